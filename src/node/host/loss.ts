/**
 * How players lose games for reasons outside the rules.
 *
 * @packageDocumentation
 */
import { plain } from './terminal-safe.js';

/** How a player lost a game for a reason outside the rules: by an illegal move, a late answer, a crash, or a breach of the protocol. */
export interface Loss {
  readonly reason: 'illegal' | 'time' | 'crash' | 'protocol';
  /** The rule of the game that the player broke; null if the player broke no rule. */
  readonly rule: string | null;
  /** One line. */
  readonly text: string;
}

/** Describes a player's loss in one line. */
export const printLoss = ({ reason, rule, text }: Loss): string =>
  plain(`${reason}: ${rule === null ? '' : `${rule}: `}${text}`);
