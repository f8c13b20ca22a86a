/**
 * Chapter 6 of the contract: records.
 *
 * @packageDocumentation
 */
import { nat, record } from 'fast-check';
import { isLeft } from 'fp-ts/Either';
import type { Game, GameTypes } from '../core/contract/game.js';
import { verifyRecord, writeRecord } from '../core/records/record.js';
import type { GameRecord } from '../core/records/shape.js';
import { throughJson } from './data.js';
import { gameLaw, type Law, lawOf, type Plan, type Samples, sure, type Walk } from './sample.js';
import { same } from './violation.js';

const recordOf = <T extends GameTypes>(
  game: Game<T>,
  { start, moves }: Walk<T>,
  { options, seed }: Plan<T>,
): GameRecord => sure(writeRecord(game)(options, seed, start, moves), 'no record can be written');

/** The laws in chapter 6 of the contract (records). */
export const recordLaws = <T extends GameTypes>(samples: Samples<T>): readonly Law[] => {
  const { game, plans, play } = samples;
  return [
    gameLaw(samples, 'GC-6.1', (walk, plan) => {
      const verified = verifyRecord(game)(throughJson(recordOf(game, walk, plan)));
      return isLeft(verified)
        ? `the record is refused: ${verified.left.reason}`
        : same('the state that the record leads to', verified.right.final, walk.last);
    }),
    lawOf(samples, 'GC-6.2', record({ plan: plans, pick: nat() }), ({ plan, pick }) => {
      const walk = play(plan);
      if (walk.moves.length === 0) return undefined;
      const ply = pick % walk.moves.length;
      const record = recordOf(game, walk, plan);
      const broken = verifyRecord(game)({ ...record, moves: record.moves.with(ply, 'nonsense!') });
      const place = isLeft(broken) ? broken.left.path.slice(0, 2) : 'nowhere';
      return same('the place of a broken move', place, ['moves', String(ply)]);
    }),
  ];
};
