/**
 * Puts a seat's view of IceTraders into words.
 *
 * @packageDocumentation
 */
import {
  alignmentText,
  areConnected,
  barredNames,
  isSecret,
  look,
  material,
  numberOf,
  type SeenPicked,
  type System,
  secretChoice,
  standingText,
  systemAt,
  type View,
} from '../../games/icetraders/seen.js';
import { type PieceName, pieceNames } from '../../pieces/pyramids.js';
import type { Caption } from '../paint/element.js';
import { type Heading } from '../paint/frame.js';
import type { SvgOptions } from '../paint/options.js';
import { type Colour, colourName, spokenPiece } from '../pyramids.js';
import { listed, many } from '../words.js';

/** All seats at the table. */
export const seatsAt = ({ settings }: View): readonly number[] =>
  Array.from({ length: settings.players }, (_, seat) => seat);

/** The goal of each alignment, as a sentence. */
export const goals = {
  good: 'The Good win together when no Evil seat is left.',
  evil: 'An Evil seat wins alone when it eliminates any other seat.',
} as const;

/** The pair of pieces that a seat has picked, in words, as far as the viewer may see it. */
export const pickText = (pick: SeenPicked): string => {
  if (pick === 'unpicked') return 'not picked';
  return pick === 'hidden' ? 'picked, hidden' : `picked ${pick.slice(0, 2)} ${pick.slice(2)}`;
};

const letters = ['R', 'Y', 'G', 'B'] as const satisfies readonly Colour[];

const usesText = ({ power, uses }: View): string => {
  const colour = letters[power];
  return uses === 0 || colour === undefined ? '' : `, ${many(uses, 'use')} of ${colourName(colour)} left`;
};

/** A few words for each reason why a game can end; `none` stands for a game that continues. */
const reasons = {
  none: '',
  evil: 'a seat is out',
  good: 'all are Good',
  last: 'one seat left',
  void: 'no seat left',
  limit: 'limit of turns',
} as const;

const endingText = ({ ending, winners }: View): string => {
  const who =
    winners.length === 0
      ? 'nobody wins'
      : `${winners.length === 1 ? 'seat' : 'seats'} ${listed(winners.map(String))} ${winners.length === 1 ? 'wins' : 'win'}`;
  return `The game is over (${reasons[ending]}): ${who}`;
};

/** The seats that decide in a picture; only while all seats choose in secret can there be several. */
export const deciders = (view: View, { deciding = [] }: SvgOptions): readonly number[] =>
  isSecret(view) && deciding.length > 0 ? deciding : [view.mover];

/**
 * The view as it is drawn while all seats choose in secret: the seats that still have to decide have chosen nothing yet, and the choices of the others
 * are made.
 */
export const drawnView = (view: View, { deciding = [], seat: viewer, decided = '' }: SvgOptions): View => {
  if (!isSecret(view) || deciding.length === 0) return view;
  const isOpen = (seat: number): boolean => deciding.some((one) => one === seat);
  const move = secretChoice(decided);
  const { alignments, picks } = view;
  return view.phase === 'align'
    ? {
        ...view,
        alignments: alignments.map((one, seat) => {
          if (isOpen(seat)) return 'unchosen';
          if (seat === viewer && move?._tag === 'Align') return move.alignment;
          return one === 'unchosen' ? 'hidden' : one;
        }),
      }
    : {
        ...view,
        picks: picks.map((one, seat) => {
          if (isOpen(seat)) return 'unpicked';
          if (seat === viewer && move?._tag === 'PickPair') return move.pair;
          return one === 'unpicked' ? 'hidden' : one;
        }),
      };
};

/** True if a seat has decided something that only it knows yet. */
export const isLocked = (view: View, { deciding = [], seat: viewer, decided }: SvgOptions, seat: number): boolean =>
  isSecret(view) && decided !== undefined && seat === viewer && !deciding.some((one) => one === seat);

