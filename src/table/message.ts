/**
 * Messages to a table: those of players, and the host's ticks.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import { boolean, nullable, oneOf, text, whole } from '../core/reading/codec.js';
import { json } from '../core/reading/json.js';
import { exact, variants } from '../core/reading/objects.js';
import { withOptionals } from '../core/reading/presets.js';
import { type Codec, standard } from '../core/reading/standard.js';
import { type Seat, seats } from '../core/values/seat.js';
import { commentText, longestComment } from './comment.js';
import { playerName } from './spec.js';

/** A player takes a seat, moves to another free seat, or stands up. Seats can be taken or left only before the game begins. */
export interface Sit {
  readonly _tag: 'Sit';
  /** The name of the player. */
  readonly player: string;
  /** The seat that the player takes; null to stand up. */
  readonly seat: Seat | null;
  /** The player's belongings as JSON, for instance a roster; null to keep those that the player brought earlier. */
  readonly belonging: unknown;
}

/** A player makes a move. */
export interface MakeMove {
  readonly _tag: 'Move';
  /** The name of the player. */
  readonly player: string;
  /**
   * The number of moves that had been made when the player decided. The number lets a table recognise and ignore messages that arrive twice or too
   * late. A move is not too late if the player's seat has had the same decision to make since then, and only other seats have moved beside it.
   */
  readonly ply: number;
  /** The course to which the ply belongs, as the player saw it. If it is left out, the ply belongs to the course in force. */
  readonly course?: number;
  /** The text of the move. */
  readonly move: string;
}

/**
 * A player asks to go back to an earlier position, or goes back alone within a turn that still goes on. If `ply` is the number of moves made, the player
 * takes back a decision that still waits for other players' decisions.
 */
export interface AskUndo {
  readonly _tag: 'AskUndo';
  /** The name of the player. */
  readonly player: string;
  /** The number of moves to keep. */
  readonly ply: number;
  /** The course to which the ply belongs, as the player saw it. If it is left out, the ply belongs to the course in force. */
  readonly course?: number;
}

/** A player agrees to go back or refuses, or the player who asked withdraws the request. */
export interface AnswerUndo {
  readonly _tag: 'AnswerUndo';
  /** The name of the player. */
  readonly player: string;
  /** True if the player's answer is yes. */
  readonly accept: boolean;
  /**
   * The number of the question that the player answers. If that question is no longer open, the answer is refused. If the number is left out, the
   * answer belongs to the open question.
   */
  readonly question?: number;
}

/** A player offers the other players a draw. */
export interface OfferDraw {
  readonly _tag: 'OfferDraw';
  /** The name of the player. */
  readonly player: string;
  /** The course of the game in which the draw is offered, as the player saw it. If it is left out, that is the course in force. */
  readonly course?: number;
}

/** A player accepts or declines a draw, or the player who offered the draw withdraws the offer. */
export interface AnswerDraw {
  readonly _tag: 'AnswerDraw';
  /** The name of the player. */
  readonly player: string;
  /** True if the player's answer is yes. */
  readonly accept: boolean;
  /**
   * The number of the question that the player answers. If that question is no longer open, the answer is refused. If the number is left out, the
   * answer belongs to the open question.
   */
  readonly question?: number;
}

/** A player claims a draw because the position has occurred three times; nobody has to agree. */
export interface ClaimDraw {
  readonly _tag: 'ClaimDraw';
  /** The name of the player. */
  readonly player: string;
  /** The number of moves that had been made when the player claimed the draw. If a move was made since, the claim is refused as too late. */
  readonly ply: number;
  /** The course of the game in which the draw is claimed, as the player saw it. If it is left out, that is the course in force. */
  readonly course?: number;
}

/** A player resigns. */
export interface Resign {
  readonly _tag: 'Resign';
  /** The name of the player. */
  readonly player: string;
}

/** A player claims a seat whose player has not decided for too long. The seat then has left the game. */
export interface Claim {
  readonly _tag: 'Claim';
  /** The name of the player who claims the seat. */
  readonly player: string;
  /** The seat that is claimed. */
  readonly seat: Seat;
  /** The number of moves that had been made when the player claimed the seat. If the claimed seat has decided since, the claim is refused as too late. */
  readonly ply: number;
  /** The course of the game in which the seat is claimed, as the player saw it. If it is left out, that is the course in force. */
  readonly course?: number;
}

/**
 * The host says who plays on for a seat that has left, at a table where bots do. From then on, the moves of that player are moves of the seat. Like a
 * {@link Tick}, this message comes from the host alone.
 */
export interface Substitute {
  readonly _tag: 'Substitute';
  /** The seat that has left. */
  readonly seat: Seat;
  /** The name of the bot; null if no bot plays on, so that the game ends. */
  readonly player: string | null;
}

