/**
 * Writes a game of the library as a ledger, in the community's text format (chapter 24).
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../../../core/values/fault.js';
import { perform, refusalFor } from '../course/play.js';
import { moverOf } from '../engine/deciding.js';
import type { Event, Events } from '../engine/events.js';
import { isLast } from '../engine/pending.js';
import { type Draft, draftOf } from '../state/draft.js';
import type { Move } from '../state/move.js';
import { ledgerNames, ledgerSwitches, optionTable } from '../state/options.js';
import { factionOf, isDeferred, seatNamed, seatOf } from '../state/selectors.js';
import type { Offer, State } from '../state/state.js';
import { maps } from '../tables/maps.js';
import { bonusTiles, finalTiles, scoringTiles } from '../tables/tiles.js';
import { printMove } from '../text/move-text.js';
import { rowKind } from './events.js';
import { offersOf, printOffers, withOffers } from './offers.js';
import { checkLedger } from './replay.js';
import {
  type Book,
  eventCommand,
  incomeHeading,
  type LedgerEvent,
  type Shown,
  shownOf,
  writeEvents,
  writeRow,
} from './rows.js';
import { emptied, missingBridges } from './run.js';

/** A row of a ledger while the row is being filled. */
interface Row {
  readonly seat: number;
  readonly commands: string[];
  offered: readonly number[];
  /** The comment line before the row; empty if there is no such line. */
  heading: string;
  /**
   * `reacting`: the row holds only reactions to answers and the burning of power, so the seat's offers are still open. `shared`: at set-up, the next
   * seat may still act in the row. `acting`: anything else.
   */
  state: 'reacting' | 'acting' | 'shared';
  /**
   * True once the turn of the row has ended. The row of the only seat that has not passed still takes what this seat does before its next main action
   * (TMY-24.10).
   */
  ended: boolean;
  /** The number of bridges that the stronghold gives, but that the seat cannot build because its supply is used up. */
  missing: number;
}

/** The state of a ledger that is being written. */
interface Writer extends Book {
  readonly draft: Draft;
  readonly events: Events;
  row: Row | undefined;
  /** The automatic rows that come before the current row; the rows that come after it are in `after`. */
  before: LedgerEvent[];
  after: LedgerEvent[];
  /** The figures of the seats at the end of the round; undefined until the round ends. */
  frozen: readonly Shown[] | undefined;
  /** The seats that left the game without passing in the last round that has ended, if the order of passing determines the turn order. */
  left: ReadonlySet<number>;
  /** The count of turns in the current round. */
  turns: Turns;
  /** The kind of the next main action after the current move; undefined if there is none. */
  next: Move['_tag'] | undefined;
  /** Offers of nothing to seats that have passed, in the order in which they were made; the ledger has not yet declined them. @rule TMY-8.4 */
  idle: Offered[];
}

/** An offer of power, open or without effect. */
type Offered = Omit<Offer, 'void'>;

/** The count of how often the turn has gone round the table. */
interface Turns {
  readonly round: number;
  /** The turn order at the beginning of the round. */
  readonly order: readonly number[];
  readonly turn: number;
  /** The place in the turn order of the seat that acted last. */
  readonly place: number;
  /** True if the current turn has already been counted. */
  readonly counted: boolean;
}

const newWriter = (start: State): Writer => {
  const writer: Writer = {
    draft: draftOf(start),
    lines: [...header(start)],
    last: [],
    events: {
      happened: (event, state) => {
        note(writer, event, state);
      },
    },
    row: undefined,
    before: [],
    after: [],
    frozen: undefined,
    left: new Set(),
    turns: { round: 0, order: [], turn: 0, place: 0, counted: false },
    next: undefined,
    idle: [],
  };
  return writer;
};

/** The seats that have left the game without passing in this round. */
const leavers = ({ seats }: State): ReadonlySet<number> =>
  new Set(seats.flatMap(({ dropped, passed }, seat) => (dropped === 1 && passed === 0 ? [seat] : [])));

/** Keeps an automatic event, to be written before or after the current row. */
const note = (writer: Writer, happened: Event, state: State): void => {
  if (happened._tag === 'Phase') {
    writer.frozen ??= state.seats.map((_, index) => shownOf(state, index));
    if (state.phase === 'offers' && state.switches['variable-turn-order']) writer.left = leavers(state);
    return;
  }
  const { seat } = happened;
  const event = { kind: rowKind(happened), seat, shown: shownOf(state, seat), round: state.round };
  (happened._tag === 'Accepted' || happened._tag === 'Declined' ? writer.before : writer.after).push(event);
};

