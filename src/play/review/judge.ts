/**
 * A search through a whole record: what each position is worth, and which moves lost most.
 *
 * @packageDocumentation
 */
import { isRight } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { connect, type RemotePlayer, type Signal } from '../../bots/worker/connect.js';
import type { Port } from '../../bots/worker/messages.js';
import type { GameTypes } from '../../core/contract/game.js';
import { isSeat } from '../../core/values/seat.js';
import type { Face } from '../../face/face.js';
import { type Catalogue, say } from '../../face/message.js';
import type { Place } from '../../face/part.js';
import { look } from '../../session/local.js';
import type { Session } from '../../session/snapshot.js';

/** A move that the search would have made. */
export interface Better {
  /** Its notation. */
  readonly text: string;
  /** The same in words. */
  readonly words: string;
  /** Its places on the board. */
  readonly places: readonly Place[];
}

/** What a search found in one position of a record. */
export interface Judged {
  /** The number of moves before it. */
  readonly ply: number;
  /** What each seat may expect there, from 0, lost, to 1, won; empty where nobody decides and the game goes on. */
  readonly values: readonly number[];
  /** The best move; null where the game is over, or nothing is found. */
  readonly better: Better | null;
}

/** What a search through a record needs. */
export interface Search {
  /** The record, as JSON. */
  readonly record: string;
  /** The text of the bot, which says how long it thinks. */
  readonly bot: string;
  /** The worker in which it thinks. */
  readonly port: Port;
  readonly catalogues: readonly Catalogue[];
  readonly signal: Signal;
  /** Hears of each position. */
  readonly onJudged: (judged: Judged) => void;
}

/** What a game that is over is worth to each seat: the winners share 1; if nobody wins, all do. */
const finalValues = (seats: number, winners: readonly number[]): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => {
    if (winners.length === 0) return 1 / seats;
    return winners.includes(seat) ? 1 / winners.length : 0;
  });

const judged = async <T extends GameTypes>(
  face: Face<T>,
  play: Session<T>,
  player: RemotePlayer<T>,
  { catalogues, signal }: Search,
): Promise<Judged> => {
  const { game } = face;
  const { ply, view, deciding } = play.snapshot();
  const nothing: Judged = { ply, values: [], better: null };
  if (view === null) return nothing;
  const outcome = game.outcome(view);
  if (isSome(outcome)) return { ...nothing, values: finalValues(game.seatCount(view), outcome.value.winners) };
  const mover = play.history()[ply]?.seat ?? null;
  const seat = mover !== null && isSeat(mover) ? mover : deciding[0];
  if (seat === undefined || mover === -1) return nothing;
  const own = play.as(seat).snapshot().view;
  const found = own === null ? null : await player.think(own, seat, { signal });
  if (found === null || !isRight(found)) return nothing;
  const { best, candidates } = found.right;
  const words = say([...catalogues, face.english])(face.describe(view, best));
  return {
    ply,
    values: candidates[0]?.value ?? [],
    better: { text: game.moveText.print(best), words, places: face.parts(best) },
  };
};

/**
 * Searches through a record, position after position, from the last one back: an end is certain, and what came late is often what decided.
 *
 * @param face - the face of the game
 * @param search - the record, the bot and its worker, and who hears of what is found
 * @returns settles when every position is judged, or once it is stopped
 */
export const judge = async <T extends GameTypes>(face: Face<T>, search: Search): Promise<void> => {
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
