/**
 * Tables of games that a page does not have: the page's server sends the picture and the moves of each position.
 *
 * @packageDocumentation
 */

import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { mintAll } from '../../core/contract/legal.js';
import { notYourTurn, type Refusal } from '../../core/contract/refusal.js';
import { type Fault, fault } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import { englishWith } from '../../face/english.js';
import { type Message, message, say } from '../../face/message.js';
import { type Offer, offerAmong } from '../../face/offer.js';
import type { Part, Place } from '../../face/part.js';
import { type ShownMove, type ShownPosition, shown } from '../../face/shown.js';
import { standingAfter } from '../../face/telling.js';
import { whoDecides } from '../../face/words.js';
import type { Look } from '../../table/index.js';
import { defineBoard } from '../board/define.js';
import type { AnyDone, AnySession, AnySnapshot } from '../session/any-session.js';
import { askedAgain } from '../session/backoff.js';
import type { Deed } from '../session/driver.js';
import { emptySight } from '../session/empty-sight.js';
import { notPart, standsStill } from '../session/handle.js';
import { tellAll } from '../session/listeners.js';
import { decisionsIn, goesOn, plyOf } from '../session/look-changes.js';
import { Looking } from '../session/look-requests.js';
import { pickedBy, placesIn } from '../session/picks.js';
import type { Recall } from '../session/recall.js';
import { askedBy, hasArrived, mayClaimIn, newKey, type SentMove, sendMove, sentMove } from '../session/remote.js';
import type { Cause, Connection, Played } from '../session/snapshot.js';
import { listen } from '../session/sse.js';
import { newsIn, stilled } from '../session/table-halt.js';
import { firstUntold, savedAt, withTold } from '../session/told-moves.js';
import { roleIn } from '../session/touch.js';
import { faultIn, type PlayerMessage, unreached, wireTo } from '../session/wire.js';
import type { Server } from './server.js';

const english = englishWith({});

const speak = say([english]);

const noOffer: Offer<ShownMove> = { next: [], forced: [], move: null, named: 'none' };

type TableDeed = Exclude<Deed<never>, { readonly _tag: 'Play' }>;

/** A session at a table whose game is known only to its server. */
class ShownTable implements AnySession {
  readonly face: AnySession['face'];
  readonly #server: Server;
  readonly #table: string;
  readonly #token: string | null;
  readonly #wire: ReturnType<typeof wireTo>;
  readonly #looking: Looking;
  readonly #stop: () => void;
  readonly #listeners = new Set<() => void>();
  #look: Look | undefined;
  #seen: ShownPosition | null = null;
  /** True if the picture must be drawn again although the position is the same. */
  #isOld = false;
  #offer: (picked: readonly Place[]) => Offer<ShownMove> = () => noOffer;
  #picked: readonly Part[] = [];
  #refused: Refusal<string> | Fault | null = null;
  #connection: Connection = 'connecting';
  #cause: Cause = 'opened';
  #isSending = false;
  #isClosed = false;
  /** The reason why the table stands still; null if it does not. */
  #halted: string | null = null;
  #record: string | null = null;
  /** The number of comments when the record was asked for last: comments that follow the end of a game are in its record, too. */
  #recorded = -1;
  #shown: AnySnapshot | undefined;
  #history: readonly Played[] = [];
  #score: readonly number[] | null = null;

