/**
 * One table of the server: messages one after the other, each on the disk before anybody hears of it; clocks; bots; who listens.
 *
 * @packageDocumentation
 */
import { isLeft, isRight } from 'fp-ts/Either';
import { type Knowledge, think } from '../bots/index.js';
import type { Game, GameTypes } from '../core/contract/game.js';
import type { GameRecord } from '../core/records/shape.js';
import { type Seat, seats } from '../core/values/seat.js';
import {
  act,
  type Acted,
  alarm,
  type Event,
  look,
  type Look,
  type Message,
  type Out,
  recordOf,
  type Table,
  type Viewer,
} from '../table/index.js';
import type { Entrant } from '../host/entrant.js';
import type { Seated } from '../host/seated.js';
import type { SeedOf } from '../host/secret.js';
import type { Lines } from './store.js';

/** What came of a message. */
export interface Answer {
  readonly taken: boolean;
  /** Why it was refused; null if it was not. */
  readonly refusal: { readonly rule: string | null; readonly text: string } | null;
}

/** Hears what one viewer may know. */
export type Listener = (event: Event) => void;

/** A table, whatever is played at it. */
export interface Hosted {
  readonly id: string;
  /** Takes a message, after all that came before it. Rejects when it cannot be written down; then nothing has happened. */
  readonly say: (message: Message) => Promise<Answer>;
  /** What a viewer sees now. */
  readonly look: (viewer: Viewer) => Look;
  /** The texts of the legal moves of a seat; none if it has nothing to decide. */
  readonly legal: (viewer: Viewer) => readonly string[];
  /** The seat of a player, or that of all who have none. */
  readonly viewerOf: (player: string | undefined) => Viewer;
  /** Tells a listener what happens, until the function that it gives back is called. */
  readonly listen: (viewer: Viewer, listener: Listener) => () => void;
  /** How many listen. */
  readonly listeners: () => number;
  /** A bot takes its seat in the process: the table knows it already. */
  readonly seatBot: (player: string, entrant: Entrant) => void;
  /** The record; undefined while the game goes on. */
  readonly record: () => GameRecord | undefined;
  readonly isOver: () => boolean;
  /** Ends clocks and bots. */
  readonly close: () => Promise<void>;
}

/** Timers cannot wait longer. */
const longestWait = 2 ** 31 - 1;

/** The most lines of one log. Tables stay below it by themselves; those of earlier releases need not have. */
const mostLines = 50_000;

const refusalOf = (out: readonly Out[]): Answer['refusal'] => {
  for (const { event } of out) if (event._tag === 'Refused') return { rule: event.rule, text: event.text };
  return null;
};

