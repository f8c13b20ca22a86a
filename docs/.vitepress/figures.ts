/**
 * Draws the pictures in guides and learning pages. Fenced blocks `figure <game>` are drawn by the library when the site is built; the blocks `diagram
 * sequence`, `diagram tree` and `diagram bounds` become diagrams. The contents are checked: a move that the rules refuse makes the build fail.
 */
import {
  decode,
  type Game,
  type GameTypes,
  gameById,
  isLeft,
  isSeat,
  none,
  printFault,
  type Seat,
  some,
} from 'rulehouse';
import { boards } from 'rulehouse/board';
import { type Mark, svgOfText, type TerraMysticaPart, terraMysticaSvg } from 'rulehouse/svg';
import { game as terraMystica } from 'rulehouse/terra-mystica';
import type { MarkdownRenderer } from 'vitepress';
import { cropped } from './crop.js';
import { diagram } from './diagram.js';
import type { Drawings } from './drawings.js';

/** A picture: a position, its marks, and the text below it. */
export interface Figure {
  readonly svg: string;
  readonly caption: string;
  /** The position text for a link to the board; undefined if the picture has no such link. */
  readonly position: string | null;
}

/** The settings collected until a caption ends a picture. */
interface Sketch {
  position: string;
  options: unknown;
  seed: number;
  /** The viewer: a seat, a spectator, or nobody in particular, who sees everything in a picture that explains. */
  seat: Seat | 'spectator' | null;
  part: TerraMysticaPart | undefined;
  marks: Partial<Record<Mark, readonly { kind: string; value: string }[]>>;
  /** The places to which the picture is cropped; if there are none, it is shown in full. */
  crop: readonly { kind: string; value: string }[];
  play: boolean;
}

/** The kind of place that a bare name in a mark stands for, by game. */
const kindOf: Readonly<Record<string, string>> = { icetraders: 'system', 'terra-mystica': 'hex' };

const placesOf = (id: string, text: string) =>
  text.split(/\s+/).map((word) => {
    const [kind, value] = word.includes(':')
      ? (word.split(':', 2) as [string, string])
      : [kindOf[id] ?? 'square', word];
    return { kind, value };
  });

const fail = (id: string, line: string, why: string): never => {
  throw new Error(`a figure of ${id} cannot be drawn: ${line}: ${why}`);
};

/** The position after a move. If the move is expected to be refused, the position stays the same. */
const moved = <T extends GameTypes>(game: Game<T>, position: string, line: string): string => {
  const [text = '', rule] = line.split(' !! ');
  const state = game.position.parse(position);
  if (isLeft(state)) return fail(game.id, position, printFault(state.left));
  const move = game.moveText.parse(text);
  const checked = isLeft(move) ? undefined : game.check(move.right)(state.right);
  if (checked !== undefined && !isLeft(checked) && rule === undefined)
    return game.position.print(game.applyLegal(state.right, checked.right));
  const cited = isLeft(move)
    ? move.left.rule
    : checked !== undefined && isLeft(checked)
      ? checked.left.rule
      : 'no rule';
  return cited === rule ? position : fail(game.id, line, `cites ${cited ?? 'no rule'}`);
};

const begun = <T extends GameTypes>(game: Game<T>, { options, seed }: Sketch): string => {
  const read = decode(game.options)(options);
  if (isLeft(read)) return fail(game.id, JSON.stringify(options), printFault(read.left));
  const state = game.setup(read.right, seed);
  return isLeft(state) ? fail(game.id, JSON.stringify(options), 'no setup') : game.position.print(state.right);
};

/** What the viewer sees, as text. */
const seen = <T extends GameTypes>(game: Game<T>, position: string, seat: Sketch['seat']): string => {
  const state = game.position.parse(position);
  if (isLeft(state) || seat === null) return position;
  return game.viewText.print(game.view(seat === 'spectator' ? none : some(seat))(state.right));
};

/** Draws a picture and checks that each requested mark is visible. */
const marked = (id: string, marks: Sketch['marks'], svg: string): string => {
  for (const [mark, places] of Object.entries(marks))
    if (places.length > 0 && !svg.includes(`data-mark="${mark}"`))
      return fail(id, `${mark}: ${places.map(({ value }) => value).join(' ')}`, 'the picture has no such place');
  return svg;
};

/** The marks that a board adds when something has been picked. */
const following = (id: string, position: string, picked: Sketch['marks']['picked'] = []): Sketch['marks'] =>
  gameById(id)?.open((game) => {
    const state = game.position.parse(position);
    const board = boards.find((one) => one.id === id);
    return isLeft(state) || picked.length === 0 ? {} : (board?.lit?.(state.right, picked) ?? {});
  }) ?? {};

