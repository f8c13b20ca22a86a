/** For every demand, a position and a move that break it and nothing before it, together with the same case corrected. */
import {
  boardOf,
  type FactionId,
  factions,
  game,
  legalMoves,
  type State,
  sources,
  type TerraMystica,
  type Turn,
} from '../../../src/games/terra-mystica/index.js';
import { newTurn } from '../../../src/games/terra-mystica/state/draft.js';
import { townTiles } from '../../../src/games/terra-mystica/tables/tiles.js';
import { moveText } from '../../../src/games/terra-mystica/text/move-text.js';
import { type Attempt, type Case, demandTests } from '../../kit/demands.js';
import { after, everything, game0, type Hand, listed, type Scene, scene } from './kit.js';

const one = (
  rule: TerraMystica['Rule'],
  title: string,
  start: State,
  move: Attempt<TerraMystica>['move'],
  mended?: Partial<Attempt<TerraMystica>> & { readonly unlisted?: true },
): Case<TerraMystica> => ({ rule, title, in: start, move, ...(mended === undefined ? {} : { mended }) });

/** A case of a move that occurs only in ledgers. */
const readIn = (
  rule: TerraMystica['Rule'],
  title: string,
  start: State,
  move: string,
  mended: Partial<Attempt<TerraMystica>>,
): Case<TerraMystica> => ({ rule, title, in: start, move, reads: true, mended: { ...mended, unlisted: true } });

/** A case with positions that no text or JSON can express, and only a program can construct. */
const built = (
  impossible: string,
  rule: TerraMystica['Rule'],
  title: string,
  start: State,
  move: string,
  mended: Partial<Attempt<TerraMystica>>,
): Case<TerraMystica> => ({ rule, title, in: start, move, mended, impossible });

const deferred = { 'leech-timing': 'deferred' } as const;

/** The position during the turn of a seat that has started the given things. */
const turnOf = (state: State, seat: number, turn: Partial<Turn> = {}): State => ({
  ...state,
  phase: 'turn',
  active: seat,
  turnOf: seat,
  turn: { ...newTurn(1), ...turn },
});

const withTurn = (state: State, turn: Partial<Turn>): State => ({ ...state, turn: { ...state.turn, ...turn } });

const withSeat = (state: State, seat: number, change: Hand): State => ({
  ...state,
  seats: state.seats.map((other, index) => (index === seat ? { ...other, ...change } : other)),
});

/** The points of a seat that began with 20, with their sources. */
const scored = (gains: Partial<Record<(typeof sources)[number], number>>): Hand => {
  const points = sources.map((source) => (source === 'start' ? 20 : (gains[source] ?? 0)));
  return { points, vp: points.reduce((sum, vp) => sum + vp, 0) };
};

/** The given number of each town tile, with their points. */
const townsHeld = (...towns: readonly number[]): Hand => ({
  towns: townTiles.map((_, tile) => towns[tile] ?? 0),
  ...scored({ town: townTiles.reduce((sum, { vp }, tile) => sum + vp * (towns[tile] ?? 0), 0) }),
});

