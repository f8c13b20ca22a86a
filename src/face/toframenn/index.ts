/**
 * The face of Töframenn.
 *
 * @packageDocumentation
 */
import { type ByTag, byTag } from '../../core/values/by-tag.js';
import { constant } from '../../core/values/constant.js';
import { game, type Move, type State, sideName, type Toframenn, toMove } from '../../games/toframenn/seen.js';
import type { Face } from '../face.js';
import { type Message, message } from '../message.js';
import { changeMessage, standing, unless } from '../telling.js';
import { changes, model } from './changes.js';
import { english } from './english.js';
import { parts, placeOf, tried } from './parts.js';

const sizeOf = (size: number): Message => message(`size.${size}`);

/** The values that fill the gaps in the sentence about a move, except the name of the seat that makes the move. */
const said: ByTag<Move, Message['params']> = {
  BuildWizard: ({ wizard }) => ({ wizard }),
  PlaceWizard: ({ wizard, square }) => ({ wizard, square }),
  MarkArchmage: ({ square }) => ({ square }),
  MoveWizard: ({ from, to }) => ({ from, to }),
  CastBolt: ({ from, to, spell, target }) => ({ from, to, spell: sizeOf(spell), target: sizeOf(target) }),
  FightDuel: ({ from, to, removal }) => (removal === 0 ? { from, to } : { from, to, removal: sizeOf(removal) }),
  Pass: () => ({}),
};

const describe = (state: State, move: Move): Message => {
  const key = move._tag === 'FightDuel' && move.removal === 0 ? 'FightDuel.none' : move._tag;
  return message(`move.${key}`, { who: sideName(toMove(state)[0]!), ...byTag(said, move) });
};

/**
 * Everything that people see and click in Töframenn.
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
  describeView: (state) => standing(game, state, unless('Play', state.stage._tag)),
  english,
});
