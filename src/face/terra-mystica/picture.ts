/**
 * The picture of Terra Mystica: the map, the cult board, the seats, the rounds and the pools.
 *
 * @packageDocumentation
 */
import { boardIn, maps, type State } from '../../games/terra-mystica/seen.js';
import { drawing, element, type SvgDrawing, type SvgTree, svgText } from '../paint/element.js';
import { finished } from '../paint/finish.js';
import type { SvgOptions } from '../paint/options.js';
import { type TextTranslator, tellIn } from '../paint/translate.js';
import { wrapped } from '../paint/wrapped.js';
import { cultPart } from './cult.js';
import { descriptionOf } from './description.js';
import { deskColumn, deskParts } from './desk.js';
import { alone, besideOthers, legendHeight, legendPart, mapPart, mapSize } from './map.js';
import { card, left, type PicturePart, page, placed, usual, words } from './paint.js';
import { type PoolLook, poolPart, poolsOf } from './pools.js';
import { rowGap, rowWidths, tileRows } from './rows.js';
import { folded, type PanelOf, seatPart, wide } from './seats.js';
import { freeText, statusOf, whenText } from './status.js';

/**
 * A part of the table that can be drawn as a picture of its own. The parts `map`, `cults`, `seats` and `tiles` can be read at a width of 360 pixels. A
 * wide page has the parts `board` (the map), `desk` beside it (all seats and the cults) and `common` below it (the tiles); `wide` are the same tiles
 * for a very wide page.
 */
export type TerraMysticaPart = 'map' | 'cults' | 'seats' | 'tiles' | 'desk' | 'board' | 'common' | 'wide';

/** The options of a picture of Terra Mystica. */
export interface TerraMysticaSvgOptions extends SvgOptions {
  /** The part of the table to draw as a picture of its own; if left out, one picture for wide pages shows everything. */
  readonly part?: TerraMysticaPart | undefined;
  /**
   * The position after a move that is being tried; the boards of the seats show the next income in this position. If `ahead` is left out, no move is
   * being tried.
   */
  readonly ahead?: State | undefined;
}

const [edge, slim, gap] = [16, 8, 8] as const;
const inner = 968;
const boardHeight = mapSize.height + 24 + 30;

/** The width of the parts beside the map, chosen so that the parts can be read in a column 320 pixels wide. */
const column = 296;

const [wideCards, narrowCards] = [
  { inRow: 8, width: 114, letters: 17 },
  { inRow: 2, width: 144, letters: 22 },
] as const;

/** The sentences about what is happening now, broken into lines as wide as the picture. */
const linesOf = (state: State, { standing }: SvgOptions, tell: TextTranslator): readonly string[] =>
  [...statusOf(state, standing), ...freeText(state)].flatMap((sentence) => wrapped(tell(sentence), 150));

/** The title, and the first line about what is happening now. The height of the header is constant, so that no move shifts the map. */
const header = (state: State, options: SvgOptions, tell: TextTranslator): PicturePart => {
  const { id } = boardIn(state);
  return {
    height: 48,
    drawn: [
      left('Terra Mystica', 0, 13, { 'font-size': 24, 'font-weight': 700 }),
      words(whenText(state), { 'text-anchor': 'end', x: inner, y: 15, 'font-size': 17, 'font-weight': 700 }),
      ...maps
        .filter((map) => map.id === id)
        .map(({ title }) => words(title, { 'text-anchor': 'end', x: inner, y: 40, 'font-size': 13, fill: page.quiet })),
      ...linesOf(state, options, tell)
        .slice(0, 1)
        .map((line) => left(line, 0, 40, { 'font-size': 14, 'font-weight': 700, fill: page.accent })),
    ],
  };
};

/** The remaining lines about what is happening now, drawn below the map. */
const news = (state: State, options: SvgOptions, tell: TextTranslator): PicturePart => {
  const lines = linesOf(state, options, tell).slice(1);
  return {
    height: lines.length * 17,
    drawn: lines.map((line, index) => left(line, 0, 8 + index * 17, { 'font-size': 13 })),
  };
};

