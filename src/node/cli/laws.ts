/**
 * `laws`: checks whether the games in a module keep the laws of the contract.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { isObject } from '../../core/reading/objects.js';
import { type Fault, fault } from '../../core/values/fault.js';
import type { Law } from '../../laws/index.js';
import { readSeed, readWhole } from '../host/args.js';
import { faultLine } from '../host/fault-line.js';
import { exitOf } from '../host/finish.js';
import { Exit, type ExitCode, type Io } from '../host/io.js';
import { gamesOfFile, loadGames } from '../host/own-games.js';
import { progressOf } from '../host/progress.js';

/** The flags of the command `laws`. */
export interface LawFlags {
  readonly runs: string;
  readonly seed: string;
  /** The number of a rule in the contract, or the beginning of such a number; if left out, all laws are checked. */
  readonly only?: string;
  readonly json?: boolean;
}

/** Loads the laws and the function that checks them; undefined if fast-check is not installed. */
const load = async () => {
  try {
    const [fc, { lawsOf }] = await Promise.all([import('fast-check'), import('../../laws/index.js')]);
    return { check: fc.check, stringify: fc.stringify, lawsOf };
  } catch {
    return undefined;
  }
};

type Runner = NonNullable<Awaited<ReturnType<typeof load>>>;

/** What fast-check reports about a broken property. */
type FailedCheck = Pick<
  Awaited<ReturnType<Runner['check']>>,
  'errorInstance' | 'counterexample' | 'seed' | 'counterexamplePath'
>;

/** The verdict on one law. */
interface LawVerdict {
  readonly game: string;
  readonly rule: string;
  readonly name: string;
  readonly ok: boolean;
  readonly ms: number;
  /** How the law is broken: the shrunk game as text, and the seed that reproduces the violation; null if the law is kept. */
  readonly violation: string | null;
}

/** Describes how a law was broken: the law's sentence, the shrunk game, and how to reproduce it. */
const violationOf = (
  { stringify }: Runner,
  { errorInstance, counterexample, seed, counterexamplePath }: FailedCheck,
): string =>
  [
    errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
    `game: ${stringify(counterexample)}`,
    `seed: ${seed}, path: ${String(counterexamplePath)}`,
  ].join('\n');

const verdictOn = (
  runner: Runner,
  game: string,
  { rule, name, property }: Law,
  numRuns: number,
  seed: number,
): LawVerdict => {
  const began = performance.now();
  const details = runner.check(property, { numRuns, seed });
  const ms = Math.round(performance.now() - began);
  const violation = details.failed ? violationOf(runner, details) : null;
  return { game, rule, name, ok: !details.failed, ms, violation };
};

const printVerdict = ({ ok, name, ms, violation }: LawVerdict, number: number): string => {
  const first = `${ok ? 'ok' : 'not ok'} ${number} - ${name} (${ms} ms)`;
  return violation === null
    ? first
    : [first, ...violation.split('\n').map((line) => `    ${line}`.trimEnd())].join('\n');
};

/** The options for checking the laws of a game, as the game's module exports them. */
const lawOptionsOf = (exported: Readonly<Record<string, unknown>>, games: number): Either<Fault, object> => {
  const { lawOptions = {} } = exported;
  if (!isObject(lawOptions)) return left(fault(['lawOptions'], 'is not an object'));
  return 'lawOptions' in exported && games > 1
    ? left(fault(['lawOptions'], 'this module has several games: give each a module of its own'))
    : right(lawOptions);
};

/** True if the given number selects a law: GC-5 selects all laws of chapter 5, and GC-5.4 selects only that law. */
const isWanted = (rule: string, only: string | undefined): boolean =>
  only === undefined || rule === only || rule.startsWith(`${only}.`);

/** Checks the laws of all games in a file, and prints each verdict as soon as it is known. The result is true if all laws are kept. */
const runAll = async (file: string, flags: LawFlags, io: Io): Promise<Either<Fault, boolean>> => {
  const runs = readWhole('--runs', flags.runs, 1, 1_000_000);
  if (isLeft(runs)) return runs;
  const seed = readSeed(flags.seed);
  if (isLeft(seed)) return seed;
  const loaded = await loadGames([file]);
  if (isLeft(loaded)) return left({ ...loaded.left, path: [file] });
  const own = gamesOfFile(file);
  if (own === undefined || own.known.length === 0) return left(fault([file], 'exports no game'));
  const { known, exported } = own;
  const options = lawOptionsOf(exported, known.length);
  if (isLeft(options)) return options;
  const runner = await load();
  if (runner === undefined) return left(fault([], 'laws need a package that is not installed: npm install fast-check'));
  const lawsFor = <T extends GameTypes>(game: Game<T>): readonly Law[] => runner.lawsOf(game, options.right);
  const laws = known
    .flatMap(({ id, open }) => open(lawsFor).map((law) => [id, law] as const))
    .filter(([, { rule }]) => isWanted(rule, flags.only));
  if (laws.length === 0) return left(fault(['--only'], `there is no law ${String(flags.only)}`));
  const progress = progressOf(io, 'laws', laws.length);
  const verdicts: LawVerdict[] = [];
  for (const [game, law] of laws) {
    const verdict = verdictOn(runner, game, law, runs.right, seed.right % 2 ** 31);
    verdicts.push(verdict);
    if (flags.json !== true) io.out(printVerdict(verdict, verdicts.length));
    progress.step();
  }
  progress.end();
  const broken = verdicts.filter(({ ok }) => !ok).length;
  io.out(flags.json === true ? JSON.stringify(verdicts) : `${verdicts.length} laws, ${broken} broken`);
  return right(broken === 0);
};

/** Calls {@link runAll}, and turns its verdict into an exit code. */
export const laws = async (file: string, flags: LawFlags, io: Io): Promise<ExitCode> => {
  const kept = await runAll(file, flags, io);
  if (!isLeft(kept)) return kept.right ? Exit.ok : Exit.failure;
  io.err(faultLine(kept.left));
  return exitOf(kept.left);
};
