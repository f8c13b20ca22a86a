/**
 * The library's side of the batch protocol, which receives frames from a client and sends frames back. This module does not depend on a process, so
 * tests can use it directly.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import type { GameTypes } from '../../../core/contract/game.js';
import { parseJson } from '../../../core/records/record.js';
import { fault, printFault } from '../../../core/values/fault.js';
import type { Batch } from '../../../environment/index.js';
import { type Frame, type FrameFault, framesOf, headerOf, jsonFrame, Kind } from './frames.js';
import { helloOf } from './hello.js';
import { answerTo } from './questions.js';

/** A function that sends a frame, given in pieces. The returned promise resolves when the bytes of the frame need not be kept any longer. */
export type Send = (...pieces: readonly Uint8Array[]) => Promise<void>;

/** The longest question. */
const longestQuestion = 16_000_000;

/** Copies the numbers in a payload, because the payload may begin anywhere in its buffer. */
const numbersIn = <A>({ payload }: Frame, make: (buffer: ArrayBuffer) => A): A => {
  const copy = new ArrayBuffer(payload.length);
  new Uint8Array(copy).set(payload);
  return make(copy);
};

/** A conversation with one client. */
class Conversation<T extends GameTypes> {
  private readonly batch: Batch<T>;
  private readonly send: Send;
  private begun = false;

  constructor(batch: Batch<T>, send: Send) {
    this.batch = batch;
    this.send = send;
  }

  refuse(fault: FrameFault): Promise<void> {
    return this.send(jsonFrame(Kind.Fault, fault));
  }

  hear(frame: Frame): Promise<void> {
    switch (frame.kind) {
      case Kind.Reset:
        return this.reset(frame);
      case Kind.Step:
        return this.step(frame);
      case Kind.Ask:
        return this.answer(frame);
      default:
        return this.refuse({ code: 'kind', byte: frame.byte + 3, text: `there is no frame of kind ${frame.kind}` });
    }
  }

  private wrongSize(frame: Frame, bytes: number, what: string): Promise<void> | undefined {
    const { games } = this.batch.settings;
    if (frame.payload.length === games * bytes) return undefined;
    const text = `${frame.payload.length} bytes; ${games} games need ${games * bytes}: ${what}`;
    return this.refuse({ code: 'size', byte: frame.byte + 4, text });
  }

  private async reset(frame: Frame): Promise<void> {
    const wrong = this.wrongSize(frame, 8, 'a 64-bit floating-point number for each');
    if (wrong !== undefined) return wrong;
    const [refused] = this.batch.reset(numbersIn(frame, (buffer) => new Float64Array(buffer)));
    if (refused !== undefined) {
      const byte = frame.byte + 8 + 8 * Number(refused.path[1]!);
      return this.refuse({ code: 'seed', byte, text: printFault(refused) });
    }
    this.begun = true;
    return this.result([]);
  }

  private async step(frame: Frame): Promise<void> {
    const wrong = this.wrongSize(frame, 4, 'a 32-bit integer for each');
    if (wrong !== undefined) return wrong;
    if (!this.begun) return this.refuse({ code: 'order', byte: frame.byte + 3, text: 'a step before the first reset' });
    return this.result(this.batch.step(numbersIn(frame, (buffer) => new Int32Array(buffer))));
  }

  private async answer(frame: Frame): Promise<void> {
    const asked = parseJson(frame.payload.toString('utf8'));
    if (isLeft(asked)) return this.refuse({ code: 'json', byte: frame.byte + 8, text: printFault(asked.left) });
    const answer = answerTo(this.batch, asked.right);
    if (!isLeft(answer)) return this.send(jsonFrame(Kind.Answer, answer.right));
    const { rule, path, reason } = answer.left;
    const text = printFault(fault(path, reason));
    return this.refuse({ code: 'question', byte: frame.byte + 8, text, ...(rule === undefined ? {} : { rule }) });
  }

  private async result(faults: ReturnType<Batch<T>['step']>): Promise<void> {
    const { bytes } = this.batch;
    const wrong = faults.length === 0 ? Buffer.alloc(0) : Buffer.from(JSON.stringify(faults));
    await this.send(headerOf(Kind.Result, bytes.length + wrong.length), bytes, wrong);
  }
}

/**
 * Serves a batch until the client says goodbye or its stream ends. If a fault makes it impossible to read on, that fault is returned.
 *
 * @param batch - the games that are played
 * @param input - the bytes that the client sends
 * @param send - the function that sends frames to the client
 */
export const serveFrames = async <T extends GameTypes>(
  batch: Batch<T>,
  input: AsyncIterable<string | Buffer>,
  send: Send,
): Promise<FrameFault | undefined> => {
  const longest = Math.max(longestQuestion, 8 * batch.settings.games);
  const conversation = new Conversation(batch, send);
  await send(jsonFrame(Kind.Hello, helloOf(batch)));
  for await (const frame of framesOf(input, longest)) {
    if ('code' in frame) {
      await conversation.refuse(frame);
      return frame;
    }
    if (frame.kind === Kind.Bye) return undefined;
    await conversation.hear(frame);
  }
  return undefined;
};
