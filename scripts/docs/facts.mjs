/**
 * The pages of facts, drawn from docs/facts/facts.jsonl, which research/facts.mjs computes. `--write` writes the pages; without it, the script checks
 * them and the digests of the data, and exits with 1 if something differs.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const titles = {
  icetraders: 'IceTraders',
  'terra-mystica': 'Terra Mystica',
  terrafex: 'Terrafex',
  toframenn: 'Töframenn',
  transformartian: 'Transformartian',
};

const rows = readFileSync('docs/facts/facts.jsonl', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

for (const { command, sha256, facts } of rows)
  if (createHash('sha256').update(JSON.stringify(facts)).digest('hex') !== sha256)
    throw new Error(`the digest of "${command}" does not fit its facts`);

const percent = (share) => `${(100 * share).toFixed(1)} %`;
const bounded = ({ share, low, high }) => `${percent(share)} (${percent(low)} to ${percent(high)})`;
const number = (count) => count.toLocaleString('en');
const optionText = (options) => Object.entries(options).map(([name, value]) => `\`${name}\` ${JSON.stringify(value)}`);

const endRows = ({ ends, brokenOff, decided }) => [
  ...Object.entries(ends).map(([reason, one]) => [`ended by \`${reason}\``, bounded(one)]),
  ...(brokenOff.count > 0 ? [['broken off, not over', bounded(brokenOff)]] : []),
  ['decided: the seats did not share the point equally', bounded(decided)],
];

const quantiles = ({ min, p5, p25, median, p75, p95, max, mean }) =>
  [min, p5, p25, median, p75, p95, max].map(number).join(' | ') + ` | ${mean.toFixed(1)}`;

/** A bar for each fifth of a percent point would be too fine: one sign stands for two points. */
const bar = (share) => '█'.repeat(Math.round(50 * share)) || '▏';

const plot = ({ ends, brokenOff }) =>
  [...Object.entries(ends), ...(brokenOff.count > 0 ? [['broken off', brokenOff]] : [])]
    .map(([reason, { share }]) => `${reason.padEnd(12)} ${percent(share).padStart(7)} ${bar(share)}`)
    .join('\n');

const seatRows = ({ points, seats }) =>
  points.map(
    ({ mean, low, high, min, max }, seat) =>
      `| ${seat} | ${mean.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}) | ${min} to ${max} | ${bounded(seats[seat])} |`,
  );

const section = ({ command, sha256, facts }) => {
  const { bots, games, options, limits, firstSeed, lastSeed, plies, lists, forced, longestList, first, positions } =
    facts;
  const set = optionText(limits);
  return [
    `## ${number(games)} games of ${[...new Set(bots)].map((bot) => `\`${bot}\``).join(' and ')}, ${bots.length} bots${
      Object.keys(options).length === 0 ? '' : `, ${optionText(options).join(', ')}`
    }`,
    `\`\`\`sh\n${command}\n\`\`\``,
    `Seeds ${number(firstSeed)} to ${number(lastSeed)}${set.length === 0 ? '' : `; ${set.join(', ')} was set because a game might never end otherwise`}. The SHA-256 of the answer with \`--json\` is \`${sha256.slice(0, 16)}…\`.`,
    `\`\`\`text\n${plot(facts)}\n\`\`\``,
    ['| | |', '| --- | ---: |', ...endRows(facts).map(([what, value]) => `| ${what} | ${value} |`)].join('\n'),
    [
      '| | least | 5 % | 25 % | half | 75 % | 95 % | most | mean |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      `| moves of a game | ${quantiles(plies)} |`,
      `| legal moves of a decision | ${quantiles(lists)} |`,
    ].join('\n'),
    `Decisions with a single legal move: ${bounded(forced)}. The longest list has ${longestList.moves} moves, after ${longestList.ply} moves in a game of seed ${longestList.seed}:`,
    `\`\`\`text\n${longestList.position}\n\`\`\``,
    [
      '| seat | points, mean | from, to | share of the games |',
      '| --- | ---: | ---: | ---: |',
      ...seatRows(facts),
    ].join('\n'),
    ...(first === null
      ? []
      : [`Of the decided games, the first seat won ${bounded(first)}; every set-up was played with both colours.`]),
    ...(positions.length > 1
      ? [
          `Different positions after ${positions.map((_, depth) => depth).join(', ')} moves: ${positions.map(number).join(', ')}.`,
        ]
      : []),
  ].join('\n\n');
};

const page = (game) =>
  [
    `---\ndescription: 'Facts about ${titles[game]}, computed from many games: how they end, how long they are, who is ahead.'\nsynonyms: 'statistics of ${titles[game]}, length of games, first move advantage'\n---`,
    `# Facts about ${titles[game]}`,
    'Each section is the answer of one command, which repeats it exactly. Bounds in brackets contain the true share in 95 of 100 cases. A game is decided if not all seats got the same share of its point. What random players do says how large a game is, not how people play it.',
    ...rows.filter(({ facts }) => facts.game === game).map(section),
    `The data of all pages is \`docs/facts/facts.jsonl\`, which \`node research/facts.mjs\` computes and \`node scripts/docs/facts.mjs --write\` draws.`,
  ].join('\n\n') + '\n';

for (const game of Object.keys(titles)) {
  const file = `docs/facts/${game}.md`;
  if (process.argv.includes('--write')) writeFileSync(file, page(game));
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== page(game)) {
    console.error(`${file} does not match the data: node scripts/docs/facts.mjs --write`);
    process.exitCode = 1;
  }
}
