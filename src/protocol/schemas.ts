/**
 * The JSON Schema of every message of the protocol, for bots that are not written in TypeScript.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import { type Json, type JsonSchema, schemaOf } from '../core/reading/schema.js';
import { constant } from '../core/values/constant.js';
import { info, type Method, type NotificationName, notifications, type RequestName, requests } from './messages.js';

const head = (title: string): JsonSchema => ({ $schema: 'https://json-schema.org/draft/2020-12/schema', title });

const id: JsonSchema = /* @__PURE__ */ constant({ type: ['string', 'integer'] });

const messageOf = (title: string, properties: Readonly<Record<string, Json>>): JsonSchema => ({
  ...head(title),
  type: 'object',
  properties: { jsonrpc: { const: '2.0' }, ...properties },
  required: ['jsonrpc', ...Object.keys(properties)],
  additionalProperties: false,
});

const call = <A>(method: string, params: t.Type<A, unknown>): Readonly<Record<string, Json>> => ({
  method: { const: method },
  params: schemaOf(params),
});

type Document = readonly [name: string, schema: JsonSchema];

const request = <P, R>(method: RequestName, { params, result }: Method<P, R>): readonly Document[] => [
  [`${method}.request`, messageOf(`Protocol: ${method}, request`, { id, ...call(method, params) })],
  [`${method}.answer`, messageOf(`Protocol: ${method}, answer`, { id, result: schemaOf(result) })],
];

const notification = <P>(method: NotificationName | 'info', params: t.Type<P, unknown>): Document => [
  `${method}.notification`,
  messageOf(`Protocol: ${method}, notification`, call(method, params)),
];

/**
 * The JSON Schema documents (draft 2020-12) of the protocol, keyed by name. Each request has the documents `<method>.request` and `<method>.answer`;
 * each message without an answer has `<method>.notification`. The package also contains the schemas of the protocol as files:
 * `rulehouse/schemas/protocol.<name>.json`.
 *
 * @returns the JSON Schema documents, by name
 *
 * @example
 * ```ts
 * import { protocolSchemas } from 'rulehouse/protocol';
 * Object.keys(protocolSchemas()).length; // 11
 * protocolSchemas()['go.answer']?.['title']; // 'Protocol: go, answer'
 * ```
 */
export const protocolSchemas = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries([
    ...request('initialize', requests.initialize),
    ...request('newGame', requests.newGame),
    ...request('go', requests.go),
    notification('told', notifications.told),
    notification('stop', notifications.stop),
    notification('end', notifications.end),
    notification('quit', notifications.quit),
    notification('info', info),
  ]);
