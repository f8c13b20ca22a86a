/**
 * Zones of cards: which seats see each pile, hand or row, and the members of a game that follow from this.
 *
 * @packageDocumentation
 */
import { isNone, type Option } from 'fp-ts/Option';
import type { Invariant } from '../contract/invariant.js';
import { addTo, countIn, countsOf } from '../values/counts.js';
import { type Seed, shuffled, source } from '../values/random.js';
import type { Seat } from '../values/seat.js';

/** The seats that see the cards of a zone: no seat, only the seat to which the cards belong, or all seats and spectators. */
type CardSight = 'none' | 'owner' | 'all';

export type { CardSight as Sight };

/**
 * The cards of a zone: a text, or a list of texts. If every card is a single character, a text is a row of cards; otherwise a text is one card. A
 * zone in which each seat has its own cards is a list with an entry for each seat.
 */
export type Cards = string | readonly Cards[];

/** The symbol that stands for a hidden card in a view. */
export const hiddenCard = '?';

/** The place of one card in a zone. */
export interface CardPlace<Zone> {
  /** The zone. */
  readonly zone: Zone;
  /** The index in the outermost list: the seat if each seat has its own row of the zone, 0 if the zone is a single row. */
  readonly row: number;
  /** The card's place in its row, counted from 0. */
  readonly index: number;
}

/** The names of those fields of a state that can be zones of cards. */
export type ZoneName<State> = {
  readonly [Name in keyof State]: State[Name] extends Cards ? Name : never;
}[keyof State] &
  string;

/** What {@link zonesBy} needs to know about the cards of a game. */
export interface ZoneParts<State, Zone extends ZoneName<State>> {
  /** The fields of the state that hold cards, with the seats that see these cards. A field of the state that is not named here holds no cards. */
  readonly zones: Readonly<Record<Zone, CardSight>>;
  /**
   * All cards of the game to which a position belongs, in any order; if there are several copies of a card, each is listed. The result must not
   * depend on hidden cards.
   */
  readonly cards: (view: State) => readonly string[];
  /** The zones whose rows are sorted by `order`, so that a card's place does not reveal when the card arrived. */
  readonly sorted?: readonly Zone[];
  /** All distinct cards, in the order in which the `sorted` zones list them. */
  readonly order?: readonly string[];
  /**
   * True if a seat knows a card although the card's zone hides it, for instance because the seat has looked at the card. The result must not depend
   * on hidden cards.
   */
  readonly known?: (view: State, seat: Seat, place: CardPlace<Zone>) => boolean;
  /**
   * True if everybody sees a card although its zone hides it, for instance because all hands are shown at the end. The result must not depend on
   * hidden cards.
   */
  readonly shown?: (view: State, place: CardPlace<Zone>) => boolean;
}

/** What the zones determine: members of the contract, invariants, and a re-deal of hidden cards for tests of the laws. */
export interface Zoned<State, Zone extends string> {
  /** Returns the view of a seat or a spectator, with `?` for each card that is hidden from that viewer. */
  readonly view: (eyes: Option<Seat>) => (state: State) => State;
  /** Returns a position that agrees with a view: every way to deal the unseen cards to the hidden places is equally likely. */
  readonly determinize: (view: State, seed: Seed) => State;
  /**
   * Always false, which is right as long as everybody may hear of every move. If cards move face down, for instance because chance draws a card into a
   * hand or a seat lays one down unseen, the game needs a function of its own that is true in such positions.
   */
  readonly isSecret: () => boolean;
  /**
   * The invariants: a position has exactly the cards of the game, and shows every card that all seats can see. `rule` is the rule that a refusal
   * cites.
   */
  readonly invariants: <Rule extends string>(rule: Rule) => readonly Invariant<State, Rule>[];
  /** True if the card at a place is hidden from the given viewer. */
  readonly isHidden: (view: State, eyes: Option<Seat>, place: CardPlace<Zone>) => boolean;
  /**
   * Re-deals all cards that are hidden from the given viewer, and returns the new position. The laws take this function as their option `redeal`, and
   * compare what the viewer sees before and after the deal.
   */
  readonly redeal: (state: State, eyes: Option<Seat>, seed: Seed) => State;
  /**
   * The paths of all cards that are hidden from the given viewer, for instance `deck.0` or `hands.1.3`. The laws take this function as their option
   * `faceDown`, and look for these cards in the view.
   */
  readonly faceDown: (state: State, eyes: Option<Seat>) => readonly string[];
}

const isLetter = (card: string): boolean => card.length === 1;

