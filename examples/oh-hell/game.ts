/**
 * A deal of Oh Hell: bid how many tricks you will take, and then take exactly that many. A complete trick-taking game that is not part of the library.
 */
import * as core from 'rulehouse/author';
import { type Game, none, type Seat, some } from 'rulehouse/author';

const rules = {
  'OH-1.1':
    'Two to six seats have the same number of cards of a deck of 52; the next card shows the trump suit, the others lie unseen',
  'OH-2.1': 'From seat 0 on each seat bids how many tricks it will take, from none to all',
  'OH-2.2': 'The last bid may not make the bids add up to the number of tricks',
  'OH-3.1':
    'Seat 0 leads to the first trick, then the winner of each leads to the next; each seat plays a card of its hand in turn',
  'OH-3.2': 'A seat that has a card of the suit that was led plays one',
  'OH-3.3': 'The highest trump takes the trick, or the highest card of the suit that was led if there is none',
  'OH-4.1': 'The deal is over when all cards are played',
  'OH-4.2': 'A seat scores a point for each trick, and ten more if it took as many as it bid; the most points win',
  'OH-5.1': 'A move is written as Bid and a number, or Play and a card',
  'OH-5.2':
    'A position is written as hands, trump, unseen cards, played cards, the trick, its leader, tricks taken, and bids',
} as const;

/** Cards are a rank and a suit, such as `AS` or `TD`; `?` is a card that cannot be seen. */
export interface State {
  readonly hands: readonly (readonly string[])[];
  readonly trump: readonly string[];
  readonly unseen: readonly string[];
  /** The cards of the finished tricks, in the order in which they were played. */
  readonly played: readonly string[];
  /** The cards of the current trick, the leader's first. */
  readonly trick: readonly string[];
  readonly leader: number;
  readonly taken: readonly number[];
  /** The bids made so far, from seat 0. */
  readonly bids: readonly number[];
}

export interface OhHell {
  readonly Options: { readonly players: number; readonly cards: number };
  readonly State: State;
  readonly View: State;
  readonly Move: { readonly _tag: 'Bid'; readonly tricks: number } | { readonly _tag: 'Play'; readonly card: string };
  readonly Rule: keyof typeof rules;
}
type Move = OhHell['Move'];
type Rule = OhHell['Rule'];

const ranks = '23456789TJQKA';
const deck: readonly string[] = Array.from('CDHS').flatMap((suit) => Array.from(ranks, (rank) => `${rank}${suit}`));
const suitOf = (card: string): string => card.slice(1);
const rankOf = (card: string): number => ranks.indexOf(card.slice(0, 1));
const byDeck = (cards: readonly string[]): readonly string[] =>
  [...cards].sort((a, b) => deck.indexOf(a) - deck.indexOf(b));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
/** The number of tricks in the deal: the finished ones, and one for each card of a seat that has not yet played to the current trick. */
const tricksOf = ({ hands, leader, taken }: State): number => {
  const last = (leader + hands.length - 1) % hands.length;
  return sum(taken) + (hands[last] ?? []).length;
};
const isOver = ({ hands, trick, bids }: State): boolean =>
  bids.length === hands.length && trick.length === 0 && hands.every((hand) => hand.length === 0);
const turnOf = ({ hands, leader, trick, bids }: State): number =>
  bids.length < hands.length ? bids.length : (leader + trick.length) % hands.length;
const handOf = (state: State): readonly string[] => state.hands[turnOf(state)] ?? [];

