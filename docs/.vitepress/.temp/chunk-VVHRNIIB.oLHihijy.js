var r = (e, o) => e[o] ?? 0, t = (e, o) => Object.fromEntries(e.map((a) => [a, o(a)])), m = (e, o) => Object.fromEntries(o.map((a) => [a, e[a]]));
export {
  m,
  r,
  t
};
