/**
 * Sentences about what is happening now: who decides, the action in progress, offers, the auction, and the result.
 *
 * @packageDocumentation
 */
import {
  boardIn,
  cults,
  freeFactions,
  leaders,
  movers,
  type Phase,
  rounds,
  type SpadeKind,
  type State,
  seatOf,
  seatTitle,
  type Turn,
  worth,
} from '../../games/terra-mystica/seen.js';
import { many } from '../words.js';
import { seatTitles } from './seat-text.js';
import { cultTitle } from './tile-text.js';

const phaseTitles: Readonly<Record<Phase, string>> = {
  auction: 'auction of factions',
  faction: 'choice of factions',
  terrain: 'choice of terrains',
  favor: 'first favor tile',
  dwelling: 'first dwellings',
  bonus: 'first bonus tiles',
  turn: 'actions',
  offers: 'offers of power',
  cult: 'cult bonus',
  income: 'income',
  end: 'end of the game',
};

/** The round and the phase in words, such as `round 3 of 6, actions`. */
export const whenText = ({ round, phase }: State): string =>
  `${round === 0 ? 'set-up' : `round ${round} of ${rounds}`}, ${phaseTitles[phase]}`;

const spadeUse: Readonly<Record<SpadeKind, string>> = {
  none: '',
  one: ' for one hex',
  two: ' for two hexes',
  any: '',
};

const freeUse: Readonly<Record<Turn['free'], string>> = {
  none: '',
  ride: 'a free dwelling on a hex of its terrain',
  'trading-house': 'a free trading house',
  sandstorm: 'a sandstorm',
};

const begun: Readonly<Record<Turn['act'], string>> = {
  none: '',
  land: 'an action on land is under way',
  other: 'an action is under way',
};

const tracksOf = (mask: number): string =>
  cults.flatMap((cult, index) => ((mask >> index) & 1 ? [cultTitle(cult)] : [])).join(', ');

const due = (count: number, text: string): string => (count > 0 ? text : '');

/** Puts into words what has begun in the current turn, and which decisions the turn still requires. */
const turnText = (state: State): string => {
  const { turn } = state;
  const names = (hexes: readonly number[]): string => hexes.map((hex) => boardIn(state).names[hex]).join(', ');
  // A tile or step to choose says by itself that an action is under way.
  const isTold = turn.favors + turn.towns + turn.steps > 0;
  return [
    isTold ? '' : begun[turn.act],
    due(turn.spades, many(turn.spades, 'spade') + spadeUse[turn.kind]),
    due(turn.paid, `${turn.paid} of them bought`),
    due(turn.mayDig, 'spades may be bought'),
    due(turn.eruption, 'a hex for the volcano'),
    due(turn.sites.length, `building sites ${names(turn.sites)}`),
    due(turn.built, 'its dwelling stands'),
    due(turn.skipped + 1, `has reached ${names([turn.skipped])} over other hexes`),
    freeUse[turn.free],
    due(turn.favors, `${many(turn.favors, 'favor tile')} to choose`),
    due(turn.towns, `${many(turn.towns, 'town tile')} to choose`),
    due(turn.bridges, `${many(turn.bridges, 'bridge')} to build`),
    due(turn.steps, many(turn.steps, 'cult step')),
    due(turn.leap, `${many(turn.leap, 'step')} on one cult`),
    due(turn.loss, `to pay ${many(turn.loss, 'step')} of ${tracksOf(turn.lossFrom)}`),
    due(turn.blocked, `without a key for ${tracksOf(turn.blocked)}`),
    due(turn.choose, `a key for one of ${tracksOf(turn.choose)}`),
    due(turn.shift, 'a new home terrain'),
    due(turn.left, `${many(turn.left, 'action')} left`),
  ]
    .filter((text) => text !== '')
    .join('; ');
};

const auctionText = (state: State): readonly string[] => {
  const { auction, phase } = state;
  if (auction === null || phase !== 'auction') return [];
  const free = state.seats.flatMap((_, place) => (auction.places.includes(place) ? [] : [place + 1]));
  return [
    `Opened by ${seatTitle(auction.opener, state)}; ` +
      (auction.bid < 0 ? 'no bid yet' : `highest bid ${auction.bid} by ${seatTitle(auction.bidder, state)}`) +
      (auction.out.length > 0 ? `; out: ${seatTitles(state, auction.out)}` : '') +
      `; free places: ${free.join(', ')}`,
  ];
};

const offersText = (state: State): readonly string[] => [
  ...state.offers.map(
    (offer) =>
      `${worth(state, offer)} power for ${seatTitle(offer.to, state)} from ${seatTitle(offer.from, state)}` +
      (offer.void === 1 ? ' (can only be declined)' : ''),
  ),
  ...state.watches
    .filter(({ taken, declined }) => taken + declined > 0)
    .map(({ from, taken, declined }) => `${seatTitle(from, state)} waits: ${taken} taken, ${declined} declined`),
];

const resultText = (state: State): string => {
  const won = leaders(state);
  return `${seatTitles(state, won)} ${won.length > 1 ? 'share the victory' : 'won'} with ${seatOf(state, won[0]!).vp} VP`;
};

const given = (title: string, text: string): readonly string[] => (text === '' ? [] : [`${title}: ${text}`]);

/** The sentences about what is happening now, without full stops. If a standing is given, it replaces the sentence that says who is to move. */
export const statusOf = (state: State, standing: string | undefined): readonly string[] => [
  standing ?? (state.phase === 'end' ? resultText(state) : `To move: ${seatTitles(state, movers(state))}`),
  ...given(
    `Turn of ${seatTitle(state.turnOf < 0 ? state.active : state.turnOf, state)}`,
    state.phase === 'end' || standing !== undefined ? '' : turnText(state),
  ),
  ...given('Offers', offersText(state).join('; ')),
  ...auctionText(state),
  `Order: ${state.order
    .map((seat) => seatTitle(seat, state) + (state.phase !== 'end' && state.passing.includes(seat) ? ' (passed)' : ''))
    .join(', ')}`,
];

/** A sentence that lists the free factions; empty unless the seats are choosing their factions. */
export const freeText = (state: State): readonly string[] =>
  state.phase === 'faction'
    ? given(
        'Free factions',
        freeFactions(state)
          .map(({ title }) => title)
          .join(', '),
      )
    : [];
