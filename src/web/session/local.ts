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
import { playing } from '../../table/consequence.js';
import { seenBy, ticking } from '../../table/deciding.js';
import { timedOut } from '../../table/leaving.js';
import { waitingFor } from '../../table/look.js';
import { cataloguesIn, checkedSetup, playerIn } from './check-setup.js';
import { Alarm, steadily } from './clocks.js';
import { Cursors } from './cursors.js';
import { type Deed, type Driver, type Eye, viewerOf } from './driver.js';
import { emptySight } from './empty-sight.js';
import { closed, sessionOf } from './handle.js';
import type { Happening } from './happening.js';
import { lateMaker, once } from './lazy-values.js';
import {
  afterStep,
  decidingOn,
  goneAt,
  isEnded,
  isGone,
  keptPlies,
  type LineOfPlay,
  leftOn,
  type Ply,
  plyOf,
  shownAt,
  withFreshClocks,
} from './line.js';
import {
  actingFor,
  againTo,
  canClaimDraw,
  canTakeBack,
  type LineDeed,
  type LinePlayers,
  type LineStep,
  perform,
  steppedTo,
} from './line-actions.js';
import { lineOfRecord, recordText, withoutThoseWhoLeft } from './line-record.js';
import { endShown, happeningFor, lastFor, movesFor, positionFor, scoreFor } from './line-view.js';
import { tellAll } from './listeners.js';
import { type Agreement, agreementIn, opened, type SessionSetup } from './local-setup.js';
import type { BotFault, Cause, Done, Played, Seated, SeatSetup, Session, Sight } from './snapshot.js';
import { describedFor, standingOf } from './standing-words.js';
import { type ThinkingBots, thinkingOf } from './thinking-bots.js';
import { faceIn, roleIn, type Source, speakerOf } from './touch.js';

/** What is needed to begin a game on this machine. */
interface LocalStart<T extends GameTypes> extends SessionSetup<T> {
  readonly from: Either<Fault, LineOfPlay<T>>;
  readonly onlyLooks: boolean;
  readonly agreement: Agreement;
}

/** The names that people were given, by seat; null for a seat without a name. */
const namesIn = (given: readonly SeatSetup[]): readonly (string | null)[] =>
  allSeats.map((seat) => orNull(given[seat]?.name));

/** The names of the values in a viewer's sight that are worked out only when they are first read. */
type LateName = 'moves' | 'last' | 'changes' | 'told' | 'touched' | 'standing' | 'score';

const mostSeeds = Number.MAX_SAFE_INTEGER;

/** The seed of a bot's random choices, which is different for each seat and ply. */
const botSeed = (draws: Seed, ply: number, seat: Seat): Seed => (draws + ply * allSeats.length + seat + 1) % mostSeeds;

/** A game on this machine, or a record that is being replayed, with its line of play, its players and its bots. */
class LocalGame<T extends GameTypes> implements Driver<T> {
  readonly face: Driver<T>['face'];
  readonly confirm: Driver<T>['confirm'];
  readonly onlyLooks: boolean;
  readonly #agreement: Agreement;
  readonly #say: ReturnType<typeof speakerOf<T>>;
  readonly #thinking: ThinkingBots<T>;
  readonly #company: LinePlayers<T>;
  readonly #listeners = new Set<() => void>();
  /** Where each viewer looks. */
  readonly #cursors = new Cursors();
  /** Whoever opened the session. */
  readonly #host: Eye;
  /** What each viewer sees, worked out when it is first requested. */
  readonly #sights = new Map<Eye, Sight<T>>();
  /**
   * The view that each viewer has of the position. The view objects stay the same after a comment or an offer, so that the views need not be drawn or
   * described again.
   */
  readonly #views = new Map<Eye, T['State'] | T['View']>();
  /** The moves in words, as far as each viewer may know them; each move is put into words only once. */
  readonly #told = new Map<Eye, WeakMap<Ply<T>, Played>>();
  #line: LineOfPlay<T> | undefined;
  /** The reason why there is no position; null if there is a position. */
  #wrong: Fault | null;
  #given: readonly SeatSetup[];
  /** How the present position came about, and the ply that was shown before it. */
  #cause: Cause = 'opened';
  #from: number;
  #isClosed = false;
  /** True while bots and clocks are stopped because the session is not on the screen yet. */
  #isResting = false;
  readonly #sightWith = lateMaker<Omit<Sight<T>, LateName>, Pick<Sight<T>, LateName>>();
  readonly #alarm = new Alarm(() => this.#fall());
  #botFault: BotFault | null = null;

