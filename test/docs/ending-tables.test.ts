/** The tables of endings: their digests, their figures on the page, and values that follow from those of the next positions. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { icetraders } from '../../research/endings/icetraders.mjs';
import { terrafex } from '../../research/endings/terrafex.mjs';
import { applyText, type Game, type GameTypes, source } from '../../src/core/index.js';
import { game as iceTraders } from '../../src/games/icetraders/index.js';
import { game as terrafexGame } from '../../src/games/terrafex/index.js';
import { game as toframenn } from '../../src/games/toframenn/index.js';

interface Family {
  readonly family: string;
  readonly game: string;
  readonly positions: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly longest: number;
  readonly from: string;
  readonly line: string;
  readonly sha256: string;
}

/** The places of a table, each with the text of its position. */
interface Places {
  readonly count: number;
  readonly textAt: (index: number) => string;
  readonly placeOf: (text: string) => number;
}

const folder = 'research/endings/';
const names = readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []));
const page = readFileSync('docs/facts/endings.md', 'utf8');

/** What is said about a family; those of Töframenn have lists of stacks, too. */
const familyOf = (name: string): Family & Readonly<Record<'light' | 'dark' | 'table', string>> =>
  JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8')) as ReturnType<typeof familyOf>;

const squareOf = (at: number): string => `${'abcdefgh'.charAt(at % 8)}${Math.floor(at / 8) + 1}`;

/** The places of a family of Töframenn, from the stacks of each side. */
const placesOfStacks = (name: string): Places => {
  const { light, dark, table } = familyOf(name);
  const [lights, darks] = [light.split(' '), dark.split(' ')];
  const textAt = (index: number): string => {
    const [side, to, at, stacks] = [index % 2, (index >> 1) % 64, (index >> 7) % 64, Math.floor(index / 8192)];
    const [own, other] = [lights[Math.floor(stacks / darks.length)], darks[stacks % darks.length]];
    return `play:${'LD'.charAt(side)} ${squareOf(at)}:${own}* ${squareOf(to)}:${other}* - - ${table},null,caster,-,-`;
  };
  const placeOf = (text: string): number => {
    const found = /^play:([LD]) (..):(\w+)\* (..):(\w+)\* /.exec(text);
    if (found === null) return expect.fail(text);
    const [, side = '', at = '', own = '', to = '', other = ''] = found;
    const number = (square: string): number =>
      'abcdefgh'.indexOf(square.charAt(0)) + 8 * (Number(square.charAt(1)) - 1);
    const stacks = lights.indexOf(own) * darks.length + darks.indexOf(other);
    return ((stacks * 64 + number(at)) * 64 + number(to)) * 2 + 'LD'.indexOf(side);
  };
  return { count: lights.length * darks.length * 8192, textAt, placeOf };
};

/** The places of a family whose positions are sorted by their texts. */
const placesOfTexts = (texts: readonly string[], without: (text: string) => string = (text) => text): Places => {
  const places = new Map(texts.map((text, place) => [text, place]));
  return {
    count: texts.length,
    textAt: (index) => texts[index] ?? expect.fail(String(index)),
    placeOf: (text) => places.get(without(text)) ?? expect.fail(text),
  };
};

/** The number of a turn makes no difference to a position's value. */
const withoutTurn = (text: string): string =>
  text.replace(
    / ([wb]) (\S+ \S+ \S+) \d+ /,
    (_, side: string, rest: string) => ` ${side} ${rest} ${side === 'w' ? 21 : 22} `,
  );

/** A table, and the game of its positions. */
interface Table<T extends GameTypes> {
  readonly game: Game<T>;
  readonly places: Places;
  readonly values: Uint8Array;
}

/** What the side to move may expect after a move: to have won (positive) or lost (negative) in so many plies; 0 for a draw. */
const meaning = (value: number): number => (value > 128 ? -(value - 128) : value);

/** The value that follows from the values of the positions to which the moves lead. */
const valueFrom = <T extends GameTypes>({ game, places, values }: Table<T>, state: T['State']): number => {
  const [side] = game.toMove(state);
  const next = game.legalMoves(state).map((move) => {
    const after = game.applyLegal(state, move);
    const outcome = game.outcome(after);
    if (outcome._tag === 'Some') {
      const { winners } = outcome.value;
      return winners.length !== 1 ? 0 : winners[0] === side ? 1 : -1;
    }
    const other = meaning(values[places.placeOf(game.position.print(after))]!);
    if (other === 0) return 0;
    // The same side may be to move again, as in a turn of several moves.
    const own = game.toMove(after)[0] === side ? other : -other;
    return own > 0 ? own + 1 : own - 1;
  });
  const wins = next.filter((one) => one > 0);
  if (wins.length > 0) return Math.min(...wins);
  return next.includes(0) ? 0 : Math.min(...next);
};

