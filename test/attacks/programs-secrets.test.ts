/**
 * Programs that try to compute secrets: neither the seed that they are given, nor their own view, nor small seeds reveal the set-up or the draws of
 * another seat, in `match` and in `arena`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Kit, kit } from '../node/tournament/kit.js';
import { type Prediction, scoreOf } from './chance.js';
import { goofspielAt, programAt } from './kit.js';

let arena: Kit;
const at = (name: string): string => join(arena.folder, name);

beforeAll(async () => {
  arena = await kit();
  await goofspielAt(at('goofspiel.mjs'));
  await programAt('oracle', at('oracle.mjs'));
});
afterAll(() => arena.end());

const predictionsIn = (file: string): readonly Prediction[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    // These lines were written by the test's own program.
    .map((line) => JSON.parse(line) as Prediction);

const oracle = (log: string): string => `cmd:"${process.execPath}" "${at('oracle.mjs')}" "${at(log)}"`;

/** What a command has to complain about, without the line of progress that it writes each minute. */
const faults = (err: string): string => err.replaceAll(/^\d+ of \d+ (?:games|seeds), .*\n?/gm, '');

const rules = { players: 2, cards: 9 };

/** Each game has 15 secrets with more than one possible value. */
const games = 72;

describe('a program that knows how seeds were made', () => {
  test('in a match', async () => {
    const flags = ['--games', `${games}`, '--options', JSON.stringify(rules), '--with', at('goofspiel.mjs')];
    const { code, err, out } = await arena.run('match', 'goofspiel', oracle('match.log'), 'random', ...flags);
    expect({ code, err: faults(err) }).toEqual({ code: 0, err: '' });
    const score = scoreOf(predictionsIn(at('match.log')));
    console.info(
      `match: ${JSON.stringify(score)}; ${out.trimEnd().split('\n').at(-2)?.split('\t').slice(1, 3).join(' points of ')}`,
    );
    expect(score.decisions).toBeGreaterThanOrEqual(1000);
    expect(score.hits).toBeLessThanOrEqual(score.most);
  });

  test('in a tournament', async () => {
    const spec = arena.spec('oracle', {
      games: [{ game: 'goofspiel', options: rules }],
      bots: [
        { name: 'oracle', text: oracle('arena.log') },
        { name: 'random', text: 'random' },
      ],
      blocks: games / 2,
    });
    const flags = ['--out', at('oracle'), '--jobs', '2', '--with', at('goofspiel.mjs')];
    const { code, err, out } = await arena.run('arena', 'run', spec, ...flags);
    expect({ code, err: faults(err) }).toEqual({ code: 0, err: '' });
    const score = scoreOf(predictionsIn(at('arena.log')));
    console.info(
      `arena: ${JSON.stringify(score)}; ${/oracle\t([\d.]+\t\d+)/.exec(out)?.[1]?.replace('\t', ' points of ') ?? ''}`,
    );
    expect(score.decisions).toBeGreaterThanOrEqual(1000);
    expect(score.hits).toBeLessThanOrEqual(score.most);
  });
});
