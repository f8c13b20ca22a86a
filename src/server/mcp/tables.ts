/**
 * Tables at which an agent plays: against bots that answer at once, or alone at all seats.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Bot, type Knowledge, think } from '../../bots/index.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, printFault } from '../../core/values/fault.js';
import type { Game, GameTypes } from '../../core/contract/game.js';
import type { Seed } from '../../core/values/random.js';
import { firstSeats, type Seat } from '../../core/values/seat.js';
import { act, deciding, look, type Message, open, type Table } from '../../table/index.js';
import { readBot, readKnown } from '../../host/bots.js';
import { reasonOf } from '../../host/reason.js';
import { newSecret, type SeedOf, seedsOf } from '../../host/secret.js';
import { tableOf } from '../../host/analysis-table.js';
import { moveInWords } from '../../host/words.js';

/** A table of an agent. Every answer is a text for it to read. */
export interface AgentTable {
  /** The position as the agent's seat sees it, with a board, and who has to decide. */
  readonly look: () => string;
  /** The legal moves of the agent, a line each, with words; those that begin with a text. */
  readonly legal: (start: string) => string;
  /** Makes a move, lets the bots answer, and says what happened. */
  readonly play: (move: string) => Promise<Either<Fault, string>>;
  /** Why a move is legal or not. */
  readonly why: (move: string) => string;
  /** Goes back to the agent's last decision. */
  readonly undo: () => Either<Fault, string>;
  /** What a bot thinks of the position. */
  readonly analyse: (bot: string) => Promise<Either<Fault, string>>;
}

/** What an agent asks for when it wants a table. */
export interface Wanted {
  readonly game: string;
  readonly options: unknown;
  /** The seed of the set-up; null: one is drawn, and nobody is told. */
  readonly seed: Seed | null;
  /** The agent's seat; null: all of them. */
  readonly seat: Seat | null;
  /** Who plays the other seats. */
  readonly bot: string;
}

const mostListed = 200;

const nameOf = (seat: Seat): string => `seat${seat}`;

