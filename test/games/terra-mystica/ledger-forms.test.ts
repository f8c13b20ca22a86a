/** The notations used in ledgers, one at a time: rows replayed in scenes, and headers (chapter 24). */

import { readFileSync } from 'node:fs';
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { printFault } from '../../../src/core/index.js';
import { type FactionId, type State } from '../../../src/games/terra-mystica/index.js';
import { figuresOf } from '../../../src/games/terra-mystica/ledger/figures.js';
import { checkLedger, inspectLedger, readLedger } from '../../../src/games/terra-mystica/ledger/index.js';
import { printOffers, withOffers as summed } from '../../../src/games/terra-mystica/ledger/offers.js';
import { runRow } from '../../../src/games/terra-mystica/ledger/replay.js';
import { compare, newRun } from '../../../src/games/terra-mystica/ledger/run.js';
import { draftOf } from '../../../src/games/terra-mystica/state/draft.js';
import { checkFiles } from '../../../src/node/cli/ledger.js';
import { after, cultsOf, type Hand, hand, power, rule, scene, seat, verdict } from './kit.js';
import { played } from './ledger-kit.js';
import { ownFolder } from './own-ledgers.js';

const rich = { workers: 20, coins: 40, priests: 3 } as const;
const deferred = { 'leech-timing': 'deferred' } as const;

describe('the leech column', () => {
  const seats: readonly (readonly [FactionId, Hand?])[] = [
    ['halflings', rich],
    ['witches'],
    ['acolytes', { terrain: 'black' }],
    ['icemaidens', { terrain: 'yellow' }],
    ['shapeshifters', { terrain: 'red' }],
  ];
  const base = scene({ seats, hexes: {}, options: deferred });

  test('has one amount for each seat, in the order of colour names', () => {
    // The terrains are green, volcano, ice and red; by name, green comes first, then ice, red and volcano.
    expect(printOffers(base, [0, 2, 3, 4, 1])).toBe('2 4 1 3');
    expect(
      printOffers(
        scene({ seats: [['giants'], ['riverwalkers', { terrain: 'blue' }], ['cultists']], hexes: {} }),
        [1, 2, 3],
      ),
    ).toBe('2 3 1');
  });

  test('adds up what several buildings of a row offer', () => {
    expect(summed(summed([], [0, 2, 1]), [0, 2, 0])).toEqual([0, 4, 1]);
    const chaos = scene({
      seats: [['chaosmagicians', { ...rich, bonus: 3 }], ['witches']],
      hexes: { A8: '0SH', B5: '1TP' },
      ground: { A9: 'red', B4: 'red' },
      options: deferred,
    });
    const near = played(chaos, 'chaosmagicians', 'action ACTC. build A9. build B4', [4]);
    expect([near.fault, near.leech]).toEqual(['', []]);
    expect(played(chaos, 'chaosmagicians', 'action ACTC. build A9. build B4', [2, 2]).leech).toEqual([['2 2', '4']]);
  });
});

describe('several steps and spades at once', () => {
  const acolytes = scene({
    seats: [['acolytes', { ...rich, terrain: 'red', bowl1: 0, bowl2: 0, bowl3: 9 }], ['witches'], ['cultists', rich]],
    hexes: { D4: '0D', F3: '1D', E6: '2D' },
    options: deferred,
  });

  test('+2FIRE for two single steps, of an action or of answers', () => {
    const both = played(acolytes, 'acolytes', 'action ACT6. +2WATER');
    expect([both.fault, both.moves]).toEqual(['', ['action ACT6', '+WATER', '+WATER', 'done']]);
    const due = { ...acolytes, seats: acolytes.seats.map((one, index) => (index === 2 ? { ...one, steps: 3 } : one)) };
    expect(played(due, 'cultists', '+2EARTH. +1FIRE').moves).toEqual(['+EARTH', '+EARTH', '+FIRE']);
    expect(played(due, 'cultists', '+3EARTH').moves).toEqual(['+EARTH', '+EARTH', '+EARTH']);
    expect(played(due, 'cultists', '+4EARTH').fault).toMatch(/^TMY-19.1: line 1: \+4earth: /);
  });

  test('+2FIRE stays one move if the steps are on one track', () => {
    const auren = scene({ seats: [['auren', rich], ['giants']], hexes: { D4: '0SH', F3: '1D' }, options: deferred });
    expect(played(auren, 'auren', 'action ACTA. +2FIRE').moves).toEqual(['action ACTA', '+2FIRE', 'done']);
  });

  test('-2SPADE gives up two', () => {
    const giants = scene({ seats: [['giants', rich], ['witches']], hexes: { D4: '0SH', F3: '1D' }, options: deferred });
    expect(played(giants, 'giants', 'action ACTG. -2SPADE').moves).toEqual(['action ACTG', '-SPADE', '-SPADE', 'done']);
    expect(played(giants, 'giants', 'action ACTG. -3SPADE').fault).toMatch(/^TMY-15.13: line 1: /);
  });
});

