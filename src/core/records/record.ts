/**
 * Records: a whole game as data that can be stored, read back and verified.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import type { Game, GameTypes } from '../contract/game.js';
import { printRefusal } from '../contract/refusal.js';
import { replayWith } from '../playing/apply-recorded.js';
import { chanceMove } from '../playing/chance.js';
import { decode } from '../reading/codec.js';
import { isMoveOf, moveFault } from '../reading/malformed.js';
import { isObject } from '../reading/objects.js';
import { chain } from '../values/either.js';
import { errorMessage } from '../values/error-fields.js';
import { type Fault, fault, show, under } from '../values/fault.js';
import { isSeed, type Seed } from '../values/random.js';
import { sealed, unsealed } from './assemble.js';
import { gameDigest } from './digest.js';
import { notesMistake } from './notes.js';
import { type GameRecord, gameRecord, type RecordNotes, type RecordResult } from './shape.js';

/** A verified record: the data, and the states at the start and at the end of the game. */
export interface Verified<T extends GameTypes> {
  /** The record as it was read. */
  readonly record: GameRecord;
  /**
   * `setup` if the start follows from the options and the seed; `position` if the start was chosen. If the start was chosen rather than set up, all
   * that is known is that the start is possible and agrees with the options.
   */
  readonly origin: 'setup' | 'position';
  /** The options of the game, with all defaults filled in. */
  readonly options: T['Options'];
  /** The state at the start of the game. */
  readonly start: T['State'];
  /** The state after the last move of the game. */
  readonly final: T['State'];
}

/**
 * The standing of the game in a given state, in the form in which records store it.
 *
 * @param game - the game of the state
 * @returns a function that takes a state, and returns whether the game is over, the scores, the winners, the reason and the places
 *
 * @example
 * ```ts
 * import { resultOf } from 'rulehouse/author';
 * import { game, initial } from 'rulehouse/terrafex';
 * resultOf(game)(initial); // { over: false, scores: [5, 5], winners: [], reason: null, places: null }
 * ```
 */
export const resultOf =
  <T extends GameTypes>(game: Game<T>) =>
  (state: T['State']): RecordResult => {
    const [outcome, scores] = [game.outcome(state), game.score(state)];
    if (isNone(outcome)) return { over: false, scores, winners: [], reason: null, places: null };
    const { winners, reason, places } = outcome.value;
    return { over: true, scores, winners, reason, places };
  };

/**
 * The function that writes records of one game: see {@link writeRecord}.
 *
 * @param options - the options of the set-up
 * @param seed - the seed of the set-up; null if the game began from a chosen position
 * @param start - the state from which the moves are made
 * @param moves - the moves, in the order in which they were made
 * @param told - names, times and comments, which are stored unchanged if they fit the game
 * @returns the record, or a fault
 * @fails a fault whose path is the index of the first move that breaks a rule; the fault cites this rule
 *
 * @example
 * ```ts
 * import { type RecordWriter, writeRecord } from 'rulehouse';
 * import { defaultOptions, game, initial, type Terrafex } from 'rulehouse/terrafex';
 * const write: RecordWriter<Terrafex> = writeRecord(game);
 * write(defaultOptions, 0, initial, [{ _tag: 'GrowForest', square: 'a1' }]); // left: TF-4.1
 * ```
 */
export type RecordWriter<T extends GameTypes> = (
  options: T['Options'],
  seed: Seed | null,
  start: T['State'],
  moves: readonly T['Move'][],
  told?: Partial<RecordNotes> & Pick<GameRecord, 'chance'>,
) => Either<Fault, GameRecord>;

