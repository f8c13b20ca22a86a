/**
 * The ways in which a game ends at a table: by its rules, by resignation, by time, or by agreement.
 *
 * @packageDocumentation
 */
import { isSome } from 'fp-ts/Option';
import type { GameTypes } from '../core/contract/game.js';
import { placesAfter } from '../core/records/departures.js';
import { resultOf } from '../core/records/record.js';
import type { RecordDeparture } from '../core/records/shape.js';
import { firstSeats, type Seat } from '../core/values/seat.js';
import type { TableStep } from './consequence.js';
import { toAll } from './event.js';
import { type Play, silence, type Table, type TableEnd } from './table.js';

const over = <T extends GameTypes>(table: Table<T>, play: Play<T>, end: TableEnd): TableStep<T> => ({
  table: { ...table, stage: { _tag: 'Over', play: { ...play, sealed: [], talk: silence }, end } },
  said: [toAll({ _tag: 'Ended', end })],
});

/** Ends a table's game if the rules say that it is over. */
export const endedByRules = <T extends GameTypes>(table: Table<T>, play: Play<T>): TableStep<T> =>
  isSome(table.game.outcome(play.state))
    ? over(table, play, { _tag: 'ByRules', result: resultOf(table.game)(play.state) })
    : { table, said: [] };

/** The final places if nobody is better than another among those who have not left. */
const sharedPlaces = <T extends GameTypes>(
  { game, players }: Table<T>,
  { state, left }: Play<T>,
  losers: readonly Seat[],
): readonly number[] =>
  placesAfter(
    game.teams(state),
    [...left, ...losers.map((seat) => ({ seat }))],
    players.map(() => 1),
  );

/** Ends the game because one seat gave up, stayed away or has no time left: its team comes last of those that are still there. */
export const lostBy = <T extends GameTypes>(
  table: Table<T>,
  play: Play<T>,
  reason: RecordDeparture['reason'],
  seat: Seat,
): TableStep<T> => {
  const teams = table.game.teams(play.state);
  const losers = firstSeats(teams.length).filter(
    (one) => teams[one] === teams[seat] && !play.left.some((other) => other.seat === one),
  );
  const places = sharedPlaces(table, play, losers);
  return over(table, play, { _tag: 'ByPeople', end: { reason, seat, places } });
};

/** Ends the game because all seats that have not left agreed to a draw. */
export const drawn = <T extends GameTypes>(table: Table<T>, play: Play<T>): TableStep<T> =>
  over(table, play, {
    _tag: 'ByPeople',
    end: { reason: 'agreement', seat: null, places: sharedPlaces(table, play, []) },
  });
