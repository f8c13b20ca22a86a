/**
 * Server-sent events: the events of one viewer, as a response that does not end.
 *
 * @packageDocumentation
 */
import type { Event, Look } from '../../table/index.js';
import { heartbeat } from './heartbeat.js';
import type { Listener } from './hosted-table.js';
import type { Room } from './room.js';

/** A client that does not read is dropped once this many events are waiting for it; the client can then connect again. */
const mostWaiting = 2000;

const encoder = new TextEncoder();

/** The encoded bytes of events, kept so that an event for several listeners is encoded only once. */
const sent = new WeakMap<Event, Uint8Array>();

const bytesOf = (event: Event): Uint8Array => {
  const known = sent.get(event);
  if (known !== undefined) return known;
  const bytes = encoder.encode(`event: event\ndata: ${JSON.stringify(event)}\n\n`);
  sent.set(event, bytes);
  return bytes;
};

const named = (name: string, data: unknown): Uint8Array =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/** The greatest size of a look in a stream, in bytes; some client libraries cannot read an event of more than 64 KiB. */
const largestLook = 60_000;

/** The last comments that can be encoded in the given number of bytes. */
const lastThatFit = (comments: Look['comments'], bytes: number): Look['comments'] => {
  const { count } = comments.reduceRight(
    (fit, one) => {
      const room = fit.room - encoder.encode(`,${JSON.stringify(one)}`).length;
      return { room, count: room < 0 ? fit.count : fit.count + 1 };
    },
    { room: bytes, count: 0 },
  );
  return comments.slice(comments.length - count);
};

/**
 * The events with which a stream begins: a look at the table. If the look would be too large for one event, it leaves out the earliest comments, and a
 * second event says how many.
 */
const lookEvents = (look: Look): readonly Uint8Array[] => {
  const whole = named('look', look);
  if (whole.length <= largestLook) return [whole];
  const comments = lastThatFit(look.comments, largestLook - named('look', { ...look, comments: [] }).length);
  return [named('look', { ...look, comments }), named('partial', { comments: look.comments.length - comments.length })];
};

/**
 * Returns the events of a table for one viewer: first the viewer's look at the table, then every further event. When a client reconnects, it first
 * receives the present state. Events need no ids, because it does not matter which event a reconnecting client received last.
 *
 * @param listening - the viewer, and how the stream is counted
 * @param mayHear - says whether the one who opened the stream may still hear what the viewer hears; if not, the stream ends
 */
export const eventsOf = (
  room: Room,
  listening: Pick<Listener, 'viewer' | 'who' | 'hasLink'>,
  mayHear: () => boolean,
): ReadableStream<Uint8Array> => {
  const { table } = room;
  const { viewer } = listening;
  let isOver = false;
  let stop = (): void => undefined;
  // Read the position before the stream begins, so that a failure can still be answered with an error status.
  const look = lookEvents(table.look(viewer));
  const start = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    const send = (bytes: Uint8Array): void => {
      if (isOver) return;
      const space = controller.desiredSize;
      if (space !== null && space <= -mostWaiting) {
        stop();
        controller.error(new Error('the client does not read'));
      } else controller.enqueue(bytes);
    };
    const timer = setInterval(() => send(encoder.encode(': still here\n\n')), heartbeat);
    const leave = table.listen(
      {
        ...listening,
        hear: (event) => send(bytesOf(event)),
        halted: (text) => send(named('halted', { text })),
        rematch: (id) => send(named('rematch', { id })),
        end: () => {
          stop();
          controller.close();
        },
      },
      mayHear,
    );
    stop = () => {
      isOver = true;
      clearInterval(timer);
      leave();
      room.use();
    };
    look.forEach(send);
    const halted = table.halted();
    if (halted !== null) send(named('halted', { text: halted }));
    const { rematch } = room.keys();
    if (rematch !== null) send(named('rematch', { id: rematch }));
  };
  return new ReadableStream<Uint8Array>({ start, cancel: () => stop() }, { highWaterMark: 1 });
};