describe('giving things up by name', () => {
  const darklings = scene({
    seats: [['darklings', rich], ['witches']],
    hexes: { D4: '0TP', F3: '1D' },
    options: deferred,
  });

  test('-3CONVERT_W_TO_P for the workers that stay workers', () => {
    const row = played(darklings, 'darklings', 'upgrade D4 to SH. -3CONVERT_W_TO_P');
    expect([row.fault, row.moves]).toEqual(['', ['upgrade D4 to SH', 'done']]);
    expect(played(darklings, 'darklings', 'upgrade D4 to SH. convert 2W to 2P. -1CONVERT_W_TO_P').fault).toBe('');
    expect(played(darklings, 'darklings', 'upgrade D4 to SH. convert 2W to 2P. -2CONVERT_W_TO_P').fault).toMatch(
      /^TMY-17.3: /,
    );
    expect(played(darklings, 'darklings', '-3CONVERT_W_TO_P. upgrade D4 to SH').fault).toMatch(/^TMY-17.3: /);
  });

  test('-BRIDGE for bridges of a stronghold that are not there', () => {
    const walkers = (bridges: Readonly<Record<string, number>>) =>
      scene({
        seats: [['riverwalkers', { ...rich, terrain: 'red' }], ['witches']],
        hexes: { E8: '0TP', F3: '1D' },
        bridges,
        options: deferred,
      });
    const two = walkers({ 'D6:E8': 0, 'C2:D4': 0 });
    expect(seat(two).bridges).toBe(2);
    expect(played(two, 'riverwalkers', 'upgrade E8 to SH. -BRIDGE. -BRIDGE').moves).toEqual([
      'upgrade E8 to SH',
      '-BRIDGE',
      'done',
    ]);
    expect(played(two, 'riverwalkers', 'upgrade E8 to SH. -2BRIDGE').moves).toEqual([
      'upgrade E8 to SH',
      '-BRIDGE',
      'done',
    ]);
    expect(played(two, 'riverwalkers', 'upgrade E8 to SH. -3BRIDGE').fault).toMatch(/^TMY-15.13: /);
    expect(played(darklings, 'darklings', 'upgrade D4 to SH. -BRIDGE').fault).toMatch(/^TMY-15.13: /);
  });
});

describe('the figures of a row', () => {
  test('each column that differs from the rules is named with what it says and what it is', () => {
    const state = scene({ seats: [['giants', rich], ['witches']], hexes: { D4: '0D', F3: '1D' }, options: deferred });
    const got = figuresOf(state, 0);
    const differing = (change: Partial<typeof got>): readonly (readonly string[])[] => {
      const run = newRun(draftOf(state));
      const row = { _tag: 'Row', line: 1, faction: 'giants', offers: [], commands: [] } as const;
      compare(run, { ...row, figures: { ...got, ...change } }, got);
      return run.differences.map(({ column, expected, got: is }) => [column, expected, is]);
    };
    expect(differing({})).toEqual([]);
    expect(differing({ vp: got.vp + 1 })).toEqual([['VP', String(got.vp + 1), String(got.vp)]]);
    expect(differing({ coins: 3 })).toEqual([['C', '3', '40']]);
    expect(differing({ workers: 3 })).toEqual([['W', '3', '20']]);
    expect(differing({ priests: 1 })).toEqual([['P', '1', '3']]);
    expect(differing({ power: [9, 9, 9] })).toEqual([['PW', '9/9/9', got.power.join('/')]]);
    expect(differing({ cults: [9, 9, 9, 9] })).toEqual([['cults', '9/9/9/9', got.cults.join('/')]]);
  });
});

