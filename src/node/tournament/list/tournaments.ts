/**
 * The tournaments of a public list, read from their folders and sorted by game.
 *
 * @packageDocumentation
 */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { ArenaSpec, GameResults, Proved, Report } from '../../../arena/index.js';
import { type Fault, fault } from '../../../core/values/fault.js';
import { failureText } from '../../host/failure.js';
import type { Io } from '../../host/io.js';
import { everyGame } from '../../host/own-games.js';
import { readFolder } from '../read-folder.js';
import { Counted, type ReplayLimits } from './game-counts.js';

/** A tournament of the public list. */
export interface ListedTournament {
  /** The index of the tournament in the list. */
  readonly place: number;
  /** The name of the tournament, or of its folder if the spec gives no name. */
  readonly name: string;
  /** The day on which the folder last changed, such as `2026-11-25`. */
  readonly day: string;
  readonly spec: ArenaSpec;
  readonly report: Report;
}

/** The results of one tournament in a given game. */
export interface GameInTournament {
  readonly run: ListedTournament;
  readonly results: GameResults;
}

/** Everything that a public list contains about one game. */
export interface ListedGame {
  readonly id: string;
  readonly title: string;
  /** The tournaments in which the game was played, in the order in which they are listed. */
  readonly courses: readonly GameInTournament[];
  readonly counted: Counted;
}

/** A public list. */
export interface PublicList {
  readonly runs: readonly ListedTournament[];
  /** The games that were played, in the order of their ids. */
  readonly games: readonly ListedGame[];
}

/** The day of a folder's last change. */
const dayOf = async (folder: string): Promise<string> => {
  const names = await readdir(folder);
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  return new Date(Math.max(0, ...times)).toISOString().slice(0, 10);
};

/** The greatest number of games of one kind that visitors can replay. Each tournament gets an equal part of this number. */
const mostShown = 300;

/** Collects the tournaments of a public list, one folder after another. */
class Reading {
  readonly runs: ListedTournament[] = [];
  readonly counted = new Map<string, Counted>();
  /** The keys of all counted games, so that a game that is in two folders is counted only once. */
  readonly #keys = new Set<string>();
  readonly #games = everyGame();
  readonly #io: Io;
  readonly #room: ReplayLimits;

  constructor(io: Io, room: ReplayLimits) {
    this.#io = io;
    this.#room = room;
  }

  #countedOf(id: string): Counted {
    const known = this.counted.get(id) ?? new Counted(id, this.#games, this.#room);
    this.counted.set(id, known);
    return known;
  }

  async add(folder: string): Promise<Either<Fault, void>> {
    const place = this.runs.length;
    const see = (game: Proved): void => {
      if (this.#keys.has(game.line.key)) return;
      this.#keys.add(game.line.key);
      this.#countedOf(game.line.record.game).add(game, place);
    };
    const read = await readFolder(folder, this.#io, { see });
    if (isLeft(read)) return read;
    const { spec, report } = read.right;
    const name = spec.name === '' ? folder : spec.name;
    this.runs.push({ place, name, day: await dayOf(folder), spec, report });
    return right(undefined);
  }

  listed(): PublicList {
    const games = [...this.counted.values()]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((counted): ListedGame => {
        const courses = this.runs.flatMap((run) =>
          run.report.games
            .filter(({ game, games: played }) => played > 0 && run.spec.games[game]?.game === counted.id)
            .map((results) => ({ run, results })),
        );
        const title = this.#games.find(({ id }) => id === counted.id)?.title ?? counted.id;
        return { id: counted.id, title, courses, counted };
      });
    return { runs: this.runs, games };
  }
}

/** Reads tournament folders, given in the order of play. At most `most` games of each pairing can be replayed. */
export const readRuns = async (
  folders: readonly string[],
  most: number,
  io: Io,
): Promise<Either<Fault, PublicList>> => {
  const reading = new Reading(io, { pairing: most, tournament: Math.floor(mostShown / folders.length) });
  for (const folder of folders) {
    try {
      const read = await reading.add(folder);
      if (isLeft(read)) return read;
    } catch (error) {
      return left(fault([folder], failureText(error, folder)));
    }
  }
  return right(reading.listed());
};
