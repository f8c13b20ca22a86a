/**
 * Verifies a tournament's lines by replaying the games, a stretch of lines at a time, in this process or in threads.
 *
 * @packageDocumentation
 */
import { setImmediate } from 'node:timers/promises';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type ArenaSpec, arenaSpec, type Proved, proveLine } from '../../arena/index.js';
import { parseJson } from '../../core/records/record.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { failureText } from '../host/failure.js';
import { everyGame, filesOf, type Guests, presentGuests } from '../host/own-games.js';
import { environment } from '../host/quarters.js';
import { absent, workersFor } from './pool.js';
import type { StoredLine } from './store/games-in.js';
import type { WorkerData } from './task.js';

/** For each line, its proof or the reason why the line does not count. */
export type Proofs = readonly Either<Fault, Proved>[];

/** Proves lines. */
export interface Prover {
  /** The number of stretches of lines to request in advance, so that no thread waits. */
  readonly ahead: number;
  readonly prove: (texts: readonly string[]) => Promise<Proofs>;
  readonly close: () => Promise<void>;
}

/** Verifies result lines, which are given as text, by replaying their games. */
export const proofsOf = (spec: ArenaSpec, guests = presentGuests()): ((texts: readonly string[]) => Proofs) => {
  const prove = proveLine(spec, everyGame(guests));
  return (texts) => texts.map((text) => chain(parseJson(text), prove));
};

/** This process itself. */
const here = (spec: ArenaSpec, guests: Guests | undefined): Prover => {
  const prove = proofsOf(spec, guests);
  return {
    ahead: 1,
    prove: async (texts) => {
      // Pause before each batch; otherwise the process cannot notice an interrupt.
      await setImmediate();
      return prove(texts);
    },
    close: () => Promise.resolve(),
  };
};

/**
 * Returns a {@link Prover}. With one job, the prover works in this process; with several jobs, it uses threads, which load the modules that the
 * command was given.
 */
export const proverFor = async (
  spec: ArenaSpec,
  jobs: number,
  guests: Guests | undefined,
): Promise<Either<Fault, Prover>> => {
  if (jobs === 1) return right(here(spec, guests));
  const workers = await workersFor('arena');
  if (isLeft(workers)) return workers;
  const workerData: WorkerData = { spec: arenaSpec.encode(spec), files: filesOf(guests ?? presentGuests()) };
  const { Pool, filename } = workers.right;
  const missing = absent(filename);
  if (missing !== undefined) return left(missing);
  const pool = new Pool<readonly string[], Proofs>({
    filename,
    name: 'prove',
    minThreads: jobs,
    maxThreads: jobs,
    workerData,
    env: environment(),
  });
  // If a thread fails during a call, the promise of the call rejects.
  pool.on('error', () => undefined);
  return right({ ahead: 2 * jobs, prove: (texts) => pool.run(texts), close: () => pool.destroy() });
};

/** A line with its proof. */
export interface ProvedLine {
  readonly number: number;
  readonly proof: Either<Fault, Proved>;
}

/**
 * The limits of a stretch of lines: the greatest number of lines, and the greatest number of characters. Passing shorter stretches to threads would
 * cost too much compared with the replay; longer ones would need too much memory.
 */
const [mostLines, mostCharacters] = [64, 1 << 20];

/** Lines in stretches. */
async function* stretches(
  lines: AsyncIterable<Either<Fault, StoredLine>>,
): AsyncGenerator<Either<Fault, readonly StoredLine[]>> {
  let [stretch, characters]: [StoredLine[], number] = [[], 0];
  for await (const line of lines) {
    if (isLeft(line)) {
      yield line;
      return;
    }
    stretch.push(line.right);
    characters += line.right.text.length;
    if (stretch.length < mostLines && characters < mostCharacters) continue;
    yield right(stretch);
    [stretch, characters] = [[], 0];
  }
  if (stretch.length > 0) yield right(stretch);
}

/** A stretch of lines that is being verified. */
type PendingProofs = Promise<Either<Fault, readonly ProvedLine[]>>;

const proveStretch = async (prover: Prover, stretch: readonly StoredLine[]): PendingProofs => {
  try {
    const proofs = await prover.prove(stretch.map(({ text }) => text));
    return right(stretch.map(({ number }, index) => ({ number, proof: proofs[index]! })));
  } catch (error) {
    return left(fault([`line ${stretch[0]!.number}`], `the thread that replayed it ended: ${failureText(error)}`));
  }
};

/**
 * Verifies result lines, and yields them in their original order. A limited number of stretches is requested in advance, which keeps the threads busy
 * and memory use small.
 */
export async function* provedLines(
  lines: AsyncIterable<Either<Fault, StoredLine>>,
  prover: Prover,
): AsyncGenerator<Either<Fault, ProvedLine>> {
  const asked: PendingProofs[] = [];
  async function* next(): AsyncGenerator<Either<Fault, ProvedLine>> {
    const proved = await asked.shift();
    if (proved === undefined) return;
    if (isLeft(proved)) yield proved;
    else for (const one of proved.right) yield right(one);
  }
  for await (const stretch of stretches(lines)) {
    asked.push(isLeft(stretch) ? Promise.resolve(stretch) : proveStretch(prover, stretch.right));
    if (asked.length >= prover.ahead) yield* next();
  }
  while (asked.length > 0) yield* next();
}
