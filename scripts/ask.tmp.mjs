import { readdirSync } from 'node:fs';
import MiniSearch from 'minisearch';
import { sources } from '/work/room-manual/scripts/sources.mjs';
const { miniSearchIn } = await sources("export { miniSearchIn } from './docs/.vitepress/search.ts';");
const ms = miniSearchIn('docs');
const chunks = 'docs/.vitepress/dist/assets/chunks';
const file = readdirSync(chunks).find((n) => n.startsWith('@localSearchIndex'));
const { default: json } = await import(process.cwd() + '/' + chunks + '/' + file);
const index = MiniSearch.loadJSON(json, {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
  searchOptions: ms.searchOptions,
  ...ms.options,
});
for (const q of process.argv.slice(2))
  console.log(
    q.padEnd(22),
    index
      .search(q)
      .slice(0, 4)
      .map((h) => h.id)
      .join('  '),
  );
