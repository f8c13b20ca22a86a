/**
 * The German words in pictures. The pattern of a title or a heading comes before the patterns of its parts, since the first pattern that matches is
 * used.
 *
 * @packageDocumentation
 */
import type { Translated } from '../face/message.js';

const colours = [
  ['red', 'rote'],
  ['yellow', 'gelbe'],
  ['green', 'grüne'],
  ['blue', 'blaue'],
  ['purple', 'violette'],
  ['orange', 'orangefarbene'],
  ['black', 'schwarze'],
  ['white', 'weiße'],
  ['clear', 'durchsichtige'],
] as const;

const sizes = [
  ['small', 'kleine'],
  ['medium', 'mittlere'],
  ['large', 'große'],
] as const;

/** The German texts that the pictures of all games share. */
export const sharedPictures: readonly Translated[] = [
  ...sizes.flatMap(([size, klein]) =>
    colours.map(([colour, rot]): Translated => [`${size} ${colour}`, `${klein} ${rot} Pyramide`]),
  ),
  ['The game is over ({why}): {result}', 'Ende ({why}): {result}'],
  ['Turn {turn}: {what}', 'Zug {turn}: {what}'],
  ['turn {turn} of {limit}', 'Zug {turn} von {limit}'],
  ['{who} to move', '{who} am Zug'],
  ['{who} to act', '{who} am Zug'],
  ['{who} and {other} win', '{who} und {other} gewinnen'],
  ['{who} wins', 'Sieg für {who}'],
  ['seat {number}', 'Platz {number}'],
  ['a tie', 'unentschieden'],
  ['nobody wins', 'niemand gewinnt'],
  ['1 point', '1 Punkt'],
  ['{count} points', '{count} Punkte'],
  ['of {piece}', '{piece}'],
  ['square {name}', 'Feld {name}'],
];

/** The German words in pictures of Terrafex. */
export const terrafexPictures: readonly Translated[] = [
  ['turn {turn} of {limit}, {rest}', 'Zug {turn} von {limit}, {rest}'],
  ['no glaciers', 'kein Gletscher mehr da'],
  ['quiet turns', 'ruhige Züge'],
  ['turn limit', 'Grenze der Züge'],
  ['no actions', 'nichts mehr möglich'],
  ['Terrafex, turn {turn}: {what}', 'Terrafex, Zug {turn}: {what}'],
  ['{who} plays the small fire', '{who} spielt das kleine Feuer'],
  ['{who} plays the medium fire', '{who} spielt das mittlere Feuer'],
  ['{who} plays the large fire', '{who} spielt das große Feuer'],
  ['{count} of {limit} quiet turns', '{count} von {limit} ruhigen Zügen'],
  ['Actions and pool', 'Aktionen und Vorrat'],
  ['Fire pit', 'Feuergrube'],
  ['Pool', 'Vorrat'],
  ['Selected', 'Gewählt'],
  ['pit {piece}', 'Feuergrube {piece}'],
  ['pool {piece}', 'Vorrat {piece}'],
  ['selected {size}', 'gewählt {size}'],
  ['tracker {colour}', 'Anzeigepyramide {colour}'],
  ['Burn', 'Brand'],
  ['Raise', 'Heben'],
  ['Grow', 'Wuchs'],
  ['Move', 'Schub'],
];

/** The German words in pictures of Töframenn. */
export const toframennPictures: readonly Translated[] = [
  ['Töframenn: {what}', 'Töframenn: {what}'],
  ['Archmage destroyed', 'Erzmagier zerstört'],
  ['wizards passed', 'aneinander vorbei'],
  ['quiet plies', 'ruhige Halbzüge'],
  ['limit of plies', 'Grenze der Halbzüge'],
  ['{who} builds a wizard', '{who} stapelt einen Zauberer'],
  ['{who} places a wizard', '{who} stellt einen Zauberer'],
  ['{who} marks its Archmage', '{who} wählt den Erzmagier'],
  ['Hands and attacks', 'Vorrat und Angriffe'],
  ['In hand: {who}', 'Auf der Hand: {who}'],
  ['Who attacks whom', 'Wer wen angreift'],
  ['1 pip', '1 Auge'],
  ['{count} pips', '{count} Augen'],
  ['{count} of {limit} quiet plies', '{count} von {limit} ruhigen Halbzügen'],
  ['{count} of {limit} plies', '{count} von {limit} Halbzügen'],
  ['Light, {rest}', 'Licht, {rest}'],
  ['Darkness, {rest}', 'Finsternis, {rest}'],
  ['Archmage', 'Erzmagier'],
  ['hand {wizard}', 'Hand {wizard}'],
  ['loose {piece}', 'lose {piece}'],
  ['pyramid on {place}', 'Pyramide auf {place}'],
];

