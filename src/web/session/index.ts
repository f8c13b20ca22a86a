/**
 * Sessions: one object with everything that a viewer of a game sees and can do, whatever page shows the game.
 *
 * Start with {@link session}. {@link join} opens a session at a table on a server, and {@link look} opens a session for a record. The handle of a
 * seat contains only what the seat may see, so a page that uses it cannot show anything else.
 *
 * @packageDocumentation
 * @module rulehouse/session
 */

export type { Signal } from '../../bots/worker/connect.js';
export type { AnyDone, AnySession, AnySnapshot } from './any-session.js';
export type { Asked, Bots, Thinker } from './bot-question.js';
export type { Confirm } from './driver.js';
export type { Fetch } from './globals.js';
export { look, session } from './local.js';
export type { SessionSetup } from './local-setup.js';
export { type JoinOptions, join } from './remote.js';
export type {
  BotFault,
  Cause,
  Connection,
  Done,
  Gain,
  LastMove,
  NamedMove,
  Played,
  Preview,
  Seated,
  SeatSetup,
  Session,
  Sight,
  Snapshot,
  Viewer,
} from './snapshot.js';
export type { Source } from './touch.js';