describe('passes and other words', () => {
  const giants = (round: number) =>
    scene({
      seats: [
        ['giants', { ...rich, bonus: 0, bowl3: 6 }],
        ['witches', { bonus: 1 }],
      ],
      hexes: { D4: '0D', F3: '1D' },
      options: deferred,
      state: { round },
    });

  test('pass BON9 in the last round takes no tile', () => {
    expect(played(giants(6), 'giants', 'pass BON9').moves).toEqual(['pass']);
    expect(played(giants(5), 'giants', 'pass BON3').moves).toEqual(['pass BON3']);
  });

  test('resources, structures and tracks by their long names, one or several', () => {
    const row =
      'convert 3 power to 3 coins. convert priest to worker. convert 2 workers to 2 coins. convert power to coin. upgrade D4 to trading post';
    expect(played(giants(1), 'giants', row).moves.slice(0, 5)).toEqual([
      'convert 3PW to 3C',
      'convert 1P to 1W',
      'convert 2W to 2C',
      'convert 1PW to 1C',
      'upgrade D4 to TP',
    ]);
    expect(played(giants(1), 'giants', 'convert 2 priests to 2 workers. advance shipping').moves).toEqual([
      'convert 2P to 2W',
      'advance ship',
      'done',
    ]);
  });
});

describe('answers', () => {
  const table = (options: object, bowls = { bowl1: 5, bowl2: 7 }) =>
    scene({
      seats: [
        ['giants', rich],
        ['cultists', { ...rich, ...bowls }],
        ['darklings', rich],
      ],
      hexes: { D4: '0D', E6: '1D', E5: '1D', G5: '2D' },
      options: { ...deferred, ...options },
    });
  const offer = (build: number, from: number, amount: number, dead = 0) => ({ build, from, to: 1, amount, void: dead });
  const withOffers = (state: State, ...offers: readonly ReturnType<typeof offer>[]): State => ({
    ...state,
    builds: offers.length,
    offers,
  });
  const two = withOffers(table({}), offer(0, 0, 2), offer(1, 2, 3));

  test('without a source mean the oldest offer that fits', () => {
    expect(played(two, 'cultists', 'leech 2').moves).toEqual(['leech 2 from giants']);
    expect(played(two, 'cultists', 'leech 3').moves).toEqual(['leech 3 from darklings']);
    expect(played(two, 'cultists', 'decline 3').moves).toEqual(['decline 3 from darklings']);
    expect(played(two, 'cultists', 'leech 4').fault).toBe('TMY-8.1: line 1: leech 4: this power is not on offer');
  });

  test('a wrong amount without a source is taken as it stands without strict-leech only, and every offer stays open', () => {
    const lenient = withOffers(table({ 'strict-leech': false }), offer(0, 0, 2), offer(1, 2, 3));
    const four = played(lenient, 'cultists', 'leech 4');
    expect([four.fault, four.moves, four.now.offers]).toEqual(['', ['leech 4'], lenient.offers]);
    expect([power(four.now, 1), seat(four.now, 1).vp]).toEqual(['1/11/0', 17]);
    expect(played(lenient, 'cultists', 'leech 3').moves).toEqual(['leech 3 from darklings']);
    expect(played(lenient, 'cultists', 'decline 4').fault).toBe(
      'TMY-8.1: line 1: decline 4: this power is not on offer',
    );
    expect(played(lenient, 'cultists', 'leech 4 from giants').fault).toMatch(/^TMY-8.2: /);
    expect(verdict(lenient, 'cultists: leech 4 from giants')).toBe('TMY-8.2');
    expect(verdict(lenient, 'cultists: decline 4 from giants')).toBe('TMY-8.2');
  });

  test('an older offer of the same source and amount that is void is not passed over', () => {
    const same = withOffers(table({}), offer(0, 0, 2, 1), offer(1, 0, 2));
    expect(played(same, 'cultists', 'leech 2 from giants').fault).toMatch(/^TMY-19.5b: /);
    expect(verdict(same, 'cultists: leech 2 from giants')).toBe('TMY-19.5b');
    expect(verdict(after(same, 'cultists: decline 2 from giants'), 'cultists: leech 2 from giants')).toBe('legal');
    const other = withOffers(table({}), offer(0, 0, 3, 1), offer(1, 0, 2));
    expect(verdict(other, 'cultists: leech 2 from giants')).toBe('legal');
    expect(verdict(withOffers(table({}), offer(0, 2, 2, 1), offer(1, 0, 2)), 'cultists: leech 2 from giants')).toBe(
      'legal',
    );
  });

  test('of several offers of one source and amount the oldest is taken', () => {
    const same = withOffers(table({}), offer(0, 0, 2), offer(1, 0, 2));
    expect(after(same, 'cultists: leech 2 from giants').offers.map(({ build }) => build)).toEqual([1]);
  });
});

