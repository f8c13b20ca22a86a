/**
 * The description of the server for programs, in OpenAPI 3.1. The schemas in the description come from the same codecs that read requests.
 *
 * @packageDocumentation
 */

import type { Hono } from 'hono';
import { propertiesOf } from '../../core/reading/properties.js';
import { type JsonSchema, schemaOf } from '../../core/reading/schema.js';
import { departure, gameRecord } from '../../core/records/shape.js';
import { shown } from '../../face/shown.js';
import { tableSpec } from '../../table/index.js';
import { look } from '../../table/look-codec.js';
import { accessCodec } from './access.js';
import { keyPattern } from './answers.js';
import { nextPattern } from './lobby.js';
import { portable } from './portable-schema.js';
import { type Route, routes, tablePath } from './routes.js';
import { fields, variantsOf } from './schema-parts.js';
import { withNames } from './shared-schemas.js';
import { states } from './store/store.js';

/** The statuses with which any request may be refused. */
const always = [400, 429, 503];

const ways: readonly Route[] = Object.values(routes);

const text: JsonSchema = { type: 'string' };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const seat: JsonSchema = { type: 'integer', minimum: 0, maximum: 5 };
const token: JsonSchema = { type: 'string', pattern: '^[0-9a-f]{32}$' };
const id: JsonSchema = { type: 'string', pattern: '^[A-Za-z0-9_-]{16}$' };

const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const orNull = (inner: JsonSchema): JsonSchema => ({ anyOf: [inner, { type: 'null' }] });
const named = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const partOfSpec = (name: string): JsonSchema => propertiesOf(schemaOf(tableSpec))[name]!;

const partOfLook = (name: string): JsonSchema => propertiesOf(schemaOf(look))[name]!;

/** The part of a nullable schema that describes all values except null. */
const present = (schema: JsonSchema): JsonSchema =>
  variantsOf(schema, 'anyOf').find((one) => one['type'] !== 'null') ?? schema;

const tagged = (tag: string, more: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  fields({ _tag: { type: 'string', enum: [tag] }, ...more });

/** The schema of an event that contains one part of a viewer's look at a table. */
const asEvent = (tag: string, name: string): JsonSchema => tagged(tag, propertiesOf(present(partOfLook(name))));

const eventSchema = (): JsonSchema => ({
  oneOf: [
    tagged('Seated', { players: partOfLook('players') }),
    tagged('Told', { ply: count, seat: orNull(seat), move: orNull(text) }),
    asEvent('Sight', 'sight'),
    asEvent('Clocks', 'times'),
    asEvent('Claims', 'claims'),
    tagged('Left', { left: schemaOf(departure) }),
    tagged('Substituted', { seat, player: text }),
    tagged('UndoAsked', { seat, ply: count, question: count }),
    tagged('UndoAgreed', { seat, question: count }),
    tagged('UndoRefused', { seat }),
    tagged('Undone', { ply: count, course: count }),
    tagged('DrawOffered', { seat, question: count }),
    tagged('DrawAgreed', { seat, question: count }),
    tagged('DrawRefused', { seat }),
    tagged('Commented', { player: text, seat: orNull(seat), ply: count, text }),
    tagged('Ended', { end: present(partOfLook('end')) }),
  ],
});

const refusal = fields({ text, rule: orNull(text) });

/** The schema of a body; who may take part has one schema, wherever it occurs. */
const bodyOf = ({ codec }: NonNullable<Route['body']>): JsonSchema => {
  const schema = schemaOf(codec);
  const properties = propertiesOf(schema);
  return 'access' in properties ? { ...schema, properties: { ...properties, access: named('Access') } } : schema;
};

/** The schemas of the bodies that are read. */
const bodies = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(ways.flatMap(({ body }) => (body === undefined ? [] : [[body.name, bodyOf(body)]])));

/** A game that the server offers. */
const offered = fields({
  ...{ id: text, title: text, seats: fields({ min: count, max: count }) },
  options: list(fields({ name: text, rule: text, values: text, default: text, meaning: text })),
  leaving: list(text),
  limits: { type: 'object' },
  strengths: list(fields({ name: text, bot: text })),
});

const exactSchemas = (): Readonly<Record<string, JsonSchema>> => ({
  ...bodies(),
  Failure: fields({ error: refusal }),
  Access: schemaOf(accessCodec),
  Opened: fields({
    id,
    tokens: { type: 'object', additionalProperties: token },
    links: fields({ host: token, invite: token, watch: token }),
  }),
  Tables: fields({
    tables: list(fields({ id, game: text, state: { type: 'string', enum: [...states] }, moves: count, opened: count })),
    next: orNull({ type: 'string', pattern: nextPattern }),
  }),
  Admitted: fields({ token, refusal: orNull(refusal) }),
  Token: fields({ token }),
  Taken: fields({ taken: { type: 'boolean' }, repeated: { type: 'boolean' } }, ['repeated']),
  Look: schemaOf(look),
  Event: eventSchema(),
  TableState: fields({
    ...{ state: { type: 'string', enum: [...states] }, moves: count, halted: orNull(text) },
    ...{ access: named('Access'), rematch: orNull(id), present: list({ type: 'integer', minimum: 0, maximum: 5 }) },
  }),
  Moves: list(text),
  Record: schemaOf(gameRecord),
  Shown: schemaOf(shown),
  Told: fields({
    ...{ title: text, options: { type: 'object' }, score: orNull(list({ type: 'number' })) },
    ...{ clock: partOfSpec('clock'), undo: partOfSpec('undo') },
    ...{ leaving: partOfSpec('leaving'), claim: partOfSpec('claim') },
    moves: list(
      fields({ seat: { type: 'integer', minimum: -1, maximum: 5 }, text: orNull(text), words: orNull(text) }),
    ),
  }),
  Nothing: { description: 'The body is not read' },
  Rematch: fields({ id, links: fields({ host: token }) }, ['links']),
  Games: fields({
    games: list(offered),
    bots: list(text),
  }),
});

/** The schemas as generators of clients understand them. */
const schemas = (): Readonly<Record<string, JsonSchema>> => {
  const all = Object.entries(exactSchemas()).map(([name, schema]) => [name, portable(schema)] as const);
  return withNames(Object.fromEntries(all));
};

const json = (schema: JsonSchema, example?: JsonSchema): JsonSchema => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});

