/**
 * The parts beside and below a large map: the boards of all seats at one glance, the cults, and the tiles.
 *
 * @packageDocumentation
 */
import { factionOf, kinds, movers, type State, seatOf, seatTitle } from '../../games/terra-mystica/seen.js';
import { type Attributes, element, type SvgDrawing, titled } from '../paint/element.js';
import { cultHeight, cultPart } from './cult.js';
import { incomes, incomeText } from './income-text.js';
import { card, left, marker, type PicturePart, page, placed, silhouette, words } from './paint.js';
import { doingOf, figuresOf, homeText, leftOf } from './seat-text.js';
import { type HeldTile, heldBy, naming, type PanelOf, spaceData } from './seats.js';
import { signedLine, withShapes, withSigns } from './signs.js';

/** The width of the parts beside the map. */
export const deskColumn = 304;

/** The height of a row of the cult tracks. */
const cultRow = 12;

/** The numbers of a board, each with the word whose symbol stands before it. */
const figures = [
  ['VP', 'VP', 'resource', 'VP'],
  ['coins', 'coins', 'resource', 'C'],
  ['workers', 'workers', 'resource', 'W'],
  ['priests', 'priests', 'resource', 'P'],
  ['shipping', 'shipping', 'track', 'ship'],
  ['digging', 'spades', 'track', 'dig'],
] as const;

const figureStep = 50;

/** Where the lines of a board begin: the numbers, the power and the structures, and the income and the tiles; and their heights. */
const [figuresTop, bowlsTop, lastTop] = [23, 47, 73] as const;
const [figuresHigh, bowlsHigh, lineHigh] = [24, 24, 18] as const;

const figuresAt = (state: State, seat: number): SvgDrawing => {
  const all = new Map(figuresOf(state, seat));
  return figures.map(([name, word, kind, value], index) =>
    placed(
      6 + index * figureStep,
      figuresTop,
      { ...naming(state, seat, kind, value), 'data-box': `0 0 ${figureStep - 2} ${figuresHigh}` },
      titled(`${name} ${all.get(name) ?? ''}`),
      element('g', { transform: 'translate(10,12) scale(1.3)' }, signedLine(withSigns(word), -5.5, 0)),
      left(String(all.get(name) ?? ''), 20, 12, { 'font-size': 16, 'font-weight': 700 }),
    ),
  );
};

/** The three bowls of power as circles with their tokens. */
const bowlsAt = (state: State, seat: number): SvgDrawing => {
  const { bowl1, bowl2, bowl3 } = seatOf(state, seat);
  return placed(
    6,
    bowlsTop,
    { ...naming(state, seat, 'resource', 'PW'), 'data-box': `0 0 86 ${bowlsHigh}` },
    titled(`power in the bowls ${bowl1}/${bowl2}/${bowl3}`),
    [bowl1, bowl2, bowl3].map((tokens, index) => [
      element('circle', {
        cx: 14 + index * 28,
        cy: 12,
        r: 11.5 - index / 2,
        fill: '#ece2f4',
        stroke: '#7a4fa0',
        'stroke-width': index + 1,
      }),
      words(String(tokens), { x: 14 + index * 28, y: 12, 'font-size': 13, 'font-weight': 700 }),
    ]),
  );
};

/** The structures that are left on a board, as shapes with their numbers. */
const supplyAt = (state: State, seat: number): SvgDrawing =>
  leftOf(seatOf(state, seat)).map((count, index) =>
    placed(
      96 + index * 41,
      bowlsTop,
      {
        ...naming(state, seat, 'structure', kinds[index]!),
        'data-box': `0 0 40 ${bowlsHigh}`,
        opacity: count === 0 ? 0.4 : undefined,
      },
      titled(`${count} left`),
      element('g', { transform: 'translate(13,12) scale(0.62)' }, silhouette(state, seat, kinds[index]!, page.quiet)),
      left(String(count), 28, 12, { 'font-size': 13, 'font-weight': 700 }),
    ),
  );

/** The height of a tile of a seat, and the widths of tiles with a name and of those with points and gain, and the distance between two. */
const pillHigh = 16;
const [namePill, gainPill, pillGap] = [38, 44, 3] as const;

/** The width of an income in letters. */
const incomeWidth = (income: string): number => (income === '' ? 0 : 14 + income.length * 7);

