/**
 * The lesson about Terra Mystica: Witches and Halflings from the first dwelling to the end of a round, and then a town.
 *
 * @packageDocumentation
 */
import { type LessonStep, step } from '../lesson.js';

const beginning =
  'original/immediate/eld dwelling/0/1/- 10 - USGBYRUKRGBRKY~~UK~~YK~~Y~~K~S~G~G~S~~GBY~~RB~R~RUKURBKUSY~~GKBSG~~YG~~~USU~~~S~R~G~YKBYYBU~~~BK~SUSRKSBRGYUS~BGR ................................................................................................................. ............................. ................ 111133333333 22222000 0,-,0,0,-,-,-,0,0,- 000000 052314 - - - 0 0,0,0,0,0,0,0,0,-,0,0,0,0,0,0,0,0,0,0,0,- - halflings,1,15/3/0,3/9/0,20/0/0/0/0/0/0/0/0/0/0/0/0/0,0,0/0/1/1,0/0/0,0,00000000,-,0,00,0,-,0/0/0/0/0 witches,4,15/3/0,5/7/0,20/0/0/0/0/0/0/0/0/0/0/0/0/0,0,0/0/0/2,0/0/0,0,00000000,-,0,00,0,-,0/0/0/0/0';

const nearTown =
  'original/immediate/mstioreld turn/1/0/0 01 - USGBYRUKRGBRKY~~UK~~YK~~Y~~K~S~G~G~S~~GBY~~RB~R~RUKUKKKUSY~~GKBSK~~YG~~~USU~~~S~R~G~YKBYYBU~~~BK~SUSRKSBRGYUS~BGR .........f..........................................baa.........b................................................ ............................. ................ 111133333333 22222121 0,0,0,0,0,-,-,-,-,- 000000 845673 - - - 0 1,0,0,0,0,0,0,0,-,0,0,0,0,0,0,0,0,0,0,0,- - darklings,2,20/9/1,5/7/0,20/0/0/0/0/0/0/0/0/0/0/0/0/0,0,0/1/1/0,0/0/0,0,00000000,1,0,00,0,-,0/0/0/0/0 witches,4,15/3/0,5/7/0,20/0/0/0/0/0/0/0/0/0/0/0/0/0,0,0/0/0/2,0/0/0,0,00000000,2,0,00,0,-,0/0/0/0/0';

/** The steps of the lesson about Terra Mystica. */
export const terraMysticaSteps: readonly LessonStep[] = [
  step('home', 'TMY-13.6', beginning, ['build F4'], ['build E6', 'build B2']),
  step('second', 'TMY-13.6', null, ['build C3'], ['pass BON1', 'pass BON3']),
  step('trade', 'TMY-6.2', null, ['upgrade F4 to TP'], ['done']),
  step('power', 'TMY-8.2', null, ['leech 1 from witches']),
  step('dig', 'TMY-4.2', null, ['dig 1']),
  step('build', 'TMY-7.3', null, ['build E5'], ['done']),
  step('temple', 'TMY-6.4', null, ['upgrade F4 to TE']),
  step('favor', 'TMY-12.3', null, ['+FAV11'], ['done', 'leech 1 from witches', 'pass BON4']),
  step('pass', 'TMY-14.5', null, ['pass BON*']),
  step('town', 'TMY-10.1', nearTown, ['upgrade E5 to TP'], ['+TW1']),
];
