/**
 * `exam`: finds out whether a player who has read the rules of a game can keep to these rules. The candidate gets the rule book and positions, but
 * never a list of moves. A refusal names the broken rule, and the candidate may then answer again.
 *
 * @packageDocumentation
 */

import { createHash } from 'node:crypto';
import { bind, chainFirst, Do, type Either, isLeft, left, map, mapLeft, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { isNone, some } from 'fp-ts/Option';
import { type Bot, type Knowledge, type Known, type Player, thinkNow } from '../../../bots/index.js';
import type { GameTypes } from '../../../core/contract/game.js';
import type { Legal } from '../../../core/contract/legal.js';
import { settleChance } from '../../../core/playing/chance.js';
import { moverOf, parseMoveIn } from '../../../core/playing/play.js';
import { legalMovesOf } from '../../../core/playing/seat-moves.js';
import { type Fault, fault } from '../../../core/values/fault.js';
import { source } from '../../../core/values/random.js';
import { ruleOrNull } from '../../../core/values/rule-of-fault.js';
import type { Seat } from '../../../core/values/seat.js';
import type { Encoding } from '../../../environment/index.js';
import { readOptions, readSeed, readWhole } from '../../host/args.js';
import { inArgument, readBot, readKnown } from '../../host/bots.js';
import { readLimits } from '../../host/entrant.js';
import { writeWhole } from '../../host/files.js';
import type { Io } from '../../host/io.js';
import { rulesOf } from '../../host/rule-books.js';
import { readEncoding } from '../env/env.js';
import { type Candidate, readCandidate } from './candidate.js';
import { type Decision, type ExamGame, type ExamTitle, examReport, type Mistake, printExam } from './report.js';
import { type Dress, plain, twinOf } from './twin.js';

/** The flags of the command `exam`. */
export interface ExamFlags {
  readonly games: string;
  readonly tries: string;
  readonly seed: string;
  readonly options: string;
  readonly opponent: string;
  readonly maxPlies: string;
  readonly twin?: string;
  readonly botTime: string;
  readonly botMemory: string;
  readonly jsonl?: string;
  readonly json?: boolean;
}

/** The settings of an exam. */
interface Exam<T extends GameTypes> {
  readonly encoding: Encoding<T>;
  readonly options: T['Options'];
  readonly candidate: Candidate<T>;
  readonly opponent: Bot;
  readonly sit: (seed: number) => Player<T>;
  readonly dress: Dress;
  readonly book: string;
  readonly tries: number;
  readonly maxPlies: number;
}

const answering =
  'Answer with the text of one move in the notation of the book, and nothing else. An answer that breaks a rule is refused with the number of the ' +
  'rule and a sentence, and you may answer again.';

/** The first prompt in a game: the rules, the candidate's seat, and how to answer. */
const openingPrompt = <T extends GameTypes>(
  { dress, book, encoding }: Exam<T>,
  seat: Seat,
  state: T['State'],
): string =>
  [
    `You play ${dress.prose(encoding.game.seatName(seat, state))} (seat ${seat}) of a game by these rules.`,
    answering,
    '',
    book,
  ].join('\n');

const questionPrompt = (view: string, refused: readonly Mistake[]): string =>
  [
    `Position: ${view}`,
    ...refused.map(({ move, rule, text }) => `Refused: ${move}: ${rule === null ? '' : `${rule}: `}${text}`),
    'Your move:',
  ].join('\n');

/** Reads an answer as a legal move of the seat. If the answer is not a legal move, the result is the reason, in the game's words. */
const judged = <T extends GameTypes>(
  { encoding: { game } }: Exam<T>,
  view: T['View'],
  seat: Seat,
  text: string,
): Either<Mistake, Legal<T['Move']>> => {
  const read = parseMoveIn(game)(text)(view);
  if (isLeft(read)) return left({ move: text, rule: ruleOrNull(read.left), text: read.left.reason });
  const checked = game.check(read.right)(view);
  if (isLeft(checked)) return left({ move: text, rule: checked.left.rule, text: checked.left.text });
  return moverOf(game)(read.right)(view) === seat
    ? checked
    : left({ move: text, rule: game.turnRule, text: 'another seat decides now' });
};

/** The greatest number of characters that are read from an answer. */
const longestAnswer = 400;

/** A game in progress during an exam. */
interface ExamTable<T extends GameTypes> {
  readonly id: string;
  readonly seat: Seat;
  state: T['State'];
  ply: number;
  readonly decisions: Decision[];
}

/** Asks the candidate until an answer is legal or no tries are left. If the candidate cannot continue, the result is the reason, as a text. */
const decide = async <T extends GameTypes>(
  exam: Exam<T>,
  { id, seat, state, ply, decisions }: ExamTable<T>,
  instead: (legal: readonly Legal<T['Move']>[]) => Legal<T['Move']>,
): Promise<Either<string, Legal<T['Move']>>> => {
  const { encoding, dress, candidate, tries } = exam;
  const { game } = encoding;
  const view = game.view(some(seat))(state);
  const shown = dress.on(game.viewText.print(view));
  const write = (move: T['Move']): string => dress.on(game.moveText.print(move));
  const mistakes: Mistake[] = [];
  const refused: Mistake[] = [];
  for (let tried = 0; tried <= tries; tried++) {
    const prompt = questionPrompt(shown, refused);
    const said = await candidate.answer({ id, view: shown, prompt, refused, known: { view, seat, write } });
    if (isLeft(said)) return said;
    const answer = said.right.trim().slice(0, longestAnswer);
    const move = judged(exam, view, seat, dress.off(answer));
    if (!isLeft(move)) {
      decisions.push({ ply, mistakes, move: game.moveText.print(move.right), forced: false });
      return move;
    }
    mistakes.push(move.left);
    const { rule, text } = move.left;
    refused.push({ move: answer, rule: rule === null ? null : dress.rule(rule), text: dress.prose(text) });
  }
  const move = instead(legalMovesOf(game)(view, seat));
  decisions.push({ ply, mistakes, move: game.moveText.print(move), forced: true });
  return right(move);
};

/** The points of a seat, from 0 for the last place to 1 for the first; a half if the game was cut off. */
const pointsOf = <T extends GameTypes>({ encoding: { game } }: Exam<T>, state: T['State'], seat: Seat): number => {
  const outcome = game.outcome(state);
  if (isNone(outcome)) return 0.5;
  const { places } = outcome.value;
  const before = places.filter((place) => place < places[seat]!).length;
  const tied = places.filter((place) => place === places[seat]!).length - 1;
  return places.length === 1 ? 1 : 1 - (before + tied / 2) / (places.length - 1);
};

/** How a game of the exam ended, and the candidate's points. */
type ExamEnding = Pick<ExamGame, 'points' | 'ending'>;

const play = async <T extends GameTypes>(exam: Exam<T>, table: ExamTable<T>, seed: number): Promise<ExamEnding> => {
  const { game } = exam.encoding;
  const random = source(seed);
  const opponents = new Map<number, Player<T>>();
  const settle = settleChance(game);
  for (;;) {
    const settled = settle(table.state, seed, table.ply);
    table.state = settled.state;
    table.ply += settled.moves.length;
    const [mover] = game.toMove(table.state);
    const outcome = game.outcome(table.state);
    if (mover === undefined || table.ply >= exam.maxPlies)
      return {
        points: pointsOf(exam, table.state, table.seat),
        ending: isNone(outcome) ? 'cut-off' : outcome.value.reason,
      };
    const chosen =
      mover === table.seat
        ? await decide(exam, table, (legal) => legal[random.below(legal.length)]!)
        : right(opponentsMove(exam, opponents, table.state, mover, seed));
    if (isLeft(chosen)) return { points: 0, ending: chosen.left.slice(0, 100) };
    table.state = game.applyLegal(table.state, chosen.right);
    table.ply++;
  }
};

const opponentsMove = <T extends GameTypes>(
  { encoding: { game }, sit }: Exam<T>,
  players: Map<number, Player<T>>,
  state: T['State'],
  mover: Seat,
  seed: number,
): Legal<T['Move']> => {
  const player = players.get(mover) ?? sit(seed * 7 + mover);
  players.set(mover, player);
  const search = player.look(game.view(some(mover))(state), mover);
  // The mover always has a decision to make, so the fallback is never used.
  return search === undefined ? game.legalMoves(state)[0]! : thinkNow(search, player.budget).best;
};

/** Plays one game of the exam; the candidate's seat changes from game to game. */
const examine = async <T extends GameTypes>(exam: Exam<T>, number: number, base: number): Promise<ExamGame> => {
  const { encoding, candidate, options, opponent } = exam;
  const { game } = encoding;
  // Cannot fail: these options have been set up before. The number of seats depends on them only.
  const first = game.setup(options, base);
  const seats = isLeft(first) ? 1 : game.seatCount(first.right);
  const seed = base + Math.floor(number / seats);
  const seat = (number % seats) as Seat;
  const state = game.setup(options, seed);
  if (isLeft(state)) return { number, seed, seat, decisions: [], points: 0, ending: state.left.text };
  const id = String(number + 1);
  const players = Array.from({ length: seats }, (_, at) => (at === seat ? candidate.name : opponent.text));
  const prompt = openingPrompt(exam, seat, state.right);
  const paper = { id, game: game.id, options: game.options.encode(options), seat, players, seed: number, prompt };
  const wrong = await candidate.begin(paper);
  if (wrong !== undefined) return { number, seed, seat, decisions: [], points: 0, ending: wrong.slice(0, 100) };
  const table: ExamTable<T> = { id, seat, state: state.right, ply: 0, decisions: [] };
  const ended = await play(exam, table, seed);
  candidate.end(id);
  return { number, seed, seat, decisions: table.decisions, ...ended };
};

/** The numeric settings of an exam. */
interface Numbers {
  readonly games: number;
  readonly tries: number;
  readonly maxPlies: number;
  readonly seed: number;
  readonly twin: number | null;
}

const readNumbers = (flags: ExamFlags): Either<Fault, Numbers> =>
  pipe(
    Do,
    bind('games', () => readWhole('--games', flags.games, 1, 1_000_000)),
    bind('tries', () => readWhole('--tries', flags.tries, 0, 100)),
    bind('maxPlies', () => readWhole('--max-plies', flags.maxPlies, 1, 1_000_000)),
    bind('seed', () => readSeed(flags.seed)),
    bind(
      'twin',
      (): Either<Fault, number | null> => (flags.twin === undefined ? right(null) : readSeed(flags.twin, '--twin')),
    ),
  );

/** Returns a function that makes a player for one of the other seats: the opponent bot, with a given seed. */
const readSitting = <T extends GameTypes>(
  { game }: Encoding<T>,
  opponent: Bot,
): Either<Fault, (seed: number) => Player<T>> =>
  map(({ open }: Known) =>
    open((_, knowledge) => {
      // The encoding and the knowledge have the same game id, so they belong to the same game.
      const mine = knowledge as unknown as Knowledge<T>;
      return (seed: number) => opponent.sit(game, mine, seed);
    }),
  )(readKnown(game.id));

/** Reads the settings of an exam. The candidate is read last, so that no program is started for an exam that cannot be held. */
const readExam = <T extends GameTypes>(
  encoding: Encoding<T>,
  text: string,
  flags: ExamFlags,
  book: string,
): Either<Fault, Exam<T> & Numbers> =>
  pipe(
    readNumbers(flags),
    bind('options', () => readOptions(encoding.game, flags.options)),
    chainFirst(({ options, seed }) => {
      const start = encoding.game.setup(options, seed);
      return isLeft(start) ? left(fault(['--options'], start.left.text, start.left.rule)) : start;
    }),
    bind('limits', () => readLimits(flags)),
    bind('opponent', () => mapLeft(inArgument('--opponent'))(readBot(flags.opponent))),
    bind('sit', ({ opponent }) => readSitting(encoding, opponent)),
    bind('candidate', ({ limits }) => readCandidate(text, limits, encoding)),
    map((read) => {
      const dress = read.twin === null ? plain : twinOf(encoding.game.id, read.twin);
      return { ...read, encoding, dress, book: dress.prose(book) };
    }),
  );

/** Holds an exam and returns its report. */
export const exam = async (id: string, text: string, flags: ExamFlags, io: Io): Promise<Either<Fault, string>> => {
  const found = readEncoding(id);
  if (isLeft(found)) return found;
  return found.right.open(async (encoding): Promise<Either<Fault, string>> => {
    const read = readExam(encoding, text, flags, await rulesOf(encoding.game.id));
    if (isLeft(read)) return read;
    const { candidate, opponent, games, seed, twin, tries } = read.right;
    const played: ExamGame[] = [];
    try {
      for (let number = 0; number < games; number++) {
        played.push(await examine(read.right, number, seed));
        io.progress?.(`${number + 1} of ${games}`);
      }
    } finally {
      await candidate.close();
    }
    const title: ExamTitle = {
      ...{ candidate: candidate.name, opponent: opponent.text, environment: encoding.name, twin, tries },
    };
    const lines = played.map((game) => `${JSON.stringify(game)}\n`).join('');
    if (flags.jsonl !== undefined) {
      const written = await writeWhole(flags.jsonl, lines, 'keep');
      if (isLeft(written)) return written;
    }
    const report = examReport(title, played);
    const digest = createHash('sha256').update(lines).digest('hex');
    return right(
      flags.json === true
        ? JSON.stringify({ ...report, digest })
        : `${printExam(report, encoding.game.rules)}\ndigest: ${digest}`,
    );
  });
};
