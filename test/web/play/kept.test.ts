// @vitest-environment happy-dom
/** Games that a link begins against a chosen level, and the last game, which a browser keeps. */
import { isLeft } from 'fp-ts/Either';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Seat } from '../../../src/index.js';
import { definePlay, keptGame, type PlayElement, plays, terrafexPlay } from '../../../src/web/play/index.js';
import { Keeping, keptMatch } from '../../../src/web/play/kept.js';
import { botOfLevel } from '../../../src/web/play/levels.js';
import { asksForLast, levelIn } from '../../../src/web/play/link.js';
import { Match } from '../../../src/web/play/match.js';

const around = { pace: () => new Promise<void>(() => undefined), worker: () => undefined, catalogues: [] };

beforeAll(() => {
  definePlay(plays);
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  window.localStorage.clear();
});

/** An element of Terrafex in the page, with a link. */
const opened = async (link: string, keep = true): Promise<PlayElement & HTMLElement> => {
  const element = document.createElement('rulehouse-play');
  [element.game, element.link, element.keep] = ['terrafex', link, keep];
  document.body.append(element);
  await vi.waitFor(() => expect(element.shadowRoot?.querySelector('rulehouse-board')).not.toBeNull());
  return element;
};

const kinds = ({ shadowRoot }: HTMLElement): readonly string[] =>
  Array.from(shadowRoot?.querySelectorAll('.kind') ?? [], (one) => one.textContent.trim());

/** Makes the first legal move, for the person who plays or for another seat. */
const play = ({ mine: own, play: all }: Match, seat?: Seat): void => {
  const mine = seat === undefined ? own : all.as(seat);
  if (isLeft(mine.play(mine.snapshot().moves[0] as never))) expect.fail('no move');
};

describe('a link', () => {
  test('names the level of the bots', async () => {
    expect([levelIn('#level=hard'), levelIn('level=hard'), levelIn('#position=1')]).toEqual(['hard', 'hard', null]);
    expect(botOfLevel(terrafexPlay, 'hard')).toBe('mcts:iterations=500');
    expect(botOfLevel(terrafexPlay, 'perfect')).toBe(botOfLevel(terrafexPlay, null));
    expect(kinds(await opened('level=best')).join()).toContain('Bot: best');
    expect(kinds(await opened('')).join()).toContain('Bot: beginner');
  });

  test('asks for the last game, and begins a new one where there is none', async () => {
    expect([asksForLast('#last'), asksForLast('last'), asksForLast('')]).toEqual([true, true, false]);
    expect(kinds(await opened('last')).join()).toContain('Bot: beginner');
  });
});

describe('the last game', () => {
  test.each(plays.map((game) => [game.id, game] as const))('of %s goes on with the same players', (_, game) => {
    const { bot } = game.levels[3]!;
    const { length } = new Match(game, { options: game.recommended }, around).play.snapshot().seats;
    const seats = Array.from({ length }, (__, seat) => (seat === 0 ? {} : { bot }));
    const match = new Match(game, { options: game.recommended, seats, seed: game.firstSeed }, around);
    const keeping = new Keeping();
    keeping.follow(match);
    expect(keptGame()).toBeNull();
    play(match);
    // Where all seats decide at once, the bots have still to decide.
    const { deciding, plies: none } = match.play.snapshot();
    if (none === 0) for (const seat of deciding) play(match, seat);
    keeping.follow(match);
    const { plies, waiting } = match.play.snapshot();
    expect(keptGame()).toEqual({ game: game.id, moves: plies });
    const next = keptMatch(game, around);
    expect(next?.play.snapshot()).toMatchObject({ plies, waiting });
    expect(next?.play.snapshot().seats).toEqual(match.play.snapshot().seats);
    expect(next?.how.seats).toEqual(seats);
    match.leave();
    next?.leave();
  });

  test('of a file has the players and options of its record', () => {
    const [game] = plays.filter(({ id }) => id === 'icetraders');
    if (game === undefined) expect.fail();
    const match = new Match(game, { options: { players: 4 }, seed: 1 }, around);
    const record = match.record();
    const read = new Match(game, { options: {} }, around);
    if (isLeft(record) || isLeft(read.play.load(record.right))) expect.fail();
    read.update();
    read.reveal();
    for (let count = 0; count < 4; count++) {
      play(read);
      read.update();
      read.reveal();
    }
    new Keeping().follow(read);
    expect(keptMatch(game, around)?.play.snapshot().seats).toHaveLength(4);
  });

  test('is kept only where the page wants it, and another game does not open it', async () => {
    const element = await opened('', false);
    expect(element.keep).toBe(false);
    const match = new Match(terrafexPlay, { options: {} }, around);
    play(match);
    new Keeping().follow(match);
    expect(keptMatch(plays.find(({ id }) => id === 'toframenn')!, around)).toBeNull();
    expect((await opened('last')).shadowRoot?.querySelectorAll('.moves .step')).toHaveLength(2);
  });

  test('is forgotten when it is over; a studied game is never kept', () => {
    const match = new Match(terrafexPlay, { options: {} }, around);
    const keeping = new Keeping();
    play(match);
    match.isStudy = true;
    keeping.follow(match);
    expect(keptGame()).toBeNull();
    match.isStudy = false;
    play(match);
    keeping.follow(match);
    expect(keptGame()).not.toBeNull();
    keeping.follow(null);
    match.play.resign(0);
    match.update();
    keeping.follow(match);
    expect(keptGame()).toBeNull();
  });

  test.each(['', '{}', '{"game":"terrafex","moves":1,"record":"{}","seats":[{}]}', 'null'])(
    'that cannot be read is none: %s',
    (text) => {
      window.localStorage.setItem('rulehouse last game', text);
      expect(keptMatch(terrafexPlay, around)).toBeNull();
    },
  );

  test('is none in a browser that keeps nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('blocked');
    });
    const match = new Match(terrafexPlay, { options: {} }, around);
    play(match);
    new Keeping().follow(match);
    expect(keptGame()).toBeNull();
  });
});
