/** What `try` records of programs that write a lot: everything is checked, but only a limited amount is kept. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { games } from '../../src/index.js';
import { ConversationLog } from '../../src/node/cli/conversation-log.js';
import { checkConversation, notificationLine, requestLine, type Said } from '../../src/protocol/index.js';
import { rulehouse } from '../node/cli/kit.js';

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-overheard-'));
afterAll(() => rmSync(folder, { recursive: true }));

const host = (line: string): Said => ({ by: 'host', line });
const bot = (line: string): Said => ({ by: 'bot', line });
const hello = [
  host(requestLine(1, 'initialize', { protocol: 1, games: ['terrafex'], limits: { ms: 1, memory: 1, line: 1 } })),
  bot('{"jsonrpc":"2.0","id":1,"result":{"name":"bot"}}'),
];
const talk = (text: string): Said => bot(`{"jsonrpc":"2.0","method":"info","params":{"id":"1","text":"${text}"}}`);

const hear = (said: Iterable<Said>): ConversationLog => {
  const overheard = new ConversationLog(games);
  for (const one of said) overheard.hear(one);
  return overheard;
};

test('a million lines without an answer', () => {
  const overheard = hear(
    (function* () {
      yield* hello;
      for (let line = 0; line < 1_000_000; line++) yield talk('thinking');
      yield host(notificationLine('quit', {}));
    })(),
  );
  expect(overheard.end()).toEqual([]);
  const lines = overheard.lines();
  expect(lines).toHaveLength(2 + 200 + 2);
  expect(lines.slice(-2)).toEqual([`> ${notificationLine('quit', {})}`, '# left out above: 999800 lines']);
});

test('long lines, and faults without end', () => {
  const long = hear([...hello, ...Array.from({ length: 100 }, () => talk('x'.repeat(999_000)))]);
  const kept = long.lines().reduce((sum, line) => sum + line.length, 0);
  expect([long.lines().length, kept < 16_001_000, long.lines().at(-1)]).toEqual([
    2 + 16 + 1,
    true,
    '# left out above: 84 lines',
  ]);
  const faults = hear(Array.from({ length: 5000 }, () => bot('{"jsonrpc":"2.0","method":"sigh"}'))).end();
  expect([faults.length, faults[0], faults.at(-1)]).toEqual([
    1001,
    'line 0: no notification of a bot',
    'more than 1000 faults',
  ]);
});

test('what is kept whole has the faults of the whole conversation', () => {
  const said = [...hello, talk('a'), bot('{"jsonrpc":"2.0","method":"sigh"}'), host(requestLine(2, 'go', {}))];
  const lines = checkConversation(games, said).map(({ path: [line = ''] }) => line);
  const found = hear(said).end();
  expect(found.map((text) => /^line (\d+)/.exec(text)?.[1])).toEqual(lines);
  expect(lines).toEqual(['3', '4']);
});

test('a program that says much before every move', async () => {
  const program = fileURLToPath(new URL('./talkative.mjs', import.meta.url));
  const file = join(folder, 'kept.txt');
  const { out, err, code } = await rulehouse(['try', `cmd:"${process.execPath}" "${program}"`, '--transcript', file]);
  expect([err, code]).toEqual(['', 1]);
  expect(out).toMatch(/^terrafex: \d+ moves, played to its end\n {2}line 205: no notification of a bot/m);
  expect(readFileSync(file, 'utf8')).toMatch(/^# terrafex\n> [^]*?\n# left out above: \d+ lines\n# /m);
  // The transcript contains every faulty line, and leaving out the others causes no new faults.
  const faults = out.split('\n').filter((line) => line.startsWith('  '));
  expect((await rulehouse(['check-protocol', file])).lines.at(-1)).toMatch(new RegExp(` ${faults.length} faults$`));
}, 300_000);
