/**
 * Prints the texts of positions, and reads texts that are well formed. Whether a position can exist is decided by `valid.ts`.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { constant } from '../../core/values/constant.js';
import { type Fault, fault, show } from '../../core/values/fault.js';
import { byAscii, wholeNumber } from '../../core/values/notation.js';
import { sizeNamed } from '../../pieces/pyramids.js';
import { isSquare, type Side, sideOf, squareIndex, squareName, squares, squaresOf } from './geometry.js';
import {
  type BySide,
  buildStages,
  markStages,
  type Position,
  placeStages,
  playStages,
  type Reason,
  type Settings,
  type Stage,
} from './state.js';
import { colours, largestLimit } from './tables.js';
import { isArchmage, isWhole, looseOf, printLoose, printWizard, readWizard, vacant } from './wizard.js';

const sideLetters = ['L', 'D'] as const;

/** The text of a stage. @rule TO-10.1 */
export const printStage = (stage: Stage): string => {
  switch (stage._tag) {
    case 'Build':
      return `build:${sideLetters[stage.side]}`;
    case 'Place':
      return `place:${sideLetters[stage.side]}`;
    case 'Mark':
      return `mark:${sideLetters[stage.side]}`;
    case 'Play':
      return `play:${sideLetters[stage.side]}`;
    case 'Over':
      return `over:${stage.winner === 'tie' ? '=' : sideLetters[stage.winner]}:${stage.reason}`;
  }
};

const reasons: readonly Reason[] = ['archmage', 'passed', 'quiet', 'plies'];

const winners = [0, 1, 'tie'] as const;

const stages: ReadonlyMap<string, Stage> = new Map(
  [
    ...[...buildStages, ...placeStages, ...markStages, ...playStages],
    ...winners.flatMap((winner) => reasons.map((reason): Stage => constant({ _tag: 'Over', winner, reason }))),
  ].map((stage) => [printStage(stage), stage]),
);

const inNameOrder = (own: readonly number[]): readonly number[] =>
  [...own].sort((a, b) => byAscii(squareName(a), squareName(b)));

/** The squares of each side's colour, in the order of their names. */
const byName: BySide<readonly number[]> = [inNameOrder(squaresOf[0]), inNameOrder(squaresOf[1])];

/** The text of a side's wizards on the board. @rule TO-10.2 */
const printBoard = (board: readonly number[], side: Side): string => {
  let text = '';
  for (const square of byName[side]) {
    const wizard = board[square]!;
    if (wizard !== vacant) text += `${text === '' ? '' : ','}${squareName(square)}:${printWizard(wizard)}`;
  }
  return text === '' ? '-' : text;
};

/** The text of a side's hand and loose pyramids. @rule TO-10.3 */
const printHand = (hand: readonly number[], loose: readonly number[]): string =>
  [...hand.map(printWizard), ...(loose.length === 0 ? [] : [`[${loose.map(printLoose).join('')}]`])].join(',') || '-';

const printCounter = (limit: number, count: number): string => (limit === 0 ? '-' : `${limit}:${count}`);

/** The text of the settings in force, with each limit and the number of plies counted towards it. @rule TO-10.1 */
export const printSettings = ({ settings, quiet, plies }: Position): string =>
  [
    settings.table === 'standard' ? 'std' : 'lim',
    settings.nullDuels ? 'null' : 'live',
    settings.bothFall,
    printCounter(settings.quietLimit, quiet),
    printCounter(settings.plyLimit, plies),
  ].join(',');

/** The canonical text of a position. @rule TO-10.1 */
export const printPosition = (position: Position): string =>
  [
    printStage(position.stage),
    printBoard(position.board, 0),
    printBoard(position.board, 1),
    printHand(position.hands[0], position.loose[0]),
    printHand(position.hands[1], position.loose[1]),
    printSettings(position),
  ].join(' ');

const malformed = (path: string, text: string, rule: string): Fault =>
  fault([path], `${show(text)} is not well formed`, rule);

const itemsOf = (text: string): readonly string[] => (text === '-' ? [] : text.split(','));

/** True if the wizards in a text are listed in the order of their squares. @rule TO-10.5 */
const isSorted = (items: readonly string[]): boolean =>
  items.every((item, index) => index === 0 || byAscii(items[index - 1]!, item) < 0);

/** Reads the text of a side's wizards and puts the wizards on the board; returns a fault if the text is wrong. @rule TO-10.2 */
const readBoard = (board: number[], side: Side, path: string, items: readonly string[]): Fault | undefined => {
  for (const item of items) {
    const square: string = item.slice(0, 2);
    const wizard = readWizard(item.slice(3));
    if (item[2] !== ':' || !isSquare(square) || wizard === undefined) return malformed(path, item, 'TO-10.2');
    const index = squareIndex(square);
    if (sideOf(index) !== side) return fault([path], `${square} has the colour of the other side (TO-1.2)`, 'TO-10.4');
    if (board[index]! !== vacant) return fault([path], `two wizards on ${square} (TO-1.3)`, 'TO-10.4');
    board[index] = wizard;
  }
  return undefined;
};

