/**
 * The English texts for Terrafex.
 *
 * @packageDocumentation
 */
import { sizes } from '../../pieces/pyramids.js';
import { englishWith } from '../english.js';
import type { Catalogue } from '../message.js';
import { sizeName } from '../pyramids.js';

/** What the pieces of each colour are called. */
export const landKinds = { R: 'fire', Y: 'mountain', G: 'forest', B: 'glacier' } as const;

const pieces: Catalogue['texts'] = Object.fromEntries(
  Object.entries(landKinds).flatMap(([letter, kind]) =>
    sizes.flatMap((size) => [
      [`piece.${letter}${size}`, `a ${sizeName(size)} ${kind}`],
      [`pieces.${letter}${size}`, `${sizeName(size)} ${kind}s`],
    ]),
  ),
);

/** The English texts. */
export const english: Catalogue = englishWith({
  ...pieces,
  'move.SpreadForest': '{who} spreads a forest to {square}',
  'move.GrowForest': '{who} grows the forest on {square}',
  'move.StartMountain': '{who} starts a mountain on {square}',
  'move.GrowMountain': '{who} grows the mountain on {square}',
  'move.SelectFire': '{who} selects {piece}',
  'move.StartFire': '{who} starts {piece} on {square}',
  'move.GrowFire': '{who} grows the fire on {square} to {piece}',
  'move.Burn': '{who} burns {square} with {piece}',
  'move.MoveGlacier': '{who} moves the glacier on {from} to {to}',
  'move.SplitGlacier': '{who} splits the glacier on {from} at {to}, landing {landings}',
  'move.DrawExtraTurn.0': 'Chance decides: there is no extra turn',
  'move.DrawExtraTurn.1': 'Chance decides: one more turn is played',
  landing: '{piece} on {square}',
  'verb.spread-forest': 'spread a forest',
  'verb.grow-forest': 'grow the forest',
  'verb.start-mountain': 'start a mountain',
  'verb.grow-mountain': 'grow the mountain',
  'verb.start-fire': 'start the fire',
  'verb.grow-fire': 'grow the fire',
  'verb.burn': 'burn',
  'verb.end-game': 'no extra turn',
  'verb.extra-turn': 'one more turn',
  'place.pool': '{pieces} in the pool',
  'place.pit': '{pieces} in the fire pit',
  'place.tracker': 'the {colour} tracker',
  'place.selected': 'the selected fire',
  'place.landing-size': 'a glacier of size {value}',
  'place.turn': 'turn',
  'place.quiet': 'quiet turns',
  'word.tracker.standing': 'standing',
  'word.tracker.down': 'down',
  'word.selected.R1': 'a small fire',
  'word.selected.R2': 'a medium fire',
  'word.selected.R3': 'a large fire',
  'source.fire': 'fires',
  'source.forest': 'forests',
  'source.mountain': 'mountains',
  'phase.turn': 'the turn',
  'phase.fire': 'the play of the selected fire',
  'phase.over': 'the end of the game',
  'reason.glaciers': 'no glacier is left',
  'reason.quiet': 'the limit of quiet turns is reached',
  'reason.limit': 'the limit of turns is reached',
  'reason.stuck': 'nothing can be done',
});
