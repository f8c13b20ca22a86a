import { v as oe, V, j as X, Z, e as i, n as ne, X as X$1, Y as Y$1 } from "./index.BRGS1VVM.js";
var f = { R: { paint: "#d5382f", ink: "#fff" }, Y: { paint: "#f4c62a", ink: "#222" }, G: { paint: "#2b9348", ink: "#fff" }, B: { paint: "#2b6cc4", ink: "#fff" }, P: { paint: "#8645b5", ink: "#fff" }, O: { paint: "#f08a24", ink: "#222" }, K: { paint: "#3b3e44", ink: "#fff" }, W: { paint: "#fdfdfb", ink: "#222" }, C: { paint: "#c9e7ee", ink: "#222" } }, H = ({ colour: t, size: n }) => `${t}${n}`, W = (t) => f[t].paint, x = { stroke: "#3a3732" }, L = { 1: 9, 2: 17.5, 3: 26 }, Y = (t) => L[t], d = 14, C = { 1: [0.3, 14], 2: [8, 15], 3: [13, 18] }, A = { 1: 2.6, 2: 4, 3: 4 }, O = (t, n, e, [r, i$1], s) => i("path", { d: X$1.map((a) => a > t ? "" : `M${n + r * (a - 1)} ${e + i$1 * (a - 1)}h.01`).join(""), stroke: s, "stroke-width": t === 1 ? 3 : 3.6, "stroke-linecap": "round" }), y = (t, n, e, r) => V(t, { x: n, y: e, "font-size": r, "font-weight": 700, fill: f[t].ink }), v = (t) => [i("path", { d: `M${-t} ${-t}h${2 * t}L0 0z`, fill: "#fff", opacity: 0.34 }), i("path", { d: `M${-t} ${-t}v${2 * t}L0 0z`, fill: "#fff", opacity: 0.14 }), i("path", { d: `M${t} ${-t}v${2 * t}L0 0z`, fill: "#000", opacity: 0.1 }), i("path", { d: `M${-t} ${t}h${2 * t}L0 0z`, fill: "#000", opacity: 0.2 })].join(""), h = (t) => ({ "data-piece": H(t) }), k = (t, { text: n, data: e = h(t) } = {}) => {
  let { colour: r, size: i$1 } = t, s = L[i$1], [a, l] = C[i$1];
  return i("g", e, i("rect", { x: -s, y: -s, width: 2 * s, height: 2 * s, fill: f[r].paint, ...x }), v(s), i$1 === 1 && n !== 0 ? "" : O(i$1, -s + A[i$1], -s + A[i$1], [4.8, 0], f[r].ink), n === 0 ? "" : y(r, 0, a, n ?? l));
}, _ = (t, n, e, r) => i("circle", { cx: n, cy: e, r, fill: f[t].paint, ...x }) + y(t, n, e + 0.5, d), q = (t, n, e) => i("g", { transform: `scale(${t})` }, k(n, { text: Math.max(C[n.size][1], d / t), ...e && { data: e } })), u = { width: 17, height: 16, step: 18 }, F = (t, n) => i("g", { "pointer-events": "none" }, ...[...t].sort((e, r) => e.size - r.size).map(({ colour: e }, r) => {
  let i$1 = (r - (t.length - 1) / 2) * u.step;
  return i("rect", { x: i$1 - u.width / 2, y: n - u.height / 2, width: u.width, height: u.height, rx: 3, fill: f[e].paint, ...x }) + y(e, i$1, n + 0.5, d);
})), J = (t, n = () => ({})) => [...t].sort((e, r) => r.size - e.size).map((e) => k(e, { ...t.length > 1 && { text: 0 }, data: { ...h(e), ...n(e) } })).join(""), S = { 1: { long: 30, wide: 22, text: 14 }, 2: { long: 38, wide: 26, text: 14 }, 3: { long: 46, wide: 31, text: 16 } }, Q = (t) => S[t].long, T = (t, n = h(t)) => {
  let { colour: e, size: r } = t, { long: i$1, wide: s, text: a } = S[r], l = s / 2;
  return i("g", n, i("path", { d: `M0 ${-l}L${i$1} 0L0 ${l}z`, fill: f[e].paint, "stroke-linejoin": "round", ...x }), i("path", { d: `M0 ${-l}L${i$1} 0H0z`, fill: "#fff", opacity: 0.25 }), i("path", { d: `M0 ${l}L${i$1} 0H0z`, fill: "#000", opacity: 0.14 }), O(r, 3.2, -2.6 * (r - 1), [0, 5.2], f[e].ink), y(e, i$1 * 0.22 + 4.4, 0.3, a));
}, U = (t, n, e) => i("polygon", { points: Y$1(Array.from({ length: 10 }, (r, i2) => {
  let [s, a] = [i2 * Math.PI / 5, i2 % 2 === 0 ? e : e * 0.45];
  return [t + a * Math.sin(s), n - a * Math.cos(s)];
})), fill: "#ffd54a", stroke: "#5a4300", "stroke-width": 1.2, "stroke-linejoin": "round" }), j = (t, n) => X(0, 18, { opacity: n === 0 ? 0.35 : void 0 }, i("g", { transform: "scale(.66)" }, k(ne(t), { text: 0, data: { "data-piece": t, "data-count": n } })), V(t, { y: 26, "font-size": d }), n === void 0 ? "" : V(`×${n}`, { y: 40, "font-size": d, "font-weight": 700 }));
var c = { paper: "#faf8f3", line: "#d9d3c5", ink: "#24272c", faint: "#62656b", panel: "#f0ece2", accent: "#0f766e", accentPaper: "#d3ece8" }, p = { width: 560, margin: 14, inner: 532 }, nt = 50, b = (t, n, e, r = {}) => V(t, { x: n, y: e, "text-anchor": "start", "font-size": d, ...r }), R = (t, n, e) => b(t, n, e, { "font-weight": 600, fill: c.faint }), et = (t, n, { text: e, note: r }, i2, ...s) => oe(D(t, n, { text: e, note: r }, s), i2), B = (t) => Math.max(d, Math.min(16, p.inner / (t.length * 0.54))), D = (t, n, { text: e, note: r }, i$1) => Z(p.width, t, n, i("rect", { x: 0.5, y: 0.5, width: p.width - 1, height: t - 1, rx: 10, fill: c.paper, stroke: c.line }), i("g", { fill: c.ink }, b(e, p.margin, r === "" ? 25 : 17, { "font-size": B(e), "font-weight": 700 }), r === "" ? "" : b(r, p.margin, 37, { fill: c.faint }), ...i$1)), E = (t, n, e, r, i$1 = {}) => i("rect", { x: t, y: n, width: e, height: r, rx: 5, fill: c.panel, stroke: c.line, ...i$1 }), G = 28, rt = (t) => i("circle", { r: 7, fill: t, stroke: c.ink }), it = (t, { data: n, name: e, score: r, note: i2, mark: s }, a = G) => X(p.margin, t, { ...n, "data-box": `0 0 ${p.inner} ${a}` }, E(0, 0, p.inner, a, i2 === "" ? {} : { fill: c.accentPaper, stroke: c.accent }), X(a / 2 + 2, a / 2, {}, s), b(`${e} ${i2}`.trimEnd(), a + 6, a / 2 + 0.5, { "font-weight": i2 === "" ? 500 : 700, "font-size": 14 }), b(r, p.inner - 10, a / 2 + 0.5, { "text-anchor": "end", "font-weight": 700, "font-size": 14 })), ot = 92, st = (t, n, e, r, i2) => R(e, t, n + 8) + i2.map(([s, a], l) => X(t + 22 + l * 44.3, n + 20, { [r]: s, "data-box": "-21 -5 42 75" }, j(s, a))).join("");
export {
  E,
  F,
  G,
  J,
  Q,
  R,
  T,
  U,
  W,
  Y,
  _,
  b,
  c,
  d,
  et as e,
  it as i,
  j,
  k,
  nt as n,
  ot as o,
  p,
  q,
  rt as r,
  st as s
};
