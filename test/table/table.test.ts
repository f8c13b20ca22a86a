/** Tables by example: seats, simultaneous decisions, rosters, undo, draws, clocks, logs, records. */
import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { decode, type GameTypes, printFault, verifyRecord } from '../../src/core/index.js';
import { game as icetraders } from '../../src/games/icetraders/index.js';
import { game as terraMystica } from '../../src/games/terra-mystica/index.js';
import { game as terrafex } from '../../src/games/terrafex/index.js';
import { game as toframenn } from '../../src/games/toframenn/index.js';
import {
  act,
  alarm,
  type ClockSpec,
  deciding,
  look,
  type Message,
  message,
  open,
  playerName,
  recordOf,
  rematch,
  restart,
  type Table,
} from '../../src/table/index.js';
import { playAt } from '../../src/table/look.js';
import { after, choicesOf, move, opened, plyOf, refusalOf, toldTo, turnOver } from './kit.js';

const two = { players: ['Ada', 'Bo'] };

const three = { options: { players: 3 }, players: ['Ada', 'Bo', 'Cy'] };

const sitDown = (player: string, seat: 0 | 1 | 2 | null, belonging: unknown = null): Message => ({
  _tag: 'Sit',
  player,
  seat,
  belonging,
});

describe('seats', () => {
  test('the game begins when all seats are taken, and not before', () => {
    const { table, out } = opened(terrafex, {});
    expect(toldTo(out, 'spectators')).toEqual([{ _tag: 'Seated', players: [null, null] }]);
    expect(refusalOf(act(table, move(table, 'Ada', 'G^c5'), 0).out)).toBe('who has no seat cannot play');
    const one = after(table, [sitDown('Ada', 1)]);
    expect(refusalOf(act(one, move(one, 'Ada', 'G^c5'), 0).out)).toBe('the game has not begun');
    expect(refusalOf(act(one, sitDown('Bo', 1), 0).out)).toBe('the seat is taken');
    const both = act(one, sitDown('Bo', 0), 7);
    expect(toldTo(both.out, 1).map(({ _tag }) => _tag)).toEqual(['Seated', 'Sight']);
    expect(refusalOf(act(both.table, sitDown('Cy', 0), 8).out)).toBe('the game has begun');
  });

  test('a player moves to another seat or stands up; an agreed seat stays', () => {
    const { table } = opened(icetraders, { options: { players: 3 }, players: ['Ada'] });
    const there = after(table, [sitDown('Bo', 1), sitDown('Bo', 2)]);
    expect(there.players).toEqual(['Ada', null, 'Bo']);
    expect(after(there, [sitDown('Bo', null)]).players).toEqual(['Ada', null, null]);
    expect(refusalOf(act(there, sitDown('Ada', 1), 0).out)).toBe('the seat of this player is agreed');
    expect(refusalOf(act(there, sitDown('Bo', 2), 0).out)).toBe('this player sits here already');
    expect(refusalOf(act(there, { _tag: 'Sit', player: 'Bo', seat: 4, belonging: null }, 0).out)).toBe(
      'there are 3 seats',
    );
    expect(refusalOf(act(there, sitDown('Dee', null), 0).out)).toBe('this player has no seat');
  });

  test('a spec that the game does not know is a fault that says where', () => {
    const why = (spec: object): string => {
      const read = open(terrafex, spec, 0);
      return isLeft(read) ? printFault(read.left) : '';
    };
    expect(why({ players: ['Ada', 'Ada'] })).toBe('players: a player has one seat');
    expect(why({ players: ['Ada', 'Bo', 'Cy'] })).toBe('players: there are 2 seats');
    expect(why({ options: { push: 3 } })).toMatch(/^TF-2\.3: options\.push/);
    expect(why({ start: 'nonsense' })).toMatch(/^TF-\d+\.\d+: start/);
    const pushedByOne = '......../......../......../B1......./......../......../........ w RYGB - 000 1 k1l0';
    expect(why({ start: pushedByOne, options: { push: 2 } })).toBe(
      'options.push: the start was set up with another value',
    );
    expect(why({ start: pushedByOne })).toBe('');
    expect(why({ belongings: [{ player: 'Ada', option: 1 }] })).toBe(
      'belongings: nothing of this game belongs to a player',
    );
    expect(why({ players: ['a\u0007b'] })).toMatch(/^players\.0/);
    expect(why({ clock: { _tag: 'Fischer', ms: 1 } })).toBe('clock.increment: missing');
    expect(why({ more: 1 })).toBe('more: unknown key');
  });
});

