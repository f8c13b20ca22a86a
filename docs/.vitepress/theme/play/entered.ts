import { inBrowser } from 'vitepress';

/**
 * What a reader has chosen in a list of a page before the scripts of the page arrived; without the list, the value with which the page was written.
 * A component that begins with it keeps it when it takes the page over.
 */
export const entered = (selector: string, written: string): string =>
  inBrowser ? (document.querySelector<HTMLSelectElement>(selector)?.value ?? written) : written;
