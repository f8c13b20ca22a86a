/**
 * Server-sent events over a connection that reopens by itself. The events are read with `fetch`, because a browser's `EventSource` cannot send a
 * token.
 *
 * @packageDocumentation
 */

/** A stream of events: the function that opens the stream, and the functions that are called while the stream runs. */
export interface Stream {
  /** Opens the stream. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  /** Called with the text of an event, and with the event's name. */
  readonly heard: (data: string, event: string) => void;
  /** Called with true when the server can be reached, and with false when the server cannot be reached. */
  readonly connected: (is: boolean) => void;
  /** Called if the server does not have the stream; no further connection is attempted after that. */
  readonly missing: () => void;
}

/** The greatest length, in characters, of an unfinished event that is kept until the rest of the event arrives. */
const longest = 1_000_000;

/** An event that was read. */
export interface ServerSentEvent {
  /** The name of the event; `message` if the server gives none. */
  readonly event: string;
  readonly data: string;
}

/** The values of the lines that begin with a field's name. */
const fieldIn = (lines: readonly string[], name: string): readonly string[] =>
  lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).replace(/^ /, ''));

/**
 * Makes a function that accepts a text in pieces, and returns the events that each piece completes. Comments in the stream, such as heartbeats, are
 * left out.
 */
export const reader = (): ((piece: string) => readonly ServerSentEvent[]) => {
  let rest = '';
  return (piece) => {
    const text = (rest + piece).replaceAll('\r\n', '\n');
    const end = text.lastIndexOf('\n\n');
    const last = end < 0 ? text : text.slice(end + 2);
    rest = last.length > longest ? '' : last;
    if (end < 0) return [];
    return text
      .slice(0, end)
      .split('\n\n')
      .flatMap((part) => {
        const lines = part.split('\n');
        const data = fieldIn(lines, 'data');
        const [event = 'message'] = fieldIn(lines, 'event').slice(-1);
        return data.length === 0 ? [] : [{ event, data: data.join('\n') }];
      });
  };
};

/** A connection that is silent for this many milliseconds counts as lost; a server sends something every 15 seconds. */
const patience = 40_000;

/** The first and the longest wait before a connection is opened again, in milliseconds. */
const [soonest, latest] = [500, 8000];

/** Reads a stream until it ends. The function `alive` is called for each piece of text that arrives. */
const readAll = async (answer: Response, alive: () => void, heard: Stream['heard']): Promise<void> => {
  const source = answer.body?.getReader();
  const decoder = new TextDecoder();
  const read = reader();
  for (;;) {
    const piece = await source?.read();
    if (piece === undefined || piece.done) return;
    alive();
    for (const { data, event } of read(decoder.decode(piece.value, { stream: true }))) heard(data, event);
  }
};

/** The window of a page; undefined outside of browsers. */
const page = (): Window | undefined => (typeof window === 'undefined' ? undefined : window);

/** A connection that is reopened whenever it is lost. */
class Connection {
  readonly #stream: Stream;
  #isOver = false;
  #wait = soonest;
  /** The timer that opens the next connection. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The timer that ends a connection when it has been silent for too long. */
  #silence: ReturnType<typeof setTimeout> | undefined;
  #control = new AbortController();
  /** A browser that goes offline notices nothing of an open connection, so the connection is ended at once. */
  readonly #offline = (): void => this.#control.abort();
  /** A browser that is online again need not wait. */
  readonly #online = (): void => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#wait = soonest;
    void this.#connect();
  };

  constructor(stream: Stream) {
    this.#stream = stream;
    page()?.addEventListener('offline', this.#offline);
    page()?.addEventListener('online', this.#online);
    void this.#connect();
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#timer);
    this.#control.abort();
  }

  #stop(): void {
    this.#isOver = true;
    page()?.removeEventListener('offline', this.#offline);
    page()?.removeEventListener('online', this.#online);
  }

  async #connect(): Promise<void> {
    this.#timer = undefined;
    await this.#listen();
    if (this.#isOver) return;
    this.#stream.connected(false);
    this.#timer = setTimeout(() => void this.#connect(), this.#wait);
    this.#wait = Math.min(latest, this.#wait * 2);
  }

  /** Listens to a connection until the connection ends for any reason. */
  async #listen(): Promise<void> {
    const { open, connected, missing, heard } = this.#stream;
    this.#control = new AbortController();
    const alive = (): void => this.#waitForMore();
    try {
      alive();
      const answer = await open(this.#control.signal);
      if (answer.status === 404) {
        this.#stop();
        missing();
      } else if (answer.ok) {
        this.#wait = soonest;
        connected(true);
        await readAll(answer, alive, heard);
      }
    } catch {
      // The connection failed or broke off. The caller reports both.
    }
    clearTimeout(this.#silence);
  }

  #waitForMore(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#control.abort(), patience);
  }
}

/** Listens to a stream, and reconnects whenever the connection is lost, until the returned function is called. */
export const listen = (stream: Stream): (() => void) => {
  const connection = new Connection(stream);
  return () => connection.close();
};
