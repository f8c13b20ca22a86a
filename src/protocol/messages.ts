/**
 * The messages between a host and a bot.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import { boolean, leaf, list, nullable, oneOf, text, whole } from '../core/reading/codec.js';
import { json } from '../core/reading/json.js';
import { type Codec, standard } from '../core/reading/standard.js';
import { constant } from '../core/values/constant.js';
import { isSeed, type Seed } from '../core/values/random.js';
import { type Seat, seats } from '../core/values/seat.js';
import { shape } from './shape.js';

/** The version of the protocol. */
export const protocolVersion = 1;

/** The limits of a bot. */
export interface Limits {
  /** The greatest number of milliseconds for one answer. */
  readonly ms: number;
  /** The memory for the bot's data, in megabytes; null if memory is not limited. */
  readonly memory: number | null;
  /** The greatest number of characters in one line. */
  readonly line: number;
}

/** `initialize`: the first message of a host. */
export interface Initialize {
  /** The version of the protocol. */
  readonly protocol: typeof protocolVersion;
  /** The ids of the games that may be played. */
  readonly games: readonly string[];
  /** The limits of the bot. */
  readonly limits: Limits;
}

/** The data that a bot wants the host to send. A field that is left out or is null has its default value. */
export interface Wishes {
  /** True (the default) if `go` is to list the legal moves. */
  readonly legal: boolean | null;
  /** True if `go` is to list the moves made so far; false by default. */
  readonly moves: boolean | null;
}

/** A bot's answer to `initialize`. */
export interface Initialized {
  /** The name of the bot. */
  readonly name: string;
  /** The version of the bot's program; may be left out. */
  readonly version: string | null;
  /** The data that the bot wants the host to send; may be left out. */
  readonly options: Wishes | null;
}

/** The readings of a game's clocks, in milliseconds. */
export interface ClockFace {
  /** The time left to each seat. */
  readonly left: readonly number[];
  /** The time added after each decision. */
  readonly increment: number;
}

/** `newGame`: a game begins in which the bot plays one seat. The bot answers with null. */
export interface NewGame {
  /** The id by which all later messages refer to this game. */
  readonly id: string;
  /** The id of the game's rules. */
  readonly game: string;
  /** The options of the game, with all defaults filled in. */
  readonly options: unknown;
  /** The bot's seat. */
  readonly seat: Seat;
  /** The name of the player at each seat. */
  readonly players: readonly string[];
  /** The seed for the bot's random choices; the seed of the set-up stays secret. */
  readonly seed: Seed;
  /** The clocks; null in a game without clocks. */
  readonly clock: ClockFace | null;
  /** The rules of the game in prose, with instructions on how to answer; null outside an exam. */
  readonly prompt: string | null;
}

/** A refused move, and the reason for the refusal. */
export interface RefusedMove {
  /** The text of the refused move. */
  readonly move: string;
  /** The number of the rule that the refused move breaks; null if no rule applies. */
  readonly rule: string | null;
  /** One sentence. */
  readonly text: string;
}

/** The time for which a bot may think about one decision. */
export interface Allowance {
  /** Milliseconds. */
  readonly ms: number;
}

/** `go`: the host asks the bot for a decision. */
export interface Go {
  /** The game. */
  readonly id: string;
  /** The text of the position as the bot's seat sees it. */
  readonly view: string;
  /** The moves so far, with null for each secret move. If the bot did not ask for moves, the whole list is null. */
  readonly moves: readonly (string | null)[] | null;
  /** The legal moves; null if the bot does not want a list of legal moves. */
  readonly legal: readonly string[] | null;
  /** The clocks; null in a game without clocks. */
  readonly clock: ClockFace | null;
  /** The time for which the bot may think; null if only the bot's limits apply. */
  readonly budget: Allowance | null;
  /** The question to the bot in prose; null outside an exam. */
  readonly prompt: string | null;
  /** Earlier answers to the same question, with the reason why each was refused; null outside an exam. */
  readonly refused: readonly RefusedMove[] | null;
}

/** A bot's answer to `go`. All fields of the answer except the move may be left out. */
export interface Gone {
  /** The text of the move. */
  readonly move: string;
  /** The value of the position for each seat, from 0 to 1. */
  readonly value: readonly number[] | null;
  /** The line of play that the bot expects, beginning with its move. */
  readonly line: readonly string[] | null;
  /** The number of iterations that the bot made for this decision. */
  readonly iterations: number | null;
}

/** `told`: a seat moved, or chance decided. */
export interface Told {
  /** The game. */
  readonly id: string;
  /** The seat that moved; null if chance decided. */
  readonly seat: Seat | null;
  /** The text of the move; null if the move is secret. */
  readonly move: string | null;
}

/** `stop`: the bot must answer `go` now. */
export interface Stop {
  /** The game. */
  readonly id: string;
}

/** The end of a game, as reported to a bot. */
export interface GameOver {
  /** The reason for the end: a word from the rule book, or `resignation`, `time`, `forfeit`, `agreement` or `broken-off`. */
  readonly reason: string;
  /** The winning seats. */
  readonly winners: readonly Seat[];
  /** The score, with one number for each seat or team; null if the game did not end by its rules. */
  readonly scores: readonly number[] | null;
}

