/**
 * One table of the server, with its clocks, bots and listeners. The table accepts messages one at a time, and writes each message to the disk before
 * telling anyone.
 *
 * @packageDocumentation
 */
import { setTimeout as pause } from 'node:timers/promises';
import { isLeft, isRight } from 'fp-ts/Either';
import type { Knowledge } from '../../bots/index.js';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { legalMovesOf } from '../../core/playing/seat-moves.js';
import type { GameRecord, RecordDeparture } from '../../core/records/shape.js';
import { orNull } from '../../core/values/absent.js';
import type { Seed } from '../../core/values/random.js';
import type { Seat } from '../../core/values/seat.js';
import { seatOf } from '../../table/consequence.js';
import { seenBy } from '../../table/deciding.js';
import {
  type Acted,
  act,
  alarm,
  chanceSince,
  deciding,
  type Event,
  isOfHost,
  type Look,
  look,
  type Message,
  type Out,
  recordOf,
  rematch,
  sightAt,
  type Table,
  type TableSpec,
  type TypedSight,
  type Viewer,
} from '../../table/index.js';
import { voiceOf } from '../../table/leaving.js';
import type { Entrant } from '../host/entrant.js';
import { gameFailure, movesInWords } from '../host/game-failure.js';
import type { SeatedPlayer } from '../host/seated-player.js';
import type { SeedOf } from '../host/secret.js';
import { Answered } from './accepted-messages.js';
import { rulesIn, withMarks } from './log-fields.js';
import { Replay } from './replay.js';
import { GameFailed } from './request-failure.js';
import { think } from './slices.js';
import { type Summary, TableLost } from './store/store.js';
import type { TableTerms, ToldMove } from './table-description.js';
import { stageOf } from './table-state.js';
import type { TurnNotice } from './turn-hook.js';

/** A table's answer to a message. */
export interface TableAnswer {
  readonly taken: boolean;
  /** True if the same message with the same key had already been accepted. */
  readonly repeated?: boolean;
  /** The reason why the message was refused; null if the message was accepted. */
  readonly refusal: { readonly rule: string | null; readonly text: string } | null;
}

/** Somebody who is told what happens at a table, such as a browser. */
export interface Listener {
  /** The viewer, which is a seat or the spectators; it determines what the listener receives. A listener stays the same viewer until it is dismissed. */
  readonly viewer: Viewer;
  /** The player, or the address of the spectator, whose connections are counted together. */
  readonly who: string;
  /** True for a spectator with a link; such spectators have places of their own. */
  readonly hasLink?: boolean;
  readonly hear: (event: Event) => void;
  /** Tells the listener that the players are starting a new game at another table. */
  readonly rematch: (id: string) => void;
  /** Tells the listener that the table stands still from now on, and why. */
  readonly halted: (why: string) => void;
  /** Tells the listener that the stream of events ends; to receive more events, a client has to connect again. */
  readonly end: () => void;
}

/** Additional data that accompany a message to a table. */
export interface MessageExtras {
  /** Says why the sender may not send the message now. It is asked when all earlier messages have been handled; undefined if the sender may. */
  readonly barred?: (() => string | undefined) | undefined;
  /** The lines for the list of players, which are written if the message is accepted. */
  readonly keys?: readonly string[];
  /** Takes note of these lines once they are written, before anybody hears of the message. */
  readonly noted?: (() => void) | undefined;
  /** The key by which the message is recognised if it arrives again. */
  readonly key?: string | undefined;
}

/** The storage to which a table writes its lines. */
export interface Journal {
  /** Adds lines. The promise rejects if the lines are not written. If another process holds the table, the error is {@link TableLost}. */
  readonly append: (log: readonly string[], keys: readonly string[], state: TableState) => Promise<void>;
}

/** The parts of a table's summary that the table itself knows. */
export type TableState = Pick<Summary, 'state' | 'moves' | 'wake'>;

/** A bot that plays on for a seat that has left. */
export interface Replacement {
  /** The name under which the bot plays. */
  readonly player: string;
  readonly entrant: Entrant;
  /** What has to be written and noted when the bot takes over. */
  readonly extras: MessageExtras;
}

