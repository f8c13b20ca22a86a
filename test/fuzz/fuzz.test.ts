/** A short run of the fuzzer, and every input for which it ever found a failure. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../src/games/catalogue.js';
import { checkConversation } from '../../src/protocol/index.js';
import { type Finding, fuzz, minimised, wrongWith } from './fuzz.js';
import { saidIn, targetsOf } from './targets.js';

const targets = targetsOf('');
const findings = new URL('findings.json', import.meta.url);

test('every kind of input has a target with good inputs, which are taken', () => {
  expect(targets.map(({ name }) => name)).toContain('terrafex position');
  expect(targets).toHaveLength(5 * 7 + 2);
  for (const target of targets) {
    expect([target.name, target.corpus.length]).not.toEqual([target.name, 0]);
    for (const input of target.corpus.slice(0, 5))
      expect([target.name, input, wrongWith(target, input)]).toEqual([target.name, input, undefined]);
  }
});

test.each(targets.map((target) => [target.name, target] as const))('%s: 300 hostile inputs', (_, target) => {
  const { tried, findings: found } = fuzz(target, 1, 300, Number.POSITIVE_INFINITY);
  expect([tried, found]).toEqual([300, []]);
});

test('the sample conversation is valid, and the game at the table has begun', () => {
  const whole = targets.find(({ name }) => name === 'protocol conversation')?.corpus[0] ?? '';
  expect(checkConversation(games, saidIn(whole))).toEqual([]);
  for (const { name, corpus } of targets.filter((one) => one.name.endsWith('table log')))
    for (const log of corpus) expect([name, log.match(/"_tag":"Move"/g)?.length]).toEqual([name, 6]);
});

test('what was found once stays mended', () => {
  const known = existsSync(findings) ? (JSON.parse(readFileSync(findings, 'utf8')) as Finding[]) : [];
  for (const { target: name, input } of known) {
    const target = targets.find((one) => one.name === name);
    expect([name, input, target === undefined ? 'no such target' : wrongWith(target, input)]).toEqual([
      name,
      input,
      undefined,
    ]);
  }
});

test('a finding is made small', () => {
  const broken = {
    name: 'x',
    corpus: ['a'],
    json: false,
    look: (text: string) => (text.includes('!') ? 'a cry' : undefined),
  };
  expect(minimised(broken, 'one two! three')).toBe('!');
  expect(fuzz({ ...broken, corpus: ['help! me'] }, 1, 200, Number.POSITIVE_INFINITY).findings).toEqual([
    { target: 'x', what: 'a cry', input: '!' },
  ]);
});
