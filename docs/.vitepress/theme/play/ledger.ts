/** Reads and replays a ledger of Terra Mystica in the page: all positions, the sources of points, and differences from the rules. */
import { type Fault, isLeft, isRight, printFault, writeRecord } from 'rulehouse/author';
import { defineBoard, terraMysticaBoard } from 'rulehouse/board';
import { terraMysticaFace as face, say } from 'rulehouse/face';
import { breakdown, game, pointsBySource, type State } from 'rulehouse/terra-mystica';
import { type Difference, inspectLedger } from 'rulehouse/terra-mystica/ledger';

/** A decision: the position after it, and a description in words. */
export interface LedgerStep {
  readonly state: State;
  readonly move: unknown;
  readonly words: string;
}

/** A row of the ledger: its text, its last decision, the points it made, and differences from the rules. */
export interface Row {
  readonly line: number;
  readonly text: string;
  readonly at: number;
  readonly points: string;
  readonly differences: readonly Difference[];
}

/** The points of one faction. */
export interface Points {
  readonly name: string;
  readonly total: number;
  /** The sources with their points; sources without points are left out. */
  readonly sources: readonly (readonly [string, number])[];
  /** The points before the first round and after each round. */
  readonly course: readonly number[];
}

/** Everything shown for a ledger. */
export interface Shown {
  readonly steps: readonly LedgerStep[];
  readonly rows: readonly Row[];
  readonly points: readonly Points[];
  readonly compared: number;
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

/** The points made between two positions, by source. */
const madePoints = (before: State, after: State): string =>
  after.seats
    .flatMap((_, index) => {
      const [was, is] = [before, after].map((state) => Object.entries(pointsBySource(state, index)));
      const made = (is ?? []).flatMap(([source, points], at) => {
        const more = points - (was?.[at]?.[1] ?? 0);
        return more === 0 ? [] : [`${more > 0 ? '+' : ''}${more} ${source}`];
      });
      const seat = ([0, 1, 2, 3, 4] as const)[index] ?? 0;
      return made.length === 0 ? [] : [`${game.seatName(seat, after)} ${made.join(', ')}`];
    })
    .join('; ');

/** Reads a text of at most one megabyte. */
export const readText = (text: string): Shown => {
  defineBoard([terraMysticaBoard]);
  const { result, rows, differences } = inspectLedger(text.slice(0, 1_000_000));
  if (isLeft(result)) return { steps: [], rows: [], points: [], compared: rows, differences, fault: told(result.left) };
  const { start, moves, options, lines } = result.right;
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
  const texts = text.split('\n');
  let last = start;
  const shownRows = lines.map(({ line, moves: at }): Row => {
    const state = steps[at]?.state ?? final;
    const points = madePoints(last, state);
    last = state;
    return {
      line,
      text: (texts[line - 1] ?? '').replaceAll(/\t+/g, ' ').trim(),
      at,
      points,
      differences: differences.filter((one) => one.line === line),
    };
  });
  return {
    steps,
    rows: shownRows,
    compared: rows,
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
