/** Numbers of systems in moves: of any length, in every phase, as text and as JSON. */
import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect } from 'vitest';
import { applyMove, applyText, decode, randomMove, source } from '../../../src/core/index.js';
import { game, type Move } from '../../../src/games/icetraders/index.js';
import { position, rule } from './kit.js';

/** A position of each phase, without system numbers above 9. */
const phases = {
  align: '3 align 1 G.. +++ 0:-,-,- - -',
  pick: '3 pick 2 GGE +++ 0:R1Y2,R3G3,- - -',
  place: '2 place 0 GE ++ - 1:R1=;2:Y2=;3:G3=1G1;4:B2= -',
  main: '2 main 0 GE ++ - 1:B2=0R2Y1Y1Y3;2:Y1=1R3 -',
  sac: '2 sac:Y2 0 GE ++ - 1:Y2=0Y1B1;2:Y1=1R3 -',
  ent: '2 ent:2 0 GE ++ - 1:B2=0R3;2:B3=0B1B1B2,1B1B3;3:R1=1Y3 -',
  rev: '3 rev:2 0 GEE +++ - 1:Y3=0R1;2:Y1=0G1G1,1R3G1G1,2G2;3:R1=1Y2,2B3 -',
  over: '2 over:last:1 - GG! s+ - 1:B2=0G2B2;2:Y1=1R3 -',
} as const;

type Phase = keyof typeof phases;

/** Every kind of move that contains a number: as text, as JSON, and the phases in which it can be made. */
const kinds: readonly (readonly [text: string, json: string, ...phases: Phase[]])[] = [
  ['place:R1@N', '{"_tag":"PlaceShip","piece":"R1","system":N}', 'place'],
  ['move:R2@N-1', '{"_tag":"MoveShip","ship":"R2","from":N,"to":1}', 'main', 'sac'],
  ['move:R2@1-N', '{"_tag":"MoveShip","ship":"R2","from":1,"to":N}', 'main', 'sac'],
  ['move:R2@N-N', '{"_tag":"MoveShip","ship":"R2","from":N,"to":N}', 'main', 'sac'],
  ['trade:B3@N=R1', '{"_tag":"TradeShip","ship":"B3","system":N,"piece":"R1"}', 'main', 'sac'],
  ['grow:B3@N=R1', '{"_tag":"GrowShip","ship":"B3","system":N,"piece":"R1"}', 'main', 'sac'],
  ['build:B3@N', '{"_tag":"BuildShip","piece":"B3","system":N}', 'main', 'sac'],
  ['destroy:1B3@N', '{"_tag":"Destroy","owner":1,"ship":"B3","system":N}', 'main', 'sac'],
  ['reduce:0B3@N', '{"_tag":"Reduce","owner":0,"ship":"B3","system":N}', 'main', 'sac'],
  ['sac:B3@N', '{"_tag":"Sacrifice","ship":"B3","system":N}', 'main'],
  ['rd:R1R1B3@N=G1', '{"_tag":"Research","ships":["R1","R1","B3"],"system":N,"piece":"G1"}', 'main'],
  ['found:B3@N', '{"_tag":"Discover","ship":"B3","system":N}', 'main'],
  ['enterprise:G2@N', '{"_tag":"Enterprise","piece":"G2","system":N}', 'ent'],
  ['revolt:1G1@N', '{"_tag":"Revolt","owner":1,"ship":"G1","system":N}', 'rev'],
];

const nines = (digits: number): string => '9'.repeat(digits);

/** Numbers that no system can have. */
const numbers: readonly string[] = [
  '0',
  ...['10', '61', '100'],
  ...[15, 16, 17, 21, 22, 30, 308, 309, 310, 480].map(nines),
  ...[15, 16, 17, 30, 308, 309, 480].map((zeros) => `1${'0'.repeat(zeros)}`),
  // Numbers around the limits of exact integers in JavaScript.
  ...['9007199254740991', '9007199254740992', '9007199254740993', '18446744073709551616', '4294967297'],
];

/** The rule that a text breaks. */
const byText = (phase: Phase, text: string): string => {
  const after = applyText(game)(text)(position(phases[phase]));
  return isLeft(after) ? (after.left.rule ?? 'fault') : 'legal';
};

/** The rule that JSON breaks, decoded first, and checked without decoding. */
const byJson = (phase: Phase, json: string): readonly string[] => {
  const state = position(phases[phase]);
  const value = JSON.parse(json) as Move;
  const read = decode(game.move)(value);
  const ruleOf = (judged: ReturnType<ReturnType<typeof game.check>>): string =>
    isLeft(judged) ? judged.left.rule : 'legal';
  return [
    isLeft(read) ? (read.left.rule ?? 'fault') : ruleOf(game.check(read.right)(state)),
    ruleOf(game.check(value)(state)),
    isLeft(applyMove(game)(value)(state)) ? ruleOf(game.check(value)(state)) : 'applied',
  ];
};

