/**
 * Foresees the effects of a move before the move is made.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../../core/contract/game.js';
import type { Legal } from '../../core/contract/legal.js';
import { hides } from '../../core/playing/seat-moves.js';
import { none, some } from '../../core/values/results.js';
import { isSeat } from '../../core/values/seat.js';
import { type Change, placesOf } from '../../face/change.js';
import { message } from '../../face/message.js';
import { signed } from '../../face/signed.js';
import { dangerOf } from './danger.js';
import type { Driver } from './driver.js';
import type { Preview, Sight } from './snapshot.js';

/**
 * The number of random ways in which the hidden part of a view is filled in. The effects of a move are foreseen only if the viewer would see the same
 * position after the move, however the hidden part is filled in.
 */
const guesses = 8;

/** The greatest number of sentences in a preview about a move's effects on the pieces. */
const mostTold = 3;

/** The states to which a move may lead: one, or a guess for each way in which the hidden part of the view is filled in. */
const statesAfter = <T extends GameTypes>(
  game: Game<T>,
  view: T['State'] | T['View'],
  move: Legal<T['Move']>,
): readonly T['State'][] =>
  hides(game)
    ? Array.from({ length: guesses }, (_, seed) => game.applyLegal(game.determinize(view, seed), move))
    : [game.applyLegal(view, move)];

/** The position after a move, as the viewer would see it; undefined if this position depends on something hidden. */
const seenAfter = <T extends GameTypes>(
  game: Game<T>,
  { viewer }: Sight<T>,
  states: readonly T['State'][],
): T['State'] | T['View'] | undefined => {
  if (!hides(game)) return states[0];
  const all = states.map(game.view(typeof viewer === 'number' && isSeat(viewer) ? some(viewer) : none));
  return new Set(all.map(game.viewText.print)).size === 1 ? all[0] : undefined;
};

/** The sentence that warns whoever makes a move; empty if the move does not lose at once. */
export const warningOf = <T extends GameTypes>(
  driver: Driver<T>,
  { view }: Sight<T>,
  move: Legal<T['Move']>,
  states = view === null ? [] : statesAfter(driver.face.game, view, move),
): string => {
  const danger = view === null ? undefined : dangerOf(driver.face, view, move, states);
  return danger === undefined ? '' : driver.speak(view, message(danger));
};

/** The points that each team would gain or lose, with the names of the team's players. */
const gainsIn = <T extends GameTypes>(
  driver: Driver<T>,
  { view, seats }: Sight<T>,
  changes: readonly Change[],
): Preview['gains'] => {
  const { game } = driver.face;
  // Players' names are not translated; what the game calls a seat is.
  const called = (name: string, seat: number): string =>
    view !== null && isSeat(seat) && name === game.seatName(seat, view)
      ? driver.speak(view, message('{who}', { who: name }))
      : name;
  const teams = view === null ? [] : game.teams(view);
  return [...new Set(teams)].flatMap((team) => {
    const points = changes.reduce(
      (sum, change) => (change._tag === 'Scored' && change.team === team ? sum + change.points : sum),
      0,
    );
    const who = seats.flatMap(({ name }, seat) => (teams[seat] === team ? [called(name, seat)] : [])).join(', ');
    return points === 0 ? [] : [{ who, points }];
  });
};

/** What the seat that moves would pay or gain, in the short words that its face has for supplies. */
const costsIn = <T extends GameTypes>(
  driver: Driver<T>,
  { viewer, deciding }: Sight<T>,
  then: T['State'] | T['View'],
  changes: readonly Change[],
): Preview['costs'] => {
  const mover = String(typeof viewer === 'number' ? viewer : deciding[0]);
  return changes.flatMap((change) => {
    const key = change._tag === 'Counted' && change.at.value === mover ? `cost.${change.at.kind}` : '';
    if (change._tag !== 'Counted' || !Object.hasOwn(driver.face.english.texts, key)) return [];
    return [driver.speak(then, message(key, { count: signed(change.to - change.from) }))];
  });
};

/** Foresees the effects of a move, as far as the viewer can know them. */
export const foreseen = <T extends GameTypes>(
  driver: Driver<T>,
  sight: Sight<T>,
  move: Legal<T['Move']>,
): Preview | null => {
  const { face } = driver;
  const { view } = sight;
  if (view === null) return null;
  const words = driver.speak(view, face.describe(view, move));
  const parts = face.parts(move);
  const states = statesAfter(face.game, view, move);
  const warning = warningOf(driver, sight, move, states);
  const then = seenAfter(face.game, sight, states);
  if (then === undefined) return { words, parts, warning, told: [], costs: [], gains: [], touched: [], then: null };
  const changes = face.changes(view, move, then);
  // Skip changes without a place on the board: the supplies and the seat to move are shown elsewhere.
  const seen = changes.filter((change) => placesOf(change).length > 0).slice(0, mostTold);
  return {
    words,
    parts,
    warning,
    told: seen.map((change) => driver.speak(then, face.describeChange(then, change))),
    costs: costsIn(driver, sight, then, changes),
    gains: gainsIn(driver, sight, changes),
    touched: changes.flatMap(placesOf),
    then,
  };
};
