/**
 * `arena submit`: submitted bots join a tournament, and each new version is tested against the previous one.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type ArenaSpec, arenaSpec, canonicalJson, type SprtSpec } from '../../../arena/index.js';
import { decode } from '../../../core/reading/codec.js';
import { chain } from '../../../core/values/either.js';
import { type Fault, fault, show } from '../../../core/values/fault.js';
import { columns } from '../../host/columns.js';
import type { CommandResult } from '../../host/finish.js';
import type { Io } from '../../host/io.js';
import { count } from '../format.js';
import { growTo } from '../grow.js';
import { compareVersions, nameOfVersion, versioned } from '../list/names.js';
import { checked } from '../prepare-game.js';
import { readFolder } from '../read-folder.js';
import type { RunFlags } from '../run.js';
import { heldIn } from '../tournament-folder.js';
import { type Submission, submissionsIn } from './submission.js';
import { Meetings, type Versions, type VersionTest } from './versions.js';

/** The flags of `arena submit`. */
export interface SubmitFlags extends Pick<RunFlags, 'jobs' | 'redis' | 'json'> {
  /** True if programs, which run on this machine, may take part. */
  readonly programs?: boolean;
  /** The greatest lead of a new version, in Elo, that still counts as no improvement. */
  readonly elo0: string;
  /** The improvement that the test is to detect, in Elo. */
  readonly elo1: string;
}

const [errors, mostElo] = [0.05, 2000];

/** The test that the flags describe. */
const readTest = ({ elo0, elo1 }: SubmitFlags): Either<Fault, SprtSpec> => {
  const isElo = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= mostElo;
  if (!isElo(elo0)) return left(fault(['--elo0'], `${show(elo0)} is not Elo from -${mostElo} to ${mostElo}`));
  if (!isElo(elo1)) return left(fault(['--elo1'], `${show(elo1)} is not Elo from -${mostElo} to ${mostElo}`));
  return Number(elo0) < Number(elo1)
    ? right({ elo0: Number(elo0), elo1: Number(elo1), alpha: errors, beta: errors })
    : left(fault(['--elo1'], 'must be more than --elo0'));
};

/** The submitted bots in the order in which they join: by file name, except that the versions of a bot go from lowest to highest. */
const inOrder = (all: readonly Submission[]): readonly Submission[] =>
  [...new Set(all.map(({ name }) => name))].flatMap((name) =>
    all.filter((one) => one.name === name).sort((a, b) => compareVersions(a.version, b.version)),
  );

/** The spec of a tournament, with the submitted bots added. A submitted version that already takes part must be unchanged. */
const withJoining = (held: ArenaSpec, all: readonly Submission[]): Either<Fault, unknown> => {
  const bots: { readonly name: string; readonly text: string; readonly belongings: unknown }[] = [...held.bots];
  for (const { name, version, text, belongings } of inOrder(all)) {
    const bot = { name: nameOfVersion(name, version), text, belongings };
    const known = bots.find((one) => one.name === bot.name);
    if (known === undefined) bots.push(bot);
    else if (canonicalJson({ ...known }) !== canonicalJson(bot))
      return left(
        fault([bot.name], 'is there with another text or other belongings: give the new one a version of its own'),
      );
  }
  return right({ ...held, bots });
};

/** For each submitted bot with an earlier version, the version that joined last and the version before it. */
const pairsIn = ({ bots }: ArenaSpec, all: readonly Submission[]): readonly Versions[] =>
  [...new Set(all.map(({ name }) => name))].flatMap((name) => {
    const own = [...bots.keys()].filter((place) => versioned(bots[place]!.name).bot === name);
    const [next, before] = [own.at(-1), own.at(-2)];
    return next === undefined || before === undefined ? [] : [{ next, before }];
  });

/** The report on a test, for human readers and programs. */
const told = ({ bots, games }: ArenaSpec, { next, before }: Versions, test: VersionTest) => ({
  bot: bots[next]!.name,
  against: bots[before]!.name,
  game: games[test.game]!.game,
  played: test.played,
  blocks: test.blocks,
  llr: test.llr,
  lower: test.lower,
  upper: test.upper,
  accepted: test.accepted,
});

type VersionVerdict = ReturnType<typeof told>;

const verdict = ({ accepted, blocks }: VersionVerdict): string =>
  accepted === null ? 'not decided' : `${accepted === 'H1' ? 'better' : 'not better'} (${accepted} after ${blocks})`;

const foundOf = (
  folder: string,
  joined: readonly string[],
  tests: readonly VersionVerdict[],
  standing: CommandResult,
  io: Io,
): CommandResult => ({
  json: { folder, joined, tests, standing: standing.json },
  text: () =>
    [
      joined.length === 0 ? 'no new bots' : `${count(joined.length, 'new bot')}: ${joined.join(', ')}`,
      standing.text(),
      ...(tests.length === 0
        ? []
        : [
            'new versions against the last ones:',
            columns(
              io,
              ['bot', 'against', 'game', 'blocks', 'llr', 'verdict'],
              tests.map((one) => [one.bot, one.against, one.game, one.played, one.llr.toFixed(2), verdict(one)]),
            ),
          ]),
    ].join('\n'),
});

/** The tests that compare new versions with previous ones, computed from the games in the folder. */
const testsIn = async (
  folder: string,
  spec: ArenaSpec,
  pairs: readonly Versions[],
  test: SprtSpec,
  io: Io,
): Promise<Either<Fault, readonly VersionVerdict[]>> => {
  if (pairs.length === 0) return right([]);
  const meetings = pairs.map((versions) => ({ versions, met: new Meetings(versions) }));
  const read = await readFolder(folder, io, { see: ({ line }) => meetings.forEach(({ met }) => met.add(line)) });
  if (isLeft(read)) return read;
  return right(meetings.flatMap(({ versions, met }) => met.tests(test).map((one) => told(spec, versions, one))));
};

/** Lets the bots of a folder join a tournament, plays the missing games, and tests new versions. */
export const submit = async (
  folder: string,
  bots: string,
  flags: SubmitFlags,
  version: string,
  io: Io,
): Promise<Either<Fault, CommandResult>> => {
  const test = readTest(flags);
  if (isLeft(test)) return test;
  const held = await heldIn(folder);
  if (isLeft(held)) return held;
  const all = await submissionsIn(bots, flags.programs === true);
  if (isLeft(all)) return all;
  const wanted = chain(chain(withJoining(held.right, all.right), decode(arenaSpec)), checked);
  if (isLeft(wanted)) return wanted;
  const grown = await growTo(folder, held.right, wanted.right, flags, version, io);
  if (isLeft(grown)) return grown;
  const tests = await testsIn(folder, wanted.right, pairsIn(wanted.right, all.right), test.right, io);
  if (isLeft(tests)) return tests;
  const joined = wanted.right.bots.slice(held.right.bots.length).map(({ name }) => name);
  return right(foundOf(folder, joined, tests.right, grown.right, io));
};
