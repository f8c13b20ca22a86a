/**
 * The permissions that links give at a table: to play, to invite, to watch, or to manage the table as its opener.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import { boolean, oneOf } from '../../core/reading/codec.js';
import { optionsOf } from '../../core/reading/objects.js';

/** The possible purposes of links other than players' links. */
export const roles = ['host', 'invite', 'watch'] as const;

/**
 * The purpose of a link: one of {@link roles}. `host` allows making and revoking links, and seating bots and players. `invite` allows taking a seat.
 * `watch` allows watching a table that is not open to everybody.
 */
export type Role = (typeof roles)[number];

/** Says who may take seats at a table, who may watch it, and whether it is listed. */
export interface Access {
  /** Says who may take a free seat: everybody, or only people with an invitation. */
  readonly seats: 'invited' | 'anyone';
  /** Who may watch: everybody who knows the id of the table, or only people with a link. */
  readonly watching: 'anyone' | 'invited';
  /** True if the table is in the public list of tables. */
  readonly listed: boolean;
}

/** The JSON codec of {@link Access}; every key may be left out. */
export const accessCodec: t.Type<Access, unknown> = optionsOf<Access>('who may come to a table', {
  seats: { codec: oneOf('invited', 'anyone'), default: 'invited' },
  watching: { codec: oneOf('anyone', 'invited'), default: 'anyone' },
  listed: { codec: boolean, default: false },
});

/** The access settings of tables that were opened before links with permissions were introduced. */
export const openAccess: Access = { seats: 'anyone', watching: 'anyone', listed: false };

/** Identifies the bearer of a token: a player, the holder of a role, or somebody unknown. */
export type Bearer =
  | { readonly _tag: 'Player'; readonly player: string }
  | { readonly _tag: 'Role'; readonly role: Role }
  /** No token was given. */
  | { readonly _tag: 'Nobody' }
  /** The token is unknown at this table. */
  | { readonly _tag: 'Stranger' };

/** True if a visitor may look at a table, by the visitor's token or because the table is open to everybody. */
export const mayLook = ({ watching }: Access, bearer: Bearer): boolean =>
  bearer._tag !== 'Stranger' && (watching === 'anyone' || bearer._tag !== 'Nobody');

/** True if a visitor may take a free seat under a new name, by the visitor's token or because the seats are open to everybody. */
export const maySit = ({ seats }: Access, bearer: Bearer): boolean =>
  (seats === 'anyone' && bearer._tag !== 'Stranger') || (bearer._tag === 'Role' && bearer.role !== 'watch');
