/**
 * The changes that a move makes in the picture of Terra Mystica, including all that follows automatically from the rules.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import {
  at,
  boardIn,
  bonusTiles,
  checkRecorded,
  cultBoard,
  cults,
  factions,
  favorTiles,
  grounds,
  hasFavor,
  kinds,
  type Move,
  powerActions,
  ring,
  type SeatState,
  type State,
  seatCounts,
  sources,
  toMove,
  townTiles,
  usedSpaces,
  watch,
  worth,
} from '../../games/terra-mystica/seen.js';
import { between, type Change } from '../change.js';
import { counts, type Model, piles, wordsAt } from '../model.js';

type Entries<A> = readonly (readonly [string, A])[];

// ---- pieces: structures on the map, tiles in the pool and with the seats ----

const structures = (state: State): Entries<readonly string[]> =>
  boardIn(state).names.map((name, hex) => {
    const kind = kinds[at(state.structure, hex) - 1];
    return [`hex:${name}`, kind === undefined ? [] : [`${at(state.owner, hex)}${kind}`]] as const;
  });

const many = (id: string, count: number): readonly string[] => Array.from({ length: count }, () => id);

const poolTiles = (state: State): readonly string[] => [
  ...favorTiles.flatMap(({ id }, index) => many(id, at(state.favorPool, index))),
  ...townTiles.flatMap(({ id }, index) => many(id, at(state.townPool, index))),
  ...bonusTiles.flatMap(({ id }, index) =>
    state.bonusIn[index] === 1 && !state.seats.some(({ bonus }) => bonus === index) ? [id] : [],
  ),
];

const seatTiles = (seat: SeatState): readonly string[] => [
  ...favorTiles.flatMap(({ id }, index) => (hasFavor(seat, index) ? [id] : [])),
  ...townTiles.flatMap(({ id }, index) => many(id, at(seat.towns, index))),
  ...bonusTiles.flatMap(({ id }, index) => (seat.bonus === index ? [id] : [])),
];

// ---- counts ----

const countsOf = (seat: SeatState, index: number): Entries<number> => [
  ...seatCounts.map(({ name }) => [`${name}:${index}`, seat[name]] as const),
  ...cults.map((cult, track) => [`marker:${cult}:${index}`, at(seat.cults, track)] as const),
];

const turnCounts = ({ turn }: State): Entries<number> =>
  Object.entries(turn).flatMap(([name, value]) =>
    // The skipped hex is a number too; -1 means none.
    typeof value === 'number' ? [[`turn:${name}`, name === 'skipped' ? value + 1 : value] as const] : [],
  );

// ---- texts ----

const listed = (items: readonly (string | number)[]): string => items.join(' ');

const seatWords = (state: State, seat: SeatState, index: number): Entries<string> => [
  [`home:${index}`, seat.home < 0 ? '' : grounds[seat.home]!],
  [`faction:${index}`, seat.faction < 0 ? '' : factions[seat.faction]!.id],
  [`passed:${index}`, seat.passed === 1 ? 'passed' : ''],
  [`dropped:${index}`, seat.dropped === 1 ? 'dropped' : ''],
  [`locked:${index}`, listed(ring.filter((_, bit) => ((seat.locked >> bit) & 1) === 1))],
  [`rivers:${index}`, listed(seat.rivers.map((hex) => boardIn(state).names[hex]!))],
  [`used:${index}`, listed(usedSpaces(state, index))],
];

const spaces = cultBoard.priestSpaces.length;

const boardWords = (state: State): Entries<string> => {
  const { names } = boardIn(state);
  return [
    ...names.map((name, hex) => [`hex:${name}`, grounds[at(state.ground, hex)]!] as const),
    ...names.map((name, hex) => [`town:${name}`, at(state.town, hex) === 1 ? 'town' : ''] as const),
    ...state.bridge.map((owner, index) => [`bridge:${index}`, owner < 0 ? '' : String(owner)] as const),
    ...cults.map(
      (cult, track) =>
        [
          `priest:${cult}`,
          listed(state.preachers.slice(track * spaces, (track + 1) * spaces).map((owner) => (owner < 0 ? '-' : owner))),
        ] as const,
    ),
    ...powerActions.map(({ id }, index) => [`space:${id}`, state.taken[index] === 1 ? 'taken' : ''] as const),
  ];
};

const auctionWords = ({ auction }: State): string =>
  auction === null
    ? ''
    : Object.entries(auction)
        .map(([name, value]) => `${name} ${String(value)}`)
        .join('; ');

const tableWords = (state: State): Entries<string> => [
  ['order:', listed(state.order)],
  ['passing:', listed(state.passing)],
  [
    'offers:',
    state.offers
      .map((offer) => `${offer.from}>${offer.to}:${worth(state, offer)}${offer.void === 1 ? '!' : ''}`)
      .join(' '),
  ],
  ['watches:', state.watches.map(({ from, taken, declined }) => `${from}:${taken}/${declined}`).join(' ')],
  ['turn-of:', state.turnOf < 0 ? '' : String(state.turnOf)],
  ['auction:', auctionWords(state)],
  ['turn:act', state.turn.act === 'none' ? '' : state.turn.act],
  ['turn:kind', state.turn.kind === 'none' ? '' : state.turn.kind],
  ['turn:free', state.turn.free === 'none' ? '' : state.turn.free],
  ['turn:sites', listed(state.turn.sites.map((hex) => boardIn(state).names[hex]!))],
];

/**
 * The contents of the picture of Terra Mystica. A structure is written as its owner's seat followed by its kind, for instance `0TP`. A tile lies
 * either in the pool or at a seat.
 */
export const model = (state: State): Model => ({
  pieces: piles([
    ...structures(state),
    ['pool:', poolTiles(state)],
    ...state.seats.map((seat, index) => [`tiles:${index}`, seatTiles(seat)] as const),
  ]),
  counts: counts([
    ...state.seats.flatMap(countsOf),
    ...state.bonusCoins.map((coins, index) => [`bonus-coins:${bonusTiles[index]!.id}`, coins] as const),
    ...turnCounts(state),
    ['round:', state.round],
  ]),
  words: wordsAt([
    ...state.seats.flatMap((seat, index) => seatWords(state, seat, index)),
    ...boardWords(state),
    ...tableWords(state),
  ]),
  points: state.seats.map(({ points }) => counts(sources.map((source, index) => [source, at(points, index)] as const))),
  phase: state.phase,
  toMove: toMove(state),
});

/** The contents of the picture in the course of a legal move: one model for each effect that follows automatically. */
const onTheWay = (before: State, move: Move): readonly Model[] => {
  const checked = checkRecorded(move)(before);
  if (isLeft(checked)) return [];
  return watch(before, checked.right, model);
};

/**
 * The changes that a move makes, in the order in which they happen. The action itself comes first, followed by its consequences: reactions, cult
 * bonuses, income and final scoring.
 */
export const changes = (before: State, move: Move | null, after: State): readonly Change[] => {
  const way = [model(before), ...(move === null ? [] : onTheWay(before, move)), model(after)];
  return way.flatMap((now, index) => {
    const last = way[index - 1];
    return last === undefined ? [] : between(last, now);
  });
};
