/**
 * A game with secret chance: cards are dealt face down, and only the seat that gets a card sees it. There is no deck: which card is dealt is decided
 * only when it is dealt.
 */
import * as core from '../../src/core/index.js';
import { isSome, none, type Option, type Seat, some } from '../../src/core/index.js';
import { type Face, faceOf } from '../../src/face/index.js';

const rules = {
  'BL-1.1': 'Each card from 1 to 8 exists once; both seats begin without cards',
  'BL-2.1': 'The seats take turns; a seat takes a card, or stops if it has one, and has four cards at most',
  'BL-2.2':
    'Nature deals the cards face down, each that is left equally likely; only the seat that gets a card sees it',
  'BL-3.1': 'When both have stopped all cards are shown, and the higher sum wins',
  'BL-4.1': 'A move is written as a word, and Deal with its card',
  'BL-4.2':
    'A position is written as hands, the seats that have stopped, the seat in turn, and whether a card is dealt',
} as const;

export interface State {
  readonly hands: readonly string[];
  readonly stopped: string;
  readonly turn: number;
  readonly phase: 'play' | 'deal';
}
export interface Blind {
  readonly Options: object;
  readonly State: State;
  readonly View: State;
  readonly Move:
    | { readonly _tag: 'Take' }
    | { readonly _tag: 'Stop' }
    | { readonly _tag: 'Deal'; readonly card: string };
  readonly Rule: keyof typeof rules;
}
type Move = Blind['Move'];

const all = Array.from('12345678');
const most = 4;
const isOver = ({ stopped }: State): boolean => stopped.length === 2;
const handOf = ({ hands, turn }: State): string => hands[turn] ?? '';
const sum = (hand: string): number => Array.from(hand).reduce((total, card) => total + Number(card), 0);
/** The cards in no visible hand: in a state, those that can be dealt; in a view, those that may be. */
const unseen = ({ hands }: State): readonly string[] => all.filter((card) => !hands.join('').includes(card));
const passed = (state: State): State => {
  const other = String(1 - state.turn);
  return state.stopped.includes(other) ? state : { ...state, turn: Number(other) };
};
const applyLegal = (state: State, move: Move): State => {
  switch (move._tag) {
    case 'Take':
      return { ...state, phase: 'deal' };
    case 'Deal':
      return passed({
        ...state,
        phase: 'play',
        hands: state.hands.map((hand, seat) => (seat === state.turn ? hand + move.card : hand)),
      });
    case 'Stop':
      return passed({ ...state, stopped: [...state.stopped, String(state.turn)].sort().join('') });
  }
};
const hide = (eyes: Option<Seat>, state: State): State =>
  isOver(state)
    ? state
    : {
        ...state,
        hands: state.hands.map((hand, seat) =>
          isSome(eyes) && eyes.value === seat ? hand : hand.replaceAll(/./g, '?'),
        ),
      };
const fill = (view: State, seed: number): State => {
  const cards = core.shuffled(core.source(seed), unseen(view)).values();
  return { ...view, hands: view.hands.map((hand) => hand.replaceAll('?', () => cards.next().value ?? '?')) };
};
/** Deals again everything that is hidden from somebody. */
export const redeal = (state: State, eyes: Option<Seat>, seed: number): State => fill(hide(eyes, state), seed);

const form = (card: string): ReturnType<typeof core.exact<State>> =>
  core.exact<State>('a position', {
    hands: core.list(core.text('a hand', most, new RegExp(`^${card}*$`)), 2, 2),
    stopped: core.text('seats', 2, /^0?1?$/),
    turn: core.whole(0, 1),
    phase: core.oneOf('play', 'deal'),
  });
