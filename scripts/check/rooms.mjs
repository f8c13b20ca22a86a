/**
 * The rooms of the sources and their imports. Used for the map in docs/guide/inside.md, for the figures of `npm run house`, and to find the tests of
 * a room.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import { gameIds } from '../build/entries.mjs';

/** The top-level folders of `src`, lowest first, as stated by the import rules. */
export const wings = createRequire(import.meta.url)('../../.dependency-cruiser.cjs').forbidden.flatMap(
  ({ name }) => /^wing-(.*)$/.exec(name)?.[1] ?? [],
);

/** Wings whose subfolders are rooms; every other wing is a single room. */
const divided = ['games', 'face', 'web', 'node'];

/** Files that are directly in a wing and combine its rooms. */
const joining = ['any.ts', 'catalogue.ts', 'index.ts'];

/** All files below a folder whose names have the given ending, sorted, with paths relative to the folder. */
export const filesBelow = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith(ending))
    .sort();

/**
 * The room of a file: `games/terrafex/moves/split.ts` is in `games/terrafex`, `core/values/seat.ts` in `core`, `face/part.ts` in `face`. Files that
 * combine the rooms of a wing (`face/index.ts`) form the room `face/*`, and the main entry `index.ts` is a room of its own.
 *
 * @param {string} file - its path below `src`
 * @returns {string}
 */
export const roomOf = (file) => {
  const [wing = '', ...rest] = file.split('/');
  if (!divided.includes(wing) || rest.length === 0) return wing;
  if (rest.length > 1) return `${wing}/${rest[0]}`;
  return joining.includes(rest[0] ?? '') ? `${wing}/*` : wing;
};

/** The position of a room's wing, counted from the lowest. The main entry is above all wings. */
const heightOf = (room) => {
  const height = wings.indexOf(room.split('/')[0]);
  return height < 0 ? wings.length : height;
};

/**
 * All rooms, lowest first, with the rooms that they import, including type imports.
 *
 * @param {string} source - the folder of the sources
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export const roomsOf = (source) => {
  const imports = new Map();
  for (const file of filesBelow(source, '.ts')) {
    const own = roomOf(file);
    const found = imports.get(own) ?? new Set();
    imports.set(own, found);
    for (const { fileName } of ts.preProcessFile(readFileSync(posix.join(source, file), 'utf8')).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const room = roomOf(posix.join(posix.dirname(file), fileName).replace(/\.js$/, '.ts'));
      if (room !== own) found.add(room);
    }
  }
  // a room that combines the rooms of a wing comes last among them
  const placed = (room) => room.replace('*', '~');
  const fromTheGround = (a, b) => heightOf(a) - heightOf(b) || (placed(a) < placed(b) ? -1 : 1);
  return new Map(
    [...imports.keys()].sort(fromTheGround).map((room) => [room, [...imports.get(room)].sort(fromTheGround)]),
  );
};

/**
 * The figures of a map of rooms. Floors count rooms along the longest chain of imports; a circle is a set of rooms that import each other, directly
 * or not; an upward arrow is an import from a higher wing.
 *
 * @param {ReadonlyMap<string, readonly string[]>} rooms
 */
export const shapeOf = (rooms) => {
  const reached = (room, seen = new Set()) => {
    for (const next of rooms.get(room) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  const reach = new Map([...rooms.keys()].map((room) => [room, reached(room)]));
  const inCircles = [...rooms.keys()].filter((room) => reach.get(room)?.has(room));
  const circles = new Set(
    inCircles.map((room) =>
      [...(reach.get(room) ?? [])]
        .filter((other) => reach.get(other)?.has(room))
        .sort()
        .join(),
    ),
  );
  const floorOf = (room) => 1 + Math.max(0, ...(rooms.get(room) ?? []).map(floorOf));
  const arrows = [...rooms].flatMap(([room, below]) => below.map((other) => ({ room, other })));
  return {
    rooms: rooms.size,
    arrows: arrows.length,
    floors: circles.size > 0 ? Number.NaN : Math.max(0, ...[...rooms.keys()].map(floorOf)),
    circles: circles.size,
    upward: arrows.filter(({ room, other }) => heightOf(other) > heightOf(room)).length,
  };
};

/**
 * The map as one picture: all games are one room, and so is everything in `face`, because their rooms repeat one pattern for each game.
 *
 * @param {ReadonlyMap<string, readonly string[]>} rooms
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export const pictureOf = (rooms) => {
  const nameOf = (room) => /^(games|face)\//.exec(room)?.[1] ?? room;
  const picture = new Map([...rooms.keys()].map((room) => [nameOf(room), new Set()]));
  for (const [room, below] of rooms)
    for (const other of below) if (nameOf(other) !== nameOf(room)) picture.get(nameOf(room))?.add(nameOf(other));
  return new Map([...picture].map(([room, below]) => [room, [...below]]));
};

/** Sets of rooms with one room per game, and the words for each whole set. */
const sets = { 'all games': /^games\/[^*]/, 'all faces': new RegExp(`^face/(?:${gameIds.join('|')})$`) };

/**
 * The imports of a room, in the words of the map in docs/guide/inside.md.
 *
 * @param {readonly string[]} below - the rooms that it imports, lowest first
 * @param {ReadonlyMap<string, readonly string[]>} rooms - all rooms
 * @returns {string}
 */
export const inWords = (below, rooms) => {
  const whole = Object.entries(sets).filter(([, set]) =>
    [...rooms.keys()].every((room) => !set.test(room) || below.includes(room)),
  );
  const words = below.map((room) => whole.find(([, set]) => set.test(room))?.[0] ?? `\`${room}\``);
  return [...new Set(words)].join(', ') || 'nothing';
};

/**
 * The folders that contain tests, directly or in subfolders, named like rooms.
 *
 * @param {string} tests - the folder of the tests
 * @returns {readonly string[]}
 */
export const testedRooms = (tests) => {
  const around = (folder) => (folder === '.' ? [] : [...around(posix.dirname(folder)), folder]);
  return [...new Set(filesBelow(tests, '.test.ts').flatMap((file) => around(posix.dirname(file))))].sort();
};

/**
 * The folders that a name stands for: the one with this path, or those whose last part has this name.
 *
 * @param {readonly string[]} folders
 * @param {string} name
 * @returns {readonly string[]}
 */
export const roomsCalled = (folders, name) =>
  folders.includes(name) ? [name] : folders.filter((folder) => posix.basename(folder) === name);
