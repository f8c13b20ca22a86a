/**
 * The frames of the batch protocol, which consist of a header of eight bytes and a payload. See docs/guide/environments.md.
 *
 * @packageDocumentation
 */

/** The version of the frame format. */
export const frameVersion = 1;

/** The number of bytes in a frame's header: `R`, `H`, the version, the kind, and the payload's length (32 bits, little-endian). */
const headerBytes = 8;

const [letterR, letterH] = [0x52, 0x48];

/** The kinds of frames: the client's kinds have numbers below 16, and the library's kinds have numbers from 16 upwards. */
export const Kind = {
  /** The frame with one seed for each game; the seeds are 64-bit floating-point numbers. */
  Reset: 1,
  /** The frame with one id for each game; the ids are 32-bit integers. */
  Step: 2,
  /** A question: JSON. */
  Ask: 3,
  /** The end. */
  Bye: 4,
  /** The frame that explains, as JSON, what the numbers of the batch mean. `Hello` is the first frame that the client receives. */
  Hello: 16,
  /** The frame with the arrays of the batch, followed by any faults as JSON. */
  Result: 17,
  /** The frame with the answer to a question, as JSON. */
  Answer: 18,
  /** The frame that reports, as JSON, what was wrong with an earlier frame. */
  Fault: 19,
} as const;

/** A frame that was received from the other side of a conversation. */
export interface Frame {
  readonly kind: number;
  readonly payload: Buffer;
  /** The position of the frame's first byte, as the number of bytes before it in the conversation. */
  readonly byte: number;
}

/** What is wrong with a frame. */
export interface FrameFault {
  /** One word. Faults with the code `magic`, `version`, `length` or `cut` end the conversation; all other faults do not. */
  readonly code: 'magic' | 'version' | 'length' | 'cut' | 'kind' | 'size' | 'order' | 'seed' | 'json' | 'question';
  /** The position of the first wrong byte, counted from the beginning of the conversation. */
  readonly byte: number;
  /** A description of the fault for people to read, in one line. */
  readonly text: string;
  /** The rule that a move breaks; left out if the fault is not about a move that breaks a rule. */
  readonly rule?: string;
}

/** Makes the header of a frame, the eight bytes before the payload. */
export const headerOf = (kind: number, length: number): Buffer => {
  const header = Buffer.alloc(headerBytes);
  header[0] = letterR;
  header[1] = letterH;
  header[2] = frameVersion;
  header[3] = kind;
  header.writeUInt32LE(length, 4);
  return header;
};

/** Makes a frame whose payload is JSON. */
export const jsonFrame = (kind: number, value: unknown): Buffer => {
  const payload = Buffer.from(JSON.stringify(value));
  return Buffer.concat([headerOf(kind, payload.length), payload]);
};

const wrongHeader = (header: Buffer, byte: number, longest: number): FrameFault | undefined => {
  if (header[0] !== letterR || header[1] !== letterH) return { code: 'magic', byte, text: 'a frame begins with RH' };
  if (header[2] !== frameVersion)
    return { code: 'version', byte: byte + 2, text: `frames of version ${String(header[2])}; this is ${frameVersion}` };
  const length = header.readUInt32LE(4);
  return length > longest
    ? { code: 'length', byte: byte + 4, text: `a payload of ${length} bytes; at most ${longest} are taken` }
    : undefined;
};

/** The bytes that have arrived but have not been read yet. */
class Heap {
  private chunks: Buffer[] = [];
  private size = 0;
  /** The number of bytes that have been taken so far. */
  taken = 0;

  get length(): number {
    return this.size;
  }

  add(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.size += chunk.length;
  }

  /** Returns the first bytes without removing them. The caller must have checked that enough bytes have arrived. */
  peek(count: number): Buffer {
    if (this.chunks[0]!.length < count) this.chunks = [Buffer.concat(this.chunks)];
    return this.chunks[0]!.subarray(0, count);
  }

  take(count: number): Buffer {
    const bytes = this.peek(count);
    const rest = this.chunks[0]!.subarray(count);
    if (rest.length > 0) this.chunks[0] = rest;
    else this.chunks.shift();
    this.size -= count;
    this.taken += count;
    return bytes;
  }
}

/**
 * Yields the frames in a stream. A fault is always the last item yielded, because nothing after a fault can be read. If the stream ends between two
 * frames, there is no fault.
 *
 * @param input - the bytes in the order of their arrival
 * @param longest - the greatest length of a payload that is accepted, in bytes
 */
export async function* framesOf(
  input: AsyncIterable<string | Buffer>,
  longest: number,
): AsyncGenerator<Frame | FrameFault> {
  const heap = new Heap();
  for await (const chunk of input) {
    heap.add(typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk);
    while (heap.length >= headerBytes) {
      const header = heap.peek(headerBytes);
      const wrong = wrongHeader(header, heap.taken, longest);
      if (wrong !== undefined) {
        yield wrong;
        return;
      }
      const [kind, length] = [header[3]!, header.readUInt32LE(4)];
      if (heap.length < headerBytes + length) break;
      const byte = heap.taken;
      heap.take(headerBytes);
      yield { kind, payload: length === 0 ? Buffer.alloc(0) : heap.take(length), byte };
    }
  }
  if (heap.length > 0)
    yield { code: 'cut', byte: heap.taken + heap.length, text: 'the stream ends in the middle of a frame' };
}
