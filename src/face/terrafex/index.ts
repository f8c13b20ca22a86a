/**
 * The face of Terrafex.
 *
 * @packageDocumentation
 */
import { type ByTag, byTag } from '../../core/values/by-tag.js';
import { constant } from '../../core/values/constant.js';
import { decider, game, type Move, type State, sideName, type Terrafex } from '../../games/terrafex/seen.js';
import type { Face } from '../face.js';
import { type Message, message } from '../message.js';
import { changeMessage, pieceMessage, standing, unless } from '../telling.js';
import { changes, model } from './changes.js';
import { english } from './english.js';
import { parts, placeOf, tried } from './parts.js';

const square = (move: { readonly square: string }): Message['params'] => ({ square: move.square });

const fire = (move: { readonly square: string; readonly size: number }): Message['params'] => ({
  square: move.square,
  piece: pieceMessage(`R${move.size}`),
});

/** The values that fill the gaps in the sentence about a move, except the name of the seat that makes the move. */
const said: ByTag<Move, Message['params']> = {
  SpreadForest: square,
  GrowForest: square,
  StartMountain: square,
  GrowMountain: square,
  SelectFire: ({ size }) => ({ piece: pieceMessage(`R${size}`) }),
  StartFire: fire,
  GrowFire: fire,
  Burn: fire,
  MoveGlacier: ({ from, to }) => ({ from, to }),
  SplitGlacier: ({ from, to, landings }) => ({
    from,
    to,
    landings: landings.map((one) => message('landing', { piece: pieceMessage(`B${one.size}`), square: one.square })),
  }),
  DrawExtraTurn: () => ({}),
};

const describe = (state: State, move: Move): Message => {
  if (move._tag === 'DrawExtraTurn') return message(`move.${move._tag}.${move.turns}`);
  return message(`move.${move._tag}`, { who: sideName(decider(state)), ...byTag(said, move) });
};

/**
 * Everything that people see and click in Terrafex.
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
  describeView: (state) => standing(game, state, unless('turn', model(state).phase)),
  english,
});
