/**
 * The set-up (chapter 13): the draws, and the choices before the first round.
 *
 * @packageDocumentation
 */
import { climb } from '../engine/cults.js';
import type { Events } from '../engine/events.js';
import { seatFaction } from '../engine/factions.js';
import { choosesTerrain } from '../engine/terrain.js';
import { hasFavor, inPool } from '../engine/tiles.js';
import { nextAuction } from '../moves/auction.js';
import { setTerrain } from '../moves/faction.js';
import { grantFavors } from '../moves/favors.js';
import { dwellingOrder, startsDone } from '../moves/starting.js';
import { bookPoints, type Draft, newTurn, seatDraft } from '../state/draft.js';
import { factionAt, factionOf, seatOf } from '../state/selectors.js';
import type { SeatState, State } from '../state/state.js';
import { auctionPoints, cults } from '../tables/pieces.js';
import { favorTiles } from '../tables/tiles.js';
import { startRound } from './rounds.js';

const needsTerrain = (seat: SeatState, when: 'now' | 'last'): boolean =>
  seat.faction >= 0 && seat.dropped === 0 && seat.home < 0 && choosesTerrain(factionAt(seat.faction)) === when;

const needsFavor = (seat: SeatState): boolean =>
  seat.faction >= 0 && seat.dropped === 0 && factionAt(seat.faction).favors.atSetup > 0 && seat.favors === 0;

/**
 * The next decision of the set-up; `null` once every decision has been made.
 *
 * @rule TMY-13.2 @rule TMY-13.3 @rule TMY-13.4 @rule TMY-13.5 @rule TMY-13.6 @rule TMY-13.7 @rule TMY-18.1
 */
export const nextChoice = (draft: Draft): readonly [State['phase'], number] | null => {
  const find = (test: (seat: SeatState) => boolean): number | undefined =>
    draft.order.find((seat) => test(seatOf(draft, seat)));
  const now = find((seat) => needsTerrain(seat, 'now'));
  if (now !== undefined) return ['terrain', now];
  const favored = find(needsFavor);
  if (favored !== undefined) return ['favor', favored];
  if (draft.auction !== null && nextAuction(draft)) return ['auction', draft.active];
  const free = find(({ faction }) => faction < 0);
  if (free !== undefined) return ['faction', free];
  const last = find((seat) => needsTerrain(seat, 'last'));
  if (last !== undefined) return ['terrain', last];
  const builder = dwellingOrder(draft)[startsDone(draft)];
  if (builder !== undefined) return ['dwelling', builder];
  const taker = [...draft.order].reverse().find((seat) => {
    const { bonus, dropped } = seatOf(draft, seat);
    return bonus < 0 && dropped === 0;
  });
  return taker === undefined ? null : ['bonus', taker];
};

/** Goes to the next decision of the set-up, or begins the first round. */
export const nextSetup = (draft: Draft, events: Events | null): void => {
  const choice = nextChoice(draft);
  if (choice !== null) {
    [draft.phase, draft.active] = choice;
    if (draft.phase === 'favor') grantFavors(draft, draft.active, factionOf(draft, draft.active).favors.atSetup);
    return;
  }
  draft.bonusCoins = draft.bonusCoins.map((coins, tile) => (inPool(draft, tile) ? 1 : coins));
  draft.turn = newTurn(0);
  startRound(draft, events);
};

/** Gives a seat everything that its choices at set-up entitle it to. @rule TMY-13.5 @rule TMY-13.4 */
export const settleSeat = (draft: Draft, index: number, seat: SeatState): void => {
  const { faction, home, favors, counts, bonus, dropped } = seat;
  const me = seatDraft(draft, index);
  seatFaction(draft, index, faction);
  if (draft.auction !== null) bookPoints(me, auctionPoints - draft.auction.paid[index]! - me.vp, 'start');
  if (home >= 0) setTerrain(draft, index, home);
  me.favors = favors;
  me.bonus = bonus;
  me.dropped = dropped;
  me.counts = [...counts];
  for (const [tile, { cult, steps }] of favorTiles.entries())
    if (hasFavor(me, tile)) climb(draft, index, cults.indexOf(cult), steps);
};
