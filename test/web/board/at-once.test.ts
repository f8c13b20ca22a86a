// @vitest-environment happy-dom
/** While several seats decide at once, every viewer is shown who really has to decide, whatever the order of the rules. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { isRight } from '../../../src/core/index.js';
import { german } from '../../../src/face/german/index.js';
import { type Catalogue, icetradersFace } from '../../../src/face/index.js';
import { session } from '../../../src/web/session/index.js';
import { due, shows, stillBoards } from './kit.js';

const seats = [{ name: 'Ada' }, { name: 'Bo' }];
const icetraders = (catalogues: readonly Catalogue[] = []) => session(icetradersFace, { seats, seed: 1, catalogues });

const text = ({ shadowRoot }: Element, selector: string): string =>
  [...(shadowRoot?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent).join(' ');

beforeAll(stillBoards);
beforeEach(() => {
  document.body.replaceChildren();
});

test.each([0, 1, null] as const)('with no choice made, the viewer %j sees that both have to choose', async (viewer) => {
  const play = icetraders();
  const board = await shows(play.as(viewer));
  expect(play.as(viewer).snapshot().standing).toContain('To move: Ada and Bo');
  expect(text(board, '.status')).toContain('To move: Ada and Bo');
  expect(text(board, 'svg title')).toContain('Ada and Bo choose their alignments');
  expect(text(board, 'svg desc')).not.toContain('hidden');
  expect(text(board, '[data-seat]')).not.toContain('hidden');
});

test('with one choice made, every viewer sees whose it is, and who still has to choose', async () => {
  const play = icetraders();
  const views = [0, 1, null] as const;
  const all = await Promise.all(views.map((viewer) => shows(play.as(viewer))));
  expect(isRight(play.as(1).play({ _tag: 'Align', alignment: 'evil' }))).toBe(true);
  await due();
  for (const [at, board] of all.entries()) {
    const isOwn = views[at] === 1;
    expect(text(board, '.status')).toContain('Decided: Bo. Still to decide: Ada');
    expect(text(board, 'svg title')).toContain(isOwn ? 'Waiting for Ada' : 'Ada chooses its alignment');
    expect(text(board, '[data-seat="0"]')).not.toContain('hidden');
    expect(text(board, '[data-seat="1"]')).toContain(isOwn ? 'Evil' : 'hidden');
    expect(text(board, '[data-seat="1"]').includes('Evil')).toBe(isOwn);
  }
  for (const viewer of views) expect(play.as(viewer).snapshot().standing).toMatch(/^To move: Ada(?! and)/);
});

test('the pairs that are picked at once are shown in the same way', async () => {
  const play = icetraders();
  for (const seat of [0, 1] as const) play.as(seat).play({ _tag: 'Align', alignment: 'evil' });
  const views = [0, 1, null] as const;
  const all = await Promise.all(views.map((viewer) => shows(play.as(viewer))));
  for (const board of all) {
    expect(text(board, 'svg title')).toContain('Ada and Bo pick two pieces each');
    expect(text(board, '[data-seat]')).not.toContain('picked, hidden');
  }
  expect(isRight(play.as(0).play(play.as(0).snapshot().moves[0]))).toBe(true);
  await due();
  for (const [at, board] of all.entries()) {
    expect(text(board, '[data-seat="0"]')).toContain(views[at] === 0 ? 'picked R1 R1' : 'picked, hidden');
    expect(text(board, '[data-seat="1"]')).toContain('not picked');
  }
});

test('it is said in German too', async () => {
  const board = await shows(icetraders([german.games.icetraders]).as(1));
  expect(text(board, '.status')).toContain('Ada und Bo');
});
