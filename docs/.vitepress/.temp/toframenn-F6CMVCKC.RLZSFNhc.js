import { q as qm, y, U as Us, u as um, C, a as ar, d as dm, Y, P, H, c, b as d$1, o as or, n as nr, g, e as q } from "./toframenn-74NVM4FS.B-ewpE6w.js";
import { k, y as y$1 } from "./chunk-FEE5JMAU.CxV0ZuvN.js";
import { V as Ve } from "./chunk-TDHZOAEO.DEsBeato.js";
import { n as nt$1, G, e as et$1, _, R, p, j, i as it$1, r as rt$1, c as c$1, J, F, U, Y as Y$2 } from "./chunk-2PUBTQUT.LI1zfaQg.js";
import { j as X, e as i, Y as Y$1 } from "./index.BRGS1VVM.js";
import { t } from "./chunk-RDCLY5KT.DUePkrYo.js";
import "./chunk-VVHRNIIB.oLHihijy.js";
import "./chunk-U2JCAFR5.DIOfqjV4.js";
import "./chunk-HLQMKHUM.Bt-6DFux.js";
import "./chunk-JN7S3LON.DmJl-W3v.js";
import "./chunk-UGIN4BC6.C_-Z0QCY.js";
var lt = ["K", "W", "Y", "O", "G", "B", "R", "C", "P"], nt = 272, et = 98, b = 13, O = [150, 142], ft = ({ settings: e }) => {
  let n = or[e.table];
  return lt.flatMap((t2) => n[t2] === void 0 ? [] : [[t2, n[t2]]]);
}, ut = ([e, n], [t2, r], s, i$1) => {
  let a = Math.hypot(t2 - e, r - n), [o, c2] = [(t2 - e) / a, (r - n) / a], m = (y2, B) => [e + o * y2 + c2 * B, n + c2 * y2 - o * B], [C2, w, pt, ct] = [m(b, s * 0.35), m(a / 2, s), m(a - b - 9, s * 0.45), m(a - b - 1, s * 0.3)], P2 = (y2) => m(a - b - 10, s * 0.48 + y2);
  return i("g", { "data-attack": i$1, stroke: c$1.ink, fill: c$1.ink }, i("path", { d: `M${Y$1([C2])}Q${Y$1([w, pt])}`, fill: "none", "stroke-width": 1.8 }), i("polygon", { points: Y$1([ct, P2(5), P2(-5)]), stroke: "none" }));
}, gt = (e, n, t2) => {
  let r = (n - e + t2) % t2;
  return r === 1 || r === t2 - 1 ? 14 : r * 2 < t2 ? -10 : 30;
}, ht = 24, rt = (e, n) => {
  let t2 = ft(e), r = new Map(t2.map(([o], c2) => {
    let m = 2 * Math.PI * c2 / t2.length;
    return [o, [O[0] + et * Math.sin(m), O[1] - et * Math.cos(m)]];
  })), s = [...r.keys()], i$1 = (o) => r.get(o) ?? O, a = ([o, c2], m) => X(340, O[1] + (m - (t2.length - 1) / 2) * ht, {}, _(o, 0, 0, 11), i("path", { d: "M18 0H44M37-5L44 0L37 5", stroke: c$1.ink, "stroke-width": 1.8, fill: "none" }), ...c2.map((C2, w) => _(C2, 62 + w * 27, 0, 11)));
  return X(p.margin, n, {}, R("Who attacks whom", 0, 10), ...t2.flatMap(([o, c2]) => c2.map((m) => ut(i$1(o), i$1(m), gt(s.indexOf(o), s.indexOf(m), s.length), `${o}${m}`))), ...t2.map(([o]) => _(o, ...i$1(o), b)), ...t2.map(a));
};
var bt = ["#f5ecd7", "#a8998a"], yt = ["#f5ecd7", "#6d5f52"], d = 64, St = (e, n) => {
  let t2 = Y$2(n);
  return { "data-pyramid": `${e}:${n}`, "data-box": `${-t2} ${-t2} ${2 * t2} ${2 * t2}` };
}, it = (e, n) => i("g", { transform: "scale(1.14)" }, J(nr(e), ({ size: t2 }) => n === void 0 ? {} : St(n, t2))) + (nr(e).length > 1 ? F(nr(e), 19.5) : "") + (g(e) ? U(22, -22, 9.5) : ""), kt = ({ board: e }, n) => k(n) + H.map((t2) => {
  let r = c(t2), [s, i$1] = y$1(n, r), a = { x: -d / 2, y: -d / 2, width: d, height: d, fill: bt[q(r)] }, o = e[r] ?? d$1;
  return X(s, i$1, { "data-square": t2, "data-box": `${-d / 2} ${-d / 2} ${d} ${d}` }, i("rect", a), it(o, t2));
}).join("") + i("rect", { x: n.x, y: n.y, width: d * y.files, height: d * y.ranks, fill: "none", stroke: c$1.faint }), mt = 70, ot = ({ hands: e, loose: n }, t2) => mt * (+(e[t2].length > 0) + +(n[t2].length > 0)), at = ({ hands: e, loose: n }, t2, r) => {
  let s = r + (e[t2].length > 0 ? mt : 0);
  return [...e[t2].map((i2, a) => X(p.margin + 31 + a * 68, r + 36, { "data-hand": C(i2), "data-box": "-32 -32 64 64" }, it(i2))), ...n[t2].map((i2, a) => X(p.margin + 18 + a * 35.4, s + 6, { "data-loose": ar(i2), "data-box": "-17 -5 34 56" }, j(ar(i2))))].join("");
}, st = (e, n, t$1) => it$1(t$1, { data: { "data-seat": n }, name: P(n), score: t(Y(e)[n], "pip"), note: dm(e, n), mark: rt$1(yt[n]) }), dt = (e, n = {}) => {
  let t2 = n.seat === 1, [r, s] = t2 ? [1, 0] : [0, 1], i2 = nt$1 + G + 6 + ot(e, s), a = i2 + d * y.ranks + 22, o = a + G + ot(e, r);
  return et$1(o + nt, um(e), Us(e), n, st(e, s, nt$1), at(e, s, nt$1 + G), kt(e, { grid: y, x: p.margin + 20, y: i2, side: d, turned: t2 }), st(e, r, a), at(e, r, a + G), rt(e, o + 8));
};
var Rt = Ve(qm, (e, n) => [dt(e, n)]);
export {
  Rt as toframennBoard
};
