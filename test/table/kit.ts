/** Tables for tests: opened, played by notation, and fed with random messages. */
import { isLeft } from 'fp-ts/Either';
import type { Game, GameTypes, Source } from '../../src/core/index.js';
import { applyText, printFault } from '../../src/core/index.js';
import { decidingIn, positionOf } from '../../src/table/deciding.js';
import {
  type Acted,
  act,
  deciding,
  type Message,
  type Out,
  open,
  type Table,
  type TableSpec,
  type Viewer,
} from '../../src/table/index.js';
import { playAt } from '../../src/table/look.js';

/** A new table; if the spec is invalid, the test is wrong. */
export const opened = <T extends GameTypes>(game: Game<T>, spec: Partial<TableSpec>, now = 0): Acted<T> => {
  const read = open(game, spec, now);
  if (isLeft(read)) throw new Error(printFault(read.left));
  return read.right;
};

/** What one viewer receives. */
export const toldTo = (out: readonly Out[], viewer: Viewer | 'sender'): readonly Out['event'][] =>
  out.filter(({ to }) => to === viewer).map(({ event }) => event);

/** Why a message was refused; empty if it was accepted. */
export const refusalOf = (out: readonly Out[]): string => {
  const said = toldTo(out, 'sender').find((event) => event._tag === 'Refused');
  return said?._tag === 'Refused' ? [...(said.rule === null ? [] : [said.rule]), said.text].join(': ') : '';
};

/** A table after several messages; if one is refused, the test is wrong. */
export const after = <T extends GameTypes>(table: Table<T>, messages: readonly Message[], now = 0): Table<T> =>
  messages.reduce((before, message) => {
    const next = act(before, message, now);
    if (!next.taken) throw new Error(`${JSON.stringify(message)}: ${refusalOf(next.out)}`);
    return next.table;
  }, table);

/** How many moves have been made. */
export const plyOf = <T extends GameTypes>(table: Table<T>): number => playAt(table)?.made.length ?? 0;

/** A player's move at the current ply. */
export const move = <T extends GameTypes>(table: Table<T>, player: string, text: string): Message => ({
  _tag: 'Move',
  player,
  ply: plyOf(table),
  move: text,
});

/** The texts of the legal moves of a seat that has to decide. */
export const choicesOf = <T extends GameTypes>(table: Table<T>, seat: 0 | 1 | 2 | 3 | 4 | 5): readonly string[] => {
  const play = playAt(table);
  if (play === undefined || !decidingIn(table.game, play).includes(seat)) return [];
  const position = positionOf(table.game, play.state, seat);
  return table.game
    .legalMoves(position)
    .filter((one) => {
      const mover = table.game.mover?.(position, one);
      return mover === undefined || mover._tag === 'None' || mover.value === seat;
    })
    .map(table.game.moveText.print);
};

/** A table after the moves with which the seat that decides ends its turn, and their log lines. */
export const turnOver = <T extends GameTypes>(begin: Table<T>, now = 0) => {
  const lines: string[] = [];
  let table = begin;
  const [seat] = deciding(begin);
  while (seat !== undefined && deciding(table).includes(seat)) {
    const next = act(table, move(table, begin.players[seat] ?? '', choicesOf(table, seat)[0] ?? ''), now);
    if (!next.taken) throw new Error(refusalOf(next.out));
    lines.push(...next.lines);
    table = next.table;
  }
  return { table, lines };
};

/** A legal move that does not end the game, if one is found quickly: random play ends games of IceTraders after a few moves. */
export const patiently = <T extends GameTypes>(
  table: Table<T>,
  random: Source,
  texts: readonly string[],
): string | undefined => {
  const play = playAt(table);
  const tries = Array.from({ length: 8 }, () => pick(random, texts));
  return (
    tries.find((text) => {
      if (play === undefined || text === undefined) return false;
      const next = applyText(table.game)(text)(play.state);
      return next._tag === 'Left' || table.game.outcome(next.right)._tag === 'None';
    }) ?? tries[0]
  );
};

const pick = <A>(random: Source, list: readonly A[]): A | undefined => list[random.below(Math.max(1, list.length))];

const hostile: readonly unknown[] = [
  null,
  7,
  'x',
  [],
  {},
  { _tag: 'Move' },
  { _tag: 'Move', player: 'p0', ply: 0, move: 'x'.repeat(401) },
  { _tag: 'Move', player: 'p0', ply: -0, move: 'x' },
  JSON.parse('{"_tag":"Tick","__proto__":{"a":1}}'),
  { _tag: 'Resign', player: 'p0', more: 1 },
  { _tag: 'constructor' },
];

/** The name that speaks for a seat: its player, or the bot that plays on. */
export const speakerFor = <T extends GameTypes>(table: Table<T>, seat: number): string =>
  playAt(table)?.left.find((one) => one.seat === seat)?.substitute ?? `p${seat}`;

/** The host names a bot for a seat that has left, if there is one. */
const substituteIn = <T extends GameTypes>(table: Table<T>, random: Source): Message => {
  const gone = playAt(table)?.left.find(({ substitute }) => substitute === null)?.seat ?? 0;
  return { _tag: 'Substitute', seat: gone, player: random.below(20) === 0 ? null : `bot ${gone}` };
};

/** A message from somebody who plays, asks, makes mistakes, comments or attacks. */
export const randomMessage = <T extends GameTypes>(table: Table<T>, random: Source): Message => {
  const seats = table.players.length;
  const player = `p${random.below(seats)}`;
  const ply = plyOf(table);
  const asked = playAt(table)?.talk.undo ?? null;
  if (asked !== null && random.below(2) === 0) {
    const other = table.players.findIndex((_, seat) => !asked.agreed.some((one) => one === seat));
    return { _tag: 'AnswerUndo', player: `p${other}`, accept: random.below(6) > 0 };
  }
  const die = random.below(1000);
  if (die < 640) {
    const seat = pick(random, deciding(table));
    const text = seat === undefined ? undefined : patiently(table, random, choicesOf(table, seat));
    if (seat !== undefined && text !== undefined)
      return { _tag: 'Move', player: speakerFor(table, seat), ply, move: text };
  }
  if (die < 700) {
    const seat = pick(random, deciding(table));
    const text = seat === undefined ? undefined : pick(random, choicesOf(table, seat));
    return { _tag: 'Move', player, ply: ply + random.below(2), move: text ?? 'pass' };
  }
  if (die < 720)
    return { _tag: 'Move', player, ply, move: pick(random, ['good', 'pass', 'R1G2', 'G^c5', '%', '']) ?? '' };
  if (die < 800) return { _tag: 'AskUndo', player, ply: Math.max(0, ply + 1 - random.below(6)) };
  if (die < 880) return { _tag: 'AnswerUndo', player, accept: random.below(4) > 0 };
  if (die < 890) return { _tag: 'OfferDraw', player };
  if (die < 930) return { _tag: 'AnswerDraw', player, accept: random.below(3) === 0 };
  if (die < 960) return { _tag: 'Comment', player: random.below(3) === 0 ? 'guest' : player, text: `at ${ply}` };
  if (die < 962) return { _tag: 'Resign', player };
  if (die < 970) return { _tag: 'Sit', player, seat: 0, belonging: null };
  if (die < 976) return { _tag: 'Tick' };
  if (die < 980) return { _tag: 'Claim', player, seat: random.below(seats) as 0, ply };
  if (die < 982) return { _tag: 'ClaimDraw', player, ply };
  if (die < 985) return substituteIn(table, random);
  // These tests deliberately send values that are not messages.
  return pick(random, hostile) as Message;
};