/** A table of any game, as the server uses it. */
export interface Hosted {
  readonly id: string;
  /** The id of the game. */
  readonly game: string;
  /**
   * Handles a message, after all messages that arrived before it. The promise rejects if the message cannot be stored; in that case, the table has
   * not changed. If the module of the game throws, the message is refused, and the table stands still from then on.
   */
  readonly say: (message: Message, along?: MessageExtras) => Promise<TableAnswer>;
  /**
   * Writes lines to the list of players. Once they are written, and before anything else happens at the table, `noted` is called, and those listeners
   * are dismissed who may no longer hear what they hear.
   */
  readonly note: (keys: readonly string[], noted?: () => void) => Promise<void>;
  /** What a viewer can see of the table at present. */
  readonly look: (viewer: Viewer) => Look;
  /** Up to a thousand moves, starting at the given ply, with what the viewer may know of them. */
  readonly steps: (viewer: Viewer, from: number) => readonly ToldMove[];
  /** The text of the position after the given number of moves, as a viewer saw it; undefined if there was no such position. */
  readonly past: (viewer: Viewer, ply: number) => string | undefined;
  /** What was agreed at the table: its options, its clock, and who may take moves back. */
  readonly agreed: () => TableTerms;
  /** The texts of a seat's legal moves; empty if the seat has nothing to decide. */
  readonly legal: (viewer: Viewer) => readonly string[];
  /** The seat of a player; `spectators` for a viewer without a seat, and for a player who has left the game. */
  readonly viewerOf: (player: string | undefined) => Viewer;
  /** True if a player has a seat, even if the player has left the game. */
  readonly isSeated: (player: string) => boolean;
  /** True if somebody may still take a seat, because it is free and the game has not begun. */
  readonly isFree: (seat: Seat) => boolean;
  /**
   * Sends events to a listener until the returned function is called. Before every event `mayHear` is asked whether the listener is still entitled to
   * what its viewer hears; if not, the listener is dismissed, and hears nothing more.
   */
  readonly listen: (listener: Listener, mayHear?: () => boolean) => () => void;
  /** Those who listen and may still hear what they hear. */
  readonly listeners: () => readonly Listener[];
  /** The number of comments that spectators have made. */
  readonly remarks: () => number;
  /** The reason why the table accepts no more messages; null if the table is open. */
  readonly halted: () => string | null;
  readonly state: () => TableState;
  /** True while a bot thinks or something is being written. */
  readonly isBusy: () => boolean;
  /** Lets a bot play for a player who already has a seat. */
  readonly seatBot: (player: string, entrant: Entrant) => void;
  /** Says who finds the bots that play on for seats which have left; they are sought from now on, also for the seats that have left already. */
  readonly replaceWith: (find: (seat: Seat) => Replacement | undefined) => void;
  /** The record of the game; undefined before the game is over. */
  readonly record: () => GameRecord | undefined;
  readonly isOver: () => boolean;
  /** The spec of a new game with the same players; undefined before the present game is over. */
  readonly rematch: (seed: Seed) => TableSpec | undefined;
  /** Stops clocks and bots, and dismisses all listeners. */
  readonly close: () => Promise<void>;
}

/** The longest wait that a timer of Node.js allows, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/**
 * The greatest number of lines in one log. Tables now keep their logs below this number of lines, but a log written by an earlier release may be
 * longer.
 */
const mostLines = 50_000;

/** The greatest number of moves that are reported at once, so that a long game keeps nobody else waiting. */
const mostSteps = 1000;

/** The first and the longest wait before a failed action is tried again, in milliseconds. */
const [soonest, latest] = [500, 15_000];

const refused = (text: string): TableAnswer => ({ taken: false, refusal: { rule: null, text } });

const refusalOf = (out: readonly Out[]): TableAnswer['refusal'] => {
  for (const { event } of out) if (event._tag === 'Refused') return { rule: event.rule, text: event.text };
  return null;
};

/** Everything that a hosted table needs: its game, its state, its storage, and the server's services. */
export interface Hosting<T extends GameTypes> {
  readonly game: Game<T>;
  readonly knowledge: Knowledge<T>;
  readonly id: string;
  readonly table: Table<T>;
  readonly journal: Journal;
  /** The lines of the table's log. */
  readonly log: readonly string[];
  /** The reason why the table's log cannot be continued; null if it can be continued. */
  readonly halted: string | null;
  /** The current time, in milliseconds since 1970. */
  readonly now: () => number;
  /** The version of the rules by which the server plays. */
  readonly rules: string;
  /** Reports to the operator that something could not be done. */
  readonly report: (what: string, error: unknown) => void;
  /** Called when a person has to decide who had nothing to decide before; left out if nobody wants to know. */
  readonly turned?: ((notice: TurnNotice) => void) | undefined;
  /** The seeds of the bots, which come from the secret of the table. */
  readonly seedOf: SeedOf;
  /** Lets a bot think as soon as the other bots of the same owner leave it enough processor time. */
  readonly turn: <A>(think: () => Promise<A>) => Promise<A>;
}

