/**
 * The ways in which a game ends at a table: by its rules, by resignation, by time, or by agreement.
 *
 * @packageDocumentation
 */
import { isSome } from 'fp-ts/Option';
import type { GameTypes } from '../core/contract/game.js';
import { resultOf } from '../core/records/record.js';
import type { RecordEnd } from '../core/records/shape.js';
import type { Seat } from '../core/values/seat.js';
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

/** The final places if one seat loses: its team comes last, and all other teams share first place. */
const placesWithout = <T extends GameTypes>({ game }: Table<T>, { state }: Play<T>, loser: Seat): readonly number[] => {
  const teams = game.teams(state);
  return teams.map((team) => (team === teams[loser] ? new Set(teams).size : 1));
};

/** Ends the game because one seat gave up or has no time left. */
export const lostBy = <T extends GameTypes>(
  table: Table<T>,
  play: Play<T>,
  reason: RecordEnd['reason'] & ('resignation' | 'time'),
  seat: Seat,
): TableStep<T> =>
  over(table, play, { _tag: 'ByPeople', end: { reason, seat, places: placesWithout(table, play, seat) } });

/** Ends the game because all seats agreed to a draw. */
export const drawn = <T extends GameTypes>(table: Table<T>, play: Play<T>): TableStep<T> =>
  over(table, play, {
    _tag: 'ByPeople',
    end: { reason: 'agreement', seat: null, places: table.players.map(() => 1) },
  });
