/** Sessions at tables that seats leave: what they show, the claim that they send, and seats that dropped out among the moves. */
import { isRight } from 'fp-ts/Either';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { german } from '../../../src/face/german/index.js';
import { icetradersFace, terraMysticaFace } from '../../../src/face/index.js';
import { act, deciding, look, type Message, open, recordOf } from '../../../src/table/index.js';
import { type AnySession, session } from '../../../src/web/session/index.js';
import { choicesOf, move } from '../../table/kit.js';
import { joined as joinedAt, names } from './joined-kit.js';

const hour = 3_600_000;

let close = (): void => undefined;
afterEach(() => close());

/** A session that is closed after the test. */
const joined: typeof joinedAt = (face, spec, viewer) => {
  const made = joinedAt(face, spec, viewer);
  close = () => made.play.close();
  return made;
};

const shown = (holds: () => boolean): Promise<void> => vi.waitFor(() => expect(holds()).toBe(true), { timeout: 4000 });

/** A session of people at one machine, and the record of a game of Terra Mystica that Ada left, and that Cy gave up. */
const recorded = () => {
  const spec = { options: { players: 3 }, leaving: 'bot', players: names, seed: 3 } as const;
  const opened = open(terraMysticaFace.game, spec, 0);
  if (!isRight(opened)) throw new Error('not opened');
  let { table } = opened.right;
  const say = (message: Message): void => {
    ({ table } = act(table, message, 0));
  };
  const step = (): void => {
    const [seat = 0] = deciding(table);
    const [gone] = look(table, seat, 0).left ?? [];
    const player = gone?.seat === seat ? 'greedy' : (names[seat] ?? '');
    say(move(table, player, choicesOf(table, seat)[0] ?? ''));
  };
  for (let count = 0; count < 9; count++) step();
  say({ _tag: 'Resign', player: 'Ada' });
  say({ _tag: 'Substitute', seat: 0, player: 'greedy' });
  for (let count = 0; count < 9; count++) step();
  say({ _tag: 'Resign', player: 'Cy' });
  const record = recordOf(table);
  if (!isRight(record)) throw new Error('no record');
  const play = session(terraMysticaFace, { options: { players: 3 } });
  close = () => play.close();
  return { play, table: record.right };
};

describe('a table with claims where bots play on', () => {
  test('the session claims a seat when its time has come, and says who left', async () => {
    const spec = { options: { players: 3 }, leaving: 'bot', claim: { afterMs: hour } } as const;
    const { play, say } = joined(icetradersFace, spec, 1);
    await shown(() => play.snapshot().view !== null);
    expect(play.snapshot()).toMatchObject({ left: [], claims: { at: 0, seats: [{ seat: 0, from: hour }, {}, {}] } });
    expect(isRight(play.claim(0))).toBe(true);
    await shown(() => play.snapshot().refused !== null);
    expect(play.snapshot().refused).toMatchObject({ reason: 'this seat can be claimed in 1 h' });
    say({ _tag: 'Tick' }, hour);
    play.claim(0);
    await shown(() => play.snapshot().left.length === 1);
    expect(play.snapshot().standing).toMatch(/\. Ada left$/);
    say({ _tag: 'Substitute', seat: 0, player: 'greedy (0)' });
    await shown(() => play.snapshot().left[0]?.substitute === 'greedy (0)');
    expect(play.snapshot().standing).toMatch(/^To move: .*\. Ada left; a bot plays on$/);
    say({ _tag: 'Resign', player: 'Cy' });
    await shown(() => play.snapshot().end !== null);
    expect(play.snapshot().standing).toBe('Cy resigned: the game is over. Ada left');
    expect(play.snapshot().claims).toBeNull();
  });
});

test('a seat that dropped out is among the moves, and the moves after it are told', async () => {
  const spec = { options: { players: 3, 'leech-timing': 'deferred' }, leaving: 'drops' } as const;
  const { play, say, table } = joined(terraMysticaFace, spec, 0);
  await shown(() => play.snapshot().view !== null);
  for (let count = 0; count < 40; count++) {
    const [seat = 0] = deciding(table());
    say(move(table(), names[seat] ?? '', choicesOf(table(), seat)[0] ?? ''));
  }
  say({ _tag: 'Resign', player: 'Bo' });
  const [seat = 0] = deciding(table());
  say(move(table(), names[seat] ?? '', choicesOf(table(), seat)[0] ?? ''));
  await shown(() => play.snapshot().ply === 42);
  expect(play.snapshot().left).toMatchObject([{ seat: 1, ply: 40, substitute: null }]);
  expect(play.history()[40]?.text).toMatch(/drop/);
  expect(play.snapshot().standing).toMatch(/Bo left$/);
});

const savedIn = (play: Pick<AnySession, 'save'>): string => {
  const saved = play.save();
  return isRight(saved) ? saved.right : expect.fail('not saved');
};

test('a saved game keeps who left, and can be played on by others', () => {
  const { play, table } = recorded();
  const text = JSON.stringify(table);
  expect(isRight(play.load(text))).toBe(true);
  expect(play.snapshot().left).toMatchObject([{ seat: 0, substitute: 'greedy' }]);
  expect(play.snapshot().standing).toMatch(/Ada left$/);
  expect(JSON.parse(savedIn(play))).toEqual(table);
  play.jump(1);
  expect(play.snapshot().left).toEqual([]);
  expect(JSON.parse(savedIn(play))).not.toHaveProperty('left');
  play.jump(play.snapshot().plies);
  expect(isRight(play.undo())).toBe(true);
  play.play(play.as(play.snapshot().deciding[0] ?? 0).snapshot().moves[0]);
  expect(isRight(play.save())).toBe(true);
});

test('in German', async () => {
  const { standingAfter, message, say } = await import('../../../src/face/index.js').then(async (face) => ({
    ...face,
    ...(await import('../../../src/face/telling.js')),
  }));
  const left = [
    { seat: 0, ply: 3, reason: 'resignation', substitute: 'greedy' },
    { seat: 2, ply: 5, reason: 'time', substitute: null },
  ] as const;
  const said = standingAfter(message('board.end.agreement'), left, names);
  const { others } = german;
  expect(say([others, icetradersFace.english])(said)).toBe(
    'Remis wurde vereinbart: das Spiel ist zu Ende. Ada ist gegangen; ein Bot spielt weiter. Gegangen: Cy',
  );
});
