/**
 * A bot's analysis of the position that a session shows. The best moves are reported while the bot thinks.
 *
 * @packageDocumentation
 */
import { isRight } from 'fp-ts/Either';
import type { Analysis } from '../../bots/index.js';
import type { Signal } from '../../bots/worker/connect.js';
import type { Port } from '../../bots/worker/messages.js';
import type { GameTypes } from '../../core/contract/game.js';
import type { Face } from '../../face/face.js';
import { type Catalogue, say } from '../../face/message.js';
import type { AnySession } from '../session/any-session.js';

/** A move that a bot considers. */
export interface Line {
  /** The move in words. */
  readonly words: string;
  /** The share of the bot's thinking that was spent on the move, from 0 to 1. */
  readonly share: number;
  /** The result that the bot expects for the player who moves, from 0 to 1; null if the bot does not know. */
  readonly value: number | null;
  /** The result to which the move provably leads; null if no result is proven. */
  readonly proven: string | null;
}

/** What an analysis needs: the session, the bot with its worker, the language, and a listener. */
export interface AnalysisRequest {
  /** The session that shows the position. */
  readonly play: AnySession;
  /** The bot. */
  readonly bot: string;
  /** Opens the worker in which the bot thinks. */
  readonly worker: () => Port | undefined;
  /** The catalogues of texts in the page's language. */
  readonly catalogues: readonly Catalogue[];
  /** Called with the best moves found so far. */
  readonly onLines: (lines: readonly Line[]) => void;
  /** Stops it. */
  readonly signal: Signal;
}

/**
 * Lets a bot think about a position, and reports the best moves found so far.
 *
 * @param asked - the session, the bot, its worker, and the listener for its moves
 * @returns a promise that settles when the bot has finished or was stopped
 */
export type Analyse = (asked: AnalysisRequest) => Promise<void>;

const mostLines = 6;

/**
 * The number of iterations in an analysis, unless people stop it earlier. The number is higher than at any level of play, since people who analyse
 * are ready to wait.
 */
const thorough = 10_000;

const linesOf = <T extends GameTypes>(
  { describe, english }: Face<T>,
  catalogues: readonly Catalogue[],
  view: T['View'],
  team: number,
  { candidates }: Analysis<T['Move']>,
): readonly Line[] => {
  const speak = say([...catalogues, english]);
  const visits = candidates.reduce((sum, one) => sum + one.visits, 0);
  return candidates.slice(0, mostLines).map((one) => ({
    words: speak(describe(view, one.move)),
    share: visits === 0 ? 0 : one.visits / visits,
    value: one.value[team]!,
    proven: one.proven,
  }));
};

/** Returns the function that analyses positions of a game. */
export const analysisOf =
  <T extends GameTypes>(face: Face<T>): Analyse =>
  async ({ play, bot, worker, catalogues, onLines, signal }) => {
    const { game } = face;
    const [seat] = play.snapshot().deciding;
    const port = worker();
    if (seat === undefined || port === undefined) return;
    const { view } = play.as(seat).snapshot();
    if (view === null) return;
    const team = game.teams(view)[seat]!;
    const { connect } = await import('../../bots/worker/connect.js');
    const player = connect(port).sit(game, bot, 1);
    const tell = (info: Analysis<T['Move']>): void => onLines(linesOf(face, catalogues, view, team, info));
    const found = await player.think(view, seat, { budget: { iterations: thorough }, signal, onInfo: tell });
    if (isRight(found)) tell(found.right);
    player.leave();
  };