/** Structures of a seat in a town, on the given hexes. */
const townOf = (seat: number, ...hexes: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(hexes.map((hex) => [hex, `${seat}D*`]));

const first = (state: State): string => legalMoves(state).map(moveText.print)[0] ?? '';

// ----------------------------------------------------------------------------------------------------------------- set-up

const dwelling = game0({ players: 2 }, 'setup witches', 'setup giants');
const bonus = after(dwelling, 'build A3', 'build A6', 'build A9', 'build C3');
const missing = `pass BON${bonus.bonusIn.indexOf(0) + 1}`;
const choice = game0({ ...everything, players: 3 }, 'setup witches');
const maidens = after(choice, 'setup icemaidens');
const settled = after(maidens, 'pick-color red', '+FAV11');
const walkers = game0({ ...everything, players: 2 }, 'setup riverwalkers', 'pick-color red', 'setup witches');

/** Ice Maidens that begin on red terrain. */
const frosty = game0({ ...everything, players: 2 }, 'setup icemaidens', 'pick-color red', '+FAV11', 'setup witches');

const auction = game0({ players: 3, auction: true });
const opened = after(auction, 'bid 12');
const won = after(opened, 'pass', 'pass');
const [token = 0] = won.auction?.tokens ?? [];
const taken = factions[token]?.id ?? '';
const other = factions.find((_, index) => won.auction?.tokens.includes(index) === false)?.id ?? '';
const second = after(won, `take ${taken} 2`, 'bid 0', 'pass');

/** The same auction where answers are deferred: one seat has a faction. */
const lateWon = after(game0({ players: 3, auction: true, ...deferred }), 'bid 12', 'pass', 'pass');
const lateToken = factions[lateWon.auction?.tokens[0] ?? -1]?.id ?? '';
const lateTaken = after(lateWon, `take ${lateToken} 2`);

const setup = [
  one('TMY-13.2', 'a faction after the choice', dwelling, 'setup nomads', { in: choice }),
  one('TMY-18', 'a faction of an option that is off', game0({ players: 2 }), 'setup yetis', { in: choice }),
  one('TMY-13.2', 'the other faction of a board in play', choice, 'setup auren', { move: 'setup giants' }),
  one('TMY-13.3', 'a faction whose home another begins on', settled, 'setup giants', { move: 'setup nomads' }),
  one('TMY-13.3', 'a terrain where none is chosen', choice, 'pick-color red', { in: maidens }),
  one('TMY-13.3', 'the home of another as starting terrain', maidens, 'pick-color green', { move: 'pick-color red' }),
  one('TMY-3.2', 'a starting dwelling off the map', dwelling, 'build J1', { move: 'build A3' }),
  one('TMY-3.2', 'a starting dwelling on a river', dwelling, 'build r5', { move: 'build A3' }),
  one('TMY-6.1', 'a starting dwelling on another', after(dwelling, 'build A3', 'build A6', 'build A9'), 'build A3', {
    move: 'build C3',
  }),
  one('TMY-13.6', 'a starting dwelling on foreign terrain', dwelling, 'build A1', { move: 'build A3' }),
  one('TMY-13.6', 'a starting dwelling of Ice Maidens off their starting terrain', frosty, 'build A1', {
    move: 'build A6',
  }),
  one('TMY-13.6', 'a starting dwelling of Riverwalkers off the river', walkers, 'build I12', { move: 'build D4' }),
  one('TMY-5.7', 'tokens for a starting dwelling', dwelling, 'build A3 from 1/0/0', { move: 'build A3' }),
  one('TMY-14.5', 'no bonus tile at set-up', bonus, 'pass', { move: first(bonus) }),
  one('TMY-14.5', 'a bonus tile that is not in the game', bonus, missing, { move: first(bonus) }),
  one('TMY-13.9', 'a bid after the auction is won', won, 'bid 20', { in: opened }),
  one('TMY-13.9', 'higher than the points there are to bid with', auction, 'bid 41', { move: 'bid 40' }),
  one('TMY-13.10', 'a bid as high as the last', opened, 'bid 12', { move: 'bid 13' }),
  one('TMY-13.9', 'a pass after the auction is won', won, 'pass', { in: opened }),
  one('TMY-13.10', 'a pass of the seat that opens', auction, 'pass', { move: 'bid 0' }),
  one('TMY-13.9', 'a faction before the auction is won', opened, `take ${taken} 1`, { in: won }),
  one('TMY-13.9', 'a faction that is not on offer', won, `take ${other} 1`, { move: `take ${taken} 1` }),
  one('TMY-13.9', 'a place that is taken', second, `take ${factions[second.auction?.tokens[0] ?? 0]?.id ?? ''} 2`, {
    move: `take ${factions[second.auction?.tokens[0] ?? 0]?.id ?? ''} 1`,
  }),
  one('TMY-13.9', 'a bonus tile in an auction', opened, 'pass BON1', { move: 'pass' }),
];

// ------------------------------------------------------------------------------------------------------------ whose turn

const plain: Scene = {
  seats: [
    ['giants', { workers: 15, coins: 30, priests: 3, bowl3: 6, bowl1: 0, bowl2: 6, bonus: 2 }],
    ['witches', { bonus: 1 }],
  ],
  hexes: { D4: '0D', E5: '1D', E6: '1D', A7: '0TP' },
};
const base = scene(plain);
const late = scene({ ...plain, options: deferred });
const lenient = scene({ ...plain, options: { ...deferred, 'strict-leech': false } });
/** Darklings have one key for two tracks. */
const keys = after(
  scene({
    seats: [['darklings', { workers: 9, coins: 30, cults: [9, 9, 1, 0] }], ['witches']],
    hexes: { E5: '0D', E4: '0D', E3: '0TP', F2: '0TP', A7: '1D' },
    ground: { E5: 'black', E4: 'black', E3: 'black', F2: 'black' },
    options: deferred,
  }),
  'darklings: upgrade E5 to TP',
  'darklings: +TW5',
);
/** Giants have built next to Witches: an offer is open during the turn. */
const open = after(late, 'giants: upgrade D4 to TP');
/** The same, but Witches have a temple. */
const temples = after(
  scene({ ...plain, options: deferred, hexes: { ...plain.hexes, E6: '1TE' } }),
  'giants: upgrade D4 to TP',
);
const asked = after(base, 'upgrade D4 to TP', 'done');
const mermaidsAsked = after(
  scene({
    seats: [
      ['giants', { workers: 9 }],
      ['mermaids', { workers: 9, coins: 30 }],
    ],
    hexes: { D4: '0D', D5: '1TP', C3: '1TP', E8: '1TP', C4: '1D' },
    ground: { C3: 'blue', E8: 'blue', C4: 'blue' },
    options: deferred,
  }),
  'giants: upgrade D4 to TP',
);
const connected = listed(turnOf(mermaidsAsked, 1), 'mermaids: connect')[0] ?? '';

const chaos = scene({
  seats: [
    ['chaosmagicians', { workers: 9, coins: 30, priests: 2, bonus: 2 }],
    ['witches', { bonus: 1 }],
  ],
  hexes: { D4: '0SH', F3: '1D' },
});
const two = after(chaos, 'action ACTC', 'advance dig');
const lateChaos = after(
  scene({
    seats: [['chaosmagicians', { workers: 9, coins: 30, priests: 2 }], ['witches']],
    hexes: { D4: '0SH', F3: '1D' },
    options: deferred,
  }),
  'chaosmagicians: action ACTC',
  'chaosmagicians: advance dig',
);

/** Cultists with a pending step from an accepted offer, in their own turn. */
const stepDue = (seat: Hand): State =>
  scene({
    seats: [
      ['cultists', { workers: 9, coins: 20, priests: 1, bonus: 2, ...seat }],
      ['darklings', { bonus: 1 }],
    ],
    hexes: { E6: '0D', E5: '1D' },
    options: deferred,
  });

/** Darklings have a pending spade, and Witches still have an offer to answer. */
const strangeSpade = after(
  scene({
    seats: [
      ['giants', { workers: 9, coins: 20 }],
      ['darklings', { bowl1: 0, bowl2: 0, bowl3: 12 }],
      ['witches', { workers: 9, coins: 20 }],
    ],
    hexes: { D4: '0D', E5: '2D', E6: '2D', I12: '1D' },
    ground: { E7: 'blue' },
    options: deferred,
  }),
  'giants: upgrade D4 to TP',
  'giants: done',
  'darklings: action ACT5',
);
/** Acolytes must pay the steps for a volcano, and Witches have an offer to answer. */
const strangeLoss = after(
  scene({
    seats: [['acolytes', { terrain: 'red', workers: 9, coins: 9, cults: [4, 2, 3, 3] }], ['witches']],
    hexes: { D4: '0D', C3: '1D', E6: '1D' },
    options: deferred,
  }),
  'acolytes: dig 1',
  'acolytes: build D5',
);

const over = after({ ...withSeat({ ...base, round: 6, passing: [1] }, 1, { passed: 1, bonus: -1 }) }, 'pass');

const turns = [
  one('TMY-1.1', 'a move after the end', over, 'done', { in: turnOf(base, 0, { left: 0, act: 'other' }) }),
  one(
    'TMY-19.10',
    'something that is not a move',
    base,
    { _tag: 'Burn', by: null, tokens: 0 },
    { in: withSeat(base, 0, { bowl2: 2 }), move: 'burn 1' },
  ),
  one('TMY-19.1', 'a move of a seat that is not asked', base, 'witches: advance ship', { move: 'advance ship' }),
  one('TMY-19.5', 'a move without its seat where two may act', open, 'done', { move: 'giants: done' }),
  one('TMY-19.5', 'a move of a faction that nobody plays', open, 'nomads: done', { move: 'giants: done' }),
  one('TMY-14.2', 'a main action in the turn of another', open, 'witches: send p to AIR', {
    in: withSeat(turnOf(open, 1), 1, { priests: 1 }),
  }),
  one('TMY-19.8', 'a main action with a bridge pending', after(base, 'action ACT1'), 'advance dig', { in: base }),
  one('TMY-15.9', 'a second main action', after(base, 'upgrade D4 to TP'), 'advance dig', { in: base }),
  one('TMY-19.9', 'the second of two actions before the first is closed', two, 'advance ship', {
    in: after(two, 'done'),
  }),
  one('TMY-14.2', 'the end of the turn of another', open, 'witches: done', { move: 'giants: done' }),
  one('TMY-14.2', 'the end of a turn without an action', base, 'done', { in: after(base, 'advance dig') }),
  one('TMY-19.8', 'the end of a turn with a bridge pending', after(base, 'action ACT1'), 'done', {
    in: after(base, 'action ACT1', '-BRIDGE'),
  }),
  one('TMY-19.9', 'the end of a turn before its second action', lateChaos, 'chaosmagicians: done', {
    in: after(lateChaos, 'chaosmagicians: advance ship'),
  }),
  one(
    'TMY-19.5b',
    'the end of a turn with a cult step due',
    after(stepDue({ steps: 1 }), 'cultists: upgrade E6 to TP'),
    'cultists: done',
    {
      in: after(stepDue({ steps: 0 }), 'cultists: upgrade E6 to TP'),
    },
  ),
  one('TMY-19.5b', 'a pass with a cult step due', stepDue({ steps: 1 }), 'cultists: pass BON1', {
    in: stepDue({ steps: 0 }),
  }),
  one('TMY-18.1', 'a seat that leaves without replay', late, 'drop witches', { reads: true, unlisted: true }),
  readIn('TMY-18.1', 'a seat that leaves where answers are immediate', base, 'drop witches', { in: late }),
  readIn('TMY-18.1', 'a faction that leaves without being there', late, 'drop nomads', { move: 'drop witches' }),
  readIn('TMY-18.1', 'a seat that leaves an auction', lateTaken, `drop ${lateToken}`, {
    in: game0({ players: 3, ...deferred }, `setup ${lateToken}`),
  }),
  readIn('TMY-18.1', 'the last seat that leaves', after(late, 'drop witches'), 'drop giants', { in: late }),
  one('TMY-19.4', 'waiting without replay', late, 'wait', { reads: true, unlisted: true }),
  readIn('TMY-19.4', 'nothing to wait for', base, 'wait', { in: late }),
  one('TMY-19.5b', 'power without an offer without replay', lenient, 'leech 2', { reads: true, unlisted: true }),
  readIn('TMY-19.5b', 'power without an offer with strict-leech', late, 'leech 2', { in: lenient }),
  one('TMY-19.4', 'a correction without replay', late, '-1W', { reads: true, unlisted: true }),
  readIn('TMY-19.4', 'a correction where answers are immediate', base, '-1W', { in: late }),
  readIn('TMY-2.2', 'a correction by more than there is', late, '-99W', { move: '-1W' }),
  one('TMY-10.6', 'a key kept without replay', keys, 'keep key', { reads: true, unlisted: true }),
  readIn('TMY-10.6', 'no key to keep', late, 'keep key', { in: keys }),
  one('TMY-19.4', 'burning in the turn of another', open, 'witches: burn 1', { move: 'giants: burn 1' }),
  one('TMY-19.4', 'converting in the turn of another', open, 'witches: convert 1W to 1C', {
    move: 'giants: convert 1W to 1C',
  }),
  one('TMY-19.2', 'a favor tile in the turn of another', temples, 'witches: +FAV11', {
    in: turnOf(temples, 1, { left: 0, act: 'other', favors: 1 }),
  }),
  one('TMY-19.2', 'a town tile in the turn of another', open, 'witches: +TW1', {
    in: turnOf(
      scene({ ...plain, options: deferred, hexes: { ...plain.hexes, ...townOf(1, 'I1', 'I2', 'I3', 'I4') } }),
      1,
      { left: 0, act: 'other', towns: 1 },
    ),
  }),
  one('TMY-19.2', 'a bridge in the turn of another', open, 'witches: bridge C2:E5', {
    in: turnOf({ ...open, taken: [1, 0, 0, 0, 0, 0] }, 1, { left: 0, act: 'other', bridges: 1 }),
  }),
  one('TMY-15.1', 'a spade of another', strangeSpade, 'witches: transform E7 to green', {
    in: { ...strangeSpade, active: 2, turnOf: 2 },
  }),
  one('TMY-17.24', 'the steps of another', strangeLoss, 'witches: -3FIRE', { move: 'acolytes: -3FIRE' }),
  one('TMY-10.5', 'a river hex in the turn of another', mermaidsAsked, connected, { in: turnOf(mermaidsAsked, 1) }),
];

// ---------------------------------------------------------------------------------------------------------------- offers

const offered = after(
  scene({
    seats: [
      ['giants', { workers: 9, coins: 20 }],
      ['dwarves', { bowl1: 5 }],
      ['darklings', { bowl1: 5 }],
    ],
    hexes: { D4: '0D', E7: '1TP', E6: '2D' },
    ground: { E6: 'black' },
  }),
  'upgrade D4 to TP',
  'done',
);
const shifters = (seat: Hand): State =>
  scene({
    seats: [
      ['shapeshifters', { terrain: 'brown', workers: 9, coins: 20, ...seat }],
      ['darklings', { bowl1: 5 }],
    ],
    hexes: { E6: '0D', E5: '1D' },
  });
/** Darklings have taken power from a building of Shapeshifters. */
const reacting = (seat: Hand): State => after(shifters(seat), 'upgrade E6 to TP', 'done', 'leech 1 from shapeshifters');

const offers = [
  one('TMY-19.5', 'an answer before the end of the turn', after(base, 'upgrade D4 to TP'), 'leech 1 from giants', {
    in: asked,
  }),
  one('TMY-8.1', 'an answer to a seat that has not built', offered, 'leech 2 from darklings', {
    move: 'leech 2 from giants',
  }),
  one('TMY-8.1', 'a decline without an offer', late, 'giants: decline', {
    in: open,
    move: 'witches: decline',
    unlisted: true,
  }),
  one('TMY-8.2', 'an answer for another amount', offered, 'leech 1 from giants', { move: 'leech 2 from giants' }),
  one(
    'TMY-19.5b',
    'an offer that can only be declined',
    { ...open, offers: open.offers.map((o) => ({ ...o, void: 1 })) },
    'witches: leech 1 from giants',
    {
      move: 'witches: decline 1 from giants',
    },
  ),
  one('TMY-8.6', 'a token that is not on offer', shifters({}), 'gain P3 for VP', { in: reacting({}) }),
  one('TMY-2.2', 'a token without a victory point', reacting(scored({ leech: -20 })), 'gain P3 for VP', {
    in: reacting(scored({ leech: -19 })),
  }),
  one('TMY-14.5', 'a bonus tile in the last round', { ...base, round: 6 }, 'pass BON1', { move: 'pass' }),
];

// --------------------------------------------------------------------------------------------------- resources and tracks

const nomads: Scene = {
  seats: [
    ['nomads', { workers: 20, coins: 30, bowl1: 0, bowl2: 0, bowl3: 12, bonus: 0 }],
    ['giants', { bonus: 2 }],
  ],
  hexes: { E8: '0D', A5: '0D', I12: '1D' },
  ground: { E7: 'red', D5: 'brown' },
};
const land = scene(nomads);
/** Nomads with a spade, next to a hex that another faction has transformed. */
const spoilt = (faction: 'yetis' | 'dragonlords', ground: 'ice' | 'volcano'): State =>
  after(
    scene({
      ...nomads,
      seats: [
        ['nomads', { workers: 20, coins: 30, bowl1: 0, bowl2: 0, bowl3: 12, bonus: 0 }],
        [faction, { terrain: 'red', bonus: 2 }],
      ],
      ground: { ...nomads.ground, E7: ground },
    }),
    'action ACT5',
  );
const poorly = (hand: Hand): State => withSeat(land, 0, hand);
/** Darklings that have built their stronghold in this turn. */
const crowned = after(
  scene({ seats: [['darklings', { workers: 9, coins: 9 }], ['witches']], hexes: { E5: '0TP', F3: '1D' } }),
  'upgrade E5 to SH',
);
/** Giants, who need exactly two spades. */
const digger = (workers: number): State =>
  scene({ seats: [['giants', { workers, bowl1: 12, bowl2: 0 }], ['witches']], hexes: { D4: '0D', F3: '1D' } });
const half = (workers: number): State => after(digger(workers), 'dig 1');

/** Dragonlords that have opened a volcano between the homes of other factions, with few tokens. */
const erupting = (bowl2: number): State =>
  after(
    scene({
      seats: [['dragonlords', { terrain: 'red', bowl1: 0, bowl2, bowl3: 0 }], ['engineers'], ['witches']],
      hexes: { I12: '0D', E7: '1D', F3: '2D' },
    }),
    'dig 1',
  );

const resources = [
  one('TMY-5.4', 'burning with too few tokens in bowl II', withSeat(base, 0, { bowl2: 1 }), 'burn 1', {
    in: withSeat(base, 0, { bowl2: 2 }),
  }),
  one('TMY-15.14', 'burning tokens that the volcano needs', erupting(2), 'burn 1', { in: erupting(3) }),
  one('TMY-5.5', 'coins for workers', base, 'convert 1C to 1W', { move: 'convert 1W to 1C' }),
  one('TMY-17.3', 'more workers ordained than the stronghold lets', crowned, 'convert 4W to 4P', {
    move: 'convert 3W to 3P',
  }),
  one('TMY-17.3', 'workers ordained a second time', after(crowned, 'convert 1W to 1P'), 'convert 1W to 1P', {
    in: crowned,
  }),
  one('TMY-5.5', 'more workers than there are', poorly({ workers: 0 }), 'convert 1W to 1C', {
    in: poorly({ workers: 1 }),
  }),
  one('TMY-15.14', 'converting workers that the second spade needs', half(6), 'convert 1W to 1C', {
    in: half(7),
  }),
  one(
    'TMY-17.1',
    'shipping of Dwarves',
    scene({ seats: [['dwarves', { priests: 1 }], ['witches']], hexes: { E7: '0D', F3: '1D' } }),
    'advance ship',
    {
      in: base,
    },
  ),
  one(
    'TMY-17.1',
    'a fourth level of shipping',
    withSeat(base, 0, { shipping: 3, ...scored({ shipping: 9 }) }),
    'advance ship',
    {
      in: withSeat(base, 0, { shipping: 2, ...scored({ shipping: 5 }) }),
    },
  ),
  one('TMY-15.8', 'an advance without a priest', withSeat(base, 0, { priests: 0 }), 'advance dig', { in: base }),
  one('TMY-9.4', 'a priest without one', withSeat(base, 0, { priests: 0 }), 'send p to FIRE', { in: base }),
  one(
    'TMY-9.4',
    'a cult space that is taken',
    { ...base, preachers: [1, ...base.preachers.slice(1)] },
    'send p to FIRE for 3',
    {
      move: 'send p to FIRE',
    },
  ),
];

// --------------------------------------------------------------------------------------------------------------- actions

const dragons = scene({
  seats: [['dragonlords', { terrain: 'red', workers: 9 }], ['witches']],
  hexes: { D4: '0D', F3: '1D' },
});
const rivers = (hand: Hand): State =>
  scene({
    seats: [['riverwalkers', { terrain: 'red', bowl1: 0, bowl2: 0, bowl3: 12, ...hand }], ['witches']],
    hexes: { D6: '0D', F3: '1D' },
  });
const shifted = (hand: Hand): State =>
  scene({
    seats: [['shapeshifters', { terrain: 'brown', bowl1: 0, bowl2: 1, bowl3: 5, ...hand }], ['witches']],
    hexes: { E6: '0SH', F3: '1D' },
  });
const earlier = (uses: number): State =>
  scene({
    seats: [['shapeshifters', { terrain: 'brown', bowl1: 0, bowl2: 1, bowl3: 5, uses }], ['witches']],
    hexes: { E6: '0SH', F3: '1D' },
    options: { 'fire-and-ice-factions/variable_v5': false, 'fire-and-ice-factions/variable_v2': true },
  });
const giantsSh = scene({ seats: [['giants'], ['witches']], hexes: { D4: '0SH', F3: '1D' } });

/** Phase III, with the spades that a faction gets as a cult bonus. */
const bonusOf = (faction: 'acolytes' | 'witches'): State =>
  after(
    scene({
      seats: [
        [faction, { ...(faction === 'acolytes' ? { terrain: 'red' } : {}), cults: [0, 8, 0, 0], bonus: 2 }],
        ['engineers', { passed: 1, bonus: 1, cults: [0, 0, 0, 0] }],
      ],
      hexes: { F3: '0D', D6: '1D' },
      state: { passing: [1], scoring: [5, 4, 8, 6, 7, 3] },
    }),
    'pass BON1',
  );

const engineers = (...built: readonly string[]): State =>
  after(
    scene({
      seats: [['engineers', { workers: 9 }], ['witches']],
      hexes: { C2: '0D', D5: '0D', E7: '0D', I9: '1D', H6: '1D' },
      bridges: Object.fromEntries(built.map((span) => [span, 0])),
    }),
    'action ACTE',
  );

const actions = [
  one('TMY-15.13', 'the action of another faction', base, 'action ACTW', { move: 'action ACT1' }),
  one('TMY-15.13', 'the action of a stronghold that is not built', base, 'action ACTG', { in: giantsSh }),
  one('TMY-4.9', 'spades of Riverwalkers', rivers({}), 'action ACT5', { move: 'action ACT4' }),
  one('TMY-12.1', 'an action taken in this round', { ...base, taken: [0, 0, 0, 1, 0, 0] }, 'action ACT4', {
    move: 'action ACT3',
  }),
  one('TMY-18.2', 'an action used once for each seat', earlier(2), 'action ACTH1', { in: earlier(1) }),
  one('TMY-15.8', 'an action for more power than there is', withSeat(base, 0, { bowl2: 7, bowl3: 5 }), 'action ACT6', {
    in: base,
  }),
  one('TMY-5.7', 'tokens out of an empty bowl', shifted({}), 'action ACTH6 from 1/0/4', {
    move: 'action ACTH6',
  }),
  one('TMY-5.7', 'tokens for an action with another price', base, 'action ACT4 from 1/0/0', { move: 'action ACT4' }),
  one('TMY-17.22', 'the home of another faction', after(shifted({}), 'action ACTH5'), 'pick-color green', {
    move: 'pick-color red',
  }),
  one('TMY-17.22', 'the present home once more', after(shifted({}), 'action ACTH5'), 'pick-color brown', {
    move: 'pick-color red',
  }),
  one('TMY-11.1', 'a bridge that is not due', base, 'bridge C2:D4', { in: after(base, 'action ACT1') }),
  one('TMY-3.5', 'a bridge between hexes that are too far apart', after(base, 'action ACT1'), 'bridge D4:I1', {
    move: 'bridge C2:D4',
  }),
  one('TMY-11.1', 'a bridge where one stands', engineers('C2:D3'), 'bridge C2:D3', { move: 'bridge C2:E5' }),
  one('TMY-11.1', 'a fourth bridge', engineers('C2:D3', 'C2:D4', 'C4:D5'), 'bridge C2:E5', {
    in: engineers('C2:D3', 'C2:D4'),
  }),
  one('TMY-11.1', 'a bridge of strangers', engineers(), 'bridge H6:I9', { move: 'bridge C2:D4' }),
  one('TMY-17.21', 'a terrain without a priest to pay for it', rivers({}), 'unlock-terrain black', {
    in: rivers({ priestsDue: 1 }),
  }),
  one('TMY-17.21', 'a terrain that is unlocked', rivers({ priestsDue: 1 }), 'unlock-terrain red', {
    move: 'unlock-terrain black',
  }),
  one('TMY-17.21', 'one coin for the home of another', rivers({ priestsDue: 1, coins: 1 }), 'unlock-terrain green', {
    in: rivers({ priestsDue: 1, coins: 2 }),
  }),
  one('TMY-15.13', 'giving up a bridge that is not due', base, '-BRIDGE', { in: after(base, 'action ACT1') }),
  one('TMY-15.13', 'giving up a spade that is a step', bonusOf('acolytes'), '-SPADE', { in: bonusOf('witches') }),
  one('TMY-15.6', 'giving up a bought spade', after(land, 'dig 1'), '-SPADE', { in: after(land, 'action ACT5') }),
];

// ------------------------------------------------------------------------------------------------------------------ land

const witches = scene({ seats: [['witches'], ['giants']], hexes: { F3: '0SH', D4: '1D' } });
const sandstorm = after(scene({ ...nomads, hexes: { E8: '0SH', A5: '0D', I12: '1D' } }), 'action ACTN');
const dwarves = (workers: number): State =>
  after(
    scene({
      seats: [['dwarves', { workers, coins: 9, bowl1: 0, bowl2: 0, bowl3: 6 }], ['witches']],
      hexes: { E7: '0D', F3: '1D' },
      ground: { E5: 'red' },
    }),
    'action ACT5',
  );
const fakirs = (priests: number): State =>
  after(
    scene({
      seats: [['fakirs', { priests, workers: 9, coins: 9, bowl1: 0, bowl2: 0, bowl3: 6 }], ['witches']],
      hexes: { E8: '0D', F3: '1D' },
      ground: { E6: 'red' },
    }),
    'action ACT5',
  );
/** Dragonlords with the given tokens for a volcano; D5, the home terrain of Mermaids, costs two. */
const eruption = (bowl2: number): State =>
  after(
    scene({
      seats: [['dragonlords', { terrain: 'red', workers: 9, bowl1: 0, bowl2, bowl3: 0 }], ['mermaids']],
      hexes: { D4: '0D', F3: '1D' },
      ground: { F3: 'blue' },
    }),
    'dig 1',
  );
/** A faction with a dwelling on D4, and the given hand; an earlier turn may have left ice or a volcano on D5. */
const pioneer = (faction: FactionId, hand: Hand, ground: Scene['ground'] = {}): State =>
  scene({
    seats: [[faction, { workers: 9, coins: 9, ...hand }], ['mermaids']],
    hexes: { D4: '0D', F3: '1D' },
    ground: { F3: 'blue', ...ground },
  });
const acolytesAt = (...cults: readonly number[]): State => pioneer('acolytes', { terrain: 'red', cults });
const dragonsWith = (bowl2: number): State => pioneer('dragonlords', { terrain: 'red', bowl1: 0, bowl2, bowl3: 0 });
const oldVolcano = pioneer('dragonlords', { terrain: 'red' }, { D5: 'volcano' });
/** Nomads with a stronghold, between the desert and plains. */
const dunes = scene({
  ...nomads,
  hexes: { E8: '0SH', A5: '0D', I12: '1D' },
  ground: { E7: 'yellow', D5: 'brown' },
});
const stamped = after(land, 'action ACT6', 'transform E7 to yellow');
const eight = { A5: '0D', E8: '0D', B1: '0D', B4: '0D', B6: '0D', D3: '0D', F3: '0D', I12: '1D' };

const swarmlings = after(
  scene({
    seats: [['swarmlings', { workers: 9 }], ['giants']],
    hexes: { E4: '0SH', D5: '0TP', A4: '0D', A9: '1D' },
  }),
  'action ACTS',
);
const ready = scene({ ...nomads, ground: { E7: 'yellow' } });

const building = [
  one('TMY-4.9', 'digging of Riverwalkers', rivers({ workers: 9 }), 'dig 1', { in: land }),
  one('TMY-17.24', 'a volcano of two spades', dragons, 'dig 2', { move: 'dig 1' }),
  one('TMY-15.8', 'a spade for two workers', poorly({ workers: 2 }), 'dig 1', { in: poorly({ workers: 3 }) }),
  one('TMY-15.8', 'a spade of Darklings without a priest', pioneer('darklings', { priests: 0 }), 'dig 1', {
    in: pioneer('darklings', { priests: 1 }),
  }),
  one('TMY-15.14', 'a spade too few for Giants', digger(5), 'dig 1', { in: digger(6) }),
  one('TMY-15.14', 'a volcano for two steps', acolytesAt(2, 2, 2, 2), 'dig 1', {
    in: acolytesAt(2, 2, 3, 2),
  }),
  one('TMY-15.14', 'a volcano without a token', dragonsWith(0), 'dig 1', { in: dragonsWith(1) }),
  one('TMY-5.7', 'tokens for a plain dwelling', after(stamped, '-SPADE'), 'build E7 from 1/0/0', { move: 'build E7' }),
  one('TMY-3.2', 'a dwelling off the map', ready, 'build J2', { move: 'build E7' }),
  one(
    'TMY-15.5',
    'a dwelling beside the hex of the action',
    after(scene({ ...nomads, ground: { E7: 'red', D5: 'yellow' } }), 'dig 1', 'transform E7 to yellow'),
    'build D5',
    {
      move: 'build E7',
    },
  ),
  one('TMY-15.9', 'a dwelling after an upgrade', after(ready, 'upgrade E8 to TP'), 'build E7', { in: ready }),
  one('TMY-6.1', 'a dwelling on another', ready, 'build A5', { move: 'build E7' }),
  one(
    'TMY-2.1',
    'a ninth dwelling',
    scene({ ...nomads, ground: { E7: 'yellow' }, hexes: { ...eight, G4: '0D' } }),
    'build E7',
    {
      in: scene({ ...nomads, ground: { E7: 'yellow' }, hexes: eight }),
    },
  ),
  one('TMY-17.5', 'a ride to the desert', after(witches, 'action ACTW'), 'build E8', { move: 'build A10' }),
  one('TMY-15.10', 'a dwelling with a spade pending', stamped, 'build E7', { in: after(stamped, '-SPADE') }),
  one('TMY-15.10', 'a dwelling on an old volcano with another begun', after(oldVolcano, 'dig 1'), 'build D5', {
    in: oldVolcano,
  }),
  one('TMY-15.10', 'a dwelling in the desert with a sandstorm pending', after(dunes, 'action ACTN'), 'build E7', {
    in: dunes,
  }),
  one('TMY-15.2', 'a dwelling that needs one of two spades', after(land, 'action ACT6'), 'build E7', {
    in: after(land, 'action ACT5'),
  }),
  one('TMY-6.1', 'a dwelling on foreign terrain', land, 'build E7', {
    in: ready,
  }),
  one('TMY-6.1', 'a dwelling of Yetis off the ice', pioneer('yetis', { terrain: 'red' }), 'build D5', {
    in: pioneer('yetis', { terrain: 'red' }, { D5: 'ice' }),
  }),
  one('TMY-6.1', 'a dwelling of Dragonlords off the volcano', pioneer('dragonlords', { terrain: 'red' }), 'build D5', {
    in: oldVolcano,
  }),
  one('TMY-6.1', 'a dwelling of Riverwalkers on locked terrain', rivers({ workers: 9, coins: 9 }), 'build D5'),
  one('TMY-7.3', 'a dwelling out of reach', ready, 'build I7', { move: 'build E7' }),
  one('TMY-15.8', 'a dwelling without a worker', withSeat(ready, 0, { workers: 0 }), 'build E7', {
    in: withSeat(ready, 0, { workers: 1 }),
  }),
  one(
    'TMY-15.8',
    'a dwelling for one coin',
    scene({ ...nomads, ground: { E7: 'yellow' }, seats: [['nomads', { workers: 1, coins: 1 }], ['giants']] }),
    'build E7',
    {
      in: scene({ ...nomads, ground: { E7: 'yellow' }, seats: [['nomads', { workers: 1, coins: 2 }], ['giants']] }),
    },
  ),
  one('TMY-3.2', 'a hex off the map transformed', after(land, 'action ACT5'), 'transform J1 to yellow', {
    move: 'transform E7 to yellow',
  }),
  one('TMY-4.2', 'a hex with a structure transformed', after(land, 'action ACT5'), 'transform A5 to brown', {
    move: 'transform E7 to yellow',
  }),
  one('TMY-4.2', 'ice transformed', spoilt('yetis', 'ice'), 'transform E7 to yellow', {
    in: after(land, 'action ACT5'),
  }),
  one('TMY-4.2', 'a volcano transformed', spoilt('dragonlords', 'volcano'), 'transform E7 to yellow', {
    in: after(land, 'action ACT5'),
  }),
  one('TMY-7.3', 'a hex out of reach transformed', after(land, 'action ACT5'), 'transform I8 to yellow', {
    move: 'transform E7 to yellow',
  }),
  one(
    'TMY-15.3',
    'a spade for another hex than the first',
    { ...stamped, turn: { ...stamped.turn, kind: 'one' } },
    'transform D5 to yellow',
    {
      in: stamped,
    },
  ),
  one(
    'TMY-15.4',
    'two hexes left on foreign terrain',
    after(land, 'action ACT6', 'transform E7 to gray'),
    'transform D5 to black',
    {
      move: 'transform D5 to yellow',
    },
  ),
  one('TMY-17.13', 'a sandstorm that makes plains', sandstorm, 'transform E7 to brown', {
    move: 'transform E7 to yellow',
  }),
  one(
    'TMY-17.13',
    'a sandstorm over home terrain',
    after(
      scene({ ...nomads, hexes: { E8: '0SH', A5: '0D', I12: '1D' }, ground: { E7: 'yellow', D5: 'brown' } }),
      'action ACTN',
    ),
    'transform E7 to yellow',
    { in: sandstorm },
  ),
  one('TMY-4.8', 'wasteland made by a volcano', after(dragons, 'dig 1'), 'transform D5 to red', {
    move: 'transform D5 to volcano',
  }),
  one('TMY-4.8', 'a volcano on a home terrain for one token', eruption(1), 'transform D5 to volcano', {
    in: eruption(2),
  }),
  one(
    'TMY-4.8',
    'a volcano on a home terrain for three steps',
    after(acolytesAt(3, 0, 0, 0), 'dig 1'),
    'transform D5 to volcano',
    {
      in: after(acolytesAt(4, 0, 0, 0), 'dig 1'),
    },
  ),
  one('TMY-4.4', 'two steps with one spade', after(land, 'action ACT5'), 'transform E7 to green', {
    move: 'transform E7 to gray',
  }),
  one('TMY-15.7a', 'one of two bought spades', after(land, 'dig 2'), 'transform E7 to gray', {
    move: 'transform E7 to green',
  }),
  one(
    'TMY-5.7',
    'tokens out of an empty bowl for a volcano',
    after(dragons, 'dig 1'),
    'transform D5 to volcano from 0/0/1',
    {
      move: 'transform D5 to volcano from 0/1/0',
    },
  ),
  one('TMY-5.7', 'three tokens for a volcano', after(dragons, 'dig 1'), 'transform D5 to volcano from 1/1/1', {
    move: 'transform D5 to volcano from 0/1/0',
  }),
  one('TMY-15.1', 'nothing to transform with', land, 'transform E7 to yellow', { in: after(land, 'action ACT5') }),
  one('TMY-7.4', 'a tunnel for one worker', dwarves(1), 'transform E5 to gray', { in: dwarves(2) }),
  one('TMY-7.4', 'a carpet ride without a priest', fakirs(0), 'transform E6 to yellow', { in: fakirs(1) }),
  one('TMY-17.15', 'a free upgrade to a temple', swarmlings, 'upgrade D5 to TE', { move: 'upgrade A4 to TP' }),
  one('TMY-3.2', 'an upgrade off the map', base, 'upgrade J1 to TP', { move: 'upgrade D4 to TP' }),
  one('TMY-3.2', 'an upgrade of a river hex', base, 'upgrade r5 to TP', { move: 'upgrade D4 to TP' }),
  one('TMY-6.1', 'an upgrade of a structure of another', base, 'upgrade E6 to TP', { move: 'upgrade D4 to TP' }),
  one('TMY-6.1', 'a stronghold out of a dwelling', base, 'upgrade D4 to SH', { move: 'upgrade A7 to SH' }),
  one('TMY-2.1', 'a second stronghold', scene({ ...plain, hexes: { ...plain.hexes, A9: '0SH' } }), 'upgrade A7 to SH', {
    in: base,
  }),
  one('TMY-6.2', 'a trading house for two coins', withSeat(base, 0, { coins: 2 }), 'upgrade D4 to TP', {
    in: withSeat(base, 0, { coins: 3 }),
  }),
];

// ------------------------------------------------------------------------------------------------------- cults and towns

const black = { E4: 'black', E3: 'black', F2: 'black', E2: 'black', D2: 'black' };
const keyed = { keys: 1, ...townsHeld(1) };
/** Darklings about to form a town, and Cultists who have a key and may have a pending step. */
const rivalry = (mine: Hand, steps: number, more: Scene['hexes']): State =>
  scene({
    seats: [
      ['darklings', { workers: 9, coins: 30, priests: 1, ...mine }],
      ['cultists', { steps, keys: 1, ...townsHeld(0, 1), cults: [9, 0, 1, 0] }],
    ],
    hexes: {
      ...{ E5: '0D', E4: '0D', E3: '0TP', F2: '0TP', A13: '0TP', A7: '1D' },
      ...townOf(1, 'I9', 'I10', 'I11', 'I12'),
      ...more,
    },
    ground: black,
    options: deferred,
  });
const town = scene({
  seats: [['darklings', { workers: 9, coins: 30, cults: [9, 9, 1, 0] }], ['witches']],
  hexes: { E5: '0D', E4: '0D', E3: '0TP', F2: '0TP', F3: '1D' },
  ground: black,
});
const founded = after(town, 'upgrade E5 to TP');
const scarce = after(founded, '+TW5');
const temple = after(scene({ ...plain, hexes: { ...plain.hexes, A7: '0TP' } }), 'upgrade A7 to TE');
const acolytes = scene({
  seats: [['acolytes', { terrain: 'red', workers: 9, coins: 9, cults: [4, 2, 3, 3] }], ['witches']],
  hexes: { D4: '0D', F3: '1D' },
});
const burning = after(acolytes, 'dig 1', 'build D5');
const paid = after(burning, '-3FIRE');
/** Acolytes whose dwelling on the volcano founds a town. */
const burningTown = after(
  scene({
    seats: [['acolytes', { terrain: 'red', workers: 9, coins: 9, cults: [4, 2, 3, 3] }], ['witches']],
    hexes: { D4: '0SH', C3: '0SA', E6: '0D', F3: '1D' },
  }),
  'dig 1',
  'build D5',
);
/** Darklings that form two towns at once, with a required power of six, after taking the tile of the first. */
const twoTowns = after(
  scene({
    seats: [['darklings', { workers: 9, coins: 30, cults: [7, 9, 1, 0] }], ['witches']],
    hexes: {
      ...{ E5: '0D', E4: '0D', E3: '0TP', F2: '0TP', F3: '1D' },
      ...{ I1: '0D', I2: '0D', I3: '0TP', I4: '0TP' },
    },
    ground: black,
  }),
  'upgrade I3 to TE',
  '+FAV5',
  '+TW5',
);
/** A temple that founds a town: a favor tile is due while two tracks stand before space 10, with a key for one. */
const templeTown = after(
  scene({
    seats: [['darklings', { workers: 9, coins: 30, cults: [9, 9, 1, 0] }], ['witches']],
    hexes: { E5: '0TP', E4: '0D', E3: '0TP', F2: '0TP', F3: '1D' },
    ground: black,
  }),
  'upgrade E3 to TE',
  '+TW5',
);
const temples2 = (hand: Hand, rival: Hand): State =>
  after(
    scene({
      ...plain,
      seats: [
        ['giants', { ...plain.seats[0]?.[1], ...hand }],
        ['witches', { bonus: 1, ...rival }],
      ],
      hexes: { ...plain.hexes, A7: '0TP', A9: '0TE', E6: '1TE' },
    }),
    'upgrade A7 to TE',
  );
const lastTown = (rival: Hand): State =>
  after(
    scene({
      seats: [
        ['darklings', { workers: 9, coins: 30, cults: [9, 9, 1, 0] }],
        ['witches', rival],
      ],
      hexes: {
        ...{ E5: '0D', E4: '0D', E3: '0TP', F2: '0TP' },
        ...townOf(1, 'I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8'),
      },
      ground: black,
    }),
    'upgrade E5 to TP',
  );
const mermaids = turnOf(mermaidsAsked, 1);
const mine = townOf(0, 'I1', 'I2', 'I3', 'I4');

/** Mermaids could join structures across the river; the other seats have towns of four, and the given number of tiles each. */
const fullMap = (...tiles: readonly (readonly number[])[]): State => {
  const names = boardOf('original');
  const mine = { D5: '0TP', C3: '0TP', E8: '0TP', C4: '0D' };
  const free = names.lands.map((hex) => names.names[hex] ?? '').filter((name) => !(name in mine));
  const sixteen = [...Array.from({ length: 8 }, () => 'D'), 'TP', 'TP', 'TP', 'TP', 'TE', 'TE', 'TE', 'SA'];
  const others = tiles.flatMap((towns, index) =>
    sixteen
      .slice(0, 4 * towns.reduce((sum, count) => sum + count, 0))
      .map((kind) => [free.shift() ?? '', `${index + 1}${kind}*`] as const),
  );
  const rivals = (['giants', 'witches', 'darklings', 'dwarves'] as const).slice(0, tiles.length);
  return scene({
    seats: [
      ['mermaids', { workers: 9, coins: 30 }],
      ...rivals.map((rival, index) => {
        const held = townsHeld(...(tiles[index] ?? []));
        const keys = townTiles.reduce((sum, tile, place) => sum + tile.keys * (held.towns?.[place] ?? 0), 0);
        return [rival, { ...held, keys }] as const;
      }),
    ],
    hexes: { ...Object.fromEntries(others), ...mine },
  });
};
const noTile = fullMap([2, 2], [0, 0, 2, 2], [0, 0, 0, 0, 2, 1, 1], [0, 0, 0, 0, 0, 0, 1, 1]);
const oneTile = fullMap([2, 2], [0, 0, 2, 2], [0, 0, 0, 0, 2, 1, 1], [0, 0, 0, 0, 0, 0, 1, 0]);
const joint = listed(oneTile, 'connect')[0] ?? '';

const cults = [
  one('TMY-6.4', 'a favor tile that is not due', base, '+FAV11', { in: temple }),
  built(
    'no action makes a volcano and gives favor tiles',
    'TMY-17.24',
    'a favor tile before the volcano is paid',
    withTurn(burning, { favors: 1 }),
    '+FAV11',
    { in: withTurn(paid, { favors: 1 }) },
  ),
  one('TMY-12.3', 'a favor tile that others have', temples2({}, { favors: 1 }), '+FAV1', { move: '+FAV2' }),
  one('TMY-12.3', 'the same favor tile twice', temples2({ favors: 1 << 10 }, {}), '+FAV11', { move: '+FAV12' }),
  ...(
    [
      ['a favor tile', '+FAV1', ['darklings: upgrade A13 to TE'], { ...keyed, cults: [7, 0, 0, 0] }, mine],
      ['a priest', 'send p to FIRE', [], { ...keyed, cults: [7, 0, 0, 0] }, mine],
      [
        'a step',
        '+FIRE',
        ['darklings: action FAV6'],
        { ...keyed, cults: [9, 0, 0, 0], favors: 1 << 5 },
        { ...mine, A5: '0TE' },
      ],
      ['a town tile', '+TW5', ['darklings: upgrade E5 to TP'], { cults: [9, 0, 0, 0] }, {}],
    ] as const
  ).map(([what, move, before, hand, more]) =>
    one(
      'TMY-19.5b',
      `${what} for space 10 before Cultists have had their step`,
      after(rivalry(hand, 1, more), ...before),
      `darklings: ${move}`,
      {
        in: after(rivalry(hand, 0, more), ...before),
      },
    ),
  ),
  one('TMY-9.7', 'a step that is not due', base, '+FIRE', {
    in: after(
      scene({
        ...plain,
        seats: [
          ['giants', { bonus: 1 }],
          ['witches', { bonus: 2 }],
        ],
      }),
      'action BON2',
    ),
  }),
  built(
    'no action makes a volcano and gives steps',
    'TMY-17.24',
    'a step before the volcano is paid',
    withTurn(burning, { steps: 1 }),
    '+AIR',
    { in: withTurn(paid, { steps: 1 }) },
  ),
  one('TMY-10.6', 'a track that cannot go to 10', scarce, '+AIR', { move: '+WATER' }),
  one('TMY-17.24', 'steps that are not to be paid', acolytes, '-3FIRE', { in: burning }),
  one('TMY-17.19', 'a track too low to pay', burning, '-3WATER', { move: '-3EARTH' }),
  one('TMY-10.3', 'a town tile that is not due', town, '+TW1', { in: founded }),
  one('TMY-17.24', 'a town tile before the volcano is paid', burningTown, '+TW1', { in: after(burningTown, '-3FIRE') }),
  one('TMY-10.6', 'a town tile before the tracks are chosen', twoTowns, '+TW1', { in: after(twoTowns, '+WATER') }),
  one('TMY-10.6', 'a favor tile before the tracks are chosen', templeTown, '+FAV9', {
    in: after(templeTown, '+WATER'),
  }),
  one('TMY-12.4', 'a town tile that is gone', lastTown({ ...townsHeld(2), keys: 2 }), '+TW1', { move: '+TW2' }),
  one('TMY-17.14', 'a river hex of Giants', base, 'connect r9', { in: mermaids, move: connected }),
  one('TMY-3.2', 'hexes without a common river', mermaids, 'mermaids: connect C3:I1', { move: connected }),
  one('TMY-10.7', 'a river town without a tile', noTile, joint, { in: oneTile }),
  one('TMY-10.5', 'a river hex that makes no town', mermaids, 'mermaids: connect r0', { move: connected }),
];

demandTests(
  game,
  [...setup, ...turns, ...offers, ...resources, ...actions, ...building, ...cults],
  [
    {
      rule: 'TMY-1.1',
      file: 'course/play.ts',
      nth: 1,
      why: 'every check asks whether the game is over before; replays of ledgers do not',
    },
  ],
);