/** `end`: the game is over, and the id of the game is no longer valid. */
export interface End {
  /** The game. */
  readonly id: string;
  /** How it ended. */
  readonly result: GameOver;
}

/** `info`: a report that a bot sends while it is thinking. A host may show the report or ignore it. */
export interface Info {
  /** The game. */
  readonly id: string;
  /** The report, as one line for people to read. */
  readonly text: string;
}

/** `quit`: nothing follows. */
export type Quit = Readonly<Record<string, never>>;

const name = text('a text of at most 100 characters', 100);
const view = text('the text of a view', 4000);
const move = text('the text of a move', 400);
const count = whole(0, Number.MAX_SAFE_INTEGER);
const seat = oneOf(...seats);
const score = whole(-1_000_000_000, 1_000_000_000);

const prompt = text('a text for a reader', 1_000_000);
const refusedMove = shape<RefusedMove>(
  'a refused move',
  { move, rule: nullable(name), text: text('a text of at most 4000 characters', 4000) },
  ['rule'],
);

const finite = leaf('a number', (u): u is number => typeof u === 'number' && Number.isFinite(u), { type: 'number' });

const clock = shape<ClockFace>('clocks', { left: list(count, 0, seats.length), increment: count });

/** The codecs for the parameters and the result of a method. */
export interface Method<Params, Result> {
  /** The JSON codec of a method's parameters. */
  readonly params: t.Type<Params, unknown>;
  /** The JSON codec of a method's result. */
  readonly result: t.Type<Result, unknown>;
}

/**
 * The requests that a host sends; the bot answers each of them.
 *
 * @example
 * ```ts
 * import { decode } from 'rulehouse';
 * import { requests } from 'rulehouse/protocol';
 * decode(requests.go.result)({ move: 'G^c5' }); // right: { move: 'G^c5', value: null, line: null, iterations: null }
 * ```
 */
export const requests: {
  readonly initialize: Method<Initialize, Initialized>;
  readonly newGame: Method<NewGame, unknown>;
  readonly go: Method<Go, Gone>;
} = /* @__PURE__ */ constant({
  initialize: {
    params: shape<Initialize>('the parameters of initialize', {
      protocol: oneOf(protocolVersion),
      games: list(name, 0, 1000),
      limits: shape<Limits>('limits', { ms: count, memory: nullable(count), line: count }, ['memory']),
    }),
    result: shape<Initialized>(
      'the result of initialize',
      {
        name,
        version: nullable(name),
        options: nullable(
          shape<Wishes>('wishes', { legal: nullable(boolean), moves: nullable(boolean) }, ['legal', 'moves']),
        ),
      },
      ['version', 'options'],
    ),
  },
  newGame: {
    params: shape<NewGame>(
      'the parameters of newGame',
      {
        id: name,
        game: name,
        options: json,
        seat,
        players: list(name, 1, seats.length),
        seed: leaf('a seed', isSeed, { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
        clock: nullable(clock),
        prompt: nullable(prompt),
      },
      ['clock', 'prompt'],
    ),
    result: json,
  },
  go: {
    params: shape<Go>(
      'the parameters of go',
      {
        id: name,
        view,
        moves: nullable(list(nullable(move), 0, 1_000_000)),
        legal: nullable(list(move, 0, 100_000)),
        clock: nullable(clock),
        budget: nullable(shape<Allowance>('a budget', { ms: count })),
        prompt: nullable(prompt),
        refused: nullable(list(refusedMove, 0, 1000)),
      },
      ['moves', 'legal', 'clock', 'budget', 'prompt', 'refused'],
    ),
    result: shape<Gone>(
      'the result of go',
      {
        move,
        value: nullable(list(finite, 0, seats.length)),
        line: nullable(list(move, 0, 1000)),
        iterations: nullable(count),
      },
      ['value', 'line', 'iterations'],
    ),
  },
});

/**
 * The notifications that a host sends, which have no answers.
 *
 * @example
 * ```ts
 * import { decode } from 'rulehouse';
 * import { notifications } from 'rulehouse/protocol';
 * decode(notifications.told)({ id: '1', seat: 0, move: null }); // right: the same
 * ```
 */
export const notifications: {
  readonly told: t.Type<Told, unknown>;
  readonly stop: t.Type<Stop, unknown>;
  readonly end: t.Type<End, unknown>;
  readonly quit: t.Type<Quit, unknown>;
} = /* @__PURE__ */ constant({
  told: shape<Told>('the parameters of told', { id: name, seat: nullable(seat), move: nullable(move) }),
  stop: shape<Stop>('the parameters of stop', { id: name }),
  end: shape<End>('the parameters of end', {
    id: name,
    result: shape<GameOver>('a result', {
      reason: name,
      winners: list(seat, 0, seats.length),
      scores: nullable(list(score, 0, seats.length)),
    }),
  }),
  quit: shape<Quit>('the parameters of quit', {}),
});

/** The only notification that a bot sends: `info`. */
export const info: Codec<Info> = standard(
  shape<Info>('the parameters of info', {
    id: name,
    text: text('a text of at most 4000 characters', 4000),
  }),
);

/** The name of a request that the host sends. */
export type RequestName = keyof typeof requests;

/** The name of a notification that the host sends. */
export type NotificationName = keyof typeof notifications;
