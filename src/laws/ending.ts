/**
 * Chapter 1 of the contract: the end of a game, teams, scores and places.
 *
 * @packageDocumentation
 */
import { isSome } from 'fp-ts/Option';
import type { Game, GameTypes, Outcome } from '../core/contract/game.js';
import { firstSeats } from '../core/values/seat.js';
import { gameLaw, type Law, type Samples } from './sample.js';
import { demand, each, same, shown, type Violation } from './violation.js';

const ends = <T extends GameTypes>(
  { legalMoves, outcome, toMove, position }: Game<T>,
  state: T['State'],
): Violation => {
  const over = legalMoves(state).length === 0;
  return (
    same(`whether there is an outcome of ${position.print(state)}`, isSome(outcome(state)), over) ??
    same(`whether nobody is to move in ${position.print(state)}`, toMove(state).length === 0, over)
  );
};

const teamsHold = <T extends GameTypes>({ teams, score, seatCount }: Game<T>, state: T['State']): Violation => {
  const [all, scores] = [teams(state), score(state)];
  const numbers = [...new Set(all)].sort((a, b) => a - b);
  return (
    same('seats that have a team', all.length, seatCount(state)) ??
    same(
      'numbers of teams',
      numbers,
      scores.map((_, team) => team),
    ) ??
    each(scores, (points) => demand(Number.isSafeInteger(points), () => `${shown(points)} is no score`))
  );
};

const placesHold = (teams: readonly number[], { winners, places }: Outcome): Violation => {
  const everybody = firstSeats(teams.length);
  const first = everybody.filter((seat) => places[seat] === 1);
  return (
    same('places', places.length, teams.length) ??
    same('seats in the first place', first, winners.length > 0 ? winners : everybody) ??
    each(places, (place, seat) => {
      const ahead = new Set(teams.filter((_, other) => places[other]! < place));
      return (
        same(`the place of seat ${seat}`, place, ahead.size + 1) ??
        same(`the place of the team of seat ${seat}`, places[teams.indexOf(teams[seat]!)], place)
      );
    })
  );
};

/** The laws of chapter 1. */
export const endingLaws = <T extends GameTypes>(samples: Samples<T>): readonly Law[] => {
  const { game } = samples;
  return [
    gameLaw(samples, 'GC-1.1', ({ states }) => each(states, (state) => ends(game, state))),
    gameLaw(samples, 'GC-1.2', ({ states }) => each(states, (state) => teamsHold(game, state))),
    gameLaw(samples, 'GC-1.3', ({ states }) =>
      each(states, (state) => {
        const outcome = game.outcome(state);
        return isSome(outcome) ? placesHold(game.teams(state), outcome.value) : undefined;
      }),
    ),
  ];
};
