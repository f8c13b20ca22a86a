/**
 * A table of a server: its events, with reconnection, and messages to it.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../core/contract/game.js';
import { over } from '../core/contract/refusal.js';
import { moverOf } from '../core/playing/play.js';
import { hides, legalMovesOf } from '../core/playing/seat-moves.js';
import { type Fault, fault } from '../core/values/fault.js';
import type { Seat } from '../core/values/seat.js';
import type { Change } from '../face/change.js';
import type { Face } from '../face/face.js';
import type { Catalogue } from '../face/message.js';
import type { Look } from '../table/index.js';
import { tableAt } from './address.js';
import type { Confirm, Deed, Driver } from './deed.js';
import { sessionOf } from './handle.js';
import { nobody } from './nobody.js';
import type { Cause, Connection, Done, LastMove, Session, Sight } from './snapshot.js';
import { listen } from './sse.js';
import { faceIn, type Source, speakerOf } from './touch.js';
import { readLook, type Said, type Wire, wireTo } from './wire.js';

/** The type of `fetch` where there is one: programs that compile without the types of pages and of Node have none. */
export type Fetch = typeof globalThis extends { readonly fetch: infer F } ? F : never;

/** How a table of a server is joined. */
export interface JoinOptions {
  /** The token of a seat; left out: that of the address, else one looks on. */
  readonly token?: string;
  /** What fetches; left out: `fetch`. */
  readonly fetch?: Fetch;
  /** When a pick plays the move that it leaves; left out: `ambiguous`. */
  readonly confirm?: Confirm;
  /** Catalogues of other languages, asked before the English one. */
  readonly catalogues?: readonly Catalogue[];
}

/** What a look shows of the game, and what it took to come there from the one before. */
interface Shown<T extends GameTypes> {
  readonly look: Look;
  readonly view: T['View'] | null;
  readonly last: LastMove | null;
  readonly changes: readonly Change[];
  readonly cause: Cause;
}

/** The last move, in the view before it where that is known. */
const lastOf = <T extends GameTypes>(
  { game, describe }: Face<T>,
  speak: Driver<T>['speak'],
  before: T['View'] | undefined,
  text: string | null,
): { readonly last: LastMove; readonly move: T['Move'] | null } => {
  const read = text === null ? undefined : game.moveText.parse(text);
  if (before === undefined || read === undefined || isLeft(read)) {
    const deciding = before === undefined ? [] : game.toMove(before);
    return { last: { seat: deciding.length === 1 ? deciding[0]! : -1, text, words: null }, move: null };
  }
  const move = read.right;
  const words = speak(before, describe(before, move));
  const isPlain = !isLeft(game.check(move)(before));
  return { last: { seat: moverOf(game)(move)(before), text, words }, move: isPlain ? move : null };
};

const plyOf = (look: Look): number => look.sight?.ply ?? 0;

/** The next look after one. */
const nextShown = <T extends GameTypes>(
  face: Face<T>,
  speak: Driver<T>['speak'],
  before: Shown<T> | undefined,
  look: Look,
  view: T['View'] | null,
): Shown<T> => {
  const ply = plyOf(look);
  const was = before === undefined ? undefined : plyOf(before.look);
  if (before !== undefined && was === ply && view !== null && before.view !== null) return { ...before, look, view };
  const isNext = was === ply - 1 && before?.view !== null;
  const text = look.moves.at(-1);
  const { last, move } =
    text === undefined ? { last: null, move: null } : lastOf(face, speak, isNext ? before?.view : undefined, text);
  const from = before?.view ?? null;
  const changes = from === null || view === null ? [] : face.changes(from, isNext ? move : null, view);
  const cause = was === undefined || from === null ? 'opened' : ply < was ? 'undone' : 'played';
  return { look, view, last, changes, cause };
};

const scoreOf = <T extends GameTypes>(game: Game<T>, { view, look }: Shown<T>): readonly number[] | null => {
  if (look.end?._tag === 'ByRules') return look.end.result.scores;
  // Where nothing is hidden the view is the state.
  return view === null || hides(game) ? null : game.score(view);
};

