/**
 * Checks a conversation between a host and a bot: each line is checked on its own, and then against the earlier lines.
 *
 * @packageDocumentation
 */
import { type Either, isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { AnyGame } from '../core/contract/game.js';
import { applyText } from '../core/playing/play.js';
import { decode, oneOf } from '../core/reading/codec.js';
import { listIn } from '../core/reading/lists.js';
import { exact } from '../core/reading/objects.js';
import { type Fault, fault, show, under } from '../core/values/fault.js';
import { info, notifications, requests } from './messages.js';
import { type RpcId, readLine } from './rpc.js';

/** One line of a conversation, and its sender. */
export interface Said {
  /** The sender of the line. */
  readonly by: 'host' | 'bot';
  /** The line. */
  readonly line: string;
}

/** What the checker knows after the lines of the conversation so far. */
export interface ConversationState {
  readonly initialized: boolean;
  readonly quit: boolean;
  /** The ids of the rules of all games in progress, keyed by the id of the game. */
  readonly games: ReadonlyMap<string, string>;
  /** The requests that are still waiting for an answer, keyed by id. */
  readonly open: ReadonlyMap<RpcId, PendingRequest>;
}

type PendingRequest =
  | { readonly method: 'initialize' | 'newGame' }
  | { readonly method: 'go'; readonly game: string; readonly view: string; readonly legal: readonly string[] | null };

const saidCodec = exact<Said>('a line with its sender', {
  by: oneOf('host', 'bot'),
  line: t.string,
});

/** The greatest number of requests that may wait, and of games in progress: what is known is copied at every line. */
const most = 1000;

const without = <K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> =>
  new Map([...map].filter(([one]) => one !== key));

/** What the checker knows after the next line, and the fault of that line, if the line has one. */
interface CheckedLine {
  readonly known: ConversationState;
  readonly fault?: Fault;
}

const wrong = (known: ConversationState, reason: string): CheckedLine => ({ known, fault: fault([], reason) });

const paramsFault = (known: ConversationState, inner: Fault): CheckedLine => ({ known, fault: under('params')(inner) });

const asked = (known: ConversationState, id: RpcId, request: PendingRequest): ConversationState => ({
  ...known,
  open: new Map([...known.open, [id, request]]),
});

const onRequest = (known: ConversationState, id: RpcId, method: string, params: unknown): CheckedLine => {
  if (known.open.has(id)) return wrong(known, `a request with this id waits for its answer`);
  if (known.open.size >= most) return wrong(known, `${most} requests wait for their answers`);
  if (method === 'initialize') {
    const read = decode(requests.initialize.params)(params);
    if (known.initialized) return wrong(known, 'initialize comes once');
    return isLeft(read)
      ? paramsFault(known, read.left)
      : { known: { ...asked(known, id, { method }), initialized: true } };
  }
  if (!known.initialized) return wrong(known, 'initialize comes first');
  if (method === 'newGame') {
    const read = decode(requests.newGame.params)(params);
    if (isLeft(read)) return paramsFault(known, read.left);
    if (known.games.has(read.right.id)) return wrong(known, 'a game of this id has begun already');
    if (known.games.size >= most) return wrong(known, `${most} games are in progress`);
    const games = new Map([...known.games, [read.right.id, read.right.game]]);
    return { known: { ...asked(known, id, { method }), games } };
  }
  if (method !== 'go') return wrong(known, `no request of the protocol`);
  const read = decode(requests.go.params)(params);
  if (isLeft(read)) return paramsFault(known, read.left);
  const game = known.games.get(read.right.id);
  if (game === undefined) return wrong(known, 'no game of this id has begun');
  return { known: asked(known, id, { method, game, view: read.right.view, legal: read.right.legal }) };
};

/** Reads the id of the game that a notification is about; undefined if the protocol has no such notification. */
const idOf = (method: string, params: unknown): Either<Fault, { readonly id: string }> | undefined => {
  switch (method) {
    case 'told':
      return decode(notifications.told)(params);
    case 'stop':
      return decode(notifications.stop)(params);
    case 'end':
      return decode(notifications.end)(params);
    default:
      return undefined;
  }
};

const onNotification = (known: ConversationState, method: string, params: unknown): CheckedLine => {
  if (method === 'quit') return { known: { ...known, quit: true } };
  const read = idOf(method, params);
  if (read === undefined) return wrong(known, 'no notification of the protocol');
  if (isLeft(read)) return paramsFault(known, read.left);
  const { id } = read.right;
  if (!known.games.has(id)) return wrong(known, 'no game of this id has begun');
  return { known: method === 'end' ? { ...known, games: without(known.games, id) } : known };
};

/** The reason why a bot's move is not legal in the view that was sent to the bot; undefined if the move is legal. */
const moveFault = (
  games: readonly AnyGame[],
  { game, view, legal }: PendingRequest & { method: 'go' },
  move: string,
): Fault | undefined => {
  if (legal !== null && !legal.includes(move)) return fault(['result', 'move'], 'not among the legal moves');
  const any = games.find(({ id }) => id === game);
  return any?.open((rules) => {
    const seen = rules.viewText.parse(view);
    if (isLeft(seen)) return under('view')(seen.left);
    // Hidden information does not affect which moves are legal, so any determinization will do.
    const after = applyText(rules)(move)(rules.determinize(seen.right, 0));
    return isLeft(after) ? under('result', 'move')(after.left) : undefined;
  });
};

const resultFault = (games: readonly AnyGame[], request: PendingRequest, result: unknown): Fault | undefined => {
  switch (request.method) {
    case 'initialize': {
      const read = decode(requests.initialize.result)(result);
      return isLeft(read) ? under('result')(read.left) : undefined;
    }
    case 'newGame':
      return undefined;
    case 'go': {
      const read = decode(requests.go.result)(result);
      return isLeft(read) ? under('result')(read.left) : moveFault(games, request, read.right.move);
    }
  }
};

const onAnswer = (games: readonly AnyGame[], known: ConversationState, id: RpcId, result: unknown): CheckedLine => {
  const request = known.open.get(id);
  if (request === undefined) return wrong(known, 'an answer to no request');
  const next = { ...known, open: without(known.open, id) };
  const bad = resultFault(games, request, result);
  return bad === undefined ? { known: next } : { known: next, fault: bad };
};

const onBot = (games: readonly AnyGame[], known: ConversationState, line: string): CheckedLine => {
  const read = readLine(line);
  switch (read._tag) {
    case 'Noise':
      // All other output of a bot is ignored.
      return { known };
    case 'Answer':
      return onAnswer(games, known, read.id, read.result);
    case 'Failure':
      return wrong(
        { ...known, open: read.id === null ? known.open : without(known.open, read.id) },
        read.error.message,
      );
    case 'Request':
      return wrong(known, 'a bot asks nothing');
    case 'Notification': {
      const inner = read.method === 'info' ? decode(info)(read.params) : undefined;
      if (inner === undefined) return wrong(known, 'no notification of a bot');
      return isLeft(inner) ? paramsFault(known, inner.left) : { known };
    }
  }
};

const onHost = (known: ConversationState, line: string): CheckedLine => {
  const read = readLine(line);
  if (known.quit) return wrong(known, 'nothing follows quit');
  switch (read._tag) {
    case 'Noise':
      return wrong(known, read.reason);
    case 'Request':
      return onRequest(known, read.id, read.method, read.params);
    case 'Notification':
      return onNotification(known, read.method, read.params);
    case 'Answer':
    case 'Failure':
      return wrong(known, 'a host answers nothing');
  }
};

/** What is known before the first line. */
export const nothingKnown: ConversationState = { initialized: false, quit: false, games: new Map(), open: new Map() };

/** Checks one line of a conversation, given what is known after the earlier lines. The earlier lines themselves need not be kept. */
export const checkSaid = (games: readonly AnyGame[], known: ConversationState, { by, line }: Said): CheckedLine =>
  by === 'host' ? onHost(known, line) : onBot(games, known, line);

/** The faults at the end of a conversation: one for each request without an answer. */
export const unanswered = ({ open }: ConversationState): readonly Fault[] =>
  [...open.keys()].map((id) => fault([], `no answer to request ${id}`));

/**
 * Returns the faults of a conversation: one for each line that breaks the protocol, and one for each unanswered request. The path of a fault begins
 * with the index of its line or, for an unanswered request, with the number of lines. Every message must pass its codec, and every answer must belong
 * to a request. A game must begin before it is mentioned. Every move must be legal in the view that was sent to the bot.
 *
 * @param games - the games whose moves are checked
 * @param said - the lines of the conversation in order, each with its sender
 * @returns the faults in the order of the lines; empty if nothing is wrong
 *
 * @example
 * ```ts
 * import { games, printFault } from 'rulehouse';
 * import { checkConversation } from 'rulehouse/protocol';
 * const line = '{"jsonrpc":"2.0","id":1,"method":"go","params":{"id":"1","view":"x"}}';
 * checkConversation(games, [{ by: 'host', line }]).map(printFault); // ['0: initialize comes first']
 * ```
 */
export const checkConversation = (games: readonly AnyGame[], said: readonly Said[]): readonly Fault[] => {
  const given = listIn(said);
  if (given === undefined) return [fault([], `${show(said)} is not a list of lines`)];
  const faults: Fault[] = [];
  let known = nothingKnown;
  for (const [index, one] of given.entries()) {
    const read = decode(saidCodec)(one);
    const next = isLeft(read) ? { known, fault: read.left } : checkSaid(games, known, read.right);
    if (next.fault !== undefined) faults.push(under(String(index))(next.fault));
    known = next.known;
  }
  return [...faults, ...unanswered(known).map(under(String(given.length)))];
};
