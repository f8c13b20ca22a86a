/**
 * What clients send to the server, each request with the codec that reads it.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { decode, list, nullable, oneOf, text } from '../../core/reading/codec.js';
import { json } from '../../core/reading/json.js';
import { exact, isObject, optionsOf } from '../../core/reading/objects.js';
import { withDefaults } from '../../core/reading/presets.js';
import { propertiesOf } from '../../core/reading/properties.js';
import { described, type JsonSchema, schemaOf } from '../../core/reading/schema.js';
import { type Seat, seats } from '../../core/values/seat.js';
import { message, playerName, tableSpec } from '../../table/index.js';
import { type Access, accessCodec, type Role, roles } from './access.js';
import { fields, variantsOf } from './schema-parts.js';

/** A request for a bot at a given seat. */
export interface BotRequest {
  readonly seat: Seat;
  readonly bot: string;
}

export const botRequest = exact<BotRequest>('a bot', { seat: oneOf(...seats), bot: text('the text of a bot', 1000) });

/** A player's request to join a table: a name, and a seat if the player wants one. */
export interface JoinRequest {
  /** The name; null for an account, whose name is known. */
  readonly player: string | null;
  readonly seat: Seat | null;
  readonly belonging: unknown;
}

export const joinRequest = optionsOf<JoinRequest>('a player', {
  player: { codec: nullable(playerName), default: null },
  seat: { codec: nullable(oneOf(...seats)), default: null },
  belonging: { codec: json, default: null },
});

/** A request to replace a link with a new one; for a player's link, the request names the player. */
export interface LinkRequest {
  readonly role: Role | 'player';
  readonly player: string | null;
}

export const linkRequest = optionsOf<LinkRequest>('a link', {
  role: { codec: oneOf(...roles, 'player'), default: 'player' },
  player: { codec: nullable(playerName), default: null },
});

/** A request for a new table. */
export interface OpeningRequest {
  readonly game: string;
  readonly spec: unknown;
  readonly bots: readonly BotRequest[];
  readonly access: Access;
}

const access = decode(accessCodec)({});

/**
 * The schema of the spec in a request. The seed has no default there: the server draws a seed that is left out, and clients that send a default would
 * give everybody the seed of every game.
 */
const requestedSpec = (): JsonSchema => {
  const schema = schemaOf(tableSpec);
  const properties = propertiesOf(schema);
  const { default: _, ...seed } = properties['seed'] ?? {};
  const description = 'If it is left out, the server draws a seed, which nobody learns before the game is over.';
  return { ...schema, properties: { ...properties, seed: { ...seed, description } } };
};

export const openingRequest = withDefaults<OpeningRequest>(
  'a table',
  {
    game: text('the id of a game', 40),
    // Read as plain JSON first, because the decoded options no longer show whether the seed was left out.
    spec: described(json, requestedSpec()),
    bots: list(botRequest, 0, seats.length),
    access: accessCodec,
  },
  {
    spec: {},
    bots: [],
    // Every key of `access` is optional.
    access: isLeft(access) ? { seats: 'invited', watching: 'anyone', listed: false } : access.right,
  },
);

/** True for the schema of the tag of a message that only the host sends. */
const isHostTag = (tag: unknown): boolean =>
  isObject(tag) && Array.isArray(tag['enum']) && tag['enum'].includes('Substitute');

/** The keys that an object's schema does not require. */
const optionalIn = ({ required }: JsonSchema, keys: readonly string[]): readonly string[] =>
  Array.isArray(required) ? keys.filter((key) => !required.includes(key)) : [];

const ignored: JsonSchema = { description: 'Ignored: the token identifies the player' };

/**
 * The schema of a client's messages to a table. Clients need not name their player, because the token identifies the player. They never state the
 * time, because the server sets it.
 */
const sentMessageSchema: JsonSchema = {
  oneOf: variantsOf(schemaOf(message), 'oneOf')
    .map((schema) => ({ schema, properties: propertiesOf(schema) }))
    .filter(({ properties: { _tag, player } }) => player !== undefined && !isHostTag(_tag))
    .map(({ schema, properties }) =>
      fields({ ...properties, player: ignored }, ['player', ...optionalIn(schema, Object.keys(properties))]),
    ),
};

/** A client's message to a table. The server adds the player before it decodes the message. */
export const sentMessage = described(message, sentMessageSchema);
