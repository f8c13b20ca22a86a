/**
 * io-ts codecs of options and positions: for JSON from outside.
 *
 * @packageDocumentation
 */
import { left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { boolean, byText, leaf, list, nullable, oneOf, refined, ruled, tuple, whole } from '../core/codec.js';
import { exact, optionsOf, variants } from '../core/objects.js';
import { fault, show } from '../core/fault.js';
import { described } from '../core/schema.js';
import { sizes } from '../pyramids/index.js';
import { type Side } from './geometry.js';
import { rosterFault } from './roster.js';
import type {
  BuildStage,
  BySide,
  MarkStage,
  Options,
  OverStage,
  PlaceStage,
  PlayStage,
  Position,
  Roster,
  Settings,
  Stage,
} from './state.js';
import { board as geometry, colours, largestLimit, wizardsASide } from './tables.js';
import {
  colourOf,
  isWholeWizard,
  looseColour,
  looseOf,
  loosePips,
  printWizard,
  readWizard,
  vacant,
  wholeCode,
  wholeToken,
} from './wizard.js';

const anyText = leaf('a text', (u): u is string => typeof u === 'string', { type: 'string' });

/** The form only; what else is wrong with a roster, its length too, belongs to TO-2.3. @rule TO-2.1 */
const roster = described(
  nullable<Roster>(refined(list(anyText, 0, Number.POSITIVE_INFINITY), 'a list of texts', right)),
  {
    oneOf: [
      { type: 'null' },
      { type: 'array', items: { type: 'string' }, minItems: wizardsASide, maxItems: wizardsASide },
    ],
  },
);

const limit = whole(0, largestLimit);

const optionFields = optionsOf<Options>('Töframenn options', {
  pool: { codec: oneOf('nine', 'four', 'set24'), default: 'nine' },
  lightRoster: { codec: roster, default: null },
  darkRoster: { codec: roster, default: null },
  build: { codec: oneOf('given', 'stack'), default: 'given' },
  table: { codec: oneOf('auto', 'standard', 'limited'), default: 'auto' },
  nullDuels: { codec: boolean, default: true },
  bothFall: { codec: oneOf('caster', 'count'), default: 'caster' },
  quietLimit: { codec: limit, default: 0 },
  plyLimit: { codec: limit, default: 0 },
});

/**
 * JSON codec of the options: an object in which every key may be left out.
 *
 * @rule TO-2.1 @rule TO-2.3
 */
export const options: t.Type<Options, unknown> = ruled(
  'TO-2.1',
  refined(optionFields, 'Töframenn options', (value) => {
    const wrong = rosterFault(value);
    return wrong === undefined ? right(value) : left(wrong);
  }),
);

const isWizardCode = (u: unknown): u is number => typeof u === 'number' && readWizard(printWizard(u)) === u;

/** What stands on a square: a wizard token, or `.` for nothing. */
const content = byText(
  'a wizard token or "."',
  (u): u is number => u === vacant || isWizardCode(u),
  (text) => {
    const wizard = text === '.' ? vacant : readWizard(text.slice(0, 10));
    return wizard === undefined || text.length > 10
      ? left(fault([], `${show(text)} is no wizard token`))
      : right(wizard);
  },
  (wizard) => (wizard === vacant ? '.' : printWizard(wizard)),
);

const handWizard = byText(
  'a whole wizard token',
  (u): u is number => isWizardCode(u) && isWholeWizard(printWizard(u)),
  (text) => (isWholeWizard(text) ? right(wholeCode(text)) : left(fault([], `${show(text)} is no whole wizard token`))),
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
    return pyramid === undefined ? left(fault([], `${show(text)} is no pyramid`)) : right(pyramid);
  },
  (pyramid) => `${colourOf(looseColour(pyramid)) ?? ''}${loosePips(pyramid)}`,
);

/** A list of two lists: Light's and Darkness's. */
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

const settings: t.Type<Settings> = exact<Settings>('settings', {
  table: oneOf('standard', 'limited'),
  nullDuels: boolean,
  bothFall: oneOf('caster', 'count'),
  quietLimit: limit,
  plyLimit: limit,
});

/**
 * JSON codec of the form of positions. The board is a list of 64 texts, a1 b1 .. h8: wizard tokens, `.` for a vacant square; hands
 * and loose pyramids are lists for Light and for Darkness.
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
