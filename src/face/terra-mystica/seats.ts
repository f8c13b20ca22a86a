/**
 * The panels of the seats: faction, figures, power bowls, structures that are left, tiles, and what else is to be known.
 *
 * @packageDocumentation
 */
import {
  movers,
  hasFavor,
  ownSpaces,
  at,
  factionOf,
  seatOf,
  type State,
  kinds,
  bonusTiles,
  favorTiles,
  townTiles,
  seatTitle,
} from '../../terra-mystica/seen.js';
import { type Attributes, element, escaped } from '../paint/element.js';
import type { Tell } from '../paint/translate.js';
import { card, left, marker, page, placed, structure, wrapped, words } from './paint.js';
import { doingOf, type Figure, figuresOf, homeText, leftOf, notesOf } from './seat-text.js';
import { bonusText, favorText, specialText, townText } from './tile-text.js';

/** A tile of a seat: what stands on it, and what it means. */
export type Held = readonly [name: string, text: string];

/** The tiles and own action spaces of a seat. */
export const heldBy = (state: State, seat: number): readonly Held[] => {
  const me = seatOf(state, seat);
  const bonus = bonusTiles[me.bonus];
  return [
    ...(bonus === undefined ? [] : [[bonus.id, bonusText(bonus)] as const]),
    ...favorTiles.flatMap((tile, index) => (hasFavor(me, index) ? [[tile.id, favorText(tile)] as const] : [])),
    ...townTiles.flatMap((tile, index) => {
      const copies = at(me.towns, index);
      return copies > 0 ? [[tile.id + (copies > 1 ? ` ×${copies}` : ''), townText(tile)] as const] : [];
    }),
    ...(me.faction < 0
      ? []
      : factionOf(state, seat).actions.map((action) => [action.space, specialText(action)] as const)),
  ];
};

/** How a front end finds the figures that moves name: resources and tracks. */
const figureData: Readonly<Record<string, Attributes>> = {
  VP: { 'data-resource': 'VP' },
  coins: { 'data-resource': 'C' },
  workers: { 'data-resource': 'W' },
  priests: { 'data-resource': 'P' },
  shipping: { 'data-track': 'ship' },
  digging: { 'data-track': 'dig' },
};

const figure = ([name, value]: Figure, index: number, step: number): string =>
  placed(
    index * step,
    0,
    figureData[name] === undefined ? {} : { ...figureData[name], 'data-box': `${-step / 2} 4 ${step} 40` },
    words(name, { y: 14, fill: page.quiet }),
    words(String(value), { y: 32, 'font-size': index === 0 ? 20 : 16, 'font-weight': 700 }),
  );

const bowls = ({ bowl1, bowl2, bowl3 }: { readonly bowl1: number; readonly bowl2: number; readonly bowl3: number }) =>
  [bowl1, bowl2, bowl3]
    .map((tokens, index) =>
      placed(
        index * 36,
        0,
        {},
        element('circle', { cy: 31, r: 14, fill: '#ece2f4', stroke: '#7a4fa0', 'stroke-width': index + 1 }),
        words(['I', 'II', 'III'][index]!, { y: 10, fill: page.quiet }),
        words(String(tokens), { y: 31, 'font-size': 14, 'font-weight': 700 }),
      ),
    )
    .join('');

const supplyPart = (state: State, seat: number): string =>
  leftOf(seatOf(state, seat))
    .map((count, index) =>
      placed(
        index * 41,
        0,
        { opacity: count === 0 ? 0.35 : undefined, 'data-structure': kinds[index], 'data-box': '-20 0 40 46' },
        placed(0, 17, {}, structure(state, seat, kinds[index]!, kinds[index])),
        words(`${count} left`, { y: 39, fill: page.quiet }),
      ),
    )
    .join('');

const pillWidth = 60;
/** How a panel is laid out: where its parts stand, and how much is in a line. */
export interface PanelLook {
  readonly figures: readonly [x: number, y: number, step: number];
  readonly bowls: readonly [x: number, y: number];
  readonly supply: readonly [x: number, y: number];
  readonly pills: readonly [x: number, y: number, inRow: number];
  readonly notes: number;
  /** In the language and with the players of the picture: notes are broken into lines as they are read. */
  readonly tell: Tell;
  readonly doing: readonly [x: number, y: number];
}

