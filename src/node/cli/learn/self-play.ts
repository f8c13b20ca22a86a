/**
 * Games that bots play against themselves while they learn.
 *
 * @packageDocumentation
 */
import { some } from 'fp-ts/Option';
import { type Bot, type Knowledge, type Player, thinkNow } from '../../../bots/index.js';
import { finalValues } from '../../../bots/value.js';
import type { Game, GameTypes } from '../../../core/contract/game.js';
import type { Legal } from '../../../core/contract/legal.js';
import { settleChance } from '../../../core/playing/chance.js';
import { legalMovesOf } from '../../../core/playing/seat-moves.js';
import type { Seed, Source } from '../../../core/values/random.js';
import type { Seat } from '../../../core/values/seat.js';

/** How a game is played. */
export interface SelfPlay<T extends GameTypes> {
  readonly game: Game<T>;
  readonly bot: Bot;
  /** What the bot at each seat knows. */
  readonly knowledge: readonly Knowledge<T>[];
  readonly seed: Seed;
  /** The number of first moves that are made at random, so that games differ. */
  readonly opening: number;
  /** The greatest number of moves. */
  readonly longest: number;
  readonly random: Source;
}

/** Makes the function that chooses the move of a seat. */
const chooser = <T extends GameTypes>({ game, bot, knowledge, seed, opening, random }: SelfPlay<T>) => {
  const players: Player<T>[] = knowledge.map((known, seat) => bot.sit(game, known, seed * 8 + seat));
  return (state: T['State'], seat: Seat, made: number): Legal<T['Move']> | undefined => {
    const view = game.view(some(seat))(state);
    const legal = legalMovesOf(game)(view, seat);
    if (made < opening) return legal[random.below(legal.length)];
    const player = players[seat];
    const search = player?.look(view, seat);
    return search === undefined || player === undefined ? undefined : thinkNow(search, player.budget).best;
  };
};

/**
 * Plays a game.
 *
 * @param playing - how the game is played
 * @param start - the first position
 * @param note - called with each position in which a seat decides, after the opening
 * @returns the value of the finished game to each team; undefined if the game was too long
 */
export const playAlone = <T extends GameTypes>(
  playing: SelfPlay<T>,
  start: T['State'],
  note: (state: T['State']) => void,
): readonly number[] | undefined => {
  const { game, seed, opening, longest } = playing;
  const [chosen, settled, final] = [chooser(playing), settleChance(game), finalValues(game, {})];
  let { state } = settled(start, seed, 0);
  for (let made = 0; made <= longest; made++) {
    const values = final(state);
    if (values !== undefined) return values;
    if (made >= opening) note(state);
    const [seat] = game.toMove(state);
    const move = seat === undefined ? undefined : chosen(state, seat, made);
    if (move === undefined) return undefined;
    // The number of the ply only has to differ from move to move.
    state = settled(game.applyLegal(state, move), seed, (made + 1) * 16).state;
  }
  return undefined;
};
