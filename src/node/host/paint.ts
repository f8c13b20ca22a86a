/**
 * Colours texts on a terminal. No meaning depends on colour alone, because everything shown in colour is also shown by a letter or a word.
 *
 * @packageDocumentation
 */
import type { Io } from './io.js';

/**
 * The terminal codes that switch text styles on and off. Brown and orange come from a larger palette, because the sixteen basic colours do not
 * include them. White is shown in bold and black in inverse video, so that both are visible on dark and on light backgrounds.
 */
const codes = {
  bold: '1',
  dim: '2',
  red: '31',
  green: '32',
  yellow: '33',
  blue: '34',
  purple: '35',
  gray: '90',
  white: '1',
  cyan: '36',
  black: '7',
  brown: '38;5;137',
  orange: '38;5;208',
} as const;

/** The name of a text style, such as bold or a colour. */
export type TextStyle = keyof typeof codes;

/** Paints a text. */
export type TextPainter = (style: TextStyle, text: string) => string;

/** Paints texts if colours may be used, and otherwise leaves them as they are. */
export const paintOf = ({ colour }: Pick<Io, 'colour'>): TextPainter =>
  colour === true ? (style, text) => `\u001b[${codes[style]}m${text}\u001b[0m` : (_, text) => text;

/** The values of the flag `--color`. */
export const colourChoices = ['auto', 'always', 'never'] as const;

const says = (value: string | undefined): boolean => value !== undefined && value !== '';

/**
 * Decides whether to use colours. The flag `--color` decides first. Without this flag, NO_COLOR turns colours off. If NO_COLOR is not set either,
 * FORCE_COLOR turns colours on, or off if its value is `0` or `false`. If neither the flag nor a variable decides, colours are used on every terminal
 * that is not dumb.
 */
export const wantsColour = (
  choice: (typeof colourChoices)[number],
  { env = {}, isTerminal = false }: Pick<Io, 'env' | 'isTerminal'>,
): boolean => {
  if (choice !== 'auto') return choice === 'always';
  if (says(env['NO_COLOR'])) return false;
  if (says(env['FORCE_COLOR'])) return env['FORCE_COLOR'] !== '0' && env['FORCE_COLOR'] !== 'false';
  return isTerminal && env['TERM'] !== 'dumb';
};
