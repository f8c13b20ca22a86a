/**
 * The shape of records: a whole game as JSON, format 2.
 *
 * @packageDocumentation
 */
import { isLeft, left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Game, GameTypes } from '../contract/game.js';
import { boolean, failWith, leaf, list, nullable, oneOf, refined, text, whole } from '../reading/codec.js';
import { json } from '../reading/json.js';
import { exact, type Fields, isObject } from '../reading/objects.js';
import { withOptionals } from '../reading/presets.js';
import { described, type JsonSchema, schemaOf } from '../reading/schema.js';
import { type Codec, standard } from '../reading/standard.js';
import { totalCodec } from '../reading/total.js';
import { fault, show } from '../values/fault.js';
import { isSeed, type Seed } from '../values/random.js';
import { type Seat, seats } from '../values/seat.js';
import { migrateRecord, recordFormat } from './migration.js';

export { recordFormat };

/** The standing of the recorded game after its last move, as the rules decide it. */
export interface RecordResult {
  /** True if the game is over. */
  readonly over: boolean;
  /** The score: one number for each seat or team. */
  readonly scores: readonly number[];
  /** The winning seats in ascending order; empty while the game continues. */
  readonly winners: readonly Seat[];
  /** The reason why the game ended; null while the game continues. */
  readonly reason: string | null;
  /**
   * The place of each seat, counted from 1; seats that tie have the same place. The list of places is null while the game continues, and in records
   * of format 1, which had no places.
   */
  readonly places: readonly number[] | null;
}

/** How people ended a game that the rules had not ended. */
export interface RecordEnd {
  /** The kind of end: `resignation`, `time` and `forfeit` concern one seat; `agreement`, `repetition` (a draw
   * that was claimed because the position had occurred three times) and `adjudication` concern all seats. */
  readonly reason: 'resignation' | 'time' | 'forfeit' | 'agreement' | 'repetition' | 'adjudication';
  /** The seat that resigned, ran out of time or forfeited; null if the game ended in any other way. */
  readonly seat: Seat | null;
  /**
   * The final rank of each seat, as agreed by the players or decided by somebody else. A seat's place is 1 plus the number of teams ahead of the
   * seat's own team. All seats of a team therefore have the same place, and so do all seats that tie. A seat that lost the game does not have place
   * 1, unless there is only one team. The list of places is null if no places were agreed.
   */
  readonly places: readonly number[] | null;
}

/** A seat that left the game before it was over, while the game went on without its player. */
export interface RecordDeparture {
  /** The seat that left. */
  readonly seat: Seat;
  /** The number of moves made when the seat left. */
  readonly ply: number;
  /** Why the seat left: its player resigned, ran out of time, or forfeited the game by staying away, so that another seat claimed it. */
  readonly reason: 'resignation' | 'time' | 'forfeit';
  /** The name of the bot that played on for the seat; null if nobody did, for instance because the rules let the seat drop out. */
  readonly substitute: string | null;
}

/** A remark on a position of the game. */
export interface RecordComment {
  /** The number of moves made before the remark; 0 if the remark is about the start. */
  readonly ply: number;
  /** The text of the remark, at most 2,000 characters. */
  readonly text: string;
}

/** Everything that a record contains besides the moves. The notes in a record do not affect the rules. */
export interface RecordNotes {
  /**
   * The tags: texts by name, such as `event`, `date`, `seat0` to `seat5` for the names of players, or `writer` for the program that wrote the record.
   * In `waiting0` to `waiting5`, sessions keep decisions that wait for those of other seats. A record has at most 64 tags, not counting the tags of the
   * seats. Names of tags consist of letters, digits, `_` and `-`; the text of a tag has at
   * most 400 characters.
   */
  readonly tags: Readonly<Record<string, string>>;
  /** The way in which people ended the game; null if the rules ended the game, or if the game continues. */
  readonly end: RecordEnd | null;
  /** The remarks on positions, in the order of the moves, so that the ply never decreases from one remark to the next. */
  readonly comments: readonly RecordComment[];
  /** The milliseconds that each move took, one number for each move; empty if the time was not measured. */
  readonly times: readonly number[];
  /** The seats that left the game while it went on, in the order in which they left; left out if no seat did. Those who left come last. */
  readonly left?: readonly RecordDeparture[];
}

/**
 * The record of a game, as JSON. `seed` is the seed of the set-up, or null if the game began from a chosen position. In the latter case, the options
 * are those that the players agreed on, and the start must not contradict them. A record holds no state except the start: all later states come from
 * replaying the moves.
 */
