/** One run of the model: a table, two to five clients on lossy lines, a spectator, perhaps a bot, and what they do. */

import type { Scheduler } from 'fast-check';
import { isLeft, isRight } from 'fp-ts/Either';
import { vi } from 'vitest';
import { type GameTypes, type Source, source, verifyRecord } from '../../../src/core/index.js';
import type { Face } from '../../../src/face/index.js';
import {
  deciding,
  type Look,
  look,
  recordOf,
  restart,
  type Table,
  type TableSpec,
  type Viewer,
} from '../../../src/table/index.js';
import { playAt } from '../../../src/table/look.js';
import { join, type Session } from '../../../src/web/session/index.js';
import type { Act } from './acts.js';
import { shownBy } from './alike.js';
import { entrantOf, type House, type HouseSettings, houseOf, type Taken } from './house.js';
import { type End, endOf, type Fate, goodLine, type Line } from './line.js';
import { actorOf, perform } from './people.js';
import { broken, namesWhatItMeets, showsOnly, timeFalls } from './rules.js';

/** How a table is set up for a run. */
export interface Setting {
  readonly seed: number;
  readonly clock: TableSpec['clock'];
  readonly undo: TableSpec['undo'];
  /** The number of clients besides one for each seat: further devices of the players. */
  readonly devices: number;
  /** True if a bot plays for the last seat, and takes its time. */
  readonly hasBot: boolean;
}

/** An old fault that is put back. */
export interface Fault<T extends GameTypes> extends HouseSettings<T> {
  /** Changes what a client shows, as older clients did. */
  readonly client?: (session: Session<T>) => Session<T>;
  /** True if no message can be recognised when it arrives again. */
  readonly isKeyless?: boolean;
}

/** A client of a player, or of a spectator, with its line. */
interface Client<T extends GameTypes> {
  readonly player: string | undefined;
  readonly session: Session<T>;
  readonly end: End;
  /** The looks that the client received, each with the table that it shows. */
  readonly looks: { readonly text: string; readonly table: Table<T> }[];
}

/** What a run did. */
export interface Counts {
  steps: number;
  acts: number;
  taken: number;
  undone: number;
  quiet: number;
  ended: number;
}

const names = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5'];

const address = 'http://localhost/api/tables/AAAAAAAAAAAAAAAA';

/** Lets everything happen that waits for nothing but its turn. */
const flush = async (): Promise<void> => {
  for (let round = 0; round < 3; round++) await new Promise((resolve) => setImmediate(resolve));
};

const fates: readonly Fate[] = [
  ...Array.from({ length: 11 }, (): Fate => 'arrives'),
  ...(['lost', 'unanswered', 'busy', 'twice', 'twice'] as const),
];

/** The fields in which two texts of objects differ. */
const differing = (one: string, other: string): object => {
  const [left, right] = [one, other].map((text) => JSON.parse(text) as Readonly<Record<string, unknown>>);
  const names = Object.keys(left ?? {}).filter(
    (name) => JSON.stringify(left?.[name]) !== JSON.stringify(right?.[name]),
  );
  return Object.fromEntries(names.map((name) => [name, [left?.[name], right?.[name]]]));
};

/** A run of the model. */
class World<T extends GameTypes> {
  readonly counts: Counts = { steps: 0, acts: 0, taken: 0, undone: 0, quiet: 0, ended: 0 };
  readonly #face: Face<T>;
  readonly #scheduler: Scheduler;
  readonly #fault: Fault<T>;
  readonly #random: Source;
  readonly #house: House<T>;
  readonly #clients: Client<T>[] = [];
  /** For each message, the table that its player saw when sending it. */
  readonly #seen = new Map<string, Table<T>>();
  readonly #effects = new Map<string, number>();
  /** The table that the bot saw when it began to think. */
  #botSaw: Table<T> | undefined;
  #isGood = false;
  #sending: Table<T> | undefined;
  #failure: Error | undefined;

  constructor(face: Face<T>, scheduler: Scheduler, setting: Setting, fault: Fault<T>) {
    [this.#face, this.#scheduler, this.#fault] = [face, scheduler, fault];
    this.#random = source(setting.seed);
    const { seed, clock, undo } = setting;
    const players = names.slice(0, houseOf(face, {}).hosted.look('spectators').players.length);
    this.#house = houseOf(
      face,
      { players, seed, clock, undo },
      {
        ...fault,
        taken: (taken) => this.#checked(() => this.#took(taken)),
        sent: (viewer, sent) => this.#checked(() => showsOnly(this.#house.table(), viewer, sent)),
      },
    );
    const bot = setting.hasBot ? players.at(-1) : undefined;
    const people = players.filter((player) => player !== bot);
    const devices = Array.from({ length: setting.devices }, (_, index) => people[index % people.length]);
    for (const player of [...people, ...devices, undefined]) this.#clients.push(this.#clientOf(player));
    if (bot !== undefined)
      this.#house.hosted.seatBot(
        bot,
        entrantOf((count) => this.#chooses(count)),
      );
  }

