// @vitest-environment happy-dom
/** Plans: all planned moves are legal in order, and no plan contains a move that the rules refuse. */
import fc from 'fast-check';
import { isLeft, isRight } from 'fp-ts/Either';
import { isSome, some } from 'fp-ts/Option';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { known } from '../../../src/bots/index.js';
import { serve } from '../../../src/bots/worker/index.js';
import { parseMoveIn } from '../../../src/core/playing/play.js';
import { source } from '../../../src/core/values/random.js';
import type { Seat } from '../../../src/core/values/seat.js';
import { german } from '../../../src/face/german/index.js';
import { defaultOptions, game as rules } from '../../../src/games/icetraders/index.js';
import { forecastWords } from '../../../src/web/play/forecast.js';
import { type Around, definePlay, type PlayGame, plays } from '../../../src/web/play/index.js';
import { Match } from '../../../src/web/play/match.js';
import { Planning } from '../../../src/web/play/plan/planning.js';
import { Foreseeing } from '../../../src/web/play/plan-panel.js';
import { speakerWith } from '../../../src/web/play/words.js';

const around: Around = { pace: () => Promise.resolve(), worker: () => undefined, catalogues: [] };

/** The games in which nothing is hidden. */
const open = plays.filter(({ hides }) => !hides);

const terraMystica = plays.find(({ id }) => id === 'terra-mystica') ?? expect.fail();

const icetraders = plays.find(({ id }) => id === 'icetraders') ?? expect.fail();

/** A position after some random moves, and the seat that decides there. */
const middleOf = (game: PlayGame, plies: number, seed: number) => {
  const play = game.begin({ options: game.recommended, seed: 1 }, around);
  const random = source(seed);
  while (play.snapshot().ply < plies && play.snapshot().end === null) {
    const { offers, move } = play.snapshot();
    if (move !== null) play.play();
    else play.pick(offers[random.below(offers.length)] ?? []);
  }
  const position = play.positionText() ?? expect.fail();
  const [seat = 0] = play.snapshot().deciding;
  return { position, seat };
};

/** The same in a game with hidden information: the text of the position, and the text of another position that agrees with the seat's view. */
const hiddenMiddle = (plies: number, players: 2 | 3 | 4 | 5) => {
  const start = rules.setup({ ...defaultOptions, players, turnLimit: 150 }, plies + 3);
  const random = source(plies);
  let state = isRight(start) ? start.right : expect.fail();
  for (let ply = 0; ply < plies; ply++) {
    const legal = rules.legalMoves(state);
    const move = legal[random.below(Math.max(1, legal.length))];
    if (move !== undefined) state = rules.applyLegal(state, move);
  }
  const [seat = 0] = rules.toMove(state);
  const view = rules.view(some(seat))(state);
  return { position: rules.position.print(state), drawn: icetraders.determinize(view), seat };
};

/** Plans some random moves; returns the plan. */
const planned = (game: PlayGame, plies: number, picks: readonly number[]): Planning => {
  const { position, seat } = middleOf(game, plies, plies + 1);
  return plannedFrom(game, position, seat, picks);
};

const plannedFrom = (game: PlayGame, position: string, seat: Seat, picks: readonly number[]): Planning => {
  const plan = new Planning(game, position, seat, around, () => undefined);
  for (const pick of picks) {
    const { offers, move, end } = plan.board.snapshot();
    if (end !== null) break;
    if (move !== null) plan.board.play();
    else plan.board.pick(offers[pick % Math.max(1, offers.length)] ?? []);
  }
  return plan;
};

/**
 * True if the rules allow all moves of the plan one after another from its position; from another position, only until the game is over or a hidden
 * choice is made.
 */
const isLegal = (game: PlayGame, plan: Planning, from = plan.board.positionText(0)): boolean =>
  game.open(({ game: its }) => {
    const start = its.position.parse(from ?? '');
    if (isLeft(start)) return false;
    let state = start.right;
    for (const { text } of plan.board.history()) {
      if (text === null || isSome(its.outcome(state))) break;
      const move = parseMoveIn(its)(text)(state);
      if (isLeft(move)) return false;
      const checked = its.check(move.right)(state);
      if (isLeft(checked)) return false;
      state = its.applyLegal(state, checked.right);
    }
    return true;
  });

