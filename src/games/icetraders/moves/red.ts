/**
 * Chapter 5, red: destroying and reducing.
 *
 * @packageDocumentation
 */

import type { Demand } from '../../../core/contract/demand.js';
import { oneOf } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { numberOf, ownerOf, pieceNumber, ship, size } from '../content.js';
import { type Destroy, destructions, type Move, type Reduce, reductions, targetIndex } from '../move.js';
import type { RuleId } from '../rules.js';
import { systemAt, type View } from '../state.js';
import { Power } from '../tables.js';
import { type Draft, discard, exchange } from './draft.js';
import {
  type Asked,
  duringAction,
  empowered,
  firstOf,
  hasPower,
  isRepeated,
  onTable,
  ownersShip,
  pieceAt,
  powersOf,
  type Site,
  sacrificed,
} from './power.js';
import { nothingRaised, type Raised } from './raised.js';
import { numeral, ownedShip } from './spelling.js';
import { owner, piece, verb } from './verb.js';

type Attack = Destroy | Reduce;

/** The sizes of the ships that can attack a target: a bit for each size present (1 small, 2 medium, 4 large). */
type Attackers = number;

const bitOf = (sizeOfShip: number): Attackers => 1 << (sizeOfShip - 1);

/**
 * The sizes of the mover's ships that may use the power Red in a system. The ship at index `except` is left out, since a ship does not attack itself;
 * if `except` is -1, no ship is left out. @rule IT-5.10
 */
const attackersAt = (view: View, site: Site, except: number): Attackers => {
  let sizes = 0;
  for (let index = site.ownFirst; index < site.ownEnd; index++) {
    const piece = pieceAt(view.ships, index);
    if (index !== except && hasPower(powersOf(view, site.system, piece), Power.Red)) sizes |= bitOf(size(piece));
  }
  return sizes;
};

/** True if a target of the given size can be destroyed, because some attacker is at least as large. @rule IT-5.8 */
const destroys = (attackers: Attackers, target: number): boolean => attackers >= bitOf(target);

/** True if a target of the given size can be reduced, because some attacker is smaller. @rule IT-5.9 */
const reduces = (attackers: Attackers, target: number): boolean => (attackers & (bitOf(target) - 1)) !== 0;

/**
 * Adds every attack in a system, ordered by target (owner, then type); destroying a target comes before reducing it. The targets are the ships of all
 * seats, whether eliminated or not.
 * @rule IT-1.8
 */
export const addAttacks = (view: View, site: Site, moves: Move[]): void => {
  const { ships, stash, mover } = view;
  const all = attackersAt(view, site, -1);
  if (all === 0) return;
  for (let index = site.first; index < site.end; index++) {
    if (isRepeated(ships, index, site.first)) continue;
    const piece = pieceAt(ships, index);
    const seat = ownerOf(ships[index]!);
    const attackers = seat === mover ? attackersAt(view, site, index) : all;
    const target = size(piece);
    const shared = targetIndex(seat, piece, site.number);
    if (destroys(attackers, target)) moves.push(destructions[shared]!);
    if (reduces(attackers, target) && stash[piece - 1]! > 0) moves.push(reductions[shared]!);
  }
};

/** The index of the first ship whose code is `code` or higher; the length of the list if there is no such ship. */
const firstFrom = (ships: readonly number[], code: number): number => {
  let index = 0;
  while (index < ships.length && ships[index]! < code) index++;
  return index;
};

const siteOf = (view: View, system: number): Site => {
  const number = numberOf(system);
  const { ships, mover } = view;
  const first = firstFrom(ships, ship(number, 0, 0));
  const end = firstFrom(ships, ship(number + 1, 0, 0));
  const ownFirst = firstOf(ships, first, end, mover);
  return {
    number,
    system,
    first,
    end,
    ownFirst,
    ownEnd: firstOf(ships, ownFirst, end, mover + 1),
  };
};

/** The values that are checked before an attack is allowed, including the sizes of the ships that could attack. */
interface AskedAttack<M = Attack> extends Asked<M> {
  /** The sizes of all the mover's ships in the system that can attack, regardless of the target. */
  readonly all: Attackers;
  /** The sizes of the ships that can attack this target: all attackers in the system except the target itself. @rule IT-5.10 */
  readonly attackers: Attackers;
}

/** Builds the question about an attack: the values that the conditions for attacks check. */
const askedAttack = <M extends Attack>(view: View, move: M): AskedAttack<M> => {
  const piece = pieceNumber(move.ship);
  const system = systemAt(view, move.system);
  const site = siteOf(view, system);
  const all = attackersAt(view, site, -1);
  const own = move.owner === view.mover ? view.ships.indexOf(ship(site.number, move.owner, piece)) : -1;
  return { view, move, ship: piece, piece, system, all, attackers: own < 0 ? all : attackersAt(view, site, own) };
};

/** A list of conditions that attacks must meet. */
type AttackDemands = readonly Demand<RuleId, AskedAttack>[];

/** The conditions that every attack must meet, in the order in which refusals cite them. */
const attackDemands: AttackDemands = [
  onTable,
  sacrificed(Power.Red),
  ownersShip,
  ...empowered<AskedAttack>(({ all }) => all !== 0),
  {
    rule: 'IT-5.10',
    text: 'the mover has no ship, other than the target itself, that can attack',
    holds: ({ attackers }) => attackers !== 0,
  },
];

/** Destroying: the target of an attack goes to the stash. @rule IT-5.8 */
export const destroy = verb({
  codec: (system) => exact<Destroy>('Destroy', { _tag: oneOf('Destroy'), owner, ship: piece, system }),
  print: (move) => `destroy:${move.owner}${move.ship}@${numeral(move.system)}`,
  words: { destroy: ownedShip((seat, target, system) => ({ _tag: 'Destroy', owner: seat, ship: target, system })) },
  question: askedAttack<Destroy>,
  demands: [
    duringAction,
    ...attackDemands,
    {
      rule: 'IT-5.8',
      text: 'the target is larger than every ship that can attack it',
      holds: ({ attackers, ship: target }) => destroys(attackers, size(target)),
    },
  ],
  perform: (draft: Draft, move: Destroy): Raised => {
    discard(draft, move.system, move.owner, pieceNumber(move.ship));
    return nothingRaised;
  },
});

/** Reducing: the target is exchanged for the next smaller piece of its colour, which belongs to the same owner. @rule IT-5.9 */
export const reduce = verb({
  codec: (system) => exact<Reduce>('Reduce', { _tag: oneOf('Reduce'), owner, ship: piece, system }),
  print: (move) => `reduce:${move.owner}${move.ship}@${numeral(move.system)}`,
  words: { reduce: ownedShip((seat, target, system) => ({ _tag: 'Reduce', owner: seat, ship: target, system })) },
  question: askedAttack<Reduce>,
  demands: [
    duringAction,
    ...attackDemands,
    {
      rule: 'IT-5.9',
      text: 'no ship that can attack is smaller than the target',
      holds: ({ attackers, ship: target }) => reduces(attackers, size(target)),
    },
    {
      rule: 'IT-5.9',
      text: 'the stash does not hold the piece one size smaller than the target',
      holds: ({ view, ship: target }) => view.stash[target - 1]! > 0,
    },
  ],
  perform: (draft: Draft, move: Reduce): Raised => {
    const target = pieceNumber(move.ship);
    exchange(draft, move.system, move.owner, target, target - 1);
    return nothingRaised;
  },
});
