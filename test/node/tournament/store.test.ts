/** The store of a tournament: whenever its process is ended, every game is there once, and at the end all games are in order. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { isLeft, isRight } from 'fp-ts/Either';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { presentGuests } from '../../../src/node/host/own-games.js';
import { gainedIn, type StoredGame } from '../../../src/node/tournament/game-gains.js';
import { namesIn } from '../../../src/node/tournament/play-games.js';
import { KeyTable } from '../../../src/node/tournament/store/key-table.js';
import { playAll, specOf } from '../../arena/played.js';

/** Called at every moment when a process may be ended: before and after each call that changes a file, and in the middle of a write. */
const moments = vi.hoisted(() => ({ tell: (): void => undefined }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const told =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      moments.tell();
      const result = await call(...args);
      moments.tell();
      return result;
    };
  /** Writes only the first half of many bytes, as a system may do; the caller has to continue. */
  const half =
    (handle: FileHandle) =>
    async (bytes: Buffer, from: number, length: number, at: number): Promise<{ bytesWritten: number }> => {
      moments.tell();
      const { bytesWritten } = await handle.write(bytes, from, length > 1000 ? length >> 1 : length, at);
      moments.tell();
      return { bytesWritten };
    };
  const watched = (handle: FileHandle): FileHandle =>
    new Proxy(handle, {
      get: (target, name) => {
        if (name === 'write') return half(target);
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        // The property is a method of the file handle.
        const method = value.bind(target) as (...args: unknown[]) => Promise<unknown>;
        // Killing the process loses nothing that has been written, even if it has not been flushed to disk.
        if (name === 'sync' || name === 'datasync') return told(() => Promise.resolve());
        return name === 'truncate' ? told(method) : method;
      },
    });
  const open: typeof real.open = async (...args) => watched(await real.open(...args));
  return { ...real, open, rename: told(real.rename), rm: told(real.rm) };
});

// Test files share modules, so load the writing modules again with the watched calls, and reset them again for the files that follow.
vi.resetModules();
const { prepareFolder } = await import('../../../src/node/tournament/tournament-folder.js');
const { gamesIn } = await import('../../../src/node/tournament/store/games-in.js');
const { storeIn } = await import('../../../src/node/tournament/store/open-store.js');
afterAll(() => vi.resetModules());

