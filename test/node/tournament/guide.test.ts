import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../src/node/cli/program.js';
import { digestOf, keyOf } from '../../../src/node/tournament/play-games.js';
import { playAll, specOf } from '../../arena/played.js';

/** The guide to tournaments: its specs are played, and its reports are generated. */
const guide = readFileSync(new URL('../../../docs/guide/tournament.md', import.meta.url), 'utf8');

const blocks = (language: string): readonly string[] =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map((found) => found[1] ?? '');

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-guide-'));

const said = async (args: readonly string[]) => {
  let text = '';
  const add = (line: string): void => void (text += `${line}\n`);
  const code = await run(args, { out: add, err: add, input: (async function* () {})(), width: 80 });
  return { code, text };
};

test.each(blocks('json').map((json, index) => ({ json, index })))(
  'spec $index of the guide makes a report',
  async ({ json, index }) => {
    const spec = specOf(JSON.parse(json));
    const digest = digestOf(spec);
    const lines = playAll(spec).map((line) => `${JSON.stringify({ ...line, key: keyOf(digest, line) })}\n`);
    const cup = mkdtempSync(join(folder, 'cup-'));
    writeFileSync(join(cup, 'spec.json'), json);
    writeFileSync(join(cup, 'games.jsonl'), lines.join(''));
    const { code, text } = await said(['arena', 'report', cup]);
    expect([code, text.split('\n')[0]]).toEqual([0, expect.stringContaining(`${lines.length} games`)]);
    expect(text).not.toContain('not counted');
    if (index === 1) expect(text).toContain('test: H1 accepted');
  },
);

test('every command of the guide exists with its flags', async () => {
  const commands = [
    ...blocks('sh')
      .join('\n')
      .matchAll(/^npx rulehouse (.*)$/gm),
  ].map((found) => (found[1] ?? '').split(' '));
  expect(commands.length).toBeGreaterThan(1);
  for (const [group = '', name = '', ...rest] of commands) {
    const { text } = await said([group, name, '--help']);
    for (const flag of rest.filter((one) => one.startsWith('--'))) expect(text).toContain(flag);
  }
  rmSync(folder, { recursive: true, force: true });
});