describe('simultaneous decisions', () => {
  const orders = [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ] as const;
  const names = ['Ada', 'Bo', 'Cy'] as const;
  const alignments = ['evil', 'good', 'good'] as const;
  const picks = ['pick:R1Y2', 'pick:G3B1', 'pick:Y1G2'] as const;

  const chosen = (order: readonly (0 | 1 | 2)[]): string => {
    const { table } = opened(icetraders, three);
    const aligned = order.reduce((one, seat) => after(one, [move(one, names[seat], alignments[seat])]), table);
    const picked = order.reduce((one, seat) => after(one, [move(one, names[seat], picks[seat])]), aligned);
    const play = playAt(picked);
    return play === undefined
      ? ''
      : `${play.made.map(({ move: text }) => text).join(' ')} ${icetraders.position.print(play.state)}`;
  };

  test('they come in any order and are applied in the order of the rules', () => {
    expect(new Set(orders.map(chosen)).size).toBe(1);
    expect(chosen([0, 1, 2])).toMatch(/^evil good good pick:R1Y2 pick:G3B1 pick:Y1G2 3 place /);
  });

  test('nobody else learns a decision that waits, and nobody that it is another one', () => {
    const { table } = opened(icetraders, three);
    expect(deciding(table)).toEqual([0, 1, 2]);
    const one = act(table, move(table, 'Cy', 'evil'), 0);
    expect(toldTo(one.out, 2)).toEqual([
      {
        _tag: 'Sight',
        ply: 0,
        course: 1,
        view: '3 align 2 ??. +++ 0:-,-,- - -',
        deciding: [0, 1],
        waiting: [{ seat: 2, move: 'evil' }],
      },
    ]);
    expect(toldTo(one.out, 0)).toEqual([
      {
        _tag: 'Sight',
        ply: 0,
        course: 1,
        view: '3 align 0 ... +++ 0:-,-,- - -',
        deciding: [0, 1],
        waiting: [{ seat: 2, move: null }],
      },
    ]);
    expect(refusalOf(act(one.table, move(one.table, 'Cy', 'good'), 0).out)).toBe(
      'IT-1.10: this seat has decided and waits for the others',
    );
    const all = after(one.table, [move(one.table, 'Ada', 'good')]);
    const last = act(all, move(all, 'Bo', 'good'), 0);
    expect(toldTo(last.out, 1).slice(0, 3)).toEqual([
      { _tag: 'Told', ply: 0, seat: 0, move: null },
      { _tag: 'Told', ply: 1, seat: 1, move: 'good' },
      { _tag: 'Told', ply: 2, seat: 2, move: null },
    ]);
    expect(look(last.table, 'spectators', 0).moves).toEqual([null, null, null]);
  });

  test('a decision that waits is taken back by its seat alone', () => {
    const { table } = opened(icetraders, three);
    const one = after(table, [move(table, 'Cy', 'evil')]);
    const back = after(one, [{ _tag: 'AskUndo', player: 'Cy', ply: 0 }]);
    expect(deciding(back)).toEqual([0, 1, 2]);
    expect(refusalOf(act(back, { _tag: 'AskUndo', player: 'Cy', ply: 0 }, 0).out)).toBe(
      'there is nothing to take back',
    );
  });
});

describe('what belongs to players', () => {
  const ada = ['R1G2B3', 'R1G2B3', 'R1G2B3', 'R1G2B3', 'R1G2B3'];
  const bo = ['K1K2K3', 'K1K2K3', 'K1K2K3', 'K1K2K3', 'K1K2K3'];

  test('a roster follows its player from seat to seat', () => {
    const { table } = opened(toframenn, { belongings: [{ player: 'Ada', option: ada }] });
    const seated = after(table, [sitDown('Ada', 0), sitDown('Ada', 1), sitDown('Bo', 0, bo)]);
    const play = playAt(seated);
    expect([play?.options.lightRoster, play?.options.darkRoster]).toEqual([bo, ada]);
    const second = opened(toframenn, rematch(seated, 5));
    const again = playAt(second.table);
    expect(second.table.players).toEqual(['Ada', 'Bo']);
    expect([again?.options.lightRoster, again?.options.darkRoster]).toEqual([ada, bo]);
  });

  test('a roster that breaks a rule is refused with it, and so is another one than that registered', () => {
    const { table } = opened(toframenn, {
      belongings: [{ player: 'Ada', option: ada }],
      options: { pool: 'four' },
    });
    expect(refusalOf(act(table, sitDown('Bo', 0, ['R1']), 0).out)).toMatch(/^TO-2\.3/);
    expect(refusalOf(act(table, sitDown('Bo', 0, bo), 0).out)).toMatch(/^TO-2\.3/);
    expect(refusalOf(act(table, sitDown('Ada', 0, bo), 0).out)).toMatch(/registered with something else/);
  });

  test('nobody sees a roster before the game begins', () => {
    const { table } = opened(toframenn, {});
    const one = act(table, sitDown('Bo', 0, bo), 0);
    expect(JSON.stringify(one.out)).not.toContain('K1K2K3');
    expect(JSON.stringify(look(one.table, 1, 0))).not.toContain('K1K2K3');
  });
});

