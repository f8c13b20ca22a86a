/**
 * The German texts that all games share.
 *
 * Texts are written so that what comes into a gap can stay in the nominative, or in the accusative where both are alike: pieces that are
 * feminine or neuter. A seat may be called by a plural (`Hexen`), so no verb depends on a seat where a game has seats of both kinds.
 *
 * @packageDocumentation
 */
import { constant } from '../core/values/constant.js';
import type { Catalogue, Translated } from '../face/message.js';
import { sharedPictures } from './pictures.js';

/** Colours as they stand before a feminine noun with an article: `die rote Pyramide`. */
const colours = {
  R: 'rote',
  Y: 'gelbe',
  G: 'grüne',
  B: 'blaue',
  P: 'violette',
  O: 'orangefarbene',
  K: 'schwarze',
  W: 'weiße',
  C: 'durchsichtige',
} as const;

/** Sizes without their endings. */
export const sizes = [
  [1, 'klein'],
  [2, 'mittler'],
  [3, 'groß'],
] as const;

type Texts = Catalogue['texts'];

const pieces: Texts = Object.fromEntries(
  Object.entries(colours).flatMap(([letter, colour]) =>
    sizes.flatMap(([size, stem]) => [
      [`piece.${letter}${size}`, `eine ${stem}e ${colour} Pyramide`],
      [`pieces.${letter}${size}`, `${stem}e ${colour} Pyramiden`],
    ]),
  ),
);

const colourTexts: Texts = Object.fromEntries(
  Object.entries(colours).map(([letter, colour]) => [`colour.${letter}`, colour]),
);

