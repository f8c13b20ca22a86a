import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect } from 'vitest';
import { decode, printFault } from '../../../src/core/index.js';
import { defaultOptions, game, initial, look, type Options, pairs } from '../../../src/games/icetraders/index.js';
import { legalTexts, refusedPosition, walk } from '../../kit/play.js';
import { after, cases, position, refused, rule, seen } from './kit.js';

/** The rule that a set of options breaks, or the position text if the set is accepted. */
const optionsOf = (json: unknown): string => {
  const read = decode(game.options)(json);
  return isLeft(read) ? printFault(read.left) : JSON.stringify(read.right);
};

const startOf = (options: Partial<Options>, seed = 1): string => {
  const state = game.setup({ ...defaultOptions, ...options }, seed);
  return isLeft(state) ? state.left.rule : game.position.print(state.right);
};

const invalid = refusedPosition(game);

const two = '2 main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -';

describe('options', () => {
  const ranges = [
    ['IT-0.1', 'players', [2, 3, 4, 5], [1, 6, 0, -2, 2.5, '4', true, null, [4]]],
    ['IT-0.2', 'selfCheck', ['action', 'turn'], ['', 'Turn', 'move', 1, null]],
    ['IT-0.3', 'fallenGood', ['share', 'lose'], ['', 'win', 0, null]],
    ['IT-0.4', 'firstTie', ['low', 'random'], ['high', 'LOW', 0, null]],
    ['IT-0.5', 'turnLimit', [0, 10, 9999], [1, 9, 10000, -1, -0, 10.5, '10', true, null]],
  ] as const;
  const range = (index: 0 | 1 | 2 | 3 | 4): void => {
    const [number, key, good, bad] = ranges[index];
    for (const value of good) expect(optionsOf({ [key]: value })).toContain(JSON.stringify(value));
    for (const value of bad) expect(optionsOf({ [key]: value })).toMatch(new RegExp(`^${number}: ${key}: `));
  };
  rule('IT-0.1', 'two to five play, four if nothing is said', () => range(0));
  rule('IT-0.2', 'selfCheck is action or turn', () => range(1));
  rule('IT-0.3', 'fallenGood is share or lose', () => range(2));
  rule('IT-0.4', 'firstTie is low or random; the seed draws the tie seat', () => {
    range(3);
    const ties = new Set([...Array(40).keys()].map((seed) => startOf({ firstTie: 'random' }, seed).split(' ')[5]?.[0]));
    expect([...ties].sort()).toEqual(['0', '1', '2', '3']);
    expect(startOf({ firstTie: 'low' }, 5)).toBe(startOf({ firstTie: 'low' }, 6));
  });
  rule('IT-0.5', 'turnLimit is 0 or 10 to 9999', () => range(4));

  rule('IT-0.6', 'no object and unknown names come first, then the first wrong row; set-up asks the same', () => {
    for (const wrong of [null, [], 'x', 3, { speed: 1 }, { players: 9, Players: 4 }, JSON.parse('{"__proto__":{}}')])
      expect(optionsOf(wrong)).toMatch(/^IT-0\.6: /);
    expect(optionsOf({})).toBe(JSON.stringify(defaultOptions));
    expect(optionsOf({ turnLimit: 1, players: 9 })).toMatch(/^IT-0\.1/);
    expect(optionsOf({ turnLimit: 1, firstTie: 9 })).toMatch(/^IT-0\.4/);
    expect(startOf({ turnLimit: 5, fallenGood: 'both' as 'share' })).toBe('IT-0.3');
    expect(startOf({ turnLimit: 5 })).toBe('IT-0.5');
    expect(startOf({ players: 7 as 5 })).toBe('IT-0.1');
  });
});