const [soonest, latest] = [500, 8000];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const driverOf = <T extends GameTypes>(
  source: Source<T>,
  wire: Wire,
  token: string | null,
  options: JoinOptions,
): Driver<T> => {
  const face = faceIn(source);
  const { game } = face;
  const listeners = new Set<() => void>();
  const say = speakerOf(face, options.catalogues ?? []);
  let shown: Shown<T> | undefined;
  let sight: Sight<T> | undefined;
  let [connection, sending, epoch, isClosed]: [Connection, boolean, number, boolean] = ['connecting', false, 0, false];
  let wrong: Fault | null = null;
  let refused: Fault | null = null;
  let record: string | null = null;
  /** The plies at which this seat decided. */
  const own: number[] = [];
  let [asking, isStale, generation] = [false, false, 0];

  const tell = (): void => {
    sight = undefined;
    for (const listener of [...listeners]) listener();
  };

  const speak: Driver<T>['speak'] = (view, said) => say(view, shown?.look.players ?? [], said);

  const take = (look: Look): void => {
    if (isClosed) return;
    const text = look.sight?.view;
    const read = text === undefined ? undefined : game.viewText.parse(text);
    if (look.game !== game.id) wrong = fault(['game'], `this table plays ${look.game}, not ${game.id}`);
    else if (read !== undefined && isLeft(read)) wrong = read.left;
    else {
      wrong = null;
      const before = shown;
      if (shown === undefined || plyOf(shown.look) !== plyOf(look)) epoch++;
      // Names are needed for what is said of this look.
      shown = { look, view: null, last: null, changes: [], cause: 'opened' };
      shown = nextShown(face, speak, before, look, read === undefined ? null : read.right);
    }
    if (look.end !== null && record === null) void keepRecord();
    tell();
  };

  const keepRecord = async (): Promise<void> => {
    record = (await wire.record()) ?? record;
    if (record !== null) tell();
  };

  /** Looks again; what happens meanwhile leads to another look. */
  const refresh = async (): Promise<void> => {
    if (asking) {
      isStale = true;
      return;
    }
    asking = true;
    do {
      isStale = false;
      const now = generation;
      const look = await wire.look();
      // A connection that was made meanwhile has brought a later look.
      if (look !== undefined && now === generation) take(look);
    } while (hasMore());
    asking = false;
  };

  // Functions, since it may have changed while something was waited for.
  const hasMore = (): boolean => isStale && !isClosed;
  const hasClosed = (): boolean => isClosed;

  const meet = async (look: Look): Promise<void> => {
    if (token === null || look.viewer !== 'spectators') return;
    // A message that says nothing: a server that knows the token finds fault with it, one that does not refuses the token.
    const { _tag: answer } = await wire.say({});
    if (answer !== 'Stranger' || hasClosed()) return;
    connection = 'unknown-token';
    tell();
  };

  const heard = (data: string): void => {
    const read = readLook(data);
    if (isLeft(read)) void refresh();
    else {
      generation++;
      const isFirst = shown === undefined;
      take(read.right);
      if (isFirst) void meet(read.right);
    }
  };

  const connect = (next: Connection): void => {
    if (isClosed || connection === next || connection === 'unknown-token') return;
    connection = next;
    tell();
  };

  const stop = listen({
    open: wire.events,
    heard,
    connected: (is) => connect(is ? 'connected' : connection === 'connecting' ? 'connecting' : 'lost'),
    missing: () => connect('missing'),
  });

  /** True if a move that was sent before has arrived: it was made, or it waits for others. */
  const hasArrived = (ply: number, text: string): boolean => {
    const look = shown?.look;
    const after = look?.moves.slice(ply, ply + (look.players.length || 1)) ?? [];
    return after.includes(text) || look?.sight?.waiting.some(({ move }) => move === text) === true;
  };

  /** Sends until the server has answered: the ply says which decision it is, so that it is taken once. */
  const sendMove = async (ply: number, move: string): Promise<void> => {
    let [wait, isRepeated, isDone] = [soonest, false, false];
    while (!isDone && !hasClosed()) {
      const answer = await wire.say({ _tag: 'Move', ply, move });
      if (answer._tag === 'Unreached') {
        isRepeated = true;
        await pause(wait);
        wait = Math.min(latest, wait * 2);
        continue;
      }
      isDone = true;
      if (answer._tag !== 'Taken') await refresh();
      if (answer._tag === 'Taken' || (isRepeated && hasArrived(ply, move))) own.push(ply);
      else refused = answer._tag === 'Refused' ? answer.fault : fault([], 'the server does not know the token');
    }
    sending = false;
    // The stream tells the same; but a client whose stream is broken sees its move all the same.
    await refresh();
    tell();
  };

  const ask = async (said: Said): Promise<void> => {
    const answer = await wire.say(said);
    if (answer._tag === 'Refused') refused = answer.fault;
    if (answer._tag === 'Unreached') refused = fault([], 'the server cannot be reached');
    if (answer._tag === 'Stranger') refused = fault([], 'the server does not know the token');
    tell();
  };

  const played = (look: Look, view: T['View'], seat: Seat, move: T['Move']): Done<T> => {
    if (look.end !== null) return left(over(game.overRule, 'the game is over'));
    if (look.sight?.deciding.includes(seat) !== true)
      return left(fault([], 'it is for another seat to decide', game.turnRule));
    if (sending) return left(fault([], 'a move is on its way'));
    const checked = game.check(move)(view);
    if (isLeft(checked)) return checked;
    sending = true;
    void sendMove(look.sight.ply, game.moveText.print(checked.right));
    return right(undefined);
  };

  const asked = (look: Look, seat: Seat, deed: Exclude<Deed<T>, { readonly _tag: 'Play' }>): Either<Fault, Said> => {
    switch (deed._tag) {
      case 'Undo': {
        const count = look.moves.length;
        const isWaiting = look.sight?.waiting.some((one) => one.seat === seat) === true;
        const ply = isWaiting ? count : (own.findLast((one) => one < count) ?? count - 1);
        return ply < 0 ? left(fault([], 'there is nothing to take back')) : right({ _tag: 'AskUndo', ply });
      }
      case 'Resign':
        return deed.seat === undefined || deed.seat === seat
          ? right({ _tag: 'Resign' })
          : left(fault([], 'this viewer does not speak for that seat'));
      case 'OfferDraw':
      case 'AnswerDraw':
      case 'AnswerUndo':
        return right(deed);
      case 'Redo':
      case 'Jump':
      case 'Load':
        return left(fault([], 'a table of a server shows its present position only'));
    }
  };

  const act = (deed: Deed<T>): Done<T> => {
    if (isClosed) return left(fault([], 'the session is closed'));
    if (shown === undefined || shown.view === null) return left(fault([], 'there is no position'));
    const { look, view } = shown;
    const { viewer } = look;
    if (viewer === 'spectators') return left(fault([], 'this viewer has no seat'));
    refused = null;
    if (deed._tag === 'Play') {
      const done = played(look, view, viewer, deed.move);
      if (!isLeft(done)) tell();
      return done;
    }
    const said = asked(look, viewer, deed);
    if (isLeft(said)) return said;
    void ask(said.right);
    return right(undefined);
  };

  const sightOf = (all: Shown<T>): Sight<T> => {
    const { look, view, last, changes, cause } = all;
    const { viewer, players, moves, end } = look;
    const ply = plyOf(look);
    const isSeat = viewer !== 'spectators';
    return {
      viewer,
      view,
      seats: players.map((name, seat) => ({ name: name ?? `Seat ${seat}`, bot: null })),
      deciding: look.sight?.deciding ?? [],
      waiting: look.sight?.waiting ?? [],
      moves:
        view !== null && isSeat && end === null && look.sight?.deciding.includes(viewer) === true
          ? legalMovesOf(game)(view, viewer)
          : [],
      ply,
      plies: ply,
      last,
      changes,
      cause,
      standing: view === null ? '' : speak(view, face.describeView(view)),
      score: scoreOf(game, all),
      end,
      canUndo: isSeat && end === null && look.undo === null && moves.length + (look.sight?.waiting.length ?? 0) > 0,
      canRedo: false,
      thinking: [],
      botFault: null,
      draw: look.draw,
      undo: look.undo,
      times: look.times,
      connection,
      sending,
      fault: wrong,
      refused,
    };
  };

  return {
    face,
    confirm: options.confirm ?? 'ambiguous',
    speak,
    viewer: () => 'spectators',
    sight: () => {
      sight ??=
        shown === undefined
          ? { ...nobody, viewer: 'spectators', seats: [], cause: 'opened', fault: wrong, connection }
          : sightOf(shown);
      return sight;
    },
    epoch: () => epoch,
    act: (_, deed) => act(deed),
    save: () => record,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      isClosed = true;
      stop();
    },
  };
};

/**
 * Joins a table of a server (`rulehouse serve`), as the seat of a token or as a spectator. The session is there at once: `connection` of its
 * snapshot says whether the server is, and there is no position until the first look has come and the game has begun.
 *
 * A move is checked here, then sent until the server has answered; the server takes it once. What the server refuses is `refused` of a later
 * snapshot. A lost connection is made again, first after half a second, then twice as long each time up to eight seconds.
 *
 * @param source - the face of the game that the table plays, or the game
 * @param url - the address of the table: `https://host/api/tables/ID`, or that of the page, `https://host/#table=ID&token=…`
 * @param options - token and so on
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
  const address = tableAt(url);
  const token = options.token ?? address?.token ?? null;
  const fetcher: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init));
  // An address of no table has none: the server that would say so is not asked.
  const nowhere = (): Promise<Response> => Promise.resolve(new Response(null, { status: 404 }));
  const wire = wireTo(address?.table ?? '', token, address === undefined ? nowhere : fetcher);
  return sessionOf(driverOf(source, wire, token, options));
};
