/**
 * The panels of the seats: faction, resources, power bowls, remaining structures, tiles, and everything else of note.
 *
 * @packageDocumentation
 */
import {
  at,
  bonusTiles,
  factionOf,
  favorTiles,
  hasFavor,
  kinds,
  kindTitles,
  movers,
  ownSpaces,
  type State,
  seatOf,
  seatTitle,
  townTiles,
} from '../../games/terra-mystica/seen.js';
import { type Attributes, type Coordinates, element, type SvgDrawing, titled } from '../paint/element.js';
import type { TextTranslator } from '../paint/translate.js';
import { wrapped } from '../paint/wrapped.js';
import { type Amounts, incomeLine, paidByKinds } from './income-text.js';
import { card, left, marker, type PicturePart, page, placed, structure, words } from './paint.js';
import { doingOf, figuresOf, homeText, leftOf, notesOf } from './seat-text.js';
import { signedLine, withSigns } from './signs.js';
import { bonusText, favorText, specialText, townMark, townText } from './tile-text.js';

/** A tile or an action space that a seat has: its name, its effect in words, and what a narrow card shows in place of the name. */
export type HeldTile = readonly [name: string, text: string, brief?: string];

/** The tiles of a seat, and the action spaces of the seat's own faction. */
export const heldBy = (state: State, seat: number): readonly HeldTile[] => {
  const me = seatOf(state, seat);
  const bonus = bonusTiles[me.bonus];
  return [
    ...(bonus === undefined ? [] : [[bonus.id, bonusText(bonus)] as const]),
    ...favorTiles.flatMap((tile, index) => (hasFavor(me, index) ? [[tile.id, favorText(tile)] as const] : [])),
    ...townTiles.flatMap((tile, index): readonly HeldTile[] => {
      const copies = at(me.towns, index);
      if (copies > 1) return [[`${tile.id} ×${copies}`, townText(tile)]];
      return copies > 0 ? [[tile.id, townText(tile), townMark(tile)]] : [];
    }),
    ...(me.faction < 0
      ? []
      : factionOf(state, seat).actions.map((action) => [action.space, specialText(action)] as const)),
  ];
};

/** For each kind of number that moves can name: its attribute if the seat is to move, and its attribute if not. */
const namings = {
  resource: ['data-resource', 'data-holding'],
  track: ['data-track', 'data-level'],
  structure: ['data-structure', 'data-supply'],
} as const;

/** What the numbers of a panel count, in words. */
const spokenNames: Readonly<Record<string, string>> = {
  VP: 'victory points',
  C: 'coins',
  W: 'workers',
  P: 'priests',
  PW: 'power in the bowls',
  ship: 'shipping',
  dig: 'digging',
  ...kindTitles,
};

/**
 * Returns the attribute by which a front end finds a number in a seat's panel, and what the number counts. Moves name only the numbers of the seats
 * that are to move, so the numbers of all other seats have attributes of their own and cannot be picked.
 */
export const naming = (state: State, seat: number, kind: keyof typeof namings, value: string): Attributes => {
  const [own, other] = namings[kind];
  return { [movers(state).includes(seat) ? own : other]: value, 'aria-label': spokenNames[value] };
};

/** The resources and tracks whose numbers a panel shows. */
const figureNames: Readonly<Record<string, readonly [kind: keyof typeof namings, value: string]>> = {
  VP: ['resource', 'VP'],
  coins: ['resource', 'C'],
  workers: ['resource', 'W'],
  priests: ['resource', 'P'],
  shipping: ['track', 'ship'],
  digging: ['track', 'dig'],
};

/** The attributes that set the letters of a long word closer together, so that words in columns do not touch in any language. */
const tight = (told: string, room: number): Attributes =>
  told.length * 6.4 > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {};

const figuresPart = (state: State, seat: number, { figures, tell }: PanelLook): SvgDrawing => {
  const [, , step, inRow] = figures;
  return figuresOf(state, seat).map(([name, value], index) => {
    const named = figureNames[name];
    return placed(
      (index % inRow) * step,
      Math.floor(index / inRow) * 44,
      named === undefined ? {} : { ...naming(state, seat, ...named), 'data-box': `${-step / 2} 4 ${step} 40` },
      words(name, { y: 14, fill: page.quiet, ...tight(tell(name), step - 5) }),
      words(String(value), { y: 32, 'font-size': index === 0 ? 20 : 16, 'font-weight': 700 }),
    );
  });
};

