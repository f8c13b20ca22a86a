/**
 * The German texts of IceTraders.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../message.js';
import { icetradersPictures } from './pictures.js';
import { germanWith } from './words.js';

const refusals: Catalogue['texts'] = {
  'the enterprise is not in the system with the concentration': 'das System der Unternehmung ist nicht das der Ballung',
  'the new marker is not smaller than the marker in the system':
    'die neue Markierung ist nicht kleiner als die im System',
  'the revolt is not in the system with the concentration': 'das System des Aufstands ist nicht das der Ballung',
  'the ship that revolts already belongs to the mover': 'das Schiff gehört schon dem, der am Zug ist',
  'a move of this kind cannot be made now': 'ein Zug dieser Art ist jetzt nicht an der Reihe',
  'there is no such system': 'ein solches System gibt es nicht',
  'the sacrificed ship does not give this power': 'das ist nicht die Kraft des geopferten Schiffs',
  'the mover has no such ship in this system': 'wer am Zug ist, hat kein solches Schiff in diesem System',
  'that seat has no such ship in this system': 'dieser Platz hat kein solches Schiff in diesem System',
  'the stash does not hold this piece': 'diese Pyramide ist nicht im Vorrat',
  'neither the colour of the ship nor a marker of its system gives this power':
    'weder die Farbe des Schiffs noch eine Markierung seines Systems gibt diese Kraft',
  'this ship has the same colour as the sacrificed ship, so it cannot use the power of that colour':
    'dieses Schiff hat die geopferte Farbe und kann deshalb die geopferte Kraft nicht nutzen',
  'the mover has no ship, other than the target itself, that can attack':
    'von den Schiffen am Zug kann nur das Ziel selbst angreifen',
  'the target is larger than every ship that can attack it': 'das Ziel ist größer als jedes Schiff, das handeln kann',
  'no ship that can attack is smaller than the target': 'kein Schiff, das handeln kann, ist kleiner als das Ziel',
  'the stash does not hold the piece one size smaller than the target':
    'die nächstkleinere Pyramide ist nicht im Vorrat',
  'a ship can only grow into a larger piece of its own colour':
    'die neue Pyramide ist keine größere in der Farbe des Schiffs',
  'the mover has no ship of this colour and at least this size in this system':
    'wer am Zug ist, hat in diesem System kein Schiff dieser Farbe und mindestens dieser Größe',
  'this system already has four or more ships': 'in diesem System sind schon vier oder mehr Schiffe',
  'three types are named in canonical order': 'drei Arten werden in der festen Folge genannt',
  'the mover does not have these three ships in this system': 'wer am Zug ist, hat diese drei Schiffe nicht im System',
  'this piece is neither in the stash nor among the three ships that return to it':
    'diese Pyramide ist weder im Vorrat noch eines der drei Schiffe, die dorthin zurückkehren',
  'the move ends in the hyperspace where it begins': 'der Zug endet in dem Hyperraum, wo er beginnt',
  'a ship cannot enter a hyperspace from a system with a marker':
    'aus einem System mit Markierung führt kein Weg in einen Hyperraum',
  'the two systems are not connected': 'die beiden Systeme sind nicht verbunden',
  'the first ship must be small': 'diese Pyramide ist nicht klein',
  'a ship cannot be traded for a larger piece': 'die neue Pyramide ist größer als das Schiff',
  'a ship cannot be traded for a piece of the same type': 'die neue Pyramide ist von derselben Art wie das Schiff',
  'too many seats wanted this type, so no seat can pick a pair of it':
    'zu viele Plätze wollten diese Art, deshalb kann kein Platz ein Paar davon wählen',
};

const options: Catalogue['texts'] = {
  'how many play': 'wie viele mitspielen',
  "when the mover's own elimination is looked at": 'wann geprüft wird, ob der Platz am Zug selbst ausscheidet',
  'whether Good seats eliminated by others share a Good victory':
    'ob gute Plätze, die durch andere ausgeschieden sind, an einem Sieg der Guten teilhaben',
  'from which seat a tie for the first player is broken: seat 0, or drawn':
    'von welchem Platz an ein Gleichstand um den ersten Zug aufgelöst wird: Platz 0 oder ausgelost',
  'the game is drawn after this many completed turns; 0: none. Hosts should set one':
    'das Spiel endet nach so vielen vollständigen Zügen unentschieden; 0: nie. Ein Server sollte eine Grenze setzen',
};

const moves: Catalogue['texts'] = {
  'move.Align': '{who} wählt die Gesinnung: {alignment}',
  'move.PickPair': '{who} wählt {first} und {second}',
  'move.PlaceShip': '{who} setzt {piece} in System {system}',
  'move.MoveShip': '{who} zieht {ship} von System {from} nach System {to}',
  'move.TradeShip': '{who} tauscht {ship} in System {system} gegen {piece}',
  'move.GrowShip': '{who} lässt {ship} in System {system} wachsen: {piece}',
  'move.BuildShip': '{who} baut {piece} in System {system}',
  'move.Destroy': '{who} zerstört {ship} von {owner} in System {system}',
  'move.Reduce': '{who} verkleinert {ship} von {owner} in System {system}',
  'move.Sacrifice': '{who} opfert {ship} in System {system}',
  'move.Research': '{who} tauscht in System {system} {ships} gegen {piece}',
  'move.Discover': '{who} schickt {ship} aus System {system} in ein neues System',
  'move.Pass': '{who} passt',
  'move.Stop': '{who} verzichtet auf die übrigen Nutzungen',
  'move.Enterprise': '{who} fügt System {system} eine Markierung hinzu: {piece}',
  'move.Revolt': '{who} übernimmt {ship} von {owner} in System {system}',
  'move.Decline': '{who} lehnt ab',
  'move.Nowhere': '{who} nennt ein System, das es nicht gibt: {text}',
  'part.map': 'Karte',
  'part.table': 'Plätze und Vorrat',
  'answer.good': 'gut sein',
  'answer.evil': 'böse sein',
  'verb.destroy': 'zerstören',
  'verb.reduce': 'verkleinern',
  'verb.sacrifice': 'opfern',
  'verb.discover': 'ein neues System entdecken',
  'verb.revolt': 'übernehmen',
  'verb.pass': 'passen',
  'verb.stop': 'auf die übrigen Nutzungen verzichten',
  'verb.decline': 'ablehnen',
};

/** The German texts of IceTraders. */
export const icetradersGerman: Catalogue = /* @__PURE__ */ germanWith(
  {
    ...refusals,
    ...options,
    ...moves,
    ship: '{piece} von {owner}',
    picked: '{first} und {second}',
    'word.pick.hidden': 'verdeckt',
    'place.system': 'System {value}',
    'place.marker': 'die Markierungen von System {value}',
    'place.stash': '{pieces} im Vorrat',
    'place.ship': '{piece} in System {system}',
    'place.owner': 'die Schiffe von {seat}',
    'place.alignment': 'die Gesinnung von {seat}',
    'place.pick': 'die Wahl von {seat}',
    'place.standing': '{seat}',
    'place.uses': 'übrige Nutzungen',
    'place.power': 'die Kraft, die genutzt wird',
    'place.pending': 'das System, um das es geht',
    'place.turns': 'Züge',
    'place.revealed': 'Gesinnungen',
    'place.bereft': 'der Verlust des letzten großen Schiffs',
    'place.barred': 'Paare, die nicht gewählt werden dürfen',
    'place.tie': 'der Platz, von dem an Gleichstände aufgelöst werden',
    'word.alignment.good': 'gut',
    'word.alignment.evil': 'böse',
    'word.alignment.hidden': 'verdeckt',
    'word.standing.eliminated': 'durch einen anderen Platz ausgeschieden',
    'word.standing.selfEliminated': 'durch sich selbst ausgeschieden',
    'word.power.R': 'Rot',
    'word.power.Y': 'Gelb',
    'word.power.G': 'Grün',
    'word.power.B': 'Blau',
    'word.revealed.revealed': 'aufgedeckt',
    'word.bereft.bereft': 'in diesem Zug zu ersetzen',
    'source.victory': 'Sieg',
    'phase.align': 'die Wahl der Gesinnungen',
    'phase.pick': 'die Wahl der Pyramiden',
    'phase.place': 'die ersten Schiffe',
    'phase.main': 'eine Aktion',
    'phase.sac': 'die Nutzung einer geopferten Kraft',
    'phase.ent': 'eine Unternehmung',
    'phase.rev': 'ein Aufstand',
    'phase.over': 'das Ende des Spiels',
    'reason.evil': 'die Bösen haben einen Platz ausgeschaltet',
    'reason.good': 'alle, die noch leben, sind gut',
    'reason.last': 'nur ein Platz ist übrig',
    'reason.void': 'kein Platz ist übrig',
    'reason.limit': 'die Grenze der Züge ist erreicht',
  },
  [],
  icetradersPictures,
);