describe('undo', () => {
  const moved = () => {
    const { table } = opened(terrafex, two);
    return turnOver(after(table, [move(table, 'Ada', 'G^c5')])).table;
  };

  test('goes back when all others agree, and not before', () => {
    const asked = act(moved(), { _tag: 'AskUndo', player: 'Ada', ply: 0 }, 0);
    expect(toldTo(asked.out, 1)).toEqual([{ _tag: 'UndoAsked', seat: 0, ply: 0, question: 1 }]);
    expect(plyOf(asked.table)).toBe(plyOf(moved()));
    expect(refusalOf(act(asked.table, { _tag: 'AnswerUndo', player: 'Ada', accept: true }, 0).out)).toBe(
      'this seat has agreed already',
    );
    const back = act(asked.table, { _tag: 'AnswerUndo', player: 'Bo', accept: true }, 0);
    expect(toldTo(back.out, 0)[0]).toEqual({ _tag: 'Undone', ply: 0, course: 2 });
    expect(playAt(back.table)?.state).toEqual(playAt(back.table)?.start);
  });

  test('a refusal holds until another move is made', () => {
    const refused = after(moved(), [
      { _tag: 'AskUndo', player: 'Ada', ply: 0 },
      { _tag: 'AnswerUndo', player: 'Bo', accept: false },
    ]);
    expect(refusalOf(act(refused, { _tag: 'AskUndo', player: 'Ada', ply: 1 }, 0).out)).toBe(
      'an undo was refused since the last move',
    );
  });

  test('a seat alone can take back a move that nobody has answered', () => {
    const { table } = opened(terrafex, { ...two, undo: 'own' });
    const one = after(table, [move(table, 'Ada', 'G^c5')]);
    expect(refusalOf(act(one, { _tag: 'AskUndo', player: 'Bo', ply: 0 }, 0).out)).toBe('another seat has moved since');
    expect(plyOf(after(one, [{ _tag: 'AskUndo', player: 'Ada', ply: 0 }]))).toBe(0);
  });

  test('never goes back past a secret that became known', () => {
    const { table } = opened(icetraders, three);
    const names = ['Ada', 'Bo', 'Cy'];
    const all = (from: typeof table, texts: readonly string[]) =>
      names.reduce((one, name, seat) => after(one, [move(one, name, texts[seat] ?? '')]), from);
    const aligned = all(table, ['evil', 'good', 'good']);
    // The alignments have been chosen, but nobody has seen them.
    expect(act(aligned, { _tag: 'AskUndo', player: 'Ada', ply: 0 }, 0).taken).toBe(true);
    const picked = all(aligned, ['pick:R1Y2', 'pick:G3B1', 'pick:Y1G2']);
    expect(refusalOf(act(picked, { _tag: 'AskUndo', player: 'Ada', ply: 5 }, 0).out)).toBe(
      'a secret has become known since',
    );
    const [seat = 0] = deciding(picked);
    const placed = after(picked, [move(picked, names[seat] ?? '', choicesOf(picked, seat)[0] ?? '')]);
    expect(act(placed, { _tag: 'AskUndo', player: 'Ada', ply: 6 }, 0).taken).toBe(true);
    expect(act(placed, { _tag: 'AskUndo', player: 'Ada', ply: 3 }, 0).taken).toBe(false);
  });

  test('never is never', () => {
    const { table } = opened(terrafex, { ...two, undo: 'never' });
    const one = after(table, [move(table, 'Ada', 'G^c5')]);
    expect(refusalOf(act(one, { _tag: 'AskUndo', player: 'Ada', ply: 0 }, 0).out)).toBe(
      'at this table no move is taken back',
    );
  });
});

