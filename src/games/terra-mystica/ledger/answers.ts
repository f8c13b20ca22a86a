/**
 * Answers that only ledgers contain: answers without effect, and answers that do not name the builder.
 *
 * @packageDocumentation
 */
import { worth } from '../engine/offers.js';
import type { Move } from '../state/move.js';
import { factionIdOf, isDeferred, seatNamed, seatOf } from '../state/selectors.js';
import type { FactionId } from '../tables/factions/index.js';
import type { Idle, Run } from './run.js';

/** An answer to an offer in a ledger; `from` is null if the answer does not name the faction that made the offer. */
interface Answer {
  readonly power: number;
  readonly from: FactionId | null;
}

/** The parts of an offer that are compared with an answer; the offer may be open or without effect. */
type Known = Pick<Idle, 'build' | 'from' | 'to' | 'amount'>;

const fits = (run: Run, { power, from }: Answer, offer: Known): boolean =>
  offer.to === run.seat && offer.amount === power && (from === null || offer.from === seatNamed(run.draft, from));

/**
 * Removes the oldest offer without effect that an answer can refer to, unless an older open offer also fits. If an offer is removed, the answer to it
 * has no effect on the game. @rule TMY-8.4
 */
const takeIdle = (run: Run, answer: Answer): boolean => {
  if (run.idle.length === 0) return false;
  const index = run.idle.findIndex((offer) => fits(run, answer, offer));
  const idle = run.idle[index];
  if (idle === undefined) return false;
  if (run.draft.offers.some((offer) => fits(run, answer, offer) && offer.build < idle.build)) return false;
  run.before ??= idle.figures;
  run.idle.splice(index, 1);
  return true;
};

/** True if a move changes nothing because the offer that it answers has no effect. If several offers fit an answer, the oldest is taken. */
export const isIdle = (run: Run, move: Move): boolean => {
  if (move._tag === 'DeclineAll') return !run.draft.offers.some(({ to }) => to === run.seat);
  return (move._tag === 'Leech' || move._tag === 'Decline') && takeIdle(run, move);
};

/**
 * The move meant by an answer that does not name the builder. The move answers the oldest fitting offer to the seat. If none fits and wrong amounts
 * are tolerated, an acceptance takes the named amount and leaves every offer open. Returns `null` if the answered offer has no effect, and `undefined`
 * if there is no offer to answer. (TMY-24.7)
 */
export const nameless = (run: Run, _tag: 'Leech' | 'Decline', power: number): Move | null | undefined => {
  const { draft, seat } = run;
  if (takeIdle(run, { power, from: null })) return null;
  const by = isDeferred(draft) ? factionIdOf(seatOf(draft, seat)) : null;
  const offer = draft.offers.find(
    (open) => open.to === seat && (open.amount === power || worth(draft, open) === power),
  );
  if (offer === undefined)
    return _tag === 'Leech' && !draft.switches['strict-leech'] ? { _tag: 'LeechAny', by, power } : undefined;
  const from = factionIdOf(seatOf(draft, offer.from));
  if (from === null) return undefined;
  const answer = { by, power: offer.amount, from };
  return _tag === 'Leech' ? { _tag, ...answer } : { _tag, ...answer };
};
