/** Helpers for attacks: the example game as a module, and hostile programs as single files. */
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

/** Writes a program from `programs`, bundled with what it imports from the library. */
export const programAt = (name: string, file: string): Promise<unknown> =>
  bundle(`test/attacks/programs/${name}.mjs`, file);

/** The answer of a server. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A complete request, with any content, from any address of this machine. */
export interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The last number of the sender's address: 127.0.0.N. Each address has its own limits. */
  readonly from?: number;
}

/** Sends a request unchanged. */
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

/** Sends JSON, as a client does, and reads the answer; `token` identifies the sender. */
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
