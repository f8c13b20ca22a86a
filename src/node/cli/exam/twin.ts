/**
 * Twins: disguised games, which differ from the originals only in their words and letters. In a twin, the letters of the notations are shifted, the
 * words of the rule book are meaningless, and the rules are renumbered, so that knowing the original game does not help. A twin has the same tree of
 * moves as the original game.
 *
 * @packageDocumentation
 */
import { source } from '../../../core/values/random.js';

/** Translates the texts of a game into those that a candidate sees, and back. */
export interface Dress {
  /** Writes a position or a move as the candidate sees it. */
  readonly on: (text: string) => string;
  /** Translates a text from the candidate back into the game's own notation. */
  readonly off: (text: string) => string;
  /** Writes a text for readers, such as the rule book or a single sentence, as the candidate sees it. */
  readonly prose: (text: string) => string;
  /** Writes the number of a rule as the candidate sees it. */
  readonly rule: (number: string) => string;
}

const same = (text: string): string => text;

/** The translation for an exam without a disguise, which leaves all texts as they are. */
export const plain: Dress = { on: same, off: same, prose: same, rule: same };

const letters = 26;

/** Shifts letters cyclically, so that neighbouring files of a board stay neighbours; capitals and small letters shift by different numbers. */
const shifted =
  (large: number, small: number) =>
  (text: string): string =>
    text.replaceAll(/[A-Za-z]/g, (letter) => {
      const [first, by] = letter <= 'Z' ? [65, large] : [97, small];
      return String.fromCharCode(first + ((letter.charCodeAt(0) - first + by + letters) % letters));
    });

/** For each game, the words of its rule book that name the game and the things in it. */
const vocabulary: Readonly<Record<string, readonly string[]>> = {
  icetraders: [
    'icetraders',
    'ship',
    'system',
    'hyperspace',
    'marker',
    'stash',
    'power',
    'sacrifice',
    'revolt',
    'good',
    'evil',
  ],
  'terra-mystica': [
    'mystica',
    'dwelling',
    'temple',
    'stronghold',
    'sanctuary',
    'cult',
    'priest',
    'spade',
    'faction',
    'bowl',
  ],
  terrafex: ['terrafex', 'forest', 'mountain', 'glacier', 'fire', 'frost', 'frosted', 'tracker', 'pool', 'pit'],
  toframenn: ['töframenn', 'wizard', 'archmage', 'bolt', 'duel', 'pyramid', 'token', 'spell', 'light', 'darkness'],
  transformartian: ['transformartian', 'exchange', 'shape', 'large', 'medium', 'small', 'ladder', 'chart', 'grid'],
};

const syllables = ['ba', 'ke', 'lo', 'mi', 'nu', 'pa', 're', 'so', 'tu', 'va', 'ze', 'do', 'fi', 'gu', 'ha'];

/** Chooses a different meaningless word for each of a game's own words. */
const wordsFor = (game: string, seed: number): ReadonlyMap<string, string> => {
  const random = source(seed);
  const made = new Map<string, string>();
  for (const word of vocabulary[game] ?? []) {
    let replaced = '';
    do replaced = [1, 2, 3].map(() => syllables[random.below(syllables.length)]!).join('');
    while ([...made.values()].includes(replaced));
    made.set(word, replaced);
  }
  return made;
};

const likeCase = (model: string, word: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** The parts of a rule book that are notation: code, ranges of letters, squares, and single capitals. */
const notation = /```[\s\S]*?```|`[^`]*`|\b[A-Za-z]-[A-Za-z]\b|\b[a-h][1-9]\b|\b(?![AI]\b)[A-Z]\b/g;

/** Matches the numbers of rules, both in texts and in links. */
const numbers = /\b([A-Z]{2,3})-(\d+(?:\.\d+)?[a-z]?)\b/g;

/**
 * Makes the twin of a game: the same game in disguise.
 *
 * @param game - the id of the game
 * @param seed - the seed that chooses one of the possible twins
 */
export const twinOf = (game: string, seed: number): Dress => {
  const random = source(seed);
  // A shift of zero would leave the letters unchanged.
  const [large, small] = [1 + random.below(letters - 1), 1 + random.below(letters - 1)];
  const on = shifted(large, small);
  const rule = (number: string): string => number.replaceAll(numbers, (_, __: string, rest: string) => `QX-${rest}`);
  const words = wordsFor(game, seed);
  const known = new RegExp(`(?<![a-zö])(${[...words.keys()].join('|')})(?=(?:s|es)?(?![a-zö]))`, 'gi');
  const renamed = (text: string): string =>
    words.size === 0 ? text : text.replaceAll(known, (word) => likeCase(word, words.get(word.toLowerCase()) ?? word));
  const prose = (text: string): string => {
    let [done, at] = ['', 0];
    for (const found of text.matchAll(notation)) {
      const code = found[0].replaceAll(numbers, (number) => `\u0000${number.slice(number.indexOf('-') + 1)}\u0001`);
      done += rule(renamed(text.slice(at, found.index)));
      done += on(code).replaceAll('\u0000', 'QX-').replaceAll('\u0001', '');
      at = found.index + found[0].length;
    }
    return done + rule(renamed(text.slice(at)));
  };
  return { on, off: shifted(-large, -small), prose, rule };
};