// ------------------------------------------------------------------------------------------------------------------- rows

/**
 * The income that is written in the same row as the choice before it. Only the first income can be written in this way, and only if its seat made the
 * choice or the choice unlocked a terrain (TMY-19.6, TMY-24.7).
 */
const mergedIncome = ({ after }: Writer, { seat, commands }: Row): LedgerEvent | undefined => {
  const [first] = after;
  if (first?.kind !== 'income' || first.round === 1) return undefined;
  const isPriest = commands.at(-1)?.startsWith('unlock-terrain') === true;
  return first.seat === seat || isPriest ? first : undefined;
};

/**
 * Writes a row. A row that includes an income also lists the income's command. If the income belongs to the row's own seat, the row shows that seat's
 * figures after the income.
 */
const writeFilled = (writer: Writer, row: Row): void => {
  const { draft, frozen, after } = writer;
  const { seat, commands, offered, heading } = row;
  const income = mergedIncome(writer, row);
  const own = frozen?.[seat] ?? shownOf(draft, seat);
  if (income === undefined) {
    if (heading !== '') writer.lines.push(heading);
    writeRow(writer, draft, seat, own, printOffers(draft, offered), commands.join('. '));
    return;
  }
  const title = incomeHeading(income);
  if (title !== undefined) writer.lines.push(title);
  const shown = income.seat === seat ? income.shown : own;
  if (income.seat !== seat) writer.last[income.seat] = income.shown;
  writeRow(
    writer,
    draft,
    seat,
    shown,
    printOffers(draft, offered),
    [...commands, eventCommand(writer, income)].join('. '),
  );
  after.shift();
};

/**
 * The automatic events in order, grouped by kind. If the order of passing determines the turn order, the events of seats that left the game without
 * passing in the round that is over come last in each group.
 *
 * @rule TMY-18.1
 */
const leftLast = ({ left, after }: Writer): LedgerEvent[] =>
  [...new Set(after.map(({ kind }) => kind))].flatMap((kind) => {
    const same = after.filter((event) => event.kind === kind);
    return [...same.filter(({ seat }) => !left.has(seat)), ...same.filter(({ seat }) => left.has(seat))];
  });

/** Notes the offers of nothing that a new building makes to seats that have passed; such seats decline them by nothing else. */
const noteIdle = (writer: Writer, build: number, from: number, offered: readonly number[]): void => {
  const { draft, idle } = writer;
  offered.forEach((amount, to) => {
    const isOpen = draft.offers.some((offer) => offer.build === build && offer.to === to);
    if (amount > 0 && !isOpen && isWaiting(draft, to)) idle.push({ build, from, to, amount });
  });
};

/** True if a seat has passed and is still in the game, so that it makes no more main actions in this round. */
const isWaiting = (state: State, seat: number): boolean => {
  const { passed, dropped } = seatOf(state, seat);
  return passed === 1 && dropped === 0;
};

/**
 * Writes that seats decline offers of nothing, each in a row of its own. The site goes on to the next round only when every seat that has passed has
 * answered such offers, too. An answer would mean an older offer of the same seat and amount that is still open, so it waits until there is none.
 */
const writeIdle = (writer: Writer): void => {
  const { draft, frozen } = writer;
  const isClear = ({ to, from, amount, build }: Offered): boolean =>
    draft.offers.every((open) => open.to !== to || open.from !== from || open.amount !== amount || open.build > build);
  const [now, later] = [writer.idle.filter(isClear), writer.idle.filter((offer) => !isClear(offer))];
  writer.idle = later;
  for (const { from, to, amount } of now)
    writeRow(
      writer,
      draft,
      to,
      frozen?.[to] ?? shownOf(draft, to),
      '',
      `decline ${amount} from ${factionOf(draft, from).id}`,
    );
};

/** Ends the current row, and writes it with the automatic rows before and after it. */
const flush = (writer: Writer, headed?: string): void => {
  writer.after = leftLast(writer);
  const { row, draft } = writer;
  writeEvents(writer, draft, writer.before);
  const [first] = writer.after;
  if (row !== undefined) writeFilled(writer, row);
  writeIdle(writer);
  const merged = writer.after[0] !== first;
  writeEvents(writer, draft, writer.after, merged ? first?.kind : headed);
  writer.row = undefined;
  writer.before = [];
  writer.after = [];
  writer.frozen = undefined;
};

// --------------------------------------------------------------------------------------------------------------- commands

const plainText = (move: Move): string => (move._tag === 'Setup' ? 'setup' : printMove({ ...move, by: null }));