/** A bot that plays at the seat of a player. */
interface Bot<T extends GameTypes> {
  readonly player: string;
  readonly entrant: Entrant;
  /** The bot as a player at its seat; undefined before the bot's first decision. */
  seated: SeatedPlayer<T> | undefined;
  /** True from the time the bot begins to think until its message is accepted or refused. */
  isThinking: boolean;
}

/** What a message does to a table, before it is written: the effect, and the summary of the table afterwards. */
interface PendingEffect<T extends GameTypes> {
  readonly acted: Acted<T>;
  readonly state: TableState;
}

/** A decision that a bot has to make: what its seat sees, and the options of the game. */
interface BotTurn<T extends GameTypes> {
  readonly sight: TypedSight<T>;
  readonly options: T['Options'];
}

/** The seats that have left a game in which bots play on for them. */
const leftSeats = <T extends GameTypes>({ spec, stage }: Table<T>): readonly RecordDeparture[] =>
  spec.leaving === 'bot' && stage._tag === 'Playing' ? stage.play.left : [];

/** Those of these seats for which no bot has been named yet. */
const unplayed = <T extends GameTypes>(table: Table<T>): readonly RecordDeparture[] =>
  leftSeats(table).filter(({ substitute }) => substitute === null);

/** True if a decision is due in the position in which an earlier decision was due. */
const isSamePosition = <T extends GameTypes>(next: BotTurn<T> | undefined, before: BotTurn<T>): boolean =>
  next?.sight.ply === before.sight.ply && next.sight.course === before.sight.course;

