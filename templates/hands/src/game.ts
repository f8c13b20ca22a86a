/** My Game: tricks, with hands hidden from the other seats. */
import * as core from 'rulehouse/author';
import { type Game, none, some } from 'rulehouse/author';
import { rules } from './rules.ts';

/** In texts, cards are digits. In a view, `?` stands for a hidden card. */
export interface State {
  readonly deck: string;
  readonly hands: readonly string[];
  /** The played cards, in order. */
  readonly played: string;
}

export interface Types {
  readonly Options: { readonly players: number; readonly cards: number };
  readonly State: State;
  readonly View: State;
  readonly Move: { readonly _tag: 'Play'; readonly card: string };
  readonly Rule: keyof typeof rules;
}
type Move = Types['Move'];
type Rule = Types['Rule'];

const numbers = '123456789';
const all = Array.from(numbers + numbers);
const sorted = (cards: string): string => [...cards].sort().join('');
const highest = (cards: string): string => sorted(cards).slice(-1);

/** The state of play that follows from the played cards: the leader of the trick, its cards, and the tricks of each seat. */
export const courseOf = ({ hands, played }: State) => {
  const taken = hands.map(() => 0);
  let leader = 0;
  let from = 0;
  for (; from + hands.length <= played.length; from += hands.length) {
    const trick = played.slice(from, from + hands.length);
    leader = (leader + trick.indexOf(highest(trick))) % hands.length;
    taken[leader] = (taken[leader] ?? 0) + 1;
  }
  const trick = played.slice(from);
  return { leader, trick, taken, turn: (leader + trick.length) % hands.length };
};
/** The number of cards dealt to each seat. */
const sizeOf = ({ hands, played }: State): number => (hands.join('').length + played.length) / hands.length;
const isOver = ({ hands }: State): boolean => hands.join('') === '';
const handOf = (state: State): string => state.hands[courseOf(state).turn] ?? '';

// ---- chapter 2: moves ----
const demands: readonly core.Demand<Rule, core.Question<State, Move>>[] = [
  {
    rule: 'MG-2.1',
    text: 'this card is not in the hand',
    holds: ({ state, move }) => handOf(state).includes(move.card),
  },
  {
    rule: 'MG-2.2',
    text: 'a card that is higher than all of the trick must be played',
    holds: ({ state, move }) => {
      const best = highest(courseOf(state).trick);
      return move.card > best || highest(handOf(state)) <= best;
    },
  },
];
export const tried = (state: State): readonly Move[] =>
  [...new Set(handOf(state))].filter((card) => card !== '?').map((card) => ({ _tag: 'Play', card }));
const applyLegal = (state: State, { card }: Move): State => {
  const { turn } = courseOf(state);
  const hands = state.hands.map((hand, seat) => (seat === turn ? hand.replace(card, '') : hand));
  return { ...state, hands, played: state.played + card };
};

// ---- chapter 4: texts, and which cards each seat sees ----
const zones = core.zonesBy<State, 'deck' | 'hands' | 'played'>({
  zones: { deck: 'none', hands: 'owner', played: 'all' },
  cards: () => all,
  sorted: ['deck', 'hands'],
  order: Array.from(numbers),
});
export const { redeal, faceDown } = zones;

const invariants: readonly core.Invariant<State, Rule>[] = [
  ...zones.invariants('MG-1.1'),
  {
    rule: 'MG-1.1',
    path: 'hands',
    text: 'the seats have got equally many cards, one to four',
    holds: (state) => {
      const { leader, trick } = courseOf(state);
      const count = state.hands.length;
      const sizes = state.hands.map(
        (hand, seat) => hand.length + ((seat - leader + count) % count < trick.length ? 1 : 0),
      );
      return new Set(sizes).size === 1 && sizeOf(state) >= 1 && sizeOf(state) <= 4;
    },
  },
  {
    rule: 'MG-4.2',
    path: 'hands',
    text: 'cards that lie in no order of their own are sorted',
    holds: ({ deck, hands }) => [deck, ...hands].every((cards) => cards.includes('?') || cards === sorted(cards)),
  },
];
const form = (card: string) => {
  const cards = (name: string, sign: string, most: number) => core.text(name, most, new RegExp(`^${sign}*$`));
  return core.exact<State>('a position', {
    deck: cards('a deck', card, 18),
    hands: core.list(cards('a hand', card, 4), 2, 4),
    played: cards('cards', '[1-9]', 16),
  });
};
const move = core.exact<Move>('a move', { _tag: core.oneOf('Play'), card: core.text('a card', 1, /^[1-9]$/) });

export const game: Game<Types> = core.gameOf<Types>({
  id: 'my-game',
  title: 'My Game',
  seats: { min: 2, max: 4 },
  turnRule: 'MG-2.1',
  ...core.openingBy<Types['Options'], State, Rule>({
    rules,
    rule: 'MG-1.1',
    table: {
      players: { rule: 'MG-1.1', codec: core.whole(2, 4), default: 2, meaning: 'seats at the table' },
      cards: { rule: 'MG-1.1', codec: core.whole(1, 4), default: 4, meaning: 'cards of each seat' },
    },
    start: ({ players, cards }, seed) => {
      const pile = core.shuffled(core.source(seed), all).join('');
      const hands = core.firstSeats(players).map((seat) => sorted(pile.slice(seat * cards, (seat + 1) * cards)));
      return { deck: sorted(pile.slice(players * cards)), hands, played: '' };
    },
    settings: (state) => ({ players: state.hands.length, cards: sizeOf(state) }),
  }),
  ...core.positionsBy({ rule: 'MG-4.2', longest: 60, invariants, state: form('[1-9]'), view: form('[1-9?]') }),
  moveText: core.fieldNotation<Move>({ rule: 'MG-4.1', longest: 1, codec: move }),
  seatCount: ({ hands }) => hands.length,
  toMove: (state) => {
    const { turn } = courseOf(state);
    return isOver(state) ? [] : core.firstSeats(state.hands.length).slice(turn, turn + 1);
  },
  ...core.movesBy<State, Move, Rule>({ isOver, overRule: 'MG-3.1', move, moveRule: 'MG-4.1', tried, demands }),
  applyLegal,
  lengths: { longest: ({ players, cards }) => players * cards },
  score: (state) => courseOf(state).taken,
  outcome: (state) => (isOver(state) ? some({ ...core.mostWin(courseOf(state).taken), reason: 'tricks' }) : none),
  view: zones.view,
  determinize: zones.determinize,
  isSecret: zones.isSecret,
  board: (state) => {
    const { turn, trick, taken } = courseOf(state);
    return [
      `Trick: ${trick === '' ? 'no card yet' : [...trick].join(' ')}; unseen: ${state.deck.length} cards`,
      ...state.hands.map(
        (hand, seat) =>
          `${seat === turn && !isOver(state) ? '>' : ' '} Seat ${seat}: ${[...hand].join(' ') || 'no cards'}, tricks ${taken[seat] ?? 0}`,
      ),
    ].join('\n');
  },
});
