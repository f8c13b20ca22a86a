/** The protocol: library bots speak it, programs in other languages do too, and all messages match the schemas. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, test } from 'vitest';
import { initial, game as terrafex } from '../../src/games/terrafex/index.js';
import { games, isRight, printFault } from '../../src/index.js';
import { wordsOf } from '../../src/node/host/command-line.js';
import { checkConversation, protocolSchemas, readLine, requestLine } from '../../src/protocol/index.js';
import { rulehouse } from '../node/cli/kit.js';

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-protocol-'));
afterAll(() => rmSync(folder, { recursive: true }));

const has = (program: string, flag: string): boolean => spawnSync(program, [flag]).status === 0;

const ajv = new Ajv2020({ allowUnionTypes: true, strict: false });
const valid = new Map(Object.entries(protocolSchemas()).map(([name, schema]) => [name, ajv.compile(schema)]));

/** Validates every line of a transcript against the schema of its message. */
const lineFaults = (transcript: string): readonly string[] => {
  const asked = new Map<unknown, string>();
  return transcript.split('\n').flatMap((text) => {
    if (!/^[<>] /.test(text)) return [];
    const line = readLine(text.slice(2));
    if (line._tag === 'Request') asked.set(line.id, line.method);
    const name =
      line._tag === 'Request'
        ? `${line.method}.request`
        : line._tag === 'Notification'
          ? `${line.method}.notification`
          : line._tag === 'Answer'
            ? `${asked.get(line.id) ?? ''}.answer`
            : line._tag;
    return valid.get(name)?.(JSON.parse(text.slice(2))) === true ? [] : [`${name}: ${text.slice(0, 200)}`];
  });
};

