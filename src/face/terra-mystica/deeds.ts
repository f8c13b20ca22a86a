/**
 * The kinds of actions of a turn of Terra Mystica, in the order in which a bar shows them.
 *
 * @packageDocumentation
 */
import type { Legal } from '../../core/contract/legal.js';
import { bonusTiles, type Move, powerActions } from '../../games/terra-mystica/seen.js';
import type { Deed, DeedChoice } from '../deed.js';
import { type Part, type Place, samePlace } from '../part.js';
import { parts } from './parts.js';
import { bonusText, powerText } from './tile-text.js';

/** A kind of action: its moves, and the place that the rules are asked about if it is not possible. */
interface DeedKind {
  readonly name: string;
  readonly isOne: (move: Move) => boolean;
  readonly asked: readonly Place[];
}

const isPower = (space: string): boolean => powerActions.some(({ id }) => id === space);

const kindsOfDeeds: readonly DeedKind[] = [
  { name: 'build', isOne: ({ _tag }) => _tag === 'Build' || _tag === 'Transform', asked: [] },
  { name: 'upgrade', isOne: ({ _tag }) => _tag === 'Upgrade', asked: [] },
  { name: 'dig', isOne: ({ _tag }) => _tag === 'Dig', asked: [{ kind: 'verb', value: 'dig' }] },
  { name: 'track', isOne: ({ _tag }) => _tag === 'Advance', asked: [{ kind: 'track', value: 'ship' }] },
  { name: 'priest', isOne: ({ _tag }) => _tag === 'Send', asked: [{ kind: 'cult', value: 'FIRE' }] },
  {
    name: 'power',
    isOne: (move) => move._tag === 'Action' && isPower(move.space),
    asked: [{ kind: 'space', value: 'ACT6' }],
  },
  { name: 'special', isOne: (move) => move._tag === 'Action' && !isPower(move.space), asked: [] },
  {
    name: 'convert',
    isOne: ({ _tag }) => _tag === 'Convert' || _tag === 'Burn',
    asked: [{ kind: 'verb', value: 'burn' }],
  },
  { name: 'pass', isOne: ({ _tag }) => _tag === 'Pass', asked: [{ kind: 'verb', value: 'pass' }] },
  { name: 'done', isOne: ({ _tag }) => _tag === 'Done', asked: [{ kind: 'verb', value: 'done' }] },
];

/** The names of the kinds of actions. */
export const deedNames: readonly string[] = kindsOfDeeds.map(({ name }) => name);

const textOf = (move: Move): string => {
  if (move._tag === 'Pass') {
    const tile = bonusTiles.find(({ id }) => id === move.tile);
    return tile === undefined ? '' : `${tile.id}: ${bonusText(tile)}`;
  }
  const action = move._tag === 'Action' ? powerActions.find(({ id }) => id === move.space) : undefined;
  return action === undefined ? '' : `${action.id}: ${powerText(action)}`;
};

const choicesOf = (moves: readonly Legal<Move>[], offers: readonly Place[]): readonly DeedChoice[] => {
  const found = moves.flatMap((move) => {
    const [part] = parts(move);
    if (part === undefined || !offers.some((offer) => samePlace(offer, part))) return [];
    return [[`${part.kind}:${part.value}`, { part, text: textOf(move) }] as const];
  });
  return [...new Map(found).values()];
};

const onlyPart = ([only, ...others]: readonly DeedChoice[]): Part | undefined =>
  only === undefined || others.length > 0 || only.part.kind === 'hex' ? undefined : only.part;

/**
 * What the moves of a turn do, by kind of action; empty outside a turn, and while several seats may act. Only moves that begin with one of the offered
 * places count: a lesson does not offer all.
 */
export const deeds = (moves: readonly Legal<Move>[], offers: readonly Place[]): readonly Deed[] => {
  const isTurn = moves.some(
    ({ _tag, by }) => by === null && (_tag === 'Pass' || _tag === 'Done' || _tag === 'Convert'),
  );
  if (!isTurn) return [];
  return kindsOfDeeds.map(({ name, isOne, asked }) => {
    const choices = choicesOf(moves.filter(isOne), offers);
    return { name, choices, only: onlyPart(choices), asked };
  });
};
