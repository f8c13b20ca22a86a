/**
 * Commands that ask one question: games, start, legal, apply, why, show, perft.
 *
 * @packageDocumentation
 */
import type { Answer } from '../host/finish.js';
import type { Io } from '../host/io.js';
import { eachShown } from '../host/progress.js';
import { reasonOf } from '../host/reason.js';
import { isLeft, isRight, map, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { chain } from '../core/values/either.js';
import type { AnyGame, ChanceOutcome, Game, GameTypes } from '../core/contract/game.js';
import { byAscii } from '../core/values/notation.js';
import { chanceOutcomes, weightOf } from '../core/playing/chance.js';
import { perft as perftOf } from '../core/playing/perft.js';
import { applyText } from '../core/playing/play.js';
import { everyGame } from '../host/own-games.js';
import { pictureOf } from '../host/pictures.js';
import { moveInWords, viewInWords } from '../host/words.js';
import { readGame, readOptions, readPosition, readSeat, readSeed, readView, readWhole, startOf } from '../host/args.js';

const inGame = (id: string, use: <T extends GameTypes>(game: Game<T>) => Answer): Answer =>
  chain(readGame(id), (any) => any.open(use));

const describe = ({ open }: AnyGame): { readonly text: string; readonly json: unknown } =>
  open(({ id, title, seats, optionInfo }) => ({
    text: [
      `${id}: ${title}, ${seats.min === seats.max ? seats.min : `${seats.min}-${seats.max}`} seats`,
      ...optionInfo.map(
        (info) => `  ${info.name} (${info.rule}): ${info.meaning}; ${info.values}; default ${info.default}`,
      ),
    ].join('\n'),
    json: { id, title, seats, options: optionInfo },
  }));

/** Every game of the library, then those of modules. */
export const games = (asJson: boolean): Answer => {
  const all = everyGame().map(describe);
  return right(asJson ? JSON.stringify(all.map(({ json }) => json)) : all.map(({ text }) => text).join('\n'));
};

/** The position after set-up. */
export const start = (id: string, options: string, seed: string): Answer =>
  inGame(id, (game) =>
    chain(readOptions(game, options), (chosen) =>
      chain(readSeed(seed), (chance) => map(game.position.print)(startOf(game, chosen, chance))),
    ),
  );

/**
 * Legal moves, sorted, one a line: notations or JSON. Where chance decides, its outcomes with their weights. Takes the view of the seat to
 * decide as well as a whole position.
 */
export const legal = (id: string, position: string, asJson: boolean): Answer =>
  inGame(id, (game) =>
    chain(readView(game, position), (view) => {
      const outcomes = chanceOutcomes(game)(view);
      if (outcomes.length > 0 && !asJson) return right(chanceText(game, outcomes));
      const moves = game.legalMoves(view).map((move) => ({ move, text: game.moveText.print(move) }));
      const sorted = [...moves].sort((a, b) => byAscii(a.text, b.text));
      return right(sorted.map(({ move, text }) => (asJson ? JSON.stringify(game.move.encode(move)) : text)).join('\n'));
    }),
  );

/** Says that chance decides, and lists its outcomes with their weights. */
const chanceText = <T extends GameTypes>(game: Game<T>, outcomes: readonly ChanceOutcome<T['Move']>[]): string => {
  const sum = weightOf(outcomes);
  const lines = outcomes.map(({ move, weight }) => `${game.moveText.print(move)}: ${weight}/${sum}`).sort(byAscii);
  return ['chance decides:', ...lines].join('\n');
};

/** The position after a move. */
export const apply = (id: string, position: string, move: string): Answer =>
  inGame(id, (game) =>
    chain(readPosition(game, position), (state) => map(game.position.print)(applyText(game)(move)(state))),
  );

/** `legal`, or the rule that the move breaks; if wanted, before it the move in words. */
export const why = (id: string, position: string, move: string, inWords: boolean): Answer =>
  inGame(id, (game) =>
    chain(readView(game, position), (view) => {
      const reason = reasonOf(game, view, move);
      const words = inWords ? moveInWords(id, position, move) : undefined;
      return right(words !== undefined && isRight(words) ? `${words.right}: ${reason}` : reason);
    }),
  );

/** A picture of the position as a seat sees it; without a seat as it is. If wanted, before it how the position stands in words. */
export const show = (id: string, position: string, seatText: string | undefined, inWords: boolean): Answer =>
  chain(drawn(id, position, seatText), (picture) =>
    inWords ? map((words: string) => `${words}\n\n${picture}`)(viewInWords(id, position)) : right(picture),
  );

/** The position as SVG, as a seat sees it; without a seat as it is. */
export const draw = (id: string, position: string, seatText: string | undefined): Answer =>
  inGame(id, (game) => {
    if (seatText === undefined) return pictureOf(id, position);
    return chain(readPosition(game, position), (state) =>
      chain(readSeat(seatText, game.seatCount(state)), (seat) =>
        pictureOf(id, game.viewText.print(game.view(seat)(state)), isSome(seat) ? { seat: seat.value } : {}),
      ),
    );
  });

const drawn = (id: string, position: string, seatText: string | undefined): Answer =>
  inGame(id, (game) => {
    if (seatText === undefined) return map(game.board)(readView(game, position));
    return chain(readPosition(game, position), (state) =>
      map((seat: Parameters<typeof game.view>[0]) => game.board(game.view(seat)(state)))(
        readSeat(seatText, game.seatCount(state)),
      ),
    );
  });

/** The sequences of a length by first move: notation and number, in the order of the notations. */
const divided = async <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  depth: number,
  io: Io,
): Promise<readonly (readonly [move: string, nodes: number])[]> => {
  const count = perftOf(game);
  const rows = await eachShown(
    io,
    'first moves',
    game.legalMoves(state),
    (move) => [game.moveText.print(move), count(game.applyLegal(state, move), depth - 1)] as const,
  );
  return [...rows].sort(([a], [b]) => byAscii(a, b));
};

/** The number of move sequences of a length, or the numbers by first move. */
export const perft = async (
  id: string,
  position: string,
  depthText: string,
  byMove: boolean,
  io: Io,
): Promise<Answer> => {
  const any = readGame(id);
  if (isLeft(any)) return any;
  return any.right.open(async (game): Promise<Answer> => {
    const state = readPosition(game, position);
    if (isLeft(state)) return state;
    const depth = readWhole('depth', depthText, byMove ? 1 : 0, 30);
    if (isLeft(depth)) return depth;
    const rows = depth.right === 0 ? [['', 1] as const] : await divided(game, state.right, depth.right, io);
    const total = rows.reduce((sum, [, nodes]) => sum + nodes, 0);
    return right(
      byMove ? [...rows.map(([move, nodes]) => `${move}: ${nodes}`), `total: ${total}`].join('\n') : String(total),
    );
  });
};
