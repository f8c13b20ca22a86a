/** What only one faction can do, in words: one case for each seam of the tables. */
import { type Faction, type SpecialAction } from '../../../src/games/terra-mystica/index.js';
import { grounds, groundTitles } from '../../../src/games/terra-mystica/tables/terrain.js';
import { gainText, many } from './words.js';

export const homeText = ({ ground }: Faction): string => {
  switch (ground._tag) {
    case 'home':
      return `${groundTitles[grounds.indexOf(ground.terrain)] ?? ''} (${ground.terrain})`;
    case 'ice':
      return 'ice';
    case 'volcano':
      return 'volcano';
    case 'shifting':
      return 'a terrain of its choice';
    case 'cycle':
      return 'every terrain that it has unlocked';
  }
};

const groundText = ({ ground }: Faction): string => {
  switch (ground._tag) {
    case 'home':
      return '';
    case 'ice':
      return 'It chooses a starting terrain. Turning a hex into ice costs one spade for each step between it and that terrain, and one spade if it is that terrain (TMY-4.7). Ice stays ice.';
    case 'volcano':
      return `It chooses a starting terrain and never digs. A hex becomes a volcano for ${String(ground.price.plain)} ${ground.price._tag === 'steps' ? 'steps down on one cult' : ground.price.plain === 1 ? 'power token that leaves the game' : 'power tokens that leave the game'}, or ${String(ground.price.home)} if it is the home of another faction (TMY-17.24).`;
    case 'shifting':
      return 'It chooses its home terrain at the beginning and may change it later.';
    case 'cycle':
      return 'It never transforms a hex. It builds on terrains that it has unlocked, and only along rivers, within its shipping (TMY-17.21).';
  }
};

export const digText = ({ digging }: Faction): string => {
  switch (digging._tag) {
    case 'track':
      return `${digging.workers.join(', ')} workers; a level for ${gainText(digging.advance)}, ${String(digging.vp)} points`;
    case 'priests':
      return `${many(digging.priests, 'priest')}; ${many(digging.vp, 'point')} for each spade`;
    case 'fixed':
      return many(digging.workers, 'worker');
    case 'none':
      return '-';
  }
};

export const shipText = ({ shipping, skipping }: Faction): string => {
  if (skipping._tag === 'tunnel')
    return `a tunnel over one hex for ${many(skipping.workers, 'worker')} (${String(skipping.withStronghold)} with the stronghold), ${String(skipping.vp)} points each time`;
  if (skipping._tag === 'carpet')
    return `a carpet over ${many(skipping.range, 'hex', 'hexes')} (at most ${String(skipping.maxRange)}) for ${many(skipping.priests, 'priest')}, ${String(skipping.vp)} points each time`;
  switch (shipping._tag) {
    case 'track':
      return `from ${String(shipping.start)}; a level for ${gainText(shipping.advance)}, ${shipping.vp.join(', ')} points`;
    case 'fixed':
      return `always ${String(shipping.level)}`;
    case 'none':
      return '-';
  }
};

const strongholdText = ({ stronghold }: Faction): string => {
  switch (stronghold._tag) {
    case 'nothing':
      return '';
    case 'power':
      return `${String(stronghold.power)} power at once`;
    case 'ordain':
      return `in this turn up to ${many(stronghold.workers, 'worker')} may become priests`;
    case 'favor':
      return 'a favor tile at once';
    case 'vp':
      return `${many(stronghold.vp, 'point')} at once`;
    case 'spades':
      return `${many(stronghold.spades, 'spade')} at once`;
    case 'ship':
      return `${many(stronghold.steps, 'level')} of shipping at once`;
    case 'range':
      return `the carpet reaches ${many(stronghold.steps, 'hex', 'hexes')} further`;
    case 'tokens':
      return 'as many new power tokens in bowl I as there are players';
    case 'bridges':
      return `${many(stronghold.bridges, 'bridge')} at once`;
  }
};

const perSpadeText = ({ perSpade }: Faction): string => {
  switch (perSpade._tag) {
    case 'nothing':
      return '';
    case 'vp':
      return `${many(perSpade.vp, 'point')} for each spade gained`;
    case 'power':
      return `with the stronghold, ${String(perSpade.power)} power for each spade gained`;
    case 'step':
      return 'each spade gained becomes a step on a cult instead';
    case 'token':
      return 'each spade gained becomes a new power token in bowl I instead';
    case 'lost':
      return 'spades are of no use to it, and it may not take spade actions (TMY-4.9)';
  }
};

const passingText = ({ passing }: Faction): string => {
  switch (passing._tag) {
    case 'nothing':
      return '';
    case 'bridges':
      return `with the stronghold, ${many(passing.vp, 'point')} when it passes for each bridge between its own structures`;
    case 'temples':
      return `with the stronghold, ${many(passing.vp, 'point')} when it passes for each temple`;
  }
};