describe('a choice and an income in one row', () => {
  const base = scene({
    seats: [
      ['halflings', { workers: 0, coins: 3, passed: 1 }],
      ['riverwalkers', { terrain: 'red', coins: 5, priests: 0, priestsDue: 1, passed: 1 }],
    ],
    hexes: { D4: '0D', E8: '1D' },
    options: { ...deferred, 'variable-turn-order': true },
    state: { phase: 'cult', active: 1, turnOf: -1, order: [0, 1], passing: [0, 1] },
  });

  test('of the Riverwalkers: the income of the first seat, which no row shows; their own figures before theirs', () => {
    const run = newRun(draftOf(base));
    const before = { ...figuresOf(base, 1), coins: 4 };
    const row = { _tag: 'Row' as const, line: 1, faction: 'riverwalkers' as const, offers: [] };
    expect(
      runRow(run, { ...row, figures: before, commands: ['unlock-terrain gray', 'other_income_for_faction'] }),
    ).toMatchObject({ _tag: 'Right' });
    expect(run.differences).toEqual([]);
    expect(run.happened.map(({ kind, seat: who }) => [kind, who])).toEqual([['income', 1]]);
    runRow(run, { ...row, figures: figuresOf(run.draft, 1), commands: ['other_income_for_faction'] });
    expect([run.differences, run.happened, hand(run.draft, 1).split('/')[0]]).toEqual([[], [], '10']);
  });

  test('of the first seat: its own income', () => {
    const first = {
      ...base,
      order: [1, 0],
      passing: [1, 0],
    };
    const done = after(first, 'riverwalkers: unlock-terrain gray');
    const run = newRun(draftOf(first));
    runRow(run, {
      _tag: 'Row',
      line: 1,
      faction: 'riverwalkers',
      offers: [],
      figures: figuresOf(done, 1),
      commands: ['unlock-terrain gray', 'other_income_for_faction'],
    });
    expect(run.differences).toEqual([]);
    expect(run.happened.map(({ seat: who }) => who)).toEqual([0]);
  });
});

describe('pages and headers', () => {
  const good = readFileSync(`${ownFolder}/own-01.txt`, 'utf8');

  test('lines copied from the page of a game', () => {
    const page = good
      .split('\n')
      .map((line) => (line === '' || line.includes('\t') ? line : ` ${line}\tshow history`))
      .join('\r\n');
    const read = checkLedger(page);
    expect(!isLeft(read) && [read.right.differences, read.right.options]).toEqual([[], checkedOptions(good)]);
    expect(printed(checkLedger(`nobody\tshow\n${good}`))).toBe('line 1: a row has 15 columns, not 2');
    expect(printed(checkLedger(`cultists\tshow history\n${good}`))).toBe('line 1: a row has 15 columns, not 2');
  });

  test('what is not known names what is', () => {
    const about = (line: string) => printed(readLedger(`${line}\n${good}`));
    expect(about('map 123')).toMatch(
      /^line 1: no map "123"; known are 126fe\w+ \(original\), 95a6\w+ \(fire-ice\), be8f\w+ \(fire-ice-2\)$/,
    );
    for (const line of ['faction-variant playtest_v1_ice', 'option faction-variant playtest_v1_ice'])
      expect(about(line)).toMatch(
        /^line 1: the faction variant "playtest_v1_ice" is not supported; known are the options fire-and-ice-factions\/variable_v5, /,
      );
    expect(about('option loose-convert-phase')).toBe('line 1: the option "loose-convert-phase" is not supported');
    expect(about('option vp-variant dull')).toMatch(/known are standard, original_2017$/);
    const points = readLedger(`option vp-variant original_2017\n${good}`);
    expect(!isLeft(points) && points.right.options['vp-variant']).toBe('original_2017');
  });

  test('at set-up a row holds the moves of its own seat', () => {
    const swapped = good.replace(/^cultists(\t.*\tbuild [A-Z]\d+)$/m, 'darklings$1');
    expect(printed(checkLedger(swapped))).toMatch(/^TMY-19.1: line \d+: build \w+: another seat decides now$/);
  });
});

