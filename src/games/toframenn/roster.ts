/**
 * Chapter 2: finds the faults of a given roster, and draws rosters at random.
 *
 * @packageDocumentation
 */
import { type Fault, fault, show } from '../../core/values/fault.js';
import { type Source, shuffled } from '../../core/values/random.js';
import { sizes } from '../../pieces/pyramids.js';
import type { Options } from './state.js';
import { type Colour, colours, fourColours, set24Copies, wizardsASide } from './tables.js';
import { colourNumber, isArchmage, isLimited, isWhole, pyramidOf, readWizard, wizardOf } from './wizard.js';

type Pool = Options['pool'];

const wholeIn = (text: string): number | undefined => {
  const code = readWizard(text);
  return code !== undefined && isWhole(code) && !isArchmage(code) ? code : undefined;
};

const inPool = (pool: Pool, code: number): boolean => pool === 'nine' || isLimited(code);

const mostAlike = (wizards: readonly number[]): number =>
  Math.max(
    ...sizes.flatMap((size) =>
      wizards.map((code) => wizards.filter((other) => pyramidOf(other, size) === pyramidOf(code, size)).length),
    ),
  );

/** The wizards of a given roster, as codes; incomplete wizards are left out. */
export const wizardsIn = (roster: readonly string[]): readonly number[] =>
  roster.map(wholeIn).filter((code) => code !== undefined);

/** The fault in the text of a wizard in a roster; undefined if the text has no fault. */
const wizardFlaw = (pool: Pool, text: string): string | undefined => {
  const code = wholeIn(text);
  if (code === undefined) return `${show(text)} is not a complete wizard, small first`;
  return inPool(pool, code) ? undefined : 'the pool has red, yellow, green and blue only';
};

const faultIn = (pool: Pool, name: keyof Options, roster: readonly string[]): Fault | undefined => {
  const wrong = (path: readonly string[], reason: string): Fault => fault([name, ...path], reason, 'TO-2.3');
  if (roster.length !== wizardsASide) return wrong([], `a roster has five wizards, not ${roster.length}`);
  const first = roster.findIndex((text) => wizardFlaw(pool, text) !== undefined);
  const flaw = first < 0 ? undefined : wizardFlaw(pool, roster[first]!);
  if (flaw !== undefined) return wrong([String(first)], flaw);
  return pool === 'set24' && mostAlike(wizardsIn(roster)) > set24Copies
    ? wrong([], 'the pool has two pyramids of each colour and size')
    : undefined;
};

/** The first fault in the given rosters; undefined if the rosters have no fault. @rule TO-2.3 */
export const rosterFault = ({ pool, lightRoster, darkRoster }: Options): Fault | undefined =>
  (lightRoster === null ? undefined : faultIn(pool, 'lightRoster', lightRoster)) ??
  (darkRoster === null ? undefined : faultIn(pool, 'darkRoster', darkRoster));

/** Five colour numbers for each size; entries at the same index of the three lists make up a wizard. */
type Draw = readonly [readonly number[], readonly number[], readonly number[]];

const places = Array.from({ length: wizardsASide }, (_, place) => place);

const drawAny = ({ below }: Source, from: readonly Colour[]): Draw => {
  const any = (): readonly number[] => places.map(() => colourNumber(from[below(from.length)]!));
  return [any(), any(), any()];
};

const drawFromSet = (random: Source): Draw => {
  const set = fourColours.flatMap((colour) => Array.from({ length: set24Copies }, () => colourNumber(colour)));
  const some = (): readonly number[] => shuffled(random, set).slice(0, wizardsASide);
  return [some(), some(), some()];
};

const drawIn = (pool: Pool, random: Source): Draw => {
  switch (pool) {
    case 'nine':
      return drawAny(random, colours);
    case 'four':
      return drawAny(random, fourColours);
    case 'set24':
      return drawFromSet(random);
  }
};

/** Draws the wizards of a roster. @rule TO-2.4 */
export const drawWizards = (pool: Pool, random: Source): readonly number[] => {
  const [small, medium, large] = drawIn(pool, random);
  return places.map((place) => wizardOf(small[place]!, medium[place]!, large[place]!));
};
