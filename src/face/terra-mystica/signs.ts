/**
 * Signs that stand on cards where the words say coins, workers, priests, power, spades, points, steps, shipping and keys.
 *
 * @packageDocumentation
 */
import { corners, element } from '../paint/element.js';
import { words } from './paint.js';

/**
 * A word on a card, the two letters that stand for its sign while lines are broken (the sign is as wide as they are), and the sign around the origin,
 * 10 wide.
 */
interface Sign {
  readonly word: RegExp;
  readonly letter: string;
  readonly d: string;
  readonly fill: string;
}

const signs: readonly Sign[] = [
  {
    word: /\bcoins?\b/g,
    letter: '\uE000\uE000',
    d: 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM0-2V2',
    fill: '#f0c53a',
  },
  { word: /\bworkers?\b/g, letter: '\uE001\uE001', d: 'M-4-2L0-4L4-2V3L0 5L-4 3zM-4-2L0 0L4-2M0 0V5', fill: '#d9dade' },
  {
    word: /\bpriests?\b/g,
    letter: '\uE002\uE002',
    d: 'M-2-3a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM-4 5L0-1L4 5z',
    fill: '#c9a06a',
  },
  { word: /\bpower\b/g, letter: '\uE003\uE003', d: 'M0-5L4.5 0L0 5L-4.5 0z', fill: '#a878cf' },
  { word: /\bspades?\b/g, letter: '\uE004\uE004', d: 'M-2-5H2M0-5V1M-3 0H3V2L0 5L-3 2z', fill: '#b98a52' },
  {
    word: /\bVP\b/g,
    letter: '\uE005\uE005',
    d: 'M0-5l1.5 3.5H5L2 1l1 4-3-2.5L-3 5l1-4-3-2.5h3.5z',
    fill: '#f2d56b',
  },
  { word: /\b(?:cult )?steps?\b/g, letter: '\uE006\uE006', d: 'M-5 4V1H-1.5V-2H1.5V-5H5V4z', fill: '#cfd3d8' },
  { word: /\bshipping\b/g, letter: '\uE007\uE007', d: 'M-5 2H5L3 5H-3zM0 1V-5L4 1z', fill: '#8fc1ea' },
  {
    word: /\bkeys?\b/g,
    letter: '\uE008\uE008',
    d: 'M-5-2a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM-1-2H5V1M2-2V1',
    fill: '#e8c87a',
  },
];

/** A text in which each word that has a sign is two letters, for {@link signedLine}. */
export const withSigns = (text: string): string =>
  signs.reduce((before, { word, letter }) => before.replaceAll(word, letter), text);

const letterWide = 5.8;
const signWide = 11;

const wideOf = (run: string): number => (run.charCodeAt(0) >= 0xe000 ? signWide : run.length * letterWide);

/** A sign: its lines are dark in both themes, as its colours are light. */
const drawnSign = ({ d, fill }: Sign, x: number, y: number): string =>
  element('path', { d, transform: `translate(${corners([[x, y]])})`, fill, stroke: '#33302b' });

/** A line of {@link withSigns} from a point to the right. Words have a fixed length, so that signs stand right in every font; they
 * are aligned and inked by the group around them. */
export const signedLine = (line: string, x: number, y: number): string => {
  const runs = line.split(/([\uE000-\uE008]{2})/).filter((run) => run !== '');
  return runs
    .map((run, index) => {
      const at = runs.slice(0, index).reduce((sum, before) => sum + wideOf(before), x);
      const sign = signs.find(({ letter }) => letter === run);
      if (sign !== undefined) return drawnSign(sign, at + signWide / 2, y);
      const text = run.trim();
      const lead = run.length - run.trimStart().length;
      return text === ''
        ? ''
        : words(text, {
            x: at + lead * letterWide,
            y,
            textLength: text.length > 2 ? text.length * letterWide - 0.6 : undefined,
          });
    })
    .join('');
};
