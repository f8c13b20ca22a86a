// @vitest-environment happy-dom
/** Options in groups with presets: none without effect, none with the words of another, and every preset begins a game. */
import { isRight } from 'fp-ts/Either';
import { html } from 'lit';
import { render } from 'lit-html';
import { expect, test } from 'vitest';
import { decode } from '../../../src/core/index.js';
import { games } from '../../../src/games/catalogue.js';
import { game as terraMystica } from '../../../src/games/terra-mystica/index.js';
import { groupsOf, presetsOf } from '../../../src/web/play/option-groups.js';
import { choice } from '../../../src/web/play/option-row.js';
import { fieldsOf, optionField, optionsIn, optionTexts } from '../../../src/web/play/options.js';
import { speakerWith } from '../../../src/web/play/words.js';

const speak = speakerWith([]);

const fields = fieldsOf(terraMystica.optionInfo, {});

/** The options that the form of Terra Mystica gives after a click on a preset, and perhaps another choice. */
const after = (preset: string, more: Readonly<Record<string, string>> = {}): Readonly<Record<string, unknown>> => {
  const page = document.createElement('main');
  const menus = groupsOf(terraMystica.id, fields)
    .flatMap((group) => group.fields)
    .filter(({ choices }) => choices.length > 0)
    .map(
      ({ name, choices, usual }) =>
        html`<select name=${optionField + name}>${choices.map(({ text, words }) => choice(text, words, text === usual))}</select>`,
    );
  render(html`<form>${presetsOf(terraMystica.id, fields, speak)} ${menus}</form>`, page);
  document.body.replaceChildren(page);
  [...page.querySelectorAll('button')].find((one) => one.textContent === preset)?.click();
  const form = page.querySelector('form');
  for (const [name, value] of Object.entries(more)) {
    const found = form?.elements.namedItem(optionField + name);
    if (!(found instanceof HTMLSelectElement)) throw new Error(`there is no field ${name}`);
    found.value = value;
  }
  return optionsIn(terraMystica.optionInfo, optionTexts(new FormData(form ?? undefined)));
};

const begun = (options: object): unknown => {
  const read = decode(terraMystica.options)(options);
  return isRight(read) && isRight(terraMystica.setup(read.right, 1))
    ? read.right
    : expect.fail(JSON.stringify(options));
};

test('every preset is a game that can begin, and differs from the others', () => {
  const base = after('Base game');
  expect(base).toEqual({});
  const league = after('As in online leagues');
  expect(league).toMatchObject({ 'mini-expansion-1': true, 'fire-and-ice-factions/variable_v5': true });
  expect(after('Fire & Ice')).toMatchObject({ map: 'fire-ice', 'shipping-bonus': true });
  for (const options of [base, league, after('Fire & Ice')]) begun(options);
});

test('the editions are one menu, whose entry turns on one edition and the others off', () => {
  const menu = groupsOf(terraMystica.id, fields)
    .flatMap((group) => group.fields)
    .find(({ name }) => name === 'several');
  expect(menu?.choices.map(({ words }) => speak(words))).toEqual([
    ...['As fits the map', 'Not in the game', 'Latest edition', 'Fourth edition', 'Third edition', 'Second edition'],
    'First edition',
  ]);
  const fourth = menu?.choices[3]?.text ?? '';
  expect(begun(after('Base game', { several: fourth }))).toMatchObject({
    'fire-and-ice-factions/variable_v4': true,
    'fire-and-ice-factions/variable_v5': false,
  });
});

test.each(games.map((any) => any.open(({ id, optionInfo }) => [id, optionInfo] as const)))(
  '%s: no option is without effect, and none has the words of another',
  (id, infos) => {
    const shown = groupsOf(id, fieldsOf(infos, {})).flatMap((group) => group.fields);
    const words = shown.map(({ meaning }) => speak(meaning));
    expect(new Set(words).size).toBe(words.length);
    expect(words.join('\n')).not.toMatch(/no effect|likewise|_v\d/i);
    // What has no field of its own is without effect, or in a menu with others.
    const names = new Set(shown.map(({ name }) => name));
    const left = fieldsOf(infos, {}).filter(({ name }) => !names.has(name));
    expect(left.every(({ name }) => /^email-notify$|^fire-and-ice-factions\/variable/.test(name))).toBe(true);
  },
);