const bowls = ({
  bowl1,
  bowl2,
  bowl3,
}: {
  readonly bowl1: number;
  readonly bowl2: number;
  readonly bowl3: number;
}): SvgDrawing =>
  [bowl1, bowl2, bowl3].map((tokens, index) =>
    placed(
      index * 36,
      0,
      {},
      element('circle', { cy: 31, r: 14, fill: '#ece2f4', stroke: '#7a4fa0', 'stroke-width': index + 1 }),
      words(['I', 'II', 'III'][index]!, { y: 10, fill: page.quiet }),
      words(String(tokens), { y: 31, 'font-size': 14, 'font-weight': 700 }),
    ),
  );

/**
 * The income from all structures of one kind, written below the number of structures left. If the text of the income is long, its letters are set
 * closer together.
 */
const paidText = (paid: string, step: number): SvgDrawing =>
  paid === ''
    ? []
    : words(paid, {
        y: 52,
        'font-weight': 700,
        textLength: paid.length > 5 ? step - 4 : undefined,
        lengthAdjust: paid.length > 5 ? 'spacingAndGlyphs' : undefined,
      });

const dimmed = (isDim: boolean, drawn: SvgDrawing): SvgDrawing =>
  isDim ? element('g', { opacity: 0.35 }, drawn) : drawn;

const supplyPart = (state: State, seat: number, step: number, paid: readonly string[]): SvgDrawing =>
  leftOf(seatOf(state, seat)).map((count, index) =>
    placed(
      index * step,
      0,
      {
        ...naming(state, seat, 'structure', kinds[index]!),
        'data-box': `${-step / 2} 0 ${step} 58`,
      },
      dimmed(count === 0, [
        structure(state, seat, kinds[index]!, kinds[index], 12, 17),
        words(`${count} left`, { y: 39 }),
      ]),
      paidText(paid[index]!, step),
    ),
  );

const pillWidth = 60;

/** The layout of a seat's panel: where its parts are placed, and how long its lines of text can be. */
export interface PanelLook {
  readonly figures: readonly [x: number, y: number, step: number, inRow: number];
  readonly bowls: Coordinates;
  readonly supply: readonly [x: number, y: number, step: number];
  readonly pills: readonly [x: number, y: number, inRow: number];
  readonly notes: number;
  /** How amounts of income are written. */
  readonly amounts: Amounts;
  /**
   * Translates a text into the picture's language and inserts the players' names. A panel translates its own notes, because notes are broken into
   * lines only after the translation.
   */
  readonly tell: TextTranslator;
  /** The place of the words about what a seat is doing, and whether these words start or end at that place. */
  readonly doing: readonly [x: number, y: number, anchor: 'start' | 'end'];
}

/** The data from which a panel is drawn: the panel's layout, and the state to which the move being tried would lead. */
export interface PanelOf extends PanelLook {
  readonly ahead: State | undefined;
  /** The standing of a game that did not end by its rules; no seat is then to move. */
  readonly standing: string | undefined;
}

/** The layout of a seat's panel in the picture of the whole table, where the panel has the picture's full width. */
export const wide: Omit<PanelLook, 'tell'> = {
  figures: [248, 0, 50, 8],
  bowls: [658, 0],
  supply: [778, 3, 41],
  pills: [190, 51, 8],
  notes: 140,
  amounts: 'letters',
  doing: [50, 53, 'start'],
};

/** The layout of a seat's panel when the panel is folded to fit into a column. */
export const folded: Omit<PanelLook, 'tell'> = {
  figures: [38, 46, 73, 4],
  bowls: [22, 138],
  supply: [124, 141, 37],
  pills: [10, 208, 4],
  notes: 46,
  amounts: 'words',
  doing: [286, 17, 'end'],
};

/**
 * The attributes of the pill that shows a tile or an action space. The pill of an action space carries the name of the space, so that a page can find
 * the pill.
 */
export const spaceData = (name: string, width: number = pillWidth, height = 18): Attributes =>
  ownSpaces.some((space) => space === name) ? { 'data-space': name, 'data-box': `0 0 ${width} ${height}` } : {};

