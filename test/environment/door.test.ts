/** The batch door: frames that are right, and everything that can be wrong with frames. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { serveFrames } from '../../src/cli/env/door.js';
import { type FrameFault, frameVersion, headerOf, Kind } from '../../src/cli/env/frames.js';
import { decode } from '../../src/core/index.js';
import { batchOf, terrafexEncoding } from '../../src/environment/index.js';

const games = 2;

const batch = () => {
  const options = decode(terrafexEncoding.game.options)({ turnLimit: 3 });
  if (isLeft(options)) throw new Error('options');
  const settings = { games, options: options.right, reward: 'places', maxPlies: 0, illegal: 'refuse' } as const;
  const made = batchOf(terrafexEncoding, settings);
  if (isLeft(made)) throw new Error('batch');
  return made.right;
};

const frame = (kind: number, payload: Buffer): Buffer => Buffer.concat([headerOf(kind, payload.length), payload]);
const reset = (...seeds: readonly number[]): Buffer => frame(Kind.Reset, Buffer.from(Float64Array.from(seeds).buffer));
const step = (...ids: readonly number[]): Buffer => frame(Kind.Step, Buffer.from(Int32Array.from(ids).buffer));
const ask = (question: unknown): Buffer => frame(Kind.Ask, Buffer.from(JSON.stringify(question)));

interface Got {
  readonly kind: number;
  readonly payload: Buffer;
}

/** What the door answers to the bytes of a client, which come in pieces of a size. */
const talk = async (
  bytes: Buffer,
  piece = bytes.length,
): Promise<{ got: readonly Got[]; end: FrameFault | undefined }> => {
  const out: Buffer[] = [];
  // eslint-disable-next-line @typescript-eslint/require-await
  async function* input() {
    for (let at = 0; at < bytes.length; at += Math.max(1, piece)) yield bytes.subarray(at, at + Math.max(1, piece));
  }
  const end = await serveFrames(batch(), input(), (...sent) => {
    // The arrays of a batch are written again: a copy is what a pipe makes.
    out.push(...sent.map((piece) => Buffer.from(piece)));
    return Promise.resolve();
  });
  const all = Buffer.concat(out);
  const got: Got[] = [];
  for (let at = 0; at < all.length; ) {
    const length = all.readUInt32LE(at + 4);
    got.push({ kind: all[at + 3]!, payload: all.subarray(at + 8, at + 8 + length) });
    at += 8 + length;
  }
  return { got, end };
};

const json = ({ payload }: Got): Record<string, unknown> => JSON.parse(payload.toString()) as Record<string, unknown>;

const kinds = (got: readonly Got[]): readonly number[] => got.map(({ kind }) => kind);

describe('what is right', () => {
  test('hello says what the numbers mean, and results hold the arrays in their order', async () => {
    const { got, end } = await talk(
      Buffer.concat([reset(1, 2), step(90, 3), frame(Kind.Bye, Buffer.alloc(0)), reset(1, 2)]),
    );
    expect(end).toBeUndefined();
    expect(kinds(got)).toEqual([Kind.Hello, Kind.Result, Kind.Result]);
    const hello = json(got[0]!);
    expect([hello['name'], hello['frames'], hello['games']]).toEqual(['terrafex-v0', frameVersion, games]);
    const size = batch().bytes.length;
    expect(got[1]?.payload.length).toBe(size);
    const faults = JSON.parse(got[2]!.payload.subarray(size).toString()) as { readonly rule: string }[];
    expect(faults.map(({ rule }) => rule)).toEqual(['TF-4.2']);
  });

  test('it does not matter in which pieces the bytes come', async () => {
    const bytes = Buffer.concat([reset(1, 2), step(90, 90), ask({ ask: 'look', game: 0 })]);
    const whole = await talk(bytes);
    for (const piece of [1, 3, 7, 8, 9, 40]) expect((await talk(bytes, piece)).got).toEqual(whole.got);
  });
});

