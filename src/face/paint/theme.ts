/**
 * Light and dark: every colour that is not a piece has a counterpart.
 *
 * @packageDocumentation
 */
import type { Theme } from './options.js';

/** The dark counterpart of each colour of the light pictures. Colours of pieces, grounds and seats are the same in both. */
const dark: Readonly<Record<string, string>> = {
  // paper, panels and lines of the games of pyramids
  '#faf8f3': '#1d1f23',
  '#d9d3c5': '#4a4d54',
  '#24272c': '#eceae4',
  '#62656b': '#b3b6bc',
  '#f0ece2': '#2a2d33',
  '#0f766e': '#5fd0c4',
  '#d3ece8': '#123f3b',
  // Terra Mystica
  '#f3efe6': '#1b1a18',
  '#fffdf8': '#282623',
  '#d5ccba': '#4d4841',
  '#2b2620': '#efe9df',
  '#6b6357': '#b9b0a2',
  '#a3450c': '#f0a06a',
  '#fbe6dd': '#43261e',
  '#e1edf7': '#1e2f3f',
  '#f1e8d8': '#3a3021',
  '#eceef0': '#2e3236',
  '#ece2f4': '#382a44',
};

const colour = /#[0-9a-f]{6}\b/g;

const variable = (hex: string): string => `--rulehouse-${hex.slice(1)}`;

const styleOf = (hexes: readonly string[]): string =>
  hexes.map((hex) => `;${variable(hex)}:light-dark(${hex},${dark[hex] ?? hex})`).join('');

/**
 * A picture in a theme. `auto` follows the reader's choice of light or dark by `light-dark()`, in variables of the picture's own element, so
 * that nothing in the page changes.
 */
export const themed = (svg: string, theme: Theme): string => {
  switch (theme) {
    case 'light':
      return svg;
    case 'dark':
      return svg.replaceAll(colour, (hex) => dark[hex] ?? hex);
    case 'auto': {
      const used = [...new Set(Array.from(svg.matchAll(colour), ([hex]) => hex))].filter((hex) => hex in dark);
      return svg
        .replaceAll(colour, (hex) => (hex in dark ? `var(${variable(hex)},${hex})` : hex))
        .replace('<svg ', `<svg style="color-scheme:light dark${styleOf(used)}" `);
    }
  }
};
