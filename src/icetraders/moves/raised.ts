/**
 * The part of a move's effect that can lead to a concentration: in which system it has raised the number of ships of which colour.
 *
 * @packageDocumentation
 */

/** `4 * system + colour`; 0 if the number of ships of no colour has risen anywhere. @rule IT-6.1 */
export type Raised = number;

/** No colour has risen. */
export const nothingRaised: Raised = 0;

/** A colour has risen in a system. */
export const raised = (number: number, colour: number): Raised => 4 * number + colour;

/** The system in which a colour has risen; 0 if none has. */
export const raisedIn = (what: Raised): number => what >> 2;

/** The colour that has risen. */
export const raisedColour = (what: Raised): number => what & 3;
