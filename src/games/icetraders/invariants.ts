/**
 * The invariants of every position that can arise (IT-10.4), and the invariants of masked views, all as data.
 *
 * @packageDocumentation
 */

import type { Invariant as InvariantOf } from '../../core/contract/invariant.js';
import { sizeOf } from '../../pieces/pyramids.js';
import {
  colourOfShip,
  firstMarker,
  isHyperspace,
  noPiece,
  numberOf,
  ownerOf,
  secondMarker,
  sizeOfShip,
  systemOf,
} from './content.js';
import { canEnterprise, canRevolt } from './moves/concentration.js';
import { isBarred } from './pairs.js';
import type { RuleId } from './rules.js';
import { coloured, hasSystem, isLiving, owners, shipsIn, systemAt, type View } from './state.js';
import { concentration, Power, pieceCount } from './tables.js';

/** A statement that is true of every position, as far as a view shows the values that the statement concerns. */
type Invariant = InvariantOf<View, RuleId>;

const isSetup = ({ phase }: View): boolean => phase === 'align' || phase === 'pick';

const isOver = ({ phase }: View): boolean => phase === 'over';

const isPending = ({ phase }: View): boolean => phase === 'ent' || phase === 'rev';

/** True in the phases in which ships are in play: from `main` on, until the game is over. */
const isUnderWay = ({ phase }: View): boolean =>
  phase === 'main' || phase === 'sac' || phase === 'ent' || phase === 'rev';

const seatsOf = ({ settings }: View): readonly number[] => owners.slice(0, settings.players);

const livingSeats = (view: View): readonly number[] => seatsOf(view).filter((seat) => isLiving(view, seat));

const isAnyEliminated = ({ standings }: View): boolean => standings.includes('eliminated');

const hasShip = ({ ships }: View, seat: number): boolean => ships.some((code) => ownerOf(code) === seat);

const hasLarge = ({ ships }: View, seat: number): boolean =>
  ships.some((code) => ownerOf(code) === seat && sizeOfShip(code) === 3);

const isCrowded = ({ ships }: View, code: number, wanted: number): boolean =>
  coloured(ships, numberOf(code), wanted) >= concentration;

/** True if the seats before the mover, and only those, have chosen. */
const isInOrder = (view: View, hasChosen: (seat: number) => boolean): boolean =>
  seatsOf(view).every((seat) => hasChosen(seat) === seat < view.mover);

/** True if the ships placed so far are small and belong, one each, to the seats directly before the mover. @rule IT-3.2 */
const isPlacedInOrder = (view: View): boolean => {
  const { ships, mover, settings } = view;
  const before = Array.from(
    { length: ships.length },
    (_, step) => (mover + settings.players - 1 - step) % settings.players,
  );
  return (
    ships.length < settings.players &&
    before.every((seat) => ships.filter((code) => ownerOf(code) === seat && sizeOfShip(code) === 1).length === 1)
  );
};

const isStartTable = ({ systems, settings }: View): boolean =>
  systems.length === 2 * settings.players &&
  systems.every((code, index) => numberOf(code) === index + 1 && !isHyperspace(code) && secondMarker(code) === noPiece);

/** The colour of the concentration that led to the pending decision. */
const pendingColour = ({ phase }: View): number => (phase === 'ent' ? Power.Blue : Power.Green);

const ownsConcentrated = (view: View): boolean =>
  view.ships.some(
    (code) =>
      systemOf(code) === view.pending && ownerOf(code) === view.mover && colourOfShip(code) === pendingColour(view),
  );

const canDecide = (view: View): boolean =>
  view.phase === 'ent' ? canEnterprise(view, view.pending) : canRevolt(view, view.pending, view.mover);

/** The seats that win if the game ended as the view states; `undefined` if this ending does not fit the position. @rule IT-8.2 @rule IT-8.4 */
const winnersOf = (view: View): readonly number[] | undefined => {
  const { ending, alignments, standings, settings, turns, winners } = view;
  const living = livingSeats(view);
  switch (ending) {
    case 'evil': {
      const [winner] = winners;
      const fits = winner !== undefined && isLiving(view, winner) && alignments[winner] === 'evil';
      return fits && isAnyEliminated(view) ? [winner] : undefined;
    }
    case 'good':
      return living.length > 0 && living.every((seat) => alignments[seat] === 'good') && isAnyEliminated(view)
        ? seatsOf(view).filter(
            (seat) =>
              isLiving(view, seat) ||
              (settings.fallenGood === 'share' && standings[seat] === 'eliminated' && alignments[seat] === 'good'),
          )
        : undefined;
    case 'last':
      return living.length === 1 ? living : undefined;
    case 'void':
      return living.length === 0 ? [] : undefined;
    case 'limit':
      return living.length >= 2 && settings.turnLimit > 0 && turns === settings.turnLimit ? [] : undefined;
    case 'none':
      return undefined;
  }
};

