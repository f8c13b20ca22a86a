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
  /** The reasons of outcomes with which a limit ends a game that the rules by themselves had not decided, for instance `limit`. */
  readonly limitReasons?: readonly string[];
}