describe('components and terms', () => {
  rule('IT-1.1', 'five of each type, sixty in all', () => {
    expect(initial.stash).toEqual(Array(12).fill(5));
    const five = '1:R1=;2:R1=;3:R1=;4:R1=;5:R1=0R1';
    expect(invalid(`2 main 0 GE ++ - ${five};6:Y1=1R3 -`)).toContain('too many R1');
    expect(invalid(`2 main 0 GE ++ - ${five.replace('4:R1', '4:R2')};6:Y1=1R3 -`)).toBe('');
  });

  rule('IT-1.2', 'what is neither marker nor ship is in the stash, and nothing else can be taken', () => {
    expect(position(two).stash).toEqual([5, 5, 4, 4, 5, 5, 5, 5, 5, 4, 4, 5]);
    for (const text of seen) {
      const state = position(text);
      const onTable = look(state).flatMap(({ markers, ships }) => [...markers, ...ships.map(({ piece }) => piece)]);
      expect(state.stash.reduce((sum, count) => sum + count, onTable.length)).toBe(60);
    }
    refused('IT-1.2', [
      ['3 place 0 GGE +++ - 1:R1=;2:R1=;3:R1=;4:R1=;5:R1=;6:B2= -', 'place:R1@6'],
      ['2 main 0 GE ++ - 1:B1=0Y1;2:R1=1R1R1;3:R1=;4:R1= -', 'trade:Y1@1=R1'],
      ['2 main 0 GE ++ - 1:G1=0R1;2:Y1=1R3;3:R3=;4:R3=;5:R3=;6:R3= -', 'grow:R1@1=R3'],
      ['2 main 0 GE ++ - 1:G1=0Y1B1;2:Y1=1R3;3:Y1=;4:Y1=;5:Y1= -', 'build:Y1@1'],
      ['2 main 0 GE ++ - 1:B2=0R2Y1Y1Y3;2:Y1=1R3;3:R3=;4:R3=;5:R3=;6:R3= -', 'rd:R2Y1Y1@1=R3'],
      ['2 ent:2 0 GE ++ - 1:B2=0R3;2:B2=0B1B1B2,1B1B1;3:R1=1Y3;4:B1= -', 'enterprise:B1@2'],
    ]);
  });

  rule('IT-1.3', 'a system has one marker or two, the second smaller, and stays when its last ship leaves', () => {
    expect(after('2 main 0 GE ++ - 1:Y1=0Y1B1;2:Y2=0R1,1R3 -', 'move:Y1@1-2')).toContain(' 1:Y1=0B1;2:Y2=');
    expect(after('2 main 0 GE ++ - 1:Y1=0Y1;2:Y2=0R1,1R3 -', 'move:Y1@1-2')).toContain(' 1:Y1=;2:Y2=');
    for (const wrong of ['B2G2', 'B1G2', 'B1B1', 'B3G2R1', ''])
      expect(invalid(`2 main 0 GE ++ - 1:R1=0G2B3;2:${wrong}=1R3 -`)).toContain('systems');
    refused('IT-1.3', [
      [two, 'sac:B1@61', 'sac:B1@0', 'sac:B1@3', 'found:B1@3', 'rd:B1B1B1@3=B1', 'build:B1@3', 'grow:B1@3=B2'],
      [two, 'move:B1@1-3', 'move:B1@3-1', 'trade:B1@3=R1', 'destroy:1R3@3', 'reduce:1R3@3', 'sac:B1@123456789012345'],
      ['2 place 0 GE ++ - 1:R1=;2:Y2=;3:G3=1G1;4:B2= -', 'place:Y1@5'],
      ['2 ent:2 0 GE ++ - 1:B2=0R3;2:B2=0B1B1B2,1B1B3;3:R1=1Y3 -', 'enterprise:G1@4'],
      ['3 rev:2 0 GEE +++ - 1:Y3=0R1;2:Y1=0G1G1,1R3G1G1,2G2;3:R1=1Y2,2B3 -', 'revolt:1R3@4'],
    ]);
  });

  rule('IT-1.4', 'a hyperspace vanishes with its last ship', () => {
    const start = '2 main 0 GE ++ - 1:R1=0G2B3;2:H=0Y1;3:B1=1R3G1;4:H=1G1 -';
    cases([
      [start, 'move:Y1@2-1', '2 main 1 GE ++ - 1:R1=0Y1G2B3;3:B1=1R3G1;4:H=1G1 -'],
      [start, 'sac:Y1@2', '2 sac:Y1 0 GE ++ - 1:R1=0G2B3;3:B1=1R3G1;4:H=1G1 -'],
      [start, 'found:Y1@2', '2 main 1 GE ++ - 1:R1=0G2B3;3:B1=1R3G1;4:H=1G1;5:Y1= -'],
    ]);
    expect(invalid('2 main 0 GE ++ - 1:R1=0G2B3;2:H=;3:Y1=1R3 -')).toContain('a hyperspace is empty');
  });

  rule('IT-1.5', 'a ship is owner, type and system; equal ships give one move', () => {
    expect(
      legalTexts(game, position('2 main 0 GE ++ - 1:B2=0B1B1;2:Y1=1R3 -')).filter((m) => m === 'sac:B1@1').length,
    ).toBe(1);
    refused('IT-1.5', [
      ['2 main 0 GE ++ - 1:Y1=0Y1;2:Y2=1R3 -', 'move:R3@2-1', 'move:Y2@1-2', 'sac:Y1@2', 'found:R3@2', 'trade:R3@2=R1'],
      ['2 main 0 GE ++ - 1:R1=0Y1,1B1;2:Y2=1R3 -', 'destroy:1B2@1', 'destroy:1R3@1', 'destroy:4B1@1', 'reduce:0Y2@1'],
      ['2 main 0 GE ++ - 1:G1=0Y1,1B1;2:Y2=1R3 -', 'grow:B1@1=B2'],
      [
        '3 rev:2 0 GEE +++ - 1:Y3=0R1;2:Y1=0G1G1,1R3G1G1,2G2;3:R1=1Y2,2B3 -',
        'revolt:1R2@2',
        'revolt:2R3@2',
        'revolt:1B1@3',
      ],
    ]);
  });

  rule('IT-1.6', 'a new system takes the lowest number that is free when it is made', () => {
    cases([
      [
        '2 main 0 GE ++ - 1:R1=0G2B3;2:H=0G1;3:B1=1R3G1 -',
        'found:G1@2',
        '2 main 1 GE ++ - 1:R1=0G2B3;3:B1=1R3G1;4:G1= -',
      ],
      ['2 main 0 GE ++ - 2:R1=0G2B3;3:B1=1R3G1 -', 'found:G2@2', '2 main 1 GE ++ - 1:G2=;2:R1=0B3;3:B1=1R3G1 -'],
      [
        '2 main 0 GE ++ - 1:R1=0G2B3;2:Y1=1R3;4:Y2= -',
        'found:G2@1',
        '2 main 1 GE ++ - 1:R1=0B3;2:Y1=1R3;3:G2=;4:Y2= -',
      ],
    ]);
    // With sixty systems of one piece each, a new system can only get the number of a hyperspace that becomes empty.
    const types = ['R1', 'R2', 'R3', 'Y1', 'Y2', 'Y3', 'G1', 'G2', 'G3', 'B1', 'B2', 'B3'].flatMap((name) =>
      Array<string>(5).fill(name),
    );
    const places = types.map((name, index) =>
      index === 0 ? '1:H=0R1' : index === 59 ? '60:H=1B3' : `${index + 1}:${name}=`,
    );
    const full = `2 main 0 GE ++ - ${places.join(';')} -`;
    expect(after(full, 'found:R1@1')).toBe('2 over:last:1 - GE! s+ - ' + places.with(0, '1:R1=').join(';') + ' -');
    expect(invalid('2 main 0 GE ++ - 1:B2=0B1;61:Y1=1R3 -')).toContain('between 1 and 60');
  });

  rule('IT-1.7', 'connected: same size or same colour, not both; only the first markers count', () => {
    const from = (marker: string, other: string): string =>
      after(`2 main 0 GE ++ - 1:${marker}=0Y1B3;2:${other}=1R3 -`, 'move:Y1@1-2');
    for (const [a, b] of [
      ['Y1', 'Y2'],
      ['Y1', 'R1'],
      ['R3G1', 'R2'],
      ['R3G1', 'B3'],
      ['R3', 'B3Y1'],
    ] as const)
      expect(from(a, b)).toContain('2 main 1 ');
    for (const [a, b] of [
      ['Y1', 'Y1'],
      ['Y1', 'R2'],
      ['R3G1', 'G2'],
      ['R3G1', 'Y1'],
      ['B3G1', 'B3'],
    ] as const)
      expect(from(a, b)).toBe('IT-5.1');
  });

  rule('IT-1.8', 'an enemy ship is that of any other seat, also of an eliminated one', () => {
    const start = '3 main 0 GEE! ++x - 1:R2=0R2,1R1,2G1;2:Y1=1B2;3:Y2=0R1 -';
    expect(legalTexts(game, position(start)).filter((text) => text.startsWith('destroy'))).toEqual([
      'destroy:1R1@1',
      'destroy:2G1@1',
    ]);
  });

  rule('IT-1.9', 'seats are 0 to n-1, clockwise upwards; the mover is the seat to choose', () => {
    expect(game.toMove(position('3 main 2 GGE +++ - 1:B2=0B1,1R2,2G1 -'))).toEqual([2]);
    expect(after('3 main 2 GGE +++ - 1:B2=0B1,1R2,2G1 -', 'pass')).toContain('3 main 0 ');
    for (const wrong of ['3', '-', '03', ''])
      expect(invalid(`3 main ${wrong} GGE +++ - 1:B2=0B1,1R2,2G1 -`)).not.toBe('');
  });

  rule('IT-1.10', 'every phase has its moves', () => {
    refused('IT-1.10', [
      ['2 align 0 .. ++ 0:-,- - -', 'pass', 'pick:R1R2', 'place:R1@1', 'stop', 'decline'],
      ['2 pick 0 GE ++ 0:-,- - -', 'good', 'place:R1@1', 'pass'],
      ['2 place 0 GE ++ - 1:R1=;2:Y2=;3:G3=1G1;4:B2= -', 'pass', 'evil', 'move:R1@1-2'],
      [two, 'stop', 'place:G1@1', 'decline', 'good', 'pick:R1R1', 'enterprise:R1@1', 'revolt:1R3@2'],
      ['2 sac:Y2 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -', 'pass', 'sac:B1@1', 'found:B1@1', 'rd:B1B1B1@1=R1', 'sac:B1@99'],
      ['2 ent:2:Y2 0 GE ++ - 1:B2=0R3;2:B3=0B1B1B2,1B1B3;3:R1=1Y3 -', 'stop', 'pass', 'revolt:1B1@2', 'move:B1@2-1'],
      ['3 rev:2 0 GEE +++ - 1:Y3=0R1;2:Y1=0G1G1,1R3G1G1,2G2;3:R1=1Y2,2B3 -', 'stop', 'enterprise:R1@2'],
    ]);
    expect(legalTexts(game, position('2 sac:Y2 0 GE ++ - 1:B2=0Y1;2:Y1=1R3 -'))).toEqual(['stop']);
  });
});

