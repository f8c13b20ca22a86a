/**
 * What changes, places and outcomes are called: the messages that all games share.
 *
 * @packageDocumentation
 */
import { isSome } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/game.js';
import { printRefusal, type Refusal } from '../core/refusal.js';
import type { Seat } from '../core/seat.js';
import type { Change } from './change.js';
import { type Catalogue, type Message, message, say } from './message.js';
import { type Part, part, type Place } from './part.js';

/** A piece by its name: `piece.G2`. */
export const pieceMessage = (piece: string): Message => message(`piece.${piece}`);

/** A place by its kind: `place.square` with its value. */
export const placeMessage = ({ kind, value }: Place): Message => message(`place.${kind}`, { value });

/** A part, its label said in English. */
export const labelled = (
  english: Catalogue,
  kind: string,
  value: string | number,
  said: Message = placeMessage({ kind, value: String(value) }),
): Part => part(kind, value, say([english])(said));

/** The words of one place or of all of its kind: `word.alignment.good`, else the word itself. */
const wordMessage = ({ kind }: Place, word: string): Message =>
  word === '' ? message('word.nothing') : message(`word.${kind}.${word}`);

/** What a change needs to know of the game. */
interface Named<T extends GameTypes> {
  readonly game: Game<T>;
  /** What a number of the score is called. */
  readonly teamName: (view: T['State'] | T['View'], team: number) => string;
}

const seatNames = <T extends GameTypes>(
  game: Game<T>,
  view: T['State'] | T['View'],
  seats: readonly Seat[],
): readonly Message[] => seats.map((seat) => message('seat', { name: game.seatName(seat, view) }));

/** A change as a message, with the texts of the game for its pieces, places, words, sources and phases. */
export const changeMessage =
  <T extends GameTypes>({ game, teamName }: Named<T>, place: (place: Place) => Message = placeMessage) =>
  (view: T['State'] | T['View'], change: Change): Message => {
    switch (change._tag) {
      case 'Moved':
        return message('change.moved', {
          piece: pieceMessage(change.piece),
          from: place(change.from),
          to: place(change.to),
        });
      case 'Placed':
        return message('change.placed', { piece: pieceMessage(change.piece), at: place(change.at) });
      case 'Removed':
        return message('change.removed', { piece: pieceMessage(change.piece), at: place(change.at) });
      case 'Replaced':
        return message('change.replaced', {
          from: pieceMessage(change.from),
          to: pieceMessage(change.to),
          at: place(change.at),
        });
      case 'Counted':
        return message('change.counted', { at: place(change.at), from: change.from, to: change.to });
      case 'Became':
        return message('change.became', {
          at: place(change.at),
          from: wordMessage(change.at, change.from),
          to: wordMessage(change.at, change.to),
        });
      case 'Hidden':
        return message('change.hidden', { at: place(change.at) });
      case 'Scored':
        return message(change.points < 0 ? 'change.lost' : 'change.scored', {
          who: teamName(view, change.team),
          count: Math.abs(change.points),
          source: message(`source.${change.source}`),
        });
      case 'Phase':
        return message('change.phase', { to: message(`phase.${change.to}`) });
      case 'TurnPassed':
        return change.to.length === 0
          ? message('change.over')
          : message('change.turn', { who: seatNames(game, view, change.to) });
    }
  };

/** How a game stands, as a message: who is to move in which phase, or who won and why. */
export const standing = <T extends GameTypes>(game: Game<T>, view: T['State'] | T['View'], phase: string): Message => {
  // Whether a game is over shows in every view, and so does who has won: both are public.
  const ended = game.toMove(view).length === 0 ? game.outcome(game.determinize(view, 0)) : undefined;
  if (ended === undefined || !isSome(ended))
    return message('standing.open', {
      who: seatNames(game, view, game.toMove(view)),
      phase: message(`phase.${phase}`),
    });
  const { winners, reason } = ended.value;
  const why = message(`reason.${reason}`);
  return winners.length === 0
    ? message('standing.nobody', { why })
    : message('standing.won', { who: seatNames(game, view, winners), why, count: winners.length });
};

/**
 * A refusal as a message. Its key is the English sentence itself, so a catalogue translates sentence for sentence; one that does not know it
 * says the sentence as it is. The rule is a parameter.
 *
 * @example
 * ```ts
 * import { broken } from 'rulehouse';
 * import { describeRefusal, say } from 'rulehouse/face';
 * const icelandic = { language: 'is', texts: { 'the number is odd': 'talan er oddatala' } };
 * say([icelandic])(describeRefusal(broken('XY-1', 'the number is odd'))); // 'XY-1: talan er oddatala'
 * ```
 */
export const describeRefusal = (refusal: Refusal<string>): Message =>
  message('refusal', { rule: refusal.rule, text: message(refusal.text), printed: printRefusal(refusal) });
