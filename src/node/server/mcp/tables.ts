/**
 * Tables at which an agent plays, either against bots that answer immediately or alone at all seats.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Bot, Knowledge } from '../../../bots/index.js';
import type { Game, GameTypes } from '../../../core/contract/game.js';
import { withLimits } from '../../../core/playing/limits.js';
import { legalMovesOf } from '../../../core/playing/seat-moves.js';
import { type Fault, fault } from '../../../core/values/fault.js';
import type { Seed } from '../../../core/values/random.js';
import { firstSeats, type Seat } from '../../../core/values/seat.js';
import {
  act,
  chanceSince,
  deciding,
  look,
  type Message,
  open,
  sightAt,
  type Table,
  type TypedSight,
} from '../../../table/index.js';
import { tableOf } from '../../host/analysis-table.js';
import { readKnown } from '../../host/bots.js';
import { printReason, reasonFor } from '../../host/reason.js';
import { newSecret, type SeedOf, seedsOf } from '../../host/secret.js';
import { moveInWords } from '../../host/words.js';
import { think } from '../slices.js';
import { mostWaiting, TableThinking, type Turn } from './thinking.js';

/** An answer to an agent: a text to read, and the same content as data. */
export interface AgentAnswer {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What an agent can do at a table. */
export interface AgentTable {
  /** Shows the view of the agent's seat, the board, and the seats that have to decide. */
  readonly look: () => AgentAnswer;
  /** Lists the agent's legal moves whose notation begins with the given text: one per line, each with its description. */
  readonly legal: (start: string) => AgentAnswer;
  /**
   * Waits until the bots have decided, and then calls `act`; the result is a fault if the signal is aborted first. The other members act on the table
   * as it is: they are called through this one.
   */
  readonly whenReady: <A>(signal: AbortSignal, act: () => Either<Fault, A>) => Promise<Either<Fault, A>>;
  /**
   * Makes a move, lets the bots answer, and reports the events. If the signal is aborted, nobody hears the answer, but the bots think as long as ever,
   * and whoever calls next waits for them.
   */
  readonly play: (move: string, signal: AbortSignal) => Promise<Either<Fault, AgentAnswer>>;
  /** Says whether a move is legal and, if not, why. */
  readonly why: (move: string) => AgentAnswer;
  /** Goes back to the position before the agent's last decision. */
  readonly undo: () => Either<Fault, AgentAnswer>;
  /** Asks a bot for its opinion of the position as soon as it has a turn; this bot works for the caller alone, and stops when the signal is aborted. */
  readonly analyse: (bot: Bot, signal: AbortSignal, turn: Turn) => Promise<Either<Fault, AgentAnswer>>;
  /** Lets the bots stop thinking, because the table has made room for another one. */
  readonly close: () => void;
}

/** The table that an agent requests. */
export interface AgentTableRequest {
  readonly game: string;
  readonly options: unknown;
  /** The seed of the set-up; if null, a seed is drawn and kept secret. */
  readonly seed: Seed | null;
  /** The agent's seat; null if the agent plays all seats. */
  readonly seat: Seat | null;
  /** The bot that plays the other seats. */
  readonly bot: string;
}

const mostListed = 200;

const nameOf = (seat: Seat): string => `seat${seat}`;

/** A table at which an agent plays a game. Tables made by {@link openFor} have a player at every seat. */
class PlayedTable<T extends GameTypes> implements AgentTable {
  readonly #game: Game<T>;
  readonly #knowledge: Knowledge<T>;
  /** The agent's seat; null if the agent plays all seats. */
  readonly #own: Seat | null;
  readonly #bot: Bot;
  readonly #seedOf: SeedOf;
  #table: Table<T>;
  /** The moves that have not been reported to the agent yet. */
  #news: string[] = [];
  readonly #thinking = new TableThinking();
  readonly #turn: Turn;

  constructor(table: Table<T>, knowledge: Knowledge<T>, own: Seat | null, bot: Bot, seedOf: SeedOf, turn: Turn) {
    this.#turn = turn;
    this.#game = table.game;
    this.#knowledge = knowledge;
    this.#own = own;
    this.#bot = bot;
    this.#seedOf = seedOf;
    this.#table = table;
  }

  // ---- reading ----

  /** The seat for which the agent decides now; undefined while the agent has nothing to decide. */
  #deciding(): Seat | undefined {
    return deciding(this.#table).find((seat) => this.#own === null || seat === this.#own);
  }

  /** The seat whose view is shown to the agent: the seat for which the agent decides now, otherwise its own seat. */
  #seat(): Seat {
    return this.#deciding() ?? this.#own ?? 0;
  }

