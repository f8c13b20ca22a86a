import { isSome } from 'fp-ts/Option';
import { describe, expect } from 'vitest';
import { game, material } from '../../../src/games/icetraders/index.js';
import { legalTexts, refusedPosition } from '../../kit/play.js';
import { after, cases, position, refused, rule, seen } from './kit.js';

const invalid = refusedPosition(game);

const outcomeOf = (text: string): string => {
  const outcome = game.outcome(position(text));
  return isSome(outcome) ? [outcome.value.reason, ...outcome.value.winners].join(' ') : 'none';
};

describe('elimination', () => {
  rule('IT-7.1', 'another seat falls with its last large ship, or without one with its last ship', () => {
    cases([
      [
        '3 main 0 GGE +++ - 1:R2=0Y1,1R3G2;2:Y1=0B3;3:B2=2B3 -',
        'reduce:1R3@1',
        '3 main 2 EGE! +x+ - 1:R2=0Y1,1R2G2;2:Y1=0B3;3:B2=2B3 -',
      ],
      [
        '3 main 0 GGE +++ - 1:R2=0Y1,1R1G2;2:Y1=0B3;3:B2=2B3 -',
        'destroy:1R1@1',
        '3 main 1 GGE +++ - 1:R2=0Y1,1G2;2:Y1=0B3;3:B2=2B3 -',
      ],
      [
        '3 main 0 GGE +++ - 1:R2=0Y1,1R1;2:Y1=0B3;3:B2=2B3 -',
        'destroy:1R1@1',
        '3 main 2 EGE! +x+ - 1:R2=0Y1;2:Y1=0B3;3:B2=2B3 -',
      ],
      [
        '3 main 0 GGE +++ - 1:R2=0Y3,1R3;2:Y1=1B3;3:B2=2B3 -',
        'destroy:1R3@1',
        '3 main 1 GGE +++ - 1:R2=0Y3;2:Y1=1B3;3:B2=2B3 -',
      ],
    ]);
  });

  rule('IT-7.2', 'the mover falls by the same test, by whatever means', () => {
    const start = '3 main 0 GGE +++ - 1:B2=0R1Y3G2,1G1;2:Y1=1R3;3:B2=2B3 -';
    const out = (move: string): void => expect(after(start, move)).toContain('3 main 1 GGE s++ ');
    for (const move of ['sac:Y3@1', 'found:Y3@1', 'trade:Y3@1=G1', 'rd:R1Y3G2@1=B2', 'reduce:0Y3@1']) out(move);
    cases([
      ['2 main 0 GG ++ - 1:B2=0Y3G2;2:Y1=1R3 -', 'trade:Y3@1=B2', '2 over:last:1 - GG! s+ - 1:B2=0G2B2;2:Y1=1R3 -'],
      ['3 main 0 GGE +++ - 1:B2=0R1;2:Y1=1R3;3:B2=2B3 -', 'sac:R1@1', '3 main 1 GGE s++ - 1:B2=;2:Y1=1R3;3:B2=2B3 -'],
      [
        '5 place 4 GGEGG +++++ - 1:Y3=0R1,1R1,2R1,3R1;2:B2=;3:B2=;4:Y2=;5:Y2=;6:G2=;7:G2=;8:G2=;9:Y3=;10:Y3= -',
        'place:R1@1',
        '5 over:void:- - GGEGE! xxxxs - 2:B2=;3:B2=;4:Y2=;5:Y2=;6:G2=;7:G2=;8:G2=;9:Y3=;10:Y3= -',
      ],
    ]);
    expect(after(start, 'rd:R1Y3G2@1=B3')).toContain('3 main 1 GGE +++ ');
  });

  rule('IT-7.3', 'a large ship gained and lost in one move counts as had', () => {
    const start = '3 main 0 GGE +++ - 1:B2=0Y1G1B1,1R1R1R2,2R1;2:Y1=0Y1,1R3;3:Y2=2B3 -';
    cases([
      [start, 'rd:Y1G1B1@1=R3', '3 main 1 GGE s++ - 2:Y1=0Y1,1R3;3:Y2=2B3 -'],
      [start, 'rd:Y1G1B1@1=R2', '3 main 1 GGE +++ - 2:Y1=0Y1,1R3;3:Y2=2B3 -'],
    ]);
  });

  rule('IT-7.4', 'selfCheck: at once, or by the move that ends the turn', () => {
    cases([
      [
        '3 main 0 GGE +++ - 1:G3=0R2G3;2:Y1=1R3;3:B2=2B3 -',
        'sac:G3@1',
        '3 main 1 GGE s++ - 1:G3=0R2;2:Y1=1R3;3:B2=2B3 -',
      ],
      [
        '3t main 0 GGE +++ - 1:G3=0R2G3;2:Y1=1R3;3:B2=2B3 -',
        'sac:G3@1',
        '3t sac:G3* 0 GGE +++ - 1:G3=0R2;2:Y1=1R3;3:B2=2B3 -',
      ],
      [
        '3t sac:G3* 0 GGE +++ - 1:G3=0R2;2:Y1=1R3;3:B2=2B3 -',
        'grow:R2@1=R3',
        '3t sac:G2 0 GGE +++ - 1:G3=0R3;2:Y1=1R3;3:B2=2B3 -',
      ],
      [
        '3t sac:G2* 0 GGE +++ - 1:G3=0R1R2;2:Y1=1R3;3:B2=2B3 -',
        'grow:R1@1=R2',
        '3t sac:G1* 0 GGE +++ - 1:G3=0R2R2;2:Y1=1R3;3:B2=2B3 -',
      ],
      [
        '3t sac:G2* 0 GGE +++ - 1:G3=0R1R2;2:Y1=1R3;3:B2=2B3 -',
        'stop',
        '3t main 1 GGE s++ - 1:G3=0R1R2;2:Y1=1R3;3:B2=2B3 -',
      ],
      [
        '3t main 0 GGE +++ - 1:G3=0R1;2:Y1=1R3;3:B2=2B3 -',
        'sac:R1@1',
        '3t sac:R1 0 GGE +++ - 1:G3=;2:Y1=1R3;3:B2=2B3 -',
      ],
      ['3t sac:R1 0 GGE +++ - 1:G3=;2:Y1=1R3;3:B2=2B3 -', 'stop', '3t main 1 GGE s++ - 1:G3=;2:Y1=1R3;3:B2=2B3 -'],
      [
        '4t sac:Y1 1 GEGE ++++ - 1:Y2=1R2;2:B2=0R1R3,1B3,2R3G2,3R1;3:R1=0Y1,3G3 -',
        'move:R2@1-2',
        '4t over:last:3 - GEGE! xsx+ - 1:Y2=;3:R1=0Y1,3G3 -',
      ],
      [
        '4t sac:Y2 1 GEGE ++++ - 1:Y2=1R2;2:B2=0R1R3,1B3,2R3G2,3R1;3:R1=0Y1,3G3 -',
        'move:R2@1-2',
        '4t over:evil:1 - GEGE! x+x+ - 1:Y2=;3:R1=0Y1,3G3 -',
      ],
      [
        '3 main 0 GEE +++ - 1:Y3=0R1;2:B1=0G1B3,1R3G1G1,2G2;3:R1=1Y2,2B3 -',
        'trade:B3@2=G1',
        '3 main 1 GEE s++ - 1:Y3=0R1;2:B1=0G1G1,1R3G1G1,2G2;3:R1=1Y2,2B3 -',
      ],
      [
        '3t main 0 GEE +++ - 1:Y3=0R1;2:B1=0G1B3,1R3G1G1,2G2;3:R1=1Y2,2B3 -',
        'trade:B3@2=G1',
        '3t rev:2* 0 GEE +++ - 1:Y3=0R1;2:B1=0G1G1,1R3G1G1,2G2;3:R1=1Y2,2B3 -',
      ],
      [
        '3t rev:2* 0 GEE +++ - 1:Y3=0R1;2:B1=0G1G1,1R3G1G1,2G2;3:R1=1Y2,2B3 -',
        'revolt:1R3@2',
        '3t main 2 GEE! +x+ - 1:Y3=0R1;2:B1=0R3G1G1,1G1G1,2G2;3:R1=1Y2,2B3 -',
      ],
      [
        '3t rev:2* 0 GEE +++ - 1:Y3=0R1;2:B1=0G1G1,1R3G1G1,2G2;3:R1=1Y2,2B3 -',
        'decline',
        '3t main 1 GEE s++ - 1:Y3=0R1;2:B1=0G1G1,1R3G1G1,2G2;3:R1=1Y2,2B3 -',
      ],
      [
        '5t place 4 GGEGE +++++ - 1:Y3=0R1,1R1,2R1,3R1;2:B2=;3:B2=;4:Y2=;5:Y2=;6:G2=;7:G2=;8:G2=;9:Y3=;10:Y3= -',
        'place:R1@1',
        '5t over:void:- - GGEGE! xxxxs - 2:B2=;3:B2=;4:Y2=;5:Y2=;6:G2=;7:G2=;8:G2=;9:Y3=;10:Y3= -',
      ],
    ]);
  });

  rule('IT-7.5', 'an eliminated seat gets no turn; its ships stay, count, and can be attacked', () => {
    cases([
      [
        '3 main 0 GEE! +x+ - 1:G2=0R1,1R1Y1G1,2B1;2:Y1=2R3 -',
        'pass',
        '3 main 2 GEE! +x+ - 1:G2=0R1,1R1Y1G1,2B1;2:Y1=2R3 -',
      ],
      ['3 main 0 GEE! +x+ - 1:R2=0R1,1G1;2:Y1=2R3 -', 'destroy:1G1@1', '3 main 2 GEE! +x+ - 1:R2=0R1;2:Y1=2R3 -'],
    ]);
    refused('IT-5.7', [['3 main 0 GEE! +x+ - 1:G2=0R1,1R1Y1G1;2:Y1=2R3 -', 'build:R1@1']]);
    expect(invalid('3 main 0 GGE ++s - 1:R1=0Y1,1Y2,2Y3 -')).toContain('large');
  });

  rule('IT-7.6', 'an Armageddon judges all at once', () => {
    cases([
      [
        '4 main 1 GEGE ++++ - 1:Y2=1B2;2:B2=0R1R3,1Y1B3,2R3G2,3R1;3:R1=0Y1,3G3 -',
        'trade:B3@2=R2',
        '4 over:last:3 - GEGE! xsx+ - 1:Y2=1B2;3:R1=0Y1,3G3 -',
      ],
    ]);
  });

  rule('IT-7.7', 'whom another seat eliminates is marked x, who eliminates itself s', () => {
    expect(after('3 main 0 GEE +++ - 1:R2=0R1B1,1G1;2:Y1=2R3 -', 'destroy:1G1@1')).toContain(' +x+ ');
    expect(after('3 main 0 GEE +++ - 1:R2=0R1,1G1;2:Y1=2R3 -', 'found:R1@1')).toContain(' s++ ');
    expect(after('3 main 0 EEE +++ - 1:R2=0R1B3,1G1;2:Y1=2R3 -', 'reduce:0B3@1')).toContain(' s++ ');
  });
});

