/** An event that begins a stream is never too large for the libraries that read streams. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf } from '../../../src/node/server/events.js';
import type { Tables } from '../../../src/node/server/tables.js';
import type { Look } from '../../../src/table/index.js';
import { reader, type ServerSentEvent } from '../../../src/web/session/sse.js';
import { newsIn } from '../../../src/web/session/table-halt.js';
import { openedAt, tablesAt } from './tables-kit.js';

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-looks-'));
let tables: Tables;
beforeAll(async () => {
  tables = await tablesAt(folder);
});
afterAll(async () => {
  await tables.close();
  rmSync(folder, { recursive: true });
});

/** The first events of a stream for spectators at a table with comments of a given length. */
const begun = async (count: number, length: number) => {
  const { room } = await openedAt(tables, 'terrafex', { players: ['Ada', 'Bo'] });
  const text = '\u{1f332}'.repeat(length / 2);
  for (let said = 0; said < count; said++)
    expect(await room.table.say({ _tag: 'Comment', player: 'Ada', text })).toMatchObject({ taken: true });
  const [pieces, read] = [eventsOf(room, { viewer: 'spectators', who: 'one' }, () => true).getReader(), reader()];
  const events: ServerSentEvent[] = [];
  const sizes: number[] = [];
  while (events.length === 0 || (events.length < 2 && (events[0]?.data.length ?? 0) > 20_000)) {
    const { value = new Uint8Array() } = await pieces.read();
    sizes.push(value.length);
    events.push(...read(new TextDecoder().decode(value)));
  }
  await pieces.cancel();
  return { events, sizes, whole: room.table.look('spectators') };
};

test('a look that fits is whole', async () => {
  const { events, whole } = await begun(3, 100);
  expect(events.map(({ event }) => event)).toEqual(['look']);
  expect(JSON.parse(events[0]!.data)).toEqual(whole);
});

test('a large look leaves out the earliest comments, and says so; a session asks for the whole', async () => {
  const { events, sizes, whole } = await begun(60, 1000);
  expect(events.map(({ event }) => event)).toEqual(['look', 'partial']);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
  const look = JSON.parse(events[0]!.data) as Look;
  const { comments } = JSON.parse(events[1]!.data) as { readonly comments: number };
  expect(look.comments).toEqual(whole.comments.slice(comments));
  // One more comment would not have fitted.
  expect(sizes[0]! + new TextEncoder().encode(JSON.stringify(whole.comments[comments - 1])).length).toBeGreaterThan(
    59_990,
  );
  expect(newsIn(events[1]!.data, events[1]!.event)).toEqual({ _tag: 'Unreadable' });
});
