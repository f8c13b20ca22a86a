/**
 * Decisions that wait for those of other seats, as tags of a record. Readers of earlier releases keep these tags without knowing what they mean.
 *
 * @packageDocumentation
 */
import { type Seat, seats } from '../values/seat.js';
import { type GameRecord, waitingTag } from './shape.js';

/** A decision of a seat that waits for the decisions of other seats. */
export interface WaitingDecision {
  readonly seat: Seat;
  readonly text: string;
}

/** The record with the decisions that wait after its last move. The digest says to which moves the decisions belong. */
export const withWaiting = (record: GameRecord, waiting: readonly WaitingDecision[]): GameRecord => {
  const { digest } = record;
  if (digest === undefined || waiting.length === 0) return record;
  // In the order of the seats, which says nothing about who decided first.
  const inOrder = [...waiting].sort((one, other) => one.seat - other.seat);
  const more = inOrder.map(({ seat, text }) => [waitingTag(seat), `${digest} ${text}`] as const);
  return { ...record, tags: { ...record.tags, ...Object.fromEntries(more) } };
};

/**
 * The decisions that wait after the last move of a record. Tags that belong to another game are left out: a program of an earlier release may have
 * continued the game and kept them.
 */
export const waitingIn = ({ tags, digest }: GameRecord): readonly WaitingDecision[] =>
  seats.flatMap((seat): readonly WaitingDecision[] => {
    const tag = tags[waitingTag(seat)];
    return digest !== undefined && tag?.startsWith(`${digest} `) === true
      ? [{ seat, text: tag.slice(digest.length + 1) }]
      : [];
  });

/** Tags without those that hold waiting decisions. */
export const withoutWaiting = (tags: GameRecord['tags']): GameRecord['tags'] => {
  const names: ReadonlySet<string> = new Set(seats.map(waitingTag));
  return Object.fromEntries(Object.entries(tags).filter(([name]) => !names.has(name)));
};
