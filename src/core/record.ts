/**
 * Records: a whole game as data that can be stored, read back and verified.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import * as t from 'io-ts';
import { boolean, decode, leaf, list, oneOf, text, whole } from './codec.js';
import { json } from './json.js';
import { isMoveOf, moveFault } from './malformed.js';
import { exact } from './objects.js';
import { chain } from './either.js';
import { type Fault, fault, show, under } from './fault.js';
import type { Game, GameTypes } from './game.js';
import { replay } from './play.js';
import { isSeed, type Seed } from './random.js';
import { printRefusal } from './refusal.js';
import { type JsonSchema, schemaOf } from './schema.js';
import { type Seat, seats } from './seat.js';

/** The version of the record format that this release writes. */
export const recordFormat = 1;

/** How the recorded game stood after its last move. */
export interface RecordResult {
  /** Whether the game is over. */
  readonly over: boolean;
  /** One number for each seat or team. */
  readonly scores: readonly number[];
  /** The winning seats, ascending; empty while the game goes on. */
  readonly winners: readonly Seat[];
  /** Why it ended; null while it goes on. */
  readonly reason: string | null;
}

/**
 * A game as JSON. `seed` is the seed of the set-up, or null when the game began from a position of its own choice (the options
 * are then what was agreed; the start must not contradict them). A record holds no state but the start: the rest is replayed.
 */
export interface GameRecord {
  /** The version of the format: {@link recordFormat}. */
  readonly format: typeof recordFormat;
  /** The game's id. */
  readonly game: string;
  /** The options as JSON. */
  readonly options: unknown;
  /** The seed of the set-up; null: the start is a position of its own. */
  readonly seed: Seed | null;
  /** The position text of the start. */
  readonly start: string;
  /** Move notations, first to last. */
  readonly moves: readonly string[];
  /** How the game stood after the last move. */
  readonly result: RecordResult;
}

/** A record that was verified: the states of both ends beside the data. */
export interface Verified<T extends GameTypes> {
  /** The record as it was read. */
  readonly record: GameRecord;
  /**
   * Where the game began: `setup`, the start is what the options and the seed give; or `position`, the start is one of its own, which
   * nothing vouches for but that it is possible and does not contradict the options.
   */
  readonly origin: 'setup' | 'position';
  /** Its options, with all defaults filled in. */
  readonly options: T['Options'];
  /** The state of its start. */
  readonly start: T['State'];
  /** The state after its last move. */
  readonly final: T['State'];
}

const longest = 4000;

const line = text(`a text of at most ${longest} characters`, longest);

const recordOf = (game: t.Type<string>, options: t.Type<unknown, unknown>): t.Type<GameRecord> =>
  exact<GameRecord>('a game record', {
    format: oneOf(recordFormat),
    game,
    options,
    seed: leaf('a seed or null', (u): u is Seed | null => u === null || isSeed(u), {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
    }),
    start: line,
    moves: list(line, 0, 1_000_000),
    result: exact<RecordResult>('a result', {
      over: boolean,
      scores: list(whole(-1_000_000_000, 1_000_000_000), 0, 6),
      winners: list(oneOf(...seats), 0, 6),
      reason: leaf(
        'a reason or null',
        (u): u is string | null => u === null || (typeof u === 'string' && u.length <= 40),
        { type: ['string', 'null'], maxLength: 40 },
      ),
    }),
  });

/**
 * JSON codec of the shape of records. Whether a record keeps the rules of its game only {@link verifyRecord} can tell.
 *
 * @example
 * ```ts
 * import { decode, gameRecord } from 'rulehouse';
 * decode(gameRecord)({ format: 2 })._tag; // 'Left'
 * ```
 */
export const gameRecord: t.Type<GameRecord> = recordOf(line, json);

/**
 * JSON Schema of the records of one game: its id, and its options where records in general may hold anything. Draft 2020-12, without
 * `$schema` and title: {@link schemasOf} adds them.
 *
 * @example
 * ```ts
 * import { recordSchema } from 'rulehouse';
 * import { game } from 'rulehouse/terrafex';
 * recordSchema(game)['required']; // ['format', 'game', 'options', 'seed', 'start', 'moves', 'result']
 * ```
 */
export const recordSchema = <T extends GameTypes>(game: Game<T>): JsonSchema =>
  schemaOf(recordOf(oneOf(game.id), game.options));

/**
 * How a state stands, in the form that records keep.
 *
 * @example
 * ```ts
 * import { resultOf } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * resultOf(game)(initial); // { over: false, scores: [5, 5], winners: [], reason: null }
 * ```
 */
export const resultOf =
  <T extends GameTypes>(game: Game<T>) =>
  (state: T['State']): RecordResult => {
    const outcome = game.outcome(state);
    const ended = isSome(outcome) ? outcome.value : undefined;
    return {
      over: ended !== undefined,
      scores: game.score(state),
      winners: ended?.winners ?? [],
      reason: ended?.reason ?? null,
    };
  };

/**
 * Writes a record of legal moves. The moves are replayed, so a list that breaks a rule gives a fault instead, whose path is the index of the
 * move. Options are written with all defaults filled in.
 *
 * That `start` is what `options` and `seed` give is not checked here: {@link verifyRecord} will say so. A `seed` of null means that the
 * start is a position of its own.
 *
 * @example
 * ```ts
 * import { isRight, writeRecord } from 'rulehouse';
 * import { defaultOptions, game, initial } from 'rulehouse/terrafex';
 * const record = writeRecord(game)(defaultOptions, 0, initial, [{ _tag: 'GrowForest', square: 'c5' }]);
 * if (isRight(record)) record.right.moves; // ['G^c5']
 * writeRecord(game)(defaultOptions, 0, initial, [{ _tag: 'GrowForest', square: 'a1' }]); // left: TF-4.1
 * ```
 */
