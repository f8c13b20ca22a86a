import { a, t } from "./chunk-HLQMKHUM.Bt-6DFux.js";
import { P as Pn, F as Fn, f as E$1, q, x as at, G as Gn, D as Dn, B as Vn, J as Jn, H as On, L as Bn, Q as Qe$1, M as B$1, R as Ze$1, T as no$1, U as h, $ as He$1, O, a0 as ir$1, a1 as go$1, a2 as A$1, a3 as f$1, a4 as x$1, a5 as g$1, h as h$1, a6 as Ht$1, a7 as Hn, a8 as eo$1, a9 as Xt$1, aa as Xe$1, ab as ho$1, ac as xo$1, c as z$1, _, I, d as l, ad as Yn, ae as Io$1, C as Cn, g as tr, af as Vr$1, ag as Qn, y as ye$1, ah as Zn$1 } from "./index.BRGS1VVM.js";
import { B as Be$1, L as Le$1, l as lt$1, E as Ee$1, z, a as le$1, A as Ae, T as Te$1, w as we, X as X$1, S as Se, J as Je$1, K as Ke$1, q as qe$1, O as Oe, b as ze, D as De$1, Q as Qe$2, o as ot$1, Y as Ye$1, n as nt$1, y as yt$1, h as ht$1, e as ee$1, u as ue$1, _ as _t, c as be$1, d as Tt$1 } from "./chunk-UGIN4BC6.C_-Z0QCY.js";
var N = -1, b = (e, t2, n) => e << 7 | t2 << 4 | n, P = (e) => e >> 7, g = (e) => e >> 4 & 7, x = (e) => e & 15, re = (e, t2, n) => e << 8 | t2 + 1 << 4 | n + 1, m = (e) => e >> 8, se = (e) => (e >> 4 & 15) - 1, X = (e) => (e & 15) - 1, E = (e) => (e & 255) === 0, Xn = [0, ...E$1.map((e, t2) => 1 << Bn(t2))], Zn = (e) => (Xn[e >> 4 & 15] ?? 0) | (Xn[e & 15] ?? 0), wo = [(1 << Dn + 1) - 1, ...E$1.map((e, t2) => E$1.reduce((n, r, s) => Bn(t2) === Bn(s) == (Vn(t2) === Vn(s)) ? n : n | 2 << s, 0))], dt = (e, t2) => ((wo[e >> 4 & 15] ?? 0) & 1 << (t2 >> 4 & 15)) !== 0 && e !== t2, xe = (e, t2) => !E(e) && dt(e, t2);
var W = E$1.flatMap((e, t2) => E$1.slice(t2).map((n) => `${e}${n}`)), er = new Map(E$1.flatMap((e, t2) => E$1.slice(t2).map((n, r) => [`${e}${n}`, [t2, t2 + r]]))), le = (e) => typeof e == "string" && er.has(e), mt = (e) => er.get(e) ?? [0, 0], xo = (e) => {
  let [t2, n] = mt(e);
  return t2 === n ? t2 : -1;
}, Pe = (e, t2) => {
  let n = xo(t2);
  return n >= 0 && (e & 1 << n) !== 0;
};
var Ee = [2, 3, 4, 5], Y = { min: 10, max: 9999 }, lt = 5, Bt = 4, ut = 3, f = { Red: 0, Yellow: 1, Green: 2, Blue: 3 };
var ht = ["align", "pick", "place", "main", "sac", "ent", "rev", "over"], y = [0, 1, 2, 3, 4], He = (e) => [se(e), X(e)].filter((t2) => t2 !== N).map(Gn), Te = (e) => e.systems.map((t2) => ({ number: m(t2), markers: He(t2), ships: e.ships.filter((n) => P(n) === m(t2)).map((n) => ({ owner: g(n), piece: Gn(x(n)) })) })), je = (e, t2) => {
  for (let n = Math.min(t2, e.length) - 1; n >= 0; n--) {
    let r = m(e[n] ?? 0);
    if (r <= t2) return r === t2 ? n : -1;
  }
  return -1;
}, B = (e, t2) => {
  let n = je(e.systems, t2);
  return n < 0 ? 0 : e.systems[n] ?? 0;
}, ke = (e, t2) => je(e.systems, t2) >= 0, ve = (e, t2, n, r) => Po(e.ships, b(t2, n, Yn(r))), Po = (e, t2) => {
  let n = 0;
  for (let r = 0; r < e.length; r++) (e[r] ?? 0) === t2 && n++;
  return n;
}, Ge = (e, t2) => {
  let n = 0;
  for (let r = 0; r < e.length; r++) P(e[r] ?? 0) === t2 && n++;
  return n;
}, Ie = (e, t2, n) => {
  let r = 0;
  for (let s = 0; s < e.length; s++) {
    let o = e[s] ?? 0;
    P(o) === t2 && Bn(x(o)) === n && r++;
  }
  return r;
}, nr = ({ systems: e, ships: t2 }) => {
  let n = To.slice(), r = (s) => {
    s !== N && (n[s] = (n[s] ?? 0) - 1);
  };
  for (let s of e) r(se(s)), r(X(s));
  for (let s of t2) r(x(s));
  return n;
}, To = E$1.map(() => 5), ue = (e, t2) => e.standings[t2] === "living";
var rr = On([{ _tag: "Align", alignment: "good" }, { _tag: "Align", alignment: "evil" }]), sr = On(W.map((e) => ({ _tag: "PickPair", pair: e }))), or = q({ _tag: "Pass" }), ir = q({ _tag: "Stop" }), Ft = q({ _tag: "Decline" }), Be = (e, t2) => t2 * Dn + e, Re = (e) => Array.from({ length: 61 }, (t2, n) => E$1.map((r) => e(r, n))).flat(), ar = On(Re((e, t2) => ({ _tag: "Sacrifice", ship: e, system: t2 }))), pr = On(Re((e, t2) => ({ _tag: "Discover", ship: e, system: t2 }))), cr = On(Re((e, t2) => ({ _tag: "BuildShip", piece: e, system: t2 }))), ft = (e, t2, n) => Be(e, t2) * Dn + n, dr = On(Re((e, t2) => E$1.map((n) => ({ _tag: "TradeShip", ship: e, system: t2, piece: n }))).flat()), mr = On(Re((e, t2) => E$1.map((n) => ({ _tag: "GrowShip", ship: e, system: t2, piece: n }))).flat()), lr = (e, t2, n) => Be(t2, n) * y.length + e, ur = On(Re((e, t2) => y.map((n) => ({ _tag: "Destroy", owner: n, ship: e, system: t2 }))).flat()), hr = On(Re((e, t2) => y.map((n) => ({ _tag: "Reduce", owner: n, ship: e, system: t2 }))).flat()), ko = On(E$1.flatMap((e) => E$1.flatMap((t2) => E$1.map((n) => [e, t2, n])))), fr = (e, t2, n) => ko[(e * Dn + t2) * Dn + n] ?? ["R1", "R1", "R1"], yt = ([e, t2, n]) => Yn(e) <= Yn(t2) && Yn(t2) <= Yn(n);
var V = Qe$1(...E$1), We = Qe$1(...y), vo = B$1("two types in canonical order", le, { enum: W }), yr = B$1("the number of a system", (e) => typeof e == "number" && Number.isInteger(e) && e >= 0 && !Object.is(e, -0), { type: "integer", minimum: 0 }), Io = 999999999999999, Oo = Ze$1(yr, "the number of a system", (e) => e <= Io ? z$1(e) : _(I([], `there is no system ${e}`, "IT-1.3"))), Ro = Ze$1(no$1(V, ut), "three types in canonical order", (e) => yt(e) ? z$1(e) : _(I([], "three types are named in canonical order", "IT-10.2"))), gr = (e) => {
  let t2 = { Align: Xt$1("Align", { _tag: Qe$1("Align"), alignment: Qe$1("good", "evil") }), PickPair: Xt$1("PickPair", { _tag: Qe$1("PickPair"), pair: vo }), PlaceShip: Xt$1("PlaceShip", { _tag: Qe$1("PlaceShip"), piece: V, system: e }), MoveShip: Xt$1("MoveShip", { _tag: Qe$1("MoveShip"), ship: V, from: e, to: e }), TradeShip: Xt$1("TradeShip", { _tag: Qe$1("TradeShip"), ship: V, system: e, piece: V }), GrowShip: Xt$1("GrowShip", { _tag: Qe$1("GrowShip"), ship: V, system: e, piece: V }), BuildShip: Xt$1("BuildShip", { _tag: Qe$1("BuildShip"), piece: V, system: e }), Destroy: Xt$1("Destroy", { _tag: Qe$1("Destroy"), owner: We, ship: V, system: e }), Reduce: Xt$1("Reduce", { _tag: Qe$1("Reduce"), owner: We, ship: V, system: e }), Sacrifice: Xt$1("Sacrifice", { _tag: Qe$1("Sacrifice"), ship: V, system: e }), Research: Xt$1("Research", { _tag: Qe$1("Research"), ships: Ro, system: e, piece: V }), Discover: Xt$1("Discover", { _tag: Qe$1("Discover"), ship: V, system: e }), Pass: Xt$1("Pass", { _tag: Qe$1("Pass") }), Stop: Xt$1("Stop", { _tag: Qe$1("Stop") }), Enterprise: Xt$1("Enterprise", { _tag: Qe$1("Enterprise"), piece: V, system: e }), Revolt: Xt$1("Revolt", { _tag: Qe$1("Revolt"), owner: We, ship: V, system: e }), Decline: Xt$1("Decline", { _tag: Qe$1("Decline") }) };
  return ir$1("IT-10.2", xo$1("an IceTraders move", t2));
}, br = gr(Oo), Sr = gr(yr);
var wr = (e) => ({ systems: e.systems, ships: e.ships.slice(), stash: e.stash.slice() }), xr = (e, t2) => {
  let n = e.length;
  for (e.push(t2); n > 0 && (e[n - 1] ?? 0) > t2; ) e[n] = e[n - 1] ?? 0, n--;
  e[n] = t2;
}, Pr = (e, t2) => {
  let n = e.indexOf(t2);
  if (!(n < 0)) {
    for (; n + 1 < e.length; n++) e[n] = e[n + 1] ?? 0;
    e.pop();
  }
}, Ye = ({ stash: e }, t2) => {
  t2 !== N && (e[t2] = (e[t2] ?? 0) + 1);
}, Lt = ({ stash: e }, t2) => {
  e[t2] = (e[t2] ?? 0) - 1;
}, Ke = (e, t2) => {
  xr(e.ships, t2);
}, he = (e, t2) => {
  Pr(e.ships, t2);
}, K = (e, t2, n, r) => {
  Lt(e, r), Ke(e, b(t2, n, r));
}, Z = (e, t2, n, r) => {
  he(e, b(t2, n, r)), Ye(e, r);
}, qe = (e, t2) => {
  let n = e.systems.slice();
  xr(n, t2), e.systems = n;
}, Je = (e, t2) => {
  let n = e.systems.slice();
  Pr(n, t2), e.systems = n;
}, Qe = (e, t2) => {
  let n = je(e.systems, t2), r = e.systems[n] ?? 0;
  n >= 0 && E(r) && Ge(e.ships, t2) === 0 && Je(e, r);
}, Tr = (e) => {
  for (let t2 = 0; t2 < e.length; t2++) if (m(e[t2] ?? 0) !== t2 + 1) return t2 + 1;
  return e.length < 60 ? e.length + 1 : 0;
};
var Xe = (e, t2, n) => {
  let r = 1 << Bn(n);
  return e.phase === "sac" ? 1 << e.power & ~r : Zn(t2) | r;
}, oe = (e, t2) => (e & 1 << t2) !== 0, Me = (e, t2, n, r) => oe(Xe(e, B(e, t2), Yn(n)), r), kr = (e, t2) => {
  let n = P(e[t2] ?? 0), r = t2 + 1;
  for (; r < e.length && P(e[r] ?? 0) === n; ) r++;
  return r;
}, Fe = (e, t2, n, r) => {
  let s = t2;
  for (; s < n && g(e[s] ?? 0) < r; ) s++;
  return s;
}, ee = (e, t2, n) => t2 > n && (e[t2] ?? 0) === (e[t2 - 1] ?? 0), j = (e, t2) => x(e[t2] ?? 0), A = { rule: "IT-1.3", text: "there is no such system", holds: ({ view: e, move: t2 }) => ke(e, t2.system) }, ie = (e) => ({ rule: "IT-4.5", text: "this is not the power of the sacrificed ship", holds: ({ view: t2 }) => t2.phase !== "sac" || t2.power === e }), De = { rule: "IT-1.5", text: "the mover has no such ship in this system", holds: ({ view: e, move: t2 }) => ve(e, t2.system, e.mover, t2.ship) > 0 }, gt = { rule: "IT-1.5", text: "this seat has no such ship in this system", holds: ({ view: e, move: t2 }) => ve(e, t2.system, t2.owner, t2.ship) > 0 }, ae = { rule: "IT-1.2", text: "the stash does not hold this piece", holds: ({ view: e, move: t2 }) => (e.stash[Yn(t2.piece)] ?? 0) > 0 }, pe = (e) => [{ rule: "IT-4.2", text: "neither the colour of the ship nor a marker of its system gives this power", holds: ({ view: t2, move: n }) => t2.phase === "sac" || e(t2, n) }, { rule: "IT-4.6", text: "this ship has the sacrificed colour, so it cannot use the sacrificed power", holds: ({ view: t2, move: n }) => t2.phase !== "sac" || e(t2, n) }];
var fe = (e, t2) => 4 * e + t2, bt = (e) => e >> 2, Ct = (e) => e & 3;
var vr = [A, De], Ir = [A, De], Mo = (e, { ships: [t2, n, r], system: s }) => {
  let o = (i, a2) => ve(e, s, e.mover, i) >= a2;
  return o(t2, 1) && o(n, t2 === n ? 2 : 1) && o(r, n !== r ? 1 : t2 === n ? 3 : 2);
}, Or = [A, { rule: "IT-4.8", text: "the mover does not have these three ships in the system", holds: ({ view: e, move: t2 }) => Mo(e, t2) }, { rule: "IT-1.2", text: "the stash does not hold this piece, even with the three ships in it", holds: ({ view: e, move: t2 }) => (e.stash[Yn(t2.piece)] ?? 0) > 0 || t2.ships.includes(t2.piece) }], Rr = ({ number: e }, t2, n) => {
  let r = Be(t2, e), s = ar[r], o = pr[r];
  s !== void 0 && n.push(s), o !== void 0 && n.push(o);
}, Mr = (e, { number: t2, ownFirst: n, ownEnd: r }, s) => {
  if (r - n < ut) return;
  let { ships: o } = e;
  for (let i = n; i < r; i++) if (!ee(o, i, n)) {
    for (let a2 = i + 1; a2 < r; a2++) if (!ee(o, a2, i + 1)) for (let p = a2 + 1; p < r; p++) ee(o, p, a2 + 1) || Do(e, t2, j(o, i), j(o, a2), j(o, p), s);
  }
}, Do = ({ stash: e }, t2, n, r, s, o) => {
  let i = fr(n, r, s);
  for (let a2 = 0; a2 < Dn; a2++) ((e[a2] ?? 0) > 0 || a2 === n || a2 === r || a2 === s) && o.push({ _tag: "Research", ships: i, system: t2, piece: Gn(a2) });
}, Dr = (e, t2, n) => (Z(e, n.system, t2, Yn(n.ship)), Qe(e, n.system), 0), Vr = (e, t2, { ships: n, system: r, piece: s }) => {
  let o = Yn(s), i = Ie(e.ships, r, Bn(o));
  for (let a2 of n) Z(e, r, t2, Yn(a2));
  return K(e, r, t2, o), Ie(e.ships, r, Bn(o)) > i ? fe(r, Bn(o)) : 0;
}, $r = (e, t2, { ship: n, system: r }) => {
  let s = Yn(n), o = Tr(e.systems);
  return he(e, b(r, t2, s)), Qe(e, r), qe(e, re(o === 0 ? r : o, s, N)), 0;
};
var Nr = [{ rule: "IT-2.4", text: "too many seats wanted this type, so it cannot be picked twice", holds: ({ view: e, move: t2 }) => !Pe(e.barred, t2.pair) }], Ar = (e) => {
  for (let t2 of rr) e.push(t2);
}, _r = (e, t2) => {
  for (let n = 0; n < W.length; n++) {
    let r = sr[n];
    r !== void 0 && !Pe(e.barred, r.pair) && t2.push(r);
  }
}, Er = (e, t2, n) => {
  let r = e.slice();
  return r[t2] = n, r;
}, jr = (e, t2) => {
  let { players: n } = e.settings, r = e.mover + 1 === n, s = Er(e.alignments, e.mover, t2.alignment);
  return { ...e, phase: r ? "pick" : "align", mover: r ? 0 : e.mover + 1, alignments: s };
}, $o = (e) => {
  let t2 = E$1.map(() => 0);
  for (let n of e) if (n !== "unpicked") for (let r of mt(n)) t2[r] = (t2[r] ?? 0) + 1;
  return t2;
}, No = (e) => {
  let t2 = $o(e), n = 0;
  for (let r = 0; r < Dn; r++) (t2[r] ?? 0) > 5 && (n |= 1 << r);
  return n;
}, Gr = (e, t2) => {
  let { players: n } = e.settings, r = Er(e.picks, e.mover, t2.pair);
  if (e.mover + 1 < n) return { ...e, mover: e.mover + 1, picks: r };
  let s = No(r);
  return s !== 0 ? { ...e, mover: 0, picks: r.map(() => "unpicked"), barred: e.barred | s } : Ao(e, r);
}, Ao = (e, t2) => {
  let n = t2.flatMap((i) => i === "unpicked" ? [] : mt(i)), r = n.map((i, a2) => re(a2 + 1, i, N)), s = e.stash.slice();
  for (let i of n) s[i] = (s[i] ?? 0) - 1;
  let o = Eo(r, e.tieSeat);
  return { ...e, phase: "place", mover: o, picks: [], tieSeat: 0, barred: 0, systems: r, stash: s };
}, _o = (e, t2) => {
  let n = (o) => {
    let i = e[o] ?? 0, a2 = 0;
    for (let p of e) xe(i, p) && a2++;
    return a2;
  }, [r, s] = [n(2 * t2), n(2 * t2 + 1)];
  return 100 * Math.max(r, s) + r + s;
}, Eo = (e, t2) => {
  let n = e.length / 2, [r, s] = [t2, -1];
  for (let o = 0; o < n; o++) {
    let i = (t2 + o) % n, a2 = _o(e, i);
    a2 > s && ([r, s] = [i, a2]);
  }
  return r;
};
var Br = [A, ie(f.Blue), De, ...pe((e, { system: t2, ship: n }) => Me(e, t2, n, f.Blue)), { rule: "IT-5.3", text: "the new piece is larger than the ship", holds: ({ move: e }) => Vn(Yn(e.piece)) <= Vn(Yn(e.ship)) }, { rule: "IT-5.4", text: "the new piece is of the same type as the ship", holds: ({ move: e }) => e.piece !== e.ship }, ae], Fr = ({ stash: e }, { number: t2 }, n, r) => {
  let s = Vn(n);
  for (let o = 0; o < Dn; o++) {
    if (Vn(o) > s || o === n || (e[o] ?? 0) === 0) continue;
    let i = dr[ft(n, t2, o)];
    i !== void 0 && r.push(i);
  }
}, Lr = (e, t2, n) => {
  let r = Yn(n.ship), s = Yn(n.piece);
  return Z(e, n.system, t2, r), K(e, n.system, t2, s), Bn(r) === Bn(s) ? 0 : fe(n.system, Bn(s));
};
var St = (e, t2) => e.systems[je(e.systems, t2)] ?? 0, Cr = (e, t2) => {
  Ye(e, se(t2)), Ye(e, X(t2));
}, jo = (e, t2) => {
  let n = St(e, t2);
  E(n) || (Cr(e, n), Je(e, n), qe(e, re(t2, N, N)));
}, Go = (e, t2) => {
  let n = St(e, t2);
  Cr(e, n), Je(e, n);
  let r = e.ships.filter((s) => P(s) === t2);
  for (let s of r) he(e, s), Ye(e, x(s));
}, zt = (e, t2) => !E(e) && X(e) === N && Vn(t2) < Vn(se(e)), Ut = (e, t2) => {
  let n = St(e, t2);
  for (let r = 0; r < Dn; r++) if ((e.stash[r] ?? 0) > 0 && zt(n, r)) return true;
  return false;
}, Ht = ({ ships: e }, t2, n) => {
  for (let r = 0; r < e.length; r++) {
    let s = e[r] ?? 0;
    if (P(s) === t2 && g(s) !== n) return true;
  }
  return false;
}, zr = (e, t2, n) => {
  let r = bt(n);
  if (r === 0 || Ie(e.ships, r, Ct(n)) < lt) return "none";
  switch (Ct(n)) {
    case f.Red:
      return Go(e, r), "none";
    case f.Yellow:
      return jo(e, r), "none";
    case f.Green:
      return Ht(e, r, t2) ? "rev" : "none";
    default:
      return Ut(e, r) ? "ent" : "none";
  }
}, Ur = [A, { rule: "IT-6.5", text: "the enterprise does not add a smaller marker to the system of the concentration", holds: ({ view: e, move: t2 }) => t2.system === e.pending && zt(B(e, t2.system), Yn(t2.piece)) }, ae], Hr = [A, gt, { rule: "IT-6.6", text: "this is not a ship of another seat in the system of the concentration", holds: ({ view: e, move: t2 }) => t2.system === e.pending && t2.owner !== e.mover }], Wr = (e, t2) => {
  let n = B(e, e.pending);
  for (let r = 0; r < Dn; r++) (e.stash[r] ?? 0) > 0 && zt(n, r) && t2.push({ _tag: "Enterprise", piece: Gn(r), system: e.pending });
}, Yr = ({ ships: e, pending: t2, mover: n }, r) => {
  for (let s = 0; s < e.length; s++) {
    let o = e[s] ?? 0;
    P(o) !== t2 || g(o) === n || ee(e, s, 0) || r.push({ _tag: "Revolt", owner: y[g(o)] ?? 0, ship: Gn(j(e, s)), system: t2 });
  }
}, Kr = (e, { piece: t2, system: n }) => {
  let [r, s] = [St(e, n), Yn(t2)];
  Lt(e, s), Je(e, r), qe(e, re(m(r), se(r), s));
}, qr = (e, t2, { owner: n, ship: r, system: s }) => {
  let o = Yn(r);
  he(e, b(s, n, o)), Ke(e, b(s, t2, o));
};
var Jr = 3, Bo = (e, t2) => Bn(e) === Bn(t2) && Vn(e) > Vn(t2), Qr = [A, ie(f.Green), De, ...pe((e, { system: t2, ship: n }) => Me(e, t2, n, f.Green)), { rule: "IT-5.5", text: "the new piece is not a larger one in the colour of the ship", holds: ({ move: e }) => Bo(Yn(e.piece), Yn(e.ship)) }, ae], Fo = ({ ships: e, mover: t2 }, { piece: n, system: r }) => {
  let s = Yn(n), [o, i] = [b(r, t2, s), b(r, t2, Jn(Bn(s), Jr))];
  for (let a2 = 0; a2 < e.length; a2++) {
    let p = e[a2] ?? 0;
    if (p >= o) return p <= i;
  }
  return false;
}, Xr = [A, ie(f.Green), { rule: "IT-5.6", text: "the mover has no ship of this colour and at least this size in this system", holds: ({ view: e, move: t2 }) => Fo(e, t2) }, ...pe((e, { system: t2, piece: n }) => Me(e, t2, n, f.Green)), { rule: "IT-5.7", text: "there are four or more ships in this system", holds: ({ view: e, move: t2 }) => Ge(e.ships, t2.system) < Bt }, ae], Zr = ({ stash: e }, { number: t2 }, n, r) => {
  for (let s = n + 1; s <= Jn(Bn(n), Jr); s++) {
    let o = mr[ft(n, t2, s)];
    o !== void 0 && (e[s] ?? 0) > 0 && r.push(o);
  }
}, es = ({ ships: e, stash: t2 }, n, r, s) => {
  let o = j(e, r);
  if (!(!(r + 1 >= n.ownEnd || Bn(j(e, r + 1)) !== Bn(o)) || n.end - n.first >= Bt)) for (let a2 = Jn(Bn(o), 1); a2 <= o; a2++) {
    let p = cr[Be(a2, n.number)];
    p !== void 0 && (t2[a2] ?? 0) > 0 && s.push(p);
  }
}, ts = (e, t2, n) => (Z(e, n.system, t2, Yn(n.ship)), K(e, n.system, t2, Yn(n.piece)), 0), ns = (e, t2, n) => (K(e, n.system, t2, Yn(n.piece)), 0);
var rs = [{ rule: "IT-3.1", text: "this piece is not small", holds: ({ move: e }) => Vn(Yn(e.piece)) === 1 }, A, ae], ss = ({ systems: e, stash: t2 }, n) => {
  for (let r = 0; r < at.length; r++) {
    let s = Jn(r, 1);
    if ((t2[s] ?? 0) !== 0) for (let o = 0; o < e.length; o++) n.push({ _tag: "PlaceShip", piece: Gn(s), system: m(e[o] ?? 0) });
  }
}, os = (e, t2, n) => {
  let r = Yn(n.piece);
  return K(e, n.system, t2, r), fe(n.system, Bn(r));
};
var Wt = (e) => 1 << e - 1, wt = (e, t2, n) => {
  let r = 0;
  for (let s = t2.ownFirst; s < t2.ownEnd; s++) {
    let o = j(e.ships, s);
    s !== n && oe(Xe(e, t2.system, o), f.Red) && (r |= Wt(Vn(o)));
  }
  return r;
}, as = (e, t2) => e >= Wt(t2), ps = (e, t2) => (e & Wt(t2) - 1) !== 0, cs = (e, t2, n) => {
  let { ships: r, stash: s, mover: o } = e, i = wt(e, t2, -1);
  if (i !== 0) for (let a2 = t2.first; a2 < t2.end; a2++) {
    if (ee(r, a2, t2.first)) continue;
    let p = j(r, a2), S = g(r[a2] ?? 0), O2 = S === o ? wt(e, t2, a2) : i, D = Vn(p), Ne = lr(S, p, t2.number), q2 = ur[Ne], Se2 = hr[Ne];
    q2 !== void 0 && as(O2, D) && n.push(q2), Se2 !== void 0 && ps(O2, D) && (s[p - 1] ?? 0) > 0 && n.push(Se2);
  }
}, is = (e, t2) => {
  let n = 0;
  for (; n < e.length && (e[n] ?? 0) < t2; ) n++;
  return n;
}, ds = (e, t2) => {
  let { ships: n, mover: r } = e, s = is(n, b(t2, 0, 0)), o = is(n, b(t2 + 1, 0, 0)), i = Fe(n, s, o, r);
  return { number: t2, system: B(e, t2), first: s, end: o, ownFirst: i, ownEnd: Fe(n, i, o, r + 1) };
}, Lo = (e, { system: t2 }) => wt(e, ds(e, t2), -1), Yt = (e, { owner: t2, ship: n, system: r }) => {
  let s = t2 === e.mover ? e.ships.indexOf(b(r, t2, Yn(n))) : -1;
  return wt(e, ds(e, r), s);
}, ms = ({ ship: e }) => Vn(Yn(e)), ls = [A, ie(f.Red), gt, ...pe((e, t2) => Lo(e, t2) !== 0), { rule: "IT-5.10", text: "no ship of the mover but the target itself can attack", holds: ({ view: e, move: t2 }) => Yt(e, t2) !== 0 }], us = [...ls, { rule: "IT-5.8", text: "the target is larger than every ship that can act", holds: ({ view: e, move: t2 }) => as(Yt(e, t2), ms(t2)) }], hs = [...ls, { rule: "IT-5.9", text: "the target is larger than no ship that can act", holds: ({ view: e, move: t2 }) => ps(Yt(e, t2), ms(t2)) }, { rule: "IT-5.9", text: "the stash does not hold the piece that is one size smaller", holds: ({ view: e, move: t2 }) => (e.stash[Yn(t2.ship) - 1] ?? 0) > 0 }], fs = (e, { owner: t2, ship: n, system: r }) => (Z(e, r, t2, Yn(n)), 0), ys = (e, { owner: t2, ship: n, system: r }) => {
  let s = Yn(n);
  return Z(e, r, t2, s), K(e, r, t2, s - 1), 0;
};
var Co = (e, t2) => E(e) ? m(e) !== m(t2) : !E(t2), gs = (e, { from: t2, to: n }) => [B(e, t2), B(e, n)], zo = (e, { from: t2, ship: n }) => Me(e, t2, n, f.Yellow), bs = [{ rule: "IT-1.3", text: "there is no such system", holds: ({ view: e, move: t2 }) => ke(e, t2.from) && ke(e, t2.to) }, ie(f.Yellow), { rule: "IT-1.5", text: "the mover has no such ship in this system", holds: ({ view: e, move: t2 }) => ve(e, t2.from, e.mover, t2.ship) > 0 }, ...pe(zo), { rule: "IT-5.2", text: "the move ends where it begins, or enters a hyperspace from a system with a marker", holds: ({ view: e, move: t2 }) => Co(...gs(e, t2)) }, { rule: "IT-5.1", text: "the two systems are not connected", holds: ({ view: e, move: t2 }) => dt(...gs(e, t2)) }], Ss = ({ systems: e }, { number: t2, system: n }, r, s) => {
  let o = Gn(r);
  for (let i = 0; i < e.length; i++) {
    let a2 = e[i] ?? 0;
    dt(n, a2) && s.push({ _tag: "MoveShip", ship: o, from: t2, to: m(a2) });
  }
}, ws = (e, t2, n) => {
  let r = Yn(n.ship);
  return he(e, b(n.from, t2, r)), Ke(e, b(n.to, t2, r)), Qe(e, n.from), fe(n.to, Bn(r));
};
var xt = ["main"], Le = ["main", "sac"], Uo = { Align: ["align"], PickPair: ["pick"], PlaceShip: ["place"], MoveShip: Le, TradeShip: Le, GrowShip: Le, BuildShip: Le, Destroy: Le, Reduce: Le, Sacrifice: xt, Research: xt, Discover: xt, Pass: xt, Stop: ["sac"], Enterprise: ["ent"], Revolt: ["rev"], Decline: ["ent", "rev"] }, Ho = [{ rule: "IT-1.10", text: "a move of this kind is not to be made now", holds: ({ view: e, move: t2 }) => Uo[t2._tag].includes(e.phase) }], Wo = (e, t2) => {
  switch (t2._tag) {
    case "PickPair":
      return ht$1(Nr, { view: e, move: t2 });
    case "PlaceShip":
      return ht$1(rs, { view: e, move: t2 });
    case "MoveShip":
      return ht$1(bs, { view: e, move: t2 });
    case "TradeShip":
      return ht$1(Br, { view: e, move: t2 });
    case "GrowShip":
      return ht$1(Qr, { view: e, move: t2 });
    case "BuildShip":
      return ht$1(Xr, { view: e, move: t2 });
    case "Destroy":
      return ht$1(us, { view: e, move: t2 });
    case "Reduce":
      return ht$1(hs, { view: e, move: t2 });
    case "Sacrifice":
      return ht$1(vr, { view: e, move: t2 });
    case "Research":
      return ht$1(Or, { view: e, move: t2 });
    case "Discover":
      return ht$1(Ir, { view: e, move: t2 });
    case "Enterprise":
      return ht$1(Ur, { view: e, move: t2 });
    case "Revolt":
      return ht$1(Hr, { view: e, move: t2 });
    case "Align":
    case "Pass":
    case "Stop":
    case "Decline":
      return;
  }
}, xs = yt$1({ isOver: ({ phase: e }) => e === "over", overRule: "IT-8.9", move: Sr, moveRule: "IT-10.2", refusal: (e, t2) => ht$1(Ho, { view: e, move: t2 }) ?? Wo(e, t2) });
var Kt = (e) => e & 255, Ve = (e) => e >> 8, Yo = E$1.map((e, t2) => Vn(t2) === 3 ? 257 : 1), qt = (e) => {
  let t2 = 0;
  for (let n = 0; n < e.length; n++) {
    let r = e[n] ?? 0;
    t2 |= (Yo[x(r)] ?? 0) << g(r);
  }
  return t2;
}, Ps = (e, t2, n) => {
  if (t2 === n) return 0;
  let r = Ve(t2) & ~Ve(n) | Kt(t2) & ~Ve(t2) & ~Kt(n);
  if (r === 0) return 0;
  let s = 0;
  for (let o = 0; o < e.standings.length; o++) o !== e.mover && e.standings[o] === "living" && (s |= r & 1 << o);
  return s;
}, Ts = (e, t2, n) => {
  let r = 1 << e;
  return (Ve(n) & r) === 0 && (t2 || (Kt(n) & r) === 0);
}, Jt = (e, t2) => (e & 1 << t2) !== 0, Ko = (e) => y.filter((t2) => Jt(e, t2)), Pt = (e, t2) => {
  let n = 0;
  for (let r = 0; r < e.length; r++) e[r] === t2 && (n |= 1 << r);
  return n;
}, qo = (e, t2, n) => {
  let r = e.standings.slice();
  for (let s = 0; s < r.length; s++) Jt(t2, s) && (r[s] = "eliminated");
  return n && (r[e.mover] = "selfEliminated"), r;
}, Jo = (e, t2) => {
  let { alignments: n, mover: r } = e, s = Pt(n, "good");
  if ((s & t2) === 0 || !Jt(s, r)) return n;
  let o = n.slice();
  return o[r] = "evil", o;
}, Qo = ({ settings: e }, t2, n) => e.fallenGood === "share" ? Pt(t2, "eliminated") & n : 0, ks = (e, t2, n) => {
  let r = qo(e, t2, n), s = e.revealed || t2 !== 0, o = Jo(e, t2), i = Pt(r, "living"), a2 = Pt(o, "good"), p = (S, O2) => ({ standings: r, alignments: o, revealed: s, ending: S, winners: Ko(O2) });
  return e.alignments[e.mover] === "evil" && t2 !== 0 && !n ? p("evil", 1 << e.mover) : i === 0 ? p("void", 0) : s && (i & ~a2) === 0 ? p("good", i | Qo(e, r, a2)) : (i & i - 1) === 0 ? p("last", i) : p("none", 0);
};
var Ze = (e) => a[e.mover] ?? t, et = (e) => {
  let t2 = [];
  switch (e.phase) {
    case "align":
      Ar(t2);
      break;
    case "pick":
      _r(e, t2);
      break;
    case "place":
      ss(e, t2);
      break;
    case "main":
      t2.push(or), vs(e, t2);
      break;
    case "sac":
      t2.push(ir), vs(e, t2);
      break;
    case "ent":
      t2.push(Ft), Wr(e, t2);
      break;
    case "rev":
      t2.push(Ft), Yr(e, t2);
      break;
  }
  return qe$1(t2);
}, vs = (e, t2) => {
  let { ships: n, systems: r, mover: s } = e, o = 0;
  for (let i = 0, a2 = 0; i < n.length; i = a2) {
    a2 = kr(n, i);
    let p = Fe(n, i, a2, s);
    if (p === a2 || g(n[p] ?? 0) !== s) continue;
    let S = P(n[i] ?? 0);
    for (; o < r.length && m(r[o] ?? 0) < S; ) o++;
    let O2 = Fe(n, p, a2, s + 1);
    Xo(e, { number: S, system: r[o] ?? 0, first: i, end: a2, ownFirst: p, ownEnd: O2 }, t2);
  }
}, Xo = (e, t2, n) => {
  let r = e.phase === "main", s = false;
  for (let o = t2.ownFirst; o < t2.ownEnd; o++) {
    let i = j(e.ships, o), a2 = Xe(e, t2.system, i);
    oe(a2, f.Red) && (s = true), oe(a2, f.Green) && es(e, t2, o, n), !ee(e.ships, o, t2.ownFirst) && (oe(a2, f.Yellow) && Ss(e, t2, i, n), oe(a2, f.Blue) && Fr(e, t2, i, n), oe(a2, f.Green) && Zr(e, t2, i, n), r && Rr(t2, i, n));
  }
  s && cs(e, t2, n), r && Mr(e, t2, n);
}, Zo = (e, t2, n) => {
  switch (n._tag) {
    case "PlaceShip":
      return os(e, t2, n);
    case "MoveShip":
      return ws(e, t2, n);
    case "TradeShip":
      return Lr(e, t2, n);
    case "GrowShip":
      return ts(e, t2, n);
    case "BuildShip":
      return ns(e, t2, n);
    case "Destroy":
      return fs(e, n);
    case "Reduce":
      return ys(e, n);
    case "Sacrifice":
      return Dr(e, t2, n);
    case "Research":
      return Vr(e, t2, n);
    case "Discover":
      return $r(e, t2, n);
    case "Enterprise":
      return Kr(e, n), 0;
    case "Revolt":
      return qr(e, t2, n), 0;
    case "Align":
    case "PickPair":
    case "Pass":
    case "Stop":
    case "Decline":
      return 0;
  }
}, Is = { power: -1, uses: 0 }, ei = (e, t2) => {
  if (t2._tag === "Sacrifice") {
    let r = Yn(t2.ship);
    return { power: Bn(r), uses: Vn(r) };
  }
  if (t2._tag === "Stop") return Is;
  let n = e.phase === "sac" ? e.uses - 1 : e.uses;
  return n > 0 ? { power: e.power, uses: n } : Is;
}, Qt = (e, t2) => {
  if (t2._tag === "Align") return jr(e, t2);
  if (t2._tag === "PickPair") return Gr(e, t2);
  let n = wr(e), r = Zo(n, e.mover, t2), s = zr(n, e.mover, r), o = ei(e, t2);
  return ri(e, n, t2, o, s, s === "none" ? 0 : bt(r));
}, ti = (e, t2, n) => e.bereft || (Ve(t2) & 1 << e.mover) !== 0 || n._tag === "Research" && Vn(Yn(n.piece)) === 3, ni = ({ alignments: e, standings: t2, revealed: n }) => ({ standings: t2, alignments: e, revealed: n, ending: "none", winners: [] }), ri = (e, t2, n, { power: r, uses: s }, o, i) => {
  let { mover: a2 } = e, p = qt(e.ships), S = qt(t2.ships), O2 = ti(e, p, n), D = o !== "none" || s > 0, q2 = Ts(a2, O2, S) && (!D || e.settings.selfCheck === "action"), Se2 = Ps(e, p, S), ne = Se2 === 0 && !q2 ? ni(e) : ks(e, Se2, q2);
  if (ne.ending !== "none") return Os(e, t2, ne);
  if (q2 || !D) return ii(e, t2, ne);
  let So = O2 && (Ve(S) & 1 << a2) === 0;
  return { settings: e.settings, phase: o === "none" ? "sac" : o, mover: a2, power: r, uses: s, pending: i, bereft: So, revealed: ne.revealed, standings: ne.standings, tieSeat: 0, barred: 0, systems: t2.systems, ships: t2.ships, turns: e.turns, ending: "none", winners: ne.winners, alignments: ne.alignments, picks: e.picks, stash: t2.stash };
}, Os = (e, t2, n) => ({ settings: e.settings, phase: "over", mover: -1, power: -1, uses: 0, pending: 0, bereft: false, revealed: true, standings: n.standings, tieSeat: 0, barred: 0, systems: t2.systems, ships: t2.ships, turns: e.turns, ending: n.ending, winners: n.winners, alignments: n.alignments, picks: e.picks, stash: t2.stash }), si = (e, { standings: t2 }) => {
  let n = t2.length, r = (e + 1) % n;
  for (; t2[r] !== "living" && r !== e; ) r = (r + 1) % n;
  return r;
}, oi = ({ phase: e, settings: t2, ships: n }) => e === "place" && n.length + 1 < t2.players, ii = (e, t2, n) => {
  let { turnLimit: r } = e.settings, s = r > 0 ? e.turns + 1 : 0;
  return r > 0 && s >= r ? { ...Os(e, t2, { ...n, ending: "limit", winners: [] }), turns: s } : { settings: e.settings, phase: oi(e) ? "place" : "main", mover: si(e.mover, n), power: -1, uses: 0, pending: 0, bereft: false, revealed: n.revealed, standings: n.standings, tieSeat: 0, barred: 0, systems: t2.systems, ships: t2.ships, turns: s, ending: "none", winners: n.winners, alignments: n.alignments, picks: e.picks, stash: t2.stash };
};
var Xt = (e) => `${m(e)}:${He(e).join("") || "H"}`, ai = new RegExp(`^([1-9][0-9]?):(?:H|(${Hn})(${Hn})?)$`), pi = new RegExp(`^[0-4](?:${Hn})+$`), Zt = (e) => {
  let [t2, n, r, s] = ai.exec(e) ?? [];
  return t2 === void 0 ? void 0 : re(Number(n), Zn$1(r), Zn$1(s));
}, ci = (e, t2) => {
  let n = e.filter((r) => g(r) === t2);
  return n.length === 0 ? "" : `${t2}${n.map((r) => Gn(x(r))).join("")}`;
}, Rs = (e, t2) => {
  let n = t2.filter((s) => P(s) === m(e)), r = y.map((s) => ci(n, s)).filter((s) => s !== "");
  return `${Xt(e)}=${r.join(",")}`;
}, di = (e) => e.every((t2, n) => n === 0 || t2 >= (e[n - 1] ?? 0)), Ms = (e) => e.every((t2, n) => n === 0 || t2 > (e[n - 1] ?? 0)), mi = (e, t2) => {
  let n = t2 === "" ? [] : t2.split(",");
  if (!n.every((s) => pi.test(s)) || !Ms(n.map((s) => Number(s[0])))) return;
  let r = n.flatMap((s) => (s.slice(1).match(/../g) ?? []).map((o) => b(e, Number(s[0]), Zn$1(o))));
  return di(r) ? r : void 0;
}, li = (e) => {
  let t2 = e.indexOf("="), n = t2 < 0 ? void 0 : Zt(e.slice(0, t2)), r = n === void 0 ? void 0 : mi(m(n), e.slice(t2 + 1));
  return n === void 0 || r === void 0 ? void 0 : { systems: [n], ships: r };
}, Ds = (e) => {
  if (e === "-") return z$1({ systems: [], ships: [] });
  let t2 = e.split(";"), n = t2.map(li), r = n.indexOf(void 0);
  if (r >= 0) return _(I(["systems"], `${h$1(t2[r])} is not well formed`, "IT-10.1"));
  let s = n.filter((i) => i !== void 0), o = s.flatMap((i) => i.systems);
  return Ms(o.map(m)) ? z$1({ systems: o, ships: s.flatMap((i) => i.ships) }) : _(I(["systems"], "the systems are not in the order of their numbers", "IT-10.1"));
};
var en = 2e3, $e = (e, t2) => _(I([e], `${h$1(t2)} is not well formed`, "IT-10.1")), ui = (e, t2, n) => n === void 0 ? $e(e, t2) : z$1(n), Ns = (e) => new Map(Object.keys(e).map((t2) => [e[t2], t2])), As = { unchosen: ".", good: "G", evil: "E", hidden: "?" }, _s = { living: "+", eliminated: "x", selfEliminated: "s" }, hi = Ns(As), fi = Ns(_s), yi = ["evil", "good", "last", "void", "limit"], Vs = (e, t2, n) => {
  if (t2.length !== n) return;
  let r = [...t2].map((s) => e.get(s)).filter((s) => s !== void 0);
  return r.length === n ? r : void 0;
}, gi = ({ players: e, selfCheck: t2, fallenGood: n, turnLimit: r }) => [e, t2 === "turn" ? "t" : "", n === "lose" ? "d" : "", r > 0 ? `L${r}` : ""].join(""), bi = (e) => {
  let [t2, n, r, s, o] = /^([2-5])(t?)(d?)(?:L([0-9]{1,4}))?$/.exec(e) ?? [], i = Ee.find((p) => String(p) === n), a2 = o === void 0 ? 0 : be$1(o, Y.min, Y.max);
  if (!(t2 === void 0 || i === void 0 || a2 === void 0)) return { players: i, selfCheck: r === "t" ? "turn" : "action", fallenGood: s === "d" ? "lose" : "share", turnLimit: a2 };
}, $s = ({ power: e, uses: t2 }) => `${at[e] ?? "?"}${t2}`, Si = (e) => {
  let t2 = e.bereft ? "*" : "";
  switch (e.phase) {
    case "align":
    case "pick":
    case "place":
    case "main":
      return e.phase;
    case "sac":
      return `sac:${$s(e)}${t2}`;
    case "ent":
    case "rev":
      return `${e.phase}:${e.pending}${e.uses > 0 ? `:${$s(e)}` : ""}${t2}`;
    case "over":
      return `over:${e.ending}:${e.winners.join("") || "-"}`;
  }
}, tn = { phase: "main", power: -1, uses: 0, pending: 0, bereft: false, ending: "none", winners: [] }, wi = (e) => {
  let t2 = y.filter((n) => e.includes(String(n)));
  return (t2.join("") || "-") === e ? t2 : void 0;
}, xi = (e) => {
  let t2 = ["align", "pick", "place", "main"].find((n) => n === e);
  return t2 !== void 0 ? { ...tn, phase: t2 } : Pi(e) ?? Ti(e);
}, Pi = (e) => {
  let [, t2, n = ""] = /^over:([a-z]{4,5}):([0-4]{1,5}|-)$/.exec(e) ?? [], r = yi.find((o) => o === t2), s = wi(n);
  return r === void 0 || s === void 0 ? void 0 : { ...tn, phase: "over", ending: r, winners: s };
}, Ti = (e) => {
  let [t2, n = "", r = "", s = "", o = "", i] = /^(sac|ent(?=:[0-9])|rev(?=:[0-9]))(?::([1-9][0-9]?))?(?::([RYGB])([1-3]))?(\*?)$/.exec(e) ?? [], a2 = ht.find((S) => S === n);
  if (t2 === void 0 || a2 === void 0) return;
  let p = a2 === "sac";
  if (!(p !== (r === "") || p && o === "")) return { ...tn, phase: a2, power: s === "" ? -1 : at.findIndex((S) => S === s), uses: Number(o), pending: Number(r), bereft: i === "*" };
}, ki = (e) => e === "unpicked" ? "-" : e === "hidden" ? "????" : e, vi = (e) => e === "-" ? "unpicked" : e === "????" ? "hidden" : le(e) ? e : void 0, ye = (e) => E$1.filter((t2, n) => (e & 1 << n) !== 0), nn = (e) => e.reduce((t2, n) => t2 | 1 << Yn(n), 0), Ii = ({ phase: e, tieSeat: t2, picks: n, barred: r }) => e !== "align" && e !== "pick" ? "-" : `${t2}:${n.map(ki).join(",")}${r === 0 ? "" : `!${ye(r).join("")}`}`, Oi = new RegExp(`^([0-4]):([^!]*)(?:!((?:${Hn}){1,12}))?$`), Ri = (e, t2, n) => {
  if (t2 !== "align" && t2 !== "pick") return e === "-" ? { tieSeat: 0, picks: [], barred: 0 } : void 0;
  let [r, s, o = "", i = ""] = Oi.exec(e) ?? [], a2 = o.split(",").map(vi), p = a2.filter((D) => D !== void 0), S = nn(E$1.filter((D) => i.includes(D))), O2 = y.find((D) => D < n && String(D) === s);
  if (!(r === void 0 || O2 === void 0 || a2.length !== n || p.length !== n)) return ye(S).join("") === i ? { tieSeat: O2, picks: p, barred: S } : void 0;
}, tt = (e) => [gi(e.settings), Si(e), e.mover < 0 ? "-" : e.mover, e.alignments.map((t2) => As[t2]).join("") + (e.revealed ? "!" : ""), e.standings.map((t2) => _s[t2]).join(""), Ii(e), e.systems.map((t2) => Rs(t2, e.ships)).join(";") || "-", e.settings.turnLimit === 0 ? "-" : e.turns].join(" "), Mi = (e, t2, n) => t2 === "over" ? e === "-" ? -1 : void 0 : y.find((r) => r < n && String(r) === e), Di = (e, { turnLimit: t2 }) => t2 === 0 ? e === "-" ? 0 : void 0 : be$1(e, 0, Y.max), Vi = ([e, t2, n], r, { players: s }) => {
  let o = e.endsWith("!"), i = Vs(hi, e.slice(0, o ? -1 : void 0), s);
  if (i === void 0) return $e("alignments", e);
  let a2 = Vs(fi, t2, s);
  if (a2 === void 0) return $e("standings", t2);
  let p = Ri(n, r, s);
  return p === void 0 ? $e("picks", n) : z$1({ alignments: i, revealed: o, standings: a2, ...p });
}, nt = (e) => {
  let t2 = e.split(" ");
  if (t2.length !== 8) return _(I([], `a position has eight fields, not ${t2.length}`, "IT-10.1"));
  let [n = "", r = "", s = "", o = "", i = "", a2 = "", p = "", S = ""] = t2, O2 = bi(n);
  if (O2 === void 0) return $e("settings", n);
  let D = xi(r);
  if (D === void 0) return $e("phase", r);
  let Ne = Mi(s, D.phase, O2.players);
  if (Ne === void 0) return $e("mover", s);
  let q2 = Vi([o, i, a2], D.phase, O2);
  return l(q2) ? q2 : h(Ds(p), (Se2) => h(ui("turns", S, Di(S, O2)), (ne) => z$1({ settings: O2, ...D, mover: Ne, ...q2.right, ...Se2, turns: ne })));
};
var Es = ({ phase: e }) => e === "align" || e === "pick", $i = ({ phase: e }) => e === "over", Ni = ({ phase: e }) => e === "ent" || e === "rev", Ai = ({ phase: e }) => e === "main" || e === "sac" || e === "ent" || e === "rev", Tt = ({ settings: e }) => y.slice(0, e.players), rt = (e) => Tt(e).filter((t2) => ue(e, t2)), rn = ({ standings: e }) => e.includes("eliminated"), _i = ({ ships: e }, t2) => e.some((n) => g(n) === t2), Gs = ({ ships: e }, t2) => e.some((n) => g(n) === t2 && Vn(x(n)) === 3), sn = ({ ships: e }, t2, n) => Ie(e, m(t2), n) >= lt, js = (e, t2) => Tt(e).every((n) => t2(n) === n < e.mover), Ei = (e) => {
  let { ships: t2, mover: n, settings: r } = e, s = Array.from({ length: t2.length }, (o, i) => (n + r.players - 1 - i) % r.players);
  return t2.length < r.players && s.every((o) => t2.filter((i) => g(i) === o && Vn(x(i)) === 1).length === 1);
}, ji = ({ systems: e, settings: t2 }) => e.length === 2 * t2.players && e.every((n, r) => m(n) === r + 1 && !E(n) && X(n) === N), Bs = ({ phase: e }) => e === "ent" ? f.Blue : f.Green, Gi = (e) => e.ships.some((t2) => P(t2) === e.pending && g(t2) === e.mover && Bn(x(t2)) === Bs(e)), Bi = (e) => e.phase === "ent" ? Ut(e, e.pending) : Ht(e, e.pending, e.mover), Fi = (e) => {
  let { ending: t2, alignments: n, standings: r, settings: s, turns: o, winners: i } = e, a2 = rt(e);
  switch (t2) {
    case "evil": {
      let [p] = i;
      return p !== void 0 && ue(e, p) && n[p] === "evil" && rn(e) ? [p] : void 0;
    }
    case "good":
      return a2.length > 0 && a2.every((p) => n[p] === "good") && rn(e) ? Tt(e).filter((p) => ue(e, p) || s.fallenGood === "share" && r[p] === "eliminated" && n[p] === "good") : void 0;
    case "last":
      return a2.length === 1 ? a2 : void 0;
    case "void":
      return a2.length === 0 ? [] : void 0;
    case "limit":
      return a2.length >= 2 && s.turnLimit > 0 && o === s.turnLimit ? [] : void 0;
    case "none":
      return;
  }
}, Li = [{ rule: "IT-10.4", path: "systems", text: "the number of a system is not one of 1 to 60", holds: ({ systems: e }) => e.every((t2) => m(t2) <= 60) }, { rule: "IT-10.4", path: "systems", text: "the second marker of a system is not smaller than the first", holds: ({ systems: e }) => e.every((t2) => X(t2) === N || Vn(X(t2)) < Vn(se(t2))) }, { rule: "IT-10.4", path: "systems", text: "a hyperspace is empty", holds: ({ systems: e, ships: t2 }) => e.every((n) => !E(n) || Ge(t2, m(n)) > 0) }, { rule: "IT-10.4", path: "ships", text: "a ship belongs to no seat at the table", holds: ({ ships: e, settings: t2 }) => e.every((n) => g(n) < t2.players) }, { rule: "IT-10.4", path: "ships", text: "five red ships in a system are an Armageddon", holds: (e) => !e.systems.some((t2) => sn(e, t2, f.Red)) }, { rule: "IT-10.4", path: "ships", text: "five yellow ships are in a system with a marker", holds: (e) => e.systems.every((t2) => E(t2) || !sn(e, t2, f.Yellow)) }, { rule: "IT-10.4", path: "ships", text: "an eliminated seat has a large ship", holds: (e) => Tt(e).every((t2) => ue(e, t2) || !Gs(e, t2)) }, { rule: "IT-10.4", path: "alignments", text: "an alignment is not chosen yet", holds: ({ phase: e, alignments: t2 }) => e === "align" || !t2.includes("unchosen") }], Ci = [{ rule: "IT-10.4", path: "mover", text: "the mover is not living", holds: (e) => ue(e, e.mover) }, { rule: "IT-10.4", path: "turns", text: "the turn limit is reached", holds: ({ settings: e, turns: t2 }) => e.turnLimit === 0 || t2 < e.turnLimit }, { rule: "IT-10.4", path: "revealed", text: "alignments are public before a seat eliminated another, or secret after it", holds: (e) => e.revealed === rn(e) }, { rule: "IT-10.4", path: "alignments", text: "all living seats are Good, so they have won", holds: (e) => !e.revealed || rt(e).some((t2) => e.alignments[t2] === "evil") }, { rule: "IT-10.4", path: "bereft", text: "the test is deferred without selfCheck turn, or for a mover with a large ship", holds: (e) => !e.bereft || e.settings.selfCheck === "turn" && !Gs(e, e.mover) }], zi = [{ rule: "IT-10.4", path: "systems", text: "there are systems before the first ship", holds: ({ systems: e }) => e.length === 0 }, { rule: "IT-10.4", path: "turns", text: "a turn is completed before the first ship", holds: ({ turns: e }) => e === 0 }, { rule: "IT-10.4", path: "alignments", text: "a seat before the mover has not chosen, or one after it has", holds: (e) => e.phase !== "align" || js(e, (t2) => e.alignments[t2] !== "unchosen") }, { rule: "IT-10.4", path: "picks", text: "something is picked or barred before the alignments are chosen", holds: ({ phase: e, picks: t2, barred: n }) => e !== "align" || n === 0 && t2.every((r) => r === "unpicked") }, { rule: "IT-10.4", path: "picks", text: "a seat before the mover has not picked, or one after it has", holds: (e) => e.phase !== "pick" || js(e, (t2) => e.picks[t2] !== "unpicked") }, { rule: "IT-10.4", path: "picks", text: "a barred twin is picked", holds: ({ picks: e, barred: t2 }) => e.every((n) => n === "unpicked" || n === "hidden" || !Pe(t2, n)) }], Ui = { rule: "IT-10.4", path: "standings", text: "a seat is out before phase main", holds: (e) => rt(e).length === e.settings.players }, Hi = [{ rule: "IT-10.4", path: "systems", text: "the systems are not two for each seat, with one marker each", holds: ji }, { rule: "IT-10.4", path: "ships", text: "the ships placed are not one small ship of each seat before the mover", holds: Ei }], Wi = [{ rule: "IT-10.4", path: "standings", text: "fewer than two seats are living", holds: (e) => rt(e).length >= 2 }, { rule: "IT-10.4", path: "ships", text: "a living seat has no ship", holds: (e) => rt(e).every((t2) => _i(e, t2) || t2 === e.mover && e.phase === "sac" && e.settings.selfCheck === "turn") }], Yi = [{ rule: "IT-10.4", path: "pending", text: "there is no such system", holds: (e) => ke(e, e.pending) }, { rule: "IT-10.4", path: "pending", text: "there is no concentration of a colour of which the mover has a ship", holds: (e) => Gi(e) && sn(e, B(e, e.pending), Bs(e)) }, { rule: "IT-10.4", path: "pending", text: "nothing can be decided there", holds: Bi }, { rule: "IT-10.4", path: "uses", text: "the uses that are left are more than two, or not of yellow or blue", holds: ({ power: e, uses: t2 }) => t2 === 0 || t2 <= 2 && (e === f.Yellow || e === f.Blue) }], Ki = [{ rule: "IT-10.4", path: "revealed", text: "alignments are secret at the end", holds: ({ revealed: e }) => e }, { rule: "IT-10.4", path: "turns", text: "the number of turns does not fit an end by the limit, or by anything else", holds: ({ ending: e, settings: t2, turns: n }) => t2.turnLimit === 0 || (e === "limit" ? n === t2.turnLimit : n < t2.turnLimit) }, { rule: "IT-10.4", path: "winners", text: "this ending does not fit the position", holds: (e) => {
  var _a2;
  return ((_a2 = Fi(e)) == null ? void 0 : _a2.join()) === e.winners.join();
} }], qi = ({ alignments: e, picks: t2 }) => {
  let n = e.includes("hidden");
  return t2.every((r, s) => r === "unpicked" || r === "hidden" === (n && e[s] === "hidden"));
}, Ji = [{ rule: "IT-9.1", path: "alignments", text: "an alignment is hidden although alignments are public", holds: ({ revealed: e, alignments: t2 }) => !e || !t2.includes("hidden") }, { rule: "IT-9.1", path: "alignments", text: "a view shows the alignments of several seats, but not of all", holds: ({ alignments: e }) => !e.includes("hidden") || e.filter((t2) => t2 === "good" || t2 === "evil").length <= 1 }, { rule: "IT-9.2", path: "picks", text: "a view hides the pick of the seat whose alignment it shows, or shows another", holds: qi }], Fs = (e) => [...Ji, ...Li, ...$i(e) ? Ki : Ci, ...Es(e) ? zi : [], ...Es(e) || e.phase === "place" ? [Ui] : [], ...e.phase === "place" ? Hi : [], ...Ai(e) ? Wi : [], ...Ni(e) ? Yi : []];
var st = (e) => {
  let t2 = nr(e), n = Qn(t2);
  if (n !== void 0) return _(I(["systems"], `too many ${n} (IT-1.1)`, "IT-10.4"));
  let r = Xi(e, t2);
  return _t(Fs(r))(r);
}, Qi = (e) => !e.alignments.includes("hidden") && !e.picks.includes("hidden"), kt = (e) => h(st(e), (t2) => Qi(t2) ? z$1(t2) : _(I(["alignments"], "this is a view, no position: something is hidden", "IT-10.4"))), Xi = (e, t2) => ({ settings: e.settings, phase: e.phase, mover: e.mover, power: e.power, uses: e.uses, pending: e.pending, bereft: e.bereft, revealed: e.revealed, standings: e.standings, tieSeat: e.tieSeat, barred: e.barred, systems: e.systems, ships: e.ships, turns: e.turns, ending: e.ending, winners: e.winners, alignments: e.alignments, picks: e.picks, stash: t2 });
var on = Oe({ rule: "IT-10.1", longest: en, print: tt, parse: (e) => h(nt(e), kt) }), Ls = Oe({ rule: "IT-10.1", longest: en, print: tt, parse: (e) => h(nt(e), st) });
var Cs = He$1(Y.min, Y.max), Zi = B$1(`0 or a whole number from ${Y.min} to ${Y.max}`, (e) => e === 0 && !Object.is(e, -0) || Cs.is(e), { anyOf: [{ const: 0 }, O(Cs)] }), Ce = { players: { rule: "IT-0.1", cited: true, codec: Qe$1(...Ee), default: 4, meaning: "how many play" }, selfCheck: { rule: "IT-0.2", cited: true, codec: Qe$1("action", "turn"), default: "action", meaning: "when the mover's own elimination is looked at" }, fallenGood: { rule: "IT-0.3", cited: true, codec: Qe$1("share", "lose"), default: "share", meaning: "whether Good seats eliminated by others share a Good victory" }, firstTie: { rule: "IT-0.4", cited: true, codec: Qe$1("low", "random"), default: "low", meaning: "from which seat a tie for the first player is broken: seat 0, or drawn" }, turnLimit: { rule: "IT-0.5", cited: true, codec: Zi, default: 0, meaning: "the game is drawn after so many completed turns; 0: none. Hosts should set one" } }, vt = ir$1("IT-0.6", go$1("IceTraders options", Ce)), zs = q(ze(Ce));
var ea = A$1(new f$1("a colour letter or null", (e) => He$1(-1, 3).is(e), (e, t2) => {
  let n = e === null ? -1 : at.findIndex((r) => r === e);
  return n >= 0 || e === null ? x$1(n) : g$1(e, t2, `${h$1(e)} is not R, Y, G, B or null`);
}, (e) => at[e] ?? null), { enum: [...at, null] }), Us = Ht$1(V, 0, E$1.length), ta = A$1(new f$1("barred types", (e) => He$1(0, 4095).is(e), (e, t2) => {
  let n = Us.validate(e, t2);
  if (n._tag === "Left") return n;
  let r = nn(n.right);
  return ye(r).join() === n.right.join() ? x$1(r) : g$1(e, t2, "types are in canonical order, each once");
}, ye), O(Us)), Hs = (e) => He$1(0, 65535).is(e), Ws = (e, t2) => (n) => {
  let r = t2(n);
  return r === void 0 ? _(I([], `${h$1(n)} is not ${e}`, "IT-10.1")) : z$1(r);
}, na = A$1(eo$1('a system such as "2:B3G2"', Hs, Ws("a system", Zt), Xt), { type: "string", pattern: `^[1-9][0-9]?:(H|(${Hn}){1,2})$` }), ra = (e) => `${g(e)}${Gn(x(e))}@${P(e)}`, sa = new RegExp(`^([0-4])(${Hn})@([1-9][0-9]?)$`), oa = (e) => {
  let [, t2, n, r] = sa.exec(e) ?? [], s = Zn$1(n);
  return s < 0 ? void 0 : b(Number(r), Number(t2), s);
}, ia = A$1(eo$1('a ship such as "0G3@2"', Hs, Ws("a ship", oa), ra), { type: "string", pattern: `^[0-4]${Hn}@[1-9][0-9]?$` }), { firstTie: ym, ...aa } = Ce, pa = Xt$1("settings", De$1(aa)), an = (e) => Ht$1(e, Ee[0], y.length), Ys = { settings: pa, phase: Qe$1(...ht), mover: He$1(-1, y.length - 1), power: ea, uses: He$1(0, 3), pending: He$1(0, 60), bereft: Xe$1, revealed: Xe$1, standings: an(Qe$1("living", "eliminated", "selfEliminated")), tieSeat: He$1(0, y.length - 1), barred: ta, systems: Ht$1(na, 0, 60), ships: Ht$1(ia, 0, 60), turns: He$1(0, Y.max), ending: Qe$1("none", "evil", "good", "last", "void", "limit"), winners: Ht$1(We, 0, y.length) }, ca = Qe$1("unchosen", "good", "evil"), da = Qe$1("unchosen", "good", "evil", "hidden"), Ks = B$1("a pick", (e) => e === "unpicked" || le(e), { enum: ["unpicked", ...W] }), ma = B$1("a pick", (e) => e === "hidden" || Ks.is(e), { enum: ["unpicked", "hidden", ...W] }), qs = ir$1("IT-10.1", Xt$1("an IceTraders position", { ...Ys, alignments: an(ca), picks: Ht$1(Ks, 0, y.length) })), Js = ir$1("IT-10.1", Xt$1("an IceTraders view", { ...Ys, alignments: an(da), picks: Ht$1(ma, 0, y.length) }));
var pn = ["settings", "phase", "mover", "power", "uses", "pending", "bereft", "revealed", "standings", "tieSeat", "barred", "systems", "ships", "turns", "ending", "winners", "alignments", "picks"], Qs = (e) => h(nt(tt(e)), (t2) => {
  let n = pn.find((r) => JSON.stringify(t2[r]) !== JSON.stringify(e[r]));
  return n === void 0 ? z$1(e) : _(I([n], "does not agree with the other fields", "IT-10.1"));
}), Xs = vt, Zs = ir$1("IT-10.1", ho$1(qs, pn, (e) => h(Qs(e), kt))), eo = ir$1("IT-10.1", ho$1(Js, pn, (e) => h(Qs(e), st))), to = br;
var la = 1e3, oo = Oe({ rule: "IT-10.2", longest: la, print: (e) => {
  switch (e._tag) {
    case "Align":
      return e.alignment;
    case "PickPair":
      return `pick:${e.pair}`;
    case "PlaceShip":
      return `place:${e.piece}@${e.system}`;
    case "MoveShip":
      return `move:${e.ship}@${e.from}-${e.to}`;
    case "TradeShip":
      return `trade:${e.ship}@${e.system}=${e.piece}`;
    case "GrowShip":
      return `grow:${e.ship}@${e.system}=${e.piece}`;
    case "BuildShip":
      return `build:${e.piece}@${e.system}`;
    case "Destroy":
      return `destroy:${e.owner}${e.ship}@${e.system}`;
    case "Reduce":
      return `reduce:${e.owner}${e.ship}@${e.system}`;
    case "Sacrifice":
      return `sac:${e.ship}@${e.system}`;
    case "Research":
      return `rd:${e.ships.join("")}@${e.system}=${e.piece}`;
    case "Discover":
      return `found:${e.ship}@${e.system}`;
    case "Pass":
      return "pass";
    case "Stop":
      return "stop";
    case "Enterprise":
      return `enterprise:${e.piece}@${e.system}`;
    case "Revolt":
      return `revolt:${e.owner}${e.ship}@${e.system}`;
    case "Decline":
      return "decline";
  }
}, parse: (e) => {
  let t2 = so(e);
  return t2 !== void 0 ? z$1(t2) : so(e.replaceAll(ua, ha)) === void 0 ? _(I([], `${h$1(e)} is no move notation`, "IT-10.2")) : _(I([], `there is no system with the number that ${h$1(e)} names`, "IT-1.3"));
} }), ua = /[1-9][0-9]{15,}/g, ha = "61", no = (e) => E$1.some((t2) => t2 === e), ro = /^(?:0|[1-9][0-9]{0,14})$/, fa = new RegExp(`^([0-4]?)((?:${Hn}){1,3})@([0-9]+)(?:-([0-9]+))?(?:=(${Hn}))?$`), ya = (e) => {
  let [t2, n = "", r = "", s = "", o = "", i = ""] = fa.exec(e) ?? [];
  if (!(t2 === void 0 || !ro.test(s) || o !== "" && !ro.test(o))) return { owner: n, ships: [r.slice(0, 2), r.slice(2, 4), r.slice(4, 6)].filter(no), system: Number(s), to: o, piece: no(i) ? i : void 0 };
}, ga = (e) => y.find((t2) => String(t2) === e), so = (e) => {
  switch (e) {
    case "good":
    case "evil":
      return { _tag: "Align", alignment: e };
    case "pass":
      return { _tag: "Pass" };
    case "stop":
      return { _tag: "Stop" };
    case "decline":
      return { _tag: "Decline" };
  }
  let t2 = e.indexOf(":"), [n, r] = [e.slice(0, t2), e.slice(t2 + 1)];
  if (t2 < 0) return;
  if (n === "pick") return le(r) ? { _tag: "PickPair", pair: r } : void 0;
  let s = ya(r);
  return s === void 0 ? void 0 : ba(n, s);
}, ba = (e, t2) => {
  if (e === "rd") return Sa(t2);
  let [n, r] = t2.ships;
  if (!(n === void 0 || r !== void 0)) return t2.owner !== "" ? xa(e, n, t2) : t2.to !== "" ? e === "move" ? wa(n, t2) : void 0 : t2.piece === void 0 ? Ta(e, n, t2) : Pa(e, n, t2.piece, t2);
}, Sa = ({ owner: e, ships: t2, system: n, to: r, piece: s }) => {
  let [o, i, a2] = t2;
  if (!(e !== "" || r !== "" || s === void 0 || o === void 0 || i === void 0 || a2 === void 0)) return yt([o, i, a2]) ? { _tag: "Research", ships: [o, i, a2], system: n, piece: s } : void 0;
}, wa = (e, { system: t2, to: n, piece: r }) => r === void 0 ? { _tag: "MoveShip", ship: e, from: t2, to: Number(n) } : void 0, xa = (e, t2, n) => {
  let r = ga(n.owner);
  if (!(r === void 0 || n.to !== "" || n.piece !== void 0)) switch (e) {
    case "destroy":
      return { _tag: "Destroy", owner: r, ship: t2, system: n.system };
    case "reduce":
      return { _tag: "Reduce", owner: r, ship: t2, system: n.system };
    case "revolt":
      return { _tag: "Revolt", owner: r, ship: t2, system: n.system };
    default:
      return;
  }
}, Pa = (e, t2, n, { system: r }) => {
  switch (e) {
    case "trade":
      return { _tag: "TradeShip", ship: t2, system: r, piece: n };
    case "grow":
      return { _tag: "GrowShip", ship: t2, system: r, piece: n };
    default:
      return;
  }
}, Ta = (e, t2, { system: n }) => {
  switch (e) {
    case "place":
      return { _tag: "PlaceShip", piece: t2, system: n };
    case "build":
      return { _tag: "BuildShip", piece: t2, system: n };
    case "enterprise":
      return { _tag: "Enterprise", piece: t2, system: n };
    case "sac":
      return { _tag: "Sacrifice", ship: t2, system: n };
    case "found":
      return { _tag: "Discover", ship: t2, system: n };
    default:
      return;
  }
};
var ot = (e) => e.standings.map((t2, n) => Number(e.winners.some((r) => r === n))), cn = (e) => e.ending === "none" ? Qe$2 : tr({ ...nt$1(ot$1(e.settings.players), e.winners), reason: e.ending }), dn = (e) => y.slice(0, e.settings.players).map((t2) => ue(e, t2) ? e.ships.filter((n) => g(n) === t2).reduce((n, r) => n + Vn(x(r)), 0) : 0);
var mn = (e) => {
  switch (e) {
    case "unchosen":
      return "not chosen";
    case "good":
      return "Good";
    case "evil":
      return "Evil";
    case "hidden":
      return "hidden";
  }
}, ln = (e) => {
  switch (e) {
    case "living":
      return "living";
    case "eliminated":
      return "eliminated by another seat";
    case "selfEliminated":
      return "eliminated by itself";
  }
};
var io = ["red", "yellow", "green", "blue"], ka = ["attacks", "moves", "growth and building", "trades"], va = (e) => E$1.map((t2) => ({ name: t2, count: e.filter((n) => n === t2).length })).filter(({ count: t2 }) => t2 > 0).map(({ name: t2, count: n }) => n === 1 ? t2 : `${n}x${t2}`).join(" "), un = ({ settings: e }) => Array.from({ length: e.players }, (t2, n) => n), Ia = (e) => {
  let t2 = He(e);
  return t2.length === 0 ? "hyperspace" : t2.join("+");
}, Oa = ({ systems: e }, t2) => E(t2) ? e.length > 1 ? "all, one way" : "-" : e.filter((n) => xe(t2, n)).map(m).join(" ") || "-", Ra = ({ ships: e }, t2, n) => va(e.filter((r) => P(r) === m(t2) && g(r) === n).map((r) => Gn(x(r)))), Ma = (e, t2) => [String(m(t2)) + (e.pending === m(t2) ? "*" : ""), Ia(t2), Oa(e, t2), ...un(e).map((n) => Ra(e, t2, n) || ".")], ao = (e) => {
  let t2 = (e[0] ?? []).map((n, r) => Math.max(...e.map((s) => (s[r] ?? "").length)));
  return e.map((n) => n.map((r, s) => r.padEnd(t2[s] ?? 0)).join("  ").trimEnd());
}, Da = (e) => e.systems.length === 0 ? ["No systems yet."] : ao([["System", "marker", "connected to", ...un(e).map((t2) => `ships of ${t2}`)], ...e.systems.map((t2) => Ma(e, t2))]), Va = (e) => e === "unpicked" ? "not picked" : e, $a = (e) => {
  let t2 = dn(e), n = e.picks.length > 0;
  return ao([["Seat", "alignment", n ? "pick" : "material", "standing"], ...un(e).map((r) => [`${r}${e.mover === r ? " >" : ""}`, mn(e.alignments[r] ?? "hidden"), n ? Va(e.picks[r] ?? "hidden") : String(t2[r] ?? 0), ln(e.standings[r] ?? "living")])]);
}, Na = ({ power: e, uses: t2 }) => t2 === 0 ? "" : ` ${t2} ${t2 === 1 ? "use" : "uses"} of ${io[e] ?? "no"} left (${ka[e] ?? "nothing"}, by ships that are not ${io[e] ?? "of it"}).`, Aa = ({ bereft: e }) => e ? " Its last large ship is gone: without a new one it is out when the turn ends." : "", _a = ({ ending: e, winners: t2 }) => {
  let n = t2.length === 0 ? "nobody wins" : `seat ${t2.join(" and ")} wins`;
  return `The game is over (${e}): ${n}.`;
}, Ea = (e) => {
  let t2 = `Seat ${e.mover}`;
  switch (e.phase) {
    case "align":
      return `${t2} chooses its alignment.`;
    case "pick":
      return `${t2} picks two pieces, which become systems.`;
    case "place":
      return `${t2} places its first ship.`;
    case "main":
      return `${t2} has its turn.`;
    case "sac":
      return `${t2} has sacrificed a ship.`;
    case "ent":
      return `${t2} decides on an enterprise in system ${e.pending}*.`;
    case "rev":
      return `${t2} decides on a revolt in system ${e.pending}*.`;
    case "over":
      return _a(e);
  }
}, ja = ({ settings: e, turns: t2 }) => e.turnLimit === 0 ? "" : ` Turns completed: ${t2} of ${e.turnLimit}.`, Ga = ({ barred: e }) => e === 0 ? [] : [`May not be picked twice: ${ye(e).join(" ")}`], Ba = ({ stash: e }) => E$1.map((t2, n) => ({ name: t2, count: e[n] ?? 0 })).filter(({ count: t2 }) => t2 > 0).map(({ name: t2, count: n }) => `${n}x${t2}`).join(" ") || "empty", po = (e) => [...Da(e), "", ...$a(e), ...Ga(e), "", Ea(e) + Na(e) + Aa(e) + ja(e), `Stash: ${Ba(e)}`].join(`
`);
var It = q({ "IT-0.1": "Option players", "IT-0.2": "Option selfCheck", "IT-0.3": "Option fallenGood", "IT-0.4": "Option firstTie", "IT-0.5": "Option turnLimit", "IT-0.6": "Refused options", "IT-1.1": "Pieces", "IT-1.2": "Stash", "IT-1.3": "System", "IT-1.4": "Hyperspace", "IT-1.5": "Ships", "IT-1.6": "Numbers of systems", "IT-1.7": "Connected", "IT-1.8": "Enemy ship", "IT-1.9": "Seats", "IT-1.10": "Decisions and phases", "IT-2.1": "Start", "IT-2.2": "Alignment", "IT-2.3": "Pick", "IT-2.4": "Too many of a type", "IT-2.5": "Picks become systems", "IT-2.6": "First player", "IT-3.1": "Placing the first ship", "IT-3.2": "Order of placing", "IT-3.3": "End of the first round", "IT-3.4": "Concentrations in the first round", "IT-4.1": "One action a turn", "IT-4.2": "Who has which power", "IT-4.3": "Pass", "IT-4.4": "Sacrifice", "IT-4.5": "Uses of a sacrifice", "IT-4.6": "Who uses a sacrifice", "IT-4.7": "Stop", "IT-4.8": "R&D", "IT-4.9": "Discovery", "IT-4.10": "End of the turn", "IT-5.1": "Yellow: move", "IT-5.2": "Moving out of hyperspace", "IT-5.3": "Blue: trade", "IT-5.4": "Trading for another type", "IT-5.5": "Green: grow", "IT-5.6": "Green: build", "IT-5.7": "Room for building", "IT-5.8": "Red: destroy", "IT-5.9": "Red: reduce", "IT-5.10": "Attacking oneself", "IT-6.1": "What sets off a concentration", "IT-6.2": "Yellow concentration: hyperspace", "IT-6.3": "Red concentration: Armageddon", "IT-6.4": "Mandatory or not", "IT-6.5": "Blue concentration: enterprise", "IT-6.6": "Green concentration: revolt", "IT-6.7": "Order of work in a move", "IT-7.1": "Elimination of another seat", "IT-7.2": "Elimination of the mover", "IT-7.3": "Gained and lost in one move", "IT-7.4": "When the mover is looked at", "IT-7.5": "An eliminated seat", "IT-7.6": "Several at once", "IT-7.7": "Whose doing it is", "IT-8.1": "Reveal", "IT-8.2": "Evil wins", "IT-8.3": "Traitor", "IT-8.4": "Good wins", "IT-8.5": "Last seat", "IT-8.6": "Nobody left", "IT-8.7": "Turn limit reached", "IT-8.8": "Order of the checks", "IT-8.9": "Over means no moves", "IT-8.10": "Score", "IT-8.11": "Material", "IT-9.1": "Hidden alignments", "IT-9.2": "Hidden picks", "IT-9.3": "What depends on nothing hidden", "IT-10.1": "Position notation", "IT-10.2": "Move notation and order of citation", "IT-10.3": "Different notations are different moves", "IT-10.4": "Valid positions" });
var Fa = Tt$1(vt, It, "IT-0.6"), co = (e, t2) => {
  let { players: n, selfCheck: r, fallenGood: s, turnLimit: o } = e, i = Array.from({ length: n });
  return { settings: { players: n, selfCheck: r, fallenGood: s, turnLimit: o }, phase: "align", mover: 0, power: -1, uses: 0, pending: 0, bereft: false, revealed: false, standings: i.map(() => "living"), tieSeat: e.firstTie === "random" ? Io$1(t2).below(n) : 0, barred: 0, systems: [], ships: [], turns: 0, ending: "none", winners: [], alignments: i.map(() => "unchosen"), picks: i.map(() => "unpicked"), stash: E$1.map(() => 5) };
}, mo = (e, t2) => Vr$1((n) => co(n, t2))(Fa(e, t2));
q(co(zs, 0));
var La = (e) => e === "unchosen" ? e : "hidden", Ca = (e) => e === "unpicked" ? e : "hidden", hn = (e) => (t2) => {
  if (t2.revealed) return t2;
  let n = (r) => ye$1(e) && e.value === r;
  return { ...t2, alignments: t2.alignments.map((r, s) => n(s) ? r : La(r)), picks: t2.picks.map((r, s) => n(s) ? r : Ca(r)) };
}, Ot = ({ phase: e }) => e === "align" || e === "pick", fn = (e) => Ot(e) ? Cn(e.settings.players).slice(e.mover) : [], za = (e) => e.below(2) === 0 ? "good" : "evil", Ua = (e, t2) => {
  let n = W.filter((r) => !Pe(t2, r));
  return n[e.below(n.length)] ?? "unpicked";
}, yn = (e, t2) => {
  let n = Io$1(t2);
  return { ...e, alignments: e.alignments.map((r) => r === "hidden" ? za(n) : r), picks: e.picks.map((r) => r === "hidden" ? Ua(n, e.barred) : r) };
};
var it = q({ id: "icetraders", title: "IceTraders", seats: { min: 2, max: 5 }, rules: It, turnRule: "IT-1.10", overRule: "IT-8.9", optionInfo: Ke$1(Ce), options: Xs, state: Zs, viewState: eo, move: to, position: on, viewText: Ls, moveText: oo, setup: mo, contradicted: (e, { settings: t2 }) => Ye$1(e, t2), teams: ({ settings: e }) => ot$1(e.players), key: on.print, seatCount: ({ settings: e }) => e.players, seatName: Fn, toMove: Ze, legalMoves: et, check: xs, applyLegal: Qt, score: ot, outcome: cn, view: hn, determinize: yn, isSecret: Ot, atOnce: fn, board: po });
var Ha = ({ systems: e }) => e.flatMap((t2, n) => e.slice(n + 1).filter((r) => xe(t2, r)).map((r) => [m(t2), m(r)]));
var Wa = (e) => [...e.alignments.map((t2, n) => [`alignment:${n}`, t2 === "unchosen" ? "" : t2]), ...e.picks.map((t2, n) => [`pick:${n}`, t2 === "unpicked" ? "" : t2]), ...e.standings.map((t2, n) => [`standing:${n}`, t2 === "living" ? "" : t2]), ["power:", e.uses === 0 ? "" : at[e.power] ?? ""], ["revealed:", e.revealed ? "revealed" : ""], ["bereft:", e.bereft ? "bereft" : ""]], Rt = (e) => ({ pieces: Se(Te(e).flatMap(({ number: t2, markers: n, ships: r }) => [[`marker:${t2}`, n], [`system:${t2}`, r.map(({ owner: s, piece: o }) => `${s}${o}`)]])), counts: X$1([...E$1.map((t2, n) => [`stash:${t2}`, e.stash[n] ?? 0]), ["uses:", e.uses], ["pending:", e.pending], ["turns:", e.turns], ["barred:", e.barred], ["tie:", e.tieSeat]]), words: we(Wa(e)), points: Te$1("victory", ot(e)), phase: e.phase, toMove: Ze(e) }), lo = (e, t2, n) => Ae(Rt(e), Rt(n));
var te = lt$1({ ship: "{piece} of {owner}", picked: "{first} and {second}", "word.pick.hidden": "hidden", "move.Align": "{who} chooses to be {alignment}", "move.PickPair": "{who} picks {first} and {second}", "move.PlaceShip": "{who} places {piece} in system {system}", "move.MoveShip": "{who} moves {ship} from system {from} to system {to}", "move.TradeShip": "{who} trades {ship} in system {system} for {piece}", "move.GrowShip": "{who} grows {ship} in system {system} to {piece}", "move.BuildShip": "{who} builds {piece} in system {system}", "move.Destroy": "{who} destroys {ship} of {owner} in system {system}", "move.Reduce": "{who} reduces {ship} of {owner} in system {system}", "move.Sacrifice": "{who} sacrifices {ship} in system {system}", "move.Research": "{who} turns {ships} in system {system} into {piece}", "move.Discover": "{who} discovers a new system with {ship} from system {system}", "move.Pass": "{who} passes", "move.Stop": "{who} gives up the remaining uses", "move.Enterprise": "{who} adds the marker {piece} to system {system}", "move.Revolt": "{who} takes over {ship} of {owner} in system {system}", "move.Decline": "{who} declines", "answer.good": "be Good", "answer.evil": "be Evil", "verb.destroy": "destroy", "verb.reduce": "reduce", "verb.sacrifice": "sacrifice", "verb.discover": "discover a new system", "verb.revolt": "take over", "verb.pass": "pass", "verb.stop": "give up the remaining uses", "verb.decline": "decline", "place.system": "system {value}", "place.marker": "the markers of system {value}", "place.stash": "{pieces} in the stash", "place.ship": "{piece} in system {system}", "place.owner": "the ships of seat {value}", "place.alignment": "the alignment of seat {value}", "place.pick": "the pick of seat {value}", "place.standing": "seat {value}", "place.uses": "remaining uses", "place.power": "the power in use", "place.pending": "the system in question", "place.turns": "turns", "place.revealed": "alignments", "place.bereft": "the loss of the last large ship", "place.barred": "pairs that may not be picked", "place.tie": "the seat from which ties are broken", "word.alignment.good": "Good", "word.alignment.evil": "Evil", "word.alignment.hidden": "hidden", "word.standing.eliminated": "eliminated by another seat", "word.standing.selfEliminated": "eliminated by itself", "word.power.R": "red", "word.power.Y": "yellow", "word.power.G": "green", "word.power.B": "blue", "word.revealed.revealed": "revealed", "word.bereft.bereft": "to be made good this turn", "source.victory": "victory", "phase.align": "the choice of alignments", "phase.pick": "the picks", "phase.place": "the first ships", "phase.main": "an action", "phase.sac": "the uses of a sacrificed power", "phase.ent": "an enterprise", "phase.rev": "a revolt", "phase.over": "the end of the game", "reason.evil": "Evil has eliminated a seat", "reason.good": "all who live are Good", "reason.last": "one seat is left", "reason.void": "no seat is left", "reason.limit": "the limit of turns is reached" });
var Mt = (e) => {
  if (e.kind === "stash") return Pn("place.stash", { pieces: Ee$1(e.value) });
  if (e.kind !== "ship") return z(e);
  let [t2 = "", n = ""] = e.value.split("@");
  return Pn("place.ship", { piece: le$1(t2), system: n });
}, ge = (e, t2) => {
  let n = { kind: "ship", value: `${e}@${t2}` };
  return Je$1(te, n.kind, n.value, Mt(n));
}, gn = (e) => Je$1(te, "stash", e, le$1(e)), uo = (e) => Je$1(te, "system", e), bn = (e) => Je$1(te, "owner", e), be = (e) => Je$1(te, "verb", e, Pn(`verb.${e}`)), Dt = (e) => [e.slice(0, 2), e.slice(2)], yo = (e) => {
  switch (e._tag) {
    case "Align":
      return [Je$1(te, "answer", e.alignment, Pn(`answer.${e.alignment}`))];
    case "PickPair":
      return Dt(e.pair).map((t2) => Je$1(te, "stash", t2, le$1(t2)));
    case "PlaceShip":
    case "BuildShip":
    case "Enterprise":
      return [gn(e.piece), uo(e.system)];
    case "MoveShip":
      return [ge(e.ship, e.from), uo(e.to)];
    case "TradeShip":
    case "GrowShip":
      return [ge(e.ship, e.system), gn(e.piece)];
    case "Destroy":
      return [ge(e.ship, e.system), bn(e.owner), be("destroy")];
    case "Reduce":
      return [ge(e.ship, e.system), bn(e.owner), be("reduce")];
    case "Revolt":
      return [ge(e.ship, e.system), bn(e.owner), be("revolt")];
    case "Sacrifice":
      return [ge(e.ship, e.system), be("sacrifice")];
    case "Discover":
      return [ge(e.ship, e.system), be("discover")];
    case "Research":
      return [...e.ships.map((t2) => ge(t2, e.system)), gn(e.piece)];
    case "Pass":
      return [be("pass")];
    case "Stop":
      return [be("stop")];
    case "Decline":
      return [be("decline")];
  }
}, ho = (e) => e.map(({ value: t2 }) => t2).join(" "), go = (e) => {
  let [t2, n, r, ...s] = e;
  if (t2 === void 0 || n === void 0) return [];
  if (r === void 0) return t2.kind === "stash" && n.kind === "stash" && t2.value !== n.value ? [[n, t2]] : [];
  if ([t2, n, r].some(({ kind: a2 }) => a2 !== "ship")) return [];
  let o = [[t2, r, n], [n, t2, r], [n, r, t2], [r, t2, n], [r, n, t2]];
  return [...new Map(o.map((a2) => [ho(a2), a2]))].filter(([a2]) => a2 !== ho([t2, n, r])).map(([, a2]) => [...a2, ...s]);
}, fo = (e) => [0, 1, 2, 3, 4][e] ?? 0, Ya = (e, t2, n, r) => t2 !== e.mover ? [{ _tag: "Destroy", owner: fo(t2), ship: n, system: r }, { _tag: "Reduce", owner: fo(t2), ship: n, system: r }] : [...Te(e).map((s) => ({ _tag: "MoveShip", ship: n, from: r, to: s.number })), ...E$1.flatMap((s) => [{ _tag: "GrowShip", ship: n, system: r, piece: s }, { _tag: "TradeShip", ship: n, system: r, piece: s }]), { _tag: "Sacrifice", ship: n, system: r }, { _tag: "Discover", ship: n, system: r }], bo = (e) => [...et(e), ...Te(e).flatMap(({ number: t2, ships: n }) => n.flatMap(({ owner: r, piece: s }) => Ya(e, r, s, t2))), ...Te(e).flatMap(({ number: t2 }) => E$1.flatMap((n) => [{ _tag: "BuildShip", piece: n, system: t2 }, { _tag: "PlaceShip", piece: n, system: t2 }])), ...E$1.map((t2) => ({ _tag: "PickPair", pair: `${t2}${t2}` })), { _tag: "Pass" }, { _tag: "Stop" }, { _tag: "Decline" }];
var Ka = (e, t2) => {
  let n = `move.${t2._tag}`, r = Fn(e.mover);
  switch (t2._tag) {
    case "Align":
      return Pn(n, { who: r, alignment: Pn(`word.alignment.${t2.alignment}`) });
    case "PickPair": {
      let [s, o] = Dt(t2.pair);
      return Pn(n, { who: r, first: le$1(s), second: le$1(o) });
    }
    case "PlaceShip":
    case "BuildShip":
    case "Enterprise":
      return Pn(n, { who: r, piece: le$1(t2.piece), system: t2.system });
    case "MoveShip":
      return Pn(n, { who: r, ship: le$1(t2.ship), from: t2.from, to: t2.to });
    case "TradeShip":
    case "GrowShip":
      return Pn(n, { who: r, ship: le$1(t2.ship), system: t2.system, piece: le$1(t2.piece) });
    case "Destroy":
    case "Reduce":
    case "Revolt":
      return Pn(n, { who: r, ship: le$1(t2.ship), owner: Fn(t2.owner), system: t2.system });
    case "Sacrifice":
    case "Discover":
      return Pn(n, { who: r, ship: le$1(t2.ship), system: t2.system });
    case "Research":
      return Pn(n, { who: r, ships: t2.ships.map(le$1), system: t2.system, piece: le$1(t2.piece) });
    case "Pass":
    case "Stop":
    case "Decline":
      return Pn(n, { who: r });
  }
}, qa = (e) => e.length < 3 ? le$1(e) : Pn("ship", { piece: le$1(e.slice(1)), owner: Fn(Number(e[0])) }), Ja = (e, t2) => {
  if (e.kind !== "pick" || t2 === "" || t2 === ee$1) return ue$1(e, t2);
  let [n, r] = Dt(t2);
  return Pn("picked", { first: le$1(n), second: le$1(r) });
}, lu = { game: it, parts: yo, orders: go, tried: bo, model: Rt, changes: lo, describe: Ka, describeChange: Le$1({ game: it, teamName: (e, t2) => Fn(t2), piece: qa, place: Mt, word: Ja }), describePlace: Mt, describeView: (e) => Be$1(it, e, e.phase), english: te };
const icetradersHFXK7FEA = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  icetradersFace: lu
}, Symbol.toStringTag, { value: "Module" }));
export {
  B,
  Ha as H,
  Te as T,
  ln as a,
  m as b,
  dn as d,
  hn as h,
  icetradersHFXK7FEA as i,
  lu as l,
  mn as m,
  xe as x,
  ye as y
};
