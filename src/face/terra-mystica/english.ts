/**
 * The English texts for Terra Mystica.
 *
 * @packageDocumentation
 */
import {
  cults,
  factions,
  grounds,
  groundTitles,
  kinds,
  kindTitles,
  seatCounts,
} from '../../games/terra-mystica/seen.js';
import { englishWith } from '../english.js';
import type { Catalogue } from '../message.js';
import { cultTitle } from './tile-text.js';

const pairs = (entries: readonly (readonly [string, string])[]): Catalogue['texts'] => Object.fromEntries(entries);

/** The names in the game's tables: the names of factions, terrains, cults and structures. */
const names: Catalogue['texts'] = {
  ...pairs(factions.map(({ id, title }) => [`faction.${id}`, title])),
  ...pairs(grounds.map((ground, index) => [`ground.${ground}`, groundTitles[index] ?? ground])),
  ...pairs(cults.map((cult) => [`cult.${cult}`, cultTitle(cult)])),
  ...pairs(kinds.map((kind) => [`kind.${kind}`, `a ${kindTitles[kind]}`])),
};

const moves: Catalogue['texts'] = {
  'move.Setup': '{who} chooses the {faction}',
  'move.PickColor': '{who} chooses {terrain}',
  'move.Bid': '{who} bids {points} points',
  'move.Take': '{who} takes the {faction} and place {place}',
  'move.Build': '{who} builds a dwelling on {hex}',
  'move.Transform': '{who} transforms {hex}',
  'move.Transform.to': '{who} transforms {hex} to {terrain}',
  'move.Dig.one': '{who} digs a spade',
  'move.Dig.other': '{who} digs {count} spades',
  'move.Dig.volcano': '{who} begins a volcano',
  'move.Upgrade': '{who} upgrades the structure on {hex} to {kind}',
  'move.Advance.ship': '{who} advances shipping',
  'move.Advance.dig': '{who} advances digging',
  'move.Send': '{who} sends a priest to {cult}',
  'move.Send.steps.one': '{who} sends a priest to {cult} for a step',
  'move.Send.steps.other': '{who} sends a priest to {cult} for {count} steps',
  'move.Action': '{who} uses {space}',
  'move.Pass': '{who} passes',
  'move.Pass.tile': '{who} passes and takes {tile}',
  'move.Leech': '{who} accepts {power} power from the {from}',
  'move.Decline': '{who} declines {power} power from the {from}',
  'move.DeclineAll': '{who} declines all offers of power',
  'move.Favor': '{who} takes the favor tile {tile}',
  'move.Town': '{who} founds a town with {tile}',
  'move.Town.two': '{who} founds two towns with {tile}',
  'move.Step.one': '{who} takes a step on {cult}',
  'move.Step.other': '{who} takes {count} steps on {cult}',
  'move.Lose.one': '{who} gives up a step on {cult}',
  'move.Lose.other': '{who} gives up {count} steps on {cult}',
  'move.GiveUp': '{who} gives up {what}',
  'move.Bridge': '{who} builds a bridge between {a} and {b}',
  'move.Connect': '{who} joins structures over {hexes}',
  'move.Burn.one': '{who} burns a power token',
  'move.Burn.other': '{who} burns {count} power tokens',
  'move.Convert': '{who} converts {given} to {got}',
  'move.Unlock': '{who} unlocks {terrain} with a priest',
  'move.Unlock.priest': '{who} keeps the priest',
  'move.GainToken': '{who} buys a power token',
  'move.Drop': '{who} leaves the game',
  'move.Wait': '{who} waits',
  'move.KeepKey': '{who} keeps a key',
  'move.LeechAny': '{who} takes {power} power',
  'move.Correct': '{who} corrects its holdings by {what}',
  'move.Done': '{who} ends the turn',
  'waste.SPADE': 'a spade',
  'waste.BRIDGE': 'a bridge',
  'waste.FREE_D': 'a free dwelling',
  'waste.FREE_TP': 'a free trading house',
  'waste.FREE_TF': 'a free transformation',
  'waste.GAIN_P3_FOR_VP': 'the power token on offer',
  'amount.PW': '{count} power',
  'amount.P.one': '{count} priest',
  'amount.P.other': '{count} priests',
  'amount.W.one': '{count} worker',
  'amount.W.other': '{count} workers',
  'amount.C.one': '{count} coin',
  'amount.C.other': '{count} coins',
  'amount.VP.one': '{count} victory point',
  'amount.VP.other': '{count} victory points',
  'resource.PW': 'power',
  'resource.P': 'priests',
  'resource.W': 'workers',
  'resource.C': 'coins',
  'resource.VP': 'victory points',
};

