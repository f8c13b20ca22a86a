/**
 * What people see and touch of Quoridor: squares, the gaps between them, pawns and walls. A click into a gap sets the wall that begins there.
 */
import { boardGame } from 'rulehouse/board';
import { type Face, faceOf, say, svgElement, svgGroup, svgLabel, svgSheet } from 'rulehouse/face';
import type { SvgOptions } from 'rulehouse/svg';
import { game, type Quoridor, type State } from './game.js';

const colours = ['#fdf6e3', '#7f1d1d'] as const;
const squareNames = (size: number): readonly string[] =>
  Array.from({ length: size * size }, (_, at) => 'abcdefghi'.charAt(at % size) + String(Math.floor(at / size) + 1));
const piece = (at: string, name: string) => [at, [name]] as const;
const isWall = (to: string): boolean => to.length === 3;
const wallName = (to: string): string => `the ${to.endsWith('h') ? 'level' : 'upright'} wall at ${to.slice(0, 2)}`;

export const face: Face<Quoridor> = faceOf<Quoridor>({
  game,
  parts: ({ to }) => [{ kind: isWall(to) ? 'wall' : 'square', value: to, label: isWall(to) ? wallName(to) : to }],
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
    'place.wall': 'the gap {value}',
    'place.left': 'the walls of seat {value}',
    'phase.turn': 'a step or a wall',
    'phase.over': 'the end',
    'source.win': 'the game',
    'reason.goal': 'a pawn at its goal',
  },
});

const [left, top, width] = [34, 60, 506];

/** A position as an SVG text. */
export const draw = (view: State, options: SvgOptions = {}): string => {
  const { size, pawns, walls, turn } = view;
  const pitch = width / size;
  const gap = pitch / 5;
  const wide = pitch - gap;
  const xOf = (name: string): number => left + gap + pitch * (name.charCodeAt(0) - 97);
  const yOf = (name: string): number => top + pitch * (size - Number(name[1]));
  const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 3): string =>
    svgElement('rect', { x, y, width: w, height: h, rx, fill });
  const names = squareNames(size);
  const squares = names.map((name) => {
    const seat = pawns.indexOf(name);
    const pawn = {
      cx: wide / 2,
      cy: wide / 2,
      r: wide / 3,
      fill: colours[seat] ?? '',
      stroke: '#3f2a1d',
      'stroke-width': 2,
    };
    const data = { 'data-square': name, 'data-box': `0 0 ${wide} ${wide}` };
    return svgGroup(
      xOf(name),
      yOf(name),
      data,
      rect(0, 0, wide, wide, '#c99a5b'),
      seat < 0 ? '' : svgElement('circle', pawn),
    );
  });
  /** A gap with its wall: the gap is as long as a square, the wall as two of them and the gap between. */
  const gapAt = (name: string, lies: 'h' | 'v'): string => {
    const isSet = walls.includes(name + lies);
    const [x, y] = lies === 'h' ? [xOf(name), yOf(name) - gap] : [xOf(name) + wide, yOf(name)];
    const [w, h] = lies === 'h' ? [wide, gap] : [gap, wide];
    const target = svgElement('rect', { x: 0, y: 0, width: w, height: h, fill: '#8a5a2b', opacity: 0.25 });
    const data = { 'data-wall': name + lies, 'data-box': `0 0 ${w} ${h}` };
    const long = wide + pitch;
    const wall = lies === 'h' ? rect(0, 2, long, gap - 4, '#1d4ed8') : rect(2, -pitch, gap - 4, long, '#1d4ed8');
    return svgGroup(x, y, data, target, isSet ? wall : '');
  };
  const inner = names.filter((name) => name.charCodeAt(0) - 96 < size && Number(name[1]) < size);
  const gaps = inner.flatMap((name) =>
    (['h', 'v'] as const).map((lies) => [walls.includes(name + lies), gapAt(name, lies)] as const),
  );
  const scale = Array.from({ length: size }, (_, at) => [
    svgLabel(String(at + 1), left - 8, yOf(`a${at + 1}`) + wide / 2, { 'text-anchor': 'middle' }),
    svgLabel('abcdefghi'.charAt(at), xOf('abcdefghi'.charAt(at)) + wide / 2, top + width + 6, {
      'text-anchor': 'middle',
    }),
  ]).flat();
  const about = { title: 'Quoridor', description: game.board(view) };
  const text = say([face.english])(face.describeView(view));
  const note = `Walls left: light ${view.left[0] ?? 0}, dark ${view.left[1] ?? 0}; ${turn === 0 ? 'light goes up' : 'dark goes down'}`;
  // Walls lie above the gaps that they reach into.
  const byLayer = [false, true].flatMap((layer) => gaps.flatMap(([isSet, one]) => (isSet === layer ? one : [])));
  return svgSheet(top + width + 24, about, { text, note }, options, ...squares, ...scale, ...byLayer);
};

/** For `defineBoard([quoridorBoard])`. */
export const quoridorBoard = boardGame(face, (view, options) => [draw(view, options)]);
