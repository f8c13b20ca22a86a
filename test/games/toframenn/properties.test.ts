import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyText } from '../../../src/core/index.js';
import { forecastDuel, game, type State, wizardsOf } from '../../../src/games/toframenn/index.js';
import { at, legalTexts, result, walk } from '../../kit/play.js';
import { madeUp, optionSets, played } from './kit.js';

const after = result(game);
const position = at(game);

const states = fc.oneof(played, madeUp);

const isPlay = ({ stage }: State): boolean => stage._tag === 'Play';

const fields = (state: State): readonly string[] => game.position.print(state).split(' ');

/** Every wizard in a board field, as `square:token`. */
const items = (board: string | undefined): readonly string[] =>
  board === undefined || board === '-' ? [] : board.split(',');

const mirrored = (text: string): string =>
  text.replace(/([a-h])([1-8])/g, (_, file: string, rank: string) => file + String(9 - Number(rank)));

const boardOf = (list: readonly string[]): string => [...list].sort().join(',') || '-';

/** The position with the sides exchanged and the ranks mirrored. */
const exchanged = (text: string): string => {
  const [stage = '', lights, darks, , , settings = ''] = text.split(' ');
  const turned = stage.replace(/:([LD])/, (_, side: string) => (side === 'L' ? ':D' : ':L'));
  const image = (board: string | undefined): string => boardOf(items(board).map(mirrored));
  return [turned, image(darks), image(lights), '-', '-', settings].join(' ');
};

const moves = (list: readonly string[], sign: string): readonly string[] => list.filter((text) => text[2] === sign);

/** A copy of a state with different wizards on the same squares. */
const rebuilt = (state: State, change: (item: string) => string, settings?: string): State | undefined => {
  const [stage, lights, darks, , , rules = ''] = fields(state);
  const image = (board: string | undefined): string => boardOf(items(board).map(change));
  const read = game.position.parse([stage, image(lights), image(darks), '-', '-', settings ?? rules].join(' '));
  return read._tag === 'Right' ? read.right : undefined;
};

