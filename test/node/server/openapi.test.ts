/** The API description of the server: it names every route, every answer to requests of all kinds matches it, and no request causes a crash. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { source } from '../../../src/core/index.js';
import { application } from '../../../src/node/server/http.js';
import { descriptionOf } from '../../../src/node/server/openapi.js';
import type { Tables } from '../../../src/node/server/tables.js';
import { entrantOf, limitsWith, openedAt, tablesAt } from './tables-kit.js';

interface Answers {
  readonly content?: Readonly<Record<string, unknown>>;
}

interface Way {
  readonly responses: Readonly<Record<string, Answers>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Way>>>>;
  readonly components: object;
}

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-openapi-'));
let tables: Tables;
let app: Hono;
const failed: unknown[] = [];
// Convert it through JSON, because clients receive it as JSON.
const description = JSON.parse(JSON.stringify(descriptionOf('1'))) as Description;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'openapi', components: description.components });

const limits = limitsWith({ requests: 1_000_000, openings: 1_000_000, tablesPerAddress: 1_000_000 });
const house = {
  ...{ entrants: [entrantOf('random')], limits, hosts: [], sites: [], proxies: [], version: '1' },
  ...{ scripts: new Map<string, string>(), clock: () => performance.now() },
  ...{ pass: 'a pass of this test', ends: new AbortController().signal, accountHeader: null, agents: undefined },
  operating: {
    report: (_: string, error: unknown) => failed.push(error),
    unready: () => undefined,
    metrics: undefined,
    operators: [],
  },
};

beforeAll(async () => {
  tables = await tablesAt(folder, { bots: ['random'], limits: { tables: 100_000 } });
  app = application(tables, house, { Hono, bodyLimit, secureHeaders, cors, addressOf: () => '127.0.0.1' });
});
afterAll(async () => {
  await tables.close();
  rmSync(folder, { recursive: true });
});

test('every route is described, and nothing else', () => {
  const routes = app.routes
    .filter(({ method, path }) => path.startsWith('/api/') && ['GET', 'POST'].includes(method))
    .map(({ method, path }) => `${method} ${path.replace(':id', '{id}')}`);
  const described = Object.entries(description.paths).flatMap(([path, ways]) =>
    Object.keys(ways).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual([...new Set(routes)].sort());
});

test('what a client leaves out is left out: no default gives away a seed or stands for a game', () => {
  const { schemas } = description.components as {
    schemas: Record<string, { properties: Record<string, unknown>; required: unknown }>;
  };
  const { game, spec } = schemas['Wanted']!.properties as Record<string, Record<string, Record<string, object>>>;
  expect(game).not.toHaveProperty('default');
  expect(schemas['Wanted']!.required).toEqual(['game']);
  expect(spec!['properties']!['seed']).not.toHaveProperty('default');
  expect(spec!['properties']!['undo']).toHaveProperty('default');
});

test('objects with any properties say so', () => {
  const silent = JSON.stringify(description.components).match(/\{"type":"object"(?:,"description":"[^"]*")?\}/g);
  expect(silent).toBeNull();
});

test('whole numbers that need 64 bits say so', () => {
  const { schemas } = description.components as { schemas: Record<string, { properties: Record<string, unknown> }> };
  expect(schemas['Record']!.properties['seed']).toMatchObject({ format: 'int64' });
  const seats = JSON.stringify(schemas['Look']!.properties['left']);
  expect(seats).not.toContain('"maximum":5,"format"');
});

test('Redocly finds nothing wrong with the description', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(description),
    config: await createConfig({ extends: ['recommended'] }),
  });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

/** Every object inside the description, with its path. */
const partsOf = (
  value: unknown,
  path = '',
): readonly (readonly [path: string, part: Readonly<Record<string, unknown>>])[] =>
  typeof value !== 'object' || value === null
    ? []
    : [
        ...(Array.isArray(value) ? [] : [[path, value as Readonly<Record<string, unknown>>] as const]),
        ...Object.entries(value).flatMap(([key, one]) => partsOf(one, `${path}/${key}`)),
      ];

