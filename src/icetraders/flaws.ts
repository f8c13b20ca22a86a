/**
 * What a position must not be: IT-10.4 as a list of flaws, in the order in which they are looked for, and what a mask must look like.
 *
 * @packageDocumentation
 */
import {
  colour,
  firstMarker,
  isHyperspace,
  noPiece,
  numberOf,
  ownerOf,
  pieceOfShip,
  secondMarker,
  size,
  systemOf,
} from './content.js';
import { canEnterprise, canRevolt } from './moves/concentration.js';
import { isBarred } from './pair.js';
import type { RuleId } from './rules.js';
import { coloured, hasSystem, isLiving, owners, shipsIn, systemAt, type View } from './state.js';
import { concentration, pieceCount, Power } from './tables.js';

/** One thing that a position must not be. */
export interface Flaw {
  readonly path: string;
  readonly reason: string;
  /** The rule that it breaks, if that is not IT-10.4. */
  readonly rule?: RuleId;
  readonly found: (view: View) => boolean;
}

// ---- what is asked of a position ----

const isSetup = ({ phase }: View): boolean => phase === 'align' || phase === 'pick';

const isOver = ({ phase }: View): boolean => phase === 'over';

const isPending = ({ phase }: View): boolean => phase === 'ent' || phase === 'rev';

/** The phases in which ships are on their way: from `main` on, before the end. */
const isUnderWay = ({ phase }: View): boolean =>
  phase === 'main' || phase === 'sac' || phase === 'ent' || phase === 'rev';

const seatsOf = ({ settings }: View): readonly number[] => owners.slice(0, settings.players);

const livingSeats = (view: View): readonly number[] => seatsOf(view).filter((seat) => isLiving(view, seat));

const isAnyEliminated = ({ standings }: View): boolean => standings.includes('eliminated');

const hasShip = ({ ships }: View, seat: number): boolean => ships.some((code) => ownerOf(code) === seat);

const hasLarge = ({ ships }: View, seat: number): boolean =>
  ships.some((code) => ownerOf(code) === seat && size(pieceOfShip(code)) === 3);

const isCrowded = ({ ships }: View, code: number, wanted: number): boolean =>
  coloured(ships, numberOf(code), wanted) >= concentration;

/** The seats that come before the mover, which have chosen, and those from the mover on, which have not. */
const isInOrder = (view: View, hasChosen: (seat: number) => boolean): boolean =>
  seatsOf(view).every((seat) => hasChosen(seat) === seat < view.mover);

/** Whether the seats that have placed are those just before the mover, with one small ship each. @rule IT-3.2 */
const isPlacedInOrder = (view: View): boolean => {
  const { ships, mover, settings } = view;
  const before = Array.from(
    { length: ships.length },
    (_, step) => (mover + settings.players - 1 - step) % settings.players,
  );
  return (
    ships.length < settings.players &&
    before.every((seat) => ships.filter((code) => ownerOf(code) === seat && size(pieceOfShip(code)) === 1).length === 1)
  );
};

const isStartTable = ({ systems, settings }: View): boolean =>
  systems.length === 2 * settings.players &&
  systems.every((code, index) => numberOf(code) === index + 1 && !isHyperspace(code) && secondMarker(code) === noPiece);

/** The colour whose concentration led to the pending decision. */
const pendingColour = ({ phase }: View): number => (phase === 'ent' ? Power.Blue : Power.Green);

const ownsConcentrated = (view: View): boolean =>
  view.ships.some(
    (code) =>
      systemOf(code) === view.pending &&
      ownerOf(code) === view.mover &&
      colour(pieceOfShip(code)) === pendingColour(view),
  );

const canDecide = (view: View): boolean =>
  view.phase === 'ent' ? canEnterprise(view, view.pending) : canRevolt(view, view.pending, view.mover);

/** The seats that win an ending, if it fits the position; `undefined` if it does not. @rule IT-8.2 @rule IT-8.4 */
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

// ---- the flaws ----

