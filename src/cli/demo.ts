/**
 * The demo: one game of every module to its end, with pictures, the result, and a record that is saved, read back and verified.
 *
 * @packageDocumentation
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Either, isLeft, right } from 'fp-ts/Either';
import { decode } from '../core/codec.js';
import { chain } from '../core/either.js';
import type { Fault } from '../core/fault.js';
import type { AnyGame, Game, GameTypes } from '../core/game.js';
import { source } from '../core/random.js';
import { writeRecord } from '../core/record.js';
import { startOf } from './args.js';
import { greedyBot } from './bots.js';
import { writeWhole } from './files.js';
import { inLines, type Io } from './io.js';
import { readText } from './transcripts.js';
import { verifyText } from './verify.js';

/** Options that make a lively game of bots; the others play by their defaults. */
const lively: Readonly<Record<string, unknown>> = {
  terrafex: { layout: '2', turnLimit: 30 },
  toframenn: { quietLimit: 50 },
  icetraders: { turnLimit: 200 },
  transformartian: { turnLimit: 2000 },
};

const longest = 20_000;

interface Played<T extends GameTypes> {
  readonly states: readonly T['State'][];
  readonly moves: readonly T['Move'][];
}

const play = <T extends GameTypes>(game: Game<T>, start: T['State'], seed: number): Played<T> => {
  const bot = greedyBot(game, source(seed));
  const states: T['State'][] = [start];
  const moves: T['Move'][] = [];
  let state = start;
  for (let move = bot(state); move !== undefined && moves.length < longest; move = bot(state)) {
    state = game.applyLegal(state, move);
    moves.push(move);
    states.push(state);
  }
  return { states, moves };
};

const indent = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');

const tell = <T extends GameTypes>(game: Game<T>, { states, moves }: Played<T>, { out, width }: Io): void => {
  const half = Math.floor(moves.length / 2);
  for (const [title, ply] of [
    ['at the start', 0],
    [`after ${half} moves`, half],
    [`after the last of ${moves.length} moves`, moves.length],
  ] as const) {
    const state = states[ply];
    if (state === undefined) continue;
    out(`\n${game.title}, ${title}:\n`);
    out(indent(game.board(state)));
  }
  out('\n  Last moves:');
  out(indent(inLines(moves.slice(-8).map(game.moveText.print), width - 2)));
};

const playOne = async ({ open }: AnyGame, seed: number, folder: string, io: Io): Promise<Either<Fault, void>> =>
  open(async (game) => {
    const options = decode(game.options)(lively[game.id] ?? {});
    if (isLeft(options)) return options;
    const start = startOf(game, options.right, seed);
    if (isLeft(start)) return start;
    const played = play(game, start.right, seed);
    tell(game, played, io);
    const record = writeRecord(game)(options.right, seed, start.right, played.moves);
    if (isLeft(record)) return record;
    const file = join(folder, `${game.id}.json`);
    const written = await writeWhole(file, `${JSON.stringify(record.right)}\n`, 'replace');
    if (isLeft(written)) return written;
    return chain(chain(await readText(file), verifyText), (summary) => {
      io.out(`  Record saved to ${file}, read back and verified.\n  ${summary}`);
      return right(undefined);
    });
  });

/** Plays every game once. The first thing that goes wrong ends it. Records go to a folder that is there, or to a new temporary one. */
export const demo = async (
  games: readonly AnyGame[],
  seed: number,
  out: string | undefined,
  io: Io,
): Promise<Either<Fault, void>> => {
  const folder = out ?? (await mkdtemp(join(tmpdir(), 'rulehouse-')));
  for (const any of games) {
    const done = await playOne(any, seed, folder, io);
    if (isLeft(done)) return done;
  }
  io.out(
    `\n${games.length} of ${games.length} games played to their end; every record was saved, read back and verified.`,
  );
  return right(undefined);
};
