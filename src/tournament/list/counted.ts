/**
 * What is counted of the games of one kind beyond the reports of their tournaments: first moves, sources of points, and games to look through.
 *
 * @packageDocumentation
 */
import { type GameLine, type Interval, type Proved, shareOver, type Tally } from '../../arena/index.js';
import type { AnyGame } from '../../core/contract/game.js';
import { addTo } from '../../core/values/counts.js';
import { openingOf, pointsOf, sourcesOf } from './look.js';

/** A first move, and what whoever made it took. */
export interface OpeningResult extends Interval {
  /** The move. */
  readonly text: string;
  /** Games that began with it. */
  readonly games: number;
  /** The share of whoever sits at such a table if all are equal. */
  readonly fair: number;
}

/** A game that can be looked through, and the folder it is from. */
export interface Shown {
  readonly line: GameLine;
  /** The place of its tournament in the list. */
  readonly run: number;
}

/** Points of one bot by source, for a game and seat. */
export interface BotSources {
  /** The name of the bot, with its version. */
  readonly name: string;
  /** Games and seats that were counted. */
  readonly seats: number;
  /** The mean by source, in the order of the sources. */
  readonly means: readonly number[];
}

/** So many first moves of a game are told apart; those that come up later than that are left out. */
const mostOpenings = 5000;

/** So many games of one kind have a page to be looked through. */
const mostShown = 300;

/** How often each share was taken after a first move, and the share of equals. */
interface Taken {
  readonly fair: number;
  readonly shares: Map<number, number>;
}

/** The games of one kind. */
export class Counted {
  /** The id of the game. */
  readonly id: string;
  readonly #games: readonly AnyGame[];
  readonly #openings = new Map<string, Taken>();
  readonly #sources = new Map<string, { seats: number; readonly sums: number[] }>();
  readonly #shown = new Map<string, Shown>();

  constructor(id: string, games: readonly AnyGame[]) {
    this.id = id;
    this.#games = games;
  }

  /** Counts a game that was proved. */
  add({ line }: Proved): void {
    this.#addOpening(line);
    this.#addSources(line);
  }

  /** Keeps games of a tournament to be looked through, as many as have room; each once. */
  show(lines: readonly GameLine[], run: number): void {
    for (const line of lines)
      if (line.record.game === this.id && this.#shown.size < mostShown && !this.#shown.has(line.key))
        this.#shown.set(line.key, { line, run });
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

  /** The first moves that came up at least so often, the best first. */
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

  /** Points by source of the bots that played most, at most so many. */
  sources(most: number): { readonly names: readonly string[]; readonly bots: readonly BotSources[] } {
    const bots = [...this.#sources]
      .map(([name, { seats, sums }]) => ({ name, seats, means: sums.map((sum) => sum / seats) }))
      .sort((a, b) => b.seats - a.seats || (a.name < b.name ? -1 : 1))
      .slice(0, most);
    return { names: sourcesOf(this.id), bots };
  }

  /** The games that can be looked through. */
  shown(): readonly Shown[] {
    return [...this.#shown.values()];
  }
}
