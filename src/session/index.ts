/**
 * The game of a page, without the page: one object with everything that a viewer sees and can do.
 *
 * Start with {@link session}; {@link join} does the same for a table of a server, and {@link look} for a record. Each handle contains views only, so
 * a page cannot show anything that its seat may not see.
 *
 * @packageDocumentation
 * @module rulehouse/session
 */
export type { AnyDone, AnySession, AnySnapshot } from './closed.js';
export type { Confirm } from './deed.js';
export { look, session } from './local.js';
export { join, type Fetch, type JoinOptions } from './remote.js';
export type { SessionSetup } from './opening.js';
export type {
  BotFault,
  Cause,
  Connection,
  Done,
  LastMove,
  NamedMove,
  Played,
  Gain,
  Preview,
  Seated,
  SeatSetup,
  Session,
  Sight,
  Snapshot,
  Viewer,
} from './snapshot.js';
export type { Signal } from '../bots/worker/connect.js';
export type { Asked, Bots, Thinker } from './asked.js';
export type { Source } from './touch.js';
