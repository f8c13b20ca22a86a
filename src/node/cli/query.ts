/**
 * Commands that ask one question: games, start, legal, apply, why, show, perft.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, isRight, map, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import type { AnyGame, ChanceOutcome, Game, GameTypes } from '../../core/contract/game.js';
import { chanceOutcomes, weightOf } from '../../core/playing/chance.js';
import { perft as perftOf } from '../../core/playing/perft.js';
import { applyText } from '../../core/playing/play.js';
import { chain } from '../../core/values/either.js';
import type { Fault } from '../../core/values/fault.js';
import { byAscii } from '../../core/values/notation.js';
import { readGame, readOptions, readPosition, readSeat, readSeed, readView, readWhole, startOf } from '../host/args.js';
import { columns } from '../host/columns.js';
import type { CommandOutput, CommandResult } from '../host/finish.js';
import { type Io, wrapped } from '../host/io.js';
import { everyGame } from '../host/own-games.js';
import { paintOf } from '../host/paint.js';
import { pictureOf } from '../host/pictures.js';
import { eachShown } from '../host/progress.js';
import { printReason, reasonFor } from '../host/reason.js';
import { moveInWords, viewInWords } from '../host/words.js';
import { legendOf, paintBoard } from './play/legend.js';

/** The answer to a command that asks a question: what was found, or a fault. */
type QueryAnswer = Either<Fault, CommandResult>;

const inGame = <A>(id: string, use: <T extends GameTypes>(game: Game<T>) => Either<Fault, A>): Either<Fault, A> =>
  chain(readGame(id), (any) => any.open(use));

/** A text found by a command; `--json` prints the text as a field of an object, next to the game's id. */
const foundAs = (name: string, id: string, text: string): CommandResult => ({
  json: { game: id, [name]: text },
  text: () => text,
});

const describe = ({ open }: AnyGame, { isTerminal, width, ...io }: Io): CommandResult =>
  open(({ id, title, seats, optionInfo }) => ({
    json: { id, title, seats, options: optionInfo },
    text: () => {
      const first = `${id}: ${title}, ${seats.min === seats.max ? seats.min : `${seats.min}-${seats.max}`} seats`;
      const lines = optionInfo.map(
        ({ name, rule, meaning, values, default: usual }) =>
          `${name} (${rule}): ${meaning}; ${values}; default ${usual}`,
      );
      return [
        isTerminal === true ? paintOf(io)('bold', first) : first,
        ...lines.map((one) => (isTerminal === true ? wrapped(one, width, '    ').slice(2) : `  ${one}`)),
      ].join('\n');
    },
  }));

/** Describes every game of the library, and after these the games that modules add. */
export const games = (io: Io): QueryAnswer => {
  const all = everyGame().map((any) => describe(any, io));
  return right({ json: all.map(({ json }) => json), text: () => all.map(({ text }) => text()).join('\n') });
};

/** The position after a game's set-up with the given options and seed. */
export const start = (id: string, options: string, seed: string): QueryAnswer =>
  inGame(id, (game) =>
    chain(readOptions(game, options), (chosen) =>
      chain(readSeed(seed), (chance) =>
        map((state: Parameters<typeof game.position.print>[0]) => foundAs('position', id, game.position.print(state)))(
          startOf(game, chosen, chance),
        ),
      ),
    ),
  );

/**
 * Prints the legal moves in sorted order, one on each line, as notations or as JSON. If chance decides, the possible outcomes are printed with their
 * weights. `position` may be a complete position, or the view of the seat that has to decide.
 */
export const legal = (id: string, position: string, asJson: boolean): CommandOutput =>
  inGame(id, (game) =>
    chain(readView(game, position), (view) => {
      const outcomes = chanceOutcomes(game)(view);
      if (outcomes.length > 0 && !asJson) return right(chanceText(game, outcomes));
      const moves = game.legalMoves(view).map((move) => ({ move, text: game.moveText.print(move) }));
      const sorted = [...moves].sort((a, b) => byAscii(a.text, b.text));
      return right(sorted.map(({ move, text }) => (asJson ? JSON.stringify(game.move.encode(move)) : text)).join('\n'));
    }),
  );

/** Says that chance decides, and lists the possible outcomes with their weights. */
const chanceText = <T extends GameTypes>(game: Game<T>, outcomes: readonly ChanceOutcome<T['Move']>[]): string => {
  const sum = weightOf(outcomes);
  const lines = outcomes.map(({ move, weight }) => `${game.moveText.print(move)}: ${weight}/${sum}`).sort(byAscii);
  return ['chance decides:', ...lines].join('\n');
};

