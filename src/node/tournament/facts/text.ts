/**
 * Facts about a game as text.
 *
 * @packageDocumentation
 */
import type { Interval } from '../../../arena/index.js';
import { limitWords } from '../../host/limit-words.js';
import { percent } from '../match-ending.js';
import type { GameFacts } from './facts.js';
import type { Counted, Quantiles } from './gather.js';

const share = ({ share: found, low, high }: Interval): string =>
  `${percent(found)} % (${percent(low)} to ${percent(high)})`;

const counted = (one: Counted): string => `${one.count}, ${share(one)}`;

const quantiles = ({ min, p5, p25, median, p75, p95, max, mean }: Quantiles): string =>
  `${min} | ${p5} ${p25} ${median} ${p75} ${p95} | ${max}, mean ${mean.toFixed(1)}`;

const endLines = ({ ends, brokenOff, byLimit, decided, games }: GameFacts): readonly string[] => [
  ...Object.entries(ends).map(([reason, one]) => `ended by ${reason}: ${counted(one)}`),
  ...(brokenOff.count > 0 ? [`broken off: ${counted(brokenOff)}`] : []),
  `ended by a limit: ${counted(byLimit)}`,
  `decided: ${counted(decided)}`,
  `drawn: ${games - decided.count}`,
];

const limitText = ({ certainty, limits }: GameFacts): string => {
  const set = limitWords(limits);
  if (set !== '') return `limits: ${set}, set because a game might never end otherwise`;
  if (certainty === 'always') return 'limits: none needed, every game ends';
  return certainty === 'unknown'
    ? 'limits: none; the game does not say whether it ends'
    : 'limits: none; a game may not end';
};

const seatLines = ({ points, seats, first }: GameFacts): readonly string[] => [
  ...points.map(
    ({ mean, low, high, min, max }, seat) =>
      `seat ${seat}: ${mean.toFixed(2)} points (${low.toFixed(2)} to ${high.toFixed(2)}), ${min} to ${max}; share ${share(seats[seat]!)}`,
  ),
  ...(first === null ? [] : [`the first seat wins of the decided games: ${share(first)}`]),
];

/** The lines that `rulehouse facts` prints. */
export const factsText = (facts: GameFacts): string => {
  const { game, bots, options, games, firstSeed, lastSeed, plies, lists, forced, longestList, positions } = facts;
  return [
    `${game} ${JSON.stringify(options)}: ${bots.join(', ')}; ${games} games, seeds ${firstSeed} to ${lastSeed}`,
    limitText(facts),
    ...endLines(facts),
    `moves of a game (least | 5 25 50 75 95 % | most): ${quantiles(plies)}`,
    `legal moves of a decision: ${quantiles(lists)}`,
    `decisions with a single legal move: ${share(forced)}`,
    `longest list: ${longestList.moves} moves after ${longestList.ply} in a game of seed ${longestList.seed}: ${longestList.position}`,
    ...seatLines(facts),
    `different positions after ${positions.map((_, depth) => depth).join(', ')} moves: ${positions.join(', ')}`,
  ].join('\n');
};
