// @vitest-environment happy-dom
/** The editors of options: what people click becomes options that the game takes, or is refused while they edit. */
import { isRight } from 'fp-ts/Either';
import { render } from 'lit';
import { describe, expect, test, vi } from 'vitest';
import { decode } from '../../../src/core/index.js';
import { german } from '../../../src/face/german/editors.js';
import { german as language } from '../../../src/face/german/index.js';
import { games } from '../../../src/games/catalogue.js';
import { english } from '../../../src/web/play/editors/english.js';
import { editorsOf } from '../../../src/web/play/editors/later.js';
import { optionRow } from '../../../src/web/play/option-row.js';
import { fieldsOf, optionsIn, optionTexts } from '../../../src/web/play/options.js';
import { speakerWith } from '../../../src/web/play/words.js';

/** A form with all options of a game. */
const formOf = async (id: string, values: object = {}, inGerman = false) => {
  const game = games.find((one) => one.open((opened) => opened.id === id));
  if (game === undefined) throw new Error(id);
  const optionInfo = game.open((one) => one.optionInfo);
  const catalogues = inGerman
    ? [Object.entries(language.games).find(([name]) => name === id)?.[1] ?? language.others]
    : [];
  const form = document.createElement('form');
  const given = new Map<string, unknown>(Object.entries(values));
  const rows = fieldsOf(optionInfo, {}).map((field) => {
    const now = given.has(field.name) ? JSON.stringify(given.get(field.name)) : field.usual;
    return optionRow({ id, optionInfo }, field, now, speakerWith(catalogues), null);
  });
  render(rows, form);
  // As browsers do: an option that arrives with the attribute is selected.
  for (const select of form.querySelectorAll('select'))
    select.selectedIndex = [...select.options].findIndex((one) => one.hasAttribute('selected'));
  if ((await editorsOf(id)) !== undefined)
    await vi.waitFor(() => {
      if (form.querySelector('.editor') === null) throw new Error('no editor yet');
    });
  const options = () => optionsIn(optionInfo, optionTexts(new FormData(form)));
  const editor = (name: string): HTMLElement => {
    const found = [...form.querySelectorAll<HTMLElement>('.editor')].find(
      (one) => one.querySelector(`[name="option ${name}"]`) !== null,
    );
    if (found === undefined) throw new Error(`there is no editor of ${name}`);
    return found;
  };
  return {
    form,
    options,
    editor,
    /** Clicks the buttons of an editor that have these labels or texts, one after the other. */
    click: (name: string, ...labels: readonly string[]): void => {
      for (const label of labels) {
        const buttons = [...editor(name).querySelectorAll('button')];
        const text = (button: HTMLElement): string => button.textContent.replaceAll(/\s+/g, ' ').trim();
        const named = buttons.find((one) => one.title === label || text(one) === label);
        if (named === undefined)
          throw new Error(`${label}: ${buttons.map((one) => one.title || text(one)).join(' | ')}`);
        named.click();
      }
    },
    /** Types the text of an option. */
    type: (name: string, text: string): void => {
      const input = editor(name).querySelector<HTMLInputElement>('.text input');
      if (input === null) throw new Error('no text');
      input.value = text;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    text: (name: string): string => editor(name).querySelector<HTMLInputElement>('.text input')?.value ?? '',
    why: (name: string): string => (editor(name).querySelector('.why')?.textContent ?? '').trim(),
    /** Chooses an item of a list by its label. */
    choose: (name: string, label: string, item: string): void => {
      const found = [...editor(name).querySelectorAll('label')].find(
        (one) => one.querySelector('span')?.textContent === label,
      );
      const select = found?.querySelector('select');
      const index = [...(select?.options ?? [])].findIndex((one) => one.textContent.startsWith(item));
      if (select === undefined || select === null || index < 0) throw new Error(`${label}: ${item}`);
      select.selectedIndex = index;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    accepted: (): unknown =>
      game.open((one) => {
        const read = decode(one.options)(options());
        return isRight(read) && isRight(one.setup(read.right, 1)) ? read.right : read;
      }),
  };
};

test.each(['terrafex', 'transformartian', 'toframenn', 'terra-mystica', 'icetraders'])(
  '%s: a form that was left alone asks for nothing',
  async (id) => {
    const { options } = await formOf(id);
    expect(options()).toEqual({});
  },
);

test('German has every text of the editors', () => {
  expect(Object.keys(german.texts)).toEqual(Object.keys(english.texts));
  const gaps = (text: string): readonly string[] => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort();
  for (const [key, text] of Object.entries(english.texts))
    expect([key, gaps(german.texts[key] ?? '')]).toEqual([key, gaps(text)]);
});

describe('a layout of Terrafex', () => {
  const empty = Array.from({ length: 7 }, () => '........').join('/');

  test('is put together square by square', async () => {
    const { click, options, why, accepted } = await formOf('terrafex');
    click('layout', 'Empty board');
    expect(options()).toEqual({ layout: empty });
    expect(why('layout')).toBe('The game refuses this (TF-2.6): a layout has at least one glacier');
    click('layout', 'A large glacier, 4 left', 'C4: nothing', 'A medium forest, 5 left', 'D4: nothing');
    click('layout', 'A small glacier, 5 left', 'D4: a medium forest');
    const layout = '......../......../......../..B3B1+G2..../......../......../........';
    expect(options()).toEqual({ layout });
    expect(why('layout')).toBe('');
    expect(accepted()).toMatchObject({ layout });
    click('layout', 'C4: a large glacier', 'C4: a small glacier', 'D4: a small glacier and a medium forest');
    expect(options()).toEqual({ layout: '......../......../......../...G2..../......../......../........' });
    click('layout', 'Nothing', 'D4: a medium forest');
    expect(options()).toEqual({ layout: empty });
  });

  test('is one of the printed ones, or a text', async () => {
    const { click, type, options, text, why } = await formOf('terrafex');
    click('layout', 'Layout 2');
    expect([options(), text('layout')]).toEqual([{ layout: '2' }, '2']);
    type('layout', 'B3/8');
    expect(options()).toEqual({ layout: 'B3/8' });
    expect(why('layout')).toBe('The game refuses this (TF-2.6): a board has 7 ranks, not 2');
    type('layout', '');
    expect(options()).toEqual({});
  });

  test('is refused in German on German pages', async () => {
    const { click, why, editor } = await formOf('terrafex', {}, true);
    click('layout', 'Leeres Brett');
    expect(why('layout')).toMatch(/^Das Spiel lehnt das ab \(TF-2\.6\): /);
    expect(why('layout')).not.toContain('glacier');
    expect(editor('layout').textContent).not.toContain('Choose');
  });

  test('arrow keys lead from square to square', async () => {
    const { editor, form } = await formOf('terrafex');
    document.body.append(form);
    const board = editor('layout').querySelector('[aria-label="The board"]');
    const squares = [...(board?.querySelectorAll('button') ?? [])];
    squares[0]?.focus();
    const press = (key: string): string => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      return document.activeElement?.getAttribute('title')?.slice(0, 2).toLowerCase() ?? '';
    };
    expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp'].map(press)).toEqual([
      ...['b7', 'b6', 'a6', 'a6', 'a7', 'a7'],
    ]);
    expect(squares.filter((button) => button.tabIndex === 0)).toHaveLength(1);
  });
});

