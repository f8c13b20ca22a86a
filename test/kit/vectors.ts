/** Reference data from independent implementations: the transcripts and perft numbers in test/vectors. */
import { readFileSync } from 'node:fs';
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { anyGame, checkLine, type Game, type GameTypes, perft, printFault } from '../../src/core/index.js';
import { at } from './play.js';
import { sha256 } from './sha256.js';

const file = (name: string): string => readFileSync(new URL(`../vectors/${name}`, import.meta.url), 'utf8');

interface PerftRow {
  readonly name: string;
  readonly position: string;
  readonly depth: number;
  readonly nodes: number;
}

/** Registers a test for every transcript and every perft row of a game. */
export const vectors = <T extends GameTypes>(game: Game<T>): void => {
  describe(`${game.id}: vectors`, () => {
    const lines = file(`${game.id}.jsonl`).trim().split('\n');
    test.each(lines.map((line, index) => [index + 1, line] as const))('transcript %i', (_, line) => {
      const checked = checkLine([anyGame(game)], sha256)(line);
      expect(isLeft(checked) ? printFault(checked.left) : 'passed').toBe('passed');
    });

    const rows = JSON.parse(file(`${game.id}.perft.json`)) as readonly PerftRow[];
    test.each(rows)('perft $name, depth $depth: $nodes', ({ position, depth, nodes }) => {
      expect(perft(game)(at(game)(position), depth)).toBe(nodes);
    });
  });
};
