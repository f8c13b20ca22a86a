/**
 * Server-sent events read by fetch, since the EventSource of browsers cannot send a token; and how one stays connected.
 *
 * @packageDocumentation
 */

/** A stream: how it is opened, and who hears of it. */
export interface Stream {
  /** Opens it. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  /** Something was said; `data` is its text. */
  readonly heard: (data: string) => void;
  /** Whether the server is there. */
  readonly connected: (is: boolean) => void;
  /** The server is there and says that there is no such thing: nothing is tried again. */
  readonly missing: () => void;
}

/** The longest event that is kept until its end has come. */
const longest = 1_000_000;

/** Takes text in pieces, and gives the data of the events that are complete. Comments, such as heartbeats, are none. */
export const reader = (): ((piece: string) => readonly string[]) => {
  let rest = '';
  return (piece) => {
    const parts = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    const last = parts.pop() ?? '';
    rest = last.length > longest ? '' : last;
    return parts.flatMap((part) => {
      const lines = part.split('\n').filter((line) => line.startsWith('data:'));
      return lines.length === 0 ? [] : [lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n')];
    });
  };
};

/** A server says something every 15 seconds; one that is silent for so long is gone. */
const patience = 40_000;

const [soonest, latest] = [500, 8000];

/** Reads until the stream ends. */
const readAll = async (answer: Response, alive: () => void, heard: (data: string) => void): Promise<void> => {
  const source = answer.body?.getReader();
  const decoder = new TextDecoder();
  const read = reader();
  for (;;) {
    const piece = await source?.read();
    if (piece === undefined || piece.done) return;
    alive();
    for (const data of read(decoder.decode(piece.value, { stream: true }))) heard(data);
  }
};

/** Listens, and comes back by itself whenever the connection is lost, until the function that it gives back is called. */
export const listen = ({ open, heard, connected, missing }: Stream): (() => void) => {
  let [isOver, wait] = [false, soonest];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let control = new AbortController();

  const once = async (): Promise<void> => {
    control = new AbortController();
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const alive = (): void => {
      clearTimeout(quiet);
      quiet = setTimeout(() => control.abort(), patience);
    };
    try {
      alive();
      const answer = await open(control.signal);
      if (answer.status === 404) {
        isOver = true;
        missing();
      } else if (answer.ok) {
        wait = soonest;
        connected(true);
        await readAll(answer, alive, heard);
      }
    } catch {
      // Not reached, or broken off: both are told below.
    }
    clearTimeout(quiet);
  };

  const again = (): void => {
    void once().then(() => {
      if (isOver) return;
      connected(false);
      timer = setTimeout(again, wait);
      wait = Math.min(latest, wait * 2);
    });
  };

  again();
  return () => {
    isOver = true;
    clearTimeout(timer);
    control.abort();
  };
};
