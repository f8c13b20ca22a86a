/**
 * Chapter 6: the consequences of five ships of one colour in one system.
 *
 * @packageDocumentation
 */
import { oneOf } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { pieceTypes } from '../../../pieces/pyramids.js';
import {
  firstMarker,
  isHyperspace,
  noPiece,
  numberOf,
  ownerOf,
  pieceName,
  pieceNumber,
  pieceOfShip,
  secondMarker,
  ship,
  size,
  system,
  systemOf,
} from '../content.js';
import { type Decline, decline, type Enterprise, type Move, type Revolt } from '../move.js';
import { coloured, owners, systemAt, type View } from '../state.js';
import { concentration, Power } from '../tables.js';
import { addSystem, arrive, type Draft, give, leave, removeSystem, take } from './draft.js';
import { asked, during, isRepeated, onTable, ownersShip, pieceAt, stashed } from './power.js';
import { nothingRaised, type Raised, raisedColour, raisedIn } from './raised.js';
import { alone, numeral, oneShip, ownedShip } from './spelling.js';
import { bare, owner, piece, verb } from './verb.js';

/** The decision that a move leaves open: none, an enterprise, or a revolt. */
export type Decision = 'none' | 'ent' | 'rev';

const giveMarkers = (draft: Draft, code: number): void => {
  give(draft, firstMarker(code));
  give(draft, secondMarker(code));
};

/** Turns a system into a hyperspace that keeps its number and its ships; all markers of the system go to the stash. @rule IT-6.2 @rule IT-1.4 */
const toHyperspace = (draft: Draft, number: number): void => {
  const code = systemAt(draft, number);
  if (isHyperspace(code)) return;
  giveMarkers(draft, code);
  removeSystem(draft, code);
  addSystem(draft, system(number, noPiece, noPiece));
};

/** Puts all markers and ships of a system into the stash, and removes the system. @rule IT-6.3 */
const armageddon = (draft: Draft, number: number): void => {
  const code = systemAt(draft, number);
  giveMarkers(draft, code);
  removeSystem(draft, code);
  const lost = draft.ships.filter((one) => systemOf(one) === number);
  for (const one of lost) {
    leave(draft, one);
    give(draft, pieceOfShip(one));
  }
};

/** The systems, ships and stash, which determine whether an enterprise or a revolt is possible. */
type Pieces = Pick<View, 'systems' | 'ships' | 'stash'>;

/** True if a piece can become the second marker of a system. @rule IT-6.5 */
const isCompanion = (code: number, piece: number): boolean =>
  !isHyperspace(code) && secondMarker(code) === noPiece && size(piece) < size(firstMarker(code));

/** True if an enterprise is possible: the system has one marker, and the stash has a piece smaller than this marker. @rule IT-6.5 */
export const canEnterprise = (pieces: Pieces, number: number): boolean => {
  const code = systemAt(pieces, number);
  for (let piece = 0; piece < pieceTypes; piece++)
    if (pieces.stash[piece]! > 0 && isCompanion(code, piece)) return true;
  return false;
};

/** True if a revolt is possible: another seat has a ship in the system. @rule IT-6.6 */
export const canRevolt = ({ ships }: Pieces, number: number, mover: number): boolean => {
  for (let index = 0; index < ships.length; index++) {
    const code = ships[index]!;
    if (systemOf(code) === number && ownerOf(code) !== mover) return true;
  }
  return false;
};

/**
 * Carries out the effect of a concentration, and returns the decision that the concentration leaves open. There is a concentration if the action has
 * raised the number of one colour's ships in a system to five or more. @rule IT-6.1 @rule IT-6.4
 */
export const concentrate = (draft: Draft, mover: number, what: Raised): Decision => {
  const number = raisedIn(what);
  if (number === 0 || coloured(draft.ships, number, raisedColour(what)) < concentration) return 'none';
  switch (raisedColour(what)) {
    case Power.Red:
      armageddon(draft, number);
      return 'none';
    case Power.Yellow:
      toHyperspace(draft, number);
      return 'none';
    case Power.Green:
      return canRevolt(draft, number, mover) ? 'rev' : 'none';
    default:
      return canEnterprise(draft, number) ? 'ent' : 'none';
  }
};