export const writeRecord =
  <T extends GameTypes>(game: Game<T>) =>
  (
    options: T['Options'],
    seed: Seed | null,
    start: T['State'],
    moves: readonly T['Move'][],
  ): Either<Fault, GameRecord> => {
    if (seed !== null && !isSeed(seed)) return left(fault(['seed'], `${show(seed)} is not a seed or null`));
    const stranger = moves.findIndex((move) => !isMoveOf(game.move, move));
    if (stranger >= 0) return left(under(String(stranger))(moveFault(game.move, moves[stranger])));
    const texts = moves.map(game.moveText.print);
    return chain(replay(game)(start, texts), (final) =>
      right({
        format: recordFormat,
        game: game.id,
        options: game.options.encode(options),
        seed,
        start: game.position.print(start),
        moves: texts,
        result: resultOf(game)(final),
      }),
    );
  };

/**
 * Reads a record and plays it again: everything in it must agree with the rules. A fault's path leads to the first thing
 * that does not, for instance `moves.17`, with the rule that the move breaks. Looked at in this order: shape, game, options, start, the
 * start against the set-up (against the options alone if there is no seed), moves, result.
 *
 * Safe for values from anybody: bounded, and nothing throws.
 *
 * @example
 * ```ts
 * import { explain, isLeft, verifyRecord } from 'rulehouse';
 * import { game } from 'rulehouse/terrafex';
 * const read = verifyRecord(game)({ format: 1, game: 'chess' });
 * if (isLeft(read)) console.log(explain(read.left)); // options: missing
 * ```
 */
export const verifyRecord =
  <T extends GameTypes>(game: Game<T>) =>
  (u: unknown): Either<Fault, Verified<T>> =>
    chain(decode(gameRecord)(u), (record) => {
      if (record.game !== game.id) return left(fault(['game'], `${show(record.game)} is not ${game.id}`));
      const options = decode(game.options)(record.options);
      if (isLeft(options)) return left(under('options')(options.left));
      const start = game.position.parse(record.start);
      if (isLeft(start)) return left(under('start')(start.left));
      const mistake = startMistake(game, record, options.right, start.right);
      if (mistake !== undefined) return left(mistake);
      const final = replay(game)(start.right, record.moves);
      if (isLeft(final)) return left(under('moves')(final.left));
      const wrong = resultMistake(record.result, resultOf(game)(final.right));
      if (wrong !== undefined) return left(wrong);
      const origin = record.seed === null ? 'position' : 'setup';
      return right({ record, origin, options: options.right, start: start.right, final: final.right });
    });

/** With a seed the start must be what the set-up gives; a position of its own must not contradict the options. */
const startMistake = <T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  options: T['Options'],
  start: T['State'],
): Fault | undefined => {
  if (record.seed === null) {
    const name = game.contradicted(options, start);
    return name === undefined ? undefined : fault(['options', name], 'the start was set up by another value');
  }
  const made = game.setup(options, record.seed);
  if (isLeft(made)) return fault(['options'], printRefusal(made.left), made.left.rule);
  const expected = game.position.print(made.right);
  return expected === record.start ? undefined : fault(['start'], `the set-up gives ${show(expected)}`);
};

const resultMistake = (claimed: RecordResult, replayed: RecordResult): Fault | undefined => {
  const [said, is] = [JSON.stringify(ordered(claimed)), JSON.stringify(ordered(replayed))];
  return said === is ? undefined : fault(['result'], `the moves give ${is}`);
};

const ordered = ({ over, scores, winners, reason }: RecordResult): readonly unknown[] => [
  over,
  scores,
  winners,
  reason,
];

/**
 * {@link verifyRecord} for a text: JSON that cannot be read is a fault, never an exception. The length of the text is for the caller to
 * bound.
 *
 * @example
 * ```ts
 * import { readRecord } from 'rulehouse';
 * import { game } from 'rulehouse/terrafex';
 * readRecord(game)('[]')._tag; // 'Left'
 * ```
 */
export const readRecord =
  <T extends GameTypes>(game: Game<T>) =>
  (json: string): Either<Fault, Verified<T>> =>
    chain(parseJson(json), verifyRecord(game));

const byteOrderMark = '\uFEFF';

/**
 * Parses JSON: the value, or a fault with the parser's reason (at most 200 characters of it). Nothing throws. A byte order mark in front is
 * passed over; of a key that stands twice in an object the last value holds, as JavaScript has it.
 *
 * @example
 * ```ts
 * import { parseJson } from 'rulehouse';
 * parseJson('{"push":1}'); // right: { push: 1 }
 * parseJson('{')._tag; // 'Left'
 * ```
 */
export const parseJson = (json: string): Either<Fault, unknown> => {
  // The type says so; a program in JavaScript may hand in anything, and JSON.parse reads numbers too.
  if (typeof json !== 'string') return left(fault([], `no JSON: ${show(json)} is not a text`));
  try {
    return right(JSON.parse(json.startsWith(byteOrderMark) ? json.slice(1) : json));
  } catch (error) {
    return left(fault([], `no JSON: ${error instanceof Error ? error.message.slice(0, 200) : 'unreadable'}`));
  }
};
