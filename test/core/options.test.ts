/** An option is stated once: codec, defaults, help texts, schema and, in Terra Mystica, its letter are derived from its entry. */
import { expect, test } from 'vitest';
import {
  boolean,
  decode,
  defaultsOf,
  type OptionTable,
  optionInfoOf,
  optionsOf,
  printFault,
  right,
  schemaOf,
} from '../../src/core/index.js';
import { games } from '../../src/games/catalogue.js';
import { optionTable as icetraders } from '../../src/games/icetraders/options.js';
import * as terra from '../../src/games/terra-mystica/index.js';
import { ledgerNames, type Options, optionTable as terraMystica } from '../../src/games/terra-mystica/state/options.js';
import { optionTable as terrafex } from '../../src/games/terrafex/options.js';
import { optionTable as toframenn } from '../../src/games/toframenn/options.js';
import { optionTable as transformartian } from '../../src/games/transformartian/options.js';
import { isLeft } from '../../src/index.js';

/** A switch without effect on the rules: its field with its type, and its entry. */
interface WithTalk extends Options {
  readonly 'table-talk': boolean;
}

const withTalk: OptionTable<WithTalk> = {
  ...terraMystica,
  'table-talk': { rule: 'TMY-18', codec: boolean, default: true, meaning: 'no effect' },
};

test('a switch of Terra Mystica without effect on the rules is one entry', () => {
  const options = optionsOf<WithTalk>('Terra Mystica options', withTalk);
  expect(decode(options)({})).toEqual(right({ ...terra.defaultOptions, 'table-talk': true }));
  expect(decode(options)({ 'table-talk': false, players: 3 })).toEqual(
    right({ ...terra.defaultOptions, players: 3, 'table-talk': false }),
  );
  const wrong = decode(options)({ 'table-talk': 'loud' });
  expect(isLeft(wrong) && printFault(wrong.left)).toBe('table-talk: "loud" is not true or false');
  expect(defaultsOf(withTalk)['table-talk']).toBe(true);
  expect(optionInfoOf(withTalk).at(-1)).toEqual({
    name: 'table-talk',
    rule: 'TMY-18',
    values: 'true, false',
    default: 'true',
    meaning: 'no effect',
  });
  expect(schemaOf(options)['properties']).toMatchObject({ 'table-talk': { type: 'boolean', default: true } });
});

test('a switch with a place in ledgers needs no other list', () => {
  expect(ledgerNames).toContain('email-notify');
  expect(ledgerNames).not.toContain('auction');
});

test.each(Object.entries({ icetraders, 'terra-mystica': terraMystica, terrafex, toframenn, transformartian }))(
  'the options of %s are those of its table, in the same order',
  (id, table: object) => {
    const game = games.find((any) => any.id === id);
    const names = game?.open(({ optionInfo }) => optionInfo.map(({ name }) => name));
    expect(names).toEqual(Object.keys(table));
    const decoded = game?.open(({ options }) => decode(options)({}));
    expect(decoded && !isLeft(decoded) && Object.keys(decoded.right as object)).toEqual(Object.keys(table));
  },
);

/** Some values of an option, parsed from the help text that lists them; none if the text only describes them. */
const valuesIn = (text: string): readonly unknown[] => {
  const range = /(\d+)\.\.(\d+)$/.exec(text);
  if (range !== null) return [Number(range[1]) + 1, Number(range[2])];
  try {
    return text.split(', ').map((one): unknown => JSON.parse(one));
  } catch {
    return [];
  }
};

test.each(games)('what a position of $id remembers of an option is in its text and in its key', (any) => {
  const tried = any.open((game) => {
    const started = (given: object) => {
      const options = decode(game.options)(given);
      if (isLeft(options)) return undefined;
      const state = game.setup(options.right, 3);
      return isLeft(state) ? undefined : state.right;
    };
    const usual = started({});
    return game.optionInfo.flatMap(({ name, values }) =>
      valuesIn(values).flatMap((value) => {
        const state = started({ [name]: value });
        if (state === undefined || usual === undefined) return [];
        const isOther = (text: (of: typeof usual) => string): boolean => text(state) !== text(usual);
        return [
          {
            option: `${name}: ${String(value)}`,
            state: isOther((of) => JSON.stringify(of)),
            text: isOther(game.position.print),
            key: isOther(game.key),
          },
        ];
      }),
    );
  });
  for (const { option, state, text, key } of tried) expect([option, text, key]).toEqual([option, state, state]);
  expect(tried.filter(({ state }) => state).length).toBeGreaterThan(2);
});
