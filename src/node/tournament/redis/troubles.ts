/**
 * The errors of a Redis server in words, and which of them do not pass by themselves.
 *
 * @packageDocumentation
 */
import { errorField } from '../../../core/values/error-fields.js';
import { type Fault, fault } from '../../../core/values/fault.js';
import { failureText } from '../../host/failure.js';
import type { RedisAddress } from './address.js';

/** What each kind of refusal means; Redis begins its message with the word. */
const meanings: Readonly<Record<string, string>> = {
  OOM: 'it is full (maxmemory)',
  READONLY: 'it is a read-only replica; name the server that is in charge',
  NOPERM: 'this user lacks a right; the guide Many machines lists those that are needed',
  NOAUTH: 'it asks for a password',
  WRONGPASS: 'the user or the password is wrong',
  MISCONF: 'it cannot save to its disk, and takes nothing more',
};

/** The kinds of errors that stay until somebody changes the server or the address. */
const lasting: ReadonlySet<string> = new Set(['READONLY', 'NOPERM', 'NOAUTH', 'WRONGPASS']);

/** The kind of an error: the word with which Redis begins it; undefined for other errors. */
const kindOf = (error: unknown): string | undefined =>
  /\b(OOM|READONLY|NOPERM|NOAUTH|WRONGPASS|MISCONF)\b/.exec(errorField(error, 'message'))?.[1];

/** An error of Redis as a fault: what it means, and in brackets what Redis said. */
export const redisFault = ({ shown }: RedisAddress, error: unknown): Fault => {
  const meaning = meanings[kindOf(error) ?? ''];
  const said = failureText(error);
  return fault([`Redis at ${shown}`], meaning === undefined ? said : `${meaning} (${said})`);
};

/** True if the connection to Redis was lost: the client connects again by itself. */
const isLostConnection = (error: unknown): boolean =>
  kindOf(error) === undefined &&
  (errorField(error, 'syscall') !== '' ||
    /connection is closed|ECONN|EPIPE|ETIMEDOUT|LOADING|MASTERDOWN/i.test(errorField(error, 'message')));

/** Tells the first error of each kind, and remembers the first one that does not pass by itself. */
export class Troubles {
  readonly #address: RedisAddress;
  readonly #tell: (fault: Fault) => void;
  readonly #told = new Set<string>();
  #lasting: Fault | undefined;

  constructor(address: RedisAddress, tell: (fault: Fault) => void) {
    this.#address = address;
    this.#tell = tell;
  }

  /** Takes note of an error. */
  see(error: unknown): void {
    if (isLostConnection(error)) return;
    const found = redisFault(this.#address, error);
    const kind = kindOf(error) ?? found.reason;
    if (lasting.has(kind) && !(kind === 'READONLY' && this.#address.hasSentinels)) this.#lasting ??= found;
    else if (!this.#told.has(kind)) this.#tell(found);
    this.#told.add(kind);
  }

  /** The first error that does not pass by itself. */
  lasting(): Fault | undefined {
    return this.#lasting;
  }
}
