import { c as constant } from "./Play.DF0-fMic.js";
import { g as group, w as words, e as element, p as pieceNamed, s as sizes, c as corners, f as finished, d as drawing } from "./game.Qmv2hoS5.js";
var nobody = constant([]);
var alone = constant([[0], [1], [2], [3], [4], [5]]);
var paints = {
  R: { paint: "#d5382f", ink: "#fff" },
  Y: { paint: "#f4c62a", ink: "#222" },
  G: { paint: "#2b9348", ink: "#fff" },
  B: { paint: "#2b6cc4", ink: "#fff" },
  P: { paint: "#8645b5", ink: "#fff" },
  O: { paint: "#f08a24", ink: "#222" },
  K: { paint: "#3b3e44", ink: "#fff" },
  W: { paint: "#fdfdfb", ink: "#222" },
  C: { paint: "#c9e7ee", ink: "#222" }
};
var nameOf = ({ colour, size }) => `${colour}${size}`;
var paintOf = (colour) => paints[colour].paint;
var edge = { stroke: "#3a3732" };
var halves = { 1: 9, 2: 17.5, 3: 26 };
var halfOf = (size) => halves[size];
var smallest = 14;
var letterPlaces = { 1: [0.3, 14], 2: [8, 15], 3: [13, 18] };
var pipAt = { 1: 2.6, 2: 4, 3: 4 };
var pips = (size, x, y, [right, down], ink) => element("path", {
  d: sizes.map((pip) => pip > size ? "" : `M${x + right * (pip - 1)} ${y + down * (pip - 1)}h.01`).join(""),
  stroke: ink,
  "stroke-width": size === 1 ? 3 : 3.6,
  "stroke-linecap": "round"
});
var letter = (colour, x, y, size) => words(colour, { x, y, "font-size": size, "font-weight": 700, fill: paints[colour].ink });
var faces = (half) => [
  element("path", { d: `M${-half} ${-half}h${2 * half}L0 0z`, fill: "#fff", opacity: 0.34 }),
  element("path", { d: `M${-half} ${-half}v${2 * half}L0 0z`, fill: "#fff", opacity: 0.14 }),
  element("path", { d: `M${half} ${-half}v${2 * half}L0 0z`, fill: "#000", opacity: 0.1 }),
  element("path", { d: `M${-half} ${half}h${2 * half}L0 0z`, fill: "#000", opacity: 0.2 })
].join("");
var tagOf = (piece) => ({ "data-piece": nameOf(piece) });
var standing = (piece, { text, data = tagOf(piece) } = {}) => {
  const { colour, size } = piece;
  const half = halves[size];
  const [y, height] = letterPlaces[size];
  return element(
    "g",
    data,
    element("rect", { x: -half, y: -half, width: 2 * half, height: 2 * half, fill: paints[colour].paint, ...edge }),
    faces(half),
    // A small piece with a letter has no room for its pip, and nothing else is as small.
    size === 1 && text !== 0 ? "" : pips(size, -half + pipAt[size], -half + pipAt[size], [4.8, 0], paints[colour].ink),
    text === 0 ? "" : letter(colour, 0, y, text ?? height)
  );
};
var letterDisc = (colour, x, y, radius) => element("circle", { cx: x, cy: y, r: radius, fill: paints[colour].paint, ...edge }) + letter(colour, x, y + 0.5, smallest);
var reduced = (scale, piece, data) => element(
  "g",
  { transform: `scale(${scale})` },
  standing(piece, { text: Math.max(letterPlaces[piece.size][1], smallest / scale), ...data && { data } })
);
var chip = { width: 17, height: 16, step: 18 };
var strip = (pieces, y) => element(
  "g",
  { "pointer-events": "none" },
  ...[...pieces].sort((a, b) => a.size - b.size).map(({ colour }, index) => {
    const x = (index - (pieces.length - 1) / 2) * chip.step;
    return element("rect", {
      ...{ x: x - chip.width / 2, y: y - chip.height / 2, width: chip.width, height: chip.height, rx: 3 },
      ...{ fill: paints[colour].paint, ...edge }
    }) + letter(colour, x, y + 0.5, smallest);
  })
);
var nested = (pieces, data = () => ({})) => [...pieces].sort((a, b) => b.size - a.size).map(
  (piece) => standing(piece, { ...pieces.length > 1 && { text: 0 }, data: { ...tagOf(piece), ...data(piece) } })
).join("");
var shipSizes = {
  1: { long: 30, wide: 22, text: 14 },
  2: { long: 38, wide: 26, text: 14 },
  3: { long: 46, wide: 31, text: 16 }
};
var lengthOf = (size) => shipSizes[size].long;
var lying = (piece, data = tagOf(piece)) => {
  const { colour, size } = piece;
  const { long, wide, text } = shipSizes[size];
  const half = wide / 2;
  return element(
    "g",
    data,
    element("path", {
      d: `M0 ${-half}L${long} 0L0 ${half}z`,
      fill: paints[colour].paint,
      "stroke-linejoin": "round",
      ...edge
    }),
    element("path", { d: `M0 ${-half}L${long} 0H0z`, fill: "#fff", opacity: 0.25 }),
    element("path", { d: `M0 ${half}L${long} 0H0z`, fill: "#000", opacity: 0.14 }),
    pips(size, 3.2, -2.6 * (size - 1), [0, 5.2], paints[colour].ink),
    letter(colour, long * 0.22 + 4.4, 0.3, text)
  );
};
var star = (x, y, radius) => element("polygon", {
  points: corners(
    Array.from({ length: 10 }, (_, corner) => {
      const [turn, away] = [corner * Math.PI / 5, corner % 2 === 0 ? radius : radius * 0.45];
      return [x + away * Math.sin(turn), y - away * Math.cos(turn)];
    })
  ),
  fill: "#ffd54a",
  stroke: "#5a4300",
  "stroke-width": 1.2,
  "stroke-linejoin": "round"
});
var counted = (name, count) => group(
  0,
  18,
  { opacity: count === 0 ? 0.35 : void 0 },
  element(
    "g",
    { transform: "scale(.66)" },
    standing(pieceNamed(name), { text: 0, data: { "data-piece": name, "data-count": count } })
  ),
  words(name, { y: 26, "font-size": smallest }),
  count === void 0 ? "" : words(`×${count}`, { y: 40, "font-size": smallest, "font-weight": 700 })
);
var tint = {
  paper: "#faf8f3",
  line: "#d9d3c5",
  ink: "#24272c",
  faint: "#62656b",
  panel: "#f0ece2",
  accent: "#0f766e",
  accentPaper: "#d3ece8"
};
var page = { width: 560, margin: 14, inner: 532 };
var top = 50;
var label = (text, x, y, attributes = {}) => words(text, { x, y, "text-anchor": "start", "font-size": smallest, ...attributes });
var caption = (text, x, y) => label(text, x, y, { "font-weight": 600, fill: tint.faint });
var sheet = (height, about, { text, note }, options, ...children) => finished(drawn(height, about, { text, note }, children), options);
var headingSize = (text) => Math.max(smallest, Math.min(16, page.inner / (text.length * 0.54)));
var drawn = (height, about, { text, note }, children) => drawing(
  page.width,
  height,
  about,
  element("rect", {
    x: 0.5,
    y: 0.5,
    width: page.width - 1,
    height: height - 1,
    rx: 10,
    fill: tint.paper,
    stroke: tint.line
  }),
  element(
    "g",
    { fill: tint.ink },
    label(text, page.margin, note === "" ? 25 : 17, { "font-size": headingSize(text), "font-weight": 700 }),
    note === "" ? "" : label(note, page.margin, 37, { fill: tint.faint }),
    ...children
  )
);
var box = (x, y, width, height, attributes = {}) => element("rect", { x, y, width, height, rx: 5, fill: tint.panel, stroke: tint.line, ...attributes });
var barHeight = 28;
var disc = (fill) => element("circle", { r: 7, fill, stroke: tint.ink });
var bar = (y, { data, name, score, note, mark }, height = barHeight) => group(
  page.margin,
  y,
  { ...data, "data-box": `0 0 ${page.inner} ${height}` },
  box(0, 0, page.inner, height, note === "" ? {} : { fill: tint.accentPaper, stroke: tint.accent }),
  group(height / 2 + 2, height / 2, {}, mark),
  label(`${name} ${note}`.trimEnd(), height + 6, height / 2 + 0.5, {
    "font-weight": note === "" ? 500 : 700,
    "font-size": 14
  }),
  label(score, page.inner - 10, height / 2 + 0.5, { "text-anchor": "end", "font-weight": 700, "font-size": 14 })
);
var heapHeight = 92;
var heap = (x, y, title, key, counts) => caption(title, x, y + 8) + counts.map(
  ([name, count], index) => group(x + 22 + index * 44.3, y + 20, { [key]: name, "data-box": "-21 -5 42 75" }, counted(name, count))
).join("");
export {
  alone as a,
  sheet as b,
  box as c,
  bar as d,
  caption as e,
  standing as f,
  top as g,
  heap as h,
  heapHeight as i,
  barHeight as j,
  disc as k,
  lying as l,
  strip as m,
  nobody as n,
  nested as o,
  page as p,
  paintOf as q,
  reduced as r,
  smallest as s,
  tint as t,
  letterDisc as u,
  counted as v,
  star as w,
  halfOf as x,
  label as y,
  lengthOf as z
};
