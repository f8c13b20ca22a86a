// @vitest-environment happy-dom
/** The form for a new table always requests a table that can be opened. */
import { isRight } from 'fp-ts/Either';
import { render } from 'lit-html';
import { expect, test } from 'vitest';
import { decode, printFault } from '../../../src/core/index.js';
import { games } from '../../../src/games/catalogue.js';
import { open } from '../../../src/table/index.js';
import { opening, type TableSetup } from '../../../src/web/page/entrance.js';
import { wordsOf } from '../../../src/web/page/words.js';

const catalogue = {
  games: games.map((any) =>
    any.open(({ id, title, optionInfo, departure }) => ({
      ...{ id, title, options: optionInfo },
      leaving: departure === undefined ? ['bot', 'ends'] : ['bot', 'ends', 'drops', 'of a later release'],
    })),
  ),
  bots: [],
};

/** The request of the form after some of its fields were filled in and it was sent. */
const asked = (game: string, fields: Readonly<Record<string, string>>): TableSetup => {
  const wanted: TableSetup[] = [];
  const page = document.createElement('main');
  const doors = {
    words: wordsOf(null),
    open: (one: TableSetup) => wanted.push(one),
    join: () => undefined,
    choose: () => undefined,
  };
  render(opening(catalogue, game, doors), page);
  const form = page.querySelector<HTMLFormElement>('form.new');
  for (const [name, value] of Object.entries(fields)) {
    const field = form?.elements.namedItem(`option ${name}`);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement))
      throw new Error(`${game} has no field for ${name}`);
    field.value = value;
  }
  form?.dispatchEvent(new Event('submit', { cancelable: true }));
  const [one] = wanted;
  if (one === undefined) throw new Error('the form was not sent');
  return one;
};

/** The options of the table that a form opens. */
const opened = (id: string, fields: Readonly<Record<string, string>> = {}): unknown => {
  const { spec } = asked(id, fields);
  const any = games.find((one) => one.open((game) => game.id === id));
  return any?.open((game) => {
    const table = open(game, spec, 0);
    if (!isRight(table)) throw new Error(printFault(table.left));
    const options = decode(game.options)(table.right.table.spec.options ?? {});
    if (!isRight(options)) throw new Error(printFault(options.left));
    return options.right;
  });
};

test.each(catalogue.games.map(({ id }) => id))('%s: a form that was left as it is opens the usual game', (id) => {
  expect(asked(id, {}).spec).toMatchObject({ options: {} });
  expect(opened(id)).toBeDefined();
});

test('a bot plays on at a new table, if the server says that it can; drops are offered where the rules know them', () => {
  for (const { id } of catalogue.games) expect(asked(id, {}).spec).toMatchObject({ leaving: 'bot', claim: null });
  const offered = (game: string, list: Parameters<typeof opening>[0]['games'] = catalogue.games): readonly string[] => {
    const page = document.createElement('main');
    const doors = { words: wordsOf(null), open: () => undefined, join: () => undefined, choose: () => undefined };
    render(opening({ games: list, bots: [] }, game, doors), page);
    return [...page.querySelectorAll<HTMLOptionElement>('[name=leaving] option')].map(({ value }) => value);
  };
  expect(offered('terra-mystica')).toEqual(['bot', 'ends', 'drops']);
  expect(offered('icetraders')).toEqual(['bot', 'ends']);
  // A server of an earlier release refuses keys that it does not know.
  expect(offered('hue', [{ id: 'hue', title: 'Hue', options: [] }])).toEqual([]);
});

test('options that depend on others follow them', () => {
  expect(opened('transformartian', { players: '3' })).toMatchObject({ players: 3, teams: 3 });
  expect(opened('transformartian', { players: '4' })).toMatchObject({ players: 4, teams: 2 });
});

test('an option that is filled in is asked for, a field that was emptied is not', () => {
  expect(asked('terrafex', { push: '1', turnLimit: '' }).spec).toMatchObject({ options: { push: 1 } });
  expect(opened('icetraders', { players: '4', turnLimit: '30' })).toMatchObject({ players: 4, turnLimit: 30 });
});