// ---- chapters 2 and 3 ----
const demands: readonly core.Demand<Rule, core.Question<State, Move>>[] = [
  {
    rule: 'OH-2.1',
    text: 'bids come before cards',
    holds: ({ state, move }) => (move._tag === 'Bid') === state.bids.length < state.hands.length,
  },
  {
    rule: 'OH-2.1',
    text: 'there are not that many tricks',
    holds: ({ state, move }) => move._tag !== 'Bid' || move.tricks <= tricksOf(state),
  },
  {
    rule: 'OH-2.2',
    text: 'the bids may not add up to the number of tricks',
    holds: ({ state, move }) =>
      move._tag !== 'Bid' ||
      state.bids.length < state.hands.length - 1 ||
      sum(state.bids) + move.tricks !== tricksOf(state),
  },
  {
    rule: 'OH-3.1',
    text: 'this card is not in the hand',
    holds: ({ state, move }) => move._tag !== 'Play' || handOf(state).includes(move.card),
  },
  {
    rule: 'OH-3.2',
    text: 'a card of the suit that was led must be played',
    holds: ({ state, move }) => {
      const led = suitOf(state.trick[0] ?? '');
      const follows = (card: string): boolean => suitOf(card) === led;
      return move._tag !== 'Play' || led === '' || follows(move.card) || !handOf(state).some(follows);
    },
  },
];
const tried = (state: State): readonly Move[] =>
  state.bids.length < state.hands.length
    ? Array.from({ length: tricksOf(state) + 1 }, (_, tricks) => ({ _tag: 'Bid', tricks }))
    : handOf(state).map((card) => ({ _tag: 'Play', card }));

const takes = (trick: readonly string[], trump: string): number => {
  const worth = (card: string): number =>
    (suitOf(card) === trump ? 200 : suitOf(card) === suitOf(trick[0] ?? '') ? 100 : 0) + rankOf(card);
  return trick.findIndex((card) => trick.every((other) => worth(other) <= worth(card)));
};
const applyLegal = (state: State, move: Move): State => {
  if (move._tag === 'Bid') return { ...state, bids: [...state.bids, move.tricks] };
  const turn = turnOf(state);
  const hands = state.hands.map((hand, seat) => (seat === turn ? hand.filter((card) => card !== move.card) : hand));
  const trick = [...state.trick, move.card];
  if (trick.length < hands.length) return { ...state, hands, trick };
  const leader = (state.leader + takes(trick, suitOf(state.trump[0] ?? ''))) % hands.length;
  const taken = state.taken.map((own, seat) => (seat === leader ? own + 1 : own));
  return { ...state, hands, trick: [], played: [...state.played, ...trick], leader, taken };
};

// ---- chapter 4 ----
const score = ({ taken, bids }: State): readonly number[] =>
  taken.map((own, seat) => own + (own === bids[seat] ? 10 : 0));
const ended = (state: State): readonly number[] => (isOver(state) ? score(state) : [...state.taken]);

// ---- chapter 5 ----
const {
  view,
  determinize,
  isSecret,
  invariants: ofZones,
  redeal,
  faceDown,
} = core.zonesBy<State, 'hands' | 'trump' | 'unseen' | 'played' | 'trick'>({
  zones: { hands: 'owner', trump: 'all', unseen: 'none', played: 'all', trick: 'all' },
  cards: () => deck,
  sorted: ['hands', 'unseen'],
  order: deck,
});

export { faceDown, redeal };

const isSorted = (cards: readonly string[]): boolean => cards.includes('?') || byDeck(cards).join() === cards.join();
/** Starting with the leader, the hands that have played to the trick have one card less than the others. The tricks taken follow from the played cards. */
const isPlayable = (state: State): boolean => {
  const { hands, trick, played, taken, bids, leader, trump } = state;
  const count = hands.length;
  const sizes = hands.map((hand, seat) => hand.length + ((seat - leader + count) % count < trick.length ? 1 : 0));
  const isEven =
    new Set(sizes).size === 1 && trick.length < count && played.length % count === 0 && taken.length === count;
  const begun = played.length + trick.length > 0;
  const all = tricksOf(state);
  const areBids = bids.length <= count && (!begun || bids.length === count) && bids.every((bid) => bid <= all);
  if (!isEven || !areBids || trump.length !== 1 || leader >= count || (bids.length === count && sum(bids) === all))
    return false;
  let lead = 0;
  const counts = taken.map(() => 0);
  for (let from = 0; from < played.length; from += count) {
    lead = (lead + takes(played.slice(from, from + count), suitOf(trump[0] ?? ''))) % count;
    counts[lead] = (counts[lead] ?? 0) + 1;
  }
  return lead === leader && counts.join() === taken.join() && all >= 1;
};
const invariants: readonly core.Invariant<State, Rule>[] = [
  ...ofZones('OH-1.1'),
  {
    rule: 'OH-5.2',
    path: 'hands',
    text: 'cards that lie in no order of their own are sorted',
    holds: ({ hands, unseen }) => [...hands, unseen].every(isSorted),
  },
  { rule: 'OH-3.1', path: 'trick', text: 'hands, trick, tricks taken and bids agree', holds: isPlayable },
];
const form = (card: RegExp): ReturnType<typeof core.exact<State>> => {
  const open = core.text('a card', 2, /^[2-9TJQKA][CDHS]$/);
  const hidden = core.text('a card', 2, card);
  const number = core.whole(0, 8);
  return core.exact<State>('a position', {
    hands: core.list(core.list(hidden, 0, 8), 2, 6),
    trump: core.list(open, 1, 1),
    unseen: core.list(hidden, 0, 52),
    played: core.list(open, 0, 48),
    trick: core.list(open, 0, 5),
    leader: core.whole(0, 5),
    taken: core.list(number, 2, 6),
    bids: core.list(number, 0, 6),
  });
};
const move = core.variants<Move>('a move', {
  Bid: core.exact<{ readonly _tag: 'Bid'; readonly tricks: number }>('a bid', {
    _tag: core.oneOf('Bid'),
    tricks: core.whole(0, 8),
  }),
  Play: core.exact<{ readonly _tag: 'Play'; readonly card: string }>('a card', {
    _tag: core.oneOf('Play'),
    card: core.text('a card', 2, /^[2-9TJQKA][CDHS]$/),
  }),
});

