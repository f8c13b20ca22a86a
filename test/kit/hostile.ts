/** Hostile input: a seeded mutator of valid texts and JSON values. Nothing may throw or hang, and every refusal must name a rule or a place. */
import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import {
  anyGame,
  applyText,
  checkLine,
  decode,
  type Fault,
  type Game,
  type GameTypes,
  parseMoveIn,
  readRecord,
  replay,
  resultOf,
  type Source,
  source,
  verifyRecord,
  writeRecord,
} from '../../src/core/index.js';
import { mutateJson, mutateText } from '../../src/laws/strange.js';
import { malformedMoves } from './malformed.js';
import { walk } from './play.js';
import { sharing } from './shared.js';

const explained = (game: { readonly rules: object }, fault: Fault): void => {
  expect(fault.reason).not.toBe('');
  expect(fault.reason.length).toBeLessThan(1000);
  // A fault without a rule names a place, unless the whole value is wrong.
  if (fault.rule === undefined && fault.path.length === 0)
    expect(fault.reason).toMatch(/^no JSON|^unknown _tag|is not a/);
  if (fault.rule !== undefined) expect(Object.keys(game.rules)).toContain(fault.rule);
};

/** The number of mutations for each kind of input; for a longer run, use `HOSTILE=31000 npm test`. */
const mutations = Number(process.env['HOSTILE'] ?? 6000);

