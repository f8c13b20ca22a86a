/** A session at a table that lives in the test, without a server. */
import { isRight } from 'fp-ts/Either';
import type { GameTypes } from '../../../src/core/contract/game.js';
import type { Catalogue, Face } from '../../../src/face/index.js';
import { act, look, type Message, open, type Table, type TableSpec } from '../../../src/table/index.js';
import { join, type Session } from '../../../src/web/session/index.js';

/** The players of the table. */
export const names = ['Ada', 'Bo', 'Cy'];

/** A session at a table that lives in this test; `say` lets anybody else send a message. */
export const joined = <T extends GameTypes>(
  face: Face<T>,
  spec: Partial<TableSpec>,
  viewer: 0 | 1 | 2,
  catalogues: readonly Catalogue[] = [],
) => {
  const opened = open(face.game, { players: names, seed: 3, ...spec }, 0);
  if (!isRight(opened)) throw new Error(opened.left.reason);
  let [table, now]: [Table<T>, number] = [opened.right.table, 0];
  let tell = (): void => undefined;
  const seen = (): string => JSON.stringify(look(table, viewer, now));
  const say = (message: Message, at = now): ReturnType<typeof act<T>> => {
    now = at;
    const done = act(table, message, at);
    table = done.table;
    tell();
    return done;
  };
  const events = (): Response => {
    const start = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
      tell = () => controller.enqueue(new TextEncoder().encode(`event: look\ndata: ${seen()}\n\n`));
      tell();
    };
    return new Response(new ReadableStream({ start }), { headers: { 'content-type': 'text/event-stream' } });
  };
  const answer = (init: RequestInit | undefined): Response => {
    const { taken, out } = say({
      ...(JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Message),
      player: names[viewer],
    } as Message);
    const refused = out.find(({ event }) => event._tag === 'Refused')?.event;
    return new Response(JSON.stringify({ taken, error: refused }), { status: taken ? 200 : 409 });
  };
  const fetcher = (url: unknown, init?: RequestInit): Promise<Response> => {
    const path = String(url);
    if (path.endsWith('/events')) return Promise.resolve(events());
    if (path.endsWith('/messages')) return Promise.resolve(answer(init));
    return Promise.resolve(new Response(path.includes('/told') ? '{"moves":[]}' : seen()));
  };
  const play: Session<T> = join(face, 'http://localhost/api/tables/AAAAAAAAAAAAAAAA', {
    token: '0'.repeat(32),
    fetch: fetcher,
    catalogues,
  });
  return { play, say, table: () => table };
};
