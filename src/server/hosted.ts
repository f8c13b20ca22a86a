/**
 * One table of the server: it takes messages one at a time, each on the disk before anyone hears of it, and has clocks, bots and listeners.
 *
 * @packageDocumentation
 */
import { isLeft, isRight } from 'fp-ts/Either';
import { type Knowledge, think } from '../bots/index.js';
import type { Game, GameTypes } from '../core/contract/game.js';
import { legalMovesOf } from '../core/playing/seat-moves.js';
import type { GameRecord } from '../core/records/shape.js';
import { type Seat, seats } from '../core/values/seat.js';
import {
  act,
  alarm,
  chanceSince,
  type Event,
  look,
  type Look,
  type Message,
  type Out,
  type Play,
  recordOf,
  sightAt,
  type Table,
  type TypedSight,
  type Viewer,
} from '../table/index.js';
import type { Entrant } from '../host/entrant.js';
import type { Seated } from '../host/seated.js';
import type { SeedOf } from '../host/secret.js';
import type { Lines } from './store.js';

/** The answer to a message. */
export interface Answer {
  readonly taken: boolean;
  /** Why the message was refused; null if it was not. */
  readonly refusal: { readonly rule: string | null; readonly text: string } | null;
}

/** Hears the events that one viewer may know. */
export type Listener = (event: Event) => void;

/** A table of any game. */
export interface Hosted {
  readonly id: string;
  /** Takes a message, after all that came before it. Rejects if it cannot be written down; then nothing has changed. */
  readonly say: (message: Message) => Promise<Answer>;
  /** The table as a viewer sees it now. */
  readonly look: (viewer: Viewer) => Look;
  /** The texts of the legal moves of a seat; none if it has nothing to decide. */
  readonly legal: (viewer: Viewer) => readonly string[];
  /** The seat of a player; `spectators` for one who has none. */
  readonly viewerOf: (player: string | undefined) => Viewer;
  /** Sends events to a listener until the returned function is called. */
  readonly listen: (viewer: Viewer, listener: Listener) => () => void;
  /** The number of listeners. */
  readonly listeners: () => number;
  /** Lets a bot play for a player who already has a seat. */
  readonly seatBot: (player: string, entrant: Entrant) => void;
  /** The record of the game; undefined before it is over. */
  readonly record: () => GameRecord | undefined;
  readonly isOver: () => boolean;
  /** Stops clocks and bots. */
  readonly close: () => Promise<void>;
}

/** The longest wait of a timer: milliseconds. */
const longestWait = 2 ** 31 - 1;

/** The most lines of one log. Tables stay below it by themselves; those of earlier releases need not have. */
const mostLines = 50_000;

const refusalOf = (out: readonly Out[]): Answer['refusal'] => {
  for (const { event } of out) if (event._tag === 'Refused') return { rule: event.rule, text: event.text };
  return null;
};

/** A table to host: its state, and where it is kept. */
export interface Hosting<T extends GameTypes> {
  readonly game: Game<T>;
  readonly knowledge: Knowledge<T>;
  readonly id: string;
  readonly table: Table<T>;
  readonly log: Lines;
  /** The number of lines in the log. */
  readonly written: number;
  /** The seeds of the bots, which come from the secret of the table. */
  readonly seedOf: SeedOf;
}

/** A bot that plays for a player. */
interface Bot<T extends GameTypes> {
  readonly player: string;
  readonly entrant: Entrant;
  /** Its place at the game, from its first decision on. */
  seated: Seated<T> | undefined;
  isThinking: boolean;
}