describe('a plan', () => {
  test.each(open.map((game) => [game.id, game] as const))('of %s is legal in its order', (_, game) => {
    fc.assert(
      fc.property(fc.nat({ max: 30 }), fc.array(fc.nat(), { minLength: 1, maxLength: 12 }), (plies, picks) => {
        const plan = planned(game, plies, picks);
        expect(isLegal(game, plan)).toBe(true);
        const texts = plan.board.history().map(({ text }) => text);
        let at = 0;
        for (const { text } of plan.steps) at = texts.indexOf(text, at) + 1;
        expect(plan.steps.length === 0 || at > 0).toBe(true);
        plan.close();
      }),
      { seed: 5, numRuns: 12 },
    );
  });

  test('says what its moves cost and give: together the difference of what the seat has', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 4, maxLength: 30 }), (picks) => {
        const plan = planned(terraMystica, 40, picks);
        const before = new Planning(terraMystica, plan.board.positionText(0) ?? '', plan.seat, around, () => undefined);
        for (const [index, [of, amount]] of plan.purse.entries()) {
          const sum = plan.steps
            .flatMap(({ effects }) => effects)
            .reduce((all, one) => (JSON.stringify(one.of) === JSON.stringify(of) ? all + one.by : all), 0);
          expect(amount).toBe((before.purse[index]?.[1] ?? NaN) + sum);
        }
        before.close();
        plan.close();
      }),
      { seed: 7, numRuns: 8 },
    );
  });

  test('takes nothing that the rules refuse, and its last move back', () => {
    const plan = planned(terraMystica, 40, [0, 1, 2, 3, 4, 5, 6, 7]);
    const { length } = plan.steps;
    expect(length).toBeGreaterThan(1);
    expect(isLeft(plan.board.play('nonsense'))).toBe(true);
    expect(plan.steps).toHaveLength(length);
    const texts = plan.steps.map(({ text }) => text);
    plan.back();
    expect(plan.steps.map(({ text }) => text)).toEqual(texts.slice(0, -1));
    plan.close();
  });

  test('comes to the next round, with its income: the others pass', () => {
    const plan = planned(terraMystica, 40, []);
    for (let count = 0; count < 40 && !plan.steps.some(({ effects }) => effects.some(isRound)); count++) {
      const moves = plan.board.snapshot().moves;
      const quiet = terraMystica.quiet?.(moves) ?? '';
      expect(isRight(plan.board.play(quiet))).toBe(true);
    }
    const [round] = plan.steps.filter(({ effects }) => effects.some(isRound));
    expect(round?.effects.some(({ of, by }) => of.key === 'resource.W' && by > 0)).toBe(true);
    plan.close();
  });

  test('goes on from another position as far as the rules allow', () => {
    const plan = planned(terraMystica, 40, [0, 1, 2, 3, 4, 5]);
    const start = plan.board.positionText(0) ?? '';
    const [first, ...others] = plan.steps.map(({ text }) => text);
    const play = terraMystica.begin({ options: {}, start }, around);
    expect(isRight(play.play(first))).toBe(true);
    plan.rebase(play.positionText() ?? '', true);
    expect(plan.steps.map(({ text }) => text)).toEqual(others.slice(0, plan.steps.length));
    expect(plan.steps.length === others.length).toBe(plan.refused === null);
    play.close();
    plan.close();
  });
});

describe('a plan with hidden information', () => {
  test.each([2, 3, 5] as const)('uses what its seat sees, and is legal in the game, with %i seats', (players) => {
    fc.assert(
      fc.property(fc.nat({ max: 40 }), fc.array(fc.nat(), { minLength: 1, maxLength: 8 }), (plies, picks) => {
        const { position, drawn, seat } = hiddenMiddle(plies, players);
        const plan = plannedFrom(icetraders, drawn, seat, picks);
        const real = icetraders.begin({ options: {}, start: position }, around);
        expect(plan.board.positionText(0)).toBe(real.as(seat).positionText());
        expect(isLegal(icetraders, plan, position)).toBe(true);
        plan.close();
        real.close();
      }),
      { seed: 11, numRuns: 12 },
    );
  });

  test('is not read by the next player at the same screen', async () => {
    const start = '2 main 0 GE ++ - 1:B2=0G1;2:Y1=1R3 -';
    const match = new Match(icetraders, { options: {}, start }, around);
    const foreseeing = new Foreseeing(() => undefined);
    match.update();
    expect(match.asked).toBe(0);
    expect(Foreseeing.isPossible(match)).toBe(false);
    match.reveal();
    expect(Foreseeing.isPossible(match)).toBe(true);
    await foreseeing.open(match, around);
    expect(foreseeing.board?.positionText()).toBe(match.mine.positionText());
    expect(isRight(match.mine.play('pass'))).toBe(true);
    match.update();
    foreseeing.follow(match, 'pass');
    expect(foreseeing.board).toBeNull();
    match.leave();
  });

  test('says how many ships its moves build', () => {
    const start = '2 main 0 GE ++ - 1:B2=0G1;2:Y1=1R3 -';
    const plan = plannedFrom(icetraders, start, 0, []);
    expect(plan.purse.map(([of, amount]) => [of.key, amount])).toEqual([
      ['play.plan.ships', 1],
      ['play.plan.fleet', 1],
    ]);
    const build = plan.board.snapshot().moves.length;
    expect(build).toBeGreaterThan(1);
    expect(isRight(plan.board.play('build:G1@1'))).toBe(true);
    expect(plan.steps[0]?.effects.map(({ of, by }) => [of.key, by])).toEqual([
      ['play.plan.ships', 1],
      ['play.plan.fleet', 1],
    ]);
    plan.close();
  });
});