class HostedTable<T extends GameTypes> implements Hosted {
  readonly id: string;
  readonly game: string;
  readonly #hosting: Hosting<T>;
  /** Those who listen, each with the question whether it may still hear what its viewer hears. */
  readonly #listening = new Map<Listener, () => boolean>();
  readonly #answered: Answered;
  readonly #replay: Replay<T>;
  readonly #bots = new Map<Seat, Bot<T>>();
  /** The seats for which a bot is about to take over. */
  readonly #replacing = new Set<Seat>();
  /** Finds the bots that take over; undefined as long as nobody has said who finds them. */
  #find: ((seat: Seat) => Replacement | undefined) | undefined;
  #table: Table<T>;
  #written: number;
  /** The latest version of the rules that the table's log names; null if the log names none. */
  #rules: string | null;
  /** The number of messages that are waiting to be handled. */
  #waiting = 0;
  #isClosed = false;
  /** The reason why the table accepts no more messages; null while it is open. */
  #halted: string | null;
  /** When the table is closed, stops the bots that are thinking. */
  readonly #stop = new AbortController();
  #queue: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(hosting: Hosting<T>) {
    this.#hosting = hosting;
    this.id = hosting.id;
    this.game = hosting.game.id;
    this.#halted = hosting.halted;
    this.#table = hosting.table;
    this.#written = hosting.log.length;
    this.#answered = new Answered(hosting.log);
    this.#replay = new Replay(hosting.game);
    this.#rules = rulesIn(hosting.log);
    this.#setAlarm();
  }

  // ---- messages ----

  say(message: Message, along: MessageExtras = {}): Promise<TableAnswer> {
    return this.#inTurn(() => this.#take(message, along));
  }

  note(keys: readonly string[], noted: () => void = () => undefined): Promise<void> {
    return this.#inTurn(async () => {
      await this.#hosting.journal.append([], keys, this.state());
      noted();
      this.#audience();
    });
  }

  #inTurn<A>(act: () => Promise<A>): Promise<A> {
    this.#waiting++;
    const answer = this.#queue.then(act).finally(() => this.#waiting--);
    this.#queue = answer.catch(() => undefined);
    return answer;
  }

  /** Sends a message that must not be lost. */
  #insist(message: Message): Promise<TableAnswer | undefined> {
    return this.#untilWritten(() => this.say(message));
  }

  /** Does something that must not be lost; if it cannot be written now, the server tries again. */
  async #untilWritten<A>(act: () => Promise<A>, wait = soonest): Promise<A | undefined> {
    try {
      return await act();
    } catch (error) {
      if (this.#isClosed || error instanceof TableLost) return undefined;
      this.#hosting.report('a message of the server could not be written and is tried again', error);
      await pause(wait, undefined, { ref: false });
      return this.#hasClosed() ? undefined : this.#untilWritten(act, Math.min(latest, wait * 2));
    }
  }

  /** The answer to a message that need not be handled, because it repeats an earlier one or the table accepts nothing more. */
  #known(message: Message, key: string | undefined): TableAnswer | undefined {
    if (key !== undefined && !isOfHost(message)) {
      const found = this.#answered.find(message, key);
      if (found === 'same') return { taken: true, repeated: true, refusal: null };
      if (found === 'other') return refused('this key belongs to another message');
    }
    return this.#halted === null ? undefined : this.#standing();
  }

  /** The answer of a table that stands still. */
  #standing(): TableAnswer {
    return refused(`this table stands still: ${this.#halted ?? 'its game failed'}`);
  }

  async #take(message: Message, along: MessageExtras): Promise<TableAnswer> {
    const barred = along.barred?.();
    if (barred !== undefined) return refused(barred);
    const known = this.#known(message, along.key);
    if (known !== undefined) return known;
    const due = this.#attempt('', (): PendingEffect<T> => {
      const acted = act(this.#table, message, this.#hosting.now());
      return { acted, state: this.#summaryOf(acted.table) };
    });
    return due === undefined ? this.#standing() : this.#accept(message, due, along);
  }

  async #accept(
    message: Message,
    { acted, state }: PendingEffect<T>,
    { keys = [], noted, key }: MessageExtras,
  ): Promise<TableAnswer> {
    const { table, taken, out, lines } = acted;
    const before = this.#due();
    // The end of the game is written even if the log is full, because only comments can follow.
    const isEnd = !this.isOver() && table.stage._tag === 'Over';
    if (this.#written + lines.length > mostLines && lines.length > 0 && !isEnd)
      return refused('the log of this table is full');
    if (lines.length > 0) await this.#write(state, lines, taken ? keys : [], taken ? key : undefined);
    this.#table = table;
    this.#dismissGone();
    if (taken) noted?.();
    if (taken && key !== undefined && !isOfHost(message)) this.#answered.took(message, key);
    for (const one of this.#audience()) for (const { to, event } of out) if (one.viewer === to) one.hear(event);
    this.#setAlarm();
    for (const [seat, bot] of this.#bots) {
      for (const { to, event } of out) if (to === seat) this.#attempt('', () => this.#hear(seat, bot, event));
      void this.#decide(seat, bot);
    }
    this.#replaceAll();
    this.#announceTurns(before);
    return { taken, refusal: refusalOf(out) };
  }

  /** The seats that have something to decide; empty if nobody wants to know. */
  #due(): readonly Seat[] {
    if (this.#hosting.turned === undefined || this.#halted !== null || this.#table.stage._tag !== 'Playing') return [];
    return this.#attempt('', () => deciding(this.#table)) ?? [];
  }

  /** Says which people have to decide who had nothing to decide before. */
  #announceTurns(before: readonly Seat[]): void {
    const { players } = this.#table;
    const { id: game, title } = this.#hosting.game;
    const { moves: ply } = stageOf(this.#table);
    for (const seat of this.#due()) {
      const player = orNull(players[seat]);
      if (player === null || before.includes(seat) || this.#bots.has(seat)) continue;
      this.#hosting.turned?.({ table: this.id, game, title, seat, player, ply });
    }
  }

  /**
   * Writes the effects of a message to the table's log and list of players. The first line written names the version of the rules if the version has
   * changed; the last line has the message's key.
   */
  async #write(state: TableState, lines: readonly string[], keys: readonly string[], key?: string): Promise<void> {
    const { journal, rules } = this.#hosting;
    const last = lines.length - 1;
    const marked = lines.map((line, index) =>
      withMarks(line, {
        ...(index === 0 && this.#rules !== rules ? { rules } : {}),
        ...(index === last && key !== undefined ? { key } : {}),
      }),
    );
    await journal.append(marked, keys, state);
    this.#written += lines.length;
    this.#rules = rules;
  }

  // ---- time ----

  state(): TableState {
    const { moves } = stageOf(this.#table);
    return this.#attempt('', () => this.#summaryOf(this.#table)) ?? { state: 'halted', moves, wake: null };
  }

  #summaryOf(table: Table<T>): TableState {
    const { state, moves } = stageOf(table);
    if (this.#halted !== null) return { state: 'halted', moves, wake: null };
    if (state === 'over') return { state, moves, wake: null };
    const isForBot = deciding(table).some((seat) => this.#bots.has(seat)) || unplayed(table).length > 0;
    return { state, moves, wake: isForBot ? 0 : orNull(alarm(table)) };
  }

  #setAlarm(): void {
    clearTimeout(this.#timer);
    const isOpen = !this.#isClosed && this.#halted === null;
    const at = isOpen ? this.#attempt('', () => alarm(this.#table)) : undefined;
    if (at === undefined) return;
    const wait = Math.min(longestWait, Math.max(0, at - this.#hosting.now()));
    this.#timer = setTimeout(() => void this.#insist({ _tag: 'Tick' }), wait);
  }

  // ---- a game that fails ----

  /** Calls the module of the game. If the module throws, the table stands still, and the result is undefined. */
  #attempt<A>(meanwhile: string, use: () => A): A | undefined {
    try {
      return use();
    } catch (error) {
      this.#halt(this.#failure(meanwhile, error));
      return undefined;
    }
  }

  /** Calls the module of the game for an answer to a client. If the module throws, the table stands still, and the error says why. */
  #answer<A>(use: () => A): A {
    try {
      return use();
    } catch (error) {
      const why = this.#failure('', error);
      this.#halt(why);
      throw new GameFailed(this.id, why);
    }
  }

  /** Says how the module of the game failed. The last move is not named: it may be secret. */
  #failure(meanwhile: string, error: unknown): string {
    const { moves } = stageOf(this.#table);
    return gameFailure(this.game, `after ${movesInWords(moves)}${meanwhile}`, error);
  }

  /** Makes the table stand still, writes down why, and tells everyone. A game that is over stays over. */
  #halt(why: string): void {
    if (this.#halted !== null || this.#isClosed || this.isOver()) return;
    this.#halted = why;
    clearTimeout(this.#timer);
    this.#hosting.report(`table ${this.id} stands still`, why);
    for (const one of this.#audience()) one.halted(why);
    void this.#untilWritten(() => this.note([JSON.stringify({ halted: why })]));
  }

  // ---- viewers ----

  look(viewer: Viewer): Look {
    return this.#answer(() => look(this.#table, viewer, this.#hosting.now()));
  }

  steps(viewer: Viewer, from: number): readonly ToldMove[] {
    const { stage } = this.#table;
    const { game } = this.#hosting;
    if (stage._tag === 'Seating' || from >= stage.play.made.length) return [];
    const states = this.#answer(() => this.#replay.statesOf(stage.play));
    return stage.play.made.slice(from, from + mostSteps).map(({ seat, secret, move }, index) => {
      const text = secret && seat !== viewer ? null : move;
      const read = text === null ? undefined : game.moveText.parse(text);
      const isRead = read !== undefined && isRight(read);
      return {
        seat: seat ?? -1,
        text,
        move: isRead ? read.right : null,
        view: () => seenBy(game, states[from + index], viewer),
      };
    });
  }

  past(viewer: Viewer, ply: number): string | undefined {
    const { stage } = this.#table;
    const { game } = this.#hosting;
    if (stage._tag === 'Seating' || ply > stage.play.made.length) return undefined;
    return this.#answer(() => {
      const state = this.#replay.statesOf(stage.play)[ply];
      return state === undefined ? undefined : game.viewText.print(seenBy(game, state, viewer));
    });
  }

  agreed(): TableTerms {
    const { options, clock, undo, leaving, claim } = this.#table.spec;
    return { options, clock, undo, leaving, claim };
  }

  legal(viewer: Viewer): readonly string[] {
    const { game } = this.#hosting;
    return this.#answer(() => {
      const sight = sightAt(this.#table, viewer);
      return viewer === 'spectators' || sight?.deciding.includes(viewer) !== true
        ? []
        : legalMovesOf(game)(sight.view, viewer).map(game.moveText.print);
    });
  }

  viewerOf(player: string | undefined): Viewer {
    return (player === undefined ? undefined : seatOf(this.#table, player)) ?? 'spectators';
  }

  isSeated(player: string): boolean {
    return this.#table.players.includes(player);
  }

  isFree(seat: Seat): boolean {
    const { stage, players } = this.#table;
    return stage._tag === 'Seating' && players[seat] === null;
  }

  listen(listener: Listener, mayHear: () => boolean = () => true): () => void {
    this.#listening.set(listener, mayHear);
    return () => this.#listening.delete(listener);
  }

  listeners(): readonly Listener[] {
    return this.#audience();
  }

  /** Those who may still hear what they hear; all others are dismissed. Whatever is told at the table is told to these. */
  #audience(): readonly Listener[] {
    for (const [one, mayHear] of this.#listening)
      if (!mayHear()) {
        this.#listening.delete(one);
        one.end();
      }
    return [...this.#listening.keys()];
  }

  remarks(): number {
    const { remarks, comments } = this.#table;
    return remarks - comments.length;
  }

  halted(): string | null {
    return this.#halted;
  }

  isBusy(): boolean {
    return this.#waiting > 0 || [...this.#bots.values()].some(({ isThinking }) => isThinking);
  }

  // ---- bots ----

  seatBot(player: string, entrant: Entrant): void {
    const seat = voiceOf(this.#table, player);
    if (seat === undefined) return;
    const bot: Bot<T> = { player, entrant, seated: undefined, isThinking: false };
    this.#bots.set(seat, bot);
    void this.#decide(seat, bot);
  }

  replaceWith(find: (seat: Seat) => Replacement | undefined): void {
    this.#find = find;
    this.#replaceAll();
  }

  /** Lets bots take over the seats that have left and that nobody plays for. */
  #replaceAll(): void {
    if (this.#find === undefined || this.#isClosed || this.#halted !== null) return;
    for (const { seat } of leftSeats(this.#table))
      if (!this.#bots.has(seat) && !this.#replacing.has(seat)) {
        this.#replacing.add(seat);
        void this.#replace(seat, this.#find(seat)).finally(() => this.#replacing.delete(seat));
      }
  }

  /** Lets a bot take over a seat; without a bot, the game ends. */
  async #replace(seat: Seat, found: Replacement | undefined): Promise<void> {
    const player = found?.player ?? null;
    const answer = await this.#untilWritten(() => this.say({ _tag: 'Substitute', seat, player }, found?.extras));
    if (found !== undefined && answer?.taken === true) this.seatBot(found.player, found.entrant);
  }

  /** Dismisses the bots that have lost their seats, because they had no time left or were claimed. */
  #dismissGone(): void {
    for (const [seat, bot] of this.#bots)
      if (voiceOf(this.#table, bot.player) !== seat) {
        this.#bots.delete(seat);
        void this.#endBot(bot);
      }
  }

  /**
   * Notifies a bot of an event. Bots decline draws. If a player asks to take moves back, a bot agrees unless chance has decided something since those
   * moves.
   */
  #hear(seat: Seat, bot: Bot<T>, event: Event): void {
    const { player } = bot;
    if (event._tag === 'Told') {
      const move = event.move === null ? undefined : this.#hosting.game.moveText.parse(event.move);
      bot.seated?.told(event.seat, move !== undefined && isRight(move) ? move.right : null);
    }
    // A bot that plays on for a seat that has left is never asked to agree to anything.
    const isAsked = seatOf(this.#table, player) === seat;
    if (event._tag === 'UndoAsked' && event.seat !== seat && isAsked) {
      const { stage } = this.#table;
      const accept = stage._tag === 'Playing' && !chanceSince(stage.play, event.ply);
      void this.#insist({ _tag: 'AnswerUndo', player, accept, question: event.question });
    }
    if (event._tag === 'DrawOffered' && event.seat !== seat && isAsked)
      void this.#insist({ _tag: 'AnswerDraw', player, accept: false, question: event.question });
    if (event._tag === 'Ended') void this.#endBot(bot);
  }

  /**
   * Lets a bot decide for as long as its seat has a decision to make. The bot works on one decision at a time, until its message is accepted. Events
   * that arrive before then never make the bot think again about a move that it has already sent. If the module of the game throws while the bot
   * thinks, the table stands still.
   */
  async #decide(seat: Seat, bot: Bot<T>): Promise<void> {
    if (bot.isThinking) return;
    try {
      await this.#decideAll(seat, bot);
    } catch (error) {
      bot.isThinking = false;
      this.#halt(this.#failure(`, while ${bot.player} was thinking`, error));
    }
  }

  async #decideAll(seat: Seat, bot: Bot<T>): Promise<void> {
    let due = this.#dueTo(seat);
    while (due !== undefined) {
      bot.isThinking = true;
      const message = await this.#decision(seat, bot, due);
      const answer = this.#hasClosed() ? undefined : await this.#insist(message);
      bot.isThinking = false;
      const next = this.#dueTo(seat);
      // If the position has not changed, the same answer would be refused again. If moves have been taken back, the bot decides again.
      due = answer?.taken === true || !isSamePosition(next, due) ? next : undefined;
    }
  }

  /** The decision that a seat has to make; undefined if the seat has nothing to decide. */
  #dueTo(seat: Seat): BotTurn<T> | undefined {
    const { stage } = this.#table;
    if (this.#isClosed || this.#halted !== null || stage._tag !== 'Playing') return undefined;
    const sight = deciding(this.#table).includes(seat) ? sightAt(this.#table, seat) : undefined;
    return sight === undefined ? undefined : { sight, options: stage.play.options };
  }

  /** The message in which a bot decides: its move, or its resignation if it finds no move. */
  async #decision(seat: Seat, bot: Bot<T>, { sight, options }: BotTurn<T>): Promise<Message> {
    const { player, entrant } = bot;
    bot.seated ??= this.#sitDown(seat, entrant, options);
    const { seated } = bot;
    const move = await this.#hosting.turn(() => this.#choose(seat, entrant, seated, sight));
    return move === undefined
      ? { _tag: 'Resign', player }
      : { _tag: 'Move', player, ply: sight.ply, course: sight.course, move };
  }

  #sitDown(seat: Seat, entrant: Entrant, options: T['Options']): SeatedPlayer<T> {
    const { game, knowledge, seedOf } = this.#hosting;
    // A game begins only when all seats are taken, so every seat has a player.
    const players = this.#table.players.map(String);
    return entrant.sit({ game, options, seat, players, seed: seedOf('bot', seat) }, knowledge);
  }

  /** The text of the move that a bot chooses. The library's bots think in short slices of time, so that the server can do other work in between. */
  async #choose(
    seat: Seat,
    { bot }: Entrant,
    seated: SeatedPlayer<T>,
    { ply, view, moves }: TypedSight<T>,
  ): Promise<string | undefined> {
    const { game, knowledge, seedOf } = this.#hosting;
    if (bot === undefined) {
      const choice = await seated.choose(view, moves);
      return isLeft(choice) ? undefined : game.moveText.print(choice.right.move);
    }
    // The seed depends on the view, so a player who takes back moves and plays differently gets new random numbers.
    const player = bot.sit(game, knowledge, seedOf('decision', seat, ply, game.viewText.print(view)));
    const search = player.look(view, seat);
    return search === undefined
      ? undefined
      : game.moveText.print((await think(search, player.budget, { signal: this.#stop.signal })).best);
  }

  async #endBot(bot: Bot<T>): Promise<void> {
    await bot.seated?.end?.({ reason: 'over', winners: [], scores: null });
    bot.seated = undefined;
  }

  // ---- the end ----

  record(): GameRecord | undefined {
    const record = this.isOver() ? this.#answer(() => recordOf(this.#table)) : undefined;
    return record !== undefined && isRight(record) ? record.right : undefined;
  }

  isOver(): boolean {
    return this.#table.stage._tag === 'Over';
  }

  rematch(seed: Seed): TableSpec | undefined {
    return this.isOver() ? rematch(this.#table, seed) : undefined;
  }

  /**
   * True if the table has been closed in the meantime. This is a method because the compiler assumes that a field which is read directly keeps its
   * value during a wait.
   */
  #hasClosed(): boolean {
    return this.#isClosed;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stop.abort();
    clearTimeout(this.#timer);
    for (const one of this.#listening.keys()) one.end();
    await this.#queue;
    for (const bot of this.#bots.values()) await this.#endBot(bot);
  }
}

/** Hosts a table. Once a table is hosted, its clocks run and its bots play. */
export const hosted = <T extends GameTypes>(hosting: Hosting<T>): Hosted => new HostedTable(hosting);
