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
import { left, isLeft, right } from "fp-ts/es6/Either.js";
import { B as isSeed, s as show, n as decode, b as fault, C as isMoveOf, D as moveFault, j as schemaOf, c as constant, f as firstSeats, A as message, E as say, F as printFault, G as isSeat } from "./Play.DF0-fMic.js";
import { isSome, some, none } from "fp-ts/es6/Option.js";
var broken = (rule, text) => ({ _tag: "Broken", rule, text });
var over = (rule, text) => ({ _tag: "Over", rule, text });
var notYourTurn = (rule, text, toMove) => ({ _tag: "NotYourTurn", rule, text, toMove });
var printRefusal = (refusal) => `${refusal.rule}: ${refusal.text}`;
var isRuleOf = (book) => (text) => Object.hasOwn(book, text);
var ruleUrl = (game, site = "") => (rule) => `${site === "" ? "" : `${site.replace(/\/+$/, "")}/`}rules/${game.id}.html#${rule}`;
var acceptOptions = (codec, rules, general) => (options, seed) => {
  if (!isSeed(seed)) return left(broken(general, `seed: ${show(seed)} is not a whole number from 0 to 2^53 - 1`));
  const read = decode(codec)(options);
  if (!isLeft(read)) return read;
  const { rule, path, reason } = read.left;
  const text = [...path, reason].join(": ");
  return left(broken(rule !== void 0 && isRuleOf(rules)(rule) ? rule : general, text));
};
var firstBroken = (demands, question) => {
  for (const { rule, text, holds } of demands) if (!holds(question)) return broken(rule, text);
  return void 0;
};
var allHold = (demands, question) => {
  for (const { holds } of demands) if (!holds(question)) return false;
  return true;
};
var firstUnlike = (options, settings) => (
  // The keys of the settings are keys of the options by their type.
  Object.keys(settings).find(
    (name2) => JSON.stringify(options[name2]) !== JSON.stringify(settings[name2])
  )
);
var validate = (invariants) => (state) => {
  for (const { rule, path, text, holds } of invariants) if (!holds(state)) return left(fault([path], text, rule));
  return right(state);
};
var mint = (move) => move;
var mintAll = (moves) => moves;
var malformed = (codec, rule, u) => {
  const { path, reason } = moveFault(codec, u);
  return broken(rule, [...path, reason].join(": "));
};
var checkBy = ({ isOver, overRule, move: codec, moveRule, refusal }) => (move) => (state) => {
  if (isOver(state)) return left(over(overRule, "the game is over"));
  if (!isMoveOf(codec, move)) return left(malformed(codec, moveRule, move));
  const refused = refusal(state, move);
  return refused === void 0 ? right(mint(move)) : left(refused);
};
var notation = ({ rule, longest: longest2, print, parse }) => ({
  print,
  parse: (text) => {
    if (typeof text !== "string") return left(fault([], `${show(text)} is not a text`, rule));
    return text.length > longest2 ? left(fault([], `${show(text)} is too long: at most ${longest2} characters are read`, rule)) : parse(text);
  }
});
var wholeNumber = (text, min, max) => {
  if (text.length > 9 || text.startsWith("-")) return void 0;
  const value = Number(text);
  return String(value) === text && value >= min && value <= max && Number.isInteger(value) ? value : void 0;
};
var byAscii = (a, b) => a < b ? -1 : a > b ? 1 : 0;
var namesOf = (table) => (
  // The keys of a table that is written out are the keys of its type.
  Object.keys(table)
);
var codecsOf = (table) => (
  // One codec for each entry.
  Object.fromEntries(namesOf(table).map((name2) => [name2, table[name2].codec]))
);
var defaultsOf = (table) => (
  // One default for each entry.
  Object.fromEntries(namesOf(table).map((name2) => [name2, table[name2].default]))
);
var valuesOf = (schema) => {
  const { enum: values, anyOf, type, const: only, minimum, maximum } = schema;
  if (only !== void 0) return JSON.stringify(only);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(", ");
  if (Array.isArray(anyOf)) return anyOf.map((part2) => valuesOf(part2)).join(", ");
  if (type === "boolean") return "true, false";
  return minimum === void 0 ? "see the rule" : `${JSON.stringify(minimum)}..${JSON.stringify(maximum)}`;
};
var optionInfoOf = (table) => namesOf(table).map((name2) => {
  const { rule, codec, default: value, meaning, values, otherwise } = table[name2];
  return {
    name: name2,
    rule,
    values: values ?? valuesOf(schemaOf(codec)),
    default: otherwise ?? JSON.stringify(codec.encode(value)),
    meaning
  };
});
var optionSchemaOf = (table) => ({
  type: "object",
  additionalProperties: false,
  properties: Object.fromEntries(
    namesOf(table).map((name2) => {
      const { codec, default: value, otherwise } = table[name2];
      return [
        name2,
        { ...schemaOf(codec), ...otherwise === void 0 ? { default: codec.encode(value) } : {} }
      ];
    })
  )
});
var alone = constant([0, 1, 2, 3, 4, 5, 6].map(firstSeats));
var everyoneAlone = (seatCount) => alone[seatCount] ?? firstSeats(seatCount);
var wonBy = (teams, winners) => {
  const won2 = new Set(winners.map((seat) => teams[seat]));
  return { winners: winners.slice(), places: teams.map((team) => won2.has(team) ? 1 : won2.size + 1) };
};
var placesByValue = (teams, values) => teams.map((team) => 1 + values.filter((value) => value > (values[team] ?? 0)).length);
var sizes = [1, 2, 3];
var colours = ["R", "Y", "G", "B"];
var pieceNames = colours.flatMap(
  (colour2) => sizes.map((size) => `${colour2}${size}`)
);
var pieceTypes = pieceNames.length;
var pieceOf = (colour2, size) => colour2 * 3 + size - 1;
var sizeTable = pieceNames.map((_, piece) => piece % 3 + 1);
var colourTable = pieceNames.map((_, piece) => Math.floor(piece / 3));
var sizeOf = (piece) => sizeTable[piece] ?? 0;
var colourOf = (piece) => colourTable[piece] ?? 0;
var numbers$1 = Object.fromEntries(pieceNames.map((name2, piece) => [name2, piece]));
var pieceNumber = (name2) => numbers$1[name2] ?? 0;
var pieceName = (piece) => pieceNames[piece] ?? "R1";
var pieceNamed$1 = (text) => pieceNames.findIndex((name2) => name2 === text);
var piecePattern = "[RYGB][123]";
var shortOf = (stash) => pieceNames.find((_, piece) => (stash[piece] ?? 0) < 0);
var record = (entries) => (
  // Sorted, so that equal records are written alike.
  Object.fromEntries(
    [...entries].filter((entry) => entry[1] !== void 0).sort(([a], [b]) => byAscii(a, b))
  )
);
var piles = (entries) => record(Array.from(entries, ([key, pieces2]) => [key, pile(pieces2)]));
var counts = (entries) => record(Array.from(entries, ([key, count]) => [key, count === 0 ? void 0 : count]));
var wordsAt = (entries) => record(Array.from(entries, ([key, word]) => [key, word === "" ? void 0 : word]));
var pointsFrom = (source, scores) => scores.map((points) => counts([[source, points]]));
var pile = (pieces2) => pieces2.length === 0 ? void 0 : [...pieces2].sort(byAscii);
var part = (kind, value, label) => ({
  kind,
  value: String(value),
  label
});
var placeKey = (place) => `${place.kind}:${place.value}`;
var samePlace = (a, b) => a.kind === b.kind && a.value === b.value;
var placeOf = (key) => {
  const colon = key.indexOf(":");
  return { kind: key.slice(0, colon), value: key.slice(colon + 1) };
};
var without = (items, item) => {
  const index = items.indexOf(item);
  return index < 0 ? items : items.filter((_, other) => other !== index);
};
var keysOf = (a, b) => [
  .../* @__PURE__ */ new Set([...Object.keys(a), ...Object.keys(b)])
];
var hidden = "hidden";
var missingFrom = (pieces2, others) => others.reduce(without, pieces2);
var moveOf = (gone, come2) => gone.flatMap(({ piece, at }) => {
  const [to, second] = come2.filter((other) => other.piece === piece);
  const only = gone.filter((other) => other.piece === piece).length === 1;
  return to === void 0 || second !== void 0 || !only ? [] : [{ _tag: "Moved", piece, from: at, to: to.at }];
});
var pieceChanges = (before, after) => {
  const keys = keysOf(before.pieces, after.pieces);
  const loose = (a, b) => keys.flatMap(
    (key) => missingFrom(a.pieces[key] ?? [], b.pieces[key] ?? []).map((piece) => ({ piece, at: placeOf(key) }))
  );
  const [gone, come2] = [loose(before, after), loose(after, before)];
  const moved = moveOf(gone, come2);
  const stays = ({ piece }) => !moved.some((one) => one._tag === "Moved" && one.piece === piece);
  const [left2, new_] = [gone.filter(stays), come2.filter(stays)];
  const replaced = left2.flatMap((from) => {
    const there = new_.filter(({ at }) => placeKey(at) === placeKey(from.at));
    const alone2 = left2.filter(({ at }) => placeKey(at) === placeKey(from.at)).length === 1;
    const [to] = there;
    return alone2 && there.length === 1 && to !== void 0 ? [{ _tag: "Replaced", at: from.at, from: from.piece, to: to.piece }] : [];
  });
  const settled = ({ at }) => !replaced.some((one) => one._tag === "Replaced" && placeKey(one.at) === placeKey(at));
  return [
    ...left2.filter(settled).map((one) => ({ _tag: "Removed", ...one })),
    ...moved,
    ...replaced,
    ...new_.filter(settled).map((one) => ({ _tag: "Placed", ...one }))
  ];
};
var wordChanges = (before, after) => keysOf(before.words, after.words).flatMap((key) => {
  const [from, to] = [before.words[key] ?? "", after.words[key] ?? ""];
  if (from === to) return [];
  return [
    to === hidden ? { _tag: "Hidden", at: placeOf(key), from } : { _tag: "Became", at: placeOf(key), from, to }
  ];
});
var countChanges = (before, after) => keysOf(before.counts, after.counts).flatMap((key) => {
  const [from, to] = [before.counts[key] ?? 0, after.counts[key] ?? 0];
  return from === to ? [] : [{ _tag: "Counted", at: placeOf(key), from, to }];
});
var pointChanges = (before, after) => after.points.flatMap(
  (sources, team) => keysOf(before.points[team] ?? {}, sources).flatMap((source) => {
    var _a;
    const points = (sources[source] ?? 0) - (((_a = before.points[team]) == null ? void 0 : _a[source]) ?? 0);
    return points === 0 ? [] : [{ _tag: "Scored", team, source, points }];
  })
);
var sameSeats = (a, b) => a.length === b.length && a.every((seat, index) => seat === b[index]);
var between = (before, after) => [
  ...pieceChanges(before, after),
  ...wordChanges(before, after),
  ...countChanges(before, after),
  ...pointChanges(before, after),
  ...before.phase === after.phase ? [] : [{ _tag: "Phase", from: before.phase, to: after.phase }],
  ...sameSeats(before.toMove, after.toMove) ? [] : [{ _tag: "TurnPassed", from: before.toMove, to: after.toMove }]
];
var pieceMessage = (piece) => message(`piece.${piece}`);
var piecesMessage = (piece) => message(`pieces.${piece}`);
var placeMessage = ({ kind, value }) => message(`place.${kind}`, { value });
var labels = /* @__PURE__ */ new WeakMap();
var mostLabels = 4096;
var labelsOf = (english) => {
  const known2 = labels.get(english);
  if (known2 !== void 0) return known2;
  const made2 = /* @__PURE__ */ new Map();
  labels.set(english, made2);
  return made2;
};
var labelMessage = ({ texts }, place) => {
  const key = `label.${place.kind}`;
  return Object.hasOwn(texts, key) ? message(key, { value: place.value }) : placeMessage(place);
};
var labelled = (english, kind, value, said = labelMessage(english, { kind, value: String(value) })) => {
  const texts = labelsOf(english);
  const key = `${kind}:${value}`;
  const known2 = texts.get(key);
  if (known2 !== void 0) return part(kind, value, known2);
  const label = say([english])(said);
  if (texts.size < mostLabels) texts.set(key, label);
  return part(kind, value, label);
};
var wordMessage = ({ kind }, word) => word === "" ? message("word.nothing") : message(`word.${kind}.${word}`);
var seatNames = (game, view, seats) => seats.map((seat) => message("seat", { name: game.seatName(seat, view) }));
var changeMessage = ({ game, teamName, piece = pieceMessage, place = placeMessage, word = wordMessage }) => (view, change) => {
  switch (change._tag) {
    case "Moved":
      return message("change.moved", {
        piece: piece(change.piece, view),
        from: place(change.from, view),
        to: place(change.to, view)
      });
    case "Placed":
      return message("change.placed", { piece: piece(change.piece, view), at: place(change.at, view) });
    case "Removed":
      return message("change.removed", { piece: piece(change.piece, view), at: place(change.at, view) });
    case "Replaced":
      return message("change.replaced", {
        from: piece(change.from, view),
        to: piece(change.to, view),
        at: place(change.at, view)
      });
    case "Counted":
      return message("change.counted", { at: place(change.at, view), from: change.from, to: change.to });
    case "Became":
      return message("change.became", {
        at: place(change.at, view),
        from: word(change.at, change.from, view),
        to: word(change.at, change.to, view)
      });
    case "Hidden":
      return message("change.hidden", { at: place(change.at, view) });
    case "Scored":
      return message(change.points < 0 ? "change.lost" : "change.scored", {
        who: teamName(view, change.team),
        count: Math.abs(change.points),
        source: message(`source.${change.source}`)
      });
    case "Phase":
      return message("change.phase", { to: message(`phase.${change.to}`) });
    case "TurnPassed":
      return change.to.length === 0 ? message("change.over") : message("change.turn", { who: seatNames(game, view, change.to) });
  }
};
var standing = (game, view, phase) => {
  const ended = game.toMove(view).length === 0 ? game.outcome(game.determinize(view, 0)) : void 0;
  if (ended === void 0 || !isSome(ended))
    return message("standing.open", {
      who: seatNames(game, view, game.toMove(view)),
      phase: message(`phase.${phase}`)
    });
  const { winners, reason } = ended.value;
  const why = message(`reason.${reason}`);
  return winners.length === 0 ? message("standing.nobody", { why }) : message("standing.won", { who: seatNames(game, view, winners), why, count: winners.length });
};
var describeRefusal = (refusal) => message("refusal", { rule: refusal.rule, text: message(refusal.text), printed: printRefusal(refusal) });
var colourNames = {
  R: "red",
  Y: "yellow",
  G: "green",
  B: "blue",
  P: "purple",
  O: "orange",
  K: "black",
  W: "white",
  C: "clear"
};
var namedColours = Object.entries(colourNames);
var colourName = (colour2) => colourNames[colour2];
var sizeNames = { 1: "small", 2: "medium", 3: "large" };
var sizeName = (size) => sizeNames[size];
var isColour = (letter) => letter !== void 0 && Object.hasOwn(colourNames, letter);
var pieceIn$1 = (name2) => {
  const [colour2, digit] = name2;
  const size = sizes.find((one) => String(one) === digit);
  return name2.length === 2 && isColour(colour2) && size !== void 0 ? { colour: colour2, size } : void 0;
};
var pieceNamed = (name2) => pieceIn$1(name2) ?? { colour: "K", size: 1 };
var pieceText = ({ colour: colour2, size }) => `${sizeName(size)} ${colourName(colour2)}`;
var spokenPiece = (name2) => {
  const piece = pieceIn$1(name2);
  return piece === void 0 ? name2 : pieceText(piece);
};
var pieces = Object.fromEntries(
  namedColours.flatMap(
    ([letter, colour2]) => sizes.flatMap((size) => [
      [`piece.${letter}${size}`, `a ${sizeName(size)} ${colour2} pyramid`],
      [`pieces.${letter}${size}`, `${sizeName(size)} ${colour2} pyramids`]
    ])
  )
);
var colourTexts = Object.fromEntries(
  namedColours.map(([letter, colour2]) => [`colour.${letter}`, colour2])
);
var shared$1 = {
  refusal: "{rule}: {text}",
  seat: "{name}",
  "change.moved": "{piece} moves from {from} to {to}",
  "change.placed": "{piece} is placed on {at}",
  "change.removed": "{piece} is removed from {at}",
  "change.replaced": "{from} on {at} becomes {to}",
  "change.counted": "{at}: {from} to {to}",
  "change.became": "{at}: {to}",
  "change.hidden": "{at} is chosen in secret",
  "change.scored.one": "{who} scores {count} point ({source})",
  "change.scored.other": "{who} scores {count} points ({source})",
  "change.lost.one": "{who} loses {count} point ({source})",
  "change.lost.other": "{who} loses {count} points ({source})",
  "change.phase": "{to} begins",
  "change.turn": "It is the turn of {who}",
  "change.over": "The game is over",
  "standing.open": "To move: {who} ({phase})",
  "standing.nobody": "The game is over ({why}): nobody wins",
  "standing.won.one": "The game is over ({why}): {who} wins",
  "standing.won.other": "The game is over ({why}): {who} share the win",
  "place.square": "{value}",
  "label.square": "square {value}",
  "word.nothing": "nothing"
};
var englishWith = (texts) => ({
  language: "en",
  texts: { ...colourTexts, ...pieces, ...shared$1, ...texts }
});
var many = (count, one, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;
var listed = (items) => items.length < 2 ? items[0] ?? "none" : `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;
var sentence = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
var won = ({ winners }, ...seats) => {
  if (!winners.some((winner) => seats.includes(winner))) return "";
  return winners.every((winner) => seats.includes(winner)) ? "wins" : "shares the win";
};
var entities = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
var special = /[&<>"']/;
var escaped = (text) => special.test(text) ? text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign) : text;
var printed = (value) => typeof value === "number" ? String(Math.round(value * 100) / 100) : escaped(value);
var element = (name2, attributes, ...children) => {
  const given = Object.keys(attributes).reduce((before, key) => {
    const value = attributes[key];
    return value === void 0 ? before : `${before} ${key}="${printed(value)}"`;
  }, "");
  const inside = children.join("");
  return inside === "" ? `<${name2}${given}/>` : `<${name2}${given}>${inside}</${name2}>`;
};
var words$1 = (text, attributes) => element("text", { "text-anchor": "middle", "dominant-baseline": "central", ...attributes }, escaped(text));
var group = (x, y, attributes, ...children) => element("g", { ...attributes, transform: `translate(${printed(x)} ${printed(y)})` }, ...children);
var corners = (points) => points.map(([x, y]) => `${printed(x)},${printed(y)}`).join(" ");
var drawing = (width, height, { title, description }, ...children) => element(
  "svg",
  {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${printed(width)} ${printed(height)}`,
    role: "img",
    "aria-label": title,
    "font-family": "system-ui, sans-serif"
  },
  element("title", {}, escaped(title)),
  element("desc", {}, escaped(description)),
  ...children
);
var markColours = { last: "#b45309", next: "#047857", picked: "#6d28d9" };
var dark = {
  // paper, panels and lines of the games of pyramids
  "#faf8f3": "#1d1f23",
  "#d9d3c5": "#4a4d54",
  "#24272c": "#eceae4",
  "#62656b": "#b3b6bc",
  "#f0ece2": "#2a2d33",
  "#0f766e": "#5fd0c4",
  "#d3ece8": "#123f3b",
  // Terra Mystica
  "#f3efe6": "#1b1a18",
  "#fffdf8": "#282623",
  "#d5ccba": "#4d4841",
  "#2b2620": "#efe9df",
  "#6b6357": "#b9b0a2",
  "#a3450c": "#f0a06a",
  "#fbe6dd": "#43261e",
  "#e1edf7": "#1e2f3f",
  "#f1e8d8": "#3a3021",
  "#eceef0": "#2e3236",
  "#ece2f4": "#382a44"
};
var colour = /#[0-9a-f]{6}\b/g;
var variable = (hex) => `--rulehouse-${hex.slice(1)}`;
var styleOf = (hexes) => hexes.map((hex) => `;${variable(hex)}:light-dark(${hex},${dark[hex] ?? hex})`).join("");
var themed = (svg, theme) => {
  switch (theme) {
    case "light":
      return svg;
    case "dark":
      return svg.replaceAll(colour, (hex) => dark[hex] ?? hex);
    case "auto": {
      const used = [...new Set(Array.from(svg.matchAll(colour), ([hex]) => hex))].filter((hex) => hex in dark);
      return svg.replaceAll(colour, (hex) => hex in dark ? `var(${variable(hex)},${hex})` : hex).replace("<svg ", `<svg style="color-scheme:light dark${styleOf(used)}" `);
    }
  }
};
var tag = /<(\/?)g\b([^>]*?)(\/?)>/g;
var attribute = / data-([a-z-]+)="([^"]*)"/g;
var box = / data-box="([^"]*)"/;
var descriptive = /* @__PURE__ */ new Set(["box", "piece", "count", "shape", "marker", "priest"]);
var placesOf$1 = (attributes) => Array.from(attributes.matchAll(attribute), ([, kind = "", value = ""]) => ({ kind, value })).filter(
  ({ kind }) => !descriptive.has(kind)
);
var marksOf = ({ marks = {} }) => {
  const entries = ["last", "next", "picked"].flatMap(
    (mark) => (marks[mark] ?? []).map((place) => [placeKey(place), mark])
  );
  return new Map(
    entries.map(([key]) => [key, entries.flatMap(([other, mark]) => other === key ? [mark] : [])])
  );
};
var rectOf = (given, grow) => {
  const [x = 0, y = 0, width = 0, height = 0] = given.split(" ").map(Number);
  return { x: x - grow, y: y - grow, width: width + 2 * grow, height: height + 2 * grow };
};
var dashes = { last: "9 4", next: "3 3", picked: void 0 };
var outline = (mark, given) => {
  const line = { ...rectOf(given, -2), rx: 3, fill: "none" };
  return element(
    "g",
    { "pointer-events": "none", "data-mark": mark },
    element("rect", { ...line, stroke: "#fff", "stroke-width": 5 }),
    element("rect", { ...line, stroke: markColours[mark], "stroke-width": 3, "stroke-dasharray": dashes[mark] })
  );
};
var area = (given) => element("rect", { ...rectOf(given, 0), fill: "transparent", stroke: "none", "data-hit": "" });
var endsOf = (svg) => {
  const ends = /* @__PURE__ */ new Map();
  const open = [];
  for (const { 1: closing, 3: empty, index } of svg.matchAll(tag)) {
    if (closing === "/") ends.set(open.pop() ?? 0, index);
    else if (empty !== "/") open.push(index);
  }
  return ends;
};
var ownTitle = /^<g\b[^>]*><title>([^<]*)<\/title>/;
var spokenIn = /data-(owner|piece)="([^"]*)"/g;
var contentOf = (text) => {
  var _a, _b;
  const title = (_a = ownTitle.exec(text)) == null ? void 0 : _a[1];
  if (title !== void 0) return title;
  const heaps = [{ of: "", pieces: [] }];
  for (const [, kind, value = ""] of text.matchAll(spokenIn)) {
    if (kind === "owner") heaps.push({ of: `of seat ${value}: `, pieces: [] });
    else (_b = heaps.at(-1)) == null ? void 0 : _b.pieces.push(spokenPiece(value));
  }
  return heaps.filter(({ pieces: pieces2 }) => pieces2.length > 0).map(({ of, pieces: pieces2 }) => of + pieces2.join(", ")).join("; ");
};
var labelOf = ([first], { label }, content) => {
  if (first === void 0) return content;
  if (label !== void 0) return escaped(label(first));
  const name2 = `${first.kind.replaceAll("-", " ")} ${first.value}`;
  if (content === "") return name2;
  if (first.kind === "owner") return content.replace(/^of /, "");
  return content.startsWith(`${first.value}: `) ? `${first.kind} ${content}` : `${name2}: ${content}`;
};
var finished = (svg, options) => {
  const { interactive = false, theme = "light" } = options;
  const marks = marksOf(options);
  if (!interactive && marks.size === 0) return themed(svg.replaceAll(/ data-box="[^"]*"/g, ""), theme);
  const open = [];
  const ends = endsOf(svg);
  const drawn = svg.replaceAll(tag, (whole, closing, attributes, empty, at) => {
    var _a, _b;
    if (closing === "/") return `${((_a = open.pop()) == null ? void 0 : _a.after) ?? ""}${whole}`;
    const given = (_b = box.exec(attributes)) == null ? void 0 : _b[1];
    const places = placesOf$1(attributes);
    const own2 = attributes.replace(box, "");
    const isTarget = given !== void 0 && places.length > 0;
    const outlines = isTarget ? [...new Set(places.flatMap((place) => marks.get(placeKey(place)) ?? []))].map((mark) => outline(mark, given)).join("") : "";
    const role = interactive && isTarget ? ` role="button" tabindex="-1" aria-label="${labelOf(places, options, contentOf(svg.slice(at, ends.get(at) ?? at)))}"` : "";
    const hit = interactive && isTarget ? area(given) : "";
    if (empty === "/") return hit + outlines === "" ? `<g${own2}/>` : `<g${own2}${role}>${hit}${outlines}</g>`;
    open.push({ after: outlines });
    return `<g${own2}${role}>${hit}`;
  });
  return themed(interactive ? drawn.replace('role="img"', 'role="group"') : drawn, theme);
};
var nextOf = ({ parts, at }) => parts[at];
var shared = (paths) => {
  const [first, ...others] = paths;
  const part2 = first === void 0 ? void 0 : nextOf(first);
  if (part2 === void 0) return void 0;
  const same = (path) => {
    const own2 = nextOf(path);
    return own2 !== void 0 && samePlace(own2, part2);
  };
  return others.every(same) ? part2 : void 0;
};
var stepped = (path) => ({ ...path, at: path.at + 1 });
var followed = (paths, picked) => {
  const hits = paths.filter((path) => {
    const own2 = nextOf(path);
    return own2 !== void 0 && samePlace(own2, picked);
  });
  if (hits.length > 0) return hits.map(stepped);
  return shared(paths) === void 0 ? [] : followed(paths.map(stepped), picked);
};
var forcedOf = (paths) => {
  const part2 = shared(paths);
  return part2 === void 0 ? [] : [part2, ...forcedOf(paths.map(stepped))];
};
var distinct = (parts) => {
  const seen = new Map(parts.map((part2) => [`${part2.kind}:${part2.value}`, part2]));
  return [...seen.values()];
};
var pathsOf = ({ parts, orders }) => (move) => {
  const own2 = parts(move);
  return [own2, ...(orders == null ? void 0 : orders(own2)) ?? []].map((one) => ({ move, parts: one, at: 0 }));
};
var choices = (face) => (view, picked) => {
  var _a;
  const all = face.game.legalMoves(view).flatMap(pathsOf(face));
  const paths = picked.reduce(followed, all);
  const moves = [...new Set(paths.map(({ move }) => move))];
  const ended = paths.filter((path) => nextOf(path) === void 0);
  return {
    next: distinct(paths.flatMap((path) => nextOf(path) ?? [])),
    forced: forcedOf(paths),
    moves,
    complete: picked.length > 0 ? ((_a = ended[0]) == null ? void 0 : _a.move) ?? null : null
  };
};
var prefix = "data-";
var placesOn = (element2) => element2.getAttributeNames().filter((name2) => name2.startsWith(prefix)).map((name2) => ({ kind: name2.slice(prefix.length), value: element2.getAttribute(name2) ?? "" }));
var clickedPlaces = (element2) => element2 === null ? [] : [...placesOn(element2), ...clickedPlaces(element2.parentElement)];
var begun = (parts, picked) => {
  const differs = picked.findIndex((pick, index) => {
    const own2 = parts[index];
    return own2 === void 0 || !samePlace(own2, pick);
  });
  return differs < 0 ? picked.length : differs;
};
var matched = (parts, picked) => picked.reduce(
  ({ rest, count }, pick) => {
    const index = rest.findIndex((part2) => samePlace(part2, pick));
    return index < 0 ? { rest, count } : { rest: rest.slice(index + 1), count: count + 1 };
  },
  { rest: parts, count: 0 }
).count;
var whyNot = (face) => (view, picked) => {
  const { game, parts, tried } = face;
  const legal = game.legalMoves(view);
  if (legal.length === 0) return some({ refusal: over(game.overRule, "the game is over"), moves: [] });
  if (choices(face)(view, picked).moves.length > 0) return none;
  const near = tried(view).flatMap((move) => {
    const own2 = parts(move);
    return matched(own2, picked) < picked.length ? [] : [{ move, count: begun(own2, picked) }];
  });
  const most = near.reduce((best, { count }) => Math.max(best, count), 0);
  const refused = near.filter(({ count }) => count === most).flatMap(({ move }) => {
    const checked = game.check(move)(view);
    return isLeft(checked) ? [{ move, refusal: checked.left }] : [];
  });
  const [nearest] = refused;
  if (nearest === void 0) return none;
  const { refusal } = nearest;
  const alike = refused.filter((one) => one.refusal.rule === refusal.rule && one.refusal.text === refusal.text);
  const moves = new Map(alike.map(({ move }) => [game.moveText.print(move), move]));
  return some({ refusal, moves: [...moves.values()] });
};
var words = {
  play: "Play",
  takeBack: "Take back",
  controls: "What you can do",
  nothing: "not possible now",
  read: "Read the rule"
};
var controlsOf = ({ move, next, named }, picked, hasTarget) => {
  const taken = picked.at(-1);
  const parts = named === "alone" || named === "whole" ? [] : next.filter((part2) => !hasTarget(part2));
  return [
    ...move === null ? [] : [{ _tag: "Play", text: `${words.play}: ${move.words}`, move: move.text }],
    ...parts.map((part2) => ({ _tag: "Part", text: part2.label, part: part2 })),
    ...taken === void 0 ? [] : [{ _tag: "TakeBack", text: `${words.takeBack}: ${taken.label}` }]
  ];
};
var nameOf = { Play: "play", Part: "choice", TakeBack: "back" };
var buttonsIn = (controls, press) => controls.map((control, index) => {
  const button = document.createElement("button");
  const name2 = nameOf[control._tag];
  button.type = "button";
  button.className = name2;
  button.textContent = control.text;
  button.tabIndex = index === 0 ? 0 : -1;
  button.setAttribute("part", `button ${name2}`);
  if (control._tag === "Part") button.setAttribute(`data-${control.part.kind}`, control.part.value);
  if (control._tag === "Play") button.setAttribute("data-move", control.move);
  button.addEventListener("click", () => press(control));
  return button;
});
var own = (element2) => {
  const around = clickedPlaces(element2.parentElement).length;
  const all = clickedPlaces(element2);
  return all.slice(0, all.length - around).filter(({ value }) => value !== "");
};
var targetsIn = (root) => Array.from(root.querySelectorAll("[data-hit]"), ({ parentElement }) => parentElement).filter((element2) => element2 !== null).map((element2) => ({ element: element2, places: own(element2), key: own(element2).map(placeKey).join(" ") }));
var standsFor = ({ places }, place) => places.some((one) => samePlace(one, place));
var hitIn = (element2) => element2.querySelector("[data-hit]") ?? element2;
var middle = (element2) => {
  const { left: left2, top, width, height } = element2.getBoundingClientRect();
  return [left2 + width / 2, top + height / 2];
};
var beyond = (targets, at, down) => {
  const from = targets[at];
  if (from === void 0) return at;
  const [x, y] = middle(from.element);
  const nearest = targets.map(({ element: element2 }, index) => {
    const [otherX, otherY] = middle(element2);
    const ahead = down ? otherY - y : y - otherY;
    return { index, ahead, cost: ahead + 3 * Math.abs(otherX - x) };
  }).filter(({ ahead }) => ahead > 4).sort((a, b) => a.cost - b.cost)[0];
  return (nearest == null ? void 0 : nearest.index) ?? at;
};
var led = (targets, at, key, isNext) => {
  const count = targets.length;
  const step = (by) => (at + by + count) % count;
  const open = (by) => {
    const found = targets.map((_, index) => (at + by * (index + 1) + count * 2) % count);
    return found.find((index) => targets.slice(index, index + 1).some(isNext)) ?? at;
  };
  switch (count === 0 ? "" : key) {
    case "ArrowRight":
      return step(1);
    case "ArrowLeft":
      return step(-1);
    case "ArrowDown":
      return beyond(targets, at, true);
    case "ArrowUp":
      return beyond(targets, at, false);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case "PageDown":
      return open(1);
    case "PageUp":
      return open(-1);
    default:
      return null;
  }
};
var longest = 280;
var quick = 200;
var pieceIn = (element2, piece) => {
  const pieces2 = Array.from((element2 == null ? void 0 : element2.querySelectorAll("[data-piece]")) ?? []);
  return pieces2.find((one) => piece.endsWith(one.getAttribute("data-piece") ?? " ")) ?? pieces2[0];
};
var ease = { duration: longest, easing: "ease-in-out", composite: "add" };
var come = (piece, from, to) => {
  const parent = piece.parentElement;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  if (matrix === null) return [];
  const [[x, y], [toX, toY]] = [middle(hitIn(from)), middle(hitIn(to))];
  const back = matrix.inverse();
  const [dx, dy] = [x - toX, y - toY];
  const start = `translate(${back.a * dx + back.c * dy}px,${back.b * dx + back.d * dy}px)`;
  return [piece.animate([{ transform: start }, { transform: "translate(0px,0px)" }], ease)];
};
var appear = (element2) => element2 === void 0 ? [] : [element2.animate([{ opacity: 0 }, { opacity: 1 }], quick)];
var leave = (piece, from) => {
  if (piece === void 0 || from === void 0) return [];
  const copy = piece.cloneNode(true);
  if (!(copy instanceof Element)) return [];
  copy.setAttribute("pointer-events", "none");
  from.append(copy);
  const fading = copy.animate([{ opacity: 1 }, { opacity: 0 }], quick);
  fading.onfinish = fading.oncancel = () => copy.remove();
  return [fading];
};
var animated = (changes, find, was) => changes.flatMap((change) => {
  switch (change._tag) {
    case "Moved": {
      const [from, to] = [find(change.from), find(change.to)];
      const piece = pieceIn(to, change.piece);
      return from === void 0 || to === void 0 || piece === void 0 ? [] : come(piece, from, to);
    }
    case "Placed":
      return appear(pieceIn(find(change.at), change.piece));
    case "Replaced":
      return appear(pieceIn(find(change.at), change.to));
    case "Became":
    case "Hidden":
      return appear(find(change.at));
    case "Removed":
      return leave(pieceIn(was(change.at), change.piece), find(change.at));
    case "Counted":
    case "Scored":
    case "Phase":
    case "TurnPassed":
      return [];
  }
});
var style = `
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
var themeOf = (text) => text === "light" || text === "dark" ? text : "auto";
var seatOf = (text) => {
  const seat = Number(text === null || text === "" ? NaN : text);
  return isSeat(seat) ? seat : null;
};
var narrowBelow = 700;
var smallest = 24;
var mostTold = 60;
var properties = ["state", "view", "moves", "last"];
var nothing = { next: [], forced: [], move: null, named: "none" };
var made = (name2) => {
  const element2 = document.createElement("div");
  element2.className = name2;
  element2.setAttribute("part", name2);
  return element2;
};
var numbers = ["x", "y", "width", "height"];
var boxOf = (hit) => numbers.map((name2) => hit.getAttribute(name2) ?? "0").join(" ");
var ringOf = (hit) => `<g class="ring">${outline("picked", boxOf(hit))}</g>`;
var elementClass = (gameOf) => {
  var _a, _table, _sight, _from, _moves, _last, _picked, _offer, _targets, _at, _narrow, _isDue, _moving, _own, _board, _pictures, _refusal, _controls, _fault, _news, _instances, hand_fn, _sizes, soon_fn, show_fn, clear_fn, isNarrow_fn, draw_fn, widen_fn, mark_fn, isNext_fn, tell_fn, rest_fn, pick_fn, go_fn, play_fn, click_fn, choose_fn, press_fn, refuse_fn, say_fn, isFocusedIn_fn, focused_fn, focus_fn, settle_fn, key_fn, back_fn, keyOfControls_fn;
  return _a = class extends HTMLElement {
    constructor() {
      super();
      __privateAdd(this, _instances);
      __privateAdd(this, _table, null);
      __privateAdd(this, _sight, null);
      __privateAdd(this, _from, { _tag: "Start" });
      __privateAdd(this, _moves, null);
      __privateAdd(this, _last, null);
      __privateAdd(this, _picked, []);
      __privateAdd(this, _offer, nothing);
      __privateAdd(this, _targets, []);
      __privateAdd(this, _at, 0);
      __privateAdd(this, _narrow, false);
      __privateAdd(this, _isDue, false);
      __privateAdd(this, _moving, []);
      /** What the person made, until the page shows what came of it. */
      __privateAdd(this, _own, null);
      __privateAdd(this, _board, made("board"));
      __privateAdd(this, _pictures, made("pictures"));
      __privateAdd(this, _refusal, made("refusal"));
      __privateAdd(this, _controls, made("controls"));
      __privateAdd(this, _fault, made("fault"));
      __privateAdd(this, _news, made("news"));
      __privateAdd(this, _sizes, typeof ResizeObserver === "undefined" ? void 0 : new ResizeObserver(() => {
        if (__privateMethod(this, _instances, isNarrow_fn).call(this) !== __privateGet(this, _narrow)) __privateMethod(this, _instances, draw_fn).call(this);
      }));
      const look = document.createElement("style");
      look.textContent = style;
      __privateGet(this, _refusal).setAttribute("role", "alert");
      __privateGet(this, _controls).setAttribute("role", "toolbar");
      __privateGet(this, _controls).setAttribute("aria-label", words.controls);
      __privateGet(this, _news).setAttribute("aria-live", "polite");
      __privateGet(this, _board).append(__privateGet(this, _pictures), __privateGet(this, _refusal));
      this.attachShadow({ mode: "open" }).append(look, __privateGet(this, _fault), __privateGet(this, _board), __privateGet(this, _controls), __privateGet(this, _news));
      __privateGet(this, _pictures).onpointerdown = () => __privateMethod(this, _instances, rest_fn).call(this);
      __privateGet(this, _pictures).onclick = (event) => __privateMethod(this, _instances, click_fn).call(this, event);
      __privateGet(this, _pictures).onkeydown = (event) => __privateMethod(this, _instances, key_fn).call(this, event);
      __privateGet(this, _pictures).addEventListener("focusin", ({ target }) => __privateMethod(this, _instances, focused_fn).call(this, target));
      __privateGet(this, _controls).onkeydown = (event) => __privateMethod(this, _instances, keyOfControls_fn).call(this, event);
    }
    // ---- what a page hands in ----
    /** Reading gives the view: a state is reduced to what the seat may see, and let go. */
    get state() {
      return this.view;
    }
    set state(value) {
      __privateMethod(this, _instances, hand_fn).call(this, { _tag: "State", value });
    }
    get view() {
      var _a2;
      return ((_a2 = __privateGet(this, _sight)) == null ? void 0 : _a2.view) ?? null;
    }
    set view(value) {
      __privateMethod(this, _instances, hand_fn).call(this, { _tag: "View", value });
    }
    get moves() {
      return __privateGet(this, _moves);
    }
    set moves(value) {
      __privateSet(this, _moves, value ?? null);
      __privateMethod(this, _instances, soon_fn).call(this);
    }
    get last() {
      return __privateGet(this, _last);
    }
    set last(value) {
      __privateSet(this, _last, value ?? null);
      __privateMethod(this, _instances, soon_fn).call(this);
    }
    connectedCallback() {
      var _a2;
      for (const name2 of properties) {
        const descriptor = Object.getOwnPropertyDescriptor(this, name2);
        if (descriptor === void 0 || !Reflect.deleteProperty(this, name2)) continue;
        Reflect.set(this, name2, descriptor.value);
      }
      (_a2 = __privateGet(this, _sizes)) == null ? void 0 : _a2.observe(this);
      __privateMethod(this, _instances, soon_fn).call(this);
    }
    disconnectedCallback() {
      var _a2;
      (_a2 = __privateGet(this, _sizes)) == null ? void 0 : _a2.disconnect();
      __privateMethod(this, _instances, rest_fn).call(this);
    }
    attributeChangedCallback(name2, before, after) {
      if (before === after) return;
      if (name2 === "game") __privateSet(this, _table, null);
      if (name2 === "position" || name2 === "game" && __privateGet(this, _from)._tag === "Same") {
        const text = this.getAttribute("position");
        __privateSet(this, _from, text === null ? { _tag: "Start" } : { _tag: "Text", text });
      }
      __privateMethod(this, _instances, soon_fn).call(this);
    }
  }, _table = new WeakMap(), _sight = new WeakMap(), _from = new WeakMap(), _moves = new WeakMap(), _last = new WeakMap(), _picked = new WeakMap(), _offer = new WeakMap(), _targets = new WeakMap(), _at = new WeakMap(), _narrow = new WeakMap(), _isDue = new WeakMap(), _moving = new WeakMap(), _own = new WeakMap(), _board = new WeakMap(), _pictures = new WeakMap(), _refusal = new WeakMap(), _controls = new WeakMap(), _fault = new WeakMap(), _news = new WeakMap(), _instances = new WeakSet(), hand_fn = function(from) {
    __privateSet(this, _from, from);
    __privateMethod(this, _instances, soon_fn).call(this);
  }, _sizes = new WeakMap(), /** Properties and attributes that change together are shown together. */
  soon_fn = function() {
    if (__privateGet(this, _isDue)) return;
    __privateSet(this, _isDue, true);
    void Promise.resolve().then(() => {
      __privateSet(this, _isDue, false);
      if (this.isConnected) __privateMethod(this, _instances, show_fn).call(this);
    });
  }, show_fn = function() {
    var _a2, _b;
    const given = {
      from: __privateGet(this, _from),
      seat: seatOf(this.getAttribute("seat")),
      moves: __privateGet(this, _moves),
      last: __privateGet(this, _last) ?? __privateGet(this, _own)
    };
    const isNew = given.from._tag !== "Same";
    __privateSet(this, _from, { _tag: "Same" });
    if (isNew) [__privateWrapper(this, _last)._, __privateWrapper(this, _own)._] = [null, null];
    __privateGet(this, _table) ?? __privateSet(this, _table, ((_a2 = gameOf(this.getAttribute("game") ?? "")) == null ? void 0 : _a2.table()) ?? null);
    const found = (_b = __privateGet(this, _table)) == null ? void 0 : _b.show(given);
    if (found === void 0 || isLeft(found)) {
      __privateSet(this, _sight, null);
      __privateGet(this, _fault).textContent = found === void 0 ? `no board for "${this.getAttribute("game") ?? ""}"` : printFault(found.left);
      __privateMethod(this, _instances, clear_fn).call(this);
      return;
    }
    const before = __privateGet(this, _targets);
    __privateSet(this, _sight, found.right);
    __privateGet(this, _fault).textContent = "";
    __privateMethod(this, _instances, pick_fn).call(this, []);
    __privateMethod(this, _instances, draw_fn).call(this);
    if (isNew) __privateMethod(this, _instances, tell_fn).call(this, found.right, before);
  }, clear_fn = function() {
    __privateMethod(this, _instances, rest_fn).call(this);
    __privateGet(this, _pictures).replaceChildren();
    __privateGet(this, _controls).replaceChildren();
    __privateGet(this, _refusal).replaceChildren();
    [__privateWrapper(this, _targets)._, __privateWrapper(this, _picked)._, __privateWrapper(this, _offer)._] = [[], [], nothing];
  }, // ---- what is shown ----
  isNarrow_fn = function() {
    const { clientWidth } = this;
    return clientWidth > 0 && clientWidth < narrowBelow;
  }, /** Draws the pictures anew. Marks and buttons follow each click; the pictures only each position. */
  draw_fn = function() {
    var _a2;
    const sight = __privateGet(this, _sight);
    if (sight === null) return;
    __privateMethod(this, _instances, rest_fn).call(this);
    const at = __privateMethod(this, _instances, isFocusedIn_fn).call(this, __privateGet(this, _pictures)) ? (_a2 = __privateGet(this, _targets)[__privateGet(this, _at)]) == null ? void 0 : _a2.key : void 0;
    __privateSet(this, _narrow, __privateMethod(this, _instances, isNarrow_fn).call(this));
    const seat = seatOf(this.getAttribute("seat"));
    const options = { seat: seat ?? void 0, theme: themeOf(this.getAttribute("theme")), interactive: true };
    __privateGet(this, _pictures).innerHTML = sight.pictures(options, __privateGet(this, _narrow)).join("");
    __privateSet(this, _targets, targetsIn(__privateGet(this, _pictures)));
    for (const { element: element2 } of __privateGet(this, _targets)) {
      if (element2.querySelectorAll("[data-hit]").length > 1) element2.setAttribute("role", "group");
      const label = element2.getAttribute("aria-label") ?? "";
      const texts = [...element2.querySelectorAll("text")];
      const seen = texts.map(({ textContent }) => textContent).join(" ");
      for (const text of texts) text.after(" ");
      if (!label.toLowerCase().includes(seen.toLowerCase())) element2.setAttribute("aria-label", `${label}, ${seen}`);
    }
    __privateMethod(this, _instances, widen_fn).call(this, sight);
    const found = __privateGet(this, _targets).findIndex(({ key }) => key === at);
    __privateSet(this, _at, Math.max(0, found));
    __privateMethod(this, _instances, mark_fn).call(this);
    if (found >= 0) __privateMethod(this, _instances, focus_fn).call(this, found);
  }, /** Gives a picture at least the width at which the smallest target of a move can be hit; it scrolls inside the board. */
  widen_fn = function({ kinds }) {
    for (const svg of __privateGet(this, _pictures).querySelectorAll("svg")) {
      const { width } = svg.getBoundingClientRect();
      const own2 = __privateGet(this, _targets).filter(
        ({ element: element2, places }) => svg.contains(element2) && places.some(({ kind }) => kinds.has(kind))
      );
      const sides = own2.map(({ element: element2 }) => {
        const box2 = hitIn(element2).getBoundingClientRect();
        return Math.min(box2.width, box2.height);
      });
      const least = Math.min(...sides);
      if (least > 0 && least < smallest) svg.style.minInlineSize = `${Math.ceil(width * smallest / least)}px`;
    }
  }, /** The marks and the focus of the targets, and the buttons. */
  mark_fn = function() {
    var _a2, _b;
    for (const old of __privateGet(this, _pictures).querySelectorAll("[tabindex]>[data-mark]")) old.remove();
    const marks = [
      ["last", ((_a2 = __privateGet(this, _sight)) == null ? void 0 : _a2.last) ?? []],
      ["next", __privateGet(this, _picked).length === 0 && __privateGet(this, _offer).named !== "alone" ? [] : __privateGet(this, _offer).next],
      ["picked", __privateGet(this, _picked)]
    ];
    for (const target of __privateGet(this, _targets)) {
      const { element: element2 } = target;
      const isPicked = __privateGet(this, _picked).some((place) => standsFor(target, place));
      element2.setAttribute("tabindex", "-1");
      element2.classList.toggle("next", __privateMethod(this, _instances, isNext_fn).call(this, target));
      if (element2.getAttribute("role") === "button") element2.setAttribute("aria-pressed", String(isPicked));
      const hit = hitIn(element2);
      for (const [mark, places] of marks)
        if (places.some((place) => standsFor(target, place)))
          element2.insertAdjacentHTML("beforeend", outline(mark, boxOf(hit)));
    }
    (_b = __privateGet(this, _targets)[__privateGet(this, _at)]) == null ? void 0 : _b.element.setAttribute("tabindex", "0");
    const hasTarget = (place) => __privateGet(this, _targets).some((target) => standsFor(target, place));
    const controls = controlsOf(__privateGet(this, _offer), __privateGet(this, _picked), hasTarget);
    __privateGet(this, _controls).replaceChildren(...buttonsIn(controls, (control) => __privateMethod(this, _instances, press_fn).call(this, control)));
  }, isNext_fn = function(target) {
    return __privateGet(this, _offer).next.some((place) => standsFor(target, place));
  }, /** Says what happened, and lets pieces come from where they were. */
  tell_fn = function({ told, changes, standing: standing2 }, before) {
    if (told.length > 0) __privateGet(this, _news).textContent = told.length > mostTold ? standing2 : told.join(". ");
    if (typeof matchMedia !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const findIn = (targets) => (place) => {
      var _a2;
      return (_a2 = targets.find((target) => standsFor(target, place))) == null ? void 0 : _a2.element;
    };
    if (typeof this.animate === "function") __privateSet(this, _moving, animated(changes, findIn(__privateGet(this, _targets)), findIn(before)));
  }, /** Ends what moves. */
  rest_fn = function() {
    for (const one of __privateGet(this, _moving)) one.cancel();
    __privateSet(this, _moving, []);
  }, // ---- clicks ----
  pick_fn = function(picked) {
    var _a2;
    __privateGet(this, _refusal).replaceChildren();
    __privateSet(this, _picked, picked);
    __privateSet(this, _offer, ((_a2 = __privateGet(this, _sight)) == null ? void 0 : _a2.offer(picked)) ?? nothing);
  }, /** Goes on with other clicks: a move that is named is played, or asked for. */
  go_fn = function(picked) {
    __privateMethod(this, _instances, pick_fn).call(this, picked);
    __privateMethod(this, _instances, mark_fn).call(this);
    __privateMethod(this, _instances, say_fn).call(this, "pick", { picked, words: picked.map(({ label }) => label) });
    const confirm = this.getAttribute("confirm");
    const { named } = __privateGet(this, _offer);
    const isSure = named === "whole" || named === "alone" && confirm === "never";
    if (isSure && confirm !== "always" && picked.length > 0) __privateMethod(this, _instances, play_fn).call(this);
  }, play_fn = function() {
    const { move } = __privateGet(this, _offer);
    if (move === null) return;
    __privateMethod(this, _instances, pick_fn).call(this, []);
    __privateMethod(this, _instances, mark_fn).call(this);
    __privateSet(this, _own, move.move);
    __privateMethod(this, _instances, say_fn).call(this, "move", move);
  }, click_fn = function(event) {
    var _a2;
    const [element2] = event.composedPath();
    if (!(element2 instanceof Element)) return;
    const at = __privateGet(this, _targets).findLastIndex((one) => one.element.contains(element2));
    if (at >= 0) __privateSet(this, _at, at);
    const target = ((_a2 = __privateGet(this, _targets)[at]) == null ? void 0 : _a2.element) ?? element2;
    __privateMethod(this, _instances, choose_fn).call(this, clickedPlaces(element2), target);
  }, /** A click is the next part, takes back the last one, begins anew, or is refused by the rule of the nearest move. */
  choose_fn = function(around, element2) {
    const sight = __privateGet(this, _sight);
    const places = around.filter(({ kind, value }) => value !== "" && kind !== "piece");
    if (sight === null) return;
    const among = (parts) => places.flatMap((place) => parts.filter((part2) => samePlace(part2, place)))[0];
    const before = __privateGet(this, _picked).at(-1);
    const isBefore = before !== void 0 && places.some((place) => samePlace(place, before));
    const next = among([...__privateGet(this, _offer).next, ...__privateGet(this, _offer).forced]);
    const anew = before === void 0 ? void 0 : among(sight.offer([]).next);
    if (next !== void 0) __privateMethod(this, _instances, go_fn).call(this, [...__privateGet(this, _picked), next]);
    else if (isBefore) __privateMethod(this, _instances, go_fn).call(this, __privateGet(this, _picked).slice(0, -1));
    else {
      const tried = places.map((place) => [...__privateGet(this, _picked), place]);
      const why = tried.map(sight.why).find((one) => one !== null) ?? null;
      if (anew !== void 0) __privateMethod(this, _instances, go_fn).call(this, [anew]);
      if (anew === void 0 || why !== null) __privateMethod(this, _instances, refuse_fn).call(this, why, tried[0] ?? [], element2);
    }
  }, press_fn = function(control) {
    switch (control._tag) {
      case "Play":
        __privateMethod(this, _instances, play_fn).call(this);
        break;
      case "TakeBack":
        __privateMethod(this, _instances, go_fn).call(this, __privateGet(this, _picked).slice(0, -1));
        break;
      case "Part":
        __privateMethod(this, _instances, go_fn).call(this, [...__privateGet(this, _picked), control.part]);
        break;
    }
    __privateMethod(this, _instances, settle_fn).call(this);
  }, /** Shows beside a place why it cannot be picked. */
  refuse_fn = function(why, picked, element2) {
    const label = element2.getAttribute("aria-label");
    if (label === null && why === null) {
      __privateGet(this, _refusal).replaceChildren();
      return;
    }
    const text = document.createElement("div");
    text.textContent = (why == null ? void 0 : why.words) ?? `${label ?? ""}: ${words.nothing}`;
    const site = this.getAttribute("site");
    const link = document.createElement("a");
    if (why !== null && site !== null) {
      link.href = why.url(site);
      link.textContent = `${words.read}: ${why.title}`;
      link.setAttribute("part", "rule");
    } else link.textContent = (why == null ? void 0 : why.title) ?? "";
    __privateGet(this, _refusal).replaceChildren(text, link);
    const [board, place] = [__privateGet(this, _board).getBoundingClientRect(), element2.getBoundingClientRect()];
    const room = Math.max(0, board.width - __privateGet(this, _refusal).offsetWidth);
    const aside = Math.min(room, Math.max(0, place.left - board.left)) + __privateGet(this, _board).scrollLeft;
    __privateGet(this, _refusal).style.insetInlineStart = `${aside}px`;
    __privateGet(this, _refusal).style.insetBlockStart = `${place.bottom - board.top + 4}px`;
    __privateMethod(this, _instances, say_fn).call(this, "refused", { refusal: (why == null ? void 0 : why.refusal) ?? null, picked });
  }, say_fn = function(name2, detail) {
    this.dispatchEvent(new CustomEvent(name2, { detail, bubbles: true, composed: true }));
  }, // ---- keys ----
  isFocusedIn_fn = function(part2) {
    var _a2;
    return part2.contains(((_a2 = this.shadowRoot) == null ? void 0 : _a2.activeElement) ?? null);
  }, focused_fn = function(target) {
    var _a2, _b, _c;
    const found = __privateGet(this, _targets).findIndex(({ element: element22 }) => element22 === target);
    if (found < 0) return;
    (_a2 = __privateGet(this, _targets)[__privateGet(this, _at)]) == null ? void 0 : _a2.element.setAttribute("tabindex", "-1");
    __privateSet(this, _at, found);
    (_b = __privateGet(this, _pictures).querySelector(".ring")) == null ? void 0 : _b.remove();
    const element2 = (_c = __privateGet(this, _targets)[found]) == null ? void 0 : _c.element;
    element2 == null ? void 0 : element2.setAttribute("tabindex", "0");
    if (element2) element2.insertAdjacentHTML("beforeend", ringOf(hitIn(element2)));
  }, focus_fn = function(index) {
    var _a2;
    const element2 = (_a2 = __privateGet(this, _targets)[index]) == null ? void 0 : _a2.element;
    if (element2 instanceof SVGElement) element2.focus();
  }, /** The focus goes to the next thing to do: to the buttons where nothing on the board can come next, else to the picture. */
  settle_fn = function() {
    const [button] = __privateGet(this, _controls).children;
    const isOnBoard = __privateGet(this, _targets).some((target) => __privateMethod(this, _instances, isNext_fn).call(this, target));
    if (button instanceof HTMLElement && (!isOnBoard || __privateGet(this, _offer).named === "alone")) button.focus();
    else __privateMethod(this, _instances, focus_fn).call(this, __privateGet(this, _at));
  }, key_fn = function(event) {
    const { key } = event;
    const target = __privateGet(this, _targets)[__privateGet(this, _at)];
    const to = led(__privateGet(this, _targets), __privateGet(this, _at), key, (one) => __privateMethod(this, _instances, isNext_fn).call(this, one));
    if (to !== null) __privateMethod(this, _instances, focus_fn).call(this, to);
    else if (key === "Escape") __privateMethod(this, _instances, back_fn).call(this);
    else if ((key === "Enter" || key === " ") && target !== void 0) {
      __privateMethod(this, _instances, choose_fn).call(this, clickedPlaces(target.element), target.element);
      if (__privateGet(this, _picked).length > 0) __privateMethod(this, _instances, settle_fn).call(this);
    } else return;
    event.preventDefault();
  }, back_fn = function() {
    if (__privateGet(this, _refusal).hasChildNodes()) __privateGet(this, _refusal).replaceChildren();
    else if (__privateGet(this, _picked).length > 0) __privateMethod(this, _instances, go_fn).call(this, __privateGet(this, _picked).slice(0, -1));
  }, keyOfControls_fn = function(event) {
    const buttons = [...__privateGet(this, _controls).querySelectorAll("button")];
    const at = buttons.findIndex((one) => {
      var _a2;
      return one === ((_a2 = this.shadowRoot) == null ? void 0 : _a2.activeElement);
    });
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") {
      __privateMethod(this, _instances, back_fn).call(this);
      __privateMethod(this, _instances, focus_fn).call(this, __privateGet(this, _at));
    } else if (step !== void 0 && at >= 0) {
      const to = buttons[(at + step + buttons.length) % buttons.length];
      for (const one of buttons) one.tabIndex = one === to ? 0 : -1;
      to == null ? void 0 : to.focus();
    } else return;
    event.preventDefault();
  }, __publicField(_a, "observedAttributes", ["game", "position", "seat", "theme"]), _a;
};
var known = [];
var defineBoard = (games) => {
  known.push(...games);
  if (typeof customElements === "undefined" || customElements.get(name) !== void 0) return;
  customElements.define(
    name,
    elementClass((id) => known.findLast((game) => game.id === id))
  );
};
var name = "rulehouse-board";
var offerOf = (face, view, legal) => {
  const choose = choices({ ...face, game: { ...face.game, legalMoves: () => legal } });
  return (picked) => {
    const { moves, forced, complete, next } = choose(view, picked);
    const [only, ...others] = moves;
    if (only === void 0) return { next: [], forced, move: null, named: "none" };
    if (others.length === 0) return { next: forced, forced, move: only, named: complete === null ? "alone" : "whole" };
    const ahead = forced.length === 0 ? { complete, next } : choose(view, [...picked, ...forced]);
    const named = ahead.complete;
    return { next: ahead.next, forced, move: named, named: named === null ? "none" : "either" };
  };
};
var valueOf = (codec, u) => codec.is(u) ? right(u) : decode(codec)(u);
var hides = (game) => !Object.is(game.viewState, game.state);
var eyes = (seat) => seat === null ? none : some(seat);
var placesOf = (change) => {
  if (change._tag === "Moved") return [change.from, change.to];
  return change._tag === "Placed" || change._tag === "Removed" || change._tag === "Replaced" ? [change.at] : [];
};
var readWith = (game) => ({ from, seat }, shown) => {
  const seen = (state) => isLeft(state) ? state : right(game.view(eyes(seat))(state.right));
  switch (from._tag) {
    case "State":
      return seen(valueOf(game.state, from.value));
    case "View":
      return valueOf(game.viewState, from.value);
    case "Text": {
      const state = seen(game.position.parse(from.text));
      const view = game.viewText.parse(from.text);
      return isLeft(state) && !isLeft(view) ? view : state;
    }
    case "Start": {
      const options = decode(game.options)({});
      if (isLeft(options)) return options;
      const start = game.setup(options.right, 1);
      return isLeft(start) ? left(fault([], start.left.text, start.left.rule)) : seen(start);
    }
    case "Same":
      return right(shown === void 0 || hides(game) && shown.seat !== seat ? void 0 : shown.view);
  }
};
var legalFor = (game, view, seat) => {
  if (seat === null) return hides(game) ? [] : game.legalMoves(view);
  if (!game.toMove(view).includes(seat)) return [];
  const { mover } = game;
  return game.legalMoves(view).filter((move) => {
    const by = mover == null ? void 0 : mover(view, move);
    return by === void 0 || !isSome(by) || by.value === seat;
  });
};
var allowed = (game, view, moves) => {
  if (!Array.isArray(moves)) return null;
  const list = moves;
  return mintAll(
    list.slice(0, mostMoves).flatMap((one) => {
      const move = valueOf(game.move, one);
      if (isLeft(move)) return [];
      const checked = game.check(move.right)(view);
      return isLeft(checked) ? [] : [checked.right];
    })
  );
};
var mostMoves = 4096;
var madeMove = (game, before, seat, last) => {
  if (last === null) return null;
  if (game.isSecret(before) && !game.toMove(before).some((one) => one === seat)) return null;
  const move = valueOf(game.move, last);
  return isLeft(move) || isLeft(game.check(move.right)(before)) ? null : move.right;
};
var tableOf = (face, pictures) => {
  const { game } = face;
  const speak = say([face.english]);
  const read = readWith(game);
  let shown;
  const named = (view, move) => ({
    move,
    text: game.moveText.print(move),
    words: speak(face.describe(view, move))
  });
  const whyOf = (refusal) => {
    const titles = game.rules;
    return {
      refusal,
      words: speak(describeRefusal(refusal)),
      title: titles[refusal.rule] ?? "",
      url: (site) => ruleUrl({ id: game.id }, site)(refusal.rule)
    };
  };
  const sightOf = (view, before, { seat, moves, last }) => {
    const given = allowed(game, view, moves);
    const legal = given ?? legalFor(game, view, seat);
    const offer = offerOf(face, view, legal);
    const mover = game.toMove(view);
    const waits = mover.length > 0 && seat !== null && !mover.includes(seat);
    const why = (picked) => {
      if (waits) {
        const names = mover.map((one) => game.seatName(one, view)).join(", ");
        return whyOf(notYourTurn(game.turnRule, `it is for ${names} to decide`, mover));
      }
      if (legal.length === 0 && mover.length > 0) return null;
      const found = whyNot(face)(view, picked);
      return isSome(found) ? whyOf(found.value.refusal) : null;
    };
    const move = before === void 0 ? null : madeMove(game, before, seat, last);
    const changes = before === void 0 ? [] : face.changes(before, move, view);
    const words2 = [
      ...before === void 0 || move === null ? [] : [speak(face.describe(before, move))],
      ...changes.map((change) => speak(face.describeChange(view, change)))
    ];
    return {
      view,
      standing: speak(face.describeView(view)),
      kinds: new Set(legal.flatMap(face.parts).map(({ kind }) => kind)),
      pictures: (options, narrow) => pictures(view, options, narrow),
      offer: (picked) => {
        const found = offer(picked);
        return { ...found, move: found.move === null ? null : named(view, found.move) };
      },
      why,
      told: words2,
      changes,
      last: [...move === null ? [] : face.parts(move), ...changes.flatMap(placesOf)]
    };
  };
  return {
    show: (given) => {
      const view = read(given, shown);
      if (isLeft(view)) return view;
      if (view.right === void 0) return left(fault([], "there is nothing to show yet"));
      if (given.from._tag === "Same") {
        const sight2 = { ...sightOf(view.right, void 0, given), last: (shown == null ? void 0 : shown.last) ?? [] };
        shown = { view: view.right, seat: given.seat, last: sight2.last };
        return right(sight2);
      }
      const before = (shown == null ? void 0 : shown.seat) === given.seat || !hides(game) ? shown == null ? void 0 : shown.view : void 0;
      const sight = sightOf(view.right, before, given);
      shown = { view: view.right, seat: given.seat, last: sight.last };
      return right(sight);
    }
  };
};
var boardGame = (face, pictures) => ({
  id: face.game.id,
  table: () => tableOf(face, pictures)
});
export {
  pieceTypes as $,
  won as A,
  colourName as B,
  between as C,
  pointsFrom as D,
  counts as E,
  piles as F,
  englishWith as G,
  placeMessage as H,
  labelled as I,
  standing as J,
  changeMessage as K,
  boardGame as L,
  defineBoard as M,
  pieceOf as N,
  pieceNames as O,
  sizeOf as P,
  shortOf as Q,
  wonBy as R,
  everyoneAlone as S,
  broken as T,
  sentence as U,
  sizeName as V,
  wordsAt as W,
  piecesMessage as X,
  pieceMessage as Y,
  pieceText as Z,
  colourOf as _,
  allHold as a,
  pieceName as a0,
  pieceNumber as a1,
  colours as a2,
  pieceNamed$1 as a3,
  piecePattern as a4,
  hidden as a5,
  wordMessage as a6,
  spokenPiece as a7,
  over as a8,
  notYourTurn as a9,
  escaped as aa,
  byAscii as b,
  corners as c,
  drawing as d,
  element as e,
  finished as f,
  group as g,
  mint as h,
  checkBy as i,
  firstBroken as j,
  wholeNumber as k,
  defaultsOf as l,
  mintAll as m,
  notation as n,
  optionSchemaOf as o,
  pieceNamed as p,
  codecsOf as q,
  placesByValue as r,
  sizes as s,
  acceptOptions as t,
  optionInfoOf as u,
  validate as v,
  words$1 as w,
  firstUnlike as x,
  listed as y,
  many as z
};
