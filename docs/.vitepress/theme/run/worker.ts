/** Runs a program in a worker, which the page can terminate at any time. */
import { loaded } from './modules.js';
import { programOf } from './program.js';
import { importsOf } from './runnable.js';
import { shown } from './shown.js';

/** A message from a program: the value of a statement, a log entry, an error, or the end. */
export type Said =
  | { readonly _tag: 'Value'; readonly line: number; readonly text: string }
  | { readonly _tag: 'Log'; readonly text: string }
  | { readonly _tag: 'Fault'; readonly text: string }
  | { readonly _tag: 'Done' };

/** The greatest number of messages; later ones are not shown. */
const mostSaid = 500;

let count = 0;

const say = (said: Said): void => {
  if (count++ < mostSaid) self.postMessage(said);
};

const log = (...values: readonly unknown[]): void =>
  say({ _tag: 'Log', text: values.map((value) => shown(value, true)).join(' ') });

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

const AsyncFunction = (async () => undefined).constructor as new (
  ...given: readonly string[]
) => (...given: readonly unknown[]) => Promise<void>;

const run = async (code: string): Promise<void> => {
  const modules = await loaded(importsOf(code));
  const required = (name: string): unknown => {
    const found = modules.get(name);
    if (found === undefined) throw new Error(`there is no module ${name} here`);
    return found;
  };
  const console = { log, info: log, warn: log, error: log, table: log };
  const told = (line: number, value: unknown): void => say({ _tag: 'Value', line, text: shown(value) });
  await new AsyncFunction('require', 'exports', 'module', 'console', 'told', programOf(code))(
    required,
    {},
    { exports: {} },
    console,
    told,
  );
};

self.onmessage = ({ data }: MessageEvent<string>) => {
  run(data).then(
    () => self.postMessage({ _tag: 'Done' } satisfies Said),
    (error: unknown) => self.postMessage({ _tag: 'Fault', text: reasonOf(error) } satisfies Said),
  );
};
