/**
 * The refusals of Terra Mystica in German.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../message.js';

/** The German texts of refusals, each listed under its English sentence. */
export const mysticRefusals: Catalogue['texts'] = {
  'several seats may act: the move must name its seat':
    'mehrere Plätze können handeln: der Zug muss seinen Platz nennen',
  'no such faction is at the table': 'ein solches Volk ist nicht am Tisch',
  'another seat decides now': 'ein anderer Platz entscheidet',
  // ---- the first dwellings, land ----
  'the hex is not empty': 'das Feld ist nicht leer',
  'the hex is not home terrain': 'das Feld ist keine Heimatlandschaft',
  'the hex is not the starting terrain of this seat': 'das Feld ist nicht die Startlandschaft dieses Platzes',
  'the hex is not ice': 'das Feld ist kein Eis',
  'the hex is not a volcano': 'das Feld ist kein Vulkan',
  'the seat has not unlocked the terrain of this hex': 'die Landschaft dieses Feldes ist nicht freigeschaltet',
  'the hex is not beside a river': 'das Feld liegt nicht an einem Fluss',
  'this costs no power tokens, so none can be paid': 'das kostet keine Machtchips, also sind keine abzugeben',
  'the hex has a structure': 'auf dem Feld steht ein Gebäude',
  'the hex is ice': 'das Feld ist Eis',
  'the hex is a volcano': 'das Feld ist ein Vulkan',
  'the hex is out of reach': 'das Feld ist außer Reichweite',
  'these spades cannot be used on this hex': 'diese Spaten gehören zu einem anderen Feld',
  'in this action, only one hex may be changed to terrain on which the seat cannot build, and one already has been':
    'auf dem letzten Feld kann dieser Platz nicht bauen, also muss er es auf diesem können',
  'a sandstorm can only make home terrain': 'ein Sandsturm ergibt nur Heimatlandschaft',
  'the hex is already home terrain, so a sandstorm cannot change it':
    'das Feld ist schon Heimatlandschaft, also ändert ein Sandsturm nichts',
  'this faction can only make volcanoes': 'dieses Volk schafft nur Vulkane',
  'the seat is not high enough on any cult track to pay for a volcano on this hex':
    'auf keiner Kultleiste steht dieser Platz hoch genug, um einen Vulkan auf diesem Feld zu bezahlen',
  'the seat does not have enough power tokens to pay for a volcano on this hex':
    'für einen Vulkan auf diesem Feld fehlen Machtchips',
  'the pending spades cannot turn this hex into that terrain': 'die verfügbaren Spaten ergeben diese Landschaft nicht',
  'the transformation must use all the spades that were bought':
    'die Umwandlung verbraucht nicht alle gekauften Spaten',
  'this is not the number of power tokens to be paid': 'so viele Machtchips sind nicht abzugeben',
  'the bowls do not hold these power tokens': 'in den Machtschalen sind nicht so viele Machtchips',
  'this seat has no means to transform a hex now': 'es ist nichts da, womit umgewandelt werden könnte',
  'the seat does not have enough workers for the tunnel': 'für den Tunnel fehlen Arbeiter',
  'the seat does not have enough priests for the carpet ride': 'für den Teppichritt fehlen Priester',
  'the map has no such land hex': 'ein solches Landfeld gibt es auf dem Plan nicht',
  'the hex was not transformed in the current action': 'das Feld wurde in der laufenden Aktion nicht umgewandelt',
  'the seat has no dwelling left': 'es ist kein Wohnhaus mehr da',
  'the ride cannot lead to this kind of terrain': 'der Ritt führt nicht auf diese Landschaft',
  'use or give up the pending spades first': 'erst müssen die verfügbaren Spaten genutzt oder aufgegeben werden',
  'first make the volcano that this action has begun': 'erst muss der begonnene Vulkan entstehen',
  'use or give up the sandstorm first': 'erst muss der Sandsturm genutzt oder aufgegeben werden',
  'the seat cannot build here in this move, because the transformation does not use exactly the pending spades':
    'die Umwandlung braucht nicht genau die verfügbaren Spaten',
  'the seat cannot pay for the dwelling': 'das Wohnhaus kann nicht bezahlt werden',
  'this faction cannot dig': 'dieses Volk gräbt nicht',
  'this faction can only make one volcano at a time: use `dig 1`': 'dieses Volk gräbt immer nur einen Vulkan: dig 1',
  'the seat does not have enough workers for the spades': 'für die Spaten fehlen Arbeiter',
  'the seat does not have enough priests for the spades': 'für die Spaten fehlen Priester',
  'no hex in reach needs exactly this many spades': 'kein Feld in Reichweite braucht genau so viele Spaten',
  'the seat is not high enough on any cult track to pay for a volcano on a hex in reach':
    'auf keiner Kultleiste steht dieser Platz hoch genug, um einen Vulkan auf einem Feld in Reichweite zu bezahlen',
  'the seat does not have enough power tokens to pay for a volcano on a hex in reach':
    'für einen Vulkan auf einem Feld in Reichweite fehlen Machtchips',
  // ---- structures, tracks, bridges ----
  'the free upgrade can only make a trading house': 'die kostenlose Aufwertung ergibt dieses Gebäude nicht',
  'the seat has no structure there': 'dort steht kein Gebäude dieses Platzes',
  'this structure cannot be upgraded in this way': 'dieses Gebäude kann nicht dazu aufgewertet werden',
  'the seat has no structure of that kind left': 'von dieser Art ist kein Gebäude mehr da',
  'the seat cannot pay for the upgrade': 'die Aufwertung kann nicht bezahlt werden',
  'this faction has no such track': 'dieses Volk hat keine solche Leiste',
  'the seat has already reached the end of the track': 'der Sitz hat das Ende der Leiste schon erreicht',
  'the seat cannot pay for this step': 'der Preis kann nicht bezahlt werden',
  'this seat has no bridge to build': 'es ist keine Brücke zu bauen',
  'no bridge can connect these hexes': 'zwischen diesen Feldern ist keine Brücke möglich',
  'there is already a bridge between these hexes': 'dort steht schon eine Brücke',
  'the seat has already built all its bridges': 'dieser Platz hat alle seine Brücken gebaut',
  'the seat has no structure at either end of the bridge': 'an keinem Ende der Brücke steht ein Gebäude dieses Platzes',
  'this seat does not have that many town tiles to take': 'es ist kein Stadtplättchen zu nehmen',
  'the pool has no such town tile': 'ein solches Stadtplättchen ist nicht im Vorrat',
  'first choose the tracks on which this seat advances to space 10':
    'erst ist zu wählen, welche Kultleisten Feld 10 erreichen',
  'this faction cannot join structures across a river': 'dieses Volk verbindet nichts über einen Fluss',
  'the map has no such river hex': 'ein solches Flussfeld gibt es auf dem Plan nicht',
  'no town tile is left': 'es ist kein Stadtplättchen mehr da',
  'this would not form a town': 'es entsteht keine Stadt',
  // ---- actions ----
  'the seat has no such action': 'dieser Platz hat keine solche Aktion',
  'the stronghold has not been built yet': 'die Festung ist nicht gebaut',
  'this faction cannot use spades': 'dieses Volk kann keine Spaten nutzen',
  'this action has already been taken in this round': 'die Aktion wurde in dieser Runde schon genutzt',
  'this action cannot be used again in this game': 'die Aktion wurde so oft genutzt, wie es im Spiel erlaubt ist',
  'the seat cannot pay for the action': 'die Aktion kann nicht bezahlt werden',
  "main actions can only be taken on the seat's own turn in Phase II":
    'Aktionen gehören in den eigenen Zug der Phase II',
  'the current action must be finished first': 'erst ist die laufende Aktion zu Ende zu führen',
  'no main action is left in this turn': 'in diesem Zug ist keine Aktion mehr übrig',
  'the second of two actions begins before `done` has ended the first':
    'die erste von zwei Aktionen wird mit done beendet, bevor die zweite beginnt',
  // ---- favor tiles, priests, cult steps ----
  "it is not this seat's turn": 'dieser Platz ist nicht am Zug',
  'this seat has no favor tile to take': 'es ist kein Gunstplättchen zu nehmen',
  'the cost of the volcano must be paid first': 'erst ist der Preis des Vulkans zu zahlen',
  'the pool has no such favor tile': 'ein solches Gunstplättchen ist nicht im Vorrat',
  'the seat already has this favor tile': 'dieser Platz hat dieses Gunstplättchen schon',
  'another seat could still reach space 10 first: wait until it has answered its offers':
    'ein anderer Platz könnte Feld 10 noch zuerst erreichen: seine Antworten sind abzuwarten',
  'the seat has no priest to send': 'dieser Platz hat keinen Priester zu entsenden',
  'that space on the track is already taken': 'dieses Feld des Ordens ist besetzt',
  'this seat has no new priest to decide about': 'es ist kein Priester zu setzen',
  'that terrain is not locked': 'diese Landschaft ist nicht gesperrt',
  'the seat does not have enough coins to unlock this terrain': 'für das Freischalten fehlen Münzen',
  'this seat has no such cult step to take': 'dieser Kultschritt steht nicht an',
  'this track cannot be chosen for space 10 now': 'diese Kultleiste kann Feld 10 jetzt nicht erreichen',
  'the move does not give up the cult steps that have to be paid': 'diese Schritte sind nicht abzugeben',
  'the seat is not high enough on this track to pay with so many steps': 'diese Kultleiste kann sie nicht abgeben',
  // ---- power and exchange ----
  'offers cannot be answered now': 'auf Angebote wird jetzt nicht geantwortet',
  'this power is not on offer': 'diese Macht ist nicht angeboten',
  'the offer is for a different amount of power': 'das Angebot gilt für eine andere Menge',
  'the offer can no longer be accepted': 'das Angebot kann nicht mehr angenommen werden',
  'this seat has no offer of a power token': 'es ist kein Machtchip angeboten',
  'the seat has no victory point to pay with': 'dieser Platz hat keinen Siegpunkt zum Bezahlen',
  'bowl II does not hold two tokens for each token to be burned':
    'in Machtschale II sind nicht doppelt so viele Machtchips',
  'after this move, the current action could not be finished': 'was begonnen ist, könnte nicht mehr beendet werden',
  'these resources cannot be exchanged in this way': 'diese Ressourcen können so nicht eingetauscht werden',
  'that many workers cannot become priests': 'so viele Arbeiter können nicht Priester werden',
  'the seat does not have enough of what it wants to exchange':
    'dieser Platz hat nicht genug von dem, was er eintauschen will',
  // ---- passing and ending ----
  'a bonus tile must be chosen when passing': 'es ist eine Bonuskarte zu wählen',
  'that bonus tile is not in the pool': 'diese Bonuskarte ist nicht im Vorrat',
  'a cult step must be taken first': 'erst steht ein Kultschritt an',
  'a bonus tile cannot be taken in the last round': 'in der letzten Runde wird keine Bonuskarte genommen',
  'a turn cannot end before a main action or a pass': 'eine Aktion oder Passen steht an',
  'another main action must be taken first': 'noch eine Aktion steht an',
  'a seat can leave a game only in a replay': 'ein Platz kann das Spiel nur beim Nachspielen verlassen',
  'that seat is not in the game': 'dieser Platz ist nicht im Spiel',
  'the only seat still in the game cannot leave it': 'der einzige verbliebene Platz kann das Spiel nicht verlassen',
  'a seat can leave only a game with deferred answers':
    'ein Platz kann nur ein Spiel mit aufgeschobenen Antworten verlassen',
  'no seat can leave before round 1 of a game with an auction':
    'vor Runde 1 eines Spiels mit Versteigerung kann kein Platz gehen',
  'waiting is a move of replays only': 'gewartet wird nur beim Nachspielen',
  'a key can be kept only in a replay': 'ein Schlüssel kann nur beim Nachspielen behalten werden',
  'there is no track to choose for a key': 'für keinen Schlüssel ist eine Leiste zu wählen',
  'a seat can take power without naming an offer only in a replay':
    'ohne ein Angebot zu nennen kann ein Platz nur beim Nachspielen Macht nehmen',
  'power can be taken without naming an offer only in a game with deferred answers and without strict-leech':
    'ohne ein Angebot zu nennen kann Macht nur in einem Spiel mit aufgeschobenen Antworten und ohne strict-leech genommen werden',
  'a seat can correct its holdings only in a replay': 'ein Platz kann seinen Bestand nur beim Nachspielen verringern',
  'a seat can correct its holdings only in a game with deferred answers':
    'ein Platz kann seinen Bestand nur in einem Spiel mit aufgeschobenen Antworten verringern',
  'the seat has less than it would give up': 'der Platz hat weniger, als er aufgeben würde',
  'there is nothing to wait for': 'es gibt nichts abzuwarten',
  'there is nothing of that kind to give up': 'nichts dieser Art steht an',
  'bought spades cannot be given up': 'auf gekaufte Spaten kann nicht verzichtet werden',
  // ---- set-up and auction ----
  'no faction can be chosen now': 'jetzt ist kein Volk zu wählen',
  'this faction is not in the game: the options exclude it': 'dieses Volk ist nach den Optionen nicht dabei',
  'the board of this faction is already taken': 'dieses Völkertableau ist vergeben',
  'the home terrain of this faction is already taken': 'seine Heimatlandschaft wurde von einem anderen Volk gewählt',
  'no terrain can be chosen now': 'es ist keine Landschaft zu wählen',
  'this terrain already belongs to another faction': 'dort lebt oder beginnt ein anderes Volk',
  "this terrain is already the seat's home terrain": 'diese Landschaft ist schon die Heimat dieses Platzes',
  'this terrain is already the home terrain of another seat':
    'diese Landschaft ist schon die Heimat eines anderen Platzes',
  'this seat cannot bid now': 'jetzt wird nicht geboten',
  'the bid is higher than the points available for bidding': 'das Gebot ist höher als die vorhandenen Punkte',
  'the bid must be higher than the last bid': 'das Gebot ist nicht höher als das letzte',
  'a bonus tile cannot be taken in an auction': 'in einer Versteigerung wird keine Bonuskarte genommen',
  'the first seat in an auction must bid': 'der erste Platz muss bieten',
  'this seat cannot take a faction now': 'dieser Platz nimmt jetzt kein Volk',
  'that faction is not on offer': 'dieses Volk steht nicht zur Wahl',
  'that place in the turn order is not free': 'diese Position ist nicht frei',
};