  #sight(seat: Seat): TypedSight<T> {
    const sight = sightAt(this.#table, seat);
    // This would be an internal error: an agent's table starts with a player at every seat, so its game can always be shown.
    if (sight === undefined) throw new Error('a table of an agent has a player at every seat');
    return sight;
  }

  /** Says in one line how the game ended; empty while the game continues. */
  #ending(): string {
    const { end } = look(this.#table, 'spectators', 0);
    if (end === null) return '';
    if (end._tag === 'ByPeople') return `The game is over: ${end.end.reason}.`;
    const { winners, reason, scores } = end.result;
    return `The game is over (${String(reason)}). Won by: ${winners.map(nameOf).join(' and ') || 'nobody'}. Scores: ${scores.join(' ')}.`;
  }

  /** Reports the given events, the position, the seats that have to decide, and the board. */
  #show(news: readonly string[] = []): AgentAnswer {
    const { ply, view } = this.#sight(this.#seat());
    const now = deciding(this.#table);
    const who = `To decide: ${now.map(nameOf).join(', ')}. You are ${this.#own === null ? 'all seats' : nameOf(this.#own)}.`;
    const [ending, viewText, board] = [this.#ending(), this.#game.viewText.print(view), this.#game.board(view)];
    const shown = [`${this.#game.title}, ${ply} moves made. ${ending || who}`, `view: ${viewText}`, board].join('\n');
    return {
      text: news.length === 0 ? shown : `What happened: ${news.join('; ')}\n\n${shown}`,
      data: { ply, view: viewText, board, deciding: now, over: ending !== '', ending, news },
    };
  }

  look(): AgentAnswer {
    const news = this.#news;
    this.#news = [];
    return this.#show(news);
  }

  legal(start: string): AgentAnswer {
    const seat = this.#deciding();
    if (seat === undefined)
      return { text: this.#ending() || 'It is not for you to decide.', data: { total: 0, found: 0, moves: [] } };
    const { view } = this.#sight(seat);
    const all = legalMovesOf(this.#game)(view, seat).map(this.#game.moveText.print);
    const found = all.filter((text) => text.startsWith(start));
    const viewText = this.#game.viewText.print(view);
    const moves = found.slice(0, mostListed).map((move) => {
      const words = moveInWords(this.#game.id, viewText, move);
      return { move, words: isLeft(words) ? '' : words.right };
    });
    const rest = found.length - moves.length;
    const text = [
      `${found.length} of ${all.length} legal moves of ${nameOf(seat)}:`,
      ...moves.map(({ move, words }) => (words === '' ? move : `${move} (${words})`)),
      ...(rest === 0 ? [] : [`... and ${rest} more: ask for those that begin with a text`]),
    ].join('\n');
    return { text, data: { total: all.length, found: found.length, moves } };
  }

  why(move: string): AgentAnswer {
    const reason = reasonFor(this.#game, this.#sight(this.#seat()).view, move);
    const { legal, rule, text } = reason;
    return { text: printReason(reason), data: { legal, rule, text } };
  }

  async analyse(bot: Bot, signal: AbortSignal, turn: Turn): Promise<Either<Fault, AgentAnswer>> {
    // Wait for the bots of the table first. A caller must not hold the turn that they need.
    const ready = await this.whenReady(signal, () => right(undefined));
    return isLeft(ready) ? ready : turn(() => this.#analyseNow(bot, signal));
  }

  async #analyseNow(bot: Bot, signal: AbortSignal): Promise<Either<Fault, AgentAnswer>> {
    if (signal.aborted) return left(fault([], 'the call was cancelled'));
    const seat = this.#deciding();
    if (seat === undefined) return left(fault([], 'it is not for you to decide', this.#game.turnRule));
    const player = bot.sit(this.#game, this.#knowledge, 1);
    const search = player.look(this.#sight(seat).view, seat);
    if (search === undefined) return left(fault([], 'this seat has nothing to decide', this.#game.turnRule));
    const analysis = await think(search, player.budget, { signal });
    const table = tableOf(this.#game, seat, analysis, { width: 80 });
    const best = this.#game.moveText.print(analysis.best);
    return right({ text: `columns: visits, worth, proven, line\n${table}`, data: { best, table } });
  }

  // ---- acting ----

  #say(message: Message): Either<Fault, void> {
    const { table, out } = act(this.#table, message, 0);
    this.#table = table;
    for (const { to, event } of out) {
      if (event._tag === 'Refused') return left(fault([], event.text, event.rule ?? undefined));
      if (to === (this.#own ?? 'spectators') && event._tag === 'Told')
        this.#news.push(`${event.seat === null ? 'chance' : nameOf(event.seat)}: ${event.move ?? '(in secret)'}`);
    }
    return right(undefined);
  }

  /** The first seat whose bot has to decide. */
  #nextBot(): Seat | undefined {
    return deciding(this.#table).find((one) => this.#own !== null && one !== this.#own);
  }

  /** Lets the bots decide until the agent has to decide, or the game is over. Returns at once: {@link whenReady} waits for the bots. */
  startBots(): void {
    if (this.#nextBot() !== undefined) this.#thinking.start(this.#turn, () => this.#letBotsMove());
  }

  async #letBotsMove(): Promise<void> {
    const { signal } = this.#thinking;
    for (;;) {
      const seat = this.#nextBot();
      if (seat === undefined || signal.aborted) return;
      const { ply, course, view } = this.#sight(seat);
      const seed = this.#seedOf('decision', seat, ply, this.#game.viewText.print(view));
      const player = this.#bot.sit(this.#game, this.#knowledge, seed);
      const search = player.look(view, seat);
      if (search === undefined) return;
      const { best } = await think(search, player.budget, { signal });
      const move = this.#game.moveText.print(best);
      if (isLeft(this.#say({ _tag: 'Move', player: nameOf(seat), ply, course, move }))) return;
    }
  }

  whenReady<A>(signal: AbortSignal, act: () => Either<Fault, A>): Promise<Either<Fault, A>> {
    return this.#thinking.after(signal, act);
  }

  async play(move: string, signal: AbortSignal): Promise<Either<Fault, AgentAnswer>> {
    const made = await this.whenReady(signal, () => this.#make(move));
    return isLeft(made) ? made : this.#thinking.after(signal, () => right(this.look()), mostWaiting + 1);
  }

  #make(move: string): Either<Fault, void> {
    const seat = this.#seat();
    const made = this.#say({ _tag: 'Move', player: nameOf(seat), ply: this.#sight(seat).ply, move });
    if (!isLeft(made)) this.startBots();
    return made;
  }

  close(): void {
    this.#thinking.close();
  }

  undo(): Either<Fault, AgentAnswer> {
    const seat = this.#seat();
    const ply = this.#lastPly(seat);
    if (ply < 0) return left(fault([], 'there is nothing to take back'));
    const { stage } = this.#table;
    if (this.#own !== null && stage._tag === 'Playing' && chanceSince(stage.play, ply))
      return left(fault([], 'chance has decided since: the other seats do not let you go back'));
    const asked = this.#say({ _tag: 'AskUndo', player: nameOf(seat), ply });
    if (isLeft(asked)) return asked;
    // Take the move back on behalf of all other seats, which always agree at an agent's table.
    for (const other of firstSeats(this.#table.players.length))
      if (other !== seat && look(this.#table, 'spectators', 0).undo !== null)
        this.#say({ _tag: 'AnswerUndo', player: nameOf(other), accept: true });
    this.#news = [];
    return right(this.#show());
  }

  /** The number of moves made before the agent's last decision; -1 if the agent has not decided anything yet. */
  #lastPly(seat: Seat): number {
    const { ply, waiting } = this.#sight(seat);
    if (waiting.some((one) => one.seat === seat)) return ply;
    const { stage } = this.#table;
    const made = stage._tag === 'Playing' ? stage.play.made : [];
    return made.findLastIndex(({ seat: by }) => by !== null && (this.#own === null || by === this.#own));
  }
}

/**
 * Opens a table for an agent, with a bot at every seat that the agent does not play. Bots that decide before the agent begin to think.
 *
 * @param turn - waits until the processor is free for the bots of the table
 */
export const openFor = (wanted: AgentTableRequest, bot: Bot, turn: Turn): Either<Fault, AgentTable> => {
  const known = readKnown(wanted.game);
  if (isLeft(known)) return known;
  return known.right.open((game, knowledge): Either<Fault, AgentTable> => {
    const { seat } = wanted;
    const options = withLimits(game)(wanted.options);
    const seedOf = seedsOf(newSecret());
    const seed = wanted.seed ?? seedOf('set-up');
    const empty = open(game, { options, seed }, 0);
    if (isLeft(empty)) return empty;
    const players = firstSeats(empty.right.table.players.length).map(nameOf);
    if (seat !== null && seat >= players.length) return left(fault(['seat'], `there are ${players.length} seats`));
    const opened = open(game, { options, seed, players }, 0);
    if (isLeft(opened)) return opened;
    const table = new PlayedTable(opened.right.table, knowledge, seat, bot, seedOf, turn);
    table.startBots();
    return right(table);
  });
};
