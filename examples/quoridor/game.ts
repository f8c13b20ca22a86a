/** Quoridor for two: pawns race to the opposite edge, and walls may slow a pawn down but never enclose it. A game that is not part of the library. */
import * as core from 'rulehouse/author';
import { type Game, none, some } from 'rulehouse/author';

const rules = {
  'QD-1.1': 'The pawns begin in the middle of opposite edges, that of seat 0 below; both seats have as many walls',
  'QD-2.1': 'The seats take turns: a turn is a step of the pawn, or a wall',
  'QD-3.1': 'A pawn steps to the next square of its row or column, unless a wall is between',
  'QD-3.2': 'If the other pawn is there, it jumps to the square behind',
  'QD-3.3': 'If a wall or the edge is behind it, it goes to a square beside the other pawn, unless a wall is between',
  'QD-4.1': 'A seat that has a wall left may set it between squares; it is as long as two of them',
  'QD-4.2': 'Walls neither overlap nor cross',
  'QD-4.3': 'Each pawn keeps a way to its goal, wherever the other one is',
  'QD-5.1': 'The first pawn on the opposite edge wins, and the game is over',
  'QD-6.1': 'A move is written as a square, or as the square below and left of the middle of a wall, and h or v',
  'QD-6.2':
    'A position is written as size, squares of the pawns, walls left, walls by the alphabet, and the seat in turn',
} as const;

export interface State {
  readonly size: 3 | 5 | 7 | 9;
  readonly pawns: readonly string[];
  readonly left: readonly number[];
  readonly walls: readonly string[];
  readonly turn: number;
}
export interface Quoridor {
  readonly Options: { readonly size: State['size']; readonly walls: number };
  readonly State: State;
  readonly View: State;
  /** A square such as e2, or a wall such as e3h. */
  readonly Move: { readonly _tag: 'Play'; readonly to: string };
  readonly Rule: keyof typeof rules;
}
type Move = Quoridor['Move'];
type Rule = Quoridor['Rule'];

// Internally, squares are numbered row times size, plus column. A passage is twice the square below or to the left of it, plus 1 if it leads to the right.
const squareOf = (size: number, name: string): number => (name.charCodeAt(1) - 49) * size + name.charCodeAt(0) - 97;
const nameOf = (size: number, at: number): string => 'abcdefghi'.charAt(at % size) + String(Math.floor(at / size) + 1);
const fits = (name: string, size: number): boolean => name.charCodeAt(0) - 97 < size && name.charCodeAt(1) - 49 < size;
/** The first of the two passages that a wall closes; the second is `2` higher, or `2 * size` for a vertical wall. */
const passageOf = (size: number, wall: string): number => 2 * squareOf(size, wall) + (wall[2] === 'v' ? 1 : 0);
const apart = (size: number, wall: string): number => (wall[2] === 'v' ? 2 * size : 2);
const isGoal = (size: number, seat: number, name: string): boolean => name[1] === String(seat === 0 ? size : 1);
const winnerOf = ({ size, pawns }: State): number => pawns.findIndex((name, seat) => isGoal(size, seat, name));
const isOver = (state: State): boolean => winnerOf(state) >= 0;

