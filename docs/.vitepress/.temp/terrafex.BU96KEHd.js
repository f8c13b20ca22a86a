import { N as pieceOf, O as pieceNames, P as sizeOf, s as sizes$1, m as mintAll, i as checkBy, j as firstBroken, n as notation, k as wholeNumber, Q as shortOf, v as validate, l as defaultsOf, q as codecsOf, R as wonBy, S as everyoneAlone, T as broken, t as acceptOptions, u as optionInfoOf, x as firstUnlike, U as sentence, A as won, V as sizeName, z as many, y as listed, B as colourName, C as between, W as wordsAt, E as counts, F as piles, G as englishWith, H as placeMessage, X as piecesMessage, I as labelled, Y as pieceMessage, J as standing, K as changeMessage, g as group, e as element, L as boardGame, M as defineBoard } from "./game.Qmv2hoS5.js";
import { c as constant, a as constants, r as ruled, v as variants, e as exact, o as oneOf, g as refined, b as fault, h as list, l as leaf, s as show, d as chain, w as whole, H as optionsOf, I as byText, i as described, J as completed, p as none, y as numberedSeat, z as published, A as message } from "./Play.DF0-fMic.js";
import { g as grid, i as indexOfName, s as squareNames, o as offGrid, b as opposite, d as orthogonals, c as coordinates, m as middle } from "./checkered.y4VxbOaE.js";
import { right, left, isLeft, map, getOrElse, mapLeft } from "fp-ts/es6/Either.js";
import { o as only, w as withoutSmallest, s as smallest, h as has } from "./bits.CjUzFQnK.js";
import { a as alone, n as nobody, b as sheet, h as heap$1, i as heapHeight, p as page, j as barHeight, e as caption, r as reduced, c as box, d as bar, k as disc, l as lying, f as standing$1, g as top, m as strip, o as nested, q as paintOf } from "./frame.mU-2qA0z.js";
import { n as nothingHidden } from "./open.BeNWQz5h.js";
import * as t from "io-ts";
import { some, isSome } from "fp-ts/es6/Option.js";
import "vue";
import "vue/server-renderer";
import "./app.js";
import "@vueuse/core";
import "./plugin-vue_export-helper.1tPrXgE0.js";
var board = grid(8, 7);
var supply = [5, 5, 4];
var layouts = {
  "1": "......../...G2...B3/B3.G2...../...G1G1.../.....G2.B3/B3...G2.../........",
  "2": "......../G2......G2/.G1....G1./..B3B3B3B3../.G1....G1./G2......G2/........"
};
var lastTurn = 9999999;
var contentNames = [
  ...[".", "R1", "R2", "R3", "Y1", "Y2", "Y3", "G1", "G2", "G3", "B1", "B2", "B3"],
  ...["B1+G1", "B1+G2", "B1+G3", "B2+G1", "B2+G2", "B2+G3", "B3+G1", "B3+G2", "B3+G3"]
];
var longest = 1e3;
var empty$1 = 0;
var fire = (size2) => size2;
var mountain = (size2) => 3 + size2;
var forest = (size2) => size2 === 0 ? empty$1 : 6 + size2;
var blueOn = (blue2, green2) => green2 === 0 ? 9 + blue2 : 9 + 3 * blue2 + green2;
var Kind = { Empty: 0, Fire: 1, Mountain: 2, Forest: 3, Glacier: 4, Capped: 5, Frosted: 6 };
var blues = contentNames.map((name) => name.startsWith("B") ? Number(name[1]) : 0);
var greens = contentNames.map((name) => name.includes("G") ? Number(name.at(-1)) : 0);
var sizes = contentNames.map((name) => Number(name[1] ?? 0));
var kinds$2 = contentNames.map((name, code) => {
  if (name === ".") return Kind.Empty;
  if (name.startsWith("R")) return Kind.Fire;
  if (name.startsWith("Y")) return Kind.Mountain;
  if (name.startsWith("G")) return Kind.Forest;
  if ((greens[code] ?? 0) === 0) return Kind.Glacier;
  return (blues[code] ?? 0) > (greens[code] ?? 0) ? Kind.Capped : Kind.Frosted;
});
var kindOf = (content2) => kinds$2[content2] ?? 0;
var blueOf = (content2) => blues[content2] ?? 0;
var greenOf = (content2) => greens[content2] ?? 0;
var sizeOfContent = (content2) => sizes[content2] ?? 0;
var glacial = kinds$2.map((kind) => Number(kind === Kind.Glacier || kind === Kind.Capped));
var isGlacier = (content2) => (glacial[content2] ?? 0) === 1;
var props = kinds$2.map(
  (kind) => Number(kind === Kind.Mountain || kind === Kind.Glacier || kind === Kind.Capped)
);
var isSupport = (content2) => (props[content2] ?? 0) === 1;
var Group = {
  Empty: 0,
  SmallFire: 1,
  SmallMountain: 3,
  MediumMountain: 4,
  SmallForest: 5,
  MediumForest: 6,
  LargeForest: 7,
  LargeFrosted: 8,
  Frosted: 9,
  Glacier: 10,
  Other: 11
};
var groupCount = 12;
var groupOfContent = (content2) => {
  switch (kindOf(content2)) {
    case Kind.Empty:
      return Group.Empty;
    case Kind.Fire:
      return content2 === fire(3) ? Group.Other : Group.SmallFire - 1 + sizeOfContent(content2);
    case Kind.Mountain:
      return content2 === mountain(3) ? Group.Other : Group.SmallMountain - 1 + sizeOfContent(content2);
    case Kind.Forest:
      return Group.SmallForest - 1 + sizeOfContent(content2);
    case Kind.Frosted:
      return greenOf(content2) === 3 ? Group.LargeFrosted : Group.Frosted;
    default:
      return Group.Glacier;
  }
};
var groups = kinds$2.map((_, content2) => groupOfContent(content2));
var groupOf = (content2) => groups[content2] ?? 0;
var liveForest = (content2) => lives[content2] ?? 0;
var lives = kinds$2.map((kind, code) => kind === Kind.Capped ? 0 : greens[code] ?? 0);
var Tracker = constant({ Red: 1, Yellow: 2, Green: 4, Blue: 8 });
var allStanding = 15;
var trackerLetters = "RYGB";
var asSize = (n) => n === 1 ? 1 : n === 2 ? 2 : 3;
var kindNames = ["Empty", "Fire", "Mountain", "Forest", "Glacier", "Capped", "Frosted"];
var contents$1 = constant(
  contentNames.map((_, code) => {
    const tag = kindNames[kindOf(code)] ?? "Empty";
    switch (tag) {
      case "Empty":
        return { _tag: tag };
      case "Fire":
      case "Mountain":
      case "Forest":
      case "Glacier":
        return { _tag: tag, size: asSize(sizeOfContent(code)) };
      case "Capped":
      case "Frosted":
        return { _tag: tag, blue: asSize(blueOf(code)), green: asSize(greenOf(code)) };
    }
  })
);
var nothing$1 = constant({ _tag: "Empty" });
var look = (state, square2) => contents$1[contentOn(state, square2)] ?? nothing$1;
var contentOn = (state, square2) => state.board[squareIndex(square2)] ?? 0;
var squareIndex = (square2) => indexOfName(square2, board.files);
var steps = Array.from(
  { length: 4 * board.size },
  (_, index) => {
    var _a;
    return ((_a = board.steps[index & 3]) == null ? void 0 : _a[index >> 2]) ?? offGrid;
  }
);
var stepFrom = (square2, direction) => steps[square2 * 4 + direction] ?? 0;
var named = squareNames(board, "a1");
var squares$1 = named.all;
var isSquare = named.is;
var squareName = named.nameOf;
var piecesOf$1 = (content2) => pieceTable[content2] ?? [];
var colourOfKind = [-1, 0, 1, 2, 3, -1, -1];
var pieceTable = contentNames.map((_, code) => {
  const kind = kindOf(code);
  if (kind === Kind.Empty) return [];
  if (kind === Kind.Capped || kind === Kind.Frosted) return [pieceOf(3, blueOf(code)), pieceOf(2, greenOf(code))];
  return [pieceOf(colourOfKind[kind] ?? 0, sizeOfContent(code))];
});
var halfSize = board.size / 2;
var setIndex = (group2, half) => 2 * group2 + half;
var setOf = ({ sets }, group2, half) => sets[setIndex(group2, half)] ?? 0;
var hasAny = (state, group2) => (setOf(state, group2, 0) | setOf(state, group2, 1)) !== 0;
var toggle = (sets, content2, square2) => {
  const half = square2 < halfSize ? 0 : 1;
  const index = setIndex(groupOf(content2), half);
  sets[index] = (sets[index] ?? 0) ^ only(square2 - half * halfSize);
};
var setsOf = (board2) => {
  const sets = Array.from({ length: 2 * groupCount }, () => 0);
  board2.forEach((content2, square2) => toggle(sets, content2, square2));
  return sets;
};
var hasGlacier = (state) => hasAny(state, Group.Glacier);
var poolOf = ({ board: board2, pit, selected: selected2 }) => {
  const pool = full.slice();
  const take2 = (piece, count) => {
    pool[piece] = (pool[piece] ?? 0) - count;
  };
  for (const content2 of board2) for (const piece of piecesOf$1(content2)) take2(piece, 1);
  for (const size2 of sizes$1) take2(pieceOf(0, size2), (pit[size2 - 1] ?? 0) + Number(selected2 === size2));
  return pool;
};
var full = pieceNames.map((_, piece) => supply[sizeOf(piece) - 1] ?? 0);
var draftOf = (state) => ({
  board: state.board.slice(),
  pool: state.pool.slice(),
  sets: state.sets.slice(),
  pit: state.pit
});
var put = (draft, square2, content2) => {
  const before = draft.board[square2] ?? 0;
  if (before !== empty) give(draft, before);
  if (content2 !== empty) take(draft, content2);
  toggle(draft.sets, before, square2);
  toggle(draft.sets, content2, square2);
  draft.board[square2] = content2;
};
var empty = 0;
var give = (draft, content2) => {
  const { pool } = draft;
  if (content2 <= 3) changePit(draft, content2, 1);
  else for (const piece of piecesOf$1(content2)) pool[piece] = (pool[piece] ?? 0) + 1;
};
var changePit = (draft, size2, by) => {
  draft.pit = draft.pit.with(size2 - 1, (draft.pit[size2 - 1] ?? 0) + by);
};
var take = ({ pool }, content2) => {
  for (const piece of piecesOf$1(content2)) pool[piece] = (pool[piece] ?? 0) - 1;
};
var stands = (state, tracker2) => (state.trackers & tracker2) !== 0;
var isWritable = (landings2) => landings2.length > 0 && landings2.every(({ square: square2 }, index) => {
  var _a;
  return index === 0 || (((_a = landings2[index - 1]) == null ? void 0 : _a.square) ?? "") <= square2;
});
var spreads = constants(squares$1.map((square2) => ({ _tag: "SpreadForest", square: square2 })));
var forestGrowths = constants(
  squares$1.map((square2) => ({ _tag: "GrowForest", square: square2 }))
);
var mountainStarts = constants(
  squares$1.map((square2) => ({ _tag: "StartMountain", square: square2 }))
);
var mountainGrowths = constants(
  squares$1.map((square2) => ({ _tag: "GrowMountain", square: square2 }))
);
var bySize = [1, 2, 3];
var selections = constants(bySize.map((size2) => ({ _tag: "SelectFire", size: size2 })));
var fireStarts = constants(
  squares$1.map((square2) => ({ _tag: "StartFire", size: 1, square: square2 }))
);
var fireGrowths = constants(
  bySize.map((size2) => squares$1.map((square2) => ({ _tag: "GrowFire", size: size2, square: square2 })))
);
var burns = constants(
  bySize.map((size2) => squares$1.map((square2) => ({ _tag: "Burn", size: size2, square: square2 })))
);
var square = leaf("a square", isSquare, { type: "string", pattern: "^[a-h][1-7]$" });
var size = oneOf(1, 2, 3);
var landings = refined(
  list(exact("a landing", { square, size: oneOf(1, 2) }), 1, 200),
  "landings in ascending order",
  (items) => isWritable(items) ? right(items) : left(fault([], "the squares of a list ascend", "TF-11.1"))
);
var tagged = {
  SpreadForest: exact("SpreadForest", { _tag: oneOf("SpreadForest"), square }),
  GrowForest: exact("GrowForest", { _tag: oneOf("GrowForest"), square }),
  StartMountain: exact("StartMountain", { _tag: oneOf("StartMountain"), square }),
  GrowMountain: exact("GrowMountain", { _tag: oneOf("GrowMountain"), square }),
  SelectFire: exact("SelectFire", { _tag: oneOf("SelectFire"), size }),
  StartFire: exact("StartFire", { _tag: oneOf("StartFire"), size, square }),
  GrowFire: exact("GrowFire", { _tag: oneOf("GrowFire"), size, square }),
  Burn: exact("Burn", { _tag: oneOf("Burn"), size, square }),
  MoveGlacier: exact("MoveGlacier", { _tag: oneOf("MoveGlacier"), from: square, to: square }),
  SplitGlacier: exact("SplitGlacier", {
    _tag: oneOf("SplitGlacier"),
    from: square,
    to: square,
    landings
  })
};
var move = ruled("TF-11.1", variants("a Terrafex move", tagged));
var [red$1, green$2, blue$2] = [0, 2, 3];
var inPool$2 = (state, colour, size2) => (state.pool[pieceOf(colour, size2)] ?? 0) > 0;
var inPit = (state, size2) => (state.pit[size2 - 1] ?? 0) > 0;
var burnable = (content2) => kindOf(content2) === Kind.Forest || kindOf(content2) === Kind.Frosted;
var burnableIn = (state, half) => setOf(state, Group.SmallForest, half) | setOf(state, Group.MediumForest, half) | setOf(state, Group.LargeForest, half) | setOf(state, Group.LargeFrosted, half) | setOf(state, Group.Frosted, half);
var shrinks = (state, size2, content2) => {
  const frosted = kindOf(content2) === Kind.Frosted;
  const rest = (frosted ? blueOf(content2) : greenOf(content2)) - size2;
  return rest <= 0 || inPool$2(state, frosted ? blue$2 : green$2, rest);
};
var survives = (state, size2, content2) => {
  const rest = kindOf(content2) === Kind.Forest ? size2 - greenOf(content2) : 0;
  return rest <= 0 || inPool$2(state, red$1, rest) || inPit(state, rest);
};
var canBurn = (state, size2, content2) => burnable(content2) && shrinks(state, size2, content2) && survives(state, size2, content2);
var canGrow = (size2, content2) => size2 > 1 && content2 === fire(size2 - 1);
var placesOf = (size2) => size2 === 1 ? Group.Empty : Group.SmallFire + size2 - 2;
var isPlayable = (state, size2) => {
  if (hasAny(state, placesOf(size2))) return true;
  for (let half = 0; half < 2; half++)
    for (let rest = burnableIn(state, half); rest !== 0; rest = withoutSmallest(rest))
      if (canBurn(state, size2, state.board[half * halfSize + smallest(rest)] ?? 0)) return true;
  return false;
};
var selectDemands = [
  {
    rule: "TF-6.1",
    text: "the pool holds no fire of this size",
    holds: ({ state, move: move2 }) => inPool$2(state, red$1, move2.size)
  },
  {
    rule: "TF-6.2",
    text: "the other seat could not play a fire of this size",
    holds: ({ state, move: move2 }) => isPlayable(state, move2.size)
  }
];
var startDemands$1 = [
  {
    rule: "TF-6.4",
    text: "the fire is not small, or the square is occupied",
    holds: ({ state, move: move2 }) => move2.size === 1 && contentOn(state, move2.square) === empty$1
  }
];
var growDemands$2 = [
  {
    rule: "TF-6.5",
    text: "there is no fire of the size below this one on the square",
    holds: ({ state, move: move2 }) => canGrow(move2.size, contentOn(state, move2.square))
  }
];
var burnDemands = [
  {
    rule: "TF-6.8",
    text: "there is nothing on the square that burns",
    holds: ({ state, move: move2 }) => burnable(contentOn(state, move2.square))
  },
  {
    rule: "TF-3.7",
    text: "the pool does not hold the smaller piece that would be left",
    holds: ({ state, move: move2 }) => shrinks(state, move2.size, contentOn(state, move2.square))
  },
  {
    rule: "TF-6.9",
    text: "neither the pool nor the pit holds the smaller fire that would be left",
    holds: ({ state, move: move2 }) => survives(state, move2.size, contentOn(state, move2.square))
  }
];
var canSelect = (state, size2) => inPool$2(state, red$1, size2) && isPlayable(state, size2);
var addSelections = (state, moves) => {
  for (const move2 of selections) if (canSelect(state, move2.size)) moves.push(move2);
};
var hasFireAction = (state) => canSelect(state, 1) || canSelect(state, 2) || canSelect(state, 3);
var addPlays = (state, moves) => {
  const size2 = state.selected;
  for (let half = 0; half < 2; half++) {
    const squares2 = setOf(state, placesOf(size2), half) | burnableIn(state, half);
    for (let rest = squares2; rest !== 0; rest = withoutSmallest(rest)) {
      const move2 = playOn(state, size2, half * halfSize + smallest(rest));
      if (move2 !== void 0) moves.push(move2);
    }
  }
};
var playOn = (state, size2, square2) => {
  var _a, _b;
  const content2 = state.board[square2] ?? 0;
  if (content2 === empty$1) return size2 === 1 ? fireStarts[square2] : void 0;
  if (canGrow(size2, content2)) return (_a = fireGrowths[size2 - 1]) == null ? void 0 : _a[square2];
  return canBurn(state, size2, content2) ? (_b = burns[size2 - 1]) == null ? void 0 : _b[square2] : void 0;
};
var selectFire = (pool, size2) => {
  const piece = pieceOf(red$1, size2);
  return pool.with(piece, (pool[piece] ?? 0) - 1);
};
var placeFire = (draft, move2) => {
  const piece = pieceOf(red$1, move2.size);
  draft.pool[piece] = (draft.pool[piece] ?? 0) + 1;
  put(draft, squareIndex(move2.square), fire(move2.size));
};
var burn = (draft, move2) => {
  const square2 = squareIndex(move2.square);
  const content2 = draft.board[square2] ?? 0;
  const rest = move2.size - greenOf(content2);
  if (kindOf(content2) === Kind.Frosted) put(draft, square2, thaw(content2, move2.size));
  else if (rest <= 0) put(draft, square2, forest(-rest));
  else {
    fetchFire(draft, rest);
    put(draft, square2, fire(rest));
  }
  changePit(draft, move2.size, 1);
};
var thaw = (content2, size2) => {
  const frost = blueOf(content2) - size2;
  return frost > 0 ? blueOn(frost, greenOf(content2)) : forest(greenOf(content2));
};
var fetchFire = (draft, size2) => {
  const piece = pieceOf(red$1, size2);
  if ((draft.pool[piece] ?? 0) > 0) return;
  draft.pool[piece] = (draft.pool[piece] ?? 0) + 1;
  changePit(draft, size2, -1);
};
var green$1 = 2;
var inPool$1 = (state, size2) => (state.pool[pieceOf(green$1, size2)] ?? 0) > 0;
var isLargeBeside = (contents2, square2, direction) => {
  const near = stepFrom(square2, direction);
  return near !== offGrid && liveForest(contents2[near] ?? 0) === 3;
};
var growable$1 = (content2) => kindOf(content2) === Kind.Forest && content2 !== forest(3);
var spreadDemands = [
  {
    rule: "TF-4.2",
    text: "the square is occupied, or not beside a large forest",
    holds: ({ state, move: move2 }) => contentOn(state, move2.square) === empty$1 && orthogonals.some((direction) => isLargeBeside(state.board, squareIndex(move2.square), direction))
  },
  { rule: "TF-3.7", text: "the pool holds no small forest", holds: ({ state }) => inPool$1(state, 1) }
];
var growDemands$1 = [
  {
    rule: "TF-4.3",
    text: "the forest on the square is frosted",
    holds: ({ state, move: move2 }) => kindOf(contentOn(state, move2.square)) !== Kind.Frosted
  },
  {
    rule: "TF-4.1",
    text: "there is no bare small or medium forest on the square",
    holds: ({ state, move: move2 }) => growable$1(contentOn(state, move2.square))
  },
  {
    rule: "TF-3.7",
    text: "the pool does not hold the next size of forest",
    holds: ({ state, move: move2 }) => inPool$1(state, contentOn(state, move2.square) - forest(1) + 2)
  }
];
var growingIn = (state, half) => (inPool$1(state, 2) ? setOf(state, Group.SmallForest, half) : 0) | (inPool$1(state, 3) ? setOf(state, Group.MediumForest, half) : 0);
var spreadingIn = (state, half) => inPool$1(state, 1) ? setOf(state, Group.LargeForest, half) | setOf(state, Group.LargeFrosted, half) : 0;
var addForestActions = (state, moves) => {
  for (let half = 0; half < 2; half++) {
    const spreading = spreadingIn(state, half);
    for (let rest = spreading | growingIn(state, half); rest !== 0; rest = withoutSmallest(rest)) {
      const place = smallest(rest);
      const square2 = half * halfSize + place;
      if (has(spreading, place)) addSpreads(state.board, square2, moves);
      else {
        const move2 = forestGrowths[square2];
        if (move2 !== void 0) moves.push(move2);
      }
    }
  }
};
var addSpreads = (contents2, from, moves) => {
  for (let direction = 0; direction < 4; direction++) {
    const square2 = stepFrom(from, direction);
    if (square2 === offGrid || (contents2[square2] ?? 0) !== empty$1 || hasEarlier(contents2, square2, direction)) continue;
    const move2 = spreads[square2];
    if (move2 !== void 0) moves.push(move2);
  }
};
var ascending = [2, 3, 1, 0];
var hasEarlier = (contents2, square2, direction) => {
  const back = opposite(direction);
  for (let index = 0; ascending[index] !== back; index++)
    if (isLargeBeside(contents2, square2, ascending[index] ?? 0)) return true;
  return false;
};
var hasForestAction = (state) => {
  if ((growingIn(state, 0) | growingIn(state, 1)) !== 0) return true;
  for (let half = 0; half < 2; half++)
    for (let rest = spreadingIn(state, half); rest !== 0; rest = withoutSmallest(rest))
      if (hasRoomBeside(state.board, half * halfSize + smallest(rest))) return true;
  return false;
};
var hasRoomBeside = (contents2, from) => {
  for (let direction = 0; direction < 4; direction++) {
    const square2 = stepFrom(from, direction);
    if (square2 !== offGrid && (contents2[square2] ?? 0) === empty$1) return true;
  }
  return false;
};
var spreadForest = (draft, move2) => {
  put(draft, squareIndex(move2.square), forest(1));
};
var growForest = (draft, move2) => {
  const square2 = squareIndex(move2.square);
  put(draft, square2, (draft.board[square2] ?? 0) + 1);
};
var needs = (colour, size2, rule = "TF-3.7") => ({ piece: pieceOf(colour, size2), rule });
var [red, green, blue$1] = [0, 2, 3];
var onto = (target, ...pieces2) => ({ target, origin: empty$1, needs: pieces2 });
var merge = (b, t2) => {
  const size2 = Math.min(3, b + t2);
  return { size: size2, needs: b === 3 || t2 === 3 ? [] : [needs(blue$1, size2)] };
};
var underLarge = (c, k) => c === 2 || k === 2 ? [] : [needs(green, 2, "TF-8.6")];
var meetGlacier = (b, c, t2, k) => {
  const merged = merge(b, t2);
  if (c === 0 || k === 0) return onto(blueOn(merged.size, c + k), ...merged.needs);
  return onto(blueOn(3, 2), ...merged.needs, ...underLarge(c, k));
};
var meetFrost = (b, c, e, f) => {
  const merged = merge(b, e);
  const staysFrosted = merged.size <= f;
  if (c === 0 || staysFrosted) return onto(blueOn(merged.size, f), ...merged.needs);
  return onto(blueOn(3, 2), ...merged.needs, ...underLarge(c, f));
};
var meetForest = (b, c, f) => {
  const rest = f - 1;
  if (rest === 0) return onto(blueOn(b, c));
  const shrunk = needs(green, rest);
  const bothCapped = c > 0 && b > rest;
  return onto(blueOn(b, bothCapped && b === 3 ? 2 : rest), shrunk);
};
var meetFire = (b, c, r) => {
  const origin = forest(c);
  if (b > r) return { target: blueOn(b - r, 0), origin, needs: [needs(blue$1, b - r)] };
  if (b === r) return { target: empty$1, origin, needs: [] };
  return { target: fire(r - b), origin, needs: [needs(red, r - b)] };
};
var meet = (mover, target) => {
  const [b, c] = [blueOf(mover), greenOf(mover)];
  switch (kindOf(target)) {
    case Kind.Empty:
      return onto(mover);
    case Kind.Fire:
      return meetFire(b, c, sizeOfContent(target));
    case Kind.Forest:
      return meetForest(b, c, greenOf(target));
    case Kind.Glacier:
    case Kind.Capped:
      return meetGlacier(b, c, blueOf(target), greenOf(target));
    case Kind.Frosted:
      return meetFrost(b, c, blueOf(target), greenOf(target));
    default:
      return void 0;
  }
};
var codes$1 = contentNames.length;
var isMover = (content2) => kindOf(content2) === Kind.Glacier || kindOf(content2) === Kind.Capped;
var meetings = contentNames.flatMap(
  (_, mover) => contentNames.map((__, target) => isMover(mover) ? meet(mover, target) : void 0)
);
var meeting = (mover, target) => meetings[mover * codes$1 + target];
var lacking = ({ needs: wanted }, pool) => {
  for (const need of wanted) if ((pool[need.piece] ?? 0) === 0) return need;
  return void 0;
};
var placingsFrom = (pieces2, index, free) => {
  if (pieces2.length === 0) return [[]];
  if (pieces2.length > free - index) return [];
  const here = [...new Set(pieces2)].flatMap((size2) => {
    const left2 = pieces2.toSpliced(pieces2.indexOf(size2), 1);
    return placingsFrom(left2, index + 1, free).map((rest) => [{ index, size: size2 }, ...rest]);
  });
  return [...here, ...placingsFrom(pieces2, index + 1, free)];
};
var split = (...sizes2) => ({
  sizes: sizes2,
  small: sizes2.filter((size2) => size2 === 1).length,
  medium: sizes2.filter((size2) => size2 === 2).length,
  placings: [0, 1, 2, 3].map((free) => placingsFrom(sizes2, 0, free))
});
var single = split(1);
var [twoSmall, smallAndMedium, threeSmall] = [split(1, 1), split(1, 2), split(1, 1, 1)];
var splitOf = (size2, wall) => {
  if (size2 === 1) return single;
  if (size2 === 2) return twoSmall;
  return wall === mountain(2) ? smallAndMedium : threeSmall;
};
var [yellow$1, blue] = [1, 3];
var [smallMountain, mediumMountain, largeMountain] = [mountain(1), mountain(2), mountain(3)];
var stepMoves = constants(
  squares$1.map(
    (from, origin) => orthogonals.map((direction) => {
      const to = squares$1[stepFrom(origin, direction)];
      return to === void 0 ? void 0 : { _tag: "MoveGlacier", from, to };
    })
  )
);
var directionOf = (from, to) => {
  for (let direction = 0; direction < 4; direction++) if (stepFrom(from, direction) === to) return direction;
  return -1;
};
var stepOf = (state, move2) => {
  const [from, to] = [squareIndex(move2.from), squareIndex(move2.to)];
  return { state, from, to, direction: directionOf(from, to) };
};
var firstBehind = (contents2, from, back) => {
  let behind = stepFrom(from, back);
  while (behind !== offGrid && (contents2[behind] ?? 0) === empty$1) behind = stepFrom(behind, back);
  return behind;
};
var isSupported = ({ board: board2, settings: settings2 }, from, direction) => {
  const back = opposite(direction);
  const behind = settings2.support === "line" ? firstBehind(board2, from, back) : stepFrom(from, back);
  return behind === offGrid || isSupport(board2[behind] ?? 0);
};
var isSplitter = (content2) => content2 === mediumMountain || content2 === largeMountain;
var goalOf = ({ state, to, direction }) => {
  const next = stepFrom(to, direction);
  return state.settings.push === 1 || next === offGrid ? next : stepFrom(next, direction);
};
var canPush = (action) => {
  const goal = goalOf(action);
  return goal !== offGrid && (action.state.board[goal] ?? 0) === empty$1;
};
var canSupplySplit = ({ pool }, way, wall) => {
  if ((pool[pieceOf(yellow$1, sizeOfContent(wall) - 1)] ?? 0) === 0) return false;
  return way === single || (pool[pieceOf(blue, 1)] ?? 0) >= way.small && (pool[pieceOf(blue, 2)] ?? 0) >= way.medium;
};
var landingSquares = ({ state, from, to, direction }) => {
  const sides = [stepFrom(to, direction + 1 & 3), stepFrom(to, direction + 3 & 3)];
  const free = sides.filter((side2) => side2 !== offGrid && (state.board[side2] ?? 0) === empty$1);
  const all = greenOf(state.board[from] ?? 0) === 0 ? [from, ...free] : free;
  return all.sort((a, b) => squareName(a) < squareName(b) ? -1 : 1);
};
var sortedSizes = (landings2) => landings2.map(({ size: size2 }) => size2).sort((a, b) => a - b).join();
var stepDemands = [
  {
    rule: "TF-7.1",
    text: "there is no glacier on the square",
    holds: ({ state, from }) => isGlacier(state.board[from] ?? 0)
  },
  { rule: "TF-7.2", text: "the two squares are not adjacent", holds: ({ direction }) => direction >= 0 },
  {
    rule: "TF-7.3",
    text: "there is no mountain, glacier or edge of the board behind to move away from",
    holds: ({ state, from, direction }) => isSupported(state, from, direction)
  }
];
var splitStepOf = (state, move2) => ({
  ...stepOf(state, move2),
  landings: move2.landings
});
var wallOf = ({ state, to }) => state.board[to] ?? 0;
var hasSplitSizes = (action) => sortedSizes(action.landings) === splitOf(blueOf(action.state.board[action.from] ?? 0), wallOf(action)).sizes.join();
var landsWell = (action) => {
  const free = landingSquares(action);
  const chosen = action.landings.map(({ square: square2 }) => squareIndex(square2));
  return chosen.every((square2) => free.includes(square2)) && new Set(chosen).size === chosen.length;
};
var splitDemands = [
  {
    rule: "TF-7.9",
    text: "there is no medium or large mountain on the square, so nothing is split",
    holds: (action) => isSplitter(wallOf(action))
  },
  {
    rule: "TF-7.7",
    text: "a medium mountain does not split the glacier into these sizes",
    holds: (action) => wallOf(action) !== mediumMountain || hasSplitSizes(action)
  },
  {
    rule: "TF-7.8",
    text: "a large mountain does not split the glacier into these sizes",
    holds: (action) => wallOf(action) !== largeMountain || hasSplitSizes(action)
  },
  {
    rule: "TF-7.9",
    text: "a landing square is occupied, named twice, or neither the square left nor one beside the mountain",
    holds: landsWell
  },
  {
    rule: "TF-3.7",
    text: "the pool does not hold the pieces that the split takes",
    holds: ({ state, from, to }) => canSupplySplit(state, splitOf(blueOf(state.board[from] ?? 0), state.board[to] ?? 0), state.board[to] ?? 0)
  }
];
var lacks = (rule) => (action) => {
  var _a;
  const met = meeting(action.state.board[action.from] ?? 0, wallOf(action));
  return met !== void 0 && ((_a = lacking(met, action.state.pool)) == null ? void 0 : _a.rule) === rule;
};
var [lacksPiece, lacksForest] = [lacks("TF-3.7"), lacks("TF-8.6")];
var plainDemands = [
  {
    rule: "TF-7.9",
    text: "the landing squares of the split are not named",
    holds: (action) => !isSplitter(wallOf(action))
  },
  {
    rule: "TF-7.6",
    text: "the mountain cannot be pushed there: the square is occupied or off the board",
    holds: (action) => wallOf(action) !== smallMountain || canPush(action)
  },
  { rule: "TF-3.7", text: "the pool does not hold the piece that is needed", holds: (action) => !lacksPiece(action) },
  {
    rule: "TF-8.6",
    text: "there is no medium forest for the two capped ones",
    holds: (action) => !lacksForest(action)
  }
];
var moveDemands = [...stepDemands, ...plainDemands];
var splitGlacierDemands = [...stepDemands, ...splitDemands];
var addGlacierActions = (state, moves) => {
  for (let half = 0; half < 2; half++)
    for (let rest = setOf(state, Group.Glacier, half); rest !== 0; rest = withoutSmallest(rest))
      addActionsFrom(state, half * halfSize + smallest(rest), moves);
};
var addActionsFrom = (state, from, moves) => {
  var _a;
  for (let direction = 0; direction < 4; direction++) {
    const to = stepFrom(from, direction);
    if (to === offGrid || !isSupported(state, from, direction)) continue;
    if (isSplitter(state.board[to] ?? 0)) addSplits({ state, from, to, direction }, moves);
    else if (canMove(state, from, to, direction)) {
      const move2 = (_a = stepMoves[from]) == null ? void 0 : _a[direction];
      if (move2 !== void 0) moves.push(move2);
    }
  }
};
var canMove = (state, from, to, direction) => {
  const target = state.board[to] ?? 0;
  if (target === empty$1) return true;
  const met = meeting(state.board[from] ?? 0, target);
  return met === void 0 ? canPush({ state, to, direction }) : lacking(met, state.pool) === void 0;
};
var addSplits = (action, moves) => {
  const { state, from, to } = action;
  const wall = state.board[to] ?? 0;
  const way = splitOf(blueOf(state.board[from] ?? 0), wall);
  if (!canSupplySplit(state, way, wall)) return;
  const [origin, target, free] = [squareName(from), squareName(to), landingSquares(action)];
  for (const placing of way.placings[free.length] ?? []) {
    const landings2 = placing.map(({ index, size: size2 }) => ({ square: squareName(free[index] ?? 0), size: size2 }));
    moves.push({ _tag: "SplitGlacier", from: origin, to: target, landings: landings2 });
  }
};
var hasGlacierAction = (state) => {
  for (let half = 0; half < 2; half++)
    for (let rest = setOf(state, Group.Glacier, half); rest !== 0; rest = withoutSmallest(rest))
      if (hasActionFrom(state, half * halfSize + smallest(rest))) return true;
  return false;
};
var hasActionFrom = (state, from) => {
  for (let direction = 0; direction < 4; direction++) {
    const to = stepFrom(from, direction);
    if (to !== offGrid && isSupported(state, from, direction) && canAct(state, from, to, direction)) return true;
  }
  return false;
};
var canAct = (state, from, to, direction) => {
  const wall = state.board[to] ?? 0;
  if (!isSplitter(wall)) return canMove(state, from, to, direction);
  const way = splitOf(blueOf(state.board[from] ?? 0), wall);
  const landings2 = landingSquares({ state, from, to, direction });
  return landings2.length >= way.sizes.length && canSupplySplit(state, way, wall);
};
var isPlainStep = (state, move2) => move2._tag === "MoveGlacier" && contentOn(state, move2.to) === empty$1;
var moveGlacier = (draft, state, move2) => {
  const action = stepOf(state, move2);
  const { from, to } = action;
  const mover = state.board[from] ?? 0;
  const met = meeting(mover, wallOf(action));
  if (met === void 0) put(draft, goalOf(action), smallMountain);
  put(draft, from, (met == null ? void 0 : met.origin) ?? empty$1);
  put(draft, to, (met == null ? void 0 : met.target) ?? mover);
};
var splitGlacier = (draft, state, move2) => {
  const { from, to } = stepOf(state, move2);
  put(draft, from, forest(greenOf(state.board[from] ?? 0)));
  put(draft, to, (state.board[to] ?? 0) - 1);
  for (const { square: square2, size: size2 } of move2.landings) put(draft, squareIndex(square2), blueOn(size2, 0));
};
var yellow = 1;
var inPool = (state, size2) => (state.pool[pieceOf(yellow, size2)] ?? 0) > 0;
var growable = (content2) => content2 === mountain(1) || content2 === mountain(2);
var startDemands = [
  {
    rule: "TF-5.1",
    text: "the square is occupied",
    holds: ({ state, move: move2 }) => contentOn(state, move2.square) === empty$1
  },
  { rule: "TF-3.7", text: "the pool holds no small mountain", holds: ({ state }) => inPool(state, 1) }
];
var growDemands = [
  {
    rule: "TF-5.2",
    text: "there is no small or medium mountain on the square",
    holds: ({ state, move: move2 }) => growable(contentOn(state, move2.square))
  },
  {
    rule: "TF-3.7",
    text: "the pool does not hold the next size of mountain",
    holds: ({ state, move: move2 }) => inPool(state, contentOn(state, move2.square) - mountain(1) + 2)
  }
];
var actingIn = (state, half) => (inPool(state, 1) ? setOf(state, Group.Empty, half) : 0) | (inPool(state, 2) ? setOf(state, Group.SmallMountain, half) : 0) | (inPool(state, 3) ? setOf(state, Group.MediumMountain, half) : 0);
var addMountainActions = (state, moves) => {
  for (let half = 0; half < 2; half++)
    for (let rest = actingIn(state, half); rest !== 0; rest = withoutSmallest(rest)) {
      const square2 = half * halfSize + smallest(rest);
      const move2 = state.board[square2] === empty$1 ? mountainStarts[square2] : mountainGrowths[square2];
      if (move2 !== void 0) moves.push(move2);
    }
};
var hasMountainAction = (state) => (actingIn(state, 0) | actingIn(state, 1)) !== 0;
var startMountain = (draft, move2) => {
  put(draft, squareIndex(move2.square), mountain(1));
};
var growMountain = (draft, move2) => {
  const square2 = squareIndex(move2.square);
  put(draft, square2, (draft.board[square2] ?? 0) + 1);
};
var opponent = (side2) => side2 === 0 ? 1 : 0;
var decider = (state) => state.selected === 0 ? state.active : opponent(state.active);
var toMove = (state) => state.ending === "none" ? alone[decider(state)] : nobody;
var legalMoves = (state) => {
  const moves = [];
  if (state.ending !== "none") return mintAll(moves);
  if (state.selected !== 0) addPlays(state, moves);
  else {
    if (stands(state, Tracker.Green)) addForestActions(state, moves);
    if (stands(state, Tracker.Yellow)) addMountainActions(state, moves);
    if (stands(state, Tracker.Red)) addSelections(state, moves);
    if (stands(state, Tracker.Blue)) addGlacierActions(state, moves);
  }
  return mintAll(moves);
};
var hasAction = (state) => stands(state, Tracker.Yellow) && hasMountainAction(state) || stands(state, Tracker.Green) && hasForestAction(state) || stands(state, Tracker.Blue) && hasGlacierAction(state) || stands(state, Tracker.Red) && hasFireAction(state);
var limitOf = ({ turnLimit }) => turnLimit === 0 ? lastTurn - 1 : turnLimit;
var endingAtStart = (state) => {
  const { quietLimit } = state.settings;
  if (quietLimit > 0 && state.quiet >= quietLimit) return "quiet";
  if (state.turn > limitOf(state.settings)) return "limit";
  return hasAction(state) ? "none" : "stuck";
};
var trackerOf = (move2) => {
  switch (move2._tag) {
    case "SpreadForest":
    case "GrowForest":
      return Tracker.Green;
    case "StartMountain":
    case "GrowMountain":
      return Tracker.Yellow;
    case "SelectFire":
    case "StartFire":
    case "GrowFire":
    case "Burn":
      return Tracker.Red;
    case "MoveGlacier":
    case "SplitGlacier":
      return Tracker.Blue;
  }
};
var work = (draft, state, move2) => {
  switch (move2._tag) {
    case "SpreadForest":
      spreadForest(draft, move2);
      return;
    case "GrowForest":
      growForest(draft, move2);
      return;
    case "StartMountain":
      startMountain(draft, move2);
      return;
    case "GrowMountain":
      growMountain(draft, move2);
      return;
    case "StartFire":
    case "GrowFire":
      placeFire(draft, move2);
      return;
    case "Burn":
      burn(draft, move2);
      return;
    case "MoveGlacier":
      moveGlacier(draft, state, move2);
      return;
    case "SplitGlacier":
      splitGlacier(draft, state, move2);
      return;
  }
};
var applyLegal = (state, move2) => {
  if (move2._tag === "SelectFire") return selected(state, move2.size);
  const draft = draftOf(state);
  work(draft, state, move2);
  return afterAction(state, draft, move2);
};
var selected = (state, size2) => ({
  board: state.board,
  pool: selectFire(state.pool, size2),
  sets: state.sets,
  pit: state.pit,
  active: state.active,
  trackers: state.trackers,
  selected: size2,
  turn: state.turn,
  quiet: state.quiet,
  settings: state.settings,
  ending: "none"
});
var afterAction = (state, draft, move2) => {
  const { board: board2, pool, sets, pit } = draft;
  const gone = !hasGlacier(draft);
  const after = {
    board: board2,
    pool,
    sets,
    pit,
    active: state.active,
    trackers: state.trackers & ~trackerOf(move2),
    selected: 0,
    turn: state.turn,
    quiet: state.quiet,
    settings: state.settings,
    ending: gone ? "glaciers" : "none"
  };
  if (gone || hasAction(after)) return after;
  return nextTurn(after, state.trackers === allStanding && isPlainStep(state, move2));
};
var nextTurn = (state, quietly) => {
  const { board: board2, pool, sets, pit, settings: settings2 } = state;
  const quiet = settings2.quietLimit > 0 && quietly ? state.quiet + 1 : 0;
  const [turn, active] = [state.turn + 1, opponent(state.active)];
  const next = {
    board: board2,
    pool,
    sets,
    pit,
    active,
    trackers: allStanding,
    selected: 0,
    turn,
    quiet,
    settings: settings2,
    ending: "none"
  };
  const ending = endingAtStart(next);
  return ending === "none" ? next : { ...next, ending };
};
var playedSize = (move2) => move2._tag === "StartFire" || move2._tag === "GrowFire" || move2._tag === "Burn" ? move2.size : 0;
var turnDemands = [
  {
    rule: "TF-6.3",
    text: "a fire of another size is selected, or none",
    holds: ({ state, move: move2 }) => playedSize(move2) === state.selected
  },
  {
    rule: "TF-3.3",
    text: "the tracker of this colour is down",
    holds: ({ state, move: move2 }) => stands(state, trackerOf(move2))
  }
];
var chapterRefusal = (state, move2) => {
  switch (move2._tag) {
    case "SpreadForest":
      return firstBroken(spreadDemands, { state, move: move2 });
    case "GrowForest":
      return firstBroken(growDemands$1, { state, move: move2 });
    case "StartMountain":
      return firstBroken(startDemands, { state, move: move2 });
    case "GrowMountain":
      return firstBroken(growDemands, { state, move: move2 });
    case "SelectFire":
      return firstBroken(selectDemands, { state, move: move2 });
    case "StartFire":
      return firstBroken(startDemands$1, { state, move: move2 });
    case "GrowFire":
      return firstBroken(growDemands$2, { state, move: move2 });
    case "Burn":
      return firstBroken(burnDemands, { state, move: move2 });
    case "MoveGlacier":
      return firstBroken(moveDemands, stepOf(state, move2));
    case "SplitGlacier":
      return firstBroken(splitGlacierDemands, splitStepOf(state, move2));
  }
};
var check = checkBy({
  isOver: ({ ending }) => ending !== "none",
  overRule: "TF-9.5",
  move,
  moveRule: "TF-11.1",
  refusal: (state, move2) => firstBroken(turnDemands, { state, move: move2 }) ?? chapterRefusal(state, move2)
});
var noMove = (text) => left(fault([], `${show(text)} is no move notation`, "TF-11.1"));
var moveText = notation({
  rule: "TF-11.1",
  longest,
  print: (move2) => {
    switch (move2._tag) {
      case "SpreadForest":
        return `G@${move2.square}`;
      case "GrowForest":
        return `G^${move2.square}`;
      case "StartMountain":
        return `Y@${move2.square}`;
      case "GrowMountain":
        return `Y^${move2.square}`;
      case "SelectFire":
        return `R${move2.size}`;
      case "StartFire":
        return `R${move2.size}@${move2.square}`;
      case "GrowFire":
        return `R${move2.size}^${move2.square}`;
      case "Burn":
        return `R${move2.size}x${move2.square}`;
      case "MoveGlacier":
        return `B${move2.from}>${move2.to}`;
      case "SplitGlacier":
        return `B${move2.from}>${move2.to}=${move2.landings.map(({ square: square2, size: size2 }) => `${square2}:${size2}`).join(",")}`;
    }
  },
  parse: (text) => {
    const move2 = readMove(text);
    return move2 === void 0 ? noMove(text) : right(move2);
  }
});
var readMove = (text) => {
  switch (text.charAt(0)) {
    case "G":
    case "Y":
      return readAction(text);
    case "R":
      return readFire(text);
    case "B":
      return readGlacier(text);
    default:
      return void 0;
  }
};
var readAction = (text) => {
  const square2 = text.slice(2);
  if (!isSquare(square2)) return void 0;
  switch (text.slice(0, 2)) {
    case "G@":
      return { _tag: "SpreadForest", square: square2 };
    case "G^":
      return { _tag: "GrowForest", square: square2 };
    case "Y@":
      return { _tag: "StartMountain", square: square2 };
    case "Y^":
      return { _tag: "GrowMountain", square: square2 };
    default:
      return void 0;
  }
};
var readSize = (text) => text === "1" ? 1 : text === "2" ? 2 : text === "3" ? 3 : void 0;
var readFire = (text) => {
  const size2 = readSize(text[1]);
  if (size2 === void 0) return void 0;
  if (text.length === 2) return { _tag: "SelectFire", size: size2 };
  const square2 = text.slice(3);
  if (!isSquare(square2)) return void 0;
  switch (text.charAt(2)) {
    case "@":
      return { _tag: "StartFire", size: size2, square: square2 };
    case "^":
      return { _tag: "GrowFire", size: size2, square: square2 };
    case "x":
      return { _tag: "Burn", size: size2, square: square2 };
    default:
      return void 0;
  }
};
var readGlacier = (text) => {
  const [from, to] = [text.slice(1, 3), text.slice(4, 6)];
  if (!isSquare(from) || text[3] !== ">" || !isSquare(to)) return void 0;
  if (text.length === 6) return { _tag: "MoveGlacier", from, to };
  const landings2 = text[6] === "=" ? text.slice(7).split(",").map(readLanding) : [];
  const read = landings2.filter((landing) => landing !== void 0);
  return read.length === landings2.length && isWritable(read) ? { _tag: "SplitGlacier", from, to, landings: read } : void 0;
};
var readLanding = (text) => {
  const square2 = text.slice(0, 2);
  const size2 = readSize(text[3]);
  if (text.length !== 4 || text[2] !== ":" || !isSquare(square2) || size2 === void 0 || size2 === 3) return void 0;
  return { square: square2, size: size2 };
};
var printBoard = (board$1) => {
  const { files: files2, ranks } = board;
  let text = "";
  for (let rank = ranks - 1; rank >= 0; rank--) {
    for (let file = 0; file < files2; file++) text += contentNames[board$1[rank * files2 + file] ?? 0] ?? ".";
    if (rank > 0) text += "/";
  }
  return text;
};
var codes = new Map(contentNames.map((name, code) => [name, code]));
var codeOf = (name) => codes.get(name);
var readRank = (row2) => {
  const contents2 = [];
  let from = 0;
  while (from < row2.length && contents2.length <= board.files) {
    const length = row2[from] === "." ? 1 : row2[from + 2] === "+" ? 5 : 2;
    const code = codes.get(row2.slice(from, from + length));
    if (code === void 0) return void 0;
    contents2.push(code);
    from += length;
  }
  return contents2.length === board.files ? contents2 : void 0;
};
var parseBoard = (text) => {
  if (text.length > longest) return left(fault([], "the board text is too long", "TF-11.3"));
  const rows = text.split("/");
  if (rows.length !== board.ranks)
    return left(fault([], `a board has ${board.ranks} ranks, not ${rows.length}`, "TF-11.3"));
  const ranks = [];
  for (const [index, row2] of rows.entries()) {
    const rank = readRank(row2);
    if (rank === void 0)
      return left(fault([`rank ${board.ranks - index}`], `${show(row2)} is not eight squares`, "TF-11.3"));
    ranks.push(rank);
  }
  return right(ranks.reverse().flat());
};
var trackerTexts = Array.from(
  { length: 16 },
  (_, trackers2) => Array.from(trackerLetters).filter((_letter, bit) => (trackers2 & 1 << bit) !== 0).join("") || "-"
);
var printTrackers = (trackers2) => trackerTexts[trackers2] ?? "-";
var parseTrackers = (text) => {
  const trackers2 = trackerTexts.indexOf(text);
  return trackers2 < 0 ? void 0 : trackers2;
};
var printSettings = ({ colouring, push, support, turnLimit, quietLimit }, quiet) => {
  const letters = `${colouring === "a1-black" ? "k" : "w"}${push}${support === "adjacent" ? "a" : "l"}${turnLimit}`;
  return quietLimit === 0 ? letters : `${letters},${quietLimit}:${quiet}`;
};
var printPosition = (position2) => [
  printBoard(position2.board),
  position2.active === 0 ? "w" : "b",
  printTrackers(position2.trackers),
  position2.selected === 0 ? "-" : position2.selected,
  position2.pit.join(""),
  position2.turn,
  printSettings(position2.settings, position2.quiet)
].join(" ");
var settingsPattern = /^([kw])([12])([al])(\d{1,4})(?:,(\d{1,4}):(\d{1,4}))?$/;
var readSettings = (text) => {
  const [, colour, push, support, limit2 = "", quietLimit, count] = settingsPattern.exec(text) ?? [];
  const turnLimit = wholeNumber(limit2, 0, 9999);
  const [most, quiet] = quietLimit === void 0 ? [0, 0] : [wholeNumber(quietLimit, 1, 9999), wholeNumber(count ?? "", 0, 9999)];
  if (turnLimit === void 0 || most === void 0 || quiet === void 0) return void 0;
  return {
    settings: {
      colouring: colour === "k" ? "a1-black" : "a1-white",
      push: push === "1" ? 1 : 2,
      support: support === "a" ? "adjacent" : "line",
      turnLimit,
      quietLimit: most
    },
    quiet
  };
};
var malformed = (path, text) => left(fault([path], `${show(text)} is not well formed`, "TF-11.3"));
var parsePosition = (text) => {
  const fields = text.split(" ");
  if (fields.length !== 7) return left(fault([], `a position has seven fields, not ${fields.length}`, "TF-11.3"));
  const [boardText2 = "", active = "", standing2 = "", chosen = "", pitText = "", turnText = "", rules2 = ""] = fields;
  const board2 = parseBoard(boardText2);
  if (isLeft(board2)) return left({ ...board2.left, path: ["board", ...board2.left.path] });
  if (active !== "w" && active !== "b") return malformed("active", active);
  const trackers2 = parseTrackers(standing2);
  if (trackers2 === void 0) return malformed("trackers", standing2);
  const selected2 = chosen === "-" ? 0 : readSize(chosen);
  if (selected2 === void 0) return malformed("selected", chosen);
  if (!/^[0-9]{3}$/.test(pitText)) return malformed("pit", pitText);
  const pit = [...pitText].map(Number);
  const turn = wholeNumber(turnText, 1, lastTurn);
  if (turn === void 0) return malformed("turn", turnText);
  const settings2 = readSettings(rules2);
  if (settings2 === void 0) return malformed("rules", rules2);
  return right({ board: board2.right, active: active === "w" ? 0 : 1, trackers: trackers2, selected: selected2, pit, turn, ...settings2 });
};
var isFresh = ({ trackers: trackers2, selected: selected2 }) => trackers2 === allStanding && selected2 === 0;
var isQuiet = ({ quiet, settings: settings2 }) => settings2.quietLimit > 0 && quiet === settings2.quietLimit;
var isLate = ({ turn, settings: settings2 }) => turn > limitOf(settings2);
var invariants = [
  {
    rule: "TF-11.4",
    path: "active",
    text: "this side does not have this turn: the odd turns are white, the even ones black",
    holds: ({ active, turn }) => active === (turn + 1) % 2
  },
  {
    rule: "TF-11.4",
    path: "selected",
    text: "a fire is selected although the red tracker is down",
    holds: (state) => state.selected === 0 || stands(state, Tracker.Red)
  },
  {
    rule: "TF-11.4",
    path: "selected",
    text: "the selected fire cannot be played",
    holds: (state) => state.selected === 0 || isPlayable(state, state.selected)
  },
  {
    rule: "TF-11.4",
    path: "board",
    text: "no glacier is left, but the blue tracker stands or a fire is selected",
    holds: (state) => hasGlacier(state) || !stands(state, Tracker.Blue) && state.selected === 0
  },
  {
    rule: "TF-11.4",
    path: "turn",
    text: "the turn number is beyond the limit",
    holds: (state) => state.turn <= limitOf(state.settings) + 1 && (!isLate(state) || hasGlacier(state))
  },
  {
    rule: "TF-11.4",
    path: "quiet",
    text: "the quiet count is above its limit or not below the turn number",
    holds: ({ quiet, turn, settings: settings2 }) => quiet <= settings2.quietLimit && quiet < turn
  },
  {
    rule: "TF-11.4",
    path: "trackers",
    text: "a limit is reached in the middle of a turn: a tracker is down or a fire is selected",
    holds: (state) => !isLate(state) && !isQuiet(state) || isFresh(state)
  },
  {
    rule: "TF-11.4",
    path: "trackers",
    text: "nothing can be done, so the turn should have ended",
    holds: (state) => !hasGlacier(state) || isLate(state) || isQuiet(state) || state.selected !== 0 || state.trackers === allStanding || hasAction(state)
  }
];
var endingOf = (state) => {
  if (!hasGlacier(state)) return "glaciers";
  return isFresh(state) ? endingAtStart(state) : "none";
};
var complete = (position2) => {
  const { board: board2, pit, active, trackers: trackers2, selected: selected2, turn, quiet, settings: settings2 } = position2;
  const pool = poolOf(position2);
  const short = shortOf(pool);
  if (short !== void 0) return left(fault(["board"], `too many ${short} (TF-1.2)`, "TF-11.4"));
  const sets = setsOf(board2);
  const ended = (ending) => (
    // Written out: spreading a state costs more than everything else here.
    { board: board2, pool, sets, pit, active, trackers: trackers2, selected: selected2, turn, quiet, settings: settings2, ending }
  );
  return map((valid) => ended(endingOf(valid)))(validate(invariants)(ended("none")));
};
var positionText = notation({
  rule: "TF-11.3",
  longest,
  print: printPosition,
  parse: (text) => chain(parsePosition(text), complete)
});
var layoutFault = (layout2) => {
  if (Object.hasOwn(layouts, layout2)) return void 0;
  const parsed = parseBoard(layout2);
  if (isLeft(parsed)) return { ...parsed.left, rule: "TF-2.6" };
  const board2 = parsed.right;
  const reason = (text) => fault([], text, "TF-2.6");
  if (poolOf({ board: board2, pit: [0, 0, 0], selected: 0 }).some((count) => count < 0))
    return reason("the layout uses more pieces than there are");
  if (!board2.some(isGlacier)) return reason("a layout has at least one glacier");
  return board2.some((content2) => greenOf(content2) > 0) ? void 0 : reason("a layout has at least one green piece");
};
var anyText = leaf("a text", (u) => typeof u === "string", { type: "string" });
var layout = refined(anyText, "a layout", (value) => {
  const wrong = layoutFault(value);
  return wrong === void 0 ? right(value) : left(wrong);
});
var limit = whole(0, 9999);
var optionTable = {
  layout: {
    rule: "TF-2.1",
    cited: true,
    codec: layout,
    default: "1",
    values: '"1", "2" or a board text',
    meaning: "initial pieces"
  },
  colouring: {
    rule: "TF-2.2",
    cited: true,
    codec: oneOf("a1-black", "a1-white"),
    default: "a1-black",
    meaning: "owner of the small and large place of a1"
  },
  push: {
    rule: "TF-2.3",
    cited: true,
    codec: oneOf(1, 2),
    default: 2,
    meaning: "squares by which a small mountain is pushed"
  },
  support: {
    rule: "TF-2.4",
    cited: true,
    codec: oneOf("adjacent", "line"),
    default: "line",
    meaning: "where the thing that a glacier moves away from may stand"
  },
  turnLimit: {
    rule: "TF-2.5",
    cited: true,
    codec: limit,
    default: 0,
    meaning: "the game ends after so many turns; 0: none"
  },
  quietLimit: {
    rule: "TF-2.8",
    cited: true,
    codec: limit,
    default: 12,
    meaning: "the game ends after so many quiet turns in a row; 0: none"
  }
};
var options = ruled("TF-2.0", optionsOf("Terrafex options", optionTable));
var defaultOptions = constant(defaultsOf(optionTable));
var content = described(
  new t.Type(
    "the content of a square",
    (u) => typeof u === "number" && contentNames[u] !== void 0,
    (u, context) => {
      const code = typeof u === "string" ? codeOf(u) : void 0;
      return code === void 0 ? t.failure(u, context, `${show(u)} is not the content of a square`) : t.success(code);
    },
    (code) => contentNames[code] ?? "."
  ),
  { enum: contentNames }
);
var trackers$1 = byText(
  "standing trackers",
  (u) => whole(0, 15).is(u),
  (letters) => {
    const bits = parseTrackers(letters);
    return bits === void 0 ? left(fault([], `${show(letters)} are not trackers in the order RYGB`)) : right(bits);
  },
  printTrackers
);
var { layout: _atSetup, ...lasting } = optionTable;
var settings = exact("settings", codecsOf(lasting));
var position = ruled(
  "TF-11.3",
  exact("a Terrafex position", {
    board: list(content, board.size, board.size),
    pit: list(whole(0, 5), 3, 3),
    active: oneOf(0, 1),
    trackers: trackers$1,
    selected: oneOf(0, 1, 2, 3),
    turn: whole(1, lastTurn),
    quiet: whole(0, 9999),
    settings
  })
);
var positionKeys = ["board", "pit", "active", "trackers", "selected", "turn", "quiet", "settings"];
var Options = options;
var State = ruled(
  "TF-11.3",
  completed(position, positionKeys, complete)
);
var Move = move;
var key = ({ board: board2, pit, active, trackers: trackers2, selected: selected2, turn, quiet, settings: settings2 }) => {
  const { colouring, push, support, turnLimit, quietLimit } = settings2;
  const rules2 = Number(colouring === "a1-white") + 2 * Number(support === "line") + 4 * push;
  return String.fromCharCode(
    ...board2,
    ...pit,
    active + 2 * selected2,
    trackers2,
    turn,
    quiet,
    rules2,
    turnLimit,
    quietLimit
  );
};
var valueOf = (content2) => {
  switch (kindOf(content2)) {
    case Kind.Fire:
      return -sizeOfContent(content2);
    case Kind.Mountain:
      return sizeOfContent(content2);
    default:
      return liveForest(content2);
  }
};
var scoringSize = (content2) => liveForest(content2) || sizeOfContent(content2);
var ownerAt = ({ colouring }, square2, size2) => {
  const even = (square2 % board.files + Math.floor(square2 / board.files)) % 2 === 0;
  const black = even !== (size2 === 2);
  return black === (colouring === "a1-black") ? 1 : 0;
};
var ownerOf = (settings2, square2, size2) => ownerAt(settings2, squareIndex(square2), size2);
var score = (state) => {
  let [white, black] = [0, 0];
  for (const [square2, content2] of state.board.entries()) {
    const value = valueOf(content2);
    if (value === 0) continue;
    if (ownerAt(state.settings, square2, scoringSize(content2)) === 0) white += value;
    else black += value;
  }
  return [white, black];
};
var winnersOf = (state) => {
  const [white, black] = score(state);
  if (white === black) return [0, 1];
  return white > black ? [0] : [1];
};
var outcome = (state) => state.ending === "none" ? none : some({ ...wonBy(everyoneAlone(2), winnersOf(state)), reason: state.ending });
var valueAt = (state, square2) => valueOf(state.board[squareIndex(square2)] ?? 0);
var sideNames = constant(["White", "Black"]);
var sideName = (seat) => sideNames[seat] ?? numberedSeat(seat);
var cellText = (content2) => {
  switch (content2._tag) {
    case "Empty":
      return "  .  ";
    case "Fire":
      return ` R${content2.size}  `;
    case "Mountain":
      return ` Y${content2.size}  `;
    case "Forest":
      return ` G${content2.size}  `;
    case "Glacier":
      return ` B${content2.size}  `;
    case "Capped":
      return `B${content2.blue}>G${content2.green}`;
    case "Frosted":
      return `B${content2.blue}*G${content2.green}`;
  }
};
var cell = (state, square2) => {
  const [open, close] = ownerOf(state.settings, square2, 1) === 0 ? ["[", "]"] : ["(", ")"];
  return open + cellText(look(state, square2)) + close;
};
var files = Array.from("abcdefgh").map((letter) => `   ${letter}   `).join(" ");
var row = (state, rank) => {
  const cells = Array.from(
    { length: board.files },
    (_, file) => cell(state, squareName(file + board.files * (rank - 1)))
  );
  return `${rank}  ${cells.join(" ")}  ${rank}`;
};
var heap = (state) => pieceNames.map((name, piece) => ({ name, count: state.pool[piece] ?? 0 })).filter(({ count }) => count > 0).map(({ name, count }) => `${count}x${name}`).join(" ") || "empty";
var turnLine = (state) => {
  if (state.ending !== "none") return `The game is over (${state.ending}).`;
  const who = sideName(decider(state));
  return state.selected === 0 ? `Turn ${state.turn}: ${who} to act. Trackers standing: ${printTrackers(state.trackers)}` : `Turn ${state.turn}: ${who} plays the selected fire R${state.selected}. Trackers standing: ${printTrackers(state.trackers)}`;
};
var quietLine = ({ quiet, settings: settings2 }) => settings2.quietLimit === 0 ? "" : `   Quiet turns: ${quiet} of ${settings2.quietLimit}`;
var picture = (state) => {
  const [white, black] = score(state);
  const ranks = Array.from({ length: board.ranks }, (_, index) => row(state, board.ranks - index));
  return [
    `    ${files}`.trimEnd(),
    ...ranks,
    `    ${files}`.trimEnd(),
    "",
    turnLine(state) + quietLine(state),
    `Score: ${sideNames[0]} ${white}, ${sideNames[1]} ${black}`,
    `Pool: ${heap(state)}`,
    `Fire pit: ${state.pit.map((count, index) => `${count}xR${index + 1}`).join(" ")}`,
    `[ ] small and large ${sideNames[0]}, medium ${sideNames[1]}   ( ) small and large ${sideNames[1]}, medium ${sideNames[0]}`,
    "B3>G1 glacier capping a forest (out of play)   B1*G2 frosted forest (in play)"
  ].join("\n");
};
var rules = constant({
  "TF-1.1": "Board",
  "TF-1.2": "Pieces",
  "TF-1.3": "Kinds of pieces",
  "TF-1.4": "Squares and stacks",
  "TF-1.5": "Pool",
  "TF-1.6": "Fire pit",
  "TF-1.7": "Nothing is hidden",
  "TF-2.0": "Options",
  "TF-2.1": "Layout",
  "TF-2.2": "Colouring",
  "TF-2.3": "Push",
  "TF-2.4": "Support",
  "TF-2.5": "Turn limit",
  "TF-2.6": "Custom layout",
  "TF-2.7": "Start",
  "TF-2.8": "Quiet limit",
  "TF-3.1": "Seats",
  "TF-3.2": "Turn",
  "TF-3.3": "Trackers",
  "TF-3.4": "No passing",
  "TF-3.5": "Automatic end of turn",
  "TF-3.6": "Whole or not at all",
  "TF-3.7": "Supply",
  "TF-4.1": "A forest grows",
  "TF-4.2": "A forest spreads",
  "TF-4.3": "Frosted forests do not grow",
  "TF-5.1": "A mountain starts",
  "TF-5.2": "A mountain grows",
  "TF-6.1": "Selecting a fire",
  "TF-6.2": "Only playable fires are selected",
  "TF-6.3": "The other seat plays the fire",
  "TF-6.4": "A fire starts",
  "TF-6.5": "A fire grows",
  "TF-6.6": "Burning a forest",
  "TF-6.7": "Burning frost",
  "TF-6.8": "What does not burn",
  "TF-6.9": "The pit as reserve",
  "TF-7.1": "What moves",
  "TF-7.2": "Step",
  "TF-7.3": "Moving away",
  "TF-7.4": "Onto an empty square",
  "TF-7.5": "Merging",
  "TF-7.6": "Pushing a small mountain",
  "TF-7.7": "Splitting on a medium mountain",
  "TF-7.8": "Splitting on a large mountain",
  "TF-7.9": "Landing squares",
  "TF-7.10": "Melting",
  "TF-7.11": "Onto a forest",
  "TF-7.12": "Onto a frosted forest",
  "TF-8.1": "Capped and frosted",
  "TF-8.2": "A capped forest travels",
  "TF-8.3": "Released by splitting",
  "TF-8.4": "Released by melting",
  "TF-8.5": "Merging with one forest",
  "TF-8.6": "Two forests",
  "TF-9.1": "Glaciers gone",
  "TF-9.2": "Stuck",
  "TF-9.3": "Turn limit reached",
  "TF-9.4": "Endless games",
  "TF-9.5": "Over means no moves",
  "TF-9.6": "Quiet turns",
  "TF-9.7": "Order of the checks",
  "TF-10.1": "Score",
  "TF-10.2": "Places",
  "TF-10.3": "Winner",
  "TF-11.1": "Move notation",
  "TF-11.2": "Which rule is cited",
  "TF-11.3": "Position notation",
  "TF-11.4": "Valid positions"
});
var accepted = acceptOptions(options, rules, "TF-2.0");
var boardOf = (layout2) => layout2 === "1" || layout2 === "2" ? layouts[layout2] : layout2;
var setup = (options2, seed) => {
  const chosen = accepted(options2, seed);
  if (isLeft(chosen)) return chosen;
  const { layout: layout2, ...settings2 } = chosen.right;
  const board2 = parseBoard(boardOf(layout2));
  if (isLeft(board2)) return left(broken("TF-2.6", board2.left.reason));
  const start = {
    board: board2.right,
    pit: [0, 0, 0],
    active: 0,
    trackers: allStanding,
    selected: 0,
    turn: 1,
    quiet: 0,
    settings: settings2
  };
  return mapLeft(({ reason }) => broken("TF-2.6", reason))(complete(start));
};
var nothing = () => ({
  board: [],
  pool: [],
  sets: [],
  pit: [],
  active: 0,
  trackers: 0,
  selected: 0,
  turn: 1,
  quiet: 0,
  settings: defaultOptions,
  ending: "glaciers"
});
constant(getOrElse(nothing)(setup(defaultOptions, 0)));
var game = constant({
  id: "terrafex",
  title: "Terrafex",
  seats: { min: 2, max: 2 },
  rules,
  turnRule: "TF-3.1",
  overRule: "TF-9.5",
  optionInfo: optionInfoOf(optionTable),
  options: Options,
  ...nothingHidden(State, positionText),
  move: Move,
  moveText,
  setup,
  contradicted: (chosen, { settings: settings2 }) => firstUnlike(chosen, settings2),
  teams: () => everyoneAlone(2),
  key,
  seatCount: () => 2,
  seatName: sideName,
  toMove,
  legalMoves,
  check,
  applyLegal,
  score,
  outcome,
  board: picture
});
var squares = published(squares$1);
published(contentNames);
published(layouts);
var trackers = [
  ["R", Tracker.Red],
  ["Y", Tracker.Yellow],
  ["G", Tracker.Green],
  ["B", Tracker.Blue]
];
var kinds$1 = ["fire", "mountain", "forest", "glacier"];
var contentText = (content2) => {
  switch (content2._tag) {
    case "Empty":
      return "empty";
    case "Fire":
    case "Mountain":
    case "Forest":
    case "Glacier":
      return `${sizeName(content2.size)} ${content2._tag.toLowerCase()}`;
    case "Capped":
      return `${sizeName(content2.blue)} glacier capping a ${sizeName(content2.green)} forest`;
    case "Frosted":
      return `${sizeName(content2.green)} forest with ${sizeName(content2.blue)} frost`;
  }
};
var boardText = (state) => {
  const filled = squares.filter((square2) => look(state, square2)._tag !== "Empty");
  const places2 = filled.map((square2) => `${square2} ${contentText(look(state, square2))}`);
  return `On the board: ${places2.join(", ") || "nothing"}. All other squares are empty.`;
};
var heapText = (count, piece) => {
  const size2 = sizes$1[piece % 3] ?? 1;
  return many(count, `${sizeName(size2)} ${kinds$1[Math.floor(piece / 3)] ?? ""}`);
};
var heapsText = ({ pool, pit }) => {
  const inPool2 = pieceNames.map((_, piece) => [pool[piece] ?? 0, piece]).filter(([count]) => count > 0);
  const inPit2 = sizes$1.map((size2) => [pit[size2 - 1] ?? 0, pieceOf(0, size2)]).filter(([count]) => count > 0);
  const text = (heap2) => listed(heap2.map(([count, piece]) => heapText(count, piece)));
  return `Fire pit: ${text(inPit2)}. Pool: ${text(inPool2)}.`;
};
var standingText = (state) => {
  const ended = outcome(state);
  if (isSome(ended)) {
    const { winners, reason } = ended.value;
    const [winner] = winners;
    const who2 = winners.length === 1 ? `${sideName(winner ?? 0)} wins` : "a draw";
    return `The game is over (${reason}): ${who2}`;
  }
  const who = sideName(decider(state));
  return state.selected === 0 ? `${who} to act` : `${who} plays the ${sizeName(state.selected)} fire`;
};
var noteOf = (state, side2) => {
  const ended = outcome(state);
  if (isSome(ended)) return won(ended.value, side2);
  return decider(state) === side2 ? "to move" : "";
};
var heading = (state) => {
  const { quiet, turn, settings: settings2 } = state;
  const limits = [
    ...settings2.turnLimit === 0 ? [] : [`turn ${turn} of ${settings2.turnLimit}`],
    ...settings2.quietLimit === 0 ? [] : [`${quiet} of ${settings2.quietLimit} quiet turns`]
  ];
  return {
    text: state.ending === "none" ? `Turn ${turn}: ${standingText(state)}` : standingText(state),
    note: limits.join(", ")
  };
};
var trackerText = (state) => {
  const names = (up) => listed(trackers.filter(([, bit]) => stands(state, bit) === up).map(([colour]) => colourName(colour)));
  return `Trackers standing: ${names(true)}; toppled: ${names(false)}.`;
};
var fireText = ({ selected: selected2, active }) => selected2 === 0 ? "" : ` ${sideName(active)} has selected a ${sizeName(selected2)} fire.`;
var placesText = ({ settings: settings2 }) => {
  const owner = (size2) => sideName(ownerOf(settings2, "a1", size2));
  return `The small and large places of a1 and of every second square are ${owner(1)}'s, those of the others ${owner(2)}'s; medium places the other way round.`;
};
var optionText = ({ settings: settings2 }) => `A small mountain is pushed by ${many(settings2.push, "square")}; what a glacier moves away from stands ${settings2.support === "line" ? "in a line behind it" : "on the square behind it"}.`;
var inWords = (state) => {
  const [white, black] = score(state);
  const { text, note } = heading(state);
  return {
    title: `Terrafex, turn ${state.turn}: ${standingText(state)}`,
    description: [
      `${state.ending === "none" ? "" : `Turn ${state.turn}. `}${text}.${note === "" ? "" : ` ${sentence(note)}.`}${fireText(state)}`,
      `Score: ${sideNames[0]} ${white}, ${sideNames[1]} ${black}.`,
      boardText(state),
      trackerText(state),
      heapsText(state),
      placesText(state),
      optionText(state)
    ].join(" ")
  };
};
var piecesOf = (content2) => {
  switch (content2._tag) {
    case "Empty":
      return [];
    case "Fire":
      return [`R${content2.size}`];
    case "Mountain":
      return [`Y${content2.size}`];
    case "Forest":
      return [`G${content2.size}`];
    case "Glacier":
      return [`B${content2.size}`];
    case "Capped":
    case "Frosted":
      return [`B${content2.blue}`, `G${content2.green}`];
  }
};
var scoring = (content2) => {
  switch (content2._tag) {
    case "Fire":
      return ["fire", content2.size];
    case "Mountain":
      return ["mountain", content2.size];
    case "Forest":
      return ["forest", content2.size];
    case "Frosted":
      return ["forest", content2.green];
    case "Empty":
    case "Glacier":
    case "Capped":
      return void 0;
  }
};
var pointsOf = (state, side2) => {
  const sources = { fire: 0, forest: 0, mountain: 0 };
  const own = squares.reduce((sums, square2) => {
    const found = scoring(look(state, square2));
    if (found === void 0 || ownerOf(state.settings, square2, found[1]) !== side2) return sums;
    return { ...sums, [found[0]]: (sums[found[0]] ?? 0) + valueAt(state, square2) };
  }, sources);
  return counts(Object.entries(own));
};
var model = (state) => ({
  pieces: piles(squares.map((square2) => [`square:${square2}`, piecesOf(look(state, square2))])),
  counts: counts([
    ...pieceNames.map((name, piece) => [`pool:${name}`, state.pool[piece] ?? 0]),
    ...sizes$1.map((size2) => [`pit:R${size2}`, state.pit[size2 - 1] ?? 0]),
    ["turn:", state.turn],
    ["quiet:", state.quiet]
  ]),
  words: wordsAt([
    ...trackers.map(([colour, bit]) => [`tracker:${colour}`, stands(state, bit) ? "standing" : "down"]),
    ["selected:", state.selected === 0 ? "" : `R${state.selected}`]
  ]),
  points: [0, 1].map((side2) => pointsOf(state, side2)),
  phase: state.ending !== "none" ? "over" : state.selected === 0 ? "turn" : "fire",
  toMove: toMove(state)
});
var order = (move2, change) => {
  if (change._tag === "Removed") return 0;
  if (change._tag !== "Moved") return change._tag === "Placed" || change._tag === "Replaced" ? 3 : 4;
  const own = (move2._tag === "MoveGlacier" || move2._tag === "SplitGlacier") && change.from.value === move2.from;
  return own ? 2 : 1;
};
var changes = (before, move2, after) => {
  const all = between(model(before), model(after));
  return move2 === null ? all : [...all].sort((a, b) => order(move2, a) - order(move2, b));
};
var kinds = { R: "fire", Y: "mountain", G: "forest", B: "glacier" };
var pieces = Object.fromEntries(
  Object.entries(kinds).flatMap(
    ([letter, kind]) => sizes$1.flatMap((size2) => [
      [`piece.${letter}${size2}`, `a ${sizeName(size2)} ${kind}`],
      [`pieces.${letter}${size2}`, `${sizeName(size2)} ${kind}s`]
    ])
  )
);
var english = englishWith({
  ...pieces,
  "move.SpreadForest": "{who} spreads a forest to {square}",
  "move.GrowForest": "{who} grows the forest on {square}",
  "move.StartMountain": "{who} starts a mountain on {square}",
  "move.GrowMountain": "{who} grows the mountain on {square}",
  "move.SelectFire": "{who} selects {piece}",
  "move.StartFire": "{who} starts {piece} on {square}",
  "move.GrowFire": "{who} grows the fire on {square} to {piece}",
  "move.Burn": "{who} burns {square} with {piece}",
  "move.MoveGlacier": "{who} moves the glacier on {from} to {to}",
  "move.SplitGlacier": "{who} splits the glacier on {from} at {to}, landing {landings}",
  landing: "{piece} on {square}",
  "verb.spread-forest": "spread a forest",
  "verb.grow-forest": "grow the forest",
  "verb.start-mountain": "start a mountain",
  "verb.grow-mountain": "grow the mountain",
  "verb.start-fire": "start the fire",
  "verb.grow-fire": "grow the fire",
  "verb.burn": "burn",
  "place.pool": "{pieces} in the pool",
  "place.pit": "{pieces} in the fire pit",
  "place.tracker": "the {colour} tracker",
  "place.selected": "the selected fire",
  "place.landing-size": "a glacier of size {value}",
  "place.turn": "turn",
  "place.quiet": "quiet turns",
  "word.tracker.standing": "standing",
  "word.tracker.down": "down",
  "word.selected.R1": "a small fire",
  "word.selected.R2": "a medium fire",
  "word.selected.R3": "a large fire",
  "source.fire": "fires",
  "source.forest": "forests",
  "source.mountain": "mountains",
  "phase.turn": "the turn",
  "phase.fire": "the play of the selected fire",
  "phase.over": "the end of the game",
  "reason.glaciers": "no glacier is left",
  "reason.quiet": "the limit of quiet turns is reached",
  "reason.limit": "the limit of turns is reached",
  "reason.stuck": "nothing can be done"
});
var on = (square2) => labelled(english, "square", square2);
var verb = (value) => labelled(english, "verb", value, message(`verb.${value}`));
var parts = (move2) => {
  switch (move2._tag) {
    case "SpreadForest":
      return [on(move2.square), verb("spread-forest")];
    case "GrowForest":
      return [on(move2.square), verb("grow-forest")];
    case "StartMountain":
      return [on(move2.square), verb("start-mountain")];
    case "GrowMountain":
      return [on(move2.square), verb("grow-mountain")];
    case "SelectFire":
      return [labelled(english, "pool", `R${move2.size}`, pieceMessage(`R${move2.size}`))];
    case "StartFire":
      return [on(move2.square), verb("start-fire")];
    case "GrowFire":
      return [on(move2.square), verb("grow-fire")];
    case "Burn":
      return [on(move2.square), verb("burn")];
    case "MoveGlacier":
      return [on(move2.from), on(move2.to)];
    case "SplitGlacier":
      return [
        on(move2.from),
        on(move2.to),
        ...move2.landings.flatMap(({ square: square2, size: size2 }) => [
          on(square2),
          labelled(english, "landing-size", size2, pieceMessage(`B${size2}`))
        ])
      ];
  }
};
var placeOf = (place) => {
  const key2 = `place.${place.kind}`;
  switch (place.kind) {
    case "pool":
    case "pit":
      return message(key2, { pieces: piecesMessage(place.value) });
    case "tracker":
      return message(key2, { colour: message(`colour.${place.value}`) });
    default:
      return placeMessage(place);
  }
};
var suggested = (state, square2) => {
  switch (look(state, square2)._tag) {
    case "Empty":
      return [
        { _tag: "SpreadForest", square: square2 },
        { _tag: "StartMountain", square: square2 }
      ];
    case "Forest":
    case "Frosted":
      return [{ _tag: "GrowForest", square: square2 }];
    case "Mountain":
      return [{ _tag: "GrowMountain", square: square2 }];
    case "Glacier":
    case "Capped":
    case "Fire":
      return [];
  }
};
var holdsGlacier = (state, square2) => {
  const { _tag } = look(state, square2);
  return _tag === "Glacier" || _tag === "Capped" || _tag === "Frosted";
};
var glacierMoves = (state) => squares.filter((from) => holdsGlacier(state, from)).flatMap((from) => squares.filter((to) => to !== from).map((to) => ({ _tag: "MoveGlacier", from, to })));
var firePlays = (size2) => squares.flatMap((square2) => [
  { _tag: "Burn", size: size2, square: square2 },
  { _tag: "GrowFire", size: size2, square: square2 },
  { _tag: "StartFire", size: size2, square: square2 }
]);
var forced = (square2) => [
  { _tag: "GrowForest", square: square2 },
  { _tag: "GrowMountain", square: square2 },
  { _tag: "SpreadForest", square: square2 }
];
var tried = (state) => [
  ...legalMoves(state),
  ...state.selected === 0 ? [] : firePlays(state.selected),
  ...squares.flatMap((square2) => suggested(state, square2)),
  ...sizes$1.map((size2) => ({ _tag: "SelectFire", size: size2 })),
  ...glacierMoves(state),
  ...squares.flatMap(forced),
  ...squares.flatMap((from) => squares.map((to) => ({ _tag: "MoveGlacier", from, to })))
];
var describe = (state, move2) => {
  const key2 = `move.${move2._tag}`;
  const who = sideName(decider(state));
  switch (move2._tag) {
    case "SpreadForest":
    case "GrowForest":
    case "StartMountain":
    case "GrowMountain":
      return message(key2, { who, square: move2.square });
    case "SelectFire":
      return message(key2, { who, piece: pieceMessage(`R${move2.size}`) });
    case "StartFire":
    case "GrowFire":
    case "Burn":
      return message(key2, { who, square: move2.square, piece: pieceMessage(`R${move2.size}`) });
    case "MoveGlacier":
      return message(key2, { who, from: move2.from, to: move2.to });
    case "SplitGlacier":
      return message(key2, {
        who,
        from: move2.from,
        to: move2.to,
        landings: move2.landings.map(
          ({ square: square2, size: size2 }) => message("landing", { piece: pieceMessage(`B${size2}`), square: square2 })
        )
      });
  }
};
var terrafexFace = {
  game,
  parts,
  tried,
  model,
  changes,
  describe,
  describeChange: changeMessage({ game, teamName: (_, team) => sideName(team), place: placeOf }),
  describePlace: placeOf,
  describeView: (state) => standing(game, state, model(state).phase),
  english
};
var tints = ["#f3ead6", "#bdb29d"];
var discs = ["#ffffff", "#33363b"];
var placeHalves = { 1: 13, 2: 22, 3: 31.5 };
var places = ({ settings: settings2 }, square2) => [...sizes$1].reverse().map((size2) => {
  const half = placeHalves[size2];
  const fill = tints[ownerOf(settings2, square2, size2)];
  return element("rect", { x: -half, y: -half, width: 2 * half, height: 2 * half, rx: 2, fill });
}).join("");
var stack = (blue2, green2) => {
  const [lower, upper] = [
    { colour: "G", size: green2 },
    { colour: "B", size: blue2 }
  ];
  const letters = strip([upper, lower], 19.5);
  if (blue2 < green2) return nested([lower, upper]) + letters;
  if (blue2 > green2)
    return standing$1(upper, { text: 0 }) + standing$1(lower, { text: 0 }) + element("circle", {
      r: [0, 11, 20, 20][green2],
      fill: paintOf("B"),
      "fill-opacity": 0.25,
      stroke: "#fff",
      "stroke-dasharray": "3 3"
    }) + letters;
  const apart = blue2 === 1 ? 7 : 5;
  return group(-apart, apart, {}, standing$1(lower, { text: 0 })) + group(apart, -apart, {}, standing$1(upper, { text: 0 })) + letters;
};
var contents = (content2) => {
  switch (content2._tag) {
    case "Empty":
      return "";
    case "Fire":
      return standing$1({ colour: "R", size: content2.size });
    case "Mountain":
      return standing$1({ colour: "Y", size: content2.size });
    case "Forest":
      return standing$1({ colour: "G", size: content2.size });
    case "Glacier":
      return standing$1({ colour: "B", size: content2.size });
    case "Capped":
    case "Frosted":
      return stack(content2.blue, content2.green);
  }
};
var landscape = (state, board2) => coordinates(board2) + squares.map((square2) => {
  const [x, y] = middle(board2, squareIndex(square2));
  return group(
    x,
    y,
    { "data-square": square2, "data-box": `${-side / 2} ${-side / 2} ${side} ${side}` },
    places(state, square2),
    contents(look(state, square2))
  );
}).join("");
var tracker = (colour, up) => up ? reduced(0.86, { colour, size: 3 }, {}) : group(-22, 0, {}, lying({ colour, size: 3 }, {}));
var trackerLine = (state, x, y) => caption("Trackers", x, y + 8) + trackers.map(([colour, bit], index) => {
  const up = stands(state, bit);
  return group(
    x + 24 + index * 54,
    y + 44,
    { "data-tracker": colour, "data-box": "-26 -26 52 52" },
    tracker(colour, up)
  );
}).join("");
var selection = ({ selected: selected2 }, x, y) => caption("Selected", x, y + 8) + group(
  x + 30,
  y + 44,
  { "data-selected": selected2, "data-box": "-25 -25 50 50" },
  box(-25, -25, 50, 50, { "stroke-dasharray": selected2 === 0 ? "4 4" : void 0 }),
  selected2 === 0 ? "" : reduced(0.86, { colour: "R", size: selected2 })
);
var side = 64;
var boardTop = top + barHeight + 6;
var below = boardTop + side * board.ranks + 22;
var second = below + barHeight + 12;
var height = second + 2 * heapHeight + 16;
var sideBar = (state, who, y) => bar(y, {
  data: { "data-seat": who },
  name: sideName(who),
  score: many(score(state)[who], "point"),
  note: noteOf(state, who),
  mark: disc(discs[who])
});
var terrafexSvg = (state, options2 = {}) => {
  const turned = options2.seat === 1;
  const near = turned ? 1 : 0;
  return sheet(
    height,
    inWords(state),
    heading(state),
    options2,
    sideBar(state, near === 0 ? 1 : 0, top),
    landscape(state, { grid: board, x: page.margin + 20, y: boardTop, side, turned }),
    sideBar(state, near, below),
    trackerLine(state, page.margin, second),
    selection(state, 260, second),
    heap$1(
      368,
      second,
      "Fire pit",
      "data-pit",
      sizes$1.map((size2) => [`R${size2}`, state.pit[size2 - 1] ?? 0])
    ),
    heap$1(
      page.margin,
      second + heapHeight + 10,
      "Pool",
      "data-pool",
      pieceNames.map((name, piece) => [name, state.pool[piece] ?? 0])
    )
  );
};
var terrafexBoard = /* @__PURE__ */ boardGame(terrafexFace, (view, options2) => [
  terrafexSvg(view, options2)
]);
const worker = () => new Worker(new URL("../workers/terrafex.ts", import.meta.url), { type: "module" });
const parlour = { define: () => defineBoard([terrafexBoard]), face: terrafexFace, game, worker };
export {
  parlour
};