/** What is asked of every position. @rule IT-10.4 @rule IT-1.1 @rule IT-1.3 @rule IT-1.4 */
const always: readonly Flaw[] = [
  {
    path: 'systems',
    reason: 'the numbers of systems are 1 to 60',
    found: ({ systems }) => systems.some((code) => numberOf(code) > pieceCount),
  },
  {
    path: 'systems',
    reason: 'a second marker is smaller than the first',
    found: ({ systems }) =>
      systems.some((code) => secondMarker(code) !== noPiece && size(secondMarker(code)) >= size(firstMarker(code))),
  },
  {
    path: 'systems',
    reason: 'an empty hyperspace vanishes',
    found: ({ systems, ships }) => systems.some((code) => isHyperspace(code) && shipsIn(ships, numberOf(code)) === 0),
  },
  {
    path: 'ships',
    reason: 'a ship belongs to no seat at the table',
    found: ({ ships, settings }) => ships.some((code) => ownerOf(code) >= settings.players),
  },
  {
    path: 'ships',
    reason: 'five red ships are an Armageddon',
    found: (view) => view.systems.some((code) => isCrowded(view, code, Power.Red)),
  },
  {
    path: 'ships',
    reason: 'five yellow ships are in hyperspace only',
    found: (view) => view.systems.some((code) => !isHyperspace(code) && isCrowded(view, code, Power.Yellow)),
  },
  {
    path: 'ships',
    reason: 'an eliminated seat has no large ship',
    found: (view) => seatsOf(view).some((seat) => !isLiving(view, seat) && hasLarge(view, seat)),
  },
  {
    path: 'alignments',
    reason: 'all alignments are chosen before anything else',
    found: ({ phase, alignments }) => phase !== 'align' && alignments.includes('unchosen'),
  },
];

/** What is asked while the game goes on. @rule IT-10.4 @rule IT-8.1 */
const notOver: readonly Flaw[] = [
  { path: 'mover', reason: 'the mover is living', found: (view) => !isLiving(view, view.mover) },
  {
    path: 'turns',
    reason: 'the turn limit is reached',
    found: ({ settings, turns }) => settings.turnLimit > 0 && turns >= settings.turnLimit,
  },
  {
    path: 'revealed',
    reason: 'alignments are public exactly if a seat was eliminated by another',
    found: (view) => view.revealed !== isAnyEliminated(view),
  },
  {
    path: 'alignments',
    reason: 'all living seats are Good, so they have won',
    found: (view) => view.revealed && !livingSeats(view).some((seat) => view.alignments[seat] === 'evil'),
  },
  {
    path: 'bereft',
    reason: 'the test is deferred only with selfCheck turn, and for a mover without a large ship',
    found: (view) => view.bereft && (view.settings.selfCheck !== 'turn' || hasLarge(view, view.mover)),
  },
];

/** What is asked before the first ship. @rule IT-10.4 @rule IT-2.2 @rule IT-2.3 @rule IT-2.4 */
const settingUp: readonly Flaw[] = [
  { path: 'systems', reason: 'there are no systems yet', found: ({ systems }) => systems.length > 0 },
  { path: 'turns', reason: 'no turn is completed yet', found: ({ turns }) => turns > 0 },
  {
    path: 'alignments',
    reason: 'exactly the seats before the mover have chosen',
    found: (view) => view.phase === 'align' && !isInOrder(view, (seat) => view.alignments[seat] !== 'unchosen'),
  },
  {
    path: 'picks',
    reason: 'nothing is picked or barred before the alignments are chosen',
    found: ({ phase, picks, barred }) =>
      phase === 'align' && (barred !== 0 || picks.some((pick) => pick !== 'unpicked')),
  },
  {
    path: 'picks',
    reason: 'exactly the seats before the mover have picked',
    found: (view) => view.phase === 'pick' && !isInOrder(view, (seat) => view.picks[seat] !== 'unpicked'),
  },
  {
    path: 'picks',
    reason: 'a barred twin is picked',
    found: ({ picks, barred }) =>
      picks.some((pick) => pick !== 'unpicked' && pick !== 'hidden' && isBarred(barred, pick)),
  },
];

const nobodyOut: readonly Flaw[] = [
  {
    path: 'standings',
    reason: 'nobody is out before phase main',
    found: (view) => livingSeats(view).length < view.settings.players,
  },
];

