import fc from 'fast-check';
import { isLeft, right } from 'fp-ts/Either';
import { none, type Option, some } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import { decode, printFault, type Seat, seats } from '../../../src/core/index.js';
import {
  type Alignment,
  determinize,
  game,
  type Picked,
  pairs,
  type State,
  type View,
  view,
} from '../../../src/games/icetraders/index.js';
import { legalTexts, verdict } from '../../kit/play.js';
import { position, rule, seen, states } from './kit.js';

const masked = (text: string, seat: Option<Seat>): string => game.viewText.print(view(seat)(position(text)));

const viewFault = (text: string): string => {
  const read = game.viewText.parse(text);
  return isLeft(read) ? printFault(read.left) : '';
};

const seatsOf = (state: State): readonly Seat[] => seats.slice(0, state.settings.players);

/** The same position with a change to everything that a seat (or a spectator) may not see. */
const disguised = (state: State, seat: Option<Seat>, turn: number): State => {
  const isHidden = (other: number): boolean => !state.revealed && !(seat._tag === 'Some' && seat.value === other);
  const flipped: Record<Alignment, Alignment> = { unchosen: 'unchosen', good: 'evil', evil: 'good' };
  const other = (pick: Picked, index: number): Picked => {
    const allowed = pairs.filter((pair) => (state.barred === 0 ? true : pair.slice(0, 2) !== pair.slice(2)));
    return pick === 'unpicked' ? pick : (allowed[(turn + index * 11) % allowed.length] ?? pick);
  };
  return {
    ...state,
    alignments: state.alignments.map((one, index) =>
      isHidden(index) && (turn + index) % 3 !== 0 ? flipped[one] : one,
    ),
    picks: state.picks.map((one, index) => (isHidden(index) ? other(one, index) : one)),
  };
};

const pairOfStates = fc.tuple(states, fc.nat(), fc.nat(5)).map(([state, turn, chosen]) => {
  const seat: Option<Seat> = chosen < state.settings.players ? some(chosen as Seat) : none;
  return { seat, state, other: disguised(state, seat, turn) };
});

/** Moves of all kinds, most of which are illegal in any given position. */
const candidates = [
  ...new Set(
    seen
      .filter((_, index) => index % 40 === 0)
      .flatMap((text) => legalTexts(game, position(text)).filter((_, index) => index % 9 === 0)),
  ),
];

