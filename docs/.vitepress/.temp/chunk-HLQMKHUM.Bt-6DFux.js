import { q } from "./index.BRGS1VVM.js";
var t = q([]), a = q([[0], [1], [2], [3], [4], [5]]);
export {
  a,
  t
};
