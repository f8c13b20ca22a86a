/**
 * The games with which a play element can begin: a first game against bots, an example from a rule book, or a recorded game.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, printFault } from '../../core/values/fault.js';
import type { Around, Beginning, PlayGame } from './game.js';
import { botOfLevel } from './levels.js';
import type { Link } from './link.js';
import { Match } from './match.js';

/** The beginning of a game in which one person plays against bots of a level; without a level, against bots of the usual strength. */
export const usualBeginning = (game: PlayGame, around: Around, level: string | null): Beginning => {
  const { recommended: options, firstSeed } = game;
  const begin = game.begin({ options, seed: firstSeed }, { ...around, worker: () => undefined });
  const bot = botOfLevel(game, level);
  const seats = begin.snapshot().seats.map((_, seat) => (seat === 0 ? {} : { bot }));
  begin.close();
  return { options, seats, seed: firstSeed };
};

/** Returns the game in a record, or the reason why the text is not a record of the given game. */
export const recorded = (game: PlayGame, record: string, around: Around): Either<string, Match> => {
  const match = new Match(game, { options: {} }, around);
  const done: Either<Fault, void> = match.play.load(record);
  if (!isLeft(done)) return right(match);
  match.leave();
  return left(printFault(done.left));
};

/** Returns the game that an address describes. If the address says which ply to show, the game counts as a rule book's example. */
export const linked = (game: PlayGame, { start, moves, ply }: Link, around: Around): Match => {
  const match = new Match(game, { options: {}, start }, around);
  if (match.play.snapshot().fault !== null) return match;
  match.isStudy = ply !== null;
  match.replay(moves);
  match.update();
  if (ply !== null) match.play.jump(ply);
  return match;
};
