/**
 * The part of a move's effect that can lead to a concentration: the colour whose number of ships it has raised, and the system.
 *
 * @packageDocumentation
 */

/** `4 * system + colour`; 0 if no number of ships has risen. @rule IT-6.1 */
export type Raised = number;

/** The number of ships of no colour has risen. */
export const nothingRaised: Raised = 0;

/** Notes that the number of ships of a colour has risen in a system. */
export const raised = (number: number, colour: number): Raised => 4 * number + colour;

/** The system in which the number of ships of a colour has risen; 0 if there is none. */
export const raisedIn = (what: Raised): number => what >> 2;

/** The colour whose number of ships has risen. */
export const raisedColour = (what: Raised): number => what & 3;
