/** Seats that leave a game in which others play on: by resigning, by the clock, by a claim; what plays on, and the places in the end. */
import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { type Game, type GameTypes, printFault, source, verifyRecord } from '../../src/core/index.js';
import { finalPlaces, placesAfter } from '../../src/core/records/departures.js';
import { game as icetraders } from '../../src/games/icetraders/index.js';
import { game as terraMystica } from '../../src/games/terra-mystica/index.js';
import { game as terrafex } from '../../src/games/terrafex/index.js';
import { game as toframenn } from '../../src/games/toframenn/index.js';
import { game as transformartian } from '../../src/games/transformartian/index.js';
import {
  act,
  deciding,
  look,
  type Message,
  open,
  recordOf,
  restart,
  type Table,
  type TableSpec,
} from '../../src/table/index.js';
import { playAt } from '../../src/table/look.js';
import { after, choicesOf, move, opened, plyOf, refusalOf, speakerFor, toldTo } from './kit.js';

const hour = 3_600_000;

const named = (seats: number): readonly string[] => Array.from({ length: seats }, (_, seat) => `p${seat}`);

/** A game of IceTraders with three or more players. */
const ice = (seats: number, more: Partial<TableSpec> = {}) =>
  opened(icetraders, { options: { players: seats }, players: named(seats), seed: 5, ...more });

/** A game of Terra Mystica with deferred answers, in which seats can drop out. */
const mystic = (seats: number, more: Partial<TableSpec> = {}) =>
  opened(terraMystica, {
    options: { players: seats, 'leech-timing': 'deferred' },
    players: named(seats),
    seed: 3,
    leaving: 'drops',
    ...more,
  });

/** Plays random moves until the given number of moves was made, or until the game is over; returns the table and the lines. */
const playedTo = <T extends GameTypes>(
  start: Table<T>,
  plies: number,
  seed = 1,
  now = 0,
): { readonly table: Table<T>; readonly lines: readonly string[] } => {
  const random = source(seed);
  let [table, lines]: [Table<T>, readonly string[]] = [start, []];
  for (let count = 0; plyOf(table) < plies && table.stage._tag === 'Playing' && count < 9999; count++) {
    const [seat = 0] = deciding(table);
    const texts = choicesOf(table, seat);
    const next = act(table, move(table, speakerFor(table, seat), texts[random.below(texts.length)] ?? ''), now);
    if (!next.taken) throw new Error(refusalOf(next.out));
    [table, lines] = [next.table, [...lines, ...next.lines]];
  }
  return { table, lines };
};

const resign = (player: string): Message => ({ _tag: 'Resign', player });

const placesOf = <T extends GameTypes>(table: Table<T>): readonly number[] | null | undefined =>
  table.stage._tag === 'Over' && table.stage.end._tag === 'ByPeople' ? table.stage.end.end.places : undefined;

/** The record of a table, which verifies. */
const proved = <T extends GameTypes>(table: Table<T>) => {
  const record = recordOf(table);
  if (isLeft(record)) throw new Error(printFault(record.left));
  const read = verifyRecord(table.game)(JSON.parse(JSON.stringify(record.right)));
  if (isLeft(read)) throw new Error(printFault(read.left));
  return read.right;
};

describe('places', () => {
  test('who left is last, the later one before the earlier one', () => {
    expect(placesAfter([0, 1, 2, 3, 4], [{ seat: 2 }, { seat: 0 }], [1, 2, 3, 4, 5])).toEqual([4, 1, 5, 2, 3]);
    expect(placesAfter([0, 1, 2], [], [1, 3, 1])).toEqual([1, 3, 1]);
  });

  test('a team stays as long as one of its seats does', () => {
    expect(placesAfter([0, 1, 0, 1], [{ seat: 0 }], [1, 2, 1, 2])).toEqual([1, 2, 1, 2]);
    expect(placesAfter([0, 1, 0, 1], [{ seat: 0 }, { seat: 1 }, { seat: 2 }], [1, 2, 1, 2])).toEqual([2, 1, 2, 1]);
  });
});

