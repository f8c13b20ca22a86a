/**
 * Who may do what at a table: links to play, to invite and to watch, and the link of whoever opened it.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import { boolean, oneOf } from '../core/reading/codec.js';
import { optionsOf } from '../core/reading/objects.js';

/** What a link is for, apart from those of players. */
export const roles = ['host', 'invite', 'watch'] as const;

/**
 * One of {@link roles}. `host`: makes and revokes links, seats bots and players; `invite`: takes seats; `watch`: looks on at a table where not
 * everybody may.
 */
export type Role = (typeof roles)[number];

/** Who may come to a table. */
export interface Access {
  /** Who may take a free seat. */
  readonly seats: 'invited' | 'anyone';
  /** Who may look on: everybody who knows the id of the table, or only those who have a link. */
  readonly watching: 'anyone' | 'invited';
  /** True if the table is in the list of tables. */
  readonly listed: boolean;
}

/** JSON codec of {@link Access}: every key may be left out. */
export const accessCodec: t.Type<Access, unknown> = optionsOf<Access>('who may come to a table', {
  seats: { codec: oneOf('invited', 'anyone'), default: 'invited' },
  watching: { codec: oneOf('anyone', 'invited'), default: 'anyone' },
  listed: { codec: boolean, default: false },
});

/** The access of tables that were opened before there were links for it. */
export const openAccess: Access = { seats: 'anyone', watching: 'anyone', listed: false };

/** Who a token belongs to. */
export type Bearer =
  | { readonly _tag: 'Player'; readonly player: string }
  | { readonly _tag: 'Role'; readonly role: Role }
  /** No token was given. */
  | { readonly _tag: 'Nobody' }
  /** The token belongs to nobody here. */
  | { readonly _tag: 'Stranger' };

/** True if somebody may look at a table. */
export const mayLook = ({ watching }: Access, bearer: Bearer): boolean =>
  bearer._tag !== 'Stranger' && (watching === 'anyone' || bearer._tag !== 'Nobody');

/** True if somebody may take a free seat in a new name. */
export const maySit = ({ seats }: Access, bearer: Bearer): boolean =>
  (seats === 'anyone' && bearer._tag !== 'Stranger') || (bearer._tag === 'Role' && bearer.role !== 'watch');
