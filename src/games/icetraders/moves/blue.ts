/**
 * Chapter 5, blue: trading.
 *
 * @packageDocumentation
 */
import { oneOf } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { pieceTypes } from '../../../pieces/pyramids.js';
import { colour, pieceNumber, size } from '../content.js';
import { exchangeIndex, type Move, type TradeShip, trades } from '../move.js';
import { type View } from '../state.js';
import { Power } from '../tables.js';
import { type Draft, exchange } from './draft.js';
import { asked, duringAction, empowered, mayUse, onTable, ownShip, type Site, sacrificed, stashed } from './power.js';
import { nothingRaised, type Raised, raised } from './raised.js';
import { numeral, shipExchanged } from './spelling.js';
import { piece, verb } from './verb.js';

/**
 * Trading: a ship is exchanged for a piece of another type. If a trade changes the ship's colour, the ship counts as one more ship of the new colour
 * in the system. @rule IT-5.3
 */
export const tradeShip = verb({
  codec: (system) => exact<TradeShip>('TradeShip', { _tag: oneOf('TradeShip'), ship: piece, system, piece }),
  print: (move) => `trade:${move.ship}@${numeral(move.system)}=${move.piece}`,
  words: { trade: shipExchanged((ship, system, fresh) => ({ _tag: 'TradeShip', ship, system, piece: fresh })) },
  question: (view, move: TradeShip) => asked(view, move, move.ship, move.piece, move.system),
  demands: [
    duringAction,
    onTable,
    sacrificed(Power.Blue),
    ownShip,
    ...empowered(mayUse(Power.Blue)),
    {
      rule: 'IT-5.3',
      text: 'a ship cannot be traded for a larger piece',
      holds: ({ ship, piece: fresh }) => size(fresh) <= size(ship),
    },
    {
      rule: 'IT-5.4',
      text: 'a ship cannot be traded for a piece of the same type',
      holds: ({ ship, piece: fresh }) => fresh !== ship,
    },
    stashed,
  ],
  perform: (draft: Draft, mover: number, move: TradeShip): Raised => {
    const old = pieceNumber(move.ship);
    const fresh = pieceNumber(move.piece);
    exchange(draft, move.system, mover, old, fresh);
    return colour(old) === colour(fresh) ? nothingRaised : raised(move.system, colour(fresh));
  },
});

/** Adds every trade of a ship, ordered by the piece that the ship becomes. */
export const addTrades = ({ stash }: View, { number }: Site, old: number, moves: Move[]): void => {
  const largest = size(old);
  for (let other = 0; other < pieceTypes; other++)
    if (size(other) <= largest && other !== old && stash[other]! > 0)
      moves.push(trades[exchangeIndex(old, number, other)]!);
};