describe('a game of two, and a table of an earlier release', () => {
  test('ends whatever is agreed', () => {
    const { table } = opened(terrafex, { players: ['p0', 'p1'], leaving: 'bot' });
    expect(placesOf(after(table, [resign('p0')]))).toEqual([2, 1]);
  });

  test('without the fields, a table of three ends for all', () => {
    const { lines } = ice(3);
    const old = JSON.parse(lines[0] ?? '') as { spec: Record<string, unknown> };
    delete old.spec['leaving'];
    delete old.spec['claim'];
    const log = [JSON.stringify(old), JSON.stringify({ at: 7, message: resign('p1') })];
    const read = restart(icetraders, log);
    if (isLeft(read)) throw new Error(printFault(read.left));
    expect(read.right.spec).toMatchObject({ leaving: 'ends', claim: null });
    expect(placesOf(read.right)).toEqual([1, 3, 1]);
    expect(proved(read.right).record).not.toHaveProperty('left');
  });
});

describe('a bot plays on', () => {
  const begin = ice(3, { leaving: 'bot' });
  const first = playedTo(begin.table, 6);
  const gone = act(first.table, resign('p0'), 10);
  const taken = act(gone.table, { _tag: 'Substitute', seat: 0, player: 'mcts (0)' }, 11);

  test('the game goes on without the player, and everybody is told', () => {
    const left = { seat: 0, ply: 6, reason: 'resignation', substitute: null };
    expect(gone.table.stage._tag).toBe('Playing');
    expect(toldTo(gone.out, 1)[0]).toEqual({ _tag: 'Left', left });
    expect(toldTo(taken.out, 'spectators')).toEqual([{ _tag: 'Substituted', seat: 0, player: 'mcts (0)' }]);
    expect(look(taken.table, 2, 0).left).toEqual([{ ...left, substitute: 'mcts (0)' }]);
    expect(look(first.table, 2, 0)).not.toHaveProperty('left');
  });

  test('whoever left can do nothing, and the bot only moves', () => {
    const { table } = taken;
    const said = (message: Message): string => refusalOf(act(table, message, 12).out);
    expect(said(resign('p0'))).toBe('players who have left the game cannot play');
    expect(said({ _tag: 'OfferDraw', player: 'p0' })).toBe('players who have left the game cannot play');
    expect(said(move(table, 'p0', 'x'))).toBe('players who have left the game cannot play');
    expect(said({ _tag: 'OfferDraw', player: 'mcts (0)' })).toBe('a bot that plays on for a seat can only make moves');
    expect(said({ _tag: 'Substitute', seat: 1, player: 'x' })).toBe('this seat has not left the game');
    expect(said({ _tag: 'Substitute', seat: 0, player: 'p1' })).toBe('this name is taken');
  });

  test('who left comments as a spectator does', () => {
    const { out } = act(taken.table, { _tag: 'Comment', player: 'p0', text: 'I had a good hand' }, 12);
    expect(toldTo(out, 1)).toEqual([]);
    expect(toldTo(out, 'spectators')).toHaveLength(1);
  });

  test('the bot plays to the end; the record names it, and the log restarts to the same table', () => {
    const rest = playedTo(taken.table, 1e6, 2);
    const lines = [...begin.lines, ...first.lines, ...gone.lines, ...taken.lines, ...rest.lines];
    const { record, final } = proved(rest.table);
    expect(record.left).toEqual([{ seat: 0, ply: 6, reason: 'resignation', substitute: 'mcts (0)' }]);
    expect(record.tags['seat0']).toBe('p0');
    expect(record.result.over).toBe(true);
    const places = finalPlaces(icetraders)({ record, final });
    expect(places?.[0]).toBe(3);
    const again = restart(icetraders, lines);
    expect(isRight(again) && again.right).toEqual(rest.table);
    for (const cut of [lines.length - 3, first.lines.length + 2, first.lines.length + 3])
      expect(restart(icetraders, lines.slice(0, cut))._tag).toBe('Right');
  });

  test('the game ends when one is left, and that one is first', () => {
    const over = after(taken.table, [resign('p2')]);
    expect(placesOf(over)).toEqual([3, 1, 2]);
    expect(proved(over).record).toMatchObject({
      end: { reason: 'resignation', seat: 2, places: [3, 1, 2] },
      left: [{ seat: 0 }],
    });
  });

  test('the game ends if the host has no bot, or if the bot gives up', () => {
    const over = { _tag: 'ByPeople', end: { reason: 'resignation', seat: 0, places: [3, 1, 1] } };
    for (const table of [
      after(gone.table, [{ _tag: 'Substitute', seat: 0, player: null }]),
      after(taken.table, [resign('mcts (0)')]),
    ]) {
      expect(table.stage._tag === 'Over' && table.stage.end).toEqual(over);
      proved(table);
    }
  });

  test('those who are left agree to a draw; who left is behind them', () => {
    const draw = after(taken.table, [
      { _tag: 'OfferDraw', player: 'p1' },
      { _tag: 'AnswerDraw', player: 'p2', accept: true },
    ]);
    expect(placesOf(draw)).toEqual([3, 1, 1]);
    proved(draw);
  });

  test('nothing is taken back from before the departure, and those who are left agree about the rest', () => {
    const later = playedTo(taken.table, 9, 3).table;
    const asked = (ply: number) => act(later, { _tag: 'AskUndo', player: 'p1', ply }, 20);
    expect(refusalOf(asked(4).out)).toBe('a seat has left since');
    // Secrets may forbid the rest in IceTraders; the votes are counted in a game without secrets.
    const open = mystic(3, { leaving: 'bot' });
    const { table } = playedTo(open.table, 8);
    const without = after(table, [resign('p0'), { _tag: 'Substitute', seat: 0, player: 'bot' }]);
    const on = playedTo(without, 10).table;
    const back = after(on, [
      { _tag: 'AskUndo', player: 'p1', ply: 8 },
      { _tag: 'AnswerUndo', player: 'p2', accept: true },
    ]);
    expect(plyOf(back)).toBe(8);
  });

  test('a departure closes the open questions', () => {
    const asked = after(first.table, [{ _tag: 'OfferDraw', player: 'p1' }]);
    expect(look(after(asked, [resign('p0')]), 1, 0).draw).toBeNull();
  });
});

