/**
 * The page of the server: the built files of `page`, read once, so that no address ever names a file of the disk.
 *
 * @packageDocumentation
 */
import { readdir, readFile } from 'node:fs/promises';

/** The page. Its script finds the table and the token in the fragment of the address, which no browser sends. */
export const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>rulehouse</title><link rel="icon" href="data:,"><link rel="stylesheet" href="page.css"><script type="module" src="page/own.js"></script></head>
<body><header><a href="./">rulehouse</a></header><main></main>
<noscript>This page needs its script; the server can be asked without it, too: see the guide.</noscript></body></html>
`;

/** The style of everything around the page. */
export const style = `body{max-width:75rem;margin:0 auto;padding:.5rem 1rem 3rem;background:light-dark(#fff,#1b1b1f);color:light-dark(#24272c,#eceae4);font:1rem/1.5 system-ui,sans-serif}
header{padding-block:.5rem}header a{color:inherit;font-weight:700;text-decoration:none}`;

/** The scripts of the page by name. None where the command runs without them: then the doors of the server are there, and no page. */
export const scripts = async (): Promise<ReadonlyMap<string, string>> => {
  const folder = new URL('../page/', import.meta.url);
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    return new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(new URL(name, folder), 'utf8')] as const)),
    );
  } catch {
    return new Map();
  }
};
