/**
 * The conditions that every position must meet. A position that no sequence of legal moves can produce is refused, so that nothing impossible reaches
 * the engine. This module checks positions that are read from texts as well as positions that are read from JSON values. Legal moves preserve the
 * invariants. In every position that meets the invariants, some seat can move, unless the game is over.
 *
 * @packageDocumentation
 */
import { validate } from '../../../core/contract/invariant.js';
import { courseInvariants } from './valid/course.js';
import { dueInvariants } from './valid/dues.js';
import type { Invariant } from './valid/invariant.js';
import { offerInvariants } from './valid/offers.js';
import { pointInvariants } from './valid/points.js';
import { seatInvariants } from './valid/seats.js';
import { setupInvariants } from './valid/setup.js';
import { supplyInvariants } from './valid/supplies.js';
import { tableInvariants } from './valid/table.js';
import { turnInvariants } from './valid/turn.js';

/** All invariants, in the order of checking. Those that concern shapes come first, because all others rely on them. */
const invariants: readonly Invariant[] = [
  ...tableInvariants,
  ...seatInvariants,
  ...setupInvariants,
  ...courseInvariants,
  ...turnInvariants,
  ...supplyInvariants,
  ...offerInvariants,
  ...dueInvariants,
  ...pointInvariants,
];

/** Returns the position if all invariants hold, otherwise a fault for the first invariant that does not. */
export const validated = validate(invariants);