describe('rosters of Töframenn', () => {
  test('are stacked from single pyramids, by clicks', async () => {
    const { click, options, why, accepted, text } = await formOf('toframenn');
    for (let wizard = 1; wizard <= 5; wizard++)
      for (const size of ['small', 'medium', 'large']) {
        const pyramid = `${size[0]?.toUpperCase()}${size.slice(1)} red pyramid`;
        click('lightRoster', pyramid, `Wizard ${wizard}, ${size} place: nothing`, pyramid);
      }
    const roster = Array.from({ length: 5 }, () => 'R1R2R3');
    expect(options()).toEqual({ lightRoster: roster });
    expect(text('lightRoster')).toBe(roster.join(' '));
    expect(why('lightRoster')).toBe('');
    expect(accepted()).toMatchObject({ lightRoster: roster });
  });

  test('are refused until they are complete', async () => {
    const { click, options, why } = await formOf('toframenn');
    click('darkRoster', 'Medium clear pyramid', 'Wizard 3, small place: nothing');
    expect(options()).toEqual({ darkRoster: ['', '', 'C2', '', ''] });
    expect(why('darkRoster')).toBe('The game refuses this (TO-2.3 0): "" is not a complete wizard, small first');
    click('darkRoster', 'Wizard 3, medium place: medium clear pyramid', 'Take the marked pyramid off');
    expect(options()).toEqual({});
  });

  test('two pyramids change places', async () => {
    const lightRoster = ['R1G2B3', 'Y1Y2Y3', 'R1R2R3', 'R1R2R3', 'R1R2R3'];
    const { click, options } = await formOf('toframenn', { lightRoster });
    click('lightRoster', 'Wizard 1, medium place: medium green pyramid', 'Wizard 2, large place: large yellow pyramid');
    expect(options()).toEqual({ lightRoster: ['R1Y2B3', 'Y1G2Y3', ...lightRoster.slice(2)] });
  });

  test('the set of 24 says how many pyramids are left', async () => {
    const lightRoster = ['R1', 'R1', '', '', ''];
    const { editor, why } = await formOf('toframenn', { pool: 'set24', lightRoster });
    const labels = [...editor('lightRoster').querySelectorAll('button')].map((one) => one.title);
    expect(labels).toContain('Small red pyramid, 0 left');
    expect(labels).toContain('Large red pyramid, 2 left');
    expect(labels.some((label) => label.includes('White'))).toBe(false);
    expect(why('lightRoster')).toContain('TO-2.3');
  });

  test('a pyramid is dragged onto a wizard', async () => {
    const { editor, options } = await formOf('toframenn');
    const chip = editor('lightRoster').querySelector('[title="Large blue pyramid"] .drag');
    chip?.dispatchEvent(new Event('dragstart', { bubbles: true }));
    const wizards = editor('lightRoster').querySelectorAll('.wizard');
    wizards[4]?.dispatchEvent(new Event('drop', { bubbles: true, cancelable: true }));
    expect(options()).toEqual({ lightRoster: ['', '', '', '', 'B3'] });
  });
});

