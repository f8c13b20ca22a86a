import { describe, expect } from 'vitest';
import { game } from '../../../src/games/icetraders/index.js';
import { legalTexts } from '../../kit/play.js';
import { after, cases, position, refused, rule } from './kit.js';

const legal = (text: string, verb = ''): readonly string[] =>
  legalTexts(game, position(text)).filter((move) => move.startsWith(verb));

describe('the turn', () => {
  rule('IT-4.2', 'a ship has the power of its colour and of every marker of its system', () => {
    expect(legal('2 main 0 GE ++ - 1:B2=0Y1;2:R2=1R3 -', 'trade')).toEqual([
      'trade:Y1@1=B1',
      'trade:Y1@1=G1',
      'trade:Y1@1=R1',
    ]);
    expect(legal('2 main 0 GE ++ - 1:R2B1=0Y1;2:Y1=1R3 -', 'trade').length).toBe(3);
    refused('IT-4.2', [
      ['2 main 0 GE ++ - 1:R1=0B1;2:B1=1R3 -', 'move:B1@1-2', 'grow:B1@1=B2', 'build:B1@1'],
      ['2 main 0 GE ++ - 1:H=0Y1G1B3;2:R2=1R3 -', 'grow:Y1@1=Y2', 'trade:G1@1=R1', 'build:Y1@1', 'destroy:0G1@1'],
      ['2 main 0 GE ++ - 1:Y2=0B1,1G1;2:B1=1R3 -', 'destroy:1G1@1', 'reduce:1G1@1'],
    ]);
  });

  rule('IT-4.3', 'pass is always legal in phase main', () => {
    expect(legal('2 main 0 GE ++ - 1:R1=0R3;2:B1=1R3 -')).toContain('pass');
    cases([['2 main 0 GE ++ - 1:R1=0R3;2:B1=1R3 -', 'pass', '2 main 1 GE ++ - 1:R1=0R3;2:B1=1R3 -']]);
  });

  rule('IT-4.4', 'a sacrifice gives as many uses as the ship is large, of its own colour', () => {
    cases([
      [
        '3 main 0 GGE +++ - 1:Y1=1R3;2:Y2=0Y3G3,2B3;3:G2=0R1;4:G1= -',
        'sac:Y3@2',
        '3 sac:Y3 0 GGE +++ - 1:Y1=1R3;2:Y2=0G3,2B3;3:G2=0R1;4:G1= -',
      ],
      ['2 main 0 GE ++ - 1:B2=0R2Y1;2:Y1=1R3 -', 'sac:R2@1', '2 sac:R2 0 GE ++ - 1:B2=0Y1;2:Y1=1R3 -'],
      ['2 main 0 GE ++ - 1:B2=0R2Y1;2:Y1=1R3 -', 'sac:Y1@1', '2 sac:Y1 0 GE ++ - 1:B2=0R2;2:Y1=1R3 -'],
    ]);
  });

  rule('IT-4.5', 'each use is a move of that power, anywhere; after the last one the turn ends', () => {
    cases([
      [
        '3 sac:Y3 0 GGE +++ - 1:Y1=1R3;2:Y2=0G3,2B3;3:G2=0R1;4:G1= -',
        'move:R1@3-4',
        '3 sac:Y2 0 GGE +++ - 1:Y1=1R3;2:Y2=0G3,2B3;3:G2=;4:G1=0R1 -',
      ],
      [
        '3 sac:Y1 0 GGE +++ - 1:Y1=0R1,1R3;2:Y2=0G3,2B3;3:G2=;4:G1= -',
        'move:G3@2-3',
        '3 main 1 GGE +++ - 1:Y1=0R1,1R3;2:Y2=2B3;3:G2=0G3;4:G1= -',
      ],
    ]);
    refused('IT-4.5', [
      [
        '2 sac:Y2 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -',
        'trade:B1@1=R1',
        'grow:R3@2=R1',
        'build:B1@1',
        'destroy:1R3@2',
        'reduce:0Y1@1',
      ],
      ['2 sac:R2 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -', 'move:B1@1-2'],
    ]);
    // A ship built in one use can act in the next.
    expect(after('2 sac:G2 0 GE ++ - 1:B2=0B2;2:Y1=1R3 -', 'build:B1@1')).toBe(
      '2 sac:G1 0 GE ++ - 1:B2=0B1B2;2:Y1=1R3 -',
    );
    expect(legal('2 sac:G1 0 GE ++ - 1:B2=0B1B2;2:Y1=1R3 -')).toContain('grow:B1@1=B2');
  });

  rule('IT-4.6', 'a ship of the sacrificed colour does not use the power, whatever its system', () => {
    refused('IT-4.6', [
      ['2 sac:Y2 0 GE ++ - 1:Y2=0Y1B1;2:Y1=1R3 -', 'move:Y1@1-2'],
      ['2 sac:R1 0 GE ++ - 1:B2=0R3,1G1;2:Y1=1R3 -', 'destroy:1G1@1', 'destroy:0R3@1'],
      ['2 sac:G1 0 GE ++ - 1:G2=0G1G2;2:Y1=1R3 -', 'grow:G1@1=G2', 'build:G1@1'],
      ['2 sac:B1 0 GE ++ - 1:B2=0R1B3;2:Y1=1R3 -', 'trade:B3@1=G1'],
    ]);
    // The colour at the moment of the use counts.
    expect(after('2 sac:B2 0 GE ++ - 1:R2=0R1;2:Y1=1R3 -', 'trade:R1@1=B1')).toBe(
      '2 sac:B1 0 GE ++ - 1:R2=0B1;2:Y1=1R3 -',
    );
    expect(legal('2 sac:B1 0 GE ++ - 1:R2=0B1;2:Y1=1R3 -')).toEqual(['stop']);
  });

  rule('IT-4.7', 'stop ends the turn at every point, also before the first use', () => {
    cases([
      [
        '3 sac:Y3 0 GGE +++ - 1:Y1=1R3;2:Y2=0G3,2B3;3:G2=0R1;4:G1= -',
        'stop',
        '3 main 1 GGE +++ - 1:Y1=1R3;2:Y2=0G3,2B3;3:G2=0R1;4:G1= -',
      ],
    ]);
  });

  rule('IT-4.8', 'three own ships of one system become any piece of the stash, the three included', () => {
    cases([
      [
        '2 main 0 GE ++ - 1:B2=0R2R3R3Y3;2:Y1=1R3;3:R3=;4:R3= -',
        'rd:R2R3R3@1=R3',
        '2 main 1 GE ++ - 1:B2=0R3Y3;2:Y1=1R3;3:R3=;4:R3= -',
      ],
      ['2 main 0 GE ++ - 1:H=0R2Y1Y1G3;2:Y1=1R3 -', 'rd:R2Y1Y1@1=B2', '2 main 1 GE ++ - 1:H=0G3B2;2:Y1=1R3 -'],
    ]);
    refused('IT-4.8', [
      ['2 main 0 GE ++ - 1:B2=0R2Y1Y3,1Y1;2:Y1=1R3 -', 'rd:R2Y1Y1@1=R1', 'rd:R1R1R1@1=R1', 'rd:Y1Y3B3@2=G1'],
      ['2 main 0 GE ++ - 1:B2=0R2Y1;2:Y1=0Y3,1R3 -', 'rd:R2Y1Y3@1=R1'],
      // Two of the three ships exist; the missing one is the first, the second or the third.
      ['2 main 0 GE ++ - 1:B2=0R2Y1G3;2:Y1=1R3 -', 'rd:R1Y1G3@1=R1', 'rd:R2Y2G3@1=R1', 'rd:R2Y1G2@1=R1'],
      // No ship can be used twice.
      ['2 main 0 GE ++ - 1:B2=0R2Y1Y1;2:Y1=1R3 -', 'rd:Y1Y1Y1@1=R1', 'rd:R2R2Y1@1=R1'],
    ]);
    // Combinations, not sequences: R1 R1 Y1 Y1 allows RRY and RYY, with twelve products each.
    expect(legal('2 main 0 GE ++ - 1:B2=0R1R1Y1Y1;2:Y1=1R3 -', 'rd').length).toBe(24);
    expect(legal('2 main 0 GE ++ - 1:B2=0R1R1;2:Y1=0Y1,1R3 -', 'rd')).toEqual([]);
  });

  rule('IT-4.9', 'a ship leaves its system and becomes the marker of a new empty one', () => {
    cases([['2 main 0 GE ++ - 1:B2=0R1B1;2:Y1=1R3 -', 'found:B1@1', '2 main 1 GE ++ - 1:B2=0R1;2:Y1=1R3;3:B1= -']]);
  });

  rule('IT-4.10', 'then the next living seat has its turn', () => {
    cases([
      ['4 main 0 GEGE! +xs+ - 1:B2=0B1,1R1,2Y1,3G1 -', 'pass', '4 main 3 GEGE! +xs+ - 1:B2=0B1,1R1,2Y1,3G1 -'],
      ['4 main 3 GEGE! +xs+ - 1:B2=0B1,1R1,2Y1,3G1 -', 'pass', '4 main 0 GEGE! +xs+ - 1:B2=0B1,1R1,2Y1,3G1 -'],
    ]);
  });
});

