/**
 * The reference numbers of the docs, made from the perft rows in test/vectors. `--write` updates the page; without it, the
 * script fails if the page differs from the rows.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const page = 'docs/numbers.md';
const folder = 'test/vectors';
const ending = '.perft.json';
const titles = { toframenn: 'Töframenn', icetraders: 'IceTraders' };

const titleOf = (id) =>
  titles[id] ?? id.replaceAll(/(^|-)([a-z])/g, (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`);

/** Merges the rows of a position into one: name, position, and the counts by depth. */
const grouped = (rows) => {
  const byPosition = new Map();
  for (const { name, position, depth, nodes } of rows) {
    const known = byPosition.get(`${name} ${position}`) ?? { name, position, counts: [] };
    known.counts[depth] = nodes;
    byPosition.set(`${name} ${position}`, known);
  }
  return [...byPosition.values()];
};

const table = (positions) => {
  const deepest = Math.max(...positions.map(({ counts }) => counts.length - 1));
  const depths = Array.from({ length: deepest }, (_, index) => index + 1);
  return [
    `| position | ${depths.map((depth) => `d=${depth}`).join(' | ')} |`,
    `| --- | ${depths.map(() => '---:').join(' | ')} |`,
    ...positions.map(({ name, counts }) => `| ${name} | ${depths.map((depth) => counts[depth] ?? '').join(' | ')} |`),
  ].join('\n');
};

const section = (id, rows) => {
  const positions = grouped(rows);
  const texts = positions.map(({ name, position }) => `**${name}**\n\n\`\`\`text\n${position}\n\`\`\``).join('\n\n');
  return `## ${titleOf(id)}\n\n${table(positions)}\n\n::: details The positions\n\n${texts}\n\n:::`;
};

const sections = readdirSync(folder)
  .filter((name) => name.endsWith(ending))
  .sort()
  .map((name) => section(name.slice(0, -ending.length), JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))));

const before = readFileSync(page, 'utf8');
const after = before.replace(
  /(<!-- perft -->\n)[\s\S]*?(<!-- \/perft -->)/,
  (_, open, close) => `${open}\n${sections.join('\n\n')}\n\n${close}`,
);

if (process.argv.includes('--write')) writeFileSync(page, after);
else if (after !== before) {
  console.error(`${page} does not match the rows: node scripts/docs/numbers.mjs --write`);
  process.exitCode = 1;
}
