/**
 * Calls the functions that listen to a session.
 *
 * @packageDocumentation
 */

/** Calls every listener, even if one of them throws; the error is reported as an unhandled rejection. */
export const tellAll = (listeners: Iterable<() => void>): void => {
  for (const listener of [...listeners])
    try {
      listener();
    } catch (error) {
      void Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
};
