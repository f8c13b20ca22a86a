// @vitest-environment happy-dom
import { isLeft } from 'fp-ts/Either';
import { some } from 'fp-ts/Option';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { playout } from '../../../src/core/playing/playout.js';
import { source } from '../../../src/core/values/random.js';
import { icetradersFace, terrafexFace } from '../../../src/face/index.js';
import { gameById } from '../../../src/games/catalogue.js';
import type { IceTraders } from '../../../src/games/icetraders/index.js';
import { game as icetraders, defaultOptions as toIcetraders } from '../../../src/games/icetraders/index.js';
import { game, initial, type State, type Terrafex } from '../../../src/games/terrafex/index.js';
import { decode, type Game, type GameTypes } from '../../../src/index.js';
import { type BoardElement, boards, defineBoard, type MoveDetail } from '../../../src/web/board/index.js';
import { type Session, session } from '../../../src/web/session/index.js';

type Board = BoardElement<Terrafex> & HTMLElement;

const due = async (): Promise<void> => {
  await Promise.resolve();
  await Promise.resolve();
};

/** A board in the page, with its events. */
const put = async (attributes: string): Promise<{ board: Board; said: [string, unknown][] }> => {
  document.body.innerHTML = `<rulehouse-board ${attributes}></rulehouse-board>`;
  const board = document.querySelector<Board>('rulehouse-board');
  if (board === null) expect.fail();
  const said: [string, unknown][] = [];
  for (const type of ['pick', 'move', 'refused'] as const)
    board.addEventListener(type, ({ detail }) => said.push([type, detail]));
  await due();
  return { board, said };
};

const inside = (board: Board, selector: string): Element | null => board.shadowRoot?.querySelector(selector) ?? null;

const click = (board: Board, selector: string): void => {
  const element = inside(board, selector);
  if (element === null) expect.fail(`no ${selector}`);
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
};

const key = (board: Board, name: string): void => {
  const active = board.shadowRoot?.activeElement ?? inside(board, '[tabindex="0"]');
  active?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
};

const moves = (said: readonly [string, unknown][]): readonly string[] =>
  said.filter(([type]) => type === 'move').map(([, detail]) => (detail as MoveDetail).text);

/** The text of the starting position for a number of seats. */
const startOf = <T extends GameTypes>(one: Game<T>, players: number): string => {
  const options = decode(one.options)({ players });
  const begun = isLeft(options) ? expect.fail(one.id) : one.setup(options.right, 1);
  return isLeft(begun) ? expect.fail(one.id) : one.position.print(begun.right);
};

beforeAll(() => {
  defineBoard(boards);
  // Turn off animations; they are tested in a real browser.
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
});
beforeEach(() => {
  document.body.innerHTML = '';
});

