/**
 * The plain-text picture of a position, for a terminal.
 *
 * @packageDocumentation
 */
import { at } from '../../core/values/table.js';
import { sizes } from '../../pieces/pyramids.js';
import { type Side, sideOf } from './geometry.js';
import { score } from './score.js';
import type { Stage, State } from './state.js';
import { type Colour, colourNames, colours, colourTables, board as geometry } from './tables.js';
import { isArchmage, printLoose, printWizard, pyramidOf, vacant } from './wizard.js';
import { sideNames } from './words.js';

/** The stack of a wizard, with one column for each size, so that missing pyramids leave gaps. */
const stackText = (wizard: number): string =>
  sizes
    .map((size) => (pyramidOf(wizard, size) > 0 ? `${colours[pyramidOf(wizard, size) - 1]!}${size}` : '  '))
    .join('') + (isArchmage(wizard) ? '*' : ' ');

const cell = (state: State, square: number): string => {
  const wizard = at(state.board, square);
  const light = sideOf(square) === 0;
  if (wizard === vacant) return light ? '         ' : ' ::::::: ';
  return light ? `[${stackText(wizard)}]` : `(${stackText(wizard)})`;
};

const files = `   ${['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((letter) => `    ${letter}    `).join('')}`.trimEnd();

const row = (state: State, rank: number): string => {
  const cells = Array.from({ length: geometry.files }, (_, file) => cell(state, file + geometry.files * (rank - 1)));
  return `${rank}  ${cells.join('')}  ${rank}`;
};

const decision = (stage: Stage): string => {
  switch (stage._tag) {
    case 'Build':
      return `${sideNames[stage.side]} builds a wizard.`;
    case 'Place':
      return `${sideNames[stage.side]} places a wizard.`;
    case 'Mark':
      return `${sideNames[stage.side]} marks its Archmage.`;
    case 'Play':
      return `${sideNames[stage.side]} to act.`;
    case 'Over':
      return `The game is over (${stage.reason}): ${stage.winner === 'tie' ? 'a tie' : `${sideNames[stage.winner]} wins`}.`;
  }
};

const counters = ({ quiet, plies, settings }: State): string =>
  [
    ...(settings.quietLimit > 0 ? [`Quiet plies: ${quiet} of ${settings.quietLimit}.`] : []),
    ...(settings.plyLimit > 0 ? [`Plies: ${plies} of ${settings.plyLimit}.`] : []),
  ].join(' ');

const reserve = ({ hands, loose }: State, side: Side): readonly string[] => {
  const pyramids = loose[side].map(printLoose);
  return [
    ...(hands[side].length > 0 ? [`${sideNames[side]}'s hand: ${hands[side].map(printWizard).join(' ')}`] : []),
    ...(pyramids.length > 0 ? [`${sideNames[side]}'s loose pyramids: ${pyramids.join(' ')}`] : []),
  ];
};

const victimsOf = ({ settings }: State): Readonly<Partial<Record<Colour, readonly Colour[]>>> =>
  colourTables[settings.table];

/** The colour table in force: the colours that each colour attacks, and the meanings of the letters. */
const colourLines = (state: State): readonly string[] => {
  const victims = victimsOf(state);
  const known = colours.filter((colour) => victims[colour] !== undefined);
  return [
    `Attacks: ${known.map((colour) => `${colour}>${victims[colour]!.join('')}`).join(' ')}`,
    known.map((colour) => `${colour}=${colourNames[colour]}`).join(' '),
  ];
};

/**
 * Draws a position in about eighteen lines of at most 80 characters. Light squares are blank and dark squares are dotted. A wizard is shown as a
 * stack, small pyramid first; a star marks an Archmage. @rule TO-1.1 @rule TO-1.4
 */
export const picture = (state: State): string => {
  const [light, dark] = score(state);
  const ranks = Array.from({ length: geometry.ranks }, (_, index) => row(state, geometry.ranks - index));
  return [
    files,
    ...ranks,
    files,
    '',
    [decision(state.stage), counters(state)].join(' ').trimEnd(),
    `Score: ${sideNames[0]} ${light}, ${sideNames[1]} ${dark}`,
    ...reserve(state, 0),
    ...reserve(state, 1),
    `[ ] ${sideNames[0]}   ( ) ${sideNames[1]}   * Archmage   1 small, 2 medium, 3 large`,
    ...colourLines(state),
  ].join('\n');
};