const neighboursText = ({ neighbours }: Faction): string => {
  switch (neighbours._tag) {
    case 'nothing':
      return '';
    case 'step':
      return 'a step on a cult whenever a neighbour takes power from its new building (TMY-8.5)';
    case 'token':
      return `whenever a neighbour takes power from its new building it may buy a new power token in bowl III for ${many(neighbours.vp, 'point')} (TMY-8.6)`;
    case 'gift':
      return 'a new power token in bowl III whenever a neighbour takes power from its new building';
  }
};

const specialText = ({ space, needs, often, price, gain }: SpecialAction): string => {
  const costs =
    price._tag === 'free'
      ? ''
      : price._tag === 'workers'
        ? ` for ${many(price.workers, 'worker')}`
        : price._tag === 'power'
          ? ` for ${String(price.power)} power`
          : ` for ${many(price.tokens, 'power token')} that leave the game`;
  const gains = {
    leap: () => (gain._tag === 'leap' ? `${many(gain.steps, 'step')} on one cult` : ''),
    ride: () =>
      gain._tag === 'ride'
        ? `a free dwelling on any empty ${groundTitles[grounds.indexOf(gain.terrain)] ?? ''} hex`
        : '',
    actions: () => (gain._tag === 'actions' ? `${many(gain.actions, 'action')} in a row` : ''),
    spades: () => (gain._tag === 'spades' ? `${many(gain.spades, 'spade')} for one hex` : ''),
    bridge: () => 'a bridge',
    sandstorm: () =>
      'a hex directly next to it becomes its home terrain, and it may build there (bridges do not count)',
    'trading-house': () => 'a dwelling becomes a trading house for free',
    shift: () =>
      gain._tag === 'shift'
        ? `another home terrain, which no other faction has${gain.vp > 0 ? `, and ${many(gain.vp, 'point')}` : ''}`
        : '',
  }[gain._tag]();
  const times = {
    once: 'once a round',
    always: 'any number of times',
    seats: 'as often in a game as there are players',
    opponents: 'as often in a game as there are opponents',
  }[often];
  return `action ${space}${needs === 'stronghold' ? ', with the stronghold' : ''}, ${times}${costs}: ${gains}`;
};

export const abilities = (faction: Faction): readonly string[] =>
  [
    groundText(faction),
    faction.skipping._tag === 'none' ? '' : `no shipping, but ${shipText(faction)}`,
    faction.digging._tag === 'priests' ? `a spade costs ${digText(faction)}` : '',
    faction.digging._tag === 'fixed' ? `a spade always costs ${digText(faction)}` : '',
    faction.shipping._tag === 'track' && faction.shipping.start > 0
      ? `shipping begins at level ${String(faction.shipping.start)}`
      : '',
    faction.spading._tag === 'whole'
      ? `every transformation takes ${many(faction.spading.spades, 'spade')} and always results in home terrain`
      : '',
    perSpadeText(faction),
    faction.dwellings._tag === 'three'
      ? 'three starting dwellings'
      : faction.dwellings._tag === 'one-last'
        ? 'one starting dwelling, after all others'
        : '',
    faction.favors.each > 1 ? `${many(faction.favors.each, 'favor tile')} for each temple and sanctuary` : '',
    faction.favors.atSetup > 0 ? `${many(faction.favors.atSetup, 'favor tile')} at the set-up` : '',
    faction.founding.vp > 0 ? `${many(faction.founding.vp, 'additional point')} for each town` : '',
    faction.founding.workers > 0 ? `${many(faction.founding.workers, 'worker')} for each town` : '',
    faction.linking._tag === 'river' ? 'a town may span one river hex (TMY-10.5)' : '',
    neighboursText(faction),
    faction.exchange._tag === 'alchemy'
      ? `at any time in its turn it may exchange a point for a coin, or ${many(faction.exchange.coinsPerVp, 'coin')} for a point`
      : '',
    faction.priests._tag === 'cycle'
      ? `its priests are on locked terrains; for each priest gained it takes the priest, or unlocks a terrain for ${many(faction.priests.coins, 'coin')}, ${many(faction.priests.homeCoins, 'coin')} for the home of another faction`
      : '',
    faction.powerUse._tag === 'thrifty'
      ? `power actions cost ${String(faction.powerUse.discount)} power less; with the stronghold it may use those already taken`
      : '',
    faction.powerValues.SH > 3
      ? `stronghold and sanctuary have a power value of ${String(faction.powerValues.SH)}`
      : '',
    strongholdText(faction) === ''
      ? ''
      : `the stronghold gives ${strongholdText(faction)}`
          .replace(
            /gives in this turn up to (.*) may become priests/,
            'lets up to $1 become priests in the turn in which it is built',
          )
          .replace('gives the carpet reaches', 'extends the carpet: it reaches'),
    ...faction.actions.map(specialText),
    passingText(faction),
    faction.preaching.extra > 0
      ? `with the stronghold, a priest sent to a cult gives ${many(faction.preaching.extra, 'additional step')}`
      : '',
  ]
    .filter((text) => text !== '')
    .map((text) => `- ${text[0]?.toUpperCase() ?? ''}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`);
