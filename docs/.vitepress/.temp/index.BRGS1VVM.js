var __defProp = Object.defineProperty;
var __typeError = (msg) => {
  throw TypeError(msg);
};
var __defNormalProp = (obj, key, value) => key in obj ? __defProp(obj, key, { enumerable: true, configurable: true, writable: true, value }) : obj[key] = value;
var __publicField = (obj, key, value) => __defNormalProp(obj, typeof key !== "symbol" ? key + "" : key, value);
var __accessCheck = (obj, member, msg) => member.has(obj) || __typeError("Cannot " + msg);
var __privateGet = (obj, member, getter) => (__accessCheck(obj, member, "read from private field"), getter ? getter.call(obj) : member.get(obj));
var __privateAdd = (obj, member, value) => member.has(obj) ? __typeError("Cannot add the same private member more than once") : member instanceof WeakSet ? member.add(obj) : member.set(obj, value);
var __privateSet = (obj, member, value, setter) => (__accessCheck(obj, member, "write to private field"), setter ? setter.call(obj, value) : member.set(obj, value), value);
var __privateMethod = (obj, member, method) => (__accessCheck(obj, member, "access private method"), method);
var __privateWrapper = (obj, member, setter, getter) => ({
  set _(value) {
    __privateSet(obj, member, value, setter);
  },
  get _() {
    return __privateGet(obj, member, getter);
  }
});
var ar = function(r) {
  return r._tag === "Some";
}, ur = { _tag: "None" }, pr = function(r) {
  return { _tag: "Some", value: r };
}, cr = function(r) {
  return r._tag === "Left";
}, fr = function(r) {
  return r._tag === "Right";
}, sr = function(r) {
  return { _tag: "Left", left: r };
}, lr = function(r) {
  return { _tag: "Right", right: r };
};
var _$1 = sr, z = lr;
var Vr = function(r) {
  return function(t) {
    return l(t) ? t : z(r(t.right));
  };
};
var hn$1 = function(r) {
  return function(t) {
    return l(t) ? _$1(r(t.left)) : t;
  };
};
var l = cr, mn$1 = fr;
var Hr = function(r) {
  return function(t) {
    return l(t) ? r(t.left) : t.right;
  };
}, An$1 = Hr;
var mr = (r) => {
  let t = Object.getPrototypeOf(r);
  return Array.isArray(r) || t === Object.prototype || t === null;
}, q$2 = (r) => {
  if (typeof r != "object" || r === null || Object.isFrozen(r) || !mr(r)) return r;
  Object.freeze(r);
  let t = Object.values(r);
  for (let n3 of t) q$2(n3);
  return r;
}, On$1 = (r) => (r.forEach(q$2), r), Rn$1 = (r) => {
  let t = /* @__PURE__ */ new Map();
  return (n3) => {
    let e = t.get(n3);
    if (e !== void 0) return e;
    let o = r(n3);
    return t.set(n3, o), o;
  };
}, Qr = (r) => {
  if (typeof r != "object" || r === null || !mr(r)) return r;
  let t = Object.entries(r).map(([e, o]) => [e, Qr(o)]), n3 = Array.isArray(r) ? t.map(([, e]) => e) : Object.fromEntries(t);
  return Object.freeze(n3);
};
var I$2 = (r, t, n3) => ({ _tag: "Fault", path: r, reason: t, rule: n3 }), En$1 = (...r) => (t) => ({ ...t, path: [...r, ...t.path] }), jn$1 = ({ path: r, reason: t, rule: n3 }) => Xr([n3, r.join("."), t].filter((e) => e !== void 0 && e !== "").join(": ")), Xr = (r) => r.replaceAll(new RegExp("\\p{Cc}", "gu"), (t) => `\\u${t.charCodeAt(0).toString(16).padStart(4, "0")}`);
var h$2 = (r) => {
  switch (typeof r) {
    case "string": {
      let t = r.slice(0, 40);
      return JSON.stringify(t) + (t.length < r.length ? "..." : "");
    }
    case "number":
      return Object.is(r, -0) ? "-0" : String(r);
    case "boolean":
    case "undefined":
      return String(r);
    case "bigint":
      return "a bigint";
    case "symbol":
      return "a symbol";
    case "function":
      return "a function";
    case "object":
      return r === null ? "null" : rt$1(r);
  }
}, rt$1 = (r) => {
  try {
    return Array.isArray(r) ? `a list of ${r.length}` : "an object";
  } catch {
    return "an object that cannot be read";
  }
};
var Mn$1 = q$2([0, 1, 2, 3, 4, 5]), Un$1 = (r) => typeof r == "number" && Number.isInteger(r) && r >= 0 && r <= 5, Fn$1 = (r) => `Seat ${h$2(r)}`, Cn$1 = (r) => tt$1.slice(0, r), tt$1 = [0, 1, 2, 3, 4, 5];
var Pn$1 = (r, t = {}) => ({ key: r, params: t }), H$2 = (r, t) => Object.hasOwn(r, t) ? r[t] : void 0, nt$1 = ({ language: r, texts: t }, { key: n3, params: e }) => {
  let o = H$2(t, n3);
  if (o !== void 0 || typeof e.count != "number") return o;
  let i2 = new Intl.PluralRules(r).select(e.count);
  return H$2(t, `${n3}.${i2}`) ?? H$2(t, `${n3}.other`);
}, et$1 = /\{(\w+)\}/g, ot$1 = (r) => r.slice(0, 1).toUpperCase() + r.slice(1), it$1 = (r, t) => {
  var _a;
  if (t === void 0) return "";
  if (typeof t == "string" || typeof t == "number") return String(t);
  if ("key" in t) return Q$2(r, t);
  let n3 = ((_a = r[0]) == null ? void 0 : _a.language) ?? "en";
  return new Intl.ListFormat(n3).format(t.map((e) => Q$2(r, e)));
}, Q$2 = (r, t) => (r.map((e) => nt$1(e, t)).find((e) => e !== void 0) ?? t.key).replaceAll(et$1, (e, o) => it$1(r, t.params[o])), Kn = (r) => (t) => ot$1(Q$2(r, t));
var Wn = (r, t, n3) => ({ kind: r, value: String(t), label: n3 }), zn$1 = (r) => `${r.kind}:${r.value}`, qn = (r, t) => r.kind === t.kind && r.value === t.value;
var X$1 = [1, 2, 3], at$1 = ["R", "Y", "G", "B"], E$1 = at$1.flatMap((r) => X$1.map((t) => `${r}${t}`)), Dn$1 = E$1.length, Jn = (r, t) => r * 3 + t - 1, ut$1 = E$1.map((r, t) => t % 3 + 1), pt$1 = E$1.map((r, t) => Math.floor(t / 3)), Vn = (r) => ut$1[r] ?? 0, Bn$1 = (r) => pt$1[r] ?? 0, ct$1 = Object.fromEntries(E$1.map((r, t) => [r, t])), Yn = (r) => ct$1[r] ?? 0, Gn$1 = (r) => E$1[r] ?? "R1", Zn = (r) => E$1.findIndex((t) => t === r), Hn$1 = "[RYGB][123]", Qn = (r) => E$1.find((t, n3) => (r[n3] ?? 0) < 0);
var rr = { R: "red", Y: "yellow", G: "green", B: "blue", P: "purple", O: "orange", K: "black", W: "white", C: "clear" }, te$1 = Object.entries(rr), ft$1 = (r) => rr[r], st$1 = { 1: "small", 2: "medium", 3: "large" }, lt$1 = (r) => st$1[r], vt$1 = (r) => r !== void 0 && Object.hasOwn(rr, r), Ar = (r) => {
  let [t, n3] = r, e = X$1.find((o) => String(o) === n3);
  return r.length === 2 && vt$1(t) && e !== void 0 ? { colour: t, size: e } : void 0;
}, ne$1 = (r) => Ar(r) ?? { colour: "K", size: 1 }, yt$1 = ({ colour: r, size: t }) => `${lt$1(t)} ${ft$1(r)}`, ee$1 = (r) => {
  let t = Ar(r);
  return t === void 0 ? r : yt$1(t);
};
var k = ur, tr = pr;
var ye$1 = ar;
var s = /* @__PURE__ */ function() {
  var r = function(t, n3) {
    return r = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(e, o) {
      e.__proto__ = o;
    } || function(e, o) {
      for (var i2 in o) Object.prototype.hasOwnProperty.call(o, i2) && (e[i2] = o[i2]);
    }, r(t, n3);
  };
  return function(t, n3) {
    if (typeof n3 != "function" && n3 !== null) throw new TypeError("Class extends value " + String(n3) + " is not a constructor or null");
    r(t, n3);
    function e() {
      this.constructor = t;
    }
    t.prototype = n3 === null ? Object.create(n3) : (e.prototype = n3.prototype, new e());
  };
}(), L$1 = function() {
  return L$1 = Object.assign || function(r) {
    for (var t, n3 = 1, e = arguments.length; n3 < e; n3++) {
      t = arguments[n3];
      for (var o in t) Object.prototype.hasOwnProperty.call(t, o) && (r[o] = t[o]);
    }
    return r;
  }, L$1.apply(this, arguments);
};
var Er = _$1, g = function(r, t, n3) {
  return Er([{ value: r, context: t, message: n3 }]);
}, x = z, f = function() {
  function r(t, n3, e, o) {
    this.name = t, this.is = n3, this.validate = e, this.encode = o, this.decode = this.decode.bind(this);
  }
  return r.prototype.pipe = function(t, n3) {
    var e = this;
    return n3 === void 0 && (n3 = "pipe(".concat(this.name, ", ").concat(t.name, ")")), new r(n3, t.is, function(o, i2) {
      var u = e.validate(o, i2);
      return l(u) ? u : t.validate(u.right, i2);
    }, this.encode === d && t.encode === d ? d : function(o) {
      return e.encode(t.encode(o));
    });
  }, r.prototype.asDecoder = function() {
    return this;
  }, r.prototype.asEncoder = function() {
    return this;
  }, r.prototype.decode = function(t) {
    return this.validate(t, [{ key: "", type: this, actual: t }]);
  }, r;
}();
var d = function(r) {
  return r;
};
function wt$1(r) {
  return r.displayName || r.name || "<function".concat(r.length, ">");
}
function er(r, t, n3, e) {
  for (var o = r.length, i2 = Array(o + 1), u = 0; u < o; u++) i2[u] = r[u];
  return i2[o] = { key: t, type: n3, actual: e }, i2;
}
function Tt$1(r, t) {
  for (var n3 = t.length, e = 0; e < n3; e++) r.push(t[e]);
}
var Or = Object.prototype.hasOwnProperty;
function Ot$1(r) {
  return Object.keys(r).map(function(t) {
    return "".concat(t, ": ").concat(r[t].name);
  }).join(", ");
}
function Rt$1(r) {
  for (var t = 0; t < r.length; t++) if (r[t].encode !== d) return false;
  return true;
}
function _t$1(r) {
  return "{ ".concat(Ot$1(r), " }");
}
var Et$1 = function(r) {
  s(t, r);
  function t() {
    var n3 = r.call(this, "null", function(e) {
      return e === null;
    }, function(e, o) {
      return n3.is(e) ? x(e) : g(e, o);
    }, d) || this;
    return n3._tag = "NullType", n3;
  }
  return t;
}(f);
new Et$1();
var jt$1 = function(r) {
  s(t, r);
  function t() {
    var n3 = r.call(this, "undefined", function(e) {
      return e === void 0;
    }, function(e, o) {
      return n3.is(e) ? x(e) : g(e, o);
    }, d) || this;
    return n3._tag = "UndefinedType", n3;
  }
  return t;
}(f);
var Rr = new jt$1(), St$1 = function(r) {
  s(t, r);
  function t() {
    var n3 = r.call(this, "void", Rr.is, Rr.validate, d) || this;
    return n3._tag = "VoidType", n3;
  }
  return t;
}(f);
new St$1();
var It$1 = function(r) {
  s(t, r);
  function t() {
    var n3 = r.call(this, "unknown", function(e) {
      return true;
    }, x, d) || this;
    return n3._tag = "UnknownType", n3;
  }
  return t;
}(f);
var or = new It$1(), Nt$1 = function(r) {
  s(t, r);
  function t() {
    var n3 = r.call(this, "string", function(e) {
      return typeof e == "string";
    }, function(e, o) {
      return n3.is(e) ? x(e) : g(e, o);
    }, d) || this;
    return n3._tag = "StringType", n3;
  }
  return t;
}(f);
new Nt$1();
var Mt$1 = function(r) {
  s(t, r);
  function t() {
    var n3 = r.call(this, "number", function(e) {
      return typeof e == "number";
    }, function(e, o) {
      return n3.is(e) ? x(e) : g(e, o);
    }, d) || this;
    return n3._tag = "NumberType", n3;
  }
  return t;
}(f);
var jr = new Mt$1(), Ut = function(r) {
  s(t, r);
  function t() {
    var n3 = r.call(this, "bigint", function(e) {
      return typeof e == "bigint";
    }, function(e, o) {
      return n3.is(e) ? x(e) : g(e, o);
    }, d) || this;
    return n3._tag = "BigIntType", n3;
  }
  return t;
}(f);
new Ut();
var Ft$1 = function(r) {
  s(t, r);
  function t() {
    var n3 = r.call(this, "boolean", function(e) {
      return typeof e == "boolean";
    }, function(e, o) {
      return n3.is(e) ? x(e) : g(e, o);
    }, d) || this;
    return n3._tag = "BooleanType", n3;
  }
  return t;
}(f);
new Ft$1();
var Ct$1 = function(r) {
  s(t, r);
  function t() {
    var n3 = r.call(this, "UnknownArray", Array.isArray, function(e, o) {
      return n3.is(e) ? x(e) : g(e, o);
    }, d) || this;
    return n3._tag = "AnyArrayType", n3;
  }
  return t;
}(f);
new Ct$1();
var kt$1 = function(r) {
  s(t, r);
  function t() {
    var n3 = r.call(this, "UnknownRecord", function(e) {
      return e !== null && typeof e == "object" && !Array.isArray(e);
    }, function(e, o) {
      return n3.is(e) ? x(e) : g(e, o);
    }, d) || this;
    return n3._tag = "AnyDictionaryType", n3;
  }
  return t;
}(f);
var _r = new kt$1();
(function(r) {
  s(t, r);
  function t(n3, e, o, i2, u) {
    var a2 = r.call(this, n3, e, o, i2) || this;
    return a2.value = u, a2._tag = "LiteralType", a2;
  }
  return t;
})(f);
(function(r) {
  s(t, r);
  function t(n3, e, o, i2, u) {
    var a2 = r.call(this, n3, e, o, i2) || this;
    return a2.keys = u, a2._tag = "KeyofType", a2;
  }
  return t;
})(f);
var Pt$1 = function(r) {
  s(t, r);
  function t(n3, e, o, i2, u, a2) {
    var p2 = r.call(this, n3, e, o, i2) || this;
    return p2.type = u, p2.predicate = a2, p2._tag = "RefinementType", p2;
  }
  return t;
}(f);
function Kt(r, t, n3) {
  return Ir(r, t, n3);
}
Kt(jr, function(r) {
  return Number.isInteger(r);
}, "Int");
var $t$1 = function(r) {
  s(t, r);
  function t(n3, e, o, i2, u) {
    var a2 = r.call(this, n3, e, o, i2) || this;
    return a2.runDefinition = u, a2._tag = "RecursiveType", a2;
  }
  return t;
}(f);
Object.defineProperty($t$1.prototype, "type", { get: function() {
  return this.runDefinition();
}, enumerable: true, configurable: true });
(function(r) {
  s(t, r);
  function t(n3, e, o, i2, u) {
    var a2 = r.call(this, n3, e, o, i2) || this;
    return a2.type = u, a2._tag = "ArrayType", a2;
  }
  return t;
})(f);
var Wt = function(r) {
  s(t, r);
  function t(n3, e, o, i2, u) {
    var a2 = r.call(this, n3, e, o, i2) || this;
    return a2.props = u, a2._tag = "InterfaceType", a2;
  }
  return t;
}(f);
function Se$1(r, t) {
  t === void 0 && (t = _t$1(r));
  var n3 = Object.keys(r), e = n3.map(function(i2) {
    return r[i2];
  }), o = n3.length;
  return new Wt(t, function(i2) {
    if (_r.is(i2)) {
      for (var u = 0; u < o; u++) {
        var a2 = n3[u], p2 = i2[a2];
        if (p2 === void 0 && !Or.call(i2, a2) || !e[u].is(p2)) return false;
      }
      return true;
    }
    return false;
  }, function(i2, u) {
    var a2 = _r.validate(i2, u);
    if (l(a2)) return a2;
    for (var p2 = a2.right, c2 = p2, y = [], v2 = 0; v2 < o; v2++) {
      var m = n3[v2], b = c2[m], w2 = e[v2], R2 = w2.validate(b, er(u, m, w2, b));
      if (l(R2)) Tt$1(y, R2.left);
      else {
        var F2 = R2.right;
        (F2 !== b || F2 === void 0 && !Or.call(c2, m)) && (c2 === p2 && (c2 = L$1({}, p2)), c2[m] = F2);
      }
    }
    return y.length > 0 ? Er(y) : x(c2);
  }, Rt$1(e) ? d : function(i2) {
    for (var u = L$1({}, i2), a2 = 0; a2 < o; a2++) {
      var p2 = n3[a2], c2 = e[a2].encode;
      c2 !== d && (u[p2] = c2(i2[p2]));
    }
    return u;
  }, r);
}
(function(r) {
  s(t, r);
  function t(n3, e, o, i2, u) {
    var a2 = r.call(this, n3, e, o, i2) || this;
    return a2.props = u, a2._tag = "PartialType", a2;
  }
  return t;
})(f);
(function(r) {
  s(t, r);
  function t(n3, e, o, i2, u, a2) {
    var p2 = r.call(this, n3, e, o, i2) || this;
    return p2.domain = u, p2.codomain = a2, p2._tag = "DictionaryType", p2;
  }
  return t;
})(f);
var zt = function(r) {
  s(t, r);
  function t(n3, e, o, i2, u) {
    var a2 = r.call(this, n3, e, o, i2) || this;
    return a2.types = u, a2._tag = "UnionType", a2;
  }
  return t;
}(f);
(function(r) {
  s(t, r);
  function t(n3, e, o, i2, u) {
    var a2 = r.call(this, n3, e, o, i2) || this;
    return a2.types = u, a2._tag = "IntersectionType", a2;
  }
  return t;
})(f);
(function(r) {
  s(t, r);
  function t(n3, e, o, i2, u) {
    var a2 = r.call(this, n3, e, o, i2) || this;
    return a2.types = u, a2._tag = "TupleType", a2;
  }
  return t;
})(f);
(function(r) {
  s(t, r);
  function t(n3, e, o, i2, u) {
    var a2 = r.call(this, n3, e, o, i2) || this;
    return a2.type = u, a2._tag = "ReadonlyType", a2;
  }
  return t;
})(f);
(function(r) {
  s(t, r);
  function t(n3, e, o, i2, u) {
    var a2 = r.call(this, n3, e, o, i2) || this;
    return a2.type = u, a2._tag = "ReadonlyArrayType", a2;
  }
  return t;
})(f);
(function(r) {
  s(t, r);
  function t(n3, e, o, i2, u) {
    var a2 = r.call(this, n3, e, o, i2) || this;
    return a2.type = u, a2._tag = "ExactType", a2;
  }
  return t;
})(f);
var qt = function(r) {
  s(t, r);
  function t() {
    var n3 = r.call(this, "Function", function(e) {
      return typeof e == "function";
    }, function(e, o) {
      return n3.is(e) ? x(e) : g(e, o);
    }, d) || this;
    return n3._tag = "FunctionType", n3;
  }
  return t;
}(f);
new qt();
var Lt$1 = function(r) {
  s(t, r);
  function t() {
    var n3 = r.call(this, "never", function(e) {
      return false;
    }, function(e, o) {
      return g(e, o);
    }, function() {
      throw new Error("cannot encode never");
    }) || this;
    return n3._tag = "NeverType", n3;
  }
  return t;
}(f);
var Sr = new Lt$1(), Dt = function(r) {
  s(t, r);
  function t() {
    var n3 = r.call(this, "any", function(e) {
      return true;
    }, x, d) || this;
    return n3._tag = "AnyType", n3;
  }
  return t;
}(f);
new Dt();
function Ir(r, t, n3) {
  return n3 === void 0 && (n3 = "(".concat(r.name, " | ").concat(wt$1(t), ")")), new Pt$1(n3, function(e) {
    return r.is(e) && t(e);
  }, function(e, o) {
    var i2 = r.validate(e, o);
    if (l(i2)) return i2;
    var u = i2.right;
    return t(u) ? x(u) : g(u, o);
  }, r.encode, r, t);
}
Ir(jr, Number.isInteger, "Integer");
(function(r) {
  s(t, r);
  function t(n3, e, o, i2, u, a2) {
    var p2 = r.call(this, n3, e, o, i2, u) || this;
    return p2.tag = a2, p2;
  }
  return t;
})(zt);
var Jt = function(r) {
  s(t, r);
  function t() {
    var n3 = r.call(this, "object", function(e) {
      return e !== null && typeof e == "object";
    }, function(e, o) {
      return n3.is(e) ? x(e) : g(e, o);
    }, d) || this;
    return n3._tag = "ObjectType", n3;
  }
  return t;
}(f);
new Jt();
(function(r) {
  s(t, r);
  function t(n3, e, o, i2, u) {
    var a2 = r.call(this, n3, e, o, i2) || this;
    return a2.props = u, a2._tag = "StrictType", a2;
  }
  return t;
})(f);
var J$2 = [], N$2 = (r, t, n3, e) => r === J$2 ? J$2 : er(r, t, n3, e), M$1 = (r) => "asIs" in r && r.asIs === true;
var A$1 = (r, t, n3 = M$1(r)) => Object.assign(new f(r.name, r.is, r.validate, r.encode), { schema: t, asIs: n3 }), Vt = (r) => "schema" in r && typeof r.schema == "object" && r.schema !== null, O = (r) => Vt(r) ? r.schema : {};
var ir = (r, t) => Object.assign(A$1(t, O(t)), { rule: r }), Bt$1 = (r) => "rule" in r.type && typeof r.type.rule == "string" ? r.type.rule : void 0, Yt$1 = (r) => {
  var _a;
  let t = r.context.map((e) => e.key).filter((e) => e !== ""), n3 = r.context.map(Bt$1).findLast((e) => e !== void 0);
  return I$2(t, r.message ?? `${h$2(r.value)} is not ${((_a = r.context.at(-1)) == null ? void 0 : _a.type.name) ?? "valid"}`, n3);
}, Nr = (r) => (t) => {
  try {
    let n3 = r.validate(t, J$2);
    if (!l(n3)) return n3;
    let e = r.decode(t);
    if (!l(e)) return e;
    let [o] = e.left;
    return _$1(o === void 0 ? I$2([], "not valid") : Yt$1(o));
  } catch {
    return _$1(I$2([], `${h$2(t)} is not ${r.name}: it cannot be read`));
  }
}, V$1 = (r, t, n3) => {
  let e = r.rule === void 0 ? or : ir(r.rule, or), o = r.path.map((u) => ({ key: u, type: e, actual: t })), i2 = o.length === 0 && r.rule !== void 0 ? [{ key: "", type: e, actual: t }] : o;
  return _$1([{ value: t, context: [...n3, ...i2], message: r.reason }]);
}, Ze$1 = (r, t, n3) => A$1(new f(t, (e) => r.is(e) && !l(n3(e)), (e, o) => {
  let i2 = r.validate(e, o);
  if (l(i2)) return i2;
  let u = n3(i2.right);
  return l(u) ? V$1(u.left, e, o) : u;
}, r.encode), O(r)), He$1 = (r, t) => B$2(`a whole number from ${r} to ${t}`, (n3) => Number.isInteger(n3) && Gt$1(Number(n3), r, t), { type: "integer", minimum: r, maximum: t }), Gt$1 = (r, t, n3) => r >= t && r <= n3 && !Object.is(r, -0), Qe$1 = (...r) => B$2(`one of ${r.map(h$2).join(", ")}`, Zt$1(r), { enum: r }), Zt$1 = (r) => {
  let [t, ...n3] = r;
  if (n3.length === 0) return (o) => o === t && !Object.is(o, -0);
  let e = new Set(r);
  return (o) => e.has(o) && !Object.is(o, -0);
}, B$2 = (r, t, n3 = {}) => A$1(new f(r, t, (e, o) => t(e) ? x(e) : g(e, o, `${h$2(e)} is not ${r}`), d), n3, true), Xe$1 = B$2("true or false", (r) => typeof r == "boolean", { type: "boolean" }), ro = (r) => A$1(new f(`${r.name} or null`, (t) => t === null || r.is(t), (t, n3) => t === null ? x(null) : r.validate(t, n3), (t) => t === null ? null : r.encode(t)), { anyOf: [O(r), { type: "null" }] }), to = (r, t, n3) => B$2(r, (e) => typeof e == "string" && e.length <= t && (n3 === void 0 || n3.test(e)), { type: "string", maxLength: t, ...n3 === void 0 ? {} : { pattern: n3.source } }), Ht$1 = (r, t, n3) => {
  let e = t === n3 ? `a list of ${t}` : `a list of ${t} to ${n3}`, o = M$1(r), i2 = (p2) => Array.isArray(p2) && p2.length >= t && p2.length <= n3, u = (p2) => {
    if (!i2(p2)) return false;
    for (let c2 = 0; c2 < p2.length; c2++) if (!r.is(p2[c2])) return false;
    return true;
  }, a2 = (p2, c2) => {
    if (!i2(p2)) return g(p2, c2, Qt$1(p2, t, e));
    let y = [];
    for (let v2 = 0; v2 < p2.length; v2++) {
      let m = p2[v2];
      if (o && r.is(m)) y.push(m);
      else {
        let b = r.validate(m, N$2(c2, String(v2), r, m));
        if (l(b)) return b;
        y.push(b.right);
      }
    }
    return x(y);
  };
  return A$1(new f(e, u, a2, (p2) => p2.map(r.encode)), { type: "array", items: O(r), minItems: t, maxItems: n3 });
}, Qt$1 = (r, t, n3) => t > 0 && Array.isArray(r) && r.length === 0 ? `the list is empty; ${n3} is needed` : `${h$2(r)} is not ${n3}`, no = (r, t) => Ht$1(r, t, t), eo = (r, t, n3, e) => A$1(new f(r, t, (o, i2) => {
  if (typeof o != "string") return g(o, i2, `${h$2(o)} is not ${r}`);
  let u = n3(o);
  return l(u) ? V$1(u.left, o, i2) : u;
}, e), { type: "string" });
var io = (r, t) => ({ _tag: "Broken", rule: r, text: t }), ao = (r, t) => ({ _tag: "Over", rule: r, text: t }), uo = (r, t, n3) => ({ _tag: "NotYourTurn", rule: r, text: t, toMove: n3 }), po = (r) => `${r.rule}: ${r.text}`;
var U$1 = (r) => typeof r == "object" && r !== null && !Array.isArray(r), Xt$1 = (r, t) => {
  let n3 = Object.keys(t).filter((p2) => Object.hasOwn(t, p2)), e = n3.map((p2) => ({ key: p2, codec: t[p2], asIs: M$1(t[p2]) })), o = (p2) => {
    if (!Mr(Object.keys(p2), p2, n3)) return false;
    for (let { key: c2, codec: y } of e) if (!y.is(p2[c2])) return false;
    return true;
  }, i2 = (p2) => {
    if (!U$1(p2)) return false;
    let c2 = 0;
    for (let y in p2) {
      let v2 = e[c2++];
      if (y !== (v2 == null ? void 0 : v2.key) || !v2.codec.is(p2[y])) return o(p2);
      if (c2 === e.length && !Object.hasOwn(p2, y)) return false;
    }
    return c2 === e.length || o(p2);
  }, u = (p2, c2) => {
    if (!U$1(p2)) return g(p2, c2, `${h$2(p2)} is not an object`);
    let y = Object.keys(p2), v2 = Mr(y, p2, n3), m = v2 ? void 0 : y.find((w2) => !Object.hasOwn(t, w2));
    if (m !== void 0) return Fr(p2, m, c2);
    let b = {};
    for (let { key: w2, codec: R2, asIs: F2 } of e) {
      if (!v2 && !Object.hasOwn(p2, w2)) return g(void 0, N$2(c2, w2, R2, void 0), "missing");
      let K2 = p2[w2];
      if (F2 && R2.is(K2)) b[w2] = K2;
      else {
        let Y2 = R2.validate(K2, N$2(c2, w2, R2, K2));
        if (l(Y2)) return Y2;
        b[w2] = Y2.right;
      }
    }
    return x(b);
  }, a2 = (p2) => Object.fromEntries(n3.map((c2) => [c2, t[c2].encode(p2[c2])]));
  return A$1(new f(r, i2, u, a2), { type: "object", properties: Object.fromEntries(n3.map((p2) => [p2, O(t[p2])])), required: n3, additionalProperties: false });
}, Mr = (r, t, n3) => {
  if (r.length !== n3.length) return false;
  for (let e = 0; e < n3.length; e++) {
    let o = n3[e] ?? "";
    if (r[e] !== o && !Object.hasOwn(t, o)) return false;
  }
  return true;
}, Fr = (r, t, n3) => g(r[t], N$2(n3, rn$1(t), Sr, r[t]), "unknown key"), rn$1 = (r) => r.slice(0, 40) || '""', tn$1 = ({ codec: r, rule: t, cited: n3 }) => n3 === true && t !== void 0 ? ir(t, r) : r, go = (r, t) => {
  let n3 = Object.keys(t).filter((a2) => Object.hasOwn(t, a2)), e = Object.fromEntries(n3.map((a2) => [a2, tn$1(t[a2])])), o = Xt$1(r, e), i2 = (a2, p2) => {
    if (!U$1(a2)) return g(a2, p2, `${h$2(a2)} is not an object`);
    let c2 = Object.keys(a2).find((v2) => !Object.hasOwn(t, v2));
    if (c2 !== void 0) return Fr(a2, c2, p2);
    let y = n3.map((v2) => [v2, Object.hasOwn(a2, v2) ? a2[v2] : t[v2].codec.encode(t[v2].default)]);
    return o.validate(Object.fromEntries(y), p2);
  }, u = n3.map((a2) => {
    let { codec: p2, default: c2 } = t[a2];
    return [a2, { ...O(p2), default: p2.encode(c2) }];
  });
  return A$1(new f(r, o.is, i2, o.encode), { type: "object", properties: Object.fromEntries(u), additionalProperties: false });
}, xo = (r, t) => {
  let n3 = new Map(Object.entries(t)), e = (o) => U$1(o) && typeof o._tag == "string" ? n3.get(o._tag) : void 0;
  return A$1(new f(r, (o) => {
    var _a;
    return ((_a = e(o)) == null ? void 0 : _a.is(o)) ?? false;
  }, (o, i2) => {
    let u = e(o);
    if (u !== void 0) return u.validate(o, i2);
    let a2 = U$1(o) ? `unknown _tag ${h$2(o._tag)}` : `${h$2(o)} is not ${r}`;
    return g(o, i2, a2);
  }, (o) => {
    var _a;
    return ((_a = e(o)) == null ? void 0 : _a.encode(o)) ?? o;
  }), { oneOf: [...n3.values()].map(O) });
}, ho = (r, t, n3) => A$1(new f(r.name, (e) => {
  if (!U$1(e)) return false;
  let o = Object.fromEntries(t.map((u) => [u, e[u]]));
  if (!r.is(o)) return false;
  let i2 = n3(o);
  return !l(i2) && JSON.stringify(Ur(i2.right)) === JSON.stringify(Ur(e));
}, (e, o) => {
  let i2 = r.validate(e, o);
  if (l(i2)) return i2;
  let u = n3(i2.right);
  return l(u) ? V$1(u.left, e, o) : u;
}, r.encode), O(r)), Ur = (r) => Object.entries(r).sort(([t], [n3]) => t < n3 ? -1 : 1);
var Ao = (r) => (t) => Object.hasOwn(r, t);
var bo = (r, t = "") => (n3) => `${t === "" ? "" : `${t.replace(/\/+$/, "")}/`}rules/${r.id}.html#${n3}`;
var _o = (r, t) => {
  try {
    return r.is(t);
  } catch {
    return false;
  }
}, Eo = (r, t) => {
  let n3 = Nr(r)(t);
  return l(n3) ? n3.left : I$2([], `${h$2(t)} is not ${r.name}`);
};
var So = (r) => typeof r == "number" && Number.isSafeInteger(r) && r >= 0, nn$1 = (r) => {
  let t = [r >>> 0, Math.floor(r / 4294967296) >>> 0, 0, 1];
  for (let n3 = 0; n3 < 12; n3++) t = en$1(t)[1];
  return t;
}, en$1 = ([r, t, n3, e]) => {
  let o = (r + t | 0) + e | 0, i2 = n3 << 21 | n3 >>> 11;
  return [o >>> 0, [t ^ t >>> 9, n3 + (n3 << 3) | 0, i2 + o | 0, e + 1 | 0]];
}, Io = (r) => {
  let [t, n3, e, o] = nn$1(r), i2 = () => {
    let a2 = (t + n3 | 0) + o | 0, p2 = e << 21 | e >>> 11;
    return t = n3 ^ n3 >>> 9, n3 = e + (e << 3) | 0, e = p2 + a2 | 0, o = o + 1 | 0, a2 >>> 0;
  };
  return { below: (a2) => {
    if (a2 <= 1) return 0;
    for (; ; ) {
      let p2 = i2(), c2 = p2 % a2;
      if (p2 - c2 <= 4294967296 - a2) return c2;
    }
  } };
}, No = ({ below: r }, t) => {
  let n3 = [...t];
  for (let e = n3.length - 1; e > 0; e--) {
    let o = r(e + 1), [i2, u] = [n3[e], n3[o]];
    i2 !== void 0 && u !== void 0 && ([n3[e], n3[o]] = [u, i2]);
  }
  return n3;
};
var h$1 = (t, i2) => l(t) ? t : i2(t.right);
var q$1 = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }, B$1 = /[&<>"']/, c = (e) => B$1.test(e) ? e.replaceAll(/[&<>"']/g, (t) => q$1[t] ?? t) : e, a = (e) => typeof e == "number" ? String(Math.round(e * 100) / 100) : c(e), i = (e, t, ...n3) => {
  let r = Object.keys(t).reduce((o, d2) => {
    let l2 = t[d2];
    return l2 === void 0 ? o : `${o} ${d2}="${a(l2)}"`;
  }, ""), s2 = n3.join("");
  return s2 === "" ? `<${e}${r}/>` : `<${e}${r}>${s2}</${e}>`;
}, V = (e, t) => i("text", { "text-anchor": "middle", "dominant-baseline": "central", ...t }, c(e)), X = (e, t, n3, ...r) => i("g", { ...n3, transform: `translate(${a(e)} ${a(t)})` }, ...r), Y = (e) => e.map(([t, n3]) => `${a(t)},${a(n3)}`).join(" "), Z = (e, t, { title: n3, description: r }, ...s2) => i("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${a(e)} ${a(t)}`, role: "img", "aria-label": n3, "font-family": "system-ui, sans-serif" }, i("title", {}, c(n3)), i("desc", {}, c(r)), ...s2);
var R = { last: "#b45309", next: "#047857", picked: "#6d28d9" }, p$1 = { "#faf8f3": "#1d1f23", "#d9d3c5": "#4a4d54", "#24272c": "#eceae4", "#62656b": "#b3b6bc", "#f0ece2": "#2a2d33", "#0f766e": "#5fd0c4", "#d3ece8": "#123f3b", "#f3efe6": "#1b1a18", "#fffdf8": "#282623", "#d5ccba": "#4d4841", "#2b2620": "#efe9df", "#6b6357": "#b9b0a2", "#a3450c": "#f0a06a", "#fbe6dd": "#43261e", "#e1edf7": "#1e2f3f", "#f1e8d8": "#3a3021", "#eceef0": "#2e3236", "#ece2f4": "#382a44" }, w = /#[0-9a-f]{6}\b/g, v = (e) => `--rulehouse-${e.slice(1)}`, I$1 = (e) => e.map((t) => `;${v(t)}:light-dark(${t},${p$1[t] ?? t})`).join(""), A = (e, t) => {
  switch (t) {
    case "light":
      return e;
    case "dark":
      return e.replaceAll(w, (n3) => p$1[n3] ?? n3);
    case "auto": {
      let n3 = [...new Set(Array.from(e.matchAll(w), ([r]) => r))].filter((r) => r in p$1);
      return e.replaceAll(w, (r) => r in p$1 ? `var(${v(r)},${r})` : r).replace("<svg ", `<svg style="color-scheme:light dark${I$1(n3)}" `);
    }
  }
};
var S$1 = /<(\/?)g\b([^>]*?)(\/?)>/g, K$1 = / data-([a-z-]+)="([^"]*)"/g, j$1 = / data-box="([^"]*)"/, N$1 = /* @__PURE__ */ new Set(["box", "piece", "count", "shape", "marker", "priest"]), W$1 = (e) => Array.from(e.matchAll(K$1), ([, t = "", n3 = ""]) => ({ kind: t, value: n3 })).filter(({ kind: t }) => !N$1.has(t)), D$1 = ({ marks: e = {} }) => {
  let t = ["last", "next", "picked"].flatMap((n3) => (e[n3] ?? []).map((r) => [zn$1(r), n3]));
  return new Map(t.map(([n3]) => [n3, t.flatMap(([r, s2]) => r === n3 ? [s2] : [])]));
}, C = (e, t) => {
  let [n3 = 0, r = 0, s2 = 0, o = 0] = e.split(" ").map(Number);
  return { x: n3 - t, y: r - t, width: s2 + 2 * t, height: o + 2 * t };
}, E = { last: "9 4", next: "3 3", picked: void 0 }, F$1 = (e, t) => {
  let n3 = { ...C(t, -2), rx: 3, fill: "none" };
  return i("g", { "pointer-events": "none", "data-mark": e }, i("rect", { ...n3, stroke: "#fff", "stroke-width": 5 }), i("rect", { ...n3, stroke: R[e], "stroke-width": 3, "stroke-dasharray": E[e] }));
}, G$1 = (e) => i("rect", { ...C(e, 0), fill: "transparent", stroke: "none", "data-hit": "" }), H$1 = (e) => {
  let t = /* @__PURE__ */ new Map(), n3 = [];
  for (let { 1: r, 3: s2, index: o } of e.matchAll(S$1)) r === "/" ? t.set(n3.pop() ?? 0, o) : s2 !== "/" && n3.push(o);
  return t;
}, J$1 = /^<g\b[^>]*><title>([^<]*)<\/title>/, L = /data-(owner|piece)="([^"]*)"/g, Q$1 = (e) => {
  var _a, _b;
  let t = (_a = J$1.exec(e)) == null ? void 0 : _a[1];
  if (t !== void 0) return t;
  let n3 = [{ of: "", pieces: [] }];
  for (let [, r, s2 = ""] of e.matchAll(L)) r === "owner" ? n3.push({ of: `of seat ${s2}: `, pieces: [] }) : (_b = n3.at(-1)) == null ? void 0 : _b.pieces.push(ee$1(s2));
  return n3.filter(({ pieces: r }) => r.length > 0).map(({ of: r, pieces: s2 }) => r + s2.join(", ")).join("; ");
}, U = ([e], { label: t }, n3) => {
  if (e === void 0) return n3;
  if (t !== void 0) return c(t(e));
  let r = `${e.kind.replaceAll("-", " ")} ${e.value}`;
  return n3 === "" ? r : e.kind === "owner" ? n3.replace(/^of /, "") : n3.startsWith(`${e.value}: `) ? `${e.kind} ${n3}` : `${r}: ${n3}`;
}, oe$1 = (e, t) => {
  let { interactive: n3 = false, theme: r = "light" } = t, s2 = D$1(t);
  if (!n3 && s2.size === 0) return A(e.replaceAll(/ data-box="[^"]*"/g, ""), r);
  let o = [], d2 = H$1(e), l2 = e.replaceAll(S$1, (P, T, g2, z2, f2) => {
    var _a, _b;
    if (T === "/") return `${((_a = o.pop()) == null ? void 0 : _a.after) ?? ""}${P}`;
    let u = (_b = j$1.exec(g2)) == null ? void 0 : _b[1], m = W$1(g2), b = g2.replace(j$1, ""), $ = u !== void 0 && m.length > 0, y = $ ? [...new Set(m.flatMap((k2) => s2.get(zn$1(k2)) ?? []))].map((k2) => F$1(k2, u)).join("") : "", O2 = n3 && $ ? ` role="button" tabindex="-1" aria-label="${U(m, t, Q$1(e.slice(f2, d2.get(f2) ?? f2)))}"` : "", h2 = n3 && $ ? G$1(u) : "";
    return z2 === "/" ? h2 + y === "" ? `<g${b}/>` : `<g${b}${O2}>${h2}${y}</g>` : (o.push({ after: y }), `<g${b}${O2}>${h2}`);
  });
  return A(n3 ? l2.replace('role="img"', 'role="group"') : l2, r);
};
var Me = globalThis, Xe = (n3) => n3, pe = Me.trustedTypes, Ze = pe ? pe.createPolicy("lit-html", { createHTML: (n3) => n3 }) : void 0, rt = "$lit$", M = `lit$${Math.random().toFixed(9).slice(2)}$`, st = "?" + M, Yt = `<${st}>`, H = document, ee = () => H.createComment(""), te = (n3) => n3 === null || typeof n3 != "object" && typeof n3 != "function", Ne = Array.isArray, Xt = (n3) => Ne(n3) || typeof (n3 == null ? void 0 : n3[Symbol.iterator]) == "function", _e = `[ 	
\f\r]`, Q = /<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g, Qe = /-->/g, et = />/g, j = RegExp(`>|${_e}(?:([^\\s"'>=/]+)(${_e}*=${_e}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`, "g"), tt = /'/g, nt = /"/g, it = /^(?:script|style|textarea|title)$/i, Le = (n3) => (e, ...t) => ({ _$litType$: n3, strings: e, values: t }), p = Le(1), ne = Symbol.for("lit-noChange"), h = Symbol.for("lit-nothing"), ot = /* @__PURE__ */ new WeakMap(), B = H.createTreeWalker(H, 129);
function at(n3, e) {
  if (!Ne(n3) || !n3.hasOwnProperty("raw")) throw Error("invalid template strings array");
  return Ze !== void 0 ? Ze.createHTML(e) : e;
}
var Zt = (n3, e) => {
  let t = n3.length - 1, o = [], r, s2 = e === 2 ? "<svg>" : e === 3 ? "<math>" : "", i2 = Q;
  for (let l2 = 0; l2 < t; l2++) {
    let a2 = n3[l2], d2, u, c2 = -1, y = 0;
    for (; y < a2.length && (i2.lastIndex = y, u = i2.exec(a2), u !== null); ) y = i2.lastIndex, i2 === Q ? u[1] === "!--" ? i2 = Qe : u[1] !== void 0 ? i2 = et : u[2] !== void 0 ? (it.test(u[2]) && (r = RegExp("</" + u[2], "g")), i2 = j) : u[3] !== void 0 && (i2 = j) : i2 === j ? u[0] === ">" ? (i2 = r ?? Q, c2 = -1) : u[1] === void 0 ? c2 = -2 : (c2 = i2.lastIndex - u[2].length, d2 = u[1], i2 = u[3] === void 0 ? j : u[3] === '"' ? nt : tt) : i2 === nt || i2 === tt ? i2 = j : i2 === Qe || i2 === et ? i2 = Q : (i2 = j, r = void 0);
    let v2 = i2 === j && n3[l2 + 1].startsWith("/>") ? " " : "";
    s2 += i2 === Q ? a2 + Yt : c2 >= 0 ? (o.push(d2), a2.slice(0, c2) + rt + a2.slice(c2) + M + v2) : a2 + M + (c2 === -2 ? l2 : v2);
  }
  return [at(n3, s2 + (n3[t] || "<?>") + (e === 2 ? "</svg>" : e === 3 ? "</math>" : "")), o];
}, oe = class n {
  constructor({ strings: e, _$litType$: t }, o) {
    let r;
    this.parts = [];
    let s2 = 0, i2 = 0, l2 = e.length - 1, a2 = this.parts, [d2, u] = Zt(e, t);
    if (this.el = n.createElement(d2, o), B.currentNode = this.el.content, t === 2 || t === 3) {
      let c2 = this.el.content.firstChild;
      c2.replaceWith(...c2.childNodes);
    }
    for (; (r = B.nextNode()) !== null && a2.length < l2; ) {
      if (r.nodeType === 1) {
        if (r.hasAttributes()) for (let c2 of r.getAttributeNames()) if (c2.endsWith(rt)) {
          let y = u[i2++], v2 = r.getAttribute(c2).split(M), w2 = /([.?@])?(.*)/.exec(y);
          a2.push({ type: 1, index: s2, name: w2[2], strings: v2, ctor: w2[1] === "." ? Se : w2[1] === "?" ? Re : w2[1] === "@" ? Pe : q }), r.removeAttribute(c2);
        } else c2.startsWith(M) && (a2.push({ type: 6, index: s2 }), r.removeAttribute(c2));
        if (it.test(r.tagName)) {
          let c2 = r.textContent.split(M), y = c2.length - 1;
          if (y > 0) {
            r.textContent = pe ? pe.emptyScript : "";
            for (let v2 = 0; v2 < y; v2++) r.append(c2[v2], ee()), B.nextNode(), a2.push({ type: 2, index: ++s2 });
            r.append(c2[y], ee());
          }
        }
      } else if (r.nodeType === 8) if (r.data === st) a2.push({ type: 2, index: s2 });
      else {
        let c2 = -1;
        for (; (c2 = r.data.indexOf(M, c2 + 1)) !== -1; ) a2.push({ type: 7, index: s2 }), c2 += M.length - 1;
      }
      s2++;
    }
  }
  static createElement(e, t) {
    let o = H.createElement("template");
    return o.innerHTML = e, o;
  }
};
function W(n3, e, t = n3, o) {
  var _a, _b;
  if (e === ne) return e;
  let r = o !== void 0 ? (_a = t._$Co) == null ? void 0 : _a[o] : t._$Cl, s2 = te(e) ? void 0 : e._$litDirective$;
  return (r == null ? void 0 : r.constructor) !== s2 && ((_b = r == null ? void 0 : r._$AO) == null ? void 0 : _b.call(r, false), s2 === void 0 ? r = void 0 : (r = new s2(n3), r._$AT(n3, t, o)), o !== void 0 ? (t._$Co ?? (t._$Co = []))[o] = r : t._$Cl = r), r !== void 0 && (e = W(n3, r._$AS(n3, e.values), r, o)), e;
}
var Ee = class {
  constructor(e, t) {
    this._$AV = [], this._$AN = void 0, this._$AD = e, this._$AM = t;
  }
  get parentNode() {
    return this._$AM.parentNode;
  }
  get _$AU() {
    return this._$AM._$AU;
  }
  u(e) {
    let { el: { content: t }, parts: o } = this._$AD, r = ((e == null ? void 0 : e.creationScope) ?? H).importNode(t, true);
    B.currentNode = r;
    let s2 = B.nextNode(), i2 = 0, l2 = 0, a2 = o[0];
    for (; a2 !== void 0; ) {
      if (i2 === a2.index) {
        let d2;
        a2.type === 2 ? d2 = new re(s2, s2.nextSibling, this, e) : a2.type === 1 ? d2 = new a2.ctor(s2, a2.name, a2.strings, this, e) : a2.type === 6 && (d2 = new Ce(s2, this, e)), this._$AV.push(d2), a2 = o[++l2];
      }
      i2 !== (a2 == null ? void 0 : a2.index) && (s2 = B.nextNode(), i2++);
    }
    return B.currentNode = H, r;
  }
  p(e) {
    let t = 0;
    for (let o of this._$AV) o !== void 0 && (o.strings !== void 0 ? (o._$AI(e, o, t), t += o.strings.length - 2) : o._$AI(e[t])), t++;
  }
}, re = class n2 {
  get _$AU() {
    var _a;
    return ((_a = this._$AM) == null ? void 0 : _a._$AU) ?? this._$Cv;
  }
  constructor(e, t, o, r) {
    this.type = 2, this._$AH = h, this._$AN = void 0, this._$AA = e, this._$AB = t, this._$AM = o, this.options = r, this._$Cv = (r == null ? void 0 : r.isConnected) ?? true;
  }
  get parentNode() {
    let e = this._$AA.parentNode, t = this._$AM;
    return t !== void 0 && (e == null ? void 0 : e.nodeType) === 11 && (e = t.parentNode), e;
  }
  get startNode() {
    return this._$AA;
  }
  get endNode() {
    return this._$AB;
  }
  _$AI(e, t = this) {
    e = W(this, e, t), te(e) ? e === h || e == null || e === "" ? (this._$AH !== h && this._$AR(), this._$AH = h) : e !== this._$AH && e !== ne && this._(e) : e._$litType$ !== void 0 ? this.$(e) : e.nodeType !== void 0 ? this.T(e) : Xt(e) ? this.k(e) : this._(e);
  }
  O(e) {
    return this._$AA.parentNode.insertBefore(e, this._$AB);
  }
  T(e) {
    this._$AH !== e && (this._$AR(), this._$AH = this.O(e));
  }
  _(e) {
    this._$AH !== h && te(this._$AH) ? this._$AA.nextSibling.data = e : this.T(H.createTextNode(e)), this._$AH = e;
  }
  $(e) {
    var _a;
    let { values: t, _$litType$: o } = e, r = typeof o == "number" ? this._$AC(e) : (o.el === void 0 && (o.el = oe.createElement(at(o.h, o.h[0]), this.options)), o);
    if (((_a = this._$AH) == null ? void 0 : _a._$AD) === r) this._$AH.p(t);
    else {
      let s2 = new Ee(r, this), i2 = s2.u(this.options);
      s2.p(t), this.T(i2), this._$AH = s2;
    }
  }
  _$AC(e) {
    let t = ot.get(e.strings);
    return t === void 0 && ot.set(e.strings, t = new oe(e)), t;
  }
  k(e) {
    Ne(this._$AH) || (this._$AH = [], this._$AR());
    let t = this._$AH, o, r = 0;
    for (let s2 of e) r === t.length ? t.push(o = new n2(this.O(ee()), this.O(ee()), this, this.options)) : o = t[r], o._$AI(s2), r++;
    r < t.length && (this._$AR(o && o._$AB.nextSibling, r), t.length = r);
  }
  _$AR(e = this._$AA.nextSibling, t) {
    var _a;
    for ((_a = this._$AP) == null ? void 0 : _a.call(this, false, true, t); e !== this._$AB; ) {
      let o = Xe(e).nextSibling;
      Xe(e).remove(), e = o;
    }
  }
  setConnected(e) {
    var _a;
    this._$AM === void 0 && (this._$Cv = e, (_a = this._$AP) == null ? void 0 : _a.call(this, e));
  }
}, q = class {
  get tagName() {
    return this.element.tagName;
  }
  get _$AU() {
    return this._$AM._$AU;
  }
  constructor(e, t, o, r, s2) {
    this.type = 1, this._$AH = h, this._$AN = void 0, this.element = e, this.name = t, this._$AM = r, this.options = s2, o.length > 2 || o[0] !== "" || o[1] !== "" ? (this._$AH = Array(o.length - 1).fill(new String()), this.strings = o) : this._$AH = h;
  }
  _$AI(e, t = this, o, r) {
    let s2 = this.strings, i2 = false;
    if (s2 === void 0) e = W(this, e, t, 0), i2 = !te(e) || e !== this._$AH && e !== ne, i2 && (this._$AH = e);
    else {
      let l2 = e, a2, d2;
      for (e = s2[0], a2 = 0; a2 < s2.length - 1; a2++) d2 = W(this, l2[o + a2], t, a2), d2 === ne && (d2 = this._$AH[a2]), i2 || (i2 = !te(d2) || d2 !== this._$AH[a2]), d2 === h ? e = h : e !== h && (e += (d2 ?? "") + s2[a2 + 1]), this._$AH[a2] = d2;
    }
    i2 && !r && this.j(e);
  }
  j(e) {
    e === h ? this.element.removeAttribute(this.name) : this.element.setAttribute(this.name, e ?? "");
  }
}, Se = class extends q {
  constructor() {
    super(...arguments), this.type = 3;
  }
  j(e) {
    this.element[this.name] = e === h ? void 0 : e;
  }
}, Re = class extends q {
  constructor() {
    super(...arguments), this.type = 4;
  }
  j(e) {
    this.element.toggleAttribute(this.name, !!e && e !== h);
  }
}, Pe = class extends q {
  constructor(e, t, o, r, s2) {
    super(e, t, o, r, s2), this.type = 5;
  }
  _$AI(e, t = this) {
    if ((e = W(this, e, t, 0) ?? h) === ne) return;
    let o = this._$AH, r = e === h && o !== h || e.capture !== o.capture || e.once !== o.once || e.passive !== o.passive, s2 = e !== h && (o === h || r);
    r && this.element.removeEventListener(this.name, this, o), s2 && this.element.addEventListener(this.name, this, e), this._$AH = e;
  }
  handleEvent(e) {
    var _a;
    typeof this._$AH == "function" ? this._$AH.call(((_a = this.options) == null ? void 0 : _a.host) ?? this.element, e) : this._$AH.handleEvent(e);
  }
}, Ce = class {
  constructor(e, t, o) {
    this.element = e, this.type = 6, this._$AN = void 0, this._$AM = t, this.options = o;
  }
  get _$AU() {
    return this._$AM._$AU;
  }
  _$AI(e) {
    W(this, e);
  }
};
var Qt = Me.litHtmlPolyfillSupport;
Qt == null ? void 0 : Qt(oe, re), (Me.litHtmlVersions ?? (Me.litHtmlVersions = [])).push("3.3.3");
var Oe = (n3, e, t) => {
  let o = e, r = o._$litPart$;
  if (r === void 0) {
    let s2 = null;
    o._$litPart$ = r = new re(e.insertBefore(ee(), s2), s2, void 0, {});
  }
  return r._$AI(n3), r;
};
var lt = (n3, e) => n3 !== null && e.test(n3) ? n3 : null, je = (n3) => {
  if (n3 === null || n3.length > 300) return null;
  let e = n3.trim(), t = /^https?:\/\//.test(e) ? e : `http://${e}`;
  if (!URL.canParse(t)) return null;
  let { origin: o, pathname: r, hostname: s2 } = new URL(t);
  return s2 === "" ? null : `${o}${r.replace(/\/*$/, "/")}`;
}, se = (n3) => {
  let e = new URLSearchParams(n3.replace(/^#/, ""));
  return { server: je(e.get("server")), table: lt(e.get("table"), /^[A-Za-z0-9_-]{16}$/), token: lt(e.get("token"), /^[0-9a-f]{32}$/) };
}, he = (n3) => {
  let e = Object.entries(n3).filter((t) => t[1] !== null);
  return `#${new URLSearchParams(e).toString()}`;
};
var ie = ({ currentTarget: n3 }) => {
  let e = n3 instanceof Element ? n3.closest("form") : null, o = [...new FormData(e ?? void 0)].flatMap(([r, s2]) => typeof s2 == "string" ? [[r, s2]] : []);
  return { form: e, text: new Map(o) };
}, G = (n3) => (e) => {
  e.preventDefault();
  let { form: t, text: o } = ie(e);
  n3(o, t);
};
var en = (n3) => {
  try {
    return JSON.parse(n3);
  } catch {
    return n3;
  }
}, ae = 6e4, dt = { none: { name: "no clock", clock: null }, blitz: { name: "5 minutes, and 5 seconds a move", clock: { _tag: "Fischer", ms: 5 * ae, increment: 5e3 } }, usual: { name: "20 minutes, and 20 seconds a move", clock: { _tag: "Fischer", ms: 20 * ae, increment: 2e4 } }, long: { name: "60 minutes, and 60 seconds a move", clock: { _tag: "Fischer", ms: 60 * ae, increment: ae } }, move: { name: "2 minutes for each move", clock: { _tag: "Move", ms: 2 * ae } }, days: { name: "3 days for each move", clock: { _tag: "Days", days: 3 } } }, tn = () => {
  let [n3 = 0, e = 0] = crypto.getRandomValues(new Uint32Array(2));
  return n3 % 2 ** 21 * 2 ** 32 + e;
}, nn = (n3) => {
  var _a, _b;
  let e = [...n3].flatMap(([o, r]) => o.startsWith("option ") ? [[o.slice(7), en(r)]] : []), t = ((_a = n3.get("start")) == null ? void 0 : _a.trim()) ?? "";
  return { game: n3.get("game") ?? "", spec: { options: Object.fromEntries(e), seed: tn(), clock: ((_b = dt[n3.get("clock") ?? ""]) == null ? void 0 : _b.clock) ?? null, undo: n3.get("undo") ?? "agreement", ...t === "" ? {} : { start: t } } };
}, ct = (n3) => p`
  <form
    @submit=${G((e) => {
  let t = je(e.get("server") ?? null);
  t !== null && n3(t);
})}
  >
    <h2>Which server?</h2>
    <label>Address of the server <input name="server" required placeholder="http://localhost:8080/" /></label>
    <button>Go there</button>
  </form>
`, on = ({ games: n3 }, e) => {
  var _a;
  return p`
  <details>
    <summary>Options of the game</summary>
    ${(_a = n3.find(({ id: t }) => t === e)) == null ? void 0 : _a.options.map(({ name: t, meaning: o, values: r, rule: s2, default: i2 }) => p`
          <label class="option">
            <span>${t} <small>${o} (${r}), ${s2}</small></span>
            <input name=${`option ${t}`} .value=${i2} />
          </label>
        `)}
  </details>
`;
}, ut = (n3, e, { open: t, join: o, choose: r }) => p`
  <form class="new" @submit=${G((s2) => t(nn(s2)))}>
    <h2>A new table</h2>
    <label
      >Game
      <select name="game" @change=${(s2) => r(ie(s2).text.get("game") ?? "")}>
        ${n3.games.map(({ id: s2, title: i2 }) => p`<option value=${s2} ?selected=${s2 === e}>${i2}</option>`)}
      </select></label
    >
    <label
      >Clock
      <select name="clock">
        ${Object.entries(dt).map(([s2, { name: i2 }]) => p`<option value=${s2}>${i2}</option>`)}
      </select></label
    >
    <label
      >Taking back
      <select name="undo">
        <option value="agreement">if all agree</option>
        <option value="own">one's own move, as long as nobody has answered</option>
        <option value="never">never</option>
      </select></label
    >
    ${on(n3, e)}
    <details>
      <summary>Another start</summary>
      <label>Position, as text <input name="start" autocomplete="off" /></label>
    </details>
    <button>Open a table</button>
  </form>
  <form
    class="join"
    @submit=${G((s2) => {
  var _a;
  let i2 = ((_a = s2.get("table")) == null ? void 0 : _a.trim()) ?? "", { table: l2, token: a2 } = se(i2.includes("#") ? i2.slice(i2.indexOf("#")) : `table=${i2}`);
  l2 !== null && o({ table: l2, token: a2 });
})}
  >
    <h2>A table that is there</h2>
    <label>Its link, or its id <input name="table" required autocomplete="off" /></label>
    <button>Go there</button>
  </form>
  ${n3.games.length === 0 ? p`<p>This server has no games.</p>` : h}
`;
var mt = "data-", rn = (n3) => n3.getAttributeNames().filter((e) => e.startsWith(mt)).map((e) => ({ kind: e.slice(mt.length), value: n3.getAttribute(e) ?? "" })), F = (n3) => n3 === null ? [] : [...rn(n3), ...F(n3.parentElement)];
var I = { play: "Play", takeBack: "Take back", controls: "What you can do", nothing: "not possible now", read: "Read the rule" };
var pt = ({ move: n3, next: e, named: t }, o, r) => {
  let s2 = o.at(-1), i2 = t === "alone" || t === "whole" ? [] : e.filter((l2) => !r(l2));
  return [...n3 === null ? [] : [{ _tag: "Play", text: `${I.play}: ${n3.words}`, move: n3.text }], ...i2.map((l2) => ({ _tag: "Part", text: l2.label, part: l2 })), ...s2 === void 0 ? [] : [{ _tag: "TakeBack", text: `${I.takeBack}: ${s2.label}` }]];
}, sn = { Play: "play", Part: "choice", TakeBack: "back" }, ht = (n3, e) => n3.map((t, o) => {
  let r = document.createElement("button"), s2 = sn[t._tag];
  return r.type = "button", r.className = s2, r.textContent = t.text, r.tabIndex = o === 0 ? 0 : -1, r.setAttribute("part", `button ${s2}`), t._tag === "Part" && r.setAttribute(`data-${t.part.kind}`, t.part.value), t._tag === "Play" && r.setAttribute("data-move", t.move), r.addEventListener("click", () => e(t)), r;
});
var ft = (n3) => {
  let e = F(n3.parentElement).length, t = F(n3);
  return t.slice(0, t.length - e).filter(({ value: o }) => o !== "");
}, yt = (n3) => Array.from(n3.querySelectorAll("[data-hit]"), ({ parentElement: e }) => e).filter((e) => e !== null).map((e) => ({ element: e, places: ft(e), key: ft(e).map(zn$1).join(" ") })), J = ({ places: n3 }, e) => n3.some((t) => qn(t, e)), D = (n3) => n3.querySelector("[data-hit]") ?? n3, le = (n3) => {
  let { left: e, top: t, width: o, height: r } = n3.getBoundingClientRect();
  return [e + o / 2, t + r / 2];
}, gt = (n3, e, t) => {
  var _a;
  let o = n3[e];
  if (o === void 0) return e;
  let [r, s2] = le(o.element);
  return ((_a = n3.map(({ element: l2 }, a2) => {
    let [d2, u] = le(l2), c2 = t ? u - s2 : s2 - u;
    return { index: a2, ahead: c2, cost: c2 + 3 * Math.abs(d2 - r) };
  }).filter(({ ahead: l2 }) => l2 > 4).sort((l2, a2) => l2.cost - a2.cost)[0]) == null ? void 0 : _a.index) ?? e;
}, bt = (n3, e, t, o) => {
  let r = n3.length, s2 = (l2) => (e + l2 + r) % r, i2 = (l2) => n3.map((d2, u) => (e + l2 * (u + 1) + r * 2) % r).find((d2) => n3.slice(d2, d2 + 1).some(o)) ?? e;
  switch (r === 0 ? "" : t) {
    case "ArrowRight":
      return s2(1);
    case "ArrowLeft":
      return s2(-1);
    case "ArrowDown":
      return gt(n3, e, true);
    case "ArrowUp":
      return gt(n3, e, false);
    case "Home":
      return 0;
    case "End":
      return r - 1;
    case "PageDown":
      return i2(1);
    case "PageUp":
      return i2(-1);
    default:
      return null;
  }
};
var an = 280, vt = 200, fe = (n3, e) => {
  let t = Array.from((n3 == null ? void 0 : n3.querySelectorAll("[data-piece]")) ?? []);
  return t.find((o) => e.endsWith(o.getAttribute("data-piece") ?? " ")) ?? t[0];
}, ln = { duration: an, easing: "ease-in-out", composite: "add" }, dn = (n3, e, t) => {
  let o = n3.parentElement, r = o instanceof SVGGraphicsElement ? o.getScreenCTM() : null;
  if (r === null) return [];
  let [[s2, i2], [l2, a2]] = [le(D(e)), le(D(t))], d2 = r.inverse(), [u, c2] = [s2 - l2, i2 - a2], y = `translate(${d2.a * u + d2.c * c2}px,${d2.b * u + d2.d * c2}px)`;
  return [n3.animate([{ transform: y }, { transform: "translate(0px,0px)" }], ln)];
}, Be = (n3) => n3 === void 0 ? [] : [n3.animate([{ opacity: 0 }, { opacity: 1 }], vt)], cn = (n3, e) => {
  if (n3 === void 0 || e === void 0) return [];
  let t = n3.cloneNode(true);
  if (!(t instanceof Element)) return [];
  t.setAttribute("pointer-events", "none"), e.append(t);
  let o = t.animate([{ opacity: 1 }, { opacity: 0 }], vt);
  return o.onfinish = o.oncancel = () => t.remove(), [o];
}, $t = (n3, e, t) => n3.flatMap((o) => {
  switch (o._tag) {
    case "Moved": {
      let [r, s2] = [e(o.from), e(o.to)], i2 = fe(s2, o.piece);
      return r === void 0 || s2 === void 0 || i2 === void 0 ? [] : dn(i2, r, s2);
    }
    case "Placed":
      return Be(fe(e(o.at), o.piece));
    case "Replaced":
      return Be(fe(e(o.at), o.to));
    case "Became":
    case "Hidden":
      return Be(e(o.at));
    case "Removed":
      return cn(fe(t(o.at), o.piece), e(o.at));
    case "Counted":
    case "Scored":
    case "Phase":
    case "TurnPassed":
      return [];
  }
});
var xt = `
:host{display:block;color-scheme:light dark;--ink:light-dark(#24272c,#eceae4);--paper:light-dark(#fff,#1d1f23);--edge:light-dark(#62656b,#b3b6bc);--accent:light-dark(#0b5f58,#5fd0c4);color:var(--ink);font:1rem/1.45 system-ui,sans-serif}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
.board{position:relative;overflow-x:auto}
svg{display:block;inline-size:100%;block-size:auto}
[role][tabindex]{cursor:pointer;outline:none}
.ring{display:none}
[tabindex]:focus-visible>.ring{display:block}
.ring rect+rect{stroke:#111}
.refusal{position:absolute;z-index:1;max-inline-size:20rem;padding:.5rem;background:var(--paper);border:2px solid var(--edge);border-radius:.5rem}
a{color:var(--accent)}
.controls{position:sticky;inset-block-end:0;display:flex;flex-wrap:wrap;gap:.5rem;max-block-size:40vh;overflow:auto;padding-block:.5rem;background:var(--paper)}
.controls:empty,.refusal:empty{display:none}
button{min-block-size:44px;min-inline-size:44px;padding:.5rem;font:inherit;color:var(--ink);background:var(--paper);border:2px solid var(--edge);border-radius:.5rem;cursor:pointer}
button.play{background:var(--accent);border-color:var(--accent);color:var(--paper)}
button:focus-visible,a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.news{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
@media (forced-colors:active){[data-mark] rect+rect{stroke:CanvasText}}
`;
var un = (n3) => n3 === "light" || n3 === "dark" ? n3 : "auto", kt = (n3) => {
  let e = Number(n3 === null || n3 === "" ? NaN : n3);
  return Un$1(e) ? e : null;
}, mn = 700, wt = 24, pn = 60, hn = ["state", "view", "moves", "last"], He = { next: [], forced: [], move: null, named: "none" }, K = (n3) => {
  let e = document.createElement("div");
  return e.className = n3, e.setAttribute("part", n3), e;
}, fn = ["x", "y", "width", "height"], At = (n3) => fn.map((e) => n3.getAttribute(e) ?? "0").join(" "), gn = (n3) => `<g class="ring">${F$1("picked", At(n3))}</g>`, Tt = (n3) => {
  var _a, _f, _a2, _d, _g, _u, _t2, _o2, _e2, _s, _y, _b, _v, _$, _m, _n2, _r2, _i, _x, _k, _instances, E_fn, _S, c_fn, O_fn, j_fn, R_fn, P_fn, B_fn, w_fn, A_fn, H_fn, p_fn, T_fn, l_fn, C_fn, G_fn, M_fn, F_fn, I_fn, __fn, D_fn, U_fn, h_fn, N_fn, z_fn, L_fn, V_fn;
  return _a = class extends HTMLElement {
    constructor() {
      super();
      __privateAdd(this, _instances);
      __privateAdd(this, _f, null);
      __privateAdd(this, _a2, null);
      __privateAdd(this, _d, { _tag: "Start" });
      __privateAdd(this, _g, null);
      __privateAdd(this, _u, null);
      __privateAdd(this, _t2, []);
      __privateAdd(this, _o2, He);
      __privateAdd(this, _e2, []);
      __privateAdd(this, _s, 0);
      __privateAdd(this, _y, false);
      __privateAdd(this, _b, false);
      __privateAdd(this, _v, []);
      __privateAdd(this, _$, null);
      __privateAdd(this, _m, K("board"));
      __privateAdd(this, _n2, K("pictures"));
      __privateAdd(this, _r2, K("refusal"));
      __privateAdd(this, _i, K("controls"));
      __privateAdd(this, _x, K("fault"));
      __privateAdd(this, _k, K("news"));
      __privateAdd(this, _S, typeof ResizeObserver > "u" ? void 0 : new ResizeObserver(() => {
        __privateMethod(this, _instances, R_fn).call(this) !== __privateGet(this, _y) && __privateMethod(this, _instances, P_fn).call(this);
      }));
      let e = document.createElement("style");
      e.textContent = xt, __privateGet(this, _r2).setAttribute("role", "alert"), __privateGet(this, _i).setAttribute("role", "toolbar"), __privateGet(this, _i).setAttribute("aria-label", I.controls), __privateGet(this, _k).setAttribute("aria-live", "polite"), __privateGet(this, _m).append(__privateGet(this, _n2), __privateGet(this, _r2)), this.attachShadow({ mode: "open" }).append(e, __privateGet(this, _x), __privateGet(this, _m), __privateGet(this, _i), __privateGet(this, _k)), __privateGet(this, _n2).onpointerdown = () => __privateMethod(this, _instances, p_fn).call(this), __privateGet(this, _n2).onclick = (t) => __privateMethod(this, _instances, G_fn).call(this, t), __privateGet(this, _n2).onkeydown = (t) => __privateMethod(this, _instances, z_fn).call(this, t), __privateGet(this, _n2).addEventListener("focusin", ({ target: t }) => __privateMethod(this, _instances, U_fn).call(this, t)), __privateGet(this, _i).onkeydown = (t) => __privateMethod(this, _instances, V_fn).call(this, t);
    }
    get state() {
      return this.view;
    }
    set state(e) {
      __privateMethod(this, _instances, E_fn).call(this, { _tag: "State", value: e });
    }
    get view() {
      var _a3;
      return ((_a3 = __privateGet(this, _a2)) == null ? void 0 : _a3.view) ?? null;
    }
    set view(e) {
      __privateMethod(this, _instances, E_fn).call(this, { _tag: "View", value: e });
    }
    get moves() {
      return __privateGet(this, _g);
    }
    set moves(e) {
      __privateSet(this, _g, e ?? null), __privateMethod(this, _instances, c_fn).call(this);
    }
    get last() {
      return __privateGet(this, _u);
    }
    set last(e) {
      __privateSet(this, _u, e ?? null), __privateMethod(this, _instances, c_fn).call(this);
    }
    connectedCallback() {
      var _a3;
      for (let e of hn) {
        let t = Object.getOwnPropertyDescriptor(this, e);
        t === void 0 || !Reflect.deleteProperty(this, e) || Reflect.set(this, e, t.value);
      }
      (_a3 = __privateGet(this, _S)) == null ? void 0 : _a3.observe(this), __privateMethod(this, _instances, c_fn).call(this);
    }
    disconnectedCallback() {
      var _a3;
      (_a3 = __privateGet(this, _S)) == null ? void 0 : _a3.disconnect(), __privateMethod(this, _instances, p_fn).call(this);
    }
    attributeChangedCallback(e, t, o) {
      if (t !== o) {
        if (e === "game" && __privateSet(this, _f, null), e === "position" || e === "game" && __privateGet(this, _d)._tag === "Same") {
          let r = this.getAttribute("position");
          __privateSet(this, _d, r === null ? { _tag: "Start" } : { _tag: "Text", text: r });
        }
        __privateMethod(this, _instances, c_fn).call(this);
      }
    }
  }, _f = new WeakMap(), _a2 = new WeakMap(), _d = new WeakMap(), _g = new WeakMap(), _u = new WeakMap(), _t2 = new WeakMap(), _o2 = new WeakMap(), _e2 = new WeakMap(), _s = new WeakMap(), _y = new WeakMap(), _b = new WeakMap(), _v = new WeakMap(), _$ = new WeakMap(), _m = new WeakMap(), _n2 = new WeakMap(), _r2 = new WeakMap(), _i = new WeakMap(), _x = new WeakMap(), _k = new WeakMap(), _instances = new WeakSet(), E_fn = function(e) {
    __privateSet(this, _d, e), __privateMethod(this, _instances, c_fn).call(this);
  }, _S = new WeakMap(), c_fn = function() {
    __privateGet(this, _b) || (__privateSet(this, _b, true), Promise.resolve().then(() => {
      __privateSet(this, _b, false), this.isConnected && __privateMethod(this, _instances, O_fn).call(this);
    }));
  }, O_fn = function() {
    var _a3, _b2;
    let e = { from: __privateGet(this, _d), seat: kt(this.getAttribute("seat")), moves: __privateGet(this, _g), last: __privateGet(this, _u) ?? __privateGet(this, _$) }, t = e.from._tag !== "Same";
    __privateSet(this, _d, { _tag: "Same" }), t && ([__privateWrapper(this, _u)._, __privateWrapper(this, _$)._] = [null, null]), __privateGet(this, _f) ?? __privateSet(this, _f, ((_a3 = n3(this.getAttribute("game") ?? "")) == null ? void 0 : _a3.table()) ?? null);
    let o = (_b2 = __privateGet(this, _f)) == null ? void 0 : _b2.show(e);
    if (o === void 0 || l(o)) {
      __privateSet(this, _a2, null), __privateGet(this, _x).textContent = o === void 0 ? `no board for "${this.getAttribute("game") ?? ""}"` : jn$1(o.left), __privateMethod(this, _instances, j_fn).call(this);
      return;
    }
    let r = __privateGet(this, _e2);
    __privateSet(this, _a2, o.right), __privateGet(this, _x).textContent = "", __privateMethod(this, _instances, T_fn).call(this, []), __privateMethod(this, _instances, P_fn).call(this), t && __privateMethod(this, _instances, H_fn).call(this, o.right, r);
  }, j_fn = function() {
    __privateMethod(this, _instances, p_fn).call(this), __privateGet(this, _n2).replaceChildren(), __privateGet(this, _i).replaceChildren(), __privateGet(this, _r2).replaceChildren(), [__privateWrapper(this, _e2)._, __privateWrapper(this, _t2)._, __privateWrapper(this, _o2)._] = [[], [], He];
  }, R_fn = function() {
    let { clientWidth: e } = this;
    return e > 0 && e < mn;
  }, P_fn = function() {
    var _a3;
    let e = __privateGet(this, _a2);
    if (e === null) return;
    __privateMethod(this, _instances, p_fn).call(this);
    let t = __privateMethod(this, _instances, D_fn).call(this, __privateGet(this, _n2)) ? (_a3 = __privateGet(this, _e2)[__privateGet(this, _s)]) == null ? void 0 : _a3.key : void 0;
    __privateSet(this, _y, __privateMethod(this, _instances, R_fn).call(this));
    let r = { seat: kt(this.getAttribute("seat")) ?? void 0, theme: un(this.getAttribute("theme")), interactive: true };
    __privateGet(this, _n2).innerHTML = e.pictures(r, __privateGet(this, _y)).join(""), __privateSet(this, _e2, yt(__privateGet(this, _n2)));
    for (let { element: i2 } of __privateGet(this, _e2)) {
      i2.querySelectorAll("[data-hit]").length > 1 && i2.setAttribute("role", "group");
      let l2 = i2.getAttribute("aria-label") ?? "", a2 = [...i2.querySelectorAll("text")], d2 = a2.map(({ textContent: u }) => u).join(" ");
      for (let u of a2) u.after(" ");
      l2.toLowerCase().includes(d2.toLowerCase()) || i2.setAttribute("aria-label", `${l2}, ${d2}`);
    }
    __privateMethod(this, _instances, B_fn).call(this, e);
    let s2 = __privateGet(this, _e2).findIndex(({ key: i2 }) => i2 === t);
    __privateSet(this, _s, Math.max(0, s2)), __privateMethod(this, _instances, w_fn).call(this), s2 >= 0 && __privateMethod(this, _instances, h_fn).call(this, s2);
  }, B_fn = function({ kinds: e }) {
    for (let t of __privateGet(this, _n2).querySelectorAll("svg")) {
      let { width: o } = t.getBoundingClientRect(), s2 = __privateGet(this, _e2).filter(({ element: l2, places: a2 }) => t.contains(l2) && a2.some(({ kind: d2 }) => e.has(d2))).map(({ element: l2 }) => {
        let a2 = D(l2).getBoundingClientRect();
        return Math.min(a2.width, a2.height);
      }), i2 = Math.min(...s2);
      i2 > 0 && i2 < wt && (t.style.minInlineSize = `${Math.ceil(o * wt / i2)}px`);
    }
  }, w_fn = function() {
    var _a3, _b2;
    for (let r of __privateGet(this, _n2).querySelectorAll("[tabindex]>[data-mark]")) r.remove();
    let e = [["last", ((_a3 = __privateGet(this, _a2)) == null ? void 0 : _a3.last) ?? []], ["next", __privateGet(this, _t2).length === 0 && __privateGet(this, _o2).named !== "alone" ? [] : __privateGet(this, _o2).next], ["picked", __privateGet(this, _t2)]];
    for (let r of __privateGet(this, _e2)) {
      let { element: s2 } = r, i2 = __privateGet(this, _t2).some((a2) => J(r, a2));
      s2.setAttribute("tabindex", "-1"), s2.classList.toggle("next", __privateMethod(this, _instances, A_fn).call(this, r)), s2.getAttribute("role") === "button" && s2.setAttribute("aria-pressed", String(i2));
      let l2 = D(s2);
      for (let [a2, d2] of e) d2.some((u) => J(r, u)) && s2.insertAdjacentHTML("beforeend", F$1(a2, At(l2)));
    }
    (_b2 = __privateGet(this, _e2)[__privateGet(this, _s)]) == null ? void 0 : _b2.element.setAttribute("tabindex", "0");
    let t = (r) => __privateGet(this, _e2).some((s2) => J(s2, r)), o = pt(__privateGet(this, _o2), __privateGet(this, _t2), t);
    __privateGet(this, _i).replaceChildren(...ht(o, (r) => __privateMethod(this, _instances, F_fn).call(this, r)));
  }, A_fn = function(e) {
    return __privateGet(this, _o2).next.some((t) => J(e, t));
  }, H_fn = function({ told: e, changes: t, standing: o }, r) {
    if (e.length > 0 && (__privateGet(this, _k).textContent = e.length > pn ? o : e.join(". ")), typeof matchMedia != "function" || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let s2 = (i2) => (l2) => {
      var _a3;
      return (_a3 = i2.find((a2) => J(a2, l2))) == null ? void 0 : _a3.element;
    };
    typeof this.animate == "function" && __privateSet(this, _v, $t(t, s2(__privateGet(this, _e2)), s2(r)));
  }, p_fn = function() {
    for (let e of __privateGet(this, _v)) e.cancel();
    __privateSet(this, _v, []);
  }, T_fn = function(e) {
    var _a3;
    __privateGet(this, _r2).replaceChildren(), __privateSet(this, _t2, e), __privateSet(this, _o2, ((_a3 = __privateGet(this, _a2)) == null ? void 0 : _a3.offer(e)) ?? He);
  }, l_fn = function(e) {
    __privateMethod(this, _instances, T_fn).call(this, e), __privateMethod(this, _instances, w_fn).call(this), __privateMethod(this, _instances, __fn).call(this, "pick", { picked: e, words: e.map(({ label: s2 }) => s2) });
    let t = this.getAttribute("confirm"), { named: o } = __privateGet(this, _o2);
    (o === "whole" || o === "alone" && t === "never") && t !== "always" && e.length > 0 && __privateMethod(this, _instances, C_fn).call(this);
  }, C_fn = function() {
    let { move: e } = __privateGet(this, _o2);
    e !== null && (__privateMethod(this, _instances, T_fn).call(this, []), __privateMethod(this, _instances, w_fn).call(this), __privateSet(this, _$, e.move), __privateMethod(this, _instances, __fn).call(this, "move", e));
  }, G_fn = function(e) {
    var _a3;
    let [t] = e.composedPath();
    if (!(t instanceof Element)) return;
    let o = __privateGet(this, _e2).findLastIndex((s2) => s2.element.contains(t));
    o >= 0 && __privateSet(this, _s, o);
    let r = ((_a3 = __privateGet(this, _e2)[o]) == null ? void 0 : _a3.element) ?? t;
    __privateMethod(this, _instances, M_fn).call(this, F(t), r);
  }, M_fn = function(e, t) {
    let o = __privateGet(this, _a2), r = e.filter(({ kind: u, value: c2 }) => c2 !== "" && u !== "piece");
    if (o === null) return;
    let s2 = (u) => r.flatMap((c2) => u.filter((y) => qn(y, c2)))[0], i2 = __privateGet(this, _t2).at(-1), l2 = i2 !== void 0 && r.some((u) => qn(u, i2)), a2 = s2([...__privateGet(this, _o2).next, ...__privateGet(this, _o2).forced]), d2 = i2 === void 0 ? void 0 : s2(o.offer([]).next);
    if (a2 !== void 0) __privateMethod(this, _instances, l_fn).call(this, [...__privateGet(this, _t2), a2]);
    else if (l2) __privateMethod(this, _instances, l_fn).call(this, __privateGet(this, _t2).slice(0, -1));
    else {
      let u = r.map((y) => [...__privateGet(this, _t2), y]), c2 = u.map(o.why).find((y) => y !== null) ?? null;
      d2 !== void 0 && __privateMethod(this, _instances, l_fn).call(this, [d2]), (d2 === void 0 || c2 !== null) && __privateMethod(this, _instances, I_fn).call(this, c2, u[0] ?? [], t);
    }
  }, F_fn = function(e) {
    switch (e._tag) {
      case "Play":
        __privateMethod(this, _instances, C_fn).call(this);
        break;
      case "TakeBack":
        __privateMethod(this, _instances, l_fn).call(this, __privateGet(this, _t2).slice(0, -1));
        break;
      case "Part":
        __privateMethod(this, _instances, l_fn).call(this, [...__privateGet(this, _t2), e.part]);
        break;
    }
    __privateMethod(this, _instances, N_fn).call(this);
  }, I_fn = function(e, t, o) {
    let r = o.getAttribute("aria-label");
    if (r === null && e === null) {
      __privateGet(this, _r2).replaceChildren();
      return;
    }
    let s2 = document.createElement("div");
    s2.textContent = (e == null ? void 0 : e.words) ?? `${r ?? ""}: ${I.nothing}`;
    let i2 = this.getAttribute("site"), l2 = document.createElement("a");
    e !== null && i2 !== null ? (l2.href = e.url(i2), l2.textContent = `${I.read}: ${e.title}`, l2.setAttribute("part", "rule")) : l2.textContent = (e == null ? void 0 : e.title) ?? "", __privateGet(this, _r2).replaceChildren(s2, l2);
    let [a2, d2] = [__privateGet(this, _m).getBoundingClientRect(), o.getBoundingClientRect()], u = Math.max(0, a2.width - __privateGet(this, _r2).offsetWidth), c2 = Math.min(u, Math.max(0, d2.left - a2.left)) + __privateGet(this, _m).scrollLeft;
    __privateGet(this, _r2).style.insetInlineStart = `${c2}px`, __privateGet(this, _r2).style.insetBlockStart = `${d2.bottom - a2.top + 4}px`, __privateMethod(this, _instances, __fn).call(this, "refused", { refusal: (e == null ? void 0 : e.refusal) ?? null, picked: t });
  }, __fn = function(e, t) {
    this.dispatchEvent(new CustomEvent(e, { detail: t, bubbles: true, composed: true }));
  }, D_fn = function(e) {
    var _a3;
    return e.contains(((_a3 = this.shadowRoot) == null ? void 0 : _a3.activeElement) ?? null);
  }, U_fn = function(e) {
    var _a3, _b2, _c;
    let t = __privateGet(this, _e2).findIndex(({ element: r }) => r === e);
    if (t < 0) return;
    (_a3 = __privateGet(this, _e2)[__privateGet(this, _s)]) == null ? void 0 : _a3.element.setAttribute("tabindex", "-1"), __privateSet(this, _s, t), (_b2 = __privateGet(this, _n2).querySelector(".ring")) == null ? void 0 : _b2.remove();
    let o = (_c = __privateGet(this, _e2)[t]) == null ? void 0 : _c.element;
    o == null ? void 0 : o.setAttribute("tabindex", "0"), o && o.insertAdjacentHTML("beforeend", gn(D(o)));
  }, h_fn = function(e) {
    var _a3;
    let t = (_a3 = __privateGet(this, _e2)[e]) == null ? void 0 : _a3.element;
    t instanceof SVGElement && t.focus();
  }, N_fn = function() {
    let [e] = __privateGet(this, _i).children, t = __privateGet(this, _e2).some((o) => __privateMethod(this, _instances, A_fn).call(this, o));
    e instanceof HTMLElement && (!t || __privateGet(this, _o2).named === "alone") ? e.focus() : __privateMethod(this, _instances, h_fn).call(this, __privateGet(this, _s));
  }, z_fn = function(e) {
    let { key: t } = e, o = __privateGet(this, _e2)[__privateGet(this, _s)], r = bt(__privateGet(this, _e2), __privateGet(this, _s), t, (s2) => __privateMethod(this, _instances, A_fn).call(this, s2));
    if (r !== null) __privateMethod(this, _instances, h_fn).call(this, r);
    else if (t === "Escape") __privateMethod(this, _instances, L_fn).call(this);
    else if ((t === "Enter" || t === " ") && o !== void 0) __privateMethod(this, _instances, M_fn).call(this, F(o.element), o.element), __privateGet(this, _t2).length > 0 && __privateMethod(this, _instances, N_fn).call(this);
    else return;
    e.preventDefault();
  }, L_fn = function() {
    __privateGet(this, _r2).hasChildNodes() ? __privateGet(this, _r2).replaceChildren() : __privateGet(this, _t2).length > 0 && __privateMethod(this, _instances, l_fn).call(this, __privateGet(this, _t2).slice(0, -1));
  }, V_fn = function(e) {
    let t = [...__privateGet(this, _i).querySelectorAll("button")], o = t.findIndex((s2) => {
      var _a3;
      return s2 === ((_a3 = this.shadowRoot) == null ? void 0 : _a3.activeElement);
    }), r = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key];
    if (e.key === "Escape") __privateMethod(this, _instances, L_fn).call(this), __privateMethod(this, _instances, h_fn).call(this, __privateGet(this, _s));
    else if (r !== void 0 && o >= 0) {
      let s2 = t[(o + r + t.length) % t.length];
      for (let i2 of t) i2.tabIndex = i2 === s2 ? 0 : -1;
      s2 == null ? void 0 : s2.focus();
    } else return;
    e.preventDefault();
  }, __publicField(_a, "observedAttributes", ["game", "position", "seat", "theme"]), _a;
};
var _t = [], St = (n3) => {
  _t.push(...n3), !(typeof customElements > "u" || customElements.get(Et) !== void 0) && customElements.define(Et, Tt((e) => _t.findLast((t) => t.id === e)));
}, Et = "rulehouse-board";
var de = (n3, e) => {
  let t = n3.game, o = Kn([n3.english]), r = t.rules;
  return { rules: r, ruleUrl: (s2, i2) => bo({ id: t.id }, i2)(s2), see: (s2) => {
    let i2 = t.viewText.parse(s2);
    if (l(i2)) return;
    St([e]);
    let l$1 = i2.right;
    return { view: l$1, standing: o(n3.describeView(l$1)), seatName: (a2) => t.seatName(a2, l$1), read: (a2) => {
      let d2 = t.moveText.parse(a2);
      return mn$1(d2) && mn$1(t.check(d2.right)(l$1)) ? { move: d2.right, words: o(n3.describe(l$1, d2.right)) } : void 0;
    } };
  } };
}, Rt = { icetraders: async () => {
  let [{ icetradersFace: n3 }, { icetradersBoard: e }] = await Promise.all([import("./icetraders-HFXK7FEA.Bem670H3.js").then((n4) => n4.i), import("./icetraders-MHTQ3VJS.6OQQGGb6.js")]);
  return de(n3, e);
}, "terra-mystica": async () => {
  let [{ terraMysticaFace: n3 }, { terraMysticaBoard: e }] = await Promise.all([import("./terra-mystica-OGDGDXLE.CvjQLEM4.js").then((n4) => n4.A), import("./terra-mystica-U4QPUW4V.BK1aAL8t.js")]);
  return de(n3, e);
}, terrafex: async () => {
  let [{ terrafexFace: n3 }, { terrafexBoard: e }] = await Promise.all([import("./terrafex-UI5F2MUB.zI6otqBo.js").then((n4) => n4.t), import("./terrafex-PAAG3S6E.Dv30gvLX.js")]);
  return de(n3, e);
}, toframenn: async () => {
  let [{ toframennFace: n3 }, { toframennBoard: e }] = await Promise.all([import("./toframenn-74NVM4FS.B-ewpE6w.js").then((n4) => n4.t), import("./toframenn-F6CMVCKC.RLZSFNhc.js")]);
  return de(n3, e);
}, transformartian: async () => {
  let [{ transformartianFace: n3 }, { transformartianBoard: e }] = await Promise.all([import("./transformartian-ODSSL6EA.DP8O-WIi.js").then((n4) => n4.a), import("./transformartian-O3EDJ5JX.CcI-0ZaN.js")]);
  return de(n3, e);
} }, Pt = async (n3) => {
  var _a;
  return Object.hasOwn(Rt, n3) ? (_a = Rt[n3]) == null ? void 0 : _a.call(Rt) : void 0;
};
var yn = "\uFEFF", Ct = (n3) => {
  if (typeof n3 != "string") return _$1(I$2([], `no JSON: ${h$2(n3)} is not a text`));
  try {
    return z(JSON.parse(n3.startsWith(yn) ? n3.slice(1) : n3));
  } catch (e) {
    return _$1(I$2([], `no JSON: ${e instanceof Error ? e.message.slice(0, 200) : "unreadable"}`));
  }
};
var Ge = Number.MAX_SAFE_INTEGER, N = Qe$1(...Mn$1), Fe = He$1(0, 1e6), ce = to("a text", 4e3), S = (n3) => Ht$1(n3, 0, Mn$1.length), Mt = ro(S(He$1(1, Mn$1.length))), bn = B$2("a number", (n3) => typeof n3 == "number"), vn = Xt$1("a sight", { ply: Fe, view: to("the text of a view", 2e4), deciding: S(N), waiting: S(Xt$1("a decision", { seat: N, move: ro(ce) })) }), $n = Xt$1("clocks", { at: He$1(0, Ge), left: S(He$1(-Ge, Ge)), running: S(N) }), Nt = S(N), xn = xo("an end", { ByRules: Xt$1("an end", { _tag: Qe$1("ByRules"), result: Xt$1("a result", { over: Xe$1, scores: S(bn), winners: S(N), reason: ro(ce), places: Mt }) }), ByPeople: Xt$1("an end", { _tag: Qe$1("ByPeople"), end: Xt$1("an end", { reason: Qe$1("resignation", "time", "forfeit", "agreement", "adjudication"), seat: ro(N), places: Mt }) }) }), Lt = Xt$1("a look", { game: to("the id of a game", 40), viewer: Qe$1(...Mn$1, "spectators"), players: S(ro(ce)), sight: ro(vn), moves: Ht$1(ro(ce), 0, 5e4), times: ro($n), undo: ro(Xt$1("an undo", { by: N, agreed: Nt, ply: Fe })), draw: ro(Xt$1("an offer", { by: N, agreed: Nt })), comments: Ht$1(Xt$1("a comment", { ply: Fe, text: ce }), 0, 1e3), end: ro(xn) });
var kn = () => {
  let n3 = "";
  return (e) => {
    let t = (n3 + e).replaceAll(`\r
`, `
`).split(`

`), o = t.pop() ?? "";
    return n3 = o.length > 1e6 ? "" : o, t.flatMap((r) => {
      let s2 = r.split(`
`).filter((i2) => i2.startsWith("data:"));
      return s2.length === 0 ? [] : [s2.map((i2) => i2.slice(5).replace(/^ /, "")).join(`
`)];
    });
  };
};
var [Ot, wn] = [500, 8e3], An = async (n3, e, t) => {
  var _a;
  let o = (_a = n3.body) == null ? void 0 : _a.getReader(), r = new TextDecoder(), s2 = kn();
  for (; ; ) {
    let i2 = await (o == null ? void 0 : o.read());
    if (i2 === void 0 || i2.done) return;
    e();
    for (let l2 of s2(r.decode(i2.value, { stream: true }))) t(l2);
  }
}, jt = ({ open: n3, heard: e, connected: t, missing: o }) => {
  let [r, s2] = [false, Ot], i2, l2 = new AbortController(), a2 = async () => {
    l2 = new AbortController();
    let u, c2 = () => {
      clearTimeout(u), u = setTimeout(() => l2.abort(), 4e4);
    };
    try {
      c2();
      let y = await n3(l2.signal);
      y.status === 404 ? (r = true, o()) : y.ok && (s2 = Ot, t(true), await An(y, c2, e));
    } catch {
    }
    clearTimeout(u);
  }, d2 = () => {
    a2().then(() => {
      r || (t(false), i2 = setTimeout(d2, s2), s2 = Math.min(wn, s2 * 2));
    });
  };
  return d2(), () => {
    r = true, clearTimeout(i2), l2.abort();
  };
};
var _ = to("a text", 4e3), Tn = Se$1({ id: to("the id of a table", 16, /^[A-Za-z0-9_-]{16}$/) }), _n = Se$1({ token: to("a token", 32, /^[0-9a-f]{32}$/), refusal: ro(Xt$1("a refusal", { text: _, rule: ro(_) })) }), En = Se$1({ name: _, meaning: _, values: _, default: _, rule: _ }), Sn = Se$1({ games: Ht$1(Se$1({ id: _, title: _, options: Ht$1(En, 0, 100) }), 0, 100), bots: Ht$1(_, 0, 1e3) }), ye = { text: "the server cannot be reached", rule: null }, Rn = (n3) => {
  let e = U$1(n3) && U$1(n3.error) ? n3.error : {}, [t, o] = [e.text, e.rule];
  return { text: typeof t == "string" ? t : "the server refuses, and does not say why", rule: typeof o == "string" ? o : null };
}, ge = (n3) => (e) => h$1(e, (t) => {
  let o = Nr(n3)(t);
  return l(o) ? _$1({ text: `this is no answer of a server: ${jn$1(o.left)}`, rule: null }) : o;
}), be = (n3) => {
  let e = (o, r, s2, i2) => fetch(`${n3}api/${o}`, { ...s2 === void 0 ? {} : { method: "POST", body: JSON.stringify(s2) }, ...i2 === void 0 ? {} : { signal: i2 }, headers: r === null ? {} : { authorization: `Bearer ${r}` }, cache: "no-store", credentials: "omit", referrerPolicy: "no-referrer" }), t = async (o, r, s2) => {
    try {
      let i2 = await e(o, r, s2), l$1 = Ct(await i2.text()), a2 = l(l$1) ? void 0 : l$1.right;
      return i2.ok && a2 !== void 0 ? z(a2) : _$1(Rn(a2));
    } catch {
      return _$1(ye);
    }
  };
  return { catalogue: async () => ge(Sn)(await t("games", null)), open: async (o, r) => {
    let s2 = ge(Tn)(await t("tables", null, { game: o, spec: r }));
    return h$1(s2, ({ id: i2 }) => z(i2));
  }, sit: async (o, r, s2) => {
    let i2 = ge(_n)(await t(`tables/${o}/players`, null, { player: r, seat: s2 }));
    return h$1(i2, ({ token: l2, refusal: a2 }) => a2 === null ? z(l2) : _$1(a2));
  }, seatBot: (o, r, s2, i2) => t(`tables/${o}/bots`, r, { seat: s2, bot: i2 }), say: (o, r, s2) => t(`tables/${o}/messages`, r, s2), look: async (o, r) => ge(Lt)(await t(`tables/${o}`, r)), record: async (o) => h$1(await t(`tables/${o}/record`, null), (r) => z(JSON.stringify(r))), listen: (o, r, s2) => jt({ ...s2, open: (i2) => e(`tables/${o}/events`, r, void 0, i2) }) };
};
var Ie = (n3) => ({ address: n3, problem: null, note: "", catalogue: null, connection: "waiting", look: null, game: null, seen: null, last: null, words: /* @__PURE__ */ new Map(), received: 0, handed: [] }), Pn = (n3, e, t, o) => {
  var _a, _b, _c, _d, _e2;
  let r = { ...n3, look: e, game: t, received: o };
  if (e.sight === null) return { ...r, seen: null, last: null };
  if (((_b = (_a = n3.look) == null ? void 0 : _a.sight) == null ? void 0 : _b.view) === e.sight.view && n3.seen !== null) return r;
  let s2 = t.see(e.sight.view) ?? null, i2 = ((_d = (_c = n3.look) == null ? void 0 : _c.sight) == null ? void 0 : _d.ply) === e.sight.ply - 1, l2 = e.moves[e.sight.ply - 1] ?? null, a2 = i2 && l2 !== null ? (_e2 = n3.seen) == null ? void 0 : _e2.read(l2) : void 0, d2 = [...n3.words].filter(([c2]) => {
    var _a2;
    return c2 < e.moves.length && ((_a2 = n3.look) == null ? void 0 : _a2.moves[c2]) === e.moves[c2];
  }), u = new Map(a2 === void 0 ? d2 : [...d2, [e.sight.ply - 1, a2.words]]);
  return { ...r, seen: s2, last: (a2 == null ? void 0 : a2.move) ?? null, words: u };
}, Bt = (n3, e, t, o) => {
  let [r, s2, i2] = [false, false, false], l$1 = async () => {
    if (s2 = true, !r) {
      for (r = true; s2 && !d2(); ) s2 = false, await a2();
      r = false;
    }
  }, a2 = async () => {
    let c2 = await n3.look(e, t);
    if (d2()) return;
    if (l(c2)) {
      c2.left !== ye && o((v2) => ({ ...v2, problem: c2.left }));
      return;
    }
    let y = await Pt(c2.right.game);
    if (y === void 0) {
      let v2 = { text: `this page has no game "${c2.right.game}"`, rule: null };
      o((w2) => ({ ...w2, problem: v2 }));
    } else d2() || o((v2) => Pn(v2, c2.right, y, Date.now()));
  }, d2 = () => i2, u = n3.listen(e, t, { heard: () => {
    l$1();
  }, connected: (c2) => o((y) => ({ ...y, connection: c2 ? "there" : "lost", problem: y.problem === ye ? null : y.problem })), missing: () => o((c2) => ({ ...c2, connection: "missing" })) });
  return () => {
    i2 = true, u();
  };
};
var Cn = (n3) => {
  let e = Math.max(0, Math.ceil(n3 / 1e3)), [t, o] = [Math.floor(e / 3600), Math.floor(e / 60) % 60], r = (s2) => String(s2).padStart(2, "0");
  return t > 0 ? `${t}:${r(o)}:${r(e % 60)}` : `${o}:${r(e % 60)}`;
}, Mn = ({ times: n3 }, e, t, o) => {
  let r = n3 == null ? void 0 : n3.left[t];
  return n3 === null || r === void 0 ? "" : Cn(n3.running.some((s2) => s2 === t) ? r - (o - e) : r);
}, Nn = (n3, e, t) => {
  var _a, _b, _c;
  let o = (s2, i2) => {
    var _a2;
    let { form: l2, text: a2 } = ie(s2);
    (l2 == null ? void 0 : l2.reportValidity()) === true && i2(n3, ((_a2 = a2.get("player")) == null ? void 0 : _a2.trim()) ?? "");
  }, r = ((_a = e.look) == null ? void 0 : _a.viewer) === "spectators";
  return p`
    <form class="free" @submit=${(s2) => s2.preventDefault()}>
      <label>Name <input name="player" maxlength="40" required autocomplete="off" /></label>
      ${r ? p`<button class="sit" @click=${(s2) => o(s2, t.sit)}>Sit here</button>` : h}
      <button class="hand" @click=${(s2) => o(s2, t.hand)}>Make a link</button>
      ${r || (((_b = e.catalogue) == null ? void 0 : _b.bots.length) ?? 0) === 0 ? h : p`<select
              aria-label="A bot sits here"
              @change=${({ target: s2 }) => {
    s2 instanceof HTMLSelectElement && s2.value !== "" && t.bot(n3, s2.value);
  }}
            >
              <option value="">or a bot …</option>
              ${(_c = e.catalogue) == null ? void 0 : _c.bots.map((s2) => p`<option value=${s2}>${s2}</option>`)}
            </select>`}
    </form>
  `;
}, Ln = ({ link: n3, player: e }, { copy: t }) => p`
  <span class="link">
    <input readonly aria-label=${`The link of ${e}`} .value=${n3} />
    <button type="button" @click=${() => t(n3, "Link")}>Copy</button>
  </span>
`, Ht = (n3, e, t, o) => {
  let { sight: r, players: s2, viewer: i2 } = e, l2 = (a2, d2) => {
    var _a;
    let u = (r == null ? void 0 : r.deciding.some((E2) => E2 === d2)) === true, c2 = (r == null ? void 0 : r.waiting.some((E2) => E2.seat === d2)) === true, y = Mn$1[d2], v2 = y === void 0 ? void 0 : (_a = n3.seen) == null ? void 0 : _a.seatName(y), w2 = r === null ? n3.handed.find((E2) => E2.seat === d2 && E2.player === a2) : void 0;
    return p`
      <li class=${u ? "deciding" : ""}>
        <span class="who"
          ><strong>${a2 ?? `Seat ${d2}`}</strong>
          ${a2 === null ? "free" : v2}
          ${i2 === d2 ? p`<em>you</em>` : h}</span
        >
        <span class="state">${u ? "decides" : c2 ? "has decided" : ""}</span>
        <span class="clock" role="timer">${Mn(e, n3.received, d2, o)}</span>
        ${a2 === null ? Nn(d2, n3, t) : h}
        ${w2 === void 0 ? h : Ln(w2, t)}
      </li>
    `;
  };
  return p`<ul class="seats" aria-label="Seats">
    ${s2.map(l2)}
  </ul>`;
};
var Gt = `
.rulehouse-page{--ink:light-dark(#24272c,#eceae4);--paper:light-dark(#fff,#1b1b1f);--soft:light-dark(#f1f2f3,#2a2c31);--edge:light-dark(#62656b,#b3b6bc);--accent:light-dark(#0b5f58,#5fd0c4);--wrong:light-dark(#9b1c1c,#ffb4ab);color-scheme:light dark;color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
.rulehouse-page[data-theme=light]{color-scheme:light}
.rulehouse-page[data-theme=dark]{color-scheme:dark}
.rulehouse-page h2{font-size:1.15rem;margin:0 0 .6rem;padding:0;border:0}
.rulehouse-page p{margin:0 0 .5rem}
.rulehouse-page form{display:grid;gap:.6rem;justify-items:start;margin:0}
.rulehouse-page .new,.rulehouse-page .join{max-width:40rem;padding:1rem;margin-block-end:1rem;background:var(--soft);border-radius:.75rem}
.rulehouse-page label{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem}
.rulehouse-page .option{justify-content:space-between;inline-size:100%;margin-block:.35rem}
.rulehouse-page .option span{flex:1 1 14rem}
.rulehouse-page small{color:inherit;opacity:.85}
.rulehouse-page .option small{display:block}
.rulehouse-page button,.rulehouse-page input,.rulehouse-page select{min-block-size:40px;max-inline-size:100%;padding:.2rem .7rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--paper);color:var(--ink);font:inherit;font-size:.95rem}
.rulehouse-page button{cursor:pointer}
.rulehouse-page button:disabled{opacity:.55;cursor:default}
.rulehouse-page :is(button,input,select,summary,a):focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.rulehouse-page .new>button,.rulehouse-page .sit,.rulehouse-page .record{background:var(--accent);border-color:var(--accent);color:var(--paper)}
.rulehouse-page .sure{border-color:var(--wrong);color:var(--wrong)}
.rulehouse-page a{color:var(--accent)}
.rulehouse-page .columns{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
@media(min-width:1000px){.rulehouse-page .columns{grid-template-columns:minmax(0,3fr) minmax(18rem,2fr)}}
.rulehouse-page .side{display:grid;gap:1rem;align-content:start;min-inline-size:0}
.rulehouse-page .table{min-inline-size:0}
.rulehouse-page .turn{font-weight:600}
.rulehouse-page :is(.seats,.comments){list-style:none;margin:0;padding:0}
.rulehouse-page .seats li{display:grid;grid-template-columns:1fr auto auto;gap:.2rem .7rem;align-items:center;margin:0;padding:.4rem .6rem;border-inline-start:4px solid transparent}
.rulehouse-page .seats .deciding{border-color:var(--accent);background:var(--soft)}
.rulehouse-page .seats form,.rulehouse-page .seats .link{grid-column:1/-1}
.rulehouse-page .free,.rulehouse-page .undo,.rulehouse-page .comment,.rulehouse-page .bar,.rulehouse-page .link{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem}
.rulehouse-page .free input{inline-size:9rem}
.rulehouse-page .undo input{inline-size:4.5rem}
.rulehouse-page .link input{flex:1 1 12rem;min-inline-size:0;font-family:ui-monospace,monospace;font-size:.8rem}
.rulehouse-page .comment label{flex:1;flex-wrap:nowrap}
.rulehouse-page .comment input{flex:1;min-inline-size:0}
.rulehouse-page .clock{font-variant-numeric:tabular-nums;font-weight:600}
.rulehouse-page :is(.question,.lost,.end){padding:.6rem;background:var(--soft);border:2px solid var(--edge);border-radius:.5rem}
.rulehouse-page :is(.moves,.comments){max-block-size:14rem;overflow:auto;overflow-wrap:anywhere}
.rulehouse-page .moves{margin:0;padding-inline-start:2.4rem}
.rulehouse-page .problem{color:var(--wrong);font-weight:600}
.rulehouse-page .note:empty,.rulehouse-page .comments:empty{display:none}
`;
var ve = ({ players: n3 }, e) => n3[e] ?? `Seat ${e}`, Ft = (n3, e, t, o) => p`
  <p class="question" role="alert">
    ${n3}
    ${e || t ? h : p`<button type="button" @click=${() => o(true)}>Agree</button>`}
    <button type="button" @click=${() => o(false)}>${e ? "Withdraw" : "Decline"}</button>
  </p>
`, On = (n3, { say: e }) => {
  let { undo: t, draw: o, viewer: r } = n3, s2 = (l2) => l2 === r, i2 = (l2) => l2.some((a2) => a2 === r);
  return [...t === null ? [] : [Ft(`${s2(t.by) ? "You ask" : `${ve(n3, t.by)} asks`} to go back to before move ${t.ply + 1}.`, s2(t.by), i2(t.agreed), (l2) => e({ _tag: "AnswerUndo", accept: l2 }))], ...o === null ? [] : [Ft(`${s2(o.by) ? "You offer" : `${ve(n3, o.by)} offers`} a draw.`, s2(o.by), i2(o.agreed), (l2) => e({ _tag: "AnswerDraw", accept: l2 }))]];
}, jn = (n3, { say: e }) => {
  var _a;
  let t = n3.moves.length, o = ((_a = n3.sight) == null ? void 0 : _a.waiting.some(({ seat: s2 }) => s2 === n3.viewer)) === true, r = G((s2) => e({ _tag: "AskUndo", ply: o ? t : Math.max(0, t - Number(s2.get("back") ?? 1)) }));
  return p`
    <form class="undo" @submit=${r}>
      ${o ? h : p`<label>Moves <input name="back" type="number" min="1" max=${Math.max(1, Math.min(50, t))} value="1" /></label>`}
      <button ?disabled=${t === 0 && !o}>${o ? "Take my decision back" : "Ask to take back"}</button>
    </form>
  `;
}, Bn = (n3, e) => p`
  <div class="bar">
    ${jn(n3, e)}
    <button type="button" @click=${() => e.say({ _tag: "OfferDraw" })}>Offer a draw</button>
    ${e.isGivingUp ? p`<button type="button" class="sure" @click=${() => e.say({ _tag: "Resign" })}>Yes, resign</button>
            <button type="button" @click=${() => e.giveUp(false)}>No, play on</button>` : p`<button type="button" @click=${() => e.giveUp(true)}>Resign</button>`}
  </div>
`, Hn = (n3, e) => {
  if (e._tag === "ByRules") return "The game is over.";
  let { reason: t, seat: o } = e.end, r = o === null ? "all" : ve(n3, o);
  switch (t) {
    case "resignation":
      return `The game is over: ${r} resigned.`;
    case "time":
      return `The game is over: ${r} had no time left.`;
    case "forfeit":
      return `The game is over: ${r} forfeited it.`;
    case "agreement":
      return "The game is over: a draw by agreement.";
    case "adjudication":
      return "The game is over by a ruling.";
  }
}, Gn = (n3, e) => {
  let t = e._tag === "ByRules" ? e.result.places : e.end.places, o = e._tag === "ByRules" ? e.result.winners : (t ?? []).flatMap((r, s2) => r === 1 ? [s2] : []);
  return o.length === 0 || o.length === n3.players.length ? "Nobody is ahead of the others." : `${o.map((r) => ve(n3, r)).join(", ")} ${o.length === 1 ? "wins" : "win"}.`;
}, Fn = (n3, e, { save: t, copyRecord: o }) => p`
  <div class="end" role="status">
    <p><strong>${Hn(n3, e)}</strong> ${Gn(n3, e)}</p>
    <div class="bar">
      <button type="button" class="record" @click=${t}>Save the record</button>
      <button type="button" @click=${o}>Copy the record</button>
    </div>
  </div>
`, In = (n3, { say: e }, t) => p`
  <section aria-label="Comments">
    <ul class="comments" tabindex="0" aria-label="What was said">
      ${n3.comments.map(({ ply: o, text: r }) => p`<li><small>${o}</small> ${r}</li>`)}
    </ul>
    ${t ? p`<form
            class="comment"
            @submit=${G((o, r) => {
  var _a;
  let s2 = ((_a = o.get("text")) == null ? void 0 : _a.trim()) ?? "";
  s2 !== "" && e({ _tag: "Comment", text: s2 }), r == null ? void 0 : r.reset();
})}
          >
            <label>Say <input name="text" maxlength="1000" autocomplete="off" /></label> <button>Send</button>
          </form>` : h}
  </section>
`, Dn = ({ words: n3 }, e) => p`
  <ol class="moves" tabindex="0" aria-label="Moves">
    ${e.moves.map((t, o) => p`<li>${n3.get(o) ?? t ?? "decided in secret"}</li>`)}
  </ol>
`, It = (n3, e, t) => {
  let o = e.viewer !== "spectators";
  return p`
    ${e.end === null ? h : Fn(e, e.end, t)}
    ${o && e.end === null && e.sight !== null ? [...On(e, t), Bn(e, t)] : h}
    ${e.sight === null ? h : Dn(n3, e)} ${In(e, t, o)}
  `;
};
var Un = [], zn = (n3, e) => {
  let t = document.createElement("a");
  t.href = URL.createObjectURL(new Blob([n3], { type: "application/json" })), t.download = e, t.click(), URL.revokeObjectURL(t.href);
}, yr = (n3, e) => {
  let t = Ie(se(location.hash)), [o, r, s2] = ["", "auto", false], i2 = () => {
  }, l$1 = (m) => {
    t = m(t), U2();
  }, a2 = async (m, f2) => {
    let g2 = await m;
    l(g2) ? l$1((b) => ({ ...b, problem: g2.left, note: "" })) : (l$1((b) => ({ ...b, problem: null, note: "" })), f2(g2.right));
  }, d2 = ({ server: m }) => e.server ?? m, u = () => be(d2(t.address) ?? ""), c2 = (m, f2) => ({ server: e.server === null ? t.address.server : null, table: m, token: f2 }), y = (m) => {
    location.hash = he(m);
  }, v2 = (m) => `${location.href.replace(/#.*$/, "")}${he(m)}`, w2 = (m, f2) => {
    navigator.clipboard.writeText(m).then(() => l$1((g2) => ({ ...g2, note: `${f2} copied.` })), () => l$1((g2) => ({ ...g2, note: "This browser lets no page copy; mark it and copy it yourself." })));
  }, E2 = (m) => {
    let { table: f2, token: g2 } = t.address;
    s2 = false, f2 !== null && g2 !== null && a2(u().say(f2, g2, m), () => {
    });
  }, Dt2 = (m) => ({ sit: (f2, g2) => {
    a2(u().sit(m, g2, f2), (b) => y(c2(m, b)));
  }, hand: (f2, g2) => {
    a2(u().sit(m, g2, f2), (b) => {
      let $ = v2(c2(m, b));
      l$1((T) => ({ ...T, handed: [...T.handed, { seat: f2, player: g2, link: $ }] }));
    });
  }, bot: (f2, g2) => {
    a2(u().seatBot(m, t.address.token ?? "", f2, g2), () => {
    });
  }, copy: w2 }), Ut2 = (m, { game: f2 }) => ({ say: E2, isGivingUp: s2, giveUp: (g2) => {
    s2 = g2, U2();
  }, save: () => {
    a2(u().record(m), (g2) => zn(g2, `${f2}-${m}.json`));
  }, copyRecord: () => {
    a2(u().record(m), (g2) => w2(g2, "Record"));
  } }), zt2 = ({ seen: m, last: f2 }, g2) => {
    var _a;
    let { viewer: b, sight: $, end: T } = g2, $e = T === null && ($ == null ? void 0 : $.deciding.some((xe) => xe === b)) === true;
    return p`
      <p class="turn" role="status">${((_a = g2.end) == null ? void 0 : _a._tag) === "ByPeople" ? h : m == null ? void 0 : m.standing}</p>
      <rulehouse-board
        game=${g2.game}
        seat=${b === "spectators" ? h : b}
        theme=${r}
        site=${e.site ?? h}
        .last=${f2}
        .view=${m == null ? void 0 : m.view}
        .moves=${$e ? null : Un}
        @move=${({ detail: xe }) => E2({ _tag: "Move", ply: ($ == null ? void 0 : $.ply) ?? 0, move: xe.text })}
      ></rulehouse-board>
    `;
  }, Vt2 = (m, f2) => p`
    <div class="columns">
      <div class="table">
        ${f2.sight === null ? p`<p class="turn" role="status">The game begins when all seats are taken.</p>
                <p>
                  Whoever has this link may watch, and take a free seat:
                  <span class="link"
                    ><input readonly aria-label="The link of the table" .value=${v2(c2(m, null))} />
                    <button type="button" @click=${() => w2(v2(c2(m, null)), "Link")}>Copy</button></span
                  >
                </p>` : zt2(t, f2)}
      </div>
      <div class="side">
        ${Ht(t, f2, Dt2(m), Date.now())} ${It(t, f2, Ut2(m, f2))}
      </div>
    </div>
  `, Wt2 = () => {
    var _a;
    let { address: m, look: f2, connection: g2, catalogue: b } = t;
    return d2(m) === null ? ct(($) => y({ server: $, table: null, token: null })) : m.table === null ? b === null ? p`<p role="status">Asking the server …</p>
            <button type="button" @click=${ue}>Ask again</button>` : ut(b, o === "" ? ((_a = b.games[0]) == null ? void 0 : _a.id) ?? "" : o, { open: ({ game: $, spec: T }) => {
      a2(u().open($, T), ($e) => y(c2($e, null)));
    }, join: ({ table: $, token: T }) => y(c2($, T)), choose: ($) => {
      o = $, U2();
    } }) : g2 === "missing" ? p`<p role="alert">This server has no such table. <a href=${he(c2(null, null))}>Open one</a></p>` : f2 === null ? p`<p role="status">Coming to the table …</p>` : Vt2(m.table, f2);
  }, qt2 = ({ text: m, rule: f2 }) => {
    var _a;
    let g2 = f2 === null ? void 0 : (_a = t.game) == null ? void 0 : _a.rules[f2];
    if (f2 === null || t.game === null || g2 === void 0) return p`${m}`;
    let { site: b } = e;
    return b === null ? p`${f2}: ${m} (${g2})` : p`${f2}: ${m} <a href=${t.game.ruleUrl(f2, b)}>Read the rule: ${g2}</a>`;
  }, Jt2 = ({ problem: m, note: f2, connection: g2, look: b, address: $ }) => p`
    ${g2 === "lost" ? p`<p class="lost" role="status">Connection lost, trying again …</p>` : h}
    ${m === null ? h : p`<p class="problem" role="alert">${qt2(m)}</p>`}
    ${$.token !== null && (b == null ? void 0 : b.viewer) === "spectators" ? p`<p class="problem" role="status">The token of this link has no seat here: you watch.</p>` : h}
    <p class="note" role="status">${f2}</p>
  `, U2 = () => {
    n3.dataset.theme = r, Oe(p`<style>${Gt}</style>${Jt2(t)}${Wt2()}`, n3);
  }, ue = () => {
    i2(), i2 = () => {
    };
    let m = se(location.hash), f2 = m.table !== null && m.table === t.address.table, g2 = t.address.server === m.server ? t.catalogue : null;
    t = { ...Ie(m), catalogue: g2, handed: f2 ? t.handed : [] }, s2 = false, U2();
    let b = d2(m);
    b !== null && (m.table !== null && (i2 = Bt(be(b), m.table, m.token, l$1)), t.catalogue === null && a2(be(b).catalogue(), ($) => l$1((T) => ({ ...T, catalogue: $ }))));
  }, Kt2 = setInterval(() => {
    var _a, _b, _c;
    (((_b = (_a = t.look) == null ? void 0 : _a.times) == null ? void 0 : _b.running.length) ?? 0) > 0 && ((_c = t.look) == null ? void 0 : _c.end) === null && U2();
  }, 500);
  return window.addEventListener("hashchange", ue), n3.classList.add("rulehouse-page"), ue(), { theme: (m) => {
    r = m, U2();
  }, close: () => {
    i2(), clearInterval(Kt2), window.removeEventListener("hashchange", ue), Oe(h, n3);
  } };
};
/*! Bundled license information:

lit-html/lit-html.js:
  (**
   * @license
   * Copyright 2017 Google LLC
   * SPDX-License-Identifier: BSD-3-Clause
   *)
*/
const index = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  mount: yr
}, Symbol.toStringTag, { value: "Module" }));
export {
  He$1 as $,
  Ao as A,
  Vn as B,
  Cn$1 as C,
  Dn$1 as D,
  Eo as E,
  Fn$1 as F,
  Gn$1 as G,
  On$1 as H,
  I$2 as I,
  Jn as J,
  Kn as K,
  Bn$1 as L,
  B$2 as M,
  Nr as N,
  O,
  Pn$1 as P,
  Qe$1 as Q,
  Ze$1 as R,
  So as S,
  no as T,
  h$1 as U,
  V,
  Wn as W,
  X$1 as X,
  Y,
  Z,
  _$1 as _,
  ao as a,
  ir as a0,
  go as a1,
  A$1 as a2,
  f as a3,
  x as a4,
  g as a5,
  Ht$1 as a6,
  Hn$1 as a7,
  eo as a8,
  Xt$1 as a9,
  Xe$1 as aa,
  ho as ab,
  xo as ac,
  Yn as ad,
  Io as ae,
  Vr as af,
  Qn as ag,
  Zn as ah,
  Un$1 as ai,
  Qr as aj,
  Rn$1 as ak,
  ro as al,
  to as am,
  U$1 as an,
  No as ao,
  An$1 as ap,
  hn$1 as aq,
  yt$1 as ar,
  V$1 as as,
  d as at,
  En$1 as au,
  index as av,
  _o as b,
  z as c,
  l as d,
  i as e,
  E$1 as f,
  tr as g,
  h$2 as h,
  io as i,
  X as j,
  k,
  lt$1 as l,
  ee$1 as m,
  ne$1 as n,
  ft$1 as o,
  po as p,
  q$2 as q,
  bo as r,
  qn as s,
  te$1 as t,
  uo as u,
  oe$1 as v,
  c as w,
  at$1 as x,
  ye$1 as y,
  zn$1 as z
};