const parsed = <T extends GameTypes>(game: Game<T>, text: string): T['State'] => {
  const state = game.position.parse(text);
  return isLeft(state) ? expect.fail(text) : state.right;
};

/** So many places of a table, drawn at random from a fixed seed. */
const sampleOf = (values: Uint8Array, count: number): readonly number[] => {
  const random = source(65);
  return Array.from({ length: count }, () => random.below(values.length));
};

const tested = <T extends GameTypes>(name: string, game: Game<T>, places: () => Places): void => {
  describe(name, () => {
    const family = familyOf(name);
    const values = brotliDecompressSync(readFileSync(`${folder}${name}.br`));
    const table: Table<T> = { game, places: places(), values };
    const valueOf = (state: T['State']): number => meaning(values[table.places.placeOf(game.position.print(state))]!);

    test('the digest is that of the page, and so are the figures', () => {
      expect([family.game, values.length]).toEqual([game.id, table.places.count]);
      const digest = createHash('sha256').update(values).digest('hex');
      expect(digest).toBe(family.sha256);
      expect(page).toContain(digest);
      const counts = { positions: 0, won: 0, lost: 0, drawn: 0, longest: 0 };
      for (const value of values) {
        if (value === 255) continue;
        counts.positions++;
        if (value === 0) counts.drawn++;
        else if (value > 128) counts.lost++;
        else counts.won++;
        if (value < 128) counts.longest = Math.max(counts.longest, value);
      }
      expect(family).toMatchObject(counts);
      for (const count of Object.values(counts)) expect(page).toContain(count.toLocaleString('en'));
    });

    test('in a sample, each value is the best of the values of the next positions, and the others are no positions', () => {
      const kinds = { won: 0, lost: 0, drawn: 0, none: 0 };
      for (const index of sampleOf(values, 6000)) {
        const text = table.places.textAt(index);
        const read = game.position.parse(text);
        const isOpen = !isLeft(read) && game.outcome(read.right)._tag === 'None';
        expect([text, values[index] !== 255]).toEqual([text, isOpen]);
        if (isLeft(read) || !isOpen) kinds.none++;
        else {
          const value = meaning(values[index]!);
          expect([text, valueFrom(table, read.right)]).toEqual([text, value]);
          kinds[value > 0 ? 'won' : value < 0 ? 'lost' : 'drawn']++;
        }
      }
      const { positions, won, lost, drawn } = family;
      const all = { won, lost, drawn, none: values.length - positions };
      for (const [kind, count] of Object.entries(kinds))
        expect([kind, count > 100]).toEqual([kind, all[kind as keyof typeof all] > 0]);
    });

    test('the longest win is played, with the best moves of both sides, and is on the page', () => {
      const moves = family.line.split(' ');
      const start = parsed(game, family.from);
      expect(moves).toHaveLength(family.longest);
      const last = moves.reduce((state, move, ply) => {
        expect(Math.abs(valueOf(state))).toBe(family.longest - ply);
        const after = applyText(game)(move)(state);
        return isLeft(after) ? expect.fail(move) : after.right;
      }, start);
      const outcome = game.outcome(last);
      expect(outcome._tag === 'Some' && outcome.value.winners).toEqual(game.toMove(start));
      expect(page).toContain(family.from);
      expect(page).toContain(family.line);
    });
  });
};

/** The texts of a closed family, in their order. */
const textsOf = <T extends GameTypes>(
  game: Game<T>,
  { states }: { readonly states: readonly unknown[] },
): readonly string[] =>
  // The states are those of the game, because it made them.
  states.map((state) => game.position.print(state as T['State']));

test('every table is tested here', () => {
  expect([...names].sort()).toEqual(['last-glacier', 'lone-pyramids', 'lone-wizards', 'two-fleets']);
});

for (const name of ['lone-pyramids', 'lone-wizards']) tested(name, toframenn, () => placesOfStacks(name));
tested('two-fleets', iceTraders, () => placesOfTexts(textsOf(iceTraders, icetraders['two-fleets'](iceTraders))));
tested('last-glacier', terrafexGame, () =>
  placesOfTexts(textsOf(terrafexGame, terrafex['last-glacier'](terrafexGame)).map(withoutTurn), withoutTurn),
);
