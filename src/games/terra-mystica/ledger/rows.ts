/**
 * Writes the rows of a ledger: figures with their changes, and automatic events under their headings (TMY-24.1, TMY-24.2, TMY-24.4).
 *
 * @packageDocumentation
 */
import { factionOf, seatOf } from '../state/selectors.js';
import type { State } from '../state/state.js';
import { cults } from '../tables/pieces.js';
import { finalTiles } from '../tables/tiles.js';
import { type Figures, figuresOf } from './figures.js';

/** The figures of the seat to which a row belongs. */
export interface Shown {
  readonly figures: Figures;
  /** The number of cult steps that the seat still has to make; rows count such steps as soon as they are due. */
  readonly due: number;
}

/** The present figures of a seat, as rows show them. */
export const shownOf = (state: State, seat: number): Shown => {
  const { turn, active } = state;
  const own = seat === active ? turn.steps + turn.leap : 0;
  return { figures: figuresOf(state, seat), due: seatOf(state, seat).steps + own };
};

/** An automatic event: the rules brought it about without a decision. */
export interface LedgerEvent {
  readonly kind: string;
  readonly seat: number;
  readonly shown: Shown;
  /** The round in which the event happened. */
  readonly round: number;
}

/** The lines of a ledger, and the figures in each seat's latest row. */
export interface Book {
  readonly lines: string[];
  readonly last: (Shown | undefined)[];
}

const delta = (now: number, then: number): string =>
  now === then ? '' : now > then ? `+${now - then}` : String(now - then);
const powerWorth = ({ figures: { power } }: Shown): number => power[1] + 2 * power[2];
const cultWorth = ({ figures, due }: Shown): number => figures.cults.reduce((total, space) => total + space, due);

/** The figures in a seat's latest row. Until a seat has a row, its present figures are used, so that its first row shows no change. */
const shownBefore = ({ last }: Book, seat: number, shown: Shown): Shown => last[seat] ?? shown;

/** Writes a row. */
export const writeRow = (
  book: Book,
  state: State,
  seat: number,
  shown: Shown,
  offers: string,
  commands: string,
): void => {
  const then = shownBefore(book, seat, shown);
  book.last[seat] = shown;
  const [now, old] = [shown.figures, then.figures];
  const cells = [
    factionOf(state, seat).id,
    delta(now.vp, old.vp),
    `${now.vp} VP`,
    delta(now.coins, old.coins),
    `${now.coins} C`,
    delta(now.workers, old.workers),
    `${now.workers} W`,
    delta(now.priests, old.priests),
    `${now.priests} P`,
    delta(powerWorth(shown), powerWorth(then)),
    `${now.power.join('/')} PW`,
    delta(cultWorth(shown), cultWorth(then)),
    now.cults.join('/'),
    offers,
    commands,
  ];
  book.lines.push(cells.join('\t'));
};

/** The commands that automatic rows contain, keyed by the kind of the event. Scoring rows are left out, because their commands include the points. */
const eventCommands: ReadonlyMap<string, string> = new Map([
  ['cult', 'cult_income_for_faction'],
  ['income', 'other_income_for_faction'],
  ['accepted', '[opponent accepted power]'],
  ['declined', '[all opponents declined power]'],
  ['resources', 'score_resources'],
]);

/** The command text in the row of a ledger that reports an automatic event. */
export const eventCommand = (book: Book, { kind, seat, shown }: LedgerEvent): string =>
  eventCommands.get(kind) ?? `+${shown.figures.vp - shownBefore(book, seat, shown).figures.vp}vp for ${kind}`;

/**
 * The heading above a row that shows an income; a cult bonus counts as an income of the following round. Returns `undefined` for an event that is not
 * an income.
 */
export const incomeHeading = ({ kind, round }: LedgerEvent): string | undefined =>
  kind === 'cult' ? `Round ${round + 1} income` : kind === 'income' ? `Round ${round} income` : undefined;

/** The things that are scored at the end of the game, in the order in which ledgers list them. @rule TMY-16.7 */
const scoredIn = (state: State): readonly string[] => [
  ...state.finals.map((tile) => finalTiles[tile]!),
  ...cults,
  'network',
];

const isCult = (kind: string): boolean => cults.some((cult) => cult === kind);

const writeEvent = (book: Book, state: State, event: LedgerEvent): void => {
  const command = seatOf(state, event.seat).dropped === 1 ? '' : eventCommand(book, event);
  writeRow(book, state, event.seat, event.shown, '', command);
};

/** Writes the end scoring: a heading for each thing that is scored, even if no seat scores for that thing. */
const writeEnd = (book: Book, state: State, events: readonly LedgerEvent[]): void => {
  const order = state.switches['variable-turn-order'] ? state.order : state.seats.map((_, seat) => seat);
  const sorted = order.flatMap((seat) => events.filter((event) => event.seat === seat));
  for (const kind of scoredIn(state)) {
    book.lines.push(`Scoring ${kind}${isCult(kind) ? ' cult' : ''}`);
    for (const event of sorted) if (event.kind === kind) writeEvent(book, state, event);
  }
  book.lines.push('Converting resources to VPs');
  for (const event of sorted) if (event.kind === 'resources') writeEvent(book, state, event);
};

/** Writes automatic rows with their headings; events of the kind `headed` already have a heading (TMY-24.4). */
export const writeEvents = (book: Book, state: State, events: readonly LedgerEvent[], headed?: string): void => {
  if (events.some(({ kind }) => kind === 'resources')) {
    writeEnd(book, state, events);
    return;
  }
  let under = headed;
  for (const event of events) {
    const heading = incomeHeading(event);
    if (heading !== undefined && event.kind !== under) book.lines.push(heading);
    under = event.kind;
    writeEvent(book, state, event);
  }
};
