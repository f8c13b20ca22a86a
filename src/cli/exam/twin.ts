/**
 * Twins: the same game in disguise. The letters of notations are shifted, words of the book are replaced by meaningless ones, and rules are
 * renumbered, so that knowing the game does not help. The tree of moves is the same.
 *
 * @packageDocumentation
 */
import { source } from '../../core/values/random.js';

/** The texts of a game in the form that a candidate sees. */
export interface Dress {
  /** A position or a move in the form that the candidate sees. */
  readonly on: (text: string) => string;
  /** A text of the candidate, translated back for the game. */
  readonly off: (text: string) => string;
  /** A text for readers, for instance the rule book or a single sentence. */
  readonly prose: (text: string) => string;
  /** The number of a rule. */
  readonly rule: (number: string) => string;
}

const same = (text: string): string => text;

/** The dress without a disguise: everything stays as it is. */
export const plain: Dress = { on: same, off: same, prose: same, rule: same };

const letters = 26;

/** Shifts letters cyclically, capitals by one number and small letters by another, so that neighbouring files of a board stay neighbours. */
const shifted =
  (large: number, small: number) =>
  (text: string): string =>
    text.replaceAll(/[A-Za-z]/g, (letter) => {
      const [first, by] = letter <= 'Z' ? [65, large] : [97, small];
      return String.fromCharCode(first + ((letter.charCodeAt(0) - first + by + letters) % letters));
    });

/** For each book, the words that name the game and its things. */
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

/** Chooses a meaningless word for each word of a game; no two of these words are the same. */
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

/** Parts of a book that are notation: code, ranges of letters, squares, and single capitals. */
const notation = /```[\s\S]*?```|`[^`]*`|\b[A-Za-z]-[A-Za-z]\b|\b[a-h][1-9]\b|\b(?![AI]\b)[A-Z]\b/g;

/** The numbers of rules, in texts and in anchors. */
const numbers = /\b([A-Z]{2,3})-(\d+(?:\.\d+)?[a-z]?)\b/g;

/**
 * The disguise of a game as a twin.
 *
 * @param game - the id of the game
 * @param seed - the seed that selects the twin
 */
export const twinOf = (game: string, seed: number): Dress => {
  const random = source(seed);
  // Zero would leave the letters as they are.
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