/** In every position. @rule IT-10.4 @rule IT-1.1 @rule IT-1.3 @rule IT-1.4 */
const always: readonly Invariant[] = [
  {
    rule: 'IT-10.4',
    path: 'systems',
    text: 'the number of a system is not between 1 and 60',
    holds: ({ systems }) => systems.every((code) => numberOf(code) <= pieceCount),
  },
  {
    rule: 'IT-10.4',
    path: 'systems',
    text: 'the second marker of a system is not smaller than the first',
    holds: ({ systems }) =>
      systems.every((code) => secondMarker(code) === noPiece || sizeOf(secondMarker(code)) < sizeOf(firstMarker(code))),
  },
  {
    rule: 'IT-10.4',
    path: 'systems',
    text: 'a hyperspace is empty',
    holds: ({ systems, ships }) => systems.every((code) => !isHyperspace(code) || shipsIn(ships, numberOf(code)) > 0),
  },
  {
    rule: 'IT-10.4',
    path: 'ships',
    text: 'a ship belongs to a seat that is not in the game',
    holds: ({ ships, settings }) => ships.every((code) => ownerOf(code) < settings.players),
  },
  {
    rule: 'IT-10.4',
    path: 'ships',
    text: 'a system has five red ships, so an Armageddon should have struck it',
    holds: (view) => !view.systems.some((code) => isCrowded(view, code, Power.Red)),
  },
  {
    rule: 'IT-10.4',
    path: 'ships',
    text: 'five yellow ships are in a system with a marker',
    holds: (view) => view.systems.every((code) => isHyperspace(code) || !isCrowded(view, code, Power.Yellow)),
  },
  {
    rule: 'IT-10.4',
    path: 'ships',
    text: 'an eliminated seat has a large ship',
    holds: (view) => seatsOf(view).every((seat) => isLiving(view, seat) || !hasLarge(view, seat)),
  },
  {
    rule: 'IT-10.4',
    path: 'alignments',
    text: 'a seat has no alignment although the choice of alignments is over',
    holds: ({ phase, alignments }) => phase === 'align' || !alignments.includes('unchosen'),
  },
];

/** The invariants that hold while the game continues. @rule IT-10.4 @rule IT-8.1 */
const notOver: readonly Invariant[] = [
  {
    rule: 'IT-10.4',
    path: 'mover',
    text: 'the mover has been eliminated',
    holds: (view) => isLiving(view, view.mover),
  },
  {
    rule: 'IT-10.4',
    path: 'turns',
    text: 'the turn limit has been reached, so the game should be over',
    holds: ({ settings, turns }) => settings.turnLimit === 0 || turns < settings.turnLimit,
  },
  {
    rule: 'IT-10.4',
    path: 'revealed',
    text: 'alignments are public before a seat has eliminated another, or still secret afterwards',
    holds: (view) => view.revealed === isAnyEliminated(view),
  },
  {
    rule: 'IT-10.4',
    path: 'alignments',
    text: 'all remaining seats are Good, so the game should be over',
    holds: (view) => !view.revealed || livingSeats(view).some((seat) => view.alignments[seat] === 'evil'),
  },
  {
    rule: 'IT-10.4',
    path: 'bereft',
    text: 'the elimination check waits for the end of the turn, which requires that `selfCheck` is `turn` and that the mover has no large ship',
    holds: (view) => !view.bereft || (view.settings.selfCheck === 'turn' && !hasLarge(view, view.mover)),
  },
];

/** The invariants that hold before the first ship is placed. @rule IT-10.4 @rule IT-2.2 @rule IT-2.3 @rule IT-2.4 */
const settingUp: readonly Invariant[] = [
  {
    rule: 'IT-10.4',
    path: 'systems',
    text: 'there are systems although no ship has been placed',
    holds: ({ systems }) => systems.length === 0,
  },
  {
    rule: 'IT-10.4',
    path: 'turns',
    text: 'a turn counts as completed although no ship has been placed',
    holds: ({ turns }) => turns === 0,
  },
  {
    rule: 'IT-10.4',
    path: 'alignments',
    text: 'a seat that chooses before the mover has no alignment yet, or a seat that chooses after the mover already has one',
    holds: (view) => view.phase !== 'align' || isInOrder(view, (seat) => view.alignments[seat] !== 'unchosen'),
  },
  {
    rule: 'IT-10.4',
    path: 'picks',
    text: 'a pair has been picked or barred although alignments are still being chosen',
    holds: ({ phase, picks, barred }) =>
      phase !== 'align' || (barred === 0 && picks.every((pick) => pick === 'unpicked')),
  },
  {
    rule: 'IT-10.4',
    path: 'picks',
    text: 'a seat before the mover has not picked its pair, or a seat after the mover already has',
    holds: (view) => view.phase !== 'pick' || isInOrder(view, (seat) => view.picks[seat] !== 'unpicked'),
  },
  {
    rule: 'IT-10.4',
    path: 'picks',
    text: 'a seat has picked two pieces of one type, although two pieces of this type are barred',
    holds: ({ picks, barred }) =>
      picks.every((pick) => pick === 'unpicked' || pick === 'hidden' || !isBarred(barred, pick)),
  },
];

