/**
 * A whole game in a page: the custom element `<rulehouse-play>`, with board, players, bots, moves, points, rules and result.
 *
 * Start with {@link definePlay} and {@link plays}; a page with a single game imports only that game. The element `<rulehouse-play>` is built on
 * `rulehouse/session` and `rulehouse/board`, and needs `lit`.
 *
 * @packageDocumentation
 * @module rulehouse/play
 */
export type { Analyse, AnalysisRequest, Line } from './analysis.js';
export type { Card, Deck } from './card.js';
export { deferPlay, definePlay, type PlayElement } from './define.js';
export { Director } from './director.js';
export {
  type Around,
  type Beginning,
  type ByLevel,
  type DeckSource,
  type LessonSource,
  type Level,
  type LevelName,
  levelsFrom,
  levelsOf,
  type PlayGame,
  type PlaySetup,
  type Purse,
  playGame,
  type Rounds,
  type Sources,
} from './game.js';
export { icetradersPlay } from './games/icetraders.js';
export { plays } from './games/index.js';
export { terraMysticaPlay } from './games/terra-mystica.js';
export { terrafexPlay } from './games/terrafex.js';
export { toframennPlay } from './games/toframenn.js';
export { transformartianPlay } from './games/transformartian.js';
export { type KeptGame, keptGame } from './kept.js';
export type { Lesson, LessonStep } from './lesson.js';
