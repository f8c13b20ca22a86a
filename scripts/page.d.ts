/**
 * What scripts know of the pages that they try: a selector finds what the script expects there, an element of ours as well as one of HTML, and what a script has
 * put into a window is there later. A page that lacks it fails the script, so none of this is asked of the types.
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
/** Entries of a PerformanceObserver have more fields than the common ones, by their kind. */
interface PerformanceEntry {
  [name: string]: any;
}
/** What the build of the site writes into the service worker: the files that are kept. */
declare const KEPT: { readonly url: string; readonly revision: string | null }[];
