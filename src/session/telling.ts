/**
 * Listeners of a session.
 *
 * @packageDocumentation
 */

/** Calls every listener. One that throws stops neither the others nor what the session was asked for: its error is reported as an unhandled rejection. */
export const tellAll = (listeners: Iterable<() => void>): void => {
  for (const listener of [...listeners])
    try {
      listener();
    } catch (error) {
      void Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
};
