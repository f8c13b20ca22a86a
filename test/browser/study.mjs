/** Tests lessons, reviews and whole games between bots in a real browser, for play.spec.mjs. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const board = (tab) => tab.locator('rulehouse-board');

const button = (tab, name) => tab.getByRole('button', { name, exact: true });

/** What can be clicked next: a move to confirm, a place in the pictures, or a button. */
const nextThing = async (tab) => {
  for (const what of ['button.play', '.next > [data-hit]', 'button.choice', 'button.deed[aria-disabled=false]']) {
    const found = board(tab).locator(what);
    if ((await found.count()) > 0) return found.first();
  }
  return undefined;
};

const byMouse = async (tab) => {
  const thing = await nextThing(tab);
  if (thing === undefined) return;
  await thing.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await thing.boundingBox();
  await tab.mouse.move(x + width / 2, y + height / 2);
  await tab.mouse.click(x + width / 2, y + height / 2);
};

/** Where the focus is: on a button below the board, on the pictures, or elsewhere. */
const focusIn = (tab) =>
  tab.evaluate(() => {
    const inner = document.activeElement?.shadowRoot?.activeElement?.shadowRoot?.activeElement;
    return inner == null ? 'elsewhere' : inner.localName === 'button' ? 'button' : 'picture';
  });

const byKeys = async (tab) => {
  for (let presses = 0; (await focusIn(tab)) === 'elsewhere' && presses < 8; presses++) await tab.keyboard.press('Tab');
  if ((await focusIn(tab)) === 'picture') {
    if ((await board(tab).locator('.next').count()) > 0) await tab.keyboard.press('PageDown');
    else await tab.keyboard.press('Tab');
  }
  await tab.keyboard.press('Enter');
};

const toNext = {
  mouse: (tab, name) => button(tab, name).click(),
  keys: async (tab, name) => {
    await button(tab, name).focus();
    await tab.keyboard.press('Enter');
    // Start at the top of the page, like a person who begins a step.
    await tab.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
  },
};

const shot = async (tab, folder, name) => {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await tab.screenshot({ path: join(folder, `${name}.png`) });
};

/** Opens the lesson of a game; returns the number of its steps. */
const openLesson = async (tab, id, step = 1) => {
  await tab.waitForFunction(() => customElements.get('rulehouse-play') !== undefined);
  await tab.evaluate(
    ([game, at]) => {
      const play = document.querySelector('rulehouse-play');
      play.link = `lesson=${at}`;
      play.setAttribute('game', game);
    },
    [id, step],
  );
  await board(tab).locator('svg').first().waitFor();
  return Number(await tab.locator('.lesson progress').getAttribute('max'));
};

/** Makes two wrong attempts: the first is refused next to its place, and the second gives a hint. */
const missed = async (tab) => {
  const wrong = board(tab).locator('[data-square="a1"] > [data-hit]').first();
  for (let tries = 0; tries < 2; tries++) await wrong.click({ force: true });
  const said = await board(tab).locator('.refusal').innerText();
  const hints = await tab.locator('.lesson .hint').count();
  return said === '' || hints !== 1 ? [`after two wrong attempts: "${said}", ${hints} hints`] : [];
};

/** Does a whole lesson; returns all problems, and the time until the first move in milliseconds. */
export const lesson = async (tab, id, how) => {
  const begun = Date.now();
  const count = await openLesson(tab, id);
  const wrong = [];
  if (id === 'terrafex') wrong.push(...(await missed(tab)));
  let first = 0;
  for (let step = 1; step <= count; step++) {
    const isDone = async () => (await tab.locator('.task.done').count()) > 0;
    for (let clicks = 0; clicks < 12 && !(await isDone()); clicks++) {
      await (how === 'keys' ? byKeys : byMouse)(tab);
      await tab.waitForTimeout(60);
    }
    if (!(await isDone())) return { wrong: [...wrong, `step ${step} of the lesson cannot be done by ${how}`], first };
    first ||= Date.now() - begun;
    // Moves that follow on their own are shown one by one, or can be skipped.
    await toNext[how](tab, step === count ? 'Play a game' : 'Next');
  }
  // A game that begins with a choice by the person shows cards; the others show moves.
  await tab.locator('.shell:not(.taught)').waitFor();
  return { wrong, first };
};