  /** Keeps a failure until the run can fail with it: a failure in the middle of the server would only be an answer. */
  #checked(check: () => void): void {
    try {
      check();
    } catch (error) {
      this.#failure ??= error instanceof Error ? error : new Error(String(error));
    }
  }

  // ---- lines ----

  readonly #lossy: Line = {
    travel: async (what) => {
      await this.#scheduler.schedule(Promise.resolve(), what);
    },
    fate: () => fates[this.#random.below(fates.length)] ?? 'arrives',
  };

  #clientOf(player: string | undefined): Client<T> {
    const looks: Client<T>['looks'] = [];
    const noted = (text: string): void => {
      looks.push({ text, table: this.#house.table() });
    };
    const house: Pick<House<never>, 'answer' | 'listen'> = {
      answer: async (asked) => {
        const { key } = asked;
        const answer = await this.#house.answer({
          ...asked,
          key: this.#fault.isKeyless === true && key !== undefined ? `${key}.${this.#random.below(1e9)}` : key,
        });
        if (asked.path === '' && asked.body === undefined) noted(answer.text);
        return answer;
      },
      listen: (who, hear) =>
        this.#house.listen(who, (name, data) => {
          if (name === 'look') noted(data);
          hear(name, data);
        }),
    };
    const line = (): Line => (this.#isGood ? { ...this.#lossy, fate: goodLine.fate } : this.#lossy);
    const end = endOf(house, player, line);
    const fetcher: typeof fetch = (input, init) => {
      const key = new Headers(init?.headers).get('idempotency-key');
      if (key !== null && this.#sending !== undefined && !this.#seen.has(key)) this.#seen.set(key, this.#sending);
      return end.fetch(input, init);
    };
    return { player, end, looks, session: this.#joined(fetcher) };
  }

  #joined(fetcher: typeof fetch): Session<T> {
    const session = join(this.#face, address, { token: '0', fetch: fetcher });
    return this.#fault.client?.(session) ?? session;
  }

  // ---- what the table takes ----

  #took(taken: Taken<T>): void {
    this.counts.taken++;
    const [then, now] = [playAt(taken.before), playAt(taken.after)];
    if (then !== undefined && now !== undefined && now.course > then.course) this.counts.undone++;
    timeFalls(taken);
    const key = taken.key?.split('.')[0];
    if (key === undefined) {
      if (taken.message._tag === 'Move' && this.#botSaw !== undefined) namesWhatItMeets(this.#botSaw, taken);
      return;
    }
    const effects = (this.#effects.get(key) ?? 0) + 1;
    this.#effects.set(key, effects);
    if (effects > 1) broken('a message was taken twice', taken.message);
    const seen = this.#seen.get(key);
    if (seen !== undefined) namesWhatItMeets(seen, taken);
  }

  async #chooses(count: number): Promise<number> {
    this.#botSaw = this.#house.table();
    await this.#lossy.travel('bot');
    return this.#random.below(count);
  }

  // ---- acts ----

  /** The table that a client shows; undefined before its first look. */
  #tableOf({ session, looks }: Client<T>): Table<T> | undefined {
    const { view, undo, draw, waiting } = session.snapshot();
    if (view === null) return undefined;
    const texts = session.history().map(({ text }) => text);
    const shown = JSON.stringify([session.positionText(), texts, undo, draw, waiting]);
    return looks.findLast(({ text }) => {
      const { sight, moves, undo: asked, draw: offered } = JSON.parse(text) as Look;
      return JSON.stringify([sight?.view, moves, asked, offered, sight?.waiting]) === shown;
    })?.table;
  }

  #do(act: Act): void {
    const client = actorOf(this.#clients, act);
    if (client === undefined) return;
    if (act.what === 'reload') {
      client.session.close();
      this.#clients[this.#clients.indexOf(client)] = this.#clientOf(client.player);
      return;
    }
    this.#sending = this.#tableOf(client);
    perform(client, act);
    this.#sending = undefined;
  }

  async #arrive(): Promise<void> {
    if (this.#scheduler.count() === 0) return;
    await this.#scheduler.waitNext(1);
    await flush();
    this.counts.steps++;
    if (this.#failure !== undefined) throw this.#failure;
  }

  async act(act: Act): Promise<void> {
    this.counts.steps++;
    this.counts.acts++;
    this.#do(act);
    await flush();
    if (act.what === 'wait') await vi.advanceTimersByTimeAsync(400 * (1 + (act.which % 40)));
    if (act.what === 'quiet') await this.quiet();
    for (let count = 0; count < act.arrivals; count++) await this.#arrive();
  }

  // ---- quiet moments ----

  #isSettled(): boolean {
    const isOver = this.#house.hosted.isOver();
    return (
      this.#scheduler.count() === 0 &&
      !this.#house.hosted.isBusy() &&
      this.#clients.every(({ session, end }) => {
        const { connection, sending, end: over } = session.snapshot();
        const isTold = session.history().every(({ seat }) => seat !== null);
        return (
          connection === 'connected' &&
          end.isListening() &&
          !sending &&
          isTold &&
          (over === null) === !isOver &&
          (!isOver || isRight(session.save()))
        );
      })
    );
  }

  /** Lets everything arrive that is on its way; false if something is still awaited after that. */
  async #rests(): Promise<boolean> {
    await flush();
    while (this.#scheduler.count() > 0) await this.#arrive();
    for (const { end } of this.#clients) if (!end.isListening()) end.breakOff();
    await flush();
    return this.#isSettled();
  }

  /** Lets everything that is on its way arrive, and then compares what there is. */
  async quiet(): Promise<void> {
    this.#isGood = true;
    // What a client asks for again after a failure it asks for after eight seconds at the latest.
    for (let [round, wait] = [0, 9000]; !(await this.#rests()) || wait > 0; round++) {
      if (round === 80)
        broken(
          'nothing comes to rest',
          this.#clients.map(({ session }) => session.snapshot().connection),
        );
      const ms = this.#isSettled() ? wait : 500;
      if (ms === wait) wait = 0;
      await vi.advanceTimersByTimeAsync(ms);
    }
    this.counts.quiet++;
    await this.#compare();
    this.#restarts();
    this.#isGood = false;
  }

  async #compare(): Promise<void> {
    const viewers = new Map<string | undefined, string>();
    for (const { player, session } of this.#clients) {
      const shown = JSON.stringify(shownBy(session));
      const known = viewers.get(player) ?? (await this.#freshly(player));
      viewers.set(player, known);
      if (shown !== known) broken('a client shows other things than a new one', { player, ...differing(shown, known) });
    }
  }

  async #freshly(player: string | undefined): Promise<string> {
    const end = endOf(this.#house, player, () => goodLine);
    const session = join(this.#face, address, { token: '0', fetch: end.fetch });
    await flush();
    await flush();
    const shown = JSON.stringify(shownBy(session));
    session.close();
    await flush();
    return shown;
  }

  /** The log restarts to the same table, and the record verifies. */
  #restarts(): void {
    const table = this.#house.table();
    const again = restart(this.#face.game, this.#house.log);
    if (isLeft(again)) return broken('the log does not restart', again.left);
    const viewers: readonly Viewer[] = ['spectators', ...deciding(table)];
    for (const viewer of viewers) {
      const [one, other] = [look(table, viewer, Date.now()), look(again.right, viewer, Date.now())];
      const held = this.#house.hosted.look(viewer);
      if (JSON.stringify(one) !== JSON.stringify(other) || JSON.stringify(held) !== JSON.stringify(one))
        broken('the log restarts to another table', { one, other, held });
    }
    const record = recordOf(table);
    if (isLeft(record)) return broken('there is no record', record.left);
    const verified = verifyRecord(this.#face.game)(record.right);
    if (isLeft(verified)) broken('the record does not verify', verified.left);
    return undefined;
  }

  async end(): Promise<void> {
    if (this.#house.hosted.isOver()) this.counts.ended++;
    for (const { session, end } of this.#clients) {
      session.close();
      end.breakOff();
    }
    while (this.#scheduler.count() > 0) await this.#scheduler.waitNext(1);
    await flush();
    await this.#house.hosted.close();
    vi.clearAllTimers();
  }
}

/** Runs the model once; the promise rejects if a law is broken. */
export const runOf = async <T extends GameTypes>(
  face: Face<T>,
  scheduler: Scheduler,
  setting: Setting,
  acts: readonly Act[],
  fault: Fault<T> = {},
): Promise<Counts> => {
  vi.setSystemTime(1_000_000);
  const world = new World(face, scheduler, setting, fault);
  try {
    await flush();
    for (const act of acts) await world.act(act);
    await world.quiet();
  } finally {
    await world.end();
  }
  return world.counts;
};
