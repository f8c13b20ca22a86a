/** A ledger of Terra Mystica, read and replayed in the page: every position, where points came from, and what differs from the rules. */
import { type Fault, isLeft, isRight, printFault, writeRecord } from 'rulehouse/core';
import { defineBoard, terraMysticaBoard } from 'rulehouse/board';
import { say, terraMysticaFace as face } from 'rulehouse/face';
import { breakdown, game, type State } from 'rulehouse/terra-mystica';
import { type Difference, inspectLedger } from 'rulehouse/terra-mystica/ledger';

/** One decision: the position after it, and what it was in words. */
export interface LedgerStep {
  readonly state: State;
  readonly move: unknown;
  readonly words: string;
}

/** Points of one faction. */
export interface Points {
  readonly name: string;
  readonly total: number;
  /** Source and points, those of none left out. */
  readonly sources: readonly (readonly [string, number])[];
  /** What it had before the first round and after each. */
  readonly course: readonly number[];
}

/** What a ledger shows. */
export interface Shown {
  readonly steps: readonly LedgerStep[];
  readonly points: readonly Points[];
  readonly rows: number;
  readonly differences: readonly Difference[];
  readonly fault: string;
}

const speak = say([face.english]);

const told = (fault: Fault): string => printFault(fault);

const sums = (rounds: readonly Readonly<Record<string, number>>[]): readonly number[] =>
  rounds.map((_, round) =>
    rounds
      .slice(0, round + 1)
      .flatMap((one) => Object.values(one))
      .reduce((sum, points) => sum + points, 0),
  );

/** Reads a text of at most a megabyte. */
export const readText = (text: string): Shown => {
  defineBoard([terraMysticaBoard]);
  const { result, rows, differences } = inspectLedger(text.slice(0, 1_000_000));
  if (isLeft(result)) return { steps: [], points: [], rows, differences, fault: told(result.left) };
  const { start, moves, options } = result.right;
  const steps: LedgerStep[] = [{ state: start, move: null, words: 'The set-up' }];
  for (const move of moves) {
    const { state } = steps[steps.length - 1] ?? { state: start };
    const checked = game.check(move)(state);
    if (isLeft(checked)) break;
    steps.push({ state: game.applyLegal(state, checked.right), move, words: speak(face.describe(state, move)) });
  }
  const final = steps[steps.length - 1]?.state ?? start;
  const record = writeRecord(game)(options, null, start, moves);
  const points = breakdown(isRight(record) ? record.right : null);
  return {
    steps,
    rows,
    differences,
    fault: isLeft(record) ? told(record.left) : isLeft(points) ? told(points.left) : '',
    points: isLeft(points)
      ? []
      : points.right.map(({ seat, total, sources, rounds }) => ({
          name: game.seatName(([0, 1, 2, 3, 4] as const)[seat] ?? 0, final),
          total,
          sources: Object.entries(sources).filter(([, count]) => count !== 0),
          course: sums(rounds),
        })),
  };
};
