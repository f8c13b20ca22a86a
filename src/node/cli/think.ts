/**
 * `think`: a bot's analysis of a position.
 *
 * @packageDocumentation
 */

import * as E from 'fp-ts/Either';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { isSome, some } from 'fp-ts/Option';
import {
  type Analysis,
  type Forecast,
  forecastOf,
  forecastText,
  type Knowledge,
  outlookOf,
  type Player,
  think as thinkOf,
} from '../../bots/index.js';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { isGameOver } from '../../core/playing/chance.js';
import { decode } from '../../core/reading/codec.js';
import { orNull } from '../../core/values/absent.js';
import { type Fault, fault } from '../../core/values/fault.js';
import type { Seed } from '../../core/values/random.js';
import { firstSeats, numberedSeat, type Seat } from '../../core/values/seat.js';
import { longestLine, percent, tableOf } from '../host/analysis-table.js';
import { readSeat, readSeed, readView } from '../host/args.js';
import { readKnown } from '../host/bots.js';
import { type Entrant, readEntrant, readLimits } from '../host/entrant.js';
import type { Io } from '../host/io.js';
import type { MoveChoice } from '../host/seated-player.js';
import { lineInWords } from '../host/words.js';

/** The flags of `think`. */
export interface ThinkFlags {
  readonly bot: string;
  readonly seat?: string;
  readonly seed: string;
  readonly json?: boolean;
  readonly botTime?: string;
  readonly botMemory?: string;
}

/** An analysis in readable form: a forecast, and the expected moves in words. */
interface AnalysisInWords {
  readonly forecast: Forecast | undefined;
  readonly words: readonly string[];
}

const saidOf = <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  view: T['View'],
  seat: Seat,
  analysis: Analysis<T['Move']>,
  isPlan: boolean,
): AnalysisInWords => {
  // Forecasts use public information only, so any determinization of the view will do.
  const state = game.determinize(view, 0);
  const alone = isPlan ? knowledge.stretch?.(state, seat)?.start : undefined;
  const line = analysis.candidates[0]?.line.slice(0, longestLine) ?? [analysis.best];
  const forecast = forecastOf(knowledge, state, seat, analysis, outlookOf(game, knowledge, state));
  return { forecast, words: lineInWords(game, view, line, alone) };
};

const linesOf = ({ forecast, words }: AnalysisInWords): readonly string[] => [
  ...(forecast === undefined ? [] : [forecastText(forecast)]),
  ...(words.length === 0 ? [] : [`expected: ${words.join('; ')}`]),
];

const jsonOf = <T extends GameTypes>(
  game: Game<T>,
  seat: Seat,
  analysis: Analysis<T['Move']>,
  { forecast, words }: AnalysisInWords,
): string =>
  JSON.stringify({
    seat,
    best: game.moveText.print(analysis.best),
    forecast: orNull(forecast),
    words,
    iterations: analysis.iterations,
    depth: analysis.depth,
    nodes: analysis.nodes,
    done: analysis.done,
    candidates: analysis.candidates.map(({ move, visits, value, line, proven }) => ({
      move: game.moveText.print(move),
      visits,
      value,
      line: line.map(game.moveText.print),
      proven,
    })),
  });

const nothingToDecide = <T extends GameTypes>(game: Game<T>, view: T['View'], seat: Seat): Fault =>
  fault(['--seat'], `${game.seatName(seat, view)} has nothing to decide`, game.turnRule);

/**
 * Asks a program about a position; returns the program's move and its remarks. When asked about a single position, the program is given the game's
 * default options.
 */
const asked = async <T extends GameTypes>(
  game: Game<T>,
  entrant: Entrant,
  view: T['View'],
  seat: Seat,
  seed: Seed,
  asJson: boolean,
): Promise<Either<Fault, string>> => {
  const options = decode(game.options)({});
  if (isLeft(options)) return options;
  if (!game.toMove(view).includes(seat)) return left(nothingToDecide(game, view, seat));
  const players = firstSeats(game.seatCount(view)).map(numberedSeat);
  const seated = entrant.sit({ game, options: options.right, seat, players, seed }, {});
  const choice = await seated.choose(view, []);
  await seated.end?.({ reason: 'broken-off', winners: [], scores: null });
  if (isLeft(choice))
    return left(fault(['bot'], `${choice.left.reason}: ${choice.left.text}`, choice.left.rule ?? undefined));
  return right(chosenText(game, seat, choice.right, asJson));
};

/** Prints the move that a program chose, as readable lines or as JSON. */
const chosenText = <T extends GameTypes>(
  game: Game<T>,
  seat: Seat,
  { move, said }: MoveChoice<T>,
  asJson: boolean,
): string => {
  const best = game.moveText.print(move);
  const { value = null, line = null, iterations = null } = said ?? {};
  if (asJson) return JSON.stringify({ seat, best, iterations, value, line });
  const told = [
    iterations === null ? '' : `iterations ${iterations}`,
    value === null ? '' : `worth ${value.map(percent).join(' ')}`,
    line === null ? '' : `line ${line.slice(0, longestLine).join(' ')}`,
  ];
  return [`best: ${best}`, ...told.filter((one) => one !== '')].join('\n');
};

/** Analyses a position with one of the library's bots, which thinks in short slices. */
const thought = async <T extends GameTypes>(
  game: Game<T>,
  player: Player<T>,
  view: T['View'],
  seat: Seat,
  io: Io,
): Promise<Either<Fault, Analysis<T['Move']>>> => {
  const search = player.look(view, seat);
  if (search === undefined) return left(nothingToDecide(game, view, seat));
  const analysis = await thinkOf(search, player.budget, {
    onInfo: ({ best, iterations }) => io.progress?.(`${iterations} iterations: ${game.moveText.print(best)}`),
  });
  io.progress?.('');
  return right(analysis);
};

/** Lets a bot think about a position; the given text is the complete position or a seat's masked view. */
export const think = async (
  id: string,
  position: string,
  flags: ThinkFlags,
  io: Io,
): Promise<Either<Fault, string>> => {
  const read = pipe(
    E.Do,
    E.bind('limits', () => readLimits(flags)),
    E.bind('entrant', ({ limits }) => readEntrant(flags.bot, limits)),
    E.bind('seed', () => readSeed(flags.seed)),
    E.bind('known', () => readKnown(id)),
  );
  if (isLeft(read)) return read;
  const { entrant, seed, known } = read.right;
  return known.open(async (game, knowledge): Promise<Either<Fault, string>> => {
    const view = readView(game, position);
    if (isLeft(view)) return view;
    const chosen = readSeat(flags.seat, game.seatCount(view.right));
    if (isLeft(chosen)) return chosen;
    const seat = isSome(chosen.right) ? chosen.right.value : game.toMove(view.right)[0];
    if (seat === undefined)
      return left(
        isGameOver(game)(view.right)
          ? fault([], 'the game is over', game.overRule)
          : fault([], 'chance decides, no seat', game.turnRule),
      );
    // Reduce the text to the seat's view, because a bot must know no more than its seat.
    const seen = game.view(some(seat))(view.right);
    if (entrant.bot === undefined) return asked(game, entrant, seen, seat, seed, flags.json === true);
    const analysis = await thought(game, entrant.bot.sit(game, knowledge, seed), seen, seat, io);
    if (isLeft(analysis)) return analysis;
    const said = saidOf(game, knowledge, seen, seat, analysis.right, /^plan\b/.test(entrant.bot.text));
    if (flags.json === true) return right(jsonOf(game, seat, analysis.right, said));
    return right(tableOf(game, seat, analysis.right, io, { said: linesOf(said) }));
  });
};
