/**
 * The server's web page, made of the built files of `page`. The built files are read only once, so that no address in a request can ever lead to a
 * file on the disk.
 *
 * @packageDocumentation
 */
import { readdir, readFile } from 'node:fs/promises';
import { everyGame } from '../host/own-games.js';
import { packageFolder } from '../host/package-files.js';
import type { Lobby } from './lobby.js';

/** The icon of the page, as a picture in its address. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="96" fill="#0b5f58"/><path d="M112 232 256 112l144 120v168H112z" fill="#fff"/></svg>',
)}`;

/** The HTML text of the page. The page's script finds the table and the token in the address's fragment, which browsers never send to a server. */
export const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>rulehouse</title><link rel="icon" href="${icon}"><link rel="stylesheet" href="page.css"><script type="module" src="page/own.js"></script></head>
<body><header><a href="./">rulehouse</a></header><main></main>
<noscript>This page needs its script; the server can be asked without it, too: see the guide.</noscript></body></html>
`;

/** The style sheet for everything around the game's own page. */
export const style = `body{margin:0;background:light-dark(#fff,#1b1b1f);color:light-dark(#24272c,#eceae4);font:1rem/1.5 system-ui,sans-serif}
header{padding-inline:.75rem}main>h1,main>p,main>ul{max-inline-size:42rem;margin-inline:auto}
header a{color:inherit;font-weight:700;line-height:2.75rem;text-decoration:none}`;

/**
 * Reads the texts of the page's scripts, by their names. If the built scripts are missing, the result is empty, and the server offers its APIs but no
 * page.
 */
export const scripts = async (): Promise<ReadonlyMap<string, string>> => {
  const folder = new URL('dist/page/', packageFolder);
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    return new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(new URL(name, folder), 'utf8')] as const)),
    );
  } catch {
    return new Map();
  }
};

/** The title of a game; its id if the server no longer has the game. */
const titleOf = (id: string): string =>
  everyGame()
    .flatMap((any) => any.open(({ id: one, title }) => (one === id ? [title] : [])))
    .at(0) ?? id;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page that lists public tables, with links to each of them and to the next part of the list. */
export const lobbyPage = ({ tables, next }: Lobby): string => {
  const lines = tables.map(({ id, game, state, moves }) => {
    const how = state === 'seating' ? 'seats are free' : `${moves} moves`;
    return `<li><a href="./#table=${escaped(id)}">${escaped(titleOf(game))}</a>, ${how}</li>`;
  });
  const list = lines.length === 0 ? '<p>No table is open to everybody.</p>' : `<ul>\n${lines.join('\n')}\n</ul>`;
  const more = next === null ? '' : `\n<p><a href="?after=${escaped(next)}">More tables</a></p>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="30"><title>Tables</title><link rel="icon" href="data:,"><link rel="stylesheet" href="page.css"></head>
<body><header><a href="./">rulehouse</a></header><main><h1>Tables</h1>
${list}${more}</main></body></html>
`;
};
