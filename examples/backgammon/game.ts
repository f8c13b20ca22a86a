/**
 * Backgammon without the doubling cube: two dice, and plays that must use as much of them as they can. A complete game with dice that is not part of
 * the library.
 */
import * as core from 'rulehouse/author';
import { type Game, none, type Seat, some } from 'rulehouse/author';

const rules = {
  'BG-1.1': 'Each seat has 15 checkers: two on its 24 point, five on its 13, three on its 8, five on its 6',
  'BG-1.2': 'Each seat throws a die until they differ; the higher begins with both dice',
  'BG-2.1': 'The seat in turn throws two dice and moves a checker by each; a double is moved four times',
  'BG-2.2': 'The dice fall by chance: each of the 36 throws is as likely as the others',
  'BG-3.1': 'A checker on the bar enters before others move',
  'BG-3.2': 'A checker moves toward its 1 point, to a point with at most one checker of the other seat',
  'BG-3.3': 'A single checker of the other seat is hit: it goes to the bar',
  'BG-3.4':
    'A seat with all its checkers on its points 1 to 6 bears off, with a higher die only from its highest point',
  'BG-3.5': 'As many dice are used as can be; if only one of two can be, the higher',
  'BG-3.6':
    'Plays that lead to the same position are one; it is written by its checkers from the back, the higher die first',
  'BG-4.1': 'The first seat that bears off all checkers wins, and the game is over',
  'BG-4.2':
    'It wins two points if the other has borne off none, three if one of those is also on the bar or on the points 1 to 6 of the winner',
  'BG-5.1': 'A move is written as Fall and the dice, or as steps such as 13/8,6/5; bar, off and pass are words',
  'BG-5.2': 'A position is written as points, bar, checkers off, dice, and the seat in turn',
} as const;

export interface State {
  /** The checkers on each point, from the 1 point of seat 0; negative numbers are checkers of seat 1. */
  readonly points: readonly number[];
  readonly bar: readonly number[];
  readonly off: readonly number[];
  /** Two dice, the higher first; empty before a roll and when the game is over. */
  readonly dice: readonly number[];
  /** The seat to move; 2 until it is decided who begins. */
  readonly turn: number;
}

export interface Backgammon {
  readonly Options: object;
  readonly State: State;
  readonly View: State;
  readonly Move:
    | { readonly _tag: 'Fall'; readonly dice: readonly number[] }
    | { readonly _tag: 'Play'; readonly steps: readonly string[] };
  readonly Rule: keyof typeof rules;
}
type Move = Backgammon['Move'];
type Rule = Backgammon['Rule'];

const checkers = 15;
const isOver = ({ off }: State): boolean => off.some((count) => count === checkers);
/** True if the dice must be rolled, before the first turn and at the beginning of each turn. */
const isFalling = (state: State): boolean => state.dice.length === 0 && !isOver(state);

// ---- chapter 3: single steps, from the view of the seat to move: points 1 to 24, 25 is the bar, 0 is off ----
const indexOf = (turn: number, point: number): number => (turn === 0 ? point - 1 : 24 - point);
const own = ({ points, turn }: State, point: number): number =>
  (points[indexOf(turn, point)] ?? 0) * (turn === 0 ? 1 : -1);
const count = (state: State, point: number): number =>
  point === 25 ? (state.bar[state.turn] ?? 0) : Math.max(0, own(state, point));
const bearsOff = (state: State): boolean => {
  for (let point = 7; point <= 25; point++) if (count(state, point) > 0) return false;
  return true;
};
const isHighest = (state: State, from: number): boolean => {
  for (let point = from + 1; point <= 6; point++) if (count(state, point) > 0) return false;
  return true;
};

/** The point to which a die moves a checker; undefined if this is not allowed. */
const target = (state: State, from: number, die: number): number | undefined => {
  if (count(state, from) === 0 || (from !== 25 && count(state, 25) > 0)) return undefined;
  const to = from - die;
  if (to > 0) return own(state, to) >= -1 ? to : undefined;
  return bearsOff(state) && (to === 0 || isHighest(state, from)) ? 0 : undefined;
};

