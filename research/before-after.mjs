/**
 * Draws the first committed picture of each game above the current one, side by side, in one PNG file: `node research/before-after.mjs <file>`. Needs
 * the git history, and Chromium.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { withBrowser } from '../scripts/check/chromium.mjs';

const [, , path = 'before-after.png'] = process.argv;
const git = (...words) => execFileSync('git', words, { encoding: 'utf8', maxBuffer: 1 << 24 });

const files = Object.keys(JSON.parse(readFileSync('docs/public/pictures/positions.json', 'utf8'))).map(
  (id) => `docs/public/pictures/${id}.svg`,
);

const first = (file) => {
  const added = git('log', '--format=%h', '--diff-filter=A', '--', file).trim().split('\n').at(-1);
  return git('show', `${added}:${file}`);
};

const rows = [files.map(first), files.map((file) => readFileSync(file, 'utf8'))];
const html = `<body style="margin:0;display:grid;grid-template-columns:repeat(${files.length},1fr);gap:8px">${rows.flat().join('')}`;

await withBrowser(async (browser) => {
  const page = await browser.newPage({ viewport: { width: 380 * files.length, height: 900 } });
  await page.setContent(html);
  await page.screenshot({ path, fullPage: true });
});
