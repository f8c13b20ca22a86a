/**
 * Rounds, power actions and the pools of tiles, drawn as rows of cards.
 *
 * @packageDocumentation
 */
import {
  areaRanks,
  at,
  bonusTiles,
  cultBoard,
  type Faction,
  factionAt,
  favorTiles,
  finalTiles,
  finalTitles,
  freeFactions,
  grounds,
  groundTitles,
  movers,
  powerActions,
  rounds,
  type State,
  scoringTiles,
  seatOf,
  seatTitle,
  townTiles,
  worth,
} from '../../games/terra-mystica/seen.js';
import { type Attributes, element, type SvgDrawing, titled } from '../paint/element.js';
import type { TextTranslator } from '../paint/translate.js';
import { wrapped } from '../paint/wrapped.js';
import { many } from '../words.js';
import { card, initials, left, type PicturePart, page, placed, words } from './paint.js';
import { signedLine, withShapes, withSigns } from './signs.js';
import { bonusText, favorText, powerText, scoringText, townText } from './tile-text.js';

/** A card in a pool: its name, text, corner note and attributes, and whether the card applies now or is used up. */
export interface Chip {
  readonly name: string;
  readonly data: Attributes;
  readonly text: string;
  readonly note: string;
  readonly look: 'plain' | 'current' | 'spent';
  /** Whose card it is, on a line of its own; empty if there is only one person whose it can be. */
  readonly who?: string;
}

/** A pool: a title, and a row of cards. */
export interface Pool {
  readonly title: string;
  readonly chips: readonly Chip[];
}

const chip = (
  name: string,
  text: string,
  note = '',
  look: Chip['look'] = 'plain',
  data: Attributes = { 'data-tile': name },
): Chip => ({ name, text, note, look, data });

const roundChips = ({ scoring, round, phase }: State): readonly Chip[] =>
  scoring.flatMap((index, before) => {
    const tile = scoringTiles[index];
    const number = before + 1;
    const look = number < round || phase === 'end' ? 'spent' : number === round ? 'current' : 'plain';
    return tile === undefined
      ? []
      : [chip(`Round ${number}`, scoringText(tile, number), look === 'current' ? 'now' : tile.id, look)];
  });

const endChips = ({ finals }: State): readonly Chip[] => [
  chip('At the end', `largest area ${areaRanks.join('/')} VP; each cult ${cultBoard.ranks.join('/')} VP`),
  ...finals.flatMap((index) => {
    const tile = finalTiles[index];
    return tile === undefined ? [] : [chip('And at the end', `${finalTitles[tile]} ${areaRanks.join('/')} VP`)];
  }),
];

const bonusChips = (state: State): readonly Chip[] =>
  bonusTiles.flatMap((tile, index) => {
    const holder = state.seats.findIndex(({ bonus }) => bonus === index);
    const coins = at(state.bonusCoins, index);
    if (state.bonusIn[index] !== 1) return [];
    return holder < 0
      ? [chip(tile.id, bonusText(tile), coins > 0 ? `+${many(coins, 'coin')}` : '')]
      : [chip(tile.id, bonusText(tile), initials(state, holder), 'spent')];
  });

const copies = <T extends { readonly id: string }>(
  tiles: readonly T[],
  pool: readonly number[],
  isIn: (index: number) => boolean,
  text: (tile: T) => string,
): readonly Chip[] =>
  tiles.flatMap((tile, index) => {
    const count = at(pool, index);
    if (count > 0) return [chip(tile.id, text(tile), `×${count}`)];
    return isIn(index) ? [chip(tile.id, text(tile), 'none', 'spent')] : [];
  });

const powerChips = ({ taken }: State): readonly Chip[] =>
  powerActions.map((action, index) => {
    const data = { 'data-space': action.id };
    return taken[index] === 1
      ? chip(action.id, powerText(action), 'taken', 'spent', data)
      : chip(action.id, powerText(action), 'free', 'plain', data);
  });

const auctionChips = ({ auction, phase }: State): readonly Chip[] =>
  auction === null || phase !== 'auction'
    ? []
    : auction.tokens.map((token) => {
        return factionChip(factionAt(token));
      });

const factionChip = ({ id, title, board, ground }: Faction): Chip =>
  chip(title, ground._tag === 'home' ? groundText(ground.terrain) : `${board} board`, '', 'plain', {
    'data-faction': id,
  });

const freeChips = (state: State): readonly Chip[] =>
  state.phase === 'faction' ? freeFactions(state).map(factionChip) : [];

const answerTitles = { accept: 'Accept', decline: 'Decline' } as const;

/** A card for each possible answer to the open offers of power, for all seats that may answer. No answer appears twice. */
const answerChips = (state: State): readonly Chip[] => {
  const able = movers(state);
  const offers = state.offers.filter(({ to }) => able.includes(to));
  const isForOne = new Set(offers.map(({ to }) => to)).size === 1;
  const chips = offers.flatMap((offer) =>
    (offer.void === 1 ? (['decline'] as const) : (['accept', 'decline'] as const)).map((word) => {
      // A move names the power on offer. A seat with full bowls or few points may gain less.
      const [gained, from] = [worth(state, offer), factionAt(seatOf(state, offer.from).faction)];
      const power = gained === offer.amount ? String(gained) : `${gained} of ${offer.amount}`;
      const data = { 'data-answer': `${word} ${offer.amount} ${from.id}` };
      const card = chip(answerTitles[word], `${power} power from ${from.title}`, '', 'plain', data);
      return { ...card, who: isForOne ? '' : seatTitle(offer.to, state) };
    }),
  );
  return [...new Map(chips.map((one) => [`${one.who} ${String(one.data['data-answer'])}`, one])).values()];
};

