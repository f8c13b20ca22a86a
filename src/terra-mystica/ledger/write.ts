/**
 * Writing ledgers: a game of the library as the community's text (chapter 24).
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../../core/fault.js';
import { printRefusal } from '../../core/refusal.js';
import type { Move } from '../move.js';
import { printMove } from '../move-text.js';
import { powerAround } from '../moves/leech.js';
import { moverOf, perform, refuses } from '../play.js';
import { at, boardIn, type Draft, draftOf, factionOf, seatOf, type State } from '../state.js';
import { maps } from '../tables/maps.js';
import { bonusTiles, finalTiles, scoringTiles } from '../tables/tiles.js';
import { type Figures, figuresOf } from './figures.js';
import { checkLedger } from './replay.js';

/** A writer under way. */
interface Writer {
  readonly draft: Draft;
  readonly lines: string[];
  /** The figures of each seat after its last row. */
  readonly last: (Figures | undefined)[];
  /** The row that is being filled. */
  row: { readonly seat: number; readonly commands: string[]; readonly offers: number[] } | undefined;
  /** Automatic rows that come before the row, and after it. */
  before: (readonly [string, number, Figures])[];
  after: (readonly [string, number, Figures])[];
  /** The figures of all seats when the round ended. */
  frozen: readonly Figures[] | undefined;
}

const delta = (now: number, then: number): string =>
  now === then ? '' : now > then ? `+${now - then}` : String(now - then);
const worthOf = (power: readonly number[]): number => at(power, 1) + 2 * at(power, 2);
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

const emit = (writer: Writer, seat: number, now: Figures, offers: readonly number[], commands: string): void => {
  const then = writer.last[seat] ?? now;
  writer.last[seat] = now;
  const cells = [
    factionOf(writer.draft, seat).id,
    delta(now.vp, then.vp),
    `${now.vp} VP`,
    delta(now.coins, then.coins),
    `${now.coins} C`,
    delta(now.workers, then.workers),
    `${now.workers} W`,
    delta(now.priests, then.priests),
    `${now.priests} P`,
    delta(worthOf(now.power), worthOf(then.power)),
    `${now.power.join('/')} PW`,
    delta(sum(now.cults), sum(then.cults)),
    now.cults.join('/'),
    offers.join(' '),
    commands,
  ];
  writer.lines.push(cells.join('\t'));
};

/** The commands of automatic events, and the comment before the first of a kind. */
const eventCommands: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['cult', ['cult_income_for_faction', 'Round income']],
  ['income', ['other_income_for_faction', 'Round income']],
  ['accepted', ['[opponent accepted power]', '']],
  ['declined', ['[all opponents declined power]', '']],
  ['resources', ['score_resources', 'Converting resources to VPs']],
]);

const emitEvents = (writer: Writer, events: Writer['after']): void => {
  let heading = '';
  for (const [kind, seat, now] of events) {
    const [command, comment] = eventCommands.get(kind) ?? [
      `+${now.vp - (writer.last[seat]?.vp ?? now.vp)}vp for ${kind}`,
      `Scoring ${kind}`,
    ];
    if (comment !== '' && comment !== heading) writer.lines.push(comment);
    heading = comment;
    const gone = seatOf(writer.draft, seat).dropped === 1;
    emit(writer, seat, now, [], gone ? '' : command);
  }
};

const flush = (writer: Writer): void => {
  const { row, before, after, frozen, draft } = writer;
  emitEvents(writer, before);
  if (row !== undefined)
    emit(writer, row.seat, frozen?.[row.seat] ?? figuresOf(draft, row.seat), row.offers, row.commands.join('. '));
  emitEvents(writer, after);
  writer.row = undefined;
  writer.before = [];
  writer.after = [];
  writer.frozen = undefined;
};

/** Moves that make a row of their own, or end one. */
const closing = new Set<Move['_tag']>(['Setup', 'Pass', 'Leech', 'Decline', 'DeclineAll', 'Done', 'Drop']);

const closes = (move: Move, state: State): boolean => closing.has(move._tag) || state.phase !== 'turn';

const plainText = (move: Move): string => (move._tag === 'Setup' ? 'setup' : printMove({ ...move, by: null }));

const merged = /^(burn|convert) (\d+)(?:(\w+) to (\d+)(\w+))?$/;

/** Adds a command; equal burns and conversions in a row become one. */
const add = (commands: string[], text: string): void => {
  const [last, next] = [merged.exec(commands.at(-1) ?? ''), merged.exec(text)];
  if (last === null || next === null || last[1] !== next[1] || last[3] !== next[3] || last[5] !== next[5]) {
    commands.push(text);
    return;
  }
  const [give, get] = [Number(last[2]) + Number(next[2]), Number(last[4] ?? 0) + Number(next[4] ?? 0)];
  commands[commands.length - 1] =
    last[3] === undefined ? `burn ${give}` : `convert ${give}${last[3]} to ${get}${last[5] ?? ''}`;
};

