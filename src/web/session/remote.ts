/**
 * Follows the events at a table on a server, even if the connection is lost for a time, and sends messages to the table.
 *
 * @packageDocumentation
 */

import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { GameTypes } from '../../core/contract/game.js';
import { over } from '../../core/contract/refusal.js';
import { legalMovesOf } from '../../core/playing/seat-moves.js';
import { orNull } from '../../core/values/absent.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { type Seat, seats } from '../../core/values/seat.js';
import type { Face } from '../../face/face.js';
import { type Catalogue, type Message, message } from '../../face/message.js';
import type { Look, MakeMove, NumberedQuestion } from '../../table/index.js';
import { tableAt } from './address.js';
import { askedAgain, latest, pause, soonest } from './backoff.js';
import { cataloguesIn } from './check-setup.js';
import type { Confirm, Deed, Driver, Eye } from './driver.js';
import { emptySight } from './empty-sight.js';
import type { Fetch } from './globals.js';
import { closed, sessionOf, standsStill } from './handle.js';
import { nothingHappened } from './happening.js';
import { tellAll } from './listeners.js';
import {
  courseOf,
  decisionsIn,
  decisionsOf,
  goesOn,
  historyOf,
  nextShown,
  plyOf,
  type ShownLook,
  scoreOf,
} from './look-changes.js';
import { Looking } from './look-requests.js';
import type { Recall } from './recall.js';
import type { Connection, Done, LastMove, Played, Seated, Session, Sight, Viewer } from './snapshot.js';
import { listen } from './sse.js';
import { describedFor, standingOf } from './standing-words.js';
import { newsIn, stilled } from './table-halt.js';
import { firstUntold, readTold, savedAt, withTold } from './told-moves.js';
import { faceIn, roleIn, type Source, speakerOf } from './touch.js';
import { faultIn, type PlayerMessage, type SendResult, unreached, type Wire, wireTo } from './wire.js';

/** Settings for joining a table on a server. */
export interface JoinOptions {
  /** The token of a seat; if left out, the token in the address is used. Without any token, the session only watches. */
  readonly token?: string;
  /** The function that makes requests; if left out, the global function `fetch`. */
  readonly fetch?: Fetch;
  /** Says when a move has to be confirmed before it is made; if left out, `ambiguous`. */
  readonly confirm?: Confirm;
  /** The catalogues of languages other than English, which are searched before the English catalogue. */
  readonly catalogues?: readonly Catalogue[];
}

/** An answer with the number of the question that is shown, which it belongs to; without a number if the server does not number its questions. */
const answerTo = <A extends object>(
  open: NumberedQuestion | null,
  answer: A,
  missing: string,
): Either<Fault, A & { readonly question?: number }> => {
  if (open === null) return left(fault([], missing));
  return right(open.question === 0 ? answer : { ...answer, question: open.question });
};

/** The course to which a message belongs; nothing if the game has not begun, or if the server does not number its courses. */
const courseIn = (look: Look): { readonly course?: number } => (courseOf(look) === 0 ? {} : { course: courseOf(look) });

/** The message to the server for a request other than a move, or the reason why the request is not possible. */
export const askedBy = <T extends GameTypes>(
  look: Look,
  seat: Seat,
  own: readonly number[],
  deed: Exclude<Deed<T>, { readonly _tag: 'Play' }>,
): Either<Fault, PlayerMessage> => {
  switch (deed._tag) {
    case 'Undo': {
      if (deed.ply !== undefined) return right({ _tag: 'AskUndo', ply: deed.ply, ...courseIn(look) });
      const count = look.moves.length;
      const isWaiting = look.sight?.waiting.some((one) => one.seat === seat) === true;
      const ply = isWaiting ? count : (own.findLast((one) => one < count) ?? count - 1);
      return ply < 0
        ? left(fault([], 'there is nothing to take back'))
        : right({ _tag: 'AskUndo', ply, ...courseIn(look) });
    }
    case 'Resign':
      return deed.seat === undefined || deed.seat === seat
        ? right({ _tag: 'Resign' })
        : left(fault([], 'this viewer does not speak for that seat'));
    case 'Claim':
    case 'ClaimDraw':
      return right({ ...deed, ply: plyOf(look), ...courseIn(look) });
    case 'Comment':
      return right(deed);
    case 'OfferDraw':
      return right({ ...deed, ...courseIn(look) });
    case 'AnswerDraw':
      return answerTo(look.draw, deed, 'no draw is offered');
    case 'AnswerUndo':
      return answerTo(look.undo, deed, 'no undo is asked for');
    case 'Redo':
    case 'Jump':
    case 'Load':
    case 'Sit':
      return left(fault([], 'a table of a server shows its present position only'));
  }
};

