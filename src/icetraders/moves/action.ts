/**
 * Chapter 4: sacrifice, R&D and Discovery. Passing and stopping ask for nothing but their phase.
 *
 * @packageDocumentation
 */
import { type PieceName, pieceTypes } from '../../pyramids/index.js';
import { colour, noPiece, pieceName, pieceNumber, ship, system } from '../content.js';
import {
  type Discover,
  discoveries,
  type Move,
  type Research,
  type Sacrifice,
  sacrifices,
  sharedIndex,
  tripleOf,
} from '../move.js';
import { addSystem, discard, freeNumber, launch, leave, vanishIfEmpty, type Draft } from './draft.js';
import { coloured, countOf, type View } from '../state.js';
import { discarded } from '../tables.js';
import { type Demands, isRepeated, onTable, ownShip, pieceAt, type Site } from './power.js';
import { nothingRaised, type Raised, raised } from './raised.js';

/** What a sacrifice asks for. @rule IT-4.4 */
export const sacrificeDemands: Demands<Sacrifice> = [onTable, ownShip];

/** What Discovery asks for. @rule IT-4.9 */
export const discoverDemands: Demands<Discover> = [onTable, ownShip];

/** Whether the mover has all three ships there: as many as it must have of each, for equal ones stand side by side. @rule IT-4.8 */
const hasAll = (view: View, { ships: [a, b, c], system: number }: Research): boolean => {
  const has = (name: PieceName, count: number): boolean => countOf(view, number, view.mover, name) >= count;
  return has(a, 1) && has(b, a === b ? 2 : 1) && has(c, b !== c ? 1 : a === b ? 3 : 2);
};

/** What R&D asks for, in the order of citation. */
export const researchDemands: Demands<Research> = [
  onTable,
  {
    rule: 'IT-4.8',
    text: 'the mover does not have these three ships in the system',
    holds: ({ view, move }) => hasAll(view, move),
  },
  {
    rule: 'IT-1.2',
    text: 'the stash does not hold this piece, even with the three ships in it',
    holds: ({ view, move, piece }) => view.stash[piece]! > 0 || move.ships.includes(move.piece),
  },
];

/** Adds the sacrifice of a ship, and Discovery by it. */
export const addSingles = ({ number }: Site, piece: number, moves: Move[]): void => {
  const index = sharedIndex(piece, number);
  moves.push(sacrifices[index]!, discoveries[index]!);
};

/**
 * Adds every R&D in a system: by the three ships, then by the new piece. Each set of three types is met once, because at every
 * place of the three only the first of equal ships is taken.
 */
export const addResearch = (view: View, { number, ownFirst, ownEnd }: Site, moves: Move[]): void => {
  if (ownEnd - ownFirst < discarded) return;
  const { ships } = view;
  for (let a = ownFirst; a < ownEnd; a++) {
    if (isRepeated(ships, a, ownFirst)) continue;
    for (let b = a + 1; b < ownEnd; b++) {
      if (isRepeated(ships, b, a + 1)) continue;
      for (let c = b + 1; c < ownEnd; c++) {
        if (isRepeated(ships, c, b + 1)) continue;
        addProducts(view, number, pieceAt(ships, a), pieceAt(ships, b), pieceAt(ships, c), moves);
      }
    }
  }
};

const addProducts = ({ stash }: View, number: number, a: number, b: number, c: number, moves: Move[]): void => {
  const three = tripleOf(a, b, c);
  for (let piece = 0; piece < pieceTypes; piece++)
    if (stash[piece]! > 0 || piece === a || piece === b || piece === c)
      moves.push({ _tag: 'Research', ships: three, system: number, piece: pieceName(piece) });
};

/** The ship goes to the stash. @rule IT-4.4 */
export const sacrifice = (draft: Draft, mover: number, move: Sacrifice): Raised => {
  discard(draft, move.system, mover, pieceNumber(move.ship));
  vanishIfEmpty(draft, move.system);
  return nothingRaised;
};

/** Three ships become one; only what the whole action changes counts. @rule IT-4.8 @rule IT-6.1 */
export const research = (draft: Draft, mover: number, { ships, system: number, piece: name }: Research): Raised => {
  const piece = pieceNumber(name);
  const before = coloured(draft.ships, number, colour(piece));
  for (const one of ships) discard(draft, number, mover, pieceNumber(one));
  launch(draft, number, mover, piece);
  return coloured(draft.ships, number, colour(piece)) > before ? raised(number, colour(piece)) : nothingRaised;
};

/**
 * The ship becomes the marker of a new system. It takes the lowest number that is free before a hyperspace that it leaves empty
 * vanishes; if none is, the number of that hyperspace. @rule IT-4.9 @rule IT-1.6
 */
export const discover = (draft: Draft, mover: number, { ship: name, system: number }: Discover): Raised => {
  const piece = pieceNumber(name);
  const free = freeNumber(draft.systems);
  leave(draft, ship(number, mover, piece));
  vanishIfEmpty(draft, number);
  addSystem(draft, system(free === 0 ? number : free, piece, noPiece));
  return nothingRaised;
};
