/**
 * The part of a move's effect that can lead to a concentration: the system and the colour whose number of ships has risen.
 *
 * @packageDocumentation
 */

/** A system and a colour, as `4 * system + colour`; 0 if no colour's number of ships has risen. @rule IT-6.1 */
export type Raised = number;

/** The value for a move after which no colour's number of ships has risen. */
export const nothingRaised: Raised = 0;

/** Notes that the number of ships of a colour has risen in a system. */
export const raised = (number: number, colour: number): Raised => 4 * number + colour;

/** The system in which a colour's number of ships has risen; 0 if there is no such system. */
export const raisedIn = (what: Raised): number => what >> 2;

/** The colour whose number of ships has risen. */
export const raisedColour = (what: Raised): number => what & 3;
