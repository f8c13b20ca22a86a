/**
 * What the parts of the element show, and what people can do there.
 *
 * @packageDocumentation
 */
import type { TemplateResult } from 'lit';
import type { Place } from '../face/part.js';
import type { AnySnapshot } from '../session/closed.js';
import type { Played } from '../session/snapshot.js';
import type { Line } from './analysis.js';
import type { PlayGame } from './game.js';
import type { Match } from './match.js';
import type { Speak } from './words.js';

/** A part of the panel. */
export type Tab = 'result' | 'moves' | 'review' | 'points' | 'rules' | 'settings';

/** What is shown now. */
export interface Scene {
  readonly game: PlayGame;
  readonly match: Match;
  readonly seen: AnySnapshot;
  readonly history: readonly Played[];
  readonly speak: Speak;
  /** Where the documentation is; null: rules are not linked. */
  readonly site: string | null;
  readonly tab: Tab;
  /** The number of seats of the form of a new game; null while there is no form. */
  readonly forming: number | null;
  /** True after the first click of two that resign. */
  readonly isResigning: boolean;
  /** Points that each seat made by the last moves that changed any; null where they are not known. */
  readonly gains: readonly (number | null)[];
  readonly lines: readonly Line[];
  readonly isAnalysing: boolean;
  /** What was copied; empty if nothing was just now. */
  readonly note: string;
  readonly speed: number;
  /** The places of a move that is proposed. */
  readonly marked: readonly Place[];
  /** The review; null while it is being loaded. */
  readonly review: (scene: Scene, acts: Acts) => TemplateResult | null;
}

/** What people can do beside the board. */
export interface Acts {
  readonly open: (tab: Tab) => void;
  readonly look: (ply: number) => void;
  /** Shows the position after so many moves, and marks a move there. */
  readonly propose: (ply: number, places: readonly Place[]) => void;
  /** Begins another game from the position after so many moves: whoever decided there is a person, the others are bots. */
  readonly fork: (ply: number) => void;
  readonly undo: () => void;
  readonly resign: () => void;
  readonly offerDraw: () => void;
  readonly answerDraw: (accept: boolean) => void;
  /** Opens the form of a new game for a number of seats; null closes it. */
  readonly form: (seats: number | null) => void;
  readonly begin: (form: HTMLFormElement) => void;
  readonly rematch: () => void;
  /** Opens the lesson. */
  readonly learn: () => void;
  readonly reveal: () => void;
  readonly analyse: () => void;
  readonly copyLink: () => void;
  readonly copyRecord: () => void;
  readonly save: () => void;
  readonly load: (file: File | undefined) => void;
  readonly pace: (speed: number) => void;
}
