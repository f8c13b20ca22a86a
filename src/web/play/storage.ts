/**
 * Texts that a browser keeps for its reader, if it keeps any.
 *
 * @packageDocumentation
 */

/** Reads a text from the browser's storage; null if there is none, or if the browser keeps nothing. */
export const readKept = (key: string): string | null => {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a text in the browser's storage; null removes it. A browser that keeps nothing asks again next time. */
export const keep = (key: string, value: string | null): void => {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // Nothing is kept.
  }
};
