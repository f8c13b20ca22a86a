/** A union one of whose members has two tags. */
import { exact, oneOf, variants, whole } from '../../src/core/index.js';

export type Step = { readonly _tag: 'Up' | 'Down'; readonly floors: number } | { readonly _tag: 'Wait' };

const floors = exact<{ readonly _tag: 'Up' | 'Down'; readonly floors: number }>('a step', {
  _tag: oneOf('Up', 'Down'),
  floors: whole(1, 3),
});
const wait = exact<{ readonly _tag: 'Wait' }>('a wait', { _tag: oneOf('Wait') });

export const step = variants<Step>('a step', { Up: floors, Down: floors, Wait: wait });
