// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { faces } from '../../../src/face/index.js';
import { definePlay, plays } from '../../../src/web/play/index.js';
import { session } from '../../../src/web/session/index.js';
import { savedOf } from '../session/saved.js';

const around = { pace: () => Promise.resolve(), worker: () => undefined, catalogues: [] };

/** The record of a game between people in which some moves were made by clicks. */
const recordOf = (id: string, count: number): string => {
  const game = plays.find((one) => one.id === id);
  if (game === undefined) return expect.fail(id);
  const begun = game.begin({ options: game.recommended, seed: 2 }, around);
  for (let tries = 0; tries < count; tries++) {
    const { deciding } = begun.snapshot();
    const mine = begun.as(deciding[0] ?? null);
    const { offers, move } = mine.snapshot();
    const [offer] = offers;
    if (move !== null) mine.play();
    else if (offer !== undefined) mine.pick(offer);
  }
  const saved = savedOf(begun);
  begun.close();
  return saved;
};

const ids = plays.map(({ id }) => id);
const records = new Map(ids.map((id) => [id, recordOf(id, 9)]));

type Name = 'game' | 'record' | 'theme' | 'lang' | 'site' | 'small' | 'lesson' | 'src';

type Deed =
  | { readonly _tag: 'Attribute'; readonly name: Name; readonly value: string | null }
  | { readonly _tag: 'Property'; readonly name: 'link' | 'session' | 'worker'; readonly value: unknown }
  | { readonly _tag: 'Session'; readonly id: string }
  | { readonly _tag: 'Out' }
  | { readonly _tag: 'In' }
  | { readonly _tag: 'Click'; readonly at: number };

const attribute = (name: Name, ...values: readonly (string | null)[]): fc.Arbitrary<Deed> =>
  fc.constantFrom(...values).map((value) => ({ _tag: 'Attribute', name, value }));

const deed: fc.Arbitrary<Deed> = fc.oneof(
  attribute('game', ...ids, 'chess', '', null),
  attribute('record', ...records.values(), '', '{}', 'no record', null),
  attribute('theme', 'dark', 'sky', null),
  attribute('lang', 'de', 'xx', null),
  attribute('site', 'https://a.example/', null),
  attribute('small', '', null),
  attribute('lesson', '', null),
  fc
    .constantFrom('', 'position=x', 'record=', '#', 'moves=%', 'options=%7B%22players%22%3A9%7D', 'lesson')
    .map((value): Deed => ({ _tag: 'Property', name: 'link', value })),
  fc
    .tuple(fc.constantFrom('session', 'worker' as const), fc.constantFrom(null, undefined))
    .map(([name, value]): Deed => ({ _tag: 'Property', name: name as 'session', value })),
  fc.constantFrom(...ids).map((id): Deed => ({ _tag: 'Session', id })),
  fc.constantFrom<Deed>({ _tag: 'Out' }, { _tag: 'In' }),
  { weight: 3, arbitrary: fc.nat(60).map((at): Deed => ({ _tag: 'Click', at })) },
);

const due = async (): Promise<void> => {
  for (let time = 0; time < 8; time++) await Promise.resolve();
};

const does = (play: HTMLElement, given: Deed): void => {
  switch (given._tag) {
    case 'Attribute':
      if (given.value === null) play.removeAttribute(given.name);
      else play.setAttribute(given.name, given.value);
      break;
    case 'Property':
      Reflect.set(play, given.name, given.value);
      break;
    case 'Session':
      Reflect.set(
        play,
        'session',
        faces.find((one) => one.id === given.id)?.open((face) => session(face, { seats: [{ name: 'Ada' }, {}] })),
      );
      break;
    case 'Out':
      play.remove();
      break;
    case 'In':
      document.body.append(play);
      break;
    case 'Click': {
      const buttons = play.shadowRoot?.querySelectorAll('button, summary, [role=tab]') ?? [];
      buttons[given.at % Math.max(1, buttons.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      break;
    }
  }
};

const thrown: unknown[] = [];
const listen = (reason: unknown): void => void thrown.push(reason);

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  definePlay(plays);
});
beforeEach(() => void process.on('unhandledRejection', listen));
afterEach(() => {
  process.off('unhandledRejection', listen);
  document.body.replaceChildren();
});

/** The picture and the moves of the game that is shown. */
const shown = ({ shadowRoot }: Element): readonly (string | null | undefined)[] => [
  shadowRoot?.querySelector('rulehouse-board')?.shadowRoot?.querySelector('svg desc')?.textContent,
  shadowRoot?.querySelector('.problem')?.textContent,
  shadowRoot?.querySelector('.moves')?.textContent,
];

const settled = async (): Promise<void> => {
  for (let time = 0; time < 5; time++) await new Promise((done) => setTimeout(done, 0));
};

test('whatever a page sets, in whatever order, nothing is thrown, and the next game or record is shown', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(deed, { minLength: 1, maxLength: 10 }),
      fc.constantFrom(...ids),
      fc.constantFrom('game', 'record' as const),
      async (deeds, id, name) => {
        const play = document.createElement('rulehouse-play');
        document.body.append(play);
        for (const given of deeds) {
          does(play, given);
          await due();
        }
        const names = ['src', 'record', 'theme', 'lang', 'site', 'small', 'lesson', 'game'] as const;
        const value = name === 'game' ? id : (records.get(id) ?? '');
        const last: Deed[] = [
          { _tag: 'In' },
          { _tag: 'Property', name: 'session', value: null },
          { _tag: 'Property', name: 'link', value: '' },
          ...names.map((name): Deed => ({ _tag: 'Attribute', name, value: null })),
          { _tag: 'Attribute', name, value },
        ];
        for (const given of last) {
          does(play, given);
          await due();
        }
        const fresh = document.createElement('rulehouse-play');
        fresh.setAttribute(name, value);
        document.body.append(fresh);
        await settled();
        expect(thrown).toEqual([]);
        expect(shown(fresh)[0]).not.toBe(undefined);
        // Bots that decide at the same time do so in the order in which their searches end.
        await vi.waitFor(() => expect(shown(play)).toEqual(shown(fresh)), { timeout: 10_000 });
        expect(thrown).toEqual([]);
        document.body.replaceChildren();
      },
    ),
    { numRuns: Number(process.env['PLAY_RUNS'] ?? 25) },
  );
}, 300_000);
