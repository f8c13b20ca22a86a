/**
 * Editors: controls of the form for options whose values cannot be listed, such as a board or a roster.
 *
 * @packageDocumentation
 */
import type { TemplateResult } from 'lit';
import type { Fault } from '../../core/values/fault.js';
import type { Catalogue, Message } from '../../face/message.js';
import type { Speak } from './words.js';

/** What an editor shows, and how it changes it. */
export interface Editing {
  /** The value of the option, as JSON; undefined if the game chooses as usual. */
  readonly value: unknown;
  /** The options that people have set in the whole form, with this one. */
  readonly options: Readonly<Record<string, unknown>>;
  /** What people have picked up, to put it somewhere with the next click; empty if nothing. Each editor has its own names for things. */
  readonly held: string;
  readonly speak: Speak;
  /** Sets the value; undefined to leave the option to the game. */
  readonly change: (value: unknown) => void;
  /** Picks something up; an empty text puts it down. */
  readonly hold: (what: string) => void;
}

/** The editor of one option. */
export interface OptionEditor {
  /** The name of the option. */
  readonly option: string;
  /** Draws the value so that people can change it. */
  readonly draw: (editing: Editing) => TemplateResult;
  /** The value in a few words, or the usual value if people have set none. */
  readonly name: (value: unknown) => Message;
  /** The value as a text, which people can copy. */
  readonly print: (value: unknown) => string;
  /** The value that a text stands for. A wrong text gives a value that the game refuses, with the reason. */
  readonly read: (text: string) => unknown;
}

/** All editors of a game. */
export interface Editors {
  readonly editors: readonly OptionEditor[];
  /** What is wrong with options; undefined if a game can begin with them. */
  readonly fault: (options: unknown) => Fault | undefined;
  /** The style sheet of the editors. */
  readonly style: string;
  /** The texts of the editors in every language, including English. */
  readonly texts: readonly Catalogue[];
}
