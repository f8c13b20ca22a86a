/**
 * The laws that every game keeps. One call for a game: `laws({ game, options })`.
 */
import fc from 'fast-check';
import { isLeft, isRight, right } from 'fp-ts/Either';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import {
  applyMove,
  applyMoveAs,
  decode,
  firstSeats,
  type Game,
  type GameTypes,
  printFault,
  type Seat,
  seats,
  verifyRecord,
  writeRecord,
} from '../../src/core/index.js';
import { legalTexts, walk } from './play.js';

/** What the suite needs to know of a game. */
export interface LawsOf<T extends GameTypes> {
  readonly game: Game<T>;
  /** Option sets over which random games are played: everything that changes the rules should occur. */
  readonly options: fc.Arbitrary<T['Options']>;
  /** Longest random game, in plies. */
  readonly maxPlies: number;
  /** Random games a law. */
  readonly runs?: number;
  /** Move texts that ought to be tried beside those of other positions: all notations where they are few. */
  readonly candidates?: readonly string[];
  /** Whether a view can differ from the state. */
  readonly hides?: boolean;
}

const deepFreeze = <A>(value: A): A => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
};

/** Registers the laws as tests. */
export const laws = <T extends GameTypes>({
  game,
  options,
  maxPlies,
  runs = 30,
  candidates = [],
  hides = false,
}: LawsOf<T>): void => {
  const games = fc.record({ options, seed: fc.nat(), plies: fc.nat(maxPlies) });
  const played = games.map((given) => ({ ...given, ...walk(game, given.options, given.seed, given.plies) }));
  const states = played.map((given) => given.states.at(-1)!);
  const check = <A>(property: fc.IProperty<A>): void => {
    fc.assert(property, { numRuns: runs });
  };

  describe(`${game.id}: laws`, () => {
    test('over exactly if no move is legal, nobody is to move, and there is an outcome', () => {
      check(
        fc.property(played, ({ states: all }) => {
          for (const state of all) {
            const over = game.legalMoves(state).length === 0;
            expect(isSome(game.outcome(state))).toBe(over);
            expect(game.toMove(state).length === 0).toBe(over);
          }
        }),
      );
    });

    test('a step is certain: the same state and move give the same state, whenever they are asked', () => {
      check(
        fc.property(states, (state) => {
          for (const move of game.legalMoves(state).slice(0, 20))
            expect(game.applyLegal(state, move)).toEqual(game.applyLegal(state, move));
        }),
      );
    });

    test('keys are equal exactly if the position texts are', () => {
      const texts = new Map<string, string>();
      const keys = new Map<string, string>();
      check(
        fc.property(played, ({ states: all }) => {
          for (const state of all)
            for (const next of [
              state,
              ...game
                .legalMoves(state)
                .slice(0, 8)
                .map((move) => game.applyLegal(state, move)),
            ]) {
              const [text, key] = [game.position.print(next), game.key(next)];
              expect(keys.get(text) ?? key).toBe(key);
              expect(texts.get(key) ?? text).toBe(text);
              keys.set(text, key);
              texts.set(key, text);
            }
        }),
      );
    });

    test('every seat has a team with a score, and at the end a place: the winners the first, a team the same', () => {
      check(
        fc.property(played, ({ states: all }) => {
          for (const state of all) {
            const teams = game.teams(state);
            expect(teams.length).toBe(game.seatCount(state));
            expect([...new Set(teams)].sort()).toEqual(game.score(state).map((_, team) => team));
            const outcome = game.outcome(state);
            if (!isSome(outcome)) continue;
            const { places, winners } = outcome.value;
            const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
            expect(first).toEqual(winners.length > 0 ? winners : teams.map((_, seat) => seat));
            for (const [seat, place] of places.entries()) {
              const ahead = new Set(teams.filter((_, other) => places[other]! < place));
              expect(place).toBe(ahead.size + 1);
              expect(places[teams.indexOf(teams[seat]!)]).toBe(place);
            }
          }
        }),
      );
    });

    test('legal moves have different notations, and each applies and gives a position that reads back', () => {
      check(
        fc.property(states, (state) => {
          const legal = game.legalMoves(state);
          expect(new Set(legal.map(game.moveText.print)).size).toBe(legal.length);
          for (const move of legal.slice(0, 200)) {
            const after = applyMove(game)(move)(state);
            if (isLeft(after)) throw new Error(`${game.moveText.print(move)}: ${after.left.rule}`);
            expect(game.position.parse(game.position.print(after.right))).toEqual(after);
          }
        }),
      );
    });

    test('a move is generated exactly if it is accepted, whatever position it comes from', () => {
      check(
        fc.property(played, fc.nat(), ({ states: all }, pick) => {
          const state = all.at(-1)!;
          const legal = new Set(legalTexts(game, state));
          const others = [0, 1, 2].map((k) => all[(pick + k * 7) % all.length]!);
          const texts = new Set([
            ...candidates,
            ...legal,
            ...others.flatMap((other) => legalTexts(game, other).slice(0, 300)),
          ]);
          for (const text of texts) {
            const move = game.moveText.parse(text);
            if (isLeft(move)) throw new Error(`${text} is no notation`);
            expect([text, isRight(game.check(move.right)(state))]).toEqual([text, legal.has(text)]);
          }
        }),
      );
    });

    test('every refusal cites a rule of the book', () => {
      check(
        fc.property(played, fc.nat(), ({ states: all }, pick) => {
          const state = all.at(-1)!;
          const other = all[pick % all.length]!;
          for (const text of [...candidates, ...legalTexts(game, other)]) {
            const move = game.moveText.parse(text);
            if (isLeft(move)) throw new Error(`${text} is no notation`);
            const checked = game.check(move.right)(state);
            if (isLeft(checked)) expect(Object.keys(game.rules)).toContain(checked.left.rule);
          }
        }),
      );
    });

    test('positions and moves round-trip as text and as JSON, and the codecs know their own values', () => {
      check(
        fc.property(states, (state) => {
          expect(game.position.parse(game.position.print(state))).toEqual(right(state));
          const json: unknown = JSON.parse(JSON.stringify(game.state.encode(state)));
          expect(decode(game.state)(json)).toEqual(right(state));
          expect(game.state.is(state)).toBe(true);
          for (const move of game.legalMoves(state).slice(0, 100)) {
            const text = game.moveText.print(move);
            expect(game.moveText.parse(text)).toEqual(right(move));
            expect(decode(game.move)(JSON.parse(JSON.stringify(game.move.encode(move))))).toEqual(right(move));
            expect(game.move.is(move)).toBe(true);
          }
        }),
      );
    });

    test('options round-trip, and decoding fills in every default', () => {
      check(
        fc.property(options, (chosen) => {
          const json: unknown = JSON.parse(JSON.stringify(game.options.encode(chosen)));
          expect(decode(game.options)(json)).toEqual(right(chosen));
        }),
      );
      const defaults = decode(game.options)({});
      if (isLeft(defaults)) throw new Error(printFault(defaults.left));
      expect(Object.keys(defaults.right as object).length).toBeGreaterThanOrEqual(game.optionInfo.length);
    });

    test('deep-frozen arguments are left alone', () => {
      check(
        fc.property(games, fc.nat(), (given, pick) => {
          const state = deepFreeze(walk(game, deepFreeze(given.options), given.seed, given.plies).states.at(-1)!);
          const before = JSON.stringify(state);
          const legal = game.legalMoves(state);
          const move = legal[pick % Math.max(1, legal.length)];
          if (move !== undefined) game.applyLegal(state, deepFreeze(move));
          game.score(state);
          game.outcome(state);
          game.board(state);
          game.position.print(state);
          expect(JSON.stringify(state)).toBe(before);
        }),
      );
    });

    test('the same seed gives the same game', () => {
      check(
        fc.property(games, ({ options: chosen, seed, plies }) => {
          expect(walk(game, chosen, seed, plies)).toEqual(walk(game, chosen, seed, plies));
        }),
      );
    });

    test('another seat than the one to decide is refused by the turn rule', () => {
      check(
        fc.property(states, (state) => {
          const [move] = game.legalMoves(state);
          if (move === undefined) return;
          const toMove = game.toMove(state);
          for (const seat of firstSeats(game.seatCount(state))) {
            const after = applyMoveAs(game)(seat, move)(state);
            if (!toMove.includes(seat))
              expect(after).toMatchObject({ left: { _tag: 'NotYourTurn', rule: game.turnRule } });
            else if (toMove.length === 1) expect(isRight(after)).toBe(true);
          }
        }),
      );
    });

    test('scores are numbers, winners are seats of the table, in ascending order', () => {
      check(
        fc.property(states, (state) => {
          for (const score of game.score(state)) expect(Number.isSafeInteger(score)).toBe(true);
          const outcome = game.outcome(state);
          const winners = isSome(outcome) ? outcome.value.winners : [];
          expect([...winners].sort()).toEqual([...winners]);
          for (const seat of winners) expect(seat).toBeLessThan(game.seatCount(state));
        }),
      );
    });

    test('a record replays to the same state, and a broken one says at which ply and by which rule', () => {
      check(
        fc.property(played, fc.nat(), ({ options: chosen, seed, states: all, moves }, pick) => {
          const start = all[0]!;
          const record = writeRecord(game)(chosen, seed, start, moves);
          if (isLeft(record)) throw new Error(printFault(record.left));
          const json: unknown = JSON.parse(JSON.stringify(record.right));
          const verified = verifyRecord(game)(json);
          if (isLeft(verified)) throw new Error(printFault(verified.left));
          expect(verified.right.final).toEqual(all.at(-1));
          if (moves.length === 0) return;
          const ply = pick % moves.length;
          const broken = { ...record.right, moves: record.right.moves.with(ply, 'nonsense!') };
          expect(verifyRecord(game)(broken)).toMatchObject({ left: { path: ['moves', String(ply)] } });
        }),
      );
    });

    test('views: every seat and a spectator have one, with a text and a codec; a deciding seat lists its moves from it', () => {
      check(
        fc.property(states, (state) => {
          for (const seat of [undefined, ...seats.slice(0, game.seatCount(state))]) {
            const view = game.view(seat === undefined ? none : some(seat))(state);
            if (!hides) expect(view).toEqual(state);
            expect(game.viewText.parse(game.viewText.print(view))).toEqual(right(view));
            expect(decode(game.viewState)(JSON.parse(JSON.stringify(game.viewState.encode(view))))).toEqual(
              right(view),
            );
            if (seat !== undefined && game.toMove(state).includes(seat))
              expect(legalTexts(game, view)).toEqual(legalTexts(game, state));
          }
        }),
      );
    });

    test('determinize: a view filled in is a position that looks the same to the same seat, by seed', () => {
      check(
        fc.property(states, fc.nat(), (state, seed) => {
          for (const seat of [none, ...seats.slice(0, game.seatCount(state)).map((one) => some(one))]) {
            const view = game.view(seat)(state);
            const filled = game.determinize(view, seed);
            expect(game.view(seat)(filled)).toEqual(view);
            expect(game.position.parse(game.position.print(filled))).toEqual(right(filled));
            expect(game.determinize(view, seed)).toEqual(filled);
            expect(game.determinize(state, seed)).toEqual(state);
          }
        }),
      );
    });

    test('the picture shows something for every view', () => {
      check(
        fc.property(states, (state) => {
          for (const seat of [none, some<Seat>(0)])
            expect(game.board(game.view(seat)(state)).length).toBeGreaterThan(20);
        }),
      );
    });
  });
};