export interface GameRecord extends RecordNotes {
  /** The version of the format: {@link recordFormat}. */
  readonly format: typeof recordFormat;
  /** The game's id. */
  readonly game: string;
  /** The options as JSON. */
  readonly options: unknown;
  /** The seed of the set-up; null if the start of the game was not made by a set-up. */
  readonly seed: Seed | null;
  /** The position text of the start. */
  readonly start: string;
  /** The notations of the moves, from the first to the last. */
  readonly moves: readonly string[];
  /** The standing of the game after the last move. */
  readonly result: RecordResult;
  /**
   * The value `host` if the outcomes of chance came from outside, for instance from real dice. The field `chance` is left out if the outcomes follow
   * from the seed, if the start was not made by a set-up, or if chance plays no part after the set-up.
   */
  readonly chance?: 'host';
  /**
   * The digest of the game: the SHA-256 of a JSON text, cut to its first 16 hexadecimal digits. The JSON text has the fields `chance`, `end`,
   * `final`, `game`, `left`, `moves`, `options`, `result`, `seed` and `start`. `final` is the position text after the last move; `chance` and `left`
   * are present only if the record has these fields. The JSON text has no blanks outside strings, each object's keys are in ascending order, and characters outside
   * printable ASCII are escaped. Records from releases that did not write digests lack this field.
   */
  readonly digest?: string;
  /** For a converted record, the earlier format in which it was written; records of that format lack places and notes. */
  readonly migrated?: 1;
}

const longest = 4000;

const line = text(`a text of at most ${longest} characters`, longest);

const mostMoves = 1_000_000;

const places = nullable(list(whole(1, seats.length), 0, seats.length));

const mostTags = 64;

/**
 * The name of the tag that holds a decision of a seat which waited for the decisions of other seats when the record was written.
 *
 * @param seat - the seat
 * @returns the name of the tag
 *
 * @example
 * ```ts
 * import { waitingTag } from 'rulehouse/author';
 * waitingTag(1); // 'waiting1'
 * ```
 */
export const waitingTag = (seat: number): string => `waiting${seat}`;

/**
 * The names of the tags that belong to seats. These tags do not count towards the limit on tags, so a program that writes tags need not know the
 * number of seats.
 */
const seatTags: ReadonlySet<string> = new Set(seats.flatMap((seat) => [`seat${seat}`, waitingTag(seat)]));

const tagName = /^[A-Za-z0-9_-]{1,40}$/;

const longestTag = 400;

/** Returns the reason why an object does not consist of valid tags; undefined if all tags are valid. */
const tagMistake = (u: Readonly<Record<string, unknown>>): string | undefined => {
  const names = Object.keys(u);
  if (names.filter((one) => !seatTags.has(one)).length > mostTags) return `more than ${mostTags} tags`;
  const name = names.find((one) => !tagName.test(one));
  if (name !== undefined) return `${show(name)} is not the name of a tag`;
  const wrong = names.find((one) => typeof u[one] !== 'string' || u[one].length > longestTag);
  return wrong === undefined ? undefined : `tag ${wrong}: not a text of at most ${longestTag} characters`;
};

const isTags = (u: unknown): u is Readonly<Record<string, string>> => isObject(u) && tagMistake(u) === undefined;

/** JSON codec of the tags of a record: see {@link RecordNotes}. */
export const recordTags: t.Type<Readonly<Record<string, string>>, unknown> = totalCodec(
  described(
    new t.Type<Readonly<Record<string, string>>, unknown>(
      'tags',
      isTags,
      (u, context) => {
        if (isTags(u)) return right({ ...u });
        const reason = isObject(u) ? (tagMistake(u) ?? '') : `${show(u)} is not an object of texts`;
        return failWith(fault([], reason), u, context);
      },
      t.identity,
    ),
    {
      type: 'object',
      // The codec limits the seats' tags and all other tags separately; a schema can only limit their total.
      maxProperties: mostTags + seatTags.size,
      propertyNames: { pattern: tagName.source },
      additionalProperties: { type: 'string', maxLength: longestTag },
    },
  ),
);

const reasons = ['resignation', 'time', 'forfeit', 'agreement', 'repetition', 'adjudication'] as const;

/** The kinds of end that concern all seats. */
const ofAll: readonly RecordEnd['reason'][] = ['agreement', 'repetition', 'adjudication'];

/** An end by resignation, loss on time or forfeit concerns one seat; an end by agreement, repetition or ruling concerns all seats. */
const end = nullable(
  refined<RecordEnd, unknown>(
    exact<RecordEnd>('an end', { reason: oneOf(...reasons), seat: nullable(oneOf(...seats)), places }),
    'an end',
    (given) => {
      const ofSeat = !ofAll.includes(given.reason);
      if (ofSeat && given.seat === null) return left(fault(['seat'], `a ${given.reason} is that of a seat`));
      return ofSeat || given.seat === null
        ? right(given)
        : left(fault(['seat'], `${given.reason === 'repetition' ? 'a' : 'an'} ${given.reason} is that of no seat`));
    },
  ),
);

