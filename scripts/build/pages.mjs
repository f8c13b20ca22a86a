/**
 * Builds the files that a page loads with one `<script type="module">`, without npm. dist/bundles has the board for one game or for all games: each
 * file defines the element and exports the entry of its game; `all` exports the lists of games and faces. dist/page has the server's page and the
 * files for embedding. Part of `npm run build`, after the ES modules.
 */
import { buildBundles, buildPage } from './page-build.mjs';

const bundles = await buildBundles('dist/bundles');
const page = await buildPage('dist/page');
console.log(`${bundles} files for pages without npm, ${page} for the server's page`);
