/**
 * What clocks show, in figures.
 *
 * @packageDocumentation
 */
import type { Times } from '../../table/index.js';

/** Writes a time in hours, minutes and seconds. */
export const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (count: number): string => String(count).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

/** The present reading of a seat's clock, some milliseconds after its times were heard; undefined if the seat has no clock. */
export const readingOf = ({ left, running }: Times, seat: number, elapsed: number): number | undefined => {
  const then = left[seat];
  return then !== undefined && running.some((one) => one === seat) ? then - elapsed : then;
};
