/**
 * Plays games, matches and tournaments between bots from within a program, as `rulehouse match` and `rulehouse arena` do on the command line. The
 * players may be bots of the library, functions of your own, and programs. For Node.
 *
 * Start with {@link match} and {@link botFrom}. The same specification gives the same output, byte for byte, through this module and on the command
 * line.
 *
 * @packageDocumentation
 * @module rulehouse/match
 */

export type { Signal } from '../../bots/worker/connect.js';
export type { TimeSettings } from '../host/entrant.js';
export { type AnyBot, type BotContext, type BotSignal, botFrom, type Choose, type OwnBot } from '../host/own-bot.js';
export type { LongestList } from '../tournament/facts/course.js';
export type { GameFacts } from '../tournament/facts/facts.js';
export type { Counted, FactsFigures, Quantiles, SeatPoints } from '../tournament/facts/gather.js';
export { type FactsSettings, facts } from './facts.js';
export type { Modules, Participant } from './guests.js';
export { type MatchGame, type MatchResult, type MatchScore, type MatchSettings, match } from './match.js';
export { type BotLoss, type MoveMade, type Played, type PlaySettings, playGame } from './play.js';
export {
  type GameValue,
  type TournamentGame,
  type TournamentPlayer,
  type TournamentResult,
  type TournamentSettings,
  tournament,
} from './tournament.js';
