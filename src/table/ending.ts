/**
 * The ways in which a game ends at a table: by its rules, by resignation, by time, or by agreement, or because a position has come back.
 *
 * @packageDocumentation
 */
import { isSome } from 'fp-ts/Option';
import type { GameTypes } from '../core/contract/game.js';
import { resultOf } from '../core/records/record.js';
import type { RecordDeparture } from '../core/records/shape.js';
import type { Seat } from '../core/values/seat.js';
import { playing } from './consequence.js';
import { placesShared, placesWithout } from './departure.js';
import { type Play, silence, type Table, type TableEnd } from './table.js';

const over = <T extends GameTypes>(table: Table<T>, play: Play<T>, end: TableEnd): Table<T> => ({
  ...table,
  stage: { _tag: 'Over', play: { ...play, sealed: [], talk: silence }, end },
});

/** The table with the given game, which is over if the rules say so. */
export const wentOn = <T extends GameTypes>(table: Table<T>, play: Play<T>): Table<T> =>
  isSome(table.game.outcome(play.state))
    ? over(table, play, { _tag: 'ByRules', result: resultOf(table.game)(play.state) })
    : playing(table, play);

/** Ends the game because one seat gave up, stayed away or has no time left: its team comes last of those that are still there. */
export const lostBy = <T extends GameTypes>(
  table: Table<T>,
  play: Play<T>,
  reason: RecordDeparture['reason'],
  seat: Seat,
): Table<T> =>
  over(table, play, {
    _tag: 'ByPeople',
    end: { reason, seat, places: placesWithout(table.game, play, seat) },
  });

/** Ends the game with a draw of all seats that have not left: they agreed to it, or one of them claimed it. */
export const drawn = <T extends GameTypes>(
  table: Table<T>,
  play: Play<T>,
  reason: 'agreement' | 'repetition',
): Table<T> =>
  over(table, play, {
    _tag: 'ByPeople',
    end: { reason, seat: null, places: placesShared(table.game, play) },
  });