const shared: Texts = {
  refusal: '{rule}: {text}',
  seat: '{name}',
  'change.moved': '{piece} zieht: bisher {from}, jetzt {to}',
  'change.placed': '{piece} kommt hinzu: {at}',
  'change.removed': '{piece} wird entfernt: {at}',
  'change.replaced': '{from} wird {to}: {at}',
  'change.counted': '{at}: bisher {from}, jetzt {to}',
  'change.became': '{at}: {to}',
  'change.hidden': '{at}: geheim entschieden',
  'change.scored.one': '{who}: {count} Punkt mehr ({source})',
  'change.scored.other': '{who}: {count} Punkte mehr ({source})',
  'change.lost.one': '{who}: {count} Punkt weniger ({source})',
  'change.lost.other': '{who}: {count} Punkte weniger ({source})',
  'change.phase': 'Jetzt: {to}',
  'change.turn': 'Am Zug: {who}',
  'change.over': 'Das Spiel ist zu Ende',
  'change.chance': 'Der Zufall entscheidet',
  chance: 'Zufall',
  'standing.open': 'Am Zug: {who} ({phase})',
  'standing.chance': 'Der Zufall entscheidet ({phase})',
  'standing.nobody': 'Das Spiel ist zu Ende ({why}): niemand gewinnt',
  'standing.won.one': 'Das Spiel ist zu Ende ({why}): Sieg für {who}',
  'standing.won.other': 'Das Spiel ist zu Ende ({why}): gemeinsamer Sieg für {who}',
  'board.controls': 'Mögliche Eingaben',
  'board.play': 'Spielen: {move}',
  'board.takeBack': 'Zurücknehmen: {part}',
  'board.nothing': '{place}: jetzt nicht möglich',
  'board.read': 'Die Regel lesen: {title}',
  'board.undone': 'Ein Zug wurde zurückgenommen',
  'board.decided': 'Entschieden: {done}. Noch offen: {open}',
  'board.thinking': 'Am Überlegen: {who}',
  'board.connecting': 'Die Verbindung zum Server wird hergestellt',
  'board.lost': 'Die Verbindung ist unterbrochen, ein neuer Versuch läuft',
  'board.missing': 'Der Server hat diesen Tisch nicht',
  'board.unknown-token': 'Der Server kennt diesen Platz nicht: hier wird nur zugeschaut',
  'play.players': 'Spieler',
  'play.opponents': 'Die anderen',
  'play.own': 'Deine Seite',
  'play.you': 'Du',
  'play.person': 'Mensch',
  'play.score.one': '{count} Punkt',
  'play.score.other': '{count} Punkte',
  'play.level.random': 'Bot: zufällig',
  'play.level.quick': 'Bot: flüchtig',
  'play.level.careful': 'Bot: sorgfältig',
  'play.level.strong': 'Bot: stark',
  'play.bot': 'Bot',
  'play.game': 'Spiel',
  'play.new': 'Neues Spiel',
  'play.back': 'Zurücknehmen',
  'play.resign': 'Aufgeben',
  'play.resign.sure': 'Wirklich aufgeben?',
  'play.draw': 'Remis anbieten',
  'play.draw.offered': '{who} bietet Remis an',
  'play.draw.accept': 'Remis annehmen',
  'play.draw.decline': 'Ablehnen',
  'play.panel': 'Zum Spiel',
  'play.moves': 'Züge',
  'play.points': 'Punkte',
  'play.rules': 'Regeln',
  'play.settings': 'Einstellungen',
  'play.start': 'Der Anfang',
  'play.secret': '{who} entscheidet geheim',
  'play.secret.own': 'Du hast geheim entschieden',
  'play.chance': 'Zufall',
  'play.refused': 'abgelehnt: {move}',
  'play.analyse': 'Analysieren',
  'play.stop': 'Anhalten',
  'play.thinks': 'Die Meinung eines starken Bots für den, der am Zug ist',
  'play.move': 'Zug',
  'play.tried': 'untersucht',
  'play.worth': 'Wert',
  'play.source': 'Herkunft',
  'play.total': 'insgesamt',
  'play.hidden': 'Die Punkte stehen am Ende fest.',
  'play.share': 'Link kopieren',
  'play.copy': 'Partie kopieren',
  'play.save': 'Partie speichern',
  'play.load': 'Partie laden',
  'play.copied': 'kopiert',
  'play.speed': 'Tempo der Bots',
  'play.speed.calm': 'ruhig',
  'play.speed.usual': 'normal',
  'play.speed.fast': 'schnell',
  'play.speed.once': 'sofort',
  'play.skip': 'Ein Klick oder die Leertaste zeigt den nächsten Zug sofort.',
  'play.seats': 'Plätze',
  'play.seat': 'Platz {number}',
  'play.options': 'Optionen',
  'play.usual': 'wie üblich: {value}',
  'play.begin': 'Beginnen',
  'play.cancel': 'Zurück zum Spiel',
  'play.yes': 'ja',
  'play.no': 'nein',
  'play.hand': 'Als Nächstes entscheidet {who}. Gib den Bildschirm weiter.',
  'play.i-am': 'Ich bin {who}',
  'play.result': 'Ergebnis',
  'play.result.resignation': '{who} hat aufgegeben',
  'play.result.agreement': 'Remis wurde vereinbart',
  'play.rematch': 'Revanche',
  'play.book': 'Alle Regeln mit Bildern',
  'play.review': 'Rückblick',
  'play.review.about':
    'Ein starker Bot sieht sich jede Stellung an, von der letzten rückwärts, und findet die Züge, nach denen weniger zu erwarten war.',
  'play.review.start': 'Starten',
  'play.review.depth': 'Bedenkzeit je Stellung',
  'play.review.done': '{done} von {count} Stellungen',
  'play.review.no-worker': 'Diese Seite hat keinen Worker, in dem ein Bot nachdenken könnte.',
  'play.review.curve': 'Das erwartete Ergebnis nach jedem Zug',
  'play.review.curve.more':
    'Je höher die Linie, desto mehr ist zu erwarten für: {who}. Die Zahlen stehen in der Tabelle darunter.',
  'play.review.legend': 'Erwartetes Ergebnis: {who}. Ein Klick auf die Kurve zeigt die Stellung.',
  'play.review.turns': 'Wendepunkte',
  'play.review.none': 'Bisher keine.',
  'play.review.better': 'Besser: {move}',
  'play.review.what-if': 'Was wäre, wenn …? Von hier weiterspielen',
  'play.review.fork': 'Ab Zug {ply} gegen einen Bot weiterspielen',
  'play.review.table': 'Die Zahlen als Tabelle',
  'play.review.rounds': 'Punkte nach Runden',
  'play.learn': 'Lernen',
  'play.lesson': 'Lektion: {game}',
  'play.lesson.at': 'Schritt {at} von {count}',
  'play.lesson.rule': 'Regel {rule}: {title}',
  'play.lesson.hint': 'Tipp: {hint}',
  'play.lesson.other': 'Die Regeln erlauben das, aber in diesem Schritt geht es um etwas anderes',
  'play.lesson.back': 'Zurück',
  'play.lesson.next': 'Weiter',
  'play.lesson.leave': 'Verlassen',
  'play.lesson.play': 'Ein Spiel beginnen',
  'play.setting-up': 'Das Spiel wird aufgebaut …',
  'play.no-game': 'auf dieser Seite gibt es kein Spiel „{game}“',
  'place.square': '{value}',
  'label.square': 'Feld {value}',
  'word.nothing': 'nichts',
};

