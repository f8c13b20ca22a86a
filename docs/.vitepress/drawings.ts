/** Pictures that are drawn when the site is built. They are files of the site, so that a page stays small and a picture that nobody opens is not loaded. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vitepress';

/** A text as it may stand in HTML that Vue compiles. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('{', '&#123;');

/** What a picture says of itself, escaped as it stands there. */
const titleOf = (svg: string): string => (/<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? '').replaceAll('{', '&#123;');

/** The width and height of a picture as attributes. */
const measuresOf = (svg: string): string => {
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return width === undefined || height === undefined
    ? ''
    : ` width="${Math.round(Number(width))}" height="${Math.round(Number(height))}"`;
};

/** A value in the fragment of an address that stands in quotes. */
const inFragment = (text: string): string => encodeURIComponent(text).replaceAll("'", '%27');

/** The drawn files of a site, and the HTML that shows them. */
export interface Drawings {
  /** The image of a picture. */
  readonly image: (id: string, svg: string, isLazy?: boolean) => string;
  /** A picture, or parts of one, each of which opens by itself, with HTML below them. */
  readonly figure: (id: string, svg: readonly string[], below: string) => string;
  /** The address of the page on which a game is played on, with what its fragment says. */
  readonly boardOf: (id: string, said?: readonly (readonly [name: string, value: string])[]) => string;
  /** Serves the files and emits them. */
  readonly vite: Plugin;
}

/**
 * The drawings of one site.
 *
 * @param base - where the site is served: `/` or a path with slashes around
 */
export const drawingsOf = (base: string): Drawings => {
  const files = new Map<string, string>();

  const addressOf = (id: string, svg: string): string => {
    const name = `pictures/${id}-${createHash('sha256').update(svg).digest('hex').slice(0, 12)}.svg`;
    files.set(name, svg);
    return base + name;
  };
  // Bound attributes: plain ones would be looked up among the files of the sources. With its measures a picture has its room before it is loaded, so that an anchor stays where it is.
  const image: Drawings['image'] = (id, svg, isLazy = true) =>
    `<img :src="'${addressOf(id, svg)}'" alt="${titleOf(svg)}"${measuresOf(svg)}${isLazy ? ' loading="lazy"' : ''}>`;

  return {
    image,
    figure: (id, parts, below) =>
      `<figure>${parts.map((svg) => `<a :href="'${addressOf(id, svg)}'" target="_blank">${image(id, svg)}</a>`).join('')}<figcaption>${below}</figcaption></figure>`,
    boardOf: (id, said = []) => {
      const fragment = said.map(([name, value]) => `${name}=${inFragment(value)}`).join('&amp;');
      return `${base}play/${id}.html${fragment === '' ? '' : `#${fragment}`}`;
    },
    vite: {
      name: 'rulehouse-drawings',
      configureServer: ({ middlewares }) => {
        middlewares.use((request, response, next) => {
          const svg = files.get((request.url ?? '').slice(base.length).replace(/\?.*$/, ''));
          if (svg === undefined) return next();
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(svg);
        });
      },
      generateBundle() {
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
};