/** For each passage, 1 if a wall or the edge closes it. */
const shutBy = (size: number, walls: readonly string[]): Uint8Array => {
  const shut = new Uint8Array(2 * size * size);
  for (let line = 1; line <= size; line++) shut[2 * (size * size - line)] = shut[2 * line * size - 1] = 1;
  for (const wall of walls) shut[passageOf(size, wall)] = shut[passageOf(size, wall) + apart(size, wall)] = 1;
  return shut;
};
/** The next square up (0), right (1), down (2) or left (3); -1 if the passage is closed. */
const next = (size: number, shut: Uint8Array, at: number, direction: number): number => {
  const to = at + (direction === 0 ? size : direction === 1 ? 1 : direction === 2 ? -size : -1);
  const lower = Math.min(at, to);
  return lower < 0 || shut[2 * lower + (direction % 2)] === 1 ? -1 : to;
};
const stepsOf = ({ size, pawns, turn }: State, shut: Uint8Array): readonly string[] => {
  const [own, other] = [squareOf(size, pawns[turn] ?? ''), squareOf(size, pawns[1 - turn] ?? '')];
  const found = [0, 1, 2, 3].flatMap((direction) => {
    const to = next(size, shut, own, direction);
    const behind = to === other ? next(size, shut, other, direction) : to;
    if (to !== other || behind >= 0) return behind;
    return [1, 3].map((turned) => next(size, shut, other, (direction + turned) % 4));
  });
  return [...new Set(found)].filter((at) => at >= 0).map((at) => nameOf(size, at));
};
/** Marks the passages on a shortest path from a seat to its goal; undefined if there is none. */
const wayOf = ({ size, pawns }: State, shut: Uint8Array, seat: number): Uint8Array | undefined => {
  const start = squareOf(size, pawns[seat] ?? '');
  const [from, reached, goal] = [new Int8Array(size * size).fill(-1), [start], seat === 0 ? size - 1 : 0];
  from[start] = start;
  for (const at of reached) {
    if (Math.floor(at / size) === goal) {
      const way = new Uint8Array(shut.length);
      for (let [to, before] = [at, from[at] ?? 0]; to !== before; [to, before] = [before, from[before] ?? 0])
        way[2 * Math.min(to, before) + (Math.abs(to - before) === 1 ? 1 : 0)] = 1;
      return way;
    }
    for (let direction = 0; direction < 4; direction++) {
      const to = next(size, shut, at, direction);
      if (to < 0 || from[to] !== -1) continue;
      from[to] = at;
      reached.push(to);
    }
  }
  return undefined;
};
/** The closed passages, and the squares with the middle of a wall. */
const groundOf = (size: number, walls: readonly string[]) => ({
  shut: shutBy(size, walls),
  middles: new Set(walls.map((wall) => wall.slice(0, 2))),
});
type Ground = ReturnType<typeof groundOf>;
const waysOf = (state: State, { shut }: Ground) => [0, 1].map((seat) => wayOf(state, shut, seat));
const workedOut = (state: State) => {
  const ground = groundOf(state.size, state.walls);
  const ways = state.left[state.turn] === 0 ? [] : waysOf(state, ground);
  return { ...ground, steps: stepsOf(state, ground.shut), ways };
};
type Known = ReturnType<typeof workedOut>;
const hasRoom = (size: number, wall: string, { shut, middles }: Ground): boolean => {
  const [one, other] = [passageOf(size, wall), passageOf(size, wall) + apart(size, wall)];
  return fits(wall, size - 1) && shut[one] === 0 && shut[other] === 0 && !middles.has(wall.slice(0, 2));
};
/** A wall that leaves the known paths open needs no new search. */
const keepsWays = (state: State, wall: string, { shut, ways }: Known): boolean => {
  const [one, other] = [passageOf(state.size, wall), passageOf(state.size, wall) + apart(state.size, wall)];
  const isCut = (way: Uint8Array | undefined): boolean => way?.[one] === 1 || way?.[other] === 1;
  return ways.every((way, seat) => !isCut(way) || wayOf(state, shut.with(one, 1).with(other, 1), seat) !== undefined);
};

const isWall = ({ to }: Move): boolean => to.length === 3;
const demand = <Held>(rule: Rule, text: string, holds: (held: Held) => boolean) => ({ rule, text, holds });
type Asked = core.Question<State, Move> & { readonly known: Known };
const demands = [
  demand<Asked>(
    'QD-3.1',
    'the pawn cannot go there',
    ({ move, known }) => isWall(move) || known.steps.includes(move.to),
  ),
  demand<Asked>('QD-4.1', 'no wall is left', ({ state, move }) => !isWall(move) || state.left[state.turn] !== 0),
  demand<Asked>(
    'QD-4.2',
    'a wall has no room there',
    ({ state, move, known }) => !isWall(move) || hasRoom(state.size, move.to, known),
  ),
  demand<Asked>(
    'QD-4.3',
    'this wall shuts a pawn in',
    ({ state, move, known }) => !isWall(move) || keepsWays(state, move.to, known),
  ),
];
const corners = [...Array(64).keys()].map((at) => nameOf(8, at));
const wallsOn = core.constant(
  [...Array(10).keys()].map((size) =>
    corners.filter((name) => fits(name, size - 1)).flatMap((name) => [`${name}h`, `${name}v`]),
  ),
);
const applyLegal = ({ turn, ...state }: State, { to }: Move): State =>
  to.length === 2
    ? { ...state, pawns: state.pawns.with(turn, to), turn: 1 - turn }
    : {
        ...state,
        left: state.left.map((count, seat) => (seat === turn ? count - 1 : count)),
        walls: [...state.walls, to].sort(),
        turn: 1 - turn,
      };

const wallCount = ({ walls, left }: State): number => (walls.length + (left[0] ?? 0) + (left[1] ?? 0)) / 2;
const wallsFit = ({ size, walls }: State): boolean =>
  walls.every((wall, at) => wall > (walls[at - 1] ?? '') && hasRoom(size, wall, groundOf(size, walls.slice(0, at))));
