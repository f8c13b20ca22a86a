/**
 * Bots in a worker: a page asks, a worker thinks, and the page does not freeze. Positions and moves are sent as text.
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
