/**
 * The worker's side of the connection to a page: players that think when the page asks them.
 *
 * @packageDocumentation
 */

import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { decode } from '../../core/reading/codec.js';
import { orNull } from '../../core/values/absent.js';
import { type Fault, fault, show } from '../../core/values/fault.js';
import { ruleOrNull } from '../../core/values/rule-of-fault.js';
import { isSeat } from '../../core/values/seat.js';
import type { Analysis } from '../analysis.js';
import { type Budget, botOf, type Player } from '../bot.js';
import { forecastOf } from '../forecast.js';
import { type Knowledge, type Known, loadLearned } from '../knowledge.js';
import { outlookOf } from '../outlook.js';
import { think } from '../think.js';
import {
  asked,
  listen,
  type Port,
  type SentAnalysis,
  type Sit,
  type Think,
  type WorkerReply,
  type WorkerRequest,
} from './messages.js';

/** A player of any game; positions, moves and answers are passed as texts. */
interface WorkerPlayer {
  readonly think: (
    asked: Think,
    signal: { readonly aborted: boolean },
    onInfo: (sent: SentAnalysis) => void,
  ) => Promise<Either<Fault, SentAnalysis>>;
  readonly told: (move: string) => void;
}

/**
 * The greatest number of players that a worker keeps at the same time. Because of this limit, a page that never releases its players cannot fill the
 * worker's memory.
 */
const mostPlayers = 64;

const sent = <T extends GameTypes>(
  { moveText }: Game<T>,
  analysis: Analysis<T['Move']>,
): Omit<SentAnalysis, 'forecast'> => ({
  best: moveText.print(analysis.best),
  iterations: analysis.iterations,
  depth: analysis.depth,
  nodes: analysis.nodes,
  done: analysis.done,
  candidates: analysis.candidates.map(({ visits, value, line, proven }) => ({
    visits,
    value,
    line: line.map(moveText.print),
    proven: proven ?? 'none',
  })),
});

/** Returns a function that adds a forecast to an analysis for the page; the forecast uses only what the view shows. */
const teller = <T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>, view: T['View'], seat: number) => {
  const state = game.determinize(view, 0);
  const outlook = outlookOf(game, knowledge, state);
  return (found: Analysis<T['Move']>): SentAnalysis => ({
    ...sent(game, found),
    forecast: orNull(forecastOf(knowledge, state, seat, found, outlook)),
  });
};

const budgetOf = (own: Budget, { iterations, ms }: Think): Budget =>
  iterations !== null ? { iterations } : ms !== null ? { ms } : own;

/** Tells a player of a move, as soon as the player is there. */
const tell = <T extends GameTypes>(player: Player<T> | Promise<Player<T>>, move: T['Move']): Promise<void> | void =>
  player instanceof Promise ? player.then(({ told }) => told(move)) : player.told(move);

const seated = ({ bot: text, seed }: Sit, known: Known): Either<Fault, WorkerPlayer> => {
  const bot = botOf(text);
  if (isLeft(bot)) return bot;
  return known.open(<T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>): Either<Fault, WorkerPlayer> => {
    const sit = (all: Knowledge<T>): Player<T> => bot.right.sit(game, all, seed);
    const player = bot.right.needsLearned === true ? loadLearned(knowledge).then(sit) : sit(knowledge);
    return right({
      think: async (question, signal, onInfo) => {
        const view = game.viewText.parse(question.view);
        if (isLeft(view)) return view;
        const { seat } = question;
        const { look, budget: own } = await player;
        const search = isSeat(seat) ? look(view.right, seat) : undefined;
        if (search === undefined) return left(fault(['seat'], `seat ${seat} has nothing to decide`, game.turnRule));
        const told = teller(game, knowledge, view.right, question.seat);
        const budget = budgetOf(own, question);
        return right(told(await think(search, budget, { signal, onInfo: (found) => onInfo(told(found)) })));
      },
      told: (move) => {
        const read = game.moveText.parse(move);
        if (!isLeft(read)) void tell(player, read.right);
      },
    });
  });
};

/** The worker's side of the connection to a page: the players, and the searches in progress. */
class Desk {
  readonly #players = new Map<number, WorkerPlayer>();
  readonly #running = new Map<number, { aborted: boolean }>();

  readonly #port: Port;
  readonly #games: readonly Known[];

  constructor(port: Port, games: readonly Known[]) {
    [this.#port, this.#games] = [port, games];
  }

  handle(request: WorkerRequest): void {
    switch (request._tag) {
      case 'Sit':
        this.#sit(request);
        break;
      case 'Think':
        void this.#ponder(request);
        break;
      case 'Told':
        this.#players.get(request.player)?.told(request.move);
        break;
      case 'Stop':
        this.#stop(request.id);
        break;
      case 'Leave':
        this.#players.delete(request.player);
    }
  }

  #sit(request: Sit): void {
    const known = this.#games.find(({ id }) => id === request.game);
    const ids = this.#games.map(({ id }) => id).join(', ');
    const made =
      known === undefined
        ? left(fault(['game'], `no game ${show(request.game)}; there are: ${ids}`))
        : this.#players.size >= mostPlayers
          ? left(fault(['player'], `there are ${mostPlayers} players already`))
          : seated(request, known);
    this.#players.set(request.player, isLeft(made) ? refusing(made.left) : made.right);
  }

  async #ponder(request: Think): Promise<void> {
    const { id, player } = request;
    const signal = { aborted: false };
    this.#running.set(id, signal);
    const seat = this.#players.get(player) ?? refusing(fault(['player'], `no player ${player}`));
    const found = await seat.think(request, signal, (analysis) => this.#answer({ _tag: 'Info', id, analysis }));
    this.#running.delete(id);
    if (isLeft(found)) this.#fail(id, found.left);
    else this.#answer({ _tag: 'Done', id, analysis: found.right });
  }

  #stop(id: number): void {
    const signal = this.#running.get(id);
    if (signal !== undefined) signal.aborted = true;
  }

  #answer(message: WorkerReply): void {
    this.#port.postMessage(message);
  }

  #fail(id: number, wrong: Fault): void {
    this.#answer({ _tag: 'Failed', id, path: wrong.path, reason: wrong.reason, rule: ruleOrNull(wrong) });
  }
}

/**
 * Lets bots think in a worker, which then answers the questions that {@link connect} sends from the page. Searches that run at the same time share
 * the worker's computing time.
 *
 * @param port - the global scope of a worker (`self`), or `parentPort` of `node:worker_threads`
 * @param games - the games that the worker can think about, each with what bots know about it; a bundle contains only these games
 * @returns nothing, but the worker listens until its port is closed
 *
 * @example
 * ```ts
 * import { knownGame, terrafex } from 'rulehouse/bots';
 * import { serve } from 'rulehouse/bots/worker';
 * import { game } from 'rulehouse/terrafex';
 * const { port1 } = new MessageChannel();
 * serve(port1, [knownGame(game, terrafex)]);
 * port1.close(); // undefined
 * ```
 */
export const serve = (port: Port, games: readonly Known[]): void => {
  const desk = new Desk(port, games);
  listen(port, (data) => {
    const request = decode(asked)(data);
    // Anything else comes from other code that uses the same port.
    if (!isLeft(request)) desk.handle(request.right);
  });
};

/** Stands in for a player that could not be made; when asked for a move, it answers with the reason why there is no player. */
const refusing = (reason: Fault): WorkerPlayer => ({
  think: () => Promise.resolve(left(reason)),
  told: () => undefined,
});
