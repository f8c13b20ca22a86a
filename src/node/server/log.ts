/**
 * The log of a server: lines for people, or JSON for programs.
 *
 * @packageDocumentation
 */
import { failureText } from '../host/failure.js';
import { plain } from '../host/terminal-safe.js';

/** A log. */
export interface Log {
  readonly info: (text: string, fields?: Readonly<Record<string, unknown>>) => void;
  readonly warn: (text: string, fields?: Readonly<Record<string, unknown>>) => void;
}

/** Lines for people. */
export const textLog = (write: (line: string) => void): Log => {
  const say = (text: string, fields: Readonly<Record<string, unknown>> = {}): void => {
    const more = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
    write(plain([text, ...more].join(' ')));
  };
  return { info: say, warn: say };
};

/** Makes a log that uses the package pino to write JSON lines to standard error; undefined if pino is not installed. */
export const jsonLog = async (): Promise<Log | undefined> => {
  try {
    const { pino } = await import('pino');
    const destination = pino.destination({ fd: 2, sync: true });
    // The server must go on even if the log cannot be written.
    destination.on('error', () => undefined);
    const logger = pino({ base: { name: 'rulehouse' } }, destination);
    return {
      info: (text, fields = {}) => logger.info(fields, text),
      warn: (text, fields = {}) => logger.warn(fields, text),
    };
  } catch {
    return undefined;
  }
};

/** After a failure is reported, the same failure is not reported again for this many milliseconds. */
const quietFor = 10_000;

/** Makes a function that logs failures; a failure that is repeated is counted, and is reported only from time to time. */
export const reporter = (log: Log, clock: () => number): ((what: string, error: unknown) => void) => {
  const said = new Map<string, { at: number; count: number }>();
  return (what, error) => {
    const [now, reason] = [clock(), typeof error === 'string' ? error : failureText(error)];
    const kind = `${what.replace(/[\w-]{16}/, '')} ${reason}`;
    const before = said.get(kind);
    if (before !== undefined && now - before.at < quietFor) {
      before.count++;
      return;
    }
    if (said.size > 1000) said.clear();
    said.set(kind, { at: now, count: 0 });
    log.warn(`${what}: ${reason}`, before === undefined || before.count === 0 ? {} : { times: before.count });
  };
};
