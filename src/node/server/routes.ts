/**
 * The requests that the server answers. The server takes its routes from this list, and so does the description for programs.
 *
 * @packageDocumentation
 */
import type { Context, Hono } from 'hono';
import type * as t from 'io-ts';
import type { JsonSchema } from '../../core/reading/schema.js';
import { message } from '../../table/index.js';
import { nextPattern } from './lobby.js';
import { botRequest, joinRequest, linkRequest, openingRequest } from './requests.js';

/** The body of a request. */
interface Body {
  /** The name of the body's schema. */
  readonly name: string;
  readonly codec: t.Mixed;
  /** A body that the server accepts. */
  readonly example: JsonSchema;
}

/** A kind of request: its path, its body, its answers, and the ways in which it can fail. */
export interface Route {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly summary: string;
  /** The body; left out if a body is not read. */
  readonly body?: Body;
  /** True if the request may have a key, which shows when the same request is sent twice. */
  readonly keyed?: boolean;
  /** The parameters that may follow the path, with their schemas. */
  readonly query?: Readonly<Record<string, JsonSchema>>;
  /** The name of the answer's schema, by status. */
  readonly answers: Readonly<Record<number, string>>;
  /** The statuses with which the request may be refused, in addition to those of every request. */
  readonly fails: readonly number[];
}

/** The path of a table. */
export const tablePath = '/api/tables/{id}';

/** The statuses with which a request to a table may be refused. */
const atTable = [401, 404, 409] as const;

/** The statuses with which a change of a table may be refused. */
const changing = [...atTable, 403, 413, 415] as const;

/** All routes, by the names of what answers them. */
export const routes = {
  games: {
    method: 'get',
    path: '/api/games',
    summary: 'Games with their options, and bots',
    answers: { 200: 'Games' },
    fails: [],
  },
  list: {
    method: 'get',
    path: '/api/tables',
    summary: 'Tables that everybody may find, a hundred at a time',
    query: { after: { type: 'string', pattern: nextPattern } },
    answers: { 200: 'Tables' },
    fails: [],
  },
  open: {
    method: 'post',
    path: '/api/tables',
    summary: 'Open a table',
    body: {
      name: 'Wanted',
      codec: openingRequest,
      example: { game: 'terrafex', spec: { players: ['Ada', null] }, bots: [{ seat: 1, bot: 'greedy' }] },
    },
    keyed: true,
    answers: { 201: 'Opened' },
    fails: [403, 409, 413, 415],
  },
  look: {
    method: 'get',
    path: tablePath,
    summary: 'What the viewer sees',
    answers: { 200: 'Look' },
    fails: atTable,
  },
  legal: {
    method: 'get',
    path: `${tablePath}/legal`,
    summary: 'The legal moves of the seat',
    answers: { 200: 'Moves' },
    fails: atTable,
  },
  picture: {
    method: 'get',
    path: `${tablePath}/picture`,
    summary: 'The position as SVG',
    answers: { 200: 'picture' },
    fails: atTable,
  },
  shown: {
    method: 'get',
    path: `${tablePath}/shown`,
    summary: 'Words, picture and moves of the position',
    answers: { 200: 'Shown' },
    fails: atTable,
  },
  told: {
    method: 'get',
    path: `${tablePath}/told`,
    summary: 'Title and options of the game, clock, taking back, moves in words, and points',
    query: { from: { type: 'integer', minimum: 0 } },
    answers: { 200: 'Told' },
    fails: atTable,
  },
  record: {
    method: 'get',
    path: `${tablePath}/record`,
    summary: 'The record, when the game is over',
    answers: { 200: 'Record' },
    fails: atTable,
  },
  state: {
    method: 'get',
    path: `${tablePath}/state`,
    summary: 'How the table stands beside its game',
    answers: { 200: 'State' },
    fails: atTable,
  },
  events: {
    method: 'get',
    path: `${tablePath}/events`,
    summary: 'First a look, then every event; it ends when the token sees something else than before',
    answers: { 200: 'events' },
    fails: atTable,
  },
  players: {
    method: 'post',
    path: `${tablePath}/players`,
    summary: 'Come to the table, and take a seat',
    body: { name: 'Coming', codec: joinRequest, example: { player: 'Ada', seat: 0 } },
    keyed: true,
    answers: { 201: 'Admitted' },
    fails: changing,
  },
  bots: {
    method: 'post',
    path: `${tablePath}/bots`,
    summary: 'Let a bot of the server take a seat',
    body: { name: 'Bot', codec: botRequest, example: { seat: 1, bot: 'greedy' } },
    answers: { 200: 'Taken' },
    fails: changing,
  },
  links: {
    method: 'post',
    path: `${tablePath}/links`,
    summary: 'Make a link anew: a player the own one, the host all others; the one before leads nowhere',
    body: { name: 'Renewed', codec: linkRequest, example: { role: 'player', player: 'Ada' } },
    answers: { 201: 'Token' },
    fails: changing,
  },
  messages: {
    method: 'post',
    path: `${tablePath}/messages`,
    summary: 'Say something as a player',
    body: { name: 'Message', codec: message, example: { _tag: 'Move', ply: 0, move: 'G^c5' } },
    keyed: true,
    answers: { 200: 'Taken' },
    fails: changing,
  },
  rematch: {
    method: 'post',
    path: `${tablePath}/rematch`,
    summary: 'Play again, everybody a seat further on; tokens and links stay valid',
    answers: { 200: 'Rematch', 201: 'Rematch' },
    fails: changing,
  },
} as const satisfies Readonly<Record<string, Route>>;

/** The name of a route. */
export type RouteName = keyof typeof routes;

/** Makes the answer to a request. */
export type Answer = (c: Context) => Response | Promise<Response>;

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

/** Adds the routes to a server, each with what answers it. */
export const addRoutes = (app: Hono, answers: Readonly<Record<RouteName, Answer>>): void => {
  for (const name of Object.keys(answers).filter(isRouteName)) {
    const { method, path } = routes[name];
    app[method](path.replace('{id}', ':id'), answers[name]);
  }
};
