/**
 * A round of Love Letter (Seiji Kanai's rules of 2012): hands of one card, a face-down deck, and what seats learn about each other. A complete
 * game with hidden hands that is not part of the library.
 */
import * as core from 'rulehouse/author';
import { type Game, none, type Seat, some } from 'rulehouse/author';

const rules = {
  'LL-1.1':
    'Two to four seats have a card each; a card is put aside unseen, and with two seats three more are put aside openly',
  'LL-1.2': 'There are 16 cards: five of 1, two each of 2 to 5, and one each of 6 to 8',
  'LL-2.1': 'The seat in turn draws a card and plays one of its two',
  'LL-2.2': 'Only a card of the hand can be played',
  'LL-2.3': 'Whoever has the 7 beside a 5 or a 6 plays the 7',
  'LL-2.4':
    'A 1, 2, 3 or 6 names another seat that is in the round and not protected, a 5 any such seat; where there is none, none is named',
  'LL-2.5': 'A 1 that names a seat names a card other than 1 as well, and nothing else names a card',
  'LL-3.1': 'A 1 puts the named seat out if it has the named card',
  'LL-3.2': 'A 2 shows the hand of the named seat to the one that played it',
  'LL-3.3': 'A 3 puts out the seat with the lower hand of the two',
  'LL-3.4': 'A 4 protects its seat until it is in turn again',
  'LL-3.5':
    'A 5 makes the named seat lay its hand down and draw; from an empty deck it takes the card that was put aside',
  'LL-3.6': 'A 6 exchanges the hands of both seats',
  'LL-3.7': 'A seat that plays or lays down the 8 is out',
  'LL-4.1': 'The round is over when one seat is left, or when the deck is empty after a turn',
  'LL-4.2':
    'Then all hands are shown. The highest hand wins, then the highest sum of cards laid down; those who tie share the win',
  'LL-5.1': 'A move is written as the card, the seat and the card that it names; - is none',
  'LL-5.2':
    'A position is written as deck, card aside, open cards, hands, cards laid down, what seats know, who is protected, and the seat in turn',
} as const;

/** In texts, cards are digits; `?` is a card that cannot be seen. */
export interface State {
  /** The deck, from the top. */
  readonly deck: string;
  readonly aside: string;
  readonly open: string;
  /** The card that a seat keeps, and then the card it has drawn. Empty if the seat is out. */
  readonly hands: readonly string[];
  readonly laid: readonly string[];
  /** For each seat, the seats whose kept card it knows, ascending. */
  readonly knows: readonly string[];
  /** The protected seats, ascending. */
  readonly safe: string;
  readonly turn: number;
}

export interface LoveLetter {
  readonly Options: { readonly players: number };
  readonly State: State;
  readonly View: State;
  readonly Move: { readonly _tag: 'Play'; readonly card: string; readonly seat: string; readonly named: string };
  readonly Rule: keyof typeof rules;
}
type Move = LoveLetter['Move'];
type Rule = LoveLetter['Rule'];

const all = Array.from('1111122334455678');
const seatsOf = ({ hands }: State): readonly Seat[] => core.firstSeats(hands.length);
const inRound = (state: State): readonly Seat[] => seatsOf(state).filter((seat) => state.hands[seat] !== '');
/** The seat to move has two cards unless the round is over. */
const isOver = (state: State): boolean => state.hands[state.turn]?.length !== 2;

// ---- chapter 2: which cards may be played ----
const targets = (state: State, card: string): readonly string[] => {
  if (!'12356'.includes(card)) return [''];
  const others = inRound(state).filter(
    (seat) => !state.safe.includes(String(seat)) && (seat !== state.turn || card === '5'),
  );
  return others.length === 0 ? [''] : others.map(String);
};
const names = (card: string, seat: string): readonly string[] =>
  card === '1' && seat !== '' ? Array.from('2345678') : [''];
const handOf = (state: State): string => state.hands[state.turn] ?? '';

