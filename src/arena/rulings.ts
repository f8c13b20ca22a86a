/**
 * The rulings of a tournament's organiser: a ruling withdraws a bot or corrects a result. A ruling leaves games and their records unchanged, and
 * states a reason, which the report shows.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { leaf, list, oneOf, text } from '../core/reading/codec.js';
import { exact, variants } from '../core/reading/objects.js';
import { type Codec, standard } from '../core/reading/standard.js';
import { type Fault, fault, show } from '../core/values/fault.js';
import { seats } from '../core/values/seat.js';
import { type GameLine, type GameOrder, gameKey } from './line.js';
import { placesBy } from './points.js';
import type { Proved } from './prove.js';
import type { ArenaSpec } from './spec-shape.js';

/** A ruling that withdraws a bot: it plays no more games, but the games that it has played still count. */
export interface Withdrawn {
  readonly _tag: 'Withdrawn';
  /** The name of the bot that is withdrawn. */
  readonly bot: string;
  /** The reason for the ruling, as the report shows it. */
  readonly why: string;
}

/** A ruling that corrects a result: the given shares replace those that follow from the game's record. */
export interface Corrected {
  readonly _tag: 'Corrected';
  /** The key of the game whose result is corrected. */
  readonly key: string;
  /** Each seat's share of the game's one point; the shares add up to 1. */
  readonly shares: readonly number[];
  /** The reason for the ruling, as the report shows it. */
  readonly why: string;
}

/** A line of `rulings.jsonl`, which rules on a bot or a game. A later ruling replaces an earlier one about the same bot or game. */
export type Ruling = Withdrawn | Corrected;

const why = text('a reason of at most 400 characters on one line', 400, /^(?! )[^\p{C}\p{Zl}\p{Zp}]+(?<! )$/u);

const share = leaf('a number from 0 to 1', (u): u is number => typeof u === 'number' && u >= 0 && u <= 1, {
  type: 'number',
  minimum: 0,
  maximum: 1,
});

/**
 * JSON codec of the lines of `rulings.jsonl`. The codec does not check whether the ruling's bot or game exists in the tournament.
 *
 * @example
 * ```ts
 * import { decode } from 'rulehouse';
 * import { ruling } from 'rulehouse/arena';
 * decode(ruling)({ _tag: 'Withdrawn', bot: 'greed', why: 'its author asked for it' }); // right: the same
 * ```
 */
export const ruling: Codec<Ruling> = standard(
  variants<Ruling>('a ruling', {
    Withdrawn: exact<Withdrawn>('a ruling', {
      _tag: oneOf('Withdrawn'),
      bot: text('the name of a bot', 60),
      why,
    }),
    Corrected: exact<Corrected>('a ruling', {
      _tag: oneOf('Corrected'),
      key: gameKey,
      shares: list(share, 2, seats.length),
      why,
    }),
  }),
);

/** A ruling as the report of a tournament shows it. */
export interface Ruled {
  /** The organiser's ruling, with its reason. */
  readonly ruling: Ruling;
  /** For a corrected game, the shares before the correction; null until the game has been read. */
  readonly before: readonly number[] | null;
}

/** The reason why a ruling cannot be made in the given tournament; undefined if it can. */
export const rulingMistake = ({ format, bots }: ArenaSpec, given: Ruling): Fault | undefined => {
  if (given._tag === 'Corrected') {
    const sum = given.shares.reduce((all, one) => all + one, 0);
    return Math.abs(sum - 1) > 1e-9 ? fault(['shares'], `together ${sum}, not 1`) : undefined;
  }
  if (!bots.some(({ name }) => name === given.bot)) return fault(['bot'], `no bot is called ${show(given.bot)}`);
  return format._tag === 'RoundRobin' || format._tag === 'Gauntlet' || format._tag === 'League'
    ? undefined
    : fault(['format'], `in a ${format._tag} every bot is needed to the end: begin a new folder without it`);
};

/** The indices of the bots that the organiser has withdrawn. */
export const withdrawnIn = ({ bots }: ArenaSpec, rulings: readonly Ruling[]): ReadonlySet<number> =>
  new Set(rulings.flatMap((one) => (one._tag === 'Withdrawn' ? [bots.findIndex(({ name }) => name === one.bot)] : [])));

/** Applies a ruling to a game: returns the game with the shares that the ruling gives. */
export const ruled = (proved: Proved, { shares }: Corrected): Either<Fault, Proved> =>
  shares.length === proved.teams.length
    ? right({ ...proved, line: { ...proved.line, shares }, places: placesBy(proved.teams, shares) })
    : left(
        fault(['shares'], `a ruling gives ${shares.length} seats their parts, and there are ${proved.teams.length}`),
      );

/** The corrections of a tournament's results, by the key of the game. */
export type Corrections = ReadonlyMap<string, Corrected>;

/** The corrections among the given rulings; of several about the same game, the latest one counts. */
export const correctionsIn = (rulings: readonly Ruling[]): Corrections =>
  new Map(rulings.flatMap((one) => (one._tag === 'Corrected' ? [[one.key, one] as const] : [])));

/** What each bot of a pairing gains in a game if the given shares are those of the seats. */
export const gainsBy = (
  { pairing, rotation }: Pick<GameOrder, 'pairing' | 'rotation'>,
  shares: readonly number[],
): readonly number[] =>
  pairing.map((_, place) =>
    shares.reduce((sum, share, seat) => ((seat + rotation) % pairing.length === place ? sum + share : sum), 0),
  );

/** The line of a game with the shares that count: those of its correction, if there is one for as many seats, and otherwise its own. */
export const ruledLine = (line: GameLine, corrections: Corrections): GameLine => {
  const shares = corrections.get(line.key)?.shares;
  return shares?.length === line.shares.length ? { ...line, shares } : line;
};
