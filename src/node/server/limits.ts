/**
 * The limits of a server. Each limit can be set in the server's configuration file, or with the flag `--limit name=value`.
 *
 * @packageDocumentation
 */

import type * as t from 'io-ts';
import { whole } from '../../core/reading/codec.js';
import { optionsOf } from '../../core/reading/objects.js';
import { propertiesOf } from '../../core/reading/properties.js';
import { schemaOf } from '../../core/reading/schema.js';

/** The limits of a server. */
export interface Limits {
  /** The greatest number of open tables, which are those with free seats or a game in progress. */
  readonly tables: number;
  /** The greatest number of tables with unfinished games that one address may have opened. */
  readonly tablesPerAddress: number;
  /** The number of tables that one address may open in a burst; every five seconds, the address may open one more. */
  readonly openings: number;
  /** The number of requests that one address may make per second on average, and the number that it may make in a burst. */
  readonly requestsPerSecond: number;
  readonly requests: number;
  /** The most connections allowed from one address and in total; those from trusted proxies count only towards the total. */
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** The greatest number of event streams at a table: for all spectators, for those at one address, and for each player. */
  readonly watchers: number;
  readonly watchersPerAddress: number;
  readonly streamsPerPlayer: number;
  /**
   * The greatest budget that people may give a bot for a move, in iterations and in milliseconds. A bot that the operator names may have a larger
   * budget.
   */
  readonly botIterations: number;
  readonly botMs: number;
  /** The number of bots that may think at the same time, at the tables of one address and in the whole process. */
  readonly thinkersPerAddress: number;
  readonly thinkers: number;
  /** The greatest number of bytes in the body of a request. */
  readonly body: number;
  /** The number of seconds after which a table without visitors is removed from memory. */
  readonly idleSeconds: number;
  /** The number of days without activity after which a table is removed: before, during and after its game; 0 means never. */
  readonly seatingDays: number;
  readonly playingDays: number;
  readonly overDays: number;
  /** The number of seconds within which requests must finish when the server is asked to end. */
  readonly drainSeconds: number;
}

const count = whole(1, 1_000_000);
const days = whole(0, 36_500);

/** The JSON codec of {@link Limits}; every key may be left out. */
export const limitsCodec: t.Type<Limits, unknown> = optionsOf<Limits>('the limits of a server', {
  tables: { codec: count, default: 1000 },
  tablesPerAddress: { codec: count, default: 100 },
  openings: { codec: count, default: 20 },
  requestsPerSecond: { codec: count, default: 50 },
  requests: { codec: count, default: 200 },
  connectionsPerAddress: { codec: count, default: 256 },
  connections: { codec: count, default: 10_000 },
  watchers: { codec: count, default: 64 },
  watchersPerAddress: { codec: count, default: 32 },
  streamsPerPlayer: { codec: count, default: 8 },
  botIterations: { codec: whole(0, 1_000_000_000), default: 1000 },
  botMs: { codec: whole(0, 3_600_000), default: 1000 },
  thinkersPerAddress: { codec: count, default: 2 },
  thinkers: { codec: count, default: 16 },
  body: { codec: whole(1024, 10_000_000), default: 64 * 1024 },
  idleSeconds: { codec: whole(1, 86_400), default: 60 },
  seatingDays: { codec: days, default: 7 },
  playingDays: { codec: days, default: 400 },
  overDays: { codec: days, default: 0 },
  drainSeconds: { codec: whole(0, 3600), default: 10 },
});

/** The names of the limits. */
export const limitNames: readonly string[] = Object.keys(propertiesOf(schemaOf(limitsCodec)));