/**
 * Replays the moves of a game and writes a record of them. If a move breaks a rule, the result is a fault whose path is the index of the move.
 * Options are written with all defaults filled in. Takes as long as replaying the moves.
 *
 * The function does not check that `start` follows from `options` and `seed`; {@link verifyRecord} does. A `seed` of null means that the start was
 * not made by a set-up.
 *
 * `told` holds everything that the record is to contain besides the moves: tags, how people ended the game, comments, and times. Notes that do not
 * fit the game give a fault. For instance, people cannot have ended a game that the rules had already ended, and the places must agree with each
 * other and with the seat that lost. Comments must be in the order of the moves, and none may come after the last move. The notes must give times for
 * all moves or for none. The outcomes of chance must follow from the seed, unless `chance` is `host`.
 *
 * @param game - the game that was played
 * @returns a function that writes a record
 * @fails a fault whose path is the index of the first move that breaks a rule; the fault cites this rule
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
  <T extends GameTypes>(game: Game<T>): RecordWriter<T> =>
  (options, seed, start, moves, told = {}) => {
    const { chance, ...notes } = told;
    if (seed !== null && !isSeed(seed)) return left(fault(['seed'], `${show(seed)} is not a seed or null`));
    const stranger = moves.findIndex((move) => !isMoveOf(game.move, move));
    if (stranger >= 0) return left(under(String(stranger))(moveFault(game.move, moves[stranger])));
    const texts = moves.map(game.moveText.print);
    const dice = diceOf(game, chance === undefined ? seed : null);
    return chain(replayWith(game, dice.see)(start, texts), (final) => {
      const unlikely = dice.mistake();
      if (unlikely !== undefined) return left(unlikely);
      const begin = { options: game.options.encode(options), seed, start: game.position.print(start), chance };
      const record = unsealed(game, { ...begin, moves: texts, result: resultOf(game)(final) }, notes);
      // The notes come from the caller, so the codec and the game validate them.
      return chain(decode(gameRecord)(record), (read) => {
        const written = sealed(game, read, final);
        const wrong = notesMistake(written, game.teams(final));
        return wrong === undefined ? right(written) : left(wrong);
      });
    });
  };

/**
 * Reads a record and replays its game; everything in the record must agree with the rules. The path of a fault leads to the first thing that is
 * wrong, for instance `moves.17`; the fault for a move cites the rule that the move breaks. The parts of a record are checked in this order: shape,
 * game, options, start, agreement of the start with the set-up, moves, outcomes of chance, result, notes, digest. If the record has no seed, the
 * start need only agree with the options. The outcomes of chance must follow from the seed, unless the record says that they came from elsewhere. A
 * record with a digest is refused if anything except tags, comments and times was changed, even if the changed game obeys the rules. Takes as long as
 * replaying the moves.
 *
 * The function is safe for values from any source: its work is bounded, and it never throws.
 *
 * @param game - the game of the record
 * @returns a function that takes parsed JSON, and returns the record with its last state, or a fault
 * @fails a fault whose path leads to the first thing that is wrong, for instance `moves.17`; if a move breaks a rule, the fault cites this rule
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
      if (record.game !== game.id) return left(anotherGame(record.game, game.id));
      const options = decode(game.options)(record.options);
      if (isLeft(options)) return left(under('options')(options.left));
      const start = game.position.parse(record.start);
      if (isLeft(start)) return left(under('start')(start.left));
      const mistake = startMistake(game, record, options.right, start.right);
      if (mistake !== undefined) return left(mistake);
      const dice = diceOf(game, record.chance === undefined ? record.seed : null);
      const final = replayWith(game, dice.see)(start.right, record.moves);
      if (isLeft(final)) return left(under('moves')(final.left));
      const wrong =
        chanceMistake(game, record) ??
        dice.mistake() ??
        resultMistake(record, resultOf(game)(final.right)) ??
        notesMistake(record, game.teams(final.right)) ??
        digestMistake(record, game.position.print(final.right));
      if (wrong !== undefined) return left(wrong);
      const origin = record.seed === null ? 'position' : 'setup';
      return right({ record, origin, options: options.right, start: start.right, final: final.right });
    });

const anotherGame = (said: string, id: string): Fault => fault(['game'], `${show(said)} is not ${id}`);

/** Checks a record's start: with a seed, the set-up must give the start; without one, the start must fit the options. */
const startMistake = <T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  options: T['Options'],
  start: T['State'],
): Fault | undefined => {
  if (record.seed === null) {
    const name = game.contradicted(options, start);
    return name === undefined ? undefined : fault(['options', name], 'the start was set up with another value');
  }
  const made = game.setup(options, record.seed);
  if (isLeft(made)) return fault(['options'], printRefusal(made.left), made.left.rule);
  const expected = game.position.print(made.right);
  return expected === record.start ? undefined : fault(['start'], `the set-up gives ${show(expected)}`);
};

