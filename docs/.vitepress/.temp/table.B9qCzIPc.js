var at = (table, index) => table[index] ?? 0;
var byName = (names, valueOf) => (
  // Every name was just given its value.
  Object.fromEntries(names.map((name) => [name, valueOf(name)]))
);
var picked = (whole, names) => (
  // Every key was just copied.
  Object.fromEntries(names.map((name) => [name, whole[name]]))
);
export {
  at as a,
  byName as b,
  picked as p
};