/** The standing of the game in words: who has to decide what, or who has won. */
const decisionText = (view: View, options: SvgOptions): string => {
  const seats = deciders(view, options);
  const who = listed(seats.map((seat) => `Seat ${seat}`));
  const isOne = seats.length === 1;
  if (options.decided !== undefined && isSecret(view)) return `Waiting for ${who}`;
  switch (view.phase) {
    case 'align':
      return isOne ? `${who} chooses its alignment` : `${who} choose their alignments`;
    case 'pick':
      return isOne ? `${who} picks two pieces` : `${who} pick two pieces each`;
    case 'place':
      return `${who} places its first ship`;
    case 'main':
      return `It is the turn of seat ${view.mover}`;
    case 'sac':
      return `${who} has sacrificed a ship${usesText(view)}`;
    case 'ent':
      return `${who} decides on an enterprise in system ${view.pending}${usesText(view)}`;
    case 'rev':
      return `${who} decides on a revolt in system ${view.pending}${usesText(view)}`;
    case 'over':
      return endingText(view);
  }
};

/** The heading at the top of the picture: who has to decide what, and the number of turns. */
export const heading = (view: View, options: SvgOptions): Heading => ({
  text: options.standing ?? decisionText(view, options),
  note: view.settings.turnLimit === 0 ? '' : `${view.turns} of ${view.settings.turnLimit} turns`,
});

/** Writes equal pieces as one entry: `2 small red`. */
const piecesText = (names: readonly PieceName[]): string =>
  listed(
    pieceNames.flatMap((name) => {
      const count = names.filter((other) => other === name).length;
      return count === 0 ? [] : [`${count} ${spokenPiece(name)}`];
    }),
  );

/** The name of a system, made up of the names of its markers. */
const markersText = (markers: readonly PieceName[]): string =>
  markers.length === 0 ? 'hyperspace' : markers.map(spokenPiece).join(' and ');

const systemText = (view: View, { number, markers, ships }: System): string => {
  const fleets = seatsAt(view).flatMap((seat) => {
    const own = ships.filter(({ owner }) => owner === seat).map(({ piece }) => piece);
    return own.length === 0 ? [] : [`seat ${seat} has ${piecesText(own)}`];
  });
  const near = view.systems.filter((other) => areConnected(systemAt(view, number), other)).map(numberOf);
  const ways = near.length === 0 ? '' : `, connected to ${listed(near.map(String))}`;
  return `System ${number}, ${markersText(markers)}${ways}: ${fleets.join('; ') || 'no ships'}.`;
};

const seatText = (view: View, seat: number): string => {
  const pick = view.picks[seat];
  return `Seat ${seat}: alignment ${alignmentText(view.alignments[seat]!)}, ${
    pick === undefined ? `material ${material(view)[seat]!}` : pickText(pick)
  }, ${standingText(view.standings[seat]!)}.`;
};

const stashText = ({ stash }: View): string => {
  const texts = pieceNames.flatMap((name, piece) => {
    const count = stash[piece]!;
    return count === 0 ? [] : [`${count} ${spokenPiece(name)}`];
  });
  return `Stash: ${listed(texts)}.`;
};

/** Remarks on the position, each a full sentence. */
export const remarks = (view: View): readonly string[] => [
  ...(view.revealed ? ['Alignments are revealed.'] : []),
  ...(view.bereft ? ['Its last large ship is gone: without a new one it is out when the turn ends.'] : []),
  ...(view.barred === 0 ? [] : [`May not be picked twice: ${barredNames(view.barred).join(' ')}.`]),
  ...(view.picks.length > 0 && view.tieSeat > 0
    ? [`Ties for the first player are broken from seat ${view.tieSeat} on.`]
    : []),
];

/** The title and the description of the picture; together they put everything that the view shows into words. */
export const inWords = (view: View, options: SvgOptions): Caption => {
  const { text, note } = heading(view, options);
  const systems = look(view);
  return {
    title: `IceTraders: ${text}`,
    description: [
      `${text}.${note === '' ? '' : ` ${note}.`}`,
      ...remarks(view),
      ...seatsAt(view).map((seat) => seatText(view, seat)),
      ...(view.phase === 'align' ? Object.values(goals) : []),
      ...(systems.length === 0 ? ['No systems yet.'] : systems.map((system) => systemText(view, system))),
      stashText(view),
    ].join(' '),
  };
};
