/**
 * The messages between a page and its worker. All messages are plain data: positions and moves are sent as texts. Both the page and the worker treat
 * the messages that they receive as untrusted.
 *
 * @packageDocumentation
 */
import * as t from 'io-ts';
import { boolean, leaf, list, nullable, oneOf, text, whole } from '../../core/reading/codec.js';
import { exact, variants } from '../../core/reading/objects.js';
import type { Forecast } from '../forecast.js';

/** Requests a player. */
export interface Sit {
  readonly _tag: 'Sit';
  readonly player: number;
  readonly game: string;
  readonly bot: string;
  readonly seed: number;
}

/** Asks for a player's analysis. */
export interface Think {
  readonly _tag: 'Think';
  readonly player: number;
  readonly id: number;
  readonly view: string;
  readonly seat: number;
  /** The iterations to use instead of the budget in the bot's text; if this and `ms` are both null, that budget applies. */
  readonly iterations: number | null;
  readonly ms: number | null;
}

/** Tells a player that a move was made. */
export interface MoveNotice {
  readonly _tag: 'Told';
  readonly player: number;
  readonly move: string;
}

/** Ends a search early, so that its answer comes immediately. */
export interface Stop {
  readonly _tag: 'Stop';
  readonly id: number;
}

/** Tells the worker that a player is no longer needed. */
export interface Leave {
  readonly _tag: 'Leave';
  readonly player: number;
}

/** A message that a page sends to its worker. */
export type WorkerRequest = Sit | Think | MoveNotice | Stop | Leave;

/** One candidate move in an answer. */
export interface SentCandidate {
  readonly visits: number;
  readonly value: readonly number[];
  readonly line: readonly string[];
  readonly proven: 'win' | 'loss' | 'draw' | 'none';
}

/** An analysis in the form in which the worker sends it to the page. Each candidate's line begins with the candidate itself. */
export interface SentAnalysis {
  readonly best: string;
  readonly iterations: number;
  readonly depth: number;
  readonly nodes: number;
  readonly done: boolean;
  readonly candidates: readonly SentCandidate[];
  /** The forecast for the seat; null if there is none, for instance because the game has no calibration. */
  readonly forecast: Forecast | null;
}

/** The result that a search has reached so far. */
export interface Info {
  readonly _tag: 'Info';
  readonly id: number;
  readonly analysis: SentAnalysis;
}

/** The final result. */
export interface SearchDone {
  readonly _tag: 'Done';
  readonly id: number;
  readonly analysis: SentAnalysis;
}

/** The message that says why a question could not be answered. */
export interface SearchFailed {
  readonly _tag: 'Failed';
  readonly id: number;
  readonly path: readonly string[];
  readonly reason: string;
  readonly rule: string | null;
}

/** A message that a worker sends to its page. */
export type WorkerReply = Info | SearchDone | SearchFailed;

const number = whole(0, Number.MAX_SAFE_INTEGER);
const notation = text('a notation', 200_000);
const word = text('a short text', 500);
const share = leaf('a number', (u): u is number => typeof u === 'number' && Number.isFinite(u), { type: 'number' });

/** Reads the messages from a page. */
export const asked: t.Type<WorkerRequest> = variants<WorkerRequest>('a request', {
  Sit: exact<Sit>('Sit', { _tag: oneOf('Sit'), player: number, game: word, bot: word, seed: number }),
  Think: exact<Think>('Think', {
    _tag: oneOf('Think'),
    player: number,
    id: number,
    view: notation,
    seat: whole(0, 5),
    iterations: nullable(whole(1, 1_000_000_000)),
    ms: nullable(whole(1, 3_600_000)),
  }),
  Told: exact<MoveNotice>('Told', { _tag: oneOf('Told'), player: number, move: notation }),
  Stop: exact<Stop>('Stop', { _tag: oneOf('Stop'), id: number }),
  Leave: exact<Leave>('Leave', { _tag: oneOf('Leave'), player: number }),
});

const candidate = exact<SentCandidate>('a candidate', {
  visits: number,
  value: list(share, 0, 6),
  line: list(notation, 1, 1000),
  proven: oneOf('win', 'loss', 'draw', 'none'),
});

const forecast = variants<Forecast>('a forecast', {
  Points: exact('Points', {
    _tag: oneOf('Points'),
    points: share,
    error: share,
    lead: share,
    leadError: share,
    second: nullable(share),
  }),
  Chance: exact('Chance', { _tag: oneOf('Chance'), chance: share, error: share, second: nullable(share) }),
});

const analysis = exact<SentAnalysis>('an analysis', {
  best: notation,
  iterations: number,
  depth: number,
  nodes: number,
  done: boolean,
  candidates: list(candidate, 0, 100_000),
  forecast: nullable(forecast),
});

/** Reads the messages from a worker. */
export const answered: t.Type<WorkerReply> = variants<WorkerReply>('an answer', {
  Info: exact<Info>('Info', { _tag: oneOf('Info'), id: number, analysis }),
  Done: exact<SearchDone>('Done', { _tag: oneOf('Done'), id: number, analysis }),
  Failed: exact<SearchFailed>('Failed', {
    _tag: oneOf('Failed'),
    id: number,
    path: list(word, 0, 20),
    reason: word,
    rule: nullable(word),
  }),
});

/** A channel for messages: a `Worker`, a `MessagePort`, the global scope of a worker, or `parentPort` of Node. */
export interface Port {
  /** Sends a message. */
  readonly postMessage: (message: unknown) => void;
  /** In a page: adds a listener for messages, which receives an event whose `data` is the message, or for the failure of the worker. */
  readonly addEventListener?: (type: 'message' | 'error', listener: (event: object) => void) => void;
  /** In Node: adds a listener for messages, which receives the message itself, or for the failure of the worker. */
  readonly on?: (type: 'message' | 'error', listener: (data: unknown) => void) => unknown;
  /** Starts the port; some ports deliver no messages until they are started. */
  readonly start?: () => void;
  /** Ends the worker behind the port; only a `Worker` has this function. */
  readonly terminate?: () => unknown;
}

/** Listens to all messages that arrive at a port. */
export const listen = (port: Port, hear: (data: unknown) => void): void => {
  if (port.on !== undefined) port.on('message', hear);
  else port.addEventListener?.('message', (event) => hear('data' in event ? event.data : undefined));
  port.start?.();
};

/** Calls a function if the worker behind a port cannot be loaded, or ends by an error that nothing caught. */
export const onFailure = (port: Port, failed: () => void): void => {
  if (port.on !== undefined) port.on('error', failed);
  else port.addEventListener?.('error', failed);
};
