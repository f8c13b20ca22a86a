/** Positions and moves from their texts, for tests. */
import { applyMove, explain, isRight, parseMoveIn } from 'rulehouse';
import { game, type State } from '../src/game.ts';

/** Parses a position. */
export const at = (text: string): State => {
  const read = game.position.parse(text);
  if (isRight(read)) return read.right;
  throw new Error(`${text}: ${read.left.reason}`);
};

const made = (state: State, text: string) => {
  const move = parseMoveIn(game)(text)(state);
  if (isRight(move)) return applyMove(game)(move.right)(state);
  throw new Error(`${text}: ${move.left.reason}`);
};

/** Plays moves from a position; returns the text of the resulting position. */
export const after = (start: string, ...moves: readonly string[]): string =>
  game.position.print(
    moves.reduce((state, text) => {
      const next = made(state, text);
      if (isRight(next)) return next.right;
      throw new Error(`${text}: ${explain(next.left)}`);
    }, at(start)),
  );

/** The rule that a move breaks; undefined if the move is legal. */
export const broken = (start: string, move: string): string | undefined => {
  const next = made(at(start), move);
  return isRight(next) ? undefined : next.left.rule;
};

/** The rule that a text breaks as a position; undefined if it is valid. */
export const impossible = (text: string): string | undefined => {
  const read = game.position.parse(text);
  return isRight(read) ? undefined : read.left.rule;
};

/** The legal moves of a position. */
export const legal = (text: string): readonly string[] => game.legalMoves(at(text)).map(game.moveText.print);
