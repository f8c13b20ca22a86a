/** The tables of endings: their digests, their figures on the page, and values that follow from those of the next positions. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { applyText, source } from '../../src/core/index.js';
import { game, type State } from '../../src/games/toframenn/index.js';

interface Family {
  readonly family: string;
  readonly light: string;
  readonly dark: string;
  readonly table: string;
  readonly positions: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly longest: number;
  readonly from: string;
  readonly line: string;
  readonly sha256: string;
}

const folder = 'research/endings/';
const names = readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []));
const page = readFileSync('docs/facts/endings.md', 'utf8');

const read = (name: string): { readonly family: Family; readonly values: Uint8Array } => ({
  family: JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8')) as Family,
  values: brotliDecompressSync(readFileSync(`${folder}${name}.br`)),
});

/** The stacks of each side that a family has, in the order of its table. */
const stacksOf = ({ light, dark }: Family): readonly [readonly string[], readonly string[]] => [
  light.split(' '),
  dark.split(' '),
];

const squareOf = (at: number): string => `${'abcdefgh'.charAt(at % 8)}${Math.floor(at / 8) + 1}`;

/** The text of the position at a place of a table. */
const textAt = (family: Family, index: number): string => {
  const [lights, darks] = stacksOf(family);
  const [side, to, at, stacks] = [index % 2, (index >> 1) % 64, (index >> 7) % 64, Math.floor(index / 8192)];
  const [light, dark] = [lights[Math.floor(stacks / darks.length)], darks[stacks % darks.length]];
  return `play:${'LD'.charAt(side)} ${squareOf(at)}:${light}* ${squareOf(to)}:${dark}* - - ${family.table},null,caster,-,-`;
};

/** The place of a position in a table, read from its text. */
const placeOf = (family: Family, state: State): number => {
  const [lights, darks] = stacksOf(family);
  const found = /^play:([LD]) (..):(\w+)\* (..):(\w+)\* /.exec(game.position.print(state));
  if (found === null) return expect.fail(game.position.print(state));
  const [, side = '', at = '', light = '', to = '', dark = ''] = found;
  const number = (name: string): number => 'abcdefgh'.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1);
  const stacks = lights.indexOf(light) * darks.length + darks.indexOf(dark);
  return ((stacks * 64 + number(at)) * 64 + number(to)) * 2 + 'LD'.indexOf(side);
};

/** What the side to move may expect after a move: to have won (positive) or lost (negative) in so many plies; 0 for a draw. */
const meaning = (value: number): number => (value > 128 ? -(value - 128) : value);

/** The value that follows from the values of the positions to which the moves lead. */
const valueFrom = (family: Family, values: Uint8Array, state: State): number => {
  const [side] = game.toMove(state);
  const next = game.legalMoves(state).map((move) => {
    const after = game.applyLegal(state, move);
    const outcome = game.outcome(after);
    if (outcome._tag === 'Some') {
      const { winners } = outcome.value;
      return winners.length === 2 ? 0 : winners[0] === side ? 1 : -1;
    }
    const other = meaning(values[placeOf(family, after)]!);
    return other === 0 ? 0 : other > 0 ? -other - 1 : -other + 1;
  });
  const wins = next.filter((one) => one > 0);
  if (wins.length > 0) return Math.min(...wins);
  return next.includes(0) ? 0 : Math.min(...next);
};

const parsed = (text: string): State => {
  const state = game.position.parse(text);
  return isLeft(state) ? expect.fail(text) : state.right;
};

/** So many places of a table, drawn at random from a fixed seed. */
const sampleOf = (values: Uint8Array, count: number): readonly number[] => {
  const random = source(65);
  return Array.from({ length: count }, () => random.below(values.length));
};

describe.each(names)('%s', (name) => {
  const { family, values } = read(name);

  test('the digest is that of the page, and so are the figures', () => {
    const [lights, darks] = stacksOf(family);
    expect(values).toHaveLength(lights.length * darks.length * 8192);
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
      const read = game.position.parse(textAt(family, index));
      const isOpen = !isLeft(read) && game.outcome(read.right)._tag === 'None';
      expect([index, values[index] !== 255]).toEqual([index, isOpen]);
      if (isLeft(read) || !isOpen) kinds.none++;
      else {
        const value = meaning(values[index]!);
        expect([textAt(family, index), valueFrom(family, values, read.right)]).toEqual([textAt(family, index), value]);
        kinds[value > 0 ? 'won' : value < 0 ? 'lost' : 'drawn']++;
      }
    }
    for (const count of Object.values(kinds)) expect(count).toBeGreaterThan(100);
  });

  test('the longest win is played, with the best moves of both sides, and is on the page', () => {
    const moves = family.line.split(' ');
    const start = parsed(family.from);
    expect(moves).toHaveLength(family.longest);
    const last = moves.reduce((state, move, ply) => {
      const value = meaning(values[placeOf(family, state)]!);
      expect(Math.abs(value)).toBe(family.longest - ply);
      const after = applyText(game)(move)(state);
      return isLeft(after) ? expect.fail(move) : after.right;
    }, start);
    const outcome = game.outcome(last);
    expect(outcome._tag === 'Some' && outcome.value.winners).toEqual(game.toMove(start));
    expect(page).toContain(family.from);
    expect(page).toContain(family.line);
  });
});
