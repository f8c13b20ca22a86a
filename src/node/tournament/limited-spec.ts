/**
 * The limits that a tournament sets for games that need not end.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { type ArenaGame, type ArenaSpec, canonicalJson } from '../../arena/index.js';
import { withPlayers } from '../../arena/players.js';
import { endsOf, limitsFor } from '../../core/playing/limits.js';
import { decode } from '../../core/reading/codec.js';
import { isObject } from '../../core/reading/objects.js';
import { readKnown } from '../host/bots.js';
import { limitWords } from '../host/limit-words.js';
import type { Guests } from '../host/own-games.js';

const noLimits: Readonly<Record<string, unknown>> = {};

/** The limits that the options of a game leave out; none if the game begins from positions, which have their own options. */
const limitsOfGame = ({ game: id, options, bots, openings }: ArenaGame, guests: Guests): typeof noLimits => {
  const known = readKnown(id, guests);
  if (isLeft(known) || openings.length > 0) return noLimits;
  return known.right.open((game) => limitsFor(game)(withPlayers(game, options, bots)));
};

const limited = (one: ArenaGame, guests: Guests): ArenaGame =>
  isObject(one.options) ? { ...one, options: { ...one.options, ...limitsOfGame(one, guests) } } : one;

/** The spec of a tournament whose games all end, as far as options of the games can bring it about. Options that the spec has are never changed. */
export const limitedSpec = (spec: ArenaSpec, guests: Guests): ArenaSpec => ({
  ...spec,
  games: spec.games.map((one) => limited(one, guests)),
});

/** The spec as a folder has it: a folder holds its games with the limits, unless an earlier release began it. */
export const asHeld = (held: ArenaSpec, wanted: ArenaSpec, guests: Guests): ArenaSpec =>
  canonicalJson(held.games) === canonicalJson(wanted.games) ? wanted : limitedSpec(wanted, guests);

const mayNotEnd = ({ game: id, options, bots }: ArenaGame, guests: Guests): boolean => {
  const known = readKnown(id, guests);
  if (isLeft(known)) return false;
  return known.right.open((game) => {
    const read = decode(game.options)(withPlayers(game, options, bots));
    return !isLeft(read) && endsOf(game)(read.right) !== 'always';
  });
};

/** What a tournament says about games that need not end: a line for each limit that it has set, and for each game without one. */
export const limitNotes = (given: ArenaSpec, held: ArenaSpec, guests: Guests): readonly string[] =>
  held.games.flatMap((one, index) => {
    const before = given.games[index]?.options;
    const added = Object.entries(isObject(one.options) ? one.options : {}).filter(
      ([name]) => !(isObject(before) && Object.hasOwn(before, name)),
    );
    if (added.length > 0)
      return [`${one.game}: ${limitWords(Object.fromEntries(added))}, set because a game might never end otherwise`];
    return mayNotEnd(one, guests)
      ? [`${one.game}: a game may not end, and is stopped after ${held.adjudication.plies} moves`]
      : [];
  });