  constructor(source: Source<T>, begin: LocalStart<T>) {
    const { confirm = 'ambiguous', catalogues = [], bots = {}, seats = [], from } = begin;
    this.face = faceIn(source);
    this.confirm = confirm;
    this.onlyLooks = begin.onlyLooks;
    this.#agreement = begin.agreement;
    this.#say = speakerOf(this.face, catalogues);
    this.#thinking = thinkingOf(bots);
    [this.#line, this.#wrong] = isLeft(from) ? [undefined, from.left] : [withFreshClocks(from.right, steadily()), null];
    this.#given = seats;
    this.#from = isLeft(from) ? 0 : plyOf(from.right);
    this.#company = {
      isPerson: (seat) => this.#botOf(seat) === null,
      // When a bot fails, people decide in its place.
      hasFailed: (seat) => this.#botFault?.seat === seat,
      leads: (eye) => this.#leads(eye),
      names: (at) => this.#seatedIn(at.play.state).map(({ name }) => name),
      onlyLooks: begin.onlyLooks,
    };
    this.#host = this.viewer(undefined);
    this.#runClocks();
    this.#wake();
  }

  speak(view: T['State'] | T['View'] | null, said: Message): string {
    return this.#say(view, this.#names(), said);
  }

  viewer(seat: Seat | null | undefined): Eye {
    if (seat !== undefined) {
      const taken = this.#line === undefined ? allSeats : firstSeats(this.#line.agreed.players.length);
      return seat !== null && taken.includes(seat) ? seat : 'spectators';
    }
    if (this.onlyLooks) return 'all';
    const [only, ...others] = this.#persons();
    if (only !== undefined && others.length === 0) return only;
    return hides(this.face.game) ? 'host' : 'all';
  }

  sight(eye: Eye): Sight<T> {
    const known = this.#sights.get(eye);
    if (known !== undefined) return known;
    const made = this.#line === undefined ? this.#sightOfNothing(eye) : this.#sightOf(this.#line, eye);
    this.#sights.set(eye, made);
    return made;
  }

  epoch(eye: Eye): number {
    return this.#cursors.epoch(eye);
  }

  act(eye: Eye, deed: Deed<T>): Done<T> {
    if (this.#isClosed) return left(closed);
    // Time is asked before anything else: whoever has none left has lost, whatever the player does then.
    if (this.#fall() && (deed._tag === 'Undo' || deed._tag === 'Redo')) return left(this.#tooLate());
    if (eye === 'spectators' && (deed._tag === 'Load' || deed._tag === 'Sit'))
      return left(fault([], 'this viewer has no seat'));
    if (deed._tag === 'Load') return this.#load(deed.text);
    if (deed._tag === 'Sit') return this.#sit(deed.seat, deed.setup);
    if (this.#line === undefined) return left(fault([], 'there is no position'));
    return this.#perform(this.#counted(this.#line), eye, this.#cursors.at(eye), deed);
  }

  /** Lets the seats leave that have run out of time; true if there are any. */
  #fall(): boolean {
    const line = this.#line;
    if (line === undefined || !this.#alarm.isDue(line.play.clocks)) return false;
    const after = timedOut(playing(line.agreed, line.play), steadily());
    if (after === undefined) return false;
    this.#put(afterStep(line, after), 'played', line);
    // Several seats may have run out of time at the same moment.
    this.#fall();
    return true;
  }

  /** The line with its clocks as they stand at present. */
  #counted(line: LineOfPlay<T>): LineOfPlay<T> {
    const { play } = line;
    const clocks = this.#alarm.read(play.clocks);
    return clocks === play.clocks ? line : { ...line, play: { ...play, clocks } };
  }

  /** The reason why a request comes too late after a seat has run out of time. */
  #tooLate(): Fault {
    const { game } = this.face;
    return this.#line === undefined || isEnded(this.#line)
      ? fault([], 'the game is over', game.overRule)
      : fault([], 'a seat has left since');
  }

  /** Lets somebody act who looks at the position at `cursor`; null for the position at which the game goes on. */
  #perform(line: LineOfPlay<T>, eye: Eye, cursor: number | null, deed: LineDeed<T>, isBot = false): Done<T> {
    const done = perform(this.#company, line, { eye, cursor, isBot }, deed);
    if (isLeft(done)) return done;
    const step = done.right;
    if (deed._tag === 'Jump' || step.cause === 'jumped') this.#look(line, eye, step);
    else {
      if (step.cursor === null && cursor !== null) this.#return(eye, cursor);
      this.#put(step.line, step.cause, step.base);
    }
    return right(undefined);
  }

  /** Lets a viewer look at another position, at which the game goes on if `step` says so. */
  #look(line: LineOfPlay<T>, eye: Eye, step: LineStep<T>): void {
    const from = this.#cursors.at(eye) ?? plyOf(line);
    const wasStill = this.#isStill();
    if (step.line !== line) this.#put(step.line, 'jumped', line);
    this.#cursors.look(eye, step.cursor, from);
    this.#views.delete(eye);
    const isStill = this.#isStill();
    if (isStill && !wasStill) this.#thinking.stop();
    if (isStill !== wasStill) this.#runClocks();
    // Whoever returns to the present position asks a bot again that has failed. Spectators ask nobody.
    if (step.cursor === null && eye !== 'spectators') this.#forgive();
    this.#wake();
    this.#tell();
  }

