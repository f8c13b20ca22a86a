/**
 * The German texts of Transformartian.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../message.js';
import { transformartianPictures } from './pictures.js';
import { germanWith } from './words.js';

const refusals: Catalogue['texts'] = {
  'the two larges have the same colour': 'die beiden großen Pyramiden haben dieselbe Farbe',
  'neither large has the colour of the medium in hand': 'keine der großen Pyramiden hat die Farbe auf der Hand',
  'another team holds the medium of one of these colours':
    'die mittlere Pyramide einer dieser Farben ist auf einer anderen Hand',
  'the medium that is kept is not one of the two mediums that are used':
    'die behaltene mittlere Pyramide ist keine der beiden, die verwendet werden',
  'the move would isolate a large and leave neither colour continuous':
    'eine bewegte große Pyramide wäre allein, und keine der Farben hinge zusammen',
  'no shape may be formed on the first turn': 'der Tausch bildet schon im ersten Zug eine Form',
  'only one shape was formed, so the medium of its colour must go home':
    'die mittlere Pyramide der einzigen gebildeten Form muss nach Hause zurück',
  'this form of the game does not have that colour': 'diese Fassung des Spiels hat diese Farbe nicht',
  'the square is off the grid': 'das Feld liegt außerhalb des Rasters',
  'the squares are not in ascending order': 'die Felder stehen nicht in aufsteigender Folge',
  'this colour is not part of a dead pair of mediums': 'diese Farbe gehört zu keinem toten Paar mittlerer Pyramiden',
};

const options: Catalogue['texts'] = {
  'five names of the catalogue or drawings': 'fünf Namen des Katalogs oder Zeichnungen',
  '{}, {"replace":1..5} or {"columns":[..]}, with "twos" and "own" if wanted':
    '{}, {"replace":1..5} oder {"columns":[..]}, auf Wunsch mit "twos" und "own"',
  '1 to 9 falling numbers, 1..99': '1 bis 9 fallende Zahlen, 1..99',
  'a grid text': 'ein Raster als Text',
  seats: 'Plätze',
  teams: 'Teams',
  '3 for 3 or 6 players, else 2': '3 bei 3 oder 6 Personen, sonst 2',
  'the shapes of the chart': 'die Formen der Tafel',
  'columns whose shape is replaced by a card drawn at random; own shapes join the deck':
    'Spalten, deren Form durch eine zufällig gezogene Karte ersetzt wird; eigene Formen kommen in den Stapel',
  'the ladder': 'die Punkteleiter',
  'points that win': 'Punkte für den Sieg',
  'whether a dead pair of mediums is enough to miss the turn':
    'ob ein totes Paar mittlerer Pyramiden genügt, um auszusetzen',
  'whether a shape that slides to other squares is formed again':
    'ob eine Form, die auf andere Felder rückt, als neu gebildet gilt',
  'the game ends after this many turns; 0: none': 'das Spiel endet nach so vielen Zügen; 0: nie',
  'the starting grid': 'das Raster zu Beginn',
};

/** The German texts of Transformartian. */
export const transformartianGerman: Catalogue = /* @__PURE__ */ germanWith(
  {
    ...refusals,
    ...options,
    'move.Exchange':
      '{who} tauscht die großen Pyramiden auf {first} und {second} und behält die {colour} mittlere Pyramide',
    'move.Miss': '{who} setzt aus und behält die {colour} mittlere Pyramide',
    'verb.miss': 'aussetzen',
    medium: 'die {colour} mittlere Pyramide',
    'place.team': 'die Hand von Team {value}',
    'place.home': 'die mittleren Pyramiden zu Hause',
    'place.small': 'die {colour} kleine Pyramide der Spalte {column}',
    'place.turn': 'Zug',
    'source.shapes': 'Formen',
    'phase.turn': 'das Spiel',
    'phase.over': 'das Ende des Spiels',
    'reason.target': 'ein Team hat das Ziel erreicht',
    'reason.limit': 'die Grenze der Züge ist erreicht',
    team: 'Team {value}',
  },
  [
    ['Team {number} (seats {seats} and {last})', 'Team {number} (Plätze {seats} und {last})'],
    ['Team {number} (seats {seats})', 'Team {number} (Plätze {seats})'],
    ['Team {number} (seat {seat})', 'Team {number} (Platz {seat})'],
  ],
  transformartianPictures,
);