const tableFor = <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  opened: Table<T>,
  own: Seat | null,
  bot: Bot,
  seedOf: SeedOf,
): AgentTable & { readonly begin: () => Promise<void> } => {
  let table = opened;
  /** What the agent has been told since it last decided. */
  let news: string[] = [];

  const tell = (message: Message): Either<Fault, void> => {
    const acted = act(table, message, 0);
    table = acted.table;
    const viewer = own ?? 'spectators';
    for (const { to, event } of acted.out) {
      if (event._tag === 'Refused') return left(fault([], event.text, event.rule ?? undefined));
      if (to === viewer && event._tag === 'Told') news.push(`${nameOf(event.seat)}: ${event.move ?? '(in secret)'}`);
    }
    return right(undefined);
  };

  /** The seat for which the agent decides now; undefined while it has nothing to decide. */
  const seatNow = (): Seat | undefined => deciding(table).find((seat) => own === null || seat === own);

  const sight = (seat: Seat) => look(table, seat, 0).sight;

  const ply = (): number => look(table, 'spectators', 0).sight?.ply ?? 0;

  const botsMove = async (): Promise<void> => {
    for (;;) {
      const seat = deciding(table).find((one) => own !== null && one !== own);
      const seen = seat === undefined ? undefined : sight(seat);
      if (seat === undefined || seen === undefined || seen === null) return;
      const view = game.viewText.parse(seen.view);
      const player = bot.sit(game, knowledge, seedOf('decision', seat, seen.ply, seen.view));
      const search = isLeft(view) ? undefined : player.look(view.right, seat);
      if (search === undefined) return;
      const { best } = await think(search, player.budget);
      const done = tell({ _tag: 'Move', player: nameOf(seat), ply: seen.ply, move: game.moveText.print(best) });
      if (isLeft(done)) return;
    }
  };

  const endLine = (): string => {
    const { end } = look(table, 'spectators', 0);
    if (end === null) return '';
    if (end._tag === 'ByPeople') return `The game is over: ${end.end.reason}.`;
    const { winners, reason, scores } = end.result;
    return `The game is over (${reason ?? ''}). Won by: ${winners.map(nameOf).join(' and ') || 'nobody'}. Scores: ${scores.join(' ')}.`;
  };

  const shown = (): string => {
    const seat = seatNow() ?? own ?? 0;
    const seen = sight(seat);
    const view = game.viewText.parse(seen?.view ?? '');
    const over = endLine();
    const board = isLeft(view) ? '' : game.board(view.right);
    const who =
      over === ''
        ? `To decide: ${deciding(table).map(nameOf).join(', ')}. You are ${own === null ? 'all seats' : nameOf(own)}.`
        : over;
    return [`${game.title}, ${ply()} moves made. ${who}`, `view: ${seen?.view ?? ''}`, board].join('\n');
  };

  const withNews = (): string => {
    const told = news;
    news = [];
    return [...(told.length === 0 ? [] : [`What happened: ${told.join('; ')}`]), shown()].join('\n\n');
  };

  const legalOf = (seat: Seat): readonly string[] => {
    const view = game.viewText.parse(sight(seat)?.view ?? '');
    if (isLeft(view)) return [];
    return game
      .legalMoves(view.right)
      .filter((move) => {
        const mover = game.mover?.(view.right, move);
        return mover === undefined || mover._tag === 'None' || mover.value === seat;
      })
      .map(game.moveText.print);
  };

  return {
    begin: botsMove,
    look: withNews,
    legal: (start) => {
      const seat = seatNow();
      if (seat === undefined) return endLine() || 'It is not for you to decide.';
      const all = legalOf(seat);
      const some = all.filter((text) => text.startsWith(start));
      const view = sight(seat)?.view ?? '';
      const lines = some.slice(0, mostListed).map((text) => {
        const words = moveInWords(game.id, view, text);
        return isLeft(words) ? text : `${text} (${words.right})`;
      });
      const rest = some.length - lines.length;
      return [
        `${some.length} of ${all.length} legal moves of ${nameOf(seat)}:`,
        ...lines,
        ...(rest === 0 ? [] : [`... and ${rest} more: ask for those that begin with a text`]),
      ].join('\n');
    },
    play: async (move) => {
      const seat = seatNow() ?? own ?? 0;
      const done = tell({ _tag: 'Move', player: nameOf(seat), ply: ply(), move });
      if (isLeft(done)) return done;
      await botsMove();
      return right(withNews());
    },
    why: (move) => {
      const view = game.viewText.parse(sight(seatNow() ?? own ?? 0)?.view ?? '');
      return isLeft(view) ? printFault(view.left) : reasonOf(game, view.right, move);
    },
    undo: () => {
      const { moves } = look(table, 'spectators', 0);
      const seat = seatNow() ?? own ?? 0;
      const waits = sight(seat)?.waiting.some((one) => one.seat === seat) === true;
      const made = table.stage._tag === 'Playing' ? table.stage.play.made : [];
      const last = made.findLastIndex((one) => own === null || one.seat === own);
      const target = waits ? moves.length : last;
      if (target < 0) return left(fault([], 'there is nothing to take back'));
      const asked = tell({ _tag: 'AskUndo', player: nameOf(seat), ply: target });
      if (isLeft(asked)) return asked;
      // Everybody else lets an agent take moves back.
      for (const other of firstSeats(table.players.length))
        if (other !== seat && look(table, 'spectators', 0).undo !== null)
          tell({ _tag: 'AnswerUndo', player: nameOf(other), accept: true });
      news = [];
      return right(shown());
    },
    analyse: async (text) => {
      const seat = seatNow();
      if (seat === undefined) return left(fault([], 'it is not for you to decide', game.turnRule));
      const view = game.viewText.parse(sight(seat)?.view ?? '');
      const analyst = readBot(text);
      if (isLeft(view)) return view;
      if (isLeft(analyst)) return analyst;
      const player = analyst.right.sit(game, knowledge, 1);
      const search = player.look(view.right, seat);
      if (search === undefined) return left(fault([], 'there is nothing to decide', game.turnRule));
      return right(`columns: visits, worth, proven, line\n${tableOf(game, seat, await think(search, player.budget))}`);
    },
  };
};

/** Opens a table. */
export const openFor = async (wanted: Wanted): Promise<Either<Fault, AgentTable>> => {
  const known = readKnown(wanted.game);
  if (isLeft(known)) return known;
  const bot = readBot(wanted.bot);
  if (isLeft(bot)) return bot;
  return known.right.open(async (game, knowledge): Promise<Either<Fault, AgentTable>> => {
    const { options, seat } = wanted;
    const seedOf = seedsOf(newSecret());
    const seed = wanted.seed ?? seedOf('set-up');
    const empty = open(game, { options, seed }, 0);
    const players = isLeft(empty) ? [] : firstSeats(empty.right.table.players.length).map(nameOf);
    if (seat !== null && seat >= players.length && !isLeft(empty))
      return left(fault(['seat'], `there are ${players.length} seats`));
    const opened = chain(empty, () => open(game, { options, seed, players }, 0));
    if (isLeft(opened)) return opened;
    const made = tableFor(game, knowledge, opened.right.table, seat, bot.right, seedOf);
    await made.begin();
    return right(made);
  });
};
