/** Moves that name a river hex, or a hex that the map does not have, are refused by TMY-3.2 before any other test of the hex. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect } from 'vitest';
import { applyText, decode, playout, source } from '../../../src/core/index.js';
import {
  boardOf,
  defaultOptions,
  type FactionId,
  factions,
  game,
  legalMoves,
  type Move,
  type Options,
  type State,
  toMove,
} from '../../../src/games/terra-mystica/index.js';
import { after, everything, rule, scene } from './kit.js';

/** Every kind of move that names a hex that must be land. */
const verbs: readonly ((hex: string) => Move)[] = [
  (hex) => ({ _tag: 'Build', by: null, hex, from: null }),
  (hex) => ({ _tag: 'Build', by: null, hex, from: [1, 0, 1] }),
  (hex) => ({ _tag: 'Transform', by: null, hex, to: null, from: null }),
  (hex) => ({ _tag: 'Transform', by: null, hex, to: 'red', from: null }),
  (hex) => ({ _tag: 'Transform', by: null, hex, to: 'ice', from: null }),
  (hex) => ({ _tag: 'Transform', by: null, hex, to: 'volcano', from: [0, 2, 0] }),
  ...(['TP', 'TE', 'SH', 'SA'] as const).map(
    (to) =>
      (hex: string): Move => ({ _tag: 'Upgrade', by: null, hex, to }),
  ),
];

/** Hexes that no map has; J1 is only in `fire-ice`, which has no row A. */
const unknownOn = (state: State): readonly string[] => [
  state.switches.map === 'fire-ice' ? 'A1' : 'J1',
  ...['E14', 'E0', 'E07', 'E99', 'K1', 'Z9', 'r36', 'r99', 'r00', 'r05'],
];

const rivers = ['r0', 'r5', 'r34'];

/** The names of the factions if moves name their seat; null if they do not. */
const speakers = (state: State): readonly (readonly [by: FactionId | null, seat: number])[] =>
  legalMoves(state)[0]?.by === null || toMove(state).length === 0
    ? [[null, toMove(state)[0] ?? -1]]
    : state.seats.flatMap(({ faction }, seat) => {
        const id = factions[faction]?.id;
        return id === undefined ? [] : [[id, seat] as const];
      });

const expectedFrom = (state: State, seat: number): string => {
  if (state.phase === 'end') return 'TMY-1.1';
  return toMove(state).some((one) => one === seat) ? 'TMY-3.2' : 'TMY-19.1';
};

/** The rules that a move breaks: as text, as a value, and as JSON. */
const rulesBroken = (state: State, move: Move): readonly string[] => {
  const text = applyText(game)(game.moveText.print(move))(state);
  const json = decode(game.move)(JSON.parse(JSON.stringify(move)));
  const ruleOf = (checked: ReturnType<ReturnType<typeof game.check>>): string =>
    isLeft(checked) ? checked.left.rule : 'legal';
  return [
    isLeft(text) ? (text.left.rule ?? 'fault') : 'legal',
    ruleOf(game.check(move)(state)),
    isLeft(json) ? (json.left.rule ?? 'fault') : ruleOf(game.check(json.right)(state)),
  ];
};

/** Tries all verbs with several hexes in a state; returns the wrong answers. */
const wrongAnswers = (state: State, hexes: readonly string[]): readonly unknown[] =>
  speakers(state).flatMap(([by, seat]) =>
    verbs.flatMap((verb) =>
      hexes.flatMap((hex) => {
        const move = { ...verb(hex), by };
        const [said, expected] = [rulesBroken(state, move), expectedFrom(state, seat)];
        return said.every((one) => one === expected) ? [] : [[game.moveText.print(move), said, expected]];
      }),
    ),
  );

const fireAndIce: Options = { ...everything, players: 4, 'variable-turn-order': true };

const two = {
  seats: [['giants', { workers: 9, coins: 30, priests: 3 }], ['witches']],
  hexes: { D6: '0D', F3: '1D' },
} as const;

