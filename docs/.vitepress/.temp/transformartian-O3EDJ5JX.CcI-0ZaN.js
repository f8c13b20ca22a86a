import { j as jl, U as U$1, e as es, l as ll, p, i as il, I as It, B as Be, G, w, t as te, J as Jn, D, Z as Z$1 } from "./transformartian-ODSSL6EA.DP8O-WIi.js";
import { k as k$1, y } from "./chunk-FEE5JMAU.CxV0ZuvN.js";
import { V as Ve } from "./chunk-TDHZOAEO.DEsBeato.js";
import { e as et$1, E, i as it, R as R$1, p as p$1, d, q, k as k$2, n as nt$1, c } from "./chunk-2PUBTQUT.LI1zfaQg.js";
import { j as X, V as V$1, e as i } from "./index.BRGS1VVM.js";
import { t } from "./chunk-RDCLY5KT.DUePkrYo.js";
import "./chunk-HIO7G4AL.mI1bMOQ9.js";
import "./chunk-U2JCAFR5.DIOfqjV4.js";
import "./chunk-HLQMKHUM.Bt-6DFux.js";
import "./chunk-JN7S3LON.DmJl-W3v.js";
import "./chunk-UGIN4BC6.C_-Z0QCY.js";
var e = 50, u = nt$1 + 16, Y = ({ grid: t2 }, n) => k$1(n) + t2.map((o, r) => {
  let [a, s] = y(n, r), i2 = { "stroke-width": 0.8, rx: 0 };
  return X(a, s, { "data-square": te[r], "data-box": `${-e / 2} ${-e / 2} ${e} ${e}` }, E(-e / 2, -e / 2, e, e, i2), q(0.87, { colour: w(o), size: 3 }));
}).join(""), R = 306, j = 48, h = 62, g = ({ settings: t2 }) => Math.max(40, (e * U$1(t2) - h) / t2.levels.length), Q = 9, Z = (t2) => {
  var _a;
  let n = Z$1(t2).split("/"), [o, r] = [((_a = n[0]) == null ? void 0 : _a.length) ?? 0, n.length], a = n.flatMap((s, i2) => Array.from(s).map((p2, c2) => p2 === "o" ? `M${(c2 - o / 2) * Q + 0.5} ${(i2 - r / 2) * Q + 0.5}h8v8h-8z` : ""));
  return i("path", { d: a.join(""), fill: c.ink });
}, tt = (t2) => t2 >= 58 ? [-19.5, 0, 19.5].flatMap((n) => [[-10, n], [10, n]]) : [-9, 9].flatMap((n) => [-15.6, 0, 15.6].map((o) => [o, n])), nt = (t2, n, o) => {
  let r = g(t2), a = tt(r);
  return Be(t2).filter((s) => t2.smalls[D(t2.settings, n, s)] === o).map((s) => {
    let [i2, p2] = a[s] ?? [0, 0], c2 = { colour: w(s), size: 1 };
    return X(i2, p2, { "data-small": `${n + 1}${w(s)}`, "data-box": "-9 -9 18 18" }, r >= 58 ? k$2(c2) : q(0.84, c2));
  }).join("");
}, ot = (t2, n, o) => X(R + j * (o + 0.5), u, { "data-column": o + 1, "data-shape": n }, V$1(Jn(n), { y: -9, "font-size": d }), X(0, h / 2 - 2, {}, Z(n)), ...t2.settings.levels.map((r, a) => X(0, h + g(t2) * (a + 0.5), {}, E(-j / 2, -g(t2) / 2, j, g(t2), { rx: 0 }), nt(t2, o, a)))), rt = (t2) => t2.settings.shapes.map((n, o) => ot(t2, n, o)).join("") + t2.settings.levels.map((n, o) => V$1(String(n), { x: R - 5, y: u + h + g(t2) * (o + 0.5), "text-anchor": "end", "font-size": d, "font-weight": 700 })).join(""), U = (t2) => X(0, 0, { "data-medium": w(t2), "data-box": "-18 -18 36 36" }, k$2({ colour: w(t2), size: 2 })), k = 42, at = (t$1, n, o) => {
  let r = t$1.hands[n] ?? p, a = { data: { "data-team": n }, name: It(t$1, n), score: `${t$1.scores[n] ?? 0} of ${t(t$1.settings.target, "point")}`, note: il(t$1, n), mark: r === p ? E(-15, -15, 30, 30, { "stroke-dasharray": "4 4" }) : U(r) };
  return it(o, a, k);
}, st = 66, et = (t2, n) => R$1("Mediums at home", p$1.margin, n + 8) + Be(t2).filter((o) => G(t2, o)).map((o) => X(p$1.margin + 20 + o * 44, n + 38, {}, U(o))).join(""), V = (t2, n = {}) => {
  let { settings: o } = t2, r = n.seat === 1 && o.players === 2, a = { files: 5, ranks: U$1(o) }, s = e * a.ranks + 22, i2 = h + g(t2) * o.levels.length, p2 = u + Math.max(s, i2 + 8) + 4, c2 = p2 + st;
  return et$1(c2 + (k + 6) * o.teams + 8, ll(t2), es(t2), n, Y(t2, { grid: a, x: p$1.margin + 18, y: u, side: e, turned: r }), rt(t2), et(t2, p2), ...t2.scores.map((mt, H) => at(t2, H, c2 + (k + 6) * H)));
};
var St = Ve(jl, (t2, n) => [V(t2, n)]);
export {
  St as transformartianBoard
};
