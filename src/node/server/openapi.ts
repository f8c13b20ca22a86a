/**
 * The description of the server for programs, in OpenAPI 3.1. The schemas in the description come from the same codecs that read requests.
 *
 * @packageDocumentation
 */

import type { Hono } from 'hono';
import { isObject } from '../../core/reading/objects.js';
import { propertiesOf } from '../../core/reading/properties.js';
import { type JsonSchema, schemaOf } from '../../core/reading/schema.js';
import { gameRecord } from '../../core/records/shape.js';
import { shown } from '../../face/shown.js';
import { message, tableSpec } from '../../table/index.js';
import { look } from '../../table/look-codec.js';
import { accessCodec } from './access.js';
import { keyPattern } from './answers.js';
import { nextPattern, wantedCodec } from './lobby-routes.js';
import { states } from './store/store.js';
import { botCodec, comingCodec, renewedCodec } from './table-routes.js';

const text: JsonSchema = { type: 'string' };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const seat: JsonSchema = { type: 'integer', minimum: 0, maximum: 5 };
const token: JsonSchema = { type: 'string', pattern: '^[0-9a-f]{32}$' };
const id: JsonSchema = { type: 'string', pattern: '^[A-Za-z0-9_-]{16}$' };

const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const orNull = (inner: JsonSchema): JsonSchema => ({ anyOf: [inner, { type: 'null' }] });
const named = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const fields = (properties: Readonly<Record<string, JsonSchema>>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
});

const isSchema = (u: unknown): u is JsonSchema => isObject(u);

/** The schemas that a schema lists under `oneOf` or `anyOf`. */
const variantsOf = (schema: JsonSchema, key: 'oneOf' | 'anyOf'): readonly JsonSchema[] => {
  const all: unknown = schema[key];
  return Array.isArray(all) ? all.filter(isSchema) : [];
};

const ignored: JsonSchema = { description: 'Not read: the player is that of the token' };

/**
 * The schema of a client's messages to a table. Clients need not name their player, because the token identifies the player. They never state the
 * time, because the server sets it.
 */
const said = (): JsonSchema => ({
  oneOf: variantsOf(schemaOf(message), 'oneOf')
    .map(propertiesOf)
    .filter((properties) => Object.hasOwn(properties, 'player'))
    .map((properties) => fields({ ...properties, player: ignored }, ['player'])),
});

const partOfSpec = (name: string): JsonSchema => propertiesOf(schemaOf(tableSpec))[name]!;

const partOfLook = (name: string): JsonSchema => propertiesOf(schemaOf(look))[name]!;

/** The part of a nullable schema that describes all values except null. */
const present = (schema: JsonSchema): JsonSchema =>
  variantsOf(schema, 'anyOf').find((one) => one['type'] !== 'null') ?? schema;