/** A player or a spectator makes a comment. Comments of seated players go to everybody; comments of spectators go only to spectators. */
export interface Comment {
  readonly _tag: 'Comment';
  /** The name of the player. */
  readonly player: string;
  /** The text of the comment: 1 to 1,000 printable characters, the same ones that names may contain. */
  readonly text: string;
}

/** A signal from the host that time has passed; a seat that has no time left loses. */
export interface Tick {
  readonly _tag: 'Tick';
}

/** A message to a table. The host fills in the sender's name, and takes that name only from a client that has proved its identity. */
export type Message =
  | Sit
  | MakeMove
  | AskUndo
  | AnswerUndo
  | OfferDraw
  | AnswerDraw
  | ClaimDraw
  | Resign
  | Claim
  | Comment
  | Substitute
  | Tick;

/** A message that only the host sends: no player sends it, whatever its token says. */
export type HostMessage = Tick | Substitute;

/**
 * True for a message that only the host sends. A server refuses such a message from a player.
 *
 * @param said - a message
 * @returns true for a tick and for the name of a bot that plays on
 *
 * @example
 * ```ts
 * import { isOfHost } from 'rulehouse/table';
 * isOfHost({ _tag: 'Tick' }); // true
 * isOfHost({ _tag: 'Resign', player: 'Ada' }); // false
 * ```
 */
export const isOfHost = (said: Message): said is HostMessage => said._tag === 'Tick' || said._tag === 'Substitute';

const player = playerName;

const ply = whole(0, 1_000_000);

/** The numbers of questions. A log has fewer than 50,000 lines, so there are never as many questions as the bound says. */
const question = whole(1, 1_000_000);

/** The numbers of courses. A log has fewer than 50,000 lines, and each line begins at most one new course. */
const course = whole(1, 1_000_000);

/** Makes the codec of messages from a codec for the texts of comments. */
const messageWith = (comment: t.Type<string>): t.Type<Message> =>
  variants<Message>('a message', {
    Sit: exact<Sit>('a message', { _tag: oneOf('Sit'), player, seat: nullable(oneOf(...seats)), belonging: json }),
    Move: withOptionals<MakeMove, 'course'>(
      'a message',
      { _tag: oneOf('Move'), player, ply, move: text('a move text of at most 400 characters', 400) },
      { course },
    ),
    AskUndo: withOptionals<AskUndo, 'course'>('a message', { _tag: oneOf('AskUndo'), player, ply }, { course }),
    AnswerUndo: withOptionals<AnswerUndo, 'question'>(
      'a message',
      { _tag: oneOf('AnswerUndo'), player, accept: boolean },
      { question },
    ),
    OfferDraw: withOptionals<OfferDraw, 'course'>('a message', { _tag: oneOf('OfferDraw'), player }, { course }),
    AnswerDraw: withOptionals<AnswerDraw, 'question'>(
      'a message',
      { _tag: oneOf('AnswerDraw'), player, accept: boolean },
      { question },
    ),
    ClaimDraw: withOptionals<ClaimDraw, 'course'>('a message', { _tag: oneOf('ClaimDraw'), player, ply }, { course }),
    Resign: exact<Resign>('a message', { _tag: oneOf('Resign'), player }),
    Claim: withOptionals<Claim, 'course'>(
      'a message',
      { _tag: oneOf('Claim'), player, seat: oneOf(...seats), ply },
      { course },
    ),
    Substitute: exact<Substitute>('a message', {
      _tag: oneOf('Substitute'),
      seat: oneOf(...seats),
      player: nullable(player),
    }),
    Comment: exact<Comment>('a message', { _tag: oneOf('Comment'), player, text: comment }),
    Tick: exact<Tick>('a message', { _tag: oneOf('Tick') }),
  });

/**
 * JSON codec of messages.
 *
 * @example
 * ```ts
 * import { decode, isLeft, printFault } from 'rulehouse';
 * import { message } from 'rulehouse/table';
 * decode(message)({ _tag: 'Resign', player: 'Ada' }); // right: the same
 * const read = decode(message)({ _tag: 'Move', player: 'Ada', ply: -1, move: 'G^c5' });
 * if (isLeft(read)) console.log(printFault(read.left)); // ply: -1 is not a whole number from 0 to 1000000
 * ```
 */
export const message: Codec<Message> = standard(messageWith(commentText));

/**
 * The codec of messages in logs. In logs of earlier releases, a comment may contain any character except control characters; such comments are still
 * read.
 */
export const keptMessage: t.Type<Message> = messageWith(
  text('a text of 1 to 1000 characters', longestComment, /^[^\p{Cc}]+$/u),
);
