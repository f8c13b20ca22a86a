/**
 * Files that a page loads with one `<script type="module">`, without npm. In dist/bundles the board with everything it needs, for one game or for all: each defines the element and
 * exports the entry of its game, `all` the lists of games and of faces. In dist/page the page of the server and what anybody's page embeds. Part of `npm run build`, after the ES modules.
 */
import { buildBundles, buildPage } from './page-build.mjs';

const bundles = await buildBundles('dist/bundles');
const page = await buildPage('dist/page');
console.log(`${bundles} files for pages without npm, ${page} of the page of the server`);
