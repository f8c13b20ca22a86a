/** Mistakes planted in a game of hidden hands: the template `hands`, a game of tricks. */

import {
  isNone,
  isRight,
  isSome,
  type Notation,
  type Outcome,
  right,
  type Seed,
  shuffled,
  some,
  source,
} from '../../../src/core/index.js';
import type { LawOptions } from '../../../src/laws/index.js';
import { courseOf, game, redeal, type State, type Types } from '../../../templates/hands/src/game.ts';
import { lawOptions } from '../../../templates/hands/src/laws.ts';
import type { Broken } from '../broken.js';

export { game };

const { face: _, draw: __, ...rest } = lawOptions;
export const known: LawOptions<Types> = rest;

const numbers = Array.from('123456789');
const all = [...numbers, ...numbers];
const sorted = (cards: string): string => [...cards].sort().join('');
type Options = Types['Options'];
/** A set-up that deals a pile which was shuffled in another way. */
const dealing = (pileOf: (seed: Seed) => readonly string[]): Partial<typeof game> => ({
  setup: (options, seed) => {
    const made = game.setup(options, seed);
    if (!isRight(made)) return made;
    const { players, cards }: Options = options;
    const pile = pileOf(seed).join('');
    const hands = Array.from({ length: players }, (_, seat) => sorted(pile.slice(seat * cards, (seat + 1) * cards)));
    return right({ deck: sorted(pile.slice(players * cards)), hands, played: '' });
  },
});
/** Hidden cards filled in from a list, in the order of the places. */
const filling = (
  order: (unseen: readonly string[], seed: Seed, seen: State) => readonly string[],
): Partial<typeof game> => ({
  determinize: (seen, seed) => {
    if (!`${seen.deck}${seen.hands.join('')}`.includes('?')) return seen;
    const rest = [...all];
    for (const card of `${seen.deck}${seen.hands.join('')}${seen.played}`)
      if (card !== '?') rest.splice(rest.indexOf(card), 1);
    const cards = order(rest.sort(), seed, seen).values();
    const fill = (text: string): string =>
      text.includes('?')
        ? sorted([...text].map((card) => (card === '?' ? (cards.next().value ?? card) : card)).join(''))
        : text;
    return { ...seen, deck: fill(seen.deck), hands: seen.hands.map(fill) };
  },
});
const draw =
  (seed: Seed): ((items: readonly string[]) => readonly string[]) =>
  (items) =>
    shuffled(source(seed), items);
/** A comparison by coin, which sorts unevenly. */
const coin = (seed: Seed) => {
  const random = source(seed);
  return (items: readonly string[]): readonly string[] => [...items].sort(() => random.below(2) * 2 - 1);
};
const cut =
  (seed: Seed) =>
  (items: readonly string[]): readonly string[] => {
    const at = source(seed).below(items.length);
    return [...items.slice(at), ...items.slice(0, at)];
  };
/** The higher of two cards goes first in three of five deals. */
const highFirst =
  (seed: Seed) =>
  (items: readonly string[]): readonly string[] => {
    const cards = [...draw(seed)(items)];
    const half = items.length >> 1;
    if (source(seed + 1).below(5) < 2) return cards;
    for (let index = 0; index < half; index++)
      if ((cards[index] ?? '') < (cards[index + half] ?? ''))
        [cards[index], cards[index + half]] = [cards[index + half] ?? '', cards[index] ?? ''];
    return cards;
  };
const seeing = (change: (seen: State, s: State, seat: number | undefined) => State): Partial<typeof game> => ({
  view: (eyes) => (s) => change(game.view(eyes)(s), s, isNone(eyes) ? undefined : eyes.value),
});
const reading = <A>({ print, parse }: Notation<A>, change: (text: string) => string): Notation<A> => ({
  print,
  parse: (text) => (typeof text === 'string' ? parse(change(text)) : parse(text)),
});
const ended = (change: (outcome: Outcome, s: State) => Outcome): Partial<typeof game> => ({
  outcome: (s) => {
    const outcome = game.outcome(s);
    return isSome(outcome) ? some(change(outcome.value, s)) : outcome;
  },
});
const handsOf = (text: string, change: (hand: string) => string): string => {
  const [deck = '', hands = '', ...others] = text.split(' ');
  return [deck, hands.split('/').map(change).join('/'), ...others].join(' ');
};