const tagged = (tag: string, more: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  fields({ _tag: { type: 'string', const: tag }, ...more });

/** The schema of an event that contains one part of a viewer's look at a table. */
const asEvent = (tag: string, name: string): JsonSchema => tagged(tag, propertiesOf(present(partOfLook(name))));

const eventSchema = (): JsonSchema => ({
  oneOf: [
    tagged('Seated', { players: partOfLook('players') }),
    tagged('Told', { ply: count, seat: orNull(seat), move: orNull(text) }),
    asEvent('Sight', 'sight'),
    asEvent('Clocks', 'times'),
    tagged('UndoAsked', { seat, ply: count }),
    tagged('UndoRefused', { seat }),
    tagged('Undone', { ply: count }),
    tagged('DrawOffered', { seat }),
    tagged('DrawRefused', { seat }),
    tagged('Commented', { player: text, seat: orNull(seat), ply: count, text }),
    tagged('Ended', { end: present(partOfLook('end')) }),
  ],
});

const refusal = fields({ text, rule: orNull(text) });

const schemas = (): Readonly<Record<string, JsonSchema>> => ({
  Error: fields({ error: refusal }),
  Access: schemaOf(accessCodec),
  Wanted: schemaOf(wantedCodec),
  Opened: fields({
    id,
    tokens: { type: 'object', additionalProperties: token },
    links: fields({ host: token, invite: token, watch: token }),
  }),
  Tables: fields({
    tables: list(fields({ id, game: text, state: { type: 'string', enum: [...states] }, moves: count, opened: count })),
    next: orNull({ type: 'string', pattern: nextPattern }),
  }),
  Coming: schemaOf(comingCodec),
  Admitted: fields({ token, refusal: orNull(refusal) }),
  Bot: schemaOf(botCodec),
  Renewed: schemaOf(renewedCodec),
  Token: fields({ token }),
  Message: said(),
  Taken: fields({ taken: { type: 'boolean' }, repeated: { type: 'boolean' } }, ['repeated']),
  Look: schemaOf(look),
  Event: eventSchema(),
  State: fields({
    ...{ state: { type: 'string', enum: [...states] }, moves: count, halted: orNull(text) },
    ...{ access: schemaOf(accessCodec), rematch: orNull(id) },
  }),
  Moves: list(text),
  Record: schemaOf(gameRecord),
  Shown: schemaOf(shown),
  Told: fields({
    ...{ title: text, options: {}, score: orNull(list({ type: 'number' })) },
    ...{ clock: partOfSpec('clock'), undo: partOfSpec('undo') },
    moves: list(
      fields({ seat: { type: 'integer', minimum: -1, maximum: 5 }, text: orNull(text), words: orNull(text) }),
    ),
  }),
  Nothing: { description: 'There is nothing to say: a body is not read' },
  Rematch: fields({ id, links: fields({ host: token }) }, ['links']),
  Games: fields({
    games: list({ type: 'object', required: ['id', 'title', 'seats', 'options'] }),
    bots: list(text),
  }),
});

/** Examples of request bodies that a server accepts, each under the name of its schema. */
const examples: Readonly<Record<string, JsonSchema>> = {
  Wanted: { game: 'terrafex', spec: { players: ['Ada', null] }, bots: [{ seat: 1, bot: 'greedy' }] },
  Coming: { player: 'Ada', seat: 0 },
  Bot: { seat: 1, bot: 'greedy' },
  Renewed: { role: 'player', player: 'Ada' },
  Message: { _tag: 'Move', ply: 0, move: 'G^c5' },
};

/** A kind of request: its path, its body, its answers, and the ways in which it can fail. */
interface Operation {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly summary: string;
  readonly sends?: string;
  /** True if the request may also be sent without a body. */
  readonly mayBeEmpty?: boolean;
  /** True if the request may have a key, which shows when the same request is sent twice. */
  readonly keyed?: boolean;
  /** The parameters that may follow the path, with their schemas. */
  readonly query?: Readonly<Record<string, JsonSchema>>;
  readonly answers: Readonly<Record<number, string>>;
  readonly fails: readonly number[];
}

const table = '/api/tables/{id}';

/** The status codes with which any request may be refused. */
const always = [400, 429, 503];

/** The further status codes with which a request to a table may be refused. */
const atTable = [401, 404, 409];

const look200 = { 200: 'Look' };

const ways: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/games',
    summary: 'Games with their options, and bots',
    answers: { 200: 'Games' },
    fails: [],
  },
  {
    method: 'get',
    path: '/api/tables',
    summary: 'Tables that everybody may find, a hundred at a time',
    query: { after: { type: 'string', pattern: nextPattern } },
    answers: { 200: 'Tables' },
    fails: [],
  },
  {
    ...{ method: 'post', path: '/api/tables', summary: 'Open a table', sends: 'Wanted', answers: { 201: 'Opened' } },
    keyed: true,
    fails: [403, 409, 413, 415],
  },
  { method: 'get', path: table, summary: 'What the viewer sees', answers: look200, fails: atTable },
  {
    method: 'get',
    path: `${table}/legal`,
    summary: 'The legal moves of the seat',
    answers: { 200: 'Moves' },
    fails: atTable,
  },
  {
    method: 'get',
    path: `${table}/picture`,
    summary: 'The position as SVG',
    answers: { 200: 'picture' },
    fails: atTable,
  },
  {
    method: 'get',
    path: `${table}/shown`,
    summary: 'Words, picture and moves of the position',
    answers: { 200: 'Shown' },
    fails: atTable,
  },
  {
    method: 'get',
    path: `${table}/told`,
    summary: 'Title and options of the game, clock, taking back, moves in words, and points',
    query: { from: count },
    answers: { 200: 'Told' },
    fails: atTable,
  },
  {
    method: 'get',
    path: `${table}/record`,
    summary: 'The record, when the game is over',
    answers: { 200: 'Record' },
    fails: atTable,
  },
  {
    method: 'get',
    path: `${table}/state`,
    summary: 'How the table stands beside its game',
    answers: { 200: 'State' },
    fails: atTable,
  },
  {
    method: 'get',
    path: `${table}/events`,
    summary: 'First a look, then every event; it ends when the token sees something else than before',
    answers: { 200: 'events' },
    fails: atTable,
  },
  ...(
    [
      ['players', 'Come to the table, and take a seat', 'Coming', { 201: 'Admitted' }],
      ['bots', 'Let a bot of the server take a seat', 'Bot', { 200: 'Taken' }],
      [
        'links',
        'Make a link anew: a player the own one, the host all others; the one before leads nowhere',
        'Renewed',
        { 201: 'Token' },
      ],
      ['messages', 'Say something as a player', 'Message', { 200: 'Taken' }],
      [
        'rematch',
        'Play again, everybody a seat further on; tokens and links stay valid',
        'Nothing',
        { 200: 'Rematch', 201: 'Rematch' },
      ],
    ] as const
  ).map(
    ([name, summary, sends, answers]): Operation => ({
      ...{ method: 'post', path: `${table}/${name}`, summary, answers, sends },
      ...{ mayBeEmpty: sends === 'Nothing', keyed: sends === 'Coming' || sends === 'Message' },
      fails: [...atTable, 403, 413, 415],
    }),
  ),
];

