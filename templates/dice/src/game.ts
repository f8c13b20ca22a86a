/** My Game: a race with two dice, one of which the seat to move takes. */
import * as core from 'rulehouse/author';
import { type Game, none, some } from 'rulehouse/author';
import { rules } from './rules.ts';

export interface State {
  /** The space of each seat. */
  readonly spaces: readonly number[];
  readonly turn: number;
  readonly goal: number;
  /** The dice on the table, the lower one first; empty before a roll. */
  readonly dice: string;
}

interface Take {
  readonly _tag: 'Take';
  readonly pips: number;
}
interface Fall {
  readonly _tag: 'Fall';
  readonly dice: string;
}
export interface Types {
  readonly Options: { readonly players: number; readonly goal: number };
  readonly State: State;
  readonly View: State;
  readonly Move: Take | Fall;
  readonly Rule: keyof typeof rules;
}
type Move = Types['Move'];
type Rule = Types['Rule'];

const isOver = ({ spaces, goal }: State): boolean => spaces.includes(goal);
const score = ({ spaces }: State): readonly number[] => [...spaces];

// ---- chapter 2: dice and moves ----
const pips = [1, 2, 3, 4, 5, 6] as const;
/** All rolls of two dice with their weights: two different numbers can be rolled in two ways. */
const throws = core.constant(
  pips.flatMap((low) =>
    pips
      .filter((high) => high >= low)
      .map((high): [Fall, number] => [{ _tag: 'Fall', dice: `${low}${high}` }, low === high ? 1 : 2]),
  ),
);
const tried = ({ dice }: State): readonly Move[] =>
  [...new Set(dice)].map((die) => ({ _tag: 'Take', pips: Number(die) }));
const demands: readonly core.Demand<Rule, core.Question<State, Move>>[] = [
  { rule: 'MG-2.1', text: 'only chance lets the dice fall', holds: ({ move }) => move._tag === 'Take' },
  {
    rule: 'MG-2.2',
    text: 'no die shows this number',
    holds: ({ state, move }) => move._tag === 'Fall' || state.dice.includes(String(move.pips)),
  },
];
const applyLegal = (state: State, move: Move): State => {
  if (move._tag === 'Fall') return { ...state, dice: move.dice };
  const { spaces, turn, goal } = state;
  const space = Math.min(goal, (spaces[turn] ?? 0) + move.pips);
  return {
    ...state,
    spaces: spaces.map((other, seat) => (seat === turn ? space : other === space ? 0 : other)),
    turn: space === goal ? turn : (turn + 1) % spaces.length,
    dice: '',
  };
};

// ---- chapter 4: texts ----
const invariants: readonly core.Invariant<State, Rule>[] = [
  {
    rule: 'MG-2.2',
    path: 'turn',
    text: 'the seat in turn is at the table',
    holds: ({ turn, spaces }) => turn < spaces.length,
  },
  {
    rule: 'MG-2.3',
    path: 'spaces',
    text: 'the seats stand on different spaces between 0 and the goal',
    holds: ({ spaces, goal }) => {
      const away = spaces.filter((space) => space > 0);
      return new Set(away).size === away.length && away.every((space) => space <= goal);
    },
  },
  {
    rule: 'MG-3.1',
    path: 'dice',
    text: 'the game ended with the turn of the winner, and no dice lie',
    holds: (state) => !isOver(state) || (state.spaces[state.turn] === state.goal && state.dice === ''),
  },
];
const state = core.exact<State>('a position', {
  spaces: core.list(core.whole(0, 60), 2, 4),
  turn: core.whole(0, 3),
  goal: core.whole(10, 60),
  dice: core.oneOf('', ...throws.map(([fall]) => fall.dice)),
});
const move = core.variants<Move>('a move', {
  Take: core.exact<Take>('a die', { _tag: core.oneOf('Take'), pips: core.whole(1, 6) }),
  Fall: core.exact<Fall>('a throw', { _tag: core.oneOf('Fall'), dice: core.text('dice', 2, /^[1-6]{2}$/) }),
});
const { position, state: codec } = core.positionsBy({ rule: 'MG-4.2', longest: 40, invariants, state, view: state });

export const game: Game<Types> = core.gameOf<Types>({
  id: 'my-game',
  title: 'My Game',
  seats: { min: 2, max: 4 },
  turnRule: 'MG-2.2',
  ...core.openingBy<Types['Options'], State, Rule>({
    rules,
    rule: 'MG-1.1',
    table: {
      players: { rule: 'MG-1.1', codec: core.whole(2, 4), default: 2, meaning: 'seats at the table' },
      goal: { rule: 'MG-1.1', codec: core.whole(10, 60), default: 30, meaning: 'spaces to the goal' },
    },
    start: ({ players, goal }) => ({ spaces: core.firstSeats(players).map(() => 0), turn: 0, goal, dice: '' }),
    settings: ({ spaces, goal }) => ({ players: spaces.length, goal }),
  }),
  ...core.nothingHidden(codec, position),
  moveText: core.fieldNotation<Move>({ rule: 'MG-4.1', longest: 7, codec: move }),
  seatCount: ({ spaces }) => spaces.length,
  toMove: (now) => (isOver(now) ? [] : core.firstSeats(now.spaces.length).slice(now.turn, now.turn + 1)),
  chance: (now) => (now.dice === '' && !isOver(now) ? core.weighted<Move>(throws) : []),
  ...core.movesBy<State, Move, Rule>({ isOver, overRule: 'MG-3.1', move, moveRule: 'MG-4.1', tried, demands }),
  applyLegal,
  // Seats can hit each other again and again.
  lengths: { longest: () => Number.POSITIVE_INFINITY },
  score,
  outcome: (now) => (isOver(now) ? some({ ...core.mostWin(score(now)), reason: 'goal' }) : none),
  board: ({ spaces, turn, goal, dice }) =>
    [
      ...spaces.map((space, seat) => `${seat === turn ? '>' : ' '} Seat ${seat}: space ${space} of ${goal}`),
      `Dice: ${[...dice].join(' and ') || 'in the air'}`,
    ].join('\n'),
});
