/** What a law says about a violation: the place of the first difference, not two whole positions. */
import fc from 'fast-check';
import { number, type } from 'io-ts';
import { expect, test } from 'vitest';
import { draw, face } from '../../examples/quoridor/face.js';
import { game as walls } from '../../examples/quoridor/game.js';
import { fault, left, right } from '../../src/core/index.js';
import { lawsOf } from '../../src/laws/index.js';
import { roundTrip, textTrip } from '../../src/laws/trips.js';
import { same } from '../../src/laws/violation.js';

const position = { seats: [{ coins: 3 }, { coins: 4 }], round: 2 };

test.each([
  [{ ...position, seats: [{ coins: 3 }, { coins: 5 }] }, 'the position at seats.1.coins: 5 instead of 4'],
  [{ seats: position.seats }, 'the position at round: undefined instead of 2'],
  [{ ...position, extra: 1 }, 'the position at extra: 1 instead of undefined'],
  [{ ...position, seats: [{ coins: 3 }] }, 'the position at seats.1: undefined instead of {"coins":4}'],
  [7, 'the position: 7 instead of {"seats":[{"coins":3},{"coins":4}],"round":2}'],
])('the first difference: %j', (found, said) => {
  expect(same('the position', found, position)).toBe(said);
});

test('equal data is no violation, whatever the order of the keys', () => {
  expect(same('the position', { round: 2, seats: position.seats }, position)).toBeUndefined();
});

test('what is not read back says why in words', () => {
  const refuses = { print: () => 'e2', parse: () => left(fault(['row'], 'too far', 'QX-1.1')) };
  expect(textTrip('the position', refuses, position)).toBe(
    'the position e2 read back is refused: QX-1.1: row: too far',
  );
  const loses = { print: () => 'e2', parse: () => right({ ...position, round: 3 }) };
  expect(textTrip('the position', loses, position)).toBe('the position e2 read back at round: 3 instead of 2');
  const codec = type({ round: number });
  expect(roundTrip('the state', codec, { round: 2 })).toBeUndefined();
});

test('a part that the picture lacks: how it is drawn, or how it is named as a button', () => {
  const [law] = lawsOf(walls, { face, draw: (view, seat) => draw(view, { seat }), maxPlies: 4 }).filter(
    ({ rule }) => rule === 'GC-7.4',
  );
  const { errorInstance } = fc.check(law!.property, { numRuns: 5, seed: 1 });
  expect(String(errorInstance)).toMatch(
    /nothing to click for lies \S+: no element of the picture has data-lies=.* name lies in `beside`/,
  );
});
