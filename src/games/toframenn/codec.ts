/**
 * io-ts codecs for positions of Töframenn, to check JSON that comes from outside.
 *
 * @packageDocumentation
 */
import { left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { byText, list, oneOf, tuple, whole } from '../../core/reading/codec.js';
import { exact, variants } from '../../core/reading/objects.js';
import { codecsOf } from '../../core/reading/options.js';
import { fault, show } from '../../core/values/fault.js';
import { sizes } from '../../pieces/pyramids.js';
import { type Side } from './geometry.js';
import { optionTable } from './options.js';
import type {
  BuildStage,
  BySide,
  MarkStage,
  OverStage,
  PlaceStage,
  PlayStage,
  Position,
  Settings,
  Stage,
} from './state.js';
import { colours, board as geometry, largestLimit, wizardsASide } from './tables.js';
import {
  isCode,
  isWholeWizard,
  looseOf,
  printLoose,
  printWizard,
  readWizard,
  vacant,
  wholeCode,
  wholeToken,
} from './wizard.js';

const isWizardCode = (u: unknown): u is number => isCode(u) && readWizard(printWizard(u)) === u;

/** The codec of the content of a square: a wizard token, or `.` for nothing. */
const content = byText(
  'a wizard token or "."',
  (u): u is number => u === vacant || isWizardCode(u),
  (text) => {
    const wizard = text === '.' ? vacant : readWizard(text.slice(0, 10));
    return wizard === undefined || text.length > 10
      ? left(fault([], `${show(text)} is not a wizard token`))
      : right(wizard);
  },
  (wizard) => (wizard === vacant ? '.' : printWizard(wizard)),
);

const handWizard = byText(
  'a whole wizard token',
  (u): u is number => isWizardCode(u) && isWholeWizard(printWizard(u)),
  (text) =>
    isWholeWizard(text) ? right(wholeCode(text)) : left(fault([], `${show(text)} is not a complete wizard token`)),
  wholeToken,
);

const pyramidNames: ReadonlyMap<string, number> = new Map(
  sizes.flatMap((size) => colours.map((colour, index) => [`${colour}${size}`, looseOf(size, index + 1)])),
);

const pyramids: readonly number[] = [...pyramidNames.values()];

const loosePyramid = byText(
  'a pyramid',
  (u): u is number => pyramids.some((pyramid) => pyramid === u),
  (text) => {
    const pyramid = pyramidNames.get(text);
    return pyramid === undefined ? left(fault([], `${show(text)} is not a pyramid`)) : right(pyramid);
  },
  printLoose,
);

/** The codec of a pair of lists, one for Light and one for Darkness. */
const bySide = <A, O>(item: t.Type<A, O>, most: number): t.Type<BySide<readonly A[]>, unknown> =>
  tuple(list(item, 0, most), 2);

const side = oneOf<Side>(0, 1);

const stage: t.Type<Stage> = variants<Stage>('a stage', {
  Build: exact<BuildStage>('Build', { _tag: oneOf('Build'), side }),
  Place: exact<PlaceStage>('Place', { _tag: oneOf('Place'), side }),
  Mark: exact<MarkStage>('Mark', { _tag: oneOf('Mark'), side }),
  Play: exact<PlayStage>('Play', { _tag: oneOf('Play'), side }),
  Over: exact<OverStage>('Over', {
    _tag: oneOf('Over'),
    winner: oneOf<Side | 'tie'>(0, 1, 'tie'),
    reason: oneOf('archmage', 'passed', 'quiet', 'plies'),
  }),
});

const lasting = (({ nullDuels, bothFall, quietLimit, plyLimit }) => ({ nullDuels, bothFall, quietLimit, plyLimit }))(
  optionTable,
);

const settings: t.Type<Settings> = exact<Settings>('settings', {
  table: oneOf('standard', 'limited'),
  ...codecsOf(lasting),
});

/**
 * JSON codec that checks only the form of positions. The board is a list of 64 texts in the order a1 b1 .. h8: a wizard token, or `.` for a vacant
 * square. Hands and loose pyramids are each given as one list for Light and one for Darkness.
 */
export const position: t.Type<Position> = exact<Position>('a Töframenn position', {
  stage,
  board: list(content, geometry.size, geometry.size),
  hands: bySide(handWizard, wizardsASide),
  loose: bySide(loosePyramid, wizardsASide * sizes.length),
  quiet: whole(0, largestLimit),
  plies: whole(0, largestLimit),
  settings,
});