/** The next income as one short line, and the income after the move that is tried, which covers the tiles beside it while it is shown. */
const incomeAt = (state: State, seat: number, { ahead, tell }: PanelOf): SvgDrawing => {
  const [now, then] = incomes(state, seat, ahead);
  const isSame = then === now;
  const line = [now, ...(isSame ? [] : [`\u2192 ${then}`])].filter((text) => text !== '').join(' ');
  return placed(
    6,
    lastTop + pillHigh / 2,
    { 'text-anchor': 'start', 'data-income': seat },
    titled(tell(incomeText(state, seat))),
    isSame ? [] : element('rect', { x: -2, y: -9, width: incomeWidth(line), height: lineHigh, fill: page.card }),
    line === '' ? [] : words(`+ ${line}`, { y: 0, 'font-weight': 700, fill: isSame ? page.quiet : page.accent }),
  );
};

/** A tile with its place in the lines of tiles. */
interface HeldAt {
  readonly tile: HeldTile;
  readonly width: number;
  /** The distance of its right edge from the right edge of the line. */
  readonly inset: number;
  readonly row: number;
}

/** The places of the tiles of a seat: in lines from the right, the first of which leaves room for the income. */
const heldPlaces = (state: State, seat: number): readonly HeldAt[] => {
  const [income] = incomes(state, seat, undefined);
  const room = (row: number): number => deskColumn - 10 - (row === 0 ? incomeWidth(income) : 0);
  return heldBy(state, seat).reduce<readonly HeldAt[]>((before, tile) => {
    const last = before.at(-1);
    const width = tile[2] === undefined && tile[0].length < 6 ? namePill : gainPill;
    const [row, used] = last === undefined ? [0, 0] : [last.row, last.inset + last.width + pillGap];
    const isFull = used > 0 && used + width > room(row);
    return [...before, isFull ? { tile, width, inset: 0, row: row + 1 } : { tile, width, inset: used, row }];
  }, []);
};

/** The tiles of a seat and its own actions; a tile's effect is shown when people point at it. A town has points and gain in place of its name. */
const tilesAt = (held: readonly HeldAt[]): SvgDrawing =>
  held.map(({ tile: [name, text, brief], width, inset, row }) =>
    placed(
      deskColumn - 4 - inset - width,
      lastTop + row * lineHigh,
      spaceData(name, width, pillHigh),
      titled(text),
      element('rect', { width, height: pillHigh, rx: pillHigh / 2, fill: page.back, stroke: page.line }),
      brief === undefined
        ? words(name, { x: width / 2, y: pillHigh / 2 })
        : element('g', { 'text-anchor': 'start' }, signedLine(withShapes(brief), 4, pillHigh / 2)),
    ),
  );

const heading = (state: State, seat: number, doing: string): SvgDrawing => [
  placed(18, 12, {}, marker(state, seat, 24, 18, 6)),
  left(seatTitle(seat, state), 36, 12, { 'font-size': 14, 'font-weight': 700 }),
  left(doing, deskColumn - 8, 12, { 'text-anchor': 'end', 'font-weight': 700, fill: page.accent }),
];

/** The board of a seat in four lines: name, numbers, power and structures, and what it has besides. */
const seatAt = (state: State, seat: number, look: PanelOf): PicturePart => {
  const doing = doingOf(state, seat, look.standing === undefined ? movers(state) : []);
  const { faction } = seatOf(state, seat);
  const held = heldPlaces(state, seat);
  const height = faction < 0 ? 44 : lastTop + ((held.at(-1)?.row ?? 0) + 1) * lineHigh;
  const frame: Attributes = doing === 'to move' ? { stroke: page.accent, 'stroke-width': 2.5 } : {};
  const place: Attributes = {
    'data-seat': seat,
    'data-faction': faction < 0 ? undefined : factionOf(state, seat).id,
    'data-box': `0 0 ${deskColumn} ${height}`,
    'aria-label': seatTitle(seat, state),
  };
  const board: SvgDrawing =
    faction < 0
      ? left(homeText(state, seat), 36, 31, { fill: page.quiet })
      : [
          figuresAt(state, seat),
          bowlsAt(state, seat),
          supplyAt(state, seat),
          tilesAt(held),
          incomeAt(state, seat, look),
        ];
  const drawn = element('g', place, card(0, 0, deskColumn, height, frame), heading(state, seat, doing), board);
  return { height, drawn };
};

/** The boards of all seats in turn order, and the cult tracks. */
export const deskParts = (state: State, look: PanelOf): readonly PicturePart[] => [
  ...state.order.map((seat) => seatAt(state, seat, look)),
  { height: cultHeight(cultRow), drawn: cultPart(state, cultRow) },
];
