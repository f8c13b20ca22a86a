/** Addresses of tables, and texts that are not addresses. */
import { describe, expect, test, vi } from 'vitest';
import { isLeft, isRight } from '../../../src/core/index.js';
import { german } from '../../../src/face/german/index.js';
import { terrafexFace } from '../../../src/face/index.js';
import { tableAt } from '../../../src/web/session/address.js';
import { join } from '../../../src/web/session/index.js';

const id = 'AAAAAAAAAAAAAAAA';
const page = 'https://here.example/games/index.html?lang=de#top';

describe('an address of a table', () => {
  test('is one of the API or of the page, on any server, or relative to a page', () => {
    const read = (url: unknown) => tableAt(url, page);
    const there = { table: `https://there.example/api/tables/${id}`, token: null };
    const here = { table: `https://here.example/api/tables/${id}`, token: null };
    expect(read(`https://there.example/api/tables/${id}`)).toMatchObject({ right: there });
    expect(read(new URL(`https://there.example/#table=${id}`))).toMatchObject({ right: there });
    expect(read(`/#table=${id}&token=x`)).toMatchObject({ right: { ...here, token: 'x' } });
    expect(read(`../api/tables/${id}`)).toMatchObject({ right: here });
    expect(tableAt(`/#table=${id}`, undefined)).toMatchObject({ left: { reason: 'this is not an address' } });
  });

  test.each([
    ['javascript:alert(1)', 'this is an address of javascript:, not of http: or https:'],
    [`data:text/html,x#table=${id}`, 'this is an address of data:, not of http: or https:'],
    [`file:///api/tables/${id}`, 'this is an address of file:, not of http: or https:'],
    ['', 'this is not an address'],
    ['nonsense', 'this is not an address'],
    [5, '5 is not an address'],
    [null, 'null is not an address'],
    [undefined, 'undefined is not an address'],
    [{}, 'an object is not an address'],
    ['http://127.0.0.1:1/', 'this is not the address of a table'],
    ['http://127.0.0.1:1/#table=A&token=secret', 'this is not the address of a table'],
  ])('is not %s', (url, reason) => {
    const fetcher = vi.fn();
    const play = join(terrafexFace, url as string, { fetch: fetcher });
    // The fault is reported at once, and not as a missing table.
    expect(play.snapshot()).toMatchObject({ connection: 'missing', view: null, fault: { path: ['url'], reason } });
    expect(isLeft(play.play('G^c5'))).toBe(true);
    play.close();
    expect(fetcher).not.toHaveBeenCalled();
  });
});

test('a table in a language that is not a catalogue is not joined', async () => {
  const fetcher = vi.fn(() => Promise.resolve(new Response(null, { status: 404 })));
  const url = `http://127.0.0.1:1/api/tables/${id}`;
  const wrong = join(terrafexFace, url, { fetch: fetcher, catalogues: [german] as never });
  expect(wrong.snapshot()).toMatchObject({ connection: 'missing', fault: { path: ['catalogues', '0'] } });
  expect(fetcher).not.toHaveBeenCalled();
  const play = join(terrafexFace, url, { fetch: fetcher, catalogues: [german.games.terrafex] });
  expect(play.snapshot()).toMatchObject({ connection: 'connecting', fault: null });
  await vi.waitFor(() => expect(play.snapshot().connection).toBe('missing'));
  expect(play.snapshot().fault?.reason).toBe('the server does not have this table');
  expect(isRight(tableAt(url, undefined))).toBe(true);
});
