/**
 * Checks that the notes of a record fit its game.
 *
 * @packageDocumentation
 */
import { type Fault, fault } from '../values/fault.js';
import { seats } from '../values/seat.js';
import { placesAfter } from './departures.js';
import type { GameRecord, RecordDeparture, RecordEnd } from './shape.js';

/**
 * Returns a description of what is wrong with a seat's place. A seat's place must be 1 plus the number of teams ahead, and all seats of a team must
 * have the same place.
 */
const placeMistake = (places: readonly number[], teams: readonly number[], seat: number): string | undefined => {
  const place = places[seat]!;
  const partner = places.findIndex((other, at) => teams[at] === teams[seat] && other !== place);
  if (partner >= 0) return `seat ${partner} is of the same team and has another place`;
  const before = new Set(teams.filter((_, at) => places[at]! < place)).size;
  if (place === before + 1) return undefined;
  return `${before === 1 ? '1 team is' : `${before} teams are`} before it, so its place is ${before + 1}`;
};

const placesMistake = (places: readonly number[], teams: readonly number[]): Fault | undefined => {
  if (places.length !== teams.length)
    return fault(['end', 'places'], `there are ${teams.length} seats, not ${places.length}`);
  const [first] = places.flatMap((_, seat) => {
    const wrong = placeMistake(places, teams, seat);
    return wrong === undefined ? [] : [fault(['end', 'places', String(seat)], wrong)];
  });
  return first;
};

const endMistake = ({ seat, places, reason }: RecordEnd, teams: readonly number[]): Fault | undefined => {
  if (seat !== null && seat >= teams.length) return fault(['end', 'seat'], `there are ${teams.length} seats`);
  if (places === null) return undefined;
  const wrong = placesMistake(places, teams);
  if (wrong !== undefined) return wrong;
  // In a one-player game, a player who loses is still first.
  const isBeaten = seat === null || places[seat] !== 1 || new Set(teams).size === 1;
  return isBeaten ? undefined : fault(['end', 'places', String(seat)], `a seat that lost by ${reason} is not first`);
};

/** Returns a fault for the first departure that does not fit a game with the given teams and number of moves. */
const departureMistake = (
  left: readonly RecordDeparture[],
  teams: readonly number[],
  plies: number,
): Fault | undefined =>
  left.flatMap(({ seat, ply }, index) => {
    const before = left.slice(0, index);
    const wrong = (key: string, why: string): readonly Fault[] => [fault(['left', String(index), key], why)];
    if (seat >= teams.length) return wrong('seat', `there are ${teams.length} seats`);
    if (before.some((one) => one.seat === seat)) return wrong('seat', 'this seat has left already');
    if (ply > plies) return wrong('ply', `there are ${plies} moves`);
    return before.some((one) => one.ply > ply) ? wrong('ply', 'the seat before left later') : [];
  })[0];

/** Returns a fault if the departures in a record do not fit its game, or if the agreed places do not put those who left last. */
const departuresMistake = ({ left = [], end, moves }: GameRecord, teams: readonly number[]): Fault | undefined => {
  const wrong = departureMistake(left, teams, moves.length);
  if (wrong !== undefined || left.length === 0 || end?.places == null) return wrong;
  const due = placesAfter(teams, left, end.places);
  const seat = seats.find((one) => due[one] !== end.places?.[one]);
  return seat === undefined
    ? undefined
    : fault(['end', 'places', String(seat)], `after the departures, the place of this seat is ${due[seat]}`);
};

/**
 * Returns a fault for the first note that does not fit the game. `teams` contains the number of each seat's team.
 *
 * In records of earlier releases, a remark on a move that was taken back may come after remarks on later moves. The order of the comments is
 * therefore checked only if the record has a digest.
 */
export const notesMistake = (record: GameRecord, teams: readonly number[]): Fault | undefined => {
  const { result, end, comments, times, moves } = record;
  if (end !== null && result.over) return fault(['end'], 'the game was ended by its rules');
  const wrong = (end === null ? undefined : endMistake(end, teams)) ?? departuresMistake(record, teams);
  if (wrong !== undefined) return wrong;
  const late = comments.findIndex(({ ply }) => ply > moves.length);
  if (late >= 0) return fault(['comments', String(late), 'ply'], `there are ${moves.length} moves`);
  const fallen = comments.findIndex(({ ply }, at) => at > 0 && ply < comments[at - 1]!.ply);
  if (fallen >= 0 && record.digest !== undefined)
    return fault(['comments', String(fallen), 'ply'], 'the comment before is on a later move');
  return times.length === 0 || times.length === moves.length
    ? undefined
    : fault(['times'], `${times.length} times for ${moves.length} moves`);
};
