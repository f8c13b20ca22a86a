import { expect, test } from 'vitest';
import { game } from '../../../src/games/toframenn/index.js';
import { at } from '../../kit/play.js';
import { dark, light, sourceBoard, tail } from './kit.js';

const show = (text: string): string => game.board(at(game)(text));

test('the board: stacks by size, brackets by side, Archmages starred, dark squares dotted', () => {
  const picture = show(`play:L ${sourceBoard} ${tail}`);
  expect(picture).toContain('8  [K1O2P3*] :::::::           :::::::           :::::::           :::::::   8');
  expect(picture).toContain('3  (P1Y2G3 )          ::::::: [  B2Y3 ] ');
  expect(picture).toContain('Light to act.\nScore: Light 15, Darkness 18');
  for (const line of picture.split('\n')) expect(line.length).toBeLessThanOrEqual(78);
  for (const file of [...picture.matchAll(/^ +a +b .*$/gm)]) expect(file[0].indexOf('c')).toBe(25);
});

test('who decides, counters, hands, loose pyramids, the table in force, the result', () => {
  expect(show(dark('a2:R3*', 'a7:B1*', '- - lim,null,caster,9:4,30:7'))).toContain(
    'Darkness to act. Quiet plies: 4 of 9. Plies: 7 of 30.',
  );
  expect(show(light('a2:R3*', 'a7:B1*', '- - lim,null,caster,-,-'))).toContain(
    'Attacks: B>R G>B R>Y Y>G\nB=blue G=green',
  );
  const placing = show(
    'place:D h1:Y1Y2Y3 - R1G2B3,R1G2B3,R1G2B3,R1G2B3 B1B2B3,B1B2B3,B1B2B3,B1B2B3,B1B2B3 lim,null,caster,-,-',
  );
  expect(placing).toContain('Darkness places a wizard.');
  expect(placing).toContain("Light's hand: R1G2B3 R1G2B3 R1G2B3 R1G2B3\nDarkness's hand: B1B2B3 ");
  const building = show(
    'build:D - - W1G2B3,[B1B1G1R1O2R2Y2Y2B3K3R3Y3] [B1C1G1G1O1K2O2P2R2R2C3G3W3Y3Y3] std,null,caster,-,-',
  );
  expect(building).toContain('Darkness builds a wizard.');
  expect(building).toContain("Light's hand: W1G2B3\nLight's loose pyramids: B1 B1 G1 R1 O2 R2 Y2 Y2 B3 K3 R3 Y3");
  expect(show(`over:=:passed a8:K2* c5:R2* ${tail}`)).toContain('The game is over (passed): a tie.');
  expect(show(`over:D:archmage b1:R3 a3:K1* ${tail}`)).toContain('The game is over (archmage): Darkness wins.');
});
