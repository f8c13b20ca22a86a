/**
 * The tables of a tournament's league, which are computed only once.
 *
 * @packageDocumentation
 */
import { leagueTables } from './design.js';
import type { ArenaSpec } from './spec-shape.js';

type Tables = readonly (readonly number[])[];

const known = new WeakMap<ArenaSpec, readonly Tables[]>();

/** The league tables for each game of the spec; undefined if the format is not a league. */
export const leagueIn = (spec: ArenaSpec): readonly Tables[] | undefined => {
  const { format, bots, games } = spec;
  if (format._tag !== 'League') return undefined;
  const found = known.get(spec) ?? games.map((game) => leagueTables(bots.length, game.bots, format.meetings).tables);
  known.set(spec, found);
  return found;
};
