import { P as Pn, y as ye$1, W as Wn, K as Kn, O, t as te$1, X as X$1, l as lt$1, z as zn, q, _, I, h, a as ao, b as _o, c as z$1, E as Eo, i as io, p as po, C as Cn, S as So, N as Nr, d as l, A as Ao } from "./index.BRGS1VVM.js";
var Oe = ({ rule: e, longest: t, print: o, parse: n }) => ({ print: o, parse: (r) => typeof r != "string" ? _(I([], `${h(r)} is not a text`, e)) : r.length > t ? _(I([], `${h(r)} is too long: at most ${t} characters are read`, e)) : n(r) }), be = (e, t, o) => {
  if (e.length > 9 || e.startsWith("-")) return;
  let n = Number(e);
  return String(n) === e && n >= t && n <= o && Number.isInteger(n) ? n : void 0;
}, j = (e, t) => e < t ? -1 : e > t ? 1 : 0;
var $ = (e) => Object.fromEntries([...e].filter((t) => t[1] !== void 0).sort(([t], [o]) => j(t, o))), Se = (e) => $(Array.from(e, ([t, o]) => [t, Y(o)])), X = (e) => $(Array.from(e, ([t, o]) => [t, o === 0 ? void 0 : o])), we = (e) => $(Array.from(e, ([t, o]) => [t, o === "" ? void 0 : o])), Te = (e, t) => t.map((o) => X([[e, o]])), Y = (e) => e.length === 0 ? void 0 : [...e].sort(j);
var R = (e) => {
  let t = e.indexOf(":");
  return { kind: e.slice(0, t), value: e.slice(t + 1) };
}, Z = (e, t) => {
  let o = e.indexOf(t);
  return o < 0 ? e : e.filter((n, r) => r !== o);
}, v = (e, t) => [.../* @__PURE__ */ new Set([...Object.keys(e), ...Object.keys(t)])];
var ee = "hidden";
var te = (e, t) => t.reduce(Z, e), oe = (e, t) => e.flatMap(({ piece: o, at: n }) => {
  let [r, a] = t.filter((l2) => l2.piece === o), s = e.filter((l2) => l2.piece === o).length === 1;
  return r === void 0 || a !== void 0 || !s ? [] : [{ _tag: "Moved", piece: o, from: n, to: r.at }];
}), ne = (e, t) => {
  let o = v(e.pieces, t.pieces), n = (d, c) => o.flatMap((g) => te(d.pieces[g] ?? [], c.pieces[g] ?? []).map((x) => ({ piece: x, at: R(g) }))), [r, a] = [n(e, t), n(t, e)], s = oe(r, a), l2 = ({ piece: d }) => !s.some((c) => c._tag === "Moved" && c.piece === d), [y, M] = [r.filter(l2), a.filter(l2)], k = y.flatMap((d) => {
    let c = M.filter(({ at: w }) => zn(w) === zn(d.at)), g = y.filter(({ at: w }) => zn(w) === zn(d.at)).length === 1, [x] = c;
    return g && c.length === 1 && x !== void 0 ? [{ _tag: "Replaced", at: d.at, from: d.piece, to: x.piece }] : [];
  }), E = ({ at: d }) => !k.some((c) => c._tag === "Replaced" && zn(c.at) === zn(d));
  return [...y.filter(E).map((d) => ({ _tag: "Removed", ...d })), ...s, ...k, ...M.filter(E).map((d) => ({ _tag: "Placed", ...d }))];
}, re = (e, t) => v(e.words, t.words).flatMap((o) => {
  let [n, r] = [e.words[o] ?? "", t.words[o] ?? ""];
  return n === r ? [] : [r === ee ? { _tag: "Hidden", at: R(o), from: n } : { _tag: "Became", at: R(o), from: n, to: r }];
}), se = (e, t) => v(e.counts, t.counts).flatMap((o) => {
  let [n, r] = [e.counts[o] ?? 0, t.counts[o] ?? 0];
  return n === r ? [] : [{ _tag: "Counted", at: R(o), from: n, to: r }];
}), ae = (e, t) => t.points.flatMap((o, n) => v(e.points[n] ?? {}, o).flatMap((r) => {
  var _a;
  let a = (o[r] ?? 0) - (((_a = e.points[n]) == null ? void 0 : _a[r]) ?? 0);
  return a === 0 ? [] : [{ _tag: "Scored", team: n, source: r, points: a }];
})), ie = (e, t) => e.length === t.length && e.every((o, n) => o === t[n]), Ae = (e, t) => [...ne(e, t), ...re(e, t), ...se(e, t), ...ae(e, t), ...e.phase === t.phase ? [] : [{ _tag: "Phase", from: e.phase, to: t.phase }], ...ie(e.toMove, t.toMove) ? [] : [{ _tag: "TurnPassed", from: e.toMove, to: t.toMove }]];
var le = (e) => Pn(`piece.${e}`), Ee = (e) => Pn(`pieces.${e}`), z = ({ kind: e, value: t }) => Pn(`place.${e}`, { value: t }), D = /* @__PURE__ */ new WeakMap(), de = 4096, pe = (e) => {
  let t = D.get(e);
  if (t !== void 0) return t;
  let o = /* @__PURE__ */ new Map();
  return D.set(e, o), o;
}, ce = ({ texts: e }, t) => {
  let o = `label.${t.kind}`;
  return Object.hasOwn(e, o) ? Pn(o, { value: t.value }) : z(t);
}, Je = (e, t, o, n = ce(e, { kind: t, value: String(o) })) => {
  let r = pe(e), a = `${t}:${o}`, s = r.get(a);
  if (s !== void 0) return Wn(t, o, s);
  let l2 = Kn([e])(n);
  return r.size < de && r.set(a, l2), Wn(t, o, l2);
}, ue = ({ kind: e }, t) => t === "" ? Pn("word.nothing") : Pn(`word.${e}.${t}`), N = (e, t, o) => o.map((n) => Pn("seat", { name: e.seatName(n, t) })), Le = ({ game: e, teamName: t, piece: o = le, place: n = z, word: r = ue }) => (a, s) => {
  switch (s._tag) {
    case "Moved":
      return Pn("change.moved", { piece: o(s.piece, a), from: n(s.from, a), to: n(s.to, a) });
    case "Placed":
      return Pn("change.placed", { piece: o(s.piece, a), at: n(s.at, a) });
    case "Removed":
      return Pn("change.removed", { piece: o(s.piece, a), at: n(s.at, a) });
    case "Replaced":
      return Pn("change.replaced", { from: o(s.from, a), to: o(s.to, a), at: n(s.at, a) });
    case "Counted":
      return Pn("change.counted", { at: n(s.at, a), from: s.from, to: s.to });
    case "Became":
      return Pn("change.became", { at: n(s.at, a), from: r(s.at, s.from, a), to: r(s.at, s.to, a) });
    case "Hidden":
      return Pn("change.hidden", { at: n(s.at, a) });
    case "Scored":
      return Pn(s.points < 0 ? "change.lost" : "change.scored", { who: t(a, s.team), count: Math.abs(s.points), source: Pn(`source.${s.source}`) });
    case "Phase":
      return Pn("change.phase", { to: Pn(`phase.${s.to}`) });
    case "TurnPassed":
      return s.to.length === 0 ? Pn("change.over") : Pn("change.turn", { who: N(e, a, s.to) });
  }
}, Be = (e, t, o) => {
  let n = e.toMove(t).length === 0 ? e.outcome(e.determinize(t, 0)) : void 0;
  if (n === void 0 || !ye$1(n)) return Pn("standing.open", { who: N(e, t, e.toMove(t)), phase: Pn(`phase.${o}`) });
  let { winners: r, reason: a } = n.value, s = Pn(`reason.${a}`);
  return r.length === 0 ? Pn("standing.nobody", { why: s }) : Pn("standing.won", { who: N(e, t, r), why: s, count: r.length });
}, Fe = (e) => Pn("refusal", { rule: e.rule, text: Pn(e.text), printed: po(e) });
var Qe = q({ _tag: "None" });
var K = (e) => e, qe = (e) => e;
var S = (e) => Object.keys(e), De = (e) => Object.fromEntries(S(e).map((t) => [t, e[t].codec])), ze = (e) => Object.fromEntries(S(e).map((t) => [t, e[t].default])), U = (e) => {
  let { enum: t, anyOf: o, type: n, const: r, minimum: a, maximum: s } = e;
  return r !== void 0 ? JSON.stringify(r) : Array.isArray(t) ? t.map((l2) => JSON.stringify(l2)).join(", ") : Array.isArray(o) ? o.map((l2) => U(l2)).join(", ") : n === "boolean" ? "true, false" : a === void 0 ? "see the rule" : `${JSON.stringify(a)}..${JSON.stringify(s)}`;
}, Ke = (e) => S(e).map((t) => {
  let { rule: o, codec: n, default: r, meaning: a, values: s, otherwise: l2 } = e[t];
  return { name: t, rule: o, values: s ?? U(O(n)), default: l2 ?? JSON.stringify(n.encode(r)), meaning: a };
}), Ue = (e) => ({ type: "object", additionalProperties: false, properties: Object.fromEntries(S(e).map((t) => {
  let { codec: o, default: n, otherwise: r } = e[t];
  return [t, { ...O(o), ...r === void 0 ? { default: o.encode(n) } : {} }];
})) });
var Ye = (e, t) => Object.keys(t).find((o) => JSON.stringify(e[o]) !== JSON.stringify(t[o]));
var me = q([0, 1, 2, 3, 4, 5, 6].map(Cn)), ot = (e) => me[e] ?? Cn(e), nt = (e, t) => {
  let o = new Set(t.map((n) => e[n]));
  return { winners: t.slice(), places: e.map((n) => o.has(n) ? 1 : o.size + 1) };
}, rt = (e, t) => e.map((o) => 1 + t.filter((n) => n > (t[o] ?? 0)).length);
var ye = Object.fromEntries(te$1.flatMap(([e, t]) => X$1.flatMap((o) => [[`piece.${e}${o}`, `a ${lt$1(o)} ${t} pyramid`], [`pieces.${e}${o}`, `${lt$1(o)} ${t} pyramids`]]))), ge = Object.fromEntries(te$1.map(([e, t]) => [`colour.${e}`, t])), fe = { refusal: "{rule}: {text}", seat: "{name}", "change.moved": "{piece} moves from {from} to {to}", "change.placed": "{piece} is placed on {at}", "change.removed": "{piece} is removed from {at}", "change.replaced": "{from} on {at} becomes {to}", "change.counted": "{at}: {from} to {to}", "change.became": "{at}: {to}", "change.hidden": "{at} is chosen in secret", "change.scored.one": "{who} scores {count} point ({source})", "change.scored.other": "{who} scores {count} points ({source})", "change.lost.one": "{who} loses {count} point ({source})", "change.lost.other": "{who} loses {count} points ({source})", "change.phase": "{to} begins", "change.turn": "It is the turn of {who}", "change.over": "The game is over", "standing.open": "To move: {who} ({phase})", "standing.nobody": "The game is over ({why}): nobody wins", "standing.won.one": "The game is over ({why}): {who} wins", "standing.won.other": "The game is over ({why}): {who} share the win", "place.square": "{value}", "label.square": "square {value}", "word.nothing": "nothing" }, lt = (e) => ({ language: "en", texts: { ...ge, ...ye, ...fe, ...e } });
var he = (e, t, o) => {
  let { path: n, reason: r } = Eo(e, o);
  return io(t, [...n, r].join(": "));
}, yt = ({ isOver: e, overRule: t, move: o, moveRule: n, refusal: r }) => (a) => (s) => {
  if (e(s)) return _(ao(t, "the game is over"));
  if (!_o(o, a)) return _(he(o, n, a));
  let l2 = r(s, a);
  return l2 === void 0 ? z$1(K(a)) : _(l2);
};
var ht = (e, t) => {
  for (let { rule: o, text: n, holds: r } of e) if (!r(t)) return io(o, n);
}, Mt = (e, t) => {
  for (let { holds: o } of e) if (!o(t)) return false;
  return true;
};
var Tt = (e, t, o) => (n, r) => {
  if (!So(r)) return _(io(o, `seed: ${h(r)} is not a whole number from 0 to 2^53 - 1`));
  let a = Nr(e)(n);
  if (!l(a)) return a;
  let { rule: s, path: l$1, reason: y } = a.left, M = [...l$1, y].join(": ");
  return _(io(s !== void 0 && Ao(t)(s) ? s : o, M));
};
var _t = (e) => (t) => {
  for (let { rule: o, path: n, text: r, holds: a } of e) if (!a(t)) return _(I([n], r, o));
  return z$1(t);
};
export {
  Ae as A,
  Be as B,
  De as D,
  Ee as E,
  Fe as F,
  Je as J,
  Ke as K,
  Le as L,
  Mt as M,
  Oe as O,
  Qe as Q,
  Se as S,
  Te as T,
  Ue as U,
  X,
  Ye as Y,
  _t as _,
  le as a,
  ze as b,
  be as c,
  Tt as d,
  ee as e,
  K as f,
  ht as h,
  j,
  lt as l,
  nt as n,
  ot as o,
  qe as q,
  rt as r,
  ue as u,
  we as w,
  yt as y,
  z
};
