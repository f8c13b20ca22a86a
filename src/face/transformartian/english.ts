/**
 * The English texts for Transformartian.
 *
 * @packageDocumentation
 */
import { englishWith } from '../english.js';
import type { Catalogue } from '../message.js';

/** The English texts. */
export const english: Catalogue = englishWith({
  'move.Exchange': '{who} exchanges the larges on {first} and {second} and keeps the {colour} medium',
  'move.Miss': '{who} misses the turn and keeps the {colour} medium',
  'verb.miss': 'miss the turn',
  medium: 'the {colour} medium',
  'place.team': 'the hand of team {value}',
  'place.home': 'the mediums at home',
  'place.small': 'the {colour} small of column {column}',
  'place.turn': 'turn',
  'source.shapes': 'shapes',
  'phase.turn': 'the game',
  'phase.over': 'the end of the game',
  'reason.target': 'a team has reached the target',
  'reason.limit': 'the limit of turns is reached',
  team: 'Team {value}',
});
