/**
 * What a public list counts for one game in addition to the reports: first moves, sources of points, and games to replay.
 *
 * @packageDocumentation
 */
import { type GameLine, type Interval, type Proved, shareOver, type Tally } from '../../../arena/index.js';
import type { AnyGame } from '../../../core/contract/game.js';
import { addTo, countIn } from '../../../core/values/counts.js';
import { openingOf, pointsOf, sourcesOf } from './record-facts.js';

/** A first move, and the gains of the bots that made it. */
export interface OpeningResult extends Interval {
  /** The move. */
  readonly text: string;
  /** The number of games that began with this move. */
  readonly games: number;
  /** The share of the game's single point that a bot would gain if all bots at the table were equally strong. */
  readonly fair: number;
}

/** A game that can be replayed, and the tournament to which it belongs. */
export interface ReplayableGame {
  readonly line: GameLine;
  /** The index of the game's tournament in the list. */
  readonly run: number;
}

/** The mean number of points that one bot gains from each source of points. */
export interface BotSources {
  /** The name of the bot, with its version. */
  readonly name: string;
  /** The number of seats that the bot took, added up over all counted games. */
  readonly seats: number;
  /** The mean number of points from each source, in the order of the sources. */
  readonly means: readonly number[];
}

/** The greatest number of different first moves that are counted for a game; any others are left out. */
const mostOpenings = 5000;

/** The limits on the number of games that a public list keeps for replay. */
export interface ReplayLimits {
  /** The greatest number of games that can be replayed for each pairing of a tournament. */
  readonly pairing: number;
  /** The greatest number of games that can be replayed for each tournament. */
  readonly tournament: number;
}

/** For a first move, how often its bots gained each share of a game's point; `fair` is the share that equal bots gain. */
interface FirstMoveCount {
  readonly fair: number;
  readonly shares: Map<number, number>;
}

/** Counts what a public list shows about one kind of game. */
export class Counted {
  /** The id of the game. */
  readonly id: string;
  readonly #games: readonly AnyGame[];
  readonly #openings = new Map<string, FirstMoveCount>();
  readonly #sources = new Map<string, { seats: number; readonly sums: number[] }>();
  readonly #room: ReplayLimits;
  readonly #shown: ReplayableGame[] = [];
  /** The number of games shown from each tournament. */
  readonly #shownOf = new Map<number, number>();
  /** For each pairing, the number of games counted before the limit for its tournament was reached. */
  readonly #met = new Map<string, number>();

  constructor(id: string, games: readonly AnyGame[], room: ReplayLimits) {
    this.id = id;
    this.#games = games;
    this.#room = room;
  }

  /** Counts one game of the tournament at index `run` of the list. */
  add({ line }: Proved, run: number): void {
    this.#addOpening(line);
    this.#addSources(line);
    this.#show(line, run);
  }

  /** Keeps the first games of each pairing for replay, until the limit for the tournament is reached. */
  #show(line: GameLine, run: number): void {
    if (countIn(this.#shownOf, run) >= this.#room.tournament) return;
    const name = `${run} ${line.game} ${line.pairing.join()}`;
    addTo(this.#met, name);
    if (countIn(this.#met, name) > this.#room.pairing) return;
    addTo(this.#shownOf, run);
    this.#shown.push({ line, run });
  }

  #addOpening(line: GameLine): void {
    const opening = openingOf(this.#games, line);
    if (opening === undefined) return;
    const known = this.#openings.get(opening.text);
    if (known === undefined && this.#openings.size >= mostOpenings) return;
    const taken = known ?? { fair: 1 / line.shares.length, shares: new Map<number, number>() };
    this.#openings.set(opening.text, taken);
    addTo(taken.shares, line.shares[opening.seat]!);
  }

  #addSources(line: GameLine): void {
    for (const [seat, points] of (pointsOf(line) ?? []).entries()) {
      const name = line.bots[seat]!;
      const known = this.#sources.get(name) ?? { seats: 0, sums: points.map(() => 0) };
      this.#sources.set(name, { seats: known.seats + 1, sums: known.sums.map((sum, at) => sum + points[at]!) });
    }
  }

  /** The first moves that occurred at least the given number of times, best first. */
  openings(least: number): readonly OpeningResult[] {
    return [...this.#openings]
      .map(([text, { fair, shares }]): OpeningResult => {
        const tally: Tally = [...shares].map(([share, blocks]) => ({ share, blocks }));
        const games = tally.reduce((sum, { blocks }) => sum + blocks, 0);
        return { text, games, fair, ...shareOver(tally, fair) };
      })
      .filter(({ games }) => games >= least)
      .sort((a, b) => b.share / b.fair - a.share / a.fair || b.games - a.games || (a.text < b.text ? -1 : 1));
  }

  /** The mean points from each source, for the bots that played most; `most` limits the number of bots. */
  sources(most: number): { readonly names: readonly string[]; readonly bots: readonly BotSources[] } {
    const bots = [...this.#sources]
      .map(([name, { seats, sums }]) => ({ name, seats, means: sums.map((sum) => sum / seats) }))
      .sort((a, b) => b.seats - a.seats || (a.name < b.name ? -1 : 1))
      .slice(0, most);
    return { names: sourcesOf(this.id), bots };
  }

  /** The games that can be replayed. */
  shown(): readonly ReplayableGame[] {
    return this.#shown;
  }
}