/** Checks the middle of a lesson with axe-core. */
export const lessonLooks = async (browser, url, id, serious, folder) => {
  const wrong = [];
  for (const colorScheme of ['light', 'dark'])
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ]) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme,
        bypassCSP: true,
        reducedMotion: 'reduce',
      });
      const tab = await context.newPage();
      await tab.goto(url);
      await openLesson(tab, id, 4);
      for (const one of await serious(tab)) wrong.push(`lesson, ${width}, ${colorScheme}: ${one}`);
      await shot(tab, folder, `${id}-lesson-${width}-${colorScheme}`);
      await context.close();
    }
  return wrong;
};

/** Lets bots play a whole game without pauses, until there is a result. Returns all problems, and the number of moves. */
export const ending = async (tab) => {
  // If factions must be chosen, their cards replace the open tab.
  for (let tries = 0; tries < 20 && (await tab.locator('.sheet .speed').count()) === 0; tries++) {
    await tab.getByRole('tab', { name: 'Settings' }).click();
    await tab.waitForTimeout(250);
  }
  await tab.locator('.sheet .speed').selectOption('0');
  await button(tab, 'New game').click();
  const seats = tab.locator('.seat select');
  for (let seat = 0; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption('random');
  await button(tab, 'Begin').click();
  const result = tab.locator('.result');
  const isOver = await result.waitFor({ timeout: 240_000 }).then(
    () => true,
    () => false,
  );
  await tab.getByRole('tab', { name: 'Moves' }).click();
  const plies = (await tab.locator('.moves .step').count()) - 1;
  return { wrong: isOver ? [] : [`a game of bots does not end: ${plies} moves`], plies };
};

/** The longest task of the page since it started watching. */
const longest = (tab) => tab.evaluate(() => Math.max(0, ...window.tasks));

/** Reviews the game that is shown: the search, a turning point, and another move at that point. Returns all problems, and measurements. */
export const review = async (tab, serious, folder, name) => {
  const wrong = [];
  await tab.evaluate(() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await tab.getByRole('tab', { name: 'Review' }).click();
  await tab.locator('.review select').selectOption('300');
  const begun = Date.now();
  await button(tab, 'Start').click();
  await tab.waitForFunction(
    () => {
      const { value, max } = document.querySelector('rulehouse-play').shadowRoot.querySelector('.review progress');
      return value === max;
    },
    undefined,
    { timeout: 240_000 },
  );
  const [took, task] = [Date.now() - begun, await longest(tab)];
  if (task > 100) wrong.push(`a task took ${task.toFixed(0)} ms during the review`);
  const turns = tab.locator('.turns > li');
  const count = await turns.count();
  if (count === 0) wrong.push('a game of random moves has no turning point');
  else {
    await turns.first().getByRole('button').first().click();
    await tab.waitForTimeout(200);
    const marks = await board(tab).locator('[data-mark="picked"]').count();
    if (marks === 0) wrong.push('the better move is not marked on the board');
  }
  for (const one of await serious(tab)) wrong.push(`review: ${one}`);
  await shot(tab, folder, name);
  const before = await tab.locator('.moves .step').count();
  await turns.first().getByRole('button').nth(1).click();
  await tab.locator('.moves').waitFor();
  if ((await tab.locator('.moves .step').count()) === before) wrong.push('trying another move starts no game');
  return { wrong, took, task, count };
};

/** Checks that the effect of a move is described for the pointer and for the focus before the move is made. */
export const preview = async (tab) => {
  const text = () => board(tab).locator('.preview').innerText();
  const places = board(tab).locator('.next > [data-hit]');
  const count = await places.count();
  for (let index = 0; index < Math.min(count, 60); index++) {
    const { x, y, width, height } = await places.nth(index).boundingBox();
    await tab.mouse.move(x + width / 2, y + height / 2);
    if ((await text()) === '') continue;
    await tab.mouse.move(0, 0);
    if ((await text()) !== '') return ['the preview of a move is shown although the pointer is elsewhere'];
    await places.nth(index).evaluate((hit) => hit.parentElement.focus());
    const described = await places.nth(index).evaluate((hit) => hit.parentElement.getAttribute('aria-describedby'));
    return (await text()) !== '' && described === 'preview' ? [] : ['the preview of a move is not shown for the focus'];
  }
  return ['no place on the board shows a preview'];
};
