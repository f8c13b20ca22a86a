/**
 * The rule that a fault cites, in the form that is used in messages and other JSON.
 *
 * @packageDocumentation
 */

import { orNull } from './absent.js';
import type { Fault } from './fault.js';

/** The rule that a fault cites; null if the fault cites no rule, since JSON has no `undefined`. */
export const ruleOrNull = ({ rule }: Fault): string | null => orNull(rule);
