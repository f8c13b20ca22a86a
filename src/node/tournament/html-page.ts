/**
 * The frame of an HTML page: the head, which contains the content policy, and the body.
 *
 * @packageDocumentation
 */
import { escaped } from '../../face/paint/element.js';

/** The parts from which a page is made. */
export interface HtmlPage {
  /** The title; text. */
  readonly title: string;
  /** The content policy, which says what the page may load. */
  readonly policy: string;
  /** The style sheet. */
  readonly style: string;
  /** Additional HTML for the head of the page. */
  readonly head?: string;
  /** The contents of the element `main`, as HTML in which every text is escaped. */
  readonly body: string;
  /** The class of the element `main`. */
  readonly kind?: string;
}

/** An element that has only text, as HTML. */
export const textElement = (name: 'h1' | 'h2' | 'p', text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** The HTML text of a page. */
export const htmlPage = ({ title, policy, style, head = '', body, kind }: HtmlPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>${head}
</head>
<body><main${kind === undefined ? '' : ` class="${kind}"`}>
${body}
</main></body>
</html>
`;
