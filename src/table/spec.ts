/**
 * What is agreed before anybody sits down: the game with its options, the reserved seats, clocks, undo and draws.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import { boolean, leaf, list, nullable, oneOf, text, whole } from '../core/reading/codec.js';
import { json } from '../core/reading/json.js';
import { exact, optionsOf, variants } from '../core/reading/objects.js';
import { type Codec, standard } from '../core/reading/standard.js';
import { recordTags } from '../core/records/shape.js';
import { isSeed, type Seed } from '../core/values/random.js';
import { seats } from '../core/values/seat.js';

/** A clock that gives a fixed time for each decision. */
export interface MoveClock {
  readonly _tag: 'Move';
  /** The time for one decision, in milliseconds. */
  readonly ms: number;
}

/**
 * A time budget for the whole game, which grows with each turn. A turn consists of the decisions of one seat up to the next decision of another seat.
 */
export interface FischerClock {
  readonly _tag: 'Fischer';
  /** The time that each seat has at the start of the game, in milliseconds. */
  readonly ms: number;
  /** The time that is added after the first decision of each turn, in milliseconds. */
  readonly increment: number;
}

/** A time budget for the whole game, which in each turn begins to run only after a delay. A turn is the same as for a {@link FischerClock}. */
export interface DelayClock {
  readonly _tag: 'Delay';
  /** The time that each seat has at the start of the game, in milliseconds. */
  readonly ms: number;
  /** The delay at the beginning of each turn, in milliseconds; the delay is not taken from the time budget. */
  readonly delay: number;
}

/** A number of days for each decision, as in play by mail. */
export interface DaysClock {
  readonly _tag: 'Days';
  /** The number of days for one decision. */
  readonly days: number;
}

/** The way in which a seat's time is measured. A seat's clock runs while the seat has something to decide, so several clocks may run at the same time. */
export type ClockSpec = MoveClock | FischerClock | DelayClock | DaysClock;

/** An option, for instance a roster, that belongs to a player and applies to whichever seat the player takes. */
export interface Belonging {
  /** The player's name. */
  readonly player: string;
  /** The value, as JSON, of the option for the player's seat. */
  readonly option: unknown;
}

/**
 * Says which seats may take moves back. `never`: none; `own`: the seat that moved last, until another seat or chance moves; `agreement`: any seat, if
 * all others agree; nobody has to agree about moves of the seat's own turn while it goes on. A move that revealed a secret is never taken back, and
 * decisions that were made at once are taken back together.
 */
export type UndoSpec = 'never' | 'own' | 'agreement';

/**
 * Says what happens when a seat leaves a game in which others still play: by resigning, by running out of time, or by being claimed. `ends`: the game
 * ends for all. `drops`: the seat drops out, as the rules of the game say; games without such rules refuse it. `bot`: a bot of the host plays on for
 * the seat. Whatever is agreed, the game ends as soon as only one player or team is left.
 */
export type LeavingSpec = 'ends' | 'drops' | 'bot';

/** Says when a seat whose player does not decide may be claimed by the other seats. */
export interface ClaimSpec {
  /** The time for one decision, in milliseconds; whoever takes longer may be claimed. A clock of the table runs beside it. */
  readonly afterMs: number;
}

/** What is agreed about a game before anybody sits down. In the JSON of a table's spec, every key may be left out. */
export interface TableSpec {
  /** The options of the game as JSON. Options that belong to seats are filled in from the players' belongings. */
  readonly options: unknown;
  /** The seed of the set-up; it is not used if the game begins from a given position. Nobody at the table learns the seed. */
  readonly seed: Seed;
  /** The position text from which the game begins; null if the game is set up from options and seed. */
  readonly start: string | null;
  /** For each seat, the player who sits there from the beginning; null or left out if the seat is free. */
  readonly players: readonly (string | null)[];
  /** The belongings with which players were registered; these players cannot bring any others. */
  readonly belongings: readonly Belonging[];
  /** The way in which time is measured; null if time is not measured. */
  readonly clock: ClockSpec | null;
  /** The seats that may take moves back. */
  readonly undo: UndoSpec;
  /** True if a draw may be offered. */
  readonly draws: boolean;
  /** True if a seat may resign. */
  readonly resigning: boolean;
  /** What happens when a seat leaves the game; `ends` if left out. A game of two seats always ends. */
  readonly leaving: LeavingSpec;
  /** When a seat may be claimed; null (the default) if no seat may be claimed. */
  readonly claim: ClaimSpec | null;
  /** The tags that are written into the record of the game. */
  readonly tags: Readonly<Record<string, string>>;
}

