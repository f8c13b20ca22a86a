/**
 * Checks games by other authors: what a module must export so that the command can use it as a game.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { printRefusal } from '../../core/contract/refusal.js';
import { isGameOver } from '../../core/playing/chance.js';
import { decode } from '../../core/reading/codec.js';
import { isObject } from '../../core/reading/objects.js';
import { errorMessage } from '../../core/values/error-fields.js';
import { type Fault, fault, show, under } from '../../core/values/fault.js';

const isFunction = (u: unknown): boolean => typeof u === 'function';
const isText = (u: unknown): boolean => typeof u === 'string' && u !== '' && u.length <= 200;
const has =
  (...names: readonly string[]) =>
  (u: unknown): boolean =>
    isObject(u) && names.every((name) => isFunction(u[name]));
const isCodec = has('decode', 'encode', 'is', 'validate');
const isNotation = has('print', 'parse');

/** The members that every game has, each with a basic test that it must pass. */
const members: Readonly<Record<string, (u: unknown) => boolean>> = {
  id: (u) => typeof u === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(u),
  title: isText,
  seats: (u) => isObject(u) && Number.isInteger(u['min']) && Number.isInteger(u['max']),
  rules: isObject,
  turnRule: isText,
  overRule: isText,
  optionInfo: Array.isArray,
  options: isCodec,
  state: isCodec,
  viewState: isCodec,
  move: isCodec,
  position: isNotation,
  viewText: isNotation,
  moveText: isNotation,
  ...Object.fromEntries(
    [
      ...['contradicted', 'setup', 'teams', 'key', 'seatCount', 'seatName', 'toMove', 'legalMoves', 'check'],
      ...['applyLegal', 'score', 'outcome', 'view', 'determinize', 'isSecret', 'board'],
    ].map((name) => [name, isFunction]),
  ),
};

/** True if an export is intended as a game, even if parts are missing. */
export const isMeant = (u: unknown): u is Readonly<Record<string, unknown>> =>
  isObject(u) && 'id' in u && ('legalMoves' in u || 'applyLegal' in u || 'setup' in u);

/** The types of a game by another author: its members are known, but their exact types are not. */
export interface UnknownTypes extends GameTypes {
  readonly Options: unknown;
}

const isGame = (u: Readonly<Record<string, unknown>>): u is Readonly<Record<string, unknown>> & Game<UnknownTypes> =>
  missing(u).length === 0;

const missing = (u: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(members).filter((name) => !members[name]!(u[name]));

/**
 * The first obvious error in a game; undefined if none is found. The game must start with the default options, read that position back from its text,
 * and accept a first move.
 */
const mistakeOf = (game: Game<UnknownTypes>): Fault | undefined => {
  const options = decode(game.options)({});
  if (isLeft(options)) return under('options')(options.left);
  const start = game.setup(options.right, 0);
  if (isLeft(start)) return fault(['setup'], `refuses the options by default: ${printRefusal(start.left)}`);
  const text = game.position.print(start.right);
  const read = game.position.parse(text);
  if (isLeft(read)) return under('position')(read.left);
  if (game.position.print(read.right) !== text) return fault(['position'], `${show(text)} is read as another position`);
  const seats = game.seatCount(start.right);
  if (game.teams(start.right).length !== seats)
    return fault(['teams'], `does not name ${seats} teams, one for each seat`);
  const [move] = game.legalMoves(start.right);
  if (move === undefined || isGameOver(game)(start.right)) return fault(['legalMoves'], 'nobody can begin');
  const again = game.moveText.parse(game.moveText.print(move));
  if (isLeft(again)) return under('moveText')(again.left);
  const checked = game.check(again.right)(start.right);
  return isLeft(checked) ? fault(['check'], `refuses the first legal move: ${printRefusal(checked.left)}`) : undefined;
};

/** The first line of an error's message, shortened to at most 200 characters. */
export const reasonOf = (error: unknown): string => errorMessage(error);

/** Reads an export as a game; a fault names the member that is wrong. */
export const readGameOf = (
  name: string,
  found: Readonly<Record<string, unknown>>,
): Either<Fault, Game<UnknownTypes>> => {
  try {
    if (!isGame(found))
      return left(fault([name, missing(found)[0]!], 'a game needs it, and it is not what it should be'));
    const wrong = mistakeOf(found);
    return wrong === undefined ? right(found) : left(under(name)(wrong));
  } catch (error) {
    return left(fault([name], `fails: ${reasonOf(error)}`));
  }
};