const operationOf = ({ method, path }: Route): string =>
  `${method}${path
    .replace('/api', '')
    .replace('{id}', 'table')
    .replace(/\/(\w)/g, (_, sign: string) => sign.toUpperCase())}`;

/** The links from an answer that contains a table's id to the operations on that table. */
const linksTo = (field: string): JsonSchema =>
  Object.fromEntries(
    ways
      .filter(({ path }) => path.startsWith(tablePath))
      .map(operationOf)
      .map((operationId) => [operationId, { operationId, parameters: { id: `$response.body#/${field}` } }]),
  );

const answerOf = (name: string): JsonSchema => {
  switch (name) {
    case 'events':
      return {
        description:
          'Server-sent events: `look` with a Look, `partial` with the number of `comments` that the look leaves out, `event` with an Event, `halted` with a text, `rematch` with an id',
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
  401: 'A token is missing, or belongs to nobody at the table',
  403: 'The token or the page that sent the request may not do that',
  404: 'Not found, or not visible to this client',
  409: 'The table refuses; `rule` is the rule of the game that the request breaks',
  413: 'The body is too large',
  415: 'The body is not application/json',
  429: 'Too many requests',
  503: 'Not possible now; nothing has changed',
};

const keyParameter: JsonSchema = {
  ...{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', pattern: keyPattern } },
  description: 'Chosen by the client; if a request is sent twice with the same key, it is carried out once',
};

const retryAfter: JsonSchema = {
  ...{ description: 'The number of seconds to wait before the next request', required: true },
  schema: { type: 'integer', minimum: 1 },
};

/** The body of a request; one that is not read may be left out. */
const requestBodyOf = ({ method, body }: Route): JsonSchema => {
  if (method === 'get') return {};
  return {
    requestBody: {
      required: body !== undefined,
      content: json(named(body?.name ?? 'Nothing'), body?.example),
    },
  };
};

const operationFor = (route: Route): JsonSchema => {
  const { method, path, summary, keyed = false, answers, fails, query = {} } = route;
  const parameters = [
    ...(path.includes('{id}') ? [{ name: 'id', in: 'path', required: true, schema: id }] : []),
    ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema })),
    ...(keyed ? [keyParameter] : []),
  ];
  return {
    summary,
    operationId: operationOf(route),
    ...(parameters.length === 0 ? {} : { parameters }),
    security: method === 'post' || path.startsWith(tablePath) ? [{}, { token: [] }] : [],
    ...requestBodyOf(route),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, name]) => [status, answerOf(name)])),
      ...Object.fromEntries(
        [...new Set([...always, ...fails])].map((status) => [
          status,
          {
            description: failures[status]!,
            content: json(named('Failure')),
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
  servers: [{ url: '/' }],
  paths: Object.fromEntries(
    [...new Set(ways.map(({ path }) => path))].map((path) => [
      path,
      Object.fromEntries(ways.filter((way) => way.path === path).map((way) => [way.method, operationFor(way)])),
    ]),
  ),
  components: { schemas: schemas(), securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
});

/** Adds the route that serves the OpenAPI description. */
export const addDescription = (app: Hono, version: string): void => {
  const description = JSON.stringify(descriptionOf(version));
  app.get('/openapi.json', (c) => c.body(description, 200, { 'Content-Type': 'application/json' }));
};
