/**
 * Goofspiel, the Game of Pure Strategy: everybody bids for prizes with the same cards, at once and in secret. A complete game that is not
 * part of the library, written by following docs/guide/adding-a-game.md.
 */
import type { Either, Game, Legal, Notation, Option, Outcome, Refusal, Seat, Seed } from 'rulehouse';
import * as core from 'rulehouse/core';
import { fault, isLeft, isSome, left, none, right, some } from 'rulehouse/core';

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

/** Cards and prizes are digits, in texts. In a view `?` stands for what is hidden. */
export interface State {
  /** The prizes that are left, the open one first. */
  readonly prizes: string;
  /** The cards of each seat, ascending, with the one that it bids. */
  readonly hands: readonly string[];
  /** The bids of the first seats, until all have bid. */
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
const options = core.optionsOf<Options>('options', optionTable);
const accepted = core.acceptOptions(options, rules, 'GS-1.1');

const setup = (given: Options, seed: Seed): Either<Refusal<RuleId>, State> => {
  const chosen = accepted(given, seed);
  if (isLeft(chosen)) return chosen;
  const all = numbers.slice(0, chosen.right.cards);
  const everybody = core.firstSeats(chosen.right.players);
  const prizes = core.shuffled(core.source(seed), [...all]).join('');
  return right({ prizes, hands: everybody.map(() => all), bids: '', won: everybody.map(() => ''), lost: '' });
};

// ---- chapter 2: bids ----
const isOver = ({ prizes }: State): boolean => prizes === '';
const waiting = (view: State): readonly Seat[] =>
  isOver(view) ? [] : core.firstSeats(view.hands.length).slice(view.bids.length);
const handOf = ({ hands, bids }: State): string => hands[bids.length] ?? '';

const legalMoves = (view: State): readonly Legal<Move>[] =>
  core.mintAll(isOver(view) ? [] : [...handOf(view)].map((card): Move => ({ _tag: 'Bid', card })));

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

const holdsCard: core.Demand<RuleId, { readonly view: State; readonly card: string }> = {
  rule: 'GS-2.1',
  text: 'this card is not in the hand',
  holds: ({ view, card }) => handOf(view).includes(card),
};

const check = core.checkBy<State, Move, RuleId>({
  isOver,
  overRule: 'GS-3.1',
  move,
  moveRule: 'GS-4.1',
  refusal: (view, { card }) => core.firstBroken([holdsCard], { view, card }),
});

const view =
  (seat: Option<Seat>) =>
  ({ prizes, bids, ...open }: State): State => ({
    ...open,
    prizes: prizes.slice(0, 1) + prizes.slice(1).replaceAll(/./g, '?'),
    bids: [...bids].map((bid, other) => (isSome(seat) && seat.value === other ? bid : '?')).join(''),
  });

const determinize = (seen: State, seed: Seed): State => {
  const random = core.source(seed);
  const known = [seen.prizes, ...seen.won, seen.lost].join('');
  const missing = [...numbers.slice(0, known.length)].filter((prize) => !known.includes(prize));
  const drawn = [...core.shuffled(random, missing)];
  return {
    ...seen,
    prizes: seen.prizes.replaceAll('?', () => drawn.pop() ?? ''),
    bids: seen.bids.replaceAll('?', (_, seat: number) => {
      const hand = seen.hands[seat] ?? '';
      return hand.charAt(random.below(hand.length));
    }),
  };
};

// ---- chapter 3: the end ----
const score = ({ won }: State): readonly number[] =>
  won.map((own) => [...own].reduce((sum, prize) => sum + Number(prize), 0));

const outcome = (state: State): Option<Outcome> => {
  if (!isOver(state)) return none;
  const scores = score(state);
  const winners = core.firstSeats(scores.length).filter((seat) => scores[seat] === Math.max(...scores));
  const places = core.placesByValue(core.everyoneAlone(scores.length), scores);
  return some({ winners, places, reason: 'prizes' });
};

// ---- chapter 4: texts and JSON ----
const isAscending = (cards: string): boolean => sorted(cards) === cards && new Set(cards).size === cards.length;

const invariants: readonly core.Invariant<State, RuleId>[] = [
  {
    rule: 'GS-1.1',
    path: 'hands',
    text: 'a hand has ascending cards, as many as there are prizes',
    holds: ({ prizes, hands }) => hands.every((hand) => isAscending(hand) && hand.length === prizes.length),
  },
  {
    rule: 'GS-1.1',
    path: 'prizes',
    text: 'there is one prize for each number, and no higher card',
    holds: ({ prizes, hands, won, lost }) => {
      const all = [prizes, ...won, lost].join('');
      const [known, used] = [all.replaceAll('?', ''), numbers.slice(0, all.length)];
      const isOne = all.length >= 2 && all.length <= 9 && new Set(known).size === known.length;
      return isOne && [lost, ...won].every(isAscending) && [...known, ...hands.join('')].every((n) => used.includes(n));
    },
  },
  {
    rule: 'GS-2.2',
    path: 'bids',
    text: 'a bid is a card of the hand, not all seats have bid, and each seat has its prizes',
    holds: ({ prizes, hands, bids, won }) =>
      won.length === hands.length &&
      bids.length < (prizes === '' ? 1 : hands.length) &&
      [...bids].every((bid, seat) => bid === '?' || hands[seat]?.includes(bid)),
  },
];

const digits = (longest: number, pattern: RegExp) => core.text('digits', longest, pattern);

/** States and their texts; with `hides` those of views. */
const readers = (hides: boolean) => {
  const table = core.list(digits(9, /^[1-9]*$/), 2, 3);
  const shape = core.exact<State>('a position', {
    prizes: digits(9, hides ? /^([1-9]\?*)?$|^[1-9]+$/ : /^[1-9]*$/),
    hands: table,
    bids: digits(2, hides ? /^[1-9?]*$/ : /^[1-9]*$/),
    won: table,
    lost: digits(9, /^[1-9]*$/),
  });
  const state = core.refined(shape, 'a position', core.validate(invariants));
  const text: Notation<State> = core.notation({
    rule: 'GS-4.2',
    longest: 99,
    print: ({ prizes, hands, bids, won, lost }) =>
      [prizes, hands.join('/'), bids, won.join('/'), lost].map((part) => part || '-').join(' '),
    parse: (given) => {
      const parts = given.split(' ');
      if (parts.length !== 5 || parts.includes('')) return left(fault([], 'no position', 'GS-4.2'));
      const [prizes = '', hands = '', bids = '', won = '', lost = ''] = parts.map((one) => (one === '-' ? '' : one));
      return core.decode(state)({ prizes, hands: hands.split('/'), bids, won: won.split('/'), lost });
    },
  });
  return { state, text };
};
const [whole, seen] = [readers(false), readers(true)];

const moveText: Notation<Move> = core.notation({
  rule: 'GS-4.1',
  longest: 1,
  print: ({ card }) => card,
  parse: (card) => (/^[1-9]$/.test(card) ? right({ _tag: 'Bid', card }) : left(fault([], 'no card', 'GS-4.1'))),
});

const board = ({ prizes, hands, bids, won }: State): string =>
  [
    `Prizes: ${prizes || 'none'}`,
    ...hands.map((hand, seat) => `Seat ${seat}: cards ${hand}, bid ${bids[seat] ?? '-'}, won [${won[seat] ?? ''}]`),
  ].join('\n');

export const game: Game<Goofspiel> = core.constant({
  id: 'goofspiel',
  title: 'Goofspiel',
  seats: { min: 2, max: 3 },
  rules,
  turnRule: 'GS-2.1',
  overRule: 'GS-3.1',
  optionInfo: core.optionInfoOf(optionTable),
  options,
  state: whole.state,
  viewState: seen.state,
  move,
  position: whole.text,
  viewText: seen.text,
  moveText,
  contradicted: ({ players, cards }, { prizes, hands, won, lost }) =>
    core.firstUnlike({ players, cards }, { players: hands.length, cards: [prizes, ...won, lost].join('').length }),
  setup,
  teams: ({ hands }) => core.everyoneAlone(hands.length),
  key: whole.text.print,
  seatCount: ({ hands }) => hands.length,
  seatName: core.numberedSeat,
  toMove: (state) => waiting(state).slice(0, 1),
  legalMoves,
  check,
  applyLegal,
  score,
  outcome,
  view,
  determinize,
  isSecret: (state) => !isOver(state),
  atOnce: waiting,
  board,
});
