/**
 * Draws a picture of any game from two things that every game has: the board as text, and the moves of the seat that decides.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../../core/contract/game.js';
import { isGameOver } from '../../core/playing/chance.js';
import { legalMovesOf } from '../../core/playing/seat-moves.js';
import { element, group, type SvgDrawing, svgText } from '../paint/element.js';
import { box, label, page, sheet, tint, top } from '../paint/frame.js';
import type { SvgOptions } from '../paint/options.js';
import { type Part, part, placeKey } from '../part.js';

/** The greatest number of places that can be clicked. Places beyond this number appear only in the list of legal moves. */
const mostPlaces = 400;

const [lineHeight, buttonHeight, gap] = [17, 26, 6];

/** The width of a letter, in units of the drawing, at a font size of 1. */
const letter = 0.62;

/** The lines of the board, in a font size at which they fit into the picture. */
const boardLines = (lines: readonly string[]): SvgDrawing => {
  const longest = Math.max(1, ...lines.map((line) => line.length));
  const size = Math.min(13, page.inner / (longest * letter));
  return lines.map((line, index) =>
    label(line, page.margin, top + lineHeight * index + 10, {
      'font-family': 'ui-monospace, monospace',
      'font-size': size,
      'xml:space': 'preserve',
    }),
  );
};

interface Button {
  readonly place: Part;
  readonly x: number;
  readonly row: number;
  readonly width: number;
}

const widthOf = ({ label: text }: Part): number => Math.min(page.inner, Math.max(40, 16 + text.length * 7));

/** Arranges buttons side by side, in as many rows as they need. */
const laidOut = (places: readonly Part[]): readonly Button[] =>
  places.reduce<readonly Button[]>((before, place) => {
    const last = before.at(-1) ?? { x: 0, row: 0, width: -gap };
    const [x, width] = [last.x + last.width + gap, widthOf(place)];
    const button =
      x + width > page.inner ? { place, x: 0, row: last.row + 1, width } : { place, x, row: last.row, width };
    return [...before, button];
  }, []);

const drawButton = ({ place, x, row, width }: Button, y: number): SvgDrawing =>
  group(
    page.margin + x,
    y + row * (buttonHeight + gap),
    { [`data-${place.kind}`]: place.value, 'data-box': `0 0 ${width} ${buttonHeight}` },
    box(0, 0, width, buttonHeight, { fill: tint.paper, stroke: tint.line }),
    label(place.label, 8, buttonHeight / 2),
  );

/**
 * A function that returns the parts of a move, like `parts` of a face.
 *
 * @param move - a move of the game
 * @returns the parts in the order in which they are picked
 */
export type PartsOf<T extends GameTypes> = (move: T['Move']) => readonly Part[];

/** The parts of a move in a game without a face: a single part, which is the whole move. */
const moveAsPart =
  <T extends GameTypes>({ moveText }: Game<T>): PartsOf<T> =>
  (move) => [part('move', moveText.print(move), moveText.print(move))];

/** The parts that occur in the viewing seat's legal moves, each listed once. */
const placesOf = <T extends GameTypes>(
  game: Game<T>,
  view: T['State'] | T['View'],
  { seat }: SvgOptions,
  parts: PartsOf<T>,
): readonly Part[] => {
  if (seat === undefined || !game.toMove(view).includes(seat)) return [];
  const all = legalMovesOf(game)(view, seat).flatMap(parts);
  return [...new Map(all.map((one) => [placeKey(one), one])).values()].slice(0, mostPlaces);
};

/**
 * A picture of any game, for games that have no picture of their own. The picture shows the board as text. If the viewing seat has to decide, its
 * legal moves or their parts are below the board. Without `parts`, every move is a target marked `data-move`. With `parts`, each part of a move is a
 * target marked with the kind of the part.
 *
 * @param game - the game
 * @param view - a state or a view
 * @param options - the options of the picture
 * @param parts - the parts of a move, as in the face of the game; if left out, the moves themselves are the targets
 * @returns the SVG text
 *
 * @example
 * ```ts
 * import { game, initial } from 'rulehouse/terrafex';
 * import { plainSvg } from 'rulehouse/svg';
 * plainSvg(game, initial, { seat: 0 }).includes('data-move="G^c5"'); // true
 * plainSvg(game, initial).includes('data-move'); // false
 * ```
 */
export const plainSvg = <T extends GameTypes>(
  game: Game<T>,
  view: T['State'] | T['View'],
  options: SvgOptions = {},
  parts: PartsOf<T> = moveAsPart(game),
): string => {
  const board = game.board(view);
  const lines = board.split('\n');
  const buttons = laidOut(placesOf(game, view, options, parts));
  const below = top + lines.length * lineHeight + 12;
  const rows = Math.max(0, ...buttons.map(({ row }) => row + 1));
  const [first] = game.toMove(view);
  const waiting = isGameOver(game)(view) ? 'The game is over' : 'Chance decides';
  const text = first === undefined ? waiting : `${game.seatName(first, view)} to move`;
  const picture = sheet(
    below + rows * (buttonHeight + gap) + 8,
    { title: `${game.title}: ${text}`, description: board },
    { text: game.title, note: text },
    options,
    boardLines(lines),
    element('g', {}, ...buttons.map((button) => drawButton(button, below))),
  );
  return svgText(picture);
};