const demands: readonly core.Demand<Rule, core.Question<State, Move>>[] = [
  {
    rule: 'LL-2.2',
    text: 'this card is not in the hand',
    holds: ({ state, move }) => handOf(state).includes(move.card),
  },
  {
    rule: 'LL-2.3',
    text: 'the 7 must be played beside a 5 or a 6',
    holds: ({ state, move }) => move.card === '7' || !(handOf(state).includes('7') && /[56]/.test(handOf(state))),
  },
  {
    rule: 'LL-2.4',
    text: 'this card does not name that',
    holds: ({ state, move }) => targets(state, move.card).includes(move.seat),
  },
  {
    rule: 'LL-2.5',
    text: 'this card does not name that card',
    holds: ({ move }) => names(move.card, move.seat).includes(move.named),
  },
];
const tried = (state: State): readonly Move[] =>
  [...new Set(handOf(state))]
    .sort()
    .flatMap((card) =>
      targets(state, card).flatMap((seat) =>
        names(card, seat).map((named): Move => ({ _tag: 'Play', card, seat, named })),
      ),
    );

// ---- chapter 3: the effects of cards ----
const replaced = <A>(list: readonly A[], at: number, value: A): readonly A[] =>
  list.map((one, index) => (index === at ? value : one));
const ascending = (text: string): string => [...new Set(text)].sort().join('');
/** From now on, nobody knows the kept card of a seat. */
const forgotten = (state: State, seat: number): State => ({
  ...state,
  knows: state.knows.map((known) => known.replace(String(seat), '')),
});
const learnt = (state: State, seat: number, of: number): State => ({
  ...state,
  knows: replaced(state.knows, seat, ascending(`${state.knows[seat] ?? ''}${of}`)),
});
/** A seat discards its hand. It is out, or draws a new card. */
const laidDown = (state: State, seat: number, draws: boolean): State => {
  const hand = state.hands[seat] ?? '';
  const deck = state.deck === '' ? state.aside : state.deck;
  const drawn = draws && hand !== '8' ? deck.slice(0, 1) : '';
  const rest =
    state.deck === '' ? { aside: state.aside.slice(drawn.length) } : { deck: state.deck.slice(drawn.length) };
  const after = {
    ...state,
    ...rest,
    hands: replaced(state.hands, seat, drawn),
    laid: replaced(state.laid, seat, `${state.laid[seat] ?? ''}${hand}`),
  };
  return forgotten(drawn === '' ? { ...after, knows: replaced(after.knows, seat, '') } : after, seat);
};
const exchanged = (state: State, one: number, other: number): State => {
  const hands = replaced(replaced(state.hands, one, state.hands[other] ?? ''), other, state.hands[one] ?? '');
  const knows = state.knows.map((known) =>
    known.replaceAll(/./g, (seat) =>
      seat === String(one) ? String(other) : seat === String(other) ? String(one) : seat,
    ),
  );
  const cleared = { ...state, hands, knows: knows.map((known, seat) => ascending(known.replace(String(seat), ''))) };
  return learnt(learnt(cleared, one, other), other, one);
};
/** The effect of a card played by the seat to move, which has one card left. */
const effect = (state: State, { card, seat, named }: Move): State => {
  const [own, other] = [state.turn, Number(seat)];
  const [mine, theirs] = [state.hands[own] ?? '', state.hands[other] ?? ''];
  if (card === '8') return laidDown(state, own, false);
  if (card === '4') return { ...state, safe: ascending(`${state.safe}${own}`) };
  if (seat === '' || card === '7') return state;
  if (card === '1') return theirs === named ? laidDown(state, other, false) : state;
  if (card === '2') return learnt(state, own, other);
  if (card === '3') {
    if (mine === theirs) return learnt(learnt(state, own, other), other, own);
    return laidDown(state, mine < theirs ? own : other, false);
  }
  return card === '5' ? laidDown(state, other, true) : exchanged(state, own, other);
};
const nextTurn = (state: State): State => {
  const left = inRound(state);
  if (left.length < 2 || state.deck === '') return state;
  const turn = left.find((seat) => seat > state.turn) ?? left[0] ?? 0;
  const hand = `${state.hands[turn] ?? ''}${state.deck.slice(0, 1)}`;
  return {
    ...state,
    turn,
    safe: state.safe.replace(String(turn), ''),
    deck: state.deck.slice(1),
    hands: replaced(state.hands, turn, hand),
  };
};
const applyLegal = (state: State, move: Move): State => {
  const hand = handOf(state);
  const place = hand.lastIndexOf(move.card);
  const played = {
    ...state,
    hands: replaced(state.hands, state.turn, hand.slice(0, place) + hand.slice(place + 1)),
    laid: replaced(state.laid, state.turn, `${state.laid[state.turn] ?? ''}${move.card}`),
  };
  return nextTurn(effect(place === 0 ? forgotten(played, state.turn) : played, move));
};

