/**
 * Reads the specification of a tournament, checks the bounds of every key, and finds contradictions between keys.
 *
 * @packageDocumentation
 */
import { left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { leaf, list, nullable, oneOf, refined, text, whole } from '../core/reading/codec.js';
import { json } from '../core/reading/json.js';
import { exact, variants } from '../core/reading/objects.js';
import { preset, withDefaults, withOptionals } from '../core/reading/presets.js';
import { type Codec, standard } from '../core/reading/standard.js';
import { type Fault, fault, show } from '../core/values/fault.js';
import { isSeed, type Seed } from '../core/values/random.js';
import { seats } from '../core/values/seat.js';
import { choicesOf } from './design.js';
import type {
  Adjudication,
  Agreement,
  ArenaBelonging,
  ArenaBot,
  ArenaFormat,
  ArenaGame,
  ArenaLimits,
  ArenaSpec,
  Gauntlet,
  KnockOut,
  League,
  Match,
  RoundRobin,
  SprtSpec,
  Swiss,
  TimeControl,
} from './spec-shape.js';

const number = (name: string, min: number, max: number): t.Type<number> =>
  leaf(name, (u): u is number => typeof u === 'number' && u >= min && u <= max && !Object.is(u, -0), {
    type: 'number',
    minimum: min,
    maximum: max,
  });

const id = text('the id of a game', 40, /^[a-z][a-z0-9-]*$/);

/** Names are printed in tables, so they must be short and fit on one line. */
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

/** The default points for the first places: those usual in human leagues. */
const usualPoints = [10, 6, 3, 1];

const format: t.Type<ArenaFormat> = variants<ArenaFormat>('a format', {
  RoundRobin: exact<RoundRobin>('a format', { _tag: oneOf('RoundRobin') }),
  Gauntlet: exact<Gauntlet>('a format', { _tag: oneOf('Gauntlet') }),
  League: withDefaults<League>(
    'a format',
    { _tag: oneOf('League'), meetings: whole(1, 100), points: list(whole(0, 1000), 1, seats.length) },
    { meetings: 1, points: usualPoints },
  ),
  Swiss: exact<Swiss>('a format', { _tag: oneOf('Swiss'), rounds: whole(1, 100) }),
  KnockOut: exact<KnockOut>('a format', { _tag: oneOf('KnockOut') }),
  Match: exact<Match>('a format', { _tag: oneOf('Match'), sprt: nullable(sprt) }),
});

const day = 86_400_000;

/** The greatest number of plies in a game; longer games are assumed never to end. */
const longestGame = 20_000;

const usualLimits: ArenaLimits = { ms: 10_000, memory: 1024, patience: 600_000 };

/** Reads and writes clocks. */
export const timeControl: t.Type<TimeControl> = withDefaults<TimeControl>(
  'a clock',
  { budget: whole(1, day), increment: whole(0, day), moves: nullable(whole(1, longestGame)) },
  { increment: 0, moves: null },
);

const limits = preset<ArenaLimits>(
  withOptionals<ArenaLimits, 'start' | 'think' | 'clock'>(
    'limits',
    { ms: whole(1, day), memory: whole(16, 1_000_000), patience: whole(100, day) },
    { start: whole(1, day), think: whole(1, day), clock: timeControl },
  ),
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
    keys: oneOf('game', 'tournament'),
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
    keys: 'tournament',
    anchor: null,
  },
);

/** True for the formats in which two bots meet at a table. */
const isForPairs = ({ _tag }: ArenaFormat): boolean => _tag === 'Swiss' || _tag === 'KnockOut';

const firstTwice = (names: readonly string[]): number => names.findIndex((one, index) => names.indexOf(one) < index);

const mostTables = 1_000_000;

/** The number of a game's tables, one for each choice of bots, in formats where all tables are known in advance. */
export const tableCount = ({ format, bots }: Pick<ArenaSpec, 'format' | 'bots'>, game: ArenaGame): number =>
  Math.round(
    format._tag === 'Gauntlet' ? choicesOf(bots.length - 1, game.bots - 1) : choicesOf(bots.length, game.bots),
  );

/** The greatest number of tables in a league; all tables are computed before the first game. */
const mostOfLeague = 20_000;

/** The fault for a league whose bots cannot meet as often as requested, or that would need too many tables. */
const leagueMistake = ({ format, games, bots }: ArenaSpec): Fault | undefined => {
  if (format._tag !== 'League') return undefined;
  const { meetings } = format;
  const path = ['format', 'meetings'];
  const most = Math.min(...games.map((one) => Math.round(choicesOf(bots.length - 2, one.bots - 2))));
  if (meetings > most)
    return fault(
      path,
      `two bots can meet at most ${most} ${most === 1 ? 'time' : 'times'}: more blocks let them meet again`,
    );
  const pairs = choicesOf(bots.length, 2);
  return games.some((one) => (meetings * pairs) / choicesOf(one.bots, 2) > mostOfLeague)
    ? fault(path, `these bots would need more than ${mostOfLeague} tables`)
    : undefined;
};

/** The fault for the first value in a spec that contradicts another value in the spec; undefined if there is none. */
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
  const many = spec.games.findIndex((one) => spec.format._tag !== 'League' && tableCount(spec, one) > mostTables);
  if (many >= 0) return fault(['games', String(many), 'bots'], `these bots can form more than ${mostTables} tables`);
  const wide = isForPairs(spec.format) ? spec.games.findIndex(({ bots }) => bots !== 2) : -1;
  if (wide >= 0) return fault(['games', String(wide), 'bots'], `in a ${spec.format._tag} two bots meet at a table`);
  const apart = spec.format._tag === 'Match' ? spec.games.findIndex(({ bots }) => bots !== spec.bots.length) : -1;
  if (apart >= 0)
    return fault(['games', String(apart), 'bots'], `in a Match all ${spec.bots.length} bots sit at one table`);
  const uneven = leagueMistake(spec);
  if (uneven !== undefined) return uneven;
  if (spec.anchor !== null && !spec.bots.some((one) => one.name === spec.anchor))
    return fault(['anchor'], `no bot is called ${show(spec.anchor)}`);
  return undefined;
};

/**
 * JSON codec of tournaments. The codec refuses unknown keys and contradictions, such as two bots of the same name, or a table for more bots than take
 * part. The codec does not check whether the games, options, openings and bots in a spec exist; the command does.
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
export const arenaSpec: Codec<ArenaSpec> = standard(
  refined(fields, fields.name, (spec) => {
    const wrong = mistake(spec);
    return wrong === undefined ? right(spec) : left(wrong);
  }),
);

/**
 * The index of the bot whose rating is 0.
 *
 * @param spec - the tournament's bots and anchor, or the whole spec
 * @returns the index of the anchor among the bots; 0 if the spec names no anchor and no bot's text is `random`
 *
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
