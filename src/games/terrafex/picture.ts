/**
 * The plain-text picture of a position, for a terminal.
 *
 * Brackets show who owns the large and small places of a square: `[.]` means white, `(.)` means black. The medium place of a square belongs to the
 * seat that does not own the square's large and small places.
 *
 * @packageDocumentation
 */
import { pieceNames } from '../../pieces/pyramids.js';
import { printTrackers } from './positions.js';
import { ownerOf, score } from './score.js';
import { awaitsDraw, type Content, look, type Square, type State, squareName } from './state.js';
import { board as geometry } from './tables.js';
import { decider } from './turn.js';
import { sideName, sideNames } from './words.js';

const cellText = (content: Content): string => {
  switch (content._tag) {
    case 'Empty':
      return '  .  ';
    case 'Fire':
      return ` R${content.size}  `;
    case 'Mountain':
      return ` Y${content.size}  `;
    case 'Forest':
      return ` G${content.size}  `;
    case 'Glacier':
      return ` B${content.size}  `;
    case 'Capped':
      return `B${content.blue}>G${content.green}`;
    case 'Frosted':
      return `B${content.blue}*G${content.green}`;
  }
};

const cell = (state: State, square: Square): string => {
  const [open, close] = ownerOf(state.settings, square, 1) === 0 ? ['[', ']'] : ['(', ')'];
  return open + cellText(look(state, square)) + close;
};

const files = Array.from('abcdefgh')
  .map((letter) => `   ${letter}   `)
  .join(' ');

const row = (state: State, rank: number): string => {
  const cells = Array.from({ length: geometry.files }, (_, file) =>
    cell(state, squareName(file + geometry.files * (rank - 1))),
  );
  return `${rank}  ${cells.join(' ')}  ${rank}`;
};

const heap = (state: State): string =>
  pieceNames
    .map((name, piece) => ({ name, count: state.pool[piece]! }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count}x${name}`)
    .join(' ') || 'empty';

const turnLine = (state: State): string => {
  if (state.ending !== 'none') return `The game is over (${state.ending}).`;
  if (awaitsDraw(state)) return `Turn ${state.turn - 1} was the last: chance decides whether one more is played.`;
  const who = sideName(decider(state));
  return state.selected === 0
    ? `Turn ${state.turn}: ${who} to act. Trackers standing: ${printTrackers(state.trackers)}`
    : `Turn ${state.turn}: ${who} plays the selected fire R${state.selected}. Trackers standing: ${printTrackers(state.trackers)}`;
};

const quietLine = ({ quiet, settings }: State): string =>
  settings.quietLimit === 0 ? '' : `   Quiet turns: ${quiet} of ${settings.quietLimit}`;

/** Draws a position in about fifteen lines of text. @rule TF-1.1 @rule TF-8.1 @rule TF-10.2 */
export const picture = (state: State): string => {
  const [white, black] = score(state);
  const ranks = Array.from({ length: geometry.ranks }, (_, index) => row(state, geometry.ranks - index));
  return [
    `    ${files}`.trimEnd(),
    ...ranks,
    `    ${files}`.trimEnd(),
    '',
    turnLine(state) + quietLine(state),
    `Score: ${sideNames[0]} ${white}, ${sideNames[1]} ${black}`,
    `Pool: ${heap(state)}`,
    `Fire pit: ${state.pit.map((count, index) => `${count}xR${index + 1}`).join(' ')}`,
    `[ ] small and large ${sideNames[0]}, medium ${sideNames[1]}   ( ) small and large ${sideNames[1]}, medium ${sideNames[0]}`,
    'B3>G1 glacier capping a forest (out of play)   B1*G2 frosted forest (in play)',
  ].join('\n');
};
