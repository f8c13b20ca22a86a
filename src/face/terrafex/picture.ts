/**
 * The picture of Terrafex: the landscape, the actions of the turn with the pool below them, the fire pit.
 *
 * @packageDocumentation
 */
import { sizes } from '../../pyramids/index.js';
import {
  score,
  type Side,
  squareIndex,
  squares,
  stands,
  type State,
  board as grid,
  sideName,
} from '../../terrafex/seen.js';
import { type Board, coordinates, middle } from '../paint/checkered.js';
import { element, group, type SvgDrawing, words, svgText, type SvgTree } from '../paint/element.js';
import { bar, barHeight, box, caption, disc, label, page, sheet, tint, top } from '../paint/frame.js';
import { many } from '../words.js';
import type { SvgOptions } from '../paint/options.js';
import { smallest } from '../paint/pyramid.js';
import { heading, inWords, noteOf, trackers } from './position.js';
import { type Land, shape } from './shapes.js';
import { side, squareAt } from './square.js';

const discs = ['#ffffff', '#33363b'] as const;

const landscape = (state: State, board: Board): SvgDrawing => [
  coordinates(board),
  squares.map((square) => squareAt(state, square, ...middle(board, squareIndex(square)))),
];

// ---- actions and pool ----

/** The effect of each colour's action. */
const actions = { R: 'Burn', Y: 'Raise', G: 'Grow', B: 'Move' } as const satisfies Readonly<Record<Land, string>>;

const card = { width: 127, height: 60, step: 135 } as const;

/** A tracker is a large piece that stands, or is tipped over once its action is done; it is not one of those in play and has no `data-piece`. */
const tracker = (state: State, colour: Land, isUp: boolean): SvgDrawing => {
  const piece = shape({ colour, size: 3 }, isUp ? {} : { transform: 'translate(-26 0) rotate(90) scale(.84)' });
  return [
    box(
      0,
      0,
      card.width,
      card.height,
      isUp ? { stroke: tint.ink, 'stroke-width': 1.5 } : { fill: 'none', 'stroke-dasharray': '4 4' },
    ),
    group(34, isUp ? 56 : 30, isUp ? {} : { opacity: 0.6 }, piece),
    label(actions[colour], 66, card.height / 2, {
      'font-size': smallest,
      'font-weight': isUp ? 700 : 400,
      fill: isUp ? tint.ink : tint.faint,
      'text-decoration': isUp ? undefined : 'line-through',
    }),
  ];
};

const trackerLine = (state: State, y: number): SvgDrawing =>
  trackers.map(([colour, bit], index) =>
    group(
      page.margin + index * card.step,
      y,
      { 'data-tracker': colour, 'data-box': `0 0 ${card.width} ${card.height}` },
      tracker(state, colour, stands(state, bit)),
    ),
  );
const countStep = 42;

/** Pieces of one colour that are left, small first: each with its number. */
const counts = (colour: Land, x: number, y: number, key: string, of: (index: 0 | 1 | 2) => number): SvgDrawing =>
  ([0, 1, 2] as const).map((index) => {
    const [name, count] = [`${colour}${index + 1}`, of(index)];
    return group(
      x + 22 + index * countStep,
      y + 36,
      { [key]: name, 'data-box': '-21 -38 42 58', opacity: count === 0 ? 0.35 : undefined },
      element(
        'g',
        { transform: 'scale(.66)' },
        shape({ colour, size: sizes[index]! }, { 'data-piece': name, 'data-count': count }),
      ),
      words(`×${count}`, { y: 12, 'font-size': smallest, 'font-weight': 700 }),
    );
  });

const poolLine = ({ pool }: State, y: number): SvgDrawing => [
  caption('Pool', page.margin, y + 8),
  trackers.map(([colour], kind) =>
    counts(colour, page.margin + kind * card.step, y + 12, 'data-pool', (index) => pool[3 * kind + index]!),
  ),
];

const pitLine = ({ pit }: State, y: number): SvgDrawing => [
  caption('Fire pit', page.margin, y + 8),
  counts('R', page.margin, y + 12, 'data-pit', (index) => pit[index]!),
];

/** The fire that is selected, set aside: in a box beside the pit. */
const selection = ({ selected }: State, x: number, y: number): SvgDrawing => [
  caption('Selected', x, y + 8),
  group(
    x + 30,
    y + 46,
    { 'data-selected': selected, 'data-box': '-29 -29 58 58' },
    box(-29, -29, 58, 58, { 'stroke-dasharray': selected === 0 ? '4 4' : undefined }),
    selected === 0 ? [] : group(0, 26, {}, shape({ colour: 'R', size: selected })),
  ),
];

const boardTop = top + barHeight + 6;
const below = boardTop + side * grid.ranks + 22;
const second = below + barHeight + 12;
const third = second + card.height + 8;
const fourth = third + 78;
const height = fourth + 84;

const sideBar = (state: State, who: Side, y: number): SvgDrawing =>
  bar(y, {
    data: { 'data-seat': who },
    name: sideName(who),
    score: many(score(state)[who], 'point'),
    note: noteOf(state, who),
    mark: disc(discs[who]),
  });

/** The picture as a tree; {@link terrafexSvg} says what is in it. */
export const terrafexTree = (state: State, options: SvgOptions = {}): SvgTree => {
  const turned = options.seat === 1;
  const near = turned ? 1 : 0;
  return sheet(
    height,
    inWords(state),
    heading(state),
    options,
    sideBar(state, near === 0 ? 1 : 0, top),
    landscape(state, { grid, x: page.margin + 20, y: boardTop, side, turned }),
    sideBar(state, near, below),
    trackerLine(state, second),
    poolLine(state, third),
    pitLine(state, fourth),
    selection(state, page.margin + card.step, fourth),
  );
};

/**
 * A position of Terrafex as an SVG text. White's side is at the bottom; with `seat: 1` it is Black's.
 *
 * Groups for a front end: `data-square` (`c5`), `data-tracker` (`R Y G B`), `data-pool` and `data-pit` (`R1`), `data-selected`
 * (the size, 0 if there is none), `data-seat`. Every piece in play is an element with `data-piece` (`G2`) and, in pool and pit,
 * `data-count`.
 *
 * @param state - the position
 * @param options - the options of the picture
 * @returns the SVG text
 *
 * @example
 * ```ts
 * import { initial } from 'rulehouse/terrafex';
 * import { terrafexSvg } from 'rulehouse/svg';
 * terrafexSvg(initial).includes('data-square="c5"'); // true
 * ```
 */
export const terrafexSvg = (state: State, options: SvgOptions = {}): string => svgText(terrafexTree(state, options));
