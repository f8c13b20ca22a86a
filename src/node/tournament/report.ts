/**
 * `arena report`: the results of a tournament, as a table, a page, comma-separated values or JSON.
 *
 * @packageDocumentation
 */
import { resolve } from 'node:path';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Proved, RatedBy } from '../../arena/index.js';
import { type Fault, fault, show } from '../../core/values/fault.js';
import { readJobs, readWhole } from '../host/args.js';
import { writeWhole } from '../host/files.js';
import type { Io } from '../host/io.js';
import { plain } from '../host/terminal-safe.js';
import { csvOf } from './csv.js';
import { people } from './openskill.js';
import { pageOf } from './page.js';
import { readFolder } from './read-folder.js';
import { sampler } from './samples.js';
import { reportLines } from './text.js';
import { heldIn } from './tournament-folder.js';
import { type TrfWriter, trfWriter } from './trf.js';

/** The flags of `arena report`. */
export interface ReportFlags {
  readonly html?: string;
  readonly csv?: string;
  /** The path to which FIDE's Tournament Report File is written. */
  readonly trf?: string;
  readonly json?: boolean;
  /** True if existing files are to be replaced. */
  readonly replace?: boolean;
  /** The number of games of each pairing that the page shows one by one. */
  readonly games: string;
  /** The number of threads that replay games; 1, the default, means that this process replays the games itself. */
  readonly jobs?: string;
  /** The address of the site that has the game viewer. */
  readonly site?: string;
  /** The basis of the ratings: `places` or `winners`; if left out, the basis is `places`. */
  readonly by?: string;
  /** True if OpenSkill ratings are requested as well. */
  readonly people?: boolean;
}

const readSite = (site: string | undefined): Either<Fault, string | null> => {
  if (site === undefined) return right(null);
  // Accept only addresses, because the text becomes a link.
  return /^(?:https?:\/\/|\/|\.{1,2}\/)[^\s"'<>]*$/.test(site) && site.length <= 500
    ? right(site)
    : left(fault(['--site'], `${show(site)} is not an address: https://…, or a path that begins with / or ./`));
};

const readBy = (by = 'places'): Either<Fault, RatedBy> =>
  by === 'places' || by === 'winners' ? right(by) : left(fault(['--by'], `${show(by)} is neither places nor winners`));

/** The writer of the FIDE file, if one is requested. */
const writerFor = async (folder: string, file: string | undefined): Promise<Either<Fault, TrfWriter | undefined>> => {
  if (file === undefined) return right(undefined);
  const spec = await heldIn(folder);
  return isLeft(spec) ? spec : trfWriter(spec.right);
};

/** The report's text for standard output, and the number of lines that the report does not count. */
export interface PrintedReport {
  readonly text: string;
  readonly refused: number;
}

/** The fault that two files of a report have the same path, so that the second would replace the first; undefined if all paths differ. */
const sameFile = ({ html, csv, trf }: ReportFlags): Fault | undefined => {
  const named = Object.entries({ html, csv, trf }).flatMap(([flag, file]) =>
    file === undefined ? [] : [[flag, resolve(file)] as const],
  );
  for (const [index, [flag, path]] of named.entries()) {
    const first = named.slice(0, index).find(([, other]) => other === path);
    if (first !== undefined) return fault([`--${flag}`], `is the file of --${first[0]}, too`);
  }
  return undefined;
};

/** Writes the requested files of a report, and returns the text for standard output. */
export const report = async (folder: string, flags: ReportFlags, io: Io): Promise<Either<Fault, PrintedReport>> => {
  const most = readWhole('--games', flags.games, 0, 1000);
  if (isLeft(most)) return most;
  const jobs = readJobs(flags.jobs ?? '1');
  if (isLeft(jobs)) return jobs;
  const site = readSite(flags.site);
  if (isLeft(site)) return site;
  const by = readBy(flags.by);
  if (isLeft(by)) return by;
  const twice = sameFile(flags);
  if (twice !== undefined) return left(twice);
  const { see, kept } = sampler(flags.html === undefined ? 0 : most.right);
  const persons = flags.people === true ? await people() : right(undefined);
  if (isLeft(persons)) return persons;
  const writer = await writerFor(folder, flags.trf);
  if (isLeft(writer)) return writer;
  const seeAll = (game: Proved): void => {
    see(game.line);
    persons.right?.see(game);
    writer.right?.see(game);
  };
  const read = await readFolder(folder, io, { see: seeAll, by: by.right, jobs: jobs.right });
  if (isLeft(read)) return read;
  const { report: found, isTorn } = read.right;
  if (isTorn) io.err('the last line of games.jsonl has no end and does not count: a game that was being written');
  const trf = writer.right?.text(found) ?? right('');
  if (isLeft(trf)) return trf;
  const existing = flags.replace === true ? 'replace' : 'keep';
  for (const [file, make] of [
    [flags.html, () => pageOf(found, kept(), site.right)],
    [flags.csv, () => csvOf(found)],
    [flags.trf, () => trf.right],
  ] as const) {
    if (file === undefined) continue;
    const written = await writeWhole(file, make(), existing);
    if (isLeft(written)) return written;
  }
  const rated = persons.right === undefined ? [] : ['', ...persons.right.lines(found)];
  const lines = (): string => [...reportLines(found), ...rated].map(plain).join('\n');
  return right({ text: flags.json === true ? JSON.stringify(found, null, 2) : lines(), refused: found.refused.lines });
};
