/**
 * The command `facts`.
 *
 * @packageDocumentation
 */
import * as E from 'fp-ts/Either';
import { type Either, isLeft, map, mapLeft } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { parseJson } from '../../../core/records/record.js';
import { type Fault, under } from '../../../core/values/fault.js';
import { asFlag, readJobs, readSeed, readWhole } from '../../host/args.js';
import { guardPrograms } from '../../host/child-process.js';
import { readBotLimits } from '../../host/entrant.js';
import type { CommandResult } from '../../host/finish.js';
import type { Io } from '../../host/io.js';
import { presentGuests } from '../../host/own-games.js';
import { interrupts } from '../interrupts.js';
import { findEnd } from './dead.js';
import { type FactsPlan, factsBounds, type GameFacts, gatherFacts } from './facts.js';
import { factsText } from './text.js';

/** The flags of `facts`. */
export interface FactsFlags {
  readonly games: string;
  readonly seed: string;
  readonly options: string;
  readonly jobs: string;
  readonly depth: string;
  readonly bound: string;
  readonly dead?: string;
  readonly json?: boolean;
  readonly botTime?: string;
  readonly botMemory?: string;
}

const planOf = (game: string, bots: readonly string[], flags: FactsFlags): Either<Fault, FactsPlan> =>
  pipe(
    E.Do,
    E.bind('limits', () => readBotLimits(flags)),
    E.bind('options', () => mapLeft(under('--options'))(parseJson(flags.options))),
    E.bind('games', () => readWhole('--games', flags.games, 1, factsBounds.games)),
    E.bind('seed', () => readSeed(flags.seed)),
    E.bind('jobs', () => readJobs(flags.jobs)),
    E.bind('depth', () => readWhole('--depth', flags.depth, 0, factsBounds.depth)),
    E.map((read) => ({ ...read, game, bots })),
  );

/** Finds out facts about a game, or about a position with `--dead`. */
export const facts = async (
  id: string,
  bots: readonly string[],
  flags: FactsFlags,
  io: Io,
): Promise<Either<Fault, CommandResult>> => {
  const guests = presentGuests();
  if (flags.dead !== undefined) return findEnd(id, flags.dead, flags.bound, guests);
  const plan = planOf(id, bots, flags);
  if (isLeft(plan)) return plan;
  const stop = new AbortController();
  guardPrograms(['SIGHUP']);
  const signals = interrupts(() => stop.abort(), ['SIGINT', 'SIGTERM']);
  try {
    const found = await gatherFacts(plan.right, {
      guests,
      signal: stop.signal,
      ...(io.progress === undefined ? {} : { progress: io.progress }),
    });
    const told = map((all: GameFacts): CommandResult => ({ json: all, text: () => factsText(all) }))(found);
    return mapLeft(asFlag('options'))(told);
  } finally {
    signals.end();
  }
};
