/**
 * The moves of an example from a rule book: those that the rules accept make a game, the others are kept with the rules that refuse them.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, map } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { applyRecorded } from '../../core/playing/apply-recorded.js';
import { type Assembly, assembled } from '../../core/records/assemble.js';
import { readRecord, resultOf, type Verified } from '../../core/records/record.js';
import type { Fault } from '../../core/values/fault.js';
import type { RefusedExample } from './sitting.js';

/** The game of an example. */
export interface ExampleGame {
  /** The record of the accepted moves. */
  readonly record: string;
  /** The moves that the rules refuse. */
  readonly tried: readonly RefusedExample[];
}

/** The position that an example has reached, and its moves so far. */
interface Reached<S> {
  readonly state: S;
  readonly moves: readonly string[];
  readonly tried: readonly RefusedExample[];
}

const refused = <T extends GameTypes>({ rules }: Game<T>, ply: number, move: string, why: Fault): RefusedExample => {
  const { rule = '', reason } = why;
  return { ply, move, rule: Object.hasOwn(rules, rule) ? rule : '', text: reason };
};

/** Makes the moves of an example, which may include outcomes of chance, after a record without moves. */
export const exampleGame =
  <T extends GameTypes>(game: Game<T>) =>
  (empty: string, texts: readonly string[]): Either<Fault, ExampleGame> =>
    map(({ record: { options, start: from }, start }: Verified<T>) => {
      const { state, moves, tried } = texts.reduce<Reached<T['State']>>(
        (at, text) => {
          const after = applyRecorded(game)(text)(at.state);
          return isLeft(after)
            ? { ...at, tried: [...at.tried, refused(game, at.moves.length, text, after.left)] }
            : { ...at, state: after.right, moves: [...at.moves, text] };
        },
        { state: start, moves: [], tried: [] },
      );
      const chance = game.chance === undefined ? undefined : 'host';
      const assembly: Assembly = { options, seed: null, start: from, moves, result: resultOf(game)(state), chance };
      return { record: JSON.stringify(assembled(game, assembly, state, {})), tried };
    })(readRecord(game)(empty));