const boards = (state: State, { interactive = false }: SvgOptions): PicturePart => ({
  height: boardHeight,
  drawn: [
    card(0, 0, mapSize.width + 24, boardHeight),
    placed(12, 12, {}, mapPart(state, besideOthers, interactive)),
    placed(12, mapSize.height + 18, {}, legendPart(state, 9)),
    card(mapSize.width + 24 + gap, 0, inner - mapSize.width - 24 - gap, boardHeight),
    placed(mapSize.width + 24 + gap + 8, 12, {}, cultPart(state)),
  ],
});

/** The seats in the order in which they are drawn: the viewer's seat first, then the others in their usual order. */
const panels = (state: State, { seat }: SvgOptions, width: number, look: PanelOf): readonly PicturePart[] =>
  [...state.order]
    .sort((a, b) => Number(b === seat) - Number(a === seat))
    .map((index) => seatPart(state, index, width, look));

const pools = (state: State, look: PoolLook): readonly PicturePart[] =>
  poolsOf(state).map((pool) => poolPart(pool, look));

/** The font size of the text above a part that is drawn alone, large enough for a phone. */
const shortSize = (width: number): number => Math.max(13, ((width + 2 * slim) * 11) / 380);

const shortHeader = (width: number, sentences: readonly string[]): PicturePart => {
  const size = shortSize(width);
  const lines = sentences.flatMap((sentence) => wrapped(sentence, width / (size * 0.58)));
  return {
    height: lines.length * size * 1.3,
    drawn: lines.map((line, index) =>
      left(line, 0, (index + 0.5) * size * 1.3, { 'font-size': size, ...(index === 0 && { 'font-weight': 700 }) }),
    ),
  };
};

/** The layout of the whole picture or of one part: the width inside the margins, and the contents from top to bottom. */
interface PictureLayout {
  readonly inner: number;
  readonly edge: number;
  /** The distance between two parts; if left out, the usual one. */
  readonly between?: number;
  readonly parts: readonly PicturePart[];
}

/** The layout of a column beside the map: sentences at the top, and the given parts below the sentences. */
const beside = (sentences: readonly string[], parts: readonly PicturePart[]): PictureLayout => ({
  inner: column,
  edge: slim,
  parts: [shortHeader(column, sentences), ...parts],
});

const mapOf = (state: State, { interactive = false }: SvgOptions): SvgDrawing => mapPart(state, alone, interactive);

/** The layout of the map alone, below two lines of text whose height is constant, so that no move shifts the map. */
const mapAlone = (state: State, options: SvgOptions, tell: TextTranslator): PictureLayout => {
  const { width } = mapSize;
  const lines = [whenText(state), ...statusOf(state, options.standing).slice(0, 1)].map(tell);
  const height = 2.6 * shortSize(width);
  return {
    inner: width,
    edge: slim,
    parts: [
      { height, drawn: shortHeader(width, lines).drawn },
      { height: mapSize.height, drawn: mapOf(state, options) },
    ],
  };
};

const whole = (state: State, options: TerraMysticaSvgOptions, tell: TextTranslator): PictureLayout => ({
  inner,
  edge,
  parts: [
    header(state, options, tell),
    boards(state, options),
    news(state, options, tell),
    ...panels(state, options, inner, { ...wide, tell, ahead: options.ahead, standing: options.standing }),
    ...pools(state, { ...wideCards, tell }),
  ],
});

/** The layout of the tiles below a large map, with the sentences about what is happening now. */
const tilesBelow = (state: State, options: TerraMysticaSvgOptions, tell: TextTranslator): PictureLayout => {
  const isWide = options.part === 'wide';
  const sentences = [whenText(state), ...statusOf(state, options.standing).slice(1, -1)].map(tell);
  return {
    inner: isWide ? rowWidths.wide : rowWidths.usual,
    edge: rowGap,
    between: rowGap,
    parts: tileRows(state, sentences, isWide, tell),
  };
};

