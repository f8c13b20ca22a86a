/**
 * What can be asked of a picture.
 *
 * @packageDocumentation
 */
import { none, type Option, some } from '../../core/values/results.js';
import type { Seat } from '../../core/values/seat.js';
import type { Catalogue } from '../message.js';
import type { Place } from '../part.js';

/** What a mark says: the last move, what is picked, what may be picked next. */
export type Mark = 'last' | 'picked' | 'next';

/** Paper and ink: light, dark, or as the reader's system has it. */
export type Theme = 'light' | 'dark' | 'auto';

/** What can be asked of a picture of any game. */
export interface SvgOptions {
  /**
   * Who looks: the picture shows what this seat may see, and boards that stand between two players have its side below. If left out,
   * a spectator, who sees nothing that is hidden.
   */
  readonly seat?: Seat | undefined;
  /** Light (the default), dark, or `auto`: what the reader's system prefers. */
  readonly theme?: Theme | undefined;
  /** Places that are marked, each with an outline of its own: dashed, whole or dotted, so that colour is not the only sign. */
  readonly marks?: Readonly<Partial<Record<Mark, readonly Place[]>>> | undefined;
  /**
   * True if people play on it: targets have a role, a label, and areas without holes, in reading order; the whole is a group and not an image.
   * Focus is for the page to move: every target has `tabindex="-1"`.
   */
  readonly interactive?: boolean | undefined;
  /** What an interactive target is called; if left out, its kind and value with the pieces on it. */
  readonly label?: ((place: Place) => string) | undefined;
  /**
   * The languages of the words in the picture: the first catalogue with texts for `pictures` translates them, and the long description is
   * omitted. If left out, English.
   */
  readonly catalogues?: readonly Catalogue[] | undefined;
  /**
   * The players by what the game calls their seats (`seatName`): `{ White: 'Ada' }`, `{ 'Seat 2': 'Ben' }`. They are said as `Ada (White)`, or
   * as `Ben` where a seat is only counted; long names are shortened. If left out, the seats as the game calls them.
   */
  readonly names?: Readonly<Record<string, string>> | undefined;
}

/**
 * Who looks, in the form that views take. For authors of games: a picture begins with it.
 *
 * @param options - the options of a picture
 * @returns the seat; none for a spectator
 *
 * @example
 * ```ts
 * import { isNone } from 'rulehouse';
 * import { viewer } from 'rulehouse/face';
 * isNone(viewer({})); // true
 * ```
 */
export const viewer = (options: SvgOptions): Option<Seat> => (options.seat === undefined ? none : some(options.seat));