describe('the element', () => {
  test('without a position it shows the start; every target has a role, a label and a focus of its own', async () => {
    const { board } = await put('game="terrafex"');
    const targets = [...(board.shadowRoot?.querySelectorAll('.pictures [tabindex]') ?? [])];
    expect(targets.length).toBeGreaterThan(56);
    for (const target of targets) {
      expect(['gridcell', 'button', 'img', 'group']).toContain(target.getAttribute('role'));
      expect(target.getAttribute('aria-label')).not.toBe('');
    }
    expect(targets.filter((target) => target.getAttribute('tabindex') === '0').length).toBe(1);
  });

  test('a pick is marked, and can be taken back with the same click, the button or Escape', async () => {
    const { board, said } = await put('game="terrafex"');
    const marked = (): string | undefined =>
      inside(board, '[aria-selected="true"]')?.getAttribute('data-square') ?? undefined;
    for (const back of [
      () => click(board, '[data-square="a5"]'),
      () => click(board, 'button.back'),
      () => key(board, 'Escape'),
    ]) {
      click(board, '[data-square="a5"]');
      expect(marked()).toBe('a5');
      back();
      expect(marked()).toBeUndefined();
    }
    expect(said.map(([type]) => type)).toEqual(Array.from({ length: 6 }, () => 'pick'));
  });

  test.each([
    ['ambiguous', ['c5'], []],
    ['ambiguous', ['a5', 'b5'], ['Ba5>b5']],
    ['always', ['a5', 'b5'], []],
    ['never', ['c5'], ['G^c5']],
    ['never', ['a5', 'b5'], ['Ba5>b5']],
    ['nonsense', ['c5'], []],
  ])('confirm="%s": clicks on %j play %j', async (confirm, squares, played) => {
    const { board, said } = await put(`game="terrafex" confirm="${confirm}"`);
    for (const square of squares) click(board, `[data-square="${square}"]`);
    expect(moves(said)).toEqual(played);
    if (played.length > 0) return;
    click(board, 'button.play');
    expect(moves(said).length).toBe(1);
  });

  test('a board does not move by itself: it shows what the page sets, and reports what happened', async () => {
    const { board, said } = await put('game="terrafex" confirm="never"');
    const before = inside(board, '.pictures')?.innerHTML;
    click(board, '[data-square="c5"]');
    await due();
    expect(inside(board, '.pictures')?.innerHTML.replaceAll(/<g pointer.*?<\/g>/g, '')).toContain('data-square="c5"');
    expect(board.state).toEqual(initial);
    const { move } = said.find(([type]) => type === 'move')?.[1] as MoveDetail<Terrafex>;
    board.state = game.applyLegal(initial, move);
    await due();
    expect(inside(board, '.pictures')?.innerHTML).not.toBe(before);
    expect(inside(board, '[aria-live="polite"]')?.textContent).toMatch(/^White grows the forest on c5\. /);
    expect(inside(board, '[data-square="c5"] [data-mark="last"]')).not.toBeNull();
  });

  test('a refusal stands beside the place, with a link to its rule if the page says where rules are', async () => {
    const { board, said } = await put('game="terrafex" site="/docs"');
    click(board, '[data-square="a5"]');
    click(board, '[data-square="c5"]');
    const [type, detail] = said.at(-1) ?? [];
    expect(type).toBe('refused');
    expect(detail).toMatchObject({ refusal: { rule: 'TF-7.2' }, picked: [{ value: 'a5' }, { value: 'c5' }] });
    expect(inside(board, '[role="alert"]')?.textContent).toMatch(/^TF-7\.2: /);
    expect(inside(board, '[role="alert"] a')?.getAttribute('href')).toBe('/docs/rules/terrafex.html#TF-7.2');
    // The click also starts a new move.
    expect(inside(board, 'button.play')?.textContent).toBe('Play: White grows the forest on c5');
    board.removeAttribute('site');
    click(board, '[data-square="a5"]');
    click(board, '[data-square="c5"]');
    expect(inside(board, '[role="alert"]')?.textContent).toContain(game.rules['TF-7.2']);
    expect(inside(board, '[role="alert"] a')?.getAttribute('href')).toBeNull();
  });

  test('keys lead through every target and back', async () => {
    const { board } = await put('game="terrafex"');
    const count = board.shadowRoot?.querySelectorAll('.pictures [tabindex]').length ?? 0;
    const here = (): Element | null => inside(board, '.pictures [tabindex="0"]');
    const seen = new Set<Element | null>();
    for (let step = 0; step < count; step++) {
      seen.add(here());
      key(board, 'ArrowRight');
    }
    expect(seen.size).toBe(count);
    const first = here();
    key(board, 'ArrowLeft');
    expect(here()).not.toBe(first);
    key(board, 'Home');
    expect(here()).toBe(first);
  });

  test('a property that was set before the element was known is read', async () => {
    const board = document.createElement('rulehouse-board') as Board;
    const after = game
      .legalMoves(initial)
      .slice(0, 1)
      .map((move) => game.applyLegal(initial, move))[0];
    if (after === undefined) expect.fail();
    board.setAttribute('game', 'terrafex');
    board.state = after;
    document.body.append(board);
    await due();
    expect(board.state).toEqual(after);
  });

  test('what cannot be read is said where the board would be', async () => {
    const { board } = await put('game="terrafex" position="no position"');
    expect(inside(board, '.fault')?.textContent).toMatch(/^TF-11\.3: /);
    expect((await put('game="chess"')).board.shadowRoot?.textContent).toContain('no board for "chess"');
    for (const bad of [null, 7, {}, [], 'x', { __proto__: null }]) {
      board.state = bad as unknown as State;
      await due();
    }
    expect(document.body.innerHTML).not.toContain('undefined');
  });

  test('nothing is outside its shadow root', async () => {
    const before = document.head.innerHTML;
    await put('game="transformartian"');
    expect(document.head.innerHTML).toBe(before);
    expect(document.body.innerHTML).toBe('<rulehouse-board game="transformartian"></rulehouse-board>');
  });
});

