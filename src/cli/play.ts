/**
 * `play`: a person against bots in the terminal. Everything shown is the person's own view.
 *
 * @packageDocumentation
 */
import * as E from 'fp-ts/Either';
import { type Either, isLeft, isRight, left, map, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { isSome, type Option, some } from 'fp-ts/Option';
import { chain } from '../core/values/either.js';
import { type Fault, fault, printFault } from '../core/values/fault.js';
import type { Game, GameTypes } from '../core/contract/game.js';
import { byAscii } from '../core/values/notation.js';
import { settleChance } from '../core/playing/chance.js';
import { moverOf, parseMoveIn } from '../core/playing/play.js';
import { writeRecord } from '../core/records/record.js';
import type { Seed } from '../core/values/random.js';
import { firstSeats, type Seat } from '../core/values/seat.js';
import { readOptions, readPosition, readSeat, readSeed, startOf } from '../host/args.js';
import type { Limits } from '../protocol/index.js';
import { readKnown } from '../host/bots.js';
import { type Entrant, readEntrant, readLimits } from '../host/entrant.js';
import { type Existing, writeWhole } from '../host/files.js';
import { inLines, type Io, linesOf } from '../host/io.js';
import { reasonOf } from '../host/reason.js';
import { printLoss, type Seated } from '../host/seated.js';
import { newSecret, seedsFrom, type SeedOf, seedsOf } from '../host/secret.js';
import { moveInWords } from '../host/words.js';

/** The flags of `play`. */
export interface PlayFlags {
  readonly seat: string;
  /** The seed of the set-up; left out: one is drawn. */
  readonly seed?: string;
  /** The seed of the bots' chance; left out: 128 random bits that nobody is told. */
  readonly botSeed?: string;
  /** The texts of the bots of the other seats, in their order; the last one for all that are left, none for random ones. */
  readonly bot: readonly string[];
  readonly options: string;
  readonly position?: string;
  readonly botTime?: string;
  readonly botMemory?: string;
}

const help = [
  'Type a move in its notation. Other words:',
  '  moves [START]   list the legal moves, or those that begin with START',
  '  why MOVE        why a move is legal or not',
  '  board           show the board again',
  '  position        print the position as you see it',
  '  undo            take back to your last decision',
  '  save FILE       save the record of the game (it holds what is hidden) as a new file',
  '  save! FILE      the same, replacing a file of that name',
  '  quit            stop playing',
].join('\n');

const shownMoves = 60;

interface Table<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seed: number | null;
  /** The seed from which chance draws. */
  readonly dice: Seed;
  readonly seat: Seat;
  /** By seat who plays it; undefined: the person. */
  readonly players: readonly (Seated<T> | undefined)[];
  readonly io: Io;
}

interface Line<T extends GameTypes> {
  readonly states: readonly [T['State'], ...T['State'][]];
  readonly moves: readonly T['Move'][];
}

const last = <T extends GameTypes>({ states }: Line<T>): T['State'] => states.at(-1) ?? states[0];

const extended = <T extends GameTypes>(game: Game<T>, line: Line<T>, move: T['Move']): Line<T> | undefined => {
  const checked = game.check(move)(last(line));
  if (isLeft(checked)) return undefined;
  const [first, ...rest] = line.states;
  return { states: [first, ...rest, game.applyLegal(last(line), checked.right)], moves: [...line.moves, move] };
};

const isMine = <T extends GameTypes>({ game, seat }: Table<T>, state: T['State']): boolean =>
  game.toMove(state).includes(seat);

/** A move in its notation, and in words; of chance if there is no mover. */
const moveLine = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  mover: Seat | null,
  move: T['Move'],
): string => {
  const name = mover === null ? 'Chance' : game.seatName(mover, state);
  if (game.isSecret(state)) return `${name}: (in secret)`;
  const text = game.moveText.print(move);
  const words = moveInWords(game.id, game.position.print(state), text);
  return `${name}: ${text}${isRight(words) ? ` (${words.right})` : ''}`;
};

/** Tells those who play of a move that is about to be made: all of them, or if it is secret the seat that makes it. */
const tell = <T extends GameTypes>(
  { game, players }: Table<T>,
  state: T['State'],
  mover: Seat | null,
  move: T['Move'],
): void => {
  for (const [other, player] of players.entries())
    player?.told(mover, other === mover || !game.isSecret(state) ? move : null);
};

/** The moves so far as a seat may know them. */
const toldTo = <T extends GameTypes>(
  { game }: Table<T>,
  { states, moves }: Line<T>,
  seat: Seat,
): readonly (string | null)[] =>
  moves.map((move, ply) => {
    const before = states[ply];
    const isHidden = before !== undefined && game.isSecret(before) && moverOf(game)(move)(before) !== seat;
    return isHidden ? null : game.moveText.print(move);
  });

