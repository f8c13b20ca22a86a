/**
 * The lesson about Töframenn: the Archmage, each of the three actions, and both ways in which the game ends.
 *
 * @packageDocumentation
 */
import { type LessonStep, step } from '../lesson.js';

const settings = '- - std,null,caster,-,-';

const ready = 'a2:B1O2R3,c2:G1P2K3,d1:R1C2Y3,f1:W1B2G3,g2:Y1K2O3 a7:C1W2B3,b8:G1Y2O3,d8:K1R2W3,e7:O1B2C3,g7:P1G2R3';

const battle = `play:L a8:K1O2P3*,c6:W1B3,d3:B2Y3 a3:P1Y2G3,c5:Y1C2R3,d2:B1C2W3* ${settings}`;

/** The steps of the lesson about Töframenn. */
export const toframennSteps: readonly LessonStep[] = [
  step('archmage', 'TO-4.5', `mark:L ${ready} ${settings}`, ['d1*'], ['e7*']),
  step('move', 'TO-5.4', null, ['g2-d5'], ['a7-c5']),
  step('bolt', 'TO-6.8', null, ['c2~c5:3>2']),
  step('spent', 'TO-6.8', battle, ['d3~a3:3>3']),
  step('stop', 'TO-5.6', battle, ['d3-c4']),
  step('duel', 'TO-7.5', battle, ['c6xc5:1']),
  step('win', 'TO-8.1', `play:L c2:K3*,d3:Y3 a7:W3,d4:G1* ${settings}`, ['d3xd4:1']),
  step('passed', 'TO-8.4', `play:D a8:K2* b6:R2* ${settings}`, ['b6-c5']),
];