describe('seats drop out', () => {
  test('only where the rules know it', () => {
    const refused = (game: Game<never>, spec: Partial<TableSpec>): string => {
      const read = open(game, { leaving: 'drops', ...spec }, 0);
      return isLeft(read) ? [read.left.rule ?? '', printFault(read.left)].join(' ') : 'opened';
    };
    for (const game of [terrafex, icetraders, toframenn, transformartian])
      expect(refused(game as unknown as Game<never>, {})).toBe(' leaving: the rules of this game let no seat drop out');
    const mystica = terraMystica as unknown as Game<never>;
    expect(refused(mystica, { options: { players: 3 } })).toMatch(/TMY-18.1: leaving: .*deferred answers/);
    expect(refused(mystica, { options: { players: 3, 'leech-timing': 'deferred' } })).toBe('opened');
  });

  test.each([3, 5])('%i seats of Terra Mystica: the seat is skipped, and the others play to the end', (seats) => {
    const begin = mystic(seats);
    const first = playedTo(begin.table, 60);
    const gone = act(first.table, resign('p1'), 10);
    const told = toldTo(gone.out, 0).map(({ _tag }) => _tag);
    expect(told.slice(0, 3)).toEqual(['Left', 'Told', 'Sight']);
    const made = playAt(gone.table)?.made[60];
    expect(made).toMatchObject({ seat: 1, secret: false });
    expect(made?.move).toMatch(/drop /);
    const rest = playedTo(gone.table, 1e6, 4);
    expect(
      playAt(rest.table)
        ?.made.slice(61)
        .some(({ seat }) => seat === 1),
    ).toBe(false);
    const { record, final } = proved(rest.table);
    expect(record.left).toEqual([{ seat: 1, ply: 60, reason: 'resignation', substitute: null }]);
    expect(finalPlaces(terraMystica)({ record, final })?.[1]).toBe(seats);
    const again = restart(terraMystica, [...begin.lines, ...first.lines, ...gone.lines, ...rest.lines]);
    expect(isRight(again) && again.right).toEqual(rest.table);
  });

  test('a player never drops out by a move', () => {
    const { table } = playedTo(mystic(3).table, 60);
    const [seat = 0] = deciding(table);
    const faction = playAt(after(table, [resign('p1')]))?.made[60]?.move ?? '';
    expect(refusalOf(act(table, move(table, `p${seat}`, faction), 0).out)).toMatch(/TMY-/);
  });

  test('before a seat has a faction, the game ends for all', () => {
    const { table } = mystic(3);
    expect(placesOf(after(table, [resign('p2')]))).toEqual([1, 1, 3]);
  });

  test('the departure is not taken back, later moves are', () => {
    const { table } = playedTo(mystic(4).table, 60);
    const on = playedTo(after(table, [resign('p1')]), 64).table;
    const asked = (ply: number) => act(on, { _tag: 'AskUndo', player: 'p0', ply }, 0);
    expect(refusalOf(asked(60).out)).toBe('a seat has left since');
    const back = after(on, [
      { _tag: 'AskUndo', player: 'p0', ply: 61 },
      { _tag: 'AnswerUndo', player: 'p2', accept: true },
      { _tag: 'AnswerUndo', player: 'p3', accept: true },
    ]);
    expect(plyOf(back)).toBe(61);
  });
});

