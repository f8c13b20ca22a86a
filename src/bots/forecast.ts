/**
 * Forecasts: an analysis in terms that players understand. A forecast gives the chance of winning or the final points, the error of this estimate,
 * and what the second best move would lose.
 *
 * @packageDocumentation
 */
import type { Analysis } from './analysis.js';
import type { Stretch } from './stretch.js';

/** How plans for all seats improve the forecasts for some positions, for instance for those in the last round. */
export interface PlannedPoints<State> {
  /**
   * Returns, for each seat, the stretch that it plans; the entry is undefined for a seat that has nothing to plan. The whole result is undefined in
   * positions where plans do not help.
   */
  readonly stretches: (state: State) => readonly (Stretch<State> | undefined)[] | undefined;
  /** The points that each seat can expect, given the position at the end of each seat's plan. */
  readonly expected: (state: State, ends: readonly State[]) => readonly number[];
  /** The root mean square error in the expected points of one seat. */
  readonly error: number;
  /** The root mean square error in a seat's lead over the best of the other seats. */
  readonly leadError: number;
}

/** The points that each seat can expect at the end of the game, and the errors of these numbers. */
export interface Outlook {
  /** The points that each seat can expect, by seat. */
  readonly points: readonly number[];
  /** The root mean square error in the expected points of one seat. */
  readonly error: number;
  /** The root mean square error in a seat's lead over the best of the other seats. */
  readonly leadError: number;
}

/**
 * How a search's values are converted into numbers that players understand. For games of points, a calibration gives each seat's expected points,
 * their error, and the number of points that corresponds to the value 1. For other games, a calibration gives the factor that converts values into
 * chances, and the error of these chances. The calibrations were measured with research/fit/calibration.mjs and research/fit/terra-mystica-people.mjs.
 */
export type Calibration<State> =
  | {
      readonly _tag: 'Points';
      /** The number of points that corresponds to the value 1. */
      readonly points: number;
      /** The points that each seat can expect; undefined as long as no estimate is possible, for instance before the first round. */
      readonly expected: (state: State) => readonly number[] | undefined;
      /** The root mean square error in the expected points of one seat. */
      readonly error: (state: State) => number;
      /** The root mean square error in a seat's lead over the best of the other seats. */
      readonly leadError: (state: State) => number;
      /** How plans make the forecasts of some positions better; left out if they never do. */
      readonly planned?: PlannedPoints<State>;
    }
  | {
      readonly _tag: 'Chance';
      /** The chance's difference from an even share, divided by the value's difference from an even share. */
      readonly slope: number;
      /** The error of a predicted chance: the root mean square of the errors in ten groups of predictions, a number from 0 to 1. */
      readonly error: number;
    };

/** The forecast for one seat. */
export type Forecast =
  | {
      readonly _tag: 'Points';
      /** The points that the seat is expected to have at the end, and the error of this estimate. */
      readonly points: number;
      readonly error: number;
      /** The expected lead of the seat over the best other seat; negative if the seat is expected to be behind. */
      readonly lead: number;
      readonly leadError: number;
      /** The points that the second best move would lose; null if there is no other move. */
      readonly second: number | null;
    }
  | {
      readonly _tag: 'Chance';
      /** The chance of winning, from 0 to 1, and the error of this estimate. */
      readonly chance: number;
      readonly error: number;
      /** How much lower the chance of winning would be after the second best move; null if there is no other move. */
      readonly second: number | null;
    };

const bounded = (value: number): number => Math.min(1, Math.max(0, value));

const bestOther = (values: readonly number[], seat: number): number =>
  Math.max(...values.filter((_, other) => other !== seat));

/** Estimates the points that each seat can expect, without any search; undefined if the game has no points, or if no estimate is possible. */
export const quickOutlook = <State>(
  { calibration }: { readonly calibration?: Calibration<State> },
  state: State,
): Outlook | undefined => {
  if (calibration?._tag !== 'Points') return undefined;
  const points = calibration.expected(state);
  return points && { points, error: calibration.error(state), leadError: calibration.leadError(state) };
};

/**
 * Makes a seat's forecast from an analysis: the chance of winning or the points, with the measured error.
 *
 * @param knowledge - what bots know about the game; only the calibration is used
 * @param state - the position, or the seat's view of it
 * @param seat - the seat that has to decide in the position
 * @param analysis - the result of a search
 * @param outlook - what each seat can expect, for instance from `outlookOf`, which is more exact but slower; by default an estimate without a search
 * @returns the forecast; undefined if the analysis has no candidates, or if the game has no calibration
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { botOf, forecastOf, terrafex, thinkNow } from 'rulehouse/bots';
 * import { game, initial } from 'rulehouse/terrafex';
 *
 * const bot = botOf('mcts');
 * const search = isRight(bot) ? bot.right.sit(game, terrafex, 1).look(initial, 0) : undefined;
 * if (search) forecastOf(terrafex, initial, 0, thinkNow(search, { iterations: 50 }))?._tag; // 'Chance'
 * ```
 */
export const forecastOf = <State, Move>(
  knowledge: { readonly calibration?: Calibration<State> },
  state: State,
  seat: number,
  analysis: Analysis<Move>,
  outlook: Outlook | undefined = quickOutlook(knowledge, state),
): Forecast | undefined => {
  const { calibration } = knowledge;
  const [first, next] = analysis.candidates;
  if (calibration === undefined || first === undefined) return undefined;
  const own = first.value[seat]!;
  const lost = next === undefined ? null : Math.max(0, own - next.value[seat]!);
  switch (calibration._tag) {
    case 'Points': {
      if (outlook === undefined) return undefined;
      const { error, leadError } = outlook;
      const points = outlook.points[seat]!;
      const lead = points - bestOther(outlook.points, seat);
      return {
        _tag: 'Points',
        points,
        error,
        lead,
        leadError,
        second: lost === null ? null : lost * calibration.points,
      };
    }
    case 'Chance': {
      const { slope, error } = calibration;
      const even = 1 / first.value.length;
      const second = lost === null ? null : Math.min(1, lost * slope);
      return { _tag: 'Chance', chance: bounded(even + slope * (own - even)), error, second };
    }
  }
};

/**
 * Writes a forecast as one line of English, as `rulehouse think` prints it.
 *
 * @param forecast - the result of {@link forecastOf}
 * @returns for instance `you lead by 6 ± 8: 128 ± 7 points; the second best move loses 1.5`
 *
 * @example
 * ```ts
 * import { forecastText } from 'rulehouse/bots';
 * forecastText({ _tag: 'Chance', chance: 0.62, error: 0.04, second: 0.05 }); // 'chance to win 62 ± 4 %; the second best move loses 5 %'
 * ```
 */
export const forecastText = (forecast: Forecast): string => {
  switch (forecast._tag) {
    case 'Points': {
      const { points, error, lead, leadError, second } = forecast;
      const way = lead < 0 ? 'are behind' : 'lead';
      const told = `you ${way} by ${Math.abs(lead).toFixed(0)} ± ${leadError.toFixed(0)}: ${points.toFixed(0)} ± ${error.toFixed(0)} points`;
      return second === null ? told : `${told}; the second best move loses ${second.toFixed(1)}`;
    }
    case 'Chance': {
      const { chance, error, second } = forecast;
      const told = `chance to win ${(100 * chance).toFixed(0)} ± ${(100 * error).toFixed(0)} %`;
      return second === null ? told : `${told}; the second best move loses ${(100 * second).toFixed(0)} %`;
    }
  }
};
