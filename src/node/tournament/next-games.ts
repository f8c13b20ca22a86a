/**
 * The next games of a tournament.
 *
 * @packageDocumentation
 */
import { type ArenaSpec, type BeginTest, type GameOrder, mostGames, schedule } from '../../arena/index.js';
import type { NamedOrder } from './assignment.js';
import type { CountedGains } from './counted-results.js';
import { namesIn } from './play-games.js';

/** The games of a tournament that remain to be played. */
export class Agenda {
  /** The number of games in the tournament if no test ends it early. */
  readonly total: number;
  readonly #keyOf: (order: GameOrder) => string;
  readonly #gains: CountedGains;
  readonly #begin: () => ReturnType<typeof schedule>;
  readonly #withdrawn: ReadonlySet<number>;
  #games: ReturnType<typeof schedule>;
  /** The games that were returned without a result and must be handed out again. */
  readonly #again: NamedOrder[] = [];
  #underWay = 0;
  #isStopped = false;
  /** True if the schedule has no further game until more results are known. */
  #isThrough = false;
  /** True if the schedule has listed the last game of the tournament. */
  #isComplete = false;
  /** Functions that wake the callers that wait for results. */
  #waiting: (() => void)[] = [];

  /** `withdrawn` contains the indices of bots that have been withdrawn and play no more games. */
  constructor(spec: ArenaSpec, gains: CountedGains, beginTest: BeginTest, withdrawn: ReadonlySet<number> = new Set()) {
    this.total = mostGames(spec);
    this.#keyOf = namesIn(spec).key;
    this.#gains = gains;
    this.#withdrawn = withdrawn;
    this.#begin = () => schedule(spec, (order) => gains(this.#keyOf(order), order), beginTest);
    this.#games = this.#begin();
  }

  /** All games of the tournament in their order. */
  *all(): Iterable<NamedOrder> {
    for (const order of this.#begin()) {
      const named = { key: this.#keyOf(order), order };
      if (!this.#hasWithdrawn(order) || this.#isPlayed(named)) yield named;
    }
  }

  /** True if a bot of a game has been withdrawn; the game is left out if it has not been played. */
  #hasWithdrawn({ pairing }: GameOrder): boolean {
    return this.#withdrawn.size > 0 && pairing.some((bot) => this.#withdrawn.has(bot));
  }

  #isPlayed({ key, order }: NamedOrder): boolean {
    return this.#gains(key, order) !== undefined;
  }

  /**
   * Takes at most `most` of the next games, which count as under way until they are settled. If the next games depend on results, the function waits
   * for these. The list is empty if no games are left or play has been stopped.
   */
  async take(most: number): Promise<readonly NamedOrder[]> {
    while (!this.#isStopped) {
      const orders = this.#gather(most);
      this.#underWay += orders.length;
      if (orders.length > 0) return orders;
      if (this.#underWay > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
      else if (this.#isComplete) return [];
      else {
        // All scheduled games have been played. Their results determine the next ones.
        this.#games = this.#begin();
        this.#isThrough = false;
      }
    }
    return [];
  }

  #gather(most: number): readonly NamedOrder[] {
    const orders = this.#again.splice(0, most);
    while (orders.length < most) {
      const order = this.#next();
      if (order === undefined) break;
      orders.push(order);
    }
    return orders;
  }

  #next(): NamedOrder | undefined {
    while (!this.#isThrough) {
      const step = this.#games.next();
      if (step.done === true) {
        this.#isThrough = true;
        this.#isComplete = step.value;
        return undefined;
      }
      const named = { key: this.#keyOf(step.value), order: step.value };
      if (!this.#isPlayed(named) && !this.#hasWithdrawn(step.value)) return named;
    }
    return undefined;
  }

  /** Counts the given number of games as no longer under way; the games in `rest` will be handed out again. */
  settle(count: number, rest: readonly NamedOrder[]): void {
    this.#underWay -= count;
    for (const one of rest) this.#again.push(one);
    this.#wakeAll();
  }

  /** Stops handing out games. */
  stop(): void {
    this.#isStopped = true;
    this.#wakeAll();
  }

  #wakeAll(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }
}
