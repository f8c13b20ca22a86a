/**
 * Makes a page and a picture from an environment's declaration, to explain the environment's ids and numbers.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../../../core/contract/game.js';
import type { Encoding } from '../../../environment/index.js';

/** A part of a bar in the picture. */
interface BarPart {
  readonly name: string;
  readonly offset: number;
  readonly size: number;
}

const shapeOf = (shape: readonly number[]): string => (shape.length === 0 ? '1' : shape.join(' x '));

const placesOf = ({ offset, size }: BarPart): string =>
  size === 1 ? String(offset) : `${offset}-${offset + size - 1}`;

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The page about an environment, as Markdown; `picture` is the address of the environment's picture. */
export const environmentPage = <T extends GameTypes>(
  { name, game, actions: { space }, layout }: Encoding<T>,
  picture: string,
): string =>
  [
    `# ${game.title} for learners`,
    '',
    `This page lists the ${space.count} action ids of the environment \`${name}\`, and the ${layout.length} numbers of an observation. Their meaning never changes under this`,
    'name. The page is generated from the declaration: `npm run environments`.',
    '',
    `![The ids and the numbers of ${game.title} as two bars](${picture})`,
    '',
    '## Action ids',
    '',
    'An id is the first id of its group plus the index of its values; the first value varies slowest.',
    '',
    '| ids | group | shape | values |',
    '| --- | --- | --- | --- |',
    ...space.groups.map(
      (group) => `| ${placesOf(group)} | \`${group.name}\` | ${shapeOf(group.shape)} | ${cell(group.meaning)} |`,
    ),
    '',
    '## Observation',
    '',
    'An observation has what one seat sees, as 32-bit floating-point numbers. A category is the index of a name.',
    '',
    '| numbers | field | shape | kind | range | meaning |',
    '| --- | --- | --- | --- | --- | --- |',
    ...layout.fields.map(
      (field) =>
        `| ${placesOf(field)} | \`${field.name}\` | ${shapeOf(field.shape)} | ${field.kind} | ${field.low} to ${field.high} | ${cell(field.meaning)} |`,
    ),
    '',
  ].join('\n');

const [width, barHeight, rowHeight, labelWidth] = [760, 26, 15, 190];

const hue = (index: number): number => (index * 47) % 360;

const coloured = (index: number): string => `hsl(${hue(index)} 55% 62%)`;

/** Draws a bar that is divided into parts, with the names of the parts below the bar. */
const bar = (
  title: string,
  parts: readonly BarPart[],
  total: number,
  top: number,
): { readonly text: string; readonly bottom: number } => {
  const perRow = Math.floor(width / labelWidth);
  const blocks = parts.map(({ name, offset, size }, index) => {
    const [x, wide] = [(offset / total) * width, Math.max(0.5, (size / total) * width)];
    return `<rect x="${x.toFixed(1)}" y="${top + 18}" width="${wide.toFixed(1)}" height="${barHeight}" fill="${coloured(index)}"><title>${name}: ${size}</title></rect>`;
  });
  const labels = parts.map(({ name, size }, index) => {
    const [x, y] = [(index % perRow) * labelWidth, top + 18 + barHeight + 14 + Math.floor(index / perRow) * rowHeight];
    return `<rect x="${x}" y="${y - 9}" width="10" height="10" fill="${coloured(index)}"/><text x="${x + 14}" y="${y}">${name} ${size}</text>`;
  });
  const rows = Math.ceil(parts.length / perRow);
  const heading = `<text x="0" y="${top + 11}" font-weight="bold">${title}</text>`;
  return { text: [heading, ...blocks, ...labels].join('\n'), bottom: top + 18 + barHeight + 14 + rows * rowHeight };
};

/** Draws an environment as SVG: one bar shows how the ids of actions are divided, and another bar shows the numbers of an observation. */
export const environmentPicture = <T extends GameTypes>({ name, actions: { space }, layout }: Encoding<T>): string => {
  const ids = bar(`${name}: ${space.count} action ids`, space.groups, space.count, 8);
  const seen = bar(`${layout.length} numbers of an observation`, layout.fields, layout.length, ids.bottom + 8);
  const height = seen.bottom + 8;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 0 ${width + 16} ${height}" font-family="sans-serif" font-size="11" role="img">`,
    `<rect x="-8" y="0" width="${width + 16}" height="${height}" fill="#fff"/>`,
    ids.text,
    seen.text,
    '</svg>',
    '',
  ].join('\n');
};
