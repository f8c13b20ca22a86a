/**
 * The picture of Terrafex: the landscape, the actions of the turn with the pool below them, and the fire pit.
 *
 * @packageDocumentation
 */
import {
  board as grid,
  type Side,
  type State,
  score,
  sideName,
  squareIndex,
  squares,
} from '../../games/terrafex/seen.js';
import { type Board, coordinates, middle } from '../paint/checkered.js';
import { type SvgDrawing, type SvgTree, svgText } from '../paint/element.js';
import { bar, bareSheet, barHeight, boardBelow, disc, type Player, page, sheet, top } from '../paint/frame.js';
import { isTurned, type SvgOptions } from '../paint/options.js';
import { many } from '../words.js';
import { heading, inWords, noteOf } from './position.js';
import { discs } from './shapes.js';
import { side, squareAt } from './square.js';
import { besidePart, tableBelow, tablePart } from './table.js';

const landscape = (state: State, board: Board): SvgDrawing => [
  coordinates(board),
  squares.map((square) => squareAt(state, square, ...middle(board, squareIndex(square)))),
];

const boardTop = top + barHeight + 6;
const below = boardTop + side * grid.ranks + 22;
const second = below + barHeight + 12;

const player = (state: State, options: SvgOptions, who: Side): Player => ({
  data: { 'data-seat': who },
  name: sideName(who),
  score: many(score(state)[who], 'point'),
  note: noteOf(state, who, options),
  mark: disc(discs[who]),
});

const sideBar = (state: State, options: SvgOptions, who: Side, y: number): SvgDrawing =>
  bar(y, player(state, options, who));

/** A part of the table that can be drawn as a picture of its own; the parts `large` and `beside` share a wide window. */
export type TerrafexPart = 'board' | 'table' | 'large' | 'beside';

/** The options of a picture of Terrafex. */
export interface TerrafexSvgOptions extends SvgOptions {
  /**
   * The part to draw: only the landscape (`board`, or `large` without the heading), or only the actions, pool and fire pit (`table`, or `beside` with
   * the heading); if left out, one picture shows everything.
   */
  readonly part?: TerrafexPart | undefined;
}

/** The landscape, drawn between the bars of the two sides. */
const between = (state: State, options: SvgOptions): SvgDrawing => {
  const turned = isTurned(options);
  return [
    sideBar(state, options, turned ? 0 : 1, top),
    landscape(state, { grid, x: page.margin + 20, y: boardTop, side, turned }),
    sideBar(state, options, turned ? 1 : 0, below),
  ];
};

const boardPart = (state: State, options: SvgOptions): SvgTree =>
  sheet(below + barHeight + 10, inWords(state, options), heading(state, options), options, between(state, options));

const largePart = (state: State, options: SvgOptions): SvgTree => {
  const turned = isTurned(options);
  const players = [player(state, options, turned ? 0 : 1), player(state, options, turned ? 1 : 0)] as const;
  const drawn = landscape(state, { grid, ...boardBelow, side, turned });
  return bareSheet(side * grid.ranks, inWords(state, options), options, players, drawn);
};

const whole = (state: State, options: SvgOptions): SvgTree => {
  const { drawn, end } = tableBelow(state, second);
  return sheet(end, inWords(state, options), heading(state, options), options, between(state, options), drawn);
};

/** The picture as a tree of elements; {@link terrafexSvg} describes the picture's contents. */
export const terrafexTree = (state: State, options: TerrafexSvgOptions = {}): SvgTree => {
  switch (options.part) {
    case undefined:
      return whole(state, options);
    case 'board':
      return boardPart(state, options);
    case 'table':
      return tablePart(state, options);
    case 'large':
      return largePart(state, options);
    case 'beside':
      return besidePart(state, options);
  }
};

/**
 * Draws a position of Terrafex as an SVG text. White's side is at the bottom of the picture, or Black's side if `seat` is 1.
 *
 * Groups have attributes for a front end: `data-square` (`c5`), `data-tracker` (`R`), `data-pool` and `data-pit` (`R1`), and `data-seat` (`0`). The
 * value of `data-selected` is the size of the selected fire, or 0 if none is selected. Every piece in play is an element with `data-piece` (`G2`). In
 * the pool and the pit, the element of a piece also has `data-count`.
 *
 * With the option `part`, the picture shows either the landscape alone, or the actions, the pool and the fire pit. Drawn separately, each part can be
 * large even on a screen that is wide but not high.
 *
 * @param state - the position
 * @param options - how the position is drawn, and the part to draw
 * @returns the SVG text
 *
 * @example
 * ```ts
 * import { initial } from 'rulehouse/terrafex';
 * import { terrafexSvg } from 'rulehouse/svg';
 * terrafexSvg(initial).includes('data-square="c5"'); // true
 * ```
 */
export const terrafexSvg = (state: State, options: TerrafexSvgOptions = {}): string =>
  svgText(terrafexTree(state, options));
