/**
 * Bots in a worker: the page asks and the worker thinks, so the page does not freeze. Positions and moves are sent to and from the worker as texts.
 *
 * @packageDocumentation
 * @module rulehouse/bots/worker
 */
export {
  type AskOptions,
  connect,
  type Foreseen,
  type Remote,
  type RemotePlayer,
  type Signal,
  type Wanted,
} from './connect.js';
export type { Port } from './messages.js';
export { serve } from './serve.js';
