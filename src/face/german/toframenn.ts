/**
 * The German texts of Töframenn.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../message.js';
import { toframennPictures } from './pictures.js';
import { germanWith } from './words.js';

const refusals: Catalogue['texts'] = {
  'the target square is not diagonally forward': 'das Zielfeld liegt nicht schräg vorwärts',
  'a square on the way is occupied': 'ein Feld auf dem Weg ist besetzt',
  'the target square is occupied': 'das Zielfeld ist besetzt',
  'the wizard cannot go past a square beside an opposing wizard':
    'der Weg führt über ein Feld neben einem gegnerischen Zauberer hinaus',
  'a Move, Bolt or Duel is possible, so the side may not pass':
    'ein Zug, ein Blitz oder ein Duell ist möglich, also darf nicht gepasst werden',
  "this wizard is not in this side's hand": 'dieser Zauberer ist nicht auf der Hand',
  'the square is not on the two ranks nearest to this side':
    'das Feld liegt nicht auf den zwei nächsten Reihen der Seite',
  'the square has the colour of the other side': 'das Feld hat die Farbe der anderen Seite',
  'the square is occupied': 'das Feld ist besetzt',
  'there is no wizard of this side on that square': 'dort steht kein Zauberer dieser Seite',
  'the target square is not adjacent': 'das Zielfeld ist nicht benachbart',
  'a pyramid can be removed, so a pyramid must be removed':
    'eine Pyramide kann entfernt werden, also muss eine entfernt werden',
  'a Duel with neither a leap nor a removal is not allowed in this game':
    'ein Duell ohne Sprung und ohne Entfernen ist hier nicht erlaubt',
  'the opponent has no pyramid of that size': 'der Gegner hat keine Pyramide dieser Größe',
  'the margin is too small to remove a pyramid of that size':
    'der Vorsprung ist zu klein, um eine Pyramide dieser Größe zu entfernen',
  'the target square is not exactly 3 or 5 squares away along a rank or file':
    'das Zielfeld ist nicht genau 3 oder 5 Felder entfernt auf derselben Reihe oder Linie',
  'there is no opposing wizard on the target square': 'auf dem Zielfeld steht kein gegnerischer Zauberer',
  'a square in between is occupied': 'ein Feld dazwischen ist besetzt',
  'a small pyramid is not a spell; a spell is a medium or large pyramid':
    'eine kleine Pyramide ist kein Zauber: nötig ist eine mittlere oder eine große',
  'the caster does not have this spell': 'der Zauberer hat diesen Zauber nicht',
  'the spell does not reach that far': 'der Zauber reicht nicht so weit',
  'the target has no pyramid of that size': 'das Ziel hat keine Pyramide dieser Größe',
  'the colour of the spell does not attack the colour of the target pyramid':
    'die Farbe des Zaubers greift die der Zielpyramide nicht an',
  'the wizard must be made of the first loose large pyramid, a loose medium pyramid and a loose small pyramid':
    'der Zauberer besteht nicht aus der ersten losen großen, einer losen mittleren und einer losen kleinen Pyramide',
  'the wizards are being built': 'die Zauberer werden noch gestapelt',
  'the wizards are being placed': 'die Zauberer werden noch aufgestellt',
  'the Archmages are being marked': 'die Erzmagier werden noch bestimmt',
  'the wizards are all placed: a Move, a Bolt or a Duel is due':
    'alle Zauberer stehen: ein Zug, ein Blitz oder ein Duell ist an der Reihe',
};

const options: Catalogue['texts'] = {
  'null or a list of five wizards such as "R1G2B3"': 'null oder eine Liste von fünf Zauberern wie "R1G2B3"',
  'colours that rosters may use': 'Farben, die in Aufgeboten vorkommen dürfen',
  "Light's wizards; null: drawn at random": 'die Zauberer des Lichts; null: zufällig gezogen',
  "Darkness's wizards; null: drawn at random": 'die Zauberer der Finsternis; null: zufällig gezogen',
  'whether the players stack their wizards themselves': 'ob die Spielenden ihre Zauberer selbst stapeln',
  'which colours attack which': 'welche Farben welche angreifen',
  'whether a Duel may be fought that changes nothing': 'ob ein Duell erlaubt ist, das nichts ändert',
  'who wins when one Bolt destroys both Archmages': 'wer gewinnt, wenn ein Blitz beide Erzmagier zerstört',
  'the game ends after this many plies in a row without a removal; 0: none; 50 is good for bots':
    'das Spiel endet nach so vielen Halbzügen in Folge, in denen nichts entfernt wird; 0: nie; 50 ist gut für Bots',
  'the game ends after this many plies of play; 0: none': 'das Spiel endet nach so vielen Halbzügen; 0: nie',
};

/** The German texts of Töframenn. */
export const toframennGerman: Catalogue = /* @__PURE__ */ germanWith(
  {
    ...refusals,
    ...options,
    'piece.archmage': 'die Marke des Erzmagiers',
    'move.BuildWizard': '{who} stapelt den Zauberer {wizard}',
    'move.PlaceWizard': '{who} stellt den Zauberer {wizard} auf {square}',
    'move.MarkArchmage': '{who} macht den Zauberer auf {square} zum Erzmagier',
    'move.MoveWizard': '{who} zieht einen Zauberer von {from} nach {to}',
    'move.CastBolt': '{who} schleudert einen Blitz von {from} nach {to}. Zauber: {spell}, Ziel: {target}',
    'move.FightDuel': '{who} fordert von {from} aus den Zauberer auf {to} zum Duell und entfernt {removal}',
    'move.FightDuel.none': '{who} fordert von {from} aus den Zauberer auf {to} zum Duell und entfernt nichts',
    'move.Pass': '{who} passt',
    'size.1': 'die kleine Pyramide',
    'size.2': 'die mittlere Pyramide',
    'size.3': 'die große Pyramide',
    'verb.pass': 'passen',
    'verb.remove-nothing': 'nichts entfernen',
    'part.board': 'Brett',
    'part.table': 'Vorrat und Angriffe',
    'place.hand': 'der Zauberer {value} auf der Hand',
    'place.loose': 'die losen Pyramiden',
    'place.pyramid.1': 'die kleine Pyramide auf {square}',
    'place.pyramid.2': 'die mittlere Pyramide auf {square}',
    'place.pyramid.3': 'die große Pyramide auf {square}',
    'place.quiet': 'ruhige Halbzüge',
    'place.plies': 'Halbzüge des Spiels',
    'source.pips': 'Augen auf dem Brett',
    'phase.Build': 'das Stapeln der Zauberer',
    'phase.Place': 'das Aufstellen der Zauberer',
    'phase.Mark': 'die Wahl der Erzmagier',
    'phase.Play': 'das Spiel',
    'phase.Over': 'das Ende des Spiels',
    'reason.archmage': 'ein Erzmagier ist zerstört',
    'reason.passed': 'die Zauberer sind aneinander vorbei',
    'reason.quiet': 'die Grenze der ruhigen Halbzüge ist erreicht',
    'reason.plies': 'die Grenze der Halbzüge ist erreicht',
  },
  [
    ['Light', 'Licht'],
    ['Darkness', 'Finsternis'],
  ],
  toframennPictures,
);