/** An enterprise: a piece becomes the second marker of the system. @rule IT-6.5 */
export const enterprise = verb({
  codec: (number) => exact<Enterprise>('Enterprise', { _tag: oneOf('Enterprise'), piece, system: number }),
  print: (move) => `enterprise:${move.piece}@${numeral(move.system)}`,
  words: { enterprise: oneShip((marker, place) => ({ _tag: 'Enterprise', piece: marker, system: place })) },
  question: (view, move: Enterprise) => asked(view, move, move.piece, move.piece, move.system),
  demands: [
    during('ent'),
    onTable,
    {
      rule: 'IT-6.5',
      text: 'the enterprise is not in the system with the concentration',
      holds: ({ view, move }) => move.system === view.pending,
    },
    {
      rule: 'IT-6.5',
      text: 'the new marker is not smaller than the marker in the system',
      holds: ({ piece: marker, system: code }) => isCompanion(code, marker),
    },
    stashed,
  ],
  perform: (draft: Draft, move: Enterprise): Raised => {
    const [code, marker] = [systemAt(draft, move.system), pieceNumber(move.piece)];
    take(draft, marker);
    removeSystem(draft, code);
    addSystem(draft, system(numberOf(code), firstMarker(code), marker));
    return nothingRaised;
  },
});

/** A revolt: a ship of another seat becomes the mover's own ship. @rule IT-6.6 */
export const revolt = verb({
  codec: (number) => exact<Revolt>('Revolt', { _tag: oneOf('Revolt'), owner, ship: piece, system: number }),
  print: (move) => `revolt:${move.owner}${move.ship}@${numeral(move.system)}`,
  words: { revolt: ownedShip((seat, name, place) => ({ _tag: 'Revolt', owner: seat, ship: name, system: place })) },
  question: (view, move: Revolt) => asked(view, move, move.ship, move.ship, move.system),
  demands: [
    during('rev'),
    onTable,
    ownersShip,
    {
      rule: 'IT-6.6',
      text: 'the revolt is not in the system with the concentration',
      holds: ({ view, move }) => move.system === view.pending,
    },
    {
      rule: 'IT-6.6',
      text: 'the ship that revolts already belongs to the mover',
      holds: ({ view, move }) => move.owner !== view.mover,
    },
  ],
  perform: (draft: Draft, mover: number, move: Revolt): Raised => {
    const rebel = pieceNumber(move.ship);
    leave(draft, ship(move.system, move.owner, rebel));
    arrive(draft, ship(move.system, mover, rebel));
    return nothingRaised;
  },
});

/** The move that declines an enterprise or a revolt. @rule IT-6.4 */
export const declining = verb({
  codec: () => exact<Decline>('Decline', { _tag: oneOf('Decline') }),
  print: () => 'decline',
  words: { decline: alone(decline) },
  question: bare<Decline>,
  demands: [during('ent', 'rev')],
  perform: () => nothingRaised,
});

/** Adds every possible enterprise, ordered by the new marker. @rule IT-6.5 */
export const addEnterprises = (view: View, moves: Move[]): void => {
  const code = systemAt(view, view.pending);
  for (let piece = 0; piece < pieceTypes; piece++)
    if (view.stash[piece]! > 0 && isCompanion(code, piece))
      moves.push({ _tag: 'Enterprise', piece: pieceName(piece), system: view.pending });
};

/** Adds every possible revolt, ordered by the owner and the type of the ship. @rule IT-6.6 */
export const addRevolts = ({ ships, pending, mover }: View, moves: Move[]): void => {
  for (let index = 0; index < ships.length; index++) {
    const code = ships[index]!;
    if (systemOf(code) !== pending || ownerOf(code) === mover || isRepeated(ships, index, 0)) continue;
    moves.push({
      _tag: 'Revolt',
      owner: owners[ownerOf(code)]!,
      ship: pieceName(pieceAt(ships, index)),
      system: pending,
    });
  }
};