describe('generators of clients', () => {
  const parts = partsOf(description);
  const schemas = parts.filter(([path]) => !path.endsWith('/properties'));

  test('find patterns that every language can read, and a type beside every enumeration', () => {
    for (const [path, { pattern, enum: values, type }] of schemas) {
      if (typeof pattern === 'string') expect(pattern, path).not.toMatch(/\\p|\(\?/);
      if (Array.isArray(values)) expect(['string', 'integer'], path).toContain(type);
    }
  });

  test('find a number or a text as a union with a class for the text, which Rust and Java both read', () => {
    const { Look, ViewerText } = (description.components as { schemas: Record<string, object> }).schemas;
    const seat = { type: 'integer', minimum: 0, maximum: 5 };
    const viewer = { oneOf: [seat, { $ref: '#/components/schemas/ViewerText' }] };
    expect(Look).toMatchObject({ properties: { viewer } });
    expect(ViewerText).toEqual({ type: 'string', enum: ['spectators'] });
  });

  test('find no objects as defaults, no object without its required fields, and only schemas that are referred to', () => {
    for (const [path, { default: initial, required, properties = {} }] of schemas) {
      expect(typeof initial === 'object' && initial !== null && !Array.isArray(initial), path).toBe(false);
      if (Array.isArray(required))
        expect(Object.keys(properties as object), path).toEqual(expect.arrayContaining(required));
    }
    const named = Object.keys((description.components as { readonly schemas: object }).schemas);
    const referred = new Set(parts.map(([, { $ref }]) => $ref));
    expect(named.filter((name) => !referred.has(`#/components/schemas/${name}`))).toEqual([]);
    // Generators name the class of an enumeration after its field.
    const fields = schemas.flatMap(([path, part]) =>
      'enum' in part ? [/\/properties\/(\w+)$/.exec(path)?.[1]?.toLowerCase()] : [],
    );
    expect(named.filter((name) => fields.includes(name.toLowerCase()))).toEqual([]);
  });

  test('learn which requests may carry a token', () => {
    for (const [path, ways] of Object.entries(description.paths))
      for (const [method, way] of Object.entries(ways))
        if (path.includes('{id}') || method === 'post')
          expect(way, `${method} ${path}`).toMatchObject({ security: [{}, { token: [] }] });
  });
});

const compiled = new Map<string, ReturnType<typeof ajv.compile>>();

/** Why an answer does not match the description; empty if it does. */
const faultOf = (method: string, path: string, status: number, type: string, text: string): string => {
  const answers = description.paths[path]?.[method.toLowerCase()]?.responses[String(status)];
  if (answers === undefined) return `${status} is not described`;
  const kind = type.split(';')[0] ?? '';
  if (answers.content?.[kind] === undefined) return `${status} as ${kind} is not described`;
  if (kind !== 'application/json') return '';
  const pointer = `openapi#/components/schemas/`;
  const schema = answers.content[kind] as { readonly schema: { readonly $ref: string } };
  const $ref = schema.schema.$ref.replace('#/components/schemas/', pointer);
  const fits = compiled.get($ref) ?? ajv.compile({ $ref });
  compiled.set($ref, fits);
  return fits(JSON.parse(text)) ? '' : `${ajv.errorsText(fits.errors)}: ${text.slice(0, 200)}`;
};

const seen = new Map<string, number>();

const ask = async (method: string, path: string, id: string, headers: Record<string, string>, body?: string) => {
  const stop = new AbortController();
  const answer = await app.request(path.replace('{id}', id), {
    ...{ method, headers, signal: stop.signal },
    ...(body === undefined ? {} : { body }),
  });
  const type = answer.headers.get('content-type') ?? '';
  const text = type.startsWith('text/event-stream') ? '' : await answer.text();
  if (text === '') await answer.body?.cancel();
  const name = `${method} ${path} ${answer.status}`;
  seen.set(name, (seen.get(name) ?? 0) + 1);
  expect([name, faultOf(method, path, answer.status, type, text)]).toEqual([name, '']);
  return { status: answer.status, text };
};

describe('answers', () => {
  test('of a whole game fit', async () => {
    const json = { 'content-type': 'application/json' };
    const spec = { players: ['Ada'], options: { turnLimit: 4 }, clock: { _tag: 'Move', ms: 600_000 } };
    const wanted = { game: 'terrafex', spec, bots: [{ seat: 1, bot: 'random' }], access: { listed: true } };
    const opened = await ask('POST', '/api/tables', '', json, JSON.stringify(wanted));
    const { id, tokens } = JSON.parse(opened.text) as {
      readonly id: string;
      readonly tokens: Readonly<Record<string, string>>;
    };
    const own = { ...json, authorization: `Bearer ${tokens['Ada'] ?? ''}` };
    for (let turn = 0; turn < 10; turn++) {
      const look = JSON.parse((await ask('GET', '/api/tables/{id}', id, own)).text) as {
        readonly end: unknown;
        readonly sight: { readonly ply: number };
      };
      if (look.end !== null) break;
      for (const path of ['state', 'picture', 'shown', 'told', 'events'])
        await ask('GET', `/api/tables/{id}/${path}`, id, own);
      const [move] = JSON.parse((await ask('GET', '/api/tables/{id}/legal', id, own)).text) as readonly string[];
      if (move !== undefined)
        await ask(
          'POST',
          '/api/tables/{id}/messages',
          id,
          own,
          JSON.stringify({ _tag: 'Move', ply: look.sight.ply, move }),
        );
    }
    await ask('GET', '/api/tables', '', {});
    await ask('POST', '/api/tables/{id}/messages', id, own, JSON.stringify({ _tag: 'Resign' }));
    expect((await ask('GET', '/api/tables/{id}/record', id, own)).status).toBe(200);
    expect((await ask('POST', '/api/tables/{id}/rematch', id, own, '{}')).status).toBe(201);
    expect((await ask('POST', '/api/tables/{id}/rematch', id, own, '{}')).status).toBe(200);
  });

  /** The number of requests; `SERVER_REQUESTS=100000` gives the figures of the guide. */
  const requests = Number(process.env['SERVER_REQUESTS'] ?? 1500);

  test('to requests of all kinds fit, and none is a crash', { timeout: 60_000 + requests * 20 }, async () => {
    const random = source(5);
    const pick = <A>(all: readonly A[]): A => all[random.below(all.length)]!;
    const opened = await app.request('/api/tables', {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ game: 'icetraders', spec: { options: { players: 3 }, players: ['Ada', null, 'Cy'] } }),
    });
    const { id, tokens, links } = (await opened.json()) as {
      readonly id: string;
      readonly tokens: Readonly<Record<string, string>>;
      readonly links: Readonly<Record<string, string>>;
    };
    const known = [...Object.values(tokens), ...Object.values(links), '0'.repeat(32), 'x'];
    const values: readonly unknown[] = [
      ...[
        null,
        true,
        -1,
        0,
        1,
        5,
        6,
        1e300,
        '',
        'x',
        'Ada',
        'Bo',
        '__proto__',
        '\u0000',
        'a'.repeat(5000),
        [],
        {},
        [[]],
      ],
      ...[
        'terrafex',
        'toframenn',
        'random',
        'player',
        'invite',
        'Move',
        'Sit',
        'Comment',
        'AskUndo',
        'evil',
        { players: ['Ada', 'Bo'] },
      ],
    ];
    const keys = [
      '_tag',
      'ply',
      'move',
      'seat',
      'player',
      'belonging',
      'accept',
      'text',
      'role',
      'bot',
      'game',
      'spec',
      'bots',
      'access',
      'toString',
    ];
    const bodies = [
      () =>
        JSON.stringify(Object.fromEntries(Array.from({ length: random.below(6) }, () => [pick(keys), pick(values)]))),
      () =>
        JSON.stringify({
          _tag: pick(['Move', 'Sit', 'Comment', 'Resign', 'OfferDraw', 'Claim', 'Tick', 'Substitute']),
          ply: 0,
          seat: 1,
          belonging: null,
          move: 'evil',
        }),
      () => JSON.stringify(pick(values)),
      () => pick(['', '{', '[', '{"a":', '\ufeff{}', 'null', '['.repeat(2000)]),
    ];
    const paths = Object.entries(description.paths).flatMap(([path, ways]) =>
      Object.keys(ways).map((method) => [path, method] as const),
    );
    for (let count = 0; count < requests; count++) {
      const [path, method] = pick(paths);
      const headers: Record<string, string> = {
        ...(random.below(3) > 0 ? { authorization: `Bearer ${pick(known)}` } : {}),
        ...(random.below(9) > 0
          ? { 'content-type': 'application/json' }
          : { 'content-type': pick(['text/plain', 'x', 'application/json;x']) }),
        ...(random.below(9) === 0 ? { 'idempotency-key': pick(['a-key-of-some-length', 'x', 'y'.repeat(64)]) } : {}),
        ...(random.below(9) === 0 ? { origin: pick(['https://evil.example', 'null', 'http://localhost']) } : {}),
      };
      const at = random.below(8) === 0 ? pick(['AAAAAAAAAAAAAAAA', 'x', '%00', '..%2f', 'é']) : id;
      await ask(method.toUpperCase(), path, at, headers, method === 'post' ? pick(bodies)() : undefined);
    }
    expect(failed).toEqual([]);
    console.info(`${requests} requests: ${seen.size} kinds of answers`);
  });
});

