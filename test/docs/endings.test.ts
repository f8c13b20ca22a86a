/** What the rule books say of endless games: the moves of their examples can be repeated forever, and the limits that they name end them. */
import { readFileSync } from 'node:fs';
import { isSome } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import type { Game, GameTypes } from '../../src/core/index.js';
import { game as icetraders } from '../../src/games/icetraders/index.js';
import { game as terrafex } from '../../src/games/terrafex/index.js';
import { game as toframenn } from '../../src/games/toframenn/index.js';
import { game as transformartian } from '../../src/games/transformartian/index.js';
import { at, result } from '../kit/play.js';

interface Cycle {
  readonly start: string;
  readonly moves: readonly string[];
}

/** The examples of a rule book that return to their first position. */
const cyclesOf = (id: string): readonly Cycle[] =>
  [
    ...readFileSync(`docs/rules/${id}.md`, 'utf8').matchAll(
      new RegExp(`^\`\`\`${id}\\n([^\`]*^cycle: [^\`]*)\`\`\``, 'gm'),
    ),
  ].map(([, text = '']) => ({
    start: /^position: (.*)$/m.exec(text)?.[1] ?? '',
    moves: [...text.matchAll(/^move: (.*)$/gm)].map(([, move = '']) => move),
  }));

/** The reason for which a game ends when the moves of a cycle are repeated two hundred times; undefined if it does not end. */
const endOf = <T extends GameTypes>(game: Game<T>, { start, moves }: Cycle): string | undefined => {
  let position = start;
  for (let round = 0; round < 200; round++)
    for (const move of moves) {
      position = result(game)(position, move);
      const outcome = game.outcome(at(game)(position));
      if (isSome(outcome)) return outcome.value.reason;
    }
  return undefined;
};

/** The same cycle under another limit, which is part of the text of its position. */
const under = ({ start, moves }: Cycle, set: (text: string) => string): Cycle => ({ start: set(start), moves });

describe('an endless game', () => {
  test('of Terrafex ends by the turn limit always, by the quiet limit only if nothing grows in between', () => {
    const [quiet, busy] = cyclesOf('terrafex');
    if (quiet === undefined || busy === undefined) throw new Error('two examples are wanted');
    const rules = (text: string) => (old: string) => old.replace(/\S+$/, text);
    expect([quiet, busy].map((one) => endOf(terrafex, one))).toEqual([undefined, undefined]);
    expect([quiet, busy].map((one) => endOf(terrafex, under(one, rules('k2l0,12:0'))))).toEqual(['quiet', undefined]);
    expect([quiet, busy].map((one) => endOf(terrafex, under(one, rules('k2l60'))))).toEqual(['limit', 'limit']);
  });

  test('of Töframenn ends by each of the two limits', () => {
    const cycles = cyclesOf('toframenn');
    expect(cycles).toHaveLength(2);
    for (const one of cycles) {
      expect(endOf(toframenn, one)).toBeUndefined();
      expect(
        endOf(
          toframenn,
          under(one, (old) => old.replace(/-,-$/, '50:0,-')),
        ),
      ).toBe('quiet');
      expect(
        endOf(
          toframenn,
          under(one, (old) => old.replace(/-,-$/, '-,300:0')),
        ),
      ).toBe('plies');
    }
  });

  test('of IceTraders ends by the turn limit', () => {
    const cycles = cyclesOf('icetraders');
    expect(cycles).toHaveLength(2);
    for (const one of cycles) {
      expect(endOf(icetraders, one)).toBeUndefined();
      expect(
        endOf(
          icetraders,
          under(one, (old) => old.replace(/^2 /, '2L100 ').replace(/-$/, '0')),
        ),
      ).toBe('limit');
    }
  });

  test('of Transformartian ends by the turn limit', () => {
    const cycles = cyclesOf('transformartian');
    expect(cycles).toHaveLength(2);
    for (const one of cycles) {
      expect(endOf(transformartian, one)).toBeUndefined();
      expect(
        endOf(
          transformartian,
          under(one, (old) => old.replace(/0$/, '100')),
        ),
      ).toBe('limit');
    }
  });
});

test.each(['icetraders', 'terra-mystica', 'terrafex', 'toframenn', 'transformartian'])(
  'the rule book of %s has a section about what ends a game',
  (id) => expect(readFileSync(`docs/rules/${id}.md`, 'utf8')).toContain('\n### What ends a game, and what does not\n'),
);
