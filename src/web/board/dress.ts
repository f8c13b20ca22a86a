/**
 * Gives a page, or the shadow tree of an element, its styles.
 *
 * @packageDocumentation
 */

/**
 * Adds a style sheet. The sheet is adopted, because the security policy of a page may forbid `style` elements; browsers that cannot adopt sheets get
 * a `style` element instead. A sheet belongs to one document, so an element that moves to another document needs its styles again.
 */
export const dress = (root: Document | ShadowRoot, css: string): void => {
  const page = 'head' in root ? root : root.ownerDocument;
  const { defaultView: view } = page;
  if (view !== null && Reflect.has(root, 'adoptedStyleSheets')) {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return;
  }
  const element = page.createElement('style');
  element.textContent = css;
  ('head' in root ? root.head : root).prepend(element);
};
