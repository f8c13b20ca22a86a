/**
 * The face of Töframenn.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import { game, type Move, sideName, type State, type Toframenn, toMove } from '../../toframenn/seen.js';
import type { Face } from '../face.js';
import { type Message, message } from '../message.js';
import { changeMessage, standing } from '../telling.js';
import { changes, model } from './changes.js';
import { english } from './english.js';
import { parts, placeOf, tried } from './parts.js';

const describe = (state: State, move: Move): Message => {
  const key = `move.${move._tag}`;
  const who = sideName(toMove(state)[0]!);
  switch (move._tag) {
    case 'BuildWizard':
      return message(key, { who, wizard: move.wizard });
    case 'PlaceWizard':
      return message(key, { who, wizard: move.wizard, square: move.square });
    case 'MarkArchmage':
      return message(key, { who, square: move.square });
    case 'MoveWizard':
      return message(key, { who, from: move.from, to: move.to });
    case 'CastBolt':
      return message(key, {
        who,
        from: move.from,
        to: move.to,
        spell: message(`size.${move.spell}`),
        target: message(`size.${move.target}`),
      });
    case 'FightDuel':
      return move.removal === 0
        ? message(`${key}.none`, { who, from: move.from, to: move.to })
        : message(key, { who, from: move.from, to: move.to, removal: message(`size.${move.removal}`) });
    case 'Pass':
      return message(key, { who });
  }
};

/**
 * What people see and touch of Töframenn.
 *
 * @example
 * ```ts
 * import { toframennFace } from 'rulehouse/face';
 * toframennFace.parts({ _tag: 'FightDuel', from: 'c3', to: 'c4', removal: 2 }).map(({ value }) => value); // ['c3', 'c4', 'c4:2']
 * ```
 */
export const toframennFace: Face<Toframenn> = /* @__PURE__ */ constant({
  game,
  parts,
  tried,
  model,
  changes,
  describe,
  describeChange: changeMessage({ game, teamName: (_, team) => sideName(team), place: placeOf }),
  describePlace: placeOf,
  describeView: (state) => standing(game, state, state.stage._tag),
  english,
});
