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
    const shown = icetradersSvg(start, { seat: 0, names, deciding, decided: 'good', catalogues: [icetraders] });
    expect(shown).toContain('>Warten auf Bo, Cy und Dee<');
  });

  test('is not shown to others', () => {
    const shown = icetradersSvg(start, { seat: 1, names, deciding });
    expect(shown).not.toContain('>Evil<');
    expect(shown).not.toContain(lock);
    expect(shown).toContain('>hidden<');
  });
});

describe('before there are systems', () => {
  const { icetraders } = german.games;
  const viewAt = (text: string) => {
    const read = game.position.parse(text);
    return isRight(read) ? read.right : expect.fail();
  };
  const chosen = viewAt('3 pick 1 GGE +++ 0:R1Y2,-,- - -');
  const inPlay = viewAt('2 main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -');
  /** Every back of a card is drawn with these steps. */
  const backs = (svg: string): number => svg.split('l14 22l-14 22l-14-22z').length - 1;
  const plain = (svg: string): string => svg.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

  test('the sky shows both alignments with their goals, and they are told', () => {
    const shown = icetradersSvg(start, { seat: 1, names, deciding: [0, ...deciding] });
    expect(plain(shown)).toContain('Being Good The Good win together when no Evil seat is left.');
    expect(plain(shown)).toContain('Being Evil An Evil seat wins alone when it eliminates any other seat.');
    expect(/<desc>([^<]*)/.exec(shown)?.[1]).toContain('An Evil seat wins alone');
    expect(shown).not.toContain('Lines connect systems');
  });

  test('in German, too', () => {
    const shown = icetradersSvg(start, { seat: 1, names, deciding, catalogues: [icetraders] });
    expect(plain(shown)).toContain('Gut sein Die Guten gewinnen gemeinsam, wenn kein Böser mehr übrig ist.');
  });

  test('the card of a seat that has chosen lies face down for the others, and open for itself', () => {
    expect(backs(icetradersSvg(start, { seat: 1, names, deciding: [0, ...deciding] }))).toBe(0);
    expect(backs(icetradersSvg(start, { seat: 1, names, deciding }))).toBe(1);
    expect(backs(icetradersSvg(start, { seat: 0, names, deciding, decided: 'good' }))).toBe(0);
    expect(backs(icetradersSvg(chosen, { seat: 2 }))).toBe(2);
    expect(backs(icetradersSvg(chosen))).toBe(3);
  });

  test('there are goals only while alignments are chosen, and cards only before the systems', () => {
    expect(icetradersSvg(chosen, { seat: 2 })).not.toContain('Being Good');
    expect(backs(icetradersSvg(inPlay))).toBe(0);
  });
});
