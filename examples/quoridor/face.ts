/**
 * The pictures and clicks of Quoridor: squares, corners, pawns and walls. A wall takes two clicks: the corner at its middle, and its direction.
 */
import { boardGame } from 'rulehouse/board';
import { type Face, faceOf, type SvgTree, say, svgElement, svgGroup, svgLabel, svgSheet } from 'rulehouse/face';
import type { SvgOptions } from 'rulehouse/svg';
import { game, type Quoridor, type State } from './game.ts';

const colours = ['#fdf6e3', '#7f1d1d'] as const;
const squareNames = (size: number): readonly string[] =>
  Array.from({ length: size * size }, (_, at) => 'abcdefghi'.charAt(at % size) + String(Math.floor(at / size) + 1));
const piece = (at: string, name: string) => [at, [name]] as const;
const isWall = (to: string): boolean => to.length === 3;
const wallName = (to: string): string => `the ${to.endsWith('h') ? 'level' : 'upright'} wall at ${to.slice(0, 2)}`;

export const face: Face<Quoridor> = faceOf<Quoridor>({
  game,
  parts: ({ to }) =>
    isWall(to)
      ? [
          { kind: 'corner', value: to.slice(0, 2), label: `A wall at ${to.slice(0, 2)}` },
          { kind: 'lies', value: to.slice(2), label: to.endsWith('h') ? 'Level' : 'Upright' },
        ]
      : [{ kind: 'square', value: to, label: to }],
  tried: ({ size }) => {
    const names = squareNames(size);
    const walls = names.filter((name) => !/[i9]/.test(name)).flatMap((name) => [`${name}h`, `${name}v`]);
    return [...names, ...walls].map((to) => ({ _tag: 'Play', to }));
  },
  model: (view) => ({
    pieces: Object.fromEntries([
      ...view.pawns.map((at, seat) => piece(`square:${at}`, `pawn.${seat}`)),
      ...view.walls.map((wall) => piece(`wall:${wall}`, 'wall')),
    ]),
    counts: Object.fromEntries(view.left.map((count, seat) => [`left:${seat}`, count])),
    words: {},
    points: game.score(view).map((win) => ({ win })),
    phase: game.toMove(view).length === 0 ? 'over' : 'turn',
  }),
  gaps: (_, { to }) => ({ act: isWall(to) ? `sets ${wallName(to)}` : `goes to ${to}` }),
  texts: {
    'move.Play': '{who} {act}',
    'piece.pawn.0': 'the light pawn',
    'piece.pawn.1': 'the dark pawn',
    'piece.wall': 'a wall',
    'place.square': '{value}',
    'place.corner': 'the corner {value}',
    'place.lies': 'how the wall lies',
    'place.wall': 'the wall {value}',
    'place.left': 'the walls of {seat}',
    'phase.turn': 'a step or a wall',
    'phase.over': 'the end',
    'source.win': 'the game',
    'reason.goal': 'a pawn at its goal',
  },
});

const [left, top, width, target] = [26, 58, 522, 36];

/** Draws a position. */
export const draw = (view: State, options: SvgOptions = {}): SvgTree => {
  const { size, pawns, walls, turn } = view;
  const pitch = width / size;
  const [gap, box] = [pitch / 6, Math.max(target, pitch / 2)];
  const wide = pitch - gap;
  /** The middle of a square. The middle of a corner is half a step to the right and up. */
  const xOf = (name: string): number => left + pitch * (name.charCodeAt(0) - 96.5);
  const yOf = (name: string): number => top + pitch * (size + 0.5 - Number(name[1]));
  const hit = `${-box / 2} ${-box / 2} ${box} ${box}`;
  const rect = (w: number, h: number, fill: string): SvgTree =>
    svgElement('rect', { x: -w / 2, y: -h / 2, width: w, height: h, rx: 3, fill });
  const names = squareNames(size);
  const squares = names.map((name) => {
    const seat = pawns.indexOf(name);
    const pawn = { cx: 0, cy: 0, r: wide / 3, fill: colours[seat] ?? '', stroke: '#3f2a1d', 'stroke-width': 2 };
    const data = { 'data-square': name, 'data-box': hit };
    return svgGroup(
      xOf(name),
      yOf(name),
      data,
      rect(wide, wide, '#c99a5b'),
      seat < 0 ? [] : svgElement('circle', pawn),
    );
  });
  const corners = names
    .filter((name) => name.charCodeAt(0) - 96 < size && Number(name[1]) < size)
    .map((name) => {
      const wall = walls.find((one) => one.startsWith(name));
      const long = pitch + wide;
      const bar = wall?.endsWith('h') === true ? rect(long, gap - 2, '#1d4ed8') : rect(gap - 2, long, '#1d4ed8');
      const dot = svgElement('circle', { cx: 0, cy: 0, r: gap / 3, fill: '#8a5a2b' });
      const data = wall === undefined ? { 'data-corner': name, 'data-box': hit } : { 'pointer-events': 'none' };
      return svgGroup(xOf(name) + pitch / 2, yOf(name) - pitch / 2, data, wall === undefined ? dot : bar);
    });
  const scale = names
    .slice(0, size)
    .flatMap((name, at) => [
      svgLabel(String(at + 1), left - 12, yOf(`a${at + 1}`), { 'text-anchor': 'middle' }),
      svgLabel(name.charAt(0), xOf(name), top + width + 10, { 'text-anchor': 'middle' }),
    ]);
  const about = { title: 'Quoridor', description: game.board(view) };
  const text = say([face.english])(face.describeView(view));
  const way = turn === 0 ? 'light goes up' : 'dark goes down';
  const note = `Walls left: light ${view.left[0] ?? 0}, dark ${view.left[1] ?? 0}; ${way}`;
  return svgSheet(top + width + 26, about, { text, note }, options, ...scale, ...squares, ...corners);
};

/** For `defineBoard([quoridorBoard])`. */
export const quoridorBoard = boardGame(face, (view, options) => [draw(view, options)]);
