/**
 * How moves are made: a seat moves, a chapter checks and carries out the move, and the game continues from there.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Legal, mintAll } from '../../../core/contract/legal.js';
import { broken, notYourTurn, over, type Refusal } from '../../../core/contract/refusal.js';
import { mayMove, moverOf, movers, toMove } from '../engine/deciding.js';
import type { Events } from '../engine/events.js';
import { questionFor } from '../engine/question.js';
import { isOnlyRead, onlyRead } from '../moves/only-read.js';
import type { RuleId } from '../rules.js';
import { type Draft, draftOf } from '../state/draft.js';
import type { Move } from '../state/move.js';
import type { State } from '../state/state.js';
import { chapterOf, type Judged, listersOf } from './chapters.js';
import { goOn } from './turn.js';

/** Who asks for a move: a player whose move it would be, or a reader of a game that was played. @rule TMY-18.1 @rule TMY-19.4 */
export type Asker = 'player' | 'reader';

/** Refuses a move for general reasons, for instance because the game is over or a different seat decides. */
const barred = (state: State, seat: number, move: Move, asker: Asker): Refusal<RuleId> | undefined => {
  if (state.phase === 'end') return over('TMY-1.1', 'the game is over');
  if (seat < 0)
    return broken(
      'TMY-19.5',
      move.by === null ? 'several seats may act: the move must name its seat' : 'no such faction is at the table',
    );
  // No seat decides to make these moves. They are only read from ledgers.
  if (isOnlyRead(move)) return asker === 'reader' ? undefined : onlyRead[move._tag];
  return mayMove(state, seat) ? undefined : notYourTurn('TMY-19.1', 'another seat decides now', toMove(state));
};

const judge = (state: State, seat: number, move: Move): Judged =>
  chapterOf(state, move._tag).judge(questionFor(state, seat), move);

/** Returns a function that finds the first rule that a move breaks; undefined if the move is legal. */
export const refusalFor =
  (asker: Asker) =>
  (state: State, move: Move): Refusal<RuleId> | undefined => {
    const seat = moverOf(state, move);
    return barred(state, seat, move, asker) ?? judge(state, seat, move).broken;
  };

/**
 * The state after a move, or the first rule that the move breaks. The move's question is built only once, for both the check and the effect of the
 * move.
 */
export const step = (state: State, move: Move): Either<Refusal<RuleId>, State> => {
  const seat = moverOf(state, move);
  const refused = barred(state, seat, move, 'player');
  if (refused !== undefined) return left(refused);
  const { broken: mistake, perform: effect } = judge(state, seat, move);
  if (mistake !== undefined) return left(mistake);
  const draft = draftOf(state);
  goOn(draft, effect(draft, null), null);
  return right(draft);
};

/**
 * Checks a move and, if the move is legal, carries it out in place. Returns the refusal, or undefined if the move is legal. `attempt` is meant for
 * replays, which own the state that it changes.
 */
export const attempt = (draft: Draft, move: Move, events: Events | null): Refusal<RuleId> | undefined => {
  const seat = moverOf(draft, move);
  const refused = barred(draft, seat, move, 'reader');
  if (refused !== undefined) return refused;
  const { broken: mistake, perform: effect } = judge(draft, seat, move);
  if (mistake === undefined) goOn(draft, effect(draft, events), events);
  return mistake;
};

/** Carries out a legal move on a private copy of the state. */
export const perform = (draft: Draft, move: Move, events: Events | null): void => {
  const asked = questionFor(draft, moverOf(draft, move));
  goOn(draft, chapterOf(draft, move._tag).perform(draft, asked, move, events), events);
};

/**
 * The state after a legal move and its consequences: offers, towns, income, and the end of a turn, a round or the game. The function never throws; if
 * the move is illegal in the state, the result is an unspecified state. Takes as long as copying the state and carrying out the consequences of the
 * move.
 *
 * @param state - the state in which the move is legal; it is not changed
 * @param move - a move that `check` or `legalMoves` found legal in this state
 * @returns a new state
 * @rule TMY-1.2 @rule TMY-14.12
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { applyLegal, check, defaultOptions, factions, setup } from 'rulehouse/terra-mystica';
 * const start = setup({ ...defaultOptions, 'maintain-player-order': true }, 7);
 * if (isRight(start)) {
 *   const checked = check({ _tag: 'Setup', by: null, faction: 'witches' })(start.right);
 *   if (isRight(checked)) factions[applyLegal(start.right, checked.right).seats[0]?.faction ?? -1]?.id; // 'witches'
 * }
 * ```
 */
export const applyLegal = (state: State, move: Legal<Move>): State => {
  const draft = draftOf(state);
  perform(draft, move, null);
  return draft;
};

/** Adds the legal moves of one seat to a list, kind by kind, each move once. */
const addMoves = (state: State, seat: number, moves: Move[]): void => {
  const asked = questionFor(state, seat);
  for (const list of listersOf(asked)) list(asked, moves);
};

/**
 * Lists every legal move once, in canonical form, seat by seat in ascending order. The list is empty if and only if the game is over. Takes as long
 * as checking every candidate move of the phase. During a turn, every hex in reach adds candidates. Of all the games, Terra Mystica takes the longest
 * to list its moves.
 *
 * @param state - any state of the game
 * @returns the moves in the documented order
 * @rule TMY-19.10
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, legalMoves, moveText, setup } from 'rulehouse/terra-mystica';
 * const start = setup(defaultOptions, 7);
 * if (isRight(start)) legalMoves(start.right).slice(0, 2).map(moveText.print); // ['setup alchemists', 'setup darklings']
 * ```
 */
export const legalMoves = (state: State): readonly Legal<Move>[] => {
  const moves: Move[] = [];
  for (const seat of movers(state)) addMoves(state, seat, moves);
  return mintAll(moves);
};
