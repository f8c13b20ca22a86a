/**
 * Recognises names that people would take for each other, so that nobody at a table passes for somebody else.
 *
 * @packageDocumentation
 */
import { type Fault, fault } from '../../core/values/fault.js';

/**
 * Characters that look like another one in usual fonts, keyed by that other one: letters of Cyrillic, Greek, Armenian, Cherokee and Lisu, phonetic
 * letters, digits and punctuation.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ A: 'АΑᎪꓮ', B: 'ВΒᏴꓐ', C: 'СϹᏟꓚ', D: 'Ꭰꓓ', E: 'ЕΕᎬꓰ', F: 'Ϝꓝ', G: 'ԌᏀꓖ', H: 'НΗᎻꓧ', J: 'ЈͿᎫꓙ', K: 'КΚᏦꓗ' },
  ...{ L: 'Ꮮꓡ', M: 'МΜᎷꓟ', N: 'Νꓠ', O: '0ОΟՕꓳ', P: 'РΡᏢꓑ', Q: 'Ԛ', R: 'ᎡᏒꓣ', S: 'ЅՏᏚꓢ', T: 'ТΤᎢꓔ', U: 'Սꓴ' },
  ...{ V: 'ѴᏙꓦ', W: 'ԜᎳꓪ', X: 'ХΧꓫ', Y: 'УҮΥꓬ', Z: 'ΖᏃꓜ', a: 'аαɑᴀ', b: 'Ьʙ', c: 'сϲᴄ', d: 'ԁɗᴅ', e: 'еҽᴇ', g: 'ɡցɢ' },
  ...{ h: 'һհʜ', i: 'іιıɩɪ', j: 'јϳᴊ', k: 'кκᴋ', l: '1I|ІΙӀӏǀꓲʟ', m: 'ᴍ', n: 'ոռɴ', o: 'оοօσᴏ', p: 'рρᴘ', q: 'ԛգ' },
  ...{ r: 'гʀ', s: 'ѕꜱ', t: 'ᴛ', u: 'υսᴜʋ', v: 'νѵᴠ', w: 'ԝѡɯᴡ', x: 'х', y: 'уүγʏ', z: 'ᴢ', ß: 'β', æ: 'ӕ' },
  ...{ "'": '’‘ʼʻʹ′`´', '-': '‐‑‒–—−', '.': '․', ' ': '⠀' },
};

const plainOf: ReadonlyMap<string, string> = new Map(
  Object.entries(lookAlikes).flatMap(([plain, all]) => [...all].map((one) => [one, plain] as const)),
);

const plainly = (text: string): string => [...text].map((one) => plainOf.get(one) ?? one).join('');

/**
 * The skeleton of a name: names with the same skeleton look alike. It leaves out what cannot be seen, and makes no difference between forms of one
 * character, between upper and lower case, and between the look-alikes of the most used alphabets. It is empty if nothing of the name can be seen.
 */
export const skeletonOf = (name: string): string => {
  const visible = name.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  // Normalize twice, because some letters look alike only in upper case and others only in lower case.
  return plainly(plainly(visible).toLowerCase()).replaceAll('rn', 'm').replaceAll(/\s+/gu, ' ').trim();
};

/** The alphabets that share look-alikes with many others, each with what may stand beside its letters in a word. Latin goes with Chinese, Japanese and Korean. */
const alphabets: readonly { readonly has: RegExp; readonly only: RegExp }[] = [
  {
    has: /\p{sc=Latin}/u,
    only: /^[\p{sc=Latin}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\p{sc=Common}\p{sc=Inherited}]*$/u,
  },
  { has: /\p{sc=Cyrillic}/u, only: /^[\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]*$/u },
  { has: /\p{sc=Greek}/u, only: /^[\p{sc=Greek}\p{sc=Common}\p{sc=Inherited}]*$/u },
];

/** True if a word has letters of several alphabets, which people hardly notice. */
const isMixed = (word: string): boolean => alphabets.some(({ has, only }) => has.test(word) && !only.test(word));

/** The reason why a player may not have a name at a table where others have theirs; undefined if the player may have it. */
export const refuseName = (name: string, others: Iterable<string>): Fault | undefined => {
  const skeleton = skeletonOf(name);
  if (skeleton === '') return fault(['player'], 'nothing of this name can be seen');
  if (name.normalize('NFKC').split(/\s/u).some(isMixed))
    return fault(['player'], 'a word of this name has letters of several alphabets');
  for (const other of others) {
    if (other === name) return fault(['player'], 'this name is taken');
    if (skeletonOf(other) === skeleton) return fault(['player'], `this name looks like that of ${other}`);
  }
  return undefined;
};
