import { defineComponent, ref, shallowRef, computed, onMounted, onBeforeUnmount, watch, mergeProps, unref, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrInterpolate, ssrRenderAttr, ssrRenderStyle, ssrRenderList, ssrIncludeBooleanAttr, ssrLooseContain, ssrLooseEqual } from "vue/server-renderer";
import { u as useData, w as withBase } from "./app.js";
import { isLeft, left, right, isRight } from "fp-ts/es6/Either.js";
import * as t from "io-ts";
import { isSome, some } from "fp-ts/es6/Option.js";
const parlours = {
  icetraders: () => import("./icetraders.D2NUtwR9.js"),
  "terra-mystica": () => import("./terra-mystica.Cw2uQy38.js"),
  terrafex: () => import("./terrafex.BU96KEHd.js"),
  toframenn: () => import("./toframenn.CQKaaS-F.js"),
  transformartian: () => import("./transformartian.Ri62aQHF.js")
};
var unplaced = [];
var inside = (context, key, type, actual) => context === unplaced ? unplaced : t.appendContext(context, key, type, actual);
var isAsIs = (codec) => "asIs" in codec && codec.asIs === true;
var fault = (path, reason, rule) => ({
  _tag: "Fault",
  path,
  reason,
  rule
});
var under = (...outer) => (inner) => ({ ...inner, path: [...outer, ...inner.path] });
var printFault = ({ path, reason, rule }) => escaped([rule, path.join("."), reason].filter((part) => part !== void 0 && part !== "").join(": "));
var escaped = (line2) => line2.replaceAll(new RegExp("\\p{Cc}", "gu"), (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`);
var quoted = 40;
var show = (u) => {
  switch (typeof u) {
    case "string": {
      const cut2 = u.slice(0, quoted);
      return JSON.stringify(cut2) + (cut2.length < u.length ? "..." : "");
    }
    case "number":
      return Object.is(u, -0) ? "-0" : String(u);
    case "boolean":
    case "undefined":
      return String(u);
    case "bigint":
      return "a bigint";
    case "symbol":
      return "a symbol";
    case "function":
      return "a function";
    case "object":
      return u === null ? "null" : showObject(u);
  }
};
var showObject = (u) => {
  try {
    return Array.isArray(u) ? `a list of ${u.length}` : "an object";
  } catch {
    return "an object that cannot be read";
  }
};
var described = (codec, schema, asIs = isAsIs(codec)) => Object.assign(new t.Type(codec.name, codec.is, codec.validate, codec.encode), { schema, asIs });
var isDescribed = (codec) => "schema" in codec && typeof codec.schema === "object" && codec.schema !== null;
var schemaOf = (codec) => isDescribed(codec) ? codec.schema : {};
var ruled = (rule, codec) => Object.assign(described(codec, schemaOf(codec)), { rule });
var ruleOf = (entry) => "rule" in entry.type && typeof entry.type.rule === "string" ? entry.type.rule : void 0;
var toFault = (error) => {
  var _a;
  const keys = error.context.map((entry) => entry.key).filter((key) => key !== "");
  const rule = error.context.map(ruleOf).findLast((number2) => number2 !== void 0);
  return fault(
    keys,
    error.message ?? `${show(error.value)} is not ${((_a = error.context.at(-1)) == null ? void 0 : _a.type.name) ?? "valid"}`,
    rule
  );
};
var decode = (codec) => (u) => {
  try {
    const quick = codec.validate(u, unplaced);
    if (!isLeft(quick)) return quick;
    const result3 = codec.decode(u);
    if (!isLeft(result3)) return result3;
    const [first] = result3.left;
    return left(first === void 0 ? fault([], "not valid") : toFault(first));
  } catch {
    return left(fault([], `${show(u)} is not ${codec.name}: it cannot be read`));
  }
};
var failWith = (inner, value, context) => {
  const type = inner.rule === void 0 ? t.unknown : ruled(inner.rule, t.unknown);
  const deeper = inner.path.map((key) => ({ key, type, actual: value }));
  const own = deeper.length === 0 && inner.rule !== void 0 ? [{ key: "", type, actual: value }] : deeper;
  return left([{ value, context: [...context, ...own], message: inner.reason }]);
};
var refined = (codec, name, test) => described(
  new t.Type(
    name,
    (u) => codec.is(u) && !isLeft(test(u)),
    (u, c) => {
      const inner = codec.validate(u, c);
      if (isLeft(inner)) return inner;
      const tested = test(inner.right);
      return isLeft(tested) ? failWith(tested.left, u, c) : tested;
    },
    codec.encode
  ),
  schemaOf(codec)
);
var whole = (min, max) => leaf(
  `a whole number from ${min} to ${max}`,
  (u) => Number.isInteger(u) && inRange(Number(u), min, max),
  { type: "integer", minimum: min, maximum: max }
);
var inRange = (n, min, max) => n >= min && n <= max && !Object.is(n, -0);
var oneOf = (...values) => leaf(`one of ${values.map(show).join(", ")}`, isAmong(values), { enum: values });
var isAmong = (values) => {
  const [only, ...others] = values;
  if (others.length === 0) return (u) => u === only && !Object.is(u, -0);
  const known = new Set(values);
  return (u) => known.has(u) && !Object.is(u, -0);
};
var leaf = (name, is, schema = {}) => described(
  new t.Type(
    name,
    is,
    (u, c) => is(u) ? t.success(u) : t.failure(u, c, `${show(u)} is not ${name}`),
    t.identity
  ),
  schema,
  true
);
var boolean = leaf("true or false", (u) => typeof u === "boolean", {
  type: "boolean"
});
var nullable = (codec) => described(
  new t.Type(
    `${codec.name} or null`,
    (u) => u === null || codec.is(u),
    (u, c) => u === null ? t.success(null) : codec.validate(u, c),
    (a) => a === null ? null : codec.encode(a)
  ),
  { anyOf: [schemaOf(codec), { type: "null" }] }
);
var text = (name, max, pattern) => leaf(
  name,
  (u) => typeof u === "string" && u.length <= max && (pattern === void 0 || pattern.test(u)),
  { type: "string", maxLength: max, ...pattern === void 0 ? {} : { pattern: pattern.source } }
);
var list = (item, min, max) => {
  const name = min === max ? `a list of ${min}` : `a list of ${min} to ${max}`;
  const asIs = isAsIs(item);
  const fits = (u) => Array.isArray(u) && u.length >= min && u.length <= max;
  const is = (u) => {
    if (!fits(u)) return false;
    for (let index = 0; index < u.length; index++) if (!item.is(u[index])) return false;
    return true;
  };
  const validate = (u, context) => {
    if (!fits(u)) return t.failure(u, context, listFault(u, min, name));
    const items = [];
    for (let index = 0; index < u.length; index++) {
      const value = u[index];
      if (asIs && item.is(value)) items.push(value);
      else {
        const read = item.validate(value, inside(context, String(index), item, value));
        if (isLeft(read)) return read;
        items.push(read.right);
      }
    }
    return t.success(items);
  };
  return described(new t.Type(name, is, validate, (items) => items.map(item.encode)), {
    type: "array",
    items: schemaOf(item),
    minItems: min,
    maxItems: max
  });
};
var listFault = (u, min, name) => min > 0 && Array.isArray(u) && u.length === 0 ? `the list is empty; ${name} is needed` : `${show(u)} is not ${name}`;
var tuple = (item, count) => (
  // A list of that many items is such a tuple; the type of a list does not hold its length.
  list(item, count, count)
);
var byText = (name, is, parse, print) => described(
  new t.Type(
    name,
    is,
    (u, c) => {
      if (typeof u !== "string") return t.failure(u, c, `${show(u)} is not ${name}`);
      const result3 = parse(u);
      return isLeft(result3) ? failWith(result3.left, u, c) : result3;
    },
    print
  ),
  { type: "string" }
);
var warmUp = 12;
var isSeed = (u) => typeof u === "number" && Number.isSafeInteger(u) && u >= 0;
var fromSeed = (seed) => {
  let random = [seed >>> 0, Math.floor(seed / 4294967296) >>> 0, 0, 1];
  for (let i = 0; i < warmUp; i++) random = next(random)[1];
  return random;
};
var next = ([a, b, c, counter]) => {
  const drawn = (a + b | 0) + counter | 0;
  const rotated = c << 21 | c >>> 11;
  return [drawn >>> 0, [b ^ b >>> 9, c + (c << 3) | 0, rotated + drawn | 0, counter + 1 | 0]];
};
var source = (seed) => {
  let [a, b, c, counter] = fromSeed(seed);
  const draw = () => {
    const drawn = (a + b | 0) + counter | 0;
    const rotated = c << 21 | c >>> 11;
    a = b ^ b >>> 9;
    b = c + (c << 3) | 0;
    c = rotated + drawn | 0;
    counter = counter + 1 | 0;
    return drawn >>> 0;
  };
  const below = (count) => {
    if (count <= 1) return 0;
    for (; ; ) {
      const drawn = draw();
      const rest = drawn % count;
      if (drawn - rest <= 4294967296 - count) return rest;
    }
  };
  return { below };
};
var shuffled = ({ below }, items) => {
  const result3 = [...items];
  for (let i = result3.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const [x, y] = [result3[i], result3[j]];
    if (x !== void 0 && y !== void 0) [result3[i], result3[j]] = [y, x];
  }
  return result3;
};
var isPlain = (u) => {
  const prototype = Object.getPrototypeOf(u);
  return Array.isArray(u) || prototype === Object.prototype || prototype === null;
};
var constant = (value) => {
  if (typeof value !== "object" || value === null || Object.isFrozen(value) || !isPlain(value)) return value;
  Object.freeze(value);
  const inside2 = Object.values(value);
  for (const inner of inside2) constant(inner);
  return value;
};
var constants = (items) => {
  items.forEach(constant);
  return items;
};
var kept = (make) => {
  const known = /* @__PURE__ */ new Map();
  return (key) => {
    const found = known.get(key);
    if (found !== void 0) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
};
var published = (table) => {
  if (typeof table !== "object" || table === null || !isPlain(table)) return table;
  const entries = Object.entries(table).map(
    ([key, inner]) => [key, published(inner)]
  );
  const copy = Array.isArray(table) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
  return Object.freeze(copy);
};
var isObject = (u) => typeof u === "object" && u !== null && !Array.isArray(u);
var exact = (name, fields) => {
  const keys = Object.keys(fields).filter((key) => Object.hasOwn(fields, key));
  const parts = keys.map((key) => ({ key, codec: fields[key], asIs: isAsIs(fields[key]) }));
  const areFields = (u) => {
    if (!areKeys(Object.keys(u), u, keys)) return false;
    for (const { key, codec } of parts) if (!codec.is(u[key])) return false;
    return true;
  };
  const is = (u) => {
    if (!isObject(u)) return false;
    let index = 0;
    for (const own in u) {
      const part = parts[index++];
      if (own !== (part == null ? void 0 : part.key) || !part.codec.is(u[own])) return areFields(u);
      if (index === parts.length && !Object.hasOwn(u, own)) return false;
    }
    return index === parts.length || areFields(u);
  };
  const validate = (u, context) => {
    if (!isObject(u)) return t.failure(u, context, `${show(u)} is not an object`);
    const own = Object.keys(u);
    const complete = areKeys(own, u, keys);
    const stranger2 = complete ? void 0 : own.find((key) => !Object.hasOwn(fields, key));
    if (stranger2 !== void 0) return unknownKey(u, stranger2, context);
    const read = {};
    for (const { key, codec, asIs } of parts) {
      if (!complete && !Object.hasOwn(u, key))
        return t.failure(void 0, inside(context, key, codec, void 0), "missing");
      const value = u[key];
      if (asIs && codec.is(value)) read[key] = value;
      else {
        const field = codec.validate(value, inside(context, key, codec, value));
        if (isLeft(field)) return field;
        read[key] = field.right;
      }
    }
    return t.success(read);
  };
  const encode = (a) => (
    // The codecs of the fields decide the output; for JSON consumers it is unknown anyway.
    Object.fromEntries(keys.map((key) => [key, fields[key].encode(a[key])]))
  );
  return described(new t.Type(name, is, validate, encode), {
    type: "object",
    properties: Object.fromEntries(keys.map((key) => [key, schemaOf(fields[key])])),
    required: keys,
    additionalProperties: false
  });
};
var areKeys = (own, u, keys) => {
  if (own.length !== keys.length) return false;
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] ?? "";
    if (own[index] !== key && !Object.hasOwn(u, key)) return false;
  }
  return true;
};
var unknownKey = (u, key, context) => t.failure(u[key], inside(context, cut(key), t.never, u[key]), "unknown key");
var cut = (key) => key.slice(0, 40) || '""';
var citing = ({ codec, rule, cited }) => cited === true && rule !== void 0 ? ruled(rule, codec) : codec;
var optionsOf = (name, fields) => {
  const keys = Object.keys(fields).filter((key) => Object.hasOwn(fields, key));
  const codecs = Object.fromEntries(keys.map((key) => [key, citing(fields[key])]));
  const full = exact(name, codecs);
  const validate = (u, context) => {
    if (!isObject(u)) return t.failure(u, context, `${show(u)} is not an object`);
    const stranger2 = Object.keys(u).find((key) => !Object.hasOwn(fields, key));
    if (stranger2 !== void 0) return unknownKey(u, stranger2, context);
    const filled = keys.map((key) => [
      key,
      Object.hasOwn(u, key) ? u[key] : fields[key].codec.encode(fields[key].default)
    ]);
    return full.validate(Object.fromEntries(filled), context);
  };
  const properties = keys.map((key) => {
    const { codec, default: value } = fields[key];
    return [key, { ...schemaOf(codec), default: codec.encode(value) }];
  });
  return described(new t.Type(name, full.is, validate, full.encode), {
    type: "object",
    properties: Object.fromEntries(properties),
    additionalProperties: false
  });
};
var variants = (name, byTag) => {
  const tags = new Map(Object.entries(byTag));
  const codecOf = (u) => isObject(u) && typeof u["_tag"] === "string" ? tags.get(u["_tag"]) : void 0;
  return described(
    new t.Type(
      name,
      (u) => {
        var _a;
        return ((_a = codecOf(u)) == null ? void 0 : _a.is(u)) ?? false;
      },
      (u, context) => {
        const codec = codecOf(u);
        if (codec !== void 0) return codec.validate(u, context);
        const tag = isObject(u) ? `unknown _tag ${show(u["_tag"])}` : `${show(u)} is not ${name}`;
        return t.failure(u, context, tag);
      },
      (a) => {
        var _a;
        return ((_a = codecOf(a)) == null ? void 0 : _a.encode(a)) ?? a;
      }
    ),
    { oneOf: [...tags.values()].map(schemaOf) }
  );
};
var completed = (part, keys, complete) => described(
  new t.Type(
    part.name,
    (u) => {
      if (!isObject(u)) return false;
      const given2 = Object.fromEntries(keys.map((key) => [key, u[key]]));
      if (!part.is(given2)) return false;
      const made = complete(given2);
      return !isLeft(made) && JSON.stringify(sorted(made.right)) === JSON.stringify(sorted(u));
    },
    (u, context) => {
      const read = part.validate(u, context);
      if (isLeft(read)) return read;
      const made = complete(read.right);
      return isLeft(made) ? failWith(made.left, u, context) : made;
    },
    part.encode
  ),
  schemaOf(part)
);
var sorted = (value) => Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
var fields1 = ["format", "game", "options", "seed", "start", "moves", "result"];
var resultFields1 = ["over", "scores", "winners", "reason"];
var stranger = (u, known) => Object.keys(u).find((key) => !known.includes(key));
var given = (u, keys) => Object.fromEntries(keys.flatMap((key) => Object.hasOwn(u, key) ? [[key, u[key]]] : []));
var result2 = (result3) => {
  if (!isObject(result3)) return right(result3);
  const other = stranger(result3, resultFields1);
  if (other !== void 0) return left(fault(["result", show(other)], "unknown key"));
  return right({ ...given(result3, resultFields1), places: null });
};
var from1 = (u) => {
  const other = stranger(u, fields1);
  if (other !== void 0) return left(fault([show(other)], "unknown key"));
  const result3 = result2(u["result"]);
  if (result3._tag === "Left") return result3;
  const notes = { tags: {}, end: null, comments: [], times: [] };
  const hasResult = Object.hasOwn(u, "result") ? { result: result3.right } : {};
  return right({ ...given(u, fields1), format: 2, ...hasResult, ...notes });
};
var migrateRecord = (u) => isObject(u) && u["format"] === 1 ? from1(u) : right(u);
var mostValues = 1e4;
var deepest = 32;
var copied = (u, depth, budget) => {
  if (u === null || typeof u === "string" || typeof u === "boolean") return right(u);
  if (typeof u === "number")
    return Number.isFinite(u) ? right(u) : left(fault([], `${show(u)} is not a number of JSON`));
  if (typeof u !== "object") return left(fault([], `${show(u)} is not JSON`));
  if (depth === 0) return left(fault([], `nested deeper than ${deepest} levels`));
  return Array.isArray(u) ? copiedList(u, depth, budget) : copiedObject(u, depth, budget);
};
var spent = left(fault([], `more than ${mostValues} values`));
var copiedList = (u, depth, budget) => {
  budget.left -= u.length;
  if (budget.left < 0) return spent;
  const items = [];
  for (const value of u) {
    const item = copied(value, depth - 1, budget);
    if (isLeft(item)) return item;
    items.push(item.right);
  }
  return right(items);
};
var copiedObject = (u, depth, budget) => {
  const entries = [];
  for (const [key, value] of Object.entries({ ...u })) {
    if (--budget.left < 0) return spent;
    const inner = copied(value, depth - 1, budget);
    if (isLeft(inner)) return inner;
    entries.push([key, inner.right]);
  }
  return right(Object.fromEntries(entries));
};
var json = described(
  new t.Type(
    "JSON",
    (u) => !isLeft(copied(u, deepest, { left: mostValues })),
    (u, context) => {
      const read = copied(u, deepest, { left: mostValues });
      return isLeft(read) ? failWith(read.left, u, context) : read;
    },
    t.identity
  ),
  {}
);
var seats = constant([0, 1, 2, 3, 4, 5]);
var isSeat = (u) => typeof u === "number" && Number.isInteger(u) && u >= 0 && u <= 5;
var numberedSeat = (seat) => `Seat ${show(seat)}`;
var firstSeats = (count) => everySeat.slice(0, count);
var everySeat = [0, 1, 2, 3, 4, 5];
var recordFormat = 2;
var longest = 4e3;
var line = text(`a text of at most ${longest} characters`, longest);
var mostMoves = 1e6;
var places = nullable(list(whole(1, seats.length), 0, seats.length));
var mostTags = 64;
var tagName = /^[A-Za-z0-9_-]{1,40}$/;
var longestTag = 400;
var tagMistake = (u) => {
  const names = Object.keys(u);
  if (names.length > mostTags) return `more than ${mostTags} tags`;
  const name = names.find((one) => !tagName.test(one));
  if (name !== void 0) return `${show(name)} is not the name of a tag`;
  const wrong = names.find((one) => typeof u[one] !== "string" || u[one].length > longestTag);
  return wrong === void 0 ? void 0 : `tag ${wrong}: not a text of at most ${longestTag} characters`;
};
var isTags = (u) => isObject(u) && tagMistake(u) === void 0;
var recordTags = described(
  new t.Type(
    "tags",
    isTags,
    (u, context) => {
      if (isTags(u)) return right({ ...u });
      const reason = isObject(u) ? tagMistake(u) ?? "" : `${show(u)} is not an object of texts`;
      return failWith(fault([], reason), u, context);
    },
    t.identity
  ),
  {
    type: "object",
    maxProperties: mostTags,
    propertyNames: { pattern: tagName.source },
    additionalProperties: { type: "string", maxLength: longestTag }
  }
);
var reasons = ["resignation", "time", "forfeit", "agreement", "adjudication"];
var end = nullable(
  refined(
    exact("an end", { reason: oneOf(...reasons), seat: nullable(oneOf(...seats)), places }),
    "an end",
    (given2) => {
      const ofSeat = given2.reason !== "agreement" && given2.reason !== "adjudication";
      if (ofSeat && given2.seat === null) return left(fault(["seat"], `a ${given2.reason} is that of a seat`));
      return ofSeat || given2.seat === null ? right(given2) : left(fault(["seat"], `an ${given2.reason} is that of no seat`));
    }
  )
);
var result = exact("a result", {
  over: boolean,
  scores: list(whole(-1e9, 1e9), 0, 6),
  winners: list(oneOf(...seats), 0, 6),
  reason: leaf("a reason or null", (u) => u === null || typeof u === "string" && u.length <= 40, {
    type: ["string", "null"],
    maxLength: 40
  }),
  places
});
var recordOf = (game, options) => exact("a game record", {
  format: oneOf(recordFormat),
  game,
  options,
  seed: leaf("a seed or null", (u) => u === null || isSeed(u), {
    type: ["integer", "null"],
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER
  }),
  start: line,
  moves: list(line, 0, mostMoves),
  result,
  tags: recordTags,
  end,
  comments: list(
    exact("a comment", {
      ply: whole(0, mostMoves),
      text: text("a text of at most 2000 characters", 2e3)
    }),
    0,
    mostMoves
  ),
  times: list(whole(0, Number.MAX_SAFE_INTEGER), 0, mostMoves)
});
var current = recordOf(line, json);
var gameRecord = described(
  new t.Type(
    current.name,
    current.is,
    (u, context) => {
      const read = migrateRecord(u);
      return isLeft(read) ? failWith(read.left, u, context) : current.validate(read.right, context);
    },
    current.encode
  ),
  schemaOf(current)
);
var isMoveOf = (codec, u) => {
  try {
    return codec.is(u);
  } catch {
    return false;
  }
};
var moveFault = (codec, u) => {
  const read = decode(codec)(u);
  return isLeft(read) ? read.left : fault([], `${show(u)} is not ${codec.name}`);
};
var none = constant({ _tag: "None" });
var stepBy = ({
  check,
  applyLegal,
  step,
  move: codec
}) => {
  const inTwo = (move) => (state) => {
    const checked = check(move)(state);
    return isLeft(checked) ? checked : right(applyLegal(state, checked.right));
  };
  if (step === void 0 || codec === void 0) return inTwo;
  return (move) => (state) => isMoveOf(codec, move) ? step(state, move) : inTwo(move)(state);
};
var applyMove = (game) => stepBy(game);
var replay = (game) => (start, moves) => {
  const given2 = moves;
  if (!Array.isArray(given2)) return left(fault([], `${show(given2)} is not a list of notations`));
  let state = start;
  for (const [ply, text2] of moves.entries()) {
    const after = applyText(game)(text2)(state);
    if (isLeft(after)) return left({ ...after.left, path: [String(ply), ...after.left.path] });
    state = after.right;
  }
  return right(state);
};
var applyText = (game) => (text2) => (state) => {
  var _a;
  const move = parseMoveIn(game)(text2)(state);
  if (isLeft(move)) return move;
  const after = ((_a = game.step) == null ? void 0 : _a.call(game, state, move.right)) ?? applyMove(game)(move.right)(state);
  return isLeft(after) ? left(fault([], after.left.text, after.left.rule)) : after;
};
var parseMoveIn = (game) => (text2) => (view) => {
  const move = game.moveText.parse(text2);
  return isLeft(move) && game.toMove(view).length === 0 ? left(overFault(game)) : move;
};
var overFault = (game) => fault([], "the game is over", game.overRule);
var chain = (either, next2) => isLeft(either) ? either : next2(either.right);
var resultOf = (game) => (state) => {
  const outcome = game.outcome(state);
  const ended = isSome(outcome) ? outcome.value : void 0;
  return {
    over: ended !== void 0,
    scores: game.score(state),
    winners: (ended == null ? void 0 : ended.winners) ?? [],
    reason: (ended == null ? void 0 : ended.reason) ?? null,
    places: (ended == null ? void 0 : ended.places) ?? null
  };
};
var writeRecord = (game) => (options, seed, start, moves, notes = {}) => {
  if (seed !== null && !isSeed(seed)) return left(fault(["seed"], `${show(seed)} is not a seed or null`));
  const stranger2 = moves.findIndex((move) => !isMoveOf(game.move, move));
  if (stranger2 >= 0) return left(under(String(stranger2))(moveFault(game.move, moves[stranger2])));
  const texts = moves.map(game.moveText.print);
  return chain(replay(game)(start, texts), (final) => {
    const record = {
      format: recordFormat,
      game: game.id,
      options: game.options.encode(options),
      seed,
      start: game.position.print(start),
      moves: texts,
      result: resultOf(game)(final),
      ...noNotes,
      ...notes
    };
    return chain(decode(gameRecord)(record), (read) => {
      const wrong = notesMistake(read, game.seatCount(start));
      return wrong === void 0 ? right(read) : left(wrong);
    });
  });
};
var noNotes = { tags: {}, end: null, comments: [], times: [] };
var notesMistake = ({ result: result3, end: end2, comments, times, moves }, seatCount) => {
  if (end2 !== null && result3.over) return fault(["end"], "the game was ended by its rules");
  if (end2 !== null && end2.seat !== null && end2.seat >= seatCount)
    return fault(["end", "seat"], `there are ${seatCount} seats`);
  if (end2 !== null && end2.places !== null && end2.places.length !== seatCount)
    return fault(["end", "places"], `there are ${seatCount} seats, not ${end2.places.length}`);
  const late = comments.findIndex(({ ply }) => ply > moves.length);
  if (late >= 0) return fault(["comments", String(late), "ply"], `there are ${moves.length} moves`);
  return times.length === 0 || times.length === moves.length ? void 0 : fault(["times"], `${times.length} times for ${moves.length} moves`);
};
var number = whole(0, Number.MAX_SAFE_INTEGER);
var notation = text("a notation", 2e5);
var word = text("a short text", 500);
var share = leaf("a number", (u) => typeof u === "number" && Number.isFinite(u), { type: "number" });
variants("a request", {
  Sit: exact("Sit", { _tag: oneOf("Sit"), player: number, game: word, bot: word, seed: number }),
  Think: exact("Think", {
    _tag: oneOf("Think"),
    player: number,
    id: number,
    view: notation,
    seat: whole(0, 5),
    iterations: nullable(whole(1, 1e9)),
    ms: nullable(whole(1, 36e5))
  }),
  Told: exact("Told", { _tag: oneOf("Told"), player: number, move: notation }),
  Stop: exact("Stop", { _tag: oneOf("Stop"), id: number }),
  Leave: exact("Leave", { _tag: oneOf("Leave"), player: number })
});
var candidate = exact("a candidate", {
  visits: number,
  value: list(share, 0, 6),
  line: list(notation, 1, 1e3),
  proven: oneOf("win", "loss", "draw", "none")
});
var analysis = exact("an analysis", {
  best: notation,
  iterations: number,
  depth: number,
  nodes: number,
  done: boolean,
  candidates: list(candidate, 0, 1e5)
});
var answered = variants("an answer", {
  Info: exact("Info", { _tag: oneOf("Info"), id: number, analysis }),
  Done: exact("Done", { _tag: oneOf("Done"), id: number, analysis }),
  Failed: exact("Failed", {
    _tag: oneOf("Failed"),
    id: number,
    path: list(word, 0, 20),
    reason: word,
    rule: nullable(word)
  })
});
var listen = (port, hear) => {
  var _a, _b;
  if (port.on !== void 0) port.on("message", hear);
  else (_a = port.addEventListener) == null ? void 0 : _a.call(port, "message", (event) => hear("data" in event ? event.data : void 0));
  (_b = port.start) == null ? void 0 : _b.call(port);
};
var movesOf = ({ moveText }, line2) => line2.flatMap((text2) => {
  const move = moveText.parse(text2);
  return isLeft(move) ? [] : [move.right];
});
var legalOf = (game, view, text2) => {
  const move = game.moveText.parse(text2);
  if (isLeft(move)) return move;
  const checked = game.check(move.right)(view);
  return isLeft(checked) ? left(fault(["best"], checked.left.text, checked.left.rule)) : checked;
};
var candidateOf = (game, view, { visits, value, line: line2, proven }) => {
  const move = legalOf(game, view, line2[0] ?? "");
  if (isLeft(move)) return [];
  return [{ move: move.right, visits, value, line: movesOf(game, line2), proven: proven === "none" ? null : proven }];
};
var analysisOf = (game, view, sent) => {
  const best = legalOf(game, view, sent.best);
  if (isLeft(best)) return best;
  const candidates = sent.candidates.flatMap((one) => candidateOf(game, view, one));
  return right({ ...sent, best: best.right, candidates });
};
var connect = (port) => {
  const waiting = /* @__PURE__ */ new Map();
  let [players, questions] = [0, 0];
  const ask = (message2) => port.postMessage(message2);
  listen(port, (data) => {
    var _a;
    const message2 = decode(answered)(data);
    if (!isLeft(message2)) (_a = waiting.get(message2.right.id)) == null ? void 0 : _a(message2.right);
  });
  const sit = (game, bot, seed) => {
    const player = ++players;
    ask({ _tag: "Sit", player, game: game.id, bot, seed });
    const think = (view, seat, { budget, signal, onInfo } = {}) => new Promise((resolve) => {
      const id = ++questions;
      const stop = () => ask({ _tag: "Stop", id });
      const settle = (result3) => {
        waiting.delete(id);
        signal == null ? void 0 : signal.removeEventListener("abort", stop);
        resolve(result3);
      };
      waiting.set(id, (message2) => {
        if (message2._tag === "Failed") {
          settle(left(fault(message2.path, message2.reason, message2.rule ?? void 0)));
          return;
        }
        const analysis2 = analysisOf(game, view, message2.analysis);
        if (message2._tag === "Done") settle(analysis2);
        else if (!isLeft(analysis2)) onInfo == null ? void 0 : onInfo(analysis2.right);
      });
      const iterations = budget !== void 0 && "iterations" in budget ? budget.iterations : null;
      const ms = budget !== void 0 && "ms" in budget ? budget.ms : null;
      ask({ _tag: "Think", player, id, view: game.viewText.print(view), seat, iterations, ms });
      if ((signal == null ? void 0 : signal.aborted) === true) stop();
      else signal == null ? void 0 : signal.addEventListener("abort", stop);
    });
    return {
      think,
      told: (move) => ask({ _tag: "Told", player, move: game.moveText.print(move) }),
      leave: () => ask({ _tag: "Leave", player })
    };
  };
  return { sit };
};
var message = (key, params = {}) => ({ key, params });
var textOf = (texts, key) => Object.hasOwn(texts, key) ? texts[key] : void 0;
var templateOf = ({ language, texts }, { key, params }) => {
  const plain = textOf(texts, key);
  if (plain !== void 0 || typeof params["count"] !== "number") return plain;
  const form = new Intl.PluralRules(language).select(params["count"]);
  return textOf(texts, `${key}.${form}`) ?? textOf(texts, `${key}.other`);
};
var gap = /\{(\w+)\}/g;
var capital = (text2) => text2.slice(0, 1).toUpperCase() + text2.slice(1);
var spoken = (catalogues, value) => {
  var _a;
  if (value === void 0) return "";
  if (typeof value === "string" || typeof value === "number") return String(value);
  if ("key" in value) return phrase(catalogues, value);
  const language = ((_a = catalogues[0]) == null ? void 0 : _a.language) ?? "en";
  return new Intl.ListFormat(language).format(value.map((one) => phrase(catalogues, one)));
};
var phrase = (catalogues, said) => {
  const template = catalogues.map((one) => templateOf(one, said)).find((one) => one !== void 0);
  return (template ?? said.key).replaceAll(gap, (_, name) => spoken(catalogues, said.params[name]));
};
var say = (catalogues) => (said) => capital(phrase(catalogues, said));
const levels = (id) => {
  const kind = id === "icetraders" ? "ismcts" : "mcts";
  const [quick, usual, slow] = id === "terra-mystica" ? [15, 60, 200] : [40, 400, 3e3];
  return [
    ["random", "Bot: random"],
    [`${kind}:iterations=${quick}`, "Bot: quick"],
    [`${kind}:iterations=${usual}`, "Bot: careful"],
    [`${kind}:iterations=${slow}`, "Bot: strong"]
  ];
};
const linesOf = (face, view, team, found) => {
  const speak = say([face.english]);
  const visits = found.candidates.reduce((sum, one) => sum + one.visits, 0);
  return found.candidates.slice(0, 6).map((one) => ({
    words: speak(face.describe(view, one.move)),
    share: visits === 0 ? 0 : one.visits / visits,
    value: one.value[team] ?? null,
    proven: one.proven
  }));
};
const sessionOf = (face, options, start, seed, played) => {
  const { game } = face;
  const speak = say([face.english]);
  const states = [start, ...played.map(({ after }) => after)];
  const state = states[states.length - 1] ?? start;
  const at = (ply) => states[ply] ?? state;
  const seats2 = game.seatCount(start);
  const eyes = (seat) => seat === null ? none : some(seat);
  const hides = !Object.is(game.viewState, game.state);
  const isOver = isSome(game.outcome(state));
  const self = {
    options: game.options.encode(options),
    seats: seats2,
    hides,
    names: Array.from({ length: seats2 }, (_, seat) => game.seatName(seat, state)),
    // a number below the number of seats
    toMove: game.toMove(state),
    standing: speak(face.describeView(game.view(none)(state))),
    steps: states.map((one, ply) => {
      const made = played[ply - 1];
      const before = at(ply - 1);
      const words = made === void 0 ? "The start" : game.isSecret(before) && !isOver ? `${game.toMove(before).map((seat) => game.seatName(seat, before)).join(", ")} decides in secret` : speak(face.describe(before, made.move));
      return { state: one, move: (made == null ? void 0 : made.move) ?? null, words };
    }),
    view: (ply, seat) => game.view(eyes(seat))(at(ply)),
    play: (move) => {
      const checked = game.check(move)(state);
      if (isLeft(checked)) return void 0;
      return sessionOf(face, options, start, seed, [
        ...played,
        { move: checked.right, after: game.applyLegal(state, checked.right) }
      ]);
    },
    undo: (until) => {
      if (played.length === 0) return self;
      const before = sessionOf(face, options, start, seed, played.slice(0, -1));
      return until(before) ? before : before.undo(until);
    },
    record: () => {
      const record = writeRecord(game)(
        options,
        seed,
        start,
        played.map(({ move }) => move)
      );
      return isRight(record) ? JSON.stringify(record.right) : "";
    },
    position: (ply) => game.position.print(at(ply)),
    think: async (remote, bot, seat, signal) => {
      const player = remote.sit(game, bot, played.length + 1);
      const found = await player.think(game.view(some(seat))(state), seat, { signal });
      player.leave();
      return isRight(found) ? found.right.best : void 0;
    },
    analyse: async (remote, bot, onInfo, signal) => {
      const [seat] = game.toMove(state);
      if (seat === void 0) return;
      const view = game.view(some(seat))(state);
      const team = game.teams(view)[seat] ?? 0;
      const player = remote.sit(game, bot, 1);
      const found = await player.think(view, seat, {
        signal,
        onInfo: (info) => onInfo(linesOf(face, view, team, info))
      });
      if (isRight(found)) onInfo(linesOf(face, view, team, found.right));
      player.leave();
    }
  };
  return self;
};
const begin = (face, given2, seed) => {
  const options = decode(face.game.options)(given2);
  if (isLeft(options)) return { fault: options.left };
  const start = face.game.setup(options.right, seed);
  return isLeft(start) ? { fault: fault([], start.left.text, start.left.rule) } : sessionOf(face, options.right, start.right, seed, []);
};
const beginAt = (face, position, moves) => {
  const { game } = face;
  const [start, options] = [game.position.parse(position), decode(game.options)({})];
  if (isLeft(start)) return { fault: start.left };
  if (isLeft(options)) return { fault: options.left };
  return moves.reduce(
    (session, text2) => {
      const move = game.moveText.parse(text2);
      if ("fault" in session || isLeft(move)) return session;
      return session.play(move.right) ?? session;
    },
    sessionOf(face, options.right, start.right, null, [])
  );
};
const _sfc_main = /* @__PURE__ */ defineComponent({
  __name: "Play",
  __ssrInlineRender: true,
  props: {
    game: {},
    small: { type: Boolean }
  },
  setup(__props) {
    var _a;
    const props = __props;
    const board = ref();
    const { isDark } = useData();
    const session = shallowRef();
    const ply = ref(0);
    const sitters = ref([]);
    const problem = ref("");
    const options = ref([]);
    const lines = shallowRef([]);
    const clocks = ref([]);
    const asked = ref(null);
    const open = ref(null);
    const thinking = ref(false);
    const note = ref("");
    let parlour;
    let worker;
    let stop = new AbortController();
    let timer;
    const choices = levels(props.game);
    const usual = ((_a = choices[1]) == null ? void 0 : _a[0]) ?? "random";
    const isAtEnd = computed(() => {
      var _a2;
      return ply.value === (((_a2 = session.value) == null ? void 0 : _a2.steps.length) ?? 1) - 1;
    });
    const persons = computed(() => sitters.value.flatMap((sitter, seat2) => sitter === "person" ? [seat2] : []));
    const botSeat = computed(() => {
      var _a2;
      return (_a2 = session.value) == null ? void 0 : _a2.toMove.find((seat2) => sitters.value[seat2] !== "person");
    });
    const seat = computed(() => {
      const all = session.value;
      if (all === void 0) return null;
      if (persons.value.length === 1) return persons.value[0] ?? null;
      if (all.hides) return open.value;
      const mover = all.toMove.find((one) => sitters.value[one] === "person");
      return all.toMove.length === 1 ? mover ?? null : null;
    });
    const remote = () => {
      worker ?? (worker = parlour == null ? void 0 : parlour.worker());
      return worker === void 0 ? void 0 : connect(worker);
    };
    const show2 = () => {
      const [all, element] = [session.value, board.value];
      if (all === void 0 || element === void 0) return;
      const step = all.steps[ply.value];
      if (seat.value === null) element.removeAttribute("seat");
      else element.setAttribute("seat", String(seat.value));
      element.last = (step == null ? void 0 : step.move) ?? null;
      element.state = step == null ? void 0 : step.state;
      element.moves = isAtEnd.value && botSeat.value === void 0 ? null : [];
    };
    const advance = async () => {
      const all = session.value;
      if (all === void 0 || parlour === void 0) return;
      const mover = all.toMove.find((one) => sitters.value[one] === "person");
      if (all.hides && persons.value.length > 1 && botSeat.value === void 0) {
        if (mover !== void 0 && open.value !== mover) {
          [asked.value, open.value] = [mover, null];
        }
      } else asked.value = null;
      show2();
      const by = botSeat.value;
      if (by === void 0) return;
      const port = remote();
      if (port === void 0) return;
      thinking.value = true;
      const { signal } = stop;
      const move = await all.think(port, sitters.value[by] ?? usual, by, signal);
      if (signal.aborted) return;
      thinking.value = false;
      const next2 = move === void 0 ? void 0 : all.play(move);
      if (next2 !== void 0) put(next2);
    };
    const put = (next2) => {
      session.value = next2;
      ply.value = next2.steps.length - 1;
      lines.value = [];
      void advance();
    };
    const take = (result3, keepSitters = false) => {
      stop.abort();
      stop = new AbortController();
      thinking.value = false;
      if ("fault" in result3) {
        const { path, reason, rule } = result3.fault;
        problem.value = [rule, [...path, reason].join(": ")].filter(Boolean).join(": ");
        return;
      }
      problem.value = "";
      if (!keepSitters || sitters.value.length !== result3.seats)
        sitters.value = Array.from({ length: result3.seats }, (_, one) => one === 0 ? "person" : usual);
      clocks.value = Array.from({ length: result3.seats }, () => 0);
      open.value = null;
      put(result3);
    };
    const fromAddress = () => {
      const given2 = new URLSearchParams(location.hash.slice(1));
      const position = given2.get("position");
      if (position === null || position.length > 2e4 || parlour === void 0) return false;
      take(beginAt(parlour.face, position, given2.getAll("move").slice(0, 200)));
      if (session.value !== void 0) sitters.value = sitters.value.map(() => "person");
      void advance();
      return session.value !== void 0;
    };
    const time = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    onMounted(async () => {
      var _a2;
      ({ parlour } = await parlours[props.game]());
      parlour.define();
      (_a2 = board.value) == null ? void 0 : _a2.addEventListener("move", (event) => {
        var _a3;
        const next2 = (_a3 = session.value) == null ? void 0 : _a3.play(event.detail.move);
        if (next2 !== void 0) put(next2);
      });
      options.value = parlour.game.optionInfo.map((info) => ({ ...info, value: info.default }));
      if (props.small || !fromAddress()) take(begin(parlour.face, {}, 1));
      window.addEventListener("hashchange", fromAddress);
      timer = setInterval(() => {
        const all = session.value;
        if (all === void 0 || document.hidden) return;
        for (const one of all.toMove) clocks.value[one] = (clocks.value[one] ?? 0) + 1;
      }, 1e3);
    });
    onBeforeUnmount(() => {
      stop.abort();
      worker == null ? void 0 : worker.terminate();
      if (timer !== void 0) clearInterval(timer);
      window.removeEventListener("hashchange", fromAddress);
    });
    watch(
      sitters,
      () => {
        stop.abort();
        stop = new AbortController();
        void advance();
      },
      { deep: true }
    );
    return (_ctx, _push, _parent, _attrs) => {
      var _a2, _b, _c, _d;
      _push(`<div${ssrRenderAttrs(mergeProps({
        class: ["play", { small: __props.small, wide: __props.game === "terra-mystica" }]
      }, _attrs))}><div class="table"><p class="turn" role="status">${ssrInterpolate(((_a2 = session.value) == null ? void 0 : _a2.standing) ?? "Setting up …")}`);
      if (thinking.value) {
        _push(`<span> · the bot is thinking</span>`);
      } else {
        _push(`<!---->`);
      }
      _push(`</p>`);
      if (asked.value !== null) {
        _push(`<div class="curtain"><p>The next decision is for ${ssrInterpolate((_b = session.value) == null ? void 0 : _b.names[asked.value])}. Hand the screen over.</p><button type="button">I am ${ssrInterpolate((_c = session.value) == null ? void 0 : _c.names[asked.value])}</button></div>`);
      } else {
        _push(`<!---->`);
      }
      _push(`<rulehouse-board${ssrRenderAttr("game", __props.game)}${ssrRenderAttr("theme", unref(isDark) ? "dark" : "light")}${ssrRenderAttr("site", unref(withBase)("/"))} style="${ssrRenderStyle(asked.value === null ? null : { display: "none" })}"></rulehouse-board>`);
      if (problem.value) {
        _push(`<p class="problem" role="alert">${ssrInterpolate(problem.value)}</p>`);
      } else {
        _push(`<!---->`);
      }
      _push(`</div>`);
      if (__props.small) {
        _push(`<div class="bar"><button type="button">Take back</button><a${ssrRenderAttr("href", unref(withBase)(`/play/${__props.game}.html`))}>Options, analysis, other seats</a></div>`);
      } else {
        _push(`<div class="side"><section aria-label="Seats"><!--[-->`);
        ssrRenderList(sitters.value, (_, one) => {
          var _a3;
          _push(`<label class="seat"><span>${ssrInterpolate(((_a3 = session.value) == null ? void 0 : _a3.names[one]) ?? `Seat ${one}`)} <small>${ssrInterpolate(time(clocks.value[one] ?? 0))}</small></span><select><option value="person"${ssrIncludeBooleanAttr(Array.isArray(sitters.value[one]) ? ssrLooseContain(sitters.value[one], "person") : ssrLooseEqual(sitters.value[one], "person")) ? " selected" : ""}>Person</option><!--[-->`);
          ssrRenderList(unref(choices), ([text2, name]) => {
            _push(`<option${ssrRenderAttr("value", text2)}${ssrIncludeBooleanAttr(Array.isArray(sitters.value[one]) ? ssrLooseContain(sitters.value[one], text2) : ssrLooseEqual(sitters.value[one], text2)) ? " selected" : ""}>${ssrInterpolate(name)}</option>`);
          });
          _push(`<!--]--></select></label>`);
        });
        _push(`<!--]--></section><section class="bar" aria-label="Game"><button type="button">Take back</button><button type="button">New game</button><button type="button">Analyse</button><button type="button">Copy link</button><button type="button">Copy record</button><button type="button">Save record</button><label class="file">Load record <input type="file" accept=".json,application/json"></label><span role="status">${ssrInterpolate(note.value)}</span></section><details><summary>Options of a new game</summary><!--[-->`);
        ssrRenderList(options.value, (one) => {
          _push(`<label class="option"><span>${ssrInterpolate(one.name)}<small>${ssrInterpolate(one.meaning)} (${ssrInterpolate(one.values)}), ${ssrInterpolate(one.rule)}</small></span><input${ssrRenderAttr("value", one.value)}></label>`);
        });
        _push(`<!--]--></details>`);
        if (lines.value.length > 0) {
          _push(`<table class="lines"><caption>What a bot thinks for whoever is to move</caption><thead><tr><th>move</th><th>tried</th><th>worth</th></tr></thead><tbody><!--[-->`);
          ssrRenderList(lines.value, (line2) => {
            _push(`<tr><td>${ssrInterpolate(line2.words)}</td><td>${ssrInterpolate(Math.round(line2.share * 100))} %</td><td>${ssrInterpolate(line2.proven ?? (line2.value === null ? "" : `${Math.round(line2.value * 100)} %`))}</td></tr>`);
          });
          _push(`<!--]--></tbody></table>`);
        } else {
          _push(`<!---->`);
        }
        _push(`<ol class="moves" start="0" tabindex="0" aria-label="Moves"><!--[-->`);
        ssrRenderList(((_d = session.value) == null ? void 0 : _d.steps) ?? [], (step, index) => {
          _push(`<li><button type="button"${ssrRenderAttr("aria-current", index === ply.value ? "step" : void 0)}>${ssrInterpolate(step.words)}</button></li>`);
        });
        _push(`<!--]--></ol></div>`);
      }
      _push(`</div>`);
    };
  }
});
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(".vitepress/theme/play/Play.vue");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Play = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  default: _sfc_main
}, Symbol.toStringTag, { value: "Module" }));
export {
  message as A,
  isSeed as B,
  isMoveOf as C,
  moveFault as D,
  say as E,
  printFault as F,
  isSeat as G,
  optionsOf as H,
  byText as I,
  completed as J,
  nullable as K,
  boolean as L,
  tuple as M,
  kept as N,
  Play as P,
  constants as a,
  fault as b,
  constant as c,
  chain as d,
  exact as e,
  firstSeats as f,
  refined as g,
  list as h,
  described as i,
  schemaOf as j,
  failWith as k,
  leaf as l,
  isObject as m,
  decode as n,
  oneOf as o,
  none as p,
  source as q,
  ruled as r,
  show as s,
  text as t,
  under as u,
  variants as v,
  whole as w,
  shuffled as x,
  numberedSeat as y,
  published as z
};