const expectedIn = (phase: Phase, own: readonly Phase[]): string => {
  if (phase === 'over') return 'IT-8.9';
  return own.includes(phase) ? 'IT-1.3' : 'IT-1.10';
};

const everywhere = Object.keys(phases) as Phase[];

describe('numbers of systems', () => {
  rule(
    'IT-10.2',
    'a number that no system has is refused after the phase, however long it is, as text and as JSON',
    () => {
      for (const phase of everywhere)
        for (const [text, json, ...own] of kinds)
          for (const number of numbers) {
            const expected = expectedIn(phase, own);
            const said = [byText(phase, text.replaceAll('N', number)), ...byJson(phase, json.replaceAll('N', number))];
            expect([phase, text, number, ...said]).toEqual([phase, text, number, ...said.map(() => expected)]);
          }
    },
  );

  rule('IT-10.2', 'numbers of another form are not a notation in any phase', () => {
    for (const phase of everywhere)
      for (const [text, json] of kinds)
        for (const [number, inJson] of [
          ['01', '"01"'],
          ['00', '"00"'],
          [`0${nines(17)}`, `"0${nines(17)}"`],
          ['-1', '-1'],
          ['-0', '-0'],
          ['+1', '"+1"'],
          ['1.5', '1.5'],
          ['1e20', '"1e20"'],
          ['', '""'],
          ['\u0661', '"\u0661"'],
          [` ${nines(20)}`, `" ${nines(20)}"`],
        ] as const) {
          const expected = phase === 'over' ? 'IT-8.9' : 'IT-10.2';
          expect([phase, text, number, byText(phase, text.replaceAll('N', number))]).toEqual([
            phase,
            text,
            number,
            expected,
          ]);
          // JSON is decoded before any position is involved.
          const [read, ...judged] = byJson(phase, json.replaceAll('N', inJson));
          expect([phase, json, inJson, read, ...judged]).toEqual([phase, json, inJson, 'IT-10.2', expected, expected]);
        }
  });

  rule('IT-10.2', 'a text of more than 1,000 characters is not a notation', () => {
    for (const phase of everywhere)
      for (const [text, , ...own] of kinds) {
        const [head = '', ...rest] = text.split('N');
        const room = 1000 - head.length - rest.join('').length;
        const fits = text.replaceAll('N', nines(Math.floor(room / rest.length)));
        const long = text.replaceAll('N', nines(Math.floor(room / rest.length) + 1));
        expect(fits.length).toBeLessThanOrEqual(1000);
        expect(long.length).toBeGreaterThan(1000);
        expect([text, phase, byText(phase, fits)]).toEqual([text, phase, expectedIn(phase, own)]);
        expect([text, phase, byText(phase, long)]).toEqual([text, phase, phase === 'over' ? 'IT-8.9' : 'IT-10.2']);
        const [read] = byJson(phase, JSON.stringify({ _tag: 'Nowhere', text: long }));
        expect([text, phase, read]).toEqual([text, phase, 'IT-10.2']);
      }
  });

  rule('IT-10.2', 'a first ship that is not small is refused before its number', () => {
    for (const number of numbers) {
      expect(byText('place', `place:R2@${number}`)).toBe('IT-3.1');
      expect(byJson('place', `{"_tag":"PlaceShip","piece":"R2","system":${number}}`)).toEqual([
        'IT-3.1',
        'IT-3.1',
        'IT-3.1',
      ]);
    }
  });

  rule('IT-10.2', 'a text with a long number is kept as it is: it has one move, and the move has one text', () => {
    for (const [text, json] of kinds)
      for (const number of numbers) {
        const written = text.replaceAll('N', number);
        const move = game.moveText.parse(written);
        if (isLeft(move)) throw new Error(written);
        expect(game.moveText.print(move.right)).toBe(written);
        expect(game.move.is(move.right)).toBe(true);
        expect(decode(game.move)(JSON.parse(JSON.stringify(game.move.encode(move.right))))).toEqual(move);
        // JSON.parse may round the number, but the result must have only one text as well.
        const read = decode(game.move)(JSON.parse(json.replaceAll('N', number)));
        if (isLeft(read)) throw new Error(json);
        expect(game.move.is(read.right)).toBe(true);
        expect(game.moveText.parse(game.moveText.print(read.right))).toEqual(read);
      }
    for (const text of [
      'pass',
      'sac:B1@1',
      `sac:B1@${nines(15)}`,
      `sac:B9@${nines(16)}`,
      nines(20),
      '',
      `@${nines(16)}`,
      7,
      null,
    ])
      expect([text, isRight(decode(game.move)({ _tag: 'Nowhere', text }))]).toEqual([text, false]);
  });

  rule('IT-10.2', 'no legal move is such a text', () => {
    for (const phase of everywhere)
      for (let seed = 0; seed < 20; seed++) {
        const move = randomMove(game)(position(phases[phase]), source(seed));
        expect(move?._tag).not.toBe('Nowhere');
      }
  });
});
