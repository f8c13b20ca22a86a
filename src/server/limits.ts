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
  /** How many tables are open at a time: those with free seats, and those where a game goes on. */
  readonly tables: number;
  /** How many tables that are not over one address may have opened. */
  readonly tablesPerAddress: number;
  /** How many tables one address may open in a burst; it regains one every five seconds. */
  readonly openings: number;
  /** How many requests one address may make in a second, in the long run and in a burst. */
  readonly requestsPerSecond: number;
  readonly requests: number;
  /** How many connections one address may have; those of trusted proxies are not counted. */
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** How many event streams a table has: for all who only watch, for those of them at one address, and for each player. */
  readonly watchers: number;
  readonly watchersPerAddress: number;
  readonly streamsPerPlayer: number;
  /** How many iterations and milliseconds people may let a bot think about a move, apart from the budgets of the bots that the server names. */
  readonly botIterations: number;
  readonly botMs: number;
  /** How many bots think at a time at the tables of one address. */
  readonly thinkersPerAddress: number;
  /** How many bytes the body of a request may have. */
  readonly body: number;
  /** After how many seconds a table at which nobody is present leaves memory. */
  readonly idleSeconds: number;
  /** After how many days without a word a table is removed: where seats are free, where a game goes on, where a game is over. 0 for never. */
  readonly seatingDays: number;
  readonly playingDays: number;
  readonly overDays: number;
  /** How many seconds requests have to end when the server is told to end. */
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
