import { q as qe, F as Fe } from "./chunk-UGIN4BC6.C_-Z0QCY.js";
import { K as Kn, d as l, _ as _$1, I as I$1, c as z$1, N as Nr, y as ye, u as uo, r as bo, g as tr, a as ao, k, s as qn } from "./index.BRGS1VVM.js";
var G = ({ parts: e, at: t }) => e[t], B = (e) => {
  let [t, ...n] = e, o = t === void 0 ? void 0 : G(t);
  if (o === void 0) return;
  let a = (r) => {
    let s = G(r);
    return s !== void 0 && qn(s, o);
  };
  return n.every(a) ? o : void 0;
}, V = (e) => ({ ...e, at: e.at + 1 }), I = (e, t) => {
  let n = e.filter((o) => {
    let a = G(o);
    return a !== void 0 && qn(a, t);
  });
  return n.length > 0 ? n.map(V) : B(e) === void 0 ? [] : I(e.map(V), t);
}, U = (e) => {
  let t = B(e);
  return t === void 0 ? [] : [t, ...U(e.map(V))];
}, Z = (e) => [...new Map(e.map((n) => [`${n.kind}:${n.value}`, n])).values()], ee = ({ parts: e, orders: t }) => (n) => {
  let o = e(n);
  return [o, ...(t == null ? void 0 : t(o)) ?? []].map((a) => ({ move: n, parts: a, at: 0 }));
}, O = (e) => (t, n) => {
  var _a;
  let o = e.game.legalMoves(t).flatMap(ee(e)), a = n.reduce(I, o), r = [...new Set(a.map(({ move: c }) => c))], s = a.filter((c) => G(c) === void 0);
  return { next: Z(a.flatMap((c) => G(c) ?? [])), forced: U(a), moves: r, complete: n.length > 0 ? ((_a = s[0]) == null ? void 0 : _a.move) ?? null : null };
};
var te = (e, t) => {
  let n = t.findIndex((o, a) => {
    let r = e[a];
    return r === void 0 || !qn(r, o);
  });
  return n < 0 ? t.length : n;
}, ne = (e, t) => t.reduce(({ rest: n, count: o }, a) => {
  let r = n.findIndex((s) => qn(s, a));
  return r < 0 ? { rest: n, count: o } : { rest: n.slice(r + 1), count: o + 1 };
}, { rest: e, count: 0 }).count, Y = (e) => (t, n) => {
  let { game: o, parts: a, tried: r } = e;
  if (o.legalMoves(t).length === 0) return tr({ refusal: ao(o.overRule, "the game is over"), moves: [] });
  if (O(e)(t, n).moves.length > 0) return k;
  let c = r(t).flatMap((i) => {
    let m = a(i);
    return ne(m, n) < n.length ? [] : [{ move: i, count: te(m, n) }];
  }), T = c.reduce((i, { count: m }) => Math.max(i, m), 0), l$1 = c.filter(({ count: i }) => i === T).flatMap(({ move: i }) => {
    let m = o.check(i)(t);
    return l(m) ? [{ move: i, refusal: m.left }] : [];
  }), [d] = l$1;
  if (d === void 0) return k;
  let { refusal: u } = d, y = l$1.filter((i) => i.refusal.rule === u.rule && i.refusal.text === u.text), g = new Map(y.map(({ move: i }) => [o.moveText.print(i), i]));
  return tr({ refusal: u, moves: [...g.values()] });
};
var q = (e, t, n) => {
  let o = O({ ...e, game: { ...e.game, legalMoves: () => n } });
  return (a) => {
    let { moves: r, forced: s, complete: c, next: T } = o(t, a), [l2, ...d] = r;
    if (l2 === void 0) return { next: [], forced: s, move: null, named: "none" };
    if (d.length === 0) return { next: s, forced: s, move: l2, named: c === null ? "alone" : "whole" };
    let u = s.length === 0 ? { complete: c, next: T } : o(t, [...a, ...s]), y = u.complete;
    return { next: u.next, forced: s, move: y, named: y === null ? "none" : "either" };
  };
};
var R = (e, t) => e.is(t) ? z$1(t) : Nr(e)(t), _ = (e) => !Object.is(e.viewState, e.state), re = (e) => e === null ? k : tr(e), oe = (e) => e._tag === "Moved" ? [e.from, e.to] : e._tag === "Placed" || e._tag === "Removed" || e._tag === "Replaced" ? [e.at] : [], ae = (e) => ({ from: t, seat: n }, o) => {
  let a = (r) => l(r) ? r : z$1(e.view(re(n))(r.right));
  switch (t._tag) {
    case "State":
      return a(R(e.state, t.value));
    case "View":
      return R(e.viewState, t.value);
    case "Text": {
      let r = a(e.position.parse(t.text)), s = e.viewText.parse(t.text);
      return l(r) && !l(s) ? s : r;
    }
    case "Start": {
      let r = Nr(e.options)({});
      if (l(r)) return r;
      let s = e.setup(r.right, 1);
      return l(s) ? _$1(I$1([], s.left.text, s.left.rule)) : a(s);
    }
    case "Same":
      return z$1(o === void 0 || _(e) && o.seat !== n ? void 0 : o.view);
  }
}, le = (e, t, n) => {
  if (n === null) return _(e) ? [] : e.legalMoves(t);
  if (!e.toMove(t).includes(n)) return [];
  let { mover: o } = e;
  return e.legalMoves(t).filter((a) => {
    let r = o == null ? void 0 : o(t, a);
    return r === void 0 || !ye(r) || r.value === n;
  });
}, se = (e, t, n) => Array.isArray(n) ? qe(n.slice(0, de).flatMap((a) => {
  let r = R(e.move, a);
  if (l(r)) return [];
  let s = e.check(r.right)(t);
  return l(s) ? [] : [s.right];
})) : null, de = 4096, ie = (e, t, n, o) => {
  if (o === null || e.isSecret(t) && !e.toMove(t).some((r) => r === n)) return null;
  let a = R(e.move, o);
  return l(a) || l(e.check(a.right)(t)) ? null : a.right;
}, z = (e, t) => {
  let { game: n } = e, o = Kn([e.english]), a = ae(n), r, s = (l2, d) => ({ move: d, text: n.moveText.print(d), words: o(e.describe(l2, d)) }), c = (l2) => {
    let d = n.rules;
    return { refusal: l2, words: o(Fe(l2)), title: d[l2.rule] ?? "", url: (u) => bo({ id: n.id }, u)(l2.rule) };
  }, T = (l2, d, { seat: u, moves: y, last: g }) => {
    let m = se(n, l2, y) ?? le(n, l2, u), D = q(e, l2, m), M = n.toMove(l2), H = M.length > 0 && u !== null && !M.includes(u), J = (p) => {
      if (H) {
        let Q = M.map((X) => n.seatName(X, l2)).join(", ");
        return c(uo(n.turnRule, `it is for ${Q} to decide`, M));
      }
      if (m.length === 0 && M.length > 0) return null;
      let h = Y(e)(l2, p);
      return ye(h) ? c(h.value.refusal) : null;
    }, w = d === void 0 ? null : ie(n, d, u, g), j = d === void 0 ? [] : e.changes(d, w, l2), K = [...d === void 0 || w === null ? [] : [o(e.describe(d, w))], ...j.map((p) => o(e.describeChange(l2, p)))];
    return { view: l2, standing: o(e.describeView(l2)), kinds: new Set(m.flatMap(e.parts).map(({ kind: p }) => p)), pictures: (p, h) => t(l2, p, h), offer: (p) => {
      let h = D(p);
      return { ...h, move: h.move === null ? null : s(l2, h.move) };
    }, why: J, told: K, changes: j, last: [...w === null ? [] : e.parts(w), ...j.flatMap(oe)] };
  };
  return { show: (l$1) => {
    let d = a(l$1, r);
    if (l(d)) return d;
    if (d.right === void 0) return _$1(I$1([], "there is nothing to show yet"));
    if (l$1.from._tag === "Same") {
      let g = { ...T(d.right, void 0, l$1), last: (r == null ? void 0 : r.last) ?? [] };
      return r = { view: d.right, seat: l$1.seat, last: g.last }, z$1(g);
    }
    let u = (r == null ? void 0 : r.seat) === l$1.seat || !_(n) ? r == null ? void 0 : r.view : void 0, y = T(d.right, u, l$1);
    return r = { view: d.right, seat: l$1.seat, last: y.last }, z$1(y);
  } };
};
var Ve = (e, t) => ({ id: e.game.id, table: () => z(e, t) });
export {
  Ve as V
};
