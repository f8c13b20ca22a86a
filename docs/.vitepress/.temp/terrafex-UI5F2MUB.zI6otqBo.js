import { x as x$1, n, r, s } from "./chunk-HIO7G4AL.mI1bMOQ9.js";
import { x as x$2, f as f$1, g as g$1, i as i$1, c as c$1 } from "./chunk-U2JCAFR5.DIOfqjV4.js";
import { a, t } from "./chunk-HLQMKHUM.Bt-6DFux.js";
import { P as Pn$1, f as E$1, X as X$1, q as q$1, l as lt$2, F as Fn$1, aj as Qr$1, H as On$1, J as Jn$1, B as Vn$1, M as B$1, Q as Qe, R as Ze$1, c as z$2, _ as _$1, I as I$1, a6 as Ht, a9 as Xt, a0 as ir, ac as xo$1, $ as He, a1 as go$1, a2 as A$1, a3 as f$2, a5 as g$2, h as h$1, a4 as x$3, a8 as eo$1, ab as ho$1, ap as An$1, d as l, ag as Qn$1, af as Vr$1, i as io$1, aq as hn$1, g as tr, U as h$2, y as ye$1, o as ft$1 } from "./index.BRGS1VVM.js";
import { n as n$1 } from "./chunk-JN7S3LON.DmJl-W3v.js";
import { o, i as i$2, t as t$1, s as s$1 } from "./chunk-RDCLY5KT.DUePkrYo.js";
import { B as Be$1, L as Le$1, l as lt$1, z as z$1, E as Ee$1, a as le$1, A as Ae$1, w as we$1, X, S as Se$1, J as Je$1, K as Ke, q as qe$1, b as ze$1, D as De$1, Q as Qe$1, o as ot$1, Y as Ye, _ as _t$1, n as nt$1, y as yt, h as ht, O as Oe, d as Tt$1, c as be$1 } from "./chunk-UGIN4BC6.C_-Z0QCY.js";
var c = f$1(8, 7), Nr = [5, 5, 4], Fe = { 1: "......../...G2...B3/B3.G2...../...G1G1.../.....G2.B3/B3...G2.../........", 2: "......../G2......G2/.G1....G1./..B3B3B3B3../.G1....G1./G2......G2/........" }, xe = 9999999, m = [".", "R1", "R2", "R3", "Y1", "Y2", "Y3", "G1", "G2", "G3", "B1", "B2", "B3", "B1+G1", "B1+G2", "B1+G3", "B2+G1", "B2+G2", "B2+G3", "B3+G1", "B3+G2", "B3+G3"], we = 1e3;
var f = 0, ge = (e) => e, A = (e) => 3 + e, Z = (e) => e === 0 ? f : 6 + e, I = (e, t2) => t2 === 0 ? 9 + e : 9 + 3 * e + t2, i = { Empty: 0, Fire: 1, Mountain: 2, Forest: 3, Glacier: 4, Capped: 5, Frosted: 6 }, Cr = m.map((e) => e.startsWith("B") ? Number(e[1]) : 0), Je = m.map((e) => e.includes("G") ? Number(e.at(-1)) : 0), On = m.map((e) => Number(e[1] ?? 0)), Be = m.map((e, t2) => e === "." ? i.Empty : e.startsWith("R") ? i.Fire : e.startsWith("Y") ? i.Mountain : e.startsWith("G") ? i.Forest : (Je[t2] ?? 0) === 0 ? i.Glacier : (Cr[t2] ?? 0) > (Je[t2] ?? 0) ? i.Capped : i.Frosted), x = (e) => Be[e] ?? 0, O = (e) => Cr[e] ?? 0, h = (e) => Je[e] ?? 0, _ = (e) => On[e] ?? 0, kn = Be.map((e) => +(e === i.Glacier || e === i.Capped)), Xe = (e) => (kn[e] ?? 0) === 1, _n = Be.map((e) => +(e === i.Mountain || e === i.Glacier || e === i.Capped)), jr = (e) => (_n[e] ?? 0) === 1, u = { Empty: 0, SmallFire: 1, SmallMountain: 3, MediumMountain: 4, SmallForest: 5, MediumForest: 6, LargeForest: 7, LargeFrosted: 8, Frosted: 9, Glacier: 10, Other: 11 }, Ar = 12, Bn = (e) => {
  switch (x(e)) {
    case i.Empty:
      return u.Empty;
    case i.Fire:
      return e === ge(3) ? u.Other : u.SmallFire - 1 + _(e);
    case i.Mountain:
      return e === A(3) ? u.Other : u.SmallMountain - 1 + _(e);
    case i.Forest:
      return u.SmallForest - 1 + _(e);
    case i.Frosted:
      return h(e) === 3 ? u.LargeFrosted : u.Frosted;
    default:
      return u.Glacier;
  }
}, Rn = Be.map((e, t2) => Bn(t2)), Ir = (e) => Rn[e] ?? 0, Re = (e) => zn[e] ?? 0, zn = Be.map((e, t2) => e === i.Capped ? 0 : Je[t2] ?? 0);
var d = q$1({ Red: 1, Yellow: 2, Green: 4, Blue: 8 }), ie = 15, Yr = "RYGB", xt = (e) => e === 1 ? 1 : e === 2 ? 2 : 3, Pn = ["Empty", "Fire", "Mountain", "Forest", "Glacier", "Capped", "Frosted"], Dn = q$1(m.map((e, t2) => {
  let r2 = Pn[x(t2)] ?? "Empty";
  switch (r2) {
    case "Empty":
      return { _tag: r2 };
    case "Fire":
    case "Mountain":
    case "Forest":
    case "Glacier":
      return { _tag: r2, size: xt(_(t2)) };
    case "Capped":
    case "Frosted":
      return { _tag: r2, blue: xt(O(t2)), green: xt(h(t2)) };
  }
})), Ln = q$1({ _tag: "Empty" }), E = (e, t2) => Dn[G(e, t2)] ?? Ln, G = (e, t2) => e.board[b(t2)] ?? 0, b = (e) => x$2(e, c.files), Nn = Array.from({ length: 4 * c.size }, (e, t2) => {
  var _a2;
  return ((_a2 = c.steps[t2 & 3]) == null ? void 0 : _a2[t2 >> 2]) ?? -1;
}), q = (e, t2) => Nn[e * 4 + t2] ?? 0, Gt = g$1(c, "a1"), D = Gt.all, te = Gt.is, le = Gt.nameOf, Mt = (e) => jn[e] ?? [], Cn = [-1, 0, 1, 2, 3, -1, -1], jn = m.map((e, t2) => {
  let r2 = x(t2);
  return r2 === i.Empty ? [] : r2 === i.Capped || r2 === i.Frosted ? [Jn$1(3, O(t2)), Jn$1(2, h(t2))] : [Jn$1(Cn[r2] ?? 0, _(t2))];
}), z = c.size / 2, Wr = (e, t2) => 2 * e + t2, g = ({ sets: e }, t2, r2) => e[Wr(t2, r2)] ?? 0, Tt = (e, t2) => (g(e, t2, 0) | g(e, t2, 1)) !== 0, wt = (e, t2, r2) => {
  let o2 = r2 < z ? 0 : 1, n2 = Wr(Ir(t2), o2);
  e[n2] = (e[n2] ?? 0) ^ s(r2 - o2 * z);
}, Kr = (e) => {
  let t2 = Array.from({ length: 2 * Ar }, () => 0);
  return e.forEach((r2, o2) => wt(t2, r2, o2)), t2;
}, ue = (e) => Tt(e, u.Glacier), Ze = ({ board: e, pit: t2, selected: r2 }) => {
  let o2 = An.slice(), n2 = (s2, a2) => {
    o2[s2] = (o2[s2] ?? 0) - a2;
  };
  for (let s2 of e) for (let a2 of Mt(s2)) n2(a2, 1);
  for (let s2 of X$1) n2(Jn$1(0, s2), (t2[s2 - 1] ?? 0) + +(r2 === s2));
  return o2;
}, An = E$1.map((e, t2) => Nr[Vn$1(t2) - 1] ?? 0), Vr = (e) => ({ board: e.board.slice(), pool: e.pool.slice(), sets: e.sets.slice(), pit: e.pit }), M = (e, t2, r2) => {
  let o2 = e.board[t2] ?? 0;
  o2 !== Er && In(e, o2), r2 !== Er && En(e, r2), wt(e.sets, o2, t2), wt(e.sets, r2, t2), e.board[t2] = r2;
}, Er = 0, In = (e, t2) => {
  let { pool: r2 } = e;
  if (t2 <= 3) et(e, t2, 1);
  else for (let o2 of Mt(t2)) r2[o2] = (r2[o2] ?? 0) + 1;
}, et = (e, t2, r2) => {
  e.pit = e.pit.with(t2 - 1, (e.pit[t2 - 1] ?? 0) + r2);
}, En = ({ pool: e }, t2) => {
  for (let r2 of Mt(t2)) e[r2] = (e[r2] ?? 0) - 1;
}, w = (e, t2) => (e.trackers & t2) !== 0;
var tt = (e) => e.length > 0 && e.every(({ square: t2 }, r2) => {
  var _a2;
  return r2 === 0 || (((_a2 = e[r2 - 1]) == null ? void 0 : _a2.square) ?? "") <= t2;
}), Qr = On$1(D.map((e) => ({ _tag: "SpreadForest", square: e }))), Hr = On$1(D.map((e) => ({ _tag: "GrowForest", square: e }))), Ur = On$1(D.map((e) => ({ _tag: "StartMountain", square: e }))), Jr = On$1(D.map((e) => ({ _tag: "GrowMountain", square: e }))), vt = [1, 2, 3], Xr = On$1(vt.map((e) => ({ _tag: "SelectFire", size: e }))), Zr = On$1(D.map((e) => ({ _tag: "StartFire", size: 1, square: e }))), eo = On$1(vt.map((e) => D.map((t2) => ({ _tag: "GrowFire", size: e, square: t2 })))), to = On$1(vt.map((e) => D.map((t2) => ({ _tag: "Burn", size: e, square: t2 }))));
var Y = B$1("a square", te, { type: "string", pattern: "^[a-h][1-7]$" }), rt = Qe(1, 2, 3), Yn = Ze$1(Ht(Xt("a landing", { square: Y, size: Qe(1, 2) }), 1, 200), "landings in ascending order", (e) => tt(e) ? z$2(e) : _$1(I$1([], "the squares of a list ascend", "TF-11.1"))), Wn = { SpreadForest: Xt("SpreadForest", { _tag: Qe("SpreadForest"), square: Y }), GrowForest: Xt("GrowForest", { _tag: Qe("GrowForest"), square: Y }), StartMountain: Xt("StartMountain", { _tag: Qe("StartMountain"), square: Y }), GrowMountain: Xt("GrowMountain", { _tag: Qe("GrowMountain"), square: Y }), SelectFire: Xt("SelectFire", { _tag: Qe("SelectFire"), size: rt }), StartFire: Xt("StartFire", { _tag: Qe("StartFire"), size: rt, square: Y }), GrowFire: Xt("GrowFire", { _tag: Qe("GrowFire"), size: rt, square: Y }), Burn: Xt("Burn", { _tag: Qe("Burn"), size: rt, square: Y }), MoveGlacier: Xt("MoveGlacier", { _tag: Qe("MoveGlacier"), from: Y, to: Y }), SplitGlacier: Xt("SplitGlacier", { _tag: Qe("SplitGlacier"), from: Y, to: Y, landings: Yn }) }, ot = ir("TF-11.1", xo$1("a Terrafex move", Wn));
var [Ge, Kn, Vn] = [0, 2, 3], st = (e, t2, r2) => (e.pool[Jn$1(t2, r2)] ?? 0) > 0, Qn = (e, t2) => (e.pit[t2 - 1] ?? 0) > 0, ro = (e) => x(e) === i.Forest || x(e) === i.Frosted, oo = (e, t2) => g(e, u.SmallForest, t2) | g(e, u.MediumForest, t2) | g(e, u.LargeForest, t2) | g(e, u.LargeFrosted, t2) | g(e, u.Frosted, t2), no = (e, t2, r2) => {
  let o2 = x(r2) === i.Frosted, n2 = (o2 ? O(r2) : h(r2)) - t2;
  return n2 <= 0 || st(e, o2 ? Vn : Kn, n2);
}, so = (e, t2, r2) => {
  let o2 = x(r2) === i.Forest ? t2 - h(r2) : 0;
  return o2 <= 0 || st(e, Ge, o2) || Qn(e, o2);
}, ao = (e, t2, r2) => ro(r2) && no(e, t2, r2) && so(e, t2, r2), io = (e, t2) => e > 1 && t2 === ge(e - 1), lo = (e) => e === 1 ? u.Empty : u.SmallFire + e - 2, at = (e, t2) => {
  if (Tt(e, lo(t2))) return true;
  for (let r$1 = 0; r$1 < 2; r$1++) for (let o2 = oo(e, r$1); o2 !== 0; o2 = x$1(o2)) if (ao(e, t2, e.board[r$1 * z + r(o2)] ?? 0)) return true;
  return false;
}, uo = [{ rule: "TF-6.1", text: "the pool holds no fire of this size", holds: ({ state: e, move: t2 }) => st(e, Ge, t2.size) }, { rule: "TF-6.2", text: "the other seat could not play a fire of this size", holds: ({ state: e, move: t2 }) => at(e, t2.size) }], co = [{ rule: "TF-6.4", text: "the fire is not small, or the square is occupied", holds: ({ state: e, move: t2 }) => t2.size === 1 && G(e, t2.square) === f }], po = [{ rule: "TF-6.5", text: "there is no fire of the size below this one on the square", holds: ({ state: e, move: t2 }) => io(t2.size, G(e, t2.square)) }], mo = [{ rule: "TF-6.8", text: "there is nothing on the square that burns", holds: ({ state: e, move: t2 }) => ro(G(e, t2.square)) }, { rule: "TF-3.7", text: "the pool does not hold the smaller piece that would be left", holds: ({ state: e, move: t2 }) => no(e, t2.size, G(e, t2.square)) }, { rule: "TF-6.9", text: "neither the pool nor the pit holds the smaller fire that would be left", holds: ({ state: e, move: t2 }) => so(e, t2.size, G(e, t2.square)) }], nt = (e, t2) => st(e, Ge, t2) && at(e, t2), fo = (e, t2) => {
  for (let r2 of Xr) nt(e, r2.size) && t2.push(r2);
}, go = (e) => nt(e, 1) || nt(e, 2) || nt(e, 3), yo = (e, t2) => {
  let r$1 = e.selected;
  for (let o2 = 0; o2 < 2; o2++) {
    let n2 = g(e, lo(r$1), o2) | oo(e, o2);
    for (let s2 = n2; s2 !== 0; s2 = x$1(s2)) {
      let a2 = Hn(e, r$1, o2 * z + r(s2));
      a2 !== void 0 && t2.push(a2);
    }
  }
}, Hn = (e, t2, r2) => {
  var _a2, _b;
  let o2 = e.board[r2] ?? 0;
  return o2 === f ? t2 === 1 ? Zr[r2] : void 0 : io(t2, o2) ? (_a2 = eo[t2 - 1]) == null ? void 0 : _a2[r2] : ao(e, t2, o2) ? (_b = to[t2 - 1]) == null ? void 0 : _b[r2] : void 0;
}, ho = (e, t2) => {
  let r2 = Jn$1(Ge, t2);
  return e.with(r2, (e[r2] ?? 0) - 1);
}, bo = (e, t2) => {
  let r2 = Jn$1(Ge, t2.size);
  e.pool[r2] = (e.pool[r2] ?? 0) + 1, M(e, b(t2.square), ge(t2.size));
}, So = (e, t2) => {
  let r2 = b(t2.square), o2 = e.board[r2] ?? 0, n2 = t2.size - h(o2);
  x(o2) === i.Frosted ? M(e, r2, Un(o2, t2.size)) : n2 <= 0 ? M(e, r2, Z(-n2)) : (Jn(e, n2), M(e, r2, ge(n2))), et(e, t2.size, 1);
}, Un = (e, t2) => {
  let r2 = O(e) - t2;
  return r2 > 0 ? I(r2, h(e)) : Z(h(e));
}, Jn = (e, t2) => {
  let r2 = Jn$1(Ge, t2);
  (e.pool[r2] ?? 0) > 0 || (e.pool[r2] = (e.pool[r2] ?? 0) + 1, et(e, t2, -1));
};
var Zn = 2, ze = (e, t2) => (e.pool[Jn$1(Zn, t2)] ?? 0) > 0, xo = (e, t2, r2) => {
  let o2 = q(t2, r2);
  return o2 !== -1 && Re(e[o2] ?? 0) === 3;
}, es = (e) => x(e) === i.Forest && e !== Z(3), wo = [{ rule: "TF-4.2", text: "the square is occupied, or not beside a large forest", holds: ({ state: e, move: t2 }) => G(e, t2.square) === f && i$1.some((r2) => xo(e.board, b(t2.square), r2)) }, { rule: "TF-3.7", text: "the pool holds no small forest", holds: ({ state: e }) => ze(e, 1) }], Go = [{ rule: "TF-4.3", text: "the forest on the square is frosted", holds: ({ state: e, move: t2 }) => x(G(e, t2.square)) !== i.Frosted }, { rule: "TF-4.1", text: "there is no bare small or medium forest on the square", holds: ({ state: e, move: t2 }) => es(G(e, t2.square)) }, { rule: "TF-3.7", text: "the pool does not hold the next size of forest", holds: ({ state: e, move: t2 }) => ze(e, G(e, t2.square) - Z(1) + 2) }], qt = (e, t2) => (ze(e, 2) ? g(e, u.SmallForest, t2) : 0) | (ze(e, 3) ? g(e, u.MediumForest, t2) : 0), Mo = (e, t2) => ze(e, 1) ? g(e, u.LargeForest, t2) | g(e, u.LargeFrosted, t2) : 0, To = (e, t2) => {
  for (let r$1 = 0; r$1 < 2; r$1++) {
    let o2 = Mo(e, r$1);
    for (let n$12 = o2 | qt(e, r$1); n$12 !== 0; n$12 = x$1(n$12)) {
      let s2 = r(n$12), a2 = r$1 * z + s2;
      if (n(o2, s2)) ts(e.board, a2, t2);
      else {
        let l2 = Hr[a2];
        l2 !== void 0 && t2.push(l2);
      }
    }
  }
}, ts = (e, t2, r2) => {
  for (let o2 = 0; o2 < 4; o2++) {
    let n2 = q(t2, o2);
    if (n2 === -1 || (e[n2] ?? 0) !== f || rs(e, n2, o2)) continue;
    let s2 = Qr[n2];
    s2 !== void 0 && r2.push(s2);
  }
}, Fo = [2, 3, 1, 0], rs = (e, t2, r2) => {
  let o2 = c$1(r2);
  for (let n2 = 0; Fo[n2] !== o2; n2++) if (xo(e, t2, Fo[n2] ?? 0)) return true;
  return false;
}, vo = (e) => {
  if ((qt(e, 0) | qt(e, 1)) !== 0) return true;
  for (let t2 = 0; t2 < 2; t2++) for (let r$1 = Mo(e, t2); r$1 !== 0; r$1 = x$1(r$1)) if (os(e.board, t2 * z + r(r$1))) return true;
  return false;
}, os = (e, t2) => {
  for (let r2 = 0; r2 < 4; r2++) {
    let o2 = q(t2, r2);
    if (o2 !== -1 && (e[o2] ?? 0) === f) return true;
  }
  return false;
}, qo = (e, t2) => {
  M(e, b(t2.square), Z(1));
}, $o = (e, t2) => {
  let r2 = b(t2.square);
  M(e, r2, (e.board[r2] ?? 0) + 1);
};
var Pe = (e, t2, r2 = "TF-3.7") => ({ piece: Jn$1(e, t2), rule: r2 }), [ss, Oo, ko] = [0, 2, 3], ye = (e, ...t2) => ({ target: e, origin: f, needs: t2 }), _o = (e, t2) => {
  let r2 = Math.min(3, e + t2);
  return { size: r2, needs: e === 3 || t2 === 3 ? [] : [Pe(ko, r2)] };
}, Bo = (e, t2) => e === 2 || t2 === 2 ? [] : [Pe(Oo, 2, "TF-8.6")], as = (e, t2, r2, o2) => {
  let n2 = _o(e, r2);
  return t2 === 0 || o2 === 0 ? ye(I(n2.size, t2 + o2), ...n2.needs) : ye(I(3, 2), ...n2.needs, ...Bo(t2, o2));
}, is = (e, t2, r2, o2) => {
  let n2 = _o(e, r2), s2 = n2.size <= o2;
  return t2 === 0 || s2 ? ye(I(n2.size, o2), ...n2.needs) : ye(I(3, 2), ...n2.needs, ...Bo(t2, o2));
}, ls = (e, t2, r2) => {
  let o2 = r2 - 1;
  if (o2 === 0) return ye(I(e, t2));
  let n2 = Pe(Oo, o2), s2 = t2 > 0 && e > o2;
  return ye(I(e, s2 && e === 3 ? 2 : o2), n2);
}, us = (e, t2, r2) => {
  let o2 = Z(t2);
  return e > r2 ? { target: I(e - r2, 0), origin: o2, needs: [Pe(ko, e - r2)] } : e === r2 ? { target: f, origin: o2, needs: [] } : { target: ge(r2 - e), origin: o2, needs: [Pe(ss, r2 - e)] };
}, cs = (e, t2) => {
  let [r2, o2] = [O(e), h(e)];
  switch (x(t2)) {
    case i.Empty:
      return ye(e);
    case i.Fire:
      return us(r2, o2, _(t2));
    case i.Forest:
      return ls(r2, o2, h(t2));
    case i.Glacier:
    case i.Capped:
      return as(r2, o2, O(t2), h(t2));
    case i.Frosted:
      return is(r2, o2, O(t2), h(t2));
    default:
      return;
  }
}, ps = m.length, ds = (e) => x(e) === i.Glacier || x(e) === i.Capped, ms = m.flatMap((e, t2) => m.map((r2, o2) => ds(t2) ? cs(t2, o2) : void 0)), it = (e, t2) => ms[e * ps + t2], $t = ({ needs: e }, t2) => {
  for (let r2 of e) if ((t2[r2.piece] ?? 0) === 0) return r2;
};
var Ot = (e, t2, r2) => e.length === 0 ? [[]] : e.length > r2 - t2 ? [] : [...[...new Set(e)].flatMap((n2) => {
  let s2 = e.toSpliced(e.indexOf(n2), 1);
  return Ot(s2, t2 + 1, r2).map((a2) => [{ index: t2, size: n2 }, ...a2]);
}), ...Ot(e, t2 + 1, r2)], lt = (...e) => ({ sizes: e, small: e.filter((t2) => t2 === 1).length, medium: e.filter((t2) => t2 === 2).length, placings: [0, 1, 2, 3].map((t2) => Ot(e, 0, t2)) }), kt = lt(1), [fs, gs, ys] = [lt(1, 1), lt(1, 2), lt(1, 1, 1)], De = (e, t2) => e === 1 ? kt : e === 2 ? fs : t2 === A(2) ? gs : ys;
var [hs, Ro] = [1, 3], [Do, Lo, No] = [A(1), A(2), A(3)], bs = On$1(D.map((e, t2) => i$1.map((r2) => {
  let o2 = D[q(t2, r2)];
  return o2 === void 0 ? void 0 : { _tag: "MoveGlacier", from: e, to: o2 };
}))), Ss = (e, t2) => {
  for (let r2 = 0; r2 < 4; r2++) if (q(e, r2) === t2) return r2;
  return -1;
}, Le = (e, t2) => {
  let [r2, o2] = [b(t2.from), b(t2.to)];
  return { state: e, from: r2, to: o2, direction: Ss(r2, o2) };
}, Fs = (e, t2, r2) => {
  let o2 = q(t2, r2);
  for (; o2 !== -1 && (e[o2] ?? 0) === f; ) o2 = q(o2, r2);
  return o2;
}, _t = ({ board: e, settings: t2 }, r2, o2) => {
  let n2 = c$1(o2), s2 = t2.support === "line" ? Fs(e, r2, n2) : q(r2, n2);
  return s2 === -1 || jr(e[s2] ?? 0);
}, ut = (e) => e === Lo || e === No, Co = ({ state: e, to: t2, direction: r2 }) => {
  let o2 = q(t2, r2);
  return e.settings.push === 1 || o2 === -1 ? o2 : q(o2, r2);
}, jo = (e) => {
  let t2 = Co(e);
  return t2 !== -1 && (e.state.board[t2] ?? 0) === f;
}, Bt = ({ pool: e }, t2, r2) => (e[Jn$1(hs, _(r2) - 1)] ?? 0) === 0 ? false : t2 === kt || (e[Jn$1(Ro, 1)] ?? 0) >= t2.small && (e[Jn$1(Ro, 2)] ?? 0) >= t2.medium, Rt = ({ state: e, from: t2, to: r2, direction: o2 }) => {
  let s2 = [q(r2, o2 + 1 & 3), q(r2, o2 + 3 & 3)].filter((l2) => l2 !== -1 && (e.board[l2] ?? 0) === f);
  return (h(e.board[t2] ?? 0) === 0 ? [t2, ...s2] : s2).sort((l2, S) => le(l2) < le(S) ? -1 : 1);
}, xs = (e) => e.map(({ size: t2 }) => t2).sort((t2, r2) => t2 - r2).join(), Ao = [{ rule: "TF-7.1", text: "there is no glacier on the square", holds: ({ state: e, from: t2 }) => Xe(e.board[t2] ?? 0) }, { rule: "TF-7.2", text: "the two squares are not adjacent", holds: ({ direction: e }) => e >= 0 }, { rule: "TF-7.3", text: "there is no mountain, glacier or edge of the board behind to move away from", holds: ({ state: e, from: t2, direction: r2 }) => _t(e, t2, r2) }], Io = (e, t2) => ({ ...Le(e, t2), landings: t2.landings }), ce = ({ state: e, to: t2 }) => e.board[t2] ?? 0, zo = (e) => xs(e.landings) === De(O(e.state.board[e.from] ?? 0), ce(e)).sizes.join(), ws = (e) => {
  let t2 = Rt(e), r2 = e.landings.map(({ square: o2 }) => b(o2));
  return r2.every((o2) => t2.includes(o2)) && new Set(r2).size === r2.length;
}, Gs = [{ rule: "TF-7.9", text: "there is no medium or large mountain on the square, so nothing is split", holds: (e) => ut(ce(e)) }, { rule: "TF-7.7", text: "a medium mountain does not split the glacier into these sizes", holds: (e) => ce(e) !== Lo || zo(e) }, { rule: "TF-7.8", text: "a large mountain does not split the glacier into these sizes", holds: (e) => ce(e) !== No || zo(e) }, { rule: "TF-7.9", text: "a landing square is occupied, named twice, or neither the square left nor one beside the mountain", holds: ws }, { rule: "TF-3.7", text: "the pool does not hold the pieces that the split takes", holds: ({ state: e, from: t2, to: r2 }) => Bt(e, De(O(e.board[t2] ?? 0), e.board[r2] ?? 0), e.board[r2] ?? 0) }], Po = (e) => (t2) => {
  var _a2;
  let r2 = it(t2.state.board[t2.from] ?? 0, ce(t2));
  return r2 !== void 0 && ((_a2 = $t(r2, t2.state.pool)) == null ? void 0 : _a2.rule) === e;
}, [Ms, Ts] = [Po("TF-3.7"), Po("TF-8.6")], vs = [{ rule: "TF-7.9", text: "the landing squares of the split are not named", holds: (e) => !ut(ce(e)) }, { rule: "TF-7.6", text: "the mountain cannot be pushed there: the square is occupied or off the board", holds: (e) => ce(e) !== Do || jo(e) }, { rule: "TF-3.7", text: "the pool does not hold the piece that is needed", holds: (e) => !Ms(e) }, { rule: "TF-8.6", text: "there is no medium forest for the two capped ones", holds: (e) => !Ts(e) }], Eo = [...Ao, ...vs], Yo = [...Ao, ...Gs], Wo = (e, t2) => {
  for (let r$1 = 0; r$1 < 2; r$1++) for (let o2 = g(e, u.Glacier, r$1); o2 !== 0; o2 = x$1(o2)) qs(e, r$1 * z + r(o2), t2);
}, qs = (e, t2, r2) => {
  var _a2;
  for (let o2 = 0; o2 < 4; o2++) {
    let n2 = q(t2, o2);
    if (!(n2 === -1 || !_t(e, t2, o2))) {
      if (ut(e.board[n2] ?? 0)) $s({ state: e, from: t2, to: n2, direction: o2 }, r2);
      else if (Ko(e, t2, n2, o2)) {
        let s2 = (_a2 = bs[t2]) == null ? void 0 : _a2[o2];
        s2 !== void 0 && r2.push(s2);
      }
    }
  }
}, Ko = (e, t2, r2, o2) => {
  let n2 = e.board[r2] ?? 0;
  if (n2 === f) return true;
  let s2 = it(e.board[t2] ?? 0, n2);
  return s2 === void 0 ? jo({ state: e, to: r2, direction: o2 }) : $t(s2, e.pool) === void 0;
}, $s = (e, t2) => {
  let { state: r2, from: o2, to: n2 } = e, s2 = r2.board[n2] ?? 0, a2 = De(O(r2.board[o2] ?? 0), s2);
  if (!Bt(r2, a2, s2)) return;
  let [l2, S, T] = [le(o2), le(n2), Rt(e)];
  for (let R of a2.placings[T.length] ?? []) {
    let V = R.map(({ index: oe, size: ee }) => ({ square: le(T[oe] ?? 0), size: ee }));
    t2.push({ _tag: "SplitGlacier", from: l2, to: S, landings: V });
  }
}, Vo = (e) => {
  for (let t2 = 0; t2 < 2; t2++) for (let r$1 = g(e, u.Glacier, t2); r$1 !== 0; r$1 = x$1(r$1)) if (Os(e, t2 * z + r(r$1))) return true;
  return false;
}, Os = (e, t2) => {
  for (let r2 = 0; r2 < 4; r2++) {
    let o2 = q(t2, r2);
    if (o2 !== -1 && _t(e, t2, r2) && ks(e, t2, o2, r2)) return true;
  }
  return false;
}, ks = (e, t2, r2, o2) => {
  let n2 = e.board[r2] ?? 0;
  if (!ut(n2)) return Ko(e, t2, r2, o2);
  let s2 = De(O(e.board[t2] ?? 0), n2);
  return Rt({ state: e, from: t2, to: r2, direction: o2 }).length >= s2.sizes.length && Bt(e, s2, n2);
}, Qo = (e, t2) => t2._tag === "MoveGlacier" && G(e, t2.to) === f, Ho = (e, t2, r2) => {
  let o2 = Le(t2, r2), { from: n2, to: s2 } = o2, a2 = t2.board[n2] ?? 0, l2 = it(a2, ce(o2));
  l2 === void 0 && M(e, Co(o2), Do), M(e, n2, (l2 == null ? void 0 : l2.origin) ?? f), M(e, s2, (l2 == null ? void 0 : l2.target) ?? a2);
}, Uo = (e, t2, r2) => {
  let { from: o2, to: n2 } = Le(t2, r2);
  M(e, o2, Z(h(t2.board[o2] ?? 0))), M(e, n2, (t2.board[n2] ?? 0) - 1);
  for (let { square: s2, size: a2 } of r2.landings) M(e, b(s2), I(a2, 0));
};
var Bs = 1, Ne = (e, t2) => (e.pool[Jn$1(Bs, t2)] ?? 0) > 0, Rs = (e) => e === A(1) || e === A(2), Jo = [{ rule: "TF-5.1", text: "the square is occupied", holds: ({ state: e, move: t2 }) => G(e, t2.square) === f }, { rule: "TF-3.7", text: "the pool holds no small mountain", holds: ({ state: e }) => Ne(e, 1) }], Xo = [{ rule: "TF-5.2", text: "there is no small or medium mountain on the square", holds: ({ state: e, move: t2 }) => Rs(G(e, t2.square)) }, { rule: "TF-3.7", text: "the pool does not hold the next size of mountain", holds: ({ state: e, move: t2 }) => Ne(e, G(e, t2.square) - A(1) + 2) }], zt = (e, t2) => (Ne(e, 1) ? g(e, u.Empty, t2) : 0) | (Ne(e, 2) ? g(e, u.SmallMountain, t2) : 0) | (Ne(e, 3) ? g(e, u.MediumMountain, t2) : 0), Zo = (e, t2) => {
  for (let r$1 = 0; r$1 < 2; r$1++) for (let o2 = zt(e, r$1); o2 !== 0; o2 = x$1(o2)) {
    let n2 = r$1 * z + r(o2), s2 = e.board[n2] === f ? Ur[n2] : Jr[n2];
    s2 !== void 0 && t2.push(s2);
  }
}, en = (e) => (zt(e, 0) | zt(e, 1)) !== 0, tn = (e, t2) => {
  M(e, b(t2.square), A(1));
}, rn = (e, t2) => {
  let r2 = b(t2.square);
  M(e, r2, (e.board[r2] ?? 0) + 1);
};
var on = (e) => e === 0 ? 1 : 0, re = (e) => e.selected === 0 ? e.active : on(e.active), Ce = (e) => e.ending === "none" ? a[re(e)] : t, je = (e) => {
  let t2 = [];
  return e.ending !== "none" ? qe$1(t2) : (e.selected !== 0 ? yo(e, t2) : (w(e, d.Green) && To(e, t2), w(e, d.Yellow) && Zo(e, t2), w(e, d.Red) && fo(e, t2), w(e, d.Blue) && Wo(e, t2)), qe$1(t2));
}, ct = (e) => w(e, d.Yellow) && en(e) || w(e, d.Green) && vo(e) || w(e, d.Blue) && Vo(e) || w(e, d.Red) && go(e), pt = ({ turnLimit: e }) => e === 0 ? xe - 1 : e, Pt = (e) => {
  let { quietLimit: t2 } = e.settings;
  return t2 > 0 && e.quiet >= t2 ? "quiet" : e.turn > pt(e.settings) ? "limit" : ct(e) ? "none" : "stuck";
}, Dt = (e) => {
  switch (e._tag) {
    case "SpreadForest":
    case "GrowForest":
      return d.Green;
    case "StartMountain":
    case "GrowMountain":
      return d.Yellow;
    case "SelectFire":
    case "StartFire":
    case "GrowFire":
    case "Burn":
      return d.Red;
    case "MoveGlacier":
    case "SplitGlacier":
      return d.Blue;
  }
}, Ps = (e, t2, r2) => {
  switch (r2._tag) {
    case "SpreadForest":
      qo(e, r2);
      return;
    case "GrowForest":
      $o(e, r2);
      return;
    case "StartMountain":
      tn(e, r2);
      return;
    case "GrowMountain":
      rn(e, r2);
      return;
    case "StartFire":
    case "GrowFire":
      bo(e, r2);
      return;
    case "Burn":
      So(e, r2);
      return;
    case "MoveGlacier":
      Ho(e, t2, r2);
      return;
    case "SplitGlacier":
      Uo(e, t2, r2);
      return;
  }
}, Lt = (e, t2) => {
  if (t2._tag === "SelectFire") return Ds(e, t2.size);
  let r2 = Vr(e);
  return Ps(r2, e, t2), Ls(e, r2, t2);
}, Ds = (e, t2) => ({ board: e.board, pool: ho(e.pool, t2), sets: e.sets, pit: e.pit, active: e.active, trackers: e.trackers, selected: t2, turn: e.turn, quiet: e.quiet, settings: e.settings, ending: "none" }), Ls = (e, t2, r2) => {
  let { board: o2, pool: n2, sets: s2, pit: a2 } = t2, l2 = !ue(t2), S = { board: o2, pool: n2, sets: s2, pit: a2, active: e.active, trackers: e.trackers & ~Dt(r2), selected: 0, turn: e.turn, quiet: e.quiet, settings: e.settings, ending: l2 ? "glaciers" : "none" };
  return l2 || ct(S) ? S : Ns(S, e.trackers === ie && Qo(e, r2));
}, Ns = (e, t2) => {
  let { board: r2, pool: o2, sets: n2, pit: s2, settings: a2 } = e, l2 = a2.quietLimit > 0 && t2 ? e.quiet + 1 : 0, [S, T] = [e.turn + 1, on(e.active)], R = { board: r2, pool: o2, sets: n2, pit: s2, active: T, trackers: ie, selected: 0, turn: S, quiet: l2, settings: a2, ending: "none" }, V = Pt(R);
  return V === "none" ? R : { ...R, ending: V };
};
var Cs = (e) => e._tag === "StartFire" || e._tag === "GrowFire" || e._tag === "Burn" ? e.size : 0, js = [{ rule: "TF-6.3", text: "a fire of another size is selected, or none", holds: ({ state: e, move: t2 }) => Cs(t2) === e.selected }, { rule: "TF-3.3", text: "the tracker of this colour is down", holds: ({ state: e, move: t2 }) => w(e, Dt(t2)) }], As = (e, t2) => {
  switch (t2._tag) {
    case "SpreadForest":
      return ht(wo, { state: e, move: t2 });
    case "GrowForest":
      return ht(Go, { state: e, move: t2 });
    case "StartMountain":
      return ht(Jo, { state: e, move: t2 });
    case "GrowMountain":
      return ht(Xo, { state: e, move: t2 });
    case "SelectFire":
      return ht(uo, { state: e, move: t2 });
    case "StartFire":
      return ht(co, { state: e, move: t2 });
    case "GrowFire":
      return ht(po, { state: e, move: t2 });
    case "Burn":
      return ht(mo, { state: e, move: t2 });
    case "MoveGlacier":
      return ht(Eo, Le(e, t2));
    case "SplitGlacier":
      return ht(Yo, Io(e, t2));
  }
}, nn = yt({ isOver: ({ ending: e }) => e !== "none", overRule: "TF-9.5", move: ot, moveRule: "TF-11.1", refusal: (e, t2) => ht(js, { state: e, move: t2 }) ?? As(e, t2) });
var Is = (e) => _$1(I$1([], `${h$1(e)} is no move notation`, "TF-11.1")), sn = Oe({ rule: "TF-11.1", longest: we, print: (e) => {
  switch (e._tag) {
    case "SpreadForest":
      return `G@${e.square}`;
    case "GrowForest":
      return `G^${e.square}`;
    case "StartMountain":
      return `Y@${e.square}`;
    case "GrowMountain":
      return `Y^${e.square}`;
    case "SelectFire":
      return `R${e.size}`;
    case "StartFire":
      return `R${e.size}@${e.square}`;
    case "GrowFire":
      return `R${e.size}^${e.square}`;
    case "Burn":
      return `R${e.size}x${e.square}`;
    case "MoveGlacier":
      return `B${e.from}>${e.to}`;
    case "SplitGlacier":
      return `B${e.from}>${e.to}=${e.landings.map(({ square: t2, size: r2 }) => `${t2}:${r2}`).join(",")}`;
  }
}, parse: (e) => {
  let t2 = Es(e);
  return t2 === void 0 ? Is(e) : z$2(t2);
} }), Es = (e) => {
  switch (e.charAt(0)) {
    case "G":
    case "Y":
      return Ys(e);
    case "R":
      return Ws(e);
    case "B":
      return Ks(e);
    default:
      return;
  }
}, Ys = (e) => {
  let t2 = e.slice(2);
  if (te(t2)) switch (e.slice(0, 2)) {
    case "G@":
      return { _tag: "SpreadForest", square: t2 };
    case "G^":
      return { _tag: "GrowForest", square: t2 };
    case "Y@":
      return { _tag: "StartMountain", square: t2 };
    case "Y^":
      return { _tag: "GrowMountain", square: t2 };
    default:
      return;
  }
}, dt = (e) => e === "1" ? 1 : e === "2" ? 2 : e === "3" ? 3 : void 0, Ws = (e) => {
  let t2 = dt(e[1]);
  if (t2 === void 0) return;
  if (e.length === 2) return { _tag: "SelectFire", size: t2 };
  let r2 = e.slice(3);
  if (te(r2)) switch (e.charAt(2)) {
    case "@":
      return { _tag: "StartFire", size: t2, square: r2 };
    case "^":
      return { _tag: "GrowFire", size: t2, square: r2 };
    case "x":
      return { _tag: "Burn", size: t2, square: r2 };
    default:
      return;
  }
}, Ks = (e) => {
  let [t2, r2] = [e.slice(1, 3), e.slice(4, 6)];
  if (!te(t2) || e[3] !== ">" || !te(r2)) return;
  if (e.length === 6) return { _tag: "MoveGlacier", from: t2, to: r2 };
  let o2 = e[6] === "=" ? e.slice(7).split(",").map(Vs) : [], n2 = o2.filter((s2) => s2 !== void 0);
  return n2.length === o2.length && tt(n2) ? { _tag: "SplitGlacier", from: t2, to: r2, landings: n2 } : void 0;
}, Vs = (e) => {
  let t2 = e.slice(0, 2), r2 = dt(e[3]);
  if (!(e.length !== 4 || e[2] !== ":" || !te(t2) || r2 === void 0 || r2 === 3)) return { square: t2, size: r2 };
};
var Qs = (e) => {
  let { files: t2, ranks: r2 } = c, o2 = "";
  for (let n2 = r2 - 1; n2 >= 0; n2--) {
    for (let s2 = 0; s2 < t2; s2++) o2 += m[e[n2 * t2 + s2] ?? 0] ?? ".";
    n2 > 0 && (o2 += "/");
  }
  return o2;
}, an = new Map(m.map((e, t2) => [e, t2])), ln = (e) => an.get(e), Hs = (e) => {
  let t2 = [], r2 = 0;
  for (; r2 < e.length && t2.length <= c.files; ) {
    let o2 = e[r2] === "." ? 1 : e[r2 + 2] === "+" ? 5 : 2, n2 = an.get(e.slice(r2, r2 + o2));
    if (n2 === void 0) return;
    t2.push(n2), r2 += o2;
  }
  return t2.length === c.files ? t2 : void 0;
}, Ae = (e) => {
  if (e.length > we) return _$1(I$1([], "the board text is too long", "TF-11.3"));
  let t2 = e.split("/");
  if (t2.length !== c.ranks) return _$1(I$1([], `a board has ${c.ranks} ranks, not ${t2.length}`, "TF-11.3"));
  let r2 = [];
  for (let [o2, n2] of t2.entries()) {
    let s2 = Hs(n2);
    if (s2 === void 0) return _$1(I$1([`rank ${c.ranks - o2}`], `${h$1(n2)} is not eight squares`, "TF-11.3"));
    r2.push(s2);
  }
  return z$2(r2.reverse().flat());
}, un = Array.from({ length: 16 }, (e, t2) => Array.from(Yr).filter((r2, o2) => (t2 & 1 << o2) !== 0).join("") || "-"), Te = (e) => un[e] ?? "-", Nt = (e) => {
  let t2 = un.indexOf(e);
  return t2 < 0 ? void 0 : t2;
}, Us = ({ colouring: e, push: t2, support: r2, turnLimit: o2, quietLimit: n2 }, s2) => {
  let a2 = `${e === "a1-black" ? "k" : "w"}${t2}${r2 === "adjacent" ? "a" : "l"}${o2}`;
  return n2 === 0 ? a2 : `${a2},${n2}:${s2}`;
}, cn = (e) => [Qs(e.board), e.active === 0 ? "w" : "b", Te(e.trackers), e.selected === 0 ? "-" : e.selected, e.pit.join(""), e.turn, Us(e.settings, e.quiet)].join(" "), Js = /^([kw])([12])([al])(\d{1,4})(?:,(\d{1,4}):(\d{1,4}))?$/, Xs = (e) => {
  let [, t2, r2, o2, n2 = "", s2, a2] = Js.exec(e) ?? [], l2 = be$1(n2, 0, 9999), [S, T] = s2 === void 0 ? [0, 0] : [be$1(s2, 1, 9999), be$1(a2 ?? "", 0, 9999)];
  if (!(l2 === void 0 || S === void 0 || T === void 0)) return { settings: { colouring: t2 === "k" ? "a1-black" : "a1-white", push: r2 === "1" ? 1 : 2, support: o2 === "a" ? "adjacent" : "line", turnLimit: l2, quietLimit: S }, quiet: T };
}, Me = (e, t2) => _$1(I$1([e], `${h$1(t2)} is not well formed`, "TF-11.3")), pn = (e) => {
  let t2 = e.split(" ");
  if (t2.length !== 7) return _$1(I$1([], `a position has seven fields, not ${t2.length}`, "TF-11.3"));
  let [r2 = "", o2 = "", n2 = "", s2 = "", a2 = "", l$1 = "", S = ""] = t2, T = Ae(r2);
  if (l(T)) return _$1({ ...T.left, path: ["board", ...T.left.path] });
  if (o2 !== "w" && o2 !== "b") return Me("active", o2);
  let R = Nt(n2);
  if (R === void 0) return Me("trackers", n2);
  let V = s2 === "-" ? 0 : dt(s2);
  if (V === void 0) return Me("selected", s2);
  if (!/^[0-9]{3}$/.test(a2)) return Me("pit", a2);
  let oe = [...a2].map(Number), ee = be$1(l$1, 1, xe);
  if (ee === void 0) return Me("turn", l$1);
  let Vt = Xs(S);
  return Vt === void 0 ? Me("rules", S) : z$2({ board: T.right, active: o2 === "w" ? 0 : 1, trackers: R, selected: V, pit: oe, turn: ee, ...Vt });
};
var jt = ({ trackers: e, selected: t2 }) => e === ie && t2 === 0, dn = ({ quiet: e, settings: t2 }) => t2.quietLimit > 0 && e === t2.quietLimit, Ct = ({ turn: e, settings: t2 }) => e > pt(t2), mn = [{ rule: "TF-11.4", path: "active", text: "this side does not have this turn: the odd turns are white, the even ones black", holds: ({ active: e, turn: t2 }) => e === (t2 + 1) % 2 }, { rule: "TF-11.4", path: "selected", text: "a fire is selected although the red tracker is down", holds: (e) => e.selected === 0 || w(e, d.Red) }, { rule: "TF-11.4", path: "selected", text: "the selected fire cannot be played", holds: (e) => e.selected === 0 || at(e, e.selected) }, { rule: "TF-11.4", path: "board", text: "no glacier is left, but the blue tracker stands or a fire is selected", holds: (e) => ue(e) || !w(e, d.Blue) && e.selected === 0 }, { rule: "TF-11.4", path: "turn", text: "the turn number is beyond the limit", holds: (e) => e.turn <= pt(e.settings) + 1 && (!Ct(e) || ue(e)) }, { rule: "TF-11.4", path: "quiet", text: "the quiet count is above its limit or not below the turn number", holds: ({ quiet: e, turn: t2, settings: r2 }) => e <= r2.quietLimit && e < t2 }, { rule: "TF-11.4", path: "trackers", text: "a limit is reached in the middle of a turn: a tracker is down or a fire is selected", holds: (e) => !Ct(e) && !dn(e) || jt(e) }, { rule: "TF-11.4", path: "trackers", text: "nothing can be done, so the turn should have ended", holds: (e) => !ue(e) || Ct(e) || dn(e) || e.selected !== 0 || e.trackers === ie || ct(e) }];
var Zs = (e) => ue(e) ? jt(e) ? Pt(e) : "none" : "glaciers", ve = (e) => {
  let { board: t2, pit: r2, active: o2, trackers: n2, selected: s2, turn: a2, quiet: l2, settings: S } = e, T = Ze(e), R = Qn$1(T);
  if (R !== void 0) return _$1(I$1(["board"], `too many ${R} (TF-1.2)`, "TF-11.4"));
  let V = Kr(t2), oe = (ee) => ({ board: t2, pool: T, sets: V, pit: r2, active: o2, trackers: n2, selected: s2, turn: a2, quiet: l2, settings: S, ending: ee });
  return Vr$1((ee) => oe(Zs(ee)))(_t$1(mn)(oe("none")));
};
var fn = Oe({ rule: "TF-11.3", longest: we, print: cn, parse: (e) => h$2(pn(e), ve) });
var ea = (e) => {
  if (Object.hasOwn(Fe, e)) return;
  let t2 = Ae(e);
  if (l(t2)) return { ...t2.left, rule: "TF-2.6" };
  let r2 = t2.right, o2 = (n2) => I$1([], n2, "TF-2.6");
  return Ze({ board: r2, pit: [0, 0, 0], selected: 0 }).some((n2) => n2 < 0) ? o2("the layout uses more pieces than there are") : r2.some(Xe) ? r2.some((n2) => h(n2) > 0) ? void 0 : o2("a layout has at least one green piece") : o2("a layout has at least one glacier");
}, ta = B$1("a text", (e) => typeof e == "string", { type: "string" }), ra = Ze$1(ta, "a layout", (e) => {
  let t2 = ea(e);
  return t2 === void 0 ? z$2(e) : _$1(t2);
}), gn = He(0, 9999), qe = { layout: { rule: "TF-2.1", cited: true, codec: ra, default: "1", values: '"1", "2" or a board text', meaning: "initial pieces" }, colouring: { rule: "TF-2.2", cited: true, codec: Qe("a1-black", "a1-white"), default: "a1-black", meaning: "owner of the small and large place of a1" }, push: { rule: "TF-2.3", cited: true, codec: Qe(1, 2), default: 2, meaning: "squares by which a small mountain is pushed" }, support: { rule: "TF-2.4", cited: true, codec: Qe("adjacent", "line"), default: "line", meaning: "where the thing that a glacier moves away from may stand" }, turnLimit: { rule: "TF-2.5", cited: true, codec: gn, default: 0, meaning: "the game ends after so many turns; 0: none" }, quietLimit: { rule: "TF-2.8", cited: true, codec: gn, default: 12, meaning: "the game ends after so many quiet turns in a row; 0: none" } }, mt = ir("TF-2.0", go$1("Terrafex options", qe)), At = q$1(ze$1(qe));
var oa = A$1(new f$2("the content of a square", (e) => typeof e == "number" && m[e] !== void 0, (e, t2) => {
  let r2 = typeof e == "string" ? ln(e) : void 0;
  return r2 === void 0 ? g$2(e, t2, `${h$1(e)} is not the content of a square`) : x$3(r2);
}, (e) => m[e] ?? "."), { enum: m }), na = eo$1("standing trackers", (e) => He(0, 15).is(e), (e) => {
  let t2 = Nt(e);
  return t2 === void 0 ? _$1(I$1([], `${h$1(e)} are not trackers in the order RYGB`)) : z$2(t2);
}, Te), { layout: Zl, ...sa } = qe, aa = Xt("settings", De$1(sa)), yn = ir("TF-11.3", Xt("a Terrafex position", { board: Ht(oa, c.size, c.size), pit: Ht(He(0, 5), 3, 3), active: Qe(0, 1), trackers: na, selected: Qe(0, 1, 2, 3), turn: He(1, xe), quiet: He(0, 9999), settings: aa }));
var ia = ["board", "pit", "active", "trackers", "selected", "turn", "quiet", "settings"], hn = mt, bn = ir("TF-11.3", ho$1(yn, ia, ve)), Sn = ot;
var Fn = ({ board: e, pit: t2, active: r2, trackers: o2, selected: n2, turn: s2, quiet: a2, settings: l2 }) => {
  let { colouring: S, push: T, support: R, turnLimit: V, quietLimit: oe } = l2, ee = +(S === "a1-white") + 2 * +(R === "line") + 4 * T;
  return String.fromCharCode(...e, ...t2, r2 + 2 * n2, o2, s2, a2, ee, V, oe);
};
var xn = (e) => {
  switch (x(e)) {
    case i.Fire:
      return -_(e);
    case i.Mountain:
      return _(e);
    default:
      return Re(e);
  }
}, la = (e) => Re(e) || _(e), wn = ({ colouring: e }, t2, r2) => (t2 % c.files + Math.floor(t2 / c.files)) % 2 === 0 !== (r2 === 2) === (e === "a1-black") ? 1 : 0, he = (e, t2, r2) => wn(e, b(t2), r2), pe = (e) => {
  let [t2, r2] = [0, 0];
  for (let [o2, n2] of e.board.entries()) {
    let s2 = xn(n2);
    s2 !== 0 && (wn(e.settings, o2, la(n2)) === 0 ? t2 += s2 : r2 += s2);
  }
  return [t2, r2];
}, ua = (e) => {
  let [t2, r2] = pe(e);
  return t2 === r2 ? [0, 1] : t2 > r2 ? [0] : [1];
}, $e = (e) => e.ending === "none" ? Qe$1 : tr({ ...nt$1(ot$1(2), ua(e)), reason: e.ending }), It = (e, t2) => xn(e.board[b(t2)] ?? 0);
var W = q$1(["White", "Black"]), L = (e) => W[e] ?? Fn$1(e);
var ca = (e) => {
  switch (e._tag) {
    case "Empty":
      return "  .  ";
    case "Fire":
      return ` R${e.size}  `;
    case "Mountain":
      return ` Y${e.size}  `;
    case "Forest":
      return ` G${e.size}  `;
    case "Glacier":
      return ` B${e.size}  `;
    case "Capped":
      return `B${e.blue}>G${e.green}`;
    case "Frosted":
      return `B${e.blue}*G${e.green}`;
  }
}, pa = (e, t2) => {
  let [r2, o2] = he(e.settings, t2, 1) === 0 ? ["[", "]"] : ["(", ")"];
  return r2 + ca(E(e, t2)) + o2;
}, Gn = Array.from("abcdefgh").map((e) => `   ${e}   `).join(" "), da = (e, t2) => {
  let r2 = Array.from({ length: c.files }, (o2, n2) => pa(e, le(n2 + c.files * (t2 - 1))));
  return `${t2}  ${r2.join(" ")}  ${t2}`;
}, ma = (e) => E$1.map((t2, r2) => ({ name: t2, count: e.pool[r2] ?? 0 })).filter(({ count: t2 }) => t2 > 0).map(({ name: t2, count: r2 }) => `${r2}x${t2}`).join(" ") || "empty", fa = (e) => {
  if (e.ending !== "none") return `The game is over (${e.ending}).`;
  let t2 = L(re(e));
  return e.selected === 0 ? `Turn ${e.turn}: ${t2} to act. Trackers standing: ${Te(e.trackers)}` : `Turn ${e.turn}: ${t2} plays the selected fire R${e.selected}. Trackers standing: ${Te(e.trackers)}`;
}, ga = ({ quiet: e, settings: t2 }) => t2.quietLimit === 0 ? "" : `   Quiet turns: ${e} of ${t2.quietLimit}`, Mn = (e) => {
  let [t2, r2] = pe(e), o2 = Array.from({ length: c.ranks }, (n2, s2) => da(e, c.ranks - s2));
  return [`    ${Gn}`.trimEnd(), ...o2, `    ${Gn}`.trimEnd(), "", fa(e) + ga(e), `Score: ${W[0]} ${t2}, ${W[1]} ${r2}`, `Pool: ${ma(e)}`, `Fire pit: ${e.pit.map((n2, s2) => `${n2}xR${s2 + 1}`).join(" ")}`, `[ ] small and large ${W[0]}, medium ${W[1]}   ( ) small and large ${W[1]}, medium ${W[0]}`, "B3>G1 glacier capping a forest (out of play)   B1*G2 frosted forest (in play)"].join(`
`);
};
var ft = q$1({ "TF-1.1": "Board", "TF-1.2": "Pieces", "TF-1.3": "Kinds of pieces", "TF-1.4": "Squares and stacks", "TF-1.5": "Pool", "TF-1.6": "Fire pit", "TF-1.7": "Nothing is hidden", "TF-2.0": "Options", "TF-2.1": "Layout", "TF-2.2": "Colouring", "TF-2.3": "Push", "TF-2.4": "Support", "TF-2.5": "Turn limit", "TF-2.6": "Custom layout", "TF-2.7": "Start", "TF-2.8": "Quiet limit", "TF-3.1": "Seats", "TF-3.2": "Turn", "TF-3.3": "Trackers", "TF-3.4": "No passing", "TF-3.5": "Automatic end of turn", "TF-3.6": "Whole or not at all", "TF-3.7": "Supply", "TF-4.1": "A forest grows", "TF-4.2": "A forest spreads", "TF-4.3": "Frosted forests do not grow", "TF-5.1": "A mountain starts", "TF-5.2": "A mountain grows", "TF-6.1": "Selecting a fire", "TF-6.2": "Only playable fires are selected", "TF-6.3": "The other seat plays the fire", "TF-6.4": "A fire starts", "TF-6.5": "A fire grows", "TF-6.6": "Burning a forest", "TF-6.7": "Burning frost", "TF-6.8": "What does not burn", "TF-6.9": "The pit as reserve", "TF-7.1": "What moves", "TF-7.2": "Step", "TF-7.3": "Moving away", "TF-7.4": "Onto an empty square", "TF-7.5": "Merging", "TF-7.6": "Pushing a small mountain", "TF-7.7": "Splitting on a medium mountain", "TF-7.8": "Splitting on a large mountain", "TF-7.9": "Landing squares", "TF-7.10": "Melting", "TF-7.11": "Onto a forest", "TF-7.12": "Onto a frosted forest", "TF-8.1": "Capped and frosted", "TF-8.2": "A capped forest travels", "TF-8.3": "Released by splitting", "TF-8.4": "Released by melting", "TF-8.5": "Merging with one forest", "TF-8.6": "Two forests", "TF-9.1": "Glaciers gone", "TF-9.2": "Stuck", "TF-9.3": "Turn limit reached", "TF-9.4": "Endless games", "TF-9.5": "Over means no moves", "TF-9.6": "Quiet turns", "TF-9.7": "Order of the checks", "TF-10.1": "Score", "TF-10.2": "Places", "TF-10.3": "Winner", "TF-11.1": "Move notation", "TF-11.2": "Which rule is cited", "TF-11.3": "Position notation", "TF-11.4": "Valid positions" });
var ya = Tt$1(mt, ft, "TF-2.0"), ha = (e) => e === "1" || e === "2" ? Fe[e] : e, Et = (e, t2) => {
  let r2 = ya(e, t2);
  if (l(r2)) return r2;
  let { layout: o2, ...n2 } = r2.right, s2 = Ae(ha(o2));
  if (l(s2)) return _$1(io$1("TF-2.6", s2.left.reason));
  let a2 = { board: s2.right, pit: [0, 0, 0], active: 0, trackers: ie, selected: 0, turn: 1, quiet: 0, settings: n2 };
  return hn$1(({ reason: l2 }) => io$1("TF-2.6", l2))(ve(a2));
}, ba = () => ({ board: [], pool: [], sets: [], pit: [], active: 0, trackers: 0, selected: 0, turn: 1, quiet: 0, settings: At, ending: "glaciers" });
q$1(An$1(ba)(Et(At, 0)));
var Ie = q$1({ id: "terrafex", title: "Terrafex", seats: { min: 2, max: 2 }, rules: ft, turnRule: "TF-3.1", overRule: "TF-9.5", optionInfo: Ke(qe), options: hn, ...n$1(bn, fn), move: Sn, moveText: sn, setup: Et, contradicted: (e, { settings: t2 }) => Ye(e, t2), teams: () => ot$1(2), key: Fn, seatCount: () => 2, seatName: L, toMove: Ce, legalMoves: je, check: nn, applyLegal: Lt, score: pe, outcome: $e, board: Mn });
var B = Qr$1(D);
Qr$1(m);
Qr$1(Fe);
var Wt = [["R", d.Red], ["Y", d.Yellow], ["G", d.Green], ["B", d.Blue]], xa = ["fire", "mountain", "forest", "glacier"], wa = (e) => {
  switch (e._tag) {
    case "Empty":
      return "empty";
    case "Fire":
    case "Mountain":
    case "Forest":
    case "Glacier":
      return `${lt$2(e.size)} ${e._tag.toLowerCase()}`;
    case "Capped":
      return `${lt$2(e.blue)} glacier capping a ${lt$2(e.green)} forest`;
    case "Frosted":
      return `${lt$2(e.green)} forest with ${lt$2(e.blue)} frost`;
  }
}, Ga = (e) => `On the board: ${B.filter((o2) => E(e, o2)._tag !== "Empty").map((o2) => `${o2} ${wa(E(e, o2))}`).join(", ") || "nothing"}. All other squares are empty.`, Ma = (e, t2) => {
  let r2 = X$1[t2 % 3] ?? 1;
  return t$1(e, `${lt$2(r2)} ${xa[Math.floor(t2 / 3)] ?? ""}`);
}, Ta = ({ pool: e, pit: t2 }) => {
  let r2 = E$1.map((s2, a2) => [e[a2] ?? 0, a2]).filter(([s2]) => s2 > 0), o2 = X$1.map((s2) => [t2[s2 - 1] ?? 0, Jn$1(0, s2)]).filter(([s2]) => s2 > 0), n2 = (s2) => s$1(s2.map(([a2, l2]) => Ma(a2, l2)));
  return `Fire pit: ${n2(o2)}. Pool: ${n2(r2)}.`;
}, Yt = (e) => {
  let t2 = $e(e);
  if (ye$1(t2)) {
    let { winners: o2, reason: n2 } = t2.value, [s2] = o2, a2 = o2.length === 1 ? `${L(s2 ?? 0)} wins` : "a draw";
    return `The game is over (${n2}): ${a2}`;
  }
  let r2 = L(re(e));
  return e.selected === 0 ? `${r2} to act` : `${r2} plays the ${lt$2(e.selected)} fire`;
}, vc = (e, t2) => {
  let r2 = $e(e);
  return ye$1(r2) ? i$2(r2.value, t2) : re(e) === t2 ? "to move" : "";
}, va = (e) => {
  let { quiet: t2, turn: r2, settings: o2 } = e, n2 = [...o2.turnLimit === 0 ? [] : [`turn ${r2} of ${o2.turnLimit}`], ...o2.quietLimit === 0 ? [] : [`${t2} of ${o2.quietLimit} quiet turns`]];
  return { text: e.ending === "none" ? `Turn ${r2}: ${Yt(e)}` : Yt(e), note: n2.join(", ") };
}, qa = (e) => {
  let t2 = (r2) => s$1(Wt.filter(([, o2]) => w(e, o2) === r2).map(([o2]) => ft$1(o2)));
  return `Trackers standing: ${t2(true)}; toppled: ${t2(false)}.`;
}, $a = ({ selected: e, active: t2 }) => e === 0 ? "" : ` ${L(t2)} has selected a ${lt$2(e)} fire.`, Oa = ({ settings: e }) => {
  let t2 = (r2) => L(he(e, "a1", r2));
  return `The small and large places of a1 and of every second square are ${t2(1)}'s, those of the others ${t2(2)}'s; medium places the other way round.`;
}, ka = ({ settings: e }) => `A small mountain is pushed by ${t$1(e.push, "square")}; what a glacier moves away from stands ${e.support === "line" ? "in a line behind it" : "on the square behind it"}.`, qc = (e) => {
  let [t2, r2] = pe(e), { text: o$1, note: n2 } = va(e);
  return { title: `Terrafex, turn ${e.turn}: ${Yt(e)}`, description: [`${e.ending === "none" ? "" : `Turn ${e.turn}. `}${o$1}.${n2 === "" ? "" : ` ${o(n2)}.`}${$a(e)}`, `Score: ${W[0]} ${t2}, ${W[1]} ${r2}.`, Ga(e), qa(e), Ta(e), Oa(e), ka(e)].join(" ") };
};
var _a = (e) => {
  switch (e._tag) {
    case "Empty":
      return [];
    case "Fire":
      return [`R${e.size}`];
    case "Mountain":
      return [`Y${e.size}`];
    case "Forest":
      return [`G${e.size}`];
    case "Glacier":
      return [`B${e.size}`];
    case "Capped":
    case "Frosted":
      return [`B${e.blue}`, `G${e.green}`];
  }
}, Ba = (e) => {
  switch (e._tag) {
    case "Fire":
      return ["fire", e.size];
    case "Mountain":
      return ["mountain", e.size];
    case "Forest":
      return ["forest", e.size];
    case "Frosted":
      return ["forest", e.green];
    case "Empty":
    case "Glacier":
    case "Capped":
      return;
  }
}, Ra = (e, t2) => {
  let r2 = { fire: 0, forest: 0, mountain: 0 }, o2 = B.reduce((n2, s2) => {
    let a2 = Ba(E(e, s2));
    return a2 === void 0 || he(e.settings, s2, a2[1]) !== t2 ? n2 : { ...n2, [a2[0]]: (n2[a2[0]] ?? 0) + It(e, s2) };
  }, r2);
  return X(Object.entries(o2));
}, Ee = (e) => ({ pieces: Se$1(B.map((t2) => [`square:${t2}`, _a(E(e, t2))])), counts: X([...E$1.map((t2, r2) => [`pool:${t2}`, e.pool[r2] ?? 0]), ...X$1.map((t2) => [`pit:R${t2}`, e.pit[t2 - 1] ?? 0]), ["turn:", e.turn], ["quiet:", e.quiet]]), words: we$1([...Wt.map(([t2, r2]) => [`tracker:${t2}`, w(e, r2) ? "standing" : "down"]), ["selected:", e.selected === 0 ? "" : `R${e.selected}`]]), points: [0, 1].map((t2) => Ra(e, t2)), phase: e.ending !== "none" ? "over" : e.selected === 0 ? "turn" : "fire", toMove: Ce(e) }), Tn = (e, t2) => t2._tag === "Removed" ? 0 : t2._tag !== "Moved" ? t2._tag === "Placed" || t2._tag === "Replaced" ? 3 : 4 : (e._tag === "MoveGlacier" || e._tag === "SplitGlacier") && t2.from.value === e.from ? 2 : 1, vn = (e, t2, r2) => {
  let o2 = Ae$1(Ee(e), Ee(r2));
  return t2 === null ? o2 : [...o2].sort((n2, s2) => Tn(t2, n2) - Tn(t2, s2));
};
var za = { R: "fire", Y: "mountain", G: "forest", B: "glacier" }, Pa = Object.fromEntries(Object.entries(za).flatMap(([e, t2]) => X$1.flatMap((r2) => [[`piece.${e}${r2}`, `a ${lt$2(r2)} ${t2}`], [`pieces.${e}${r2}`, `${lt$2(r2)} ${t2}s`]]))), be = lt$1({ ...Pa, "move.SpreadForest": "{who} spreads a forest to {square}", "move.GrowForest": "{who} grows the forest on {square}", "move.StartMountain": "{who} starts a mountain on {square}", "move.GrowMountain": "{who} grows the mountain on {square}", "move.SelectFire": "{who} selects {piece}", "move.StartFire": "{who} starts {piece} on {square}", "move.GrowFire": "{who} grows the fire on {square} to {piece}", "move.Burn": "{who} burns {square} with {piece}", "move.MoveGlacier": "{who} moves the glacier on {from} to {to}", "move.SplitGlacier": "{who} splits the glacier on {from} at {to}, landing {landings}", landing: "{piece} on {square}", "verb.spread-forest": "spread a forest", "verb.grow-forest": "grow the forest", "verb.start-mountain": "start a mountain", "verb.grow-mountain": "grow the mountain", "verb.start-fire": "start the fire", "verb.grow-fire": "grow the fire", "verb.burn": "burn", "place.pool": "{pieces} in the pool", "place.pit": "{pieces} in the fire pit", "place.tracker": "the {colour} tracker", "place.selected": "the selected fire", "place.landing-size": "a glacier of size {value}", "place.turn": "turn", "place.quiet": "quiet turns", "word.tracker.standing": "standing", "word.tracker.down": "down", "word.selected.R1": "a small fire", "word.selected.R2": "a medium fire", "word.selected.R3": "a large fire", "source.fire": "fires", "source.forest": "forests", "source.mountain": "mountains", "phase.turn": "the turn", "phase.fire": "the play of the selected fire", "phase.over": "the end of the game", "reason.glaciers": "no glacier is left", "reason.quiet": "the limit of quiet turns is reached", "reason.limit": "the limit of turns is reached", "reason.stuck": "nothing can be done" });
var K = (e) => Je$1(be, "square", e), Se = (e) => Je$1(be, "verb", e, Pn$1(`verb.${e}`)), qn = (e) => {
  switch (e._tag) {
    case "SpreadForest":
      return [K(e.square), Se("spread-forest")];
    case "GrowForest":
      return [K(e.square), Se("grow-forest")];
    case "StartMountain":
      return [K(e.square), Se("start-mountain")];
    case "GrowMountain":
      return [K(e.square), Se("grow-mountain")];
    case "SelectFire":
      return [Je$1(be, "pool", `R${e.size}`, le$1(`R${e.size}`))];
    case "StartFire":
      return [K(e.square), Se("start-fire")];
    case "GrowFire":
      return [K(e.square), Se("grow-fire")];
    case "Burn":
      return [K(e.square), Se("burn")];
    case "MoveGlacier":
      return [K(e.from), K(e.to)];
    case "SplitGlacier":
      return [K(e.from), K(e.to), ...e.landings.flatMap(({ square: t2, size: r2 }) => [K(t2), Je$1(be, "landing-size", r2, le$1(`B${r2}`))])];
  }
}, Kt = (e) => {
  let t2 = `place.${e.kind}`;
  switch (e.kind) {
    case "pool":
    case "pit":
      return Pn$1(t2, { pieces: Ee$1(e.value) });
    case "tracker":
      return Pn$1(t2, { colour: Pn$1(`colour.${e.value}`) });
    default:
      return z$1(e);
  }
}, Da = (e, t2) => {
  switch (E(e, t2)._tag) {
    case "Empty":
      return [{ _tag: "SpreadForest", square: t2 }, { _tag: "StartMountain", square: t2 }];
    case "Forest":
    case "Frosted":
      return [{ _tag: "GrowForest", square: t2 }];
    case "Mountain":
      return [{ _tag: "GrowMountain", square: t2 }];
    case "Glacier":
    case "Capped":
    case "Fire":
      return [];
  }
}, La = (e, t2) => {
  let { _tag: r2 } = E(e, t2);
  return r2 === "Glacier" || r2 === "Capped" || r2 === "Frosted";
}, Na = (e) => B.filter((t2) => La(e, t2)).flatMap((t2) => B.filter((r2) => r2 !== t2).map((r2) => ({ _tag: "MoveGlacier", from: t2, to: r2 }))), Ca = (e) => B.flatMap((t2) => [{ _tag: "Burn", size: e, square: t2 }, { _tag: "GrowFire", size: e, square: t2 }, { _tag: "StartFire", size: e, square: t2 }]), ja = (e) => [{ _tag: "GrowForest", square: e }, { _tag: "GrowMountain", square: e }, { _tag: "SpreadForest", square: e }], $n = (e) => [...je(e), ...e.selected === 0 ? [] : Ca(e.selected), ...B.flatMap((t2) => Da(e, t2)), ...X$1.map((t2) => ({ _tag: "SelectFire", size: t2 })), ...Na(e), ...B.flatMap(ja), ...B.flatMap((t2) => B.map((r2) => ({ _tag: "MoveGlacier", from: t2, to: r2 })))];
var Aa = (e, t2) => {
  let r2 = `move.${t2._tag}`, o2 = L(re(e));
  switch (t2._tag) {
    case "SpreadForest":
    case "GrowForest":
    case "StartMountain":
    case "GrowMountain":
      return Pn$1(r2, { who: o2, square: t2.square });
    case "SelectFire":
      return Pn$1(r2, { who: o2, piece: le$1(`R${t2.size}`) });
    case "StartFire":
    case "GrowFire":
    case "Burn":
      return Pn$1(r2, { who: o2, square: t2.square, piece: le$1(`R${t2.size}`) });
    case "MoveGlacier":
      return Pn$1(r2, { who: o2, from: t2.from, to: t2.to });
    case "SplitGlacier":
      return Pn$1(r2, { who: o2, from: t2.from, to: t2.to, landings: t2.landings.map(({ square: n2, size: s2 }) => Pn$1("landing", { piece: le$1(`B${s2}`), square: n2 })) });
  }
}, Jc = { game: Ie, parts: qn, tried: $n, model: Ee, changes: vn, describe: Aa, describeChange: Le$1({ game: Ie, teamName: (e, t2) => L(t2), place: Kt }), describePlace: Kt, describeView: (e) => Be$1(Ie, e, Ee(e).phase), english: be };
const terrafexUI5F2MUB = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  terrafexFace: Jc
}, Symbol.toStringTag, { value: "Module" }));
export {
  B,
  E,
  Jc as J,
  L,
  Wt as W,
  vc as a,
  b,
  c,
  he as h,
  pe as p,
  qc as q,
  terrafexUI5F2MUB as t,
  va as v,
  w
};
