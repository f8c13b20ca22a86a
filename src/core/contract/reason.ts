/** Why a move was refused or a text could not be read, in one sentence. */
import type { Fault } from '../values/fault.js';
import type { Refusal } from './refusal.js';

/** Why something was refused or could not be read, in one sentence without the rule number. */
export const reasonIn = (wrong: Refusal<string> | Fault): string =>
  wrong._tag === 'Fault' ? wrong.reason : wrong.text;
