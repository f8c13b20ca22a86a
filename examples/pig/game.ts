/**
 * Pig: roll a die as often as you dare. A complete game with dice that is not part of the library.
 */
import * as core from 'rulehouse/author';
import { type Game, none, some } from 'rulehouse/author';

const rules = {
  'PG-1.1': 'Two to six seats play for a number of points that is agreed on',
  'PG-2.1': 'The seat in turn rolls the die, or holds if it has rolled at least once',
  'PG-2.2': 'A 1 ends the turn and loses what the turn has brought; other numbers are added to it',
  'PG-2.3': 'A seat that holds scores what the turn has brought, and the next seat is in turn',
  'PG-2.4': 'The die falls by chance: each number is as likely as the others',
  'PG-3.1': 'The first seat that holds with the points agreed on wins, and the game is over',
  'PG-4.1': 'A move is written as Roll, Hold or Fall and the number of the die',
  'PG-4.2':
    'A position is written as points, seat in turn, points of the turn, goal, and rolls if the die is in the air',
} as const;

export interface State {
  /** The points of each seat. */
  readonly points: readonly number[];
  readonly turn: number;
  /** The points gained in this turn so far. */
  readonly brought: number;
  readonly goal: number;
  /** Whether the seat holds the die, or the die is being rolled. */
  readonly die: 'held' | 'rolls';
}

export interface Pig {
  readonly Options: { readonly players: number; readonly goal: number };
  readonly State: State;
  readonly View: State;
  readonly Move:
    | { readonly _tag: 'Roll' }
    | { readonly _tag: 'Hold' }
    | { readonly _tag: 'Fall'; readonly pips: number };
  readonly Rule: keyof typeof rules;
}
type Move = Pig['Move'];

const winner = ({ points, goal }: State): number => points.findIndex((own) => own >= goal);
const isOver = (state: State): boolean => winner(state) >= 0;

const move = core.variants<Move>('a move', {
  Roll: core.exact<{ readonly _tag: 'Roll' }>('a roll', { _tag: core.oneOf('Roll') }),
  Hold: core.exact<{ readonly _tag: 'Hold' }>('a hold', { _tag: core.oneOf('Hold') }),
  Fall: core.exact<{ readonly _tag: 'Fall'; readonly pips: number }>('a fall', {
    _tag: core.oneOf('Fall'),
    pips: core.whole(1, 6),
  }),
});

const passed = (state: State, brought: number): State => ({
  ...state,
  points: state.points.map((own, seat) => (seat === state.turn ? own + brought : own)),
  turn: (state.turn + 1) % state.points.length,
  brought: 0,
  die: 'held',
});

const applyLegal = (state: State, made: Move): State => {
  switch (made._tag) {
    case 'Roll':
      return { ...state, die: 'rolls' };
    case 'Hold':
      return passed(state, state.brought);
    case 'Fall':
      return made.pips === 1 ? passed(state, 0) : { ...state, brought: state.brought + made.pips, die: 'held' };
  }
};

const demands: readonly core.Demand<Pig['Rule'], core.Question<State, Move>>[] = [
  { rule: 'PG-2.4', text: 'only chance lets the die fall', holds: ({ move: { _tag } }) => _tag !== 'Fall' },
  {
    rule: 'PG-2.1',
    text: 'roll at least once before you hold',
    holds: ({ state, move: { _tag } }) => _tag !== 'Hold' || state.brought > 0,
  },
];

const most = 1000;
const invariants: readonly core.Invariant<State, Pig['Rule']>[] = [
  {
    rule: 'PG-2.1',
    path: 'turn',
    text: 'the seat in turn is at the table',
    holds: ({ turn, points }) => turn < points.length,
  },
  {
    rule: 'PG-3.1',
    path: 'points',
    text: 'the game ends with the first seat that has the points, after its turn',
    holds: ({ points, goal, turn, brought, die }) => {
      const done = points.findIndex((own) => own >= goal);
      const last = (turn + points.length - 1) % points.length;
      return (
        done < 0 ||
        (done === last && brought === 0 && die === 'held' && points.filter((own) => own >= goal).length === 1)
      );
    },
  },
  { rule: 'PG-2.2', path: 'brought', text: 'no roll brings a single point', holds: ({ brought }) => brought !== 1 },
];

const state = core.exact<State>('a position', {
  points: core.list(core.whole(0, 2 * most), 2, 6),
  turn: core.whole(0, 5),
  brought: core.whole(0, most),
  goal: core.whole(10, most),
  die: core.oneOf('held', 'rolls'),
});
const { position, state: codec } = core.positionsBy({ rule: 'PG-4.2', longest: 60, invariants, state, view: state });

export const game: Game<Pig> = core.gameOf<Pig>({
  id: 'pig',
  title: 'Pig',
  seats: { min: 2, max: 6 },
  turnRule: 'PG-2.1',
  ...core.openingBy<Pig['Options'], State, Pig['Rule']>({
    rules,
    rule: 'PG-1.1',
    table: {
      players: { rule: 'PG-1.1', codec: core.whole(2, 6), default: 2, meaning: 'seats at the table' },
      goal: { rule: 'PG-1.1', codec: core.whole(10, most), default: 100, meaning: 'points that win' },
    },
    start: ({ players, goal }) => ({
      points: Array.from({ length: players }, () => 0),
      turn: 0,
      brought: 0,
      goal,
      die: 'held',
    }),
    settings: ({ points, goal }) => ({ players: points.length, goal }),
  }),
  ...core.nothingHidden(codec, position),
  moveText: core.fieldNotation<Move>({ rule: 'PG-4.1', longest: 6, codec: move }),
  seatCount: ({ points }) => points.length,
  toMove: (now) => (isOver(now) ? [] : core.firstSeats(now.points.length).slice(now.turn, now.turn + 1)),
  ...core.movesBy<State, Move, Pig['Rule']>({
    isOver,
    overRule: 'PG-3.1',
    move,
    moveRule: 'PG-4.1',
    tried: () => [{ _tag: 'Roll' }, { _tag: 'Hold' }],
    demands,
  }),
  chance: ({ die }) =>
    die === 'held' ? [] : core.evenly<Move>([1, 2, 3, 4, 5, 6].map((pips) => ({ _tag: 'Fall', pips }))),
  applyLegal,
  // Seats can throw ones again and again.
  lengths: { longest: () => Number.POSITIVE_INFINITY },
  score: ({ points }) => [...points],
  outcome: (now) => {
    const won = core.firstSeats(now.points.length).filter((seat) => seat === winner(now));
    return won.length === 0
      ? none
      : some({ ...core.wonBy(core.everyoneAlone(now.points.length), won), reason: 'goal' });
  },
  board: ({ points, turn, brought, goal, die }) =>
    [
      ...points.map((own, seat) => `${seat === turn ? '>' : ' '} Seat ${seat}: ${own} of ${goal}`),
      `This turn: ${brought}${die === 'rolls' ? ', the die rolls' : ''}`,
    ].join('\n'),
});
