import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect } from 'vitest';
import { playout, source } from '../../../src/core/index.js';
import { game, type Options, rules, type State } from '../../../src/games/icetraders/index.js';
import { at, result } from '../../kit/play.js';
import { ruleTests } from '../../kit/rule.js';

/** Registers tests with the rule numbers of this game. */
export const rule = ruleTests(rules);

/** The state for a position text. */
export const position = at(game);

/** The result of a move: the new position, or the number of the rule that the move breaks. */
export const after = result(game);

/** Tests lines of the form `position move result`, where a result is a position or a rule number. */
export const cases = (lines: readonly (readonly [string, string, string])[]): void => {
  for (const [start, move, expected] of lines)
    expect([start, move, after(start, move)]).toEqual([start, move, expected]);
};

/** Tests lines with a position and moves that one rule refuses there. */
export const refused = (number: string, lines: readonly (readonly [string, ...string[]])[]): void => {
  for (const [start, ...moves] of lines)
    for (const move of moves) expect([start, move, after(start, move)]).toEqual([start, move, number]);
};

/** Option sets with which every rule is used. */
export const optionSets: fc.Arbitrary<Options> = fc.record({
  players: fc.constantFrom(2, 3, 4, 5),
  selfCheck: fc.constantFrom('action', 'turn'),
  fallenGood: fc.constantFrom('share', 'lose'),
  firstTie: fc.constantFrom('low', 'random'),
  turnLimit: fc.constantFrom(0, 0, 10, 30),
});

interface Line {
  readonly start: string;
  readonly final: string;
  readonly plies: readonly { readonly move: string }[];
}

const lines = readFileSync(new URL('../../vectors/icetraders.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Line);

/** Every position of the reference transcripts. */
export const seen: readonly string[] = [
  ...new Set(
    lines.flatMap(({ start, plies }) => {
      const texts = [start];
      for (const { move } of plies) texts.push(after(texts.at(-1) ?? '', move));
      return texts;
    }),
  ),
];

/** Positions of all phases, early and late: those of the reference transcripts, continued at random. */
export const states: fc.Arbitrary<State> = fc
  .tuple(fc.constantFrom(...seen), fc.nat(), fc.nat(4))
  .map(([text, seed, plies]) => playout(game)(position(text), source(seed), plies));
