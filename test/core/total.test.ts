/** Values that throw when they are read, passed to every codec that an entry of the library exports, and wherever a program may pass anything. */
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { entries as stated } from '../../scripts/build/entries.mjs';
import { decode } from '../../src/core/index.js';
import { listIn } from '../../src/core/reading/lists.js';
import { games } from '../../src/games/catalogue.js';
import { game as terrafex } from '../../src/games/terrafex/index.js';
import { strangeValues, traps } from '../../src/laws/strange.js';
import { checkConversation } from '../../src/protocol/index.js';
import { restart } from '../../src/table/index.js';

/** Nested values: a trap may be at any depth. */
const values: readonly unknown[] = [
  ...strangeValues,
  ...traps(),
  ...traps().flatMap((trap) => [{ _tag: trap }, [trap], { by: 'host', line: trap }, { options: trap, seats: [trap] }]),
];

const root = new URL('../../', import.meta.url);
/** The entries that need neither a page nor a surrounding program. */
const entries = stated.map(({ source }) => source).filter((source) => !/^src\/(?:node|web)\//.test(source));

const codecsIn = (
  exported: Readonly<Record<string, unknown>>,
): readonly (readonly [string, t.Type<unknown, unknown>])[] =>
  Object.entries(exported).flatMap(([name, value]) =>
    value instanceof t.Type ? [[name, value as t.Type<unknown, unknown>] as const] : [],
  );

/** The calls that throw instead of returning a fault. */
const thrownBy = (codec: t.Type<unknown, unknown>): readonly string[] =>
  values.flatMap((value, index) => {
    const tried = { is: () => codec.is(value), decode: () => decode(codec)(value) };
    return Object.entries(tried).flatMap(([name, call]) => {
      try {
        call();
        return [];
      } catch {
        return [`${name} of value ${index}`];
      }
    });
  });

describe('codecs', () => {
  test.each(games.map(({ id }) => id))('of %s answer', (id) => {
    const thrown = games
      .find((any) => any.id === id)
      ?.open(({ options, state, viewState, move }) =>
        [options, state, viewState, move].flatMap((codec) => [
          ...thrownBy(codec as t.Type<unknown, unknown>),
          ...values.flatMap((value) => {
            try {
              return isLeft(codec.decode(value)) || codec.is(value) || codec === options ? [] : ['decode accepts'];
            } catch {
              return ['the method decode'];
            }
          }),
        ]),
      );
    expect(thrown).toEqual([]);
  });

  test('that entries export answer', async () => {
    const found: string[] = [];
    let count = 0;
    for (const entry of entries) {
      const exported = (await import(new URL(entry, root).href)) as Readonly<Record<string, unknown>>;
      for (const [name, codec] of codecsIn(exported)) {
        count++;
        found.push(...thrownBy(codec).map((what) => `${entry} ${name}: ${what}`));
      }
    }
    expect(count).toBeGreaterThan(15);
    expect(found).toEqual([]);
  });
});

test('a restart and a conversation that are none are faults', () => {
  for (const value of values) {
    // The types forbid such a value, but a JavaScript caller may pass it.
    const given = value as readonly never[];
    expect(isLeft(restart(terrafex, given))).toBe(true);
    expect(isLeft(restart(terrafex, [value] as never))).toBe(true);
    expect(checkConversation(games, given).length > 0).toBe(listIn(given)?.length !== 0);
    expect(checkConversation(games, [value] as never).length).toBeGreaterThan(0);
  }
});