describe('set-up', () => {
  rule('IT-2.1', 'all pieces in the stash, no systems, seat 0 chooses its alignment', () => {
    expect(startOf({ players: 2 })).toBe('2 align 0 .. ++ 0:-,- - -');
    expect(startOf({ players: 5, selfCheck: 'turn', fallenGood: 'lose', turnLimit: 200 })).toBe(
      '5tdL200 align 0 ..... +++++ 0:-,-,-,-,- - 0',
    );
    expect(game.position.print(initial)).toBe('4 align 0 .... ++++ 0:-,-,-,- - -');
  });

  rule('IT-2.2', 'each seat chooses good or evil, in order', () => {
    cases([
      ['3 align 0 ... +++ 0:-,-,- - -', 'good', '3 align 1 G.. +++ 0:-,-,- - -'],
      ['3 align 2 GE. +++ 1:-,-,- - -', 'evil', '3 pick 0 GEE +++ 1:-,-,- - -'],
    ]);
    expect(legalTexts(game, initial)).toEqual(['evil', 'good']);
  });

  rule('IT-2.3', 'each seat picks one of the 78 pairs', () => {
    expect(pairs.length).toBe(78);
    expect(game.legalMoves(position('3 pick 2 GGE +++ 0:R1R1,R1R1,- - -')).length).toBe(78);
    cases([['3 pick 1 GGE +++ 0:R1Y2,-,- - -', 'pick:B3B3', '3 pick 2 GGE +++ 0:R1Y2,B3B3,- - -']]);
  });

  rule('IT-2.4', 'a type that is wanted more than five times is barred as a twin, and all pick again', () => {
    cases([
      ['4 pick 3 GGEG ++++ 0:Y3Y3,R1Y3,Y3Y3,- - -', 'pick:Y3B1', '4 pick 0 GGEG ++++ 0:-,-,-,-!Y3 - -'],
      ['4 pick 3 GGEG ++++ 0:R1R1,R1R1,R1R2,-!Y3 - -', 'pick:R1B1', '4 pick 0 GGEG ++++ 0:-,-,-,-!R1Y3 - -'],
      [
        '4 pick 3 GGEG ++++ 0:Y3Y3,R1R1,Y3Y3,- - -',
        'pick:Y3B1',
        '4 place 3 GGEG ++++ - 1:Y3=;2:Y3=;3:R1=;4:R1=;5:Y3=;6:Y3=;7:Y3=;8:B1= -',
      ],
    ]);
    refused('IT-2.4', [['3 pick 0 GGE +++ 0:-,-,-!Y3 - -', 'pick:Y3Y3']]);
    expect(game.legalMoves(position('3 pick 0 GGE +++ 0:-,-,-!Y3B1 - -')).length).toBe(76);
    expect(invalid('3 pick 1 GGE +++ 0:Y3Y3,-,-!Y3 - -')).toContain('barred');
  });

  rule('IT-2.5', 'the picks become systems 1 and 2, 3 and 4, and so on', () => {
    cases([['2 pick 1 GE ++ 0:R1Y2,- - -', 'pick:G3B2', '2 place 0 GE ++ - 1:R1=;2:Y2=;3:G3=;4:B2= -']]);
  });

  rule('IT-2.6', 'first the best count of connections, then the sum, then the tie seat', () => {
    const start = (tie: number): string => `3 pick 2 GGE +++ ${tie}:R1Y2,R3G3,- - -`;
    cases([
      [start(0), 'pick:Y3G2', '3 place 1 GGE +++ - 1:R1=;2:Y2=;3:R3=;4:G3=;5:Y3=;6:G2= -'],
      [start(0), 'pick:Y3B3', '3 place 1 GGE +++ - 1:R1=;2:Y2=;3:R3=;4:G3=;5:Y3=;6:B3= -'],
      [start(2), 'pick:Y3B3', '3 place 2 GGE +++ - 1:R1=;2:Y2=;3:R3=;4:G3=;5:Y3=;6:B3= -'],
      ['2 pick 1 GE ++ 1:R1Y2,- - -', 'pick:R1Y2', '2 place 1 GE ++ - 1:R1=;2:Y2=;3:R1=;4:Y2= -'],
    ]);
  });
});

