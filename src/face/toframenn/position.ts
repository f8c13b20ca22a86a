/**
 * A position of Töframenn in words.
 *
 * @packageDocumentation
 */
import { isSome } from 'fp-ts/Option';
import {
  colourNames,
  colourOf,
  colours,
  colourTables,
  board as grid,
  isArchmage,
  looseColour,
  loosePips,
  outcome,
  pyramidOf,
  type Side,
  type Stage,
  type State,
  score,
  sideName,
  sideNames,
  sideOf,
  vacant,
} from '../../games/toframenn/seen.js';
import { sizes } from '../../pieces/pyramids.js';
import type { Caption } from '../paint/element.js';
import { type Heading } from '../paint/frame.js';
import type { SvgOptions } from '../paint/options.js';
import { type Piece, pieceText, sizeName } from '../pyramids.js';
import { listed, many, won } from '../words.js';

/** The pyramids of a wizard, from small to large. */
export const piecesOf = (wizard: number): readonly Piece[] =>
  sizes.flatMap((size): readonly Piece[] => {
    const colour = colourOf(pyramidOf(wizard, size));
    return colour === undefined ? [] : [{ colour, size }];
  });

const wizardText = (wizard: number): string =>
  `${piecesOf(wizard).map(pieceText).join(' on ')}${isArchmage(wizard) ? ' (Archmage)' : ''}`;

const wizardsText = ({ board }: State, side: Side): string => {
  const own = board.flatMap((wizard, square) => (wizard !== vacant && sideOf(square) === side ? [square] : []));
  const texts = own.map((square) => `${grid.names[square]!} ${wizardText(board[square] ?? vacant)}`);
  return `${sideName(side)} on the board: ${texts.join(', ') || 'nothing'}.`;
};

const looseText = (pyramid: number): string => {
  const colour = colourOf(looseColour(pyramid));
  return `${sizeName(sizes[loosePips(pyramid) - 1]!)} ${colour === undefined ? '' : colourNames[colour]}`;
};

const reserveText = ({ hands, loose }: State, side: Side): string =>
  [
    hands[side].length === 0 ? '' : ` ${sideName(side)}'s hand: ${hands[side].map(wizardText).join(', ')}.`,
    loose[side].length === 0 ? '' : ` ${sideName(side)}'s loose pyramids: ${loose[side].map(looseText).join(', ')}.`,
  ].join('');

/** The reasons why a game of Töframenn can end, each in a few words. */
const reasons = {
  archmage: 'Archmage destroyed',
  passed: 'wizards passed',
  quiet: 'quiet plies',
  plies: 'limit of plies',
} as const;

/** The standing of the game: who has to decide what, or who has won. */
const standingText = (stage: Stage, { standing }: SvgOptions): string => {
  if (standing !== undefined) return standing;
  switch (stage._tag) {
    case 'Build':
      return `${sideName(stage.side)} builds a wizard`;
    case 'Place':
      return `${sideName(stage.side)} places a wizard`;
    case 'Mark':
      return `${sideName(stage.side)} marks its Archmage`;
    case 'Play':
      return `${sideName(stage.side)} to act`;
    case 'Over':
      return `The game is over (${reasons[stage.reason]}): ${stage.winner === 'tie' ? 'a tie' : `${sideName(stage.winner)} wins`}`;
  }
};

/** The words shown after the name of a seat in the seat's bar. */
export const noteOf = (state: State, side: Side, { standing }: SvgOptions): string => {
  const ended = outcome(state);
  if (isSome(ended)) return won(ended.value, side);
  return standing === undefined && state.stage._tag !== 'Over' && state.stage.side === side ? 'to move' : '';
};

/** The line at the top of the picture. */
export const heading = ({ stage, quiet, plies, settings }: State, options: SvgOptions): Heading => ({
  text: standingText(stage, options),
  note: [
    ...(settings.quietLimit === 0 ? [] : [`${quiet} of ${settings.quietLimit} quiet plies`]),
    ...(settings.plyLimit === 0 ? [] : [`${plies} of ${settings.plyLimit} plies`]),
  ].join(', '),
});

const attacksInWords = ({ settings }: State): string => {
  const table: Readonly<Partial<Record<string, readonly (typeof colours)[number][]>>> = colourTables[settings.table];
  const texts = colours.flatMap((colour) => {
    const victims = table[colour];
    return victims === undefined
      ? []
      : [`${colourNames[colour]} attacks ${listed(victims.map((on) => colourNames[on]))}`];
  });
  return `The ${settings.table} colour table: ${texts.join(', ')}.`;
};

/** The title and the description of the picture, which give the whole position in words. */
export const inWords = (state: State, options: SvgOptions): Caption => {
  const [light, dark] = score(state);
  const { text, note } = heading(state, options);
  return {
    title: `Töframenn: ${standingText(state.stage, options)}`,
    description: [
      `${text}.${note === '' ? '' : ` ${note}.`}`,
      `Score: ${sideNames[0]} ${many(light, 'pip')}, ${sideNames[1]} ${many(dark, 'pip')}.`,
      `${wizardsText(state, 0)} ${wizardsText(state, 1)}${reserveText(state, 0)}${reserveText(state, 1)}`,
      attacksInWords(state),
    ].join(' '),
  };
};
