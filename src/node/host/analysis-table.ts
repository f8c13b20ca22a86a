/**
 * Prints a bot's analysis of a position as a few lines for people to read.
 *
 * @packageDocumentation
 */
import type { Analysis, Candidate } from '../../bots/index.js';
import type { Game, GameTypes } from '../../core/contract/game.js';
import type { Seat } from '../../core/values/seat.js';
import { columns, type TextPage } from './columns.js';

const shown = 10;

/** The greatest number of plies to show from a bot's expected line of play. */
export const longestLine = 8;

/** A score for one game, from 0 to 1, written as a percentage, for instance `62.5%`. */
export const percent = (value: number): string => `${(100 * value).toFixed(1)}%`;

const row = <T extends GameTypes>(
  game: Game<T>,
  seat: Seat,
  { visits, value, line, proven }: Candidate<T['Move']>,
): readonly (string | number)[] => [
  visits,
  percent(value[seat]!),
  proven ?? '-',
  line.slice(0, longestLine).map(game.moveText.print).join(' '),
];

/** An analysis as text: the best move, any remarks, the effort, and a table of the candidate moves, each with its visits, worth, proof and line. */
export const tableOf = <T extends GameTypes>(
  game: Game<T>,
  seat: Seat,
  analysis: Analysis<T['Move']>,
  page: TextPage,
  { count = shown, said = [] }: { readonly count?: number; readonly said?: readonly string[] } = {},
): string =>
  [
    `best: ${game.moveText.print(analysis.best)}`,
    ...said,
    `iterations ${analysis.iterations}, depth ${analysis.depth}, positions ${analysis.nodes}`,
    columns(
      page,
      ['visits', 'worth', 'proof', 'line'],
      analysis.candidates.slice(0, count).map((candidate) => row(game, seat, candidate)),
    ),
  ].join('\n');
