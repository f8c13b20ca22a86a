/**
 * Chapter 1 of the contract: the end of a game, teams, scores and places.
 *
 * @packageDocumentation
 */
import { isSome } from 'fp-ts/Option';
import type { Game, GameTypes, Outcome } from '../core/contract/game.js';
import { chanceOutcomes } from '../core/playing/chance.js';
import { firstSeats, type Seat, seats } from '../core/values/seat.js';
import { lengthLaw } from './lengths.js';
import { gameLaw, type Law, lawOf, type Samples, untested, type Walk } from './sample.js';
import { demand, each, same, shown, type Violation } from './violation.js';

/** All of a game's functions must agree that a game is over if and only if no move is legal. */
export const ends = <T extends GameTypes>(game: Game<T>, state: T['State']): Violation => {
  const over = game.legalMoves(state).length === 0;
  return (
    demand(isSome(game.outcome(state)) === over, () =>
      over ? 'no move is legal, and there is no outcome' : 'there is an outcome, and moves are legal',
    ) ??
    demand((game.toMove(state).length === 0) === (over || chanceOutcomes(game)(state).length > 0), () =>
      over ? 'no move is legal, and a seat is to move' : 'moves are legal, and no seat is to move',
    )
  );
};

/** The winners must have the most or the fewest points, whichever the game's author specifies, and no seat has a better place than a seat with better points. */
const winnersLead = <T extends GameTypes>(
  game: Game<T>,
  wins: 'most' | 'least',
  state: T['State'],
  { winners, places }: Outcome,
): Violation => {
  const [teams, points] = [game.teams(state), game.score(state)];
  const best = wins === 'most' ? Math.max(...points) : Math.min(...points);
  const isAhead = (one: number, other: number): boolean => (wins === 'most' ? one > other : one < other);
  const leaders = firstSeats(teams.length).filter((seat) => points[teams[seat]!] === best);
  const what = `where the ${wins} points win and the points are ${points.join(', ')}`;
  // Some games rank only the winners, so that all other seats share a place.
  const isAstray = firstSeats(teams.length).some((seat) =>
    firstSeats(teams.length).some(
      (other) => isAhead(points[teams[seat]!]!, points[teams[other]!]!) && places[seat]! > places[other]!,
    ),
  );
  return (
    same(`the winners ${what}`, winners, leaders) ??
    demand(
      !isAstray,
      () => `a seat has a better place than another with better points, ${what}: the places are ${places.join(', ')}`,
    )
  );
};

const isWord = (text: string): boolean => /^[a-z][a-z0-9-]*$/.test(text);

const isTitle = (text: string): boolean => text.trim() === text && text !== '';

/** Checks what a game states about itself regardless of positions: its id, title, numbers of seats, rules and options. */
const namesHold = <T extends GameTypes>({ id, title, seats: { min, max }, rules, optionInfo }: Game<T>): Violation =>
  demand(isWord(id), () => `${shown(id)} is not a lower-case id of letters, digits and hyphens`) ??
  demand(isTitle(title), () => `${shown(title)} is not a title`) ??
  demand(
    [min, max].every(Number.isInteger) && 1 <= min && min <= max && max <= seats.length,
    () => `seats from ${min} to ${max}: not numbers from 1 to ${seats.length}`,
  ) ??
  each(Object.entries<string>(rules), ([rule, text]) => demand(isTitle(text), () => `${rule} has no title`)) ??
  each(optionInfo, ({ name, meaning }) => demand(isTitle(meaning), () => `option ${name} has no meaning`));

const seatsHold = <T extends GameTypes>(game: Game<T>, state: T['State']): Violation => {
  const count = game.seatCount(state);
  const outcome = game.outcome(state);
  const { min, max } = game.seats;
  return (
    demand(min <= count && count <= max, () => `${count} seats, where the game says from ${min} to ${max}`) ??
    each(firstSeats(count), (seat) => demand(isTitle(game.seatName(seat, state)), () => `seat ${seat} has no name`)) ??
    (isSome(outcome)
      ? demand(isWord(outcome.value.reason), () => `${outcome.value.reason} is not one word`)
      : undefined)
  );
};

/** The number of seats that no table has, but that callers may ask about. */
const strangeSeats = [...Array(3).keys()].map((more) => seats.length + more);

/** Names of seats are capitalised and different, and the name of a seat that is not at the table contains its number. */
const seatNamesHold = <T extends GameTypes>(game: Game<T>, state: T['State']): Violation => {
  const names = firstSeats(game.seatCount(state)).map((seat) => game.seatName(seat, state));
  return (
    each(names, (name, seat) =>
      demand(!/^\p{Ll}/u.test(name), () => `the name of seat ${seat}, ${shown(name)}, begins with a small letter`),
    ) ??
    same(`different names of the seats ${names.join(', ')}`, new Set(names).size, names.length) ??
    each(strangeSeats, (number) => {
      // A caller can pass any number.
      const name = game.seatName(number as Seat, state);
      return demand(
        name.includes(String(number)),
        () => `the name of seat ${number}, ${shown(name)}, does not contain the number`,
      );
    })
  );
};

/** The number of seats and their teams must not change during a game. */
const seatsStay = <T extends GameTypes>(game: Game<T>, { start, states }: Walk<T>): Violation => {
  const [count, teams] = [game.seatCount(start), game.teams(start)];
  return each(
    states,
    (state, ply) =>
      same(`the number of seats after ${ply} plies`, game.seatCount(state), count) ??
      same(`the teams of the seats after ${ply} plies`, game.teams(state), teams),
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
    each(scores, (points) => demand(Number.isSafeInteger(points), () => `${shown(points)} is not a score`))
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

/** The laws in chapter 1 of the contract (the end of a game, teams, scores and places). */
export const endingLaws = <T extends GameTypes>(samples: Samples<T>): readonly Law[] => {
  const { game, given, play } = samples;
  const { wins } = given;
  return [
    gameLaw(samples, 'GC-1.1', ({ states }) => each(states, (state) => ends(game, state))),
    gameLaw(samples, 'GC-1.2', ({ states }) => each(states, (state) => teamsHold(game, state))),
    gameLaw(samples, 'GC-1.3', ({ states }) =>
      each(states, (state) => {
        const outcome = game.outcome(state);
        return isSome(outcome) ? placesHold(game.teams(state), outcome.value) : undefined;
      }),
    ),
    ...(wins === undefined
      ? [untested(samples, 'GC-1.4', 'wins')]
      : [
          // Only finished games say anything here, so games are not cut short.
          lawOf(samples, 'GC-1.4', samples.wholePlans, (plan) => {
            const { last } = play(plan);
            const outcome = game.outcome(last);
            return isSome(outcome) ? winnersLead(game, wins, last, outcome.value) : undefined;
          }),
        ]),
    gameLaw(
      samples,
      'GC-1.5',
      ({ start, last, states }) =>
        namesHold(game) ??
        each(states, (state) => seatsHold(game, state)) ??
        each([start, last], (state) => seatNamesHold(game, state)),
    ),
    gameLaw(samples, 'GC-1.6', (walk) => seatsStay(game, walk)),
    lengthLaw(samples),
  ];
};