class HostedTable<T extends GameTypes> implements Hosted {
  readonly id: string;
  readonly #hosting: Hosting<T>;
  readonly #listening = new Map<Listener, Viewer>();
  readonly #bots = new Map<Seat, Bot<T>>();
  #table: Table<T>;
  #written: number;
  #isClosed = false;
  #queue: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(hosting: Hosting<T>) {
    this.#hosting = hosting;
    this.id = hosting.id;
    this.#table = hosting.table;
    this.#written = hosting.written;
    this.#setAlarm();
  }

  // ---- messages ----

  say(message: Message): Promise<Answer> {
    const answer = this.#queue.then(() => this.#take(message));
    this.#queue = answer.catch(() => undefined);
    return answer;
  }

  /** Says something of which the answer does not matter. */
  #mention(message: Message): void {
    void this.say(message).catch(() => undefined);
  }

  async #take(message: Message): Promise<Answer> {
    const { table, taken, out, lines } = act(this.#table, message, Date.now());
    // The end of the game is written in any case: nothing but comments could follow.
    const isEnd = !this.isOver() && table.stage._tag === 'Over';
    if (this.#written + lines.length > mostLines && lines.length > 0 && !isEnd)
      return { taken: false, refusal: { rule: null, text: 'the log of this table is full' } };
    if (lines.length > 0) await this.#hosting.log.append(lines);
    this.#written += lines.length;
    this.#table = table;
    for (const { to, event } of out)
      for (const [listener, viewer] of this.#listening) if (viewer === to) listener(event);
    this.#setAlarm();
    for (const [seat, bot] of this.#bots) {
      for (const { to, event } of out) if (to === seat) this.#hear(seat, bot, event);
      void this.#decide(seat, bot);
    }
    return { taken, refusal: refusalOf(out) };
  }

  #setAlarm(): void {
    clearTimeout(this.#timer);
    const at = this.#isClosed ? undefined : alarm(this.#table);
    if (at === undefined) return;
    const wait = Math.min(longestWait, Math.max(0, at - Date.now()));
    this.#timer = setTimeout(() => this.#mention({ _tag: 'Tick' }), wait);
  }

  // ---- viewers ----

  look(viewer: Viewer): Look {
    return look(this.#table, viewer, Date.now());
  }

  legal(viewer: Viewer): readonly string[] {
    const { game } = this.#hosting;
    const sight = sightAt(this.#table, viewer);
    return viewer === 'spectators' || sight?.deciding.includes(viewer) !== true
      ? []
      : legalMovesOf(game)(sight.view, viewer).map(game.moveText.print);
  }

  viewerOf(player: string | undefined): Viewer {
    return this.#seatOf(player) ?? 'spectators';
  }

  #seatOf(player: string | undefined): Seat | undefined {
    return seats.find((one) => player !== undefined && this.#table.players[one] === player);
  }

  listen(viewer: Viewer, listener: Listener): () => void {
    this.#listening.set(listener, viewer);
    return () => this.#listening.delete(listener);
  }

  listeners(): number {
    return this.#listening.size;
  }

  // ---- bots ----

  seatBot(player: string, entrant: Entrant): void {
    const seat = this.#seatOf(player);
    if (seat === undefined) return;
    const bot: Bot<T> = { player, entrant, seated: undefined, isThinking: false };
    this.#bots.set(seat, bot);
    void this.#decide(seat, bot);
  }

  /** Tells a bot of an event. Bots let people take moves back unless chance has decided since, and decline draws. */
  #hear(seat: Seat, bot: Bot<T>, event: Event): void {
    const { player } = bot;
    if (event._tag === 'Told') {
      const move = event.move === null ? undefined : this.#hosting.game.moveText.parse(event.move);
      bot.seated?.told(event.seat, move !== undefined && isRight(move) ? move.right : null);
    }
    if (event._tag === 'UndoAsked' && event.seat !== seat) {
      const { stage } = this.#table;
      const accept = stage._tag === 'Playing' && !chanceSince(stage.play, event.ply);
      this.#mention({ _tag: 'AnswerUndo', player, accept });
    }
    if (event._tag === 'DrawOffered' && event.seat !== seat)
      this.#mention({ _tag: 'AnswerDraw', player, accept: false });
    if (event._tag === 'Ended') void this.#endBot(bot);
  }

  /** Lets a bot decide, if its seat has a decision to make: it moves, or resigns if it finds no move. */
  async #decide(seat: Seat, bot: Bot<T>): Promise<void> {
    const { stage } = this.#table;
    if (bot.isThinking || this.#isClosed || stage._tag !== 'Playing') return;
    const sight = sightAt(this.#table, seat);
    if (sight?.deciding.includes(seat) !== true) return;
    bot.isThinking = true;
    bot.seated ??= this.#sitDown(seat, bot.entrant, stage.play);
    const move = await this.#choose(seat, bot.entrant, bot.seated, sight);
    bot.isThinking = false;
    if (this.#hasClosed()) return;
    const { player } = bot;
    const message: Message =
      move === undefined ? { _tag: 'Resign', player } : { _tag: 'Move', player, ply: sight.ply, move };
    const answer = await this.say(message).catch(() => undefined);
    // If moves were taken back meanwhile, it thinks again.
    if (answer?.taken === false && move !== undefined && sightAt(this.#table, seat)?.ply !== sight.ply)
      void this.#decide(seat, bot);
  }

  #sitDown(seat: Seat, entrant: Entrant, { options }: Play<T>): Seated<T> {
    const { game, knowledge, seedOf } = this.#hosting;
    // All seats are taken, or there would be no game.
    const players = this.#table.players.map(String);
    return entrant.sit({ game, options, seat, players, seed: seedOf('bot', seat) }, knowledge);
  }

  /** The text of the move that a bot chooses. A bot of the library thinks in slices, so that no one else has to wait. */
  async #choose(
    seat: Seat,
    { bot }: Entrant,
    seated: Seated<T>,
    { ply, view, moves }: TypedSight<T>,
  ): Promise<string | undefined> {
    const { game, knowledge, seedOf } = this.#hosting;
    if (bot === undefined) {
      const choice = await seated.choose(view, moves);
      return isLeft(choice) ? undefined : game.moveText.print(choice.right.move);
    }
    // The seed depends on the view: a player who takes moves back and plays on otherwise meets other draws, not those already seen.
    const player = bot.sit(game, knowledge, seedOf('decision', seat, ply, game.viewText.print(view)));
    const search = player.look(view, seat);
    return search === undefined ? undefined : game.moveText.print((await think(search, player.budget)).best);
  }

  async #endBot(bot: Bot<T>): Promise<void> {
    await bot.seated?.end?.({ reason: 'over', winners: [], scores: null });
    bot.seated = undefined;
  }

  // ---- the end ----

  record(): GameRecord | undefined {
    const record = this.isOver() ? recordOf(this.#table) : undefined;
    return record !== undefined && isRight(record) ? record.right : undefined;
  }

  isOver(): boolean {
    return this.#table.stage._tag === 'Over';
  }

  /** A method, since the table may have been closed while something was waited for. */
  #hasClosed(): boolean {
    return this.#isClosed;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#queue;
    for (const bot of this.#bots.values()) await this.#endBot(bot);
    await this.#hosting.log.close();
  }
}

/** Hosts a table: its clocks and bots run from now on. */
export const hosted = <T extends GameTypes>(hosting: Hosting<T>): Hosted => new HostedTable(hosting);
