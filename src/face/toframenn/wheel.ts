/**
 * The wheel of attacks: the colours in a circle, with an arrow from each colour to every colour that it attacks. A list beside the wheel shows the
 * same attacks.
 *
 * @rule TO-1.6 @rule TO-1.7
 * @packageDocumentation
 */
import { type Colour, colourTables, type State } from '../../games/toframenn/seen.js';
import { type Coordinates, corners, element, group, type SvgDrawing } from '../paint/element.js';
import { caption, page, tint } from '../paint/frame.js';
import { letterDisc } from '../paint/pyramid.js';

/** The colours in their order around the wheel. In both colour tables, each colour attacks the next one, so half of the arrows run along the rim. */
const around = ['K', 'W', 'Y', 'O', 'G', 'B', 'R', 'C', 'P'] as const satisfies readonly Colour[];

/** The height of the wheel, including its caption. */
export const wheelHeight = 272;

const radius = 98;
const node = 13;
const centre = [150, 142] as const;

/** A list of colours, each with the colours that it attacks. */
type Attacks = readonly (readonly [Colour, readonly Colour[]])[];

/** The colours of the colour table in force, each with the colours that it attacks. */
const attacksOf = ({ settings }: State): Attacks => {
  const table: Readonly<Partial<Record<Colour, readonly Colour[]>>> = colourTables[settings.table];
  return around.flatMap((colour) => (table[colour] === undefined ? [] : [[colour, table[colour]] as const]));
};

/** An arrow that bends by the given amount to the left of its direction. If two colours attack each other, the bend keeps their arrows apart. */
const arrow = ([ax, ay]: Coordinates, [bx, by]: Coordinates, bent: number, name: string): SvgDrawing => {
  const far = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
  const at = (along: number, aside: number): Coordinates => [
    ax + ux * along + uy * aside,
    ay + uy * along - ux * aside,
  ];
  const [begin, bend, end, tip] = [
    at(node, bent * 0.35),
    at(far / 2, bent),
    at(far - node - 9, bent * 0.45),
    at(far - node - 1, bent * 0.3),
  ];
  const wing = (aside: number): Coordinates => at(far - node - 10, bent * 0.48 + aside);
  return element(
    'g',
    { 'data-attack': name, stroke: tint.ink, fill: tint.ink },
    element('path', { d: `M${corners([begin])}Q${corners([bend, end])}`, fill: 'none', 'stroke-width': 1.8 }),
    element('polygon', { points: corners([tip, wing(5), wing(-5)]), stroke: 'none' }),
  );
};

/**
 * How far an arrow is bent. Arrows along the wheel's rim bend outwards. Arrows across the wheel bend towards the centre, so that they stay clear of
 * the colours between their ends.
 */
const bendOf = (from: number, to: number, count: number): number => {
  const ahead = (to - from + count) % count;
  if (ahead === 1 || ahead === count - 1) return 14;
  return ahead * 2 < count ? -10 : 30;
};

const step = 24;

/** The wheel itself: the colours in a circle, with the arrows between them. */
const circle = (attacks: Attacks): SvgDrawing => {
  const places = new Map(
    attacks.map(([colour], index): [Colour, Coordinates] => {
      const turn = (2 * Math.PI * index) / attacks.length;
      return [colour, [centre[0] + radius * Math.sin(turn), centre[1] - radius * Math.cos(turn)]];
    }),
  );
  const order = [...places.keys()];
  const placeOf = (colour: Colour): Coordinates => places.get(colour) ?? centre;
  return [
    ...attacks.flatMap(([colour, victims]) =>
      victims.map((victim) =>
        arrow(
          placeOf(colour),
          placeOf(victim),
          bendOf(order.indexOf(colour), order.indexOf(victim), order.length),
          `${colour}${victim}`,
        ),
      ),
    ),
    ...attacks.map(([colour]) => letterDisc(colour, ...placeOf(colour), node)),
  ];
};

/** The attacks as a list, which is centred at the given height. */
const list = (attacks: Attacks, x: number, middle: number): SvgDrawing =>
  attacks.map(([colour, victims], index) =>
    group(
      x,
      middle + (index - (attacks.length - 1) / 2) * step,
      {},
      letterDisc(colour, 0, 0, 11),
      element('path', { d: 'M18 0H44M37-5L44 0L37 5', stroke: tint.ink, 'stroke-width': 1.8, fill: 'none' }),
      ...victims.map((victim, place) => letterDisc(victim, 62 + place * 27, 0, 11)),
    ),
  );
const heading = caption('Who attacks whom', 0, 10);

/** Draws the wheel of attacks, from the given height down, with the list of attacks beside it. */
export const wheel = (state: State, y: number): SvgDrawing => {
  const attacks = attacksOf(state);
  return group(page.margin, y, {}, heading, circle(attacks), list(attacks, 340, centre[1]));
};

/** The number of lines of the list of attacks below the wheel, where the list has two columns. */
const linesBelow = 5;

/** The height of the wheel of attacks together with the list below it. */
export const wheelInColumnHeight = wheelHeight + linesBelow * step + 4;

/** Draws the wheel of attacks, from the given height down, with the list of attacks below it. */
export const wheelInColumn = (state: State, y: number): SvgDrawing => {
  const attacks = attacksOf(state);
  const [first, second] = [attacks.slice(0, linesBelow), attacks.slice(linesBelow)];
  const middleOf = (lines: Attacks): number => wheelHeight + ((lines.length + 1) / 2) * step - 10;
  return group(
    page.margin,
    y,
    {},
    heading,
    circle(attacks),
    list(first, 14, middleOf(first)),
    list(second, 178, middleOf(second)),
  );
};