/** Hands are read in any order, and keep it. */
const unsorted: Partial<typeof game> = {
  position: {
    print: game.position.print,
    parse: (text) => {
      const read = game.position.parse(handsOf(text, sorted));
      return isRight(read) ? right({ ...read.right, hands: text.split(' ')[1]?.split('/') ?? [] }) : read;
    },
  },
};

export const mistakes: readonly Broken<Types>[] = [
  ['every seed deals alike', 'GC-3.5', { setup: (options) => game.setup(options, 1) }],
  ['a seed counts only by its last digit', 'GC-3.6', { setup: (options, seed) => game.setup(options, seed % 10) }],
  ['only odd and even seeds differ', 'GC-3.6', { setup: (options, seed) => game.setup(options, seed % 2) }],
  ['the pile is only cut', 'GC-3.6', dealing((seed) => cut(seed)(all))],
  ['the pile is sorted by a coin', 'GC-3.6', dealing((seed) => coin(seed)(all))],
  ['the last cards are never moved', 'GC-3.6', dealing((seed) => [...draw(seed)(all.slice(0, 14)), ...all.slice(14)])],
  ['high cards go to the first seats', 'GC-3.6', dealing((seed) => highFirst(seed)(all))],
  ['one card is never dealt to a hand', 'GC-3.6', dealing((seed) => [...draw(seed)(all.slice(0, -1)), '9'])],
  ['views are filled in alike', 'GC-5.8', { determinize: (view) => game.determinize(view, 1) }],
  [
    'views are filled in by the last digit of the seed',
    'GC-5.8',
    { determinize: (view, seed) => game.determinize(view, seed % 10) },
  ],
  ['unseen cards are dealt in order', 'GC-5.8', filling((rest) => rest)],
  ['unseen cards are only cut', 'GC-5.8', filling((rest, seed) => cut(seed)(rest))],
  ['unseen cards are sorted by a coin', 'GC-5.8', filling((rest, seed) => coin(seed)(rest))],
  [
    'unseen cards are turned round by a coin',
    'GC-5.8',
    filling((rest, seed) => (seed % 2 === 0 ? rest : [...rest].reverse())),
  ],
  ['the deck gets the high cards more often', 'GC-5.8', filling((rest, seed) => highFirst(seed)(rest))],
  [
    'the deck gets the low cards once five cards are played',
    'GC-5.8',
    filling((rest, seed, seen) => (seen.played.length > 4 ? rest : draw(seed)(rest))),
  ],
  [
    'a spectator sees the hands',
    'GC-5.7',
    seeing((seen, s, seat) => (seat === undefined ? { ...seen, hands: s.hands } : seen)),
  ],
  [
    'a spectator sees the deck once a trick is complete',
    'GC-5.7',
    seeing((seen, s, seat) =>
      seat === undefined && s.played.length >= s.hands.length ? { ...seen, deck: s.deck } : seen,
    ),
  ],
  [
    'a spectator sees the hand in turn',
    'GC-5.7',
    seeing((seen, s, seat) =>
      seat === undefined
        ? { ...seen, hands: seen.hands.with(courseOf(s).turn, s.hands[courseOf(s).turn] ?? '') }
        : seen,
    ),
  ],
  [
    'a seat sees the hand of the next seat',
    'GC-5.7',
    seeing((seen, s, seat) =>
      seat === undefined
        ? seen
        : { ...seen, hands: seen.hands.with((seat + 1) % s.hands.length, s.hands[(seat + 1) % s.hands.length] ?? '') },
    ),
  ],
  [
    'everybody sees the last hands',
    'GC-5.7',
    seeing((seen, s) => (s.hands.every((hand) => hand.length < 2) ? { ...seen, hands: s.hands } : seen)),
  ],
  [
    'everybody sees the deck at the end',
    'GC-5.10',
    seeing((seen, s) => (s.hands.join('') === '' ? { ...seen, deck: s.deck } : seen)),
  ],
  ['seat 3 sees the deck', 'GC-5.7', seeing((seen, s, seat) => (seat === 3 ? { ...seen, deck: s.deck } : seen))],
  [
    'the highest card of the deck shows',
    'GC-5.7',
    seeing((seen, s) => ({ ...seen, deck: seen.deck.slice(1) + s.deck.slice(-1) })),
  ],
  [
    'the redeal forgets the hands, and spectators see them',
    'GC-5.10',
    seeing((seen, s, seat) => (seat === undefined ? { ...seen, hands: s.hands } : seen)),
    { redeal: (s, eyes, seed) => ({ ...redeal(s, eyes, seed), hands: s.hands, deck: s.deck }) },
  ],
  [
    'the redeal deals nothing, and spectators see the deck',
    'GC-5.10',
    seeing((seen, s, seat) => (seat === undefined ? { ...seen, deck: s.deck } : seen)),
    { redeal: (s) => s },
  ],
  [
    'the key sorts the cards that were played',
    'GC-4.4',
    { key: (s) => game.position.print({ ...s, played: sorted(s.played) }) },
  ],
  [
    'the key sorts the last trick',
    'GC-4.4',
    { key: (s) => game.position.print({ ...s, played: s.played.slice(0, -2) + sorted(s.played.slice(-2)) }) },
  ],
  ['the key sorts the hands', 'GC-4.4', { key: (s) => game.position.print({ ...s, hands: [...s.hands].sort() }) }],
  [
    'the options of a position forget the cards',
    'GC-4.10',
    { contradicted: ({ players }, { hands }) => (hands.length === players ? undefined : 'players') },
  ],
  [
    'the options of a position forget the seats',
    'GC-4.10',
    {
      contradicted: ({ cards }, s) =>
        (s.hands.join('').length + s.played.length) / s.hands.length === cards ? undefined : 'cards',
    },
  ],
  [
    'the options of a position name the wrong one',
    'GC-4.10',
    { contradicted: (options, s) => (game.contradicted(options, s) === undefined ? undefined : 'players') },
  ],
  [
    'a view contradicts its own options',
    'GC-4.10',
    {
      contradicted: (options, s) =>
        `${s.deck}${s.hands.join('')}`.includes('?') ? 'cards' : game.contradicted(options, s),
    },
  ],
  [
    'a position is read with hands in any order',
    'GC-4.5',
    { position: reading(game.position, (text) => handsOf(text, sorted)) },
  ],
  [
    'a position is read with the deck in any order',
    'GC-4.5',
    { position: reading(game.position, (text) => text.replace(/^\d+/, sorted)) },
  ],
  [
    'an empty hand may be a zero',
    'GC-4.5',
    { position: reading(game.position, (text) => handsOf(text, (hand) => (hand === '0' ? '' : hand))) },
  ],
  ['commas are read as slashes', 'GC-4.5', { position: reading(game.position, (text) => text.replaceAll(',', '/')) }],
  [
    'doubled slashes are read as one',
    'GC-4.5',
    { position: reading(game.position, (text) => text.replaceAll('//', '/')) },
  ],
  ['tabs are read as blanks', 'GC-4.5', { position: reading(game.position, (text) => text.replaceAll('\t', ' ')) }],
  [
    'a view is read in any order of its cards',
    'GC-4.5',
    { viewText: reading(game.viewText, (text) => handsOf(text, sorted)) },
  ],
  ['a position may have a hand in any order', 'GC-4.12', unsorted],
  [
    'the points are those of the next seat',
    'GC-1.4',
    { score: (s) => [...game.score(s).slice(1), game.score(s)[0] ?? 0] },
  ],
  ['the points count the tricks that are lost', 'GC-1.4', { score: (s) => game.score(s).map((own) => -own) }],
  [
    'of seats that tie only the first wins',
    'GC-1.4',
    ended((outcome) => ({
      ...outcome,
      winners: outcome.winners.slice(0, 1),
      places: outcome.places.map((place, seat) =>
        outcome.winners.includes(seat as 0) && seat !== outcome.winners[0] ? 2 : place,
      ),
    })),
  ],
  [
    'the places behind the first are the wrong way round',
    'GC-1.4',
    ended(({ winners, ...outcome }, s) => ({ ...outcome, winners, places: backwards(s, winners) })),
  ],
];
/** Places with the losers the wrong way round. */
const backwards = (s: State, winners: readonly number[]): readonly number[] => {
  const points = game.score(s).map((own, seat) => (winners.includes(seat) ? 99 : -own));
  return points.map((own) => 1 + points.filter((other) => other > own).length);
};