describe('invariants', () => {
  test('after every ply: squares, sizes, Archmages, scores and what an action may take', () => {
    fc.assert(
      fc.property(fc.record({ options: optionSets, seed: fc.nat() }), ({ options, seed }) => {
        const { states: all, moves: made } = walk(game, options, seed, 160);
        for (const [ply, move] of made.entries()) {
          const [before, next] = [all[ply]!, all[ply + 1]!];
          for (const side of [0, 1] as const) {
            for (const square of wizardsOf(next, side))
              expect((square.charCodeAt(0) + square.charCodeAt(1)) % 2).toBe(1 - side);
            expect(wizardsOf(next, side).length).toBeLessThanOrEqual(5);
          }
          if (next.stage._tag === 'Play')
            for (const board of fields(next).slice(1, 3)) {
              expect(items(board).filter((item) => item.endsWith('*')).length).toBe(1);
              expect(items(board).length).toBeGreaterThan(0);
            }
          const mover = before.stage._tag === 'Over' ? 0 : before.stage.side;
          const lost = ([0, 1] as const).map((side) => (game.score(before)[side] ?? 0) - (game.score(next)[side] ?? 0));
          const [own = 0, theirs = 0] = mover === 0 ? lost : lost.toReversed();
          if (move._tag === 'CastBolt') {
            expect([own, theirs]).toEqual([move.spell > move.target ? 0 : move.spell, move.target]);
            expect(own).toBeLessThanOrEqual(theirs);
          } else expect([own, theirs]).toEqual([0, move._tag === 'FightDuel' ? move.removal : 0]);
          if (before.stage._tag !== 'Play' && before.stage._tag !== 'Over')
            expect(game.score(before)).toEqual([30, 30]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('the gap of every pair is odd and never falls by a Move', () => {
    const gap = (one: string, other: string): number =>
      Math.abs(one.charCodeAt(0) - other.charCodeAt(0)) - (other.charCodeAt(1) - one.charCodeAt(1));
    fc.assert(
      fc.property(states.filter(isPlay), (state) => {
        const side = game.toMove(state)[0] === 0 ? 0 : 1;
        for (const text of moves(legalTexts(game, state), '-')) {
          const [from, to] = [text.slice(0, 2), text.slice(3)];
          for (const other of wizardsOf(state, side === 0 ? 1 : 0)) {
            const [before, later] =
              side === 0 ? [gap(from, other), gap(to, other)] : [gap(other, from), gap(other, to)];
            expect(Math.abs(before) % 2).toBe(1);
            expect(later).toBeGreaterThanOrEqual(before);
          }
        }
      }),
    );
  });

  test('no game ends by `passed` while two opposing wizards stand side by side', () => {
    fc.assert(
      fc.property(fc.record({ options: optionSets, seed: fc.nat() }), ({ options, seed }) => {
        const last = walk(game, options, seed, 400).states.at(-1)!;
        if (last.stage._tag !== 'Over' || last.stage.reason !== 'passed') return;
        for (const one of wizardsOf(last, 0))
          for (const other of wizardsOf(last, 1)) expect(forecastDuel(last, one, other)).toBeUndefined();
      }),
    );
  });

  test('without an alive pair no Bolt or Duel ever comes again', () => {
    // The limits are off, so only `passed` can end these games. This checks the same ending from the other side: if play goes on from a position
    // just before it, an attack is possible only if the pair was alive.
    fc.assert(
      fc.property(madeUp, (state) => {
        for (const text of legalTexts(game, state)) {
          const next = applyText(game)(text)(state);
          if (next._tag === 'Left' || next.right.stage._tag !== 'Over' || next.right.stage.reason !== 'passed')
            continue;
          for (const side of [0, 1] as const) {
            const on: State = { ...next.right, stage: { _tag: 'Play', side } };
            for (const move of legalTexts(game, on)) expect(move).toMatch(/^(?:..-..|pass)$/);
          }
        }
      }),
    );
  });
});

describe('symmetries', () => {
  test('sides exchanged, ranks mirrored: moves, results and scores correspond', () => {
    fc.assert(
      fc.property(states.filter(isPlay), (state) => {
        const text = game.position.print(state);
        const image = position(exchanged(text));
        expect(game.score(image)).toEqual([...game.score(state)].reverse());
        const legal = legalTexts(game, state);
        expect(legalTexts(game, image)).toEqual(legal.map(mirrored).sort());
        for (const move of legal) expect(after(exchanged(text), mirrored(move))).toBe(exchanged(after(text, move)));
      }),
    );
  });

  test('limited table: recolouring Y to G to B to R to Y changes no move', () => {
    const next: Readonly<Record<string, string>> = { Y: 'G', G: 'B', B: 'R', R: 'Y' };
    const turn = (text: string): string => text.replace(/[YGBR](?=[123])/g, (letter) => next[letter] ?? letter);
    const limited = madeUp.filter(({ settings }) => settings.table === 'limited');
    fc.assert(
      fc.property(limited, (state) => {
        const text = game.position.print(state);
        expect(legalTexts(game, position(turn(text)))).toEqual(legalTexts(game, state));
        for (const move of legalTexts(game, state)) expect(after(turn(text), move)).toBe(turn(after(text, move)));
      }),
    );
  });

  test('Moves depend on the occupied squares only', () => {
    fc.assert(
      fc.property(madeUp, (state) => {
        const green = rebuilt(state, (item) =>
          item.endsWith('*') ? `${item.slice(0, 3)}G1G2G3*` : `${item.slice(0, 3)}B1`,
        );
        if (green === undefined) return;
        expect(moves(legalTexts(game, green), '-')).toEqual(moves(legalTexts(game, state), '-'));
      }),
    );
  });

  test('the token changes neither Moves nor Bolts', () => {
    fc.assert(
      fc.property(madeUp, (state) => {
        const [stage, lights, darks, ...rest] = fields(state);
        const last = (board: string | undefined): string => {
          const plain = items(board).map((item) => item.replace('*', ''));
          return boardOf(plain.map((item, index) => (index === plain.length - 1 ? `${item}*` : item)));
        };
        const other = position([stage, last(lights), last(darks), ...rest].join(' '));
        for (const sign of ['-', '~'])
          expect(moves(legalTexts(game, other), sign)).toEqual(moves(legalTexts(game, state), sign));
      }),
    );
  });

  test('margins turn round with the sides, and Duels are mutual', () => {
    fc.assert(
      fc.property(states.filter(isPlay), (state) => {
        for (const one of wizardsOf(state, 0))
          for (const other of wizardsOf(state, 1)) {
            const [here, there] = [forecastDuel(state, one, other), forecastDuel(state, other, one)];
            expect(here === undefined).toBe(there === undefined);
            if (here === undefined || there === undefined) continue;
            expect(here.margin).toBe(0 - there.margin);
            expect(here.values).toEqual([...there.values].reverse());
          }
      }),
    );
  });

  test('with null Duels there are all moves of the game without, and null Duels more', () => {
    fc.assert(
      fc.property(madeUp, (state) => {
        const [nulls, live] = ['null', 'live'].map((word) =>
          rebuilt(state, (item) => item, fields(state)[5]?.replace(/null|live/, word)),
        );
        if (nulls === undefined || live === undefined) return;
        const less = legalTexts(game, live).filter((move) => move !== 'pass');
        const more = legalTexts(game, nulls).filter((move) => move !== 'pass');
        for (const move of less) expect(more).toContain(move);
        const side = game.toMove(nulls)[0] === 0 ? 'D' : 'L';
        for (const move of more.filter((text) => !less.includes(text)))
          expect(after(game.position.print(nulls), move)).toBe(
            game.position.print(nulls).replace(/^play:[LD]/, `play:${side}`),
          );
      }),
    );
  });

  test('a limit changes nothing before it is reached', () => {
    fc.assert(
      fc.property(fc.record({ options: optionSets, seed: fc.nat() }), ({ options, seed }) => {
        const free = walk(game, { ...options, quietLimit: 0, plyLimit: 0 }, seed, 100).states;
        const limited = walk(game, { ...options, quietLimit: 6, plyLimit: 25 }, seed, 100).states;
        for (const [ply, state] of limited.entries())
          if (state.stage._tag !== 'Over') expect(fields(state).slice(0, 5)).toEqual(fields(free[ply]!).slice(0, 5));
      }),
      { numRuns: 30 },
    );
  });
});
