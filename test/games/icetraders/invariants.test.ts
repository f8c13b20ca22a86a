import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { source } from '../../../src/core/index.js';
import { game, look, type Move, type State } from '../../../src/games/icetraders/index.js';
import { legalTexts } from '../../kit/play.js';
import { after, position, seen, states } from './kit.js';

const runs = { numRuns: 200 };

/** A state and one of its legal moves, or nothing if the game is over. */
const steps = fc.tuple(states, fc.nat()).map(([state, pick]) => {
  const legal = game.legalMoves(state);
  const move = legal[pick % Math.max(1, legal.length)];
  return { state, move, next: move === undefined ? state : game.applyLegal(state, move) };
});

const fleet = (state: State, seat: number): { readonly ships: number; readonly large: number } => {
  const own = look(state).flatMap(({ ships }) => ships.filter(({ owner }) => owner === seat));
  return { ships: own.length, large: own.filter(({ piece }) => piece.endsWith('3')).length };
};

const attacks = ['Destroy', 'Reduce', 'Revolt'];

/** True if a move may cause an Armageddon, because it adds a red ship. */
const mayBurn = (move: Move): boolean =>
  (move._tag === 'MoveShip' && move.ship.startsWith('R')) ||
  ((move._tag === 'TradeShip' || move._tag === 'Research' || move._tag === 'PlaceShip') && move.piece.startsWith('R'));

describe('invariants', () => {
  test('markers, ships and stash are sixty pieces, five of each type', () => {
    fc.assert(
      fc.property(steps, ({ next }) => {
        const counts = new Map<string, number>();
        for (const { markers, ships } of look(next))
          for (const piece of [...markers, ...ships.map((one) => one.piece)])
            counts.set(piece, (counts.get(piece) ?? 0) + 1);
        const names = ['R', 'Y', 'G', 'B'].flatMap((colour) => [1, 2, 3].map((size) => `${colour}${size}`));
        expect(next.stash).toEqual(names.map((name) => 5 - (counts.get(name) ?? 0)));
        expect(Math.min(...next.stash)).toBeGreaterThanOrEqual(0);
      }),
      runs,
    );
  });

  test('every state that is reached is a valid position', () => {
    fc.assert(
      fc.property(steps, ({ next }) => {
        expect(position(game.position.print(next))).toEqual(next);
      }),
      runs,
    );
  });

  test('the mover stays exactly when the next phase is sac, ent or rev, but for the opening: IT-2.6 says who goes first', () => {
    fc.assert(
      fc.property(steps, ({ state, move, next }) => {
        if (move === undefined || next.phase === 'over' || state.phase === 'pick') return;
        const again = next.phase === 'sac' || next.phase === 'ent' || next.phase === 'rev';
        expect(next.mover === state.mover).toBe(again);
      }),
      runs,
    );
  });

  test('who is out stays out, and what is public stays public', () => {
    fc.assert(
      fc.property(steps, ({ state, next }) => {
        for (const [seat, standing] of state.standings.entries())
          if (standing !== 'living') expect(next.standings[seat]).toBe(standing);
        if (state.revealed) expect(next.revealed).toBe(true);
      }),
      runs,
    );
  });

  test('another seat gains nothing by a move, and falls only by an attack, a revolt or an Armageddon', () => {
    fc.assert(
      fc.property(steps, ({ state, move, next }) => {
        if (move === undefined) return;
        for (const seat of state.standings.keys()) {
          if (seat === state.mover) continue;
          const [before, now] = [fleet(state, seat), fleet(next, seat)];
          expect(now.ships).toBeLessThanOrEqual(before.ships);
          expect(now.large).toBeLessThanOrEqual(before.large);
          if (next.standings[seat] !== state.standings[seat]) {
            expect(next.standings[seat]).toBe('eliminated');
            expect(attacks.includes(move._tag) || mayBurn(move)).toBe(true);
          }
          if (state.standings[seat] === 'living' && before.large > 0 && now.large === 0)
            expect(next.standings[seat]).toBe('eliminated');
        }
      }),
      { numRuns: 600 },
    );
  });

  test('a legal move of another position gives some state, never an exception or an endless loop', () => {
    fc.assert(
      fc.property(states, steps, (state, { move }) => {
        if (move === undefined) return;
        const strange = game.applyLegal(state, move);
        expect(game.legalMoves(strange).length).toBeGreaterThanOrEqual(0);
        expect(game.position.print(strange).length).toBeGreaterThan(0);
        expect(game.board(strange).length).toBeGreaterThan(0);
      }),
      runs,
    );
  });

  test('a legal move of a phase is a decision that phase has: none but over is without one', () => {
    fc.assert(
      fc.property(states, (state) => {
        const texts = legalTexts(game, state);
        const always = { main: 'pass', sac: 'stop', ent: 'decline', rev: 'decline' } as const;
        if (state.phase === 'over') expect(texts).toEqual([]);
        else expect(texts.length).toBeGreaterThan(0);
        if (state.phase in always) expect(texts).toContain(always[state.phase as keyof typeof always]);
      }),
      runs,
    );
  });
});

// ---- symmetries, by text ----

interface Renaming {
  readonly seat: (seat: number) => number;
  readonly system: (number: number) => number;
}

const sortedBy = <A>(items: readonly A[], key: (item: A) => number): readonly A[] =>
  [...items].sort((a, b) => key(a) - key(b));