describe('time', () => {
  const clock = { _tag: 'Move', ms: 1000 } as const;

  test('a seat without time leaves, and the bot has no clock', () => {
    const { table } = mystic(3, { leaving: 'bot', clock });
    const [seat = 0] = deciding(table);
    const gone = act(table, { _tag: 'Tick' }, 1000);
    expect(gone.table.stage._tag).toBe('Playing');
    expect(look(gone.table, 0, 1000).left).toEqual([{ seat, ply: 0, reason: 'time', substitute: null }]);
    expect(look(gone.table, 0, 5000).times?.running).toEqual([]);
    expect(act(gone.table, { _tag: 'Tick' }, 99_000).table).toBe(gone.table);
    const taken = after(gone.table, [{ _tag: 'Substitute', seat, player: 'bot' }], 99_000);
    const moved = after(taken, [move(taken, 'bot', choicesOf(taken, seat)[0] ?? '')], 99_000);
    expect(look(moved, 0, 99_000).times?.left[seat]).toBe(0);
  });

  test('several seats that run out of time leave in one step, which the log repeats', () => {
    const { table, lines } = mystic(4, { leaving: 'bot', clock });
    const round = ice(4, { leaving: 'bot', clock });
    const late = act(round.table, { _tag: 'Tick' }, 1000);
    expect(late.table.stage._tag).toBe('Over');
    expect(placesOf(late.table)).toEqual([4, 3, 2, 1]);
    const again = restart(icetraders, [...round.lines, ...late.lines]);
    expect(isRight(again) && again.right).toEqual(late.table);
    const move0 = move(table, 'p0', choicesOf(table, 0)[0] ?? '');
    expect([lines.length, act(table, move0, 5000).lines.length]).toEqual([1, 1]);
  });

  test('with drops, each next seat has its own time', () => {
    const { table } = playedTo(mystic(4, { clock }).table, 60);
    const late = act(table, { _tag: 'Tick' }, 1500);
    const left = playAt(late.table)?.left ?? [];
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(3);
    expect(left[0]).toMatchObject({ ply: 60, reason: 'time' });
  });
});

