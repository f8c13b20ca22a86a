/**
 * Transcripts: one line of JSON for each game, with enough detail about every ply to compare two independent engines.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { AnyGame, Game, GameTypes } from '../contract/game.js';
import type { Legal } from '../contract/legal.js';
import { applyRecorded } from '../playing/apply-recorded.js';
import { chanceOutcomes } from '../playing/chance.js';
import { moverOf } from '../playing/play.js';
import { playout } from '../playing/playout.js';
import { boolean, decode, list, text, whole } from '../reading/codec.js';
import { json } from '../reading/json.js';
import { exact } from '../reading/objects.js';
import { totalCodec } from '../reading/total.js';
import { chain } from '../values/either.js';
import { type Fault, fault, show, under } from '../values/fault.js';
import { byAscii } from '../values/notation.js';
import type { Source } from '../values/random.js';
import { seats } from '../values/seat.js';
import { parseJson, resultOf } from './record.js';

/** One ply of a transcript: the seat that decided, the number and digest of the legal moves, and the move that was made. */
export interface TranscriptPly {
  /** The seat that decided; -1 if chance decided. */
  readonly seat: number;
  /** The number of legal moves. */
  readonly legal: number;
  /** The SHA-256 of the legal moves' notations (sorted as ASCII, joined by newlines), cut to its first 16 hex digits. */
  readonly digest: string;
  /** The notation of the move that was made. */
  readonly move: string;
}

/** A game that was played, as one JSON line. */
export interface Transcript {
  /** The game's id. */
  readonly game: string;
  /** The options as JSON. */
  readonly options: unknown;
  /** The position text of the start. */
  readonly start: string;
  /** Every decision of the game, from the first to the last. */
  readonly plies: readonly TranscriptPly[];
  /** The position text after the last ply. */
  readonly final: string;
  /** True if the game is over after the last ply. */
  readonly over: boolean;
  /** The final score: one number for each seat or team. */
  readonly scores: readonly number[];
  /** The winning seats in ascending order; empty while the game continues. */
  readonly winners: readonly number[];
}

/**
 * A function from a UTF-8 text to the lower-case hex digits of its SHA-256. The library uses no Node built-ins, so the host supplies the function:
 * `(text) => createHash('sha256').update(text).digest('hex')`.
 *
 * @param text - the text to be hashed, as UTF-8
 * @returns 64 lower-case hexadecimal digits
 */
export type Sha256 = (text: string) => string;

const line = text('a text', 100_000);
const count = whole(0, 1_000_000_000);
const amount = whole(-1_000_000_000, 1_000_000_000);

/** JSON codec of transcripts. */
export const transcript: t.Type<Transcript> = totalCodec(
  exact<Transcript>('a transcript', {
    game: line,
    options: json,
    start: line,
    plies: list(
      exact<TranscriptPly>('a ply', { seat: whole(-1, seats.length - 1), legal: count, digest: line, move: line }),
      0,
      1_000_000,
    ),
    final: line,
    over: boolean,
    scores: list(amount, 0, 6),
    winners: list(count, 0, 6),
  }),
);

/**
 * The digest of a set of legal moves; their order does not matter. The digest is the SHA-256 of the moves' notations (sorted as ASCII, joined by
 * newlines), cut to its first 16 hex digits. If two engines compute the same digest, they agree on every legal move. Takes as long as one sort and
 * one hash.
 *
 * @param sha256 - a function that computes a SHA-256
 * @param notations - the texts of the moves, all different
 * @returns 16 hexadecimal digits
 *
 * @example
 * ```ts
 * import { createHash } from 'node:crypto';
 * import { digestOf } from 'rulehouse/author';
 * const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
 * digestOf(sha256, ['b', 'a']) === digestOf(sha256, ['a', 'b']); // true
 * ```
 */
export const digestOf = (sha256: Sha256, notations: readonly string[]): string =>
  sha256([...notations].sort(byAscii).join('\n')).slice(0, 16);

const plyOf = <T extends GameTypes>(
  game: Game<T>,
  sha256: Sha256,
  state: T['State'],
  legal: readonly Legal<T['Move']>[],
  move: Legal<T['Move']>,
): TranscriptPly => ({
  seat: moverOf(game)(move)(state),
  legal: legal.length,
  digest: digestOf(sha256, legal.map(game.moveText.print)),
  move: game.moveText.print(move),
});

/**
 * Plays at random from a state and writes a transcript of the game. If the game is cut off after `maxPlies` plies, `over` is false and there are no
 * winners.
 *
 * @param game - the game to be played
 * @param sha256 - a function that computes a SHA-256
 * @returns a function that plays one random game and returns its transcript
 *
 * @example
 * ```ts
 * import { createHash } from 'node:crypto';
 * import { checkTranscript, randomTranscript, source } from 'rulehouse/author';
 * import { defaultOptions, game, initial } from 'rulehouse/terrafex';
 * const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
 * const played = randomTranscript(game, sha256)(defaultOptions, initial, source(1), 20);
 * played.plies.length; // 20
 * checkTranscript(game, sha256)(played); // right: the last state
 * ```
 */
export const randomTranscript =
  <T extends GameTypes>(game: Game<T>, sha256: Sha256) =>
  (options: T['Options'], start: T['State'], random: Source, maxPlies: number): Transcript => {
    const plies: TranscriptPly[] = [];
    const final = playout(game)(start, random, maxPlies, ({ before, legal, move }) => {
      plies.push(plyOf(game, sha256, before, legal, move));
    });
    const { over, scores, winners } = resultOf(game)(final);
    return {
      game: game.id,
      options: game.options.encode(options),
      start: game.position.print(start),
      plies,
      final: game.position.print(final),
      over,
      scores,
      winners,
    };
  };