const withStep = (state: State, from: number, to: number): State => {
  const { turn } = state;
  const sign = turn === 0 ? 1 : -1;
  const [points, bar, off] = [[...state.points], [...state.bar], [...state.off]];
  const add = (list: number[], index: number, value: number): void => {
    list[index] = (list[index] ?? 0) + value;
  };
  if (from === 25) add(bar, turn, -1);
  else add(points, indexOf(turn, from), -sign);
  if (to === 0) add(off, turn, 1);
  else if (own(state, to) === -1) {
    points[indexOf(turn, to)] = sign;
    add(bar, 1 - turn, 1);
  } else add(points, indexOf(turn, to), sign);
  return { ...state, points, bar, off };
};

const stepText = (from: number, to: number): string => `${from === 25 ? 'bar' : from}/${to === 0 ? 'off' : to}`;
const sameBoard = ({ points, bar, off }: State): string => [points, bar, off].join(';');

interface Line {
  readonly steps: readonly string[];
  readonly after: State;
  readonly dice: readonly number[];
}

/** Extends lines by one more die, with one line per position. Tries the rearmost checkers first, because the first line that reaches a position is the one printed. */
const extended = (layer: readonly Line[], die: number): readonly Line[] => {
  const found = new Map<string, Line>();
  for (const { steps, after, dice } of layer)
    for (let from = 25; from >= 1; from--) {
      const to = target(after, from, die);
      if (to === undefined) continue;
      const next = withStep(after, from, to);
      const board = sameBoard(next);
      if (!found.has(board))
        found.set(board, { steps: [...steps, stepText(from, to)], after: next, dice: [...dice, die] });
    }
  return [...found.values()];
};

/** The longest lines that use the dice in this order. */
const longestBy = (start: Line, dice: readonly number[]): readonly Line[] => {
  let layer: readonly Line[] = [start];
  for (const die of dice) {
    const next = extended(layer, die);
    if (next.length === 0) break;
    layer = next;
  }
  return layer;
};

/** The plays of a position: the printed steps of each, by the resulting board. */
type Plays = ReadonlyMap<string, readonly string[]>;

/** The longest lines, one per resulting board; if only one die can be used, the higher one. */
const plays = (state: State): Plays => {
  const [high = 0, low = 0] = state.dice;
  const start: Line = { steps: [], after: state, dice: [] };
  const orders =
    high === low
      ? [[high, high, high, high]]
      : [
          [high, low],
          [low, high],
        ];
  const all = orders.flatMap((dice) => longestBy(start, dice));
  const most = Math.max(...all.map(({ steps }) => steps.length));
  const longest = all.filter(({ steps }) => steps.length === most);
  const usesHigh = longest.some(({ dice }) => dice.includes(high));
  const first = new Map<string, readonly string[]>();
  for (const { after, steps, dice } of longest) {
    const board = sameBoard(after);
    if ((most !== 1 || !usesHigh || dice.includes(high)) && !first.has(board)) first.set(board, steps);
  }
  return first;
};

// ---- chapter 2: turns ----
const pairs = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].map((other) => [one, other] as const));
/** The 21 rolls of two dice in any order, and the 30 rolls of the opening, in which each die belongs to a seat. */
const throws = core.constant(
  core.weighted(
    pairs.flatMap(([one, other]) =>
      one < other
        ? []
        : [[{ _tag: 'Fall', dice: [one, other] }, one === other ? 1 : 2] as const satisfies readonly [Move, number]],
    ),
  ),
);
const openings = core.constant(
  core.evenly<Move>(pairs.flatMap(([one, other]) => (one === other ? [] : [{ _tag: 'Fall', dice: [one, other] }]))),
);
const pointsOf = (step: string): readonly [number, number] => {
  const [from = '', to = ''] = step.split('/');
  return [from === 'bar' ? 25 : Number(from), to === 'off' ? 0 : Number(to)];
};
const afterSteps = (state: State, steps: readonly string[]): State =>
  steps.map(pointsOf).reduce((now, [from, to]) => withStep(now, from, to), state);
