/**
 * Opens the worker in which bots think, from the file beside those of the page.
 *
 * @packageDocumentation
 */
import type { Port } from '../../bots/worker/messages.js';

/** Opens the worker beside this file. Browsers refuse a worker from another server; the bots then think in the page, in short slices of time. */
export const openWorker = (): Port | undefined => {
  try {
    return new Worker(new URL('thinking.js', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
};
