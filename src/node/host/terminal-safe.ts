/**
 * Makes texts from outside safe to show on a terminal.
 *
 * @packageDocumentation
 */

/** Escapes the control characters in a text, so that it stays on one line and cannot control a terminal. */
export const plain = (text: string): string =>
  text.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (sign) => {
    const code = sign.charCodeAt(0);
    return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16)}`;
  });
