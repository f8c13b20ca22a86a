/**
 * A rule names every move that `check` accepts and `legalMoves` does not list: generated moves of every kind, in positions of every game of the
 * library and of the examples. `LISTED_PAIRS` sets how many pairs of a position and a move are tried in all; 490,000 take about a minute.
 */
import fc from 'fast-check';
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { game as backgammon } from '../../examples/backgammon/game.js';
import { game as goofspiel } from '../../examples/goofspiel/game.js';
import { game as loveLetter } from '../../examples/love-letter/game.js';
import { game as ohHell } from '../../examples/oh-hell/game.js';
import { game as pig } from '../../examples/pig/game.js';
import { game as quoridor } from '../../examples/quoridor/game.js';
import { checkRecorded, constant, type Game, type GameTypes, mint, right, source } from '../../src/core/index.js';
import { game as icetraders } from '../../src/games/icetraders/index.js';
import {
  canonical,
  type Move,
  moverOf,
  type State,
  game as terraMystica,
} from '../../src/games/terra-mystica/index.js';
import { game as terrafex } from '../../src/games/terrafex/index.js';
import { game as toframenn } from '../../src/games/toframenn/index.js';
import { game as transformartian } from '../../src/games/transformartian/index.js';
import { lawsOf } from '../../src/laws/index.js';
import { inventedMoves } from '../../src/laws/invented.js';
import { type LawOptions, samplesOf } from '../../src/laws/sample.js';
import { optionSets as iceOptions } from '../games/icetraders/kit.js';
import { optionSets as mysticOptions } from '../games/terra-mystica/kit.js';
import { optionSets as terrafexOptions } from '../games/terrafex/kit.js';
import { optionSets as toframennOptions } from '../games/toframenn/kit.js';
import { optionSets as martianOptions } from '../games/transformartian/kit.js';

/** The total number of pairs; four in ten are for Terra Mystica, which has by far the most kinds of moves. */
const pairs = Number(process.env['LISTED_PAIRS'] ?? 30_000);

/** The counts for a game: pairs, accepted moves, unlisted moves by the rule that names them, and those that no rule names. */
interface Tried {
  readonly pairs: number;
  readonly accepted: number;
  readonly named: Readonly<Record<string, number>>;
  readonly unnamed: readonly string[];
}

/** Tries a number of pairs of a position and a generated move; `look` gets every accepted move that is not listed. */
const tried = <T extends GameTypes>(
  game: Game<T>,
  options: LawOptions<T>,
  most: number,
  look: (state: T['State'], move: T['Move']) => void = () => undefined,
): Tried => {
  const { plans, play } = samplesOf(game, options);
  const named = new Map<string, number>();
  const unnamed: string[] = [];
  let [count, accepted] = [0, 0];
  for (let seed = 1; count < most; seed++) {
    const random = source(seed);
    const [plan] = fc.sample(plans, { numRuns: 1, seed });
    if (plan === undefined) throw new Error('a plan is drawn');
    const { states, moves } = play(plan);
    for (let times = 0; times < 4; times++) {
      const state = states[random.below(states.length)]!;
      const listed = game.legalMoves(state);
      const texts = new Set(listed.map(game.moveText.print));
      for (const move of inventedMoves(game, listed, moves.slice(-100), random, 4)) {
        count++;
        if (isLeft(game.check(move)(state))) continue;
        accepted++;
        const text = game.moveText.print(move);
        if (texts.has(text)) continue;
        const rule = game.unlistedRule?.(state, move);
        if (rule === undefined) unnamed.push(`${text} in ${game.position.print(state)}`);
        else named.set(rule, (named.get(rule) ?? 0) + 1);
        look(state, move);
      }
    }
  }
  return { pairs: count, accepted, named: Object.fromEntries([...named].sort()), unnamed };
};