/** Replaces every card of a zone with the result of a function, in the order of the zone's places. */
const mapCards = (
  cards: Cards,
  letters: boolean,
  change: (card: string, row: number, index: number) => string,
  row = 0,
): Cards => {
  if (typeof cards === 'string')
    return letters ? Array.from(cards, (card, index) => change(card, row, index)).join('') : change(cards, row, 0);
  const isRow = !letters && cards.every((one) => typeof one === 'string');
  return cards.map((one, place): Cards => {
    if (isRow && typeof one === 'string') return change(one, row, place);
    return mapCards(one, letters, change, place);
  });
};

/** Returns a zone whose rows are sorted by the given order of cards. */
const inOrder = (cards: Cards, letters: boolean, order: readonly string[]): Cards => {
  const byOrder = (a: string, b: string): number => order.indexOf(a) - order.indexOf(b);
  if (typeof cards === 'string') return letters ? [...cards].sort(byOrder).join('') : cards;
  const texts = cards.filter((one) => typeof one === 'string');
  return !letters && texts.length === cards.length
    ? texts.sort(byOrder)
    : cards.map((one) => inOrder(one, letters, order));
};

/** The cards of the game that have not been seen; undefined if the game does not have all the seen cards. */
const unseenOf = (all: readonly string[], seen: readonly string[]): readonly string[] | undefined => {
  const taken = countsOf(seen);
  const rest = all.filter((card) => {
    addTo(taken, card, -1);
    return countIn(taken, card) < 0;
  });
  return rest.length === all.length - seen.length ? rest : undefined;
};

/** The description of a game's cards, together with a list of the names of the zones. */
interface ZoneLayout<State, Zone extends ZoneName<State>> extends ZoneParts<State, Zone> {
  readonly names: readonly Zone[];
}

/**
 * Returns a copy of a position in which the function `change` has replaced each card. A second function, `finish`, may then adjust each zone as a
 * whole.
 */
const changed = <State extends object, Zone extends ZoneName<State>>(
  { names, cards }: ZoneLayout<State, Zone>,
  state: State,
  change: (card: string, place: CardPlace<Zone>) => string,
  finish: (zone: Cards, name: Zone, letters: boolean) => Cards = (zone) => zone,
): State => {
  const letters = cards(state).every(isLetter);
  const fields = names.map((zone) => {
    // The type of the zone's name guarantees that the field holds cards.
    const before = state[zone] as unknown as Cards;
    const after = mapCards(before, letters, (card, row, index) => change(card, { zone, row, index }));
    return [zone, finish(after, zone, letters)] as const;
  });
  return { ...state, ...Object.fromEntries(fields) };
};

/** Lists every card of a position with its place. */
const placesOf = <State extends object, Zone extends ZoneName<State>>(
  layout: ZoneLayout<State, Zone>,
  state: State,
): readonly (readonly [card: string, place: CardPlace<Zone>])[] => {
  const found: (readonly [string, CardPlace<Zone>])[] = [];
  changed(layout, state, (card, place) => {
    found.push([card, place]);
    return card;
  });
  return found;
};

/** The path of a card in the JSON of a position. A zone that is a single row has no index of the row, and one that is a single card no index at all. */
const pathOf = <State extends object, Zone extends ZoneName<State>>(
  layout: ZoneLayout<State, Zone>,
  state: State,
  { zone, row, index }: CardPlace<Zone>,
): string => {
  // The type of the zone's name guarantees that the field holds cards.
  const cards = state[zone] as unknown as Cards;
  const letters = layout.cards(state).every(isLetter);
  if (typeof cards === 'string') return letters ? `${zone}.${index}` : zone;
  const isRow = !letters && cards.every((one) => typeof one === 'string');
  return isRow ? `${zone}.${index}` : `${zone}.${row}.${index}`;
};

const isOpen = <State, Zone extends ZoneName<State>>(
  { zones, shown }: ZoneParts<State, Zone>,
  view: State,
  place: CardPlace<Zone>,
): boolean => zones[place.zone] === 'all' || shown?.(view, place) === true;

const isHiddenFrom = <State, Zone extends ZoneName<State>>(
  parts: ZoneParts<State, Zone>,
  view: State,
  eyes: Option<Seat>,
  place: CardPlace<Zone>,
): boolean => {
  if (isOpen(parts, view, place)) return false;
  if (isNone(eyes)) return true;
  const isOwn = parts.zones[place.zone] === 'owner' && place.row === eyes.value;
  return !isOwn && parts.known?.(view, eyes.value, place) !== true;
};

