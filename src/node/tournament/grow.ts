/**
 * `arena add`: adds blocks or bots to a tournament. Games that have been played stay unchanged and keep their keys.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type ArenaSpec, arenaSpec, canonicalJson } from '../../arena/index.js';
import { decode } from '../../core/reading/codec.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, show } from '../../core/values/fault.js';
import { readJobs, readWhole } from '../host/args.js';
import type { CommandResult } from '../host/finish.js';
import type { Io } from '../host/io.js';
import { lockFolder } from '../host/lock.js';
import { presentGuests } from '../host/own-games.js';
import { asHeld } from './limited-spec.js';
import { checked } from './prepare-game.js';
import { playIn, type RunFlags, readSpec } from './run.js';
import { isSecret } from './seeds.js';
import { heldIn, writeSpec } from './tournament-folder.js';

/** The flags of `arena add`. */
export interface AddFlags extends Omit<RunFlags, 'out'> {
  /** The number of additional blocks for each table. */
  readonly blocks?: string;
  /** The bots that join the tournament, each as `NAME=TEXT`. */
  readonly bot: readonly string[];
  /** A file that contains the complete spec of the grown tournament. */
  readonly spec?: string;
}

const mostBlocks = 10_000_000;

/** The keys of a spec whose values must not change, each with the reason. */
const fixed = {
  games: 'the games that were played had other ones',
  format: 'the games that were played were chosen by another one',
  seed: 'the games that were played began from another one',
  limits: 'the games that were played had other ones',
  adjudication: 'the games that were played had another one',
  name: 'the games that were played belong to another tournament',
} as const satisfies Partial<Record<keyof ArenaSpec, string>>;

const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);

/** The reason why a tournament cannot grow at all, or why no more bots can join it. */
const closed = ({ format, keys }: ArenaSpec, hasMoreBots: boolean): Fault | undefined => {
  const { _tag } = format;
  if (keys === 'tournament')
    return fault(['spec.json'], 'an earlier release began this folder, where more games would rename those played');
  if (_tag === 'Swiss' || _tag === 'KnockOut')
    return fault(['format'], `who meets whom in a ${_tag} depends on all who play and all their games: it cannot grow`);
  if (!hasMoreBots) return undefined;
  if (_tag === 'League')
    return fault(['bots'], 'the tables of a League are those of the bots that began it: more blocks can be played');
  return _tag === 'Match' ? fault(['bots'], 'the bots of a Match are those of its table') : undefined;
};

/** A fault that names the first forbidden change to a spec; undefined if there is no such change. */
const changeIn = (held: ArenaSpec, wanted: ArenaSpec): Fault | undefined => {
  const [key, why] = Object.entries(fixed).find(([name]) => {
    const of = (spec: ArenaSpec): unknown => new Map<string, unknown>(Object.entries(spec)).get(name);
    return !isSame(of(held), of(wanted));
  }) ?? [undefined, undefined];
  if (key !== undefined) return fault([key], `${why}: begin a new folder`);
  if (wanted.blocks < held.blocks)
    return fault(['blocks'], `${held.blocks} are there already, and none can be taken away`);
  const other = held.bots.findIndex((bot, place) => !isSame(bot, wanted.bots[place]));
  if (other >= 0)
    return wanted.bots[other]?.name === held.bots[other]?.name
      ? fault(['bots', String(other)], 'has played as it is: give a new version a name of its own')
      : fault(['bots', String(other)], `${show(held.bots[other]?.name)} has played: bots join at the end and stay`);
  if (!isSecret(held) && isSecret(wanted))
    return fault(['bots'], 'no program takes part yet, so programs could compute the seeds: begin a new folder');
  return closed(held, wanted.bots.length > held.bots.length);
};

const readBot = (text: string): Either<Fault, unknown> => {
  const at = text.indexOf('=');
  return at > 0
    ? right({ name: text.slice(0, at), text: text.slice(at + 1) })
    : left(fault(['--bot'], `${show(text)} is not NAME=TEXT`));
};

/** Returns the spec with the blocks and bots that the flags of `arena add` request. */
const grownBy = (held: ArenaSpec, { blocks, bot }: AddFlags): Either<Fault, unknown> => {
  const more = blocks === undefined ? right(0) : readWhole('--blocks', blocks, 1, mostBlocks);
  if (isLeft(more)) return more;
  const joining: unknown[] = [];
  for (const text of bot) {
    const read = readBot(text);
    if (isLeft(read)) return read;
    joining.push(read.right);
  }
  return right({ ...held, blocks: held.blocks + more.right, bots: [...held.bots, ...joining] });
};

/** Returns the spec of the grown tournament that the flags of `arena add` request. */
const wantedBy = async (held: ArenaSpec, flags: AddFlags): Promise<Either<Fault, ArenaSpec>> => {
  if (flags.spec === undefined) {
    if (flags.blocks === undefined && flags.bot.length === 0)
      return left(fault(['arena add'], 'say what is added: --blocks, --bot or --spec'));
    return chain(chain(grownBy(held, flags), decode(arenaSpec)), checked);
  }
  return flags.blocks === undefined && flags.bot.length === 0
    ? readSpec(flags.spec)
    : left(fault(['--spec'], 'says everything: leave out --blocks and --bot'));
};

/** Writes the spec of a grown tournament, unless the tournament is being played. */
const rewrite = async (folder: string, spec: ArenaSpec): Promise<Either<Fault, void>> => {
  const lock = await lockFolder(folder, 'another tournament runs here');
  if (isLeft(lock)) return lock;
  try {
    return await writeSpec(folder, spec, 'replace');
  } finally {
    lock.right.release();
  }
};

/** Extends the tournament in a folder as requested, and plays the games that are missing. */
export const growTo = async (
  folder: string,
  held: ArenaSpec,
  given: ArenaSpec,
  flags: Pick<RunFlags, 'jobs' | 'redis'>,
  version: string,
  io: Io,
): Promise<Either<Fault, CommandResult>> => {
  const wanted = asHeld(held, given, presentGuests());
  const change = changeIn(held, wanted);
  if (change !== undefined) return left(change);
  const grown: ArenaSpec = { ...wanted, keys: held.keys };
  const jobs = readJobs(flags.jobs ?? String(grown.concurrency));
  if (isLeft(jobs)) return jobs;
  const written = await rewrite(folder, grown);
  return isLeft(written) ? written : playIn(grown, { ...flags, out: folder }, jobs.right, version, io);
};

/** Adds blocks or bots to a tournament, and plays the missing games. */
export const addToArena = async (
  folder: string,
  flags: AddFlags,
  version: string,
  io: Io,
): Promise<Either<Fault, CommandResult>> => {
  const held = await heldIn(folder);
  if (isLeft(held)) return held;
  const wanted = await wantedBy(held.right, flags);
  return isLeft(wanted) ? wanted : growTo(folder, held.right, wanted.right, flags, version, io);
};
