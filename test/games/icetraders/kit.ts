import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect } from 'vitest';
import { playout, source } from '../../../src/core/index.js';
import { game, type Options, rules, type State } from '../../../src/games/icetraders/index.js';
import { at, result } from '../../kit/play.js';
import { ruleTests } from '../../kit/rule.js';

/** Titles of the tests of this game. */
export const rule = ruleTests(rules);

/** The state of a position text. */
export const position = at(game);

/** What a move does: the new position, or the number of the rule that it breaks. */
export const after = result(game);

/** Lines of `position  move  result`, where a result is a position or a rule number. */
export const cases = (lines: readonly (readonly [string, string, string])[]): void => {
  for (const [start, move, expected] of lines)
    expect([start, move, after(start, move)]).toEqual([start, move, expected]);
};

/** Lines of a position and moves that one rule refuses in it. */
export const refused = (number: string, lines: readonly (readonly [string, ...string[]])[]): void => {
  for (const [start, ...moves] of lines)
    for (const move of moves) expect([start, move, after(start, move)]).toEqual([start, move, number]);
};

/** Option sets that let every rule occur. */
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

/** Every position that the reference transcripts go through. */
export const seen: readonly string[] = [
  ...new Set(
    lines.flatMap(({ start, plies }) => {
      const texts = [start];
      for (const { move } of plies) texts.push(after(texts.at(-1) ?? '', move));
      return texts;
    }),
  ),
];

/** Positions of all phases, early and late: those of the reference transcripts, played on at random. */
export const states: fc.Arbitrary<State> = fc
  .tuple(fc.constantFrom(...seen), fc.nat(), fc.nat(4))
  .map(([text, seed, plies]) => playout(game)(position(text), source(seed), plies));