/** What a seat may have started in its turn: spades of every kind, a free structure, an eruption, a bridge, or nothing left to do. */
const begun: Readonly<Record<string, State>> = {
  nothing: scene(two),
  'bought spades': after(scene({ ...two, seats: [['halflings', { workers: 9 }], ['witches']] }), 'dig 2'),
  ACT6: after(scene({ ...two, seats: [['halflings', { bowl1: 0, bowl2: 0, bowl3: 12 }], ['witches']] }), 'action ACT6'),
  'a bridge': after(
    scene({ ...two, seats: [['halflings', { bowl1: 0, bowl2: 0, bowl3: 12 }], ['witches']] }),
    'action ACT1',
  ),
  'the main action': after(scene(two), 'send p to FIRE'),
  'a ride': after(scene({ seats: [['witches'], ['giants']], hexes: { D6: '0SH', F3: '1D' } }), 'action ACTW'),
  'a sandstorm': after(scene({ seats: [['nomads'], ['giants']], hexes: { D6: '0SH', F3: '1D' } }), 'action ACTN'),
  'a free trading house': after(
    scene({ seats: [['swarmlings'], ['giants']], hexes: { D6: '0SH', A3: '0D', F3: '1D' } }),
    'action ACTS',
  ),
  'an eruption': after(
    scene({ seats: [['dragonlords', { terrain: 'red' }], ['giants']], hexes: { D6: '0D', F3: '1D' } }),
    'dig 1',
  ),
  'two actions': after(
    scene({ seats: [['chaosmagicians'], ['dwarves']], hexes: { D6: '0SH', F3: '1D' } }),
    'action ACTC',
  ),
};

describe('hexes that are not land', () => {
  rule('TMY-3.2', 'river hexes and unknown ones are refused first, whatever the turn has begun', () => {
    for (const [what, state] of Object.entries(begun))
      expect([what, wrongAnswers(state, [...rivers, ...unknownOn(state)])]).toEqual([what, []]);
  });

  rule('TMY-3.2', 'every river hex of every map', () => {
    for (const map of ['original', 'fire-ice', 'fire-ice-2'] as const) {
      const state = scene({ seats: [['giants'], ['witches']], hexes: { D6: '0D', F3: '1D' }, options: { map } });
      const names = boardOf(map).names.filter((name) => name.startsWith('r'));
      expect(names.length).toBeGreaterThan(34);
      expect(wrongAnswers(state, names)).toEqual([]);
    }
  });

  rule('TMY-3.2', 'in every phase, after the end of the game and the seat whose decision it is', () => {
    const sets: readonly Options[] = [
      defaultOptions,
      { ...defaultOptions, players: 2, auction: true },
      { ...fireAndIce, map: 'fire-ice' },
      { ...fireAndIce, 'leech-timing': 'deferred', map: 'fire-ice-2' },
    ];
    const met = new Set<string>();
    for (const [index, options] of sets.entries())
      for (let seed = 0; seed < 14; seed++) {
        const start = game.setup(options, 10 * index + seed);
        if (isLeft(start)) throw new Error(start.left.text);
        const all: State[] = [];
        const last = playout(game)(start.right, source(seed), 400, ({ before }) => void all.push(before));
        for (const [ply, state] of [...all, last].entries()) {
          // Every phase occurs often; within turns, a sample of the positions is enough.
          if (state.phase === 'turn' && ply % 9 !== 0) continue;
          met.add(`${state.switches['leech-timing']} ${state.phase}`);
          expect([seed, ply, state.phase, wrongAnswers(state, ['r5', 'E14', 'K1'])]).toEqual([
            seed,
            ply,
            state.phase,
            [],
          ]);
        }
      }
    for (const phase of ['faction', 'terrain', 'favor', 'dwelling', 'bonus', 'turn', 'cult', 'income', 'end'])
      for (const timing of ['immediate', 'deferred']) expect(met).toContain(`${timing} ${phase}`);
    for (const phase of ['auction', 'offers']) expect(met).toContain(`immediate ${phase}`);
  });

  rule('TMY-19.10', 'bridges and rivers are named in the same way in texts and in JSON', () => {
    const state = scene({ seats: [['mermaids'], ['giants']], hexes: { D5: '0D', A7: '1D' } });
    const hexes = ['E7', 'r5', 'J1', 'E07', 'E0', 'r99', 'Z9', 'R5', 'e7', 'E100', 'E', '', 'r', '7'];
    const read = (move: Move): readonly unknown[] => {
      const text = game.moveText.parse(game.moveText.print(move));
      const json = decode(game.move)(move);
      return [text, json].map((one) => (isLeft(one) ? one.left.rule : one.right));
    };
    for (const a of hexes)
      for (const move of [
        ...verbs.map((verb) => verb(a)),
        { _tag: 'Bridge', by: null, a, b: 'D4' },
        { _tag: 'Bridge', by: null, a: 'D4', b: a },
        { _tag: 'Connect', by: null, river: a },
        { _tag: 'ConnectHexes', by: null, hexes: [a, 'D4'] },
        { _tag: 'ConnectHexes', by: null, hexes: ['D4', 'D5', a] },
      ] satisfies readonly Move[]) {
        const [text, json] = read(move);
        expect(text).toEqual(json);
        expect(new Set(rulesBroken(state, move)).size).toBe(1);
      }
  });
});
