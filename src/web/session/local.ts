/**
 * A game on this machine: people at one or several screens, and bots. A record that is being replayed is also a game on this machine.
 *
 * @packageDocumentation
 */

import { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
import type { GameTypes } from '../../core/contract/game.js';
import { hides } from '../../core/playing/seat-moves.js';
import { orNull } from '../../core/values/absent.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, show, under } from '../../core/values/fault.js';
import type { Seed } from '../../core/values/random.js';
import { seats as allSeats, firstSeats, type Seat } from '../../core/values/seat.js';
import type { Catalogue, Message } from '../../face/message.js';
import { roundOf, seenBy } from '../../table/deciding.js';
import type { ClockSpec } from '../../table/index.js';
import { cataloguesIn, checkedSetup, playerIn } from './check-setup.js';
import { Timing } from './clocks.js';
import type { Deed, Driver } from './driver.js';
import { emptySight } from './empty-sight.js';
import { closed, sessionOf } from './handle.js';
import type { Happening } from './happening.js';
import { type LazyValues, lazily, once } from './lazy-values.js';
import { decidingOn, endOf, isEnded, type LineOfPlay, leftOn, type Ply, shownAt, stateOf } from './line.js';
import { actingFor, type LineDeed, type LinePlayers, perform, redone, undone } from './line-actions.js';
import { lineOfRecord, recordText } from './line-record.js';
import { endShown, happeningFor, lastFor, movesFor, positionFor, scoreFor, waitingFor } from './line-view.js';
import { tellAll } from './listeners.js';
import { drawnSeed, opened, type SessionSetup } from './local-setup.js';
import type { BotFault, Cause, Done, Played, Seated, SeatSetup, Session, Sight, Viewer } from './snapshot.js';
import { describedFor, standingOf } from './standing-words.js';
import { type ThinkingBots, thinkingOf } from './thinking-bots.js';
import { faceIn, roleIn, type Source, speakerOf } from './touch.js';

/** What is needed to begin a game on this machine. */
interface LocalStart<T extends GameTypes> extends SessionSetup<T> {
  readonly from: Either<Fault, LineOfPlay<T>>;
  readonly onlyLooks: boolean;
  readonly draws: Seed;
}

/** The values in a viewer's snapshot that are worked out only when they are first read. */
type LazySight<T extends GameTypes> = Pick<
  Sight<T>,
  'moves' | 'last' | 'changes' | 'told' | 'touched' | 'standing' | 'score' | 'end'
>;

/** The part of a viewer's snapshot that depends only on the position: values known at once, and values computed when read. */
type OfPosition<T extends GameTypes> = readonly [
  now: Omit<Sight<T>, keyof typeof emptySight> & Partial<Sight<T>>,
  later: LazyValues<LazySight<T>>,
];

const mostSeeds = Number.MAX_SAFE_INTEGER;

/** The seed of a bot's random choices, which is different for each seat and ply. */
const botSeed = (draws: Seed, ply: number, seat: Seat): Seed => (draws + ply * allSeats.length + seat + 1) % mostSeeds;

/** A game on this machine, or a record that is being replayed, with its line of play, its players and its bots. */
class LocalGame<T extends GameTypes> implements Driver<T> {
  readonly face: Driver<T>['face'];
  readonly confirm: Driver<T>['confirm'];
  readonly onlyLooks: boolean;
  readonly #draws: Seed;
  readonly #say: ReturnType<typeof speakerOf<T>>;
  readonly #thinking: ThinkingBots<T>;
  readonly #company: LinePlayers<T>;
  readonly #listeners = new Set<() => void>();
  /** What each viewer sees, worked out when it is first requested. */
  readonly #sights = new Map<Viewer, Sight<T>>();
  /** For each viewer, the part of the snapshot that depends only on the position, and so stays the same while bots think. */
  readonly #positions = new Map<Viewer, OfPosition<T>>();
  /**
   * The view that each viewer has of the position. The view objects stay the same after a comment or an offer, so that the views need not be drawn or
   * described again.
   */
  readonly #views = new Map<Viewer, T['State'] | T['View']>();
  /** The moves in words, as far as each viewer may know them; each move is put into words only once. */
  readonly #told = new Map<Viewer, WeakMap<Ply<T>, Played>>();
  #line: LineOfPlay<T> | undefined;
  /** The reason why there is no position; null if there is a position. */
  #wrong: Fault | null;
  #given: readonly SeatSetup[];
  /** How the present position came about, and the ply that was shown before it. */
  #cause: Cause = 'opened';
  #from: number;
  #epoch = 0;
  #isClosed = false;
  /** True while bots and clocks are stopped because the session is not on the screen yet. */
  #isResting = false;
  readonly #clock: ClockSpec | undefined;
  #timing: Timing | undefined;
  #botFault: BotFault | null = null;

  constructor(source: Source<T>, begin: LocalStart<T>) {
    const { confirm = 'ambiguous', catalogues = [], bots = {}, seats = [], from } = begin;
    this.face = faceIn(source);
    this.confirm = confirm;
    this.onlyLooks = begin.onlyLooks;
    this.#draws = begin.draws;
    this.#say = speakerOf(this.face, catalogues);
    this.#thinking = thinkingOf(bots);
    [this.#line, this.#wrong] = isLeft(from) ? [undefined, from.left] : [from.right, null];
    this.#given = seats;
    this.#from = isLeft(from) ? 0 : from.right.at;
    this.#company = {
      game: this.face.game,
      // When a bot fails, people decide in its place.
      isPerson: (seat) => this.#botOf(seat) === null || this.#botFault?.seat === seat,
      names: (at) => this.#seatedIn(stateOf(at)).map(({ name }) => name),
      onlyLooks: begin.onlyLooks,
    };
    this.#clock = begin.clock;
    this.#startClocks();
    this.#wake();
  }

  speak(view: T['State'] | T['View'] | null, said: Message): string {
    return this.#say(view, this.#names(), said);
  }

  viewer(seat: Seat | null | undefined): Viewer {
    if (seat !== undefined) {
      const taken = this.#line === undefined ? allSeats : firstSeats(this.face.game.seatCount(this.#line.start));
      return seat !== null && taken.includes(seat) ? seat : 'spectators';
    }
    if (this.onlyLooks) return 'all';
    const { game } = this.face;
    const everybody = firstSeats(this.#line === undefined ? 0 : game.seatCount(this.#line.start));
    const [only, ...others] = everybody.filter((one) => this.#botOf(one) === null);
    if (only !== undefined && others.length === 0) return only;
    return hides(game) ? 'spectators' : 'all';
  }

  sight(viewer: Viewer): Sight<T> {
    const known = this.#sights.get(viewer);
    if (known !== undefined) return known;
    const made = this.#line === undefined ? this.#sightOfNothing(viewer) : this.#sightOf(this.#line, viewer);
    this.#sights.set(viewer, made);
    return made;
  }

  epoch(): number {
    return this.#epoch;
  }

  act(viewer: Viewer, deed: Deed<T>): Done<T> {
    if (this.#isClosed) return left(closed);
    // Time is asked before anything else: whoever has none left has lost, whatever the player does then.
    if (this.#timing?.hasFallen() === true && (deed._tag === 'Undo' || deed._tag === 'Redo'))
      return left(fault([], 'the game is over', this.face.game.overRule));
    if (deed._tag === 'Load') return this.#load(deed.text);
    if (deed._tag === 'Sit') return this.#sit(deed.seat, deed.setup);
    if (this.#line === undefined) return left(fault([], 'there is no position'));
    return this.#perform(this.#line, viewer, deed);
  }

  #perform(line: LineOfPlay<T>, viewer: Viewer, deed: LineDeed<T>): Done<T> {
    const done = perform(this.#company, line, viewer, deed);
    if (isLeft(done)) return done;
    this.#put(done.right.line, done.right.cause, line.at);
    return right(undefined);
  }

  history(viewer: Viewer): readonly Played[] {
    const line = this.#line;
    if (line === undefined) return [];
    const speak: Driver<T>['speak'] = (view, said) => this.speak(view, said);
    const told = this.#told.get(viewer) ?? new WeakMap<Ply<T>, Played>();
    this.#told.set(viewer, told);
    return line.plies.flatMap((ply, index) => {
      const played = told.get(ply) ?? lastFor({ face: this.face, speak }, line, index + 1, viewer);
      if (played === null) return [];
      told.set(ply, played);
      return [played];
    });
  }

  positionText(viewer: Viewer, ply: number | undefined): string | null {
    const [line, { game }] = [this.#line, this.face];
    if (line === undefined) return null;
    const at = ply ?? line.at;
    if (!Number.isInteger(at) || at < 0 || at > line.plies.length) return null;
    const view = positionFor(game, shownAt(line, at), viewer, []);
    return viewer === 'all' ? game.position.print(view) : game.viewText.print(view);
  }

  save(): string | null {
    return this.#line === undefined ? null : recordText(this.face.game, this.#line, this.#names());
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    // A listener may close the session while it is being notified of this call.
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#thinking.end();
    this.#timing?.stop();
    this.#tell();
  }

  isClosed(): boolean {
    return this.#isClosed;
  }

  rest(): void {
    if (this.#isClosed) return;
    this.#timing?.hasFallen();
    this.#isResting = true;
    this.#thinking.stop();
    this.#runClocks();
    this.#sights.clear();
  }

  resume(): void {
    if (this.#isClosed || !this.#isResting) return;
    this.#isResting = false;
    this.#runClocks();
    this.#wake();
    // Without bots or clocks there is nothing new to report.
    if (this.#timing !== undefined || this.#thinking.seats().length > 0) this.#tell();
  }

  /** The description of a seat from the set-up of the game; empty if the set-up leaves the seat out. */
  #setupOf(seat: number): SeatSetup {
    return this.#given[seat] ?? {};
  }

  #botOf(seat: Seat): string | null {
    const { bot = null } = this.#setupOf(seat);
    return bot;
  }

  /** The names that people were given, by seat; null for a seat without a name. */
  #names(): readonly (string | null)[] {
    return allSeats.map((seat) => {
      const { name = null } = this.#setupOf(seat);
      return name;
    });
  }

  #seatedIn(view: T['State'] | T['View']): readonly Seated[] {
    const { game } = this.face;
    return firstSeats(game.seatCount(view)).map((seat) => ({
      name: this.#setupOf(seat).name ?? game.seatName(seat, view),
      role: roleIn(game.seatName(seat, view)),
      bot: this.#botOf(seat),
      free: false,
    }));
  }

  #sightOfNothing(viewer: Viewer): Sight<T> {
    const seats = this.#given.map(({ name, bot = null }, seat) => ({
      name: name ?? `Seat ${seat}`,
      role: '',
      bot,
      free: false,
    }));
    return { ...emptySight, viewer, seats, cause: this.#cause, fault: this.#wrong };
  }

  #sightOf(at: LineOfPlay<T>, viewer: Viewer): Sight<T> {
    const [now, later] = this.#positions.get(viewer) ?? this.#positionOf(at, viewer);
    this.#positions.set(viewer, [now, later]);
    const more = {
      thinking: this.#thinking.seats(),
      botFault: this.#botFault,
      times: orNull(this.#timing?.times()),
    };
    return lazily({ ...emptySight, ...now, ...more }, later);
  }

  #positionOf(at: LineOfPlay<T>, viewer: Viewer): OfPosition<T> {
    const { face } = this;
    const { game } = face;
    // Lazy values may be read later, but must describe this position, so save the current names.
    const [names, from, cause] = [this.#names(), this.#from, this.#cause];
    const speak: Driver<T>['speak'] = (view, said) => this.#say(view, names, said);
    const acting = actingFor(this.#company, at, viewer);
    const view = this.#views.get(viewer) ?? positionFor(game, at, viewer, acting);
    const seats = this.#seatedIn(view);
    const end = once(() => endShown(game, at));
    this.#views.set(viewer, view);
    const deciding = isEnded(game, at) ? [] : decidingOn(game, at);
    const since = (ply: number, isMade: boolean): (() => Happening) =>
      once(() => happeningFor({ face, speak }, at, ply, isMade, viewer));
    const happening = since(from, cause === 'played' || cause === 'redone');
    // After a jump over several moves, highlight only the last one.
    const lately = cause === 'jumped' ? since(at.at - 1, true) : happening;
    return [
      {
        viewer,
        view,
        seats,
        deciding,
        waiting: waitingFor(at, viewer),
        ply: at.at,
        plies: at.plies.length,
        cause,
        canUndo: undone(this.#company, at, viewer) !== undefined,
        canRedo: redone(this.#company, at, viewer) !== undefined,
        draw: at.draw,
        left: leftOn(at),
        comments: at.notes.comments.filter(({ ply }) => ply <= at.at),
        fault: null,
      },
      {
        moves: once(() => movesFor(game, view, acting)),
        last: once(() => lastFor({ face, speak }, at, at.at, viewer)),
        changes: () => happening().changes,
        told: () => happening().told,
        touched: () => lately().touched,
        standing: once(() =>
          speak(
            view,
            standingOf(end(), seats, () => describedFor(face, view, deciding), leftOn(at)),
          ),
        ),
        score: once(() => scoreFor(game, at, viewer)),
        end,
      },
    ];
  }

  #tell(): void {
    this.#sights.clear();
    tellAll(this.#listeners);
  }

  /** Lets the bots think if the latest position is shown, or if a decision is waiting for the decisions of other seats. */
  #wake(): void {
    const { game } = this.face;
    const line = this.#line;
    if (line === undefined || this.#isClosed || this.#isResting || this.onlyLooks || isEnded(game, line)) return;
    const { at, plies, sealed, draws } = line;
    if (at < plies.length && sealed.length === 0) return;
    const busy = this.#thinking.seats();
    for (const seat of decidingOn(game, line)) {
      const bot = this.#botOf(seat);
      if (bot === null || busy.includes(seat) || this.#botFault?.seat === seat) continue;
      const view = seenBy(game, stateOf(line), seat);
      const asked = { game, bot, seat, view, seed: botSeed(draws, at, seat) };
      this.#thinking.start(asked, (answer) => this.#answered(seat, answer));
    }
  }

  /** Makes the move that a bot chose or, if the bot failed, keeps the reason for the failure. */
  #answered(seat: Seat, answer: Either<Fault, T['Move'] | string>): void {
    if (this.#timing?.hasFallen() === true) return;
    const said = isLeft(answer) ? answer : this.#botMove(seat, answer.right);
    if (isRight(said)) return;
    const { left: why } = said;
    this.#botFault = { seat, fault: why._tag === 'Fault' ? why : fault([], why.text, why.rule) };
    this.#positions.clear();
    this.#views.clear();
    this.#tell();
  }

  #botMove(seat: Seat, given: T['Move'] | string): Done<T> {
    const read = typeof given === 'string' ? this.face.game.moveText.parse(given) : right(given);
    return isLeft(read) ? read : this.act(seat, { _tag: 'Play', move: read.right });
  }

  /**
   * Shows a new line of play: a different position, or the same position with a new offer or a new waiting decision. Bots that think about a previous
   * position are stopped.
   */
  #put(next: LineOfPlay<T>, cause: Cause, from: number): void {
    const line = this.#line;
    const isOther = next.at !== line?.at || next.plies !== line.plies || next.end !== line.end || cause === 'jumped';
    if (isOther) {
      this.#thinking.stop();
      this.#botFault = null;
    }
    // Draw offers and pending decisions do not change how the position arose.
    if (isOther || cause !== 'played') [this.#cause, this.#from] = [cause, from];
    [this.#line, this.#wrong] = [next, null];
    this.#positions.clear();
    // If a loss on time is taken back, reset all clocks. Otherwise the expired clock would end the game again.
    if (cause === 'undone' && line?.end?.reason === 'time') this.#startClocks();
    else this.#runClocks(line, cause);
    // Comments change neither the views nor the picked places.
    if (isOther || next.sealed !== line.sealed) {
      this.#views.clear();
      this.#epoch++;
    }
    this.#wake();
    this.#tell();
  }

  /** Starts the clocks of a game, unless the game is a record that is being replayed. */
  #startClocks(): void {
    this.#timing?.stop();
    this.#timing = undefined;
    if (this.#clock === undefined || this.onlyLooks || this.#line === undefined) return;
    const count = this.face.game.seatCount(this.#line.start);
    this.#timing = new Timing(this.#clock, count, (seat) => {
      if (!this.#isClosed && this.#line !== undefined) this.#perform(this.#line, 'all', { _tag: 'Fall', seat });
    });
    this.#runClocks();
  }

  /**
   * Runs the clocks of the seats that decide now, if the newest position is shown. A decision adds the time for it; whoever ends the game has not
   * decided, and a move that is taken back gives its time back.
   */
  #runClocks(before?: LineOfPlay<T>, cause?: Cause): void {
    const [line, { game }] = [this.#line, this.face];
    if (line === undefined || this.#timing === undefined) return;
    const isStill = this.#isResting || isEnded(game, line) || line.at < line.plies.length;
    const running = isStill ? [] : decidingOn(game, line);
    if (before !== undefined && (cause === 'undone' || cause === 'redone')) this.#timing.step(before.at, line.at);
    if (before !== undefined && cause === 'played' && line.at > before.at && endOf(line) === null) {
      // A pending decision can still be taken back, so its seat gets its increment only when the others have decided.
      const round = roundOf(game, stateOf(before));
      const mover = line.plies[before.at]?.seat;
      const decided = round.length > 0 ? round : decidingOn(game, before).filter((seat) => seat === mover);
      const isRound = round.length > 0 || roundOf(game, stateOf(line)).length > 0;
      this.#timing.pay(decided, before.at, line.at, (seat) => isRound || !running.includes(seat));
    }
    this.#timing.run(running);
  }

  /** Changes the player at a seat. Bots that are thinking are stopped; every bot that has to decide begins to think again. */
  #sit(seat: Seat, setup: SeatSetup): Done<T> {
    const count = this.#line === undefined ? 0 : this.face.game.seatCount(this.#line.start);
    if (this.onlyLooks || !firstSeats(count).includes(seat))
      return left(fault(['seat'], `${show(seat)} is not a seat that can be taken here`));
    const player = playerIn(setup);
    if (isLeft(player)) return left(under('setup')(player.left));
    this.#given = firstSeats(count).map((one) => (one === seat ? player.right : this.#setupOf(one)));
    this.#botFault = null;
    this.#thinking.stop();
    this.#positions.clear();
    this.#views.clear();
    this.#told.clear();
    this.#wake();
    this.#tell();
    return right(undefined);
  }

  #load(text: string): Either<Fault, void> {
    const read = lineOfRecord(this.face.game, text, this.#draws);
    if (isLeft(read)) return read;
    const { names, line } = read.right;
    this.#given = names.map((name, seat) => {
      const { bot, name: given } = this.#setupOf(seat);
      const known = name ?? given;
      return { ...(known === undefined ? {} : { name: known }), ...(bot === undefined ? {} : { bot }) };
    });
    this.#line = undefined;
    this.#put({ ...line, at: line.plies.length }, 'loaded', line.plies.length);
    this.#startClocks();
    return right(undefined);
  }
}

/**
 * Opens a game on this machine: people at one or several screens, and bots. The outcomes of chance come from the seed. If the rules refuse the
 * set-up, the session has no position, and `fault` in its snapshot says why. A session without a position can still load a record.
 *
 * If one person plays, the session shows what that person sees. If several people play, the session shows everything if the game hides nothing, and
 * otherwise only what spectators see. The session's `as` function gives each seat its own handle.
 *
 * @param source - the face of a game, or the game itself; without a face, moves are picked by their notations
 * @param setup - the players, the options, the seed, and other settings
 * @returns the session
 *
 * @example
 * ```ts
 * import { terrafexFace } from 'rulehouse/face';
 * import { session } from 'rulehouse/session';
 *
 * const play = session(terrafexFace, { seats: [{ name: 'Ada' }, { name: 'Bo' }], seed: 1 });
 * play.pick({ kind: 'square', value: 'c5' }); // right
 * play.snapshot().move?.words; // 'Ada grows the forest on c5'
 * play.play(); // right
 * play.snapshot().standing; // 'To move: Ada'
 * play.undo(); // right
 * play.snapshot().cause; // 'undone'
 * play.play('Ba5>c5'); // left: TF-7.2
 * ```
 */
export const session = <T extends GameTypes>(source: Source<T>, setup: SessionSetup<T> = {}): Session<T> => {
  const { setup: given, fault: wrong } = checkedSetup(setup);
  const draws = given.seed ?? drawnSeed();
  const from = wrong === null ? opened(faceIn(source).game, given, draws) : left(wrong);
  return sessionOf(new LocalGame(source, { ...given, draws, from, onlyLooks: false }));
};

/**
 * Opens a record for replay: `jump` shows any position of the record, and no moves can be made. If the record cannot be read, the session has no
 * position, and its snapshot says why. The session of a record shows everything; `as` gives a session that shows what one seat sees.
 *
 * @param source - the face of the game that was recorded, or the game itself
 * @param record - the text of the record
 * @param catalogues - the catalogues of languages other than English, which are searched before the English catalogue
 * @returns the session, at the last position of the record
 *
 * @example
 * ```ts
 * import { terrafexFace } from 'rulehouse/face';
 * import { look, session } from 'rulehouse/session';
 *
 * const played = session(terrafexFace, { seats: [{ name: 'Ada' }, { name: 'Bo' }], seed: 1 });
 * played.play('G^c5');
 * const seen = look(terrafexFace, played.save() ?? '');
 * seen.snapshot().last?.words; // 'Ada grows the forest on c5'
 * seen.jump(0); // right
 * seen.snapshot().plies; // 1
 * ```
 */
export const look = <T extends GameTypes>(
  source: Source<T>,
  record: string,
  catalogues: readonly Catalogue[] = [],
): Session<T> => {
  const given = cataloguesIn(catalogues);
  const read = chain(given, () => lineOfRecord(faceIn(source).game, record, 0));
  const how = { catalogues: isLeft(given) ? [] : given.right, onlyLooks: true, draws: 0 };
  if (isLeft(read)) return sessionOf(new LocalGame<T>(source, { ...how, from: read }));
  const { line, names } = read.right;
  const seats = names.map((name) => (name === null ? {} : { name }));
  return sessionOf(new LocalGame(source, { ...how, seats, from: right(line) }));
};
