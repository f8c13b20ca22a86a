/**
 * A session as a board holds it, the types of the game closed.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { Refusal } from '../core/contract/refusal.js';
import { isObject } from '../core/reading/objects.js';
import type { Fault } from '../core/values/fault.js';
import type { Seat } from '../core/values/seat.js';
import type { Change } from '../face/change.js';
import type { Catalogue, Message } from '../face/message.js';
import type { Part, Place } from '../face/part.js';
import type { Cause, Connection, Seated, Viewer } from '../session/snapshot.js';

/** What a board reads of a snapshot. */
export interface HeldSnapshot {
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly seats: readonly Seated[];
  readonly deciding: readonly Seat[];
  readonly waiting: readonly { readonly seat: Seat }[];
  readonly ply: number;
  readonly cause: Cause;
  readonly changes: readonly Change[];
  readonly told: readonly string[];
  readonly touched: readonly Place[];
  readonly standing: string;
  readonly thinking: readonly Seat[];
  readonly connection: Connection;
  readonly fault: Fault | null;
  readonly refused: Refusal<string> | Fault | null;
  readonly picked: readonly Part[];
  readonly offers: readonly Part[];
  readonly named: 'whole' | 'alone' | 'either' | 'none';
  readonly move: { readonly text: string; readonly words: string } | null;
  readonly kinds: ReadonlySet<string>;
}

/** What a board does with a session: every `Session` is one. */
export interface Held {
  readonly face: {
    readonly english: Catalogue;
    readonly game: { readonly id: string; readonly rules: Readonly<Record<string, string>> };
  };
  /** Says a message in the languages of the session, with the names of its players. */
  readonly say: (said: Message) => string;
  /** What the viewer sees: the same object until something changes. */
  readonly snapshot: () => HeldSnapshot;
  /** Calls the listener after each change, until the function that it returns is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Picks the first of some places that can come next, innermost first. */
  readonly pick: (places: Place | readonly Place[]) => Either<unknown, void>;
  /** Takes the last pick back. */
  readonly unpick: () => void;
  /** Makes the move of the snapshot. */
  readonly play: () => Either<unknown, void>;
}

const methods = ['say', 'snapshot', 'subscribe', 'pick', 'unpick', 'play'] as const;

/** True if a page handed in a session. */
export const isHeld = (u: unknown): u is Held =>
  isObject(u) && isObject(u['face']) && methods.every((name) => typeof u[name] === 'function');