// ---- chapter 4: the end ----
const sum = (cards: string): number => [...cards].reduce((total, card) => total + Number(card), 0);
const winners = (state: State): readonly Seat[] => {
  const worth = seatsOf(state).map((seat) =>
    state.hands[seat] === '' ? -1 : 100 * Number(state.hands[seat]) + sum(state.laid[seat] ?? ''),
  );
  return seatsOf(state).filter((seat) => worth[seat] === Math.max(...worth));
};

// ---- chapter 5: texts ----
const {
  view,
  determinize,
  isSecret,
  invariants: ofZones,
  redeal,
  faceDown,
} = core.zonesBy<State, 'deck' | 'aside' | 'open' | 'hands' | 'laid'>({
  zones: { deck: 'none', aside: 'none', open: 'all', hands: 'owner', laid: 'all' },
  cards: () => all,
  known: ({ knows }, seat, { zone, row, index }) =>
    zone === 'hands' && index === 0 && (knows[seat] ?? '').includes(String(row)),
  shown: (state, { zone }) => zone === 'hands' && isOver(state),
});

export { faceDown, redeal };

const invariants: readonly core.Invariant<State, Rule>[] = [
  ...ofZones('LL-1.2'),
  {
    rule: 'LL-1.1',
    path: 'hands',
    text: 'seats have a card each, the one in turn two while the round goes on',
    holds: (state) => {
      const { hands, laid, knows, turn, deck, aside, open } = state;
      const count = hands.length;
      const goesOn = handOf(state).length === 2;
      const ended = goesOn || inRound(state).length === 1 || deck === '';
      const sizes = hands.every((hand, seat) => hand.length < 2 || (seat === turn && hand.length === 2));
      const tables =
        laid.length === count && knows.length === count && turn < count && open.length === (count === 2 ? 3 : 0);
      return (
        tables &&
        sizes &&
        ended &&
        inRound(state).length > 0 &&
        (aside.length === 1 || deck === '') &&
        (!goesOn || inRound(state).length > 1)
      );
    },
  },
  {
    rule: 'LL-3.7',
    path: 'laid',
    text: 'a seat that laid the 8 down is out, and one that is out has laid a card down',
    holds: ({ hands, laid }) =>
      laid.every((own, seat) => (own.includes('8') ? hands[seat] === '' : own !== '' || hands[seat] !== '')),
  },
  {
    rule: 'LL-3.2',
    path: 'knows',
    text: 'a seat in the round knows the hands of others in the round',
    holds: ({ hands, knows }) =>
      knows.every(
        (known, seat) =>
          ascending(known) === known &&
          (known === '' || hands[seat] !== '') &&
          [...known].every((of) => Number(of) !== seat && (hands[Number(of)] ?? '') !== ''),
      ),
  },
  {
    rule: 'LL-3.4',
    path: 'safe',
    text: 'protected seats have laid down a 4 last and are not in turn',
    holds: (state) =>
      ascending(state.safe) === state.safe &&
      [...state.safe].every(
        (seat) => (state.laid[Number(seat)] ?? '').includes('4') && (isOver(state) || Number(seat) !== state.turn),
      ),
  },
];
const form = (card: string): ReturnType<typeof core.exact<State>> => {
  const cards = (name: string, sign: string, most: number) => core.text(name, most, new RegExp(`^${sign}*$`));
  const numbers = core.text('seats', 4, /^[0-3]*$/);
  return core.exact<State>('a position', {
    deck: cards('a deck', card, 16),
    aside: cards('a card', card, 1),
    open: cards('open cards', '[1-8]', 3),
    hands: core.list(cards('a hand', card, 2), 2, 4),
    laid: core.list(cards('cards', '[1-8]', 16), 2, 4),
    knows: core.list(numbers, 2, 4),
    safe: numbers,
    turn: core.whole(0, 3),
  });
};
/** The parts that define texts and JSON of positions. Exported for tests, which leave some of them out. */
export const written = { rule: 'LL-5.2', longest: 120, invariants, state: form('[1-8]'), view: form('[1-8?]') };
const move = core.exact<Move>('a move', {
  _tag: core.oneOf('Play'),
  card: core.text('a card', 1, /^[1-8]$/),
  seat: core.text('a seat or none', 1, /^[0-3]?$/),
  named: core.text('a card or none', 1, /^[1-8]?$/),
});

