/** Draws that are claimed because a position has occurred three times. */
import fc from 'fast-check';
import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { game as pig } from '../../examples/pig/game.js';
import { game as quoridor } from '../../examples/quoridor/game.js';
import { finalPlaces } from '../../src/core/author.js';
import { decode, type Game, type GameTypes, gameRecord, type Seat, verifyRecord } from '../../src/core/index.js';
import { game as icetraders } from '../../src/games/icetraders/index.js';
import { game as terrafex } from '../../src/games/terrafex/index.js';
import { game as toframenn } from '../../src/games/toframenn/index.js';
import { act, deciding, look, type Message, message, recordOf, restart, type Table } from '../../src/table/index.js';
import { look as lookCodec } from '../../src/table/look-codec.js';
import { keyAfter } from '../../src/table/repetition.js';
import { deadLine } from '../kit/dead.js';
import { choicesOf, move, opened, plyOf, refusalOf, toldTo } from './kit.js';

const two = { players: ['Ada', 'Bo'] };

const claim = <T extends GameTypes>(table: Table<T>, player = 'Ada', ply = plyOf(table)): Message => ({
  _tag: 'ClaimDraw',
  player,
  ply,
});

const mover = <T extends GameTypes>(table: Table<T>): Seat => deciding(table)[0] ?? expect.fail('nobody decides');

/** A table after the given moves of whoever decides, and the lines of its log. */
const played = <T extends GameTypes>(game: Game<T>, spec: object, moves: readonly string[]) =>
  moves.reduce(
    ({ table, lines }, text) => {
      const next = act(table, move(table, table.players[mover(table)] ?? '', text), 0);
      if (!next.taken) expect.fail(`${text}: ${refusalOf(next.out)}`);
      return { table: next.table, lines: [...lines, ...next.lines] };
    },
    (({ table, lines }) => ({ table, lines }))(opened(game, { ...two, ...spec })),
  );

/** Plays the first legal move so many times. */
const onward = <T extends GameTypes>(table: Table<T>, count: number): Table<T> =>
  Array.from({ length: count }).reduce<Table<T>>((before) => {
    const seat = mover(before);
    return act(before, move(before, before.players[seat] ?? '', choicesOf(before, seat)[0] ?? ''), 0).table;
  }, table);

const isClaimable = <T extends GameTypes>(table: Table<T>): boolean => look(table, 0, 0).sight?.claimableDraw === true;

const tooEarly = 'a draw can be claimed only when the same position occurs for the third time';

/** The number of times that the present position has occurred, counted plainly. */
const countedIn = <T extends GameTypes>(table: Table<T>): number => {
  if (table.stage._tag !== 'Playing') return expect.fail('the game is over');
  const { start, made } = table.stage.play;
  const keys = [keyAfter(table.game, start), ...made.map(({ key }) => key)];
  return keys.filter((key) => key === keys.at(-1)).length;
};

test('whatever was taken back, and from whichever earlier table a game goes on, the count is right', () => {
  const steps = fc.array(fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 99 }), fc.boolean()), {
    minLength: 40,
    maxLength: 80,
  });
  let found = 0;
  fc.assert(
    fc.property(steps, (all) => {
      all.reduce(
        (tables, [choice, from, looks]) => {
          // Two games in three go on from the last table, the others from an earlier one.
          const table = tables[choice < 2 ? tables.length - 1 : from % tables.length] ?? expect.fail();
          const seat = mover(table);
          const pawns = choicesOf(table, seat).filter((text) => /^[de][1289]$/.test(text));
          const text = pawns[from % Math.max(1, pawns.length)];
          if (text === undefined) return tables;
          const next = act(table, move(table, table.players[seat] ?? '', text), 0).table;
          if (next.stage._tag !== 'Playing') return tables;
          if (looks) {
            expect(isClaimable(next)).toBe(countedIn(next) >= 3);
            if (isClaimable(next)) found++;
          }
          return [...tables, next];
        },
        [opened(quoridor, two).table],
      );
    }),
    { numRuns: 60 },
  );
  expect(found).toBeGreaterThan(20);
});

