/** Prints values for people, in a limited number of lines. */
const most = 2000;

const shortened = (text: string): string => (text.length > most ? `${text.slice(0, most)} …` : text);

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** Values that JSON cannot represent. */
const worded = (_: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `[function ${value.name}]`;
  if (value instanceof Map || value instanceof Set) return [...value];
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return value;
};

/** Prints a value as code; a logged text is printed unchanged. */
export const shown = (value: unknown, isLogged = false): string => {
  if (isLogged && typeof value === 'string') return shortened(value);
  if (value === undefined) return 'undefined';
  if (typeof value === 'function') return `[function ${value.name}]`;
  try {
    const text = JSON.stringify(value, worded, isPlain(value) ? 0 : 1) ?? String(value);
    const line = text.replaceAll(/\n\s*/g, ' ');
    return shortened(line.length <= 100 ? line : text);
  } catch {
    return 'a value that contains itself';
  }
};
