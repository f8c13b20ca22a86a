/** Markdown tables and amounts in words, for pages generated from the tables of Terra Mystica. */
import { type Gain, type Kind } from '../../../src/games/terra-mystica/index.js';
import { kindTitles } from '../../../src/games/terra-mystica/tables/pieces.js';

export const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

export const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');

export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

export const gainText = ({ coins = 0, workers = 0, priests = 0, power = 0 }: Gain): string =>
  [
    ...(coins > 0 ? [many(coins, 'coin')] : []),
    ...(workers > 0 ? [many(workers, 'worker')] : []),
    ...(priests > 0 ? [many(priests, 'priest')] : []),
    ...(power > 0 ? [`${power} power`] : []),
  ].join(', ');

export const listed = (names: readonly Kind[]): string => names.map((kind) => kindTitles[kind]).join(' or ');
