/**
 * What is known about the length of games: the number of moves that no game exceeds, or that games may go on for ever, and the limits that hosts set
 * then.
 *
 * @packageDocumentation
 */

/** What the author of a game knows about the length of games. */
export interface GameLengths<Options> {
  /**
   * A number of moves, of seats and of chance, that no game with the given options exceeds; infinite if a game may not end. The number need not be
   * reached.
   */
  readonly longest: (options: Options) => number;
  /**
   * The options that a host sets for a game to be played to its end, unless somebody has chosen these options: a game with these limits ends. Left
   * out if the default options let no game go on for ever, or if no option ends every game.
   */
  readonly limits?: { readonly [Name in keyof Options]?: Options[Name] };
  /**
   * True if, with the given options, a rule ends all play that only comes back to earlier positions, for instance after a number of quiet turns. In
   * such a game, players cannot claim a draw because a position has come back. Left out if the game has no such rule.
   */
  readonly quietRule?: (options: Options) => boolean;
  /** The reasons of outcomes with which a limit ends a game that the rules by themselves had not decided, for instance `limit`. */
  readonly limitReasons?: readonly string[];
}
