/** Looks that overtake each other on their way. */
import { expect, test } from 'vitest';
import { game } from '../../../src/games/terrafex/index.js';
import { act, type Look, look, open } from '../../../src/table/index.js';
import { goesOn, isOlder } from '../../../src/web/session/look-changes.js';
import { Looking } from '../../../src/web/session/look-requests.js';

/** The looks at a game in which a move was made, taken back, and another one made. */
const looks = (): readonly Look[] => {
  const opened = open(game, { players: ['Ada', 'Bo'], undo: 'own' }, 0);
  if (opened._tag === 'Left') throw new Error('not opened');
  let { table } = opened.right;
  const seen = [look(table, 1, 0)];
  for (const said of [
    { _tag: 'Move', player: 'Ada', ply: 0, move: 'G^c5' },
    { _tag: 'AskUndo', player: 'Ada', ply: 0 },
    { _tag: 'Move', player: 'Ada', ply: 0, move: 'G^d4' },
  ] as const) {
    ({ table } = act(table, said, 0));
    seen.push(look(table, 1, 0));
  }
  return seen;
};

const at = (index: number): Look => {
  const found = looks()[index];
  if (found === undefined) throw new Error('no such look');
  return found;
};

test('a look goes on from another one in the same course; after an undo it does not', () => {
  const [start, made, undone, other] = [at(0), at(1), at(2), at(3)];
  expect([goesOn(start, made), goesOn(made, made), goesOn(undone, other)]).toEqual([true, true, true]);
  expect([goesOn(made, undone), goesOn(start, undone), goesOn(made, other), goesOn(start, other)]).toEqual(
    Array.from({ length: 4 }, () => false),
  );
  expect(goesOn(made, { ...made, viewer: 'spectators' })).toBe(false);
  expect([isOlder(start, made), isOlder(made, undone), isOlder(undone, made), isOlder(other, undone)]).toEqual([
    ...[true, true, false, false],
  ]);
});

test('looks of a server that does not number its courses go on from each other by their moves alone', () => {
  const unnumbered = looks().map((one) => ({ ...one, sight: one.sight && { ...one.sight, course: 0 } }));
  const [start, made, , other] = unnumbered;
  if (start === undefined || made === undefined || other === undefined) throw new Error('no looks');
  expect([goesOn(start, made), goesOn(made, other), goesOn(start, other)]).toEqual([true, false, true]);
});

test('a look that was overtaken is not shown: a further one is requested, and shown whatever it is', async () => {
  const shown: Look[] = [];
  const answers: ((look: Look) => void)[] = [];
  const asked = (): Promise<Look> => new Promise((resolve) => answers.push(resolve));
  const looking = new Looking({ look: asked }, (one) => shown.push(one));
  const [start, made, undone] = [at(0), at(1), at(2)];
  looking.brought(undone);
  looking.brought(made);
  expect([shown, answers.length]).toEqual([[undone], 1]);
  // The operator may have shortened the log, so what the server says last counts.
  answers[0]?.(start);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(shown).toEqual([undone, start]);
  looking.brought(made);
  expect(shown).toEqual([undone, start, made]);
});
