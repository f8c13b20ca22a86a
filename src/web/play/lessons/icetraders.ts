/**
 * The lesson about IceTraders: a secret, a first ship, the four powers, a sacrifice, and an elimination.
 *
 * @packageDocumentation
 */
import { type LessonStep, step } from '../lesson.js';

/** The steps of the lesson about IceTraders. */
export const icetradersSteps: readonly LessonStep[] = [
  step('secret', 'IT-2.2', '2 align 0 .. ++ 0:-,- - -', ['good', 'evil']),
  step('ship', 'IT-3.1', '2 place 0 GE ++ - 1:R1=;2:Y2=;3:B3=;4:G3= -', ['place:Y1@*']),
  step('move', 'IT-5.1', '2 main 0 GE ++ - 1:R1=0Y1;2:R2=1R3;3:B1=;4:Y2= -', ['move:Y1@1-3']),
  step('trade', 'IT-5.3', '2 main 0 GE ++ - 1:B1=0Y1;2:Y2=1R3 -', ['trade:Y1@1=R1']),
  step('grow', 'IT-5.5', '2 main 0 GE ++ - 1:G1=0Y1B3,1R1R2;2:Y2=1R3 -', ['grow:Y1@1=Y3']),
  step('build', 'IT-5.6', '2 main 0 GE ++ - 1:B2=0G2,1R3Y1;2:Y1= -', ['build:G*']),
  step('attack', 'IT-5.9', '2 main 0 GE ++ - 1:R2=0Y1,1B2;2:Y1=1R3 -', ['reduce:1B2@1']),
  step('sacrifice', 'IT-4.4', '3 main 0 GGE +++ - 1:Y1=1R3;2:Y2=0Y3G3,2B3;3:G2=0R1;4:G1= -', ['sac:Y3@2']),
  step('uses', 'IT-4.6', null, ['move:*']),
  step('win', 'IT-8.4', '4 main 2 GEGG! x+++ - 1:R3=1B3,2Y3;2:Y1=0G1,3R3 -', ['destroy:1B3@1']),
];
