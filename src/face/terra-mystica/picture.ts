/**
 * The picture of Terra Mystica: map, cult board, seats, rounds and pools.
 *
 * @packageDocumentation
 */
import { boardIn, type State, maps } from '../../terra-mystica/seen.js';
import { drawing, element } from '../paint/element.js';
import { finished } from '../paint/finish.js';
import type { SvgOptions } from '../paint/options.js';
import { type Tell, tellIn } from '../paint/translate.js';
import { cultPart } from './cult.js';
import { descriptionOf } from './description.js';
import { alone, aloneSize, mapPart, mapSize } from './map.js';
import { card, left, page, placed, usual, words, wrapped } from './paint.js';
import { poolHeight, poolPart, poolsOf } from './pools.js';
import { folded, type PanelLook, seatHeight, seatPart, wide } from './seats.js';
import { statusOf, whenText } from './status.js';

/** A part of the table: each can be drawn as a picture of its own that can be read at a width of 360 pixels. */
export type TerraMysticaPart = 'map' | 'cults' | 'seats' | 'tiles';

/** What can be asked of a picture of Terra Mystica. */
export interface TerraMysticaSvgOptions extends SvgOptions {
  /** One part of the table as a picture of its own; if left out, everything in one picture, for wide pages. */
  readonly part?: TerraMysticaPart | undefined;
}

const [edge, gap] = [16, 8] as const;
const inner = 968;
const boardHeight = mapSize.height + 24;

/** A part of the picture: its height and how it is drawn. */
interface Part {
  readonly height: number;
  readonly drawn: string;
}

/** What is going on, in lines that are as wide as the picture. */
const linesOf = (state: State, tell: Tell): readonly string[] =>
  statusOf(state).flatMap((sentence) => wrapped(tell(sentence), 150));

/** The title and the first line of what is going on: always of the same height, so that no move shifts the map. */
const header = (state: State, tell: Tell): Part => {
  const { id } = boardIn(state);
  return {
    height: 48,
    drawn: [
      left('Terra Mystica', 0, 13, { 'font-size': 24, 'font-weight': 700 }),
      words(whenText(state), { 'text-anchor': 'end', x: inner, y: 15, 'font-size': 17, 'font-weight': 700 }),
      ...maps
        .filter((map) => map.id === id)
        .map(({ title }) => words(title, { 'text-anchor': 'end', x: inner, y: 40, 'font-size': 13, fill: page.quiet })),
      ...linesOf(state, tell)
        .slice(0, 1)
        .map((line) => left(line, 0, 40, { 'font-size': 14, 'font-weight': 700, fill: page.accent })),
    ].join(''),
  };
};

/** The other lines of what is going on, below the map. */
const news = (state: State, tell: Tell): Part => {
  const lines = linesOf(state, tell).slice(1);
  return {
    height: lines.length * 17,
    drawn: lines.map((line, index) => left(line, 0, 8 + index * 17, { 'font-size': 13 })).join(''),
  };
};

const boards = (state: State): Part => ({
  height: boardHeight,
  drawn:
    card(0, 0, mapSize.width + 24, boardHeight) +
    placed(12, 12, {}, mapPart(state)) +
    card(mapSize.width + 24 + gap, 0, inner - mapSize.width - 24 - gap, boardHeight) +
    placed(mapSize.width + 24 + gap + 8, 12, {}, cultPart(state)),
});

/** The seat that looks comes first, the others follow in their order. */
const panels = (state: State, { seat }: SvgOptions, width: number, look: PanelLook): readonly Part[] =>
  [...state.order]
    .sort((a, b) => Number(b === seat) - Number(a === seat))
    .map((index) => ({ height: seatHeight(state, index, look), drawn: seatPart(state, index, width, look) }));

const pools = (state: State, inRow: number, tell: Tell): readonly Part[] =>
  poolsOf(state).map((pool) => ({ height: poolHeight(pool, inRow, tell) - gap, drawn: poolPart(pool, inRow, tell) }));

/** Sentences above a part that is drawn alone: as high as they must be to be read. */
const shortHeader = (width: number, sentences: readonly string[]): Part => {
  const size = ((width + 2 * edge) * 10) / 360;
  const lines = sentences.flatMap((sentence) => wrapped(sentence, width / (size * 0.58)));
  return {
    height: lines.length * size * 1.3,
    drawn: lines
      .map((line, index) =>
        left(line, 0, (index + 0.5) * size * 1.3, { 'font-size': size, ...(index === 0 && { 'font-weight': 700 }) }),
      )
      .join(''),
  };
};

