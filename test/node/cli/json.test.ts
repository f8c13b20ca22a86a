/** `--json`: every command that prints data has it, and its output matches its schema. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isLeft } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arenaSpec } from '../../../src/arena/index.js';
import { decode, printFault } from '../../../src/core/index.js';
import { helpExamples } from '../../../src/node/cli/help.js';
import { commandSchemas } from '../../../src/node/cli/schemas.js';
import { playIn } from '../../../src/node/tournament/run.js';
import { rulehouse } from './kit.js';

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-json-'));
const at = (name: string): string => join(folder, name);
const ledgers = new URL('../../vectors/ledgers/', import.meta.url).pathname;
const vectors = new URL('../../vectors/terrafex.jsonl', import.meta.url).pathname;
/** A game of Töframenn that is over. */
const overAt = 'over:L:archmage c2:K3*,d5:Y3 a7:W3 - - std,null,caster,-,-';
const start = '......../...G2...B3/B3.G2...../...G1G1.../.....G2.B3/B3...G2.../........ w RYGB - 000 1 k2l0,12:0';

beforeAll(async () => {
  const [ledger = ''] = readdirSync(ledgers).filter((name) => name !== 'manifest.json');
  writeFileSync(at('ledger.txt'), readFileSync(join(ledgers, ledger)));
  writeFileSync(at('terra.json'), (await rulehouse(['ledger', 'import', at('ledger.txt')])).out);
  writeFileSync(at('said.txt'), '> nonsense\n');
  writeFileSync(at('bad.json'), '{"game":"chess"}');
  await rulehouse(['match', 'terrafex', 'random', 'greedy', '--games', '4', '--jsonl', at('games.jsonl')]);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Calls of each command whose output is checked; the output may report a failure too. */
const lines: Readonly<Record<string, readonly (readonly string[])[]>> = {
  games: [[]],
  start: [['terrafex'], ['icetraders', '--seed', '4']],
  apply: [['terrafex', start, 'R1']],
  why: [
    ['terrafex', start, 'R1', '--words'],
    ['terrafex', start, 'Ba5>c5'],
    ['terrafex', start, 'nonsense'],
  ],
  show: [
    ['terrafex', start],
    ['terrafex', start, '--seat', '1', '--words', '--svg'],
  ],
  perft: [
    ['terrafex', start, '2'],
    ['terrafex', start, '1', '--divide'],
    ['terrafex', start, '0'],
  ],
  check: [[vectors], [at('bad.json')]],
  verify: [[at('terra.json')], [at('bad.json'), at('none')]],
  bots: [[]],
  'check-protocol': [[at('said.txt')]],
  think: [['terrafex', start, '--bot', 'mcts:iterations=20']],
  match: [
    ['terrafex', 'random', 'greedy', '--games', '2'],
    ['terrafex', 'random', 'cmd:false', '--games', '2'],
  ],
  facts: [
    ['terrafex', '--games', '4', '--options', '{"turnLimit":6}'],
    ['icetraders', 'random', 'random', 'random', '--games', '3', '--depth', '1'],
    ['terrafex', '--dead', start, '--bound', '100'],
    ['toframenn', '--dead', overAt, '--bound', '9'],
  ],
  tune: [
    [
      ...['terrafex', '--bot', 'mcts:iterations=8', '--over', 'explore,order', '--options', '{"turnLimit":3}'],
      ...['--steps', '2', '--test', '2'],
    ],
    ['terrafex', '--bot', 'greedy', '--over', 'by', '--options', '{"turnLimit":3}', '--steps', '1', '--test', '0'],
  ],
  learn: [['toframenn', '--games', '21', '--layers', '4,2', '--test', '2', '--out', at('network.json')]],
  exam: [
    ['terrafex', 'script:guesses', '--games', '1', '--max-plies', '20'],
    ['terrafex', 'script:knows', '--games', '1', '--twin', '3', '--max-plies', '20'],
  ],
  'ledger check': [[at('ledger.txt')], [at('bad.json'), at('none')]],
  stats: [[at('terra.json'), '--by', 'seat,faction'], [at('games.jsonl')]],
  explore: [['terrafex', '--records', at('games.jsonl')]],
};

/** Commands with `--json` that are tested elsewhere, and where. */
const elsewhere: Readonly<Record<string, string>> = {
  legal: 'moves, as the schema of the game has them: test/node/cli/cli.test.ts',
  laws: 'needs a module: test/node/tournament/dice.test.ts',
  try: 'needs a program: below',
  'arena run': 'needs a spec: below',
  'arena add': 'needs a tournament: test/node/tournament/grow.test.ts',
  'arena show': 'needs a tournament: below',
  'tables list': 'needs the tables of a server: test/node/server/tables-command.test.ts',
  'arena site': 'needs a tournament: below',
  'arena submit': 'needs threads: test/node/tournament/submit.test.ts',
  'arena report': 'the report: test/arena/report.test.ts',
};

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
const schemas = commandSchemas();
const faultsOf = (command: string, json: string): string => {
  const fits = ajv.compile(schemas[command] ?? false);
  return fits(JSON.parse(json)) ? '' : ajv.errorsText(fits.errors);
};

describe('--json', () => {
  test('every command that has it has a schema and is looked at', async () => {
    const having: string[] = [];
    for (const { command } of helpExamples) {
      const { out } = await rulehouse([...command.split(' '), '--help']);
      if (/^ {2}--json /m.test(out)) having.push(command);
    }
    expect([...having].sort()).toEqual([...Object.keys(lines), ...Object.keys(elsewhere)].sort());
    expect(Object.keys(schemas).sort()).toEqual(
      having.filter((one) => one !== 'legal' && one !== 'arena report').sort(),
    );
  });

  test('arena run and arena show', async () => {
    const spec = decode(arenaSpec)({
      games: [{ game: 'terrafex', options: { turnLimit: 3 } }],
      bots: ['random', 'greedy'].map((text) => ({ name: text, text })),
    });
    if (isLeft(spec)) throw new Error(printFault(spec.left));
    const world = { out: () => undefined, err: () => undefined, input: (async function* () {})(), width: 80 };
    const played = await playIn(spec.right, { out: at('cup') }, 0, '', world);
    if (isLeft(played)) throw new Error(printFault(played.left));
    // The sources have no worker file. The command must report that and not wait for threads that cannot start.
    const threaded = await playIn(spec.right, { out: at('threads') }, 1, '', world);
    expect(isLeft(threaded) && threaded.left.reason).toMatch(/the file that worker threads run is not here/);
    expect(faultsOf('arena run', JSON.stringify(played.right.json))).toBe('');
    const shown = await rulehouse(['arena', 'show', at('cup'), '--json']);
    expect(faultsOf('arena show', shown.out)).toBe('');
    expect(JSON.parse(shown.out)).toEqual(played.right.json);
    const listed = await rulehouse(['arena', 'site', at('cup'), '--out', at('list'), '--json']);
    expect(faultsOf('arena site', listed.out)).toBe('');
  });

  test('try', async () => {
    const { out, code } = await rulehouse(['try', 'cmd:false', '--json']);
    expect([code, faultsOf('try', out)]).toEqual([1, '']);
  });

  test.each(Object.entries(lines).flatMap(([command, all]) => all.map((args) => [command, args] as const)))(
    '%s %j',
    async (command, args) => {
      const { out, lines: printed } = await rulehouse([...command.split(' '), ...args, '--json']);
      expect(printed.length).toBe(1);
      expect(faultsOf(command, out)).toBe('');
    },
  );

  test('what a command cannot do is no JSON: a line on standard error', async () => {
    expect(await rulehouse(['apply', 'terrafex', start, 'Ba5>c5', '--json'])).toMatchObject({ code: 1, out: '' });
  });
});
