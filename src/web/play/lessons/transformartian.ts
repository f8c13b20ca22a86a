/**
 * The lesson about Transformartian: exchanges, isolated pieces, shapes, a missed turn, and the end of the game.
 *
 * @packageDocumentation
 */
import { type LessonStep, step } from '../lesson.js';

const none = '00000/00000/00000/00000/00000';

const form = '2:2 X,+,Z,I,W 5,3,1';

const crowded = 'RRRYR/PGRBY/PYBGG/GPBPG/BPBYY';

const twoShapes = 'RRGGY/PPRGG/RPRYG/BPPYB/YBYBB';

/** The steps of the lesson about Transformartian. */
export const transformartianSteps: readonly LessonStep[] = [
  step('exchange', 'TX-4.6', `YBRYR/BBBRY/GBRPR/GGGPP/YYGPP 3 PR ${none} 0,0 ${form} 61 pi 0`, ['d1-e4=*']),
  step('alone', 'TX-5.1', `${crowded} 3 RP ${none} 0,0 ${form} 61 pi 0`, ['b4-c4=*']),
  step('joined', 'TX-5.2', `RYRGR/YBGBG/BGRYR/YPBGY/BPPPP 1 -- ${none} 0,0 ${form} 61 pi 0`, ['a2-b2=*']),
  step('shape', 'TX-6.1', `${crowded} 3 RG ${none} 0,0 ${form} 61 pi 0`, ['c4-d5=Y']),
  step('double', 'TX-6.3', `${twoShapes} 3 RY 00000/00000/00000/00000/00001 5,0 ${form} 61 pi 0`, ['a3-b4=*']),
  step('miss', 'TX-8.2', `YBRRR/GBGPP/YPYPR/GBGPR/BGBYY 3 RP ${none} 0,0 ${form} 61 pi 0`, ['miss=*']),
  step('win', 'TX-9.1', `${twoShapes} 3 RY 00000/00000/00000/00000/00001 5,0 ${form} 12 pi 0`, ['a3-b4=*']),
];
