/**
 * Child processes that play games: whatever a bot of a module does there, even if it makes the process abort, the process that started it goes on.
 *
 * @packageDocumentation
 */
import { type ChildProcess, fork } from 'node:child_process';
import { closeSync } from 'node:fs';
import type { Fault } from '../../core/values/fault.js';
import { endFamily } from '../host/child-process.js';
import { environment } from '../host/quarters.js';
import { openPulse, readPulse } from './pulse.js';
import type { FromPlayer, ToPlayer } from './serve-tasks.js';

/** The seat that was deciding when a process ended, and the index of its game in the task. */
export interface DecidingSeat {
  readonly game: number;
  readonly seat: number;
}

/** The end of a process that should have played on. */
export interface ProcessDeath {
  readonly _tag: 'Died';
  /** One line: why the process ended. */
  readonly why: string;
  /** The number of milliseconds for which the seat had not decided; undefined if the process ended by itself. */
  readonly late: number | undefined;
  /** Undefined if no seat was deciding. */
  readonly at: DecidingSeat | undefined;
}

/** How a task ended: it was played, or its process ended or was ended because a seat did not decide. */
type TaskEnd = { readonly _tag: 'Done'; readonly fault: Fault | undefined } | ProcessDeath;

/** A task that has ended, and the games that were over before. */
export interface EndedTask {
  readonly played: readonly unknown[];
  readonly end: TaskEnd;
}

/** Called with each game of a task as soon as it is over. */
export type OnPlayed = (game: unknown) => void;

/** Returns the number of milliseconds that a seat may take to decide in a game of the task. */
export type PatienceWith = (at: DecidingSeat) => number;

/** The number of milliseconds between two checks that a process still makes decisions. */
const often = 50;

/** The number of characters that are kept of what a process writes to its standard error. */
const keptErrors = 20_000;

/** The line in which Node.js says why it aborted; undefined if there is none. */
const fatalLine = (errors: string): string | undefined =>
  errors
    .split('\n')
    .find((line) => line.includes('FATAL ERROR') || /^\w*Error\b/.test(line))
    ?.trim()
    .slice(0, 200);

/** A child process that plays tasks, one at a time. */
export class PlayerProcess {
  readonly #child: ChildProcess;
  readonly #pulse = openPulse();
  readonly #ready: Promise<void>;
  readonly #gone: Promise<string>;
  #errors = '';
  #isAlive = true;
  #isPulseOpen = true;
  #hear: (message: FromPlayer) => void = () => undefined;

