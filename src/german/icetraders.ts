/**
 * The German texts of IceTraders.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../face/message.js';
import { icetradersPictures } from './pictures.js';
import { germanWith } from './words.js';

const refusals: Catalogue['texts'] = {
  'the enterprise does not add a smaller marker to the system of the concentration':
    'die Unternehmung fügt dem System der Ballung keine kleinere Markierung hinzu',
  'this is not a ship of another seat in the system of the concentration':
    'das ist kein Schiff eines anderen Platzes im System der Ballung',
  'a move of this kind is not to be made now': 'ein Zug dieser Art ist jetzt nicht an der Reihe',
  'there is no such system': 'ein solches System gibt es nicht',
  'this is not the power of the sacrificed ship': 'das ist nicht die Kraft des geopferten Schiffs',
  'the mover has no such ship in this system': 'wer am Zug ist, hat kein solches Schiff in diesem System',
  'this seat has no such ship in this system': 'dieser Platz hat kein solches Schiff in diesem System',
  'the stash does not hold this piece': 'diese Pyramide ist nicht im Vorrat',
  'neither the colour of the ship nor a marker of its system gives this power':
    'weder die Farbe des Schiffs noch eine Markierung seines Systems gibt diese Kraft',
  'this ship has the sacrificed colour, so it cannot use the sacrificed power':
    'dieses Schiff hat die geopferte Farbe und kann deshalb die geopferte Kraft nicht nutzen',
  'apart from the target itself, the mover has no ship that can attack':
    'von den Schiffen am Zug kann nur das Ziel selbst angreifen',
  'the target is larger than every ship that can act': 'das Ziel ist größer als jedes Schiff, das handeln kann',
  'no ship that can act is smaller than the target': 'kein Schiff, das handeln kann, ist kleiner als das Ziel',
  'the stash does not hold the piece that is one size smaller': 'die nächstkleinere Pyramide ist nicht im Vorrat',
  'the new piece is not a larger one in the colour of the ship':
    'die neue Pyramide ist keine größere in der Farbe des Schiffs',
  'the mover has no ship of this colour and at least this size in this system':
    'wer am Zug ist, hat in diesem System kein Schiff dieser Farbe und mindestens dieser Größe',
  'there are four or more ships in this system': 'in diesem System sind schon vier oder mehr Schiffe',
  'three types are named in canonical order': 'drei Arten werden in der festen Folge genannt',
  'the mover does not have these three ships in the system': 'wer am Zug ist, hat diese drei Schiffe nicht im System',
  'neither the stash nor the three ships returned to it hold this piece':
    'diese Pyramide ist weder im Vorrat noch eines der drei Schiffe, die dorthin zurückkehren',
  'the move ends where it begins, or enters a hyperspace from a system with a marker':
    'der Zug endet, wo er beginnt, oder führt aus einem System mit Markierung in einen Hyperraum',
  'the two systems are not connected': 'die beiden Systeme sind nicht verbunden',
  'this piece is not small': 'diese Pyramide ist nicht klein',
  'the new piece is larger than the ship': 'die neue Pyramide ist größer als das Schiff',
  'the new piece is of the same type as the ship': 'die neue Pyramide ist von derselben Art wie das Schiff',
  'too many seats wanted this type, so it cannot be picked twice':
    'zu viele Plätze wollten diese Art, deshalb kann sie nicht zweimal gewählt werden',
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
    'place.owner': 'die Schiffe von Platz {value}',
    'place.alignment': 'die Gesinnung von Platz {value}',
    'place.pick': 'die Wahl von Platz {value}',
    'place.standing': 'Platz {value}',
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
