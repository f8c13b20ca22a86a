/**
 * `arena site`: a public list of bots and games, as files for any static host.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../../../core/values/fault.js';
import { readWhole } from '../../host/args.js';
import type { CommandResult } from '../../host/finish.js';
import type { Io } from '../../host/io.js';
import { count } from '../format.js';
import { boardScript, bundles } from './boards.js';
import { botPage } from './bot-page.js';
import { botsOf, type ListedBot } from './bot-versions.js';
import { refusal, writeFolder } from './folder.js';
import { gamePage } from './game-page.js';
import { indexPage } from './index-page.js';
import { fileOf } from './names.js';
import { watchFile, watchPage } from './replay-pages.js';
import { type PublicList, readRuns } from './tournaments.js';

/** The flags of `arena site`. */
export interface SiteFlags {
  /** The folder to which the list is written. */
  readonly out: string;
  /** The name of the list. */
  readonly title: string;
  /** The greatest number of games that can be replayed for each pairing of a tournament. */
  readonly games: string;
  /** True if an existing list is to be replaced. */
  readonly replace?: boolean;
}

const [mostFolders, longestTitle] = [100, 200];

type File = readonly [path: string, text: string];

/** All files of a public list; `scripts` contains the script of each game's board. */
function* filesOf(
  title: string,
  listed: PublicList,
  bots: readonly ListedBot[],
  scripts: ReadonlyMap<string, string>,
): Generator<File> {
  yield ['index.html', indexPage(title, listed, bots)];
  for (const game of listed.games) {
    const hasBoard = scripts.has(game.id);
    yield [`games/${game.id}.html`, gamePage(title, game, bots, hasBoard)];
    if (!hasBoard) continue;
    for (const shown of game.counted.shown()) yield [`watch/${watchFile(shown.line)}`, watchPage(title, game, shown)];
  }
  for (const bot of bots) yield [`bots/${fileOf(bot.bot)}`, botPage(title, listed, bot, (id) => scripts.has(id))];
  for (const [id, script] of scripts) yield [`boards/${id}.js`, script];
}

/** The scripts that show the boards of a list's games; a game without a board is left out. */
const scriptsFor = async ({ games }: PublicList, folder: URL): Promise<ReadonlyMap<string, string>> => {
  const scripts = new Map<string, string>();
  for (const { id } of games) {
    const script = await boardScript(id, folder);
    if (script !== undefined) scripts.set(id, script);
  }
  return scripts;
};

/** The number of games of each pairing that can be replayed, or a fault if the arguments of the command are wrong. */
const readFlags = (folders: readonly string[], { games, title }: SiteFlags): Either<Fault, number> => {
  if (folders.length > mostFolders) return left(fault([], `at most ${mostFolders} folders, not ${folders.length}`));
  if (title.trim() === '' || title.length > longestTitle)
    return left(fault(['--title'], `has 1 to ${longestTitle} characters`));
  return readWhole('--games', games, 0, 100);
};

/** Writes a public list of the tournaments in the given folders. `boards` is the folder with the built files for web pages that do not use npm. */
export const site = async (
  folders: readonly string[],
  flags: SiteFlags,
  io: Io,
  boards: URL = bundles,
): Promise<Either<Fault, CommandResult>> => {
  const { out, title, replace = false } = flags;
  const most = readFlags(folders, flags);
  if (isLeft(most)) return most;
  const refused = await refusal(out, replace);
  if (refused !== undefined) return left(refused);
  const read = await readRuns(folders, most.right, io);
  if (isLeft(read)) return read;
  const listed = read.right;
  const bots = botsOf(listed);
  const scripts = await scriptsFor(listed, boards);
  const written = await writeFolder(out, filesOf(title, listed, bots, scripts));
  if (isLeft(written)) return written;
  const shown = listed.games.reduce((sum, { id, counted }) => sum + (scripts.has(id) ? counted.shown().length : 0), 0);
  const games = listed.games.map(({ id }) => id);
  return right({
    json: { out, tournaments: listed.runs.length, games, bots: bots.map(({ bot }) => bot), shown },
    text: () =>
      `${out}/index.html: ${count(games.length, 'game')}, ${count(bots.length, 'bot')}, ${count(listed.runs.length, 'tournament')}, ${count(shown, 'record')} to look through`,
  });
};