const invariants: readonly core.Invariant<State, Blind['Rule']>[] = [
  {
    rule: 'BL-1.1',
    path: 'hands',
    text: 'no card is there twice',
    holds: ({ hands }) => /^(?:([1-8])(?!.*\1)|\?)*$/.test(hands.join('')),
  },
  {
    rule: 'BL-2.1',
    path: 'turn',
    text: 'a seat that has not stopped is in turn, and a card is dealt to a hand with room',
    holds: (state) =>
      isOver(state)
        ? state.phase === 'play' && !state.hands.join('').includes('?')
        : !state.stopped.includes(String(state.turn)) && (state.phase === 'play' || handOf(state).length < most),
  },
  {
    rule: 'BL-2.1',
    path: 'stopped',
    text: 'a seat that has stopped has a card',
    holds: ({ hands, stopped }) => Array.from(stopped).every((seat) => hands[Number(seat)] !== ''),
  },
];
const move = core.variants<Move>('a move', {
  Take: core.exact<{ readonly _tag: 'Take' }>('a wish', { _tag: core.oneOf('Take') }),
  Stop: core.exact<{ readonly _tag: 'Stop' }>('a stop', { _tag: core.oneOf('Stop') }),
  Deal: core.exact<{ readonly _tag: 'Deal'; readonly card: string }>('a deal', {
    _tag: core.oneOf('Deal'),
    card: core.text('a card', 1, /^[1-8]$/),
  }),
});

export const game = core.gameOf<Blind>({
  id: 'blind',
  title: 'Blind',
  seats: { min: 2, max: 2 },
  turnRule: 'BL-2.1',
  ...core.openingBy<object, State, Blind['Rule']>({
    rules,
    rule: 'BL-1.1',
    table: {},
    start: () => ({ hands: ['', ''], stopped: '', turn: 0, phase: 'play' }),
  }),
  ...core.positionsBy({ rule: 'BL-4.2', longest: 40, invariants, state: form('[1-8]'), view: form('[1-8?]') }),
  moveText: core.fieldNotation({ rule: 'BL-4.1', longest: 6, codec: move }),
  seatCount: () => 2,
  toMove: (state) => (isOver(state) ? [] : core.firstSeats(2).slice(state.turn, state.turn + 1)),
  chance: (state) =>
    state.phase === 'deal' ? core.evenly<Move>(unseen(state).map((card) => ({ _tag: 'Deal', card }))) : [],
  ...core.movesBy<State, Move, Blind['Rule']>({
    isOver,
    overRule: 'BL-3.1',
    move,
    moveRule: 'BL-4.1',
    tried: () => [{ _tag: 'Take' }, { _tag: 'Stop' }],
    demands: [
      { rule: 'BL-2.2', text: 'only nature deals', holds: (asked) => asked.move._tag !== 'Deal' },
      {
        rule: 'BL-2.1',
        text: 'the hand is full',
        holds: (asked) => asked.move._tag !== 'Take' || handOf(asked.state).length < most,
      },
      {
        rule: 'BL-2.1',
        text: 'the hand is empty',
        holds: (asked) => asked.move._tag !== 'Stop' || handOf(asked.state).length > 0,
      },
    ],
  }),
  applyLegal,
  score: (state) => (isOver(state) ? state.hands.map(sum) : [0, 0]),
  outcome: (state) => (isOver(state) ? some({ ...core.mostWin(state.hands.map(sum)), reason: 'sum' }) : none),
  view: (eyes) => (state) => hide(eyes, state),
  determinize: fill,
  isSecret: ({ phase }) => phase === 'deal',
  board: ({ hands, stopped }) =>
    `Hands: ${hands.map((hand) => hand || 'none').join(', ')}; stopped: ${stopped || 'none'}`,
});

export const face: Face<Blind> = faceOf<Blind>({
  game,
  parts: (made) =>
    made._tag === 'Deal'
      ? [{ kind: 'card', value: made.card, label: `Card ${made.card}` }]
      : [{ kind: 'act', value: made._tag, label: made._tag }],
  tried: () => [{ _tag: 'Take' }, { _tag: 'Stop' }],
  model: (view) => ({
    pieces: Object.fromEntries(
      view.hands.map((hand, seat) => [`hand:${seat}`, Array.from(hand, (card) => `card.${card}`)] as const),
    ),
    counts: {},
    words: {},
    points: game.score(view).map((points) => ({ cards: points })),
    phase: game.toMove(view).length > 0 ? 'turn' : view.phase,
  }),
  texts: {
    'move.Take': '{who} takes a card',
    'move.Stop': '{who} stops',
    'move.Deal': 'The card is {card}',
    'piece.card.?': 'a hidden card',
    'piece.card': 'card {value}',
    'place.hand': 'the hand of seat {value}',
    'place.act': '{value}',
    'place.card': 'card {value}',
    'phase.turn': 'a card or a stop',
    'phase.deal': 'a card is dealt',
    'phase.play': 'the end',
    'source.cards': 'cards',
    'reason.sum': 'the higher sum',
  },
});