describe('what a seat may see', () => {
  const middle = '3 sac:Y3 0 GGE +++ - 1:Y1=1R3;2:Y2=0G3,2B3;3:G2=0R1;4:G1= -';

  rule('IT-9.1', 'every alignment but its own is hidden until the reveal or the end; not chosen is public', () => {
    expect(masked(middle, some(1))).toBe('3 sac:Y3 0 ?G? +++ - 1:Y1=1R3;2:Y2=0G3,2B3;3:G2=0R1;4:G1= -');
    expect(masked(middle, some(2))).toContain(' ??E +++ ');
    expect(masked('3 align 2 GE. +++ 0:-,-,- - -', some(0))).toBe('3 align 2 G?. +++ 0:-,-,- - -');
    expect(masked('3 align 2 GE. +++ 0:-,-,- - -', some(2))).toBe('3 align 2 ??. +++ 0:-,-,- - -');
    for (const open of [
      '3 main 2 GEE! +x+ - 1:R2=0R1,1G1;2:Y1=2R3 -',
      '2 over:last:1 - GG! s+ - 1:B2=0G2B2;2:Y1=1R3 -',
    ])
      for (const seat of [none, some<Seat>(0), some<Seat>(1)]) expect(masked(open, seat)).toBe(open);
    expect(masked('3 main 1 GGE s++ - 1:G3=0R2;2:Y1=1R3;3:B2=2B3 -', some(1))).toContain(' ?G? s++ ');
    expect(viewFault('3 main 0 GE? +++ - 1:B2=0B1,1R2,2G1 -')).toContain('IT-9.1');
    expect(viewFault('3 main 0 ?EE! +x+ - 1:R2=0R1,1G1;2:Y1=2R3 -')).toContain('IT-9.1');
    expect(viewFault('3 align 1 .?. +++ 0:-,-,- - -')).not.toBe('');
  });

  rule(
    'IT-9.2',
    'the picks of others are hidden; that they were made, barred types and the tie seat are public',
    () => {
      const full = '3 pick 2 GGE +++ 2:R1Y2,R3G3,-!B1 - -';
      expect(masked(full, some(1))).toBe('3 pick 2 ?G? +++ 2:????,R3G3,-!B1 - -');
      expect(masked(full, some(2))).toBe('3 pick 2 ??E +++ 2:????,????,-!B1 - -');
      expect(masked(full, none)).toBe('3 pick 2 ??? +++ 2:????,????,-!B1 - -');
      for (const wrong of [
        '3 pick 2 ?G? +++ 0:R1Y2,????,- - -',
        '3 pick 2 ?G? +++ 0:????,????,- - -',
        '3 pick 2 ?G? +++ 0:R1Y2,R3G3,- - -',
        '3 pick 2 GGE +++ 0:????,R3G3,- - -',
      ])
        expect([wrong, viewFault(wrong).slice(0, 6)]).toEqual([wrong, 'IT-9.2']);
    },
  );

  rule('IT-9.3', 'legal moves depend on nothing hidden, and a view can be filled in', () => {
    const seen1 = view(some(2))(position('3 pick 2 GGE +++ 0:R1Y2,R3G3,- - -'));
    expect(game.legalMoves(seen1).length).toBe(78);
    expect(game.toMove(seen1)).toEqual([2]);
    const texts = [...Array(60).keys()].map((seed) => game.position.print(determinize(seen1, seed)));
    expect(new Set(texts).size).toBeGreaterThan(50);
    expect(new Set(texts.map((text) => text.split(' ')[3]))).toEqual(new Set(['GGE', 'GEE', 'EGE', 'EEE']));
    for (const text of texts) expect(masked(text, some(2))).toBe(game.viewText.print(seen1));
    // Both alignments are drawn equally often, and a seed gives the same result in every release.
    const hidden = [...Array(1000).keys()].map((seed) => determinize(seen1, seed).alignments[0]);
    expect(Math.abs(hidden.filter((one) => one === 'good').length - 500)).toBeLessThan(60);
    expect(
      hidden
        .slice(0, 8)
        .map((one) => (one === 'good' ? 'G' : 'E'))
        .join(''),
    ).toBe('EGEEGGEE');
    // A twin that is barred is never drawn.
    const barred = view(none)(position('3 pick 2 GGE +++ 0:R1Y2,R3G3,-!R1R2R3Y1Y2Y3G1G2G3B1B2B3 - -'));
    for (const seed of Array(60).keys())
      for (const pick of determinize(barred, seed).picks)
        expect(pick === 'unpicked' || pick.slice(0, 2) !== pick.slice(2)).toBe(true);
    expect(isLeft(game.position.parse('3 sac:Y3 0 ?G? +++ - 1:Y1=1R3;2:Y2=0G3,2B3;3:G2=0R1;4:G1= -'))).toBe(true);
    expect(isLeft(decode(game.state)(game.viewState.encode(seen1)))).toBe(true);
    expect(decode(game.viewState)(JSON.parse(JSON.stringify(game.viewState.encode(seen1))))).toEqual(right(seen1));
  });
});

