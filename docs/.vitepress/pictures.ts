/** Shows the examples in rule books (fenced blocks in the language of a game) as pictures of their positions, with the notation folded below. */
import type { Either } from 'fp-ts/Either';
import type { MarkdownRenderer } from 'vitepress';
import { type Drawings, escaped } from './drawings.js';

/** Marked places in a picture: those of the last move, or of moves being tried. */
export type Marks = Readonly<
  Partial<Record<'last' | 'next', readonly { readonly kind: string; readonly value: string }[]>>
>;

/** The settings of {@link pictures}. */
export interface PictureSources {
  /** The languages of the blocks, which are the ids of the games. */
  readonly ids: readonly string[];
  /** Where the pictures are written. */
  readonly drawings: Drawings;
  /**
   * Draws a position text, with marks on the places named by a move: one picture, or several parts of it. Without marks, draws the whole position.
   */
  readonly draw: (id: string, position: string, marks?: Marks) => Either<unknown, readonly string[]>;
  /** The position text of a game's start, for its rule book; undefined if it is left out. */
  readonly start?: (id: string) => string;
  /** The description of a game, by id. */
  readonly about?: Readonly<Record<string, string>>;
}

/** A position in an example, with the text below its picture, and its index in the sequence of moves. */
interface Shown {
  readonly position: string;
  readonly caption: string;
  /** The position before the first move. */
  readonly start: string;
  /** All moves made from there in order, including refused ones. */
  readonly moves: readonly string[];
  /** The number of legal moves that lead here. */
  readonly ply: number;
  /** The move that led here; at the beginning, the moves being tried. */
  readonly made: readonly string[];
}

/** How moves write the places of a game, by the kinds of places in its pictures. */
const kindsOf: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  icetraders: { system: /(?<=[@-])\d+/g },
  'terra-mystica': { hex: /\b(?:[A-J]\d+|r\d+)\b/g, cult: /FIRE|WATER|EARTH|AIR/g },
};

/** The places named by moves, in the form that the pictures use. */
const placesIn = (id: string, moves: readonly string[]): NonNullable<Marks['last']> =>
  Object.entries(kindsOf[id] ?? { square: /[a-h][1-8]/g }).flatMap(([kind, pattern]) =>
    [...new Set(moves.flatMap((move) => move.match(pattern) ?? []))].map((value) => ({ kind, value })),
  );

/** A position in an example, and the moves tried from it. */
type Course = readonly (readonly [key: string, value: string])[];

/** An example as sequences, each with its own starting position. */
const coursesOf = (example: string): readonly Course[] => {
  const lines = example.split('\n').flatMap((line): Course => {
    const [, key = '', value = ''] = /^(position|move|gives):\s*(.*?)\s*$/.exec(line) ?? [];
    return key === '' ? [] : [[key, value]];
  });
  const starts = lines.flatMap(([key], index) => (key === 'position' ? [index] : []));
  return starts.map((start, index) => lines.slice(start, starts[index + 1]));
};

/** The positions in an example, in order: its start and the result of each move. */
export const positionsOf = (example: string): readonly Shown[] =>
  coursesOf(example).flatMap((course) => {
    const start = course[0]?.[1] ?? '';
    const moves = course.flatMap(([key, value]) => (key === 'move' ? [value] : []));
    const given = course.flatMap(([key, position], index) =>
      key === 'gives'
        ? [{ position, caption: `after ${course[index - 1]?.[1] ?? ''}`, made: [course[index - 1]?.[1] ?? ''] }]
        : [],
    );
    const refused = moves.filter((move) => given.every(({ made }) => made[0] !== move));
    const first = { position: start, caption: 'the position', made: moves.slice(0, 1).concat(refused.slice(0, 2)) };
    return [first, ...given].map((one, ply) => ({ ...one, start, moves, ply }));
  });

/**
 * The plugin that draws the examples. Positions that cannot be drawn (examples of invalid ones) get no picture.
 */
export const pictures = ({ ids, drawings, draw, start, about = {} }: PictureSources) => {
  /** The address of a page on which a position can be continued, with the moves of its example. */
  const boardOf = (id: string, { start: position, moves, ply }: Shown): string =>
    drawings.boardOf(id, [
      ['position', position],
      ...moves.map((move) => ['move', move] as const),
      ...(moves.length === 0 ? [] : [['ply', String(ply)] as const]),
    ]);

  const figure = (id: string, shown: Shown): string => {
    const { position, caption } = shown;
    const places = placesIn(id, shown.made);
    const svg = draw(id, position, shown.ply > 0 ? { last: places } : { next: places });
    if (svg._tag === 'Left') return '';
    const board = start === undefined ? '' : ` · <a :href="'${boardOf(id, shown)}'">try it</a>`;
    return drawings.figure(id, svg.right, escaped(caption) + board);
  };

  /** The beginning of a rule book: the set-up, and a description of the game. */
  const opening = (id: string): string => {
    const svg = draw(id, start?.(id) ?? '');
    const [whole] = svg._tag === 'Left' ? [] : svg.right;
    if (whole === undefined) return '';
    const link = `<a :href="'${drawings.boardOf(id)}'">Play it</a>`;
    return `<div class="about">${drawings.image(id, whole, false)}<p>${escaped(about[id] ?? '')} ${link}.</p></div>\n`;
  };

  /** The pictures of an example, with its notation folded below them. The notation of an example without pictures is not folded. */
  const withPictures = (id: string, example: string, block: string): string => {
    const figures = positionsOf(example).map((shown) => figure(id, shown));
    if (figures.every((text) => text === '')) return block;
    const folded = `<details class="notation"><summary>Notation</summary>${block}</details>`;
    return `<div class="pictures"><div>${figures.join('')}</div>${folded}</div>\n`;
  };

  return (md: MarkdownRenderer): void => {
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
      return token === undefined || id === undefined ? block : withPictures(id, token.content, block);
    };
  };
};
