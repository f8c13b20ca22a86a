/**
 * The English texts for Töframenn.
 *
 * @packageDocumentation
 */
import { englishWith } from '../english.js';
import type { Catalogue } from '../message.js';

/** The English texts. */
export const english: Catalogue = englishWith({
  'piece.archmage': 'the token of the Archmage',
  'move.BuildWizard': '{who} stacks the wizard {wizard}',
  'move.PlaceWizard': '{who} places the wizard {wizard} on {square}',
  'move.MarkArchmage': '{who} marks the wizard on {square} as Archmage',
  'move.MoveWizard': '{who} moves a wizard from {from} to {to}',
  'move.CastBolt': '{who} casts a bolt from {from} with {spell} at {target} on {to}',
  'move.FightDuel': '{who} duels from {from} with the wizard on {to} and removes {removal}',
  'move.FightDuel.none': '{who} duels from {from} with the wizard on {to} and removes nothing',
  'move.Pass': '{who} passes',
  'size.1': 'the small pyramid',
  'size.2': 'the medium pyramid',
  'size.3': 'the large pyramid',
  'verb.pass': 'pass',
  'verb.remove-nothing': 'remove nothing',
  'part.board': 'Board',
  'part.table': 'Hands and attacks',
  'place.hand': 'the wizard {value} in hand',
  'place.loose': 'the loose pyramids',
  'place.pyramid.1': 'the small pyramid on {square}',
  'place.pyramid.2': 'the medium pyramid on {square}',
  'place.pyramid.3': 'the large pyramid on {square}',
  'place.quiet': 'quiet plies',
  'place.plies': 'plies of play',
  'source.pips': 'pips on the board',
  'phase.Build': 'stacking wizards',
  'phase.Place': 'placing wizards',
  'phase.Mark': 'marking the Archmages',
  'phase.Play': 'the game',
  'phase.Over': 'the end of the game',
  'reason.archmage': 'an Archmage is destroyed',
  'reason.passed': 'the wizards have passed each other',
  'reason.quiet': 'the limit of quiet plies is reached',
  'reason.plies': 'the limit of plies is reached',
});
