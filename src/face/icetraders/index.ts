/**
 * The face of IceTraders.
 *
 * @packageDocumentation
 */
import { type ByTag, byTag, type Of } from '../../core/values/by-tag.js';
import { constant } from '../../core/values/constant.js';
import { numberedSeat } from '../../core/values/seat.js';
import { game, type IceTraders, type Move, type View } from '../../games/icetraders/seen.js';
import { hidden } from '../change.js';
import type { Face } from '../face.js';
import { type Message, message } from '../message.js';
import type { Place } from '../part.js';
import { changeMessage, pieceMessage, standing, unless, wordMessage } from '../telling.js';
import { changes, model } from './changes.js';
import { english } from './english.js';
import { orders, pairOf, parts, placeOf, tried } from './parts.js';

const newPiece = ({ piece: made, system }: Of<Move, 'PlaceShip' | 'BuildShip' | 'Enterprise'>): Message['params'] => ({
  piece: pieceMessage(made),
  system,
});

const exchanged = ({ ship, system, piece: made }: Of<Move, 'TradeShip' | 'GrowShip'>): Message['params'] => ({
  ship: pieceMessage(ship),
  system,
  piece: pieceMessage(made),
});

const attacked = ({ ship, owner, system }: Of<Move, 'Destroy' | 'Reduce' | 'Revolt'>): Message['params'] => ({
  ship: pieceMessage(ship),
  owner: numberedSeat(owner),
  system,
});

const used = ({ ship, system }: Of<Move, 'Sacrifice' | 'Discover'>): Message['params'] => ({
  ship: pieceMessage(ship),
  system,
});

const nothing = (): Message['params'] => ({});

/** The values for the gaps in the sentence about a move, except for the name of the seat that makes the move. */
const said: ByTag<Move, Message['params']> = {
  Align: ({ alignment }) => ({ alignment: message(`word.alignment.${alignment}`) }),
  PickPair: ({ pair }) => {
    const [first, second] = pairOf(pair);
    return { first: pieceMessage(first), second: pieceMessage(second) };
  },
  PlaceShip: newPiece,
  BuildShip: newPiece,
  Enterprise: newPiece,
  MoveShip: ({ ship, from, to }) => ({ ship: pieceMessage(ship), from, to }),
  TradeShip: exchanged,
  GrowShip: exchanged,
  Destroy: attacked,
  Reduce: attacked,
  Revolt: attacked,
  Sacrifice: used,
  Discover: used,
  Research: ({ ships, system, piece: made }) => ({
    ships: ships.map(pieceMessage),
    system,
    piece: pieceMessage(made),
  }),
  Pass: nothing,
  Stop: nothing,
  Decline: nothing,
  Nowhere: ({ text }) => ({ text }),
};

const describe = (view: View, move: Move): Message =>
  message(`move.${move._tag}`, { who: numberedSeat(view.mover), ...byTag(said, move) });

/** The name of a piece in words: a marker is named by its type, a ship by its type and its owner. */
const piece = (name: string): Message =>
  name.length < 3
    ? pieceMessage(name)
    : message('ship', { piece: pieceMessage(name.slice(1)), owner: numberedSeat(Number(name[0])) });

const word = (place: Place, said: string): Message => {
  if (place.kind !== 'pick' || said === '' || said === hidden) return wordMessage(place, said);
  const [first, second] = pairOf(said);
  return message('picked', { first: pieceMessage(first), second: pieceMessage(second) });
};

/**
 * Everything that people see and touch in IceTraders. Every function of this face takes a view, and shows no more than the view does.
 *
 * @example
 * ```ts
 * import { icetradersFace } from 'rulehouse/face';
 * const { parts } = icetradersFace;
 * parts({ _tag: 'MoveShip', ship: 'G1', from: 4, to: 7 }).map(({ kind, value }) => `${kind} ${value}`); // ['ship G1@4', 'system 7']
 * ```
 */
export const icetradersFace: Face<IceTraders> = /* @__PURE__ */ constant({
  game,
  parts,
  orders,
  isOut: ({ standings }, seat) => standings[seat] !== 'living',
  tried,
  model,
  changes,
  describe,
  describeChange: changeMessage({ game, teamName: (_, team) => numberedSeat(team), piece, place: placeOf, word }),
  describePlace: placeOf,
  describeView: (view) => standing(game, view, unless('main', view.phase)),
  english,
});
