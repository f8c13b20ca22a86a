/** A table of the server without a network: its answers to requests and its events, and a mirror that is played from the table's own log. */
import type { Game, GameTypes } from '../../../src/core/index.js';
import { decode } from '../../../src/core/reading/codec.js';
import type { Face } from '../../../src/face/index.js';
import type { Entrant } from '../../../src/node/host/entrant.js';
import { seedsFrom } from '../../../src/node/host/secret.js';
import { type Hosted, hosted } from '../../../src/node/server/hosted-table.js';
import { openedBy } from '../../../src/table/act.js';
import {
  act,
  type Event,
  type Look,
  type Message,
  type Table,
  type TableSpec,
  type Viewer,
} from '../../../src/table/index.js';
import { message as messageCodec } from '../../../src/table/message.js';
import { speakerOf } from '../../../src/web/session/touch.js';

/** An answer to a request: a status and a text. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A request to a table, by a player or, without a name, by a spectator. */
export interface Asked {
  readonly path: string;
  readonly player: string | undefined;
  /** The text of a message; undefined for a question. */
  readonly body: string | undefined;
  readonly key: string | undefined;
}

/** A message that a table took: the tables before and after it, and the key that it came with. */
export interface Taken<T extends GameTypes> {
  readonly message: Message;
  readonly before: Table<T>;
  readonly after: Table<T>;
  readonly at: number;
  readonly key: string | undefined;
}

/** A table of the server, whose state can be looked into. */
export interface House<T extends GameTypes> {
  readonly hosted: Hosted;
  readonly log: readonly string[];
  readonly answer: (asked: Asked) => Promise<Answer>;
  readonly listen: (player: string | undefined, hear: (name: string, data: string) => void) => () => void;
  /** The table as its log tells it. */
  readonly table: () => Table<T>;
}

/** What a test may change about a house. */
export interface HouseSettings<T extends GameTypes> {
  readonly clockRules?: 1 | 2;
  /** Changes a message before the table reads it, as older clients or servers would. */
  readonly changed?: (message: object) => object;
  /** Hears of every message that is taken. */
  readonly taken?: (taken: Taken<T>) => void;
  /** Hears of every look and event that is sent to a viewer. */
  readonly sent?: (viewer: Viewer, sent: Look | Event) => void;
}

const json = (status: number, value: unknown): Answer => ({ status, text: JSON.stringify(value) });

const isRecord = (u: unknown): u is Readonly<Record<string, unknown>> => typeof u === 'object' && u !== null;

const recordIn = (text: string): Readonly<Record<string, unknown>> => {
  const read: unknown = JSON.parse(text);
  return isRecord(read) ? read : {};
};

/** The moves from a ply on, in words. */
const toldBy = <T extends GameTypes>(
  { face, table }: { face: Face<T>; table: Hosted },
  player: string | undefined,
  from: number,
) => {
  const viewer = table.viewerOf(player);
  const { players } = table.look(viewer);
  const speak = speakerOf(face, []);
  return table.steps(viewer, from).map(({ seat, text, move, view }) => {
    // The steps of this table are of this game.
    const [seen, made] = [view() as T['View'], move as T['Move'] | null];
    return { seat, text, words: made === null ? null : speak(seen, players, face.describe(seen, made)) };
  });
};

/** Opens a table whose time comes from `Date.now`. */
export const houseOf = <T extends GameTypes>(
  face: Face<T>,
  spec: Partial<TableSpec>,
  settings: HouseSettings<T> = {},
): House<T> => {
  const game: Game<T> = face.game;
  const opened = openedBy(game, spec, Date.now(), { clockRules: settings.clockRules ?? 2, undoRules: 2 });
  if (opened._tag === 'Left') throw new Error(`${opened.left.path.join('.')}: ${opened.left.reason}`);
  let mirror = opened.right.table;
  const log = [...opened.right.lines];
  const noted = (line: string): void => {
    const { message, at, key } = recordIn(line);
    const read = decode(messageCodec)(message);
    if (read._tag === 'Left' || typeof at !== 'number') throw new Error(`a line that cannot be read: ${line}`);
    const before = mirror;
    const acted = act(mirror, read.right, at);
    mirror = acted.table;
    log.push(line);
    settings.taken?.({
      message: read.right,
      before,
      after: mirror,
      at,
      key: typeof key === 'string' ? key : undefined,
    });
  };
  const table = hosted<T>({
    ...{ game, knowledge: {}, id: 'a', table: opened.right.table, log, halted: null, rules: 'r' },
    ...{ now: () => Date.now(), seedOf: seedsFrom(1), turn: (think) => think() },
    journal: {
      append: (lines) => {
        for (const line of lines) noted(line);
        return Promise.resolve();
      },
    },
    report: (what, error) => {
      throw new Error(`${what}: ${String(error)}`);
    },
  });

  const said = async ({ player, body = '', key }: Asked): Promise<Answer> => {
    if (player === undefined) return json(403, { error: { text: 'the token of a player is needed', rule: null } });
    const sent = { ...recordIn(body), player };
    const read = decode(messageCodec)(settings.changed?.(sent) ?? sent);
    if (read._tag === 'Left') return json(400, { error: { text: read.left.reason, rule: null } });
    const { taken, refusal, repeated } = await table.say(read.right, { key });
    if (taken) return json(200, { taken, ...(repeated === true ? { repeated } : {}) });
    return json(409, { error: refusal ?? { text: 'nothing changes', rule: null } });
  };

  return {
    hosted: table,
    log,
    table: () => mirror,
    answer: async (asked) => {
      const viewer = table.viewerOf(asked.player);
      if (asked.body !== undefined) return said(asked);
      if (asked.path === '/record') {
        const found = table.record();
        return found === undefined ? json(404, {}) : json(200, found);
      }
      if (asked.path.startsWith('/told'))
        return json(200, { moves: toldBy({ face, table }, asked.player, Number(asked.path.split('=')[1])) });
      const look = table.look(viewer);
      settings.sent?.(viewer, look);
      return json(200, look);
    },
    listen: (player, hear) => {
      const viewer = table.viewerOf(player);
      const tell = (name: string, data: Look | Event): void => {
        settings.sent?.(viewer, data);
        hear(name, JSON.stringify(data));
      };
      tell('look', table.look(viewer));
      const none = (): void => undefined;
      const heard = (event: Event): void => tell('event', event);
      return table.listen({ viewer, who: player ?? 'w', hear: heard, rematch: none, halted: none, end: none });
    },
  };
};

/** A bot whose answers a test gives: `chosen` is asked for the index of a move, and may wait as long as it likes. */
export const entrantOf = (chosen: (count: number) => Promise<number>): Entrant => ({
  text: 'late',
  bot: undefined,
  sit: ({ game, seat }) => ({
    told: () => undefined,
    choose: async (view) => {
      const moves = game.legalMoves(view).filter((move) => {
        const mover = game.mover?.(view, move);
        return mover === undefined || mover._tag === 'None' || mover.value === seat;
      });
      const move = moves[await chosen(moves.length)];
      if (move === undefined) throw new Error('no move');
      return { _tag: 'Right', right: { move, analysis: null, said: null } };
    },
  }),
});