describe('ends by people', () => {
  const end = (messages: readonly Message[], spec: object = two) => {
    const table = after(opened(terrafex, spec).table, messages);
    return table.stage._tag === 'Over' ? table.stage.end : table.stage._tag;
  };

  test('a draw is one when everybody agrees', () => {
    expect(end([{ _tag: 'OfferDraw', player: 'Bo' }])).toBe('Playing');
    expect(
      end([
        { _tag: 'OfferDraw', player: 'Bo' },
        { _tag: 'AnswerDraw', player: 'Ada', accept: true },
      ]),
    ).toEqual({ _tag: 'ByPeople', end: { reason: 'agreement', seat: null, places: [1, 1] } });
    const { table } = opened(terrafex, two);
    const refused = after(table, [
      { _tag: 'OfferDraw', player: 'Bo' },
      { _tag: 'AnswerDraw', player: 'Ada', accept: false },
    ]);
    expect(refusalOf(act(refused, { _tag: 'OfferDraw', player: 'Bo' }, 0).out)).toBe(
      'a draw was refused since the last move',
    );
    const offered = after(table, [{ _tag: 'OfferDraw', player: 'Bo' }]);
    const ignored = after(offered, [move(offered, 'Ada', 'G^c5')]);
    expect(refusalOf(act(ignored, { _tag: 'AnswerDraw', player: 'Ada', accept: true }, 0).out)).toBe(
      'no draw is offered',
    );
  });

  test('who resigns is last', () => {
    expect(end([{ _tag: 'Resign', player: 'Bo' }])).toEqual({
      _tag: 'ByPeople',
      end: { reason: 'resignation', seat: 1, places: [1, 2] },
    });
    const { table } = opened(icetraders, three);
    expect(toldTo(act(table, { _tag: 'Resign', player: 'Cy' }, 0).out, 0).at(-1)).toEqual({
      _tag: 'Ended',
      end: { _tag: 'ByPeople', end: { reason: 'resignation', seat: 2, places: [1, 1, 3] } },
    });
  });

  test('after the end only comments are heard', () => {
    const { table } = opened(terrafex, two);
    const over = after(table, [{ _tag: 'Resign', player: 'Bo' }]);
    expect(refusalOf(act(over, move(over, 'Ada', 'G^c5'), 0).out)).toBe('TF-9.5: the game is over');
    expect(act(over, { _tag: 'Comment', player: 'Ada', text: 'thanks' }, 0).taken).toBe(true);
  });

  test('what was agreed not to be done is refused', () => {
    const { table } = opened(terrafex, { ...two, draws: false, resigning: false });
    expect(refusalOf(act(table, { _tag: 'OfferDraw', player: 'Bo' }, 0).out)).toBe('at this table no draw is agreed');
    expect(refusalOf(act(table, { _tag: 'Resign', player: 'Bo' }, 0).out)).toBe('at this table nobody resigns');
  });
});

describe('comments', () => {
  test('may contain the same characters as names; logs with other characters are read unchanged', () => {
    const said = (text: string): Message => ({ _tag: 'Comment', player: 'Ada', text });
    const none = ['\ud83d', 'a\u202eb', 'a\u200bb', 'a\u2028b', 'a\u2029b', 'a\nb', ''];
    for (const text of none) {
      expect([text, message.is(said(text)), playerName.is(text)]).toEqual([text, false, false]);
      expect(isLeft(decode(message)(said(text)))).toBe(true);
    }
    for (const text of ['Grüße 🎲', 'a  b', '日本語']) expect(message.is(said(text))).toBe(true);
    const opened = open(terrafex, { players: ['Ada', 'Bo'] }, 0);
    if (isLeft(opened)) throw new Error('no table');
    const line = JSON.stringify({ at: 1, message: said('a\u200bb') });
    const again = restart(terrafex, [...opened.right.lines, line]);
    expect(isLeft(again) ? again.left : again.right.comments).toEqual([{ ply: 0, text: 'Ada: a\u200bb' }]);
  });

  test('spectators talk among themselves', () => {
    const { table } = opened(terrafex, two);
    const { out } = act(table, { _tag: 'Comment', player: 'Eve', text: 'take c5!' }, 0);
    expect(out.map(({ to }) => to)).toEqual(['spectators']);
    const own = act(table, { _tag: 'Comment', player: 'Ada', text: 'hello' }, 0);
    expect(own.out.map(({ to }) => to)).toEqual([0, 1, 'spectators']);
    expect(own.table.comments).toEqual([{ ply: 0, text: 'Ada: hello' }]);
  });
});