/**
 * The greatest total number of legal moves that a transcript may claim. Listing this many legal moves takes about a second; the limit suffices for
 * thousands of plies even in the game with the most legal moves.
 */
const mostListed = 4_000_000;

/**
 * Replays a transcript from any source, and compares everything in the transcript with the replayed game. The codec of the game must accept the
 * transcript's options. The replayed game must agree with the transcript at every ply, in the seat, the number of legal moves and their digest; it
 * must also agree in the final position and the result. A fault names the first difference. If the transcript is correct, the result is the last
 * state of the game. Takes as long as listing the legal moves and printing their notations once for every ply. The total work is limited; otherwise,
 * every few bytes of a hostile line could request another long list of moves. A transcript that claims more than four million legal moves in total is
 * refused without being replayed.
 *
 * @param game - the game of the transcript
 * @param sha256 - a function that computes a SHA-256
 * @returns a function that takes a transcript, and returns its last state or a fault
 * @fails a fault whose path leads to the first difference, for instance `plies.3.digest`
 *
 * @example
 * ```ts
 * import { createHash } from 'node:crypto';
 * import { checkTranscript, isLeft, randomTranscript, source } from 'rulehouse/author';
 * import { defaultOptions, game, initial } from 'rulehouse/terrafex';
 * const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
 * const played = randomTranscript(game, sha256)(defaultOptions, initial, source(1), 2);
 * const read = checkTranscript(game, sha256)({ ...played, final: played.start });
 * if (isLeft(read)) read.left.path; // ['final']
 * ```
 */
export const checkTranscript =
  <T extends GameTypes>(game: Game<T>, sha256: Sha256) =>
  (played: Transcript): Either<Fault, T['State']> => {
    const work = played.plies.reduce((sum, { legal }) => sum + legal, 0);
    if (work > mostListed)
      return left(fault(['plies'], `${work} legal moves in all: at most ${mostListed} are compared in one transcript`));
    const options = decode(game.options)(played.options);
    if (isLeft(options)) return left(under('options')(options.left));
    const start = game.position.parse(played.start);
    if (isLeft(start)) return left(under('start')(start.left));
    let state = start.right;
    for (const [index, ply] of played.plies.entries()) {
      const at = under('plies', String(index));
      const wrong = plyDifference(game, sha256, state, ply);
      if (wrong !== undefined) return left(at(wrong));
      const after = applyRecorded(game)(ply.move)(state);
      if (isLeft(after)) return left(at(under('move')(after.left)));
      state = after.right;
    }
    return finalDifference(game, played, state);
  };

const plyDifference = <T extends GameTypes>(
  game: Game<T>,
  sha256: Sha256,
  state: T['State'],
  ply: TranscriptPly,
): Fault | undefined => {
  const deciding: readonly number[] = chanceOutcomes(game)(state).length > 0 ? [-1] : game.toMove(state);
  if (!deciding.includes(ply.seat)) return differs('seat', ply.seat, deciding.join(' or ') || 'nobody');
  const legal = game.legalMoves(state);
  if (legal.length !== ply.legal) return differs('legal', ply.legal, legal.length);
  const digest = digestOf(sha256, legal.map(game.moveText.print));
  if (digest !== ply.digest) return differs('digest', ply.digest, digest);
  const move = game.moveText.parse(ply.move);
  const mover = isLeft(move) ? ply.seat : moverOf(game)(move.right)(state);
  return mover === ply.seat ? undefined : differs('seat', ply.seat, mover);
};

const finalDifference = <T extends GameTypes>(
  game: Game<T>,
  played: Transcript,
  state: T['State'],
): Either<Fault, T['State']> => {
  const final = game.position.print(state);
  if (final !== played.final) return left(differs('final', played.final, final));
  const { over, scores, winners } = resultOf(game)(state);
  if (over !== played.over) return left(differs('over', played.over, over));
  if (scores.join() !== played.scores.join()) return left(differs('scores', played.scores.join(), scores.join()));
  if (winners.join() !== played.winners.join()) return left(differs('winners', played.winners.join(), winners.join()));
  return right(state);
};

const differs = (path: string, said: string | number | boolean, is: string | number | boolean): Fault =>
  fault([path], `the transcript says ${cutTo(said)}, the rules give ${cutTo(is)}`);

const cutTo = (value: string | number | boolean): string =>
  typeof value === 'string' && value.length > 300 ? show(value) : String(value);

/**
 * Checks one line of a transcript file: its JSON, its shape and the game that it names. If the line passes, {@link checkTranscript} checks its
 * transcript.
 *
 * @param games - the games that a line may name
 * @param sha256 - a function that computes a SHA-256
 * @returns a function that takes a line, and returns its transcript or a fault
 * @fails a fault for a line that is not JSON or not a transcript, or for a game that is not in the list; otherwise the fault of `checkTranscript`
 *
 * @example
 * ```ts
 * import { games } from 'rulehouse';
 * import { checkLine, isLeft, printFault } from 'rulehouse/author';
 * const read = checkLine(games, () => '')('{}');
 * if (isLeft(read)) console.log(printFault(read.left)); // game: missing
 * ```
 */
export const checkLine =
  (games: readonly AnyGame[], sha256: Sha256) =>
  (line: string): Either<Fault, Transcript> =>
    chain(chain(parseJson(line), decode(transcript)), (played) => {
      const found = games.find((any) => any.id === played.game);
      if (found === undefined) return left(fault(['game'], `no game ${show(played.game)}`));
      return found.open((game) => chain(checkTranscript(game, sha256)(played), () => right(played)));
    });
