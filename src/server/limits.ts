/**
 * The limits of a server: each is a line of its configuration file, or `--limit name=value`.
 *
 * @packageDocumentation
 */
import { propertiesOf } from '../core/reading/properties.js';
import type * as t from 'io-ts';
import { whole } from '../core/reading/codec.js';
import { optionsOf } from '../core/reading/objects.js';
import { schemaOf } from '../core/reading/schema.js';

/** The limits of a server. */
export interface Limits {
  /** Tables that are open at a time: seats are free there, or a game goes on. */
  readonly tables: number;
  /** Tables that one address may have opened and that are not over. */
  readonly tablesPerAddress: number;
  /** Tables that one address may open at once; it regains one every five seconds. */
  readonly openings: number;
  /** Requests of one address in a second, in the long run and at once. */
  readonly requestsPerSecond: number;
  readonly requests: number;
  /** Connections of one address; those of trusted proxies are not counted. */
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** Event streams of a table: of all who only watch, of those at one address, and of each player. */
  readonly watchers: number;
  readonly watchersPerAddress: number;
  readonly streamsPerPlayer: number;
  /** How many iterations and milliseconds people may let a bot think about a move, apart from the budgets of the bots that the server names. */
  readonly botIterations: number;
  readonly botMs: number;
  /** Bots that think at a time at the tables of one address. */
  readonly thinkersPerAddress: number;
  /** Bytes of the body of a request. */
  readonly body: number;
  /** Seconds after which a table at which nobody is leaves memory. */
  readonly idleSeconds: number;
  /** Days without a word after which a table is removed: seats are free, a game goes on, a game is over. 0: never. */
  readonly seatingDays: number;
  readonly playingDays: number;
  readonly overDays: number;
  /** Seconds that requests have to end when the server is told to. */
  readonly drainSeconds: number;
}

const count = whole(1, 1_000_000);
const days = whole(0, 36_500);

/** JSON codec of {@link Limits}: every key may be left out. */
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
  body: { codec: whole(1024, 10_000_000), default: 64 * 1024 },
  idleSeconds: { codec: whole(1, 86_400), default: 60 },
  seatingDays: { codec: days, default: 7 },
  playingDays: { codec: days, default: 400 },
  overDays: { codec: days, default: 0 },
  drainSeconds: { codec: whole(0, 3600), default: 10 },
});

/** The names of the limits. */
export const limitNames: readonly string[] = Object.keys(propertiesOf(schemaOf(limitsCodec)));
