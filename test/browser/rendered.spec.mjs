/**
 * Pages that a framework renders on a server, with the lines of docs/guide/rendered.md: the page does not jump when the board takes the place of its
 * picture, and a move can be made. The programs are bundled from the sources.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { compile } from 'svelte/compiler';
import { complaints, serve } from '../../scripts/check/chromium.mjs';
import { expect, root } from '../../scripts/check/consumer.mjs';
import { test } from './fixtures.mjs';

const common = `
import { isRight } from './src/index.ts';
import { boardPicture, defineBoard, terrafexBoard } from './src/web/board/index.ts';
import { terrafexFace } from './src/face/index.ts';
import { session } from './src/web/session/index.ts';
export const play = session(terrafexFace, { seats: [{ name: 'Ada' }, { name: 'Bo' }], seed: 1 });
const drawn = boardPicture(terrafexBoard);
export const picture = isRight(drawn) ? drawn.right : '';
export const define = () => defineBoard([terrafexBoard]);
export { terrafexBoard };
`;

/** A page of each framework, and how it is rendered on a server and brought to life in a browser. */
const frameworks = {
  svelte: {
    page: (hasPicture) =>
      `<script>import { play, picture } from 'common';</script><h1>Terrafex</h1><rulehouse-board session={play}>${hasPicture ? '{@html picture}' : ''}</rulehouse-board><p>After</p>`,
    server: `import { render } from 'svelte/server'; import Page from 'page.svelte'; export const html = render(Page).body;`,
    client: `import { hydrate } from 'svelte'; import Page from 'page.svelte'; hydrate(Page, { target: root });`,
  },
  vue: {
    page: (hasPicture) =>
      `import { h } from 'vue'; import { play, picture } from 'common';
       export default () => h('div', [h('h1', 'Terrafex'), h('rulehouse-board', { '.session': play${hasPicture ? ', innerHTML: picture' : ''} }), h('p', 'After')]);`,
    server: `import { createSSRApp } from 'vue'; import { renderToString } from 'vue/server-renderer'; import Page from 'page'; export const html = await renderToString(createSSRApp(Page));`,
    client: `import { createSSRApp } from 'vue'; import Page from 'page'; createSSRApp(Page).mount(root);`,
  },
  react: {
    // The component defines the board itself.
    defines: '',
    page: (hasPicture) =>
      `import { createElement as h } from 'react'; import { play, picture, terrafexBoard } from 'common'; import { Board } from './src/web/react/index.ts';
       export default () => h('div', null, h('h1', null, 'Terrafex'), h(Board, { board: terrafexBoard, play${hasPicture ? ', picture' : ''} }), h('p', null, 'After'));`,
    server: `import { createElement } from 'react'; import { renderToString } from 'react-dom/server'; import Page from 'page'; export const html = renderToString(createElement(Page));`,
    client: `import { createElement } from 'react'; import { hydrateRoot } from 'react-dom/client'; import Page from 'page'; hydrateRoot(root, createElement(Page));`,
  },
};

/** Finds the modules `common`, `page` and `page.svelte`, which exist only as texts. */
const parts = (page, generate) => ({
  name: 'parts',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^(?:common|page|page\.svelte)$/ }, ({ path }) => ({ path, namespace: 'parts' }));
    onLoad({ filter: /.*/, namespace: 'parts' }, ({ path }) => ({
      contents:
        path === 'common'
          ? common
          : path === 'page'
            ? page
            : compile(page, { generate, filename: 'Page.svelte' }).js.code,
      resolveDir: root,
      loader: 'ts',
    }));
  },
});

const bundled = (contents, page, options, generate) =>
  build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
    },
    plugins: [parts(page, generate)],
    logLevel: 'error',
    ...options,
  });

/** Renders a page as a server does, and returns its HTML. */
const rendered = async ({ page, server }, folder, hasPicture) => {
  const outfile = join(folder, `server-${hasPicture}.mjs`);
  const banner = {
    js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(join(root, 'package.json'))});`,
  };
  await bundled(server, page(hasPicture), { outfile, platform: 'node', banner }, 'server');
  return (await import(pathToFileURL(outfile).href)).html;
};

const head = `<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><script>
window.shifted = 0;
new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shifted += value; }).observe({ type: 'layout-shift', buffered: true });
</script>`;

/** Opens a rendered page, waits until it lives, and returns by how much its layout shifted. */
const shiftOf = async (browser, framework, folder, hasPicture) => {
  const html = await rendered(framework, folder, hasPicture);
  const [name, script] = [`page-${hasPicture}.html`, `client-${hasPicture}.js`];
  const begins = `import { define, play } from 'common'; const root = document.getElementById('root'); window.play = play; window.begin = () => { ${framework.defines ?? 'define();'} `;
  const [imports, start] = [
    framework.client.match(/import [^;]*;/g).join(''),
    framework.client.replaceAll(/import [^;]*;/g, ''),
  ];
  await bundled(
    `${imports}${begins}${start} };`,
    framework.page(hasPicture),
    { outfile: join(folder, script), platform: 'browser' },
    'client',
  );
  writeFileSync(
    join(folder, name),
    `<!doctype html><html lang="en">${head}<main id="root" style="width:420px">${html}</main><script type="module" src="./${script}"></script></html>`,
  );
  const { server, url } = await serve(folder, '.');
  try {
    const tab = await browser.newPage({ viewport: { width: 1000, height: 800 } });
    const heard = complaints(tab);
    await tab.goto(`${url}${name}`);
    await tab.waitForFunction(() => 'begin' in window);
    await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(
      (await tab.locator('rulehouse-board svg').count()) > 0 === hasPicture,
      'the picture is there before the board',
    );
    await tab.evaluate(() => window.begin());
    await tab.locator('rulehouse-board').getByText('To move: Ada').waitFor();
    await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    const board = tab.locator('rulehouse-board');
    const before = await board.locator('svg').first().innerHTML();
    const ply = await tab.evaluate(() => {
      window.play.play(window.play.snapshot().moves[0]);
      return window.play.snapshot().ply;
    });
    expect(ply === 1, 'the move is made');
    await tab.waitForFunction(
      (was) => document.querySelector('rulehouse-board').shadowRoot.querySelector('svg').innerHTML !== was,
      before,
    );
    expect(heard.length === 0, `the page complains: ${heard.join('; ')}`);
    const shifted = await tab.evaluate(() => window.shifted);
    await tab.close();
    return shifted;
  } finally {
    await server.close();
  }
};

for (const [name, framework] of Object.entries(frameworks))
  test(`a page that ${name} renders on a server`, async ({ browser }) => {
    const folder = mkdtempSync(join(root, 'node_modules', '.rendered-'));
    try {
      const [bare, filled] = [
        await shiftOf(browser, framework, folder, false),
        await shiftOf(browser, framework, folder, true),
      ];
      expect(filled < 0.002 && filled < bare, `the layout shifts by ${filled}, and by ${bare} without the picture`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
