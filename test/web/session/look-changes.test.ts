/** What a look at a table shows compared with the previous look. */
import { isLeft } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { face as pigFace } from '../../../examples/pig/face.js';
import { type Pig, game as pig } from '../../../examples/pig/game.js';
import { replay } from '../../../src/core/index.js';
import { say } from '../../../src/face/index.js';
import { type Look, look as lookAt, open } from '../../../src/table/index.js';
import { nextShown, type ShownLook } from '../../../src/web/session/look-changes.js';

const opened = open(pig, { players: ['Ada', 'Bo'], options: { players: 2, goal: 20 } }, 0);
if (isLeft(opened)) throw new Error(opened.left.reason);
const first = lookAt(opened.right.table, 'spectators', 0);
const [start] = [pig.position.parse(first.sight?.view ?? '')];
if (isLeft(start)) throw new Error(start.left.reason);

const after = (moves: readonly string[]): { readonly look: Look; readonly view: Pig['View'] } => {
  const played = replay(pig)(start.right, moves);
  if (isLeft(played) || first.sight === null) throw new Error('cannot be played');
  const sight = { ...first.sight, ply: moves.length, view: pig.position.print(played.right) };
  return { look: { ...first, moves, sight }, view: played.right };
};
const speak = (_: unknown, said: Parameters<ReturnType<typeof say>>[0]): string => say([pigFace.english])(said);
const next = (before: ShownLook<Pig> | undefined, moves: readonly string[]): ShownLook<Pig> => {
  const { look, view } = after(moves);
  return nextShown(pigFace, speak, before, look, view);
};

test('the last of several moves has words: a throw that follows a roll', () => {
  const { last, cause } = next(next(undefined, []), ['Roll', 'Fall 5']);
  expect([last?.seat, last?.text, cause]).toEqual([-1, 'Fall 5', 'played']);
  expect(last?.words).toContain('5');
});

test('as many moves, but others: the game went back meanwhile', () => {
  const before = next(next(undefined, []), ['Roll', 'Fall 5']);
  expect(next(before, ['Roll', 'Fall 4']).last?.text).toBe('Fall 4');
  expect(next(before, ['Roll', 'Fall 5'])).toMatchObject({ last: before.last, cause: before.cause });
});
