/**
 * The face of Transformartian.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import { game, type Move, type State, type Transformartian, toMove } from '../../games/transformartian/seen.js';
import type { Face } from '../face.js';
import { type Message, message } from '../message.js';
import { changeMessage, standing, unless } from '../telling.js';
import { changes, model } from './changes.js';
import { english } from './english.js';
import { orders, parts, placeOf, tried } from './parts.js';
import { teamName } from './position.js';

const describe = (state: State, move: Move): Message => {
  const key = `move.${move._tag}`;
  const said = { who: game.seatName(toMove(state)[0]!, state), colour: message(`colour.${move.keep}`) };
  return message(key, move._tag === 'Miss' ? said : { ...said, first: move.first, second: move.second });
};

/**
 * Everything that people see and click in Transformartian.
 *
 * @example
 * ```ts
 * import { transformartianFace } from 'rulehouse/face';
 * transformartianFace.parts({ _tag: 'Miss', keep: 'R' }).map(({ label }) => label); // ['Miss the turn', 'The red medium']
 * ```
 */
export const transformartianFace: Face<Transformartian> = /* @__PURE__ */ constant({
  game,
  parts,
  orders,
  tried,
  model,
  changes,
  describe,
  describeChange: changeMessage({ game, teamName, place: placeOf }),
  describePlace: placeOf,
  describeView: (state) => standing(game, state, unless('turn', model(state).phase)),
  english,
});
