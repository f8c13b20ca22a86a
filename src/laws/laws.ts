/**
 * Collects all laws for a game.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../core/contract/game.js';
import { certaintyLaws } from './certainty.js';
import { chanceLaws } from './chance.js';
import { endingLaws } from './ending.js';
import { faceLaws } from './faces.js';
import { hostileLaws } from './hostile.js';
import { moveLaws } from './moves.js';
import { recordLaws } from './records.js';
import { type Law, type LawOptions, samplesOf } from './sample.js';
import { tellingLaws } from './telling.js';
import { textLaws } from './texts.js';
import { viewLaws } from './views.js';

/**
 * Returns the laws for a game, in the order of the contract. No games are played until a law's property runs. The test runner sets the number of
 * random games for each law (`numRuns`). The message of a failure contains the seed that reproduces it. The laws about faces, pictures and schemas
 * are added only if `options` provides what they need.
 *
 * @param game - the game that must keep the laws
 * @param options - the set-ups to be tried, the face and the pictures of the game
 * @returns the laws, each with its rule number, its title and a property of fast-check
 *
 * @example
 * ```ts
 * import fc from 'fast-check';
 * import { lawsOf } from 'rulehouse/laws';
 * import { game } from 'rulehouse/terrafex';
 *
 * // In vitest, jest and node:test alike:
 * // for (const { name, property } of lawsOf(game)) test(name, () => fc.assert(property));
 * const broken = lawsOf(game, { maxPlies: 10 }).filter(({ property }) => fc.check(property, { numRuns: 1, seed: 1 }).failed);
 * broken.length; // 0
 * ```
 */
export const lawsOf = <T extends GameTypes>(game: Game<T>, options: LawOptions<T> = {}): readonly Law[] => {
  const samples = samplesOf(game, options);
  return [
    ...endingLaws(samples),
    ...moveLaws(samples),
    ...certaintyLaws(samples),
    ...textLaws(samples),
    ...hostileLaws(samples),
    ...viewLaws(samples),
    ...tellingLaws(samples),
    ...recordLaws(samples),
    ...faceLaws(samples),
    ...chanceLaws(samples),
  ].toSorted((a, b) => a.rule.localeCompare(b.rule, 'en', { numeric: true }));
};
