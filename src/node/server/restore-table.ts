/**
 * Restores a table from its log: the log's lines are applied again, one after another, as far as they can be read.
 *
 * @packageDocumentation
 */

import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Knowledge } from '../../bots/index.js';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { type Fault, fault, printFault } from '../../core/values/fault.js';
import { restart, type Table } from '../../table/index.js';
import { readKnown } from '../host/bots.js';
import { gameFailure } from '../host/game-failure.js';
import { newSecret, seedsOf } from '../host/secret.js';
import { type BotOffer, botStored } from './bot-offer.js';
import { openingIn } from './first-line.js';
import { type Hosting, hosted } from './hosted-table.js';
import { lineOfSecret, readKeys, withLine } from './keys.js';
import { rulesIn, versionOf } from './log-fields.js';
import { type Room, roomOf } from './room.js';
import type { StoredLines } from './store/store.js';
import type { Turns } from './turns.js';

/** The services that tables of any game need. */
export interface TableServices extends Pick<Hosting<GameTypes>, 'now' | 'rules' | 'report' | 'turned'>, BotOffer {
  readonly turns: Turns;
}

/** A table after its log has been applied as far as possible. */
interface ReplayedTable<T extends GameTypes> {
  readonly table: Table<T>;
  /** The applied lines. */
  readonly log: readonly string[];
  /** The reason why the rest of the log cannot be applied; null if the whole log was applied. */
  readonly halted: string | null;
}

/** Applies a log. If the module of the game throws, the result is a fault whose path is the index of the line at which it threw. */
const replayed = <T extends GameTypes>(game: Game<T>, log: readonly string[]): Either<Fault, Table<T>> => {
  let done = 0;
  try {
    return restart(game, log, () => done++);
  } catch (error) {
    return left(fault([String(done)], gameFailure(game.id, `after ${done} lines`, error)));
  }
};

/** Restores a table by applying its log again. If a line of the log is wrong, the restored table stops before that line. */
export const playedOf = <T extends GameTypes>(
  game: Game<T>,
  log: readonly string[],
  rules: string,
): Either<Fault, ReplayedTable<T>> => {
  const whole = replayed(game, log);
  if (!isLeft(whole)) return right({ table: whole.right, log, halted: null });
  const good = Number(whole.left.path[0]);
  if (!Number.isSafeInteger(good) || good < 1) return whole;
  const before = restart(game, log.slice(0, good));
  if (isLeft(before)) return before;
  const version = versionOf(rulesIn(log.slice(0, good)));
  const halted = `line ${good + 1} of its log cannot be played (${printFault(whole.left)}); written by ${version}, read by ${rules}`;
  return right({ table: before.right, log: log.slice(0, good), halted });
};

/** Opens the room of a stored table; the result is a fault if not even the beginning of its log can be read. */
export const openRoom = async (
  house: TableServices,
  id: string,
  { log, keys: lines }: StoredLines,
  journal: Hosting<GameTypes>['journal'],
): Promise<Either<Fault, Room>> => {
  const first = openingIn(log);
  if (isLeft(first)) return first;
  const known = readKnown(first.right.game);
  if (isLeft(known)) return known;
  return known.right.open(async (game, knowledge) => {
    const played = playedOf(game, log, house.rules);
    if (isLeft(played)) return played;
    return right(await begun(house, id, { game, knowledge, journal, lines, ...played.right }));
  });
};

/** Everything that is needed to make the room of a table. */
interface RoomParts<T extends GameTypes> extends ReplayedTable<T> {
  readonly game: Game<T>;
  readonly knowledge: Knowledge<T>;
  readonly journal: Hosting<T>['journal'];
  /** The lines of the table's list of players. */
  readonly lines: readonly string[];
}

const begun = async <T extends GameTypes>(house: TableServices, id: string, parts: RoomParts<T>): Promise<Room> => {
  const { game, knowledge, journal, lines, log, table: start } = parts;
  let keys = readKeys(lines);
  const halted = keys.halted ?? parts.halted;
  // Tables created before secrets existed get one now.
  const drawn = keys.secret === undefined ? [lineOfSecret(newSecret())] : [];
  for (const line of drawn) keys = withLine(keys, line);
  const seedOf = seedsOf(keys.secret ?? newSecret());
  const { now, rules, report, turned } = house;
  const table = hosted({
    game,
    knowledge,
    id,
    table: start,
    journal,
    log,
    halted,
    now,
    rules,
    report,
    turned,
    seedOf,
    turn: (think) => house.turns.take(id, think),
  });
  if (drawn.length > 0) await table.note(drawn);
  for (const { player, bot } of keys.players) {
    const entrant = bot === null ? undefined : botStored(house, bot);
    if (entrant !== undefined) table.seatBot(player, entrant);
  }
  // The bot that the operator names first plays on for those who leave.
  return roomOf(table, keys, now, house.entrants[0]);
};

/** The fault for a table that cannot be shown, because not even the beginning of its log is valid. */
export const unreadable = ({ path, reason, rule }: Fault): Fault =>
  fault([], `this table cannot be read: ${printFault(fault(path, reason))}`, rule);

/** Makes a fault with the given reason, as the `Left` of an `Either`. */
export const refused = (reason: string, path: readonly string[] = []): Either<Fault, never> =>
  left(fault(path, reason));
