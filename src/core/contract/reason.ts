/** The reason, in one sentence, why a move was refused or a text could not be read. */
import type { Fault } from '../values/fault.js';
import type { Refusal } from './refusal.js';

/** The reason why something was refused or could not be read, in one sentence without the rule number. */
export const reasonIn = (wrong: Refusal<string> | Fault): string =>
  wrong._tag === 'Fault' ? wrong.reason : wrong.text;