describe('the description says what the server does', () => {
  const json = { 'content-type': 'application/json' };

  /** A table of two, and the request headers of Ada. */
  const seated = async () => {
    const body = JSON.stringify({ game: 'terrafex', spec: { players: ['Ada', 'Bo'] } });
    const opened = await app.request('/api/tables', { method: 'POST', headers: json, body });
    const { id, tokens } = (await opened.json()) as {
      readonly id: string;
      readonly tokens: Readonly<Record<string, string>>;
    };
    return { id, bearer: { authorization: `Bearer ${tokens['Ada'] ?? ''}` } };
  };

  const schemaFor = (name: string) => ajv.compile({ $ref: `openapi#/components/schemas/${name}` });

  test('another game is asked for without a body, with one that is empty, or with any', async () => {
    const { id, bearer } = await seated();
    const path = '/api/tables/{id}/rematch';
    expect((await ask('POST', path, id, bearer)).status).toBe(409);
    await ask('POST', '/api/tables/{id}/messages', id, { ...bearer, ...json }, '{"_tag":"Resign"}');
    expect((await ask('POST', path, id, bearer)).status).toBe(201);
    expect((await ask('POST', path, id, { ...bearer, 'content-length': '0' })).status).toBe(200);
    expect((await ask('POST', path, id, { ...bearer, ...json }, '{')).status).toBe(200);
    expect((await ask('POST', path, id, { ...bearer, 'content-type': 'text/plain' })).status).toBe(415);
    expect(description.paths[path]?.['post']).toMatchObject({ requestBody: { required: false } });
  });

  test('the spec of a table has a schema', () => {
    const fits = schemaFor('Wanted');
    expect(fits({ game: 'terrafex', spec: { players: ['Ada', null], clock: { _tag: 'Move', ms: 60_000 } } })).toBe(
      true,
    );
    expect(fits({ game: 'terrafex', spec: { clock: { _tag: 'Sand' } } })).toBe(false);
    expect(fits({ game: 'terrafex', spec: { colour: 'red' } })).toBe(false);
  });

  test('requests that may have a key have it as a parameter', () => {
    const keyed = Object.entries(description.paths).flatMap(([path, ways]) =>
      Object.entries(ways).flatMap(([method, way]) =>
        JSON.stringify(way).includes('"Idempotency-Key"') ? [`${method} ${path}`] : [],
      ),
    );
    expect(keyed).toEqual(['post /api/tables', 'post /api/tables/{id}/players', 'post /api/tables/{id}/messages']);
  });

  test.each([
    ['the player is not read', { _tag: 'AskUndo', ply: 0, player: 'Bo' }, true],
    ['nothing else may be there', { _tag: 'AskUndo', ply: 0, colour: 'red' }, false],
    ['nothing may be left out', { _tag: 'AskUndo' }, false],
    ['but the course, which may also be there', { _tag: 'AskUndo', ply: 0, course: 1 }, true],
    ['a course is a number from 1 on', { _tag: 'OfferDraw', course: 0 }, false],
    ['and the number of a question', { _tag: 'AnswerUndo', accept: true }, true],
  ])('of messages: %s', async (_, sent, isRight) => {
    const { id, bearer } = await seated();
    const { status } = await ask('POST', '/api/tables/{id}/messages', id, { ...bearer, ...json }, JSON.stringify(sent));
    expect([schemaFor('Message')(sent), status !== 400]).toEqual([isRight, isRight]);
  });

  test.each([
    ['[]', 'a list of 0 is not a message'],
    ['1', '1 is not a message'],
    ['"x"', '"x" is not a message'],
    ['null', 'null is not a message'],
    ['{"_tag":"Tick"}', '_tag: players cannot send "Tick": the server itself tells the time'],
    [
      '{"_tag":"Substitute","seat":1,"player":null}',
      '_tag: players cannot send "Substitute": the server itself says which bot plays on',
    ],
    ['{"_tag":"Tock"}', 'unknown _tag "Tock"'],
  ])('a message that players cannot send is refused with the right reason: %s', async (body, text) => {
    const { id, bearer } = await seated();
    const answer = await ask('POST', '/api/tables/{id}/messages', id, { ...bearer, ...json }, body);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([400, { error: { text, rule: null } }]);
  });
});

