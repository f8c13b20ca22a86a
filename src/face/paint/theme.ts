/**
 * The light and dark themes of pictures: the colours of paper, panels, lines and texts have dark counterparts.
 *
 * @packageDocumentation
 */
import type { Attributes, SvgTree } from './element.js';
import type { Theme } from './options.js';

/** For each colour in the light theme, its counterpart in the dark theme. Colours of pieces, terrains and seats are the same in both themes. */
const dark: Readonly<Record<string, string>> = {
  // paper, panels and lines of the pyramid games
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

/**
 * The style of a picture: it declares a CSS variable for each colour that has a dark counterpart. Even unused colours are declared, so that the style
 * is the same for every position.
 */
const style = (): string =>
  `color-scheme:light dark${Object.entries(dark)
    .map(([light, night]) => `;${variable(light)}:light-dark(${light},${night})`)
    .join('')}`;

/** Returns the attributes with every colour replaced, or the given object itself if it contains no colour to replace. */
const recoloured = (attributes: Attributes, to: (hex: string) => string): Attributes =>
  Object.keys(attributes).reduce((before, key) => {
    const value = attributes[key];
    if (typeof value !== 'string' || !value.includes('#')) return before;
    const now = value.replaceAll(colour, to);
    return now === value ? before : { ...before, [key]: now };
  }, attributes);

/** A function that gives one element the colours of a theme; the element's children already have these colours. */
export type Recolour = (tree: SvgTree) => SvgTree;

const painting =
  (to: (hex: string) => string): Recolour =>
  (tree) => {
    const attributes = recoloured(tree.attributes, to);
    return attributes === tree.attributes ? tree : { ...tree, attributes };
  };

/** The two functions that apply a theme: `each` recolours one element, and `whole` completes the picture at the end. */
export interface Dye {
  readonly each: Recolour;
  readonly whole: Recolour;
}

const same: Recolour = (tree) => tree;

/**
 * Returns the functions that give a picture the colours of a theme. The theme `auto` follows the reader's choice of light or dark through
 * `light-dark()`. The variables of the theme `auto` are set on the picture's own element, so that nothing else in the page changes.
 */
export const dyeOf = (theme: Theme): Dye => {
  if (theme === 'dark') return { each: painting((hex) => dark[hex] ?? hex), whole: same };
  if (theme === 'auto')
    return {
      each: painting((hex) => (hex in dark ? `var(${variable(hex)},${hex})` : hex)),
      whole: (tree) => ({ ...tree, attributes: { style: style(), ...tree.attributes } }),
    };
  // The light theme, or an unknown theme from a JavaScript caller.
  return { each: same, whole: same };
};