/** The German words in pictures of Transformartian. */
export const transformartianPictures: readonly Translated[] = [
  ['target reached', 'Ziel erreicht'],
  ['limit of turns', 'Grenze der Züge'],
  ['Transformartian, turn {turn}: {what}', 'Transformartian, Zug {turn}: {what}'],
  ['{who} to move, for team {team}', '{who} am Zug, für Team {team}'],
  ['1 turn at most', 'höchstens 1 Zug'],
  ['{count} turns at most', 'höchstens {count} Züge'],
  ['of 1 turn', 'von 1 Zug'],
  ['of {count} turns', 'von {count} Zügen'],
  ['{count} of 1 point', '{count} von 1'],
  ['{count} of {target} points', '{count} von {target}'],
  ['Mediums at home', 'Mittlere zu Hause'],
  ['Disc: the missing large', 'Scheibe: was fehlt'],
  ['custom', 'eigene'],
  ['medium {colour}: {piece}', 'mittlere Pyramide {colour}: {piece}'],
  ['column {number}', 'Spalte {number}'],
  ['team {number}', 'Team {number}'],
  ['seats {seats} win', 'gemeinsamer Sieg für die Plätze {seats}'],
];

/** The German words in pictures of IceTraders. */
export const icetradersPictures: readonly Translated[] = [
  ['IceTraders: {what}', 'IceTraders: {what}'],
  ['one seat left', 'nur einer übrig'],
  ['no seat left', 'keiner übrig'],
  ['limit of turns', 'Grenze der Züge'],
  ['a seat is out', 'ein Platz ist aus'],
  ['all are Good', 'alle gut'],
  ['seats {seats} and {last} win', 'gemeinsamer Sieg für die Plätze {seats} und {last}'],
  ['{who} (you){note}', '{who} (du){note}'],
  [' to move', ' am Zug'],
  [' wins', ' gewinnt'],
  ['{who} chooses its alignment', '{who} wählt die Gesinnung'],
  ['{who} picks two pieces', '{who} wählt zwei Pyramiden'],
  ['{who} places its first ship', '{who} setzt das erste Schiff'],
  ['It is the turn of {who}', '{who} ist am Zug'],
  ['{who} has sacrificed a ship, {uses}', '{who} hat ein Schiff geopfert, {uses}'],
  ['{who} has sacrificed a ship', '{who} hat ein Schiff geopfert'],
  ['{who} decides on an enterprise in system {system}', '{who} entscheidet über eine Unternehmung in System {system}'],
  ['{who} decides on a revolt in system {system}', '{who} entscheidet über einen Aufstand in System {system}'],
  ['1 use of {colour} left', 'noch 1 Nutzung von {colour}'],
  ['{count} uses of {colour} left', 'noch {count} Nutzungen von {colour}'],
  ['seats {seats} win', 'gemeinsamer Sieg für die Plätze {seats}'],
  ['{count} of {limit} turns', '{count} von {limit} Zügen'],
  ['Seats and stash', 'Plätze und Vorrat'],
  ['Lines connect systems; a dashed frame does not.', 'Linien verbinden alle darauf, gestrichelte Rahmen keine.'],
  ['Alignments are revealed.', 'Die Gesinnungen sind aufgedeckt.'],
  [
    'Its last large ship is gone: without a new one it is out when the turn ends.',
    'Ohne ein neues großes Schiff scheidet der Platz am Ende des Zugs aus.',
  ],
  ['May not be picked twice: {pieces}.', 'Darf nicht doppelt gewählt werden: {pieces}.'],
  [
    'Ties for the first player are broken from seat {seat} on.',
    'Bei Gleichstand beginnt die Reihenfolge mit Platz {seat}.',
  ],
  ['material {count}', 'Material {count}'],
  ['Stash', 'Vorrat'],
  ['stash {piece}', 'Vorrat {piece}'],
  ['ship at {place}', 'Schiff bei {place}'],
  ['system {number}', 'System {number}'],
  ['owner {number}', 'Platz {number}'],
  ['Good', 'gut'],
  ['Evil', 'böse'],
  ['hidden', 'verdeckt'],
  ['not chosen', 'nicht gewählt'],
  ['not picked', 'nicht gewählt'],
  ['picked, hidden', 'gewählt, verdeckt'],
  ['picked {pieces}', 'gewählt {pieces}'],
  ['living', 'im Spiel'],
  ['out by a rival', 'ausgeschaltet'],
  ['out by itself', 'selbst aus'],
  ['small', 'klein'],
  ['medium', 'mittel'],
  ['large', 'groß'],
  ['hyper', 'Hyper-'],
  ['space', 'raum'],
  ['red', 'Rot'],
  ['yellow', 'Gelb'],
  ['green', 'Grün'],
  ['blue', 'Blau'],
];
