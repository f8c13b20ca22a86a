/**
 * Runs in the page of scripts/check/boards.mjs: plays a random game on a board, and finds what a person who cannot read the code would have to find:
 * where a part is, and by which paths a move can be reached.
 */
const { faces, games } = await import(new URL('/bundles/all.js', document.baseURI).href);

/** A small pseudo-random generator, for the same games every time. */
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

/** Starts the game of a seed. If a game hides information, the seat to move plays it; otherwise all seats share the screen. */
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

/** A random legal move, as text and parts; null if the game is over. */
const choose = () => {
  const { game, face, state, random } = table;
  const [mover] = game.toMove(state);
  if (mover === undefined) return null;
  const moves = game.legalMoves(game.viewState === game.state ? state : game.view(some(mover))(state));
  const move = moves[random(moves.length)];
  table.made = null;
  return { text: game.moveText.print(move), parts: face.parts(move).map(({ kind, value }) => ({ kind, value })) };
};

/** Clicks a button in the page. */
const pressed = (button) => button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));

/** Chooses a kind of action in the bar of actions, calls a function, and returns to the bar. */
const within = (name, look) => {
  pressed(root.querySelector(`button[data-deed=${name}]`));
  const found = look();
  pressed(root.querySelector('button.leave'));
  return found;
};

/** The kinds of actions in the bar that have several choices now. */
const openDeeds = () =>
  at('button.deed:not([aria-disabled=true])')
    .filter((one) => one.getAttributeNames().filter((name) => name.startsWith('data-')).length === 1)
    .map((one) => one.getAttribute('data-deed'));

/** The kind of action behind which a part is; null if the part can be clicked without it, or if all moves share the part. */
const deedOf = (part) => {
  if (root.querySelector(`button${named(part)}, .next${named(part)}`) !== null) return null;
  const name = openDeeds().find((one) => within(one, () => root.querySelector(`button.choice${named(part)}`) !== null));
  return name === undefined ? null : { kind: 'deed', value: name };
};

/** The smallest allowed side of a target's hit area. */
const least = 24;

const boxOf = (target) => target.querySelector('[data-hit]').getBoundingClientRect();

/**
 * A point near the edge of a small target's hit area: outside its drawing and all other targets, and closer to
 * it than to any other target; null if other targets are too close.
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

/**
 * The point to click for a part: a button, or a point that belongs only to its target. The mouse tries the edge of a small target. A finger aims at
 * the drawing, because browsers adjust touches.
 */
const pointOf = (part, isTouch = false) => {
  const button = root.querySelector(`button${named(part)}`);
  if (button !== null) {
    button.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = button.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height) };
  }
  // Do not tap parts that all moves share: the browser would pick a nearby target instead.
  for (const target of at(`${isTouch ? '.next' : '[tabindex]'}${named(part)}`)) {
    const hit = target.querySelector('[data-hit]');
    hit.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = hit.getBoundingClientRect();
    for (const [a, b] of [0.5, 0.1, 0.9, 0.3, 0.7].flatMap((a) => [0.5, 0.1, 0.9, 0.3, 0.7].map((b) => [a, b]))) {
      const [x, y] = [left + a * width, top + b * height];
      // Elements above it that cannot be picked now let the click through.
      const over = root.elementFromPoint(x, y)?.closest(target.matches('.next') ? '.next' : '[tabindex]');
      if (over !== target) continue;
      const size = Math.min(width, height);
      return (size < least && !isTouch && target.matches('.next') ? beside(target) : null) ?? { x, y, size };
    }
  }
  return null;
};

/** A point of the window that belongs to a target; undefined if there is none in view. */
const shownPoint = (target) => {
  const { left, top, width, height } = target.querySelector('[data-hit]').getBoundingClientRect();
  const shares = [0.5, 0.25, 0.75];
  return shares
    .flatMap((a) => shares.map((b) => ({ x: left + a * width, y: top + b * height })))
    .find(({ x, y }) => root.elementFromPoint(x, y)?.closest('[tabindex]') === target);
};

/** The points between which a piece is dragged from the first part of a move to the second; null if the move is no such drag. */
const dragOf = ([from, to]) => {
  if (from === undefined || to === undefined) return null;
  const grip = at(`.open${named(from)}`).find((one) => one.matches('[data-piece],:has([data-piece])'));
  const goal = at(`[tabindex]${named(to)}`).find((one) => !one.contains(grip) && !grip?.contains(one));
  if (grip === undefined || goal === undefined) return null;
  grip.querySelector('[data-hit]').scrollIntoView({ block: 'center', inline: 'center' });
  const points = [grip, goal].map(shownPoint);
  return points.includes(undefined) ? null : points;
};

/** The part of the board that has the focus. */
const focused = () => {
  const name = root.activeElement?.localName;
  return name === undefined ? 'nowhere' : name === 'button' ? 'controls' : 'board';
};

/** Where a part is: on the board, among the buttons, or nowhere because all moves share it. */
const whereIs = (part) => {
  const selector = named(part);
  if (root.querySelector(`button${selector}`) !== null) return ['controls', selector];
  return [root.querySelector(`.next${selector}`) === null ? 'forced' : 'board', selector];
};

/** The number of key presses from the focus to the first match of a selector: Page Down on the board, arrow keys among buttons. */
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
    .filter((name) => name.startsWith('data-') && name !== 'data-deed')
    .map((name) => `${name}=${target.getAttribute(name)}`)
    .join(' ');

const shownParts = () =>
  at('.next, button.choice, button.deed:not([aria-disabled=true])')
    .map((target) => ({ target, key: keyOf(target) }))
    .filter(({ key }) => key !== '');

/** Everything that can be picked, also what is behind a kind of action. */
const openParts = () => {
  const shown = shownParts();
  const isShown = (key) => shown.some((one) => one.key.split(' ').includes(key));
  const hidden = openDeeds().flatMap((deed) =>
    within(deed, () => at('button.choice').map((target) => ({ deed, key: keyOf(target) }))),
  );
  return [...shown, ...hidden.filter(({ key }) => !isShown(key))];
};

/** Picks something. */
const picked = ({ target, deed, key }) => {
  if (target !== undefined) return pressed(target);
  pressed(root.querySelector(`button[data-deed=${deed}]`));
  pressed(at('button.choice').find((one) => keyOf(one) === key));
};

/** True if every click of a path is a part of the move, and no part is clicked more often than the move has it. */
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
 * Explores every path from here: picks everything that can be picked, step by step, until a move is offered. The parts of a move count as one path,
 * in any order and without shared parts; a click that is not a part of the resulting move counts as a second path. Returns how often each move is
 * reached, and all problems.
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
    // If the user clicks the remaining parts of a move that is already offered, this is still the same path.
    if (move !== null && !offered.includes(move)) reached.set(move, [...(reached.get(move) ?? []), path]);
    const above = move === null ? offered : [...offered, move];
    const keys = new Map(openParts().map((one) => [one.key, one]));
    for (const key of keys.keys()) {
      const found = openParts().find((one) => one.key === key);
      if (found === undefined) continue;
      steps++;
      picked(found);
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
  rulehouse: {
    begin,
    choose,
    deedOf,
    pointOf,
    dragOf,
    focused,
    whereIs,
    stepsTo,
    isAt,
    offered,
    explore,
    made,
    over,
    settled,
  },
});
