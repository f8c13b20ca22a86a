// @vitest-environment happy-dom
import fc from 'fast-check';
import { isLeft } from 'fp-ts/Either';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { playout } from '../../../src/core/playing/playout.js';
import { source } from '../../../src/core/values/random.js';
import { faces } from '../../../src/face/index.js';
import { games } from '../../../src/games/catalogue.js';
import { decode, type Game, type GameTypes } from '../../../src/index.js';
import { boards, defineBoard } from '../../../src/web/board/index.js';
import { session } from '../../../src/web/session/index.js';

/** A position in a game: some plies after a start with the given options. */
const positionOf = <T extends GameTypes>(game: Game<T>, players: number, seed: number, plies: number): string => {
  const options = [decode(game.options)({ players }), decode(game.options)({})].find((one) => !isLeft(one));
  if (options === undefined || isLeft(options)) return expect.fail(game.id);
  const begun = game.setup(options.right, seed);
  return isLeft(begun) ? expect.fail(game.id) : game.position.print(playout(game)(begun.right, source(seed), plies));
};

const ids = games.map(({ id }) => id);

const position = fc
  .tuple(fc.constantFrom(...games), fc.integer({ min: 2, max: 4 }), fc.nat(3), fc.constantFrom(0, 3, 40))
  .map(([game, players, seed, plies]) => game.open((one) => positionOf(one, players, seed, plies)));

type Attribute = 'game' | 'position' | 'seat' | 'theme' | 'lang' | 'confirm' | 'fit';

type Deed =
  | { readonly _tag: 'Attribute'; readonly name: Attribute; readonly value: string | null }
  | { readonly _tag: 'Session'; readonly id: string | null }
  | {
      readonly _tag: 'Property';
      readonly name: 'state' | 'view' | 'moves' | 'last' | 'names' | 'marked';
      readonly value: unknown;
    }
  | { readonly _tag: 'Out' }
  | { readonly _tag: 'In' }
  | { readonly _tag: 'Click'; readonly at: number };

const attribute = (name: Attribute, value: fc.Arbitrary<string | null>): fc.Arbitrary<Deed> =>
  value.map((given) => ({ _tag: 'Attribute', name, value: given }));

const deed: fc.Arbitrary<Deed> = fc.oneof(
  attribute('game', fc.constantFrom(...ids, 'chess', null)),
  { weight: 4, arbitrary: attribute('position', fc.oneof(position, fc.constantFrom('', 'no position', null))) },
  attribute('seat', fc.constantFrom('0', '1', '7', '-1', 'me', null)),
  attribute('theme', fc.constantFrom('dark', 'sky', null)),
  attribute('lang', fc.constantFrom('de', 'xx', '', null)),
  attribute('confirm', fc.constantFrom('always', 'maybe', null)),
  attribute('fit', fc.constantFrom('', null)),
  fc.constantFrom(...ids, null).map((id): Deed => ({ _tag: 'Session', id })),
  fc
    .tuple(
      fc.constantFrom('state', 'view', 'moves', 'last', 'names', 'marked' as const),
      fc.constantFrom(null, 1, 'x', [], {}, [null], [{}]),
    )
    .map(([name, value]): Deed => ({ _tag: 'Property', name: name as 'state', value })),
  fc.constantFrom<Deed>({ _tag: 'Out' }, { _tag: 'In' }),
  fc.nat(200).map((at): Deed => ({ _tag: 'Click', at })),
);

const due = async (): Promise<void> => {
  for (let time = 0; time < 4; time++) await Promise.resolve();
};

const sessionOf = (id: string | null) =>
  faces.find((one) => one.id === id)?.open((face) => session(face, { seats: [{ name: 'Ada' }, { name: 'Bo' }] })) ??
  null;

const does = (board: HTMLElement, given: Deed): void => {
  switch (given._tag) {
    case 'Attribute':
      if (given.value === null) board.removeAttribute(given.name);
      else board.setAttribute(given.name, given.value);
      break;
    case 'Session':
      Reflect.set(board, 'session', sessionOf(given.id));
      break;
    case 'Property':
      Reflect.set(board, given.name, given.value);
      break;
    case 'Out':
      board.remove();
      break;
    case 'In':
      document.body.append(board);
      break;
    case 'Click': {
      const hits = board.shadowRoot?.querySelectorAll('[data-hit], button') ?? [];
      hits[given.at % Math.max(1, hits.length)]?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, composed: true }),
      );
      break;
    }
  }
};

/** Errors thrown in code that nobody awaits. */
const thrown: unknown[] = [];
const listen = (reason: unknown): void => void thrown.push(reason);

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  defineBoard(boards);
});
beforeEach(() => {
  process.on('unhandledRejection', listen);
});
afterEach(() => {
  process.off('unhandledRejection', listen);
  document.body.replaceChildren();
});

const shown = ({ shadowRoot }: Element): readonly (string | null | undefined)[] =>
  ['.fault', 'svg title', 'svg desc'].map((selector) => shadowRoot?.querySelector(selector)?.textContent);

test('whatever a page sets, in whatever order, nothing is thrown, and the next position is shown', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(deed, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...games),
      fc.integer({ min: 2, max: 4 }),
      async (deeds, game, players) => {
        const board = document.createElement('rulehouse-board');
        document.body.append(board);
        for (const given of deeds) {
          does(board, given);
          await due();
        }
        const text = game.open((one) => positionOf(one, players, 5, 7));
        const last: Deed[] = [
          { _tag: 'In' },
          { _tag: 'Session', id: null },
          { _tag: 'Property', name: 'names', value: [] },
          ...(['seat', 'theme', 'lang', 'confirm', 'fit'] as const).map(
            (name): Deed => ({ _tag: 'Attribute', name, value: null }),
          ),
          { _tag: 'Attribute', name: 'game', value: game.id },
          { _tag: 'Attribute', name: 'position', value: text },
        ];
        for (const given of last) {
          does(board, given);
          await due();
        }
        const fresh = document.createElement('rulehouse-board');
        fresh.setAttribute('game', game.id);
        fresh.setAttribute('position', text);
        document.body.append(fresh);
        await due();
        await new Promise((done) => setTimeout(done, 0));
        expect(thrown).toEqual([]);
        expect(shown(board)).toEqual(shown(fresh));
        document.body.replaceChildren();
      },
    ),
    { numRuns: Number(process.env['BOARD_RUNS'] ?? 40) },
  );
}, 300_000);