/** What is asked in the first round. @rule IT-10.4 @rule IT-2.5 */
const placing: readonly Flaw[] = [
  {
    path: 'systems',
    reason: 'the systems are two for each seat, with one marker each',
    found: (view) => !isStartTable(view),
  },
  {
    path: 'ships',
    reason: 'exactly the seats before the mover have placed, one small ship each',
    found: (view) => !isPlacedInOrder(view),
  },
];

/** What is asked from phase `main` on. @rule IT-10.4 */
const underWay: readonly Flaw[] = [
  { path: 'standings', reason: 'fewer than two seats are living', found: (view) => livingSeats(view).length < 2 },
  {
    path: 'ships',
    reason: 'every living seat has a ship',
    found: (view) =>
      livingSeats(view).some(
        (seat) =>
          !hasShip(view, seat) && !(seat === view.mover && view.phase === 'sac' && view.settings.selfCheck === 'turn'),
      ),
  },
];

/** What is asked of a pending decision. @rule IT-10.4 @rule IT-6.5 @rule IT-6.6 */
const deciding: readonly Flaw[] = [
  {
    path: 'pending',
    reason: 'there is no such system',
    found: (view) => !hasSystem(view, view.pending),
  },
  {
    path: 'pending',
    reason: 'there is no concentration of a colour of which the mover has a ship',
    found: (view) => !ownsConcentrated(view) || !isCrowded(view, systemAt(view, view.pending), pendingColour(view)),
  },
  { path: 'pending', reason: 'nothing can be decided there', found: (view) => !canDecide(view) },
  {
    path: 'uses',
    reason: 'uses that are left are one or two, of yellow or blue',
    found: ({ power, uses }) => uses > 0 && (uses > 2 || (power !== Power.Yellow && power !== Power.Blue)),
  },
];

/** What is asked when the game is over. @rule IT-10.4 @rule IT-8.9 */
const ended: readonly Flaw[] = [
  { path: 'revealed', reason: 'all alignments are public at the end', found: ({ revealed }) => !revealed },
  {
    path: 'turns',
    reason: 'all turns are completed, so the game ended by the limit',
    found: ({ ending, settings, turns }) =>
      settings.turnLimit > 0 && (ending === 'limit' ? turns !== settings.turnLimit : turns >= settings.turnLimit),
  },
  {
    path: 'winners',
    reason: 'this ending does not fit the position',
    found: (view) => winnersOf(view)?.join() !== view.winners.join(),
  },
];

/** Whether a pick is hidden although the alignment of its seat is shown, or the reverse. */
const hasOddPick = ({ alignments, picks }: View): boolean => {
  const isMasked = alignments.includes('hidden');
  return picks.some(
    (pick, seat) => pick !== 'unpicked' && (pick === 'hidden') !== (isMasked && alignments[seat] === 'hidden'),
  );
};

/** What a mask must look like: that of one seat, or of a spectator. @rule IT-9.1 @rule IT-9.2 @rule IT-9.3 */
const masks: readonly Flaw[] = [
  {
    rule: 'IT-9.1',
    path: 'alignments',
    reason: 'nothing is hidden when alignments are public',
    found: ({ revealed, alignments }) => revealed && alignments.includes('hidden'),
  },
  {
    rule: 'IT-9.1',
    path: 'alignments',
    reason: 'a view shows all alignments or only that of one seat',
    found: ({ alignments }) =>
      alignments.includes('hidden') && alignments.filter((one) => one === 'good' || one === 'evil').length > 1,
  },
  {
    rule: 'IT-9.2',
    path: 'picks',
    reason: 'a view shows the pick of the seat whose alignment it shows, and no other',
    found: hasOddPick,
  },
];

/** The flaws that a view of this phase can have. */
export const flawsOf = (view: View): readonly Flaw[] => [
  ...masks,
  ...always,
  ...(isOver(view) ? ended : notOver),
  ...(isSetup(view) ? settingUp : []),
  ...(isSetup(view) || view.phase === 'place' ? nobodyOut : []),
  ...(view.phase === 'place' ? placing : []),
  ...(isUnderWay(view) ? underWay : []),
  ...(isPending(view) ? deciding : []),
];
