import { n, s, x, r, u } from "./chunk-HIO7G4AL.mI1bMOQ9.js";
import { g as g$1, f, p as p$1, y, x as x$2 } from "./chunk-U2JCAFR5.DIOfqjV4.js";
import { t, a } from "./chunk-HLQMKHUM.Bt-6DFux.js";
import { P as Pn$1, y as ye$1, q, g as tr$1, aj as Qr$1, C as Cn$1, H as On$1, M as B, a0 as ir$1, ac as xo, a9 as Xt$1, Q as Qe$2, U as h, am as to, R as Ze$1, _, I, h as h$1, c as z$1, a6 as Ht, $ as He, a2 as A, O, a3 as f$1, d as l, as as V, at as d, a4 as x$1, a5 as g$2, an as U$1, F as Fn$1, au as En$1, af as Vr$1, ae as Io$1, N as Nr$1, ao as No$1, o as ft } from "./index.BRGS1VVM.js";
import { n as n$1 } from "./chunk-JN7S3LON.DmJl-W3v.js";
import { s as s$1, t as t$1, i } from "./chunk-RDCLY5KT.DUePkrYo.js";
import { B as Be$1, L as Le, l as lt$1, z, A as Ae$1, T as Te, X, S as Se, j as j$1, J as Je$1, K as Ke$1, Q as Qe$1, r as rt$1, q as qe$1, O as Oe, U as Ue$1, b as ze$1, D as De, Y as Ye$1, _ as _t, c as be, y as yt, f as K$1, h as ht, M as Mt$1, d as Tt$1 } from "./chunk-UGIN4BC6.C_-Z0QCY.js";
var K = { 2: 5, 3: 6 }, g = ["R", "Y", "B", "G", "P", "O"], c = 5, bt = 20, ce = 999999999, N = { X: { drawing: "o.o/.o./o.o", kind: "basic" }, "+": { drawing: ".o./ooo/.o.", kind: "basic" }, Z: { drawing: "oo./.o./.oo", kind: "basic" }, I: { drawing: "ooooo", kind: "basic" }, W: { drawing: "o../oo./.oo", kind: "basic" }, F: { drawing: ".oo/oo./.o.", kind: 1 }, L: { drawing: "oooo/o...", kind: 1 }, N: { drawing: "ooo./..oo", kind: 1 }, P: { drawing: "ooo/oo.", kind: 1 }, T: { drawing: "ooo/.o./.o.", kind: 2 }, U: { drawing: "o.o/ooo", kind: 1 }, V: { drawing: "o../o../ooo", kind: 2 }, Y: { drawing: "oooo/.o..", kind: 1 }, bolt: { drawing: "o..../.ooo./....o", kind: 2 }, cup: { drawing: "o...o/.ooo.", kind: 2 }, diag: { drawing: "o..../.o.../..o../...o./....o", kind: 2 }, fork: { drawing: "o.o/.o./.o./.o.", kind: 2 }, gull: { drawing: "o...o/.o.o./..o..", kind: 2 }, hook: { drawing: ".oo/o../oo.", kind: 1 }, kite: { drawing: "oo./oo./..o", kind: 2 }, query: { drawing: "oo./..o/.o./.o.", kind: 1 }, tent: { drawing: ".o./o.o/o.o", kind: 2 }, zigzag: { drawing: "o.o.o/.o.o.", kind: 2 } }, Ve = ["X", "+", "Z", "I", "W"], de = 1e3;
var Tr = 2e3, St = (e) => {
  if (e.length > Tr || !/^[o.]+(?:\/[o.]+)*$/.test(e)) return;
  let t2 = e.split("/");
  if (!t2.some((o) => {
    var _a;
    return o.length !== ((_a = t2[0]) == null ? void 0 : _a.length);
  })) return t2.flatMap((o, r2) => Array.from(o).flatMap((n2, s2) => n2 === "o" ? [[s2, r2]] : []));
}, wr = ([e, t2], [o, r2]) => Math.max(Math.abs(e - o), Math.abs(t2 - r2)) === 1, vr = (e) => {
  let t2 = e.slice(0, 1);
  for (let o = 0; o < e.length; o++) t2 = e.filter((r2) => t2.some((n2) => n2 === r2 || wr(n2, r2)));
  return t2.length === e.length;
}, Mr = (e) => {
  let [t2, o] = [Math.min(...e.map(([r2]) => r2)), Math.min(...e.map(([, r2]) => r2))];
  return e.map(([r2, n2]) => [r2 - t2, n2 - o]);
}, Or = (e) => {
  let [t2, o] = [Math.max(...e.map(([n2]) => n2)) + 1, Math.max(...e.map(([, n2]) => n2)) + 1], r2 = (n2) => Array.from({ length: t2 }, (s2, i2) => e.some(([a2, m]) => a2 === i2 && m === n2) ? "o" : ".").join("");
  return Array.from({ length: o }, (n2, s2) => r2(s2)).join("/");
}, kr = ([e, t2]) => [-t2, e], $r = ([e, t2]) => [-e, t2], bo = (e) => {
  let t2 = /* @__PURE__ */ new Map(), o = e;
  for (let r2 = 0; r2 < 4; r2++) {
    for (let n2 of [o, o.map($r)]) {
      let s2 = Mr(n2);
      t2.set(Or(s2), s2);
    }
    o = o.map(kr);
  }
  return t2;
}, So = (e) => [...bo(e).keys()].sort()[0] ?? "", Xr = new Map(Object.entries(N).map(([e, { drawing: t2 }]) => [So(St(t2) ?? []), e])), ue = (e) => {
  if (Object.hasOwn(N, e)) return e;
  let t2 = St(e);
  if ((t2 == null ? void 0 : t2.length) !== c || !vr(t2)) return;
  let o = So(t2);
  return Xr.get(o) ?? o;
}, Cr = new Map(Object.entries(N).map(([e, { drawing: t2 }]) => [e, t2])), Z = (e) => Cr.get(e) ?? e, To = (e, t2, o) => {
  let r2 = St(Z(e)) ?? [];
  return [...bo(r2).values()].flatMap((n2) => {
    let [s2, i2] = [Math.max(...n2.map(([m]) => m)), Math.max(...n2.map(([, m]) => m))], a2 = [];
    for (let m = 0; m + i2 < o; m++) for (let l2 = 0; l2 + s2 < t2; l2++) a2.push(n2.reduce((u2, [d2, f2]) => u2 | 1 << l2 + d2 + t2 * (m + f2), 0));
    return a2;
  });
};
var ze = [1, 2, 3, 4].map((e) => Array.from({ length: 31 }, (t2, o) => {
  let r2 = 1;
  for (let n2 = 0; n2 < e; n2++) r2 = r2 * (o - n2) / (n2 + 1);
  return Math.max(0, r2);
})), [Er, jr, Ar, vo] = [ze[0] ?? [], ze[1] ?? [], ze[2] ?? [], ze[3] ?? []], J = (e, t2, o, r2) => (Er[e] ?? 0) + (jr[t2] ?? 0) + (Ar[o] ?? 0) + (vo[r2] ?? 0), Rr = (e) => p$1(f(5, e), y).map((t2) => t2.reduce((o, r2) => o | s(r2), 0)), $e = (e, t2) => {
  let o = 0;
  for (let r$1 = t2; r$1 !== 0; r$1 = x(r$1)) o |= e[r(r$1)] ?? 0;
  return o;
}, Ir = (e, t2) => {
  let o = e & -e;
  for (; ; ) {
    let r2 = o | $e(t2, o) & e;
    if (r2 === o) return o;
    o = r2;
  }
}, qr = (e, t2) => {
  let o = -1;
  for (let r2 = e; r2 !== 0; ) {
    let n2 = Ir(r2, t2);
    o &= $e(t2, n2), r2 &= ~n2;
  }
  return o;
}, Br = (e) => ({ ranks: e, near: Rr(e), joins: new Int32Array(vo[5 * e] ?? 0) }), _r = s(31), Tt = ({ near: e, joins: t2 }, o, r2) => {
  let n2 = t2[r2] ?? 0;
  if (n2 !== 0) return n2;
  let s2 = qr(o, e) | _r;
  return t2[r2] = s2, s2;
}, Mo = ({ flags: e, before: t2, completions: o }, r2) => {
  let n$12 = e[r2 >> 5] ?? 0;
  return n(n$12, r2 & 31) ? o[(t2[r2 >> 5] ?? 0) + u(n$12 & s(r2 & 31) - 1)] ?? 0 : 0;
}, wt = (e) => {
  let [t2, o] = [x(e), x(x(e))];
  return J(r(e), r(t2), r(o), r(x(o)));
}, Nr = (e, t2) => {
  let o = /* @__PURE__ */ new Map();
  for (let [r2, n2] of t2.entries()) for (let s2 of Gr(e, n2)) o.set(s2, r2);
  return o;
}, Lr = (e) => {
  let t2 = /* @__PURE__ */ new Map();
  for (let o of e) for (let r$1 = o; r$1 !== 0; r$1 = x(r$1)) {
    let n2 = s(r(r$1)), s$12 = wt(o & ~n2);
    t2.set(s$12, (t2.get(s$12) ?? 0) | n2);
  }
  return t2;
}, Fr = ({ ranks: e, near: t2, joins: o }, r2) => {
  let n2 = Nr(e, r2), s$12 = Lr(n2.keys()), i2 = Int32Array.from(s$12.keys()).sort(), a2 = (o.length >> 5) + 1, [m, l2] = [new Int32Array(a2), new Uint16Array(a2)];
  for (let d2 of i2) m[d2 >> 5] = (m[d2 >> 5] ?? 0) | s(d2 & 31);
  for (let d2 = 1; d2 < a2; d2++) l2[d2] = (l2[d2 - 1] ?? 0) + u(m[d2 - 1] ?? 0);
  let u$1 = i2.map((d2) => s$12.get(d2) ?? 0);
  return { ranks: e, near: t2, joins: o, flags: m, before: l2, completions: u$1, columns: n2 };
}, vt = (e, t2) => {
  let o = /* @__PURE__ */ new Map();
  return (r2) => {
    let n2 = o.get(r2) ?? t2(r2);
    o.delete(r2), o.set(r2, n2);
    let [s2] = o.size > e ? o.keys() : [];
    return s2 !== void 0 && o.delete(s2), n2;
  };
}, Pr = vt(2, Br), Dr = vt(100, (e) => {
  let [t2 = "", o = ""] = e.split(":");
  return To(o, 5, Number(t2));
}), Gr = (e, t2) => Dr(`${e}:${t2}`), Wr = vt(200, (e) => {
  let [t2 = "", o = ""] = e.split(":");
  return Fr(Pr(Number(t2)), o.split(","));
}), wo = /* @__PURE__ */ new WeakMap(), Oo = (e, t2) => {
  let o = wo.get(t2);
  if ((o == null ? void 0 : o.ranks) === e) return o;
  let r2 = Wr(`${e}:${t2.join(",")}`);
  return wo.set(t2, r2), r2;
};
var p = -1, Hr = f(5, K[3]), ko = g$1(Hr, "a1"), pe = ko.all, Xe = ko.is, fe = (e) => x$2(e, 5), $ = (e) => g.indexOf(e), w = (e) => g[e] ?? "R", P = (e) => g.some((t2) => t2 === e), U = ({ teams: e }) => K[e], T = (e) => U(e), Ke = (e, t2) => {
  let o = $o.slice(0, t2);
  for (let r2 of e) {
    let n2 = o[r2];
    if (n2 === void 0) return false;
    o[r2] = n2 + 1;
  }
  return o.every((r2) => r2 === c);
}, k = ({ turn: e, settings: t2 }) => (e - 1) % t2.teams, Mt = ({ turnLimit: e }) => e === 0 ? ce - 1 : e, L = ({ scores: e, turn: t2, settings: o }) => {
  for (let r2 = 0; r2 < o.teams; r2++) if ((e[r2] ?? 0) >= o.target) return true;
  return t2 > Mt(o);
}, Ue = ({ settings: e }) => Oo(U(e), e.shapes), D = (e, t2, o) => t2 * T(e) + o, G = ({ hands: e }, t2) => !e.includes(t2), $o = Array.from({ length: 30 }, () => 0), Xo = ({ grid: e }) => {
  let t2 = $o.slice(0, e.length), o = 0;
  for (let r2 = 0; r2 < e.length; r2++) {
    let n2 = e[r2] ?? 0;
    t2[n2 * c + (o >> 3 * n2 & 7)] = r2, o += 1 << 3 * n2;
  }
  return t2;
}, ge = (e, t2) => {
  let o = 0;
  for (let r2 = 0; r2 < e.length; r2++) (e[r2] ?? 0) === t2 && (o |= 1 << r2);
  return o;
};
var Co = B("a colour", P, { enum: g }), Eo = B("a square", Xe, { type: "string", pattern: "^[a-e][1-6]$" }), Qe = ir$1("TX-10.2", xo("a Transformartian move", { Exchange: Xt$1("Exchange", { _tag: Qe$2("Exchange"), first: Eo, second: Eo, keep: Co }), Miss: Xt$1("Miss", { _tag: Qe$2("Miss"), keep: Co }) }));
var Ye = pe.length, Vr = (e, t2, o) => {
  let [r2 = "a1", n2 = "a1"] = [pe[e] ?? "a1", pe[t2] ?? "a1"].sort(j$1);
  return { _tag: "Exchange", first: r2, second: n2, keep: o };
}, jo = (e, t2, o) => (e * Ye + t2) * g.length + o, zr = On$1(Array.from({ length: jo(Ye, 0, 0) }, (e, t2) => {
  let o = t2 % g.length, r2 = (t2 - o) / g.length;
  return Vr(Math.floor(r2 / Ye), r2 % Ye, g[o] ?? "R");
})), Ce = (e, t2, o) => zr[jo(e, t2, o)] ?? Kr, Kr = { _tag: "Exchange", first: "a1", second: "a1", keep: "R" }, Ee = On$1(g.map((e) => ({ _tag: "Miss", keep: e })));
var Ot = (e, t2) => {
  let [o, r2] = [fe(t2.first), fe(t2.second)];
  return { state: e, move: t2, from: o, to: r2, colours: [e.grid[o] ?? 0, e.grid[r2] ?? 0] };
}, Ao = ({ grid: e }, t2, o) => ge(e, t2) & ~s(o), Ur = ({ state: e, from: t2, to: o, colours: [r2, n$12] }) => {
  let s2 = Ue(e), { near: i2 } = s2, [a2, m] = [Ao(e, r2, t2), Ao(e, n$12, o)], l2 = (u2, d2) => n(Tt(s2, u2, wt(u2)), d2);
  return l2(a2, o) || l2(m, t2) ? true : n($e(i2, a2), o) && n($e(i2, m), t2);
}, j = -1, Ze = ({ columns: e }, t2, o, r2, n2) => {
  let s2 = e.get(o & ~(1 << r2) | 1 << n2) ?? j;
  return s2 !== j && t2.sameShape === "ignored" && e.get(o) === s2 ? j : s2;
}, kt = ({ state: e, from: t2, to: o, colours: [r2, n2] }) => {
  let { grid: s$12, settings: i2 } = e, a2 = Ue(e), [m, l2] = [0, 0];
  for (let u2 = 0; u2 < s$12.length; u2++) {
    let d2 = s$12[u2] ?? 0;
    d2 === r2 ? m |= s(u2) : d2 === n2 && (l2 |= s(u2));
  }
  return [Ze(a2, i2, m, t2, o), Ze(a2, i2, l2, o, t2)];
}, Qr = ({ state: e, colours: t2 }) => {
  let o = e.hands[k(e)] ?? 0;
  return o === p || t2.includes(o);
}, Yr = ({ state: e, colours: t2 }) => {
  let o = e.hands[k(e)] ?? 0;
  return t2.every((r2) => r2 === o || G(e, r2));
}, Zr = (e) => {
  let [t2, o] = kt(e);
  return t2 === j == (o === j) ? true : $(e.move.keep) !== e.colours[t2 === j ? 1 : 0];
}, Jr = [{ rule: "TX-4.6", text: "the two larges have the same colour", holds: ({ colours: [e, t2] }) => e !== t2 }, { rule: "TX-4.4", text: "neither large has the colour in hand", holds: Qr }, { rule: "TX-4.5", text: "the medium of one of these colours is in another hand", holds: Yr }, { rule: "TX-7.3", text: "the medium kept is none of the two that are used", holds: ({ move: e, colours: t2 }) => t2.includes($(e.keep)) }], Io = [{ rule: "TX-5.1", text: "a moved large would be isolated, and neither colour continuous", holds: Ur }, { rule: "TX-5.4", text: "the exchange forms a shape on the first turn", holds: (e) => e.state.turn !== 1 || kt(e).every((t2) => t2 === j) }, { rule: "TX-7.1", text: "the medium of the only shape formed must go home", holds: Zr }], qo = [...Jr, ...Io], en = (e, t2, o) => {
  let r$1 = Xo(e), n2 = r$1.slice(), s$12 = r$1.slice(), i2 = r$1.slice(), { near: a2 } = t2;
  for (let m = o; m !== 0; m = x(m)) {
    let l2 = r(m) * c, u2 = r$1[l2] ?? 0, d2 = r$1[l2 + 1] ?? 0, f2 = r$1[l2 + 2] ?? 0, A2 = r$1[l2 + 3] ?? 0, V2 = r$1[l2 + 4] ?? 0, oe = a2[u2] ?? 0, R = a2[d2] ?? 0, q2 = a2[f2] ?? 0, be2 = a2[A2] ?? 0, Se2 = a2[V2] ?? 0;
    n2[l2] = R | q2 | be2 | Se2, n2[l2 + 1] = oe | q2 | be2 | Se2, n2[l2 + 2] = oe | R | be2 | Se2, n2[l2 + 3] = oe | R | q2 | Se2, n2[l2 + 4] = oe | R | q2 | be2;
    let Bt = s(u2) | s(d2) | s(f2) | s(A2) | s(V2);
    s$12[l2] = J(d2, f2, A2, V2), s$12[l2 + 1] = J(u2, f2, A2, V2), s$12[l2 + 2] = J(u2, d2, A2, V2), s$12[l2 + 3] = J(u2, d2, f2, V2), s$12[l2 + 4] = J(u2, d2, f2, A2);
    for (let re = l2; re < l2 + c; re++) {
      let _t2 = s$12[re] ?? 0;
      s$12[re] = Tt(t2, Bt & ~s(r$1[re] ?? 0), _t2), i2[re] = Mo(t2, _t2);
    }
  }
  return { squares: r$1, beside: n2, joins: s$12, completes: i2 };
}, Bo = (e, t2) => {
  let { hands: o } = e, r2 = 0;
  for (let n2 = 0; n2 < o.length; n2++) {
    let s$12 = o[n2] ?? p;
    s$12 !== p && s$12 !== t2 && (r2 |= s(s$12));
  }
  return s(T(e.settings)) - 1 & ~r2;
}, _o = (e, t2, o) => e === p || t2 === e || o === e, No = (e) => {
  let t2 = e.hands[k(e)] ?? p, o = Bo(e, t2), r2 = [];
  for (let n$12 = 0; n$12 < g.length; n$12++) for (let s2 = n$12 + 1; s2 < g.length; s2++) n(o, n$12) && n(o, s2) && _o(t2, n$12, s2) && r2.push(8 * n$12 + s2);
  return r2;
}, Je = c * c * 2, Lo = (e, t2, o) => {
  let [r2, n2] = [t2 >> 3, t2 & 7], s2 = Ro(ge(e.grid, r2), Math.floor(o / (2 * c))), i2 = Ro(ge(e.grid, n2), (o >> 1) % c), a2 = Ce(s2, i2, (o & 1) === 0 ? r2 : n2);
  return Mt$1(Io, { state: e, move: a2, from: s2, to: i2, colours: [r2, n2] }) ? a2 : void 0;
}, Ro = (e, t2) => {
  let o = e;
  for (let r2 = 0; r2 < t2; r2++) o = x(o);
  return r(o);
}, je = (e, t2) => {
  let o = Ue(e), r2 = e.hands[k(e)] ?? p, n$12 = Bo(e, r2), s$12 = en(e, o, n$12), [i2, a2] = [0, true];
  for (let m = 0; m < g.length; m++) if (n(n$12, m)) for (let l2 = m + 1; l2 < g.length; l2++) !n(n$12, l2) || !_o(r2, m, l2) || (tn(e, o, s$12, m, l2, t2) ? a2 = false : i2 |= s(m) | s(l2));
  return { deadColours: i2, allDead: a2 };
}, tn = (e, t2, o, r2, n2, s2) => {
  let { squares: i2, beside: a2, joins: m, completes: l2 } = o, u2 = false;
  for (let d2 = r2 * c; d2 < (r2 + 1) * c; d2++) {
    let f2 = i2[d2] ?? 0, A2 = a2[d2] ?? 0, V2 = m[d2] ?? 0, oe = l2[d2] ?? 0;
    for (let R = n2 * c; R < (n2 + 1) * c; R++) {
      let q2 = i2[R] ?? 0;
      if (((A2 >> q2 & (a2[R] ?? 0) >> f2 | V2 >> q2 | (m[R] ?? 0) >> f2) & 1) === 0) continue;
      if (((oe >> q2 | (l2[R] ?? 0) >> f2) & 1) === 0) Fo(f2, q2, r2, n2, s2);
      else if (!on(e, t2, [f2, q2], [r2, n2], s2)) continue;
      u2 = true;
    }
  }
  return u2;
}, Fo = (e, t2, o, r2, n2) => {
  n2.push(Ce(e, t2, o), Ce(e, t2, r2));
}, on = ({ grid: e, turn: t2, settings: o }, r2, [n2, s2], [i2, a2], m) => {
  let l2 = Ze(r2, o, ge(e, i2), n2, s2) !== j, u2 = Ze(r2, o, ge(e, a2), s2, n2) !== j;
  return t2 === 1 && (l2 || u2) ? false : (l2 === u2 ? Fo(n2, s2, i2, a2, m) : m.push(Ce(n2, s2, l2 ? a2 : i2)), true);
}, Po = (e, t2) => {
  let o = Ot(e, t2), [r2, n2] = kt(o), s2 = e.grid.slice();
  if (s2[o.from] = o.colours[1], s2[o.to] = o.colours[0], r2 === j && n2 === j) return { grid: s2, smalls: e.smalls, scores: e.scores };
  let [i2, a2] = [e.smalls.slice(), e.scores.slice()], m = k(e);
  for (let [l2, u2] of [[r2, o.colours[0]], [n2, o.colours[1]]]) {
    if (l2 === j) continue;
    let d2 = D(e.settings, l2, u2), f2 = i2[d2] ?? 0;
    a2[m] = (a2[m] ?? 0) + (e.settings.levels[f2] ?? 0), i2[d2] = Math.min(f2 + 1, e.settings.levels.length - 1);
  }
  return { grid: s2, smalls: i2, scores: a2 };
};
var W = (e) => L(e) ? t : a[(e.turn - 1) % e.settings.players] ?? t, Q = ({ settings: e }, t2) => Cn$1(e.players).filter((o) => Do(e, o) === t2), Do = ({ teams: e }, t2) => t2 % e, et = ({ settings: e }) => Cn$1(e.players).map((t2) => Do(e, t2)), tt = ({ settings: e }, { deadColours: t2, allDead: o }) => e.miss === "pair" || o ? t2 : 0, he = (e) => {
  let t2 = [];
  if (L(e)) return qe$1(t2);
  let o = tt(e, je(e, t2));
  for (let r2 = 0; r2 < Ee.length; r2++) {
    let n2 = Ee[r2];
    n2 !== void 0 && (o & 1 << r2) !== 0 && t2.push(n2);
  }
  return qe$1(t2);
}, rn = 100, Go = (e, t2) => {
  if (L(e)) return;
  let o = No(e), r2 = Je * o.length;
  for (let s2 = 0; s2 < rn; s2++) {
    let i2 = t2.below(r2 + Ee.length), a2 = Math.floor(i2 / Je), m = i2 < r2 ? Lo(e, o[a2] ?? 0, i2 % Je) : nn(e, i2 - r2);
    if (m !== void 0) return K$1(m);
  }
  let n2 = he(e);
  return n2[t2.below(n2.length)];
}, nn = (e, t2) => n(tt(e, je(e, [])), t2) ? Ee[t2] : void 0, $t = (e, t2) => {
  let { grid: o, smalls: r2, scores: n2 } = t2._tag === "Miss" ? e : Po(e, t2), s2 = e.hands.slice();
  return s2[k(e)] = $(t2.keep), { grid: o, turn: e.turn + 1, hands: s2, smalls: r2, scores: n2, settings: e.settings };
};
var Wo = { rule: "TX-10.2", text: "this form of the game does not have that colour", holds: ({ state: e, move: t2 }) => $(t2.keep) < T(e.settings) }, sn = [{ rule: "TX-10.2", text: "the square is off the grid", holds: ({ state: e, move: t2 }) => Math.max(fe(t2.first), fe(t2.second)) < e.grid.length }, Wo, { rule: "TX-10.2", text: "the squares are not in ascending order", holds: ({ move: e }) => j$1(e.first, e.second) < 0 }], an = [Wo, { rule: "TX-8.2", text: "this colour is in no dead pair of mediums", holds: ({ state: e, move: t2 }) => (tt(e, je(e, [])) & 1 << $(t2.keep)) !== 0 }], ln = (e, t2) => t2._tag === "Miss" ? ht(an, { state: e, move: t2 }) : ht(sn, { state: e, move: t2 }) ?? ht(qo, Ot(e, t2)), Ho = yt({ isOver: L, overRule: "TX-9.3", move: Qe, moveRule: "TX-10.2", refusal: ln });
var mn = (e) => {
  let t2 = "";
  for (let o = e.length - 5; o >= 0; o -= 5) {
    for (let r2 = 0; r2 < 5; r2++) t2 += w(e[o + r2] ?? 0);
    o > 0 && (t2 += "/");
  }
  return t2;
}, Ae = (e, t2) => {
  let o = e.length > de ? [] : e.split("/"), r2 = K[t2];
  if (o.length !== r2 || o.some((s2) => s2.length !== 5)) return;
  let n2 = Array.from(o.toReversed().join(""), (s2) => P(s2) ? $(s2) : -1);
  return Ke(n2, r2) ? n2 : void 0;
}, cn = (e) => e === p ? "-" : w(e), Vo = ({ grid: e, turn: t2, hands: o, smalls: r2, scores: n2, settings: s2 }) => {
  let i2 = T(s2), a2 = Array.from({ length: c }, (m, l2) => r2.slice(l2 * i2, (l2 + 1) * i2).join(""));
  return [mn(e), t2, o.map(cn).join(""), a2.join("/"), n2.join(","), `${s2.players}:${s2.teams}`, s2.shapes.join(","), s2.levels.join(","), s2.target, `${s2.miss === "pair" ? "p" : "t"}${s2.sameShape === "ignored" ? "i" : "s"}`, s2.turnLimit].join(" ");
}, zo = { "2:2": { players: 2, teams: 2 }, "3:3": { players: 3, teams: 3 }, "4:2": { players: 4, teams: 2 }, "6:2": { players: 6, teams: 2 }, "6:3": { players: 6, teams: 3 } }, ot = (e, t2) => Object.values(zo).find((o) => o.players === e && o.teams === t2), dn = (e) => {
  var _a;
  return (_a = Object.entries(zo).find(([t2]) => t2 === e)) == null ? void 0 : _a[1];
}, un = 999999999, Ko = (e, t2, o) => {
  let r2 = e.split(",").map((s2) => be(s2, t2, o)), n2 = r2.filter((s2) => s2 !== void 0);
  return n2.length === r2.length ? n2 : void 0;
}, F = (e, t2) => _(I([e], `${h$1(t2)} is not well formed`, "TX-10.3")), Xt = (e) => {
  if (e.length !== c) return I([], `a chart has five shapes, not ${e.length}`, "TX-2.2");
  let t2 = e.findIndex((o) => ue(o) !== o);
  return t2 >= 0 ? I([String(t2)], `${h$1(e[t2])} is no shape in canonical form`, "TX-2.2") : new Set(e).size === c ? void 0 : I([], "a shape stands twice", "TX-2.2");
}, pn = (e, t2) => {
  let o = e.split("/"), r2 = (n2) => n2.length === t2 && /^[0-8]+$/.test(n2);
  return o.length === c && o.every(r2) ? Array.from(o.join("")).map(Number) : void 0;
}, fn = (e) => Array.from(e).map((t2) => t2 === "-" ? p : P(t2) ? $(t2) : Number.NaN), gn = { pi: { miss: "pair", sameShape: "ignored" }, ps: { miss: "pair", sameShape: "scores" }, ti: { miss: "turn", sameShape: "ignored" }, ts: { miss: "turn", sameShape: "scores" } }, hn = (e) => {
  var _a;
  return (_a = Object.entries(gn).find(([t2]) => t2 === e)) == null ? void 0 : _a[1];
}, yn = (e) => {
  let [t2 = "", o = "", r2 = "", n2 = "", s2 = "", i2 = ""] = e, a2 = dn(t2);
  if (a2 === void 0) return F("form", t2);
  let m = o.split(","), l2 = Xt(m);
  if (l2 !== void 0) return _({ ...l2, path: ["shapes", ...l2.path] });
  let u2 = Ko(r2, 1, 99);
  if (u2 === void 0) return F("levels", r2);
  let d2 = be(n2, 1, 9999);
  if (d2 === void 0) return F("target", n2);
  let f2 = hn(s2);
  if (f2 === void 0) return F("flags", s2);
  let A2 = be(i2, 0, 99999);
  return A2 === void 0 ? F("limit", i2) : z$1({ ...a2, shapes: m, levels: u2, target: d2, ...f2, turnLimit: A2 });
}, Uo = (e) => {
  let t2 = e.split(" ");
  if (t2.length !== 11) return _(I([], `a position has eleven fields, not ${t2.length}`, "TX-10.3"));
  let o = yn(t2.slice(5));
  if (l(o)) return o;
  let [r2 = "", n2 = "", s2 = "", i2 = "", a2 = ""] = t2, m = Ae(r2, o.right.teams);
  if (m === void 0) return F("grid", r2);
  let l$1 = be(n2, 1, ce);
  if (l$1 === void 0) return F("turn", n2);
  let u2 = fn(s2);
  if (u2.some(Number.isNaN)) return F("hands", s2);
  let d2 = pn(i2, T(o.right));
  if (d2 === void 0) return F("smalls", i2);
  let f2 = Ko(a2, 0, un);
  return f2 === void 0 ? F("scores", a2) : z$1({ grid: m, turn: l$1, hands: u2, smalls: d2, scores: f2, settings: o.right });
};
var xn = (e) => e.length >= 1 && e.length <= 9 && e.every((t2, o) => o === 0 || t2 < (e[o - 1] ?? 0)), bn = ({ hands: e, turn: t2, settings: o }) => {
  let r2 = e.filter((n2) => n2 !== p);
  return e.length === o.teams && e.every((n2, s2) => n2 !== p == t2 >= s2 + 2) && r2.every((n2) => n2 < T(o)) && new Set(r2).size === r2.length;
}, Qo = [{ rule: "TX-10.3", path: "form", text: "there is no such number of players and teams", holds: ({ settings: e }) => ot(e.players, e.teams) !== void 0 }, { rule: "TX-10.3", path: "levels", text: "the ladder has no level, more than nine levels, or one that is not below the level before it", holds: ({ settings: e }) => xn(e.levels) }, { rule: "TX-10.3", path: "grid", text: "the grid does not have five larges of each colour", holds: (e) => e.grid.length === 5 * U(e.settings) && Ke(e.grid, T(e.settings)) }, { rule: "TX-10.3", path: "hands", text: "a team lacks its medium or has one before its first turn, or two teams hold one colour", holds: bn }, { rule: "TX-10.3", path: "smalls", text: "a column lacks a small of some colour, or a small stands on no level of the ladder", holds: ({ smalls: e, settings: t2 }) => e.length === c * T(t2) && e.every((o) => o < t2.levels.length) }, { rule: "TX-10.3", path: "scores", text: "there are more or fewer scores than teams, or two teams have reached the target", holds: ({ scores: e, settings: t2 }) => e.length === t2.teams && e.filter((o) => o >= t2.target).length <= 1 }, { rule: "TX-10.3", path: "turn", text: "the turn number is beyond the limit", holds: ({ turn: e, settings: t2 }) => e <= Mt(t2) + 1 }];
var rt = (e) => h(_t(Qo)(e), (t2) => {
  let o = Xt(t2.settings.shapes);
  return o === void 0 ? z$1(t2) : _(En$1("settings", "shapes")(o));
});
var Ct = Oe({ rule: "TX-10.3", longest: de, print: Vo, parse: (e) => h(Uo(e), rt) });
var Re = (e) => Object.fromEntries(Object.entries(e).filter(([, t2]) => t2 !== void 0)), Ie = to("a text", 2e3), Tn = Ze$1(Ht(Ie, c, c), "shapes", (e) => {
  let t2 = e.map(ue), o = t2.findIndex((r2) => r2 === void 0);
  return o >= 0 ? _(I([String(o)], `${h$1(e[o])} is no shape of five connected squares`)) : new Set(t2).size === c ? z$1(t2.filter((r2) => r2 !== void 0)) : _(I([], "two of the shapes are the same"));
}), er = (e) => e.every((t2, o) => o === 0 || (e[o - 1] ?? 0) < t2), wn = Ze$1(Ht(He(1, c), 1, c), "columns", (e) => er(e) ? z$1(e) : _(I([], "columns are different numbers from 1 to 5, ascending"))), Et = ({ replace: e, columns: t2 }) => (t2 == null ? void 0 : t2.length) ?? e ?? c, nt = (e, t2, o) => {
  let r2 = e[t2] === void 0 ? z$1(void 0) : Nr$1(o)(e[t2]);
  return l(r2) ? _(En$1(t2)(r2.left)) : r2;
}, vn = (e) => Object.hasOwn(N, e), Mn = (e, t2) => e === void 0 ? "is no shape of five connected squares" : vn(e) ? `is ${e} of the catalogue` : t2.includes(e) ? "is a shape that stands before it in the list" : void 0, On = Ze$1(Ht(Ie, 1, bt), "shapes", (e) => {
  let t2 = e.map(ue), o = t2.map((n2, s2) => Mn(n2, t2.slice(0, s2))), r2 = o.findIndex((n2) => n2 !== void 0);
  return r2 < 0 ? z$1(t2.filter((n2) => n2 !== void 0)) : _(I([String(r2)], `${h$1(e[r2])} ${o[r2] ?? ""}`));
}), tr = ["replace", "columns", "twos", "own"], kn = (e) => h(nt(e, "replace", He(1, c)), (t2) => h(nt(e, "columns", wn), (o) => {
  let r2 = Re({ replace: t2, columns: o });
  return h(nt(e, "twos", He(0, Et(r2))), (n2) => h(nt(e, "own", On), (s2) => z$1(Re({ ...r2, twos: n2, own: s2 }))));
})), Yo = (e) => {
  let t2 = (n2) => _(I([], n2));
  if (!U$1(e)) return t2(`${h$1(e)} is not an object`);
  let o = Re(e), r2 = Object.keys(o).find((n2) => !tr.some((s2) => s2 === n2));
  return r2 !== void 0 ? t2(`unknown key ${h$1(r2)}`) : "replace" in o && "columns" in o ? t2("replace and columns exclude each other") : kn(o);
}, $n = A(new f$1("cards", (e) => e === void 0 || !l(Yo(e)), (e, t2) => {
  let o = Yo(e);
  return l(o) ? V(o.left, e, t2) : o;
}, d), { type: "object", additionalProperties: false, properties: { replace: O(He(1, c)), columns: O(Ht(He(1, c), 1, c)), twos: O(He(0, c)), own: O(Ht(Ie, 1, bt)) } }), Xn = Ze$1(Ht(He(1, 99), 1, 9), "a ladder", (e) => er(e.toReversed()) ? z$1(e) : _(I([], "the ladder falls strictly"))), Cn = A(new f$1("a text", (e) => e === void 0 || typeof e == "string", (e, t2) => typeof e == "string" ? x$1(e) : g$2(e, t2), d), { type: "string" }), ee = { players: { rule: "TX-2.1", codec: Qe$2(2, 3, 4, 6), default: 2, meaning: "seats" }, teams: { rule: "TX-2.1", codec: Qe$2(2, 3), default: 2, otherwise: "3 for 3 or 6 players, else 2", meaning: "teams" }, shapes: { rule: "TX-2.2", codec: Tn, default: Ve, values: "five names of the catalogue or drawings", meaning: "the shapes of the chart" }, exxtra: { rule: "TX-2.3", codec: $n, default: void 0, values: '{}, {"replace":1..5} or {"columns":[..]}, with "twos" and "own" if wanted', otherwise: "none", meaning: "columns whose shape is replaced by a card drawn at random; own shapes join the deck" }, levels: { rule: "TX-2.4", codec: Xn, default: [5, 3, 1], values: "1 to 9 falling numbers, 1..99", meaning: "the ladder" }, target: { rule: "TX-2.5", codec: He(1, 9999), default: 61, meaning: "points that win" }, miss: { rule: "TX-2.6", codec: Qe$2("pair", "turn"), default: "pair", meaning: "whether a dead pair of mediums is enough to miss the turn" }, sameShape: { rule: "TX-2.7", codec: Qe$2("ignored", "scores"), default: "ignored", meaning: "whether a shape that slides to other squares is formed again" }, turnLimit: { rule: "TX-2.8", codec: He(0, 99999), default: 0, meaning: "the game ends after so many turns; 0: none" }, grid: { rule: "TX-2.9", codec: Cn, default: void 0, values: "a grid text", otherwise: "drawn", meaning: "the starting grid" } }, or = ee, jt = Object.keys(ee), En = (e) => e === 3 || e === 6 ? 3 : 2, jn = (e) => {
  let t2 = "players" in e ? e.players : 2, o = "teams" in e ? e.teams : En(t2), r2 = ot(t2, o), n2 = `${h$1(t2)} players in ${h$1(o)} teams`;
  return r2 === void 0 ? _(I(["players"], `there is no game of ${n2}`, "TX-2.1")) : z$1(r2);
}, An = (e, t2) => {
  let o = e.grid;
  return o === void 0 ? z$1(void 0) : typeof o == "string" && Ae(o, t2) !== void 0 ? z$1(o) : _(I(["grid"], `${h$1(o)} is no grid with five larges of each colour`, "TX-2.9"));
}, Rn = (e) => e !== "players" && e !== "teams" && e !== "grid", In = (e, t2) => {
  let { rule: o, codec: r2, default: n2 } = or[t2];
  if (e[t2] === void 0) return z$1(n2);
  let s2 = Nr$1(r2)(e[t2]);
  return l(s2) ? _({ ...En$1(t2)(s2.left), rule: o }) : s2;
}, qn = (e) => {
  let t2 = jt.filter(Rn).map((r2) => ({ name: r2, value: In(e, r2) })), o = t2.map(({ value: r2 }) => r2).find(l);
  return o !== void 0 ? o : z$1(Object.fromEntries(t2.flatMap(({ name: r2, value: n2 }) => l(n2) ? [] : [[r2, n2.right]])));
}, Zo = (e) => {
  if (!U$1(e)) return _(I([], `${h$1(e)} is not an object`, "TX-2"));
  let t2 = Object.keys(e).find((r2) => !jt.some((n2) => n2 === r2) && e[r2] !== void 0);
  if (t2 !== void 0) return _(I([t2.slice(0, 40)], "unknown key", "TX-2"));
  let o = Re(e);
  return h(jn(o), (r2) => h(qn(o), (n2) => h(An(o, r2.teams), (s2) => z$1({ ...r2, ...n2, grid: s2 }))));
}, Jo = (e) => JSON.stringify(e, [...tr]), st = A(new f$1("Transformartian options", (e) => {
  let t2 = Zo(e);
  return U$1(e) && !l(t2) && jt.every((o) => Jo(e[o]) === Jo(t2.right[o]));
}, (e, t2) => {
  let o = Zo(e);
  return l(o) ? V(o.left, e, t2) : o;
}, (e) => Re({ ...e })), Ue$1(or));
q(ze$1(ee));
var rr = (e) => A(new f$1("a colour", (t2) => He(e ? p : 0, 5).is(t2), (t2, o) => e && t2 === "-" ? x$1(p) : P(t2) ? x$1($(t2)) : g$2(t2, o, `${h$1(t2)} is not a colour`), (t2) => t2 === p ? "-" : w(t2)), { enum: e ? [...g, "-"] : g }), { exxtra: Ha, grid: Va, ...Bn } = ee, nr = Xt$1("a Transformartian position", { grid: Ht(rr(false), 25, 30), turn: He(1, ce), hands: Ht(rr(true), 2, 3), smalls: Ht(He(0, 8), 25, 30), scores: Ht(He(0, 999999999), 2, 3), settings: Xt$1("settings", { ...De(Bn), shapes: Ht(Ie, c, c), levels: Ht(He(1, 99), 1, 9) }) });
var sr = st, ar = ir$1("TX-10.3", Ze$1(nr, "a Transformartian position", rt)), ir = Qe;
var lr = (e) => P(e) ? e : void 0, _n = (e) => {
  if (e.startsWith("miss=")) {
    let n2 = lr(e.slice(5));
    return n2 === void 0 ? void 0 : { _tag: "Miss", keep: n2 };
  }
  let [t2, o, r2] = [e.slice(0, 2), e.slice(3, 5), lr(e.slice(6))];
  if (!(!Xe(t2) || e[2] !== "-" || !Xe(o) || e[5] !== "=" || r2 === void 0)) return { _tag: "Exchange", first: t2, second: o, keep: r2 };
}, mr = Oe({ rule: "TX-10.2", longest: de, print: (e) => e._tag === "Miss" ? `miss=${e.keep}` : `${e.first}-${e.second}=${e.keep}`, parse: (e) => {
  let t2 = _n(e);
  return t2 === void 0 ? _(I([], `${h$1(e)} is no move notation`, "TX-10.2")) : z$1(t2);
} });
var Nn = ({ grid: e, settings: t2 }) => {
  let o = "   a b c d e ", r2 = Array.from({ length: U(t2) }, (n2, s2) => {
    let i2 = U(t2) - 1 - s2, a2 = e.slice(i2 * 5, (i2 + 1) * 5).map(w);
    return `${i2 + 1}  ${a2.join(" ")}  ${i2 + 1}`;
  });
  return [o.trimEnd(), ...r2, o.trimEnd()];
}, Ln = (e, t2, o) => Array.from({ length: T(e.settings) }, (r2, n2) => n2).filter((r2) => e.smalls[D(e.settings, t2, r2)] === o).map(w).join(""), Fn = (e) => {
  let { shapes: t2, levels: o } = e.settings, r2 = t2.map((a2) => Z(a2).split("/")), n2 = Math.max(...r2.map((a2) => a2.length)), s2 = Math.max(8, ...t2.map((a2) => a2.length + 2)), i2 = (a2, m) => (m.padEnd(6) + a2.map((l2) => l2.padEnd(s2)).join("")).trimEnd();
  return [i2(t2.map((a2) => a2.includes("/") ? "custom" : a2), "Chart"), ...Array.from({ length: n2 }, (a2, m) => i2(r2.map((l2) => l2[m] ?? ""), "")), ...o.map((a2, m) => i2(Array.from({ length: c }, (l2, u2) => Ln(e, u2, m) || "-"), `[${a2}]`))];
}, cr = (e, t2) => {
  let o = Q(e, t2);
  return o.length === 1 ? `seat ${t2}` : `team ${t2} (seats ${o.join(" and ")})`;
}, Pn = (e, t2) => {
  let o = e.hands[t2] ?? p;
  return o === p ? "none" : w(o);
}, Dn = (e) => {
  let { turn: t2, settings: o } = e;
  if (L(e)) return "The game is over.";
  let r2 = (t2 - 1) % o.players, n2 = o.turnLimit === 0 ? "" : ` of ${o.turnLimit}`;
  return `Turn ${t2}${n2}: seat ${r2} to move, for ${cr(e, k(e))}. Target: ${o.target}`;
}, dr = (e) => {
  let t2 = Array.from({ length: T(e.settings) }, (o, r2) => r2).filter((o) => G(e, o));
  return [...Nn(e), "", ...Fn(e), "", Dn(e), ...e.scores.map((o, r2) => `${cr(e, r2)}: ${o} points, medium in hand: ${Pn(e, r2)}`), `Mediums at home: ${t2.map(w).join(" ") || "none"}`].join(`
`);
};
var at = q({ "TX-1.1": "Grid", "TX-1.2": "Colours", "TX-1.3": "Pieces", "TX-1.4": "Mediums", "TX-1.5": "Adjacent", "TX-1.6": "Isolated", "TX-1.7": "Continuous", "TX-1.8": "Shapes", "TX-1.9": "Chart", "TX-2": "Options", "TX-2.1": "Players and teams", "TX-2.2": "Choice of shapes", "TX-2.3": "ExxTRA cards", "TX-2.4": "Ladder", "TX-2.5": "Target", "TX-2.6": "What counts as a miss", "TX-2.7": "The same shape again", "TX-2.8": "Turn limit", "TX-2.9": "Given grid", "TX-3.1": "Seats and teams", "TX-3.2": "Laying out the shapes", "TX-3.3": "Drawing the larges", "TX-3.4": "Start", "TX-4.1": "Turn", "TX-4.2": "Exchange or miss", "TX-4.3": "Opening turn", "TX-4.4": "Later turns", "TX-4.5": "Mediums in other hands", "TX-4.6": "What is exchanged", "TX-4.7": "The exchange is compulsory", "TX-4.8": "One medium stays", "TX-5.1": "No isolated large", "TX-5.2": "Unless a colour is continuous", "TX-5.3": "Only moved larges matter", "TX-5.4": "No shape on the first turn", "TX-6.1": "Forming a shape", "TX-6.2": "A shape that slides", "TX-6.3": "Points", "TX-6.4": "The small moves down", "TX-6.5": "Who never scores", "TX-7.1": "One shape: its medium goes home", "TX-7.2": "Otherwise a free choice", "TX-7.3": "What can be kept", "TX-8.1": "Dead pairs", "TX-8.2": "When a turn may be missed", "TX-8.3": "Effect of a miss", "TX-8.4": "There is always a move", "TX-9.1": "Target reached", "TX-9.2": "Turn limit reached", "TX-9.3": "Over means no moves", "TX-9.4": "Scores and winners", "TX-9.5": "No other ending", "TX-10.1": "Square names", "TX-10.2": "Move notation", "TX-10.3": "Position notation", "TX-10.4": "Which rule is cited" });
var qe = ({ scores: e }) => e.slice(), H = (e) => {
  if (!L(e)) return Qe$1;
  let t2 = Math.max(...e.scores), r2 = [...e.scores.flatMap((s2, i2) => s2 === t2 ? Q(e, i2) : [])].sort((s2, i2) => s2 - i2), n2 = rt$1(et(e), e.scores);
  return tr$1({ winners: r2, places: n2, reason: t2 >= e.settings.target ? "target" : "limit" });
};
var Gn = Object.entries(N).flatMap(([e, { kind: t2 }]) => t2 === "basic" ? [] : [{ shape: e, grade: t2 }]), Wn = (e, t2) => [...Gn, ...t2.map((o) => ({ shape: o, grade: 1 }))].filter(({ shape: o }) => !e.includes(o)), At = (e, t2, o) => No$1(e, t2).slice(0, o).map(({ shape: r2 }) => r2), Hn = (e, t2, o) => {
  let { twos: r2 } = o, n2 = Et(o), s2 = (i2) => t2.filter((a2) => a2.grade === i2);
  return r2 === void 0 ? At(e, t2, n2) : No$1(e, [...At(e, s2(2), r2), ...At(e, s2(1), n2 - r2)]);
}, Vn = (e, { columns: t2, replace: o = c }) => (t2 == null ? void 0 : t2.map((r2) => r2 - 1)) ?? No$1(e, [0, 1, 2, 3, 4]).slice(0, o), zn = (e, t2, o) => {
  let r2 = Vn(e, o), n2 = t2.filter((i2, a2) => !r2.includes(a2)), s2 = Hn(e, Wn(n2, o.own ?? []), o);
  return t2.map((i2, a2) => r2.includes(a2) ? s2[r2.indexOf(a2)] ?? i2 : i2);
}, Kn = (e, t2) => No$1(e, Array.from({ length: c * K[t2] }, (o, r2) => Math.floor(r2 / c))), Un = Tt$1(st, at, "TX-2"), Qn = (e, t2) => {
  let o = Io$1(t2), { exxtra: r2, grid: n2, shapes: s2, ...i2 } = e, a2 = r2 === void 0 ? s2 : zn(o, s2, r2), m = K[e.teams];
  return { grid: (n2 === void 0 ? void 0 : Ae(n2, e.teams)) ?? Kn(o, e.teams), turn: 1, hands: Array.from({ length: e.teams }, () => p), smalls: Array.from({ length: c * m }, () => 0), scores: Array.from({ length: e.teams }, () => 0), settings: { ...i2, shapes: a2 } };
}, ur = (e, t2) => Vr$1((o) => Qn(o, t2))(Un(e, t2));
var ye = q({ id: "transformartian", title: "Transformartian", seats: { min: 2, max: 6 }, rules: at, turnRule: "TX-4.1", overRule: "TX-9.3", optionInfo: Ke$1(ee), options: sr, ...n$1(ar, Ct), move: ir, moveText: mr, setup: ur, contradicted: (e, { settings: { shapes: t2, ...o } }) => Ye$1(e, e.exxtra === void 0 ? { ...o, shapes: t2 } : o), teams: et, key: Ct.print, seatCount: ({ settings: e }) => e.players, seatName: Fn$1, toMove: W, legalMoves: he, randomMove: Go, check: Ho, applyLegal: $t, score: qe, outcome: H, board: dr });
var te = Qr$1(pe);
Qr$1(Ve);
Qr$1(N);
var it = Qr$1(g);
var Be = ({ settings: e }) => Array.from({ length: T(e) }, (t2, o) => o), lt = (e) => ft(w(e)), pr = (e) => `${e.length === 1 ? "seat" : "seats"} ${s$1(e.map(String))}`, It = (e, t2) => {
  let o = Q(e, t2);
  return o.length === 1 ? `Seat ${t2}` : `Team ${t2} (${pr(o)})`;
}, Jn = (e) => Z(e) === e ? "custom" : e, Rt = (e) => {
  let t2 = H(e);
  if (ye$1(t2)) {
    let { winners: n2, reason: s2 } = t2.value;
    return `The game is over (${s2}): ${pr(n2)} ${n2.length === 1 ? "wins" : "win"}`;
  }
  let [o] = W(e), r2 = e.settings.players === e.settings.teams;
  return `Seat ${o ?? 0} to move${r2 ? "" : `, for team ${k(e)}`}`;
}, il = (e, t2) => {
  let o = H(e);
  return ye$1(o) ? i(o.value, ...Q(e, t2)) : k(e) === t2 ? "to move" : "";
}, es = (e) => {
  let { turn: t2, settings: o } = e, r2 = ye$1(H(e));
  return { text: r2 ? Rt(e) : `Turn ${t2}: ${Rt(e)}`, note: o.turnLimit === 0 ? "" : r2 ? `${t$1(o.turnLimit, "turn")} at most` : `of ${t$1(o.turnLimit, "turn")}` };
}, ts = ({ grid: e }) => `Larges: ${e.map((t2, o) => `${te[o] ?? ""} ${lt(t2)}`).join(", ")}.`, os = (e, t2, o) => {
  let { settings: r2, smalls: n2 } = e, s2 = (a2) => r2.levels[n2[D(r2, o, a2)] ?? 0] ?? 0, i2 = Be(e).map((a2) => `${lt(a2)} ${s2(a2)}`);
  return `column ${o + 1}, ${Jn(t2)} (${Z(t2)}): ${i2.join(", ")}`;
}, rs = (e) => {
  let { shapes: t2, levels: o } = e.settings, r2 = t2.map((n2, s2) => os(e, n2, s2));
  return `Levels of the chart: ${o.join(", ")}. Smalls by column, each with its level: ${r2.join("; ")}.`;
}, ns = (e, t2) => {
  let o = e.hands[t2] ?? p, r2 = o === p ? "no medium" : `the ${lt(o)} medium`;
  return `${It(e, t2)} has ${t$1(e.scores[t2] ?? 0, "point")} and ${r2} in hand.`;
}, ss = ({ settings: e }) => `A seat may miss ${e.miss === "pair" ? "when its pair is dead" : "only if all pairs are dead"}; the same shape again ${e.sameShape === "scores" ? "scores" : "is ignored"}.`, ll = (e) => {
  let { text: t2, note: o } = es(e), r2 = Be(e).filter((n2) => G(e, n2));
  return { title: `Transformartian, turn ${e.turn}: ${Rt(e)}`, description: [`${t2}${o === "" ? "" : `, ${o}`}. Points that win: ${e.settings.target}.`, ...e.scores.map((n2, s2) => ns(e, s2)), `Mediums at home: ${s$1(r2.map(lt))}.`, `The grid has ${5} files and ${e.grid.length / 5} ranks. ${ts(e)}`, rs(e), ss(e)].join(" ") };
};
var fr = (e) => `${w(e)}2`, as = (e) => {
  let { settings: t2, smalls: o } = e;
  return t2.shapes.flatMap((r2, n2) => Be(e).map((s2) => {
    let i2 = o[D(t2, n2, s2)] ?? 0;
    return [`small:${n2 + 1}${w(s2)}`, t2.levels[i2] ?? 0];
  }));
}, _e = (e) => ({ pieces: Se([...e.grid.map((t2, o) => [`square:${te[o] ?? ""}`, [`${w(t2)}3`]]), ...e.hands.map((t2, o) => [`team:${o}`, t2 === p ? [] : [fr(t2)]]), ["home:", Be(e).filter((t2) => G(e, t2)).map(fr)]]), counts: X([...as(e), ["turn:", e.turn]]), words: {}, points: Te("shapes", qe(e)), phase: ye$1(H(e)) ? "over" : "turn", toMove: W(e) }), is = (e, t2) => {
  var _a, _b;
  if (t2._tag !== "Exchange") return [];
  let [o, r2] = [t2.first, t2.second].map((i2) => ({ kind: "square", value: i2 })), [n2, s2] = [(_a = e.pieces[`square:${t2.first}`]) == null ? void 0 : _a[0], (_b = e.pieces[`square:${t2.second}`]) == null ? void 0 : _b[0]];
  return o === void 0 || r2 === void 0 || n2 === void 0 || s2 === void 0 || n2 === s2 ? [] : [{ _tag: "Moved", piece: n2, from: o, to: r2 }, { _tag: "Moved", piece: s2, from: r2, to: o }];
}, ls = (e) => (e._tag === "Replaced" || e._tag === "Moved") && "piece" in e ? e.piece.endsWith("3") : e._tag === "Replaced" && e.from.endsWith("3"), gr = (e, t2, o) => {
  let r2 = _e(e), n2 = Ae$1(r2, _e(o)), s2 = t2 === null ? [] : is(r2, t2);
  return s2.length === 0 ? n2 : [...s2, ...n2.filter((i2) => !ls(i2))];
};
var xe = lt$1({ "move.Exchange": "{who} exchanges the larges on {first} and {second} and keeps the {colour} medium", "move.Miss": "{who} misses the turn and keeps the {colour} medium", "verb.miss": "miss the turn", medium: "the {colour} medium", "place.team": "the hand of team {value}", "place.home": "the mediums at home", "place.small": "the {colour} small of column {column}", "place.turn": "turn", "source.shapes": "shapes", "phase.turn": "the game", "phase.over": "the end of the game", "reason.target": "a team has reached the target", "reason.limit": "the limit of turns is reached", team: "Team {value}" });
var hr = (e) => Je$1(xe, "square", e), yr = (e) => Je$1(xe, "medium", e, Pn$1("medium", { colour: Pn$1(`colour.${e}`) })), qt = (e) => {
  let { kind: t2, value: o } = e;
  return t2 === "medium" ? Pn$1("medium", { colour: Pn$1(`colour.${o}`) }) : t2 !== "small" ? z(e) : Pn$1("place.small", { column: o.slice(0, -1), colour: Pn$1(`colour.${o.slice(-1)}`) });
}, xr = (e) => {
  switch (e._tag) {
    case "Exchange":
      return [hr(e.first), hr(e.second), yr(e.keep)];
    case "Miss":
      return [Je$1(xe, "verb", "miss", Pn$1("verb.miss")), yr(e.keep)];
  }
}, br = ([e, t2, ...o]) => (e == null ? void 0 : e.kind) === "square" && t2 !== void 0 ? [[t2, e, ...o]] : [], Sr = (e) => {
  let t2 = te.slice(0, e.grid.length).toSorted(j$1);
  return [...he(e), ...t2.flatMap((o, r2) => t2.slice(r2 + 1).flatMap((n2) => it.map((s2) => ({ _tag: "Exchange", first: o, second: n2, keep: s2 })))), ...it.map((o) => ({ _tag: "Miss", keep: o }))];
};
var ms = (e, t2) => {
  let o = `move.${t2._tag}`, r2 = { who: ye.seatName(W(e)[0] ?? 0, e), colour: Pn$1(`colour.${t2.keep}`) };
  switch (t2._tag) {
    case "Exchange":
      return Pn$1(o, { ...r2, first: t2.first, second: t2.second });
    case "Miss":
      return Pn$1(o, r2);
  }
}, jl = { game: ye, parts: xr, orders: br, tried: Sr, model: _e, changes: gr, describe: ms, describeChange: Le({ game: ye, teamName: It, place: qt }), describePlace: qt, describeView: (e) => Be$1(ye, e, _e(e).phase), english: xe };
const transformartianODSSL6EA = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  transformartianFace: jl
}, Symbol.toStringTag, { value: "Module" }));
export {
  Be as B,
  D,
  G,
  It as I,
  Jn as J,
  U,
  Z,
  transformartianODSSL6EA as a,
  es as e,
  il as i,
  jl as j,
  ll as l,
  p,
  te as t,
  w
};
