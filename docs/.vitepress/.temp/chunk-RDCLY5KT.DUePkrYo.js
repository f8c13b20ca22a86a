var t = (e, n, r = `${n}s`) => `${e} ${e === 1 ? n : r}`, s = (e) => e.length < 2 ? e[0] ?? "none" : `${e.slice(0, -1).join(", ")} and ${e.at(-1) ?? ""}`, o = (e) => e.slice(0, 1).toUpperCase() + e.slice(1), i = ({ winners: e }, ...n) => e.some((r) => n.includes(r)) ? e.every((r) => n.includes(r)) ? "wins" : "shares the win" : "";
export {
  i,
  o,
  s,
  t
};