describe('a session on a board', () => {
  const hand = async (play: Session<Terrafex>): Promise<Board> => {
    const { board } = await put('');
    board.session = play;
    await due();
    return board;
  };
  const people = { seats: [{ name: 'Ada' }, { name: 'Bo' }], seed: 1 };
  const status = (board: Board): string | null | undefined => inside(board, '.status')?.textContent;
  const news = (board: Board): string | null | undefined => inside(board, '[aria-live="polite"]')?.textContent;

  test('clicks play, the session says how the game stands, and what is taken back is announced as that', async () => {
    const play = session(terrafexFace, people);
    const board = await hand(play);
    expect(status(board)).toBe('To move: Ada');
    click(board, '[data-square="a5"]');
    click(board, '[data-square="b5"]');
    expect(play.snapshot().last?.text).toBe('Ba5>b5');
    expect(status(board)).toBe(play.snapshot().standing);
    expect(news(board)).toMatch(/^Ada moves the glacier on a5 to b5\. /);
    play.undo();
    // The board waits until the previous announcement could be heard.
    await vi.waitFor(() => expect(news(board)).toBe('A move was taken back. To move: Ada'), 2000);
    expect(inside(board, '[data-square="b5"] [data-mark="last"]')).not.toBeNull();
  });

  test('a resignation is drawn and announced, although the position stays the same', async () => {
    const play = session(terrafexFace, people);
    const board = await hand(play);
    const texts = (): string =>
      [...board.shadowRoot!.querySelectorAll('svg text')].map((one) => one.textContent).join('|');
    expect(texts()).toContain('Ada (White) to move');
    play.resign(0);
    expect(texts()).toContain('Ada resigned: the game is over');
    expect(texts()).not.toContain('to move');
    await vi.waitFor(() => expect(news(board)).toBe('Ada resigned: the game is over'), 2000);
    play.undo();
    expect(texts()).toContain('Ada (White) to move');
  });

  test('a refusal names the place in words, without what else is written there', async () => {
    const board = await hand(session(terrafexFace, people));
    click(board, '[data-seat="1"]');
    expect(inside(board, '[data-seat="1"]')?.getAttribute('aria-label')).toContain('5 points');
    expect(inside(board, '.refusal')?.textContent).toBe('Bo: no move begins here');
    const labels = [...board.shadowRoot!.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    expect(labels.filter((label) => label?.endsWith(', '))).toEqual([]);
  });

  test('what is picked by others shows, and of the pictures only what changes is drawn anew', async () => {
    const play = session(terrafexFace, people);
    const board = await hand(play);
    const [svg, forest, glacier] = ['svg', '[data-square="c5"]', '[data-square="a5"]'].map((one) => inside(board, one));
    const before = forest?.innerHTML;
    play.pick({ kind: 'square', value: 'c5' });
    expect(inside(board, 'button.play')?.textContent).toBe('Play: Ada grows the forest on c5');
    expect(inside(board, 'svg')).toBe(svg);
    click(board, 'button.play');
    expect(play.snapshot().ply).toBe(1);
    expect(inside(board, 'svg')).toBe(svg);
    expect(inside(board, '[data-square="c5"]')).toBe(forest);
    expect(inside(board, '[data-square="a5"]')).toBe(glacier);
    expect(forest?.innerHTML).not.toBe(before);
  });

  test.each(['icetraders', 'terra-mystica', 'transformartian'])(
    '%s: a position with more seats replaces one with two',
    async (id) => {
      const texts = [2, 4, 2].map((players) => gameById(id)?.open((one) => startOf(one, players)) ?? id);
      const said = ({ board }: { board: Board }) =>
        ['.fault', 'svg title', 'svg desc'].map((selector) => inside(board, selector)?.textContent);
      const wanted = [];
      for (const text of texts) wanted.push(said(await put(`game="${id}" position="${text}"`)));
      const shown = await put(`game="${id}"`);
      const found = [];
      for (const text of texts) {
        shown.board.setAttribute('position', text);
        await due();
        found.push(said(shown));
      }
      expect(found).toEqual(wanted);
      expect(new Set(found.map(String)).size).toBe(2);
    },
  );

  test('another session, none, and one that has no position', async () => {
    const play = session(terrafexFace, people);
    const board = await hand(play);
    board.session = session(terrafexFace, { seats: [{}, {}, {}] });
    await due();
    expect(inside(board, '.fault')?.textContent).toBe('seats: this game has 2 seats, not 3');
    play.play('G^c5');
    expect(inside(board, 'svg')).toBeNull();
    board.session = null;
    board.setAttribute('game', 'terrafex');
    board.state = initial;
    await due();
    expect(inside(board, 'svg')).not.toBeNull();
    for (const bad of [7, {}, { snapshot: 1 }, []]) {
      board.session = bad as unknown as Session<Terrafex>;
      expect(board.session).toBeNull();
    }
  });

  test('who has decided in secret and who has not', async () => {
    const play = session(icetradersFace, { seats: [{ name: 'Ada' }, { name: 'Bo' }], seed: 1 });
    const ada = play.as(0);
    const { board } = await put('');
    (board as unknown as BoardElement<IceTraders>).session = ada;
    await due();
    while (play.snapshot().waiting.length === 0) {
      const [seat] = play.snapshot().deciding;
      if (seat === undefined) expect.fail('no simultaneous decision');
      const mine = play.as(seat);
      const [move] = mine.snapshot().moves;
      mine.play(move);
    }
    const { waiting, seats } = play.snapshot();
    const decided = waiting.map(({ seat }) => seats[seat]?.name ?? '');
    expect(status(board)).toBe(
      `Decided: ${decided.join(', ')}. Still to decide: ${decided[0] === 'Ada' ? 'Bo' : 'Ada'}`,
    );
  });

  test('the board speaks the language of the page', async () => {
    const texts = { 'board.play': 'Spielen: {move}', 'move.GrowForest': '{who} lässt den Wald auf {square} wachsen' };
    const others = { language: 'de', texts: {} };
    defineBoard([], [{ language: 'de', games: { terrafex: { language: 'de', texts } }, others }]);
    document.documentElement.lang = 'de-AT';
    const { board } = await put('game="terrafex"');
    board.names = ['Ada', 'Bo'];
    await due();
    click(board, '[data-square="c5"]');
    expect(inside(board, 'button.play')?.textContent).toBe('Spielen: Ada lässt den Wald auf c5 wachsen');
    document.documentElement.removeAttribute('lang');
  });
});

/** Everything that a script in the page can read from an element: markup, and every property of the element and its class. */
const everything = (board: Board): string => {
  const own: unknown[] = [];
  const look = (object: object): void => {
    for (const name of Object.getOwnPropertyNames(object))
      own.push([name, (board as unknown as Record<string, unknown>)[name]]);
  };
  look(board);
  look(Object.getPrototypeOf(board) as object);
  return JSON.stringify([board.outerHTML, board.shadowRoot?.innerHTML, own], (_, value: unknown) =>
    value instanceof Node
      ? value instanceof Element
        ? value.outerHTML
        : ''
      : typeof value === 'function'
        ? ''
        : value,
  );
};

describe('a board holds views only', () => {
  test('two states that a seat cannot tell apart give the same element, in every position of a game', async () => {
    const start = icetraders.setup(toIcetraders, 5);
    if (isLeft(start)) expect.fail();
    let compared = 0;
    let differ = 0;
    const states: ReturnType<typeof icetraders.determinize>[] = [];
    playout(icetraders)(start.right, source(5), 12, ({ before }) => states.push(before));
    for (const seat of [0, 1] as const)
      for (const state of states) {
        const view = icetraders.view(some(seat))(state);
        const shown: string[] = [];
        const pair = [1, 2].map((seed) => icetraders.determinize(view, seed));
        if (JSON.stringify(pair[0]) !== JSON.stringify(pair[1])) differ++;
        for (const one of pair) {
          const { board } = await put(`game="icetraders" seat="${seat}"`);
          (board as unknown as BoardElement).state = one;
          await due();
          shown.push(everything(board));
        }
        expect(shown[0]).toBe(shown[1]);
        expect(shown[0]).toContain('<svg');
        compared++;
      }
    expect(compared).toBeGreaterThan(20);
    expect(differ).toBeGreaterThan(10);
  });
});
