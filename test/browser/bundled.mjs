/** Bundles a page's programs from the sources, for scripts that test boards in a browser. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { serve } from '../../scripts/check/chromium.mjs';
import { root } from '../../scripts/check/consumer.mjs';

/**
 * Serves a page while `work` runs.
 *
 * @param {string} page - the HTML of the page
 * @param {readonly { name: string, contents: string, format: 'esm' | 'iife' }[]} programs - the files that the page loads, as source text; imports are relative to the repository
 * @param {(url: string) => Promise<unknown>} work - receives the address of the page
 */
export const withPage = async (page, programs, work) => {
  const site = mkdtempSync(join(tmpdir(), 'page-'));
  try {
    for (const { name, contents, format } of programs)
      await build({
        stdin: { contents, resolveDir: root },
        bundle: true,
        minify: true,
        format,
        platform: 'browser',
        target: 'es2022',
        outfile: join(site, name),
        logLevel: 'error',
      });
    writeFileSync(join(site, 'index.html'), page);
    const { server, url } = await serve(site, '.');
    try {
      return await work(url);
    } finally {
      await server.close();
    }
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
};
