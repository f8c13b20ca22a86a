/** Specs of tournaments and lines of games: what is accepted, what is refused and why, and that the schemas agree. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { anchorOf, arenaSchemas, arenaSpec, gameLine } from '../../src/arena/index.js';
import { defaultOptions, game, initial } from '../../src/games/terrafex/index.js';
import { decode, isLeft, isRight, printFault, writeRecord } from '../../src/index.js';

const bots = [
  { name: 'chance', text: 'random' },
  { name: 'greed', text: 'greedy' },
  { name: 'tree', text: 'mcts:iterations=10' },
];
const least = { games: [{ game: 'terrafex' }], bots };

const faultOf = (u: unknown): string => {
  const read = decode(arenaSpec)(u);
  return isLeft(read) ? printFault(read.left) : 'fine';
};

const ajv = new Ajv2020({ allowUnionTypes: true, strict: false });
const schemas = arenaSchemas();
const isSpec = ajv.compile(schemas.spec);
const isLine = ajv.compile(schemas.game);

describe('specs', () => {
  test('games and bots are enough', () => {
    const read = decode(arenaSpec)(least);
    if (isLeft(read)) throw new Error(printFault(read.left));
    expect(read.right).toMatchObject({
      games: [{ game: 'terrafex', options: {}, bots: 2, openings: [] }],
      format: { _tag: 'RoundRobin' },
      seed: 1,
      blocks: 1,
      limits: { ms: 10_000, memory: 1024 },
      adjudication: { plies: 20_000, result: 'draw', agreed: null },
    });
    expect(anchorOf(read.right)).toBe(0);
    expect(isSpec(least)).toBe(true);
    expect(isSpec(arenaSpec.encode(read.right))).toBe(true);
    expect(decode(arenaSpec)(arenaSpec.encode(read.right))).toEqual(read);
  });

  test('the schema is compiled from the codec', () => {
    expect(schemas.spec['required']).toEqual(['games', 'bots']);
    expect(isSpec({ games: [] })).toBe(false);
    expect(isSpec({ ...least, format: { _tag: 'Swiss' } })).toBe(false);
    expect(isSpec({ ...least, format: { _tag: 'Swiss', rounds: 5 } })).toBe(true);
  });

  test.each([
    [{ games: [{ game: 'terrafex' }] }, 'bots: missing'],
    [{ ...least, games: [] }, 'games: the list is empty; a list of 1 to 64 is needed'],
    [{ ...least, games: [{}] }, 'games.0.game: missing'],
    [{ ...least, colour: 'red' }, 'colour: unknown key'],
    [{ ...least, bots: [...bots, bots[0]] }, 'bots.3.name: another bot has this name'],
    [{ ...least, bots: [bots[0]] }, 'bots: a list of 1 is not a list of 2 to 200'],
    [{ ...least, games: [{ game: 'icetraders', bots: 4 }] }, 'games.0.bots: only 3 bots take part'],
    [
      { ...least, games: [{ game: 'icetraders', bots: 3 }], format: { _tag: 'KnockOut' } },
      'games.0.bots: in a KnockOut two bots meet at a table',
    ],
    [{ ...least, format: { _tag: 'Match', sprt: null } }, 'games.0.bots: in a Match all 3 bots sit at one table'],
    [
      {
        ...least,
        bots: bots.slice(1),
        format: { _tag: 'Match', sprt: { elo0: 5, elo1: 0, alpha: 0.05, beta: 0.05 } },
      },
      'format.sprt.elo1: must be more than elo0',
    ],
    [
      {
        games: [{ game: 'icetraders', bots: 6 }],
        bots: Array.from({ length: 40 }, (_, place) => ({ name: `bot ${place}`, text: 'random' })),
      },
      'games.0.bots: these bots can form more than 1000000 tables',
    ],
    [{ ...least, anchor: 'nobody' }, 'anchor: no bot is called "nobody"'],
    [{ ...least, format: { _tag: 'Ladder' } }, 'format: unknown _tag "Ladder"'],
    [
      { ...least, format: { _tag: 'League', meetings: 5 } },
      'format.meetings: two bots can meet at most 1 time: more blocks let them meet again',
    ],
    [
      {
        games: [{ game: 'icetraders', bots: 3 }],
        bots: Array.from({ length: 200 }, (_, place) => ({ name: `bot ${place}`, text: 'random' })),
        format: { _tag: 'League', meetings: 10 },
      },
      'format.meetings: these bots would need more than 20000 tables',
    ],
    [{ ...least, seed: -1 }, 'seed: -1 is not a seed from 0 to 2^50'],
    [
      {
        ...least,
        bots: [
          {
            ...bots[0],
            belongings: [
              { game: 'toframenn', option: 1 },
              { game: 'toframenn', option: 2 },
            ],
          },
          bots[1],
        ],
      },
      'bots.0.belongings.1.game: this game stood before',
    ],
    [JSON.parse('{"__proto__": {"games": []}, "games": [], "bots": []}'), '__proto__: unknown key'],
    [[], 'a list of 0 is not an object'],
  ])('%# is refused', (spec, reason) => {
    expect(faultOf(spec)).toBe(reason);
  });
});

const record = writeRecord(game)(defaultOptions, 1, initial, [{ _tag: 'GrowForest', square: 'c5' }]);
const line = {
  key: '0123456789abcdef0123456789abcdef',
  game: 0,
  pairing: [1, 2],
  seed: 1,
  rotation: 1,
  opening: null,
  bots: ['tree', 'greed'],
  seating: [2, 1],
  millis: [12, 0],
  iterations: [10, null],
  plies: 1,
  shares: [0, 1],
  scores: [5, 5],
  end: { reason: 'illegal', seat: 0, rule: 'TF-4.1', text: 'G^a1: the square is water' },
  record: isRight(record) ? record.right : null,
};

describe('lines of games', () => {
  test('a line is read as it is, and fits the schema', () => {
    const read = decode(gameLine)(JSON.parse(JSON.stringify(line)));
    expect(read).toEqual({ _tag: 'Right', right: line });
    expect(isLine(line)).toBe(true);
  });

  test.each([
    [{ ...line, key: 'abc' }, 'key: "abc" is not a key of 32 hexadecimal digits'],
    [{ ...line, shares: [1, 1] }, 'shares: together 2, not 1'],
    [{ ...line, millis: [1] }, 'millis: there are 2 seats, not 1'],
    [{ ...line, pairing: [2, 1] }, 'pairing: the places must ascend'],
    [{ ...line, rotation: 0 }, 'seating.0: the rotation seats another bot here'],
    [{ ...line, plies: 7 }, 'plies: the record has 1 moves'],
    [{ ...line, end: { reason: 'tired' } }, 'end: an object is not the end of a game'],
    [{ ...line, end: { reason: 'time' } }, 'end.seat: missing'],
    [{ ...line, end: { reason: 'rules', seat: 0 } }, 'end.seat: unknown key'],
  ])('%# is refused', (given, reason) => {
    const read = decode(gameLine)(given);
    expect(isLeft(read) ? printFault(read.left) : 'fine').toBe(reason);
  });
});
