/**
 * Server-sent events: the events of one viewer, as a response that does not end.
 *
 * @packageDocumentation
 */
import type { Hosted } from './hosted.js';
import type { Viewer } from '../table/index.js';

/** A client that does not read is let go when this many events wait for it; it can come back and look. */
const mostWaiting = 2000;

const heartbeat = 15_000;

/**
 * The events of a table for one viewer: first what the viewer sees, then every event. A client that comes back is first told how things stand
 * now, so it does not matter where it had stopped listening, and events need no ids.
 */
export const eventsOf = (table: Hosted, viewer: Viewer): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  let stop = (): void => undefined;
  const start = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    const send = (text: string): void => {
      const room = controller.desiredSize;
      if (room !== null && room <= -mostWaiting) {
        stop();
        controller.error(new Error('the client does not read'));
      } else controller.enqueue(encoder.encode(text));
    };
    const timer = setInterval(() => send(': still here\n\n'), heartbeat);
    const leave = table.listen(viewer, (event) => send(`event: event\ndata: ${JSON.stringify(event)}\n\n`));
    stop = () => {
      clearInterval(timer);
      leave();
    };
    send(`event: look\ndata: ${JSON.stringify(table.look(viewer))}\n\n`);
  };
  return new ReadableStream<Uint8Array>({ start, cancel: () => stop() }, { highWaterMark: 1 });
};
