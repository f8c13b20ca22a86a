/**
 * Words for what can be seen of a seat: for pictures of every kind.
 *
 * @packageDocumentation
 */
import type { SeenAlignment, Standing } from './state.js';

/** What a seat's alignment is, as far as it may be seen. @rule IT-9.1 */
export const alignmentText = (alignment: SeenAlignment): string => {
  switch (alignment) {
    case 'unchosen':
      return 'not chosen';
    case 'good':
      return 'Good';
    case 'evil':
      return 'Evil';
    case 'hidden':
      return 'hidden';
  }
};

/** How a seat stands. */
export const standingText = (standing: Standing): string => {
  switch (standing) {
    case 'living':
      return 'living';
    case 'eliminated':
      return 'eliminated by another seat';
    case 'selfEliminated':
      return 'eliminated by itself';
  }
};