const counted = /^(burn|convert) (\d+)(?:([A-Z]+) to (\d+)([A-Z]+))?$/;
const stepped = /^\+(\d)?([A-Z]+|TW\d)$/;

/**
 * Merges two commands into one: burns, exchanges of the same kind, single steps on the same track, or town tiles of the same kind. Returns `undefined` if the commands cannot be
 * merged.
 */
const joined = (last: string, next: string): string | undefined => {
  const [a, b] = [counted.exec(last), counted.exec(next)];
  if (a !== null && b !== null && a[1] === b[1] && a[3] === b[3] && a[5] === b[5]) {
    const give = Number(a[2]) + Number(b[2]);
    return a[3] === undefined ? `burn ${give}` : `convert ${give}${a[3]} to ${Number(a[4]) + Number(b[4])}${a[5]!}`;
  }
  const [step, other] = [stepped.exec(last), stepped.exec(next)];
  if (step === null || other === null || step[2] !== other[2]) return undefined;
  return `+${stepsIn(step) + stepsIn(other)}${step[2]!}`;
};

/** The number of steps in a command; a single step is written without a number. */
const stepsIn = ([, digit]: RegExpExecArray): number => (digit === undefined ? 1 : Number(digit));

/** Adds a command to a row of the ledger. */
const add = (commands: string[], text: string): void => {
  const last = commands.pop();
  const both = last === undefined ? undefined : joined(last, text);
  commands.push(...(last === undefined ? [text] : both === undefined ? [last, text] : [both]));
};

/** The options that come first in a header; all other options follow in the order of the table of options. */
const firstNamed = ['strict-leech', 'strict-darkling-sh', 'strict-chaosmagician-sh', 'errata-cultist-power'] as const;

const namedInOrder: readonly (typeof ledgerNames)[number][] = [...new Set([...firstNamed, ...ledgerNames])];

const isSwitch = (name: string): name is (typeof ledgerSwitches)[number] => ledgerSwitches.some((one) => one === name);

const header = (state: State): readonly string[] => {
  const { switches } = state;
  const isNamed = (name: (typeof ledgerNames)[number]): boolean =>
    isSwitch(name) ? switches[name] : optionTable[name].ledger === 'always';
  const map = maps.find(({ id }) => id === switches.map);
  return [
    'Default game options',
    ...namedInOrder.filter(isNamed).map((name) => `option ${name}`),
    ...(switches['vp-variant'] === 'standard' ? [] : [`option vp-variant ${switches['vp-variant']}`]),
    ...(map === undefined || map.id === 'original' ? [] : [`map ${map.ledgerId}`]),
    ...state.scoring.map((tile, index) => `Round ${index + 1} scoring: ${scoringTiles[tile]!.id}`),
    ...bonusTiles
      .filter(({ option }, tile) => state.bonusIn[tile] === 0 && (option === null || switches[option]))
      .map(({ id }) => `Removing tile ${id}`),
    ...state.seats.map((_, seat) => `Player ${seat + 1}: P${seat + 1}`),
    ...state.finals.map((tile) => `Added final scoring tile: ${finalTiles[tile]!}`),
  ];
};

// ------------------------------------------------------------------------------------------------------------------ turns

/** The kinds of main actions. A turn is counted when its first main action is made. */
const mains = new Set<Move['_tag']>(['Build', 'Transform', 'Dig', 'Upgrade', 'Advance', 'Send', 'Action', 'Pass']);

/**
 * Counts a turn when its first main action is made; returns the row's heading if a new round of turns begins. The last pass of a round does not begin
 * another round of turns.
 */
const count = (writer: Writer, seat: number, { _tag }: Move): string => {
  const { draft, turns } = writer;
  if (turns.counted) return '';
  const fresh = turns.round !== draft.round;
  const order = fresh ? draft.order.slice() : turns.order;
  const place = order.indexOf(seat);
  const last = _tag === 'Pass' && isLast(draft, seat);
  const round = fresh || (place <= turns.place && !last);
  const turn = fresh ? 1 : turns.turn + (round ? 1 : 0);
  writer.turns = { round: draft.round, order, turn, place, counted: true };
  return round ? `Round ${draft.round}, turn ${turn}` : '';
};

/** True if a move ends a whole turn, not only the first of its two actions. */
const endsTurn = (state: State, move: Move): boolean =>
  move._tag === 'Pass' || (move._tag === 'Done' && (isDeferred(state) || state.turn.left === 0));

/** Answers to offers. */
const answers = new Set<Move['_tag']>(['Leech', 'Decline', 'DeclineAll']);

