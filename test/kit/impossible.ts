/**
 * Impossible positions: a seeded, structure-aware mutator of valid position texts and JSON states. If a changed position is accepted, it must be as
 * good as any other: its successors are accepted, and none of them is stuck.
 */
import { isLeft, isRight } from 'fp-ts/Either';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import {
  decode,
  type Game,
  type GameTypes,
  type Legal,
  printFault,
  type Source,
  seats,
  source,
} from '../../src/core/index.js';
import { walk } from './play.js';

const pick = <A>({ below }: Source, items: readonly A[]): A => items[below(items.length)] as A;

// ------------------------------------------------------------------------------------------------------------------ texts

const digit = /\d/;

/** The parts of a text between separators, including the separators: numbers, words, boards. */
const pieces = (text: string): string[] => text.split(/([ ,/.:;|])/);

/** Another character of the same kind: a digit for a digit, otherwise one that occurs somewhere in the same field. */
const otherCharacter = (random: Source, field: string, old: string): string => {
  if (digit.test(old)) return String(random.below(10));
  if (old === '-' || old === '.') return pick(random, ['0', '1', '2', '-', '.']);
  return pick(random, [...field]);
};

/** One small change: another character, a number changed by one, a deletion, a swap within the text, or a piece of another text at the same place. */
const changeText = (random: Source, text: string, other: string): string => {
  const { below } = random;
  const parts = pieces(text);
  const index = 2 * below((parts.length + 1) / 2);
  const part = parts[index] ?? '';
  const place = below(Math.max(1, part.length));
  const set = (value: string): string => parts.with(index, value).join('');
  switch (below(8)) {
    case 0:
    case 1:
      return set(part.slice(0, place) + otherCharacter(random, part, part[place] ?? '0') + part.slice(place + 1));
    case 2:
      return /^\d+$/.test(part) ? set(String(Math.max(0, Number(part) + pick(random, [-2, -1, 1, 2, 10])))) : text;
    case 3:
      return set(part.slice(0, place) + part.slice(place + 1));
    case 4: {
      const with_ = 2 * below((parts.length + 1) / 2);
      return parts
        .with(index, parts[with_] ?? '')
        .with(with_, part)
        .join('');
    }
    case 5: {
      const second = below(Math.max(1, part.length));
      return set(part.slice(0, place) + (part[second] ?? '') + part.slice(place + 1));
    }
    case 6: {
      const theirs = pieces(other);
      return theirs.length === parts.length ? set(theirs[index] ?? '') : text;
    }
    default: {
      const [mine, theirs] = [text.split(' '), other.split(' ')];
      const field = below(mine.length);
      return mine.length === theirs.length ? mine.with(field, theirs[field] ?? '').join(' ') : text;
    }
  }
};

// ------------------------------------------------------------------------------------------------------------------- JSON

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const otherLeaf = (random: Source, old: Json, other: Json | undefined): Json => {
  if (other !== undefined && random.below(3) === 0) return other;
  if (typeof old === 'number') return pick(random, [old - 1, old + 1, old + 2, 0, 1, 2, 3, 9, -1, random.below(200)]);
  if (typeof old === 'boolean') return !old;
  return other ?? old;
};

/** A copy with one leaf changed, one list item omitted, duplicated or swapped, or one part taken from another value. */
const changeJson = (random: Source, value: Json, other: Json | undefined): Json => {
  const { below } = random;
  if (typeof value !== 'object' || value === null) return otherLeaf(random, value, other);
  if (other !== undefined && below(14) === 0) return other;
  if (Array.isArray(value)) {
    const items = value as readonly Json[];
    const at = below(Math.max(1, items.length));
    const theirs = Array.isArray(other) ? (other as readonly Json[]) : [];
    switch (items.length === 0 ? 1 : below(9)) {
      case 0:
        return items.filter((_, index) => index !== at);
      case 1:
        return [...items, pick(random, [...items, ...theirs, 0, 1])];
      case 2: {
        const second = below(items.length);
        return items.with(at, items[second] ?? 0).with(second, items[at] ?? 0);
      }
      default:
        return items.with(at, changeJson(random, items[at] ?? 0, theirs[at]));
    }
  }
  const given = value as Readonly<Record<string, Json>>;
  const key = pick(random, Object.keys(given));
  const theirs = typeof other === 'object' && other !== null && !Array.isArray(other) ? other : {};
  return { ...given, [key]: changeJson(random, given[key] ?? null, (theirs as Readonly<Record<string, Json>>)[key]) };
};

// -------------------------------------------------------------------------------------------------------------------- law

/** The number of mutations of each kind; for a longer run, use `HOSTILE=31000 npm test`. */
const mutations = Number(process.env['HOSTILE'] ?? 2500);

/** Moves that are preferred when playing on: ends of turns and refusals, which lead to other seats and phases. */
const endings = /pass|done|decline|^-/i;

/** What the law needs to know. */
export interface Ground<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: readonly T['Options'][];
  /** The longest game from which positions are taken, in plies. */
  readonly plies: number;
  /** The number of games for each set of options. */
  readonly games?: number;
  /** The number of plies played from each accepted position. */
  readonly further?: number;
  /** Moves that are accepted but not listed; they are tried occasionally. */
  readonly unlisted?: readonly string[];
  /** Further positions to change, in addition to those of random games. */
  readonly positions?: readonly T['State'][];
  readonly count?: number;
}

