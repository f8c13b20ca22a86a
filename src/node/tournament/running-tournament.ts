/**
 * A tournament in progress, whether it is played here or on other machines.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left } from 'fp-ts/Either';
import { type ArenaSpec, beginTest } from '../../arena/index.js';
import type { Signal } from '../../bots/worker/connect.js';
import { type Fault, fault } from '../../core/values/fault.js';
import type { Io } from '../host/io.js';
import type { Lock } from '../host/lock.js';
import type { Secret } from '../host/secret.js';
import type { DealtGame, NamedOrder } from './assignment.js';
import type { CountedGains } from './counted-results.js';
import { abortsOf, type Interrupts, interrupts } from './interrupts.js';
import { Agenda } from './next-games.js';
import type { TimedGame } from './play-games.js';
import { type Pace, paceOf } from './progress.js';
import { dealing } from './seeds.js';
import type { Store } from './store/store.js';

/** A tournament in progress: its games are taken in turn, given their seeds, played, and written to the store. */
export class Course {
  readonly spec: ArenaSpec;
  readonly folder: string;
  readonly io: Io;
  readonly agenda: Agenda;
  readonly pace: Pace;
  /** Gives a game its seeds, without which the game cannot be played. */
  readonly deal: (named: NamedOrder) => DealtGame;
  readonly #store: Store;
  readonly #lock: Lock;
  readonly #stops: (() => void)[];
  readonly #signals: Interrupts;
  /** The latest write to the store; the next write waits for it, because writes must not overlap. */
  #writing: Promise<unknown> = Promise.resolve();

  constructor(
    spec: ArenaSpec,
    folder: string,
    store: Store,
    secret: Secret | undefined,
    lock: Lock,
    io: Io,
    signal: Signal | undefined,
    gains: CountedGains,
    withdrawn: ReadonlySet<number>,
  ) {
    this.spec = spec;
    this.folder = folder;
    this.io = io;
    this.agenda = new Agenda(spec, gains, beginTest, withdrawn);
    this.pace = paceOf(this.agenda.total, store.count());
    this.deal = dealing(spec, secret, (key) => store.wasOpen(key));
    this.#store = store;
    this.#lock = lock;
    this.#stops = [() => this.agenda.stop()];
    const listen = signal === undefined ? interrupts : abortsOf(signal);
    this.#signals = listen(() => {
      if (signal === undefined) io.err('finishing the games that are being played; once more: stop now');
      for (const stop of this.#stops) stop();
    });
  }

  /** True once an interrupt or the signal has stopped the tournament. */
  isStopped(): boolean {
    return this.#signals.isStopped();
  }

  /** Calls a function when an interrupt or the signal stops the tournament. */
  onStop(stop: () => void): void {
    if (this.isStopped()) stop();
    this.#stops.push(stop);
  }

  /** Writes results, and counts `taken` games as settled; the games in `rest` are to be played again. */
  async done(played: readonly TimedGame[], taken: number, rest: readonly NamedOrder[]): Promise<Either<Fault, void>> {
    if (!this.#lock.isHeld()) return left(fault([this.folder], 'another process has taken this folder'));
    const writing = this.#writing.then(() => this.#store.add(played));
    this.#writing = writing;
    const written = await writing;
    if (isLeft(written)) return written;
    for (const { took } of played) this.pace.add(took);
    this.agenda.settle(taken, rest);
    this.io.progress?.(this.pace.text(), this.pace.part());
    return written;
  }

  /** Stops listening for interrupts. */
  end(): void {
    this.#signals.end();
  }
}
