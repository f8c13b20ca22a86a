/**
 * The pictures and clicks of Pig: the die, a box to hold, and the points.
 */
import { boardGame } from 'rulehouse/board';
import { type Face, faceOf, type SvgTree, say, svgBox, svgDie, svgGroup, svgLabel, svgSheet } from 'rulehouse/face';
import type { SvgOptions } from 'rulehouse/svg';
import { game, type Pig, type State } from './game.ts';

const phaseOf = (view: State): string =>
  view.die === 'rolls' ? 'fall' : game.toMove(view).length === 0 ? 'over' : 'turn';

export const face: Face<Pig> = faceOf<Pig>({
  game,
  parts: (move) =>
    move._tag === 'Fall'
      ? [{ kind: 'pips', value: String(move.pips), label: `The die shows ${move.pips}` }]
      : [{ kind: 'act', value: move._tag, label: move._tag }],
  tried: () => [{ _tag: 'Roll' }, { _tag: 'Hold' }],
  model: (view) => ({
    pieces: {},
    counts: { 'brought:turn': view.brought },
    words: {},
    points: view.points.map((points) => ({ points })),
    phase: phaseOf(view),
  }),
  texts: {
    'move.Roll': '{who} rolls',
    'move.Hold': '{who} holds',
    'move.Fall': 'The die shows {pips}',
    'place.act': '{value}',
    'place.brought': 'the points of this turn',
    'phase.turn': 'roll or hold',
    'phase.fall': 'the die rolls',
    'phase.over': 'the end',
    'source.points': 'held',
    'reason.goal': 'the goal is reached',
  },
});

/** Draws a position. */
export const draw = (view: State, options: SvgOptions = {}): SvgTree => {
  const { points, turn, brought, goal, die } = view;
  const large = { 'font-size': 22, 'font-weight': 700 };
  const act = (name: string, x: number, width: number, ...inside: readonly SvgTree[]): SvgTree =>
    svgGroup(x, 60, { 'data-act': name, 'data-box': `0 0 ${width} 76` }, svgBox(0, 0, width, 76), ...inside);
  const scores = points.map((own, seat) =>
    svgGroup(
      14,
      160 + 44 * seat,
      {},
      svgBox(0, 0, 532, 36, seat === turn ? { fill: '#d3ece8', stroke: '#0f766e' } : {}),
      svgBox(0, 0, Math.min(532, (532 * own) / goal), 36, { fill: '#0f766e', stroke: 'none', opacity: 0.3 }),
      svgLabel(`Seat ${seat}`, 12, 18, { 'font-size': 16 }),
      svgLabel(`${own} of ${goal}`, 520, 18, { 'font-size': 16, 'font-weight': 700, 'text-anchor': 'end' }),
    ),
  );
  return svgSheet(
    168 + 44 * points.length,
    { title: 'Pig', description: game.board(view) },
    { text: say([face.english])(face.describeView(view)), note: 'A 1 loses the points of the turn' },
    options,
    act('Roll', 14, 160, svgDie(14, 18, 5), svgLabel(die === 'rolls' ? 'Rolls' : 'Roll', 72, 38, large)),
    act('Hold', 190, 120, svgLabel('Hold', 34, 38, large)),
    svgLabel(`This turn: ${brought}`, 340, 98, large),
    ...scores,
  );
};

/** For `defineBoard([pigBoard])`. */
export const pigBoard = boardGame(face, (view, options) => [draw(view, options)]);