const applyLegal = (state: State, move: Move): State => {
  if (move._tag === 'Fall') {
    const [one = 0, other = 0] = move.dice;
    const dice = [Math.max(one, other), Math.min(one, other)];
    return { ...state, dice, turn: state.turn < 2 ? state.turn : one > other ? 0 : 1 };
  }
  return { ...afterSteps(state, move.steps), dice: [], turn: 1 - state.turn };
};

const demands: readonly core.Demand<Rule, core.Question<State, Move> & { readonly known: Plays }>[] = [
  { rule: 'BG-2.2', text: 'only chance lets the dice fall', holds: ({ move }) => move._tag === 'Play' },
  {
    rule: 'BG-3.2',
    text: 'a checker cannot move so',
    holds: ({ state, move }) => move._tag !== 'Play' || stepsHold(state, move.steps, state.dice),
  },
  {
    rule: 'BG-3.5',
    text: 'more of the dice must be used, or the higher',
    holds: ({ state, move, known }) => move._tag !== 'Play' || known.has(sameBoard(afterSteps(state, move.steps))),
  },
  {
    rule: 'BG-3.6',
    text: 'the same play is written otherwise',
    holds: ({ state, move, known }) =>
      move._tag !== 'Play' || known.get(sameBoard(afterSteps(state, move.steps)))?.join() === move.steps.join(),
  },
];
/** Tries the lower of the remaining dice first for each step, so that the higher one is left for bearing off. */
const stepsHold = (state: State, steps: readonly string[], dice: readonly number[]): boolean => {
  const left = dice[0] === dice[1] ? [...dice, ...dice] : dice;
  const search = (now: State, index: number, rest: readonly number[]): boolean => {
    const step = steps[index];
    if (step === undefined) return true;
    const [from, to] = pointsOf(step);
    return rest.some(
      (die, place) =>
        target(now, from, die) === to && search(withStep(now, from, to), index + 1, rest.toSpliced(place, 1)),
    );
  };
  return search(state, 0, left);
};
// ---- chapter 4: the end ----
const worth = (state: State): readonly number[] => {
  const winner = state.off.findIndex((borne) => borne === checkers);
  if (winner < 0) return [0, 0];
  const loser = 1 - winner;
  const home = state.points.slice(...(winner === 0 ? [0, 6] : [18, 24]));
  const isBackgammon = (state.bar[loser] ?? 0) > 0 || home.some((one) => one * (loser === 0 ? 1 : -1) > 0);
  const points = (state.off[loser] ?? 0) > 0 ? 1 : isBackgammon ? 3 : 2;
  return [0, 1].map((seat) => (seat === winner ? points : 0));
};
const reasons = ['', 'single', 'gammon', 'backgammon'];

// ---- chapter 5: texts and JSON ----
const total = ({ points, bar, off }: State, seat: number): number =>
  (bar[seat] ?? 0) + (off[seat] ?? 0) + points.reduce((sum, one) => sum + Math.max(0, seat === 0 ? one : -one), 0);
const invariants: readonly core.Invariant<State, Rule>[] = [
  {
    rule: 'BG-1.1',
    path: 'points',
    text: 'each seat has 15 checkers',
    holds: (state) => total(state, 0) === checkers && total(state, 1) === checkers,
  },
  {
    rule: 'BG-4.1',
    path: 'off',
    text: 'one seat at most has borne off all, and then the other is in turn',
    holds: (state) =>
      !isOver(state) || (state.dice.length === 0 && state.off[state.turn] !== checkers && state.turn < 2),
  },
  {
    rule: 'BG-2.1',
    path: 'dice',
    text: 'two dice, the higher first, or none',
    holds: ({ dice: [high = 0, low = 0], dice }) => dice.length !== 1 && high >= low,
  },
  {
    rule: 'BG-1.2',
    path: 'turn',
    text: 'a seat is in turn after the first throw, by unequal dice',
    holds: ({ turn, dice, points }) => turn < 2 || (dice.length === 0 && points.join() === opening.join()),
  },
];
const opening: readonly number[] = [-2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2];
const state = core.exact<State>('a position', {
  points: core.list(core.whole(-checkers, checkers), 24, 24),
  bar: core.list(core.whole(0, checkers), 2, 2),
  off: core.list(core.whole(0, checkers), 2, 2),
  dice: core.list(core.whole(1, 6), 0, 2),
  turn: core.whole(0, 2),
});
const { position, state: codec } = core.positionsBy({ rule: 'BG-5.2', longest: 120, invariants, state, view: state });