describe('shapes and cards of Transformartian', () => {
  test('shapes are picked in the order of the columns', async () => {
    const { click, options, why, accepted } = await formOf('transformartian');
    click('shapes', 'Z', 'bolt');
    expect(options()).toEqual({ shapes: ['X', '+', 'I', 'W', 'bolt'] });
    expect(why('shapes')).toBe('');
    click('shapes', 'W');
    expect(why('shapes')).toContain('TX-2.2');
    click('shapes', ...[1, 2, 3, 4].map((row) => `Column 1, row ${row}`), 'Column 5, row 5');
    expect([...document.querySelectorAll('.editor')].length).toBeGreaterThan(0);
    click('shapes', 'Column 5, row 5', 'Column 2, row 5', 'Add this shape');
    expect(options()).toEqual({ shapes: ['X', '+', 'I', 'bolt', expect.stringMatching(/^[o.]+(\/[o.]+)+$/)] });
    expect(accepted()).toMatchObject(options());
  });

  test('ExxTRA: all, some or chosen columns, grades, and own shapes', async () => {
    const { click, choose, options, accepted, why } = await formOf('transformartian');
    choose('exxtra', 'Cards of ExxTRA', 'For all');
    expect(options()).toEqual({ exxtra: {} });
    choose('exxtra', 'Cards of ExxTRA', 'For some');
    choose('exxtra', 'Number of columns', '3');
    choose('exxtra', 'Cards of grade 2', '4');
    expect(options()).toEqual({ exxtra: { replace: 3, twos: 4 } });
    expect(why('exxtra')).toContain('TX-2.3');
    choose('exxtra', 'Cards of grade 2', '1');
    choose('exxtra', 'Cards of ExxTRA', 'For chosen');
    click('exxtra', 'Column 4', 'Column 1', 'Column 2');
    expect(options()).toEqual({ exxtra: { columns: [2, 4], twos: 1 } });
    click('exxtra', ...[1, 2, 3, 4].map((row) => `Column 1, row ${row}`), 'Column 2, row 5', 'Add this shape');
    expect(accepted()).toMatchObject({ exxtra: { columns: [2, 4], twos: 1, own: [expect.any(String)] } });
    choose('exxtra', 'Cards of ExxTRA', 'None');
    expect(options()).toEqual({});
  });

  test('the ladder is a text, the grid is shuffled and exchanged', async () => {
    const { type, click, text, why, options, accepted, editor } = await formOf('transformartian', { players: 3 });
    type('levels', '9, 4 2');
    expect(options()).toEqual({ players: 3, levels: [9, 4, 2] });
    type('levels', '1 2');
    expect(why('levels')).toContain('TX-2.4');
    type('levels', '');
    click('grid', 'Shuffle');
    expect(text('grid').split('/')).toHaveLength(6);
    const buttons = [...editor('grid').querySelectorAll('[role=group] button')];
    const [first, second] = [buttons[0], buttons[29]].map((one) => one?.getAttribute('title') ?? '');
    const before = text('grid');
    click('grid', first ?? '', second ?? '');
    expect(text('grid')).toBe(`${before.at(-1)}${before.slice(1, -1)}${before[0]}`);
    expect(accepted()).toMatchObject({ players: 3, grid: text('grid') });
    click('grid', 'Drawn at random');
    expect(options()).toEqual({ players: 3 });
  });
});

