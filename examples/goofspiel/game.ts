/**
 * Goofspiel, the Game of Pure Strategy: all players bid for prizes with the same cards, simultaneously and in secret. A complete game that is not
 * part of the library, written by following docs/guide/adding-a-game.md.
 */
import * as core from 'rulehouse/author';
import { type Game, isSome, none, type Option, type Outcome, type Seat, type Seed, some } from 'rulehouse/author';

const rules = {
  'GS-1.1': 'Two or three seats have the cards from 1 up; there is a prize for each number',
  'GS-1.2': 'The prizes are shuffled; the first lies open, nobody sees the others',
  'GS-2.1': 'The seats that have not bid yet bid one card of their hand each',
  'GS-2.2': 'Seats bid at once: nobody sees a bid before all are made',
  'GS-2.3': 'The highest bid wins the prize, or nobody if several are the highest; the cards are gone',
  'GS-3.1': 'The game is over when no prize is left',
  'GS-3.2': 'The most points win: the sum of the prizes won',
  'GS-4.1': 'A move is written as the number of its card',
  'GS-4.2': 'A position is written as prizes, hands, bids, prizes won and lost; - is none',
} as const;

/** In texts, cards and prizes are digits. In a view, `?` stands for a hidden one. */
export interface State {
  /** The remaining prizes, the open one first. */
  readonly prizes: string;
  /** The cards of each seat, ascending, including the one it bids. */
  readonly hands: readonly string[];
  /** The bids of the first seats; empty when all have bid. */
  readonly bids: string;
  /** The prizes of each seat, ascending. */
  readonly won: readonly string[];
  /** The prizes that nobody won, ascending. */
  readonly lost: string;
}

export interface Goofspiel {
  readonly Options: { readonly players: number; readonly cards: number };
  readonly State: State;
  readonly View: State;
  readonly Move: { readonly _tag: 'Bid'; readonly card: string };
  readonly Rule: keyof typeof rules;
}
type Options = Goofspiel['Options'];
type Move = Goofspiel['Move'];
type RuleId = Goofspiel['Rule'];

const numbers = '123456789';
const sorted = (cards: string): string => [...cards].sort().join('');

// ---- chapter 1: options and set-up ----
const optionTable: core.OptionTable<Options, RuleId> = {
  players: { rule: 'GS-1.1', codec: core.whole(2, 3), default: 2, meaning: 'seats at the table' },
  cards: { rule: 'GS-1.1', codec: core.whole(2, 9), default: 6, meaning: 'cards of each seat' },
};

const start = ({ players, cards }: Options, seed: Seed): State => {
  const prizes = core.shuffled(core.source(seed), [...numbers.slice(0, cards)]).join('');
  const everybody = core.firstSeats(players);
  return { prizes, hands: everybody.map(() => sorted(prizes)), bids: '', won: everybody.map(() => ''), lost: '' };
};

// ---- chapter 2: bids ----
const isOver = ({ prizes }: State): boolean => prizes === '';
/** The seats that have not bid yet. */
const waiting = (view: State): readonly Seat[] =>
  isOver(view) ? [] : core.firstSeats(view.hands.length).slice(view.bids.length);

const settled = ({ prizes, hands, won, lost }: State, bids: string): State => {
  const [prize, highest] = [prizes.slice(0, 1), sorted(bids).slice(-1)];
  const winner = bids.split(highest).length === 2 ? bids.indexOf(highest) : -1;
  return {
    prizes: prizes.slice(1),
    hands: hands.map((hand, seat) => hand.replace(bids[seat] ?? '', '')),
    bids: '',
    won: won.map((own, seat) => (seat === winner ? sorted(own + prize) : own)),
    lost: winner < 0 ? sorted(lost + prize) : lost,
  };
};

const applyLegal = (state: State, { card }: Move): State => {
  const bids = state.bids + card;
  return bids.length < state.hands.length ? { ...state, bids } : settled(state, bids);
};

const move = core.exact<Move>('a move', { _tag: core.oneOf('Bid'), card: core.text('a card', 1, /^[1-9]$/) });

const holdsCard: core.Demand<RuleId, core.Question<State, Move>> = {
  rule: 'GS-2.1',
  text: 'this card is not in the hand',
  holds: ({ state: { hands, bids }, move }) => hands[bids.length]?.includes(move.card) ?? false,
};
const tried = (): readonly Move[] => Array.from(numbers, (card) => ({ _tag: 'Bid', card }));

