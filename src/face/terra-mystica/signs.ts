/**
 * Symbols that replace words on cards: coins, workers, priests, power, spades, points, steps, shipping, keys, structures, towns and bridges.
 *
 * @packageDocumentation
 */
import { kinds, kindTitles } from '../../games/terra-mystica/seen.js';
import { corners, element, type SvgDrawing } from '../paint/element.js';
import { outlineOf, words } from './paint.js';

/**
 * A word on a card, and the symbol for that word: a path of relative steps from the symbol's centre, 10 units wide. While a text is broken into
 * lines, the symbol is represented by two letters that together are about as wide as the symbol.
 */
interface Sign {
  readonly word: RegExp;
  readonly letter: string;
  readonly d: string;
  readonly fill: string;
  /** How much smaller the path is drawn than its steps say; if left out, it is drawn as it is. */
  readonly scale?: number;
}

const signs: readonly Sign[] = [
  {
    word: /\bcoins?\b/g,
    letter: '\uE000\uE000',
    d: 'm-4.5 0a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0zm4.5-2v4',
    fill: '#f0c53a',
  },
  { word: /\bworkers?\b/g, letter: '\uE001\uE001', d: 'm-4-2l4-2 4 2v5l-4 2-4-2zm0 0l4 2 4-2m-4 2v5', fill: '#d9dade' },
  {
    word: /\bpriests?\b/g,
    letter: '\uE002\uE002',
    d: 'm-2-3a2 2 0 1 0 4 0 2 2 0 1 0-4 0zm-2 8l4-6 4 6z',
    fill: '#c9a06a',
  },
  { word: /\bpower\b/g, letter: '\uE003\uE003', d: 'm0-5l4.5 5-4.5 5-4.5-5z', fill: '#a878cf' },
  {
    word: /\bspades?\b/g,
    letter: '\uE004\uE004',
    d: 'm-2.5-5.5h5v2h-1.5v3h2v2.5l-3 3-3-3v-2.5h2v-3h-1.5z',
    fill: '#c99a5f',
  },
  {
    word: /\bVP\b/g,
    letter: '\uE005\uE005',
    d: 'm0-5l1.5 3.5h3.5l-3 2.5 1 4-3-2.5-3 2.5 1-4-3-2.5h3.5z',
    fill: '#f2d56b',
  },
  { word: /\b(?:cult )?steps?\b/g, letter: '\uE006\uE006', d: 'm-5 4v-3h3.5v-3h3v-3h3.5v9z', fill: '#cfd3d8' },
  { word: /\bshipping\b/g, letter: '\uE007\uE007', d: 'm-5 2h10l-2 3h-6zm5-1v-6l4 6z', fill: '#8fc1ea' },
  {
    word: /\bkeys?\b/g,
    letter: '\uE008\uE008',
    d: 'm-5.5-1a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0zm5.3-1.2h5.7v4h-2v-2h-3.7z',
    fill: '#e8c87a',
  },
];

/** The structures, whose shapes replace their names where a card has little room. */
const shapes: readonly Sign[] = kinds.map((kind, index) => ({
  word: new RegExp(String.raw`\b${kindTitles[kind]}s?\b`, 'g'),
  letter: String.fromCharCode(0xe009 + index).repeat(2),
  d: outlineOf(kind),
  fill: '#8b8377',
  scale: 0.3,
}));

/** A bridge, a town and an action on a tile, which are drawn as signs only beside the shapes of structures. */
const works: readonly Sign[] = [
  { word: /\baction: a\b/g, letter: '\uE010\uE010', d: 'm-2-5h4l3 3v4l-3 3h-4l-3-3v-4z', fill: '#e8913a' },
  { word: /\b(?:a )?bridge\b/g, letter: '\uE00E\uE00E', d: 'm-5 3v-2q5-6 10 0v2h-2q-3-4-6 0z', fill: '#b98a52' },
  { word: /\btowns?\b/g, letter: '\uE00F\uE00F', d: 'm-5 4v-5l2.5-3 2.5 3v-3l2.5-2 2.5 2v8z', fill: '#8b8377' },
];

const withAll = (all: readonly Sign[], text: string): string =>
  all.reduce((before, { word, letter }) => before.replaceAll(word, letter), text);

/** Returns a text for {@link signedLine}, in which two letters replace each word that has a symbol. */
export const withSigns = (text: string): string => withAll(signs, text);

/** Like {@link withSigns}, with shapes in place of structures, towns and bridges, and without the small words and blanks between. */
export const withShapes = (text: string): string =>
  withAll([...shapes, ...works], withSigns(text).replaceAll(' built', ''))
    .replaceAll(' or ', '')
    .replaceAll(' per ', '/')
    .replaceAll(/(?<![;:]) (?=[\uE000-\uE010])|(?<=[\uE000-\uE010]) (?=\d)/g, '');

const everySign: readonly Sign[] = [...signs, ...shapes, ...works];

const letterWide = 5.8;
const signWide = 11;

const wideOf = (run: string): number => (run.charCodeAt(0) >= 0xe000 ? signWide : run.length * letterWide);

/** Draws a symbol. A symbol's outline is dark in both themes, because its fill is light. */
const drawnSign = ({ d, fill, scale }: Sign, x: number, y: number): SvgDrawing =>
  scale === undefined
    ? element('path', { d: `M${corners([[x, y]])}${d}`, fill, stroke: '#33302b' })
    : element('path', {
        d: `M0 0${d}`,
        transform: `translate(${corners([[x, y]])}) scale(${scale})`,
        fill,
        stroke: '#33302b',
        'stroke-width': 1 / scale,
      });

/**
 * Draws a line of text from {@link withSigns}, to the right of the given point. The words are fitted to a calculated length, so that the symbols are
 * in the right place in every font. The group around the words sets the alignment and the colour of the words.
 */
export const signedLine = (line: string, x: number, y: number): SvgDrawing => {
  const runs = line.split(/([\uE000-\uE010]{2})/).filter((run) => run !== '');
  // A short text without symbols always fits.
  if (line.length < 20 && runs.length === 1 && !everySign.some(({ letter }) => letter === line))
    return words(line, { x, y });
  return runs.map((run, index) => {
    const at = runs.slice(0, index).reduce((sum, before) => sum + wideOf(before), x);
    const sign = everySign.find(({ letter }) => letter === run);
    if (sign !== undefined) return drawnSign(sign, at + signWide / 2, y);
    const text = run.trim();
    const lead = run.length - run.trimStart().length;
    return text === ''
      ? []
      : words(text, {
          x: at + lead * letterWide,
          y,
          textLength: text.length > 2 ? text.length * letterWide - 0.6 : undefined,
        });
  });
};
