/**
 * The page's client for a server: it posts JSON, and sends the token in a header. Codecs read the server's answers.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, map, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode, list, nullable, text, whole } from '../../core/reading/codec.js';
import { exact, isObject } from '../../core/reading/objects.js';
import { parseJson } from '../../core/records/record.js';
import { chain } from '../../core/values/either.js';
import { printFault } from '../../core/values/fault.js';
import { seats } from '../../core/values/seat.js';
import { type ShownPosition, shown } from '../../face/shown.js';
import type { ClaimSpec, ClockSpec, LeavingSpec, UndoSpec } from '../../table/index.js';
import { claimSpec, clockSpec, leavingSpec } from '../../table/spec.js';
import type { Played } from '../session/snapshot.js';

/** The reason why a request was refused, with the rule that it breaks, if any. */
export interface RequestRefusal {
  readonly text: string;
  readonly rule: string | null;
}

/** An option of a game, from the server's catalogue. */
export interface OptionLine {
  readonly name: string;
  readonly meaning: string;
  readonly values: string;
  readonly default: string;
  readonly rule: string;
}

/** A game of a server. */
export interface OfferedGame {
  readonly id: string;
  readonly title: string;
  readonly options: readonly OptionLine[];
  /** What can be agreed for seats that leave, such as `bot`; left out by servers of earlier releases, at which the game ends. */
  readonly leaving?: readonly string[];
  /** The least and the greatest number of players; left out by servers of earlier releases. */
  readonly seats?: { readonly min: number; readonly max: number };
  /** The bots by strength, the weakest first; left out by servers of earlier releases. */
  readonly strengths?: readonly { readonly name: string; readonly bot: string }[];
  /** The limits that the server sets unless a table has others, because the game need not end; left out by servers of earlier releases. */
  readonly limits?: Readonly<Record<string, unknown>>;
}

/** The games and bots of a server. */
export interface ServerCatalogue {
  readonly games: readonly OfferedGame[];
  readonly bots: readonly string[];
}

