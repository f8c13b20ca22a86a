/**
 * Which games are to be played next.
 *
 * @packageDocumentation
 */
import { type ArenaSpec, type BeginTest, type GameOrder, mostGames, schedule } from '../arena/index.js';
import { digestOf, keyOf } from './play-games.js';

/** The games of a tournament that wait. */
export interface Agenda {
  /** At most so many games, that are counted as under way from now on. Waits for results where the next ones depend on them; none: all were played. */
  readonly take: (most: number) => Promise<readonly GameOrder[]>;
  /** So many games are no longer under way; those that are given wait again. */
  readonly settle: (count: number, rest: readonly GameOrder[]) => void;
  /** Nobody is given a game from now on. */
  readonly stop: () => void;
  /** The key of a game. */
  readonly keyOf: (order: GameOrder) => string;
  /** All games in their order. */
  readonly all: () => Iterable<GameOrder>;
  /** How many games there are if no test ends it before. */
  readonly total: number;
}

/** The agenda of a tournament. `gainsAt` tells what a game, by its key, gave to the bots of its pairing. */
export const agendaOf = (
  spec: ArenaSpec,
  gainsAt: (key: string) => readonly number[] | undefined,
  beginTest: BeginTest,
): Agenda => {
  const digest = digestOf(spec);
  const gainsOf = (order: GameOrder): readonly number[] | undefined => gainsAt(keyOf(digest, order));
  const begin = (): ReturnType<typeof schedule> => schedule(spec, gainsOf, beginTest);
  let games = begin();
  /** What was given back. */
  const again: GameOrder[] = [];
  let [underWay, isStopped, isThrough, isComplete] = [0, false, false, false];
  let wake: readonly (() => void)[] = [];

  const next = (): GameOrder | undefined => {
    while (!isThrough) {
      const step = games.next();
      if (step.done === true) [isThrough, isComplete] = [true, step.value];
      else if (gainsOf(step.value) === undefined) return step.value;
    }
    return undefined;
  };

  const gather = (most: number): readonly GameOrder[] => {
    const orders = again.splice(0, most);
    while (orders.length < most) {
      const order = next();
      if (order === undefined) break;
      orders.push(order);
    }
    return orders;
  };

  return {
    take: async (most) => {
      for (;;) {
        if (isStopped) return [];
        const orders = gather(most);
        underWay += orders.length;
        if (orders.length > 0) return orders;
        if (underWay > 0) await new Promise<void>((resolve) => (wake = [...wake, resolve]));
        else if (isComplete) return [];
        // Everything that is known was played: what comes now depends on it.
        else [games, isThrough] = [begin(), false];
      }
    },
    settle: (count, rest) => {
      underWay -= count;
      for (const one of rest) again.push(one);
      const waiting = wake;
      wake = [];
      for (const one of waiting) one();
    },
    stop: () => {
      isStopped = true;
      const waiting = wake;
      wake = [];
      for (const one of waiting) one();
    },
    keyOf: (order) => keyOf(digest, order),
    all: begin,
    total: mostGames(spec),
  };
};
