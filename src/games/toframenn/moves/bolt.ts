/**
 * Chapter 6: the action Bolt.
 *
 * @packageDocumentation
 */

import { oneOf } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { sizeNamed } from '../../../pieces/pyramids.js';
import { offGrid } from '../../../pieces/square.js';
import { type Square, squareIndex, type Way, wayOf } from '../geometry.js';
import { boltAlong, type CastBolt, type Move } from '../move.js';
import { isClear, type State, wizardOn } from '../state.js';
import { type ColourTable, reach } from '../tables.js';
import { attacks, pyramidOf, vacant, victimsOf, without } from '../wizard.js';
import { ownWizard, type Question, size, square, verb } from './verb.js';

type Casting = Question<CastBolt>;

const wayOfBolt = ({ from, to }: CastBolt): Way => wayOf(squareIndex(from), squareIndex(to));

/** True if a spell with the given number of pips reaches the given distance. @rule TO-6.6 */
const reaches = (spell: 1 | 2 | 3, distance: number): boolean => reach[spell].some((far) => far === distance);

const isBoltWay = ({ direction, distance }: Way): boolean =>
  direction >= 0 && direction < 4 && reach[3].some((far) => far === distance);

const spellOf = ({ state, move }: Casting): number => pyramidOf(wizardOn(state, move.from), move.spell);

const targetOf = ({ state, move }: Casting): number => pyramidOf(wizardOn(state, move.to), move.target);

const hasClearWay = ({ state, move }: Casting): boolean => {
  const { direction, distance } = wayOfBolt(move);
  return isClear(state.board, squareIndex(move.from), direction, distance);
};

/**
 * Carries out the Bolt: the target pyramid is removed, and so is the spell unless it is larger than the target. Both pyramids are removed at the same
 * time, so a caster may destroy itself. In a Bolt, no wizard arrives on a new square, so the result is `offGrid`.
 *
 * @rule TO-6.9 @rule TO-6.10 @rule TO-6.11
 */
export const bolt = verb({
  stage: 'Play',
  codec: exact<CastBolt>('CastBolt', { _tag: oneOf('CastBolt'), from: square, to: square, spell: size, target: size }),
  print: ({ from, to, spell, target }) => `${from}~${to}:${spell}>${target}`,
  demands: [
    ownWizard,
    {
      rule: 'TO-6.2',
      text: 'the target square is not exactly 3 or 5 squares away along a rank or file',
      holds: ({ move }) => isBoltWay(wayOfBolt(move)),
    },
    {
      // A square at an odd distance along a line has the other colour, so any wizard on it is an opposing one.
      rule: 'TO-6.3',
      text: 'there is no opposing wizard on the target square',
      holds: ({ state, move }) => wizardOn(state, move.to) !== vacant,
    },
    {
      rule: 'TO-6.4',
      text: 'a square in between is occupied',
      holds: hasClearWay,
    },
    {
      rule: 'TO-6.5',
      text: 'a small pyramid is not a spell; a spell is a medium or large pyramid',
      holds: ({ move }) => move.spell > 1,
    },
    { rule: 'TO-6.5', text: 'the caster does not have this spell', holds: (casting) => spellOf(casting) > 0 },
    {
      rule: 'TO-6.6',
      text: 'the spell does not reach that far',
      holds: ({ move }) => reaches(move.spell, wayOfBolt(move).distance),
    },
    { rule: 'TO-6.7', text: 'the target has no pyramid of that size', holds: (casting) => targetOf(casting) > 0 },
    {
      rule: 'TO-6.8',
      text: 'the colour of the spell does not attack the colour of the target pyramid',
      holds: (casting) => attacks(casting.state.settings.table, spellOf(casting), targetOf(casting)),
    },
  ],
  perform: (board: number[], move: CastBolt): number => {
    const [from, to] = [squareIndex(move.from), squareIndex(move.to)];
    board[to] = without(board[to]!, move.target);
    if (move.spell <= move.target) board[from] = without(board[from]!, move.spell);
    return offGrid;
  },
});

const pipsPattern = /^:([123])>([123])$/;

/** Reads the pips that follow the two squares of a Bolt. @rule TO-9.1 */
export const readBolt = (from: Square, to: Square, pips: string): Move | undefined => {
  const found = pipsPattern.exec(pips);
  if (found === null) return undefined;
  const [spell, target] = [sizeNamed(found[1]), sizeNamed(found[2])];
  return spell === undefined || target === undefined ? undefined : { _tag: 'CastBolt', from, to, spell, target };
};

const smallestSpell = (distance: number): number => (distance === 3 ? 2 : 3);

/**
 * Adds every Bolt at the first wizard along a line from a square; that wizard is 3 or 5 squares away. The Bolts are ordered by spell, then by target,
 * from small to large.
 *
 * @rule TO-6.6 @rule TO-6.8
 */
export const addBolts = (
  { board, settings }: State,
  from: number,
  to: number,
  direction: number,
  distance: number,
  moves: Move[],
): void => {
  const caster = board[from]!;
  const target = board[to]!;
  for (let spell = smallestSpell(distance); spell <= 3; spell++) {
    const victims = victimsOf(settings.table, pyramidOf(caster, spell));
    for (let pips = 1; pips <= 3; pips++)
      if (((victims >> pyramidOf(target, pips)) & 1) === 1)
        moves.push(boltAlong(from, direction, distance, spell, pips));
  }
};

/** True if a wizard can cast a Bolt at a second wizard that stands 3 or 5 squares away along a clear line. */
export const hasBolt = (table: ColourTable, caster: number, target: number, distance: number): boolean => {
  for (let spell = smallestSpell(distance); spell <= 3; spell++)
    for (let pips = 1; pips <= 3; pips++)
      if (attacks(table, pyramidOf(caster, spell), pyramidOf(target, pips))) return true;
  return false;
};
