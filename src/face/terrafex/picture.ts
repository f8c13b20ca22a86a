/**
 * The picture of Terrafex.
 *
 * Every square shows its three places as squares in each other, in the tints of the seats that own them. A piece covers its place
 * not quite, so the tint right around a piece is that of the seat for which it counts.
 *
 * @packageDocumentation
 */
import { pieceNames, type Size, sizes } from '../../pyramids/index.js';
import {
  ownerOf,
  score,
  type Content,
  look,
  type Side,
  type Square,
  squareIndex,
  squares,
  stands,
  type State,
  board as grid,
  sideName,
} from '../../terrafex/seen.js';
import { type Board, coordinates, middle } from '../paint/checkered.js';
import { element, group } from '../paint/element.js';
import { bar, barHeight, box, caption, disc, heap, heapHeight, page, sheet, top } from '../paint/frame.js';
import { many } from '../words.js';
import type { SvgOptions } from '../paint/options.js';
import { type Colour } from '../paint/names.js';
import { lying, nested, paintOf, reduced, standing, strip } from '../paint/pyramid.js';
import { heading, inWords, noteOf, trackers } from './position.js';

/** The tints of white's and of black's places. */
const tints = ['#f3ead6', '#bdb29d'] as const;
const discs = ['#ffffff', '#33363b'] as const;

/** Half the side of the place of each size; a little more than the piece that stands there. */
const placeHalves = { 1: 13, 2: 22, 3: 31.5 } as const;

const places = ({ settings }: State, square: Square): string =>
  [...sizes]
    .reverse()
    .map((size) => {
      const half = placeHalves[size];
      const fill = tints[ownerOf(settings, square, size)];
      return element('rect', { x: -half, y: -half, width: 2 * half, height: 2 * half, rx: 2, fill });
    })
    .join('');

/** Blue and green on one square: a glacier over a smaller forest, which is seen through it, or frost on a forest. */
const stack = (blue: Size, green: Size): string => {
  const [lower, upper] = [
    { colour: 'G', size: green },
    { colour: 'B', size: blue },
  ] as const;
  const letters = strip([upper, lower], 19.5);
  if (blue < green) return nested([lower, upper]) + letters;
  if (blue > green)
    return (
      standing(upper, { text: 0 }) +
      standing(lower, { text: 0 }) +
      element('circle', {
        r: [0, 11, 20, 20][green],
        fill: paintOf('B'),
        'fill-opacity': 0.25,
        stroke: '#fff',
        'stroke-dasharray': '3 3',
      }) +
      letters
    );
  // Of two equal pieces the lower one shows on the left and below.
  const apart = blue === 1 ? 7 : 5;
  return (
    group(-apart, apart, {}, standing(lower, { text: 0 })) +
    group(apart, -apart, {}, standing(upper, { text: 0 })) +
    letters
  );
};

const contents = (content: Content): string => {
  switch (content._tag) {
    case 'Empty':
      return '';
    case 'Fire':
      return standing({ colour: 'R', size: content.size });
    case 'Mountain':
      return standing({ colour: 'Y', size: content.size });
    case 'Forest':
      return standing({ colour: 'G', size: content.size });
    case 'Glacier':
      return standing({ colour: 'B', size: content.size });
    case 'Capped':
    case 'Frosted':
      return stack(content.blue, content.green);
  }
};

const landscape = (state: State, board: Board): string =>
  coordinates(board) +
  squares
    .map((square) => {
      const [x, y] = middle(board, squareIndex(square));
      return group(
        x,
        y,
        { 'data-square': square, 'data-box': `${-side / 2} ${-side / 2} ${side} ${side}` },
        places(state, square),
        contents(look(state, square)),
      );
    })
    .join('');

/** A tracker is a large piece that stands or lies, but none of those in play: it carries no `data-piece`. */
const tracker = (colour: Colour, up: boolean): string =>
  up ? reduced(0.86, { colour, size: 3 }, {}) : group(-22, 0, {}, lying({ colour, size: 3 }, {}));

const trackerLine = (state: State, x: number, y: number): string =>
  caption('Trackers', x, y + 8) +
  trackers
    .map(([colour, bit], index) => {
      const up = stands(state, bit);
      return group(
        x + 24 + index * 54,
        y + 44,
        { 'data-tracker': colour, 'data-box': '-26 -26 52 52' },
        tracker(colour, up),
      );
    })
    .join('');

/** The fire that is selected, set aside: in a box beside the pit. */
const selection = ({ selected }: State, x: number, y: number): string =>
  caption('Selected', x, y + 8) +
  group(
    x + 30,
    y + 44,
    { 'data-selected': selected, 'data-box': '-25 -25 50 50' },
    box(-25, -25, 50, 50, { 'stroke-dasharray': selected === 0 ? '4 4' : undefined }),
    selected === 0 ? '' : reduced(0.86, { colour: 'R', size: selected }),
  );

const side = 64;
const boardTop = top + barHeight + 6;
const below = boardTop + side * grid.ranks + 22;
const second = below + barHeight + 12;
const height = second + 2 * heapHeight + 16;

const sideBar = (state: State, who: Side, y: number): string =>
  bar(y, {
    data: { 'data-seat': who },
    name: sideName(who),
    score: many(score(state)[who], 'point'),
    note: noteOf(state, who),
    mark: disc(discs[who]),
  });

/**
 * A position of Terrafex as an SVG text. White's side is below; with `seat: 1` black's is.
 *
 * Groups for a front end: `data-square` (`c5`), `data-tracker` (`R Y G B`), `data-pool` and `data-pit` (`R1`), `data-selected`
 * (the size, 0 if there is none), `data-seat`. Every piece in play is an element with `data-piece` (`G2`) and, in pool and pit,
 * `data-count`.
 *
 * @param state - the position
 * @param options - how it is drawn
 * @returns the SVG text
 *
 * @example
 * ```ts
 * import { initial } from 'rulehouse/terrafex';
 * import { terrafexSvg } from 'rulehouse/svg';
 * terrafexSvg(initial).includes('data-square="c5"'); // true
 * ```
 */
export const terrafexSvg = (state: State, options: SvgOptions = {}): string => {
  const turned = options.seat === 1;
  const near = turned ? 1 : 0;
  return sheet(
    height,
    inWords(state),
    heading(state),
    options,
    sideBar(state, near === 0 ? 1 : 0, top),
    landscape(state, { grid, x: page.margin + 20, y: boardTop, side, turned }),
    sideBar(state, near, below),
    trackerLine(state, page.margin, second),
    selection(state, 260, second),
    heap(
      368,
      second,
      'Fire pit',
      'data-pit',
      sizes.map((size) => [`R${size}`, state.pit[size - 1]!]),
    ),
    heap(
      page.margin,
      second + heapHeight + 10,
      'Pool',
      'data-pool',
      pieceNames.map((name, piece) => [name, state.pool[piece]!]),
    ),
  );
};
