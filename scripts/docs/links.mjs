/**
 * Checks the built site: every internal link and source must lead to an existing file, and to an existing anchor if it has one;
 * and every rule of every game must be at the address that `ruleUrl` returns. Needs `npm run build` and a built site.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { games, rulesOf, ruleUrl } from 'rulehouse';
import { base } from '../build/place.mjs';

const site = resolve('docs/.vitepress/dist');

const pages = new Map(
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => [join(site, name), readFileSync(join(site, name), 'utf8')]),
);

const decoded = (text) => decodeURIComponent(text.replaceAll('&amp;', '&').replaceAll('&quot;', '"'));

const anchors = new Map();
const anchorsOf = (file) => {
  const known =
    anchors.get(file) ?? new Set([...(pages.get(file) ?? '').matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  anchors.set(file, known);
  return known;
};

/** The file for an address; undefined if the address leads out of the site or to another base path. */
const fileOf = (page, path) => {
  if (path === '') return page;
  if (path.startsWith('/')) return path.startsWith(base) ? join(site, path.slice(base.length)) : undefined;
  return resolve(dirname(page), path);
};

const mistake = (page, href) => {
  const [address, anchor] = decoded(href).split('#');
  const file = fileOf(page, address.split('?')[0]);
  if (file === undefined) return `is not below ${base}`;
  const found = [file, `${file}.html`, join(file, 'index.html')].find(
    (name) => existsSync(name) && statSync(name).isFile(),
  );
  if (found === undefined) return 'leads to a missing file';
  // A hash that begins with `position=` is data for the page, not an anchor.
  return anchor === undefined || anchor === '' || anchor.startsWith('position=') || anchorsOf(found).has(anchor)
    ? undefined
    : 'leads to a missing anchor';
};

const dead = [];
let links = 0;
for (const [page, html] of pages) {
  for (const [, href] of html.matchAll(/<(?:a|img|link|script)\b[^>]*?\s(?:href|src)="([^"]*)"/g)) {
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) continue;
    links++;
    const wrong = mistake(page, href);
    if (wrong !== undefined) dead.push(`${page.slice(site.length + 1)}: ${href} ${wrong}`);
  }
}

/** A destructured parameter has no name in a signature until its doc comment gives it one. */
for (const [page, html] of pages)
  if (html.includes('__namedParameters')) dead.push(`${page.slice(site.length + 1)}: a parameter without a name`);

let rules = 0;
for (const any of games)
  for (const url of any.open((game) => rulesOf(game.rules).map(ruleUrl(game)))) {
    rules++;
    const wrong = mistake(join(site, 'index.html'), url);
    if (wrong !== undefined) dead.push(`ruleUrl: ${url} ${wrong}`);
    // Check the permanent address of the rule, whichever page contains it.
    const number = url.split('#')[1] ?? '';
    const target = /url=([^"]*)"/.exec(pages.get(join(site, 'r', number, 'index.html')) ?? '')?.[1];
    if (target === undefined) dead.push(`r/${number} is missing`);
    else if (mistake(join(site, 'index.html'), target) !== undefined) dead.push(`r/${number} leads to ${target}`);
  }

for (const line of [...new Set(dead)]) console.error(line);
console.log(
  `${pages.size} pages, ${links} links, ${rules} rules: ${dead.length === 0 ? 'all targets exist' : `${dead.length} dead`}`,
);
process.exitCode = dead.length === 0 && links > 0 && rules > 0 ? 0 : 1;