const groundText = (terrain: string): string => `home ${groundTitles[grounds.findIndex((g) => g === terrain)]!}`;

/** All cards of the common pools. */
export const poolsOf = (state: State): readonly Pool[] =>
  [
    { title: 'Factions on offer', chips: auctionChips(state) },
    { title: 'Free factions', chips: freeChips(state) },
    { title: 'Answers to offers of power', chips: answerChips(state) },
    { title: `Rounds 1 to ${rounds} and the end`, chips: [...roundChips(state), ...endChips(state)] },
    { title: 'Power actions', chips: powerChips(state) },
    { title: 'Bonus tiles', chips: bonusChips(state) },
    { title: 'Favor tiles', chips: copies(favorTiles, state.favorPool, () => true, favorText) },
    {
      title: 'Town tiles',
      chips: copies(
        townTiles,
        state.townPool,
        (index) => state.seats.some(({ towns }) => at(towns, index) > 0),
        townText,
      ),
    },
  ].filter(({ chips }) => chips.length > 0);

const gap = 8;

/** The layout of a pool: the number of cards in a row, the width of a card, and the greatest number of letters in a line. */
export interface PoolLook {
  readonly inRow: number;
  readonly width: number;
  readonly letters: number;
  /** True if cards are too narrow for a note beside the name, unless the note says that the card applies now or is used up. */
  readonly isBrief?: boolean;
  /** Translates a text into the language of the picture, and inserts the names of the players. */
  readonly tell: TextTranslator;
}

/** Words alone are wider on a narrow card than as many letters with figures and signs among them. */
const narrower = 2;

const linesOf = ({ text, who = '' }: Chip, { tell, letters, isBrief = false }: PoolLook): readonly string[] => {
  const broken = (line: string): readonly string[] =>
    wrapped(line, isBrief && /^[\p{L} ]+$/u.test(line) ? letters - narrower : letters);
  // On a narrow card, each effect has its own line.
  const effects = isBrief ? withShapes(text).split('; ') : [withSigns(text)];
  return [...effects, who].flatMap((one) => broken(tell(one)));
};

/** A note as short as a narrow card needs it: nothing that is usual or that the card itself shows, and a sign for none. */
const briefNote = ({ note, look, data }: Chip): string => {
  if (look !== 'current' && (note === 'free' || note.startsWith('SCORE'))) return '';
  if ('data-space' in data) return '';
  return note === 'none' ? '×0' : note.replace(/ coins?$/, 'C');
};

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
  text.length * 7.4 > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {};

/** How much larger the contents of a narrow card are drawn than those of the others, which have names for everything. */
const larger = 1.2;

const drawn = (
  one: Chip,
  lines: readonly string[],
  index: number,
  height: number,
  { inRow, width, isBrief = false, tell }: PoolLook,
): SvgDrawing => {
  const { name, look, data, text } = one;
  const note = isBrief ? briefNote(one) : one.note;
  const title = isBrief ? name.replace(/^Round /, 'R') : name;
  const size: Attributes = isBrief ? { 'font-size': 12 } : {};
  return placed(
    (index % inRow) * (width + gap),
    Math.floor(index / inRow) * (height + gap),
    { opacity: look === 'spent' ? 0.6 : undefined, ...data, 'data-box': `0 0 ${width} ${height}` },
    titled(`${name}: ${text}`),
    card(0, 0, width, height, look === 'current' ? { stroke: page.accent, 'stroke-width': 2.5 } : {}),
    words(title, {
      ...size,
      ...(isBrief ? fitted(tell(title), width - 14) : {}),
      x: 8,
      y: 12,
      'font-weight': 700,
    }),
    words(note, { ...size, 'text-anchor': 'end', x: width - 8, y: 12, fill: page.accent }),
    element(
      'g',
      { fill: page.quiet, transform: isBrief ? `translate(8,29) scale(${larger})` : undefined },
      ...lines.map((line, row) => signedLine(line, isBrief ? 0 : 8, (isBrief ? 0 : 26) + 13 * row)),
    ),
    isBrief && look === 'spent' && 'data-space' in data ? cross(width, height) : [],
  );
};

/** A pool of cards with its heading, drawn with its upper left corner at the origin. */
export const poolPart = (pool: Pool, look: PoolLook): PicturePart => {
  const lines = pool.chips.map((each) => linesOf(each, look));
  // All cards of a pool are as tall as the longest card.
  const high = 24 + (look.isBrief === true ? 13 * larger : 13) * Math.max(...lines.map(({ length }) => length));
  const chips = pool.chips.map((each, index) => drawn(each, lines[index]!, index, high, look));
  // Below a large map, the cards alone say what they are.
  const top = look.isBrief === true ? 0 : 22;
  const title = top === 0 ? [] : left(pool.title, 0, 10, { 'font-weight': 700 });
  return {
    height: top + Math.ceil(chips.length / look.inRow) * (high + gap) - gap,
    drawn: [title, placed(0, top, { 'text-anchor': 'start' }, ...chips)],
  };
};
