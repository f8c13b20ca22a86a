/**
 * JSON Schema documents, which describe a game's JSON formats for programs that are not written in TypeScript.
 *
 * @packageDocumentation
 */

import type { Game, GameTypes } from '../contract/game.js';
import { type JsonSchema, schemaOf } from '../reading/schema.js';
import { constant } from '../values/constant.js';
import { recordSchema } from './shape.js';

/**
 * The kinds of JSON that every game has, in the order in which {@link schemasOf} returns them.
 *
 * @example
 * ```ts
 * import { documentKinds } from 'rulehouse/author';
 * documentKinds.join(' '); // 'options state view move record'
 * ```
 */
export const documentKinds = constant(['options', 'state', 'view', 'move', 'record'] as const);

/** One of the kinds of JSON that every game has. */
export type DocumentKind = (typeof documentKinds)[number];

const head = (title: string): JsonSchema => ({ $schema: 'https://json-schema.org/draft/2020-12/schema', title });

/**
 * The JSON Schema documents (draft 2020-12) of a game: options, states, views, moves and records. Each schema accepts everything that the codec of
 * the same values reads or writes. It also accepts some values that the codec refuses, because a schema cannot express conditions such as the supply
 * of pieces or the legality of a move. The package contains the JSON Schema documents as files: `rulehouse/schemas/<game>.<kind>.json`.
 *
 * @param game - the game whose JSON is described
 * @returns a JSON Schema document for each kind: `options`, `state`, `view`, `move`, `record`
 *
 * @example
 * ```ts
 * import { schemasOf } from 'rulehouse';
 * import { game } from 'rulehouse/terrafex';
 * schemasOf(game).move['title']; // 'Terrafex: move'
 * ```
 */
export const schemasOf = <T extends GameTypes>(game: Game<T>): Readonly<Record<DocumentKind, JsonSchema>> => ({
  options: { ...head(`${game.title}: options`), ...schemaOf(game.options) },
  state: { ...head(`${game.title}: state`), ...schemaOf(game.state) },
  view: { ...head(`${game.title}: view`), ...schemaOf(game.viewState) },
  move: { ...head(`${game.title}: move`), ...schemaOf(game.move) },
  record: { ...head(`${game.title}: record`), ...recordSchema(game) },
});
