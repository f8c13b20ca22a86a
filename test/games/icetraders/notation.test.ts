import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { decode, printFault } from '../../../src/core/index.js';
import { game, type Move } from '../../../src/games/icetraders/index.js';
import { legalTexts, refusedPosition, verdict } from '../../kit/play.js';
import { after, position, refused, rule, seen } from './kit.js';

const invalid = refusedPosition(game);

describe('notation', () => {
  rule('IT-10.1', 'positions have one spelling', () => {
    for (const text of seen) expect(game.position.print(position(text))).toBe(text);
    for (const wrong of [
      '2 main 0 GE ++ - 1:R1=0B3G2;2:Y1=1R3 -',
      '2 main 0 GE ++ - 2:Y1=1R3;1:R1=0G2B3 -',
      '2 main 0 GE ++ - 01:B2=0B1;2:Y1=1R3 -',
      '2 main 0 GE ++ - 1:B2=1B1,0R1;2:Y1=1R3 -',
      '2 main 0 GE ++ - 1:B2=0B1,0R1;2:Y1=1R3 -',
      '2 main 0 GE ++ - 1:B2=0B1;1:Y1=1R3 -',
      '2 main 0 GE ++ - 1:B2=0,1R3 -',
      '2 main 0 GE ++  1:B2=0B1;2:Y1=1R3 -',
      '2 main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 - ',
      ' 2 main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -',
      '2 main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -\n',
      '2dt main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -',
      '4f main 2 GEGG! x+++ - 1:R3=1B3,2Y3;2:Y1=0G1,3R3 -',
      '2L5 main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 3',
      '2L010 main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 3',
      '2L0 main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 3',
      '2L100 main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -',
      '2L100 main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 03',
      '2 main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 3',
      '2 main 0 GE ++ 0:-,- 1:B2=0B1;2:Y1=1R3 -',
      '2 main 2 GE ++ - 1:B2=0B1;2:Y1=1R3 -',
      '2 main 0 GEG ++ - 1:B2=0B1;2:Y1=1R3 -',
      '2 main 0 GE +++ - 1:B2=0B1;2:Y1=1R3 -',
      '2 sac:Y0 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -',
      '2 sac:Y4 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -',
      '2 sac:Y 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -',
      '2 sac:2:Y1 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -',
      '2 ent: 0 GE ++ - 1:B2=0R3;2:B3=0B1B1B2,1B1B3;3:R1=1Y3 -',
      '2 ent:02 0 GE ++ - 1:B2=0R3;2:B3=0B1B1B2,1B1B3;3:R1=1Y3 -',
      '2 main* 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -',
      '2 main 0 GE ++ - 1:B2=0R1G1Y1;2:Y1=1R3 -',
      '2 main 0 GE ++ - 1:B2=0R1G3G2;2:Y1=1R3 -',
      '2 over:lost:- - GG! s+ - 1:B2=0G2B2;2:Y1=1R3 -',
      '4 over:good:320 - GEGG! xx++ - 1:R3=2Y3;2:Y1=0G1,3R3 -',
      '2 pick 0 GE ++ 2:-,- - -',
      '2 pick 0 GE ++ 0:-,-! - -',
      '2 pick 0 GE ++ 0:-,-!Y3R1 - -',
      '2 pick 0 GE ++ 0:-,-,- - -',
      '2 pick 1 GE ++ 0:Y1R1,- - -',
      '',
      'x'.repeat(5000),
    ])
      expect([wrong, invalid(wrong).slice(0, 7)]).toEqual([wrong, 'IT-10.1']);
  });

  rule(
    'IT-10.2',
    'moves have one spelling; the form is looked at first, then the phase, then the rest in order',
    () => {
      const two = '2 main 0 GE ++ - 1:B2=0R2Y1Y1Y3;2:Y1=1R3 -';
      refused('IT-10.2', [
        [
          two,
          'rd:Y1Y1R2@1=R3',
          'sac:B1@01',
          'sac:B1@',
          'sac:B1',
          'SAC:B1@1',
          'sac:b1@1',
          'sac:B4@1',
          'sac:B1@1 ',
          'sac:0B1@1',
        ],
        [
          two,
          'move:R2@1',
          'move:R2@1-',
          'move:R2@1-2=R1',
          'trade:R2@1',
          'trade:R2@1-2',
          'destroy:1R3@2-1',
          'destroy:1R3@2=R1',
          'reduce:R3@2',
          'grow:R2R2@1=R3',
          'rd:R2Y1@1=R3',
          'rd:R2Y1Y1@1',
        ],
        [
          two,
          'destroy:R3@2',
          'destroy:5R3@2',
          'reduce:1R3@2=R2',
          'revolt:R1@1',
          'pass ',
          'Pass',
          '',
          'place:R1',
          'enterprise:1R1@1',
          'pick:R1',
          'sac:B1@0123456789012345678',
          'sac:B1@-1',
          'destroy:12345678901234567B1@1',
        ],
        ['3 pick 2 GGE +++ 0:R1Y2,R3G3,- - -', 'pick:B1Y3', 'pick:R1Y4', 'pick:R1Y3G1', 'pick:????', 'pick:-'],
      ]);
      const typed = (move: Move): string => {
        const checked = game.check(move)(position(two));
        return isLeft(checked) ? checked.left.rule : 'legal';
      };
      expect(typed({ _tag: 'Research', ships: ['Y1', 'Y1', 'R2'], system: 99, piece: 'R1' })).toBe('IT-10.2');
      expect(typed({ _tag: 'PickPair', pair: 'Y1R1' })).toBe('IT-10.2');
      expect(isRight(decode(game.move)({ _tag: 'Research', ships: ['Y1', 'Y1', 'R2'], system: 1, piece: 'R1' }))).toBe(
        false,
      );
      // Two rules are broken at once: the first one in the order is cited.
      const sac = '2 sac:Y2 0 GE ++ - 1:Y2=0Y1B1;2:Y1=1R3 -';
      for (const [text, move, number] of [
        ['2 over:last:1 - GG! s+ - 1:B2=0G2B2;2:Y1=1R3 -', 'rubbish', 'IT-8.9'],
        [two, 'place:Y2@99', 'IT-1.10'],
        [sac, 'sac:R1@99', 'IT-1.10'],
        [sac, 'trade:R3@99=B3', 'IT-1.3'],
        [sac, 'trade:R3@1=B3', 'IT-4.5'],
        [sac, 'move:R3@1-2', 'IT-1.5'],
        [sac, 'move:Y1@1-1', 'IT-4.6'],
        [two, 'move:R2@1-2', 'IT-4.2'],
        [two, 'grow:R3@1=Y1', 'IT-1.5'],
        [two, 'grow:R2@1=Y1', 'IT-4.2'],
        [two, 'destroy:0R2@1', 'IT-5.10'],
        ['2 main 0 GE ++ - 1:R2=0B2;2:Y1=1R3 -', 'destroy:0B2@1', 'IT-5.10'],
        ['2 main 0 GE ++ - 1:Y2=0B2,1B3;2:Y1=1R3 -', 'destroy:1B3@1', 'IT-4.2'],
        ['2 main 0 GE ++ - 1:Y2=0B1B1,1G1B3;2:Y1=1R3 -', 'build:B2@1', 'IT-5.6'],
        ['2 main 0 GE ++ - 1:Y2=0B1B1,1G1B3;2:Y1=1R3 -', 'build:B1@1', 'IT-4.2'],
        ['2 main 0 GE ++ - 1:G2=0B1B1,1B1B1;2:Y1=1R3;3:B1= -', 'build:B1@1', 'IT-5.7'],
        ['2 main 0 GE ++ - 1:B1=0Y1;2:R3=1R3;3:R3=;4:R3=;5:R3= -', 'trade:Y1@1=R3', 'IT-5.3'],
        ['2 main 0 GE ++ - 1:B1=0Y1;2:Y1=1R3;3:Y1=;4:Y1=;5:Y1= -', 'trade:Y1@1=Y1', 'IT-5.4'],
        ['2 place 0 GE ++ - 1:R1=;2:Y2=;3:G3=1G1;4:B2= -', 'place:R2@9', 'IT-3.1'],
        ['3 place 0 GGE +++ - 1:R1=;2:R1=;3:R1=;4:R1=;5:R1=;6:B2= -', 'place:R1@7', 'IT-1.3'],
        ['3 rev:2 0 GEE +++ - 1:Y3=0R1;2:Y1=0G1G1,1R3G1G1,2G2;3:R1=1Y2,2B3 -', 'revolt:0B1@2', 'IT-1.5'],
        ['2 ent:2 0 GE ++ - 1:B2=0R3;2:B2=0B1B1B2,1B1B1;3:R1=1Y3;4:B1= -', 'enterprise:B1@1', 'IT-6.5'],
      ] as const)
        expect([text, move, after(text, move)]).toEqual([text, move, number]);
    },
  );

  rule('IT-1.3', 'a number that no system has is one fault, however many digits it has', () => {
    const text = '2 main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -';
    for (const digits of [1, 2, 9, 10, 15, 16, 17, 20, 100, 900]) {
      const number = '9'.repeat(digits);
      for (const move of [`sac:B1@${number}`, `trade:B1@${number}=R1`, `move:B1@1-${number}`, `destroy:1R3@${number}`])
        expect([move, after(text, move)]).toEqual([move, 'IT-1.3']);
    }
    expect(after(text, 'sac:B1@1000000000')).toBe('IT-1.3');
    expect(after(text, 'sac:B1@0')).toBe('IT-1.3');
    // JSON.parse reads a number of more than 308 digits as Infinity.
    for (const system of [61, 1e9, 999_999_999_999_999, 1e15, 1e16, 1e21, 1e300, JSON.parse('1e400') as number]) {
      const move: Move = { _tag: 'Sacrifice', ship: 'B1', system };
      expect(game.check(move)(position(text))).toMatchObject({ left: { rule: 'IT-1.3' } });
      const read = decode(game.move)(move);
      if (isLeft(read)) throw new Error(printFault(read.left));
      expect(game.check(read.right)(position(text))).toMatchObject({ left: { rule: 'IT-1.3' } });
      expect(game.moveText.parse(game.moveText.print(read.right))).toEqual(read);
      expect(decode(game.move)(JSON.parse(JSON.stringify(game.move.encode(read.right))))).toEqual(read);
    }
    for (const system of [-1, -0, 1.5, Number.NaN, Number.NEGATIVE_INFINITY]) {
      expect(game.check({ _tag: 'Sacrifice', ship: 'B1', system })(position(text))).toMatchObject({
        left: { rule: 'IT-10.2' },
      });
      expect(decode(game.move)({ _tag: 'Sacrifice', ship: 'B1', system })).toMatchObject({ left: { rule: 'IT-10.2' } });
    }
    expect(decode(game.move)({ _tag: 'Sacrifice', ship: 'B1', system: -0 })).toMatchObject({
      left: { reason: '-0 is not the number of a system' },
    });
  });

  rule('IT-10.3', 'different notations are different moves, also where the results are equal', () => {
    const text = '2 main 0 GE ++ - 1:B2=0R2R2R2G3;2:Y1=1R3;4:R2=0R1R2B3 -';
    expect(legalTexts(game, position(text))).toEqual(
      expect.arrayContaining(['rd:R2R2R2@1=R2', 'rd:R2R2G3@1=G3', 'trade:B3@4=B2', 'reduce:0B3@4']),
    );
    expect(after(text, 'trade:B3@4=B2')).toBe(after(text, 'reduce:0B3@4'));
    // The text does not name the attacker: with three attackers there is still only one move.
    expect(
      legalTexts(game, position('2 main 0 GE ++ - 1:R2=0R1Y1G1,1B1;2:Y1=1R3 -')).filter((m) => m === 'destroy:1B1@1')
        .length,
    ).toBe(1);
  });

  const impossible: readonly (readonly [string, string])[] = [
    ['an empty hyperspace', '2 main 0 GE ++ - 1:R1=0G2B3;2:H= -'],
    ['a second marker that is not smaller', '2 main 0 GE ++ - 1:R1=0G2B3;2:B2G2=1R3 -'],
    ['six R1, five red ships', '2 main 0 GE ++ - 1:R1=0R1R1R1,1R1R1 -'],
    ['five red ships', '2 main 0 GE ++ - 1:B1=0R1R1R2,1R1R2 -'],
    ['five red ships in hyperspace', '2 main 0 GE ++ - 1:H=0R1R1R2,1R1R2 -'],
    ['five yellow ships and a marker', '2 main 0 GE ++ - 1:R1=0Y1Y1Y2,1Y1Y2 -'],
    ['system number 61', '2 main 0 GE ++ - 1:B2=0B1;61:Y1=1R3 -'],
    ['a ship of seat 2 at a table of two', '2 main 0 GE ++ - 1:B2=0B1,2B1;2:Y1=1R3 -'],
    ['limit reached but not over', '2L100 main 0 GE ++ - 1:R1=0Y1,1Y2 100'],
    ['seat 0 is out and to move', '2 main 0 GE x+ - 1:R1=0Y1,1Y2 -'],
    ['living seat without ships', '2 main 0 GE ++ - 1:R1=0Y1 -'],
    ['eliminated seat with a large ship', '3 main 0 GGE ++s - 1:R1=0Y1,1Y2,2Y3 -'],
    ['one seat is left', '2 main 0 GE +s - 1:R1=0Y1 -'],
    ['alignments must be public', '3 main 0 GGE ++x - 1:R1=0Y1,1Y2 -'],
    ['public without a cause', '3 main 0 GGE! +++ - 1:R1=0Y1,1Y2,2B1 -'],
    ['Good has won already', '3 main 0 GGE! ++x - 1:R1=0Y1,1Y2 -'],
    ['alignments not chosen', '2 main 0 G. ++ - 1:R1=0Y1,1Y2 -'],
    ['chosen out of order', '2 align 1 .. ++ 0:-,- - -'],
    ['barred type before the picks', '3 align 0 ... +++ 0:-,-,-!Y3 - -'],
    ['picked out of order', '2 pick 1 GE ++ 0:-,- - -'],
    ['a pick stands before seat 0 picks', '3 pick 0 GGE +++ 0:-,R3G3,- - -'],
    ['all have picked', '2 pick 0 GE ++ 0:R1R2,R1R2 - -'],
    ['barred twin picked', '3 pick 1 GGE +++ 0:Y3Y3,-,-!Y3 - -'],
    ['a view, no position', '3 pick 2 ??? +++ 0:????,????,- - -'],
    ['turns before the first', '2L100 pick 0 GE ++ 0:-,- - 3'],
    ['systems before the first', '2 pick 0 GE ++ 0:-,- 1:B1= -'],
    ['somebody is out before the start', '3 pick 0 GGE ++s 0:-,-,- - -'],
    ['placing: systems not 1 to 4', '2 place 0 GE ++ - 1:R1=;2:Y2=;3:G3=1G1;5:B2= -'],
    ['placing: dual system', '2 place 0 GE ++ - 1:R2R1=;2:Y2=;3:G3=1G1;4:B2= -'],
    ['placing: not in order', '3 place 0 GGE +++ - 1:R1=1G1;2:Y2=;3:R3=;4:G3=;5:Y3=;6:G2= -'],
    ['placing: a medium ship', '2 place 0 GE ++ - 1:R1=;2:Y2=;3:G3=1G2;4:B2= -'],
    ['placing: two ships', '3 place 0 GGE +++ - 1:R1=2G1G1;2:Y2=;3:R3=;4:G3=;5:Y3=;6:G2= -'],
    ['ent: no such system', '2 ent:4 0 GE ++ - 1:B2=0R3;2:B3=0B1B1B2,1B1B3;3:R1=1Y3 -'],
    ['ent: four blue ships', '2 ent:2 0 GE ++ - 1:B2=0R3;2:B3=0B1B1B2,1B1;3:R1=1Y3 -'],
    ['ent: no blue ship of the mover', '2 ent:2 0 GE ++ - 1:B2=0R3;2:B3=0R1,1B1B1B2B2B3;3:R1=1Y3 -'],
    ['ent: small marker', '2 ent:2 0 GE ++ - 1:B2=0R3;2:B1=0B1B1B2,1B1B3;3:R1=1Y3 -'],
    ['ent: dual system', '2 ent:2 0 GE ++ - 1:B2=0R3;2:B3G2=0B1B1B2,1B1B3;3:R1=1Y3 -'],
    ['ent: three uses left', '2 ent:2:Y3 0 GE ++ - 1:B2=0R3;2:B3=0B1B1B2,1B1B3;3:R1=1Y3 -'],
    ['ent: uses of red', '2 ent:2:R1 0 GE ++ - 1:B2=0R3;2:B3=0B1B1B2,1B1B3;3:R1=1Y3 -'],
    ['rev: no green ship of the mover', '3 rev:2 0 GEE +++ - 1:Y3=0R1;2:Y1=0B1,1R3G1G1G2,2G2G2;3:R1=1Y2,2B3 -'],
    ['rev: no ship of another seat', '3 rev:2 0 GEE +++ - 1:Y3=0R1;2:Y1=0G1G1G1G2G2;3:R1=1Y2,2B3 -'],
    ['* with a large ship', '3t sac:G3* 0 GGE +++ - 1:G3=0R2G3;2:Y1=1R3;3:B2=2B3 -'],
    ['* in mode action', '3 sac:G3* 0 GGE +++ - 1:G3=0R2;2:Y1=1R3;3:B2=2B3 -'],
    ['over: alignments not public', '2 over:last:1 - GG s+ - 1:B2=0G2B2;2:Y1=1R3 -'],
    ['evil: two winners', '4 over:evil:13 - GEGE! x+x+ - 1:Y2=1B3;3:R1=0Y1,3G3 -'],
    ['evil: winner is Good', '3 over:evil:0 - GGE! +x+ - 1:Y2=0B3;3:R1=1Y1,2G3 -'],
    ['evil: winner is out', '3 over:evil:1 - GEE! +x+ - 1:Y2=0B3;3:R1=1Y1,2G3 -'],
    ['evil: nobody eliminated by another', '3 over:evil:2 - GGE! +s+ - 1:Y2=0B3;3:R1=1Y1,2G3 -'],
    ['good: a fallen Good seat shares', '4 over:good:23 - GEGG! xx++ - 1:R3=2Y3;2:Y1=0G1,3R3 -'],
    ['good: it does not with lose', '4d over:good:023 - GEGG! xx++ - 1:R3=2Y3;2:Y1=0G1,3R3 -'],
    ['good: an Evil seat lives', '4 over:good:023 - GEGG! x+++ - 1:R3=1B3,2Y3;2:Y1=0G1,3R3 -'],
    ['good: nobody eliminated by another', '2 over:good:0 - GE! +s - 1:B2=0R3;2:Y1=1R2 -'],
    ['last: two are living', '3 over:last:0 - GGE! ++x - 1:R1=0Y1,1Y2 -'],
    ['last: another seat wins', '2 over:last:1 - GG! +s - 1:B2=0R3;2:Y1=1R2 -'],
    ['void: a seat is living', '2 over:void:- - GE! +s - 1:B2=0R3;2:Y1=1R2 -'],
    ['limit: not reached', '2L100 over:limit:- - GE! ++ - 1:B2=0B1;2:Y1=1R3 99'],
    ['limit: one is living', '2L100 over:limit:- - GE! s+ - 1:B2=0B1;2:Y1=1R3 100'],
    ['limit: there is none', '2 over:limit:- - GE! ++ - 1:B2=0B1;2:Y1=1R3 -'],
    ['another ending, but all turns completed', '2L100 over:last:1 - GG! s+ - 1:B2=0G2B2;2:Y1=1R3 100'],
  ];
  rule('IT-10.4', 'positions that cannot be are refused', () => {
    for (const [what, text] of impossible) expect([what, invalid(text).slice(0, 7)]).toEqual([what, 'IT-10.4']);
    for (const text of [
      '3t sac:R1 0 GGE +++ - 1:G3=;2:Y1=1R3;3:B2=2B3 -',
      '2 main 0 GE ++ - 1:H=0Y1Y1Y2,1Y1Y2 -',
      '2L100 over:limit:- - GE! ++ - 1:B2=0B1;2:Y1=1R3 100',
      '2 main 0 GE ++ - 1:B2=0B1;60:Y1=1R3 -',
    ])
      expect(invalid(text)).toBe('');
    expect(invalid('2 ent:4 0 GE ++ - 1:B2=0R3;2:B3=0B1B1B2,1B1B3;3:R1=1Y3 -')).toContain(
      'a system that does not exist',
    );
  });

  test('JSON: fields that do not agree with each other are refused, with a path', () => {
    const json = (text: string): Record<string, unknown> =>
      game.state.encode(position(text)) as Record<string, unknown>;
    const main = json('2 main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -');
    expect(main['ships']).toEqual(['0B1@1', '1R3@2']);
    expect(main['systems']).toEqual(['1:B2', '2:Y1']);
    for (const [key, value] of [
      ['power', 'R'],
      ['uses', 2],
      ['pending', 2],
      ['bereft', true],
      ['tieSeat', 1],
      ['barred', ['R1']],
      ['turns', 3],
      ['ending', 'last'],
      ['winners', [0]],
      ['ships', ['1R3@2', '0B1@1']],
      ['ships', ['0B1@1', '1R3@3']],
      ['systems', ['2:Y1', '1:B2']],
      ['picks', ['unpicked', 'unpicked']],
      ['alignments', ['good', 'evil', 'good']],
      ['alignments', ['good', 'hidden']],
      ['standings', ['living']],
      ['mover', -1],
      ['mover', 4],
      ['phase', 'over'],
    ] as const) {
      const read = decode(game.state)({ ...main, [key]: value });
      expect([key, isLeft(read)]).toEqual([key, true]);
      if (isLeft(read)) expect(read.left.path.length).toBeGreaterThan(0);
    }
  });

  rule('IT-4.4', 'JSON: the power of a sacrifice has a colour, and at most three uses are left', () => {
    const sacrificed = '2 sac:B2 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -';
    for (const colour of ['R', 'Y', 'G', 'B']) {
      const state = position(sacrificed.replace('sac:B', `sac:${colour}`));
      expect([colour, game.state.is(state)]).toEqual([colour, true]);
      const json = game.state.encode(state) as Record<string, unknown>;
      for (const uses of [-1, 4, 1.5]) {
        const read = decode(game.state)({ ...json, uses });
        expect([uses, isLeft(read) && read.left.path]).toEqual([uses, ['uses']]);
      }
    }
  });

  test('a move is judged in the same way as text and as JSON', () => {
    for (const text of seen.slice(0, 200)) {
      const state = position(text);
      for (const legal of game.legalMoves(state).slice(0, 40)) {
        const notation = game.moveText.print(legal);
        expect(verdict(game)(state, notation)).toBe('legal');
        expect(decode(game.move)(JSON.parse(JSON.stringify(legal)))).toEqual(game.moveText.parse(notation));
      }
    }
  });
});
