/**
 * Says whether any play from a position ends the game.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Closure, closureOf } from '../../../core/playing/closure.js';
import { chain } from '../../../core/values/either.js';
import { type Fault, under } from '../../../core/values/fault.js';
import { readWhole } from '../../host/args.js';
import { readKnown } from '../../host/bots.js';
import type { CommandResult } from '../../host/finish.js';
import type { Guests } from '../../host/own-games.js';

const mostPositions = 10_000_000;

const textOf = (found: Closure): string => {
  switch (found._tag) {
    case 'Dead':
      return `no play ends this: ${found.positions} positions can be reached, and none of them is an end`;
    case 'Ends':
      return found.moves.length === 0
        ? `the game is over: ${found.reason}`
        : `a shortest end (${found.reason}) after ${found.moves.length} moves: ${found.moves.join(' ')}`;
    case 'Open':
      return `nothing is proven: ${found.positions} positions were reached, and none of them is an end; a greater --bound searches on`;
  }
};

/** Searches all play from a position. */
export const findEnd = (id: string, position: string, bound: string, guests: Guests): Either<Fault, CommandResult> =>
  chain(readWhole('--bound', bound, 1, mostPositions), (most) =>
    chain(readKnown(id, guests), (known) =>
      known.open((game): Either<Fault, CommandResult> => {
        const state = game.position.parse(position);
        if (isLeft(state)) return left(under('--dead')(state.left));
        const found = closureOf(game, most)(state.right);
        return right({ json: found, text: () => textOf(found) });
      }),
    ),
  );
