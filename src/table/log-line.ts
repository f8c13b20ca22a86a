/**
 * The lines of a table's log.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import { nullable, oneOf, text, whole } from '../core/reading/codec.js';
import { withDefaults } from '../core/reading/presets.js';
import type { ClockRules } from './clock.js';
import { keptMessage, type Message, message } from './message.js';
import { type TableSpec, tableSpec } from './spec.js';
import type { TableRules, UndoRules } from './table.js';

/** The first line of a log. */
export interface OpeningLine extends TableRules {
  /** The time of the line, in milliseconds of the host's clock. */
  readonly at: number;
  /** The id of the game. */
  readonly game: string;
  /** What was agreed. */
  readonly spec: TableSpec;
  /** The host's name for the version of the rules with which the game began; null or left out if the host keeps no versions. */
  readonly rules: string | null;
}

/** Any log line except the first: an accepted message, and the time at which it arrived. */
export interface MessageLine {
  /** The time of the line, in milliseconds of the host's clock. */
  readonly at: number;
  /** The message. */
  readonly message: Message;
  /** The key by which the host recognises the message if it is sent twice; null or left out if the message has no key. */
  readonly key: string | null;
  /** The version of the rules from this line on; null or left out if the version has not changed. */
  readonly rules: string | null;
}

const at = whole(0, Number.MAX_SAFE_INTEGER);

const rules = nullable(text('the version of rules', 100));

/** JSON codec of the first line of a log. */
export const openingCodec: t.Type<OpeningLine> = withDefaults<OpeningLine>(
  'the first line of a log',
  {
    at,
    game: text('the id of a game', 40),
    spec: tableSpec,
    rules,
    clockRules: oneOf<ClockRules>(1, 2),
    undoRules: oneOf<UndoRules>(1, 2),
  },
  { rules: null, clockRules: 1, undoRules: 1 },
);

/** JSON codec of every log line except the first. */
export const messageLineCodec: t.Type<MessageLine> = withDefaults<MessageLine>(
  'a line of a log',
  { at, message: keptMessage, key: nullable(text('a key', 64)), rules },
  { key: null, rules: null },
);

/** The versions of the rules by which a table with a given spec is played; 1, if no version makes a difference at this table. */
export const rulesFor = (spec: TableSpec, { clockRules, undoRules }: TableRules): TableRules => ({
  clockRules: spec.clock === null ? 1 : clockRules,
  undoRules: spec.undo === 'never' ? 1 : undoRules,
});

/** The first line. Versions of rules are written only where they differ from those of earlier releases, as a line without them is read. */
export const openingLine = (
  game: string,
  spec: TableSpec,
  now: number,
  { clockRules, undoRules }: TableRules,
): string =>
  JSON.stringify({
    at: now,
    game,
    spec: tableSpec.encode(spec),
    ...(clockRules === 1 ? {} : { clockRules }),
    ...(undoRules === 1 ? {} : { undoRules }),
  });

/** The log line of an accepted message. */
export const lineOf = (taken: Message, now: number): string =>
  JSON.stringify({ at: now, message: message.encode(taken) });
