/**
 * What happens in games that people played on the web, outside the rules: taking power without naming an offer, correcting one's holdings, and
 * keeping a key. These moves occur only in replays (TMY-10.6, TMY-19.4, TMY-19.5).
 *
 * @packageDocumentation
 */
import { severalMayMove } from '../engine/deciding.js';
import type { Events } from '../engine/events.js';
import { about, type Demand, inTurn, type Question } from '../engine/question.js';
import { capacity, gainPower, pay, spendPower } from '../engine/resources.js';
import { bookPoints, type Draft, seatDraft } from '../state/draft.js';
import type { MoveOf } from '../state/move.js';
import { isDeferred } from '../state/selectors.js';
import type { SeatState } from '../state/state.js';
import type { Resource } from '../tables/pieces.js';
import { type After, type Chapter, unlisted } from './chapter.js';
import { dropIfFull } from './leech.js';

/** The state, the move and the derived values checked by the conditions for taking power without naming an offer. */
interface LeechQuestion extends Question {
  readonly power: number;
}

const leechDemands: readonly Demand<LeechQuestion>[] = [
  {
    rule: 'TMY-19.5b',
    text: 'power can be taken without naming an offer only in a game with deferred answers and without strict-leech',
    holds: ({ state }) => severalMayMove(state) && !state.switches['strict-leech'],
  },
];

/** Takes power as far as bowls and points allow; the offers stay open unless no more power can be gained. @rule TMY-8.2 @rule TMY-8.7 */
const leech = (draft: Draft, { seat, power }: LeechQuestion, events: Events | null): After => {
  const me = seatDraft(draft, seat);
  const gained = Math.min(power, me.vp + 1, capacity(me));
  if (gained === 0) return 'nothing';
  gainPower(me, gained);
  bookPoints(me, 1 - gained, 'leech');
  dropIfFull(draft, seat, events);
  return 'due';
};

/** The chapter of the rules on taking power without naming an offer. */
export const unnamedLeeches: Chapter<MoveOf<'LeechAny'>, LeechQuestion> = {
  question: (asked, { power }) => about(asked, { power }),
  demands: leechDemands,
  perform: leech,
  list: unlisted,
};

/** The chapter of the rules on keeping a key. */
export const keptKeys: Chapter<MoveOf<'KeepKey'>, Question> = {
  question: (asked) => asked,
  demands: [
    {
      rule: 'TMY-10.6',
      text: 'there is no track to choose for a key',
      holds: (question) => isDeferred(question.state) && inTurn(question) && question.state.turn.choose > 0,
    },
  ],
  perform: (draft) => {
    draft.turn.choose = 0;
    return 'nothing';
  },
  list: unlisted,
};

/** The state, the move and the derived values checked by the conditions for a correction. */
interface CorrectQuestion extends Question {
  readonly move: MoveOf<'Correct'>;
}

/** The number of units of a resource that a seat has; of power, the tokens in bowl III. */
const held = ({ bowl3, workers, priests, coins, vp }: SeatState, what: Resource): number =>
  ({ PW: bowl3, W: workers, P: priests, C: coins, VP: vp })[what];

const correctDemands: readonly Demand<CorrectQuestion>[] = [
  {
    rule: 'TMY-19.4',
    text: 'a seat can correct its holdings only in a game with deferred answers',
    holds: ({ state }) => severalMayMove(state),
  },
  {
    rule: 'TMY-2.2',
    text: 'the seat has less than it would give up',
    holds: ({ me, move }) => held(me, move.what) >= move.amount,
  },
];

/** Gives up units of a resource. Points are booked as paid for power, the only source that never gives points. */
const correct = (draft: Draft, { seat, move: { amount, what } }: CorrectQuestion): After => {
  const me = seatDraft(draft, seat);
  switch (what) {
    case 'PW':
      spendPower(me, amount);
      return 'nothing';
    case 'W':
      pay(me, amount, 0, 0);
      return 'nothing';
    case 'C':
      pay(me, 0, amount, 0);
      return 'nothing';
    case 'P':
      pay(me, 0, 0, amount);
      return 'nothing';
    case 'VP':
      bookPoints(me, -amount, 'leech');
      return 'nothing';
  }
};

/** The chapter of the rules on corrections. */
export const corrections: Chapter<MoveOf<'Correct'>, CorrectQuestion> = {
  question: (asked, move) => about(asked, { move }),
  demands: correctDemands,
  perform: correct,
  list: unlisted,
};