/** Refusals of sessions and of the core, by their English sentences. */
const refusals: Texts = {
  'the game is over': 'das Spiel ist zu Ende',
  'this is not part of a move': 'das gehört zu keinem Zug',
  'there is no position': 'es gibt keine Stellung',
  'the server does not have this table': 'der Server hat diesen Tisch nicht',
  'the bot did not return an answer': 'der Bot hat keine Antwort gegeben',
  'there is nothing to show yet': 'es gibt noch nichts zu zeigen',
  'no move is picked': 'es ist kein Zug gewählt',
  'the page decides on that': 'darüber entscheidet die Seite',
  'it is for another seat to decide': 'ein anderer Platz entscheidet',
  'a move is on its way': 'ein Zug ist unterwegs',
  'this viewer has no seat': 'wer nur zuschaut, hat keinen Platz',
  'this viewer does not speak for that seat': 'dieser Platz gehört jemand anderem',
  'a table of a server shows its present position only': 'ein Tisch auf einem Server zeigt nur die jetzige Stellung',
  'the session is closed': 'die Sitzung ist beendet',
  'there is nothing to take back': 'es gibt nichts zurückzunehmen',
  'this seat has nothing to decide': 'dieser Platz hat nichts zu entscheiden',
  'the position has changed': 'die Stellung hat sich geändert',
  'the bots cannot be loaded': 'die Bots können nicht geladen werden',
  'the server cannot be reached': 'der Server ist nicht erreichbar',
  'the server does not know the token': 'der Server kennt den Schlüssel dieses Platzes nicht',
  'chance decides now, and this is not one of its outcomes':
    'jetzt entscheidet der Zufall, und dies gehört nicht zu seinen Ausgängen',
};

const sentences: readonly Translated[] = [
  ['it is for {who} to decide', 'die Entscheidung liegt bei: {who}'],
  ['another seat decides now, not {who}', 'jetzt entscheidet ein anderer Platz, nicht {who}'],
  ['chance decides now, not {who}', 'jetzt entscheidet der Zufall, nicht {who}'],
  ['the bot did not answer within {ms} ms', 'der Bot hat nicht innerhalb von {ms} ms geantwortet'],
  ['the bot failed: {reason}', 'der Bot ist gescheitert: {reason}'],
  ['{seat} is not a seat that can be taken here', '{seat} ist hier kein Platz, der eingenommen werden kann'],
  ['this game has {count} seats, not {given}', 'dieses Spiel hat {count} Plätze, nicht {given}'],
  ['this table plays {game}, not {other}', 'an diesem Tisch wird {game} gespielt, nicht {other}'],
  ['{text} is not a move', '{text} ist kein Zug'],
];

const seats: Translated = ['Seat {number}', 'Platz {number}'];

/** The German catalogue of a game: its own texts before those that all games share; `pictures` are those of its picture, if it is translated. */
export const germanWith = (
  texts: Texts,
  names: readonly Translated[] = [],
  pictures?: readonly Translated[],
): Catalogue =>
  constant({
    language: 'de',
    texts: { ...colourTexts, ...pieces, ...shared, ...refusals, ...texts },
    sentences,
    names: [...names, seats],
    ...(pictures === undefined ? {} : { pictures: [...pictures, ...sharedPictures] }),
  });