/** The kinds of moves that follow other seats' answers: a seat makes the choice that the answers gave it, or gives it up. */
const reactions = new Set<Move['_tag']>(['Step', 'GainToken', 'GiveUp']);

/** True if a move reacts to answers outside an action: while other seats act, or before the seat itself acts. */
const isReaction = ({ draft }: Writer, seat: number, { _tag }: Move): boolean => {
  if (!reactions.has(_tag)) return false;
  if (draft.phase === 'offers') return true;
  return draft.phase === 'turn' && (draft.active !== seat || draft.turn.act === 'none');
};

/**
 * True if a move can be written in a given row. A shared row takes any move; any other row takes moves of its own seat, but no answer once that seat
 * has acted, and no main action once its turn has ended.
 */
const takes = ({ draft }: Writer, { seat, state, ended }: Row, mover: number, { _tag }: Move): boolean => {
  if (state === 'shared') return true;
  if (seat !== mover || (ended && mains.has(_tag))) return false;
  const hasActed = ended || draft.active !== seat || draft.turn.act !== 'none';
  return !answers.has(_tag) || state === 'reacting' || !hasActed;
};

/** Adds a move to its row, before the move is made. */
const enter = (writer: Writer, seat: number, move: Move): void => {
  const { draft } = writer;
  if (writer.row !== undefined && !takes(writer, writer.row, seat, move)) flush(writer);
  writer.row ??= { seat, commands: [], offered: [], heading: '', state: 'reacting', ended: false, missing: 0 };
  const { row } = writer;
  if (move._tag !== 'Burn' && !isReaction(writer, seat, move)) row.state = 'acting';
  if (mains.has(move._tag) && draft.phase === 'turn') row.heading ||= count(writer, seat, move);
  // Two cases do not count as turns: the last pass of a round made as a second action, and a turn that stays open.
  const uncounted = move._tag === 'Pass' ? isLast(draft, seat) : move._tag === 'Done' && draft.turn.steps > 0;
  if (uncounted && row.heading !== '' && writer.turns.turn > 1) {
    row.heading = '';
    writer.turns = { ...writer.turns, turn: writer.turns.turn - 1 };
  }
  if (move._tag === 'Done') row.commands.push(...forgone(draft, seat, row), ...ending(writer, seat, row));
  else if (move._tag !== 'KeepKey') add(row.commands, plainText(move));
};

/** The main actions that could belong to an action with spades. */
const landMoves: ReadonlySet<Move['_tag'] | undefined> = new Set(['Build', 'Transform', 'Dig'] as const);

const spading = /^(dig|transform|-SPADE|-FREE_)/;
const building = /^(build|upgrade|action|send|advance)/;

/**
 * The word that ends a turn, where the row alone does not end it: the only seat that has not passed would go on with the same action if it builds or
 * digs next.
 */
const ending = ({ draft, next }: Writer, seat: number, { commands }: Row): readonly string[] => {
  if (!landMoves.has(next) || draft.turn.left > 0 || !isLast(draft, seat)) return [];
  const last = commands.filter((command) => spading.test(command) || building.test(command)).at(-1);
  return last !== undefined && spading.test(last) ? ['done'] : [];
};

/** The commands that, before a turn ends, give up unbuildable bridges and the right to ordain workers (TMY-24.7). */
const forgone = (state: State, seat: number, { missing }: Row): readonly string[] => {
  const { ordain } = seatOf(state, seat);
  const workers = ordain > 0 && state.switches['strict-darkling-sh'] ? [`-${ordain}CONVERT_W_TO_P`] : [];
  return [...Array.from({ length: missing }, () => '-BRIDGE'), ...workers];
};

/** True if the row that contains the move just made is complete. */
const isFull = ({ draft, after }: Writer, { _tag }: Move, phase: State['phase']): boolean => {
  if (draft.round === 0 || _tag === 'Pass' || _tag === 'Done' || answers.has(_tag)) return true;
  return after.length > 0 || (phase === 'income' && draft.phase !== phase);
};

/**
 * True if the next command of the set-up goes into the row in which a favor tile was taken. It does so only once every faction has been chosen
 * (TMY-24.5).
 */
const isShared = ({ draft }: Writer, { _tag }: Move): boolean =>
  _tag === 'Favor' && draft.round === 0 && draft.phase !== 'faction';

/** True if a seat that has just ended its turn has the next turn, too, because all others have passed. */
const goesOn = ({ draft, after }: Writer, seat: number, { _tag }: Move): boolean =>
  _tag === 'Done' && after.length === 0 && draft.phase === 'turn' && draft.active === seat && isLast(draft, seat);