/** The position after the given move. */
export const apply = (id: string, position: string, move: string): QueryAnswer =>
  inGame(id, (game) =>
    chain(readPosition(game, position), (state) =>
      map((after: typeof state) => foundAs('position', id, game.position.print(after)))(applyText(game)(move)(state)),
    ),
  );

/** Answers `legal`, or names the rule that the move breaks; if requested, a description of the move in words comes first. */
export const why = (id: string, position: string, move: string, inWords: boolean): QueryAnswer =>
  inGame(id, (game) =>
    chain(readView(game, position), (view) => {
      const reason = reasonFor(game, view, move);
      const said = inWords ? moveInWords(id, position, move) : undefined;
      const words = said !== undefined && isRight(said) ? said.right : null;
      return right({
        json: { ...reason, words },
        text: () => `${words === null ? '' : `${words}: `}${printReason(reason)}`,
      });
    }),
  );

/** The flags of `show`. */
export interface ShowFlags {
  readonly seat?: string;
  readonly words?: boolean;
  readonly svg?: true;
  readonly json?: boolean;
}

/**
 * Shows a picture of the position: as the given seat sees it, or with nothing hidden if no seat is given. If requested, the position is also
 * described in words, before the picture.
 */
export const show = (id: string, position: string, { seat, words: inWords, svg }: ShowFlags, io: Io): QueryAnswer =>
  chain(drawn(id, position, seat), (board) =>
    chain(inWords === true ? viewInWords(id, position) : right(null), (words: string | null) =>
      map((picture: string | null): CommandResult => {
        const legend = io.isTerminal === true ? legendOf(id, io.width, paintOf(io)) : undefined;
        const parts = [words, paintBoard(id, board, paintOf(io)), legend].filter((one) => typeof one === 'string');
        return { json: { board, words, svg: picture }, text: () => picture ?? parts.join('\n\n') };
      })(svg === true ? draw(id, position, seat) : right(null)),
    ),
  );

/** Draws the position as SVG: as the given seat sees it, or with nothing hidden if no seat is given. */
const draw = (id: string, position: string, seatText: string | undefined): CommandOutput =>
  inGame(id, (game) => {
    if (seatText === undefined) return pictureOf(id, position);
    return chain(readPosition(game, position), (state) =>
      chain(readSeat(seatText, game.seatCount(state)), (seat) =>
        pictureOf(id, game.viewText.print(game.view(seat)(state)), isSome(seat) ? { seat: seat.value } : {}),
      ),
    );
  });

const drawn = (id: string, position: string, seatText: string | undefined): CommandOutput =>
  inGame(id, (game) => {
    if (seatText === undefined) return map(game.board)(readView(game, position));
    return chain(readPosition(game, position), (state) =>
      map((seat: Parameters<typeof game.view>[0]) => game.board(game.view(seat)(state)))(
        readSeat(seatText, game.seatCount(state)),
      ),
    );
  });

/** Counts the move sequences of a given length separately for each first move; the first moves are sorted by notation. */
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

/** The number of move sequences of a given length, in total or for each first move. */
export const perft = async (
  id: string,
  position: string,
  depthText: string,
  byMove: boolean,
  io: Io,
): Promise<QueryAnswer> => {
  const any = readGame(id);
  if (isLeft(any)) return any;
  return any.right.open(async (game): Promise<QueryAnswer> => {
    const state = readPosition(game, position);
    if (isLeft(state)) return state;
    const depth = readWhole('depth', depthText, byMove ? 1 : 0, 30);
    if (isLeft(depth)) return depth;
    const rows = depth.right === 0 ? [] : await divided(game, state.right, depth.right, io);
    const nodes = depth.right === 0 ? 1 : rows.reduce((sum, [, count]) => sum + count, 0);
    const moves = byMove ? rows.map(([move, count]) => ({ move, nodes: count })) : null;
    const divideText = (): string =>
      io.isTerminal === true
        ? columns(io, ['move', 'nodes'], [...rows, ['total', nodes]])
        : [...rows.map(([move, count]) => `${move}: ${count}`), `total: ${nodes}`].join('\n');
    return right({
      json: { game: id, depth: depth.right, nodes, moves },
      text: () => (byMove ? divideText() : String(nodes)),
    });
  });
};