/** A panel as wide as the picture of everything. */
export const wide: Omit<PanelLook, 'tell'> = {
  figures: [248, 0, 50],
  bowls: [658, 0],
  supply: [778, 3],
  pills: [190, 51, 12],
  notes: 140,
  doing: [50, 53],
};

/** A panel folded into a column. */
export const folded: Omit<PanelLook, 'tell'> = {
  figures: [24, 46, 44],
  bowls: [24, 94],
  supply: [160, 97],
  pills: [10, 148, 5],
  notes: 56,
  doing: [250, 17],
};

/** The pill of an action space carries the name of the space, so that a page can find it. */
const spaceData = (name: string): Attributes =>
  ownSpaces.some((space) => space === name) ? { 'data-space': name, 'data-box': `0 0 ${pillWidth} 18` } : {};

const pill = ([name, text]: Held, index: number, inRow: number): string =>
  placed(
    (index % inRow) * (pillWidth + 4),
    Math.floor(index / inRow) * 22,
    spaceData(name),
    element('title', {}, escaped(text)),
    element('rect', { width: pillWidth, height: 18, rx: 9, fill: page.back, stroke: page.line }),
    words(name, { x: pillWidth / 2, y: 9 }),
  );

const notesIn = (state: State, seat: number, { notes, tell }: PanelLook): readonly string[] =>
  wrapped(tell(notesOf(state, seat).join('; ')), notes);

const pillsHigh = (state: State, seat: number, { pills: [, , inRow] }: PanelLook): number =>
  Math.ceil(heldBy(state, seat).length / inRow) * 22;

/** The height of a panel. */
export const seatHeight = (state: State, seat: number, look: PanelLook): number => {
  const { pills } = look;
  return seatOf(state, seat).faction < 0
    ? 52
    : Math.max(64, pills[1] + 5 + pillsHigh(state, seat, look) + notesIn(state, seat, look).length * 14);
};

const board = (state: State, seat: number, look: PanelLook): readonly string[] => {
  const { figures, bowls: bowlsAt, supply, pills } = look;
  return [
    placed(figures[0], figures[1], {}, ...figuresOf(state, seat).map((one, index) => figure(one, index, figures[2]))),
    placed(...bowlsAt, { 'data-resource': 'PW', 'data-box': '-16 4 104 44' }, bowls(seatOf(state, seat))),
    placed(...supply, {}, supplyPart(state, seat)),
    placed(pills[0], pills[1], {}, ...heldBy(state, seat).map((held, index) => pill(held, index, pills[2]))),
    ...notesIn(state, seat, look).map((line, index) =>
      left(line, pills[0], pills[1] + 7 + pillsHigh(state, seat, look) + index * 14, {
        fill: page.quiet,
      }),
    ),
  ];
};

/** The panel of a seat with its upper left corner at the origin. */
export const seatPart = (state: State, seat: number, width: number, look: PanelLook): string => {
  const doing = doingOf(state, seat, movers(state));
  const isActive = doing === 'to move';
  const home = homeText(state, seat);
  const hasFaction = seatOf(state, seat).faction >= 0;
  return element(
    'g',
    {
      'data-seat': seat,
      'data-faction': hasFaction ? factionOf(state, seat).id : undefined,
      'data-box': `0 0 ${width} ${seatHeight(state, seat, look)}`,
    },
    card(0, 0, width, seatHeight(state, seat, look), isActive ? { stroke: page.accent, 'stroke-width': 2.5 } : {}),
    placed(26, 26, {}, marker(state, seat, 32, 32, 8)),
    left(seatTitle(seat, state), 50, 17, { 'font-size': 15, 'font-weight': 700 }),
    left(hasFaction ? `seat ${seat}; ${home}` : home, 50, 36, { fill: page.quiet }),
    left(doing, hasFaction ? look.doing[0] : 190, hasFaction ? look.doing[1] : 17, {
      'font-weight': 700,
      fill: page.accent,
    }),
    ...(hasFaction ? board(state, seat, look) : []),
  );
};
