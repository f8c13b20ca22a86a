/**
 * Processor time again: somebody comments all the time at a table of bots. In the past, each comment made the bots reconsider a move that was already
 * being written to disk, and every move that came too late made them search once more: a table accumulated thousands of searches, and the server hung
 * for everybody.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { isRight } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { game } from '../../src/games/terrafex/index.js';
import { readEntrant, usualLimits } from '../../src/node/host/entrant.js';
import { newSecret, seedsOf } from '../../src/node/host/secret.js';
import { hosted } from '../../src/node/server/hosted-table.js';
import { open } from '../../src/table/index.js';

test('talk does not make bots think twice about one decision', async () => {
  const opened = open(game, { players: ['one', 'two'], options: { turnLimit: 6 } }, 0);
  const greedy = readEntrant('greedy', usualLimits);
  if (!isRight(opened) || !isRight(greedy)) throw new Error('a table of bots');
  let thoughts = 0;
  const table = hosted({
    game,
    knowledge: {},
    id: 'A',
    table: opened.right.table,
    journal: { append: () => pause(2) },
    log: [],
    halted: null,
    now: Date.now,
    rules: '1',
    report: () => undefined,
    seedOf: seedsOf(newSecret()),
    turn: (think) => {
      thoughts++;
      return think();
    },
  });
  table.seatBot('one', greedy.right);
  table.seatBot('two', greedy.right);
  for (let remark = 0; !table.isOver() && remark < 5000; remark++) {
    // The table refuses this message and answers at once.
    void table.say({ _tag: 'Move', player: 'one', ply: 0, move: 'none' });
    await pause(0);
  }
  expect(table.isOver()).toBe(true);
  expect(thoughts).toBe(table.state().moves);
  await table.close();
});