export const game: Game<OhHell> = core.gameOf<OhHell>({
  id: 'oh-hell',
  title: 'Oh Hell',
  seats: { min: 2, max: 6 },
  turnRule: 'OH-3.1',
  ...core.openingBy<OhHell['Options'], State, Rule>({
    rules,
    rule: 'OH-1.1',
    table: {
      players: { rule: 'OH-1.1', codec: core.whole(2, 6), default: 4, meaning: 'seats at the table' },
      cards: { rule: 'OH-1.1', codec: core.whole(1, 8), default: 7, meaning: 'cards of each seat' },
    },
    start: ({ players, cards }, seed) => {
      const pile = core.shuffled(core.source(seed), deck);
      const hands = core.firstSeats(players).map((seat) => byDeck(pile.slice(seat * cards, (seat + 1) * cards)));
      const rest = pile.slice(players * cards);
      const taken = hands.map(() => 0);
      return {
        hands,
        trump: rest.slice(0, 1),
        unseen: byDeck(rest.slice(1)),
        played: [],
        trick: [],
        leader: 0,
        taken,
        bids: [],
      };
    },
    settings: (state) => ({ players: state.hands.length, cards: tricksOf(state) }),
  }),
  ...core.positionsBy({
    rule: 'OH-5.2',
    longest: 400,
    invariants,
    state: form(/^[2-9TJQKA][CDHS]$/),
    view: form(/^(?:[2-9TJQKA][CDHS]|\?)$/),
  }),
  moveText: core.fieldNotation<Move>({ rule: 'OH-5.1', longest: 7, codec: move }),
  seatCount: ({ hands }) => hands.length,
  toMove: (state): readonly Seat[] => (isOver(state) ? [] : core.firstSeats(6).slice(turnOf(state), turnOf(state) + 1)),
  ...core.movesBy<State, Move, Rule>({ isOver, overRule: 'OH-4.1', move, moveRule: 'OH-5.1', tried, demands }),
  applyLegal,
  lengths: { longest: ({ players, cards }) => players * (1 + cards) },
  score: ended,
  outcome: (state) => (isOver(state) ? some({ ...core.mostWin(score(state)), reason: 'points' }) : none),
  view,
  determinize,
  isSecret,
  board: (state) =>
    [
      `Trump: ${suitOf(state.trump[0] ?? '')}; trick: ${state.trick.join(' ') || 'none yet'}`,
      ...state.hands.map((hand, seat) => {
        const bid = state.bids[seat];
        return `${seat === turnOf(state) && !isOver(state) ? '>' : ' '} Seat ${seat}: ${hand.join(' ') || 'no cards'}, bid ${bid ?? '-'}, taken ${state.taken[seat] ?? 0}`;
      }),
    ].join('\n'),
});
