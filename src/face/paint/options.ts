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
 * What a mark says about its place. A marked place scores (`scoring`), is in danger (`threatened`) or was touched by the last move (`last`). Other
 * marked places may be picked next (`next`), would be touched by the move under the pointer (`preview`), or are picked (`picked`).
 */
export type Mark = 'scoring' | 'threatened' | 'last' | 'next' | 'preview' | 'picked';

/** All kinds of marks in drawing order, so that later kinds lie on top. */
export const marks: readonly Mark[] = ['scoring', 'threatened', 'last', 'next', 'preview', 'picked'];

/** The marked places of a picture, grouped by the kind of mark. */
export type Marks = Readonly<Partial<Record<Mark, readonly Place[]>>>;

/** The theme of a picture: light, dark, or whichever of the two the reader's system prefers. */
export type Theme = 'light' | 'dark' | 'auto';

/** The options of a picture of any game. */
export interface SvgOptions {
  /**
   * The seat of the viewer; the picture shows what this seat may see. If the board lies between two players, the viewer's side is
   * at the bottom. If no seat is given, the viewer is a spectator, who sees only what everyone may see.
   */
  readonly seat?: Seat | undefined;
  /** True to show the board from the other side, as the opponent sees it. A board without sides looks the same. */
  readonly turned?: boolean | undefined;
  /** The theme: light (the default), dark, or `auto`, which follows the setting of the reader's system. */
  readonly theme?: Theme | undefined;
  /** The places to mark. Each kind of mark has its own line style, so that marks do not differ only in colour. */
  readonly marks?: Marks | undefined;
  /**
   * True if the picture is interactive: people make their moves in it. In an interactive picture, each target has an ARIA role, a label and an area
   * without holes, and the targets are in reading order. The role of the interactive picture itself is `group` rather than `img`. The page has to
   * move the focus between the targets, because every target has `tabindex="-1"`.
   */
  readonly interactive?: boolean | undefined;
  /** Returns the label of a place that can be clicked. If left out, the label is the kind and value of the place, together with the pieces on it. */
  readonly label?: ((place: Place) => string) | undefined;
  /**
   * The catalogues that may translate the words in the picture. The first catalogue with texts for `pictures` translates the picture's words, and the
   * long description is omitted. If no catalogue is given, the words are in English.
   */
  readonly catalogues?: readonly Catalogue[] | undefined;
  /**
   * The players' names, keyed by the game's names for their seats (`seatName`): `{ White: 'Ada' }`, `{ 'Seat 2': 'Ben' }`. A player appears as `Ada
   * (White)`, or as `Ben` if the seat has only a number; long names are shortened. If no players' names are given, the seats have the names that the
   * game gives them.
   */
  readonly names?: Readonly<Record<string, string>> | undefined;
  /**
   * The standing of a game that did not end by its rules, for instance `Ada has resigned`, in the reader's language. These words replace those that
   * say who is to move, and no seat is shown as the next to move. If left out, the standing follows from the position.
   */
  readonly standing?: string | undefined;
  /**
   * The seats that still have to decide, in a game in which several seats decide at once. The picture then shows these seats as undecided, and all
   * others as decided. If left out, the picture follows the order in which the rules apply the decisions. Other games ignore this option.
   */
  readonly deciding?: readonly Seat[] | undefined;
  /**
   * The notation of the decision that the viewer's seat has made and that waits for those of others. The picture then shows this decision to its own
   * seat. If left out, it shows only that the seat has decided. Other games ignore this option.
   */
  readonly decided?: string | undefined;
}

/** True if a board between two players is drawn with the side of the second seat at the bottom. */
export const isTurned = ({ seat, turned }: SvgOptions): boolean => (seat === 1) !== (turned === true);

/**
 * Returns the viewer of a picture in the form that a game's `view` function expects. This function is meant for authors of games, who call it first
 * when they draw a picture.
 *
 * @param options - the options of a picture
 * @returns the viewer's seat; none for a spectator
 *
 * @example
 * ```ts
 * import { isNone } from 'rulehouse';
 * import { viewer } from 'rulehouse/face';
 * isNone(viewer({})); // true
 * ```
 */
export const viewer = (options: SvgOptions): Option<Seat> => (options.seat === undefined ? none : some(options.seat));