test('an opening that is refused does not count', async () => {
  const few = limitsWith({ openings: 1 });
  const strict = application(
    tables,
    { ...house, limits: few, clock: () => 0 },
    { Hono, bodyLimit, secureHeaders, cors, addressOf: () => '127.0.0.3' },
  );
  const open = async (wanted: object): Promise<number> => {
    const body = JSON.stringify(wanted);
    const headers = { 'content-type': 'application/json' };
    return (await strict.request('/api/tables', { method: 'POST', headers, body })).status;
  };
  const bots = [{ seat: 5, bot: 'random' }];
  for (const wrong of [
    { game: 'chess' },
    { game: 'terrafex', spec: { options: { push: 3 } } },
    { game: 'terrafex', bots },
  ])
    expect(await open(wrong)).toBe('bots' in wrong ? 409 : 400);
  expect(await open({ game: 'terrafex' })).toBe(201);
  expect(await open({ game: 'terrafex' })).toBe(429);
});

test('the list of tables has a hundred at a time, and says where the next ones are', async () => {
  const opened: string[] = [];
  for (let count = 0; count < 103; count++) {
    const listed = { seats: 'anyone', watching: 'anyone', listed: true } as const;
    const { room } = await openedAt(tables, 'terrafex', {}, listed);
    opened.push(room.table.id);
  }
  interface Part {
    readonly tables: readonly { readonly id: string }[];
    readonly next: string | null;
  }
  const part = async (after: string | null): Promise<Part> => {
    const answer = await app.request(`/api/tables${after === null ? '' : `?after=${after}`}`);
    return (await answer.json()) as Part;
  };
  const first = await part(null);
  expect(first.tables).toHaveLength(100);
  const found = [...first.tables];
  for (let { next } = first; next !== null; ) {
    const more = await part(next);
    found.push(...more.tables);
    ({ next } = more);
  }
  const ids = found.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(opened.filter((id) => !ids.includes(id))).toEqual([]);
  expect((await app.request('/api/tables?after=x')).status).toBe(400);
  const lobby = await (await app.request('/lobby')).text();
  expect(lobby).toContain(`<a href="?after=${first.next ?? ''}">More tables</a>`);
  expect((await app.request(`/lobby?after=${first.next ?? ''}`)).status).toBe(200);
});

test('who asks too often is told when to ask again', async () => {
  const few = limitsWith({ requests: 2, openings: 1, requestsPerSecond: 1 });
  const strict = application(
    tables,
    { ...house, limits: few, clock: () => 0 },
    { Hono, bodyLimit, secureHeaders, cors, addressOf: () => '127.0.0.2' },
  );
  const open = () =>
    strict.request('/api/tables', {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ game: 'terrafex' }),
    });
  const answers = [await open(), await open(), await open()];
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [201, null],
    [429, '5'],
    [429, '1'],
  ]);
});

test('messages of the host are not among those that clients are told to send', () => {
  const { schemas } = description.components as { schemas: Record<string, unknown> };
  expect(JSON.stringify(schemas['Message'])).toContain('ClaimMessage');
  expect(Object.keys(schemas).filter((name) => /^(?:Tick|Substitute)Message/.test(name))).toEqual([]);
});
