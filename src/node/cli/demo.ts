/**
 * The demo: a search plays every game to its end against a greedy bot, and then bots play a small tournament. For each game, the demo shows pictures,
 * the bots' thoughts and the result, and saves and verifies the record. Finally, the demo reports on the tournament.
 *
 * @packageDocumentation
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Either, isLeft, map, right } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import { arenaSpec, mostGames } from '../../arena/index.js';
import type { Analysis, Bot, Knowledge, Player } from '../../bots/index.js';
import type { AnyGame, Game, GameTypes } from '../../core/contract/game.js';
import type { Legal } from '../../core/contract/legal.js';
import { chanceMove } from '../../core/playing/chance.js';
import { decode } from '../../core/reading/codec.js';
import { writeRecord } from '../../core/records/record.js';
import { chain } from '../../core/values/either.js';
import type { Fault } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import { tableOf } from '../host/analysis-table.js';
import { startOf } from '../host/args.js';
import { readBot, readKnown, tell, thought } from '../host/bots.js';
import { writeWhole } from '../host/files.js';
import { makeFolder } from '../host/folder.js';
import { type Io, inLines } from '../host/io.js';
import { writerTag } from '../host/writer.js';
import { type PrintedReport, report } from '../tournament/report.js';
import { playIn } from '../tournament/run.js';
import { readText } from './transcripts.js';
import { verifyText } from './verify.js';

/** Options that make games between bots lively; games that are not listed here use their default options. */
const lively: Readonly<Record<string, object>> = {
  terrafex: { layout: '2', turnLimit: 30 },
  toframenn: { quietLimit: 50 },
  icetraders: { turnLimit: 200 },
  transformartian: { turnLimit: 2000 },
};

const longest = 20_000;

/** The bots that play: a search at seat 0, and bots that look one move ahead at all other seats. */
const search = 'mcts:iterations=200';
const hidden = 'ismcts:iterations=200';
const opponent = 'greedy';

/** A bot's analysis before one of its moves. */
interface DemoAnalysis<T extends GameTypes> {
  readonly ply: number;
  readonly seat: Seat;
  readonly analysis: Analysis<T['Move']>;
}

interface DemoGame<T extends GameTypes> {
  readonly states: readonly T['State'][];
  readonly moves: readonly T['Move'][];
  readonly thoughts: readonly DemoAnalysis<T>[];
}

const play = <T extends GameTypes>(
  game: Game<T>,
  start: T['State'],
  players: readonly Player<T>[],
  seed: number,
  io: Io,
): DemoGame<T> => {
  const draw = chanceMove(game);
  const states: T['State'][] = [start];
  const moves: T['Move'][] = [];
  const thoughts: DemoAnalysis<T>[] = [];
  let state = start;
  const make = (seat: Seat | null, move: Legal<T['Move']>): void => {
    tell(game, players, state, seat, move);
    state = game.applyLegal(state, move);
    moves.push(move);
    states.push(state);
  };
  while (moves.length < longest) {
    io.progress?.(`${game.title}: ${moves.length} moves`);
    const drawn = draw(state, seed, moves.length);
    if (drawn !== undefined) {
      make(null, drawn);
      continue;
    }
    const seat = game.toMove(state)[0];
    const player = seat === undefined ? undefined : players[seat];
    const analysis = seat === undefined || player === undefined ? undefined : thought(game, player, state, seat);
    if (seat === undefined || analysis === undefined) break;
    thoughts.push({ ply: moves.length, seat, analysis });
    make(seat, analysis.best);
  }
  io.progress?.('');
  return { states, moves, thoughts };
};

const indent = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');

const show = <T extends GameTypes>(game: Game<T>, title: string, state: T['State'] | undefined, { out }: Io): void => {
  if (state === undefined) return;
  out(`\n${game.title}, ${title}:\n`);
  out(indent(game.board(state)));
};

const hopeOf = <T extends GameTypes>({ analysis, seat }: DemoAnalysis<T>): number =>
  analysis.candidates[0]!.value[seat]!;

/** The analysis before a game's turning point, that is, before the greatest change in what the search expects. */
const turningPoint = <T extends GameTypes>(thoughts: readonly DemoAnalysis<T>[]): DemoAnalysis<T> | undefined => {
  const own = thoughts.filter(({ seat, analysis }) => seat === 0 && analysis.candidates.length > 1);
  const change = (index: number): number => {
    const [one, next] = [own[index], own[index + 1]];
    return one === undefined || next === undefined ? 0 : Math.abs(hopeOf(next) - hopeOf(one));
  };
  return own.reduce((best, one, index) => (change(index) > best.most ? { most: change(index), one } : best), {
    most: 0,
    one: own[0],
  }).one;
};

const best = 3;

const tellThought = <T extends GameTypes>(
  game: Game<T>,
  title: string,
  one: DemoAnalysis<T> | undefined,
  io: Io,
): void => {
  if (one === undefined) return;
  io.out(`\n  ${title} thought (visits, worth, proof, line):`);
  io.out(indent(tableOf(game, one.seat, one.analysis, io, { count: best })));
};