const json = (schema: JsonSchema, example?: JsonSchema): JsonSchema => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});

const operationOf = ({ method, path }: Operation): string =>
  `${method}${path
    .replace('/api', '')
    .replace('{id}', 'table')
    .replace(/\/(\w)/g, (_, sign: string) => sign.toUpperCase())}`;

/** The links from an answer that contains a table's id to the operations on that table. */
const linksTo = (field: string): JsonSchema =>
  Object.fromEntries(
    ways
      .filter(({ path }) => path.startsWith(table))
      .map(operationOf)
      .map((operationId) => [operationId, { operationId, parameters: { id: `$response.body#/${field}` } }]),
  );

const answerOf = (name: string): JsonSchema => {
  switch (name) {
    case 'events':
      return {
        description:
          'Server-sent events: `look` with a Look, `event` with an Event, `halted` with a text, `rematch` with an id',
        content: { 'text/event-stream': { schema: named('Event') } },
      };
    case 'picture':
      return { description: 'The picture', content: { 'image/svg+xml': { schema: text } } };
    default:
      return { description: name, content: json(named(name)), ...(name === 'Opened' ? { links: linksTo('id') } : {}) };
  }
};

const failures: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  401: 'A token is needed, or this one belongs to nobody at the table',
  403: 'This token, or the page that asks, may not do that',
  404: 'There is no such thing, or not for who asks',
  409: 'The table refuses; `rule` is that of the game which is broken',
  413: 'The body is too large',
  415: 'The body is not application/json',
  429: 'Too many requests',
  503: 'It cannot be done now; nothing has changed',
};

const keyParameter: JsonSchema = {
  ...{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', pattern: keyPattern } },
  description: 'Drawn by the client: a request that is sent twice with it is carried out once',
};

const retryAfter: JsonSchema = {
  ...{ description: 'The number of seconds after which to ask again', required: true },
  schema: { type: 'integer', minimum: 1 },
};

const wayOf = (way: Operation): JsonSchema => {
  const { method, path, summary, sends, mayBeEmpty = false, keyed = false, answers, fails, query = {} } = way;
  const parameters = [
    ...(path.includes('{id}') ? [{ name: 'id', in: 'path', required: true, schema: id }] : []),
    ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema })),
    ...(keyed ? [keyParameter] : []),
  ];
  return {
    summary,
    operationId: operationOf(way),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(method === 'post' ? { security: [{}, { token: [] }] } : {}),
    ...(sends === undefined
      ? {}
      : { requestBody: { required: !mayBeEmpty, content: json(named(sends), examples[sends]) } }),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, name]) => [status, answerOf(name)])),
      ...Object.fromEntries(
        [...new Set([...always, ...fails])].map((status) => [
          status,
          {
            description: failures[status]!,
            content: json(named('Error')),
            ...(status === 429 ? { headers: { 'Retry-After': retryAfter } } : {}),
          },
        ]),
      ),
    },
  };
};

/** The OpenAPI description of the server. */
export const descriptionOf = (version: string): JsonSchema => ({
  openapi: '3.1.0',
  info: { title: 'rulehouse serve', version, license: { name: 'MIT', identifier: 'MIT' } },
  paths: Object.fromEntries(
    [...new Set(ways.map(({ path }) => path))].map((path) => [
      path,
      Object.fromEntries(ways.filter((way) => way.path === path).map((way) => [way.method, wayOf(way)])),
    ]),
  ),
  components: { schemas: schemas(), securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
});

/** Adds the route that serves the OpenAPI description. */
export const addDescription = (app: Hono, version: string): void => {
  const description = JSON.stringify(descriptionOf(version));
  app.get('/openapi.json', (c) => c.body(description, 200, { 'Content-Type': 'application/json' }));
};
