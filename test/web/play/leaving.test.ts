// @vitest-environment happy-dom
/** What the page shows at a table that seats leave: the button for a claim, the time to wait, and who left. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { german } from '../../../src/face/german/index.js';
import { icetradersFace } from '../../../src/face/index.js';
import { definePlay, icetradersPlay, type PlayElement } from '../../../src/web/play/index.js';
import { joined } from '../session/joined-kit.js';

let element: PlayElement & HTMLElement;
let close = (): void => undefined;

beforeAll(() => {
  definePlay([icetradersPlay], [german]);
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
});
afterEach(() => {
  element.remove();
  close();
  document.documentElement.removeAttribute('lang');
});

const texts = (selector: string): readonly string[] =>
  [...(element.shadowRoot?.querySelectorAll(selector) ?? [])].map((one) =>
    one.textContent.replaceAll(/\s+/g, ' ').trim(),
  );

const press = (text: string): void => {
  const found = [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(
    (one) => one.textContent.trim() === text,
  );
  if (found === undefined) expect.fail(`no button ${text}`);
  found.click();
};

const shown = (wanted: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(wanted()).toBe(true), { timeout: 5000 });

test.each([
  ['en', 'Claim the seat of Ada', 'Yes, claim the seat of Ada', 'The seat of Ada can be claimed in 1:00:00.'],
  [
    'de',
    'Platz von Ada beanspruchen',
    'Ja, Platz von Ada beanspruchen',
    'Der Platz von Ada kann in 1:00:00 beansprucht werden.',
  ],
])('%s: a seat can be claimed when its time has come', async (language, button, sure, wait) => {
  document.documentElement.lang = language;
  const spec = { options: { players: 3 }, leaving: 'bot', claim: { afterMs: 3_600_000 } } as const;
  const { play, say } = joined(icetradersFace, spec, 1, language === 'de' ? [german.others] : []);
  close = () => play.close();
  element = document.createElement('rulehouse-play');
  element.session = play;
  document.body.append(element);
  await shown(() => texts('small').includes(wait));
  expect(texts('button')).not.toContain(button);
  // Nobody claims the own seat.
  expect(texts('small').join()).not.toContain('Bo');
  say({ _tag: 'Comment', player: 'Cy', text: 'where is Ada?' }, 3_600_000);
  await shown(() => texts('button').includes(button));
  press(button);
  await shown(() => texts('button').includes(sure));
  expect(play.snapshot().left).toEqual([]);
  press(sure);
  await shown(() => play.snapshot().left.length === 1);
  await shown(() => !texts('button').includes(button));
  say({ _tag: 'Substitute', seat: 0, player: 'greedy (0)' });
  await shown(() =>
    texts('.kind')
      .join()
      .includes(language === 'de' ? 'ein Bot spielt weiter' : 'a bot plays on'),
  );
  say({ _tag: 'Resign', player: 'Cy' });
  await shown(() => texts('.result p').length > 0);
  expect(texts('.result h2').join()).toContain(language === 'de' ? 'Gegangen: Ada' : 'Ada left');
  expect(texts('.result p')[0]).toBe(language === 'de' ? 'Bo gewinnt.' : 'Bo wins.');
});
