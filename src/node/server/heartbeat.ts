/**
 * The sign of life of an event stream.
 *
 * @packageDocumentation
 */

/** The milliseconds between two signs of life of a stream. */
export const heartbeat = 15_000;