const root = mkdtempSync(join(tmpdir(), 'rulehouse-store-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeEach(() => (moments.tell = () => undefined));

let folders = 0;
const newFolder = (): string => mkdtempSync(join(root, `${++folders}-`));

const bots = ['one', 'two', 'three'].map((name) => ({ name, text: 'random' }));
const spec = specOf({
  games: [{ game: 'terrafex', options: { layout: '2', turnLimit: 3 } }],
  bots,
  blocks: 6,
  keys: 'game',
});
const { key } = namesIn(spec);
const games: readonly StoredGame[] = playAll(spec).map((line) => {
  const own = { ...line, key: key(line) };
  return { key: own.key, gained: gainedIn(own), text: JSON.stringify(own) };
});
const texts = games.map(({ text }) => text);
const keys = games.map((one) => one.key);

/** Several threads might have finished them. */
const shuffled = games.map((game, index) => ({ game, at: index + ((index * 7) % 11) })).sort((a, b) => a.at - b.at);
const played = shuffled.map(({ game }) => game);

const full = { games: 7, characters: 1_000_000 };

const opened = async (folder: string) => {
  const said: string[] = [];
  const store = await storeIn(folder, spec, (text) => said.push(text), full);
  if (isLeft(store)) throw new Error(JSON.stringify(store.left));
  return { ...store.right, said };
};

const linesIn = async (folder: string): Promise<readonly string[]> => {
  const lines: string[] = [];
  for await (const line of gamesIn(folder)) {
    if (isLeft(line)) throw new Error(JSON.stringify(line.left));
    lines.push(line.right.text);
    expect(line.right.number).toBe(lines.length);
  }
  return lines;
};

const inBatches = function* (all: readonly StoredGame[], size: number): Generator<readonly StoredGame[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
};

/** Plays the rest of a tournament, and finishes it. */
const finish = async (folder: string): Promise<void> => {
  const { store } = await opened(folder);
  expect(isRight(await store.add(played))).toBe(true);
  expect(isRight(await store.arrange(keys))).toBe(true);
  await store.close();
};

/** A folder as it was at one moment, and the games that the store had reported as written. */
interface Moment {
  readonly folder: string;
  readonly written: ReadonlySet<string>;
}

/** The names and the contents of the files in a folder. */
const contentOf = (folder: string): string =>
  readdirSync(folder)
    .map(
      (name) =>
        `${name} ${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}`,
    )
    .join();

/** Saves the folder at every moment when it has changed. */
const momentsOf = (folder: string, written: ReadonlySet<string>): Moment[] => {
  const kept: Moment[] = [];
  let last = '';
  moments.tell = () => {
    const now = `${written.size} ${contentOf(folder)}`;
    if (now === last) return;
    last = now;
    const copy = newFolder();
    cpSync(folder, copy, { recursive: true });
    kept.push({ folder: copy, written: new Set(written) });
  };
  return kept;
};

/** Everything that was written is there, nothing is there twice, and the tournament continues to the same end. */
const survived = async ({ folder, written }: Moment): Promise<void> => {
  const before = await linesIn(folder);
  expect(new Set(before).size).toBe(before.length);
  for (const text of written) expect(before).toContain(text);
  for (const text of before) expect(texts).toContain(text);
  await finish(folder);
  expect(await linesIn(folder)).toEqual(texts);
  rmSync(folder, { recursive: true });
};

const prepared = async (): Promise<string> => {
  const folder = newFolder();
  expect(isRight(await prepareFolder(folder, spec, presentGuests(), () => undefined))).toBe(true);
  return folder;
};

describe('a store whose process is ended', () => {
  test('at any moment: nothing is lost, nothing doubled', async () => {
    const folder = await prepared();
    const { store } = await opened(folder);
    const written = new Set<string>();
    const kept = momentsOf(folder, written);
    for (const batch of inBatches(played, 5)) {
      expect(isRight(await store.add(batch))).toBe(true);
      for (const { text } of batch) written.add(text);
    }
    expect(isRight(await store.arrange(keys))).toBe(true);
    await store.close();
    moments.tell = () => undefined;
    expect(await linesIn(folder)).toEqual(texts);
    expect(readFileSync(join(folder, 'games.jsonl'), 'utf8')).toBe('');
    expect(kept.length).toBeGreaterThan(50);
    for (const moment of kept) await survived(moment);
  });

  test('while it takes over the lines of an earlier release', async () => {
    const folder = await prepared();
    const earlier = played.slice(0, 30);
    writeFileSync(join(folder, 'games.jsonl'), `${earlier.map(({ text }) => text).join('\n')}\n{"key":"to`);
    expect(await linesIn(folder)).toEqual(earlier.map(({ text }) => text));
    const kept = momentsOf(folder, new Set(earlier.map(({ text }) => text)));
    const { store, said } = await opened(folder);
    expect(store.count()).toBe(30);
    expect(said).toEqual([expect.stringMatching(/games\.jsonl: the last line was torn, 10 bytes were cut off/)]);
    await store.close();
    moments.tell = () => undefined;
    expect(await linesIn(folder)).toEqual(earlier.map(({ text }) => text));
    expect(readFileSync(join(folder, 'games.jsonl'), 'utf8').split('\n')).toHaveLength((30 % full.games) + 1);
    for (const moment of kept) await survived(moment);
  });
});

describe('a folder', () => {
  test('of less than a segment is games.jsonl and nothing else', async () => {
    const folder = await prepared();
    const { store } = await opened(folder);
    expect(isRight(await store.add([games[1], games[0], games[1]].flatMap((one) => one ?? [])))).toBe(true);
    expect(isRight(await store.arrange(keys))).toBe(true);
    await store.close();
    expect(readFileSync(join(folder, 'games.jsonl'), 'utf8')).toBe(`${texts.slice(0, 2).join('\n')}\n`);
    expect(() => readFileSync(join(folder, 'games.segments'))).toThrow(/ENOENT/);
  });

  test('is read whole by who began before a segment was closed', async () => {
    const folder = await prepared();
    const { store } = await opened(folder);
    await store.add(played.slice(0, 20));
    const reading = gamesIn(folder);
    const first = await reading.next();
    await store.add(played.slice(20));
    const rest: string[] = [];
    for await (const line of reading) if (isRight(line)) rest.push(line.right.text);
    await store.close();
    expect([first.done === true || isLeft(first.value) ? '' : first.value.right.text, ...rest].slice(0, 20)).toEqual(
      played.slice(0, 20).map(({ text }) => text),
    );
    expect(new Set(rest).size).toBe(rest.length);
  });

  test('remembers what the games gave', async () => {
    const folder = await prepared();
    await finish(folder);
    const { store, said } = await opened(folder);
    expect(said).toEqual([]);
    expect(store.count()).toBe(games.length);
    for (const game of games) expect(store.gainsAt(game.key)).toEqual(game.gained.gains);
    expect(store.gainsAt('0'.repeat(32))).toBe(undefined);
    await store.close();
  });

  test('keeps segments that are in order as they are, whatever comes between them', async () => {
    const folder = await prepared();
    const { store } = await opened(folder);
    const [first, last] = [games.slice(0, 14), games.slice(21)];
    await store.add([...first, ...games.slice(14, 21).reverse(), ...last]);
    const before = readFileSync(join(folder, 'games.segments'));
    expect(isRight(await store.arrange(keys))).toBe(true);
    await store.close();
    expect(await linesIn(folder)).toEqual(texts);
    const after = readFileSync(join(folder, 'games.segments'));
    expect(after.equals(before)).toBe(false);
    expect(after.subarray(0, before.length / 4).equals(before.subarray(0, before.length / 4))).toBe(true);
  });

  test('leaves out games that were played when a test was decided already', async () => {
    const folder = await prepared();
    const { store } = await opened(folder);
    await store.add(played);
    expect(isRight(await store.arrange(keys.slice(0, 25)))).toBe(true);
    await store.close();
    expect(await linesIn(folder)).toEqual(texts.slice(0, 25));
  });

  test('with a damaged segment says where, and never crashes', async () => {
    const folder = await prepared();
    await finish(folder);
    const file = join(folder, 'games.segments');
    const whole = readFileSync(file);
    const read = async (): Promise<string> => {
      for await (const line of gamesIn(folder))
        if (isLeft(line)) return [...line.left.path, line.left.reason].join(': ');
      return '';
    };
    const tail = join(folder, 'games.jsonl');
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const bytes = Buffer.from(whole);
        bytes.writeUInt8(bytes.readUInt8(at) ^ change, at);
        writeFileSync(file, bytes);
        writeFileSync(tail, '');
        expect(await read()).toMatch(/games\.segments: byte \d+: .* damaged$/);
        const store = await storeIn(folder, spec, () => undefined, full);
        if (isRight(store)) await store.right.store.close();
        else expect(store.left.reason).toContain('damaged');
      }),
      { numRuns: 60, seed: 3 },
    );
    for (const length of [1, 40, 44, 200, whole.length - 1]) {
      writeFileSync(file, whole.subarray(0, length));
      expect(await read()).toBe('');
    }
    writeFileSync(file, Buffer.concat([whole, Buffer.alloc(5000)]));
    expect(await read()).toBe('');
    const { store, said } = await opened(folder);
    expect(said).toEqual([
      expect.stringMatching(/games\.segments: the last segment was torn, 5000 bytes were cut off/),
    ]);
    await store.close();
  });
});