describe('programs in other languages', () => {
  const languages = [
    ['Python', 'bot.py', 'python3', '--version'],
    ['the shell', 'bot.sh', 'sh', '-c:'],
  ] as const;

  test.each(languages)('the bot in %s plays every game by the protocol', async (_, file, program, flag) => {
    if (program === 'python3' && !has(program, flag)) {
      console.info(`${program} is not there: ${file} was not tried`);
      return;
    }
    const transcript = join(folder, `${file}.txt`);
    const { code, lines } = await rulehouse([
      'try',
      `cmd:${program} examples/protocol/${file}`,
      '--transcript',
      transcript,
    ]);
    expect(lines.join('\n')).toMatch(/^(?:[a-z-]+: \d+ moves, played to its end\n?){5}$/);
    expect(code).toBe(0);
    const text = readFileSync(transcript, 'utf8');
    expect(lineFaults(text)).toEqual([]);
    const checked = await rulehouse(['check-protocol', transcript]);
    expect(checked).toMatchObject({ code: 0 });
    console.info(`${file}: ${lines.join('; ')}; ${checked.out}`);
  });

  test('the guide contains the Python program unchanged', () => {
    const code = readFileSync('examples/protocol/bot.py', 'utf8').split('\n').slice(1).join('\n');
    expect(readFileSync('docs/guide/protocol.md', 'utf8')).toContain(code);
  });

  test('the one in Python has at most 30 lines and no dependencies', () => {
    const lines = readFileSync('examples/protocol/bot.py', 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(30);
    expect(lines.filter((line) => line.startsWith('import'))).toEqual(['import json', 'import random', 'import sys']);
  });
});

describe('a bot of the library', () => {
  const hello = requestLine(1, 'initialize', { protocol: 1, games: ['terrafex'], limits: { ms: 1000, line: 1000 } });
  const begin = requestLine(2, 'newGame', {
    ...{ id: 'a', game: 'terrafex', options: {}, seat: 0, players: ['x', 'y'], seed: 1 },
  });
  const view = terrafex.viewText.print(initial);

  const speak = async (lines: readonly string[], text = 'mcts:iterations=30') => {
    const said = await rulehouse(
      ['bot', text],
      lines.map((line) => `${line}\n`),
    );
    return said.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  test('answers, and its move is legal', async () => {
    const said = await speak([
      hello,
      begin,
      requestLine(3, 'go', { id: 'a', view }),
      '{"jsonrpc":"2.0","method":"quit"}',
      'x',
    ]);
    // On a slow machine the bot also sends info lines in between.
    const answers = said.filter(({ method }) => method !== 'info');
    expect(answers).toHaveLength(3);
    expect(answers[0]).toMatchObject({ id: 1, result: { name: 'mcts:iterations=30', options: { legal: false } } });
    const gone = answers[2]?.['result'] as { move: string };
    expect(terrafex.legalMoves(initial).map(terrafex.moveText.print)).toContain(gone.move);
  });

  test('can be stopped, and answers with the best move so far', async () => {
    const lines = [
      hello,
      begin,
      requestLine(3, 'go', { id: 'a', view }),
      '{"jsonrpc":"2.0","method":"stop","params":{"id":"a"}}',
    ];
    const said = await speak(lines, 'mcts:iterations=100000000');
    expect(said.at(-1)).toMatchObject({ id: 3 });
    const timed = await speak(
      [...lines.slice(0, 2), requestLine(3, 'go', { id: 'a', view, budget: { ms: 300 } })],
      'mcts:iterations=100000000',
    );
    expect(timed.at(-1)).toMatchObject({ id: 3 });
    // 100,000,000 iterations would take hours, so an answer shows that the search was stopped.
  });

  test('says what it cannot answer', async () => {
    const errors = await speak([
      'hello',
      '{"jsonrpc":"2.0","id":9,"method":"sing"}',
      requestLine(4, 'go', { id: 'none', view }),
      requestLine(5, 'newGame', { id: 1 }),
      requestLine(6, 'newGame', { ...{ id: 'b', game: 'chess', options: {}, seat: 0, players: ['x'], seed: 1 } }),
      begin,
      requestLine(7, 'go', { id: 'a', view: 'nonsense' }),
    ]);
    const codes = errors.map(({ id, error }) => [id, (error as { code: number } | undefined)?.code]);
    expect(new Set(codes.map(String))).toEqual(
      new Set(['null,-32700'.replace('null', ''), '9,-32601', '4,-32000', '5,-32602', '6,-32000', '2,', '7,-32000']),
    );
  });
});

describe('the checker', () => {
  const check = (lines: readonly string[]): readonly string[] =>
    checkConversation(
      games,
      lines.map((line) => ({ by: line.startsWith('>') ? 'host' : 'bot', line: line.slice(2) })),
    ).map(printFault);
  const hello =
    '> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocol":1,"games":[],"limits":{"ms":1,"line":1}}}';
  const hi = '< {"jsonrpc":"2.0","id":1,"result":{"name":"x"}}';
  const begin =
    '> {"jsonrpc":"2.0","id":2,"method":"newGame","params":{"id":"a","game":"terrafex","options":{},"seat":0,"players":["x"],"seed":1}}';
  const begun = '< {"jsonrpc":"2.0","id":2,"result":null}';
  const go = `> ${requestLine(3, 'go', { id: 'a', view: terrafex.viewText.print(initial) })}`;

  test('what is said by the rules has no faults', () => {
    expect(
      check([hello, hi, '< a line of noise', begin, begun, go, '< {"jsonrpc":"2.0","id":3,"result":{"move":"G^c5"}}']),
    ).toEqual([]);
  });

  test.each([
    [[begin], '0: initialize comes first'],
    [[hello, '< {"jsonrpc":"2.0","id":1,"result":{}}'], '1.result.name: missing'],
    [[hello, hi, hi], '2: an answer to no request'],
    [[hello], '1: no answer to request 1'],
    [[hello, hi, go], '2: no game of this id has begun'],
    [[hello, hi, begin, begun, go, '< {"jsonrpc":"2.0","id":3,"result":{"move":"G^a1"}}'], 'TF-4.1: 5.result.move: '],
    [[hello, hi, begin, begun, go, '< {"jsonrpc":"2.0","id":3,"error":{"code":1,"message":"no"}}'], '5: no'],
    [[hello, hi, '> {"jsonrpc":"2.0","method":"quit"}', begin], '3: nothing follows quit'],
    [[hello, hi, '< {"jsonrpc":"2.0","id":1,"method":"who"}'], '2: a bot asks nothing'],
    [[hello, hi, '> {"jsonrpc":"2.0","method":"told","params":{"id":"a","seat":9,"move":null}}'], '2.params.seat: '],
  ] as const)('%#: finds what is against the protocol', (lines, fault) => {
    expect(check(lines)[0]).toContain(fault);
  });

  test('a file without lines is refused with the reason', async () => {
    expect(await rulehouse(['check-protocol', '/dev/null'])).toMatchObject({
      code: 1,
      out: '0 lines, 0 faults',
      err: '/dev/null: nothing to check: no lines',
    });
  });

  test('line numbers are those of the file', async () => {
    const file = join(folder, 'bad.txt');
    writeFileSync(file, `# a game\n${hello}\n${hi}\nstray\n${begin}\n`);
    expect((await rulehouse(['check-protocol', file])).lines).toEqual([
      'line 4: begins neither with ">" nor with "<"',
      'line 5: no answer to request 2',
      '3 lines, 2 faults',
    ]);
  });
});

test('a command line is split as a shell would split it', () => {
  const words = (text: string) => {
    const read = wordsOf(text);
    return isRight(read) ? read.right : printFault(read.left);
  };
  expect(words('python3 bot.py')).toEqual(['python3', 'bot.py']);
  expect(words(`  a "b c" d\\ e 'f "g"' h"i"'j' `)).toEqual(['a', 'b c', 'd e', 'f "g"', 'hij']);
  expect(words(`a "b`)).toBe('cmd: a quote is not closed');
  expect(words('$(rm) ; | >')).toEqual(['$(rm)', ';', '|', '>']);
});

test('on Windows a backslash belongs to a path, except before a double quote', () => {
  const words = (text: string) => {
    const read = wordsOf(text, 'win32');
    return isRight(read) ? read.right : printFault(read.left);
  };
  expect(words('C:\\bots\\my.exe --deep C:\\data\\')).toEqual(['C:\\bots\\my.exe', '--deep', 'C:\\data\\']);
  expect(words('"C:\\Program Files\\bot.exe" "a b"')).toEqual(['C:\\Program Files\\bot.exe', 'a b']);
  expect(words('\\\\server\\share\\bot.exe')).toEqual(['\\\\server\\share\\bot.exe']);
  expect(words("python 'C:\\my bots\\bot.py'")).toEqual(['python', 'C:\\my bots\\bot.py']);
  expect(words('say "a \\"b\\" c" \\"d')).toEqual(['say', 'a "b" c', '"d']);
  expect(words('"C:\\bots')).toBe('cmd: a quote is not closed');
});
