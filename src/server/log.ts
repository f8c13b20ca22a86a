/**
 * The log of a server: lines for people, or JSON for programs.
 *
 * @packageDocumentation
 */
import { failureText } from '../host/failure.js';

/** A log. */
export interface Log {
  readonly info: (text: string, fields?: Readonly<Record<string, unknown>>) => void;
  readonly warn: (text: string, fields?: Readonly<Record<string, unknown>>) => void;
}

/** Lines for people. */
export const textLog = (write: (line: string) => void): Log => {
  const say = (text: string, fields: Readonly<Record<string, unknown>> = {}): void => {
    const more = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
    write([text, ...more].join(' '));
  };
  return { info: say, warn: say };
};

/** A log that writes lines of JSON to standard error with pino; undefined if pino is not installed. */
export const jsonLog = async (): Promise<Log | undefined> => {
  try {
    const { pino } = await import('pino');
    const logger = pino({ base: { name: 'rulehouse' } }, pino.destination({ fd: 2, sync: true }));
    return {
      info: (text, fields = {}) => logger.info(fields, text),
      warn: (text, fields = {}) => logger.warn(fields, text),
    };
  } catch {
    return undefined;
  }
};

/** The number of milliseconds within which the same failure is reported only once, however often it happens. */
const quietFor = 10_000;

/** A function that logs failures; repeated failures are counted, and reported from time to time. */
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
