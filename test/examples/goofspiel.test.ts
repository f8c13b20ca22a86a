// @vitest-environment happy-dom
/** A game by another author is played by bots and on the board, like those of the library. */
import { isLeft, isRight } from 'fp-ts/Either';
import { isSome, some } from 'fp-ts/Option';
import { expect, test } from 'vitest';
import { goofspielBoard } from '../../examples/goofspiel/face.js';
import { type Goofspiel, game, type State } from '../../examples/goofspiel/game.js';
import { botOf, thinkNow } from '../../src/bots/index.js';
import { decode, playout, source } from '../../src/core/index.js';
import { type BoardElement, defineBoard, type MoveDetail } from '../../src/web/board/index.js';

const started = (players: number, seed: number): State => {
  const options = decode(game.options)({ players, cards: 5 });
  if (isLeft(options)) return expect.unreachable();
  const start = game.setup(options.right, seed);
  return isRight(start) ? start.right : expect.unreachable();
};

/** The shares of the point in a game between bots, one text for each seat. */
const played = (texts: readonly string[], seed: number): readonly number[] => {
  const players = texts.map((text, seat) => {
    const bot = botOf(text);
    return isRight(bot) ? bot.right.sit(game, {}, seed * 10 + seat) : expect.unreachable();
  });
  let state = started(texts.length, seed);
  for (let [seat] = game.toMove(state); seat !== undefined; [seat] = game.toMove(state)) {
    const player = players[seat];
    const search = player?.look(game.view(some(seat))(state), seat);
    if (player === undefined || search === undefined) return expect.unreachable();
    state = game.applyLegal(state, thinkNow(search, player.budget).best);
  }
  const outcome = game.outcome(state);
  const winners = isSome(outcome) ? outcome.value.winners : [];
  return texts.map((_, seat) => (winners.some((one) => one === seat) ? 1 / winners.length : 0));
};

test('searches beat random play, in both seats', () => {
  for (const search of ['mcts:iterations=200', 'ismcts:iterations=200']) {
    let points = 0;
    for (let seed = 1; seed <= 20; seed++)
      points += (played([search, 'random'], seed)[0] ?? 0) + (played(['random', search], seed)[1] ?? 0);
    expect(points).toBeGreaterThan(26);
  }
});

test('a game is played by clicks on the board to its end', async () => {
  defineBoard([goofspielBoard]);
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
  document.body.innerHTML = '<rulehouse-board game="goofspiel" confirm="never"></rulehouse-board>';
  const board = document.querySelector<BoardElement<Goofspiel> & HTMLElement>('rulehouse-board');
  if (board === null) expect.fail();
  let state = started(2, 7);
  const made: string[] = [];
  board.addEventListener('move', ({ detail }) => made.push((detail as MoveDetail).text));
  const wanted: string[] = [];
  playout(game)(state, source(3), 20, ({ move }) => wanted.push(game.moveText.print(move)));
  for (const text of wanted) {
    // With one screen, the page gives the board to one seat after the other and shows only what that seat may see.
    board.setAttribute('seat', String(game.toMove(state)[0] ?? 0));
    board.state = state;
    await Promise.resolve();
    await Promise.resolve();
    const target = board.shadowRoot?.querySelector(`[data-card="${text}"]`);
    expect(target?.getAttribute('aria-label')).toMatch(/card/i);
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    const move = game.moveText.parse(text);
    const checked = isRight(move) ? game.check(move.right)(state) : expect.unreachable();
    state = isRight(checked) ? game.applyLegal(state, checked.right) : expect.unreachable();
  }
  expect(made).toEqual(wanted);
  expect(game.toMove(state)).toEqual([]);
});
