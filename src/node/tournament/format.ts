/**
 * Formats numbers for human readers.
 *
 * @packageDocumentation
 */
import type { Results, Thinking } from '../../arena/index.js';

export const decimal = (value: number, digits: number): string => value.toFixed(digits);

/** A share in per cent, without the per cent symbol. */
export const percent = (share: number): string => decimal(100 * share, 1);

/** The bounds of a share, in per cent. */
export const within = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `[${percent(low)}, ${percent(high)}]`;

/** A whole number with its sign; negative numbers have a minus sign `−` rather than a hyphen. */
export const signed = (value: number): string => {
  const whole = Math.round(value);
  return whole === 0 ? '0' : `${whole < 0 ? '−' : '+'}${Math.abs(whole)}`;
};

/** A number with a noun in the singular or plural: `1 game`, `2 games`. */
export const count = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`;

/** A time in milliseconds; short times have two decimals. */
export const millisText = (millis: number): string => `${decimal(millis, millis < 10 ? 2 : 0)} ms`;

/** The time of a bot for a move; a dash if it has made none. */
export const moveTime = ({ moves, millis }: Thinking): string => (moves === 0 ? '–' : millisText(millis));

/** The milliseconds of a bot for a game, of which the last answer may be one that came too late. */
export const gameMillis = ({ thinking, standings }: Results, bot: number): number => {
  const { moves, millis } = thinking[bot]!;
  const games = standings.find((one) => one.bot === bot)?.games ?? 0;
  return (Math.max(1, moves) * millis) / Math.max(1, games);
};

/** The number of games that a bot lost on time. */
export const lostOnTime = ({ losses }: Results, loser: number): number =>
  losses.reduce((sum, { bot, reason, games }) => sum + (bot === loser && reason === 'time' ? games : 0), 0);