describe('after a plan', () => {
  const { port1, port2 } = new MessageChannel();
  serve(port2, known);
  afterAll(() => port1.close());

  test('the forecast for the deciding seat is computed once for each change', async () => {
    const { position, seat } = middleOf(terraMystica, 60, 2);
    const heard: unknown[] = [];
    const plan: Planning = new Planning(terraMystica, position, seat, { ...around, worker: () => port1 }, () => {
      heard.push(plan.foreseen);
    });
    expect(plan.foreseen).toBeNull();
    await vi.waitFor(() => expect(plan.foreseen).toMatchObject({ seat, forecast: { _tag: 'Points' } }), {
      timeout: 20_000,
    });
    expect(isRight(plan.board.play(quietIn(plan)))).toBe(true);
    expect(plan.foreseen).toBeNull();
    await vi.waitFor(() => expect(plan.foreseen).not.toBeNull(), { timeout: 20_000 });
    expect(heard.length).toBeGreaterThan(1);
    plan.close();
  });
});

const quietIn = (plan: Planning): string => terraMystica.quiet?.(plan.board.snapshot().moves) ?? '';

describe('in words', () => {
  const [english, inGerman] = [speakerWith([]), speakerWith([german.others])];
  const points = { _tag: 'Points', points: 128, error: 7, lead: 6, leadError: 8, second: 1.5 } as const;

  test('forecasts are said as the search says them, in both languages', () => {
    expect(forecastWords(points, null, english)).toBe(
      'You lead by 6 ± 8: 128 ± 7 points at the end. The second best move loses 1.5.',
    );
    expect(forecastWords({ ...points, lead: -6, second: null }, 'Witches', english)).toBe(
      'Witches: behind by 6 ± 8, 128 ± 7 points at the end.',
    );
    const chance = { _tag: 'Chance', chance: 0.62, error: 0.04, second: 0.05 } as const;
    expect(forecastWords(chance, null, inGerman)).toBe('Du gewinnst zu 62 ± 4 %. Der zweitbeste Zug verliert 5 %.');
  });
});

const isRound = ({ of }: { readonly of: { readonly key: string } }): boolean => of.key === 'play.plan.round';

describe('in the element', () => {
  beforeAll(() => {
    definePlay(plays, [german]);
    window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
  });

  test('nothing is played until the first planned move is', async () => {
    // `definePlay` has defined this element.
    const element = document.createElement('rulehouse-play');
    element.game = 'terrafex';
    document.body.append(element);
    const all = (selector: string) => [...(element.shadowRoot?.querySelectorAll(selector) ?? [])];
    const press = async (text: string): Promise<void> => {
      const button = () => all('button').find((one) => one.textContent.trim() === text);
      await vi.waitFor(() => expect(button()).toBeDefined(), { timeout: 20_000 });
      button()?.dispatchEvent(new MouseEvent('click'));
    };
    await press('Plan');
    await press('Plan my next moves');
    await vi.waitFor(() => expect(all('.plan')).toHaveLength(1), { timeout: 20_000 });
    const [board] = all('rulehouse-board');
    const square = () => board?.shadowRoot?.querySelector('[data-square="c5"]');
    await vi.waitFor(() => expect(square()).not.toBeNull());
    square()?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    const confirm = () => board?.shadowRoot?.querySelector<HTMLElement>('button.play');
    await vi.waitFor(() => expect(confirm()).toBeTruthy());
    confirm()?.click();
    await vi.waitFor(() => expect(all('.plan ol li')).toHaveLength(1));
    expect(all('.plan ol li')[0]?.textContent).toMatch(
      /White grows the forest on c5\s+Points of White −2, points of Black \+3/i,
    );
    await press('Moves');
    await vi.waitFor(() => expect(all('.moves > li')).toHaveLength(1));
    await press('Plan');
    await press('Play the first move');
    await vi.waitFor(() => expect(all('.plan ol li')).toHaveLength(0));
    await press('End the plan');
    await vi.waitFor(() => expect(all('.moves > li')).toHaveLength(2));
    element.remove();
  });
});
