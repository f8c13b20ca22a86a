/**
 * JSON Schemas for what commands print with `--json`, for programs that read this output.
 *
 * @packageDocumentation
 */
import type { JsonSchema } from '../../core/reading/schema.js';

const head = (title: string): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `rulehouse ${title} --json`,
});

const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const flag: JsonSchema = { type: 'boolean' };
const part: JsonSchema = { type: 'number', minimum: 0, maximum: 1 };

const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const orNull = (inner: JsonSchema): JsonSchema => ({ anyOf: [inner, { type: 'null' }] });

/** The schema of an object with the given fields and no others. */
const fields = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const interval = { share: number, low: number, high: number };
const position = fields({ game: text, position: text });

/** The schema of an option of a game: the option's name, rule, meaning, values and default, all as texts. */
const option = fields({ name: text, rule: text, meaning: text, values: text, default: text });

/** The schema of the forecast for a seat: its expected points or its chance of winning, with a margin of error. */
const forecast = {
  anyOf: [
    fields({
      _tag: text,
      points: number,
      error: number,
      lead: number,
      leadError: number,
      second: orNull(number),
    }),
    fields({ _tag: text, chance: number, error: number, second: orNull(number) }),
  ],
};

const analysis = fields({
  seat: count,
  best: text,
  forecast: orNull(forecast),
  words: list(text),
  iterations: count,
  depth: count,
  nodes: count,
  done: flag,
  candidates: list(fields({ move: text, visits: count, value: list(number), line: list(text), proven: orNull(text) })),
});

/** The schema of the move that a program chose, with the program's remarks. */
const said = fields({
  seat: count,
  best: text,
  iterations: orNull(count),
  value: orNull(list(number)),
  line: orNull(list(text)),
});

const parameter = fields({ name: text, meaning: text, min: number, max: number, default: number });

const group = fields({
  key: list(text),
  seats: count,
  share: fields(interval),
  even: part,
  score: fields({ mean: number, low: number, high: number }),
  points: { type: 'object', additionalProperties: number },
});

const standing = fields({
  folder: text,
  played: count,
  games: count,
  bots: list(fields({ name: text, points: number, games: count, share: part })),
});

/** The schema of a count and its total, with the count's share of the total and the 95 % bounds of this share. */
const shareOf = fields({ count: number, of: count, share: number, low: number, high: number });

const countedShare = fields({ count, ...interval });

const quantiles = fields({
  ...{ min: count, p5: count, p25: count, median: count, p75: count, p95: count, max: count },
  mean: number,
});

/** The facts about a game, or what was found about a position. */
const factsAnswer: JsonSchema = {
  anyOf: [
    fields({
      ...{ game: text, bots: list(text), options: { type: 'object' }, firstSeed: count, lastSeed: count, games: count },
      ...{ certainty: { type: 'string', enum: ['always', 'may-not-end', 'unknown'] }, limits: { type: 'object' } },
      ends: { type: 'object', additionalProperties: countedShare },
      ...{ brokenOff: countedShare, byLimit: countedShare, decided: countedShare, forced: countedShare },
      ...{ plies: quantiles, lists: quantiles },
      longestList: fields({ moves: count, position: text, seed: count, ply: count }),
      points: list(fields({ mean: number, low: number, high: number, min: number, max: number })),
      seats: list(fields(interval)),
      first: orNull(fields(interval)),
      positions: list(count),
    }),
    fields({ _tag: { type: 'string', enum: ['Dead', 'Open'] }, positions: count }),
    fields({ _tag: { type: 'string', enum: ['Ends'] }, positions: count, moves: list(text), reason: text }),
  ],
};

