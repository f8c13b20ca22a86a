/**
 * The picture of Töframenn.
 *
 * @packageDocumentation
 */
import {
  board as grid,
  isArchmage,
  printLoose,
  printWizard,
  type Side,
  type State,
  score,
  sideName,
  sideOf,
  squareIndex,
  squares,
  vacant,
} from '../../games/toframenn/seen.js';
import type { Size } from '../../pieces/pyramids.js';
import { type Board, coordinates, middle } from '../paint/checkered.js';
import { type Attributes, element, group, type SvgDrawing, type SvgTree, svgText, titled } from '../paint/element.js';
import { bar, bareSheet, barHeight, boardBelow, type Player, page, sheet, tint, top } from '../paint/frame.js';
import { isTurned, type SvgOptions } from '../paint/options.js';
import { counted } from '../paint/pyramid.js';
import { pieceText } from '../pyramids.js';
import { many } from '../words.js';
import { heading, inWords, noteOf, piecesOf } from './position.js';
import { besidePart, tablePart } from './table.js';
import { wheel, wheelHeight } from './wheel.js';
import { badge, wizard } from './wizard.js';

/** The colours of light and dark squares; each side's wizards stand only on squares of one colour. */
const tints = ['#f5ecd7', '#a8998a'] as const;

const side = 64;

const pyramidTarget = (square: string, size: Size): Attributes => ({
  'data-pyramid': `${square}:${size}`,
  'aria-label': `pyramid on ${square}`,
});

/** The wizard on a square in words, with its side, for screen readers and for people who point at the square. */
const spoken = (square: string, code: number, side: Side): string =>
  [
    `${square}: ${sideName(side)}`,
    ...(isArchmage(code) ? ['Archmage'] : []),
    ...piecesOf(code)
      .map((piece) => pieceText(piece))
      .toReversed(),
  ].join(', ');

const chessboard = ({ board: contents }: State, board: Board): SvgDrawing => [
  coordinates(board),
  squares.map((name) => {
    const square = squareIndex(name);
    const [x, y] = middle(board, square);
    const paper = { x: -side / 2, y: -side / 2, width: side, height: side, fill: tints[sideOf(square)] };
    const content = contents[square] ?? vacant;
    return group(
      x,
      y,
      { 'data-square': name, 'data-box': `${-side / 2} ${-side / 2} ${side} ${side}` },
      content === vacant ? [] : titled(spoken(name, content, sideOf(square))),
      element('rect', paper),
      content === vacant ? [] : wizard(content, sideOf(square), (size) => pyramidTarget(name, size)),
    );
  }),
  element('rect', {
    ...{ x: board.x, y: board.y, width: side * grid.files, height: side * grid.ranks },
    ...{ fill: 'none', stroke: tint.faint },
  }),
];

const rowHeight = 70;

/** For each stage, the number of rows for wizards in hand and loose pyramids. The number is constant within a stage, so that no move shifts the board. */
const reserveRows: Readonly<Record<State['stage']['_tag'], number>> = { Build: 2, Place: 1, Mark: 0, Play: 0, Over: 0 };

const reserveHeight = ({ stage }: State): number => rowHeight * reserveRows[stage._tag];

const reserve = ({ hands, loose }: State, who: Side, y: number): SvgDrawing => {
  const below = y + rowHeight;
  return [
    ...hands[who].map((code, index) =>
      group(
        page.margin + 31 + index * 68,
        y + 36,
        { 'data-hand': printWizard(code), 'data-box': '-32 -32 64 64' },
        wizard(code, who),
      ),
    ),
    ...loose[who].map((pyramid, index) =>
      group(
        page.margin + 18 + index * 35.4,
        below + 6,
        { 'data-loose': printLoose(pyramid), 'data-box': '-17 -5 34 56' },
        counted(printLoose(pyramid)),
      ),
    ),
  ];
};

const player = (state: State, options: SvgOptions, who: Side): Player => ({
  data: { 'data-seat': who },
  name: sideName(who),
  score: many(score(state)[who], 'pip'),
  note: noteOf(state, who, options),
  mark: badge(who),
});