/** Lets chance decide until a seat has to. */
const chanceDecides = <T extends GameTypes>(table: Table<T>, line: Line<T>): Line<T> => {
  const { game, dice, io } = table;
  let now = line;
  for (const move of settleChance(game)(last(line), dice, line.moves.length).moves) {
    tell(table, last(now), null, move);
    io.out(moveLine(game, last(now), null, move));
    now = extended(game, now, move) ?? now;
  }
  return now;
};

/** Lets chance and the bots move until the person has to decide, the game is over, or a program lost it; tells what they did unless it is secret. */
const botsMove = async <T extends GameTypes>(table: Table<T>, line: Line<T>): Promise<Line<T> | 'lost'> => {
  const { game, players, io } = table;
  let now = line;
  for (;;) {
    now = chanceDecides(table, now);
    const state = last(now);
    const mover = game.toMove(state)[0];
    if (mover === undefined || isMine(table, state)) return now;
    const choice = await players[mover]?.choose(game.view(some(mover))(state), toldTo(table, now, mover));
    if (choice === undefined) return now;
    if (isLeft(choice)) {
      io.out(`${game.seatName(mover, state)} lost: ${printLoss(choice.left)}`);
      return 'lost';
    }
    const { move } = choice.right;
    const after = extended(game, now, move);
    if (after === undefined) return now;
    tell(table, state, mover, move);
    io.out(moveLine(game, state, mover, move));
    now = after;
  }
};

const showBoard = <T extends GameTypes>({ game, seat, io }: Table<T>, state: T['State']): void => {
  io.out(`\n${game.board(game.view(some(seat))(state))}\n`);
};

const listMoves = <T extends GameTypes>({ game, seat, io }: Table<T>, state: T['State'], prefix: string): void => {
  const view = game.view(some(seat))(state);
  const all = game.legalMoves(view).map(game.moveText.print).sort(byAscii);
  const wanted = all.filter((text) => text.startsWith(prefix));
  io.out(`${wanted.length} of ${all.length} legal moves:`);
  io.out(inLines(wanted.slice(0, prefix === '' ? shownMoves : 1000), io.width));
  if (prefix === '' && wanted.length > shownMoves) io.out('... type `moves START` for those that begin with START');
};

const showTurn = <T extends GameTypes>(table: Table<T>, state: T['State']): void => {
  showBoard(table, state);
  listMoves(table, state, '');
  table.io.out(`Your move (${table.game.seatName(table.seat, state)}; help for help):`);
};

const undone = <T extends GameTypes>(table: Table<T>, line: Line<T>): Line<T> | undefined => {
  for (let ply = line.moves.length - 1; ply >= 0; ply--) {
    const state = line.states[ply];
    const [first, ...rest] = line.states.slice(0, ply + 1);
    if (state !== undefined && first !== undefined && isMine(table, state))
      return { states: [first, ...rest], moves: line.moves.slice(0, ply) };
  }
  return undefined;
};

const save = async <T extends GameTypes>(
  table: Table<T>,
  line: Line<T>,
  file: string,
  existing: Existing,
): Promise<string> => {
  if (file === '') return 'save needs the name of a file.';
  const record = writeRecord(table.game)(table.options, table.seed, line.states[0], line.moves);
  if (isLeft(record)) return printFault(record.left);
  const written = await writeWhole(file, `${JSON.stringify(record.right)}\n`, existing);
  if (isRight(written)) return `Saved ${file}.`;
  const hint = existing === 'keep' ? ' (`save! FILE` replaces a file)' : '';
  return `Not saved: ${printFault(written.left)}${hint}`;
};

/** Follows one line that the person typed: to another position, the same one, or the end. */
const answer = async <T extends GameTypes>(
  table: Table<T>,
  line: Line<T>,
  text: string,
): Promise<Line<T> | 'stay' | 'quit'> => {
  const { game, io } = table;
  const state = last(line);
  const [word = '', ...rest] = text.trim().split(/\s+/);
  const tail = rest.join(' ');
  switch (word) {
    case '':
      return 'stay';
    case 'quit':
    case 'exit':
      return 'quit';
    case 'help':
      io.out(help);
      return 'stay';
    case 'moves':
      listMoves(table, state, tail);
      return 'stay';
    case 'board':
      showBoard(table, state);
      return 'stay';
    case 'position':
      io.out(game.viewText.print(game.view(some(table.seat))(state)));
      return 'stay';
    case 'why':
      io.out(reasonOf(game, game.view(some(table.seat))(state), tail));
      return 'stay';
    case 'save':
      io.out(await save(table, line, tail, 'keep'));
      return 'stay';
    case 'save!':
      io.out(await save(table, line, tail, 'replace'));
      return 'stay';
    case 'undo': {
      const before = undone(table, line);
      if (before === undefined) io.out('There is nothing to take back.');
      return before ?? 'stay';
    }
    default:
      return typed(table, line, text.trim());
  }
};

