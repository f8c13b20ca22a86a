/**
 * The deciding seat, the list of legal moves, and the step from one position to the next.
 *
 * @packageDocumentation
 */

import { type Legal, mintAll } from '../../core/contract/legal.js';
import type { Seat } from '../../core/values/seat.js';
import { alone, nobody } from '../../core/values/to-move.js';
import { offGrid } from '../../pieces/square.js';
import { opponentOf, type Side } from './geometry.js';
import { type CastBolt, type FightDuel, type Move, type MoveWizard, type Pass, pass } from './move.js';
import { addActions, passing } from './moves/action.js';
import { advance } from './moves/advance.js';
import { bolt } from './moves/bolt.js';
import { duel } from './moves/duel.js';
import { addMarks, addPlacings, mark, place } from './moves/place.js';
import { addBuilds, build } from './moves/stack.js';
import { archmageEnding, endingOf } from './score.js';
import { followed, playStages, type Stage, type State } from './state.js';

/**
 * The seats that may move: one seat, or none when the game is over.
 *
 * @param state - the position
 * @returns the seats in ascending order
 * @rule TO-5.1 @rule TO-8.8
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, setup, toMove } from 'rulehouse/toframenn';
 * const start = setup(defaultOptions, 1);
 * if (isRight(start)) toMove(start.right); // [0]
 * ```
 */
export const toMove = ({ stage }: State): readonly Seat[] => (stage._tag === 'Over' ? nobody : alone[stage.side]);

/**
 * Lists every legal move once; the list is empty if and only if the game is over. In the stage `play`, moves are listed in the order of the wizards'
 * squares (a1 b1 .. h8). For each wizard, its Moves come first: those to the right, then those to the left, nearest first. Its Duels (smallest
 * removal first) or Bolts (by spell, then by target) against each opposing wizard follow. Before play, moves are ordered by small and medium pyramid
 * (`build`), by wizard and square (`place`), or by square (`mark`). Takes one pass over the wizards and over the lines that start from them.
 *
 * @param state - any state of the game
 * @returns the moves in the documented order
 * @rule TO-5.1 @rule TO-5.7
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game, legalMoves } from 'rulehouse/toframenn';
 *
 * const stuck = game.position.parse('play:L a8:R3* c7:B1* - - std,null,caster,-,-');
 * if (isRight(stuck)) legalMoves(stuck.right); // [{ _tag: 'Pass' }]
 * ```
 */
export const legalMoves = (state: State): readonly Legal<Move>[] => {
  const moves: Move[] = [];
  const { stage } = state;
  switch (stage._tag) {
    case 'Build':
      addBuilds(state, stage.side, moves);
      break;
    case 'Place':
      addPlacings(state, stage.side, moves);
      break;
    case 'Mark':
      addMarks(state, stage.side, moves);
      break;
    case 'Play':
      addActions(state, stage.side, moves);
      if (moves.length === 0) moves.push(pass);
      break;
    case 'Over':
      break;
  }
  return mintAll(moves);
};

/**
 * The state after a legal move. If the move ends the game, the game is over in this state. The function never throws; if the move is illegal in the
 * state, the result is an unspecified state. Takes as long as copying the board and looking at every pair of opposing wizards.
 *
 * @param state - the state in which the move is legal; it is not changed
 * @param move - a move that `check` or `legalMoves` found legal in this state
 * @returns a new state
 * @rule TO-8.7 @rule TO-8.10
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { applyLegal, check, game, wizardsOf } from 'rulehouse/toframenn';
 * const read = game.position.parse('play:L a2:R3*,b3:Y1 a7:B3* - - std,null,caster,-,-');
 * if (isRight(read)) {
 *   const checked = check({ _tag: 'MoveWizard', from: 'b3', to: 'c4' })(read.right);
 *   if (isRight(checked)) wizardsOf(applyLegal(read.right, checked.right), 0); // ['a2', 'c4']
 * }
 * ```
 */
export const applyLegal = (state: State, move: Legal<Move>): State => {
  const side = deciderIn(state.stage);
  switch (move._tag) {
    case 'BuildWizard':
      return build.perform(state, side, move);
    case 'PlaceWizard':
      return place.perform(state, side, move);
    case 'MarkArchmage':
      return mark.perform(state, side, move);
    case 'MoveWizard':
      return afterPly(state, side, move, advance.perform);
    case 'CastBolt':
      return afterPly(state, side, move, bolt.perform);
    case 'FightDuel':
      return afterPly(state, side, move, duel.perform);
    case 'Pass':
      return afterPly(state, side, move, passing.perform);
  }
};

const deciderIn = (stage: Stage): Side => (stage._tag === 'Over' ? 0 : stage.side);

/** A move that is made in the stage `play`. */
type Ply = MoveWizard | CastBolt | FightDuel | Pass;

/** True if a ply removes a pyramid, that is, if it is a Bolt, or a Duel with a removal. @rule TO-8.7 */
const removes = (ply: Ply): boolean => ply._tag === 'CastBolt' || (ply._tag === 'FightDuel' && ply.removal > 0);

const wizardsAfter = ({ wizards }: State, side: Side, board: readonly number[], arrival: number): State['wizards'] => {
  const own = followed(wizards[side], board, arrival);
  const opposing = followed(wizards[opponentOf(side)], board, offGrid);
  return side === 0 ? [own, opposing] : [opposing, own];
};

/** Updates the board, the turn and the counters after a ply, and ends the game if the ply was its last. @rule TO-8.7 @rule TO-8.10 */
const afterPly = <P extends Ply>(
  state: State,
  side: Side,
  ply: P,
  perform: (board: number[], ply: P) => number,
): State => {
  const { hands, loose, settings } = state;
  const board = state.board.slice();
  // The square where a wizard arrives, or `offGrid`.
  const arrival = perform(board, ply);
  const removal = removes(ply);
  const after: State = {
    stage: playStages[opponentOf(side)],
    board,
    wizards: wizardsAfter(state, side, board, arrival),
    hands,
    loose,
    quiet: settings.quietLimit > 0 && !removal ? state.quiet + 1 : 0,
    plies: settings.plyLimit > 0 ? state.plies + 1 : 0,
    settings,
  };
  const ending = (removal ? archmageEnding(after, side) : undefined) ?? endingOf(after);
  return ending === undefined ? after : { ...after, stage: ending };
};

/** The same position without limits and what they count. @rule TO-8.7 */
export const timeless = (state: State): State => ({
  ...state,
  quiet: 0,
  plies: 0,
  settings: { ...state.settings, quietLimit: 0, plyLimit: 0 },
});
