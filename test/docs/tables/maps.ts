/** The page about the maps, generated from the tables of the code. */
import { boardOf, maps } from '../../../src/games/terra-mystica/index.js';
import { groundTitles, ring } from '../../../src/games/terra-mystica/tables/terrain.js';
import { table } from './words.js';

/** The page as Markdown. */
export const mapPage = (): string => {
  const sections = maps.map(({ id, title, rows }) => {
    const board = boardOf(id);
    const lines = rows.map((text, index) => {
      const before = rows.slice(0, index).join('').length;
      const hexes = Array.from(text, (_, at) => {
        const name = board.names[before + at] ?? '';
        return name.startsWith('r') ? name : `${name} ${groundTitles[board.grounds[before + at] ?? 0] ?? ''}`;
      });
      return [hexes.join(' · ')];
    });
    const figure = `\`\`\`figure terra-mystica\noptions: {"players":2,"map":"${id}"}\nstart:\npart: map\ncaption: ${title}: each land hex with its name.\n\`\`\``;
    return `## ${title} {#${id}}\n\nOption \`map\`: \`"${id}"\`. ${String(board.lands.length)} land hexes, ${String(board.size - board.lands.length)} of river, ${String(board.spans.length)} places for bridges.\n\n${figure}\n\n${table(['hexes of each row, from the left'], lines)}\n`;
  });
  return `---
description: 'The three maps of Terra Mystica with the name of every hex.'
synonyms: 'maps, hexes, board, fire and ice'
---

# Maps of Terra Mystica

These are the three maps with the name of every hex, generated from the code. A test compares this page with the tables of \`rulehouse/terra-mystica\`. Rows have letters from the top; the land hexes of a
row are numbered from the left, and rivers are numbered across the whole map (TMY-3.2). The terrains form a ring: ${ring.map((terrain, index) => `${groundTitles[index] ?? ''} (${terrain})`).join(', ')}, and back to the start
(TMY-4.1).

${sections.join('\n')}`;
};