test.skipIf(process.platform === 'win32')('with a program nobody else may read what was played', async () => {
  const own = specOf({ ...spec, bots: [...bots.slice(0, 2), { name: 'three', text: 'cmd:nobody' }] });
  const folder = newFolder();
  expect(isRight(await prepareFolder(folder, own, presentGuests(), () => undefined))).toBe(true);
  const names = namesIn(own);
  const lines = playAll(spec).map((line) => ({ ...line, key: names.key(line) }));
  writeFileSync(join(folder, 'games.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''), {
    mode: 0o644,
  });
  for (const time of ['taken over', 'again']) {
    const store = await storeIn(folder, own, (text) => expect(text).toBe(time), full);
    if (isLeft(store)) throw new Error(JSON.stringify(store.left));
    // None of these lines has seeds.
    expect([store.right.earlier, store.right.keyed]).toEqual([lines.length, undefined]);
    expect(lines.every((line) => store.right.store.wasOpen(line.key))).toBe(true);
    for (const name of ['games.jsonl', 'games.segments']) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    await store.right.store.close();
  }
});

test('a table of keys finds the added ones, each at its place', () => {
  const hex = fc.array(fc.integer({ min: 0, max: 0xffffffff }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(hex, { maxLength: 5000, size: 'max' }), (all) => {
      const table = new KeyTable();
      const known = new Map<string, number>();
      for (const [index, words] of all.entries()) {
        const one = words.map((word) => word.toString(16).padStart(8, '0')).join('');
        const isNew = !known.has(one);
        if (isNew) known.set(one, known.size);
        expect(index % 2 === 0 ? table.add(one) : table.addFrom(Buffer.from(one, 'hex'), 0)).toBe(isNew);
      }
      expect(table.count()).toBe(known.size);
      for (const [one, place] of known) expect(table.placeOf(one)).toBe(place);
    }),
    { numRuns: 10, seed: 5 },
  );
});
