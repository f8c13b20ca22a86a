/**
 * Cards for Terra Mystica's factions: home terrain, possessions at the start, and every ability printed on the board.
 *
 * @packageDocumentation
 */

import { german } from '../../../face/german/cards.js';
import { type Message, message } from '../../../face/message.js';
import { boardPaint, groundPaint } from '../../../face/terra-mystica/paint.js';
import { cults, type Faction, factions, type Ground, type State } from '../../../games/terra-mystica/seen.js';
import type { Card, Deck } from '../card.js';
import { english } from './english.js';
import { powersOf } from './powers.js';

const homeOf = ({ ground }: Faction): Ground | null => {
  switch (ground._tag) {
    case 'home':
      return ground.terrain;
    case 'ice':
    case 'volcano':
      return ground._tag;
    case 'shifting':
    case 'cycle':
      return null;
  }
};

const none = { fill: 'none', ink: 'currentColor', tone: 'none', sign: 'M-9 5H9M0-4V14' } as const;

/** The picture on a faction's card: the home terrain as a hex, and a dwelling in the colour of the faction's pieces. */
const pictureOf = (faction: Faction): string => {
  const home = homeOf(faction);
  const { fill, ink, tone, sign } = home === null ? none : groundPaint[home];
  const [piece, edge] = boardPaint[faction.board];
  return `<svg viewBox="-30 -32 60 64" aria-hidden="true"><path d="M0-30 26-15V15L0 30-26 15V-15z" fill="${fill}" stroke="${ink}" stroke-width="1.5"/><g transform="translate(0 -12) scale(.75)"><path d="${sign}" fill="${tone}" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"/></g><path d="M-9 20V9L0 2 9 9V20z" fill="${piece}" stroke="${edge}"/></svg>`;
};

const homeText = (faction: Faction): Message => {
  const home = homeOf(faction);
  return home === null ? message('card.home.any') : message('card.home', { ground: message(`ground.${home}`) });
};

/** The lines about what a faction has at the start of the game. @rule TMY-13.5 */
const startOf = ({ start, costs, shipping }: Faction, isOf2017: boolean): readonly Message[] => [
  message('card.start', {
    coins: start.coins,
    workers: start.workers,
    priests: start.priests,
    vp: isOf2017 ? start.vp2017 : start.vp,
  }),
  message('card.power', { one: start.power[0], two: start.power[1] }),
  ...start.cults.flatMap((steps, index) =>
    steps === 0 ? [] : [message('card.cult', { cult: message(`cult.${cults[index]!}`), steps })],
  ),
  ...(shipping._tag === 'track' && shipping.start > 0 ? [message('card.ships', { level: shipping.start })] : []),
  message('card.dwelling', { workers: costs.D[0], coins: costs.D[1] }),
  message('card.stronghold', { workers: costs.SH[0], coins: costs.SH[1] }),
];

/** The card of a faction. */
export const factionCard = (faction: Faction, isOf2017: boolean): Card => ({
  title: message(`faction.${faction.id}`),
  picture: pictureOf(faction),
  facts: [homeText(faction), ...startOf(faction, isOf2017)],
  powers: powersOf(faction),
});

const cardIn = ({ switches }: State, value: string): Card | null => {
  const faction = factions.find(({ id }) => id === value);
  return faction === undefined ? null : factionCard(faction, switches['vp-variant'] === 'original_2017');
};

/** The cards for the factions of Terra Mystica. */
export const factionDeck: Deck = {
  game: 'terra-mystica',
  kind: 'faction',
  // The element only passes views of sessions of this game.
  cardOf: (view, value) => cardIn(view as State, value),
  texts: [german, english],
};
