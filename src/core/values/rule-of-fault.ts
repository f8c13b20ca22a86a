/**
 * The rule of a fault, in messages and other JSON.
 *
 * @packageDocumentation
 */
import type { Fault } from './fault.js';
import { orNull } from './absent.js';

/** The rule that a fault cites; null if the fault cites no rule, since JSON has no `undefined`. */
export const ruleOrNull = ({ rule }: Fault): string | null => orNull(rule);
