/** The map of the rooms in docs/guide/inside.md matches the sources. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inWords, roomsOf, wings } from '../../scripts/check/rooms.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const rooms = roomsOf(`${root}src`);
const page = readFileSync(`${root}docs/guide/inside.md`, 'utf8');

test('the table has every room, from the ground up, with all that it imports', () => {
  const [, table = ''] = /^\| room \|.*\n\| --- .*\n((?:\|.*\n)+)/m.exec(page) ?? [];
  const told = table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([, room, what, imports]) => ({ room, isToldOf: what !== '', imports }));
  const found = [...rooms].map(([room, below]) => ({
    room: `\`${room}\``,
    isToldOf: true,
    imports: inWords(below, rooms),
  }));
  // If this fails, `npm run house -- --map` prints the correct text for the page.
  expect(told).toEqual(found);
});

test('the diagram has every wing once, and each imports only from those to its right', () => {
  const [, diagram = ''] = /^```diagram tree\n.*\n([\s\S]*?)^```$/m.exec(page) ?? [];
  const columns = new Map(
    diagram
      .trimEnd()
      .split('\n')
      .flatMap((line) =>
        line
          .trim()
          .split(', ')
          .map((wing) => [wing, line.search(/\S/)] as const),
      ),
  );
  expect([...columns.keys()].filter((wing) => !/^(?:fp|io)-ts$/.test(wing)).sort()).toEqual([...wings].sort());
  const wingOf = (room: string): string => room.replace(/\/.*/, '');
  const wrong = [...rooms].flatMap(([room, below]) =>
    below
      .map((other) => [wingOf(room), wingOf(other)] as const)
      .filter(([own, other]) => own !== other && own !== 'index.ts')
      .filter(([own, other]) => (columns.get(own) ?? 0) >= (columns.get(other) ?? 0)),
  );
  expect(wrong).toEqual([]);
});