const renamePlace = ({ seat, system }: Renaming, text: string): string => {
  const [head = '', ships = ''] = text.split('=');
  const [number, markers] = head.split(':');
  const fleets = ships === '' ? [] : ships.split(',').map((one) => `${seat(Number(one[0]))}${one.slice(1)}`);
  return `${system(Number(number))}:${markers ?? ''}=${sortedBy(fleets, (one) => Number(one[0])).join(',')}`;
};

const renamePosition = (by: Renaming, text: string): string => {
  const [options = '', phase = '', mover = '', alignments = '', standings = '', setup = '', systems = '', turns = ''] =
    text.split(' ');
  const rotate = (letters: string): string => {
    const moved = [...letters];
    for (const [seat, letter] of [...letters].entries()) moved[by.seat(seat)] = letter;
    return moved.join('');
  };
  const bang = alignments.endsWith('!') ? '!' : '';
  const places = systems === '-' ? [] : systems.split(';').map((one) => renamePlace(by, one));
  return [
    options,
    phase
      .replace(/^(ent|rev):(\d+)/, (_, name: string, number: string) => `${name}:${by.system(Number(number))}`)
      .replace(
        /^(over:[a-z]+):(\d+)/,
        (_, how: string, who: string) =>
          `${how}:${sortedBy(
            [...who].map((one) => by.seat(Number(one))),
            (one) => one,
          ).join('')}`,
      ),
    mover === '-' ? mover : by.seat(Number(mover)),
    rotate(alignments.replace('!', '')) + bang,
    rotate(standings),
    setup,
    sortedBy(places, (one) => Number(one.split(':')[0])).join(';') || '-',
    turns,
  ].join(' ');
};

const renameMove = (by: Renaming, text: string): string =>
  text
    .replace(/^(destroy|reduce|revolt):(\d)/, (_, verb: string, seat: string) => `${verb}:${by.seat(Number(seat))}`)
    .replace(/@(\d+)/, (_, number: string) => `@${by.system(Number(number))}`)
    .replace(/-(\d+)$/, (_, number: string) => `-${by.system(Number(number))}`);

const mapsOnto = (state: State, by: Renaming, picks: number): void => {
  const text = game.position.print(state);
  const image = renamePosition(by, text);
  const legal = legalTexts(game, state);
  expect(legalTexts(game, position(image))).toEqual(legal.map((move) => renameMove(by, move)).sort());
  const { below } = source(picks);
  for (let index = 0; index < Math.min(12, legal.length); index++) {
    const move = legal[below(legal.length)] ?? '';
    expect([image, renameMove(by, move), after(image, renameMove(by, move))]).toEqual([
      image,
      renameMove(by, move),
      renamePosition(by, after(text, move)),
    ]);
  }
};

const tableStates = states.filter(({ phase }) => phase !== 'align' && phase !== 'pick');

describe('symmetries', () => {
  test('seats: from phase place on, turning the table maps moves and results onto each other', () => {
    fc.assert(
      fc.property(tableStates, fc.integer({ min: 1, max: 4 }), fc.nat(), (state, shift, picks) => {
        const { players } = state.settings;
        mapsOnto(state, { seat: (seat) => (seat + shift) % players, system: (number) => number }, picks);
      }),
      runs,
    );
  });

  test('systems: exchanging the numbers in use maps moves and results onto each other', () => {
    fc.assert(
      fc.property(tableStates, fc.nat(), (state, picks) => {
        const used = look(state).map(({ number }) => number);
        const mixed = sortedBy(used, (number) => (number * 7919 + picks * 104729) % 101);
        const system = (number: number): number => {
          const index = used.indexOf(number);
          return index < 0 ? number : (mixed[index] ?? number);
        };
        mapsOnto(state, { seat: (seat) => seat, system }, picks);
      }),
      runs,
    );
  });

  test('selfCheck: without eliminations both modes play alike', () => {
    const other = (text: string): string =>
      text.replace(/^(\d)(t?)/, (_, players: string, t: string) => players + (t === '' ? 't' : ''));
    fc.assert(
      fc.property(steps, ({ state, move, next }) => {
        const out = next.standings.join() !== state.standings.join();
        if (move === undefined || out || state.bereft || next.bereft) return;
        if (game.position.print(next).includes('*')) return;
        const living = (one: State): boolean =>
          one.standings.every(
            (standing, seat) =>
              standing !== 'living' ||
              one.phase === 'align' ||
              one.phase === 'pick' ||
              one.phase === 'place' ||
              fleet(one, seat).ships > 0,
          );
        if (!living(state) || !living(next)) return;
        const text = game.position.print(state);
        expect(legalTexts(game, position(other(text)))).toEqual(legalTexts(game, state));
        expect(after(other(text), game.moveText.print(move))).toBe(other(game.position.print(next)));
      }),
      runs,
    );
  });

  test('the reference positions hold every phase and every ending', () => {
    const fields = new Set(
      seen.map((text) =>
        (text.split(' ')[1] ?? '')
          .split(/[:*]/)
          .slice(0, 2)
          .filter((part) => !/^\d|^[RYGB]\d/.test(part))
          .join(':'),
      ),
    );
    expect([...fields].sort()).toEqual(
      expect.arrayContaining([
        'align',
        'ent',
        'main',
        'pick',
        'place',
        'rev',
        'sac',
        'over:evil',
        'over:good',
        'over:last',
        'over:void',
        'over:limit',
      ]),
    );
  });
});