const year = 365 * 86_400_000;

const duration = whole(1, year);

/** JSON codec of the ways in which time is measured. */
export const clockSpec: t.Type<ClockSpec> = variants<ClockSpec>('a clock', {
  Move: exact<MoveClock>('a clock', { _tag: oneOf('Move'), ms: duration }),
  Fischer: exact<FischerClock>('a clock', { _tag: oneOf('Fischer'), ms: duration, increment: whole(0, year) }),
  Delay: exact<DelayClock>('a clock', { _tag: oneOf('Delay'), ms: duration, delay: whole(0, year) }),
  Days: exact<DaysClock>('a clock', { _tag: oneOf('Days'), days: whole(1, 365) }),
});

/** JSON codec of the ways in which a game goes on after a seat has left. */
export const leavingSpec: t.Type<LeavingSpec, unknown> = oneOf('ends', 'drops', 'bot');

/** JSON codec of the time after which a seat may be claimed. */
export const claimSpec: t.Type<ClaimSpec | null, unknown> = nullable(
  exact<ClaimSpec>('a claim', { afterMs: duration }),
);

/**
 * The names of players: 1 to 40 printable characters, with no blank at either end.
 *
 * @example
 * ```ts
 * import { playerName } from 'rulehouse/table';
 * ['Ada', 'Ada L.', ' Ada', ''].map(playerName.is); // [true, true, false, false]
 * ```
 */
export const playerName: Codec<string> = standard(
  text('the name of a player (1 to 40 printable characters)', 40, /^(?! )[^\p{C}\p{Zl}\p{Zp}]+(?<! )$/u),
);

const position = text('a position text of at most 4000 characters', 4000);

const seed = leaf('a seed', (u): u is Seed => isSeed(u), {
  type: 'integer',
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
});

/**
 * JSON codec of table specs: every key may be left out, and unknown keys are refused. {@link open} checks whether the options and the position fit
 * the game.
 *
 * @example
 * ```ts
 * import { decode, isRight } from 'rulehouse';
 * import { tableSpec } from 'rulehouse/table';
 * const read = decode(tableSpec)({ clock: { _tag: 'Fischer', ms: 300_000, increment: 5_000 } });
 * if (isRight(read)) read.right.undo; // 'agreement'
 * decode(tableSpec)({ clock: { _tag: 'Move', ms: 0 } })._tag; // 'Left'
 * ```
 */
export const tableSpec: Codec<TableSpec> = standard(
  optionsOf<TableSpec>('the spec of a table', {
    options: { codec: json, default: {} },
    seed: { codec: seed, default: 0 },
    start: { codec: nullable(position), default: null },
    players: { codec: list(nullable(playerName), 0, seats.length), default: [] },
    belongings: {
      codec: list(exact<Belonging>('a belonging', { player: playerName, option: json }), 0, 1000),
      default: [],
    },
    clock: { codec: nullable(clockSpec), default: null },
    undo: { codec: oneOf('never', 'own', 'agreement'), default: 'agreement' },
    draws: { codec: boolean, default: true },
    resigning: { codec: boolean, default: true },
    leaving: { codec: leavingSpec, default: 'ends' },
    claim: { codec: claimSpec, default: null },
    tags: { codec: recordTags, default: {} },
  }),
);