/** The pieces that a side has off the board: wizards in hand, and loose pyramids. */
interface Reserve {
  readonly hand: readonly number[];
  readonly loose: readonly number[];
}

const readLoose = (text: string): readonly number[] | undefined => {
  if (!/^\[(?:[A-Z][123])+\]$/.test(text)) return undefined;
  const pyramids: number[] = [];
  for (let index = 1; index < text.length - 1; index += 2) {
    const colour = colours.findIndex((letter) => letter === text[index]) + 1;
    const size = sizeNamed(text[index + 1]);
    if (colour === 0 || size === undefined) return undefined;
    pyramids.push(looseOf(size, colour));
  }
  return pyramids;
};

/** Reads the text of a side's hand, without checking whether the hand is sorted. @rule TO-10.3 */
const readHand = (text: string): Reserve | undefined => {
  if (text === '-') return { hand: [], loose: [] };
  const items = text.split(',');
  const last = items.at(-1);
  const hasLoose = last?.startsWith('[') === true;
  const loose = hasLoose ? readLoose(last) : [];
  const tokens = hasLoose ? items.slice(0, -1) : items;
  const hand = tokens
    .map(readWizard)
    .filter((wizard) => wizard !== undefined && isWhole(wizard) && !isArchmage(wizard));
  const read = hand.filter((wizard) => wizard !== undefined);
  return loose === undefined || read.length !== tokens.length ? undefined : { hand: read, loose };
};

interface Counter {
  readonly limit: number;
  readonly count: number;
}

const readCounter = (text: string): Counter | undefined => {
  if (text === '-') return { limit: 0, count: 0 };
  const [limitText = '', countText = '', ...more] = text.split(':');
  const [limit, count] = [wholeNumber(limitText, 1, largestLimit), wholeNumber(countText, 0, largestLimit)];
  return limit === undefined || count === undefined || more.length > 0 ? undefined : { limit, count };
};

const settingsPattern = /^(std|lim),(null|live),(caster|count),([^,]+),([^,]+)$/;

const readSettings = (text: string): Pick<Position, 'settings' | 'quiet' | 'plies'> | undefined => {
  const found = settingsPattern.exec(text);
  if (found === null) return undefined;
  const [, table, duels, fall] = found;
  const [quiet, plies] = [readCounter(found[4]!), readCounter(found[5]!)];
  if (quiet === undefined || plies === undefined) return undefined;
  const settings: Settings = {
    table: table === 'std' ? 'standard' : 'limited',
    nullDuels: duels === 'null',
    bothFall: fall === 'caster' ? 'caster' : 'count',
    quietLimit: quiet.limit,
    plyLimit: plies.limit,
  };
  return { settings, quiet: quiet.count, plies: plies.count };
};

type Hands = Pick<Position, 'hands' | 'loose'>;

const readHands = (texts: BySide<string>): Either<Fault, Hands> => {
  const [light, dark] = [readHand(texts[0]), readHand(texts[1])];
  if (light === undefined) return left(malformed('light hand', texts[0], 'TO-10.3'));
  if (dark === undefined) return left(malformed('dark hand', texts[1], 'TO-10.3'));
  return right({ hands: [light.hand, dark.hand], loose: [light.loose, dark.loose] });
};

/**
 * Parses a position text and checks its form. The check covers the squares of the wizards, but not the other conditions for a possible position
 * (TO-10.4).
 *
 * @rule TO-10.1 @rule TO-10.5
 */
export const parsePosition = (text: string): Either<Fault, Position> => {
  const fields = text.split(' ');
  if (fields.length !== 6) return left(fault([], `a position has six fields, not ${fields.length}`, 'TO-10.1'));
  const [stageText = '', lights = '', darks = '', lightHand = '', darkHand = '', rules = ''] = fields;
  const stage = stages.get(stageText);
  if (stage === undefined) return left(malformed('stage', stageText, 'TO-10.1'));
  const board = squares.map(() => vacant);
  const [light, dark] = [itemsOf(lights), itemsOf(darks)];
  const wrong = readBoard(board, 0, 'light board', light) ?? readBoard(board, 1, 'dark board', dark);
  if (wrong !== undefined) return left(wrong);
  const hands = readHands([lightHand, darkHand]);
  if (isLeft(hands)) return hands;
  const settings = readSettings(rules);
  if (settings === undefined) return left(malformed('settings', rules, 'TO-10.1'));
  // All other parts have only one spelling.
  if (!isSorted(light) || !isSorted(dark)) return left(fault([], 'wizards are sorted by square', 'TO-10.5'));
  return right({ stage, board, ...hands.right, ...settings });
};