/** Registers the tests, with `count` mutations for each kind of input. */
export const hostile = <T extends GameTypes>(
  game: Game<T>,
  options: readonly T['Options'][],
  count = mutations,
  plies = 60,
): void => {
  const games = options.flatMap((chosen, index) =>
    Array.from({ length: 4 }, (_, k) => ({ chosen, ...walk(game, chosen, index * 10 + k, plies) })),
  );
  const states = games.flatMap(({ states: all }) => all);
  const positions = states.map(game.position.print);
  const moves = states.flatMap((state) => game.legalMoves(state).slice(0, 20).map(game.moveText.print));
  const pickOf = <A>({ below }: Source, items: readonly A[]): A => items[below(items.length)] as A;

  sharing(game, options);
  malformedMoves(game, options, count * 3, plies);

  describe(`${game.id}: hostile input`, () => {
    test('functions of texts are faults for what is not a text', () => {
      for (const value of [null, undefined, 7, {}, [], ['x'], () => 'x', Symbol('x'), 10n, new String('x')]) {
        // JavaScript callers may pass any value.
        const text = value as string;
        const results = [
          game.position.parse(text),
          game.viewText.parse(text),
          game.moveText.parse(text),
          applyText(game)(text)(states[0]),
          parseMoveIn(game)(text)(states[0]),
          replay(game)(states[0], [text]),
          replay(game)(states[0], value as readonly string[]),
          readRecord(game)(text),
          checkLine([anyGame(game)], () => '')(text),
        ];
        for (const [index, result] of results.entries())
          if (!(Array.isArray(value) && value.length === 0 && index === 6))
            expect([index, result._tag]).toEqual([index, 'Left']);
      }
    });

    test(`${count} mutated positions`, () => {
      const random = source(11);
      for (let i = 0; i < count; i++) {
        const text = mutateText(random, pickOf(random, positions), positions);
        const read = game.position.parse(text);
        if (isLeft(read)) explained(game, read.left);
        else {
          expect(game.position.print(read.right)).toBe(text);
          const legal = game.legalMoves(read.right);
          const move = legal[random.below(legal.length)];
          if (move !== undefined) {
            const after = game.position.print(game.applyLegal(read.right, move));
            expect([text, game.moveText.print(move), isRight(game.position.parse(after))]).toEqual([
              text,
              game.moveText.print(move),
              true,
            ]);
          }
        }
      }
    });

    test(`${count} mutated moves`, () => {
      const random = source(12);
      for (let i = 0; i < count; i++) {
        const state = pickOf(random, states);
        const text = mutateText(random, pickOf(random, moves), moves);
        const read = game.moveText.parse(text);
        if (isRight(read)) expect(game.moveText.print(read.right)).toBe(text);
        const after = applyText(game)(text)(state);
        if (isLeft(after)) {
          explained(game, after.left);
          expect(after.left.rule).toBeDefined();
        }
      }
    });

    test('numbers that are not seeds are refused by the set-up and by records', () => {
      for (const seed of [-1, 1.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY]) {
        expect(isLeft(game.setup(options[0]!, seed))).toBe(true);
        const start = game.setup(options[0]!, 1);
        if (!isLeft(start))
          expect(writeRecord(game)(options[0]!, seed, start.right, [])).toMatchObject({ _tag: 'Left' });
      }
    });

    test('a value that cannot even be looked at is refused', () => {
      const trap = (key: string): object =>
        Object.defineProperty({}, key, {
          enumerable: true,
          get: () => {
            throw new Error('trap');
          },
        });
      const [option] = game.optionInfo;
      const inputs = [
        [game.options, trap(option!.name)],
        [game.state, trap('settings')],
        [game.move, trap('_tag')],
      ] as const;
      for (const [codec, value] of inputs) expect(isLeft(decode<unknown, unknown>(codec)(value))).toBe(true);
      expect(isLeft(game.setup(trap(option!.name), 0))).toBe(true);
    });

    test('options that a program hands in are refused by the set-up as by the codec', () => {
      const random = source(17);
      for (let i = 0; i < count / 10; i++) {
        const mutated = mutateJson(random, JSON.parse(JSON.stringify(game.options.encode(pickOf(random, options)))));
        // JavaScript callers may pass any value.
        const start = game.setup(mutated, i);
        if (isLeft(start)) expect(Object.keys(game.rules)).toContain(start.left.rule);
        else expect(isLeft(decode(game.options)(mutated))).toBe(false);
      }
    });

    test(`${count} mutated JSON values of states, views, moves and options`, () => {
      const random = source(13);
      for (let i = 0; i < count; i++) {
        const state = pickOf(random, states);
        const move = game.legalMoves(state)[0];
        const inputs = [
          [game.state, game.state.encode(state)],
          [game.viewState, game.viewState.encode(state)],
          [game.move, move === undefined ? {} : game.move.encode(move)],
          [game.options, game.options.encode(pickOf(random, options))],
        ] as const;
        const [codec, json] = pickOf(random, inputs);
        const mutated = mutateJson(random, JSON.parse(JSON.stringify(json)));
        const read = decode<unknown, unknown>(codec)(mutated);
        expect(typeof codec.is(mutated)).toBe('boolean');
        if (isLeft(read)) explained(game, read.left);
      }
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    });

    test(`${Math.floor(count / 4)} mutated records`, () => {
      const random = source(14);
      for (let i = 0; i < count / 4; i++) {
        const { chosen, states: all, moves: made } = pickOf(random, games);
        const last = all.at(-1)!;
        const present = {
          format: 2,
          game: game.id,
          options: game.options.encode(chosen),
          seed: null,
          start: game.position.print(all[0]!),
          moves: made.map(game.moveText.print),
          result: resultOf(game)(last),
          tags: { event: 'a club', seat0: 'Anna' },
          end: null,
          comments: [{ ply: 0, text: 'a start' }],
          times: made.map(() => 1000),
        };
        const { places: _, ...result } = present.result;
        const { tags: _t, end: _e, comments: _c, times: _m, ...moves } = present;
        const record = i % 2 === 0 ? present : { ...moves, format: 1, result };
        const read = verifyRecord(game)(mutateJson(random, record));
        if (isLeft(read)) explained(game, read.left);
        const json = JSON.stringify(record);
        const text = readRecord(game)(mutateText(random, json, [json]));
        if (isLeft(text)) explained(game, text.left);
      }
    });
  });
};
