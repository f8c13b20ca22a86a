// @vitest-environment happy-dom
/** How a page opens a table whose server does not know its token. */
import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { arrive } from '../../../src/web/page/screen.js';
import type { Server } from '../../../src/web/page/server.js';
import { wordsFor } from '../../../src/web/page/words.js';

/** A server with one table, which either anybody may watch or only people with a token. */
const serverWith = (isOpen: boolean): Server =>
  ({
    gameAt: (_: string, token: string | null) =>
      Promise.resolve(token === null && isOpen ? right('terrafex') : left('missing' as const)),
    addressOf: () => 'no address of a table',
  }) as Partial<Server> as Server;

const arrivedAt = async (server: Server, token: string | null): Promise<string | undefined> => {
  const arrival = await arrive(server, 'A', token, wordsFor('en'), () => true, true);
  return arrival?._tag;
};

test('whoever has a token that the server does not know watches, if anybody may', async () => {
  expect(await arrivedAt(serverWith(true), 'a'.repeat(32))).toBe('Sitting');
  expect(await arrivedAt(serverWith(true), null)).toBe('Sitting');
  expect(await arrivedAt(serverWith(false), 'a'.repeat(32))).toBe('Missing');
  expect(await arrivedAt(serverWith(false), null)).toBe('Missing');
});