const printed = (read: ReturnType<typeof readLedger> | ReturnType<typeof checkLedger>): string =>
  isLeft(read) ? printFault(read.left) : 'no fault';

const checkedOptions = (text: string) => {
  const read = checkLedger(text);
  return isLeft(read) ? null : read.right.options;
};

describe('the command', () => {
  const good = readFileSync(`${ownFolder}/own-01.txt`, 'utf8');
  const lines = good.split('\n');
  const row = lines.findIndex((line) => line.includes('upgrade'));

  test('a ledger that breaks off tells the rows before, and what differs in them', () => {
    const bad = lines
      .with(row, (lines[row] ?? '').replace(/upgrade \w\d+ to TP/, 'upgrade A1 to SA'))
      .with(row - 2, (lines[row - 2] ?? '').replace(/\t(\d+) VP\t/, '\t99 VP\t'));
    const report = inspectLedger(bad.join('\n'));
    expect(isLeft(report.result)).toBe(true);
    expect(report.rows).toBe(lines.slice(0, row).filter((line) => line.includes('\t')).length);
    expect(report.differences.length).toBeLessThanOrEqual(1);
  });

  test('prints faults and differences in the same form', async () => {
    const out: string[] = [];
    const io = {
      out: (text: string) => void out.push(text),
      err: () => {},
      input: [] as unknown as AsyncIterable<string>,
      width: 80,
    };
    expect(await checkFiles(['test/vectors/ledgers/manifest.json', 'nowhere.txt'], io, {})).toBe(1);
    expect(out).toEqual([
      'test/vectors/ledgers/manifest.json:1: the scoring tiles of six rounds are missing',
      'nowhere.txt: no such file',
      '0 rows compared, 0 rows different',
      '0 passed, 2 failed',
    ]);
  });
});

test('the writer has the headings of ledgers', () => {
  const ledger = readFileSync(`${ownFolder}/own-02.txt`, 'utf8');
  expect(ledger.match(/^Round [12] income$/gm)).toEqual(['Round 1 income', 'Round 2 income', 'Round 2 income']);
  expect(ledger.match(/^Round 2, turn \d$/gm)?.slice(0, 2)).toEqual(['Round 2, turn 1', 'Round 2, turn 2']);
  expect(ledger.match(/^(Scoring|Converting) .*$/gm)).toEqual([
    'Scoring FIRE cult',
    'Scoring WATER cult',
    'Scoring EARTH cult',
    'Scoring AIR cult',
    'Scoring network',
    'Converting resources to VPs',
  ]);
});

rule('TMY-8.2', 'an answer names an amount that is on offer', () => {
  const base = scene({
    seats: [
      ['giants', rich],
      ['cultists', { ...rich, bowl1: 5, bowl2: 7, bowl3: 0 }],
    ],
    hexes: { D4: '0D', E6: '1D', E5: '1D' },
    options: deferred,
  });
  const open = after(base, 'giants: upgrade D4 to TP', 'giants: done');
  expect(open.offers.map(({ amount }) => amount)).toEqual([1]);
  const taken = after(open, 'cultists: leech 1 from giants');
  expect([power(taken, 1), cultsOf(taken, 1)]).toEqual(['4/8/0', cultsOf(open, 1)]);
});
