/** Impossible positions are refused with the number of the rule: one error at a time. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect } from 'vitest';
import { decode, source } from '../../../src/core/index.js';
import { game, legalMoves, type SeatState, type State, type Turn } from '../../../src/games/terra-mystica/index.js';
import { iceGround, volcanoGround } from '../../../src/games/terra-mystica/state/selectors.js';
import { game0, rule } from './kit.js';

/** Round 1 with Halflings and Witches, Halflings to act. */
const start = game0(
  { players: 2 },
  'setup halflings',
  'setup witches',
  'build A1',
  'build A3',
  'build A10',
  'build A7',
  'pass BON3',
  'pass BON1',
);

/** The rule by which a position is refused as text and as JSON, or `accepted`. */
const verdict = (state: State): string => {
  const text = game.position.parse(game.position.print(state));
  const json = decode(game.state)(JSON.parse(JSON.stringify(game.state.encode(state))));
  expect(isLeft(text)).toBe(isLeft(json));
  return isLeft(json) ? (json.left.rule ?? 'no rule') : 'accepted';
};

const seat = (changes: Partial<SeatState>): State => ({
  ...start,
  seats: start.seats.map((one, index) => (index === 0 ? { ...one, ...changes } : one)),
});

const turn = (changes: Partial<Turn>): State => ({ ...start, turn: { ...start.turn, ...changes } });

