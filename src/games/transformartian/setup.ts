/**
 * Chapters 2 and 3: laying out the shapes and the larges.
 *
 * @packageDocumentation
 */
import { type Either, map } from 'fp-ts/Either';
import { acceptOptions } from '../../core/authors/accept-options.js';
import type { Refusal } from '../../core/contract/refusal.js';
import { type Seed, type Source, shuffled, source } from '../../core/values/random.js';
import { cardCount, options as codec } from './options.js';
import { readGrid } from './positions.js';
import { type RuleId, rules } from './rules.js';
import { type Exxtra, noMedium, type Options, type State } from './state.js';
import { catalogue, five, ranksOf } from './tables.js';

interface Card {
  readonly shape: string;
  readonly grade: 1 | 2;
}

const catalogueCards: readonly Card[] = Object.entries(catalogue).flatMap(([shape, { kind }]) =>
  kind === 'basic' ? [] : [{ shape, grade: kind }],
);

/**
 * The cards that can be drawn, in their order before shuffling: the cards of the catalogue, then the players' own cards. A card is left out if its
 * shape stays in the chart, in a column that is not replaced.
 *
 * @rule TX-2.3
 */
const deckOf = (staying: readonly string[], own: readonly string[]): readonly Card[] =>
  [...catalogueCards, ...own.map((shape) => ({ shape, grade: 1 as const }))].filter(
    ({ shape }) => !staying.includes(shape),
  );

/** Draws the given number of cards at random. */
const drawn = (random: Source, cards: readonly Card[], count: number): readonly string[] =>
  shuffled(random, cards)
    .slice(0, count)
    .map(({ shape }) => shape);

/** Draws the cards. If `twos` is given, the cards of grade 2 are drawn first, and then all drawn cards are shuffled again. @rule TX-2.3 */
const drawCards = (random: Source, deck: readonly Card[], exxtra: Exxtra): readonly string[] => {
  const { twos } = exxtra;
  const count = cardCount(exxtra);
  const graded = (grade: 1 | 2): readonly Card[] => deck.filter((card) => card.grade === grade);
  return twos === undefined
    ? drawn(random, deck, count)
    : shuffled(random, [...drawn(random, graded(2), twos), ...drawn(random, graded(1), count - twos)]);
};

/** The numbers, counted from 0, of the columns whose shape is replaced by a card. */
const replacedColumns = (random: Source, { columns, replace = five }: Exxtra): readonly number[] =>
  columns?.map((column) => column - 1) ?? shuffled(random, [0, 1, 2, 3, 4]).slice(0, replace);

/** Replaces shapes of the chart with cards, as the options say. @rule TX-3.2 */
const layCards = (random: Source, shapes: readonly string[], exxtra: Exxtra): readonly string[] => {
  const { own = [] } = exxtra;
  const columns = replacedColumns(random, exxtra);
  const staying = shapes.filter((_, column) => !columns.includes(column));
  const cards = drawCards(random, deckOf(staying, own), exxtra);
  return shapes.map((shape, column) => (columns.includes(column) ? cards[columns.indexOf(column)]! : shape));
};

/** Draws all larges at random onto the squares of the grid, in the order a1 b1 .. e1 a2 .. @rule TX-3.3 */
const drawGrid = (random: Source, teams: 2 | 3): readonly number[] =>
  shuffled(
    random,
    Array.from({ length: five * ranksOf[teams] }, (_, large) => Math.floor(large / five)),
  );

const accepted = acceptOptions(codec, rules, 'TX-2');

const start = (options: Options, seed: Seed): State => {
  const random = source(seed);
  const { exxtra, grid: given, shapes, ...others } = options;
  const laid = exxtra === undefined ? shapes : layCards(random, shapes, exxtra);
  const colours = ranksOf[options.teams];
  return {
    grid: (given === undefined ? undefined : readGrid(given, options.teams)) ?? drawGrid(random, options.teams),
    turn: 1,
    hands: Array.from({ length: options.teams }, () => noMedium),
    smalls: Array.from({ length: five * colours }, () => 0),
    scores: Array.from({ length: options.teams }, () => 0),
    settings: { ...others, shapes: laid },
  };
};

/**
 * The state at the start: the shapes are laid out, the larges are drawn from the bag or given, all smalls are on the first level, and all mediums are
 * at home. The seed determines the cards and the grid. Options that break a rule are refused with the number of that rule.
 *
 * @param options - the options, as `Options` decodes them
 * @param seed - a whole number from 0 to 2^53-1, which determines the random events of the set-up
 * @returns the first state, or a refusal
 * @fails a refusal that cites the rule broken by the first invalid option, or by the seed
 * @rule TX-3.4
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, legalMoves, setup } from 'rulehouse/transformartian';
 * const start = setup(defaultOptions, 1);
 * if (isRight(start)) legalMoves(start.right).length; // 240
 * setup({ ...defaultOptions, players: 3 }, 1); // left: TX-2.1
 * ```
 */
export const setup = (options: Options, seed: Seed): Either<Refusal<RuleId>, State> =>
  map((chosen: Options) => start(chosen, seed))(accepted(options, seed));