/** Prints what was tried, and requires that rules name everything. */
const names = <T extends GameTypes>(game: Game<T>, options: LawOptions<T>, share: number): void => {
  test(`${game.id}: a rule names what is accepted and not listed`, () => {
    const found = tried(game, options, pairs * share);
    console.log(
      `${game.id}: ${found.pairs} pairs, ${found.accepted} accepted, of those not listed: ${JSON.stringify(found.named)}`,
    );
    expect(found.unnamed).toEqual([]);
    expect(Object.keys(found.named).every((rule) => Object.hasOwn(game.rules, rule))).toBe(true);
    expect(found.accepted).toBeGreaterThan(0);
    if (game.unlistedRule === undefined) expect(found.named).toEqual({});
  });
};

describe('in random positions', () => {
  names(terraMystica, { options: mysticOptions, maxPlies: 260 }, 0.4);
  names(icetraders, { options: iceOptions }, 0.1);
  names(terrafex, { options: terrafexOptions }, 0.1);
  names(toframenn, { options: toframennOptions }, 0.1);
  names(transformartian, { options: martianOptions }, 0.1);
  names(backgammon, {}, 0.04);
  names(goofspiel, {}, 0.03);
  names(loveLetter, {}, 0.04);
  names(ohHell, {}, 0.03);
  names(pig, {}, 0.02);
  names(quoridor, {}, 0.04);
});

test('TMY-19.10: what is named is another way to write listed moves, one after the other, or steps down a track', () => {
  const spelt = (state: State, move: Move): void => {
    if (move._tag === 'Lose') return;
    const seat = moverOf(state, move);
    const [several = null] = terraMystica.legalMoves(state);
    const by = several?.by === null ? null : (move.by ?? terraMystica.legalMoves(state)[0]?.by ?? null);
    const text = terraMystica.moveText.print(move);
    let now = state;
    for (const one of canonical(state, seat, move)) {
      const written = terraMystica.moveText.print({ ...one, by });
      expect([text, terraMystica.legalMoves(now).map(terraMystica.moveText.print)]).toEqual([
        text,
        expect.arrayContaining([written]),
      ]);
      now = terraMystica.applyLegal(now, mint({ ...one, by }));
    }
    const after = terraMystica.applyLegal(state, mint(move));
    expect([text, terraMystica.position.print(now)]).toEqual([text, terraMystica.position.print(after)]);
  };
  tried(terraMystica, { options: mysticOptions, maxPlies: 260 }, pairs * 0.2, spelt);
});

describe('the law', () => {
  const broken = <T extends GameTypes>(game: Game<T>, version: Partial<Game<T>>, options: LawOptions<T>): string => {
    const law = lawsOf<T>(constant(Object.assign({}, game, version)), options).find(({ rule }) => rule === 'GC-2.9');
    const { failed, errorInstance } = fc.check(law!.property, { numRuns: 60, seed: 1, endOnFailure: true });
    return failed && errorInstance instanceof Error ? errorInstance.message : 'kept';
  };
  const { step: _, ...inTwo } = terraMystica;
  const mystic: LawOptions<typeof terraMystica extends Game<infer T> ? T : never> = {
    options: mysticOptions.map((options) => ({ ...options, 'leech-timing': 'deferred' as const })),
    maxPlies: 120,
  };

  test('finds what only readers of ledgers may do, where players may do it', () => {
    expect(broken(inTwo, { check: checkRecorded(terraMystica) }, mystic)).toMatch(/(drop|wait).* no rule names it/);
  });

  test('finds other spellings that no rule names, and names that the book does not have', () => {
    expect(broken(terraMystica, { unlistedRule: () => undefined }, mystic)).toMatch(/no rule names it/);
    expect(broken(terraMystica, { unlistedRule: () => 'TMY-99.9' as 'TMY-19.10' }, mystic)).toMatch(/does not have/);
  });

  test('finds an accepted move of a kind that is never listed', () => {
    const check: typeof quoridor.check = (move) => (view) =>
      move.to === 'a1' && quoridor.toMove(view).length > 0 ? right(mint(move)) : quoridor.check(move)(view);
    expect(broken(quoridor, { check }, {})).toMatch(/a1 is accepted/);
  });

  test('is kept by the games as they are', () => {
    expect(broken(terraMystica, {}, mystic)).toBe('kept');
    expect(broken(quoridor, {}, {})).toBe('kept');
  });
});
