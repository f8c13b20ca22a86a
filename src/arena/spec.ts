/**
 * What a tournament is: games, bots, who meets whom, seeds, and what nobody may exceed.
 *
 * @packageDocumentation
 */
import { left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { leaf, list, nullable, oneOf, refined, text, whole } from '../core/codec.js';
import { type Fault, fault, show } from '../core/fault.js';
import { json } from '../core/json.js';
import { exact, variants } from '../core/objects.js';
import { isSeed, type Seed } from '../core/random.js';
import { seats } from '../core/seat.js';
import { withDefaults } from './given.js';

/** A game that is played in a tournament. */
export interface ArenaGame {
  /** The id of the game. */
  readonly game: string;
  /** Its options as JSON. Those that belong to seats are filled in from the belongings of the bots. */
  readonly options: unknown;
  /** How many bots meet at a table; the seats are shared evenly by them. */
  readonly bots: number;
  /** Position texts that games begin from, one block after the other; none: the game is set up from options and seed. */
  readonly openings: readonly string[];
}

/** An option that belongs to a bot and follows it to whichever seat it takes, for instance a roster. */
export interface ArenaBelonging {
  /** The id of the game. */
  readonly game: string;
  /** The value of the option that belongs to the bot's seat, as JSON. */
  readonly option: unknown;
}

/** A bot that takes part. */
export interface ArenaBot {
  /** What it is called; no two have the same name. */
  readonly name: string;
  /** Its text: a bot of the library, for instance `mcts:iterations=1000`, or `cmd:` and the command line of a program. */
  readonly text: string;
  /** What belongs to it, by game. */
  readonly belongings: readonly ArenaBelonging[];
}

/** Every table that the bots can form. */
export interface RoundRobin {
  readonly _tag: 'RoundRobin';
}

/** Every table at which the first bot sits. */
export interface Gauntlet {
  readonly _tag: 'Gauntlet';
}

/** In each round those meet who have as many points, and nobody twice if it can be helped. */
export interface Swiss {
  readonly _tag: 'Swiss';
  /** How many rounds. */
  readonly rounds: number;
}

/** Who loses is out; the bots are listed from the strongest to the weakest. Where both have as many points the one that is listed first goes on. */
export interface KnockOut {
  readonly _tag: 'KnockOut';
}

/** The sequential probability ratio test of two bots. Elo is normalised: by the spread of the results of blocks. */
export interface SprtSpec {
  /** Elo of the first bot over the second that is refused if the test ends low. */
  readonly elo0: number;
  /** Elo of the first bot over the second that is accepted if the test ends high. */
  readonly elo1: number;
  /** Probability of accepting `elo1` where `elo0` is true: more than 0, less than a half. */
  readonly alpha: number;
  /** Probability of accepting `elo0` where `elo1` is true: more than 0, less than a half. */
  readonly beta: number;
}

/** Two bots, until all blocks are played or a test is decided. */
export interface Match {
  readonly _tag: 'Match';
  /** When to stop before all blocks are played; null: never. */
  readonly sprt: SprtSpec | null;
}

/** Who meets whom. */
export type ArenaFormat = RoundRobin | Gauntlet | Swiss | KnockOut | Match;

/** What nobody may exceed. */
export interface ArenaLimits {
  /** Milliseconds that a program has for an answer. Bots of the library have their budget in their text. */
  readonly ms: number;
  /** Megabytes that a program may have for its data, and a worker for all that it holds. */
  readonly memory: number;
  /** Milliseconds after which a bot of the library that has not decided is ended, with its worker. */
  readonly patience: number;
}

/** When all bots of a table agree who wins. */
export interface Agreement {
  /** What a seat must be thought to be worth, from 0, lost, to 1, won. */
  readonly value: number;
  /** For how many plies on end. */
  readonly plies: number;
}

/** When a game is ended that its rules have not ended. */
export interface Adjudication {
  /** A game of so many plies is broken off. */
  readonly plies: number;
  /** To whom a game goes that is broken off: to the highest score, or to all as a draw. */
  readonly result: 'score' | 'draw';
  /** When it goes to a team that all who sit at the table think has won; null: never. Bots that say nothing of values do not agree. */
  readonly agreed: Agreement | null;
}

/**
 * A tournament. As JSON `games` and `bots` must be given, every other key may be left out. Every seed is played in all rotations of the
 * seats; these games are a block, the unit of statistics.
 */
export interface ArenaSpec {
  /** What the tournament is called. */
  readonly name: string;
  /** What is played: every pairing plays all of these. */
  readonly games: readonly ArenaGame[];
  /** Who plays. */
  readonly bots: readonly ArenaBot[];
  /** Who meets whom. */
  readonly format: ArenaFormat;
  /** The first seed. */
  readonly seed: Seed;
  /** How many blocks a pairing plays of each game, one seed each. */
  readonly blocks: number;
  /** What nobody may exceed. */
  readonly limits: ArenaLimits;
  /** When a game is ended that its rules have not ended. */
  readonly adjudication: Adjudication;
  /** How many games are played at a time unless the command says otherwise. It changes no game. */
  readonly concurrency: number;
  /** The name of the bot whose rating is 0; null: the first whose text is `random`, or the first of all. */
  readonly anchor: string | null;
}

const number = (name: string, min: number, max: number): t.Type<number> =>
  leaf(name, (u): u is number => typeof u === 'number' && u >= min && u <= max && !Object.is(u, -0), {
    type: 'number',
    minimum: min,
    maximum: max,
  });

const id = text('the id of a game', 40, /^[a-z][a-z0-9-]*$/);

/** What is printed in tables stays short, and on one line. */
const name = text('a name (1 to 60 printable characters)', 60, /^(?! )[^\p{C}\p{Zl}\p{Zp}]+(?<! )$/u);

const longestPosition = 4000;

const game = withDefaults<ArenaGame>(
  'a game',
  {
    game: id,
    options: json,
    bots: whole(2, seats.length),
    openings: list(text(`a position text of at most ${longestPosition} characters`, longestPosition), 0, 10_000),
  },
  { options: {}, bots: 2, openings: [] },
);

const bot = withDefaults<ArenaBot>(
  'a bot',
  {
    name,
    text: text('the text of a bot', 1000, /\S/),
    belongings: list(exact<ArenaBelonging>('a belonging', { game: id, option: json }), 0, 64),
  },
  { belongings: [] },
);

const elo = number('Elo from -2000 to 2000', -2000, 2000);

const risk = number('a probability from 0.000001 to 0.49', 0.000_001, 0.49);

const sprt = refined(exact<SprtSpec>('a test', { elo0: elo, elo1: elo, alpha: risk, beta: risk }), 'a test', (given) =>
  given.elo0 < given.elo1 ? right(given) : left(fault(['elo1'], 'must be more than elo0')),
);

const format: t.Type<ArenaFormat> = variants<ArenaFormat>('a format', {
  RoundRobin: exact<RoundRobin>('a format', { _tag: oneOf('RoundRobin') }),
  Gauntlet: exact<Gauntlet>('a format', { _tag: oneOf('Gauntlet') }),
  Swiss: exact<Swiss>('a format', { _tag: oneOf('Swiss'), rounds: whole(1, 100) }),
  KnockOut: exact<KnockOut>('a format', { _tag: oneOf('KnockOut') }),
  Match: exact<Match>('a format', { _tag: oneOf('Match'), sprt: nullable(sprt) }),
});

const day = 86_400_000;

/** A game that goes on for so long never ends. */
const longestGame = 20_000;

const usualLimits: ArenaLimits = { ms: 10_000, memory: 1024, patience: 600_000 };

const limits = withDefaults<ArenaLimits>(
  'limits',
  { ms: whole(1, day), memory: whole(16, 1_000_000), patience: whole(100, day) },
  usualLimits,
);

const usualAdjudication: Adjudication = { plies: longestGame, result: 'draw', agreed: null };

const agreement = exact<Agreement>('an agreement', {
  value: number('a number from 0.5 to 1', 0.5, 1),
  plies: whole(1, 1000),
});

const adjudication = withDefaults<Adjudication>(
  'an adjudication',
  { plies: whole(1, longestGame), result: oneOf('score', 'draw'), agreed: nullable(agreement) },
  usualAdjudication,
);

const seed = leaf('a seed from 0 to 2^50', (u): u is Seed => isSeed(u) && u <= 2 ** 50, {
  type: 'integer',
  minimum: 0,
  maximum: 2 ** 50,
});

const fields = withDefaults<ArenaSpec>(
  'the spec of a tournament',
  {
    name: text('a title of at most 200 characters', 200),
    games: list(game, 1, 64),
    bots: list(bot, 2, 200),
    format,
    seed,
    blocks: whole(1, 10_000_000),
    limits,
    adjudication,
    concurrency: whole(1, 256),
    anchor: nullable(name),
  },
  {
    name: '',
    format: { _tag: 'RoundRobin' },
    seed: 1,
    blocks: 1,
    limits: usualLimits,
    adjudication: usualAdjudication,
    concurrency: 1,
    anchor: null,
  },
);

/** Which formats are for two bots at a table, and which for two bots in all. */
const isForPairs = ({ _tag }: ArenaFormat): boolean => _tag === 'Swiss' || _tag === 'KnockOut' || _tag === 'Match';

const firstTwice = (names: readonly string[]): number => names.findIndex((one, index) => names.indexOf(one) < index);

const mostTables = 1_000_000;

/** In how many ways some of so many bots can meet. */
const choicesOf = (bots: number, some: number): number =>
  Array.from({ length: some }, (_, index) => (bots - index) / (index + 1)).reduce((product, one) => product * one, 1);

/** At how many tables of a game bots meet where everybody is known from the beginning: one for each choice of bots. */
export const tableCount = ({ format, bots }: Pick<ArenaSpec, 'format' | 'bots'>, game: ArenaGame): number =>
  Math.round(
    format._tag === 'Gauntlet' ? choicesOf(bots.length - 1, game.bots - 1) : choicesOf(bots.length, game.bots),
  );

/** The first thing in a spec that contradicts another one. */
const mistake = (spec: ArenaSpec): Fault | undefined => {
  const twice = firstTwice(spec.bots.map((one) => one.name));
  if (twice >= 0) return fault(['bots', String(twice), 'name'], 'another bot has this name');
  for (const [index, one] of spec.bots.entries()) {
    const again = firstTwice(one.belongings.map((belonging) => belonging.game));
    if (again >= 0)
      return fault(['bots', String(index), 'belongings', String(again), 'game'], 'this game stood before');
  }
  const large = spec.games.findIndex(({ bots }) => bots > spec.bots.length);
  if (large >= 0) return fault(['games', String(large), 'bots'], `only ${spec.bots.length} bots take part`);
  const many = spec.games.findIndex((one) => tableCount(spec, one) > mostTables);
  if (many >= 0) return fault(['games', String(many), 'bots'], `these bots can form more than ${mostTables} tables`);
  const wide = isForPairs(spec.format) ? spec.games.findIndex(({ bots }) => bots !== 2) : -1;
  if (wide >= 0) return fault(['games', String(wide), 'bots'], `in a ${spec.format._tag} two bots meet at a table`);
  if (spec.format._tag === 'Match' && spec.bots.length !== 2)
    return fault(['bots'], `a Match is one of 2 bots, not of ${spec.bots.length}`);
  if (spec.anchor !== null && !spec.bots.some((one) => one.name === spec.anchor))
    return fault(['anchor'], `no bot is called ${show(spec.anchor)}`);
  return undefined;
};

/**
 * JSON codec of tournaments. Unknown keys are refused, and what contradicts itself: two bots of one name, a table of more bots than take
 * part. Whether games, options, openings and texts of bots exist only the command can tell.
 *
 * @example
 * ```ts
 * import { decode, isLeft, isRight, printFault } from 'rulehouse';
 * import { arenaSpec } from 'rulehouse/arena';
 * const bots = [{ name: 'chance', text: 'random' }, { name: 'greed', text: 'greedy' }];
 * const read = decode(arenaSpec)({ games: [{ game: 'terrafex' }], bots });
 * if (isRight(read)) read.right.format; // { _tag: 'RoundRobin' }
 * const few = decode(arenaSpec)({ games: [{ game: 'icetraders', bots: 3 }], bots });
 * if (isLeft(few)) printFault(few.left); // 'games.0.bots: only 2 bots take part'
 * ```
 */
export const arenaSpec: t.Type<ArenaSpec, unknown> = refined(fields, fields.name, (spec) => {
  const wrong = mistake(spec);
  return wrong === undefined ? right(spec) : left(wrong);
});

/**
 * The place of the bot whose rating is 0.
 *
 * @param spec - the spec, or these parts of it
 * @example
 * ```ts
 * import { decode, isRight } from 'rulehouse';
 * import { anchorOf, arenaSpec } from 'rulehouse/arena';
 * const bots = [{ name: 'greed', text: 'greedy' }, { name: 'chance', text: 'random' }];
 * const read = decode(arenaSpec)({ games: [{ game: 'terrafex' }], bots });
 * if (isRight(read)) anchorOf(read.right); // 1
 * ```
 */
export const anchorOf = ({ anchor, bots }: Pick<ArenaSpec, 'anchor' | 'bots'>): number =>
  Math.max(
    0,
    bots.findIndex((one) => (anchor === null ? one.text === 'random' : one.name === anchor)),
  );