const typed = <T extends GameTypes>(table: Table<T>, line: Line<T>, text: string): Line<T> | 'stay' => {
  const { game, io } = table;
  const view = game.view(some(table.seat))(last(line));
  const move = parseMoveIn(game)(text)(view);
  const after = isRight(move) ? extended(game, line, move.right) : undefined;
  if (after === undefined) io.out(`Refused. ${reasonOf(game, view, text)}`);
  else if (isRight(move)) tell(table, last(line), table.seat, move.right);
  return after ?? 'stay';
};

const tellEnd = <T extends GameTypes>({ game, io }: Table<T>, state: T['State']): void => {
  const outcome = game.outcome(state);
  if (!isSome(outcome)) return;
  const winners = outcome.value.winners.map((seat) => game.seatName(seat, state)).join(' and ') || 'nobody';
  io.out(`The game is over (${outcome.value.reason}). Won by: ${winners}. Scores: ${game.score(state).join(' ')}`);
};

const session = async <T extends GameTypes>(table: Table<T>, start: T['State']): Promise<void> => {
  const { game, io } = table;
  const first = await botsMove(table, { states: [start], moves: [] });
  if (first === 'lost') return;
  let line = first;
  if (game.toMove(last(line)).length > 0) showTurn(table, last(line));
  const isOver = (): boolean => game.toMove(last(line)).length === 0;
  if (!isOver()) {
    for await (const text of linesOf(io.input)) {
      if (text === undefined) break;
      const next = await answer(table, line, text);
      if (next === 'quit') return;
      if (next === 'stay') continue;
      const after = await botsMove(table, next);
      if (after === 'lost') return;
      line = after;
      if (isOver()) break;
      showTurn(table, last(line));
    }
  }
  if (isOver()) showBoard(table, last(line));
  tellEnd(table, last(line));
};

const seatOf = (seat: Option<Seat>): Either<Fault, Seat> =>
  isSome(seat) ? right(seat.value) : left(fault(['--seat'], 'no such seat'));

type Entrants = readonly [Entrant, ...Entrant[]];

const readEntrants = (texts: readonly string[], limits: Limits): Either<Fault, Entrants> => {
  const [first = 'random', ...rest] = texts;
  let all: Either<Fault, Entrants> = map((one: Entrant): Entrants => [one])(readEntrant(first, limits));
  for (const text of rest)
    all = chain(all, (before) => map((one: Entrant): Entrants => [...before, one])(readEntrant(text, limits)));
  return all;
};

/** The player of a seat, counted without the person; the last one plays all that are left. */
const entrantAt = (all: Entrants, place: number): Entrant =>
  all[Math.min(Math.max(place, 0), all.length - 1)] ?? all[0];

/**
 * The seeds of the bots. Without the flag they come from a secret: a person who could compute them would know what the bots decide in secret,
 * and what they will do. With it the same game can be played again.
 */
const botSeeds = (flag: string | undefined): Either<Fault, SeedOf> =>
  flag === undefined ? right(seedsOf(newSecret())) : map(seedsFrom)(readSeed(flag, '--bot-seed'));

/** The seed of the set-up. */
const setupSeed = (flag: string | undefined): Either<Fault, Seed> =>
  flag === undefined ? right(seedsOf(newSecret())('set-up')) : readSeed(flag);

/** Everything that `play` is told, read. The order of the steps is that of the complaints. */
const readTable = <T extends GameTypes>(game: Game<T>, flags: PlayFlags) =>
  pipe(
    E.Do,
    E.bind('options', () => readOptions(game, flags.options)),
    E.bind('seed', () => setupSeed(flags.seed)),
    E.bind('seedOf', () => botSeeds(flags.botSeed)),
    E.bind('start', ({ options, seed }) =>
      flags.position === undefined ? startOf(game, options, seed) : readPosition(game, flags.position),
    ),
    E.bind('seat', ({ start }) => chain(readSeat(flags.seat, game.seatCount(start)), seatOf)),
  );

/** Plays one game in the terminal. */
export const play = async (id: string, flags: PlayFlags, io: Io): Promise<Either<Fault, void>> => {
  const bots = chain(readLimits(flags), (limits) => readEntrants(flags.bot, limits));
  if (isLeft(bots)) return bots;
  const known = readKnown(id);
  if (isLeft(known)) return known;
  return known.right.open(async (game, knowledge): Promise<Either<Fault, void>> => {
    const read = readTable(game, flags);
    if (isLeft(read)) return read;
    const { options, seed, seedOf, start, seat } = read.right;
    const seats = firstSeats(game.seatCount(start));
    const entrants = seats.map((other) =>
      other === seat ? undefined : entrantAt(bots.right, other < seat ? other : other - 1),
    );
    const names = entrants.map((one) => (one === undefined ? 'you' : one.text.slice(0, 100)));
    const players = seats.map((other) =>
      entrants[other]?.sit({ game, options, seat: other, players: names, seed: seedOf('bot', other) }, knowledge),
    );
    const recorded = flags.position === undefined ? seed : null;
    await session({ game, options, seed: recorded, dice: seed, seat, players, io }, start);
    for (const player of players) await player?.end?.({ reason: 'broken-off', winners: [], scores: null });
    return right(undefined);
  });
};