describe('what is wrong', () => {
  const good = reset(1, 2);

  test.each([
    ['magic', Buffer.concat([good, Buffer.from('XHabcdefgh')]), good.length],
    ['version', Buffer.concat([good, Buffer.from([0x52, 0x48, 9, 2, 0, 0, 0, 0])]), good.length + 2],
    ['length', Buffer.concat([good, Buffer.from([0x52, 0x48, frameVersion, 3, 255, 255, 255, 255])]), good.length + 4],
    ['cut', Buffer.concat([good, step(90, 90).subarray(0, 11)]), good.length + 11],
    ['cut', Buffer.from('R'), 1],
  ])('%s ends the conversation and names the byte', async (code, bytes, byte) => {
    const { got, end } = await talk(bytes);
    expect(got.at(-1)?.kind).toBe(Kind.Fault);
    expect(json(got.at(-1)!)).toMatchObject({ code, byte });
    expect(end?.code).toBe(code);
  });

  test.each([
    ['kind', frame(77, Buffer.from('x')), 3],
    ['size', frame(Kind.Step, Buffer.alloc(4)), 4],
    ['size', frame(Kind.Reset, Buffer.alloc(17)), 4],
    ['seed', reset(1, -3), 16],
    ['seed', reset(Number.NaN, 1), 8],
    ['json', frame(Kind.Ask, Buffer.from('{')), 8],
    ['question', ask({ ask: 'nothing' }), 8],
    ['question', ask(7), 8],
    ['question', ask({ ask: 'look', game: 9 }), 8],
    ['question', ask({ ask: 'look', position: 'x' }), 8],
  ])('%s is refused, and the conversation continues', async (code, bytes, byte) => {
    const { got, end } = await talk(Buffer.concat([good, bytes, step(90, 90)]));
    expect(end).toBeUndefined();
    expect(kinds(got)).toEqual([Kind.Hello, Kind.Result, Kind.Fault, Kind.Result]);
    expect(json(got[2]!)).toMatchObject({ code, byte: good.length + byte });
  });

  test('a step before the first reset is refused', async () => {
    const { got } = await talk(Buffer.concat([step(1, 2), good]));
    expect(kinds(got)).toEqual([Kind.Hello, Kind.Fault, Kind.Result]);
  });

  test('random bytes never do more than end it', async () => {
    for (let seed = 0; seed < 200; seed++) {
      const noise = Buffer.from(Array.from({ length: seed }, (_, at) => (at * 7919 * (seed + 1) + at * at) & 255));
      const { got } = await talk(Buffer.concat([good, noise]));
      expect(got[1]?.kind).toBe(Kind.Result);
    }
  });
});

describe('questions', () => {
  const answer = async (question: object) => {
    const { got } = await talk(Buffer.concat([reset(1, 2), ask(question)]));
    return json(got[2]!);
  };

  test('positions, moves and pictures are texts; a refusal cites its rule', async () => {
    const start = await answer({ ask: 'start', seed: 1 });
    const { position } = start;
    expect(start['toMove']).toEqual([0]);
    expect(await answer({ ask: 'apply', position, move: 'G^a1' })).toMatchObject({ code: 'question', rule: 'TF-4.1' });
    const after = await answer({ ask: 'apply', position, move: 'G^c5' });
    expect(after['position']).not.toBe(position);
    expect((await answer({ ask: 'svg', position, seat: 0 }))['svg']).toMatch(/^<svg/);
    expect(await answer({ ask: 'bot', position, bot: 'greedy', seed: 1 })).toMatchObject({ seat: 0 });
    expect(await answer({ ask: 'observe', position, seat: 1 })).toMatchObject({ view: position });
    expect(await answer({ ask: 'bot', position, bot: 'gready' })).toMatchObject({ code: 'question' });
  });

  test('records are written and verified', async () => {
    const record = await answer({ ask: 'record', seed: 1, moves: ['G^c5'] });
    expect(record['moves']).toEqual(['G^c5']);
    expect(await answer({ ask: 'verify', record })).toMatchObject({ plies: 1 });
    expect(await answer({ ask: 'verify', record: { ...record, moves: ['G^a1'] } })).toMatchObject({ rule: 'TF-4.1' });
    expect(await answer({ ask: 'record', seed: 1, moves: ['G^c5', 'G^c5'] })).toMatchObject({ rule: 'TF-3.3' });
  });
});
