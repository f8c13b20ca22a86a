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
  cults,
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
import { signedLine, withSigns } from './signs.js';
import { bonusText, favorBrief, favorText, powerText, scoringText, townBrief, townText } from './tile-text.js';

/** A card in a pool: its name, text, corner note and attributes, and whether the card applies now or is used up. */
export interface Chip {
  readonly name: string;
  readonly data: Attributes;
  readonly text: string;
  readonly note: string;
  readonly look: 'plain' | 'current' | 'spent';
  /** Whose card it is, on a line of its own; empty if there is only one person whose it can be. */
  readonly who?: string;
  /** The text on a narrow card, if it is not the usual one. */
  readonly brief?: string;
  /** The cult on which a tile gives steps, and the number of steps, for narrow cards that have no room for the name of the cult. */
  readonly steps?: readonly [cult: number, count: number];
}

/** A pool: a title, and a row of cards. */
export interface Pool {
  readonly id: 'auction' | 'factions' | 'answers' | 'rounds' | 'power' | 'bonus' | 'favor' | 'town';
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
  {
    ...chip('At the end', `largest area ${areaRanks.join('/')} VP; each cult ${cultBoard.ranks.join('/')} VP`),
    brief: `area ${areaRanks.join('/')}; cult ${cultBoard.ranks.join('/')}`,
  },
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
  brief: (tile: T) => Pick<Chip, 'brief' | 'steps'>,
): readonly Chip[] =>
  tiles.flatMap((tile, index) => {
    const count = at(pool, index);
    if (count > 0) return [{ ...chip(tile.id, text(tile), `×${count}`), ...brief(tile) }];
    return isIn(index) ? [{ ...chip(tile.id, text(tile), 'none', 'spent'), ...brief(tile) }] : [];
  });

const powerChips = ({ taken }: State): readonly Chip[] =>
  powerActions.map((action, index) => {
    const [text, data] = [powerText(action), { 'data-space': action.id }];
    const one =
      taken[index] === 1 ? chip(action.id, text, 'taken', 'spent', data) : chip(action.id, text, 'free', 'plain', data);
    return { ...one, brief: text.replace(': ', '; \u2192 ') };
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
export const poolsOf = (state: State): readonly Pool[] => {
  const all: readonly Pool[] = [
    { id: 'auction', title: 'Factions on offer', chips: auctionChips(state) },
    { id: 'factions', title: 'Free factions', chips: freeChips(state) },
    { id: 'answers', title: 'Answers to offers of power', chips: answerChips(state) },
    { id: 'rounds', title: `Rounds 1 to ${rounds} and the end`, chips: [...roundChips(state), ...endChips(state)] },
    { id: 'power', title: 'Power actions', chips: powerChips(state) },
    { id: 'bonus', title: 'Bonus tiles', chips: bonusChips(state) },
    {
      id: 'favor',
      title: 'Favor tiles',
      chips: copies(
        favorTiles,
        state.favorPool,
        () => true,
        favorText,
        (tile) => ({ brief: favorBrief(tile), steps: [cults.indexOf(tile.cult), tile.steps] }),
      ),
    },
    {
      id: 'town',
      title: 'Town tiles',
      chips: copies(
        townTiles,
        state.townPool,
        (index) => state.seats.some(({ towns }) => at(towns, index) > 0),
        townText,
        (tile) => ({ brief: townBrief(tile) }),
      ),
    },
  ];
  return all.filter(({ chips }) => chips.length > 0);
};

const gap = 8;

/** The layout of a pool: the number of cards in a row, the width of a card, and the greatest number of letters in a line. */
export interface PoolLook {
  readonly inRow: number;
  readonly width: number;
  readonly letters: number;
  /** Translates a text into the language of the picture, and inserts the names of the players. */
  readonly tell: TextTranslator;
}

const linesOf = ({ text, who = '' }: Chip, { tell, letters }: PoolLook): readonly string[] =>
  [withSigns(text), who].flatMap((one) => wrapped(tell(one), letters));

const drawn = (
  { name, note, look, data, text }: Chip,
  lines: readonly string[],
  index: number,
  height: number,
  { inRow, width }: PoolLook,
): SvgDrawing =>
  placed(
    (index % inRow) * (width + gap),
    Math.floor(index / inRow) * (height + gap),
    { opacity: look === 'spent' ? 0.6 : undefined, ...data, 'data-box': `0 0 ${width} ${height}` },
    titled(`${name}: ${text}`),
    card(0, 0, width, height, look === 'current' ? { stroke: page.accent, 'stroke-width': 2.5 } : {}),
    words(name, { x: 8, y: 12, 'font-weight': 700 }),
    words(note, { 'text-anchor': 'end', x: width - 8, y: 12, fill: page.accent }),
    element('g', { fill: page.quiet }, ...lines.map((line, row) => signedLine(line, 8, 26 + 13 * row))),
  );

/** A pool of cards with its heading, drawn with its upper left corner at the origin. */
export const poolPart = (pool: Pool, look: PoolLook): PicturePart => {
  const lines = pool.chips.map((each) => linesOf(each, look));
  // All cards of a pool are as tall as the longest card.
  const high = 24 + 13 * Math.max(...lines.map(({ length }) => length));
  const chips = pool.chips.map((each, index) => drawn(each, lines[index]!, index, high, look));
  return {
    height: 22 + Math.ceil(chips.length / look.inRow) * (high + gap) - gap,
    drawn: [left(pool.title, 0, 10, { 'font-weight': 700 }), placed(0, 22, { 'text-anchor': 'start' }, ...chips)],
  };
};