describe('claims', () => {
  const claim = { afterMs: hour };
  const { table: begin } = mystic(3, { leaving: 'bot', claim });
  const [first = 0] = deciding(begin);
  const other = (first + 1) % 3;
  const claimOf = (player: string, seat: number, ply = 0): Message => ({ _tag: 'Claim', player, seat: seat as 0, ply });
  const saidAt = <T extends GameTypes>(table: Table<T>, message: Message, now: number): string =>
    refusalOf(act(table, message, now).out);
  const said = (message: Message, now: number, table = begin): string => saidAt(table, message, now);

  test('looks say what may be claimed and when', () => {
    expect(look(begin, other as 0, 5).claims).toEqual({ at: 5, seats: [{ seat: first, from: hour }] });
    expect(look(mystic(3).table, 0, 5)).not.toHaveProperty('claims');
    const next = act(begin, move(begin, `p${first}`, choicesOf(begin, first)[0] ?? ''), 70);
    expect(toldTo(next.out, 0).find(({ _tag }) => _tag === 'Claims')).toMatchObject({
      at: 70,
      seats: [{ from: hour + 70 }],
    });
  });

  test('too early, of oneself, of who has nothing to decide, where nobody claims', () => {
    expect(said(claimOf(`p${other}`, first), hour - 1)).toBe('this seat can be claimed in 1 s');
    expect(said(claimOf(`p${other}`, first), 1000)).toBe('this seat can be claimed in 59 min 59 s');
    expect(said(claimOf(`p${first}`, first), hour)).toBe('nobody can claim their own seat');
    expect(said(claimOf(`p${first}`, other), hour)).toBe('this seat has nothing to decide');
    expect(said(claimOf(`p${other}`, 5), hour)).toBe('there are 3 seats');
    expect(said(claimOf('guest', first), hour)).toBe('who has no seat cannot play');
    expect(said(claimOf(`p${other}`, first), hour, mystic(3).table)).toBe('at this table no seat can be claimed');
  });

  test('in time: the seat has left, and cannot be claimed again', () => {
    const gone = after(begin, [claimOf(`p${other}`, first)], hour);
    expect(look(gone, 0, hour).left).toEqual([{ seat: first, ply: 0, reason: 'forfeit', substitute: null }]);
    expect(look(gone, 0, hour).claims?.seats).toEqual([]);
    expect(said(claimOf(`p${other}`, first), 2 * hour, gone)).toBe('this seat has left the game');
  });

  test('a claim that arrives after the player has moved is too late', () => {
    const moved = act(begin, move(begin, `p${first}`, choicesOf(begin, first)[0] ?? ''), hour - 1).table;
    const [seat = 0] = deciding(moved);
    const by = `p${(seat + 1) % 3}`;
    expect(said(claimOf(by, seat, 0), 3 * hour, moved)).toBe('this seat has decided since: the claim is too late');
    expect(said(claimOf(by, seat, 1), 3 * hour, moved)).toBe('');
  });

  test('among decisions made at once, a claim holds although others have decided since', () => {
    const round = ice(3, { leaving: 'bot', claim });
    const one = act(round.table, move(round.table, 'p0', choicesOf(round.table, 0)[0] ?? ''), 5).table;
    expect(saidAt(one, claimOf('p2', 0), hour)).toBe('this seat has nothing to decide');
    const gone = after(one, [claimOf('p2', 1)], hour);
    expect(playAt(gone)?.left).toHaveLength(1);
    expect(playAt(gone)?.sealed).toHaveLength(1);
  });

  test('without anybody who plays on, a claim ends the game, and so it does between two', () => {
    const ends = after(mystic(3, { leaving: 'ends', claim }).table, [claimOf(`p${other}`, first)], hour);
    expect(ends.stage._tag === 'Over' && ends.stage.end).toMatchObject({ end: { reason: 'forfeit', seat: first } });
    const two = opened(terrafex, { players: ['p0', 'p1'], claim });
    const over = after(two.table, [claimOf('p1', 0)], hour);
    expect(placesOf(over)).toEqual([2, 1]);
    proved(over);
  });

  test('a move in time keeps the seat, also where a clock runs', () => {
    const { table } = mystic(3, { leaving: 'bot', claim, clock: { _tag: 'Days', days: 3 } });
    const moved = act(table, move(table, `p${first}`, choicesOf(table, first)[0] ?? ''), 2 * hour);
    expect(moved.taken).toBe(true);
    expect(look(moved.table, 0, 2 * hour).left).toBeUndefined();
  });
});

