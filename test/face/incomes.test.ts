/** The income that the players' boards announce is what the next round pays. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { terraMysticaSvg } from '../../src/face/svg/index.js';
import { check, defaultOptions, game, type State } from '../../src/games/terra-mystica/index.js';
import { incomesOf, nextIncomes, sumOf, watch } from '../../src/games/terra-mystica/seen.js';
import { walk } from '../kit/play.js';

const options = { ...defaultOptions, players: 4 } as const;

describe('the next income', () => {
  test('TMY-14.1: a seat that has passed gets it when the round begins', () => {
    let compared = 0;
    for (const seed of [1, 2, 3]) {
      const { states, moves } = walk(game, options, seed, 2000);
      for (const [index, move] of moves.entries()) {
        const [before, after] = [states[index]!, states[index + 1]!];
        const checked = check(move)(before);
        if (after.round === before.round || before.round === 0 || isLeft(checked)) continue;
        const seen = watch(before, checked.right, (now, event) => ({ event, seats: structuredClone(now.seats) }));
        for (const [at, { event, seats }] of seen.entries()) {
          if (event._tag !== 'Income' || before.seats[event.seat]!.passed === 0) continue;
          const [was, is] = [seen[at - 1]!.seats[event.seat]!, seats[event.seat]!];
          const { coins, workers } = sumOf(nextIncomes(before, event.seat));
          expect([is.coins - was.coins, is.workers - was.workers]).toEqual([coins, workers]);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  test('the bonus tile counts once its seat has passed, and nothing counts in the last round', () => {
    const { states } = walk(game, options, 1, 2000);
    const hasBonus = (state: State, seat: number): boolean => nextIncomes(state, seat).some(({ isBonus }) => isBonus);
    for (const state of states.filter(({ round }) => round > 0))
      for (const [seat, { passed, bonus }] of state.seats.entries()) {
        expect(hasBonus(state, seat)).toBe(state.round < 6 && passed === 1 && bonus >= 0);
        if (state.round === 6) expect(nextIncomes(state, seat)).toEqual([]);
        else expect(incomesOf(state, seat)).toEqual(expect.arrayContaining([...nextIncomes(state, seat)]));
      }
  });

  test('the board of a seat says what a building would pay', () => {
    const { states } = walk(game, options, 2, 2000);
    const [state, move] = states
      .filter(({ round }) => round > 1 && round < 6)
      .flatMap((one) =>
        game.legalMoves(one).flatMap((legal) => (legal._tag === 'Build' ? [[one, legal] as const] : [])),
      )[0]!;
    const ahead = game.applyLegal(state, move);
    const line = (svg: string): string => new RegExp(`data-income="${state.active}">(.*?)</g>`).exec(svg)?.[1] ?? '';
    expect(line(terraMysticaSvg(state))).not.toContain('then');
    expect(line(terraMysticaSvg(state, { ahead }))).toContain('then: ');
  });

  test('what a building would pay takes no more room than is kept for it, and nothing lies below it', () => {
    const tried = [1, 2, 3]
      .flatMap((seed) => walk(game, options, seed, 2000).states)
      .filter(({ round }) => round > 0 && round < 6)
      .flatMap((state) => {
        const moves = game.legalMoves(state).filter(({ _tag }) => _tag === 'Build' || _tag === 'Upgrade');
        return moves.slice(0, 1).map((move) => [state, game.applyLegal(state, move)] as const);
      });
    expect(tried.length).toBeGreaterThan(20);
    const around = (svg: string): string => svg.replaceAll(/<g[^>]*data-income="\d">.*?<\/g>/g, '');
    for (const [state, ahead] of tried)
      for (const part of ['seats', 'desk'] as const)
        expect(around(terraMysticaSvg(state, { part, ahead }))).toBe(around(terraMysticaSvg(state, { part })));
    const svgs = tried.map(([state, ahead]) => terraMysticaSvg(state, { part: 'desk', ahead }));
    expect(svgs.some((svg) => svg.includes('→'))).toBe(true);
    for (const svg of svgs.filter((one) => one.includes('→')))
      expect(svg).toMatch(/data-income="\d"><title>.*?<\/title><rect/);
  });
});
