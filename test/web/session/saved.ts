/** The record of a session, for tests in which it has to be there. */
import { expect } from 'vitest';
import { type Either, type Fault, isLeft, printFault } from '../../../src/core/index.js';

export const savedOf = (play: { readonly save: (ply?: number) => Either<Fault, string> }, ply?: number): string => {
  const saved = play.save(ply);
  return isLeft(saved) ? expect.fail(printFault(saved.left)) : saved.right;
};
