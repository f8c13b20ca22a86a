/**
 * Searches through a whole record, and finds the value of each position and, where there is one, a better move.
 *
 * @packageDocumentation
 */
import { isRight } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import type { Forecast } from '../../../bots/forecast.js';
import { connect, type RemotePlayer, type Signal } from '../../../bots/worker/connect.js';
import type { Port } from '../../../bots/worker/messages.js';
import type { GameTypes } from '../../../core/contract/game.js';
import { orNull } from '../../../core/values/absent.js';
import { isSeat } from '../../../core/values/seat.js';
import type { Face } from '../../../face/face.js';
import { type Catalogue, say } from '../../../face/message.js';
import type { Place } from '../../../face/part.js';
import { look } from '../../session/local.js';
import type { Session } from '../../session/snapshot.js';

/** The move that the search would have made in a position. */
export interface BetterMove {
  /** The notation of the move. */
  readonly text: string;
  /** The move in words. */
  readonly words: string;
  /** The places on the board that the move refers to. */
  readonly places: readonly Place[];
}

/** What a search finds out about one position of a record. */
export interface JudgedPosition {
  /** The number of moves before the position. */
  readonly ply: number;
  /** The expected result of each seat, from 0 (lost) to 1 (won); empty if the game continues but the bot has no position to judge or fails. */
  readonly values: readonly number[];
  /** The best move; null if the game is over, or if no move was found. */
  readonly better: BetterMove | null;
  /** The seat that decides, with its forecast; null if the game is over, or if the usual error of forecasts is not known for the position. */
  readonly foreseen: { readonly seat: number; readonly forecast: Forecast } | null;
}

/** What a search through a record needs: the record, the bot with its worker, and a listener. */
export interface JudgeRequest {
  /** The record, as JSON. */
  readonly record: string;
  /** The bot in text form. */
  readonly bot: string;
  /** The number of iterations that the bot makes in each position. */
  readonly iterations: number;
  /** The worker in which the bot thinks. */
  readonly port: Port;
  readonly catalogues: readonly Catalogue[];
  readonly signal: Signal;
  /** Called with the findings for each position. */
  readonly onJudged: (judged: JudgedPosition) => void;
}

/** The value of a finished game for each seat: the winners, or all seats if nobody wins, share a total of 1 evenly. */
const finalValues = (seats: number, winners: readonly number[]): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => {
    if (winners.length === 0) return 1 / seats;
    return winners.includes(seat) ? 1 / winners.length : 0;
  });

const judged = async <T extends GameTypes>(
  face: Face<T>,
  play: Session<T>,
  player: RemotePlayer<T>,
  { catalogues, signal, iterations }: JudgeRequest,
): Promise<JudgedPosition> => {
  const { game } = face;
  const { ply, view, deciding } = play.snapshot();
  const nothing: JudgedPosition = { ply, values: [], better: null, foreseen: null };
  if (view === null) return nothing;
  const outcome = game.outcome(view);
  if (isSome(outcome)) return { ...nothing, values: finalValues(game.seatCount(view), outcome.value.winners) };
  const mover = orNull(play.history()[ply]?.seat);
  const seat = mover !== null && isSeat(mover) ? mover : deciding[0];
  if (seat === undefined || mover === -1) return nothing;
  const mine = play.as(seat);
  mine.jump(ply);
  const own = mine.snapshot().view;
  const found = own === null ? null : await player.think(own, seat, { signal, budget: { iterations } });
  if (found === null || !isRight(found)) return nothing;
  const { best, candidates, forecast } = found.right;
  const words = say([...catalogues, face.english])(face.describe(view, best));
  return {
    ply,
    values: candidates[0]?.value ?? [],
    better: { text: game.moveText.print(best), words, places: face.parts(best) },
    foreseen: forecast === null ? null : { seat, forecast },
  };
};

/**
 * Searches through a record from the last position back to the first, because an ending is certain and late moves are often decisive.
 *
 * @param face - the game, with what a front end needs to show it
 * @param search - the record, the bot and its worker, and the listener for the findings
 * @returns a promise that settles when every position has been evaluated, or when the search is stopped
 */
export const judge = async <T extends GameTypes>(face: Face<T>, search: JudgeRequest): Promise<void> => {
  const { record, bot, port, catalogues, signal, onJudged } = search;
  const play = look(face, record, catalogues);
  const player = connect(port).sit(face.game, bot, 1);
  const isStopped = (): boolean => signal.aborted;
  for (let { plies: ply } = play.snapshot(); ply >= 0 && !isStopped(); ply--) {
    play.jump(ply);
    const found = await judged(face, play, player, search);
    if (!isStopped()) onJudged(found);
  }
  player.leave();
  play.close();
};