describe('positions that cannot arise', () => {
  rule('TMY-19.1', 'the seat that decides is the one at turn', () => {
    expect(verdict(start)).toBe('accepted');
    expect(verdict({ ...start, turnOf: 1 })).toBe('TMY-19.1');
    expect(verdict({ ...start, phase: 'offers' })).toBe('TMY-19.1');
    expect(verdict({ ...start, phase: 'cult' })).toBe('TMY-19.1');
  });

  rule('TMY-14.3', 'spades of a cult bonus are due in Phase III only', () => {
    expect(verdict(seat({ spades: 1 }))).toBe('TMY-14.3');
  });

  rule('TMY-9.7', 'a cult step comes from an action or an answer', () => {
    expect(verdict(seat({ steps: 1 }))).toBe('TMY-9.7');
    expect(verdict(turn({ act: 'other', left: 0, steps: 1 }))).toBe('TMY-9.7');
  });

  rule('TMY-8.6', 'a power token is on offer to those who buy some', () => {
    expect(verdict(seat({ tokens: 1 }))).toBe('TMY-8.6');
  });

  rule('TMY-17.21', 'priests of a cycle are decided about by those who have one', () => {
    expect(verdict(seat({ priestsDue: 1 }))).toBe('TMY-17.21');
  });

  rule('TMY-17.3', 'workers are ordained by a stronghold just built', () => {
    expect(verdict(seat({ ordain: 1 }))).toBe('TMY-17.3');
  });

  rule('TMY-15.9', 'a turn has one main action', () => {
    expect(verdict(turn({ left: 0 }))).toBe('TMY-15.9');
    expect(verdict(turn({ left: 2 }))).toBe('TMY-15.9');
    expect(verdict(turn({ act: 'other' }))).toBe('TMY-15.9');
    expect(verdict(turn({ act: 'other', left: 0 }))).toBe('accepted');
  });

  rule('TMY-19.2', 'nothing is pending before an action is begun', () => {
    expect(verdict(turn({ favors: 1 }))).toBe('TMY-19.2');
    expect(verdict(turn({ bridges: 1 }))).toBe('TMY-19.2');
    expect(verdict(turn({ shift: 1 }))).toBe('TMY-19.2');
    expect(verdict(turn({ leap: 2 }))).toBe('TMY-19.2');
  });

  rule('TMY-15.3', 'pending spades were bought or come from an action', () => {
    const dug: Partial<Turn> = { act: 'land', left: 0, spades: 1, paid: 1, kind: 'one', mayDig: 1 };
    expect(verdict(turn(dug))).toBe('accepted');
    expect(verdict(turn({ ...dug, paid: 0 }))).toBe('TMY-15.3');
    expect(verdict(turn({ ...dug, mayDig: 0 }))).toBe('TMY-15.3');
    expect(verdict(turn({ ...dug, paid: 0, kind: 'any', mayDig: 0 }))).toBe('TMY-15.3');
    expect(verdict(turn({ ...dug, paid: 0, kind: 'two' }))).toBe('TMY-15.3');
  });

  rule('TMY-15.14', 'bought spades can be brought to an end', () => {
    const giants = game0(
      { players: 2 },
      'setup giants',
      'setup witches',
      'build A6',
      'build A3',
      'build A10',
      'build A12',
      'pass BON3',
      'pass BON1',
    );
    const dug: State = {
      ...giants,
      turn: { ...giants.turn, act: 'land', left: 0, spades: 1, paid: 1, kind: 'one', mayDig: 1 },
    };
    const spent = { workers: 0, priests: 0, bowl1: 12, bowl2: 0, bowl3: 0 };
    expect(verdict(dug)).toBe('accepted');
    expect(verdict({ ...dug, seats: dug.seats.map((one) => ({ ...one, ...spent })) })).toBe('TMY-15.14');
  });

  rule('TMY-11.1', 'a bridge is pending although no action gave a bridge', () => {
    expect(verdict(turn({ act: 'other', left: 0, bridges: 1 }))).toBe('TMY-11.1');
    expect(verdict({ ...turn({ act: 'other', left: 0, bridges: 1 }), taken: [1, 0, 0, 0, 0, 0] })).toBe('accepted');
  });

  rule('TMY-15.13', 'used spaces are those that the seat has', () => {
    expect(verdict(seat({ used: 1 }))).toBe('TMY-15.13');
    expect(verdict(turn({ act: 'other', left: 0, free: 'ride' }))).toBe('TMY-15.13');
  });

  rule('TMY-17.24', 'a volcano is begun by those who make some', () => {
    expect(verdict(turn({ act: 'land', left: 0, eruption: 1 }))).toBe('TMY-17.24');
    expect(verdict(turn({ act: 'land', left: 0, loss: 3, lossFrom: 1 }))).toBe('TMY-17.24');
  });

  rule('TMY-14.4', 'a coin a round lies on a bonus tile at most', () => {
    expect(verdict({ ...start, bonusCoins: start.bonusCoins.map((coins) => coins * 2) })).toBe('TMY-14.4');
  });

  rule('TMY-13.5', 'a seat begins with the points of its faction', () => {
    const [, ...others] = start.seats[0]!.points;
    expect(verdict(seat({ vp: 21, points: [21, ...others] }))).toBe('TMY-13.5');
  });

  rule('TMY-14.8', 'the order goes clockwise', () => {
    expect(verdict({ ...start, order: [1, 0] })).toBe('accepted');
    expect(verdict({ ...start, order: [1, 1] })).toBe('TMY-14.8');
  });

  rule('TMY-4.2', 'structures stand on ground of their factions, and ice and volcanoes are made by theirs', () => {
    const ground = (hex: number, terrain: number): State => ({
      ...start,
      ground: start.ground.map((one, index) => (index === hex ? terrain : one)),
    });
    const built = start.owner.indexOf(0);
    const home = start.ground[built]!;
    for (let terrain = 0; terrain < 7; terrain++)
      expect(verdict(ground(built, terrain))).toBe(terrain === home ? 'accepted' : 'TMY-4.2');
    const free = start.ground.findIndex((terrain, hex) => start.owner[hex] === -1 && terrain === home);
    for (const terrain of [iceGround, volcanoGround]) expect(verdict(ground(free, terrain))).toBe('TMY-4.2');
  });

  rule('TMY-14.7', 'in Phase III the seat that passed first is the one that begins', () => {
    const cult: State[] = [];
    for (let seed = 1; seed <= 20; seed++) {
      const { below } = source(seed);
      let state = start;
      for (let legal = legalMoves(state); legal.length > 0; legal = legalMoves(state)) {
        state = game.applyLegal(state, legal[below(legal.length)]!);
        if (state.phase !== 'cult') continue;
        cult.push(state);
        break;
      }
    }
    expect(cult.length).toBeGreaterThan(0);
    for (const state of cult) {
      expect(verdict(state)).toBe('accepted');
      const [one, ...rest] = state.passing;
      expect(verdict({ ...state, passing: [...rest, one!] })).toBe('TMY-14.7');
    }
  });

  rule('TMY-13.7', 'the last of the order takes the first bonus tile', () => {
    const begun = ['setup halflings', 'setup witches', 'build A1', 'build A3', 'build A10', 'build A7'];
    const choosing = game0({ players: 2 }, ...begun, 'pass BON3');
    const [begins, last] = choosing.order;
    expect(choosing.seats.map(({ bonus }) => bonus >= 0)).toEqual([begins === 1, last === 1]);
    expect(verdict(choosing)).toBe('accepted');
    const bonus = (index: number): number => choosing.seats[1 - index]!.bonus;
    const swapped = choosing.seats.map((one, index) => ({ ...one, bonus: bonus(index) }));
    expect(verdict({ ...choosing, seats: swapped, active: last! })).toBe('TMY-13.7');
  });

  rule('TMY-8.1', 'no more buildings have made offers than stand', () => {
    expect(verdict({ ...start, builds: 40 })).toBe('TMY-8.1');
  });
});
