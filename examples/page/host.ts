/**
 * A page that hosts a game for one person against bots: it draws chance moves, lets bots decide from their own views, and passes states to
 * the board.
 */
import { chanceMove, decode, type Game, type GameTypes, isLeft, type Legal, some } from 'rulehouse';
import { type BoardElement, type BoardGame, defineBoard } from 'rulehouse/board';
import { botOf, thinkNow } from 'rulehouse/bots';

/** The pause before moves by bots and chance, in milliseconds. */
const pause = 700;

/**
 * Plays one game on the board of the page. The person plays seat 0.
 *
 * @param game - the rules
 * @param shown - the board for the game
 * @param bot - the text of the bots, for instance `ismcts:iterations=300`
 * @param seed - the seed of all chance moves
 */
export const host = <T extends GameTypes>(game: Game<T>, shown: BoardGame, bot: string, seed: number): void => {
  const board = document.querySelector<BoardElement<T> & HTMLElement>('rulehouse-board');
  const [options, kind] = [decode(game.options)({}), botOf(bot)];
  if (board === null || isLeft(options) || isLeft(kind)) return;
  const start = game.setup(options.right, seed);
  if (isLeft(start)) return;
  const players = game.teams(start.right).map((_, seat) => kind.right.sit(game, {}, seed + seat));
  let [state, ply]: [T['State'], number] = [start.right, 0];

  const show = (move: Legal<T['Move']> | null): void => {
    if (move !== null) [state, ply] = [game.applyLegal(state, move), ply + 1];
    board.state = state;
    board.last = move;
    setTimeout(goOn, pause);
  };
  const goOn = (): void => {
    const drawn = chanceMove(game)(state, seed, ply);
    if (drawn !== undefined) {
      show(drawn);
      return;
    }
    const [seat] = game.toMove(state);
    const player = players[seat ?? 0];
    if (seat === undefined || seat === 0 || player === undefined) return;
    const search = player.look(game.view(some(seat))(state), seat);
    if (search !== undefined) show(thinkNow(search, player.budget).best);
  };

  defineBoard([shown]);
  board.addEventListener('move', ({ detail }) => show(detail.move));
  show(null);
};
