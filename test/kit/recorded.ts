/** Records of all games and of every kind: finished, broken off, resigned, drawn, timed, with undone moves, and from custom positions. */
import { isLeft } from 'fp-ts/Either';
import {
  decode,
  firstSeats,
  type Game,
  type GameTypes,
  playout,
  printFault,
  type RecordEnd,
  type Seed,
  source,
  writeRecord,
} from '../../src/core/index.js';
import { game as icetraders } from '../../src/games/icetraders/index.js';
import { game as terraMystica } from '../../src/games/terra-mystica/index.js';
import { game as terrafex } from '../../src/games/terrafex/index.js';
import { game as toframenn } from '../../src/games/toframenn/index.js';
import { game as transformartian } from '../../src/games/transformartian/index.js';
import { act, deciding, open, recordOf, type Table } from '../../src/table/index.js';
import { playAt } from '../../src/table/look.js';
import { choicesOf, move, plyOf } from '../table/kit.js';

/** A record and its game, with the game's types hidden. */
export interface Recorded {
  readonly kind: string;
  readonly json: string;
  readonly open: <A>(use: <T extends GameTypes>(game: Game<T>) => A) => A;
}

/** The options and the number of plies for a game's records. */
interface Plan {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: Seed;
  readonly plies: number;
  /** The number of plies played before the record begins; 0 means that it begins with the set-up. */
  readonly before: number;
}

/** How a record ends if the rules did not end the game: through the last seat, with all others ahead of it. */
const ends = ['none', 'resignation', 'time', 'forfeit', 'agreement', 'adjudication'] as const;

const endOf = (reason: (typeof ends)[number], teams: readonly number[]): RecordEnd | null => {
  const loser = firstSeats(teams.length).at(-1) ?? 0;
  const places = teams.map((team) => (team === teams[loser] ? new Set(teams).size : 1));
  switch (reason) {
    case 'none':
      return null;
    case 'resignation':
    case 'time':
    case 'forfeit':
      return { reason, seat: loser, places };
    case 'agreement':
      return { reason, seat: null, places: teams.map(() => 1) };
    case 'adjudication':
      return { reason, seat: null, places };
  }
};

const sure = <A>(
  read:
    | { readonly _tag: 'Left'; readonly left: Parameters<typeof printFault>[0] }
    | { readonly _tag: 'Right'; readonly right: A },
): A => {
  if (read._tag === 'Left') throw new Error(printFault(read.left));
  return read.right;
};

/** Records of one plan: as played and, if the rules did not end the game, ended by people in each way. */
const written = <T extends GameTypes>(
  game: Game<T>,
  { options: given, seed, plies, before }: Plan,
): readonly Recorded[] => {
  const options = sure(decode(game.options)(given));
  const made = game.setup(options, seed);
  if (isLeft(made)) throw new Error(made.left.text);
  const start = playout(game)(made.right, source(seed), before);
  const moves: T['Move'][] = [];
  const final = playout(game)(start, source(seed + 1), plies, ({ move: one }) => void moves.push(one));
  const isOver = game.toMove(final).length === 0;
  return (isOver ? ends.slice(0, 1) : ends).map((reason, index) => {
    const notes = {
      tags: { event: 'Winter cup 2026', seat0: 'Anna', seat1: 'Björn' },
      end: endOf(reason, game.teams(final)),
      comments: [0, 3, 3, 7, 12].flatMap((ply) => (ply > moves.length ? [] : [{ ply, text: `after ${ply}` }])),
      times: index % 2 === 0 ? moves.map((_, ply) => 1000 + 37 * ply) : [],
    };
    const record = sure(writeRecord(game)(options, before === 0 ? seed : null, start, moves, notes));
    const kind = `${isOver ? 'finished' : reason}${before === 0 ? '' : ' from a position'}`;
    return { kind, json: JSON.stringify(record), open: (use) => use(game) };
  });
};

/** A record of a table at which moves are taken back, and which ends when the last seat resigns. */
const atTable = <T extends GameTypes>(game: Game<T>, options: unknown, seed: Seed, plies: number): Recorded => {
  const names = ['Ada', 'Bo', 'Cy'];
  const random = source(seed);
  const spec = { options, seed, undo: 'agreement' } as const;
  const first = sure(open(game, { ...spec, players: [] }, 0)).table;
  const players = names.slice(0, first.players.length);
  let table: Table<T> = sure(open(game, { ...spec, players }, 0)).table;
  const say = (message: Parameters<typeof act<T>>[1], now: number): void => {
    table = act(table, message, now).table;
  };
  for (let turn = 0; turn < plies && playAt(table) !== undefined; turn++) {
    const [seat] = deciding(table);
    if (seat === undefined) break;
    const choices = choicesOf(table, seat);
    say(move(table, players[seat] ?? '', choices[random.below(choices.length)] ?? ''), 100 * turn);
    if (turn % 7 === 6 && plyOf(table) > 4) {
      say({ _tag: 'Comment', player: 'Ada', text: `ply ${plyOf(table)}` }, 100 * turn);
      say({ _tag: 'AskUndo', player: 'Ada', ply: plyOf(table) - 3 }, 100 * turn);
      players.slice(1).forEach((player) => say({ _tag: 'AnswerUndo', player, accept: true }, 100 * turn));
      say({ _tag: 'Comment', player: 'Bo', text: `back to ply ${plyOf(table)}` }, 100 * turn);
    }
  }
  say({ _tag: 'Resign', player: players.at(-1) ?? '' }, 100 * plies);
  return { kind: 'at a table', json: JSON.stringify(sure(recordOf(table))), open: (use) => use(game) };
};

const both = <T extends GameTypes>(
  game: Game<T>,
  plans: readonly Plan[],
  options: unknown,
  plies: number,
): readonly Recorded[] => [...plans.flatMap((plan) => written(game, plan)), atTable(game, options, 11, plies)];

const planned = (options: Plan['options'], seed: Seed, plies: number, before = 0): Plan => ({
  options,
  seed,
  plies,
  before,
});

/** Records of all games. */
export const recorded = (): readonly Recorded[] => [
  ...both(
    icetraders,
    [
      planned({ players: 2 }, 3, 400),
      planned({ players: 3, selfCheck: 'turn' }, 7, 12),
      planned({ players: 4, turnLimit: 12 }, 8, 400),
      planned({ players: 4 }, 21, 400, 14),
    ],
    { players: 3 },
    14,
  ),
  ...both(
    terraMystica,
    [
      planned({ players: 2 }, 5, 30),
      planned({ players: 3, 'leech-timing': 'deferred' }, 6, 40),
      planned({ players: 2 }, 10, 400),
      planned({ players: 4 }, 9, 400, 120),
    ],
    { players: 2 },
    25,
  ),
  ...both(
    terrafex,
    [planned({ turnLimit: 6 }, 1, 400), planned({ layout: '2' }, 22, 25), planned({ quietLimit: 30 }, 31, 20, 30)],
    {},
    25,
  ),
  ...both(
    toframenn,
    [planned({ plyLimit: 30 }, 4, 400), planned({ pool: 'four' }, 14, 25), planned({ quietLimit: 9 }, 15, 20, 30)],
    {},
    25,
  ),
  ...both(
    transformartian,
    [
      planned({ turnLimit: 20 }, 2, 400),
      planned({ players: 4 }, 17, 20),
      planned({ target: 121, players: 6 }, 18, 15, 20),
    ],
    {},
    20,
  ),
];
