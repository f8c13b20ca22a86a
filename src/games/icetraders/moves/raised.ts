/**
 * Describes what can lead to a concentration: a rise in the number of ships of one colour in a system.
 *
 * @packageDocumentation
 */

/** A system and the colour of the ships that it has gained, as `4 * system + colour`; 0 if there is no such system. @rule IT-6.1 */
export type Raised = number;

/** The value for a move that does not raise the number of ships of any colour. */
export const nothingRaised: Raised = 0;

/** Notes that the number of ships of the given colour has risen in the given system. */
export const raised = (number: number, colour: number): Raised => 4 * number + colour;

/** The number of the system that has gained ships of a colour; 0 if there is no such system. */
export const raisedIn = (what: Raised): number => what >> 2;

/** The colour of the ships whose number has risen in a system. */
export const raisedColour = (what: Raised): number => what & 3;
