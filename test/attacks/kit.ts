/** What attacks need: the example game as a module, and hostile programs as single files. */
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { aliases } from '../../scripts/build/entries.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

const bundle = (from: string, to: string): Promise<unknown> =>
  build({
    absWorkingDir: root,
    entryPoints: [from],
    outfile: to,
    bundle: true,
    format: 'esm',
    platform: 'node',
    alias: aliases('.'),
    logLevel: 'error',
  });

/** Writes the example Goofspiel as a module for `--with`. */
export const goofspielAt = (file: string): Promise<unknown> => bundle('examples/goofspiel/game.ts', file);

/** Writes a program of `programs`, with what it takes from the library. */
export const programAt = (name: string, file: string): Promise<unknown> =>
  bundle(`test/attacks/programs/${name}.mjs`, file);

/** What a server answered. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** One request in full: anything may be said, in the name of any address of this machine. */
export interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The last number of the address that asks: 127.0.0.N. Each has limits of its own. */
  readonly from?: number;
}

/** Sends a request as it is. */
export const send = (url: string, { method = 'GET', headers = {}, body = '', from = 1 }: Asked = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, localAddress: `127.0.0.${from}` }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    // A string would be sent together with the headers and change their encoding.
    sent.end(Buffer.from(body));
  });

/** Sends JSON, as a client does, and reads what comes back; `token` says who speaks. */
export const say = async (
  url: string,
  body: unknown,
  token: string | null = null,
  from = 1,
): Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }> => {
  const headers = {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const { status, text } = await send(url, { method: 'POST', headers, body: JSON.stringify(body), from });
  return { status, body: JSON.parse(text || '{}') as Readonly<Record<string, unknown>> };
};
