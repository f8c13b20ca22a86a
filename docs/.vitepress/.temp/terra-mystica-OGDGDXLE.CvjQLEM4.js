import { m as m$1, t } from "./chunk-VVHRNIIB.oLHihijy.js";
import { n } from "./chunk-JN7S3LON.DmJl-W3v.js";
import { t as t$1 } from "./chunk-RDCLY5KT.DUePkrYo.js";
import { z as z$1, B as Be$1, L as Le$1, l as lt$1, A as Ae$1, X as X$1, w as we$1, S as Se$1, K as Ke$1, q as qe$1, J as Je$1, O as Oe$1, y as yt$1, h as ht$1, b as ze$1, D as De$1, Q as Qe$2, o as ot$1, Y as Ye$1, M as Mt, _ as _t$1, c as be$1, r as rt$1, d as Tt } from "./chunk-UGIN4BC6.C_-Z0QCY.js";
import { P as Pn$1, q as q$1, F as Fn$1, d as l$1, ai as Un$1, aj as Qr$1, ak as Rn$1, a9 as Xt$1, Q as Qe$1, C as Cn$1, a6 as Ht$1, al as ro$1, M as B$1, $ as He$1, am as to$1, R as Ze$1, c as z$2, _ as _$1, I as I$1, T as no$1, a0 as ir$1, ac as xo$1, a1 as go$1, aa as Xe$1, a2 as A, O as O$1, a3 as f$1, g as tr$1, an as U$1, h as h$1, af as Vr$1, ae as Io$1, a as ao$1, i as io$1, u as uo$1, ao as No$1 } from "./index.BRGS1VVM.js";
var B = { D: [1, 2], TP: [2, 3], TE: [2, 5], SH: [4, 6], SA: [4, 6] }, C = { D: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 8] }, TP: { coins: [0, 2, 4, 6, 8], power: [0, 1, 2, 4, 6] }, TE: { priests: [0, 1, 2, 3] }, SH: { power: [0, 2] }, SA: { priests: [0, 1] } }, M = { costs: B, income: C, powerValues: { D: 1, TP: 2, TE: 2, SH: 3, SA: 3 }, digging: { _tag: "track", workers: [3, 2, 1], advance: { workers: 2, coins: 5, priests: 1 }, vp: 6 }, spading: { _tag: "steps" }, perSpade: { _tag: "nothing" }, shipping: { _tag: "track", start: 0, vp: [2, 3, 4], advance: { coins: 4, priests: 1 } }, skipping: { _tag: "none" }, favors: { each: 1, atSetup: 0 }, stronghold: { _tag: "nothing" }, powerUse: { _tag: "plain" }, actions: [], passing: { _tag: "nothing" }, founding: { vp: 0, workers: 0 }, linking: { _tag: "plain" }, neighbours: { _tag: "nothing" }, exchange: { _tag: "nothing" }, priests: { _tag: "supply" }, preaching: { extra: 0 }, dwellings: { _tag: "two" } };
var Ca = { ...M, id: "acolytes", title: "Acolytes", pack: "volcano", board: "volcano", start: { coins: 15, workers: 3, priests: 0, power: [6, 6], cults: [3, 3, 3, 3], vp: 20, vp2017: 23 }, costs: { ...B, SH: [4, 8], SA: [4, 8] }, income: { ...C, D: { workers: [0, 1, 2, 3, 3, 4, 5, 6, 6] } }, ground: { _tag: "volcano", price: { _tag: "steps", plain: 3, home: 4 } }, digging: { _tag: "none" }, perSpade: { _tag: "step" }, preaching: { extra: 1 } };
var Qa = { ...M, id: "alchemists", title: "Alchemists", pack: "base", board: "black", start: { coins: 15, workers: 3, priests: 0, power: [5, 7], cults: [1, 1, 0, 0], vp: 20, vp2017: 27 }, income: { ...C, TP: { coins: [0, 2, 4, 7, 11], power: [0, 1, 2, 3, 4] }, SH: { coins: [0, 6] } }, ground: { _tag: "home", terrain: "black" }, perSpade: { _tag: "power", power: 2 }, stronghold: { _tag: "power", power: 12 }, exchange: { _tag: "alchemy", coinsPerVp: 2 } };
var ja = { ...M, id: "auren", title: "Auren", pack: "base", board: "green", start: { coins: 15, workers: 3, priests: 0, power: [5, 7], cults: [0, 1, 0, 1], vp: 20, vp2017: 27 }, costs: { ...B, SA: [4, 8] }, ground: { _tag: "home", terrain: "green" }, stronghold: { _tag: "favor" }, actions: [{ space: "ACTA", needs: "stronghold", often: "once", price: { _tag: "free" }, gain: { _tag: "leap", steps: 2 } }] };
var Ra = { ...M, id: "chaosmagicians", title: "Chaos Magicians", pack: "base", board: "red", start: { coins: 15, workers: 4, priests: 0, power: [5, 7], cults: [2, 0, 0, 0], vp: 20, vp2017: 19 }, costs: { ...B, SH: [4, 4], SA: [4, 8] }, income: { ...C, SH: { workers: [0, 2] } }, ground: { _tag: "home", terrain: "red" }, favors: { each: 2, atSetup: 0 }, actions: [{ space: "ACTC", needs: "stronghold", often: "once", price: { _tag: "free" }, gain: { _tag: "actions", actions: 2 } }], dwellings: { _tag: "one-last" } };
var Ia = { ...M, id: "cultists", title: "Cultists", pack: "base", board: "brown", start: { coins: 15, workers: 3, priests: 0, power: [5, 7], cults: [1, 0, 1, 0], vp: 20, vp2017: 16 }, costs: { ...B, SH: [4, 8], SA: [4, 8] }, ground: { _tag: "home", terrain: "brown" }, stronghold: { _tag: "vp", vp: 7 }, neighbours: { _tag: "step" } };
var Ea = { ...M, id: "darklings", title: "Darklings", pack: "base", board: "black", start: { coins: 15, workers: 1, priests: 1, power: [5, 7], cults: [0, 1, 1, 0], vp: 20, vp2017: 15 }, costs: { ...B, SA: [4, 10] }, income: { ...C, SA: { priests: [0, 2] } }, ground: { _tag: "home", terrain: "black" }, digging: { _tag: "priests", priests: 1, vp: 2 }, stronghold: { _tag: "ordain", workers: 3 } };
var Ba = { ...M, id: "dragonlords", title: "Dragonlords", pack: "volcano", board: "volcano", start: { coins: 15, workers: 3, priests: 0, power: [4, 4], cults: [2, 0, 0, 0], vp: 20, vp2017: 24 }, costs: { ...B, SH: [4, 8], SA: [4, 8] }, income: { ...C, D: { workers: [0, 1, 2, 3, 3, 4, 5, 6, 6] } }, ground: { _tag: "volcano", price: { _tag: "tokens", plain: 1, home: 2 } }, digging: { _tag: "none" }, perSpade: { _tag: "token" }, stronghold: { _tag: "tokens" } };
var $a = { ...M, id: "dwarves", title: "Dwarves", pack: "base", board: "gray", start: { coins: 15, workers: 3, priests: 0, power: [5, 7], cults: [0, 0, 2, 0], vp: 20, vp2017: 20 }, income: { ...C, TP: { coins: [0, 3, 5, 7, 10], power: [0, 1, 2, 4, 6] } }, ground: { _tag: "home", terrain: "gray" }, shipping: { _tag: "none" }, skipping: { _tag: "tunnel", workers: 2, withStronghold: 1, vp: 4 } };
var Na = { ...M, id: "engineers", title: "Engineers", pack: "base", board: "gray", start: { coins: 10, workers: 2, priests: 0, power: [3, 9], cults: [0, 0, 0, 0], vp: 20, vp2017: 16 }, costs: { ...B, D: [1, 1], TP: [1, 2], TE: [1, 4], SH: [3, 6], SA: [3, 6] }, income: { ...C, D: { workers: [0, 1, 2, 2, 3, 4, 4, 5, 6] }, TE: { priests: [0, 1, 1, 2], power: [0, 0, 5, 5] } }, ground: { _tag: "home", terrain: "gray" }, actions: [{ space: "ACTE", needs: "nothing", often: "always", price: { _tag: "workers", workers: 2 }, gain: { _tag: "bridge" } }], passing: { _tag: "bridges", vp: 3 } };
var Ga = { ...M, id: "fakirs", title: "Fakirs", pack: "base", board: "yellow", start: { coins: 15, workers: 3, priests: 0, power: [7, 5], cults: [1, 0, 0, 1], vp: 20, vp2017: 33 }, costs: { ...B, SH: [4, 10] }, income: { ...C, SH: { priests: [0, 1] } }, ground: { _tag: "home", terrain: "yellow" }, digging: { _tag: "track", workers: [3, 2], advance: { workers: 2, coins: 5, priests: 1 }, vp: 6 }, shipping: { _tag: "none" }, skipping: { _tag: "carpet", priests: 1, range: 1, maxRange: 4, vp: 4 }, stronghold: { _tag: "range", steps: 1 } };
var Ua = { ...M, id: "giants", title: "Giants", pack: "base", board: "red", start: { coins: 15, workers: 3, priests: 0, power: [5, 7], cults: [1, 0, 0, 1], vp: 20, vp2017: 25 }, income: { ...C, SH: { power: [0, 4] } }, ground: { _tag: "home", terrain: "red" }, spading: { _tag: "whole", spades: 2 }, actions: [{ space: "ACTG", needs: "stronghold", often: "once", price: { _tag: "free" }, gain: { _tag: "spades", spades: 2 } }] };
var Wa = { ...M, id: "halflings", title: "Halflings", pack: "base", board: "brown", start: { coins: 15, workers: 3, priests: 0, power: [3, 9], cults: [0, 0, 1, 1], vp: 20, vp2017: 20 }, costs: { ...B, SH: [4, 8] }, ground: { _tag: "home", terrain: "brown" }, digging: { _tag: "track", workers: [3, 2, 1], advance: { workers: 2, coins: 1, priests: 1 }, vp: 6 }, perSpade: { _tag: "vp", vp: 1 }, stronghold: { _tag: "spades", spades: 3 } };
var Ha = { ...M, id: "icemaidens", title: "Ice Maidens", pack: "ice", board: "ice", start: { coins: 15, workers: 3, priests: 0, power: [6, 6], cults: [0, 1, 0, 1], vp: 20, vp2017: 20 }, income: { ...C, D: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, SH: { power: [0, 4] } }, ground: { _tag: "ice" }, digging: { _tag: "track", workers: [3, 2, 1], advance: { workers: 1, coins: 5, priests: 1 }, vp: 6 }, favors: { each: 1, atSetup: 1 }, passing: { _tag: "temples", vp: 3 } };
var La = { ...M, id: "mermaids", title: "Mermaids", pack: "base", board: "blue", start: { coins: 15, workers: 3, priests: 0, power: [3, 9], cults: [0, 2, 0, 0], vp: 20, vp2017: 19 }, costs: { ...B, SA: [4, 8] }, income: { ...C, SH: { power: [0, 4] } }, ground: { _tag: "home", terrain: "blue" }, shipping: { _tag: "track", start: 1, vp: [2, 3, 4, 5], advance: { coins: 4, priests: 1 } }, stronghold: { _tag: "ship", steps: 1 }, linking: { _tag: "river" } };
var Ka = { ...M, id: "nomads", title: "Nomads", pack: "base", board: "yellow", start: { coins: 15, workers: 2, priests: 0, power: [5, 7], cults: [1, 0, 1, 0], vp: 20, vp2017: 19 }, costs: { ...B, SH: [4, 8] }, income: { ...C, TP: { coins: [0, 2, 4, 7, 11], power: [0, 1, 2, 3, 4] } }, ground: { _tag: "home", terrain: "yellow" }, actions: [{ space: "ACTN", needs: "stronghold", often: "once", price: { _tag: "free" }, gain: { _tag: "sandstorm" } }], dwellings: { _tag: "three" } };
var Po = (e, t2) => ({ _tag: "cycle", supply: 1, coins: e, homeCoins: t2 }), Va = { ...M, id: "riverwalkers", title: "Riverwalkers", pack: "variable", board: "variable", start: { coins: 15, workers: 3, priests: 0, power: [10, 2], cults: [1, 0, 0, 1], vp: 20, vp2017: 21 }, income: { ...C, D: { workers: [1, 2, 3, 3, 4, 5, 5, 6, 7] }, TE: { priests: [0, 1, 1, 2], power: [0, 0, 5, 5] } }, ground: { _tag: "cycle" }, digging: { _tag: "none" }, shipping: { _tag: "fixed", level: 1 }, perSpade: { _tag: "lost" }, stronghold: { _tag: "bridges", bridges: 2 }, priests: Po(1, 2), earlier: { variable: { priests: Po(0, 0) }, variable_v2: { priests: Po(0, 0) }, variable_v3: { priests: Po(0, 0) }, variable_v4: { priests: Po(2, 3) } } };
var Ao = (e, t2, o, n2, r) => [{ space: e, needs: "stronghold", often: r, price: { _tag: "power", power: o }, gain: { _tag: "shift", vp: n2 } }, { space: t2, needs: "stronghold", often: r, price: { _tag: "tokens", tokens: o }, gain: { _tag: "shift", vp: n2 } }], za = { ...M, id: "shapeshifters", title: "Shapeshifters", pack: "variable", board: "variable", start: { coins: 15, workers: 3, priests: 0, power: [4, 4], cults: [1, 1, 0, 0], vp: 20, vp2017: 22 }, costs: { ...B, SH: [3, 6] }, income: { ...C, SH: { power: [0, 4] } }, ground: { _tag: "shifting" }, digging: { _tag: "fixed", workers: 3 }, actions: Ao("ACTH5", "ACTH6", 5, 0, "always"), neighbours: { _tag: "token", vp: 1 }, earlier: { variable: { actions: Ao("ACTH1", "ACTH2", 3, 2, "always"), neighbours: { _tag: "gift" } }, variable_v2: { actions: Ao("ACTH1", "ACTH2", 3, 2, "seats") }, variable_v3: { actions: Ao("ACTH1", "ACTH2", 3, 2, "opponents") }, variable_v4: { actions: Ao("ACTH3", "ACTH4", 4, 0, "always") } } };
var Ja = { ...M, id: "swarmlings", title: "Swarmlings", pack: "base", board: "blue", start: { coins: 20, workers: 8, priests: 0, power: [3, 9], cults: [1, 1, 1, 1], vp: 20, vp2017: 22 }, costs: { ...B, D: [2, 3], TP: [3, 4], TE: [3, 6], SH: [5, 8], SA: [5, 8] }, income: { ...C, D: { workers: [2, 3, 4, 5, 6, 7, 8, 9, 9] }, TP: { coins: [0, 2, 4, 6, 9], power: [0, 2, 4, 6, 8] }, SH: { power: [0, 4] }, SA: { priests: [0, 2] } }, ground: { _tag: "home", terrain: "blue" }, actions: [{ space: "ACTS", needs: "stronghold", often: "once", price: { _tag: "free" }, gain: { _tag: "trading-house" } }], founding: { vp: 0, workers: 3 } };
var Za = { ...M, id: "witches", title: "Witches", pack: "base", board: "green", start: { coins: 15, workers: 3, priests: 0, power: [5, 7], cults: [0, 0, 0, 2], vp: 20, vp2017: 19 }, ground: { _tag: "home", terrain: "green" }, actions: [{ space: "ACTW", needs: "stronghold", often: "once", price: { _tag: "free" }, gain: { _tag: "ride", terrain: "green" } }], founding: { vp: 5, workers: 0 } };
var Xa = { ...M, id: "yetis", title: "Yetis", pack: "ice", board: "ice", start: { coins: 15, workers: 3, priests: 0, power: [0, 12], cults: [0, 0, 1, 1], vp: 20, vp2017: 22 }, income: { ...C, D: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, TP: { coins: [0, 2, 4, 6, 8], power: [0, 2, 4, 6, 8] }, SH: { power: [0, 4] } }, powerValues: { D: 1, TP: 2, TE: 2, SH: 4, SA: 4 }, ground: { _tag: "ice" }, digging: { _tag: "track", workers: [3, 2, 1], advance: { workers: 1, coins: 5, priests: 1 }, vp: 6 }, powerUse: { _tag: "thrifty", discount: 1 } };
var pu = [Qa, Ea, ja, Za, Ra, Ua, Ia, Wa, $a, Na, Ga, Ka, La, Ja, Ha, Xa, Ca, Ba, Va, za], I = pu, Tn = (e) => I.map((t2) => {
  var _a;
  return { ...t2, ...(_a = t2.earlier) == null ? void 0 : _a[e] };
}), qa = { variable: Tn("variable"), variable_v2: Tn("variable_v2"), variable_v3: Tn("variable_v3"), variable_v4: Tn("variable_v4") };
var G = ["yellow", "brown", "black", "blue", "green", "gray", "red"], ze = [...G, "ice", "volcano", "river"], Fo = ["desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland", "ice", "volcano", "river"], zt = ["Y", "U", "K", "B", "G", "S", "R", "I", "V", "~"];
var Y = ["D", "TP", "TE", "SH", "SA"], _t = { D: "dwelling", TP: "trading house", TE: "temple", SH: "stronghold", SA: "sanctuary" }, Qo = { D: 8, TP: 4, TE: 3, SH: 1, SA: 1 }, ei = { D: null, TP: "D", TE: "TP", SH: "TP", SA: "TE" }, fe = { priests: 7, bridges: 3 }, y = ["FIRE", "WATER", "EARTH", "AIR"], g = { top: 10, power: [0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3], priestSpaces: [3, 2, 2, 2], returned: 1, ranks: [8, 4, 2] }, kn = [18, 12, 6], Ot = ["PW", "P", "W", "C", "VP"], Co = { priest: 5, worker: 3 }, Ee = 2, Tr = [{ give: Co.priest, from: "PW", to: "P" }, { give: Co.worker, from: "PW", to: "W" }, { give: 1, from: "PW", to: "C" }, { give: 1, from: "P", to: "W" }, { give: 1, from: "P", to: "C" }, { give: 1, from: "W", to: "C" }], Mn = 3, Je = { power: 7, structures: 4, structuresWithSanctuary: 3 }, X = 6, Qe = 40;
var he = [{ id: "ACT1", power: 3, gain: { _tag: "bridge" } }, { id: "ACT2", power: 3, gain: { _tag: "gain", gain: { priests: 1 } } }, { id: "ACT3", power: 4, gain: { _tag: "gain", gain: { workers: 2 } } }, { id: "ACT4", power: 4, gain: { _tag: "gain", gain: { coins: 7 } } }, { id: "ACT5", power: 4, gain: { _tag: "spades", spades: 1 } }, { id: "ACT6", power: 6, gain: { _tag: "spades", spades: 2 } }], Be = { action: { _tag: "none" }, pass: { _tag: "none" }, shipping: 0, option: null }, v = [{ ...Be, id: "BON1", income: { coins: 2 }, action: { _tag: "spade" } }, { ...Be, id: "BON2", income: { coins: 4 }, action: { _tag: "step" } }, { ...Be, id: "BON3", income: { coins: 6 } }, { ...Be, id: "BON4", income: { power: 3 }, shipping: 1 }, { ...Be, id: "BON5", income: { power: 3, workers: 1 } }, { ...Be, id: "BON6", income: { workers: 2 }, pass: { _tag: "each", kinds: ["SH", "SA"], vp: 4 } }, { ...Be, id: "BON7", income: { workers: 1 }, pass: { _tag: "each", kinds: ["TP"], vp: 2 } }, { ...Be, id: "BON8", income: { priests: 1 } }, { ...Be, id: "BON9", income: { coins: 2 }, pass: { _tag: "each", kinds: ["D"], vp: 1 } }, { ...Be, id: "BON10", income: { power: 3 }, pass: { _tag: "shipping", vp: 3 }, option: "shipping-bonus" }], ke = { copies: 3, income: {}, action: { _tag: "none" }, built: null, pass: { _tag: "none" }, townPower: 0 }, T = [{ ...ke, id: "FAV1", copies: 1, cult: "FIRE", steps: 3 }, { ...ke, id: "FAV2", copies: 1, cult: "WATER", steps: 3 }, { ...ke, id: "FAV3", copies: 1, cult: "EARTH", steps: 3 }, { ...ke, id: "FAV4", copies: 1, cult: "AIR", steps: 3 }, { ...ke, id: "FAV5", cult: "FIRE", steps: 2, townPower: 1 }, { ...ke, id: "FAV6", cult: "WATER", steps: 2, action: { _tag: "step" } }, { ...ke, id: "FAV7", cult: "EARTH", steps: 2, income: { workers: 1, power: 1 } }, { ...ke, id: "FAV8", cult: "AIR", steps: 2, income: { power: 4 } }, { ...ke, id: "FAV9", cult: "FIRE", steps: 1, income: { coins: 3 } }, { ...ke, id: "FAV10", cult: "WATER", steps: 1, built: { kind: "TP", vp: 3 } }, { ...ke, id: "FAV11", cult: "EARTH", steps: 1, built: { kind: "D", vp: 2 } }, { ...ke, id: "FAV12", cult: "AIR", steps: 1, pass: { _tag: "table", kind: "TP", vp: [0, 2, 3, 3, 4] } }], Q = [{ id: "TW1", copies: 2, vp: 5, keys: 1, gain: { _tag: "gain", gain: { coins: 6 } }, option: null }, { id: "TW2", copies: 2, vp: 7, keys: 1, gain: { _tag: "gain", gain: { workers: 2 } }, option: null }, { id: "TW3", copies: 2, vp: 9, keys: 1, gain: { _tag: "gain", gain: { priests: 1 } }, option: null }, { id: "TW4", copies: 2, vp: 6, keys: 1, gain: { _tag: "gain", gain: { power: 8 } }, option: null }, { id: "TW5", copies: 2, vp: 8, keys: 1, gain: { _tag: "steps", steps: 1 }, option: null }, { id: "TW6", copies: 1, vp: 2, keys: 2, gain: { _tag: "steps", steps: 2 }, option: "mini-expansion-1" }, { id: "TW7", copies: 2, vp: 4, keys: 1, gain: { _tag: "travel" }, option: "mini-expansion-1" }, { id: "TW8", copies: 1, vp: 11, keys: 1, gain: { _tag: "gain", gain: {} }, option: "mini-expansion-1" }], ti = { _tag: "built", kinds: ["D"], vp: 2 }, oi = { _tag: "built", kinds: ["TP"], vp: 3 }, ni = { _tag: "built", kinds: ["SH", "SA"], vp: 5 }, Ze = { lastRound: 6, option: null }, kr = { _tag: "spades", spades: 1 }, ee = [{ ...Ze, id: "SCORE1", score: { _tag: "spade", vp: 2 }, counts: "EARTH", every: 1, bonus: { _tag: "gain", gain: { coins: 1 } }, lastRound: 4 }, { ...Ze, id: "SCORE2", score: { _tag: "town", vp: 5 }, counts: "EARTH", every: 4, bonus: kr }, { ...Ze, id: "SCORE3", score: ti, counts: "WATER", every: 4, bonus: { _tag: "gain", gain: { priests: 1 } } }, { ...Ze, id: "SCORE4", score: ni, counts: "FIRE", every: 2, bonus: { _tag: "gain", gain: { workers: 1 } } }, { ...Ze, id: "SCORE5", score: ti, counts: "FIRE", every: 4, bonus: { _tag: "gain", gain: { power: 4 } } }, { ...Ze, id: "SCORE6", score: oi, counts: "WATER", every: 4, bonus: kr }, { ...Ze, id: "SCORE7", score: ni, counts: "AIR", every: 2, bonus: { _tag: "gain", gain: { workers: 1 } } }, { ...Ze, id: "SCORE8", score: oi, counts: "AIR", every: 4, bonus: kr }, { ...Ze, id: "SCORE9", score: { _tag: "built", kinds: ["TE"], vp: 4 }, counts: "priests", every: 1, bonus: { _tag: "gain", gain: { coins: 2 } }, option: "temple-scoring-tile" }], le = ["connected-distance", "connected-sa-sh-distance", "building-on-edge", "connected-clusters"], lu = { "connected-distance": "greatest distance", "connected-sa-sh-distance": "stronghold to sanctuary", "building-on-edge": "most on the border", "connected-clusters": "most settlements" };
var _n = ["auction", "faction", "terrain", "favor", "dwelling", "bonus", "turn", "offers", "cult", "income", "end"], Me = ["start", "leech", "round", "favor", "bonus", "town", "shipping", "digging", "faction", "exchange", "cult", "area", "final", "resources"];
var Dt = { left: 0, act: "none", spades: 0, paid: 0, kind: "none", mayDig: 0, eruption: 0, sites: [], built: 0, skipped: -1, free: "none", favors: 0, towns: 0, bridges: 0, steps: 0, leap: 0, loss: 0, lossFrom: 0, blocked: 0, choose: 0, shift: 0 }, jo = (e) => ({ ...Dt, sites: [], left: e }), Xe = () => ({ faction: -1, home: -1, coins: 0, workers: 0, priests: 0, bowl1: 0, bowl2: 0, bowl3: 0, vp: 0, keys: 0, cults: y.map(() => 0), shipping: 0, digging: 0, range: 0, favors: 0, towns: Q.map(() => 0), bonus: -1, used: 0, counts: Y.map(() => 0), bridges: 0, passed: 0, dropped: 0, locked: 0, rivers: [], steps: 0, tokens: 0, spades: 0, priestsDue: 0, ordain: 0, uses: 0, points: Me.map(() => 0) }), uu = (e) => ({ faction: e.faction, home: e.home, coins: e.coins, workers: e.workers, priests: e.priests, bowl1: e.bowl1, bowl2: e.bowl2, bowl3: e.bowl3, vp: e.vp, keys: e.keys, cults: e.cults.slice(), shipping: e.shipping, digging: e.digging, range: e.range, favors: e.favors, towns: e.towns.slice(), bonus: e.bonus, used: e.used, counts: e.counts.slice(), bridges: e.bridges, passed: e.passed, dropped: e.dropped, locked: e.locked, rivers: e.rivers.slice(), steps: e.steps, tokens: e.tokens, spades: e.spades, priestsDue: e.priestsDue, ordain: e.ordain, uses: e.uses, points: e.points.slice() }), du = (e) => ({ ...e, tokens: e.tokens.slice(), places: e.places.slice(), out: e.out.slice(), paid: e.paid.slice() }), mu = (e) => ({ left: e.left, act: e.act, spades: e.spades, paid: e.paid, kind: e.kind, mayDig: e.mayDig, eruption: e.eruption, sites: e.sites.slice(), built: e.built, skipped: e.skipped, free: e.free, favors: e.favors, towns: e.towns, bridges: e.bridges, steps: e.steps, leap: e.leap, loss: e.loss, lossFrom: e.lossFrom, blocked: e.blocked, choose: e.choose, shift: e.shift }), fu = ({ build: e, from: t2, to: o, amount: n2, void: r }) => ({ build: e, from: t2, to: o, amount: n2, void: r }), hu = ({ build: e, from: t2, taken: o, declined: n2 }) => ({ build: e, from: t2, taken: o, declined: n2 }), pt = (e) => ({ switches: e.switches, phase: e.phase, round: e.round, active: e.active, turnOf: e.turnOf, order: e.order.slice(), passing: e.passing.slice(), ground: e.ground.slice(), structure: e.structure.slice(), owner: e.owner.slice(), town: e.town.slice(), bridge: e.bridge.slice(), preachers: e.preachers.slice(), favorPool: e.favorPool.slice(), townPool: e.townPool.slice(), bonusIn: e.bonusIn.slice(), bonusCoins: e.bonusCoins.slice(), taken: e.taken.slice(), scoring: e.scoring.slice(), finals: e.finals.slice(), offers: e.offers.map(fu), watches: e.watches.map(hu), builds: e.builds, seats: e.seats.map(uu), turn: mu(e.turn), auction: e.auction === null ? null : du(e.auction) }), l = (e, t2) => e.seats[t2] ?? Xe(), D = (e, t2, o) => {
  e.vp += t2;
  let n2 = Me.indexOf(o);
  e.points[n2] = (e.points[n2] ?? 0) + t2;
};
var Jt = ["ACTA", "ACTC", "ACTE", "ACTG", "ACTN", "ACTS", "ACTW", "ACTH5", "ACTH6"], Zt = ["ACTH1", "ACTH2", "ACTH3", "ACTH4"], Ro = ["variable_v5", "variable", "variable_v2", "variable_v3", "variable_v4"];
var qe = [{ id: "original", title: "Base game board", ledgerId: "126fe960806d587c78546b30f1a90853b1ada468", firstRow: "A", rows: ["USGBYRUKRGBRK", "Y~~UK~~YK~~Y", "~~K~S~G~G~S~~", "GBY~~RB~R~RU", "KURBKUSY~~GKB", "SG~~YG~~~USU", "~~~S~R~G~YKBY", "YBU~~~BK~SUS", "RKSBRGYUS~BGR"] }, { id: "fire-ice", title: "Fire & Ice board", ledgerId: "95a66999127893f5925a5f591d54f8bcb9a670e6", firstRow: "B", rows: ["U~UKY~SGRBYB", "RY~BSR~~~YUKS", "GK~~~UGY~~~~", "YSGYK~BRU~GBG", "~~U~~RKGS~UK", "GR~~G~~~UB~SR", "S~YSBRG~RS~K", "KB~KUSB~YK~RB", "SG~RYKY~BU~U"] }, { id: "fire-ice-2", title: "Fire & Ice board, back side", ledgerId: "be8f6ebf549404d015547152d5f2a1906ae8dd90", firstRow: "A", rows: ["USGBURUKRBGRK", "Y~~YK~~YG~~Y", "~~K~S~G~K~R~~", "GBY~~RB~R~SU", "KURBYUGY~~GKR", "SG~~KS~~~USY", "~~~S~R~G~YKBU", "YBU~~~BK~SUR", "BKSBRGYUS~BGS"] }];
var gu = Xt$1("a set-up", { scoring: Ht$1(Qe$1(...ee.map(({ id: e }) => e)), 6, 6), bonus: Ht$1(Qe$1(...v.map(({ id: e }) => e)), 5, 8), final: Ht$1(Qe$1(...le), 0, le.length), start: Qe$1(...Cn$1(5)) }), ge = { rule: "TMY-18", codec: Xe$1, default: false }, Mr = { rule: "TMY-18", codec: Xe$1, default: true }, be = { kept: true, ledger: "switch" }, On = { ...ge, ...be, rule: "TMY-18.2", meaning: "an earlier edition of them, in place of variable_v5" }, _e = { players: { rule: "TMY-1.1", cited: true, codec: He$1(2, 5), default: 4, meaning: "seats at the table" }, map: { rule: "TMY-3.6", cited: true, codec: Qe$1(...qe.map(({ id: e }) => e)), default: "original", meaning: "the board", kept: true }, "leech-timing": { rule: "TMY-19.5", cited: true, codec: Qe$1("immediate", "deferred"), default: "immediate", meaning: "when offers of power are answered", kept: true }, "mini-expansion-1": { ...ge, ...be, letter: "m", meaning: "town tiles TW6, TW7, TW8" }, "shipping-bonus": { ...ge, ...be, letter: "s", meaning: "bonus tile BON10" }, "temple-scoring-tile": { ...ge, ...be, letter: "t", meaning: "scoring tile SCORE9" }, "variable-turn-order": { ...ge, ...be, letter: "v", meaning: "the order of passing is the order of the next round" }, "fire-and-ice-final-scoring": { ...ge, ...be, letter: "f", fireAndIce: true, meaning: "a final scoring tile; on by default on the boards of Fire & Ice" }, "fire-and-ice-factions/ice": { ...ge, ...be, letter: "i", fireAndIce: true, meaning: "the ice factions; likewise" }, "fire-and-ice-factions/volcano": { ...ge, ...be, letter: "o", fireAndIce: true, meaning: "the volcano factions; likewise" }, "fire-and-ice-factions/variable_v5": { ...ge, ...be, letter: "r", fireAndIce: true, meaning: "Riverwalkers and Shapeshifters; likewise" }, "fire-and-ice-factions/variable": { ...On, letter: "w" }, "fire-and-ice-factions/variable_v2": { ...On, letter: "x" }, "fire-and-ice-factions/variable_v3": { ...On, letter: "y" }, "fire-and-ice-factions/variable_v4": { ...On, letter: "z" }, "errata-cultist-power": { ...Mr, ...be, letter: "e", meaning: "a power when all neighbours decline" }, "strict-leech": { ...Mr, ...be, letter: "l", meaning: "late and wrong answers to offers are refused" }, "strict-darkling-sh": { ...Mr, ...be, letter: "d", meaning: "workers become priests in the turn of the stronghold only" }, "strict-chaosmagician-sh": { rule: "TMY-15.9", codec: B$1("true: a pass ends a turn of two actions", (e) => e === true, { const: true }), default: true, ledger: "always", meaning: "a pass ends a turn of two actions" }, "manual-fav5": { ...ge, ...be, letter: "h", meaning: "a key that comes later does not move markers from 9 to 10" }, "vp-variant": { rule: "TMY-13.5", codec: Qe$1("standard", "original_2017"), default: "standard", kept: true, meaning: "victory points at the start" }, auction: { ...ge, rule: "TMY-13.9", kept: true, letter: "a", meaning: "factions are auctioned" }, "maintain-player-order": { ...ge, ledger: "always", meaning: "seat 0 begins" }, "email-notify": { ...ge, ledger: "ignored", meaning: "no effect" }, setup: { rule: "TMY-13.1", codec: ro$1(gu), default: null, values: "null or { scoring, bonus, final, start }", meaning: "the set-up in full instead of drawn" } }, Xt = (e) => Object.entries(_e).filter(([, t2]) => e(t2)).map(([t2]) => t2), _r = Xt((e) => e.kept === true), Or = Xt(({ letter: e }) => e !== void 0);
Xt(({ ledger: e }) => e === "switch");
Xt(({ ledger: e }) => e === "always");
Xt(({ ledger: e }) => e !== void 0);
var ri = Xt((e) => e.fireAndIce === true), Dn = (e) => m$1(e, _r), Yn = (e) => Ro.filter((t2) => e[`fire-and-ice-factions/${t2}`]), Pn = (e) => Ro.find((t2) => e[`fire-and-ice-factions/${t2}`]);
var u = (e, t2) => e[t2] ?? 0, bu = Xe(), d = (e, t2) => e.seats[t2] ?? bu, [yu] = I, S = (e) => I[e] ?? yu, h = (e, t2) => {
  let o = d(e, t2).faction, n2 = S(o);
  if (n2.earlier === void 0) return n2;
  let r = Pn(e.switches);
  return r === void 0 || r === "variable_v5" ? n2 : qa[r][o] ?? n2;
}, Yt = (e, t2) => e.seats.findIndex(({ faction: o }) => o >= 0 && S(o).id === t2), lt = (e) => ze.indexOf(e), An = lt("ice"), ut = lt("volcano"), ye = lt("river"), U = G.length, N = (e) => (e.counts[3] ?? 0) > 0, _ = (e) => e.switches["leech-timing"] === "deferred";
var Dr = (e, t2) => (e & 1 << t2) !== 0, $e = (e) => {
  let t2 = 0;
  for (let o = e; o !== 0; o &= o - 1) t2++;
  return t2;
};
var Fn = (e) => 2 * e.bowl1 + e.bowl2, Ne = (e, t2) => {
  let o = Math.min(t2, e.bowl1);
  e.bowl1 -= o, e.bowl2 += o;
  let n2 = Math.min(t2 - o, e.bowl2);
  return e.bowl2 -= n2, e.bowl3 += n2, o + n2;
}, qt = (e, t2) => {
  e.bowl3 -= t2, e.bowl1 += t2;
}, eo = (e, t2) => {
  let o = 0;
  for (let n2 of e.preachers) n2 === t2 && o++;
  return o;
}, Cn = (e, t2) => fe.priests - eo(e, t2) - $e(d(e, t2).locked), Pr = (e, t2, o) => {
  let n2 = l(e, t2);
  n2.priests = Math.max(n2.priests, Math.min(n2.priests + o, Cn(e, t2)));
}, Ar = (e, t2, o) => {
  h(e, t2).priests._tag === "cycle" ? l(e, t2).priestsDue += o : Pr(e, t2, o);
}, Pt = (e, t2, o) => {
  let n2 = l(e, t2);
  n2.coins += o.coins ?? 0, n2.workers += o.workers ?? 0, o.power !== void 0 && Ne(n2, o.power), o.priests !== void 0 && o.priests > 0 && Ar(e, t2, o.priests);
}, Qn = (e, t2, o, n2) => e.workers >= t2 && e.coins >= o && e.priests >= n2, Ge = (e, t2, o, n2) => {
  e.workers -= t2, e.coins -= o, e.priests -= n2;
}, jn = (e, t2, o, n2) => {
  if (o > n2) return false;
  let r = e.bowl3 + Math.floor(e.bowl2 / Ee), s = Math.max(0, o - e.priests), a = r - Co.priest * s;
  return a < 0 ? false : e.workers + Math.max(0, e.priests - o) + Math.floor(a / Co.worker) >= t2;
}, Rn = (e, t2, o) => {
  let [n2, r, s] = o ?? Yr(e, t2);
  e.bowl1 -= n2, e.bowl2 -= r, e.bowl3 -= s;
}, Yr = (e, t2) => {
  let o = Math.min(t2, e.bowl1), n2 = Math.min(t2 - o, e.bowl2);
  return [o, n2, t2 - o - n2];
}, In = (e, t2) => {
  let [o, n2] = Yr(e, t2), r = [];
  for (let s = Math.min(t2, e.bowl1); s >= 0; s--) for (let a = Math.min(t2 - s, e.bowl2); a >= 0; a--) {
    let i = t2 - s - a;
    i <= e.bowl3 && !(s === o && a === n2) && r.push([s, a, i]);
  }
  return [Yr(e, t2), ...r];
};
var ue = (e, t2) => {
  let o = d(e, t2.to);
  return Math.min(t2.amount, o.vp + 1, Fn(o));
}, At = (e, t2) => e.offers.some(({ to: o }) => o === t2), Fr = (e, t2) => (e.phase === "turn" || e.phase === "offers") && At(e, t2), En = (e, t2) => e.offers.some((o) => o.build === t2);
var Ft = (e, t2) => {
  let { steps: o, tokens: n2, spades: r, priestsDue: s } = d(e, t2);
  return o > 0 || n2 > 0 || r > 0 || s > 0;
}, et = (e) => e.phase === "end" ? [] : !_(e) || e.round === 0 ? e.active >= 0 ? [e.active] : [] : e.seats.flatMap((t2, o) => t2.dropped === 0 && (o === e.active || Ft(e, o) || Fr(e, o)) ? [o] : []), si = (e, t2) => t2 === e.active ? e.phase !== "end" : Qt(e) && d(e, t2).dropped === 0 && (Ft(e, t2) || Fr(e, t2)), Ct = (e) => et(e).filter(Un$1), Qt = (e) => _(e) && e.round > 0, tt = (e, t2) => {
  if (t2.by !== null) return Yt(e, t2.by);
  if (!Qt(e)) return e.phase === "end" ? -1 : e.active;
  let [o, n2] = et(e);
  return o === void 0 || n2 !== void 0 ? -1 : o;
}, dt = ({ passed: e, dropped: t2 }) => e === 1 || t2 === 1, mt = (e) => e.order.find((t2) => Ft(e, t2)) ?? -1;
var Cr = [{ row: -1, x: 1 }, { row: 0, x: 2 }, { row: 1, x: 1 }, { row: 1, x: -1 }, { row: 0, x: -2 }, { row: -1, x: -1 }], ai = [{ row: -2, x: 0 }, { row: -1, x: 3 }, { row: 1, x: 3 }, { row: 2, x: 0 }, { row: 1, x: -3 }, { row: -1, x: -3 }], Qr = (e, t2) => {
  let o = Math.abs(e.row - t2.row), n2 = Math.abs(e.x - t2.x);
  return n2 < o ? o : o + (n2 - o) / 2;
}, Io = ({ row: e, x: t2 }) => (e + 4) * 512 + (t2 + 4), Eo = (e, t2) => ({ row: e.row + t2.row, x: e.x + t2.x });
var jt = zt.indexOf("~"), vu = (e) => {
  let t2 = [], o = 0;
  return e.rows.forEach((n2, r) => {
    let s = 0;
    for (let a of n2) t2.push(a === "~" ? `r${o++}` : `${String.fromCharCode(e.firstRow.charCodeAt(0) + r)}${++s}`);
  }), t2;
}, wu = (e) => e.rows.flatMap((t2, o) => Array.from(t2, (n2, r) => ({ row: o, x: 2 * r + (t2.length === 13 ? 0 : 1) }))), Su = (e) => e.rows.flatMap((t2, o) => Array.from(t2, (n2, r) => o === 0 || o === e.rows.length - 1 || r === 0 || r === t2.length - 1)), xu = (e, t2) => e.every((o) => o === void 0 || t2[o] === jt) && e.some((o) => o !== void 0), Tu = (e, t2, o) => {
  let n2 = [], r = /* @__PURE__ */ new Set([e]), s = o[e] ?? [];
  for (let a = 1; s.length > 0; a++) {
    s.forEach((i) => r.add(i));
    for (let i of s) for (let c of t2[i] ?? []) r.has(c) || (r.add(c), n2.push([c, a]));
    s = [...new Set(s.flatMap((i) => o[i] ?? []).filter((i) => !r.has(i)))];
  }
  return n2;
}, ku = (e) => {
  let [t2, o] = [vu(e), wu(e)], n2 = o.length, r = new Map(o.map((P, k) => [Io(P), k])), s = e.rows.flatMap((P) => Array.from(P, (k) => zt.findIndex((J) => J === k))), a = o.map((P) => Cr.flatMap((k) => r.get(Io(Eo(P, k))) ?? []).sort((k, J) => k - J)), i = a.map((P) => P.filter((k) => s[k] !== jt)), c = a.map((P) => P.filter((k) => s[k] === jt)), p = [];
  o.forEach((P, k) => {
    for (let J of ai) {
      let Z = r.get(Io(Eo(P, J)));
      if (Z === void 0 || Z < k || s[k] === jt || s[Z] === jt) continue;
      let $ = Eo(P, J), Ve = Cr.map((kt) => Eo(P, kt)).filter((kt) => Qr(kt, $) === 1);
      xu(Ve.map((kt) => r.get(Io(kt))), s) && p.push([k, Z]);
    }
  }), p.sort((P, k) => P[0] - k[0] || P[1] - k[1]);
  let w = o.map((P, k) => s[k] === jt ? [] : Tu(k, i, c)), H = new Uint8Array(n2 * n2);
  w.forEach((P, k) => {
    for (let [J, Z] of P) H[k * n2 + J] = Z;
  });
  let Re = new Uint8Array(n2 * n2);
  o.forEach((P, k) => {
    o.forEach((J, Z) => {
      Re[k * n2 + Z] = Qr(P, J);
    });
  });
  let Tt2 = new Map(t2.map((P, k) => [P, k]));
  return { id: e.id, size: n2, names: t2, byName: { get: (P) => Tt2.get(P) }, places: o, grounds: s, lands: s.flatMap((P, k) => P === jt ? [] : [k]), land: i, water: c, border: Su(e), spans: p, spansAt: o.map((P, k) => p.flatMap((J, Z) => J.includes(k) ? [Z] : [])), sea: (P, k) => H[P * n2 + k] ?? 0, ports: w, distance: (P, k) => Re[P * n2 + k] ?? 0 };
}, V = Rn$1((e) => ku(qe.find((t2) => t2.id === e) ?? qe[0])), R = ({ switches: e }) => V(e.map);
var to = (e, t2) => {
  switch (e.shipping._tag) {
    case "track":
      return t2.shipping;
    case "fixed":
      return e.shipping.level;
    case "none":
      return 0;
  }
}, ii = (e, t2) => {
  var _a;
  let [o, n2] = [h(e, t2), d(e, t2)];
  if (o.shipping._tag === "none") return 0;
  let r = e.phase === "turn" && n2.passed === 0 ? ((_a = v[n2.bonus]) == null ? void 0 : _a.shipping) ?? 0 : 0;
  return to(o, n2) + r;
}, ci = (e) => e.shipping._tag === "fixed", Ue = (e, t2, o) => {
  let n2 = t2.land[o] ?? [], r = t2.spansAt[o] ?? [], s;
  for (let a of r) if ((e.bridge[a] ?? 0) >= 0) {
    let [i, c] = t2.spans[a] ?? [0, 0];
    s ?? (s = [...n2]), s.push(i === o ? c : i);
  }
  return s ?? n2;
}, pi = (e, t2) => {
  let o = R(e), n2 = new Uint8Array(o.size), r = ii(e, t2), s = !ci(h(e, t2));
  for (let a of o.lands) if (e.owner[a] === t2) {
    if (s) for (let i of Ue(e, o, a)) n2[i] = 1;
    if (r !== 0) for (let [i, c] of o.ports[a] ?? []) {
      if (c > r) break;
      n2[i] = 1;
    }
  }
  return n2;
}, Mu = (e, t2, o) => {
  let n2 = R(e);
  if (!ci(h(e, t2))) {
    for (let s of Ue(e, n2, o)) if (e.owner[s] === t2) return true;
  }
  let r = ii(e, t2);
  if (r === 0) return false;
  for (let [s, a] of n2.ports[o] ?? []) {
    if (a > r) return false;
    if (e.owner[s] === t2) return true;
  }
  return false;
}, Bn = (e, t2) => {
  switch (e.skipping._tag) {
    case "none":
      return 0;
    case "tunnel":
      return 2;
    case "carpet":
      return t2.range + 1;
  }
}, _u = { workers: 0, priests: 0, vp: 0 }, oo = (e, t2) => {
  let { skipping: o } = h(e, t2);
  switch (o._tag) {
    case "none":
      return _u;
    case "tunnel":
      return { workers: N(d(e, t2)) ? o.withStronghold : o.workers, priests: 0, vp: o.vp };
    case "carpet":
      return { workers: 0, priests: o.priests, vp: o.vp };
  }
}, Ou = (e, t2, o) => {
  if (e.phase !== "turn") return false;
  let n2 = Bn(h(e, t2), d(e, t2));
  if (n2 === 0) return false;
  let { skipped: r } = e.turn;
  if (r >= 0) return r === o;
  let s = R(e);
  for (let a of s.lands) if (e.owner[a] === t2 && s.distance(a, o) <= n2) return true;
  return false;
}, li = (e, t2) => {
  let o = R(e), n2 = new Uint8Array(o.size), r = e.phase === "turn" ? Bn(h(e, t2), d(e, t2)) : 0;
  if (r === 0) return n2;
  let { skipped: s } = e.turn;
  if (s >= 0) n2[s] = 1;
  else for (let a of o.lands) if (e.owner[a] === t2) for (let i of o.lands) o.distance(a, i) <= r && (n2[i] = 1);
  return n2;
}, $n = (e, t2, o) => e.turn.skipped === o || Mu(e, t2, o) ? "free" : Ou(e, t2, o) ? "skip" : "none", Nn = (e, t2) => (e.water[t2] ?? []).length > 0;
var no = (e, t2) => {
  var _a;
  let o = d(e, t2), n2 = Qt(e);
  return { state: e, seat: t2, me: o, faction: h(e, t2), board: R(e), by: n2 ? ((_a = I[o.faction]) == null ? void 0 : _a.id) ?? null : null, cache: { reach: null, skips: null } };
}, m = (e, t2) => Object.assign({ state: e.state, seat: e.seat, me: e.me, faction: e.faction, board: e.board, by: e.by, cache: e.cache }, t2), Gn = (e) => {
  var _a;
  return (_a = e.cache).reach ?? (_a.reach = pi(e.state, e.seat));
}, jr = (e) => {
  var _a;
  return (_a = e.cache).skips ?? (_a.skips = li(e.state, e.seat));
}, Un = (e, t2) => {
  let { state: o, seat: n2, faction: r, cache: s } = e;
  return s.reach === null ? $n(o, n2, t2) : s.reach[t2] === 1 || o.turn.skipped === t2 ? "free" : r.skipping._tag !== "none" && jr(e)[t2] === 1 ? "skip" : "none";
}, x = ({ state: e, seat: t2 }) => e.phase === "turn" && e.active === t2;
var Bo = (e) => e.turn.steps > 0 || di(e), ui = ({ state: e, seat: t2, faction: o }) => di(e) ? true : e.turn.steps === 0 ? false : !_(e) || o.perSpade._tag === "step" || !Du(e, t2), Du = ({ seats: e }, t2) => e.every(({ passed: o, dropped: n2 }, r) => r === t2 || o === 1 || n2 === 1), di = (e) => {
  let { turn: t2 } = e;
  return t2.spades > 0 || t2.eruption > 0 || t2.free !== "none" || t2.favors > 0 || t2.towns > 0 || t2.bridges > 0 || t2.leap > 0 || t2.loss > 0 || t2.choose > 0 || t2.shift > 0 || d(e, e.active).priestsDue > 0;
}, Wn = ({ me: e, faction: t2 }) => e.steps > 0 && t2.neighbours._tag === "step", pe = [{ rule: "TMY-14.2", text: "main actions are taken in the own turn of Phase II", holds: (e) => e.goesOn === true || x(e) }, { rule: "TMY-19.8", text: "something of the running action must be finished first", holds: ({ goesOn: e, state: t2 }) => e === true || !Bo(t2) }, { rule: "TMY-15.9", text: "no main action is left in this turn", holds: ({ goesOn: e, state: t2 }) => e === true || t2.turn.left > 0 }, { rule: "TMY-19.9", text: "the first of two actions is closed by done before the second begins", holds: ({ goesOn: e, state: t2 }) => e === true || _(t2) || t2.turn.act === "none" }], de = (e) => Mt(pe, e);
var We = (e, t2) => e.bonusIn[t2] === 1 && e.seats.every(({ bonus: o }) => o !== t2), L = (e, t2) => (e.favors & 1 << t2) !== 0, $o = (e) => e.townPool.reduce((t2, o) => t2 + o, 0) - e.turn.towns, ft = (e, t2) => e[t2] ?? 0, He = (e) => e.round === 0 ? void 0 : ee[e.scoring[e.round - 1] ?? 0];
var Yu = T.flatMap(({ built: e }, t2) => e === null ? [] : [t2]), mi = (e, t2, o) => {
  var _a, _b;
  let n2 = l(e, t2);
  for (let s of Yu) {
    let a = (_a = T[s]) == null ? void 0 : _a.built;
    (a == null ? void 0 : a.kind) === o && L(n2, s) && D(n2, a.vp, "favor");
  }
  let r = (_b = He(e)) == null ? void 0 : _b.score;
  (r == null ? void 0 : r._tag) === "built" && r.kinds.includes(o) && D(n2, r.vp, "round");
}, fi = (e, t2) => {
  var _a;
  let o = (_a = He(e)) == null ? void 0 : _a.score;
  (o == null ? void 0 : o._tag) === "town" && D(l(e, t2), o.vp, "round");
}, ht = (e, t2, o) => {
  var _a;
  let n2 = l(e, t2), { perSpade: r } = h(e, t2);
  if (r._tag === "lost") return 0;
  let s = (_a = He(e)) == null ? void 0 : _a.score;
  switch ((s == null ? void 0 : s._tag) === "spade" && D(n2, s.vp * o, "round"), r._tag) {
    case "nothing":
      return o;
    case "vp":
      return D(n2, r.vp * o, "faction"), o;
    case "power":
      return N(n2) && Ne(n2, r.power * o), o;
    case "step":
      return e.phase === "turn" ? e.turn.steps += o : n2.steps += o, 0;
    case "token":
      return n2.bowl1 += o, 0;
  }
}, hi = (e, t2) => h(e, t2).perSpade._tag !== "lost", Hn = (e, t2) => e.counts[Y.indexOf(t2)] ?? 0;
var Pu = ["BON1", "BON2", "FAV6"], ot = [...Jt, ...Pu, ...Zt], Oe = (e) => 1 << ot.indexOf(e), ro = (e, t2) => ot.filter((o) => (d(e, t2).used & Oe(o)) !== 0);
var gt = () => [];
var Au = (e, t2) => {
  let { order: o } = e, n2 = o.indexOf(t2) + 1;
  return o.map((r, s) => o[(n2 + s) % o.length] ?? 0);
}, Fu = (e, t2, o) => {
  let n2 = e.seats.map(() => 0);
  for (let r of Ue(e, R(e), o)) {
    let s = e.owner[r] ?? 0, a = Y[(e.structure[r] ?? 0) - 1];
    s >= 0 && s !== t2 && a !== void 0 && (n2[s] = (n2[s] ?? 0) + h(e, s).powerValues[a]);
  }
  return n2;
}, yi = (e, t2, o) => {
  let n2 = Fu(e, t2, o);
  if (n2.every((a) => a === 0)) return;
  let r = e.builds++, s = false;
  for (let a of Au(e, t2)) {
    let i = n2[a] ?? 0;
    if (i === 0 || d(e, a).dropped === 1) continue;
    let c = { build: r, from: t2, to: a, amount: i, void: 0 };
    ue(e, c) !== 0 && (s = true, e.offers.push(c));
  }
  s && h(e, t2).neighbours._tag !== "nothing" && e.watches.push({ build: r, from: t2, taken: 0, declined: 0 });
}, Rr = (e, t2, o) => t2.amount === o || ue(e, t2) === o, Ir = (e, t2, o, n2) => {
  let r = Yt(e, o);
  return e.offers.findIndex((s) => s.to === t2 && s.from === r && n2(s));
}, vi = (e, t2, o) => {
  let n2 = Ir(e, t2, o.from, (s) => s.void === 0 && Rr(e, s, o.power)), r = e.offers[n2];
  if (r === void 0) return -1;
  for (let s = 0; s < n2; s++) {
    let a = e.offers[s];
    if (!((a == null ? void 0 : a.void) !== 1 || a.to !== t2 || a.from !== r.from) && (a.amount === r.amount || a.amount === o.power)) return -1;
  }
  return n2;
}, Cu = (e, t2, o) => Ir(e, t2, o.from, (n2) => Rr(e, n2, o.power)), Qu = ({ state: e, seat: t2 }) => _(e) ? e.phase === "turn" || e.phase === "offers" : e.phase === "offers" && e.active === t2, Er = [{ rule: "TMY-19.5", text: "offers are not answered now", holds: Qu }, { rule: "TMY-8.1", text: "this power is not on offer", holds: ({ state: e, seat: t2, move: o }) => {
  let n2 = Yt(e, o.from);
  return e.offers.some((r) => r.to === t2 && r.from === n2 && gi(e, r));
} }, { rule: "TMY-8.2", text: "the offer is for another amount", holds: ({ state: e, seat: t2, move: o }) => Ir(e, t2, o.from, (n2) => gi(e, n2) && Rr(e, n2, o.power)) >= 0 }, { rule: "TMY-19.5b", text: "the offer can no longer be accepted", holds: ({ state: e, seat: t2, move: o }) => o._tag === "Decline" || vi(e, t2, o) >= 0 }], gi = (e, t2) => _(e) || e.offers[0] === t2, Br = (e, t2, o) => {
  let n2 = e.watches.findIndex((s) => s.build === t2), r = e.watches[n2];
  r === void 0 || En(e, t2) || (e.watches.splice(n2, 1), !(r.taken === 1 || r.declined === 0 || !e.switches["errata-cultist-power"]) && (Ne(l(e, r.from), 1), o == null ? void 0 : o.happened({ _tag: "Declined", seat: r.from }, e)));
}, ju = (e, t2, o) => {
  let n2 = e.watches.find((s) => s.build === t2);
  if (n2 === void 0 || n2.taken === 1) return;
  n2.taken = 1;
  let r = l(e, n2.from);
  switch (h(e, n2.from).neighbours._tag) {
    case "nothing":
      break;
    case "step":
      r.steps += 1;
      break;
    case "token":
      r.tokens += 1;
      break;
    case "gift":
      r.bowl3 += 1;
  }
  o == null ? void 0 : o.happened({ _tag: "Accepted", seat: n2.from }, e);
}, $r = (e, t2) => e.offers.splice(t2, 1)[0], Ru = (e, t2, o) => {
  let n2 = $r(e, t2);
  if (n2 === void 0) return;
  let r = l(e, n2.to), s = ue(e, n2);
  if (s > 0) {
    if (Ne(r, s), D(r, 1 - s, "leech"), e.switches["strict-leech"]) for (let a of e.offers.slice(0, t2)) a.to === n2.to && (a.void = 1);
    ju(e, n2.build, o), Iu(e, n2.to, o);
  }
  Br(e, n2.build, o);
}, Iu = (e, t2, o) => {
  Fn(d(e, t2)) === 0 && Nr(e, t2, o);
}, Nr = (e, t2, o) => {
  for (let n2 = Ln(e, t2); n2 >= 0; n2 = Ln(e, t2)) Gr(e, n2, o);
}, Ln = (e, t2) => e.offers.findIndex(({ to: o }) => o === t2), Gr = (e, t2, o) => {
  let n2 = $r(e, t2);
  n2 !== void 0 && Br(e, n2.build, o);
}, wi = (e, t2, o) => {
  let n2 = $r(e, t2);
  if (n2 === void 0) return;
  let r = e.watches.find((s) => s.build === n2.build);
  r !== void 0 && ue(e, n2) > 0 && (r.declined += 1), Br(e, n2.build, o);
}, No = (e, t2, o) => {
  for (let n2 = Ln(e, t2); n2 >= 0; n2 = Ln(e, t2)) wi(e, n2, o);
}, Si = (e, { seat: t2, move: o }, n2) => (o._tag === "Leech" ? Ru(e, vi(e, t2, o), n2) : wi(e, Cu(e, t2, o), n2), "due"), xi = (e, t2) => {
  for (let o of e.offers) o.to === t2 && (o.void = 1);
}, bi = [{ rule: "TMY-8.6", text: "no power token is on offer", holds: ({ me: e }) => e.tokens > 0 }, { rule: "TMY-2.2", text: "there is no victory point to pay with", holds: ({ me: e, faction: t2 }) => e.vp >= (t2.neighbours._tag === "token" ? t2.neighbours.vp : 0) }], Eu = (e, { seat: t2, faction: { neighbours: o } }) => {
  let n2 = l(e, t2);
  return n2.tokens -= 1, D(n2, o._tag === "token" ? -o.vp : 0, "faction"), n2.bowl3 += 1, "due";
}, Bu = (e) => {
  var _a;
  let { state: t2, seat: o, by: n2 } = e, r = [], s = /* @__PURE__ */ new Set();
  for (let a of _(t2) ? t2.offers : t2.offers.slice(0, 1)) {
    if (a.to !== o) continue;
    let i = (_a = I[d(t2, a.from).faction]) == null ? void 0 : _a.id;
    if (i !== void 0) for (let c of ["Leech", "Decline"]) {
      let p = { _tag: c, by: n2, power: a.amount, from: i }, w = `${c}${a.amount}${i}`;
      s.has(w) || !Mt(Er, m(e, { move: p })) || (s.add(w), r.push(p));
    }
  }
  return r;
}, Ti = { question: (e, t2) => m(e, { move: t2 }), demands: Er, perform: Si, list: Bu }, ki = { question: (e, t2) => m(e, { move: t2 }), demands: Er, perform: Si, list: gt }, Mi = { question: (e) => e, demands: [{ rule: "TMY-8.1", text: "this power is not on offer", holds: ({ state: e, seat: t2 }) => At(e, t2) && _(e) }], perform: (e, { seat: t2 }, o) => (No(e, t2, o), "due"), list: gt }, _i = { question: (e) => e, demands: bi, perform: Eu, list: (e) => Mt(bi, e) ? [{ _tag: "GainToken", by: e.by }] : [] };
var De = (e, t2, o, n2) => {
  e.offers.length > 0 && No(e, t2, n2);
  let { turn: r } = e;
  r.left -= 1, r.act = o, r.sites = [], r.built = 0, r.mayDig = 0, r.kind = "none";
};
var $u = (e, t2) => {
  let o = he[t2];
  if (o === void 0) return;
  let n2 = e.faction.powerUse._tag === "thrifty" ? e.faction.powerUse.discount : 0, r = o.gain, s = r._tag === "spades" && r.spades > 1 ? { _tag: "two-spades", spades: r.spades } : r;
  return { price: { _tag: "power", power: o.power - n2 }, effect: s, often: "once", needs: "nothing" };
}, Nu = ({ me: e }, t2) => {
  var _a, _b, _c2;
  let o = ((_a = v[e.bonus]) == null ? void 0 : _a.id) === t2 ? (_b = v[e.bonus]) == null ? void 0 : _b.action : (_c2 = T.find(({ id: r }, s) => r === t2 && L(e, s))) == null ? void 0 : _c2.action;
  if (o === void 0 || o._tag === "none") return;
  let n2 = o._tag === "spade" ? { _tag: "spades", spades: 1 } : { _tag: "step" };
  return { price: { _tag: "free" }, effect: n2, often: "once", needs: "nothing" };
}, Ur = (e) => he.findIndex(({ id: t2 }) => t2 === e), Di = (e, t2) => {
  let o = Ur(t2);
  if (o >= 0) return $u(e, o);
  let n2 = e.faction.actions.find((r) => r.space === t2);
  return n2 !== void 0 ? { price: n2.price, effect: n2.gain, often: n2.often, needs: n2.needs } : Nu(e, t2);
}, Gu = ({ state: e, me: t2, faction: o }, n2) => {
  let r = Ur(n2);
  return r < 0 ? (t2.used & Oe(n2)) === 0 : (e.taken[r] ?? 0) === 0 || o.powerUse._tag === "thrifty" && N(t2);
}, Yi = ({ me: e }, t2) => {
  switch (t2._tag) {
    case "free":
      return true;
    case "workers":
      return e.workers >= t2.workers;
    case "power":
      return e.bowl3 >= t2.power;
    case "tokens":
      return e.bowl1 + e.bowl2 + e.bowl3 >= t2.tokens;
  }
}, Pi = (e, t2) => {
  switch (t2) {
    case "once":
    case "always":
      return Number.POSITIVE_INFINITY;
    case "seats":
      return e.seats.length;
    case "opponents":
      return e.seats.length - 1;
  }
}, Ai = (e) => e === "seats" || e === "opponents", Fi = (e, t2) => {
  var _a;
  let o = ((_a = e.seats[t2]) == null ? void 0 : _a.uses) ?? 0, n2 = h(e, t2).actions.filter(({ often: r }) => Ai(r));
  return o === 0 || N(d(e, t2)) && n2.some(({ often: r }) => o <= Pi(e, r));
}, Uu = (e) => (e == null ? void 0 : e.effect._tag) === "spades" || (e == null ? void 0 : e.effect._tag) === "two-spades", Wu = ({ me: e, move: t2 }, o) => {
  if (t2.from === null) return true;
  if (o.price._tag !== "tokens") return false;
  let [n2, r, s] = t2.from;
  return n2 + r + s === o.price.tokens && n2 <= e.bowl1 && r <= e.bowl2 && s <= e.bowl3;
}, so = (e) => (t2) => t2.plan !== void 0 && e(t2.plan, t2), Ci = [...pe, { rule: "TMY-15.13", text: "the seat has no such action", holds: so(() => true) }, { rule: "TMY-15.13", text: "the stronghold is not built", holds: so(({ needs: e }, { me: t2 }) => e === "nothing" || N(t2)) }, { rule: "TMY-4.9", text: "this faction cannot use spades", holds: (e) => !Uu(e.plan) || hi(e.state, e.seat) }, { rule: "TMY-12.1", text: "the action was taken in this round", holds: so(({ often: e }, t2) => e !== "once" || Gu(t2, t2.move.space)) }, { rule: "TMY-18.2", text: "the action was used as often as a game allows", holds: so(({ often: e }, { state: t2, me: o }) => o.uses < Pi(t2, e)) }, { rule: "TMY-15.8", text: "the action cannot be paid", holds: so(({ price: e }, t2) => Yi(t2, e)) }, { rule: "TMY-5.7", text: "the bowls do not hold that many tokens", holds: so((e, t2) => Wu(t2, e)) }], Hu = (e, t2, o) => {
  switch (t2._tag) {
    case "free":
      return;
    case "workers":
      e.workers -= t2.workers;
      return;
    case "power":
      qt(e, t2.power);
      return;
    case "tokens":
      Rn(e, t2.tokens, o);
  }
}, Oi = (e, t2, o, n2) => {
  let { turn: r } = e, s = ht(e, t2, o);
  s !== 0 && (r.act = "land", r.spades = s, r.kind = n2, r.mayDig = h(e, t2).digging._tag === "none" ? 0 : 1);
}, Lu = (e, t2, o) => {
  let { turn: n2 } = e;
  switch (o._tag) {
    case "gain":
      Pt(e, t2, o.gain);
      return;
    case "bridge":
      n2.bridges += 1;
      return;
    case "spades":
      Oi(e, t2, o.spades, "one");
      return;
    case "two-spades":
      Oi(e, t2, o.spades, "two");
      return;
    case "step":
      n2.steps += 1;
      return;
    case "leap":
      n2.leap = o.steps;
      return;
    case "ride":
      n2.free = "ride";
      return;
    case "trading-house":
      n2.free = "trading-house";
      return;
    case "sandstorm":
      n2.free = "sandstorm", n2.act = "land";
      return;
    case "shift":
      n2.shift = 1, D(l(e, t2), o.vp, "faction");
      return;
    case "actions":
      n2.left += o.actions, n2.act = "none";
  }
}, Ku = (e, { seat: t2, move: o, plan: n2 }, r) => {
  if (n2 === void 0) return "nothing";
  let s = l(e, t2);
  De(e, t2, "other", r), Hu(s, n2.price, o.from);
  let a = Ur(o.space);
  return a >= 0 ? e.taken[a] = 1 : n2.often === "once" ? s.used |= Oe(o.space) : Ai(n2.often) && (s.uses += 1), Lu(e, t2, n2.effect), "nothing";
}, Vu = ["ACT1", "ACT2", "ACT3", "ACT4", "ACT5", "ACT6", ...ot], zu = (e) => {
  if (!de(e)) return [];
  let t2 = [];
  for (let o of Vu) {
    let n2 = Di(e, o);
    if (n2 === void 0 || !Yi(e, n2.price)) continue;
    let r = { _tag: "Action", by: e.by, space: o, from: null };
    if (!Mt(Ci, m(e, { move: r, plan: n2 }))) continue;
    t2.push(r);
    let { price: s } = n2;
    if (s._tag === "tokens") for (let a of In(e.me, s.tokens).slice(1)) t2.push({ ...r, from: a });
  }
  return t2;
}, Qi = { question: (e, t2) => m(e, { move: t2, plan: Di(e, t2.space) }), demands: Ci, perform: Ku, list: zu };
var ao = (e, t2) => {
  let o = Math.abs(e - t2);
  return Math.min(o, U - o);
}, Ju = (e, t2, o) => e !== o && t2 !== o && ao(e, o) + ao(o, t2) === ao(e, t2), Zu = G.flatMap((e, t2) => G.flatMap((o, n2) => G.map((r, s) => Ju(n2, s, t2) ? U - ao(n2, s) : ao(n2, s)))), je = (e) => e.ground._tag === "home" ? G.indexOf(e.ground.terrain) : -1, z = (e) => {
  let { ground: t2 } = S(e.faction);
  switch (t2._tag) {
    case "home":
    case "shifting":
      return e.home;
    case "ice":
      return An;
    case "volcano":
      return ut;
    case "cycle":
      return -1;
  }
}, Go = (e, t2) => {
  let o = z(e);
  return o < 0 ? t2 < U && (e.locked & 1 << t2) === 0 : t2 === o;
}, ji = (e) => {
  let t2 = z(e);
  return t2 < 0 ? e.home : t2;
}, Xu = (e) => e.ground._tag !== "volcano" && e.ground._tag !== "cycle", Rt = (e, t2, o, n2) => {
  let r = S(e.faction);
  if (!Xu(r) || t2 >= U || t2 === o || n2 <= 0) return 0;
  let s = e.home;
  if (r.spading._tag === "whole") return o === z(e) && n2 >= r.spading.spades ? r.spading.spades : 0;
  if (o >= U) {
    let i = o === z(e) ? Math.max(1, ao(t2, s)) : 0;
    return i <= n2 ? i : 0;
  }
  let a = Zu[(s * U + t2) * U + o] ?? 0;
  if (a <= n2) {
    let i = U - a;
    return i === n2 && (t2 === s || o === s) ? i : a;
  }
  return 0;
}, Ri = (e, t2, o) => {
  if (t2 >= U) return false;
  for (let r = 0; r < U; r++) if (Rt(e, t2, r, o) === o) return true;
  let n2 = z(e);
  return n2 >= U && Rt(e, t2, n2, o) === o;
}, Uo = (e, t2, o) => e.seats.some((n2, r) => r !== t2 && n2.faction >= 0 && z(n2) === o), io = (e, t2, o) => {
  let { ground: n2 } = h(e, t2);
  return n2._tag !== "volcano" || o >= U ? 0 : Uo(e, t2, o) ? n2.price.home : n2.price.plain;
}, bt = (e) => e.ground._tag === "volcano" ? e.ground.price._tag : "none", Wo = (e, t2) => e.cults.reduce((o, n2, r) => n2 >= t2 ? o | 1 << r : o, 0), Kn = (e, t2, o) => {
  let n2 = io(e, t2, o);
  if (n2 === 0) return false;
  let r = d(e, t2);
  return bt(h(e, t2)) === "steps" ? Wo(r, n2) !== 0 : r.bowl1 + r.bowl2 + r.bowl3 >= n2;
}, Vn = (e) => {
  switch (e.ground._tag) {
    case "home":
      return "no";
    case "ice":
    case "shifting":
    case "cycle":
      return "now";
    case "volcano":
      return "last";
  }
}, zn = (e) => e.ground._tag === "cycle";
var nt = (e, t2) => {
  switch (t2.pack) {
    case "base":
      return true;
    case "ice":
      return e["fire-and-ice-factions/ice"];
    case "volcano":
      return e["fire-and-ice-factions/volcano"];
    case "variable":
      return Pn(e) !== void 0;
  }
}, Wr = ({ seats: e }, { board: t2 }) => e.every(({ faction: o }) => o < 0 || S(o).board !== t2), Hr = ({ seats: e }, t2) => {
  let o = je(t2);
  return o < 0 || e.every((n2) => n2.home !== o);
}, qu = (e) => I.filter((t2) => nt(e.switches, t2) && Wr(e, t2) && Hr(e, t2)), co = (e, t2, o) => {
  let n2 = l(e, t2), r = S(o), { start: s } = r;
  n2.faction = o, n2.home = je(r), n2.coins = s.coins, n2.workers = s.workers, n2.priests = s.priests, [n2.bowl1, n2.bowl2] = s.power, n2.cults = [...s.cults], n2.shipping = r.shipping._tag === "track" ? r.shipping.start : 0, n2.range = r.skipping._tag === "carpet" ? r.skipping.range : 0, D(n2, e.switches["vp-variant"] === "original_2017" ? s.vp2017 : s.vp, "start");
};
var Ei = (e, t2, o) => {
  let n2 = I.filter((a) => nt(e, a)), r = [...new Set(n2.map(({ board: a }) => a))];
  return { tokens: [...No$1(o, r).slice(0, t2.length).map((a) => {
    let i = n2.filter((p) => p.board === a), c = i[o.below(i.length)];
    return I.findIndex(({ id: p }) => p === (c == null ? void 0 : c.id));
  })].sort((a, i) => a - i), places: t2.map(() => -1), out: [], opener: t2[0] ?? 0, bid: -1, bidder: -1, paid: t2.map(() => -1) };
}, Bi = (e, t2) => Array.from({ length: t2 }, (o, n2) => n2).filter((o) => (e.places[o] ?? 0) < 0 && !e.out.includes(o)), Ho = (e, t2) => e.bid >= 0 && Bi(e, t2).length === 1, po = (e) => e.places.filter((t2) => t2 < 0).length, $i = ({ state: e, seat: t2 }) => e.phase === "auction" && e.active === t2 && e.auction !== null && !Ho(e.auction, e.seats.length) && po(e.auction) > 1, Ni = [{ rule: "TMY-13.9", text: "nobody bids now", holds: $i }, { rule: "TMY-13.9", text: "the bid is more than the points of a token", holds: ({ points: e }) => e <= Qe }, { rule: "TMY-13.10", text: "the bid is not higher than the last", holds: ({ state: e, points: t2 }) => {
  var _a;
  return t2 > (((_a = e.auction) == null ? void 0 : _a.bid) ?? -1);
} }], Ii = [{ rule: "TMY-13.9", text: "a bonus tile cannot be taken in an auction", holds: ({ names: e }) => !e }, { rule: "TMY-13.9", text: "nobody bids now", holds: $i }, { rule: "TMY-13.10", text: "the first seat must bid", holds: ({ state: e }) => {
  var _a;
  return (((_a = e.auction) == null ? void 0 : _a.bid) ?? -1) >= 0;
} }], Gi = [{ rule: "TMY-13.9", text: "it is not for this seat to take a faction now", holds: ({ state: e, seat: t2 }) => e.phase === "auction" && e.active === t2 && e.auction !== null && (Ho(e.auction, e.seats.length) || po(e.auction) === 1) }, { rule: "TMY-13.9", text: "that faction is not on offer", holds: ({ state: e, token: t2 }) => {
  var _a;
  return ((_a = e.auction) == null ? void 0 : _a.tokens.includes(t2)) === true;
} }, { rule: "TMY-13.9", text: "that place is not free", holds: ({ state: e, place: t2 }) => {
  var _a;
  return t2 >= 1 && t2 <= e.seats.length && ((_a = e.auction) == null ? void 0 : _a.places.includes(t2 - 1)) === false;
} }], Lo = (e, t2, o) => {
  let n2 = Bi(e, o);
  for (let r = 1; r <= o; r++) if (n2.includes((t2 + r) % o)) return (t2 + r) % o;
  return t2;
}, ed = (e, { seat: t2, points: o }) => {
  let { auction: n2 } = e;
  return n2 === null || (n2.bid = o, n2.bidder = t2, e.active = Lo(n2, t2, e.seats.length)), "nothing";
}, td = (e, { seat: t2 }) => {
  let { auction: o } = e;
  return o === null || (o.out.push(t2), e.active = Ho(o, e.seats.length) ? o.bidder : Lo(o, t2, e.seats.length)), "nothing";
}, od = (e, { seat: t2, token: o, place: n2 }) => {
  let { auction: r } = e;
  if (r === null) return "nothing";
  let s = Math.max(0, r.bid);
  co(e, t2, o);
  let a = l(e, t2);
  return D(a, Qe - s - a.vp, "start"), r.tokens = r.tokens.filter((i) => i !== o), r.places[t2] = n2 - 1, r.paid[t2] = s, r.bid = -1, r.bidder = -1, r.out = [], r.opener = t2, "set-up";
}, Ui = (e) => {
  let { auction: t2, seats: o } = e;
  if (t2 === null || e.phase === "dwelling" || e.phase === "bonus") return false;
  if (po(t2) === 0) return e.order = t2.places.map((r, s) => ({ place: r, seat: s })).sort((r, s) => r.place - s.place).map(({ seat: r }) => r), false;
  e.phase = "auction";
  let n2 = Lo(t2, t2.opener, o.length);
  return t2.opener = n2, e.active = n2, true;
}, nd = (e) => {
  let t2 = [];
  for (let o = 0; o <= Qe; o++) Mt(Ni, m(e, { points: o })) && t2.push({ _tag: "Bid", by: e.by, points: o });
  return t2;
}, rd = (e) => {
  let t2 = [];
  for (let [o, { id: n2 }] of I.entries()) for (let r = 1; r <= e.state.seats.length; r++) Mt(Gi, m(e, { token: o, place: r })) && t2.push({ _tag: "Take", by: e.by, faction: n2, place: r });
  return t2;
}, Wi = { question: (e, { points: t2 }) => m(e, { points: t2 }), demands: Ni, perform: ed, list: nd }, Hi = { question: (e, { tile: t2 }) => m(e, { names: t2 !== null }), demands: Ii, perform: td, list: (e) => Mt(Ii, m(e, { names: false })) ? [{ _tag: "Pass", by: e.by, tile: null }] : [] }, Li = { question: (e, { faction: t2, place: o }) => m(e, { token: I.findIndex(({ id: n2 }) => n2 === t2), place: o }), demands: Gi, perform: od, list: rd };
var Ko = (e, t2) => e.seats.findIndex((o) => (o.cults[t2] ?? 0) === g.top), Ki = (e, t2, o, n2) => {
  let r = d(e, t2), s = r.cults[o] ?? 0, a = Math.min(g.top, s + n2);
  return a < g.top || s === g.top || r.keys > 0 && Ko(e, o) < 0 ? a : Math.max(s, g.top - 1);
}, Lr = (e, t2, o) => _(e) ? e.seats.some((n2, r) => {
  if (r === t2 || n2.faction < 0 || h(e, r).neighbours._tag !== "step" || n2.keys === 0 || n2.dropped === 1) return false;
  let s = n2.steps;
  for (let i of e.watches) i.from === r && i.taken === 0 && En(e, i.build) && s++;
  let a = n2.cults[o] ?? 0;
  return a < g.top && a + s >= g.top;
}) : false, lo = (e, t2, o, n2) => (d(e, t2).cults[o] ?? 0) < g.top && Ki(e, t2, o, n2) === g.top && Lr(e, t2, o), sd = (e, t2) => {
  let o = 0;
  for (let n2 = e + 1; n2 <= t2; n2++) o += g.power[n2] ?? 0;
  return o;
}, ve = (e, t2, o, n2) => {
  let r = l(e, t2), s = r.cults[o] ?? 0, a = Ki(e, t2, o, n2);
  s + n2 >= g.top && a < g.top && r.keys === 0 && t2 === e.active && (e.turn.blocked |= 1 << o), r.cults[o] = a, a === g.top && s < a && (r.keys -= 1), Ne(r, sd(s, a));
}, Vi = (e, t2, o, n2) => {
  let r = l(e, t2), s = r.cults[o] ?? 0;
  s === g.top && (r.keys += 1), r.cults[o] = Math.max(0, s - n2);
}, zi = (e, t2) => {
  let o = 0;
  for (let n2 = 0; n2 < y.length; n2++) (t2 & 1 << n2) !== 0 && Ko(e, n2) < 0 && (o |= 1 << n2);
  return o;
};
var ad = (e) => e.shipping._tag === "track" ? e.shipping.start + e.shipping.vp.length : 0, id = ({ faction: e, move: t2 }) => t2.track === "ship" ? e.shipping._tag === "track" : e.digging._tag === "track", cd = ({ faction: e, me: t2, move: o }) => o.track === "ship" ? t2.shipping < ad(e) : e.digging._tag === "track" && t2.digging < e.digging.workers.length - 1, Ji = { workers: 0, coins: 0, priests: 0 }, Zi = ({ faction: e, move: t2 }) => t2.track === "ship" ? e.shipping._tag === "track" ? { workers: 0, ...e.shipping.advance } : Ji : e.digging._tag === "track" ? e.digging.advance : Ji, Xi = [...pe, { rule: "TMY-17.1", text: "this faction has no such track", holds: id }, { rule: "TMY-17.1", text: "the track is at its end", holds: cd }, { rule: "TMY-15.8", text: "the price cannot be paid", holds: (e) => {
  let { workers: t2, coins: o, priests: n2 } = Zi(e);
  return Qn(e.me, t2, o, n2);
} }], Kr = (e, t2) => {
  let o = l(e, t2), { shipping: n2 } = h(e, t2);
  n2._tag !== "track" || o.shipping >= n2.start + n2.vp.length || (D(o, n2.vp[o.shipping - n2.start] ?? 0, "shipping"), o.shipping += 1);
}, qi = (e, t2, o) => {
  for (let n2 = 0; n2 < o; n2++) Kr(e, t2);
}, Vr = (e, t2, o) => {
  let n2 = l(e, t2), { skipping: r } = h(e, t2);
  r._tag === "carpet" && (n2.range = Math.min(r.maxRange, n2.range + o));
}, ec = (e, t2) => {
  Kr(e, t2), Vr(e, t2, 1);
}, pd = (e, t2, o) => {
  let { seat: n2, faction: r, move: s } = t2, a = l(e, n2);
  De(e, n2, "other", o);
  let { workers: i, coins: c, priests: p } = Zi(t2);
  return Ge(a, i, c, p), s.track === "ship" ? Kr(e, n2) : (a.digging += 1, D(a, r.digging._tag === "track" ? r.digging.vp : 0, "digging")), "nothing";
}, ld = (e) => {
  let t2 = [];
  if (!de(e)) return t2;
  for (let o of ["ship", "dig"]) {
    let n2 = { _tag: "Advance", by: e.by, track: o };
    Mt(Xi, m(e, { move: n2 })) && t2.push(n2);
  }
  return t2;
}, tc = { question: (e, t2) => m(e, { move: t2 }), demands: Xi, perform: pd, list: ld };
var Vo = (e, t2, o, n2) => {
  let r = R(e), s = [o];
  for (let a = 0; a < s.length; a++) {
    let i = s[a] ?? 0;
    for (let c of Ue(e, r, i)) e.owner[c] === t2 && !s.includes(c) && s.push(c);
    for (let c of n2) {
      let p = r.land[c] ?? [];
      if (p.includes(i)) for (let w of p) e.owner[w] === t2 && !s.includes(w) && s.push(w);
    }
  }
  return s;
}, ud = T.flatMap(({ townPower: e }, t2) => e > 0 ? [t2] : []), dd = (e, t2) => {
  var _a;
  let o = Je.power, n2 = d(e, t2);
  for (let r of ud) L(n2, r) && (o -= ((_a = T[r]) == null ? void 0 : _a.townPower) ?? 0);
  return o;
}, nc = (e, t2, o) => {
  let { powerValues: n2 } = h(e, t2), r = 0, s = false;
  for (let i of o) {
    let c = Y[(e.structure[i] ?? 0) - 1];
    c !== void 0 && (r += n2[c], s || (s = c === "SA"));
  }
  let a = s ? Je.structuresWithSanctuary : Je.structures;
  return o.length >= a && r >= dd(e, t2);
}, oc = (e, t2) => {
  for (let o of t2) e.town[o] = 1;
}, uo = (e, t2, o) => {
  let n2 = Vo(e, t2, o, d(e, t2).rivers);
  if (n2.some((r) => e.town[r] === 1)) {
    oc(e, n2);
    return;
  }
  n2.length < Je.structuresWithSanctuary || $o(e) <= 0 || !nc(e, t2, n2) || (oc(e, n2), e.turn.towns += 1);
}, rc = (e, t2) => {
  for (let o of R(e).lands) e.owner[o] === t2 && e.town[o] === 0 && uo(e, t2, o);
}, zr = (e) => Q.findIndex((t2) => t2.id === e), md = (e) => {
  var _a;
  let t2 = (_a = Q[e]) == null ? void 0 : _a.gain;
  return (t2 == null ? void 0 : t2._tag) === "steps" ? t2.steps : 0;
}, fd = ({ state: e, seat: t2, me: o }, n2) => {
  var _a;
  let r = md(n2);
  return o.keys + (((_a = Q[n2]) == null ? void 0 : _a.keys) ?? 0) === 0 ? false : o.cults.some((a, i) => {
    let c = a < g.top && a + r >= g.top && r > 0, p = (e.turn.blocked & 1 << i) !== 0;
    return (c || p) && Ko(e, i) < 0 && Lr(e, t2, i);
  });
}, sc = [{ rule: "TMY-19.2", text: "it is not the turn of this seat", holds: x }, { rule: "TMY-10.3", text: "no town tile is due", holds: ({ state: e, move: t2 }) => e.turn.towns >= t2.count }, { rule: "TMY-17.24", text: "the price of the volcano comes first", holds: ({ state: e }) => e.turn.loss === 0 }, { rule: "TMY-10.6", text: "first choose which tracks go to space 10", holds: ({ state: e }) => e.turn.choose === 0 }, { rule: "TMY-12.4", text: "the pool has no such town tile", holds: ({ state: e, move: t2 }) => ft(e.townPool, zr(t2.tile)) >= t2.count }, { rule: "TMY-19.5b", text: "another seat could still reach space 10 first: wait for its answers", holds: (e) => !fd(e, zr(e.move.tile)) }], hd = (e, t2, o) => {
  let n2 = l(e, t2), r = zi(e, o);
  if (!(r === 0 || n2.keys === 0)) {
    if ($e(r) > n2.keys) {
      e.turn.choose = r;
      return;
    }
    e.turn.choose = 0;
    for (let s = 0; s < y.length; s++) (r & 1 << s) !== 0 && (e.turn.blocked &= ~(1 << s), ve(e, t2, s, 1));
  }
}, gd = (e, t2, o) => {
  let n2 = l(e, t2), r = 0;
  for (let i = 0; i < y.length; i++) {
    let c = n2.cults[i] ?? 0;
    c < g.top && c + o >= g.top && Ko(e, i) < 0 && (r |= 1 << i);
  }
  let s = e.turn.choose === 0 ? n2.keys : 0, a = $e(r) > s;
  for (let i = 0; i < y.length; i++) {
    let c = n2.cults[i] ?? 0;
    a && (r & 1 << i) !== 0 ? (c < g.top - 1 && ve(e, t2, i, g.top - 1 - c), e.turn.blocked |= 1 << i) : ve(e, t2, i, o);
  }
  a && s > 0 && (e.turn.choose = r);
}, bd = (e, t2, o) => {
  let n2 = Q[o];
  if (n2 === void 0) return;
  let r = l(e, t2), { founding: s } = h(e, t2);
  switch (e.turn.towns -= 1, e.townPool[o] = ft(e.townPool, o) - 1, r.towns[o] = (r.towns[o] ?? 0) + 1, D(r, n2.vp, "town"), s.vp > 0 && D(r, s.vp, "faction"), r.workers += s.workers, fi(e, t2), r.keys += n2.keys, e.switches["manual-fav5"] || hd(e, t2, e.turn.blocked), n2.gain._tag) {
    case "gain":
      Pt(e, t2, n2.gain.gain);
      return;
    case "steps":
      gd(e, t2, n2.gain.steps);
      return;
    case "travel":
      ec(e, t2);
  }
}, yd = (e, { seat: t2, move: o }) => {
  for (let n2 = 0; n2 < o.count; n2++) bd(e, t2, zr(o.tile));
  return "nothing";
}, ac = ({ state: e, seat: t2, me: o, board: n2 }, r) => {
  let s = (n2.land[r] ?? []).find((i) => e.owner[i] === t2);
  if (s === void 0) return false;
  let a = Vo(e, t2, s, [...o.rivers, r]);
  return a.every((i) => e.town[i] === 0) && nc(e, t2, a);
}, Jr = [{ rule: "TMY-10.5", text: "it is not the turn of this seat", holds: x }, { rule: "TMY-17.14", text: "this faction joins nothing across a river", holds: ({ faction: e }) => e.linking._tag === "river" }, { rule: "TMY-3.2", text: "the map has no such river hex", holds: ({ board: e, river: t2 }) => (e.names[t2] ?? "").startsWith("r") }, { rule: "TMY-10.7", text: "no town tile is left", holds: ({ state: e }) => $o(e) > 0 }, { rule: "TMY-10.5", text: "no town results", holds: (e) => ac(e, e.river) }], ic = (e, { seat: t2, river: o }) => {
  l(e, t2).rivers.push(o);
  let n2 = (R(e).land[o] ?? []).find((r) => e.owner[r] === t2);
  return n2 !== void 0 && uo(e, t2, n2), "nothing";
}, vd = (e, t2) => {
  let { board: o } = e, n2 = t2.map((a) => o.byName.get(a) ?? -1), [r] = n2, s = (o.water[r ?? -1] ?? []).filter((a) => n2.every((i) => (o.land[a] ?? []).includes(i)));
  return s.find((a) => ac(e, a)) ?? s[0] ?? -1;
}, wd = (e) => e.state.turn.towns === 0 ? [] : Q.map(({ id: t2 }) => ({ _tag: "Town", by: e.by, tile: t2, count: 1 })).filter((t2) => Mt(sc, m(e, { move: t2 }))), Sd = (e) => {
  let t2 = [];
  if (e.faction.linking._tag !== "river" || !x(e)) return t2;
  let o = m(e, { river: -1 });
  for (let [n2, r] of e.board.names.entries()) o.river = n2, Mt(Jr, o) && t2.push({ _tag: "Connect", by: e.by, river: r });
  return t2;
}, cc = { question: (e, t2) => m(e, { move: t2 }), demands: sc, perform: yd, list: wd }, pc = { question: (e, { river: t2 }) => m(e, { river: e.board.byName.get(t2) ?? -1 }), demands: Jr, perform: ic, list: Sd }, lc = { question: (e, { hexes: t2 }) => m(e, { river: vd(e, t2) }), demands: Jr, perform: ic, list: gt };
var xd = ({ board: e }, t2, o) => {
  let [n2, r] = [e.byName.get(t2) ?? -1, e.byName.get(o) ?? -1];
  return (e.spansAt[n2] ?? []).find((s) => {
    var _a;
    return ((_a = e.spans[s]) == null ? void 0 : _a.includes(r)) === true && n2 !== r;
  }) ?? -1;
}, uc = [{ rule: "TMY-19.2", text: "it is not the turn of this seat", holds: x }, { rule: "TMY-11.1", text: "no bridge is due", holds: ({ state: e }) => e.turn.bridges > 0 }, { rule: "TMY-3.5", text: "no bridge can join these hexes", holds: ({ span: e }) => e >= 0 }, { rule: "TMY-11.1", text: "a bridge stands there already", holds: ({ state: e, span: t2 }) => (e.bridge[t2] ?? 0) < 0 }, { rule: "TMY-11.1", text: "the seat has built all its bridges", holds: ({ me: e }) => e.bridges < fe.bridges }, { rule: "TMY-11.1", text: "the seat has no structure at either end of the bridge", holds: ({ state: e, seat: t2, board: o, span: n2 }) => (o.spans[n2] ?? []).some((r) => e.owner[r] === t2) }], Td = (e, { seat: t2, span: o, board: n2 }) => {
  let r = l(e, t2);
  e.turn.bridges -= 1, e.bridge[o] = t2, r.bridges += 1;
  for (let s of n2.spans[o] ?? []) e.owner[s] === t2 && uo(e, t2, s);
  return "nothing";
}, kd = (e) => {
  if (e.state.turn.bridges === 0) return [];
  let { board: t2 } = e, o = [];
  for (let [n2, [r, s]] of t2.spans.entries()) Mt(uc, m(e, { span: n2 })) && o.push({ _tag: "Bridge", by: e.by, a: t2.names[r] ?? "", b: t2.names[s] ?? "" });
  return o;
}, dc = { question: (e, { a: t2, b: o }) => m(e, { span: xd(e, t2, o) }), demands: uc, perform: Td, list: kd };
var mc = ({ faction: e, me: t2 }) => {
  let { digging: o } = e;
  switch (o._tag) {
    case "track":
      return { workers: o.workers[t2.digging] ?? 0, priests: 0 };
    case "priests":
      return { workers: 0, priests: o.priests };
    case "fixed":
      return { workers: o.workers, priests: 0 };
    case "none":
      return { workers: 0, priests: 0 };
  }
}, mo = U - 1, fc = (e) => {
  let { state: t2, board: o, faction: n2 } = e, r = Gn(e), [s, a] = [0, 0];
  for (let i of o.lands) {
    if (t2.structure[i] !== 0) continue;
    let c = 1 << (t2.ground[i] ?? 0);
    r[i] === 1 || t2.turn.skipped === i ? s |= c : n2.skipping._tag !== "none" && (a & c) === 0 && jr(e)[i] === 1 && (a |= c);
  }
  return { free: s, skip: a };
}, Jn = (e, t2) => {
  for (let o = 0; o < U; o++) if ((e & 1 << o) !== 0 && t2(o)) return true;
  return false;
}, hc = (e, t2, o) => {
  let { free: n2, skip: r } = fc(e), s = mc(e), a = oo(e.state, e.seat), i = Cn(e.state, e.seat);
  for (let c = t2; c <= mo; c++) {
    let [p, w] = [s.workers * (c - t2), s.priests * (c - t2)], H = (Re) => Ri(e.me, Re, c);
    if (jn(o, p, w, i) && Jn(n2, H) || r !== 0 && jn(o, p + a.workers, w + a.priests, i) && Jn(r, H)) return true;
  }
  return false;
}, gc = (e, t2) => {
  let { state: o, seat: n2 } = e, { free: r, skip: s } = fc(e), a = t2.bowl1 + t2.bowl2 + t2.bowl3, i = (p) => Kn(o, n2, p) && (bt(e.faction) === "steps" || a >= io(o, n2, p));
  if (Jn(r, i)) return true;
  let c = oo(o, n2);
  return Jn(s, i) && jn(t2, c.workers, c.priests, Cn(o, n2));
}, zo = (e, t2) => {
  let { turn: o } = e.state;
  return o.eruption > 0 ? gc(e, t2) : o.paid === 0 || hc(e, o.spades, t2);
}, bc = (e) => x(e) && e.state.turn.mayDig === 1 && e.faction.digging._tag !== "none", yc = (e, t2) => {
  let { workers: o, priests: n2 } = mc(e);
  return m(e, { goesOn: bc(e), spades: t2, price: { workers: o * t2, priests: n2 * t2 } });
}, Zr = ({ me: e, price: t2 }) => ({ workers: e.workers - t2.workers, priests: e.priests - t2.priests, bowl1: e.bowl1, bowl2: e.bowl2, bowl3: e.bowl3 }), vc = [{ rule: "TMY-4.9", text: "this faction does not dig", holds: ({ faction: e }) => e.digging._tag !== "none" || e.ground._tag === "volcano" }, ...pe, { rule: "TMY-17.24", text: "this faction digs one volcano at a time: dig 1", holds: ({ faction: e, spades: t2 }) => e.digging._tag !== "none" || t2 === 1 }, { rule: "TMY-15.8", text: "the spades cannot be paid", holds: (e) => {
  let t2 = Zr(e);
  return t2.workers >= 0 && t2.priests >= 0;
} }, { rule: "TMY-15.14", text: "no hex in reach could take exactly these spades", holds: (e) => e.faction.digging._tag === "none" ? gc(e, e.me) : hc(e, (e.goesOn ? e.state.turn.spades : 0) + e.spades, Zr(e)) }], Md = (e, { seat: t2, faction: o, spades: n2, price: r }, s) => {
  let { turn: a } = e, i = l(e, t2), { digging: c } = o;
  if (a.mayDig === 0 && De(e, t2, "land", s), c._tag === "none") return a.eruption = 1, "nothing";
  Ge(i, r.workers, 0, r.priests), c._tag === "priests" && D(i, c.vp * n2, "faction");
  let p = ht(e, t2, n2);
  return a.spades += p, a.paid += p, a.kind = "one", a.mayDig = 1, "nothing";
}, _d = (e) => {
  let t2 = [], o = e.faction.digging._tag === "none";
  if (!bc(e) && !de(e) || o && e.faction.ground._tag !== "volcano") return t2;
  for (let n2 = 1; n2 <= mo; n2++) {
    let r = yc(e, n2), s = Zr(r);
    if (s.workers < 0 || s.priests < 0 || o && n2 > 1) break;
    Mt(vc, r) && t2.push({ _tag: "Dig", by: e.by, spades: n2 });
  }
  return t2;
}, wc = { question: (e, { spades: t2 }) => yc(e, t2), demands: vc, perform: Md, list: _d };
var xc = [{ rule: "TMY-19.4", text: "it is not the turn of this seat", holds: x }, { rule: "TMY-5.4", text: "bowl II does not hold twice as many tokens", holds: ({ me: e, move: t2 }) => e.bowl2 >= Ee * t2.tokens }, { rule: "TMY-15.14", text: "what is begun could no longer be finished", holds: (e) => zo(e, { ...Tc(e.me), bowl2: e.me.bowl2 - Ee * e.move.tokens, bowl3: e.me.bowl3 + e.move.tokens }) }], Tc = ({ workers: e, priests: t2, bowl1: o, bowl2: n2, bowl3: r }) => ({ workers: e, priests: t2, bowl1: o, bowl2: n2, bowl3: r }), Od = (e, { seat: t2, move: o }) => {
  let n2 = l(e, t2);
  return n2.bowl2 -= Ee * o.tokens, n2.bowl3 += o.tokens, "nothing";
}, kc = ({ exchange: e }) => {
  switch (e._tag) {
    case "nothing":
      return [];
    case "alchemy":
      return [{ give: 1, from: "VP", to: "C" }, { give: e.coinsPerVp, from: "C", to: "VP" }];
  }
}, qr = ({ from: e, to: t2 }) => e === "W" && t2 === "P", Dd = ({ faction: e, move: t2 }) => {
  let o = ({ from: n2, to: r }) => n2 === t2.from && r === t2.to;
  return Tr.find(o) ?? kc(e).find(o) ?? (qr(t2) ? { give: 1, from: "W", to: "P" } : void 0);
}, Xr = (e, t2) => {
  switch (t2) {
    case "PW":
      return e.bowl3;
    case "P":
      return e.priests;
    case "W":
      return e.workers;
    case "C":
      return e.coins;
    case "VP":
      return e.vp;
  }
}, Yd = ({ me: e, move: t2 }) => {
  let o = Tc(e), [n2, r] = [(s) => t2.to === s ? t2.get : 0, (s) => t2.from === s ? t2.give : 0];
  return { workers: o.workers + n2("W") - r("W"), priests: o.priests + n2("P") - r("P"), bowl1: o.bowl1 + r("PW"), bowl2: o.bowl2, bowl3: o.bowl3 - r("PW") };
}, Mc = [{ rule: "TMY-19.4", text: "it is not the turn of this seat", holds: x }, { rule: "TMY-5.5", text: "these resources cannot be exchanged like this", holds: (e) => {
  let t2 = Dd(e);
  return t2 !== void 0 && e.move.give === t2.give * e.move.get && e.move.get > 0;
} }, { rule: "TMY-17.3", text: "that many workers cannot become priests", holds: ({ me: e, move: t2 }) => !qr(t2) || t2.get <= e.ordain }, { rule: "TMY-5.5", text: "the seat does not have that much to give", holds: ({ me: e, move: t2 }) => Xr(e, t2.from) >= t2.give }, { rule: "TMY-15.14", text: "what is begun could no longer be finished", holds: (e) => zo(e, Yd(e)) }], Pd = (e, t2, o) => {
  switch (t2) {
    case "PW":
      qt(e, o);
      return;
    case "P":
      e.priests -= o;
      return;
    case "W":
      e.workers -= o;
      return;
    case "C":
      e.coins -= o;
      return;
    case "VP":
      D(e, -o, "exchange");
  }
}, Ad = (e, t2, o, n2) => {
  let r = l(e, t2);
  switch (o) {
    case "PW":
      return;
    case "P":
      Ar(e, t2, n2);
      return;
    case "W":
      r.workers += n2;
      return;
    case "C":
      r.coins += n2;
      return;
    case "VP":
      D(r, n2, "exchange");
  }
}, Fd = (e, { seat: t2, move: o }) => {
  let n2 = l(e, t2);
  return Pd(n2, o.from, o.give), Ad(e, t2, o.to, o.get), (qr(o) || !e.switches["strict-darkling-sh"]) && (n2.ordain = 0), _(e) && e.switches["strict-leech"] && xi(e, t2), "nothing";
}, Cd = (e) => {
  if (e.me.bowl2 < Ee || !x(e)) return [];
  let t2 = { _tag: "Burn", by: e.by, tokens: 1 };
  return Mt(xc, m(e, { move: t2 })) ? [t2] : [];
}, Qd = (e) => {
  if (!x(e)) return [];
  let t2 = [], o, n2 = (r) => {
    Xr(e.me, r.from) < r.give || (o ?? (o = m(e, { move: r })), o.move = r, Mt(Mc, o) && t2.push(r));
  };
  for (let r of Tr) Xr(e.me, r.from) >= r.give && n2(Sc(e, r));
  for (let r of kc(e.faction)) n2(Sc(e, r));
  for (let r = 1; r <= e.me.ordain; r++) n2({ _tag: "Convert", by: e.by, give: r, from: "W", get: r, to: "P" });
  return t2;
}, Sc = (e, { give: t2, from: o, to: n2 }) => ({ _tag: "Convert", by: e.by, give: t2, from: o, get: 1, to: n2 }), _c = { question: (e, t2) => m(e, { move: t2 }), demands: xc, perform: Od, list: Cd }, Oc = { question: (e, t2) => m(e, { move: t2 }), demands: Mc, perform: Fd, list: Qd };
var fo = ({ state: e, seat: t2, me: o }) => {
  if (e.phase === "cult") return o.spades > 0 ? "cult" : "none";
  if (e.phase !== "turn" || e.active !== t2) return "none";
  let { turn: n2 } = e;
  return n2.eruption > 0 ? "eruption" : n2.free === "sandstorm" ? "sandstorm" : n2.spades > 0 ? "spades" : "none";
}, Jo = ({ state: e, me: t2, hex: o, to: n2 }, r) => Rt(t2, e.ground[o] ?? 0, n2, r === "cult" ? t2.spades : e.turn.spades), Dc = ({ state: e, seat: t2, board: o }, n2) => (o.land[n2] ?? []).some((r) => e.owner[r] === t2), es = (e, t2) => t2 === "sandstorm" ? Dc(e, e.hex) : Un(e, e.hex) !== "none", jd = ({ state: e, me: t2 }) => {
  let o = z(t2);
  for (let n2 of e.turn.sites) if ((e.ground[n2] ?? 0) !== o) return true;
  return false;
}, Rd = ({ state: e, hex: t2 }) => {
  let { kind: o, sites: n2 } = e.turn;
  switch (o) {
    case "none":
    case "any":
      return true;
    case "one":
      return n2.length === 0 || n2[0] === t2;
    case "two":
      return n2.length < 2 || n2.includes(t2);
  }
}, Id = ({ me: e, split: t2 }, o) => t2 === null || t2[0] + t2[1] + t2[2] === o && t2[0] <= e.bowl1 && t2[1] <= e.bowl2 && t2[2] <= e.bowl3, Zo = (e) => e.means === "eruption" && bt(e.faction) === "tokens" ? io(e.state, e.seat, e.state.ground[e.hex] ?? 0) : 0, Ed = { workers: 0, priests: 0 }, ts = (e, t2, o) => {
  let { state: n2, seat: r, me: s, hex: a } = e, c = e.faction.skipping._tag !== "none" && Un(e, a) === "skip" ? oo(n2, r) : Ed;
  return s.workers >= t2 + c.workers && s.priests >= c.priests && s.coins >= o;
}, os = [{ rule: "TMY-3.2", text: "the map has no such land hex", holds: ({ state: e, hex: t2 }) => t2 >= 0 && e.ground[t2] !== ye }, { rule: "TMY-4.2", text: "the hex has a structure, or is ice or a volcano", holds: ({ state: e, hex: t2 }) => e.structure[t2] === 0 && (e.ground[t2] ?? 0) < U }, { rule: "TMY-7.3", text: "the hex is out of reach", holds: (e) => es(e, e.means) }, { rule: "TMY-15.3", text: "these spades belong to another hex", holds: (e) => e.means !== "spades" || Rd(e) }, { rule: "TMY-15.4", text: "the last hex was left on another terrain, so this one must become home terrain", holds: (e) => e.means !== "spades" || e.to === z(e.me) || !jd(e) }, { rule: "TMY-17.13", text: "a sandstorm does not make this terrain", holds: (e) => e.means !== "sandstorm" || e.to === z(e.me) && e.state.ground[e.hex] !== e.to }, { rule: "TMY-4.8", text: "this faction makes volcanoes only, or cannot pay for this one", holds: (e) => e.means !== "eruption" || e.to === ut && Kn(e.state, e.seat, e.state.ground[e.hex] ?? 0) }, { rule: "TMY-4.4", text: "the pending spades do not make this terrain", holds: (e) => {
  let { means: t2 } = e;
  return t2 !== "spades" && t2 !== "cult" || Jo(e, t2) > 0;
} }, { rule: "TMY-15.7a", text: "the transformation does not use all bought spades", holds: (e) => e.means !== "spades" || e.state.turn.paid === 0 || Jo(e, "spades") === e.state.turn.spades }, { rule: "TMY-5.7", text: "the bowls do not hold that many tokens", holds: (e) => Id(e, Zo(e)) }], Yc = [{ rule: "TMY-15.1", text: "nothing is pending to transform with", holds: (e) => e.means !== "none" }, ...os, { rule: "TMY-7.4", text: "the tunnel or carpet cannot be paid", holds: (e) => ts(e, 0, 0) }], Bd = (e, t2) => {
  let o = z(e.me), n2 = fo(e);
  if (n2 === "eruption" || n2 === "sandstorm") return o;
  let r = n2 === "cult" ? e.me.spades : e.state.turn.spades, s = e.state.ground[t2] ?? 0;
  if (Rt(e.me, s, o, r) > 0) return o;
  let [a, i] = [o, Number.POSITIVE_INFINITY];
  for (let c = 0; c < U; c++) {
    let p = Rt(e.me, c, o, mo + 1);
    p > 0 && p < i && Rt(e.me, s, c, r) > 0 && ([a, i] = [c, p]);
  }
  return a;
}, $d = (e, t2, o, n2) => {
  let r = e.board.byName.get(t2) ?? -1, s = o === null ? Bd(e, r) : lt(o);
  return m(e, { hex: r, to: s, split: n2, means: fo(e), way: "change" });
}, ns = (e, t2, o) => {
  if ($n(e, t2, o) !== "skip") return;
  let n2 = oo(e, t2);
  Ge(l(e, t2), n2.workers, 0, n2.priests), D(l(e, t2), n2.vp, "faction"), e.turn.skipped = o;
}, Nd = (e, { seat: t2, hex: o, split: n2, faction: r }) => {
  let s = io(e, t2, e.ground[o] ?? 0);
  if (e.turn.eruption = 0, bt(r) === "tokens") {
    Rn(l(e, t2), s, n2);
    return;
  }
  e.turn.loss = s, e.turn.lossFrom = Wo(d(e, t2), s);
}, Gd = (e, t2, o) => {
  let { seat: n2, hex: r, means: s } = t2, { turn: a } = e;
  s === "sandstorm" ? a.free = "none" : ns(e, n2, r), s === "eruption" && Nd(e, t2), s === "spades" && (a.spades -= o);
}, rs = (e, t2) => {
  let { seat: o, hex: n2, to: r, means: s } = t2, a = Jo(t2, s);
  if (s === "cult") l(e, o).spades -= a;
  else {
    let { turn: i } = e;
    Gd(e, t2, a), i.spades === 0 && (i.paid = 0, i.kind = "none"), i.mayDig = 0, i.sites.includes(n2) || i.sites.push(n2);
  }
  e.ground[n2] = r;
}, Ud = (e) => {
  let t2 = z(e.me), o = [0, 1, 2, 3, 4, 5, 6];
  return t2 >= U ? [...o, t2] : o;
}, Zn = (e, t2) => {
  let { state: o, board: n2, faction: r } = e, s = Gn(e), a = r.skipping._tag !== "none", i = [];
  for (let c of n2.lands) o.structure[c] === 0 && (t2 === "sandstorm" ? Dc(e, c) : s[c] === 1 || a && Un(e, c) !== "none") && i.push(c);
  return i;
}, Wd = (e) => {
  let t2 = ze[e];
  return t2 === void 0 || t2 === "river" ? "yellow" : t2;
}, Hd = (e) => {
  let t2 = fo(e);
  if (t2 === "none") return [];
  let o = [], n2 = t2 === "eruption" || t2 === "sandstorm" ? [z(e.me)] : Ud(e), r = m(e, { hex: -1, to: -1, split: null, means: t2, way: "change" });
  for (let s of Zn(e, t2)) for (let a of n2) if (r.hex = s, r.to = a, !!Mt(Yc, r)) for (let i of ss(e, Zo(r))) o.push({ _tag: "Transform", by: e.by, hex: e.board.names[s] ?? "", to: Wd(a), from: i });
  return o;
}, ss = ({ me: e }, t2) => t2 === 0 ? [null] : [null, ...In(e, t2).slice(1)], Pc = { question: (e, { hex: t2, to: o, from: n2 }) => $d(e, t2, o, n2), demands: Yc, perform: (e, t2) => (rs(e, t2), "due"), list: Hd };
var Xo = ({ counts: e }, t2) => (e[Y.indexOf(t2)] ?? 0) < Qo[t2], Ac = (e, t2, o) => {
  for (let n2 of Ue(e, R(e), o)) {
    let r = e.owner[n2] ?? 0;
    if (r >= 0 && r !== t2) return true;
  }
  return false;
}, as = (e, t2, o, n2) => {
  let r = l(e, t2), s = (e.structure[o] ?? 0) - 1;
  s >= 0 && (r.counts[s] = (r.counts[s] ?? 0) - 1);
  let a = Y.indexOf(n2);
  r.counts[a] = (r.counts[a] ?? 0) + 1, e.structure[o] = a + 1, e.owner[o] = t2;
}, qo = (e, t2, o, n2) => {
  mi(e, t2, n2), as(e, t2, o, n2), yi(e, t2, o), uo(e, t2, o);
};
var Ld = (e, t2, o) => {
  let n2 = e.board.byName.get(t2) ?? -1;
  return m(e, { hex: n2, to: z(e.me), split: o, means: fo(e), way: Fc(e, n2) });
}, Fc = (e, t2) => {
  let { turn: o } = e.state;
  return x(e) ? o.free === "ride" ? "ride" : o.spades > 0 || o.eruption > 0 || o.free === "sandstorm" ? "change" : o.act === "land" && o.built === 0 && o.sites.includes(t2) ? "site" : "plain" : "plain";
}, Cc = ({ faction: e }) => {
  for (let { gain: t2 } of e.actions) if (t2._tag === "ride") return lt(t2.terrain);
  return -1;
}, ho = (e, t2) => t2.map((o) => ({ ...o, holds: (n2) => !e.includes(n2.way) || o.holds(n2) })), is = ({ faction: e }) => e.costs.D, Qc = [{ rule: "TMY-5.7", text: "no tokens are due here", holds: (e) => e.split === null || e.way === "change" && Zo(e) > 0 }, { rule: "TMY-3.2", text: "the map has no such land hex", holds: ({ state: e, hex: t2 }) => t2 >= 0 && e.ground[t2] !== ye }, ...ho(["plain"], [{ rule: "TMY-15.5", text: "the hex was not transformed in the running action", holds: (e) => !x(e) || e.state.turn.act !== "land" || e.state.turn.left > 0 || Bo(e.state) }, ...pe]), { rule: "TMY-6.1", text: "the hex is not empty", holds: ({ state: e, hex: t2 }) => e.structure[t2] === 0 }, { rule: "TMY-2.1", text: "no dwelling is left", holds: ({ me: e }) => Xo(e, "D") }, ...ho(["ride"], [{ rule: "TMY-17.5", text: "the ride does not lead to this kind of terrain", holds: (e) => e.state.ground[e.hex] === Cc(e) }]), ...ho(["change"], [{ rule: "TMY-15.10", text: "use or give up the pending spades first", holds: (e) => e.state.ground[e.hex] !== z(e.me) }, ...os, { rule: "TMY-15.2", text: "the transformation does not need exactly the pending spades", holds: (e) => e.means !== "spades" || Jo(e, "spades") === e.state.turn.spades }]), ...ho(["site", "plain"], [{ rule: "TMY-6.1", text: "the hex is not of the home terrain", holds: ({ state: e, me: t2, hex: o }) => Go(t2, e.ground[o] ?? 0) }]), ...ho(["plain"], [{ rule: "TMY-7.3", text: "the hex is out of reach", holds: (e) => es(e, "none") }]), ...ho(["change", "site", "plain"], [{ rule: "TMY-15.8", text: "the dwelling cannot be paid", holds: (e) => {
  let [t2, o] = is(e);
  return e.means === "sandstorm" || e.way === "site" ? e.me.workers >= t2 && e.me.coins >= o : ts(e, t2, o);
} }])], Kd = (e, t2, o) => {
  let { seat: n2, hex: r, way: s } = t2, { turn: a } = e;
  if (s === "ride") return a.free = "none", qo(e, n2, r, "D"), "nothing";
  let [i, c] = is(t2);
  return s === "change" ? rs(e, t2) : s === "plain" && (De(e, n2, "land", o), ns(e, n2, r)), Ge(l(e, n2), i, c, 0), a.built = 1, qo(e, n2, r, "D"), "nothing";
}, Vd = (e, t2) => {
  let { state: o, board: n2, me: r } = e, { turn: s } = o;
  if (s.free === "ride") return n2.lands.filter((p) => o.structure[p] === 0 && o.ground[p] === Cc(e));
  let [a, i] = is(e);
  if (r.workers < a || r.coins < i) return [];
  if (t2 !== "none") return Zn(e, t2);
  let c = de(e) ? Zn(e, t2).filter((p) => Go(r, o.ground[p] ?? 0)) : [];
  return s.act === "land" && s.built === 0 ? [.../* @__PURE__ */ new Set([...s.sites, ...c])].sort((p, w) => p - w) : c;
}, zd = (e) => {
  let { me: t2, board: o } = e, n2 = [];
  if (!x(e) || !Xo(t2, "D")) return n2;
  let r = fo(e), s = m(e, { hex: -1, to: z(t2), split: null, means: r, way: "plain" });
  for (let a of Vd(e, r)) {
    if (s.hex = a, s.way = Fc(e, a), !Mt(Qc, s)) continue;
    let i = s.way === "change" ? Zo(s) : 0;
    for (let c of ss(e, i)) n2.push({ _tag: "Build", by: e.by, hex: o.names[a] ?? "", from: c });
  }
  return n2;
}, jc = { question: (e, { hex: t2, from: o }) => Ld(e, t2, o), demands: Qc, perform: Kd, list: zd };
var Rc = [{ rule: "TMY-14.2", text: "it is not the turn of this seat", holds: x }, { rule: "TMY-14.2", text: "a main action or a pass is due", holds: ({ state: e }) => e.turn.act !== "none" }, { rule: "TMY-19.8", text: "something of the running action must be finished first", holds: (e) => !ui(e) }, { rule: "TMY-19.9", text: "another main action is due", holds: ({ state: e }) => !_(e) || e.turn.left === 0 }, { rule: "TMY-19.5b", text: "a cult step is due first", holds: (e) => !Wn(e) }], Jd = [{ rule: "TMY-18.1", text: "a seat can leave a game only in a replay", holds: ({ state: e }) => Qt(e) }, { rule: "TMY-18.1", text: "that seat is not in the game", holds: ({ state: e, target: t2 }) => t2 >= 0 && d(e, t2).dropped === 0 }, { rule: "TMY-18.1", text: "the last seat cannot leave the game", holds: ({ state: e, target: t2 }) => e.seats.some(({ dropped: o }, n2) => o === 0 && n2 !== t2) }], Zd = (e, { seat: t2 }) => {
  let o = l(e, t2);
  return o.steps += e.turn.steps, e.switches["strict-darkling-sh"] && (o.ordain = 0), "end of turn";
}, Xn = (e, t2) => {
  let o = l(e, t2);
  o.dropped !== 0 && (o.steps = 0, o.tokens = 0, o.spades = 0, o.priestsDue = 0);
}, Xd = (e, { target: t2 }, o) => {
  let n2 = l(e, t2);
  return n2.dropped = 1, n2.bonus = -1, Xn(e, t2), Nr(e, t2, o), e.watches = e.watches.filter(({ from: r }) => r !== t2), e.phase === "turn" && e.active === t2 ? "next turn" : "due";
}, Ic = { question: (e) => e, demands: Rc, perform: Zd, list: (e) => Mt(Rc, e) ? [{ _tag: "Done", by: e.by }] : [] }, Ec = { question: (e, { faction: t2 }) => m(e, { target: Yt(e.state, t2) }), demands: Jd, perform: Xd, list: gt }, Bc = { question: (e) => e, demands: [{ rule: "TMY-19.4", text: "there is nothing to wait for", holds: ({ state: e }) => Qt(e) }], perform: () => "nothing", list: gt };
var $c = (e) => ({ state: t2, seat: o }) => t2.phase === e && t2.active === o, Nc = [{ rule: "TMY-13.2", text: "no faction is to be chosen now", holds: $c("faction") }, { rule: "TMY-18", text: "the options leave this faction out", holds: ({ state: e, chosen: t2 }) => nt(e.switches, S(t2)) }, { rule: "TMY-13.2", text: "the faction board is taken", holds: ({ state: e, chosen: t2 }) => Wr(e, S(t2)) }, { rule: "TMY-13.3", text: "its home terrain was chosen by another faction", holds: ({ state: e, chosen: t2 }) => Hr(e, S(t2)) }], qd = ({ state: e, seat: t2, terrain: o }) => {
  var _a;
  return e.seats.some((n2, r) => r !== t2 && n2.home === o) || (((_a = e.auction) == null ? void 0 : _a.tokens.some((n2) => je(S(n2)) === o)) ?? false);
}, Gc = [{ rule: "TMY-13.3", text: "no terrain is to be chosen", holds: (e) => $c("terrain")(e) || e.state.phase === "turn" && e.state.active === e.seat && e.state.turn.shift > 0 }, { rule: "TMY-13.3", text: "another faction lives or begins there", holds: (e) => e.state.phase !== "terrain" || !qd(e) }, { rule: "TMY-17.22", text: "this terrain is already the home of this seat or of another", holds: ({ state: e, seat: t2, me: o, terrain: n2 }) => e.phase !== "turn" || n2 !== o.home && !Uo(e, t2, n2) }], cs = (e, t2, o) => {
  let n2 = l(e, t2);
  if (n2.home = o, e.phase === "turn") {
    e.turn.shift = 0;
    return;
  }
  h(e, t2).priests._tag === "cycle" && (n2.locked = (1 << G.length) - 1 & ~(1 << o));
}, em = (e) => {
  let t2 = [], o = m(e, { chosen: -1 });
  for (let [n2, { id: r }] of I.entries()) o.chosen = n2, Mt(Nc, o) && t2.push({ _tag: "Setup", by: e.by, faction: r });
  return t2;
}, tm = (e) => {
  if (e.state.phase === "turn" && e.state.turn.shift === 0) return [];
  let t2 = [], o = m(e, { terrain: -1 });
  for (let [n2, r] of G.entries()) o.terrain = n2, Mt(Gc, o) && t2.push({ _tag: "PickColor", by: e.by, color: r });
  return t2;
}, Uc = { question: (e, { faction: t2 }) => m(e, { chosen: I.findIndex(({ id: o }) => o === t2) }), demands: Nc, perform: (e, { seat: t2, chosen: o }) => (co(e, t2, o), "set-up"), list: em }, Wc = { question: (e, { color: t2 }) => m(e, { terrain: G.indexOf(t2) }), demands: Gc, perform: (e, { seat: t2, terrain: o }) => (cs(e, t2, o), e.phase === "terrain" ? "set-up" : "nothing"), list: tm };
var Hc = (e, t2) => T.filter((o, n2) => ft(e.favorPool, n2) > 0 && !L(d(e, t2), n2)).length, en = (e, t2, o) => {
  e.turn.favors = Math.min(e.turn.favors + o, Hc(e, t2));
}, Lc = (e) => y.findIndex((t2) => {
  var _a;
  return t2 === ((_a = T[e]) == null ? void 0 : _a.cult);
}), Kc = [{ rule: "TMY-19.2", text: "it is not the turn of this seat", holds: (e) => x(e) || e.state.phase === "favor" }, { rule: "TMY-6.4", text: "no favor tile is due", holds: ({ state: e }) => e.turn.favors > 0 }, { rule: "TMY-17.24", text: "the price of the volcano comes first", holds: ({ state: e }) => e.turn.loss === 0 }, { rule: "TMY-12.3", text: "the pool has no such favor tile", holds: ({ state: e, tile: t2 }) => ft(e.favorPool, t2) > 0 }, { rule: "TMY-12.3", text: "the seat has this favor tile already", holds: ({ me: e, tile: t2 }) => !L(e, t2) }, { rule: "TMY-19.5b", text: "another seat could still reach space 10 first: wait for its answers", holds: ({ state: e, seat: t2, tile: o }) => {
  var _a;
  return !lo(e, t2, Lc(o), ((_a = T[o]) == null ? void 0 : _a.steps) ?? 0);
} }], om = (e, { seat: t2, tile: o }) => {
  let n2 = T[o];
  if (n2 === void 0) return "nothing";
  let r = l(e, t2);
  return e.favorPool[o] = (e.favorPool[o] ?? 0) - 1, r.favors |= 1 << o, e.turn.favors = Math.min(e.turn.favors - 1, Hc(e, t2)), ve(e, t2, Lc(o), n2.steps), n2.townPower > 0 && rc(e, t2), e.phase === "favor" ? "set-up" : "nothing";
}, nm = (e) => {
  if (e.state.turn.favors === 0) return [];
  let t2 = [];
  for (let [o, { id: n2 }] of T.entries()) Mt(Kc, m(e, { tile: o })) && t2.push({ _tag: "Favor", by: e.by, tile: n2 });
  return t2;
}, Vc = { question: (e, t2) => m(e, { tile: T.findIndex(({ id: o }) => o === t2.tile) }), demands: Kc, perform: om, list: nm };
var rm = (e) => {
  let { turn: t2, phase: o } = e.state;
  switch (e.what) {
    case "SPADE":
      return o === "cult" ? e.me.spades > 0 : x(e) && t2.spades > 0;
    case "BRIDGE":
      return x(e) && t2.bridges > 0;
    case "FREE_D":
      return x(e) && t2.free === "ride";
    case "FREE_TP":
      return x(e) && t2.free === "trading-house";
    case "FREE_TF":
      return x(e) && t2.free === "sandstorm";
    case "GAIN_P3_FOR_VP":
      return e.me.tokens > 0;
  }
}, zc = [{ rule: "TMY-15.13", text: "nothing of that kind is pending", holds: rm }, { rule: "TMY-15.6", text: "bought spades cannot be given up", holds: ({ state: e, what: t2 }) => t2 !== "SPADE" || e.phase === "cult" || e.turn.paid === 0 }], sm = (e, t2, o) => {
  let { turn: n2 } = e, r = l(e, t2);
  switch (o) {
    case "SPADE":
      e.phase === "cult" ? r.spades -= 1 : (n2.spades -= 1, n2.spades === 0 && (n2.kind = "none", n2.mayDig = 0));
      return;
    case "BRIDGE":
      n2.bridges -= 1;
      return;
    case "FREE_D":
    case "FREE_TP":
    case "FREE_TF":
      n2.free = "none";
      return;
    case "GAIN_P3_FOR_VP":
      r.tokens -= 1;
  }
}, am = ["SPADE", "BRIDGE", "FREE_D", "FREE_TP", "FREE_TF", "GAIN_P3_FOR_VP"], im = (e) => {
  let { turn: t2 } = e.state;
  return t2.spades === 0 && t2.bridges === 0 && t2.free === "none" && e.me.spades === 0 && e.me.tokens === 0 ? [] : am.filter((o) => Mt(zc, m(e, { what: o }))).map((o) => ({ _tag: "GiveUp", by: e.by, what: o }));
}, Jc = { question: (e, { what: t2 }) => m(e, { what: t2 }), demands: zc, perform: (e, { seat: t2, what: o }) => (sm(e, t2, o), "due"), list: im };
var ps = [{ rule: "TMY-14.5", text: "choose a bonus tile", holds: ({ tile: e }) => e >= 0 }, { rule: "TMY-14.5", text: "that bonus tile is not in the pool", holds: ({ state: e, tile: t2 }) => We(e, t2) }], Xc = [...pe, { rule: "TMY-19.5b", text: "a cult step is due first", holds: (e) => !Wn(e) }, ...ps.map((e) => ({ ...e, holds: (t2) => t2.state.round === X || e.holds(t2) })), { rule: "TMY-14.5", text: "a bonus tile cannot be taken in the last round", holds: ({ state: e, tile: t2 }) => e.round < X || t2 < 0 }], Zc = (e, t2, o) => {
  switch (e._tag) {
    case "none":
      return 0;
    case "each":
      return e.kinds.reduce((n2, r) => n2 + e.vp * Hn(o, r), 0);
    case "table":
      return e.vp[Hn(o, e.kind)] ?? 0;
    case "shipping":
      return e.vp * to(t2, o);
  }
}, cm = (e, t2) => {
  let { spans: o } = R(e);
  return o.filter((n2, r) => e.bridge[r] === t2 && n2.every((s) => e.owner[s] === t2)).length;
}, pm = (e, t2) => {
  let o = d(e, t2), { passing: n2 } = h(e, t2);
  if (!N(o)) return 0;
  switch (n2._tag) {
    case "nothing":
      return 0;
    case "bridges":
      return n2.vp * cm(e, t2);
    case "temples":
      return n2.vp * Hn(o, "TE");
  }
}, qc = (e, t2, o) => {
  let n2 = l(e, t2);
  n2.bonus = o, !(o < 0) && (n2.coins += e.bonusCoins[o] ?? 0, e.bonusCoins[o] = 0);
}, lm = (e, t2, o) => {
  let n2 = l(e, t2), r = h(e, t2), s = v[n2.bonus];
  s !== void 0 && D(n2, Zc(s.pass, r, n2), "bonus");
  for (let [a, { pass: i }] of T.entries()) i._tag !== "none" && L(n2, a) && D(n2, Zc(i, r, n2), "favor");
  D(n2, pm(e, t2), "faction"), qc(e, t2, e.round < X ? o : -1);
}, um = (e) => {
  var _a;
  if (!de(e)) return [];
  let t2 = [], o = m(e, { tile: -1 });
  for (let n2 = -1; n2 < v.length; n2++) o.tile = n2, !(n2 >= 0 && e.state.bonusIn[n2] === 0) && Mt(Xc, o) && t2.push({ _tag: "Pass", by: e.by, tile: ((_a = v[n2]) == null ? void 0 : _a.id) ?? null });
  return t2;
}, dm = (e) => {
  let t2 = [], o = m(e, { tile: -1 });
  for (let [n2, { id: r }] of v.entries()) o.tile = n2, Mt(ps, o) && t2.push({ _tag: "Pass", by: e.by, tile: r });
  return t2;
}, mm = (e, { seat: t2, tile: o }, n2) => {
  _(e) && No(e, t2, n2), lm(e, t2, o);
  let r = l(e, t2);
  return r.passed = 1, e.switches["strict-darkling-sh"] && (r.ordain = 0), e.passing.push(t2), e.turn.left = 0, "end of turn";
}, ep = (e, t2) => m(e, { tile: v.findIndex(({ id: o }) => o === t2.tile) }), tp = { question: ep, demands: Xc, perform: mm, list: um }, op = { question: ep, demands: ps, perform: (e, { seat: t2, tile: o }) => (qc(e, t2, o), "set-up"), list: dm };
var ls = g.priestSpaces.length, qn = (e, t2, o) => {
  for (let n2 = 0; n2 < ls; n2++) if (g.priestSpaces[n2] === o && (e.preachers[t2 * ls + n2] ?? 0) < 0) return t2 * ls + n2;
  return -1;
}, np = (e, t2) => qn(e, t2, 3) >= 0 ? 3 : qn(e, t2, 2) >= 0 ? 2 : 1, rp = ({ faction: e, me: t2, steps: o }) => o + (N(t2) ? e.preaching.extra : 0), sp = [...pe, { rule: "TMY-9.4", text: "there is no priest to send", holds: ({ me: e }) => e.priests > 0 }, { rule: "TMY-9.4", text: "that space of the track is taken", holds: ({ state: e, cult: t2, steps: o }) => o === g.returned || qn(e, t2, o) >= 0 }, { rule: "TMY-19.5b", text: "another seat could still reach space 10 first: wait for its answers", holds: (e) => !lo(e.state, e.seat, e.cult, rp(e)) }], fm = (e, t2, o) => {
  let { seat: n2, cult: r, steps: s } = t2, a = l(e, n2);
  De(e, n2, "other", o), a.priests -= 1;
  let i = s === g.returned ? -1 : qn(e, r, s);
  return i >= 0 && (e.preachers[i] = n2), ve(e, n2, r, rp(t2)), "nothing";
}, hm = (e) => {
  if (e.me.priests === 0 || !de(e)) return [];
  let t2 = [];
  for (let [o, n2] of y.entries()) {
    let r = np(e.state, o);
    for (let s of [3, 2, 1]) s <= r && Mt(sp, m(e, { cult: o, steps: s })) && t2.push({ _tag: "Send", by: e.by, cult: n2, steps: s === r ? null : s });
  }
  return t2;
}, ap = ({ state: e, seat: t2, faction: o, terrain: n2 }) => o.priests._tag !== "cycle" || n2 === "gain-priest" ? 0 : Uo(e, t2, G.indexOf(n2)) ? o.priests.homeCoins : o.priests.coins, ip = [{ rule: "TMY-17.21", text: "no priest is due", holds: ({ me: e }) => e.priestsDue > 0 }, { rule: "TMY-17.21", text: "that terrain is not locked", holds: ({ me: e, terrain: t2 }) => t2 === "gain-priest" || (e.locked & 1 << G.indexOf(t2)) !== 0 }, { rule: "TMY-17.21", text: "the coins for unlocking are missing", holds: (e) => e.me.coins >= ap(e) }], gm = (e, t2) => {
  let { seat: o, terrain: n2 } = t2, r = l(e, o);
  return r.priestsDue -= 1, n2 === "gain-priest" ? Pr(e, o, 1) : (r.coins -= ap(t2), r.locked &= ~(1 << G.indexOf(n2))), "due";
}, bm = (e) => e.me.priestsDue === 0 ? [] : [...G, "gain-priest"].filter((t2) => Mt(ip, m(e, { terrain: t2 }))).map((t2) => ({ _tag: "Unlock", by: e.by, terrain: t2 })), cp = { question: (e, t2) => {
  let o = y.indexOf(t2.cult);
  return m(e, { cult: o, steps: t2.steps ?? np(e.state, o) });
}, demands: sp, perform: fm, list: hm }, pp = { question: (e, { terrain: t2 }) => m(e, { terrain: t2 }), demands: ip, perform: gm, list: bm };
var er = (e) => {
  let t2 = (...n2) => (r) => n2.includes(h(e, r).dwellings._tag), o = e.order.filter(t2("two", "three"));
  return [...o, ...[...o].reverse(), ...e.order.filter(t2("three")), ...e.order.filter(t2("one-last"))];
}, tn = (e) => e.seats.reduce((t2, { counts: o }) => t2 + (o[0] ?? 0), 0), lp = [{ rule: "TMY-3.2", text: "the map has no such land hex", holds: ({ hex: e }) => e >= 0 }, { rule: "TMY-6.1", text: "the hex is not empty", holds: ({ state: e, hex: t2 }) => e.structure[t2] === 0 }, { rule: "TMY-13.6", text: "the hex is not of the home terrain", holds: ({ state: e, me: t2, hex: o }) => e.ground[o] === t2.home }, { rule: "TMY-13.6", text: "the hex does not touch a river", holds: ({ board: e, faction: t2, hex: o }) => !zn(t2) || Nn(e, o) }, { rule: "TMY-5.7", text: "no tokens are due here", holds: ({ split: e }) => e === null }], ym = (e, t2, o) => {
  e.ground[o] = ji(d(e, t2)), as(e, t2, o, "D");
}, vm = (e) => {
  let t2 = [], o = m(e, { hex: -1, split: null });
  for (let n2 of e.board.lands) o.hex = n2, Mt(lp, o) && t2.push({ _tag: "Build", by: e.by, hex: e.board.names[n2] ?? "", from: null });
  return t2;
}, up = { question: (e, { hex: t2, from: o }) => m(e, { hex: e.board.byName.get(t2) ?? -1, split: o }), demands: lp, perform: (e, { seat: t2, hex: o }) => (ym(e, t2, o), "set-up"), list: vm };
var tr = (e) => x(e) && e.state.turn.choose > 0, wm = (e) => {
  let { turn: t2 } = e.state;
  return tr(e) ? e.steps === 1 : e.steps === 2 ? x(e) && t2.leap === 2 : x(e) && t2.steps > 0 || e.me.steps > 0;
}, mp = [{ rule: "TMY-9.7", text: "this cult step is not due", holds: wm }, { rule: "TMY-17.24", text: "the price of the volcano comes first", holds: (e) => !x(e) || e.state.turn.loss === 0 }, { rule: "TMY-10.6", text: "this track cannot go to space 10 now", holds: (e) => !tr(e) || Dr(e.state.turn.choose, e.cult) }, { rule: "TMY-19.5b", text: "another seat could still reach space 10 first: wait for its answers", holds: ({ state: e, seat: t2, cult: o, steps: n2 }) => !lo(e, t2, o, n2) }], Sm = (e, t2) => {
  let { cult: o, steps: n2 } = t2, { turn: r } = e, s = l(e, t2.seat);
  return tr(t2) ? (r.choose &= ~(1 << o), r.blocked &= ~(1 << o), ve(e, t2.seat, o, 1), s.keys === 0 && (r.choose = 0), "due") : (n2 === 2 ? r.leap = 0 : x(t2) && r.steps > 0 ? r.steps -= 1 : s.steps -= 1, ve(e, t2.seat, o, n2), "due");
}, xm = (e) => {
  let t2 = x(e) && e.state.turn.leap === 2 && !tr(e) ? 2 : 1, o = [], { turn: n2 } = e.state;
  if (e.me.steps === 0 && !(x(e) && (n2.steps > 0 || n2.leap > 0 || n2.choose > 0))) return o;
  for (let [r, s] of y.entries()) Mt(mp, m(e, { cult: r, steps: t2 })) && o.push({ _tag: "Step", by: e.by, cult: s, steps: t2 });
  return o;
}, Tm = g.top - 3, dp = (e) => {
  let t2 = e.me.cults[e.cult] ?? 0;
  return e.steps === 1 && _(e.state) && x(e) && t2 < g.top && t2 - 1 >= Tm;
}, fp = [{ rule: "TMY-17.24", text: "these steps are not to be paid", holds: (e) => dp(e) || x(e) && e.state.turn.loss > 0 && e.state.turn.loss === e.steps }, { rule: "TMY-17.19", text: "this track cannot pay them", holds: (e) => dp(e) || Dr(e.state.turn.lossFrom, e.cult) }], km = (e, { seat: t2, cult: o, steps: n2 }) => (n2 !== 1 && (e.turn.loss = 0, e.turn.lossFrom = 0), Vi(e, t2, o, n2), "nothing"), Mm = (e) => {
  let { loss: t2 } = e.state.turn;
  if (t2 !== 3 && t2 !== 4) return [];
  let o = [];
  for (let [n2, r] of y.entries()) Mt(fp, m(e, { cult: n2, steps: t2 })) && o.push({ _tag: "Lose", by: e.by, cult: r, steps: t2 });
  return o;
}, hp = { question: (e, t2) => m(e, { cult: y.indexOf(t2.cult), steps: t2.steps }), demands: mp, perform: Sm, list: xm }, gp = { question: (e, t2) => m(e, { cult: y.indexOf(t2.cult), steps: t2.steps }), demands: fp, perform: km, list: Mm };
var bp = (e) => e.state.turn.free === "trading-house" && x(e), yp = ({ state: e, seat: t2, faction: o }, n2, r) => {
  let [s, a] = o.costs[r];
  return r === "TP" && !Ac(e, t2, n2) ? [s, 2 * a] : [s, a];
}, vp = [...pe, { rule: "TMY-17.15", text: "the free upgrade does not make this structure", holds: ({ goesOn: e, to: t2 }) => !e || t2 === "TP" }, { rule: "TMY-3.2", text: "the map has no such land hex", holds: ({ hex: e }) => e >= 0 }, { rule: "TMY-6.1", text: "the seat has no structure there", holds: ({ state: e, seat: t2, hex: o }) => e.owner[o] === t2 }, { rule: "TMY-6.1", text: "this structure cannot be upgraded to that", holds: ({ state: e, hex: t2, to: o }) => Y[(e.structure[t2] ?? 0) - 1] === ei[o] }, { rule: "TMY-2.1", text: "no structure of that kind is left", holds: ({ me: e, to: t2 }) => Xo(e, t2) }, { rule: "TMY-6.2", text: "the upgrade cannot be paid", holds: ({ goesOn: e, me: t2, price: [o, n2] }) => e || Qn(t2, o, n2, 0) }], _m = (e, t2) => {
  let o = l(e, t2), { stronghold: n2 } = h(e, t2);
  switch (n2._tag) {
    case "nothing":
      return;
    case "power":
      Ne(o, n2.power);
      return;
    case "ordain":
      o.ordain = n2.workers;
      return;
    case "favor":
      en(e, t2, 1);
      return;
    case "vp":
      D(o, n2.vp, "faction");
      return;
    case "spades": {
      let r = ht(e, t2, n2.spades);
      e.turn.spades = r, e.turn.kind = r > 0 ? "any" : "none", e.turn.act = "land";
      return;
    }
    case "ship":
      qi(e, t2, n2.steps);
      return;
    case "range":
      Vr(e, t2, n2.steps);
      return;
    case "tokens":
      o.bowl1 += e.seats.length;
      return;
    case "bridges":
      e.turn.bridges += Math.max(0, Math.min(n2.bridges, fe.bridges - o.bridges));
  }
}, Om = (e, t2, o) => {
  let { seat: n2, faction: r, hex: s, to: a, goesOn: i, price: c } = t2;
  if (i) e.turn.free = "none";
  else {
    let [p, w] = c;
    De(e, n2, "other", o), Ge(l(e, n2), p, w, 0);
  }
  return qo(e, n2, s, a), (a === "TE" || a === "SA") && en(e, n2, r.favors.each), a === "SH" && _m(e, n2), "nothing";
}, Dm = [[], ["TP"], ["TE", "SH"], ["SA"], [], []], Ym = (e) => {
  let { state: t2, seat: o, board: n2 } = e, r = [], s = bp(e);
  if (!s && !de(e)) return r;
  let a = m(e, { hex: -1, to: "TP", price: [0, 0], goesOn: s });
  for (let i of n2.lands) if (t2.owner[i] === o) {
    a.hex = i;
    for (let c of Dm[t2.structure[i] ?? 0] ?? []) a.to = c, a.price = yp(e, i, c), Mt(vp, a) && r.push({ _tag: "Upgrade", by: e.by, hex: n2.names[i] ?? "", to: c });
  }
  return r;
}, wp = { question: (e, { hex: t2, to: o }) => {
  let n2 = e.board.byName.get(t2) ?? -1;
  return m(e, { hex: n2, to: o, price: yp(e, n2, o), goesOn: bp(e) });
}, demands: vp, perform: Om, list: Ym };
var j = ({ question: e, demands: t2, perform: o, list: n2 }) => ({ judge: (r, s) => {
  let a = e(r, s);
  return { broken: ht$1(t2, a), perform: (i, c) => o(i, a, c) };
}, perform: (r, s, a, i) => o(r, e(s, a), i), list: n2 }), Pm = { Setup: j(Uc), PickColor: j(Wc), Bid: j(Wi), Take: j(Li), Build: j(jc), Transform: j(Pc), Dig: j(wc), Upgrade: j(wp), Advance: j(tc), Send: j(cp), Action: j(Qi), Pass: j(tp), Leech: j(Ti), Decline: j(ki), DeclineAll: j(Mi), Favor: j(Vc), Town: j(cc), Step: j(hp), Lose: j(gp), GiveUp: j(Jc), Bridge: j(dc), Connect: j(pc), ConnectHexes: j(lc), Burn: j(_c), Convert: j(Oc), Unlock: j(pp), GainToken: j(_i), Drop: j(Ec), Wait: j(Bc), Done: j(Ic) }, Am = { auction: { Pass: j(Hi) }, dwelling: { Build: j(up) }, bonus: { Pass: j(op) } }, nr = ({ phase: e, round: t2 }, o) => {
  var _a;
  return (t2 === 0 ? (_a = Am[e]) == null ? void 0 : _a[o] : void 0) ?? Pm[o];
}, or = ["Step", "Unlock", "GainToken", "GiveUp"], Sp = { auction: ["Bid", "Pass", "Take"], faction: ["Setup"], terrain: ["PickColor"], favor: ["Favor"], dwelling: ["Build"], bonus: ["Pass"], turn: [...or, "Leech"], offers: [...or, "Leech"], cult: ["Transform", ...or], income: or, end: [] }, xp = ["Build", "Transform", "Dig", "Upgrade", "Advance", "Send", "Action", "Favor", "Town", "Lose", "PickColor", "Bridge", "Connect", "Burn", "Convert", "Pass", "Done"];
var Fm = (e, t2) => R(e).lands.filter((o) => e.owner[o] === t2), Cm = (e, t2, o, n2, r) => {
  let [s, a] = [d(e, o), h(e, o)], i = t2.sea(n2, r);
  return i > 0 && i <= to(a, s) ? true : t2.distance(n2, r) <= Bn(a, s);
}, kp = (e, t2) => {
  let o = R(e), n2 = d(e, t2).rivers, r = new Set(Fm(e, t2)), s = [];
  for (let a of r) {
    let i = [a];
    r.delete(a);
    for (let c = 0; c < i.length; c++) {
      let p = i[c] ?? 0, w = /* @__PURE__ */ new Set([...Ue(e, o, p), ...Vo(e, t2, p, n2)]);
      for (let H of [...r]) (w.has(H) || Cm(e, o, t2, p, H)) && (r.delete(H), i.push(H));
    }
    s.push(i);
  }
  return s;
}, go = (e) => Math.max(0, ...e), Qm = (e, t2) => go(kp(e, t2).map((o) => o.length)), Tp = (e, t2) => go(t2.flatMap((o) => t2.map((n2) => e.distance(o, n2)))), jm = (e, t2, o) => {
  let n2 = new Set(o), r = 0;
  for (let s of n2) {
    r++;
    for (let a of Vo(e, t2, s, d(e, t2).rivers)) n2.delete(a);
  }
  return r;
}, Rm = (e, t2, o) => {
  let n2 = R(e), r = kp(e, t2);
  switch (o) {
    case "connected-distance":
      return go(r.map((s) => Tp(n2, s)));
    case "connected-sa-sh-distance":
      return go(r.map((s) => Tp(n2, s.filter((a) => (e.structure[a] ?? 0) >= 4))));
    case "building-on-edge":
      return go(r.map((s) => s.filter((a) => n2.border[a] === true).length));
    case "connected-clusters":
      return go(r.map((s) => jm(e, t2, s)));
  }
}, Im = (e, t2) => e.map((o) => {
  if (o === 0) return 0;
  let n2 = e.filter((a) => a > o).length, r = e.filter((a) => a === o).length, s = 0;
  for (let a = n2; a < n2 + r; a++) a < e.length && (s += t2[a] ?? 0);
  return Math.floor(s / r);
}), us = (e, t2, o, n2, r, s) => {
  Im(t2, o).forEach((a, i) => {
    a !== 0 && (D(l(e, i), a, n2), s == null ? void 0 : s.happened({ _tag: "Ranked", seat: i, what: r }, e));
  });
}, Em = (e, t2) => {
  let o = l(e, t2), { exchange: n2 } = h(e, t2), r = Math.floor(o.bowl2 / Ee);
  o.bowl2 -= Ee * r, o.bowl3 += r, o.coins += o.bowl3 + o.priests + o.workers, qt(o, o.bowl3), o.priests = 0, o.workers = 0;
  let s = n2._tag === "alchemy" ? n2.coinsPerVp : Mn;
  D(o, Math.floor(o.coins / s), "resources"), o.coins %= s;
}, Mp = (e, t2) => {
  let o = e.seats.map((n2, r) => r);
  for (let n2 of e.finals) {
    let r = le[n2];
    r !== void 0 && us(e, o.map((s) => Rm(e, s, r)), kn, "final", r, t2);
  }
  y.forEach((n2, r) => {
    us(e, e.seats.map((s) => s.cults[r] ?? 0), g.ranks, "cult", n2, t2);
  }), us(e, o.map((n2) => Qm(e, n2)), kn, "area", "network", t2);
  for (let n2 of e.order.concat(o.filter((r) => !e.order.includes(r)))) Em(e, n2), t2 == null ? void 0 : t2.happened({ _tag: "Resources", seat: n2 }, e);
};
var ds = (e, t2) => {
  e.phase = "turn", e.active = t2, e.turnOf = t2, e.turn = jo(1);
}, ms = (e, t2) => {
  e.turnOf = -1, e.active = -1, e.turn = jo(0), e.phase = "offers", !e.seats.some((o, n2) => At(e, n2) || Ft(e, n2)) && (t2 == null ? void 0 : t2.happened({ _tag: "Phase" }, e), e.offers = [], e.watches = [], e.round === X ? Bm(e, t2) : Gm(e, t2));
}, Bm = (e, t2) => {
  Mp(e, t2), e.phase = "end";
}, $m = (e) => {
  if (e.switches["variable-turn-order"]) return e.order.slice();
  let t2 = e.order.indexOf(e.passing[0] ?? 0);
  return [...e.order.slice(t2), ...e.order.slice(0, Math.max(0, t2))];
}, Nm = (e, t2) => {
  let o = He(e);
  if (o === void 0) return;
  let n2 = o.counts === "priests" ? eo(e, t2) : l(e, t2).cults[y.indexOf(o.counts)] ?? 0, r = Math.floor(n2 / o.every);
  if (r !== 0) {
    if (o.bonus._tag === "spades") {
      l(e, t2).spades += ht(e, t2, o.bonus.spades * r);
      return;
    }
    for (let s = 0; s < r; s++) Pt(e, t2, o.bonus.gain);
  }
}, Gm = (e, t2) => {
  e.order = $m(e), e.phase = "cult";
  for (let o of e.order) Nm(e, o), Xn(e, o), t2 == null ? void 0 : t2.happened({ _tag: "CultBonus", seat: o }, e);
  fs(e, t2);
}, fs = (e, t2) => {
  let o = mt(e);
  e.active = o, o < 0 && Um(e, t2);
}, Um = (e, t2) => {
  e.taken = e.taken.map(() => 0), e.passing = [];
  for (let o of e.seats) o.used = 0, o.passed = 0;
  for (let [o] of v.entries()) We(e, o) && (e.bonusCoins[o] = (e.bonusCoins[o] ?? 0) + 1);
  hs(e, t2);
}, hs = (e, t2) => {
  t2 == null ? void 0 : t2.happened({ _tag: "Phase" }, e), e.round += 1, e.phase = "income";
  for (let o of e.order) Wm(e, o), Xn(e, o), t2 == null ? void 0 : t2.happened({ _tag: "Income", seat: o }, e);
  gs(e);
}, Wm = (e, t2) => {
  var _a;
  let o = h(e, t2), n2 = l(e, t2), r = { coins: 0, workers: 0, priests: 0, power: 0 }, s = (a) => {
    r.coins += a.coins ?? 0, r.workers += a.workers ?? 0, r.priests += a.priests ?? 0, r.power += a.power ?? 0;
  };
  Y.forEach((a, i) => {
    let c = n2.counts[i] ?? 0, p = o.income[a];
    s({ coins: (p.coins ?? [])[c] ?? 0, workers: (p.workers ?? [])[c] ?? 0, priests: (p.priests ?? [])[c] ?? 0, power: (p.power ?? [])[c] ?? 0 });
  }), s(((_a = v[n2.bonus]) == null ? void 0 : _a.income) ?? {}), T.forEach((a, i) => {
    L(n2, i) && s(a.income);
  }), Pt(e, t2, r);
}, gs = (e) => {
  let t2 = mt(e);
  if (t2 >= 0) {
    e.active = t2;
    return;
  }
  let o = e.order.find((n2) => !dt(d(e, n2))) ?? -1;
  o >= 0 && ds(e, o);
};
var _p = (e, t2) => e.faction >= 0 && e.home < 0 && Vn(S(e.faction)) === t2, Hm = (e) => e.faction >= 0 && S(e.faction).favors.atSetup > 0 && e.favors === 0, bs = (e) => {
  let t2 = (c) => e.order.find((p) => c(d(e, p))) ?? -1, o = t2((c) => _p(c, "now"));
  if (o >= 0) return ["terrain", o];
  let n2 = t2(Hm);
  if (n2 >= 0) return ["favor", n2];
  if (e.auction !== null && Ui(e)) return ["auction", e.active];
  let r = t2(({ faction: c }) => c < 0);
  if (r >= 0) return ["faction", r];
  let s = t2((c) => _p(c, "last"));
  if (s >= 0) return ["terrain", s];
  let a = er(e)[tn(e)];
  if (a !== void 0) return ["dwelling", a];
  let i = [...e.order].reverse().find((c) => d(e, c).bonus < 0);
  return i === void 0 ? null : ["bonus", i];
}, Op = (e, t2) => {
  let o = bs(e);
  if (o !== null) {
    [e.phase, e.active] = o, e.phase === "favor" && en(e, e.active, h(e, e.active).favors.atSetup);
    return;
  }
  for (let [n2] of v.entries()) We(e, n2) && (e.bonusCoins[n2] = 1);
  e.turn = { ...Dt, sites: [] }, hs(e, t2);
}, Dp = (e, t2, { faction: o, home: n2, favors: r, counts: s, bonus: a }) => {
  let i = l(e, t2);
  co(e, t2, o), e.auction !== null && D(i, Qe - (e.auction.paid[t2] ?? 0) - i.vp, "start"), n2 >= 0 && cs(e, t2, n2), i.favors = r, i.bonus = a, i.counts = [...s];
  for (let [c, { cult: p, steps: w }] of T.entries()) L(i, c) && ve(e, t2, y.indexOf(p), w);
};
var Lm = (e, t2) => {
  let { order: o } = e, n2 = o.indexOf(t2);
  for (let r = 1; r <= o.length; r++) {
    let s = o[(n2 + r) % o.length] ?? 0;
    if (!dt(d(e, s))) return s;
  }
  return -1;
}, ys = (e, t2) => {
  let o = e.turnOf, n2 = Lm(e, o);
  e.switches["variable-turn-order"] && d(e, o).passed === 1 && (e.order = [...e.order.filter((r) => r !== o), o]), n2 >= 0 ? ds(e, n2) : ms(e, t2);
}, Km = (e, t2) => {
  if (e.offers = [], e.turn.left > 0 && !dt(d(e, e.turnOf))) {
    let { left: o, blocked: n2, skipped: r } = e.turn;
    e.phase = "turn", e.active = e.turnOf, e.turn = { ...jo(o), blocked: n2, skipped: r };
  } else ys(e, t2);
}, Yp = (e, t2) => {
  let o = mt(e);
  if (o >= 0) {
    e.active = o;
    return;
  }
  for (let [n2] = e.offers; n2 !== void 0; [n2] = e.offers) {
    if (ue(e, n2) > 0) {
      e.active = n2.to;
      return;
    }
    Gr(e, 0, t2);
  }
  Km(e, t2);
}, Vm = (e, t2) => {
  if (_(e)) {
    ys(e, t2);
    return;
  }
  e.phase = "offers", Yp(e, t2);
}, zm = (e, t2) => {
  switch (e.phase) {
    case "offers":
      e.turnOf >= 0 ? Yp(e, t2) : ms(e, t2);
      return;
    case "cult":
      fs(e, t2);
      return;
    case "income":
      gs(e);
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
}, vs = (e, t2, o) => {
  switch (t2) {
    case "nothing":
      return;
    case "due":
      zm(e, o);
      return;
    case "set-up":
      Op(e, o);
      return;
    case "end of turn":
      Vm(e, o);
      return;
    case "next turn":
      ys(e, o);
  }
};
var Ap = (e, t2, o) => {
  if (e.phase === "end") return ao$1("TMY-1.1", "the game is over");
  if (t2 < 0) return io$1("TMY-19.5", o.by === null ? "several seats may act: the move must name its seat" : "no such faction is at the table");
  if (!(o._tag === "Drop" || o._tag === "Wait")) return si(e, t2) ? void 0 : uo$1("TMY-19.1", "another seat decides", Ct(e));
}, Fp = (e, t2, o) => nr(e, o._tag).judge(no(e, t2), o), Cp = (e, t2) => {
  let o = tt(e, t2);
  return Ap(e, o, t2) ?? Fp(e, o, t2).broken;
}, Qp = (e, t2) => {
  let o = tt(e, t2), n2 = Ap(e, o, t2);
  if (n2 !== void 0) return _$1(n2);
  let { broken: r, perform: s } = Fp(e, o, t2);
  if (r !== void 0) return _$1(r);
  let a = pt(e);
  return vs(a, s(a, null), null), z$2(a);
};
var ws = (e, t2, o) => {
  let n2 = no(e, tt(e, t2));
  vs(e, nr(e, t2._tag).perform(e, n2, t2, o), o);
}, Ss = (e, t2) => {
  let o = pt(e);
  return ws(o, t2, null), o;
}, Pp = (e, t2) => {
  let o = no(e, t2), n2 = [], r = (s) => {
    for (let a of nr(e, s).list(o)) n2.push(a);
  };
  return x(o) && xp.forEach(r), Sp[e.phase].forEach(r), n2;
}, on = (e) => {
  let [t2, ...o] = et(e);
  return t2 === void 0 ? [] : qe$1(o.length === 0 ? Pp(e, t2) : [t2, ...o].flatMap((n2) => Pp(e, n2)));
};
var bo = Qe$1(...I.map(({ id: e }) => e)), Jm = ro$1(bo), xs = Qe$1(...y), Zm = Qe$1(...G), nn = He$1(0, 999), Xm = /^([A-J][1-9]\d?|r\d{1,2})$/, It = to$1("a hex", 3, Xm), Ts = ro$1(Ze$1(no$1(nn, 3), "three numbers", (e) => e.some((t2) => t2 > 0) ? z$2(e) : _$1(I$1([], "no token leaves")))), qm = Qe$1("ACT1", "ACT2", "ACT3", "ACT4", "ACT5", "ACT6", ...Jt, ...Zt, "BON1", "BON2", "FAV6"), ef = Qe$1("SPADE", "BRIDGE", "FREE_D", "FREE_TP", "FREE_TF", "GAIN_P3_FOR_VP"), E = (e, t2) => Xt$1(e, { _tag: Qe$1(e), by: Jm, ...t2 }), rr = ir$1("TMY-19.10", xo$1("a move", { Setup: E("Setup", { faction: bo }), PickColor: E("PickColor", { color: Zm }), Bid: E("Bid", { points: nn }), Take: E("Take", { faction: bo, place: He$1(1, 5) }), Build: E("Build", { hex: It, from: Ts }), Transform: E("Transform", { hex: It, to: ro$1(Qe$1(...G, "ice", "volcano")), from: Ts }), Dig: E("Dig", { spades: He$1(1, 999) }), Upgrade: E("Upgrade", { hex: It, to: Qe$1("TP", "TE", "SH", "SA") }), Advance: E("Advance", { track: Qe$1("ship", "dig") }), Send: E("Send", { cult: xs, steps: ro$1(Qe$1(1, 2, 3)) }), Action: E("Action", { space: qm, from: Ts }), Pass: E("Pass", { tile: ro$1(Qe$1(...v.map(({ id: e }) => e))) }), Leech: E("Leech", { power: nn, from: bo }), Decline: E("Decline", { power: nn, from: bo }), DeclineAll: E("DeclineAll", {}), Favor: E("Favor", { tile: Qe$1(...T.map(({ id: e }) => e)) }), Town: E("Town", { tile: Qe$1(...Q.map(({ id: e }) => e)), count: Qe$1(1, 2) }), Step: E("Step", { cult: xs, steps: Qe$1(1, 2) }), Lose: E("Lose", { cult: xs, steps: Qe$1(1, 3, 4) }), GiveUp: E("GiveUp", { what: ef }), Bridge: E("Bridge", { a: It, b: It }), Connect: E("Connect", { river: It }), ConnectHexes: E("ConnectHexes", { hexes: Ht$1(It, 2, 3) }), Burn: E("Burn", { tokens: He$1(1, 999) }), Convert: E("Convert", { give: nn, from: Qe$1(...Ot), get: He$1(1, 999), to: Qe$1(...Ot) }), Unlock: E("Unlock", { terrain: Qe$1(...G, "gain-priest") }), GainToken: E("GainToken", {}), Drop: E("Drop", { faction: bo }), Wait: E("Wait", {}), Done: E("Done", {}) }));
var rn = yt$1({ isOver: ({ phase: e }) => e === "end", overRule: "TMY-1.1", move: rr, moveRule: "TMY-19.10", refusal: Cp });
var ks = (e) => new Set(e).size === e.length, jp = (e, t2) => t2 !== null && !e[t2], tf = ({ setup: e, ...t2 }) => {
  if (e === null) return;
  let o = e.scoring.map((r) => ee.find((s) => s.id === r)), n2 = e.bonus.map((r) => v.find((s) => s.id === r));
  return !ks(e.scoring) || !ks(e.bonus) || !ks(e.final) ? "every tile is there once" : o.some((r, s) => r === void 0 || s >= r.lastRound) ? "a scoring tile lies too late" : e.bonus.length !== t2.players + 3 ? "players + 3 bonus tiles are in the game" : o.some((r) => jp(t2, (r == null ? void 0 : r.option) ?? null)) ? "a scoring tile needs its option" : n2.some((r) => jp(t2, (r == null ? void 0 : r.option) ?? null)) ? "a bonus tile needs its option" : e.final.length > 0 !== t2["fire-and-ice-final-scoring"] ? "final scoring tiles need their option" : e.start < t2.players ? void 0 : "the start seat is at the table";
}, sn = go$1("Terra Mystica options", _e), of = (e, t2) => t2 === "fire-and-ice-factions/variable_v5" && Ro.some((o) => e[`fire-and-ice-factions/${o}`] === true), nf = (e) => U$1(e) && (e.map === "fire-ice" || e.map === "fire-ice-2") && Object.keys(e).length <= rf ? Object.fromEntries([...ri.filter((t2) => !Object.hasOwn(e, t2) && !of(e, t2)).map((t2) => [t2, true]), ...Object.entries(e)]) : e, rf = Object.keys(_e).length, sf = A(new f$1(sn.name, sn.is, (e, t2) => sn.validate(nf(e), t2), sn.encode), O$1(sn)), sr = ir$1("TMY-18", Ze$1(sf, "Terra Mystica options", (e) => {
  if (Yn(e).length > 1) return _$1(I$1(["fire-and-ice-factions/variable"], "one edition of these factions is played", "TMY-18.2"));
  let t2 = tf(e);
  return t2 === void 0 ? z$2(e) : _$1(I$1(["setup"], t2, "TMY-13.1"));
}));
q$1(ze$1(_e));
var O = (e, t2, o) => Number.isInteger(e) && e >= t2 && e <= o, W = (e, t2, o, n2) => e.length === t2 && e.every((r) => O(r, o, n2)), K = (e) => new Set(e).size === e.length, yt = (e, t2) => O(t2, 0, e.seats.length - 1), vt = (e) => e.seats.filter(({ faction: t2 }) => t2 >= 0), te = (e) => (t2) => t2.seats.every((o, n2) => e(o, n2, t2)), oe = (e) => (t2) => t2.seats.every((o, n2) => o.faction < 0 || e(o, h(t2, n2), n2, t2)), an = (e, t2) => e.seats.reduce((o, n2, r) => o + t2(n2, r), 0), Et = (e, t2) => e.phase === "turn" && e.active === t2, af = [1, 2, 3, 3, 4], Bt = (e, t2) => af.reduce((o, n2, r) => o + n2 * u(d(e, t2).counts, r), 0), ar = (e, { needs: t2 }) => t2 === "nothing" || N(e);
var Ms = ({ seats: e }) => e.every(dt), cf = (e) => {
  let { active: t2, turnOf: o, phase: n2, seats: r, offers: s } = e;
  switch (n2) {
    case "turn":
      return yt(e, t2) && o === t2 && !dt(d(e, t2));
    case "offers": {
      if (_(e)) return t2 === -1 && o === -1 && r.some((c, p) => Ft(e, p) || At(e, p));
      let a = mt(e), [i] = s;
      return yt(e, o) ? a >= 0 ? t2 === a : i !== void 0 && ue(e, i) > 0 && t2 === i.to : false;
    }
    case "cult":
    case "income":
      return o === -1 && t2 >= 0 && t2 === mt(e);
    case "end":
      return o === -1 && t2 === -1;
    case "auction":
    case "faction":
    case "terrain":
    case "favor":
    case "dwelling":
    case "bonus":
      return yt(e, t2);
  }
}, pf = (e) => {
  switch (e.phase) {
    case "turn":
      return true;
    case "offers":
      return e.turnOf >= 0 || Ms(e);
    case "cult":
      return Ms(e) && e.round < X;
    case "end":
      return Ms(e);
    case "income":
    case "auction":
    case "faction":
    case "terrain":
    case "favor":
    case "dwelling":
    case "bonus":
      return e.passing.length === 0;
  }
}, lf = (e) => {
  let t2 = e.passing.filter((n2) => n2 !== e.turnOf), o = e.order.length - t2.length;
  return t2.every((n2, r) => e.order[o + r] === n2);
}, Rp = [{ path: "phase", rule: "TMY-19.1", text: "a seat that decides is not at the table", holds: ({ active: e, turnOf: t2, seats: o }) => O(e, -1, o.length - 1) && O(t2, -1, o.length - 1) }, { path: "phase", rule: "TMY-19.1", text: "it is the turn of another seat, or of nobody", holds: cf }, { path: "passing", rule: "TMY-14.2", text: "all have passed, so the round is over", holds: pf }, { path: "passing", rule: "TMY-14.4", text: "an action space is used before the round has begun", holds: ({ phase: e, taken: t2, seats: o }) => e !== "income" || t2.every((n2) => n2 === 0) && o.every(({ used: n2 }) => n2 === 0) }, { path: "order", rule: "TMY-14.9", text: "a seat that has passed comes before one that has not", holds: (e) => !e.switches["variable-turn-order"] || lf(e) }, { path: "order", rule: "TMY-14.7", text: "the seat that begins is not the one that passed first", holds: (e) => e.phase !== "cult" || e.switches["variable-turn-order"] || u(e.order, 0) === u(e.passing, 0) }, { path: "bonus", rule: "TMY-14.5", text: "a seat has no bonus tile before its last pass", holds: (e) => e.round === 0 || e.seats.every(({ bonus: t2, dropped: o, passed: n2 }) => t2 >= 0 == (o === 0 && !(e.round === X && n2 === 1))) }, { path: "bonus", rule: "TMY-13.7", text: "no bonus tile is left in the pool", holds: (e) => v.filter((t2, o) => We(e, o)).length >= 3 }];
var uf = (e, t2, o) => {
  let n2 = u(e.ground, o), r = S(t2.faction);
  return r.ground._tag === "shifting" ? n2 < U : Go(t2, n2) && (!zn(r) || Nn(V(e.switches.map), o));
}, Ip = (e, t2) => vt(e).some(({ faction: o }) => S(o).ground._tag === t2), df = [{ path: "structures", rule: "TMY-2.1", text: "a faction has more structures than it owns", holds: te(({ counts: e }) => Y.every((t2, o) => u(e, o) <= Qo[t2])) }, { path: "ground", rule: "TMY-4.2", text: "a structure stands on ground that is not of its faction, or ice or a volcano is not made by its faction", holds: (e) => e.ground.every((t2, o) => {
  let n2 = u(e.owner, o);
  return n2 >= 0 ? uf(e, d(e, n2), o) : t2 === An ? Ip(e, "ice") : t2 !== ut || Ip(e, "volcano");
}) }, { path: "bridges", rule: "TMY-11.1", text: "a faction has more than three bridges, or one that touches none of its structures", holds: (e) => e.seats.every(({ bridges: t2 }) => t2 <= fe.bridges) && e.bridge.every((t2, o) => t2 < 0 || (V(e.switches.map).spans[o] ?? []).some((n2) => e.owner[n2] === t2)) }], mf = (e) => e.every((t2, o) => {
  let n2 = o % g.priestSpaces.length;
  return t2 < 0 || n2 === 0 || g.priestSpaces[n2] !== g.priestSpaces[n2 - 1] || u(e, o - 1) >= 0;
}), ff = ({ round: e, phase: t2, taken: o }, { used: n2 }) => {
  let [r, s] = [u(o, 4), 2 * u(o, 5)], a = (n2 & Oe("BON1")) === 0 ? 0 : 1, i = t2 === "cult" ? e : e - 1;
  return 4 * (e - 1) + r + s + a + 2 * Math.max(0, i);
}, ir = ({ watches: e }, t2) => e.filter(({ from: o, taken: n2 }) => o === t2 && n2 === 0).length, hf = (e, t2, o) => {
  let { start: n2, perSpade: r, neighbours: s, stronghold: a } = t2, i = d(e, o), c = u(n2.power, 0) + u(n2.power, 1), p = r._tag === "token" && e.round > 0 ? ff(e, i) : 0, w = a._tag === "tokens" && N(i) ? e.seats.length : 0, H = s._tag === "token" || s._tag === "gift" ? Bt(e, o) - ir(e, o) - i.tokens : 0;
  return c + p + w + H;
}, gf = [{ path: "priests", rule: "TMY-5.6", text: "a faction has more than seven priests", holds: te((e, t2, o) => O(e.priests, 0, fe.priests) && (e.faction >= 0 ? e.priests + eo(o, t2) + $e(e.locked) <= fe.priests : eo(o, t2) === 0 && e.locked === 0)) }, { path: "priests", rule: "TMY-9.4", text: "a space of a track is taken before the one above it", holds: ({ preachers: e }) => mf(e) }, { path: "priests", rule: "TMY-17.21", text: "a faction without a cycle keeps priests there, or one lies on its starting terrain", holds: te(({ faction: e, home: t2, locked: o }) => e >= 0 && S(e).priests._tag === "cycle" ? t2 < 0 ? o === 0 : (o & 1 << t2) === 0 : o === 0) }, { path: "power", rule: "TMY-5.1", text: "a seat has more power tokens than its faction can have won", holds: te(({ bowl1: e, bowl2: t2, bowl3: o, faction: n2 }) => n2 >= 0 || e + t2 + o === 0) }, { path: "power", rule: "TMY-5.8", text: "a seat has more power tokens than its faction can have won", holds: oe(({ bowl1: e, bowl2: t2, bowl3: o }, n2, r, s) => e + t2 + o <= hf(s, n2, r)) }], bf = (e, t2) => {
  let o = Q[e];
  return o !== void 0 && (o.option === null || t2.switches[o.option]) ? o.copies : 0;
}, yf = ({ favors: e, stronghold: t2 }, o) => e.atSetup + e.each * (u(o.counts, 2) + 2 * u(o.counts, 4)) + (t2._tag === "favor" && N(o) ? 1 : 0), Ep = (e, t2) => d(e, t2).towns.reduce((o, n2) => o + n2, 0) + (Et(e, t2) ? e.turn.towns : 0), vf = (e, t2) => e.town.reduce((o, n2, r) => n2 === 1 && e.owner[r] === t2 ? o + 1 : o, 0), wf = [{ path: "favors", rule: "TMY-12.3", text: "the favor tiles of the pool and of the seats are not all there are", holds: (e) => T.every(({ copies: t2 }, o) => u(e.favorPool, o) + an(e, ({ favors: n2 }) => n2 >> o & 1) === t2) }, { path: "favors", rule: "TMY-6.4", text: "a seat has more favor tiles than its temples, sanctuary and stronghold give", holds: oe((e, t2, o, n2) => $e(e.favors) + (Et(n2, o) ? n2.turn.favors : 0) <= yf(t2, e)) }, { path: "towns", rule: "TMY-12.4", text: "the town tiles of the pool and of the seats are not all there are", holds: (e) => Q.every((t2, o) => u(e.townPool, o) + an(e, ({ towns: n2 }) => u(n2, o)) === bf(o, e)) }, { path: "towns", rule: "TMY-10.1", text: "a seat has more town tiles than towns of its structures", holds: te((e, t2, o) => {
  let [n2, r] = [Ep(o, t2), vf(o, t2)], s = u(e.counts, 4) > 0 ? Je.structures - Je.structuresWithSanctuary : 0;
  return Je.structures * n2 - s <= r && (r === 0 || n2 > 0 || e.dropped === 1);
}) }, { path: "structures", rule: "TMY-10.5", text: "a faction has joined structures by rivers that cannot, or more often than it has towns", holds: te((e, t2, o) => e.rivers.length === 0 || e.faction >= 0 && S(e.faction).linking._tag === "river" && (e.rivers.length <= Ep(o, t2) || e.dropped === 1)) }, { path: "seats", rule: "TMY-9.2", text: "the keys do not fit the town tiles and markers on space 10, or two markers stand there", holds: (e) => y.every((t2, o) => e.seats.filter((n2) => u(n2.cults, o) === g.top).length <= 1) && e.seats.every((t2) => t2.keys + t2.cults.filter((o) => o === g.top).length === Q.reduce((o, n2, r) => o + n2.keys * u(t2.towns, r), 0)) }, { path: "bonus", rule: "TMY-12.2", text: "a bonus tile is held twice, or with coins on it", holds: (e) => {
  let t2 = e.seats.map(({ bonus: o }) => o).filter((o) => o >= 0);
  return e.seats.every(({ bonus: o }) => O(o, -1, v.length - 1)) && K(t2) && t2.every((o) => e.bonusIn[o] === 1 && e.bonusCoins[o] === 0);
} }, { path: "bonus", rule: "TMY-14.4", text: "a bonus tile has more coins than rounds have passed", holds: ({ bonusCoins: e, round: t2 }) => e.every((o) => o <= t2) }], Sf = (e, t2, o) => {
  var _a;
  let n2 = t2.actions.find((a) => a.space === o), r = v.findIndex(({ id: a }) => a === o), s = (_a = v[r]) == null ? void 0 : _a.action;
  return (n2 == null ? void 0 : n2.often) === "once" && ar(e, n2) || s !== void 0 && (e.bonus === r || e.passed === 1 || e.dropped === 1) && (s._tag !== "spade" || t2.perSpade._tag !== "lost") || T.some(({ id: a }, i) => a === o && L(e, i));
}, xf = (e, t2) => ot.reduce((o, n2) => Sf(e, t2, n2) ? o | Oe(n2) : o, 0), Tf = [{ path: "seats", rule: "TMY-15.13", text: "a seat has used an action space that it does not have", holds: oe((e, t2) => e.used === 0 || (e.used & ~xf(e, t2)) === 0) }, { path: "seats", rule: "TMY-18.2", text: "an action was used more often than a game allows, or by a seat that has none", holds: te(({ faction: e, uses: t2 }, o, n2) => e < 0 ? t2 === 0 : O(t2, 0, n2.seats.length) && Fi(n2, o)) }, { path: "seats", rule: "TMY-13.3", text: "two factions live on one terrain", holds: (e) => {
  let t2 = vt(e).filter(({ home: o, faction: n2 }) => o >= 0 && !Bp(S(n2)));
  return K(t2.map(({ home: o }) => o)) && vt(e).every((o) => !Bp(S(o.faction)) || t2.every(({ home: n2, faction: r }) => n2 !== o.home || kf(e, o, S(r))));
} }], Bp = ({ ground: e }) => e._tag === "shifting", kf = ({ round: e }, t2, o) => e > 0 && N(t2) && je(o) < 0, $p = [...df, ...gf, ...wf, ...Tf];
var _s = ({ used: e }, t2) => (e & Oe(t2)) === 0 ? 0 : 1, Up = (e, { cults: t2 }) => {
  let o = He(e);
  if (o === void 0) return 0;
  let n2 = o.counts === "priests" ? g.priestSpaces.length * y.length : u(t2, y.indexOf(o.counts));
  return Math.floor(n2 / o.every);
}, Wp = (e, t2) => {
  var _a;
  let o = (_a = He(e)) == null ? void 0 : _a.bonus;
  return (o == null ? void 0 : o._tag) === "spades" ? o.spades * Up(e, t2) : 0;
}, Mf = (e, t2) => {
  var _a;
  let o = (_a = He(e)) == null ? void 0 : _a.bonus;
  return (o == null ? void 0 : o._tag) === "gain" ? (o.gain.priests ?? 0) * Up(e, t2) : 0;
}, _f = (e) => {
  var _a;
  return ((_a = v[e]) == null ? void 0 : _a.income.priests) ?? 0;
}, Of = (e, t2) => _f(t2.bonus) + Y.reduce((o, n2, r) => o + u(e.income[n2].priests ?? [], u(t2.counts, r)), 0), Np = ({ taken: e }, t2, o) => _s(o, "BON2") + _s(o, "FAV6") + (t2.perSpade._tag === "step" ? _s(o, "BON1") + u(e, 4) + 2 * u(e, 5) : 0), Gp = (e, t2, o) => t2.neighbours._tag === "step" ? Math.max(0, Bt(e, o) - ir(e, o)) : 0, Df = (e, t2, o, n2) => {
  switch (e.phase) {
    case "turn":
      return _(e) ? Gp(e, t2, n2) + Np(e, t2, o) - (Et(e, n2) ? e.turn.steps : 0) : 0;
    case "offers":
      return _(e) ? Gp(e, t2, n2) + Np(e, t2, o) : t2.neighbours._tag === "step" && e.turnOf === n2 ? 1 : 0;
    case "cult":
      return t2.perSpade._tag === "step" ? Wp(e, o) : 0;
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
}, Yf = (e, { neighbours: t2 }, o) => t2._tag !== "token" || e.phase !== "turn" && e.phase !== "offers" ? 0 : _(e) ? Math.max(0, Bt(e, o) - ir(e, o)) : e.phase === "offers" && e.turnOf === o ? 1 : 0, Pf = ({ perSpade: e }) => e._tag === "nothing" || e._tag === "vp" || e._tag === "power", Af = (e, t2, o, n2) => t2.priests._tag !== "cycle" ? 0 : Et(e, n2) ? Number.POSITIVE_INFINITY : e.phase === "cult" ? Mf(e, o) : e.phase === "income" ? Of(t2, o) : 0, Ff = (e, { stronghold: t2 }, o, n2) => t2._tag !== "ordain" || !N(o) ? 0 : !e.switches["strict-darkling-sh"] || o.dropped === 1 || Et(e, n2) && e.turn.act === "other" ? t2.workers : 0, Hp = [{ path: "seats", rule: "TMY-18.1", text: "something is due to a seat that left the game", holds: oe(({ dropped: e, steps: t2, tokens: o, spades: n2, priestsDue: r }) => e === 0 || t2 + o + n2 + r === 0) }, { path: "seats", rule: "TMY-9.7", text: "more cult steps are due than actions, answers and bonuses have brought", holds: oe((e, t2, o, n2) => e.steps <= Df(n2, t2, e, o)) }, { path: "seats", rule: "TMY-8.6", text: "more power tokens are on offer than answers have brought", holds: oe((e, t2, o, n2) => e.tokens <= Yf(n2, t2, o)) }, { path: "seats", rule: "TMY-14.3", text: "spades are due outside an action that no cult bonus gave, or not in Phase III", holds: oe((e, t2, o, n2) => e.spades <= (n2.phase === "cult" && Pf(t2) ? Wp(n2, e) : 0)) }, { path: "seats", rule: "TMY-17.21", text: "a seat decides about priests on a cycle, but keeps none there or has gained none", holds: oe((e, t2, o, n2) => e.priestsDue <= Af(n2, t2, e, o)) }, { path: "seats", rule: "TMY-17.3", text: "workers can be ordained without a stronghold just built", holds: oe((e, t2, o, n2) => e.ordain <= Ff(n2, t2, e, o)) }];
var Cf = (e, t2) => {
  let { powerValues: o } = h(e, t2);
  return Y.reduce((n2, r, s) => n2 + o[r] * u(d(e, t2).counts, s), 0);
}, Qf = (e, { build: t2, from: o, to: n2, amount: r, void: s }) => O(t2, 0, e.builds - 1) && yt(e, o) && yt(e, n2) && o !== n2 && d(e, n2).dropped === 0 && O(r, 1, Cf(e, n2)) && O(s, 0, _(e) ? 1 : 0), Lp = ({ order: e }, { from: t2, to: o }) => (e.indexOf(o) - e.indexOf(t2) + e.length) % e.length, jf = (e, t2, o) => o === void 0 || t2.build > o.build || t2.build === o.build && t2.from === o.from && t2.to !== o.to && (_(e) || Lp(e, t2) > Lp(e, o)), Kp = (e, t2) => h(e, t2).neighbours._tag !== "nothing", Rf = ({ offers: e }, t2) => e.filter((o) => o.build === t2).length, If = (e, { build: t2, from: o }) => !Kp(e, o) || d(e, o).dropped === 1 || e.watches.some((n2) => n2.build === t2 && n2.from === o), Vp = [{ path: "builds", rule: "TMY-8.1", text: "more buildings have made offers than were built", holds: (e) => e.round === 0 ? e.builds === 0 : O(e.builds, 0, an(e, (t2, o) => Bt(e, o))) }, { path: "offers", rule: "TMY-8.1", text: "an offer is made outside the rounds, to its own seat, or of more power than structures give", holds: (e) => (e.offers.length === 0 || e.phase === "turn" || e.phase === "offers") && e.offers.every((t2) => Qf(e, t2)) }, { path: "offers", rule: "TMY-8.3", text: "the offers are not in the order in which they were made, or a building made two to one seat", holds: (e) => e.offers.every((t2, o) => jf(e, t2, e.offers[o - 1])) && K(e.offers.map(({ build: t2, to: o }) => t2 * e.seats.length + o)) }, { path: "offers", rule: "TMY-19.5a", text: "an offer does not come from the action of the seat at turn, or cannot be accepted", holds: (e) => _(e) || e.offers.every((t2) => t2.from === e.turnOf && ue(e, t2) > 0 && (e.phase === "offers" || e.turn.act !== "none")) }, { path: "offers", rule: "TMY-8.5", text: "a building waits for answers that are not due, or another seat than its owner waits for them", holds: (e) => K(e.watches.map(({ build: t2 }) => t2)) && e.watches.every(({ build: t2, from: o, taken: n2, declined: r }) => yt(e, o) && Kp(e, o) && d(e, o).dropped === 0 && O(n2, 0, 1) && O(r, 0, e.seats.length - 1 - n2 - Rf(e, t2)) && e.offers.some((s) => s.build === t2 && s.from === o)) && e.offers.every((t2) => If(e, t2)) }];
var Ef = new Map(Me.map((e, t2) => [e, t2])), rt = (e, t2) => u(e.points, Ef.get(t2) ?? -1), Bf = ({ auction: e, switches: t2 }, { start: o }, n2) => e !== null ? Qe - u(e.paid, n2) : t2["vp-variant"] === "original_2017" ? o.vp2017 : o.vp, $f = ({ shipping: e }, t2) => e._tag === "track" ? e.vp.slice(0, t2.shipping - e.start).reduce((o, n2) => o + n2, 0) : 0, Nf = ({ digging: e }, t2) => e._tag === "track" ? t2.digging * e.vp : 0, Gf = ["round", "favor", "bonus", "cult", "area", "final", "resources"], Uf = ["cult", "area", "final", "resources"], Wf = ({ coins: e, workers: t2, priests: o, bowl2: n2, bowl3: r }, { exchange: s }) => t2 === 0 && o === 0 && n2 < 2 && r === 0 && e < (s._tag === "alchemy" ? s.coinsPerVp : Mn), zp = [{ path: "points", rule: "TMY-13.5", text: "the points at the start are neither those of the faction nor what its bid left", holds: oe((e, t2, o, n2) => rt(e, "start") === Bf(n2, t2, o)) }, { path: "points", rule: "TMY-17.1", text: "the points from tracks do not fit the tracks", holds: oe((e, t2) => rt(e, "shipping") === $f(t2, e) && rt(e, "digging") === Nf(t2, e)) }, { path: "points", rule: "TMY-12.4", text: "the points from towns do not fit the town tiles", holds: oe((e) => rt(e, "town") === Q.reduce((t2, { vp: o }, n2) => t2 + o * u(e.towns, n2), 0)) }, { path: "points", rule: "TMY-8.2", text: "a source that only gives points has cost some, or power from neighbours has given some", holds: oe((e, { neighbours: t2, exchange: o }) => rt(e, "leech") <= 0 && Gf.every((n2) => rt(e, n2) >= 0) && (rt(e, "faction") >= 0 || t2._tag === "token") && (rt(e, "exchange") === 0 || o._tag === "alchemy")) }, { path: "points", rule: "TMY-16.7", text: "ranks or resources have given points before the end", holds: ({ phase: e, seats: t2 }) => e === "end" || t2.every((o) => Uf.every((n2) => rt(o, n2) === 0)) }, { path: "seats", rule: "TMY-16.6", text: "resources are left at the end", holds: (e) => e.phase !== "end" || oe(Wf)(e) }];
var Hf = Object.entries(Xe()), Lf = (e) => {
  let t2 = { ...e };
  return Hf.every(([o, n2]) => String(t2[o]) === String(n2));
}, cr = 5e5, Kf = (e) => {
  let { skipping: t2, stronghold: o } = S(e.faction);
  if (t2._tag !== "carpet") return 0;
  let n2 = N(e) && o._tag === "range" ? o.steps : 0, r = Q.reduce((s, { gain: a }, i) => s + (a._tag === "travel" ? u(e.towns, i) : 0), 0);
  return Math.min(t2.maxRange, t2.range + n2 + r);
}, Jp = [{ path: "seats", rule: "TMY-2.2", text: "an amount is not a whole number from 0, or the victory points are not the sum of their sources", holds: te((e) => [e.coins, e.workers, e.vp, e.bowl1, e.bowl2, e.bowl3].every((t2) => O(t2, 0, cr)) && W(e.points, Me.length, -cr, cr) && e.points.reduce((t2, o) => t2 + o, 0) === e.vp) }, { path: "seats", rule: "TMY-9.1", text: "the cult positions are not four numbers from 0 to 10", holds: te(({ cults: e }) => W(e, y.length, 0, g.top)) }, { path: "seats", rule: "TMY-13.2", text: "a seat has no faction after the choice, or two have the same board", holds: (e) => e.seats.every(({ faction: t2 }) => O(t2, -1, I.length - 1) && (t2 < 0 || nt(e.switches, S(t2)))) && K(vt(e).map(({ faction: t2 }) => t2)) && new Set(vt(e).map(({ faction: t2 }) => S(t2).board)).size === vt(e).length }, { path: "seats", rule: "TMY-13.2", text: "a seat without a faction has something", holds: te((e) => e.faction >= 0 || Lf(e)) }, { path: "seats", rule: "TMY-13.3", text: "a home or starting terrain does not fit its faction", holds: te(({ faction: e, home: t2 }) => O(t2, -1, U - 1) ? e < 0 ? t2 < 0 : Vn(S(e)) !== "no" || t2 === je(S(e)) : false) }, { path: "seats", rule: "TMY-12.3", text: "the favor or town tiles of a seat are not a mask and counts", holds: te(({ favors: e, towns: t2 }) => O(e, 0, (1 << T.length) - 1) && W(t2, Q.length, 0, 2)) }, { path: "seats", rule: "TMY-17.1", text: "a track stands where this faction cannot have brought it", holds: te((e) => {
  let { faction: t2, shipping: o, digging: n2, range: r } = e;
  if (t2 < 0) return o === 0 && n2 === 0 && r === 0;
  let { shipping: s, digging: a } = S(t2);
  return (s._tag === "track" ? O(o, s.start, s.start + s.vp.length) : o === 0) && (a._tag === "track" ? O(n2, 0, a.workers.length - 1) : n2 === 0) && r === Kf(e);
}) }, { path: "seats", rule: "TMY-14.6", text: "a flag is not 0 or 1, or what is due is not a whole number from 0", holds: te(({ passed: e, dropped: t2, locked: o, steps: n2, tokens: r, spades: s, priestsDue: a, ordain: i, uses: c, used: p, keys: w }) => [e, t2].every((H) => O(H, 0, 1)) && O(o, 0, (1 << U) - 1) && [n2, r, s, a, i, c, p, w].every((H) => O(H, 0, cr))) }, { path: "seats", rule: "TMY-10.5", text: "structures are joined by a hex that is not a river, or by the same one twice", holds: te(({ rivers: e }, t2, { switches: o }) => K(e) && e.every((n2) => V(o.map).grounds[n2] === ye)) }];
var Zp = /* @__PURE__ */ new Set(["auction", "faction", "terrain", "favor", "dwelling", "bonus"]), yo = (e) => (t2) => t2.round > 0 || e(t2), Vf = (e) => {
  let t2 = pt({ ...e, phase: "terrain", active: -1, seats: e.seats.map(Xe) });
  return e.seats.every((o, n2) => {
    if (o.faction < 0) return true;
    Dp(t2, n2, o);
    let r = { ...l(t2, n2) };
    return Object.entries(o).every(([s, a]) => String(r[s]) === String(a));
  });
}, zf = (e) => {
  let { grounds: t2 } = V(e.switches.map);
  return e.ground.every((o, n2) => {
    let r = e.seats[u(e.owner, n2)];
    return r === void 0 ? o === t2[n2] : t2[n2] === r.home;
  });
}, Jf = (e) => e.turnOf === -1 && e.builds === 0 && [e.passing, e.offers, e.watches].every(({ length: t2 }) => t2 === 0) && [e.bridge, e.preachers].every((t2) => t2.every((o) => o < 0)) && [e.town, e.taken, e.bonusCoins].every((t2) => t2.every((o) => o === 0)), Zf = (e) => {
  let t2 = er(e).slice(0, tn(e));
  return e.seats.every(({ counts: o, faction: n2 }, r) => o.reduce((s, a) => s + a, 0) === u(o, 0) && u(o, 0) === (n2 < 0 ? 0 : t2.filter((s) => s === r).length));
}, Xf = ({ order: e, seats: t2, phase: o }) => {
  let n2 = e.map((s) => {
    var _a;
    return (((_a = t2[s]) == null ? void 0 : _a.bonus) ?? -1) >= 0;
  }), r = n2.indexOf(true);
  return r < 0 || o === "bonus" && n2.slice(r).every((s) => s);
}, qf = (e) => {
  if (e.phase === "auction") return eh(e);
  let t2 = bs(pt(e));
  return (t2 == null ? void 0 : t2[0]) === e.phase && t2[1] === e.active;
}, el = (e) => e.seats.some(({ faction: t2, home: o, favors: n2 }) => t2 >= 0 && (o < 0 && S(t2).ground._tag !== "volcano" || S(t2).favors.atSetup > 0 && n2 === 0)), eh = (e) => {
  let { auction: t2, active: o, seats: n2 } = e;
  return t2 === null || el(e) || po(t2) === 0 ? false : t2.bid < 0 ? o === t2.opener && t2.out.length === 0 && u(t2.places, o) < 0 : Ho(t2, n2.length) ? o === t2.bidder : o === Lo(t2, t2.bidder, n2.length);
}, th = (e, { places: t2 }) => [...e.seats.keys()].sort((o, n2) => u(t2, o) - u(t2, n2)), Xp = ({ seats: e }) => [...e.keys()], qp = (e, t2) => {
  let o = t2.indexOf(u(e, 0));
  return e.every((n2, r) => n2 === t2[(o + r) % t2.length]);
}, oh = (e, t2) => po(t2) === 0 && !el(e), nh = (e) => {
  let { auction: t2, order: o, round: n2, switches: r } = e, s = t2 !== null && oh(e, t2) ? th(e, t2) : void 0;
  return n2 > 0 ? r["variable-turn-order"] || qp(o, s ?? Xp(e)) : s === void 0 ? qp(o, Xp(e)) : s.every((a, i) => o[i] === a);
}, rh = ({ auction: e, seats: t2 }) => {
  if (e === null) return true;
  let { places: o, paid: n2, opener: r, bid: s, bidder: a, out: i } = e, c = (p) => u(o, p) >= 0;
  return W(o, t2.length, -1, t2.length - 1) && K(o.filter((p) => p >= 0)) && t2.every(({ faction: p }, w) => c(w) === p >= 0) && W(n2, t2.length, -1, Qe) && n2.every((p, w) => p >= 0 === c(w)) && O(r, 0, t2.length - 1) && O(s, -1, Qe) && O(a, -1, t2.length - 1) && s < 0 == a < 0 && W(i, i.length, 0, t2.length - 1) && K(i) && i.every((p) => !c(p) && p !== a && s >= 0) && (a < 0 || !c(a));
}, sh = ({ tokens: e }, { seats: t2, switches: o }) => {
  let n2 = [...e, ...t2.map(({ faction: r }) => r).filter((r) => r >= 0)].map(S);
  return K(e) && e.every((r) => nt(o, S(r))) && new Set(n2.map(({ board: r }) => r)).size === n2.length && e.every((r) => t2.every(({ home: s }) => s < 0 || s !== je(S(r))));
}, tl = [{ path: "phase", rule: "TMY-1.2", text: "the round does not fit the phase: set-up is round 0, the end round 6", holds: ({ phase: e, round: t2 }) => Zp.has(e) === (t2 === 0) && (e !== "end" || t2 === X) }, { path: "seats", rule: "TMY-13.2", text: "a dwelling is to be placed before all factions and terrains are chosen", holds: ({ phase: e, seats: t2 }) => Zp.has(e) && e !== "dwelling" && e !== "bonus" || t2.every(({ faction: o, home: n2 }) => o >= 0 && n2 >= 0) }, { path: "auction", rule: "TMY-13.9", text: "there is an auction without its option, or none with it", holds: ({ auction: e, phase: t2, switches: o }) => e !== null === o.auction && (t2 !== "auction" || e !== null) }, { path: "auction", rule: "TMY-13.9", text: "the tokens are not one for each seat without a faction, or one has the board or home of a seat", holds: (e) => {
  let { auction: t2, seats: o } = e;
  if (t2 === null) return true;
  let n2 = o.filter(({ faction: r }) => r < 0).length;
  return t2.tokens.length === n2 && W(t2.tokens, n2, 0, I.length - 1) && sh(t2, e);
} }, { path: "auction", rule: "TMY-13.10", text: "the places and bids of the auction do not fit the table", holds: rh }, { path: "auction", rule: "TMY-13.10", text: "something is bid outside an auction", holds: ({ auction: e, phase: t2 }) => e === null || t2 === "auction" || e.bid < 0 }, { path: "phase", rule: "TMY-13.2", text: "something of the rounds is on the table at set-up", holds: yo(Jf) }, { path: "ground", rule: "TMY-13.6", text: "a hex is transformed at set-up that has no dwelling on a starting terrain", holds: yo(zf) }, { path: "order", rule: "TMY-14.8", text: "the order is neither clockwise nor that of the places of the auction", holds: nh }, { path: "structures", rule: "TMY-13.6", text: "the starting dwellings were not placed in turn", holds: yo((e) => Zf(e) && (tn(e) === 0 || ah(e))) }, { path: "bonus", rule: "TMY-13.7", text: "the first bonus tiles were not taken in reverse order", holds: yo(Xf) }, { path: "seats", rule: "TMY-13.5", text: "a seat does not have what its faction begins with", holds: yo(Vf) }, { path: "phase", rule: "TMY-13.2", text: "another choice is next", holds: yo(qf) }, { path: "seats", rule: "TMY-18.1", text: "a seat has left a game that is no replay, or none stays", holds: (e) => {
  let t2 = e.seats.filter(({ dropped: o }) => o === 1).length;
  return t2 === 0 || _(e) && e.round > 0 && t2 < e.seats.length;
} }], ah = ({ phase: e }) => e === "dwelling" || e === "bonus";
var ol = [{ path: "options", rule: "TMY-18.2", text: "several editions of the variable factions are in the game", holds: ({ switches: e }) => Yn(e).length <= 1 }, { path: "seats", rule: "TMY-1.1", text: "there are not 2 to 5 seats", holds: ({ seats: e }) => O(e.length, 2, 5) }, { path: "round", rule: "TMY-1.1", text: "the round is not a number from 0 to 6", holds: ({ round: e }) => O(e, 0, X) }, { path: "order", rule: "TMY-14.8", text: "the order does not name every seat once", holds: (e) => W(e.order, e.seats.length, 0, e.seats.length - 1) && K(e.order) }, { path: "passing", rule: "TMY-14.7", text: "a seat has passed twice in the round", holds: (e) => W(e.passing, e.passing.length, 0, e.seats.length - 1) && K(e.passing) && e.seats.every(({ passed: t2 }, o) => t2 === 1 === e.passing.includes(o)) }, { path: "ground", rule: "TMY-3.6", text: "land and river are not where the map has them", holds: ({ ground: e, switches: t2 }) => {
  let o = V(t2.map);
  return W(e, o.size, 0, ye) && e.every((n2, r) => n2 === ye == (o.grounds[r] === ye));
} }, { path: "structures", rule: "TMY-2.1", text: "a structure stands on a river or has no owner", holds: (e) => W(e.structure, e.ground.length, 0, Y.length) && W(e.owner, e.ground.length, -1, e.seats.length - 1) && W(e.town, e.ground.length, 0, 1) && e.structure.every((t2, o) => t2 > 0 == u(e.owner, o) >= 0 && (t2 === 0 ? e.town[o] === 0 : e.ground[o] !== ye && d(e, u(e.owner, o)).faction >= 0)) }, { path: "bridges", rule: "TMY-11.1", text: "a bridge stands at no bridge place or has no owner", holds: (e) => W(e.bridge, V(e.switches.map).spans.length, -1, e.seats.length - 1) }, { path: "priests", rule: "TMY-9.4", text: "there are not 16 cult spaces", holds: (e) => W(e.preachers, 16, -1, e.seats.length - 1) }, { path: "favors", rule: "TMY-12.3", text: "there are not 12 kinds of favor tiles", holds: ({ favorPool: e }) => W(e, T.length, 0, 3) }, { path: "towns", rule: "TMY-12.4", text: "there are not 8 kinds of town tiles", holds: ({ townPool: e }) => W(e, Q.length, 0, 2) }, { path: "bonus", rule: "TMY-12.2", text: "the bonus tiles in the game are not players + 3, or the coins on one are not a number", holds: ({ bonusIn: e, bonusCoins: t2, seats: o }) => W(e, v.length, 0, 1) && W(t2, v.length, 0, X + 1) && e.filter((n2) => n2 === 1).length === o.length + 3 && t2.every((n2, r) => n2 === 0 || e[r] === 1) }, { path: "actions", rule: "TMY-12.1", text: "there are not six action spaces", holds: ({ taken: e }) => W(e, 6, 0, 1) }, { path: "scoring", rule: "TMY-13.1", text: "the scoring tiles are not six different ones, or one lies later than it may", holds: ({ scoring: e, switches: t2 }) => W(e, X, 0, ee.length - 1) && K(e) && e.every((o, n2) => {
  let r = ee[o];
  return r !== void 0 && n2 < r.lastRound && (r.option === null || t2[r.option]);
}) }, { path: "final", rule: "TMY-12.8", text: "the final scoring tiles do not fit the option, or one is there twice", holds: ({ finals: e, switches: t2 }) => W(e, e.length, 0, le.length - 1) && K(e) && e.length > 0 === t2["fire-and-ice-final-scoring"] }];
var me = (e) => (t2) => {
  if (t2.phase !== "turn") return true;
  let o = t2.active;
  return e({ state: t2, turn: t2.turn, seat: o, me: d(t2, o), faction: h(t2, o) });
}, Le = ({ me: e, faction: t2 }, o) => t2.actions.some((n2) => n2.gain._tag === o && ar(e, n2) && (n2.often !== "once" || (e.used & Oe(n2.space)) !== 0)), vo = ({ me: e }, t2) => (e.used & Oe(t2)) !== 0, wt = ({ state: e }, t2) => u(e.taken, t2) === 1, Os = (e) => he.findIndex(({ gain: t2 }) => e(t2)), nl = Os(({ _tag: e }) => e === "bridge"), pr = Os((e) => e._tag === "spades" && e.spades === 1), cn = Os((e) => e._tag === "spades" && e.spades === 2);
var ih = ({ state: e, me: t2 }) => T.filter((o, n2) => ft(e.favorPool, n2) > 0 && !L(t2, n2)).length, rl = (e) => {
  let { favors: t2, act: o } = e.turn;
  if (t2 === 0) return true;
  let n2 = Math.max(e.faction.favors.each, e.faction.stronghold._tag === "favor" ? 1 : 0);
  return o === "other" && t2 <= Math.min(n2, ih(e));
}, sl = (e) => {
  let { bridges: t2, act: o } = e.turn;
  if (t2 === 0) return true;
  let { stronghold: n2 } = e.faction, r = n2._tag === "bridges" && N(e.me) ? Math.min(n2.bridges, fe.bridges - e.me.bridges) : 0, s = wt(e, nl) || Le(e, "bridge") ? 1 : 0;
  return o === "other" && t2 <= Math.max(r, s);
}, ch = (e) => {
  let t2 = e.faction.perSpade._tag === "step";
  return t2 && wt(e, cn) ? 2 : t2 && (wt(e, pr) || vo(e, "BON1")) || vo(e, "BON2") || vo(e, "FAV6") ? 1 : 0;
}, ph = (e) => e.faction.actions.reduce((t2, { gain: o }) => o._tag === "leap" && Le(e, "leap") ? o.steps : t2, 0), al = (e) => {
  let { steps: t2, leap: o, act: n2 } = e.turn;
  return (t2 + o === 0 || n2 === "other") && (t2 === 0 || o === 0) && t2 <= ch(e) && (o === 0 || o === ph(e));
}, lh = (e) => _(e) ? 7 : g.top - 1, pn = (e) => y.flatMap((t2, o) => (e & 1 << o) === 0 ? [] : [o]), lr = ({ turn: e, state: t2, me: o }) => {
  let { choose: n2, blocked: r } = e;
  return pn(r).every((s) => u(o.cults, s) >= lh(t2)) && (n2 & ~r) === 0 && (n2 === 0 || o.keys > 0 && pn(n2).every((s) => u(o.cults, s) < g.top)) && (n2 === 0 || _(t2) || uh(t2, n2, o.keys));
}, uh = ({ seats: e }, t2, o) => $e(t2) > o && pn(t2).every((n2) => e.every((r) => u(r.cults, n2) < g.top));
var dh = ({ perSpade: e, digging: t2 }) => t2._tag !== "none" && (e._tag === "nothing" || e._tag === "vp" || e._tag === "power"), mh = (e) => {
  let t2 = e.faction.actions.reduce((o, { gain: n2 }) => Math.max(o, n2._tag === "spades" && Le(e, "spades") ? n2.spades : 0), 0);
  return wt(e, cn) ? Math.max(2, t2) : Math.max(t2, wt(e, pr) || vo(e, "BON1") ? 1 : 0);
}, il = ({ me: e, faction: { stronghold: t2 } }) => t2._tag === "spades" && N(e) ? t2.spades : 0, cl = (e) => {
  let { spades: t2, paid: o, kind: n2, sites: r, built: s, mayDig: a, act: i, eruption: c } = e.turn, p = t2 > 0 && n2 !== "any" && r.length === 0;
  if (a !== (p ? 1 : 0)) return false;
  if (t2 === 0) return n2 === "none" && o === 0;
  if (i !== "land" || s > 0 || c > 0 || !dh(e.faction)) return false;
  switch (n2) {
    case "none":
      return false;
    case "one":
      return t2 <= mo && o <= t2 && (o === 0 || r.length === 0) && r.length <= 1 && t2 - o + r.length <= mh(e);
    case "two":
      return o === 0 && wt(e, cn) && t2 + r.length <= 2;
    case "any":
      return o === 0 && t2 + r.length <= il(e);
  }
}, Ds = (e) => {
  let { turn: t2, state: o, seat: n2, me: r } = e, { sites: s, built: a, act: i } = t2;
  if (i !== "land") return s.length === 0 && a === 0;
  let c = z(r), p = s.filter((w) => u(o.structure, w) !== 0);
  return s.length <= Math.max(2, il(e)) && (s.length === 0 || c >= 0) && s.filter((w) => o.ground[w] !== c).length <= 1 && p.length <= a && p.every((w) => o.owner[w] === n2);
}, pl = (e) => {
  let { free: t2, act: o, sites: n2, built: r } = e.turn;
  switch (t2) {
    case "none":
      return true;
    case "ride":
    case "trading-house":
      return o === "other" && Le(e, t2);
    case "sandstorm":
      return o === "land" && n2.length === 0 && r === 0 && Le(e, t2);
  }
}, ll = ({ turn: e, state: t2, me: o, faction: n2 }) => {
  let { eruption: r, loss: s, lossFrom: a, sites: i, act: c, built: p } = e, w = bt(n2);
  if (r > 0 && (w === "none" || c !== "land" || i.length + p + s > 0)) return false;
  if (s === 0) return a === 0;
  if (n2.ground._tag !== "volcano" || w !== "steps" || c !== "land" || i.length !== 1) return false;
  let { plain: H, home: Re } = n2.ground.price;
  return (s === H || s === Re) && a === Wo(o, s) && a !== 0 && i.every((Tt2) => t2.ground[Tt2] === ut);
}, Ys = ({ turn: e, state: t2, seat: o, faction: n2 }) => {
  let { skipped: r, act: s, sites: a } = e;
  if (r === -1) return true;
  let i = a.includes(r) || t2.owner[r] === o;
  return V(t2.switches.map).lands.includes(r) && n2.skipping._tag !== "none" && s === "land" && i;
};
var ul = ({ act: e }) => e !== "none", dl = (e) => [e.spades, e.eruption, e.built, e.favors, e.bridges, e.steps, e.leap, e.loss, e.shift].every((t2) => t2 === 0) && e.sites.length === 0 && e.free === "none" && e.skipped === -1, Ps = (e) => Le(e, "actions"), fh = (e) => {
  let { left: t2, act: o } = e.turn;
  return t2 === 2 ? o === "none" && Ps(e) : t2 === 1 ? o === "none" || Ps(e) : o !== "none";
}, As = (e) => dl(e) && e.paid + e.mayDig + e.lossFrom === 0 && e.kind === "none", hh = (e) => {
  let { turn: t2, phase: o, turnOf: n2 } = e, r = As(t2) && t2.towns === 0 && t2.choose === 0 && t2.left === 0 && !ul(t2);
  switch (o) {
    case "turn":
      return true;
    case "offers":
      return _(e) ? r && t2.blocked === 0 : !Bo(e) && gh(e, n2);
    case "favor":
      return r || As({ ...t2, favors: 0 }) && t2.favors === 1 && t2.blocked === 0;
    case "cult":
    case "income":
      return r && (t2.blocked === 0 || bh(e));
    case "auction":
    case "faction":
    case "terrain":
    case "dwelling":
    case "bonus":
    case "end":
      return r && t2.blocked === 0;
  }
}, gh = (e, t2) => {
  let { turn: o } = e, n2 = d(e, t2), r = { state: e, turn: o, seat: t2, me: n2, faction: h(e, t2) };
  return n2.passed === 1 ? o.left === 0 && o.act === "none" && As(o) && lr(r) : o.act !== "none" && o.left <= (Ps(r) ? 1 : 0) && o.kind === "none" && o.paid + o.mayDig + o.lossFrom === 0 && Ds(r) && Ys(r) && lr(r);
}, bh = (e) => e.seats.some((t2, o) => h(e, o).perSpade._tag === "step" && pn(e.turn.blocked).every((n2) => u(t2.cults, n2) >= g.top - 1)), ml = [{ path: "turn", rule: "TMY-19.8", text: "something pending is not a whole number from 0", holds: ({ turn: e, ground: t2 }) => [e.left, e.spades, e.paid, e.favors, e.towns, e.bridges, e.steps, e.leap, e.loss].every((o) => O(o, 0, t2.length)) && [e.mayDig, e.eruption, e.built, e.shift].every((o) => O(o, 0, 1)) && [e.lossFrom, e.blocked, e.choose].every((o) => O(o, 0, (1 << y.length) - 1)) && O(e.left, 0, 2) && O(e.skipped, -1, t2.length - 1) }, { path: "turn", rule: "TMY-15.5", text: "a building site is no land hex, or is there twice", holds: ({ turn: e, ground: t2 }) => K(e.sites) && e.sites.every((o) => O(o, 0, t2.length - 1) && t2[o] !== ye) }, { path: "turn", rule: "TMY-19.8", text: "something is pending although no turn is being taken", holds: hh }, { path: "turn", rule: "TMY-15.9", text: "a turn has more main actions than it can", holds: me(fh) }, { path: "turn", rule: "TMY-19.2", text: "something of an action is pending before one is begun", holds: me(({ turn: e }) => ul(e) || dl(e)) }, { path: "turn", rule: "TMY-15.3", text: "no action gives these pending spades", holds: me(cl) }, { path: "turn", rule: "TMY-15.5", text: "the hexes of this action are not those that it can have dug", holds: me(Ds) }, { path: "turn", rule: "TMY-15.13", text: "what is free comes from an action that was not used", holds: me(pl) }, { path: "turn", rule: "TMY-17.24", text: "a volcano or its price is due to a faction that makes none", holds: me(ll) }, { path: "turn", rule: "TMY-7.4", text: "a tunnel or carpet ride led to no hex of this action", holds: me(Ys) }, { path: "turn", rule: "TMY-6.4", text: "more favor tiles are due than can be taken", holds: me(rl) }, { path: "turn", rule: "TMY-11.1", text: "a bridge is due although no action gave one", holds: me(sl) }, { path: "turn", rule: "TMY-9.7", text: "cult steps are due although no action gave any", holds: me(al) }, { path: "turn", rule: "TMY-17.22", text: "a new home terrain is due without a shift", holds: me((e) => e.turn.shift === 0 || e.turn.act === "other" && Le(e, "shift")) }, { path: "turn", rule: "TMY-10.6", text: "a track to choose has not stopped before space 10 for want of keys", holds: me(lr) }, { path: "turn", rule: "TMY-10.7", text: "more towns are due than there are tiles", holds: (e) => $o(e) >= 0 }, { path: "turn", rule: "TMY-15.14", text: "what was begun can neither be finished nor given up", holds: me(({ state: e, seat: t2, me: o }) => zo(no(e, t2), o)) }];
var yh = [...ol, ...Jp, ...tl, ...Rp, ...ml, ...$p, ...Vp, ...Hp, ...zp], ur = _t$1(yh);
var hl = "abcdefghijklmnopqrstuvwxy", gl = ["none", "land", "other"], bl = ["none", "one", "two", "any"], yl = ["none", "ride", "trading-house", "sandstorm"], Se = "-", St = (e) => e < 0 ? Se : String(e), wo = (e, t2 = ",") => e.length === 0 ? Se : e.join(t2), Ye = (e) => e.length === 0 ? Se : e.map((t2) => t2 < 0 ? "." : String(t2)).join(""), vh = (e) => {
  let o = [...Or.filter((n2) => e[n2]).map((n2) => _e[n2].letter), ...e["vp-variant"] === "original_2017" ? ["p"] : []].join("");
  return [e.map, e["leech-timing"], o === "" ? Se : o].join("/");
}, wh = (e) => e.structure.map((t2, o) => {
  if (t2 === 0) return ".";
  let n2 = hl[(e.owner[o] ?? 0) * Y.length + t2 - 1] ?? "?";
  return e.town[o] === 1 ? n2.toUpperCase() : n2;
}).join(""), Sh = (e) => [e.left, gl.indexOf(e.act), e.spades, e.paid, bl.indexOf(e.kind), e.mayDig, e.eruption, e.built, St(e.skipped), yl.indexOf(e.free), e.favors, e.towns, e.bridges, e.steps, e.leap, e.loss, e.lossFrom, e.blocked, e.choose, e.shift, wo(e.sites.map(String), ".")].join(","), xh = (e) => [wo(e.tokens.map(String), "."), Ye(e.places), Ye(e.out), e.opener, St(e.bid), St(e.bidder), wo(e.paid.map(St), ".")].join(","), Th = (e) => {
  var _a;
  return [e.faction < 0 ? Se : ((_a = I[e.faction]) == null ? void 0 : _a.id) ?? Se, St(e.home), [e.coins, e.workers, e.priests].join("/"), [e.bowl1, e.bowl2, e.bowl3].join("/"), e.points.join("/"), e.keys, e.cults.join("/"), [e.shipping, e.digging, e.range].join("/"), e.favors, Ye(e.towns), St(e.bonus), e.used, [e.passed, e.dropped].join(""), e.locked, wo(e.rivers.map(String), "."), [e.steps, e.tokens, e.spades, e.priestsDue, e.ordain, ...e.uses > 0 ? [e.uses] : []].join("/")].join(",");
}, vl = (e) => [vh(e.switches), [e.phase, e.round, St(e.active), St(e.turnOf)].join("/"), Ye(e.order), Ye(e.passing), e.ground.map((t2) => zt[t2] ?? "?").join(""), wh(e), Ye(e.bridge), Ye(e.preachers), Ye(e.favorPool), Ye(e.townPool), e.bonusIn.map((t2, o) => t2 === 1 ? String(e.bonusCoins[o] ?? 0) : Se).join(","), Ye(e.taken), Ye(e.scoring), Ye(e.finals), wo(e.offers.map(({ build: t2, from: o, to: n2, amount: r, void: s }) => [t2, o, n2, r, s].join("."))), wo(e.watches.map(({ build: t2, from: o, taken: n2, declined: r }) => [t2, o, n2, r].join("."))), e.builds, Sh(e.turn), e.auction === null ? Se : xh(e.auction), ...e.seats.map(Th)].join(" "), kh = 8e3, Ae = (e) => /^\d{1,6}$/.test(e) ? Number(e) : Number.NaN, st = (e) => e === Se ? -1 : Ae(e), Pe = (e, t2) => e === Se ? [] : e.split(t2).map(st), we = (e) => e === Se ? [] : [...e].map((t2) => t2 === "." ? -1 : Ae(t2)), Mh = (e) => {
  var _a;
  return (_a = qe.find((t2) => t2.id === e)) == null ? void 0 : _a.id;
}, _h = (e) => {
  let [t$12 = "", o, n2 = ""] = e.split("/"), r = Mh(t$12);
  if (r === void 0 || o !== "immediate" && o !== "deferred") return;
  let s = (a) => n2.includes(a);
  return Dn({ map: r, "leech-timing": o, "vp-variant": s("p") ? "original_2017" : "standard", ...t(Or, (a) => s(_e[a].letter)) });
}, Oh = (e) => {
  let t2 = e.split(","), o = (n2) => Ae(t2[n2] ?? "");
  return { ...Dt, left: o(0), act: gl[o(1)] ?? "none", spades: o(2), paid: o(3), kind: bl[o(4)] ?? "none", mayDig: o(5), eruption: o(6), built: o(7), skipped: st(t2[8] ?? ""), free: yl[o(9)] ?? "none", favors: o(10), towns: o(11), bridges: o(12), steps: o(13), leap: o(14), loss: o(15), lossFrom: o(16), blocked: o(17), choose: o(18), shift: o(19), sites: Pe(t2[20] ?? "", ".") };
}, Dh = (e) => {
  if (e === Se) return null;
  let [t2 = "", o = "", n2 = "", r = "", s = "", a = "", i = ""] = e.split(",");
  return { tokens: Pe(t2, "."), places: we(o), out: we(n2), opener: Ae(r), bid: st(s), bidder: st(a), paid: Pe(i, ".") };
}, Yh = (e) => e.startsWith("-") ? -Ae(e.slice(1)) : Ae(e), Ph = (e) => {
  let [t2 = "", o = "", n2 = "", r = "", s = "", a = "", i = "", c = "", ...p] = e.split(","), [w = "", H = "", Re = "", Tt2 = "", P = "", k = "", J = "", Z = ""] = p, [$ = Number.NaN, Ve = Number.NaN, kt = Number.NaN] = Pe(n2, "/"), [Vl = Number.NaN, zl = Number.NaN, Jl = Number.NaN] = Pe(r, "/"), [Zl = Number.NaN, Xl = Number.NaN, ql = Number.NaN] = Pe(c, "/"), [eu = Number.NaN, tu = Number.NaN, ou = Number.NaN, nu = Number.NaN, ru = Number.NaN] = Pe(Z, "/"), [, , , , , su = 0] = Pe(Z, "/"), [au = Number.NaN, iu = Number.NaN] = we(P), Zs = s.split("/").map(Yh);
  return { faction: I.findIndex(({ id: wr }) => wr === t2), home: st(o), coins: $, workers: Ve, priests: kt, bowl1: Vl, bowl2: zl, bowl3: Jl, vp: Zs.reduce((wr, cu) => wr + cu, 0), keys: Ae(a), cults: Pe(i, "/"), shipping: Zl, digging: Xl, range: ql, favors: Ae(w), towns: we(H), bonus: st(Re), used: Ae(Tt2), counts: [], bridges: 0, passed: au, dropped: iu, locked: Ae(k), rivers: Pe(J, "."), steps: eu, tokens: tu, spades: ou, priestsDue: nu, ordain: ru, uses: su, points: Zs };
}, Ah = (e) => {
  let [t2 = Number.NaN, o = Number.NaN, n2 = Number.NaN, r = Number.NaN, s = Number.NaN] = Pe(e, ".");
  return { build: t2, from: o, to: n2, amount: r, void: s };
}, Fh = (e) => {
  let [t2 = Number.NaN, o = Number.NaN, n2 = Number.NaN, r = Number.NaN] = Pe(e, ".");
  return { build: t2, from: o, taken: n2, declined: r };
}, fl = (e, t2) => e === Se ? [] : e.split(",").map(t2), Fs = 19, ln = (e, t2) => _$1(I$1([e], t2)), Ch = (e) => {
  let t2 = e.split(" ");
  if (t2.length < Fs + 2 || t2.length > Fs + 5) return ln("position", "a position has 19 fields and one for each of 2 to 5 seats");
  let o = ($) => t2[$] ?? "", n2 = _h(o(0));
  if (n2 === void 0) return ln("options", `${h$1(o(0))} is not map/timing/switches`);
  let r = V(n2.map), [s = "", a = "", i = "", c = ""] = o(1).split("/"), p = _n.find(($) => $ === s);
  if (p === void 0) return ln("phase", `no phase ${h$1(s)}`);
  let w = [...o(5)], H = w.map(($) => hl.indexOf($.toLowerCase()));
  if (w.length !== r.size) return ln("structures", `${r.size} hexes are needed`);
  let Re = H.map(($) => $ < 0 ? 0 : $ % Y.length + 1), Tt2 = H.map(($) => $ < 0 ? -1 : Math.floor($ / Y.length)), P = we(o(6)), k = o(10).split(",").map(st), J = { switches: n2, phase: p, round: Ae(a), active: st(i), turnOf: st(c), order: we(o(2)), passing: we(o(3)), ground: [...o(4)].map(($) => zt.findIndex((Ve) => Ve === $)), structure: Re, owner: Tt2, town: w.map(($, Ve) => (H[Ve] ?? 0) >= 0 && $ !== $.toLowerCase() ? 1 : 0), bridge: P, preachers: we(o(7)), favorPool: we(o(8)), townPool: we(o(9)), bonusIn: k.map(($) => $ < 0 ? 0 : 1), bonusCoins: k.map(($) => Math.max(0, $)), taken: we(o(11)), scoring: we(o(12)), finals: we(o(13)), offers: fl(o(14), Ah), watches: fl(o(15), Fh), builds: Ae(o(16)), turn: Oh(o(17)), auction: Dh(o(18)), seats: t2.slice(Fs).map(Ph) }, Z = ur({ ...J, seats: J.seats.map(($, Ve) => ({ ...$, ...Cs(J, Ve) })) });
  return l$1(Z) || vl(Z.right) === e ? Z : ln("position", "not the canonical spelling");
}, Cs = (e, t2) => {
  let o = Y.map(() => 0);
  for (let [n2, r] of e.owner.entries()) {
    let s = (e.structure[n2] ?? 0) - 1;
    r === t2 && s >= 0 && (o[s] = (o[s] ?? 0) + 1);
  }
  return { counts: o, bridges: e.bridge.filter((n2) => n2 === t2).length };
}, Qs = Oe$1({ longest: kh, print: vl, parse: Ch });
var f = He$1(-1, 999999), wl = He$1(-999999, 999999), mr = { hexes: 120, offers: 60 }, dr = Ht$1(f, 100, mr.hexes), ne = Ht$1(f, 0, mr.hexes), Qh = Xt$1("switches", De$1(m$1(_e, _r))), jh = Xt$1("a seat", { faction: f, home: f, coins: f, workers: f, priests: f, bowl1: f, bowl2: f, bowl3: f, vp: wl, keys: f, cults: Ht$1(f, y.length, y.length), shipping: f, digging: f, range: f, favors: f, towns: Ht$1(f, Q.length, Q.length), bonus: f, used: f, counts: Ht$1(f, Y.length, Y.length), bridges: f, passed: f, dropped: f, locked: f, rivers: ne, steps: f, tokens: f, spades: f, priestsDue: f, ordain: f, uses: f, points: Ht$1(wl, Me.length, Me.length) }), Rh = Xt$1("a turn", { left: f, act: Qe$1("none", "land", "other"), spades: f, paid: f, kind: Qe$1("none", "one", "two", "any"), mayDig: f, eruption: f, sites: ne, built: f, skipped: f, free: Qe$1("none", "ride", "trading-house", "sandstorm"), favors: f, towns: f, bridges: f, steps: f, leap: f, loss: f, lossFrom: f, blocked: f, choose: f, shift: f }), Ih = Xt$1("an offer", { build: f, from: f, to: f, amount: f, void: f }), Eh = Xt$1("a watch", { build: f, from: f, taken: f, declined: f }), Bh = Xt$1("an auction", { tokens: ne, places: ne, out: ne, opener: f, bid: f, bidder: f, paid: ne }), $h = Xt$1("a state", { switches: Qh, phase: Qe$1(..._n), round: f, active: f, turnOf: f, order: ne, passing: ne, ground: dr, structure: dr, owner: dr, town: dr, bridge: ne, preachers: ne, favorPool: ne, townPool: ne, bonusIn: ne, bonusCoins: ne, taken: ne, scoring: ne, finals: ne, offers: Ht$1(Ih, 0, mr.offers), watches: Ht$1(Eh, 0, mr.offers), builds: f, seats: Ht$1(jh, 2, 5), turn: Rh, auction: ro$1(Bh) }), Nh = (e) => e.seats.every((t2, o) => {
  let { counts: n2, bridges: r } = Cs(e, o);
  return t2.bridges === r && t2.counts.every((s, a) => s === n2[a]);
}), Sl = Ze$1($h, "a Terra Mystica state", (e) => Nh(e) ? ur(e) : _$1(I$1(["seats"], "structures and bridges are counted wrong", "TMY-2.1")));
var xl = sr, Tl = Sl, kl = rr;
var fr = q$1({ "TMY-1.1": "Seats, rounds and victory", "TMY-1.2": "The three phases of a round", "TMY-1.3": "No hidden information, chance only at set-up", "TMY-1.4": "Abbreviations", "TMY-2.1": "Structures are limited", "TMY-2.2": "Resources are not; victory points never fall below 0", "TMY-3.1": "Rows of hexes, land and river", "TMY-3.2": "Coordinates", "TMY-3.3": "Neighbours and distance", "TMY-3.4": "Border hexes", "TMY-3.5": "Bridge places", "TMY-3.6": "The three maps", "TMY-3.7": "Row names of the Fire & Ice board", "TMY-4.1": "The ring of terrains", "TMY-4.2": "Spades, and what is never transformed", "TMY-4.3": "Where spades come from", "TMY-4.4": "Spades for a transformation", "TMY-4.5": "Stopping on the way", "TMY-4.6": "Giants: two spades, all the way home", "TMY-4.7": "Ice", "TMY-4.8": "Volcano", "TMY-4.9": "Those who know no spades", "TMY-4.10": "Effects for each spade gained", "TMY-4.11": "Ice and volcano tiles score nothing", "TMY-5.1": "The three bowls", "TMY-5.2": "Gaining power", "TMY-5.3": "Spending power", "TMY-5.4": "Burning power", "TMY-5.5": "Conversions", "TMY-5.6": "The limit of priests", "TMY-5.7": "Removing power tokens", "TMY-5.8": "New power tokens", "TMY-6.1": "The chain of structures", "TMY-6.2": "Prices, and the neighbour of a trading house", "TMY-6.3": "Power values", "TMY-6.4": "Favor tiles and strongholds", "TMY-6.5": "Order of effects", "TMY-7.1": "Direct adjacency", "TMY-7.2": "Shipping", "TMY-7.3": "Reach", "TMY-7.4": "Tunnel and carpet", "TMY-7.5": "Connection at the end", "TMY-8.1": "Offers of power", "TMY-8.2": "Accepting and declining", "TMY-8.3": "Order of answers", "TMY-8.4": "Offers that give nothing", "TMY-8.5": "A cult step for an acceptance", "TMY-8.6": "A power token for an acceptance", "TMY-8.7": "Several offers to one seat", "TMY-8.8": "When offers are answered", "TMY-9.1": "Tracks and their power", "TMY-9.2": "Space 10", "TMY-9.3": "A key that comes later in the turn", "TMY-9.4": "Sending a priest", "TMY-9.5": "A priest for a marker that cannot move", "TMY-9.6": "Steps down", "TMY-9.7": "Every track may be chosen", "TMY-9.8": "Order of steps when keys arrive", "TMY-10.1": "What makes a town", "TMY-10.2": "When towns are looked for", "TMY-10.3": "Founding", "TMY-10.4": "Joining a town", "TMY-10.5": "Towns across a river", "TMY-10.6": "Tiles with cult steps", "TMY-10.7": "Never more rights than tiles", "TMY-10.8": "What the river hex joins", "TMY-11.1": "Building bridges", "TMY-11.2": "What bridges do", "TMY-12.1": "Power actions", "TMY-12.2": "Bonus tiles", "TMY-12.3": "Favor tiles", "TMY-12.4": "Town tiles", "TMY-12.5": "Round scoring tiles", "TMY-12.6": "Counting the cult bonus", "TMY-12.7": "What scores as built", "TMY-12.8": "Final scoring tiles", "TMY-13.1": "What is drawn", "TMY-13.2": "Choosing factions", "TMY-13.3": "Choosing terrains", "TMY-13.4": "A favor tile at set-up", "TMY-13.5": "Start resources", "TMY-13.6": "Starting dwellings", "TMY-13.7": "First bonus tiles", "TMY-13.8": "What the starting terrain means later", "TMY-13.9": "The auction", "TMY-13.10": "Bidding", "TMY-14.1": "Income", "TMY-14.2": "Turns of Phase II", "TMY-14.3": "Cult bonus", "TMY-14.4": "Clean-up", "TMY-14.5": "Passing", "TMY-14.6": "After the pass", "TMY-14.7": "The next start seat", "TMY-14.8": "Turn order of the base game", "TMY-14.9": "Variable turn order", "TMY-14.10": "The last seat", "TMY-14.11": "Income in two steps", "TMY-14.12": "Phase III in order", "TMY-15.1": "Transform and build", "TMY-15.2": "Building on foreign terrain", "TMY-15.3": "Combining spades", "TMY-15.4": "Two spades on two hexes", "TMY-15.5": "The building site", "TMY-15.6": "Which spades can be given up", "TMY-15.7": "Transforming alone", "TMY-15.7a": "Bought spades go to one hex", "TMY-15.7b": "Three spades of a stronghold", "TMY-15.8": "Prices are paid when due", "TMY-15.9": "One main action a turn, or two more", "TMY-15.10": "No spade left when building", "TMY-15.11": "Digging comes first", "TMY-15.12": "Spade actions build where they dug", "TMY-15.13": "Actions whose gain cannot be used", "TMY-15.14": "No dead ends", "TMY-16.1": "Cults at the end", "TMY-16.2": "The largest area", "TMY-16.3": "The final scoring tile", "TMY-16.4": "Ties", "TMY-16.5": "Connected groups", "TMY-16.6": "Resources at the end", "TMY-16.7": "Order of booking", "TMY-16.8": "Zero values and missing places", "TMY-17.1": "Common values", "TMY-17.2": "Alchemists", "TMY-17.3": "Darklings", "TMY-17.4": "Auren", "TMY-17.5": "Witches", "TMY-17.6": "Chaos Magicians", "TMY-17.7": "Giants", "TMY-17.8": "Cultists", "TMY-17.9": "Halflings", "TMY-17.10": "Dwarves", "TMY-17.11": "Engineers", "TMY-17.12": "Fakirs", "TMY-17.13": "Nomads", "TMY-17.14": "Mermaids", "TMY-17.15": "Swarmlings", "TMY-17.16": "Ice terrain", "TMY-17.17": "Ice Maidens", "TMY-17.18": "Yetis", "TMY-17.19": "Acolytes", "TMY-17.20": "Dragonlords", "TMY-17.21": "Riverwalkers", "TMY-17.22": "Shapeshifters", "TMY-17.23": "The home terrain of a faction in play", "TMY-17.24": "Opening a volcano", "TMY-17.25": "Every priest is decided about", "TMY-18": "Options", "TMY-18.1": "Seats that leave the game", "TMY-18.2": "Earlier editions of the variable factions", "TMY-19.1": "The shape of a turn", "TMY-19.2": "Main actions and choices", "TMY-19.3": "Transforming without a colour", "TMY-19.4": "Free moves", "TMY-19.5": "When offers are answered", "TMY-19.5a": "Immediate answers", "TMY-19.5b": "Deferred answers", "TMY-19.8": "The end of a turn", "TMY-19.9": "Two actions in a turn", "TMY-19.10": "What is listed" });
var Gh = Tt(sr, fr, "TMY-18"), _l = (e, t2) => Vr$1((o) => {
  let n2 = Io$1(t2);
  return Lh(o, Hh(o) ?? Wh(o, n2), n2);
})(Gh(e, t2)), js = (e, t2) => t2 === null || e[t2], Ml = (e, t2) => e.flatMap((o, n2) => t2(o) ? [n2] : []), Uh = (e, t2) => {
  for (; ; ) {
    let o = No$1(e, t2).slice(0, 6);
    if (o.every((n2, r) => {
      var _a;
      return r + 1 <= (((_a = ee[n2]) == null ? void 0 : _a.lastRound) ?? 0);
    })) return o;
  }
}, Wh = (e, t2) => ({ scoring: Uh(t2, Ml(ee, ({ option: o }) => js(e, o))), bonus: [...No$1(t2, Ml(v, ({ option: o }) => js(e, o)))].slice(0, e.players + 3).sort((o, n2) => o - n2), finals: e["fire-and-ice-final-scoring"] ? [t2.below(le.length)] : [], start: e["maintain-player-order"] ? 0 : t2.below(e.players) }), Hh = (e) => {
  let { setup: t2 } = e;
  return t2 === null ? null : { scoring: t2.scoring.map((o) => ee.findIndex((n2) => n2.id === o)), bonus: t2.bonus.map((o) => v.findIndex((n2) => n2.id === o)).sort((o, n2) => o - n2), finals: t2.final.map((o) => le.indexOf(o)), start: t2.start };
}, Lh = (e, t2, o) => {
  let n2 = Dn(e), r = V(e.map), s = Array.from({ length: e.players }, (a, i) => (t2.start + i) % e.players);
  return { switches: n2, phase: e.auction ? "auction" : "faction", round: 0, active: t2.start, turnOf: -1, order: s, passing: [], ground: r.grounds.slice(), structure: r.grounds.map(() => 0), owner: r.grounds.map(() => -1), town: r.grounds.map(() => 0), bridge: r.spans.map(() => -1), preachers: y.flatMap(() => g.priestSpaces.map(() => -1)), favorPool: T.map(({ copies: a }) => a), townPool: Q.map(({ copies: a, option: i }) => js(n2, i) ? a : 0), bonusIn: v.map((a, i) => t2.bonus.includes(i) ? 1 : 0), bonusCoins: v.map(() => 0), taken: he.map(() => 0), scoring: t2.scoring, finals: t2.finals, offers: [], watches: [], builds: 0, seats: s.map(() => Xe()), turn: { ...Dt, sites: [] }, auction: e.auction ? Ei(n2, s, o) : null };
};
var Rs = (e) => e.seats.map(({ vp: t2 }) => t2), Ol = (e) => {
  if (e.phase !== "end") return Qe$2;
  let t2 = rt$1(ot$1(e.seats.length), Rs(e));
  return tr$1({ winners: Dl(e).filter(Un$1), places: t2, reason: "points" });
}, Dl = (e) => {
  let t2 = Math.max(...e.seats.map(({ vp: o }) => o));
  return e.seats.flatMap(({ vp: o }, n2) => o === t2 ? [n2] : []);
};
var Fl = 80, Kh = Fl + 20, Is = (e) => e === null ? "" : ` from ${e.join("/")}`, Yl = (e) => {
  switch (e._tag) {
    case "Setup":
      return `setup ${e.faction}`;
    case "PickColor":
      return `pick-color ${e.color}`;
    case "Bid":
      return `bid ${e.points}`;
    case "Take":
      return `take ${e.faction} ${e.place}`;
    case "Build":
      return `build ${e.hex}${Is(e.from)}`;
    case "Transform":
      return `transform ${e.hex}${e.to === null ? "" : ` to ${e.to}`}${Is(e.from)}`;
    case "Dig":
      return `dig ${e.spades}`;
    case "Upgrade":
      return `upgrade ${e.hex} to ${e.to}`;
    case "Advance":
      return `advance ${e.track}`;
    case "Send":
      return `send p to ${e.cult}${e.steps === null ? "" : ` for ${e.steps}`}`;
    case "Action":
      return `action ${e.space}${Is(e.from)}`;
    case "Pass":
      return e.tile === null ? "pass" : `pass ${e.tile}`;
    case "Leech":
      return `leech ${e.power} from ${e.from}`;
    case "Decline":
      return `decline ${e.power} from ${e.from}`;
    case "DeclineAll":
      return "decline";
    case "Favor":
      return `+${e.tile}`;
    case "Town":
      return `+${e.count === 1 ? "" : e.count}${e.tile}`;
    case "Step":
      return `+${e.steps === 1 ? "" : e.steps}${e.cult}`;
    case "Lose":
      return `-${e.steps === 1 ? "" : e.steps}${e.cult}`;
    case "GiveUp":
      return `-${e.what}`;
    case "Bridge":
      return `bridge ${e.a}:${e.b}`;
    case "Connect":
      return `connect ${e.river}`;
    case "ConnectHexes":
      return `connect ${e.hexes.join(":")}`;
    case "Burn":
      return `burn ${e.tokens}`;
    case "Convert":
      return `convert ${e.give}${e.from} to ${e.get}${e.to}`;
    case "Unlock":
      return `unlock-terrain ${e.terrain}`;
    case "GainToken":
      return "gain P3 for VP";
    case "Drop":
      return `drop ${e.faction}`;
    case "Wait":
      return "wait";
    case "Done":
      return "done";
  }
}, $s = (e) => e.by === null ? Yl(e) : `${e.by}: ${Yl(e)}`, Ke = (e) => new Map(e.map((t2) => [t2.toLowerCase(), t2])), To = Ke(I.map(({ id: e }) => e)), Ns = new Map([...Ke(G), ["grey", "gray"]]), Vh = new Map([...Ns, ["ice", "ice"], ["volcano", "volcano"]]), zh = new Map([...Ke(Y), ["dwelling", "D"], ["trading post", "TP"], ["trading house", "TP"], ["temple", "TE"], ["stronghold", "SH"], ["sanctuary", "SA"]]), Es = Ke(y), Pl = new Map([...Ke(Ot), ["power", "PW"], ["priest", "P"], ["priests", "P"], ["worker", "W"], ["workers", "W"], ["coin", "C"], ["coins", "C"]]), Jh = Ke([...he.map(({ id: e }) => e), ...Jt, ...Zt, "BON1", "BON2", "FAV6"]), Zh = Ke(v.map(({ id: e }) => e)), Xh = Ke(T.map(({ id: e }) => e)), qh = Ke(Q.map(({ id: e }) => e)), eg = Ke(["SPADE", "BRIDGE", "FREE_D", "FREE_TP", "FREE_TF", "GAIN_P3_FOR_VP"]), tg = /* @__PURE__ */ new Map([["ship", "ship"], ["shipping", "ship"], ["dig", "dig"], ["digging", "dig"]]), Gs = 999, So = (e) => e.startsWith("r") ? e : e.toUpperCase(), xo = (e) => e === void 0 || e === "" ? 1 : be$1(e, 0, Gs), Bs = (e) => {
  if (e === void 0) return null;
  let [t2, o, n2] = e.split("/").map((r) => be$1(r, 0, Gs));
  if (!(t2 === void 0 || o === void 0 || n2 === void 0 || t2 + o + n2 === 0)) return [t2, o, n2];
}, og = { setup: [{ pattern: /^setup ([a-z]+)$/, read: ([e = ""], t2) => {
  let o = To.get(e);
  return o && { _tag: "Setup", by: t2, faction: o };
} }], "pick-color": [{ pattern: /^pick-color ([a-z]+)$/, read: ([e = ""], t2) => {
  let o = Ns.get(e);
  return o && { _tag: "PickColor", by: t2, color: o };
} }], bid: [{ pattern: /^bid (\d+)$/, read: ([e = ""], t2) => {
  let o = be$1(e, 0, Gs);
  return o === void 0 ? void 0 : { _tag: "Bid", by: t2, points: o };
} }], take: [{ pattern: /^take ([a-z]+) (\d+)$/, read: ([e = "", t2 = ""], o) => {
  let [n2, r] = [To.get(e), be$1(t2, 1, 5)];
  return n2 === void 0 || r === void 0 ? void 0 : { _tag: "Take", by: o, faction: n2, place: r };
} }], build: [{ pattern: /^build ([a-jr]\d{1,2})(?: from (\d+\/\d+\/\d+))?$/, read: ([e = "", t2], o) => {
  let n2 = Bs(t2);
  return n2 === void 0 ? void 0 : { _tag: "Build", by: o, hex: So(e), from: n2 };
} }], transform: [{ pattern: /^transform ([a-jr]\d{1,2})(?: to ([a-z]+))?(?: from (\d+\/\d+\/\d+))?$/, read: ([e = "", t2, o], n2) => {
  let [r, s] = [t2 === void 0 ? null : Vh.get(t2), Bs(o)];
  if (!(r === void 0 || s === void 0)) return { _tag: "Transform", by: n2, hex: So(e), to: r, from: s };
} }], dig: [{ pattern: /^dig (\d+)$/, read: ([e], t2) => {
  let o = xo(e);
  return o === void 0 || o === 0 ? void 0 : { _tag: "Dig", by: t2, spades: o };
} }], upgrade: [{ pattern: /^upgrade ([a-jr]\d{1,2}) to ([a-z ]+)$/, read: ([e = "", t2 = ""], o) => {
  let n2 = zh.get(t2);
  return n2 === void 0 || n2 === "D" ? void 0 : { _tag: "Upgrade", by: o, hex: So(e), to: n2 };
} }], advance: [{ pattern: /^advance ([a-z]+)$/, read: ([e = ""], t2) => {
  let o = tg.get(e);
  return o && { _tag: "Advance", by: t2, track: o };
} }], send: [{ pattern: /^send p(?:riest)? to ([a-z]+)(?: for (\d))?$/, read: ([e = "", t2], o) => {
  let n2 = Es.get(e), r = t2 === void 0 ? null : t2 === "1" ? 1 : t2 === "2" ? 2 : t2 === "3" ? 3 : void 0;
  return n2 === void 0 || r === void 0 ? void 0 : { _tag: "Send", by: o, cult: n2, steps: r };
} }], action: [{ pattern: /^action ([a-z]+\d?)(?: from (\d+\/\d+\/\d+))?$/, read: ([e = "", t2], o) => {
  let [n2, r] = [Jh.get(e), Bs(t2)];
  return n2 === void 0 || r === void 0 ? void 0 : { _tag: "Action", by: o, space: n2, from: r };
} }], pass: [{ pattern: /^pass(?: (bon\d+))?$/, read: ([e], t2) => {
  let o = e === void 0 ? null : Zh.get(e);
  return o === void 0 ? void 0 : { _tag: "Pass", by: t2, tile: o };
} }], leech: [{ pattern: /^leech (\d+) from ([a-z]+)$/, read: ([e, t2 = ""], o) => {
  let [n2, r] = [xo(e), To.get(t2)];
  return n2 === void 0 || r === void 0 ? void 0 : { _tag: "Leech", by: o, power: n2, from: r };
} }], decline: [{ pattern: /^decline$/, read: (e, t2) => ({ _tag: "DeclineAll", by: t2 }) }, { pattern: /^decline (\d+) from ([a-z]+)$/, read: ([e, t2 = ""], o) => {
  let [n2, r] = [xo(e), To.get(t2)];
  return n2 === void 0 || r === void 0 ? void 0 : { _tag: "Decline", by: o, power: n2, from: r };
} }], "+": [{ pattern: /^\+ ?(fav\d+)$/, read: ([e = ""], t2) => {
  let o = Xh.get(e);
  return o && { _tag: "Favor", by: t2, tile: o };
} }, { pattern: /^\+ ?([12]?)(tw\d)$/, read: ([e, t2 = ""], o) => {
  let n2 = qh.get(t2);
  return n2 && { _tag: "Town", by: o, tile: n2, count: e === "2" ? 2 : 1 };
} }, { pattern: /^\+ ?([12]?)([a-z]+)$/, read: ([e, t2 = ""], o) => {
  let n2 = Es.get(t2);
  return n2 && { _tag: "Step", by: o, cult: n2, steps: e === "2" ? 2 : 1 };
} }], "-": [{ pattern: /^-([a-z_0-9]+)$/, read: ([e = ""], t2) => {
  let o = eg.get(e);
  return o && { _tag: "GiveUp", by: t2, what: o };
} }, { pattern: /^-([134]?)([a-z]+)$/, read: ([e, t2 = ""], o) => {
  let n2 = Es.get(t2);
  return n2 && { _tag: "Lose", by: o, cult: n2, steps: e === "3" ? 3 : e === "4" ? 4 : 1 };
} }], bridge: [{ pattern: /^bridge ([a-j]\d{1,2}) ?: ?([a-j]\d{1,2})$/, read: ([e = "", t2 = ""], o) => ({ _tag: "Bridge", by: o, a: So(e), b: So(t2) }) }], connect: [{ pattern: /^connect (r\d{1,2})$/, read: ([e = ""], t2) => ({ _tag: "Connect", by: t2, river: e }) }, { pattern: /^connect ([a-j]\d{1,2}) ?: ?([a-j]\d{1,2})(?: ?: ?([a-j]\d{1,2}))?$/, read: (e, t2) => ({ _tag: "ConnectHexes", by: t2, hexes: e.flatMap((o) => o === void 0 ? [] : [So(o)]) }) }], burn: [{ pattern: /^burn (\d+)$/, read: ([e], t2) => {
  let o = xo(e);
  return o === void 0 || o === 0 ? void 0 : { _tag: "Burn", by: t2, tokens: o };
} }], convert: [{ pattern: /^convert (\d*) ?([a-z]+) to (\d*) ?([a-z]+)$/, read: ([e, t2 = "", o, n2 = ""], r) => {
  let [s, a, i, c] = [Pl.get(t2), Pl.get(n2), xo(e), xo(o)];
  if (!(s === void 0 || a === void 0 || i === void 0 || c === void 0 || c === 0)) return { _tag: "Convert", by: r, give: i, from: s, get: c, to: a };
} }], "unlock-terrain": [{ pattern: /^unlock-terrain gain-priest$/, read: (e, t2) => ({ _tag: "Unlock", by: t2, terrain: "gain-priest" }) }, { pattern: /^unlock-terrain ([a-z]+)$/, read: ([e = ""], t2) => {
  let o = Ns.get(e);
  return o && { _tag: "Unlock", by: t2, terrain: o };
} }], gain: [{ pattern: /^gain p3 for vp$/, read: (e, t2) => ({ _tag: "GainToken", by: t2 }) }], drop: [{ pattern: /^drop ([a-z]+)$/, read: ([e = ""], t2) => {
  let o = To.get(e);
  return o && { _tag: "Drop", by: t2, faction: o };
} }], wait: [{ pattern: /^wait$/, read: (e, t2) => ({ _tag: "Wait", by: t2 }) }], done: [{ pattern: /^done$/, read: (e, t2) => ({ _tag: "Done", by: t2 }) }] }, ng = new Map(Object.entries(og)), rg = (e) => {
  if (e.startsWith("+") || e.startsWith("-")) return e.slice(0, 1);
  let t2 = e.indexOf(" ");
  return t2 < 0 ? e : e.slice(0, t2);
}, Al = (e, t2) => {
  if (typeof e != "string" || e.length > Fl) return;
  let o = e.trim().toLowerCase();
  for (let { pattern: n2, read: r } of ng.get(rg(o)) ?? []) {
    let s = n2.exec(o);
    if (s === null) continue;
    let a = r(s.slice(1), t2);
    if (a !== void 0) return a;
  }
}, sg = (e) => {
  let t2 = e.indexOf(": "), o = t2 < 0 ? void 0 : To.get(e.slice(0, t2)), n2 = o === void 0 ? Al(e, null) : Al(e.slice(t2 + 2), o);
  return n2 === void 0 ? _$1(I$1([], `${h$1(e)} is no move`, "TMY-19.10")) : $s(n2) === e ? z$2(n2) : _$1(I$1([], `${h$1(e)} is written ${h$1($s(n2))}`, "TMY-19.10"));
}, Cl = Oe$1({ rule: "TMY-19.10", longest: Kh, print: $s, parse: sg });
var Ql = 6, ag = Ql / 2, ig = (e, t2, o) => {
  let n2 = ze[u(e.ground, o)] ?? "river", r = { yellow: "Y", brown: "U", black: "K", blue: "B", green: "G", gray: "S", red: "R", ice: "I", volcano: "V", river: "~" }[n2], s = Y[u(e.structure, o) - 1];
  if (n2 === "river") return ["~~~", "~~~"];
  let a = s === void 0 ? "" : `${u(e.owner, o)}${s}${e.town[o] === 1 ? "*" : ""}`;
  return [t2.names[o] ?? "", `${r}${a}`];
}, cg = (e) => {
  let t2 = R(e);
  return Array.from({ length: 9 }, (o, n2) => t2.places.flatMap((r, s) => r.row === n2 ? [s] : [])).flatMap((o) => {
    var _a;
    let n2 = " ".repeat((((_a = t2.places[o[0] ?? 0]) == null ? void 0 : _a.x) ?? 0) * ag), r = o.map((s) => ig(e, t2, s));
    return [0, 1].map((s) => (n2 + r.map((a) => (a[s] ?? "").padEnd(Ql)).join("")).trimEnd());
  });
}, pg = (e) => {
  let { names: t2, spans: o } = R(e);
  return `bridges: ${o.flatMap(([r, s], a) => u(e.bridge, a) < 0 ? [] : [`${t2[r] ?? ""}:${t2[s] ?? ""} (${u(e.bridge, a)})`]).join(" ") || "none"}`;
}, Us = (e, t2) => e.flatMap(({ id: o }, n2) => t2(n2) ? [o] : []).join(" ") || "none", lg = ({ preachers: e }, t2) => e.slice(t2 * g.priestSpaces.length, (t2 + 1) * g.priestSpaces.length).map((o) => o < 0 ? "." : o).join(""), ug = (e) => [`scoring: ${e.scoring.map((t2, o) => {
  var _a;
  return `${o + 1 === e.round ? ">" : ""}${((_a = ee[t2]) == null ? void 0 : _a.id) ?? ""}`;
}).join(" ")}${e.finals.map((t2) => ` final ${le[t2] ?? ""}`).join("")}`, `bonus: ${v.flatMap(({ id: t2 }, o) => We(e, o) ? [`${t2}(${u(e.bonusCoins, o)}C)`] : []).join(" ") || "none"}`, `favor: ${T.flatMap(({ id: t2 }, o) => u(e.favorPool, o) > 0 ? [`${t2}x${u(e.favorPool, o)}`] : []).join(" ") || "none"}`, `town: ${Q.flatMap(({ id: t2 }, o) => u(e.townPool, o) > 0 ? [`${t2}x${u(e.townPool, o)}`] : []).join(" ") || "none"}`, `actions taken: ${Us(he, (t2) => e.taken[t2] === 1)}`, `cult priests: ${y.map((t2, o) => `${t2} ${lg(e, o)}`).join(" ")}`], dg = (e, t2, o) => {
  var _a;
  return [((_a = v[t2.bonus]) == null ? void 0 : _a.id) ?? "", Us(T, (n2) => (t2.favors >> n2 & 1) === 1), Us(Q, (n2) => u(t2.towns, n2) > 0), ro(e, o).length > 0 ? `used ${ro(e, o).join(" ")}` : "", t2.passed === 1 ? "passed" : "", t2.dropped === 1 ? "left the game" : ""].filter((n2) => n2 !== "" && n2 !== "none").join(" ");
}, mg = (e, t2) => {
  let o = d(e, t2);
  if (o.faction < 0) return `${t2} no faction yet`;
  let { title: n2 } = S(o.faction), r = o.home < 0 ? "" : ` (${ze[o.home] ?? ""})`, s = `${o.vp} VP ${o.coins} C ${o.workers} W ${o.priests} P ${o.bowl1}/${o.bowl2}/${o.bowl3} PW`, a = `cults ${o.cults.join("/")} keys ${o.keys} ship ${o.shipping} dig ${o.digging}`;
  return `${t2} ${n2}${r}: ${s} ${a} ${dg(e, o, t2)}`.trimEnd();
}, fg = ({ auction: e, phase: t2 }) => e === null || t2 !== "auction" ? [] : [`on offer: ${e.tokens.map((o) => S(o).title).join(", ")}; bid ${e.bid < 0 ? "none" : `${e.bid} by seat ${e.bidder}`}`], jl = (e) => [e.phase === "end" ? "the game is over" : `round ${e.round}, ${e.phase}: seat ${et(e).join(", ")} decides; order ${e.order.join(" ")}`, ...cg(e), pg(e), ...ug(e), ...fg(e), ...e.seats.map((t2, o) => mg(e, o))].join(`
`);
var at = (e, { seats: t2 }) => {
  var _a;
  let o = ((_a = t2[e]) == null ? void 0 : _a.faction) ?? -1;
  return o < 0 ? Fn$1(e) : S(o).title;
};
var un = q$1({ id: "terra-mystica", title: "Terra Mystica", seats: { min: 2, max: 5 }, rules: fr, turnRule: "TMY-19.1", overRule: "TMY-1.1", optionInfo: Ke$1(_e), options: xl, ...n(Tl, Qs), move: kl, moveText: Cl, setup: _l, contradicted: (e, { switches: t2, seats: o }) => Ye$1(e, { ...t2, players: o.length }), teams: ({ seats: e }) => ot$1(e.length), key: Qs.print, seatCount: (e) => e.seats.length, seatName: at, toMove: Ct, mover: (e, t2) => {
  let o = tt(e, t2);
  return Un$1(o) ? tr$1(o) : Qe$2;
}, legalMoves: on, check: rn, applyLegal: Ss, step: Qp, score: Rs, outcome: Ol, board: jl });
var Ws = Qr$1(Me), xt = Qr$1(y), $t = Qr$1(Y);
Qr$1(Ot);
var Nt = Qr$1(v), ko = Qr$1(T), gg = Qr$1(le), dn = Qr$1(he), bg = Qr$1(ee), Mo = Qr$1(Q), _o = Qr$1(ze), Gt = Qr$1(G), yg = Qr$1(qe), Ut = Qr$1(I);
var Hs = (e, t2, o) => {
  let n2 = [];
  return ws(pt(e), t2, { happened: (r, s) => {
    n2.push(o(s, r));
  } }), n2;
};
var vg = (e) => R(e).names.map((t2, o) => {
  let n2 = $t[u(e.structure, o) - 1];
  return [`hex:${t2}`, n2 === void 0 ? [] : [`${u(e.owner, o)}${n2}`]];
}), Ls = (e, t2) => Array.from({ length: t2 }, () => e), wg = (e) => [...ko.flatMap(({ id: t2 }, o) => Ls(t2, u(e.favorPool, o))), ...Mo.flatMap(({ id: t2 }, o) => Ls(t2, u(e.townPool, o))), ...Nt.flatMap(({ id: t2 }, o) => e.bonusIn[o] === 1 && !e.seats.some(({ bonus: n2 }) => n2 === o) ? [t2] : [])], Sg = (e) => [...ko.flatMap(({ id: t2 }, o) => L(e, o) ? [t2] : []), ...Mo.flatMap(({ id: t2 }, o) => Ls(t2, u(e.towns, o))), ...Nt.flatMap(({ id: t2 }, o) => e.bonus === o ? [t2] : [])], xg = ["coins", "workers", "priests", "bowl1", "bowl2", "bowl3", "keys", "shipping", "digging", "range", "bridges", "steps", "tokens", "spades", "priestsDue", "ordain", "uses"], Tg = (e, t2) => [...xg.map((o) => [`${o}:${t2}`, e[o]]), ...xt.map((o, n2) => [`marker:${o}:${t2}`, u(e.cults, n2)])], kg = ({ turn: e }) => Object.entries(e).flatMap(([t2, o]) => typeof o == "number" ? [[`turn:${t2}`, t2 === "skipped" ? o + 1 : o]] : []), Wt = (e) => e.join(" "), Mg = (e, t2, o) => {
  var _a;
  return [[`home:${o}`, t2.home < 0 ? "" : _o[t2.home] ?? ""], [`faction:${o}`, ((_a = Ut[t2.faction]) == null ? void 0 : _a.id) ?? ""], [`passed:${o}`, t2.passed === 1 ? "passed" : ""], [`dropped:${o}`, t2.dropped === 1 ? "dropped" : ""], [`locked:${o}`, Wt(Gt.filter((n2, r) => (t2.locked >> r & 1) === 1))], [`rivers:${o}`, Wt(t2.rivers.map((n2) => R(e).names[n2] ?? ""))], [`used:${o}`, Wt(ro(e, o))]];
}, Rl = g.priestSpaces.length, _g = (e) => {
  let { names: t2 } = R(e);
  return [...t2.map((o, n2) => [`hex:${o}`, _o[u(e.ground, n2)] ?? ""]), ...t2.map((o, n2) => [`town:${o}`, u(e.town, n2) === 1 ? "town" : ""]), ...e.bridge.map((o, n2) => [`bridge:${n2}`, o < 0 ? "" : String(o)]), ...xt.map((o, n2) => [`priest:${o}`, Wt(e.preachers.slice(n2 * Rl, (n2 + 1) * Rl).map((r) => r < 0 ? "-" : r))]), ...dn.map(({ id: o }, n2) => [`space:${o}`, e.taken[n2] === 1 ? "taken" : ""])];
}, Og = ({ auction: e }) => e === null ? "" : Object.entries(e).map(([t2, o]) => `${t2} ${String(o)}`).join("; "), Dg = (e) => [["order:", Wt(e.order)], ["passing:", Wt(e.passing)], ["offers:", e.offers.map((t2) => `${t2.from}>${t2.to}:${ue(e, t2)}${t2.void === 1 ? "!" : ""}`).join(" ")], ["watches:", e.watches.map(({ from: t2, taken: o, declined: n2 }) => `${t2}:${o}/${n2}`).join(" ")], ["turn-of:", e.turnOf < 0 ? "" : String(e.turnOf)], ["auction:", Og(e)], ["turn:act", e.turn.act === "none" ? "" : e.turn.act], ["turn:kind", e.turn.kind === "none" ? "" : e.turn.kind], ["turn:free", e.turn.free === "none" ? "" : e.turn.free], ["turn:sites", Wt(e.turn.sites.map((t2) => R(e).names[t2] ?? ""))]], mn = (e) => ({ pieces: Se$1([...vg(e), ["pool:", wg(e)], ...e.seats.map((t2, o) => [`tiles:${o}`, Sg(t2)])]), counts: X$1([...e.seats.flatMap(Tg), ...e.bonusCoins.map((t2, o) => {
  var _a;
  return [`bonus-coins:${((_a = Nt[o]) == null ? void 0 : _a.id) ?? ""}`, t2];
}), ...kg(e), ["round:", e.round]]), words: we$1([...e.seats.flatMap((t2, o) => Mg(e, t2, o)), ..._g(e), ...Dg(e)]), points: e.seats.map(({ points: t2 }) => X$1(Ws.map((o, n2) => [o, u(t2, n2)]))), phase: e.phase, toMove: Ct(e) }), Yg = (e, t2) => {
  let o = rn(t2)(e);
  return l$1(o) ? [] : Hs(e, o.right, mn);
}, Il = (e, t2, o) => {
  let n2 = [mn(e), ...t2 === null ? [] : Yg(e, t2), mn(o)];
  return n2.flatMap((r, s) => {
    let a = n2[s - 1];
    return a === void 0 ? [] : Ae$1(a, r);
  });
};
var hr = (e) => e.charAt(0) + e.slice(1).toLowerCase(), El = (e) => e.map((t2) => _t[t2]).join(" or "), fn = ({ coins: e = 0, workers: t2 = 0, priests: o = 0, power: n2 = 0 }) => [...e > 0 ? [t$1(e, "coin")] : [], ...t2 > 0 ? [t$1(t2, "worker")] : [], ...o > 0 ? [t$1(o, "priest")] : [], ...n2 > 0 ? [`${n2} power`] : []], Bl = ({ _tag: e }) => {
  switch (e) {
    case "none":
      return [];
    case "spade":
      return ["action: a spade"];
    case "step":
      return ["action: a cult step"];
  }
}, $l = (e) => {
  switch (e._tag) {
    case "none":
      return [];
    case "each":
      return [`pass: ${e.vp} VP per ${El(e.kinds)}`];
    case "table":
      return [`pass: ${e.vp.join("/")} VP by ${_t[e.kind]}s`];
    case "shipping":
      return [`pass: ${e.vp} VP per shipping level`];
  }
}, UO = ({ income: e, action: t2, pass: o, shipping: n2 }) => [...fn(e), ...Bl(t2), ...$l(o), ...n2 > 0 ? [`shipping +${n2}`] : []].join("; "), WO = ({ cult: e, steps: t2, income: o, action: n2, built: r, pass: s, townPower: a }) => [`${hr(e)} ${t2}`, ...fn(o), ...Bl(n2), ...r === null ? [] : [`${r.vp} VP per ${_t[r.kind]} built`], ...$l(s), ...a > 0 ? [`towns need ${a} power less`] : []].join("; "), HO = ({ vp: e, keys: t2, gain: o }) => [`${e} VP`, t$1(t2, "key"), ...o._tag === "gain" ? fn(o.gain) : [o._tag === "steps" ? `${t$1(o.steps, "step")} on each cult` : "shipping +1 or carpet +1"]].join("; "), LO = ({ power: e, gain: t2 }) => {
  switch (t2._tag) {
    case "bridge":
      return `${e} power: a bridge`;
    case "gain":
      return `${e} power: ${fn(t2.gain).join(", ")}`;
    case "spades":
      return `${e} power: ${t$1(t2.spades, "spade")}`;
  }
}, Pg = (e) => `${e.vp} VP per ${e._tag === "built" ? El(e.kinds) : e._tag}`, Ag = (e) => e._tag === "gain" ? fn(e.gain).join(", ") : t$1(e.spades, "spade"), KO = ({ score: e, counts: t2, every: o, bonus: n2 }, r) => {
  let s = t2 === "priests" ? "priest on a cult" : `${o} ${hr(t2)}`;
  return Pg(e) + (r < X ? `; ${Ag(n2)} per ${s}` : "");
}, Fg = (e) => {
  switch (e._tag) {
    case "free":
      return "";
    case "workers":
      return `${t$1(e.workers, "worker")}: `;
    case "power":
      return `${e.power} power: `;
    case "tokens":
      return `${t$1(e.tokens, "power token")}: `;
  }
}, Cg = (e) => {
  switch (e._tag) {
    case "leap":
      return `${e.steps} steps on one cult`;
    case "ride":
      return `a free dwelling on ${Fo[Gt.indexOf(e.terrain)] ?? ""}`;
    case "actions":
      return `${e.actions} further actions`;
    case "spades":
      return t$1(e.spades, "spade");
    case "bridge":
      return "a bridge";
    case "sandstorm":
      return "a neighbouring hex becomes home terrain";
    case "trading-house":
      return "a free trading house";
    case "shift":
      return "a new home terrain";
  }
}, Qg = { once: "once a round", always: "at any number of actions", seats: "once a game for each seat", opponents: "once a game for each other seat" }, VO = ({ needs: e, often: t2, price: o, gain: n2 }) => `${Fg(o)}${Cg(n2)}; ${Qg[t2]}${e === "stronghold" ? " with the stronghold" : ""}`;
var gr = (e) => Object.fromEntries(e), jg = { ...gr(Ut.map(({ id: e, title: t2 }) => [`faction.${e}`, t2])), ...gr(_o.map((e, t2) => [`ground.${e}`, Fo[t2] ?? e])), ...gr(xt.map((e) => [`cult.${e}`, hr(e)])), ...gr($t.map((e) => [`kind.${e}`, `a ${_t[e]}`])) }, Rg = { "move.Setup": "{who} chooses the {faction}", "move.PickColor": "{who} chooses {terrain}", "move.Bid": "{who} bids {points} points", "move.Take": "{who} takes the {faction} and place {place}", "move.Build": "{who} builds a dwelling on {hex}", "move.Transform": "{who} transforms {hex}", "move.Transform.to": "{who} transforms {hex} to {terrain}", "move.Dig.one": "{who} digs a spade", "move.Dig.other": "{who} digs {count} spades", "move.Upgrade": "{who} replaces the structure on {hex} by {kind}", "move.Advance.ship": "{who} advances shipping", "move.Advance.dig": "{who} advances digging", "move.Send": "{who} sends a priest to {cult}", "move.Send.steps.one": "{who} sends a priest to {cult} for a step", "move.Send.steps.other": "{who} sends a priest to {cult} for {count} steps", "move.Action": "{who} uses {space}", "move.Pass": "{who} passes", "move.Pass.tile": "{who} passes and takes {tile}", "move.Leech": "{who} accepts {power} power from the {from}", "move.Decline": "{who} declines {power} power from the {from}", "move.DeclineAll": "{who} declines all offers of power", "move.Favor": "{who} takes the favor tile {tile}", "move.Town": "{who} founds a town with {tile}", "move.Town.two": "{who} founds two towns with {tile}", "move.Step.one": "{who} takes a step on {cult}", "move.Step.other": "{who} takes {count} steps on {cult}", "move.Lose.one": "{who} gives up a step on {cult}", "move.Lose.other": "{who} gives up {count} steps on {cult}", "move.GiveUp": "{who} gives up {what}", "move.Bridge": "{who} builds a bridge between {a} and {b}", "move.Connect": "{who} joins structures over {hexes}", "move.Burn.one": "{who} burns a power token", "move.Burn.other": "{who} burns {count} power tokens", "move.Convert": "{who} converts {give} {from} to {get} {to}", "move.Unlock": "{who} unlocks {terrain} with a priest", "move.Unlock.priest": "{who} keeps the priest", "move.GainToken": "{who} buys a power token", "move.Drop": "{who} leaves the game", "move.Wait": "{who} waits", "move.Done": "{who} ends the turn", "waste.SPADE": "a spade", "waste.BRIDGE": "a bridge", "waste.FREE_D": "a free dwelling", "waste.FREE_TP": "a free trading house", "waste.FREE_TF": "a free transformation", "waste.GAIN_P3_FOR_VP": "the power token on offer", "resource.PW": "power", "resource.P": "priests", "resource.W": "workers", "resource.C": "coins", "resource.VP": "victory points" }, Ig = { "verb.bid": "bid", "verb.transform": "transform", "verb.dig": "dig", "verb.pass": "pass", "verb.decline-all": "decline all offers", "verb.send-best": "the best free space", "verb.send-back": "a step for a priest who goes back to the supply", "verb.step": "a step up", "verb.lose": "steps down", "verb.connect": "join structures over the river", "verb.burn": "burn power tokens", "verb.unlock-priest": "keep the priest", "verb.gain-token": "buy a power token", "verb.drop": "leave the game", "verb.wait": "wait", "verb.done": "end the turn", "give-up": "give up {what}", accept: "accept {power} power from the {from}", decline: "decline {power} power from the {from}", tokens: "power tokens from the bowls: {value}" }, Eg = { "place.hex": "{value}", "label.hex": "hex {value}", "place.number": "{value}", "place.space": "the action space {value}", "place.tile": "the tile {value}", "place.track.ship": "shipping", "place.track.dig": "digging", "place.cult-space": "{cult}, a priest for {steps} steps", "place.pool": "the pool", "place.tiles": "the tiles of {who}", "place.marker": "{cult} of {who}", "place.priest": "the priests on {cult}", "place.coins": "coins of {who}", "place.workers": "workers of {who}", "place.priests": "priests of {who}", "place.bowl1": "bowl I of {who}", "place.bowl2": "bowl II of {who}", "place.bowl3": "bowl III of {who}", "place.keys": "keys of {who}", "place.shipping": "shipping of {who}", "place.digging": "digging of {who}", "place.range": "carpet range of {who}", "place.bridges": "bridges of {who}", "place.steps": "cult steps due to {who}", "place.tokens": "power tokens on offer to {who}", "place.spades": "spades of the cult bonus of {who}", "place.priestsDue": "priests to be placed by {who}", "place.ordain": "workers that {who} may make priests of", "place.uses": "special actions used by {who}", "place.home": "home terrain of {who}", "place.faction": "the faction of {who}", "place.passed": "the pass of {who}", "place.dropped": "the place of {who}", "place.locked": "terrains locked by priests of {who}", "place.rivers": "river hexes joined by {who}", "place.used": "action spaces used by {who}", "place.bonus-coins": "coins on {value}", "place.bridge": "the bridge {value}", "place.town": "the town on {value}", "place.order": "the order of play", "place.passing": "the seats that have passed", "place.offers": "offers of power", "place.watches": "buildings that wait for answers", "place.round": "round", "place.turn-of": "the turn", "place.auction": "the auction", "place.turn": "begun in this turn: {value}" }, Bg = { "source.start": "at the start", "source.leech": "paid for power", "source.round": "round scoring tile", "source.favor": "favor tile", "source.bonus": "bonus tile", "source.town": "town", "source.shipping": "shipping", "source.digging": "digging", "source.faction": "ability of the faction", "source.exchange": "exchange", "source.cult": "cult ranking", "source.area": "largest area", "source.final": "final scoring tile", "source.resources": "resources left" }, $g = { "phase.auction": "the auction", "phase.faction": "the choice of factions", "phase.terrain": "the choice of terrains", "phase.favor": "the choice of a first favor tile", "phase.dwelling": "the first dwellings", "phase.bonus": "the first bonus tiles", "phase.turn": "actions", "phase.offers": "the answers to offers of power", "phase.cult": "the cult bonus", "phase.income": "income", "phase.end": "the end of the game", "reason.points": "the last round is over" }, q = lt$1({ ...jg, ...Rg, ...Ig, ...Eg, ...Bg, ...$g, structure: "{kind} of {who}", tile: "{value}", plain: "{value}" });
var Ng = (e) => Pn$1("plain", { value: e }), Ht = (e) => Je$1(q, "hex", e), re = (e) => Je$1(q, "verb", e, Pn$1(`verb.${e}`)), it = (e) => Je$1(q, "number", e, Ng(e)), br = (e) => Je$1(q, "faction", e, Pn$1(`faction.${e}`)), Ks = (e) => Je$1(q, "cult", e, Pn$1(`cult.${e}`)), Vs = (e) => Je$1(q, "tile", e), Nl = (e) => Je$1(q, "structure", e, Pn$1(`kind.${e}`)), zs = (e) => Je$1(q, "terrain", e, Pn$1(`ground.${e}`)), Gl = (e) => Je$1(q, "resource", e, Pn$1(`resource.${e}`)), Js = (e) => e === null ? [] : [Je$1(q, "tokens", e.join("-"), Pn$1("tokens", { value: e.join(", ") }))], Ul = (e, t2, o) => Je$1(q, "answer", `${e} ${t2} ${o}`, Pn$1(e, { power: t2, from: Pn$1(`faction.${o}`) })), Gg = (e, t2) => t2 === null ? re("send-best") : t2 === 1 ? re("send-back") : Je$1(q, "cult-space", `${e}:${t2}`, Pn$1("place.cult-space", { cult: Pn$1(`cult.${e}`), steps: t2 })), Wl = (e) => {
  switch (e._tag) {
    case "Setup":
      return [br(e.faction)];
    case "PickColor":
      return [zs(e.color)];
    case "Bid":
      return [re("bid"), it(e.points)];
    case "Take":
      return [br(e.faction), it(e.place)];
    case "Build":
      return [Ht(e.hex), Nl("D"), ...Js(e.from)];
    case "Transform":
      return [Ht(e.hex), re("transform"), ...e.to === null ? [] : [zs(e.to)], ...Js(e.from)];
    case "Dig":
      return [re("dig"), it(e.spades)];
    case "Upgrade":
      return [Ht(e.hex), Nl(e.to)];
    case "Advance":
      return [Je$1(q, "track", e.track, Pn$1(`place.track.${e.track}`))];
    case "Send":
      return [Ks(e.cult), Gg(e.cult, e.steps)];
    case "Action":
      return [Je$1(q, "space", e.space), ...Js(e.from)];
    case "Pass":
      return [e.tile === null ? re("pass") : Vs(e.tile)];
    case "Leech":
      return [Ul("accept", e.power, e.from)];
    case "Decline":
      return [Ul("decline", e.power, e.from)];
    case "DeclineAll":
      return [re("decline-all")];
    case "Favor":
      return [Vs(e.tile)];
    case "Town":
      return [Vs(e.tile), ...e.count === 1 ? [] : [it(e.count)]];
    case "Step":
      return [Ks(e.cult), re("step"), it(e.steps)];
    case "Lose":
      return [Ks(e.cult), re("lose"), it(e.steps)];
    case "GiveUp":
      return [Je$1(q, "verb", `give-up-${e.what}`, Pn$1("give-up", { what: Pn$1(`waste.${e.what}`) }))];
    case "Bridge":
      return [Ht(e.a), Ht(e.b)];
    case "Connect":
      return [Ht(e.river), re("connect")];
    case "ConnectHexes":
      return [...e.hexes.map(Ht), re("connect")];
    case "Burn":
      return [re("burn"), it(e.tokens)];
    case "Convert":
      return [Gl(e.from), Gl(e.to), it(e.give), it(e.get)];
    case "Unlock":
      return [e.terrain === "gain-priest" ? re("unlock-priest") : zs(e.terrain)];
    case "GainToken":
      return [re("gain-token")];
    case "Drop":
      return [br(e.faction), re("drop")];
    case "Wait":
      return [re("wait")];
    case "Done":
      return [re("done")];
  }
}, Hl = (e) => e.by === null ? Wl(e) : [br(e.by), ...Wl(e)], Ll = (e) => {
  let [t2, o, ...n2] = e;
  return (t2 == null ? void 0 : t2.kind) === "hex" && (o == null ? void 0 : o.kind) === "hex" && n2.length === 0 ? [[o, t2]] : [];
};
var Ug = (e, t2, o, n2) => {
  let r = (e.structure[o] ?? 0) > 0, s = [{ _tag: "Build", by: t2, hex: n2, from: null }, { _tag: "Transform", by: t2, hex: n2, to: null, from: null }, ...Gt.map((i) => ({ _tag: "Transform", by: t2, hex: n2, to: i, from: null }))], a = $t.flatMap((i) => i === "D" ? [] : [{ _tag: "Upgrade", by: t2, hex: n2, to: i }]);
  return r ? [...a, ...s] : [...s, ...a];
}, Wg = (e) => [...xt.flatMap((t2) => [3, 2, 1, null].map((o) => ({ _tag: "Send", by: e, cult: t2, steps: o }))), ...dn.map(({ id: t2 }) => ({ _tag: "Action", by: e, space: t2, from: null })), ...ot.map((t2) => ({ _tag: "Action", by: e, space: t2, from: null })), { _tag: "Advance", by: e, track: "ship" }, { _tag: "Advance", by: e, track: "dig" }, ...[1, 2, 3].map((t2) => ({ _tag: "Dig", by: e, spades: t2 })), ...Nt.map(({ id: t2 }) => ({ _tag: "Pass", by: e, tile: t2 })), { _tag: "Pass", by: e, tile: null }, ...ko.map(({ id: t2 }) => ({ _tag: "Favor", by: e, tile: t2 })), ...Mo.map(({ id: t2 }) => ({ _tag: "Town", by: e, tile: t2, count: 1 })), { _tag: "Burn", by: e, tokens: 1 }, { _tag: "Done", by: e }], Kl = (e) => {
  var _a;
  let t2 = on(e), o = et(e).length > 1 ? ((_a = t2[0]) == null ? void 0 : _a.by) ?? null : null;
  return [...t2, ...Ut.map(({ id: n2 }) => ({ _tag: "Setup", by: o, faction: n2 })), ...R(e).names.flatMap((n2, r) => Ug(e, o, r, n2)), ...Wg(o)];
};
var Oo = (e) => Pn$1(`cult.${e}`), yr = (e) => Pn$1(`faction.${e}`), vr = (e) => Pn$1(`ground.${e}`), Hg = (e) => {
  switch (e._tag) {
    case "Setup":
      return ["Setup", { faction: yr(e.faction) }];
    case "PickColor":
      return ["PickColor", { terrain: vr(e.color) }];
    case "Bid":
      return ["Bid", { points: e.points }];
    case "Take":
      return ["Take", { faction: yr(e.faction), place: e.place }];
    case "Build":
      return ["Build", { hex: e.hex }];
    case "Transform":
      return e.to === null ? ["Transform", { hex: e.hex }] : ["Transform.to", { hex: e.hex, terrain: vr(e.to) }];
    case "Dig":
      return ["Dig", { count: e.spades }];
    case "Upgrade":
      return ["Upgrade", { hex: e.hex, kind: Pn$1(`kind.${e.to}`) }];
    case "Advance":
      return [`Advance.${e.track}`, {}];
    case "Send":
      return e.steps === null ? ["Send", { cult: Oo(e.cult) }] : ["Send.steps", { cult: Oo(e.cult), count: e.steps }];
    case "Action":
      return ["Action", { space: e.space }];
    case "Pass":
      return e.tile === null ? ["Pass", {}] : ["Pass.tile", { tile: e.tile }];
    case "Leech":
    case "Decline":
      return [e._tag, { power: e.power, from: yr(e.from) }];
    case "Favor":
      return ["Favor", { tile: e.tile }];
    case "Town":
      return [e.count === 1 ? "Town" : "Town.two", { tile: e.tile }];
    case "Step":
    case "Lose":
      return [e._tag, { cult: Oo(e.cult), count: e.steps }];
    case "GiveUp":
      return ["GiveUp", { what: Pn$1(`waste.${e.what}`) }];
    case "Bridge":
      return ["Bridge", { a: e.a, b: e.b }];
    case "Connect":
      return ["Connect", { hexes: e.river }];
    case "ConnectHexes":
      return ["Connect", { hexes: e.hexes.map((t2) => Pn$1("plain", { value: t2 })) }];
    case "Burn":
      return ["Burn", { count: e.tokens }];
    case "Convert":
      return ["Convert", { give: e.give, from: Pn$1(`resource.${e.from}`), get: e.get, to: Pn$1(`resource.${e.to}`) }];
    case "Unlock":
      return e.terrain === "gain-priest" ? ["Unlock.priest", {}] : ["Unlock", { terrain: vr(e.terrain) }];
    case "DeclineAll":
    case "GainToken":
    case "Drop":
    case "Wait":
    case "Done":
      return [e._tag, {}];
  }
}, Lg = (e, t2) => {
  let [o, n2] = Hg(t2);
  return Pn$1(`move.${o}`, { ...n2, who: at(tt(e, t2), e) });
}, Kg = (e, t2) => {
  let [o, n2] = [e.slice(0, 1), e.slice(1)];
  return /^\d/.test(e) ? Pn$1("structure", { kind: Pn$1(`kind.${n2}`), who: at(Number(o), t2) }) : Pn$1("tile", { value: e });
}, Vg = (e, t2) => {
  let { kind: o, value: n2 } = e;
  if (o === "marker") {
    let [r = "", s = ""] = n2.split(":");
    return Pn$1("place.marker", { cult: Oo(r), who: at(Number(s), t2) });
  }
  return o === "priest" ? Pn$1("place.priest", { cult: Oo(n2) }) : o === "cult" ? Oo(n2) : Pn$1(`place.${o}`, { value: n2, who: /^\d$/.test(n2) ? at(Number(n2), t2) : n2 });
}, zg = ({ kind: e }, t2) => t2 === "" ? Pn$1("word.nothing") : e === "hex" || e === "home" ? vr(t2) : e === "faction" ? yr(t2) : Pn$1("plain", { value: t2 }), mD = { game: un, parts: Hl, orders: Ll, tried: Kl, model: mn, changes: Il, describe: Lg, describeChange: Le$1({ game: un, teamName: (e, t2) => at(t2, e), piece: Kg, place: Vg, word: zg }), describePlace: z$1, describeView: (e) => Be$1(un, e, e.phase), english: q };
const terraMysticaOGDGDXLE = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  terraMysticaFace: mD
}, Symbol.toStringTag, { value: "Module" }));
export {
  $t as $,
  terraMysticaOGDGDXLE as A,
  Dl as D,
  Fo as F,
  Gt as G,
  HO as H,
  KO as K,
  LO as L,
  Mo as M,
  Nt as N,
  Qo as Q,
  R,
  S,
  UO as U,
  VO as V,
  WO as W,
  X,
  _o as _,
  at as a,
  h as b,
  ue as c,
  d,
  et as e,
  _t as f,
  g,
  hr as h,
  bg as i,
  kn as j,
  ko as k,
  lt as l,
  mD as m,
  gg as n,
  lu as o,
  dn as p,
  qu as q,
  fe as r,
  L as s,
  to as t,
  u,
  ro as v,
  Ws as w,
  xt as x,
  yg as y,
  ot as z
};