  /** `memory` is the limit of the heap in megabytes. */
  constructor(filename: string, data: object, memory: number) {
    this.#child = fork(filename, [], {
      execArgv: [...process.execArgv, `--max-old-space-size=${memory}`],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc', this.#pulse],
      env: environment(),
      serialization: 'advanced',
    });
    this.#child.on('error', () => undefined);
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#errors = (this.#errors + chunk.toString()).slice(-keptErrors);
    });
    this.#gone = new Promise((resolve) => {
      this.#child.once('close', (code, signal) => resolve(this.#ended(code, signal)));
      this.#child.once('error', (error) => resolve(this.#ended(null, null, error.message)));
    });
    this.#ready = new Promise((resolve) => {
      this.#child.on('message', (message: FromPlayer) => {
        if (message._tag === 'Ready') resolve();
        else this.#hear(message);
      });
    });
    this.#child.send(data, () => undefined);
  }

  /** False once the process has ended. */
  isAlive(): boolean {
    return this.#isAlive;
  }

  /** Plays a task. The promise never rejects. */
  async play(task: unknown, patience: PatienceWith, over: OnPlayed = () => undefined): Promise<EndedTask> {
    await Promise.race([this.#ready, this.#gone]);
    const played: unknown[] = [];
    const watch = this.#watch(patience);
    const done = new Promise<TaskEnd>((resolve) => {
      this.#hear = (message) => {
        if (message._tag === 'Game') {
          played.push(message.game);
          over(message.game);
        } else if (message._tag === 'Done') resolve({ _tag: 'Done', fault: message.fault });
      };
      void this.#gone.then((why) => resolve({ _tag: 'Died', why, late: watch.late(), at: this.#deciding() }));
    });
    this.#say({ task });
    const end = await done;
    watch.end();
    if (end._tag === 'Died') this.#closePulse();
    this.#pass();
    return { played, end };
  }

  /** Lets the process begin no further game. */
  stop(): void {
    this.#say({ stop: true });
  }

  /** Ends the process, whatever it is doing, together with the programs that it has started. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#gone;
    // A task that is being played reads the pulse first.
    setImmediate(() => this.#closePulse());
  }

  #closePulse(): void {
    if (!this.#isPulseOpen) return;
    this.#isPulseOpen = false;
    closeSync(this.#pulse);
  }

  #say(message: ToPlayer): void {
    if (this.#isAlive && this.#child.connected) this.#child.send(message, () => undefined);
  }

  #ended(code: number | null, signal: string | null, failure?: string): string {
    this.#isAlive = false;
    if (this.#child.pid !== undefined) endFamily(this.#child.pid);
    const how = signal === null ? `it ended with code ${code}` : `it was ended by ${signal}`;
    const said = fatalLine(this.#errors);
    return failure ?? (said === undefined ? how : `${how}; ${said}`);
  }

  /** Passes on what the process wrote to its standard error while nothing went wrong. */
  #pass(): void {
    if (this.#isAlive && this.#errors !== '') process.stderr.write(this.#errors);
    this.#errors = '';
  }

  #deciding(): DecidingSeat | undefined {
    const { game, seat } = readPulse(this.#pulse);
    return game < 0 || seat < 0 ? undefined : { game, seat };
  }

  /** Ends the process if a seat does not decide for too long. */
  #watch(patience: PatienceWith): { readonly late: () => number | undefined; readonly end: () => void } {
    let [beat, since] = [-1, performance.now()];
    let late: number | undefined;
    const check = (): void => {
      if (!this.#isAlive) return;
      const now = readPulse(this.#pulse);
      const most = now.game < 0 || now.seat < 0 ? Number.POSITIVE_INFINITY : patience(now);
      if (now.beat !== beat || now.seat < 0) [beat, since] = [now.beat, performance.now()];
      else if (performance.now() - since > most) {
        late = most;
        this.#child.kill('SIGKILL');
      }
    };
    const timer = setInterval(check, often);
    return { late: () => late, end: () => clearInterval(timer) };
  }
}

/** A few processes, each of which plays one task at a time. A process that has ended is replaced by a new one when a task needs it. */
export class PlayerPool {
  readonly #make: () => PlayerProcess;
  readonly #all = new Set<PlayerProcess>();
  readonly #free: PlayerProcess[] = [];
  readonly #waiting: (() => void)[] = [];
  #places: number;

  constructor(make: () => PlayerProcess, size: number) {
    this.#make = make;
    this.#places = size;
  }

  /** Plays a task in a process that is free, as soon as there is one. */
  async play(task: unknown, patience: PatienceWith, over?: OnPlayed): Promise<EndedTask> {
    if (this.#places > 0) this.#places--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const one = this.#free.pop() ?? this.#made();
    const ended = await one.play(task, patience, over);
    if (one.isAlive()) this.#free.push(one);
    else this.#all.delete(one);
    const next = this.#waiting.shift();
    if (next === undefined) this.#places++;
    else next();
    return ended;
  }

  /** Lets the processes begin no further games. */
  stop(): void {
    for (const one of this.#all) one.stop();
  }

  /** Ends all processes. */
  async close(): Promise<void> {
    await Promise.all([...this.#all].map((one) => one.kill()));
    this.#all.clear();
  }

  #made(): PlayerProcess {
    const one = this.#make();
    this.#all.add(one);
    return one;
  }
}
