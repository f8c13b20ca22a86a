/**
 * The face of Terrafex.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import { decider, game, type Move, sideName, type State, type Terrafex } from '../../terrafex/seen.js';
import type { Face } from '../face.js';
import { type Message, message } from '../message.js';
import { changeMessage, pieceMessage, standing } from '../telling.js';
import { changes, model } from './changes.js';
import { english } from './english.js';
import { parts, placeOf, tried } from './parts.js';

const describe = (state: State, move: Move): Message => {
  const key = `move.${move._tag}`;
  const who = sideName(decider(state));
  switch (move._tag) {
    case 'SpreadForest':
    case 'GrowForest':
    case 'StartMountain':
    case 'GrowMountain':
      return message(key, { who, square: move.square });
    case 'SelectFire':
      return message(key, { who, piece: pieceMessage(`R${move.size}`) });
    case 'StartFire':
    case 'GrowFire':
    case 'Burn':
      return message(key, { who, square: move.square, piece: pieceMessage(`R${move.size}`) });
    case 'MoveGlacier':
      return message(key, { who, from: move.from, to: move.to });
    case 'SplitGlacier':
      return message(key, {
        who,
        from: move.from,
        to: move.to,
        landings: move.landings.map(({ square, size }) =>
          message('landing', { piece: pieceMessage(`B${size}`), square }),
        ),
      });
  }
};

/**
 * What people see and touch of Terrafex.
 *
 * @example
 * ```ts
 * import { say, terrafexFace } from 'rulehouse/face';
 * import { initial } from 'rulehouse/terrafex';
 * const { describe, english, parts } = terrafexFace;
 * say([english])(describe(initial, { _tag: 'GrowForest', square: 'c5' })); // 'White grows the forest on c5'
 * parts({ _tag: 'MoveGlacier', from: 'a5', to: 'b5' }).map(({ value }) => value); // ['a5', 'b5']
 * ```
 */
export const terrafexFace: Face<Terrafex> = /* @__PURE__ */ constant({
  game,
  parts,
  tried,
  model,
  changes,
  describe,
  describeChange: changeMessage({ game, teamName: (_, team) => sideName(team), place: placeOf }),
  describePlace: placeOf,
  describeView: (state) => standing(game, state, model(state).phase),
  english,
});