export const game: Game<LoveLetter> = core.gameOf<LoveLetter>({
  id: 'love-letter',
  title: 'Love Letter',
  seats: { min: 2, max: 4 },
  turnRule: 'LL-2.1',
  ...core.openingBy<LoveLetter['Options'], State, Rule>({
    rules,
    rule: 'LL-1.1',
    table: { players: { rule: 'LL-1.1', codec: core.whole(2, 4), default: 2, meaning: 'seats at the table' } },
    start: ({ players }, seed) => {
      const pile = core.shuffled(core.source(seed), all).join('');
      const open = players === 2 ? 3 : 0;
      const rest = pile.slice(1 + open + players);
      const hands = core.firstSeats(players).map((seat) => pile.charAt(1 + open + seat));
      const none = hands.map(() => '');
      return {
        ...{
          deck: rest.slice(1),
          aside: pile.slice(0, 1),
          open: pile.slice(1, 1 + open),
          laid: none,
          knows: none,
          safe: '',
          turn: 0,
        },
        hands: replaced(hands, 0, `${hands[0] ?? ''}${rest.slice(0, 1)}`),
      };
    },
    settings: ({ hands }) => ({ players: hands.length }),
  }),
  ...core.positionsBy(written),
  moveText: core.fieldNotation({ rule: 'LL-5.1', longest: 5, codec: move }),
  seatCount: ({ hands }) => hands.length,
  toMove: (state) => (isOver(state) ? [] : seatsOf(state).slice(state.turn, state.turn + 1)),
  ...core.movesBy<State, Move, Rule>({ isOver, overRule: 'LL-4.1', move, moveRule: 'LL-5.1', tried, demands }),
  applyLegal,
  lengths: { longest: () => all.length },
  score: (state) => seatsOf(state).map((seat) => (isOver(state) && winners(state).includes(seat) ? 1 : 0)),
  outcome: (state) =>
    isOver(state)
      ? some({
          ...core.wonBy(core.everyoneAlone(state.hands.length), winners(state)),
          reason: inRound(state).length === 1 ? 'alone' : 'hand',
        })
      : none,
  view,
  determinize,
  isSecret,
  board: (state) =>
    [
      `Deck: ${state.deck.length} cards; open: ${state.open || 'none'}`,
      ...seatsOf(state).map((seat) => {
        const marks = `${seat === state.turn && !isOver(state) ? '>' : ' '}${state.safe.includes(String(seat)) ? '*' : ' '}`;
        const [hand = '', laid = ''] = [state.hands[seat], state.laid[seat]];
        return `${marks}Seat ${seat}: ${hand === '' ? 'out' : hand}, laid down ${laid === '' ? 'nothing' : laid}`;
      }),
    ].join('\n'),
});
