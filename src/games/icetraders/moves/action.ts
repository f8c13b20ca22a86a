/**
 * Chapter 4: sacrifice, R&D, Discovery, passing and stopping.
 *
 * @packageDocumentation
 */
import { left, right } from 'fp-ts/Either';
import { oneOf, refined, tuple } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { fault } from '../../../core/values/fault.js';
import { type PieceName, pieceTypes } from '../../../pieces/pyramids.js';
import { colour, noPiece, pieceName, pieceNumber, ship, system } from '../content.js';
import {
  type Discover,
  discoveries,
  isSorted,
  type Move,
  type Pass,
  pass,
  type Research,
  type Sacrifice,
  type Stop,
  sacrifices,
  sharedIndex,
  stop,
  type Triple,
  tripleOf,
} from '../move.js';
import { coloured, countOf, type View } from '../state.js';
import { discarded } from '../tables.js';
import { addSystem, type Draft, discard, freeNumber, launch, leave, vanishIfEmpty } from './draft.js';
import { asked, during, isRepeated, onTable, ownShip, pieceAt, type Site } from './power.js';
import { nothingRaised, type Raised, raised } from './raised.js';
import { alone, numeral, oneShip, threeShips } from './spelling.js';
import { bare, piece, verb } from './verb.js';

/** Sacrifice: a ship of the mover goes to the stash. @rule IT-4.4 */
export const sacrifice = verb({
  codec: (system) => exact<Sacrifice>('Sacrifice', { _tag: oneOf('Sacrifice'), ship: piece, system }),
  print: (move) => `sac:${move.ship}@${numeral(move.system)}`,
  words: { sac: oneShip((name, number) => ({ _tag: 'Sacrifice', ship: name, system: number })) },
  question: (view, move: Sacrifice) => asked(view, move, move.ship, move.ship, move.system),
  demands: [during('main'), onTable, ownShip],
  perform: (draft: Draft, mover: number, move: Sacrifice): Raised => {
    discard(draft, move.system, mover, pieceNumber(move.ship));
    vanishIfEmpty(draft, move.system);
    return nothingRaised;
  },
});

/**
 * Discovery: a ship becomes the marker of a new system. The new system takes the lowest free number. If the ship leaves a hyperspace empty, the
 * hyperspace vanishes only afterwards, so its number is not free yet. If no number is free, the new system takes the number of the hyperspace that
 * the ship leaves empty.
 * @rule IT-4.9 @rule IT-1.6
 */
export const discover = verb({
  codec: (system) => exact<Discover>('Discover', { _tag: oneOf('Discover'), ship: piece, system }),
  print: (move) => `found:${move.ship}@${numeral(move.system)}`,
  words: { found: oneShip((name, number) => ({ _tag: 'Discover', ship: name, system: number })) },
  question: (view, move: Discover) => asked(view, move, move.ship, move.ship, move.system),
  demands: [during('main'), onTable, ownShip],
  perform: (draft: Draft, mover: number, move: Discover): Raised => {
    const [number, marker] = [move.system, pieceNumber(move.ship)];
    const free = freeNumber(draft.systems);
    leave(draft, ship(number, mover, marker));
    vanishIfEmpty(draft, number);
    addSystem(draft, system(free === 0 ? number : free, marker, noPiece));
    return nothingRaised;
  },
});

/**
 * True if the mover has, in the system, all three ships that an R&D move names. If the move names several ships of one type, the mover must have that
 * many of them.
 * @rule IT-4.8
 */
const hasAll = (view: View, { ships: [a, b, c], system: number }: Research): boolean => {
  const has = (name: PieceName, count: number): boolean => countOf(view, number, view.mover, name) >= count;
  return has(a, 1) && has(b, a === b ? 2 : 1) && has(c, b !== c ? 1 : a === b ? 3 : 2);
};

const ships = refined<Triple, unknown>(tuple(piece, discarded), 'three types in canonical order', (given) =>
  isSorted(given) ? right(given) : left(fault([], 'three types are named in canonical order', 'IT-10.2')),
);

/** R&D: three ships become one ship. Whether there is a concentration depends only on the overall change. @rule IT-4.8 @rule IT-6.1 */
export const research = verb({
  codec: (system) => exact<Research>('Research', { _tag: oneOf('Research'), ships, system, piece }),
  print: (move) => `rd:${move.ships.join('')}@${numeral(move.system)}=${move.piece}`,
  words: {
    rd: threeShips((three, number, product) =>
      isSorted(three) ? { _tag: 'Research', ships: three, system: number, piece: product } : undefined,
    ),
  },
  question: (view, move: Research) => asked(view, move, move.ships[0], move.piece, move.system),
  demands: [
    during('main'),
    onTable,
    {
      rule: 'IT-4.8',
      text: 'the mover does not have these three ships in this system',
      holds: ({ view, move }) => hasAll(view, move),
    },
    {
      rule: 'IT-1.2',
      text: 'this piece is neither in the stash nor among the three ships that return to it',
      holds: ({ view, move, piece: product }) => view.stash[product]! > 0 || move.ships.includes(move.piece),
    },
  ],
  perform: (draft: Draft, mover: number, move: Research): Raised => {
    const [number, product] = [move.system, pieceNumber(move.piece)];
    const before = coloured(draft.ships, number, colour(product));
    for (const one of move.ships) discard(draft, number, mover, pieceNumber(one));
    launch(draft, number, mover, product);
    return coloured(draft.ships, number, colour(product)) > before ? raised(number, colour(product)) : nothingRaised;
  },
});

/** Adds the move that sacrifices a ship, and the Discovery that the ship can make. */
export const addSingles = ({ number }: Site, piece: number, moves: Move[]): void => {
  const index = sharedIndex(piece, number);
  moves.push(sacrifices[index]!, discoveries[index]!);
};

/**
 * Adds every R&D move in a system, ordered by the three ships, then by the new piece. Each combination of three types is added only once, because
 * only the first of several equal ships is tried in each place.
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

/** Passing: the mover does nothing in this turn. @rule IT-4.3 */
export const passing = verb({
  codec: () => exact<Pass>('Pass', { _tag: oneOf('Pass') }),
  print: () => 'pass',
  words: { pass: alone(pass) },
  question: bare<Pass>,
  demands: [during('main')],
  perform: () => nothingRaised,
});

/** Stopping: the mover gives up the remaining uses of a sacrificed power. @rule IT-4.7 */
export const stopping = verb({
  codec: () => exact<Stop>('Stop', { _tag: oneOf('Stop') }),
  print: () => 'stop',
  words: { stop: alone(stop) },
  question: bare<Stop>,
  demands: [during('sac')],
  perform: () => nothingRaised,
});