describe('powers', () => {
  rule('IT-5.1', 'yellow: to a connected system', () => {
    cases([['2 main 0 GE ++ - 1:Y1=0B1;2:Y2=1R3 -', 'move:B1@1-2', '2 main 1 GE ++ - 1:Y1=;2:Y2=0B1,1R3 -']]);
    refused('IT-5.1', [
      ['2 main 0 GE ++ - 1:Y1=0Y1;2:R2=1R3 -', 'move:Y1@1-2', 'move:Y1@1-1'],
      ['2 main 0 GE ++ - 1:Y1=0Y1;2:Y1=1R3 -', 'move:Y1@1-2'],
      ['2 main 0 GE ++ - 1:B1=0Y1;2:G3B1=1R3 -', 'move:Y1@1-2'],
    ]);
  });

  rule('IT-5.2', 'from a hyperspace to every other system; into one only from another', () => {
    const start = '2 main 0 GE ++ - 1:R1=0G2B3;2:H=0Y1;3:B1=1R3G1;4:H=1G1 -';
    expect(legal(start, 'move')).toEqual(['move:Y1@2-1', 'move:Y1@2-3', 'move:Y1@2-4']);
    cases([[start, 'move:Y1@2-4', '2 main 1 GE ++ - 1:R1=0G2B3;3:B1=1R3G1;4:H=0Y1,1G1 -']]);
    refused('IT-5.2', [
      ['2 main 0 GE ++ - 1:Y1=0Y1;2:H=1R3 -', 'move:Y1@1-2'],
      [start, 'move:Y1@2-2'],
    ]);
  });

  const trader = '2 main 0 GE ++ - 1:B1=0Y1;2:Y2=1R3 -';
  rule('IT-5.3', 'blue: any colour, equal or smaller', () => {
    cases([['2 main 0 GG ++ - 1:B2=0Y3G2;2:Y1=1R3 -', 'trade:Y3@1=B3', '2 main 1 GG ++ - 1:B2=0G2B3;2:Y1=1R3 -']]);
    refused('IT-5.3', [[trader, 'trade:Y1@1=R2', 'trade:Y1@1=Y3']]);
  });
  rule('IT-5.4', 'another type than the ship', () => refused('IT-5.4', [[trader, 'trade:Y1@1=Y1']]));

  rule('IT-5.5', 'green: the same colour, any larger size', () => {
    cases([['2 main 0 GE ++ - 1:G2=0R1;2:Y1=1R3 -', 'grow:R1@1=R3', '2 main 1 GE ++ - 1:G2=0R3;2:Y1=1R3 -']]);
    refused('IT-5.5', [['2 main 0 GE ++ - 1:G1=0Y1;2:Y2=1R3 -', 'grow:Y1@1=R2', 'grow:Y1@1=Y1', 'grow:Y1@1=G3']]);
  });

  rule('IT-5.6', 'green: a ship of a colour and at most the size of one that is there', () => {
    cases([['2 main 0 GE ++ - 1:B2=0G2,1R3Y1;2:Y1= -', 'build:G2@1', '2 main 1 GE ++ - 1:B2=0G2G2,1R3Y1;2:Y1= -']]);
    expect(legal('2 main 0 GE ++ - 1:G2=0R1R2Y2;2:Y1=1R3 -', 'build')).toEqual([
      'build:R1@1',
      'build:R2@1',
      'build:Y1@1',
      'build:Y2@1',
    ]);
    refused('IT-5.6', [
      ['2 main 0 GE ++ - 1:G1=0Y1B3;2:Y2=1R3 -', 'build:Y2@1', 'build:R1@1', 'build:R1@2'],
      ['2 main 0 GE ++ - 1:R1=0Y1,1G1G1G1;2:Y2=1R3 -', 'build:Y2@1'],
    ]);
  });

  rule('IT-5.7', 'four ships of whomever are enough', () => {
    refused('IT-5.7', [['2 main 0 GE ++ - 1:G1=0Y1B3,1R1R2;2:Y2=1R3 -', 'build:Y1@1']]);
    expect(after('2 main 0 GE ++ - 1:G1=0Y1B3,1R1;2:Y2=1R3 -', 'build:Y1@1')).toContain('1:G1=0Y1Y1B3,1R1;');
  });

  rule('IT-5.8', 'red: a target that is not larger than some ship that can act', () => {
    cases([['2 main 0 GE ++ - 1:R1=0Y2B1,1B2;2:Y2=1R3 -', 'destroy:1B2@1', '2 main 1 GE ++ - 1:R1=0Y2B1;2:Y2=1R3 -']]);
    refused('IT-5.8', [
      ['2 main 0 GE ++ - 1:R1=0Y1,1B2;2:Y2=1R3 -', 'destroy:1B2@1'],
      ['2 main 0 GE ++ - 1:Y1=0R1Y3,1B2;2:Y2=1R3 -', 'destroy:1B2@1'],
    ]);
  });

  rule('IT-5.9', 'red: a larger target becomes a size smaller; the stash must have that piece', () => {
    cases([['2 main 0 GE ++ - 1:R1=0Y1,1B3;2:Y2=1R3 -', 'reduce:1B3@1', '2 main 1 GE ++ - 1:R1=0Y1,1B2;2:Y2=1R3 -']]);
    expect(legal('2 main 0 GE ++ - 1:R1=0Y1Y3,1B2;2:Y2=1R3 -', 'destroy:1')).toEqual(['destroy:1B2@1']);
    expect(legal('2 main 0 GE ++ - 1:R1=0Y1Y3,1B2;2:Y2=1R3 -', 'reduce:1')).toEqual(['reduce:1B2@1']);
    refused('IT-5.9', [
      ['2 main 0 GE ++ - 1:R1=0Y2,1B2;2:Y2=1R3 -', 'reduce:1B2@1'],
      ['2 main 0 GE ++ - 1:R1=0Y2,1B1;2:Y2=1R3 -', 'reduce:1B1@1'],
      ['3 main 0 GGE +++ - 1:R2=0Y1,1R3G2;2:R2=0B3;3:R2=2B3;4:R2=;5:R2= -', 'reduce:1R3@1'],
    ]);
  });

  rule('IT-5.10', 'a ship may attack its own side, but not itself', () => {
    cases([['2 main 0 GE ++ - 1:R2=0B1B1;2:Y1=1R3 -', 'destroy:0B1@1', '2 main 1 GE ++ - 1:R2=0B1;2:Y1=1R3 -']]);
    refused('IT-5.10', [
      ['2 main 0 GE ++ - 1:R2=0B1;2:Y1=1R3 -', 'destroy:0B1@1', 'reduce:0B1@1'],
      // The other ship is there, but it has no power to attack.
      ['2 main 0 GE ++ - 1:Y2=0R2G3;2:Y1=1R3 -', 'destroy:0R2@1', 'reduce:0R2@1'],
      // The other ship is in the next system.
      ['2 main 0 GE ++ - 1:R2=0B1;2:Y1=0R1,1R3 -', 'destroy:0B1@1', 'reduce:0B1@1'],
    ]);
    refused('IT-5.8', [['2 main 0 GE ++ - 1:R2=0B1B2;2:Y1=1R3 -', 'destroy:0B2@1']]);
    expect(legal('2 main 0 GE ++ - 1:R2=0B1B2;2:Y1=1R3 -', 'reduce')).toEqual(['reduce:0B2@1']);
  });
});

