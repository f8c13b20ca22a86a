/**
 * The texts of moves.
 *
 * @packageDocumentation
 */
import { longest } from './tables.js';
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault, show } from '../core/values/fault.js';
import { type Notation, notation } from '../core/values/notation.js';
import { type Size, sizes } from '../pyramids/index.js';
import { isSquare, type Square } from './geometry.js';
import type { Move } from './move.js';
import { isWholeWizard } from './wizard.js';

const noMove = (text: string): Either<Fault, never> => left(fault([], `${show(text)} is no move notation`, 'TO-9.1'));

/**
 * Move texts. The printer is total; the parser accepts the texts of TO-9.1 and nothing else. Order of a list of moves: as ASCII.
 *
 * @rule TO-9.1
 */
export const moveText: Notation<Move> = notation<Move>({
  rule: 'TO-9.1',
  longest,
  print: (move) => {
    switch (move._tag) {
      case 'BuildWizard':
        return `+${move.wizard}`;
      case 'PlaceWizard':
        return `${move.wizard}@${move.square}`;
      case 'MarkArchmage':
        return `${move.square}*`;
      case 'MoveWizard':
        return `${move.from}-${move.to}`;
      case 'CastBolt':
        return `${move.from}~${move.to}:${move.spell}>${move.target}`;
      case 'FightDuel':
        return `${move.from}x${move.to}${move.removal === 0 ? '' : `:${move.removal}`}`;
      case 'Pass':
        return 'pass';
    }
  },
  parse: (text) => {
    const move = readMove(text);
    return move === undefined ? noMove(text) : right(move);
  },
});

const readMove = (text: string): Move | undefined => {
  if (text === 'pass') return { _tag: 'Pass' };
  if (text.startsWith('+')) return readBuild(text.slice(1));
  const square = text.slice(0, 2);
  return isSquare(square) ? readAction(square, text.slice(2)) : readPlace(text);
};

const readBuild = (wizard: string): Move | undefined =>
  isWholeWizard(wizard) ? { _tag: 'BuildWizard', wizard } : undefined;

const readPlace = (text: string): Move | undefined => {
  const [wizard, square, ...more] = text.split('@');
  return isWholeWizard(wizard) && isSquare(square) && more.length === 0
    ? { _tag: 'PlaceWizard', wizard, square }
    : undefined;
};

/** A size by its digit. */
export const readSize = (text: string | undefined): Size | undefined => sizes.find((size) => String(size) === text);

/** What a wizard on a square does: a sign, the other square, and for some the pips. */
const readAction = (from: Square, rest: string): Move | undefined => {
  if (rest === '*') return { _tag: 'MarkArchmage', square: from };
  const [to, pips] = [rest.slice(1, 3), rest.slice(3)];
  if (!isSquare(to)) return undefined;
  switch (rest.slice(0, 1)) {
    case '-':
      return pips === '' ? { _tag: 'MoveWizard', from, to } : undefined;
    case '~':
      return readBolt(from, to, pips);
    case 'x':
      return readDuel(from, to, pips);
    default:
      return undefined;
  }
};

const readBolt = (from: Square, to: Square, pips: string): Move | undefined => {
  const [, spellText, targetText] = /^:([123])>([123])$/.exec(pips) ?? [];
  const [spell, target] = [readSize(spellText), readSize(targetText)];
  return spell === undefined || target === undefined ? undefined : { _tag: 'CastBolt', from, to, spell, target };
};

const readDuel = (from: Square, to: Square, pips: string): Move | undefined => {
  if (pips === '') return { _tag: 'FightDuel', from, to, removal: 0 };
  const removal = readSize(/^:([123])$/.exec(pips)?.[1]);
  return removal === undefined ? undefined : { _tag: 'FightDuel', from, to, removal };
};
