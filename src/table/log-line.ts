/**
 * The lines of a table's log.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import { text, whole } from '../core/reading/codec.js';
import { exact } from '../core/reading/objects.js';
import { message, type Message } from './message.js';
import { tableSpec, type TableSpec } from './spec.js';

/** The first line of a log. */
export interface OpeningLine {
  /** The moment, in milliseconds of the host's clock. */
  readonly at: number;
  /** The id of the game. */
  readonly game: string;
  /** What was agreed. */
  readonly spec: TableSpec;
}

/** Every other line: a message that was taken, and when. */
export interface MessageLine {
  /** The moment, in milliseconds of the host's clock. */
  readonly at: number;
  /** The message. */
  readonly message: Message;
}

const at = whole(0, Number.MAX_SAFE_INTEGER);

/** JSON codec of first lines. */
export const openingCodec: t.Type<OpeningLine> = exact<OpeningLine>('the first line of a log', {
  at,
  game: text('the id of a game', 40),
  spec: tableSpec,
});

/** JSON codec of all other lines. */
export const messageLineCodec: t.Type<MessageLine> = exact<MessageLine>('a line of a log', { at, message });

/** The first line. */
export const openingLine = (game: string, spec: TableSpec, now: number): string =>
  JSON.stringify(openingCodec.encode({ at: now, game, spec }));

/** The line of a message that was taken. */
export const lineOf = (taken: Message, now: number): string =>
  JSON.stringify(messageLineCodec.encode({ at: now, message: taken }));
