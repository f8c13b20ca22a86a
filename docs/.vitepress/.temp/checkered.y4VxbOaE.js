import { w as words } from "./game.Qmv2hoS5.js";
import { t as tint, s as smallest } from "./frame.mU-2qA0z.js";
var offGrid = -1;
var directions = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1]
];
var orthogonals = [0, 1, 2, 3];
var diagonals = [4, 5, 6, 7];
var allDirections = [...orthogonals, ...diagonals];
var opposite = (direction) => direction & 4 | direction + 2 & 3;
var grid = (files, ranks) => {
  const size = files * ranks;
  const all = Array.from({ length: size }, (_, square) => square);
  return {
    files,
    ranks,
    size,
    names: all.map((square) => String.fromCharCode(97 + square % files) + String(Math.floor(square / files) + 1)),
    steps: directions.map(
      ([right, up]) => all.map((square) => {
        const [file, rank] = [square % files + right, Math.floor(square / files) + up];
        return file < 0 || file >= files || rank < 0 || rank >= ranks ? offGrid : file + files * rank;
      })
    )
  };
};
var neighbours = ({ steps, size }, among) => Array.from(
  { length: size },
  (_, square) => among.map((direction) => {
    var _a;
    return ((_a = steps[direction]) == null ? void 0 : _a[square]) ?? offGrid;
  }).filter((near) => near !== offGrid)
);
var rays = ({ steps, size }) => steps.map(
  (step) => Array.from({ length: size }, (_, start) => {
    const ray = [];
    for (let on = step[start] ?? offGrid; on !== offGrid; on = step[on] ?? offGrid) ray.push(on);
    return ray;
  })
);
var indexOfName = (name, files) => name.charCodeAt(0) - 97 + files * (name.charCodeAt(1) - 49);
var squareNames = ({ names }, first) => {
  const known = new Set(names);
  const is = (u) => typeof u === "string" && known.has(u);
  const all = names.filter(is);
  return { all, is, nameOf: (index) => all[index] ?? first };
};
var middle = ({ grid: grid2, x, y, side, turned }, square) => {
  const [file, rank] = [square % grid2.files, Math.floor(square / grid2.files)];
  const [column, row] = turned ? [grid2.files - 1 - file, rank] : [file, grid2.ranks - 1 - rank];
  return [x + side * (column + 0.5), y + side * (row + 0.5)];
};
var faint = { "font-size": smallest, fill: tint.faint };
var coordinates = (board) => {
  const { grid: grid2, x, y, side } = board;
  const letters = Array.from(
    { length: grid2.files },
    (_, file) => words(String.fromCharCode(97 + file), { x: middle(board, file)[0], y: y + side * grid2.ranks + 11, ...faint })
  );
  const numbers = Array.from(
    { length: grid2.ranks },
    (_, rank) => words(String(rank + 1), { x: x - 9, y: middle(board, rank * grid2.files)[1], ...faint })
  );
  return [...letters, ...numbers].join("");
};
export {
  allDirections as a,
  opposite as b,
  coordinates as c,
  orthogonals as d,
  directions as e,
  grid as g,
  indexOfName as i,
  middle as m,
  neighbours as n,
  offGrid as o,
  rays as r,
  squareNames as s
};
