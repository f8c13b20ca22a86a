/** Pictures drawn when the site is built. They are separate files, so that pages stay small and unopened pictures are not loaded. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vitepress';

/** Escapes a text for HTML that Vue compiles. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('{', '&#123;');

/** The description in a picture, escaped. */
const titleOf = (svg: string): string => (/<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? '').replaceAll('{', '&#123;');

/** The width and height of a picture as attributes. */
const measuresOf = (svg: string): string => {
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return width === undefined || height === undefined
    ? ''
    : ` width="${Math.round(Number(width))}" height="${Math.round(Number(height))}"`;
};

/** Escapes a value in the fragment of an address in quotes. */
const inFragment = (text: string): string => encodeURIComponent(text).replaceAll("'", '%27');

/** The pictures of a site, and the HTML that shows them. */
export interface Drawings {
  /** The address of a picture, which is written with the site. */
  readonly address: (id: string, svg: string) => string;
  /** The image element for a picture. */
  readonly image: (id: string, svg: string, isLazy?: boolean) => string;
  /** One or more pictures that can be opened separately, with HTML below them. */
  readonly figure: (id: string, svg: readonly string[], below: string) => string;
  /** The address of a page on which the game can be continued, with the fragment for the position. */
  readonly boardOf: (id: string, said?: readonly (readonly [name: string, value: string])[]) => string;
  /** Serves the files during development, and writes them in a build. */
  readonly vite: Plugin;
}

/**
 * The pictures of a site.
 *
 * @param base - the base path of the site: `/`, or a path with slashes at both ends
 */
export const drawingsOf = (base: string): Drawings => {
  const files = new Map<string, string>();

  const addressOf = (id: string, svg: string): string => {
    const name = `pictures/${id}-${createHash('sha256').update(svg).digest('hex').slice(0, 12)}.svg`;
    files.set(name, svg);
    return base + name;
  };
  // Use bound attributes, because Vite resolves plain ones as source files. The size reserves space before the picture is loaded, so that anchors stay where they are.
  const image: Drawings['image'] = (id, svg, isLazy = true) =>
    `<img :src="'${addressOf(id, svg)}'" alt="${titleOf(svg)}"${measuresOf(svg)}${isLazy ? ' loading="lazy"' : ''}>`;

  return {
    address: addressOf,
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
