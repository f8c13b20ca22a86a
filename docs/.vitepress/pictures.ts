/**
 * Examples of the rule books (fenced blocks in the language of a game) with pictures of their positions below. The pictures are files of
 * the site, so that a page stays small and a picture that nobody opens is not loaded.
 */
import { createHash } from 'node:crypto';
import type { Either } from 'fp-ts/Either';
import type { MarkdownRenderer, Plugin } from 'vitepress';

/** What {@link pictures} needs. */
export interface PictureSources {
  /** The languages of the blocks: the ids of the games. */
  readonly ids: readonly string[];
  /** Where the site is served: `/` or a path with slashes around. */
  readonly base: string;
  /** Draws a position text. */
  readonly draw: (id: string, position: string) => Either<unknown, string>;
  /** The position text of a game's start, for its rule book; none where it is left out. */
  readonly start?: (id: string) => string;
  /** What a game is about, by its id. */
  readonly about?: Readonly<Record<string, string>>;
}

/** The two plugins: one writes the references, the other one serves and emits the files. */
export interface Pictures {
  readonly markdown: (md: MarkdownRenderer) => void;
  readonly vite: Plugin;
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('{', '&#123;');

/** What a picture says of itself, escaped as it stands there. */
const titleOf = (svg: string): string => (/<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? '').replaceAll('{', '&#123;');

/** A position of an example, with what stands below its picture, and where it stands in what is played there. */
interface Shown {
  readonly position: string;
  readonly caption: string;
  /** The position with which its moves begin. */
  readonly start: string;
  /** All moves that are made from there, those that are refused included, each at its place. */
  readonly moves: readonly string[];
  /** How many of the moves that are legal lead here. */
  readonly ply: number;
}

/** One position of an example and what is tried from it. */
type Course = readonly (readonly [key: string, value: string])[];

/** An example as courses: each begins with a position of its own. */
const coursesOf = (example: string): readonly Course[] => {
  const lines = example.split('\n').flatMap((line): Course => {
    const [, key = '', value = ''] = /^(position|move|gives):\s*(.*?)\s*$/.exec(line) ?? [];
    return key === '' ? [] : [[key, value]];
  });
  const starts = lines.flatMap(([key], index) => (key === 'position' ? [index] : []));
  return starts.map((start, index) => lines.slice(start, starts[index + 1]));
};

/** The positions of an example in their order: the one that it begins with and what each move gives. */
export const positionsOf = (example: string): readonly Shown[] =>
  coursesOf(example).flatMap((course) => {
    const start = course[0]?.[1] ?? '';
    const moves = course.flatMap(([key, value]) => (key === 'move' ? [value] : []));
    const given = course.flatMap(([key, position], index) =>
      key === 'gives' ? [{ position, caption: `after ${course[index - 1]?.[1] ?? ''}` }] : [],
    );
    return [{ position: start, caption: 'the position' }, ...given].map((one, ply) => ({ ...one, start, moves, ply }));
  });

/** Makes the plugins. Positions that cannot be drawn (examples of invalid ones) have no picture. */
export const pictures = ({ ids, base, draw, start, about = {} }: PictureSources): Pictures => {
  const files = new Map<string, string>();

  const fileOf = (id: string, svg: string): string => {
    const name = `pictures/${id}-${createHash('sha256').update(svg).digest('hex').slice(0, 12)}.svg`;
    files.set(name, svg);
    return name;
  };

  const figure = (id: string, shown: Shown): string => {
    const { position, caption } = shown;
    const svg = draw(id, position);
    if (svg._tag === 'Left') return '';
    const name = fileOf(id, svg.right);
    // Bound attributes: plain ones would be looked up among the files of the sources.
    const image = `<img :src="'${base}${name}'" alt="${titleOf(svg.right)}" loading="lazy">`;
    const board = start === undefined ? '' : ` · <a :href="'${boardOf(id, shown)}'">try it</a>`;
    return `<figure><a :href="'${base}${name}'" target="_blank">${image}</a><figcaption>${escaped(caption)}${board}</figcaption></figure>`;
  };

  /** The address of a page where a position can be played on, with the moves of its example. */
  const boardOf = (id: string, shown?: Shown): string => {
    if (shown === undefined) return `${base}play/${id}.html`;
    const { start: position, moves, ply } = shown;
    const said = [
      ['position', position],
      ...moves.map((move) => ['move', move] as const),
      ...(moves.length === 0 ? [] : [['ply', String(ply)] as const]),
    ] as const;
    const fragment = said.map(([name, text]) => `${name}=${encodeURIComponent(text).replaceAll("'", '%27')}`);
    return `${base}play/${id}.html#${fragment.join('&amp;')}`;
  };

  /** The beginning of a rule book: the set-up, and what the game is about. */
  const opening = (id: string): string => {
    const svg = draw(id, start?.(id) ?? '');
    if (svg._tag === 'Left') return '';
    const image = `<img :src="'${base}${fileOf(id, svg.right)}'" alt="${titleOf(svg.right)}">`;
    return `<div class="about">${image}<p>${escaped(about[id] ?? '')} <a :href="'${boardOf(id)}'">Play it</a>.</p></div>\n`;
  };

  const below = (id: string, example: string, open: boolean): string => {
    const figures = positionsOf(example).map((shown) => figure(id, shown));
    if (figures.every((text) => text === '')) return '';
    const summary = `<summary>${figures.length === 1 ? 'Picture' : 'Pictures'}</summary>`;
    return `<details class="pictures"${open ? ' open' : ''}>${summary}<div>${figures.join('')}</div></details>\n`;
  };

  return {
    markdown: (md) => {
      const { fence } = md.renderer.rules;
      md.renderer.rules['heading_close'] = (tokens, index, options, env: { relativePath?: string }, self) => {
        const close = self.renderToken(tokens, index, options);
        const id = ids.find((known) => env.relativePath === `rules/${known}.md`);
        return tokens[index]?.tag === 'h1' && id !== undefined ? close + opening(id) : close;
      };
      md.renderer.rules.fence = (tokens, index, options, env, self) => {
        const block = fence?.(tokens, index, options, env, self) ?? '';
        const token = tokens[index];
        const id = ids.find((known) => known === token?.info.trim());
        if (token === undefined || id === undefined) return block;
        const first = tokens.findIndex(({ type, info }) => type === 'fence' && info.trim() === id);
        return block + below(id, token.content, index === first);
      };
    },
    vite: {
      name: 'rulehouse-pictures',
      configureServer: ({ middlewares }) => {
        middlewares.use((request, response, next) => {
          const svg = files.get((request.url ?? '').slice(base.length).replace(/\?.*$/, ''));
          if (svg === undefined) return next();
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(svg);
        });
      },
      generateBundle() {
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
};
