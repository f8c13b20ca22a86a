/** The number of frames during which chapters above the target may get their size. */
const frames = 40;

/** What a reader does to go elsewhere. */
const leaving = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

const targetIn = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/**
 * Keeps the target of the address in its place in a rule book. A chapter that was not drawn yet has its size only when it comes near, and moves
 * everything below it. A reader who goes elsewhere ends this.
 */
export const holdTarget = (): void => {
  const target = targetIn(location.hash);
  if (target?.closest('.chapter') == null) return;
  const left = new AbortController();
  for (const event of leaving) window.addEventListener(event, () => left.abort(), { signal: left.signal });
  let count = 0;
  const hold = (): void => {
    if (left.signal.aborted || count++ === frames) left.abort();
    else {
      target.scrollIntoView();
      requestAnimationFrame(hold);
    }
  };
  // The page itself scrolls in the next frame.
  requestAnimationFrame(() => requestAnimationFrame(hold));
};

/** Keeps the target in its place whenever a link leads to it. */
export const holdTargets = (): void => {
  window.addEventListener('hashchange', holdTarget);
  // A link to where the address leads already changes nothing in the address.
  window.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null && link.hash !== '' && link.href === location.href) holdTarget();
  });
};