describe('random tables with departures', () => {
  const games: readonly (readonly [Game<GameTypes>, number, Partial<TableSpec>])[] = [
    [terrafex as unknown as Game<GameTypes>, 2, { leaving: 'bot' }],
    [toframenn as unknown as Game<GameTypes>, 2, { leaving: 'ends' }],
    [transformartian as unknown as Game<GameTypes>, 2, { leaving: 'bot' }],
    [icetraders as unknown as Game<GameTypes>, 3, { options: { players: 3 }, leaving: 'bot' }],
    [icetraders as unknown as Game<GameTypes>, 5, { options: { players: 5 }, leaving: 'bot' }],
    [
      terraMystica as unknown as Game<GameTypes>,
      5,
      { options: { players: 5, 'leech-timing': 'deferred' }, leaving: 'drops' },
    ],
    [terraMystica as unknown as Game<GameTypes>, 4, { options: { players: 4 }, leaving: 'bot' }],
  ];

  /** A message of somebody at the table: mostly a move, sometimes a departure, a claim, a tick or the host's answer to a departure. */
  const nextOf = (table: Table<GameTypes>, random: ReturnType<typeof source>): Message => {
    const vacant = playAt(table)?.left.find(({ substitute }) => substitute === null);
    if (table.spec.leaving === 'bot' && vacant !== undefined && random.below(3) > 0)
      return { _tag: 'Substitute', seat: vacant.seat, player: random.below(9) === 0 ? null : `bot ${vacant.seat}` };
    const seats = table.players.length;
    const player = `p${random.below(seats)}`;
    const die = random.below(100);
    if (die < 2) return resign(player);
    if (die < 4) return { _tag: 'Claim', player, seat: random.below(seats) as 0, ply: plyOf(table) };
    if (die < 6) return { _tag: 'Tick' };
    if (die < 9) return { _tag: 'AskUndo', player, ply: Math.max(0, plyOf(table) - random.below(4)) };
    if (die < 12) return { _tag: 'AnswerUndo', player, accept: true };
    const all = deciding(table);
    const seat = all[random.below(Math.max(1, all.length))] ?? 0;
    const texts = choicesOf(table, seat);
    return move(table, speakerFor(table, seat), texts[random.below(Math.max(1, texts.length))] ?? '');
  };

  test.each(games.map(([game, seats, spec]) => [game.id, seats, game, spec] as const))(
    '%s of %i: consistent places, and logs that restart to the same table',
    (_, seats, game, spec) => {
      for (let seed = 1; seed <= 6; seed++) {
        const random = source(seed);
        const clock = seed % 2 === 0 ? null : ({ _tag: 'Fischer', ms: 400_000, increment: 1000 } as const);
        const start = opened(game, { ...spec, clock, claim: { afterMs: 9000 }, seed, players: named(seats) });
        let [table, lines, now] = [start.table, [...start.lines], 0];
        for (let count = 0; count < 1500 && table.stage._tag === 'Playing'; count++) {
          now += random.below(4000);
          const next = act(table, nextOf(table, random), now);
          [table, lines] = [next.table, [...lines, ...next.lines]];
          if (count % 97 === 0) expect(restart(game, lines)).toEqual({ _tag: 'Right', right: table });
        }
        expect(restart(game, lines)).toEqual({ _tag: 'Right', right: table });
        const { record, final } = proved(table);
        const left = record.left ?? [];
        expect(left).toEqual(playAt(table)?.left);
        const places = finalPlaces(game)({ record, final });
        if (places === null || table.stage._tag !== 'Over') continue;
        const worst = left.map(({ seat }) => places[seat]);
        expect(worst).toEqual(left.map((__, index) => seats - index));
        for (const [seat, place] of places.entries())
          if (!left.some((one) => one.seat === seat)) expect(place).toBeLessThanOrEqual(seats - left.length);
        expect(places).toContain(1);
      }
    },
    60_000,
  );
});
