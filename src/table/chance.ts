/**
 * Chance at a table: the host draws moves of chance from the table's seed, so that replaying a log repeats them.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import { settleChance } from '../core/playing/chance.js';
import type { Seed } from '../core/values/random.js';
import type { Made, Play } from './table.js';

/** The moves made at a table, and the state after them. */
type Course<T extends GameTypes> = Pick<Play<T>, 'state' | 'made'>;

/** Makes one move of chance, drawn from the table's seed. */
const drawn = <T extends GameTypes>(
  game: Game<T>,
  { state, made: before }: Course<T>,
  move: Legal<T['Move']>,
): Course<T> => {
  const secret = game.isSecret(state);
  const made: Made = {
    seat: null,
    move: game.moveText.print(move),
    took: 0,
    budget: { left: 0, free: 0 },
    turn: null,
    secret,
    key: null,
  };
  return { state: game.applyLegal(state, move), made: [...before, made] };
};

/**
 * True if a move of chance was made at the given ply or later. Outcomes of chance follow from the seed and the ply, so a seat that goes back already
 * knows the next outcomes. A host should let only trusted players go back past a move of chance.
 *
 * @param play - the game at a table
 * @param ply - the number of moves that would be kept if the table went back
 * @returns true if a move of chance would be taken back
 *
 * @example
 * ```ts
 * import { chanceSince } from 'rulehouse/table';
 * chanceSince({ made: [] }, 0); // false
 * ```
 */
export const chanceSince = ({ made }: Pick<Play<GameTypes>, 'made'>, ply: number): boolean =>
  made.slice(ply).some(({ seat }) => seat === null);

/** Lets chance decide until a seat has to decide, or until the game is over. A game without chance stays as it is. */
export const withChance = <T extends GameTypes>(game: Game<T>, course: Course<T>, seed: Seed): Course<T> =>
  game.chance === undefined
    ? course
    : settleChance(game)(course.state, seed, course.made.length).moves.reduce<Course<T>>(
        (before, move) => drawn(game, before, move),
        course,
      );
