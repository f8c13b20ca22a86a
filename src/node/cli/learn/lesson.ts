/**
 * The game that a network learns: its environment, its options, and what bots know about it already.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Knowledge } from '../../../bots/index.js';
import { inputsBy } from '../../../bots/trained.js';
import type { GameTypes } from '../../../core/contract/game.js';
import type { Fault } from '../../../core/values/fault.js';
import type { Encoding } from '../../../environment/index.js';
import { readLimited } from '../../host/args.js';
import { readKnown } from '../../host/bots.js';
import { readEncoding } from '../env/env.js';

/** The game to be learned. */
export interface Lesson<T extends GameTypes> {
  readonly encoding: Encoding<T>;
  readonly options: T['Options'];
  /** What bots know about the game without the network. */
  readonly knowledge: Knowledge<T>;
}

/** The number of inputs of a network that learns the game. */
export const inputCount = <T extends GameTypes>({ encoding, knowledge }: Lesson<T>): number =>
  inputsBy({ ...encoding, usual: knowledge }).count;

/** A lesson in a game of any kind. */
export interface AnyLesson {
  readonly open: <R>(use: <T extends GameTypes>(lesson: Lesson<T>) => R) => R;
}

/** Reads the lesson for the game with the given id and options. */
export const readLesson = (id: string, options: string): Either<Fault, AnyLesson> => {
  const encoding = readEncoding(id);
  if (isLeft(encoding)) return encoding;
  const known = readKnown(encoding.right.id);
  if (isLeft(known)) return known;
  return encoding.right.open(<T extends GameTypes>(own: Encoding<T>): Either<Fault, AnyLesson> => {
    const limited = readLimited(own.game, options);
    if (isLeft(limited)) return left(limited.left);
    // The encoding and the knowledge have the same game id, so they belong to the same game.
    const knowledge = known.right.open((_, found) => found as unknown as Knowledge<T>);
    return right({ open: (use) => use({ encoding: own, options: limited.right.options, knowledge }) });
  });
};
