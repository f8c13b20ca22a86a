/**
 * Turns games of this library into games of boardgame.io. The result is a plain object, so the library does not depend on boardgame.io.
 *
 * Start with {@link boardgame}.
 *
 * @packageDocumentation
 * @module rulehouse/boardgame-io
 */
export {
  type Active,
  type Board,
  type Boardgame,
  boardgame,
  type Dealt,
  type Host,
  type Move,
  type SetUp,
} from './boardgame.js';
