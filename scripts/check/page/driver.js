/**
 * In the page of scripts/check/boards.mjs: a random game on a board, and what a person who cannot read the code would have to find out to play it:
 * where a part is, and by which paths a move is reached.
 */
const { faces, games } = await import(new URL('/bundles/all.js', document.baseURI).href);

/** A small generator: the same games every time. */
const source = (seed) => {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
};

const some = (value) => ({ _tag: 'Some', value });

const board = document.querySelector('rulehouse-board');
const root = board.shadowRoot;
const at = (selector) => [...root.querySelectorAll(selector)];
const named = ({ kind, value }) => `[data-${kind}="${CSS.escape(value)}"]`;
const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

let table;

/** Sits down: a game of a seed. Games that hide something are played by the seat that is to move, the others at one screen. */
const begin = (id, seed, given) => {
  const face = faces.find((one) => one.id === id).open((one) => one);
  const game = games.find((one) => one.id === id).open((one) => one);
  const options = game.options.decode(given).right;
  table = { face, game, state: game.setup(options, seed).right, random: source(seed), made: null };
  board.setAttribute('game', id);
  return show();
};

const show = () => {
  const { game, state } = table;
  const [mover] = game.toMove(state);
  if (game.viewState !== game.state && mover !== undefined) board.setAttribute('seat', mover);
  else board.removeAttribute('seat');
  board.state = state;
  return settled();
};

board.addEventListener('move', ({ detail }) => {
  table.made = detail.text;
  table.state = table.game.applyLegal(table.state, detail.move);
  void show();
});

/** A random move that the game allows now: its text and its parts; null when it is over. */
const choose = () => {
  const { game, face, state, random } = table;
  const [mover] = game.toMove(state);
  if (mover === undefined) return null;
  const moves = game.legalMoves(game.viewState === game.state ? state : game.view(some(mover))(state));
  const move = moves[random(moves.length)];
  table.made = null;
  return { text: game.moveText.print(move), parts: face.parts(move).map(({ kind, value }) => ({ kind, value })) };
};

/** The sides that the area of a target has at least, beside what is drawn. */
const least = 24;

const boxOf = (target) => target.querySelector('[data-hit]').getBoundingClientRect();

/**
 * A point at the edge of the area in which a small target is hit: outside of what is drawn of it and of everything else that can be picked, and nearer to
 * it than to any other; null where others stand too close.
 */
const beside = (target) => {
  const { left, top, width, height } = boxOf(target);
  const [midX, midY] = [left + width / 2, top + height / 2];
  const others = at('.next')
    .filter((one) => one !== target && !one.contains(target) && !target.contains(one))
    .map(boxOf);
  for (let turn = 0; turn < 16; turn++) {
    const angle = (turn * Math.PI) / 8;
    const reach = (least / 2 - 1) / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
    const [x, y] = [midX + reach * Math.cos(angle), midY + reach * Math.sin(angle)];
    const over = root.elementFromPoint(x, y);
    if (over === null || over.closest('.next') !== null || over.closest('.pictures') === null) continue;
    const isNearest = others.every(
      (box) => Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2) > reach,
    );
    if (isNearest) return { x, y, size: least };
  }
  return null;
};

/** Where to click for a part: a button, or a point of its target that belongs to no other one. A mouse tries the edge of a small target; a finger is led by the browser, so it takes what is seen. */
const pointOf = (part, isTouch = false) => {
  const button = root.querySelector(`button${named(part)}`);
  if (button !== null) {
    button.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = button.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height) };
  }
  // What all moves have next is not tapped: a finger beside what can be picked picks it.
  for (const target of at(`${isTouch ? '.next' : '[tabindex]'}${named(part)}`)) {
    const hit = target.querySelector('[data-hit]');
    hit.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = hit.getBoundingClientRect();
    for (const [a, b] of [0.5, 0.1, 0.9, 0.3, 0.7].flatMap((a) => [0.5, 0.1, 0.9, 0.3, 0.7].map((b) => [a, b]))) {
      const [x, y] = [left + a * width, top + b * height];
      // What lies over it but cannot be picked now lets the click through.
      const over = root.elementFromPoint(x, y)?.closest(target.matches('.next') ? '.next' : '[tabindex]');
      if (over !== target) continue;
      const size = Math.min(width, height);
      return (size < least && !isTouch && target.matches('.next') ? beside(target) : null) ?? { x, y, size };
    }
  }
  return null;
};