/** Writes into the ledger that a seat has left the game. If a seat leaves during its own turn, the next turn or the end of the round gets no heading. */
const leaveGame = (writer: Writer, move: Move & { readonly _tag: 'Drop' }): void => {
  flush(writer);
  const { draft } = writer;
  const { round } = draft;
  const own = draft.phase === 'turn' && draft.active === seatNamed(draft, move.faction);
  if (own) count(writer, draft.active, move);
  writer.lines.push(`${move.faction} dropped from the game`);
  perform(draft, move, writer.events);
  flush(writer, 'cult');
  if (!own) return;
  writer.turns = { ...writer.turns, counted: false };
  if (draft.round === round && draft.phase === 'turn') count(writer, draft.active, move);
};

const write = (writer: Writer, move: Move): Either<Fault, null> => {
  const { draft } = writer;
  const seat = moverOf(draft, move);
  const refusal = refusalFor('reader')(draft, move);
  if (refusal !== undefined) return left(fault(['moves'], refusal.text, refusal.rule));
  if (move._tag === 'Drop') {
    leaveGame(writer, move);
    return right(null);
  }
  const ends = endsTurn(draft, move);
  enter(writer, seat, move);
  const { builds, phase } = draft;
  const open = isWaiting(draft, seat) ? draft.offers.slice() : [];
  perform(draft, move, writer.events);
  const { row } = writer;
  writer.idle.push(...emptied(draft, seat, move, open));
  if (row !== undefined && move._tag === 'Upgrade' && move.to === 'SH') row.missing = missingBridges(draft, seat);
  if (row !== undefined && draft.builds > builds) {
    const offered = offersOf(draft, seat, move);
    row.offered = withOffers(row.offered, offered);
    noteIdle(writer, builds, seat, offered);
  }
  if (ends) writer.turns = { ...writer.turns, counted: false };
  if (row !== undefined && isShared(writer, move)) row.state = 'shared';
  else if (row !== undefined && goesOn(writer, seat, move)) row.ended = true;
  else if (isFull(writer, move, phase)) flush(writer);
  return right(null);
};

/**
 * Writes the ledger of a game from its start and its moves. Some games cannot be written as a ledger and give a fault: games with an auction, and
 * `deferred` games in which a seat answers between a turn's main action and the free moves after it.
 *
 * @param start - the state after `setup`
 * @param moves - every move from the start; the game need not be over
 * @returns the text, which {@link checkLedger} replays without a difference, or a fault
 * @fails a fault that cites the rule if a move breaks one, or gives the reason if the game cannot be written as a ledger
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, game } from 'rulehouse/terra-mystica';
 * import { checkLedger, writeLedger } from 'rulehouse/terra-mystica/ledger';
 *
 * const start = game.setup({ ...defaultOptions, 'leech-timing': 'deferred' }, 7);
 * if (isRight(start)) {
 *   const text = writeLedger(start.right, game.legalMoves(start.right).slice(0, 1));
 *   if (isRight(text)) checkLedger(text.right); // right
 * }
 * ```
 */
export const writeLedger = (start: State, moves: readonly Move[]): Either<Fault, string> => {
  const draft = draftLedger(start, moves);
  if (isLeft(draft)) return draft;
  const read = checkLedger(draft.right, start.switches['leech-timing']);
  if (isLeft(read))
    return left(
      fault(['moves'], `ledgers cannot hold this order of moves (${read.left.path.join()}: ${read.left.reason})`),
    );
  const [first] = read.right.differences;
  if (first !== undefined)
    return left(fault(['moves'], `ledgers cannot hold this order of moves (line ${first.line})`));
  return draft;
};

/** For each move, the kind of the first main action after it. */
const mainsAfter = (moves: readonly Move[]): readonly (Move['_tag'] | undefined)[] => {
  const found: (Move['_tag'] | undefined)[] = [];
  for (const index of [...moves.keys()].reverse()) {
    const following = moves[index + 1]?._tag;
    found[index] = following !== undefined && mains.has(following) ? following : found[index + 1];
  }
  return found;
};

/** Writes a ledger as {@link writeLedger} does, but does not read the text back to check it. */
const draftLedger = (start: State, moves: readonly Move[]): Either<Fault, string> => {
  if (start.switches.auction) return left(fault(['options', 'auction'], 'ledgers hold no auctions'));
  const writer = newWriter(start);
  const following = mainsAfter(moves);
  for (const [index, move] of moves.entries()) {
    writer.next = following[index];
    const written = write(writer, move);
    if (isLeft(written)) return written;
  }
  flush(writer);
  return right(`${writer.lines.join('\n')}\n`);
};