/** An opened table. */
export interface OpenedTable {
  readonly id: string;
  readonly invite: string;
  /** The tokens of the players whom the request named. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** Who sits at a new table from the start. */
export interface FirstPlayers {
  /** The names by seat; null for a free seat. */
  readonly players?: readonly (string | null)[];
  readonly bots?: readonly { readonly seat: number; readonly bot: string }[];
}

/** What a server says about a table besides its game. */
export interface TableNews {
  /** True if anyone may take the free seats, even without an invitation. */
  readonly isOpen: boolean;
  /** The table at which the players play again; null if there is none. */
  readonly rematch: string | null;
  /** The seats whose players have the table open; empty if the server does not say. */
  readonly present: readonly number[];
}

/** What a server says about a table besides its position: the game's title and options, moves in words, and points. */
export interface TableDescription {
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** How time is measured, or null if it is not; undefined if the server does not say. */
  readonly clock?: ClockSpec | null | undefined;
  /** The seats that may take moves back; undefined if the server does not say. */
  readonly undo?: UndoSpec | undefined;
  /** What happens when a seat leaves; undefined if the server does not say. */
  readonly leaving?: LeavingSpec | undefined;
  /** When a seat may be claimed, or null if none may; undefined if the server does not say. */
  readonly claim?: ClaimSpec | null | undefined;
  readonly moves: readonly Played[];
  readonly score: readonly number[] | null;
}

/** The page's client for a server. Its promises never reject, because errors are part of the answers. */
export interface Server {
  readonly catalogue: () => Promise<Either<RequestRefusal, ServerCatalogue>>;
  /** Opens a table; returns its id, and the token for taking its seats. */
  readonly open: (game: string, spec: object, first?: FirstPlayers) => Promise<Either<RequestRefusal, OpenedTable>>;
  /** Takes a seat under a name, with the token of an invitation; returns the token of the seat. */
  readonly sit: (
    table: string,
    invite: string | null,
    player: string,
    seat: number | null,
  ) => Promise<Either<RequestRefusal, string>>;
  readonly seatBot: (
    table: string,
    token: string,
    seat: number,
    bot: string,
  ) => Promise<Either<RequestRefusal, unknown>>;
  /** Returns the address of a table in the form that `join` expects. */
  readonly addressOf: (table: string) => string;
  /** Asks for the id of the game that is played at a table. */
  readonly gameAt: (table: string, token: string | null) => Promise<Either<'missing' | 'unreached', string>>;
  readonly news: (table: string, token: string | null) => Promise<Either<RequestRefusal, TableNews>>;
  /** Asks whether a game waits for the owner of a token, and whether it is over. */
  readonly isDue: (
    table: string,
    token: string | null,
  ) => Promise<Either<RequestRefusal, { readonly isDue: boolean; readonly isOver: boolean }>>;
  /** Opens a new table for the players of a game that is over, or finds the one that was opened; returns its id. */
  readonly rematch: (table: string, token: string) => Promise<Either<RequestRefusal, string>>;
  /** A table's position with its picture, for a game whose code the page has not loaded. */
  readonly shown: (table: string, token: string | null) => Promise<Either<RequestRefusal, ShownPosition>>;
  /** An earlier position of a table with its picture. */
  readonly past: (table: string, token: string | null, ply: number) => Promise<Either<RequestRefusal, ShownPosition>>;
  /** What the server says about a table besides its position, with all moves from the given number on. */
  readonly told: (
    table: string,
    token: string | null,
    from: number,
  ) => Promise<Either<RequestRefusal, TableDescription>>;
}

const word = text('a text', 4000);

const tableId = text('the id of a table', 16, /^[A-Za-z0-9_-]{16}$/);

const opened = t.type({
  id: tableId,
  tokens: t.record(t.string, text('a token', 32, /^[0-9a-f]{32}$/)),
  links: t.type({ invite: text('a token', 32, /^[0-9a-f]{32}$/) }),
});
const playing = t.type({ game: word });
const seatNumber = whole(0, seats.length - 1);
const state = t.intersection([
  t.type({ access: t.type({ seats: word }) }),
  t.partial({ rematch: nullable(tableId), present: list(seatNumber, 0, seats.length) }),
]);
const played = t.type({ id: tableId });
const standing = t.type({
  viewer: t.unknown,
  sight: nullable(
    t.type({
      deciding: list(seatNumber, 0, seats.length),
      waiting: list(t.type({ seat: seatNumber }), 0, seats.length),
    }),
  ),
  end: t.unknown,
});
const told = t.type({
  title: word,
  options: t.record(t.string, t.unknown),
  moves: list(t.type({ seat: whole(-1, seats.length - 1), text: nullable(word), words: nullable(word) }), 0, 50_000),
  score: nullable(list(t.number, 0, seats.length)),
});

/**
 * Reads what was agreed about a table's clock and about taking moves back. Servers of other releases may leave these out, or may use values that this
 * page does not know.
 */
const agreedIn = (u: unknown): Pick<TableDescription, 'clock' | 'undo' | 'leaving' | 'claim'> => {
  const { clock, undo, leaving, claim } = isObject(u) ? u : {};
  const read = decode(nullable(clockSpec))(clock);
  const ways: readonly UndoSpec[] = ['never', 'own', 'agreement'];
  const [left, claimed] = [decode(leavingSpec)(leaving), decode(claimSpec)(claim)];
  return {
    clock: isLeft(read) ? undefined : read.right,
    undo: ways.find((one) => one === undo),
    leaving: isLeft(left) ? undefined : left.right,
    claim: isLeft(claimed) ? undefined : claimed.right,
  };
};
const admitted = t.type({
  token: text('a token', 32, /^[0-9a-f]{32}$/),
  refusal: nullable(exact<RequestRefusal>('a refusal', { text: word, rule: nullable(word) })),
});
const option = t.type({ name: word, meaning: word, values: word, default: word, rule: word });
const game = t.intersection([
  t.type({ id: word, title: word, options: list(option, 0, 100) }),
  t.partial({
    ...{ leaving: list(word, 0, 10), limits: t.record(t.string, t.unknown) },
    seats: t.type({ min: whole(1, seats.length), max: whole(1, seats.length) }),
    strengths: list(t.type({ name: word, bot: word }), 0, 20),
  }),
]);
const catalogue = t.type({
  games: list(game, 0, 100),
  bots: list(word, 0, 1000),
});

/** The refusal that is reported when the server does not reply. */
export const unreached: RequestRefusal = { text: 'the server cannot be reached', rule: null };

const refused = (u: unknown): RequestRefusal => {
  const error = isObject(u) && isObject(u['error']) ? u['error'] : {};
  const [said, rule] = [error['text'], error['rule']];
  return {
    text: typeof said === 'string' ? said : 'the server refuses, and does not say why',
    rule: typeof rule === 'string' ? rule : null,
  };
};

/** Reads a server's answer with a codec. */
const readBy =
  <A>(codec: t.Type<A, unknown>) =>
  (given: Either<RequestRefusal, unknown>): Either<RequestRefusal, A> =>
    chain(given, (u) => {
      const read = decode(codec)(u);
      return isLeft(read)
        ? left({ text: `this does not look like an answer from a server: ${printFault(read.left)}`, rule: null })
        : read;
    });

/** Makes the client for the server at the given address, which must end with a slash. */
export const serverAt = (base: string): Server => {
  const request = (path: string, token: string | null, body?: object): Promise<Response> =>
    fetch(`${base}api/${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });

  const ask = async (path: string, token: string | null, body?: object): Promise<Either<RequestRefusal, unknown>> => {
    try {
      const answer = await request(path, token, body);
      const read = parseJson(await answer.text());
      const said = isLeft(read) ? undefined : read.right;
      return answer.ok && said !== undefined ? right(said) : left(refused(said));
    } catch {
      return left(unreached);
    }
  };

  return {
    catalogue: async () => readBy(catalogue)(await ask('games', null)),
    open: async (game, spec, { players, bots } = {}) => {
      const whole = players === undefined ? spec : { ...spec, players };
      const body = { game, spec: whole, ...(bots === undefined ? {} : { bots }) };
      const read = readBy(opened)(await ask('tables', null, body));
      return chain(read, ({ id, links, tokens }) => right({ id, invite: links.invite, tokens }));
    },
    sit: async (table, invite, player, seat) => {
      const read = readBy(admitted)(await ask(`tables/${table}/players`, invite, { player, seat }));
      return chain(
        read,
        ({ token, refusal }): Either<RequestRefusal, string> => (refusal === null ? right(token) : left(refusal)),
      );
    },
    seatBot: (table, token, seat, bot) => ask(`tables/${table}/bots`, token, { seat, bot }),
    addressOf: (table) => `${base}api/tables/${table}`,
    gameAt: async (table, token) => {
      const found = await ask(`tables/${table}`, token);
      if (isLeft(found)) return left(found.left === unreached ? 'unreached' : 'missing');
      const read = readBy(playing)(found);
      return isLeft(read) ? left('missing') : right(read.right.game);
    },
    news: async (table, token) =>
      map(
        ({ access, rematch = null, present = [] }: t.TypeOf<typeof state>): TableNews => ({
          isOpen: access.seats === 'anyone',
          ...{ rematch, present },
        }),
      )(readBy(state)(await ask(`tables/${table}/state`, token))),
    isDue: async (table, token) =>
      map(({ viewer, sight, end }: t.TypeOf<typeof standing>) => ({
        isOver: end !== null,
        isDue:
          end === null &&
          sight?.deciding.some((seat) => seat === viewer) === true &&
          !sight.waiting.some(({ seat }) => seat === viewer),
      }))(readBy(standing)(await ask(`tables/${table}`, token))),
    rematch: async (table, token) =>
      map(({ id }: t.TypeOf<typeof played>) => id)(readBy(played)(await ask(`tables/${table}/rematch`, token, {}))),
    told: async (table, token, from) => {
      const answer = await ask(`tables/${table}/told?from=${from}`, token);
      return chain(answer, (u) =>
        map((one: t.TypeOf<typeof told>) => ({ ...one, ...agreedIn(u) }))(readBy(told)(right(u))),
      );
    },
    past: async (table, token, ply) => readBy(shown)(await ask(`tables/${table}/past?ply=${ply}`, token)),
    shown: async (table, token) => readBy(shown)(await ask(`tables/${table}/shown`, token)),
  };
};
