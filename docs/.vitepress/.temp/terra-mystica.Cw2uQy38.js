import { a as allHold, j as firstBroken, m as mintAll, a8 as over, T as broken, a9 as notYourTurn, i as checkBy, l as defaultsOf, v as validate, n as notation, q as codecsOf, t as acceptOptions, r as placesByValue, S as everyoneAlone, k as wholeNumber, u as optionInfoOf, x as firstUnlike, C as between, E as counts, W as wordsAt, F as piles, z as many$2, G as englishWith, I as labelled, H as placeMessage, J as standing, K as changeMessage, e as element, c as corners, w as words, aa as escaped, f as finished, d as drawing, L as boardGame, M as defineBoard } from "./game.Qmv2hoS5.js";
import { some } from "fp-ts/es6/Option.js";
import { e as exact, o as oneOf, f as firstSeats, h as list, K as nullable, l as leaf, w as whole, L as boolean, G as isSeat, N as kept$1, x as shuffled, t as text, g as refined, b as fault, M as tuple, r as ruled, v as variants, i as described, j as schemaOf, H as optionsOf, m as isObject, c as constant, s as show, q as source, p as none$1, y as numberedSeat, z as published, A as message } from "./Play.DF0-fMic.js";
import { n as nothingHidden } from "./open.BeNWQz5h.js";
import { left as left$1, right, isLeft, map } from "fp-ts/es6/Either.js";
import { p as picked, b as byName } from "./table.B9qCzIPc.js";
import * as t from "io-ts";
import "vue";
import "vue/server-renderer";
import "./app.js";
import "@vueuse/core";
import "./plugin-vue_export-helper.1tPrXgE0.js";
var commonCosts = {
  D: [1, 2],
  TP: [2, 3],
  TE: [2, 5],
  SH: [4, 6],
  SA: [4, 6]
};
var commonIncome = {
  D: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 8] },
  TP: { coins: [0, 2, 4, 6, 8], power: [0, 1, 2, 4, 6] },
  TE: { priests: [0, 1, 2, 3] },
  SH: { power: [0, 2] },
  SA: { priests: [0, 1] }
};
var common = {
  costs: commonCosts,
  income: commonIncome,
  powerValues: { D: 1, TP: 2, TE: 2, SH: 3, SA: 3 },
  digging: { _tag: "track", workers: [3, 2, 1], advance: { workers: 2, coins: 5, priests: 1 }, vp: 6 },
  spading: { _tag: "steps" },
  perSpade: { _tag: "nothing" },
  shipping: { _tag: "track", start: 0, vp: [2, 3, 4], advance: { coins: 4, priests: 1 } },
  skipping: { _tag: "none" },
  favors: { each: 1, atSetup: 0 },
  stronghold: { _tag: "nothing" },
  powerUse: { _tag: "plain" },
  actions: [],
  passing: { _tag: "nothing" },
  founding: { vp: 0, workers: 0 },
  linking: { _tag: "plain" },
  neighbours: { _tag: "nothing" },
  exchange: { _tag: "nothing" },
  priests: { _tag: "supply" },
  preaching: { extra: 0 },
  dwellings: { _tag: "two" }
};
var acolytes = {
  ...common,
  id: "acolytes",
  title: "Acolytes",
  pack: "volcano",
  board: "volcano",
  start: { coins: 15, workers: 3, priests: 0, power: [6, 6], cults: [3, 3, 3, 3], vp: 20, vp2017: 23 },
  costs: { ...commonCosts, SH: [4, 8], SA: [4, 8] },
  income: {
    ...commonIncome,
    D: { workers: [0, 1, 2, 3, 3, 4, 5, 6, 6] }
  },
  ground: { _tag: "volcano", price: { _tag: "steps", plain: 3, home: 4 } },
  digging: { _tag: "none" },
  perSpade: { _tag: "step" },
  preaching: { extra: 1 }
};
var alchemists = {
  ...common,
  id: "alchemists",
  title: "Alchemists",
  pack: "base",
  board: "black",
  start: { coins: 15, workers: 3, priests: 0, power: [5, 7], cults: [1, 1, 0, 0], vp: 20, vp2017: 27 },
  income: {
    ...commonIncome,
    TP: { coins: [0, 2, 4, 7, 11], power: [0, 1, 2, 3, 4] },
    SH: { coins: [0, 6] }
  },
  ground: { _tag: "home", terrain: "black" },
  perSpade: { _tag: "power", power: 2 },
  stronghold: { _tag: "power", power: 12 },
  exchange: { _tag: "alchemy", coinsPerVp: 2 }
};
var auren = {
  ...common,
  id: "auren",
  title: "Auren",
  pack: "base",
  board: "green",
  start: { coins: 15, workers: 3, priests: 0, power: [5, 7], cults: [0, 1, 0, 1], vp: 20, vp2017: 27 },
  costs: { ...commonCosts, SA: [4, 8] },
  ground: { _tag: "home", terrain: "green" },
  stronghold: { _tag: "favor" },
  actions: [
    { space: "ACTA", needs: "stronghold", often: "once", price: { _tag: "free" }, gain: { _tag: "leap", steps: 2 } }
  ]
};
var chaosmagicians = {
  ...common,
  id: "chaosmagicians",
  title: "Chaos Magicians",
  pack: "base",
  board: "red",
  start: { coins: 15, workers: 4, priests: 0, power: [5, 7], cults: [2, 0, 0, 0], vp: 20, vp2017: 19 },
  costs: { ...commonCosts, SH: [4, 4], SA: [4, 8] },
  income: {
    ...commonIncome,
    SH: { workers: [0, 2] }
  },
  ground: { _tag: "home", terrain: "red" },
  favors: { each: 2, atSetup: 0 },
  actions: [
    {
      space: "ACTC",
      needs: "stronghold",
      often: "once",
      price: { _tag: "free" },
      gain: { _tag: "actions", actions: 2 }
    }
  ],
  dwellings: { _tag: "one-last" }
};
var cultists = {
  ...common,
  id: "cultists",
  title: "Cultists",
  pack: "base",
  board: "brown",
  start: { coins: 15, workers: 3, priests: 0, power: [5, 7], cults: [1, 0, 1, 0], vp: 20, vp2017: 16 },
  costs: { ...commonCosts, SH: [4, 8], SA: [4, 8] },
  ground: { _tag: "home", terrain: "brown" },
  stronghold: { _tag: "vp", vp: 7 },
  neighbours: { _tag: "step" }
};
var darklings = {
  ...common,
  id: "darklings",
  title: "Darklings",
  pack: "base",
  board: "black",
  start: { coins: 15, workers: 1, priests: 1, power: [5, 7], cults: [0, 1, 1, 0], vp: 20, vp2017: 15 },
  costs: { ...commonCosts, SA: [4, 10] },
  income: {
    ...commonIncome,
    SA: { priests: [0, 2] }
  },
  ground: { _tag: "home", terrain: "black" },
  digging: { _tag: "priests", priests: 1, vp: 2 },
  stronghold: { _tag: "ordain", workers: 3 }
};
var dragonlords = {
  ...common,
  id: "dragonlords",
  title: "Dragonlords",
  pack: "volcano",
  board: "volcano",
  start: { coins: 15, workers: 3, priests: 0, power: [4, 4], cults: [2, 0, 0, 0], vp: 20, vp2017: 24 },
  costs: { ...commonCosts, SH: [4, 8], SA: [4, 8] },
  income: {
    ...commonIncome,
    D: { workers: [0, 1, 2, 3, 3, 4, 5, 6, 6] }
  },
  ground: { _tag: "volcano", price: { _tag: "tokens", plain: 1, home: 2 } },
  digging: { _tag: "none" },
  perSpade: { _tag: "token" },
  stronghold: { _tag: "tokens" }
};
var dwarves = {
  ...common,
  id: "dwarves",
  title: "Dwarves",
  pack: "base",
  board: "gray",
  start: { coins: 15, workers: 3, priests: 0, power: [5, 7], cults: [0, 0, 2, 0], vp: 20, vp2017: 20 },
  income: {
    ...commonIncome,
    TP: { coins: [0, 3, 5, 7, 10], power: [0, 1, 2, 4, 6] }
  },
  ground: { _tag: "home", terrain: "gray" },
  shipping: { _tag: "none" },
  skipping: { _tag: "tunnel", workers: 2, withStronghold: 1, vp: 4 }
};
var engineers = {
  ...common,
  id: "engineers",
  title: "Engineers",
  pack: "base",
  board: "gray",
  start: { coins: 10, workers: 2, priests: 0, power: [3, 9], cults: [0, 0, 0, 0], vp: 20, vp2017: 16 },
  costs: { ...commonCosts, D: [1, 1], TP: [1, 2], TE: [1, 4], SH: [3, 6], SA: [3, 6] },
  income: {
    ...commonIncome,
    D: { workers: [0, 1, 2, 2, 3, 4, 4, 5, 6] },
    TE: { priests: [0, 1, 1, 2], power: [0, 0, 5, 5] }
  },
  ground: { _tag: "home", terrain: "gray" },
  actions: [
    {
      space: "ACTE",
      needs: "nothing",
      often: "always",
      price: { _tag: "workers", workers: 2 },
      gain: { _tag: "bridge" }
    }
  ],
  passing: { _tag: "bridges", vp: 3 }
};
var fakirs = {
  ...common,
  id: "fakirs",
  title: "Fakirs",
  pack: "base",
  board: "yellow",
  start: { coins: 15, workers: 3, priests: 0, power: [7, 5], cults: [1, 0, 0, 1], vp: 20, vp2017: 33 },
  costs: { ...commonCosts, SH: [4, 10] },
  income: {
    ...commonIncome,
    SH: { priests: [0, 1] }
  },
  ground: { _tag: "home", terrain: "yellow" },
  digging: { _tag: "track", workers: [3, 2], advance: { workers: 2, coins: 5, priests: 1 }, vp: 6 },
  shipping: { _tag: "none" },
  skipping: { _tag: "carpet", priests: 1, range: 1, maxRange: 4, vp: 4 },
  stronghold: { _tag: "range", steps: 1 }
};
var giants = {
  ...common,
  id: "giants",
  title: "Giants",
  pack: "base",
  board: "red",
  start: { coins: 15, workers: 3, priests: 0, power: [5, 7], cults: [1, 0, 0, 1], vp: 20, vp2017: 25 },
  income: {
    ...commonIncome,
    SH: { power: [0, 4] }
  },
  ground: { _tag: "home", terrain: "red" },
  spading: { _tag: "whole", spades: 2 },
  actions: [
    { space: "ACTG", needs: "stronghold", often: "once", price: { _tag: "free" }, gain: { _tag: "spades", spades: 2 } }
  ]
};
var halflings = {
  ...common,
  id: "halflings",
  title: "Halflings",
  pack: "base",
  board: "brown",
  start: { coins: 15, workers: 3, priests: 0, power: [3, 9], cults: [0, 0, 1, 1], vp: 20, vp2017: 20 },
  costs: { ...commonCosts, SH: [4, 8] },
  ground: { _tag: "home", terrain: "brown" },
  digging: { _tag: "track", workers: [3, 2, 1], advance: { workers: 2, coins: 1, priests: 1 }, vp: 6 },
  perSpade: { _tag: "vp", vp: 1 },
  stronghold: { _tag: "spades", spades: 3 }
};
var icemaidens = {
  ...common,
  id: "icemaidens",
  title: "Ice Maidens",
  pack: "ice",
  board: "ice",
  start: { coins: 15, workers: 3, priests: 0, power: [6, 6], cults: [0, 1, 0, 1], vp: 20, vp2017: 20 },
  income: {
    ...commonIncome,
    D: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    SH: { power: [0, 4] }
  },
  ground: { _tag: "ice" },
  digging: { _tag: "track", workers: [3, 2, 1], advance: { workers: 1, coins: 5, priests: 1 }, vp: 6 },
  favors: { each: 1, atSetup: 1 },
  passing: { _tag: "temples", vp: 3 }
};
var mermaids = {
  ...common,
  id: "mermaids",
  title: "Mermaids",
  pack: "base",
  board: "blue",
  start: { coins: 15, workers: 3, priests: 0, power: [3, 9], cults: [0, 2, 0, 0], vp: 20, vp2017: 19 },
  costs: { ...commonCosts, SA: [4, 8] },
  income: {
    ...commonIncome,
    SH: { power: [0, 4] }
  },
  ground: { _tag: "home", terrain: "blue" },
  shipping: { _tag: "track", start: 1, vp: [2, 3, 4, 5], advance: { coins: 4, priests: 1 } },
  stronghold: { _tag: "ship", steps: 1 },
  linking: { _tag: "river" }
};
var nomads = {
  ...common,
  id: "nomads",
  title: "Nomads",
  pack: "base",
  board: "yellow",
  start: { coins: 15, workers: 2, priests: 0, power: [5, 7], cults: [1, 0, 1, 0], vp: 20, vp2017: 19 },
  costs: { ...commonCosts, SH: [4, 8] },
  income: {
    ...commonIncome,
    TP: { coins: [0, 2, 4, 7, 11], power: [0, 1, 2, 3, 4] }
  },
  ground: { _tag: "home", terrain: "yellow" },
  actions: [
    { space: "ACTN", needs: "stronghold", often: "once", price: { _tag: "free" }, gain: { _tag: "sandstorm" } }
  ],
  dwellings: { _tag: "three" }
};
var unlocking = (coins, homeCoins) => ({ _tag: "cycle", supply: 1, coins, homeCoins });
var riverwalkers = {
  ...common,
  id: "riverwalkers",
  title: "Riverwalkers",
  pack: "variable",
  board: "variable",
  start: { coins: 15, workers: 3, priests: 0, power: [10, 2], cults: [1, 0, 0, 1], vp: 20, vp2017: 21 },
  income: {
    ...commonIncome,
    D: { workers: [1, 2, 3, 3, 4, 5, 5, 6, 7] },
    TE: { priests: [0, 1, 1, 2], power: [0, 0, 5, 5] }
  },
  ground: { _tag: "cycle" },
  digging: { _tag: "none" },
  shipping: { _tag: "fixed", level: 1 },
  perSpade: { _tag: "lost" },
  stronghold: { _tag: "bridges", bridges: 2 },
  priests: unlocking(1, 2),
  earlier: {
    variable: { priests: unlocking(0, 0) },
    variable_v2: { priests: unlocking(0, 0) },
    variable_v3: { priests: unlocking(0, 0) },
    variable_v4: { priests: unlocking(2, 3) }
  }
};
var shifts = (forPower, forTokens, price, vp, often) => [
  { space: forPower, needs: "stronghold", often, price: { _tag: "power", power: price }, gain: { _tag: "shift", vp } },
  {
    space: forTokens,
    needs: "stronghold",
    often,
    price: { _tag: "tokens", tokens: price },
    gain: { _tag: "shift", vp }
  }
];
var shapeshifters = {
  ...common,
  id: "shapeshifters",
  title: "Shapeshifters",
  pack: "variable",
  board: "variable",
  start: { coins: 15, workers: 3, priests: 0, power: [4, 4], cults: [1, 1, 0, 0], vp: 20, vp2017: 22 },
  costs: { ...commonCosts, SH: [3, 6] },
  income: {
    ...commonIncome,
    SH: { power: [0, 4] }
  },
  ground: { _tag: "shifting" },
  digging: { _tag: "fixed", workers: 3 },
  actions: shifts("ACTH5", "ACTH6", 5, 0, "always"),
  neighbours: { _tag: "token", vp: 1 },
  earlier: {
    variable: { actions: shifts("ACTH1", "ACTH2", 3, 2, "always"), neighbours: { _tag: "gift" } },
    variable_v2: { actions: shifts("ACTH1", "ACTH2", 3, 2, "seats") },
    variable_v3: { actions: shifts("ACTH1", "ACTH2", 3, 2, "opponents") },
    variable_v4: { actions: shifts("ACTH3", "ACTH4", 4, 0, "always") }
  }
};
var swarmlings = {
  ...common,
  id: "swarmlings",
  title: "Swarmlings",
  pack: "base",
  board: "blue",
  start: { coins: 20, workers: 8, priests: 0, power: [3, 9], cults: [1, 1, 1, 1], vp: 20, vp2017: 22 },
  costs: { ...commonCosts, D: [2, 3], TP: [3, 4], TE: [3, 6], SH: [5, 8], SA: [5, 8] },
  income: {
    ...commonIncome,
    D: { workers: [2, 3, 4, 5, 6, 7, 8, 9, 9] },
    TP: { coins: [0, 2, 4, 6, 9], power: [0, 2, 4, 6, 8] },
    SH: { power: [0, 4] },
    SA: { priests: [0, 2] }
  },
  ground: { _tag: "home", terrain: "blue" },
  actions: [
    { space: "ACTS", needs: "stronghold", often: "once", price: { _tag: "free" }, gain: { _tag: "trading-house" } }
  ],
  founding: { vp: 0, workers: 3 }
};
var witches = {
  ...common,
  id: "witches",
  title: "Witches",
  pack: "base",
  board: "green",
  start: { coins: 15, workers: 3, priests: 0, power: [5, 7], cults: [0, 0, 0, 2], vp: 20, vp2017: 19 },
  ground: { _tag: "home", terrain: "green" },
  actions: [
    {
      space: "ACTW",
      needs: "stronghold",
      often: "once",
      price: { _tag: "free" },
      gain: { _tag: "ride", terrain: "green" }
    }
  ],
  founding: { vp: 5, workers: 0 }
};
var yetis = {
  ...common,
  id: "yetis",
  title: "Yetis",
  pack: "ice",
  board: "ice",
  start: { coins: 15, workers: 3, priests: 0, power: [0, 12], cults: [0, 0, 1, 1], vp: 20, vp2017: 22 },
  income: {
    ...commonIncome,
    D: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    TP: { coins: [0, 2, 4, 6, 8], power: [0, 2, 4, 6, 8] },
    SH: { power: [0, 4] }
  },
  powerValues: { D: 1, TP: 2, TE: 2, SH: 4, SA: 4 },
  ground: { _tag: "ice" },
  digging: { _tag: "track", workers: [3, 2, 1], advance: { workers: 1, coins: 5, priests: 1 }, vp: 6 },
  powerUse: { _tag: "thrifty", discount: 1 }
};
var all$2 = [
  alchemists,
  darklings,
  auren,
  witches,
  chaosmagicians,
  giants,
  cultists,
  halflings,
  dwarves,
  engineers,
  fakirs,
  nomads,
  mermaids,
  swarmlings,
  icemaidens,
  yetis,
  acolytes,
  dragonlords,
  riverwalkers,
  shapeshifters
];
var factions$1 = all$2;
var inEdition = (edition) => factions$1.map((faction2) => {
  var _a;
  return { ...faction2, ...(_a = faction2.earlier) == null ? void 0 : _a[edition] };
});
var earlierFactions = {
  variable: inEdition("variable"),
  variable_v2: inEdition("variable_v2"),
  variable_v3: inEdition("variable_v3"),
  variable_v4: inEdition("variable_v4")
};
var ring$1 = ["yellow", "brown", "black", "blue", "green", "gray", "red"];
var grounds$1 = [...ring$1, "ice", "volcano", "river"];
var groundTitles = [
  "desert",
  "plains",
  "swamp",
  "lakes",
  "forest",
  "mountains",
  "wasteland",
  "ice",
  "volcano",
  "river"
];
var groundLetters = ["Y", "U", "K", "B", "G", "S", "R", "I", "V", "~"];
var kinds$1 = ["D", "TP", "TE", "SH", "SA"];
var kindTitles = {
  D: "dwelling",
  TP: "trading house",
  TE: "temple",
  SH: "stronghold",
  SA: "sanctuary"
};
var structureSupply = { D: 8, TP: 4, TE: 3, SH: 1, SA: 1 };
var upgradesFrom = {
  D: null,
  TP: "D",
  TE: "TP",
  SH: "TP",
  SA: "TE"
};
var supply = { priests: 7, bridges: 3 };
var cults$1 = ["FIRE", "WATER", "EARTH", "AIR"];
var cultBoard = {
  top: 10,
  /** Power for reaching or passing a space: index is the space. */
  power: [0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3],
  /** Steps of the four priest spaces of a track. @rule TMY-9.4 */
  priestSpaces: [3, 2, 2, 2],
  /** Steps for a priest who goes back to the supply. */
  returned: 1,
  /** Victory points for first, second, third. @rule TMY-16.1 */
  ranks: [8, 4, 2]
};
var areaRanks = [18, 12, 6];
var resources$1 = ["PW", "P", "W", "C", "VP"];
var powerPer = { priest: 5, worker: 3 };
var burnPrice = 2;
var rates = [
  { give: powerPer.priest, from: "PW", to: "P" },
  { give: powerPer.worker, from: "PW", to: "W" },
  { give: 1, from: "PW", to: "C" },
  { give: 1, from: "P", to: "W" },
  { give: 1, from: "P", to: "C" },
  { give: 1, from: "W", to: "C" }
];
var coinsPerVp = 3;
var town = { power: 7, structures: 4, structuresWithSanctuary: 3 };
var rounds = 6;
var auctionPoints = 40;
var powerActions$1 = [
  { id: "ACT1", power: 3, gain: { _tag: "bridge" } },
  { id: "ACT2", power: 3, gain: { _tag: "gain", gain: { priests: 1 } } },
  { id: "ACT3", power: 4, gain: { _tag: "gain", gain: { workers: 2 } } },
  { id: "ACT4", power: 4, gain: { _tag: "gain", gain: { coins: 7 } } },
  { id: "ACT5", power: 4, gain: { _tag: "spades", spades: 1 } },
  { id: "ACT6", power: 6, gain: { _tag: "spades", spades: 2 } }
];
var plain$2 = { action: { _tag: "none" }, pass: { _tag: "none" }, shipping: 0, option: null };
var bonusTiles$1 = [
  { ...plain$2, id: "BON1", income: { coins: 2 }, action: { _tag: "spade" } },
  { ...plain$2, id: "BON2", income: { coins: 4 }, action: { _tag: "step" } },
  { ...plain$2, id: "BON3", income: { coins: 6 } },
  { ...plain$2, id: "BON4", income: { power: 3 }, shipping: 1 },
  { ...plain$2, id: "BON5", income: { power: 3, workers: 1 } },
  { ...plain$2, id: "BON6", income: { workers: 2 }, pass: { _tag: "each", kinds: ["SH", "SA"], vp: 4 } },
  { ...plain$2, id: "BON7", income: { workers: 1 }, pass: { _tag: "each", kinds: ["TP"], vp: 2 } },
  { ...plain$2, id: "BON8", income: { priests: 1 } },
  { ...plain$2, id: "BON9", income: { coins: 2 }, pass: { _tag: "each", kinds: ["D"], vp: 1 } },
  { ...plain$2, id: "BON10", income: { power: 3 }, pass: { _tag: "shipping", vp: 3 }, option: "shipping-bonus" }
];
var quiet = {
  copies: 3,
  income: {},
  action: { _tag: "none" },
  built: null,
  pass: { _tag: "none" },
  townPower: 0
};
var favorTiles$1 = [
  { ...quiet, id: "FAV1", copies: 1, cult: "FIRE", steps: 3 },
  { ...quiet, id: "FAV2", copies: 1, cult: "WATER", steps: 3 },
  { ...quiet, id: "FAV3", copies: 1, cult: "EARTH", steps: 3 },
  { ...quiet, id: "FAV4", copies: 1, cult: "AIR", steps: 3 },
  { ...quiet, id: "FAV5", cult: "FIRE", steps: 2, townPower: 1 },
  { ...quiet, id: "FAV6", cult: "WATER", steps: 2, action: { _tag: "step" } },
  { ...quiet, id: "FAV7", cult: "EARTH", steps: 2, income: { workers: 1, power: 1 } },
  { ...quiet, id: "FAV8", cult: "AIR", steps: 2, income: { power: 4 } },
  { ...quiet, id: "FAV9", cult: "FIRE", steps: 1, income: { coins: 3 } },
  { ...quiet, id: "FAV10", cult: "WATER", steps: 1, built: { kind: "TP", vp: 3 } },
  { ...quiet, id: "FAV11", cult: "EARTH", steps: 1, built: { kind: "D", vp: 2 } },
  { ...quiet, id: "FAV12", cult: "AIR", steps: 1, pass: { _tag: "table", kind: "TP", vp: [0, 2, 3, 3, 4] } }
];
var townTiles$1 = [
  { id: "TW1", copies: 2, vp: 5, keys: 1, gain: { _tag: "gain", gain: { coins: 6 } }, option: null },
  { id: "TW2", copies: 2, vp: 7, keys: 1, gain: { _tag: "gain", gain: { workers: 2 } }, option: null },
  { id: "TW3", copies: 2, vp: 9, keys: 1, gain: { _tag: "gain", gain: { priests: 1 } }, option: null },
  { id: "TW4", copies: 2, vp: 6, keys: 1, gain: { _tag: "gain", gain: { power: 8 } }, option: null },
  { id: "TW5", copies: 2, vp: 8, keys: 1, gain: { _tag: "steps", steps: 1 }, option: null },
  { id: "TW6", copies: 1, vp: 2, keys: 2, gain: { _tag: "steps", steps: 2 }, option: "mini-expansion-1" },
  { id: "TW7", copies: 2, vp: 4, keys: 1, gain: { _tag: "travel" }, option: "mini-expansion-1" },
  { id: "TW8", copies: 1, vp: 11, keys: 1, gain: { _tag: "gain", gain: {} }, option: "mini-expansion-1" }
];
var D = { _tag: "built", kinds: ["D"], vp: 2 };
var TP = { _tag: "built", kinds: ["TP"], vp: 3 };
var great = { _tag: "built", kinds: ["SH", "SA"], vp: 5 };
var any = { lastRound: 6, option: null };
var spade = { _tag: "spades", spades: 1 };
var scoringTiles$1 = [
  {
    ...any,
    id: "SCORE1",
    score: { _tag: "spade", vp: 2 },
    counts: "EARTH",
    every: 1,
    bonus: { _tag: "gain", gain: { coins: 1 } },
    lastRound: 4
  },
  { ...any, id: "SCORE2", score: { _tag: "town", vp: 5 }, counts: "EARTH", every: 4, bonus: spade },
  { ...any, id: "SCORE3", score: D, counts: "WATER", every: 4, bonus: { _tag: "gain", gain: { priests: 1 } } },
  { ...any, id: "SCORE4", score: great, counts: "FIRE", every: 2, bonus: { _tag: "gain", gain: { workers: 1 } } },
  { ...any, id: "SCORE5", score: D, counts: "FIRE", every: 4, bonus: { _tag: "gain", gain: { power: 4 } } },
  { ...any, id: "SCORE6", score: TP, counts: "WATER", every: 4, bonus: spade },
  { ...any, id: "SCORE7", score: great, counts: "AIR", every: 2, bonus: { _tag: "gain", gain: { workers: 1 } } },
  { ...any, id: "SCORE8", score: TP, counts: "AIR", every: 4, bonus: spade },
  {
    ...any,
    id: "SCORE9",
    score: { _tag: "built", kinds: ["TE"], vp: 4 },
    counts: "priests",
    every: 1,
    bonus: { _tag: "gain", gain: { coins: 2 } },
    option: "temple-scoring-tile"
  }
];
var finalTiles$1 = [
  "connected-distance",
  "connected-sa-sh-distance",
  "building-on-edge",
  "connected-clusters"
];
var finalTitles = {
  "connected-distance": "greatest distance",
  "connected-sa-sh-distance": "stronghold to sanctuary",
  "building-on-edge": "most on the border",
  "connected-clusters": "most settlements"
};
var phases$1 = [
  "auction",
  "faction",
  "terrain",
  "favor",
  "dwelling",
  "bonus",
  "turn",
  "offers",
  "cult",
  "income",
  "end"
];
var sources$2 = [
  "start",
  "leech",
  "round",
  "favor",
  "bonus",
  "town",
  "shipping",
  "digging",
  "faction",
  "exchange",
  "cult",
  "area",
  "final",
  "resources"
];
var idleTurn = {
  left: 0,
  act: "none",
  spades: 0,
  paid: 0,
  kind: "none",
  mayDig: 0,
  eruption: 0,
  sites: [],
  built: 0,
  skipped: -1,
  free: "none",
  favors: 0,
  towns: 0,
  bridges: 0,
  steps: 0,
  leap: 0,
  loss: 0,
  lossFrom: 0,
  blocked: 0,
  choose: 0,
  shift: 0
};
var newTurn = (left2) => ({ ...idleTurn, sites: [], left: left2 });
var blankSeat = () => ({
  faction: -1,
  home: -1,
  coins: 0,
  workers: 0,
  priests: 0,
  bowl1: 0,
  bowl2: 0,
  bowl3: 0,
  vp: 0,
  keys: 0,
  cults: cults$1.map(() => 0),
  shipping: 0,
  digging: 0,
  range: 0,
  favors: 0,
  towns: townTiles$1.map(() => 0),
  bonus: -1,
  used: 0,
  counts: kinds$1.map(() => 0),
  bridges: 0,
  passed: 0,
  dropped: 0,
  locked: 0,
  rivers: [],
  steps: 0,
  tokens: 0,
  spades: 0,
  priestsDue: 0,
  ordain: 0,
  uses: 0,
  points: sources$2.map(() => 0)
});
var copySeat = (seat) => ({
  faction: seat.faction,
  home: seat.home,
  coins: seat.coins,
  workers: seat.workers,
  priests: seat.priests,
  bowl1: seat.bowl1,
  bowl2: seat.bowl2,
  bowl3: seat.bowl3,
  vp: seat.vp,
  keys: seat.keys,
  cults: seat.cults.slice(),
  shipping: seat.shipping,
  digging: seat.digging,
  range: seat.range,
  favors: seat.favors,
  towns: seat.towns.slice(),
  bonus: seat.bonus,
  used: seat.used,
  counts: seat.counts.slice(),
  bridges: seat.bridges,
  passed: seat.passed,
  dropped: seat.dropped,
  locked: seat.locked,
  rivers: seat.rivers.slice(),
  steps: seat.steps,
  tokens: seat.tokens,
  spades: seat.spades,
  priestsDue: seat.priestsDue,
  ordain: seat.ordain,
  uses: seat.uses,
  points: seat.points.slice()
});
var copyAuction = (auction2) => ({
  ...auction2,
  tokens: auction2.tokens.slice(),
  places: auction2.places.slice(),
  out: auction2.out.slice(),
  paid: auction2.paid.slice()
});
var copyTurn = (turn2) => ({
  left: turn2.left,
  act: turn2.act,
  spades: turn2.spades,
  paid: turn2.paid,
  kind: turn2.kind,
  mayDig: turn2.mayDig,
  eruption: turn2.eruption,
  sites: turn2.sites.slice(),
  built: turn2.built,
  skipped: turn2.skipped,
  free: turn2.free,
  favors: turn2.favors,
  towns: turn2.towns,
  bridges: turn2.bridges,
  steps: turn2.steps,
  leap: turn2.leap,
  loss: turn2.loss,
  lossFrom: turn2.lossFrom,
  blocked: turn2.blocked,
  choose: turn2.choose,
  shift: turn2.shift
});
var copyOffer = ({ build: build2, from, to, amount: amount2, void: dead }) => ({
  build: build2,
  from,
  to,
  amount: amount2,
  void: dead
});
var copyWatch = ({ build: build2, from, taken, declined }) => ({ build: build2, from, taken, declined });
var draftOf = (state2) => ({
  switches: state2.switches,
  phase: state2.phase,
  round: state2.round,
  active: state2.active,
  turnOf: state2.turnOf,
  order: state2.order.slice(),
  passing: state2.passing.slice(),
  ground: state2.ground.slice(),
  structure: state2.structure.slice(),
  owner: state2.owner.slice(),
  town: state2.town.slice(),
  bridge: state2.bridge.slice(),
  preachers: state2.preachers.slice(),
  favorPool: state2.favorPool.slice(),
  townPool: state2.townPool.slice(),
  bonusIn: state2.bonusIn.slice(),
  bonusCoins: state2.bonusCoins.slice(),
  taken: state2.taken.slice(),
  scoring: state2.scoring.slice(),
  finals: state2.finals.slice(),
  offers: state2.offers.map(copyOffer),
  watches: state2.watches.map(copyWatch),
  builds: state2.builds,
  seats: state2.seats.map(copySeat),
  turn: copyTurn(state2.turn),
  auction: state2.auction === null ? null : copyAuction(state2.auction)
});
var seatDraft = (draft, seat) => draft.seats[seat] ?? blankSeat();
var bookPoints = (seat, vp, source2) => {
  seat.vp += vp;
  const index = sources$2.indexOf(source2);
  seat.points[index] = (seat.points[index] ?? 0) + vp;
};
var specialSpaces = [
  "ACTA",
  "ACTC",
  "ACTE",
  "ACTG",
  "ACTN",
  "ACTS",
  "ACTW",
  "ACTH5",
  "ACTH6"
];
var earlierSpaces = ["ACTH1", "ACTH2", "ACTH3", "ACTH4"];
var editions = ["variable_v5", "variable", "variable_v2", "variable_v3", "variable_v4"];
var maps$1 = [
  {
    id: "original",
    title: "Base game board",
    ledgerId: "126fe960806d587c78546b30f1a90853b1ada468",
    firstRow: "A",
    rows: [
      "USGBYRUKRGBRK",
      "Y~~UK~~YK~~Y",
      "~~K~S~G~G~S~~",
      "GBY~~RB~R~RU",
      "KURBKUSY~~GKB",
      "SG~~YG~~~USU",
      "~~~S~R~G~YKBY",
      "YBU~~~BK~SUS",
      "RKSBRGYUS~BGR"
    ]
  },
  {
    id: "fire-ice",
    title: "Fire & Ice board",
    ledgerId: "95a66999127893f5925a5f591d54f8bcb9a670e6",
    firstRow: "B",
    rows: [
      "U~UKY~SGRBYB",
      "RY~BSR~~~YUKS",
      "GK~~~UGY~~~~",
      "YSGYK~BRU~GBG",
      "~~U~~RKGS~UK",
      "GR~~G~~~UB~SR",
      "S~YSBRG~RS~K",
      "KB~KUSB~YK~RB",
      "SG~RYKY~BU~U"
    ]
  },
  {
    id: "fire-ice-2",
    title: "Fire & Ice board, back side",
    ledgerId: "be8f6ebf549404d015547152d5f2a1906ae8dd90",
    firstRow: "A",
    rows: [
      "USGBURUKRBGRK",
      "Y~~YK~~YG~~Y",
      "~~K~S~G~K~R~~",
      "GBY~~RB~R~SU",
      "KURBYUGY~~GKR",
      "SG~~KS~~~USY",
      "~~~S~R~G~YKBU",
      "YBU~~~BK~SUR",
      "BKSBRGYUS~BGS"
    ]
  }
];
var given$3 = exact("a set-up", {
  scoring: list(oneOf(...scoringTiles$1.map(({ id }) => id)), 6, 6),
  bonus: list(oneOf(...bonusTiles$1.map(({ id }) => id)), 5, 8),
  final: list(oneOf(...finalTiles$1), 0, finalTiles$1.length),
  start: oneOf(...firstSeats(5))
});
var off = { rule: "TMY-18", codec: boolean, default: false };
var on = { rule: "TMY-18", codec: boolean, default: true };
var kept = { kept: true, ledger: "switch" };
var earlier = {
  ...off,
  ...kept,
  rule: "TMY-18.2",
  meaning: "an earlier edition of them, in place of variable_v5"
};
var optionTable = {
  players: { rule: "TMY-1.1", cited: true, codec: whole(2, 5), default: 4, meaning: "seats at the table" },
  map: {
    rule: "TMY-3.6",
    cited: true,
    codec: oneOf(...maps$1.map(({ id }) => id)),
    default: "original",
    meaning: "the board",
    kept: true
  },
  "leech-timing": {
    rule: "TMY-19.5",
    cited: true,
    codec: oneOf("immediate", "deferred"),
    default: "immediate",
    meaning: "when offers of power are answered",
    kept: true
  },
  "mini-expansion-1": { ...off, ...kept, letter: "m", meaning: "town tiles TW6, TW7, TW8" },
  "shipping-bonus": { ...off, ...kept, letter: "s", meaning: "bonus tile BON10" },
  "temple-scoring-tile": { ...off, ...kept, letter: "t", meaning: "scoring tile SCORE9" },
  "variable-turn-order": {
    ...off,
    ...kept,
    letter: "v",
    meaning: "the order of passing is the order of the next round"
  },
  "fire-and-ice-final-scoring": {
    ...off,
    ...kept,
    letter: "f",
    fireAndIce: true,
    meaning: "a final scoring tile; on by default on the boards of Fire & Ice"
  },
  "fire-and-ice-factions/ice": {
    ...off,
    ...kept,
    letter: "i",
    fireAndIce: true,
    meaning: "the ice factions; likewise"
  },
  "fire-and-ice-factions/volcano": {
    ...off,
    ...kept,
    letter: "o",
    fireAndIce: true,
    meaning: "the volcano factions; likewise"
  },
  "fire-and-ice-factions/variable_v5": {
    ...off,
    ...kept,
    letter: "r",
    fireAndIce: true,
    meaning: "Riverwalkers and Shapeshifters; likewise"
  },
  "fire-and-ice-factions/variable": { ...earlier, letter: "w" },
  "fire-and-ice-factions/variable_v2": { ...earlier, letter: "x" },
  "fire-and-ice-factions/variable_v3": { ...earlier, letter: "y" },
  "fire-and-ice-factions/variable_v4": { ...earlier, letter: "z" },
  "errata-cultist-power": { ...on, ...kept, letter: "e", meaning: "a power when all neighbours decline" },
  "strict-leech": { ...on, ...kept, letter: "l", meaning: "late and wrong answers to offers are refused" },
  "strict-darkling-sh": {
    ...on,
    ...kept,
    letter: "d",
    meaning: "workers become priests in the turn of the stronghold only"
  },
  "strict-chaosmagician-sh": {
    rule: "TMY-15.9",
    codec: leaf("true: a pass ends a turn of two actions", (u) => u === true, { const: true }),
    default: true,
    ledger: "always",
    meaning: "a pass ends a turn of two actions"
  },
  "manual-fav5": {
    ...off,
    ...kept,
    letter: "h",
    meaning: "a key that comes later does not move markers from 9 to 10"
  },
  "vp-variant": {
    rule: "TMY-13.5",
    codec: oneOf("standard", "original_2017"),
    default: "standard",
    kept: true,
    meaning: "victory points at the start"
  },
  auction: { ...off, rule: "TMY-13.9", kept: true, letter: "a", meaning: "factions are auctioned" },
  "maintain-player-order": { ...off, ledger: "always", meaning: "seat 0 begins" },
  "email-notify": { ...off, ledger: "ignored", meaning: "no effect" },
  setup: {
    rule: "TMY-13.1",
    codec: nullable(given$3),
    default: null,
    values: "null or { scoring, bonus, final, start }",
    meaning: "the set-up in full instead of drawn"
  }
};
var marked = (test) => (
  // What is tested is the mark that the type of the table shows; an entry is looked at, its codec is not used.
  Object.entries(optionTable).filter(([, entry]) => test(entry)).map(([name]) => name)
);
var keptNames = marked((entry) => entry.kept === true);
var letteredNames = marked(
  ({ letter }) => letter !== void 0
);
marked(({ ledger }) => ledger === "switch");
marked(({ ledger }) => ledger === "always");
marked(({ ledger }) => ledger !== void 0);
var fireAndIce = marked((entry) => entry.fireAndIce === true);
var switchesOf = (options2) => picked(options2, keptNames);
var editionsOn = (switches2) => editions.filter((edition) => switches2[`fire-and-ice-factions/${edition}`]);
var editionOf = (switches2) => editions.find((edition) => switches2[`fire-and-ice-factions/${edition}`]);
var at = (list2, index) => list2[index] ?? 0;
var nobody = blankSeat();
var seatOf = (state2, seat) => state2.seats[seat] ?? nobody;
var [someFaction] = factions$1;
var factionAt = (index) => {
  const found = factions$1[index] ?? someFaction;
  return found;
};
var factionOf$1 = (state2, seat) => {
  const index = seatOf(state2, seat).faction;
  const faction2 = factionAt(index);
  if (faction2.earlier === void 0) return faction2;
  const edition = editionOf(state2.switches);
  return edition === void 0 || edition === "variable_v5" ? faction2 : earlierFactions[edition][index] ?? faction2;
};
var seatNamed = (state2, id) => state2.seats.findIndex(({ faction: faction2 }) => faction2 >= 0 && factionAt(faction2).id === id);
var groundIndex = (ground) => grounds$1.indexOf(ground);
var iceGround = groundIndex("ice");
var volcanoGround = groundIndex("volcano");
var riverGround = groundIndex("river");
var ringSize = ring$1.length;
var hasStronghold = (seat) => (seat.counts[3] ?? 0) > 0;
var isDeferred = (state2) => state2.switches["leech-timing"] === "deferred";
var hasBit = (mask, bit) => (mask & 1 << bit) !== 0;
var countBits = (mask) => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};
var capacity = (seat) => 2 * seat.bowl1 + seat.bowl2;
var gainPower = (seat, power) => {
  const first = Math.min(power, seat.bowl1);
  seat.bowl1 -= first;
  seat.bowl2 += first;
  const second = Math.min(power - first, seat.bowl2);
  seat.bowl2 -= second;
  seat.bowl3 += second;
  return first + second;
};
var spendPower = (seat, power) => {
  seat.bowl3 -= power;
  seat.bowl1 += power;
};
var preachersOf = (state2, seat) => {
  let count = 0;
  for (const owner of state2.preachers) if (owner === seat) count++;
  return count;
};
var priestLimit = (state2, seat) => supply.priests - preachersOf(state2, seat) - countBits(seatOf(state2, seat).locked);
var takePriests = (draft, seat, count) => {
  const me = seatDraft(draft, seat);
  me.priests = Math.max(me.priests, Math.min(me.priests + count, priestLimit(draft, seat)));
};
var gainPriests = (draft, seat, count) => {
  if (factionOf$1(draft, seat).priests._tag === "cycle") seatDraft(draft, seat).priestsDue += count;
  else takePriests(draft, seat, count);
};
var gain = (draft, seat, what) => {
  const me = seatDraft(draft, seat);
  me.coins += what.coins ?? 0;
  me.workers += what.workers ?? 0;
  if (what.power !== void 0) gainPower(me, what.power);
  if (what.priests !== void 0 && what.priests > 0) gainPriests(draft, seat, what.priests);
};
var canPay = (seat, workers, coins, priests) => seat.workers >= workers && seat.coins >= coins && seat.priests >= priests;
var pay = (seat, workers, coins, priests) => {
  seat.workers -= workers;
  seat.coins -= coins;
  seat.priests -= priests;
};
var affords = (purse, workers, priests, limit) => {
  if (priests > limit) return false;
  const power = purse.bowl3 + Math.floor(purse.bowl2 / burnPrice);
  const made = Math.max(0, priests - purse.priests);
  const left2 = power - powerPer.priest * made;
  if (left2 < 0) return false;
  return purse.workers + Math.max(0, purse.priests - priests) + Math.floor(left2 / powerPer.worker) >= workers;
};
var loseTokens = (seat, count, split2) => {
  const [one, two, three] = split2 ?? defaultSplit(seat, count);
  seat.bowl1 -= one;
  seat.bowl2 -= two;
  seat.bowl3 -= three;
};
var defaultSplit = (seat, count) => {
  const one = Math.min(count, seat.bowl1);
  const two = Math.min(count - one, seat.bowl2);
  return [one, two, count - one - two];
};
var splits = (seat, count) => {
  const [a, b] = defaultSplit(seat, count);
  const all2 = [];
  for (let one = Math.min(count, seat.bowl1); one >= 0; one--)
    for (let two = Math.min(count - one, seat.bowl2); two >= 0; two--) {
      const three = count - one - two;
      if (three <= seat.bowl3 && !(one === a && two === b)) all2.push([one, two, three]);
    }
  return [defaultSplit(seat, count), ...all2];
};
var worth = (state2, offer2) => {
  const to = seatOf(state2, offer2.to);
  return Math.min(offer2.amount, to.vp + 1, capacity(to));
};
var hasOffer = (state2, seat) => state2.offers.some(({ to }) => to === seat);
var offersOpen = (state2, seat) => (state2.phase === "turn" || state2.phase === "offers") && hasOffer(state2, seat);
var hasOpen = (state2, build2) => state2.offers.some((offer2) => offer2.build === build2);
var hasDue = (state2, seat) => {
  const { steps: steps2, tokens: tokens2, spades, priestsDue } = seatOf(state2, seat);
  return steps2 > 0 || tokens2 > 0 || spades > 0 || priestsDue > 0;
};
var movers = (state2) => {
  if (state2.phase === "end") return [];
  if (!isDeferred(state2) || state2.round === 0) return state2.active >= 0 ? [state2.active] : [];
  return state2.seats.flatMap(
    (seat, index) => seat.dropped === 0 && (index === state2.active || hasDue(state2, index) || offersOpen(state2, index)) ? [index] : []
  );
};
var mayMove = (state2, seat) => {
  if (seat === state2.active) return state2.phase !== "end";
  return severalMayMove(state2) && seatOf(state2, seat).dropped === 0 && (hasDue(state2, seat) || offersOpen(state2, seat));
};
var toMove = (state2) => movers(state2).filter(isSeat);
var severalMayMove = (state2) => isDeferred(state2) && state2.round > 0;
var moverOf = (state2, move2) => {
  if (move2.by !== null) return seatNamed(state2, move2.by);
  if (!severalMayMove(state2)) return state2.phase === "end" ? -1 : state2.active;
  const [only2, other] = movers(state2);
  return only2 === void 0 || other !== void 0 ? -1 : only2;
};
var isOut = ({ passed, dropped }) => passed === 1 || dropped === 1;
var firstDue = (state2) => state2.order.find((seat) => hasDue(state2, seat)) ?? -1;
var hexSteps = [
  { row: -1, x: 1 },
  { row: 0, x: 2 },
  { row: 1, x: 1 },
  { row: 1, x: -1 },
  { row: 0, x: -2 },
  { row: -1, x: -1 }
];
var hexLeaps = [
  { row: -2, x: 0 },
  { row: -1, x: 3 },
  { row: 1, x: 3 },
  { row: 2, x: 0 },
  { row: 1, x: -3 },
  { row: -1, x: -3 }
];
var hexDistance = (a, b) => {
  const rows = Math.abs(a.row - b.row);
  const across = Math.abs(a.x - b.x);
  return across < rows ? rows : rows + (across - rows) / 2;
};
var hexKey = ({ row: row2, x }) => (row2 + 4) * 512 + (x + 4);
var hexAt$1 = (from, step2) => ({ row: from.row + step2.row, x: from.x + step2.x });
var river = groundLetters.indexOf("~");
var namesOf$1 = (map2) => {
  const names2 = [];
  let rivers2 = 0;
  map2.rows.forEach((row2, r) => {
    let lands = 0;
    for (const letter of row2)
      names2.push(letter === "~" ? `r${rivers2++}` : `${String.fromCharCode(map2.firstRow.charCodeAt(0) + r)}${++lands}`);
  });
  return names2;
};
var placesOf = (map2) => map2.rows.flatMap(
  (row2, r) => Array.from(row2, (_, column2) => ({ row: r, x: 2 * column2 + (row2.length === 13 ? 0 : 1) }))
);
var bordersOf = (map2) => map2.rows.flatMap(
  (row2, r) => Array.from(row2, (_, column2) => r === 0 || r === map2.rows.length - 1 || column2 === 0 || column2 === row2.length - 1)
);
var bridgeable = (between2, grounds2) => between2.every((hex2) => hex2 === void 0 || grounds2[hex2] === river) && between2.some((hex2) => hex2 !== void 0);
var sailFrom = (from, land2, water) => {
  const ports = [];
  const seen = /* @__PURE__ */ new Set([from]);
  let front = water[from] ?? [];
  for (let steps2 = 1; front.length > 0; steps2++) {
    front.forEach((hex2) => seen.add(hex2));
    for (const hex2 of front)
      for (const shore of land2[hex2] ?? [])
        if (!seen.has(shore)) {
          seen.add(shore);
          ports.push([shore, steps2]);
        }
    front = [...new Set(front.flatMap((hex2) => water[hex2] ?? []).filter((hex2) => !seen.has(hex2)))];
  }
  return ports;
};
var work = (map2) => {
  const [names2, places2] = [namesOf$1(map2), placesOf(map2)];
  const size = places2.length;
  const at2 = new Map(places2.map((place, hex2) => [hexKey(place), hex2]));
  const grounds2 = map2.rows.flatMap(
    (row2) => Array.from(row2, (letter) => groundLetters.findIndex((known) => known === letter))
  );
  const near = places2.map(
    (place) => hexSteps.flatMap((step2) => at2.get(hexKey(hexAt$1(place, step2))) ?? []).sort((a, b) => a - b)
  );
  const land2 = near.map((list2) => list2.filter((hex2) => grounds2[hex2] !== river));
  const water = near.map((list2) => list2.filter((hex2) => grounds2[hex2] === river));
  const spans = [];
  places2.forEach((place, a) => {
    for (const leap of hexLeaps) {
      const b = at2.get(hexKey(hexAt$1(place, leap)));
      if (b === void 0 || b < a || grounds2[a] === river || grounds2[b] === river) continue;
      const other = hexAt$1(place, leap);
      const between2 = hexSteps.map((step2) => hexAt$1(place, step2)).filter((p) => hexDistance(p, other) === 1);
      if (bridgeable(
        between2.map((p) => at2.get(hexKey(p))),
        grounds2
      ))
        spans.push([a, b]);
    }
  });
  spans.sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const ports = places2.map((_, hex2) => grounds2[hex2] === river ? [] : sailFrom(hex2, land2, water));
  const sea = new Uint8Array(size * size);
  ports.forEach((list2, from) => {
    for (const [to, steps2] of list2) sea[from * size + to] = steps2;
  });
  const distances = new Uint8Array(size * size);
  places2.forEach((a, from) => {
    places2.forEach((b, to) => {
      distances[from * size + to] = hexDistance(a, b);
    });
  });
  const numbers2 = new Map(names2.map((name, hex2) => [name, hex2]));
  return {
    id: map2.id,
    size,
    names: names2,
    byName: { get: (name) => numbers2.get(name) },
    places: places2,
    grounds: grounds2,
    lands: grounds2.flatMap((ground, hex2) => ground === river ? [] : [hex2]),
    land: land2,
    water,
    border: bordersOf(map2),
    spans,
    spansAt: places2.map((_, hex2) => spans.flatMap((span, index) => span.includes(hex2) ? [index] : [])),
    sea: (from, to) => sea[from * size + to] ?? 0,
    ports,
    distance: (from, to) => distances[from * size + to] ?? 0
  };
};
var boardOf = kept$1((id) => work(maps$1.find((map2) => map2.id === id) ?? maps$1[0]));
var boardIn = ({ switches: switches2 }) => boardOf(switches2.map);
var shippingLevel = (faction2, seat) => {
  switch (faction2.shipping._tag) {
    case "track":
      return seat.shipping;
    case "fixed":
      return faction2.shipping.level;
    case "none":
      return 0;
  }
};
var sailingLevel = (state2, seat) => {
  var _a;
  const [faction2, me] = [factionOf$1(state2, seat), seatOf(state2, seat)];
  if (faction2.shipping._tag === "none") return 0;
  const extra = state2.phase === "turn" && me.passed === 0 ? ((_a = bonusTiles$1[me.bonus]) == null ? void 0 : _a.shipping) ?? 0 : 0;
  return shippingLevel(faction2, me) + extra;
};
var byShipOnly = (faction2) => faction2.shipping._tag === "fixed";
var adjacent = (state2, board2, hex2) => {
  const near = board2.land[hex2] ?? [];
  const spans = board2.spansAt[hex2] ?? [];
  let all2;
  for (const span of spans)
    if ((state2.bridge[span] ?? 0) >= 0) {
      const [a, b] = board2.spans[span] ?? [0, 0];
      all2 ?? (all2 = [...near]);
      all2.push(a === hex2 ? b : a);
    }
  return all2 ?? near;
};
var reachOf = (state2, seat) => {
  const board2 = boardIn(state2);
  const marks = new Uint8Array(board2.size);
  const level = sailingLevel(state2, seat);
  const walks = !byShipOnly(factionOf$1(state2, seat));
  for (const hex2 of board2.lands) {
    if (state2.owner[hex2] !== seat) continue;
    if (walks) for (const near of adjacent(state2, board2, hex2)) marks[near] = 1;
    if (level === 0) continue;
    for (const [port, steps2] of board2.ports[hex2] ?? []) {
      if (steps2 > level) break;
      marks[port] = 1;
    }
  }
  return marks;
};
var reaches = (state2, seat, hex2) => {
  const board2 = boardIn(state2);
  if (!byShipOnly(factionOf$1(state2, seat))) {
    for (const near of adjacent(state2, board2, hex2)) if (state2.owner[near] === seat) return true;
  }
  const level = sailingLevel(state2, seat);
  if (level === 0) return false;
  for (const [port, steps2] of board2.ports[hex2] ?? []) {
    if (steps2 > level) return false;
    if (state2.owner[port] === seat) return true;
  }
  return false;
};
var skipDistance = (faction2, seat) => {
  switch (faction2.skipping._tag) {
    case "none":
      return 0;
    case "tunnel":
      return 2;
    case "carpet":
      return seat.range + 1;
  }
};
var free = { workers: 0, priests: 0, vp: 0 };
var skipPrice = (state2, seat) => {
  const { skipping } = factionOf$1(state2, seat);
  switch (skipping._tag) {
    case "none":
      return free;
    case "tunnel": {
      const workers = hasStronghold(seatOf(state2, seat)) ? skipping.withStronghold : skipping.workers;
      return { workers, priests: 0, vp: skipping.vp };
    }
    case "carpet":
      return { workers: 0, priests: skipping.priests, vp: skipping.vp };
  }
};
var skipsTo = (state2, seat, hex2) => {
  if (state2.phase !== "turn") return false;
  const distance = skipDistance(factionOf$1(state2, seat), seatOf(state2, seat));
  if (distance === 0) return false;
  const { skipped } = state2.turn;
  if (skipped >= 0) return skipped === hex2;
  const board2 = boardIn(state2);
  for (const from of board2.lands) if (state2.owner[from] === seat && board2.distance(from, hex2) <= distance) return true;
  return false;
};
var skipsOf = (state2, seat) => {
  const board2 = boardIn(state2);
  const marks = new Uint8Array(board2.size);
  const distance = state2.phase === "turn" ? skipDistance(factionOf$1(state2, seat), seatOf(state2, seat)) : 0;
  if (distance === 0) return marks;
  const { skipped } = state2.turn;
  if (skipped >= 0) marks[skipped] = 1;
  else
    for (const from of board2.lands)
      if (state2.owner[from] === seat) {
        for (const to of board2.lands) if (board2.distance(from, to) <= distance) marks[to] = 1;
      }
  return marks;
};
var wayTo = (state2, seat, hex2) => {
  if (state2.turn.skipped === hex2 || reaches(state2, seat, hex2)) return "free";
  return skipsTo(state2, seat, hex2) ? "skip" : "none";
};
var touchesRiver = (board2, hex2) => (board2.water[hex2] ?? []).length > 0;
var questionFor = (state2, seat) => {
  var _a;
  const me = seatOf(state2, seat);
  const named2 = severalMayMove(state2);
  return {
    state: state2,
    seat,
    me,
    faction: factionOf$1(state2, seat),
    board: boardIn(state2),
    by: named2 ? ((_a = factions$1[me.faction]) == null ? void 0 : _a.id) ?? null : null,
    cache: { reach: null, skips: null }
  };
};
var about = (question, extra) => Object.assign(
  {
    state: question.state,
    seat: question.seat,
    me: question.me,
    faction: question.faction,
    board: question.board,
    by: question.by,
    cache: question.cache
  },
  extra
);
var hexesInReach = (question) => {
  var _a;
  return (_a = question.cache).reach ?? (_a.reach = reachOf(question.state, question.seat));
};
var hexesSkippedTo = (question) => {
  var _a;
  return (_a = question.cache).skips ?? (_a.skips = skipsOf(question.state, question.seat));
};
var wayFor = (question, hex2) => {
  const { state: state2, seat, faction: faction2, cache } = question;
  if (cache.reach === null) return wayTo(state2, seat, hex2);
  if (cache.reach[hex2] === 1 || state2.turn.skipped === hex2) return "free";
  return faction2.skipping._tag !== "none" && hexesSkippedTo(question)[hex2] === 1 ? "skip" : "none";
};
var inTurn$1 = ({ state: state2, seat }) => state2.phase === "turn" && state2.active === seat;
var hasPending = (state2) => state2.turn.steps > 0 || hasBinding(state2);
var mustFinish = ({ state: state2, seat, faction: faction2 }) => {
  if (hasBinding(state2)) return true;
  if (state2.turn.steps === 0) return false;
  return !isDeferred(state2) || faction2.perSpade._tag === "step" || !isLast(state2, seat);
};
var isLast = ({ seats }, seat) => seats.every(({ passed, dropped }, other) => other === seat || passed === 1 || dropped === 1);
var hasBinding = (state2) => {
  const { turn: turn2 } = state2;
  return turn2.spades > 0 || turn2.eruption > 0 || turn2.free !== "none" || turn2.favors > 0 || turn2.towns > 0 || turn2.bridges > 0 || turn2.leap > 0 || turn2.loss > 0 || turn2.choose > 0 || turn2.shift > 0 || seatOf(state2, state2.active).priestsDue > 0;
};
var owesStep = ({ me, faction: faction2 }) => me.steps > 0 && faction2.neighbours._tag === "step";
var openingDemands = [
  {
    rule: "TMY-14.2",
    text: "main actions are taken in the own turn of Phase II",
    holds: (question) => question.goesOn === true || inTurn$1(question)
  },
  {
    rule: "TMY-19.8",
    text: "something of the running action must be finished first",
    holds: ({ goesOn: goesOn2, state: state2 }) => goesOn2 === true || !hasPending(state2)
  },
  {
    rule: "TMY-15.9",
    text: "no main action is left in this turn",
    holds: ({ goesOn: goesOn2, state: state2 }) => goesOn2 === true || state2.turn.left > 0
  },
  {
    rule: "TMY-19.9",
    text: "the first of two actions is closed by done before the second begins",
    holds: ({ goesOn: goesOn2, state: state2 }) => goesOn2 === true || isDeferred(state2) || state2.turn.act === "none"
  }
];
var mayOpen = (question) => allHold(openingDemands, question);
var inPool = (state2, tile2) => state2.bonusIn[tile2] === 1 && state2.seats.every(({ bonus }) => bonus !== tile2);
var hasFavor = (seat, index) => (seat.favors & 1 << index) !== 0;
var freeTowns = (state2) => state2.townPool.reduce((sum, copies2) => sum + copies2, 0) - state2.turn.towns;
var copiesIn = (pool, index) => pool[index] ?? 0;
var roundTile = (state2) => state2.round === 0 ? void 0 : scoringTiles$1[state2.scoring[state2.round - 1] ?? 0];
var builders = favorTiles$1.flatMap(({ built: built2 }, index) => built2 === null ? [] : [index]);
var scoreBuilt = (draft, seat, kind2) => {
  var _a, _b;
  const me = seatDraft(draft, seat);
  for (const index of builders) {
    const built2 = (_a = favorTiles$1[index]) == null ? void 0 : _a.built;
    if ((built2 == null ? void 0 : built2.kind) === kind2 && hasFavor(me, index)) bookPoints(me, built2.vp, "favor");
  }
  const tile2 = (_b = roundTile(draft)) == null ? void 0 : _b.score;
  if ((tile2 == null ? void 0 : tile2._tag) === "built" && tile2.kinds.includes(kind2)) bookPoints(me, tile2.vp, "round");
};
var scoreTown = (draft, seat) => {
  var _a;
  const tile2 = (_a = roundTile(draft)) == null ? void 0 : _a.score;
  if ((tile2 == null ? void 0 : tile2._tag) === "town") bookPoints(seatDraft(draft, seat), tile2.vp, "round");
};
var gainSpades = (draft, seat, spades) => {
  var _a;
  const me = seatDraft(draft, seat);
  const { perSpade } = factionOf$1(draft, seat);
  if (perSpade._tag === "lost") return 0;
  const tile2 = (_a = roundTile(draft)) == null ? void 0 : _a.score;
  if ((tile2 == null ? void 0 : tile2._tag) === "spade") bookPoints(me, tile2.vp * spades, "round");
  switch (perSpade._tag) {
    case "nothing":
      return spades;
    case "vp":
      bookPoints(me, perSpade.vp * spades, "faction");
      return spades;
    case "power":
      if (hasStronghold(me)) gainPower(me, perSpade.power * spades);
      return spades;
    case "step":
      if (draft.phase === "turn") draft.turn.steps += spades;
      else me.steps += spades;
      return 0;
    case "token":
      me.bowl1 += spades;
      return 0;
  }
};
var mayTakeSpades = (state2, seat) => factionOf$1(state2, seat).perSpade._tag !== "lost";
var countOf = (seat, kind2) => seat.counts[kinds$1.indexOf(kind2)] ?? 0;
var tileSpaces = ["BON1", "BON2", "FAV6"];
var ownSpaces = [...specialSpaces, ...tileSpaces, ...earlierSpaces];
var bitOf = (space2) => 1 << ownSpaces.indexOf(space2);
var usedSpaces = (state2, seat) => ownSpaces.filter((space2) => (seatOf(state2, seat).used & bitOf(space2)) !== 0);
var unlisted = () => [];
var answerOrder = (state2, builder) => {
  const { order } = state2;
  const start = order.indexOf(builder) + 1;
  return order.map((_, index) => order[(start + index) % order.length] ?? 0);
};
var powerAround = (state2, builder, hex2) => {
  const amounts = state2.seats.map(() => 0);
  for (const near of adjacent(state2, boardIn(state2), hex2)) {
    const owner = state2.owner[near] ?? 0;
    const kind2 = kinds$1[(state2.structure[near] ?? 0) - 1];
    if (owner >= 0 && owner !== builder && kind2 !== void 0)
      amounts[owner] = (amounts[owner] ?? 0) + factionOf$1(state2, owner).powerValues[kind2];
  }
  return amounts;
};
var makeOffers = (draft, builder, hex2) => {
  const amounts = powerAround(draft, builder, hex2);
  if (amounts.every((amount2) => amount2 === 0)) return;
  const build2 = draft.builds++;
  let real = false;
  for (const to of answerOrder(draft, builder)) {
    const amount2 = amounts[to] ?? 0;
    if (amount2 === 0 || seatOf(draft, to).dropped === 1) continue;
    const offer2 = { build: build2, from: builder, to, amount: amount2, void: 0 };
    if (worth(draft, offer2) === 0) continue;
    real = true;
    draft.offers.push(offer2);
  }
  if (real && factionOf$1(draft, builder).neighbours._tag !== "nothing")
    draft.watches.push({ build: build2, from: builder, taken: 0, declined: 0 });
};
var means = (state2, offer2, power) => offer2.amount === power || worth(state2, offer2) === power;
var findOffer = (state2, seat, from, test) => {
  const builder = seatNamed(state2, from);
  return state2.offers.findIndex((offer2) => offer2.to === seat && offer2.from === builder && test(offer2));
};
var takenOffer = (state2, seat, move2) => {
  const index = findOffer(state2, seat, move2.from, (offer2) => offer2.void === 0 && means(state2, offer2, move2.power));
  const taken = state2.offers[index];
  if (taken === void 0) return -1;
  for (let older = 0; older < index; older++) {
    const lost = state2.offers[older];
    if ((lost == null ? void 0 : lost.void) !== 1 || lost.to !== seat || lost.from !== taken.from) continue;
    if (lost.amount === taken.amount || lost.amount === move2.power) return -1;
  }
  return index;
};
var declinedOffer = (state2, seat, move2) => findOffer(state2, seat, move2.from, (offer2) => means(state2, offer2, move2.power));
var answering = ({ state: state2, seat }) => isDeferred(state2) ? state2.phase === "turn" || state2.phase === "offers" : state2.phase === "offers" && state2.active === seat;
var answerDemands = [
  { rule: "TMY-19.5", text: "offers are not answered now", holds: answering },
  {
    rule: "TMY-8.1",
    text: "this power is not on offer",
    holds: ({ state: state2, seat, move: move2 }) => {
      const builder = seatNamed(state2, move2.from);
      return state2.offers.some((offer2) => offer2.to === seat && offer2.from === builder && inOrder(state2, offer2));
    }
  },
  {
    rule: "TMY-8.2",
    text: "the offer is for another amount",
    holds: ({ state: state2, seat, move: move2 }) => findOffer(state2, seat, move2.from, (offer2) => inOrder(state2, offer2) && means(state2, offer2, move2.power)) >= 0
  },
  {
    rule: "TMY-19.5b",
    text: "the offer can no longer be accepted",
    holds: ({ state: state2, seat, move: move2 }) => move2._tag === "Decline" || takenOffer(state2, seat, move2) >= 0
  }
];
var inOrder = (state2, offer2) => isDeferred(state2) || state2.offers[0] === offer2;
var closeWatch = (draft, build2, events) => {
  const index = draft.watches.findIndex((watch22) => watch22.build === build2);
  const watch2 = draft.watches[index];
  if (watch2 === void 0 || hasOpen(draft, build2)) return;
  draft.watches.splice(index, 1);
  if (watch2.taken === 1 || watch2.declined === 0 || !draft.switches["errata-cultist-power"]) return;
  gainPower(seatDraft(draft, watch2.from), 1);
  events == null ? void 0 : events.happened({ _tag: "Declined", seat: watch2.from }, draft);
};
var react = (draft, build2, events) => {
  const watch2 = draft.watches.find((known) => known.build === build2);
  if (watch2 === void 0 || watch2.taken === 1) return;
  watch2.taken = 1;
  const builder = seatDraft(draft, watch2.from);
  switch (factionOf$1(draft, watch2.from).neighbours._tag) {
    case "nothing":
      break;
    case "step":
      builder.steps += 1;
      break;
    case "token":
      builder.tokens += 1;
      break;
    case "gift":
      builder.bowl3 += 1;
  }
  events == null ? void 0 : events.happened({ _tag: "Accepted", seat: watch2.from }, draft);
};
var remove = (draft, index) => draft.offers.splice(index, 1)[0];
var accept = (draft, index, events) => {
  const offer2 = remove(draft, index);
  if (offer2 === void 0) return;
  const to = seatDraft(draft, offer2.to);
  const gained = worth(draft, offer2);
  if (gained > 0) {
    gainPower(to, gained);
    bookPoints(to, 1 - gained, "leech");
    if (draft.switches["strict-leech"]) {
      for (const earlier2 of draft.offers.slice(0, index)) if (earlier2.to === offer2.to) earlier2.void = 1;
    }
    react(draft, offer2.build, events);
    dropIfFull(draft, offer2.to, events);
  }
  closeWatch(draft, offer2.build, events);
};
var dropIfFull = (draft, seat, events) => {
  if (capacity(seatOf(draft, seat)) === 0) dropOffers(draft, seat, events);
};
var dropOffers = (draft, seat, events) => {
  for (let index = firstTo(draft, seat); index >= 0; index = firstTo(draft, seat)) dropOffer(draft, index, events);
};
var firstTo = (state2, seat) => state2.offers.findIndex(({ to }) => to === seat);
var dropOffer = (draft, index, events) => {
  const offer2 = remove(draft, index);
  if (offer2 !== void 0) closeWatch(draft, offer2.build, events);
};
var decline = (draft, index, events) => {
  const offer2 = remove(draft, index);
  if (offer2 === void 0) return;
  const watch2 = draft.watches.find((known) => known.build === offer2.build);
  if (watch2 !== void 0 && worth(draft, offer2) > 0) watch2.declined += 1;
  closeWatch(draft, offer2.build, events);
};
var declineAll = (draft, seat, events) => {
  for (let index = firstTo(draft, seat); index >= 0; index = firstTo(draft, seat)) decline(draft, index, events);
};
var answer$1 = (draft, { seat, move: move2 }, events) => {
  if (move2._tag === "Leech") accept(draft, takenOffer(draft, seat, move2), events);
  else decline(draft, declinedOffer(draft, seat, move2), events);
  return "due";
};
var voidOffers = (draft, seat) => {
  for (const offer2 of draft.offers) if (offer2.to === seat) offer2.void = 1;
};
var tokenDemands = [
  { rule: "TMY-8.6", text: "no power token is on offer", holds: ({ me }) => me.tokens > 0 },
  {
    rule: "TMY-2.2",
    text: "there is no victory point to pay with",
    holds: ({ me, faction: faction2 }) => me.vp >= (faction2.neighbours._tag === "token" ? faction2.neighbours.vp : 0)
  }
];
var buyToken = (draft, { seat, faction: { neighbours } }) => {
  const me = seatDraft(draft, seat);
  me.tokens -= 1;
  bookPoints(me, neighbours._tag === "token" ? -neighbours.vp : 0, "faction");
  me.bowl3 += 1;
  return "due";
};
var listAnswers = (question) => {
  var _a;
  const { state: state2, seat, by: by2 } = question;
  const moves2 = [];
  const known = /* @__PURE__ */ new Set();
  for (const offer2 of isDeferred(state2) ? state2.offers : state2.offers.slice(0, 1)) {
    if (offer2.to !== seat) continue;
    const from = (_a = factions$1[seatOf(state2, offer2.from).faction]) == null ? void 0 : _a.id;
    if (from === void 0) continue;
    for (const _tag of ["Leech", "Decline"]) {
      const move2 = { _tag, by: by2, power: offer2.amount, from };
      const name = `${_tag}${offer2.amount}${from}`;
      if (known.has(name) || !allHold(answerDemands, about(question, { move: move2 }))) continue;
      known.add(name);
      moves2.push(move2);
    }
  }
  return moves2;
};
var acceptances = {
  question: (asked, move2) => about(asked, { move: move2 }),
  demands: answerDemands,
  perform: answer$1,
  list: listAnswers
};
var refusals = {
  question: (asked, move2) => about(asked, { move: move2 }),
  demands: answerDemands,
  perform: answer$1,
  list: unlisted
};
var fullRefusals = {
  question: (asked) => asked,
  demands: [
    {
      rule: "TMY-8.1",
      text: "this power is not on offer",
      holds: ({ state: state2, seat }) => hasOffer(state2, seat) && isDeferred(state2)
    }
  ],
  perform: (draft, { seat }, events) => {
    declineAll(draft, seat, events);
    return "due";
  },
  list: unlisted
};
var tokens$1 = {
  question: (asked) => asked,
  demands: tokenDemands,
  perform: buyToken,
  list: (question) => allHold(tokenDemands, question) ? [{ _tag: "GainToken", by: question.by }] : []
};
var openAction = (draft, seat, act2, events) => {
  if (draft.offers.length > 0) declineAll(draft, seat, events);
  const { turn: turn2 } = draft;
  turn2.left -= 1;
  turn2.act = act2;
  turn2.sites = [];
  turn2.built = 0;
  turn2.mayDig = 0;
  turn2.kind = "none";
};
var commonPlan = (question, index) => {
  const action = powerActions$1[index];
  if (action === void 0) return void 0;
  const discount = question.faction.powerUse._tag === "thrifty" ? question.faction.powerUse.discount : 0;
  const gained = action.gain;
  const effect2 = gained._tag === "spades" && gained.spades > 1 ? { _tag: "two-spades", spades: gained.spades } : gained;
  return { price: { _tag: "power", power: action.power - discount }, effect: effect2, often: "once", needs: "nothing" };
};
var tilePlan = ({ me }, space2) => {
  var _a, _b, _c;
  const action = ((_a = bonusTiles$1[me.bonus]) == null ? void 0 : _a.id) === space2 ? (_b = bonusTiles$1[me.bonus]) == null ? void 0 : _b.action : (_c = favorTiles$1.find(({ id }, index) => id === space2 && hasFavor(me, index))) == null ? void 0 : _c.action;
  if (action === void 0 || action._tag === "none") return void 0;
  const effect2 = action._tag === "spade" ? { _tag: "spades", spades: 1 } : { _tag: "step" };
  return { price: { _tag: "free" }, effect: effect2, often: "once", needs: "nothing" };
};
var powerIndex = (space2) => powerActions$1.findIndex(({ id }) => id === space2);
var planOf = (question, space2) => {
  const index = powerIndex(space2);
  if (index >= 0) return commonPlan(question, index);
  const own = question.faction.actions.find((action) => action.space === space2);
  if (own !== void 0) return { price: own.price, effect: own.gain, often: own.often, needs: own.needs };
  return tilePlan(question, space2);
};
var isFree$1 = ({ state: state2, me, faction: faction2 }, space2) => {
  const index = powerIndex(space2);
  if (index < 0) return (me.used & bitOf(space2)) === 0;
  return (state2.taken[index] ?? 0) === 0 || faction2.powerUse._tag === "thrifty" && hasStronghold(me);
};
var payable = ({ me }, price) => {
  switch (price._tag) {
    case "free":
      return true;
    case "workers":
      return me.workers >= price.workers;
    case "power":
      return me.bowl3 >= price.power;
    case "tokens":
      return me.bowl1 + me.bowl2 + me.bowl3 >= price.tokens;
  }
};
var limitOf = (state2, often) => {
  switch (often) {
    case "once":
    case "always":
      return Number.POSITIVE_INFINITY;
    case "seats":
      return state2.seats.length;
    case "opponents":
      return state2.seats.length - 1;
  }
};
var isCounted = (often) => often === "seats" || often === "opponents";
var isUseCount = (state2, seat) => {
  var _a;
  const uses = ((_a = state2.seats[seat]) == null ? void 0 : _a.uses) ?? 0;
  const limits = factionOf$1(state2, seat).actions.filter(({ often }) => isCounted(often));
  return uses === 0 || hasStronghold(seatOf(state2, seat)) && limits.some(({ often }) => uses <= limitOf(state2, often));
};
var givesSpades = (plan) => (plan == null ? void 0 : plan.effect._tag) === "spades" || (plan == null ? void 0 : plan.effect._tag) === "two-spades";
var splitFits$1 = ({ me, move: move2 }, plan) => {
  if (move2.from === null) return true;
  if (plan.price._tag !== "tokens") return false;
  const [one, two, three] = move2.from;
  return one + two + three === plan.price.tokens && one <= me.bowl1 && two <= me.bowl2 && three <= me.bowl3;
};
var planned = (test) => (question) => question.plan !== void 0 && test(question.plan, question);
var demands$9 = [
  ...openingDemands,
  { rule: "TMY-15.13", text: "the seat has no such action", holds: planned(() => true) },
  {
    rule: "TMY-15.13",
    text: "the stronghold is not built",
    holds: planned(({ needs }, { me }) => needs === "nothing" || hasStronghold(me))
  },
  {
    rule: "TMY-4.9",
    text: "this faction cannot use spades",
    holds: (question) => !givesSpades(question.plan) || mayTakeSpades(question.state, question.seat)
  },
  {
    rule: "TMY-12.1",
    text: "the action was taken in this round",
    holds: planned(({ often }, question) => often !== "once" || isFree$1(question, question.move.space))
  },
  {
    rule: "TMY-18.2",
    text: "the action was used as often as a game allows",
    holds: planned(({ often }, { state: state2, me }) => me.uses < limitOf(state2, often))
  },
  {
    rule: "TMY-15.8",
    text: "the action cannot be paid",
    holds: planned(({ price }, question) => payable(question, price))
  },
  {
    rule: "TMY-5.7",
    text: "the bowls do not hold that many tokens",
    holds: planned((plan, question) => splitFits$1(question, plan))
  }
];
var charge = (me, price, split2) => {
  switch (price._tag) {
    case "free":
      return;
    case "workers":
      me.workers -= price.workers;
      return;
    case "power":
      spendPower(me, price.power);
      return;
    case "tokens":
      loseTokens(me, price.tokens, split2);
  }
};
var takeSpades = (draft, seat, spades, kind2) => {
  const { turn: turn2 } = draft;
  const usable2 = gainSpades(draft, seat, spades);
  if (usable2 === 0) return;
  turn2.act = "land";
  turn2.spades = usable2;
  turn2.kind = kind2;
  turn2.mayDig = factionOf$1(draft, seat).digging._tag === "none" ? 0 : 1;
};
var effect = (draft, seat, what) => {
  const { turn: turn2 } = draft;
  switch (what._tag) {
    case "gain":
      gain(draft, seat, what.gain);
      return;
    case "bridge":
      turn2.bridges += 1;
      return;
    case "spades":
      takeSpades(draft, seat, what.spades, "one");
      return;
    case "two-spades":
      takeSpades(draft, seat, what.spades, "two");
      return;
    case "step":
      turn2.steps += 1;
      return;
    case "leap":
      turn2.leap = what.steps;
      return;
    case "ride":
      turn2.free = "ride";
      return;
    case "trading-house":
      turn2.free = "trading-house";
      return;
    case "sandstorm":
      turn2.free = "sandstorm";
      turn2.act = "land";
      return;
    case "shift":
      turn2.shift = 1;
      bookPoints(seatDraft(draft, seat), what.vp, "faction");
      return;
    case "actions":
      turn2.left += what.actions;
      turn2.act = "none";
  }
};
var act = (draft, { seat, move: move2, plan }, events) => {
  if (plan === void 0) return "nothing";
  const me = seatDraft(draft, seat);
  openAction(draft, seat, "other", events);
  charge(me, plan.price, move2.from);
  const index = powerIndex(move2.space);
  if (index >= 0) draft.taken[index] = 1;
  else if (plan.often === "once") me.used |= bitOf(move2.space);
  else if (isCounted(plan.often)) me.uses += 1;
  effect(draft, seat, plan.effect);
  return "nothing";
};
var spaces$4 = ["ACT1", "ACT2", "ACT3", "ACT4", "ACT5", "ACT6", ...ownSpaces];
var listActions = (question) => {
  if (!mayOpen(question)) return [];
  const moves2 = [];
  for (const space2 of spaces$4) {
    const plan = planOf(question, space2);
    if (plan === void 0 || !payable(question, plan.price)) continue;
    const move2 = { _tag: "Action", by: question.by, space: space2, from: null };
    if (!allHold(demands$9, about(question, { move: move2, plan }))) continue;
    moves2.push(move2);
    const { price } = plan;
    if (price._tag === "tokens")
      for (const from of splits(question.me, price.tokens).slice(1)) moves2.push({ ...move2, from });
  }
  return moves2;
};
var actions = {
  question: (asked, move2) => about(asked, { move: move2, plan: planOf(asked, move2.space) }),
  demands: demands$9,
  perform: act,
  list: listActions
};
var ringDistance = (a, b) => {
  const steps2 = Math.abs(a - b);
  return Math.min(steps2, ringSize - steps2);
};
var crosses = (a, b, home) => a !== home && b !== home && ringDistance(a, home) + ringDistance(home, b) === ringDistance(a, b);
var stepTable = ring$1.flatMap(
  (_, home) => ring$1.flatMap(
    (__, a) => ring$1.map((___, b) => crosses(a, b, home) ? ringSize - ringDistance(a, b) : ringDistance(a, b))
  )
);
var printedHome = (faction2) => faction2.ground._tag === "home" ? ring$1.indexOf(faction2.ground.terrain) : -1;
var homeGround = (seat) => {
  const { ground } = factionAt(seat.faction);
  switch (ground._tag) {
    case "home":
    case "shifting":
      return seat.home;
    case "ice":
      return iceGround;
    case "volcano":
      return volcanoGround;
    case "cycle":
      return -1;
  }
};
var isBuildable = (seat, ground) => {
  const home = homeGround(seat);
  return home < 0 ? ground < ringSize && (seat.locked & 1 << ground) === 0 : ground === home;
};
var startingGround = (seat) => {
  const home = homeGround(seat);
  return home < 0 ? seat.home : home;
};
var usesSpades$1 = (faction2) => faction2.ground._tag !== "volcano" && faction2.ground._tag !== "cycle";
var spadesFor = (seat, from, to, pending) => {
  const faction2 = factionAt(seat.faction);
  if (!usesSpades$1(faction2) || from >= ringSize || from === to || pending <= 0) return 0;
  const home = seat.home;
  if (faction2.spading._tag === "whole")
    return to === homeGround(seat) && pending >= faction2.spading.spades ? faction2.spading.spades : 0;
  if (to >= ringSize) {
    const price2 = to === homeGround(seat) ? Math.max(1, ringDistance(from, home)) : 0;
    return price2 <= pending ? price2 : 0;
  }
  const price = stepTable[(home * ringSize + from) * ringSize + to] ?? 0;
  if (price <= pending) {
    const long = ringSize - price;
    return long === pending && (from === home || to === home) ? long : price;
  }
  return 0;
};
var canTakeExactly = (seat, from, spades) => {
  if (from >= ringSize) return false;
  for (let to = 0; to < ringSize; to++) if (spadesFor(seat, from, to, spades) === spades) return true;
  const home = homeGround(seat);
  return home >= ringSize && spadesFor(seat, from, home, spades) === spades;
};
var isHomeOfOther = (state2, seat, terrain2) => state2.seats.some((other, index) => index !== seat && other.faction >= 0 && homeGround(other) === terrain2);
var volcanoPrice = (state2, seat, terrain2) => {
  const { ground } = factionOf$1(state2, seat);
  if (ground._tag !== "volcano" || terrain2 >= ringSize) return 0;
  return isHomeOfOther(state2, seat, terrain2) ? ground.price.home : ground.price.plain;
};
var volcanoCurrency = (faction2) => faction2.ground._tag === "volcano" ? faction2.ground.price._tag : "none";
var tracksAt = (seat, steps2) => seat.cults.reduce((mask, position, cult2) => position >= steps2 ? mask | 1 << cult2 : mask, 0);
var canErupt = (state2, seat, terrain2) => {
  const price = volcanoPrice(state2, seat, terrain2);
  if (price === 0) return false;
  const me = seatOf(state2, seat);
  return volcanoCurrency(factionOf$1(state2, seat)) === "steps" ? tracksAt(me, price) !== 0 : me.bowl1 + me.bowl2 + me.bowl3 >= price;
};
var choosesTerrain = (faction2) => {
  switch (faction2.ground._tag) {
    case "home":
      return "no";
    case "ice":
    case "shifting":
    case "cycle":
      return "now";
    case "volcano":
      return "last";
  }
};
var staysAtRivers = (faction2) => faction2.ground._tag === "cycle";
var isPlayable = (switches2, faction2) => {
  switch (faction2.pack) {
    case "base":
      return true;
    case "ice":
      return switches2["fire-and-ice-factions/ice"];
    case "volcano":
      return switches2["fire-and-ice-factions/volcano"];
    case "variable":
      return editionOf(switches2) !== void 0;
  }
};
var isBoardFree = ({ seats }, { board: board2 }) => seats.every(({ faction: faction2 }) => faction2 < 0 || factionAt(faction2).board !== board2);
var isHomeFree = ({ seats }, faction2) => {
  const home = printedHome(faction2);
  return home < 0 || seats.every((seat) => seat.home !== home);
};
var freeFactions = (state2) => factions$1.filter(
  (faction2) => isPlayable(state2.switches, faction2) && isBoardFree(state2, faction2) && isHomeFree(state2, faction2)
);
var seatFaction = (draft, seat, index) => {
  const me = seatDraft(draft, seat);
  const faction2 = factionAt(index);
  const { start } = faction2;
  me.faction = index;
  me.home = printedHome(faction2);
  me.coins = start.coins;
  me.workers = start.workers;
  me.priests = start.priests;
  [me.bowl1, me.bowl2] = start.power;
  me.cults = [...start.cults];
  me.shipping = faction2.shipping._tag === "track" ? faction2.shipping.start : 0;
  me.range = faction2.skipping._tag === "carpet" ? faction2.skipping.range : 0;
  bookPoints(me, draft.switches["vp-variant"] === "original_2017" ? start.vp2017 : start.vp, "start");
};
var auctionOf$1 = (switches2, order, draws) => {
  const playable = factions$1.filter((faction2) => isPlayable(switches2, faction2));
  const all2 = [...new Set(playable.map(({ board: board2 }) => board2))];
  const tokens2 = shuffled(draws, all2).slice(0, order.length).map((board2) => {
    const sides = playable.filter((faction2) => faction2.board === board2);
    const side = sides[draws.below(sides.length)];
    return factions$1.findIndex(({ id }) => id === (side == null ? void 0 : side.id));
  });
  return {
    tokens: [...tokens2].sort((a, b) => a - b),
    places: order.map(() => -1),
    out: [],
    opener: order[0] ?? 0,
    bid: -1,
    bidder: -1,
    paid: order.map(() => -1)
  };
};
var bidders = (auction2, seats) => Array.from({ length: seats }, (_, seat) => seat).filter(
  (seat) => (auction2.places[seat] ?? 0) < 0 && !auction2.out.includes(seat)
);
var isWon = (auction2, seats) => auction2.bid >= 0 && bidders(auction2, seats).length === 1;
var withoutFaction = (auction2) => auction2.places.filter((place) => place < 0).length;
var isBidding = ({ state: state2, seat }) => state2.phase === "auction" && state2.active === seat && state2.auction !== null && !isWon(state2.auction, state2.seats.length) && withoutFaction(state2.auction) > 1;
var bidDemands = [
  { rule: "TMY-13.9", text: "nobody bids now", holds: isBidding },
  {
    rule: "TMY-13.9",
    text: "the bid is more than the points of a token",
    holds: ({ points }) => points <= auctionPoints
  },
  {
    rule: "TMY-13.10",
    text: "the bid is not higher than the last",
    holds: ({ state: state2, points }) => {
      var _a;
      return points > (((_a = state2.auction) == null ? void 0 : _a.bid) ?? -1);
    }
  }
];
var quitDemands = [
  { rule: "TMY-13.9", text: "a bonus tile cannot be taken in an auction", holds: ({ names: names2 }) => !names2 },
  { rule: "TMY-13.9", text: "nobody bids now", holds: isBidding },
  { rule: "TMY-13.10", text: "the first seat must bid", holds: ({ state: state2 }) => {
    var _a;
    return (((_a = state2.auction) == null ? void 0 : _a.bid) ?? -1) >= 0;
  } }
];
var takeDemands = [
  {
    rule: "TMY-13.9",
    text: "it is not for this seat to take a faction now",
    holds: ({ state: state2, seat }) => state2.phase === "auction" && state2.active === seat && state2.auction !== null && (isWon(state2.auction, state2.seats.length) || withoutFaction(state2.auction) === 1)
  },
  {
    rule: "TMY-13.9",
    text: "that faction is not on offer",
    holds: ({ state: state2, token }) => {
      var _a;
      return ((_a = state2.auction) == null ? void 0 : _a.tokens.includes(token)) === true;
    }
  },
  {
    rule: "TMY-13.9",
    text: "that place is not free",
    holds: ({ state: state2, place }) => {
      var _a;
      return place >= 1 && place <= state2.seats.length && ((_a = state2.auction) == null ? void 0 : _a.places.includes(place - 1)) === false;
    }
  }
];
var nextBidder = (auction2, from, seats) => {
  const open = bidders(auction2, seats);
  for (let step2 = 1; step2 <= seats; step2++) if (open.includes((from + step2) % seats)) return (from + step2) % seats;
  return from;
};
var bid = (draft, { seat, points }) => {
  const { auction: auction2 } = draft;
  if (auction2 === null) return "nothing";
  auction2.bid = points;
  auction2.bidder = seat;
  draft.active = nextBidder(auction2, seat, draft.seats.length);
  return "nothing";
};
var quit = (draft, { seat }) => {
  const { auction: auction2 } = draft;
  if (auction2 === null) return "nothing";
  auction2.out.push(seat);
  draft.active = isWon(auction2, draft.seats.length) ? auction2.bidder : nextBidder(auction2, seat, draft.seats.length);
  return "nothing";
};
var take$1 = (draft, { seat, token, place }) => {
  const { auction: auction2 } = draft;
  if (auction2 === null) return "nothing";
  const price = Math.max(0, auction2.bid);
  seatFaction(draft, seat, token);
  const me = seatDraft(draft, seat);
  bookPoints(me, auctionPoints - price - me.vp, "start");
  auction2.tokens = auction2.tokens.filter((other) => other !== token);
  auction2.places[seat] = place - 1;
  auction2.paid[seat] = price;
  auction2.bid = -1;
  auction2.bidder = -1;
  auction2.out = [];
  auction2.opener = seat;
  return "set-up";
};
var nextAuction = (draft) => {
  const { auction: auction2, seats } = draft;
  if (auction2 === null || draft.phase === "dwelling" || draft.phase === "bonus") return false;
  if (withoutFaction(auction2) === 0) {
    draft.order = auction2.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place).map(({ seat }) => seat);
    return false;
  }
  draft.phase = "auction";
  const next = nextBidder(auction2, auction2.opener, seats.length);
  auction2.opener = next;
  draft.active = next;
  return true;
};
var listBids = (question) => {
  const moves2 = [];
  for (let points = 0; points <= auctionPoints; points++)
    if (allHold(bidDemands, about(question, { points }))) moves2.push({ _tag: "Bid", by: question.by, points });
  return moves2;
};
var listTokens = (question) => {
  const moves2 = [];
  for (const [token, { id }] of factions$1.entries())
    for (let place = 1; place <= question.state.seats.length; place++)
      if (allHold(takeDemands, about(question, { token, place })))
        moves2.push({ _tag: "Take", by: question.by, faction: id, place });
  return moves2;
};
var bids$1 = {
  question: (asked, { points }) => about(asked, { points }),
  demands: bidDemands,
  perform: bid,
  list: listBids
};
var quits = {
  question: (asked, { tile: tile2 }) => about(asked, { names: tile2 !== null }),
  demands: quitDemands,
  perform: quit,
  list: (question) => allHold(quitDemands, about(question, { names: false })) ? [{ _tag: "Pass", by: question.by, tile: null }] : []
};
var tokenChoices = {
  question: (asked, { faction: faction2, place }) => about(asked, { token: factions$1.findIndex(({ id }) => id === faction2), place }),
  demands: takeDemands,
  perform: take$1,
  list: listTokens
};
var topOf = (state2, cult2) => state2.seats.findIndex((seat) => (seat.cults[cult2] ?? 0) === cultBoard.top);
var landing = (state2, seat, cult2, steps2) => {
  const me = seatOf(state2, seat);
  const position = me.cults[cult2] ?? 0;
  const target = Math.min(cultBoard.top, position + steps2);
  if (target < cultBoard.top || position === cultBoard.top) return target;
  return me.keys > 0 && topOf(state2, cult2) < 0 ? target : Math.max(position, cultBoard.top - 1);
};
var mustWait = (state2, seat, cult2) => {
  if (!isDeferred(state2)) return false;
  return state2.seats.some((other, index) => {
    if (index === seat || other.faction < 0 || factionOf$1(state2, index).neighbours._tag !== "step") return false;
    if (other.keys === 0 || other.dropped === 1) return false;
    let steps2 = other.steps;
    for (const watch2 of state2.watches)
      if (watch2.from === index && watch2.taken === 0 && hasOpen(state2, watch2.build)) steps2++;
    const position = other.cults[cult2] ?? 0;
    return position < cultBoard.top && position + steps2 >= cultBoard.top;
  });
};
var stepWaits = (state2, seat, cult2, steps2) => (seatOf(state2, seat).cults[cult2] ?? 0) < cultBoard.top && landing(state2, seat, cult2, steps2) === cultBoard.top && mustWait(state2, seat, cult2);
var powerOnWay = (from, to) => {
  let power = 0;
  for (let space2 = from + 1; space2 <= to; space2++) power += cultBoard.power[space2] ?? 0;
  return power;
};
var climb = (draft, seat, cult2, steps2) => {
  const me = seatDraft(draft, seat);
  const from = me.cults[cult2] ?? 0;
  const to = landing(draft, seat, cult2, steps2);
  if (from + steps2 >= cultBoard.top && to < cultBoard.top && me.keys === 0 && seat === draft.active)
    draft.turn.blocked |= 1 << cult2;
  me.cults[cult2] = to;
  if (to === cultBoard.top && from < to) me.keys -= 1;
  gainPower(me, powerOnWay(from, to));
};
var descend = (draft, seat, cult2, steps2) => {
  const me = seatDraft(draft, seat);
  const from = me.cults[cult2] ?? 0;
  if (from === cultBoard.top) me.keys += 1;
  me.cults[cult2] = Math.max(0, from - steps2);
};
var freeTops = (state2, mask) => {
  let open = 0;
  for (let cult2 = 0; cult2 < cults$1.length; cult2++)
    if ((mask & 1 << cult2) !== 0 && topOf(state2, cult2) < 0) open |= 1 << cult2;
  return open;
};
var lastShip = (faction2) => faction2.shipping._tag === "track" ? faction2.shipping.start + faction2.shipping.vp.length : 0;
var hasTrack = ({ faction: faction2, move: move2 }) => move2.track === "ship" ? faction2.shipping._tag === "track" : faction2.digging._tag === "track";
var isBelowTop = ({ faction: faction2, me, move: move2 }) => {
  if (move2.track === "ship") return me.shipping < lastShip(faction2);
  return faction2.digging._tag === "track" && me.digging < faction2.digging.workers.length - 1;
};
var nothing = { workers: 0, coins: 0, priests: 0 };
var priceOf$1 = ({ faction: faction2, move: move2 }) => {
  if (move2.track === "ship")
    return faction2.shipping._tag === "track" ? { workers: 0, ...faction2.shipping.advance } : nothing;
  return faction2.digging._tag === "track" ? faction2.digging.advance : nothing;
};
var demands$8 = [
  ...openingDemands,
  { rule: "TMY-17.1", text: "this faction has no such track", holds: hasTrack },
  { rule: "TMY-17.1", text: "the track is at its end", holds: isBelowTop },
  {
    rule: "TMY-15.8",
    text: "the price cannot be paid",
    holds: (question) => {
      const { workers, coins, priests } = priceOf$1(question);
      return canPay(question.me, workers, coins, priests);
    }
  }
];
var sail = (draft, seat) => {
  const me = seatDraft(draft, seat);
  const { shipping } = factionOf$1(draft, seat);
  if (shipping._tag !== "track" || me.shipping >= shipping.start + shipping.vp.length) return;
  bookPoints(me, shipping.vp[me.shipping - shipping.start] ?? 0, "shipping");
  me.shipping += 1;
};
var sailFree = (draft, seat, steps2) => {
  for (let step2 = 0; step2 < steps2; step2++) sail(draft, seat);
};
var stretch = (draft, seat, steps2) => {
  const me = seatDraft(draft, seat);
  const { skipping } = factionOf$1(draft, seat);
  if (skipping._tag === "carpet") me.range = Math.min(skipping.maxRange, me.range + steps2);
};
var travel = (draft, seat) => {
  sail(draft, seat);
  stretch(draft, seat, 1);
};
var advance = (draft, question, events) => {
  const { seat, faction: faction2, move: move2 } = question;
  const me = seatDraft(draft, seat);
  openAction(draft, seat, "other", events);
  const { workers, coins, priests } = priceOf$1(question);
  pay(me, workers, coins, priests);
  if (move2.track === "ship") sail(draft, seat);
  else {
    me.digging += 1;
    bookPoints(me, faction2.digging._tag === "track" ? faction2.digging.vp : 0, "digging");
  }
  return "nothing";
};
var listAdvances = (question) => {
  const moves2 = [];
  if (!mayOpen(question)) return moves2;
  for (const track2 of ["ship", "dig"]) {
    const move2 = { _tag: "Advance", by: question.by, track: track2 };
    if (allHold(demands$8, about(question, { move: move2 }))) moves2.push(move2);
  }
  return moves2;
};
var advances = {
  question: (asked, move2) => about(asked, { move: move2 }),
  demands: demands$8,
  perform: advance,
  list: listAdvances
};
var clusterOf = (state2, seat, from, rivers2) => {
  const board2 = boardIn(state2);
  const cluster = [from];
  for (let next = 0; next < cluster.length; next++) {
    const hex2 = cluster[next] ?? 0;
    for (const near of adjacent(state2, board2, hex2))
      if (state2.owner[near] === seat && !cluster.includes(near)) cluster.push(near);
    for (const river2 of rivers2) {
      const shores = board2.land[river2] ?? [];
      if (!shores.includes(hex2)) continue;
      for (const near of shores) if (state2.owner[near] === seat && !cluster.includes(near)) cluster.push(near);
    }
  }
  return cluster;
};
var easing = favorTiles$1.flatMap(({ townPower }, index) => townPower > 0 ? [index] : []);
var powerNeeded = (state2, seat) => {
  var _a;
  let power = town.power;
  const me = seatOf(state2, seat);
  for (const index of easing) if (hasFavor(me, index)) power -= ((_a = favorTiles$1[index]) == null ? void 0 : _a.townPower) ?? 0;
  return power;
};
var isTown = (state2, seat, cluster) => {
  const { powerValues } = factionOf$1(state2, seat);
  let power = 0;
  let sanctuary = false;
  for (const hex2 of cluster) {
    const kind2 = kinds$1[(state2.structure[hex2] ?? 0) - 1];
    if (kind2 === void 0) continue;
    power += powerValues[kind2];
    sanctuary || (sanctuary = kind2 === "SA");
  }
  const size = sanctuary ? town.structuresWithSanctuary : town.structures;
  return cluster.length >= size && power >= powerNeeded(state2, seat);
};
var mark = (draft, cluster) => {
  for (const hex2 of cluster) draft.town[hex2] = 1;
};
var updateTown = (draft, seat, hex2) => {
  const cluster = clusterOf(draft, seat, hex2, seatOf(draft, seat).rivers);
  if (cluster.some((member) => draft.town[member] === 1)) {
    mark(draft, cluster);
    return;
  }
  if (cluster.length < town.structuresWithSanctuary || freeTowns(draft) <= 0 || !isTown(draft, seat, cluster))
    return;
  mark(draft, cluster);
  draft.turn.towns += 1;
};
var updateTowns = (draft, seat) => {
  for (const hex2 of boardIn(draft).lands)
    if (draft.owner[hex2] === seat && draft.town[hex2] === 0) updateTown(draft, seat, hex2);
};
var tileIndex = (id) => townTiles$1.findIndex((tile2) => tile2.id === id);
var stepsOf = (tile2) => {
  var _a;
  const found = (_a = townTiles$1[tile2]) == null ? void 0 : _a.gain;
  return (found == null ? void 0 : found._tag) === "steps" ? found.steps : 0;
};
var tileWaits = ({ state: state2, seat, me }, tile2) => {
  var _a;
  const steps2 = stepsOf(tile2);
  const keys = me.keys + (((_a = townTiles$1[tile2]) == null ? void 0 : _a.keys) ?? 0);
  if (keys === 0) return false;
  return me.cults.some((position, cult2) => {
    const climbs = position < cultBoard.top && position + steps2 >= cultBoard.top && steps2 > 0;
    const stopped = (state2.turn.blocked & 1 << cult2) !== 0;
    return (climbs || stopped) && topOf(state2, cult2) < 0 && mustWait(state2, seat, cult2);
  });
};
var tileDemands = [
  { rule: "TMY-19.2", text: "it is not the turn of this seat", holds: inTurn$1 },
  { rule: "TMY-10.3", text: "no town tile is due", holds: ({ state: state2, move: move2 }) => state2.turn.towns >= move2.count },
  { rule: "TMY-17.24", text: "the price of the volcano comes first", holds: ({ state: state2 }) => state2.turn.loss === 0 },
  { rule: "TMY-10.6", text: "first choose which tracks go to space 10", holds: ({ state: state2 }) => state2.turn.choose === 0 },
  {
    rule: "TMY-12.4",
    text: "the pool has no such town tile",
    holds: ({ state: state2, move: move2 }) => copiesIn(state2.townPool, tileIndex(move2.tile)) >= move2.count
  },
  {
    rule: "TMY-19.5b",
    text: "another seat could still reach space 10 first: wait for its answers",
    holds: (question) => !tileWaits(question, tileIndex(question.move.tile))
  }
];
var useKeys = (draft, seat, stopped) => {
  const me = seatDraft(draft, seat);
  const open = freeTops(draft, stopped);
  if (open === 0 || me.keys === 0) return;
  if (countBits(open) > me.keys) {
    draft.turn.choose = open;
    return;
  }
  draft.turn.choose = 0;
  for (let cult2 = 0; cult2 < cults$1.length; cult2++)
    if ((open & 1 << cult2) !== 0) {
      draft.turn.blocked &= ~(1 << cult2);
      climb(draft, seat, cult2, 1);
    }
};
var climbAll = (draft, seat, steps2) => {
  const me = seatDraft(draft, seat);
  let mask = 0;
  for (let cult2 = 0; cult2 < cults$1.length; cult2++) {
    const position = me.cults[cult2] ?? 0;
    if (position < cultBoard.top && position + steps2 >= cultBoard.top && topOf(draft, cult2) < 0) mask |= 1 << cult2;
  }
  const spare = draft.turn.choose === 0 ? me.keys : 0;
  const scarce = countBits(mask) > spare;
  for (let cult2 = 0; cult2 < cults$1.length; cult2++) {
    const position = me.cults[cult2] ?? 0;
    const short = scarce && (mask & 1 << cult2) !== 0;
    if (!short) climb(draft, seat, cult2, steps2);
    else {
      if (position < cultBoard.top - 1) climb(draft, seat, cult2, cultBoard.top - 1 - position);
      draft.turn.blocked |= 1 << cult2;
    }
  }
  if (scarce && spare > 0) draft.turn.choose = mask;
};
var takeTile = (draft, seat, index) => {
  const tile2 = townTiles$1[index];
  if (tile2 === void 0) return;
  const me = seatDraft(draft, seat);
  const { founding } = factionOf$1(draft, seat);
  draft.turn.towns -= 1;
  draft.townPool[index] = copiesIn(draft.townPool, index) - 1;
  me.towns[index] = (me.towns[index] ?? 0) + 1;
  bookPoints(me, tile2.vp, "town");
  if (founding.vp > 0) bookPoints(me, founding.vp, "faction");
  me.workers += founding.workers;
  scoreTown(draft, seat);
  me.keys += tile2.keys;
  if (!draft.switches["manual-fav5"]) useKeys(draft, seat, draft.turn.blocked);
  switch (tile2.gain._tag) {
    case "gain":
      gain(draft, seat, tile2.gain.gain);
      return;
    case "steps":
      climbAll(draft, seat, tile2.gain.steps);
      return;
    case "travel":
      travel(draft, seat);
  }
};
var takeTiles = (draft, { seat, move: move2 }) => {
  for (let count = 0; count < move2.count; count++) takeTile(draft, seat, tileIndex(move2.tile));
  return "nothing";
};
var riverFounds = ({ state: state2, seat, me, board: board2 }, river2) => {
  const shore = (board2.land[river2] ?? []).find((hex2) => state2.owner[hex2] === seat);
  if (shore === void 0) return false;
  const cluster = clusterOf(state2, seat, shore, [...me.rivers, river2]);
  return cluster.every((hex2) => state2.town[hex2] === 0) && isTown(state2, seat, cluster);
};
var riverDemands = [
  { rule: "TMY-10.5", text: "it is not the turn of this seat", holds: inTurn$1 },
  {
    rule: "TMY-17.14",
    text: "this faction joins nothing across a river",
    holds: ({ faction: faction2 }) => faction2.linking._tag === "river"
  },
  {
    rule: "TMY-3.2",
    text: "the map has no such river hex",
    holds: ({ board: board2, river: river2 }) => (board2.names[river2] ?? "").startsWith("r")
  },
  { rule: "TMY-10.7", text: "no town tile is left", holds: ({ state: state2 }) => freeTowns(state2) > 0 },
  { rule: "TMY-10.5", text: "no town results", holds: (question) => riverFounds(question, question.river) }
];
var joinRiver = (draft, { seat, river: river2 }) => {
  seatDraft(draft, seat).rivers.push(river2);
  const shore = (boardIn(draft).land[river2] ?? []).find((hex2) => draft.owner[hex2] === seat);
  if (shore !== void 0) updateTown(draft, seat, shore);
  return "nothing";
};
var riverBetween = (question, hexes) => {
  const { board: board2 } = question;
  const numbers2 = hexes.map((name) => board2.byName.get(name) ?? -1);
  const [first] = numbers2;
  const shared = (board2.water[first ?? -1] ?? []).filter(
    (river2) => numbers2.every((hex2) => (board2.land[river2] ?? []).includes(hex2))
  );
  return shared.find((river2) => riverFounds(question, river2)) ?? shared[0] ?? -1;
};
var listTiles = (question) => {
  if (question.state.turn.towns === 0) return [];
  return townTiles$1.map(({ id }) => ({ _tag: "Town", by: question.by, tile: id, count: 1 })).filter((move2) => allHold(tileDemands, about(question, { move: move2 })));
};
var listRivers = (question) => {
  const moves2 = [];
  if (question.faction.linking._tag !== "river" || !inTurn$1(question)) return moves2;
  const candidate = about(question, { river: -1 });
  for (const [river2, name] of question.board.names.entries()) {
    candidate.river = river2;
    if (allHold(riverDemands, candidate)) moves2.push({ _tag: "Connect", by: question.by, river: name });
  }
  return moves2;
};
var townChoices = {
  question: (asked, move2) => about(asked, { move: move2 }),
  demands: tileDemands,
  perform: takeTiles,
  list: listTiles
};
var rivers = {
  question: (asked, { river: river2 }) => about(asked, { river: asked.board.byName.get(river2) ?? -1 }),
  demands: riverDemands,
  perform: joinRiver,
  list: listRivers
};
var riversByHexes = {
  question: (asked, { hexes }) => about(asked, { river: riverBetween(asked, hexes) }),
  demands: riverDemands,
  perform: joinRiver,
  list: unlisted
};
var spanBetween = ({ board: board2 }, a, b) => {
  const [p, q] = [board2.byName.get(a) ?? -1, board2.byName.get(b) ?? -1];
  return (board2.spansAt[p] ?? []).find((span) => {
    var _a;
    return ((_a = board2.spans[span]) == null ? void 0 : _a.includes(q)) === true && p !== q;
  }) ?? -1;
};
var demands$7 = [
  { rule: "TMY-19.2", text: "it is not the turn of this seat", holds: inTurn$1 },
  { rule: "TMY-11.1", text: "no bridge is due", holds: ({ state: state2 }) => state2.turn.bridges > 0 },
  { rule: "TMY-3.5", text: "no bridge can join these hexes", holds: ({ span }) => span >= 0 },
  {
    rule: "TMY-11.1",
    text: "a bridge stands there already",
    holds: ({ state: state2, span }) => (state2.bridge[span] ?? 0) < 0
  },
  { rule: "TMY-11.1", text: "the seat has built all its bridges", holds: ({ me }) => me.bridges < supply.bridges },
  {
    rule: "TMY-11.1",
    text: "the seat has no structure at either end of the bridge",
    holds: ({ state: state2, seat, board: board2, span }) => (board2.spans[span] ?? []).some((hex2) => state2.owner[hex2] === seat)
  }
];
var bridge = (draft, { seat, span, board: board2 }) => {
  const me = seatDraft(draft, seat);
  draft.turn.bridges -= 1;
  draft.bridge[span] = seat;
  me.bridges += 1;
  for (const hex2 of board2.spans[span] ?? []) if (draft.owner[hex2] === seat) updateTown(draft, seat, hex2);
  return "nothing";
};
var listBridges = (question) => {
  if (question.state.turn.bridges === 0) return [];
  const { board: board2 } = question;
  const moves2 = [];
  for (const [span, [a, b]] of board2.spans.entries())
    if (allHold(demands$7, about(question, { span })))
      moves2.push({ _tag: "Bridge", by: question.by, a: board2.names[a] ?? "", b: board2.names[b] ?? "" });
  return moves2;
};
var bridges = {
  question: (asked, { a, b }) => about(asked, { span: spanBetween(asked, a, b) }),
  demands: demands$7,
  perform: bridge,
  list: listBridges
};
var spadePrice = ({ faction: faction2, me }) => {
  const { digging } = faction2;
  switch (digging._tag) {
    case "track":
      return { workers: digging.workers[me.digging] ?? 0, priests: 0 };
    case "priests":
      return { workers: 0, priests: digging.priests };
    case "fixed":
      return { workers: digging.workers, priests: 0 };
    case "none":
      return { workers: 0, priests: 0 };
  }
};
var mostSpades = ringSize - 1;
var groundsInReach = (question) => {
  const { state: state2, board: board2, faction: faction2 } = question;
  const marks = hexesInReach(question);
  let [free2, skip] = [0, 0];
  for (const hex2 of board2.lands) {
    if (state2.structure[hex2] !== 0) continue;
    const bit = 1 << (state2.ground[hex2] ?? 0);
    if (marks[hex2] === 1 || state2.turn.skipped === hex2) free2 |= bit;
    else if (faction2.skipping._tag !== "none" && (skip & bit) === 0 && hexesSkippedTo(question)[hex2] === 1) skip |= bit;
  }
  return { free: free2, skip };
};
var someGround = (mask, test) => {
  for (let ground = 0; ground < ringSize; ground++) if ((mask & 1 << ground) !== 0 && test(ground)) return true;
  return false;
};
var canEnd = (question, spades, purse) => {
  const { free: free2, skip } = groundsInReach(question);
  const price = spadePrice(question);
  const toll = skipPrice(question.state, question.seat);
  const limit = priestLimit(question.state, question.seat);
  for (let total = spades; total <= mostSpades; total++) {
    const [workers, priests] = [price.workers * (total - spades), price.priests * (total - spades)];
    const takes = (ground) => canTakeExactly(question.me, ground, total);
    if (affords(purse, workers, priests, limit) && someGround(free2, takes)) return true;
    if (skip !== 0 && affords(purse, workers + toll.workers, priests + toll.priests, limit) && someGround(skip, takes))
      return true;
  }
  return false;
};
var canEruptSomewhere = (question, purse) => {
  const { state: state2, seat } = question;
  const { free: free2, skip } = groundsInReach(question);
  const tokens2 = purse.bowl1 + purse.bowl2 + purse.bowl3;
  const payable2 = (ground) => canErupt(state2, seat, ground) && (volcanoCurrency(question.faction) === "steps" || tokens2 >= volcanoPrice(state2, seat, ground));
  if (someGround(free2, payable2)) return true;
  const toll = skipPrice(state2, seat);
  return someGround(skip, payable2) && affords(purse, toll.workers, toll.priests, priestLimit(state2, seat));
};
var staysPayable = (question, purse) => {
  const { turn: turn2 } = question.state;
  if (turn2.eruption > 0) return canEruptSomewhere(question, purse);
  return turn2.paid === 0 || canEnd(question, turn2.spades, purse);
};
var goesOn = (question) => inTurn$1(question) && question.state.turn.mayDig === 1 && question.faction.digging._tag !== "none";
var digQuestion = (asked, spades) => {
  const { workers, priests } = spadePrice(asked);
  return about(asked, {
    goesOn: goesOn(asked),
    spades,
    price: { workers: workers * spades, priests: priests * spades }
  });
};
var afterDigging = ({ me, price }) => ({
  workers: me.workers - price.workers,
  priests: me.priests - price.priests,
  bowl1: me.bowl1,
  bowl2: me.bowl2,
  bowl3: me.bowl3
});
var demands$6 = [
  {
    rule: "TMY-4.9",
    text: "this faction does not dig",
    holds: ({ faction: faction2 }) => faction2.digging._tag !== "none" || faction2.ground._tag === "volcano"
  },
  ...openingDemands,
  {
    rule: "TMY-17.24",
    text: "this faction digs one volcano at a time: dig 1",
    holds: ({ faction: faction2, spades }) => faction2.digging._tag !== "none" || spades === 1
  },
  {
    rule: "TMY-15.8",
    text: "the spades cannot be paid",
    holds: (question) => {
      const after2 = afterDigging(question);
      return after2.workers >= 0 && after2.priests >= 0;
    }
  },
  {
    rule: "TMY-15.14",
    text: "no hex in reach could take exactly these spades",
    holds: (question) => question.faction.digging._tag === "none" ? canEruptSomewhere(question, question.me) : canEnd(
      question,
      (question.goesOn ? question.state.turn.spades : 0) + question.spades,
      afterDigging(question)
    )
  }
];
var dig = (draft, { seat, faction: faction2, spades, price }, events) => {
  const { turn: turn2 } = draft;
  const me = seatDraft(draft, seat);
  const { digging } = faction2;
  if (turn2.mayDig === 0) openAction(draft, seat, "land", events);
  if (digging._tag === "none") {
    turn2.eruption = 1;
    return "nothing";
  }
  pay(me, price.workers, 0, price.priests);
  if (digging._tag === "priests") bookPoints(me, digging.vp * spades, "faction");
  const usable2 = gainSpades(draft, seat, spades);
  turn2.spades += usable2;
  turn2.paid += usable2;
  turn2.kind = "one";
  turn2.mayDig = 1;
  return "nothing";
};
var listDigs = (question) => {
  const moves2 = [];
  const volcanic = question.faction.digging._tag === "none";
  if (!goesOn(question) && !mayOpen(question)) return moves2;
  if (volcanic && question.faction.ground._tag !== "volcano") return moves2;
  for (let spades = 1; spades <= mostSpades; spades++) {
    const candidate = digQuestion(question, spades);
    const after2 = afterDigging(candidate);
    if (after2.workers < 0 || after2.priests < 0 || volcanic && spades > 1) break;
    if (allHold(demands$6, candidate)) moves2.push({ _tag: "Dig", by: question.by, spades });
  }
  return moves2;
};
var digs = {
  question: (asked, { spades }) => digQuestion(asked, spades),
  demands: demands$6,
  perform: dig,
  list: listDigs
};
var burnDemands = [
  { rule: "TMY-19.4", text: "it is not the turn of this seat", holds: inTurn$1 },
  {
    rule: "TMY-5.4",
    text: "bowl II does not hold twice as many tokens",
    holds: ({ me, move: move2 }) => me.bowl2 >= burnPrice * move2.tokens
  },
  {
    rule: "TMY-15.14",
    text: "what is begun could no longer be finished",
    holds: (question) => staysPayable(question, {
      ...purseOf(question.me),
      bowl2: question.me.bowl2 - burnPrice * question.move.tokens,
      bowl3: question.me.bowl3 + question.move.tokens
    })
  }
];
var purseOf = ({ workers, priests, bowl1, bowl2, bowl3 }) => ({
  workers,
  priests,
  bowl1,
  bowl2,
  bowl3
});
var burn = (draft, { seat, move: move2 }) => {
  const me = seatDraft(draft, seat);
  me.bowl2 -= burnPrice * move2.tokens;
  me.bowl3 += move2.tokens;
  return "nothing";
};
var ownRates = ({ exchange }) => {
  switch (exchange._tag) {
    case "nothing":
      return [];
    case "alchemy":
      return [
        { give: 1, from: "VP", to: "C" },
        { give: exchange.coinsPerVp, from: "C", to: "VP" }
      ];
  }
};
var ordains = ({ from, to }) => from === "W" && to === "P";
var rateOf = ({ faction: faction2, move: move2 }) => {
  const fits = ({ from, to }) => from === move2.from && to === move2.to;
  return rates.find(fits) ?? ownRates(faction2).find(fits) ?? (ordains(move2) ? { give: 1, from: "W", to: "P" } : void 0);
};
var amountOf = (seat, resource2) => {
  switch (resource2) {
    case "PW":
      return seat.bowl3;
    case "P":
      return seat.priests;
    case "W":
      return seat.workers;
    case "C":
      return seat.coins;
    case "VP":
      return seat.vp;
  }
};
var after = ({ me, move: move2 }) => {
  const purse = purseOf(me);
  const [got, lost] = [
    (resource2) => move2.to === resource2 ? move2.get : 0,
    (resource2) => move2.from === resource2 ? move2.give : 0
  ];
  return {
    workers: purse.workers + got("W") - lost("W"),
    priests: purse.priests + got("P") - lost("P"),
    bowl1: purse.bowl1 + lost("PW"),
    bowl2: purse.bowl2,
    bowl3: purse.bowl3 - lost("PW")
  };
};
var convertDemands = [
  { rule: "TMY-19.4", text: "it is not the turn of this seat", holds: inTurn$1 },
  {
    rule: "TMY-5.5",
    text: "these resources cannot be exchanged like this",
    holds: (question) => {
      const rate = rateOf(question);
      return rate !== void 0 && question.move.give === rate.give * question.move.get && question.move.get > 0;
    }
  },
  {
    rule: "TMY-17.3",
    text: "that many workers cannot become priests",
    holds: ({ me, move: move2 }) => !ordains(move2) || move2.get <= me.ordain
  },
  {
    rule: "TMY-5.5",
    text: "the seat does not have that much to give",
    holds: ({ me, move: move2 }) => amountOf(me, move2.from) >= move2.give
  },
  {
    rule: "TMY-15.14",
    text: "what is begun could no longer be finished",
    holds: (question) => staysPayable(question, after(question))
  }
];
var take = (seat, resource2, amount2) => {
  switch (resource2) {
    case "PW":
      spendPower(seat, amount2);
      return;
    case "P":
      seat.priests -= amount2;
      return;
    case "W":
      seat.workers -= amount2;
      return;
    case "C":
      seat.coins -= amount2;
      return;
    case "VP":
      bookPoints(seat, -amount2, "exchange");
  }
};
var give = (draft, seat, resource2, amount2) => {
  const me = seatDraft(draft, seat);
  switch (resource2) {
    case "PW":
      return;
    case "P":
      gainPriests(draft, seat, amount2);
      return;
    case "W":
      me.workers += amount2;
      return;
    case "C":
      me.coins += amount2;
      return;
    case "VP":
      bookPoints(me, amount2, "exchange");
  }
};
var convert = (draft, { seat, move: move2 }) => {
  const me = seatDraft(draft, seat);
  take(me, move2.from, move2.give);
  give(draft, seat, move2.to, move2.get);
  if (ordains(move2) || !draft.switches["strict-darkling-sh"]) me.ordain = 0;
  if (isDeferred(draft) && draft.switches["strict-leech"]) voidOffers(draft, seat);
  return "nothing";
};
var listBurns = (question) => {
  if (question.me.bowl2 < burnPrice || !inTurn$1(question)) return [];
  const move2 = { _tag: "Burn", by: question.by, tokens: 1 };
  return allHold(burnDemands, about(question, { move: move2 })) ? [move2] : [];
};
var listConversions = (question) => {
  if (!inTurn$1(question)) return [];
  const moves2 = [];
  let candidate;
  const offer2 = (move2) => {
    if (amountOf(question.me, move2.from) < move2.give) return;
    candidate ?? (candidate = about(question, { move: move2 }));
    candidate.move = move2;
    if (allHold(convertDemands, candidate)) moves2.push(move2);
  };
  for (const rate of rates) if (amountOf(question.me, rate.from) >= rate.give) offer2(unit(question, rate));
  for (const rate of ownRates(question.faction)) offer2(unit(question, rate));
  for (let workers = 1; workers <= question.me.ordain; workers++)
    offer2({ _tag: "Convert", by: question.by, give: workers, from: "W", get: workers, to: "P" });
  return moves2;
};
var unit = (question, { give: amount2, from, to }) => ({
  _tag: "Convert",
  by: question.by,
  give: amount2,
  from,
  get: 1,
  to
});
var burns = {
  question: (asked, move2) => about(asked, { move: move2 }),
  demands: burnDemands,
  perform: burn,
  list: listBurns
};
var conversions = {
  question: (asked, move2) => about(asked, { move: move2 }),
  demands: convertDemands,
  perform: convert,
  list: listConversions
};
var meansOf = ({ state: state2, seat, me }) => {
  if (state2.phase === "cult") return me.spades > 0 ? "cult" : "none";
  if (state2.phase !== "turn" || state2.active !== seat) return "none";
  const { turn: turn2 } = state2;
  if (turn2.eruption > 0) return "eruption";
  if (turn2.free === "sandstorm") return "sandstorm";
  return turn2.spades > 0 ? "spades" : "none";
};
var spadesUsed = ({ state: state2, me, hex: hex2, to }, means2) => spadesFor(me, state2.ground[hex2] ?? 0, to, means2 === "cult" ? me.spades : state2.turn.spades);
var isBeside = ({ state: state2, seat, board: board2 }, hex2) => (board2.land[hex2] ?? []).some((near) => state2.owner[near] === seat);
var isInReach = (question, means2) => {
  if (means2 === "sandstorm") return isBeside(question, question.hex);
  return wayFor(question, question.hex) !== "none";
};
var leftOdd = ({ state: state2, me }) => {
  const home = homeGround(me);
  for (const site of state2.turn.sites) if ((state2.ground[site] ?? 0) !== home) return true;
  return false;
};
var kindAllows = ({ state: state2, hex: hex2 }) => {
  const { kind: kind2, sites } = state2.turn;
  switch (kind2) {
    case "none":
    case "any":
      return true;
    case "one":
      return sites.length === 0 || sites[0] === hex2;
    case "two":
      return sites.length < 2 || sites.includes(hex2);
  }
};
var splitFits = ({ me, split: split2 }, price) => split2 === null || split2[0] + split2[1] + split2[2] === price && split2[0] <= me.bowl1 && split2[1] <= me.bowl2 && split2[2] <= me.bowl3;
var tokensDue = (question) => question.means === "eruption" && volcanoCurrency(question.faction) === "tokens" ? volcanoPrice(question.state, question.seat, question.state.ground[question.hex] ?? 0) : 0;
var noToll = { workers: 0, priests: 0 };
var tollPayable = (question, workers, coins) => {
  const { state: state2, seat, me, hex: hex2 } = question;
  const isSkip = question.faction.skipping._tag !== "none" && wayFor(question, hex2) === "skip";
  const toll = isSkip ? skipPrice(state2, seat) : noToll;
  return me.workers >= workers + toll.workers && me.priests >= toll.priests && me.coins >= coins;
};
var changing = [
  {
    rule: "TMY-3.2",
    text: "the map has no such land hex",
    holds: ({ state: state2, hex: hex2 }) => hex2 >= 0 && state2.ground[hex2] !== riverGround
  },
  {
    rule: "TMY-4.2",
    text: "the hex has a structure, or is ice or a volcano",
    holds: ({ state: state2, hex: hex2 }) => state2.structure[hex2] === 0 && (state2.ground[hex2] ?? 0) < ringSize
  },
  { rule: "TMY-7.3", text: "the hex is out of reach", holds: (question) => isInReach(question, question.means) },
  {
    rule: "TMY-15.3",
    text: "these spades belong to another hex",
    holds: (question) => question.means !== "spades" || kindAllows(question)
  },
  {
    rule: "TMY-15.4",
    text: "the last hex was left on another terrain, so this one must become home terrain",
    holds: (question) => question.means !== "spades" || question.to === homeGround(question.me) || !leftOdd(question)
  },
  {
    rule: "TMY-17.13",
    text: "a sandstorm does not make this terrain",
    holds: (question) => question.means !== "sandstorm" || question.to === homeGround(question.me) && question.state.ground[question.hex] !== question.to
  },
  {
    rule: "TMY-4.8",
    text: "this faction makes volcanoes only, or cannot pay for this one",
    holds: (question) => question.means !== "eruption" || question.to === volcanoGround && canErupt(question.state, question.seat, question.state.ground[question.hex] ?? 0)
  },
  {
    rule: "TMY-4.4",
    text: "the pending spades do not make this terrain",
    holds: (question) => {
      const { means: means2 } = question;
      return means2 !== "spades" && means2 !== "cult" || spadesUsed(question, means2) > 0;
    }
  },
  {
    rule: "TMY-15.7a",
    text: "the transformation does not use all bought spades",
    holds: (question) => question.means !== "spades" || question.state.turn.paid === 0 || spadesUsed(question, "spades") === question.state.turn.spades
  },
  {
    rule: "TMY-5.7",
    text: "the bowls do not hold that many tokens",
    holds: (question) => splitFits(question, tokensDue(question))
  }
];
var demands$5 = [
  { rule: "TMY-15.1", text: "nothing is pending to transform with", holds: (question) => question.means !== "none" },
  ...changing,
  { rule: "TMY-7.4", text: "the tunnel or carpet cannot be paid", holds: (question) => tollPayable(question, 0, 0) }
];
var impliedGround = (question, hex2) => {
  const home = homeGround(question.me);
  const means2 = meansOf(question);
  if (means2 === "eruption" || means2 === "sandstorm") return home;
  const pending = means2 === "cult" ? question.me.spades : question.state.turn.spades;
  const from = question.state.ground[hex2] ?? 0;
  if (spadesFor(question.me, from, home, pending) > 0) return home;
  let [best, rest] = [home, Number.POSITIVE_INFINITY];
  for (let to = 0; to < ringSize; to++) {
    const far = spadesFor(question.me, to, home, mostSpades + 1);
    if (far > 0 && far < rest && spadesFor(question.me, from, to, pending) > 0) [best, rest] = [to, far];
  }
  return best;
};
var landQuestion = (question, hex2, to, split2) => {
  const number2 = question.board.byName.get(hex2) ?? -1;
  const ground = to === null ? impliedGround(question, number2) : groundIndex(to);
  return about(question, { hex: number2, to: ground, split: split2, means: meansOf(question), way: "change" });
};
var paySkip = (draft, seat, hex2) => {
  if (wayTo(draft, seat, hex2) !== "skip") return;
  const toll = skipPrice(draft, seat);
  pay(seatDraft(draft, seat), toll.workers, 0, toll.priests);
  bookPoints(seatDraft(draft, seat), toll.vp, "faction");
  draft.turn.skipped = hex2;
};
var payVolcano = (draft, { seat, hex: hex2, split: split2, faction: faction2 }) => {
  const price = volcanoPrice(draft, seat, draft.ground[hex2] ?? 0);
  draft.turn.eruption = 0;
  if (volcanoCurrency(faction2) === "tokens") {
    loseTokens(seatDraft(draft, seat), price, split2);
    return;
  }
  draft.turn.loss = price;
  draft.turn.lossFrom = tracksAt(seatOf(draft, seat), price);
};
var payMeans = (draft, question, used) => {
  const { seat, hex: hex2, means: means2 } = question;
  const { turn: turn2 } = draft;
  if (means2 === "sandstorm") turn2.free = "none";
  else paySkip(draft, seat, hex2);
  if (means2 === "eruption") payVolcano(draft, question);
  if (means2 === "spades") turn2.spades -= used;
};
var transform = (draft, question) => {
  const { seat, hex: hex2, to, means: means2 } = question;
  const used = spadesUsed(question, means2);
  if (means2 === "cult") seatDraft(draft, seat).spades -= used;
  else {
    const { turn: turn2 } = draft;
    payMeans(draft, question, used);
    if (turn2.spades === 0) {
      turn2.paid = 0;
      turn2.kind = "none";
    }
    turn2.mayDig = 0;
    if (!turn2.sites.includes(hex2)) turn2.sites.push(hex2);
  }
  draft.ground[hex2] = to;
};
var targets = (question) => {
  const home = homeGround(question.me);
  const all2 = [0, 1, 2, 3, 4, 5, 6];
  return home >= ringSize ? [...all2, home] : all2;
};
var sitesInReach = (question, means2) => {
  const { state: state2, board: board2, faction: faction2 } = question;
  const marks = hexesInReach(question);
  const skips = faction2.skipping._tag !== "none";
  const found = [];
  for (const hex2 of board2.lands) {
    if (state2.structure[hex2] !== 0) continue;
    if (means2 === "sandstorm" ? isBeside(question, hex2) : marks[hex2] === 1 || skips && wayFor(question, hex2) !== "none")
      found.push(hex2);
  }
  return found;
};
var groundName = (ground) => {
  const name = grounds$1[ground];
  return name === void 0 || name === "river" ? "yellow" : name;
};
var listTransforms = (question) => {
  const means2 = meansOf(question);
  if (means2 === "none") return [];
  const moves2 = [];
  const aims = means2 === "eruption" || means2 === "sandstorm" ? [homeGround(question.me)] : targets(question);
  const candidate = about(question, { hex: -1, to: -1, split: null, means: means2, way: "change" });
  for (const hex2 of sitesInReach(question, means2))
    for (const to of aims) {
      candidate.hex = hex2;
      candidate.to = to;
      if (!allHold(demands$5, candidate)) continue;
      for (const from of splitsFor(question, tokensDue(candidate)))
        moves2.push({
          _tag: "Transform",
          by: question.by,
          hex: question.board.names[hex2] ?? "",
          to: groundName(to),
          from
        });
    }
  return moves2;
};
var splitsFor = ({ me }, tokens2) => {
  if (tokens2 === 0) return [null];
  return [null, ...splits(me, tokens2).slice(1)];
};
var transforms = {
  question: (asked, { hex: hex2, to, from }) => landQuestion(asked, hex2, to, from),
  demands: demands$5,
  perform: (draft, question) => {
    transform(draft, question);
    return "due";
  },
  list: listTransforms
};
var hasLeft = ({ counts: counts2 }, kind2) => (counts2[kinds$1.indexOf(kind2)] ?? 0) < structureSupply[kind2];
var hasNeighbour = (state2, seat, hex2) => {
  for (const near of adjacent(state2, boardIn(state2), hex2)) {
    const owner = state2.owner[near] ?? 0;
    if (owner >= 0 && owner !== seat) return true;
  }
  return false;
};
var placeStructure = (draft, seat, hex2, kind2) => {
  const me = seatDraft(draft, seat);
  const old = (draft.structure[hex2] ?? 0) - 1;
  if (old >= 0) me.counts[old] = (me.counts[old] ?? 0) - 1;
  const index = kinds$1.indexOf(kind2);
  me.counts[index] = (me.counts[index] ?? 0) + 1;
  draft.structure[hex2] = index + 1;
  draft.owner[hex2] = seat;
};
var buildStructure = (draft, seat, hex2, kind2) => {
  scoreBuilt(draft, seat, kind2);
  placeStructure(draft, seat, hex2, kind2);
  makeOffers(draft, seat, hex2);
  updateTown(draft, seat, hex2);
};
var siteQuestion = (question, name, split2) => {
  const hex2 = question.board.byName.get(name) ?? -1;
  return about(question, {
    hex: hex2,
    to: homeGround(question.me),
    split: split2,
    means: meansOf(question),
    way: wayOf(question, hex2)
  });
};
var wayOf = (question, hex2) => {
  const { turn: turn2 } = question.state;
  if (!inTurn$1(question)) return "plain";
  if (turn2.free === "ride") return "ride";
  if (turn2.spades > 0 || turn2.eruption > 0 || turn2.free === "sandstorm") return "change";
  return turn2.act === "land" && turn2.built === 0 && turn2.sites.includes(hex2) ? "site" : "plain";
};
var rideGround = ({ faction: faction2 }) => {
  for (const { gain: gain2 } of faction2.actions) if (gain2._tag === "ride") return groundIndex(gain2.terrain);
  return -1;
};
var only = (ways, list2) => list2.map((demand) => ({ ...demand, holds: (question) => !ways.includes(question.way) || demand.holds(question) }));
var dwellingPrice = ({ faction: faction2 }) => faction2.costs.D;
var demands$4 = [
  {
    rule: "TMY-5.7",
    text: "no tokens are due here",
    holds: (question) => question.split === null || question.way === "change" && tokensDue(question) > 0
  },
  {
    rule: "TMY-3.2",
    text: "the map has no such land hex",
    holds: ({ state: state2, hex: hex2 }) => hex2 >= 0 && state2.ground[hex2] !== riverGround
  },
  ...only(
    ["plain"],
    [
      {
        rule: "TMY-15.5",
        text: "the hex was not transformed in the running action",
        holds: (question) => !inTurn$1(question) || question.state.turn.act !== "land" || question.state.turn.left > 0 || hasPending(question.state)
      },
      ...openingDemands
    ]
  ),
  { rule: "TMY-6.1", text: "the hex is not empty", holds: ({ state: state2, hex: hex2 }) => state2.structure[hex2] === 0 },
  { rule: "TMY-2.1", text: "no dwelling is left", holds: ({ me }) => hasLeft(me, "D") },
  ...only(
    ["ride"],
    [
      {
        rule: "TMY-17.5",
        text: "the ride does not lead to this kind of terrain",
        holds: (question) => question.state.ground[question.hex] === rideGround(question)
      }
    ]
  ),
  ...only(
    ["change"],
    [
      {
        rule: "TMY-15.10",
        text: "use or give up the pending spades first",
        holds: (question) => question.state.ground[question.hex] !== homeGround(question.me)
      },
      ...changing,
      {
        rule: "TMY-15.2",
        text: "the transformation does not need exactly the pending spades",
        holds: (question) => question.means !== "spades" || spadesUsed(question, "spades") === question.state.turn.spades
      }
    ]
  ),
  ...only(
    ["site", "plain"],
    [
      {
        rule: "TMY-6.1",
        text: "the hex is not of the home terrain",
        holds: ({ state: state2, me, hex: hex2 }) => isBuildable(me, state2.ground[hex2] ?? 0)
      }
    ]
  ),
  ...only(
    ["plain"],
    [{ rule: "TMY-7.3", text: "the hex is out of reach", holds: (question) => isInReach(question, "none") }]
  ),
  ...only(
    ["change", "site", "plain"],
    [
      {
        rule: "TMY-15.8",
        text: "the dwelling cannot be paid",
        holds: (question) => {
          const [workers, coins] = dwellingPrice(question);
          return question.means === "sandstorm" || question.way === "site" ? question.me.workers >= workers && question.me.coins >= coins : tollPayable(question, workers, coins);
        }
      }
    ]
  )
];
var build = (draft, question, events) => {
  const { seat, hex: hex2, way } = question;
  const { turn: turn2 } = draft;
  if (way === "ride") {
    turn2.free = "none";
    buildStructure(draft, seat, hex2, "D");
    return "nothing";
  }
  const [workers, coins] = dwellingPrice(question);
  if (way === "change") transform(draft, question);
  else if (way === "plain") {
    openAction(draft, seat, "land", events);
    paySkip(draft, seat, hex2);
  }
  pay(seatDraft(draft, seat), workers, coins, 0);
  turn2.built = 1;
  buildStructure(draft, seat, hex2, "D");
  return "nothing";
};
var candidates = (question, means2) => {
  const { state: state2, board: board2, me } = question;
  const { turn: turn2 } = state2;
  if (turn2.free === "ride")
    return board2.lands.filter((hex2) => state2.structure[hex2] === 0 && state2.ground[hex2] === rideGround(question));
  const [workers, coins] = dwellingPrice(question);
  if (me.workers < workers || me.coins < coins) return [];
  if (means2 !== "none") return sitesInReach(question, means2);
  const open = mayOpen(question) ? sitesInReach(question, means2).filter((hex2) => isBuildable(me, state2.ground[hex2] ?? 0)) : [];
  return turn2.act === "land" && turn2.built === 0 ? [.../* @__PURE__ */ new Set([...turn2.sites, ...open])].sort((a, b) => a - b) : open;
};
var listDwellings = (question) => {
  const { me, board: board2 } = question;
  const moves2 = [];
  if (!inTurn$1(question) || !hasLeft(me, "D")) return moves2;
  const means2 = meansOf(question);
  const candidate = about(question, {
    hex: -1,
    to: homeGround(me),
    split: null,
    means: means2,
    way: "plain"
  });
  for (const hex2 of candidates(question, means2)) {
    candidate.hex = hex2;
    candidate.way = wayOf(question, hex2);
    if (!allHold(demands$4, candidate)) continue;
    const tokens2 = candidate.way === "change" ? tokensDue(candidate) : 0;
    for (const from of splitsFor(question, tokens2))
      moves2.push({ _tag: "Build", by: question.by, hex: board2.names[hex2] ?? "", from });
  }
  return moves2;
};
var dwellings = {
  question: (asked, { hex: hex2, from }) => siteQuestion(asked, hex2, from),
  demands: demands$4,
  perform: build,
  list: listDwellings
};
var doneDemands = [
  { rule: "TMY-14.2", text: "it is not the turn of this seat", holds: inTurn$1 },
  { rule: "TMY-14.2", text: "a main action or a pass is due", holds: ({ state: state2 }) => state2.turn.act !== "none" },
  {
    rule: "TMY-19.8",
    text: "something of the running action must be finished first",
    holds: (question) => !mustFinish(question)
  },
  {
    rule: "TMY-19.9",
    text: "another main action is due",
    holds: ({ state: state2 }) => !isDeferred(state2) || state2.turn.left === 0
  },
  { rule: "TMY-19.5b", text: "a cult step is due first", holds: (question) => !owesStep(question) }
];
var dropDemands = [
  { rule: "TMY-18.1", text: "a seat can leave a game only in a replay", holds: ({ state: state2 }) => severalMayMove(state2) },
  {
    rule: "TMY-18.1",
    text: "that seat is not in the game",
    holds: ({ state: state2, target }) => target >= 0 && seatOf(state2, target).dropped === 0
  },
  {
    rule: "TMY-18.1",
    text: "the last seat cannot leave the game",
    holds: ({ state: state2, target }) => state2.seats.some(({ dropped }, seat) => dropped === 0 && seat !== target)
  }
];
var done = (draft, { seat }) => {
  const me = seatDraft(draft, seat);
  me.steps += draft.turn.steps;
  if (draft.switches["strict-darkling-sh"]) me.ordain = 0;
  return "end of turn";
};
var dropChoices = (draft, seat) => {
  const me = seatDraft(draft, seat);
  if (me.dropped === 0) return;
  me.steps = 0;
  me.tokens = 0;
  me.spades = 0;
  me.priestsDue = 0;
};
var leave = (draft, { target }, events) => {
  const me = seatDraft(draft, target);
  me.dropped = 1;
  me.bonus = -1;
  dropChoices(draft, target);
  dropOffers(draft, target, events);
  draft.watches = draft.watches.filter(({ from }) => from !== target);
  return draft.phase === "turn" && draft.active === target ? "next turn" : "due";
};
var turnEnds = {
  question: (asked) => asked,
  demands: doneDemands,
  perform: done,
  list: (question) => allHold(doneDemands, question) ? [{ _tag: "Done", by: question.by }] : []
};
var departures = {
  question: (asked, { faction: faction2 }) => about(asked, { target: seatNamed(asked.state, faction2) }),
  demands: dropDemands,
  perform: leave,
  list: unlisted
};
var waits = {
  question: (asked) => asked,
  demands: [{ rule: "TMY-19.4", text: "there is nothing to wait for", holds: ({ state: state2 }) => severalMayMove(state2) }],
  perform: () => "nothing",
  list: unlisted
};
var isSetup = (phase) => ({ state: state2, seat }) => state2.phase === phase && state2.active === seat;
var factionDemands = [
  { rule: "TMY-13.2", text: "no faction is to be chosen now", holds: isSetup("faction") },
  {
    rule: "TMY-18",
    text: "the options leave this faction out",
    holds: ({ state: state2, chosen }) => isPlayable(state2.switches, factionAt(chosen))
  },
  {
    rule: "TMY-13.2",
    text: "the faction board is taken",
    holds: ({ state: state2, chosen }) => isBoardFree(state2, factionAt(chosen))
  },
  {
    rule: "TMY-13.3",
    text: "its home terrain was chosen by another faction",
    holds: ({ state: state2, chosen }) => isHomeFree(state2, factionAt(chosen))
  }
];
var isTaken$1 = ({ state: state2, seat, terrain: terrain2 }) => {
  var _a;
  return state2.seats.some((other, index) => index !== seat && other.home === terrain2) || (((_a = state2.auction) == null ? void 0 : _a.tokens.some((token) => printedHome(factionAt(token)) === terrain2)) ?? false);
};
var terrainDemands = [
  {
    rule: "TMY-13.3",
    text: "no terrain is to be chosen",
    holds: (question) => isSetup("terrain")(question) || question.state.phase === "turn" && question.state.active === question.seat && question.state.turn.shift > 0
  },
  {
    rule: "TMY-13.3",
    text: "another faction lives or begins there",
    holds: (question) => question.state.phase !== "terrain" || !isTaken$1(question)
  },
  {
    rule: "TMY-17.22",
    text: "this terrain is already the home of this seat or of another",
    holds: ({ state: state2, seat, me, terrain: terrain2 }) => state2.phase !== "turn" || terrain2 !== me.home && !isHomeOfOther(state2, seat, terrain2)
  }
];
var setTerrain = (draft, seat, terrain2) => {
  const me = seatDraft(draft, seat);
  me.home = terrain2;
  if (draft.phase === "turn") {
    draft.turn.shift = 0;
    return;
  }
  if (factionOf$1(draft, seat).priests._tag === "cycle") me.locked = (1 << ring$1.length) - 1 & ~(1 << terrain2);
};
var listFactions = (question) => {
  const moves2 = [];
  const candidate = about(question, { chosen: -1 });
  for (const [chosen, { id }] of factions$1.entries()) {
    candidate.chosen = chosen;
    if (allHold(factionDemands, candidate)) moves2.push({ _tag: "Setup", by: question.by, faction: id });
  }
  return moves2;
};
var listTerrains = (question) => {
  if (question.state.phase === "turn" && question.state.turn.shift === 0) return [];
  const moves2 = [];
  const candidate = about(question, { terrain: -1 });
  for (const [terrain2, color] of ring$1.entries()) {
    candidate.terrain = terrain2;
    if (allHold(terrainDemands, candidate)) moves2.push({ _tag: "PickColor", by: question.by, color });
  }
  return moves2;
};
var factionChoices = {
  question: (asked, { faction: faction2 }) => about(asked, { chosen: factions$1.findIndex(({ id }) => id === faction2) }),
  demands: factionDemands,
  perform: (draft, { seat, chosen }) => {
    seatFaction(draft, seat, chosen);
    return "set-up";
  },
  list: listFactions
};
var terrainChoices = {
  question: (asked, { color }) => about(asked, { terrain: ring$1.indexOf(color) }),
  demands: terrainDemands,
  perform: (draft, { seat, terrain: terrain2 }) => {
    setTerrain(draft, seat, terrain2);
    return draft.phase === "terrain" ? "set-up" : "nothing";
  },
  list: listTerrains
};
var takeable$1 = (state2, seat) => favorTiles$1.filter((_, index) => copiesIn(state2.favorPool, index) > 0 && !hasFavor(seatOf(state2, seat), index)).length;
var grantFavors = (draft, seat, count) => {
  draft.turn.favors = Math.min(draft.turn.favors + count, takeable$1(draft, seat));
};
var cultOf$1 = (tile2) => cults$1.findIndex((cult2) => {
  var _a;
  return cult2 === ((_a = favorTiles$1[tile2]) == null ? void 0 : _a.cult);
});
var demands$3 = [
  {
    rule: "TMY-19.2",
    text: "it is not the turn of this seat",
    holds: (question) => inTurn$1(question) || question.state.phase === "favor"
  },
  { rule: "TMY-6.4", text: "no favor tile is due", holds: ({ state: state2 }) => state2.turn.favors > 0 },
  { rule: "TMY-17.24", text: "the price of the volcano comes first", holds: ({ state: state2 }) => state2.turn.loss === 0 },
  {
    rule: "TMY-12.3",
    text: "the pool has no such favor tile",
    holds: ({ state: state2, tile: tile2 }) => copiesIn(state2.favorPool, tile2) > 0
  },
  { rule: "TMY-12.3", text: "the seat has this favor tile already", holds: ({ me, tile: tile2 }) => !hasFavor(me, tile2) },
  {
    rule: "TMY-19.5b",
    text: "another seat could still reach space 10 first: wait for its answers",
    holds: ({ state: state2, seat, tile: tile2 }) => {
      var _a;
      return !stepWaits(state2, seat, cultOf$1(tile2), ((_a = favorTiles$1[tile2]) == null ? void 0 : _a.steps) ?? 0);
    }
  }
];
var takeFavor = (draft, { seat, tile: index }) => {
  const tile2 = favorTiles$1[index];
  if (tile2 === void 0) return "nothing";
  const me = seatDraft(draft, seat);
  draft.favorPool[index] = (draft.favorPool[index] ?? 0) - 1;
  me.favors |= 1 << index;
  draft.turn.favors = Math.min(draft.turn.favors - 1, takeable$1(draft, seat));
  climb(draft, seat, cultOf$1(index), tile2.steps);
  if (tile2.townPower > 0) updateTowns(draft, seat);
  return draft.phase === "favor" ? "set-up" : "nothing";
};
var listFavors = (question) => {
  if (question.state.turn.favors === 0) return [];
  const moves2 = [];
  for (const [tile2, { id }] of favorTiles$1.entries())
    if (allHold(demands$3, about(question, { tile: tile2 }))) moves2.push({ _tag: "Favor", by: question.by, tile: id });
  return moves2;
};
var favors = {
  question: (asked, move2) => about(asked, { tile: favorTiles$1.findIndex(({ id }) => id === move2.tile) }),
  demands: demands$3,
  perform: takeFavor,
  list: listFavors
};
var isPending = (question) => {
  const { turn: turn2, phase } = question.state;
  switch (question.what) {
    case "SPADE":
      return phase === "cult" ? question.me.spades > 0 : inTurn$1(question) && turn2.spades > 0;
    case "BRIDGE":
      return inTurn$1(question) && turn2.bridges > 0;
    case "FREE_D":
      return inTurn$1(question) && turn2.free === "ride";
    case "FREE_TP":
      return inTurn$1(question) && turn2.free === "trading-house";
    case "FREE_TF":
      return inTurn$1(question) && turn2.free === "sandstorm";
    case "GAIN_P3_FOR_VP":
      return question.me.tokens > 0;
  }
};
var demands$2 = [
  { rule: "TMY-15.13", text: "nothing of that kind is pending", holds: isPending },
  {
    rule: "TMY-15.6",
    text: "bought spades cannot be given up",
    holds: ({ state: state2, what }) => what !== "SPADE" || state2.phase === "cult" || state2.turn.paid === 0
  }
];
var giveUp = (draft, seat, what) => {
  const { turn: turn2 } = draft;
  const me = seatDraft(draft, seat);
  switch (what) {
    case "SPADE":
      if (draft.phase === "cult") me.spades -= 1;
      else {
        turn2.spades -= 1;
        if (turn2.spades === 0) {
          turn2.kind = "none";
          turn2.mayDig = 0;
        }
      }
      return;
    case "BRIDGE":
      turn2.bridges -= 1;
      return;
    case "FREE_D":
    case "FREE_TP":
    case "FREE_TF":
      turn2.free = "none";
      return;
    case "GAIN_P3_FOR_VP":
      me.tokens -= 1;
  }
};
var all$1 = ["SPADE", "BRIDGE", "FREE_D", "FREE_TP", "FREE_TF", "GAIN_P3_FOR_VP"];
var listWaivers = (question) => {
  const { turn: turn2 } = question.state;
  if (turn2.spades === 0 && turn2.bridges === 0 && turn2.free === "none" && question.me.spades === 0 && question.me.tokens === 0)
    return [];
  return all$1.filter((what) => allHold(demands$2, about(question, { what }))).map((what) => ({ _tag: "GiveUp", by: question.by, what }));
};
var waivers = {
  question: (asked, { what }) => about(asked, { what }),
  demands: demands$2,
  perform: (draft, { seat, what }) => {
    giveUp(draft, seat, what);
    return "due";
  },
  list: listWaivers
};
var bonusDemands = [
  { rule: "TMY-14.5", text: "choose a bonus tile", holds: ({ tile: tile2 }) => tile2 >= 0 },
  { rule: "TMY-14.5", text: "that bonus tile is not in the pool", holds: ({ state: state2, tile: tile2 }) => inPool(state2, tile2) }
];
var passDemands = [
  ...openingDemands,
  { rule: "TMY-19.5b", text: "a cult step is due first", holds: (question) => !owesStep(question) },
  ...bonusDemands.map(
    (demand) => ({
      ...demand,
      holds: (question) => question.state.round === rounds || demand.holds(question)
    })
  ),
  {
    rule: "TMY-14.5",
    text: "a bonus tile cannot be taken in the last round",
    holds: ({ state: state2, tile: tile2 }) => state2.round < rounds || tile2 < 0
  }
];
var tilePoints = (pass2, faction2, seat) => {
  switch (pass2._tag) {
    case "none":
      return 0;
    case "each":
      return pass2.kinds.reduce((vp, kind2) => vp + pass2.vp * countOf(seat, kind2), 0);
    case "table":
      return pass2.vp[countOf(seat, pass2.kind)] ?? 0;
    case "shipping":
      return pass2.vp * shippingLevel(faction2, seat);
  }
};
var joined = (state2, seat) => {
  const { spans } = boardIn(state2);
  return spans.filter((ends, span) => state2.bridge[span] === seat && ends.every((hex2) => state2.owner[hex2] === seat)).length;
};
var factionPoints = (state2, seat) => {
  const me = seatOf(state2, seat);
  const { passing } = factionOf$1(state2, seat);
  if (!hasStronghold(me)) return 0;
  switch (passing._tag) {
    case "nothing":
      return 0;
    case "bridges":
      return passing.vp * joined(state2, seat);
    case "temples":
      return passing.vp * countOf(me, "TE");
  }
};
var takeBonus = (draft, seat, tile2) => {
  const me = seatDraft(draft, seat);
  me.bonus = tile2;
  if (tile2 < 0) return;
  me.coins += draft.bonusCoins[tile2] ?? 0;
  draft.bonusCoins[tile2] = 0;
};
var scorePass = (draft, seat, tile2) => {
  const me = seatDraft(draft, seat);
  const faction2 = factionOf$1(draft, seat);
  const held = bonusTiles$1[me.bonus];
  if (held !== void 0) bookPoints(me, tilePoints(held.pass, faction2, me), "bonus");
  for (const [index, { pass: pass2 }] of favorTiles$1.entries())
    if (pass2._tag !== "none" && hasFavor(me, index)) bookPoints(me, tilePoints(pass2, faction2, me), "favor");
  bookPoints(me, factionPoints(draft, seat), "faction");
  takeBonus(draft, seat, draft.round < rounds ? tile2 : -1);
};
var listPasses = (question) => {
  var _a;
  if (!mayOpen(question)) return [];
  const moves2 = [];
  const candidate = about(question, { tile: -1 });
  for (let tile2 = -1; tile2 < bonusTiles$1.length; tile2++) {
    candidate.tile = tile2;
    if (tile2 >= 0 && question.state.bonusIn[tile2] === 0) continue;
    if (allHold(passDemands, candidate))
      moves2.push({ _tag: "Pass", by: question.by, tile: ((_a = bonusTiles$1[tile2]) == null ? void 0 : _a.id) ?? null });
  }
  return moves2;
};
var listFirstTiles = (question) => {
  const moves2 = [];
  const candidate = about(question, { tile: -1 });
  for (const [tile2, { id }] of bonusTiles$1.entries()) {
    candidate.tile = tile2;
    if (allHold(bonusDemands, candidate)) moves2.push({ _tag: "Pass", by: question.by, tile: id });
  }
  return moves2;
};
var pass = (draft, { seat, tile: tile2 }, events) => {
  if (isDeferred(draft)) declineAll(draft, seat, events);
  scorePass(draft, seat, tile2);
  const me = seatDraft(draft, seat);
  me.passed = 1;
  if (draft.switches["strict-darkling-sh"]) me.ordain = 0;
  draft.passing.push(seat);
  draft.turn.left = 0;
  return "end of turn";
};
var passQuestion = (asked, move2) => about(asked, { tile: bonusTiles$1.findIndex(({ id }) => id === move2.tile) });
var passes = {
  question: passQuestion,
  demands: passDemands,
  perform: pass,
  list: listPasses
};
var firstTiles = {
  question: passQuestion,
  demands: bonusDemands,
  perform: (draft, { seat, tile: tile2 }) => {
    takeBonus(draft, seat, tile2);
    return "set-up";
  },
  list: listFirstTiles
};
var spaces$3 = cultBoard.priestSpaces.length;
var freeSpace = (state2, cult2, steps2) => {
  for (let space2 = 0; space2 < spaces$3; space2++)
    if (cultBoard.priestSpaces[space2] === steps2 && (state2.preachers[cult2 * spaces$3 + space2] ?? 0) < 0)
      return cult2 * spaces$3 + space2;
  return -1;
};
var defaultSteps = (state2, cult2) => {
  if (freeSpace(state2, cult2, 3) >= 0) return 3;
  return freeSpace(state2, cult2, 2) >= 0 ? 2 : 1;
};
var stepsMade = ({ faction: faction2, me, steps: steps2 }) => steps2 + (hasStronghold(me) ? faction2.preaching.extra : 0);
var sendDemands = [
  ...openingDemands,
  { rule: "TMY-9.4", text: "there is no priest to send", holds: ({ me }) => me.priests > 0 },
  {
    rule: "TMY-9.4",
    text: "that space of the track is taken",
    holds: ({ state: state2, cult: cult2, steps: steps2 }) => steps2 === cultBoard.returned || freeSpace(state2, cult2, steps2) >= 0
  },
  {
    rule: "TMY-19.5b",
    text: "another seat could still reach space 10 first: wait for its answers",
    holds: (question) => !stepWaits(question.state, question.seat, question.cult, stepsMade(question))
  }
];
var send = (draft, question, events) => {
  const { seat, cult: cult2, steps: steps2 } = question;
  const me = seatDraft(draft, seat);
  openAction(draft, seat, "other", events);
  me.priests -= 1;
  const space2 = steps2 === cultBoard.returned ? -1 : freeSpace(draft, cult2, steps2);
  if (space2 >= 0) draft.preachers[space2] = seat;
  climb(draft, seat, cult2, stepsMade(question));
  return "nothing";
};
var listSends = (question) => {
  if (question.me.priests === 0 || !mayOpen(question)) return [];
  const moves2 = [];
  for (const [index, cult2] of cults$1.entries()) {
    const usual = defaultSteps(question.state, index);
    for (const steps2 of [3, 2, 1])
      if (steps2 <= usual && allHold(sendDemands, about(question, { cult: index, steps: steps2 })))
        moves2.push({ _tag: "Send", by: question.by, cult: cult2, steps: steps2 === usual ? null : steps2 });
  }
  return moves2;
};
var unlockPrice = ({ state: state2, seat, faction: faction2, terrain: terrain2 }) => {
  if (faction2.priests._tag !== "cycle" || terrain2 === "gain-priest") return 0;
  return isHomeOfOther(state2, seat, ring$1.indexOf(terrain2)) ? faction2.priests.homeCoins : faction2.priests.coins;
};
var unlockDemands = [
  { rule: "TMY-17.21", text: "no priest is due", holds: ({ me }) => me.priestsDue > 0 },
  {
    rule: "TMY-17.21",
    text: "that terrain is not locked",
    holds: ({ me, terrain: terrain2 }) => terrain2 === "gain-priest" || (me.locked & 1 << ring$1.indexOf(terrain2)) !== 0
  },
  {
    rule: "TMY-17.21",
    text: "the coins for unlocking are missing",
    holds: (question) => question.me.coins >= unlockPrice(question)
  }
];
var unlock = (draft, question) => {
  const { seat, terrain: terrain2 } = question;
  const me = seatDraft(draft, seat);
  me.priestsDue -= 1;
  if (terrain2 === "gain-priest") takePriests(draft, seat, 1);
  else {
    me.coins -= unlockPrice(question);
    me.locked &= ~(1 << ring$1.indexOf(terrain2));
  }
  return "due";
};
var listUnlocks = (question) => {
  if (question.me.priestsDue === 0) return [];
  return [...ring$1, "gain-priest"].filter((terrain2) => allHold(unlockDemands, about(question, { terrain: terrain2 }))).map((terrain2) => ({ _tag: "Unlock", by: question.by, terrain: terrain2 }));
};
var sends = {
  question: (asked, move2) => {
    const cult2 = cults$1.indexOf(move2.cult);
    return about(asked, { cult: cult2, steps: move2.steps ?? defaultSteps(asked.state, cult2) });
  },
  demands: sendDemands,
  perform: send,
  list: listSends
};
var unlocks = {
  question: (asked, { terrain: terrain2 }) => about(asked, { terrain: terrain2 }),
  demands: unlockDemands,
  perform: unlock,
  list: listUnlocks
};
var dwellingOrder = (state2) => {
  const tagged = (...tags) => (seat) => tags.includes(factionOf$1(state2, seat).dwellings._tag);
  const common2 = state2.order.filter(tagged("two", "three"));
  return [
    ...common2,
    ...[...common2].reverse(),
    ...state2.order.filter(tagged("three")),
    ...state2.order.filter(tagged("one-last"))
  ];
};
var placed$1 = (state2) => state2.seats.reduce((sum, { counts: counts2 }) => sum + (counts2[0] ?? 0), 0);
var demands$1 = [
  { rule: "TMY-3.2", text: "the map has no such land hex", holds: ({ hex: hex2 }) => hex2 >= 0 },
  { rule: "TMY-6.1", text: "the hex is not empty", holds: ({ state: state2, hex: hex2 }) => state2.structure[hex2] === 0 },
  {
    rule: "TMY-13.6",
    text: "the hex is not of the home terrain",
    holds: ({ state: state2, me, hex: hex2 }) => state2.ground[hex2] === me.home
  },
  {
    rule: "TMY-13.6",
    text: "the hex does not touch a river",
    holds: ({ board: board2, faction: faction2, hex: hex2 }) => !staysAtRivers(faction2) || touchesRiver(board2, hex2)
  },
  { rule: "TMY-5.7", text: "no tokens are due here", holds: ({ split: split2 }) => split2 === null }
];
var placeStart = (draft, seat, hex2) => {
  draft.ground[hex2] = startingGround(seatOf(draft, seat));
  placeStructure(draft, seat, hex2, "D");
};
var listStarts = (question) => {
  const moves2 = [];
  const candidate = about(question, { hex: -1, split: null });
  for (const hex2 of question.board.lands) {
    candidate.hex = hex2;
    if (allHold(demands$1, candidate))
      moves2.push({ _tag: "Build", by: question.by, hex: question.board.names[hex2] ?? "", from: null });
  }
  return moves2;
};
var starts = {
  question: (asked, { hex: hex2, from }) => about(asked, { hex: asked.board.byName.get(hex2) ?? -1, split: from }),
  demands: demands$1,
  perform: (draft, { seat, hex: hex2 }) => {
    placeStart(draft, seat, hex2);
    return "set-up";
  },
  list: listStarts
};
var choosing = (question) => inTurn$1(question) && question.state.turn.choose > 0;
var isDue = (question) => {
  const { turn: turn2 } = question.state;
  if (choosing(question)) return question.steps === 1;
  if (question.steps === 2) return inTurn$1(question) && turn2.leap === 2;
  return inTurn$1(question) && turn2.steps > 0 || question.me.steps > 0;
};
var stepDemands = [
  { rule: "TMY-9.7", text: "this cult step is not due", holds: isDue },
  {
    rule: "TMY-17.24",
    text: "the price of the volcano comes first",
    holds: (question) => !inTurn$1(question) || question.state.turn.loss === 0
  },
  {
    rule: "TMY-10.6",
    text: "this track cannot go to space 10 now",
    holds: (question) => !choosing(question) || hasBit(question.state.turn.choose, question.cult)
  },
  {
    rule: "TMY-19.5b",
    text: "another seat could still reach space 10 first: wait for its answers",
    holds: ({ state: state2, seat, cult: cult2, steps: steps2 }) => !stepWaits(state2, seat, cult2, steps2)
  }
];
var step$1 = (draft, question) => {
  const { cult: cult2, steps: steps2 } = question;
  const { turn: turn2 } = draft;
  const me = seatDraft(draft, question.seat);
  if (choosing(question)) {
    turn2.choose &= ~(1 << cult2);
    turn2.blocked &= ~(1 << cult2);
    climb(draft, question.seat, cult2, 1);
    if (me.keys === 0) turn2.choose = 0;
    return "due";
  }
  if (steps2 === 2) turn2.leap = 0;
  else if (inTurn$1(question) && turn2.steps > 0) turn2.steps -= 1;
  else me.steps -= 1;
  climb(draft, question.seat, cult2, steps2);
  return "due";
};
var listSteps = (question) => {
  const count = inTurn$1(question) && question.state.turn.leap === 2 && !choosing(question) ? 2 : 1;
  const moves2 = [];
  const { turn: turn2 } = question.state;
  if (question.me.steps === 0 && !(inTurn$1(question) && (turn2.steps > 0 || turn2.leap > 0 || turn2.choose > 0)))
    return moves2;
  for (const [index, cult2] of cults$1.entries())
    if (allHold(stepDemands, about(question, { cult: index, steps: count })))
      moves2.push({ _tag: "Step", by: question.by, cult: cult2, steps: count });
  return moves2;
};
var lowest = cultBoard.top - 3;
var isWorkaround = (question) => {
  const position = question.me.cults[question.cult] ?? 0;
  return question.steps === 1 && isDeferred(question.state) && inTurn$1(question) && position < cultBoard.top && position - 1 >= lowest;
};
var loseDemands = [
  {
    rule: "TMY-17.24",
    text: "these steps are not to be paid",
    holds: (question) => isWorkaround(question) || inTurn$1(question) && question.state.turn.loss > 0 && question.state.turn.loss === question.steps
  },
  {
    rule: "TMY-17.19",
    text: "this track cannot pay them",
    holds: (question) => isWorkaround(question) || hasBit(question.state.turn.lossFrom, question.cult)
  }
];
var lose = (draft, { seat, cult: cult2, steps: count }) => {
  if (count !== 1) {
    draft.turn.loss = 0;
    draft.turn.lossFrom = 0;
  }
  descend(draft, seat, cult2, count);
  return "nothing";
};
var listLosses = (question) => {
  const { loss } = question.state.turn;
  if (loss !== 3 && loss !== 4) return [];
  const moves2 = [];
  for (const [index, cult2] of cults$1.entries())
    if (allHold(loseDemands, about(question, { cult: index, steps: loss })))
      moves2.push({ _tag: "Lose", by: question.by, cult: cult2, steps: loss });
  return moves2;
};
var steps = {
  question: (asked, move2) => about(asked, { cult: cults$1.indexOf(move2.cult), steps: move2.steps }),
  demands: stepDemands,
  perform: step$1,
  list: listSteps
};
var losses = {
  question: (asked, move2) => about(asked, { cult: cults$1.indexOf(move2.cult), steps: move2.steps }),
  demands: loseDemands,
  perform: lose,
  list: listLosses
};
var isFree = (asked) => asked.state.turn.free === "trading-house" && inTurn$1(asked);
var priceOf = ({ state: state2, seat, faction: faction2 }, hex2, to) => {
  const [workers, coins] = faction2.costs[to];
  return to === "TP" && !hasNeighbour(state2, seat, hex2) ? [workers, 2 * coins] : [workers, coins];
};
var demands = [
  ...openingDemands,
  {
    rule: "TMY-17.15",
    text: "the free upgrade does not make this structure",
    holds: ({ goesOn: goesOn2, to }) => !goesOn2 || to === "TP"
  },
  { rule: "TMY-3.2", text: "the map has no such land hex", holds: ({ hex: hex2 }) => hex2 >= 0 },
  {
    rule: "TMY-6.1",
    text: "the seat has no structure there",
    holds: ({ state: state2, seat, hex: hex2 }) => state2.owner[hex2] === seat
  },
  {
    rule: "TMY-6.1",
    text: "this structure cannot be upgraded to that",
    holds: ({ state: state2, hex: hex2, to }) => kinds$1[(state2.structure[hex2] ?? 0) - 1] === upgradesFrom[to]
  },
  {
    rule: "TMY-2.1",
    text: "no structure of that kind is left",
    holds: ({ me, to }) => hasLeft(me, to)
  },
  {
    rule: "TMY-6.2",
    text: "the upgrade cannot be paid",
    holds: ({ goesOn: goesOn2, me, price: [workers, coins] }) => goesOn2 || canPay(me, workers, coins, 0)
  }
];
var gainStronghold = (draft, seat) => {
  const me = seatDraft(draft, seat);
  const { stronghold } = factionOf$1(draft, seat);
  switch (stronghold._tag) {
    case "nothing":
      return;
    case "power":
      gainPower(me, stronghold.power);
      return;
    case "ordain":
      me.ordain = stronghold.workers;
      return;
    case "favor":
      grantFavors(draft, seat, 1);
      return;
    case "vp":
      bookPoints(me, stronghold.vp, "faction");
      return;
    case "spades": {
      const spades = gainSpades(draft, seat, stronghold.spades);
      draft.turn.spades = spades;
      draft.turn.kind = spades > 0 ? "any" : "none";
      draft.turn.act = "land";
      return;
    }
    case "ship":
      sailFree(draft, seat, stronghold.steps);
      return;
    case "range":
      stretch(draft, seat, stronghold.steps);
      return;
    case "tokens":
      me.bowl1 += draft.seats.length;
      return;
    case "bridges":
      draft.turn.bridges += Math.max(0, Math.min(stronghold.bridges, supply.bridges - me.bridges));
  }
};
var upgrade = (draft, question, events) => {
  const { seat, faction: faction2, hex: hex2, to, goesOn: goesOn2, price } = question;
  if (goesOn2) draft.turn.free = "none";
  else {
    const [workers, coins] = price;
    openAction(draft, seat, "other", events);
    pay(seatDraft(draft, seat), workers, coins, 0);
  }
  buildStructure(draft, seat, hex2, to);
  if (to === "TE" || to === "SA") grantFavors(draft, seat, faction2.favors.each);
  if (to === "SH") gainStronghold(draft, seat);
  return "nothing";
};
var nextKinds = [[], ["TP"], ["TE", "SH"], ["SA"], [], []];
var listUpgrades = (question) => {
  const { state: state2, seat, board: board2 } = question;
  const moves2 = [];
  const goesOn2 = isFree(question);
  if (!goesOn2 && !mayOpen(question)) return moves2;
  const candidate = about(question, { hex: -1, to: "TP", price: [0, 0], goesOn: goesOn2 });
  for (const hex2 of board2.lands) {
    if (state2.owner[hex2] !== seat) continue;
    candidate.hex = hex2;
    for (const to of nextKinds[state2.structure[hex2] ?? 0] ?? []) {
      candidate.to = to;
      candidate.price = priceOf(question, hex2, to);
      if (allHold(demands, candidate))
        moves2.push({ _tag: "Upgrade", by: question.by, hex: board2.names[hex2] ?? "", to });
    }
  }
  return moves2;
};
var upgrades = {
  question: (asked, { hex: name, to }) => {
    const hex2 = asked.board.byName.get(name) ?? -1;
    return about(asked, { hex: hex2, to, price: priceOf(asked, hex2, to), goesOn: isFree(asked) });
  },
  demands,
  perform: upgrade,
  list: listUpgrades
};
var sealed = ({
  question,
  demands: demands2,
  perform: perform2,
  list: list2
}) => ({
  judge: (asked, move2) => {
    const made = question(asked, move2);
    return { broken: firstBroken(demands2, made), perform: (draft, events) => perform2(draft, made, events) };
  },
  perform: (draft, asked, move2, events) => perform2(draft, question(asked, move2), events),
  list: list2
});
var chapters = {
  Setup: sealed(factionChoices),
  PickColor: sealed(terrainChoices),
  Bid: sealed(bids$1),
  Take: sealed(tokenChoices),
  Build: sealed(dwellings),
  Transform: sealed(transforms),
  Dig: sealed(digs),
  Upgrade: sealed(upgrades),
  Advance: sealed(advances),
  Send: sealed(sends),
  Action: sealed(actions),
  Pass: sealed(passes),
  Leech: sealed(acceptances),
  Decline: sealed(refusals),
  DeclineAll: sealed(fullRefusals),
  Favor: sealed(favors),
  Town: sealed(townChoices),
  Step: sealed(steps),
  Lose: sealed(losses),
  GiveUp: sealed(waivers),
  Bridge: sealed(bridges),
  Connect: sealed(rivers),
  ConnectHexes: sealed(riversByHexes),
  Burn: sealed(burns),
  Convert: sealed(conversions),
  Unlock: sealed(unlocks),
  GainToken: sealed(tokens$1),
  Drop: sealed(departures),
  Wait: sealed(waits),
  Done: sealed(turnEnds)
};
var atSetup$1 = {
  auction: { Pass: sealed(quits) },
  dwelling: { Build: sealed(starts) },
  bonus: { Pass: sealed(firstTiles) }
};
var chapterOf = ({ phase, round }, tag) => {
  var _a;
  return (round === 0 ? (_a = atSetup$1[phase]) == null ? void 0 : _a[tag] : void 0) ?? chapters[tag];
};
var choices = ["Step", "Unlock", "GainToken", "GiveUp"];
var tagsOf = {
  auction: ["Bid", "Pass", "Take"],
  faction: ["Setup"],
  terrain: ["PickColor"],
  favor: ["Favor"],
  dwelling: ["Build"],
  bonus: ["Pass"],
  turn: [...choices, "Leech"],
  offers: [...choices, "Leech"],
  cult: ["Transform", ...choices],
  income: choices,
  end: []
};
var turnTags = [
  "Build",
  "Transform",
  "Dig",
  "Upgrade",
  "Advance",
  "Send",
  "Action",
  "Favor",
  "Town",
  "Lose",
  "PickColor",
  "Bridge",
  "Connect",
  "Burn",
  "Convert",
  "Pass",
  "Done"
];
var holdings = (state2, seat) => boardIn(state2).lands.filter((hex2) => state2.owner[hex2] === seat);
var linked = (state2, board2, seat, a, b) => {
  const [me, faction2] = [seatOf(state2, seat), factionOf$1(state2, seat)];
  const steps2 = board2.sea(a, b);
  if (steps2 > 0 && steps2 <= shippingLevel(faction2, me)) return true;
  return board2.distance(a, b) <= skipDistance(faction2, me);
};
var groupsOf = (state2, seat) => {
  const board2 = boardIn(state2);
  const rivers2 = seatOf(state2, seat).rivers;
  const rest = new Set(holdings(state2, seat));
  const groups = [];
  for (const start of rest) {
    const group = [start];
    rest.delete(start);
    for (let next = 0; next < group.length; next++) {
      const hex2 = group[next] ?? 0;
      const near = /* @__PURE__ */ new Set([...adjacent(state2, board2, hex2), ...clusterOf(state2, seat, hex2, rivers2)]);
      for (const other of [...rest])
        if (near.has(other) || linked(state2, board2, seat, hex2, other)) {
          rest.delete(other);
          group.push(other);
        }
    }
    groups.push(group);
  }
  return groups;
};
var most$3 = (values) => Math.max(0, ...values);
var areaOf = (state2, seat) => most$3(groupsOf(state2, seat).map((group) => group.length));
var greatestDistance = (board2, group) => most$3(group.flatMap((a) => group.map((b) => board2.distance(a, b))));
var settlements = (state2, seat, group) => {
  const rest = new Set(group);
  let count = 0;
  for (const hex2 of rest) {
    count++;
    for (const member of clusterOf(state2, seat, hex2, seatOf(state2, seat).rivers)) rest.delete(member);
  }
  return count;
};
var finalValue = (state2, seat, tile2) => {
  const board2 = boardIn(state2);
  const groups = groupsOf(state2, seat);
  switch (tile2) {
    case "connected-distance":
      return most$3(groups.map((group) => greatestDistance(board2, group)));
    case "connected-sa-sh-distance":
      return most$3(
        groups.map(
          (group) => greatestDistance(
            board2,
            group.filter((hex2) => (state2.structure[hex2] ?? 0) >= 4)
          )
        )
      );
    case "building-on-edge":
      return most$3(groups.map((group) => group.filter((hex2) => board2.border[hex2] === true).length));
    case "connected-clusters":
      return most$3(groups.map((group) => settlements(state2, seat, group)));
  }
};
var rankPoints = (values, places2) => values.map((value) => {
  if (value === 0) return 0;
  const better = values.filter((other) => other > value).length;
  const tied = values.filter((other) => other === value).length;
  let sum = 0;
  for (let place = better; place < better + tied; place++) if (place < values.length) sum += places2[place] ?? 0;
  return Math.floor(sum / tied);
});
var award = (draft, values, places2, source2, what, events) => {
  rankPoints(values, places2).forEach((vp, seat) => {
    if (vp === 0) return;
    bookPoints(seatDraft(draft, seat), vp, source2);
    events == null ? void 0 : events.happened({ _tag: "Ranked", seat, what }, draft);
  });
};
var sellOut = (draft, seat) => {
  const me = seatDraft(draft, seat);
  const { exchange } = factionOf$1(draft, seat);
  const burnt = Math.floor(me.bowl2 / burnPrice);
  me.bowl2 -= burnPrice * burnt;
  me.bowl3 += burnt;
  me.coins += me.bowl3 + me.priests + me.workers;
  spendPower(me, me.bowl3);
  me.priests = 0;
  me.workers = 0;
  const rate = exchange._tag === "alchemy" ? exchange.coinsPerVp : coinsPerVp;
  bookPoints(me, Math.floor(me.coins / rate), "resources");
  me.coins %= rate;
};
var scoreEnd = (draft, events) => {
  const all2 = draft.seats.map((_, seat) => seat);
  for (const index of draft.finals) {
    const tile2 = finalTiles$1[index];
    if (tile2 !== void 0)
      award(
        draft,
        all2.map((seat) => finalValue(draft, seat, tile2)),
        areaRanks,
        "final",
        tile2,
        events
      );
  }
  cults$1.forEach((cult2, index) => {
    award(
      draft,
      draft.seats.map((seat) => seat.cults[index] ?? 0),
      cultBoard.ranks,
      "cult",
      cult2,
      events
    );
  });
  award(
    draft,
    all2.map((seat) => areaOf(draft, seat)),
    areaRanks,
    "area",
    "network",
    events
  );
  for (const seat of draft.order.concat(all2.filter((other) => !draft.order.includes(other)))) {
    sellOut(draft, seat);
    events == null ? void 0 : events.happened({ _tag: "Resources", seat }, draft);
  }
};
var beginTurn = (draft, seat) => {
  draft.phase = "turn";
  draft.active = seat;
  draft.turnOf = seat;
  draft.turn = newTurn(1);
};
var closeRound = (draft, events) => {
  draft.turnOf = -1;
  draft.active = -1;
  draft.turn = newTurn(0);
  draft.phase = "offers";
  if (draft.seats.some((_, seat) => hasOffer(draft, seat) || hasDue(draft, seat))) return;
  events == null ? void 0 : events.happened({ _tag: "Phase" }, draft);
  draft.offers = [];
  draft.watches = [];
  if (draft.round === rounds) endGame(draft, events);
  else bonusPhase(draft, events);
};
var endGame = (draft, events) => {
  scoreEnd(draft, events);
  draft.phase = "end";
};
var nextOrder = (draft) => {
  if (draft.switches["variable-turn-order"]) return draft.order.slice();
  const start = draft.order.indexOf(draft.passing[0] ?? 0);
  return [...draft.order.slice(start), ...draft.order.slice(0, Math.max(0, start))];
};
var bookBonus = (draft, seat) => {
  const tile2 = roundTile(draft);
  if (tile2 === void 0) return;
  const counted2 = tile2.counts === "priests" ? preachersOf(draft, seat) : seatDraft(draft, seat).cults[cults$1.indexOf(tile2.counts)] ?? 0;
  const times = Math.floor(counted2 / tile2.every);
  if (times === 0) return;
  if (tile2.bonus._tag === "spades") {
    seatDraft(draft, seat).spades += gainSpades(draft, seat, tile2.bonus.spades * times);
    return;
  }
  for (let time = 0; time < times; time++) gain(draft, seat, tile2.bonus.gain);
};
var bonusPhase = (draft, events) => {
  draft.order = nextOrder(draft);
  draft.phase = "cult";
  for (const seat of draft.order) {
    bookBonus(draft, seat);
    dropChoices(draft, seat);
    events == null ? void 0 : events.happened({ _tag: "CultBonus", seat }, draft);
  }
  proceedBonus(draft, events);
};
var proceedBonus = (draft, events) => {
  const seat = firstDue(draft);
  draft.active = seat;
  if (seat < 0) cleanUp(draft, events);
};
var cleanUp = (draft, events) => {
  draft.taken = draft.taken.map(() => 0);
  draft.passing = [];
  for (const seat of draft.seats) {
    seat.used = 0;
    seat.passed = 0;
  }
  for (const [tile2] of bonusTiles$1.entries())
    if (inPool(draft, tile2)) draft.bonusCoins[tile2] = (draft.bonusCoins[tile2] ?? 0) + 1;
  startRound(draft, events);
};
var startRound = (draft, events) => {
  events == null ? void 0 : events.happened({ _tag: "Phase" }, draft);
  draft.round += 1;
  draft.phase = "income";
  for (const seat of draft.order) {
    bookIncome(draft, seat);
    dropChoices(draft, seat);
    events == null ? void 0 : events.happened({ _tag: "Income", seat }, draft);
  }
  proceedIncome(draft);
};
var bookIncome = (draft, seat) => {
  var _a;
  const faction2 = factionOf$1(draft, seat);
  const me = seatDraft(draft, seat);
  const sum = { coins: 0, workers: 0, priests: 0, power: 0 };
  const add = (what) => {
    sum.coins += what.coins ?? 0;
    sum.workers += what.workers ?? 0;
    sum.priests += what.priests ?? 0;
    sum.power += what.power ?? 0;
  };
  kinds$1.forEach((kind2, index) => {
    const built2 = me.counts[index] ?? 0;
    const table2 = faction2.income[kind2];
    add({
      coins: (table2.coins ?? [])[built2] ?? 0,
      workers: (table2.workers ?? [])[built2] ?? 0,
      priests: (table2.priests ?? [])[built2] ?? 0,
      power: (table2.power ?? [])[built2] ?? 0
    });
  });
  add(((_a = bonusTiles$1[me.bonus]) == null ? void 0 : _a.income) ?? {});
  favorTiles$1.forEach((tile2, index) => {
    if (hasFavor(me, index)) add(tile2.income);
  });
  gain(draft, seat, sum);
};
var proceedIncome = (draft) => {
  const due2 = firstDue(draft);
  if (due2 >= 0) {
    draft.active = due2;
    return;
  }
  const first = draft.order.find((seat) => !isOut(seatOf(draft, seat))) ?? -1;
  if (first >= 0) beginTurn(draft, first);
};
var needsTerrain = (seat, when) => seat.faction >= 0 && seat.home < 0 && choosesTerrain(factionAt(seat.faction)) === when;
var needsFavor = (seat) => seat.faction >= 0 && factionAt(seat.faction).favors.atSetup > 0 && seat.favors === 0;
var nextChoice = (draft) => {
  const find = (test) => draft.order.find((seat) => test(seatOf(draft, seat))) ?? -1;
  const now = find((seat) => needsTerrain(seat, "now"));
  if (now >= 0) return ["terrain", now];
  const favored = find(needsFavor);
  if (favored >= 0) return ["favor", favored];
  if (draft.auction !== null && nextAuction(draft)) return ["auction", draft.active];
  const free2 = find(({ faction: faction2 }) => faction2 < 0);
  if (free2 >= 0) return ["faction", free2];
  const last = find((seat) => needsTerrain(seat, "last"));
  if (last >= 0) return ["terrain", last];
  const builder = dwellingOrder(draft)[placed$1(draft)];
  if (builder !== void 0) return ["dwelling", builder];
  const taker = [...draft.order].reverse().find((seat) => seatOf(draft, seat).bonus < 0);
  return taker === void 0 ? null : ["bonus", taker];
};
var nextSetup = (draft, events) => {
  const choice = nextChoice(draft);
  if (choice !== null) {
    [draft.phase, draft.active] = choice;
    if (draft.phase === "favor") grantFavors(draft, draft.active, factionOf$1(draft, draft.active).favors.atSetup);
    return;
  }
  for (const [tile2] of bonusTiles$1.entries()) if (inPool(draft, tile2)) draft.bonusCoins[tile2] = 1;
  draft.turn = { ...idleTurn, sites: [] };
  startRound(draft, events);
};
var settleSeat = (draft, index, { faction: faction2, home, favors: favors2, counts: counts2, bonus }) => {
  const me = seatDraft(draft, index);
  seatFaction(draft, index, faction2);
  if (draft.auction !== null) bookPoints(me, auctionPoints - (draft.auction.paid[index] ?? 0) - me.vp, "start");
  if (home >= 0) setTerrain(draft, index, home);
  me.favors = favors2;
  me.bonus = bonus;
  me.counts = [...counts2];
  for (const [tile2, { cult: cult2, steps: steps2 }] of favorTiles$1.entries())
    if (hasFavor(me, tile2)) climb(draft, index, cults$1.indexOf(cult2), steps2);
};
var nextSeat = (state2, from) => {
  const { order } = state2;
  const start = order.indexOf(from);
  for (let step2 = 1; step2 <= order.length; step2++) {
    const seat = order[(start + step2) % order.length] ?? 0;
    if (!isOut(seatOf(state2, seat))) return seat;
  }
  return -1;
};
var passOn = (draft, events) => {
  const last = draft.turnOf;
  const seat = nextSeat(draft, last);
  if (draft.switches["variable-turn-order"] && seatOf(draft, last).passed === 1)
    draft.order = [...draft.order.filter((other) => other !== last), last];
  if (seat >= 0) beginTurn(draft, seat);
  else closeRound(draft, events);
};
var afterOffers = (draft, events) => {
  draft.offers = [];
  if (draft.turn.left > 0 && !isOut(seatOf(draft, draft.turnOf))) {
    const { left: left2, blocked, skipped } = draft.turn;
    draft.phase = "turn";
    draft.active = draft.turnOf;
    draft.turn = { ...newTurn(left2), blocked, skipped };
  } else passOn(draft, events);
};
var proceedOffers = (draft, events) => {
  const due2 = firstDue(draft);
  if (due2 >= 0) {
    draft.active = due2;
    return;
  }
  for (let [first] = draft.offers; first !== void 0; [first] = draft.offers) {
    if (worth(draft, first) > 0) {
      draft.active = first.to;
      return;
    }
    dropOffer(draft, 0, events);
  }
  afterOffers(draft, events);
};
var endTurn = (draft, events) => {
  if (isDeferred(draft)) {
    passOn(draft, events);
    return;
  }
  draft.phase = "offers";
  proceedOffers(draft, events);
};
var proceed = (draft, events) => {
  switch (draft.phase) {
    case "offers":
      if (draft.turnOf >= 0) proceedOffers(draft, events);
      else closeRound(draft, events);
      return;
    case "cult":
      proceedBonus(draft, events);
      return;
    case "income":
      proceedIncome(draft);
      return;
    case "auction":
    case "faction":
    case "terrain":
    case "favor":
    case "dwelling":
    case "bonus":
    case "turn":
    case "end":
      return;
  }
};
var goOn = (draft, after2, events) => {
  switch (after2) {
    case "nothing":
      return;
    case "due":
      proceed(draft, events);
      return;
    case "set-up":
      nextSetup(draft, events);
      return;
    case "end of turn":
      endTurn(draft, events);
      return;
    case "next turn":
      passOn(draft, events);
  }
};
var barred = (state2, seat, move2) => {
  if (state2.phase === "end") return over("TMY-1.1", "the game is over");
  if (seat < 0)
    return broken(
      "TMY-19.5",
      move2.by === null ? "several seats may act: the move must name its seat" : "no such faction is at the table"
    );
  if (move2._tag === "Drop" || move2._tag === "Wait") return void 0;
  return mayMove(state2, seat) ? void 0 : notYourTurn("TMY-19.1", "another seat decides", toMove(state2));
};
var judge = (state2, seat, move2) => chapterOf(state2, move2._tag).judge(questionFor(state2, seat), move2);
var refusalOf = (state2, move2) => {
  const seat = moverOf(state2, move2);
  return barred(state2, seat, move2) ?? judge(state2, seat, move2).broken;
};
var step = (state2, move2) => {
  const seat = moverOf(state2, move2);
  const refused = barred(state2, seat, move2);
  if (refused !== void 0) return left$1(refused);
  const { broken: mistake, perform: effect2 } = judge(state2, seat, move2);
  if (mistake !== void 0) return left$1(mistake);
  const draft = draftOf(state2);
  goOn(draft, effect2(draft, null), null);
  return right(draft);
};
var perform = (draft, move2, events) => {
  const asked = questionFor(draft, moverOf(draft, move2));
  goOn(draft, chapterOf(draft, move2._tag).perform(draft, asked, move2, events), events);
};
var applyLegal = (state2, move2) => {
  const draft = draftOf(state2);
  perform(draft, move2, null);
  return draft;
};
var movesOf = (state2, seat) => {
  const asked = questionFor(state2, seat);
  const moves2 = [];
  const list2 = (tag) => {
    for (const move2 of chapterOf(state2, tag).list(asked)) moves2.push(move2);
  };
  if (inTurn$1(asked)) turnTags.forEach(list2);
  tagsOf[state2.phase].forEach(list2);
  return moves2;
};
var legalMoves = (state2) => {
  const [only2, ...others] = movers(state2);
  if (only2 === void 0) return [];
  return mintAll(
    others.length === 0 ? movesOf(state2, only2) : [only2, ...others].flatMap((seat) => movesOf(state2, seat))
  );
};
var factionId = oneOf(...factions$1.map(({ id }) => id));
var by = nullable(factionId);
var cult$1 = oneOf(...cults$1);
var terrain$1 = oneOf(...ring$1);
var amount$1 = whole(0, 999);
var hexPattern = /^([A-J][1-9]\d?|r\d{1,2})$/;
var hex$1 = text("a hex", 3, hexPattern);
var split = nullable(
  refined(
    tuple(amount$1, 3),
    "three numbers",
    (given2) => given2.some((n) => n > 0) ? right(given2) : left$1(fault([], "no token leaves"))
  )
);
var space = oneOf(
  "ACT1",
  "ACT2",
  "ACT3",
  "ACT4",
  "ACT5",
  "ACT6",
  ...specialSpaces,
  ...earlierSpaces,
  "BON1",
  "BON2",
  "FAV6"
);
var waste = oneOf("SPADE", "BRIDGE", "FREE_D", "FREE_TP", "FREE_TF", "GAIN_P3_FOR_VP");
var kind = (tag, fields2) => (
  // The fields of a move are those of its tag, `_tag` and `by`; a mapped type cannot be put together without saying so.
  exact(tag, { _tag: oneOf(tag), by, ...fields2 })
);
var move = ruled(
  "TMY-19.10",
  variants("a move", {
    Setup: kind("Setup", { faction: factionId }),
    PickColor: kind("PickColor", { color: terrain$1 }),
    Bid: kind("Bid", { points: amount$1 }),
    Take: kind("Take", { faction: factionId, place: whole(1, 5) }),
    Build: kind("Build", { hex: hex$1, from: split }),
    Transform: kind("Transform", {
      hex: hex$1,
      to: nullable(oneOf(...ring$1, "ice", "volcano")),
      from: split
    }),
    Dig: kind("Dig", { spades: whole(1, 999) }),
    Upgrade: kind("Upgrade", { hex: hex$1, to: oneOf("TP", "TE", "SH", "SA") }),
    Advance: kind("Advance", { track: oneOf("ship", "dig") }),
    Send: kind("Send", { cult: cult$1, steps: nullable(oneOf(1, 2, 3)) }),
    Action: kind("Action", { space, from: split }),
    Pass: kind("Pass", { tile: nullable(oneOf(...bonusTiles$1.map(({ id }) => id))) }),
    Leech: kind("Leech", { power: amount$1, from: factionId }),
    Decline: kind("Decline", { power: amount$1, from: factionId }),
    DeclineAll: kind("DeclineAll", {}),
    Favor: kind("Favor", { tile: oneOf(...favorTiles$1.map(({ id }) => id)) }),
    Town: kind("Town", { tile: oneOf(...townTiles$1.map(({ id }) => id)), count: oneOf(1, 2) }),
    Step: kind("Step", { cult: cult$1, steps: oneOf(1, 2) }),
    Lose: kind("Lose", { cult: cult$1, steps: oneOf(1, 3, 4) }),
    GiveUp: kind("GiveUp", { what: waste }),
    Bridge: kind("Bridge", { a: hex$1, b: hex$1 }),
    Connect: kind("Connect", { river: hex$1 }),
    ConnectHexes: kind("ConnectHexes", { hexes: list(hex$1, 2, 3) }),
    Burn: kind("Burn", { tokens: whole(1, 999) }),
    Convert: kind("Convert", { give: amount$1, from: oneOf(...resources$1), get: whole(1, 999), to: oneOf(...resources$1) }),
    Unlock: kind("Unlock", { terrain: oneOf(...ring$1, "gain-priest") }),
    GainToken: kind("GainToken", {}),
    Drop: kind("Drop", { faction: factionId }),
    Wait: kind("Wait", {}),
    Done: kind("Done", {})
  })
);
var check = checkBy({
  isOver: ({ phase }) => phase === "end",
  overRule: "TMY-1.1",
  move,
  moveRule: "TMY-19.10",
  refusal: refusalOf
});
var distinct$1 = (items) => new Set(items).size === items.length;
var isLeftOut = (options2, option) => option !== null && !options2[option];
var setupFault = ({ setup: setup2, ...options2 }) => {
  if (setup2 === null) return void 0;
  const scoring = setup2.scoring.map((id) => scoringTiles$1.find((tile2) => tile2.id === id));
  const bonus = setup2.bonus.map((id) => bonusTiles$1.find((tile2) => tile2.id === id));
  if (!distinct$1(setup2.scoring) || !distinct$1(setup2.bonus) || !distinct$1(setup2.final)) return "every tile is there once";
  if (scoring.some((tile2, index) => tile2 === void 0 || index >= tile2.lastRound))
    return "a scoring tile lies too late";
  if (setup2.bonus.length !== options2.players + 3) return "players + 3 bonus tiles are in the game";
  if (scoring.some((tile2) => isLeftOut(options2, (tile2 == null ? void 0 : tile2.option) ?? null))) return "a scoring tile needs its option";
  if (bonus.some((tile2) => isLeftOut(options2, (tile2 == null ? void 0 : tile2.option) ?? null))) return "a bonus tile needs its option";
  if (setup2.final.length > 0 !== options2["fire-and-ice-final-scoring"]) return "final scoring tiles need their option";
  return setup2.start < options2.players ? void 0 : "the start seat is at the table";
};
var plain$1 = optionsOf("Terra Mystica options", optionTable);
var isReplaced = (u, name) => name === "fire-and-ice-factions/variable_v5" && editions.some((edition) => u[`fire-and-ice-factions/${edition}`] === true);
var withExpansion = (u) => (
  // An object with more keys than there are options is refused whatever they are: it need not be copied first.
  isObject(u) && (u["map"] === "fire-ice" || u["map"] === "fire-ice-2") && Object.keys(u).length <= optionCount ? Object.fromEntries([
    ...fireAndIce.filter((name) => !Object.hasOwn(u, name) && !isReplaced(u, name)).map((name) => [name, true]),
    ...Object.entries(u)
  ]) : u
);
var optionCount = Object.keys(optionTable).length;
var filled = described(
  new t.Type(plain$1.name, plain$1.is, (u, c) => plain$1.validate(withExpansion(u), c), plain$1.encode),
  schemaOf(plain$1)
);
var options = ruled(
  "TMY-18",
  refined(filled, "Terra Mystica options", (value) => {
    if (editionsOn(value).length > 1)
      return left$1(fault(["fire-and-ice-factions/variable"], "one edition of these factions is played", "TMY-18.2"));
    const wrong = setupFault(value);
    return wrong === void 0 ? right(value) : left$1(fault(["setup"], wrong, "TMY-13.1"));
  })
);
constant(defaultsOf(optionTable));
var within = (n, min, max) => Number.isInteger(n) && n >= min && n <= max;
var all = (list2, length, min, max) => list2.length === length && list2.every((n) => within(n, min, max));
var distinct = (list2) => new Set(list2).size === list2.length;
var isSeatOf = (state2, n) => within(n, 0, state2.seats.length - 1);
var seated = (state2) => state2.seats.filter(({ faction: faction2 }) => faction2 >= 0);
var everySeat = (test) => (state2) => state2.seats.every((seat, index) => test(seat, index, state2));
var everyFaction = (test) => (state2) => state2.seats.every((seat, index) => seat.faction < 0 || test(seat, factionOf$1(state2, index), index, state2));
var overSeats = (state2, count) => state2.seats.reduce((sum, seat, index) => sum + count(seat, index), 0);
var isAtTurn = (state2, seat) => state2.phase === "turn" && state2.active === seat;
var stepsToBuild = [1, 2, 3, 3, 4];
var timesBuilt = (state2, seat) => stepsToBuild.reduce((sum, steps2, kind2) => sum + steps2 * at(seatOf(state2, seat).counts, kind2), 0);
var mayUse = (seat, { needs }) => needs === "nothing" || hasStronghold(seat);
var areAllOut = ({ seats }) => seats.every(isOut);
var isRightSeat = (state2) => {
  const { active, turnOf, phase, seats, offers } = state2;
  switch (phase) {
    case "turn":
      return isSeatOf(state2, active) && turnOf === active && !isOut(seatOf(state2, active));
    case "offers": {
      if (isDeferred(state2))
        return active === -1 && turnOf === -1 && seats.some((_, seat) => hasDue(state2, seat) || hasOffer(state2, seat));
      const due2 = firstDue(state2);
      const [first] = offers;
      if (!isSeatOf(state2, turnOf)) return false;
      return due2 >= 0 ? active === due2 : first !== void 0 && worth(state2, first) > 0 && active === first.to;
    }
    case "cult":
    case "income":
      return turnOf === -1 && active >= 0 && active === firstDue(state2);
    case "end":
      return turnOf === -1 && active === -1;
    case "auction":
    case "faction":
    case "terrain":
    case "favor":
    case "dwelling":
    case "bonus":
      return isSeatOf(state2, active);
  }
};
var isPassed = (state2) => {
  switch (state2.phase) {
    case "turn":
      return true;
    case "offers":
      return state2.turnOf >= 0 || areAllOut(state2);
    case "cult":
      return areAllOut(state2) && state2.round < rounds;
    case "end":
      return areAllOut(state2);
    case "income":
    case "auction":
    case "faction":
    case "terrain":
    case "favor":
    case "dwelling":
    case "bonus":
      return state2.passing.length === 0;
  }
};
var isOrderOfPassing = (state2) => {
  const gone = state2.passing.filter((seat) => seat !== state2.turnOf);
  const start = state2.order.length - gone.length;
  return gone.every((seat, index) => state2.order[start + index] === seat);
};
var courseInvariants = [
  {
    path: "phase",
    rule: "TMY-19.1",
    text: "a seat that decides is not at the table",
    holds: ({ active, turnOf, seats }) => within(active, -1, seats.length - 1) && within(turnOf, -1, seats.length - 1)
  },
  { path: "phase", rule: "TMY-19.1", text: "it is the turn of another seat, or of nobody", holds: isRightSeat },
  { path: "passing", rule: "TMY-14.2", text: "all have passed, so the round is over", holds: isPassed },
  {
    path: "passing",
    rule: "TMY-14.4",
    text: "an action space is used before the round has begun",
    holds: ({ phase, taken, seats }) => phase !== "income" || taken.every((isTaken2) => isTaken2 === 0) && seats.every(({ used }) => used === 0)
  },
  {
    path: "order",
    rule: "TMY-14.9",
    text: "a seat that has passed comes before one that has not",
    holds: (state2) => !state2.switches["variable-turn-order"] || isOrderOfPassing(state2)
  },
  {
    path: "order",
    rule: "TMY-14.7",
    text: "the seat that begins is not the one that passed first",
    holds: (state2) => state2.phase !== "cult" || state2.switches["variable-turn-order"] || at(state2.order, 0) === at(state2.passing, 0)
  },
  {
    path: "bonus",
    rule: "TMY-14.5",
    text: "a seat has no bonus tile before its last pass",
    holds: (state2) => state2.round === 0 || state2.seats.every(
      ({ bonus, dropped, passed }) => bonus >= 0 === (dropped === 0 && !(state2.round === rounds && passed === 1))
    )
  },
  {
    path: "bonus",
    rule: "TMY-13.7",
    text: "no bonus tile is left in the pool",
    holds: (state2) => bonusTiles$1.filter((_, tile2) => inPool(state2, tile2)).length >= 3
  }
];
var bears = (state2, seat, hex2) => {
  const ground = at(state2.ground, hex2);
  const faction2 = factionAt(seat.faction);
  if (faction2.ground._tag === "shifting") return ground < ringSize;
  return isBuildable(seat, ground) && (!staysAtRivers(faction2) || touchesRiver(boardOf(state2.switches.map), hex2));
};
var isMade$1 = (state2, tag) => seated(state2).some(({ faction: faction2 }) => factionAt(faction2).ground._tag === tag);
var structures$1 = [
  {
    path: "structures",
    rule: "TMY-2.1",
    text: "a faction has more structures than it owns",
    holds: everySeat(({ counts: counts2 }) => kinds$1.every((kind2, index) => at(counts2, index) <= structureSupply[kind2]))
  },
  {
    path: "ground",
    rule: "TMY-4.2",
    text: "a structure stands on ground that is not of its faction, or ice or a volcano is not made by its faction",
    holds: (state2) => state2.ground.every((ground, hex2) => {
      const owner = at(state2.owner, hex2);
      if (owner >= 0) return bears(state2, seatOf(state2, owner), hex2);
      if (ground === iceGround) return isMade$1(state2, "ice");
      return ground !== volcanoGround || isMade$1(state2, "volcano");
    })
  },
  {
    path: "bridges",
    rule: "TMY-11.1",
    text: "a faction has more than three bridges, or one that touches none of its structures",
    holds: (state2) => state2.seats.every(({ bridges: bridges2 }) => bridges2 <= supply.bridges) && state2.bridge.every(
      (owner, span) => owner < 0 || (boardOf(state2.switches.map).spans[span] ?? []).some((hex2) => state2.owner[hex2] === owner)
    )
  }
];
var isFilled = (preachers) => preachers.every((owner, place) => {
  const space2 = place % cultBoard.priestSpaces.length;
  return owner < 0 || space2 === 0 || cultBoard.priestSpaces[space2] !== cultBoard.priestSpaces[space2 - 1] || at(preachers, place - 1) >= 0;
});
var spadesHad = ({ round, phase, taken }, { used }) => {
  const [one, two] = [at(taken, 4), 2 * at(taken, 5)];
  const tile2 = (used & bitOf("BON1")) === 0 ? 0 : 1;
  const bonuses = phase === "cult" ? round : round - 1;
  return 4 * (round - 1) + one + two + tile2 + 2 * Math.max(0, bonuses);
};
var untaken = ({ watches }, seat) => watches.filter(({ from, taken }) => from === seat && taken === 0).length;
var tokenLimit = (state2, faction2, seat) => {
  const { start, perSpade, neighbours, stronghold } = faction2;
  const me = seatOf(state2, seat);
  const began = at(start.power, 0) + at(start.power, 1);
  const dug2 = perSpade._tag === "token" && state2.round > 0 ? spadesHad(state2, me) : 0;
  const crowned = stronghold._tag === "tokens" && hasStronghold(me) ? state2.seats.length : 0;
  const given2 = neighbours._tag === "token" || neighbours._tag === "gift" ? timesBuilt(state2, seat) - untaken(state2, seat) - me.tokens : 0;
  return began + dug2 + crowned + given2;
};
var resources = [
  {
    path: "priests",
    rule: "TMY-5.6",
    text: "a faction has more than seven priests",
    holds: everySeat(
      (seat, index, state2) => within(seat.priests, 0, supply.priests) && (seat.faction >= 0 ? seat.priests + preachersOf(state2, index) + countBits(seat.locked) <= supply.priests : preachersOf(state2, index) === 0 && seat.locked === 0)
    )
  },
  {
    path: "priests",
    rule: "TMY-9.4",
    text: "a space of a track is taken before the one above it",
    holds: ({ preachers }) => isFilled(preachers)
  },
  {
    path: "priests",
    rule: "TMY-17.21",
    text: "a faction without a cycle keeps priests there, or one lies on its starting terrain",
    holds: everySeat(
      ({ faction: faction2, home, locked }) => faction2 >= 0 && factionAt(faction2).priests._tag === "cycle" ? home < 0 ? locked === 0 : (locked & 1 << home) === 0 : locked === 0
    )
  },
  {
    path: "power",
    rule: "TMY-5.1",
    text: "a seat has more power tokens than its faction can have won",
    holds: everySeat(({ bowl1, bowl2, bowl3, faction: faction2 }) => faction2 >= 0 || bowl1 + bowl2 + bowl3 === 0)
  },
  {
    path: "power",
    rule: "TMY-5.8",
    text: "a seat has more power tokens than its faction can have won",
    holds: everyFaction(
      ({ bowl1, bowl2, bowl3 }, faction2, seat, state2) => bowl1 + bowl2 + bowl3 <= tokenLimit(state2, faction2, seat)
    )
  }
];
var copiesOf = (index, state2) => {
  const tile2 = townTiles$1[index];
  return tile2 !== void 0 && (tile2.option === null || state2.switches[tile2.option]) ? tile2.copies : 0;
};
var favorRights = ({ favors: favors2, stronghold }, seat) => favors2.atSetup + favors2.each * (at(seat.counts, 2) + 2 * at(seat.counts, 4)) + (stronghold._tag === "favor" && hasStronghold(seat) ? 1 : 0);
var townsOf = (state2, seat) => seatOf(state2, seat).towns.reduce((sum, count) => sum + count, 0) + (isAtTurn(state2, seat) ? state2.turn.towns : 0);
var townMembers = (state2, seat) => state2.town.reduce((members, isIn2, hex2) => isIn2 === 1 && state2.owner[hex2] === seat ? members + 1 : members, 0);
var tiles = [
  {
    path: "favors",
    rule: "TMY-12.3",
    text: "the favor tiles of the pool and of the seats are not all there are",
    holds: (state2) => favorTiles$1.every(
      ({ copies: copies2 }, index) => at(state2.favorPool, index) + overSeats(state2, ({ favors: favors2 }) => favors2 >> index & 1) === copies2
    )
  },
  {
    path: "favors",
    rule: "TMY-6.4",
    text: "a seat has more favor tiles than its temples, sanctuary and stronghold give",
    holds: everyFaction(
      (seat, faction2, index, state2) => countBits(seat.favors) + (isAtTurn(state2, index) ? state2.turn.favors : 0) <= favorRights(faction2, seat)
    )
  },
  {
    path: "towns",
    rule: "TMY-12.4",
    text: "the town tiles of the pool and of the seats are not all there are",
    holds: (state2) => townTiles$1.every(
      (_, index) => at(state2.townPool, index) + overSeats(state2, ({ towns }) => at(towns, index)) === copiesOf(index, state2)
    )
  },
  {
    path: "towns",
    rule: "TMY-10.1",
    text: "a seat has more town tiles than towns of its structures",
    holds: everySeat((seat, index, state2) => {
      const [towns, members] = [townsOf(state2, index), townMembers(state2, index)];
      const spared = at(seat.counts, 4) > 0 ? town.structures - town.structuresWithSanctuary : 0;
      return town.structures * towns - spared <= members && (members === 0 || towns > 0 || seat.dropped === 1);
    })
  },
  {
    path: "structures",
    rule: "TMY-10.5",
    text: "a faction has joined structures by rivers that cannot, or more often than it has towns",
    holds: everySeat(
      (seat, index, state2) => seat.rivers.length === 0 || seat.faction >= 0 && factionAt(seat.faction).linking._tag === "river" && (seat.rivers.length <= townsOf(state2, index) || seat.dropped === 1)
    )
  },
  {
    path: "seats",
    rule: "TMY-9.2",
    text: "the keys do not fit the town tiles and markers on space 10, or two markers stand there",
    holds: (state2) => cults$1.every((_, cult2) => state2.seats.filter((seat) => at(seat.cults, cult2) === cultBoard.top).length <= 1) && state2.seats.every(
      (seat) => seat.keys + seat.cults.filter((space2) => space2 === cultBoard.top).length === townTiles$1.reduce((keys, tile2, index) => keys + tile2.keys * at(seat.towns, index), 0)
    )
  },
  {
    path: "bonus",
    rule: "TMY-12.2",
    text: "a bonus tile is held twice, or with coins on it",
    holds: (state2) => {
      const held = state2.seats.map(({ bonus }) => bonus).filter((tile2) => tile2 >= 0);
      return state2.seats.every(({ bonus }) => within(bonus, -1, bonusTiles$1.length - 1)) && distinct(held) && held.every((tile2) => state2.bonusIn[tile2] === 1 && state2.bonusCoins[tile2] === 0);
    }
  },
  {
    path: "bonus",
    rule: "TMY-14.4",
    text: "a bonus tile has more coins than rounds have passed",
    holds: ({ bonusCoins, round }) => bonusCoins.every((coins) => coins <= round)
  }
];
var isUsable = (seat, faction2, space2) => {
  var _a;
  const own = faction2.actions.find((action2) => action2.space === space2);
  const tile2 = bonusTiles$1.findIndex(({ id }) => id === space2);
  const action = (_a = bonusTiles$1[tile2]) == null ? void 0 : _a.action;
  return (own == null ? void 0 : own.often) === "once" && mayUse(seat, own) || action !== void 0 && (seat.bonus === tile2 || seat.passed === 1 || seat.dropped === 1) && (action._tag !== "spade" || faction2.perSpade._tag !== "lost") || favorTiles$1.some(({ id }, index) => id === space2 && hasFavor(seat, index));
};
var usable = (seat, faction2) => ownSpaces.reduce((mask, space2) => isUsable(seat, faction2, space2) ? mask | bitOf(space2) : mask, 0);
var spaces$2 = [
  {
    path: "seats",
    rule: "TMY-15.13",
    text: "a seat has used an action space that it does not have",
    holds: everyFaction((seat, faction2) => seat.used === 0 || (seat.used & ~usable(seat, faction2)) === 0)
  },
  {
    path: "seats",
    rule: "TMY-18.2",
    text: "an action was used more often than a game allows, or by a seat that has none",
    holds: everySeat(
      ({ faction: faction2, uses }, index, state2) => faction2 < 0 ? uses === 0 : within(uses, 0, state2.seats.length) && isUseCount(state2, index)
    )
  },
  {
    path: "seats",
    rule: "TMY-13.3",
    text: "two factions live on one terrain",
    holds: (state2) => {
      const homes = seated(state2).filter(({ home, faction: faction2 }) => home >= 0 && !hasShifted(factionAt(faction2)));
      return distinct(homes.map(({ home }) => home)) && seated(state2).every(
        (seat) => !hasShifted(factionAt(seat.faction)) || homes.every(({ home, faction: faction2 }) => home !== seat.home || isLeaving(state2, seat, factionAt(faction2)))
      );
    }
  }
];
var hasShifted = ({ ground }) => ground._tag === "shifting";
var isLeaving = ({ round }, seat, other) => round > 0 && hasStronghold(seat) && printedHome(other) < 0;
var supplyInvariants = [...structures$1, ...resources, ...tiles, ...spaces$2];
var isSet = ({ used }, space2) => (used & bitOf(space2)) === 0 ? 0 : 1;
var bonusTimes = (state2, { cults: spaces2 }) => {
  const tile2 = roundTile(state2);
  if (tile2 === void 0) return 0;
  const space2 = tile2.counts === "priests" ? cultBoard.priestSpaces.length * cults$1.length : at(spaces2, cults$1.indexOf(tile2.counts));
  return Math.floor(space2 / tile2.every);
};
var bonusSpades = (state2, seat) => {
  var _a;
  const bonus = (_a = roundTile(state2)) == null ? void 0 : _a.bonus;
  return (bonus == null ? void 0 : bonus._tag) === "spades" ? bonus.spades * bonusTimes(state2, seat) : 0;
};
var bonusPriests = (state2, seat) => {
  var _a;
  const bonus = (_a = roundTile(state2)) == null ? void 0 : _a.bonus;
  return (bonus == null ? void 0 : bonus._tag) === "gain" ? (bonus.gain.priests ?? 0) * bonusTimes(state2, seat) : 0;
};
var tilePriests = (tile2) => {
  const found = bonusTiles$1[tile2];
  return (found == null ? void 0 : found.income.priests) ?? 0;
};
var incomePriests = (faction2, seat) => tilePriests(seat.bonus) + kinds$1.reduce((sum, kind2, index) => sum + at(faction2.income[kind2].priests ?? [], at(seat.counts, index)), 0);
var actionSteps = ({ taken }, faction2, seat) => isSet(seat, "BON2") + isSet(seat, "FAV6") + (faction2.perSpade._tag === "step" ? isSet(seat, "BON1") + at(taken, 4) + 2 * at(taken, 5) : 0);
var answerSteps = (state2, faction2, seat) => faction2.neighbours._tag === "step" ? Math.max(0, timesBuilt(state2, seat) - untaken(state2, seat)) : 0;
var mostSteps$1 = (state2, faction2, seat, index) => {
  switch (state2.phase) {
    case "turn":
      return isDeferred(state2) ? answerSteps(state2, faction2, index) + actionSteps(state2, faction2, seat) - (isAtTurn(state2, index) ? state2.turn.steps : 0) : 0;
    case "offers":
      if (isDeferred(state2)) return answerSteps(state2, faction2, index) + actionSteps(state2, faction2, seat);
      return faction2.neighbours._tag === "step" && state2.turnOf === index ? 1 : 0;
    case "cult":
      return faction2.perSpade._tag === "step" ? bonusSpades(state2, seat) : 0;
    case "auction":
    case "faction":
    case "terrain":
    case "favor":
    case "dwelling":
    case "bonus":
    case "income":
    case "end":
      return 0;
  }
};
var mostTokens = (state2, { neighbours }, index) => {
  if (neighbours._tag !== "token" || state2.phase !== "turn" && state2.phase !== "offers") return 0;
  if (isDeferred(state2)) return Math.max(0, timesBuilt(state2, index) - untaken(state2, index));
  return state2.phase === "offers" && state2.turnOf === index ? 1 : 0;
};
var canUseSpades = ({ perSpade }) => perSpade._tag === "nothing" || perSpade._tag === "vp" || perSpade._tag === "power";
var mostPriests = (state2, faction2, seat, index) => {
  if (faction2.priests._tag !== "cycle") return 0;
  if (isAtTurn(state2, index)) return Number.POSITIVE_INFINITY;
  if (state2.phase === "cult") return bonusPriests(state2, seat);
  return state2.phase === "income" ? incomePriests(faction2, seat) : 0;
};
var mostOrdained = (state2, { stronghold }, seat, index) => {
  if (stronghold._tag !== "ordain" || !hasStronghold(seat)) return 0;
  const isOpen = !state2.switches["strict-darkling-sh"] || seat.dropped === 1 || isAtTurn(state2, index) && state2.turn.act === "other";
  return isOpen ? stronghold.workers : 0;
};
var dueInvariants = [
  {
    path: "seats",
    rule: "TMY-18.1",
    text: "something is due to a seat that left the game",
    holds: everyFaction(
      ({ dropped, steps: steps2, tokens: tokens2, spades, priestsDue }) => dropped === 0 || steps2 + tokens2 + spades + priestsDue === 0
    )
  },
  {
    path: "seats",
    rule: "TMY-9.7",
    text: "more cult steps are due than actions, answers and bonuses have brought",
    holds: everyFaction((seat, faction2, index, state2) => seat.steps <= mostSteps$1(state2, faction2, seat, index))
  },
  {
    path: "seats",
    rule: "TMY-8.6",
    text: "more power tokens are on offer than answers have brought",
    holds: everyFaction((seat, faction2, index, state2) => seat.tokens <= mostTokens(state2, faction2, index))
  },
  {
    path: "seats",
    rule: "TMY-14.3",
    text: "spades are due outside an action that no cult bonus gave, or not in Phase III",
    holds: everyFaction(
      (seat, faction2, _, state2) => seat.spades <= (state2.phase === "cult" && canUseSpades(faction2) ? bonusSpades(state2, seat) : 0)
    )
  },
  {
    path: "seats",
    rule: "TMY-17.21",
    text: "a seat decides about priests on a cycle, but keeps none there or has gained none",
    holds: everyFaction((seat, faction2, index, state2) => seat.priestsDue <= mostPriests(state2, faction2, seat, index))
  },
  {
    path: "seats",
    rule: "TMY-17.3",
    text: "workers can be ordained without a stronghold just built",
    holds: everyFaction((seat, faction2, index, state2) => seat.ordain <= mostOrdained(state2, faction2, seat, index))
  }
];
var powerOf = (state2, seat) => {
  const { powerValues } = factionOf$1(state2, seat);
  return kinds$1.reduce((sum, kind2, index) => sum + powerValues[kind2] * at(seatOf(state2, seat).counts, index), 0);
};
var isMade = (state2, { build: build2, from, to, amount: amount2, void: dead }) => within(build2, 0, state2.builds - 1) && isSeatOf(state2, from) && isSeatOf(state2, to) && from !== to && seatOf(state2, to).dropped === 0 && within(amount2, 1, powerOf(state2, to)) && within(dead, 0, isDeferred(state2) ? 1 : 0);
var placeOf$1 = ({ order }, { from, to }) => (order.indexOf(to) - order.indexOf(from) + order.length) % order.length;
var follows = (state2, later, earlier2) => earlier2 === void 0 || later.build > earlier2.build || later.build === earlier2.build && later.from === earlier2.from && later.to !== earlier2.to && (isDeferred(state2) || placeOf$1(state2, later) > placeOf$1(state2, earlier2));
var isReacting = (state2, seat) => factionOf$1(state2, seat).neighbours._tag !== "nothing";
var openOf = ({ offers }, build2) => offers.filter((offer2) => offer2.build === build2).length;
var isWatched = (state2, { build: build2, from }) => !isReacting(state2, from) || seatOf(state2, from).dropped === 1 || state2.watches.some((watch2) => watch2.build === build2 && watch2.from === from);
var offerInvariants = [
  {
    path: "builds",
    rule: "TMY-8.1",
    text: "more buildings have made offers than were built",
    holds: (state2) => state2.round === 0 ? state2.builds === 0 : within(
      state2.builds,
      0,
      overSeats(state2, (_, seat) => timesBuilt(state2, seat))
    )
  },
  {
    path: "offers",
    rule: "TMY-8.1",
    text: "an offer is made outside the rounds, to its own seat, or of more power than structures give",
    holds: (state2) => (state2.offers.length === 0 || state2.phase === "turn" || state2.phase === "offers") && state2.offers.every((offer2) => isMade(state2, offer2))
  },
  {
    path: "offers",
    rule: "TMY-8.3",
    text: "the offers are not in the order in which they were made, or a building made two to one seat",
    holds: (state2) => state2.offers.every((offer2, index) => follows(state2, offer2, state2.offers[index - 1])) && distinct(state2.offers.map(({ build: build2, to }) => build2 * state2.seats.length + to))
  },
  {
    path: "offers",
    rule: "TMY-19.5a",
    text: "an offer does not come from the action of the seat at turn, or cannot be accepted",
    holds: (state2) => isDeferred(state2) || state2.offers.every(
      (offer2) => offer2.from === state2.turnOf && worth(state2, offer2) > 0 && (state2.phase === "offers" || state2.turn.act !== "none")
    )
  },
  {
    path: "offers",
    rule: "TMY-8.5",
    text: "a building waits for answers that are not due, or another seat than its owner waits for them",
    holds: (state2) => distinct(state2.watches.map(({ build: build2 }) => build2)) && state2.watches.every(
      ({ build: build2, from, taken, declined }) => isSeatOf(state2, from) && isReacting(state2, from) && seatOf(state2, from).dropped === 0 && within(taken, 0, 1) && within(declined, 0, state2.seats.length - 1 - taken - openOf(state2, build2)) && state2.offers.some((offer2) => offer2.build === build2 && offer2.from === from)
    ) && state2.offers.every((offer2) => isWatched(state2, offer2))
  }
];
var places$1 = new Map(sources$2.map((source2, place) => [source2, place]));
var pointsOf = (seat, source2) => at(seat.points, places$1.get(source2) ?? -1);
var startOf = ({ auction: auction2, switches: switches2 }, { start }, seat) => {
  if (auction2 !== null) return auctionPoints - at(auction2.paid, seat);
  return switches2["vp-variant"] === "original_2017" ? start.vp2017 : start.vp;
};
var sailed = ({ shipping }, seat) => shipping._tag === "track" ? shipping.vp.slice(0, seat.shipping - shipping.start).reduce((sum, vp) => sum + vp, 0) : 0;
var dug = ({ digging }, seat) => digging._tag === "track" ? seat.digging * digging.vp : 0;
var gains = ["round", "favor", "bonus", "cult", "area", "final", "resources"];
var atEnd = ["cult", "area", "final", "resources"];
var isSold = ({ coins, workers, priests, bowl2, bowl3 }, { exchange }) => workers === 0 && priests === 0 && bowl2 < 2 && bowl3 === 0 && coins < (exchange._tag === "alchemy" ? exchange.coinsPerVp : coinsPerVp);
var pointInvariants = [
  {
    path: "points",
    rule: "TMY-13.5",
    text: "the points at the start are neither those of the faction nor what its bid left",
    holds: everyFaction((seat, faction2, index, state2) => pointsOf(seat, "start") === startOf(state2, faction2, index))
  },
  {
    path: "points",
    rule: "TMY-17.1",
    text: "the points from tracks do not fit the tracks",
    holds: everyFaction(
      (seat, faction2) => pointsOf(seat, "shipping") === sailed(faction2, seat) && pointsOf(seat, "digging") === dug(faction2, seat)
    )
  },
  {
    path: "points",
    rule: "TMY-12.4",
    text: "the points from towns do not fit the town tiles",
    holds: everyFaction(
      (seat) => pointsOf(seat, "town") === townTiles$1.reduce((sum, { vp }, tile2) => sum + vp * at(seat.towns, tile2), 0)
    )
  },
  {
    path: "points",
    rule: "TMY-8.2",
    text: "a source that only gives points has cost some, or power from neighbours has given some",
    holds: everyFaction(
      (seat, { neighbours, exchange }) => pointsOf(seat, "leech") <= 0 && gains.every((source2) => pointsOf(seat, source2) >= 0) && (pointsOf(seat, "faction") >= 0 || neighbours._tag === "token") && (pointsOf(seat, "exchange") === 0 || exchange._tag === "alchemy")
    )
  },
  {
    path: "points",
    rule: "TMY-16.7",
    text: "ranks or resources have given points before the end",
    holds: ({ phase, seats }) => phase === "end" || seats.every((seat) => atEnd.every((source2) => pointsOf(seat, source2) === 0))
  },
  {
    path: "seats",
    rule: "TMY-16.6",
    text: "resources are left at the end",
    holds: (state2) => state2.phase !== "end" || everyFaction(isSold)(state2)
  }
];
var blank = Object.entries(blankSeat());
var isBlank = (seat) => {
  const given2 = { ...seat };
  return blank.every(([key, value]) => String(given2[key]) === String(value));
};
var most$2 = 5e5;
var rangeOf = (seat) => {
  const { skipping, stronghold } = factionAt(seat.faction);
  if (skipping._tag !== "carpet") return 0;
  const crowned = hasStronghold(seat) && stronghold._tag === "range" ? stronghold.steps : 0;
  const travelled = townTiles$1.reduce(
    (sum, { gain: gain2 }, tile2) => sum + (gain2._tag === "travel" ? at(seat.towns, tile2) : 0),
    0
  );
  return Math.min(skipping.maxRange, skipping.range + crowned + travelled);
};
var seatInvariants = [
  {
    path: "seats",
    rule: "TMY-2.2",
    text: "an amount is not a whole number from 0, or the victory points are not the sum of their sources",
    holds: everySeat(
      (seat) => [seat.coins, seat.workers, seat.vp, seat.bowl1, seat.bowl2, seat.bowl3].every((n) => within(n, 0, most$2)) && all(seat.points, sources$2.length, -most$2, most$2) && seat.points.reduce((sum, vp) => sum + vp, 0) === seat.vp
    )
  },
  {
    path: "seats",
    rule: "TMY-9.1",
    text: "the cult positions are not four numbers from 0 to 10",
    holds: everySeat(({ cults: spaces2 }) => all(spaces2, cults$1.length, 0, cultBoard.top))
  },
  {
    path: "seats",
    rule: "TMY-13.2",
    text: "a seat has no faction after the choice, or two have the same board",
    holds: (state2) => state2.seats.every(
      ({ faction: faction2 }) => within(faction2, -1, factions$1.length - 1) && (faction2 < 0 || isPlayable(state2.switches, factionAt(faction2)))
    ) && distinct(seated(state2).map(({ faction: faction2 }) => faction2)) && new Set(seated(state2).map(({ faction: faction2 }) => factionAt(faction2).board)).size === seated(state2).length
  },
  {
    path: "seats",
    rule: "TMY-13.2",
    text: "a seat without a faction has something",
    holds: everySeat((seat) => seat.faction >= 0 || isBlank(seat))
  },
  {
    path: "seats",
    rule: "TMY-13.3",
    text: "a home or starting terrain does not fit its faction",
    holds: everySeat(({ faction: faction2, home }) => {
      if (!within(home, -1, ringSize - 1)) return false;
      if (faction2 < 0) return home < 0;
      return choosesTerrain(factionAt(faction2)) !== "no" || home === printedHome(factionAt(faction2));
    })
  },
  {
    path: "seats",
    rule: "TMY-12.3",
    text: "the favor or town tiles of a seat are not a mask and counts",
    holds: everySeat(
      ({ favors: favors2, towns }) => within(favors2, 0, (1 << favorTiles$1.length) - 1) && all(towns, townTiles$1.length, 0, 2)
    )
  },
  {
    path: "seats",
    rule: "TMY-17.1",
    text: "a track stands where this faction cannot have brought it",
    holds: everySeat((seat) => {
      const { faction: faction2, shipping, digging, range } = seat;
      if (faction2 < 0) return shipping === 0 && digging === 0 && range === 0;
      const { shipping: ship, digging: dig2 } = factionAt(faction2);
      return (ship._tag === "track" ? within(shipping, ship.start, ship.start + ship.vp.length) : shipping === 0) && (dig2._tag === "track" ? within(digging, 0, dig2.workers.length - 1) : digging === 0) && range === rangeOf(seat);
    })
  },
  {
    path: "seats",
    rule: "TMY-14.6",
    text: "a flag is not 0 or 1, or what is due is not a whole number from 0",
    holds: everySeat(
      ({ passed, dropped, locked, steps: steps2, tokens: tokens2, spades, priestsDue, ordain, uses, used, keys }) => [passed, dropped].every((n) => within(n, 0, 1)) && within(locked, 0, (1 << ringSize) - 1) && [steps2, tokens2, spades, priestsDue, ordain, uses, used, keys].every((n) => within(n, 0, most$2))
    )
  },
  {
    path: "seats",
    rule: "TMY-10.5",
    text: "structures are joined by a hex that is not a river, or by the same one twice",
    holds: everySeat(
      ({ rivers: rivers2 }, _, { switches: switches2 }) => distinct(rivers2) && rivers2.every((hex2) => boardOf(switches2.map).grounds[hex2] === riverGround)
    )
  }
];
var setupPhases = /* @__PURE__ */ new Set(["auction", "faction", "terrain", "favor", "dwelling", "bonus"]);
var atSetup = (test) => (state2) => state2.round > 0 || test(state2);
var hasItsStart = (state2) => {
  const draft = draftOf({ ...state2, phase: "terrain", active: -1, seats: state2.seats.map(blankSeat) });
  return state2.seats.every((seat, index) => {
    if (seat.faction < 0) return true;
    settleSeat(draft, index, seat);
    const due2 = { ...seatDraft(draft, index) };
    return Object.entries(seat).every(([key, value]) => String(due2[key]) === String(value));
  });
};
var isUntouched = (state2) => {
  const { grounds: grounds2 } = boardOf(state2.switches.map);
  return state2.ground.every((ground, hex2) => {
    const owner = state2.seats[at(state2.owner, hex2)];
    return owner === void 0 ? ground === grounds2[hex2] : grounds2[hex2] === owner.home;
  });
};
var isEmptyTable = (state2) => state2.turnOf === -1 && state2.builds === 0 && [state2.passing, state2.offers, state2.watches].every(({ length }) => length === 0) && [state2.bridge, state2.preachers].every((list2) => list2.every((owner) => owner < 0)) && [state2.town, state2.taken, state2.bonusCoins].every((list2) => list2.every((n) => n === 0));
var isPlacedInOrder = (state2) => {
  const come = dwellingOrder(state2).slice(0, placed$1(state2));
  return state2.seats.every(
    ({ counts: counts2, faction: faction2 }, seat) => counts2.reduce((sum, count) => sum + count, 0) === at(counts2, 0) && at(counts2, 0) === (faction2 < 0 ? 0 : come.filter((other) => other === seat).length)
  );
};
var isTakenInOrder = ({ order, seats, phase }) => {
  const holds = order.map((seat) => {
    var _a;
    return (((_a = seats[seat]) == null ? void 0 : _a.bonus) ?? -1) >= 0;
  });
  const first = holds.indexOf(true);
  return first < 0 || phase === "bonus" && holds.slice(first).every((isHeld) => isHeld);
};
var isNextChoice = (state2) => {
  if (state2.phase === "auction") return isNextBid(state2);
  const choice = nextChoice(draftOf(state2));
  return (choice == null ? void 0 : choice[0]) === state2.phase && choice[1] === state2.active;
};
var isOwing = (state2) => state2.seats.some(
  ({ faction: faction2, home, favors: favors2 }) => faction2 >= 0 && (home < 0 && factionAt(faction2).ground._tag !== "volcano" || factionAt(faction2).favors.atSetup > 0 && favors2 === 0)
);
var isNextBid = (state2) => {
  const { auction: auction2, active, seats } = state2;
  if (auction2 === null || isOwing(state2) || withoutFaction(auction2) === 0) return false;
  if (auction2.bid < 0) return active === auction2.opener && auction2.out.length === 0 && at(auction2.places, active) < 0;
  if (isWon(auction2, seats.length)) return active === auction2.bidder;
  return active === nextBidder(auction2, auction2.bidder, seats.length);
};
var byPlaces = (state2, { places: places2 }) => [...state2.seats.keys()].sort((a, b) => at(places2, a) - at(places2, b));
var clockwise = ({ seats }) => [...seats.keys()];
var isTurned = (order, base) => {
  const start = base.indexOf(at(order, 0));
  return order.every((seat, index) => seat === base[(start + index) % base.length]);
};
var isPlaced = (state2, auction2) => withoutFaction(auction2) === 0 && !isOwing(state2);
var isOrderRight = (state2) => {
  const { auction: auction2, order, round, switches: switches2 } = state2;
  const places2 = auction2 !== null && isPlaced(state2, auction2) ? byPlaces(state2, auction2) : void 0;
  if (round > 0) return switches2["variable-turn-order"] || isTurned(order, places2 ?? clockwise(state2));
  return places2 === void 0 ? isTurned(order, clockwise(state2)) : places2.every((seat, index) => order[index] === seat);
};
var bids = ({ auction: auction2, seats }) => {
  if (auction2 === null) return true;
  const { places: places2, paid, opener, bid: bid2, bidder, out } = auction2;
  const isRich = (seat) => at(places2, seat) >= 0;
  return all(places2, seats.length, -1, seats.length - 1) && distinct(places2.filter((place) => place >= 0)) && seats.every(({ faction: faction2 }, seat) => isRich(seat) === faction2 >= 0) && all(paid, seats.length, -1, auctionPoints) && paid.every((price, seat) => price >= 0 === isRich(seat)) && within(opener, 0, seats.length - 1) && within(bid2, -1, auctionPoints) && within(bidder, -1, seats.length - 1) && bid2 < 0 === bidder < 0 && all(out, out.length, 0, seats.length - 1) && distinct(out) && out.every((seat) => !isRich(seat) && seat !== bidder && bid2 >= 0) && (bidder < 0 || !isRich(bidder));
};
var areTokensFree = ({ tokens: tokens2 }, { seats, switches: switches2 }) => {
  const sides = [...tokens2, ...seats.map(({ faction: faction2 }) => faction2).filter((faction2) => faction2 >= 0)].map(factionAt);
  return distinct(tokens2) && tokens2.every((token) => isPlayable(switches2, factionAt(token))) && new Set(sides.map(({ board: board2 }) => board2)).size === sides.length && tokens2.every((token) => seats.every(({ home }) => home < 0 || home !== printedHome(factionAt(token))));
};
var setupInvariants = [
  {
    path: "phase",
    rule: "TMY-1.2",
    text: "the round does not fit the phase: set-up is round 0, the end round 6",
    holds: ({ phase, round }) => setupPhases.has(phase) === (round === 0) && (phase !== "end" || round === rounds)
  },
  {
    path: "seats",
    rule: "TMY-13.2",
    text: "a dwelling is to be placed before all factions and terrains are chosen",
    holds: ({ phase, seats }) => setupPhases.has(phase) && phase !== "dwelling" && phase !== "bonus" || seats.every(({ faction: faction2, home }) => faction2 >= 0 && home >= 0)
  },
  {
    path: "auction",
    rule: "TMY-13.9",
    text: "there is an auction without its option, or none with it",
    holds: ({ auction: auction2, phase, switches: switches2 }) => auction2 !== null === switches2.auction && (phase !== "auction" || auction2 !== null)
  },
  {
    path: "auction",
    rule: "TMY-13.9",
    text: "the tokens are not one for each seat without a faction, or one has the board or home of a seat",
    holds: (state2) => {
      const { auction: auction2, seats } = state2;
      if (auction2 === null) return true;
      const free2 = seats.filter(({ faction: faction2 }) => faction2 < 0).length;
      return auction2.tokens.length === free2 && all(auction2.tokens, free2, 0, factions$1.length - 1) && areTokensFree(auction2, state2);
    }
  },
  { path: "auction", rule: "TMY-13.10", text: "the places and bids of the auction do not fit the table", holds: bids },
  {
    path: "auction",
    rule: "TMY-13.10",
    text: "something is bid outside an auction",
    holds: ({ auction: auction2, phase }) => auction2 === null || phase === "auction" || auction2.bid < 0
  },
  {
    path: "phase",
    rule: "TMY-13.2",
    text: "something of the rounds is on the table at set-up",
    holds: atSetup(isEmptyTable)
  },
  {
    path: "ground",
    rule: "TMY-13.6",
    text: "a hex is transformed at set-up that has no dwelling on a starting terrain",
    holds: atSetup(isUntouched)
  },
  {
    path: "order",
    rule: "TMY-14.8",
    text: "the order is neither clockwise nor that of the places of the auction",
    holds: isOrderRight
  },
  {
    path: "structures",
    rule: "TMY-13.6",
    text: "the starting dwellings were not placed in turn",
    holds: atSetup((state2) => isPlacedInOrder(state2) && (placed$1(state2) === 0 || isAfterChoices(state2)))
  },
  {
    path: "bonus",
    rule: "TMY-13.7",
    text: "the first bonus tiles were not taken in reverse order",
    holds: atSetup(isTakenInOrder)
  },
  {
    path: "seats",
    rule: "TMY-13.5",
    text: "a seat does not have what its faction begins with",
    holds: atSetup(hasItsStart)
  },
  {
    path: "phase",
    rule: "TMY-13.2",
    text: "another choice is next",
    holds: atSetup(isNextChoice)
  },
  {
    path: "seats",
    rule: "TMY-18.1",
    text: "a seat has left a game that is no replay, or none stays",
    holds: (state2) => {
      const gone = state2.seats.filter(({ dropped }) => dropped === 1).length;
      return gone === 0 || isDeferred(state2) && state2.round > 0 && gone < state2.seats.length;
    }
  }
];
var isAfterChoices = ({ phase }) => phase === "dwelling" || phase === "bonus";
var tableInvariants = [
  {
    path: "options",
    rule: "TMY-18.2",
    text: "several editions of the variable factions are in the game",
    holds: ({ switches: switches2 }) => editionsOn(switches2).length <= 1
  },
  {
    path: "seats",
    rule: "TMY-1.1",
    text: "there are not 2 to 5 seats",
    holds: ({ seats }) => within(seats.length, 2, 5)
  },
  {
    path: "round",
    rule: "TMY-1.1",
    text: "the round is not a number from 0 to 6",
    holds: ({ round }) => within(round, 0, rounds)
  },
  {
    path: "order",
    rule: "TMY-14.8",
    text: "the order does not name every seat once",
    holds: (state2) => all(state2.order, state2.seats.length, 0, state2.seats.length - 1) && distinct(state2.order)
  },
  {
    path: "passing",
    rule: "TMY-14.7",
    text: "a seat has passed twice in the round",
    holds: (state2) => all(state2.passing, state2.passing.length, 0, state2.seats.length - 1) && distinct(state2.passing) && state2.seats.every(({ passed }, seat) => passed === 1 === state2.passing.includes(seat))
  },
  {
    path: "ground",
    rule: "TMY-3.6",
    text: "land and river are not where the map has them",
    holds: ({ ground, switches: switches2 }) => {
      const board2 = boardOf(switches2.map);
      return all(ground, board2.size, 0, riverGround) && ground.every((now, hex2) => now === riverGround === (board2.grounds[hex2] === riverGround));
    }
  },
  {
    path: "structures",
    rule: "TMY-2.1",
    text: "a structure stands on a river or has no owner",
    holds: (state2) => all(state2.structure, state2.ground.length, 0, kinds$1.length) && all(state2.owner, state2.ground.length, -1, state2.seats.length - 1) && all(state2.town, state2.ground.length, 0, 1) && state2.structure.every(
      (kind2, hex2) => kind2 > 0 === at(state2.owner, hex2) >= 0 && (kind2 === 0 ? state2.town[hex2] === 0 : state2.ground[hex2] !== riverGround && seatOf(state2, at(state2.owner, hex2)).faction >= 0)
    )
  },
  {
    path: "bridges",
    rule: "TMY-11.1",
    text: "a bridge stands at no bridge place or has no owner",
    holds: (state2) => all(state2.bridge, boardOf(state2.switches.map).spans.length, -1, state2.seats.length - 1)
  },
  {
    path: "priests",
    rule: "TMY-9.4",
    text: "there are not 16 cult spaces",
    holds: (state2) => all(state2.preachers, 16, -1, state2.seats.length - 1)
  },
  {
    path: "favors",
    rule: "TMY-12.3",
    text: "there are not 12 kinds of favor tiles",
    holds: ({ favorPool }) => all(favorPool, favorTiles$1.length, 0, 3)
  },
  {
    path: "towns",
    rule: "TMY-12.4",
    text: "there are not 8 kinds of town tiles",
    holds: ({ townPool }) => all(townPool, townTiles$1.length, 0, 2)
  },
  {
    path: "bonus",
    rule: "TMY-12.2",
    text: "the bonus tiles in the game are not players + 3, or the coins on one are not a number",
    holds: ({ bonusIn, bonusCoins, seats }) => all(bonusIn, bonusTiles$1.length, 0, 1) && all(bonusCoins, bonusTiles$1.length, 0, rounds + 1) && bonusIn.filter((isIn2) => isIn2 === 1).length === seats.length + 3 && bonusCoins.every((coins, tile2) => coins === 0 || bonusIn[tile2] === 1)
  },
  {
    path: "actions",
    rule: "TMY-12.1",
    text: "there are not six action spaces",
    holds: ({ taken }) => all(taken, 6, 0, 1)
  },
  {
    path: "scoring",
    rule: "TMY-13.1",
    text: "the scoring tiles are not six different ones, or one lies later than it may",
    holds: ({ scoring, switches: switches2 }) => all(scoring, rounds, 0, scoringTiles$1.length - 1) && distinct(scoring) && scoring.every((tile2, index) => {
      const found = scoringTiles$1[tile2];
      return found !== void 0 && index < found.lastRound && (found.option === null || switches2[found.option]);
    })
  },
  {
    path: "final",
    rule: "TMY-12.8",
    text: "the final scoring tiles do not fit the option, or one is there twice",
    holds: ({ finals, switches: switches2 }) => all(finals, finals.length, 0, finalTiles$1.length - 1) && distinct(finals) && finals.length > 0 === switches2["fire-and-ice-final-scoring"]
  }
];
var inTurn = (test) => (state2) => {
  if (state2.phase !== "turn") return true;
  const seat = state2.active;
  return test({ state: state2, turn: state2.turn, seat, me: seatOf(state2, seat), faction: factionOf$1(state2, seat) });
};
var hasTaken = ({ me, faction: faction2 }, gain2) => faction2.actions.some(
  (action) => action.gain._tag === gain2 && mayUse(me, action) && (action.often !== "once" || (me.used & bitOf(action.space)) !== 0)
);
var isUsed = ({ me }, space2) => (me.used & bitOf(space2)) !== 0;
var isTaken = ({ state: state2 }, action) => at(state2.taken, action) === 1;
var actionThat = (test) => powerActions$1.findIndex(({ gain: gain2 }) => test(gain2));
var bridgeAction = actionThat(({ _tag }) => _tag === "bridge");
var spadeAction = actionThat((gain2) => gain2._tag === "spades" && gain2.spades === 1);
var spadesAction = actionThat((gain2) => gain2._tag === "spades" && gain2.spades === 2);
var takeable = ({ state: state2, me }) => favorTiles$1.filter((_, tile2) => copiesIn(state2.favorPool, tile2) > 0 && !hasFavor(me, tile2)).length;
var favorsFit = (player) => {
  const { favors: favors2, act: act2 } = player.turn;
  if (favors2 === 0) return true;
  const most2 = Math.max(player.faction.favors.each, player.faction.stronghold._tag === "favor" ? 1 : 0);
  return act2 === "other" && favors2 <= Math.min(most2, takeable(player));
};
var bridgesFit = (player) => {
  const { bridges: bridges2, act: act2 } = player.turn;
  if (bridges2 === 0) return true;
  const { stronghold } = player.faction;
  const given2 = stronghold._tag === "bridges" && hasStronghold(player.me) ? Math.min(stronghold.bridges, supply.bridges - player.me.bridges) : 0;
  const acted = isTaken(player, bridgeAction) || hasTaken(player, "bridge") ? 1 : 0;
  return act2 === "other" && bridges2 <= Math.max(given2, acted);
};
var mostSteps = (player) => {
  const isReplaced2 = player.faction.perSpade._tag === "step";
  if (isReplaced2 && isTaken(player, spadesAction)) return 2;
  const isSpade = isReplaced2 && (isTaken(player, spadeAction) || isUsed(player, "BON1"));
  return isSpade || isUsed(player, "BON2") || isUsed(player, "FAV6") ? 1 : 0;
};
var leapOf = (player) => player.faction.actions.reduce(
  (most2, { gain: gain2 }) => gain2._tag === "leap" && hasTaken(player, "leap") ? gain2.steps : most2,
  0
);
var stepsFit = (player) => {
  const { steps: steps2, leap, act: act2 } = player.turn;
  return (steps2 + leap === 0 || act2 === "other") && (steps2 === 0 || leap === 0) && steps2 <= mostSteps(player) && (leap === 0 || leap === leapOf(player));
};
var leastStopped = (state2) => isDeferred(state2) ? 7 : cultBoard.top - 1;
var tracksOf$1 = (mask) => cults$1.flatMap((_, cult2) => (mask & 1 << cult2) === 0 ? [] : [cult2]);
var chosenFits = ({ turn: turn2, state: state2, me }) => {
  const { choose, blocked } = turn2;
  return tracksOf$1(blocked).every((cult2) => at(me.cults, cult2) >= leastStopped(state2)) && (choose & ~blocked) === 0 && (choose === 0 || me.keys > 0 && tracksOf$1(choose).every((cult2) => at(me.cults, cult2) < cultBoard.top)) && (choose === 0 || isDeferred(state2) || isScarce(state2, choose, me.keys));
};
var isScarce = ({ seats }, choose, keys) => countBits(choose) > keys && tracksOf$1(choose).every((cult2) => seats.every((seat) => at(seat.cults, cult2) < cultBoard.top));
var usesSpades = ({ perSpade, digging }) => digging._tag !== "none" && (perSpade._tag === "nothing" || perSpade._tag === "vp" || perSpade._tag === "power");
var mostUnpaid = (player) => {
  const own = player.faction.actions.reduce(
    (most2, { gain: gain2 }) => Math.max(most2, gain2._tag === "spades" && hasTaken(player, "spades") ? gain2.spades : 0),
    0
  );
  if (isTaken(player, spadesAction)) return Math.max(2, own);
  return Math.max(own, isTaken(player, spadeAction) || isUsed(player, "BON1") ? 1 : 0);
};
var strongholdSpades = ({ me, faction: { stronghold } }) => stronghold._tag === "spades" && hasStronghold(me) ? stronghold.spades : 0;
var spadesFit = (player) => {
  const { spades, paid, kind: kind2, sites, built: built2, mayDig, act: act2, eruption } = player.turn;
  const isOpen = spades > 0 && kind2 !== "any" && sites.length === 0;
  if (mayDig !== (isOpen ? 1 : 0)) return false;
  if (spades === 0) return kind2 === "none" && paid === 0;
  if (act2 !== "land" || built2 > 0 || eruption > 0 || !usesSpades(player.faction)) return false;
  switch (kind2) {
    case "none":
      return false;
    case "one":
      return spades <= mostSpades && paid <= spades && (paid === 0 || sites.length === 0) && sites.length <= 1 && spades - paid + sites.length <= mostUnpaid(player);
    case "two":
      return paid === 0 && isTaken(player, spadesAction) && spades + sites.length <= 2;
    case "any":
      return paid === 0 && spades + sites.length <= strongholdSpades(player);
  }
};
var sitesFit = (player) => {
  const { turn: turn2, state: state2, seat, me } = player;
  const { sites, built: built2, act: act2 } = turn2;
  if (act2 !== "land") return sites.length === 0 && built2 === 0;
  const home = homeGround(me);
  const stands = sites.filter((hex2) => at(state2.structure, hex2) !== 0);
  return sites.length <= Math.max(2, strongholdSpades(player)) && (sites.length === 0 || home >= 0) && sites.filter((hex2) => state2.ground[hex2] !== home).length <= 1 && stands.length <= built2 && stands.every((hex2) => state2.owner[hex2] === seat);
};
var freeFits = (player) => {
  const { free: free2, act: act2, sites, built: built2 } = player.turn;
  switch (free2) {
    case "none":
      return true;
    case "ride":
    case "trading-house":
      return act2 === "other" && hasTaken(player, free2);
    case "sandstorm":
      return act2 === "land" && sites.length === 0 && built2 === 0 && hasTaken(player, free2);
  }
};
var volcanoFits = ({ turn: turn2, state: state2, me, faction: faction2 }) => {
  const { eruption, loss, lossFrom, sites, act: act2, built: built2 } = turn2;
  const currency = volcanoCurrency(faction2);
  if (eruption > 0 && (currency === "none" || act2 !== "land" || sites.length + built2 + loss > 0)) return false;
  if (loss === 0) return lossFrom === 0;
  if (faction2.ground._tag !== "volcano" || currency !== "steps" || act2 !== "land" || sites.length !== 1) return false;
  const { plain: plain2, home } = faction2.ground.price;
  return (loss === plain2 || loss === home) && lossFrom === tracksAt(me, loss) && lossFrom !== 0 && sites.every((hex2) => state2.ground[hex2] === volcanoGround);
};
var skipFits = ({ turn: turn2, state: state2, seat, faction: faction2 }) => {
  const { skipped, act: act2, sites } = turn2;
  if (skipped === -1) return true;
  const isUsedHex = sites.includes(skipped) || state2.owner[skipped] === seat;
  return boardOf(state2.switches.map).lands.includes(skipped) && faction2.skipping._tag !== "none" && act2 === "land" && isUsedHex;
};
var hasBegun = ({ act: act2 }) => act2 !== "none";
var isUnbegun = (turn2) => [
  turn2.spades,
  turn2.eruption,
  turn2.built,
  turn2.favors,
  turn2.bridges,
  turn2.steps,
  turn2.leap,
  turn2.loss,
  turn2.shift
].every((n) => n === 0) && turn2.sites.length === 0 && turn2.free === "none" && turn2.skipped === -1;
var hasMore = (player) => hasTaken(player, "actions");
var actsFit = (player) => {
  const { left: left2, act: act2 } = player.turn;
  if (left2 === 2) return act2 === "none" && hasMore(player);
  if (left2 === 1) return act2 === "none" || hasMore(player);
  return act2 !== "none";
};
var isIdle = (turn2) => isUnbegun(turn2) && turn2.paid + turn2.mayDig + turn2.lossFrom === 0 && turn2.kind === "none";
var restFits = (state2) => {
  const { turn: turn2, phase, turnOf } = state2;
  const isNone = isIdle(turn2) && turn2.towns === 0 && turn2.choose === 0 && turn2.left === 0 && !hasBegun(turn2);
  switch (phase) {
    case "turn":
      return true;
    case "offers":
      return isDeferred(state2) ? isNone && turn2.blocked === 0 : !hasPending(state2) && answeredFits(state2, turnOf);
    case "favor":
      return isNone || isIdle({ ...turn2, favors: 0 }) && turn2.favors === 1 && turn2.blocked === 0;
    case "cult":
    case "income":
      return isNone && (turn2.blocked === 0 || stepsStop(state2));
    case "auction":
    case "faction":
    case "terrain":
    case "dwelling":
    case "bonus":
    case "end":
      return isNone && turn2.blocked === 0;
  }
};
var answeredFits = (state2, seat) => {
  const { turn: turn2 } = state2;
  const me = seatOf(state2, seat);
  const player = { state: state2, turn: turn2, seat, me, faction: factionOf$1(state2, seat) };
  if (me.passed === 1) return turn2.left === 0 && turn2.act === "none" && isIdle(turn2) && chosenFits(player);
  return turn2.act !== "none" && turn2.left <= (hasMore(player) ? 1 : 0) && turn2.kind === "none" && turn2.paid + turn2.mayDig + turn2.lossFrom === 0 && sitesFit(player) && skipFits(player) && chosenFits(player);
};
var stepsStop = (state2) => state2.seats.some(
  (me, seat) => factionOf$1(state2, seat).perSpade._tag === "step" && tracksOf$1(state2.turn.blocked).every((cult2) => at(me.cults, cult2) >= cultBoard.top - 1)
);
var turnInvariants = [
  {
    path: "turn",
    rule: "TMY-19.8",
    text: "something pending is not a whole number from 0",
    holds: ({ turn: turn2, ground }) => [
      turn2.left,
      turn2.spades,
      turn2.paid,
      turn2.favors,
      turn2.towns,
      turn2.bridges,
      turn2.steps,
      turn2.leap,
      turn2.loss
    ].every((n) => within(n, 0, ground.length)) && [turn2.mayDig, turn2.eruption, turn2.built, turn2.shift].every((n) => within(n, 0, 1)) && [turn2.lossFrom, turn2.blocked, turn2.choose].every((n) => within(n, 0, (1 << cults$1.length) - 1)) && within(turn2.left, 0, 2) && within(turn2.skipped, -1, ground.length - 1)
  },
  {
    path: "turn",
    rule: "TMY-15.5",
    text: "a building site is no land hex, or is there twice",
    holds: ({ turn: turn2, ground }) => distinct(turn2.sites) && turn2.sites.every((hex2) => within(hex2, 0, ground.length - 1) && ground[hex2] !== riverGround)
  },
  {
    path: "turn",
    rule: "TMY-19.8",
    text: "something is pending although no turn is being taken",
    holds: restFits
  },
  { path: "turn", rule: "TMY-15.9", text: "a turn has more main actions than it can", holds: inTurn(actsFit) },
  {
    path: "turn",
    rule: "TMY-19.2",
    text: "something of an action is pending before one is begun",
    holds: inTurn(({ turn: turn2 }) => hasBegun(turn2) || isUnbegun(turn2))
  },
  { path: "turn", rule: "TMY-15.3", text: "no action gives these pending spades", holds: inTurn(spadesFit) },
  {
    path: "turn",
    rule: "TMY-15.5",
    text: "the hexes of this action are not those that it can have dug",
    holds: inTurn(sitesFit)
  },
  {
    path: "turn",
    rule: "TMY-15.13",
    text: "what is free comes from an action that was not used",
    holds: inTurn(freeFits)
  },
  {
    path: "turn",
    rule: "TMY-17.24",
    text: "a volcano or its price is due to a faction that makes none",
    holds: inTurn(volcanoFits)
  },
  {
    path: "turn",
    rule: "TMY-7.4",
    text: "a tunnel or carpet ride led to no hex of this action",
    holds: inTurn(skipFits)
  },
  { path: "turn", rule: "TMY-6.4", text: "more favor tiles are due than can be taken", holds: inTurn(favorsFit) },
  {
    path: "turn",
    rule: "TMY-11.1",
    text: "a bridge is due although no action gave one",
    holds: inTurn(bridgesFit)
  },
  {
    path: "turn",
    rule: "TMY-9.7",
    text: "cult steps are due although no action gave any",
    holds: inTurn(stepsFit)
  },
  {
    path: "turn",
    rule: "TMY-17.22",
    text: "a new home terrain is due without a shift",
    holds: inTurn((player) => player.turn.shift === 0 || player.turn.act === "other" && hasTaken(player, "shift"))
  },
  {
    path: "turn",
    rule: "TMY-10.6",
    text: "a track to choose has not stopped before space 10 for want of keys",
    holds: inTurn(chosenFits)
  },
  {
    path: "turn",
    rule: "TMY-10.7",
    text: "more towns are due than there are tiles",
    holds: (state2) => freeTowns(state2) >= 0
  },
  {
    path: "turn",
    rule: "TMY-15.14",
    text: "what was begun can neither be finished nor given up",
    holds: inTurn(({ state: state2, seat, me }) => staysPayable(questionFor(state2, seat), me))
  }
];
var invariants = [
  ...tableInvariants,
  ...seatInvariants,
  ...setupInvariants,
  ...courseInvariants,
  ...turnInvariants,
  ...supplyInvariants,
  ...offerInvariants,
  ...dueInvariants,
  ...pointInvariants
];
var validated = validate(invariants);
var kindLetters = "abcdefghijklmnopqrstuvwxy";
var acts = ["none", "land", "other"];
var spadeKinds = ["none", "one", "two", "any"];
var freebies = ["none", "ride", "trading-house", "sandstorm"];
var none = "-";
var dash = (n) => n < 0 ? none : String(n);
var listOf = (items, separator = ",") => items.length === 0 ? none : items.join(separator);
var digits = (items) => items.length === 0 ? none : items.map((n) => n < 0 ? "." : String(n)).join("");
var printSwitches = (switches2) => {
  const on2 = letteredNames.filter((name) => switches2[name]).map((name) => optionTable[name].letter);
  const flags = [...on2, ...switches2["vp-variant"] === "original_2017" ? ["p"] : []].join("");
  return [switches2.map, switches2["leech-timing"], flags === "" ? none : flags].join("/");
};
var printStructures = (state2) => state2.structure.map((kind2, hex2) => {
  if (kind2 === 0) return ".";
  const letter = kindLetters[(state2.owner[hex2] ?? 0) * kinds$1.length + kind2 - 1] ?? "?";
  return state2.town[hex2] === 1 ? letter.toUpperCase() : letter;
}).join("");
var printTurn = (turn2) => [
  turn2.left,
  acts.indexOf(turn2.act),
  turn2.spades,
  turn2.paid,
  spadeKinds.indexOf(turn2.kind),
  turn2.mayDig,
  turn2.eruption,
  turn2.built,
  dash(turn2.skipped),
  freebies.indexOf(turn2.free),
  turn2.favors,
  turn2.towns,
  turn2.bridges,
  turn2.steps,
  turn2.leap,
  turn2.loss,
  turn2.lossFrom,
  turn2.blocked,
  turn2.choose,
  turn2.shift,
  listOf(turn2.sites.map(String), ".")
].join(",");
var printAuction = (auction2) => [
  listOf(auction2.tokens.map(String), "."),
  digits(auction2.places),
  digits(auction2.out),
  auction2.opener,
  dash(auction2.bid),
  dash(auction2.bidder),
  listOf(auction2.paid.map(dash), ".")
].join(",");
var printSeat = (seat) => {
  var _a;
  return [
    seat.faction < 0 ? none : ((_a = factions$1[seat.faction]) == null ? void 0 : _a.id) ?? none,
    dash(seat.home),
    [seat.coins, seat.workers, seat.priests].join("/"),
    [seat.bowl1, seat.bowl2, seat.bowl3].join("/"),
    seat.points.join("/"),
    seat.keys,
    seat.cults.join("/"),
    [seat.shipping, seat.digging, seat.range].join("/"),
    seat.favors,
    digits(seat.towns),
    dash(seat.bonus),
    seat.used,
    [seat.passed, seat.dropped].join(""),
    seat.locked,
    listOf(seat.rivers.map(String), "."),
    // Counted uses are rare: they follow only where there are some.
    [seat.steps, seat.tokens, seat.spades, seat.priestsDue, seat.ordain, ...seat.uses > 0 ? [seat.uses] : []].join(
      "/"
    )
  ].join(",");
};
var printPosition = (state2) => [
  printSwitches(state2.switches),
  [state2.phase, state2.round, dash(state2.active), dash(state2.turnOf)].join("/"),
  digits(state2.order),
  digits(state2.passing),
  state2.ground.map((ground) => groundLetters[ground] ?? "?").join(""),
  printStructures(state2),
  digits(state2.bridge),
  digits(state2.preachers),
  digits(state2.favorPool),
  digits(state2.townPool),
  state2.bonusIn.map((isIn2, tile2) => isIn2 === 1 ? String(state2.bonusCoins[tile2] ?? 0) : none).join(","),
  digits(state2.taken),
  digits(state2.scoring),
  digits(state2.finals),
  listOf(state2.offers.map(({ build: build2, from, to, amount: amount2, void: dead }) => [build2, from, to, amount2, dead].join("."))),
  listOf(state2.watches.map(({ build: build2, from, taken, declined }) => [build2, from, taken, declined].join("."))),
  state2.builds,
  printTurn(state2.turn),
  state2.auction === null ? none : printAuction(state2.auction),
  ...state2.seats.map(printSeat)
].join(" ");
var longest$1 = 8e3;
var number$1 = (text2) => /^\d{1,6}$/.test(text2) ? Number(text2) : Number.NaN;
var dashed = (text2) => text2 === none ? -1 : number$1(text2);
var numbers = (text2, separator) => text2 === none ? [] : text2.split(separator).map(dashed);
var single = (text2) => text2 === none ? [] : [...text2].map((letter) => letter === "." ? -1 : number$1(letter));
var mapOf = (id) => {
  var _a;
  return (_a = maps$1.find((map2) => map2.id === id)) == null ? void 0 : _a.id;
};
var readSwitches = (text2) => {
  const [id = "", timing, flags = ""] = text2.split("/");
  const map2 = mapOf(id);
  if (map2 === void 0 || timing !== "immediate" && timing !== "deferred") return void 0;
  const on2 = (letter) => flags.includes(letter);
  return switchesOf({
    map: map2,
    "leech-timing": timing,
    "vp-variant": on2("p") ? "original_2017" : "standard",
    ...byName(letteredNames, (name) => on2(optionTable[name].letter))
  });
};
var readTurn = (text2) => {
  const fields2 = text2.split(",");
  const n = (index) => number$1(fields2[index] ?? "");
  return {
    ...idleTurn,
    left: n(0),
    act: acts[n(1)] ?? "none",
    spades: n(2),
    paid: n(3),
    kind: spadeKinds[n(4)] ?? "none",
    mayDig: n(5),
    eruption: n(6),
    built: n(7),
    skipped: dashed(fields2[8] ?? ""),
    free: freebies[n(9)] ?? "none",
    favors: n(10),
    towns: n(11),
    bridges: n(12),
    steps: n(13),
    leap: n(14),
    loss: n(15),
    lossFrom: n(16),
    blocked: n(17),
    choose: n(18),
    shift: n(19),
    sites: numbers(fields2[20] ?? "", ".")
  };
};
var readAuction = (text2) => {
  if (text2 === none) return null;
  const [tokens2 = "", places2 = "", out = "", opener = "", bid2 = "", bidder = "", paid = ""] = text2.split(",");
  return {
    tokens: numbers(tokens2, "."),
    places: single(places2),
    out: single(out),
    opener: number$1(opener),
    bid: dashed(bid2),
    bidder: dashed(bidder),
    paid: numbers(paid, ".")
  };
};
var signed$1 = (text2) => text2.startsWith("-") ? -number$1(text2.slice(1)) : number$1(text2);
var readSeat = (text2) => {
  const [name = "", home = "", hand = "", bowls2 = "", points = "", keys = "", cults2 = "", tracks = "", ...rest] = text2.split(",");
  const [favors2 = "", towns = "", bonus = "", used = "", flags = "", locked = "", rivers2 = "", due2 = ""] = rest;
  const [coins = Number.NaN, workers = Number.NaN, priests = Number.NaN] = numbers(hand, "/");
  const [bowl1 = Number.NaN, bowl2 = Number.NaN, bowl3 = Number.NaN] = numbers(bowls2, "/");
  const [shipping = Number.NaN, digging = Number.NaN, range = Number.NaN] = numbers(tracks, "/");
  const [steps2 = Number.NaN, tokens2 = Number.NaN, spades = Number.NaN, priestsDue = Number.NaN, ordain = Number.NaN] = numbers(due2, "/");
  const [, , , , , uses = 0] = numbers(due2, "/");
  const [passed = Number.NaN, dropped = Number.NaN] = single(flags);
  const won = points.split("/").map(signed$1);
  return {
    faction: factions$1.findIndex(({ id }) => id === name),
    home: dashed(home),
    coins,
    workers,
    priests,
    bowl1,
    bowl2,
    bowl3,
    vp: won.reduce((sum, vp) => sum + vp, 0),
    keys: number$1(keys),
    cults: numbers(cults2, "/"),
    shipping,
    digging,
    range,
    favors: number$1(favors2),
    towns: single(towns),
    bonus: dashed(bonus),
    used: number$1(used),
    counts: [],
    bridges: 0,
    passed,
    dropped,
    locked: number$1(locked),
    rivers: numbers(rivers2, "."),
    steps: steps2,
    tokens: tokens2,
    spades,
    priestsDue,
    ordain,
    uses,
    points: won
  };
};
var readOffer = (text2) => {
  const [build2 = Number.NaN, from = Number.NaN, to = Number.NaN, amount2 = Number.NaN, dead = Number.NaN] = numbers(
    text2,
    "."
  );
  return { build: build2, from, to, amount: amount2, void: dead };
};
var readWatch = (text2) => {
  const [build2 = Number.NaN, from = Number.NaN, taken = Number.NaN, declined = Number.NaN] = numbers(text2, ".");
  return { build: build2, from, taken, declined };
};
var many$1 = (text2, read) => text2 === none ? [] : text2.split(",").map(read);
var head = 19;
var bad = (path, reason) => left$1(fault([path], reason));
var parsePosition = (text2) => {
  const parts2 = text2.split(" ");
  if (parts2.length < head + 2 || parts2.length > head + 5)
    return bad("position", "a position has 19 fields and one for each of 2 to 5 seats");
  const part = (index) => parts2[index] ?? "";
  const switches2 = readSwitches(part(0));
  if (switches2 === void 0) return bad("options", `${show(part(0))} is not map/timing/switches`);
  const board2 = boardOf(switches2.map);
  const [name = "", round = "", active = "", turnOf = ""] = part(1).split("/");
  const phase = phases$1.find((known) => known === name);
  if (phase === void 0) return bad("phase", `no phase ${show(name)}`);
  const pieces = [...part(5)];
  const codes = pieces.map((letter) => kindLetters.indexOf(letter.toLowerCase()));
  if (pieces.length !== board2.size) return bad("structures", `${board2.size} hexes are needed`);
  const structure2 = codes.map((code) => code < 0 ? 0 : code % kinds$1.length + 1);
  const owner = codes.map((code) => code < 0 ? -1 : Math.floor(code / kinds$1.length));
  const bridge2 = single(part(6));
  const tiles2 = part(10).split(",").map(dashed);
  const state2 = {
    switches: switches2,
    phase,
    round: number$1(round),
    active: dashed(active),
    turnOf: dashed(turnOf),
    order: single(part(2)),
    passing: single(part(3)),
    ground: [...part(4)].map((letter) => groundLetters.findIndex((known) => known === letter)),
    structure: structure2,
    owner,
    town: pieces.map((letter, hex2) => (codes[hex2] ?? 0) >= 0 && letter !== letter.toLowerCase() ? 1 : 0),
    bridge: bridge2,
    preachers: single(part(7)),
    favorPool: single(part(8)),
    townPool: single(part(9)),
    bonusIn: tiles2.map((coins) => coins < 0 ? 0 : 1),
    bonusCoins: tiles2.map((coins) => Math.max(0, coins)),
    taken: single(part(11)),
    scoring: single(part(12)),
    finals: single(part(13)),
    offers: many$1(part(14), readOffer),
    watches: many$1(part(15), readWatch),
    builds: number$1(part(16)),
    turn: readTurn(part(17)),
    auction: readAuction(part(18)),
    seats: parts2.slice(head).map(readSeat)
  };
  const made = validated({
    ...state2,
    seats: state2.seats.map((seat, index) => ({ ...seat, ...counted$1(state2, index) }))
  });
  if (isLeft(made)) return made;
  return printPosition(made.right) === text2 ? made : bad("position", "not the canonical spelling");
};
var counted$1 = (state2, seat) => {
  const counts2 = kinds$1.map(() => 0);
  for (const [hex2, owner] of state2.owner.entries()) {
    const kind2 = (state2.structure[hex2] ?? 0) - 1;
    if (owner === seat && kind2 >= 0) counts2[kind2] = (counts2[kind2] ?? 0) + 1;
  }
  return { counts: counts2, bridges: state2.bridge.filter((owner) => owner === seat).length };
};
var positionText = notation({
  longest: longest$1,
  print: printPosition,
  parse: parsePosition
});
var small = whole(-1, 999999);
var signed = whole(-999999, 999999);
var most$1 = { hexes: 120, offers: 60 };
var cells = list(small, 100, most$1.hexes);
var few = list(small, 0, most$1.hexes);
var switches = exact("switches", codecsOf(picked(optionTable, keptNames)));
var seatState = exact("a seat", {
  faction: small,
  home: small,
  coins: small,
  workers: small,
  priests: small,
  bowl1: small,
  bowl2: small,
  bowl3: small,
  vp: signed,
  keys: small,
  cults: list(small, cults$1.length, cults$1.length),
  shipping: small,
  digging: small,
  range: small,
  favors: small,
  towns: list(small, townTiles$1.length, townTiles$1.length),
  bonus: small,
  used: small,
  counts: list(small, kinds$1.length, kinds$1.length),
  bridges: small,
  passed: small,
  dropped: small,
  locked: small,
  rivers: few,
  steps: small,
  tokens: small,
  spades: small,
  priestsDue: small,
  ordain: small,
  uses: small,
  points: list(signed, sources$2.length, sources$2.length)
});
var turn = exact("a turn", {
  left: small,
  act: oneOf("none", "land", "other"),
  spades: small,
  paid: small,
  kind: oneOf("none", "one", "two", "any"),
  mayDig: small,
  eruption: small,
  sites: few,
  built: small,
  skipped: small,
  free: oneOf("none", "ride", "trading-house", "sandstorm"),
  favors: small,
  towns: small,
  bridges: small,
  steps: small,
  leap: small,
  loss: small,
  lossFrom: small,
  blocked: small,
  choose: small,
  shift: small
});
var offer = exact("an offer", { build: small, from: small, to: small, amount: small, void: small });
var watch$1 = exact("a watch", { build: small, from: small, taken: small, declined: small });
var auction = exact("an auction", {
  tokens: few,
  places: few,
  out: few,
  opener: small,
  bid: small,
  bidder: small,
  paid: few
});
var fields = exact("a state", {
  switches,
  phase: oneOf(...phases$1),
  round: small,
  active: small,
  turnOf: small,
  order: few,
  passing: few,
  ground: cells,
  structure: cells,
  owner: cells,
  town: cells,
  bridge: few,
  preachers: few,
  favorPool: few,
  townPool: few,
  bonusIn: few,
  bonusCoins: few,
  taken: few,
  scoring: few,
  finals: few,
  offers: list(offer, 0, most$1.offers),
  watches: list(watch$1, 0, most$1.offers),
  builds: small,
  seats: list(seatState, 2, 5),
  turn,
  auction: nullable(auction)
});
var countsRight = (value) => value.seats.every((one, index) => {
  const { counts: counts2, bridges: bridges2 } = counted$1(value, index);
  return one.bridges === bridges2 && one.counts.every((count, place) => count === counts2[place]);
});
var state = refined(
  fields,
  "a Terra Mystica state",
  (value) => countsRight(value) ? validated(value) : left$1(fault(["seats"], "structures and bridges are counted wrong", "TMY-2.1"))
);
var Options = options;
var State = state;
var Move = move;
var rules = constant({
  "TMY-1.1": "Seats, rounds and victory",
  "TMY-1.2": "The three phases of a round",
  "TMY-1.3": "No hidden information, chance only at set-up",
  "TMY-1.4": "Abbreviations",
  "TMY-2.1": "Structures are limited",
  "TMY-2.2": "Resources are not; victory points never fall below 0",
  "TMY-3.1": "Rows of hexes, land and river",
  "TMY-3.2": "Coordinates",
  "TMY-3.3": "Neighbours and distance",
  "TMY-3.4": "Border hexes",
  "TMY-3.5": "Bridge places",
  "TMY-3.6": "The three maps",
  "TMY-3.7": "Row names of the Fire & Ice board",
  "TMY-4.1": "The ring of terrains",
  "TMY-4.2": "Spades, and what is never transformed",
  "TMY-4.3": "Where spades come from",
  "TMY-4.4": "Spades for a transformation",
  "TMY-4.5": "Stopping on the way",
  "TMY-4.6": "Giants: two spades, all the way home",
  "TMY-4.7": "Ice",
  "TMY-4.8": "Volcano",
  "TMY-4.9": "Those who know no spades",
  "TMY-4.10": "Effects for each spade gained",
  "TMY-4.11": "Ice and volcano tiles score nothing",
  "TMY-5.1": "The three bowls",
  "TMY-5.2": "Gaining power",
  "TMY-5.3": "Spending power",
  "TMY-5.4": "Burning power",
  "TMY-5.5": "Conversions",
  "TMY-5.6": "The limit of priests",
  "TMY-5.7": "Removing power tokens",
  "TMY-5.8": "New power tokens",
  "TMY-6.1": "The chain of structures",
  "TMY-6.2": "Prices, and the neighbour of a trading house",
  "TMY-6.3": "Power values",
  "TMY-6.4": "Favor tiles and strongholds",
  "TMY-6.5": "Order of effects",
  "TMY-7.1": "Direct adjacency",
  "TMY-7.2": "Shipping",
  "TMY-7.3": "Reach",
  "TMY-7.4": "Tunnel and carpet",
  "TMY-7.5": "Connection at the end",
  "TMY-8.1": "Offers of power",
  "TMY-8.2": "Accepting and declining",
  "TMY-8.3": "Order of answers",
  "TMY-8.4": "Offers that give nothing",
  "TMY-8.5": "A cult step for an acceptance",
  "TMY-8.6": "A power token for an acceptance",
  "TMY-8.7": "Several offers to one seat",
  "TMY-8.8": "When offers are answered",
  "TMY-9.1": "Tracks and their power",
  "TMY-9.2": "Space 10",
  "TMY-9.3": "A key that comes later in the turn",
  "TMY-9.4": "Sending a priest",
  "TMY-9.5": "A priest for a marker that cannot move",
  "TMY-9.6": "Steps down",
  "TMY-9.7": "Every track may be chosen",
  "TMY-9.8": "Order of steps when keys arrive",
  "TMY-10.1": "What makes a town",
  "TMY-10.2": "When towns are looked for",
  "TMY-10.3": "Founding",
  "TMY-10.4": "Joining a town",
  "TMY-10.5": "Towns across a river",
  "TMY-10.6": "Tiles with cult steps",
  "TMY-10.7": "Never more rights than tiles",
  "TMY-10.8": "What the river hex joins",
  "TMY-11.1": "Building bridges",
  "TMY-11.2": "What bridges do",
  "TMY-12.1": "Power actions",
  "TMY-12.2": "Bonus tiles",
  "TMY-12.3": "Favor tiles",
  "TMY-12.4": "Town tiles",
  "TMY-12.5": "Round scoring tiles",
  "TMY-12.6": "Counting the cult bonus",
  "TMY-12.7": "What scores as built",
  "TMY-12.8": "Final scoring tiles",
  "TMY-13.1": "What is drawn",
  "TMY-13.2": "Choosing factions",
  "TMY-13.3": "Choosing terrains",
  "TMY-13.4": "A favor tile at set-up",
  "TMY-13.5": "Start resources",
  "TMY-13.6": "Starting dwellings",
  "TMY-13.7": "First bonus tiles",
  "TMY-13.8": "What the starting terrain means later",
  "TMY-13.9": "The auction",
  "TMY-13.10": "Bidding",
  "TMY-14.1": "Income",
  "TMY-14.2": "Turns of Phase II",
  "TMY-14.3": "Cult bonus",
  "TMY-14.4": "Clean-up",
  "TMY-14.5": "Passing",
  "TMY-14.6": "After the pass",
  "TMY-14.7": "The next start seat",
  "TMY-14.8": "Turn order of the base game",
  "TMY-14.9": "Variable turn order",
  "TMY-14.10": "The last seat",
  "TMY-14.11": "Income in two steps",
  "TMY-14.12": "Phase III in order",
  "TMY-15.1": "Transform and build",
  "TMY-15.2": "Building on foreign terrain",
  "TMY-15.3": "Combining spades",
  "TMY-15.4": "Two spades on two hexes",
  "TMY-15.5": "The building site",
  "TMY-15.6": "Which spades can be given up",
  "TMY-15.7": "Transforming alone",
  "TMY-15.7a": "Bought spades go to one hex",
  "TMY-15.7b": "Three spades of a stronghold",
  "TMY-15.8": "Prices are paid when due",
  "TMY-15.9": "One main action a turn, or two more",
  "TMY-15.10": "No spade left when building",
  "TMY-15.11": "Digging comes first",
  "TMY-15.12": "Spade actions build where they dug",
  "TMY-15.13": "Actions whose gain cannot be used",
  "TMY-15.14": "No dead ends",
  "TMY-16.1": "Cults at the end",
  "TMY-16.2": "The largest area",
  "TMY-16.3": "The final scoring tile",
  "TMY-16.4": "Ties",
  "TMY-16.5": "Connected groups",
  "TMY-16.6": "Resources at the end",
  "TMY-16.7": "Order of booking",
  "TMY-16.8": "Zero values and missing places",
  "TMY-17.1": "Common values",
  "TMY-17.2": "Alchemists",
  "TMY-17.3": "Darklings",
  "TMY-17.4": "Auren",
  "TMY-17.5": "Witches",
  "TMY-17.6": "Chaos Magicians",
  "TMY-17.7": "Giants",
  "TMY-17.8": "Cultists",
  "TMY-17.9": "Halflings",
  "TMY-17.10": "Dwarves",
  "TMY-17.11": "Engineers",
  "TMY-17.12": "Fakirs",
  "TMY-17.13": "Nomads",
  "TMY-17.14": "Mermaids",
  "TMY-17.15": "Swarmlings",
  "TMY-17.16": "Ice terrain",
  "TMY-17.17": "Ice Maidens",
  "TMY-17.18": "Yetis",
  "TMY-17.19": "Acolytes",
  "TMY-17.20": "Dragonlords",
  "TMY-17.21": "Riverwalkers",
  "TMY-17.22": "Shapeshifters",
  "TMY-17.23": "The home terrain of a faction in play",
  "TMY-17.24": "Opening a volcano",
  "TMY-17.25": "Every priest is decided about",
  "TMY-18": "Options",
  "TMY-18.1": "Seats that leave the game",
  "TMY-18.2": "Earlier editions of the variable factions",
  "TMY-19.1": "The shape of a turn",
  "TMY-19.2": "Main actions and choices",
  "TMY-19.3": "Transforming without a colour",
  "TMY-19.4": "Free moves",
  "TMY-19.5": "When offers are answered",
  "TMY-19.5a": "Immediate answers",
  "TMY-19.5b": "Deferred answers",
  "TMY-19.8": "The end of a turn",
  "TMY-19.9": "Two actions in a turn",
  "TMY-19.10": "What is listed"
});
var accepted = acceptOptions(options, rules, "TMY-18");
var setup = (options2, seed) => map((chosen) => {
  const draws = source(seed);
  return initialState(chosen, givenSetup(chosen) ?? drawSetup(chosen, draws), draws);
})(accepted(options2, seed));
var isIn = (switches2, option) => option === null || switches2[option];
var indices = (items, test) => items.flatMap((item, index) => test(item) ? [index] : []);
var drawScoring = (draws, pool) => {
  for (; ; ) {
    const drawn2 = shuffled(draws, pool).slice(0, 6);
    if (drawn2.every((tile2, index) => {
      var _a;
      return index + 1 <= (((_a = scoringTiles$1[tile2]) == null ? void 0 : _a.lastRound) ?? 0);
    })) return drawn2;
  }
};
var drawSetup = (options2, draws) => ({
  scoring: drawScoring(
    draws,
    indices(scoringTiles$1, ({ option }) => isIn(options2, option))
  ),
  bonus: [
    ...shuffled(
      draws,
      indices(bonusTiles$1, ({ option }) => isIn(options2, option))
    )
  ].slice(0, options2.players + 3).sort((a, b) => a - b),
  finals: options2["fire-and-ice-final-scoring"] ? [draws.below(finalTiles$1.length)] : [],
  start: options2["maintain-player-order"] ? 0 : draws.below(options2.players)
});
var givenSetup = (options2) => {
  const { setup: setup2 } = options2;
  if (setup2 === null) return null;
  return {
    scoring: setup2.scoring.map((id) => scoringTiles$1.findIndex((tile2) => tile2.id === id)),
    bonus: setup2.bonus.map((id) => bonusTiles$1.findIndex((tile2) => tile2.id === id)).sort((a, b) => a - b),
    finals: setup2.final.map((id) => finalTiles$1.indexOf(id)),
    start: setup2.start
  };
};
var initialState = (options2, drawn2, draws) => {
  const switches2 = switchesOf(options2);
  const board2 = boardOf(options2.map);
  const order = Array.from({ length: options2.players }, (_, index) => (drawn2.start + index) % options2.players);
  return {
    switches: switches2,
    phase: options2.auction ? "auction" : "faction",
    round: 0,
    active: drawn2.start,
    turnOf: -1,
    order,
    passing: [],
    ground: board2.grounds.slice(),
    structure: board2.grounds.map(() => 0),
    owner: board2.grounds.map(() => -1),
    town: board2.grounds.map(() => 0),
    bridge: board2.spans.map(() => -1),
    preachers: cults$1.flatMap(() => cultBoard.priestSpaces.map(() => -1)),
    favorPool: favorTiles$1.map(({ copies: copies2 }) => copies2),
    townPool: townTiles$1.map(({ copies: copies2, option }) => isIn(switches2, option) ? copies2 : 0),
    bonusIn: bonusTiles$1.map((_, tile2) => drawn2.bonus.includes(tile2) ? 1 : 0),
    bonusCoins: bonusTiles$1.map(() => 0),
    taken: powerActions$1.map(() => 0),
    scoring: drawn2.scoring,
    finals: drawn2.finals,
    offers: [],
    watches: [],
    builds: 0,
    seats: order.map(() => blankSeat()),
    turn: { ...idleTurn, sites: [] },
    auction: options2.auction ? auctionOf$1(switches2, order, draws) : null
  };
};
var score = (position) => position.seats.map(({ vp }) => vp);
var outcome = (position) => {
  if (position.phase !== "end") return none$1;
  const places2 = placesByValue(everyoneAlone(position.seats.length), score(position));
  return some({ winners: leaders(position).filter(isSeat), places: places2, reason: "points" });
};
var leaders = (state2) => {
  const best = Math.max(...state2.seats.map(({ vp }) => vp));
  return state2.seats.flatMap(({ vp }, seat) => vp === best ? [seat] : []);
};
var longest = 80;
var longestNamed = longest + 20;
var suffix = (split2) => split2 === null ? "" : ` from ${split2.join("/")}`;
var bare = (move2) => {
  switch (move2._tag) {
    case "Setup":
      return `setup ${move2.faction}`;
    case "PickColor":
      return `pick-color ${move2.color}`;
    case "Bid":
      return `bid ${move2.points}`;
    case "Take":
      return `take ${move2.faction} ${move2.place}`;
    case "Build":
      return `build ${move2.hex}${suffix(move2.from)}`;
    case "Transform":
      return `transform ${move2.hex}${move2.to === null ? "" : ` to ${move2.to}`}${suffix(move2.from)}`;
    case "Dig":
      return `dig ${move2.spades}`;
    case "Upgrade":
      return `upgrade ${move2.hex} to ${move2.to}`;
    case "Advance":
      return `advance ${move2.track}`;
    case "Send":
      return `send p to ${move2.cult}${move2.steps === null ? "" : ` for ${move2.steps}`}`;
    case "Action":
      return `action ${move2.space}${suffix(move2.from)}`;
    case "Pass":
      return move2.tile === null ? "pass" : `pass ${move2.tile}`;
    case "Leech":
      return `leech ${move2.power} from ${move2.from}`;
    case "Decline":
      return `decline ${move2.power} from ${move2.from}`;
    case "DeclineAll":
      return "decline";
    case "Favor":
      return `+${move2.tile}`;
    case "Town":
      return `+${move2.count === 1 ? "" : move2.count}${move2.tile}`;
    case "Step":
      return `+${move2.steps === 1 ? "" : move2.steps}${move2.cult}`;
    case "Lose":
      return `-${move2.steps === 1 ? "" : move2.steps}${move2.cult}`;
    case "GiveUp":
      return `-${move2.what}`;
    case "Bridge":
      return `bridge ${move2.a}:${move2.b}`;
    case "Connect":
      return `connect ${move2.river}`;
    case "ConnectHexes":
      return `connect ${move2.hexes.join(":")}`;
    case "Burn":
      return `burn ${move2.tokens}`;
    case "Convert":
      return `convert ${move2.give}${move2.from} to ${move2.get}${move2.to}`;
    case "Unlock":
      return `unlock-terrain ${move2.terrain}`;
    case "GainToken":
      return "gain P3 for VP";
    case "Drop":
      return `drop ${move2.faction}`;
    case "Wait":
      return "wait";
    case "Done":
      return "done";
  }
};
var printMove = (move2) => move2.by === null ? bare(move2) : `${move2.by}: ${bare(move2)}`;
var namesOf = (names2) => new Map(names2.map((name) => [name.toLowerCase(), name]));
var factionNames = namesOf(factions$1.map(({ id }) => id));
var terrainNames = new Map([...namesOf(ring$1), ["grey", "gray"]]);
var groundNames = new Map([...terrainNames, ["ice", "ice"], ["volcano", "volcano"]]);
var kindNames = new Map([
  ...namesOf(kinds$1),
  ["dwelling", "D"],
  ["trading post", "TP"],
  ["trading house", "TP"],
  ["temple", "TE"],
  ["stronghold", "SH"],
  ["sanctuary", "SA"]
]);
var cultNames = namesOf(cults$1);
var resourceNames = new Map([
  ...namesOf(resources$1),
  ["power", "PW"],
  ["priest", "P"],
  ["priests", "P"],
  ["worker", "W"],
  ["workers", "W"],
  ["coin", "C"],
  ["coins", "C"]
]);
var spaceNames = namesOf([
  ...powerActions$1.map(({ id }) => id),
  ...specialSpaces,
  ...earlierSpaces,
  "BON1",
  "BON2",
  "FAV6"
]);
var bonusNames = namesOf(bonusTiles$1.map(({ id }) => id));
var favorNames = namesOf(favorTiles$1.map(({ id }) => id));
var townNames = namesOf(townTiles$1.map(({ id }) => id));
var wastes = namesOf(["SPADE", "BRIDGE", "FREE_D", "FREE_TP", "FREE_TF", "GAIN_P3_FOR_VP"]);
var trackNames = /* @__PURE__ */ new Map([
  ["ship", "ship"],
  ["shipping", "ship"],
  ["dig", "dig"],
  ["digging", "dig"]
]);
var most = 999;
var hexName = (text2) => text2.startsWith("r") ? text2 : text2.toUpperCase();
var amount = (text2) => {
  if (text2 === void 0 || text2 === "") return 1;
  return wholeNumber(text2, 0, most);
};
var splitOf = (text2) => {
  if (text2 === void 0) return null;
  const [one, two, three] = text2.split("/").map((part) => wholeNumber(part, 0, most));
  if (one === void 0 || two === void 0 || three === void 0 || one + two + three === 0) return void 0;
  return [one, two, three];
};
var spellings = {
  setup: [
    {
      pattern: /^setup ([a-z]+)$/,
      read: ([name = ""], by2) => {
        const faction2 = factionNames.get(name);
        return faction2 && { _tag: "Setup", by: by2, faction: faction2 };
      }
    }
  ],
  "pick-color": [
    {
      pattern: /^pick-color ([a-z]+)$/,
      read: ([name = ""], by2) => {
        const color = terrainNames.get(name);
        return color && { _tag: "PickColor", by: by2, color };
      }
    }
  ],
  bid: [
    {
      pattern: /^bid (\d+)$/,
      read: ([text2 = ""], by2) => {
        const points = wholeNumber(text2, 0, most);
        return points === void 0 ? void 0 : { _tag: "Bid", by: by2, points };
      }
    }
  ],
  take: [
    {
      pattern: /^take ([a-z]+) (\d+)$/,
      read: ([name = "", text2 = ""], by2) => {
        const [faction2, place] = [factionNames.get(name), wholeNumber(text2, 1, 5)];
        return faction2 === void 0 || place === void 0 ? void 0 : { _tag: "Take", by: by2, faction: faction2, place };
      }
    }
  ],
  build: [
    {
      pattern: /^build ([a-jr]\d{1,2})(?: from (\d+\/\d+\/\d+))?$/,
      read: ([hex2 = "", text2], by2) => {
        const from = splitOf(text2);
        return from === void 0 ? void 0 : { _tag: "Build", by: by2, hex: hexName(hex2), from };
      }
    }
  ],
  transform: [
    {
      pattern: /^transform ([a-jr]\d{1,2})(?: to ([a-z]+))?(?: from (\d+\/\d+\/\d+))?$/,
      read: ([hex2 = "", name, text2], by2) => {
        const [to, from] = [name === void 0 ? null : groundNames.get(name), splitOf(text2)];
        if (to === void 0 || from === void 0) return void 0;
        return { _tag: "Transform", by: by2, hex: hexName(hex2), to, from };
      }
    }
  ],
  dig: [
    {
      pattern: /^dig (\d+)$/,
      read: ([text2], by2) => {
        const spades = amount(text2);
        return spades === void 0 || spades === 0 ? void 0 : { _tag: "Dig", by: by2, spades };
      }
    }
  ],
  upgrade: [
    {
      pattern: /^upgrade ([a-jr]\d{1,2}) to ([a-z ]+)$/,
      read: ([hex2 = "", name = ""], by2) => {
        const to = kindNames.get(name);
        return to === void 0 || to === "D" ? void 0 : { _tag: "Upgrade", by: by2, hex: hexName(hex2), to };
      }
    }
  ],
  advance: [
    {
      pattern: /^advance ([a-z]+)$/,
      read: ([name = ""], by2) => {
        const track2 = trackNames.get(name);
        return track2 && { _tag: "Advance", by: by2, track: track2 };
      }
    }
  ],
  send: [
    {
      pattern: /^send p(?:riest)? to ([a-z]+)(?: for (\d))?$/,
      read: ([name = "", text2], by2) => {
        const cult2 = cultNames.get(name);
        const steps2 = text2 === void 0 ? null : text2 === "1" ? 1 : text2 === "2" ? 2 : text2 === "3" ? 3 : void 0;
        return cult2 === void 0 || steps2 === void 0 ? void 0 : { _tag: "Send", by: by2, cult: cult2, steps: steps2 };
      }
    }
  ],
  action: [
    {
      pattern: /^action ([a-z]+\d?)(?: from (\d+\/\d+\/\d+))?$/,
      read: ([name = "", text2], by2) => {
        const [space2, from] = [spaceNames.get(name), splitOf(text2)];
        return space2 === void 0 || from === void 0 ? void 0 : { _tag: "Action", by: by2, space: space2, from };
      }
    }
  ],
  pass: [
    {
      pattern: /^pass(?: (bon\d+))?$/,
      read: ([name], by2) => {
        const tile2 = name === void 0 ? null : bonusNames.get(name);
        return tile2 === void 0 ? void 0 : { _tag: "Pass", by: by2, tile: tile2 };
      }
    }
  ],
  leech: [
    {
      pattern: /^leech (\d+) from ([a-z]+)$/,
      read: ([text2, name = ""], by2) => {
        const [power, from] = [amount(text2), factionNames.get(name)];
        return power === void 0 || from === void 0 ? void 0 : { _tag: "Leech", by: by2, power, from };
      }
    }
  ],
  decline: [
    { pattern: /^decline$/, read: (_, by2) => ({ _tag: "DeclineAll", by: by2 }) },
    {
      pattern: /^decline (\d+) from ([a-z]+)$/,
      read: ([text2, name = ""], by2) => {
        const [power, from] = [amount(text2), factionNames.get(name)];
        return power === void 0 || from === void 0 ? void 0 : { _tag: "Decline", by: by2, power, from };
      }
    }
  ],
  "+": [
    {
      pattern: /^\+ ?(fav\d+)$/,
      read: ([name = ""], by2) => {
        const tile2 = favorNames.get(name);
        return tile2 && { _tag: "Favor", by: by2, tile: tile2 };
      }
    },
    {
      pattern: /^\+ ?([12]?)(tw\d)$/,
      read: ([text2, name = ""], by2) => {
        const tile2 = townNames.get(name);
        return tile2 && { _tag: "Town", by: by2, tile: tile2, count: text2 === "2" ? 2 : 1 };
      }
    },
    {
      pattern: /^\+ ?([12]?)([a-z]+)$/,
      read: ([text2, name = ""], by2) => {
        const cult2 = cultNames.get(name);
        return cult2 && { _tag: "Step", by: by2, cult: cult2, steps: text2 === "2" ? 2 : 1 };
      }
    }
  ],
  "-": [
    {
      pattern: /^-([a-z_0-9]+)$/,
      read: ([name = ""], by2) => {
        const what = wastes.get(name);
        return what && { _tag: "GiveUp", by: by2, what };
      }
    },
    {
      pattern: /^-([134]?)([a-z]+)$/,
      read: ([text2, name = ""], by2) => {
        const cult2 = cultNames.get(name);
        return cult2 && { _tag: "Lose", by: by2, cult: cult2, steps: text2 === "3" ? 3 : text2 === "4" ? 4 : 1 };
      }
    }
  ],
  bridge: [
    {
      pattern: /^bridge ([a-j]\d{1,2}) ?: ?([a-j]\d{1,2})$/,
      read: ([a = "", b = ""], by2) => ({ _tag: "Bridge", by: by2, a: hexName(a), b: hexName(b) })
    }
  ],
  connect: [
    { pattern: /^connect (r\d{1,2})$/, read: ([river2 = ""], by2) => ({ _tag: "Connect", by: by2, river: river2 }) },
    {
      pattern: /^connect ([a-j]\d{1,2}) ?: ?([a-j]\d{1,2})(?: ?: ?([a-j]\d{1,2}))?$/,
      read: (names2, by2) => ({
        _tag: "ConnectHexes",
        by: by2,
        hexes: names2.flatMap((name) => name === void 0 ? [] : [hexName(name)])
      })
    }
  ],
  burn: [
    {
      pattern: /^burn (\d+)$/,
      read: ([text2], by2) => {
        const tokens2 = amount(text2);
        return tokens2 === void 0 || tokens2 === 0 ? void 0 : { _tag: "Burn", by: by2, tokens: tokens2 };
      }
    }
  ],
  convert: [
    {
      pattern: /^convert (\d*) ?([a-z]+) to (\d*) ?([a-z]+)$/,
      read: ([give2, from = "", get, to = ""], by2) => {
        const [out, into, lost, got] = [resourceNames.get(from), resourceNames.get(to), amount(give2), amount(get)];
        if (out === void 0 || into === void 0 || lost === void 0 || got === void 0 || got === 0)
          return void 0;
        return { _tag: "Convert", by: by2, give: lost, from: out, get: got, to: into };
      }
    }
  ],
  "unlock-terrain": [
    { pattern: /^unlock-terrain gain-priest$/, read: (_, by2) => ({ _tag: "Unlock", by: by2, terrain: "gain-priest" }) },
    {
      pattern: /^unlock-terrain ([a-z]+)$/,
      read: ([name = ""], by2) => {
        const terrain2 = terrainNames.get(name);
        return terrain2 && { _tag: "Unlock", by: by2, terrain: terrain2 };
      }
    }
  ],
  gain: [{ pattern: /^gain p3 for vp$/, read: (_, by2) => ({ _tag: "GainToken", by: by2 }) }],
  drop: [
    {
      pattern: /^drop ([a-z]+)$/,
      read: ([name = ""], by2) => {
        const faction2 = factionNames.get(name);
        return faction2 && { _tag: "Drop", by: by2, faction: faction2 };
      }
    }
  ],
  wait: [{ pattern: /^wait$/, read: (_, by2) => ({ _tag: "Wait", by: by2 }) }],
  done: [{ pattern: /^done$/, read: (_, by2) => ({ _tag: "Done", by: by2 }) }]
};
var table = new Map(Object.entries(spellings));
var headOf = (text2) => {
  if (text2.startsWith("+") || text2.startsWith("-")) return text2.slice(0, 1);
  const space2 = text2.indexOf(" ");
  return space2 < 0 ? text2 : text2.slice(0, space2);
};
var readMove = (text2, by2) => {
  if (typeof text2 !== "string" || text2.length > longest) return void 0;
  const small2 = text2.trim().toLowerCase();
  for (const { pattern, read } of table.get(headOf(small2)) ?? []) {
    const found = pattern.exec(small2);
    if (found === null) continue;
    const move2 = read(found.slice(1), by2);
    if (move2 !== void 0) return move2;
  }
  return void 0;
};
var parseMove = (text2) => {
  const colon = text2.indexOf(": ");
  const name = colon < 0 ? void 0 : factionNames.get(text2.slice(0, colon));
  const move2 = name === void 0 ? readMove(text2, null) : readMove(text2.slice(colon + 2), name);
  if (move2 === void 0) return left$1(fault([], `${show(text2)} is no move`, "TMY-19.10"));
  return printMove(move2) === text2 ? right(move2) : left$1(fault([], `${show(text2)} is written ${show(printMove(move2))}`, "TMY-19.10"));
};
var moveText = notation({
  rule: "TMY-19.10",
  longest: longestNamed,
  print: printMove,
  parse: parseMove
});
var cell = 6;
var half = cell / 2;
var land = (state2, board2, hex2) => {
  const ground = grounds$1[at(state2.ground, hex2)] ?? "river";
  const letter = {
    yellow: "Y",
    brown: "U",
    black: "K",
    blue: "B",
    green: "G",
    gray: "S",
    red: "R",
    ice: "I",
    volcano: "V",
    river: "~"
  }[ground];
  const kind2 = kinds$1[at(state2.structure, hex2) - 1];
  if (ground === "river") return ["~~~", "~~~"];
  const piece2 = kind2 === void 0 ? "" : `${at(state2.owner, hex2)}${kind2}${state2.town[hex2] === 1 ? "*" : ""}`;
  return [board2.names[hex2] ?? "", `${letter}${piece2}`];
};
var rowsOf = (state2) => {
  const board2 = boardIn(state2);
  return Array.from(
    { length: 9 },
    (_, row2) => board2.places.flatMap((place, hex2) => place.row === row2 ? [hex2] : [])
  ).flatMap((hexes) => {
    var _a;
    const indent = " ".repeat((((_a = board2.places[hexes[0] ?? 0]) == null ? void 0 : _a.x) ?? 0) * half);
    const cells2 = hexes.map((hex2) => land(state2, board2, hex2));
    return [0, 1].map((line) => (indent + cells2.map((pair) => (pair[line] ?? "").padEnd(cell)).join("")).trimEnd());
  });
};
var bridgesOf = (state2) => {
  const { names: names2, spans } = boardIn(state2);
  const built2 = spans.flatMap(
    ([a, b], span) => at(state2.bridge, span) < 0 ? [] : [`${names2[a] ?? ""}:${names2[b] ?? ""} (${at(state2.bridge, span)})`]
  );
  return `bridges: ${built2.join(" ") || "none"}`;
};
var ids = (tiles2, test) => tiles2.flatMap(({ id }, index) => test(index) ? [id] : []).join(" ") || "none";
var priestSpaces = ({ preachers }, cult2) => preachers.slice(cult2 * cultBoard.priestSpaces.length, (cult2 + 1) * cultBoard.priestSpaces.length).map((seat) => seat < 0 ? "." : seat).join("");
var poolsOf$1 = (state2) => [
  `scoring: ${state2.scoring.map((tile2, index) => {
    var _a;
    return `${index + 1 === state2.round ? ">" : ""}${((_a = scoringTiles$1[tile2]) == null ? void 0 : _a.id) ?? ""}`;
  }).join(" ")}${state2.finals.map((tile2) => ` final ${finalTiles$1[tile2] ?? ""}`).join("")}`,
  `bonus: ${bonusTiles$1.flatMap(({ id }, tile2) => inPool(state2, tile2) ? [`${id}(${at(state2.bonusCoins, tile2)}C)`] : []).join(" ") || "none"}`,
  `favor: ${favorTiles$1.flatMap(({ id }, index) => at(state2.favorPool, index) > 0 ? [`${id}x${at(state2.favorPool, index)}`] : []).join(" ") || "none"}`,
  `town: ${townTiles$1.flatMap(({ id }, index) => at(state2.townPool, index) > 0 ? [`${id}x${at(state2.townPool, index)}`] : []).join(" ") || "none"}`,
  `actions taken: ${ids(powerActions$1, (index) => state2.taken[index] === 1)}`,
  `cult priests: ${cults$1.map((cult2, index) => `${cult2} ${priestSpaces(state2, index)}`).join(" ")}`
];
var tilesOf = (state2, seat, index) => {
  var _a;
  return [
    ((_a = bonusTiles$1[seat.bonus]) == null ? void 0 : _a.id) ?? "",
    ids(favorTiles$1, (tile2) => (seat.favors >> tile2 & 1) === 1),
    ids(townTiles$1, (tile2) => at(seat.towns, tile2) > 0),
    usedSpaces(state2, index).length > 0 ? `used ${usedSpaces(state2, index).join(" ")}` : "",
    seat.passed === 1 ? "passed" : "",
    seat.dropped === 1 ? "left the game" : ""
  ].filter((part) => part !== "" && part !== "none").join(" ");
};
var seatLine = (state2, index) => {
  const seat = seatOf(state2, index);
  if (seat.faction < 0) return `${index} no faction yet`;
  const { title } = factionAt(seat.faction);
  const home = seat.home < 0 ? "" : ` (${grounds$1[seat.home] ?? ""})`;
  const hand = `${seat.vp} VP ${seat.coins} C ${seat.workers} W ${seat.priests} P ${seat.bowl1}/${seat.bowl2}/${seat.bowl3} PW`;
  const tracks = `cults ${seat.cults.join("/")} keys ${seat.keys} ship ${seat.shipping} dig ${seat.digging}`;
  return `${index} ${title}${home}: ${hand} ${tracks} ${tilesOf(state2, seat, index)}`.trimEnd();
};
var auctionLine = ({ auction: auction2, phase }) => auction2 === null || phase !== "auction" ? [] : [
  `on offer: ${auction2.tokens.map((token) => factionAt(token).title).join(", ")}; bid ${auction2.bid < 0 ? "none" : `${auction2.bid} by seat ${auction2.bidder}`}`
];
var picture = (state2) => [
  state2.phase === "end" ? "the game is over" : `round ${state2.round}, ${state2.phase}: seat ${movers(state2).join(", ")} decides; order ${state2.order.join(" ")}`,
  ...rowsOf(state2),
  bridgesOf(state2),
  ...poolsOf$1(state2),
  ...auctionLine(state2),
  ...state2.seats.map((_, index) => seatLine(state2, index))
].join("\n");
var seatTitle = (seat, { seats }) => {
  var _a;
  const faction2 = ((_a = seats[seat]) == null ? void 0 : _a.faction) ?? -1;
  return faction2 < 0 ? numberedSeat(seat) : factionAt(faction2).title;
};
var game = constant({
  id: "terra-mystica",
  title: "Terra Mystica",
  seats: { min: 2, max: 5 },
  rules,
  turnRule: "TMY-19.1",
  overRule: "TMY-1.1",
  optionInfo: optionInfoOf(optionTable),
  options: Options,
  ...nothingHidden(State, positionText),
  move: Move,
  moveText,
  setup,
  contradicted: (chosen, { switches: switches2, seats }) => firstUnlike(chosen, { ...switches2, players: seats.length }),
  teams: ({ seats }) => everyoneAlone(seats.length),
  key: positionText.print,
  seatCount: (position) => position.seats.length,
  seatName: seatTitle,
  toMove,
  mover: (position, chosen) => {
    const seat = moverOf(position, chosen);
    return isSeat(seat) ? some(seat) : none$1;
  },
  legalMoves,
  check,
  applyLegal,
  step,
  score,
  outcome,
  board: picture
});
var sources$1 = published(sources$2);
var cults = published(cults$1);
var kinds = published(kinds$1);
published(resources$1);
var bonusTiles = published(bonusTiles$1);
var favorTiles = published(favorTiles$1);
var finalTiles = published(finalTiles$1);
var powerActions = published(powerActions$1);
var scoringTiles = published(scoringTiles$1);
var townTiles = published(townTiles$1);
var grounds = published(grounds$1);
var ring = published(ring$1);
var maps = published(maps$1);
var factions = published(factions$1);
var watch = (state2, move2, take2) => {
  const taken = [];
  perform(draftOf(state2), move2, {
    happened: (event, now) => {
      taken.push(take2(now, event));
    }
  });
  return taken;
};
var structures = (state2) => boardIn(state2).names.map((name, hex2) => {
  const kind2 = kinds[at(state2.structure, hex2) - 1];
  return [`hex:${name}`, kind2 === void 0 ? [] : [`${at(state2.owner, hex2)}${kind2}`]];
});
var many = (id, count) => Array.from({ length: count }, () => id);
var poolTiles = (state2) => [
  ...favorTiles.flatMap(({ id }, index) => many(id, at(state2.favorPool, index))),
  ...townTiles.flatMap(({ id }, index) => many(id, at(state2.townPool, index))),
  ...bonusTiles.flatMap(
    ({ id }, index) => state2.bonusIn[index] === 1 && !state2.seats.some(({ bonus }) => bonus === index) ? [id] : []
  )
];
var seatTiles = (seat) => [
  ...favorTiles.flatMap(({ id }, index) => hasFavor(seat, index) ? [id] : []),
  ...townTiles.flatMap(({ id }, index) => many(id, at(seat.towns, index))),
  ...bonusTiles.flatMap(({ id }, index) => seat.bonus === index ? [id] : [])
];
var counted = [
  "coins",
  "workers",
  "priests",
  "bowl1",
  "bowl2",
  "bowl3",
  "keys",
  "shipping",
  "digging",
  "range",
  "bridges",
  "steps",
  "tokens",
  "spades",
  "priestsDue",
  "ordain",
  "uses"
];
var seatCounts = (seat, index) => [
  ...counted.map((name) => [`${name}:${index}`, seat[name]]),
  ...cults.map((cult2, track2) => [`marker:${cult2}:${index}`, at(seat.cults, track2)])
];
var turnCounts = ({ turn: turn2 }) => Object.entries(turn2).flatMap(
  ([name, value]) => (
    // The hex that was skipped is a number too, and -1 means none.
    typeof value === "number" ? [[`turn:${name}`, name === "skipped" ? value + 1 : value]] : []
  )
);
var listed = (items) => items.join(" ");
var seatWords = (state2, seat, index) => {
  var _a;
  return [
    [`home:${index}`, seat.home < 0 ? "" : grounds[seat.home] ?? ""],
    [`faction:${index}`, ((_a = factions[seat.faction]) == null ? void 0 : _a.id) ?? ""],
    [`passed:${index}`, seat.passed === 1 ? "passed" : ""],
    [`dropped:${index}`, seat.dropped === 1 ? "dropped" : ""],
    [`locked:${index}`, listed(ring.filter((_, bit) => (seat.locked >> bit & 1) === 1))],
    [`rivers:${index}`, listed(seat.rivers.map((hex2) => boardIn(state2).names[hex2] ?? ""))],
    [`used:${index}`, listed(usedSpaces(state2, index))]
  ];
};
var spaces$1 = cultBoard.priestSpaces.length;
var boardWords = (state2) => {
  const { names: names2 } = boardIn(state2);
  return [
    ...names2.map((name, hex2) => [`hex:${name}`, grounds[at(state2.ground, hex2)] ?? ""]),
    ...names2.map((name, hex2) => [`town:${name}`, at(state2.town, hex2) === 1 ? "town" : ""]),
    ...state2.bridge.map((owner, index) => [`bridge:${index}`, owner < 0 ? "" : String(owner)]),
    ...cults.map(
      (cult2, track2) => [
        `priest:${cult2}`,
        listed(state2.preachers.slice(track2 * spaces$1, (track2 + 1) * spaces$1).map((owner) => owner < 0 ? "-" : owner))
      ]
    ),
    ...powerActions.map(({ id }, index) => [`space:${id}`, state2.taken[index] === 1 ? "taken" : ""])
  ];
};
var auctionWords = ({ auction: auction2 }) => auction2 === null ? "" : Object.entries(auction2).map(([name, value]) => `${name} ${String(value)}`).join("; ");
var tableWords = (state2) => [
  ["order:", listed(state2.order)],
  ["passing:", listed(state2.passing)],
  [
    "offers:",
    state2.offers.map((offer2) => `${offer2.from}>${offer2.to}:${worth(state2, offer2)}${offer2.void === 1 ? "!" : ""}`).join(" ")
  ],
  ["watches:", state2.watches.map(({ from, taken, declined }) => `${from}:${taken}/${declined}`).join(" ")],
  ["turn-of:", state2.turnOf < 0 ? "" : String(state2.turnOf)],
  ["auction:", auctionWords(state2)],
  ["turn:act", state2.turn.act === "none" ? "" : state2.turn.act],
  ["turn:kind", state2.turn.kind === "none" ? "" : state2.turn.kind],
  ["turn:free", state2.turn.free === "none" ? "" : state2.turn.free],
  ["turn:sites", listed(state2.turn.sites.map((hex2) => boardIn(state2).names[hex2] ?? ""))]
];
var model = (state2) => ({
  pieces: piles([
    ...structures(state2),
    ["pool:", poolTiles(state2)],
    ...state2.seats.map((seat, index) => [`tiles:${index}`, seatTiles(seat)])
  ]),
  counts: counts([
    ...state2.seats.flatMap(seatCounts),
    ...state2.bonusCoins.map((coins, index) => {
      var _a;
      return [`bonus-coins:${((_a = bonusTiles[index]) == null ? void 0 : _a.id) ?? ""}`, coins];
    }),
    ...turnCounts(state2),
    ["round:", state2.round]
  ]),
  words: wordsAt([
    ...state2.seats.flatMap((seat, index) => seatWords(state2, seat, index)),
    ...boardWords(state2),
    ...tableWords(state2)
  ]),
  points: state2.seats.map(({ points }) => counts(sources$1.map((source2, index) => [source2, at(points, index)]))),
  phase: state2.phase,
  toMove: toMove(state2)
});
var onTheWay = (before, move2) => {
  const checked = check(move2)(before);
  if (isLeft(checked)) return [];
  return watch(before, checked.right, model);
};
var changes = (before, move2, after2) => {
  const way = [model(before), ...move2 === null ? [] : onTheWay(before, move2), model(after2)];
  return way.flatMap((now, index) => {
    const last = way[index - 1];
    return last === void 0 ? [] : between(last, now);
  });
};
var cultTitle = (cult2) => cult2.charAt(0) + cult2.slice(1).toLowerCase();
var kindsText = (kinds2) => kinds2.map((kind2) => kindTitles[kind2]).join(" or ");
var gainText = ({ coins = 0, workers = 0, priests = 0, power = 0 }) => [
  ...coins > 0 ? [many$2(coins, "coin")] : [],
  ...workers > 0 ? [many$2(workers, "worker")] : [],
  ...priests > 0 ? [many$2(priests, "priest")] : [],
  ...power > 0 ? [`${power} power`] : []
];
var actionOnTile = ({ _tag }) => {
  switch (_tag) {
    case "none":
      return [];
    case "spade":
      return ["action: a spade"];
    case "step":
      return ["action: a cult step"];
  }
};
var passText = (pass2) => {
  switch (pass2._tag) {
    case "none":
      return [];
    case "each":
      return [`pass: ${pass2.vp} VP per ${kindsText(pass2.kinds)}`];
    case "table":
      return [`pass: ${pass2.vp.join("/")} VP by ${kindTitles[pass2.kind]}s`];
    case "shipping":
      return [`pass: ${pass2.vp} VP per shipping level`];
  }
};
var bonusText = ({ income, action, pass: pass2, shipping }) => [
  ...gainText(income),
  ...actionOnTile(action),
  ...passText(pass2),
  ...shipping > 0 ? [`shipping +${shipping}`] : []
].join("; ");
var favorText = ({ cult: cult2, steps: steps2, income, action, built: built2, pass: pass2, townPower }) => [
  `${cultTitle(cult2)} ${steps2}`,
  ...gainText(income),
  ...actionOnTile(action),
  ...built2 === null ? [] : [`${built2.vp} VP per ${kindTitles[built2.kind]} built`],
  ...passText(pass2),
  ...townPower > 0 ? [`towns need ${townPower} power less`] : []
].join("; ");
var townText = ({ vp, keys, gain: gain2 }) => [
  `${vp} VP`,
  many$2(keys, "key"),
  ...gain2._tag === "gain" ? gainText(gain2.gain) : [gain2._tag === "steps" ? `${many$2(gain2.steps, "step")} on each cult` : "shipping +1 or carpet +1"]
].join("; ");
var powerText = ({ power, gain: gain2 }) => {
  switch (gain2._tag) {
    case "bridge":
      return `${power} power: a bridge`;
    case "gain":
      return `${power} power: ${gainText(gain2.gain).join(", ")}`;
    case "spades":
      return `${power} power: ${many$2(gain2.spades, "spade")}`;
  }
};
var roundText = (score2) => `${score2.vp} VP per ${score2._tag === "built" ? kindsText(score2.kinds) : score2._tag}`;
var cultBonus = (bonus) => bonus._tag === "gain" ? gainText(bonus.gain).join(", ") : many$2(bonus.spades, "spade");
var scoringText = ({ score: score2, counts: counts2, every, bonus }, round) => {
  const per = counts2 === "priests" ? "priest on a cult" : `${every} ${cultTitle(counts2)}`;
  return roundText(score2) + (round < rounds ? `; ${cultBonus(bonus)} per ${per}` : "");
};
var specialPrice = (price) => {
  switch (price._tag) {
    case "free":
      return "";
    case "workers":
      return `${many$2(price.workers, "worker")}: `;
    case "power":
      return `${price.power} power: `;
    case "tokens":
      return `${many$2(price.tokens, "power token")}: `;
  }
};
var specialGain = (gain2) => {
  switch (gain2._tag) {
    case "leap":
      return `${gain2.steps} steps on one cult`;
    case "ride":
      return `a free dwelling on ${groundTitles[ring.indexOf(gain2.terrain)] ?? ""}`;
    case "actions":
      return `${gain2.actions} further actions`;
    case "spades":
      return many$2(gain2.spades, "spade");
    case "bridge":
      return "a bridge";
    case "sandstorm":
      return "a neighbouring hex becomes home terrain";
    case "trading-house":
      return "a free trading house";
    case "shift":
      return "a new home terrain";
  }
};
var oftenText = {
  once: "once a round",
  always: "at any number of actions",
  seats: "once a game for each seat",
  opponents: "once a game for each other seat"
};
var specialText = ({ needs, often, price, gain: gain2 }) => `${specialPrice(price)}${specialGain(gain2)}; ${oftenText[often]}${needs === "stronghold" ? " with the stronghold" : ""}`;
var pairs = (entries) => Object.fromEntries(entries);
var names = {
  ...pairs(factions.map(({ id, title }) => [`faction.${id}`, title])),
  ...pairs(grounds.map((ground, index) => [`ground.${ground}`, groundTitles[index] ?? ground])),
  ...pairs(cults.map((cult2) => [`cult.${cult2}`, cultTitle(cult2)])),
  ...pairs(kinds.map((kind2) => [`kind.${kind2}`, `a ${kindTitles[kind2]}`]))
};
var moves = {
  "move.Setup": "{who} chooses the {faction}",
  "move.PickColor": "{who} chooses {terrain}",
  "move.Bid": "{who} bids {points} points",
  "move.Take": "{who} takes the {faction} and place {place}",
  "move.Build": "{who} builds a dwelling on {hex}",
  "move.Transform": "{who} transforms {hex}",
  "move.Transform.to": "{who} transforms {hex} to {terrain}",
  "move.Dig.one": "{who} digs a spade",
  "move.Dig.other": "{who} digs {count} spades",
  "move.Upgrade": "{who} replaces the structure on {hex} by {kind}",
  "move.Advance.ship": "{who} advances shipping",
  "move.Advance.dig": "{who} advances digging",
  "move.Send": "{who} sends a priest to {cult}",
  "move.Send.steps.one": "{who} sends a priest to {cult} for a step",
  "move.Send.steps.other": "{who} sends a priest to {cult} for {count} steps",
  "move.Action": "{who} uses {space}",
  "move.Pass": "{who} passes",
  "move.Pass.tile": "{who} passes and takes {tile}",
  "move.Leech": "{who} accepts {power} power from the {from}",
  "move.Decline": "{who} declines {power} power from the {from}",
  "move.DeclineAll": "{who} declines all offers of power",
  "move.Favor": "{who} takes the favor tile {tile}",
  "move.Town": "{who} founds a town with {tile}",
  "move.Town.two": "{who} founds two towns with {tile}",
  "move.Step.one": "{who} takes a step on {cult}",
  "move.Step.other": "{who} takes {count} steps on {cult}",
  "move.Lose.one": "{who} gives up a step on {cult}",
  "move.Lose.other": "{who} gives up {count} steps on {cult}",
  "move.GiveUp": "{who} gives up {what}",
  "move.Bridge": "{who} builds a bridge between {a} and {b}",
  "move.Connect": "{who} joins structures over {hexes}",
  "move.Burn.one": "{who} burns a power token",
  "move.Burn.other": "{who} burns {count} power tokens",
  "move.Convert": "{who} converts {give} {from} to {get} {to}",
  "move.Unlock": "{who} unlocks {terrain} with a priest",
  "move.Unlock.priest": "{who} keeps the priest",
  "move.GainToken": "{who} buys a power token",
  "move.Drop": "{who} leaves the game",
  "move.Wait": "{who} waits",
  "move.Done": "{who} ends the turn",
  "waste.SPADE": "a spade",
  "waste.BRIDGE": "a bridge",
  "waste.FREE_D": "a free dwelling",
  "waste.FREE_TP": "a free trading house",
  "waste.FREE_TF": "a free transformation",
  "waste.GAIN_P3_FOR_VP": "the power token on offer",
  "resource.PW": "power",
  "resource.P": "priests",
  "resource.W": "workers",
  "resource.C": "coins",
  "resource.VP": "victory points"
};
var buttons = {
  "verb.bid": "bid",
  "verb.transform": "transform",
  "verb.dig": "dig",
  "verb.pass": "pass",
  "verb.decline-all": "decline all offers",
  "verb.send-best": "the best free space",
  "verb.send-back": "a step for a priest who goes back to the supply",
  "verb.step": "a step up",
  "verb.lose": "steps down",
  "verb.connect": "join structures over the river",
  "verb.burn": "burn power tokens",
  "verb.unlock-priest": "keep the priest",
  "verb.gain-token": "buy a power token",
  "verb.drop": "leave the game",
  "verb.wait": "wait",
  "verb.done": "end the turn",
  "give-up": "give up {what}",
  accept: "accept {power} power from the {from}",
  decline: "decline {power} power from the {from}",
  tokens: "power tokens from the bowls: {value}"
};
var places = {
  "place.hex": "{value}",
  "label.hex": "hex {value}",
  "place.number": "{value}",
  "place.space": "the action space {value}",
  "place.tile": "the tile {value}",
  "place.track.ship": "shipping",
  "place.track.dig": "digging",
  "place.cult-space": "{cult}, a priest for {steps} steps",
  "place.pool": "the pool",
  "place.tiles": "the tiles of {who}",
  "place.marker": "{cult} of {who}",
  "place.priest": "the priests on {cult}",
  "place.coins": "coins of {who}",
  "place.workers": "workers of {who}",
  "place.priests": "priests of {who}",
  "place.bowl1": "bowl I of {who}",
  "place.bowl2": "bowl II of {who}",
  "place.bowl3": "bowl III of {who}",
  "place.keys": "keys of {who}",
  "place.shipping": "shipping of {who}",
  "place.digging": "digging of {who}",
  "place.range": "carpet range of {who}",
  "place.bridges": "bridges of {who}",
  "place.steps": "cult steps due to {who}",
  "place.tokens": "power tokens on offer to {who}",
  "place.spades": "spades of the cult bonus of {who}",
  "place.priestsDue": "priests to be placed by {who}",
  "place.ordain": "workers that {who} may make priests of",
  "place.uses": "special actions used by {who}",
  "place.home": "home terrain of {who}",
  "place.faction": "the faction of {who}",
  "place.passed": "the pass of {who}",
  "place.dropped": "the place of {who}",
  "place.locked": "terrains locked by priests of {who}",
  "place.rivers": "river hexes joined by {who}",
  "place.used": "action spaces used by {who}",
  "place.bonus-coins": "coins on {value}",
  "place.bridge": "the bridge {value}",
  "place.town": "the town on {value}",
  "place.order": "the order of play",
  "place.passing": "the seats that have passed",
  "place.offers": "offers of power",
  "place.watches": "buildings that wait for answers",
  "place.round": "round",
  "place.turn-of": "the turn",
  "place.auction": "the auction",
  "place.turn": "begun in this turn: {value}"
};
var sources = {
  "source.start": "at the start",
  "source.leech": "paid for power",
  "source.round": "round scoring tile",
  "source.favor": "favor tile",
  "source.bonus": "bonus tile",
  "source.town": "town",
  "source.shipping": "shipping",
  "source.digging": "digging",
  "source.faction": "ability of the faction",
  "source.exchange": "exchange",
  "source.cult": "cult ranking",
  "source.area": "largest area",
  "source.final": "final scoring tile",
  "source.resources": "resources left"
};
var phases = {
  "phase.auction": "the auction",
  "phase.faction": "the choice of factions",
  "phase.terrain": "the choice of terrains",
  "phase.favor": "the choice of a first favor tile",
  "phase.dwelling": "the first dwellings",
  "phase.bonus": "the first bonus tiles",
  "phase.turn": "actions",
  "phase.offers": "the answers to offers of power",
  "phase.cult": "the cult bonus",
  "phase.income": "income",
  "phase.end": "the end of the game",
  "reason.points": "the last round is over"
};
var english = englishWith({
  ...names,
  ...moves,
  ...buttons,
  ...places,
  ...sources,
  ...phases,
  structure: "{kind} of {who}",
  tile: "{value}",
  plain: "{value}"
});
var plain = (value) => message("plain", { value });
var hex = (name) => labelled(english, "hex", name);
var verb = (value) => labelled(english, "verb", value, message(`verb.${value}`));
var number = (count) => labelled(english, "number", count, plain(count));
var faction = (id) => labelled(english, "faction", id, message(`faction.${id}`));
var cult = (name) => labelled(english, "cult", name, message(`cult.${name}`));
var tile = (id) => labelled(english, "tile", id);
var structure$1 = (kind2) => labelled(english, "structure", kind2, message(`kind.${kind2}`));
var terrain = (name) => labelled(english, "terrain", name, message(`ground.${name}`));
var resource = (name) => labelled(english, "resource", name, message(`resource.${name}`));
var tokens = (split2) => split2 === null ? [] : [labelled(english, "tokens", split2.join("-"), message("tokens", { value: split2.join(", ") }))];
var answer = (word2, power, from) => labelled(english, "answer", `${word2} ${power} ${from}`, message(word2, { power, from: message(`faction.${from}`) }));
var sent = (name, steps2) => {
  if (steps2 === null) return verb("send-best");
  if (steps2 === 1) return verb("send-back");
  return labelled(
    english,
    "cult-space",
    `${name}:${steps2}`,
    message("place.cult-space", { cult: message(`cult.${name}`), steps: steps2 })
  );
};
var partsOf = (move2) => {
  switch (move2._tag) {
    case "Setup":
      return [faction(move2.faction)];
    case "PickColor":
      return [terrain(move2.color)];
    case "Bid":
      return [verb("bid"), number(move2.points)];
    case "Take":
      return [faction(move2.faction), number(move2.place)];
    case "Build":
      return [hex(move2.hex), structure$1("D"), ...tokens(move2.from)];
    case "Transform":
      return [hex(move2.hex), verb("transform"), ...move2.to === null ? [] : [terrain(move2.to)], ...tokens(move2.from)];
    case "Dig":
      return [verb("dig"), number(move2.spades)];
    case "Upgrade":
      return [hex(move2.hex), structure$1(move2.to)];
    case "Advance":
      return [labelled(english, "track", move2.track, message(`place.track.${move2.track}`))];
    case "Send":
      return [cult(move2.cult), sent(move2.cult, move2.steps)];
    case "Action":
      return [labelled(english, "space", move2.space), ...tokens(move2.from)];
    case "Pass":
      return [move2.tile === null ? verb("pass") : tile(move2.tile)];
    case "Leech":
      return [answer("accept", move2.power, move2.from)];
    case "Decline":
      return [answer("decline", move2.power, move2.from)];
    case "DeclineAll":
      return [verb("decline-all")];
    case "Favor":
      return [tile(move2.tile)];
    case "Town":
      return [tile(move2.tile), ...move2.count === 1 ? [] : [number(move2.count)]];
    case "Step":
      return [cult(move2.cult), verb("step"), number(move2.steps)];
    case "Lose":
      return [cult(move2.cult), verb("lose"), number(move2.steps)];
    case "GiveUp":
      return [
        labelled(english, "verb", `give-up-${move2.what}`, message("give-up", { what: message(`waste.${move2.what}`) }))
      ];
    case "Bridge":
      return [hex(move2.a), hex(move2.b)];
    case "Connect":
      return [hex(move2.river), verb("connect")];
    case "ConnectHexes":
      return [...move2.hexes.map(hex), verb("connect")];
    case "Burn":
      return [verb("burn"), number(move2.tokens)];
    case "Convert":
      return [resource(move2.from), resource(move2.to), number(move2.give), number(move2.get)];
    case "Unlock":
      return [move2.terrain === "gain-priest" ? verb("unlock-priest") : terrain(move2.terrain)];
    case "GainToken":
      return [verb("gain-token")];
    case "Drop":
      return [faction(move2.faction), verb("drop")];
    case "Wait":
      return [verb("wait")];
    case "Done":
      return [verb("done")];
  }
};
var parts = (move2) => move2.by === null ? partsOf(move2) : [faction(move2.by), ...partsOf(move2)];
var orders = (own) => {
  const [a, b, ...rest] = own;
  return (a == null ? void 0 : a.kind) === "hex" && (b == null ? void 0 : b.kind) === "hex" && rest.length === 0 ? [[b, a]] : [];
};
var onHex = (state2, by2, index, name) => {
  const occupied = (state2.structure[index] ?? 0) > 0;
  const land2 = [
    { _tag: "Build", by: by2, hex: name, from: null },
    { _tag: "Transform", by: by2, hex: name, to: null, from: null },
    ...ring.map((to) => ({ _tag: "Transform", by: by2, hex: name, to, from: null }))
  ];
  const raised = kinds.flatMap((to) => to === "D" ? [] : [{ _tag: "Upgrade", by: by2, hex: name, to }]);
  return occupied ? [...raised, ...land2] : [...land2, ...raised];
};
var onBoards = (by2) => [
  ...cults.flatMap((cult2) => [3, 2, 1, null].map((steps2) => ({ _tag: "Send", by: by2, cult: cult2, steps: steps2 }))),
  ...powerActions.map(({ id }) => ({ _tag: "Action", by: by2, space: id, from: null })),
  ...ownSpaces.map((space2) => ({ _tag: "Action", by: by2, space: space2, from: null })),
  { _tag: "Advance", by: by2, track: "ship" },
  { _tag: "Advance", by: by2, track: "dig" },
  ...[1, 2, 3].map((spades) => ({ _tag: "Dig", by: by2, spades })),
  ...bonusTiles.map(({ id }) => ({ _tag: "Pass", by: by2, tile: id })),
  { _tag: "Pass", by: by2, tile: null },
  ...favorTiles.map(({ id }) => ({ _tag: "Favor", by: by2, tile: id })),
  ...townTiles.map(({ id }) => ({ _tag: "Town", by: by2, tile: id, count: 1 })),
  { _tag: "Burn", by: by2, tokens: 1 },
  { _tag: "Done", by: by2 }
];
var tried = (state2) => {
  var _a;
  const legal = legalMoves(state2);
  const by2 = movers(state2).length > 1 ? ((_a = legal[0]) == null ? void 0 : _a.by) ?? null : null;
  return [
    ...legal,
    ...factions.map(({ id }) => ({ _tag: "Setup", by: by2, faction: id })),
    ...boardIn(state2).names.flatMap((name, index) => onHex(state2, by2, index, name)),
    ...onBoards(by2)
  ];
};
var cultOf = (cult2) => message(`cult.${cult2}`);
var factionOf = (id) => message(`faction.${id}`);
var groundOf = (ground) => message(`ground.${ground}`);
var said = (move2) => {
  switch (move2._tag) {
    case "Setup":
      return ["Setup", { faction: factionOf(move2.faction) }];
    case "PickColor":
      return ["PickColor", { terrain: groundOf(move2.color) }];
    case "Bid":
      return ["Bid", { points: move2.points }];
    case "Take":
      return ["Take", { faction: factionOf(move2.faction), place: move2.place }];
    case "Build":
      return ["Build", { hex: move2.hex }];
    case "Transform":
      return move2.to === null ? ["Transform", { hex: move2.hex }] : ["Transform.to", { hex: move2.hex, terrain: groundOf(move2.to) }];
    case "Dig":
      return ["Dig", { count: move2.spades }];
    case "Upgrade":
      return ["Upgrade", { hex: move2.hex, kind: message(`kind.${move2.to}`) }];
    case "Advance":
      return [`Advance.${move2.track}`, {}];
    case "Send":
      return move2.steps === null ? ["Send", { cult: cultOf(move2.cult) }] : ["Send.steps", { cult: cultOf(move2.cult), count: move2.steps }];
    case "Action":
      return ["Action", { space: move2.space }];
    case "Pass":
      return move2.tile === null ? ["Pass", {}] : ["Pass.tile", { tile: move2.tile }];
    case "Leech":
    case "Decline":
      return [move2._tag, { power: move2.power, from: factionOf(move2.from) }];
    case "Favor":
      return ["Favor", { tile: move2.tile }];
    case "Town":
      return [move2.count === 1 ? "Town" : "Town.two", { tile: move2.tile }];
    case "Step":
    case "Lose":
      return [move2._tag, { cult: cultOf(move2.cult), count: move2.steps }];
    case "GiveUp":
      return ["GiveUp", { what: message(`waste.${move2.what}`) }];
    case "Bridge":
      return ["Bridge", { a: move2.a, b: move2.b }];
    case "Connect":
      return ["Connect", { hexes: move2.river }];
    case "ConnectHexes":
      return ["Connect", { hexes: move2.hexes.map((value) => message("plain", { value })) }];
    case "Burn":
      return ["Burn", { count: move2.tokens }];
    case "Convert":
      return [
        "Convert",
        {
          give: move2.give,
          from: message(`resource.${move2.from}`),
          get: move2.get,
          to: message(`resource.${move2.to}`)
        }
      ];
    case "Unlock":
      return move2.terrain === "gain-priest" ? ["Unlock.priest", {}] : ["Unlock", { terrain: groundOf(move2.terrain) }];
    case "DeclineAll":
    case "GainToken":
    case "Drop":
    case "Wait":
    case "Done":
      return [move2._tag, {}];
  }
};
var describe = (state2, move2) => {
  const [key, params] = said(move2);
  return message(`move.${key}`, { ...params, who: seatTitle(moverOf(state2, move2), state2) });
};
var piece = (name, state2) => {
  const [owner, kind2] = [name.slice(0, 1), name.slice(1)];
  return /^\d/.test(name) ? message("structure", { kind: message(`kind.${kind2}`), who: seatTitle(Number(owner), state2) }) : message("tile", { value: name });
};
var placeOf = (place, state2) => {
  const { kind: kind2, value } = place;
  if (kind2 === "marker") {
    const [cult2 = "", seat = ""] = value.split(":");
    return message("place.marker", { cult: cultOf(cult2), who: seatTitle(Number(seat), state2) });
  }
  if (kind2 === "priest") return message("place.priest", { cult: cultOf(value) });
  if (kind2 === "cult") return cultOf(value);
  return message(`place.${kind2}`, { value, who: /^\d$/.test(value) ? seatTitle(Number(value), state2) : value });
};
var word = ({ kind: kind2 }, text2) => {
  if (text2 === "") return message("word.nothing");
  if (kind2 === "hex" || kind2 === "home") return groundOf(text2);
  return kind2 === "faction" ? factionOf(text2) : message("plain", { value: text2 });
};
var terraMysticaFace = {
  game,
  parts,
  orders,
  tried,
  model,
  changes,
  describe,
  describeChange: changeMessage({
    game,
    teamName: (state2, team) => seatTitle(team, state2),
    piece,
    place: placeOf,
    word
  }),
  describePlace: placeMessage,
  describeView: (state2) => standing(game, state2, state2.phase),
  english
};
var page = {
  back: "#f3efe6",
  card: "#fffdf8",
  line: "#d5ccba",
  ink: "#2b2620",
  quiet: "#6b6357",
  accent: "#a3450c"
};
var groundPaint = {
  yellow: { fill: "#f3d778", ink: "#4a3a00", sign: "M-5 1h.1M0-2h.1M5 1h.1" },
  brown: { fill: "#c69763", ink: "#2f1a06", sign: "M-6-2H6M-4 1H4" },
  black: { fill: "#63666c", ink: "#fff", sign: "M-5 2v-4M0 2v-6M5 2v-4" },
  blue: { fill: "#7fb2e3", ink: "#0b2a4a", sign: "M-7 0q1.8-4 3.5 0t3.5 0 3.5 0 3.5 0" },
  green: { fill: "#86bd74", ink: "#10330f", sign: "M-7 2l3-6 3 6zM1 2l3-6 3 6z" },
  gray: { fill: "#c0c4c9", ink: "#2a2e33", sign: "M-7 2l5-6 3 4 2-3 4 5" },
  red: { fill: "#de8072", ink: "#430b05", sign: "M-5-3l4 4m0-4l-4 4M1-3l4 4m0-4l-4 4" },
  ice: { fill: "#eaf4f8", ink: "#1d5168", sign: "M0-4v7M-3-2.5l6 4M-3 1.500l6-4" },
  volcano: { fill: "#f0a25e", ink: "#5a1d00", sign: "M-7 2l5-6h4l5 6M0-5v-2" },
  river: { fill: "#d3e8f4", ink: "#4f86a8", sign: "M-10-3q2.500-5 5 0t5 0 5 0 5 0M-10 4q2.500-5 5 0t5 0 5 0 5 0" }
};
var boardPaint = {
  yellow: ["#e0ac00", "#2b2000"],
  brown: ["#7d4a1e", "#fff"],
  black: ["#212327", "#fff"],
  blue: ["#1f62ad", "#fff"],
  green: ["#25752c", "#fff"],
  gray: ["#6a727b", "#fff"],
  red: ["#b3261a", "#fff"],
  ice: ["#4fa9cb", "#05202b"],
  volcano: ["#e2620f", "#2b0e00"],
  variable: ["#7a3fa3", "#fff"]
};
var seatPaint = (state2, seat) => {
  const { faction: faction2 } = seatOf(state2, seat);
  return faction2 < 0 ? ["#8b8377", "#fff"] : boardPaint[factionAt(faction2).board];
};
var initials = (state2, seat) => {
  const { faction: faction2 } = seatOf(state2, seat);
  return faction2 < 0 ? String(seat) : factionAt(faction2).title.slice(0, 2);
};
var placed = (x, y, attributes, ...children) => element("g", { transform: `translate(${corners([[x, y]])})`, ...attributes }, ...children);
var outlines = {
  D: ["M-10 10V-2L0-11L10-2V10z", 3],
  TP: ["M-15 10V-5L-7.500-12L0-5H15V10z", 3],
  TE: ["M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0z", 0],
  SH: ["M-14 11V-11h6v4h5v-4h6v4h5v-4h6V11z", 2.5],
  SA: ["M-18 0a18 12 0 1 0 36 0a18 12 0 1 0-36 0z", 0]
};
var structure = (state2, seat, kind2, letters = initials(state2, seat), size = 10) => {
  const [fill, ink] = seatPaint(state2, seat);
  const [d, y] = outlines[kind2];
  return element("path", { d, fill, stroke: "#fff", "stroke-width": 2, "stroke-linejoin": "round" }) + words(letters, { y, fill: ink, "font-size": size, "font-weight": 700 });
};
var marker = (state2, seat, width2, height, radius2) => {
  const [fill, ink] = seatPaint(state2, seat);
  return element("rect", {
    x: -width2 / 2,
    y: -height / 2,
    width: width2,
    height,
    rx: radius2,
    fill,
    stroke: "#fff"
  }) + words(initials(state2, seat), {
    fill: ink,
    "font-size": Math.max(8.8, Math.min(14, width2 * 0.53)),
    "font-weight": 700
  });
};
var card = (x, y, width2, height, attributes = {}) => element("rect", { x, y, width: width2, height, rx: 8, fill: page.card, stroke: page.line, ...attributes });
var wrapped = (text2, most2) => (text2 === "" ? [] : text2.split(new RegExp("(?<!\\d) "))).reduce((lines, word2) => {
  const last = lines.at(-1);
  return last === void 0 || last.length + word2.length >= most2 ? [...lines, word2] : [...lines.slice(0, -1), `${last} ${word2}`];
}, []);
var left = (text2, x, y, attributes = {}) => words(text2, { "text-anchor": "start", x, y, ...attributes });
var column = 71;
var row = 31;
var top = 30;
var spaces = cultBoard.priestSpaces.length;
var trackPaint = [
  ["#b8371f", "#fbe6dd"],
  ["#2a68a8", "#e1edf7"],
  ["#7d5a2c", "#f1e8d8"],
  ["#6d7680", "#eceef0"]
];
var spaceAt = (space2) => {
  const y = top + (cultBoard.top - space2) * row;
  const power = cultBoard.power[space2] ?? 0;
  return element("path", { d: `M0 ${y}H${column - 4}`, stroke: page.card, "stroke-width": 2 }) + left(String(space2), 4, y + (power > 0 ? 10 : 15), { "font-size": 10, fill: page.quiet }) + (power > 0 ? left(`+${power}`, 3, y + 21, { "font-size": 9, fill: page.accent, "font-weight": 700 }) : "");
};
var markersAt = (state2, cult2, space2) => {
  const here = state2.seats.flatMap(
    (seat, index) => seat.faction >= 0 && at(seat.cults, cult2) === space2 ? [index] : []
  );
  const rise = here.length > 3 ? 6.75 : 0;
  return here.map(
    (seat, index) => placed(
      26 + index % 3 * 17,
      top + (cultBoard.top - space2) * row + row / 2 + (index < 3 ? -rise : rise),
      { "data-marker": seat },
      element("title", {}, escaped(`${seatTitle(seat, state2)}: ${space2}`)),
      marker(state2, seat, 17, 13, 4)
    )
  ).join("");
};
var priestAt = (state2, cult2, space2) => {
  const owner = at(state2.preachers, cult2 * spaces + space2);
  const [x, y] = [8.7 + space2 * 16.5, top + (cultBoard.top + 1) * row + 17];
  const steps2 = cultBoard.priestSpaces[space2] ?? 0;
  const found = { "data-cult-space": `${cults[cult2] ?? ""}:${steps2}`, "data-box": "-8 -10 16.5 20" };
  return owner < 0 ? placed(
    x,
    y,
    found,
    element("circle", { r: 7, fill: page.card, stroke: page.line }),
    words(String(steps2), { "font-size": 9, fill: page.quiet })
  ) : placed(
    x,
    y,
    { ...found, "data-priest": owner },
    element("title", {}, escaped(`priest of ${seatTitle(owner, state2)}`)),
    marker(state2, owner, 15, 17, 6)
  );
};
var levels = cultBoard.power.map((_, space2) => space2);
var track = (state2, cult2) => {
  const [head2, ground] = trackPaint[cult2] ?? trackPaint[0];
  const name = cults[cult2] ?? cults[0];
  return placed(
    cult2 * (column + 4),
    0,
    { "data-cult": name, "data-box": `0 0 ${column - 4} ${top + 11 * row}` },
    element("rect", { width: column - 4, height: top + 11 * row + 34, rx: 6, fill: ground }),
    element("rect", { width: column - 4, height: 24, rx: 6, fill: head2 }),
    words(cultTitle(name), { x: (column - 4) / 2, y: 12, fill: "#fff", "font-size": 13, "font-weight": 700 }),
    ...levels.map((space2) => spaceAt(space2)),
    ...levels.map((space2) => markersAt(state2, cult2, space2)),
    ...cultBoard.priestSpaces.map((_, space2) => priestAt(state2, cult2, space2))
  );
};
var cultPart = (state2) => cults.map((_, cult2) => track(state2, cult2)).join("") + left("+1: power for reaching a space; below: steps for a priest", 0, top + 11 * row + 46, {
  "font-size": 10,
  fill: page.quiet
});
var signs = [
  {
    word: /\bcoins?\b/g,
    letter: "",
    d: "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM0-2V2",
    fill: "#f0c53a"
  },
  { word: /\bworkers?\b/g, letter: "", d: "M-4-2L0-4L4-2V3L0 5L-4 3zM-4-2L0 0L4-2M0 0V5", fill: "#d9dade" },
  {
    word: /\bpriests?\b/g,
    letter: "",
    d: "M-2-3a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM-4 5L0-1L4 5z",
    fill: "#c9a06a"
  },
  { word: /\bpower\b/g, letter: "", d: "M0-5L4.500 0L0 5L-4.500 0z", fill: "#a878cf" },
  { word: /\bspades?\b/g, letter: "", d: "M-2-5H2M0-5V1M-3 0H3V2L0 5L-3 2z", fill: "#b98a52" },
  {
    word: /\bVP\b/g,
    letter: "",
    d: "M0-5L1.400-1.700L5-1.500L2.200.8L3.100 4.300L0 2.300L-3.100 4.300L-2.200.8L-5-1.500L-1.400-1.700z",
    fill: "#f2d56b"
  },
  { word: /\b(?:cult )?steps?\b/g, letter: "", d: "M-5 4V1H-1.500V-2H1.500V-5H5V4z", fill: "#cfd3d8" },
  { word: /\bshipping\b/g, letter: "", d: "M-5 2H5L3 5H-3zM0 1V-5L4 1z", fill: "#8fc1ea" },
  {
    word: /\bkeys?\b/g,
    letter: "",
    d: "M-5-2a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM-1-2H5V1M2-2V1",
    fill: "#e8c87a"
  }
];
var withSigns = (text2) => signs.reduce((before, { word: word2, letter }) => before.replaceAll(word2, letter), text2);
var letterWide = 5.35;
var signWide = 11;
var wideOf = (run) => run.charCodeAt(0) >= 57344 ? signWide : run.length * letterWide;
var drawnSign = ({ d, fill }, x, y) => placed(x, y, {}, element("path", { d, fill, stroke: "#33302b", "stroke-width": 0.8, "stroke-linejoin": "round" }));
var signedLine = (line, x, y) => {
  const runs = line.split(/([\uE000-\uE008]{2})/).filter((run) => run !== "");
  return runs.map((run, index) => {
    const at2 = runs.slice(0, index).reduce((sum, before) => sum + wideOf(before), x);
    const sign2 = signs.find(({ letter }) => letter === run);
    if (sign2 !== void 0) return drawnSign(sign2, at2 + signWide / 2, y);
    const text2 = run.trim();
    const lead = run.length - run.trimStart().length;
    return text2 === "" ? "" : words(text2, {
      ...{ "text-anchor": "start", x: at2 + lead * letterWide, y, "font-size": 10, fill: page.quiet },
      textLength: text2.length > 2 ? text2.length * letterWide - 0.6 : void 0
    });
  }).join("");
};
var chip = (name, text2, note = "", look = "plain", data = { "data-tile": name }) => ({ name, text: text2, note, look, data });
var roundChips = ({ scoring, round, phase }) => scoring.flatMap((index, before) => {
  const tile2 = scoringTiles[index];
  const number2 = before + 1;
  const look = number2 < round || phase === "end" ? "spent" : number2 === round ? "current" : "plain";
  return tile2 === void 0 ? [] : [chip(`Round ${number2}`, scoringText(tile2, number2), look === "current" ? "now" : tile2.id, look)];
});
var endChips = ({ finals }) => [
  chip("At the end", `largest area ${areaRanks.join("/")} VP; each cult ${cultBoard.ranks.join("/")} VP`),
  ...finals.flatMap((index) => {
    const tile2 = finalTiles[index];
    return tile2 === void 0 ? [] : [chip("And at the end", `${finalTitles[tile2]} ${areaRanks.join("/")} VP`)];
  })
];
var bonusChips = (state2) => bonusTiles.flatMap((tile2, index) => {
  const holder = state2.seats.findIndex(({ bonus }) => bonus === index);
  const coins = at(state2.bonusCoins, index);
  if (state2.bonusIn[index] !== 1) return [];
  return holder < 0 ? [chip(tile2.id, bonusText(tile2), coins > 0 ? `+${many$2(coins, "coin")}` : "")] : [chip(tile2.id, bonusText(tile2), initials(state2, holder), "spent")];
});
var copies = (tiles2, pool, isIn2, text2) => tiles2.flatMap((tile2, index) => {
  const count = at(pool, index);
  if (count > 0) return [chip(tile2.id, text2(tile2), `×${count}`)];
  return isIn2(index) ? [chip(tile2.id, text2(tile2), "none", "spent")] : [];
});
var powerChips = ({ taken }) => powerActions.map((action, index) => {
  const data = { "data-space": action.id };
  return taken[index] === 1 ? chip(action.id, powerText(action), "taken", "spent", data) : chip(action.id, powerText(action), "free", "plain", data);
});
var auctionChips = ({ auction: auction2, phase }) => auction2 === null || phase !== "auction" ? [] : auction2.tokens.map((token) => {
  return factionChip(factionAt(token));
});
var factionChip = ({ id, title, board: board2, ground }) => chip(title, ground._tag === "home" ? groundText(ground.terrain) : `${board2} board`, "", "plain", {
  "data-faction": id
});
var freeChips = (state2) => state2.phase === "faction" ? freeFactions(state2).map(factionChip) : [];
var answerTitles = { accept: "Accept", decline: "Decline" };
var answerChips = (state2) => {
  const able = movers(state2);
  const chips = state2.offers.filter(({ to }) => able.includes(to)).flatMap(
    (offer2) => (offer2.void === 1 ? ["decline"] : ["accept", "decline"]).map((word2) => {
      const [gained, from] = [worth(state2, offer2), factionAt(seatOf(state2, offer2.from).faction)];
      const power = gained === offer2.amount ? String(gained) : `${gained} of ${offer2.amount}`;
      return chip(answerTitles[word2], `${power} power from ${from.title}`, seatTitle(offer2.to, state2), "plain", {
        "data-answer": `${word2} ${offer2.amount} ${from.id}`
      });
    })
  );
  return [...new Map(chips.map((one) => [`${one.note} ${String(one.data["data-answer"])}`, one])).values()];
};
var groundText = (terrain2) => `home ${groundTitles[grounds.findIndex((g) => g === terrain2)] ?? ""}`;
var poolsOf = (state2) => [
  { title: "Factions on offer", chips: auctionChips(state2) },
  { title: "Free factions", chips: freeChips(state2) },
  { title: "Answers to offers of power", chips: answerChips(state2) },
  { title: `Rounds 1 to ${rounds} and the end`, chips: [...roundChips(state2), ...endChips(state2)] },
  { title: "Power actions", chips: powerChips(state2) },
  { title: "Bonus tiles", chips: bonusChips(state2) },
  { title: "Favor tiles", chips: copies(favorTiles, state2.favorPool, () => true, favorText) },
  {
    title: "Town tiles",
    chips: copies(
      townTiles,
      state2.townPool,
      (index) => state2.seats.some(({ towns }) => at(towns, index) > 0),
      townText
    )
  }
].filter(({ chips }) => chips.length > 0);
var [width$1, gap$1] = [114, 8];
var linesOf = ({ text: text2 }) => wrapped(withSigns(text2), 18);
var chipHeight = ({ chips }) => 24 + 12 * Math.max(...chips.map((each) => linesOf(each).length));
var drawn = (each, index, height, inRow) => {
  const { name, note, look, data } = each;
  return placed(
    index % inRow * (width$1 + gap$1),
    Math.floor(index / inRow) * (height + gap$1),
    { opacity: look === "spent" ? 0.6 : void 0, ...data, "data-box": `0 0 ${width$1} ${height}` },
    element("title", {}, escaped(`${name}: ${each.text}`)),
    card(0, 0, width$1, height, look === "current" ? { stroke: page.accent, "stroke-width": 2.5 } : {}),
    left(name, 8, 12, { "font-size": 11, "font-weight": 700 }),
    words(note, { "text-anchor": "end", x: width$1 - 8, y: 12, "font-size": 10, fill: page.accent }),
    ...linesOf(each).map((line, row2) => signedLine(line, 8, 26 + 12 * row2))
  );
};
var poolHeight = (pool, inRow) => 22 + Math.ceil(pool.chips.length / inRow) * (chipHeight(pool) + gap$1);
var poolPart = (pool, inRow) => left(pool.title, 0, 10, { "font-weight": 700 }) + placed(0, 22, {}, ...pool.chips.map((each, index) => drawn(each, index, chipHeight(pool), inRow)));
var seatTitles = (state2, seats) => seats.map((seat) => seatTitle(seat, state2)).join(", ");
var homeText = (state2, seat) => {
  const { faction: faction2, home } = seatOf(state2, seat);
  if (faction2 < 0) return "no faction yet";
  const title = groundTitles[home];
  if (title === void 0) return "no terrain yet";
  const { _tag } = factionAt(faction2).ground;
  return _tag === "home" || _tag === "shifting" ? `home ${title}` : `began on ${title}`;
};
var figuresOf = (state2, seat) => {
  const [me, faction2] = [seatOf(state2, seat), factionOf$1(state2, seat)];
  return [
    ["VP", me.vp],
    ["coins", me.coins],
    ["workers", me.workers],
    ["priests", me.priests],
    ["keys", me.keys],
    ["shipping", faction2.shipping._tag === "none" ? "–" : shippingLevel(faction2, me)],
    ["digging", faction2.digging._tag === "track" ? me.digging : "–"],
    ["bridges", supply.bridges - me.bridges]
  ];
};
var leftOf = ({ counts: counts2 }) => kinds.map((kind2, index) => structureSupply[kind2] - at(counts2, index));
var pointsText = ({ points }) => `points: ${sources$1.flatMap((source2, index) => at(points, index) === 0 ? [] : [`${source2} ${at(points, index)}`]).join(", ")}`;
var given$2 = (count, text2) => count > 0 ? [text2] : [];
var duesOf = ({ steps: steps2, tokens: tokens2, spades, priestsDue, ordain, uses }) => [
  ...given$2(steps2, `${many$2(steps2, "cult step")} due`),
  ...given$2(tokens2, `may buy ${many$2(tokens2, "power token")} for 1 VP each`),
  ...given$2(spades, `${many$2(spades, "spade")} of the cult bonus to use`),
  ...given$2(priestsDue, `must place ${many$2(priestsDue, "priest")}`),
  ...given$2(ordain, `may make priests of ${many$2(ordain, "worker")}`),
  ...given$2(uses, `has used its special actions ${many$2(uses, "time")}`)
];
var auctionOf = ({ auction: auction2 }, seat) => {
  const place = at((auction2 == null ? void 0 : auction2.places) ?? [], seat);
  return auction2 === null || place < 0 ? [] : [`bid ${at(auction2.paid, seat)} for place ${place + 1}`];
};
var notesOf = (state2, seat) => {
  const me = seatOf(state2, seat);
  const locked = ring.flatMap((_, index) => me.locked >> index & 1 ? [groundTitles[index]] : []);
  const used = usedSpaces(state2, seat);
  return [
    ...given$2(me.range, `carpet over ${many$2(me.range, "hex", "hexes")}`),
    ...given$2(locked.length, `priests on ${locked.join(", ")}`),
    ...given$2(me.rivers.length, `towns over ${me.rivers.map((hex2) => boardIn(state2).names[hex2]).join(", ")}`),
    ...duesOf(me),
    ...given$2(used.length, `used ${used.join(", ")}`),
    ...auctionOf(state2, seat),
    ...state2.phase === "end" ? [pointsText(me)] : []
  ];
};
var doingOf = (state2, seat, movers2) => {
  const { dropped } = seatOf(state2, seat);
  const pass2 = state2.passing.indexOf(seat);
  if (dropped === 1) return "left the game";
  if (state2.phase === "end") return leaders(state2).includes(seat) ? "won" : "";
  if (movers2.includes(seat)) return "to move";
  return pass2 < 0 ? "" : `passed (${pass2 + 1} of ${state2.seats.length})`;
};
var heldBy = (state2, seat) => {
  const me = seatOf(state2, seat);
  const bonus = bonusTiles[me.bonus];
  return [
    ...bonus === void 0 ? [] : [[bonus.id, bonusText(bonus)]],
    ...favorTiles.flatMap((tile2, index) => hasFavor(me, index) ? [[tile2.id, favorText(tile2)]] : []),
    ...townTiles.flatMap((tile2, index) => {
      const copies2 = at(me.towns, index);
      return copies2 > 0 ? [[tile2.id + (copies2 > 1 ? ` ×${copies2}` : ""), townText(tile2)]] : [];
    }),
    ...me.faction < 0 ? [] : factionOf$1(state2, seat).actions.map((action) => [action.space, specialText(action)])
  ];
};
var figureData = {
  VP: { "data-resource": "VP" },
  coins: { "data-resource": "C" },
  workers: { "data-resource": "W" },
  priests: { "data-resource": "P" },
  shipping: { "data-track": "ship" },
  digging: { "data-track": "dig" }
};
var figure = ([name, value], index, step2) => placed(
  index * step2,
  0,
  figureData[name] === void 0 ? {} : { ...figureData[name], "data-box": `${-step2 / 2} 4 ${step2} 40` },
  words(name, { y: 14, "font-size": 10, fill: page.quiet }),
  words(String(value), { y: 32, "font-size": index === 0 ? 20 : 16, "font-weight": 700 })
);
var bowls = ({ bowl1, bowl2, bowl3 }) => [bowl1, bowl2, bowl3].map(
  (tokens2, index) => placed(
    index * 36,
    0,
    {},
    element("circle", { cy: 31, r: 14, fill: "#ece2f4", stroke: "#7a4fa0", "stroke-width": index + 1 }),
    words(["I", "II", "III"][index] ?? "", { y: 10, "font-size": 10, fill: page.quiet }),
    words(String(tokens2), { y: 31, "font-size": 14, "font-weight": 700 })
  )
).join("");
var supplyPart = (state2, seat) => leftOf(seatOf(state2, seat)).map(
  (count, index) => placed(
    index * 41,
    0,
    { opacity: count === 0 ? 0.35 : void 0, "data-structure": kinds[index], "data-box": "-20 0 40 46" },
    placed(0, 17, {}, structure(state2, seat, kinds[index] ?? "D", kinds[index])),
    words(`${count} left`, { y: 39, "font-size": 10, fill: page.quiet })
  )
).join("");
var pillWidth = 60;
var wide = {
  figures: [248, 0, 50],
  bowls: [658, 0],
  supply: [778, 3],
  pills: [190, 51, 12],
  notes: 140,
  doing: [50, 53]
};
var folded = {
  figures: [24, 46, 44],
  bowls: [24, 94],
  supply: [160, 97],
  pills: [10, 148, 5],
  notes: 56,
  doing: [250, 17]
};
var spaceData = (name) => ownSpaces.some((space2) => space2 === name) ? { "data-space": name, "data-box": `0 0 ${pillWidth} 18` } : {};
var pill = ([name, text2], index, inRow) => placed(
  index % inRow * (pillWidth + 4),
  Math.floor(index / inRow) * 22,
  spaceData(name),
  element("title", {}, escaped(text2)),
  element("rect", { width: pillWidth, height: 18, rx: 9, fill: page.back, stroke: page.line }),
  words(name, { x: pillWidth / 2, y: 9, "font-size": 10 })
);
var notesIn = (state2, seat, { notes }) => wrapped(notesOf(state2, seat).join("; "), notes);
var pillsHigh = (state2, seat, { pills: [, , inRow] }) => Math.ceil(heldBy(state2, seat).length / inRow) * 22;
var seatHeight = (state2, seat, look) => {
  const { pills } = look;
  return seatOf(state2, seat).faction < 0 ? 52 : Math.max(64, pills[1] + 5 + pillsHigh(state2, seat, look) + notesIn(state2, seat, look).length * 14);
};
var board = (state2, seat, look) => {
  const { figures, bowls: bowlsAt, supply: supply2, pills } = look;
  return [
    placed(figures[0], figures[1], {}, ...figuresOf(state2, seat).map((one, index) => figure(one, index, figures[2]))),
    placed(...bowlsAt, { "data-resource": "PW", "data-box": "-16 4 104 44" }, bowls(seatOf(state2, seat))),
    placed(...supply2, {}, supplyPart(state2, seat)),
    placed(pills[0], pills[1], {}, ...heldBy(state2, seat).map((held, index) => pill(held, index, pills[2]))),
    ...notesIn(state2, seat, look).map(
      (line, index) => left(line, pills[0], pills[1] + 7 + pillsHigh(state2, seat, look) + index * 14, {
        "font-size": 11,
        fill: page.quiet
      })
    )
  ];
};
var seatPart = (state2, seat, width2, look) => {
  const doing = doingOf(state2, seat, movers(state2));
  const isActive = doing === "to move";
  const home = homeText(state2, seat);
  const hasFaction = seatOf(state2, seat).faction >= 0;
  return element(
    "g",
    {
      "data-seat": seat,
      "data-faction": hasFaction ? factionOf$1(state2, seat).id : void 0,
      "data-box": `0 0 ${width2} ${seatHeight(state2, seat, look)}`
    },
    card(0, 0, width2, seatHeight(state2, seat, look), isActive ? { stroke: page.accent, "stroke-width": 2.5 } : {}),
    placed(26, 26, {}, marker(state2, seat, 32, 32, 8)),
    left(seatTitle(seat, state2), 50, 17, { "font-size": 15, "font-weight": 700 }),
    left(hasFaction ? `seat ${seat}; ${home}` : home, 50, 36, { "font-size": 11, fill: page.quiet }),
    left(doing, hasFaction ? look.doing[0] : 190, hasFaction ? look.doing[1] : 17, {
      "font-size": 11,
      "font-weight": 700,
      fill: page.accent
    }),
    ...hasFaction ? board(state2, seat, look) : []
  );
};
var phaseTitles = {
  auction: "auction of factions",
  faction: "choice of factions",
  terrain: "choice of terrains",
  favor: "first favor tile",
  dwelling: "first dwellings",
  bonus: "first bonus tiles",
  turn: "actions",
  offers: "offers of power",
  cult: "cult bonus",
  income: "income",
  end: "end of the game"
};
var whenText = ({ round, phase }) => `${round === 0 ? "set-up" : `round ${round} of ${rounds}`}, ${phaseTitles[phase]}`;
var spadeUse = {
  none: "",
  one: " for one hex",
  two: " for two hexes",
  any: ""
};
var freeUse = {
  none: "",
  ride: "a free dwelling on a hex of its terrain",
  "trading-house": "a free trading house",
  sandstorm: "a sandstorm"
};
var begun = {
  none: "",
  land: "an action on land is under way",
  other: "an action is under way"
};
var tracksOf = (mask) => cults.flatMap((cult2, index) => mask >> index & 1 ? [cultTitle(cult2)] : []).join(", ");
var due = (count, text2) => count > 0 ? text2 : "";
var turnText = (state2) => {
  const { turn: turn2 } = state2;
  const names2 = (hexes) => hexes.map((hex2) => boardIn(state2).names[hex2]).join(", ");
  return [
    begun[turn2.act],
    due(turn2.spades, many$2(turn2.spades, "spade") + spadeUse[turn2.kind]),
    due(turn2.paid, `${turn2.paid} of them bought`),
    due(turn2.mayDig, "spades may be bought"),
    due(turn2.eruption, "a hex for the volcano"),
    due(turn2.sites.length, `building sites ${names2(turn2.sites)}`),
    due(turn2.built, "its dwelling stands"),
    due(turn2.skipped + 1, `has reached ${names2([turn2.skipped])} over other hexes`),
    freeUse[turn2.free],
    due(turn2.favors, `${many$2(turn2.favors, "favor tile")} to choose`),
    due(turn2.towns, `${many$2(turn2.towns, "town tile")} to choose`),
    due(turn2.bridges, `${many$2(turn2.bridges, "bridge")} to build`),
    due(turn2.steps, many$2(turn2.steps, "cult step")),
    due(turn2.leap, `${many$2(turn2.leap, "step")} on one cult`),
    due(turn2.loss, `to pay ${many$2(turn2.loss, "step")} of ${tracksOf(turn2.lossFrom)}`),
    due(turn2.blocked, `without a key for ${tracksOf(turn2.blocked)}`),
    due(turn2.choose, `a key for one of ${tracksOf(turn2.choose)}`),
    due(turn2.shift, "a new home terrain"),
    due(turn2.left, `${many$2(turn2.left, "action")} left`)
  ].filter((text2) => text2 !== "").join("; ");
};
var auctionText = (state2) => {
  const { auction: auction2, phase } = state2;
  if (auction2 === null || phase !== "auction") return [];
  const free2 = state2.seats.flatMap((_, place) => auction2.places.includes(place) ? [] : [place + 1]);
  return [
    `Opened by ${seatTitle(auction2.opener, state2)}; ` + (auction2.bid < 0 ? "no bid yet" : `highest bid ${auction2.bid} by ${seatTitle(auction2.bidder, state2)}`) + (auction2.out.length > 0 ? `; out: ${seatTitles(state2, auction2.out)}` : "") + `; free places: ${free2.join(", ")}`
  ];
};
var offersText = (state2) => [
  ...state2.offers.map(
    (offer2) => `${worth(state2, offer2)} power for ${seatTitle(offer2.to, state2)} from ${seatTitle(offer2.from, state2)}` + (offer2.void === 1 ? " (can only be declined)" : "")
  ),
  ...state2.watches.map(
    ({ from, taken, declined }) => `${seatTitle(from, state2)} waits: ${taken} taken, ${declined} declined`
  )
];
var resultText = (state2) => {
  const won = leaders(state2);
  return `${seatTitles(state2, won)} ${won.length > 1 ? "share the victory" : "won"} with ${seatOf(state2, won[0] ?? 0).vp} VP`;
};
var given$1 = (title, text2) => text2 === "" ? [] : [`${title}: ${text2}`];
var statusOf = (state2) => [
  state2.phase === "end" ? resultText(state2) : `To move: ${seatTitles(state2, movers(state2))}`,
  ...given$1(
    `Turn of ${seatTitle(state2.turnOf < 0 ? state2.active : state2.turnOf, state2)}`,
    state2.phase === "end" ? "" : turnText(state2)
  ),
  ...given$1("Offers", offersText(state2).join("; ")),
  ...auctionText(state2),
  ...given$1(
    "Free factions",
    state2.phase === "faction" ? freeFactions(state2).map(({ title }) => title).join(", ") : ""
  ),
  `Order: ${state2.order.map((seat) => seatTitle(seat, state2) + (state2.phase !== "end" && state2.passing.includes(seat) ? " (passed)" : "")).join(", ")}`
];
var named = (state2, test) => boardIn(state2).names.flatMap((name, hex2) => test(hex2) ? [name] : []).join(", ");
var given = (title, text2) => text2 === "" ? [] : [`${title}: ${text2}`];
var mapText = (state2) => [
  ...groundTitles.flatMap(
    (title, ground) => given(
      title,
      named(state2, (hex2) => state2.ground[hex2] === ground)
    )
  ),
  ...given(
    "towns",
    named(state2, (hex2) => state2.town[hex2] === 1)
  )
];
var structuresText = (state2, seat) => kinds.flatMap(
  (kind2, index) => given(
    kindTitles[kind2],
    named(state2, (hex2) => state2.owner[hex2] === seat && state2.structure[hex2] === index + 1)
  )
);
var bridgesText = (state2, seat) => {
  const { names: names2, spans } = boardIn(state2);
  return spans.flatMap(([a, b], span) => state2.bridge[span] === seat ? [`${names2[a] ?? ""} to ${names2[b] ?? ""}`] : []).join(", ");
};
var cultText = (state2, cult2) => {
  const markers = state2.seats.flatMap(
    ({ faction: faction2, cults: at_ }, seat) => faction2 < 0 ? [] : [`${seatTitle(seat, state2)} ${at(at_, cult2)}`]
  );
  const priests = cultBoard.priestSpaces.flatMap((steps2, space2) => {
    const owner = at(state2.preachers, cult2 * cultBoard.priestSpaces.length + space2);
    return owner < 0 ? [] : [`${seatTitle(owner, state2)} on ${steps2}`];
  });
  return [...markers, ...given("priests", priests.join(", "))].join(", ");
};
var boardText = (state2, seat) => {
  const me = seatOf(state2, seat);
  return [
    ...figuresOf(state2, seat).map(([name, value]) => `${name} ${value === "–" ? "none" : value}`),
    `power ${me.bowl1} in bowl I, ${me.bowl2} in II, ${me.bowl3} in III`,
    ...structuresText(state2, seat),
    ...given("bridges", bridgesText(state2, seat)),
    `left: ${leftOf(me).map((count, index) => `${kindTitles[kinds[index] ?? "D"]} ${count}`).join(", ")}`,
    ...heldBy(state2, seat).map(([name, text2]) => `${name} (${text2})`),
    ...notesOf(state2, seat),
    ...state2.phase === "end" ? [] : [pointsText(me)]
  ];
};
var seatText = (state2, seat) => {
  const doing = doingOf(state2, seat, []);
  const hasFaction = seatOf(state2, seat).faction >= 0;
  const name = hasFaction ? `${seatTitle(seat, state2)} (${initials(state2, seat)}), ` : "";
  return [
    `Seat ${seat}: ${name}${homeText(state2, seat)}${doing === "" ? "" : `, ${doing}`}`,
    ...hasFaction ? boardText(state2, seat) : []
  ].join("; ");
};
var descriptionOf = (state2) => [
  ...statusOf(state2),
  `Map: ${mapText(state2).join("; ")}`,
  ...state2.seats.map((_, seat) => seatText(state2, seat)),
  ...cults.map((cult2, index) => `${cultTitle(cult2)}: ${cultText(state2, index)}`),
  ...poolsOf(state2).map(
    ({ title, chips }) => `${title}: ${chips.map(({ name, text: text2, note }) => `${name}${note === "" ? "" : ` (${note})`}: ${text2}`).join("; ")}`
  )
].map((sentence) => `${sentence}.`).join("\n");
var width = 48;
var radius = width / Math.sqrt(3);
var besideOthers = {
  text: 8,
  name: -17,
  river: [0, 17],
  structure: [0, 1],
  marker: 1,
  legend: [9, 6]
};
var alone = {
  text: 17,
  name: -13,
  river: [-9, 8],
  structure: [7, 1.35],
  marker: 1.85,
  legend: [5, 11]
};
var mapSize = { width: 13 * width, height: 14 * radius + 30 };
var aloneSize = { width: mapSize.width, height: mapSize.height + 34 };
var hexagon = (size) => corners(
  [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (2 * corner + 1) * Math.PI / 6;
    return [size * Math.cos(angle), size * Math.sin(angle)];
  })
);
var centreOf = (state2, hex2) => {
  const { row: row2, x } = boardIn(state2).places[hex2] ?? { row: 0, x: 0 };
  return [(x + 1) * width / 2, radius * (1 + 1.5 * row2)];
};
var groundOn = (state2, hex2) => grounds[at(state2.ground, hex2)] ?? "river";
var sign = (ground, y) => {
  const { ink, sign: d } = groundPaint[ground];
  return element("path", { d, transform: `translate(0,${y})`, stroke: ink });
};
var hexText = (state2, hex2) => {
  const kind2 = kinds[at(state2.structure, hex2) - 1];
  return [
    `${boardIn(state2).names[hex2] ?? ""}: ${groundTitles[at(state2.ground, hex2)] ?? ""}`,
    ...kind2 === void 0 ? [] : [`${kindTitles[kind2]} of ${seatTitle(at(state2.owner, hex2), state2)}`],
    ...state2.town[hex2] === 1 ? ["in a town"] : []
  ].join(", ");
};
var townRing = () => element("polygon", { points: hexagon(radius - 2), fill: "none", stroke: "#fff", "stroke-width": 3.5 }) + element("polygon", { points: hexagon(radius - 2), fill: "none", stroke: page.ink, "stroke-width": 1.5 });
var hexBox = `${-radius * 0.8} ${-radius * 0.8} ${radius * 1.6} ${radius * 1.6}`;
var scaled = (y, scale, drawn2) => scale === 1 && y === 0 ? drawn2 : element("g", { transform: `translate(0,${y}) scale(${scale})` }, drawn2);
var built = (state2, hex2, kind2, { text: text2, structure: [y, scale] }) => element(
  "g",
  { "data-piece": kind2 },
  scaled(y, scale, structure(state2, at(state2.owner, hex2), kind2, void 0, Math.max(10, text2 / scale)))
);
var hexAt = (state2, hex2, look) => {
  const ground = groundOn(state2, hex2);
  const name = boardIn(state2).names[hex2] ?? "";
  const { fill, ink } = groundPaint[ground];
  const kind2 = kinds[at(state2.structure, hex2) - 1];
  const isLand = ground !== "river";
  const joins = state2.seats.findIndex(({ rivers: rivers2 }) => rivers2.includes(hex2));
  return placed(
    ...centreOf(state2, hex2),
    { "data-hex": name, "data-box": hexBox },
    element("title", {}, escaped(hexText(state2, hex2))),
    element("polygon", {
      points: hexagon(radius - (isLand ? 0.7 : 0)),
      fill,
      stroke: isLand ? ink : fill,
      "stroke-width": 0.4
    }),
    state2.town[hex2] === 1 ? townRing() : "",
    kind2 === void 0 || look.structure[0] === 0 ? sign(ground, isLand ? 19 : look.river[0]) : "",
    words(name, { y: isLand ? look.name : look.river[1], fill: ink }),
    kind2 === void 0 ? "" : built(state2, hex2, kind2, look),
    joins < 0 ? "" : element("g", { "data-river": joins }, scaled(0, look.marker, marker(state2, joins, 20, 16, 8)))
  );
};
var bridgeAt = (state2, span, look) => {
  const seat = at(state2.bridge, span);
  const [a, b] = boardIn(state2).spans[span] ?? [0, 0];
  const [[ax, ay], [bx, by2]] = [centreOf(state2, a), centreOf(state2, b)];
  const [fill] = seatPaint(state2, seat);
  const along = (part) => [ax + (bx - ax) * part, ay + (by2 - ay) * part];
  const line = (stroke, thickness) => element("polyline", { points: corners([along(0.3), along(0.7)]), stroke, "stroke-width": thickness });
  return element(
    "g",
    { "data-bridge": seat },
    element("title", {}, escaped(`bridge of ${seatTitle(seat, state2)}`)),
    line("#fff", 9),
    line(fill, 6),
    placed(...along(0.5), {}, scaled(0, look.marker, marker(state2, seat, 18, 13, 4)))
  );
};
var legend = ({ text: text2, legend: [entries, letter] }) => groundTitles.slice(0, groundIndex("river")).map((title, index, titles) => {
  const ground = grounds[index] ?? "river";
  const line = Math.floor(index / entries);
  const before = titles.slice(line * entries, index).join("").length;
  return placed(
    index % entries * 31 + before * letter + 11,
    mapSize.height - 8 + line * 26,
    {},
    element("polygon", { points: hexagon(10), fill: groundPaint[ground].fill }),
    sign(ground, 1),
    left(title, 12, 0, { fill: page.quiet, "font-size": Math.max(10, text2) })
  );
}).join("");
var mapPart = (state2, look = besideOthers) => element(
  "g",
  { "font-size": look.text, "stroke-linecap": "round", "stroke-linejoin": "round" },
  element(
    "g",
    { fill: "none", "stroke-width": 1.4 },
    ...state2.ground.map((_, hex2) => hexAt(state2, hex2, look)),
    ...state2.bridge.map((owner, span) => owner < 0 ? "" : bridgeAt(state2, span, look)),
    legend(look)
  )
);
var [edge, gap] = [16, 8];
var inner = 968;
var boardHeight = mapSize.height + 24;
var header = (state2) => {
  var _a;
  const lines = statusOf(state2).flatMap((sentence) => wrapped(sentence, 150));
  const { id } = boardIn(state2);
  return {
    height: 36 + lines.length * 17,
    drawn: [
      left("Terra Mystica", 0, 13, { "font-size": 24, "font-weight": 700 }),
      words(whenText(state2), { "text-anchor": "end", x: inner, y: 15, "font-size": 17, "font-weight": 700 }),
      words(((_a = maps.find((map2) => map2.id === id)) == null ? void 0 : _a.title) ?? "", {
        "text-anchor": "end",
        x: inner,
        y: 42,
        fill: page.quiet
      }),
      ...lines.map(
        (line, index) => left(line, 0, 42 + index * 17, index === 0 ? { "font-weight": 700, fill: page.accent } : {})
      )
    ].join("")
  };
};
var boards = (state2) => ({
  height: boardHeight,
  drawn: card(0, 0, mapSize.width + 24, boardHeight) + placed(12, 12, {}, mapPart(state2)) + card(mapSize.width + 24 + gap, 0, inner - mapSize.width - 24 - gap, boardHeight) + placed(mapSize.width + 24 + gap + 8, 12, {}, cultPart(state2))
});
var panels = (state2, { seat }, width2, look) => [...state2.order].sort((a, b) => Number(b === seat) - Number(a === seat)).map((index) => ({ height: seatHeight(state2, index, look), drawn: seatPart(state2, index, width2, look) }));
var pools = (state2, inRow) => poolsOf(state2).map((pool) => ({ height: poolHeight(pool, inRow) - gap, drawn: poolPart(pool, inRow) }));
var shortHeader = (state2, width2) => {
  const size = (width2 + 2 * edge) * 10 / 360;
  const lines = [whenText(state2), ...statusOf(state2)].flatMap((sentence) => wrapped(sentence, width2 / (size * 0.58)));
  return {
    height: lines.length * size * 1.3,
    drawn: lines.map(
      (line, index) => left(line, 0, (index + 0.5) * size * 1.3, { "font-size": size, ...index === 0 && { "font-weight": 700 } })
    ).join("")
  };
};
var framed = (width2, height, drawn2) => ({
  height: height + 24,
  drawn: card(0, 0, width2, height + 24) + placed(12, 12, {}, drawn2)
});
var under = (state2, width2, parts2) => ({
  inner: width2,
  parts: [shortHeader(state2, width2), ...parts2]
});
var layoutOf = (state2, options2) => {
  switch (options2.part) {
    case void 0:
      return {
        inner,
        parts: [header(state2), boards(state2), ...panels(state2, options2, inner, wide), ...pools(state2, 8)]
      };
    case "map": {
      const width2 = aloneSize.width + 16;
      return under(state2, width2, [framed(width2, aloneSize.height, placed(-4, 0, {}, mapPart(state2, alone)))]);
    }
    case "cults":
      return under(state2, 318, [framed(318, 420, cultPart(state2))]);
    case "seats":
      return under(state2, 358, panels(state2, options2, 358, folded));
    case "tiles":
      return under(state2, 358, pools(state2, 3));
  }
};
var terraMysticaSvg = (state2, options2 = {}) => {
  var _a;
  const layout = layoutOf(state2, options2);
  const { parts: parts2 } = layout;
  const width2 = layout.inner + 2 * edge;
  const tops = parts2.map(
    (_, index) => parts2.slice(0, index).reduce((sum, part) => sum + part.height + gap, edge)
  );
  const height = (tops.at(-1) ?? 0) + (((_a = parts2.at(-1)) == null ? void 0 : _a.height) ?? 0) + edge;
  return finished(
    drawing(
      width2,
      height,
      { title: `Terra Mystica, ${whenText(state2)}`, description: descriptionOf(state2) },
      element("rect", { width: width2, height, rx: 10, fill: page.back }),
      element(
        "g",
        { fill: page.ink, "font-size": 13 },
        ...parts2.map(({ drawn: drawn2 }, index) => placed(edge, tops[index] ?? 0, {}, drawn2))
      )
    ),
    options2
  );
};
var terraMysticaBoard = /* @__PURE__ */ boardGame(
  terraMysticaFace,
  (view, options2, narrow) => narrow ? ["map", "cults", "seats", "tiles"].map((part) => terraMysticaSvg(view, { ...options2, part })) : [terraMysticaSvg(view, options2)]
);
const worker = () => new Worker(new URL("../workers/terra-mystica.ts", import.meta.url), { type: "module" });
const parlour = { define: () => defineBoard([terraMysticaBoard]), face: terraMysticaFace, game, worker };
export {
  parlour
};
