/**
 * The part of the picture beside the landscape: the actions of the turn, the pool, the fire pit and the selected fire.
 *
 * @packageDocumentation
 */

import { type State, stands } from '../../games/terrafex/seen.js';
import { sizes } from '../../pieces/pyramids.js';
import { element, group, type SvgDrawing, type SvgTree, words } from '../paint/element.js';
import { box, caption, label, page, partSheet, sheetOn, slim, tint, top } from '../paint/frame.js';
import type { SvgOptions } from '../paint/options.js';
import { smallest } from '../paint/pyramid.js';
import { landKinds } from './english.js';
import { heading, inWords, trackers } from './position.js';
import { type Land, shape } from './shapes.js';

/** The word for each colour's action. */
const actions = { R: 'Burn', Y: 'Raise', G: 'Grow', B: 'Move' } as const satisfies Readonly<Record<Land, string>>;

const card = { width: 127, height: 60, step: 135, row: 68 } as const;

/** The height that the pool needs for the pieces of one colour. */
const countHigh = 66;

/**
 * A tracker is a large piece, which stands upright until its action is done, and is then tipped over. A tracker is not one of the pieces in play, so
 * it has no `data-piece`.
 */
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

/** The actions of the turn, in rows of at most `inRow` actions. */
const actionsAt = (state: State, y: number, inRow: number): SvgDrawing =>
  trackers.map(([colour, bit], index) =>
    group(
      page.margin + (index % inRow) * card.step,
      y + Math.floor(index / inRow) * card.row,
      { 'data-tracker': colour, 'data-box': `0 0 ${card.width} ${card.height}`, 'aria-label': 'action' },
      tracker(state, colour, stands(state, bit)),
    ),
  );
const countStep = 42;

/** The names of the supplies, as a screen reader reads them. */
const supplies = { 'data-pool': 'pool', 'data-pit': 'fire pit' } as const;

/** The remaining pieces of one colour, from small to large, with the number of pieces of each size. */
const counts = (
  colour: Land,
  x: number,
  y: number,
  key: keyof typeof supplies,
  of: (index: 0 | 1 | 2) => number,
): SvgDrawing =>
  ([0, 1, 2] as const).map((index) => {
    const [name, count] = [`${colour}${index + 1}`, of(index)];
    return group(
      x + 22 + index * countStep,
      y + 36,
      {
        [key]: name,
        'data-box': '-21 -38 42 58',
        'aria-label': `${supplies[key]}, ${landKinds[colour]}`,
        opacity: count === 0 ? 0.35 : undefined,
      },
      element(
        'g',
        { transform: 'scale(.66)' },
        shape({ colour, size: sizes[index]! }, { 'data-piece': name, 'data-count': count }),
      ),
      words(`×${count}`, { y: 12, 'font-size': smallest, 'font-weight': 700 }),
    );
  });

const poolAt = ({ pool }: State, y: number, inRow: number): SvgDrawing => [
  caption('Pool', page.margin, y + 8),
  trackers.map(([colour], kind) =>
    counts(
      colour,
      page.margin + (kind % inRow) * card.step,
      y + 18 + Math.floor(kind / inRow) * countHigh,
      'data-pool',
      (index) => pool[3 * kind + index]!,
    ),
  ),
];

const pitAt = ({ pit }: State, y: number): SvgDrawing => [
  caption('Fire pit', page.margin, y + 8),
  counts('R', page.margin, y + 18, 'data-pit', (index) => pit[index]!),
];

/** The selected fire, set aside in a box beside the pit. */
const selectionAt = ({ selected }: State, x: number, y: number): SvgDrawing => [
  caption('Selected', x, y + 8),
  group(
    x + 30,
    y + 48,
    {
      'data-selected': selected,
      'data-box': '-29 -29 58 58',
      'aria-label': selected === 0 ? 'no selected fire' : 'selected fire',
    },
    box(-29, -29, 58, 58, { 'stroke-dasharray': selected === 0 ? '4 4' : undefined }),
    selected === 0 ? [] : group(0, 26, {}, shape({ colour: 'R', size: selected })),
  ),
];

/** Draws the actions, the pool and the fire pit from the given height down, and returns the height where they end. */
const drawnFrom = (state: State, y: number, inRow: number): { readonly drawn: SvgDrawing; readonly end: number } => {
  const rows = Math.ceil(trackers.length / inRow);
  const pool = y + rows * card.row;
  const pit = pool + 18 + rows * countHigh;
  return {
    drawn: [
      actionsAt(state, y, inRow),
      poolAt(state, pool, inRow),
      pitAt(state, pit),
      selectionAt(state, page.margin + card.step, pit),
    ],
    end: pit + 88,
  };
};

/** The actions, the pool and the fire pit as drawn below the landscape, each in one row. */
export const tableBelow = (state: State, y: number): { readonly drawn: SvgDrawing; readonly end: number } =>
  drawnFrom(state, y, trackers.length);

/** The actions, the pool and the fire pit as a separate picture that can be read in a column 320 pixels wide. */
export const tablePart = (state: State, options: SvgOptions): SvgTree => {
  const { drawn, end } = drawnFrom(state, 46, 2);
  return partSheet(end + 4, inWords(state, options), 'Actions and pool', options, drawn);
};

/** The same with the heading of the whole picture, for the place beside a landscape that has none. */
export const besidePart = (state: State, options: SvgOptions): SvgTree => {
  const { drawn, end } = drawnFrom(state, top + 4, 2);
  return sheetOn(slim)(end + 4, inWords(state, options), heading(state, options), options, drawn);
};