describe('first round', () => {
  const start = '2 place 0 GE ++ - 1:R1=;2:Y2=;3:G3=1G1;4:B2= -';

  rule('IT-3.1', 'one small piece of any colour in any system', () => {
    expect(game.legalMoves(position(start)).length).toBe(16);
    refused('IT-3.1', [[start, 'place:Y2@1', 'place:B3@9']]);
  });

  rule('IT-3.2', 'from the first player clockwise, each seat once', () => {
    cases([
      [
        '3 place 2 GGE +++ - 1:R1=;2:Y2=;3:R3=;4:G3=;5:Y3=;6:G2= -',
        'place:G1@6',
        '3 place 0 GGE +++ - 1:R1=;2:Y2=;3:R3=;4:G3=;5:Y3=;6:G2=2G1 -',
      ],
    ]);
    expect(invalid('3 place 0 GGE +++ - 1:R1=1G1;2:Y2=;3:R3=;4:G3=;5:Y3=;6:G2= -')).toContain('placed');
  });

  rule('IT-3.3', 'after the last placement the first player has the first turn', () => {
    cases([
      [start, 'place:Y1@1', '2 main 1 GE ++ - 1:R1=0Y1;2:Y2=;3:G3=1G1;4:B2= -'],
      [
        '5 place 4 GGEGG +++++ - 1:Y3=0B1,1B1,2B1,3B1;2:B2=;3:B2=;4:Y2=;5:Y2=;6:G2=;7:G2=;8:G2=;9:Y3=;10:Y3= -',
        'place:R1@2',
        '5 main 0 GGEGG +++++ - 1:Y3=0B1,1B1,2B1,3B1;2:B2=4R1;3:B2=;4:Y2=;5:Y2=;6:G2=;7:G2=;8:G2=;9:Y3=;10:Y3= -',
      ],
    ]);
  });

  rule('IT-3.4', 'the fifth placement can set off a concentration', () => {
    const five = (colour: string): string =>
      `5 place 4 GGEGG +++++ - 1:Y3=0${colour}1,1${colour}1,2${colour}1,3${colour}1;2:B2=;3:B2=;4:Y2=;5:Y2=;6:G2=;7:G2=;8:G2=;9:Y3=;10:Y3= -`;
    expect(after(five('R'), 'place:R1@1')).toBe(
      '5 over:void:- - GGEGE! xxxxs - 2:B2=;3:B2=;4:Y2=;5:Y2=;6:G2=;7:G2=;8:G2=;9:Y3=;10:Y3= -',
    );
    expect(after(five('Y'), 'place:Y1@1')).toContain('5 main 0 GGEGG +++++ - 1:H=0Y1,1Y1,2Y1,3Y1,4Y1;');
    expect(after(five('B'), 'place:B1@1')).toContain('5 ent:1 4 GGEGG +++++ - 1:Y3=');
    expect(after(five('G'), 'place:G1@1')).toContain('5 rev:1 4 GGEGG +++++ - 1:Y3=');
    expect(after(after(five('G'), 'place:G1@1'), 'decline')).toContain('5 main 0 ');
    expect(after(after(five('G'), 'place:G1@1'), 'revolt:0G1@1')).toContain(
      '5 main 1 GGEGE! x++++ - 1:Y3=1G1,2G1,3G1,4G1G1;',
    );
  });
});

describe('random games', () => {
  rule('IT-4.1', 'a turn is one action: without a sacrifice or a decision the next seat moves', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { states, moves } = walk(game, { ...defaultOptions, players: 3 }, seed, 60);
      for (const [ply, move] of moves.entries()) {
        const [before, next] = [states[ply], states[ply + 1]];
        if (before?.phase !== 'main' || next === undefined || move._tag === 'Sacrifice') continue;
        if (next.phase === 'main') expect(next.mover).not.toBe(before.mover);
      }
    }
    expect(isRight(game.position.parse(two))).toBe(true);
  });
});
