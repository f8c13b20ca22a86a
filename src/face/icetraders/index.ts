/**
 * The face of IceTraders.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import { game, type IceTraders, type Move, type View } from '../../icetraders/seen.js';
import { numberedSeat } from '../../core/values/seat.js';
import { hidden } from '../change.js';
import type { Place } from '../part.js';
import type { Face } from '../face.js';
import { type Message, message } from '../message.js';
import { changeMessage, pieceMessage, standing, wordMessage } from '../telling.js';
import { changes, model } from './changes.js';
import { english } from './english.js';
import { orders, pairOf, parts, placeOf, tried } from './parts.js';

const describe = (view: View, move: Move): Message => {
  const key = `move.${move._tag}`;
  const who = numberedSeat(view.mover);
  switch (move._tag) {
    case 'Align':
      return message(key, { who, alignment: message(`word.alignment.${move.alignment}`) });
    case 'PickPair': {
      const [first, second] = pairOf(move.pair);
      return message(key, { who, first: pieceMessage(first), second: pieceMessage(second) });
    }
    case 'PlaceShip':
    case 'BuildShip':
    case 'Enterprise':
      return message(key, { who, piece: pieceMessage(move.piece), system: move.system });
    case 'MoveShip':
      return message(key, { who, ship: pieceMessage(move.ship), from: move.from, to: move.to });
    case 'TradeShip':
    case 'GrowShip':
      return message(key, {
        who,
        ship: pieceMessage(move.ship),
        system: move.system,
        piece: pieceMessage(move.piece),
      });
    case 'Destroy':
    case 'Reduce':
    case 'Revolt':
      return message(key, {
        who,
        ship: pieceMessage(move.ship),
        owner: numberedSeat(move.owner),
        system: move.system,
      });
    case 'Sacrifice':
    case 'Discover':
      return message(key, { who, ship: pieceMessage(move.ship), system: move.system });
    case 'Research':
      return message(key, {
        who,
        ships: move.ships.map(pieceMessage),
        system: move.system,
        piece: pieceMessage(move.piece),
      });
    case 'Pass':
    case 'Stop':
    case 'Decline':
      return message(key, { who });
    case 'Nowhere':
      return message(key, { who, text: move.text });
  }
};

/** A marker by its type; a ship with its owner, who is the first letter. */
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
 * What people see and touch of IceTraders. Everything takes a view, and tells no more than it shows.
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
  tried,
  model,
  changes,
  describe,
  describeChange: changeMessage({ game, teamName: (_, team) => numberedSeat(team), piece, place: placeOf, word }),
  describePlace: placeOf,
  describeView: (view) => standing(game, view, view.phase),
  english,
});
