/**
 * A position of Terrafex in words.
 *
 * @packageDocumentation
 */
import { isSome } from 'fp-ts/Option';
import {
  awaitsDraw,
  type Content,
  decider,
  look,
  outcome,
  ownerOf,
  type Side,
  type State,
  score,
  sideName,
  sideNames,
  squares,
  stands,
  Tracker,
} from '../../games/terrafex/seen.js';
import { pieceNames, pieceOf, type Size, sizes } from '../../pieces/pyramids.js';
import type { Caption } from '../paint/element.js';
import { type Heading } from '../paint/frame.js';
import type { SvgOptions } from '../paint/options.js';
import { type Colour, colourName, sizeName } from '../pyramids.js';
import { listed, many, sentence, won } from '../words.js';

/** The trackers in the order of the colours, each with its colour and its bit in the state. */
export const trackers = [
  ['R', Tracker.Red],
  ['Y', Tracker.Yellow],
  ['G', Tracker.Green],
  ['B', Tracker.Blue],
] as const satisfies readonly (readonly [Colour, number])[];

/** The word for a piece of each colour, in the order of the colours. */
const kinds = ['fire', 'mountain', 'forest', 'glacier'] as const;

const contentText = (content: Content): string => {
  switch (content._tag) {
    case 'Empty':
      return 'empty';
    case 'Fire':
    case 'Mountain':
    case 'Forest':
    case 'Glacier':
      return `${sizeName(content.size)} ${content._tag.toLowerCase()}`;
    case 'Capped':
      return `${sizeName(content.blue)} glacier capping a ${sizeName(content.green)} forest`;
    case 'Frosted':
      return `${sizeName(content.green)} forest with ${sizeName(content.blue)} frost`;
  }
};

const boardText = (state: State): string => {
  const filled = squares.filter((square) => look(state, square)._tag !== 'Empty');
  const places = filled.map((square) => `${square} ${contentText(look(state, square))}`);
  return `On the board: ${places.join(', ') || 'nothing'}. All other squares are empty.`;
};

const heapText = (count: number, piece: number): string => {
  const size = sizes[piece % 3]!;
  return many(count, `${sizeName(size)} ${kinds[Math.floor(piece / 3)]!}`);
};

const heapsText = ({ pool, pit }: State): string => {
  const inPool = pieceNames.map((_, piece) => [pool[piece]!, piece] as const).filter(([count]) => count > 0);
  const inPit = sizes.map((size) => [pit[size - 1]!, pieceOf(0, size)] as const).filter(([count]) => count > 0);
  const text = (heap: typeof inPool): string => listed(heap.map(([count, piece]) => heapText(count, piece)));
  return `Fire pit: ${text(inPit)}. Pool: ${text(inPool)}.`;
};

/** The reasons why a game of Terrafex can end, each in a few words. */
const reasons = {
  glaciers: 'no glaciers',
  quiet: 'quiet turns',
  limit: 'turn limit',
  stuck: 'no actions',
} as const;

/** The standing of the game: who has to decide what, or who has won. */
const standingText = (state: State, { standing }: SvgOptions): string => {
  if (standing !== undefined) return standing;
  const ended = outcome(state);
  if (isSome(ended)) {
    const { winners, reason } = ended.value;
    const who = winners.length === 1 ? `${sideName(winners[0]!)} wins` : 'a draw';
    return `The game is over (${reasons[reason]}): ${who}`;
  }
  if (awaitsDraw(state)) return 'chance decides';
  const who = sideName(decider(state));
  return state.selected === 0 ? `${who} to act` : `${who} plays the ${sizeName(state.selected)} fire`;
};

/** The words shown after the name of a seat in the seat's bar. */
export const noteOf = (state: State, side: Side, { standing }: SvgOptions): string => {
  const ended = outcome(state);
  if (isSome(ended)) return won(ended.value, side);
  return standing === undefined && !awaitsDraw(state) && decider(state) === side ? 'to move' : '';
};

/** How far the game is towards its turn limit; chance may add a turn to the limit. */
const turnsText = ({ turn, extra, settings: { turnLimit } }: State): string => {
  const last = turnLimit + (extra === 1 ? 1 : 0);
  const shown = `turn ${Math.min(turn, last)} of ${last}`;
  return extra === 'open' ? `${shown} or ${last + 1}` : shown;
};

/** The line at the top of the picture. */
export const heading = (state: State, options: SvgOptions): Heading => {
  const { quiet, turn, settings } = state;
  const limits = [
    ...(settings.turnLimit === 0 ? [] : [turnsText(state)]),
    ...(settings.quietLimit === 0 ? [] : [`${quiet} of ${settings.quietLimit} quiet turns`]),
  ];
  // With a selected fire the words fill the line, and the note says the turn.
  const isCounted = state.ending === 'none' && (state.selected === 0 || settings.turnLimit === 0);
  return {
    text: isCounted ? `Turn ${turn}: ${standingText(state, options)}` : standingText(state, options),
    note: limits.join(', '),
  };
};

const trackerText = (state: State): string => {
  const names = (up: boolean): string =>
    listed(trackers.filter(([, bit]) => stands(state, bit) === up).map(([colour]) => colourName(colour)));
  return `Trackers standing: ${names(true)}; toppled: ${names(false)}.`;
};

const fireText = ({ selected, active }: State): string =>
  selected === 0 ? '' : ` ${sideName(active)} has selected a ${sizeName(selected)} fire.`;

const placesText = ({ settings }: State): string => {
  const owner = (size: Size): string => sideName(ownerOf(settings, 'a1', size));
  return `The small and large places of a1 and of every second square are ${owner(1)}'s, those of the others ${owner(2)}'s; medium places the other way round.`;
};

/** A sentence about the game's options that determine which moves are legal. */
const optionText = ({ settings }: State): string =>
  `A small mountain is pushed by ${many(settings.push, 'square')}; what a glacier moves away from stands ${settings.support === 'line' ? 'in a line behind it' : 'on the square behind it'}.${settings.merge === 'pool' ? ' A large glacier merges only if the pool holds another one.' : ''}`;

/** The title and the description of the picture, which give the whole position in words. */
export const inWords = (state: State, options: SvgOptions): Caption => {
  const [white, black] = score(state);
  const { text, note } = heading(state, options);
  return {
    title: `Terrafex, turn ${state.turn}: ${standingText(state, options)}`,
    description: [
      `${state.ending === 'none' ? '' : `Turn ${state.turn}. `}${text}.${note === '' ? '' : ` ${sentence(note)}.`}${fireText(state)}`,
      `Score: ${sideNames[0]} ${white}, ${sideNames[1]} ${black}.`,
      boardText(state),
      trackerText(state),
      heapsText(state),
      placesText(state),
      optionText(state),
    ].join(' '),
  };
};
