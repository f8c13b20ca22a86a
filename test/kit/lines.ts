/** Recorded lines of play as the tests have them: transcripts, option vectors and records, and those that lie beside the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A start and the moves made from it, all by notation. */
export interface Line {
  readonly start: string;
  readonly moves: readonly string[];
}

interface Recorded {
  readonly game: string;
  readonly start: string;
  readonly plies?: readonly { readonly move: string }[];
  readonly moves?: readonly string[];
}

const here = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const filesOf = (id: string): readonly string[] =>
  [
    `vectors/${id}.jsonl`,
    `vectors/options/${id}.jsonl`,
    'vectors/records/format-1.jsonl',
    'vectors/records/format-2.jsonl',
    `../../shared/vectors/${id}.jsonl`,
  ]
    .map(here)
    .filter((path) => existsSync(path));

/** Every recorded line of a game, each once. */
export const linesOf = (id: string): readonly Line[] => {
  const texts = filesOf(id).flatMap((path) => readFileSync(path, 'utf8').trim().split('\n'));
  return [...new Set(texts)]
    .map((text) => JSON.parse(text) as Recorded)
    .filter(({ game, start }) => game === id && typeof start === 'string')
    .map(({ start, plies, moves = [] }) => ({ start, moves: plies?.map(({ move }) => move) ?? moves }));
};
