/**
 * The words for changes, places and outcomes: the messages that all games share.
 *
 * @packageDocumentation
 */

import { isSome } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/contract/game.js';
import { printRefusal, type Refusal } from '../core/contract/refusal.js';
import { chanceOutcomes, isGameOver } from '../core/playing/chance.js';
import type { RecordDeparture, RecordEnd } from '../core/records/shape.js';
import type { Seat } from '../core/values/seat.js';
import type { Change } from './change.js';
import { type Catalogue, type Message, message, say } from './message.js';
import type { Part, Place } from './part.js';

/** The message for a piece; its key contains the piece's name, for instance `piece.G2`. */
export const pieceMessage = (piece: string): Message => message(`piece.${piece}`);

/** The message for several pieces of one kind; its key contains the piece's name, for instance `pieces.G2`. */
export const piecesMessage = (piece: string): Message => message(`pieces.${piece}`);

/**
 * The message for a place; its key contains the place's kind, for instance `place.square`. If the value of the place is the number of a seat, the text
 * may contain `{seat}` for the name of that seat, or of its player.
 */
export const placeMessage = ({ kind, value }: Place): Message =>
  message(`place.${kind}`, { value, seat: `Seat ${value}` });

// Lists of moves repeat the same few hundred places, so each label is computed once. A place has only one label, so no entry can become outdated.
const labels = new WeakMap<Catalogue, Map<string, string>>();

const mostLabels = 4096;

const labelsOf = (english: Catalogue): Map<string, string> => {
  const known = labels.get(english);
  if (known !== undefined) return known;
  const made = new Map<string, string>();
  labels.set(english, made);
  return made;
};

/** The message that labels a place: for instance `label.square` if the catalogue has that text, otherwise `place.square`. */
const labelMessage = ({ texts }: Catalogue, place: Place): Message => {
  const key = `label.${place.kind}`;
  return Object.hasOwn(texts, key) ? message(key, { value: place.value }) : placeMessage(place);
};

/** A part whose label is the English text of the part's message. */
export const labelled = (
  english: Catalogue,
  kind: string,
  value: string | number,
  said: Message = labelMessage(english, { kind, value: String(value) }),
): Part => {
  const texts = labelsOf(english);
  const key = `${kind}:${value}`;
  const known = texts.get(key);
  const label = known ?? say([english])(said);
  if (known === undefined && texts.size < mostLabels) texts.set(key, label);
  return { kind, value: String(value), label, said };
};

/** The message for a word shown at a place, such as `word.alignment.good`; the message for an empty word is `word.nothing`. */
export const wordMessage = ({ kind }: Place, word: string): Message =>
  word === '' ? message('word.nothing') : message(`word.${kind}.${word}`);

/** What a game provides so that its changes can be put into words. */
interface TellingParts<T extends GameTypes> {
  readonly game: Game<T>;
  /** The name of the team to which an entry of the score belongs. */
  readonly teamName: (view: T['State'] | T['View'], team: number) => string;
  /** Returns the message for a piece with the given name; if left out, the text under the piece's key is used. */
  readonly piece?: (piece: string, view: T['State'] | T['View']) => Message;
  /** Returns the message for a place; if left out, the text for places of this kind is used. */
  readonly place?: (place: Place, view: T['State'] | T['View']) => Message;
  /** Returns the message for a word at a place; if left out, the text for this kind of place and this word is used. */
  readonly word?: (place: Place, word: string, view: T['State'] | T['View']) => Message;
}

export const seatNames = <T extends GameTypes>(
  game: Game<T>,
  view: T['State'] | T['View'],
  seats: readonly Seat[],
): readonly Message[] => seats.map((seat) => message('seat', { name: game.seatName(seat, view) }));

/** A change as a message, using the game's own texts for pieces, places, words, sources and phases. */
export const changeMessage =
  <T extends GameTypes>({
    game,
    teamName,
    piece = pieceMessage,
    place = placeMessage,
    word = wordMessage,
  }: TellingParts<T>) =>
  (view: T['State'] | T['View'], change: Change): Message => {
    switch (change._tag) {
      case 'Moved':
        return message('change.moved', {
          piece: piece(change.piece, view),
          from: place(change.from, view),
          to: place(change.to, view),
        });
      case 'Placed':
        return message('change.placed', { piece: piece(change.piece, view), at: place(change.at, view) });
      case 'Removed':
        return message('change.removed', { piece: piece(change.piece, view), at: place(change.at, view) });
      case 'Replaced':
        return message('change.replaced', {
          from: piece(change.from, view),
          to: piece(change.to, view),
          at: place(change.at, view),
        });
      case 'Counted':
        return message('change.counted', { at: place(change.at, view), from: change.from, to: change.to });
      case 'Became':
        return message('change.became', {
          at: place(change.at, view),
          from: word(change.at, change.from, view),
          to: word(change.at, change.to, view),
        });
      case 'Hidden':
        return message('change.hidden', { at: place(change.at, view) });
      case 'Scored':
        return message(change.points < 0 ? 'change.lost' : 'change.scored', {
          who: teamName(view, change.team),
          count: Math.abs(change.points),
          source: message(`source.${change.source}`),
        });
      case 'Phase':
        return message('change.phase', { to: message(`phase.${change.to}`) });
      case 'TurnPassed':
        if (change.to.length > 0) return message('change.turn', { who: seatNames(game, view, change.to) });
        return message(isGameOver(game)(view) ? 'change.over' : 'change.chance');
    }
  };

