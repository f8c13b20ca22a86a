/**
 * A position of Transformartian in words.
 *
 * @packageDocumentation
 */
import { isSome } from 'fp-ts/Option';
import {
  colourCount,
  colourLetter,
  drawingOf,
  files,
  isHome,
  noMedium,
  outcome,
  type State,
  seatsOf,
  smallIndex,
  squares,
  teamToMove,
  toMove,
} from '../../games/transformartian/seen.js';
import type { Caption } from '../paint/element.js';
import { type Heading } from '../paint/frame.js';
import type { SvgOptions } from '../paint/options.js';
import { colourName } from '../pyramids.js';
import { listed, many, won } from '../words.js';

/** The numbers of the colours that are in play under the game's options. */
export const coloursOf = ({ settings }: State): readonly number[] =>
  Array.from({ length: colourCount(settings) }, (_, colour) => colour);

const nameOf = (colour: number): string => colourName(colourLetter(colour));

/** The seats of a team in words, such as `seat 0` or `seats 0 and 2`. */
const seatsText = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'seat' : 'seats'} ${listed(numbers.map(String))}`;

/** The name of a team; if the team has only one seat, the name of that seat. */
export const teamName = (state: State, team: number): string => {
  const members = seatsOf(state, team);
  return members.length === 1 ? `Seat ${team}` : `Team ${team} (${seatsText(members)})`;
};

/** The name of a shape in the catalogue of shapes; a shape that is not in the catalogue is called `custom`. */
export const shapeName = (shape: string): string => (drawingOf(shape) === shape ? 'custom' : shape);

/** The reasons why a game of Transformartian can end, each in a few words. */
const reasons = { target: 'target reached', limit: 'limit of turns' } as const;

/** The standing of the game: who has to decide, or who has won. */
const standingText = (state: State, { standing }: SvgOptions): string => {
  if (standing !== undefined) return standing;
  const ended = outcome(state);
  if (isSome(ended)) {
    const { winners, reason } = ended.value;
    return `The game is over (${reasons[reason]}): ${seatsText(winners)} ${winners.length === 1 ? 'wins' : 'win'}`;
  }
  const single = state.settings.players === state.settings.teams;
  return `Seat ${toMove(state)[0]!} to move${single ? '' : `, for team ${teamToMove(state)}`}`;
};

/** The words shown after the name of a team in the team's bar. */
export const noteOf = (state: State, team: number, { standing }: SvgOptions): string => {
  const ended = outcome(state);
  if (isSome(ended)) return won(ended.value, ...seatsOf(state, team));
  return standing === undefined && teamToMove(state) === team ? 'to move' : '';
};

/** The line at the top of the picture. */
export const heading = (state: State, options: SvgOptions): Heading => {
  const { turn, settings } = state;
  const over = isSome(outcome(state));
  return {
    text: over ? standingText(state, options) : `Turn ${turn}: ${standingText(state, options)}`,
    note:
      settings.turnLimit === 0
        ? ''
        : over
          ? `${many(settings.turnLimit, 'turn')} at most`
          : `of ${many(settings.turnLimit, 'turn')}`,
  };
};

const gridText = ({ grid }: State): string =>
  `Larges: ${grid.map((colour, square) => `${squares[square]!} ${nameOf(colour)}`).join(', ')}.`;

const columnText = (state: State, shape: string, column: number): string => {
  const { settings, smalls } = state;
  const points = (colour: number): number => settings.levels[smalls[smallIndex(settings, column, colour)]!]!;
  const texts = coloursOf(state).map((colour) => `${nameOf(colour)} ${points(colour)}`);
  return `column ${column + 1}, ${shapeName(shape)} (${drawingOf(shape)}): ${texts.join(', ')}`;
};

const chartText = (state: State): string => {
  const { shapes, levels } = state.settings;
  const columns = shapes.map((shape, column) => columnText(state, shape, column));
  return `Levels of the chart: ${levels.join(', ')}. Smalls by column, each with its level: ${columns.join('; ')}.`;
};

const teamText = (state: State, team: number): string => {
  const hand = state.hands[team] ?? noMedium;
  const holds = hand === noMedium ? 'no medium' : `the ${nameOf(hand)} medium`;
  return `${teamName(state, team)} has ${many(state.scores[team]!, 'point')} and ${holds} in hand.`;
};

/** The game's options that determine the effect of a move, in words. */
const optionText = ({ settings }: State): string =>
  `A seat may miss ${settings.miss === 'pair' ? 'when its pair is dead' : 'only if all pairs are dead'}; the same shape again ${settings.sameShape === 'scores' ? 'scores' : 'is ignored'}.`;

/** The title and the description of the picture, which give the whole position in words. */
export const inWords = (state: State, options: SvgOptions): Caption => {
  const { text, note } = heading(state, options);
  const home = coloursOf(state).filter((colour) => isHome(state, colour));
  return {
    title: `Transformartian, turn ${state.turn}: ${standingText(state, options)}`,
    description: [
      `${text}${note === '' ? '' : `, ${note}`}. Points that win: ${state.settings.target}.`,
      ...state.scores.map((_, team) => teamText(state, team)),
      `Mediums at home: ${listed(home.map(nameOf))}.`,
      `The grid has ${files} files and ${state.grid.length / files} ranks. ${gridText(state)}`,
      chartText(state),
      optionText(state),
    ].join(' '),
  };
};
