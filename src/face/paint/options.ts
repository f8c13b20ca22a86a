/**
 * What can be asked of a picture.
 *
 * @packageDocumentation
 */
import { none, type Option, some } from 'fp-ts/Option';
import type { Seat } from '../../core/seat.js';

/** What can be asked of a picture of any game. */
export interface SvgOptions {
  /**
   * Who looks: the picture shows what this seat may see, and boards that stand between two players have its side below. Left out:
   * a spectator, who sees nothing that is hidden.
   */
  readonly seat?: Seat | undefined;
}

/** The seat in the form that views take. */
export const viewer = ({ seat }: SvgOptions): Option<Seat> => (seat === undefined ? none : some(seat));
