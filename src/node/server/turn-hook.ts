/**
 * Tells another program whose turn it is, so that an operator can connect mail or chat: one signed POST for each change of turn.
 *
 * @packageDocumentation
 */
import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { errorField } from '../../core/values/error-fields.js';
import type { Seat } from '../../core/values/seat.js';

/** A change of turn: a player has to decide who had nothing to decide before. */
export interface TurnNotice {
  readonly table: string;
  /** The id of the game, and its title. */
  readonly game: string;
  readonly title: string;
  readonly seat: Seat;
  readonly player: string;
  /** The number of moves made so far. */
  readonly ply: number;
}

/** Where notices are sent, and the secret by which they are signed. */
export interface HookTarget {
  readonly url: string;
  readonly secret: string;
}

/** The parts of the machine that a hook uses, which tests replace. */
export interface HookMachine {
  readonly post: (url: string, init: RequestInit) => Promise<{ readonly ok: boolean; readonly status: number }>;
  readonly wait: (ms: number) => Promise<unknown>;
  readonly now: () => number;
  /** Reports to the operator that a notice was lost. */
  readonly report: (what: string, error: unknown) => void;
}

/** The waits before a notice is sent again, in milliseconds; after the last attempt it is given up. */
const waits = [1000, 5000, 25_000];

/** The longest time that an attempt may take, in milliseconds. */
const patience = 10_000;

/** The greatest number of notices on their way; further ones are given up, so that a program that does not answer costs the tables nothing. */
const mostWaiting = 1000;

/** The signature of a body: anybody with the secret can check that the server wrote it, and when. */
export const signatureOf = (secret: string, at: number, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

/** The body of a notice; its text contains no link, because a link would be worth stealing. */
const bodyOf = (notice: TurnNotice): string =>
  JSON.stringify({ event: 'turn', ...notice, text: `${notice.player}, it is your turn in ${notice.title}.` });

const usual: Pick<HookMachine, 'post' | 'wait' | 'now'> = {
  post: (url, init) => fetch(url, init),
  wait: (ms) => pause(ms, undefined, { ref: false }),
  now: Date.now,
};

/** True if the same request may succeed later. */
const mayPass = (status: number): boolean => status === 429 || status >= 500;

/** Makes the function that sends notices. It returns at once, and never fails. */
export const turnHook = (
  { url, secret }: HookTarget,
  machine: Pick<HookMachine, 'report'> & Partial<HookMachine>,
): ((notice: TurnNotice) => void) => {
  const { post, wait, now, report } = { ...usual, ...machine };
  let waiting = 0;

  /** Sends a body once; the result says why it did not arrive, and whether another attempt may help. */
  const attempt = async (body: string): Promise<{ readonly why: string; readonly isFinal: boolean } | undefined> => {
    const at = now();
    try {
      const { ok, status } = await post(url, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
        headers: {
          'content-type': 'application/json',
          'x-rulehouse-timestamp': String(at),
          'x-rulehouse-signature': signatureOf(secret, at, body),
        },
      });
      return ok ? undefined : { why: `it was answered with ${status}`, isFinal: !mayPass(status) };
    } catch (error) {
      return { why: errorField(error, 'message'), isFinal: false };
    }
  };

  const send = async (body: string): Promise<void> => {
    for (const ms of [...waits, null]) {
      const failed = await attempt(body);
      if (failed === undefined) return;
      if (ms === null || failed.isFinal) {
        report('a notice of a turn was not delivered', failed.why);
        return;
      }
      await wait(ms);
    }
  };

  return (notice) => {
    if (waiting >= mostWaiting) {
      report('a notice of a turn was not delivered', `${mostWaiting} others wait`);
      return;
    }
    waiting++;
    void send(bodyOf(notice)).finally(() => waiting--);
  };
};
