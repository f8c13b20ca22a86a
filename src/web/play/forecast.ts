/**
 * Forecasts in the language of the page: the expected result of a position, and the usual error of such a forecast.
 *
 * @packageDocumentation
 */
import type { Forecast } from '../../bots/forecast.js';
import type { Speak } from './words.js';

const whole = (value: number): string => value.toFixed(0);

const percent = (share: number): string => whole(100 * share);

const standing = (forecast: Forecast, who: string | null, speak: Speak): string => {
  const [whose, params] = who === null ? ['you', {}] : ['seat', { who }];
  switch (forecast._tag) {
    case 'Points': {
      const { points, error, lead, leadError } = forecast;
      return speak(`play.forecast.${lead < 0 ? 'behind' : 'lead'}.${whose}`, {
        ...params,
        lead: whole(Math.abs(lead)),
        leadError: whole(leadError),
        points: whole(points),
        error: whole(error),
      });
    }
    case 'Chance':
      return speak(`play.forecast.chance.${whose}`, {
        ...params,
        chance: percent(forecast.chance),
        error: percent(forecast.error),
      });
  }
};

const secondBest = ({ _tag, second }: Forecast, speak: Speak): string => {
  if (second === null) return '';
  const loss = _tag === 'Points' ? second.toFixed(1) : `${percent(second)} %`;
  return ` ${speak('play.forecast.second', { loss })}`;
};

/**
 * A forecast in words: the expected result of a seat, and how much worse the second-best move is. The seat is called by the given name, or `you` if
 * no name is given.
 */
export const forecastWords = (forecast: Forecast, who: string | null, speak: Speak): string =>
  standing(forecast, who, speak) + secondBest(forecast, speak);
