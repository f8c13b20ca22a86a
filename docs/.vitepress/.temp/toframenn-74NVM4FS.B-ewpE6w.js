import { r } from "./chunk-VVHRNIIB.oLHihijy.js";
import { x as x$1, g as g$1, f, p, b, l as l$1, i } from "./chunk-U2JCAFR5.DIOfqjV4.js";
import { t, a } from "./chunk-HLQMKHUM.Bt-6DFux.js";
import { P as Pn$1, q as q$1, F as Fn$1, aj as Qr, X as X$2, H as On$1, M as B$1, Q as Qe$1, a9 as Xt$1, a0 as ir$1, ac as xo$1, a2 as A$1, al as ro$1, R as Ze, c as z$2, a6 as Ht$1, $ as He$1, _, a1 as go$1, aa as Xe, a8 as eo$1, I as I$1, h as h$1, ab as ho$1, T as no$1, g as tr$1, d as l$2, ae as Io$1, i as io$1, U as h$2, af as Vr, ao as No$1, y as ye$1, ar as yt$2, l as lt$2 } from "./index.BRGS1VVM.js";
import { n } from "./chunk-JN7S3LON.DmJl-W3v.js";
import { t as t$1, i as i$1, s } from "./chunk-RDCLY5KT.DUePkrYo.js";
import { B as Be$1, L as Le$1, l as lt$1, z as z$1, A as Ae$1, T as Te$1, X as X$1, S as Se$1, J as Je, K as Ke$1, q as qe, b as ze$1, D as De$1, Q as Qe$2, o as ot$1, Y as Ye$1, a as le$1, j, n as nt$1, y as yt$1, O as Oe$1, _ as _t$1, h as ht$1, d as Tt, c as be$1 } from "./chunk-UGIN4BC6.C_-Z0QCY.js";
var y = f(8, 8), h = ["B", "C", "G", "K", "O", "P", "R", "W", "Y"], rt = { B: "blue", C: "clear", G: "green", K: "black", O: "orange", P: "purple", R: "red", W: "white", Y: "yellow" }, pe = { standard: { K: ["R", "W"], B: ["C", "R"], C: ["O", "P"], G: ["B", "Y"], O: ["G", "P"], P: ["K", "W"], R: ["B", "C"], W: ["K", "Y"], Y: ["G", "O"] }, limited: { Y: ["G"], G: ["B"], B: ["R"], R: ["Y"] } }, Be = ["R", "Y", "G", "B"], Wt = 2, z = 5, ot = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1], Ce = [0, 1, 1, 0, 0, 1, 1, 0, 0, 1], eo = [[1, 2], [7, 8]], $t = { 1: [], 2: [3], 3: [3, 5] }, qt = { leap: [1, 3, 5], stay: [3, 5, 7] }, to = 2, nt = { always: 1, mediumOrLarge: 3, large: 5 }, U = 9999, at = 1e3;
var ye = (e) => e === 0 ? 1 : 0, Ct = g$1(y, "a1"), B = Ct.all, J = Ct.is, c = (e) => x$1(e, y.files), N = Ct.nameOf, Ae = (e) => e & 7, fe = (e) => e >> 3, q = (e) => (Ae(e) + fe(e) & 1) === 1 ? 0 : 1, st = B.map((e, t2) => t2), Z = [st.filter((e) => q(e) === 0), st.filter((e) => q(e) === 1)], it = (e, t2) => eo[e].some((r2) => r2 === fe(t2) + 1), lt = [Z[0].filter((e) => it(0, e)), Z[1].filter((e) => it(1, e))], ro = 7, oo = b(y).flat(), aa = [], dt = (e, t2) => oo[t2 * y.size + e] ?? aa, sa = oo.flatMap((e) => Array.from({ length: ro }, (t2, r2) => e[r2] ?? -1)), E = (e, t2, r2) => sa[(t2 * y.size + e) * ro + r2 - 1] ?? 0, ge = [[4, 7], [5, 6]], no = (e) => e.reduce((t2, r2) => t2 | 1 << (r2 & 31), 0), At = p(y, i), ia = At.map((e) => no(e.filter((t2) => t2 < 32))), la = At.map((e) => no(e.filter((t2) => t2 >= 32))), ao = (e) => ia[e] ?? 0, so = (e) => la[e] ?? 0, io = (e) => At[e] ?? [], Bt = { direction: -1, distance: 0 }, da = (e, t2) => {
  let [r2, o] = [Ae(t2) - Ae(e), fe(t2) - fe(e)];
  if (r2 !== 0 && o !== 0 && Math.abs(r2) !== Math.abs(o)) return Bt;
  let n2 = l$1.findIndex(([a2, s2]) => a2 === Math.sign(r2) && s2 === Math.sign(o));
  return n2 < 0 ? Bt : { direction: n2, distance: Math.max(Math.abs(r2), Math.abs(o)) };
}, lo = st.flatMap((e) => st.map((t2) => da(e, t2))), X = (e, t2) => lo[e * y.size + t2] ?? Bt, ua = lo.map(({ direction: e, distance: t2 }) => e >= 0 && e < 4 ? 4 * t2 + e : 0), _t = (e, t2) => ua[e * y.size + t2] ?? 0, uo = (e, t2) => Math.abs(Ae(e) - Ae(t2)) - (fe(t2) - fe(e));
var d = 0, he = 1e3, co = [100, 10, 1], po = (e, t2) => Math.floor(e / (co[t2 - 1] ?? 0)) % 10, fo = Array.from({ length: 2 * he }, (e, t2) => t2), ma = fo.flatMap((e) => X$2.map((t2) => po(e, t2))), l = (e, t2) => ma[e * 3 + t2 - 1] ?? 0, g = (e) => e >= he, _e = (e) => X$2.every((t2) => l(e, t2) > 0), Re = (e, t2) => {
  let r2 = e - l(e, t2) * (co[t2 - 1] ?? 0);
  return r2 === he ? d : r2;
}, ca = fo.map((e) => X$2.reduce((t2, r2) => t2 + (po(e, r2) > 0 ? r2 : 0), 0)), De = (e) => ca[e] ?? 0, ut = (e) => h.indexOf(e) + 1, S = (e) => h[e - 1], Ie = (e, t2, r2) => e * 100 + t2 * 10 + r2, ee = (e, t2) => e * 10 + t2, x = (e) => Math.floor(e / 10), M = (e) => e % 10, C = (e) => Rt(e, 1) + Rt(e, 2) + Rt(e, 3) + (g(e) ? "*" : ""), Rt = (e, t2) => {
  let r2 = S(l(e, t2));
  return r2 === void 0 ? "" : `${r2}${t2}`;
}, Dt = `[${h.join("")}]`, pa = new RegExp(`^(?:(${Dt})1)?(?:(${Dt})2)?(?:(${Dt})3)?(\\*)?$`), It = (e) => h.findIndex((t2) => t2 === e) + 1, G = (e) => {
  let [t2, r2, o, n2, a2] = pa.exec(e) ?? [], s2 = Ie(It(r2), It(o), It(n2));
  if (!(t2 === void 0 || s2 === d)) return a2 === void 0 ? s2 : s2 + he;
}, I = (e) => {
  let t2 = typeof e == "string" ? G(e) : void 0;
  return t2 !== void 0 && _e(t2) && !g(t2);
}, te = (e) => G(e) ?? d, be = (e) => {
  let [t2, r2, o] = X$2.map((n2) => S(l(e, n2)) ?? "B");
  return `${t2 ?? "B"}1${r2 ?? "B"}2${o ?? "B"}3`;
}, fa = [true, ...h.map((e) => Be.some((t2) => t2 === e))], Ft = (e) => fa[e] === true, Se = (e) => X$2.every((t2) => Ft(l(e, t2))), mo = (e) => {
  let t2 = pe[e];
  return [0, ...h.map((r2) => (t2[r2] ?? []).reduce((o, n2) => o | 1 << ut(n2), 0))];
}, ya = { standard: mo("standard"), limited: mo("limited") }, le = (e, t2) => ya[e][t2] ?? 0, jt = (e, t2, r2) => (le(e, t2) >> r2 & 1) === 1;
var Lt = `[${h.join("")}]`, yo = B$1("a whole wizard token", I, { type: "string", pattern: `^${Lt}1${Lt}2${Lt}3$` }), re = B$1("a square", J, { type: "string", pattern: "^[a-h][1-8]$" }), go = Qe$1(1, 2, 3), ga = { BuildWizard: Xt$1("BuildWizard", { _tag: Qe$1("BuildWizard"), wizard: yo }), PlaceWizard: Xt$1("PlaceWizard", { _tag: Qe$1("PlaceWizard"), wizard: yo, square: re }), MarkArchmage: Xt$1("MarkArchmage", { _tag: Qe$1("MarkArchmage"), square: re }), MoveWizard: Xt$1("MoveWizard", { _tag: Qe$1("MoveWizard"), from: re, to: re }), CastBolt: Xt$1("CastBolt", { _tag: Qe$1("CastBolt"), from: re, to: re, spell: go, target: go }), FightDuel: Xt$1("FightDuel", { _tag: Qe$1("FightDuel"), from: re, to: re, removal: Qe$1(0, 1, 2, 3) }), Pass: Xt$1("Pass", { _tag: Qe$1("Pass") }) }, mt = ir$1("TO-9.1", xo$1("a Töframenn move", ga));
var R = (e, t2) => e.board[c(t2)] ?? 0, Nt = (e, t2) => {
  let r2 = R(e, t2);
  return r2 === 0 ? { _tag: "Vacant" } : { _tag: "Wizard", side: q(c(t2)), small: S(l(r2, 1)) ?? null, medium: S(l(r2, 2)) ?? null, large: S(l(r2, 3)) ?? null, archmage: g(r2) };
}, oe = (e, t2, r2) => R(e, r2) !== 0 && q(c(r2)) === t2;
var V = ({ board: e, wizards: t2 }, r2) => {
  for (let o of t2[r2]) if (g(e[o] ?? 0)) return true;
  return false;
}, ct = ({ stage: e, board: t2, hands: r2, loose: o, quiet: n2, plies: a2, settings: s2 }) => ({ stage: e, board: t2, hands: r2, loose: o, quiet: n2, plies: a2, settings: s2, wizards: ha(t2) }), ha = (e) => [Z[0].filter((t2) => (e[t2] ?? 0) !== d), Z[1].filter((t2) => (e[t2] ?? 0) !== d)], Et = (e, t2, r2) => {
  let o = [], n2 = r2;
  for (let a2 = 0; a2 < e.length; a2++) {
    let s2 = e[a2] ?? 0;
    n2 !== -1 && n2 < s2 && (o.push(n2), n2 = -1), (t2[s2] ?? 0) !== d && o.push(s2);
  }
  return n2 !== -1 && o.push(n2), o;
}, de = (e, t2, r2, o) => {
  for (let n2 = 1; n2 < o; n2++) if ((e[E(t2, r2, n2)] ?? 0) !== d) return false;
  return true;
}, Oe = [{ _tag: "Build", side: 0 }, { _tag: "Build", side: 1 }], ne = [{ _tag: "Place", side: 0 }, { _tag: "Place", side: 1 }], Fe = [{ _tag: "Mark", side: 0 }, { _tag: "Mark", side: 1 }], xe = [{ _tag: "Play", side: 0 }, { _tag: "Play", side: 1 }], pt = (e, t2) => {
  let r2 = e.findIndex((o) => o > t2);
  return r2 < 0 ? [...e, t2] : e.toSpliced(r2, 0, t2);
}, ft = (e, t2) => {
  let r2 = e.indexOf(t2);
  return r2 < 0 ? e : e.toSpliced(r2, 1);
}, ve = (e, t2, r2) => t2 === 0 ? [r2, e[1]] : [e[0], r2], je = (e) => e.filter((t2, r2) => t2 !== e[r2 - 1]);
var ho = On$1(B.map((e) => ({ _tag: "MarkArchmage", square: e }))), bo = q$1({ _tag: "Pass" }), So = (e, t2, r2) => {
  let o = E(e, t2, r2);
  return o === -1 ? void 0 : B[o];
}, ba = On$1([4, 5, 6, 7].flatMap((e) => B.map((t2, r2) => dt(r2, e).map((o) => ({ _tag: "MoveWizard", from: t2, to: N(o) }))))), Sa = [], Oo = (e, t2) => ba[(t2 - 4) * B.length + e] ?? Sa, Oa = On$1(B.flatMap((e, t2) => [0, 1, 2, 3].flatMap((r2) => [3, 5].flatMap((o) => {
  let n2 = So(t2, r2, o);
  return X$2.flatMap((a2) => X$2.map((s2) => n2 === void 0 ? void 0 : { _tag: "CastBolt", from: e, to: n2, spell: a2, target: s2 }));
})))), xo = (e, t2, r2, o, n2) => Oa[((e * 4 + t2) * 2 + (r2 === 3 ? 0 : 1)) * 9 + (o - 1) * 3 + n2 - 1], xa = On$1(B.flatMap((e, t2) => [0, 1, 2, 3].flatMap((r2) => {
  let o = So(t2, r2, 1);
  return [0, ...X$2].map((n2) => o === void 0 ? void 0 : { _tag: "FightDuel", from: e, to: o, removal: n2 });
}))), Gt = (e, t2, r2) => xa[(e * 4 + t2) * 4 + r2];
var Ht = ({ from: e, to: t2 }) => X(c(e), c(t2)), va = (e, t2) => {
  let { direction: r2, distance: o } = Ht(t2);
  return de(e, c(t2.from), r2, o);
}, wa = ({ side: e, move: t2 }) => {
  let { direction: r2 } = Ht(t2);
  return ge[e].some((o) => o === r2);
}, za = ({ state: e, move: t2 }) => {
  let { direction: r2, distance: o } = Ht(t2), n2 = c(t2.from);
  for (let a2 = 1; a2 < o; a2++) if (io(E(n2, r2, a2)).some((s2) => (e.board[s2] ?? 0) !== d)) return false;
  return true;
}, wo = [{ rule: "TO-5.2", text: "no wizard of this side stands there", holds: ({ state: e, side: t2, move: r2 }) => oe(e, t2, r2.from) }, { rule: "TO-5.4", text: "the target square is not diagonally forward", holds: wa }, { rule: "TO-5.5", text: "the target square or one on the way is occupied", holds: ({ state: e, move: t2 }) => R(e, t2.to) === d && va(e.board, t2) }, { rule: "TO-5.6", text: "the way goes on past a square beside an opposing wizard", holds: za }], Ta = ({ low: e, high: t2 }, r2) => ((r2 < 32 ? e : t2) >> (r2 & 31) & 1) === 1, zo = (e, t2, r2, o, n2) => {
  vo(e, r2, ge[t2][0], o, n2), vo(e, r2, ge[t2][1], o, n2);
}, vo = (e, t2, r2, o, n2) => {
  let a2 = dt(t2, r2), s2 = Oo(t2, r2);
  for (let i2 = 0; i2 < a2.length; i2++) {
    let u = a2[i2] ?? 0;
    if ((e[u] ?? 0) !== d) return;
    let p2 = s2[i2];
    if (p2 !== void 0 && n2.push(p2), Ta(o, u)) return;
  }
}, To = (e, t2, r2) => {
  let [o, n2] = [E(r2, ge[t2][0], 1), E(r2, ge[t2][1], 1)];
  return o !== -1 && (e[o] ?? 0) === d || n2 !== -1 && (e[n2] ?? 0) === d;
}, Mo = (e, t2) => {
  let [r2, o] = [c(t2.from), c(t2.to)];
  return e[o] = e[r2] ?? 0, e[r2] = d, o;
};
var Vt = ({ from: e, to: t2 }) => X(c(e), c(t2)), Ma = (e, t2) => $t[e].some((r2) => r2 === t2), Pa = ({ direction: e, distance: t2 }) => e >= 0 && e < 4 && $t[3].some((r2) => r2 === t2), Po = ({ state: e, move: t2 }) => l(R(e, t2.from), t2.spell), ko = ({ state: e, move: t2 }) => l(R(e, t2.to), t2.target), ka = ({ state: e, move: t2 }) => {
  let { direction: r2, distance: o } = Vt(t2);
  return de(e.board, c(t2.from), r2, o);
}, Wo = [{ rule: "TO-5.2", text: "no wizard of this side stands there", holds: ({ state: e, side: t2, move: r2 }) => oe(e, t2, r2.from) }, { rule: "TO-6.2", text: "the target square is not exactly 3 or 5 squares away along a rank or file", holds: ({ move: e }) => Pa(Vt(e)) }, { rule: "TO-6.3", text: "there is no opposing wizard on the target square", holds: ({ state: e, move: t2 }) => R(e, t2.to) !== d }, { rule: "TO-6.4", text: "a square between is occupied", holds: ka }, { rule: "TO-6.5", text: "the caster has no such spell: a medium or a large is needed", holds: (e) => e.move.spell > 1 && Po(e) > 0 }, { rule: "TO-6.6", text: "the spell does not reach that far", holds: ({ move: e }) => Ma(e.spell, Vt(e).distance) }, { rule: "TO-6.7", text: "the target has no pyramid of that size", holds: (e) => ko(e) > 0 }, { rule: "TO-6.8", text: "the colour of the spell does not attack that of the target pyramid", holds: (e) => jt(e.state.settings.table, Po(e), ko(e)) }], $o = (e) => e === 3 ? 2 : 3, qo = ({ board: e, settings: t2 }, r2, o, n2, a2, s2) => {
  let i2 = e[r2] ?? 0, u = e[o] ?? 0;
  for (let p2 = $o(a2); p2 <= 3; p2++) {
    let D = le(t2.table, l(i2, p2));
    for (let _2 = 1; _2 <= 3; _2++) {
      if ((D >> l(u, _2) & 1) === 0) continue;
      let k = xo(r2, n2, a2, p2, _2);
      k !== void 0 && s2.push(k);
    }
  }
}, Bo = (e, t2, r2, o) => {
  for (let n2 = $o(o); n2 <= 3; n2++) for (let a2 = 1; a2 <= 3; a2++) if (jt(e, l(t2, n2), l(r2, a2))) return true;
  return false;
}, Co = (e, t2) => {
  let [r2, o] = [c(t2.from), c(t2.to)];
  return e[o] = Re(e[o] ?? 0, t2.target), t2.spell <= t2.target && (e[r2] = Re(e[r2] ?? 0, t2.spell)), -1;
};
var Yt = (e, t2, r2) => {
  let o = E(t2, r2, 2);
  return o !== -1 && (e[o] ?? 0) === d ? o : -1;
}, Ao = (e, t2, r2) => {
  let [o, n2, a2] = [l(r2, 1), l(r2, 2), l(r2, 3)], s2 = De(t2) + (g(t2) ? to : 0);
  for (let i2 = 1; i2 <= 3; i2++) {
    let u = le(e, l(t2, i2));
    s2 += i2 * ((u >> o & 1) + (u >> n2 & 1) + (u >> a2 & 1));
  }
  return s2;
}, _o = ({ board: e, settings: t2 }, r2, o) => {
  let [n2, a2] = [e[r2] ?? 0, e[o] ?? 0];
  return Ao(t2.table, n2, a2) - Ao(t2.table, a2, n2);
}, Ro = (e, t2) => {
  let r2 = t2 ? qt.leap : qt.stay, o = 0;
  for (; o < 3 && e >= (r2[o] ?? 0); ) o++;
  return o;
}, Kt = ({ state: e, from: t2, direction: r2 }) => Yt(e.board, t2, r2) !== -1, Do = (e, t2) => t2 <= Ro(_o(e.state, e.from, e.to), Kt(e)), Io = ({ state: e, to: t2 }, r2) => l(e.board[t2] ?? 0, r2) > 0, Fo = (e) => X$2.filter((t2) => Io(e, t2) && Do(e, t2)), yt = ({ state: e, move: t2 }) => {
  let [r2, o] = [c(t2.from), c(t2.to)];
  return { state: e, from: r2, to: o, direction: X(r2, o).direction };
}, Wa = ({ state: e, move: t2 }) => {
  let { direction: r2, distance: o } = X(c(t2.from), c(t2.to));
  return r2 >= 0 && r2 < 4 && o === 1 && R(e, t2.to) !== d;
}, jo = [{ rule: "TO-5.2", text: "no wizard of this side stands there", holds: ({ state: e, side: t2, move: r2 }) => oe(e, t2, r2.from) }, { rule: "TO-7.1", text: "no opposing wizard stands on an adjacent square there", holds: Wa }, { rule: "TO-7.7", text: "a pyramid can be removed, so one must be", holds: (e) => e.move.removal > 0 || Fo(yt(e)).length === 0 }, { rule: "TO-7.8", text: "a Duel with neither leap nor removal is not allowed here", holds: (e) => e.move.removal > 0 || e.state.settings.nullDuels || Kt(yt(e)) }, { rule: "TO-7.6", text: "the opponent has no pyramid of that size", holds: (e) => e.move.removal === 0 || Io(yt(e), e.move.removal) }, { rule: "TO-7.5", text: "the margin is too small to remove a pyramid of that size", holds: (e) => e.move.removal === 0 || Do(yt(e), e.move.removal) }], Lo = (e, t2, r2, o, n2) => {
  let { board: a2, settings: s2 } = e, i2 = Yt(a2, t2, o) !== -1, u = Ro(_o(e, t2, r2), i2), p2 = a2[r2] ?? 0, D = false;
  for (let k = 1; k <= u; k++) {
    if (l(p2, k) === 0) continue;
    D = true;
    let F = Gt(t2, o, k);
    F !== void 0 && n2.push(F);
  }
  if (D || !(i2 || s2.nullDuels)) return;
  let _2 = Gt(t2, o, 0);
  _2 !== void 0 && n2.push(_2);
}, No = (e, t2, r2, o) => {
  let n2 = { state: e, from: t2, to: r2, direction: o };
  return e.settings.nullDuels || Kt(n2) || Fo(n2).length > 0;
}, Eo = (e, t2) => {
  let [r2, o] = [c(t2.from), c(t2.to)], n2 = Yt(e, r2, X(r2, o).direction);
  return n2 !== -1 && (e[n2] = e[r2] ?? 0, e[r2] = d), t2.removal > 0 && (e[o] = Re(e[o] ?? 0, t2.removal)), n2;
};
var Go = 5, $a = (e, t2, r2, o) => {
  for (let n2 = 0; n2 < r2.length; n2++) {
    let a2 = r2[n2] ?? 0, s2 = _t(t2, a2);
    if (s2 === 0) continue;
    let i2 = s2 & 3, u = s2 >> 2;
    u === 1 ? Lo(e, t2, a2, i2, o) : u <= Go && de(e.board, t2, i2, u) && qo(e, t2, a2, i2, u, o);
  }
}, qa = (e) => {
  let t2 = 0, r2 = 0;
  for (let o = 0; o < e.length; o++) t2 |= ao(e[o] ?? 0), r2 |= so(e[o] ?? 0);
  return { low: t2, high: r2 };
}, Ho = (e, t2, r2) => {
  let o = e.wizards[t2], n2 = e.wizards[ye(t2)], a2 = qa(n2);
  for (let s2 = 0; s2 < o.length; s2++) {
    let i2 = o[s2] ?? 0;
    zo(e.board, t2, i2, a2, r2), $a(e, i2, n2, r2);
  }
}, Ba = (e, t2, r2) => {
  let { board: o, settings: n2 } = e, a2 = _t(t2, r2);
  if (a2 === 0) return false;
  let s2 = a2 & 3, i2 = a2 >> 2;
  return i2 === 1 ? No(e, t2, r2, s2) : i2 <= Go && Bo(n2.table, o[t2] ?? 0, o[r2] ?? 0, i2) && de(o, t2, s2, i2);
}, gt = (e, t2) => {
  let r2 = e.wizards[t2];
  for (let n2 = 0; n2 < r2.length; n2++) if (To(e.board, t2, r2[n2] ?? 0)) return true;
  let o = e.wizards[ye(t2)];
  for (let n2 = 0; n2 < r2.length; n2++) for (let a2 = 0; a2 < o.length; a2++) if (Ba(e, r2[n2] ?? 0, o[a2] ?? 0)) return true;
  return false;
}, Vo = [{ rule: "TO-5.7", text: "a Move, Bolt or Duel is possible", holds: ({ state: e, side: t2 }) => !gt(e, t2) }];
var Yo = [{ rule: "TO-4.2", text: "this wizard is not in the hand", holds: ({ state: e, side: t2, move: r2 }) => e.hands[t2].includes(te(r2.wizard)) }, { rule: "TO-4.3", text: "the square is not on the two ranks nearest to the side", holds: ({ side: e, move: t2 }) => it(e, c(t2.square)) }, { rule: "TO-1.2", text: "the square has the colour of the other side", holds: ({ side: e, move: t2 }) => q(c(t2.square)) === e }, { rule: "TO-1.3", text: "the square is occupied", holds: ({ state: e, move: t2 }) => R(e, t2.square) === d }], Ko = [{ rule: "TO-4.5", text: "no wizard of this side stands there", holds: ({ state: e, side: t2, move: r2 }) => oe(e, t2, r2.square) }], Qo = (e, t2, r2) => {
  for (let o of je(e.hands[t2])) {
    let n2 = be(o);
    for (let a2 of lt[t2]) (e.board[a2] ?? 0) === d && r2.push({ _tag: "PlaceWizard", wizard: n2, square: N(a2) });
  }
}, Uo = (e, t2, r2) => {
  for (let o of e.wizards[t2]) {
    let n2 = ho[o];
    n2 !== void 0 && r2.push(n2);
  }
}, Zo = (e, t2, r2) => {
  let o = te(r2.wizard), n2 = c(r2.square), a2 = e.board.with(n2, o), s2 = ve(e.wizards, t2, pt(e.wizards[t2], n2)), i2 = ve(e.hands, t2, ft(e.hands[t2], o)), u = Ce[Ce.length - i2[0].length - i2[1].length], p2 = u === void 0 ? Fe[0] : ne[u];
  return { ...e, stage: p2, board: a2, wizards: s2, hands: i2 };
}, Jo = (e, t2, r2) => {
  let o = e.board.with(c(r2.square), R(e, r2.square) + he);
  return { ...e, stage: t2 === 0 ? Fe[1] : xe[0], board: o };
};
var we = (e, t2, r2) => e.loose[t2].filter((o) => x(o) === r2).map(M), Ca = ({ state: e, side: t2, move: r2 }) => {
  let o = te(r2.wizard);
  return we(e, t2, 3)[0] === l(o, 3) && we(e, t2, 2).includes(l(o, 2)) && we(e, t2, 1).includes(l(o, 1));
}, Xo = [{ rule: "TO-3.2", text: "the wizard is not made of the first loose large, a loose medium and a loose small", holds: Ca }], en = (e, t2, r2) => {
  let o = we(e, t2, 3)[0] ?? 0, n2 = je(we(e, t2, 2));
  for (let a2 of je(we(e, t2, 1))) for (let s2 of n2) r2.push({ _tag: "BuildWizard", wizard: be(Ie(a2, s2, o)) });
}, tn = (e, t2, r2) => {
  let o = te(r2.wizard), n2 = X$2.reduce((u, p2) => ft(u, ee(p2, l(o, p2))), e.loose[t2]), a2 = ve(e.hands, t2, pt(e.hands[t2], o)), s2 = ot[a2[0].length + a2[1].length], i2 = s2 === void 0 ? ne[0] : Oe[s2];
  return { ...e, stage: i2, hands: a2, loose: ve(e.loose, t2, n2) };
};
var Aa = (e) => {
  switch (e._tag) {
    case "BuildWizard":
      return "Build";
    case "PlaceWizard":
      return "Place";
    case "MarkArchmage":
      return "Mark";
    case "MoveWizard":
    case "CastBolt":
    case "FightDuel":
    case "Pass":
      return "Play";
  }
}, _a = { Build: io$1("TO-3.1", "the wizards are being built"), Place: io$1("TO-4.1", "the wizards are being placed"), Mark: io$1("TO-4.5", "the Archmages are being marked"), Play: io$1("TO-5.1", "the wizards are all placed: a Move, a Bolt or a Duel is due") }, Ra = (e, t2, r2) => {
  switch (r2._tag) {
    case "BuildWizard":
      return ht$1(Xo, { state: e, side: t2, move: r2 });
    case "PlaceWizard":
      return ht$1(Yo, { state: e, side: t2, move: r2 });
    case "MarkArchmage":
      return ht$1(Ko, { state: e, side: t2, move: r2 });
    case "MoveWizard":
      return ht$1(wo, { state: e, side: t2, move: r2 });
    case "CastBolt":
      return ht$1(Wo, { state: e, side: t2, move: r2 });
    case "FightDuel":
      return ht$1(jo, { state: e, side: t2, move: r2 });
    case "Pass":
      return ht$1(Vo, { state: e, side: t2 });
  }
}, rn = yt$1({ isOver: ({ stage: e }) => e._tag === "Over", overRule: "TO-8.8", move: mt, moveRule: "TO-9.1", refusal: (e, t2) => {
  let { stage: r2 } = e;
  if (r2._tag !== "Over") return Aa(t2) === r2._tag ? Ra(e, r2.side, t2) : _a[r2._tag];
} });
var bt = ({ board: e, wizards: t2 }, r2) => {
  let o = 0;
  for (let n2 of t2[r2]) o += De(e[n2] ?? 0);
  return o;
}, ht = (e) => {
  let [t2, r2] = [bt(e, 0), bt(e, 1)];
  return t2 === r2 ? "tie" : t2 > r2 ? 0 : 1;
}, on = ({ hands: e, loose: t2 }, r2) => {
  let o = 0;
  for (let n2 of e[r2]) o += De(n2);
  for (let n2 of t2[r2]) o += x(n2);
  return o;
}, Y = (e) => [bt(e, 0) + on(e, 0), bt(e, 1) + on(e, 1)], Da = ({ winner: e }) => e === "tie" ? [0, 1] : [e], Le = ({ stage: e }) => e._tag === "Over" ? tr$1({ ...nt$1(ot$1(2), Da(e)), reason: e.reason }) : Qe$2, nn = (e, t2, r2, o) => {
  let n2 = 0;
  for (let a2 = o; a2 <= 3; a2++) n2 |= le(e, l(t2, a2));
  for (let a2 = 1; a2 <= 3; a2++) if ((n2 >> l(r2, a2) & 1) === 1) return true;
  return false;
}, an = (e, t2, r2, o) => nn(e, t2, r2, o) || nn(e, r2, t2, o), Ia = (e, t2, r2, o) => t2 <= nt.always || t2 === nt.mediumOrLarge && an(e, r2, o, 2) || t2 === nt.large && an(e, r2, o, 3), Fa = ({ board: e, wizards: t2, settings: r2 }) => {
  let [o, n2] = t2;
  for (let a2 = 0; a2 < o.length; a2++) for (let s2 = 0; s2 < n2.length; s2++) {
    let i2 = o[a2] ?? 0, u = n2[s2] ?? 0;
    if (Ia(r2.table, uo(i2, u), e[i2] ?? 0, e[u] ?? 0)) return true;
  }
  return false;
}, ja = (e) => !gt(e, 0) && !gt(e, 1), Ne = (e) => {
  let { quiet: t2, plies: r2, settings: o } = e, { quietLimit: n2, plyLimit: a2 } = o;
  if (!Fa(e) || ja(e)) return { _tag: "Over", winner: ht(e), reason: "passed" };
  if (n2 > 0 && t2 >= n2) return { _tag: "Over", winner: ht(e), reason: "quiet" };
  if (a2 > 0 && r2 >= a2) return { _tag: "Over", winner: ht(e), reason: "plies" };
}, Qt = (e) => {
  let [t2, r2] = [V(e, 0), V(e, 1)];
  return t2 !== r2 ? [t2 ? 0 : 1] : t2 ? [] : e.settings.bothFall === "caster" ? [0, 1] : [ht(e)];
}, sn = (e, t2) => {
  let [r2, o] = Qt(e);
  if (r2 !== void 0) return { _tag: "Over", winner: o === void 0 ? r2 : t2, reason: "archmage" };
};
var ue = ({ stage: e }) => e._tag === "Over" ? t : a[e.side], Ee = (e) => {
  let t2 = [], { stage: r2 } = e;
  switch (r2._tag) {
    case "Build":
      en(e, r2.side, t2);
      break;
    case "Place":
      Qo(e, r2.side, t2);
      break;
    case "Mark":
      Uo(e, r2.side, t2);
      break;
    case "Play":
      Ho(e, r2.side, t2), t2.length === 0 && t2.push(bo);
      break;
  }
  return qe(t2);
}, Ut = (e, t2) => {
  let r2 = La(e.stage);
  switch (t2._tag) {
    case "BuildWizard":
      return tn(e, r2, t2);
    case "PlaceWizard":
      return Zo(e, r2, t2);
    case "MarkArchmage":
      return Jo(e, r2, t2);
    case "MoveWizard":
    case "CastBolt":
    case "FightDuel":
    case "Pass":
      return Ha(e, r2, t2);
  }
}, La = (e) => e._tag === "Over" ? 0 : e.side, Na = (e, t2) => {
  switch (t2._tag) {
    case "MoveWizard":
      return Mo(e, t2);
    case "CastBolt":
      return Co(e, t2);
    case "FightDuel":
      return Eo(e, t2);
    case "Pass":
      return -1;
  }
}, Ea = (e) => e._tag === "CastBolt" || e._tag === "FightDuel" && e.removal > 0, Ga = ({ wizards: e }, t2, r2, o) => {
  let n2 = Et(e[t2], r2, o), a2 = Et(e[ye(t2)], r2, -1);
  return t2 === 0 ? [n2, a2] : [a2, n2];
}, Ha = (e, t2, r2) => {
  let { hands: o, loose: n2, settings: a2 } = e, s2 = e.board.slice(), i2 = Na(s2, r2), u = Ea(r2), p2 = { stage: xe[ye(t2)], board: s2, wizards: Ga(e, t2, s2, i2), hands: o, loose: n2, quiet: a2.quietLimit > 0 && !u ? e.quiet + 1 : 0, plies: a2.plyLimit > 0 ? e.plies + 1 : 0, settings: a2 }, D = (u ? sn(p2, t2) : void 0) ?? Ne(p2);
  return D === void 0 ? p2 : { ...p2, stage: D };
};
var Va = (e) => _(I$1([], `${h$1(e)} is no move notation`, "TO-9.1")), ln = Oe$1({ rule: "TO-9.1", longest: at, print: (e) => {
  switch (e._tag) {
    case "BuildWizard":
      return `+${e.wizard}`;
    case "PlaceWizard":
      return `${e.wizard}@${e.square}`;
    case "MarkArchmage":
      return `${e.square}*`;
    case "MoveWizard":
      return `${e.from}-${e.to}`;
    case "CastBolt":
      return `${e.from}~${e.to}:${e.spell}>${e.target}`;
    case "FightDuel":
      return `${e.from}x${e.to}${e.removal === 0 ? "" : `:${e.removal}`}`;
    case "Pass":
      return "pass";
  }
}, parse: (e) => {
  let t2 = Ya(e);
  return t2 === void 0 ? Va(e) : z$2(t2);
} }), Ya = (e) => {
  if (e === "pass") return { _tag: "Pass" };
  if (e.startsWith("+")) return Ka(e.slice(1));
  let t2 = e.slice(0, 2);
  return J(t2) ? Ua(t2, e.slice(2)) : Qa(e);
}, Ka = (e) => I(e) ? { _tag: "BuildWizard", wizard: e } : void 0, Qa = (e) => {
  let [t2, r2, ...o] = e.split("@");
  return I(t2) && J(r2) && o.length === 0 ? { _tag: "PlaceWizard", wizard: t2, square: r2 } : void 0;
}, Ge = (e) => X$2.find((t2) => String(t2) === e), Ua = (e, t2) => {
  if (t2 === "*") return { _tag: "MarkArchmage", square: e };
  let [r2, o] = [t2.slice(1, 3), t2.slice(3)];
  if (J(r2)) switch (t2.slice(0, 1)) {
    case "-":
      return o === "" ? { _tag: "MoveWizard", from: e, to: r2 } : void 0;
    case "~":
      return Za(e, r2, o);
    case "x":
      return Ja(e, r2, o);
    default:
      return;
  }
}, Za = (e, t2, r2) => {
  let [, o, n2] = /^:([123])>([123])$/.exec(r2) ?? [], [a2, s2] = [Ge(o), Ge(n2)];
  return a2 === void 0 || s2 === void 0 ? void 0 : { _tag: "CastBolt", from: e, to: t2, spell: a2, target: s2 };
}, Ja = (e, t2, r2) => {
  var _a2;
  if (r2 === "") return { _tag: "FightDuel", from: e, to: t2, removal: 0 };
  let o = Ge((_a2 = /^:([123])$/.exec(r2)) == null ? void 0 : _a2[1]);
  return o === void 0 ? void 0 : { _tag: "FightDuel", from: e, to: t2, removal: o };
};
var He = ["L", "D"], bn = (e) => {
  switch (e._tag) {
    case "Build":
      return `build:${He[e.side]}`;
    case "Place":
      return `place:${He[e.side]}`;
    case "Mark":
      return `mark:${He[e.side]}`;
    case "Play":
      return `play:${He[e.side]}`;
    case "Over":
      return `over:${e.winner === "tie" ? "=" : He[e.winner]}:${e.reason}`;
  }
}, Xa = ["archmage", "passed", "quiet", "plies"], es = [0, 1, "tie"], ts = new Map([...Oe, ...ne, ...Fe, ...xe, ...es.flatMap((e) => Xa.map((t2) => ({ _tag: "Over", winner: e, reason: t2 })))].map((e) => [bn(e), e])), dn = (e) => [...e].sort((t2, r2) => j(N(t2), N(r2))), rs = [dn(Z[0]), dn(Z[1])], un = (e, t2) => {
  let r2 = "";
  for (let o of rs[t2]) {
    let n2 = e[o] ?? d;
    n2 !== d && (r2 += `${r2 === "" ? "" : ","}${N(o)}:${C(n2)}`);
  }
  return r2 === "" ? "-" : r2;
}, os = (e) => `${S(M(e)) ?? ""}${x(e)}`, mn = (e, t2) => [...e.map(C), ...t2.length === 0 ? [] : [`[${t2.map(os).join("")}]`]].join(",") || "-", cn = (e, t2) => e === 0 ? "-" : `${e}:${t2}`, ns = ({ settings: e, quiet: t2, plies: r2 }) => [e.table === "standard" ? "std" : "lim", e.nullDuels ? "null" : "live", e.bothFall, cn(e.quietLimit, t2), cn(e.plyLimit, r2)].join(","), Sn = (e) => [bn(e.stage), un(e.board, 0), un(e.board, 1), mn(e.hands[0], e.loose[0]), mn(e.hands[1], e.loose[1]), ns(e)].join(" "), Ve = (e, t2, r2) => I$1([e], `${h$1(t2)} is not well formed`, r2), pn = (e) => e === "-" ? [] : e.split(","), fn = (e) => e.every((t2, r2) => r2 === 0 || j(e[r2 - 1] ?? "", t2) < 0), yn = (e, t2, r2, o) => {
  for (let n2 of o) {
    let a2 = n2.slice(0, 2), s2 = G(n2.slice(3));
    if (n2[2] !== ":" || !J(a2) || s2 === void 0) return Ve(r2, n2, "TO-10.2");
    let i2 = c(a2);
    if (q(i2) !== t2) return I$1([r2], `${a2} has the colour of the other side (TO-1.2)`, "TO-10.4");
    if ((e[i2] ?? 0) !== d) return I$1([r2], `two wizards on ${a2} (TO-1.3)`, "TO-10.4");
    e[i2] = s2;
  }
}, as = (e) => {
  if (!/^\[(?:[A-Z][123])+\]$/.test(e)) return;
  let t2 = [];
  for (let r2 = 1; r2 < e.length - 1; r2 += 2) {
    let o = h.findIndex((a2) => a2 === e[r2]) + 1, n2 = Ge(e[r2 + 1]);
    if (o === 0 || n2 === void 0) return;
    t2.push(ee(n2, o));
  }
  return t2;
}, gn = (e) => {
  var _a2;
  if (e === "-") return { hand: [], loose: [] };
  let t2 = e.split(","), r2 = ((_a2 = t2.at(-1)) == null ? void 0 : _a2.startsWith("[")) === true ? as(t2.pop() ?? "") : [], n2 = t2.map(G).filter((a2) => a2 !== void 0 && _e(a2) && !g(a2)).filter((a2) => a2 !== void 0);
  return r2 === void 0 || n2.length !== t2.length ? void 0 : { hand: n2, loose: r2 };
}, hn = (e) => {
  if (e === "-") return { limit: 0, count: 0 };
  let [t2 = "", r2 = "", ...o] = e.split(":"), [n2, a2] = [be$1(t2, 1, U), be$1(r2, 0, U)];
  return n2 === void 0 || a2 === void 0 || o.length > 0 ? void 0 : { limit: n2, count: a2 };
}, ss = /^(std|lim),(null|live),(caster|count),([^,]+),([^,]+)$/, is = (e) => {
  let [t2, r2, o, n2, a2 = "", s2 = ""] = ss.exec(e) ?? [], [i2, u] = [hn(a2), hn(s2)];
  return t2 === void 0 || i2 === void 0 || u === void 0 ? void 0 : { settings: { table: r2 === "std" ? "standard" : "limited", nullDuels: o === "null", bothFall: n2 === "caster" ? "caster" : "count", quietLimit: i2.limit, plyLimit: u.limit }, quiet: i2.count, plies: u.count };
}, ls = (e) => {
  let [t2, r2] = [gn(e[0]), gn(e[1])];
  return t2 === void 0 ? _(Ve("light hand", e[0], "TO-10.3")) : r2 === void 0 ? _(Ve("dark hand", e[1], "TO-10.3")) : z$2({ hands: [t2.hand, r2.hand], loose: [t2.loose, r2.loose] });
}, On = (e) => {
  let t2 = e.split(" ");
  if (t2.length !== 6) return _(I$1([], `a position has six fields, not ${t2.length}`, "TO-10.1"));
  let [r2 = "", o = "", n2 = "", a2 = "", s2 = "", i2 = ""] = t2, u = ts.get(r2);
  if (u === void 0) return _(Ve("stage", r2, "TO-10.1"));
  let p2 = B.map(() => d), [D, _$1] = [pn(o), pn(n2)], k = yn(p2, 0, "light board", D) ?? yn(p2, 1, "dark board", _$1);
  if (k !== void 0) return _(k);
  let F = ls([a2, s2]);
  if (l$2(F)) return F;
  let Me = is(i2);
  return Me === void 0 ? _(Ve("settings", i2, "TO-10.1")) : !fn(D) || !fn(_$1) ? _(I$1([], "wizards are sorted by square", "TO-10.5")) : z$2({ stage: u, board: p2, ...F.right, ...Me });
};
var ds = [0, 1], Xt = ({ board: e, wizards: t2 }, r$1) => t2[r$1].map((o) => r(e, o)), us = (e, t2) => [...Xt(e, t2), ...e.hands[t2]], vn = ({ board: e, wizards: t2, hands: r$1, loose: o }, n2, a2) => t2[n2].filter((s2) => l(r(e, s2), a2) > 0).length + r$1[n2].filter((s2) => l(s2, a2) > 0).length + o[n2].filter((s2) => x(s2) === a2).length, xn = (e) => e.every((t2, r$1) => r$1 === 0 || r(e, r$1 - 1) <= t2), A = (e) => ds.every(e), Ye = [{ rule: "TO-10.5", path: "hands", text: "what is in a hand is not sorted", holds: ({ hands: e, loose: t2 }) => A((r2) => xn(e[r2]) && xn(t2[r2])) }, { rule: "TO-10.4", path: "board", text: "a side has more than five wizards, or more than five pyramids of a size", holds: (e) => A((t2) => e.wizards[t2].length + e.hands[t2].length <= z && X$2.every((r2) => vn(e, t2, r2) <= z)) }, { rule: "TO-10.4", path: "board", text: "a side has more than one Archmage", holds: (e) => A((t2) => Xt(e, t2).filter(g).length <= 1) }, { rule: "TO-10.4", path: "settings", text: "a wizard has a colour that the limited table does not know", holds: (e) => e.settings.table !== "limited" || A((t2) => us(e, t2).every(Se) && e.loose[t2].every((r2) => Ft(M(r2)))) }, { rule: "TO-10.4", path: "settings", text: "a counter is above its limit, or there are more quiet plies than plies", holds: ({ quiet: e, plies: t2, settings: r2 }) => e <= r2.quietLimit && t2 <= r2.plyLimit && (r2.quietLimit === 0 || r2.plyLimit === 0 || e <= t2) }], wn = (e, t2, r2) => {
  let o = r2(0) + r2(1);
  return e[o] === t2 && e.slice(0, o).filter((n2) => n2 === 0).length === r2(0);
}, ms = (e) => A((t2) => X$2.every((r2) => vn(e, t2, r2) === z)), zn = ({ loose: e }) => A((t2) => e[t2].length === 0), cs = ({ hands: e }) => A((t2) => e[t2].length === 0), Zt = [{ rule: "TO-10.4", path: "settings", text: "a ply is counted before play", holds: ({ quiet: e, plies: t2 }) => e === 0 && t2 === 0 }, { rule: "TO-10.4", path: "board", text: "a side does not have 15 pyramids, five of each size", holds: ms }, { rule: "TO-10.4", path: "board", text: "a wizard stands outside its home ranks", holds: ({ wizards: e }) => A((t2) => e[t2].every((r2) => lt[t2].includes(r2))) }], ps = (e) => A((t2) => e.loose[t2].length === 3 * (z - e.hands[t2].length)), fs = ({ hands: e, loose: t2 }) => A((r2) => {
  let o = t2[r2].find((n2) => x(n2) === 3);
  return o === void 0 || e[r2].every((n2) => l(n2, 3) <= M(o));
}), ys = [{ rule: "TO-10.4", path: "board", text: "a wizard is placed while wizards are built", holds: ({ wizards: e }) => A((t2) => e[t2].length === 0) }, { rule: "TO-10.4", path: "hands", text: "what is built and loose does not make five wizards", holds: ps }, { rule: "TO-10.4", path: "stage", text: "the wizards built do not fit the order of building", holds: ({ hands: e, stage: t2 }) => wn(ot, t2.side, (r2) => e[r2].length) }, { rule: "TO-10.4", path: "hands", text: "a large is built that comes after a loose one", holds: fs }], gs = [{ rule: "TO-10.4", path: "loose", text: "a pyramid is loose although all wizards are built", holds: zn }, { rule: "TO-10.4", path: "board", text: "an Archmage is marked before all wizards are placed", holds: (e) => A((t2) => !V(e, t2)) }, { rule: "TO-10.4", path: "stage", text: "the wizards placed do not fit the order of placing", holds: (e) => wn(Ce, e.stage.side, (t2) => Xt(e, t2).length) }], Jt = { rule: "TO-10.4", path: "hands", text: "a wizard or a pyramid is not on the board", holds: (e) => zn(e) && cs(e) }, hs = [{ rule: "TO-10.4", path: "board", text: "the Archmages do not fit the order of marking: Light, then Darkness", holds: (e) => V(e, 0) === (e.stage.side === 1) && !V(e, 1) }], bs = [{ rule: "TO-10.4", path: "board", text: "a side has no Archmage", holds: (e) => A((t2) => V(e, t2)) }, { rule: "TO-10.4", path: "stage", text: "the game is over", holds: (e) => Ne(e) === void 0 }], Ss = (e, { winner: t2 }) => e.quiet === 0 && Qt(e).includes(t2), Os = (e, { winner: t2, reason: r2 }) => {
  if (!A((n2) => V(e, n2))) return false;
  let o = Ne(e);
  return (o == null ? void 0 : o.winner) === t2 && o.reason === r2;
}, xs = [{ rule: "TO-10.4", path: "settings", text: "the game is over before the first ply of play", holds: ({ plies: e, settings: t2 }) => t2.plyLimit === 0 || e > 0 }, { rule: "TO-10.4", path: "stage", text: "the position does not give this result", holds: (e) => e.stage.reason === "archmage" ? Ss(e, e.stage) : Os(e, e.stage) }], ze = { Build: [...Ye, ...Zt, ...ys], Place: [...Ye, ...Zt, ...gs], Mark: [...Ye, ...Zt, Jt, ...hs], Play: [...Ye, Jt, ...bs], Over: [...Ye, Jt, ...xs] };
var Ke = (e, t2, r2) => Vr(() => e)(_t$1(r2)({ ...e, stage: t2 })), St = (e) => {
  let t2 = ct(e), { stage: r2 } = t2;
  switch (r2._tag) {
    case "Build":
      return Ke(t2, r2, ze.Build);
    case "Place":
      return Ke(t2, r2, ze.Place);
    case "Mark":
      return Ke(t2, r2, ze.Mark);
    case "Play":
      return Ke(t2, r2, ze.Play);
    case "Over":
      return Ke(t2, r2, ze.Over);
  }
};
var Tn = Oe$1({ rule: "TO-10.1", longest: at, print: Sn, parse: (e) => h$2(On(e), St) });
var kn = (e) => {
  let t2 = G(e);
  return t2 !== void 0 && _e(t2) && !g(t2) ? t2 : void 0;
}, vs = (e, t2) => e === "nine" || Se(t2), ws = (e) => Math.max(...X$2.flatMap((t2) => e.map((r2) => e.filter((o) => l(o, t2) === l(r2, t2)).length))), er = (e) => e.map(kn).filter((t2) => t2 !== void 0), zs = (e, t2) => {
  let r2 = kn(t2);
  return r2 === void 0 ? `${h$1(t2)} is no whole wizard, small first` : vs(e, r2) ? void 0 : "the pool has red, yellow, green and blue only";
}, Mn = (e, t2, r2) => {
  let o = (s2, i2) => I$1([t2, ...s2], i2, "TO-2.3");
  if (r2.length !== z) return o([], `a roster has five wizards, not ${r2.length}`);
  let n2 = r2.map((s2) => zs(e, s2)), a2 = n2.findIndex((s2) => s2 !== void 0);
  return a2 >= 0 ? o([String(a2)], n2[a2] ?? "") : e === "set24" && ws(er(r2)) > Wt ? o([], "the pool has two pyramids of each colour and size") : void 0;
}, Wn = ({ pool: e, lightRoster: t2, darkRoster: r2 }) => (t2 === null ? void 0 : Mn(e, "lightRoster", t2)) ?? (r2 === null ? void 0 : Mn(e, "darkRoster", r2)), $n = Array.from({ length: z }, (e, t2) => t2), Pn = ({ below: e }, t2) => {
  let r2 = () => $n.map(() => ut(t2[e(t2.length)] ?? "B"));
  return [r2(), r2(), r2()];
}, Ts = (e) => {
  let t2 = Be.flatMap((o) => Array.from({ length: Wt }, () => ut(o))), r2 = () => No$1(e, t2).slice(0, z);
  return [r2(), r2(), r2()];
}, Ms = (e, t2) => {
  switch (e) {
    case "nine":
      return Pn(t2, h);
    case "four":
      return Pn(t2, Be);
    case "set24":
      return Ts(t2);
  }
}, qn = (e, t2) => {
  let [r2, o, n2] = Ms(e, t2);
  return $n.map((a2) => Ie(r2[a2] ?? 0, o[a2] ?? 0, n2[a2] ?? 0));
};
var Ps = B$1("a text", (e) => typeof e == "string", { type: "string" }), Bn = A$1(ro$1(Ze(Ht$1(Ps, 0, Number.POSITIVE_INFINITY), "a list of texts", z$2)), { oneOf: [{ type: "null" }, { type: "array", items: { type: "string" }, minItems: z, maxItems: z }] }), Cn = He$1(0, U), Te = { pool: { rule: "TO-2.3", codec: Qe$1("nine", "four", "set24"), default: "nine", meaning: "colours that rosters may use" }, lightRoster: { rule: "TO-2.3", codec: Bn, default: null, values: 'null or a list of five wizards such as "R1G2B3"', meaning: "Light's wizards; null: drawn at random" }, darkRoster: { rule: "TO-2.3", codec: Bn, default: null, values: 'null or a list of five wizards such as "R1G2B3"', meaning: "Darkness's wizards; null: drawn at random" }, build: { rule: "TO-3.1", codec: Qe$1("given", "stack"), default: "given", meaning: "whether the players stack their wizards themselves" }, table: { rule: "TO-2.5", codec: Qe$1("auto", "standard", "limited"), default: "auto", meaning: "which colours attack which" }, nullDuels: { rule: "TO-7.8", codec: Xe, default: true, meaning: "whether a Duel may be fought that changes nothing" }, bothFall: { rule: "TO-8.3", codec: Qe$1("caster", "count"), default: "caster", meaning: "who wins when one Bolt destroys both Archmages" }, quietLimit: { rule: "TO-8.7", codec: Cn, default: 0, meaning: "the game ends after so many plies in a row without a removal; 0: none; 50 is good for bots" }, plyLimit: { rule: "TO-8.7", codec: Cn, default: 0, meaning: "the game ends after so many plies of play; 0: none" } }, Ot = ir$1("TO-2.1", Ze(go$1("Töframenn options", Te), "Töframenn options", (e) => {
  let t2 = Wn(e);
  return t2 === void 0 ? z$2(e) : _(t2);
}));
q$1(ze$1(Te));
var _n = (e) => typeof e == "number" && G(C(e)) === e, ks = eo$1('a wizard token or "."', (e) => e === d || _n(e), (e) => {
  let t2 = e === "." ? d : G(e.slice(0, 10));
  return t2 === void 0 || e.length > 10 ? _(I$1([], `${h$1(e)} is no wizard token`)) : z$2(t2);
}, (e) => e === d ? "." : C(e)), Ws = eo$1("a whole wizard token", (e) => _n(e) && I(C(e)), (e) => I(e) ? z$2(te(e)) : _(I$1([], `${h$1(e)} is no whole wizard token`)), be), Rn = new Map(X$2.flatMap((e) => h.map((t2, r2) => [`${t2}${e}`, ee(e, r2 + 1)]))), $s = [...Rn.values()], qs = eo$1("a pyramid", (e) => $s.some((t2) => t2 === e), (e) => {
  let t2 = Rn.get(e);
  return t2 === void 0 ? _(I$1([], `${h$1(e)} is no pyramid`)) : z$2(t2);
}, (e) => `${S(M(e)) ?? ""}${x(e)}`), An = (e, t2) => no$1(Ht$1(e, 0, t2), 2), xt = Qe$1(0, 1), Bs = xo$1("a stage", { Build: Xt$1("Build", { _tag: Qe$1("Build"), side: xt }), Place: Xt$1("Place", { _tag: Qe$1("Place"), side: xt }), Mark: Xt$1("Mark", { _tag: Qe$1("Mark"), side: xt }), Play: Xt$1("Play", { _tag: Qe$1("Play"), side: xt }), Over: Xt$1("Over", { _tag: Qe$1("Over"), winner: Qe$1(0, 1, "tie"), reason: Qe$1("archmage", "passed", "quiet", "plies") }) }), { nullDuels: Cs, bothFall: As, quietLimit: _s, plyLimit: Rs } = Te, Ds = Xt$1("settings", { table: Qe$1("standard", "limited"), ...De$1({ nullDuels: Cs, bothFall: As, quietLimit: _s, plyLimit: Rs }) }), Dn = Xt$1("a Töframenn position", { stage: Bs, board: Ht$1(ks, y.size, y.size), hands: An(Ws, z), loose: An(qs, z * X$2.length), quiet: He$1(0, U), plies: He$1(0, U), settings: Ds });
var Is = ["stage", "board", "hands", "loose", "quiet", "plies", "settings"], In = Ot, Fn = ir$1("TO-10.1", ho$1(Dn, Is, St)), jn = mt;
var Fs = (e) => e._tag === "Over" ? `O${e.winner}${e.reason}` : `${e._tag.charAt(0)}${e.side}`, js = ({ table: e, nullDuels: t2, bothFall: r2, quietLimit: o, plyLimit: n2 }) => `${e.charAt(0)}${Number(t2)}${r2.charAt(1)}${o},${n2}`, Ln = ({ stage: e, board: t2, hands: r2, loose: o, quiet: n2, plies: a2, settings: s2 }) => `${String.fromCharCode(...t2)}${r2.join(";")}|${o.join(";")}|${n2},${a2}|${Fs(e)}|${js(s2)}`;
var v = q$1(["Light", "Darkness"]), P = (e) => v[e] ?? Fn$1(e);
var Nn = (e) => X$2.map((t2) => l(e, t2) > 0 ? `${S(l(e, t2)) ?? ""}${t2}` : "  ").join("") + (g(e) ? "*" : " "), Ls = (e, t2) => {
  let r$1 = r(e.board, t2), o = q(t2) === 0;
  return r$1 === d ? o ? "         " : " ::::::: " : o ? `[${Nn(r$1)}]` : `(${Nn(r$1)})`;
}, En = `   ${["a", "b", "c", "d", "e", "f", "g", "h"].map((e) => `    ${e}    `).join("")}`.trimEnd(), Ns = (e, t2) => {
  let r2 = Array.from({ length: y.files }, (o, n2) => Ls(e, n2 + y.files * (t2 - 1)));
  return `${t2}  ${r2.join("")}  ${t2}`;
}, Es = (e) => {
  switch (e._tag) {
    case "Build":
      return `${v[e.side]} builds a wizard.`;
    case "Place":
      return `${v[e.side]} places a wizard.`;
    case "Mark":
      return `${v[e.side]} marks its Archmage.`;
    case "Play":
      return `${v[e.side]} to act.`;
    case "Over":
      return `The game is over (${e.reason}): ${e.winner === "tie" ? "a tie" : `${v[e.winner]} wins`}.`;
  }
}, Gs = ({ quiet: e, plies: t2, settings: r2 }) => [...r2.quietLimit > 0 ? [`Quiet plies: ${e} of ${r2.quietLimit}.`] : [], ...r2.plyLimit > 0 ? [`Plies: ${t2} of ${r2.plyLimit}.`] : []].join(" "), Gn = ({ hands: e, loose: t2 }, r2) => {
  let o = t2[r2].map((n2) => `${S(M(n2)) ?? ""}${x(n2)}`);
  return [...e[r2].length > 0 ? [`${v[r2]}'s hand: ${e[r2].map(C).join(" ")}`] : [], ...o.length > 0 ? [`${v[r2]}'s loose pyramids: ${o.join(" ")}`] : []];
}, Hs = ({ settings: e }) => pe[e.table], Vs = (e) => {
  let t2 = Hs(e), r2 = h.filter((o) => t2[o] !== void 0);
  return [`Attacks: ${r2.map((o) => `${o}>${(t2[o] ?? []).join("")}`).join(" ")}`, r2.map((o) => `${o}=${rt[o]}`).join(" ")];
}, Hn = (e) => {
  let [t2, r2] = Y(e), o = Array.from({ length: y.ranks }, (n2, a2) => Ns(e, y.ranks - a2));
  return [En, ...o, En, "", [Es(e.stage), Gs(e)].join(" ").trimEnd(), `Score: ${v[0]} ${t2}, ${v[1]} ${r2}`, ...Gn(e, 0), ...Gn(e, 1), `[ ] ${v[0]}   ( ) ${v[1]}   * Archmage   1 small, 2 medium, 3 large`, ...Vs(e)].join(`
`);
};
var vt = q$1({ "TO-1.1": "Board", "TO-1.2": "Square colours", "TO-1.3": "One wizard a square", "TO-1.4": "Wizards", "TO-1.5": "Destroyed wizards", "TO-1.6": "Standard colour table", "TO-1.7": "Limited colour table", "TO-1.8": "Adjacent squares", "TO-2.1": "Options", "TO-2.2": "Rosters", "TO-2.3": "Given rosters", "TO-2.4": "Drawn rosters", "TO-2.5": "Colour table in force", "TO-2.6": "Start", "TO-3.1": "Order of building", "TO-3.2": "Building a wizard", "TO-3.3": "Into the hand", "TO-4.1": "Order of placing", "TO-4.2": "Any wizard of the hand", "TO-4.3": "Home ranks", "TO-4.4": "All wizards placed", "TO-4.5": "Marking the Archmage", "TO-4.6": "Play begins", "TO-5.1": "One action a turn", "TO-5.2": "Own wizards act", "TO-5.3": "Move", "TO-5.4": "Diagonally towards the enemy", "TO-5.5": "Only over vacant squares", "TO-5.6": "Not past an opposing wizard", "TO-5.7": "Passing", "TO-6.1": "Bolt", "TO-6.2": "Distance of a Bolt", "TO-6.3": "An opposing wizard as target", "TO-6.4": "Vacant squares between", "TO-6.5": "The spell", "TO-6.6": "Reach of the spell", "TO-6.7": "The target pyramid", "TO-6.8": "The spell attacks its target", "TO-6.9": "The target pyramid is removed", "TO-6.10": "When the spell is spent", "TO-6.11": "Both at the same time", "TO-7.1": "Duel", "TO-7.2": "Duel-Leap", "TO-7.3": "Duel Value", "TO-7.4": "Margin", "TO-7.5": "Permitted removals", "TO-7.6": "Choice of the removal", "TO-7.7": "Removal is compulsory", "TO-7.8": "Null Duels", "TO-8.1": "Archmage destroyed", "TO-8.2": "Archmage destroyed by itself", "TO-8.3": "Both Archmages destroyed", "TO-8.4": "Passed", "TO-8.5": "All wizards stuck", "TO-8.6": "Count", "TO-8.7": "Limits", "TO-8.8": "Over means no moves", "TO-8.9": "Scores", "TO-8.10": "Order of the checks", "TO-9.1": "Move notation", "TO-9.2": "Which rule is cited", "TO-10.1": "Position notation", "TO-10.2": "Board fields", "TO-10.3": "Hand fields", "TO-10.4": "Valid positions", "TO-10.5": "Canonical spelling" });
var Ys = Tt(Ot, vt, "TO-2.1"), Vn = (e, t2, r2) => t2 === null ? qn(e, r2) : er(t2), tr = (e) => [...e].sort((t2, r2) => t2 - r2), Yn = (e) => tr(e.flatMap((t2) => X$2.map((r2) => ee(r2, l(t2, r2))))), Ks = (e, t2) => {
  let r2 = t2.every((o) => o.every(Se));
  switch (e) {
    case "auto":
      return r2 ? "limited" : "standard";
    case "standard":
      return "standard";
    case "limited":
      return r2 ? "limited" : void 0;
  }
}, Kn = (e, t2) => {
  let r2 = Ys(e, t2);
  if (l$2(r2)) return r2;
  let { pool: o, lightRoster: n2, darkRoster: a2, build: s2, nullDuels: i2, bothFall: u, quietLimit: p2, plyLimit: D } = r2.right, _$1 = Io$1(t2), k = tr(Vn(o, n2, _$1)), F = tr(Vn(o, a2, _$1)), Me = Ks(e.table, [k, F]);
  if (Me === void 0) return _(io$1("TO-2.5", "a roster has a colour that the limited table does not know"));
  let zt = s2 === "given", na = ct({ stage: zt ? ne[0] : Oe[0], board: B.map(() => d), hands: zt ? [k, F] : [[], []], loose: zt ? [[], []] : [Yn(k), Yn(F)], quiet: 0, plies: 0, settings: { table: Me, nullDuels: i2, bothFall: u, quietLimit: p2, plyLimit: D } });
  return z$2(na);
};
var Qe = q$1({ id: "toframenn", title: "Töframenn", seats: { min: 2, max: 2 }, rules: vt, turnRule: "TO-5.1", overRule: "TO-8.8", optionInfo: Ke$1(Te), options: In, seatOptions: ["lightRoster", "darkRoster"], ...n(Fn, Tn), move: jn, moveText: ln, setup: Kn, contradicted: (e, { settings: { table: t2, ...r2 } }) => Ye$1(e, e.table === "auto" ? r2 : { ...r2, table: t2 }), teams: () => ot$1(2), key: Ln, seatCount: () => 2, seatName: P, toMove: ue, legalMoves: Ee, check: rn, applyLegal: Ut, score: Y, outcome: Le, board: Hn });
var H = Qr(B), Ue = Qr(rt), rr = Qr(h), or = Qr(pe);
var nr = (e) => X$2.flatMap((t2) => {
  let r2 = S(l(e, t2));
  return r2 === void 0 ? [] : [{ colour: r2, size: t2 }];
}), ar = (e) => `${S(M(e)) ?? ""}${x(e)}`, Zn = (e) => `${nr(e).map(yt$2).join(" on ")}${g(e) ? " (Archmage)" : ""}`, Qn = ({ board: e }, t2) => {
  let o = e.flatMap((n2, a2) => n2 !== d && q(a2) === t2 ? [a2] : []).map((n2) => `${y.names[n2] ?? ""} ${Zn(e[n2] ?? d)}`);
  return `${P(t2)} on the board: ${o.join(", ") || "nothing"}.`;
}, Qs = (e) => {
  let t2 = S(M(e));
  return `${lt$2(X$2[x(e) - 1] ?? 1)} ${t2 === void 0 ? "" : Ue[t2]}`;
}, Un = ({ hands: e, loose: t2 }, r2) => [e[r2].length === 0 ? "" : ` ${P(r2)}'s hand: ${e[r2].map(Zn).join(", ")}.`, t2[r2].length === 0 ? "" : ` ${P(r2)}'s loose pyramids: ${t2[r2].map(Qs).join(", ")}.`].join(""), Jn = (e) => {
  switch (e._tag) {
    case "Build":
      return `${P(e.side)} builds a wizard`;
    case "Place":
      return `${P(e.side)} places a wizard`;
    case "Mark":
      return `${P(e.side)} marks its Archmage`;
    case "Play":
      return `${P(e.side)} to act`;
    case "Over":
      return `The game is over (${e.reason}): ${e.winner === "tie" ? "a tie" : `${P(e.winner)} wins`}`;
  }
}, dm = (e, t2) => {
  let r2 = Le(e);
  return ye$1(r2) ? i$1(r2.value, t2) : e.stage._tag !== "Over" && e.stage.side === t2 ? "to move" : "";
}, Us = ({ stage: e, quiet: t2, plies: r2, settings: o }) => ({ text: Jn(e), note: [...o.quietLimit === 0 ? [] : [`${t2} of ${o.quietLimit} quiet plies`], ...o.plyLimit === 0 ? [] : [`${r2} of ${o.plyLimit} plies`]].join(", ") }), Zs = ({ settings: e }) => {
  let t2 = or[e.table], r2 = rr.flatMap((o) => {
    let n2 = t2[o];
    return n2 === void 0 ? [] : [`${Ue[o]} attacks ${s(n2.map((a2) => Ue[a2]))}`];
  });
  return `The ${e.table} colour table: ${r2.join(", ")}.`;
}, um = (e) => {
  let [t2, r2] = Y(e), { text: o, note: n2 } = Us(e);
  return { title: `Töframenn: ${Jn(e.stage)}`, description: [`${o}.${n2 === "" ? "" : ` ${n2}.`}`, `Score: ${v[0]} ${t$1(t2, "pip")}, ${v[1]} ${t$1(r2, "pip")}.`, `${Qn(e, 0)} ${Qn(e, 1)}${Un(e, 0)}${Un(e, 1)}`, Zs(e)].join(" ") };
};
var Xn = (e) => [...nr(e).map(({ colour: t2, size: r2 }) => `${t2}${r2}`), ...g(e) ? ["archmage"] : []], ea = (e) => [...new Set(e.map(([r2]) => r2))].map((r2) => [r2, e.flatMap(([o, n2]) => o === r2 ? n2 : [])]), wt = (e) => ({ pieces: Se$1([...H.map((t2) => [`square:${t2}`, Xn(e.board[c(t2)] ?? d)]), ...ea(e.hands.flat().map((t2) => [`hand:${C(t2)}`, Xn(t2)])), ...ea(e.loose.flat().map((t2) => [`loose:${ar(t2)}`, [ar(t2)]]))]), counts: X$1([["quiet:", e.quiet], ["plies:", e.plies]]), words: {}, points: Te$1("pips", Y(e)), phase: e.stage._tag, toMove: ue(e) }), ta = (e, t2, r2) => Ae$1(wt(e), wt(r2));
var K = lt$1({ "piece.archmage": "the token of the Archmage", "move.BuildWizard": "{who} stacks the wizard {wizard}", "move.PlaceWizard": "{who} places the wizard {wizard} on {square}", "move.MarkArchmage": "{who} marks the wizard on {square} as Archmage", "move.MoveWizard": "{who} moves a wizard from {from} to {to}", "move.CastBolt": "{who} casts a bolt from {from} with {spell} at {target} on {to}", "move.FightDuel": "{who} duels from {from} with the wizard on {to} and removes {removal}", "move.FightDuel.none": "{who} duels from {from} with the wizard on {to} and removes nothing", "move.Pass": "{who} passes", "size.1": "the small pyramid", "size.2": "the medium pyramid", "size.3": "the large pyramid", "verb.pass": "pass", "verb.remove-nothing": "remove nothing", "place.hand": "the wizard {value} in hand", "place.loose": "the loose pyramids", "place.pyramid.1": "the small pyramid on {square}", "place.pyramid.2": "the medium pyramid on {square}", "place.pyramid.3": "the large pyramid on {square}", "place.quiet": "quiet plies", "place.plies": "plies of play", "source.pips": "pips on the board", "phase.Build": "stacking wizards", "phase.Place": "placing wizards", "phase.Mark": "marking the Archmages", "phase.Play": "the game", "phase.Over": "the end of the game", "reason.archmage": "an Archmage is destroyed", "reason.passed": "the wizards have passed each other", "reason.quiet": "the limit of quiet plies is reached", "reason.plies": "the limit of plies is reached" });
var ae = (e) => Je(K, "square", e), sr = (e, t2) => Je(K, "pyramid", `${e}:${t2}`, Pn$1(`place.pyramid.${t2}`, { square: e })), ir = (e) => {
  if (e.kind !== "pyramid") return z$1(e);
  let [t2 = "", r2 = ""] = e.value.split(":");
  return Pn$1(`place.pyramid.${r2}`, { square: t2 });
}, ra = (e) => {
  switch (e._tag) {
    case "BuildWizard":
      return [0, 2, 4].map((t2) => {
        let r2 = e.wizard.slice(t2, t2 + 2);
        return Je(K, "loose", r2, le$1(r2));
      });
    case "PlaceWizard":
      return [Je(K, "hand", e.wizard), ae(e.square)];
    case "MarkArchmage":
      return [ae(e.square)];
    case "MoveWizard":
      return [ae(e.from), ae(e.to)];
    case "CastBolt":
      return [ae(e.from), ae(e.to), sr(e.from, e.spell), sr(e.to, e.target)];
    case "FightDuel":
      return [ae(e.from), ae(e.to), e.removal === 0 ? Je(K, "verb", "remove-nothing", Pn$1("verb.remove-nothing")) : sr(e.to, e.removal)];
    case "Pass":
      return [Je(K, "verb", "pass", Pn$1("verb.pass"))];
  }
}, Js = (e, t2) => H.filter((r2) => {
  let o = Nt(e, r2);
  return o._tag === "Wizard" && o.side === t2;
}), Xs = (e) => H.filter((t2) => t2 !== e).flatMap((t2) => [{ _tag: "MoveWizard", from: e, to: t2 }, ...X$2.map((r2) => ({ _tag: "FightDuel", from: e, to: t2, removal: r2 })), ...[2, 3].flatMap((r2) => X$2.map((o) => ({ _tag: "CastBolt", from: e, to: t2, spell: r2, target: o })))]), oa = (e) => {
  let t2 = Ee(e);
  switch (e.stage._tag) {
    case "Build":
    case "Over":
      return t2;
    case "Place":
      return [...t2, ...e.hands[e.stage.side].map(C).filter(I).flatMap((r2) => H.map((o) => ({ _tag: "PlaceWizard", wizard: r2, square: o })))];
    case "Mark":
      return [...t2, ...H.map((r2) => ({ _tag: "MarkArchmage", square: r2 }))];
    case "Play":
      return [...t2, ...Js(e, e.stage.side).flatMap(Xs), ...H.flatMap((r2) => H.map((o) => ({ _tag: "MoveWizard", from: r2, to: o }))), { _tag: "Pass" }];
  }
};
var ei = (e, t2) => {
  let r2 = `move.${t2._tag}`, o = P(ue(e)[0] ?? 0);
  switch (t2._tag) {
    case "BuildWizard":
      return Pn$1(r2, { who: o, wizard: t2.wizard });
    case "PlaceWizard":
      return Pn$1(r2, { who: o, wizard: t2.wizard, square: t2.square });
    case "MarkArchmage":
      return Pn$1(r2, { who: o, square: t2.square });
    case "MoveWizard":
      return Pn$1(r2, { who: o, from: t2.from, to: t2.to });
    case "CastBolt":
      return Pn$1(r2, { who: o, from: t2.from, to: t2.to, spell: Pn$1(`size.${t2.spell}`), target: Pn$1(`size.${t2.target}`) });
    case "FightDuel":
      return t2.removal === 0 ? Pn$1(`${r2}.none`, { who: o, from: t2.from, to: t2.to }) : Pn$1(r2, { who: o, from: t2.from, to: t2.to, removal: Pn$1(`size.${t2.removal}`) });
    case "Pass":
      return Pn$1(r2, { who: o });
  }
}, qm = { game: Qe, parts: ra, tried: oa, model: wt, changes: ta, describe: ei, describeChange: Le$1({ game: Qe, teamName: (e, t2) => P(t2), place: ir }), describePlace: ir, describeView: (e) => Be$1(Qe, e, e.stage._tag), english: K };
const toframenn74NVM4FS = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  toframennFace: qm
}, Symbol.toStringTag, { value: "Module" }));
export {
  C,
  H,
  P,
  Us as U,
  Y,
  ar as a,
  d as b,
  c,
  dm as d,
  q as e,
  g,
  nr as n,
  or as o,
  qm as q,
  toframenn74NVM4FS as t,
  um as u,
  y
};
