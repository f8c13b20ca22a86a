/**
 * The options of a picture.
 *
 * @packageDocumentation
 */
import { none, type Option, some } from '../../core/values/results.js';
import type { Seat } from '../../core/values/seat.js';
import type { Catalogue } from '../message.js';
import type { Place } from '../part.js';

/**
 * The meaning of a mark: a place that scores, is in danger, was touched by the last move, may be picked next, would be touched by the move under the
 * pointer, or is picked.
 */
export type Mark = 'scoring' | 'threatened' | 'last' | 'next' | 'preview' | 'picked';

/** All marks, in the order in which they are drawn on top of each other. */
export const marks: readonly Mark[] = ['scoring', 'threatened', 'last', 'next', 'preview', 'picked'];

/** The marked places, listed under their marks. */
export type Marks = Readonly<Partial<Record<Mark, readonly Place[]>>>;

/** Paper and ink: light, dark, or as the reader's system prefers. */
export type Theme = 'light' | 'dark' | 'auto';

/** The options of a picture of any game. */
export interface SvgOptions {
  /**
   * The viewer. The picture shows what this seat may see, and boards that lie between two players have this seat's side at the bottom. If left out,
   * the viewer is a spectator, who sees only what everyone may see.
   */
  readonly seat?: Seat | undefined;
  /** Light (the default), dark, or `auto`, which follows the reader's system. */
  readonly theme?: Theme | undefined;
  /** Places that are marked; each kind of mark has its own line style, so that colour is not the only sign. */
  readonly marks?: Marks | undefined;
  /**
   * True if people play on the picture. Targets then have a role, a label, and areas without holes, in reading order, and the whole picture is a
   * group rather than an image. The page has to move the focus, because every target has `tabindex="-1"`.
   */
  readonly interactive?: boolean | undefined;
  /** The label of an interactive target; if left out, it is the target's kind and value with the pieces on it. */
  readonly label?: ((place: Place) => string) | undefined;
  /**
   * The languages of the words in the picture. The first catalogue with texts for `pictures` translates them, and the long description is omitted. If
   * left out, the words are in English.
   */
  readonly catalogues?: readonly Catalogue[] | undefined;
  /**
   * The names of the players, by the game's names of their seats (`seatName`): `{ White: 'Ada' }`, `{ 'Seat 2': 'Ben' }`. A player appears as `Ada
   * (White)`, or as `Ben` if the seat has only a number; long names are shortened. If left out, the seats have the names that the game gives them.
   */
  readonly names?: Readonly<Record<string, string>> | undefined;
}

/**
 * The viewer, in the form that views take. It is meant for authors of games: drawing a picture begins with this function.
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
