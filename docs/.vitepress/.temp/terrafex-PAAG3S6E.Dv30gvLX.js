import { k, y } from "./chunk-FEE5JMAU.CxV0ZuvN.js";
import { V as Ve } from "./chunk-TDHZOAEO.DEsBeato.js";
import { J as Jc, v as va, q as qc, W as Wt, w, a as vc, p as pe, L, B, b, E as E$2, c as c$1, h as he } from "./terrafex-UI5F2MUB.zI6otqBo.js";
import { e as et, s as st, o as ot, p as p$1, G, R, q, E as E$1, i as it, r as rt, T, k as k$1, n as nt, F, J as J$1, W } from "./chunk-2PUBTQUT.LI1zfaQg.js";
import { f as E, X as X$1, j as X$2, e as i } from "./index.BRGS1VVM.js";
import { t } from "./chunk-RDCLY5KT.DUePkrYo.js";
import "./chunk-UGIN4BC6.C_-Z0QCY.js";
import "./chunk-HIO7G4AL.mI1bMOQ9.js";
import "./chunk-U2JCAFR5.DIOfqjV4.js";
import "./chunk-HLQMKHUM.Bt-6DFux.js";
import "./chunk-JN7S3LON.DmJl-W3v.js";
var U = ["#f3ead6", "#bdb29d"], V = ["#ffffff", "#33363b"], X = { 1: 13, 2: 22, 3: 31.5 }, Z = ({ settings: r }, t2) => [...X$1].reverse().map((e) => {
  let o = X[e], a = U[he(r, t2, e)];
  return i("rect", { x: -o, y: -o, width: 2 * o, height: 2 * o, rx: 2, fill: a });
}).join(""), rr = (r, t2) => {
  let [e, o] = [{ colour: "G", size: t2 }, { colour: "B", size: r }], a = F([o, e], 19.5);
  if (r < t2) return J$1([e, o]) + a;
  if (r > t2) return k$1(o, { text: 0 }) + k$1(e, { text: 0 }) + i("circle", { r: [0, 11, 20, 20][t2], fill: W("B"), "fill-opacity": 0.25, stroke: "#fff", "stroke-dasharray": "3 3" }) + a;
  let n = r === 1 ? 7 : 5;
  return X$2(-n, n, {}, k$1(e, { text: 0 })) + X$2(n, -n, {}, k$1(o, { text: 0 })) + a;
}, tr = (r) => {
  switch (r._tag) {
    case "Empty":
      return "";
    case "Fire":
      return k$1({ colour: "R", size: r.size });
    case "Mountain":
      return k$1({ colour: "Y", size: r.size });
    case "Forest":
      return k$1({ colour: "G", size: r.size });
    case "Glacier":
      return k$1({ colour: "B", size: r.size });
    case "Capped":
    case "Frosted":
      return rr(r.blue, r.green);
  }
}, er = (r, t2) => k(t2) + B.map((e) => {
  let [o, a] = y(t2, b(e));
  return X$2(o, a, { "data-square": e, "data-box": `${-c / 2} ${-c / 2} ${c} ${c}` }, Z(r, e), tr(E$2(r, e)));
}).join(""), or = (r, t2) => t2 ? q(0.86, { colour: r, size: 3 }, {}) : X$2(-22, 0, {}, T({ colour: r, size: 3 }, {})), ar = (r, t2, e) => R("Trackers", t2, e + 8) + Wt.map(([o, a], n) => {
  let Q = w(r, a);
  return X$2(t2 + 24 + n * 54, e + 44, { "data-tracker": o, "data-box": "-26 -26 52 52" }, or(o, Q));
}).join(""), sr = ({ selected: r }, t2, e) => R("Selected", t2, e + 8) + X$2(t2 + 30, e + 44, { "data-selected": r, "data-box": "-25 -25 50 50" }, E$1(-25, -25, 50, 50, { "stroke-dasharray": r === 0 ? "4 4" : void 0 }), r === 0 ? "" : q(0.86, { colour: "R", size: r })), c = 64, D = nt + G + 6, J = D + c * c$1.ranks + 22, p = J + G + 12, nr = p + 2 * ot + 16, A = (r, t$1, e) => it(e, { data: { "data-seat": t$1 }, name: L(t$1), score: t(pe(r)[t$1], "point"), note: vc(r, t$1), mark: rt(V[t$1]) }), K = (r, t2 = {}) => {
  let e = t2.seat === 1, o = e ? 1 : 0;
  return et(nr, qc(r), va(r), t2, A(r, o === 0 ? 1 : 0, nt), er(r, { grid: c$1, x: p$1.margin + 20, y: D, side: c, turned: e }), A(r, o, J), ar(r, p$1.margin, p), sr(r, 260, p), st(368, p, "Fire pit", "data-pit", X$1.map((a) => [`R${a}`, r.pit[a - 1] ?? 0])), st(p$1.margin, p + ot + 10, "Pool", "data-pool", E.map((a, n) => [a, r.pool[n] ?? 0])));
};
var yr = Ve(Jc, (r, t2) => [K(r, t2)]);
export {
  yr as terrafexBoard
};
