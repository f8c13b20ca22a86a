/**
 * Loose types for the pages that scripts test. A selector may find HTML elements or custom elements, and scripts add properties to windows that they
 * read later. If a page lacks one of them, the script fails, so the types do not check it.
 */
interface ParentNode {
  querySelector(selectors: string): any;
  querySelectorAll(selectors: string): NodeListOf<any>;
}
interface DocumentOrShadowRoot {
  readonly activeElement: any;
}
interface Window {
  [name: string]: any;
}
/** Each kind of PerformanceObserver entry has fields in addition to the common ones. */
interface PerformanceEntry {
  [name: string]: any;
}
/** The list of stored files, which the build of the site inserts into the service worker. */
declare const KEPT: { readonly url: string; readonly revision: string | null }[];
