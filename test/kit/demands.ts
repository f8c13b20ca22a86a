/**
 * A case for every demand: it breaks one rule and satisfies everything that is required before it. The demands are read from the sources, the cases
 * come from `test/<game>/demands.test.ts`, and each must match the other.
 */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import {
  checkRecorded,
  type Game,
  type GameTypes,
  parseMoveIn,
  printFault,
  type Refusal,
} from '../../src/core/index.js';
import type { Found } from './found.js';
import { at } from './play.js';

/** A position and a move in it, each as a value or as text. */
export interface Attempt<T extends GameTypes> {
  readonly in: T['State'] | string;
  readonly move: T['Move'] | string;
  /** The move is checked as part of a recorded game, not as a player's move. */
  readonly reads?: true;
}

/** A broken rule: by a move, with a corrected version if that makes it legal, or by options at set-up. */
export type Case<T extends GameTypes> =
  | (Attempt<T> & {
      readonly rule: T['Rule'];
      /** What is wrong. */
      readonly title: string;
      /** The changes that make the move legal. */
      readonly mended?: Partial<Attempt<T>> & {
        /** For a legal move that is not in the list of legal moves: it is another spelling of one or more listed moves. */
        readonly unlisted?: true;
      };
      /**
       * Why no readable position breaks the demand, if so: only a program can construct such a state, and a check accepts it. The notation must then
       * refuse the states of the case.
       */
      readonly impossible?: string;
    })
  | {
      readonly rule: T['Rule'];
      readonly title: string;
      readonly options: T['Options'];
      readonly seed?: number;
      readonly mended?: { readonly options?: T['Options']; readonly seed?: number };
    };

/** A demand that no move can be the first to break: its place, counted among the demands of its rule in that file, and why. */
export interface Unreachable<Rule extends string> {
  readonly rule: Rule;
  /** The file below the game's folder. */
  readonly file: string;
  /** 1 for the first demand of this rule in the file. */
  readonly nth: number;
  readonly why: string;
}

const positionOf = <T extends GameTypes>(game: Game<T>, { in: start }: Attempt<T>): T['State'] =>
  typeof start === 'string' ? at(game)(start) : start;

const moveOf = <T extends GameTypes>(game: Game<T>, attempt: Attempt<T>): T['Move'] => {
  const { move } = attempt;
  if (typeof move !== 'string') return move;
  const read = parseMoveIn(game)(move)(positionOf(game, attempt));
  if (isLeft(read)) throw new Error(`${move} is not a move: ${read.left.reason}`);
  return read.right;
};

/** The refusal of an attempt; `undefined` if it is legal. */
const refusalOf = <T extends GameTypes>(game: Game<T>, attempt: Attempt<T>): Refusal<string> | undefined => {
  const check = attempt.reads === true ? checkRecorded(game) : game.check;
  const checked = check(moveOf(game, attempt))(positionOf(game, attempt));
  return isLeft(checked) ? checked.left : undefined;
};

/** True if a move is in the list of legal moves. */
const isListed = <T extends GameTypes>(game: Game<T>, attempt: Attempt<T>): boolean => {
  const text = game.moveText.print(moveOf(game, attempt));
  return game.legalMoves(positionOf(game, attempt)).some((move) => game.moveText.print(move) === text);
};

const refused = <T extends GameTypes>(game: Game<T>, one: Case<T>): Refusal<string> | undefined => {
  if ('in' in one) return refusalOf(game, one);
  const start = game.setup(one.options, one.seed ?? 0);
  return isLeft(start) ? start.left : undefined;
};

/** The positions of a case that are given as values. */
const statesOf = <T extends GameTypes>(one: Case<T>): readonly T['State'][] =>
  'in' in one ? [one.in, one.mended?.in].filter((state) => state !== undefined && typeof state !== 'string') : [];

/** The error in a position: only states that can be printed and parsed are positions. */
const faultOf = <T extends GameTypes>(game: Game<T>, state: T['State']): string | undefined => {
  const read = game.position.parse(game.position.print(state));
  return isLeft(read) ? printFault(read.left) : undefined;
};

/** What must differ between two cases for demands with the same words: the kind of move. */
const kindOf = <T extends GameTypes>(one: Case<T>): string =>
  'in' in one ? (typeof one.move === 'string' ? one.move : JSON.stringify(one.move)) : JSON.stringify(one.options);

const nameOf = ({ rule, place, source }: Found): string => `${place} ${rule} ${source}`;

/** The demands, except those that no move can be the first to break. */
const reachable = (all: readonly Found[], unreachable: readonly Unreachable<string>[]): readonly Found[] => {
  const out = unreachable.map(({ rule, file, nth }) => {
    const found = all.filter((demand) => demand.rule === rule && demand.place.startsWith(`${file}:`))[nth - 1];
    if (found === undefined) throw new Error(`${file} has no demand number ${String(nth)} of ${rule}`);
    return found;
  });
  return all.filter((demand) => !out.includes(demand));
};

/**
 * Registers a test for each case, and one that compares the cases with the demands in the sources: every demand has a case (demands with equal words
 * need that many different ones), and every case breaks a demand.
 */
export const demandTests = <T extends GameTypes>(
  game: Game<T>,
  cases: readonly Case<T>[],
  unreachable: readonly Unreachable<T['Rule']>[] = [],
): void => {
  describe(`${game.id}: one rule broken, all before it kept`, () => {
    for (const one of cases)
      test(`${one.rule} ${one.title}`, () => {
        const faults = statesOf(one).map((state) => faultOf(game, state));
        if ('in' in one && one.impossible !== undefined) expect(faults).not.toContain(undefined);
        else expect(faults).toEqual(faults.map(() => undefined));
        expect(refused(game, one)?.rule).toBe(one.rule);
        if ('in' in one) expect(isListed(game, one)).toBe(false);
        if (one.mended === undefined) return;
        expect(refused(game, { ...one, ...one.mended })).toBeUndefined();
        if ('in' in one) expect(isListed(game, { ...one, ...one.mended })).toBe(one.mended.unlisted !== true);
      });
  });

  test(`${game.id}: every demand of the sources has a case, every case breaks a demand`, async () => {
    // Import it only here, because loading the compiler takes longer than trying all cases.
    const { demandsOf } = await import('./found.js');
    const found = reachable(demandsOf(game.id), unreachable);
    const texts = cases.map((one) => ({ one, refusal: refused(game, one) }));
    const hits = (demand: Found): ReadonlySet<string> =>
      new Set(
        texts
          .filter(({ refusal }) => refusal?.rule === demand.rule && demand.fits(refusal.text))
          .map(({ one }) => kindOf(one)),
      );
    const alike = (demand: Found): number =>
      found.filter(({ rule, source }) => rule === demand.rule && source === demand.source).length;
    expect(found.filter((demand) => hits(demand).size < alike(demand)).map(nameOf)).toEqual([]);
    expect(
      texts
        .filter(({ refusal }) => !found.some(({ rule, fits }) => refusal?.rule === rule && fits(refusal.text)))
        .map(({ one }) => `${one.rule} ${one.title}`),
    ).toEqual([]);
  });
};