const tellGame = <T extends GameTypes>(
  game: Game<T>,
  { states, moves, thoughts }: DemoGame<T>,
  text: string,
  io: Io,
): void => {
  const turn = turningPoint(thoughts);
  show(game, 'at the start', states[0], io);
  if (turn !== undefined) {
    const { ply } = turn;
    show(game, `at the turning point, after ${ply} moves`, states[ply], io);
    tellThought(game, text, turn, io);
    tellThought(
      game,
      opponent,
      thoughts.find((one) => one.ply > ply && one.seat !== 0),
      io,
    );
  }
  show(game, `after the last of ${moves.length} moves`, states[moves.length], io);
  io.out('\n  Last moves:');
  io.out(indent(inLines(moves.slice(-8).map(game.moveText.print), io.width - 2)));
};

/** The text of the search bot for a game; if the game hides anything from a seat, the bot guesses what is hidden. */
const searchFor = <T extends GameTypes>(game: Game<T>, state: T['State']): string =>
  game.viewText.print(game.view(none)(state)) === game.position.print(state) && !game.isSecret(state) ? search : hidden;

const playersOf = <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  start: T['State'],
  seed: number,
): Either<Fault, readonly Player<T>[]> =>
  chain(readBot(searchFor(game, start)), (own) =>
    map((other: Bot) =>
      Array.from({ length: game.seatCount(start) }, (_, seat) =>
        (seat === 0 ? own : other).sit(game, knowledge, seed * 64 + seat),
      ),
    )(readBot(opponent)),
  );

const playOne = async (
  id: string,
  seed: number,
  folder: string,
  version: string,
  io: Io,
): Promise<Either<Fault, void>> => {
  const known = readKnown(id);
  if (isLeft(known)) return known;
  return known.right.open(async (game, knowledge) => {
    const options = decode(game.options)({ ...lively[game.id] });
    if (isLeft(options)) return options;
    const start = startOf(game, options.right, seed);
    if (isLeft(start)) return start;
    const players = playersOf(game, knowledge, start.right, seed);
    if (isLeft(players)) return players;
    const played = play(game, start.right, players.right, seed, io);
    tellGame(game, played, searchFor(game, start.right), io);
    const record = writeRecord(game)(options.right, seed, start.right, played.moves, { tags: writerTag(version) });
    if (isLeft(record)) return record;
    const file = join(folder, `${game.id}.json`);
    const written = await writeWhole(file, `${JSON.stringify(record.right)}\n`, 'replace');
    if (isLeft(written)) return written;
    return chain(chain(await readText(file), verifyText), (summary) => {
      io.out(`  Record saved to ${file}, read back and verified.\n  ${summary}`);
      return right(undefined);
    });
  });
};

/** The bots of the tournament; each of them plays short games against every other bot, in both seats. */
const tournamentBots = ['random', 'greedy', 'flat:iterations=10', 'mcts:iterations=10'];

/** Options that make games of two players end soon. */
const short: Readonly<Record<string, object>> = {
  terrafex: { layout: '2', turnLimit: 12 },
  toframenn: { quietLimit: 12 },
  icetraders: { players: 2, turnLimit: 30 },
  transformartian: { turnLimit: 40 },
};

/** Plays a tournament over all games, and prints its report. */
const tournament = async (
  games: readonly AnyGame[],
  seed: number,
  folder: string,
  io: Io,
): Promise<Either<Fault, void>> => {
  const spec = decode(arenaSpec)({
    name: 'Demo',
    games: games.map(({ id }) => ({ game: id, options: { ...short[id] } })),
    bots: tournamentBots.map((text) => ({ name: text, text })),
    seed,
  });
  if (isLeft(spec)) return spec;
  io.out(`\nA tournament: ${tournamentBots.join(', ')}; ${mostGames(spec.right)} games.\n`);
  const out = join(folder, `tournament-${seed}`);
  const played = await playIn(spec.right, { out }, 0, '', io);
  if (isLeft(played)) return played;
  const html = join(out, 'report.html');
  const reported = await report(out, { html, replace: true, games: '10' }, io);
  return map(({ text }: PrintedReport): void => io.out(`${indent(text)}\n\nThe report: ${html}`))(reported);
};

/**
 * Plays every game once, and then a tournament over all games. The demo stops at the first failure. Records are written to the given folder, which
 * is created if it does not exist, or to a new temporary one.
 */
export const demo = async (
  games: readonly AnyGame[],
  seed: number,
  out: string | undefined,
  version: string,
  io: Io,
): Promise<Either<Fault, void>> => {
  const folder = out ?? (await mkdtemp(join(tmpdir(), 'rulehouse-')));
  const made = await makeFolder(folder);
  if (isLeft(made)) return made;
  for (const any of games) {
    const done = await playOne(any.id, seed, folder, version, io);
    if (isLeft(done)) return done;
  }
  const played = await tournament(games, seed, folder, io);
  if (isLeft(played)) return played;
  io.out(
    `\n${games.length} of ${games.length} games played to their end; every record was saved, read back and verified.`,
  );
  return right(undefined);
};
