/** Who knows one game finds the same names in the next. */
import { expect, test } from 'vitest';
import * as icetraders from '../../src/icetraders/index.js';
import * as terraMystica from '../../src/terra-mystica/index.js';
import * as terrafex from '../../src/terrafex/index.js';
import * as toframenn from '../../src/toframenn/index.js';
import * as transformartian from '../../src/transformartian/index.js';

/** What every module has beside the names of its own game. */
const shared = [
  ...['game', 'rules', 'defaultOptions', 'setup', 'toMove', 'legalMoves', 'check', 'applyMove', 'applyLegal', 'score'],
  ...['outcome', 'view', 'determinize', 'positionText', 'moveText'],
];

test.each(Object.entries({ icetraders, terraMystica, terrafex, toframenn, transformartian }))(
  '%s has the functions of a game one by one, and they are those of its game value',
  (_, entry) => {
    const names = Object.keys(entry);
    for (const name of shared) expect(names).toContain(name);
    const { game } = entry;
    expect(entry.positionText).toBe(game.position);
    for (const name of [
      'rules',
      'setup',
      'toMove',
      'legalMoves',
      'applyLegal',
      'score',
      'outcome',
      'moveText',
    ] as const)
      expect(entry[name]).toBe(game[name]);
  },
);
