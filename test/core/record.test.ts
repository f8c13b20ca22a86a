import { type Either, isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { type Pig, game as pig } from '../../examples/pig/game.js';
import {
  anyGame,
  applyMoveAs,
  checkLine,
  checkTranscript,
  decode,
  divide,
  explain,
  type Game,
  type GameRecord,
  perft,
  printFault,
  randomTranscript,
  readRecord,
  settleChance,
  source,
  transcript,
  verifyRecord,
  writeRecord,
} from '../../src/core/index.js';
import { defaultOptions, game, initial } from '../../src/games/terrafex/index.js';
import { walk } from '../kit/play.js';
import { sha256 } from '../kit/sha256.js';

const { states, moves } = walk(game, defaultOptions, 3, 40);
const written = writeRecord(game)(defaultOptions, 3, initial, moves);
const record: GameRecord = isRight(written) ? written.right : (undefined as never);

const said = (change: Partial<Record<keyof GameRecord, unknown>>): string => {
  const read = verifyRecord(game)({ ...record, ...change });
  return isLeft(read) ? printFault(read.left) : 'verified';
};

const rightOf = <A>(read: Either<unknown, A>): A =>
  isRight(read) ? read.right : expect.fail(JSON.stringify(read.left));

describe('records', () => {
  test('a record replays to the state it came from', () => {
    const read = readRecord(game)(JSON.stringify(record));
    expect(isLeft(read) ? printFault(read.left) : read.right.final).toEqual(states.at(-1));
  });

  test('every error is found at its place', () => {
    expect(said({})).toBe('verified');
    expect(said({ format: 3 })).toBe('format: 3 is the format of a newer release; this one reads 1 and 2');
    expect(said({ format: 3, tags: { writer: 'rulehouse 9.1.0' } })).toBe(
      'format: 3 is the format of a newer release ("rulehouse 9.1.0"); this one reads 1 and 2',
    );
    expect(said({ format: 2.5 })).toMatch(/^format: 2\.5 is not one of 2/);
    expect(said({ game: 'chess' })).toMatch(/^game: "chess" is not terrafex/);
    expect(said({ options: { push: 9 } })).toMatch(/^TF-2\.3: options\.push: /);
    expect(said({ start: 'nonsense' })).toMatch(/^TF-11\.3: start: /);
    expect(said({ options: { layout: '2' } })).toMatch(/^start: the set-up gives /);
    // To change a record's data on purpose, remove its digest.
    expect(said({ seed: null, options: { layout: '2' } })).toMatch(/^digest: this game has "[0-9a-f]{16}"/);
    const { digest: _, ...open } = record;
    expect(isRight(verifyRecord(game)({ ...open, seed: null, options: { layout: '2' } }))).toBe(true);
    expect(said({ moves: record.moves.with(7, 'G@a9') })).toMatch(/^TF-11\.1: moves\.7: /);
    expect(said({ moves: ['Ba5>c5'] })).toMatch(/^TF-7\.2: moves\.0: /);
    expect(said({ result: { ...record.result, scores: [0, 0] } })).toMatch(/^result: the moves give /);
    for (const claim of [{ over: true }, { winners: [0] }, { reason: 'turns' }, { places: [1, 1] }])
      expect([claim, said({ result: { ...record.result, ...claim } })]).toEqual([
        claim,
        expect.stringMatching(/^result: the moves give /),
      ]);
    expect(said({ result: { ...record.result, over: 'no' } })).toMatch(/^result\.over: /);
    expect(said({ seed: -1 })).toMatch(/^seed: -1 is not a seed or null/);
    expect(said({ moves: [7] })).toMatch(/^moves\.0: 7 is not a text/);
    expect(verifyRecord(game)({ ...record, comment: 1 })).toMatchObject({ left: { path: ['comment'] } });
    // The message of JSON.parse is passed on, because it shows the position of the error.
    const broken = readRecord(game)('{"format": ?}');
    expect(isLeft(broken) && printFault(broken.left)).toMatch(/^no JSON: .*(position|column|\?)/);
  });

  test('a record of moves that break a rule cannot be written', () => {
    const wrong = writeRecord(game)(defaultOptions, 3, initial, [{ _tag: 'GrowForest', square: 'a1' }]);
    expect(wrong).toMatchObject({ left: { rule: 'TF-4.1', path: ['0'] } });
  });
});

describe('transcripts', () => {
  const played = randomTranscript(game, sha256)(defaultOptions, initial, source(5), 60);
  const differs = (change: object): string => {
    const read = checkTranscript(game, sha256)({ ...played, ...change });
    return isLeft(read) ? printFault(read.left) : 'same';
  };
  const ply = (change: object): object => ({ plies: played.plies.with(9, { ...played.plies[9]!, ...change }) });

  test('a transcript checks, and survives JSON', () => {
    expect(differs({})).toBe('same');
    expect(decode(transcript)(JSON.parse(JSON.stringify(played)))).toEqual({ _tag: 'Right', right: played });
    expect(isRight(checkLine([anyGame(game)], sha256)(JSON.stringify(played)))).toBe(true);
  });

  test('every difference is found at its ply', () => {
    expect(differs(ply({ seat: 5 }))).toMatch(/^plies\.9\.seat: the transcript says 5, the rules give [01]/);
    expect(differs(ply({ legal: 1000 }))).toMatch(/^plies\.9\.legal: /);
    expect(differs(ply({ digest: '0000000000000000' }))).toMatch(/^plies\.9\.digest: /);
    expect(differs(ply({ move: 'Y@h9' }))).toMatch(/^TF-11\.1: plies\.9\.move: /);
    expect(differs({ final: 'x' })).toMatch(/^final: /);
    expect(differs({ over: true })).toMatch(/^over: /);
    expect(differs({ scores: [1] })).toMatch(/^scores: /);
    expect(differs({ winners: [1] })).toMatch(/^winners: /);
    expect(differs({ options: { x: 1 } })).toMatch(/^TF-2\.0: options\.x: /);
    expect(checkLine([anyGame(game)], sha256)('{"game":1}')).toMatchObject({ _tag: 'Left' });
    expect(checkLine([], sha256)(JSON.stringify(played))).toMatchObject({ left: { path: ['game'] } });
  });
});

describe('perft and play', () => {
  test('divide adds up to perft; depth 0 is 1', () => {
    const rows = divide(game)(initial, 2);
    expect(rows.length).toBe(67);
    expect(rows.reduce((sum, [, nodes]) => sum + nodes, 0)).toBe(2048);
    expect(perft(game)(initial, 0)).toBe(1);
  });

  test('a seat that is not to decide is told who is', () => {
    const refused = applyMoveAs(game)(1, { _tag: 'GrowForest', square: 'c5' })(initial);
    expect(refused).toMatchObject({ left: { _tag: 'NotYourTurn', rule: 'TF-3.1', toMove: [0] } });
    expect(isLeft(refused) ? explain(refused.left) : '').toBe('TF-3.1: another seat decides now, not Black');
  });
});

test('a game with dice is replayed once', () => {
  const options = rightOf(decode(pig.options)({}));
  const start = rightOf(pig.setup(options, 1));
  const settle = settleChance(pig);
  const made: Pig['Move'][] = [];
  let { state, moves: dice } = settle(start, 1, 0);
  while (made.length < 60) {
    const [own] = pig.legalMoves(state);
    if (own === undefined) break;
    made.push(...dice, own);
    ({ state, moves: dice } = settle(pig.applyLegal(state, own), 1, made.length));
  }
  const lines = rightOf(writeRecord(pig)(options, 1, start, [...made, ...dice]));
  const applied: Pig['Move'][] = [];
  const counted: Game<Pig> = {
    ...pig,
    applyLegal: (before, move) => {
      applied.push(move);
      return pig.applyLegal(before, move);
    },
  };
  expect(isRight(verifyRecord(counted)(lines))).toBe(true);
  expect(applied).toEqual([...made, ...dice]);
});
