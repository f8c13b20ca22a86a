/**
 * Server-sent events: what one viewer hears, as a response that does not end.
 *
 * @packageDocumentation
 */
import type { Hosted } from './hosted.js';
import type { Viewer } from '../table/index.js';

/** A client that does not read is let go when so many events wait for it; it can come back and look. */
const mostWaiting = 2000;

const heartbeat = 15_000;

/**
 * First what the viewer sees, then every event. Whoever comes back is told first how things stand now, so nothing depends on where it had
 * stopped to listen, and events need no ids.
 */
export const eventsOf = (table: Hosted, viewer: Viewer): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  let stop = (): void => undefined;
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const send = (text: string): void => {
          if ((controller.desiredSize ?? 0) <= -mostWaiting) {
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
      },
      cancel: () => stop(),
    },
    { highWaterMark: 1 },
  );
};
