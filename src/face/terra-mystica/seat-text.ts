/**
 * Seats in words: their names, the numbers on their boards, and everything else of note on a faction board.
 *
 * @packageDocumentation
 */
import {
  at,
  boardIn,
  factionAt,
  factionOf,
  groundTitles,
  kinds,
  leaders,
  ring,
  type SeatState,
  type State,
  seatOf,
  seatTitle,
  shippingLevel,
  sources,
  structureSupply,
  supply,
  usedSpaces,
} from '../../games/terra-mystica/seen.js';
import { many } from '../words.js';

/** The names of several seats, joined into one list. */
export const seatTitles = (state: State, seats: readonly number[]): string =>
  seats.map((seat) => seatTitle(seat, state)).join(', ');

/** A seat's terrain in words: its home terrain or, for a faction without one, the terrain on which it began. */
export const homeText = (state: State, seat: number): string => {
  const { faction, home } = seatOf(state, seat);
  if (faction < 0) return 'no faction yet';
  const title = groundTitles[home];
  if (title === undefined) return 'no terrain yet';
  const { _tag } = factionAt(faction).ground;
  return _tag === 'home' || _tag === 'shifting' ? `home ${title}` : `began on ${title}`;
};

/** A number on a seat's board, with its name. If the seat's faction lacks a track, a dash replaces the track's number. */
type Figure = readonly [name: string, value: number | '–'];

/** The numbers on a seat's board, except the numbers of its power bowls and structures. */
export const figuresOf = (state: State, seat: number): readonly Figure[] => {
  const [me, faction] = [seatOf(state, seat), factionOf(state, seat)];
  return [
    ['VP', me.vp],
    ['coins', me.coins],
    ['workers', me.workers],
    ['priests', me.priests],
    ['keys', me.keys],
    ['shipping', faction.shipping._tag === 'none' ? '–' : shippingLevel(faction, me)],
    ['digging', faction.digging._tag === 'track' ? me.digging : '–'],
    ['bridges', supply.bridges - me.bridges],
  ];
};

/** The number of structures of each kind that are left on a seat's board. */
export const leftOf = ({ counts }: SeatState): readonly number[] =>
  kinds.map((kind, index) => structureSupply[kind] - at(counts, index));

/** A seat's points by source, in words; sources without points are left out. */
export const pointsText = ({ points }: SeatState): string =>
  `points: ${sources.flatMap((source, index) => (at(points, index) === 0 ? [] : [`${source} ${at(points, index)}`])).join(', ')}`;

const given = (count: number, text: string): readonly string[] => (count > 0 ? [text] : []);

const duesOf = ({ steps, tokens, spades, priestsDue, ordain, uses }: SeatState): readonly string[] => [
  ...given(steps, `${many(steps, 'cult step')} due`),
  ...given(tokens, `may buy ${many(tokens, 'power token')} for 1 VP each`),
  ...given(spades, `${many(spades, 'spade')} of the cult bonus to use`),
  ...given(priestsDue, `must place ${many(priestsDue, 'priest')}`),
  ...given(ordain, `may make priests of ${many(ordain, 'worker')}`),
  ...given(uses, `has used its special actions ${many(uses, 'time')}`),
];

const auctionOf = ({ auction }: State, seat: number): readonly string[] => {
  if (auction === null) return [];
  const place = at(auction.places, seat);
  return place < 0 ? [] : [`bid ${at(auction.paid, seat)} for place ${place + 1}`];
};

/** Notes on a seat: range, locked terrains, river hexes, open decisions, used spaces, the auction, and final points. */
export const notesOf = (state: State, seat: number): readonly string[] => {
  const me = seatOf(state, seat);
  const locked = ring.flatMap((_, index) => ((me.locked >> index) & 1 ? [groundTitles[index]] : []));
  const used = usedSpaces(state, seat);
  return [
    ...given(me.range, `carpet over ${many(me.range, 'hex', 'hexes')}`),
    ...given(locked.length, `priests on ${locked.join(', ')}`),
    ...given(me.rivers.length, `towns over ${me.rivers.map((hex) => boardIn(state).names[hex]).join(', ')}`),
    ...duesOf(me),
    ...given(used.length, `used ${used.join(', ')}`),
    ...auctionOf(state, seat),
    ...(state.phase === 'end' ? [pointsText(me)] : []),
  ];
};

/** What a seat is doing, in a word or two; empty if the seat is waiting. */
export const doingOf = (state: State, seat: number, movers: readonly number[]): string => {
  const { dropped } = seatOf(state, seat);
  const pass = state.passing.indexOf(seat);
  if (dropped === 1) return 'left the game';
  if (state.phase === 'end') return leaders(state).includes(seat) ? 'won' : '';
  if (movers.includes(seat)) return 'to move';
  return pass < 0 ? '' : `passed (${pass + 1} of ${state.seats.length})`;
};