describe('nothing leaks', () => {
  const alike = (a: View, b: View): void => {
    expect(a).toEqual(b);
    expect(game.viewText.print(a)).toBe(game.viewText.print(b));
    expect(JSON.stringify(game.viewState.encode(a))).toBe(JSON.stringify(game.viewState.encode(b)));
    expect(game.board(a)).toBe(game.board(b));
    expect(game.toMove(a)).toEqual(game.toMove(b));
    expect(game.seatCount(a)).toBe(game.seatCount(b));
  };

  test('states that differ only in what a seat may not see give it equal views, texts, JSON and pictures', () => {
    let differing = 0;
    fc.assert(
      fc.property(pairOfStates, ({ seat, state, other }) => {
        if (game.position.print(other) !== game.position.print(state)) differing++;
        alike(view(seat)(state), view(seat)(other));
        const [a, b] = [game.position.print(state), game.position.print(other)];
        expect(isLeft(game.position.parse(b))).toBe(false);
        if (state.picks.length === 0) expect(a.length).toBe(b.length);
      }),
      { numRuns: 300 },
    );
    expect(differing).toBeGreaterThan(100);
  });

  test('they have the same legal moves in the same order, and the same refusals with the same texts', () => {
    fc.assert(
      fc.property(pairOfStates, fc.nat(), ({ seat, state, other }, from) => {
        const [a, b] = [view(seat)(state), view(seat)(other)];
        const moves = game.legalMoves(state).map(game.moveText.print);
        for (const one of [other, a, b]) expect(game.legalMoves(one).map(game.moveText.print)).toEqual(moves);
        for (let index = 0; index < 60; index++) {
          const move = game.moveText.parse(candidates[(from + index * 37) % candidates.length] ?? '');
          if (isLeft(move)) continue;
          const judged = (one: View): unknown => game.check(move.right)(one);
          for (const one of [other, a, b]) expect(judged(one)).toEqual(judged(state));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a spectator sees no more than any seat', () => {
    fc.assert(
      fc.property(states, fc.nat(), (state, seed) => {
        const watched = view(none)(state);
        for (const seat of seatsOf(state)) {
          const own = view(some(seat))(state);
          for (const [index, alignment] of watched.alignments.entries())
            expect(['hidden', own.alignments[index]]).toContain(alignment);
          for (const [index, pick] of watched.picks.entries()) expect(['hidden', own.picks[index]]).toContain(pick);
          // The spectator's view follows from the seat's view.
          expect(view(none)(determinize(own, seed))).toEqual(watched);
        }
        expect(view(some(5))(state)).toEqual(watched);
      }),
    );
  });

  test('nothing of another seat is in its view: the full alignments cannot be read back', () => {
    fc.assert(
      fc.property(states, (state) => {
        for (const seat of seatsOf(state)) {
          const own = view(some(seat))(state);
          for (const other of seatsOf(state)) {
            if (other === seat || state.revealed) continue;
            expect(['unchosen', 'hidden']).toContain(own.alignments[other]);
            if (own.picks.length > 0) expect(['unpicked', 'hidden']).toContain(own.picks[other]);
          }
          if (!state.revealed)
            expect(game.board(own)).not.toMatch(seat === 0 ? /^[1-9].*(Good|Evil)/m : /^0.*(Good|Evil)/m);
        }
      }),
    );
  });

  test('views of all states are views, and only those: every strict text reads back', () => {
    fc.assert(
      fc.property(states, fc.nat(), (state, seed) => {
        for (const seat of [none, ...seatsOf(state).map((one) => some(one))]) {
          const own = view(seat)(state);
          const text = game.viewText.print(own);
          expect(game.viewText.parse(text)).toEqual(right(own));
          if (text !== game.position.print(state)) expect(isLeft(game.position.parse(text))).toBe(true);
          expect(view(seat)(determinize(own, seed))).toEqual(own);
        }
      }),
    );
  });

  test('changing hidden alignments changes no legal move and no verdict', () => {
    for (const text of seen.filter((one) => !one.includes('!') && one.includes(' main ')).slice(0, 150)) {
      const other = text.replace(
        / ([GE]+) /,
        (_, letters: string) => ` ${[...letters].map((one) => (one === 'G' ? 'E' : 'G')).join('')} `,
      );
      expect(legalTexts(game, position(other))).toEqual(legalTexts(game, position(text)));
      for (const move of candidates.slice(0, 30))
        expect(verdict(game)(position(other), move)).toBe(verdict(game)(position(text), move));
    }
  });
});