/** True if the viewer of a look may claim a draw; nobody can at a table that stands still. */
export const mayClaimIn = ({ viewer, sight, end }: Look, halted: string | null): boolean =>
  viewer !== 'spectators' && end === null && halted === null && sight?.claimableDraw === true;

/** The decision of the viewer that waits for other seats; undefined if there is none. */
const ownWaiting = ({ viewer, sight }: Look): string | null | undefined =>
  sight?.waiting.find(({ seat }) => seat === viewer)?.move;

/** Makes a key that no other message uses, by which a server recognises a message that arrives twice. The key does not come from `crypto.randomUUID`, because pages served without TLS do not have that function. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A move on its way to a server, with the decision that it belongs to. */
export type SentMove = Omit<MakeMove, 'player'>;

/** The message that makes a move in the position that a look shows. */
export const sentMove = (look: Look, move: string): SentMove => ({
  _tag: 'Move',
  ply: plyOf(look),
  ...courseIn(look),
  move,
});

/**
 * Sends a move again and again until the server has answered. Ply and course say to which decision the move belongs, so that the server accepts the
 * move only once. `isRepeated` is true if the move had to be sent more than once.
 */
export const sendMove = async (
  wire: Wire,
  said: SentMove,
  isOver: () => boolean,
): Promise<{ readonly answer: SendResult; readonly isRepeated: boolean }> => {
  let [wait, isRepeated] = [soonest, false];
  // With the key, the server recognizes a repeated message and accepts it instead of reporting that it is too late.
  const key = newKey();
  let answer = await wire.say(said, key);
  while (answer._tag === 'Unreached' && !isOver()) {
    isRepeated = true;
    await pause(wait);
    wait = Math.min(latest, wait * 2);
    answer = await wire.say(said, key);
  }
  return { answer, isRepeated };
};

/**
 * True if a move that was sent earlier has arrived: it has been made, or it waits for the decisions of others. If something has been taken back in the
 * meantime, nobody can tell from the look.
 */
export const hasArrived = (look: Look | undefined, { ply, course, move: text }: SentMove): boolean => {
  if (look === undefined || courseIn(look).course !== course) return false;
  const after = look.moves.slice(ply, ply + (look.players.length || 1));
  return after.includes(text) || look.sight?.waiting.some(({ move }) => move === text) === true;
};

/** The last move as the history tells it, once its words have arrived; a move that was not seen being made has none before. */
const lastIn = (history: readonly Played[], last: LastMove | null): LastMove | null => {
  const told = history.at(-1);
  return told === undefined || told.seat === null ? last : { ...told, seat: told.seat };
};

/** The places of a move that the viewer did not see being made, so that whoever comes later finds the last move; empty if the move is not known. */
const partsIn = <T extends GameTypes>({ game, parts }: Face<T>, move: LastMove | null): Sight<T>['touched'] => {
  const read = move?.text == null ? undefined : game.moveText.parse(move.text);
  return read === undefined || isLeft(read) ? [] : parts(read.right);
};

/** What is shown about decisions before a table's game begins: nobody decides, and nobody waits. */
const nothingDue: Pick<NonNullable<Look['sight']>, 'deciding' | 'waiting'> = { deciding: [], waiting: [] };

/** A table on a server, as a seat with a token sees it or as spectators see it. */
class RemoteTable<T extends GameTypes> implements Driver<T> {
  readonly face: Face<T>;
  readonly onlyLooks = false;
  readonly confirm: Confirm;
  #wire: Wire;
  readonly #token: string | null;
  readonly #say: ReturnType<typeof speakerOf<T>>;
  readonly #listeners = new Set<() => void>();
  readonly #looking: Looking;
  /** Ends the connection; undefined as long as there is none. */
  #stop: (() => void) | undefined;
  #shown: ShownLook<T> | undefined;
  /** What the viewer sees at present, worked out when it is first requested. */
  #sight: Sight<T> | undefined;
  #connection: Connection = 'connecting';
  #isSending = false;
  #epoch = 0;
  #isClosed = false;
  /** True while there is no connection, because the session is not on the screen yet. */
  #isResting = false;
  /** The reason why the table cannot be shown; null if the table can be shown. */
  #wrong: Fault | null = null;
  /** The server's latest refusal; null if the server has not refused anything. */
  #refused: Fault | null = null;
  /** The reason why the table stands still; null if it does not. */
  #halted: string | null = null;
  #record: string | null = null;
  /** The number of comments when the record was asked for last: comments that follow the end of a game are in its record, too. */
  #recorded = -1;
  #history: readonly Played[] = [];