/** The seats that decide now. Seats that decide at the same time are all named, whoever looks. */
const deciding = <T extends GameTypes>(game: Game<T>, view: T['State'] | T['View']): readonly Seat[] => {
  const together = game.atOnce === undefined ? [] : game.atOnce(view);
  return together.length > 0 ? together : game.toMove(view);
};

/** The phase in which a game is, for {@link standing}; null if it is the usual one. */
export const unless = (usual: string, phase: string): string | null => (phase === usual ? null : phase);

/**
 * The standing of a game, as a message: who is to move and in which phase, or who won and why. The phase is null while the game takes its usual
 * course, which needs no name.
 */
export const standing = <T extends GameTypes>(
  game: Game<T>,
  view: T['State'] | T['View'],
  phase: string | null,
): Message => {
  // Every view shows whether the game is over and who has won, because both are public.
  const ended = isGameOver(game)(view) ? game.outcome(game.determinize(view, 0)) : undefined;
  const now = phase === null ? {} : { phase: message(`phase.${phase}`) };
  const key = phase === null ? 'usual' : 'phase';
  if (chanceOutcomes(game)(view).length > 0) return message(`standing.chance.${key}`, now);
  if (ended === undefined || !isSome(ended))
    return message(`standing.${key}`, { who: seatNames(game, view, deciding(game, view)), ...now });
  const { winners, reason } = ended.value;
  const why = message(`reason.${reason}`);
  return winners.length === 0
    ? message('standing.nobody', { why })
    : message('standing.won', { who: seatNames(game, view, winners), why, count: winners.length });
};

/** How the players or the clock ended a game, as a message; `names` are the names of the players by seat. */
export const endMessage = ({ reason, seat }: RecordEnd, names: readonly string[]): Message => {
  const name = seat === null ? undefined : names[seat];
  return message(`board.end.${reason}`, name === undefined ? {} : { who: message('seat', { name }) });
};

/**
 * The standing of a game with those who left it: `To move: Bo. Ada left; a bot plays on`. Without departures, the standing alone. `names` are the
 * names of the players by seat.
 */
export const standingAfter = (
  standing: Message,
  left: readonly RecordDeparture[],
  names: readonly string[],
): Message => {
  const [played, out] = [left.filter((one) => one.substitute !== null), left.filter((one) => one.substitute === null)];
  const who = (gone: readonly RecordDeparture[]): Message['params'] => ({
    who: gone.map(({ seat }) => message('seat', { name: names[seat] ?? '' })),
    count: gone.length,
  });
  const said = [
    ...(played.length === 0 ? [] : [message('board.left.bot', who(played))]),
    ...(out.length === 0 ? [] : [message('board.left.out', who(out))]),
  ];
  return said.reduce((before, one) => message('board.left.also', { standing: before, left: one }), standing);
};

/**
 * Turns a refusal into a message. The parameter `text` is a message whose key is the English sentence of the refusal, so a catalogue translates whole
 * sentences. Without a translation, the sentence stays in English. The refusal's rule is another parameter.
 *
 * @param refusal - a refusal of any game
 * @returns the message, which `say` turns into a sentence
 *
 * @example
 * ```ts
 * import { broken } from 'rulehouse/author';
 * import { describeRefusal, say, terrafexFace } from 'rulehouse/face';
 * const icelandic = { language: 'is', texts: { 'the number is odd': 'talan er oddatala' } };
 * say([icelandic, terrafexFace.english])(describeRefusal(broken('XY-1', 'the number is odd'))); // 'XY-1: talan er oddatala'
 * ```
 */
export const describeRefusal = (refusal: Refusal<string>): Message =>
  message('refusal', { rule: refusal.rule, text: message(refusal.text), printed: printRefusal(refusal) });
