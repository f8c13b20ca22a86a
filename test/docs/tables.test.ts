/** Pages generated from the tables of the code: `npx vitest run test/docs/tables -u` rewrites them. */
import { expect, test } from 'vitest';
import { factionPage } from './tables/factions.js';
import { mapPage } from './tables/maps.js';
import { tiles } from './tables/tiles.js';

test.each(Object.entries({ factions: factionPage, tiles, maps: mapPage }))(
  'docs/learn/terra-mystica-%s.md is what the code says',
  async (name, page) => {
    await expect(page()).toMatchFileSnapshot(`../../docs/learn/terra-mystica-${name}.md`);
  },
);
