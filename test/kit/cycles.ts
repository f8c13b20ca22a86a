/**
 * Ways back: lines of moves that return to the position from which they began, so that a game could repeat them forever.
 *
 * How the examples of the rule books were found: games with random moves (Terrafex: 40 from each layout, with and without a quiet limit; Töframenn: 150
 * with and 150 without null Duels; Transformartian: drawn grids, up to twelve turns on) were searched, breadth first, from each position with few legal
 * moves, for the first line that came back. Those of IceTraders were made by hand. The search below shows that no shorter line returns to the same
 * position; why none can, from any position, is said beside each example.
 *
 * Two positions are the same if their texts are, except for a number of the turn that no limit reads. Counts that a limit reads (turns, quiet turns,
 * plies) must be equal, because they tell how much is left until the limit ends the game.
 */
import type { Game, GameTypes } from '../../src/core/index.js';

/** What a game says about the length of its ways back. */
interface Counting {
  /** The text of a position without what only counts the turns played. */
  readonly sameAs: (text: string) => string;
  /** The length of every way back is a multiple of this number. */
  readonly step: (text: string) => number;
}

const fieldOf = (text: string, index: number): string => text.split(' ')[index] ?? '';

const withField = (text: string, index: number, value: string): string =>
  text
    .split(' ')
    .map((field, at) => (at === index ? value : field))
    .join(' ');

const playersIn = (text: string): number => Number(fieldOf(text, 5).split(':')[0]);

const countings: Readonly<Record<string, Counting>> = {
  // The seat whose turn it is has a field of its own. Colouring, push, support, merge and the turn limit share the last field.
  terrafex: {
    sameAs: (text) => (/^\D\d[al]p?0(?:,|$)/.test(fieldOf(text, 6)) ? withField(text, 5, '-') : text),
    step: () => 1,
  },
  // The turn says which seat plays, one turn is one move, and the last field is the turn limit.
  transformartian: {
    sameAs: (text) =>
      fieldOf(text, 10) === '0' ? withField(text, 1, String((Number(fieldOf(text, 1)) - 1) % playersIn(text))) : text,
    step: playersIn,
  },
  // The two sides play in turn.
  toframenn: { sameAs: (text) => text, step: () => 2 },
};

const plain: Counting = { sameAs: (text) => text, step: () => 1 };

const countingOf = (id: string): Counting => countings[id] ?? plain;

/** True if two positions are the same, apart from the number of turns played. */
export const isSame = <T extends GameTypes>(game: Game<T>, one: string, other: string): boolean =>
  countingOf(game.id).sameAs(one) === countingOf(game.id).sameAs(other);

/**
 * The length of the shortest way back to a position that takes fewer than `most` moves, by trying every line of play, the shortest lines first;
 * undefined if there is none. Moves whose text contains `without` are not tried.
 */
export const shortestReturn = <T extends GameTypes>(
  game: Game<T>,
  start: T['State'],
  most: number,
  without?: string,
): number | undefined => {
  const { sameAs, step } = countingOf(game.id);
  const first = game.position.print(start);
  const home = sameAs(first);
  // Lines of other lengths end with another seat to move.
  const last = Math.floor((most - 1) / step(first)) * step(first);
  let reached: readonly T['State'][] = [start];
  for (let length = 1; length <= last; length++) {
    const next = new Map<string, T['State']>();
    for (const state of reached)
      for (const move of game.legalMoves(state)) {
        if (without !== undefined && game.moveText.print(move).includes(without)) continue;
        const after = game.applyLegal(state, move);
        next.set(sameAs(game.position.print(after)), after);
      }
    if (next.has(home)) return length;
    reached = [...next.values()];
  }
  return undefined;
};
