var only = (item) => 1 << item;
var has = (bits, item) => (bits & only(item)) !== 0;
var smallest = (bits) => 31 - Math.clz32(bits & -bits);
var withoutSmallest = (bits) => bits & bits - 1;
var count = (bits) => {
  const pairs = bits - (bits >>> 1 & 1431655765);
  const quarters = (pairs & 858993459) + (pairs >>> 2 & 858993459);
  return Math.imul(quarters + (quarters >>> 4) & 252645135, 16843009) >>> 24;
};
export {
  count as c,
  has as h,
  only as o,
  smallest as s,
  withoutSmallest as w
};