const step = core.text('a step', 6, /^(?:bar|[1-9]|1[0-9]|2[0-4])\/(?:off|[1-9]|1[0-9]|2[0-4])$/);
const move = core.variants<Move>('a move', {
  Fall: core.exact<Extract<Move, { readonly _tag: 'Fall' }>>('a throw', {
    _tag: core.oneOf('Fall'),
    dice: core.list(core.whole(1, 6), 2, 2),
  }),
  Play: core.exact<Extract<Move, { readonly _tag: 'Play' }>>('a play', {
    _tag: core.oneOf('Play'),
    steps: core.list(step, 0, 4),
  }),
});
const moveText = core.notation<Move>({
  rule: 'BG-5.1',
  longest: 40,
  print: (made) => (made._tag === 'Fall' ? `Fall ${made.dice.join('-')}` : made.steps.join() || 'pass'),
  parse: (text) => {
    const [, one, other] = /^Fall ([1-6])-([1-6])$/.exec(text) ?? [];
    const fall = { _tag: 'Fall', dice: [Number(one), Number(other)] };
    const read = core.decode(move)(
      one === undefined ? { _tag: 'Play', steps: text === 'pass' ? [] : text.split(',') } : fall,
    );
    return core.isLeft(read)
      ? core.left(core.fault([], `${core.show(text)} is not a throw or a play`, 'BG-5.1'))
      : read;
  },
});

const seatsOf = ({ turn }: State): readonly Seat[] => core.firstSeats(2).slice(turn, turn + 1);

export const game: Game<Backgammon> = core.gameOf<Backgammon>({
  id: 'backgammon',
  title: 'Backgammon',
  seats: { min: 2, max: 2 },
  turnRule: 'BG-2.1',
  ...core.openingBy<object, State, Rule>({
    rules,
    rule: 'BG-1.1',
    table: {},
    start: () => ({ points: [...opening], bar: [0, 0], off: [0, 0], dice: [], turn: 2 }),
  }),
  ...core.nothingHidden(codec, position),
  moveText,
  seatCount: () => 2,
  toMove: (now) => (isOver(now) ? [] : seatsOf(now)),
  chance: (now) => (isFalling(now) ? (now.turn < 2 ? throws : openings) : []),
  ...core.movesBy<State, Move, Rule, Plays>({
    isOver,
    overRule: 'BG-4.1',
    move,
    moveRule: 'BG-5.1',
    workedOut: plays,
    tried: (_, known) => [...known.values()].map((steps) => ({ _tag: 'Play', steps })),
    demands,
  }),
  applyLegal,
  // Checkers can be hit again and again.
  lengths: { longest: () => Number.POSITIVE_INFINITY },
  score: worth,
  outcome: (now) =>
    isOver(now) ? some({ ...core.mostWin(worth(now)), reason: reasons[Math.max(...worth(now))] ?? 'single' }) : none,
  board: ({ points, bar, off, dice, turn }) => {
    const cell = (one: number | undefined = 0): string =>
      (one === 0 ? ' .' : `${one > 0 ? 'o' : 'x'}${Math.abs(one)}`).padStart(4);
    return [
      [...Array(12).keys()].map((index) => cell(points[12 + index])).join(''),
      [...Array(12).keys()].map((index) => cell(points[11 - index])).join(''),
      `Bar: o ${bar[0]}, x ${bar[1]}; off: o ${off[0]}, x ${off[1]}`,
      `${turn === 2 ? 'The first throw' : turn === 0 ? 'o' : 'x'}: ${dice.join(' and ') || 'the dice fall'}`,
    ].join('\n');
  },
});
