/**
 * Plays a whole game of IceTraders with openapi-fetch and the types that openapi-typescript made of the server's description, and watches its events.
 *
 *     npm install openapi-fetch@0.17.0 openapi-typescript@7.13.0 typescript@5.9.3 @types/node
 *     npx rulehouse serve --port 8399 --data data
 *     npx openapi-typescript http://127.0.0.1:8399/openapi.json --default-non-nullable=false -o client.ts
 *     npx tsc --strict --module nodenext --target es2022 --rewriteRelativeImportExtensions play.ts
 *     node play.js && npx rulehouse verify record.json
 */
import { writeFileSync } from 'node:fs';
import createClient from 'openapi-fetch';
import type { components, paths } from './client.ts';

type Event = components['schemas']['Event'];

const baseUrl = 'http://127.0.0.1:8399';

const clientOf = (token?: string) =>
  createClient<paths>({ baseUrl, headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } });

const sure = <A>({ data, error }: { data?: A; error?: unknown }): A => {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
};

/** Counts the events of a table until its game has ended. */
const watch = async (id: string, token: string): Promise<Readonly<Record<string, number>>> => {
  const stream = await fetch(`${baseUrl}/api/tables/${id}/events`, { headers: { Authorization: `Bearer ${token}` } });
  const counts: Record<string, number> = {};
  let text = '';
  for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks.filter((one) => /^event: ?event$/m.test(one))) {
      const event = JSON.parse(/^data: ?(.*)$/m.exec(block)![1]!) as Event;
      counts[event._tag] = (counts[event._tag] ?? 0) + 1;
      if (event._tag === 'Ended') return counts;
    }
  }
  return counts;
};

const opened = sure(
  await clientOf().POST('/api/tables', {
    body: { game: 'icetraders', spec: { players: ['Ada', 'Bo'], options: { players: 2, turnLimit: 12 } } },
  }),
);
const tokens = ['Ada', 'Bo'].map((name) => opened.tokens[name]!);
const players = tokens.map(clientOf);
const heard = watch(opened.id, tokens[0]!);
let moves = 0;
for (;;) {
  const look = sure(await players[0]!.GET('/api/tables/{id}', { params: { path: { id: opened.id } } }));
  if (look.end !== null) break;
  const { ply, course, deciding } = look.sight!;
  const player = players[deciding[0]!]!;
  const legal = sure(await player.GET('/api/tables/{id}/legal', { params: { path: { id: opened.id } } }));
  const move = legal[(moves * 7919) % legal.length]!;
  const body = { _tag: 'Move', ply, course, move } as const;
  sure(await player.POST('/api/tables/{id}/messages', { params: { path: { id: opened.id } }, body }));
  moves += 1;
}
console.log(moves, 'moves; events:', await heard);
const record = await fetch(`${baseUrl}/api/tables/${opened.id}/record`);
writeFileSync('record.json', await record.text());
