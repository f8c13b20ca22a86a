/**
 * The tiles below a large map: narrow cards in rows, low enough that map, seats and tiles are seen at one glance.
 *
 * @packageDocumentation
 */
import { cults, type State } from '../../games/terra-mystica/seen.js';
import { type Attributes, element, type SvgDrawing, titled } from '../paint/element.js';
import type { TextTranslator } from '../paint/translate.js';
import { wrapped } from '../paint/wrapped.js';
import { trackPaint } from './cult.js';
import { card, left, type PicturePart, page, placed, words } from './paint.js';
import { type Chip, type Pool, poolsOf } from './pools.js';
import { signedLine, withShapes } from './signs.js';
import { cultTitle } from './tile-text.js';

/** The widths of the rows: on usual boards, and on those that are very wide. */
export const rowWidths = { usual: 598, wide: 902 } as const;

/** The distance between two cards, and between two rows. */
export const rowGap = 4;

/** How much larger effects are drawn than in the other pictures. */
const larger = 1.1;

/** The width of a letter of an effect, the height of a line, and the margin of a card. */
const [letter, line, inset] = [5.8 * larger, 13, 4] as const;

/** The middle of a card's first line, and the height of a card without effects. */
const [firstLine, bare] = [10, 19] as const;

/** The widths of cards with long effects, with short ones, and with the points for ranks, from which the cards of a row get their shares. */
const [broad, narrow, ranked] = [81, 45, 98] as const;

/** The width of a card from which on the cult is beside the name. */
const roomy = 60;

/** From so many town tiles on, the power actions have a row of their own. */
const manyTowns = 7;

/** The pools that share a row, from top to bottom. */
const rowsFor = (isWide: boolean, towns: number): readonly (readonly Pool['id'][])[] => {
  if (isWide) return [['rounds', 'power'], ['bonus', 'town'], ['favor']];
  const last: readonly (readonly Pool['id'][])[] = towns < manyTowns ? [['town', 'power']] : [['town'], ['power']];
  return [['rounds'], ['bonus'], ['favor'], ...last];
};

/** A card with the part of its row's width that it should have, in units of a card with short effects. */
interface Weighed {
  readonly chip: Chip;
  readonly weight: number;
}

/** A card with its place in the row. */
interface Placed {
  readonly chip: Chip;
  readonly x: number;
  readonly width: number;
}

/** The effects of a card, each of which begins a line. */
const effectsOf = ({ brief, text }: Chip): readonly string[] => {
  const effects = brief ?? text;
  return effects === '' ? [] : withShapes(effects).split('; ');
};

const weighed = ({ id, chips }: Pool): readonly Weighed[] =>
  chips.map((chip) => {
    const isShort = id === 'power' || id === 'town' || (id === 'favor' && effectsOf(chip).length < 2);
    if (isShort) return { chip, weight: narrow };
    return { chip, weight: id === 'favor' || (id === 'rounds' && chip.brief !== undefined) ? ranked : broad };
  });

/** Places cards beside each other so that they fill a row. */
const spread = (all: readonly Weighed[], width: number): readonly Placed[] => {
  const sum = (some: readonly Weighed[]): number => some.reduce((before, { weight }) => before + weight, 0);
  const unit = (width - rowGap * (all.length - 1)) / sum(all);
  return all.map(({ chip, weight }, index) => ({
    chip,
    x: sum(all.slice(0, index)) * unit + rowGap * index,
    width: weight * unit,
  }));
};

/** A note as short as a narrow card needs it: nothing that is usual or that the card itself shows. */
const noteOf = ({ note, look, data }: Chip): string => {
  if ('data-space' in data) return '';
  if (look !== 'current' && note.startsWith('SCORE')) return '';
  return note === 'none' ? '×0' : note.replace(/ coins?$/, 'C');
};

/** True if a note counts copies. It is then below the first line, which has no room for it. */
const isCount = (note: string): boolean => note.startsWith('×');

/** A cross over an action that nobody can take again in this round, as its token on the board. */
const cross = (width: number, height: number): SvgDrawing =>
  element('path', {
    d: `M6 6L${width - 6} ${height - 6}M6 ${height - 6}L${width - 6} 6`,
    stroke: page.accent,
    'stroke-width': 2.5,
    'stroke-opacity': 0.55,
  });

/** The letters of a long word are set closer together. */
const fitted = (text: string, room: number): Attributes =>
  text.length * 8.8 > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {};

const badgeWidth = 19;

/** The width of the letter and the figure in a badge; wide letters are made narrower. */
const badgeText = 16;

/** The steps on a cult that a tile gives, in the colour of the cult and with its first letter. */
const badge = ([cult, steps]: NonNullable<Chip['steps']>, x: number, y: number, tell: TextTranslator): SvgDrawing =>
  placed(
    x,
    y,
    {},
    element('rect', { y: -7, width: badgeWidth, height: 14, rx: 4, fill: trackPaint[cult]![0] }),
    words(`${tell(cultTitle(cults[cult]!)).charAt(0)}${steps}`, {
      'text-anchor': 'middle',
      x: badgeWidth / 2,
      textLength: badgeText,
      lengthAdjust: 'spacingAndGlyphs',
      'font-size': 12,
      'font-weight': 700,
      fill: '#fff',
    }),
  );

/** The lines of effects of a card; on a narrow card, the first line is left to its cult. */
const linesOf = ({ chip, width }: Placed, tell: TextTranslator): readonly string[] => {
  const isBelow = chip.steps !== undefined && width < roomy;
  const most = Math.round((width - inset) / letter);
  return [...(isBelow ? [''] : []), ...effectsOf(chip).flatMap((one) => wrapped(tell(one), most))];
};

