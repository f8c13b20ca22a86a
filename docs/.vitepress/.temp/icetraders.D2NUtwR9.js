import { O as pieceNames, _ as colourOf, $ as pieceTypes, P as sizeOf, a0 as pieceName, a1 as pieceNumber, N as pieceOf, a2 as colours$1, i as checkBy, j as firstBroken, m as mintAll, a3 as pieceNamed, a4 as piecePattern, k as wholeNumber, Q as shortOf, v as validate, n as notation, l as defaultsOf, q as codecsOf, R as wonBy, S as everyoneAlone, t as acceptOptions, u as optionInfoOf, x as firstUnlike, C as between, D as pointsFrom, W as wordsAt, E as counts, F as piles, G as englishWith, X as piecesMessage, H as placeMessage, I as labelled, Y as pieceMessage, J as standing, K as changeMessage, a5 as hidden, a6 as wordMessage, y as listed, a7 as spokenPiece, z as many, B as colourName, e as element, w as words, g as group, p as pieceNamed$1, s as sizes, V as sizeName, L as boardGame, M as defineBoard } from "./game.Qmv2hoS5.js";
import { a as constants, c as constant, e as exact, o as oneOf, r as ruled, v as variants, g as refined, M as tuple, l as leaf, b as fault, s as show, d as chain, w as whole, j as schemaOf, H as optionsOf, L as boolean, h as list, i as described, I as byText, J as completed, p as none, q as source, f as firstSeats, y as numberedSeat, A as message } from "./Play.DF0-fMic.js";
import { a as alone, n as nobody, s as smallest, y as label, c as box, t as tint, l as lying, o as nested, m as strip, z as lengthOf, e as caption, q as paintOf, p as page, g as top, b as sheet, h as heap, i as heapHeight } from "./frame.mU-2qA0z.js";
import { some, isSome, none as none$1 } from "fp-ts/es6/Option.js";
import { right, left, isLeft, map } from "fp-ts/es6/Either.js";
import * as t from "io-ts";
import "vue";
import "vue/server-renderer";
import "./app.js";
import "@vueuse/core";
import "./plugin-vue_export-helper.1tPrXgE0.js";
var noPiece = -1;
var ship$1 = (system2, owner2, piece2) => system2 << 7 | owner2 << 4 | piece2;
var systemOf = (code) => code >> 7;
var ownerOf = (code) => code >> 4 & 7;
var pieceOfShip = (code) => code & 15;
var system = (number, first, second) => number << 8 | first + 1 << 4 | second + 1;
var numberOf = (code) => code >> 8;
var firstMarker = (code) => (code >> 4 & 15) - 1;
var secondMarker = (code) => (code & 15) - 1;
var isHyperspace = (code) => (code & 255) === 0;
var colourBits = [0, ...pieceNames.map((_, piece2) => 1 << colourOf(piece2))];
var markerColours = (code) => (colourBits[code >> 4 & 15] ?? 0) | (colourBits[code & 15] ?? 0);
var ways$1 = [
  (1 << pieceTypes + 1) - 1,
  ...pieceNames.map(
    (_, a) => pieceNames.reduce(
      (bits, __, b) => colourOf(a) === colourOf(b) === (sizeOf(a) === sizeOf(b)) ? bits : bits | 2 << b,
      0
    )
  )
];
var isReached = (from, to) => ((ways$1[from >> 4 & 15] ?? 0) & 1 << (to >> 4 & 15)) !== 0 && from !== to;
var areConnected = (a, b) => !isHyperspace(a) && isReached(a, b);
var pairs = pieceNames.flatMap(
  (first, index) => pieceNames.slice(index).map((second) => `${first}${second}`)
);
var known = new Map(
  pieceNames.flatMap(
    (first, a) => pieceNames.slice(a).map((second, index) => [`${first}${second}`, [a, a + index]])
  )
);
var isPair = (u) => typeof u === "string" && known.has(u);
var typesOf = (pair2) => known.get(pair2) ?? [0, 0];
var twinOf = (pair2) => {
  const [first, second] = typesOf(pair2);
  return first === second ? first : -1;
};
var isBarred = (barred2, pair2) => {
  const twin = twinOf(pair2);
  return twin >= 0 && (barred2 & 1 << twin) !== 0;
};
var supply = 5;
var pieceCount = 60;
var playerCounts = [2, 3, 4, 5];
var turnLimits = { min: 10, max: 9999 };
var concentration = 5;
var fullSystem = 4;
var discarded = 3;
var Power = { Red: 0, Yellow: 1, Green: 2, Blue: 3 };
var phases = ["align", "pick", "place", "main", "sac", "ent", "rev", "over"];
var owners = [0, 1, 2, 3, 4];
var markersOf$1 = (code) => [firstMarker(code), secondMarker(code)].filter((piece2) => piece2 !== noPiece).map(pieceName);
var look = (view2) => view2.systems.map((code) => ({
  number: numberOf(code),
  markers: markersOf$1(code),
  ships: view2.ships.filter((one) => systemOf(one) === numberOf(code)).map((one) => ({ owner: ownerOf(one), piece: pieceName(pieceOfShip(one)) }))
}));
var indexOfSystem = (systems, number) => {
  for (let index = Math.min(number, systems.length) - 1; index >= 0; index--) {
    const found = numberOf(systems[index] ?? 0);
    if (found <= number) return found === number ? index : -1;
  }
  return -1;
};
var systemAt = (view2, number) => {
  const index = indexOfSystem(view2.systems, number);
  return index < 0 ? 0 : view2.systems[index] ?? 0;
};
var hasSystem = (view2, number) => indexOfSystem(view2.systems, number) >= 0;
var countOf = (view2, number, owner2, name) => countCode(view2.ships, ship$1(number, owner2, pieceNumber(name)));
var countCode = (ships2, code) => {
  let count = 0;
  for (let index = 0; index < ships2.length; index++) if ((ships2[index] ?? 0) === code) count++;
  return count;
};
var shipsIn = (ships2, number) => {
  let count = 0;
  for (let index = 0; index < ships2.length; index++) if (systemOf(ships2[index] ?? 0) === number) count++;
  return count;
};
var coloured = (ships2, number, wanted2) => {
  let count = 0;
  for (let index = 0; index < ships2.length; index++) {
    const code = ships2[index] ?? 0;
    if (systemOf(code) === number && colourOf(pieceOfShip(code)) === wanted2) count++;
  }
  return count;
};
var stashOf = ({ systems, ships: ships2 }) => {
  const stash2 = full.slice();
  const take2 = (piece2) => {
    if (piece2 !== noPiece) stash2[piece2] = (stash2[piece2] ?? 0) - 1;
  };
  for (const code of systems) {
    take2(firstMarker(code));
    take2(secondMarker(code));
  }
  for (const code of ships2) take2(pieceOfShip(code));
  return stash2;
};
var full = pieceNames.map(() => supply);
var isLiving = (view2, seat) => view2.standings[seat] === "living";
var alignments = constants([
  { _tag: "Align", alignment: "good" },
  { _tag: "Align", alignment: "evil" }
]);
var picks = constants(pairs.map((pair2) => ({ _tag: "PickPair", pair: pair2 })));
var pass = constant({ _tag: "Pass" });
var stop = constant({ _tag: "Stop" });
var decline = constant({ _tag: "Decline" });
var sharedIndex = (piece2, system2) => system2 * pieceTypes + piece2;
var shared = (make) => Array.from({ length: pieceCount + 1 }, (_, system2) => pieceNames.map((piece2) => make(piece2, system2))).flat();
var sacrifices = constants(
  shared((ship2, system2) => ({ _tag: "Sacrifice", ship: ship2, system: system2 }))
);
var discoveries = constants(
  shared((ship2, system2) => ({ _tag: "Discover", ship: ship2, system: system2 }))
);
var buildings = constants(
  shared((piece2, system2) => ({ _tag: "BuildShip", piece: piece2, system: system2 }))
);
var exchangeIndex = (piece2, system2, other) => sharedIndex(piece2, system2) * pieceTypes + other;
var trades = constants(
  shared((ship2, system2) => pieceNames.map((piece2) => ({ _tag: "TradeShip", ship: ship2, system: system2, piece: piece2 }))).flat()
);
var growths = constants(
  shared((ship2, system2) => pieceNames.map((piece2) => ({ _tag: "GrowShip", ship: ship2, system: system2, piece: piece2 }))).flat()
);
var targetIndex = (owner2, piece2, system2) => sharedIndex(piece2, system2) * owners.length + owner2;
var destructions = constants(
  shared((ship2, system2) => owners.map((owner2) => ({ _tag: "Destroy", owner: owner2, ship: ship2, system: system2 }))).flat()
);
var reductions = constants(
  shared((ship2, system2) => owners.map((owner2) => ({ _tag: "Reduce", owner: owner2, ship: ship2, system: system2 }))).flat()
);
var triples = constants(
  pieceNames.flatMap((a) => pieceNames.flatMap((b) => pieceNames.map((c) => [a, b, c])))
);
var tripleOf = (a, b, c) => triples[(a * pieceTypes + b) * pieceTypes + c] ?? ["R1", "R1", "R1"];
var isSorted = ([a, b, c]) => pieceNumber(a) <= pieceNumber(b) && pieceNumber(b) <= pieceNumber(c);
var piece$1 = oneOf(...pieceNames);
var owner = oneOf(...owners);
var pair = leaf("two types in canonical order", isPair, { enum: pairs });
var anyNumber = leaf(
  "the number of a system",
  (u) => typeof u === "number" && Number.isInteger(u) && u >= 0 && !Object.is(u, -0),
  { type: "integer", minimum: 0 }
);
var largest$1 = 999999999999999;
var readNumber = refined(
  anyNumber,
  "the number of a system",
  (number) => number <= largest$1 ? right(number) : left(fault([], `there is no system ${number}`, "IT-1.3"))
);
var ships = refined(
  tuple(piece$1, discarded),
  "three types in canonical order",
  (given) => isSorted(given) ? right(given) : left(fault([], "three types are named in canonical order", "IT-10.2"))
);
var moveWith = (system2) => {
  const tagged = {
    Align: exact("Align", { _tag: oneOf("Align"), alignment: oneOf("good", "evil") }),
    PickPair: exact("PickPair", { _tag: oneOf("PickPair"), pair }),
    PlaceShip: exact("PlaceShip", { _tag: oneOf("PlaceShip"), piece: piece$1, system: system2 }),
    MoveShip: exact("MoveShip", { _tag: oneOf("MoveShip"), ship: piece$1, from: system2, to: system2 }),
    TradeShip: exact("TradeShip", { _tag: oneOf("TradeShip"), ship: piece$1, system: system2, piece: piece$1 }),
    GrowShip: exact("GrowShip", { _tag: oneOf("GrowShip"), ship: piece$1, system: system2, piece: piece$1 }),
    BuildShip: exact("BuildShip", { _tag: oneOf("BuildShip"), piece: piece$1, system: system2 }),
    Destroy: exact("Destroy", { _tag: oneOf("Destroy"), owner, ship: piece$1, system: system2 }),
    Reduce: exact("Reduce", { _tag: oneOf("Reduce"), owner, ship: piece$1, system: system2 }),
    Sacrifice: exact("Sacrifice", { _tag: oneOf("Sacrifice"), ship: piece$1, system: system2 }),
    Research: exact("Research", { _tag: oneOf("Research"), ships, system: system2, piece: piece$1 }),
    Discover: exact("Discover", { _tag: oneOf("Discover"), ship: piece$1, system: system2 }),
    Pass: exact("Pass", { _tag: oneOf("Pass") }),
    Stop: exact("Stop", { _tag: oneOf("Stop") }),
    Enterprise: exact("Enterprise", { _tag: oneOf("Enterprise"), piece: piece$1, system: system2 }),
    Revolt: exact("Revolt", { _tag: oneOf("Revolt"), owner, ship: piece$1, system: system2 }),
    Decline: exact("Decline", { _tag: oneOf("Decline") })
  };
  return ruled("IT-10.2", variants("an IceTraders move", tagged));
};
var move = moveWith(readNumber);
var wellFormed = moveWith(anyNumber);
var draftOf = (state) => ({
  systems: state.systems,
  ships: state.ships.slice(),
  stash: state.stash.slice()
});
var insert = (list2, value) => {
  let index = list2.length;
  list2.push(value);
  while (index > 0 && (list2[index - 1] ?? 0) > value) {
    list2[index] = list2[index - 1] ?? 0;
    index--;
  }
  list2[index] = value;
};
var remove = (list2, value) => {
  let index = list2.indexOf(value);
  if (index < 0) return;
  for (; index + 1 < list2.length; index++) list2[index] = list2[index + 1] ?? 0;
  list2.pop();
};
var give = ({ stash: stash2 }, piece2) => {
  if (piece2 !== noPiece) stash2[piece2] = (stash2[piece2] ?? 0) + 1;
};
var take = ({ stash: stash2 }, piece2) => {
  stash2[piece2] = (stash2[piece2] ?? 0) - 1;
};
var arrive = (draft, code) => {
  insert(draft.ships, code);
};
var leave = (draft, code) => {
  remove(draft.ships, code);
};
var launch = (draft, number, owner2, piece2) => {
  take(draft, piece2);
  arrive(draft, ship$1(number, owner2, piece2));
};
var discard = (draft, number, owner2, piece2) => {
  leave(draft, ship$1(number, owner2, piece2));
  give(draft, piece2);
};
var addSystem = (draft, code) => {
  const systems = draft.systems.slice();
  insert(systems, code);
  draft.systems = systems;
};
var removeSystem = (draft, code) => {
  const systems = draft.systems.slice();
  remove(systems, code);
  draft.systems = systems;
};
var vanishIfEmpty = (draft, number) => {
  const index = indexOfSystem(draft.systems, number);
  const code = draft.systems[index] ?? 0;
  if (index >= 0 && isHyperspace(code) && shipsIn(draft.ships, number) === 0) removeSystem(draft, code);
};
var freeNumber = (systems) => {
  for (let index = 0; index < systems.length; index++)
    if (numberOf(systems[index] ?? 0) !== index + 1) return index + 1;
  return systems.length < pieceCount ? systems.length + 1 : 0;
};
var powersOf = (view2, system2, piece2) => {
  const own = 1 << colourOf(piece2);
  return view2.phase === "sac" ? 1 << view2.power & ~own : markerColours(system2) | own;
};
var hasPower = (powers2, power2) => (powers2 & 1 << power2) !== 0;
var mayUse = (view2, number, name, power2) => hasPower(powersOf(view2, systemAt(view2, number), pieceNumber(name)), power2);
var endOfSystem = (ships2, first) => {
  const number = systemOf(ships2[first] ?? 0);
  let end = first + 1;
  while (end < ships2.length && systemOf(ships2[end] ?? 0) === number) end++;
  return end;
};
var firstOf$1 = (ships2, first, end, owner2) => {
  let index = first;
  while (index < end && ownerOf(ships2[index] ?? 0) < owner2) index++;
  return index;
};
var isRepeated = (ships2, index, first) => index > first && (ships2[index] ?? 0) === (ships2[index - 1] ?? 0);
var pieceAt = (ships2, index) => pieceOfShip(ships2[index] ?? 0);
var onTable = {
  rule: "IT-1.3",
  text: "there is no such system",
  holds: ({ view: view2, move: move2 }) => hasSystem(view2, move2.system)
};
var sacrificed = (power2) => ({
  rule: "IT-4.5",
  text: "this is not the power of the sacrificed ship",
  holds: ({ view: view2 }) => view2.phase !== "sac" || view2.power === power2
});
var ownShip = {
  rule: "IT-1.5",
  text: "the mover has no such ship in this system",
  holds: ({ view: view2, move: move2 }) => countOf(view2, move2.system, view2.mover, move2.ship) > 0
};
var ownersShip = {
  rule: "IT-1.5",
  text: "this seat has no such ship in this system",
  holds: ({ view: view2, move: move2 }) => countOf(view2, move2.system, move2.owner, move2.ship) > 0
};
var stashed = {
  rule: "IT-1.2",
  text: "the stash does not hold this piece",
  holds: ({ view: view2, move: move2 }) => (view2.stash[pieceNumber(move2.piece)] ?? 0) > 0
};
var empowered = (able) => [
  {
    rule: "IT-4.2",
    text: "neither the colour of the ship nor a marker of its system gives this power",
    holds: ({ view: view2, move: move2 }) => view2.phase === "sac" || able(view2, move2)
  },
  {
    rule: "IT-4.6",
    text: "this ship has the sacrificed colour, so it cannot use the sacrificed power",
    holds: ({ view: view2, move: move2 }) => view2.phase !== "sac" || able(view2, move2)
  }
];
var nothingRaised = 0;
var raised = (number, colour) => 4 * number + colour;
var raisedIn = (what) => what >> 2;
var raisedColour = (what) => what & 3;
var sacrificeDemands = [onTable, ownShip];
var discoverDemands = [onTable, ownShip];
var hasAll = (view2, { ships: [a, b, c], system: number }) => {
  const has2 = (name, count) => countOf(view2, number, view2.mover, name) >= count;
  return has2(a, 1) && has2(b, a === b ? 2 : 1) && has2(c, b !== c ? 1 : a === b ? 3 : 2);
};
var researchDemands = [
  onTable,
  {
    rule: "IT-4.8",
    text: "the mover does not have these three ships in the system",
    holds: ({ view: view2, move: move2 }) => hasAll(view2, move2)
  },
  {
    rule: "IT-1.2",
    text: "the stash does not hold this piece, even with the three ships in it",
    holds: ({ view: view2, move: move2 }) => (view2.stash[pieceNumber(move2.piece)] ?? 0) > 0 || move2.ships.includes(move2.piece)
  }
];
var addSingles = ({ number }, piece2, moves) => {
  const index = sharedIndex(piece2, number);
  const given = sacrifices[index];
  const found = discoveries[index];
  if (given !== void 0) moves.push(given);
  if (found !== void 0) moves.push(found);
};
var addResearch = (view2, { number, ownFirst, ownEnd }, moves) => {
  if (ownEnd - ownFirst < discarded) return;
  const { ships: ships2 } = view2;
  for (let a = ownFirst; a < ownEnd; a++) {
    if (isRepeated(ships2, a, ownFirst)) continue;
    for (let b = a + 1; b < ownEnd; b++) {
      if (isRepeated(ships2, b, a + 1)) continue;
      for (let c = b + 1; c < ownEnd; c++) {
        if (isRepeated(ships2, c, b + 1)) continue;
        addProducts(view2, number, pieceAt(ships2, a), pieceAt(ships2, b), pieceAt(ships2, c), moves);
      }
    }
  }
};
var addProducts = ({ stash: stash2 }, number, a, b, c, moves) => {
  const three = tripleOf(a, b, c);
  for (let piece2 = 0; piece2 < pieceTypes; piece2++)
    if ((stash2[piece2] ?? 0) > 0 || piece2 === a || piece2 === b || piece2 === c)
      moves.push({ _tag: "Research", ships: three, system: number, piece: pieceName(piece2) });
};
var sacrifice = (draft, mover, move2) => {
  discard(draft, move2.system, mover, pieceNumber(move2.ship));
  vanishIfEmpty(draft, move2.system);
  return nothingRaised;
};
var research = (draft, mover, { ships: ships2, system: number, piece: name }) => {
  const piece2 = pieceNumber(name);
  const before = coloured(draft.ships, number, colourOf(piece2));
  for (const one of ships2) discard(draft, number, mover, pieceNumber(one));
  launch(draft, number, mover, piece2);
  return coloured(draft.ships, number, colourOf(piece2)) > before ? raised(number, colourOf(piece2)) : nothingRaised;
};
var discover = (draft, mover, { ship: name, system: number }) => {
  const piece2 = pieceNumber(name);
  const free = freeNumber(draft.systems);
  leave(draft, ship$1(number, mover, piece2));
  vanishIfEmpty(draft, number);
  addSystem(draft, system(free === 0 ? number : free, piece2, noPiece));
  return nothingRaised;
};
var pickDemands = [
  {
    rule: "IT-2.4",
    text: "too many seats wanted this type, so it cannot be picked twice",
    holds: ({ view: view2, move: move2 }) => !isBarred(view2.barred, move2.pair)
  }
];
var addAlignments = (moves) => {
  for (const move2 of alignments) moves.push(move2);
};
var addPicks = (view2, moves) => {
  for (let index = 0; index < pairs.length; index++) {
    const move2 = picks[index];
    if (move2 !== void 0 && !isBarred(view2.barred, move2.pair)) moves.push(move2);
  }
};
var withChoice = (list2, index, value) => {
  const copy = list2.slice();
  copy[index] = value;
  return copy;
};
var align = (state, move2) => {
  const { players } = state.settings;
  const isLast = state.mover + 1 === players;
  const chosen = withChoice(state.alignments, state.mover, move2.alignment);
  return { ...state, phase: isLast ? "pick" : "align", mover: isLast ? 0 : state.mover + 1, alignments: chosen };
};
var wanted = (picked2) => {
  const counts2 = pieceNames.map(() => 0);
  for (const pick2 of picked2) {
    if (pick2 === "unpicked") continue;
    for (const piece2 of typesOf(pick2)) counts2[piece2] = (counts2[piece2] ?? 0) + 1;
  }
  return counts2;
};
var tooMany = (picked2) => {
  const counts2 = wanted(picked2);
  let bits = 0;
  for (let piece2 = 0; piece2 < pieceTypes; piece2++) if ((counts2[piece2] ?? 0) > supply) bits |= 1 << piece2;
  return bits;
};
var pick = (state, move2) => {
  const { players } = state.settings;
  const picked2 = withChoice(state.picks, state.mover, move2.pair);
  if (state.mover + 1 < players) return { ...state, mover: state.mover + 1, picks: picked2 };
  const excess = tooMany(picked2);
  if (excess !== 0)
    return { ...state, mover: 0, picks: picked2.map(() => "unpicked"), barred: state.barred | excess };
  return opened(state, picked2);
};
var opened = (state, picked2) => {
  const markers = picked2.flatMap((one) => one === "unpicked" ? [] : typesOf(one));
  const systems = markers.map((piece2, index) => system(index + 1, piece2, noPiece));
  const stash2 = state.stash.slice();
  for (const piece2 of markers) stash2[piece2] = (stash2[piece2] ?? 0) - 1;
  const mover = firstPlayer(systems, state.tieSeat);
  return { ...state, phase: "place", mover, picks: [], tieSeat: 0, barred: 0, systems, stash: stash2 };
};
var keyOf = (systems, seat) => {
  const links = (own) => {
    const code = systems[own] ?? 0;
    let count = 0;
    for (const other of systems) if (areConnected(code, other)) count++;
    return count;
  };
  const [first, second] = [links(2 * seat), links(2 * seat + 1)];
  return 100 * Math.max(first, second) + first + second;
};
var firstPlayer = (systems, tieSeat) => {
  const players = systems.length / 2;
  let [best, bestKey] = [tieSeat, -1];
  for (let step = 0; step < players; step++) {
    const seat = (tieSeat + step) % players;
    const key = keyOf(systems, seat);
    if (key > bestKey) [best, bestKey] = [seat, key];
  }
  return best;
};
var tradeDemands = [
  onTable,
  sacrificed(Power.Blue),
  ownShip,
  ...empowered((view2, { system: system2, ship: ship2 }) => mayUse(view2, system2, ship2, Power.Blue)),
  {
    rule: "IT-5.3",
    text: "the new piece is larger than the ship",
    holds: ({ move: move2 }) => sizeOf(pieceNumber(move2.piece)) <= sizeOf(pieceNumber(move2.ship))
  },
  {
    rule: "IT-5.4",
    text: "the new piece is of the same type as the ship",
    holds: ({ move: move2 }) => move2.piece !== move2.ship
  },
  stashed
];
var addTrades = ({ stash: stash2 }, { number }, piece2, moves) => {
  const largest2 = sizeOf(piece2);
  for (let other = 0; other < pieceTypes; other++) {
    if (sizeOf(other) > largest2 || other === piece2 || (stash2[other] ?? 0) === 0) continue;
    const move2 = trades[exchangeIndex(piece2, number, other)];
    if (move2 !== void 0) moves.push(move2);
  }
};
var tradeShip = (draft, mover, move2) => {
  const old = pieceNumber(move2.ship);
  const fresh = pieceNumber(move2.piece);
  discard(draft, move2.system, mover, old);
  launch(draft, move2.system, mover, fresh);
  return colourOf(old) === colourOf(fresh) ? nothingRaised : raised(move2.system, colourOf(fresh));
};
var systemIn = (draft, number) => draft.systems[indexOfSystem(draft.systems, number)] ?? 0;
var giveMarkers = (draft, code) => {
  give(draft, firstMarker(code));
  give(draft, secondMarker(code));
};
var toHyperspace = (draft, number) => {
  const code = systemIn(draft, number);
  if (isHyperspace(code)) return;
  giveMarkers(draft, code);
  removeSystem(draft, code);
  addSystem(draft, system(number, noPiece, noPiece));
};
var armageddon = (draft, number) => {
  const code = systemIn(draft, number);
  giveMarkers(draft, code);
  removeSystem(draft, code);
  const lost = draft.ships.filter((one) => systemOf(one) === number);
  for (const one of lost) {
    leave(draft, one);
    give(draft, pieceOfShip(one));
  }
};
var isCompanion = (code, piece2) => !isHyperspace(code) && secondMarker(code) === noPiece && sizeOf(piece2) < sizeOf(firstMarker(code));
var canEnterprise = (pieces, number) => {
  const code = systemIn(pieces, number);
  for (let piece2 = 0; piece2 < pieceTypes; piece2++)
    if ((pieces.stash[piece2] ?? 0) > 0 && isCompanion(code, piece2)) return true;
  return false;
};
var canRevolt = ({ ships: ships2 }, number, mover) => {
  for (let index = 0; index < ships2.length; index++) {
    const code = ships2[index] ?? 0;
    if (systemOf(code) === number && ownerOf(code) !== mover) return true;
  }
  return false;
};
var concentrate = (draft, mover, what) => {
  const number = raisedIn(what);
  if (number === 0 || coloured(draft.ships, number, raisedColour(what)) < concentration) return "none";
  switch (raisedColour(what)) {
    case Power.Red:
      armageddon(draft, number);
      return "none";
    case Power.Yellow:
      toHyperspace(draft, number);
      return "none";
    case Power.Green:
      return canRevolt(draft, number, mover) ? "rev" : "none";
    default:
      return canEnterprise(draft, number) ? "ent" : "none";
  }
};
var enterpriseDemands = [
  onTable,
  {
    rule: "IT-6.5",
    text: "the enterprise does not add a smaller marker to the system of the concentration",
    holds: ({ view: view2, move: move2 }) => move2.system === view2.pending && isCompanion(systemAt(view2, move2.system), pieceNumber(move2.piece))
  },
  stashed
];
var revoltDemands = [
  onTable,
  ownersShip,
  {
    rule: "IT-6.6",
    text: "this is not a ship of another seat in the system of the concentration",
    holds: ({ view: view2, move: move2 }) => move2.system === view2.pending && move2.owner !== view2.mover
  }
];
var addEnterprises = (view2, moves) => {
  const code = systemAt(view2, view2.pending);
  for (let piece2 = 0; piece2 < pieceTypes; piece2++)
    if ((view2.stash[piece2] ?? 0) > 0 && isCompanion(code, piece2))
      moves.push({ _tag: "Enterprise", piece: pieceName(piece2), system: view2.pending });
};
var addRevolts = ({ ships: ships2, pending, mover }, moves) => {
  for (let index = 0; index < ships2.length; index++) {
    const code = ships2[index] ?? 0;
    if (systemOf(code) !== pending || ownerOf(code) === mover || isRepeated(ships2, index, 0)) continue;
    moves.push({
      _tag: "Revolt",
      owner: owners[ownerOf(code)] ?? 0,
      ship: pieceName(pieceAt(ships2, index)),
      system: pending
    });
  }
};
var enterprise = (draft, { piece: name, system: number }) => {
  const [code, piece2] = [systemIn(draft, number), pieceNumber(name)];
  take(draft, piece2);
  removeSystem(draft, code);
  addSystem(draft, system(numberOf(code), firstMarker(code), piece2));
};
var revolt = (draft, mover, { owner: owner2, ship: name, system: number }) => {
  const piece2 = pieceNumber(name);
  leave(draft, ship$1(number, owner2, piece2));
  arrive(draft, ship$1(number, mover, piece2));
};
var largest = 3;
var outgrows = (grown, piece2) => colourOf(grown) === colourOf(piece2) && sizeOf(grown) > sizeOf(piece2);
var growDemands = [
  onTable,
  sacrificed(Power.Green),
  ownShip,
  ...empowered((view2, { system: system2, ship: ship2 }) => mayUse(view2, system2, ship2, Power.Green)),
  {
    rule: "IT-5.5",
    text: "the new piece is not a larger one in the colour of the ship",
    holds: ({ move: move2 }) => outgrows(pieceNumber(move2.piece), pieceNumber(move2.ship))
  },
  stashed
];
var hasModel = ({ ships: ships2, mover }, { piece: name, system: system2 }) => {
  const piece2 = pieceNumber(name);
  const [least, most] = [ship$1(system2, mover, piece2), ship$1(system2, mover, pieceOf(colourOf(piece2), largest))];
  for (let index = 0; index < ships2.length; index++) {
    const code = ships2[index] ?? 0;
    if (code >= least) return code <= most;
  }
  return false;
};
var buildDemands = [
  onTable,
  sacrificed(Power.Green),
  {
    rule: "IT-5.6",
    text: "the mover has no ship of this colour and at least this size in this system",
    holds: ({ view: view2, move: move2 }) => hasModel(view2, move2)
  },
  // All ships of one colour may use a power, or none: so it is enough to look at the colour of the new one.
  ...empowered((view2, { system: system2, piece: piece2 }) => mayUse(view2, system2, piece2, Power.Green)),
  {
    rule: "IT-5.7",
    text: "there are four or more ships in this system",
    holds: ({ view: view2, move: move2 }) => shipsIn(view2.ships, move2.system) < fullSystem
  },
  stashed
];
var addGrowths = ({ stash: stash2 }, { number }, piece2, moves) => {
  for (let grown = piece2 + 1; grown <= pieceOf(colourOf(piece2), largest); grown++) {
    const move2 = growths[exchangeIndex(piece2, number, grown)];
    if (move2 !== void 0 && (stash2[grown] ?? 0) > 0) moves.push(move2);
  }
};
var addBuilds = ({ ships: ships2, stash: stash2 }, site, index, moves) => {
  const piece2 = pieceAt(ships2, index);
  const isLast = index + 1 >= site.ownEnd || colourOf(pieceAt(ships2, index + 1)) !== colourOf(piece2);
  if (!isLast || site.end - site.first >= fullSystem) return;
  for (let built = pieceOf(colourOf(piece2), 1); built <= piece2; built++) {
    const move2 = buildings[sharedIndex(built, site.number)];
    if (move2 !== void 0 && (stash2[built] ?? 0) > 0) moves.push(move2);
  }
};
var growShip = (draft, mover, move2) => {
  discard(draft, move2.system, mover, pieceNumber(move2.ship));
  launch(draft, move2.system, mover, pieceNumber(move2.piece));
  return nothingRaised;
};
var buildShip = (draft, mover, move2) => {
  launch(draft, move2.system, mover, pieceNumber(move2.piece));
  return nothingRaised;
};
var placeDemands = [
  { rule: "IT-3.1", text: "this piece is not small", holds: ({ move: move2 }) => sizeOf(pieceNumber(move2.piece)) === 1 },
  onTable,
  stashed
];
var addPlacements = ({ systems, stash: stash2 }, moves) => {
  for (let own = 0; own < colours$1.length; own++) {
    const piece2 = pieceOf(own, 1);
    if ((stash2[piece2] ?? 0) === 0) continue;
    for (let index = 0; index < systems.length; index++)
      moves.push({ _tag: "PlaceShip", piece: pieceName(piece2), system: numberOf(systems[index] ?? 0) });
  }
};
var placeShip = (draft, mover, move2) => {
  const piece2 = pieceNumber(move2.piece);
  launch(draft, move2.system, mover, piece2);
  return raised(move2.system, colourOf(piece2));
};
var bitOf = (sizeOfShip) => 1 << sizeOfShip - 1;
var attackersAt = (view2, site, except) => {
  let sizes2 = 0;
  for (let index = site.ownFirst; index < site.ownEnd; index++) {
    const piece2 = pieceAt(view2.ships, index);
    if (index !== except && hasPower(powersOf(view2, site.system, piece2), Power.Red)) sizes2 |= bitOf(sizeOf(piece2));
  }
  return sizes2;
};
var destroys = (attackers, target) => attackers >= bitOf(target);
var reduces = (attackers, target) => (attackers & bitOf(target) - 1) !== 0;
var addAttacks = (view2, site, moves) => {
  const { ships: ships2, stash: stash2, mover } = view2;
  const all = attackersAt(view2, site, -1);
  if (all === 0) return;
  for (let index = site.first; index < site.end; index++) {
    if (isRepeated(ships2, index, site.first)) continue;
    const piece2 = pieceAt(ships2, index);
    const seat = ownerOf(ships2[index] ?? 0);
    const attackers = seat === mover ? attackersAt(view2, site, index) : all;
    const target = sizeOf(piece2);
    const shared2 = targetIndex(seat, piece2, site.number);
    const destruction = destructions[shared2];
    const reduction = reductions[shared2];
    if (destruction !== void 0 && destroys(attackers, target)) moves.push(destruction);
    if (reduction !== void 0 && reduces(attackers, target) && (stash2[piece2 - 1] ?? 0) > 0) moves.push(reduction);
  }
};
var firstFrom = (ships2, code) => {
  let index = 0;
  while (index < ships2.length && (ships2[index] ?? 0) < code) index++;
  return index;
};
var siteOf = (view2, number) => {
  const { ships: ships2, mover } = view2;
  const first = firstFrom(ships2, ship$1(number, 0, 0));
  const end = firstFrom(ships2, ship$1(number + 1, 0, 0));
  const ownFirst = firstOf$1(ships2, first, end, mover);
  return {
    number,
    system: systemAt(view2, number),
    first,
    end,
    ownFirst,
    ownEnd: firstOf$1(ships2, ownFirst, end, mover + 1)
  };
};
var allAttackers = (view2, { system: system2 }) => attackersAt(view2, siteOf(view2, system2), -1);
var attackersOn = (view2, { owner: owner2, ship: name, system: system2 }) => {
  const target = owner2 === view2.mover ? view2.ships.indexOf(ship$1(system2, owner2, pieceNumber(name))) : -1;
  return attackersAt(view2, siteOf(view2, system2), target);
};
var targetSize = ({ ship: name }) => sizeOf(pieceNumber(name));
var attackDemands = [
  onTable,
  sacrificed(Power.Red),
  ownersShip,
  ...empowered((view2, move2) => allAttackers(view2, move2) !== 0),
  {
    rule: "IT-5.10",
    text: "no ship of the mover but the target itself can attack",
    holds: ({ view: view2, move: move2 }) => attackersOn(view2, move2) !== 0
  }
];
var destroyDemands = [
  ...attackDemands,
  {
    rule: "IT-5.8",
    text: "the target is larger than every ship that can act",
    holds: ({ view: view2, move: move2 }) => destroys(attackersOn(view2, move2), targetSize(move2))
  }
];
var reduceDemands = [
  ...attackDemands,
  {
    rule: "IT-5.9",
    text: "the target is larger than no ship that can act",
    holds: ({ view: view2, move: move2 }) => reduces(attackersOn(view2, move2), targetSize(move2))
  },
  {
    rule: "IT-5.9",
    text: "the stash does not hold the piece that is one size smaller",
    holds: ({ view: view2, move: move2 }) => (view2.stash[pieceNumber(move2.ship) - 1] ?? 0) > 0
  }
];
var destroy = (draft, { owner: owner2, ship: name, system: system2 }) => {
  discard(draft, system2, owner2, pieceNumber(name));
  return nothingRaised;
};
var reduce = (draft, { owner: owner2, ship: name, system: system2 }) => {
  const piece2 = pieceNumber(name);
  discard(draft, system2, owner2, piece2);
  launch(draft, system2, owner2, piece2 - 1);
  return nothingRaised;
};
var isWayOpen = (from, to) => isHyperspace(from) ? numberOf(from) !== numberOf(to) : !isHyperspace(to);
var ends = (view2, { from, to }) => [
  systemAt(view2, from),
  systemAt(view2, to)
];
var canNavigate = (view2, { from, ship: name }) => mayUse(view2, from, name, Power.Yellow);
var moveDemands = [
  {
    rule: "IT-1.3",
    text: "there is no such system",
    holds: ({ view: view2, move: move2 }) => hasSystem(view2, move2.from) && hasSystem(view2, move2.to)
  },
  sacrificed(Power.Yellow),
  {
    rule: "IT-1.5",
    text: "the mover has no such ship in this system",
    holds: ({ view: view2, move: move2 }) => countOf(view2, move2.from, view2.mover, move2.ship) > 0
  },
  ...empowered(canNavigate),
  {
    rule: "IT-5.2",
    text: "the move ends where it begins, or enters a hyperspace from a system with a marker",
    holds: ({ view: view2, move: move2 }) => isWayOpen(...ends(view2, move2))
  },
  {
    rule: "IT-5.1",
    text: "the two systems are not connected",
    holds: ({ view: view2, move: move2 }) => isReached(...ends(view2, move2))
  }
];
var addMoves = ({ systems }, { number, system: system2 }, piece2, moves) => {
  const name = pieceName(piece2);
  for (let other = 0; other < systems.length; other++) {
    const to = systems[other] ?? 0;
    if (isReached(system2, to)) moves.push({ _tag: "MoveShip", ship: name, from: number, to: numberOf(to) });
  }
};
var moveShip = (draft, mover, move2) => {
  const piece2 = pieceNumber(move2.ship);
  leave(draft, ship$1(move2.from, mover, piece2));
  arrive(draft, ship$1(move2.to, mover, piece2));
  vanishIfEmpty(draft, move2.from);
  return raised(move2.to, colourOf(piece2));
};
var actions = ["main"];
var powers = ["main", "sac"];
var phasesOf = {
  Align: ["align"],
  PickPair: ["pick"],
  PlaceShip: ["place"],
  MoveShip: powers,
  TradeShip: powers,
  GrowShip: powers,
  BuildShip: powers,
  Destroy: powers,
  Reduce: powers,
  Sacrifice: actions,
  Research: actions,
  Discover: actions,
  Pass: actions,
  Stop: ["sac"],
  Enterprise: ["ent"],
  Revolt: ["rev"],
  Decline: ["ent", "rev"]
};
var commonDemands = [
  {
    rule: "IT-1.10",
    text: "a move of this kind is not to be made now",
    holds: ({ view: view2, move: move2 }) => phasesOf[move2._tag].includes(view2.phase)
  }
];
var chapterRefusal = (view2, move2) => {
  switch (move2._tag) {
    case "PickPair":
      return firstBroken(pickDemands, { view: view2, move: move2 });
    case "PlaceShip":
      return firstBroken(placeDemands, { view: view2, move: move2 });
    case "MoveShip":
      return firstBroken(moveDemands, { view: view2, move: move2 });
    case "TradeShip":
      return firstBroken(tradeDemands, { view: view2, move: move2 });
    case "GrowShip":
      return firstBroken(growDemands, { view: view2, move: move2 });
    case "BuildShip":
      return firstBroken(buildDemands, { view: view2, move: move2 });
    case "Destroy":
      return firstBroken(destroyDemands, { view: view2, move: move2 });
    case "Reduce":
      return firstBroken(reduceDemands, { view: view2, move: move2 });
    case "Sacrifice":
      return firstBroken(sacrificeDemands, { view: view2, move: move2 });
    case "Research":
      return firstBroken(researchDemands, { view: view2, move: move2 });
    case "Discover":
      return firstBroken(discoverDemands, { view: view2, move: move2 });
    case "Enterprise":
      return firstBroken(enterpriseDemands, { view: view2, move: move2 });
    case "Revolt":
      return firstBroken(revoltDemands, { view: view2, move: move2 });
    case "Align":
    case "Pass":
    case "Stop":
    case "Decline":
      return void 0;
  }
};
var check = checkBy({
  isOver: ({ phase }) => phase === "over",
  overRule: "IT-8.9",
  move: wellFormed,
  moveRule: "IT-10.2",
  refusal: (view2, move2) => firstBroken(commonDemands, { view: view2, move: move2 }) ?? chapterRefusal(view2, move2)
});
var anyOf = (fleets) => fleets & 255;
var largeOf = (fleets) => fleets >> 8;
var shares = pieceNames.map((_, piece2) => sizeOf(piece2) === 3 ? 1 | 1 << 8 : 1);
var fleetsOf = (ships2) => {
  let fleets = 0;
  for (let index = 0; index < ships2.length; index++) {
    const code = ships2[index] ?? 0;
    fleets |= (shares[pieceOfShip(code)] ?? 0) << ownerOf(code);
  }
  return fleets;
};
var fallen = (state, before, after) => {
  if (before === after) return 0;
  const lost = largeOf(before) & ~largeOf(after) | anyOf(before) & ~largeOf(before) & ~anyOf(after);
  if (lost === 0) return 0;
  let bits = 0;
  for (let seat = 0; seat < state.standings.length; seat++)
    if (seat !== state.mover && state.standings[seat] === "living") bits |= lost & 1 << seat;
  return bits;
};
var fails = (mover, hadLarge2, after) => {
  const bit = 1 << mover;
  return (largeOf(after) & bit) === 0 && (hadLarge2 || (anyOf(after) & bit) === 0);
};
var has = (bits, seat) => (bits & 1 << seat) !== 0;
var seatsIn = (bits) => owners.filter((seat) => has(bits, seat));
var bitsOf = (list2, wanted2) => {
  let bits = 0;
  for (let seat = 0; seat < list2.length; seat++) if (list2[seat] === wanted2) bits |= 1 << seat;
  return bits;
};
var marked = (state, others, self) => {
  const standings2 = state.standings.slice();
  for (let seat = 0; seat < standings2.length; seat++) if (has(others, seat)) standings2[seat] = "eliminated";
  if (self) standings2[state.mover] = "selfEliminated";
  return standings2;
};
var afterTreason = (state, others) => {
  const { alignments: alignments2, mover } = state;
  const good = bitsOf(alignments2, "good");
  if ((good & others) === 0 || !has(good, mover)) return alignments2;
  const changed = alignments2.slice();
  changed[mover] = "evil";
  return changed;
};
var sharing = ({ settings: settings2 }, standings2, good) => settings2.fallenGood === "share" ? bitsOf(standings2, "eliminated") & good : 0;
var judge = (state, others, self) => {
  const standings2 = marked(state, others, self);
  const revealed = state.revealed || others !== 0;
  const alignments2 = afterTreason(state, others);
  const living = bitsOf(standings2, "living");
  const good = bitsOf(alignments2, "good");
  const end = (ending, winners) => ({
    standings: standings2,
    alignments: alignments2,
    revealed,
    ending,
    winners: seatsIn(winners)
  });
  if (state.alignments[state.mover] === "evil" && others !== 0 && !self) return end("evil", 1 << state.mover);
  if (living === 0) return end("void", 0);
  if (revealed && (living & ~good) === 0) return end("good", living | sharing(state, standings2, good));
  return (living & living - 1) === 0 ? end("last", living) : end("none", 0);
};
var toMove = (view2) => alone[view2.mover] ?? nobody;
var legalMoves = (view2) => {
  const moves = [];
  switch (view2.phase) {
    case "align":
      addAlignments(moves);
      break;
    case "pick":
      addPicks(view2, moves);
      break;
    case "place":
      addPlacements(view2, moves);
      break;
    case "main":
      moves.push(pass);
      addAtSites(view2, moves);
      break;
    case "sac":
      moves.push(stop);
      addAtSites(view2, moves);
      break;
    case "ent":
      moves.push(decline);
      addEnterprises(view2, moves);
      break;
    case "rev":
      moves.push(decline);
      addRevolts(view2, moves);
      break;
  }
  return mintAll(moves);
};
var addAtSites = (view2, moves) => {
  const { ships: ships2, systems, mover } = view2;
  let place = 0;
  for (let first = 0, end = 0; first < ships2.length; first = end) {
    end = endOfSystem(ships2, first);
    const ownFirst = firstOf$1(ships2, first, end, mover);
    if (ownFirst === end || ownerOf(ships2[ownFirst] ?? 0) !== mover) continue;
    const number = systemOf(ships2[first] ?? 0);
    while (place < systems.length && numberOf(systems[place] ?? 0) < number) place++;
    const ownEnd = firstOf$1(ships2, ownFirst, end, mover + 1);
    addAtSite(view2, { number, system: systems[place] ?? 0, first, end, ownFirst, ownEnd }, moves);
  }
};
var addAtSite = (view2, site, moves) => {
  const isMain = view2.phase === "main";
  let attacks = false;
  for (let index = site.ownFirst; index < site.ownEnd; index++) {
    const piece2 = pieceAt(view2.ships, index);
    const powers2 = powersOf(view2, site.system, piece2);
    if (hasPower(powers2, Power.Red)) attacks = true;
    if (hasPower(powers2, Power.Green)) addBuilds(view2, site, index, moves);
    if (isRepeated(view2.ships, index, site.ownFirst)) continue;
    if (hasPower(powers2, Power.Yellow)) addMoves(view2, site, piece2, moves);
    if (hasPower(powers2, Power.Blue)) addTrades(view2, site, piece2, moves);
    if (hasPower(powers2, Power.Green)) addGrowths(view2, site, piece2, moves);
    if (isMain) addSingles(site, piece2, moves);
  }
  if (attacks) addAttacks(view2, site, moves);
  if (isMain) addResearch(view2, site, moves);
};
var work = (draft, mover, move2) => {
  switch (move2._tag) {
    case "PlaceShip":
      return placeShip(draft, mover, move2);
    case "MoveShip":
      return moveShip(draft, mover, move2);
    case "TradeShip":
      return tradeShip(draft, mover, move2);
    case "GrowShip":
      return growShip(draft, mover, move2);
    case "BuildShip":
      return buildShip(draft, mover, move2);
    case "Destroy":
      return destroy(draft, move2);
    case "Reduce":
      return reduce(draft, move2);
    case "Sacrifice":
      return sacrifice(draft, mover, move2);
    case "Research":
      return research(draft, mover, move2);
    case "Discover":
      return discover(draft, mover, move2);
    case "Enterprise":
      enterprise(draft, move2);
      return nothingRaised;
    case "Revolt":
      revolt(draft, mover, move2);
      return nothingRaised;
    case "Align":
    case "PickPair":
    case "Pass":
    case "Stop":
    case "Decline":
      return nothingRaised;
  }
};
var noUses = { power: -1, uses: 0 };
var usesAfter = (state, move2) => {
  if (move2._tag === "Sacrifice") {
    const piece2 = pieceNumber(move2.ship);
    return { power: colourOf(piece2), uses: sizeOf(piece2) };
  }
  if (move2._tag === "Stop") return noUses;
  const uses = state.phase === "sac" ? state.uses - 1 : state.uses;
  return uses > 0 ? { power: state.power, uses } : noUses;
};
var applyLegal = (state, move2) => {
  if (move2._tag === "Align") return align(state, move2);
  if (move2._tag === "PickPair") return pick(state, move2);
  const draft = draftOf(state);
  const what = work(draft, state.mover, move2);
  const decision = concentrate(draft, state.mover, what);
  const uses = usesAfter(state, move2);
  return settled(state, draft, move2, uses, decision, decision === "none" ? 0 : raisedIn(what));
};
var hadLarge = (state, before, move2) => state.bereft || (largeOf(before) & 1 << state.mover) !== 0 || move2._tag === "Research" && sizeOf(pieceNumber(move2.piece)) === 3;
var goesOn = ({ alignments: alignments2, standings: standings2, revealed }) => ({
  standings: standings2,
  alignments: alignments2,
  revealed,
  ending: "none",
  winners: []
});
var settled = (state, draft, move2, { power: power2, uses }, decision, pending) => {
  const { mover } = state;
  const before = fleetsOf(state.ships);
  const after = fleetsOf(draft.ships);
  const large = hadLarge(state, before, move2);
  const lasts = decision !== "none" || uses > 0;
  const failed = fails(mover, large, after);
  const self = failed && (!lasts || state.settings.selfCheck === "action");
  const others = fallen(state, before, after);
  const verdict = others === 0 && !self ? goesOn(state) : judge(state, others, self);
  if (verdict.ending !== "none") return finished(state, draft, verdict);
  if (self || !lasts) return nextTurn(state, draft, verdict);
  const bereft = large && (largeOf(after) & 1 << mover) === 0;
  return {
    settings: state.settings,
    phase: decision === "none" ? "sac" : decision,
    mover,
    power: power2,
    uses,
    pending,
    bereft,
    revealed: verdict.revealed,
    standings: verdict.standings,
    tieSeat: 0,
    barred: 0,
    systems: draft.systems,
    ships: draft.ships,
    turns: state.turns,
    ending: "none",
    winners: verdict.winners,
    alignments: verdict.alignments,
    picks: state.picks,
    stash: draft.stash
  };
};
var finished = (state, draft, verdict) => ({
  settings: state.settings,
  phase: "over",
  mover: -1,
  power: -1,
  uses: 0,
  pending: 0,
  bereft: false,
  revealed: true,
  standings: verdict.standings,
  tieSeat: 0,
  barred: 0,
  systems: draft.systems,
  ships: draft.ships,
  turns: state.turns,
  ending: verdict.ending,
  winners: verdict.winners,
  alignments: verdict.alignments,
  picks: state.picks,
  stash: draft.stash
});
var nextSeat = (mover, { standings: standings2 }) => {
  const seats = standings2.length;
  let seat = (mover + 1) % seats;
  while (standings2[seat] !== "living" && seat !== mover) seat = (seat + 1) % seats;
  return seat;
};
var isPlacing = ({ phase, settings: settings2, ships: ships2 }) => phase === "place" && ships2.length + 1 < settings2.players;
var nextTurn = (state, draft, verdict) => {
  const { turnLimit: turnLimit2 } = state.settings;
  const turns = turnLimit2 > 0 ? state.turns + 1 : 0;
  if (turnLimit2 > 0 && turns >= turnLimit2)
    return { ...finished(state, draft, { ...verdict, ending: "limit", winners: [] }), turns };
  return {
    settings: state.settings,
    phase: isPlacing(state) ? "place" : "main",
    mover: nextSeat(state.mover, verdict),
    power: -1,
    uses: 0,
    pending: 0,
    bereft: false,
    revealed: verdict.revealed,
    standings: verdict.standings,
    tieSeat: 0,
    barred: 0,
    systems: draft.systems,
    ships: draft.ships,
    turns,
    ending: "none",
    winners: verdict.winners,
    alignments: verdict.alignments,
    picks: state.picks,
    stash: draft.stash
  };
};
var printSystem = (code) => `${numberOf(code)}:${markersOf$1(code).join("") || "H"}`;
var systemPattern = new RegExp(`^([1-9][0-9]?):(?:H|(${piecePattern})(${piecePattern})?)$`);
var fleetPattern = new RegExp(`^[0-4](?:${piecePattern})+$`);
var readSystem = (text) => {
  const [whole2, number, first, second] = systemPattern.exec(text) ?? [];
  return whole2 === void 0 ? void 0 : system(Number(number), pieceNamed(first), pieceNamed(second));
};
var printFleet = (ships2, owner2) => {
  const own = ships2.filter((code) => ownerOf(code) === owner2);
  return own.length === 0 ? "" : `${owner2}${own.map((code) => pieceName(pieceOfShip(code))).join("")}`;
};
var printPlace = (code, ships2) => {
  const here = ships2.filter((one) => systemOf(one) === numberOf(code));
  const fleets = owners.map((owner2) => printFleet(here, owner2)).filter((fleet2) => fleet2 !== "");
  return `${printSystem(code)}=${fleets.join(",")}`;
};
var ascends = (list2) => list2.every((value, index) => index === 0 || value >= (list2[index - 1] ?? 0));
var strictlyAscends = (list2) => list2.every((value, index) => index === 0 || value > (list2[index - 1] ?? 0));
var readFleets = (number, text) => {
  const fleets = text === "" ? [] : text.split(",");
  if (!fleets.every((fleet2) => fleetPattern.test(fleet2))) return void 0;
  if (!strictlyAscends(fleets.map((fleet2) => Number(fleet2[0])))) return void 0;
  const ships2 = fleets.flatMap(
    (fleet2) => (fleet2.slice(1).match(/../g) ?? []).map((name) => ship$1(number, Number(fleet2[0]), pieceNamed(name)))
  );
  return ascends(ships2) ? ships2 : void 0;
};
var readPlace = (text) => {
  const equals = text.indexOf("=");
  const code = equals < 0 ? void 0 : readSystem(text.slice(0, equals));
  const ships2 = code === void 0 ? void 0 : readFleets(numberOf(code), text.slice(equals + 1));
  return code === void 0 || ships2 === void 0 ? void 0 : { systems: [code], ships: ships2 };
};
var readSystems = (text) => {
  if (text === "-") return right({ systems: [], ships: [] });
  const texts = text.split(";");
  const places = texts.map(readPlace);
  const wrong = places.indexOf(void 0);
  if (wrong >= 0) return left(fault(["systems"], `${show(texts[wrong])} is not well formed`, "IT-10.1"));
  const read = places.filter((place) => place !== void 0);
  const systems = read.flatMap((place) => place.systems);
  if (!strictlyAscends(systems.map(numberOf)))
    return left(fault(["systems"], "the systems are not in the order of their numbers", "IT-10.1"));
  return right({ systems, ships: read.flatMap((place) => place.ships) });
};
var longest$1 = 2e3;
var malformed = (path, text) => left(fault([path], `${show(text)} is not well formed`, "IT-10.1"));
var optional = (path, text, value) => value === void 0 ? malformed(path, text) : right(value);
var turned = (letters2) => (
  // The keys of the table are all there is in it.
  new Map(Object.keys(letters2).map((key) => [letters2[key], key]))
);
var alignmentLetters = { unchosen: ".", good: "G", evil: "E", hidden: "?" };
var standingLetters = { living: "+", eliminated: "x", selfEliminated: "s" };
var alignmentsByLetter = turned(alignmentLetters);
var standingsByLetter = turned(standingLetters);
var endings = ["evil", "good", "last", "void", "limit"];
var readLetters = (byLetter, text, players) => {
  if (text.length !== players) return void 0;
  const read = [...text].map((letter) => byLetter.get(letter)).filter((value) => value !== void 0);
  return read.length === players ? read : void 0;
};
var printSettings = ({ players, selfCheck, fallenGood, turnLimit: turnLimit2 }) => [
  players,
  selfCheck === "turn" ? "t" : "",
  fallenGood === "lose" ? "d" : "",
  turnLimit2 > 0 ? `L${turnLimit2}` : ""
].join("");
var readSettings = (text) => {
  const [whole2, count, turn, lose, limit2] = /^([2-5])(t?)(d?)(?:L([0-9]{1,4}))?$/.exec(text) ?? [];
  const players = playerCounts.find((number) => String(number) === count);
  const turnLimit2 = limit2 === void 0 ? 0 : wholeNumber(limit2, turnLimits.min, turnLimits.max);
  if (whole2 === void 0 || players === void 0 || turnLimit2 === void 0) return void 0;
  return {
    players,
    selfCheck: turn === "t" ? "turn" : "action",
    fallenGood: lose === "d" ? "lose" : "share",
    turnLimit: turnLimit2
  };
};
var printUses = ({ power: power2, uses }) => `${colours$1[power2] ?? "?"}${uses}`;
var printPhase = (field) => {
  const star = field.bereft ? "*" : "";
  switch (field.phase) {
    case "align":
    case "pick":
    case "place":
    case "main":
      return field.phase;
    case "sac":
      return `sac:${printUses(field)}${star}`;
    case "ent":
    case "rev":
      return `${field.phase}:${field.pending}${field.uses > 0 ? `:${printUses(field)}` : ""}${star}`;
    case "over":
      return `over:${field.ending}:${field.winners.join("") || "-"}`;
  }
};
var resting = {
  phase: "main",
  power: -1,
  uses: 0,
  pending: 0,
  bereft: false,
  ending: "none",
  winners: []
};
var readWinners = (text) => {
  const winners = owners.filter((seat) => text.includes(String(seat)));
  return (winners.join("") || "-") === text ? winners : void 0;
};
var readPhase = (text) => {
  const plain = ["align", "pick", "place", "main"].find((phase) => phase === text);
  if (plain !== void 0) return { ...resting, phase: plain };
  return readOver(text) ?? readUse(text);
};
var readOver = (text) => {
  const [, how, who = ""] = /^over:([a-z]{4,5}):([0-4]{1,5}|-)$/.exec(text) ?? [];
  const ending = endings.find((name) => name === how);
  const winners = readWinners(who);
  return ending === void 0 || winners === void 0 ? void 0 : { ...resting, phase: "over", ending, winners };
};
var readUse = (text) => {
  const [whole2, name = "", system2 = "", colour = "", uses = "", star] = /^(sac|ent(?=:[0-9])|rev(?=:[0-9]))(?::([1-9][0-9]?))?(?::([RYGB])([1-3]))?(\*?)$/.exec(text) ?? [];
  const phase = phases.find((known2) => known2 === name);
  if (whole2 === void 0 || phase === void 0) return void 0;
  const isSac = phase === "sac";
  if (isSac !== (system2 === "") || isSac && uses === "") return void 0;
  return {
    ...resting,
    phase,
    power: colour === "" ? -1 : colours$1.findIndex((letter) => letter === colour),
    uses: Number(uses),
    pending: Number(system2),
    bereft: star === "*"
  };
};
var printPick = (pick2) => pick2 === "unpicked" ? "-" : pick2 === "hidden" ? "????" : pick2;
var readPick = (text) => {
  if (text === "-") return "unpicked";
  if (text === "????") return "hidden";
  return isPair(text) ? text : void 0;
};
var barredNames = (bits) => pieceNames.filter((_, piece2) => (bits & 1 << piece2) !== 0);
var barredBits = (names) => names.reduce((bits, name) => bits | 1 << pieceNumber(name), 0);
var printSetup = ({ phase, tieSeat, picks: picks2, barred: barred2 }) => {
  if (phase !== "align" && phase !== "pick") return "-";
  return `${tieSeat}:${picks2.map(printPick).join(",")}${barred2 === 0 ? "" : `!${barredNames(barred2).join("")}`}`;
};
var setupPattern = new RegExp(`^([0-4]):([^!]*)(?:!((?:${piecePattern}){1,12}))?$`);
var readSetup = (text, phase, players) => {
  if (phase !== "align" && phase !== "pick") return text === "-" ? { tieSeat: 0, picks: [], barred: 0 } : void 0;
  const [whole2, tie, list2 = "", types2 = ""] = setupPattern.exec(text) ?? [];
  const picks2 = list2.split(",").map(readPick);
  const read = picks2.filter((pick2) => pick2 !== void 0);
  const barred2 = barredBits(pieceNames.filter((name) => types2.includes(name)));
  const tieSeat = owners.find((seat) => seat < players && String(seat) === tie);
  if (whole2 === void 0 || tieSeat === void 0 || picks2.length !== players || read.length !== players)
    return void 0;
  return barredNames(barred2).join("") === types2 ? { tieSeat, picks: read, barred: barred2 } : void 0;
};
var printPosition = (position2) => [
  printSettings(position2.settings),
  printPhase(position2),
  position2.mover < 0 ? "-" : position2.mover,
  position2.alignments.map((one) => alignmentLetters[one]).join("") + (position2.revealed ? "!" : ""),
  position2.standings.map((one) => standingLetters[one]).join(""),
  printSetup(position2),
  position2.systems.map((code) => printPlace(code, position2.ships)).join(";") || "-",
  position2.settings.turnLimit === 0 ? "-" : position2.turns
].join(" ");
var readMover = (text, phase, players) => {
  if (phase === "over") return text === "-" ? -1 : void 0;
  return owners.find((seat) => seat < players && String(seat) === text);
};
var readTurns = (text, { turnLimit: turnLimit2 }) => turnLimit2 === 0 ? text === "-" ? 0 : void 0 : wholeNumber(text, 0, turnLimits.max);
var readSeats = ([alignmentText2, standingText2, setupText], phase, { players }) => {
  const revealed = alignmentText2.endsWith("!");
  const alignments2 = readLetters(alignmentsByLetter, alignmentText2.slice(0, revealed ? -1 : void 0), players);
  if (alignments2 === void 0) return malformed("alignments", alignmentText2);
  const standings2 = readLetters(standingsByLetter, standingText2, players);
  if (standings2 === void 0) return malformed("standings", standingText2);
  const setup2 = readSetup(setupText, phase, players);
  return setup2 === void 0 ? malformed("picks", setupText) : right({ alignments: alignments2, revealed, standings: standings2, ...setup2 });
};
var parsePosition = (text) => {
  const fields = text.split(" ");
  if (fields.length !== 8) return left(fault([], `a position has eight fields, not ${fields.length}`, "IT-10.1"));
  const [
    rules2 = "",
    phaseText2 = "",
    moverText = "",
    alignments2 = "",
    standings2 = "",
    setup2 = "",
    table2 = "",
    count = ""
  ] = fields;
  const settings2 = readSettings(rules2);
  if (settings2 === void 0) return malformed("settings", rules2);
  const phase = readPhase(phaseText2);
  if (phase === void 0) return malformed("phase", phaseText2);
  const mover = readMover(moverText, phase.phase, settings2.players);
  if (mover === void 0) return malformed("mover", moverText);
  const seats = readSeats([alignments2, standings2, setup2], phase.phase, settings2);
  if (isLeft(seats)) return seats;
  return chain(
    readSystems(table2),
    (pieces) => chain(
      optional("turns", count, readTurns(count, settings2)),
      (turns) => right({ settings: settings2, ...phase, mover, ...seats.right, ...pieces, turns })
    )
  );
};
var isSetup = ({ phase }) => phase === "align" || phase === "pick";
var isOver = ({ phase }) => phase === "over";
var isPending = ({ phase }) => phase === "ent" || phase === "rev";
var isUnderWay = ({ phase }) => phase === "main" || phase === "sac" || phase === "ent" || phase === "rev";
var seatsOf = ({ settings: settings2 }) => owners.slice(0, settings2.players);
var livingSeats = (view2) => seatsOf(view2).filter((seat) => isLiving(view2, seat));
var isAnyEliminated = ({ standings: standings2 }) => standings2.includes("eliminated");
var hasShip = ({ ships: ships2 }, seat) => ships2.some((code) => ownerOf(code) === seat);
var hasLarge = ({ ships: ships2 }, seat) => ships2.some((code) => ownerOf(code) === seat && sizeOf(pieceOfShip(code)) === 3);
var isCrowded = ({ ships: ships2 }, code, wanted2) => coloured(ships2, numberOf(code), wanted2) >= concentration;
var isInOrder = (view2, hasChosen) => seatsOf(view2).every((seat) => hasChosen(seat) === seat < view2.mover);
var isPlacedInOrder = (view2) => {
  const { ships: ships2, mover, settings: settings2 } = view2;
  const before = Array.from(
    { length: ships2.length },
    (_, step) => (mover + settings2.players - 1 - step) % settings2.players
  );
  return ships2.length < settings2.players && before.every(
    (seat) => ships2.filter((code) => ownerOf(code) === seat && sizeOf(pieceOfShip(code)) === 1).length === 1
  );
};
var isStartTable = ({ systems, settings: settings2 }) => systems.length === 2 * settings2.players && systems.every((code, index) => numberOf(code) === index + 1 && !isHyperspace(code) && secondMarker(code) === noPiece);
var pendingColour = ({ phase }) => phase === "ent" ? Power.Blue : Power.Green;
var ownsConcentrated = (view2) => view2.ships.some(
  (code) => systemOf(code) === view2.pending && ownerOf(code) === view2.mover && colourOf(pieceOfShip(code)) === pendingColour(view2)
);
var canDecide = (view2) => view2.phase === "ent" ? canEnterprise(view2, view2.pending) : canRevolt(view2, view2.pending, view2.mover);
var winnersOf = (view2) => {
  const { ending, alignments: alignments2, standings: standings2, settings: settings2, turns, winners } = view2;
  const living = livingSeats(view2);
  switch (ending) {
    case "evil": {
      const [winner] = winners;
      const fits = winner !== void 0 && isLiving(view2, winner) && alignments2[winner] === "evil";
      return fits && isAnyEliminated(view2) ? [winner] : void 0;
    }
    case "good":
      return living.length > 0 && living.every((seat) => alignments2[seat] === "good") && isAnyEliminated(view2) ? seatsOf(view2).filter(
        (seat) => isLiving(view2, seat) || settings2.fallenGood === "share" && standings2[seat] === "eliminated" && alignments2[seat] === "good"
      ) : void 0;
    case "last":
      return living.length === 1 ? living : void 0;
    case "void":
      return living.length === 0 ? [] : void 0;
    case "limit":
      return living.length >= 2 && settings2.turnLimit > 0 && turns === settings2.turnLimit ? [] : void 0;
    case "none":
      return void 0;
  }
};
var always = [
  {
    rule: "IT-10.4",
    path: "systems",
    text: "the number of a system is not one of 1 to 60",
    holds: ({ systems }) => systems.every((code) => numberOf(code) <= pieceCount)
  },
  {
    rule: "IT-10.4",
    path: "systems",
    text: "the second marker of a system is not smaller than the first",
    holds: ({ systems }) => systems.every((code) => secondMarker(code) === noPiece || sizeOf(secondMarker(code)) < sizeOf(firstMarker(code)))
  },
  {
    rule: "IT-10.4",
    path: "systems",
    text: "a hyperspace is empty",
    holds: ({ systems, ships: ships2 }) => systems.every((code) => !isHyperspace(code) || shipsIn(ships2, numberOf(code)) > 0)
  },
  {
    rule: "IT-10.4",
    path: "ships",
    text: "a ship belongs to no seat at the table",
    holds: ({ ships: ships2, settings: settings2 }) => ships2.every((code) => ownerOf(code) < settings2.players)
  },
  {
    rule: "IT-10.4",
    path: "ships",
    text: "five red ships in a system are an Armageddon",
    holds: (view2) => !view2.systems.some((code) => isCrowded(view2, code, Power.Red))
  },
  {
    rule: "IT-10.4",
    path: "ships",
    text: "five yellow ships are in a system with a marker",
    holds: (view2) => view2.systems.every((code) => isHyperspace(code) || !isCrowded(view2, code, Power.Yellow))
  },
  {
    rule: "IT-10.4",
    path: "ships",
    text: "an eliminated seat has a large ship",
    holds: (view2) => seatsOf(view2).every((seat) => isLiving(view2, seat) || !hasLarge(view2, seat))
  },
  {
    rule: "IT-10.4",
    path: "alignments",
    text: "an alignment is not chosen yet",
    holds: ({ phase, alignments: alignments2 }) => phase === "align" || !alignments2.includes("unchosen")
  }
];
var notOver = [
  { rule: "IT-10.4", path: "mover", text: "the mover is not living", holds: (view2) => isLiving(view2, view2.mover) },
  {
    rule: "IT-10.4",
    path: "turns",
    text: "the turn limit is reached",
    holds: ({ settings: settings2, turns }) => settings2.turnLimit === 0 || turns < settings2.turnLimit
  },
  {
    rule: "IT-10.4",
    path: "revealed",
    text: "alignments are public before a seat eliminated another, or secret after it",
    holds: (view2) => view2.revealed === isAnyEliminated(view2)
  },
  {
    rule: "IT-10.4",
    path: "alignments",
    text: "all living seats are Good, so they have won",
    holds: (view2) => !view2.revealed || livingSeats(view2).some((seat) => view2.alignments[seat] === "evil")
  },
  {
    rule: "IT-10.4",
    path: "bereft",
    text: "the test is deferred without selfCheck turn, or for a mover with a large ship",
    holds: (view2) => !view2.bereft || view2.settings.selfCheck === "turn" && !hasLarge(view2, view2.mover)
  }
];
var settingUp = [
  {
    rule: "IT-10.4",
    path: "systems",
    text: "there are systems before the first ship",
    holds: ({ systems }) => systems.length === 0
  },
  {
    rule: "IT-10.4",
    path: "turns",
    text: "a turn is completed before the first ship",
    holds: ({ turns }) => turns === 0
  },
  {
    rule: "IT-10.4",
    path: "alignments",
    text: "a seat before the mover has not chosen, or one after it has",
    holds: (view2) => view2.phase !== "align" || isInOrder(view2, (seat) => view2.alignments[seat] !== "unchosen")
  },
  {
    rule: "IT-10.4",
    path: "picks",
    text: "something is picked or barred before the alignments are chosen",
    holds: ({ phase, picks: picks2, barred: barred2 }) => phase !== "align" || barred2 === 0 && picks2.every((pick2) => pick2 === "unpicked")
  },
  {
    rule: "IT-10.4",
    path: "picks",
    text: "a seat before the mover has not picked, or one after it has",
    holds: (view2) => view2.phase !== "pick" || isInOrder(view2, (seat) => view2.picks[seat] !== "unpicked")
  },
  {
    rule: "IT-10.4",
    path: "picks",
    text: "a barred twin is picked",
    holds: ({ picks: picks2, barred: barred2 }) => picks2.every((pick2) => pick2 === "unpicked" || pick2 === "hidden" || !isBarred(barred2, pick2))
  }
];
var nobodyOut = {
  rule: "IT-10.4",
  path: "standings",
  text: "a seat is out before phase main",
  holds: (view2) => livingSeats(view2).length === view2.settings.players
};
var placing = [
  {
    rule: "IT-10.4",
    path: "systems",
    text: "the systems are not two for each seat, with one marker each",
    holds: isStartTable
  },
  {
    rule: "IT-10.4",
    path: "ships",
    text: "the ships placed are not one small ship of each seat before the mover",
    holds: isPlacedInOrder
  }
];
var underWay = [
  {
    rule: "IT-10.4",
    path: "standings",
    text: "fewer than two seats are living",
    holds: (view2) => livingSeats(view2).length >= 2
  },
  {
    rule: "IT-10.4",
    path: "ships",
    text: "a living seat has no ship",
    holds: (view2) => livingSeats(view2).every(
      (seat) => hasShip(view2, seat) || seat === view2.mover && view2.phase === "sac" && view2.settings.selfCheck === "turn"
    )
  }
];
var deciding = [
  {
    rule: "IT-10.4",
    path: "pending",
    text: "there is no such system",
    holds: (view2) => hasSystem(view2, view2.pending)
  },
  {
    rule: "IT-10.4",
    path: "pending",
    text: "there is no concentration of a colour of which the mover has a ship",
    holds: (view2) => ownsConcentrated(view2) && isCrowded(view2, systemAt(view2, view2.pending), pendingColour(view2))
  },
  { rule: "IT-10.4", path: "pending", text: "nothing can be decided there", holds: canDecide },
  {
    rule: "IT-10.4",
    path: "uses",
    text: "the uses that are left are more than two, or not of yellow or blue",
    holds: ({ power: power2, uses }) => uses === 0 || uses <= 2 && (power2 === Power.Yellow || power2 === Power.Blue)
  }
];
var ended = [
  {
    rule: "IT-10.4",
    path: "revealed",
    text: "alignments are secret at the end",
    holds: ({ revealed }) => revealed
  },
  {
    rule: "IT-10.4",
    path: "turns",
    text: "the number of turns does not fit an end by the limit, or by anything else",
    holds: ({ ending, settings: settings2, turns }) => settings2.turnLimit === 0 || (ending === "limit" ? turns === settings2.turnLimit : turns < settings2.turnLimit)
  },
  {
    rule: "IT-10.4",
    path: "winners",
    text: "this ending does not fit the position",
    holds: (view2) => {
      var _a;
      return ((_a = winnersOf(view2)) == null ? void 0 : _a.join()) === view2.winners.join();
    }
  }
];
var arePicksMasked = ({ alignments: alignments2, picks: picks2 }) => {
  const isMasked = alignments2.includes("hidden");
  return picks2.every(
    (pick2, seat) => pick2 === "unpicked" || pick2 === "hidden" === (isMasked && alignments2[seat] === "hidden")
  );
};
var masks = [
  {
    rule: "IT-9.1",
    path: "alignments",
    text: "an alignment is hidden although alignments are public",
    holds: ({ revealed, alignments: alignments2 }) => !revealed || !alignments2.includes("hidden")
  },
  {
    rule: "IT-9.1",
    path: "alignments",
    text: "a view shows the alignments of several seats, but not of all",
    holds: ({ alignments: alignments2 }) => !alignments2.includes("hidden") || alignments2.filter((one) => one === "good" || one === "evil").length <= 1
  },
  {
    rule: "IT-9.2",
    path: "picks",
    text: "a view hides the pick of the seat whose alignment it shows, or shows another",
    holds: arePicksMasked
  }
];
var invariantsOf = (view2) => [
  ...masks,
  ...always,
  ...isOver(view2) ? ended : notOver,
  ...isSetup(view2) ? settingUp : [],
  ...isSetup(view2) || view2.phase === "place" ? [nobodyOut] : [],
  ...view2.phase === "place" ? placing : [],
  ...isUnderWay(view2) ? underWay : [],
  ...isPending(view2) ? deciding : []
];
var completeView = (position2) => {
  const stash2 = stashOf(position2);
  const short = shortOf(stash2);
  if (short !== void 0) return left(fault(["systems"], `too many ${short} (IT-1.1)`, "IT-10.4"));
  const view2 = withStash(position2, stash2);
  return validate(invariantsOf(view2))(view2);
};
var isOpen = (view2) => !view2.alignments.includes("hidden") && !view2.picks.includes("hidden");
var complete = (position2) => chain(
  completeView(position2),
  (view2) => isOpen(view2) ? right(view2) : left(fault(["alignments"], "this is a view, no position: something is hidden", "IT-10.4"))
);
var withStash = (position2, stash2) => ({
  settings: position2.settings,
  phase: position2.phase,
  mover: position2.mover,
  power: position2.power,
  uses: position2.uses,
  pending: position2.pending,
  bereft: position2.bereft,
  revealed: position2.revealed,
  standings: position2.standings,
  tieSeat: position2.tieSeat,
  barred: position2.barred,
  systems: position2.systems,
  ships: position2.ships,
  turns: position2.turns,
  ending: position2.ending,
  winners: position2.winners,
  alignments: position2.alignments,
  picks: position2.picks,
  stash: stash2
});
var positionText = notation({
  rule: "IT-10.1",
  longest: longest$1,
  print: printPosition,
  parse: (text) => chain(parsePosition(text), complete)
});
var viewText = notation({
  rule: "IT-10.1",
  longest: longest$1,
  print: printPosition,
  parse: (text) => chain(parsePosition(text), completeView)
});
var limit = whole(turnLimits.min, turnLimits.max);
var turnLimit = leaf(
  `0 or a whole number from ${turnLimits.min} to ${turnLimits.max}`,
  (u) => u === 0 && !Object.is(u, -0) || limit.is(u),
  { anyOf: [{ const: 0 }, schemaOf(limit)] }
);
var optionTable = {
  players: { rule: "IT-0.1", cited: true, codec: oneOf(...playerCounts), default: 4, meaning: "how many play" },
  selfCheck: {
    rule: "IT-0.2",
    cited: true,
    codec: oneOf("action", "turn"),
    default: "action",
    meaning: "when the mover's own elimination is looked at"
  },
  fallenGood: {
    rule: "IT-0.3",
    cited: true,
    codec: oneOf("share", "lose"),
    default: "share",
    meaning: "whether Good seats eliminated by others share a Good victory"
  },
  firstTie: {
    rule: "IT-0.4",
    cited: true,
    codec: oneOf("low", "random"),
    default: "low",
    meaning: "from which seat a tie for the first player is broken: seat 0, or drawn"
  },
  turnLimit: {
    rule: "IT-0.5",
    cited: true,
    codec: turnLimit,
    default: 0,
    meaning: "the game is drawn after so many completed turns; 0: none. Hosts should set one"
  }
};
var options = ruled("IT-0.6", optionsOf("IceTraders options", optionTable));
var defaultOptions = constant(defaultsOf(optionTable));
var power = described(
  new t.Type(
    "a colour letter or null",
    (u) => whole(-1, 3).is(u),
    (u, context) => {
      const index = u === null ? -1 : colours$1.findIndex((letter) => letter === u);
      return index >= 0 || u === null ? t.success(index) : t.failure(u, context, `${show(u)} is not R, Y, G, B or null`);
    },
    (index) => colours$1[index] ?? null
  ),
  { enum: [...colours$1, null] }
);
var types = list(piece$1, 0, pieceNames.length);
var barred = described(
  new t.Type(
    "barred types",
    (u) => whole(0, 4095).is(u),
    (u, context) => {
      const read = types.validate(u, context);
      if (read._tag === "Left") return read;
      const bits = barredBits(read.right);
      return barredNames(bits).join() === read.right.join() ? t.success(bits) : t.failure(u, context, "types are in canonical order, each once");
    },
    barredNames
  ),
  schemaOf(types)
);
var isCode = (u) => whole(0, 65535).is(u);
var readWith = (what, read) => (text) => {
  const code = read(text);
  return code === void 0 ? left(fault([], `${show(text)} is not ${what}`, "IT-10.1")) : right(code);
};
var systemCode = described(
  byText('a system such as "2:B3G2"', isCode, readWith("a system", readSystem), printSystem),
  { type: "string", pattern: `^[1-9][0-9]?:(H|(${piecePattern}){1,2})$` }
);
var printShip = (code) => `${ownerOf(code)}${pieceName(pieceOfShip(code))}@${systemOf(code)}`;
var shipPattern = new RegExp(`^([0-4])(${piecePattern})@([1-9][0-9]?)$`);
var readShip = (text) => {
  const [, seat, name, number] = shipPattern.exec(text) ?? [];
  const type = pieceNamed(name);
  return type < 0 ? void 0 : ship$1(Number(number), Number(seat), type);
};
var shipCode = described(byText('a ship such as "0G3@2"', isCode, readWith("a ship", readShip), printShip), {
  type: "string",
  pattern: `^[0-4]${piecePattern}@[1-9][0-9]?$`
});
var { firstTie: _atSetup, ...lasting } = optionTable;
var settings = exact("settings", codecsOf(lasting));
var perSeat = (item) => list(item, playerCounts[0], owners.length);
var table = {
  settings,
  phase: oneOf(...phases),
  mover: whole(-1, owners.length - 1),
  power,
  uses: whole(0, 3),
  pending: whole(0, pieceCount),
  bereft: boolean,
  revealed: boolean,
  standings: perSeat(oneOf("living", "eliminated", "selfEliminated")),
  tieSeat: whole(0, owners.length - 1),
  barred,
  systems: list(systemCode, 0, pieceCount),
  ships: list(shipCode, 0, pieceCount),
  turns: whole(0, turnLimits.max),
  ending: oneOf("none", "evil", "good", "last", "void", "limit"),
  winners: list(owner, 0, owners.length)
};
var alignment = oneOf("unchosen", "good", "evil");
var seenAlignment = oneOf("unchosen", "good", "evil", "hidden");
var picked = leaf("a pick", (u) => u === "unpicked" || isPair(u), { enum: ["unpicked", ...pairs] });
var seenPicked = leaf("a pick", (u) => u === "hidden" || picked.is(u), {
  enum: ["unpicked", "hidden", ...pairs]
});
var position = ruled(
  "IT-10.1",
  exact("an IceTraders position", {
    ...table,
    alignments: perSeat(alignment),
    picks: list(picked, 0, owners.length)
  })
);
var viewPosition = ruled(
  "IT-10.1",
  exact("an IceTraders view", {
    ...table,
    alignments: perSeat(seenAlignment),
    picks: list(seenPicked, 0, owners.length)
  })
);
var positionKeys = [
  ...[
    "settings",
    "phase",
    "mover",
    "power",
    "uses",
    "pending",
    "bereft",
    "revealed",
    "standings",
    "tieSeat"
  ],
  ...["barred", "systems", "ships", "turns", "ending", "winners", "alignments", "picks"]
];
var agreeing = (given) => chain(parsePosition(printPosition(given)), (read) => {
  const odd = positionKeys.find((key) => JSON.stringify(read[key]) !== JSON.stringify(given[key]));
  return odd === void 0 ? right(given) : left(fault([odd], "does not agree with the other fields", "IT-10.1"));
});
var Options = options;
var State = ruled(
  "IT-10.1",
  completed(position, positionKeys, (given) => chain(agreeing(given), complete))
);
var View = ruled(
  "IT-10.1",
  completed(
    viewPosition,
    positionKeys,
    (given) => chain(agreeing(given), completeView)
  )
);
var Move = move;
var longest = 1e3;
var moveText = notation({
  rule: "IT-10.2",
  longest,
  print: (move2) => {
    switch (move2._tag) {
      case "Align":
        return move2.alignment;
      case "PickPair":
        return `pick:${move2.pair}`;
      case "PlaceShip":
        return `place:${move2.piece}@${move2.system}`;
      case "MoveShip":
        return `move:${move2.ship}@${move2.from}-${move2.to}`;
      case "TradeShip":
        return `trade:${move2.ship}@${move2.system}=${move2.piece}`;
      case "GrowShip":
        return `grow:${move2.ship}@${move2.system}=${move2.piece}`;
      case "BuildShip":
        return `build:${move2.piece}@${move2.system}`;
      case "Destroy":
        return `destroy:${move2.owner}${move2.ship}@${move2.system}`;
      case "Reduce":
        return `reduce:${move2.owner}${move2.ship}@${move2.system}`;
      case "Sacrifice":
        return `sac:${move2.ship}@${move2.system}`;
      case "Research":
        return `rd:${move2.ships.join("")}@${move2.system}=${move2.piece}`;
      case "Discover":
        return `found:${move2.ship}@${move2.system}`;
      case "Pass":
        return "pass";
      case "Stop":
        return "stop";
      case "Enterprise":
        return `enterprise:${move2.piece}@${move2.system}`;
      case "Revolt":
        return `revolt:${move2.owner}${move2.ship}@${move2.system}`;
      case "Decline":
        return "decline";
    }
  },
  parse: (text) => {
    const move2 = readMove(text);
    if (move2 !== void 0) return right(move2);
    return readMove(text.replaceAll(hugeNumber, noSystem)) === void 0 ? left(fault([], `${show(text)} is no move notation`, "IT-10.2")) : left(fault([], `there is no system with the number that ${show(text)} names`, "IT-1.3"));
  }
});
var hugeNumber = /[1-9][0-9]{15,}/g;
var noSystem = "61";
var isPieceName = (text) => pieceNames.some((name) => name === text);
var numberPattern = /^(?:0|[1-9][0-9]{0,14})$/;
var partsPattern = new RegExp(`^([0-4]?)((?:${piecePattern}){1,3})@([0-9]+)(?:-([0-9]+))?(?:=(${piecePattern}))?$`);
var readParts = (text) => {
  const [whole2, owner2 = "", ships2 = "", system2 = "", to = "", piece2 = ""] = partsPattern.exec(text) ?? [];
  if (whole2 === void 0 || !numberPattern.test(system2) || to !== "" && !numberPattern.test(to)) return void 0;
  return {
    owner: owner2,
    ships: [ships2.slice(0, 2), ships2.slice(2, 4), ships2.slice(4, 6)].filter(isPieceName),
    system: Number(system2),
    to,
    piece: isPieceName(piece2) ? piece2 : void 0
  };
};
var ownerNamed = (text) => owners.find((owner2) => String(owner2) === text);
var readMove = (text) => {
  switch (text) {
    case "good":
    case "evil":
      return { _tag: "Align", alignment: text };
    case "pass":
      return { _tag: "Pass" };
    case "stop":
      return { _tag: "Stop" };
    case "decline":
      return { _tag: "Decline" };
  }
  const colon = text.indexOf(":");
  const [verb2, rest] = [text.slice(0, colon), text.slice(colon + 1)];
  if (colon < 0) return void 0;
  if (verb2 === "pick") return isPair(rest) ? { _tag: "PickPair", pair: rest } : void 0;
  const parts2 = readParts(rest);
  return parts2 === void 0 ? void 0 : moveOf(verb2, parts2);
};
var moveOf = (verb2, parts2) => {
  if (verb2 === "rd") return researchOf(parts2);
  const [ship2, more] = parts2.ships;
  if (ship2 === void 0 || more !== void 0) return void 0;
  if (parts2.owner !== "") return attackOf(verb2, ship2, parts2);
  if (parts2.to !== "") return verb2 === "move" ? moveShipOf(ship2, parts2) : void 0;
  return parts2.piece === void 0 ? shipMoveOf(verb2, ship2, parts2) : exchangeOf(verb2, ship2, parts2.piece, parts2);
};
var researchOf = ({ owner: owner2, ships: ships2, system: system2, to, piece: piece2 }) => {
  const [a, b, c] = ships2;
  if (owner2 !== "" || to !== "" || piece2 === void 0 || a === void 0 || b === void 0 || c === void 0)
    return void 0;
  return isSorted([a, b, c]) ? { _tag: "Research", ships: [a, b, c], system: system2, piece: piece2 } : void 0;
};
var moveShipOf = (ship2, { system: system2, to, piece: piece2 }) => piece2 === void 0 ? { _tag: "MoveShip", ship: ship2, from: system2, to: Number(to) } : void 0;
var attackOf = (verb2, ship2, parts2) => {
  const owner2 = ownerNamed(parts2.owner);
  if (owner2 === void 0 || parts2.to !== "" || parts2.piece !== void 0) return void 0;
  switch (verb2) {
    case "destroy":
      return { _tag: "Destroy", owner: owner2, ship: ship2, system: parts2.system };
    case "reduce":
      return { _tag: "Reduce", owner: owner2, ship: ship2, system: parts2.system };
    case "revolt":
      return { _tag: "Revolt", owner: owner2, ship: ship2, system: parts2.system };
    default:
      return void 0;
  }
};
var exchangeOf = (verb2, ship2, piece2, { system: system2 }) => {
  switch (verb2) {
    case "trade":
      return { _tag: "TradeShip", ship: ship2, system: system2, piece: piece2 };
    case "grow":
      return { _tag: "GrowShip", ship: ship2, system: system2, piece: piece2 };
    default:
      return void 0;
  }
};
var shipMoveOf = (verb2, ship2, { system: system2 }) => {
  switch (verb2) {
    case "place":
      return { _tag: "PlaceShip", piece: ship2, system: system2 };
    case "build":
      return { _tag: "BuildShip", piece: ship2, system: system2 };
    case "enterprise":
      return { _tag: "Enterprise", piece: ship2, system: system2 };
    case "sac":
      return { _tag: "Sacrifice", ship: ship2, system: system2 };
    case "found":
      return { _tag: "Discover", ship: ship2, system: system2 };
    default:
      return void 0;
  }
};
var score = (view2) => view2.standings.map((_, seat) => Number(view2.winners.some((winner) => winner === seat)));
var outcome = (view2) => view2.ending === "none" ? none : some({ ...wonBy(everyoneAlone(view2.settings.players), view2.winners), reason: view2.ending });
var material = (view2) => owners.slice(0, view2.settings.players).map(
  (seat) => isLiving(view2, seat) ? view2.ships.filter((code) => ownerOf(code) === seat).reduce((sum, code) => sum + sizeOf(pieceOfShip(code)), 0) : 0
);
var alignmentText = (alignment2) => {
  switch (alignment2) {
    case "unchosen":
      return "not chosen";
    case "good":
      return "Good";
    case "evil":
      return "Evil";
    case "hidden":
      return "hidden";
  }
};
var standingText = (standing2) => {
  switch (standing2) {
    case "living":
      return "living";
    case "eliminated":
      return "eliminated by another seat";
    case "selfEliminated":
      return "eliminated by itself";
  }
};
var colourNames = ["red", "yellow", "green", "blue"];
var powerNames = ["attacks", "moves", "growth and building", "trades"];
var counted = (names) => pieceNames.map((name) => ({ name, count: names.filter((other) => other === name).length })).filter(({ count }) => count > 0).map(({ name, count }) => count === 1 ? name : `${count}x${name}`).join(" ");
var seatNumbers = ({ settings: settings2 }) => Array.from({ length: settings2.players }, (_, seat) => seat);
var markerText = (code) => {
  const markers = markersOf$1(code);
  return markers.length === 0 ? "hyperspace" : markers.join("+");
};
var connectionText = ({ systems }, code) => {
  if (isHyperspace(code)) return systems.length > 1 ? "all, one way" : "-";
  return systems.filter((other) => areConnected(code, other)).map(numberOf).join(" ") || "-";
};
var shipText = ({ ships: ships2 }, code, seat) => counted(
  ships2.filter((one) => systemOf(one) === numberOf(code) && ownerOf(one) === seat).map((one) => pieceName(pieceOfShip(one)))
);
var systemRow = (view2, code) => [
  String(numberOf(code)) + (view2.pending === numberOf(code) ? "*" : ""),
  markerText(code),
  connectionText(view2, code),
  ...seatNumbers(view2).map((seat) => shipText(view2, code, seat) || ".")
];
var columns$1 = (rows) => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows.map(
    (row) => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join("  ").trimEnd()
  );
};
var systemLines = (view2) => view2.systems.length === 0 ? ["No systems yet."] : columns$1([
  ["System", "marker", "connected to", ...seatNumbers(view2).map((seat) => `ships of ${seat}`)],
  ...view2.systems.map((code) => systemRow(view2, code))
]);
var pickText$1 = (pick2) => pick2 === "unpicked" ? "not picked" : pick2;
var seatLines = (view2) => {
  const worth = material(view2);
  const isPicking = view2.picks.length > 0;
  return columns$1([
    ["Seat", "alignment", isPicking ? "pick" : "material", "standing"],
    ...seatNumbers(view2).map((seat) => [
      `${seat}${view2.mover === seat ? " >" : ""}`,
      alignmentText(view2.alignments[seat] ?? "hidden"),
      isPicking ? pickText$1(view2.picks[seat] ?? "hidden") : String(worth[seat] ?? 0),
      standingText(view2.standings[seat] ?? "living")
    ])
  ]);
};
var usesText$1 = ({ power: power2, uses }) => uses === 0 ? "" : ` ${uses} ${uses === 1 ? "use" : "uses"} of ${colourNames[power2] ?? "no"} left (${powerNames[power2] ?? "nothing"}, by ships that are not ${colourNames[power2] ?? "of it"}).`;
var bereftText = ({ bereft }) => bereft ? " Its last large ship is gone: without a new one it is out when the turn ends." : "";
var endingText$1 = ({ ending, winners }) => {
  const who = winners.length === 0 ? "nobody wins" : `seat ${winners.join(" and ")} wins`;
  return `The game is over (${ending}): ${who}.`;
};
var phaseText = (view2) => {
  const who = `Seat ${view2.mover}`;
  switch (view2.phase) {
    case "align":
      return `${who} chooses its alignment.`;
    case "pick":
      return `${who} picks two pieces, which become systems.`;
    case "place":
      return `${who} places its first ship.`;
    case "main":
      return `${who} has its turn.`;
    case "sac":
      return `${who} has sacrificed a ship.`;
    case "ent":
      return `${who} decides on an enterprise in system ${view2.pending}*.`;
    case "rev":
      return `${who} decides on a revolt in system ${view2.pending}*.`;
    case "over":
      return endingText$1(view2);
  }
};
var turnText = ({ settings: settings2, turns }) => settings2.turnLimit === 0 ? "" : ` Turns completed: ${turns} of ${settings2.turnLimit}.`;
var barredLines = ({ barred: barred2 }) => barred2 === 0 ? [] : [`May not be picked twice: ${barredNames(barred2).join(" ")}`];
var stashText$1 = ({ stash: stash2 }) => pieceNames.map((name, piece2) => ({ name, count: stash2[piece2] ?? 0 })).filter(({ count }) => count > 0).map(({ name, count }) => `${count}x${name}`).join(" ") || "empty";
var picture = (view2) => [
  ...systemLines(view2),
  "",
  ...seatLines(view2),
  ...barredLines(view2),
  "",
  phaseText(view2) + usesText$1(view2) + bereftText(view2) + turnText(view2),
  `Stash: ${stashText$1(view2)}`
].join("\n");
var rules = constant({
  "IT-0.1": "Option players",
  "IT-0.2": "Option selfCheck",
  "IT-0.3": "Option fallenGood",
  "IT-0.4": "Option firstTie",
  "IT-0.5": "Option turnLimit",
  "IT-0.6": "Refused options",
  "IT-1.1": "Pieces",
  "IT-1.2": "Stash",
  "IT-1.3": "System",
  "IT-1.4": "Hyperspace",
  "IT-1.5": "Ships",
  "IT-1.6": "Numbers of systems",
  "IT-1.7": "Connected",
  "IT-1.8": "Enemy ship",
  "IT-1.9": "Seats",
  "IT-1.10": "Decisions and phases",
  "IT-2.1": "Start",
  "IT-2.2": "Alignment",
  "IT-2.3": "Pick",
  "IT-2.4": "Too many of a type",
  "IT-2.5": "Picks become systems",
  "IT-2.6": "First player",
  "IT-3.1": "Placing the first ship",
  "IT-3.2": "Order of placing",
  "IT-3.3": "End of the first round",
  "IT-3.4": "Concentrations in the first round",
  "IT-4.1": "One action a turn",
  "IT-4.2": "Who has which power",
  "IT-4.3": "Pass",
  "IT-4.4": "Sacrifice",
  "IT-4.5": "Uses of a sacrifice",
  "IT-4.6": "Who uses a sacrifice",
  "IT-4.7": "Stop",
  "IT-4.8": "R&D",
  "IT-4.9": "Discovery",
  "IT-4.10": "End of the turn",
  "IT-5.1": "Yellow: move",
  "IT-5.2": "Moving out of hyperspace",
  "IT-5.3": "Blue: trade",
  "IT-5.4": "Trading for another type",
  "IT-5.5": "Green: grow",
  "IT-5.6": "Green: build",
  "IT-5.7": "Room for building",
  "IT-5.8": "Red: destroy",
  "IT-5.9": "Red: reduce",
  "IT-5.10": "Attacking oneself",
  "IT-6.1": "What sets off a concentration",
  "IT-6.2": "Yellow concentration: hyperspace",
  "IT-6.3": "Red concentration: Armageddon",
  "IT-6.4": "Mandatory or not",
  "IT-6.5": "Blue concentration: enterprise",
  "IT-6.6": "Green concentration: revolt",
  "IT-6.7": "Order of work in a move",
  "IT-7.1": "Elimination of another seat",
  "IT-7.2": "Elimination of the mover",
  "IT-7.3": "Gained and lost in one move",
  "IT-7.4": "When the mover is looked at",
  "IT-7.5": "An eliminated seat",
  "IT-7.6": "Several at once",
  "IT-7.7": "Whose doing it is",
  "IT-8.1": "Reveal",
  "IT-8.2": "Evil wins",
  "IT-8.3": "Traitor",
  "IT-8.4": "Good wins",
  "IT-8.5": "Last seat",
  "IT-8.6": "Nobody left",
  "IT-8.7": "Turn limit reached",
  "IT-8.8": "Order of the checks",
  "IT-8.9": "Over means no moves",
  "IT-8.10": "Score",
  "IT-8.11": "Material",
  "IT-9.1": "Hidden alignments",
  "IT-9.2": "Hidden picks",
  "IT-9.3": "What depends on nothing hidden",
  "IT-10.1": "Position notation",
  "IT-10.2": "Move notation and order of citation",
  "IT-10.3": "Different notations are different moves",
  "IT-10.4": "Valid positions"
});
var accepted = acceptOptions(options, rules, "IT-0.6");
var startOf = (options2, seed) => {
  const { players, selfCheck, fallenGood, turnLimit: turnLimit2 } = options2;
  const seats = Array.from({ length: players });
  return {
    settings: { players, selfCheck, fallenGood, turnLimit: turnLimit2 },
    phase: "align",
    mover: 0,
    power: -1,
    uses: 0,
    pending: 0,
    bereft: false,
    revealed: false,
    standings: seats.map(() => "living"),
    tieSeat: options2.firstTie === "random" ? source(seed).below(players) : 0,
    barred: 0,
    systems: [],
    ships: [],
    turns: 0,
    ending: "none",
    winners: [],
    alignments: seats.map(() => "unchosen"),
    picks: seats.map(() => "unpicked"),
    stash: pieceNames.map(() => supply)
  };
};
var setup = (options2, seed) => map((chosen) => startOf(chosen, seed))(accepted(options2, seed));
constant(startOf(defaultOptions, 0));
var maskedAlignment = (alignment2) => alignment2 === "unchosen" ? alignment2 : "hidden";
var maskedPick = (pick2) => pick2 === "unpicked" ? pick2 : "hidden";
var view = (seat) => (state) => {
  if (state.revealed) return state;
  const isOwn = (other) => isSome(seat) && seat.value === other;
  return {
    ...state,
    alignments: state.alignments.map((one, other) => isOwn(other) ? one : maskedAlignment(one)),
    picks: state.picks.map((one, other) => isOwn(other) ? one : maskedPick(one))
  };
};
var isSecret = ({ phase }) => phase === "align" || phase === "pick";
var atOnce = (view2) => isSecret(view2) ? firstSeats(view2.settings.players).slice(view2.mover) : [];
var anyAlignment = (random) => random.below(2) === 0 ? "good" : "evil";
var anyPick = (random, barred2) => {
  const allowed = pairs.filter((pair2) => !isBarred(barred2, pair2));
  return allowed[random.below(allowed.length)] ?? "unpicked";
};
var determinize = (seen, seed) => {
  const random = source(seed);
  return {
    ...seen,
    alignments: seen.alignments.map((one) => one === "hidden" ? anyAlignment(random) : one),
    picks: seen.picks.map((one) => one === "hidden" ? anyPick(random, seen.barred) : one)
  };
};
var game = constant({
  id: "icetraders",
  title: "IceTraders",
  seats: { min: 2, max: 5 },
  rules,
  turnRule: "IT-1.10",
  overRule: "IT-8.9",
  optionInfo: optionInfoOf(optionTable),
  options: Options,
  state: State,
  viewState: View,
  move: Move,
  position: positionText,
  viewText,
  moveText,
  setup,
  contradicted: (chosen, { settings: settings2 }) => firstUnlike(chosen, settings2),
  teams: ({ settings: settings2 }) => everyoneAlone(settings2.players),
  key: positionText.print,
  seatCount: ({ settings: settings2 }) => settings2.players,
  seatName: numberedSeat,
  toMove,
  legalMoves,
  check,
  applyLegal,
  score,
  outcome,
  view,
  determinize,
  isSecret,
  atOnce,
  board: picture
});
var connections = ({ systems }) => systems.flatMap(
  (one, index) => systems.slice(index + 1).filter((other) => areConnected(one, other)).map((other) => [numberOf(one), numberOf(other)])
);
var wordsOf = (view2) => [
  ...view2.alignments.map((one, seat) => [`alignment:${seat}`, one === "unchosen" ? "" : one]),
  ...view2.picks.map((one, seat) => [`pick:${seat}`, one === "unpicked" ? "" : one]),
  ...view2.standings.map((one, seat) => [`standing:${seat}`, one === "living" ? "" : one]),
  ["power:", view2.uses === 0 ? "" : colours$1[view2.power] ?? ""],
  ["revealed:", view2.revealed ? "revealed" : ""],
  ["bereft:", view2.bereft ? "bereft" : ""]
];
var model = (view2) => ({
  pieces: piles(
    look(view2).flatMap(({ number, markers, ships: ships2 }) => [
      [`marker:${number}`, markers],
      [`system:${number}`, ships2.map(({ owner: owner2, piece: piece2 }) => `${owner2}${piece2}`)]
    ])
  ),
  counts: counts([
    ...pieceNames.map((name, piece2) => [`stash:${name}`, view2.stash[piece2] ?? 0]),
    ["uses:", view2.uses],
    ["pending:", view2.pending],
    ["turns:", view2.turns],
    ["barred:", view2.barred],
    ["tie:", view2.tieSeat]
  ]),
  words: wordsAt(wordsOf(view2)),
  points: pointsFrom("victory", score(view2)),
  phase: view2.phase,
  toMove: toMove(view2)
});
var changes = (before, _, after) => between(model(before), model(after));
var english = englishWith({
  ship: "{piece} of {owner}",
  picked: "{first} and {second}",
  "word.pick.hidden": "hidden",
  "move.Align": "{who} chooses to be {alignment}",
  "move.PickPair": "{who} picks {first} and {second}",
  "move.PlaceShip": "{who} places {piece} in system {system}",
  "move.MoveShip": "{who} moves {ship} from system {from} to system {to}",
  "move.TradeShip": "{who} trades {ship} in system {system} for {piece}",
  "move.GrowShip": "{who} grows {ship} in system {system} to {piece}",
  "move.BuildShip": "{who} builds {piece} in system {system}",
  "move.Destroy": "{who} destroys {ship} of {owner} in system {system}",
  "move.Reduce": "{who} reduces {ship} of {owner} in system {system}",
  "move.Sacrifice": "{who} sacrifices {ship} in system {system}",
  "move.Research": "{who} turns {ships} in system {system} into {piece}",
  "move.Discover": "{who} discovers a new system with {ship} from system {system}",
  "move.Pass": "{who} passes",
  "move.Stop": "{who} gives up the remaining uses",
  "move.Enterprise": "{who} adds the marker {piece} to system {system}",
  "move.Revolt": "{who} takes over {ship} of {owner} in system {system}",
  "move.Decline": "{who} declines",
  "answer.good": "be Good",
  "answer.evil": "be Evil",
  "verb.destroy": "destroy",
  "verb.reduce": "reduce",
  "verb.sacrifice": "sacrifice",
  "verb.discover": "discover a new system",
  "verb.revolt": "take over",
  "verb.pass": "pass",
  "verb.stop": "give up the remaining uses",
  "verb.decline": "decline",
  "place.system": "system {value}",
  "place.marker": "the markers of system {value}",
  "place.stash": "{pieces} in the stash",
  "place.ship": "{piece} in system {system}",
  "place.owner": "the ships of seat {value}",
  "place.alignment": "the alignment of seat {value}",
  "place.pick": "the pick of seat {value}",
  "place.standing": "seat {value}",
  "place.uses": "remaining uses",
  "place.power": "the power in use",
  "place.pending": "the system in question",
  "place.turns": "turns",
  "place.revealed": "alignments",
  "place.bereft": "the loss of the last large ship",
  "place.barred": "pairs that may not be picked",
  "place.tie": "the seat from which ties are broken",
  "word.alignment.good": "Good",
  "word.alignment.evil": "Evil",
  "word.alignment.hidden": "hidden",
  "word.standing.eliminated": "eliminated by another seat",
  "word.standing.selfEliminated": "eliminated by itself",
  "word.power.R": "red",
  "word.power.Y": "yellow",
  "word.power.G": "green",
  "word.power.B": "blue",
  "word.revealed.revealed": "revealed",
  "word.bereft.bereft": "to be made good this turn",
  "source.victory": "victory",
  "phase.align": "the choice of alignments",
  "phase.pick": "the picks",
  "phase.place": "the first ships",
  "phase.main": "an action",
  "phase.sac": "the uses of a sacrificed power",
  "phase.ent": "an enterprise",
  "phase.rev": "a revolt",
  "phase.over": "the end of the game",
  "reason.evil": "Evil has eliminated a seat",
  "reason.good": "all who live are Good",
  "reason.last": "one seat is left",
  "reason.void": "no seat is left",
  "reason.limit": "the limit of turns is reached"
});
var placeOf = (place) => {
  if (place.kind === "stash") return message("place.stash", { pieces: piecesMessage(place.value) });
  if (place.kind !== "ship") return placeMessage(place);
  const [piece2 = "", system2 = ""] = place.value.split("@");
  return message("place.ship", { piece: pieceMessage(piece2), system: system2 });
};
var ship = (piece2, system2) => {
  const place = { kind: "ship", value: `${piece2}@${system2}` };
  return labelled(english, place.kind, place.value, placeOf(place));
};
var stash = (piece2) => labelled(english, "stash", piece2, pieceMessage(piece2));
var inSystem = (system2) => labelled(english, "system", system2);
var owned = (owner2) => labelled(english, "owner", owner2);
var verb = (value) => labelled(english, "verb", value, message(`verb.${value}`));
var pairOf = (pair2) => [pair2.slice(0, 2), pair2.slice(2)];
var parts = (move2) => {
  switch (move2._tag) {
    case "Align":
      return [labelled(english, "answer", move2.alignment, message(`answer.${move2.alignment}`))];
    case "PickPair":
      return pairOf(move2.pair).map((piece2) => labelled(english, "stash", piece2, pieceMessage(piece2)));
    case "PlaceShip":
    case "BuildShip":
    case "Enterprise":
      return [stash(move2.piece), inSystem(move2.system)];
    case "MoveShip":
      return [ship(move2.ship, move2.from), inSystem(move2.to)];
    case "TradeShip":
    case "GrowShip":
      return [ship(move2.ship, move2.system), stash(move2.piece)];
    case "Destroy":
      return [ship(move2.ship, move2.system), owned(move2.owner), verb("destroy")];
    case "Reduce":
      return [ship(move2.ship, move2.system), owned(move2.owner), verb("reduce")];
    case "Revolt":
      return [ship(move2.ship, move2.system), owned(move2.owner), verb("revolt")];
    case "Sacrifice":
      return [ship(move2.ship, move2.system), verb("sacrifice")];
    case "Discover":
      return [ship(move2.ship, move2.system), verb("discover")];
    case "Research":
      return [...move2.ships.map((one) => ship(one, move2.system)), stash(move2.piece)];
    case "Pass":
      return [verb("pass")];
    case "Stop":
      return [verb("stop")];
    case "Decline":
      return [verb("decline")];
  }
};
var valuesOf = (some2) => some2.map(({ value }) => value).join(" ");
var orders = (own) => {
  const [a, b, c, ...rest] = own;
  if (a === void 0 || b === void 0) return [];
  if (c === void 0) return a.kind === "stash" && b.kind === "stash" && a.value !== b.value ? [[b, a]] : [];
  if ([a, b, c].some(({ kind }) => kind !== "ship")) return [];
  const all = [
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a]
  ];
  const distinct = new Map(all.map((three) => [valuesOf(three), three]));
  return [...distinct].filter(([values]) => values !== valuesOf([a, b, c])).map(([, first]) => [...first, ...rest]);
};
var seatOf = (owner2) => [0, 1, 2, 3, 4][owner2] ?? 0;
var triedBy = (view2, owner2, piece2, system2) => {
  if (owner2 !== view2.mover)
    return [
      { _tag: "Destroy", owner: seatOf(owner2), ship: piece2, system: system2 },
      { _tag: "Reduce", owner: seatOf(owner2), ship: piece2, system: system2 }
    ];
  return [
    ...look(view2).map((to) => ({ _tag: "MoveShip", ship: piece2, from: system2, to: to.number })),
    ...pieceNames.flatMap((into) => [
      { _tag: "GrowShip", ship: piece2, system: system2, piece: into },
      { _tag: "TradeShip", ship: piece2, system: system2, piece: into }
    ]),
    { _tag: "Sacrifice", ship: piece2, system: system2 },
    { _tag: "Discover", ship: piece2, system: system2 }
  ];
};
var tried = (view2) => [
  ...legalMoves(view2),
  ...look(view2).flatMap(
    ({ number, ships: ships2 }) => ships2.flatMap(({ owner: owner2, piece: piece2 }) => triedBy(view2, owner2, piece2, number))
  ),
  ...look(view2).flatMap(
    ({ number }) => pieceNames.flatMap((piece2) => [
      { _tag: "BuildShip", piece: piece2, system: number },
      { _tag: "PlaceShip", piece: piece2, system: number }
    ])
  ),
  ...pieceNames.map((piece2) => ({ _tag: "PickPair", pair: `${piece2}${piece2}` })),
  { _tag: "Pass" },
  { _tag: "Stop" },
  { _tag: "Decline" }
];
var describe = (view2, move2) => {
  const key = `move.${move2._tag}`;
  const who = numberedSeat(view2.mover);
  switch (move2._tag) {
    case "Align":
      return message(key, { who, alignment: message(`word.alignment.${move2.alignment}`) });
    case "PickPair": {
      const [first, second] = pairOf(move2.pair);
      return message(key, { who, first: pieceMessage(first), second: pieceMessage(second) });
    }
    case "PlaceShip":
    case "BuildShip":
    case "Enterprise":
      return message(key, { who, piece: pieceMessage(move2.piece), system: move2.system });
    case "MoveShip":
      return message(key, { who, ship: pieceMessage(move2.ship), from: move2.from, to: move2.to });
    case "TradeShip":
    case "GrowShip":
      return message(key, {
        who,
        ship: pieceMessage(move2.ship),
        system: move2.system,
        piece: pieceMessage(move2.piece)
      });
    case "Destroy":
    case "Reduce":
    case "Revolt":
      return message(key, {
        who,
        ship: pieceMessage(move2.ship),
        owner: numberedSeat(move2.owner),
        system: move2.system
      });
    case "Sacrifice":
    case "Discover":
      return message(key, { who, ship: pieceMessage(move2.ship), system: move2.system });
    case "Research":
      return message(key, {
        who,
        ships: move2.ships.map(pieceMessage),
        system: move2.system,
        piece: pieceMessage(move2.piece)
      });
    case "Pass":
    case "Stop":
    case "Decline":
      return message(key, { who });
  }
};
var piece = (name) => name.length < 3 ? pieceMessage(name) : message("ship", { piece: pieceMessage(name.slice(1)), owner: numberedSeat(Number(name[0])) });
var word = (place, said) => {
  if (place.kind !== "pick" || said === "" || said === hidden) return wordMessage(place, said);
  const [first, second] = pairOf(said);
  return message("picked", { first: pieceMessage(first), second: pieceMessage(second) });
};
var icetradersFace = {
  game,
  parts,
  orders,
  tried,
  model,
  changes,
  describe,
  describeChange: changeMessage({ game, teamName: (_, team) => numberedSeat(team), piece, place: placeOf, word }),
  describePlace: placeOf,
  describeView: (view2) => standing(game, view2, view2.phase),
  english
};
var seatsAt = ({ settings: settings2 }) => Array.from({ length: settings2.players }, (_, seat) => seat);
var pickText = (pick2) => {
  if (pick2 === "unpicked") return "not picked";
  return pick2 === "hidden" ? "picked, hidden" : `picked ${pick2.slice(0, 2)} ${pick2.slice(2)}`;
};
var letters = ["R", "Y", "G", "B"];
var usesText = ({ power: power2, uses }) => {
  const colour = letters[power2];
  return uses === 0 || colour === void 0 ? "" : `, ${many(uses, "use")} of ${colourName(colour)} left`;
};
var endingText = ({ ending, winners }) => {
  const who = winners.length === 0 ? "nobody wins" : `${winners.length === 1 ? "seat" : "seats"} ${listed(winners.map(String))} ${winners.length === 1 ? "wins" : "win"}`;
  return `The game is over (${ending}): ${who}`;
};
var decisionText = (view2) => {
  const who = `Seat ${view2.mover}`;
  switch (view2.phase) {
    case "align":
      return `${who} chooses its alignment`;
    case "pick":
      return `${who} picks two pieces`;
    case "place":
      return `${who} places its first ship`;
    case "main":
      return `${who} has its turn`;
    case "sac":
      return `${who} has sacrificed a ship${usesText(view2)}`;
    case "ent":
      return `${who} decides on an enterprise in system ${view2.pending}${usesText(view2)}`;
    case "rev":
      return `${who} decides on a revolt in system ${view2.pending}${usesText(view2)}`;
    case "over":
      return endingText(view2);
  }
};
var heading = (view2) => ({
  text: decisionText(view2),
  note: view2.settings.turnLimit === 0 ? "" : `${view2.turns} of ${view2.settings.turnLimit} turns`
});
var piecesText = (names) => listed(
  pieceNames.flatMap((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 0 ? [] : [`${count} ${spokenPiece(name)}`];
  })
);
var markersText = (markers) => markers.length === 0 ? "hyperspace" : markers.map(spokenPiece).join(" and ");
var systemText = (view2, { number, markers, ships: ships2 }) => {
  const fleets = seatsAt(view2).flatMap((seat) => {
    const own = ships2.filter(({ owner: owner2 }) => owner2 === seat).map(({ piece: piece2 }) => piece2);
    return own.length === 0 ? [] : [`seat ${seat} has ${piecesText(own)}`];
  });
  const near = view2.systems.filter((other) => areConnected(systemAt(view2, number), other)).map(numberOf);
  const ways2 = near.length === 0 ? "" : `, connected to ${listed(near.map(String))}`;
  return `System ${number}, ${markersText(markers)}${ways2}: ${fleets.join("; ") || "no ships"}.`;
};
var seatText = (view2, seat) => {
  const pick2 = view2.picks[seat];
  return `Seat ${seat}: alignment ${alignmentText(view2.alignments[seat] ?? "hidden")}, ${pick2 === void 0 ? `material ${material(view2)[seat] ?? 0}` : pickText(pick2)}, ${standingText(view2.standings[seat] ?? "living")}.`;
};
var stashText = ({ stash: stash2 }) => {
  const texts = pieceNames.flatMap((name, piece2) => {
    const count = stash2[piece2] ?? 0;
    return count === 0 ? [] : [`${count} ${spokenPiece(name)}`];
  });
  return `Stash: ${listed(texts)}.`;
};
var remarks = (view2) => [
  ...view2.revealed ? ["Alignments are revealed."] : [],
  ...view2.bereft ? ["Its last large ship is gone: without a new one it is out when the turn ends."] : [],
  ...view2.barred === 0 ? [] : [`May not be picked twice: ${barredNames(view2.barred).join(" ")}.`],
  ...view2.picks.length > 0 && view2.tieSeat > 0 ? [`Ties for the first player are broken from seat ${view2.tieSeat} on.`] : []
];
var inWords = (view2) => {
  const { text, note } = heading(view2);
  const systems = look(view2);
  return {
    title: `IceTraders: ${text}`,
    description: [
      `${text}.${note === "" ? "" : ` ${note}.`}`,
      ...remarks(view2),
      ...seatsAt(view2).map((seat) => seatText(view2, seat)),
      ...systems.length === 0 ? ["No systems yet."] : systems.map((system2) => systemText(view2, system2)),
      stashText(view2)
    ].join(" ")
  };
};
var viewer = ({ seat }) => seat === void 0 ? none$1 : some(seat);
var badges = [
  ["#1f2937", "#fff"],
  ["#0f766e", "#fff"],
  ["#9d174d", "#fff"],
  ["#78716c", "#fff"],
  ["#fff", "#1f2937"]
];
var badge = (seat) => {
  const [fill, ink] = badges[seat] ?? badges[0];
  return element("circle", { r: 9.5, fill, stroke: "#1f2937" }) + words(String(seat), { y: 0.5, "font-size": smallest, "font-weight": 700, fill: ink });
};
var cardWidth = 164;
var markersHigh = 66;
var line = 35;
var room = cardWidth - 32;
var longOf = ({ piece: piece2 }) => lengthOf(pieceNamed$1(piece2).size);
var berths = (ships2) => ships2.reduce((before, ship2) => {
  const last = before.at(-1);
  const next = last === void 0 ? 0 : last.x + longOf(last.ship) + 4;
  const fits = next + longOf(ship2) <= room;
  return [...before, { ship: ship2, x: fits ? next : 0, line: ((last == null ? void 0 : last.line) ?? 0) + (fits ? 0 : 1) }];
}, []);
var linesOf = ({ berths: all }) => {
  var _a;
  return (((_a = all.at(-1)) == null ? void 0 : _a.line) ?? 0) + 1;
};
var fleetsIn = (view2, { ships: ships2 }) => seatsAt(view2).reduce((before, owner2) => {
  const own = ships2.filter((ship2) => ship2.owner === owner2);
  const last = before.at(-1);
  const begin = last === void 0 ? 0 : last.line + linesOf(last);
  return own.length === 0 ? before : [...before, { owner: owner2, berths: berths(own), line: begin }];
}, []);
var cardHeight = (view2, system2) => {
  const last = fleetsIn(view2, system2).at(-1);
  return markersHigh + (last === void 0 ? 0 : (last.line + linesOf(last)) * line);
};
var shipBox = (name) => `0 -15 ${lengthOf(pieceNamed$1(name).size)} 30`;
var fleet = ({ owner: owner2, berths: all, line: begin }, system2) => group(
  6,
  markersHigh + (begin + 0.4) * line,
  { "data-owner": owner2, "data-box": "-2 -12 22 24" },
  group(9, 0, {}, badge(owner2)),
  ...all.map(
    ({ ship: ship2, x, line: own }) => group(
      24 + x,
      own * line,
      {},
      lying(pieceNamed$1(ship2.piece), {
        "data-piece": ship2.piece,
        "data-ship": `${ship2.piece}@${system2}`,
        "data-box": shipBox(ship2.piece)
      })
    )
  )
);
var hyperspace = element("circle", { r: 26, fill: "none", stroke: tint.faint, "stroke-dasharray": "4 4" }) + words("hyper", { y: -7, "font-size": smallest, fill: tint.faint }) + words("space", { y: 7, "font-size": smallest, fill: tint.faint });
var markersOf = ({ markers }) => {
  const pieces = markers.map(pieceNamed$1);
  if (pieces.length === 0) return hyperspace;
  return nested(pieces) + (pieces.length > 1 ? strip(pieces, 21) : "");
};
var systemCard = (view2, system2, x, y, height) => {
  const { number } = system2;
  return group(
    x,
    y,
    { "data-system": number, "data-box": `0 0 ${cardWidth} ${height}` },
    box(0, 0, cardWidth, height, view2.pending === number ? { fill: tint.accentPaper, stroke: tint.accent } : {}),
    label(String(number), 6, 13, { "font-size": 16, "font-weight": 700 }),
    group(cardWidth / 2, markersHigh / 2, {}, markersOf(system2)),
    ...fleetsIn(view2, system2).map((one) => fleet(one, number))
  );
};
var gutter = (page.inner - 3 * cardWidth) / 2;
var gap = 22;
var twinGap = 6;
var headHeight = 22;
var columns = [...sizes].reverse();
var colours = ["R", "Y", "G", "B"];
var cellOf = (view2, systems, column) => {
  const heights = systems.map((one) => cardHeight(view2, one) + twinGap);
  return systems.length === 0 ? [] : [{ systems, column, height: heights.reduce((sum, one) => sum + one, -twinGap) }];
};
var firstOf = ({ markers: [first] }) => first;
var below = (y, rows) => rows.filter(({ cells }) => cells.length > 0).reduce((before, row) => {
  const last = before.at(-1);
  const height = Math.max(...row.cells.map((cell) => cell.height));
  return [...before, { ...row, y: last === void 0 ? y : last.y + last.height + gap, height }];
}, []);
var rowsOf = (view2, y) => {
  const systems = look(view2);
  const of = (colour) => ({
    colour,
    cells: columns.flatMap(
      (size, column) => cellOf(
        view2,
        systems.filter((one) => firstOf(one) === `${colour}${size}`),
        column
      )
    )
  });
  const empty = systems.filter((one) => firstOf(one) === void 0);
  const spaces = Array.from({ length: Math.ceil(empty.length / 3) }, (_, row) => ({
    colour: void 0,
    cells: empty.slice(3 * row, 3 * row + 3).flatMap((one, column) => cellOf(view2, [one], column))
  }));
  return below(y, [...colours.map(of), ...spaces]);
};
var leftOf = (column) => page.margin + column * (cardWidth + gutter);
var centreOf = (rows, number) => {
  const here = rows.flatMap(
    ({ cells, y, height }) => cells.filter(({ systems }) => systems.some((one) => one.number === number)).map(({ column }) => [leftOf(column) + cardWidth / 2, y + height / 2])
  );
  return here[0] ?? [0, 0];
};
var ways = (view2, rows) => {
  const lines = connections(view2).map(([a, b]) => {
    var _a;
    const [[ax, ay], [bx, by]] = [centreOf(rows, a), centreOf(rows, b)];
    const first = (_a = look(view2).find(({ number }) => number === a)) == null ? void 0 : _a.markers[0];
    const stroke = ay === by && first !== void 0 ? paintOf(pieceNamed$1(first).colour) : tint.faint;
    return { name: `${a}-${b}`, d: `M${ax} ${ay}L${bx} ${by}`, stroke };
  });
  return element("path", { d: lines.map(({ d }) => d).join(""), stroke: tint.ink, "stroke-width": 8, fill: "none" }) + lines.map(({ name, d, stroke }) => element("path", { d, stroke, "stroke-width": 5, "data-connection": name })).join("");
};
var cellDrawn = (view2, { y, height }, { systems, column, height: own }) => {
  const [x, start] = [leftOf(column), y + (height - own) / 2];
  const tops = systems.map(
    (_, index) => systems.slice(0, index).reduce((sum, one) => sum + cardHeight(view2, one) + twinGap, start)
  );
  const frame = systems.length < 2 ? "" : box(x - 4, start - 4, cardWidth + 8, own + 8, {
    fill: tint.paper,
    stroke: tint.ink,
    "stroke-dasharray": "5 3"
  });
  return frame + systems.map((one, index) => systemCard(view2, one, x, tops[index] ?? start, cardHeight(view2, one))).join("");
};
var legend = "A line joins connected systems, a dashed frame those that are not.";
var mapOf = (view2, y) => {
  const rows = rowsOf(view2, y + headHeight);
  const last = rows.at(-1);
  if (last === void 0) return { drawn: "", height: 0 };
  const end = last.y + last.height;
  return {
    drawn: [
      ...columns.map((size, column) => caption(sizeName(size), leftOf(column), y + 9)),
      ways(view2, rows),
      ...rows.flatMap((row) => row.cells.map((cell) => cellDrawn(view2, row, cell))),
      label(legend, page.margin, end + 18, { fill: tint.faint })
    ].join(""),
    height: end + 26 - y
  };
};
var seatHeight = 29;
var alignmentTints = {
  good: ["#fff7cc", "#5b4a00", void 0],
  evil: ["#3b1220", "#fff", void 0],
  hidden: [tint.paper, tint.faint, "3 3"],
  unchosen: ["none", tint.faint, "1 4"]
};
var chip = (x, alignment2) => {
  const [fill, ink, dash] = alignmentTints[alignment2];
  return box(x, 4, 84, 19, { rx: 9.5, fill, stroke: tint.faint, "stroke-dasharray": dash }) + words(alignmentText(alignment2), { x: x + 42, y: 14, "font-size": smallest, "font-weight": 600, fill: ink });
};
var standings = {
  living: "living",
  eliminated: "out by another seat",
  selfEliminated: "out by itself"
};
var noteOf = ({ mover, winners }, seat) => winners.some((winner) => winner === seat) ? " wins" : mover === seat ? " to move" : "";
var seatRow = (view2, seat, y, own) => {
  const pick2 = view2.picks[seat];
  const note = noteOf(view2, seat);
  const middle = (seatHeight - 2) / 2 + 0.5;
  return group(
    page.margin,
    y,
    {
      "data-seat": seat,
      "data-box": `0 0 ${page.inner} ${seatHeight - 2}`,
      opacity: view2.standings[seat] === "living" ? void 0 : 0.7
    },
    box(0, 0, page.inner, seatHeight - 2, note === "" ? {} : { fill: tint.accentPaper, stroke: tint.accent }),
    group(16, middle, {}, badge(seat)),
    label(`Seat ${seat}${own ? " (you)" : ""}${note}`, 32, middle, { "font-weight": note === "" ? 500 : 700 }),
    chip(198, view2.alignments[seat] ?? "hidden"),
    label(pick2 === void 0 ? `material ${material(view2)[seat] ?? 0}` : pickText(pick2), 288, middle),
    label(standings[view2.standings[seat] ?? "living"], page.inner - 8, middle, {
      "text-anchor": "end",
      fill: tint.faint
    })
  );
};
var drawn = (view2, options2) => {
  const notes = remarks(view2);
  const notesTop = top + seatHeight * view2.settings.players + 4;
  const mapTop = notesTop + notes.length * 18 + 6;
  const systems = mapOf(view2, mapTop);
  const stashTop = mapTop + systems.height + 12;
  return sheet(
    stashTop + heapHeight + 8,
    inWords(view2),
    heading(view2),
    options2,
    ...seatsAt(view2).map((one) => seatRow(view2, one, top + seatHeight * one, one === options2.seat)),
    ...notes.map((note, index) => label(note, page.margin, notesTop + 9 + index * 18)),
    systems.drawn,
    heap(
      page.margin,
      stashTop,
      "Stash",
      "data-stash",
      pieceNames.map((name, piece2) => [name, view2.stash[piece2] ?? 0])
    )
  );
};
var icetradersSvg = (position2, options2 = {}) => drawn(view(viewer(options2))(position2), options2);
var icetradersBoard = /* @__PURE__ */ boardGame(icetradersFace, (view2, options2) => [
  icetradersSvg(view2, options2)
]);
const worker = () => new Worker(new URL("../workers/icetraders.ts", import.meta.url), { type: "module" });
const parlour = { define: () => defineBoard([icetradersBoard]), face: icetradersFace, game, worker };
export {
  parlour
};
