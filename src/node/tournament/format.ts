/**
 * Formats numbers for human readers.
 *
 * @packageDocumentation
 */

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