describe('a draw is claimed when a position occurs for the third time', () => {
  // Pawns go ahead and back again: four moves bring the start back.
  const round = ['e2', 'e8', 'e1', 'e9'];
  const twice = () => played(quoridor, {}, [...round, ...round]);

  test('the start counts; the second time is too early, and so is the first', () => {
    const { table } = twice();
    expect(isClaimable(table)).toBe(true);
    const once = played(quoridor, {}, round).table;
    expect(isClaimable(once)).toBe(false);
    expect(refusalOf(act(once, claim(once), 0).out)).toBe(tooEarly);
    expect(refusalOf(act(opened(quoridor, two).table, claim(opened(quoridor, two).table), 0).out)).toBe(tooEarly);
  });

  test('everybody is told, nobody has to agree, and the record says why', () => {
    const { table, lines } = twice();
    for (const viewer of [0, 1, 'spectators'] as const) expect(look(table, viewer, 0).sight?.claimableDraw).toBe(true);
    expect(isRight(decode(lookCodec)(look(table, 1, 0)))).toBe(true);
    for (const player of two.players) {
      const done = act(table, claim(table, player), 7);
      const end = { _tag: 'ByPeople', end: { reason: 'repetition', seat: null, places: [1, 1] } };
      expect(toldTo(done.out, 1)).toEqual([{ _tag: 'Ended', end }]);
      expect(isRight(decode(lookCodec)(look(done.table, 1, 0)))).toBe(true);
      expect(restart(quoridor, [...lines, ...done.lines])).toMatchObject({ right: done.table });
      const record = recordOf(done.table);
      if (isLeft(record)) expect.fail();
      expect(record.right.end?.reason).toBe('repetition');
      const read = verifyRecord(quoridor)(JSON.parse(JSON.stringify(record.right)));
      if (isLeft(read)) expect.fail();
      expect(finalPlaces(quoridor)(read.right)).toEqual([1, 1]);
      const { end: given } = record.right;
      expect(isRight(decode(gameRecord)({ ...record.right, end: { ...given, seat: 0 } }))).toBe(false);
    }
  });

  test('the event of the move tells it, too; another position ends the claim', () => {
    const { table } = played(quoridor, {}, [...round, ...round.slice(0, 3)]);
    const last = act(table, move(table, table.players[mover(table)] ?? '', 'e9'), 0);
    expect(toldTo(last.out, 0)).toContainEqual(expect.objectContaining({ _tag: 'Sight', claimableDraw: true }));
    const on = act(last.table, move(last.table, 'Ada', 'd1'), 0).table;
    expect(isClaimable(on)).toBe(false);
    expect(refusalOf(act(on, claim(on, 'Ada', 8), 0).out)).toBe('9 moves have been made, not 8');
    expect(refusalOf(act(on, claim(on), 0).out)).toBe(tooEarly);
  });

  test('moves that were taken back do not count', () => {
    const { table } = twice();
    const asked = act(table, { _tag: 'AskUndo', player: 'Ada', ply: 6 }, 0).table;
    const back = act(asked, { _tag: 'AnswerUndo', player: 'Bo', accept: true }, 0).table;
    expect([plyOf(back), isClaimable(back)]).toEqual([6, false]);
    expect(isClaimable(onwardBy(back, ['e1', 'e9']))).toBe(true);
  });

  test('those who have no seat claim nothing, nor does anybody where no draw is agreed', () => {
    const { table } = twice();
    expect(refusalOf(act(table, claim(table, 'Cy'), 0).out)).toBe('who has no seat cannot play');
    const none = played(quoridor, { draws: false }, [...round, ...round]).table;
    expect(isClaimable(none)).toBe(false);
    expect(refusalOf(act(none, claim(none), 0).out)).toBe('at this table no draw is claimed');
  });

  test('the codec reads the message', () => {
    expect(isRight(decode(message)({ _tag: 'ClaimDraw', player: 'Ada', ply: 3, course: 1 }))).toBe(true);
    expect(isRight(decode(message)({ _tag: 'ClaimDraw', player: 'Ada' }))).toBe(false);
  });
});

const onwardBy = <T extends GameTypes>(from: Table<T>, moves: readonly string[]): Table<T> =>
  moves.reduce((table, text) => act(table, move(table, table.players[mover(table)] ?? '', text), 0).table, from);

describe('games', () => {
  test('Terrafex: the number of the turn and a limit on turns make no other position', () => {
    for (const options of [{}, { turnLimit: 500 }]) {
      const { table } = played(terrafex, { options }, deadLine);
      expect(isClaimable(onward(table, 7))).toBe(false);
      const third = onward(table, 8);
      expect(isClaimable(third)).toBe(true);
      expect(act(third, claim(third, 'Bo'), 0).table.stage).toMatchObject({ end: { end: { reason: 'repetition' } } });
    }
  });

  test('where a rule ends quiet play, that rule decides', () => {
    const { table } = opened(toframenn, { ...two, options: { quietLimit: 50 } });
    expect(refusalOf(act(table, claim(table), 0).out)).toBe('a rule of this game ends quiet play: no draw is claimed');
    const free = opened(toframenn, two).table;
    expect(refusalOf(act(free, claim(free), 0).out)).toBe(tooEarly);
  });

  test('a game that hides something tells nobody that a hidden position has come back', () => {
    const { table } = opened(icetraders, { players: ['Ada', 'Bo'], options: { players: 2 } });
    expect(refusalOf(act(table, claim(table), 0).out)).toBe('no draw is claimed in a game that hides something');
  });

  test('what only luck brings back is no repetition', () => {
    const { table } = opened(pig, two);
    let now = table;
    for (let ply = 0; ply < 200 && now.stage._tag === 'Playing'; ply++) {
      expect(isClaimable(now)).toBe(false);
      now = onward(now, 1);
    }
  });
});
