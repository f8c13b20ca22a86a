var l = [[0, 1], [1, 0], [0, -1], [-1, 0], [1, 1], [1, -1], [-1, -1], [-1, 1]], i = [0, 1, 2, 3], u = [4, 5, 6, 7], y = [...i, ...u], c = (r) => r & 4 | r + 2 & 3, f = (r, o) => {
  let a = r * o, t = Array.from({ length: a }, (n, e) => e);
  return { files: r, ranks: o, size: a, names: t.map((n) => String.fromCharCode(97 + n % r) + String(Math.floor(n / r) + 1)), steps: l.map(([n, e]) => t.map((s) => {
    let [d, m] = [s % r + n, Math.floor(s / r) + e];
    return d < 0 || d >= r || m < 0 || m >= o ? -1 : d + r * m;
  })) };
}, p = ({ steps: r, size: o }, a) => Array.from({ length: o }, (t, n) => a.map((e) => {
  var _a;
  return ((_a = r[e]) == null ? void 0 : _a[n]) ?? -1;
}).filter((e) => e !== -1)), b = ({ steps: r, size: o }) => r.map((a) => Array.from({ length: o }, (t, n) => {
  let e = [];
  for (let s = a[n] ?? -1; s !== -1; s = a[s] ?? -1) e.push(s);
  return e;
})), x = (r, o) => r.charCodeAt(0) - 97 + o * (r.charCodeAt(1) - 49), g = ({ names: r }, o) => {
  let a = new Set(r), t = (e) => typeof e == "string" && a.has(e), n = r.filter(t);
  return { all: n, is: t, nameOf: (e) => n[e] ?? o };
};
export {
  b,
  c,
  f,
  g,
  i,
  l,
  p,
  x,
  y
};