const header = (state: State): readonly string[] => {
  const { switches } = state;
  const on = (name: keyof typeof switches): readonly string[] => (switches[name] === true ? [`option ${name}`] : []);
  const map = maps.find(({ id }) => id === switches.map);
  return [
    'Default game options',
    ...on('strict-leech'),
    ...on('strict-darkling-sh'),
    'option strict-chaosmagician-sh',
    ...on('errata-cultist-power'),
    ...on('mini-expansion-1'),
    ...on('shipping-bonus'),
    ...on('temple-scoring-tile'),
    ...on('variable-turn-order'),
    ...on('fire-and-ice-final-scoring'),
    ...on('fire-and-ice-factions/ice'),
    ...on('fire-and-ice-factions/volcano'),
    ...on('fire-and-ice-factions/variable_v5'),
    ...on('fire-and-ice-factions/variable'),
    ...on('fire-and-ice-factions/variable_v2'),
    ...on('fire-and-ice-factions/variable_v3'),
    ...on('fire-and-ice-factions/variable_v4'),
    ...on('manual-fav5'),
    'option maintain-player-order',
    ...(map === undefined || map.id === 'original' ? [] : [`map ${map.ledgerId}`]),
    ...state.scoring.map((tile, index) => `Round ${index + 1} scoring: ${scoringTiles[tile]?.id ?? ''}`),
    ...bonusTiles
      .filter(({ option }, tile) => state.bonusIn[tile] === 0 && (option === null || switches[option]))
      .map(({ id }) => `Removing tile ${id}`),
    ...state.seats.map((_, seat) => `Player ${seat + 1}: P${seat + 1}`),
    ...state.finals.map((tile) => `Added final scoring tile: ${finalTiles[tile] ?? ''}`),
  ];
};

const write = (writer: Writer, move: Move): Either<Fault, null> => {
  const { draft } = writer;
  const seat = moverOf(draft, move);
  const refusal = refuses(draft, move);
  if (refusal !== undefined) return left(fault(['moves'], printRefusal(refusal), refusal.rule));
  if (writer.row !== undefined && writer.row.seat !== seat) flush(writer);
  if (move._tag === 'Drop') {
    flush(writer);
    writer.lines.push(`${move.faction} dropped from the game`);
  } else {
    writer.row ??= { seat, commands: [], offers: [] };
    if (move._tag !== 'Done') add(writer.row.commands, plainText(move));
  }
  const ends = closes(move, draft);
  const { builds } = draft;
  perform(draft, move, {
    note: (kind, who, state) => {
      if (kind === 'phase') writer.frozen ??= state.seats.map((_, index) => figuresOf(state, index));
      else if (kind === 'accepted' || kind === 'declined') writer.before.push([kind, who, figuresOf(state, who)]);
      else writer.after.push([kind, who, figuresOf(state, who)]);
    },
  });
  if (draft.builds > builds && (move._tag === 'Build' || move._tag === 'Upgrade'))
    writer.row?.offers.push(
      ...powerAround(draft, seat, boardIn(draft).byName.get(move.hex) ?? -1).filter((amount) => amount > 0),
    );
  if (ends) flush(writer);
  return right(null);
};

/**
 * The ledger of a game: its start and its moves. A game that ledgers cannot hold is a fault: an auction, and `deferred` play in
 * which somebody answers between the main action of a turn and free moves after it.
 *
 * @param start - the state after `setup`
 * @param moves - every move from there; the game need not be over
 * @returns the text, which {@link checkLedger} replays without a difference; or a fault whose path names the first move that breaks a
 * rule or cannot be told
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

/** The same without reading it back. */
const draftLedger = (start: State, moves: readonly Move[]): Either<Fault, string> => {
  if (start.switches.auction) return left(fault(['options', 'auction'], 'ledgers hold no auctions'));
  if (start.switches['vp-variant'] !== 'standard')
    return left(fault(['options', 'vp-variant'], 'ledgers start with 20 victory points'));
  const writer: Writer = {
    draft: draftOf(start),
    lines: [...header(start)],
    last: [],
    row: undefined,
    before: [],
    after: [],
    frozen: undefined,
  };
  for (const move of moves) {
    const written = write(writer, move);
    if (isLeft(written)) return written;
  }
  flush(writer);
  return right(`${writer.lines.join('\n')}\n`);
};
