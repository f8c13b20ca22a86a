/**
 * Numbers as people read them.
 *
 * @packageDocumentation
 */

export const decimal = (value: number, digits: number): string => value.toFixed(digits);

/** A share in per cent, without the per cent symbol. */
export const percent = (share: number): string => decimal(100 * share, 1);

/** The bounds of a share, in per cent. */
export const within = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `[${percent(low)}, ${percent(high)}]`;

/** A whole number with its sign, for which the minus sign `−` is used and not a hyphen. */
export const signed = (value: number): string => {
  const whole = Math.round(value);
  return whole === 0 ? '0' : `${whole < 0 ? '−' : '+'}${Math.abs(whole)}`;
};

/** A number of things: `1 game`, `2 games`. */
export const count = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`;
