/**
 * The column beside the board: what each side has in hand, and below it the wheel of attacks.
 *
 * @packageDocumentation
 */
import { printLoose, printWizard, type Side, type State, sideName } from '../../games/toframenn/seen.js';
import { group, type SvgDrawing, type SvgTree } from '../paint/element.js';
import { caption, partSheet, sheetOn, slim, top } from '../paint/frame.js';
import type { SvgOptions } from '../paint/options.js';
import { counted } from '../paint/pyramid.js';
import { heading, inWords } from './position.js';
import { wheelInColumn, wheelInColumnHeight } from './wheel.js';
import { wizard } from './wizard.js';

/** The layout of wizards in hand: the number of wizards in a line, the distance between them, and the height of a line. */
const wizards = { inRow: 4, step: 78, high: 70 } as const;

/** The layout of loose pyramids: the number of pyramids in a line, the distance between them, and the height of a line. */
const loose = { inRow: 8, step: 39, high: 62 } as const;

const headHigh = 22;

/** The horizontal position of the piece with the given index in a hand. */
const placeOf = (index: number, { inRow, step }: { readonly inRow: number; readonly step: number }): number =>
  (index % inRow) * step + step / 2;

const lineOf = (index: number, { inRow }: { readonly inRow: number }): number => Math.floor(index / inRow);

const linesFor = (count: number, { inRow, high }: { readonly inRow: number; readonly high: number }): number =>
  Math.ceil(count / inRow) * high;

/** A drawing of the pieces in a side's hand, and the height of the drawing. */
interface Hand {
  readonly height: number;
  readonly drawn: SvgDrawing;
}

const handOf = (state: State, who: Side): Hand => {
  const [own, single] = [state.hands[who], state.loose[who]];
  if (own.length + single.length === 0) return { height: 0, drawn: [] };
  const below = headHigh + linesFor(own.length, wizards);
  return {
    height: below + linesFor(single.length, loose) + 6,
    drawn: [
      caption(`In hand: ${sideName(who)}`, 0, 8),
      own.map((code, index) =>
        group(
          placeOf(index, wizards),
          headHigh + lineOf(index, wizards) * wizards.high + 34,
          { 'data-hand': printWizard(code), 'data-box': '-32 -32 64 64' },
          wizard(code, who),
        ),
      ),
      single.map((pyramid, index) =>
        group(
          placeOf(index, loose),
          below + lineOf(index, loose) * loose.high + 4,
          { 'data-loose': printLoose(pyramid), 'data-box': '-17 -5 34 61' },
          counted(printLoose(pyramid)),
        ),
      ),
    ],
  };
};

/** The hands and the wheel of attacks from the given height down, and the height where they end. */
const drawnFrom = (
  state: State,
  { seat }: SvgOptions,
  y: number,
): { readonly drawn: SvgDrawing; readonly end: number } => {
  const sides: readonly Side[] = seat === 1 ? [1, 0] : [0, 1];
  const hands = sides.map((who) => handOf(state, who));
  const tops = hands.map((_, index) => hands.slice(0, index).reduce<number>((sum, { height }) => sum + height, y));
  const wheelTop = hands.reduce<number>((sum, { height }) => sum + height, y);
  return {
    drawn: [
      ...hands.map(({ drawn }, index) => group(slim.margin, tops[index]!, {}, drawn)),
      wheelInColumn(state, wheelTop),
    ],
    end: wheelTop + wheelInColumnHeight + 12,
  };
};

/** The hands and the wheel of attacks as a separate picture that can be read in a column 320 pixels wide. */
export const tablePart = (state: State, options: SvgOptions): SvgTree => {
  const { drawn, end } = drawnFrom(state, options, 42);
  return partSheet(end, inWords(state, options), 'Hands and attacks', options, drawn);
};

/** The same with the heading of the whole picture, for the place beside a board that has none. */
export const besidePart = (state: State, options: SvgOptions): SvgTree => {
  const { drawn, end } = drawnFrom(state, options, top);
  return sheetOn(slim)(end, inWords(state, options), heading(state, options), options, drawn);
};
