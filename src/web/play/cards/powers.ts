/**
 * The abilities of a Terra Mystica faction in words: one sentence for each field whose value is unusual.
 *
 * @packageDocumentation
 */
import { type Message, message } from '../../../face/message.js';
import type { Faction } from '../../../games/terra-mystica/seen.js';

type Phrases = readonly Message[];

const none: Phrases = [];

const say = (key: string, gaps: Message['params'] = {}): Phrases => [message(`card.${key}`, gaps)];

const ground = (seam: Faction['ground']): Phrases => {
  switch (seam._tag) {
    case 'home':
      return none;
    case 'ice':
    case 'shifting':
    case 'cycle':
      return say(`ground.${seam._tag}`);
    case 'volcano':
      return say(`ground.volcano.${seam.price._tag}`, { plain: seam.price.plain, home: seam.price.home });
  }
};

/** What most factions pay to advance digging by one level, and the usual number of levels. @rule TMY-17.1 */
const usualLevel = { workers: 2, coins: 5, levels: 3 } as const;

/** The usual power value of a stronghold. @rule TMY-6.3 */
const usualValue = 3;

const digging = (seam: Faction['digging']): Phrases => {
  switch (seam._tag) {
    case 'none':
      return say('digging.none');
    case 'fixed':
      return say('digging.fixed', { count: seam.workers });
    case 'priests':
      return say('digging.priests', { vp: seam.vp });
    case 'track': {
      const { advance, workers } = seam;
      const isUsual = advance.workers === usualLevel.workers && advance.coins === usualLevel.coins;
      return [
        ...(isUsual ? none : say('digging.advance', { ...advance })),
        ...(workers.length < usualLevel.levels ? say('digging.short', { levels: workers.length - 1 }) : none),
      ];
    }
  }
};

const perSpade = (seam: Faction['perSpade']): Phrases => {
  switch (seam._tag) {
    case 'nothing':
      return none;
    case 'vp':
      return say('spade.vp', { vp: seam.vp });
    case 'power':
      return say('spade.power', { power: seam.power });
    case 'step':
    case 'token':
    case 'lost':
      return say(`spade.${seam._tag}`);
  }
};

const shipping = (seam: Faction['shipping']): Phrases => {
  switch (seam._tag) {
    case 'track':
      return none;
    case 'fixed':
      return say('shipping.fixed', { level: seam.level });
    case 'none':
      return say('shipping.none');
  }
};

const skipping = (seam: Faction['skipping']): Phrases => {
  switch (seam._tag) {
    case 'none':
      return none;
    case 'tunnel':
      return say('skipping.tunnel', { count: seam.workers, less: seam.withStronghold, vp: seam.vp });
    case 'carpet':
      return say('skipping.carpet', { range: seam.range, most: seam.maxRange, vp: seam.vp });
  }
};

const stronghold = (seam: Faction['stronghold']): Phrases => {
  switch (seam._tag) {
    case 'nothing':
      return none;
    case 'power':
      return say('stronghold.power', { power: seam.power });
    case 'ordain':
      return say('stronghold.ordain', { workers: seam.workers });
    case 'vp':
      return say('stronghold.vp', { vp: seam.vp });
    case 'spades':
      return say('stronghold.spades', { spades: seam.spades });
    case 'bridges':
      return say('stronghold.bridges', { bridges: seam.bridges });
    case 'favor':
    case 'ship':
    case 'range':
    case 'tokens':
      return say(`stronghold.${seam._tag}`);
  }
};

type Action = Faction['actions'][number];

const gainOf = (gain: Action['gain']): Message => {
  switch (gain._tag) {
    case 'leap':
      return message('card.gain.leap', { steps: gain.steps });
    case 'ride':
      return message('card.gain.ride', { ground: message(`ground.${gain.terrain}`) });
    case 'actions':
      return message('card.gain.actions', { actions: gain.actions });
    case 'spades':
      return message('card.gain.spades', { spades: gain.spades });
    case 'shift':
      return message(gain.vp === 0 ? 'card.gain.shift' : 'card.gain.shift.vp', { vp: gain.vp });
    case 'bridge':
    case 'sandstorm':
    case 'trading-house':
      return message(`card.gain.${gain._tag}`);
  }
};

const priceOf = (price: Action['price']): Message => {
  switch (price._tag) {
    case 'free':
      return message('card.price.free');
    case 'workers':
      return message('card.price.workers', { price: price.workers });
    case 'power':
      return message('card.price.power', { price: price.power });
    case 'tokens':
      return message('card.price.tokens', { price: price.tokens });
  }
};

const action = ({ needs, often, price, gain }: Action): Message =>
  message(`card.action.${needs}`, {
    often: message(`card.often.${often}`),
    price: priceOf(price),
    gain: gainOf(gain),
  });

const passing = (seam: Faction['passing']): Phrases =>
  seam._tag === 'nothing' ? none : say(`passing.${seam._tag}`, { vp: seam.vp });

const founding = ({ vp, workers }: Faction['founding']): Phrases => [
  ...(vp === 0 ? none : say('founding.vp', { vp })),
  ...(workers === 0 ? none : say('founding.workers', { workers })),
];

const neighbours = (seam: Faction['neighbours']): Phrases => {
  switch (seam._tag) {
    case 'nothing':
      return none;
    case 'step':
    case 'gift':
      return say(`neighbours.${seam._tag}`);
    case 'token':
      return say('neighbours.token', { vp: seam.vp });
  }
};

/** The special abilities of a faction, in the order in which they matter during a game. */
export const powersOf = (faction: Faction): readonly Message[] => [
  ...ground(faction.ground),
  ...(faction.dwellings._tag === 'two' ? none : say(`dwellings.${faction.dwellings._tag}`)),
  ...digging(faction.digging),
  ...(faction.spading._tag === 'steps' ? none : say('spading', { spades: faction.spading.spades })),
  ...perSpade(faction.perSpade),
  ...shipping(faction.shipping),
  ...skipping(faction.skipping),
  ...(faction.favors.each === 1 ? none : say('favors.each', { favors: faction.favors.each })),
  ...(faction.favors.atSetup === 0 ? none : say('favors.start')),
  ...(faction.exchange._tag === 'nothing' ? none : say('exchange', { coins: faction.exchange.coinsPerVp })),
  ...(faction.powerUse._tag === 'plain' ? none : say('thrifty', { discount: faction.powerUse.discount })),
  ...(faction.powerValues.SH === usualValue ? none : say('values', { value: faction.powerValues.SH })),
  ...stronghold(faction.stronghold),
  ...faction.actions.map(action),
  ...passing(faction.passing),
  ...founding(faction.founding),
  ...(faction.linking._tag === 'plain' ? none : say('linking')),
  ...neighbours(faction.neighbours),
  ...(faction.priests._tag === 'supply'
    ? none
    : say('priests', { coins: faction.priests.coins, home: faction.priests.homeCoins })),
  ...(faction.preaching.extra === 0 ? none : say('preaching', { steps: faction.preaching.extra })),
];