const sideBar = (state: State, options: SvgOptions, who: Side, y: number): SvgDrawing =>
  bar(y, player(state, options, who));

/** A part of the table that can be drawn as a picture of its own; the parts `large` and `beside` share a wide window. */
export type ToframennPart = 'board' | 'table' | 'large' | 'beside';

/** The options of a picture of Töframenn. */
export interface ToframennSvgOptions extends SvgOptions {
  /**
   * The part to draw: only the board (`board`, or `large` without the heading), or only the hands and the wheel of attacks (`table`, or `beside` with
   * the heading); if left out, one picture shows everything.
   */
  readonly part?: ToframennPart | undefined;
}

/** The board between the bars of the two sides. Nothing else is drawn, so that the board is as large as the available space allows. */
const boardPart = (state: State, options: SvgOptions): SvgTree => {
  const turned = isTurned(options);
  const boardTop = top + barHeight + 6;
  const below = boardTop + side * grid.ranks + 22;
  return sheet(
    below + barHeight + 10,
    inWords(state, options),
    heading(state, options),
    options,
    sideBar(state, options, turned ? 0 : 1, top),
    chessboard(state, { grid, x: page.margin + 20, y: boardTop, side, turned }),
    sideBar(state, options, turned ? 1 : 0, below),
  );
};

const largePart = (state: State, options: SvgOptions): SvgTree => {
  const turned = isTurned(options);
  const players = [player(state, options, turned ? 0 : 1), player(state, options, turned ? 1 : 0)] as const;
  const drawn = chessboard(state, { grid, ...boardBelow, side, turned });
  return bareSheet(side * grid.ranks, inWords(state, options), options, players, drawn);
};

const whole = (state: State, options: SvgOptions): SvgTree => {
  const turned = isTurned(options);
  const [near, far]: readonly [Side, Side] = turned ? [1, 0] : [0, 1];
  const boardTop = top + barHeight + 6 + reserveHeight(state);
  const below = boardTop + side * grid.ranks + 22;
  const end = below + barHeight + reserveHeight(state);
  return sheet(
    end + wheelHeight,
    inWords(state, options),
    heading(state, options),
    options,
    sideBar(state, options, far, top),
    reserve(state, far, top + barHeight),
    chessboard(state, { grid, x: page.margin + 20, y: boardTop, side, turned }),
    sideBar(state, options, near, below),
    reserve(state, near, below + barHeight),
    wheel(state, end + 8),
  );
};

/** The picture as a tree of elements; {@link toframennSvg} describes the picture's contents. */
export const toframennTree = (state: State, options: ToframennSvgOptions = {}): SvgTree => {
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
 * Draws a position of Töframenn as an SVG text. Light's side is at the bottom of the picture, or Darkness's side if `seat` is 1. A wizard is a tower
 * of its pyramids, with the small pyramid on top. The tower stands on the ring of its side: golden and whole for Light, black and notched for
 * Darkness. A star marks the Archmage.
 *
 * Groups have attributes for a front end: `data-square` (`c5`) with `data-pyramid` (`c5:2`: the medium pyramid on c5), `data-hand` (the wizard's
 * token, `R1G2B3`), `data-loose` (`R1`), and `data-seat`. Every pyramid is an element with `data-piece` (`G2`). Below the board is the wheel of the
 * colour table, with an arrow (`data-attack`, `RB`) from each colour to each colour that it attacks.
 *
 * With the option `part`, the picture shows either the board alone, or the wizards in hand and the wheel. Drawn separately, each part can be read on
 * a screen that is narrow, or wide but not high.
 *
 * @param state - the position
 * @param options - how the position is drawn, and the part to draw
 * @returns the SVG text
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game } from 'rulehouse/toframenn';
 * import { toframennSvg } from 'rulehouse/svg';
 * const read = game.position.parse('play:L a8:R3* c7:B1* - - std,null,caster,-,-');
 * if (isRight(read)) toframennSvg(read.right).length > 5000; // true
 * ```
 */
export const toframennSvg = (state: State, options: ToframennSvgOptions = {}): string =>
  svgText(toframennTree(state, options));
