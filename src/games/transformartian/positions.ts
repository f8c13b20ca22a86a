/**
 * Prints the texts of positions, and reads texts that are well formed. Whether a position can exist is decided by `valid.ts`.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { numberOf } from '../../core/values/absent.js';
import { type Fault, fault, show } from '../../core/values/fault.js';
import { wholeNumber } from '../../core/values/notation.js';
import { canonicalShape } from './shapes.js';
import { colourCount, colourLetter, hasFiveEach, noMedium, type Settings, type State } from './state.js';
import { colours, files, five, lastTurn, longest, ranksOf } from './tables.js';

/** The text of a grid, with ranks from top to bottom. @rule TX-10.3 */
const printGrid = (grid: readonly number[]): string => {
  let text = '';
  for (let start = grid.length - files; start >= 0; start -= files) {
    for (let file = 0; file < files; file++) text += colourLetter(grid[start + file]!);
    if (start > 0) text += '/';
  }
  return text;
};

const numbersOfColours: ReadonlyMap<string, number> = new Map(colours.map((colour, index) => [colour, index]));

/** Reads the text of a grid for the given number of teams: rows must be well formed and contain five larges of each colour. @rule TX-10.3 */
export const readGrid = (text: string, teams: 2 | 3): readonly number[] | undefined => {
  const rows = text.length > longest ? [] : text.split('/');
  const count = ranksOf[teams];
  if (rows.length !== count || rows.some((row) => row.length !== files)) return undefined;
  const grid = rows
    .toReversed()
    .join('')
    .split('')
    .map((letter) => numberOf(numbersOfColours, letter));
  return hasFiveEach(grid, count) ? grid : undefined;
};

const printHand = (colour: number): string => (colour === noMedium ? '-' : colourLetter(colour));

/** The canonical text of a position. @rule TX-10.3 */
export const printPosition = ({ grid, turn, hands, smalls, scores, settings }: State): string => {
  const count = colourCount(settings);
  let columns = '';
  for (let index = 0; index < smalls.length; index++)
    columns += index % count === 0 && index > 0 ? `/${smalls[index]!}` : String(smalls[index]!);
  return [
    printGrid(grid),
    turn,
    hands.map(printHand).join(''),
    columns,
    scores.join(','),
    `${settings.players}:${settings.teams}`,
    settings.shapes.join(','),
    settings.levels.join(','),
    settings.target,
    `${settings.miss === 'pair' ? 'p' : 't'}${settings.sameShape === 'ignored' ? 'i' : 's'}`,
    settings.turnLimit,
  ].join(' ');
};

const forms = {
  '2:2': { players: 2, teams: 2 },
  '3:3': { players: 3, teams: 3 },
  '4:2': { players: 4, teams: 2 },
  '6:2': { players: 6, teams: 2 },
  '6:3': { players: 6, teams: 3 },
} as const;

/** The given numbers of players and teams, if the game allows this combination; otherwise undefined. @rule TX-2.1 */
export const formOf = (players: unknown, teams: unknown): Pick<Settings, 'players' | 'teams'> | undefined =>
  Object.values(forms).find((form) => form.players === players && form.teams === teams);

const formsByName: ReadonlyMap<string, Pick<Settings, 'players' | 'teams'>> = new Map(Object.entries(forms));

const readForm = (text: string): Pick<Settings, 'players' | 'teams'> | undefined => formsByName.get(text);

const mostDigits = 999_999_999;

const readNumbers = (text: string, min: number, max: number): readonly number[] | undefined => {
  const read = text.split(',').map((part) => wholeNumber(part, min, max));
  const numbers = read.filter((number) => number !== undefined);
  return numbers.length === read.length ? numbers : undefined;
};

const malformed = (path: string, text: string): Either<Fault, never> =>
  left(fault([path], `${show(text)} is not well formed`, 'TX-10.3'));