const view =
  (seat: Option<Seat>) =>
  ({ prizes, bids, ...open }: State): State => ({
    ...open,
    prizes: prizes.replace(/(?<=.)./g, '?'),
    bids: [...bids].map((bid, other) => (isSome(seat) && seat.value === other ? bid : '?')).join(''),
  });

const allPrizes = ({ prizes, won, lost }: State): string => [prizes, ...won, lost].join('');

/** The prizes that cannot be seen. */
const unseen = (view: State): readonly string[] =>
  [...numbers.slice(0, allPrizes(view).length)].filter((prize) => !allPrizes(view).includes(prize));

const determinize = (seen: State, seed: Seed): State => {
  const random = core.source(seed);
  const drawn = [...core.shuffled(random, unseen(seen))];
  const anyOf = (hand: string): string => hand.charAt(random.below(hand.length));
  return {
    ...seen,
    prizes: seen.prizes.replaceAll('?', () => drawn.pop() ?? ''),
    bids: seen.bids.replaceAll('?', (_, seat: number) => anyOf(seen.hands[seat] ?? '')),
  };
};

// ---- chapter 3: the end ----
const score = ({ won }: State): readonly number[] =>
  won.map((own) => [...own].reduce((sum, prize) => sum + Number(prize), 0));

const outcome = (state: State): Option<Outcome> =>
  isOver(state) ? some({ ...core.mostWin(score(state)), reason: 'prizes' }) : none;

// ---- chapter 4: texts and JSON ----
const invariants: readonly core.Invariant<State, RuleId>[] = [
  {
    rule: 'GS-1.1',
    path: 'hands',
    text: 'each seat has its prizes, and as many cards as prizes are left',
    holds: ({ prizes, hands, won }) =>
      won.length === hands.length && hands.every(({ length }) => length === prizes.length),
  },
  {
    rule: 'GS-1.1',
    path: 'prizes',
    text: 'there is one prize for each number, and no higher card',
    holds: (state) => {
      const all = allPrizes(state);
      const isOne = all.length >= 2 && all.length <= 9 && unseen(state).length === all.split('?').length - 1;
      return isOne && state.hands.every((hand) => Number(hand.slice(-1)) <= all.length);
    },
  },
  {
    rule: 'GS-2.2',
    path: 'bids',
    text: 'a bid is a card of the hand, and not all seats have bid',
    holds: ({ prizes, hands, bids }) =>
      bids.length < (prizes === '' ? 1 : hands.length) &&
      [...bids].every((bid, seat) => bid === '?' || hands[seat]?.includes(bid)),
  },
];

const ascending = core.text('ascending numbers', 9, /^1?2?3?4?5?6?7?8?9?$/);

const form = (prizes: RegExp, bids: RegExp) =>
  core.exact<State>('a position', {
    prizes: core.text('prizes', 9, prizes),
    hands: core.list(ascending, 2, 3),
    bids: core.text('bids', 2, bids),
    won: core.list(ascending, 2, 3),
    lost: ascending,
  });

const board = ({ prizes, hands, bids, won }: State): string =>
  [
    `Prizes: ${prizes || 'none'}`,
    ...hands.map((hand, seat) => `Seat ${seat}: cards ${hand}, bid ${bids[seat] ?? '-'}, won [${won[seat] ?? ''}]`),
  ].join('\n');

export const game: Game<Goofspiel> = core.gameOf<Goofspiel>({
  id: 'goofspiel',
  title: 'Goofspiel',
  seats: { min: 2, max: 3 },
  turnRule: 'GS-2.1',
  ...core.openingBy({ rules, rule: 'GS-1.1', table: optionTable, start }),
  contradicted: (given, view) => core.firstUnlike(given, { players: view.hands.length, cards: allPrizes(view).length }),
  ...core.positionsBy({
    rule: 'GS-4.2',
    longest: 99,
    invariants,
    state: form(/^[1-9]*$/, /^[1-9]*$/),
    view: form(/^[1-9]*$|^[1-9]\?*$/, /^[1-9?]*$/),
  }),
  moveText: core.fieldNotation({ rule: 'GS-4.1', longest: 1, codec: move }),
  seatCount: ({ hands }) => hands.length,
  ...core.atOnceBy(waiting),
  ...core.movesBy({ isOver, overRule: 'GS-3.1', move, moveRule: 'GS-4.1', tried, demands: [holdsCard] }),
  applyLegal,
  lengths: { longest: ({ players, cards }) => players * cards },
  score,
  outcome,
  view,
  determinize,
  board,
});
