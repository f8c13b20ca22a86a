/**
 * Chapter 3: the stage `build`, in which the players stack their wizards.
 *
 * @packageDocumentation
 */
import { oneOf } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { sizes } from '../../../pieces/pyramids.js';
import type { Side } from '../geometry.js';
import type { BuildWizard, Move } from '../move.js';
import { buildStages, distinct, inserted, placeStages, removed, replaced, type State } from '../state.js';
import { buildOrder } from '../tables.js';
import {
  isWholeWizard,
  looseColour,
  looseOf,
  loosePips,
  pyramidOf,
  wholeCode,
  wholeToken,
  wizardOf,
} from '../wizard.js';
import { type Question, verb, wizard } from './verb.js';

/** The colour numbers of a side's loose pyramids of one size, in ascending order. */
const looseColours = (state: State, side: Side, pips: number): readonly number[] =>
  state.loose[side].filter((pyramid) => loosePips(pyramid) === pips).map(looseColour);

const isStackable = ({ state, side, move }: Question<BuildWizard>): boolean => {
  const built = wholeCode(move.wizard);
  return (
    looseColours(state, side, 3)[0] === pyramidOf(built, 3) &&
    looseColours(state, side, 2).includes(pyramidOf(built, 2)) &&
    looseColours(state, side, 1).includes(pyramidOf(built, 1))
  );
};

/** Puts a stacked wizard into the side's hand; after the tenth wizard, the stage becomes `place`. @rule TO-3.1 @rule TO-3.3 */
export const build = verb({
  stage: 'Build',
  codec: exact<BuildWizard>('BuildWizard', { _tag: oneOf('BuildWizard'), wizard }),
  print: (move) => `+${move.wizard}`,
  demands: [
    {
      rule: 'TO-3.2',
      text: 'the wizard must be made of the first loose large pyramid, a loose medium pyramid and a loose small pyramid',
      holds: isStackable,
    },
  ],
  perform: (state: State, side: Side, move: BuildWizard): State => {
    const built = wholeCode(move.wizard);
    const loose = sizes.reduce<readonly number[]>(
      (left, size) => removed(left, looseOf(size, pyramidOf(built, size))),
      state.loose[side],
    );
    const hands = replaced(state.hands, side, inserted(state.hands[side], built));
    const next = buildOrder[hands[0].length + hands[1].length];
    const stage = next === undefined ? placeStages[0] : buildStages[next];
    return { ...state, stage, hands, loose: replaced(state.loose, side, loose) };
  },
});

/** Reads the text of a move that stacks a wizard, which begins with `+`. @rule TO-9.1 */
export const readBuild = (text: string): Move | undefined => {
  const token = text.slice(1);
  return isWholeWizard(token) ? { _tag: 'BuildWizard', wizard: token } : undefined;
};

/** Adds each way to build a wizard on the side's first loose large pyramid, ordered by small, then medium pyramid. @rule TO-3.2 */
export const addBuilds = (state: State, side: Side, moves: Move[]): void => {
  const large = looseColours(state, side, 3)[0]!;
  const mediums = distinct(looseColours(state, side, 2));
  for (const small of distinct(looseColours(state, side, 1)))
    for (const medium of mediums)
      moves.push({ _tag: 'BuildWizard', wizard: wholeToken(wizardOf(small, medium, large)) });
};
