/**
 * Conservation: no piece of the box is lost, doubled or exchanged for another. A game's inventory says, from its specification, where every piece is
 * and where each move puts it. Along lines of play, the states, their texts and the moves are held against the inventory.
 */
import { isDeepStrictEqual } from 'node:util';
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { type Game, type GameTypes, type Legal, printFault, type Source, source } from '../../src/core/index.js';
import { add, type Census, difference, type Ledger } from './census.js';
import { type Line, linesOf } from './lines.js';
import { at } from './play.js';

/** Where the pieces of a game are, written from its specification. */
export interface Inventory<T extends GameTypes> {
  readonly game: Game<T>;
  /** Every piece in a state by its place, read from the fields of the state itself. */
  readonly pieces: (state: T['State']) => Census;
  /** Every piece by its place, as the text of a position tells it. */
  readonly told: (text: string) => Census;
  /** What is wrong with the pieces of all places together; undefined if they are those of the box. */
  readonly box: (census: Census, state: T['State']) => string | undefined;
  /** What is wrong with a step beside the places of the pieces; undefined if nothing is. */
  readonly step: (before: T['State'], move: T['Move'], after: T['State']) => string | undefined;
  /** Where every piece must be after a move. */
  readonly moved: (before: T['State'], move: T['Move']) => Census;
  /** The chapters of the rules that a move reaches: its kind, and what it brings about. */
  readonly chapters: (before: T['State'], move: T['Move'], after: T['State']) => readonly string[];
  /** Tells moves apart before they are made, so that the rare ones are tried. */
  readonly hint: (state: T['State'], move: T['Move']) => string;
}

/** What generated lines of play must reach. */
export interface Reach<T extends GameTypes> {
  /** Where the lines begin: a new start for each line; undefined for a draw that is no position. */
  readonly start: (random: Source, line: number) => T['State'] | undefined;
  readonly lines: number;
  /** The greatest number of plies of a line. */
  readonly plies: (line: number) => number;
  /** The chapters that must be reached at least {@link least} times. */
  readonly chapters: readonly string[];
}

/** How often each chapter must be reached. */
const least = 50;

/** `CONSERVATION=n` plays n times as many lines, with fresh seeds that it prints; without it, the seeds are fixed. */
const rounds = Number(process.env['CONSERVATION'] ?? 0);

const firstSeed = rounds > 0 ? Date.now() : 1;
if (rounds > 0) console.log(`conservation: the first seed is ${firstSeed}`);

/** What is wrong with a state by itself and with its text. */
const wrongWith = <T extends GameTypes>({ game, pieces, told, box }: Inventory<T>, state: T['State']) => {
  const text = game.position.print(state);
  const read = game.position.parse(text);
  if (isLeft(read)) return `the text of a state is refused: ${printFault(read.left)}`;
  if (!isDeepStrictEqual(read.right, state)) return 'the text of a state is read as another state';
  if (game.key(read.right) !== game.key(state)) return 'a state that is read back has another key';
  const census = pieces(state);
  return box(census, state) ?? difference(told(text), census);
};

/** Makes a move, and throws an error if a piece is not where it must be. */
export const made = <T extends GameTypes>(
  inventory: Inventory<T>,
  before: T['State'],
  move: Legal<T['Move']>,
): T['State'] => {
  const { game, pieces, moved, step } = inventory;
  const [held, wanted] = [pieces(before), moved(before, move)];
  const after = game.applyLegal(before, move);
  const wrong =
    difference(pieces(after), wanted) ??
    step(before, move, after) ??
    wrongWith(inventory, after) ??
    difference(pieces(before), held);
  if (wrong !== undefined) throw new Error(`${game.position.print(before)}: ${game.moveText.print(move)}: ${wrong}`);
  return after;
};

/** Plays a line that is given by notation. */
const followed = <T extends GameTypes>(inventory: Inventory<T>, { start, moves }: Line): void => {
  const { game } = inventory;
  let state = at(game)(start);
  expect(wrongWith(inventory, state)).toBeUndefined();
  for (const text of moves) {
    const move = game.moveText.parse(text);
    const legal = isLeft(move) ? undefined : game.check(move.right)(state);
    if (legal === undefined || isLeft(legal)) throw new Error(`${text} is refused`);
    state = made(inventory, state, legal.right);
  }
};

/** How many moves of a position are tried. */
const tries = 5;

/** Moves to be tried: one of the kind that was tried least so far, and others at random. */
const candidates = <M>(
  legal: readonly M[],
  hintOf: (move: M) => string,
  hinted: Ledger,
  { below }: Source,
): ReadonlySet<M> => {
  const counts = legal.map((move) => hinted.get(hintOf(move)) ?? 0);
  const fewest = Math.min(...counts);
  const rare = legal.filter((_, index) => counts[index] === fewest);
  const drawn = Array.from({ length: tries - 2 }, () => legal[below(legal.length)]!);
  return new Set([rare[below(rare.length)]!, rare[below(rare.length)]!, ...drawn]);
};

/** Plays on: tries moves of each position, and goes on with the one whose chapters have been reached least. */
const explored = <T extends GameTypes>(
  inventory: Inventory<T>,
  start: T['State'],
  plies: number,
  random: Source,
  [reached, hinted]: readonly [Ledger, Ledger],
): void => {
  const { game, chapters, hint } = inventory;
  let state = start;
  for (let ply = 0; ply < plies; ply++) {
    const legal = game.legalMoves(state);
    if (legal.length === 0) return;
    let [next, fewest] = [state, Number.POSITIVE_INFINITY];
    const hintOf = (move: T['Move']): string => hint(state, move);
    for (const move of candidates(legal, hintOf, hinted, random)) {
      const after = made(inventory, state, move);
      const names = chapters(state, move, after);
      add(hinted, hintOf(move));
      const seen = Math.min(...names.map((name) => reached.get(name) ?? 0));
      for (const name of names) add(reached, name);
      // Chance decides between moves about as rare, so that lines differ.
      if (seen * (1 + random.below(3)) < fewest) [next, fewest] = [after, seen];
    }
    state = next;
  }
};

/** Registers the tests of a game: every recorded line, and generated lines that reach each chapter. */
export const conservation = <T extends GameTypes>(inventory: Inventory<T>, reach: Reach<T>): void => {
  const { game } = inventory;
  describe(`${game.id}: conservation`, () => {
    test('along every recorded line', () => {
      const lines = linesOf(game.id);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) followed(inventory, line);
    });

    test(`along generated lines, which reach each chapter at least ${least} times`, { timeout: 3_600_000 }, () => {
      const tallies = [new Map<string, number>(), new Map<string, number>()] as const;
      const lines = reach.lines * Math.max(1, rounds);
      for (let line = 0; line < lines; line++) {
        const random = source(firstSeed + line);
        const start = reach.start(random, line);
        if (start === undefined) continue;
        expect([line, wrongWith(inventory, start)]).toEqual([line, undefined]);
        explored(inventory, start, reach.plies(line), random, tallies);
      }
      const missed = reach.chapters.filter((name) => (tallies[0].get(name) ?? 0) < least);
      if (process.env['CONSERVATION_TALLY'] !== undefined)
        console.log(game.id, Object.fromEntries([...tallies[0]].sort()));
      expect(missed.map((name) => `${name}: ${tallies[0].get(name) ?? 0}`)).toEqual([]);
    });
  });
};
