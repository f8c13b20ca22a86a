/** The line between a client and a table: whatever can happen to requests and events on their way. */
import type { Answer, Asked, House } from './house.js';

/** What can be done to everything that travels over a line. */
export interface Line {
  /** Waits until something that is on its way arrives. */
  readonly travel: (what: string) => Promise<void>;
  /** Says what becomes of a request. */
  readonly fate: () => Fate;
}

/** What becomes of a request: it arrives, is lost, its answer is lost, the server is busy, or it arrives a second time. */
export type Fate = 'arrives' | 'lost' | 'unanswered' | 'busy' | 'twice';

/** A line on which everything arrives at once. */
export const goodLine: Line = { travel: () => Promise.resolve(), fate: () => 'arrives' };

/** A client's end of a line. */
export interface End {
  readonly fetch: typeof fetch;
  /** Breaks the connection for events, if there is one. */
  readonly breakOff: () => void;
  /** Lets the connection for events fall silent, without breaking it. */
  readonly silence: () => void;
  readonly isListening: () => boolean;
}

const responseOf = ({ status, text }: Answer): Response => new Response(text, { status });

/** A connection for events. */
class Stream {
  readonly response: Response;
  #isSilent = false;
  #isOver = false;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #last: Promise<void> = Promise.resolve();
  #leave: () => void = () => undefined;

  constructor(listen: (hear: (name: string, data: string) => void) => () => void, line: Line) {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
    });
    this.response = new Response(body);
    this.#leave = listen((name, data) => this.#send(`event: ${name}\ndata: ${data}\n\n`, line));
  }

  /** Events arrive late, but one after another. */
  #send(text: string, line: Line): void {
    this.#last = this.#last.then(async () => {
      await line.travel('event');
      if (!this.#isOver && !this.#isSilent) this.#controller?.enqueue(new TextEncoder().encode(text));
    });
  }

  silence(): void {
    this.#isSilent = true;
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#leave();
    this.#controller?.error(new Error('the connection is lost'));
  }

  get isOpen(): boolean {
    return !this.#isOver && !this.#isSilent;
  }
}

/** The line of one client to a house; `line` is asked anew for everything that travels. */
export const endOf = (
  house: Pick<House<never>, 'answer' | 'listen'>,
  player: string | undefined,
  line: () => Line,
): End => {
  let stream: Stream | undefined;
  const delivered = async (asked: Asked): Promise<Answer> => {
    await line().travel('request');
    return house.answer(asked);
  };
  const ask = async (asked: Asked): Promise<Response> => {
    const fate = line().fate();
    if (fate === 'lost' || fate === 'busy') {
      await line().travel(fate);
      if (fate === 'lost') throw new Error('lost');
      return new Response('{}', { status: 503 });
    }
    if (fate === 'twice') void delivered(asked);
    const answer = await delivered(asked);
    await line().travel('answer');
    if (fate === 'unanswered') throw new Error('the answer is lost');
    return responseOf(answer);
  };
  const open = async (signal: AbortSignal | null | undefined): Promise<Response> => {
    const fate = line().fate();
    await line().travel('stream');
    if (fate === 'lost' || fate === 'unanswered') throw new Error('lost');
    stream?.end();
    const now = new Stream((hear) => house.listen(player, hear), line());
    stream = now;
    signal?.addEventListener('abort', () => now.end());
    return now.response;
  };
  return {
    fetch: (input, init) => {
      const path = String(input instanceof Request ? input.url : input).replace(/^.*\/tables\/[^/?]+/, '');
      if (path === '/events') return open(init?.signal);
      const key = new Headers(init?.headers).get('idempotency-key') ?? undefined;
      const body = typeof init?.body === 'string' ? init.body : undefined;
      return ask({ path, player, body, key });
    },
    breakOff: () => stream?.end(),
    silence: () => stream?.silence(),
    isListening: () => stream?.isOpen === true,
  };
};
