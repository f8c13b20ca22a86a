/**
 * The law about what moves may reveal: a move that everybody hears of tells no seat more than it can see afterwards.
 *
 * @packageDocumentation
 */
import { isNone, type Option } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/contract/game.js';
import { moverOf } from '../core/playing/play.js';
import type { Seat } from '../core/values/seat.js';
import { eyesOf, gameLaw, type Law, type Samples } from './sample.js';
import { demand, each, type Violation } from './violation.js';

/** The greatest number of moves that are compared in one position. */
const mostCompared = 24;

/** If a viewer hears of two moves that lead to different positions, these positions must look different to this viewer. */
const heardAndSeen = <T extends GameTypes>(game: Game<T>, state: T['State'], eyes: Option<Seat>): Violation => {
  const seen = new Map<string, { readonly text: string; readonly key: string }>();
  return each(game.legalMoves(state).slice(0, mostCompared), (move) => {
    const isOwn = !isNone(eyes) && moverOf(game)(move)(state) === eyes.value;
    if (isOwn) return undefined;
    const after = game.applyLegal(state, move);
    const [text, key, view] = [game.moveText.print(move), game.key(after), game.viewText.print(game.view(eyes)(after))];
    const other = seen.get(view) ?? { text, key };
    seen.set(view, other);
    return demand(
      other.key === key,
      () =>
        `${isNone(eyes) ? 'a spectator' : `seat ${eyes.value}`} hears of ${other.text} or of ${text}, but sees the same after both (${view}): isSecret must be true here`,
    );
  });
};

/** The law about what viewers are told of moves, for games that hide something. */
export const tellingLaws = <T extends GameTypes>(samples: Samples<T>): readonly Law[] => {
  const { game, given } = samples;
  if (given.hides !== true) return [];
  return [
    gameLaw(samples, 'GC-5.9', ({ states }) =>
      each(
        states.slice(-12).filter((state) => !game.isSecret(state)),
        (state) => each(eyesOf(game, state), (eyes) => heardAndSeen(game, state, eyes)),
      ),
    ),
  ];
};
