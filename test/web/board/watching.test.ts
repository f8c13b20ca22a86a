// @vitest-environment happy-dom
/** A board without a seat says that its viewer is watching, and what to do about it. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { german } from '../../../src/face/german/index.js';
import { type Catalogue, icetradersFace, terrafexFace } from '../../../src/face/index.js';
import { boards, defineBoard } from '../../../src/web/board/index.js';
import { type AnySession, session } from '../../../src/web/session/index.js';

const seats = [{ name: 'Ada' }, { name: 'Bo' }];
const icetraders = (catalogues: readonly Catalogue[] = []) => session(icetradersFace, { seats, seed: 1, catalogues });

const due = async (): Promise<void> => {
  for (let time = 0; time < 4; time++) await Promise.resolve();
};

/** The status line of a board that shows a session, and what it answers to a click on a place. */
const saidBy = async (held: AnySession): Promise<{ readonly status: string; readonly refusal: string }> => {
  const board = document.createElement('rulehouse-board');
  Reflect.set(board, 'session', held);
  document.body.replaceChildren(board);
  await due();
  return said(board);
};

const said = ({ shadowRoot }: Element): { readonly status: string; readonly refusal: string } => {
  const text = (selector: string): string => shadowRoot?.querySelector(selector)?.textContent ?? '';
  shadowRoot
    ?.querySelector('.pictures [data-hit]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  return { status: text('.status'), refusal: text('[role="alert"]') };
};

beforeAll(() => {
  defineBoard(boards);
  // Turn off animations; they are tested in a real browser.
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
});
beforeEach(() => {
  document.body.replaceChildren();
});

const hint = 'You are watching, because this view has no seat. To let somebody play, the page gives the board';

describe('a view without a seat', () => {
  test('says so in the status line and at a click, and names the handle and the attribute', async () => {
    const { status, refusal } = await saidBy(icetraders());
    expect(status).toContain('To move: Ada and Bo');
    expect(status).toContain(hint);
    expect(status).toContain('session.as(seat)');
    expect(refusal).toContain(hint);
  });

  test('says it in German', async () => {
    const { status, refusal } = await saidBy(icetraders([german.games.icetraders]));
    for (const text of [status, refusal]) expect(text).toContain('Du schaust zu');
  });

  test('says it at a click on a board that shows a position of a game with secrets', async () => {
    document.body.innerHTML = '<rulehouse-board game="icetraders"></rulehouse-board>';
    await due();
    expect(said(document.body.children[0]!).refusal).toContain('the attribute "seat"');
  });

  test('in any game: a spectator of an open game is told the same', async () => {
    expect((await saidBy(session(terrafexFace, { seats, seed: 1 }).as(null))).refusal).toContain(hint);
  });
});

test('whoever has a seat, and everybody at one screen, is told nothing of the kind', async () => {
  for (const held of [icetraders().as(0), icetraders().as(1), session(terrafexFace, { seats, seed: 1 })]) {
    const { status, refusal } = await saidBy(held);
    expect(status + refusal).not.toContain('watching');
  }
});

test('when the game is over there is nothing to play, and nothing is said about it', async () => {
  const play = icetraders();
  play.as(0).resign();
  expect((await saidBy(play)).status).not.toContain('watching');
});