/** Which part of the board has the focus. */
const focused = () => {
  const name = root.activeElement?.localName;
  return name === undefined ? 'nowhere' : name === 'button' ? 'controls' : 'board';
};

/** Where a part is to be found: on the board, among the buttons, or nowhere, since all moves have it next. */
const whereIs = (part) => {
  const selector = named(part);
  if (root.querySelector(`button${selector}`) !== null) return ['controls', selector];
  return [root.querySelector(`.next${selector}`) === null ? 'forced' : 'board', selector];
};

/** How often a key is pressed from what has the focus to the first element of a selector: Page Down on the board, an arrow among buttons. */
const stepsTo = (where, selector) => {
  const all = where === 'board' ? at('.pictures [tabindex]') : at('button');
  const open = where === 'board' ? (one) => one.matches('.next') : () => true;
  const begin = all.indexOf(root.activeElement);
  const around = [...all.slice(begin), ...all.slice(0, begin)];
  const end = around.findIndex((one) => open(one) && one.matches(selector));
  return end < 0 ? null : around.slice(1, end + 1).filter(open).length;
};

const isAt = (selector) => root.activeElement?.matches(selector) === true;

const offered = () => ({ kind: 'move', value: root.querySelector('button.play')?.getAttribute('data-move') ?? '' });

const keyOf = (target) =>
  target
    .getAttributeNames()
    .filter((name) => name.startsWith('data-'))
    .map((name) => `${name}=${target.getAttribute(name)}`)
    .join(' ');

const openParts = () => at('.next, button.choice').map((target) => ({ target, key: keyOf(target) }));

/** Whether every click of a path is a part of the move, and none is made twice that it has once. */
const spells = (path, parts) => {
  const rest = [...parts];
  return path.every((key) => {
    const at = rest.findIndex(({ kind, value }) =>
      key.split(' data-').some((one) => `data-${one}`.replace('data-data-', 'data-') === `data-${kind}=${value}`),
    );
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
};

/**
 * Every path from here: what can be picked, what after it, until a move is offered. The parts of a move, in any of their orders and without
 * what had to come anyway, are one path; a click that is not part of the move that it leads to is a second one.
 * Gives how often each move is reached, and what is wrong.
 */
const explore = () => {
  const { game, state } = table;
  board.setAttribute('confirm', 'always');
  const [mover] = game.toMove(state);
  const view = game.viewState === game.state ? state : game.view(some(mover))(state);
  const legal = new Map(game.legalMoves(view).map((move) => [game.moveText.print(move), table.face.parts(move)]));
  const reached = new Map();
  let steps = 0;
  const takeBack = () => root.querySelector('button.back')?.click();
  const visit = (path, offered) => {
    const move = root.querySelector('button.play')?.getAttribute('data-move') ?? null;
    // Whoever goes on to click what is missing of a move that is offered already is still on the same path.
    if (move !== null && !offered.includes(move)) reached.set(move, [...(reached.get(move) ?? []), path]);
    const above = move === null ? offered : [...offered, move];
    const keys = new Map(openParts().map((one) => [one.key, one]));
    for (const key of keys.keys()) {
      const found = openParts().find((one) => one.key === key);
      if (found === undefined) continue;
      steps++;
      found.target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
      visit([...path, key], above);
      takeBack();
    }
  };
  visit([], []);
  board.removeAttribute('confirm');
  const wrong = [
    ...[...legal.keys()].filter((text) => !reached.has(text)).map((text) => `no path to ${text}`),
    ...[...reached.keys()].filter((text) => !legal.has(text)).map((text) => `a path to ${text}, which is not legal`),
    ...[...reached]
      .filter(([text, paths]) => paths.some((path) => !spells(path, legal.get(text) ?? [])))
      .map(([text, paths]) => `several paths to ${text}: ${paths.map((path) => path.join(' ')).join(' | ')}`),
  ];
  return { moves: legal.size, steps, wrong };
};

const made = () => table.made;
const over = () => table.game.toMove(table.state).length === 0;

Object.assign(window, {
  rulehouse: { begin, choose, pointOf, focused, whereIs, stepsTo, isAt, offered, explore, made, over, settled },
});