  /** `wrong` is the reason why no server can be contacted; null if there is no such reason. */
  constructor(source: Source<T>, wire: Wire, token: string | null, wrong: Fault | null, options: JoinOptions) {
    this.face = faceIn(source);
    const { confirm = 'ambiguous', catalogues = [] } = options;
    this.confirm = confirm;
    this.#wire = wire;
    this.#token = token;
    this.#say = speakerOf(this.face, catalogues);
    this.#looking = new Looking({ look: () => this.#wire.look() }, (look) => this.#take(look));
    if (wrong !== null) [this.#wrong, this.#connection] = [wrong, 'missing'];
    // Connect later, so that a session that is put to rest at once sends no requests.
    else queueMicrotask(() => this.#listen());
  }

  speak(view: T['State'] | T['View'] | null, said: Message): string {
    return this.#say(view, this.#shown?.look.players ?? [], said);
  }

  viewer(): Viewer {
    return 'spectators';
  }

  sight(): Sight<T> {
    this.#sight ??=
      this.#shown === undefined
        ? {
            ...emptySight,
            viewer: 'spectators',
            seats: [],
            cause: 'opened',
            fault: this.#wrong,
            connection: this.#connection,
          }
        : this.#sightOf(this.#shown);
    return this.#sight;
  }

  epoch(): number {
    return this.#epoch;
  }

  act(_: Eye, deed: Deed<T>): Done<T> {
    if (this.#isClosed) return left(closed);
    if (this.#shown === undefined || this.#shown.view === null) return left(fault([], 'there is no position'));
    const { look, view } = this.#shown;
    const { viewer } = look;
    if (this.#halted !== null) return left(standsStill(this.#halted));
    if (viewer === 'spectators') return left(fault([], 'this viewer has no seat'));
    this.#refused = null;
    if (deed._tag === 'Play') {
      const done = this.#play(look, view, viewer, deed.move);
      if (!isLeft(done)) this.#tell();
      return done;
    }
    const said = askedBy(look, viewer, deed._tag === 'Undo' ? this.#decisionsOf(look, viewer) : [], deed);
    if (isLeft(said)) return said;
    void this.#ask(said.right);
    return right(undefined);
  }

  /** The plies at which a seat decided, as far as they are known. */
  #decisionsOf(look: Look, seat: Seat): readonly number[] {
    return look.start === null ? decisionsIn(this.#history, seat) : decisionsOf(this.face.game, look, seat);
  }

  history(): readonly Played[] {
    return this.#history;
  }

  positionText(_: Eye, ply: number | undefined): string | null {
    const look = this.#shown?.look;
    const isPresent = ply === undefined || ply === (look === undefined ? 0 : plyOf(look));
    return isPresent && look?.sight ? look.sight.view : null;
  }

  save(): Either<Fault, string> {
    return savedAt(this.#shown?.look, this.#record);
  }

  readonly recall: Recall = async (ply) => {
    const look = this.#shown?.look;
    if (look === undefined) return undefined;
    const { recalled } = await import('./recalled.js');
    return recalled(
      {
        ...{ face: this.face, look, history: this.#history },
        seated: (view) => this.#seated(look.players, view),
        speak: (view, said) => this.speak(view, said),
        past: (at) => this.#wire.past(at),
      },
      ply,
    );
  };

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#isClosed = true;
    this.#looking.stop();
    this.#stop?.();
  }

  isClosed(): boolean {
    return this.#isClosed;
  }

  rest(): void {
    this.#isResting = true;
    this.#stop?.();
    this.#stop = undefined;
  }

  resume(): void {
    this.#isResting = false;
    this.#listen();
  }

  #listen(): void {
    if (this.#isClosed || this.#isResting || this.#connection === 'missing') return;
    this.#stop ??= listen({
      open: (signal) => this.#open(signal),
      heard: (data, event) => this.#heard(data, event),
      connected: (is) => {
        if (is) this.#reached();
        const isFirst = this.#connection === 'connecting';
        this.#connect(is ? 'connected' : isFirst ? 'connecting' : 'lost');
      },
      missing: () => {
        this.#looking.stop();
        this.#wrong ??= fault([], 'the server does not have this table');
        this.#connect('missing');
      },
    });
  }

  #tell(): void {
    this.#sight = undefined;
    tellAll(this.#listeners);
  }

  #take(look: Look): void {
    if (this.#isClosed) return;
    const { game } = this.face;
    const text = look.sight?.view;
    const read = text === undefined ? undefined : game.viewText.parse(text);
    if (look.game !== game.id) this.#wrong = fault(['game'], `this table plays ${look.game}, not ${game.id}`);
    else if (read !== undefined && isLeft(read)) this.#wrong = read.left;
    else this.#show(look, read === undefined ? null : read.right);
    if (look.end !== null && this.#recorded !== look.comments.length) void this.#keepRecord(look.comments.length);
    const untold = firstUntold(this.#history);
    if (untold !== undefined) void this.#learn(untold);
    this.#tell();
  }

  #show(look: Look, view: T['View'] | null): void {
    this.#wrong = null;
    const before = this.#shown;
    // Picks stay if somebody else takes back a decision, which changes neither the moves nor the view.
    if (
      before === undefined ||
      plyOf(before.look) !== plyOf(look) ||
      before.look.sight?.view !== look.sight?.view ||
      ownWaiting(before.look) !== ownWaiting(look)
    )
      this.#epoch++;
    // `speak` needs the names, so set the new look before describing it.
    this.#shown = { look, view: null, last: null, earlier: [], ...nothingHappened, cause: 'opened', replaces: true };
    this.#shown = nextShown(this.face, (one, said) => this.speak(one, said), before, look, view);
    this.#history = historyOf(this.#history, this.#shown);
  }

  /** Asks the server for the words of moves that the session did not see being made. */
  async #learn(from: number): Promise<void> {
    const asked = this.#shown?.look;
    const isOver = (): boolean => this.#isClosed || !this.#isInCourseOf(asked);
    const read = readTold((await askedAgain(() => this.#wire.told(from), isOver)) ?? '');
    // After an undo, the answer may describe other moves, and the words have been requested anew.
    if (read === undefined || isOver()) return;
    this.#history = withTold(this.#history, from, read);
    this.#tell();
  }

  /** True if nothing was taken back since a look was shown. */
  #isInCourseOf(look: Look | undefined): boolean {
    return look !== undefined && this.#shown !== undefined && goesOn(look, this.#shown.look);
  }

  async #keepRecord(comments: number): Promise<void> {
    this.#recorded = comments;
    const isOver = (): boolean => this.#isClosed || this.#recorded !== comments;
    const record = await askedAgain(() => this.#wire.record(), isOver);
    if (record === undefined || isOver()) return;
    this.#record = record;
    this.#tell();
  }

  /** Opens the stream of events. If the server does not know the token, the session watches as a spectator, and reports the unknown token. */
  async #open(signal: AbortSignal): Promise<Response> {
    const answer = await this.#wire.events(signal);
    if (answer.status !== 401 || this.#token === null) return answer;
    this.#wire = this.#wire.unknown();
    this.#connect('unknown-token');
    return this.#wire.events(signal);
  }

  #heard(data: string, event: string): void {
    const news = newsIn(data, event);
    switch (news._tag) {
      case 'Halted':
        this.#halted = news.why;
        this.#tell();
        break;
      case 'Look':
        this.#halted = null;
        this.#looking.brought(news.look);
        break;
      case 'Unreadable':
        void this.#looking.refresh();
    }
  }

  /** Clears the refusal that said that the server could not be reached. */
  #reached(): void {
    if (this.#refused !== unreached) return;
    this.#refused = null;
    this.#tell();
  }

  #connect(next: Connection): void {
    if (this.#isClosed || this.#connection === next || this.#connection === 'unknown-token') return;
    this.#connection = next;
    this.#tell();
  }

  #play(look: Look, view: T['View'], seat: Seat, move: T['Move']): Done<T> {
    const { game } = this.face;
    if (look.end !== null) return left(over(game.overRule, 'the game is over'));
    if (look.sight?.deciding.includes(seat) !== true)
      return left(fault([], 'it is for another seat to decide', game.turnRule));
    if (this.#isSending) return left(fault([], 'a move is on its way'));
    const checked = game.check(move)(view);
    if (isLeft(checked)) return checked;
    this.#isSending = true;
    void this.#send(sentMove(look, game.moveText.print(checked.right)));
    return right(undefined);
  }

  async #send(said: SentMove): Promise<void> {
    const { answer, isRepeated } = await sendMove(this.#wire, said, () => this.#isClosed);
    // The stream sends this too, but if the stream is broken, the client must still see its move.
    await this.#looking.refresh();
    if (answer._tag !== 'Taken' && !(isRepeated && hasArrived(this.#shown?.look, said)))
      this.#refused = faultIn(answer);
    this.#isSending = false;
    this.#tell();
  }

  async #ask(said: PlayerMessage): Promise<void> {
    const answer = await this.#wire.say(said, newKey());
    if (answer._tag !== 'Taken') this.#refused = faultIn(answer);
    this.#tell();
  }

  #seated(players: readonly (string | null)[], view: T['View'] | null): readonly Seated[] {
    return players.map((name, index) => {
      const called = view === null ? `Seat ${index}` : this.face.game.seatName(seats[index]!, view);
      return { name: name ?? called, role: roleIn(called), bot: null, free: name === null };
    });
  }

  #sightOf(shown: ShownLook<T>): Sight<T> {
    const { view, last, changes, told, touched, cause } = shown;
    const halted = shown.look.end === null ? this.#halted : null;
    const look = halted === null ? shown.look : stilled(shown.look);
    const { viewer, players, end } = look;
    const ply = plyOf(look);
    const isSeat = viewer !== 'spectators';
    // Nobody decides after people have ended the game, even if the position itself is not over.
    const { deciding, waiting } = (end === null ? look.sight : null) ?? nothingDue;
    const seats = this.#seated(players, view);
    const isToDecide = isSeat && end === null && deciding.includes(viewer);
    const latest = lastIn(this.#history, last);
    return {
      viewer,
      view,
      seats,
      deciding,
      waiting,
      moves: isToDecide && view !== null ? legalMovesOf(this.face.game)(view, viewer) : [],
      ply,
      plies: ply,
      last: latest,
      changes,
      told,
      touched: cause === 'opened' ? partsIn(this.face, latest) : touched,
      cause,
      standing:
        view === null
          ? ''
          : this.speak(
              view,
              halted === null
                ? standingOf(end, seats, () => describedFor(this.face, view, deciding), look.left)
                : message('board.halted', { why: halted }),
            ),
      score: scoreOf(this.face.game, shown),
      end,
      canUndo: isSeat && end === null && halted === null && look.undo === null && this.#hasDecisions(waiting.length),
      canRedo: false,
      thinking: [],
      botFault: null,
      draw: look.draw,
      canClaimDraw: mayClaimIn(look, halted),
      undo: look.undo,
      comments: look.comments,
      times: look.times,
      left: look.left ?? [],
      claims: look.claims ?? null,
      connection: this.#connection,
      sending: this.#isSending,
      halted,
      fault: this.#wrong,
      refused: this.#refused,
    };
  }

  /** True if a seat has decided something that can be taken back; outcomes of chance cannot be taken back. */
  #hasDecisions(waiting: number): boolean {
    return waiting > 0 || this.#history.some(({ seat }) => seat !== -1);
  }
}

/**
 * Joins a table on a server (`rulehouse serve`), in the seat that a token gives or as a spectator. The session is available immediately, even before
 * the server has answered. The field `connection` of the session's snapshot says whether the server can be reached. There is no position until the
 * first look has arrived and the game has begun.
 *
 * The session first checks a move, and then keeps sending it until the server answers; the server accepts the move only once. A refusal by the server
 * appears as `refused` in a later snapshot. A lost connection is opened again after half a second. If reconnecting fails, each further wait is twice
 * as long, up to eight seconds.
 *
 * @param source - the face of the game played at the table, or the game itself
 * @param url - the address of the table, `https://host/api/tables/ID`, or of its page, `https://host/#table=ID&token=…`; in a page, it may be
 * relative
 * @param options - the token and other settings
 * @returns the session
 *
 * @example
 * ```ts
 * import { terrafexFace } from 'rulehouse/face';
 * import { join } from 'rulehouse/session';
 *
 * const play = join(terrafexFace, 'http://127.0.0.1:1/api/tables/AAAAAAAAAAAAAAAA', { token: '0'.repeat(32) });
 * play.snapshot().connection; // 'connecting'
 * play.snapshot().view; // null
 * play.close();
 * ```
 */
export const join = <T extends GameTypes>(source: Source<T>, url: string, options: JoinOptions = {}): Session<T> => {
  const page = typeof location === 'undefined' ? undefined : location.href;
  const [read, spoken] = [tableAt(url, page), cataloguesIn(options.catalogues)];
  const address = isLeft(read) ? undefined : read.right;
  const wrong = orNull([read, spoken].flatMap((one) => (isLeft(one) ? [one.left] : []))[0]);
  const given = { ...options, catalogues: isLeft(spoken) ? [] : spoken.right };
  const token = orNull(options.token ?? address?.token);
  const fetcher: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init));
  return sessionOf(new RemoteTable(source, wireTo(address?.table ?? '', token, fetcher), token, wrong, given));
};
