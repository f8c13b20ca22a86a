/** The settings of the runs of the model. */
import fc from 'fast-check';
import type { Setting } from './world.js';

const minute = 60_000;

export const settings: fc.Arbitrary<Setting> = fc.record({
  seed: fc.nat(1_000_000),
  clock: fc.constantFrom<Setting['clock']>(
    null,
    { _tag: 'Move', ms: 5 * minute },
    // A seat runs out of time now and then.
    { _tag: 'Fischer', ms: minute, increment: 3000 },
    { _tag: 'Fischer', ms: 3 * minute, increment: 5000 },
    { _tag: 'Delay', ms: 3 * minute, delay: 4000 },
    { _tag: 'Days', days: 1 },
  ),
  undo: fc.constantFrom<Setting['undo']>('own', 'agreement', 'agreement'),
  devices: fc.nat(2),
  hasBot: fc.boolean(),
});
