/**
 * The plain-text picture of a position: grid, chart, mediums and points.
 *
 * @packageDocumentation
 */
import { drawingOf } from './shapes.js';
import {
  colourCount,
  colourLetter,
  isHome,
  isOver,
  noMedium,
  ranks,
  type State,
  smallIndex,
  teamToMove,
} from './state.js';
import { files, five } from './tables.js';
import { seatsOf } from './turn.js';

const gridLines = ({ grid, settings }: State): readonly string[] => {
  const heading = '   a b c d e ';
  const rows = Array.from({ length: ranks(settings) }, (_, index) => {
    const rank = ranks(settings) - 1 - index;
    const letters = grid.slice(rank * files, (rank + 1) * files).map(colourLetter);
    return `${rank + 1}  ${letters.join(' ')}  ${rank + 1}`;
  });
  return [heading.trimEnd(), ...rows, heading.trimEnd()];
};

/** The colours whose smalls are on a given level of a column. */
const onLevel = (state: State, column: number, level: number): string =>
  Array.from({ length: colourCount(state.settings) }, (_, colour) => colour)
    .filter((colour) => state.smalls[smallIndex(state.settings, column, colour)] === level)
    .map(colourLetter)
    .join('');

const chartLines = (state: State): readonly string[] => {
  const { shapes, levels } = state.settings;
  const drawings = shapes.map((shape) => drawingOf(shape).split('/'));
  const height = Math.max(...drawings.map((rows) => rows.length));
  const width = Math.max(8, ...shapes.map((shape) => shape.length + 2));
  const cells = (texts: readonly string[], head: string): string =>
    (head.padEnd(6) + texts.map((text) => text.padEnd(width)).join('')).trimEnd();
  const titles = shapes.map((shape) => (shape.includes('/') ? 'custom' : shape));
  return [
    cells(titles, 'Chart'),
    ...Array.from({ length: height }, (_, row) =>
      cells(
        drawings.map((rows) => rows[row] ?? ''),
        '',
      ),
    ),
    ...levels.map((points, level) =>
      cells(
        Array.from({ length: five }, (_, column) => onLevel(state, column, level) || '-'),
        `[${points}]`,
      ),
    ),
  ];
};

const teamName = (state: State, team: number): string => {
  const members = seatsOf(state, team);
  return members.length === 1 ? `seat ${team}` : `team ${team} (seats ${members.join(' and ')})`;
};

const handText = (state: State, team: number): string => {
  const hand = state.hands[team]!;
  return hand === noMedium ? 'none' : colourLetter(hand);
};

const turnLine = (state: State): string => {
  const { turn, settings } = state;
  if (isOver(state)) return 'The game is over.';
  const seat = (turn - 1) % settings.players;
  const limit = settings.turnLimit === 0 ? '' : ` of ${settings.turnLimit}`;
  return `Turn ${turn}${limit}: seat ${seat} to move, for ${teamName(state, teamToMove(state))}. Target: ${settings.target}`;
};

/** Draws a position in about twenty lines of text. @rule TX-1.1 @rule TX-1.4 @rule TX-1.9 */
export const picture = (state: State): string => {
  const home = Array.from({ length: colourCount(state.settings) }, (_, colour) => colour).filter((colour) =>
    isHome(state, colour),
  );
  return [
    ...gridLines(state),
    '',
    ...chartLines(state),
    '',
    turnLine(state),
    ...state.scores.map(
      (points, team) => `${teamName(state, team)}: ${points} points, medium in hand: ${handText(state, team)}`,
    ),
    `Mediums at home: ${home.map(colourLetter).join(' ') || 'none'}`,
  ].join('\n');
};
