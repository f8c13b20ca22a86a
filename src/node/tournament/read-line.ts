/**
 * Reads a result line, which records one game of a tournament.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type ArenaSpec, type GameLine, type GameNames, gameLine } from '../../arena/index.js';
import { decode } from '../../core/reading/codec.js';
import { parseJson } from '../../core/records/record.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault } from '../../core/values/fault.js';

/** Returns the result line of a tournament's game, read from a text. */
export const readLineOf = (spec: ArenaSpec, names: GameNames, text: string): Either<Fault, GameLine> =>
  chain(chain(parseJson(text), decode(gameLine)), (line) => {
    if (line.key !== names.key(line)) return left(fault(['key'], 'this game is not one of this tournament'));
    const stranger = line.bots.findIndex((name, seat) => name !== spec.bots[line.seating[seat]!]?.name);
    return stranger < 0 ? right(line) : left(fault(['bots', String(stranger)], 'another bot has this place'));
  });