  constructor(server: Server, table: string, token: string | null, game: string) {
    const describePlace = ({ value }: Place): Message => message(value);
    this.face = { english, describePlace, game: { id: game, title: game, rules: {}, optionInfo: [] } };
    this.#server = server;
    this.#table = table;
    this.#token = token;
    this.#wire = wireTo(server.addressOf(table), token, (input, init) => fetch(input, init));
    this.#looking = new Looking(this.#wire, (look) => void this.#take(look));
    this.#stop = listen({
      open: this.#wire.events,
      heard: (data, event) => this.#heard(data, event),
      connected: (is) => {
        if (is) this.#reached();
        this.#connect(is ? 'connected' : this.#connection === 'connecting' ? 'connecting' : 'lost');
      },
      missing: () => {
        this.#looking.stop();
        this.#connect('missing');
      },
    });
  }

  #heard(data: string, event: string): void {
    const news = newsIn(data, event);
    switch (news._tag) {
      case 'Halted':
        this.#halted = news.why;
        // The picture names the seat to move, so fetch a new one from the server.
        this.#isOld = true;
        void this.#looking.refresh();
        this.#tell();
        break;
      case 'Look':
        if (this.#halted !== null) this.#isOld = true;
        this.#halted = null;
        this.#looking.brought(news.look);
        break;
      case 'Unreadable':
        void this.#looking.refresh();
    }
  }

  /** Removes the message that the server could not be reached, now that the connection is back. */
  #reached(): void {
    if (this.#refused !== unreached) return;
    this.#refused = null;
    this.#tell();
  }

  readonly say = (said: Message): string => speak(said);

  readonly snapshot = (): AnySnapshot => {
    this.#shown ??= this.#snapshotOf(this.#look);
    return this.#shown;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly pick = (given: Place | readonly Place[]): AnyDone => {
    if (this.#halted !== null) return this.#refuse(standsStill(this.#halted));
    const found = pickedBy(this.#offer, this.#picked, placesIn(given));
    switch (found._tag) {
      case 'On':
        return this.#go(found.picked);
      case 'Back':
      case 'Anew':
        return this.#change(found.picked);
      case 'Nothing':
        return this.#refuse(this.#whyNot() ?? notPart);
    }
  };

  readonly unpick = (): void => {
    this.#change(this.#picked.slice(0, -1));
  };

  readonly play = (text?: string): AnyDone => {
    const move = text ?? this.#offer(this.#picked).move?.text;
    const look = this.#look;
    if (this.#halted !== null) return this.#refuse(standsStill(this.#halted));
    if (move === undefined || look === undefined || look.sight === null)
      return this.#refuse(this.#whyNot() ?? fault([], 'no move is picked'));
    if (this.#isSending) return this.#refuse(fault([], 'a move is on its way'));
    this.#isSending = true;
    this.#picked = [];
    void this.#send(sentMove(look, move));
    this.#tell();
    return right(undefined);
  };

  readonly whyNot = (): Refusal<string> | null => this.#whyNot();
  /** Always null: without the rules of the game, a page cannot show the effects of a move in advance. */
  readonly preview = (): null => null;
  readonly undo = (ply?: number): AnyDone => this.#ask({ _tag: 'Undo', ply });
  readonly redo = (): AnyDone => this.#ask({ _tag: 'Redo' });
  readonly jump = (ply: number): AnyDone => this.#ask({ _tag: 'Jump', ply });
  readonly resign = (seat?: Seat): AnyDone => this.#ask({ _tag: 'Resign', seat });
  readonly claimDraw = (): AnyDone => this.#ask({ _tag: 'ClaimDraw' });
  readonly offerDraw = (): AnyDone => this.#ask({ _tag: 'OfferDraw' });
  readonly answerDraw = (accept: boolean): AnyDone => this.#ask({ _tag: 'AnswerDraw', accept });
  readonly answerUndo = (accept: boolean): AnyDone => this.#ask({ _tag: 'AnswerUndo', accept });
  readonly claim = (seat: Seat): AnyDone => this.#ask({ _tag: 'Claim', seat });
  readonly comment = (text: string): AnyDone => this.#ask({ _tag: 'Comment', text });
  readonly sit = (): AnyDone => this.#refuse(fault([], 'seats are taken at the server'));
  readonly load = (): ReturnType<AnySession['load']> =>
    left(fault([], 'a table of a server shows its present position only'));
  readonly recall: Recall = async (ply) => {
    const look = this.#look;
    const found = await this.#server.past(this.#table, this.#token, ply);
    return look === undefined || isLeft(found) ? undefined : pastIn(look, found.right, ply);
  };

  readonly history = (): readonly Played[] => this.#history;
  readonly positionText = (): string | null => (this.#seen === null ? null : this.#seen.view);
  readonly save = (): Either<Fault, string> => savedAt(this.#look, this.#record);
  readonly as = (): AnySession => this;

  readonly close = (): void => {
    this.#isClosed = true;
    this.#looking.stop();
    this.#stop();
  };

  /** Accepts the latest look at the table; if the position is new, requests its picture from the server. */
  async #take(look: Look): Promise<void> {
    if (this.#isClosed) return;
    const before = this.#look;
    const isOther = before !== undefined && !goesOn(before, look);
    this.#history = historyIn(look, isOther ? [] : this.#history);
    if (isOther) this.#cause = before.viewer === look.viewer ? 'undone' : 'opened';
    else if (before?.sight != null && plyOf(before) < plyOf(look)) this.#cause = 'played';
    this.#look = look;
    const view = look.sight?.view;
    if (view === undefined) this.#see(null);
    else await this.#learn(look, view);
    // If a later position has arrived in the meantime, stop here; its own update will follow.
    if (this.#look !== look) return;
    this.#tell();
    if (look.end !== null && this.#recorded !== look.comments.length) await this.#keepRecord(look.comments.length);
  }

  async #keepRecord(comments: number): Promise<void> {
    this.#recorded = comments;
    const isOver = (): boolean => this.#isClosed || this.#recorded !== comments;
    const record = await askedAgain(this.#wire.record, isOver);
    if (record === undefined || isOver()) return;
    this.#record = record;
    this.#tell();
  }

  /** Asks the server for what a look leaves out: the picture of a new position, and new moves in words. */
  async #learn(look: Look, view: string): Promise<void> {
    const isNew = this.#isOld || this.#seen?.view !== view;
    const isTold = !isNew && this.#history.every(({ seat }) => seat !== null);
    if (!isTold) void this.#askTold();
    const found = isNew ? await this.#server.shown(this.#table, this.#token) : null;
    if (found === null || this.#look !== look) return;
    if (isLeft(found)) this.#refused = fault([], found.left.text);
    else if (found.right.view === view) this.#see(found.right);
  }

  /** Asks the server for the points, and for the words of those moves that have none yet. */
  async #askTold(): Promise<void> {
    const from = firstUntold(this.#history) ?? this.#history.length;
    const look = this.#look;
    const isOver = (): boolean => this.#isClosed || look === undefined || !this.#goesOnFrom(look);
    const told = await askedAgain(async () => {
      const answer = await this.#server.told(this.#table, this.#token, from);
      return isLeft(answer) ? undefined : answer.right;
    }, isOver);
    if (told === undefined || isOver()) return;
    const { moves, score } = told;
    this.#history = withTold(this.#history, from, moves);
    this.#score = score;
    this.#tell();
  }

  /** True if nothing was taken back since a look arrived. */
  #goesOnFrom(look: Look): boolean {
    return this.#look !== undefined && goesOn(look, this.#look);
  }

  #see(seen: ShownPosition | null): void {
    this.#seen = seen;
    this.#isOld = false;
    this.#picked = [];
    this.#refused = null;
    const ways = mintAll(this.#moves).flatMap((move) => move.ways.map((parts) => [move, parts] as const));
    this.#offer = offerAmong<ShownMove>(ways);
  }

  #connect(next: Connection): void {
    if (this.#isClosed || this.#connection === next) return;
    this.#connection = next;
    this.#tell();
  }

  #tell(): void {
    this.#shown = undefined;
    tellAll(this.#listeners);
  }

  #refuse(why: Refusal<string> | Fault): AnyDone {
    this.#refused = why;
    this.#tell();
    return left(why);
  }

  #whyNot(): Refusal<string> | null {
    const [seen, look] = [this.#seen, this.#look];
    if (this.#halted !== null || seen === null || look === undefined || seen.deciding.length === 0) return null;
    if (look.viewer === 'spectators' || seen.deciding.includes(look.viewer)) return null;
    const names = seen.deciding.map((seat) => look.players[seat] ?? seen.names[seat] ?? `seat ${seat}`);
    return notYourTurn(seen.turnRule, whoDecides(names), seen.deciding);
  }

  #change(picked: readonly Part[]): AnyDone {
    this.#refused = null;
    this.#picked = picked;
    this.#tell();
    return right(undefined);
  }

  /** Replaces the picks. If the new picks name a whole move, the move is made. */
  #go(picked: readonly Part[]): AnyDone {
    if (this.#offer(picked).named !== 'whole') return this.#change(picked);
    [this.#refused, this.#picked] = [null, picked];
    return this.play();
  }

  async #send(said: SentMove): Promise<void> {
    const { answer, isRepeated } = await sendMove(this.#wire, said, () => this.#isClosed);
    await this.#looking.refresh();
    if (answer._tag !== 'Taken' && !(isRepeated && hasArrived(this.#look, said))) this.#refused = faultIn(answer);
    this.#isSending = false;
    this.#tell();
  }

  #ask(deed: TableDeed): AnyDone {
    const look = this.#look;
    if (this.#halted !== null) return this.#refuse(standsStill(this.#halted));
    if (look === undefined || look.viewer === 'spectators') return this.#refuse(fault([], 'this viewer has no seat'));
    const said = askedBy(look, look.viewer, decisionsIn(this.#history, look.viewer), deed);
    if (isLeft(said)) return this.#refuse(said.left);
    void this.#request(said.right);
    return right(undefined);
  }

  async #request(said: PlayerMessage): Promise<void> {
    const answer = await this.#wire.say(said, newKey());
    this.#refused = answer._tag === 'Taken' ? null : faultIn(answer);
    this.#tell();
  }

  get #moves(): ShownPosition['moves'] {
    return this.#seen === null ? [] : this.#seen.moves;
  }

  #snapshotOf(given: Look | undefined): AnySnapshot {
    const seen = this.#seen;
    const { next, forced, move, named } = this.#offer(this.#picked);
    const halted = given?.end === null ? this.#halted : null;
    const look = given === undefined || halted === null ? given : stilled(given);
    const isToDecide = look?.end === null && halted === null && look.viewer !== 'spectators';
    return {
      ...emptySight,
      ...(look === undefined ? noTable : tableIn(look, seen)),
      view: seen,
      moves: isToDecide ? this.#moves : [],
      cause: this.#cause,
      standing: halted === null ? standingIn(seen, look) : speak(message('board.halted', { why: halted })),
      halted,
      canClaimDraw: look !== undefined && mayClaimIn(look, halted),
      score: this.#score,
      // Chance moves cannot be taken back.
      canUndo: isToDecide && look.undo === null && this.#history.some(({ seat }) => seat !== -1),
      connection: this.#connection,
      sending: this.#isSending,
      fault: null,
      refused: this.#refused,
      picked: this.#picked,
      offers: isToDecide ? next : [],
      forced: isToDecide ? forced : [],
      move: isToDecide && move !== null ? { text: move.text, words: move.words } : null,
      kinds: [...new Set(this.#moves.flatMap(({ ways }) => ways.flat().map(({ kind }) => kind)))],
      named,
    };
  }
}

/** The moves that a look lists; a move that was already known keeps its words. */
const historyIn = ({ moves }: Look, before: readonly Played[]): readonly Played[] =>
  moves.map((text, ply) => {
    const known = before[ply];
    return known?.text === text ? known : { seat: null, text, words: null };
  });

/** The standing of a game in words, with those who have left; empty before the server's first answer. */
const standingIn = (seen: ShownPosition | null, look: Look | undefined): string => {
  if (seen === null) return '';
  const { left = [], players = [] } = look ?? {};
  const names = players.map((name, seat) => name ?? seen.names[seat] ?? '');
  return speak(standingAfter(message(seen.standing), left, names));
};

/** The state of a table before the server's first answer about it. */
const noTable = { viewer: 'spectators', seats: [] } as const;

/** Names a seat after its player, or uses the game's name for the seat if it has no player. */
const seatIn = (name: string | null, seat: number, seen: ShownPosition | null): AnySnapshot['seats'][number] => {
  const role = roleIn(seen?.names[seat] ?? '');
  return { name: name ?? (role === '' ? `Seat ${seat}` : role), role, bot: null, free: name === null };
};

/** The part of a snapshot that the server describes in the same way for every game. */
const tableIn = (look: Look, seen: ShownPosition | null) => {
  const { viewer, players, end, draw, undo, comments, times, left = [], claims = null } = look;
  const { deciding, waiting } = look.sight ?? emptySight;
  const ply = plyOf(look);
  const seats = players.map((name, seat) => seatIn(name, seat, seen));
  return { viewer, seats, deciding, waiting, ply, plies: ply, end, draw, undo, comments, times, left, claims };
};

/** What was shown after the given number of moves, with nothing to pick. */
const pastIn = (look: Look, view: ShownPosition, ply: number): AnySnapshot => ({
  ...emptySight,
  ...tableIn(look, view),
  view,
  ...{ ply, deciding: view.deciding, waiting: [], end: null, cause: 'jumped', standing: view.standing, fault: null },
  ...{ picked: [], offers: [], forced: [], move: null, kinds: [], named: 'none' },
});

/** Joins a table of a game that the page does not have. */
export const joinShown = (server: Server, table: string, token: string | null, game: string): AnySession => {
  const session = new ShownTable(server, table, token, game);
  const pictures = (view: unknown): readonly string[] => (shown.is(view) ? [view.picture] : []);
  const handed = { session, show: () => left(fault([], 'only its server knows the positions of this game')) };
  defineBoard([{ id: game, below: 0, parts: [], tabs: false, pictures, handed: () => handed }]);
  return session;
};