/** Hosts a table whose log stands at `count` lines. What its bots leave to chance comes from the secret of the table. */
export const hosted = <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  id: string,
  opened: Table<T>,
  log: Lines,
  count: number,
  seedOf: SeedOf,
): Hosted => {
  let [table, written, isClosed] = [opened, count, false];
  let queue: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const listening = new Map<Listener, Viewer>();
  const bots = new Map<Seat, Bot>();

  interface Bot {
    readonly player: string;
    readonly entrant: Entrant;
    /** Where it thinks, once there is something to think about. */
    seated: Seated<T> | undefined;
    isThinking: boolean;
  }

  const setAlarm = (): void => {
    clearTimeout(timer);
    const at = isClosed ? undefined : alarm(table);
    if (at === undefined) return;
    timer = setTimeout(
      () => void say({ _tag: 'Tick' }).catch(() => undefined),
      Math.min(longestWait, Math.max(0, at - Date.now())),
    );
  };

  const take = async (message: Message): Promise<Answer> => {
    const acted: Acted<T> = act(table, message, Date.now());
    // The end of the game is written in any case: nothing but comments could follow.
    const isEnd = table.stage._tag !== 'Over' && acted.table.stage._tag === 'Over';
    if (written + acted.lines.length > mostLines && acted.lines.length > 0 && !isEnd)
      return { taken: false, refusal: { rule: null, text: 'the log of this table is full' } };
    if (acted.lines.length > 0) await log.append(acted.lines);
    written += acted.lines.length;
    table = acted.table;
    for (const { to, event } of acted.out)
      for (const [listener, viewer] of listening) if (viewer === to) listener(event);
    setAlarm();
    botsHear(acted.out);
    return { taken: acted.taken, refusal: refusalOf(acted.out) };
  };

  const say = (message: Message): Promise<Answer> => {
    const answer = queue.then(() => take(message));
    queue = answer.catch(() => undefined);
    return answer;
  };

  const endBot = async (bot: Bot): Promise<void> => {
    await bot.seated?.end?.({ reason: 'over', winners: [], scores: null });
    bot.seated = undefined;
  };

  const botsHear = (out: readonly Out[]): void => {
    for (const [seat, bot] of bots) {
      for (const { to, event } of out) {
        if (to !== seat) continue;
        if (event._tag === 'Told') {
          const move = event.move === null ? undefined : game.moveText.parse(event.move);
          bot.seated?.told(event.seat, move !== undefined && isRight(move) ? move.right : null);
        }
        // Bots let people take moves back, and play on.
        if (event._tag === 'UndoAsked' && event.seat !== seat)
          void say({ _tag: 'AnswerUndo', player: bot.player, accept: true }).catch(() => undefined);
        if (event._tag === 'DrawOffered' && event.seat !== seat)
          void say({ _tag: 'AnswerDraw', player: bot.player, accept: false }).catch(() => undefined);
        if (event._tag === 'Ended') void endBot(bot);
      }
      void decide(seat, bot);
    }
  };

  /** What a bot chooses: one of the library in slices, so that nobody else has to wait. */
  const choose = async (seat: Seat, { entrant }: Bot, seated: Seated<T>, seen: Look): Promise<string | undefined> => {
    const view = game.viewText.parse(seen.sight?.view ?? '');
    if (isLeft(view)) return undefined;
    if (entrant.bot === undefined) {
      const choice = await seated.choose(view.right, seen.moves);
      return isLeft(choice) ? undefined : game.moveText.print(choice.right.move);
    }
    const { ply, view: text } = seen.sight ?? { ply: 0, view: '' };
    // With the view: who takes moves back and plays on otherwise meets other draws, not those that were seen before.
    const player = entrant.bot.sit(game, knowledge, seedOf('decision', seat, ply, text));
    const search = player.look(view.right, seat);
    return search === undefined ? undefined : game.moveText.print((await think(search, player.budget)).best);
  };

  const decide = async (seat: Seat, bot: Bot): Promise<void> => {
    const seen = look(table, seat, Date.now());
    if (bot.isThinking || isClosed || table.stage._tag !== 'Playing' || seen.sight?.deciding.includes(seat) !== true)
      return;
    bot.isThinking = true;
    const { play } = table.stage;
    const place = {
      game,
      options: play.options,
      seat,
      players: table.players.map((name) => name ?? ''),
      seed: seedOf('bot', seat),
    };
    bot.seated ??= bot.entrant.sit(place, knowledge);
    const move = await choose(seat, bot, bot.seated, seen);
    bot.isThinking = false;
    const { player } = bot;
    const message: Message =
      move === undefined ? { _tag: 'Resign', player } : { _tag: 'Move', player, ply: seen.sight.ply, move };
    // If somebody took moves back meanwhile, it thinks again.
    const answer = hasClosed() ? undefined : await say(message).catch(() => undefined);
    if (answer?.taken === false && move !== undefined && playNow() !== seen.sight.ply) void decide(seat, bot);
  };

  // A function, since it may have changed while something was waited for.
  const hasClosed = (): boolean => isClosed;

  const playNow = (): number => (table.stage._tag === 'Seating' ? 0 : table.stage.play.made.length);

  setAlarm();
  return {
    id,
    say,
    look: (viewer) => look(table, viewer, Date.now()),
    legal: (viewer) => {
      const { sight } = look(table, viewer, Date.now());
      if (viewer === 'spectators' || sight?.deciding.includes(viewer) !== true) return [];
      const view = game.viewText.parse(sight.view);
      return isLeft(view)
        ? []
        : game
            .legalMoves(view.right)
            .filter((move) => {
              const mover = game.mover?.(view.right, move);
              return mover === undefined || mover._tag === 'None' || mover.value === viewer;
            })
            .map(game.moveText.print);
    },
    viewerOf: (player) => {
      const seat = seats.find((one) => player !== undefined && table.players[one] === player);
      return seat ?? 'spectators';
    },
    listen: (viewer, listener) => {
      listening.set(listener, viewer);
      return () => listening.delete(listener);
    },
    listeners: () => listening.size,
    seatBot: (player, entrant) => {
      const seat = seats.find((one) => table.players[one] === player);
      if (seat === undefined) return;
      const bot: Bot = { player, entrant, seated: undefined, isThinking: false };
      bots.set(seat, bot);
      void decide(seat, bot);
    },
    record: () => {
      const record = table.stage._tag === 'Over' ? recordOf(table) : undefined;
      return record !== undefined && isRight(record) ? record.right : undefined;
    },
    isOver: () => table.stage._tag === 'Over',
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await queue;
      for (const bot of bots.values()) await endBot(bot);
      await log.close();
    },
  };
};
