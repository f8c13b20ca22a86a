/**
 * Wizards as small integers, and the attacks of pyramids.
 *
 * A wizard's code has a decimal digit for each size: hundreds for the small pyramid, tens for the medium, ones for the large. Each digit is 0 if the
 * pyramid is missing, otherwise the number of its colour, 1..9 in the order B C G K O P R W Y. For the Archmage, 1000 is added to the code; the code
 * of a vacant square is 0. Sorting complete wizards by code gives the alphabetical order of their tokens.
 *
 * @packageDocumentation
 */
import { type Size, sizes } from '../../pieces/pyramids.js';
import { type Colour, type ColourTable, colours, colourTables, fourColours } from './tables.js';

/** The code of a vacant square. */
export const vacant = 0;

/** The number that the Archmage token adds to a wizard's code. @rule TO-4.5 */
export const token = 1000;

const places = [100, 10, 1] as const;

const digitOf = (code: number, size: Size): number => Math.floor(code / places[size - 1]!) % 10;

/** True if a value is a whole number in the range of wizard codes, 0..1999. */
export const isCode = (u: unknown): u is number =>
  typeof u === 'number' && Number.isInteger(u) && u >= 0 && u < 2 * token;

const codes: readonly number[] = Array.from({ length: 2 * token }, (_, code) => code);

const pyramidTable: readonly number[] = codes.flatMap((code) => sizes.map((size) => digitOf(code, size)));

/** The colour number (1..9) of a wizard's pyramid of the given size (1..3); 0 if the wizard has no pyramid of that size. @rule TO-1.4 */
export const pyramidOf = (code: number, size: number): number => pyramidTable[code * 3 + size - 1]!;

/** True if a wizard is marked as Archmage. */
export const isArchmage = (code: number): boolean => code >= token;

/** True if a wizard has pyramids of all three sizes. */
export const isWhole = (code: number): boolean => sizes.every((size) => pyramidOf(code, size) > 0);

/**
 * The wizard without its pyramid of the given size. If the wizard has no other pyramid, it is destroyed, together with its Archmage token if it has
 * one.
 *
 * @rule TO-1.5
 */
export const without = (code: number, size: number): number => {
  const rest = code - pyramidOf(code, size) * places[size - 1]!;
  return rest === token ? vacant : rest;
};

const pipTable: readonly number[] = codes.map((code) =>
  sizes.reduce<number>((sum, size) => sum + (digitOf(code, size) > 0 ? size : 0), 0),
);

/** The sum of the basic values of a wizard's pyramids, 0..6; the Archmage token does not count. @rule TO-8.6 */
export const pipsOf = (code: number): number => pipTable[code]!;

/** The number of a colour, 1..9. */
export const colourNumber = (colour: Colour): number => colours.indexOf(colour) + 1;

/** The colour with the given number 1..9; `undefined` for 0. */
export const colourOf = (number: number): Colour | undefined => colours[number - 1];

/** The code of the wizard whose three pyramids have the given colour numbers (0 for no pyramid). */
export const wizardOf = (small: number, medium: number, large: number): number => small * 100 + medium * 10 + large;

/** The number of a loose pyramid: 10 x pips + colour number, so that loose pyramids sort by pips, then by letter. @rule TO-10.3 */
export const looseOf = (size: Size, colour: number): number => size * 10 + colour;

/** The pips of a loose pyramid. */
export const loosePips = (pyramid: number): number => Math.floor(pyramid / 10);

/** The colour number of a loose pyramid. */
export const looseColour = (pyramid: number): number => pyramid % 10;

/** The name of a loose pyramid, for instance `R2`. */
export const printLoose = (pyramid: number): string => `${colours[looseColour(pyramid) - 1]!}${loosePips(pyramid)}`;

/** A complete wizard's token, for instance `R1G2B3`. */
export type WholeWizard = `${Colour}1${Colour}2${Colour}3`;

/** The token of a wizard, small pyramid first, with `*` for the Archmage; an empty text for a vacant square. */
export const printWizard = (code: number): string =>
  printPyramid(code, 1) + printPyramid(code, 2) + printPyramid(code, 3) + (isArchmage(code) ? '*' : '');

const printPyramid = (code: number, size: Size): string => {
  const colour = colourOf(pyramidOf(code, size));
  return colour === undefined ? '' : `${colour}${size}`;
};

const letter = `[${colours.join('')}]`;

const wizardPattern = new RegExp(`^(?:(${letter})1)?(?:(${letter})2)?(?:(${letter})3)?(\\*)?$`);

const numberOf = (text: string | undefined): number => colours.findIndex((colour) => colour === text) + 1;

/** The code of a wizard token, with or without `*`; `undefined` for any other text. The sizes in a token must ascend, and there must be at least one. */
export const readWizard = (text: string): number | undefined => {
  const found = wizardPattern.exec(text);
  if (found === null) return undefined;
  const [, small, medium, large, star] = found;
  const code = wizardOf(numberOf(small), numberOf(medium), numberOf(large));
  if (code === vacant) return undefined;
  return star === undefined ? code : code + token;
};

/** True if a text is the token of a complete wizard, without `*`. */
export const isWholeWizard = (u: unknown): u is WholeWizard => {
  const code = typeof u === 'string' ? readWizard(u) : undefined;
  return code !== undefined && isWhole(code) && !isArchmage(code);
};

/** The code of the complete wizard with the given token. */
export const wholeCode = (wizard: WholeWizard): number => readWizard(wizard) ?? vacant;

/** The token of the complete wizard with the given code. */
export const wholeToken = (code: number): WholeWizard =>
  `${colourIn(code, 1)}1${colourIn(code, 2)}2${colourIn(code, 3)}3`;

/** The colour of a wizard's pyramid of a given size, which the wizard must have. */
const colourIn = (code: number, size: Size): Colour => colours[pyramidOf(code, size) - 1]!;

const isOfFour: readonly boolean[] = [
  true,
  ...colours.map((colour) => fourColours.some((allowed) => allowed === colour)),
];

/** True if a colour number belongs to the limited table, or is 0 (no pyramid). @rule TO-1.7 */
export const isLimitedColour = (colour: number): boolean => isOfFour[colour] === true;

/** True if all pyramids of a wizard have colours of the limited table. @rule TO-1.7 */
export const isLimited = (code: number): boolean => sizes.every((size) => isLimitedColour(pyramidOf(code, size)));

const victimsIn = (table: ColourTable): readonly number[] => {
  const victims: Readonly<Partial<Record<Colour, readonly Colour[]>>> = colourTables[table];
  return [0, ...colours.map((colour) => bitsOf(victims[colour]))];
};

/** Turns a list of colours into bits. No bit is set if the list is missing, as it is for some colours in the limited table. */
const bitsOf = (some: readonly Colour[] = []): number => some.reduce((bits, one) => bits | (1 << colourNumber(one)), 0);

const victimTables: Readonly<Record<ColourTable, readonly number[]>> = {
  standard: victimsIn('standard'),
  limited: victimsIn('limited'),
};

/** The colours that a given colour attacks, as bits: bit n is set if the given colour attacks colour n. @rule TO-1.6 @rule TO-1.7 */
export const victimsOf = (table: ColourTable, attacker: number): number => victimTables[table][attacker]!;

/** True if the first colour attacks the second in the given table; the number 0 attacks nothing and is not attacked. */
export const attacks = (table: ColourTable, attacker: number, victim: number): boolean =>
  ((victimsOf(table, attacker) >> victim) & 1) === 1;
