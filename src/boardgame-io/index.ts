/**
 * Games of this library as games of boardgame.io: a plain object, without a dependency on it.
 *
 * Start with {@link boardgame}.
 *
 * @packageDocumentation
 * @module rulehouse/boardgame-io
 */
export {
  type Active,
  type Board,
  boardgame,
  type Boardgame,
  type Dealt,
  type Host,
  type Move,
  type SetUp,
} from './boardgame.js';