/** The reason why a list is not a chart of five different canonical shapes; undefined if the list is a chart. @rule TX-2.2 */
export const shapesFault = (shapes: readonly string[]): Fault | undefined => {
  if (shapes.length !== five) return fault([], `a chart has five shapes, not ${shapes.length}`, 'TX-2.2');
  const wrong = shapes.findIndex((shape) => canonicalShape(shape) !== shape);
  if (wrong >= 0) return fault([String(wrong)], `${show(shapes[wrong])} is not a shape in canonical form`, 'TX-2.2');
  return new Set(shapes).size === five ? undefined : fault([], 'a shape stands twice', 'TX-2.2');
};

const readSmalls = (text: string, count: number): readonly number[] | undefined => {
  const rows = text.split('/');
  const isRow = (row: string): boolean => row.length === count && /^[0-8]+$/.test(row);
  return rows.length === five && rows.every(isRow) ? rows.join('').split('').map(Number) : undefined;
};

const readHands = (text: string): readonly number[] =>
  text.split('').map((letter) => (letter === '-' ? noMedium : (numbersOfColours.get(letter) ?? Number.NaN)));

const flagNames = {
  pi: { miss: 'pair', sameShape: 'ignored' },
  ps: { miss: 'pair', sameShape: 'scores' },
  ti: { miss: 'turn', sameShape: 'ignored' },
  ts: { miss: 'turn', sameShape: 'scores' },
} as const;

const flags: ReadonlyMap<string, Pick<Settings, 'miss' | 'sameShape'>> = new Map(Object.entries(flagNames));

const readFlags = (text: string): Pick<Settings, 'miss' | 'sameShape'> | undefined => flags.get(text);

const readSettings = (fields: readonly string[]): Either<Fault, Settings> => {
  const [formText = '', shapesText = '', levelsText = '', targetText = '', flagText = '', limitText = ''] = fields;
  const form = readForm(formText);
  if (form === undefined) return malformed('form', formText);
  const shapes = shapesText.split(',');
  const wrong = shapesFault(shapes);
  if (wrong !== undefined) return left({ ...wrong, path: ['shapes', ...wrong.path] });
  const levels = readNumbers(levelsText, 1, 99);
  if (levels === undefined) return malformed('levels', levelsText);
  const target = wholeNumber(targetText, 1, 9999);
  if (target === undefined) return malformed('target', targetText);
  const read = readFlags(flagText);
  if (read === undefined) return malformed('flags', flagText);
  const turnLimit = wholeNumber(limitText, 0, 99_999);
  if (turnLimit === undefined) return malformed('limit', limitText);
  // List the fields, because spreading would cost V8 more time than parsing the rest of the text.
  const { players, teams } = form;
  const { miss, sameShape } = read;
  return right({ players, teams, shapes, levels, target, miss, sameShape, turnLimit });
};

/**
 * Parses a position text and checks only its form. Whether the parts of the position fit together is not checked.
 *
 * @rule TX-10.3
 */
export const parsePosition = (text: string): Either<Fault, State> => {
  const fields = text.split(' ');
  if (fields.length !== 11) return left(fault([], `a position has eleven fields, not ${fields.length}`, 'TX-10.3'));
  const settings = readSettings(fields.slice(5));
  if (isLeft(settings)) return settings;
  const [gridText = '', turnText = '', handText = '', smallText = '', scoreText = ''] = fields;
  const grid = readGrid(gridText, settings.right.teams);
  if (grid === undefined) return malformed('grid', gridText);
  const turn = wholeNumber(turnText, 1, lastTurn);
  if (turn === undefined) return malformed('turn', turnText);
  const hands = readHands(handText);
  if (hands.some(Number.isNaN)) return malformed('hands', handText);
  const smalls = readSmalls(smallText, colourCount(settings.right));
  if (smalls === undefined) return malformed('smalls', smallText);
  const scores = readNumbers(scoreText, 0, mostDigits);
  if (scores === undefined) return malformed('scores', scoreText);
  return right({ grid, turn, hands, smalls, scores, settings: settings.right });
};
