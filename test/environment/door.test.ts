/** The binary protocol for batches: valid frames, and everything that can be wrong with frames. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { botOf } from '../../src/bots/index.js';
import { decode } from '../../src/core/index.js';
import { batchOf, icetradersEncoding, terrafexEncoding } from '../../src/environment/index.js';
import { serveFrames } from '../../src/node/cli/env/door.js';
import { type FrameFault, frameVersion, headerOf, Kind } from '../../src/node/cli/env/frames.js';
import { answerTo } from '../../src/node/cli/env/questions.js';
import { readKnown } from '../../src/node/host/bots.js';

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

/** The answers to a client whose bytes arrive in pieces of the given size. */
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
    // The batch reuses its arrays, so copy them as a pipe would.
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

describe('valid frames', () => {
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

  test.each([
    [{ ask: 'look', game: 0, position: 'garbage' }, 'position'],
    [{ ask: 'look', game: 0, ended: 0 }, 'ended'],
    [{ ask: 'legal', ended: 0, position: 'garbage' }, 'position'],
    [{ ask: 'apply', game: 0, id: 90, move: 'garbage' }, 'move'],
  ])('%o, which says one thing in two ways, is refused', async (question, key) => {
    const said = await answer(question);
    expect(said).toMatchObject({ code: 'question' });
    expect(said['text']).toMatch(new RegExp(`^${key}: .*not both`));
  });

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

  test('a game that has ended can be queried until the next reset', () => {
    const played = batch();
    const told = (question: object): Record<string, unknown> => {
      const answer = answerTo(played, question);
      return (isLeft(answer) ? answer.left : answer.right) as Record<string, unknown>;
    };
    const first = (game: number): number =>
      (told({ ask: 'legal', game }) as unknown as readonly { readonly id: number }[])[0]!.id;
    const refused = { reason: 'no game 0 has ended since the last reset' };
    played.reset([1, 2]);
    expect(told({ ask: 'look', ended: 0 })).toMatchObject(refused);
    while (played.standings[0] === 0) played.step([first(0), -1]);
    const last = told({ ask: 'look', ended: 0 });
    expect(last).toMatchObject({ toMove: [], outcome: { winners: expect.any(Array) as unknown } });
    expect(told({ ask: 'look', game: 0 })).toMatchObject({ toMove: [0], outcome: null });
    expect(told({ ask: 'observe', ended: 0, seat: 1 })).toMatchObject({ view: last['position'] });
    expect(told({ ask: 'legal', ended: 0 })).toEqual([]);
    expect(told({ ask: 'look', ended: 1 })).toMatchObject({ path: ['ended'] });
    expect(told({ ask: 'look', ended: 'x' })).toMatchObject({ path: ['ended'] });
    played.reset([1, 2]);
    expect(told({ ask: 'look', ended: 0 })).toMatchObject(refused);
  });

  test('a look with a seat is what the seat sees', () => {
    const options = decode(icetradersEncoding.game.options)({ players: 3 });
    if (isLeft(options)) throw new Error('options');
    const settings = { games: 1, options: options.right, reward: 'places', maxPlies: 0, illegal: 'refuse' } as const;
    const made = batchOf(icetradersEncoding, settings);
    if (isLeft(made)) throw new Error('batch');
    const { right: table } = made;
    table.reset([1]);
    const told = (question: object) => {
      const said = answerTo(table, { game: 0, ...question });
      return isLeft(said) ? { reason: said.left.reason } : (said.right as Readonly<Record<string, unknown>>);
    };
    let hidden = 0;
    for (let ply = 0; ply < 40; ply++) {
      const { view } = told({ ask: 'observe', seat: 1 });
      expect(told({ ask: 'look', seat: 1 })).toMatchObject({ position: view, scores: null, outcome: null, seats: 3 });
      if (told({ ask: 'look' })['position'] !== view) hidden++;
      const byte = table.masks.findIndex((bits) => bits !== 0);
      table.step([8 * byte + Math.log2(table.masks[byte]! & -table.masks[byte]!)]);
    }
    expect(hidden).toBeGreaterThan(0);
    expect(told({ ask: 'look', seat: 3 })).toEqual({ reason: '3 is not a seat of this table' });
  });

  test('keys that a question does not have are refused by name', async () => {
    expect(await answer({ ask: 'legal', game: 0, seat: 1 })).toMatchObject({
      code: 'question',
      text: '"seat" is not a key of this question, which has game, position, ended',
    });
    expect(await answer({ ask: 'start', sed: 1 })).toMatchObject({
      text: expect.stringMatching(/^"sed" is not a key/) as string,
    });
  });

  test('ids are refused as in a step', async () => {
    expect(await answer({ ask: 'apply', game: 0, id: 3699 })).toMatchObject({
      text: 'id: 3699 is not an id: ids are whole numbers from 0 to 3698',
    });
    expect(await answer({ ask: 'apply', game: 0, id: '1' })).toMatchObject({ text: 'id: "1" is not a number' });
  });

  test('programs cannot play, and no bot thinks forever', async () => {
    expect(await answer({ ask: 'bot', game: 0, bot: 'cmd:true' })).toMatchObject({
      text: expect.stringContaining('cannot play in environments') as string,
    });
    expect(await answer({ ask: 'bot', game: 0, bot: 'mcts:ms=60001' })).toMatchObject({
      text: 'bot: thinks longer than 60000 ms: it needs fewer iterations',
    });
    // A search in slices chooses the same move as an uninterrupted search.
    const bot = botOf('mcts:iterations=300');
    const { position } = await answer({ ask: 'look', game: 0 });
    const known = readKnown('terrafex');
    if (isLeft(known)) throw new Error('known');
    const best = known.right.open((game, knowledge) => {
      const view = game.viewText.parse(position as string);
      if (isLeft(bot) || isLeft(view)) return undefined;
      const search = bot.right.sit(game, knowledge, 0).look(view.right, 0);
      return search === undefined ? undefined : game.moveText.print(search.step(300).best);
    });
    expect(await answer({ ask: 'bot', game: 0, bot: 'mcts:iterations=300' })).toEqual({ seat: 0, move: best });
  });
});