const invariants: readonly core.Invariant<State, Rule>[] = [
  {
    ...demand('QD-3.1', 'pawns are on different squares', ({ size, pawns }: State) => {
      return pawns[0] !== pawns[1] && pawns.every((name) => fits(name, size));
    }),
    path: 'pawns',
  },
  {
    ...demand('QD-5.1', 'the seat in turn is not at its goal', ({ size, pawns, turn }: State) => {
      return !isGoal(size, turn, pawns[turn] ?? '');
    }),
    path: 'turn',
  },
  {
    ...demand('QD-1.1', 'both seats began with as many walls', (now: State) => {
      const count = wallCount(now);
      return Number.isInteger(count) && count <= 10 && now.left.every((left) => left <= count);
    }),
    path: 'left',
  },
  { ...demand('QD-4.2', 'walls are by the alphabet, and neither overlap nor cross', wallsFit), path: 'walls' },
  {
    ...demand('QD-4.3', 'each pawn has a way to its goal', (now: State) => {
      return waysOf(now, groundOf(now.size, now.walls)).every((way) => way !== undefined);
    }),
    path: 'walls',
  },
];
const size = core.oneOf(3, 5, 7, 9);
const state = core.exact<State>('a position', {
  size,
  pawns: core.list(core.text('a square', 2, /^[a-i][1-9]$/), 2, 2),
  left: core.list(core.whole(0, 10), 2, 2),
  walls: core.list(core.text('a wall', 3, /^[a-h][1-8][hv]$/), 0, 20),
  turn: core.whole(0, 1),
});
const move = core.exact<Move>('a move', {
  _tag: core.oneOf('Play'),
  to: core.text('a square or a wall', 3, /^(?:[a-i][1-9]|[a-h][1-8][hv])$/),
});
/** The parts that define texts and JSON of positions. Exported for tests, which leave some of them out. */
export const written = { rule: 'QD-6.2', longest: 120, invariants, state, view: state };
const positions = core.positionsBy(written);

export const game: Game<Quoridor> = core.gameOf<Quoridor>({
  id: 'quoridor',
  title: 'Quoridor',
  seats: { min: 2, max: 2 },
  turnRule: 'QD-2.1',
  ...core.openingBy<Quoridor['Options'], State, Rule>({
    rules,
    rule: 'QD-1.1',
    table: {
      size: { rule: 'QD-1.1', codec: size, default: 9, meaning: 'squares of an edge' },
      walls: { rule: 'QD-1.1', codec: core.whole(0, 10), default: 10, meaning: 'walls of each seat' },
    },
    start: ({ size, walls }) => {
      const middle = nameOf(size, size >> 1).charAt(0);
      return { size, pawns: [`${middle}1`, `${middle}${size}`], left: [walls, walls], walls: [], turn: 0 };
    },
    settings: (now) => ({ size: now.size, walls: wallCount(now) }),
  }),
  ...core.nothingHidden(positions.state, positions.position),
  moveText: core.fieldNotation({ rule: 'QD-6.1', longest: 3, codec: move }),
  seatCount: () => 2,
  toMove: (now) => (isOver(now) ? [] : core.firstSeats(2).slice(now.turn, now.turn + 1)),
  ...core.movesBy<State, Move, Rule, Known>({
    isOver,
    overRule: 'QD-5.1',
    move,
    moveRule: 'QD-6.1',
    workedOut,
    tried: ({ size, left, turn }, { steps }) =>
      [...steps, ...(left[turn] === 0 ? [] : (wallsOn[size] ?? []))].map((to) => ({ _tag: 'Play', to })),
    demands,
  }),
  applyLegal,
  // Pawns may step to and fro.
  lengths: { longest: () => Number.POSITIVE_INFINITY },
  score: (now) => [0, 1].map((seat) => (seat === winnerOf(now) ? 1 : 0)),
  outcome: (now) =>
    isOver(now) ? some({ ...core.mostWin([1 - winnerOf(now), winnerOf(now)]), reason: 'goal' }) : none,
  board: ({ size, pawns, walls, left }) => {
    const { shut } = groundOf(size, walls);
    const line = (row: number, sign: (at: number) => string): string =>
      Array.from({ length: size }, (_, column) => sign(row * size + column)).join('');
    const rows = Array.from({ length: size }, (_, index) => [
      `  ${line(size - index - 1, (at) => (shut[2 * at] === 1 ? '- ' : '  '))}`,
      `${size - index} ${line(size - index - 1, (at) => '.01'.charAt(pawns.indexOf(nameOf(size, at)) + 1) + (shut[2 * at + 1] === 1 ? '|' : ' '))}`,
    ]);
    return [...rows.flat(), `  ${'a b c d e f g h i'.slice(0, 2 * size)}  walls left: ${left.join(' and ')}`].join(
      '\n',
    );
  },
});
