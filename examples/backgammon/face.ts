/**
 * The pictures and clicks of Backgammon: points, checkers, the bar, and dice. A step is two clicks, with the points numbered for the seat to move.
 */
import { boardGame } from 'rulehouse/board';
import {
  type Face,
  faceOf,
  type Part,
  type SvgDrawing,
  type SvgTree,
  say,
  svgBox,
  svgDie,
  svgElement,
  svgGroup,
  svgLabel,
  svgSheet,
} from 'rulehouse/face';
import type { SvgOptions } from 'rulehouse/svg';
import { type Backgammon, game, type State } from './game.ts';

const colours = ['light', 'dark'] as const;
const pile = (at: string, length: number, colour: string) => [at, Array.from({ length }, () => colour)] as const;
const phaseOf = (view: State): string =>
  view.dice.length > 0 ? 'play' : view.off.includes(15) ? 'over' : view.turn === 2 ? 'first' : 'throw';

const clicksOf = (step: string): readonly Part[] =>
  step.split('/').map((value) => ({
    kind: 'point',
    value,
    label: /\d/.test(value) ? `Point ${value}` : value === 'bar' ? 'The bar' : 'Bear off',
  }));
const orderings = <A>(list: readonly A[]): readonly (readonly A[])[] =>
  list.length < 2
    ? [list]
    : list.flatMap((one, at) => orderings(list.toSpliced(at, 1)).map((others) => [one, ...others]));

export const face: Face<Backgammon> = faceOf<Backgammon>({
  game,
  parts: (move) => {
    if (move._tag === 'Fall')
      return [{ kind: 'dice', value: move.dice.join('-'), label: `Dice ${move.dice.join(' and ')}` }];
    return move.steps.length === 0 ? [{ kind: 'act', value: 'pass', label: 'Pass' }] : move.steps.flatMap(clicksOf);
  },
  // The steps of a play may be picked in any order.
  orders: (parts) => {
    const steps = parts.flatMap((from, at) => (at % 2 === 0 && from.kind === 'point' ? [parts.slice(at, at + 2)] : []));
    return orderings(steps)
      .slice(1)
      .map((order) => order.flat());
  },
  model: (view) => ({
    pieces: Object.fromEntries([
      ...view.points.map((count, at) => pile(`place:${at + 1}`, Math.abs(count), count > 0 ? 'light' : 'dark')),
      ...colours.flatMap((colour, seat) => [
        pile(`bar:${seat}`, view.bar[seat] ?? 0, colour),
        pile(`off:${seat}`, view.off[seat] ?? 0, colour),
      ]),
    ]),
    counts: {},
    words: { 'dice:two': view.dice.join(' and ') },
    points: game.score(view).map((win) => ({ win })),
    phase: phaseOf(view),
  }),
  gaps: (_, move) =>
    move._tag === 'Fall' ? { dice: move.dice.join(' and ') } : { steps: move.steps.join(', ') || 'nothing' },
  texts: {
    'move.Fall': 'The dice show {dice}',
    'move.Play': '{who} plays {steps}',
    'piece.light': 'a light checker',
    'piece.dark': 'a dark checker',
    'place.point': 'point {value}',
    'place.place': 'point {value}',
    'place.bar': 'the bar',
    'place.off': 'the checkers that are off',
    'place.dice': 'the dice',
    'word.dice': '{value}',
    'phase.first': 'who begins',
    'phase.throw': 'the dice fall',
    'phase.play': 'a play',
    'phase.over': 'the end',
    'source.win': 'the game',
    'reason.single': 'a single game',
    'reason.gammon': 'a gammon',
    'reason.backgammon': 'a backgammon',
  },
});

const [left, top, step, high, gap] = [14, 56, 38, 158, 54];
const bottom = top + 2 * high + gap;
const columnOf = (place: number): number => (place <= 12 ? 12 - place : place - 13);
const xOf = (place: number): number => left + step * columnOf(place) + (columnOf(place) < 6 ? 0 : 36);

/** Draws up to five checkers in a column, with their number if there are more; with `isUp`, the column grows up from the lower edge. */
const heap = (x: number, count: number, colour: string, isUp: boolean): SvgDrawing => [
  Array.from({ length: Math.min(count, 5) }, (_, at) =>
    svgElement('circle', {
      cx: x,
      cy: isUp ? high - 16 - 29 * at : 16 + 29 * at,
      r: 14.5,
      fill: colour === 'light' ? '#fdf6e3' : '#7f1d1d',
      stroke: '#3f2a1d',
      'stroke-width': 1.5,
    }),
  ),
  count <= 5
    ? []
    : svgLabel(String(count), x, isUp ? high - 16 : 16, {
        'text-anchor': 'middle',
        'font-size': 16,
        'font-weight': 700,
        fill: colour === 'light' ? '#3f2a1d' : '#fdf6e3',
      }),
];

const pointAt = ({ points, turn }: State, index: number): SvgTree => {
  const [place, count] = [index + 1, points[index] ?? 0];
  const isUp = place <= 12;
  const tip = isUp ? `2,${high} 19,22 36,${high}` : `2,0 19,${high - 22} 36,0`;
  const data = {
    'data-point': turn === 1 ? 25 - place : place,
    'data-place': place,
    'data-box': `0 0 ${step} ${high}`,
  };
  return svgGroup(
    xOf(place),
    isUp ? top + high + gap : top,
    data,
    svgElement('polygon', { points: tip, fill: place % 2 === 0 ? '#b0703c' : '#e3c79b' }),
    heap(19, Math.abs(count), count > 0 ? 'light' : 'dark', isUp),
  );
};

/** The bar, or the checkers that a seat has borne off; a target if the seat to move can move from or to it. */
const aside = (name: 'bar' | 'off', seat: number, { [name]: counts, turn }: State): SvgTree =>
  svgGroup(
    name === 'bar' ? left + 6 * step : left + 12 * step + 36,
    seat === 0 ? top + high + gap : top,
    { [`data-${name}`]: seat, 'data-box': `0 0 36 ${high}`, ...(seat === turn ? { 'data-point': name } : {}) },
    svgBox(2, 0, 34, high),
    heap(19, counts[seat] ?? 0, seat === 0 ? 'light' : 'dark', seat === 0),
  );

/** Draws a position. */
export const draw = (view: State, options: SvgOptions = {}): SvgTree => {
  const { points, dice, turn } = view;
  const about = { title: 'Backgammon', description: game.board(view) };
  const note = turn < 2 ? `Seat ${turn} has the ${colours[turn] ?? ''} checkers` : 'The higher die begins';
  const middle = top + high + 7;
  return svgSheet(
    bottom + 14,
    about,
    { text: say([face.english])(face.describeView(view)), note },
    options,
    svgBox(left - 6, top - 6, 544, bottom - top + 12),
    ...points.map((_, index) => pointAt(view, index)),
    ...[0, 1].flatMap((seat) => [aside('bar', seat, view), aside('off', seat, view)]),
    ...dice.flatMap((pips, at) => svgDie(left + (turn === 0 ? 330 : 70) + 50 * at, middle, pips)),
  );
};

/** For `defineBoard([backgammonBoard])`. */
export const backgammonBoard = boardGame(face, (view, options) => [draw(view, options)]);