const pill = ([name, text]: HeldTile, index: number, inRow: number): SvgDrawing =>
  placed(
    (index % inRow) * (pillWidth + 4),
    Math.floor(index / inRow) * 22,
    spaceData(name),
    titled(text),
    element('rect', { width: pillWidth, height: 18, rx: 9, fill: page.back, stroke: page.line }),
    words(name, { x: pillWidth / 2, y: 9 }),
  );

const notesIn = (state: State, seat: number, { notes, tell }: PanelLook): readonly string[] =>
  wrapped(tell(notesOf(state, seat).join('; ')), notes);

/** The lines about a seat's income in the next round, with symbols for the resources. */
const incomeIn = (state: State, seat: number, { notes, tell, ahead, amounts }: PanelOf): readonly string[] =>
  wrapped(tell(withSigns(incomeLine(state, seat, ahead, amounts))), notes);

/** The most letters of an income line with two sums, as after a move that is tried. */
const longestIncome = 92;

/** The number of lines that are kept for the income, so that the sum after a move that is tried never lies over anything else. */
const incomeLines = (lines: readonly string[], { notes }: PanelOf): number =>
  lines.length === 0 ? 0 : Math.max(lines.length, Math.ceil(longestIncome / notes));

/** The board of a seat that has a faction, drawn below the seat's name. */
const board = (state: State, seat: number, look: PanelOf): PicturePart => {
  const { figures: figuresAt, bowls: bowlsAt, supply, pills } = look;
  const held = heldBy(state, seat);
  const [income, notes] = [incomeIn(state, seat, look), notesIn(state, seat, look)];
  const kept = incomeLines(income, look);
  const high = Math.ceil(held.length / pills[2]) * 22;
  const below = pills[1] + 7 + high;
  return {
    height: Math.max(64, pills[1] + 5 + high + (kept + notes.length) * 14),
    drawn: [
      placed(figuresAt[0], figuresAt[1], {}, figuresPart(state, seat, look)),
      placed(
        ...bowlsAt,
        { ...naming(state, seat, 'resource', 'PW'), 'data-box': '-16 4 104 44' },
        bowls(seatOf(state, seat)),
      ),
      placed(supply[0], supply[1], { fill: page.quiet }, supplyPart(state, seat, supply[2], paidByKinds(state, seat))),
      placed(pills[0], pills[1], {}, ...held.map((one, index) => pill(one, index, pills[2]))),
      element(
        'g',
        { 'text-anchor': 'start', 'data-income': seat },
        ...income.map((line, index) => signedLine(line, pills[0], below + index * 14)),
      ),
      ...notes.map((line, index) => left(line, pills[0], below + (kept + index) * 14, { fill: page.quiet })),
    ],
  };
};

/** The board of a seat that has no faction yet. */
const noBoard: PicturePart = { height: 52, drawn: [] };

/** The panel of a seat, drawn with its upper left corner at the origin. */
export const seatPart = (state: State, seat: number, width: number, look: PanelOf): PicturePart => {
  const doing = doingOf(state, seat, look.standing === undefined ? movers(state) : []);
  const isActive = doing === 'to move';
  const home = homeText(state, seat);
  const hasFaction = seatOf(state, seat).faction >= 0;
  const [doingX, doingY, anchor] = hasFaction ? look.doing : ([190, 17, 'start'] as const);
  const { height, drawn } = hasFaction ? board(state, seat, look) : noBoard;
  const panel = element(
    'g',
    {
      'data-seat': seat,
      'data-faction': hasFaction ? factionOf(state, seat).id : undefined,
      'data-box': `0 0 ${width} ${height}`,
      'aria-label': seatTitle(seat, state),
    },
    card(0, 0, width, height, isActive ? { stroke: page.accent, 'stroke-width': 2.5 } : {}),
    placed(26, 26, {}, marker(state, seat, 32, 32, 8)),
    left(seatTitle(seat, state), 50, 17, { 'font-size': 15, 'font-weight': 700 }),
    left(home, 50, 36, { fill: page.quiet }),
    doing === ''
      ? []
      : left(doing, doingX, doingY, {
          'text-anchor': anchor,
          'font-weight': 700,
          fill: page.accent,
        }),
    drawn,
  );
  return { height, drawn: panel };
};