describe('alignment and victory', () => {
  rule(
    'IT-8.1',
    'the first elimination by another seat makes all alignments public; a self-elimination nothing',
    () => {
      expect(after('3 main 0 GEE +++ - 1:R2=0R1,1G1;2:Y1=2R3 -', 'destroy:1G1@1')).toContain(' GEE! ');
      expect(after('3 main 0 GEE +++ - 1:R2=0R1,1G1;2:Y1=2R3 -', 'sac:R1@1')).toContain(' GEE s');
      expect(invalid('3 main 0 GGE ++x - 1:R1=0Y1,1Y2 -')).toContain('public');
      expect(invalid('3 main 0 GGE! +++ - 1:R1=0Y1,1Y2,2B1 -')).toContain('public');
    },
  );

  rule('IT-8.2', 'an Evil mover that eliminates another seat and survives wins alone', () => {
    cases([
      [
        '4 sac:R2 0 EGGE! +x++ - 1:Y3=0Y3;2:Y1=0B3;3:B1=0Y3,2B3;4:R1=3G3 -',
        'destroy:2B3@3',
        '4 over:evil:0 - EGGE! +xx+ - 1:Y3=0Y3;2:Y1=0B3;3:B1=0Y3;4:R1=3G3 -',
      ],
      [
        '3 rev:2 0 EGG +++ - 1:Y3=0R1;2:Y1=0G1G1,1R3G1G1,2G2;3:R1=1Y2,2B3 -',
        'revolt:1R3@2',
        '3 over:evil:0 - EGG! +x+ - 1:Y3=0R1;2:Y1=0R3G1G1,1G1G1,2G2;3:R1=1Y2,2B3 -',
      ],
      ['3 main 0 EEG +++ - 1:R2=0R1,1G1;2:Y1=2R3 -', 'destroy:1G1@1', '3 over:evil:0 - EEG! +x+ - 1:R2=0R1;2:Y1=2R3 -'],
    ]);
  });

  rule('IT-8.3', 'a Good mover that eliminates a Good seat becomes Evil, and does not win by that move', () => {
    cases([
      [
        '4 sac:R3 0 GGGE ++++ - 1:Y3=0Y3;2:Y1=0B3,1Y3;3:B1=0Y3,2B3;4:R1=3G3 -',
        'destroy:1Y3@2',
        '4 sac:R2 0 EGGE! +x++ - 1:Y3=0Y3;2:Y1=0B3;3:B1=0Y3,2B3;4:R1=3G3 -',
      ],
      [
        '4 sac:Y1 0 GGEG ++++ - 1:Y3=0R3B3;2:Y1=0R1,1R3,2R1R3B1;3:Y2=3B3 -',
        'move:R3@1-2',
        '4 main 3 EGEG! +xx+ - 1:Y3=0B3;3:Y2=3B3 -',
      ],
    ]);
  });

  rule('IT-8.4', 'when all living seats are Good they win, with their fallen ones if those share', () => {
    cases([
      [
        '4 main 2 GEGG! x+++ - 1:R3=1B3,2Y3;2:Y1=0G1,3R3 -',
        'destroy:1B3@1',
        '4 over:good:023 - GEGG! xx++ - 1:R3=2Y3;2:Y1=0G1,3R3 -',
      ],
      [
        '4d main 2 GEGG! x+++ - 1:R3=1B3,2Y3;2:Y1=0G1,3R3 -',
        'destroy:1B3@1',
        '4d over:good:23 - GEGG! xx++ - 1:R3=2Y3;2:Y1=0G1,3R3 -',
      ],
      [
        '3 main 2 GGE +++ - 1:B2=0B1;2:Y1=1R3;3:Y2=2B3 -',
        'found:B3@3',
        '3 main 0 GGE ++s - 1:B2=0B1;2:Y1=1R3;3:Y2=;4:B3= -',
      ],
      [
        '4 main 2 GGEE! +++x - 1:B2=0B1;2:Y1=1R3;3:Y2=2B3,3G1 -',
        'found:B3@3',
        '4 over:good:01 - GGEE! ++sx - 1:B2=0B1;2:Y1=1R3;3:Y2=3G1;4:B3= -',
      ],
      [
        '4 sac:Y1 0 GGEG ++++ - 1:Y3=0R1R3;2:Y1=0R1,1R3,2R1R3B1;3:Y2=3B3 -',
        'move:R3@1-2',
        '4 over:good:13 - EGEG! sxx+ - 1:Y3=0R1;3:Y2=3B3 -',
      ],
    ]);
  });

  rule('IT-8.5', 'otherwise the one living seat wins, of either alignment', () => {
    cases([
      ['2 main 0 GG ++ - 1:B2=0R3;2:Y1=0R2,1R2 -', 'destroy:1R2@2', '2 over:last:0 - EG! +x - 1:B2=0R3;2:Y1=0R2 -'],
      ['2 main 0 GE ++ - 1:B2=0R3;2:Y1=0R2,1R2 -', 'found:R3@1', '2 over:last:1 - GE! s+ - 1:B2=;2:Y1=0R2,1R2;3:R3= -'],
      // Two seats: all other rows of the table in the specification.
      ['2 main 0 GE ++ - 1:B2=0R3;2:Y1=0R2,1R2 -', 'destroy:1R2@2', '2 over:good:0 - GE! +x - 1:B2=0R3;2:Y1=0R2 -'],
      ['2 main 1 GE ++ - 1:B2=1R3;2:Y1=0R2,1R2 -', 'destroy:0R2@2', '2 over:evil:1 - GE! x+ - 1:B2=1R3;2:Y1=1R2 -'],
      ['2 main 0 EE ++ - 1:B2=0R3;2:Y1=0R2,1R2 -', 'destroy:1R2@2', '2 over:evil:0 - EE! +x - 1:B2=0R3;2:Y1=0R2 -'],
      ['2 main 1 GG ++ - 1:B2=1R3;2:Y1=0R2,1R2 -', 'destroy:0R2@2', '2 over:last:1 - GE! x+ - 1:B2=1R3;2:Y1=1R2 -'],
    ]);
  });

  rule('IT-8.6', 'when nobody is living nobody wins', () => {
    cases([
      [
        '2 main 1 GE ++ - 1:Y2=1B2;2:B2=0R1R1R2R3,1Y1B3;3:R1=0Y1 -',
        'trade:B3@2=R2',
        '2 over:void:- - GE! xs - 1:Y2=1B2;3:R1=0Y1 -',
      ],
    ]);
  });

  rule('IT-8.7', 'at the turn limit the game is over without a winner', () => {
    cases([
      ['2L100 main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 99', 'pass', '2L100 over:limit:- - GE! ++ - 1:B2=0B1;2:Y1=1R3 100'],
      [
        '3dL100 main 0 GGE +++ - 1:G3=0R2G3;2:Y1=1R3;3:B2=2B3 50',
        'sac:G3@1',
        '3dL100 main 1 GGE s++ - 1:G3=0R2;2:Y1=1R3;3:B2=2B3 51',
      ],
      [
        '2L100 place 0 GE ++ - 1:R1=;2:Y2=;3:G3=1G1;4:B2= 1',
        'place:Y1@1',
        '2L100 main 1 GE ++ - 1:R1=0Y1;2:Y2=;3:G3=1G1;4:B2= 2',
      ],
      [
        '3L100 main 0 GGE +++ - 1:B2=0R3B1;2:Y1=1R3;3:B2=2B3 50',
        'sac:R3@1',
        '3L100 main 1 GGE s++ - 1:B2=0B1;2:Y1=1R3;3:B2=2B3 51',
      ],
      ['2L100 sac:B1 0 GE ++ - 1:B2=0R3;2:Y1=1R3 99', 'stop', '2L100 over:limit:- - GE! ++ - 1:B2=0R3;2:Y1=1R3 100'],
      // A move that ends the game in another way does not complete a turn.
      [
        '2L100 main 0 GE ++ - 1:B2=0R3;2:Y1=0R2,1R2 99',
        'destroy:1R2@2',
        '2L100 over:good:0 - GE! +x - 1:B2=0R3;2:Y1=0R2 99',
      ],
    ]);
    expect(after('3L100 main 0 GGE +++ - 1:B2=0R3B1;2:Y1=1R3;3:B2=2B3 50', 'sac:B1@1')).toContain(
      '3L100 sac:B1 0 GGE +++ - 1:B2=0R3;2:Y1=1R3;3:B2=2B3 50',
    );
  });

  rule(
    'IT-8.8',
    'marks, reveal, Evil, traitor, nobody left, Good, last seat, and at the end of the turn the limit',
    () => {
      cases([
        // The order is: Evil before last seat, traitor before Good, Good before last seat, and all of these before the limit.
        [
          '2L100 main 0 EG ++ - 1:B2=0R3;2:Y1=0R2,1R2 99',
          'destroy:1R2@2',
          '2L100 over:evil:0 - EG! +x - 1:B2=0R3;2:Y1=0R2 99',
        ],
        ['3 main 0 GGG +++ - 1:R2=0R1,1G1;2:Y1=2R3 -', 'destroy:1G1@1', '3 main 2 EGG! +x+ - 1:R2=0R1;2:Y1=2R3 -'],
        ['3 main 0 GEG ++s - 1:R2=0R1,1G1 -', 'destroy:1G1@1', '3 over:good:0 - GEG! +xs - 1:R2=0R1 -'],
      ]);
    },
  );

  rule('IT-8.9', 'over: no move is legal, all alignments are public, and that is the first thing to be said', () => {
    refused('IT-8.9', [
      ['2 over:last:1 - GG! s+ - 1:B2=0G2B2;2:Y1=1R3 -', 'pass', 'stop', 'sac:B1@61', 'nonsense', ''],
    ]);
    for (const text of seen.filter((one) => one.includes(' over:'))) {
      expect(legalTexts(game, position(text))).toEqual([]);
      expect(position(text).revealed).toBe(true);
    }
  });

  rule('IT-8.10', 'one for each winner, else nothing', () => {
    expect(game.score(position('4 over:good:023 - GEGG! xx++ - 1:R3=2Y3;2:Y1=0G1,3R3 -'))).toEqual([1, 0, 1, 1]);
    expect(game.score(position('2L100 over:limit:- - GE! ++ - 1:B2=0B1;2:Y1=1R3 100'))).toEqual([0, 0]);
    expect(game.score(position('3 main 0 GGE +++ - 1:B2=0R3B1;2:Y1=1R3;3:B2=2B3 -'))).toEqual([0, 0, 0]);
    expect(outcomeOf('4 over:good:023 - GEGG! xx++ - 1:R3=2Y3;2:Y1=0G1,3R3 -')).toBe('good 0 2 3');
    expect(outcomeOf('2 over:void:- - GE! xs - 1:Y2=1B2;3:R1=0Y1 -')).toBe('void');
  });

  rule('IT-8.11', 'material is the sum of the sizes of the ships of a living seat', () => {
    expect(material(position('3 main 0 GEE! +x+ - 1:G2=0R1B3,1R1Y1G1,2B1;2:Y1=2R3 -'))).toEqual([4, 0, 4]);
  });
});