describe('clocks', () => {
  const shown = <T extends GameTypes>(table: Table<T>, now: number): readonly number[] | undefined =>
    look(table, 0, now).times?.left;

  const withClock = (clock: ClockSpec) => opened(terrafex, { ...two, clock }, 1000).table;

  test('one for each move', () => {
    const table = withClock({ _tag: 'Move', ms: 5000 });
    expect([shown(table, 2000), alarm(table)]).toEqual([[4000, 5000], 6000]);
    const next = after(table, [move(table, 'Ada', 'G^c5')], 4000);
    expect([shown(next, 4000), alarm(next)]).toEqual([[5000, 5000], 9000]);
  });

  test('a budget with an increment', () => {
    const table = withClock({ _tag: 'Fischer', ms: 5000, increment: 700 });
    const next = after(table, [move(table, 'Ada', 'G^c5')], 4000);
    expect(shown(next, 5000)).toEqual([1700, 5000]);
    const own = after(next, [move(next, 'Ada', 'Ba5>b5')], 5000);
    // The first turn of Terrafex has several moves, and the increment is paid once.
    expect(shown(own, 5100)).toEqual([1600, 5000]);
    expect(playAt(next)?.made[0]).toMatchObject({ took: 3000, budget: { left: 2000, free: 0 } });
  });

  test('a budget that waits a little', () => {
    const table = withClock({ _tag: 'Delay', ms: 5000, delay: 1000 });
    expect([shown(table, 1500), shown(table, 2500), alarm(table)]).toEqual([[5500, 6000], [4500, 6000], 7000]);
    const next = after(table, [move(table, 'Ada', 'G^c5')], 1600);
    expect(shown(next, 1600)).toEqual([5400, 6000]);
  });

  test('days', () => {
    expect(alarm(withClock({ _tag: 'Days', days: 2 }))).toBe(1000 + 172_800_000);
  });

  test('whose time is over loses at that moment, and a message that comes later is too late', () => {
    const table = withClock({ _tag: 'Move', ms: 5000 });
    expect(act(table, { _tag: 'Tick' }, 5999).table).toBe(table);
    const late = act(table, move(table, 'Ada', 'G^c5'), 6000);
    expect(refusalOf(late.out)).toBe('TF-9.5: the game is over');
    expect(late.lines.map((line) => line.includes('Tick'))).toEqual([true]);
    expect(late.table.stage._tag === 'Over' && late.table.stage.end).toEqual({
      _tag: 'ByPeople',
      end: { reason: 'time', seat: 0, places: [2, 1] },
    });
    expect(shown(late.table, 9000)).toEqual([0, 5000]);
  });

  test('a moment before the last one stops them, it does not turn them back', () => {
    const table = withClock({ _tag: 'Fischer', ms: 5000, increment: 0 });
    const next = after(table, [move(table, 'Ada', 'G^c5')], 4000);
    expect(shown(next, 100)).toEqual([2000, 5000]);
    const again = after(next, [move(next, 'Ada', 'Ba5>b5')], 100);
    expect(shown(again, 4500)).toEqual([1500, 5000]);
  });

  test('what an undo gives back is never more than there was', () => {
    const table = opened(
      terrafex,
      { ...two, undo: 'own', clock: { _tag: 'Fischer', ms: 5000, increment: 900 } },
      0,
    ).table;
    const next = after(table, [move(table, 'Ada', 'G^c5')], 1000);
    expect(shown(next, 1000)).toEqual([4900, 5000]);
    const back = after(next, [{ _tag: 'AskUndo', player: 'Ada', ply: 0 }], 1500);
    expect(shown(back, 1500)).toEqual([4000, 5000]);
  });

  test('several run where several decide', () => {
    const clock = { _tag: 'Fischer', ms: 9000, increment: 100 } as const;
    const table = opened(icetraders, { ...three, clock }, 0).table;
    const one = after(table, [move(table, 'Cy', 'evil')], 2000);
    expect(shown(one, 3000)).toEqual([6000, 6000, 7100]);
    const last = after(after(one, [move(one, 'Ada', 'good')], 3000), [move(one, 'Bo', 'good')], 3500);
    expect(shown(last, 3500)).toEqual([6100, 5600, 7100]);
    expect(playAt(last)?.made.map(({ took }) => took)).toEqual([3000, 3500, 2000]);
    expect(look(last, 0, 3500).times?.running).toEqual([0, 1, 2]);
  });

  test('two seats that answer leech offers run beside the seat in turn', () => {
    const spec = {
      options: { players: 3, 'leech-timing': 'deferred' },
      players: ['p0', 'p1', 'p2'],
      clock: { _tag: 'Days', days: 1 },
    } as const;
    const tables = Array.from({ length: 8 }, (_, seed) => {
      let { table } = opened(terraMystica, { ...spec, seed }, 0);
      for (let ply = 0; ply < 120 && deciding(table).length === 1; ply++) {
        const [seat = 0] = deciding(table);
        const texts = choicesOf(table, seat);
        const text = texts[(ply * 7 + seed) % Math.max(1, texts.length)] ?? '';
        table = after(table, [move(table, `p${seat}`, text)], ply * 1000);
      }
      return table;
    });
    const several = tables.filter((table) => deciding(table).length > 1);
    expect(several.length).toBeGreaterThan(0);
    for (const table of several) expect(look(table, 0, 1e6).times?.running).toEqual(deciding(table));
  });
});

