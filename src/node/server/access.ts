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
 * The purpose of a link: one of {@link roles}. `host` allows making links anew and so revoking them, except those of players, and seating bots and players. `invite` allows taking a seat.
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

/**
 * A visitor to a table as it is now. Seats and links change, so a visitor is looked up again for every request, every message and every event, and is
 * never kept.
 */
export interface Visitor {
  readonly bearer: Bearer;
  /**
   * The role of the visitor's link: the link that the visitor holds or, for a player, the link by which the player came. Null if there was no link, or
   * if the link has been made anew since.
   */
  readonly link: Role | null;
  /** True if the visitor is a player who has a seat. */
  readonly isSeated: boolean;
}

/** The visitor that a new name at a table would be: of the bearer of a link it has the link, of a player it has nothing. */
export const newcomer = (visitor: Visitor): Visitor =>
  visitor.bearer._tag === 'Player' ? { ...visitor, link: null, isSeated: false } : visitor;

/** True if a visitor may look at a table now: as a player with a seat, by a link, or because the table is open to everybody. */
export const mayLook = ({ watching }: Access, { bearer, link, isSeated }: Visitor): boolean =>
  bearer._tag !== 'Stranger' && (watching === 'anyone' || isSeated || link !== null);

/** True if a link of the given role invites to a seat. */
export const invites = (link: Role | null): boolean => link === 'host' || link === 'invite';

/**
 * True if a visitor may take a free seat now: because the seats are open to everybody, by an invitation, or as a player who only changes seats. Every
 * way to a seat asks this function.
 */
export const maySit = ({ seats }: Access, { bearer, link, isSeated }: Visitor): boolean =>
  bearer._tag !== 'Stranger' && (seats === 'anyone' || isSeated || invites(link));

/** True if a visitor may let a bot take a free seat now: as a player with a seat, or by an invitation. */
export const maySeatBots = ({ link, isSeated }: Visitor): boolean => isSeated || invites(link);

/** True if a visitor may let the players play again: as one of them, or by the link of who opened the table. */
export const mayPlayAgain = ({ bearer, isSeated }: Visitor): boolean =>
  isSeated || (bearer._tag === 'Role' && bearer.role === 'host');
