/**
 * Runs the fenced examples of a rule book. A block in the language of the game's id has one `position:` line and then any number of `move:` lines,
 * each followed by `gives:` or `refused:`; `legal:` (a list), `count:`, `scores:`, `over:` or `invalid:` may follow a position. The result of
 * `gives:` is the position for the lines that follow. `cycle: n` says that the moves of the block, n of them, have returned to its first position and
 * that no line of fewer moves does; `cycle: n without pass` leaves out all moves of that name.
 */
import { readFileSync } from 'node:fs';
import { isSome } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import type { Game, GameTypes } from '../../src/core/index.js';
import { isSame, shortestReturn } from './cycles.js';
import { at, legalTexts, refusedPosition, result } from './play.js';

interface Block {
  readonly line: number;
  readonly entries: readonly (readonly [string, string])[];
}

const blocksOf = (markdown: string, language: string): readonly Block[] =>
  [...markdown.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map((found) => ({
    line: markdown.slice(0, found.index).split('\n').length,
    entries: (found[1] ?? '')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const),
  }));

const run = <T extends GameTypes>(game: Game<T>, { entries }: Block): void => {
  let position = '';
  let move = '';
  let line: { readonly first: string; readonly moves: readonly string[] } = { first: '', moves: [] };
  for (const [key, value] of entries) {
    const state = (): T['State'] => at(game)(position);
    switch (key) {
      case 'position':
        position = value;
        line = { first: value, moves: [] };
        break;
      case 'move':
        move = value;
        break;
      case 'gives':
        expect(result(game)(position, move)).toBe(value);
        position = value;
        line = { ...line, moves: [...line.moves, move] };
        break;
      case 'cycle': {
        const [, length, without] = /^(\d+)(?: without (\w+))?$/.exec(value) ?? [];
        expect(line.moves).toHaveLength(Number(length));
        expect(line.moves.filter((text) => without !== undefined && text.includes(without))).toEqual([]);
        expect(isSame(game, line.first, position)).toBe(true);
        expect(shortestReturn(game, at(game)(line.first), Number(length), without)).toBeUndefined();
        break;
      }
      case 'refused':
        expect(`${move} ${result(game)(position, move)}`).toBe(`${move} ${value}`);
        break;
      case 'legal':
        expect(legalTexts(game, state())).toEqual(value.split(' ').sort());
        break;
      case 'count':
        expect(game.legalMoves(state()).length).toBe(Number(value));
        break;
      case 'scores':
        expect(game.score(state()).join(' ')).toBe(value);
        break;
      case 'over': {
        const outcome = game.outcome(state());
        const text = isSome(outcome) ? [outcome.value.reason, ...outcome.value.winners].join(' ') : 'no';
        expect(text).toBe(value);
        break;
      }
      case 'invalid':
        expect(refusedPosition(game)(position)).toContain(value);
        break;
      default:
        throw new Error(`unknown entry ${key}`);
    }
  }
};

/** Registers a test for every example block in a game's rule book. */
export const documentExamples = <T extends GameTypes>(game: Game<T>): void => {
  const path = `docs/rules/${game.id}.md`;
  const blocks = blocksOf(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'), game.id);
  describe(`${path}: examples`, () => {
    test('there are some', () => expect(blocks.length).toBeGreaterThan(10));
    test.each(blocks)('line $line', (block) => run(game, block));
  });
};
