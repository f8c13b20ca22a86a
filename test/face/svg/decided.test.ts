/** Decisions that wait for those of others: a seat sees its own in the picture, and the others see that it is made. */
import { isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { german } from '../../../src/face/german/index.js';
import { icetradersSvg } from '../../../src/face/svg/index.js';
import { defaultOptions, game } from '../../../src/games/icetraders/index.js';

const begun = game.setup({ ...defaultOptions, players: 4 }, 1);
const start = isRight(begun) ? begun.right : expect.fail();
const names = { 'Seat 0': 'Ada', 'Seat 1': 'Bo', 'Seat 2': 'Cy', 'Seat 3': 'Dee' };
const deciding = [1, 2, 3] as const;

/** A lock is drawn with these steps. */
const lock = 'h8v7h-8z';

describe('an alignment that was chosen in secret', () => {
  test('is shown to its own seat, with a lock and those who are waited for', () => {
    const shown = icetradersSvg(start, { seat: 0, names, deciding, decided: 'evil' });
    expect(shown).toContain('>Waiting for Bo, Cy and Dee<');
    expect(shown).toContain('>Evil<');
    expect(shown.split(lock)).toHaveLength(2);
    expect(shown).not.toMatch(/>Ada[^<]*to move</);
  });

  test('is told in German', () => {
    const { icetraders } = german.games;
    const shown = icetradersSvg(start, { seat: 0, names, deciding, decided: 'good', catalogues: [icetraders!] });
    expect(shown).toContain('>Warten auf Bo, Cy und Dee<');
  });

  test('is not shown to others', () => {
    const shown = icetradersSvg(start, { seat: 1, names, deciding });
    expect(shown).not.toContain('>Evil<');
    expect(shown).not.toContain(lock);
    expect(shown).toContain('>hidden<');
  });
});
