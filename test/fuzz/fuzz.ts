/** Runs targets on hostile inputs, and shrinks what it finds. */
import { performance } from 'node:perf_hooks';
import { source } from '../../src/core/index.js';
import { hostileInput, type Target } from './targets.js';

/** An input that was handled wrongly. */
export interface Finding {
  readonly target: string;
  readonly what: string;
  readonly input: string;
}

/** The time limit for one input in milliseconds: far beyond the slowest valid one. */
const patience = 2000;

/** The processor time of this process for an input in milliseconds: other load on the machine is not the input's fault. */
const computing = ({ look }: Target, input: string): number => {
  const begin = process.cpuUsage();
  look(input);
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
};

/** What went wrong with an input: the target's own message, an exception, or too long a time. */
export const wrongWith = (target: Target, input: string): string | undefined => {
  const begin = performance.now();
  try {
    const wrong = target.look(input);
    if (wrong !== undefined) return wrong;
  } catch (error) {
    return `threw ${error instanceof Error ? error.message.slice(0, 200) : String(error)}`;
  }
  if (Object.hasOwn(Object.prototype, 'polluted')) return 'the prototype of all objects was changed';
  if (performance.now() - begin <= patience) return undefined;
  const time = computing(target, input);
  return time > patience ? `took ${time.toFixed(0)} ms` : undefined;
};

/** The smallest input that still fails: pieces are removed, large ones first, as long as the failure remains. */
export const minimised = (target: Target, input: string): string => {
  let best = input;
  for (let size = Math.max(1, best.length >> 1); size >= 1; size >>= 1)
    for (let from = 0; from < best.length; ) {
      const shorter = best.slice(0, from) + best.slice(from + size);
      if (wrongWith(target, shorter) === undefined) from += size;
      else best = shorter;
    }
  return best;
};

/** Tries inputs until a number or a deadline is reached; returns how many, and the first finding of each kind. */
export const fuzz = (
  target: Target,
  seed: number,
  most: number,
  until: number,
): { readonly tried: number; readonly findings: readonly Finding[] } => {
  const random = source(seed);
  const findings = new Map<string, Finding>();
  let tried = 0;
  while (tried < most && (tried % 64 !== 0 || performance.now() < until)) {
    const input = hostileInput(random, target);
    tried++;
    const what = wrongWith(target, input);
    if (what === undefined) continue;
    const kind = what.replaceAll(/[0-9]+|".*"/g, '').slice(0, 40);
    if (!findings.has(kind)) findings.set(kind, { target: target.name, what, input: minimised(target, input) });
  }
  return { tried, findings: [...findings.values()] };
};