/** Deals cards to the places to be filled, in the order of the places, and sorts the rows of sorted zones. */
const dealt = <State extends object, Zone extends ZoneName<State>>(
  layout: ZoneLayout<State, Zone>,
  state: State,
  deal: readonly string[],
  isDealt: (card: string, place: CardPlace<Zone>) => boolean,
): State => {
  const { sorted = [], order = [] } = layout;
  const left = deal.values();
  return changed(
    layout,
    state,
    (card, place) => (isDealt(card, place) ? (left.next().value ?? card) : card),
    (zone, name, letters) => (sorted.includes(name) ? inOrder(zone, letters, order) : zone),
  );
};

/** The cards of the game that a view does not show; undefined if the game does not have all the cards that the view shows. */
const unseenIn = <State extends object, Zone extends ZoneName<State>>(
  layout: ZoneLayout<State, Zone>,
  view: State,
): readonly string[] | undefined => {
  const seen = placesOf(layout, view).flatMap(([card]) => (card === hiddenCard ? [] : card));
  return unseenOf(layout.cards(view), seen);
};

const invariantsOf = <State extends object, Zone extends ZoneName<State>, Rule extends string>(
  layout: ZoneLayout<State, Zone>,
  rule: Rule,
): readonly Invariant<State, Rule>[] => {
  // A fault names one field only, so use the first zone for all zones.
  const [path = ''] = layout.names;
  return [
    {
      rule,
      path,
      text: 'the cards do not match those of the game',
      holds: (state) =>
        placesOf(layout, state).length === layout.cards(state).length && unseenIn(layout, state) !== undefined,
    },
    {
      rule,
      path,
      text: 'a card is hidden although all seats can see it',
      holds: (state) =>
        placesOf(layout, state).every(([card, place]) => card !== hiddenCard || !isOpen(layout, state, place)),
    },
  ];
};

/**
 * Derives what the zones determine: views, positions that agree with a view, invariants, and a re-deal for tests. Everything is derived from the list
 * of zones, which says which seats see which cards. State and view have the same type, in which `?` stands for a hidden card. This function is meant
 * for authors of games.
 *
 * @param parts - the zones, the cards, and everything else that seats know
 * @returns the members `view`, `determinize` and `isSecret`, the invariants, and the re-deal for tests of the laws
 *
 * @example
 * ```ts
 * import { none, some, zonesBy } from 'rulehouse/author';
 * type State = { readonly deck: string; readonly hands: readonly string[]; readonly turn: number };
 * const { view, determinize } = zonesBy<State, 'deck' | 'hands'>({ zones: { deck: 'none', hands: 'owner' }, cards: () => [...'AABC'] });
 * const seen = view(some(1))({ deck: 'AB', hands: ['A', 'C'], turn: 0 });
 * seen; // { deck: '??', hands: ['?', 'C'], turn: 0 }
 * determinize(seen, 1).deck.length; // 2
 * view(none)(seen).hands; // ['?', '?']
 * ```
 */
export const zonesBy = <State extends object, Zone extends ZoneName<State>>(
  parts: ZoneParts<State, Zone>,
): Zoned<State, Zone> => {
  // The type of the record guarantees that its keys are exactly the zones.
  const layout: ZoneLayout<State, Zone> = { ...parts, names: Object.keys(parts.zones) as Zone[] };
  const isHidden = (view: State, eyes: Option<Seat>, place: CardPlace<Zone>): boolean =>
    isHiddenFrom(parts, view, eyes, place);
  return {
    view: (eyes) => (state) =>
      changed(layout, state, (card, place) => (isHidden(state, eyes, place) ? hiddenCard : card)),
    determinize: (seen, seed) => {
      const unseen = unseenIn(layout, seen);
      if (unseen === undefined || unseen.length === 0) return seen;
      return dealt(layout, seen, shuffled(source(seed), unseen), (card) => card === hiddenCard);
    },
    isSecret: () => false,
    invariants: (rule) => invariantsOf(layout, rule),
    isHidden,
    faceDown: (state, eyes) =>
      placesOf(layout, state).flatMap(([, place]) =>
        isHidden(state, eyes, place) ? pathOf(layout, state, place) : [],
      ),
    redeal: (state, eyes, seed) => {
      const hidden = placesOf(layout, state).flatMap(([card, place]) => (isHidden(state, eyes, place) ? card : []));
      return dealt(layout, state, shuffled(source(seed), hidden), (_, place) => isHidden(state, eyes, place));
    },
  };
};