const buttons: Catalogue['texts'] = {
  'verb.bid': 'bid',
  'verb.transform': 'transform',
  'verb.dig': 'dig',
  'verb.pass': 'pass',
  'verb.decline-all': 'decline all offers',
  'verb.send-best': 'the best free space',
  'verb.send-back': 'a step for a priest who goes back to the supply',
  'verb.step': 'a step up',
  'verb.lose': 'steps down',
  'verb.connect': 'join structures over the river',
  'verb.burn': 'burn power tokens',
  'verb.unlock-priest': 'keep the priest',
  'verb.gain-token': 'buy a power token',
  'verb.drop': 'leave the game',
  'verb.wait': 'wait',
  'verb.keep-key': 'keep a key',
  'verb.leech': 'take power',
  'verb.correct': 'correct the holdings',
  'verb.done': 'end the turn',
  'give-up': 'give up {what}',
  accept: 'accept {power} power from the {from}',
  decline: 'decline {power} power from the {from}',
  tokens: 'power tokens from the bowls: {value}',
};

const places: Catalogue['texts'] = {
  'part.map': 'Map',
  'part.cults': 'Cults',
  'part.seats': 'Seats',
  'part.tiles': 'Tiles',
  'place.hex': '{value}',
  'label.hex': 'hex {value}',
  'place.number': '{value}',
  'place.space': 'the action space {value}',
  'place.tile': 'the tile {value}',
  'place.track.ship': 'shipping',
  'place.track.dig': 'digging',
  'place.cult-space': '{cult}, a priest for {steps} steps',
  'place.pool': 'the pool',
  'place.tiles': 'the tiles of {who}',
  'place.marker': '{cult} of {who}',
  'place.priest': 'the priests on {cult}',
  ...pairs(seatCounts.map(({ name, words }) => [`place.${name}`, words])),
  'place.home': 'home terrain of {who}',
  'place.faction': 'the faction of {who}',
  'place.passed': 'the pass of {who}',
  'place.dropped': 'the place of {who}',
  'place.locked': 'terrains locked by priests of {who}',
  'place.rivers': 'river hexes joined by {who}',
  'place.used': 'action spaces used by {who}',
  'place.bonus-coins': 'coins on {value}',
  'place.bridge': 'the bridge {value}',
  'place.town': 'the town on {value}',
  'place.order': 'the order of play',
  'place.passing': 'the seats that have passed',
  'place.offers': 'offers of power',
  'place.watches': 'buildings that wait for answers',
  'place.round': 'round',
  'place.turn-of': 'the turn',
  'place.auction': 'the auction',
  'place.turn': 'begun in this turn: {value}',
};

/** The kinds of actions in a turn, and the short names of what actions cost. */
const deeds: Catalogue['texts'] = {
  'deed.build': 'Build',
  'deed.upgrade': 'Upgrade',
  'deed.dig': 'Dig',
  'deed.track': 'Ship / dig level',
  'deed.priest': 'Priest',
  'deed.power': 'Power',
  'deed.special': 'Special',
  'deed.convert': 'Convert',
  'deed.pass': 'Pass',
  'deed.done': 'End turn',
  'cost.coins': '{count} C',
  'cost.workers': '{count} W',
  'cost.priests': '{count} P',
  'cost.bowl1': '{count} bowl I',
  'cost.bowl2': '{count} bowl II',
  'cost.bowl3': '{count} bowl III',
  'cost.points': '{count} VP',
};

const sources: Catalogue['texts'] = {
  'source.start': 'at the start',
  'source.leech': 'paid for power',
  'source.round': 'round scoring tile',
  'source.favor': 'favor tile',
  'source.bonus': 'bonus tile',
  'source.town': 'town',
  'source.shipping': 'shipping',
  'source.digging': 'digging',
  'source.faction': 'ability of the faction',
  'source.exchange': 'exchange',
  'source.cult': 'cult ranking',
  'source.area': 'largest area',
  'source.final': 'final scoring tile',
  'source.resources': 'resources left',
};

const phases: Catalogue['texts'] = {
  'phase.auction': 'the auction',
  'phase.faction': 'the choice of factions',
  'phase.terrain': 'the choice of terrains',
  'phase.favor': 'the choice of a first favor tile',
  'phase.dwelling': 'the first dwellings',
  'phase.bonus': 'the first bonus tiles',
  'phase.turn': 'actions',
  'phase.offers': 'the answers to offers of power',
  'phase.cult': 'the cult bonus',
  'phase.income': 'income',
  'phase.end': 'the end of the game',
  'reason.points': 'the last round is over',
};

const plurals: ReadonlySet<string> = new Set(factions.map(({ title }) => title));

/** Returns the plural form of a verb in the third person: `pass` for `passes`, `take` for `takes`. */
const pluralOf = (verb: string): string => verb.replace(/(?:(?<=ss)e)?s$/, '');

/** Faction names are plural, while players' names are mostly singular: `Darklings pass`, but `Ann passes`. */
const agreed: Catalogue['agreed'] = (text, { who }) =>
  typeof who === 'string' && plurals.has(who)
    ? text.replace(/(\{who\} | and )(\w+s)\b/g, (_, ahead: string, verb: string) => ahead + pluralOf(verb))
    : text;

/** The English texts. */
export const english: Catalogue = englishWith(
  {
    ...names,
    ...moves,
    ...buttons,
    ...places,
    ...deeds,
    ...sources,
    ...phases,
    structure: '{kind} of {who}',
    tile: '{value}',
    plain: '{value}',
  },
  agreed,
);