describe('a set-up of Terra Mystica', () => {
  test('gives all tiles, and what does not fit is refused', async () => {
    const { click, choose, options, accepted, why, editor } = await formOf('terra-mystica', { players: 3 });
    click('setup', 'Given');
    expect(accepted()).toMatchObject({ players: 3, setup: { start: 0, final: [] } });
    choose('setup', 'Round 1', 'SCORE6');
    choose('setup', 'Who begins', 'Seat 3');
    expect(options()).toMatchObject({
      setup: { scoring: ['SCORE6', 'SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE1'], start: 2 },
    });
    expect(why('setup')).toContain('TMY-13.1');
    choose('setup', 'Round 6', 'SCORE7');
    expect(why('setup')).toBe('');
    editor('setup')
      .querySelector('[type=checkbox]')
      ?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(why('setup')).toContain('players + 3 bonus tiles');
  });

  test('gives the factions of an auction, and follows the map', async () => {
    const { click, choose, accepted, why } = await formOf('terra-mystica', {
      players: 2,
      auction: true,
      map: 'fire-ice',
    });
    click('setup', 'Given');
    choose('setup', 'Faction 1 of the auction', 'Yetis');
    choose('setup', 'Final scoring tile', 'most settlements');
    expect(why('setup')).toBe('');
    expect(accepted()).toMatchObject({
      setup: { final: ['connected-clusters'], tokens: ['yetis', expect.any(String)] },
    });
    choose('setup', 'Faction 2 of the auction', 'Ice Maidens');
    expect(why('setup')).toContain('the faction tokens are from different boards');
  });

  test('a set-up may be for two to five players', async () => {
    const { click, accepted } = await formOf('terra-mystica', { players: 5, 'shipping-bonus': true });
    click('setup', 'Given');
    expect(accepted()).toMatchObject({ players: 5, setup: { start: 0 } });
  });

  test('is in German on German pages', async () => {
    const { click, editor } = await formOf('terra-mystica', {}, true);
    click('setup', 'Vorgegeben');
    expect(editor('setup').textContent).not.toMatch(/dwelling|Round|coins|per /);
  });
});

test.each([
  ['terrafex', ['layout']],
  ['toframenn', ['lightRoster', 'darkRoster']],
  ['transformartian', ['shapes', 'exxtra', 'levels', 'grid']],
  ['terra-mystica', ['setup']],
] as const)('%s: whatever people type, the editor goes on and says what is wrong', async (id, names) => {
  const { type, why, options, editor } = await formOf(id, id === 'terra-mystica' ? { auction: true } : {});
  const wrong = [
    'x',
    '-7',
    '[]',
    '[[1]]',
    '{"a":1}',
    '{"scoring":5,"bonus":"x","final":{},"start":-1,"tokens":7}',
    '{"columns":"x","own":3}',
    '"',
    '/',
  ];
  for (const name of names)
    for (const text of wrong) {
      type(name, text);
      expect([name, text, why(name)]).toEqual([name, text, expect.stringMatching(/^The game refuses this \(T/)]);
      expect(editor(name).querySelector('.text')).not.toBeNull();
      type(name, '');
      expect(options()).not.toHaveProperty(name);
    }
});

test('a game of another author has a text for every option that cannot be listed', async () => {
  const form = document.createElement('form');
  const info = { name: 'deck', rule: 'XY-2.1', values: 'a list of cards', default: '[]', meaning: 'the cards' };
  const game = { id: 'xy', optionInfo: [info] };
  render(
    fieldsOf(game.optionInfo, {}).map((field) => optionRow(game, field, field.usual, speakerWith([]), null)),
    form,
  );
  await Promise.resolve();
  const input = form.querySelector<HTMLInputElement>('input');
  if (input === null) throw new Error('no field');
  input.value = '["ace", 2]';
  expect(optionsIn(game.optionInfo, optionTexts(new FormData(form)))).toEqual({ deck: ['ace', 2] });
});