describe('logs and records', () => {
  test('a table restarts from its log; a line that it would not have written is found', () => {
    const { table, lines } = opened(terrafex, two);
    const first = act(table, move(table, 'Ada', 'G^c5'), 10);
    const log = [...lines, ...first.lines];
    const again = restart(terrafex, log);
    expect(isRight(again) && again.right).toEqual(first.table);
    const why = (broken: readonly string[]): string => {
      const read = restart(terrafex, broken);
      return isLeft(read) ? printFault(read.left) : '';
    };
    expect(why([])).toMatch(/^0: no JSON/);
    expect(why([...log, '{"at":10,"mess'])).toMatch(/^2: no JSON/);
    expect(why([...log, ...first.lines])).toBe('2.message: the table refuses it');
    expect(why([...lines, JSON.stringify({ at: 0, message: { _tag: 'Tick' } })])).toBe('1.message: it changes nothing');
    expect(why([(lines[0] ?? '').replace('terrafex', 'toframenn')])).toBe('0.game: "toframenn" is not terrafex');
  });

  test('the record has names, times, comments, and how it ended, and verifies', () => {
    const { table } = opened(terrafex, { ...two, tags: { event: 'Cup' }, clock: { _tag: 'Days', days: 1 } }, 0);
    const over = after(
      after(table, [{ _tag: 'Comment', player: 'Bo', text: 'hi' }, move(table, 'Ada', 'G^c5')], 400),
      [{ _tag: 'Resign', player: 'Bo' }],
      900,
    );
    const record = recordOf(over);
    if (isLeft(record)) throw new Error(printFault(record.left));
    expect(record.right).toMatchObject({
      format: 2,
      tags: { event: 'Cup', seat0: 'Ada', seat1: 'Bo' },
      end: { reason: 'resignation', seat: 1, places: [1, 2] },
      comments: [{ ply: 0, text: 'Bo: hi' }],
      times: [400],
      moves: ['G^c5'],
    });
    expect(isRight(verifyRecord(terrafex)(record.right))).toBe(true);
  });

  test('the record has comments in the order of the moves, even if moves were taken back', () => {
    const said = (text: string): Message => ({ _tag: 'Comment', player: 'Ada', text });
    const { table } = opened(terrafex, { ...two, undo: 'own' });
    const made = after(table, [move(table, 'Ada', 'G^c5')]);
    const back = after(made, [said('after one'), { _tag: 'AskUndo', player: 'Ada', ply: 0 }, said('before')]);
    const again = after(back, [move(back, 'Ada', 'Y@h1')]);
    const record = recordOf(again);
    if (isLeft(record)) throw new Error(printFault(record.left));
    expect(record.right.comments).toEqual([
      { ply: 0, text: 'Ada: before' },
      { ply: 1, text: 'Ada: after one' },
    ]);
    expect(isRight(verifyRecord(terrafex)(record.right))).toBe(true);
  });

  test('a table that nobody has begun has no record', () => {
    expect(isLeft(recordOf(opened(terrafex, {}).table))).toBe(true);
  });

  test('a game from a custom position has no seed', () => {
    const start = '3 pick 2 GGE +++ 0:R1Y2,R3G3,- - -';
    const { table } = opened(icetraders, { ...three, start });
    expect(deciding(table)).toEqual([2]);
    const record = recordOf(table);
    expect(isRight(record) && [record.right.seed, record.right.start]).toEqual([null, start]);
  });
});
