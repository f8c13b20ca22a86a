/** The pictures and clicks of the game: a board of hexagons. */
import { type Face, faceOf, type SvgTree, say, svgElement, svgGroup, svgLabel, svgSheet } from 'rulehouse/face';
import type { SvgOptions } from 'rulehouse/svg';
import { cellAt, game, type State, sideOf, type Types, tried } from './game.ts';

export const face: Face<Types> = faceOf<Types>({
  game,
  parts: ({ cell }) => [{ kind: 'cell', value: cell, label: cell }],
  tried,
  model: (view) => ({
    pieces: Object.fromEntries(
      [...view.cells].flatMap((stone, index) =>
        stone === '.' ? [] : [[`cell:${cellAt(sideOf(view), index)}`, [`stone.${stone}`]]],
      ),
    ),
    counts: {},
    words: {},
    points: game.score(view).map((won) => ({ won })),
    phase: game.toMove(view).length === 0 ? 'over' : 'turn',
  }),
  texts: {
    'move.Place': '{who} places a stone on {cell}',
    'piece.stone': 'a stone of {seat}',
    'place.cell': 'cell {value}',
    'phase.turn': 'a stone',
    'phase.over': 'the end',
    'source.won': 'won',
    'reason.connected': 'two sides are connected',
  },
});

const colours = ['#0f766e', '#b45309'] as const;
const [width, left, top] = [532, 14, 64];

/** Draws a position. */
export const draw = (view: State, options: SvgOptions = {}): SvgTree => {
  const side = sideOf(view);
  const step = width / (1.5 * side - 0.5);
  const radius = step / Math.sqrt(3);
  const middle = (column: number, row: number): readonly [x: number, y: number] => [
    left + step * (column + row / 2 + 0.5),
    top + radius * (1.5 * row + 1),
  ];
  const corner = (turn: number): string =>
    `${radius * Math.sin((turn * Math.PI) / 3)},${radius * Math.cos((turn * Math.PI) / 3)}`;
  const points = [0, 1, 2, 3, 4, 5].map(corner).join(' ');
  const last = side - 1;
  const edges = [
    [0, middle(0, 0), middle(last, 0)],
    [0, middle(0, last), middle(last, last)],
    [1, middle(0, 0), middle(0, last)],
    [1, middle(last, 0), middle(last, last)],
  ] as const;
  const lines = edges.map(([seat, [x1, y1], [x2, y2]]) =>
    svgElement('line', {
      x1,
      y1,
      x2,
      y2,
      stroke: colours[seat],
      'stroke-width': 2.3 * radius,
      'stroke-linecap': 'round',
    }),
  );
  const cells = [...view.cells].map((stone, index) =>
    svgGroup(
      ...middle(index % side, Math.floor(index / side)),
      { 'data-cell': cellAt(side, index), 'data-box': `${-step / 2} ${-radius} ${step} ${2 * radius}` },
      svgElement('polygon', { points, fill: '#fffefa', stroke: '#1f2937' }),
      stone === '.'
        ? svgLabel(cellAt(side, index), 0, 0, { 'text-anchor': 'middle', fill: '#6b7280' })
        : svgElement('circle', { r: radius * 0.6, fill: colours[stone === '0' ? 0 : 1] }),
    ),
  );
  return svgSheet(
    top + radius * (1.5 * side + 0.5) + 16,
    { title: game.title, description: game.board(view) },
    { text: say([face.english])(face.describeView(view)), note: 'Seat 0: top to bottom; seat 1: left to right' },
    options,
    ...lines,
    ...cells,
  );
};
