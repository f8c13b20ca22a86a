/**
 * The result of one game of a tournament: a line of `games.jsonl`.
 *
 * @packageDocumentation
 */
import { left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { leaf, list, nullable, oneOf, refined, text, whole } from '../core/reading/codec.js';
import { exact, type Fields, isObject } from '../core/reading/objects.js';
import { described, schemaOf } from '../core/reading/schema.js';
import { type Codec, standard } from '../core/reading/standard.js';
import { type GameRecord, gameRecord } from '../core/records/shape.js';
import { type Fault, fault, show } from '../core/values/fault.js';
import { isSeed, type Seed } from '../core/values/random.js';
import { type Seat, seats } from '../core/values/seat.js';

/** The game ended by its own rules. */
export interface RulesEnd {
  /** Always `rules`: the game ended by its own rules. */
  readonly reason: 'rules';
}

/** A seat lost the game outside the rules: it took too long, crashed, made an illegal move, or broke the protocol. */
export interface LossEnd {
  /** The way in which the game was lost. */
  readonly reason: 'time' | 'crash' | 'illegal' | 'protocol';
  /** The seat that lost. */
  readonly seat: Seat;
  /** The rule of the game that an illegal move broke; null if no rule was broken. */
  readonly rule: string | null;
  /** A description, in one line, of how the seat lost. */
  readonly text: string;
}

/**
 * The game was stopped: all players at the table agreed on the winner (`adjudicated`), the limit of plies was reached (`plies`), or it was proven that
 * no play ends the game (`dead`).
 */
export interface AdjudicatedEnd {
  /** What ended the game: agreement on the winner, the limit of plies, or the proof that no play ends it. */
  readonly reason: 'adjudicated' | 'plies' | 'dead';
}

/** How a game ended. */
export type GameEnd = RulesEnd | LossEnd | AdjudicatedEnd;

/** One game of a tournament: its bots, its start, and the rotation of the seats. */
export interface GameOrder {
  /** The index of the game in the spec's list `games`. */
  readonly game: number;
  /** The indices of the bots in the spec's list `bots`, in ascending order. */
  readonly pairing: readonly number[];
  /**
   * The seed of the block that the game belongs to. The game's set-up also uses this seed, unless a program takes part: see {@link
   * GameLine.botSeeds}.
   */
  readonly seed: Seed;
  /** The rotation, from 0 to n - 1 if n bots meet: seat `s` is taken by the bot at index `(s + rotation) % n` of `pairing`. */
  readonly rotation: number;
  /** The index of the game's starting position in `openings`; null if the game is set up from options and seed. */
  readonly opening: number | null;
}

/**
 * The result of one game. Games with the same `game`, `pairing` and `seed` form a block. The games of a block differ only in `rotation`, so they are
 * not independent of each other, but different blocks are independent. If no bot depends on the clock, replaying the game (with the same secret, if
 * any) gives the same line, except for `millis`.
 */
export interface GameLine extends GameOrder {
  /** The identity of the game among all games of all tournaments: 32 hexadecimal digits. */
  readonly key: string;
  /** The name of the bot at each seat. */
  readonly bots: readonly string[];
  /** For each seat, the index of its bot in the spec's list `bots`. */
  readonly seating: readonly number[];
  /** The time for which the bot at each seat thought, in milliseconds. */
  readonly millis: readonly number[];
  /** For each seat, the number of search iterations that its bot made; null for programs. */
  readonly iterations: readonly (number | null)[];
  /**
   * The seed of the bot at each seat, in a tournament in which a program takes part. These seeds and the set-up seed, which is in the record, do not
   * follow from the spec: they are hashed with a secret, so that no program can compute them. The field is left out in lines written before secrets
   * were introduced, and in tournaments in which only bots of the library take part. If `botSeeds` is left out, all seeds follow from `seed`.
   */
  readonly botSeeds?: readonly Seed[];
  /** The number of moves made. */
  readonly plies: number;
  /** Each seat's share of the one point that the game is worth; the shares add up to 1. */
  readonly shares: readonly number[];
  /** For each seat, its own score or the score of its team. */
  readonly scores: readonly number[];
  /** How the game ended. */
  readonly end: GameEnd;
  /** The record of the game, which proves the other fields of the line. */
  readonly record: GameRecord;
}

const seat = oneOf(...seats);

/** The text about a loss must fit on one line, so that a list of losses has one line for each loss. */
const lossText = text('a text of at most 400 characters', 400);

const rules = exact<RulesEnd>('an end', { reason: oneOf('rules') });

const loss = exact<LossEnd>('an end', {
  reason: oneOf('time', 'crash', 'illegal', 'protocol'),
  seat,
  rule: nullable(text('the number of a rule', 40)),
  text: lossText,
});

const adjudicated = exact<AdjudicatedEnd>('an end', { reason: oneOf('adjudicated', 'plies', 'dead') });

/** Returns the codec for the member of the union `GameEnd` that has the value's `reason`; undefined if no member has it. */
const endCodec = (u: unknown): t.Type<GameEnd> | undefined => {
  switch (isObject(u) ? u['reason'] : undefined) {
    case 'rules':
      return rules as t.Type<GameEnd>;
    case 'time':
    case 'crash':
    case 'illegal':
    case 'protocol':
      return loss as t.Type<GameEnd>;
    case 'adjudicated':
    case 'plies':
    case 'dead':
      return adjudicated as t.Type<GameEnd>;
    default:
      return undefined;
  }
};

const end: t.Type<GameEnd> = described(
  new t.Type<GameEnd>(
    'an end',
    (u): u is GameEnd => endCodec(u)?.is(u) === true,
    (u, context) => endCodec(u)?.validate(u, context) ?? t.failure(u, context, `${show(u)} is not the end of a game`),
    t.identity,
  ),
  { oneOf: [schemaOf(rules), schemaOf(loss), schemaOf(adjudicated)] },
);

const place = whole(0, 1000);

const count = whole(0, Number.MAX_SAFE_INTEGER);

const share = leaf('a number from 0 to 1', (u): u is number => typeof u === 'number' && u >= 0 && u <= 1, {
  type: 'number',
  minimum: 0,
  maximum: 1,
});

const bySeat = <A>(codec: t.Type<A, unknown>): t.Type<readonly A[], unknown> => list(codec, 1, seats.length);

const seed = leaf('a seed', isSeed, { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

const orderFields: Fields<GameOrder> = {
  game: place,
  pairing: list(place, 2, seats.length),
  seed,
  rotation: whole(0, seats.length - 1),
  opening: nullable(whole(0, 10_000)),
};

/**
 * JSON codec of one game that is to be played.
 *
 * @example
 * ```ts
 * import { decode } from 'rulehouse';
 * import { gameOrder } from 'rulehouse/arena';
 * decode(gameOrder)({ game: 0, pairing: [0, 1], seed: 7, rotation: 1, opening: null }); // right: the same
 * ```
 */
export const gameOrder: Codec<GameOrder> = standard(exact<GameOrder>('the order of a game', orderFields));

/** JSON codec of the key of a game. */
export const gameKey: t.Type<string> = text('a key of 32 hexadecimal digits', 32, /^[0-9a-f]{32}$/);

/** The fields that every game's line has: all except `botSeeds`. */
type RequiredFields = Omit<GameLine, 'botSeeds'>;

const fields: Fields<RequiredFields> = {
  key: gameKey,
  ...orderFields,
  bots: bySeat(text('the name of a bot', 60)),
  seating: bySeat(place),
  millis: bySeat(count),
  iterations: bySeat(nullable(count)),
  plies: count,
  shares: bySeat(share),
  scores: bySeat(whole(-1_000_000_000, 1_000_000_000)),
  end,
  record: gameRecord,
};

const open = exact<RequiredFields>('the line of a game', fields);

const keyed = exact<Required<GameLine>>(open.name, { ...fields, botSeeds: bySeat(seed) });

/** Returns the codec for a line: there is one for lines with the bots' seeds, and another for lines without them. */
const shapeOf = (u: unknown): t.Type<GameLine> =>
  isObject(u) && Object.hasOwn(u, 'botSeeds') ? (keyed as t.Type<GameLine>) : open;

const shape: t.Type<GameLine> = described(
  new t.Type<GameLine>(
    open.name,
    (u): u is GameLine => shapeOf(u).is(u),
    (u, context) => shapeOf(u).validate(u, context),
    (line) => shapeOf(line).encode(line),
  ),
  { ...schemaOf(keyed), required: Object.keys(fields) },
);

const bySeatKeys = ['bots', 'seating', 'millis', 'iterations', 'scores', 'botSeeds'] as const;

const mistake = (line: GameLine): Fault | undefined => {
  const { length } = line.shares;
  for (const key of bySeatKeys) {
    const given = line[key]?.length ?? length;
    if (given !== length) return fault([key], `there are ${length} seats, not ${given}`);
  }
  if (line.pairing.some((one, index) => index > 0 && one <= line.pairing[index - 1]!))
    return fault(['pairing'], 'the places must ascend');
  const bots = line.pairing.length;
  const stranger = line.seating.findIndex((one, at) => one !== line.pairing[(at + line.rotation) % bots]);
  if (stranger >= 0) return fault(['seating', String(stranger)], 'the rotation seats another bot here');
  const sum = line.shares.reduce((total, one) => total + one, 0);
  if (Math.abs(sum - 1) > 1e-9) return fault(['shares'], `together ${sum}, not 1`);
  return line.record.moves.length === line.plies
    ? undefined
    : fault(['plies'], `the record has ${line.record.moves.length} moves`);
};

/**
 * JSON codec of the lines of `games.jsonl`. The codec does not check whether the record keeps the rules of its game; the library's function
 * `verifyRecord` does.
 *
 * @example
 * ```ts
 * import { decode } from 'rulehouse';
 * import { gameLine } from 'rulehouse/arena';
 * decode(gameLine)({ key: 'abc' })._tag; // 'Left'
 * ```
 */
export const gameLine: Codec<GameLine> = standard(
  refined(shape, shape.name, (line) => {
    const wrong = mistake(line);
    return wrong === undefined ? right(line) : left(wrong);
  }),
);