const layoutOf = (state: State, options: TerraMysticaSvgOptions): PictureLayout => {
  const tell = tellIn(options);
  // The map names the seat to move, the seats show the rest, and the other parts show only the round and phase.
  const when = [tell(whenText(state))];
  switch (options.part) {
    case undefined:
      return whole(state, options, tell);
    case 'map':
      return mapAlone(state, options, tell);
    case 'cults':
      return beside(when, [{ height: 420, drawn: cultPart(state) }]);
    case 'seats':
      return beside(
        [...when, ...[...statusOf(state, options.standing), ...freeText(state)].map(tell)],
        panels(state, options, column, { ...folded, tell, ahead: options.ahead, standing: options.standing }),
      );
    case 'board':
      return { inner: mapSize.width, edge: slim, parts: [{ height: mapSize.height, drawn: mapOf(state, options) }] };
    case 'desk':
      return {
        inner: deskColumn,
        edge: slim,
        between: 4,
        parts: deskParts(state, { ...folded, tell, ahead: options.ahead, standing: options.standing }),
      };
    case 'common':
    case 'wide':
      return tilesBelow(state, options, tell);
    case 'tiles':
      return beside(when, [
        ...pools(state, { ...narrowCards, tell }),
        { height: legendHeight(state, 3), drawn: legendPart(state, 3) },
      ]);
  }
};

/** The picture as a tree of elements; {@link terraMysticaSvg} describes the picture's contents. */
export const terraMysticaTree = (state: State, options: TerraMysticaSvgOptions = {}): SvgTree => {
  const layout = layoutOf(state, options);
  const { parts, between = gap } = layout;
  const width = layout.inner + 2 * layout.edge;
  const tops = parts.map((_, index) =>
    parts.slice(0, index).reduce<number>((sum, part) => sum + part.height + between, layout.edge),
  );
  const height = parts.reduce((sum, part) => sum + part.height + between, 2 * layout.edge - between);
  return finished(
    drawing(
      width,
      height,
      { title: `Terra Mystica, ${whenText(state)}`, description: descriptionOf(state, options.standing) },
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
        ...parts.map(({ drawn }, index) => placed(layout.edge, tops[index]!, {}, drawn)),
      ),
    ),
    options,
  );
};

/**
 * Draws a position of Terra Mystica as one SVG text: the map, the cult board, every seat, the rounds, power actions and pools of tiles. The picture
 * is self-contained and has its own background. The picture's `<desc>` describes in words what a player at the table sees. Drawing a position never
 * fails.
 *
 * With the option `part`, the picture shows only the map, the cult board, the seats or the tiles, and can be read on a phone. Each part contains its
 * own click targets, and all parts have the same description. Above the map are sentences about what is happening now. The round and the phase are
 * written above each part.
 *
 * A seat's board shows the income that the seat will get at the beginning of the next round. The income from each kind of structure is written below
 * that kind, in letters for coins, workers, priests and power (`4C 2PW`). A line shows the total income.
 *
 * Nothing is hidden in Terra Mystica, so every seat sees the same picture; the option `seat` puts that seat's panel first. The panels of the other
 * seats follow in turn order.
 *
 * Attributes tell a front end which target was clicked. Each hex is a group with `data-hex` (`E7`, `r5`). Each seat's panel is a group with
 * `data-seat` (0–4) and `data-faction`. If a seat is to move, its panel contains elements with `data-resource` (`C W P PW VP`), `data-track` (`ship`,
 * `dig`) and `data-structure` (`TP`). In other panels, these elements have `data-holding`, `data-level` and `data-supply` instead. Every panel
 * contains elements with `data-space` (`ACTW`). Each cult track is a group with `data-cult` (`FIRE`), and its priest spaces have `data-cult-space`
 * (`FIRE:3`). Each card of a pool is a group with `data-tile` (`BON3`), `data-space` (`ACT4`), `data-faction`, or, for an answer to an offer,
 * `data-answer` (`accept 2 witches`).
 *
 * @param state - the state; nothing in Terra Mystica is hidden
 * @param options - the seat, theme, marks and targets, and the part to be drawn
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
export const terraMysticaSvg = (state: State, options: TerraMysticaSvgOptions = {}): string =>
  svgText(terraMysticaTree(state, options));
