/**
 * A square of Terrafex: its background, the owners of its places, and its pieces.
 *
 * The three bars in a corner of the square stand for its small, medium and large place, each in the colour of the place's owner. A square that scores
 * is filled with the colour of the seat that gets the points, and also shows the points.
 *
 * @packageDocumentation
 */

import { type Content, look, ownerOf, type Side, type Square, type State } from '../../games/terrafex/seen.js';
import { type Size, sizes } from '../../pieces/pyramids.js';
import { element, group, type SvgDrawing, words } from '../paint/element.js';
import { smallest } from '../paint/pyramid.js';
import { edges, shape } from './shapes.js';

/** The length of a square's side. */
export const side = 64;

/**
 * The two backgrounds of squares that do not score. The owner of a square's small place determines its background, so the backgrounds alternate
 * across the board.
 */
export const quiet = ['#e4dac3', '#d3c6a8'] as const;

/** For each seat, the background (light for White, dark for Black) and the text colour of a square that scores for it. */
export const counting = [
  ['#fffdf6', '#2b2924'],
  ['#474b53', '#fffdf6'],
] as const;

/** The points of a square that scores, and the seat that gets these points. */
interface Worth {
  readonly points: number;
  readonly owner: Side;
}

const pointsOf = (content: Content): readonly [points: number, size: Size] | undefined => {
  switch (content._tag) {
    case 'Fire':
      return [-content.size, content.size];
    case 'Mountain':
    case 'Forest':
      return [content.size, content.size];
    case 'Frosted':
      return [content.green, content.green];
    case 'Empty':
    case 'Glacier':
    case 'Capped':
      return undefined;
  }
};

const worthOf = ({ settings }: State, square: Square, content: Content): Worth | undefined => {
  const found = pointsOf(content);
  return found === undefined ? undefined : { points: found[0], owner: ownerOf(settings, square, found[1]) };
};

/** The bars for the places of a square that the given seat owns, ordered from small on the left to large on the right. */
const bars = ({ settings }: State, square: Square, owner: Side): string =>
  sizes
    .filter((size) => ownerOf(settings, square, size) === owner)
    .map((size) => `M${-35 + 6.5 * size}-20v-${1 + 3 * size}h5v${1 + 3 * size}z`)
    .join('');

const ground = (state: State, square: Square, worth: Worth | undefined): SvgDrawing => {
  const fill = worth === undefined ? quiet[ownerOf(state.settings, square, 1)] : counting[worth.owner][0];
  return [
    element('rect', { x: -side / 2, y: -side / 2, width: side, height: side, fill, stroke: '#8a7f68' }),
    ([0, 1] as const).map((owner) =>
      element('path', {
        d: bars(state, square, owner),
        fill: counting[owner][0],
        stroke: worth === undefined ? '#5d5645' : counting[worth.owner][1],
        'stroke-width': 0.8,
      }),
    ),
  ];
};

/** Points with a plus or minus sign, since a fire has negative points. */
const signed = (points: number): string => (points < 0 ? `\u2212${-points}` : `+${points}`);

const note = ({ points, owner }: Worth): SvgDrawing =>
  words(signed(points), {
    x: 30,
    y: -22,
    'text-anchor': 'end',
    'font-size': smallest,
    'font-weight': 700,
    fill: counting[owner][1],
  });

/** How far the foot of a shape lies below the centre of its square. */
const base = 29;

/** A blue and a green piece on one square. A glacier rises behind the forest that it caps; frost lies beside a forest that stays in play. */
const both = (blue: Size, green: Size, isFrost: boolean, edge: string): SvgDrawing => [
  group(isFrost ? 13 : 7, base, {}, shape({ colour: 'B', size: blue }, undefined, edge)),
  group(isFrost ? -12 : -17, base, {}, shape({ colour: 'G', size: green }, undefined, edge)),
];

const kinds = { Fire: 'R', Mountain: 'Y', Forest: 'G', Glacier: 'B' } as const;

const contents = (content: Content, edge: string): SvgDrawing => {
  switch (content._tag) {
    case 'Empty':
      return [];
    case 'Fire':
    case 'Mountain':
    case 'Forest':
    case 'Glacier':
      return group(0, base, {}, shape({ colour: kinds[content._tag], size: content.size }, undefined, edge));
    case 'Capped':
      return both(content.blue, content.green, false, edge);
    case 'Frosted':
      return both(content.blue, content.green, true, edge);
  }
};

/** Draws a square of the board, centred on the given point. */
export const squareAt = (state: State, square: Square, x: number, y: number): SvgDrawing => {
  const content = look(state, square);
  const worth = worthOf(state, square, content);
  return group(
    x,
    y,
    {
      'data-square': square,
      // A scoring square is called by the player to whom it counts.
      'aria-label': worth === undefined ? undefined : `square ${square}, ${['White', 'Black'][worth.owner]!}`,
      'data-box': `${-side / 2} ${-side / 2} ${side} ${side}`,
    },
    ground(state, square, worth),
    contents(content, worth?.owner === 1 ? edges.dark : edges.light),
    worth === undefined ? [] : note(worth),
  );
};