/** As high as three lines, so that the map below stays where it is. */
const roomy = ({ height, drawn }: Part): Part => ({ height: Math.max(height, 70), drawn });

const framed = (width: number, height: number, drawn: string): Part => ({
  height: height + 24,
  drawn: card(0, 0, width, height + 24) + placed(12, 12, {}, drawn),
});

/** Everything, or a part: how wide it is inside its margins, and what stands in it from the top. */
interface Layout {
  readonly inner: number;
  readonly parts: readonly Part[];
}

const under = (width: number, sentences: readonly string[], parts: readonly Part[]): Layout => ({
  inner: width,
  parts: [shortHeader(width, sentences), ...parts],
});

const layoutOf = (state: State, options: TerraMysticaSvgOptions): Layout => {
  // The map says all that is going on; the other parts stand below it, and say only when.
  const tell = tellIn(options);
  const when = [tell(whenText(state))];
  switch (options.part) {
    case undefined:
      return {
        inner,
        parts: [
          header(state, tell),
          boards(state),
          news(state, tell),
          ...panels(state, options, inner, { ...wide, tell }),
          ...pools(state, 8, tell),
        ],
      };
    case 'map': {
      const width = aloneSize.width + 16;
      const [first = '', ...more] = statusOf(state).map(tell);
      const map = framed(width, aloneSize.height, placed(-4, 0, {}, mapPart(state, alone)));
      return { inner: width, parts: [roomy(shortHeader(width, [...when, first])), map, shortHeader(width, more)] };
    }
    case 'cults':
      return under(318, when, [framed(318, 420, cultPart(state))]);
    case 'seats':
      return under(358, when, panels(state, options, 358, { ...folded, tell }));
    case 'tiles':
      return under(358, when, pools(state, 3, tell));
  }
};

/**
 * Draws a position of Terra Mystica as one SVG text: the map, the cult board, every seat, the rounds, power actions and pools of
 * tiles. It stands alone, has its own background, and `<desc>` tells in words what a player at the table sees. It never fails.
 *
 * With `part` only the map, the cult board, the seats or the tiles are drawn, narrow enough to be read at 360 pixels; each has its own of the
 * targets below, and all the same description. What is going on stands above the map, the round and phase above each part.
 *
 * Nothing is hidden in this game, so every seat sees the same; `seat` puts the panel of that seat first. The other panels follow in
 * the order list.
 *
 * A front end can find what was clicked: each hex is a group with `data-hex` (`E7`, `r5`), each panel one with `data-seat` (0–4) and
 * `data-faction`, in it `data-resource` (`C W P PW VP`), `data-track` (`ship`, `dig`), `data-structure` (`TP`) and `data-space` (`ACTW`);
 * each cult track one with `data-cult` (`FIRE`), its priest spaces `data-cult-space` (`FIRE:3`); each card of a pool one with `data-tile`
 * (`BON3`), `data-space` (`ACT4`), `data-faction`, or, for an answer to an offer, `data-answer` (`accept 2 witches`).
 *
 * @param state - the state; nothing in Terra Mystica is hidden
 * @param options - the seat, theme, marks and targets, and the part that is drawn
 * @returns the SVG text
 * @rule TMY-1.3
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { terraMysticaSvg } from 'rulehouse/svg';
 * import { defaultOptions, game } from 'rulehouse/terra-mystica';
 *
 * const start = game.setup(defaultOptions, 1);
 * if (isRight(start)) console.log(terraMysticaSvg(start.right, { seat: 2 }).includes('data-hex="E7"')); // true
 * ```
 */
export const terraMysticaSvg = (state: State, options: TerraMysticaSvgOptions = {}): string => {
  const layout = layoutOf(state, options);
  const { parts } = layout;
  const width = layout.inner + 2 * edge;
  const tops = parts.map((_, index) =>
    parts.slice(0, index).reduce<number>((sum, part) => sum + part.height + gap, edge),
  );
  const height = parts.reduce((sum, part) => sum + part.height + gap, 2 * edge - gap);
  return finished(
    drawing(
      width,
      height,
      { title: `Terra Mystica, ${whenText(state)}`, description: descriptionOf(state) },
      element('rect', { width, height, rx: 10, fill: page.back }),
      element(
        'g',
        {
          fill: page.ink,
          'font-size': usual,
          'text-anchor': 'middle',
          'stroke-width': 0.8,
          'stroke-linejoin': 'round',
        },
        ...parts.map(({ drawn }, index) => placed(edge, tops[index]!, {}, drawn)),
      ),
    ),
    options,
  );
};
