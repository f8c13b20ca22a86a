/**
 * The frames of the batch protocol: eight bytes of header, then the payload. See docs/guide/environments.md.
 *
 * @packageDocumentation
 */

/** The version of the frames. */
export const frameVersion = 1;

/** The number of bytes before every payload: `R`, `H`, the version, the kind, and the length of the payload (32 bits, little-endian). */
const headerBytes = 8;

const [letterR, letterH] = [0x52, 0x48];

/** The kinds of frames: numbers below 16 come from the client, and numbers from 16 on are sent to the client. */
export const Kind = {
  /** A seed for each game: 64-bit floating-point numbers. */
  Reset: 1,
  /** An id for each game: 32-bit integers. */
  Step: 2,
  /** A question: JSON. */
  Ask: 3,
  /** The end. */
  Bye: 4,
  /** The meanings of the numbers, as JSON. This is the first frame to the client. */
  Hello: 16,
  /** The arrays of the batch, followed by the faults as JSON; there are no bytes of JSON if there are no faults. */
  Result: 17,
  /** The answer to a question: JSON. */
  Answer: 18,
  /** The fault of a frame: JSON. */
  Fault: 19,
} as const;

/** A frame as received. */
export interface Frame {
  readonly kind: number;
  readonly payload: Buffer;
  /** The position of the frame's first byte: the number of bytes of the conversation before it. */
  readonly byte: number;
}

/** The fault of a frame. */
export interface FrameFault {
  /** One word. `magic`, `version`, `length` and `cut` end the conversation; the other faults do not. */
  readonly code: 'magic' | 'version' | 'length' | 'cut' | 'kind' | 'size' | 'order' | 'seed' | 'json' | 'question';
  /** The first wrong byte, counted from the beginning of the conversation. */
  readonly byte: number;
  /** The fault in one line, for people. */
  readonly text: string;
  /** The rule that a move breaks, if one does. */
  readonly rule?: string;
}

/** The eight bytes before a payload. */
export const headerOf = (kind: number, length: number): Buffer => {
  const header = Buffer.alloc(headerBytes);
  header[0] = letterR;
  header[1] = letterH;
  header[2] = frameVersion;
  header[3] = kind;
  header.writeUInt32LE(length, 4);
  return header;
};

/** A frame whose payload is JSON. */
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

/** The bytes that have arrived but have not been read. */
class Heap {
  private chunks: Buffer[] = [];
  private size = 0;
  /** The number of bytes taken so far. */
  taken = 0;

  get length(): number {
    return this.size;
  }

  add(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.size += chunk.length;
  }

  /** The first bytes, without removing them. The caller has checked that enough bytes have arrived. */
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
 * The frames of a stream. After a fault nothing more can be read, so a fault is the last item. A stream that ends between two frames ends without a
 * fault.
 *
 * @param input - the bytes as they come
 * @param longest - the greatest accepted length of a payload, in bytes
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