const whole = (id: string, { position, seat, part, marks: given }: Sketch): string => {
  const marks = { ...following(id, position, given.picked), ...given };
  const options = { theme: 'auto', marks, ...(typeof seat === 'number' ? { seat } : {}) } as const;
  const text = gameById(id)?.open((game) => seen(game, position, seat)) ?? position;
  if (part !== undefined && id === 'terra-mystica') {
    const state = terraMystica.position.parse(text);
    return isLeft(state)
      ? fail(id, text, printFault(state.left))
      : marked(id, marks, terraMysticaSvg(state.right, { ...options, part }));
  }
  const svg = svgOfText(id, text, options);
  return isLeft(svg) ? fail(id, text, printFault(svg.left)) : marked(id, marks, svg.right);
};

const drawn = (id: string, sketch: Sketch): string =>
  sketch.crop.length === 0 ? whole(id, sketch) : cropped(whole(id, sketch), sketch.crop);

const parts = ['map', 'cults', 'seats', 'tiles'] as const satisfies readonly TerraMysticaPart[];

const partIn = (id: string, line: string, value: string): TerraMysticaPart =>
  parts.find((part) => part === value) ?? fail(id, line, `the parts are ${parts.join(', ')}`);

const seatIn = (id: string, line: string, value: string): Sketch['seat'] => {
  const seat = Number(value);
  if (value === 'spectator') return value;
  return isSeat(seat) ? seat : fail(id, line, 'is not a seat');
};

/**
 * The pictures in a block. Possible lines are `options: JSON`, `seed: n` and `start:` (the start of a game), `position: TEXT`, `move: TEXT`, with `
 * !! RULE` after a move that is refused, `picked:`, `next:`, `last:`, `preview:`, `threatened:` and `scoring:` with places, `seat: n` or `seat:
 * spectator`, `part: map`, `crop:` with places to which the picture is cropped, and `play: yes`. `caption: TEXT` ends a picture; the next picture
 * begins with its position.
 */
export const figuresOf = (id: string, block: string): readonly Figure[] => {
  const any = gameById(id) ?? fail(id, '', 'there is no such game');
  const now: Sketch = {
    position: '',
    options: {},
    seed: 1,
    seat: null,
    part: undefined,
    marks: {},
    crop: [],
    play: false,
  };
  const figures: Figure[] = [];
  for (const line of block.split('\n').filter((one) => one.trim() !== '')) {
    const [, key = '', value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    switch (key) {
      case 'options':
        now.options = JSON.parse(value);
        break;
      case 'seed':
        now.seed = Number(value);
        break;
      case 'start':
        now.position = any.open((game) => begun(game, now));
        break;
      case 'position':
        now.position = value;
        break;
      case 'move':
        now.position = any.open((game) => moved(game, now.position, value));
        break;
      case 'picked':
      case 'next':
      case 'last':
      case 'preview':
      case 'threatened':
      case 'scoring':
        now.marks[key] = placesOf(id, value);
        break;
      case 'crop':
        now.crop = placesOf(id, value);
        break;
      case 'seat':
        now.seat = seatIn(id, line, value);
        break;
      case 'part':
        now.part = partIn(id, line, value);
        break;
      case 'play':
        now.play = value === 'yes';
        break;
      case 'caption':
        figures.push({ svg: drawn(id, now), caption: value, position: now.play ? now.position : null });
        now.marks = {};
        now.crop = [];
        break;
      default:
        fail(id, line, 'is not a line of a figure');
    }
  }
  return figures;
};

/** Pictures up to this width are placed side by side. */
const narrow = 320;

const widthOf = (svg: string): number => Number(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(svg)?.[1]);

/** The plugin that draws these blocks. */
export const figures = (drawings: Drawings) => {
  const html = (md: MarkdownRenderer, id: string, { svg, caption, position }: Figure): string => {
    const board =
      position === null ? '' : ` <a :href="'${drawings.boardOf(id, [['position', position]])}'">Play on from here</a>.`;
    return drawings.figure(id, [svg], md.renderInline(caption) + board);
  };

  return (md: MarkdownRenderer): void => {
    const { fence } = md.renderer.rules;
    md.renderer.rules.fence = (tokens, index, options, env, self) => {
      const token = tokens[index];
      const [kind, what = ''] = token?.info.trim().split(/\s+/) ?? [];
      if (token === undefined || (kind !== 'figure' && kind !== 'diagram'))
        return fence?.(tokens, index, options, env, self) ?? '';
      if (kind === 'diagram') return diagram(what, token.content);
      const all = figuresOf(what, token.content);
      const count = all.length > 1 ? 'many' : 'one';
      const room = all.every(({ svg }) => widthOf(svg) <= narrow) ? ' figures-narrow' : '';
      return `<div class="figures figures-${count} figures-${what}${room}">${all.map((one) => html(md, what, one)).join('')}</div>\n`;
    };
  };
};
