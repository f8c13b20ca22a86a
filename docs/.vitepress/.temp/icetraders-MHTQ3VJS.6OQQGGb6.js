import { l as lu, h as hn, y as ye$1, d as dn, T as Te, H as Ha, m as mn, a as ln, x as xe$1, B as B$1, b as m } from "./icetraders-HFXK7FEA.Bem670H3.js";
import { V as Ve$1 } from "./chunk-TDHZOAEO.DEsBeato.js";
import { c, n as nt, e as et$1, b, s as st, p, o as ot, R, E as E$1, W as W$1, d, T, J, F as F$1, Q } from "./chunk-2PUBTQUT.LI1zfaQg.js";
import { e as i, V, f as E, k, g as tr, j as X, X as X$1, n as ne, m as ee, o as ft, l as lt } from "./index.BRGS1VVM.js";
import { s, t } from "./chunk-RDCLY5KT.DUePkrYo.js";
import "./chunk-HLQMKHUM.Bt-6DFux.js";
import "./chunk-UGIN4BC6.C_-Z0QCY.js";
var x = ({ settings: e }) => Array.from({ length: e.players }, (t2, n) => n), z = (e) => e === "unpicked" ? "not picked" : e === "hidden" ? "picked, hidden" : `picked ${e.slice(0, 2)} ${e.slice(2)}`, we = ["R", "Y", "G", "B"], B = ({ power: e, uses: t$1 }) => {
  let n = we[e];
  return t$1 === 0 || n === void 0 ? "" : `, ${t(t$1, "use")} of ${ft(n)} left`;
}, Re = ({ ending: e, winners: t2 }) => {
  let n = t2.length === 0 ? "nobody wins" : `${t2.length === 1 ? "seat" : "seats"} ${s(t2.map(String))} ${t2.length === 1 ? "wins" : "win"}`;
  return `The game is over (${e}): ${n}`;
}, Pe = (e) => {
  let t2 = `Seat ${e.mover}`;
  switch (e.phase) {
    case "align":
      return `${t2} chooses its alignment`;
    case "pick":
      return `${t2} picks two pieces`;
    case "place":
      return `${t2} places its first ship`;
    case "main":
      return `${t2} has its turn`;
    case "sac":
      return `${t2} has sacrificed a ship${B(e)}`;
    case "ent":
      return `${t2} decides on an enterprise in system ${e.pending}${B(e)}`;
    case "rev":
      return `${t2} decides on a revolt in system ${e.pending}${B(e)}`;
    case "over":
      return Re(e);
  }
}, H = (e) => ({ text: Pe(e), note: e.settings.turnLimit === 0 ? "" : `${e.turns} of ${e.settings.turnLimit} turns` }), Ce = (e) => s(E.flatMap((t2) => {
  let n = e.filter((r) => r === t2).length;
  return n === 0 ? [] : [`${n} ${ee(t2)}`];
})), je = (e) => e.length === 0 ? "hyperspace" : e.map(ee).join(" and "), Me = (e, { number: t2, markers: n, ships: r }) => {
  let o = x(e).flatMap((a) => {
    let c2 = r.filter(({ owner: m2 }) => m2 === a).map(({ piece: m2 }) => m2);
    return c2.length === 0 ? [] : [`seat ${a} has ${Ce(c2)}`];
  }), s$1 = e.systems.filter((a) => xe$1(B$1(e, t2), a)).map(m), i2 = s$1.length === 0 ? "" : `, connected to ${s(s$1.map(String))}`;
  return `System ${t2}, ${je(n)}${i2}: ${o.join("; ") || "no ships"}.`;
}, Ae = (e, t2) => {
  let n = e.picks[t2];
  return `Seat ${t2}: alignment ${mn(e.alignments[t2] ?? "hidden")}, ${n === void 0 ? `material ${dn(e)[t2] ?? 0}` : z(n)}, ${ln(e.standings[t2] ?? "living")}.`;
}, Ne = ({ stash: e }) => {
  let t2 = E.flatMap((n, r) => {
    let o = e[r] ?? 0;
    return o === 0 ? [] : [`${o} ${ee(n)}`];
  });
  return `Stash: ${s(t2)}.`;
}, F = (e) => [...e.revealed ? ["Alignments are revealed."] : [], ...e.bereft ? ["Its last large ship is gone: without a new one it is out when the turn ends."] : [], ...e.barred === 0 ? [] : [`May not be picked twice: ${ye$1(e.barred).join(" ")}.`], ...e.picks.length > 0 && e.tieSeat > 0 ? [`Ties for the first player are broken from seat ${e.tieSeat} on.`] : []], de = (e) => {
  let { text: t2, note: n } = H(e), r = Te(e);
  return { title: `IceTraders: ${t2}`, description: [`${t2}.${n === "" ? "" : ` ${n}.`}`, ...F(e), ...x(e).map((o) => Ae(e, o)), ...r.length === 0 ? ["No systems yet."] : r.map((o) => Me(e, o)), Ne(e)].join(" ") };
};
var pe = ({ seat: e }) => e === void 0 ? k : tr(e);
var fe = [["#1f2937", "#fff"], ["#0f766e", "#fff"], ["#9d174d", "#fff"], ["#78716c", "#fff"], ["#fff", "#1f2937"]], j = (e) => {
  let [t2, n] = fe[e] ?? fe[0];
  return i("circle", { r: 9.5, fill: t2, stroke: "#1f2937" }) + V(String(e), { y: 0.5, "font-size": d, "font-weight": 700, fill: n });
};
var g = 164, W = 66, G = 35, Be = g - 32, ge = ({ piece: e }) => Q(ne(e).size), ze = (e) => e.reduce((t2, n) => {
  let r = t2.at(-1), o = r === void 0 ? 0 : r.x + ge(r.ship) + 4, s2 = o + ge(n) <= Be;
  return [...t2, { ship: n, x: s2 ? o : 0, line: ((r == null ? void 0 : r.line) ?? 0) + (s2 ? 0 : 1) }];
}, []), ue = ({ berths: e }) => {
  var _a;
  return (((_a = e.at(-1)) == null ? void 0 : _a.line) ?? 0) + 1;
}, he = (e, { ships: t2 }) => x(e).reduce((n, r) => {
  let o = t2.filter((a) => a.owner === r), s2 = n.at(-1), i2 = s2 === void 0 ? 0 : s2.line + ue(s2);
  return o.length === 0 ? n : [...n, { owner: r, berths: ze(o), line: i2 }];
}, []), M = (e, t2) => {
  let n = he(e, t2).at(-1);
  return W + (n === void 0 ? 0 : (n.line + ue(n)) * G);
}, He = (e) => `0 -15 ${Q(ne(e).size)} 30`, Fe = ({ owner: e, berths: t2, line: n }, r) => X(6, W + (n + 0.4) * G, { "data-owner": e, "data-box": "-2 -12 22 24" }, X(9, 0, {}, j(e)), ...t2.map(({ ship: o, x: s2, line: i2 }) => X(24 + s2, i2 * G, {}, T(ne(o.piece), { "data-piece": o.piece, "data-ship": `${o.piece}@${r}`, "data-box": He(o.piece) })))), Ge = i("circle", { r: 26, fill: "none", stroke: c.faint, "stroke-dasharray": "4 4" }) + V("hyper", { y: -7, "font-size": d, fill: c.faint }) + V("space", { y: 7, "font-size": d, fill: c.faint }), We = ({ markers: e }) => {
  let t2 = e.map(ne);
  return t2.length === 0 ? Ge : J(t2) + (t2.length > 1 ? F$1(t2, 21) : "");
}, ye = (e, t2, n, r, o) => {
  let { number: s2 } = t2;
  return X(n, r, { "data-system": s2, "data-box": `0 0 ${g} ${o}` }, E$1(0, 0, g, o, e.pending === s2 ? { fill: c.accentPaper, stroke: c.accent } : {}), b(String(s2), 6, 13, { "font-size": 16, "font-weight": 700 }), X(g / 2, W / 2, {}, We(t2)), ...he(e, t2).map((i2) => Fe(i2, s2)));
};
var Ie = (p.inner - 3 * g) / 2, Le = 22, I = 6, _e = 22, ke = [...X$1].reverse(), Ye = ["R", "Y", "G", "B"], be = (e, t2, n) => {
  let r = t2.map((o) => M(e, o) + I);
  return t2.length === 0 ? [] : [{ systems: t2, column: n, height: r.reduce((o, s2) => o + s2, -I) }];
}, $e = ({ markers: [e] }) => e, De = (e, t2) => t2.filter(({ cells: n }) => n.length > 0).reduce((n, r) => {
  let o = n.at(-1), s2 = Math.max(...r.cells.map((i2) => i2.height));
  return [...n, { ...r, y: o === void 0 ? e : o.y + o.height + Le, height: s2 }];
}, []), Ee = (e, t2) => {
  let n = Te(e), r = (i2) => ({ colour: i2, cells: ke.flatMap((a, c2) => be(e, n.filter((m2) => $e(m2) === `${i2}${a}`), c2)) }), o = n.filter((i2) => $e(i2) === void 0), s2 = Array.from({ length: Math.ceil(o.length / 3) }, (i2, a) => ({ colour: void 0, cells: o.slice(3 * a, 3 * a + 3).flatMap((c2, m2) => be(e, [c2], m2)) }));
  return De(t2, [...Ye.map(r), ...s2]);
}, L = (e) => p.margin + e * (g + Ie), xe = (e, t2) => e.flatMap(({ cells: r, y: o, height: s2 }) => r.filter(({ systems: i2 }) => i2.some((a) => a.number === t2)).map(({ column: i2 }) => [L(i2) + g / 2, o + s2 / 2]))[0] ?? [0, 0], qe = (e, t2) => {
  let n = Ha(e).map(([r, o]) => {
    var _a;
    let [[s2, i2], [a, c$1]] = [xe(t2, r), xe(t2, o)], m2 = (_a = Te(e).find(({ number: S }) => S === r)) == null ? void 0 : _a.markers[0], k2 = i2 === c$1 && m2 !== void 0 ? W$1(ne(m2).colour) : c.faint;
    return { name: `${r}-${o}`, d: `M${s2} ${i2}L${a} ${c$1}`, stroke: k2 };
  });
  return i("path", { d: n.map(({ d: r }) => r).join(""), stroke: c.ink, "stroke-width": 8, fill: "none" }) + n.map(({ name: r, d: o, stroke: s2 }) => i("path", { d: o, stroke: s2, "stroke-width": 5, "data-connection": r })).join("");
}, Je = (e, { y: t2, height: n }, { systems: r, column: o, height: s2 }) => {
  let [i2, a] = [L(o), t2 + (n - s2) / 2], c$1 = r.map((k2, S) => r.slice(0, S).reduce((Oe, Te2) => Oe + M(e, Te2) + I, a));
  return (r.length < 2 ? "" : E$1(i2 - 4, a - 4, g + 8, s2 + 8, { fill: c.paper, stroke: c.ink, "stroke-dasharray": "5 3" })) + r.map((k2, S) => ye(e, k2, i2, c$1[S] ?? a, M(e, k2))).join("");
}, Ke = "A line joins connected systems, a dashed frame those that are not.", Se = (e, t2) => {
  let n = Ee(e, t2 + _e), r = n.at(-1);
  if (r === void 0) return { drawn: "", height: 0 };
  let o = r.y + r.height;
  return { drawn: [...ke.map((s2, i2) => R(lt(s2), L(i2), t2 + 9)), qe(e, n), ...n.flatMap((s2) => s2.cells.map((i2) => Je(e, s2, i2))), b(Ke, p.margin, o + 18, { fill: c.faint })].join(""), height: o + 26 - t2 };
};
var w = 29, Qe = { good: ["#fff7cc", "#5b4a00", void 0], evil: ["#3b1220", "#fff", void 0], hidden: [c.paper, c.faint, "3 3"], unchosen: ["none", c.faint, "1 4"] }, Ue = (e, t2) => {
  let [n, r, o] = Qe[t2];
  return E$1(e, 4, 84, 19, { rx: 9.5, fill: n, stroke: c.faint, "stroke-dasharray": o }) + V(mn(t2), { x: e + 42, y: 14, "font-size": d, "font-weight": 600, fill: r });
}, Xe = { living: "living", eliminated: "out by another seat", selfEliminated: "out by itself" }, Ze = ({ mover: e, winners: t2 }, n) => t2.some((r) => r === n) ? " wins" : e === n ? " to move" : "", ve = (e, t2, n, r) => {
  let o = e.picks[t2], s2 = Ze(e, t2), i2 = (w - 2) / 2 + 0.5;
  return X(p.margin, n, { "data-seat": t2, "data-box": `0 0 ${p.inner} ${w - 2}`, opacity: e.standings[t2] === "living" ? void 0 : 0.7 }, E$1(0, 0, p.inner, w - 2, s2 === "" ? {} : { fill: c.accentPaper, stroke: c.accent }), X(16, i2, {}, j(t2)), b(`Seat ${t2}${r ? " (you)" : ""}${s2}`, 32, i2, { "font-weight": s2 === "" ? 500 : 700 }), Ue(198, e.alignments[t2] ?? "hidden"), b(o === void 0 ? `material ${dn(e)[t2] ?? 0}` : z(o), 288, i2), b(Xe[e.standings[t2] ?? "living"], p.inner - 8, i2, { "text-anchor": "end", fill: c.faint }));
}, et = (e, t2) => {
  let n = F(e), r = nt + w * e.settings.players + 4, o = r + n.length * 18 + 6, s2 = Se(e, o), i2 = o + s2.height + 12;
  return et$1(i2 + ot + 8, de(e), H(e), t2, ...x(e).map((a) => ve(e, a, nt + w * a, a === t2.seat)), ...n.map((a, c2) => b(a, p.margin, r + 9 + c2 * 18)), s2.drawn, st(p.margin, i2, "Stash", "data-stash", E.map((a, c2) => [a, e.stash[c2] ?? 0])));
}, Ve = (e, t2 = {}) => et(hn(pe(t2))(e), t2);
var Wt = Ve$1(lu, (e, t2) => [Ve(e, t2)]);
export {
  Wt as icetradersBoard
};