/** Finds the first outcome of chance that does not follow from the seed, while the moves are replayed. Without a seed, any outcome may follow. */
const diceOf = <T extends GameTypes>(game: Game<T>, seed: Seed | null) => {
  const moveIn = chanceMove(game);
  let mistake: Fault | undefined;
  const see = (state: T['State'], text: string, ply: number): void => {
    if (mistake !== undefined || seed === null) return;
    const drawn = moveIn(state, seed, ply);
    const expected = drawn === undefined ? text : game.moveText.print(drawn);
    if (expected !== text) mistake = fault(['moves', String(ply)], `the seed gives ${show(expected)}`, game.turnRule);
  };
  return { see, mistake: (): Fault | undefined => mistake };
};

const chanceMistake = <T extends GameTypes>(game: Game<T>, { chance }: GameRecord): Fault | undefined =>
  chance !== undefined && game.chance === undefined
    ? fault(['chance'], 'chance has no part in this game after the set-up')
    : undefined;

const resultMistake = ({ result: claimed, migrated }: GameRecord, replayed: RecordResult): Fault | undefined => {
  // A claim that is missing cannot disagree with the replay. But every record must claim places if its format has them.
  const places = claimed.places === null ? null : replayed.places;
  const [said, is] = [JSON.stringify(ordered(claimed)), JSON.stringify(ordered({ ...replayed, places }))];
  if (said !== is) return fault(['result'], `the moves give ${is}`);
  return places === null && replayed.places !== null && migrated === undefined
    ? fault(['result', 'places'], 'a game that is over has places')
    : undefined;
};

/** Returns a fault if a record's digest is wrong; a record from before digests existed has none and is accepted. */
const digestMistake = (record: GameRecord, final: string): Fault | undefined => {
  if (record.digest === undefined) return undefined;
  const is = gameDigest(record, final);
  return record.digest === is ? undefined : fault(['digest'], `this game has ${show(is)}: the record was changed`);
};

const ordered = ({ over, scores, winners, reason, places }: RecordResult): readonly unknown[] => [
  over,
  scores,
  winners,
  reason,
  places,
];

/**
 * Verifies the text of a record, as {@link verifyRecord} does; a text that is not JSON gives a fault, never an exception. The caller has to limit the
 * length of the text. Takes as long as parsing the text and replaying the moves.
 *
 * @param game - the game of the record
 * @returns a function that takes a text, and returns the record with its last state, or a fault
 * @fails a fault without a path for a text that is not JSON, otherwise the fault of `verifyRecord`
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
    chain(parseJson(json), (u) => {
      // Check the game id first, so that a record of another game is reported as such whatever else is wrong with it.
      const said = isObject(u) ? u['game'] : undefined;
      return typeof said === 'string' && said !== game.id ? left(anotherGame(said, game.id)) : verifyRecord(game)(u);
    });

const byteOrderMark = '\uFEFF';

/**
 * Parses JSON; returns the value, or a fault whose reason is the parser's message (at most 200 characters of it). Nothing throws. A byte order mark
 * at the beginning of the text is ignored. If a key occurs twice in an object, its last value counts, as in JavaScript.
 *
 * @param json - the text, of any length
 * @returns the parsed value, or a fault
 * @fails a fault with no path and no rule, whose reason is the parser's message
 *
 * @example
 * ```ts
 * import { parseJson } from 'rulehouse';
 * parseJson('{"push":1}'); // right: { push: 1 }
 * parseJson('{')._tag; // 'Left'
 * ```
 */
export const parseJson = (json: string): Either<Fault, unknown> => {
  // JavaScript callers may pass a value of any type, and JSON.parse would accept a number.
  if (typeof json !== 'string') return left(fault([], `no JSON: ${show(json)} is not a text`));
  try {
    return right(JSON.parse(json.startsWith(byteOrderMark) ? json.slice(1) : json));
  } catch (error) {
    return left(fault([], `no JSON: ${errorMessage(error, 200, 'unreadable')}`));
  }
};
