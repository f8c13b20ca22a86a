/**
 * What the letters in a game's terminal picture mean, and which colours they have.
 *
 * @packageDocumentation
 */
import { wrapped } from '../../host/io.js';
import type { TextPainter, TextStyle } from '../../host/paint.js';

/** The legend for a game's picture: what the letters mean, and how they are coloured. */
interface Legend {
  /** The entries of the legend; each begins with the letters to be coloured. */
  readonly entries: readonly string[];
  /** Matches the beginning of a line in which letters are coloured; if left out, the whole line. */
  readonly begins?: RegExp;
  /** Matches each coloured part of this beginning, and captures the letter that stands for the colour. */
  readonly painted: RegExp;
  readonly styles: Readonly<Record<string, TextStyle>>;
}

/** The four colours of the stash; in Terrafex, they mean fire, mountain, forest and glacier. */
const stash: Readonly<Record<string, TextStyle>> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' };

const sizes = '1 small, 2 medium, 3 large';

/** Matches a piece in a picture: a colour and a size such as `G2`, alone or after a number as in `5xG2`. */
const piece = /(?<![A-Za-wyz])([RYGB])[1-3](?![0-9A-Za-z])/g;

const legends: Readonly<Record<string, Legend>> = {
  terrafex: {
    entries: [
      'R fire',
      'Y mountain',
      'G forest',
      'B glacier',
      sizes,
      '. nothing',
      '[ ] and ( ) the two colours of squares',
    ],
    painted: piece,
    styles: stash,
  },
  icetraders: {
    entries: [
      ...['R red: attacks', 'Y yellow: moves', 'G green: growth and building', 'B blue: trades', sizes],
      ...['> decides', '? unknown to you'],
    ],
    painted: piece,
    styles: stash,
  },
  toframenn: {
    entries: [
      ...['B blue', 'C clear', 'G green', 'K black', 'O orange', 'P purple', 'R red', 'W white', 'Y yellow'],
      ...[sizes, '[ ] Light', '( ) Darkness', '* Archmage', '::: a dark square'],
    ],
    painted: /([BCGKOPRWY])[1-3]/g,
    styles: {
      ...stash,
      C: 'cyan',
      K: 'black',
      O: 'orange',
      P: 'purple',
      W: 'white',
    },
  },
  transformartian: {
    entries: ['R red', 'Y yellow', 'B blue', 'G green', 'P purple', 'O orange', 'o a square of a shape'],
    begins: /^\d {1,2}.*/,
    painted: /(?<= )([RYBGPO])(?= )/g,
    styles: { ...stash, P: 'purple', O: 'orange' },
  },
  'terra-mystica': {
    entries: [
      ...['Y desert', 'U plains', 'K swamp', 'B lakes', 'G forest', 'S mountains', 'R wasteland', 'I ice', 'V volcano'],
      ...['~~~ river', 'after the letter: the seat and its structure', 'D dwelling', 'TP trading house', 'TE temple'],
      ...['SH stronghold', 'SA sanctuary', '* a town', 'VP victory points', 'C coins', 'W workers', 'P priests'],
      ...['PW power in bowls 1/2/3', 'BON bonus cards', 'FAV favor tiles', 'TW town tiles'],
    ],
    begins: /^(?: *(?:~~~|[YUKBGSRIV](?:\d[DTS][A-Z]?\*?)?)(?= |$))*/,
    painted: /([YUKBGSRIV~])(?:~~|\d[DTS][A-Z]?\*?)?(?= |$)/g,
    styles: {
      ...stash,
      U: 'brown',
      K: 'black',
      S: 'gray',
      I: 'cyan',
      V: 'orange',
      '~': 'dim',
    },
  },
};

/** Colours the letters in the picture of a game. */
export const paintBoard = (id: string, board: string, paint: TextPainter): string => {
  const legend = legends[id];
  if (legend === undefined) return board;
  const one = (whole: string, letter: string): string => {
    const style = legend.styles[letter];
    return style === undefined ? whole : paint(style, whole);
  };
  return board
    .split('\n')
    .map((line) => {
      const begin = legend.begins === undefined ? line : (legend.begins.exec(line)?.[0] ?? '');
      return begin.replaceAll(legend.painted, one) + line.slice(begin.length);
    })
    .join('\n');
};

/** Explains the letters in a game's pictures, as lines of text; undefined for games without a legend. */
export const legendOf = (id: string, width: number, paint: TextPainter): string | undefined => {
  const legend = legends[id];
  if (legend === undefined) return undefined;
  const plain = wrapped(legend.entries.map((entry) => entry.replaceAll(' ', '\u00a0')).join(', '), width, '  ');
  const entry = /(^ {0,9}|, )(([A-Z~])(?:~~)?)(?=\u00a0)/gm;
  return plain
    .replaceAll(entry, (whole, before: string, word: string, letter: string) => {
      const style = legend.styles[letter];
      return style === undefined ? whole : before + paint(style, word);
    })
    .replaceAll('\u00a0', ' ');
};
