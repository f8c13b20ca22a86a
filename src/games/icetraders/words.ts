/**
 * Puts into words what a viewer may know about a seat, for pictures of every kind.
 *
 * @packageDocumentation
 */
import type { SeenAlignment, Standing } from './state.js';

/** A seat's alignment in words; `hidden` if the viewer may not see it. @rule IT-9.1 */
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

/** The words for the standing of a seat. */
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
