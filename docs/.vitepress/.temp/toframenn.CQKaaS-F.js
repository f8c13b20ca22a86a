import { s as sizes, i as checkBy, T as broken, j as firstBroken, R as wonBy, S as everyoneAlone, m as mintAll, n as notation, b as byAscii, k as wholeNumber, v as validate, l as defaultsOf, q as codecsOf, t as acceptOptions, u as optionInfoOf, x as firstUnlike, z as many, A as won, y as listed, Z as pieceText, V as sizeName, C as between, D as pointsFrom, E as counts, F as piles, G as englishWith, H as placeMessage, I as labelled, Y as pieceMessage, J as standing$1, K as changeMessage, g as group, e as element, c as corners, L as boardGame, M as defineBoard } from "./game.Qmv2hoS5.js";
import { r as ruled, v as variants, e as exact, o as oneOf, l as leaf, a as constants, c as constant, p as none, b as fault, s as show, d as chain, x as shuffled, i as described, K as nullable, g as refined, h as list, w as whole, H as optionsOf, L as boolean, M as tuple, I as byText, J as completed, y as numberedSeat, q as source, z as published, A as message } from "./Play.DF0-fMic.js";
import { g as grid, i as indexOfName, s as squareNames, n as neighbours, r as rays, o as offGrid, e as directions, d as orthogonals, c as coordinates, m as middle } from "./checkered.y4VxbOaE.js";
import { right, left, isLeft, map } from "fp-ts/es6/Either.js";
import { a as at } from "./table.B9qCzIPc.js";
import { some, isSome } from "fp-ts/es6/Option.js";
import { n as nothingHidden } from "./open.BeNWQz5h.js";
import { n as nobody, a as alone, u as letterDisc, e as caption, p as page, t as tint, g as top, j as barHeight, b as sheet, v as counted, d as bar, k as disc, o as nested, m as strip, w as star, x as halfOf } from "./frame.mU-2qA0z.js";
import "vue";
import "vue/server-renderer";
import "./app.js";
import "@vueuse/core";
import "./plugin-vue_export-helper.1tPrXgE0.js";
import "io-ts";
var board = grid(8, 8);
var colours$1 = ["B", "C", "G", "K", "O", "P", "R", "W", "Y"];
var colourNames$1 = {
  B: "blue",
  C: "clear",
  G: "green",
  K: "black",
  O: "orange",
  P: "purple",
  R: "red",
  W: "white",
  Y: "yellow"
};
var colourTables$1 = {
  standard: {
    K: ["R", "W"],
    B: ["C", "R"],
    C: ["O", "P"],
    G: ["B", "Y"],
    O: ["G", "P"],
    P: ["K", "W"],
    R: ["B", "C"],
    W: ["K", "Y"],
    Y: ["G", "O"]
  },
  limited: { Y: ["G"], G: ["B"], B: ["R"], R: ["Y"] }
};
var fourColours = ["R", "Y", "G", "B"];
var set24Copies = 2;
var wizardsASide = 5;
var buildOrder = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1];
var placeOrder = [0, 1, 1, 0, 0, 1, 1, 0, 0, 1];
var homeRanks = [
  [1, 2],
  [7, 8]
];
var reach = { 1: [], 2: [3], 3: [3, 5] };
var removalMargins = { leap: [1, 3, 5], stay: [3, 5, 7] };
var tokenValue = 2;
var aliveGaps = { always: 1, mediumOrLarge: 3, large: 5 };
var largestLimit = 9999;
var longest = 1e3;
var opponentOf = (side2) => side2 === 0 ? 1 : 0;
var named = squareNames(board, "a1");
var squares$1 = named.all;
var isSquare = named.is;
var squareIndex = (square2) => indexOfName(square2, board.files);
var squareName = named.nameOf;
var fileOf = (square2) => square2 & 7;
var rankOf = (square2) => square2 >> 3;
var sideOf = (square2) => (fileOf(square2) + rankOf(square2) & 1) === 1 ? 0 : 1;
var indices = squares$1.map((_, square2) => square2);
var squaresOf = [
  indices.filter((square2) => sideOf(square2) === 0),
  indices.filter((square2) => sideOf(square2) === 1)
];
var isHomeRank = (side2, square2) => homeRanks[side2].some((rank) => rank === rankOf(square2) + 1);
var homeSquares = [
  squaresOf[0].filter((square2) => isHomeRank(0, square2)),
  squaresOf[1].filter((square2) => isHomeRank(1, square2))
];
var rayLength = 7;
var rayTable = rays(board).flat();
var noRay = [];
var rayFrom = (from, direction) => rayTable[direction * board.size + from] ?? noRay;
var stepTable = rayTable.flatMap(
  (ray) => Array.from({ length: rayLength }, (_, step2) => ray[step2] ?? offGrid)
);
var along = (from, direction, distance) => stepTable[(direction * board.size + from) * rayLength + distance - 1] ?? 0;
var forward = [
  [4, 7],
  [5, 6]
];
var bitsOf = (among) => among.reduce((bits, square2) => bits | 1 << (square2 & 31), 0);
var beside = neighbours(board, orthogonals);
var besideLow = beside.map((near) => bitsOf(near.filter((square2) => square2 < 32)));
var besideHigh = beside.map((near) => bitsOf(near.filter((square2) => square2 >= 32)));
var besideInLow = (square2) => besideLow[square2] ?? 0;
var besideInHigh = (square2) => besideHigh[square2] ?? 0;
var besideOf = (square2) => beside[square2] ?? [];
var noWay = { direction: -1, distance: 0 };
var wayBetween = (from, to) => {
  const [right2, up] = [fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)];
  if (right2 !== 0 && up !== 0 && Math.abs(right2) !== Math.abs(up)) return noWay;
  const direction = directions.findIndex(([file, rank]) => file === Math.sign(right2) && rank === Math.sign(up));
  return direction < 0 ? noWay : { direction, distance: Math.max(Math.abs(right2), Math.abs(up)) };
};
var ways = indices.flatMap((from) => indices.map((to) => wayBetween(from, to)));
var wayOf = (from, to) => ways[from * board.size + to] ?? noWay;
var lineTable = ways.map(
  ({ direction, distance }) => direction >= 0 && direction < 4 ? 4 * distance + direction : 0
);
var lineOf = (from, to) => lineTable[from * board.size + to] ?? 0;
var gapOf = (light, dark) => Math.abs(fileOf(light) - fileOf(dark)) - (rankOf(dark) - rankOf(light));
var vacant = 0;
var token = 1e3;
var places$1 = [100, 10, 1];
var digitOf = (code, size2) => Math.floor(code / (places$1[size2 - 1] ?? 0)) % 10;
var codes = Array.from({ length: 2 * token }, (_, code) => code);
var pyramidTable = codes.flatMap((code) => sizes.map((size2) => digitOf(code, size2)));
var pyramidOf = (code, size2) => pyramidTable[code * 3 + size2 - 1] ?? 0;
var isArchmage = (code) => code >= token;
var isWhole = (code) => sizes.every((size2) => pyramidOf(code, size2) > 0);
var without = (code, size2) => {
  const rest = code - pyramidOf(code, size2) * (places$1[size2 - 1] ?? 0);
  return rest === token ? vacant : rest;
};
var pipTable = codes.map(
  (code) => sizes.reduce((sum, size2) => sum + (digitOf(code, size2) > 0 ? size2 : 0), 0)
);
var pipsOf = (code) => pipTable[code] ?? 0;
var colourNumber = (colour) => colours$1.indexOf(colour) + 1;
var colourOf = (number) => colours$1[number - 1];
var wizardOf = (small, medium, large) => small * 100 + medium * 10 + large;
var looseOf = (size2, colour) => size2 * 10 + colour;
var loosePips = (pyramid2) => Math.floor(pyramid2 / 10);
var looseColour = (pyramid2) => pyramid2 % 10;
var printWizard = (code) => printPyramid$1(code, 1) + printPyramid$1(code, 2) + printPyramid$1(code, 3) + (isArchmage(code) ? "*" : "");
var printPyramid$1 = (code, size2) => {
  const colour = colourOf(pyramidOf(code, size2));
  return colour === void 0 ? "" : `${colour}${size2}`;
};
var letter$1 = `[${colours$1.join("")}]`;
var wizardPattern = new RegExp(`^(?:(${letter$1})1)?(?:(${letter$1})2)?(?:(${letter$1})3)?(\\*)?$`);
var numberOf = (text) => colours$1.findIndex((colour) => colour === text) + 1;
var readWizard = (text) => {
  const [found, small, medium, large, star2] = wizardPattern.exec(text) ?? [];
  const code = wizardOf(numberOf(small), numberOf(medium), numberOf(large));
  if (found === void 0 || code === vacant) return void 0;
  return star2 === void 0 ? code : code + token;
};
var isWholeWizard = (u) => {
  const code = typeof u === "string" ? readWizard(u) : void 0;
  return code !== void 0 && isWhole(code) && !isArchmage(code);
};
var wholeCode = (wizard2) => readWizard(wizard2) ?? vacant;
var wholeToken = (code) => {
  const [small, medium, large] = sizes.map((size2) => colourOf(pyramidOf(code, size2)) ?? "B");
  return `${small ?? "B"}1${medium ?? "B"}2${large ?? "B"}3`;
};
var isOfFour = [
  true,
  ...colours$1.map((colour) => fourColours.some((allowed) => allowed === colour))
];
var isLimitedColour = (colour) => isOfFour[colour] === true;
var isLimited = (code) => sizes.every((size2) => isLimitedColour(pyramidOf(code, size2)));
var victimsIn = (table) => {
  const victims = colourTables$1[table];
  return [
    0,
    ...colours$1.map((colour) => (victims[colour] ?? []).reduce((bits, on2) => bits | 1 << colourNumber(on2), 0))
  ];
};
var victimTables = {
  standard: victimsIn("standard"),
  limited: victimsIn("limited")
};
var victimsOf$1 = (table, attacker) => victimTables[table][attacker] ?? 0;
var attacks = (table, attacker, victim) => (victimsOf$1(table, attacker) >> victim & 1) === 1;
var letter = `[${colours$1.join("")}]`;
var wholeWizard = leaf("a whole wizard token", isWholeWizard, {
  type: "string",
  pattern: `^${letter}1${letter}2${letter}3$`
});
var square = leaf("a square", isSquare, { type: "string", pattern: "^[a-h][1-8]$" });
var size = oneOf(1, 2, 3);
var tagged = {
  BuildWizard: exact("BuildWizard", { _tag: oneOf("BuildWizard"), wizard: wholeWizard }),
  PlaceWizard: exact("PlaceWizard", { _tag: oneOf("PlaceWizard"), wizard: wholeWizard, square }),
  MarkArchmage: exact("MarkArchmage", { _tag: oneOf("MarkArchmage"), square }),
  MoveWizard: exact("MoveWizard", { _tag: oneOf("MoveWizard"), from: square, to: square }),
  CastBolt: exact("CastBolt", {
    _tag: oneOf("CastBolt"),
    from: square,
    to: square,
    spell: size,
    target: size
  }),
  FightDuel: exact("FightDuel", {
    _tag: oneOf("FightDuel"),
    from: square,
    to: square,
    removal: oneOf(0, 1, 2, 3)
  }),
  Pass: exact("Pass", { _tag: oneOf("Pass") })
};
var move = ruled("TO-9.1", variants("a Töframenn move", tagged));
var wizardOn = (state, square2) => state.board[squareIndex(square2)] ?? 0;
var look = (state, square2) => {
  const code = wizardOn(state, square2);
  if (code === 0) return { _tag: "Vacant" };
  return {
    _tag: "Wizard",
    side: sideOf(squareIndex(square2)),
    small: colourOf(pyramidOf(code, 1)) ?? null,
    medium: colourOf(pyramidOf(code, 2)) ?? null,
    large: colourOf(pyramidOf(code, 3)) ?? null,
    archmage: isArchmage(code)
  };
};
var isOwn = (state, side2, square2) => wizardOn(state, square2) !== 0 && sideOf(squareIndex(square2)) === side2;
var hasArchmage = ({ board: board2, wizards }, side2) => {
  for (const square2 of wizards[side2]) if (isArchmage(board2[square2] ?? 0)) return true;
  return false;
};
var withWizards = ({ stage: stage2, board: board2, hands, loose, quiet, plies, settings: settings2 }) => (
  // Written out: V8 is slow at spreading what it then adds to.
  { stage: stage2, board: board2, hands, loose, quiet, plies, settings: settings2, wizards: standing(board2) }
);
var standing = (contents) => [
  squaresOf[0].filter((square2) => (contents[square2] ?? 0) !== vacant),
  squaresOf[1].filter((square2) => (contents[square2] ?? 0) !== vacant)
];
var followed = (before, contents, arrival) => {
  const after = [];
  let coming = arrival;
  for (let index = 0; index < before.length; index++) {
    const square2 = before[index] ?? 0;
    if (coming !== offGrid && coming < square2) {
      after.push(coming);
      coming = offGrid;
    }
    if ((contents[square2] ?? 0) !== vacant) after.push(square2);
  }
  if (coming !== offGrid) after.push(coming);
  return after;
};
var isClear = (contents, from, direction, distance) => {
  for (let step2 = 1; step2 < distance; step2++)
    if ((contents[along(from, direction, step2)] ?? 0) !== vacant) return false;
  return true;
};
var buildStages = [
  { _tag: "Build", side: 0 },
  { _tag: "Build", side: 1 }
];
var placeStages = [
  { _tag: "Place", side: 0 },
  { _tag: "Place", side: 1 }
];
var markStages = [
  { _tag: "Mark", side: 0 },
  { _tag: "Mark", side: 1 }
];
var playStages = [
  { _tag: "Play", side: 0 },
  { _tag: "Play", side: 1 }
];
var inserted = (items, item) => {
  const rest = items.findIndex((other) => other > item);
  return rest < 0 ? [...items, item] : items.toSpliced(rest, 0, item);
};
var removed = (items, item) => {
  const index = items.indexOf(item);
  return index < 0 ? items : items.toSpliced(index, 1);
};
var replaced = (pair, side2, part) => side2 === 0 ? [part, pair[1]] : [pair[0], part];
var distinct = (items) => items.filter((item, index) => item !== items[index - 1]);
var marks = constants(squares$1.map((square2) => ({ _tag: "MarkArchmage", square: square2 })));
var pass = constant({ _tag: "Pass" });
var wayTo = (from, direction, distance) => {
  const to = along(from, direction, distance);
  return to === offGrid ? void 0 : squares$1[to];
};
var moveTable = constants(
  [4, 5, 6, 7].flatMap(
    (direction) => squares$1.map(
      (from, origin) => rayFrom(origin, direction).map((to) => ({ _tag: "MoveWizard", from, to: squareName(to) }))
    )
  )
);
var noMoves = [];
var movesAlong = (from, direction) => moveTable[(direction - 4) * squares$1.length + from] ?? noMoves;
var boltTable = constants(
  squares$1.flatMap(
    (from, origin) => [0, 1, 2, 3].flatMap(
      (direction) => [3, 5].flatMap((distance) => {
        const to = wayTo(origin, direction, distance);
        return sizes.flatMap(
          (spell) => sizes.map(
            (target) => to === void 0 ? void 0 : { _tag: "CastBolt", from, to, spell, target }
          )
        );
      })
    )
  )
);
var boltAlong = (from, direction, distance, spell, target) => boltTable[((from * 4 + direction) * 2 + (distance === 3 ? 0 : 1)) * 9 + (spell - 1) * 3 + target - 1];
var duelTable = constants(
  squares$1.flatMap(
    (from, origin) => [0, 1, 2, 3].flatMap((direction) => {
      const to = wayTo(origin, direction, 1);
      return [0, ...sizes].map(
        (removal) => to === void 0 ? void 0 : { _tag: "FightDuel", from, to, removal }
      );
    })
  )
);
var duelAlong = (from, direction, removal) => duelTable[(from * 4 + direction) * 4 + removal];
var wayOfMove = ({ from, to }) => wayOf(squareIndex(from), squareIndex(to));
var isWayClear = (board2, move2) => {
  const { direction, distance } = wayOfMove(move2);
  return isClear(board2, squareIndex(move2.from), direction, distance);
};
var isForward = ({ side: side2, move: move2 }) => {
  const { direction } = wayOfMove(move2);
  return forward[side2].some((allowed) => allowed === direction);
};
var passesNobody = ({ state, move: move2 }) => {
  const { direction, distance } = wayOfMove(move2);
  const from = squareIndex(move2.from);
  for (let step2 = 1; step2 < distance; step2++)
    if (besideOf(along(from, direction, step2)).some((square2) => (state.board[square2] ?? 0) !== vacant)) return false;
  return true;
};
var moveDemands = [
  {
    rule: "TO-5.2",
    text: "no wizard of this side stands there",
    holds: ({ state, side: side2, move: move2 }) => isOwn(state, side2, move2.from)
  },
  { rule: "TO-5.4", text: "the target square is not diagonally forward", holds: isForward },
  {
    rule: "TO-5.5",
    text: "the target square or one on the way is occupied",
    holds: ({ state, move: move2 }) => wizardOn(state, move2.to) === vacant && isWayClear(state.board, move2)
  },
  { rule: "TO-5.6", text: "the way goes on past a square beside an opposing wizard", holds: passesNobody }
];
var isWatched = ({ low, high }, square2) => ((square2 < 32 ? low : high) >> (square2 & 31) & 1) === 1;
var addMoves = (board2, side2, from, watched, moves) => {
  addMovesAlong(board2, from, forward[side2][0], watched, moves);
  addMovesAlong(board2, from, forward[side2][1], watched, moves);
};
var addMovesAlong = (board2, from, direction, watched, moves) => {
  const ray = rayFrom(from, direction);
  const ready = movesAlong(from, direction);
  for (let index = 0; index < ray.length; index++) {
    const to = ray[index] ?? 0;
    if ((board2[to] ?? 0) !== vacant) return;
    const move2 = ready[index];
    if (move2 !== void 0) moves.push(move2);
    if (isWatched(watched, to)) return;
  }
};
var hasMove = (board2, side2, from) => {
  const [right2, left2] = [along(from, forward[side2][0], 1), along(from, forward[side2][1], 1)];
  return right2 !== offGrid && (board2[right2] ?? 0) === vacant || left2 !== offGrid && (board2[left2] ?? 0) === vacant;
};
var moveWizard = (board2, move2) => {
  const [from, to] = [squareIndex(move2.from), squareIndex(move2.to)];
  board2[to] = board2[from] ?? 0;
  board2[from] = vacant;
  return to;
};
var wayOfBolt = ({ from, to }) => wayOf(squareIndex(from), squareIndex(to));
var reaches = (spell, distance) => reach[spell].some((far) => far === distance);
var isBoltWay = ({ direction, distance }) => direction >= 0 && direction < 4 && reach[3].some((far) => far === distance);
var spellOf = ({ state, move: move2 }) => pyramidOf(wizardOn(state, move2.from), move2.spell);
var targetOf = ({ state, move: move2 }) => pyramidOf(wizardOn(state, move2.to), move2.target);
var hasClearWay = ({ state, move: move2 }) => {
  const { direction, distance } = wayOfBolt(move2);
  return isClear(state.board, squareIndex(move2.from), direction, distance);
};
var boltDemands = [
  {
    rule: "TO-5.2",
    text: "no wizard of this side stands there",
    holds: ({ state, side: side2, move: move2 }) => isOwn(state, side2, move2.from)
  },
  {
    rule: "TO-6.2",
    text: "the target square is not exactly 3 or 5 squares away along a rank or file",
    holds: ({ move: move2 }) => isBoltWay(wayOfBolt(move2))
  },
  {
    // At an odd distance along a line the square has the other colour: a wizard there is an opposing one.
    rule: "TO-6.3",
    text: "there is no opposing wizard on the target square",
    holds: ({ state, move: move2 }) => wizardOn(state, move2.to) !== vacant
  },
  {
    rule: "TO-6.4",
    text: "a square between is occupied",
    holds: hasClearWay
  },
  {
    rule: "TO-6.5",
    text: "the caster has no such spell: a medium or a large is needed",
    holds: (casting) => casting.move.spell > 1 && spellOf(casting) > 0
  },
  {
    rule: "TO-6.6",
    text: "the spell does not reach that far",
    holds: ({ move: move2 }) => reaches(move2.spell, wayOfBolt(move2).distance)
  },
  { rule: "TO-6.7", text: "the target has no pyramid of that size", holds: (casting) => targetOf(casting) > 0 },
  {
    rule: "TO-6.8",
    text: "the colour of the spell does not attack that of the target pyramid",
    holds: (casting) => attacks(casting.state.settings.table, spellOf(casting), targetOf(casting))
  }
];
var smallestSpell = (distance) => distance === 3 ? 2 : 3;
var addBolts = ({ board: board2, settings: settings2 }, from, to, direction, distance, moves) => {
  const caster = board2[from] ?? 0;
  const target = board2[to] ?? 0;
  for (let spell = smallestSpell(distance); spell <= 3; spell++) {
    const victims = victimsOf$1(settings2.table, pyramidOf(caster, spell));
    for (let size2 = 1; size2 <= 3; size2++) {
      if ((victims >> pyramidOf(target, size2) & 1) === 0) continue;
      const move2 = boltAlong(from, direction, distance, spell, size2);
      if (move2 !== void 0) moves.push(move2);
    }
  }
};
var hasBolt = (table, caster, target, distance) => {
  for (let spell = smallestSpell(distance); spell <= 3; spell++)
    for (let size2 = 1; size2 <= 3; size2++)
      if (attacks(table, pyramidOf(caster, spell), pyramidOf(target, size2))) return true;
  return false;
};
var castBolt = (board2, move2) => {
  const [from, to] = [squareIndex(move2.from), squareIndex(move2.to)];
  board2[to] = without(board2[to] ?? 0, move2.target);
  if (move2.spell <= move2.target) board2[from] = without(board2[from] ?? 0, move2.spell);
  return offGrid;
};
var landingOf = (board2, from, direction) => {
  const beyond = along(from, direction, 2);
  return beyond !== offGrid && (board2[beyond] ?? 0) === vacant ? beyond : offGrid;
};
var valueAgainst = (table, wizard2, opponent) => {
  const [small, medium, large] = [pyramidOf(opponent, 1), pyramidOf(opponent, 2), pyramidOf(opponent, 3)];
  let value = pipsOf(wizard2) + (isArchmage(wizard2) ? tokenValue : 0);
  for (let size2 = 1; size2 <= 3; size2++) {
    const victims = victimsOf$1(table, pyramidOf(wizard2, size2));
    value += size2 * ((victims >> small & 1) + (victims >> medium & 1) + (victims >> large & 1));
  }
  return value;
};
var marginOf = ({ board: board2, settings: settings2 }, from, to) => {
  const [active, opponent] = [board2[from] ?? 0, board2[to] ?? 0];
  return valueAgainst(settings2.table, active, opponent) - valueAgainst(settings2.table, opponent, active);
};
var permittedSizes = (margin, leaps2) => {
  const margins = leaps2 ? removalMargins.leap : removalMargins.stay;
  let largest = 0;
  while (largest < 3 && margin >= (margins[largest] ?? 0)) largest++;
  return largest;
};
var leaps = ({ state, from, direction }) => landingOf(state.board, from, direction) !== offGrid;
var permits = (fight, size2) => size2 <= permittedSizes(marginOf(fight.state, fight.from, fight.to), leaps(fight));
var has = ({ state, to }, size2) => pyramidOf(state.board[to] ?? 0, size2) > 0;
var choices = (fight) => sizes.filter((size2) => has(fight, size2) && permits(fight, size2));
var fightOf = ({ state, move: move2 }) => {
  const [from, to] = [squareIndex(move2.from), squareIndex(move2.to)];
  return { state, from, to, direction: wayOf(from, to).direction };
};
var isBeside = ({ state, move: move2 }) => {
  const { direction, distance } = wayOf(squareIndex(move2.from), squareIndex(move2.to));
  return direction >= 0 && direction < 4 && distance === 1 && wizardOn(state, move2.to) !== vacant;
};
var duelDemands = [
  {
    rule: "TO-5.2",
    text: "no wizard of this side stands there",
    holds: ({ state, side: side2, move: move2 }) => isOwn(state, side2, move2.from)
  },
  { rule: "TO-7.1", text: "no opposing wizard stands on an adjacent square there", holds: isBeside },
  {
    rule: "TO-7.7",
    text: "a pyramid can be removed, so one must be",
    holds: (fighting) => fighting.move.removal > 0 || choices(fightOf(fighting)).length === 0
  },
  {
    rule: "TO-7.8",
    text: "a Duel with neither leap nor removal is not allowed here",
    holds: (fighting) => fighting.move.removal > 0 || fighting.state.settings.nullDuels || leaps(fightOf(fighting))
  },
  {
    rule: "TO-7.6",
    text: "the opponent has no pyramid of that size",
    holds: (fighting) => fighting.move.removal === 0 || has(fightOf(fighting), fighting.move.removal)
  },
  {
    rule: "TO-7.5",
    text: "the margin is too small to remove a pyramid of that size",
    holds: (fighting) => fighting.move.removal === 0 || permits(fightOf(fighting), fighting.move.removal)
  }
];
var addDuels = (state, from, to, direction, moves) => {
  const { board: board2, settings: settings2 } = state;
  const leaping = landingOf(board2, from, direction) !== offGrid;
  const largest = permittedSizes(marginOf(state, from, to), leaping);
  const opponent = board2[to] ?? 0;
  let found = false;
  for (let size2 = 1; size2 <= largest; size2++) {
    if (pyramidOf(opponent, size2) === 0) continue;
    found = true;
    const move22 = duelAlong(from, direction, size2);
    if (move22 !== void 0) moves.push(move22);
  }
  if (found || !(leaping || settings2.nullDuels)) return;
  const move2 = duelAlong(from, direction, 0);
  if (move2 !== void 0) moves.push(move2);
};
var hasDuel = (state, from, to, direction) => {
  const fight = { state, from, to, direction };
  return state.settings.nullDuels || leaps(fight) || choices(fight).length > 0;
};
var fightDuel = (board2, move2) => {
  const [from, to] = [squareIndex(move2.from), squareIndex(move2.to)];
  const landing = landingOf(board2, from, wayOf(from, to).direction);
  if (landing !== offGrid) {
    board2[landing] = board2[from] ?? 0;
    board2[from] = vacant;
  }
  if (move2.removal > 0) board2[to] = without(board2[to] ?? 0, move2.removal);
  return landing;
};
var farthest = 5;
var addAttacks = (state, from, opposing, moves) => {
  for (let index = 0; index < opposing.length; index++) {
    const to = opposing[index] ?? 0;
    const line = lineOf(from, to);
    if (line === 0) continue;
    const direction = line & 3;
    const distance = line >> 2;
    if (distance === 1) addDuels(state, from, to, direction, moves);
    else if (distance <= farthest && isClear(state.board, from, direction, distance))
      addBolts(state, from, to, direction, distance, moves);
  }
};
var watchedBy = (wizards) => {
  let low = 0;
  let high = 0;
  for (let index = 0; index < wizards.length; index++) {
    low |= besideInLow(wizards[index] ?? 0);
    high |= besideInHigh(wizards[index] ?? 0);
  }
  return { low, high };
};
var addActions = (state, side2, moves) => {
  const own = state.wizards[side2];
  const opposing = state.wizards[opponentOf(side2)];
  const watched = watchedBy(opposing);
  for (let index = 0; index < own.length; index++) {
    const from = own[index] ?? 0;
    addMoves(state.board, side2, from, watched, moves);
    addAttacks(state, from, opposing, moves);
  }
};
var hasAttack = (state, from, to) => {
  const { board: board2, settings: settings2 } = state;
  const line = lineOf(from, to);
  if (line === 0) return false;
  const direction = line & 3;
  const distance = line >> 2;
  if (distance === 1) return hasDuel(state, from, to, direction);
  return distance <= farthest && hasBolt(settings2.table, board2[from] ?? 0, board2[to] ?? 0, distance) && isClear(board2, from, direction, distance);
};
var hasAction = (state, side2) => {
  const own = state.wizards[side2];
  for (let index = 0; index < own.length; index++) if (hasMove(state.board, side2, own[index] ?? 0)) return true;
  const opposing = state.wizards[opponentOf(side2)];
  for (let i = 0; i < own.length; i++)
    for (let j = 0; j < opposing.length; j++) if (hasAttack(state, own[i] ?? 0, opposing[j] ?? 0)) return true;
  return false;
};
var passDemands = [
  {
    rule: "TO-5.7",
    text: "a Move, Bolt or Duel is possible",
    holds: ({ state, side: side2 }) => !hasAction(state, side2)
  }
];
var placeDemands = [
  {
    rule: "TO-4.2",
    text: "this wizard is not in the hand",
    holds: ({ state, side: side2, move: move2 }) => state.hands[side2].includes(wholeCode(move2.wizard))
  },
  {
    rule: "TO-4.3",
    text: "the square is not on the two ranks nearest to the side",
    holds: ({ side: side2, move: move2 }) => isHomeRank(side2, squareIndex(move2.square))
  },
  {
    rule: "TO-1.2",
    text: "the square has the colour of the other side",
    holds: ({ side: side2, move: move2 }) => sideOf(squareIndex(move2.square)) === side2
  },
  {
    rule: "TO-1.3",
    text: "the square is occupied",
    holds: ({ state, move: move2 }) => wizardOn(state, move2.square) === vacant
  }
];
var markDemands = [
  {
    rule: "TO-4.5",
    text: "no wizard of this side stands there",
    holds: ({ state, side: side2, move: move2 }) => isOwn(state, side2, move2.square)
  }
];
var addPlacings = (state, side2, moves) => {
  for (const code of distinct(state.hands[side2])) {
    const wizard2 = wholeToken(code);
    for (const square2 of homeSquares[side2])
      if ((state.board[square2] ?? 0) === vacant)
        moves.push({ _tag: "PlaceWizard", wizard: wizard2, square: squareName(square2) });
  }
};
var addMarks = (state, side2, moves) => {
  for (const square2 of state.wizards[side2]) {
    const move2 = marks[square2];
    if (move2 !== void 0) moves.push(move2);
  }
};
var placeWizard = (state, side2, move2) => {
  const wizard2 = wholeCode(move2.wizard);
  const square2 = squareIndex(move2.square);
  const board2 = state.board.with(square2, wizard2);
  const wizards = replaced(state.wizards, side2, inserted(state.wizards[side2], square2));
  const hands = replaced(state.hands, side2, removed(state.hands[side2], wizard2));
  const next = placeOrder[placeOrder.length - hands[0].length - hands[1].length];
  const stage2 = next === void 0 ? markStages[0] : placeStages[next];
  return { ...state, stage: stage2, board: board2, wizards, hands };
};
var markArchmage = (state, side2, move2) => {
  const board2 = state.board.with(squareIndex(move2.square), wizardOn(state, move2.square) + token);
  return { ...state, stage: side2 === 0 ? markStages[1] : playStages[0], board: board2 };
};
var looseColours = (state, side2, pips) => state.loose[side2].filter((pyramid2) => loosePips(pyramid2) === pips).map(looseColour);
var isStackable = ({ state, side: side2, move: move2 }) => {
  const wizard2 = wholeCode(move2.wizard);
  return looseColours(state, side2, 3)[0] === pyramidOf(wizard2, 3) && looseColours(state, side2, 2).includes(pyramidOf(wizard2, 2)) && looseColours(state, side2, 1).includes(pyramidOf(wizard2, 1));
};
var buildDemands = [
  {
    rule: "TO-3.2",
    text: "the wizard is not made of the first loose large, a loose medium and a loose small",
    holds: isStackable
  }
];
var addBuilds = (state, side2, moves) => {
  const large = looseColours(state, side2, 3)[0] ?? 0;
  const mediums = distinct(looseColours(state, side2, 2));
  for (const small of distinct(looseColours(state, side2, 1)))
    for (const medium of mediums)
      moves.push({ _tag: "BuildWizard", wizard: wholeToken(wizardOf(small, medium, large)) });
};
var buildWizard = (state, side2, move2) => {
  const wizard2 = wholeCode(move2.wizard);
  const loose = sizes.reduce(
    (left2, size2) => removed(left2, looseOf(size2, pyramidOf(wizard2, size2))),
    state.loose[side2]
  );
  const hands = replaced(state.hands, side2, inserted(state.hands[side2], wizard2));
  const next = buildOrder[hands[0].length + hands[1].length];
  const stage2 = next === void 0 ? placeStages[0] : buildStages[next];
  return { ...state, stage: stage2, hands, loose: replaced(state.loose, side2, loose) };
};
var stageOf = (move2) => {
  switch (move2._tag) {
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
};
var wrongKind = {
  Build: broken("TO-3.1", "the wizards are being built"),
  Place: broken("TO-4.1", "the wizards are being placed"),
  Mark: broken("TO-4.5", "the Archmages are being marked"),
  Play: broken("TO-5.1", "the wizards are all placed: a Move, a Bolt or a Duel is due")
};
var chapterRefusal = (state, side2, move2) => {
  switch (move2._tag) {
    case "BuildWizard":
      return firstBroken(buildDemands, { state, side: side2, move: move2 });
    case "PlaceWizard":
      return firstBroken(placeDemands, { state, side: side2, move: move2 });
    case "MarkArchmage":
      return firstBroken(markDemands, { state, side: side2, move: move2 });
    case "MoveWizard":
      return firstBroken(moveDemands, { state, side: side2, move: move2 });
    case "CastBolt":
      return firstBroken(boltDemands, { state, side: side2, move: move2 });
    case "FightDuel":
      return firstBroken(duelDemands, { state, side: side2, move: move2 });
    case "Pass":
      return firstBroken(passDemands, { state, side: side2 });
  }
};
var check = checkBy({
  isOver: ({ stage: stage2 }) => stage2._tag === "Over",
  overRule: "TO-8.8",
  move,
  moveRule: "TO-9.1",
  refusal: (state, move2) => {
    const { stage: stage2 } = state;
    if (stage2._tag === "Over") return void 0;
    return stageOf(move2) === stage2._tag ? chapterRefusal(state, stage2.side, move2) : wrongKind[stage2._tag];
  }
});
var countOf = ({ board: board2, wizards }, side2) => {
  let count = 0;
  for (const square2 of wizards[side2]) count += pipsOf(board2[square2] ?? 0);
  return count;
};
var countWinner = (state) => {
  const [light, dark] = [countOf(state, 0), countOf(state, 1)];
  if (light === dark) return "tie";
  return light > dark ? 0 : 1;
};
var inReserve = ({ hands, loose }, side2) => {
  let value = 0;
  for (const wizard2 of hands[side2]) value += pipsOf(wizard2);
  for (const pyramid2 of loose[side2]) value += loosePips(pyramid2);
  return value;
};
var score = (state) => [
  countOf(state, 0) + inReserve(state, 0),
  countOf(state, 1) + inReserve(state, 1)
];
var winnersOf = ({ winner }) => winner === "tie" ? [0, 1] : [winner];
var outcome = ({ stage: stage2 }) => stage2._tag === "Over" ? some({ ...wonBy(everyoneAlone(2), winnersOf(stage2)), reason: stage2.reason }) : none;
var canHit = (table, wizard2, other, pips) => {
  let victims = 0;
  for (let size2 = pips; size2 <= 3; size2++) victims |= victimsOf$1(table, pyramidOf(wizard2, size2));
  for (let size2 = 1; size2 <= 3; size2++) if ((victims >> pyramidOf(other, size2) & 1) === 1) return true;
  return false;
};
var couldHit = (table, one, other, pips) => canHit(table, one, other, pips) || canHit(table, other, one, pips);
var isAlive = (table, gap, light, dark) => gap <= aliveGaps.always || gap === aliveGaps.mediumOrLarge && couldHit(table, light, dark, 2) || gap === aliveGaps.large && couldHit(table, light, dark, 3);
var hasAlivePair = ({ board: board2, wizards, settings: settings2 }) => {
  const [lights, darks] = wizards;
  for (let i = 0; i < lights.length; i++)
    for (let j = 0; j < darks.length; j++) {
      const light = lights[i] ?? 0;
      const dark = darks[j] ?? 0;
      if (isAlive(settings2.table, gapOf(light, dark), board2[light] ?? 0, board2[dark] ?? 0)) return true;
    }
  return false;
};
var isStuck = (state) => !hasAction(state, 0) && !hasAction(state, 1);
var endingOf = (state) => {
  const { quiet, plies, settings: settings2 } = state;
  const { quietLimit: quietLimit2, plyLimit: plyLimit2 } = settings2;
  if (!hasAlivePair(state) || isStuck(state)) return { _tag: "Over", winner: countWinner(state), reason: "passed" };
  if (quietLimit2 > 0 && quiet >= quietLimit2) return { _tag: "Over", winner: countWinner(state), reason: "quiet" };
  if (plyLimit2 > 0 && plies >= plyLimit2) return { _tag: "Over", winner: countWinner(state), reason: "plies" };
  return void 0;
};
var archmageWinners = (state) => {
  const [light, dark] = [hasArchmage(state, 0), hasArchmage(state, 1)];
  if (light !== dark) return [light ? 0 : 1];
  if (light) return [];
  return state.settings.bothFall === "caster" ? [0, 1] : [countWinner(state)];
};
var archmageEnding = (state, side2) => {
  const [first, second] = archmageWinners(state);
  if (first === void 0) return void 0;
  return { _tag: "Over", winner: second === void 0 ? first : side2, reason: "archmage" };
};
var toMove = ({ stage: stage2 }) => stage2._tag === "Over" ? nobody : alone[stage2.side];
var legalMoves = (state) => {
  const moves = [];
  const { stage: stage2 } = state;
  switch (stage2._tag) {
    case "Build":
      addBuilds(state, stage2.side, moves);
      break;
    case "Place":
      addPlacings(state, stage2.side, moves);
      break;
    case "Mark":
      addMarks(state, stage2.side, moves);
      break;
    case "Play":
      addActions(state, stage2.side, moves);
      if (moves.length === 0) moves.push(pass);
      break;
  }
  return mintAll(moves);
};
var applyLegal = (state, move2) => {
  const side2 = deciderIn(state.stage);
  switch (move2._tag) {
    case "BuildWizard":
      return buildWizard(state, side2, move2);
    case "PlaceWizard":
      return placeWizard(state, side2, move2);
    case "MarkArchmage":
      return markArchmage(state, side2, move2);
    case "MoveWizard":
    case "CastBolt":
    case "FightDuel":
    case "Pass":
      return afterPly(state, side2, move2);
  }
};
var deciderIn = (stage2) => stage2._tag === "Over" ? 0 : stage2.side;
var work = (board2, ply) => {
  switch (ply._tag) {
    case "MoveWizard":
      return moveWizard(board2, ply);
    case "CastBolt":
      return castBolt(board2, ply);
    case "FightDuel":
      return fightDuel(board2, ply);
    case "Pass":
      return offGrid;
  }
};
var removes = (ply) => ply._tag === "CastBolt" || ply._tag === "FightDuel" && ply.removal > 0;
var wizardsAfter = ({ wizards }, side2, board2, arrival) => {
  const own = followed(wizards[side2], board2, arrival);
  const opposing = followed(wizards[opponentOf(side2)], board2, offGrid);
  return side2 === 0 ? [own, opposing] : [opposing, own];
};
var afterPly = (state, side2, ply) => {
  const { hands, loose, settings: settings2 } = state;
  const board2 = state.board.slice();
  const arrival = work(board2, ply);
  const removal = removes(ply);
  const after = {
    stage: playStages[opponentOf(side2)],
    board: board2,
    wizards: wizardsAfter(state, side2, board2, arrival),
    hands,
    loose,
    quiet: settings2.quietLimit > 0 && !removal ? state.quiet + 1 : 0,
    plies: settings2.plyLimit > 0 ? state.plies + 1 : 0,
    settings: settings2
  };
  const ending = (removal ? archmageEnding(after, side2) : void 0) ?? endingOf(after);
  return ending === void 0 ? after : { ...after, stage: ending };
};
var noMove = (text) => left(fault([], `${show(text)} is no move notation`, "TO-9.1"));
var moveText = notation({
  rule: "TO-9.1",
  longest,
  print: (move2) => {
    switch (move2._tag) {
      case "BuildWizard":
        return `+${move2.wizard}`;
      case "PlaceWizard":
        return `${move2.wizard}@${move2.square}`;
      case "MarkArchmage":
        return `${move2.square}*`;
      case "MoveWizard":
        return `${move2.from}-${move2.to}`;
      case "CastBolt":
        return `${move2.from}~${move2.to}:${move2.spell}>${move2.target}`;
      case "FightDuel":
        return `${move2.from}x${move2.to}${move2.removal === 0 ? "" : `:${move2.removal}`}`;
      case "Pass":
        return "pass";
    }
  },
  parse: (text) => {
    const move2 = readMove(text);
    return move2 === void 0 ? noMove(text) : right(move2);
  }
});
var readMove = (text) => {
  if (text === "pass") return { _tag: "Pass" };
  if (text.startsWith("+")) return readBuild(text.slice(1));
  const square2 = text.slice(0, 2);
  return isSquare(square2) ? readAction(square2, text.slice(2)) : readPlace(text);
};
var readBuild = (wizard2) => isWholeWizard(wizard2) ? { _tag: "BuildWizard", wizard: wizard2 } : void 0;
var readPlace = (text) => {
  const [wizard2, square2, ...more] = text.split("@");
  return isWholeWizard(wizard2) && isSquare(square2) && more.length === 0 ? { _tag: "PlaceWizard", wizard: wizard2, square: square2 } : void 0;
};
var readSize = (text) => sizes.find((size2) => String(size2) === text);
var readAction = (from, rest) => {
  if (rest === "*") return { _tag: "MarkArchmage", square: from };
  const [to, pips] = [rest.slice(1, 3), rest.slice(3)];
  if (!isSquare(to)) return void 0;
  switch (rest.slice(0, 1)) {
    case "-":
      return pips === "" ? { _tag: "MoveWizard", from, to } : void 0;
    case "~":
      return readBolt(from, to, pips);
    case "x":
      return readDuel(from, to, pips);
    default:
      return void 0;
  }
};
var readBolt = (from, to, pips) => {
  const [, spellText, targetText] = /^:([123])>([123])$/.exec(pips) ?? [];
  const [spell, target] = [readSize(spellText), readSize(targetText)];
  return spell === void 0 || target === void 0 ? void 0 : { _tag: "CastBolt", from, to, spell, target };
};
var readDuel = (from, to, pips) => {
  var _a;
  if (pips === "") return { _tag: "FightDuel", from, to, removal: 0 };
  const removal = readSize((_a = /^:([123])$/.exec(pips)) == null ? void 0 : _a[1]);
  return removal === void 0 ? void 0 : { _tag: "FightDuel", from, to, removal };
};
var sideLetters = ["L", "D"];
var printStage = (stage2) => {
  switch (stage2._tag) {
    case "Build":
      return `build:${sideLetters[stage2.side]}`;
    case "Place":
      return `place:${sideLetters[stage2.side]}`;
    case "Mark":
      return `mark:${sideLetters[stage2.side]}`;
    case "Play":
      return `play:${sideLetters[stage2.side]}`;
    case "Over":
      return `over:${stage2.winner === "tie" ? "=" : sideLetters[stage2.winner]}:${stage2.reason}`;
  }
};
var reasons = ["archmage", "passed", "quiet", "plies"];
var winners = [0, 1, "tie"];
var stages = new Map(
  [
    ...[...buildStages, ...placeStages, ...markStages, ...playStages],
    ...winners.flatMap((winner) => reasons.map((reason) => ({ _tag: "Over", winner, reason })))
  ].map((stage2) => [printStage(stage2), stage2])
);
var inNameOrder = (own) => [...own].sort((a, b) => byAscii(squareName(a), squareName(b)));
var byName = [inNameOrder(squaresOf[0]), inNameOrder(squaresOf[1])];
var printBoard = (board2, side2) => {
  let text = "";
  for (const square2 of byName[side2]) {
    const wizard2 = board2[square2] ?? vacant;
    if (wizard2 !== vacant) text += `${text === "" ? "" : ","}${squareName(square2)}:${printWizard(wizard2)}`;
  }
  return text === "" ? "-" : text;
};
var printPyramid = (pyramid2) => `${colourOf(looseColour(pyramid2)) ?? ""}${loosePips(pyramid2)}`;
var printHand = (hand, loose) => [...hand.map(printWizard), ...loose.length === 0 ? [] : [`[${loose.map(printPyramid).join("")}]`]].join(",") || "-";
var printCounter = (limit2, count) => limit2 === 0 ? "-" : `${limit2}:${count}`;
var printSettings = ({ settings: settings2, quiet, plies }) => [
  settings2.table === "standard" ? "std" : "lim",
  settings2.nullDuels ? "null" : "live",
  settings2.bothFall,
  printCounter(settings2.quietLimit, quiet),
  printCounter(settings2.plyLimit, plies)
].join(",");
var printPosition = (position2) => [
  printStage(position2.stage),
  printBoard(position2.board, 0),
  printBoard(position2.board, 1),
  printHand(position2.hands[0], position2.loose[0]),
  printHand(position2.hands[1], position2.loose[1]),
  printSettings(position2)
].join(" ");
var malformed = (path, text, rule) => fault([path], `${show(text)} is not well formed`, rule);
var itemsOf = (text) => text === "-" ? [] : text.split(",");
var isSorted = (items) => items.every((item, index) => index === 0 || byAscii(items[index - 1] ?? "", item) < 0);
var readBoard = (board2, side2, path, items) => {
  for (const item of items) {
    const square2 = item.slice(0, 2);
    const wizard2 = readWizard(item.slice(3));
    if (item[2] !== ":" || !isSquare(square2) || wizard2 === void 0) return malformed(path, item, "TO-10.2");
    const index = squareIndex(square2);
    if (sideOf(index) !== side2) return fault([path], `${square2} has the colour of the other side (TO-1.2)`, "TO-10.4");
    if ((board2[index] ?? 0) !== vacant) return fault([path], `two wizards on ${square2} (TO-1.3)`, "TO-10.4");
    board2[index] = wizard2;
  }
  return void 0;
};
var readLoose = (text) => {
  if (!/^\[(?:[A-Z][123])+\]$/.test(text)) return void 0;
  const pyramids2 = [];
  for (let index = 1; index < text.length - 1; index += 2) {
    const colour = colours$1.findIndex((letter2) => letter2 === text[index]) + 1;
    const size2 = readSize(text[index + 1]);
    if (colour === 0 || size2 === void 0) return void 0;
    pyramids2.push(looseOf(size2, colour));
  }
  return pyramids2;
};
var readHand = (text) => {
  var _a;
  if (text === "-") return { hand: [], loose: [] };
  const items = text.split(",");
  const loose = ((_a = items.at(-1)) == null ? void 0 : _a.startsWith("[")) === true ? readLoose(items.pop() ?? "") : [];
  const hand = items.map(readWizard).filter((wizard2) => wizard2 !== void 0 && isWhole(wizard2) && !isArchmage(wizard2));
  const read = hand.filter((wizard2) => wizard2 !== void 0);
  return loose === void 0 || read.length !== items.length ? void 0 : { hand: read, loose };
};
var readCounter = (text) => {
  if (text === "-") return { limit: 0, count: 0 };
  const [limitText = "", countText = "", ...more] = text.split(":");
  const [limit2, count] = [wholeNumber(limitText, 1, largestLimit), wholeNumber(countText, 0, largestLimit)];
  return limit2 === void 0 || count === void 0 || more.length > 0 ? void 0 : { limit: limit2, count };
};
var settingsPattern = /^(std|lim),(null|live),(caster|count),([^,]+),([^,]+)$/;
var readSettings = (text) => {
  const [found, table, duels, fall, quietText = "", plyText = ""] = settingsPattern.exec(text) ?? [];
  const [quiet, plies] = [readCounter(quietText), readCounter(plyText)];
  if (found === void 0 || quiet === void 0 || plies === void 0) return void 0;
  const settings2 = {
    table: table === "std" ? "standard" : "limited",
    nullDuels: duels === "null",
    bothFall: fall === "caster" ? "caster" : "count",
    quietLimit: quiet.limit,
    plyLimit: plies.limit
  };
  return { settings: settings2, quiet: quiet.count, plies: plies.count };
};
var readHands = (texts) => {
  const [light, dark] = [readHand(texts[0]), readHand(texts[1])];
  if (light === void 0) return left(malformed("light hand", texts[0], "TO-10.3"));
  if (dark === void 0) return left(malformed("dark hand", texts[1], "TO-10.3"));
  return right({ hands: [light.hand, dark.hand], loose: [light.loose, dark.loose] });
};
var parsePosition = (text) => {
  const fields = text.split(" ");
  if (fields.length !== 6) return left(fault([], `a position has six fields, not ${fields.length}`, "TO-10.1"));
  const [stageText2 = "", lights = "", darks = "", lightHand = "", darkHand = "", rules2 = ""] = fields;
  const stage2 = stages.get(stageText2);
  if (stage2 === void 0) return left(malformed("stage", stageText2, "TO-10.1"));
  const board2 = squares$1.map(() => vacant);
  const [light, dark] = [itemsOf(lights), itemsOf(darks)];
  const wrong = readBoard(board2, 0, "light board", light) ?? readBoard(board2, 1, "dark board", dark);
  if (wrong !== void 0) return left(wrong);
  const hands = readHands([lightHand, darkHand]);
  if (isLeft(hands)) return hands;
  const settings2 = readSettings(rules2);
  if (settings2 === void 0) return left(malformed("settings", rules2, "TO-10.1"));
  if (!isSorted(light) || !isSorted(dark)) return left(fault([], "wizards are sorted by square", "TO-10.5"));
  return right({ stage: stage2, board: board2, ...hands.right, ...settings2 });
};
var bothSides = [0, 1];
var onBoard = ({ board: board2, wizards }, side2) => wizards[side2].map((square2) => at(board2, square2));
var wizardsOf = (state, side2) => [...onBoard(state, side2), ...state.hands[side2]];
var pyramidsOf$1 = ({ board: board2, wizards, hands, loose }, side2, size2) => wizards[side2].filter((square2) => pyramidOf(at(board2, square2), size2) > 0).length + hands[side2].filter((wizard2) => pyramidOf(wizard2, size2) > 0).length + loose[side2].filter((pyramid2) => loosePips(pyramid2) === size2).length;
var ascends = (items) => items.every((item, index) => index === 0 || at(items, index - 1) <= item);
var each = (test) => bothSides.every(test);
var always = [
  {
    rule: "TO-10.5",
    path: "hands",
    text: "what is in a hand is not sorted",
    holds: ({ hands, loose }) => each((side2) => ascends(hands[side2]) && ascends(loose[side2]))
  },
  {
    rule: "TO-10.4",
    path: "board",
    text: "a side has more than five wizards, or more than five pyramids of a size",
    holds: (state) => each(
      (side2) => state.wizards[side2].length + state.hands[side2].length <= wizardsASide && sizes.every((size2) => pyramidsOf$1(state, side2, size2) <= wizardsASide)
    )
  },
  {
    rule: "TO-10.4",
    path: "board",
    text: "a side has more than one Archmage",
    holds: (state) => each((side2) => onBoard(state, side2).filter(isArchmage).length <= 1)
  },
  {
    rule: "TO-10.4",
    path: "settings",
    text: "a wizard has a colour that the limited table does not know",
    holds: (state) => state.settings.table !== "limited" || each(
      (side2) => wizardsOf(state, side2).every(isLimited) && state.loose[side2].every((pyramid2) => isLimitedColour(looseColour(pyramid2)))
    )
  },
  {
    rule: "TO-10.4",
    path: "settings",
    text: "a counter is above its limit, or there are more quiet plies than plies",
    holds: ({ quiet, plies, settings: settings2 }) => quiet <= settings2.quietLimit && plies <= settings2.plyLimit && (settings2.quietLimit === 0 || settings2.plyLimit === 0 || quiet <= plies)
  }
];
var isInOrder = (order, side2, done) => {
  const count = done(0) + done(1);
  return order[count] === side2 && order.slice(0, count).filter((seat) => seat === 0).length === done(0);
};
var hasAllPyramids = (state) => each((side2) => sizes.every((size2) => pyramidsOf$1(state, side2, size2) === wizardsASide));
var hasNoLoose = ({ loose }) => each((side2) => loose[side2].length === 0);
var hasNoHand = ({ hands }) => each((side2) => hands[side2].length === 0);
var inSetup = [
  {
    rule: "TO-10.4",
    path: "settings",
    text: "a ply is counted before play",
    holds: ({ quiet, plies }) => quiet === 0 && plies === 0
  },
  {
    rule: "TO-10.4",
    path: "board",
    text: "a side does not have 15 pyramids, five of each size",
    holds: hasAllPyramids
  },
  {
    rule: "TO-10.4",
    path: "board",
    text: "a wizard stands outside its home ranks",
    holds: ({ wizards }) => each((side2) => wizards[side2].every((square2) => homeSquares[side2].includes(square2)))
  }
];
var isEquallyLoose = (state) => each((side2) => state.loose[side2].length === 3 * (wizardsASide - state.hands[side2].length));
var isBuiltInOrder = ({ hands, loose }) => each((side2) => {
  const first = loose[side2].find((pyramid2) => loosePips(pyramid2) === 3);
  return first === void 0 || hands[side2].every((wizard2) => pyramidOf(wizard2, 3) <= looseColour(first));
});
var inBuild = [
  {
    rule: "TO-10.4",
    path: "board",
    text: "a wizard is placed while wizards are built",
    holds: ({ wizards }) => each((side2) => wizards[side2].length === 0)
  },
  {
    rule: "TO-10.4",
    path: "hands",
    text: "what is built and loose does not make five wizards",
    holds: isEquallyLoose
  },
  {
    rule: "TO-10.4",
    path: "stage",
    text: "the wizards built do not fit the order of building",
    holds: ({ hands, stage: stage2 }) => isInOrder(buildOrder, stage2.side, (builder) => hands[builder].length)
  },
  {
    rule: "TO-10.4",
    path: "hands",
    text: "a large is built that comes after a loose one",
    holds: isBuiltInOrder
  }
];
var inPlace = [
  {
    rule: "TO-10.4",
    path: "loose",
    text: "a pyramid is loose although all wizards are built",
    holds: hasNoLoose
  },
  {
    rule: "TO-10.4",
    path: "board",
    text: "an Archmage is marked before all wizards are placed",
    holds: (state) => each((side2) => !hasArchmage(state, side2))
  },
  {
    rule: "TO-10.4",
    path: "stage",
    text: "the wizards placed do not fit the order of placing",
    holds: (state) => isInOrder(placeOrder, state.stage.side, (placer) => onBoard(state, placer).length)
  }
];
var afterPlacing = {
  rule: "TO-10.4",
  path: "hands",
  text: "a wizard or a pyramid is not on the board",
  holds: (state) => hasNoLoose(state) && hasNoHand(state)
};
var inMark = [
  {
    rule: "TO-10.4",
    path: "board",
    text: "the Archmages do not fit the order of marking: Light, then Darkness",
    holds: (state) => hasArchmage(state, 0) === (state.stage.side === 1) && !hasArchmage(state, 1)
  }
];
var inPlay = [
  {
    rule: "TO-10.4",
    path: "board",
    text: "a side has no Archmage",
    holds: (state) => each((side2) => hasArchmage(state, side2))
  },
  {
    rule: "TO-10.4",
    path: "stage",
    text: "the game is over",
    holds: (state) => endingOf(state) === void 0
  }
];
var isFall = (state, { winner }) => state.quiet === 0 && archmageWinners(state).includes(winner);
var isEnd = (state, { winner, reason }) => {
  if (!each((side2) => hasArchmage(state, side2))) return false;
  const ending = endingOf(state);
  return (ending == null ? void 0 : ending.winner) === winner && ending.reason === reason;
};
var inOver = [
  {
    rule: "TO-10.4",
    path: "settings",
    text: "the game is over before the first ply of play",
    holds: ({ plies, settings: settings2 }) => settings2.plyLimit === 0 || plies > 0
  },
  {
    rule: "TO-10.4",
    path: "stage",
    text: "the position does not give this result",
    holds: (state) => state.stage.reason === "archmage" ? isFall(state, state.stage) : isEnd(state, state.stage)
  }
];
var invariants = {
  Build: [...always, ...inSetup, ...inBuild],
  Place: [...always, ...inSetup, ...inPlace],
  Mark: [...always, ...inSetup, afterPlacing, ...inMark],
  Play: [...always, afterPlacing, ...inPlay],
  Over: [...always, afterPlacing, ...inOver]
};
var held = (state, stage2, list2) => map(() => state)(validate(list2)({ ...state, stage: stage2 }));
var complete = (position2) => {
  const state = withWizards(position2);
  const { stage: stage2 } = state;
  switch (stage2._tag) {
    case "Build":
      return held(state, stage2, invariants.Build);
    case "Place":
      return held(state, stage2, invariants.Place);
    case "Mark":
      return held(state, stage2, invariants.Mark);
    case "Play":
      return held(state, stage2, invariants.Play);
    case "Over":
      return held(state, stage2, invariants.Over);
  }
};
var positionText = notation({
  rule: "TO-10.1",
  longest,
  print: printPosition,
  parse: (text) => chain(parsePosition(text), complete)
});
var wholeIn = (text) => {
  const code = readWizard(text);
  return code !== void 0 && isWhole(code) && !isArchmage(code) ? code : void 0;
};
var inPool = (pool, code) => pool === "nine" || isLimited(code);
var mostAlike = (wizards) => Math.max(
  ...sizes.flatMap(
    (size2) => wizards.map((code) => wizards.filter((other) => pyramidOf(other, size2) === pyramidOf(code, size2)).length)
  )
);
var wizardsIn = (roster2) => roster2.map(wholeIn).filter((code) => code !== void 0);
var wizardFlaw = (pool, text) => {
  const code = wholeIn(text);
  if (code === void 0) return `${show(text)} is no whole wizard, small first`;
  return inPool(pool, code) ? void 0 : "the pool has red, yellow, green and blue only";
};
var faultIn = (pool, name, roster2) => {
  const wrong = (path, reason) => fault([name, ...path], reason, "TO-2.3");
  if (roster2.length !== wizardsASide) return wrong([], `a roster has five wizards, not ${roster2.length}`);
  const flaws = roster2.map((text) => wizardFlaw(pool, text));
  const first = flaws.findIndex((flaw) => flaw !== void 0);
  if (first >= 0) return wrong([String(first)], flaws[first] ?? "");
  return pool === "set24" && mostAlike(wizardsIn(roster2)) > set24Copies ? wrong([], "the pool has two pyramids of each colour and size") : void 0;
};
var rosterFault = ({ pool, lightRoster, darkRoster }) => (lightRoster === null ? void 0 : faultIn(pool, "lightRoster", lightRoster)) ?? (darkRoster === null ? void 0 : faultIn(pool, "darkRoster", darkRoster));
var places = Array.from({ length: wizardsASide }, (_, place) => place);
var drawAny = ({ below }, from) => {
  const any = () => places.map(() => colourNumber(from[below(from.length)] ?? "B"));
  return [any(), any(), any()];
};
var drawFromSet = (random) => {
  const set = fourColours.flatMap((colour) => Array.from({ length: set24Copies }, () => colourNumber(colour)));
  const some2 = () => shuffled(random, set).slice(0, wizardsASide);
  return [some2(), some2(), some2()];
};
var drawIn = (pool, random) => {
  switch (pool) {
    case "nine":
      return drawAny(random, colours$1);
    case "four":
      return drawAny(random, fourColours);
    case "set24":
      return drawFromSet(random);
  }
};
var drawWizards = (pool, random) => {
  const [small, medium, large] = drawIn(pool, random);
  return places.map((place) => wizardOf(small[place] ?? 0, medium[place] ?? 0, large[place] ?? 0));
};
var anyText = leaf("a text", (u) => typeof u === "string", { type: "string" });
var roster = described(
  nullable(refined(list(anyText, 0, Number.POSITIVE_INFINITY), "a list of texts", right)),
  {
    oneOf: [
      { type: "null" },
      { type: "array", items: { type: "string" }, minItems: wizardsASide, maxItems: wizardsASide }
    ]
  }
);
var limit = whole(0, largestLimit);
var optionTable = {
  pool: {
    rule: "TO-2.3",
    codec: oneOf("nine", "four", "set24"),
    default: "nine",
    meaning: "colours that rosters may use"
  },
  lightRoster: {
    rule: "TO-2.3",
    codec: roster,
    default: null,
    values: 'null or a list of five wizards such as "R1G2B3"',
    meaning: "Light's wizards; null: drawn at random"
  },
  darkRoster: {
    rule: "TO-2.3",
    codec: roster,
    default: null,
    values: 'null or a list of five wizards such as "R1G2B3"',
    meaning: "Darkness's wizards; null: drawn at random"
  },
  build: {
    rule: "TO-3.1",
    codec: oneOf("given", "stack"),
    default: "given",
    meaning: "whether the players stack their wizards themselves"
  },
  table: {
    rule: "TO-2.5",
    codec: oneOf("auto", "standard", "limited"),
    default: "auto",
    meaning: "which colours attack which"
  },
  nullDuels: {
    rule: "TO-7.8",
    codec: boolean,
    default: true,
    meaning: "whether a Duel may be fought that changes nothing"
  },
  bothFall: {
    rule: "TO-8.3",
    codec: oneOf("caster", "count"),
    default: "caster",
    meaning: "who wins when one Bolt destroys both Archmages"
  },
  quietLimit: {
    rule: "TO-8.7",
    codec: limit,
    default: 0,
    meaning: "the game ends after so many plies in a row without a removal; 0: none; 50 is good for bots"
  },
  plyLimit: {
    rule: "TO-8.7",
    codec: limit,
    default: 0,
    meaning: "the game ends after so many plies of play; 0: none"
  }
};
var options = ruled(
  "TO-2.1",
  refined(optionsOf("Töframenn options", optionTable), "Töframenn options", (value) => {
    const wrong = rosterFault(value);
    return wrong === void 0 ? right(value) : left(wrong);
  })
);
constant(defaultsOf(optionTable));
var isWizardCode = (u) => typeof u === "number" && readWizard(printWizard(u)) === u;
var content = byText(
  'a wizard token or "."',
  (u) => u === vacant || isWizardCode(u),
  (text) => {
    const wizard2 = text === "." ? vacant : readWizard(text.slice(0, 10));
    return wizard2 === void 0 || text.length > 10 ? left(fault([], `${show(text)} is no wizard token`)) : right(wizard2);
  },
  (wizard2) => wizard2 === vacant ? "." : printWizard(wizard2)
);
var handWizard = byText(
  "a whole wizard token",
  (u) => isWizardCode(u) && isWholeWizard(printWizard(u)),
  (text) => isWholeWizard(text) ? right(wholeCode(text)) : left(fault([], `${show(text)} is no whole wizard token`)),
  wholeToken
);
var pyramidNames = new Map(
  sizes.flatMap((size2) => colours$1.map((colour, index) => [`${colour}${size2}`, looseOf(size2, index + 1)]))
);
var pyramids = [...pyramidNames.values()];
var loosePyramid = byText(
  "a pyramid",
  (u) => pyramids.some((pyramid2) => pyramid2 === u),
  (text) => {
    const pyramid2 = pyramidNames.get(text);
    return pyramid2 === void 0 ? left(fault([], `${show(text)} is no pyramid`)) : right(pyramid2);
  },
  (pyramid2) => `${colourOf(looseColour(pyramid2)) ?? ""}${loosePips(pyramid2)}`
);
var bySide = (item, most) => tuple(list(item, 0, most), 2);
var side$1 = oneOf(0, 1);
var stage = variants("a stage", {
  Build: exact("Build", { _tag: oneOf("Build"), side: side$1 }),
  Place: exact("Place", { _tag: oneOf("Place"), side: side$1 }),
  Mark: exact("Mark", { _tag: oneOf("Mark"), side: side$1 }),
  Play: exact("Play", { _tag: oneOf("Play"), side: side$1 }),
  Over: exact("Over", {
    _tag: oneOf("Over"),
    winner: oneOf(0, 1, "tie"),
    reason: oneOf("archmage", "passed", "quiet", "plies")
  })
});
var { nullDuels, bothFall, quietLimit, plyLimit } = optionTable;
var settings = exact("settings", {
  table: oneOf("standard", "limited"),
  ...codecsOf({ nullDuels, bothFall, quietLimit, plyLimit })
});
var position = exact("a Töframenn position", {
  stage,
  board: list(content, board.size, board.size),
  hands: bySide(handWizard, wizardsASide),
  loose: bySide(loosePyramid, wizardsASide * sizes.length),
  quiet: whole(0, largestLimit),
  plies: whole(0, largestLimit),
  settings
});
var positionKeys = ["stage", "board", "hands", "loose", "quiet", "plies", "settings"];
var Options = options;
var State = ruled(
  "TO-10.1",
  completed(position, positionKeys, complete)
);
var Move = move;
var stageText = (stage2) => stage2._tag === "Over" ? `O${stage2.winner}${stage2.reason}` : `${stage2._tag.charAt(0)}${stage2.side}`;
var settingsText = ({ table, nullDuels: nullDuels2, bothFall: bothFall2, quietLimit: quietLimit2, plyLimit: plyLimit2 }) => `${table.charAt(0)}${Number(nullDuels2)}${bothFall2.charAt(1)}${quietLimit2},${plyLimit2}`;
var key = ({ stage: stage2, board: board2, hands, loose, quiet, plies, settings: settings2 }) => `${String.fromCharCode(...board2)}${hands.join(";")}|${loose.join(";")}|${quiet},${plies}|${stageText(stage2)}|${settingsText(settings2)}`;
var sideNames = constant(["Light", "Darkness"]);
var sideName = (seat) => sideNames[seat] ?? numberedSeat(seat);
var stackText = (wizard2) => sizes.map((size2) => pyramidOf(wizard2, size2) > 0 ? `${colourOf(pyramidOf(wizard2, size2)) ?? ""}${size2}` : "  ").join("") + (isArchmage(wizard2) ? "*" : " ");
var cell = (state, square2) => {
  const wizard2 = at(state.board, square2);
  const light = sideOf(square2) === 0;
  if (wizard2 === vacant) return light ? "         " : " ::::::: ";
  return light ? `[${stackText(wizard2)}]` : `(${stackText(wizard2)})`;
};
var files = `   ${["a", "b", "c", "d", "e", "f", "g", "h"].map((letter2) => `    ${letter2}    `).join("")}`.trimEnd();
var row = (state, rank) => {
  const cells = Array.from({ length: board.files }, (_, file) => cell(state, file + board.files * (rank - 1)));
  return `${rank}  ${cells.join("")}  ${rank}`;
};
var decision = (stage2) => {
  switch (stage2._tag) {
    case "Build":
      return `${sideNames[stage2.side]} builds a wizard.`;
    case "Place":
      return `${sideNames[stage2.side]} places a wizard.`;
    case "Mark":
      return `${sideNames[stage2.side]} marks its Archmage.`;
    case "Play":
      return `${sideNames[stage2.side]} to act.`;
    case "Over":
      return `The game is over (${stage2.reason}): ${stage2.winner === "tie" ? "a tie" : `${sideNames[stage2.winner]} wins`}.`;
  }
};
var counters = ({ quiet, plies, settings: settings2 }) => [
  ...settings2.quietLimit > 0 ? [`Quiet plies: ${quiet} of ${settings2.quietLimit}.`] : [],
  ...settings2.plyLimit > 0 ? [`Plies: ${plies} of ${settings2.plyLimit}.`] : []
].join(" ");
var reserve$1 = ({ hands, loose }, side2) => {
  const pyramids2 = loose[side2].map((pyramid2) => `${colourOf(looseColour(pyramid2)) ?? ""}${loosePips(pyramid2)}`);
  return [
    ...hands[side2].length > 0 ? [`${sideNames[side2]}'s hand: ${hands[side2].map(printWizard).join(" ")}`] : [],
    ...pyramids2.length > 0 ? [`${sideNames[side2]}'s loose pyramids: ${pyramids2.join(" ")}`] : []
  ];
};
var victimsOf = ({ settings: settings2 }) => colourTables$1[settings2.table];
var colourLines = (state) => {
  const victims = victimsOf(state);
  const known = colours$1.filter((colour) => victims[colour] !== void 0);
  return [
    `Attacks: ${known.map((colour) => `${colour}>${(victims[colour] ?? []).join("")}`).join(" ")}`,
    known.map((colour) => `${colour}=${colourNames$1[colour]}`).join(" ")
  ];
};
var picture = (state) => {
  const [light, dark] = score(state);
  const ranks = Array.from({ length: board.ranks }, (_, index) => row(state, board.ranks - index));
  return [
    files,
    ...ranks,
    files,
    "",
    [decision(state.stage), counters(state)].join(" ").trimEnd(),
    `Score: ${sideNames[0]} ${light}, ${sideNames[1]} ${dark}`,
    ...reserve$1(state, 0),
    ...reserve$1(state, 1),
    `[ ] ${sideNames[0]}   ( ) ${sideNames[1]}   * Archmage   1 small, 2 medium, 3 large`,
    ...colourLines(state)
  ].join("\n");
};
var rules = constant({
  "TO-1.1": "Board",
  "TO-1.2": "Square colours",
  "TO-1.3": "One wizard a square",
  "TO-1.4": "Wizards",
  "TO-1.5": "Destroyed wizards",
  "TO-1.6": "Standard colour table",
  "TO-1.7": "Limited colour table",
  "TO-1.8": "Adjacent squares",
  "TO-2.1": "Options",
  "TO-2.2": "Rosters",
  "TO-2.3": "Given rosters",
  "TO-2.4": "Drawn rosters",
  "TO-2.5": "Colour table in force",
  "TO-2.6": "Start",
  "TO-3.1": "Order of building",
  "TO-3.2": "Building a wizard",
  "TO-3.3": "Into the hand",
  "TO-4.1": "Order of placing",
  "TO-4.2": "Any wizard of the hand",
  "TO-4.3": "Home ranks",
  "TO-4.4": "All wizards placed",
  "TO-4.5": "Marking the Archmage",
  "TO-4.6": "Play begins",
  "TO-5.1": "One action a turn",
  "TO-5.2": "Own wizards act",
  "TO-5.3": "Move",
  "TO-5.4": "Diagonally towards the enemy",
  "TO-5.5": "Only over vacant squares",
  "TO-5.6": "Not past an opposing wizard",
  "TO-5.7": "Passing",
  "TO-6.1": "Bolt",
  "TO-6.2": "Distance of a Bolt",
  "TO-6.3": "An opposing wizard as target",
  "TO-6.4": "Vacant squares between",
  "TO-6.5": "The spell",
  "TO-6.6": "Reach of the spell",
  "TO-6.7": "The target pyramid",
  "TO-6.8": "The spell attacks its target",
  "TO-6.9": "The target pyramid is removed",
  "TO-6.10": "When the spell is spent",
  "TO-6.11": "Both at the same time",
  "TO-7.1": "Duel",
  "TO-7.2": "Duel-Leap",
  "TO-7.3": "Duel Value",
  "TO-7.4": "Margin",
  "TO-7.5": "Permitted removals",
  "TO-7.6": "Choice of the removal",
  "TO-7.7": "Removal is compulsory",
  "TO-7.8": "Null Duels",
  "TO-8.1": "Archmage destroyed",
  "TO-8.2": "Archmage destroyed by itself",
  "TO-8.3": "Both Archmages destroyed",
  "TO-8.4": "Passed",
  "TO-8.5": "All wizards stuck",
  "TO-8.6": "Count",
  "TO-8.7": "Limits",
  "TO-8.8": "Over means no moves",
  "TO-8.9": "Scores",
  "TO-8.10": "Order of the checks",
  "TO-9.1": "Move notation",
  "TO-9.2": "Which rule is cited",
  "TO-10.1": "Position notation",
  "TO-10.2": "Board fields",
  "TO-10.3": "Hand fields",
  "TO-10.4": "Valid positions",
  "TO-10.5": "Canonical spelling"
});
var accepted = acceptOptions(options, rules, "TO-2.1");
var wizardsFor = (pool, roster2, random) => roster2 === null ? drawWizards(pool, random) : wizardsIn(roster2);
var ascending = (items) => [...items].sort((a, b) => a - b);
var unstacked = (wizards) => ascending(wizards.flatMap((wizard2) => sizes.map((size2) => looseOf(size2, pyramidOf(wizard2, size2)))));
var tableFor = (table, wizards) => {
  const limited = wizards.every((own) => own.every(isLimited));
  switch (table) {
    case "auto":
      return limited ? "limited" : "standard";
    case "standard":
      return "standard";
    case "limited":
      return limited ? "limited" : void 0;
  }
};
var setup = (options2, seed) => {
  const chosen = accepted(options2, seed);
  if (isLeft(chosen)) return chosen;
  const { pool, lightRoster, darkRoster, build, nullDuels: nullDuels2, bothFall: bothFall2, quietLimit: quietLimit2, plyLimit: plyLimit2 } = chosen.right;
  const random = source(seed);
  const lights = ascending(wizardsFor(pool, lightRoster, random));
  const darks = ascending(wizardsFor(pool, darkRoster, random));
  const table = tableFor(options2.table, [lights, darks]);
  if (table === void 0) return left(broken("TO-2.5", "a roster has a colour that the limited table does not know"));
  const given = build === "given";
  const start = withWizards({
    stage: given ? placeStages[0] : buildStages[0],
    board: squares$1.map(() => vacant),
    hands: given ? [lights, darks] : [[], []],
    loose: given ? [[], []] : [unstacked(lights), unstacked(darks)],
    quiet: 0,
    plies: 0,
    settings: { table, nullDuels: nullDuels2, bothFall: bothFall2, quietLimit: quietLimit2, plyLimit: plyLimit2 }
  });
  return right(start);
};
var game = constant({
  id: "toframenn",
  title: "Töframenn",
  seats: { min: 2, max: 2 },
  rules,
  turnRule: "TO-5.1",
  overRule: "TO-8.8",
  optionInfo: optionInfoOf(optionTable),
  options: Options,
  seatOptions: ["lightRoster", "darkRoster"],
  ...nothingHidden(State, positionText),
  move: Move,
  moveText,
  setup,
  contradicted: (chosen, { settings: { table, ...others } }) => firstUnlike(chosen, chosen.table === "auto" ? others : { ...others, table }),
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
var colourNames = published(colourNames$1);
var colours = published(colours$1);
var colourTables = published(colourTables$1);
var piecesOf = (wizard2) => sizes.flatMap((size2) => {
  const colour = colourOf(pyramidOf(wizard2, size2));
  return colour === void 0 ? [] : [{ colour, size: size2 }];
});
var looseNamed = (pyramid2) => `${colourOf(looseColour(pyramid2)) ?? ""}${loosePips(pyramid2)}`;
var wizardText = (wizard2) => `${piecesOf(wizard2).map(pieceText).join(" on ")}${isArchmage(wizard2) ? " (Archmage)" : ""}`;
var wizardsText = ({ board: board$1 }, side2) => {
  const own = board$1.flatMap((wizard2, square2) => wizard2 !== vacant && sideOf(square2) === side2 ? [square2] : []);
  const texts = own.map((square2) => `${board.names[square2] ?? ""} ${wizardText(board$1[square2] ?? vacant)}`);
  return `${sideName(side2)} on the board: ${texts.join(", ") || "nothing"}.`;
};
var looseText = (pyramid2) => {
  const colour = colourOf(looseColour(pyramid2));
  return `${sizeName(sizes[loosePips(pyramid2) - 1] ?? 1)} ${colour === void 0 ? "" : colourNames[colour]}`;
};
var reserveText = ({ hands, loose }, side2) => [
  hands[side2].length === 0 ? "" : ` ${sideName(side2)}'s hand: ${hands[side2].map(wizardText).join(", ")}.`,
  loose[side2].length === 0 ? "" : ` ${sideName(side2)}'s loose pyramids: ${loose[side2].map(looseText).join(", ")}.`
].join("");
var standingText = (stage2) => {
  switch (stage2._tag) {
    case "Build":
      return `${sideName(stage2.side)} builds a wizard`;
    case "Place":
      return `${sideName(stage2.side)} places a wizard`;
    case "Mark":
      return `${sideName(stage2.side)} marks its Archmage`;
    case "Play":
      return `${sideName(stage2.side)} to act`;
    case "Over":
      return `The game is over (${stage2.reason}): ${stage2.winner === "tie" ? "a tie" : `${sideName(stage2.winner)} wins`}`;
  }
};
var noteOf = (state, side2) => {
  const ended = outcome(state);
  if (isSome(ended)) return won(ended.value, side2);
  return state.stage._tag !== "Over" && state.stage.side === side2 ? "to move" : "";
};
var heading = ({ stage: stage2, quiet, plies, settings: settings2 }) => ({
  text: standingText(stage2),
  note: [
    ...settings2.quietLimit === 0 ? [] : [`${quiet} of ${settings2.quietLimit} quiet plies`],
    ...settings2.plyLimit === 0 ? [] : [`${plies} of ${settings2.plyLimit} plies`]
  ].join(", ")
});
var attacksInWords = ({ settings: settings2 }) => {
  const table = colourTables[settings2.table];
  const texts = colours.flatMap((colour) => {
    const victims = table[colour];
    return victims === void 0 ? [] : [`${colourNames[colour]} attacks ${listed(victims.map((on2) => colourNames[on2]))}`];
  });
  return `The ${settings2.table} colour table: ${texts.join(", ")}.`;
};
var inWords = (state) => {
  const [light, dark] = score(state);
  const { text, note } = heading(state);
  return {
    title: `Töframenn: ${standingText(state.stage)}`,
    description: [
      `${text}.${note === "" ? "" : ` ${note}.`}`,
      `Score: ${sideNames[0]} ${many(light, "pip")}, ${sideNames[1]} ${many(dark, "pip")}.`,
      `${wizardsText(state, 0)} ${wizardsText(state, 1)}${reserveText(state, 0)}${reserveText(state, 1)}`,
      attacksInWords(state)
    ].join(" ")
  };
};
var pyramidsOf = (wizard2) => [
  ...piecesOf(wizard2).map(({ colour, size: size2 }) => `${colour}${size2}`),
  ...isArchmage(wizard2) ? ["archmage"] : []
];
var together = (entries) => {
  const keys = [...new Set(entries.map(([key2]) => key2))];
  return keys.map((key2) => [key2, entries.flatMap(([other, pieces]) => other === key2 ? pieces : [])]);
};
var model = (state) => ({
  pieces: piles([
    ...squares.map((square2) => [`square:${square2}`, pyramidsOf(state.board[squareIndex(square2)] ?? vacant)]),
    ...together(state.hands.flat().map((wizard2) => [`hand:${printWizard(wizard2)}`, pyramidsOf(wizard2)])),
    ...together(state.loose.flat().map((one) => [`loose:${looseNamed(one)}`, [looseNamed(one)]]))
  ]),
  counts: counts([
    ["quiet:", state.quiet],
    ["plies:", state.plies]
  ]),
  words: {},
  points: pointsFrom("pips", score(state)),
  phase: state.stage._tag,
  toMove: toMove(state)
});
var changes = (before, _, after) => between(model(before), model(after));
var english = englishWith({
  "piece.archmage": "the token of the Archmage",
  "move.BuildWizard": "{who} stacks the wizard {wizard}",
  "move.PlaceWizard": "{who} places the wizard {wizard} on {square}",
  "move.MarkArchmage": "{who} marks the wizard on {square} as Archmage",
  "move.MoveWizard": "{who} moves a wizard from {from} to {to}",
  "move.CastBolt": "{who} casts a bolt from {from} with {spell} at {target} on {to}",
  "move.FightDuel": "{who} duels from {from} with the wizard on {to} and removes {removal}",
  "move.FightDuel.none": "{who} duels from {from} with the wizard on {to} and removes nothing",
  "move.Pass": "{who} passes",
  "size.1": "the small pyramid",
  "size.2": "the medium pyramid",
  "size.3": "the large pyramid",
  "verb.pass": "pass",
  "verb.remove-nothing": "remove nothing",
  "place.hand": "the wizard {value} in hand",
  "place.loose": "the loose pyramids",
  "place.pyramid.1": "the small pyramid on {square}",
  "place.pyramid.2": "the medium pyramid on {square}",
  "place.pyramid.3": "the large pyramid on {square}",
  "place.quiet": "quiet plies",
  "place.plies": "plies of play",
  "source.pips": "pips on the board",
  "phase.Build": "stacking wizards",
  "phase.Place": "placing wizards",
  "phase.Mark": "marking the Archmages",
  "phase.Play": "the game",
  "phase.Over": "the end of the game",
  "reason.archmage": "an Archmage is destroyed",
  "reason.passed": "the wizards have passed each other",
  "reason.quiet": "the limit of quiet plies is reached",
  "reason.plies": "the limit of plies is reached"
});
var on = (square2) => labelled(english, "square", square2);
var pyramid = (square2, size2) => labelled(english, "pyramid", `${square2}:${size2}`, message(`place.pyramid.${size2}`, { square: square2 }));
var placeOf = (place) => {
  if (place.kind !== "pyramid") return placeMessage(place);
  const [square2 = "", size2 = ""] = place.value.split(":");
  return message(`place.pyramid.${size2}`, { square: square2 });
};
var parts = (move2) => {
  switch (move2._tag) {
    case "BuildWizard":
      return [0, 2, 4].map((index) => {
        const piece = move2.wizard.slice(index, index + 2);
        return labelled(english, "loose", piece, pieceMessage(piece));
      });
    case "PlaceWizard":
      return [labelled(english, "hand", move2.wizard), on(move2.square)];
    case "MarkArchmage":
      return [on(move2.square)];
    case "MoveWizard":
      return [on(move2.from), on(move2.to)];
    case "CastBolt":
      return [on(move2.from), on(move2.to), pyramid(move2.from, move2.spell), pyramid(move2.to, move2.target)];
    case "FightDuel":
      return [
        on(move2.from),
        on(move2.to),
        move2.removal === 0 ? labelled(english, "verb", "remove-nothing", message("verb.remove-nothing")) : pyramid(move2.to, move2.removal)
      ];
    case "Pass":
      return [labelled(english, "verb", "pass", message("verb.pass"))];
  }
};
var ownSquares = (state, side2) => squares.filter((square2) => {
  const content2 = look(state, square2);
  return content2._tag === "Wizard" && content2.side === side2;
});
var triedFrom = (from) => squares.filter((to) => to !== from).flatMap((to) => [
  { _tag: "MoveWizard", from, to },
  ...sizes.map((removal) => ({ _tag: "FightDuel", from, to, removal })),
  ...[2, 3].flatMap(
    (spell) => sizes.map((target) => ({ _tag: "CastBolt", from, to, spell, target }))
  )
]);
var tried = (state) => {
  const legal = legalMoves(state);
  switch (state.stage._tag) {
    case "Build":
    case "Over":
      return legal;
    case "Place":
      return [
        ...legal,
        ...state.hands[state.stage.side].map(printWizard).filter(isWholeWizard).flatMap((wizard2) => squares.map((square2) => ({ _tag: "PlaceWizard", wizard: wizard2, square: square2 })))
      ];
    case "Mark":
      return [...legal, ...squares.map((square2) => ({ _tag: "MarkArchmage", square: square2 }))];
    case "Play":
      return [
        ...legal,
        ...ownSquares(state, state.stage.side).flatMap(triedFrom),
        ...squares.flatMap((from) => squares.map((to) => ({ _tag: "MoveWizard", from, to }))),
        { _tag: "Pass" }
      ];
  }
};
var describe = (state, move2) => {
  const key2 = `move.${move2._tag}`;
  const who = sideName(toMove(state)[0] ?? 0);
  switch (move2._tag) {
    case "BuildWizard":
      return message(key2, { who, wizard: move2.wizard });
    case "PlaceWizard":
      return message(key2, { who, wizard: move2.wizard, square: move2.square });
    case "MarkArchmage":
      return message(key2, { who, square: move2.square });
    case "MoveWizard":
      return message(key2, { who, from: move2.from, to: move2.to });
    case "CastBolt":
      return message(key2, {
        who,
        from: move2.from,
        to: move2.to,
        spell: message(`size.${move2.spell}`),
        target: message(`size.${move2.target}`)
      });
    case "FightDuel":
      return move2.removal === 0 ? message(`${key2}.none`, { who, from: move2.from, to: move2.to }) : message(key2, { who, from: move2.from, to: move2.to, removal: message(`size.${move2.removal}`) });
    case "Pass":
      return message(key2, { who });
  }
};
var toframennFace = {
  game,
  parts,
  tried,
  model,
  changes,
  describe,
  describeChange: changeMessage({ game, teamName: (_, team) => sideName(team), place: placeOf }),
  describePlace: placeOf,
  describeView: (state) => standing$1(game, state, state.stage._tag),
  english
};
var around = ["K", "W", "Y", "O", "G", "B", "R", "C", "P"];
var wheelHeight = 272;
var radius = 98;
var node = 13;
var centre = [150, 142];
var attacksOf = ({ settings: settings2 }) => {
  const table = colourTables[settings2.table];
  return around.flatMap((colour) => table[colour] === void 0 ? [] : [[colour, table[colour]]]);
};
var arrow = ([ax, ay], [bx, by], bent, name) => {
  const far = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
  const at2 = (along2, aside) => [ax + ux * along2 + uy * aside, ay + uy * along2 - ux * aside];
  const [begin, bend, end, tip] = [
    at2(node, bent * 0.35),
    at2(far / 2, bent),
    at2(far - node - 9, bent * 0.45),
    at2(far - node - 1, bent * 0.3)
  ];
  const wing = (aside) => at2(far - node - 10, bent * 0.48 + aside);
  return element(
    "g",
    { "data-attack": name, stroke: tint.ink, fill: tint.ink },
    element("path", { d: `M${corners([begin])}Q${corners([bend, end])}`, fill: "none", "stroke-width": 1.8 }),
    element("polygon", { points: corners([tip, wing(5), wing(-5)]), stroke: "none" })
  );
};
var bendOf = (from, to, count) => {
  const ahead = (to - from + count) % count;
  if (ahead === 1 || ahead === count - 1) return 14;
  return ahead * 2 < count ? -10 : 30;
};
var step = 24;
var wheel = (state, y) => {
  const attacks2 = attacksOf(state);
  const places2 = new Map(
    attacks2.map(([colour], index) => {
      const turn = 2 * Math.PI * index / attacks2.length;
      return [colour, [centre[0] + radius * Math.sin(turn), centre[1] - radius * Math.cos(turn)]];
    })
  );
  const order = [...places2.keys()];
  const placeOf2 = (colour) => places2.get(colour) ?? centre;
  const row2 = ([colour, victims], index) => group(
    340,
    centre[1] + (index - (attacks2.length - 1) / 2) * step,
    {},
    letterDisc(colour, 0, 0, 11),
    element("path", { d: "M18 0H44M37-5L44 0L37 5", stroke: tint.ink, "stroke-width": 1.8, fill: "none" }),
    ...victims.map((victim, place) => letterDisc(victim, 62 + place * 27, 0, 11))
  );
  return group(
    page.margin,
    y,
    {},
    caption("Who attacks whom", 0, 10),
    ...attacks2.flatMap(
      ([colour, victims]) => victims.map(
        (victim) => arrow(
          placeOf2(colour),
          placeOf2(victim),
          bendOf(order.indexOf(colour), order.indexOf(victim), order.length),
          `${colour}${victim}`
        )
      )
    ),
    ...attacks2.map(([colour]) => letterDisc(colour, ...placeOf2(colour), node)),
    ...attacks2.map(row2)
  );
};
var tints = ["#f5ecd7", "#a8998a"];
var discs = ["#f5ecd7", "#6d5f52"];
var side = 64;
var pyramidTarget = (square2, size2) => {
  const half = halfOf(size2);
  return { "data-pyramid": `${square2}:${size2}`, "data-box": `${-half} ${-half} ${2 * half} ${2 * half}` };
};
var wizard = (code, square2) => element(
  "g",
  { transform: "scale(1.14)" },
  nested(piecesOf(code), ({ size: size2 }) => square2 === void 0 ? {} : pyramidTarget(square2, size2))
) + (piecesOf(code).length > 1 ? strip(piecesOf(code), 19.5) : "") + (isArchmage(code) ? star(22, -22, 9.5) : "");
var chessboard = ({ board: contents }, board$1) => coordinates(board$1) + squares.map((name) => {
  const square2 = squareIndex(name);
  const [x, y] = middle(board$1, square2);
  const paper = { x: -side / 2, y: -side / 2, width: side, height: side, fill: tints[sideOf(square2)] };
  const content2 = contents[square2] ?? vacant;
  return group(
    x,
    y,
    { "data-square": name, "data-box": `${-side / 2} ${-side / 2} ${side} ${side}` },
    element("rect", paper),
    wizard(content2, name)
  );
}).join("") + element("rect", {
  ...{ x: board$1.x, y: board$1.y, width: side * board.files, height: side * board.ranks },
  ...{ fill: "none", stroke: tint.faint }
});
var rowHeight = 70;
var reserveHeight = ({ hands, loose }, who) => rowHeight * (Number(hands[who].length > 0) + Number(loose[who].length > 0));
var reserve = ({ hands, loose }, who, y) => {
  const below = y + (hands[who].length > 0 ? rowHeight : 0);
  return [
    ...hands[who].map(
      (code, index) => group(
        page.margin + 31 + index * 68,
        y + 36,
        { "data-hand": printWizard(code), "data-box": "-32 -32 64 64" },
        wizard(code)
      )
    ),
    ...loose[who].map(
      (pyramid2, index) => group(
        page.margin + 18 + index * 35.4,
        below + 6,
        { "data-loose": looseNamed(pyramid2), "data-box": "-17 -5 34 56" },
        counted(looseNamed(pyramid2))
      )
    )
  ].join("");
};
var sideBar = (state, who, y) => bar(y, {
  data: { "data-seat": who },
  name: sideName(who),
  score: many(score(state)[who], "pip"),
  note: noteOf(state, who),
  mark: disc(discs[who])
});
var toframennSvg = (state, options2 = {}) => {
  const turned = options2.seat === 1;
  const [near, far] = turned ? [1, 0] : [0, 1];
  const boardTop = top + barHeight + 6 + reserveHeight(state, far);
  const below = boardTop + side * board.ranks + 22;
  const end = below + barHeight + reserveHeight(state, near);
  return sheet(
    end + wheelHeight,
    inWords(state),
    heading(state),
    options2,
    sideBar(state, far, top),
    reserve(state, far, top + barHeight),
    chessboard(state, { grid: board, x: page.margin + 20, y: boardTop, side, turned }),
    sideBar(state, near, below),
    reserve(state, near, below + barHeight),
    wheel(state, end + 8)
  );
};
var toframennBoard = /* @__PURE__ */ boardGame(toframennFace, (view, options2) => [
  toframennSvg(view, options2)
]);
const worker = () => new Worker(new URL("../workers/toframenn.ts", import.meta.url), { type: "module" });
const parlour = { define: () => defineBoard([toframennBoard]), face: toframennFace, game, worker };
export {
  parlour
};
