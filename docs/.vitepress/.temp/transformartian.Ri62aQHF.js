import { b as byAscii, a as allHold, m as mintAll, h as mint, i as checkBy, j as firstBroken, k as wholeNumber, v as validate, n as notation, o as optionSchemaOf, l as defaultsOf, q as codecsOf, r as placesByValue, t as acceptOptions, u as optionInfoOf, x as firstUnlike, y as listed, z as many, A as won, B as colourName, C as between, D as pointsFrom, E as counts, F as piles, G as englishWith, H as placeMessage, I as labelled, J as standing, K as changeMessage, g as group, w as words, e as element, L as boardGame, M as defineBoard } from "./game.Qmv2hoS5.js";
import { r as ruled, v as variants, e as exact, o as oneOf, l as leaf, a as constants, f as firstSeats, b as fault, s as show, d as chain, u as under, t as text, g as refined, h as list, w as whole, i as described, j as schemaOf, k as failWith, m as isObject, c as constant, n as decode, p as none$1, q as source, x as shuffled, y as numberedSeat, z as published, A as message } from "./Play.DF0-fMic.js";
import { some, isSome } from "fp-ts/es6/Option.js";
import { n as neighbours, a as allDirections, g as grid, s as squareNames, i as indexOfName, c as coordinates, m as middle } from "./checkered.y4VxbOaE.js";
import { h as has, c as count, o as only, w as withoutSmallest, s as smallest$1 } from "./bits.CjUzFQnK.js";
import { n as nobody, a as alone, b as sheet, c as box, d as bar, e as caption, p as page, s as smallest$2, r as reduced, f as standing$1, g as top, t as tint } from "./frame.mU-2qA0z.js";
import { left, isLeft, right, map } from "fp-ts/es6/Either.js";
import { n as nothingHidden } from "./open.BeNWQz5h.js";
import * as t from "io-ts";
import "vue";
import "vue/server-renderer";
import "./app.js";
import "@vueuse/core";
import "./plugin-vue_export-helper.1tPrXgE0.js";
var files = 5;
var ranksOf = { 2: 5, 3: 6 };
var colours$1 = ["R", "Y", "B", "G", "P", "O"];
var five = 5;
var mostOwn = 20;
var lastTurn = 999999999;
var catalogue = {
  X: { drawing: "o.o/.o./o.o", kind: "basic" },
  "+": { drawing: ".o./ooo/.o.", kind: "basic" },
  Z: { drawing: "oo./.o./.oo", kind: "basic" },
  I: { drawing: "ooooo", kind: "basic" },
  W: { drawing: "o../oo./.oo", kind: "basic" },
  F: { drawing: ".oo/oo./.o.", kind: 1 },
  L: { drawing: "oooo/o...", kind: 1 },
  N: { drawing: "ooo./..oo", kind: 1 },
  P: { drawing: "ooo/oo.", kind: 1 },
  T: { drawing: "ooo/.o./.o.", kind: 2 },
  U: { drawing: "o.o/ooo", kind: 1 },
  V: { drawing: "o../o../ooo", kind: 2 },
  Y: { drawing: "oooo/.o..", kind: 1 },
  bolt: { drawing: "o..../.ooo./....o", kind: 2 },
  cup: { drawing: "o...o/.ooo.", kind: 2 },
  diag: { drawing: "o..../.o.../..o../...o./....o", kind: 2 },
  fork: { drawing: "o.o/.o./.o./.o.", kind: 2 },
  gull: { drawing: "o...o/.o.o./..o..", kind: 2 },
  hook: { drawing: ".oo/o../oo.", kind: 1 },
  kite: { drawing: "oo./oo./..o", kind: 2 },
  query: { drawing: "oo./..o/.o./.o.", kind: 1 },
  tent: { drawing: ".o./o.o/o.o", kind: 2 },
  zigzag: { drawing: "o.o.o/.o.o.", kind: 2 }
};
var basicShapes = ["X", "+", "Z", "I", "W"];
var longest$1 = 1e3;
var longest = 2e3;
var cellsOf = (drawing2) => {
  if (drawing2.length > longest || !/^[o.]+(?:\/[o.]+)*$/.test(drawing2)) return void 0;
  const rows = drawing2.split("/");
  if (rows.some((row) => {
    var _a;
    return row.length !== ((_a = rows[0]) == null ? void 0 : _a.length);
  })) return void 0;
  return rows.flatMap(
    (row, y) => Array.from(row).flatMap((letter, x) => letter === "o" ? [[x, y]] : [])
  );
};
var isBeside = ([x, y], [u, v]) => Math.max(Math.abs(x - u), Math.abs(y - v)) === 1;
var isConnected = (cells) => {
  let reached = cells.slice(0, 1);
  for (let step = 0; step < cells.length; step++)
    reached = cells.filter((cell2) => reached.some((near) => near === cell2 || isBeside(near, cell2)));
  return reached.length === cells.length;
};
var trimmed = (cells) => {
  const [left2, top2] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  return cells.map(([x, y]) => [x - left2, y - top2]);
};
var draw = (cells) => {
  const [width, height] = [Math.max(...cells.map(([x]) => x)) + 1, Math.max(...cells.map(([, y]) => y)) + 1];
  const row = (y) => Array.from({ length: width }, (_, x) => cells.some(([u, v]) => u === x && v === y) ? "o" : ".").join("");
  return Array.from({ length: height }, (_, y) => row(y)).join("/");
};
var turn = ([x, y]) => [-y, x];
var mirror = ([x, y]) => [-x, y];
var orientations = (cells) => {
  const found = /* @__PURE__ */ new Map();
  let turned = cells;
  for (let quarter = 0; quarter < 4; quarter++) {
    for (const image of [turned, turned.map(mirror)]) {
      const cut = trimmed(image);
      found.set(draw(cut), cut);
    }
    turned = turned.map(turn);
  }
  return found;
};
var smallest = (cells) => [...orientations(cells).keys()].sort()[0] ?? "";
var named$1 = new Map(
  Object.entries(catalogue).map(([name, { drawing: drawing2 }]) => [smallest(cellsOf(drawing2) ?? []), name])
);
var canonicalShape = (text2) => {
  if (Object.hasOwn(catalogue, text2)) return text2;
  const cells = cellsOf(text2);
  if ((cells == null ? void 0 : cells.length) !== five || !isConnected(cells)) return void 0;
  const drawing2 = smallest(cells);
  return named$1.get(drawing2) ?? drawing2;
};
var drawings = new Map(
  Object.entries(catalogue).map(([name, { drawing: drawing2 }]) => [name, drawing2])
);
var drawingOf = (shape) => drawings.get(shape) ?? shape;
var placements = (shape, width, height) => {
  const cells = cellsOf(drawingOf(shape)) ?? [];
  return [...orientations(cells).values()].flatMap((image) => {
    const [right2, up] = [Math.max(...image.map(([x]) => x)), Math.max(...image.map(([, y]) => y))];
    const found = [];
    for (let rank = 0; rank + up < height; rank++)
      for (let file = 0; file + right2 < width; file++)
        found.push(image.reduce((bits, [x, y]) => bits | 1 << file + x + width * (rank + y), 0));
    return found;
  });
};
var choose = [1, 2, 3, 4].map(
  (k) => Array.from({ length: 31 }, (_, n) => {
    let product = 1;
    for (let i = 0; i < k; i++) product = product * (n - i) / (i + 1);
    return Math.max(0, product);
  })
);
var [ones, twos, threes, fours] = [choose[0] ?? [], choose[1] ?? [], choose[2] ?? [], choose[3] ?? []];
var rankOf = (a, b, c, d) => (ones[a] ?? 0) + (twos[b] ?? 0) + (threes[c] ?? 0) + (fours[d] ?? 0);
var around = (ranks2) => neighbours(grid(files, ranks2), allDirections).map((near) => near.reduce((bits, square2) => bits | only(square2), 0));
var besideAny = (near, squares2) => {
  let beside = 0;
  for (let rest = squares2; rest !== 0; rest = withoutSmallest(rest)) beside |= near[smallest$1(rest)] ?? 0;
  return beside;
};
var firstGroup = (squares2, near) => {
  let group2 = squares2 & -squares2;
  for (; ; ) {
    const grown = group2 | besideAny(near, group2) & squares2;
    if (grown === group2) return group2;
    group2 = grown;
  }
};
var joining = (four, near) => {
  let joins = -1;
  for (let left2 = four; left2 !== 0; ) {
    const group2 = firstGroup(left2, near);
    joins &= besideAny(near, group2);
    left2 &= ~group2;
  }
  return joins;
};
var geometryFor = (ranks2) => ({
  ranks: ranks2,
  near: around(ranks2),
  joins: new Int32Array(fours[files * ranks2] ?? 0)
});
var lookedUp = only(31);
var joiningOf = ({ near, joins }, four, rank) => {
  const known = joins[rank] ?? 0;
  if (known !== 0) return known;
  const found = joining(four, near) | lookedUp;
  joins[rank] = found;
  return found;
};
var completing = ({ flags, before, completions }, rank) => {
  const word = flags[rank >> 5] ?? 0;
  if (!has(word, rank & 31)) return 0;
  return completions[(before[rank >> 5] ?? 0) + count(word & only(rank & 31) - 1)] ?? 0;
};
var rankOfBits = (squares2) => {
  const [first, second] = [withoutSmallest(squares2), withoutSmallest(withoutSmallest(squares2))];
  return rankOf(smallest$1(squares2), smallest$1(first), smallest$1(second), smallest$1(withoutSmallest(second)));
};
var columnsOf = (ranks2, shapes) => {
  const columns = /* @__PURE__ */ new Map();
  for (const [column2, shape] of shapes.entries())
    for (const placed of placementsOn(ranks2, shape)) columns.set(placed, column2);
  return columns;
};
var lacking = (fives) => {
  const found = /* @__PURE__ */ new Map();
  for (const placed of fives)
    for (let rest = placed; rest !== 0; rest = withoutSmallest(rest)) {
      const square2 = only(smallest$1(rest));
      const rank = rankOfBits(placed & ~square2);
      found.set(rank, (found.get(rank) ?? 0) | square2);
    }
  return found;
};
var lay = ({ ranks: ranks2, near, joins }, shapes) => {
  const columns = columnsOf(ranks2, shapes);
  const found = lacking(columns.keys());
  const numbers = Int32Array.from(found.keys()).sort();
  const words2 = (joins.length >> 5) + 1;
  const [flags, before] = [new Int32Array(words2), new Uint16Array(words2)];
  for (const rank of numbers) flags[rank >> 5] = (flags[rank >> 5] ?? 0) | only(rank & 31);
  for (let word = 1; word < words2; word++) before[word] = (before[word - 1] ?? 0) + count(flags[word - 1] ?? 0);
  const completions = numbers.map((rank) => found.get(rank) ?? 0);
  return { ranks: ranks2, near, joins, flags, before, completions, columns };
};
var kept$1 = (most, make2) => {
  const results = /* @__PURE__ */ new Map();
  return (key) => {
    const value = results.get(key) ?? make2(key);
    results.delete(key);
    results.set(key, value);
    const [oldest] = results.size > most ? results.keys() : [];
    if (oldest !== void 0) results.delete(oldest);
    return value;
  };
};
var geometryOf = kept$1(2, geometryFor);
var placementsByName = kept$1(100, (key) => {
  const [ranks2 = "", shape = ""] = key.split(":");
  return placements(shape, files, Number(ranks2));
});
var placementsOn = (ranks2, shape) => placementsByName(`${ranks2}:${shape}`);
var chartByName = kept$1(200, (key) => {
  const [ranks2 = "", shapes = ""] = key.split(":");
  return lay(geometryOf(Number(ranks2)), shapes.split(","));
});
var chartsOfLists = /* @__PURE__ */ new WeakMap();
var chartOf = (ranks2, shapes) => {
  const known = chartsOfLists.get(shapes);
  if ((known == null ? void 0 : known.ranks) === ranks2) return known;
  const made = chartByName(`${ranks2}:${shapes.join(",")}`);
  chartsOfLists.set(shapes, made);
  return made;
};
var noMedium = -1;
var largest = grid(files, ranksOf[3]);
var named = squareNames(largest, "a1");
var squares$1 = named.all;
var isSquare = named.is;
var squareIndex = (square2) => indexOfName(square2, files);
var colourIndex = (colour2) => colours$1.indexOf(colour2);
var colourLetter = (colour2) => colours$1[colour2] ?? "R";
var isColour = (u) => colours$1.some((colour2) => colour2 === u);
var ranks = ({ teams }) => ranksOf[teams];
var colourCount = (settings) => ranks(settings);
var hasFiveEach = (grid2, count2) => {
  const larges2 = noLarges.slice(0, count2);
  for (const colour2 of grid2) {
    const found = larges2[colour2];
    if (found === void 0) return false;
    larges2[colour2] = found + 1;
  }
  return larges2.every((found) => found === five);
};
var teamToMove = ({ turn: turn2, settings }) => (turn2 - 1) % settings.teams;
var limitOf = ({ turnLimit }) => turnLimit === 0 ? lastTurn - 1 : turnLimit;
var isOver = ({ scores, turn: turn2, settings }) => {
  for (let team2 = 0; team2 < settings.teams; team2++) if ((scores[team2] ?? 0) >= settings.target) return true;
  return turn2 > limitOf(settings);
};
var chart$1 = ({ settings }) => chartOf(ranks(settings), settings.shapes);
var smallIndex = (settings, column2, colour2) => column2 * colourCount(settings) + colour2;
var isHome = ({ hands }, colour2) => !hands.includes(colour2);
var noLarges = Array.from({ length: 30 }, () => 0);
var largesByColour = ({ grid: colourOn }) => {
  const found = noLarges.slice(0, colourOn.length);
  let met = 0;
  for (let square2 = 0; square2 < colourOn.length; square2++) {
    const colour2 = colourOn[square2] ?? 0;
    found[colour2 * five + (met >> 3 * colour2 & 7)] = square2;
    met += 1 << 3 * colour2;
  }
  return found;
};
var bitsOf = (colourOn, colour2) => {
  let bits = 0;
  for (let square2 = 0; square2 < colourOn.length; square2++) if ((colourOn[square2] ?? 0) === colour2) bits |= 1 << square2;
  return bits;
};
var colour = leaf("a colour", isColour, { enum: colours$1 });
var square = leaf("a square", isSquare, { type: "string", pattern: "^[a-e][1-6]$" });
var move = ruled(
  "TX-10.2",
  variants("a Transformartian move", {
    Exchange: exact("Exchange", {
      _tag: oneOf("Exchange"),
      first: square,
      second: square,
      keep: colour
    }),
    Miss: exact("Miss", { _tag: oneOf("Miss"), keep: colour })
  })
);
var size = squares$1.length;
var make = (one, other, keep) => {
  const [first = "a1", second = "a1"] = [squares$1[one] ?? "a1", squares$1[other] ?? "a1"].sort(byAscii);
  return { _tag: "Exchange", first, second, keep };
};
var placeOf$1 = (one, other, keep) => (one * size + other) * colours$1.length + keep;
var exchanges = constants(
  Array.from({ length: placeOf$1(size, 0, 0) }, (_, place) => {
    const keep = place % colours$1.length;
    const pair = (place - keep) / colours$1.length;
    return make(Math.floor(pair / size), pair % size, colours$1[keep] ?? "R");
  })
);
var exchangeOf = (one, other, keep) => exchanges[placeOf$1(one, other, keep)] ?? none;
var none = { _tag: "Exchange", first: "a1", second: "a1", keep: "R" };
var misses = constants(colours$1.map((keep) => ({ _tag: "Miss", keep })));
var swapOf = (state, move2) => {
  const [from, to] = [squareIndex(move2.first), squareIndex(move2.second)];
  return { state, move: move2, from, to, colours: [state.grid[from] ?? 0, state.grid[to] ?? 0] };
};
var staying = ({ grid: grid2 }, colour2, square2) => bitsOf(grid2, colour2) & ~only(square2);
var isAnchored = ({ state, from, to, colours: [one, other] }) => {
  const table2 = chart$1(state);
  const { near } = table2;
  const [mine, theirs] = [staying(state, one, from), staying(state, other, to)];
  const joins = (four, square2) => has(joiningOf(table2, four, rankOfBits(four)), square2);
  if (joins(mine, to) || joins(theirs, from)) return true;
  return has(besideAny(near, mine), to) && has(besideAny(near, theirs), from);
};
var noColumn = -1;
var columnFormed = ({ columns }, settings, bits, from, to) => {
  const column2 = columns.get(bits & ~(1 << from) | 1 << to) ?? noColumn;
  return column2 !== noColumn && settings.sameShape === "ignored" && columns.get(bits) === column2 ? noColumn : column2;
};
var columnsFormed = ({ state, from, to, colours: [one, other] }) => {
  const { grid: grid2, settings } = state;
  const table2 = chart$1(state);
  let [mine, theirs] = [0, 0];
  for (let square2 = 0; square2 < grid2.length; square2++) {
    const colour2 = grid2[square2] ?? 0;
    if (colour2 === one) mine |= only(square2);
    else if (colour2 === other) theirs |= only(square2);
  }
  return [columnFormed(table2, settings, mine, from, to), columnFormed(table2, settings, theirs, to, from)];
};
var usesHand = ({ state, colours: colours2 }) => {
  const hand = state.hands[teamToMove(state)] ?? 0;
  return hand === noMedium || colours2.includes(hand);
};
var areWithin = ({ state, colours: colours2 }) => {
  const hand = state.hands[teamToMove(state)] ?? 0;
  return colours2.every((colour2) => colour2 === hand || isHome(state, colour2));
};
var keepsWell = (swap) => {
  const [one, other] = columnsFormed(swap);
  if (one === noColumn === (other === noColumn)) return true;
  return colourIndex(swap.move.keep) !== swap.colours[one === noColumn ? 1 : 0];
};
var mediumDemands = [
  {
    rule: "TX-4.6",
    text: "the two larges have the same colour",
    holds: ({ colours: [one, other] }) => one !== other
  },
  { rule: "TX-4.4", text: "neither large has the colour in hand", holds: usesHand },
  { rule: "TX-4.5", text: "the medium of one of these colours is in another hand", holds: areWithin },
  {
    rule: "TX-7.3",
    text: "the medium kept is none of the two that are used",
    holds: ({ move: move2, colours: colours2 }) => colours2.includes(colourIndex(move2.keep))
  }
];
var gridDemands = [
  {
    rule: "TX-5.1",
    text: "a moved large would be isolated, and neither colour continuous",
    holds: isAnchored
  },
  {
    rule: "TX-5.4",
    text: "the exchange forms a shape on the first turn",
    holds: (swap) => swap.state.turn !== 1 || columnsFormed(swap).every((column2) => column2 === noColumn)
  },
  { rule: "TX-7.1", text: "the medium of the only shape formed must go home", holds: keepsWell }
];
var exchangeDemands = [...mediumDemands, ...gridDemands];
var reachOf = (state, table2, available) => {
  const squares2 = largesByColour(state);
  const beside = squares2.slice();
  const joins = squares2.slice();
  const completes = squares2.slice();
  const { near } = table2;
  for (let rest = available; rest !== 0; rest = withoutSmallest(rest)) {
    const at = smallest$1(rest) * five;
    const a = squares2[at] ?? 0;
    const b = squares2[at + 1] ?? 0;
    const c = squares2[at + 2] ?? 0;
    const d = squares2[at + 3] ?? 0;
    const e = squares2[at + 4] ?? 0;
    const nearA = near[a] ?? 0;
    const nearB = near[b] ?? 0;
    const nearC = near[c] ?? 0;
    const nearD = near[d] ?? 0;
    const nearE = near[e] ?? 0;
    beside[at] = nearB | nearC | nearD | nearE;
    beside[at + 1] = nearA | nearC | nearD | nearE;
    beside[at + 2] = nearA | nearB | nearD | nearE;
    beside[at + 3] = nearA | nearB | nearC | nearE;
    beside[at + 4] = nearA | nearB | nearC | nearD;
    const all = only(a) | only(b) | only(c) | only(d) | only(e);
    joins[at] = rankOf(b, c, d, e);
    joins[at + 1] = rankOf(a, c, d, e);
    joins[at + 2] = rankOf(a, b, d, e);
    joins[at + 3] = rankOf(a, b, c, e);
    joins[at + 4] = rankOf(a, b, c, d);
    for (let large = at; large < at + five; large++) {
      const rank = joins[large] ?? 0;
      joins[large] = joiningOf(table2, all & ~only(squares2[large] ?? 0), rank);
      completes[large] = completing(table2, rank);
    }
  }
  return { squares: squares2, beside, joins, completes };
};
var availableTo = (state, hand) => {
  const { hands } = state;
  let held = 0;
  for (let team2 = 0; team2 < hands.length; team2++) {
    const colour2 = hands[team2] ?? noMedium;
    if (colour2 !== noMedium && colour2 !== hand) held |= only(colour2);
  }
  return only(colourCount(state.settings)) - 1 & ~held;
};
var goTogether = (hand, one, other) => hand === noMedium || one === hand || other === hand;
var pairsOf = (state) => {
  const hand = state.hands[teamToMove(state)] ?? noMedium;
  const available = availableTo(state, hand);
  const pairs = [];
  for (let one = 0; one < colours$1.length; one++)
    for (let other = one + 1; other < colours$1.length; other++)
      if (has(available, one) && has(available, other) && goTogether(hand, one, other)) pairs.push(8 * one + other);
  return pairs;
};
var thinkable = five * five * 2;
var thoughtOf = (state, pair, number) => {
  const [one, other] = [pair >> 3, pair & 7];
  const from = nthOf(bitsOf(state.grid, one), Math.floor(number / (2 * five)));
  const to = nthOf(bitsOf(state.grid, other), (number >> 1) % five);
  const move2 = exchangeOf(from, to, (number & 1) === 0 ? one : other);
  return allHold(gridDemands, { state, move: move2, from, to, colours: [one, other] }) ? move2 : void 0;
};
var nthOf = (bits, place) => {
  let rest = bits;
  for (let passed = 0; passed < place; passed++) rest = withoutSmallest(rest);
  return smallest$1(rest);
};
var addExchanges = (state, moves) => {
  const table2 = chart$1(state);
  const hand = state.hands[teamToMove(state)] ?? noMedium;
  const available = availableTo(state, hand);
  const reach = reachOf(state, table2, available);
  let [deadColours, allDead] = [0, true];
  for (let one = 0; one < colours$1.length; one++) {
    if (!has(available, one)) continue;
    for (let other = one + 1; other < colours$1.length; other++) {
      if (!has(available, other) || !goTogether(hand, one, other)) continue;
      if (addPair(state, table2, reach, one, other, moves)) allDead = false;
      else deadColours |= only(one) | only(other);
    }
  }
  return { deadColours, allDead };
};
var addPair = (state, table2, reach, one, other, moves) => {
  const { squares: squares2, beside, joins, completes } = reach;
  let found = false;
  for (let i = one * five; i < (one + 1) * five; i++) {
    const from = squares2[i] ?? 0;
    const near = beside[i] ?? 0;
    const join = joins[i] ?? 0;
    const shape = completes[i] ?? 0;
    for (let j = other * five; j < (other + 1) * five; j++) {
      const to = squares2[j] ?? 0;
      const both = near >> to & (beside[j] ?? 0) >> from;
      const anchored = (both | join >> to | (joins[j] ?? 0) >> from) & 1;
      if (anchored === 0) continue;
      const shaped = (shape >> to | (completes[j] ?? 0) >> from) & 1;
      if (shaped === 0) addBoth(from, to, one, other, moves);
      else if (!addShaped(state, table2, [from, to], [one, other], moves)) continue;
      found = true;
    }
  }
  return found;
};
var addBoth = (from, to, one, other, moves) => {
  moves.push(exchangeOf(from, to, one), exchangeOf(from, to, other));
};
var addShaped = ({ grid: grid2, turn: turn2, settings }, table2, [from, to], [one, other], moves) => {
  const first = columnFormed(table2, settings, bitsOf(grid2, one), from, to) !== noColumn;
  const second = columnFormed(table2, settings, bitsOf(grid2, other), to, from) !== noColumn;
  if (turn2 === 1 && (first || second)) return false;
  if (first === second) addBoth(from, to, one, other, moves);
  else moves.push(exchangeOf(from, to, first ? other : one));
  return true;
};
var exchange = (state, move2) => {
  const swap = swapOf(state, move2);
  const [one, other] = columnsFormed(swap);
  const grid2 = state.grid.slice();
  grid2[swap.from] = swap.colours[1];
  grid2[swap.to] = swap.colours[0];
  if (one === noColumn && other === noColumn) return { grid: grid2, smalls: state.smalls, scores: state.scores };
  const [smalls, scores] = [state.smalls.slice(), state.scores.slice()];
  const team2 = teamToMove(state);
  for (const [column2, colour2] of [
    [one, swap.colours[0]],
    [other, swap.colours[1]]
  ]) {
    if (column2 === noColumn) continue;
    const small = smallIndex(state.settings, column2, colour2);
    const level = smalls[small] ?? 0;
    scores[team2] = (scores[team2] ?? 0) + (state.settings.levels[level] ?? 0);
    smalls[small] = Math.min(level + 1, state.settings.levels.length - 1);
  }
  return { grid: grid2, smalls, scores };
};
var toMove = (state) => isOver(state) ? nobody : alone[(state.turn - 1) % state.settings.players] ?? nobody;
var seatsOf = ({ settings }, team2) => firstSeats(settings.players).filter((seat) => teamOf(settings, seat) === team2);
var teamOf = ({ teams }, seat) => seat % teams;
var teamsOf$1 = ({ settings }) => firstSeats(settings.players).map((seat) => teamOf(settings, seat));
var missable = ({ settings }, { deadColours, allDead }) => settings.miss === "pair" || allDead ? deadColours : 0;
var legalMoves = (state) => {
  const moves = [];
  if (isOver(state)) return mintAll(moves);
  const kept2 = missable(state, addExchanges(state, moves));
  for (let colour2 = 0; colour2 < misses.length; colour2++) {
    const move2 = misses[colour2];
    if (move2 !== void 0 && (kept2 & 1 << colour2) !== 0) moves.push(move2);
  }
  return mintAll(moves);
};
var attempts = 100;
var randomMove = (state, random) => {
  if (isOver(state)) return void 0;
  const pairs = pairsOf(state);
  const exchanges2 = thinkable * pairs.length;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const place = random.below(exchanges2 + misses.length);
    const pair = Math.floor(place / thinkable);
    const move2 = place < exchanges2 ? thoughtOf(state, pairs[pair] ?? 0, place % thinkable) : missOf(state, place - exchanges2);
    if (move2 !== void 0) return mint(move2);
  }
  const legal = legalMoves(state);
  return legal[random.below(legal.length)];
};
var missOf = (state, colour2) => has(missable(state, addExchanges(state, [])), colour2) ? misses[colour2] : void 0;
var applyLegal = (state, move2) => {
  const { grid: grid2, smalls, scores } = move2._tag === "Miss" ? state : exchange(state, move2);
  const hands = state.hands.slice();
  hands[teamToMove(state)] = colourIndex(move2.keep);
  return { grid: grid2, turn: state.turn + 1, hands, smalls, scores, settings: state.settings };
};
var colourDemand = {
  rule: "TX-10.2",
  text: "this form of the game does not have that colour",
  holds: ({ state, move: move2 }) => colourIndex(move2.keep) < colourCount(state.settings)
};
var squareDemands = [
  {
    rule: "TX-10.2",
    text: "the square is off the grid",
    holds: ({ state, move: move2 }) => Math.max(squareIndex(move2.first), squareIndex(move2.second)) < state.grid.length
  },
  colourDemand,
  {
    rule: "TX-10.2",
    text: "the squares are not in ascending order",
    holds: ({ move: move2 }) => byAscii(move2.first, move2.second) < 0
  }
];
var missDemands = [
  colourDemand,
  {
    rule: "TX-8.2",
    text: "this colour is in no dead pair of mediums",
    holds: ({ state, move: move2 }) => (missable(state, addExchanges(state, [])) & 1 << colourIndex(move2.keep)) !== 0
  }
];
var refusalOf = (state, move2) => move2._tag === "Miss" ? firstBroken(missDemands, { state, move: move2 }) : firstBroken(squareDemands, { state, move: move2 }) ?? firstBroken(exchangeDemands, swapOf(state, move2));
var check = checkBy({ isOver, overRule: "TX-9.3", move, moveRule: "TX-10.2", refusal: refusalOf });
var printGrid = (grid2) => {
  let text2 = "";
  for (let start2 = grid2.length - files; start2 >= 0; start2 -= files) {
    for (let file = 0; file < files; file++) text2 += colourLetter(grid2[start2 + file] ?? 0);
    if (start2 > 0) text2 += "/";
  }
  return text2;
};
var readGrid = (text2, teams) => {
  const rows = text2.length > longest$1 ? [] : text2.split("/");
  const count2 = ranksOf[teams];
  if (rows.length !== count2 || rows.some((row) => row.length !== files)) return void 0;
  const grid2 = Array.from(rows.toReversed().join(""), (letter) => isColour(letter) ? colourIndex(letter) : -1);
  return hasFiveEach(grid2, count2) ? grid2 : void 0;
};
var printHand = (colour2) => colour2 === noMedium ? "-" : colourLetter(colour2);
var printPosition = ({ grid: grid2, turn: turn2, hands, smalls, scores, settings }) => {
  const count2 = colourCount(settings);
  const columns = Array.from(
    { length: five },
    (_, column2) => smalls.slice(column2 * count2, (column2 + 1) * count2).join("")
  );
  return [
    printGrid(grid2),
    turn2,
    hands.map(printHand).join(""),
    columns.join("/"),
    scores.join(","),
    `${settings.players}:${settings.teams}`,
    settings.shapes.join(","),
    settings.levels.join(","),
    settings.target,
    `${settings.miss === "pair" ? "p" : "t"}${settings.sameShape === "ignored" ? "i" : "s"}`,
    settings.turnLimit
  ].join(" ");
};
var forms = {
  "2:2": { players: 2, teams: 2 },
  "3:3": { players: 3, teams: 3 },
  "4:2": { players: 4, teams: 2 },
  "6:2": { players: 6, teams: 2 },
  "6:3": { players: 6, teams: 3 }
};
var formOf = (players, teams) => Object.values(forms).find((form) => form.players === players && form.teams === teams);
var readForm$1 = (text2) => {
  var _a;
  return (_a = Object.entries(forms).find(([name]) => name === text2)) == null ? void 0 : _a[1];
};
var mostDigits = 999999999;
var readNumbers = (text2, min, max) => {
  const read = text2.split(",").map((part2) => wholeNumber(part2, min, max));
  const numbers = read.filter((number) => number !== void 0);
  return numbers.length === read.length ? numbers : void 0;
};
var malformed = (path, text2) => left(fault([path], `${show(text2)} is not well formed`, "TX-10.3"));
var shapesFault = (shapes) => {
  if (shapes.length !== five) return fault([], `a chart has five shapes, not ${shapes.length}`, "TX-2.2");
  const wrong = shapes.findIndex((shape) => canonicalShape(shape) !== shape);
  if (wrong >= 0) return fault([String(wrong)], `${show(shapes[wrong])} is no shape in canonical form`, "TX-2.2");
  return new Set(shapes).size === five ? void 0 : fault([], "a shape stands twice", "TX-2.2");
};
var readSmalls = (text2, count2) => {
  const rows = text2.split("/");
  const isRow = (row) => row.length === count2 && /^[0-8]+$/.test(row);
  return rows.length === five && rows.every(isRow) ? Array.from(rows.join("")).map(Number) : void 0;
};
var readHands = (text2) => Array.from(text2).map((letter) => letter === "-" ? noMedium : isColour(letter) ? colourIndex(letter) : Number.NaN);
var flagNames = {
  pi: { miss: "pair", sameShape: "ignored" },
  ps: { miss: "pair", sameShape: "scores" },
  ti: { miss: "turn", sameShape: "ignored" },
  ts: { miss: "turn", sameShape: "scores" }
};
var readFlags = (text2) => {
  var _a;
  return (_a = Object.entries(flagNames).find(([name]) => name === text2)) == null ? void 0 : _a[1];
};
var readSettings = (fields) => {
  const [formText = "", shapesText = "", levelsText = "", targetText = "", flagText = "", limitText = ""] = fields;
  const form = readForm$1(formText);
  if (form === void 0) return malformed("form", formText);
  const shapes = shapesText.split(",");
  const wrong = shapesFault(shapes);
  if (wrong !== void 0) return left({ ...wrong, path: ["shapes", ...wrong.path] });
  const levels2 = readNumbers(levelsText, 1, 99);
  if (levels2 === void 0) return malformed("levels", levelsText);
  const target = wholeNumber(targetText, 1, 9999);
  if (target === void 0) return malformed("target", targetText);
  const flags = readFlags(flagText);
  if (flags === void 0) return malformed("flags", flagText);
  const turnLimit = wholeNumber(limitText, 0, 99999);
  if (turnLimit === void 0) return malformed("limit", limitText);
  return right({ ...form, shapes, levels: levels2, target, ...flags, turnLimit });
};
var parsePosition = (text2) => {
  const fields = text2.split(" ");
  if (fields.length !== 11) return left(fault([], `a position has eleven fields, not ${fields.length}`, "TX-10.3"));
  const settings = readSettings(fields.slice(5));
  if (isLeft(settings)) return settings;
  const [gridText2 = "", turnText = "", handText2 = "", smallText = "", scoreText = ""] = fields;
  const grid2 = readGrid(gridText2, settings.right.teams);
  if (grid2 === void 0) return malformed("grid", gridText2);
  const turn2 = wholeNumber(turnText, 1, lastTurn);
  if (turn2 === void 0) return malformed("turn", turnText);
  const hands = readHands(handText2);
  if (hands.some(Number.isNaN)) return malformed("hands", handText2);
  const smalls = readSmalls(smallText, colourCount(settings.right));
  if (smalls === void 0) return malformed("smalls", smallText);
  const scores = readNumbers(scoreText, 0, mostDigits);
  if (scores === void 0) return malformed("scores", scoreText);
  return right({ grid: grid2, turn: turn2, hands, smalls, scores, settings: settings.right });
};
var isFalling = (levels2) => levels2.length >= 1 && levels2.length <= 9 && levels2.every((level, index) => index === 0 || level < (levels2[index - 1] ?? 0));
var areHandsRight = ({ hands, turn: turn2, settings }) => {
  const held = hands.filter((colour2) => colour2 !== noMedium);
  return hands.length === settings.teams && hands.every((colour2, team2) => colour2 !== noMedium === turn2 >= team2 + 2) && held.every((colour2) => colour2 < colourCount(settings)) && new Set(held).size === held.length;
};
var invariants = [
  {
    rule: "TX-10.3",
    path: "form",
    text: "there is no such number of players and teams",
    holds: ({ settings }) => formOf(settings.players, settings.teams) !== void 0
  },
  {
    rule: "TX-10.3",
    path: "levels",
    text: "the ladder has no level, more than nine levels, or one that is not below the level before it",
    holds: ({ settings }) => isFalling(settings.levels)
  },
  {
    rule: "TX-10.3",
    path: "grid",
    text: "the grid does not have five larges of each colour",
    holds: (state) => state.grid.length === files * ranks(state.settings) && hasFiveEach(state.grid, colourCount(state.settings))
  },
  {
    rule: "TX-10.3",
    path: "hands",
    text: "a team lacks its medium or has one before its first turn, or two teams hold one colour",
    holds: areHandsRight
  },
  {
    rule: "TX-10.3",
    path: "smalls",
    text: "a column lacks a small of some colour, or a small stands on no level of the ladder",
    holds: ({ smalls, settings }) => smalls.length === five * colourCount(settings) && smalls.every((level) => level < settings.levels.length)
  },
  {
    rule: "TX-10.3",
    path: "scores",
    text: "there are more or fewer scores than teams, or two teams have reached the target",
    holds: ({ scores, settings }) => scores.length === settings.teams && scores.filter((points) => points >= settings.target).length <= 1
  },
  {
    rule: "TX-10.3",
    path: "turn",
    text: "the turn number is beyond the limit",
    holds: ({ turn: turn2, settings }) => turn2 <= limitOf(settings) + 1
  }
];
var complete = (position2) => chain(validate(invariants)(position2), (state) => {
  const wrong = shapesFault(state.settings.shapes);
  return wrong === void 0 ? right(state) : left(under("settings", "shapes")(wrong));
});
var positionText = notation({
  rule: "TX-10.3",
  longest: longest$1,
  print: printPosition,
  parse: (text2) => chain(parsePosition(text2), complete)
});
var withoutUndefined = (value) => (
  // What is left are the keys that have a value, which is what the type says.
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== void 0))
);
var drawing = text("a text", 2e3);
var chartShapes = refined(list(drawing, five, five), "shapes", (shapes) => {
  const canonical = shapes.map(canonicalShape);
  const wrong = canonical.findIndex((shape) => shape === void 0);
  if (wrong >= 0) return left(fault([String(wrong)], `${show(shapes[wrong])} is no shape of five connected squares`));
  return new Set(canonical).size === five ? right(canonical.filter((shape) => shape !== void 0)) : left(fault([], "two of the shapes are the same"));
});
var isAscending = (numbers) => numbers.every((number, index) => index === 0 || (numbers[index - 1] ?? 0) < number);
var columnList = refined(
  list(whole(1, five), 1, five),
  "columns",
  (columns) => isAscending(columns) ? right(columns) : left(fault([], "columns are different numbers from 1 to 5, ascending"))
);
var cardCount = ({ replace, columns }) => (columns == null ? void 0 : columns.length) ?? replace ?? five;
var part = (given, key, codec) => {
  const read = given[key] === void 0 ? right(void 0) : decode(codec)(given[key]);
  return isLeft(read) ? left(under(key)(read.left)) : read;
};
var isNamed = (shape) => Object.hasOwn(catalogue, shape);
var ownFlaw = (shape, before) => {
  if (shape === void 0) return "is no shape of five connected squares";
  if (isNamed(shape)) return `is ${shape} of the catalogue`;
  return before.includes(shape) ? "is a shape that stands before it in the list" : void 0;
};
var ownShapes = refined(list(drawing, 1, mostOwn), "shapes", (shapes) => {
  const canonical = shapes.map(canonicalShape);
  const flaws = canonical.map((shape, index) => ownFlaw(shape, canonical.slice(0, index)));
  const wrong = flaws.findIndex((flaw) => flaw !== void 0);
  return wrong < 0 ? right(canonical.filter((shape) => shape !== void 0)) : left(fault([String(wrong)], `${show(shapes[wrong])} ${flaws[wrong] ?? ""}`));
});
var exxtraKeys = ["replace", "columns", "twos", "own"];
var readCards = (inner) => chain(
  part(inner, "replace", whole(1, five)),
  (replace) => chain(part(inner, "columns", columnList), (columns) => {
    const covered = withoutUndefined({ replace, columns });
    return chain(
      part(inner, "twos", whole(0, cardCount(covered))),
      (twos2) => chain(part(inner, "own", ownShapes), (own) => right(withoutUndefined({ ...covered, twos: twos2, own })))
    );
  })
);
var readExxtra = (value) => {
  const wrong = (reason) => left(fault([], reason));
  if (!isObject(value)) return wrong(`${show(value)} is not an object`);
  const inner = withoutUndefined(value);
  const stranger = Object.keys(inner).find((key) => !exxtraKeys.some((known) => known === key));
  if (stranger !== void 0) return wrong(`unknown key ${show(stranger)}`);
  return "replace" in inner && "columns" in inner ? wrong("replace and columns exclude each other") : readCards(inner);
};
var exxtra = described(
  new t.Type(
    "cards",
    (u) => u === void 0 || !isLeft(readExxtra(u)),
    (u, context) => {
      const read = readExxtra(u);
      return isLeft(read) ? failWith(read.left, u, context) : read;
    },
    t.identity
  ),
  {
    type: "object",
    additionalProperties: false,
    properties: {
      replace: schemaOf(whole(1, five)),
      columns: schemaOf(list(whole(1, five), 1, five)),
      twos: schemaOf(whole(0, five)),
      own: schemaOf(list(drawing, 1, mostOwn))
    }
  }
);
var ladder = refined(
  list(whole(1, 99), 1, 9),
  "a ladder",
  (levels2) => isAscending(levels2.toReversed()) ? right(levels2) : left(fault([], "the ladder falls strictly"))
);
var startGrid = described(
  new t.Type(
    "a text",
    (u) => u === void 0 || typeof u === "string",
    (u, context) => typeof u === "string" ? t.success(u) : t.failure(u, context),
    t.identity
  ),
  { type: "string" }
);
var optionTable = {
  players: { rule: "TX-2.1", codec: oneOf(2, 3, 4, 6), default: 2, meaning: "seats" },
  teams: {
    rule: "TX-2.1",
    codec: oneOf(2, 3),
    default: 2,
    otherwise: "3 for 3 or 6 players, else 2",
    meaning: "teams"
  },
  shapes: {
    rule: "TX-2.2",
    codec: chartShapes,
    default: basicShapes,
    values: "five names of the catalogue or drawings",
    meaning: "the shapes of the chart"
  },
  exxtra: {
    rule: "TX-2.3",
    codec: exxtra,
    default: void 0,
    values: '{}, {"replace":1..5} or {"columns":[..]}, with "twos" and "own" if wanted',
    otherwise: "none",
    meaning: "columns whose shape is replaced by a card drawn at random; own shapes join the deck"
  },
  levels: {
    rule: "TX-2.4",
    codec: ladder,
    default: [5, 3, 1],
    values: "1 to 9 falling numbers, 1..99",
    meaning: "the ladder"
  },
  target: { rule: "TX-2.5", codec: whole(1, 9999), default: 61, meaning: "points that win" },
  miss: {
    rule: "TX-2.6",
    codec: oneOf("pair", "turn"),
    default: "pair",
    meaning: "whether a dead pair of mediums is enough to miss the turn"
  },
  sameShape: {
    rule: "TX-2.7",
    codec: oneOf("ignored", "scores"),
    default: "ignored",
    meaning: "whether a shape that slides to other squares is formed again"
  },
  turnLimit: {
    rule: "TX-2.8",
    codec: whole(0, 99999),
    default: 0,
    meaning: "the game ends after so many turns; 0: none"
  },
  grid: {
    rule: "TX-2.9",
    codec: startGrid,
    default: void 0,
    values: "a grid text",
    otherwise: "drawn",
    meaning: "the starting grid"
  }
};
var table = optionTable;
var optionNames = Object.keys(optionTable);
var teamsOf = (players) => players === 3 || players === 6 ? 3 : 2;
var readForm = (given) => {
  const players = "players" in given ? given["players"] : 2;
  const teams = "teams" in given ? given["teams"] : teamsOf(players);
  const form = formOf(players, teams);
  const asked = `${show(players)} players in ${show(teams)} teams`;
  return form === void 0 ? left(fault(["players"], `there is no game of ${asked}`, "TX-2.1")) : right(form);
};
var readStartGrid = (given, teams) => {
  const grid2 = given["grid"];
  if (grid2 === void 0) return right(void 0);
  return typeof grid2 === "string" && readGrid(grid2, teams) !== void 0 ? right(grid2) : left(fault(["grid"], `${show(grid2)} is no grid with five larges of each colour`, "TX-2.9"));
};
var isAlone = (name) => name !== "players" && name !== "teams" && name !== "grid";
var readAlone = (given, name) => {
  const { rule, codec, default: otherwise } = table[name];
  if (given[name] === void 0) return right(otherwise);
  const read = decode(codec)(given[name]);
  return isLeft(read) ? left({ ...under(name)(read.left), rule }) : read;
};
var readAllAlone = (given) => {
  const read = optionNames.filter(isAlone).map((name) => ({ name, value: readAlone(given, name) }));
  const wrong = read.map(({ value }) => value).find(isLeft);
  if (wrong !== void 0) return wrong;
  return right(
    Object.fromEntries(read.flatMap(({ name, value }) => isLeft(value) ? [] : [[name, value.right]]))
  );
};
var readOptions = (u) => {
  if (!isObject(u)) return left(fault([], `${show(u)} is not an object`, "TX-2"));
  const stranger = Object.keys(u).find((key) => !optionNames.some((known) => known === key) && u[key] !== void 0);
  if (stranger !== void 0) return left(fault([stranger.slice(0, 40)], "unknown key", "TX-2"));
  const given = withoutUndefined(u);
  return chain(
    readForm(given),
    (form) => chain(
      readAllAlone(given),
      (others) => chain(readStartGrid(given, form.teams), (grid2) => right({ ...form, ...others, grid: grid2 }))
    )
  );
};
var inOrder = (option) => JSON.stringify(option, [...exxtraKeys]);
var options = described(
  new t.Type(
    "Transformartian options",
    (u) => {
      const read = readOptions(u);
      return isObject(u) && !isLeft(read) && optionNames.every((key) => inOrder(u[key]) === inOrder(read.right[key]));
    },
    (u, context) => {
      const read = readOptions(u);
      return isLeft(read) ? failWith(read.left, u, context) : read;
    },
    (value) => withoutUndefined({ ...value })
  ),
  optionSchemaOf(table)
);
constant(defaultsOf(optionTable));
var colourNumber = (none2) => described(
  new t.Type(
    "a colour",
    (u) => whole(none2 ? noMedium : 0, 5).is(u),
    (u, context) => {
      if (none2 && u === "-") return t.success(noMedium);
      return isColour(u) ? t.success(colourIndex(u)) : t.failure(u, context, `${show(u)} is not a colour`);
    },
    (colour2) => colour2 === noMedium ? "-" : colourLetter(colour2)
  ),
  { enum: none2 ? [...colours$1, "-"] : colours$1 }
);
var { exxtra: _cards, grid: _drawn, ...lasting } = optionTable;
var position = exact("a Transformartian position", {
  grid: list(colourNumber(false), 25, 30),
  turn: whole(1, lastTurn),
  hands: list(colourNumber(true), 2, 3),
  smalls: list(whole(0, 8), 25, 30),
  scores: list(whole(0, 999999999), 2, 3),
  settings: exact("settings", {
    ...codecsOf(lasting),
    shapes: list(drawing, five, five),
    levels: list(whole(1, 99), 1, 9)
  })
});
var Options = options;
var State = ruled(
  "TX-10.3",
  refined(position, "a Transformartian position", complete)
);
var Move = move;
var readColour = (text2) => isColour(text2) ? text2 : void 0;
var readMove = (text2) => {
  if (text2.startsWith("miss=")) {
    const keep2 = readColour(text2.slice(5));
    return keep2 === void 0 ? void 0 : { _tag: "Miss", keep: keep2 };
  }
  const [first, second, keep] = [text2.slice(0, 2), text2.slice(3, 5), readColour(text2.slice(6))];
  if (!isSquare(first) || text2[2] !== "-" || !isSquare(second) || text2[5] !== "=" || keep === void 0)
    return void 0;
  return { _tag: "Exchange", first, second, keep };
};
var moveText = notation({
  rule: "TX-10.2",
  longest: longest$1,
  print: (move2) => move2._tag === "Miss" ? `miss=${move2.keep}` : `${move2.first}-${move2.second}=${move2.keep}`,
  parse: (text2) => {
    const move2 = readMove(text2);
    return move2 === void 0 ? left(fault([], `${show(text2)} is no move notation`, "TX-10.2")) : right(move2);
  }
});
var gridLines = ({ grid: grid2, settings }) => {
  const heading2 = "   a b c d e ";
  const rows = Array.from({ length: ranks(settings) }, (_, index) => {
    const rank = ranks(settings) - 1 - index;
    const letters = grid2.slice(rank * files, (rank + 1) * files).map(colourLetter);
    return `${rank + 1}  ${letters.join(" ")}  ${rank + 1}`;
  });
  return [heading2.trimEnd(), ...rows, heading2.trimEnd()];
};
var onLevel = (state, column2, level) => Array.from({ length: colourCount(state.settings) }, (_, colour2) => colour2).filter((colour2) => state.smalls[smallIndex(state.settings, column2, colour2)] === level).map(colourLetter).join("");
var chartLines = (state) => {
  const { shapes, levels: levels2 } = state.settings;
  const drawings2 = shapes.map((shape) => drawingOf(shape).split("/"));
  const height = Math.max(...drawings2.map((rows) => rows.length));
  const width = Math.max(8, ...shapes.map((shape) => shape.length + 2));
  const cells = (texts, head) => (head.padEnd(6) + texts.map((text2) => text2.padEnd(width)).join("")).trimEnd();
  return [
    cells(
      shapes.map((shape) => shape.includes("/") ? "custom" : shape),
      "Chart"
    ),
    ...Array.from(
      { length: height },
      (_, row) => cells(
        drawings2.map((rows) => rows[row] ?? ""),
        ""
      )
    ),
    ...levels2.map(
      (points, level) => cells(
        Array.from({ length: five }, (_, column2) => onLevel(state, column2, level) || "-"),
        `[${points}]`
      )
    )
  ];
};
var teamName$1 = (state, team2) => {
  const members = seatsOf(state, team2);
  return members.length === 1 ? `seat ${team2}` : `team ${team2} (seats ${members.join(" and ")})`;
};
var handText = (state, team2) => {
  const hand = state.hands[team2] ?? noMedium;
  return hand === noMedium ? "none" : colourLetter(hand);
};
var turnLine = (state) => {
  const { turn: turn2, settings } = state;
  if (isOver(state)) return "The game is over.";
  const seat = (turn2 - 1) % settings.players;
  const limit = settings.turnLimit === 0 ? "" : ` of ${settings.turnLimit}`;
  return `Turn ${turn2}${limit}: seat ${seat} to move, for ${teamName$1(state, teamToMove(state))}. Target: ${settings.target}`;
};
var picture = (state) => {
  const home2 = Array.from({ length: colourCount(state.settings) }, (_, colour2) => colour2).filter(
    (colour2) => isHome(state, colour2)
  );
  return [
    ...gridLines(state),
    "",
    ...chartLines(state),
    "",
    turnLine(state),
    ...state.scores.map(
      (points, team2) => `${teamName$1(state, team2)}: ${points} points, medium in hand: ${handText(state, team2)}`
    ),
    `Mediums at home: ${home2.map(colourLetter).join(" ") || "none"}`
  ].join("\n");
};
var rules = constant({
  "TX-1.1": "Grid",
  "TX-1.2": "Colours",
  "TX-1.3": "Pieces",
  "TX-1.4": "Mediums",
  "TX-1.5": "Adjacent",
  "TX-1.6": "Isolated",
  "TX-1.7": "Continuous",
  "TX-1.8": "Shapes",
  "TX-1.9": "Chart",
  "TX-2": "Options",
  "TX-2.1": "Players and teams",
  "TX-2.2": "Choice of shapes",
  "TX-2.3": "ExxTRA cards",
  "TX-2.4": "Ladder",
  "TX-2.5": "Target",
  "TX-2.6": "What counts as a miss",
  "TX-2.7": "The same shape again",
  "TX-2.8": "Turn limit",
  "TX-2.9": "Given grid",
  "TX-3.1": "Seats and teams",
  "TX-3.2": "Laying out the shapes",
  "TX-3.3": "Drawing the larges",
  "TX-3.4": "Start",
  "TX-4.1": "Turn",
  "TX-4.2": "Exchange or miss",
  "TX-4.3": "Opening turn",
  "TX-4.4": "Later turns",
  "TX-4.5": "Mediums in other hands",
  "TX-4.6": "What is exchanged",
  "TX-4.7": "The exchange is compulsory",
  "TX-4.8": "One medium stays",
  "TX-5.1": "No isolated large",
  "TX-5.2": "Unless a colour is continuous",
  "TX-5.3": "Only moved larges matter",
  "TX-5.4": "No shape on the first turn",
  "TX-6.1": "Forming a shape",
  "TX-6.2": "A shape that slides",
  "TX-6.3": "Points",
  "TX-6.4": "The small moves down",
  "TX-6.5": "Who never scores",
  "TX-7.1": "One shape: its medium goes home",
  "TX-7.2": "Otherwise a free choice",
  "TX-7.3": "What can be kept",
  "TX-8.1": "Dead pairs",
  "TX-8.2": "When a turn may be missed",
  "TX-8.3": "Effect of a miss",
  "TX-8.4": "There is always a move",
  "TX-9.1": "Target reached",
  "TX-9.2": "Turn limit reached",
  "TX-9.3": "Over means no moves",
  "TX-9.4": "Scores and winners",
  "TX-9.5": "No other ending",
  "TX-10.1": "Square names",
  "TX-10.2": "Move notation",
  "TX-10.3": "Position notation",
  "TX-10.4": "Which rule is cited"
});
var score = ({ scores }) => scores.slice();
var outcome = (state) => {
  if (!isOver(state)) return none$1;
  const most = Math.max(...state.scores);
  const best = state.scores.flatMap((points, team2) => points === most ? seatsOf(state, team2) : []);
  const winners = [...best].sort((a, b) => a - b);
  const places = placesByValue(teamsOf$1(state), state.scores);
  return some({ winners, places, reason: most >= state.settings.target ? "target" : "limit" });
};
var catalogueCards = Object.entries(catalogue).flatMap(
  ([shape, { kind }]) => kind === "basic" ? [] : [{ shape, grade: kind }]
);
var deckOf = (staying2, own) => [...catalogueCards, ...own.map((shape) => ({ shape, grade: 1 }))].filter(
  ({ shape }) => !staying2.includes(shape)
);
var drawn = (random, cards, count2) => shuffled(random, cards).slice(0, count2).map(({ shape }) => shape);
var drawCards = (random, deck, exxtra2) => {
  const { twos: twos2 } = exxtra2;
  const count2 = cardCount(exxtra2);
  const graded = (grade) => deck.filter((card) => card.grade === grade);
  return twos2 === void 0 ? drawn(random, deck, count2) : shuffled(random, [...drawn(random, graded(2), twos2), ...drawn(random, graded(1), count2 - twos2)]);
};
var replacedColumns = (random, { columns, replace = five }) => (columns == null ? void 0 : columns.map((column2) => column2 - 1)) ?? shuffled(random, [0, 1, 2, 3, 4]).slice(0, replace);
var layCards = (random, shapes, exxtra2) => {
  const columns = replacedColumns(random, exxtra2);
  const staying2 = shapes.filter((_, column2) => !columns.includes(column2));
  const cards = drawCards(random, deckOf(staying2, exxtra2.own ?? []), exxtra2);
  return shapes.map((shape, column2) => columns.includes(column2) ? cards[columns.indexOf(column2)] ?? shape : shape);
};
var drawGrid = (random, teams) => shuffled(
  random,
  Array.from({ length: five * ranksOf[teams] }, (_, large) => Math.floor(large / five))
);
var accepted = acceptOptions(options, rules, "TX-2");
var start = (options2, seed) => {
  const random = source(seed);
  const { exxtra: exxtra2, grid: given, shapes, ...others } = options2;
  const laid = exxtra2 === void 0 ? shapes : layCards(random, shapes, exxtra2);
  const colours2 = ranksOf[options2.teams];
  return {
    grid: (given === void 0 ? void 0 : readGrid(given, options2.teams)) ?? drawGrid(random, options2.teams),
    turn: 1,
    hands: Array.from({ length: options2.teams }, () => noMedium),
    smalls: Array.from({ length: five * colours2 }, () => 0),
    scores: Array.from({ length: options2.teams }, () => 0),
    settings: { ...others, shapes: laid }
  };
};
var setup = (options2, seed) => map((chosen) => start(chosen, seed))(accepted(options2, seed));
var game = constant({
  id: "transformartian",
  title: "Transformartian",
  seats: { min: 2, max: 6 },
  rules,
  turnRule: "TX-4.1",
  overRule: "TX-9.3",
  optionInfo: optionInfoOf(optionTable),
  options: Options,
  ...nothingHidden(State, positionText),
  move: Move,
  moveText,
  setup,
  contradicted: (chosen, { settings: { shapes, ...others } }) => (
    // Cards draw other shapes than those of the options.
    firstUnlike(chosen, chosen.exxtra === void 0 ? { ...others, shapes } : others)
  ),
  teams: teamsOf$1,
  key: positionText.print,
  seatCount: ({ settings }) => settings.players,
  seatName: numberedSeat,
  toMove,
  legalMoves,
  randomMove,
  check,
  applyLegal,
  score,
  outcome,
  board: picture
});
var squares = published(squares$1);
published(basicShapes);
published(catalogue);
var colours = published(colours$1);
var coloursOf = ({ settings }) => Array.from({ length: colourCount(settings) }, (_, colour2) => colour2);
var nameOf = (colour2) => colourName(colourLetter(colour2));
var seatsText = (numbers) => `${numbers.length === 1 ? "seat" : "seats"} ${listed(numbers.map(String))}`;
var teamName = (state, team2) => {
  const members = seatsOf(state, team2);
  return members.length === 1 ? `Seat ${team2}` : `Team ${team2} (${seatsText(members)})`;
};
var shapeName = (shape) => drawingOf(shape) === shape ? "custom" : shape;
var standingText = (state) => {
  const ended = outcome(state);
  if (isSome(ended)) {
    const { winners, reason } = ended.value;
    return `The game is over (${reason}): ${seatsText(winners)} ${winners.length === 1 ? "wins" : "win"}`;
  }
  const [seat] = toMove(state);
  const single = state.settings.players === state.settings.teams;
  return `Seat ${seat ?? 0} to move${single ? "" : `, for team ${teamToMove(state)}`}`;
};
var noteOf = (state, team2) => {
  const ended = outcome(state);
  if (isSome(ended)) return won(ended.value, ...seatsOf(state, team2));
  return teamToMove(state) === team2 ? "to move" : "";
};
var heading = (state) => {
  const { turn: turn2, settings } = state;
  const over = isSome(outcome(state));
  return {
    text: over ? standingText(state) : `Turn ${turn2}: ${standingText(state)}`,
    note: settings.turnLimit === 0 ? "" : over ? `${many(settings.turnLimit, "turn")} at most` : `of ${many(settings.turnLimit, "turn")}`
  };
};
var gridText = ({ grid: grid2 }) => `Larges: ${grid2.map((colour2, square2) => `${squares[square2] ?? ""} ${nameOf(colour2)}`).join(", ")}.`;
var columnText = (state, shape, column2) => {
  const { settings, smalls } = state;
  const points = (colour2) => settings.levels[smalls[smallIndex(settings, column2, colour2)] ?? 0] ?? 0;
  const texts = coloursOf(state).map((colour2) => `${nameOf(colour2)} ${points(colour2)}`);
  return `column ${column2 + 1}, ${shapeName(shape)} (${drawingOf(shape)}): ${texts.join(", ")}`;
};
var chartText = (state) => {
  const { shapes, levels: levels2 } = state.settings;
  const columns = shapes.map((shape, column2) => columnText(state, shape, column2));
  return `Levels of the chart: ${levels2.join(", ")}. Smalls by column, each with its level: ${columns.join("; ")}.`;
};
var teamText = (state, team2) => {
  const hand = state.hands[team2] ?? noMedium;
  const holds = hand === noMedium ? "no medium" : `the ${nameOf(hand)} medium`;
  return `${teamName(state, team2)} has ${many(state.scores[team2] ?? 0, "point")} and ${holds} in hand.`;
};
var optionText = ({ settings }) => `A seat may miss ${settings.miss === "pair" ? "when its pair is dead" : "only if all pairs are dead"}; the same shape again ${settings.sameShape === "scores" ? "scores" : "is ignored"}.`;
var inWords = (state) => {
  const { text: text2, note } = heading(state);
  const home2 = coloursOf(state).filter((colour2) => isHome(state, colour2));
  return {
    title: `Transformartian, turn ${state.turn}: ${standingText(state)}`,
    description: [
      `${text2}${note === "" ? "" : `, ${note}`}. Points that win: ${state.settings.target}.`,
      ...state.scores.map((_, team2) => teamText(state, team2)),
      `Mediums at home: ${listed(home2.map(nameOf))}.`,
      `The grid has ${files} files and ${state.grid.length / files} ranks. ${gridText(state)}`,
      chartText(state),
      optionText(state)
    ].join(" ")
  };
};
var mediumOf = (colour2) => `${colourLetter(colour2)}2`;
var levels = (state) => {
  const { settings, smalls } = state;
  return settings.shapes.flatMap(
    (_, column2) => coloursOf(state).map((colour2) => {
      const level = smalls[smallIndex(settings, column2, colour2)] ?? 0;
      return [`small:${column2 + 1}${colourLetter(colour2)}`, settings.levels[level] ?? 0];
    })
  );
};
var model = (state) => ({
  pieces: piles([
    ...state.grid.map((colour2, square2) => [`square:${squares[square2] ?? ""}`, [`${colourLetter(colour2)}3`]]),
    ...state.hands.map((colour2, team2) => [`team:${team2}`, colour2 === noMedium ? [] : [mediumOf(colour2)]]),
    [
      "home:",
      coloursOf(state).filter((colour2) => isHome(state, colour2)).map(mediumOf)
    ]
  ]),
  counts: counts([...levels(state), ["turn:", state.turn]]),
  words: {},
  points: pointsFrom("shapes", score(state)),
  phase: isSome(outcome(state)) ? "over" : "turn",
  toMove: toMove(state)
});
var exchanged = (before, move2) => {
  var _a, _b;
  if (move2._tag !== "Exchange") return [];
  const [a, b] = [move2.first, move2.second].map((value) => ({ kind: "square", value }));
  const [one, other] = [(_a = before.pieces[`square:${move2.first}`]) == null ? void 0 : _a[0], (_b = before.pieces[`square:${move2.second}`]) == null ? void 0 : _b[0]];
  if (a === void 0 || b === void 0 || one === void 0 || other === void 0 || one === other) return [];
  return [
    { _tag: "Moved", piece: one, from: a, to: b },
    { _tag: "Moved", piece: other, from: b, to: a }
  ];
};
var isLarge = (change) => (change._tag === "Replaced" || change._tag === "Moved") && "piece" in change ? change.piece.endsWith("3") : change._tag === "Replaced" && change.from.endsWith("3");
var changes = (before, move2, after) => {
  const from = model(before);
  const rest = between(from, model(after));
  const first = move2 === null ? [] : exchanged(from, move2);
  return first.length === 0 ? rest : [...first, ...rest.filter((change) => !isLarge(change))];
};
var english = englishWith({
  "move.Exchange": "{who} exchanges the larges on {first} and {second} and keeps the {colour} medium",
  "move.Miss": "{who} misses the turn and keeps the {colour} medium",
  "verb.miss": "miss the turn",
  medium: "the {colour} medium",
  "place.team": "the hand of team {value}",
  "place.home": "the mediums at home",
  "place.small": "the {colour} small of column {column}",
  "place.turn": "turn",
  "source.shapes": "shapes",
  "phase.turn": "the game",
  "phase.over": "the end of the game",
  "reason.target": "a team has reached the target",
  "reason.limit": "the limit of turns is reached",
  team: "Team {value}"
});
var on = (square2) => labelled(english, "square", square2);
var kept = (colour2) => labelled(english, "medium", colour2, message("medium", { colour: message(`colour.${colour2}`) }));
var placeOf = (place) => {
  const { kind, value } = place;
  if (kind === "medium") return message("medium", { colour: message(`colour.${value}`) });
  if (kind !== "small") return placeMessage(place);
  return message("place.small", { column: value.slice(0, -1), colour: message(`colour.${value.slice(-1)}`) });
};
var parts = (move2) => {
  switch (move2._tag) {
    case "Exchange":
      return [on(move2.first), on(move2.second), kept(move2.keep)];
    case "Miss":
      return [labelled(english, "verb", "miss", message("verb.miss")), kept(move2.keep)];
  }
};
var orders = ([first, second, ...rest]) => (first == null ? void 0 : first.kind) === "square" && second !== void 0 ? [[second, first, ...rest]] : [];
var tried = (state) => {
  const shown = squares.slice(0, state.grid.length).toSorted(byAscii);
  return [
    ...legalMoves(state),
    ...shown.flatMap(
      (first, index) => shown.slice(index + 1).flatMap((second) => colours.map((keep) => ({ _tag: "Exchange", first, second, keep })))
    ),
    ...colours.map((keep) => ({ _tag: "Miss", keep }))
  ];
};
var describe = (state, move2) => {
  const key = `move.${move2._tag}`;
  const said = { who: game.seatName(toMove(state)[0] ?? 0, state), colour: message(`colour.${move2.keep}`) };
  switch (move2._tag) {
    case "Exchange":
      return message(key, { ...said, first: move2.first, second: move2.second });
    case "Miss":
      return message(key, said);
  }
};
var transformartianFace = {
  game,
  parts,
  orders,
  tried,
  model,
  changes,
  describe,
  describeChange: changeMessage({ game, teamName, place: placeOf }),
  describePlace: placeOf,
  describeView: (state) => standing(game, state, model(state).phase),
  english
};
var side = 50;
var gridTop = top + 16;
var larges = ({ grid: grid2 }, board) => coordinates(board) + grid2.map((colour2, square2) => {
  const [x, y] = middle(board, square2);
  const paper = { "stroke-width": 0.8, rx: 0 };
  return group(
    x,
    y,
    { "data-square": squares[square2], "data-box": `${-side / 2} ${-side / 2} ${side} ${side}` },
    box(-side / 2, -side / 2, side, side, paper),
    reduced(0.87, { colour: colourLetter(colour2), size: 3 })
  );
}).join("");
var chartLeft = 306;
var columnWidth = 48;
var shapeHeight = 62;
var levelHeight = ({ settings }) => Math.max(40, (side * ranks(settings) - shapeHeight) / settings.levels.length);
var cell = 9;
var shapeSquares = (shape) => {
  var _a;
  const rows = drawingOf(shape).split("/");
  const [width, height] = [((_a = rows[0]) == null ? void 0 : _a.length) ?? 0, rows.length];
  const path = rows.flatMap(
    (row, y) => Array.from(row).map(
      (sign, x) => sign === "o" ? `M${(x - width / 2) * cell + 0.5} ${(y - height / 2) * cell + 0.5}h8v8h-8z` : ""
    )
  );
  return element("path", { d: path.join(""), fill: tint.ink });
};
var smallPlaces = (height) => height >= 58 ? [-19.5, 0, 19.5].flatMap((y) => [[-10, y], [10, y]]) : [-9, 9].flatMap((y) => [-15.6, 0, 15.6].map((x) => [x, y]));
var smallsOn = (state, column2, level) => {
  const height = levelHeight(state);
  const places = smallPlaces(height);
  return coloursOf(state).filter((colour2) => state.smalls[smallIndex(state.settings, column2, colour2)] === level).map((colour2) => {
    const [x, y] = places[colour2] ?? [0, 0];
    const small = { colour: colourLetter(colour2), size: 1 };
    return group(
      x,
      y,
      { "data-small": `${column2 + 1}${colourLetter(colour2)}`, "data-box": "-9 -9 18 18" },
      height >= 58 ? standing$1(small) : reduced(0.84, small)
    );
  }).join("");
};
var column = (state, shape, index) => group(
  chartLeft + columnWidth * (index + 0.5),
  gridTop,
  { "data-column": index + 1, "data-shape": shape },
  words(shapeName(shape), { y: -9, "font-size": smallest$2 }),
  group(0, shapeHeight / 2 - 2, {}, shapeSquares(shape)),
  ...state.settings.levels.map(
    (_, level) => group(
      0,
      shapeHeight + levelHeight(state) * (level + 0.5),
      {},
      box(-columnWidth / 2, -levelHeight(state) / 2, columnWidth, levelHeight(state), { rx: 0 }),
      smallsOn(state, index, level)
    )
  )
);
var chart = (state) => state.settings.shapes.map((shape, index) => column(state, shape, index)).join("") + state.settings.levels.map(
  (points, level) => words(String(points), {
    ...{ x: chartLeft - 5, y: gridTop + shapeHeight + levelHeight(state) * (level + 0.5) },
    ...{ "text-anchor": "end", "font-size": smallest$2, "font-weight": 700 }
  })
).join("");
var medium = (colour2) => group(
  0,
  0,
  { "data-medium": colourLetter(colour2), "data-box": "-18 -18 36 36" },
  standing$1({ colour: colourLetter(colour2), size: 2 })
);
var teamHeight = 42;
var team = (state, index, y) => {
  const hand = state.hands[index] ?? noMedium;
  const player = {
    data: { "data-team": index },
    name: teamName(state, index),
    score: `${state.scores[index] ?? 0} of ${many(state.settings.target, "point")}`,
    note: noteOf(state, index),
    mark: hand === noMedium ? box(-15, -15, 30, 30, { "stroke-dasharray": "4 4" }) : medium(hand)
  };
  return bar(y, player, teamHeight);
};
var homeHeight = 66;
var home = (state, y) => caption("Mediums at home", page.margin, y + 8) + coloursOf(state).filter((colour2) => isHome(state, colour2)).map((colour2) => group(page.margin + 20 + colour2 * 44, y + 38, {}, medium(colour2))).join("");
var transformartianSvg = (state, options2 = {}) => {
  const { settings } = state;
  const turned = options2.seat === 1 && settings.players === 2;
  const grid2 = { files, ranks: ranks(settings) };
  const gridHeight = side * grid2.ranks + 22;
  const chartHeight = shapeHeight + levelHeight(state) * settings.levels.length;
  const homeTop = gridTop + Math.max(gridHeight, chartHeight + 8) + 4;
  const teamsTop = homeTop + homeHeight;
  return sheet(
    teamsTop + (teamHeight + 6) * settings.teams + 8,
    inWords(state),
    heading(state),
    options2,
    larges(state, { grid: grid2, x: page.margin + 18, y: gridTop, side, turned }),
    chart(state),
    home(state, homeTop),
    ...state.scores.map((_, index) => team(state, index, teamsTop + (teamHeight + 6) * index))
  );
};
var transformartianBoard = /* @__PURE__ */ boardGame(transformartianFace, (view, options2) => [
  transformartianSvg(view, options2)
]);
const worker = () => new Worker(new URL("../workers/transformartian.ts", import.meta.url), { type: "module" });
const parlour = { define: () => defineBoard([transformartianBoard]), face: transformartianFace, game, worker };
export {
  parlour
};
