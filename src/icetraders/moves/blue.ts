/**
 * Chapter 5, blue: trading.
 *
 * @packageDocumentation
 */
import { pieceTypes } from '../../pyramids/index.js';
import { colour, pieceNumber, size } from '../content.js';
import { exchangeIndex, type Move, type TradeShip, trades } from '../move.js';
import { exchange, type Draft } from './draft.js';
import { type View } from '../state.js';
import { Power } from '../tables.js';
import { type Demands, empowered, mayUse, onTable, ownShip, sacrificed, type Site, stashed } from './power.js';
import { nothingRaised, type Raised, raised } from './raised.js';

/** What trading asks for, in the order of citation. */
export const tradeDemands: Demands<TradeShip> = [
  onTable,
  sacrificed(Power.Blue),
  ownShip,
  ...empowered(mayUse(Power.Blue)),
  {
    rule: 'IT-5.3',
    text: 'the new piece is larger than the ship',
    holds: ({ ship, piece }) => size(piece) <= size(ship),
  },
  {
    rule: 'IT-5.4',
    text: 'the new piece is of the same type as the ship',
    holds: ({ ship, piece }) => piece !== ship,
  },
  stashed,
];

/** Adds every trade of a ship, by the new piece. */
export const addTrades = ({ stash }: View, { number }: Site, piece: number, moves: Move[]): void => {
  const largest = size(piece);
  for (let other = 0; other < pieceTypes; other++)
    if (size(other) <= largest && other !== piece && stash[other]! > 0)
      moves.push(trades[exchangeIndex(piece, number, other)]!);
};

/** The ship is exchanged. Another colour is one more ship of that colour in the system. @rule IT-5.3 */
export const tradeShip = (draft: Draft, mover: number, move: TradeShip): Raised => {
  const old = pieceNumber(move.ship);
  const fresh = pieceNumber(move.piece);
  exchange(draft, move.system, mover, old, fresh);
  return colour(old) === colour(fresh) ? nothingRaised : raised(move.system, colour(fresh));
};