/** Before phase `main`. @rule IT-10.4 */
const nobodyOut: Invariant = {
  rule: 'IT-10.4',
  path: 'standings',
  text: 'a seat has been eliminated before the phase `main`',
  holds: (view) => livingSeats(view).length === view.settings.players,
};

/** The invariants that hold in the first round. @rule IT-10.4 @rule IT-2.5 */
const placing: readonly Invariant[] = [
  {
    rule: 'IT-10.4',
    path: 'systems',
    text: 'there must be exactly two systems for each seat, and each system must have one marker',
    holds: isStartTable,
  },
  {
    rule: 'IT-10.4',
    path: 'ships',
    text: 'every seat before the mover must have placed exactly one small ship, and all other seats none',
    holds: isPlacedInOrder,
  },
];

/** The invariants that hold from phase `main` on. @rule IT-10.4 */
const underWay: readonly Invariant[] = [
  {
    rule: 'IT-10.4',
    path: 'standings',
    text: 'fewer than two seats are still in the game',
    holds: (view) => livingSeats(view).length >= 2,
  },
  {
    rule: 'IT-10.4',
    path: 'ships',
    text: 'a seat that is still in the game has no ship',
    holds: (view) =>
      livingSeats(view).every(
        (seat) =>
          hasShip(view, seat) || (seat === view.mover && view.phase === 'sac' && view.settings.selfCheck === 'turn'),
      ),
  },
];

/** The invariants that hold while a decision is pending. @rule IT-10.4 @rule IT-6.5 @rule IT-6.6 */
const deciding: readonly Invariant[] = [
  {
    rule: 'IT-10.4',
    path: 'pending',
    text: 'the decision is about a system that does not exist',
    holds: (view) => hasSystem(view, view.pending),
  },
  {
    rule: 'IT-10.4',
    path: 'pending',
    text: 'the mover has no ship of a colour that is concentrated in the system',
    holds: (view) => ownsConcentrated(view) && isCrowded(view, systemAt(view, view.pending), pendingColour(view)),
  },
  { rule: 'IT-10.4', path: 'pending', text: 'the mover has nothing to decide in that system', holds: canDecide },
  {
    rule: 'IT-10.4',
    path: 'uses',
    text: 'the mover has more than two uses of a power left, or has uses left of a power that is neither yellow nor blue',
    holds: ({ power, uses }) => uses === 0 || (uses <= 2 && (power === Power.Yellow || power === Power.Blue)),
  },
];

/** The invariants that hold when the game is over. @rule IT-10.4 @rule IT-8.9 */
const ended: readonly Invariant[] = [
  {
    rule: 'IT-10.4',
    path: 'revealed',
    text: 'the game is over, but the alignments are still secret',
    holds: ({ revealed }) => revealed,
  },
  {
    rule: 'IT-10.4',
    path: 'turns',
    text: 'the number of turns does not match the way the game ended',
    holds: ({ ending, settings, turns }) =>
      settings.turnLimit === 0 || (ending === 'limit' ? turns === settings.turnLimit : turns < settings.turnLimit),
  },
  {
    rule: 'IT-10.4',
    path: 'winners',
    text: 'the winners do not match the ending and the position',
    holds: (view) => winnersOf(view)?.join() === view.winners.join(),
  },
];

/** True if every pick that has been made is hidden exactly when the alignment of its seat is hidden. */
const arePicksMasked = ({ alignments, picks }: View): boolean => {
  const isMasked = alignments.includes('hidden');
  return picks.every(
    (pick, seat) => pick === 'unpicked' || (pick === 'hidden') === (isMasked && alignments[seat] === 'hidden'),
  );
};

/**
 * The invariants of masking: a view hides either the values hidden from one seat, or those hidden from a spectator. @rule IT-9.1 @rule IT-9.2
 * @rule IT-9.3
 */
const masks: readonly Invariant[] = [
  {
    rule: 'IT-9.1',
    path: 'alignments',
    text: 'an alignment is hidden although alignments are public',
    holds: ({ revealed, alignments }) => !revealed || !alignments.includes('hidden'),
  },
  {
    rule: 'IT-9.1',
    path: 'alignments',
    text: 'a view shows the alignments of several seats, but not of all',
    holds: ({ alignments }) =>
      !alignments.includes('hidden') || alignments.filter((one) => one === 'good' || one === 'evil').length <= 1,
  },
  {
    rule: 'IT-9.2',
    path: 'picks',
    text: 'a view that shows the alignment of one seat must also show the pick of that seat, and no other picks',
    holds: arePicksMasked,
  },
];

/** The invariants of a view in its phase, in the order in which they are checked. */
export const invariantsOf = (view: View): readonly Invariant[] => [
  ...masks,
  ...always,
  ...(isOver(view) ? ended : notOver),
  ...(isSetup(view) ? settingUp : []),
  ...(isSetup(view) || view.phase === 'place' ? [nobodyOut] : []),
  ...(view.phase === 'place' ? placing : []),
  ...(isUnderWay(view) ? underWay : []),
  ...(isPending(view) ? deciding : []),
];
