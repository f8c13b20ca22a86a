import { m as mD, x as xt$1, h as hr, X as X$1, R as R$1, y as yg, e as et$1, a as at$1, q as qu, F as Fo, d as d$1, u, g, k as ko, M as Mo, b as h$1, $ as $t$1, l as lt$1, _ as _o, D as Dl, c as ue$1, S, f as _t, i as bg, K as KO, j as kn$1, n as gg, o as lu, p as dn$1, L as LO, N as Nt, U as UO, t as to, r as fe$1, Q as Qo, s as L, W as WO, H as HO, V as VO, G as Gt, v as ro, w as Ws, z as ot$1 } from "./terra-mystica-OGDGDXLE.CvjQLEM4.js";
import { V as Ve } from "./chunk-TDHZOAEO.DEsBeato.js";
import { v as oe, Z, e as i, Y, V as V$1, w as c$1 } from "./index.BRGS1VVM.js";
import { t } from "./chunk-RDCLY5KT.DUePkrYo.js";
import "./chunk-VVHRNIIB.oLHihijy.js";
import "./chunk-JN7S3LON.DmJl-W3v.js";
import "./chunk-UGIN4BC6.C_-Z0QCY.js";
var c = { back: "#f3efe6", card: "#fffdf8", line: "#d5ccba", ink: "#2b2620", quiet: "#6b6357", accent: "#a3450c" }, cn = { yellow: { fill: "#f3d778", ink: "#4a3a00", sign: "M-5 1h.1M0-2h.1M5 1h.1" }, brown: { fill: "#c69763", ink: "#2f1a06", sign: "M-6-2H6M-4 1H4" }, black: { fill: "#63666c", ink: "#fff", sign: "M-5 2v-4M0 2v-6M5 2v-4" }, blue: { fill: "#7fb2e3", ink: "#0b2a4a", sign: "M-7 0q1.8-4 3.5 0t3.5 0 3.5 0 3.5 0" }, green: { fill: "#86bd74", ink: "#10330f", sign: "M-7 2l3-6 3 6zM1 2l3-6 3 6z" }, gray: { fill: "#c0c4c9", ink: "#2a2e33", sign: "M-7 2l5-6 3 4 2-3 4 5" }, red: { fill: "#de8072", ink: "#430b05", sign: "M-5-3l4 4m0-4l-4 4M1-3l4 4m0-4l-4 4" }, ice: { fill: "#eaf4f8", ink: "#1d5168", sign: "M0-4v7M-3-2.5l6 4M-3 1.500l6-4" }, volcano: { fill: "#f0a25e", ink: "#5a1d00", sign: "M-7 2l5-6h4l5 6M0-5v-2" }, river: { fill: "#d3e8f4", ink: "#4f86a8", sign: "M-10-3q2.500-5 5 0t5 0 5 0 5 0M-10 4q2.500-5 5 0t5 0 5 0 5 0" } }, Ce = { yellow: ["#e0ac00", "#2b2000"], brown: ["#7d4a1e", "#fff"], black: ["#212327", "#fff"], blue: ["#1f62ad", "#fff"], green: ["#25752c", "#fff"], gray: ["#6a727b", "#fff"], red: ["#b3261a", "#fff"], ice: ["#4fa9cb", "#05202b"], volcano: ["#e2620f", "#2b0e00"], variable: ["#7a3fa3", "#fff"] }, dn = (n, e) => {
  let { faction: t2 } = d$1(n, e);
  return t2 < 0 ? ["#8b8377", "#fff"] : Ce[S(t2).board];
}, F = (n, e) => {
  let { faction: t2 } = d$1(n, e);
  return t2 < 0 ? String(e) : S(t2).title.slice(0, 2);
}, d = (n, e, t2, ...r) => i("g", { transform: `translate(${Y([[n, e]])})`, ...t2 }, ...r), He = { D: ["M-10 10V-2L0-11L10-2V10z", 3], TP: ["M-15 10V-5L-7.500-12L0-5H15V10z", 3], TE: ["M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0z", 0], SH: ["M-14 11V-11h6v4h5v-4h6v4h5v-4h6V11z", 2.5], SA: ["M-18 0a18 12 0 1 0 36 0a18 12 0 1 0-36 0z", 0] }, pn = (n, e, t2, r = F(n, e), o = 10) => {
  let [i$1, s] = dn(n, e), [a, p] = He[t2];
  return i("path", { d: a, fill: i$1, stroke: "#fff", "stroke-width": 2, "stroke-linejoin": "round" }) + V$1(r, { y: p, fill: s, "font-size": o, "font-weight": 700 });
}, A = (n, e, t2, r, o) => {
  let [i$1, s] = dn(n, e);
  return i("rect", { x: -t2 / 2, y: -r / 2, width: t2, height: r, rx: o, fill: i$1, stroke: "#fff" }) + V$1(F(n, e), { fill: s, "font-size": Math.max(8.8, Math.min(14, t2 * 0.53)), "font-weight": 700 });
}, V = (n, e, t2, r, o = {}) => i("rect", { x: n, y: e, width: t2, height: r, rx: 8, fill: c.card, stroke: c.line, ...o }), C = (n, e) => (n === "" ? [] : n.split(new RegExp("(?<!\\d) "))).reduce((t2, r) => {
  let o = t2.at(-1);
  return o === void 0 || o.length + r.length >= e ? [...t2, r] : [...t2.slice(0, -1), `${o} ${r}`];
}, []), h = (n, e, t2, r = {}) => V$1(n, { "text-anchor": "start", x: e, y: t2, ...r });
var R = 71, H = 31, q = 30, Ie = g.priestSpaces.length, ce = [["#b8371f", "#fbe6dd"], ["#2a68a8", "#e1edf7"], ["#7d5a2c", "#f1e8d8"], ["#6d7680", "#eceef0"]], Ee = (n) => {
  let e = q + (g.top - n) * H, t2 = g.power[n] ?? 0;
  return i("path", { d: `M0 ${e}H${R - 4}`, stroke: c.card, "stroke-width": 2 }) + h(String(n), 4, e + (t2 > 0 ? 10 : 15), { "font-size": 10, fill: c.quiet }) + (t2 > 0 ? h(`+${t2}`, 3, e + 21, { "font-size": 9, fill: c.accent, "font-weight": 700 }) : "");
}, Fe = (n, e, t2) => {
  let r = n.seats.flatMap((i2, s) => i2.faction >= 0 && u(i2.cults, e) === t2 ? [s] : []), o = r.length > 3 ? 6.75 : 0;
  return r.map((i$1, s) => d(26 + s % 3 * 17, q + (g.top - t2) * H + H / 2 + (s < 3 ? -o : o), { "data-marker": i$1 }, i("title", {}, c$1(`${at$1(i$1, n)}: ${t2}`)), A(n, i$1, 17, 13, 4))).join("");
}, Re = (n, e, t2) => {
  let r = u(n.preachers, e * Ie + t2), [o, i$1] = [8.7 + t2 * 16.5, q + (g.top + 1) * H + 17], s = g.priestSpaces[t2] ?? 0, a = { "data-cult-space": `${xt$1[e] ?? ""}:${s}`, "data-box": "-8 -10 16.5 20" };
  return r < 0 ? d(o, i$1, a, i("circle", { r: 7, fill: c.card, stroke: c.line }), V$1(String(s), { "font-size": 9, fill: c.quiet })) : d(o, i$1, { ...a, "data-priest": r }, i("title", {}, c$1(`priest of ${at$1(r, n)}`)), A(n, r, 15, 17, 6));
}, de = g.power.map((n, e) => e), qe = (n, e) => {
  let [t2, r] = ce[e] ?? ce[0], o = xt$1[e] ?? xt$1[0];
  return d(e * (R + 4), 0, { "data-cult": o, "data-box": `0 0 ${R - 4} ${q + 11 * H}` }, i("rect", { width: R - 4, height: q + 11 * H + 34, rx: 6, fill: r }), i("rect", { width: R - 4, height: 24, rx: 6, fill: t2 }), V$1(hr(o), { x: (R - 4) / 2, y: 12, fill: "#fff", "font-size": 13, "font-weight": 700 }), ...de.map((i2) => Ee(i2)), ...de.map((i2) => Fe(n, e, i2)), ...g.priestSpaces.map((i2, s) => Re(n, e, s)));
}, Ln = (n) => xt$1.map((e, t2) => qe(n, t2)).join("") + h("+1: power for reaching a space; below: steps for a priest", 0, q + 11 * H + 46, { "font-size": 10, fill: c.quiet });
var pe = [{ word: /\bcoins?\b/g, letter: "", d: "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM0-2V2", fill: "#f0c53a" }, { word: /\bworkers?\b/g, letter: "", d: "M-4-2L0-4L4-2V3L0 5L-4 3zM-4-2L0 0L4-2M0 0V5", fill: "#d9dade" }, { word: /\bpriests?\b/g, letter: "", d: "M-2-3a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM-4 5L0-1L4 5z", fill: "#c9a06a" }, { word: /\bpower\b/g, letter: "", d: "M0-5L4.500 0L0 5L-4.500 0z", fill: "#a878cf" }, { word: /\bspades?\b/g, letter: "", d: "M-2-5H2M0-5V1M-3 0H3V2L0 5L-3 2z", fill: "#b98a52" }, { word: /\bVP\b/g, letter: "", d: "M0-5L1.400-1.700L5-1.500L2.200.8L3.100 4.300L0 2.300L-3.100 4.300L-2.200.8L-5-1.500L-1.400-1.700z", fill: "#f2d56b" }, { word: /\b(?:cult )?steps?\b/g, letter: "", d: "M-5 4V1H-1.500V-2H1.500V-5H5V4z", fill: "#cfd3d8" }, { word: /\bshipping\b/g, letter: "", d: "M-5 2H5L3 5H-3zM0 1V-5L4 1z", fill: "#8fc1ea" }, { word: /\bkeys?\b/g, letter: "", d: "M-5-2a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM-1-2H5V1M2-2V1", fill: "#e8c87a" }], fe = (n) => pe.reduce((e, { word: t2, letter: r }) => e.replaceAll(t2, r), n), On = 5.35, ue = 11, _e = (n) => n.charCodeAt(0) >= 57344 ? ue : n.length * On, Be = ({ d: n, fill: e }, t2, r) => d(t2, r, {}, i("path", { d: n, fill: e, stroke: "#33302b", "stroke-width": 0.8, "stroke-linejoin": "round" })), me = (n, e, t2) => {
  let r = n.split(/([\uE000-\uE008]{2})/).filter((o) => o !== "");
  return r.map((o, i2) => {
    let s = r.slice(0, i2).reduce((P, _) => P + _e(_), e), a = pe.find(({ letter: P }) => P === o);
    if (a !== void 0) return Be(a, s + ue / 2, t2);
    let p = o.trim(), x = o.length - o.trimStart().length;
    return p === "" ? "" : V$1(p, { "text-anchor": "start", x: s + x * On, y: t2, "font-size": 10, fill: c.quiet, textLength: p.length > 2 ? p.length * On - 0.6 : void 0 });
  }).join("");
};
var k = (n, e, t2 = "", r = "plain", o = { "data-tile": n }) => ({ name: n, text: e, note: t2, look: r, data: o }), Ge = ({ scoring: n, round: e, phase: t2 }) => n.flatMap((r, o) => {
  let i2 = bg[r], s = o + 1, a = s < e || t2 === "end" ? "spent" : s === e ? "current" : "plain";
  return i2 === void 0 ? [] : [k(`Round ${s}`, KO(i2, s), a === "current" ? "now" : i2.id, a)];
}), Ke = ({ finals: n }) => [k("At the end", `largest area ${kn$1.join("/")} VP; each cult ${g.ranks.join("/")} VP`), ...n.flatMap((e) => {
  let t2 = gg[e];
  return t2 === void 0 ? [] : [k("And at the end", `${lu[t2]} ${kn$1.join("/")} VP`)];
})], De = (n) => Nt.flatMap((e, t$1) => {
  let r = n.seats.findIndex(({ bonus: i2 }) => i2 === t$1), o = u(n.bonusCoins, t$1);
  return n.bonusIn[t$1] !== 1 ? [] : r < 0 ? [k(e.id, UO(e), o > 0 ? `+${t(o, "coin")}` : "")] : [k(e.id, UO(e), F(n, r), "spent")];
}), ge = (n, e, t2, r) => n.flatMap((o, i2) => {
  let s = u(e, i2);
  return s > 0 ? [k(o.id, r(o), `×${s}`)] : t2(i2) ? [k(o.id, r(o), "none", "spent")] : [];
}), We = ({ taken: n }) => dn$1.map((e, t2) => {
  let r = { "data-space": e.id };
  return n[t2] === 1 ? k(e.id, LO(e), "taken", "spent", r) : k(e.id, LO(e), "free", "plain", r);
}), Ne = ({ auction: n, phase: e }) => n === null || e !== "auction" ? [] : n.tokens.map((t2) => be(S(t2))), be = ({ id: n, title: e, board: t2, ground: r }) => k(e, r._tag === "home" ? Xe(r.terrain) : `${t2} board`, "", "plain", { "data-faction": n }), Ue = (n) => n.phase === "faction" ? qu(n).map(be) : [], Je = { accept: "Accept", decline: "Decline" }, Qe = (n) => {
  let e = et$1(n), t2 = n.offers.filter(({ to: r }) => e.includes(r)).flatMap((r) => (r.void === 1 ? ["decline"] : ["accept", "decline"]).map((o) => {
    let [i2, s] = [ue$1(n, r), S(d$1(n, r.from).faction)], a = i2 === r.amount ? String(i2) : `${i2} of ${r.amount}`;
    return k(Je[o], `${a} power from ${s.title}`, at$1(r.to, n), "plain", { "data-answer": `${o} ${r.amount} ${s.id}` });
  }));
  return [...new Map(t2.map((r) => [`${r.note} ${String(r.data["data-answer"])}`, r])).values()];
}, Xe = (n) => `home ${Fo[_o.findIndex((e) => e === n)] ?? ""}`, un = (n) => [{ title: "Factions on offer", chips: Ne(n) }, { title: "Free factions", chips: Ue(n) }, { title: "Answers to offers of power", chips: Qe(n) }, { title: `Rounds 1 to ${X$1} and the end`, chips: [...Ge(n), ...Ke(n)] }, { title: "Power actions", chips: We(n) }, { title: "Bonus tiles", chips: De(n) }, { title: "Favor tiles", chips: ge(ko, n.favorPool, () => true, WO) }, { title: "Town tiles", chips: ge(Mo, n.townPool, (e) => n.seats.some(({ towns: t2 }) => u(t2, e) > 0), HO) }].filter(({ chips: e }) => e.length > 0), [fn, zn] = [114, 8], he = ({ text: n }) => C(fe(n), 18), ye = ({ chips: n }) => 24 + 12 * Math.max(...n.map((e) => he(e).length)), Ye = (n, e, t2, r) => {
  let { name: o, note: i$1, look: s, data: a } = n;
  return d(e % r * (fn + zn), Math.floor(e / r) * (t2 + zn), { opacity: s === "spent" ? 0.6 : void 0, ...a, "data-box": `0 0 ${fn} ${t2}` }, i("title", {}, c$1(`${o}: ${n.text}`)), V(0, 0, fn, t2, s === "current" ? { stroke: c.accent, "stroke-width": 2.5 } : {}), h(o, 8, 12, { "font-size": 11, "font-weight": 700 }), V$1(i$1, { "text-anchor": "end", x: fn - 8, y: 12, "font-size": 10, fill: c.accent }), ...he(n).map((p, x) => me(p, 8, 26 + 12 * x)));
}, we = (n, e) => 22 + Math.ceil(n.chips.length / e) * (ye(n) + zn), $e = (n, e) => h(n.title, 0, 10, { "font-weight": 700 }) + d(0, 22, {}, ...n.chips.map((t2, r) => Ye(t2, r, ye(n), e)));
var mn = (n, e) => e.map((t2) => at$1(t2, n)).join(", "), gn = (n, e) => {
  let { faction: t2, home: r } = d$1(n, e);
  if (t2 < 0) return "no faction yet";
  let o = Fo[r];
  if (o === void 0) return "no terrain yet";
  let { _tag: i2 } = S(t2).ground;
  return i2 === "home" || i2 === "shifting" ? `home ${o}` : `began on ${o}`;
}, bn = (n, e) => {
  let [t2, r] = [d$1(n, e), h$1(n, e)];
  return [["VP", t2.vp], ["coins", t2.coins], ["workers", t2.workers], ["priests", t2.priests], ["keys", t2.keys], ["shipping", r.shipping._tag === "none" ? "–" : to(r, t2)], ["digging", r.digging._tag === "track" ? t2.digging : "–"], ["bridges", fe$1.bridges - t2.bridges]];
}, hn = ({ counts: n }) => $t$1.map((e, t2) => Qo[e] - u(n, t2)), jn = ({ points: n }) => `points: ${Ws.flatMap((e, t2) => u(n, t2) === 0 ? [] : [`${e} ${u(n, t2)}`]).join(", ")}`, v = (n, e) => n > 0 ? [e] : [], Ze = ({ steps: n, tokens: e, spades: t$1, priestsDue: r, ordain: o, uses: i2 }) => [...v(n, `${t(n, "cult step")} due`), ...v(e, `may buy ${t(e, "power token")} for 1 VP each`), ...v(t$1, `${t(t$1, "spade")} of the cult bonus to use`), ...v(r, `must place ${t(r, "priest")}`), ...v(o, `may make priests of ${t(o, "worker")}`), ...v(i2, `has used its special actions ${t(i2, "time")}`)], nt = ({ auction: n }, e) => {
  let t2 = u((n == null ? void 0 : n.places) ?? [], e);
  return n === null || t2 < 0 ? [] : [`bid ${u(n.paid, e)} for place ${t2 + 1}`];
}, yn = (n, e) => {
  let t$1 = d$1(n, e), r = Gt.flatMap((i2, s) => t$1.locked >> s & 1 ? [Fo[s]] : []), o = ro(n, e);
  return [...v(t$1.range, `carpet over ${t(t$1.range, "hex", "hexes")}`), ...v(r.length, `priests on ${r.join(", ")}`), ...v(t$1.rivers.length, `towns over ${t$1.rivers.map((i2) => R$1(n).names[i2]).join(", ")}`), ...Ze(t$1), ...v(o.length, `used ${o.join(", ")}`), ...nt(n, e), ...n.phase === "end" ? [jn(t$1)] : []];
}, wn = (n, e, t2) => {
  let { dropped: r } = d$1(n, e), o = n.passing.indexOf(e);
  return r === 1 ? "left the game" : n.phase === "end" ? Dl(n).includes(e) ? "won" : "" : t2.includes(e) ? "to move" : o < 0 ? "" : `passed (${o + 1} of ${n.seats.length})`;
};
var xn = (n, e) => {
  let t2 = d$1(n, e), r = Nt[t2.bonus];
  return [...r === void 0 ? [] : [[r.id, UO(r)]], ...ko.flatMap((o, i2) => L(t2, i2) ? [[o.id, WO(o)]] : []), ...Mo.flatMap((o, i2) => {
    let s = u(t2.towns, i2);
    return s > 0 ? [[o.id + (s > 1 ? ` ×${s}` : ""), HO(o)]] : [];
  }), ...t2.faction < 0 ? [] : h$1(n, e).actions.map((o) => [o.space, VO(o)])];
}, Se = { VP: { "data-resource": "VP" }, coins: { "data-resource": "C" }, workers: { "data-resource": "W" }, priests: { "data-resource": "P" }, shipping: { "data-track": "ship" }, digging: { "data-track": "dig" } }, et = ([n, e], t2, r) => d(t2 * r, 0, Se[n] === void 0 ? {} : { ...Se[n], "data-box": `${-r / 2} 4 ${r} 40` }, V$1(n, { y: 14, "font-size": 10, fill: c.quiet }), V$1(String(e), { y: 32, "font-size": t2 === 0 ? 20 : 16, "font-weight": 700 })), tt = ({ bowl1: n, bowl2: e, bowl3: t2 }) => [n, e, t2].map((r, o) => d(o * 36, 0, {}, i("circle", { cy: 31, r: 14, fill: "#ece2f4", stroke: "#7a4fa0", "stroke-width": o + 1 }), V$1(["I", "II", "III"][o] ?? "", { y: 10, "font-size": 10, fill: c.quiet }), V$1(String(r), { y: 31, "font-size": 14, "font-weight": 700 }))).join(""), rt = (n, e) => hn(d$1(n, e)).map((t2, r) => d(r * 41, 0, { opacity: t2 === 0 ? 0.35 : void 0, "data-structure": $t$1[r], "data-box": "-20 0 40 46" }, d(0, 17, {}, pn(n, e, $t$1[r] ?? "D", $t$1[r])), V$1(`${t2} left`, { y: 39, "font-size": 10, fill: c.quiet }))).join(""), $n = 60, xe = { figures: [248, 0, 50], bowls: [658, 0], supply: [778, 3], pills: [190, 51, 12], notes: 140, doing: [50, 53] }, ke = { figures: [24, 46, 44], bowls: [24, 94], supply: [160, 97], pills: [10, 148, 5], notes: 56, doing: [250, 17] }, ot = (n) => ot$1.some((e) => e === n) ? { "data-space": n, "data-box": `0 0 ${$n} 18` } : {}, it = ([n, e], t2, r) => d(t2 % r * ($n + 4), Math.floor(t2 / r) * 22, ot(n), i("title", {}, c$1(e)), i("rect", { width: $n, height: 18, rx: 9, fill: c.back, stroke: c.line }), V$1(n, { x: $n / 2, y: 9, "font-size": 10 })), Me = (n, e, { notes: t2 }) => C(yn(n, e).join("; "), t2), Te = (n, e, { pills: [, , t2] }) => Math.ceil(xn(n, e).length / t2) * 22, Sn = (n, e, t2) => {
  let { pills: r } = t2;
  return d$1(n, e).faction < 0 ? 52 : Math.max(64, r[1] + 5 + Te(n, e, t2) + Me(n, e, t2).length * 14);
}, st = (n, e, t2) => {
  let { figures: r, bowls: o, supply: i2, pills: s } = t2;
  return [d(r[0], r[1], {}, ...bn(n, e).map((a, p) => et(a, p, r[2]))), d(...o, { "data-resource": "PW", "data-box": "-16 4 104 44" }, tt(d$1(n, e))), d(...i2, {}, rt(n, e)), d(s[0], s[1], {}, ...xn(n, e).map((a, p) => it(a, p, s[2]))), ...Me(n, e, t2).map((a, p) => h(a, s[0], s[1] + 7 + Te(n, e, t2) + p * 14, { "font-size": 11, fill: c.quiet }))];
}, ve = (n, e, t2, r) => {
  let o = wn(n, e, et$1(n)), i$1 = o === "to move", s = gn(n, e), a = d$1(n, e).faction >= 0;
  return i("g", { "data-seat": e, "data-faction": a ? h$1(n, e).id : void 0, "data-box": `0 0 ${t2} ${Sn(n, e, r)}` }, V(0, 0, t2, Sn(n, e, r), i$1 ? { stroke: c.accent, "stroke-width": 2.5 } : {}), d(26, 26, {}, A(n, e, 32, 32, 8)), h(at$1(e, n), 50, 17, { "font-size": 15, "font-weight": 700 }), h(a ? `seat ${e}; ${s}` : s, 50, 36, { "font-size": 11, fill: c.quiet }), h(o, a ? r.doing[0] : 190, a ? r.doing[1] : 17, { "font-size": 11, "font-weight": 700, fill: c.accent }), ...a ? st(n, e, r) : []);
};
var at = { auction: "auction of factions", faction: "choice of factions", terrain: "choice of terrains", favor: "first favor tile", dwelling: "first dwellings", bonus: "first bonus tiles", turn: "actions", offers: "offers of power", cult: "cult bonus", income: "income", end: "end of the game" }, kn = ({ round: n, phase: e }) => `${n === 0 ? "set-up" : `round ${n} of ${X$1}`}, ${at[e]}`, lt = { none: "", one: " for one hex", two: " for two hexes", any: "" }, ct = { none: "", ride: "a free dwelling on a hex of its terrain", "trading-house": "a free trading house", sandstorm: "a sandstorm" }, dt = { none: "", land: "an action on land is under way", other: "an action is under way" }, An = (n) => xt$1.flatMap((e, t2) => n >> t2 & 1 ? [hr(e)] : []).join(", "), y = (n, e) => n > 0 ? e : "", pt = (n) => {
  let { turn: e } = n, t$1 = (r) => r.map((o) => R$1(n).names[o]).join(", ");
  return [dt[e.act], y(e.spades, t(e.spades, "spade") + lt[e.kind]), y(e.paid, `${e.paid} of them bought`), y(e.mayDig, "spades may be bought"), y(e.eruption, "a hex for the volcano"), y(e.sites.length, `building sites ${t$1(e.sites)}`), y(e.built, "its dwelling stands"), y(e.skipped + 1, `has reached ${t$1([e.skipped])} over other hexes`), ct[e.free], y(e.favors, `${t(e.favors, "favor tile")} to choose`), y(e.towns, `${t(e.towns, "town tile")} to choose`), y(e.bridges, `${t(e.bridges, "bridge")} to build`), y(e.steps, t(e.steps, "cult step")), y(e.leap, `${t(e.leap, "step")} on one cult`), y(e.loss, `to pay ${t(e.loss, "step")} of ${An(e.lossFrom)}`), y(e.blocked, `without a key for ${An(e.blocked)}`), y(e.choose, `a key for one of ${An(e.choose)}`), y(e.shift, "a new home terrain"), y(e.left, `${t(e.left, "action")} left`)].filter((r) => r !== "").join("; ");
}, ft = (n) => {
  let { auction: e, phase: t2 } = n;
  if (e === null || t2 !== "auction") return [];
  let r = n.seats.flatMap((o, i2) => e.places.includes(i2) ? [] : [i2 + 1]);
  return [`Opened by ${at$1(e.opener, n)}; ` + (e.bid < 0 ? "no bid yet" : `highest bid ${e.bid} by ${at$1(e.bidder, n)}`) + (e.out.length > 0 ? `; out: ${mn(n, e.out)}` : "") + `; free places: ${r.join(", ")}`];
}, ut = (n) => [...n.offers.map((e) => `${ue$1(n, e)} power for ${at$1(e.to, n)} from ${at$1(e.from, n)}` + (e.void === 1 ? " (can only be declined)" : "")), ...n.watches.map(({ from: e, taken: t2, declined: r }) => `${at$1(e, n)} waits: ${t2} taken, ${r} declined`)], mt = (n) => {
  let e = Dl(n);
  return `${mn(n, e)} ${e.length > 1 ? "share the victory" : "won"} with ${d$1(n, e[0] ?? 0).vp} VP`;
}, Vn = (n, e) => e === "" ? [] : [`${n}: ${e}`], N = (n) => [n.phase === "end" ? mt(n) : `To move: ${mn(n, et$1(n))}`, ...Vn(`Turn of ${at$1(n.turnOf < 0 ? n.active : n.turnOf, n)}`, n.phase === "end" ? "" : pt(n)), ...Vn("Offers", ut(n).join("; ")), ...ft(n), ...Vn("Free factions", n.phase === "faction" ? qu(n).map(({ title: e }) => e).join(", ") : ""), `Order: ${n.order.map((e) => at$1(e, n) + (n.phase !== "end" && n.passing.includes(e) ? " (passed)" : "")).join(", ")}`];
var Cn = (n, e) => R$1(n).names.flatMap((t2, r) => e(r) ? [t2] : []).join(", "), U = (n, e) => e === "" ? [] : [`${n}: ${e}`], gt = (n) => [...Fo.flatMap((e, t2) => U(e, Cn(n, (r) => n.ground[r] === t2))), ...U("towns", Cn(n, (e) => n.town[e] === 1))], bt = (n, e) => $t$1.flatMap((t2, r) => U(_t[t2], Cn(n, (o) => n.owner[o] === e && n.structure[o] === r + 1))), ht = (n, e) => {
  let { names: t2, spans: r } = R$1(n);
  return r.flatMap(([o, i2], s) => n.bridge[s] === e ? [`${t2[o] ?? ""} to ${t2[i2] ?? ""}`] : []).join(", ");
}, yt = (n, e) => {
  let t2 = n.seats.flatMap(({ faction: o, cults: i2 }, s) => o < 0 ? [] : [`${at$1(s, n)} ${u(i2, e)}`]), r = g.priestSpaces.flatMap((o, i2) => {
    let s = u(n.preachers, e * g.priestSpaces.length + i2);
    return s < 0 ? [] : [`${at$1(s, n)} on ${o}`];
  });
  return [...t2, ...U("priests", r.join(", "))].join(", ");
}, wt = (n, e) => {
  let t2 = d$1(n, e);
  return [...bn(n, e).map(([r, o]) => `${r} ${o === "–" ? "none" : o}`), `power ${t2.bowl1} in bowl I, ${t2.bowl2} in II, ${t2.bowl3} in III`, ...bt(n, e), ...U("bridges", ht(n, e)), `left: ${hn(t2).map((r, o) => `${_t[$t$1[o] ?? "D"]} ${r}`).join(", ")}`, ...xn(n, e).map(([r, o]) => `${r} (${o})`), ...yn(n, e), ...n.phase === "end" ? [] : [jn(t2)]];
}, $t = (n, e) => {
  let t2 = wn(n, e, []), r = d$1(n, e).faction >= 0, o = r ? `${at$1(e, n)} (${F(n, e)}), ` : "";
  return [`Seat ${e}: ${o}${gn(n, e)}${t2 === "" ? "" : `, ${t2}`}`, ...r ? wt(n, e) : []].join("; ");
}, Pe = (n) => [...N(n), `Map: ${gt(n).join("; ")}`, ...n.seats.map((e, t2) => $t(n, t2)), ...xt$1.map((e, t2) => `${hr(e)}: ${yt(n, t2)}`), ...un(n).map(({ title: e, chips: t2 }) => `${e}: ${t2.map(({ name: r, text: o, note: i2 }) => `${r}${i2 === "" ? "" : ` (${i2})`}: ${o}`).join("; ")}`)].map((e) => `${e}.`).join(`
`);
var In = 48, O = In / Math.sqrt(3), St = { text: 8, name: -17, river: [0, 17], structure: [0, 1], marker: 1, legend: [9, 6] }, Le = { text: 17, name: -13, river: [-9, 8], structure: [7, 1.35], marker: 1.85, legend: [5, 11] }, z = { width: 13 * In, height: 14 * O + 30 }, En = { width: z.width, height: z.height + 34 }, Mn = (n) => Y([0, 1, 2, 3, 4, 5].map((e) => {
  let t2 = (2 * e + 1) * Math.PI / 6;
  return [n * Math.cos(t2), n * Math.sin(t2)];
})), Hn = (n, e) => {
  let { row: t2, x: r } = R$1(n).places[e] ?? { row: 0, x: 0 };
  return [(r + 1) * In / 2, O * (1 + 1.5 * t2)];
}, xt = (n, e) => _o[u(n.ground, e)] ?? "river", Oe = (n, e) => {
  let { ink: t2, sign: r } = cn[n];
  return i("path", { d: r, transform: `translate(0,${e})`, stroke: t2 });
}, kt = (n, e) => {
  let t2 = $t$1[u(n.structure, e) - 1];
  return [`${R$1(n).names[e] ?? ""}: ${Fo[u(n.ground, e)] ?? ""}`, ...t2 === void 0 ? [] : [`${_t[t2]} of ${at$1(u(n.owner, e), n)}`], ...n.town[e] === 1 ? ["in a town"] : []].join(", ");
}, Mt = () => i("polygon", { points: Mn(O - 2), fill: "none", stroke: "#fff", "stroke-width": 3.5 }) + i("polygon", { points: Mn(O - 2), fill: "none", stroke: c.ink, "stroke-width": 1.5 }), Tt = `${-O * 0.8} ${-O * 0.8} ${O * 1.6} ${O * 1.6}`, Fn = (n, e, t2) => e === 1 && n === 0 ? t2 : i("g", { transform: `translate(0,${n}) scale(${e})` }, t2), vt = (n, e, t2, { text: r, structure: [o, i$1] }) => i("g", { "data-piece": t2 }, Fn(o, i$1, pn(n, u(n.owner, e), t2, void 0, Math.max(10, r / i$1)))), Pt = (n, e, t2) => {
  let r = xt(n, e), o = R$1(n).names[e] ?? "", { fill: i$1, ink: s } = cn[r], a = $t$1[u(n.structure, e) - 1], p = r !== "river", x = n.seats.findIndex(({ rivers: P }) => P.includes(e));
  return d(...Hn(n, e), { "data-hex": o, "data-box": Tt }, i("title", {}, c$1(kt(n, e))), i("polygon", { points: Mn(O - (p ? 0.7 : 0)), fill: i$1, stroke: p ? s : i$1, "stroke-width": 0.4 }), n.town[e] === 1 ? Mt() : "", a === void 0 || t2.structure[0] === 0 ? Oe(r, p ? 19 : t2.river[0]) : "", V$1(o, { y: p ? t2.name : t2.river[1], fill: s }), a === void 0 ? "" : vt(n, e, a, t2), x < 0 ? "" : i("g", { "data-river": x }, Fn(0, t2.marker, A(n, x, 20, 16, 8))));
}, Lt = (n, e, t2) => {
  let r = u(n.bridge, e), [o, i$1] = R$1(n).spans[e] ?? [0, 0], [[s, a], [p, x]] = [Hn(n, o), Hn(n, i$1)], [P] = dn(n, r), _ = (Y2) => [s + (p - s) * Y2, a + (x - a) * Y2], Bn = (Y$1, Ve2) => i("polyline", { points: Y([_(0.3), _(0.7)]), stroke: Y$1, "stroke-width": Ve2 });
  return i("g", { "data-bridge": r }, i("title", {}, c$1(`bridge of ${at$1(r, n)}`)), Bn("#fff", 9), Bn(P, 6), d(..._(0.5), {}, Fn(0, t2.marker, A(n, r, 18, 13, 4))));
}, Ot = ({ text: n, legend: [e, t2] }) => Fo.slice(0, lt$1("river")).map((r, o, i$1) => {
  let s = _o[o] ?? "river", a = Math.floor(o / e), p = i$1.slice(a * e, o).join("").length;
  return d(o % e * 31 + p * t2 + 11, z.height - 8 + a * 26, {}, i("polygon", { points: Mn(10), fill: cn[s].fill }), Oe(s, 1), h(r, 12, 0, { fill: c.quiet, "font-size": Math.max(10, n) }));
}).join(""), Rn = (n, e = St) => i("g", { "font-size": e.text, "stroke-linecap": "round", "stroke-linejoin": "round" }, i("g", { fill: "none", "stroke-width": 1.4 }, ...n.ground.map((t2, r) => Pt(n, r, e)), ...n.bridge.map((t2, r) => t2 < 0 ? "" : Lt(n, r, e)), Ot(e)));
var [J, Q] = [16, 8], X = 968, qn = z.height + 24, zt = (n) => {
  var _a;
  let e = N(n).flatMap((r) => C(r, 150)), { id: t2 } = R$1(n);
  return { height: 36 + e.length * 17, drawn: [h("Terra Mystica", 0, 13, { "font-size": 24, "font-weight": 700 }), V$1(kn(n), { "text-anchor": "end", x: X, y: 15, "font-size": 17, "font-weight": 700 }), V$1(((_a = yg.find((r) => r.id === t2)) == null ? void 0 : _a.title) ?? "", { "text-anchor": "end", x: X, y: 42, fill: c.quiet }), ...e.map((r, o) => h(r, 0, 42 + o * 17, o === 0 ? { "font-weight": 700, fill: c.accent } : {}))].join("") };
}, jt = (n) => ({ height: qn, drawn: V(0, 0, z.width + 24, qn) + d(12, 12, {}, Rn(n)) + V(z.width + 24 + Q, 0, X - z.width - 24 - Q, qn) + d(z.width + 24 + Q + 8, 12, {}, Ln(n)) }), ze = (n, { seat: e }, t2, r) => [...n.order].sort((o, i2) => +(i2 === e) - +(o === e)).map((o) => ({ height: Sn(n, o, r), drawn: ve(n, o, t2, r) })), je = (n, e) => un(n).map((t2) => ({ height: we(t2, e) - Q, drawn: $e(t2, e) })), At = (n, e) => {
  let t2 = (e + 2 * J) * 10 / 360, r = [kn(n), ...N(n)].flatMap((o) => C(o, e / (t2 * 0.58)));
  return { height: r.length * t2 * 1.3, drawn: r.map((o, i2) => h(o, 0, (i2 + 0.5) * t2 * 1.3, { "font-size": t2, ...i2 === 0 && { "font-weight": 700 } })).join("") };
}, Ae = (n, e, t2) => ({ height: e + 24, drawn: V(0, 0, n, e + 24) + d(12, 12, {}, t2) }), Tn = (n, e, t2) => ({ inner: e, parts: [At(n, e), ...t2] }), Vt = (n, e) => {
  switch (e.part) {
    case void 0:
      return { inner: X, parts: [zt(n), jt(n), ...ze(n, e, X, xe), ...je(n, 8)] };
    case "map": {
      let t2 = En.width + 16;
      return Tn(n, t2, [Ae(t2, En.height, d(-4, 0, {}, Rn(n, Le)))]);
    }
    case "cults":
      return Tn(n, 318, [Ae(318, 420, Ln(n))]);
    case "seats":
      return Tn(n, 358, ze(n, e, 358, ke));
    case "tiles":
      return Tn(n, 358, je(n, 3));
  }
}, _n = (n, e = {}) => {
  var _a;
  let t2 = Vt(n, e), { parts: r } = t2, o = t2.inner + 2 * J, i$1 = r.map((a, p) => r.slice(0, p).reduce((x, P) => x + P.height + Q, J)), s = (i$1.at(-1) ?? 0) + (((_a = r.at(-1)) == null ? void 0 : _a.height) ?? 0) + J;
  return oe(Z(o, s, { title: `Terra Mystica, ${kn(n)}`, description: Pe(n) }, i("rect", { width: o, height: s, rx: 10, fill: c.back }), i("g", { fill: c.ink, "font-size": 13 }, ...r.map(({ drawn: a }, p) => d(J, i$1[p] ?? 0, {}, a)))), e);
};
var Fr = Ve(mD, (n, e, t2) => t2 ? ["map", "cults", "seats", "tiles"].map((r) => _n(n, { ...e, part: r })) : [_n(n, e)]);
export {
  Fr as terraMysticaBoard
};