const all: Readonly<Record<string, JsonSchema>> = {
  games: list(fields({ id: text, title: text, seats: fields({ min: count, max: count }), options: list(option) })),
  start: position,
  apply: position,
  why: fields({ legal: flag, rule: orNull(text), title: orNull(text), text, words: orNull(text) }),
  show: fields({ board: text, words: orNull(text), svg: orNull(text) }),
  perft: fields({ game: text, depth: count, nodes: count, moves: orNull(list(fields({ move: text, nodes: count }))) }),
  check: fields({ passed: count, failed: count, faults: list(fields({ line: count, text })) }),
  verify: fields({
    verified: count,
    failed: count,
    records: list(fields({ file: text, line: orNull(count), verified: flag, text })),
  }),
  bots: list(fields({ name: text, meaning: text, parameters: list(parameter) })),
  try: fields({
    games: list(fields({ game: text, moves: count, loss: orNull(text), faults: list(text) })),
  }),
  'check-protocol': fields({ lines: count, faults: list(text) }),
  laws: list(fields({ game: text, rule: text, name: text, ok: flag, ms: count, violation: orNull(text) })),
  think: { anyOf: [analysis, said] },
  match: fields({
    game: text,
    options: { type: 'object' },
    games: count,
    firstSeed: count,
    lastSeed: count,
    plies: number,
    unfinished: count,
    decided: count,
    byLimit: count,
    ends: { type: 'string', enum: ['always', 'may-not-end', 'unknown'] },
    limits: { type: 'object' },
    losses: list(fields({ bot: text, reason: text, games: count, first: text })),
    bots: list(fields({ bot: text, points: number, games: count, ...interval, meanScore: number })),
  }),
  facts: factsAnswer,
  'tables list': list(
    fields({
      id: text,
      game: text,
      state: text,
      moves: count,
      opened: count,
      touched: count,
      wake: orNull(count),
      listed: flag,
    }),
  ),
  tune: fields({
    game: text,
    bot: text,
    ranges: list(fields({ name: text, low: count, high: count })),
    against: list(text),
    options: text,
    steps: count,
    blocks: count,
    seed: count,
    before: { type: 'object', additionalProperties: count },
    found: { type: 'object', additionalProperties: count },
    tried: list(fields({ name: text, from: count, to: count, games: count, ...interval })),
    test: orNull(
      fields({
        blocks: count,
        llr: number,
        lower: number,
        upper: number,
        accepted: orNull({ enum: ['H0', 'H1'] }),
      }),
    ),
  }),
  learn: fields({
    game: text,
    games: count,
    seed: count,
    file: text,
    bytes: count,
    errors: list(number),
    test: orNull(fields({ games: count, even: number, ...interval })),
  }),
  'arena run': standing,
  'arena add': standing,
  'arena show': standing,
  'arena submit': fields({
    folder: text,
    joined: list(text),
    tests: list(
      fields({
        bot: text,
        against: text,
        game: text,
        played: count,
        blocks: count,
        llr: number,
        lower: number,
        upper: number,
        accepted: orNull({ enum: ['H0', 'H1'] }),
      }),
    ),
    standing,
  }),
  'arena site': fields({ out: text, tournaments: count, games: list(text), bots: list(text), shown: count }),
  exam: fields({
    candidate: text,
    opponent: text,
    environment: text,
    twin: orNull(count),
    tries: count,
    games: count,
    decisions: count,
    legal: list(shareOf),
    forced: shareOf,
    broken: list(fields({ rule: text, count })),
    points: shareOf,
    elo: fields({ difference: orNull(number), low: orNull(number), high: orNull(number) }),
    endings: { type: 'object', additionalProperties: count },
    digest: text,
  }),
  'ledger check': fields({ rows: count, different: count, passed: count, failed: count, complaints: list(text) }),
  stats: fields({
    games: count,
    plies: count,
    open: count,
    failed: count,
    tables: list(fields({ by: list(text), groups: list(group) })),
  }),
  explore: list(
    fields({ move: text, games: count, points: number, score: number, over: count, share: fields(interval) }),
  ),
};

/**
 * The JSON Schemas (draft 2020-12) for what commands print with `--json`; the name of the command is the key. `legal --json` prints one move on each
 * line; the schema of such a line is `<game>.move.json`. In the package, each command's schema is a file `rulehouse/schemas/command.<name>.json`;
 * hyphens join the words of a command's name.
 */
export const commandSchemas = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(Object.entries(all).map(([command, schema]) => [command, { ...head(command), ...schema }]));