/** JSON codec of a departure. */
export const departure: Codec<RecordDeparture> = standard(
  exact<RecordDeparture>('a departure', {
    seat: oneOf(...seats),
    ply: whole(0, mostMoves),
    reason: oneOf('resignation', 'time', 'forfeit'),
    substitute: nullable(text('a name of at most 400 characters', longestTag)),
  }),
);

/** JSON codec of the departures in a record; a record without departures leaves the field out. */
export const departures: Codec<readonly RecordDeparture[]> = standard(list(departure, 1, seats.length));

const result = exact<RecordResult>('a result', {
  over: boolean,
  scores: list(whole(-1_000_000_000, 1_000_000_000), 0, 6),
  winners: list(oneOf(...seats), 0, 6),
  reason: leaf('a reason or null', (u): u is string | null => u === null || (typeof u === 'string' && u.length <= 40), {
    type: ['string', 'null'],
    maxLength: 40,
  }),
  places,
});

const migratedFrom = oneOf(1);

const chance = oneOf('host');

/** The fields that records of format 1 never had. */
const laterFields = ['chance', 'digest', 'left'];

const digest = text('a digest of 16 hexadecimal digits', 16, /^[0-9a-f]{16}$/);

const recordOf = (game: t.Type<string>, options: t.Type<unknown, unknown>): t.Type<GameRecord> => {
  const fields: Fields<Omit<GameRecord, 'chance' | 'digest' | 'left' | 'migrated'>> = {
    format: oneOf(recordFormat),
    game,
    options,
    seed: leaf('a seed or null', (u): u is Seed | null => u === null || isSeed(u), {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
    }),
    start: line,
    moves: list(line, 0, mostMoves),
    result,
    tags: recordTags,
    end,
    comments: list(
      exact<RecordComment>('a comment', {
        ply: whole(0, mostMoves),
        text: text('a text of at most 2000 characters', 2000),
      }),
      0,
      mostMoves,
    ),
    times: list(whole(0, Number.MAX_SAFE_INTEGER), 0, mostMoves),
  };
  const name = 'a game record';
  const present = withOptionals<GameRecord, 'chance' | 'digest' | 'left'>(name, fields, {
    chance,
    digest,
    left: departures,
  });
  // The codec of converted records reads nothing but those, and they have none of the later fields.
  const migrated = exact(name, { ...fields, migrated: migratedFrom }) as t.Type<GameRecord>;
  const codecOf = (u: unknown): t.Type<GameRecord> =>
    isObject(u) && Object.hasOwn(u, 'migrated') && !laterFields.some((key) => Object.hasOwn(u, key))
      ? migrated
      : present;
  const { properties } = schemaOf(present);
  return described(
    new t.Type<GameRecord>(
      name,
      (u): u is GameRecord => codecOf(u).is(u),
      (u, context) => codecOf(u).validate(u, context),
      (record) => codecOf(record).encode(record),
    ),
    {
      ...schemaOf(present),
      properties: { ...(isObject(properties) ? properties : {}), migrated: schemaOf(migratedFrom) },
    },
  );
};

const current = recordOf(line, json);

/**
 * JSON codec of records; it checks only their shape. Records of earlier formats are also accepted; {@link migrateRecord} converts them to the present
 * format. Only {@link verifyRecord} can tell whether a record follows the rules of its game.
 *
 * @example
 * ```ts
 * import { decode, gameRecord } from 'rulehouse';
 * decode(gameRecord)({ format: 3 })._tag; // 'Left'
 * ```
 */
export const gameRecord: Codec<GameRecord> = standard(
  described(
    new t.Type<GameRecord>(
      current.name,
      current.is,
      (u, context) => {
        const read = migrateRecord(u);
        return isLeft(read) ? failWith(read.left, u, context) : current.validate(read.right, context);
      },
      current.encode,
    ),
    schemaOf(current),
  ),
);

/**
 * The JSON Schema of one game's records. Unlike the schema of all records, it contains the game's id and the schema of the game's options. The schema
 * follows draft 2020-12, but lacks `$schema` and a title, which {@link schemasOf} adds. The schema describes the format of records that this release
 * writes.
 *
 * @param game - the game of the records
 * @returns the JSON Schema
 *
 * @example
 * ```ts
 * import { recordSchema } from 'rulehouse/author';
 * import { game } from 'rulehouse/terrafex';
 * recordSchema(game)['required']; // ['format', 'game', 'options', 'seed', 'start', 'moves', 'result', 'tags', 'end', 'comments', 'times']
 * ```
 */
export const recordSchema = <T extends GameTypes>(game: Game<T>): JsonSchema =>
  schemaOf(recordOf(oneOf(game.id), game.options));