  /** Lets a viewer who looked elsewhere follow the game again. */
  #return(eye: Eye, from: number): void {
    this.#cursors.look(eye, null, from);
    this.#views.delete(eye);
  }

  #forgive(): void {
    if (this.#botFault === null) return;
    this.#botFault = null;
    this.#views.clear();
  }

  history(eye: Eye): readonly Played[] {
    const line = this.#line;
    if (line === undefined) return [];
    const viewer = viewerOf(eye);
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

  positionText(eye: Eye, ply: number | undefined): string | null {
    const [line, { game }] = [this.#line, this.face];
    if (line === undefined) return null;
    const at = ply ?? this.#cursors.at(eye) ?? plyOf(line);
    if (!Number.isInteger(at) || at < 0 || at > line.plies.length) return null;
    const viewer = viewerOf(eye);
    const view = positionFor(shownAt(line, at), viewer, []);
    return viewer === 'all' ? game.position.print(view) : game.viewText.print(view);
  }

  save(eye: Eye, ply: number | undefined): Either<Fault, string> {
    const line = this.#line;
    if (line === undefined) return left(this.#wrong ?? fault([], 'there is no position'));
    const at = ply ?? this.#cursors.at(eye) ?? plyOf(line);
    if (!Number.isInteger(at) || at < 0 || at > line.plies.length)
      return left(fault(['ply'], `${show(at)} is not a ply from 0 to ${line.plies.length}`));
    if (eye !== this.#host && !this.#leads(eye) && hides(this.face.game) && !isEnded(line))
      return left(fault([], 'the record contains what is hidden from this viewer'));
    return recordText(shownAt(line, at), this.#names());
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
    if (this.#line !== undefined) this.#alarm.run(this.#line.play.clocks, []);
    this.#tell();
  }

  isClosed(): boolean {
    return this.#isClosed;
  }

  rest(): void {
    if (this.#isClosed) return;
    this.#fall();
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
    if (this.#agreement.clock !== null || this.#thinking.seats().length > 0) this.#tell();
  }

  /** The description of a seat from the set-up of the game; empty if the set-up leaves the seat out. */
  #setupOf(seat: number): SeatSetup {
    return this.#given[seat] ?? {};
  }

  #botOf(seat: Seat): string | null {
    const { bot = null } = this.#setupOf(seat);
    return bot;
  }

  /** The bot that has to decide for a seat: its own or, after its player has left, the one that plays on; null if a person decides. */
  #thinkerOf(line: LineOfPlay<T>, seat: Seat): string | null {
    return isGone(line, seat) ? line.leavingBot : this.#botOf(seat);
  }

  /** The seats at which people play. */
  #persons(): readonly Seat[] {
    const everybody = firstSeats(this.#line === undefined ? 0 : this.#line.agreed.players.length);
    return everybody.filter((seat) => this.#botOf(seat) === null);
  }

  /** The seats at which people play who have not left. */
  #staying(): readonly Seat[] {
    const line = this.#line;
    return this.#persons().filter((seat) => line === undefined || !isGone(line, seat));
  }

  /** True if all people who play look through the same handle. */
  #leads(eye: Eye): boolean {
    if (eye === 'all') return true;
    const [only, ...others] = this.#staying();
    return eye === only && others.length === 0;
  }

  /** True if everybody who plays looks at another position than the present one. If only bots play, whoever opened the session counts. */
  #isStill(): boolean {
    if (this.#cursors.areTogether()) return false;
    const persons = this.#staying();
    const isHost = this.#host === 'all' || persons.length === 0;
    if (isHost && this.#cursors.isElsewhere(this.#host)) return true;
    return persons.length > 0 && persons.every((seat) => this.#cursors.isElsewhere(seat));
  }

  /** The names that people were given, by seat; null for a seat without a name. */
  #names(): readonly (string | null)[] {
    return namesIn(this.#given);
  }

  #seatedIn(view: T['State'] | T['View']): readonly Seated[] {
    const { game } = this.face;
    return firstSeats(game.seatCount(view)).map((seat) => {
      const called = game.seatName(seat, view);
      return {
        name: this.#setupOf(seat).name ?? called,
        role: roleIn(called),
        bot: this.#botOf(seat),
        free: false,
      };
    });
  }

  #sightOfNothing(eye: Eye): Sight<T> {
    const seats = this.#given.map(({ name, bot = null }, seat) => ({
      name: name ?? `Seat ${seat}`,
      role: '',
      bot,
      free: false,
    }));
    return { ...emptySight, viewer: viewerOf(eye), seats, cause: this.#cause, fault: this.#wrong };
  }

  /** How the position that a viewer sees came about, and the ply of the position before it. */
  #causeFor(eye: Eye): readonly [Cause, number] {
    const from = this.#cursors.cameFrom(eye);
    return from === undefined ? [this.#cause, this.#from] : ['jumped', from];
  }

  /** What a viewer can take back, and make again. */
  #stepsFor(line: LineOfPlay<T>, eye: Eye): Pick<Sight<T>, 'canUndo' | 'canRedo'> {
    const cursor = this.#cursors.at(eye);
    const company = this.#company;
    return cursor === null
      ? { canUndo: canTakeBack(company, line, eye), canRedo: againTo(company, line, eye) >= 0 }
      : {
          canUndo: steppedTo(company, line, cursor, -1) >= 0,
          canRedo: steppedTo(company, line, cursor, 1) >= 0,
        };
  }

  #sightOf(line: LineOfPlay<T>, eye: Eye): Sight<T> {
    const { face } = this;
    const { game } = face;
    // Lazy values may be read later, but must describe this position, so save the current names.
    const [given, [cause, from]] = [this.#given, this.#causeFor(eye)];
    const speak: Driver<T>['speak'] = (view, said) => this.#say(view, namesIn(given), said);
    const [at, viewer] = [shownAt(line, this.#cursors.at(eye) ?? plyOf(line)), viewerOf(eye)];
    const [ply, { draw }] = [plyOf(at), line.play.talk];
    const acting = ply > plyOf(line) && !this.#leads(eye) ? [] : actingFor(this.#company, at, eye);
    const view = this.#views.get(eye) ?? positionFor(at, viewer, acting);
    const seats = this.#seatedIn(view);
    this.#views.set(eye, view);
    const isOver = isEnded(at);
    const [deciding, gone] = [isOver ? [] : decidingOn(at), leftOn(at)];
    const since = (before: number, isMade: boolean): (() => Happening) =>
      once(() => happeningFor({ face, speak }, at, before, isMade, viewer));
    const happening = since(from, cause === 'played' || cause === 'redone');
    // After a jump over several moves, highlight only the last one.
    const lately = cause === 'jumped' ? since(ply - 1, true) : happening;
    const end = isOver ? endShown(at) : null;
    const { canUndo, canRedo } = this.#stepsFor(line, eye);
    // Every name is written out, because spreading costs more here than everything else.
    const now: Omit<Sight<T>, LateName> = {
      viewer,
      view,
      seats,
      deciding,
      waiting: waitingFor(at.play, viewer),
      ply,
      plies: at.plies.length,
      cause,
      canUndo,
      canRedo,
      thinking: this.#thinking.seats(),
      botFault: this.#botFault,
      draw: draw === null ? null : { by: draw.by, agreed: draw.agreed },
      canClaimDraw: canClaimDraw(this.#company, at, eye),
      left: gone,
      comments: at.notes.comments.filter((one) => one.ply <= ply),
      times: this.#alarm.times(line.play.clocks),
      fault: null,
      undo: null,
      claims: null,
      connection: 'local',
      sending: false,
      halted: null,
      refused: null,
      end,
    };
    return this.#sightWith(now, {
      moves: () => movesFor(game, view, acting),
      last: () => lastFor({ face, speak }, at, ply, viewer),
      changes: () => happening().changes,
      told: () => happening().told,
      touched: () => lately().touched,
      standing: () =>
        speak(
          view,
          standingOf(end, seats, () => describedFor(face, view, deciding), gone),
        ),
      score: () => scoreFor(at, viewer),
    });
  }

  #tell(): void {
    this.#sights.clear();
    tellAll(this.#listeners);
  }

  /** Lets the bots think, unless moves were taken back or everybody who plays looks elsewhere. */
  #wake(): void {
    const { game } = this.face;
    const line = this.#line;
    if (line === undefined || this.#isClosed || this.#isResting || this.onlyLooks || isEnded(line)) return;
    const at = plyOf(line);
    if (at < line.plies.length || this.#isStill()) return;
    for (const seat of decidingOn(line)) {
      const bot = this.#thinkerOf(line, seat);
      if (bot === null || this.#botFault?.seat === seat || this.#thinking.seats().includes(seat)) continue;
      const view = seenBy(game, line.play.state, seat);
      const asked = { game, bot, seat, view, seed: botSeed(line.agreed.spec.seed, at, seat) };
      this.#thinking.start(asked, (answer) => this.#answered(seat, answer));
    }
  }

  /** Makes the move that a bot chose or, if the bot failed, keeps the reason for the failure. */
  #answered(seat: Seat, answer: Either<Fault, T['Move'] | string>): void {
    if (this.#fall()) return;
    const said = isLeft(answer) ? answer : this.#botMove(seat, answer.right);
    if (isRight(said)) return;
    const { left: why } = said;
    this.#botFault = { seat, fault: why._tag === 'Fault' ? why : fault([], why.text, why.rule) };
    this.#views.clear();
    this.#tell();
  }

  #botMove(seat: Seat, given: T['Move'] | string): Done<T> {
    const read = typeof given === 'string' ? this.face.game.moveText.parse(given) : right(given);
    if (isLeft(read)) return read;
    if (this.#isClosed || this.#line === undefined) return left(closed);
    // A bot plays at the position at which the game goes on, wherever somebody looks through the handle of its seat.
    return this.#perform(this.#counted(this.#line), seat, null, { _tag: 'Play', move: read.right }, true);
  }

  /**
   * Lets the game go on with a new line of play: at a different position, or at the same position with a new offer or a new waiting decision. Bots that
   * think about a previous position are stopped. The position follows from the line `base`.
   */
  #put(next: LineOfPlay<T>, cause: Cause, base: LineOfPlay<T>): void {
    const line = this.#line;
    const isMoved = line === undefined || plyOf(next) !== plyOf(line) || next.plies !== line.plies;
    const isOther = isMoved || next.end !== line.end || next.gone !== line.gone || cause === 'jumped';
    if (isOther) {
      this.#thinking.stop();
      this.#botFault = null;
    }
    // Draw offers and pending decisions do not change how the position arose.
    if (isOther || cause !== 'played') [this.#cause, this.#from] = [cause, plyOf(base)];
    // If a loss on time is taken back, reset all clocks. Otherwise the expired clock would end the game again.
    const hasTimeAgain = line !== undefined && this.#hasTimeAgain(line, next, cause);
    [this.#line, this.#wrong] = [hasTimeAgain ? withFreshClocks(next, steadily()) : next, null];
    // Comments change neither the views nor the picked places.
    if (isOther || next.play.sealed !== line.play.sealed) this.#follow(line, next);
    this.#runClocks();
    this.#wake();
    this.#tell();
  }

  /** True if a loss on time is taken back: the end of the game, or the departure of a seat. */
  #hasTimeAgain(before: LineOfPlay<T>, next: LineOfPlay<T>, cause: Cause): boolean {
    if (cause === 'undone' && before.end?.reason === 'time') return true;
    return goneAt(before, plyOf(before)).some(({ seat, reason }) => reason === 'time' && !isGone(next, seat));
  }

  /** Shows the present position to everybody except those who look at another position that still exists. */
  #follow(before: LineOfPlay<T> | undefined, next: LineOfPlay<T>): void {
    const kept = before === undefined ? -1 : keptPlies(before, next);
    const [was, at] = [before === undefined ? 0 : plyOf(before), plyOf(next)];
    this.#cursors.follow((ply) => ply > kept || ply === at || (ply > at && ply <= was), kept);
    for (const eye of this.#views.keys()) if (!this.#cursors.isElsewhere(eye)) this.#views.delete(eye);
  }

  /** Runs the clocks of the seats that decide now, unless moves were taken back or everybody who plays looks elsewhere. */
  #runClocks(): void {
    const line = this.#line;
    if (line === undefined || line.play.clocks.budgets.length === 0) return;
    const isOver = this.onlyLooks || isEnded(line) || plyOf(line) < line.plies.length;
    const isStill = isOver || this.#isResting || this.#isStill();
    this.#line = this.#counted(line);
    this.#alarm.run(this.#line.play.clocks, isStill ? [] : ticking(line.agreed, line.play));
  }

  /** Changes the player at a seat. Bots that are thinking are stopped; every bot that has to decide begins to think again. */
  #sit(seat: Seat, setup: SeatSetup): Done<T> {
    const count = this.#line === undefined ? 0 : this.#line.agreed.players.length;
    if (this.onlyLooks || !firstSeats(count).includes(seat))
      return left(fault(['seat'], `${show(seat)} is not a seat that can be taken here`));
    if (this.#line !== undefined && isGone(this.#line, seat))
      return left(fault(['seat'], 'this seat has left the game'));
    const player = playerIn(setup);
    if (isLeft(player)) return left(under('setup')(player.left));
    this.#given = firstSeats(count).map((one) => (one === seat ? player.right : this.#setupOf(one)));
    this.#botFault = null;
    this.#thinking.stop();
    this.#views.clear();
    this.#told.clear();
    this.#wake();
    this.#tell();
    return right(undefined);
  }

  #load(text: string): Either<Fault, void> {
    const read = lineOfRecord(this.face.game, text, this.#agreement);
    if (isLeft(read)) return read;
    const { names } = read.right;
    const line = withFreshClocks(withoutThoseWhoLeft(read.right.line), steadily());
    this.#given = names.map((name, seat) => {
      const { bot, name: given } = this.#setupOf(seat);
      const known = name ?? given;
      return { ...(known === undefined ? {} : { name: known }), ...(bot === undefined ? {} : { bot }) };
    });
    this.#line = undefined;
    this.#put(line, 'loaded', line);
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
  const agreement = agreementIn(given);
  const from = wrong === null ? opened(faceIn(source).game, given, agreement) : left(wrong);
  return sessionOf(new LocalGame(source, { ...given, agreement, from, onlyLooks: false }));
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
 * import { isRight } from 'rulehouse';
 * import { terrafexFace } from 'rulehouse/face';
 * import { look, session } from 'rulehouse/session';
 *
 * const played = session(terrafexFace, { seats: [{ name: 'Ada' }, { name: 'Bo' }], seed: 1 });
 * played.play('G^c5');
 * const saved = played.save();
 * const seen = look(terrafexFace, isRight(saved) ? saved.right : '');
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
  const agreement = agreementIn({ seed: 0 });
  const read = chain(given, () => lineOfRecord(faceIn(source).game, record, agreement));
  const how = { catalogues: isLeft(given) ? [] : given.right, onlyLooks: true, agreement };
  if (isLeft(read)) return sessionOf(new LocalGame<T>(source, { ...how, from: read }));
  const { line, names } = read.right;
  const seats = names.map((name) => (name === null ? {} : { name }));
  return sessionOf(new LocalGame(source, { ...how, seats, from: right(line) }));
};
