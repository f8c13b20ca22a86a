/**
 * Prints tables of figures in Markdown.
 */
const perSecond = (value) =>
  value >= 1e6
    ? `${(value / 1e6).toFixed(2)} M/s`
    : value >= 1e4
      ? `${Math.round(value / 1e3)} k/s`
      : `${Math.round(value)} /s`;

/** A paired ratio with the bounds of its median in brackets, and its quartiles. */
export const ratioText = ({ median, least, most, low, high }) =>
  `${median.toFixed(2)} [${least.toFixed(2)}, ${most.toFixed(2)}] (${low.toFixed(2)}-${high.toFixed(2)})`;

const cell = (name, value) => {
  if (typeof value === 'boolean') return value ? 'yes' : '**NO**';
  if (typeof value === 'object') return ratioText(value);
  return name === 'moves a ply' ? value.toFixed(1) : perSecond(value);
};

/** A table with a column for each game. */
export const table = (title, ids, rows) =>
  [
    `| ${title} | ${ids.join(' | ')} |`,
    `| --- |${ids.map(() => ' ---: |').join('')}`,
    ...Object.keys(rows[0] ?? {}).map(
      (name) => `| ${name} | ${rows.map((row) => cell(name, row[name])).join(' | ')} |`,
    ),
  ].join('\n');
