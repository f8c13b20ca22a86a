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
export type { Signal } from '../bots/worker/connect.js';
export { type AnyBot, type BotContext, botFrom, type BotSignal, type Choose, type OwnBot } from '../host/own-bot.js';
export type { Modules, Participant } from './guests.js';
export { match, type MatchGame, type MatchResult, type MatchScore, type MatchSettings } from './match.js';
export { type BotLoss, type MoveMade, type Played, playGame, type PlaySettings } from './play.js';
export {
  type GameValue,
  tournament,
  type TournamentGame,
  type TournamentPlayer,
  type TournamentResult,
  type TournamentSettings,
} from './tournament.js';