const drawn = (one: Placed, lines: readonly string[], height: number, tell: TextTranslator): SvgDrawing => {
  const { chip, x, width } = one;
  const { name, text, look, data, steps } = chip;
  const [note, title] = [noteOf(chip), tell(name.replace(/^Round /, 'R'))];
  const isBelow = steps !== undefined && width < roomy;
  // On a broad card with a cult, the last line has the most room.
  const countLine = steps !== undefined && !isBelow ? lines.length : 1;
  const room =
    width - 2 * inset - (steps === undefined || isBelow ? 0 : badgeWidth) - (isCount(note) ? 0 : note.length * 7.5);
  return placed(
    x,
    0,
    { opacity: look === 'spent' ? 0.6 : undefined, ...data, 'data-box': `0 0 ${width} ${height}` },
    titled(`${name}: ${text}`),
    card(0, 0, width, height, look === 'current' ? { stroke: page.accent, 'stroke-width': 2.5 } : {}),
    words(title, { 'font-size': 12, ...fitted(title, room), x: inset, y: firstLine, 'font-weight': 700 }),
    words(note, {
      'font-size': 12,
      'text-anchor': 'end',
      x: width - 3,
      y: isCount(note) ? firstLine + line * countLine : firstLine,
      fill: page.accent,
    }),
    steps === undefined
      ? []
      : badge(steps, isBelow ? 2 : width - 3 - badgeWidth, isBelow ? firstLine + line : firstLine, tell),
    element(
      'g',
      { fill: page.quiet, transform: `translate(${inset},${firstLine + line}) scale(${larger})` },
      ...lines.map((each, row) => signedLine(each, 0, (line / larger) * row)),
    ),
    look === 'spent' && 'data-space' in data ? cross(width, height) : [],
  );
};

/** A row of cards, all as high as the highest. */
const rowOf = (cards: readonly Placed[], tell: TextTranslator): PicturePart => {
  const lines = cards.map((one) => linesOf(one, tell));
  const height = bare + line * Math.max(...lines.map(({ length }) => length));
  return {
    height,
    drawn: placed(
      0,
      0,
      { 'text-anchor': 'start' },
      ...cards.map((one, index) => drawn(one, lines[index]!, height, tell)),
    ),
  };
};

/** Cuts a list into pieces of equal size; the last may be shorter. */
const inPieces = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  all.flatMap((_, index) => (index % size === 0 ? [all.slice(index, index + size)] : []));

/** Rows of cards of equal widths, for pools that are there only for a while. */
const grid = (chips: readonly Chip[], inRow: number, width: number): readonly (readonly Placed[])[] => {
  const each = (width - rowGap * (inRow - 1)) / inRow;
  return inPieces(chips, inRow).map((row) =>
    row.map((chip, index) => ({ chip, x: index * (each + rowGap), width: each })),
  );
};

/** An answer to an offer of power, in one line. */
const answer = ({ chip, x, width }: Placed, tell: TextTranslator): SvgDrawing => {
  const { name, text, who = '', data } = chip;
  return placed(
    x,
    0,
    { ...data, 'data-box': `0 0 ${width} 22` },
    titled(`${name}: ${text}`),
    card(0, 0, width, 22),
    left(tell(name), inset, 11, { 'font-size': 12, 'font-weight': 700 }),
    left(
      [text, who]
        .filter((one) => one !== '')
        .map(tell)
        .join('; '),
      width - inset,
      11,
      {
        'font-size': 12,
        'text-anchor': 'end',
      },
    ),
  );
};

const answerRows = (chips: readonly Chip[], width: number, tell: TextTranslator): readonly PicturePart[] =>
  grid(chips, 2, width).map((row) => ({ height: 22, drawn: row.map((one) => answer(one, tell)) }));

/** The sentences about what is happening now, broken into lines. If they are long, the round and the phase, which come first, are left out. */
const newsOf = (sentences: readonly string[], width: number): PicturePart => {
  const all = wrapped(sentences.join('; '), width / 6.2);
  const lines = all.length > 2 ? wrapped(sentences.slice(1).join('; '), width / 6.2) : all;
  return {
    height: Math.max(1, lines.length) * line,
    drawn: lines.map((text, index) => left(text, 0, (index + 0.5) * line, { 'font-size': 12 })),
  };
};

/** The tiles below a large map; the answers to offers of power take the place of the sentences about these offers. */
export const tileRows = (
  state: State,
  sentences: readonly string[],
  isWide: boolean,
  tell: TextTranslator,
): readonly PicturePart[] => {
  const width = isWide ? rowWidths.wide : rowWidths.usual;
  const pools = new Map(poolsOf(state).map((pool) => [pool.id, pool]));
  const chipsOf = (id: Pool['id']): readonly Chip[] => pools.get(id)?.chips ?? [];
  const answers = answerRows(chipsOf('answers'), width, tell);
  const rows = rowsFor(isWide, chipsOf('town').length)
    .map((ids) => ids.flatMap((id) => pools.get(id) ?? []).flatMap(weighed))
    .filter(({ length }) => length > 0)
    .map((all) => spread(all, width));
  const chosen = [...chipsOf('auction'), ...chipsOf('factions')];
  return [
    ...(answers.length > 0 ? answers : [newsOf(sentences, width)]),
    ...[...grid(chosen, isWide ? 10 : 7, width), ...rows].map((row) => rowOf(row, tell)),
  ];
};