/** Why a state is invalid, or undefined. */
const wrong = <T extends GameTypes>(game: Game<T>, state: T['State']): string | undefined => {
  const legal = game.legalMoves(state).length;
  const over = isSome(game.outcome(state));
  if (over !== (legal === 0) || over !== (game.toMove(state).length === 0))
    return `stuck: ${legal} legal moves, ${game.toMove(state).length} to move, ${over ? 'over' : 'not over'}`;
  const text = game.position.print(state);
  const read = game.position.parse(text);
  if (isLeft(read)) return `refused as text: ${printFault(read.left)}`;
  if (game.position.print(read.right) !== text) return 'read as another one';
  return undefined;
};

/** The first few positions that break the law, with the reasons. */
const failures = (): { readonly add: (text: string, fault: string | undefined) => void; readonly none: () => void } => {
  const found: string[] = [];
  return {
    add: (text, fault) => {
      if (fault !== undefined && found.length < 12) found.push(`${text} | ${fault}`);
    },
    none: () => {
      expect(found).toEqual([]);
    },
  };
};

/** Registers the law: *every accepted position has only accepted successors, and none is stuck*. */
export const impossible = <T extends GameTypes>({
  game,
  options,
  plies,
  games = 6,
  further = 8,
  unlisted = [],
  positions = [],
  count = mutations,
}: Ground<T>): void => {
  const states = [
    ...positions,
    ...options.flatMap((chosen, index) =>
      Array.from({ length: games }, (_, k) => walk(game, chosen, index * 100 + k, plies).states).flat(),
    ),
  ];
  const texts = states.map(game.position.print);
  const jsonOf = (state: T['State']): Json => JSON.parse(JSON.stringify(game.state.encode(state))) as Json;

  const strangers = unlisted.map((text) => {
    const move = game.moveText.parse(text);
    if (isLeft(move)) throw new Error(`${text} is not a notation`);
    return move.right;
  });

  /** A listed move or, occasionally, one that is not listed. */
  const next = (random: Source, state: T['State'], legal: readonly Legal<T['Move']>[]): Legal<T['Move']> => {
    if (strangers.length > 0 && random.below(6) === 0) {
      const checked = game.check(pick(random, strangers))(state);
      if (isRight(checked)) return checked.right;
    }
    if (random.below(5) < 2) return pick(random, legal);
    const ends = legal.filter((move) => endings.test(game.moveText.print(move)));
    return pick(random, ends.length > 0 ? ends : legal);
  };

  /** Plays on and returns what went wrong. */
  const follow = (random: Source, start: T['State']): string | undefined => {
    let state = start;
    const made: string[] = [];
    for (let ply = 0; ply <= further; ply++) {
      const fault = wrong(game, state);
      if (fault !== undefined) return [...made, fault].join('; ');
      const legal = game.legalMoves(state);
      if (legal.length === 0) return undefined;
      const move = next(random, state, legal);
      made.push(game.moveText.print(move));
      state = game.applyLegal(state, move);
    }
    return undefined;
  };

  const twice = <A>(random: Source, value: A, change: (value: A) => A): A =>
    random.below(2) === 0 ? change(value) : change(change(value));

  describe(`${game.id}: impossible positions`, () => {
    test(`${count} changed texts: what is accepted has only accepted successors, none stuck`, {
      timeout: 3_600_000,
    }, () => {
      const random = source(21);
      let accepted = 0;
      const bad = failures();
      for (let i = 0; i < count; i++) {
        const text = pick(random, texts);
        const changed = twice(random, text, (now) => changeText(random, now, pick(random, texts)));
        const read = game.position.parse(changed);
        if (isLeft(read) || changed === text) continue;
        accepted++;
        bad.add(changed, follow(random, read.right));
      }
      bad.none();
      console.log(`${game.id}: ${accepted} of ${count} changed texts accepted, no successor refused, none stuck`);
    });

    test(`${count} changed JSON states: the same`, { timeout: 3_600_000 }, () => {
      const random = source(22);
      let accepted = 0;
      const bad = failures();
      for (let i = 0; i < count; i++) {
        const json = jsonOf(pick(random, states));
        const changed = twice(random, json, (now) => changeJson(random, now, jsonOf(pick(random, states))));
        const read = decode(game.state)(changed);
        if (isLeft(read) || JSON.stringify(changed) === JSON.stringify(json)) continue;
        accepted++;
        const text = game.position.print(read.right);
        // JSON and text accept the same positions.
        bad.add(text, isRight(game.position.parse(text)) ? follow(random, read.right) : 'refused as text');
      }
      bad.none();
      console.log(`${game.id}: ${accepted} of ${count} changed JSON states accepted, no successor refused, none stuck`);
    });

    test(`${count} changed views: what is accepted can be filled in and played on`, { timeout: 3_600_000 }, () => {
      const random = source(23);
      const views = states.map((state, index) => {
        const seat = index % (game.seatCount(state) + 1);
        return game.view(seat === 0 ? none : some(seats[seat - 1] ?? 0))(state);
      });
      const viewTexts = views.map(game.viewText.print);
      let accepted = 0;
      const bad = failures();
      for (let i = 0; i < count; i++) {
        const text = pick(random, viewTexts);
        const changed = twice(random, text, (now) => changeText(random, now, pick(random, viewTexts)));
        const read = game.viewText.parse(changed);
        if (isLeft(read) || changed === text) continue;
        accepted++;
        bad.add(changed, follow(random, game.determinize(read.right, i)));
      }
      bad.none();
      console.log(`${game.id}: ${accepted} of ${count} changed views accepted, all can be filled in, none stuck`);
    });
  });
};
