var n = (e, a) => ({ state: e, viewState: e, position: a, viewText: a, view: () => (t) => t, determinize: (t) => t, isSecret: () => false });
export {
  n
};