describe('concentrations', () => {
  rule('IT-6.1', 'an action that raises a colour in a system to five or more', () => {
    // The sixth ship of a colour triggers it again; trading one yellow ship for another does not.
    expect(after('2 sac:Y1 0 GE ++ - 1:B2=0R3B1;2:B3=0G1G1G1B1B2,1G2G2B1B3;3:R1=1Y3 -', 'move:B1@1-2')).toContain(
      '2 ent:2 0 ',
    );
    expect(after('2 main 0 GE ++ - 1:B2=0R3B1;2:B3=0Y1B1B1B2,1B1B1B3;3:R1=1Y3 -', 'trade:Y1@2=G1')).toContain(
      '2 main 1 ',
    );
    expect(after('2 main 0 GE ++ - 1:B2=0R3B1;2:B3=0Y1B1B1B2,1B1B3B3;3:R1=1Y3 -', 'trade:Y1@2=B1')).toContain(
      '2 ent:2 0 ',
    );
    expect(after('2 main 0 GE ++ - 1:B2=0R3B1;2:G3=0B2B2B2,1B1B1B3;3:R1=1Y3 -', 'grow:B2@2=B3')).toContain('2 main 1 ');
    expect(after('2 main 0 GE ++ - 1:B2=0R3;2:R3=0Y1G1G1,1G1G2G3;3:R1=1Y3 -', 'reduce:1G3@2')).toContain('2 main 1 ');
    // R&D counts as a single action: three blue ships become one, so the number of blue ships does not rise.
    expect(after('2 main 0 GE ++ - 1:B2=0R3;2:G3=0B2B2B2,1B1B1B3B3;3:R1=1Y3 -', 'rd:B2B2B2@2=B1')).toContain(
      '2 main 1 ',
    );
    expect(after('2 main 0 GE ++ - 1:B2=0R3;2:G3=0R1R1R2,1B1B1B2B3;3:R1=1Y3 -', 'rd:R1R1R2@2=B1')).toContain(
      '2 ent:2 0 ',
    );
    // One of the three ships is blue, and so is the product: five before and five after.
    expect(after('2 main 0 GE ++ - 1:B2=0R3;2:G3=0R1R2B2,1B1B1B2B3;3:R1=1Y3 -', 'rd:R1R2B2@2=B1')).toContain(
      '2 main 1 ',
    );
  });

  rule('IT-6.2', 'yellow: all markers go, the ships stay in hyperspace', () => {
    cases([
      [
        '2 main 0 GE ++ - 1:Y3=0Y1B3;2:B3G2=0Y1Y2,1R3Y1Y2;3:R1= -',
        'move:Y1@1-2',
        '2 main 1 GE ++ - 1:Y3=0B3;2:H=0Y1Y1Y2,1R3Y1Y2;3:R1= -',
      ],
      [
        '2 main 0 GE ++ - 1:Y3=0B3;2:H=0Y1Y1Y2,1R3Y1Y2;3:H=0Y2 -',
        'move:Y2@3-2',
        '2 main 1 GE ++ - 1:Y3=0B3;2:H=0Y1Y1Y2Y2,1R3Y1Y2 -',
      ],
    ]);
  });

  rule('IT-6.3', 'red: all markers and ships go, and the system', () => {
    cases([
      [
        '3 sac:Y2 0 GEE +++ - 1:Y3=0R1R3;2:H=0R1B1,1R1R3G1,2R2G2;3:R1=1Y2B3,2B3;4:H=0R2Y1 -',
        'move:R2@4-2',
        '3 sac:Y1 0 GEE +++ - 1:Y3=0R1R3;3:R1=1Y2B3,2B3;4:H=0Y1 -',
      ],
      [
        '2 main 0 GE ++ - 1:Y2=0R1R3;2:B2G1=0R1Y1,1R1R2R2;3:R1=1Y3 -',
        'trade:Y1@2=R1',
        '2 main 1 GE ++ - 1:Y2=0R1R3;3:R1=1Y3 -',
      ],
    ]);
  });

  rule('IT-6.4', 'yellow and red are part of the move; blue and green may be declined', () => {
    expect(legal('2 ent:2:Y2 0 GE ++ - 1:B2=0R3;2:B3=0B1B1B2,1B1B3;3:R1=1Y3 -')[0]).toBe('decline');
    cases([
      [
        '2 ent:2:Y2 0 GE ++ - 1:B2=0R3;2:B3=0B1B1B2,1B1B3;3:R1=1Y3 -',
        'decline',
        '2 sac:Y2 0 GE ++ - 1:B2=0R3;2:B3=0B1B1B2,1B1B3;3:R1=1Y3 -',
      ],
      [
        '2 ent:2 0 GE ++ - 1:B2=0R3;2:B3=0B1B1B2,1B1B3;3:R1=1Y3 -',
        'decline',
        '2 main 1 GE ++ - 1:B2=0R3;2:B3=0B1B1B2,1B1B3;3:R1=1Y3 -',
      ],
      [
        '3 rev:2 0 GEE +++ - 1:Y3=0R1;2:Y1=0G1G1,1R3G1G1,2G2;3:R1=1Y2,2B3 -',
        'decline',
        '3 main 1 GEE +++ - 1:Y3=0R1;2:Y1=0G1G1,1R3G1G1,2G2;3:R1=1Y2,2B3 -',
      ],
    ]);
  });

  rule('IT-6.5', 'blue: a smaller second marker', () => {
    cases([
      [
        '2 sac:Y3 0 GE ++ - 1:B2=0R3B1;2:B3=0B1B2,1B1B3;3:R1=1Y3 -',
        'move:B1@1-2',
        '2 ent:2:Y2 0 GE ++ - 1:B2=0R3;2:B3=0B1B1B2,1B1B3;3:R1=1Y3 -',
      ],
      [
        '2 ent:2:Y2 0 GE ++ - 1:B2=0R3;2:B3=0B1B1B2,1B1B3;3:R1=1Y3 -',
        'enterprise:G2@2',
        '2 sac:Y2 0 GE ++ - 1:B2=0R3;2:B3G2=0B1B1B2,1B1B3;3:R1=1Y3 -',
      ],
      // No small piece is left in the stash, so nothing happens.
      [
        '2 sac:Y1 0 GE ++ - 1:B3=0R3B1;2:B2=0B2B2,1B2B3;3:R3=1R1R1R1R1Y1Y1Y1Y1;4:Y3=1R1Y1G1G1G1G1B1B1B1B1;5:G1= -',
        'move:B1@1-2',
        '2 main 1 GE ++ - 1:B3=0R3;2:B2=0B1B2B2,1B2B3;3:R3=1R1R1R1R1Y1Y1Y1Y1;4:Y3=1R1Y1G1G1G1G1B1B1B1B1;5:G1= -',
      ],
      // A small marker, a dual system and a hyperspace: nothing happens.
      [
        '2 sac:Y3 0 GE ++ - 1:B2=0R3B1;2:B1=0B1B2,1B1B3;3:R1=1Y3 -',
        'move:B1@1-2',
        '2 sac:Y2 0 GE ++ - 1:B2=0R3;2:B1=0B1B1B2,1B1B3;3:R1=1Y3 -',
      ],
      [
        '2 sac:Y3 0 GE ++ - 1:B2=0R3B1;2:B3R1=0B1B2,1B1B3;3:R1=1Y3 -',
        'move:B1@1-2',
        '2 sac:Y2 0 GE ++ - 1:B2=0R3;2:B3R1=0B1B1B2,1B1B3;3:R1=1Y3 -',
      ],
      [
        '2 sac:Y3 0 GE ++ - 1:H=0R3B1;2:H=0B1B2,1B1B3;3:R1=1Y3 -',
        'move:B1@1-2',
        '2 sac:Y2 0 GE ++ - 1:H=0R3;2:H=0B1B1B2,1B1B3;3:R1=1Y3 -',
      ],
    ]);
    expect(legal('2 ent:2 0 GE ++ - 1:B2=0R3;2:B2=0B1B1B2,1B1B3;3:R1=1Y3 -')).toEqual([
      'decline',
      'enterprise:B1@2',
      'enterprise:G1@2',
      'enterprise:R1@2',
      'enterprise:Y1@2',
    ]);
    refused('IT-6.5', [
      ['2 ent:2 0 GE ++ - 1:B2=0R3;2:B2=0B1B1B2,1B1B3;3:R1=1Y3 -', 'enterprise:G2@2', 'enterprise:G1@1'],
    ]);
  });

  rule('IT-6.6', 'green: a ship of another seat changes its owner', () => {
    cases([
      [
        '3 main 0 GEE +++ - 1:Y3=0R1G1;2:Y1=0G1,1R3G1G1,2G2;3:R1=1Y2,2B3 -',
        'move:G1@1-2',
        '3 rev:2 0 GEE +++ - 1:Y3=0R1;2:Y1=0G1G1,1R3G1G1,2G2;3:R1=1Y2,2B3 -',
      ],
      [
        '3 rev:2 0 GEE +++ - 1:Y3=0R1;2:Y1=0G1G1,1R3G1G1,2G2;3:R1=1Y2,2B3 -',
        'revolt:1R3@2',
        '3 main 2 GEE! +x+ - 1:Y3=0R1;2:Y1=0R3G1G1,1G1G1,2G2;3:R1=1Y2,2B3 -',
      ],
      [
        '3 sac:Y2 0 GEE +++ - 1:Y3=0R1R3;2:H=0G1G1B1,1R3G1G1,2G2;3:R1=1Y2,2B3;4:H=0Y1G2 -',
        'move:G2@4-2',
        '3 rev:2:Y1 0 GEE +++ - 1:Y3=0R1R3;2:H=0G1G1G2B1,1R3G1G1,2G2;3:R1=1Y2,2B3;4:H=0Y1 -',
      ],
      [
        '3 rev:2:Y1 0 GEE +++ - 1:Y3=0R1R3;2:H=0G1G1G2B1,1R3G1G1,2G2;3:R1=1Y2,2B3;4:H=0Y1 -',
        'revolt:2G2@2',
        '3 sac:Y1 0 GEE +++ - 1:Y3=0R1R3;2:H=0G1G1G2G2B1,1R3G1G1;3:R1=1Y2,2B3;4:H=0Y1 -',
      ],
      // There is no ship of another seat, so there is nothing to decide.
      [
        '2 main 0 GE ++ - 1:Y3=0R1G1;2:Y1=0G1G1G2G2;3:R1=1Y2 -',
        'move:G1@1-2',
        '2 main 1 GE ++ - 1:Y3=0R1;2:Y1=0G1G1G1G2G2;3:R1=1Y2 -',
      ],
    ]);
    refused('IT-6.6', [
      [
        '3 rev:2 0 GEE +++ - 1:Y3=0R1;2:Y1=0G1G1,1R3G1G1,2G2;3:R1=1Y2,2B3 -',
        'revolt:0G1@2',
        'revolt:1Y2@3',
        'revolt:2B3@3',
      ],
    ]);
  });

  rule('IT-6.7', 'action, uses, concentration, empty hyperspaces, eliminations, then the decision', () => {
    // The ship that triggers the Armageddon leaves an empty hyperspace behind. Both are removed, and then seat 1 is checked for elimination.
    cases([
      [
        '3 sac:Y2 0 EGG +++ - 1:Y3=0R1R3;2:Y1=0R1,1R1R3,2R2G2;3:R1=1Y2,2B3;4:H=0R2 -',
        'move:R2@4-2',
        '3 over:evil:0 - EGG! +x+ - 1:Y3=0R1R3;3:R1=1Y2,2B3 -',
      ],
      // The decision comes before the remaining uses.
      [
        '2 sac:B2 0 GE ++ - 1:B2=0R3;2:B3=0G1,1B1B1B2B3;3:R1=1Y3 -',
        'trade:G1@2=B1',
        '2 ent:2:B1 0 GE ++ - 1:B2=0R3;2:B3=0B1,1B1B1B2B3;3:R1=1Y3 -',
      ],
    ]);
  });
});
