/** The values of the main entry: what users of games need, and no more than an editor can list. Authors have `rulehouse/author`. */
import { expect, test } from 'vitest';
import * as author from '../../src/core/author.js';
import * as core from '../../src/core/index.js';
import * as front from '../../src/index.js';

const offered = `
  applyMove applyMoveAs applyText chanceMove chanceOutcomes chanceSource checkRecorded decode divide drawChance explain gameById gameRecord games
  isGameOver isLeft isNone isRight isRuleOf isSeat isSeed isSome legalMovesOf migrateRecord moverOf none parseJson parseMoveIn perft playout
  printFault printRefusal randomMove readRecord recordFormat replay ruleUrl rulesOf schemaOf schemasOf seats settleChance some source
  verifyRecord writeRecord`;

/** The two names that the core does not have. */
const catalogue = ['gameById', 'games'];

test('the front door has these values, at most fifty', () => {
  const names = Object.keys(front).sort();
  expect(names).toEqual(offered.trim().split(/\s+/));
  expect(names.length).toBeLessThanOrEqual(50);
});

test('what it shares with the kit of authors is the same value there', () => {
  const kit: Readonly<Record<string, unknown>> = author;
  for (const [name, value] of Object.entries(front).filter(([name]) => !catalogue.includes(name)))
    expect(kit[name], name).toBe(value);
});

test("the authors' kit is the core under another name", () => {
  expect(Object.keys(author)).toEqual(Object.keys(core));
  for (const name of catalogue) expect(author).not.toHaveProperty(name);
});
