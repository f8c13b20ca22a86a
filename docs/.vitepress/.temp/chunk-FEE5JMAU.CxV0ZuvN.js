import { c as c$1, d } from "./chunk-2PUBTQUT.LI1zfaQg.js";
import { V } from "./index.BRGS1VVM.js";
var y = ({ grid: r, x: o, y: a, side: e, turned: l }, t) => {
  let [s, i] = [t % r.files, Math.floor(t / r.files)], [n, u] = l ? [r.files - 1 - s, i] : [s, r.ranks - 1 - i];
  return [o + e * (n + 0.5), a + e * (u + 0.5)];
}, c = { "font-size": d, fill: c$1.faint }, k = (r) => {
  let { grid: o, x: a, y: e, side: l } = r, t = Array.from({ length: o.files }, (i, n) => V(String.fromCharCode(97 + n), { x: y(r, n)[0], y: e + l * o.ranks + 11, ...c })), s = Array.from({ length: o.ranks }, (i, n) => V(String(n + 1), { x: a - 9, y: y(r, n * o.files)[1], ...c }));
  return [...t, ...s].join("");
};
export {
  k,
  y
};
