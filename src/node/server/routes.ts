/**
 * The requests that the server answers. The server registers its routes from this list, and the OpenAPI description is written from it.
 *
 * @packageDocumentation
 */
import type { Context, Hono } from 'hono';
import type * as t from 'io-ts';
import type { JsonSchema } from '../../core/reading/schema.js';
import { nextPattern } from './lobby.js';
import { botRequest, joinRequest, linkRequest, openingRequest, sentMessage } from './requests.js';

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

/** All routes, by name. */
export const routes = {
  games: {
    method: 'get',
    path: '/api/games',
    summary: 'The games with their options, and the bots',
    answers: { 200: 'Games' },
    fails: [],
  },
  list: {
    method: 'get',
    path: '/api/tables',
    summary: 'The public tables, a hundred at a time',
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
    summary: 'The legal moves of the viewer',
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
    summary: 'The position in words, its picture, and its legal moves',
    answers: { 200: 'Shown' },
    fails: atTable,
  },
  past: {
    method: 'get',
    path: `${tablePath}/past`,
    summary: 'An earlier position as the viewer saw it, in words and with its picture',
    query: { ply: { type: 'integer', minimum: 0 } },
    answers: { 200: 'Shown' },
    fails: atTable,
  },
  told: {
    method: 'get',
    path: `${tablePath}/told`,
    summary: 'The title and options of the game, the clock, the undo rule, the moves in words, and the points',
    query: { from: { type: 'integer', minimum: 0 } },
    answers: { 200: 'Told' },
    fails: atTable,
  },
  record: {
    method: 'get',
    path: `${tablePath}/record`,
    summary: 'The record, once the game is over',
    answers: { 200: 'Record' },
    fails: atTable,
  },
  state: {
    method: 'get',
    path: `${tablePath}/state`,
    summary: 'The state of the table: whether it is seating, playing, over or halted',
    answers: { 200: 'TableState' },
    fails: atTable,
  },
  events: {
    method: 'get',
    path: `${tablePath}/events`,
    summary: 'A look, then every event; the stream ends when the rights of the token change',
    answers: { 200: 'events' },
    fails: atTable,
  },
  players: {
    method: 'post',
    path: `${tablePath}/players`,
    summary: 'Join the table, and take a seat',
    body: { name: 'Coming', codec: joinRequest, example: { player: 'Ada', seat: 0 } },
    keyed: true,
    answers: { 201: 'Admitted' },
    fails: changing,
  },
  bots: {
    method: 'post',
    path: `${tablePath}/bots`,
    summary: 'Let a bot of the server take a seat',
    body: { name: 'SeatedBot', codec: botRequest, example: { seat: 1, bot: 'greedy' } },
    answers: { 200: 'Taken' },
    fails: changing,
  },
  links: {
    method: 'post',
    path: `${tablePath}/links`,
    summary: 'Replace a link: players replace their own, the host all others; the old link stops working',
    body: { name: 'Renewed', codec: linkRequest, example: { role: 'player', player: 'Ada' } },
    answers: { 201: 'Token' },
    fails: changing,
  },
  messages: {
    method: 'post',
    path: `${tablePath}/messages`,
    summary: 'Send a message as a player, for instance a move',
    body: { name: 'Message', codec: sentMessage, example: { _tag: 'Move', ply: 0, move: 'G^c5' } },
    keyed: true,
    answers: { 200: 'Taken' },
    fails: changing,
  },
  rematch: {
    method: 'post',
    path: `${tablePath}/rematch`,
    summary: 'Play again, with everybody one seat further on; tokens and links stay valid',
    answers: { 200: 'Rematch', 201: 'Rematch' },
    fails: changing,
  },
} as const satisfies Readonly<Record<string, Route>>;

/** The name of a route. */
export type RouteName = keyof typeof routes;

/** A function that answers a request. */
export type Answer = (c: Context) => Response | Promise<Response>;

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

/** Adds all routes to a server, each with the function that answers it. */
export const addRoutes = (app: Hono, answers: Readonly<Record<RouteName, Answer>>): void => {
  for (const name of Object.keys(answers).filter(isRouteName)) {
    const { method, path } = routes[name];
    app[method](path.replace('{id}', ':id'), answers[name]);
  }
};
