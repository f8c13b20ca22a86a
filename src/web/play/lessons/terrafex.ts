/**
 * The lesson about Terrafex: a step for each colour, the encounters of glaciers, and the end of the game.
 *
 * @packageDocumentation
 */
import { type LessonStep, step } from '../lesson.js';

const start = '......../...G2...B3/B3.G2...../...G1G1.../.....G2.B3/B3...G2.../........';

const rest = '- 000 1 k2l0,12:0';

/** The steps of the lesson about Terrafex. */
export const terrafexSteps: readonly LessonStep[] = [
  step('grow', 'TF-4.1', `${start} w RYGB ${rest}`, ['G^d4']),
  step('raise', 'TF-5.1', null, ['Y@d5']),
  step('choose', 'TF-6.1', null, ['R1'], ['R1@c6']),
  step('move', 'TF-7.3', null, ['Ba5>b5']),
  step('burn', 'TF-6.6', `......../......../...G3..../......../......../B3......B3/........ w RYGB 2 000 1 k2l0,12:0`, [
    'R2xd5',
  ]),
  step('frost', 'TF-7.11', `......../......../......../B2G3....../......../......../.......B3 w B ${rest}`, ['Ba4>b4']),
  step('melt', 'TF-7.10', `......../......../......../B3R1....../......../......../.......B3 w B ${rest}`, ['Ba4>b4']),
  step('end', 'TF-9.1', `......../......../..G2...../B1R1..G3.../..Y1...../......../........ w B ${rest}`, ['Ba4>b4']),
];
