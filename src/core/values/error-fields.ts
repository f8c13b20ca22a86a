/**
 * What an error says. Whoever runs this code may make errors in a context of its own, as Jest does, where `instanceof Error` does not recognise them; so
 * only their fields are read.
 *
 * @packageDocumentation
 */

/** A text that an error has under a name; empty if it has none, or if what was thrown is not an object. */
export const errorField = (error: unknown, name: 'code' | 'message' | 'path' | 'syscall'): string => {
  if (typeof error !== 'object' || error === null) return '';
  try {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : '';
  } catch {
    // Anything can be thrown, even an object that throws when somebody looks at it.
    return '';
  }
};

/** The first line of an error's message, shortened to a number of characters; the given text if the error has no message. */
export const errorMessage = (error: unknown, longest = 200, otherwise = 'unknown reason'): string =>
  errorField(error, 'message').replace(/\n.*/s, '').slice(0, longest) || otherwise;
