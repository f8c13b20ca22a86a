/** Random games: every invariant at every ply, over all factions, maps and options. `RANDOM_GAMES=10000` is the long run. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { printFault, source } from '../../../src/core/index.js';
import { validated } from '../../../src/games/terra-mystica/course/valid.js';
import {
  applyLegal,
  defaultOptions,
  factions,
  game,
  legalMoves,
  type Move,
  moverOf,
  type Options,
  pointsBySource,
  type SeatState,
  type State,
  toMove,
} from '../../../src/games/terra-mystica/index.js';

const count = Number(process.env['RANDOM_GAMES'] ?? 120);

const tokens = ({ bowl1, bowl2, bowl3 }: SeatState): number => bowl1 + bowl2 + bowl3;

/** True if a faction can gain or lose tokens in other ways than burning. */
const isFluid = ({ faction }: SeatState): boolean => {
  const found = factions[faction];
  if (found === undefined) return true;
  const { perSpade, neighbours, stronghold } = found;
  return perSpade._tag === 'token' || neighbours._tag === 'token' || stronghold._tag === 'tokens';
};

/** What must hold between two consecutive positions. */
const step = (before: State, move: Move, next: State): string | undefined => {
  const mover = moverOf(before, move);
  for (const [index, seat] of next.seats.entries()) {
    const old = before.seats[index]!;
    if (old.faction < 0) continue;
    const burnt = move._tag === 'Burn' && mover === index ? move.tokens : 0;
    if (next.phase !== 'end' && !isFluid(seat) && tokens(seat) !== tokens(old) - burnt)
      return 'power tokens are conserved';
    const falls = move._tag === 'Lose' && mover === index;
    if (!falls && seat.cults.some((space, cult) => space < old.cults[cult]!)) return 'markers never fall';
    if (seat.bridges < old.bridges) return 'bridges stay';
    if (Object.values(pointsBySource(next, index)).reduce((sum, vp) => sum + vp, 0) !== seat.vp)
      return 'points have sources';
  }
  for (const [hex, owner] of before.owner.entries()) {
    if (owner < 0) continue;
    if (next.owner[hex] !== owner) return 'structures keep their owners';
    if (next.ground[hex] !== before.ground[hex]) return 'the ground of a structure stays';
    if (next.town[hex]! < before.town[hex]!) return 'towns stay';
  }
  if (before.preachers.some((owner, space) => owner >= 0 && next.preachers[space] !== owner))
    return 'cult spaces are never emptied';
  for (const [hex, ground] of before.ground.entries())
    if (ground >= 7 && next.ground[hex] !== ground) return 'ice, volcanoes and rivers stay';
  if (next.round < before.round || next.round > before.round + 1) return 'rounds follow each other';
  if (next.passing.length > 0 && new Set(next.passing).size !== next.passing.length) return 'each seat passes once';
  return undefined;
};

const optionsOf = (seed: number): Options => {
  const { below } = source(seed + 1_000_000);
  const flip = (): boolean => below(2) === 1;
  const expansion = below(4) > 0;
  const edition = ['', '_v2', '_v3', '_v4', '_v5', '_v5'][below(6)]!;
  return {
    ...defaultOptions,
    players: 2 + below(4),
    map: (['original', 'fire-ice', 'fire-ice-2'] as const)[below(3)]!,
    'leech-timing': below(4) === 0 ? 'deferred' : 'immediate',
    'mini-expansion-1': flip(),
    'shipping-bonus': flip(),
    'temple-scoring-tile': flip(),
    'variable-turn-order': flip(),
    'fire-and-ice-final-scoring': flip(),
    'fire-and-ice-factions/ice': expansion,
    'fire-and-ice-factions/volcano': expansion,
    'fire-and-ice-factions/variable_v5': false,
    ...(expansion ? { [`fire-and-ice-factions/variable${edition}`]: true } : {}),
    'errata-cultist-power': below(8) > 0,
    'strict-leech': below(8) > 0,
    'strict-darkling-sh': below(8) > 0,
    'manual-fav5': below(8) === 0,
    'vp-variant': below(8) === 0 ? 'original_2017' : 'standard',
    auction: below(5) === 0,
    'maintain-player-order': flip(),
  };
};

/** Keeps games long enough for everything to occur, because random play passes early. */
const choose = (legal: readonly Move[], below: (n: number) => number): Move => {
  const first = legal[below(legal.length)]!;
  const second = legal[below(legal.length)]!;
  return first._tag === 'Pass' || (first._tag === 'Convert' && below(3) > 0) ? second : first;
};

describe('random games', () => {
  const seen = new Map<string, number>();
  const met = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);

  test(`${count} games end after round 6, every invariant at every ply`, { timeout: 3_600_000 }, () => {
    let plies = 0;
    for (let seed = 0; seed < count; seed++) {
      const start = game.setup(optionsOf(seed), seed);
      if (isLeft(start)) throw new Error(start.left.text);
      const { below } = source(seed);
      let state = start.right;
      for (let legal = legalMoves(state); legal.length > 0; legal = legalMoves(state)) {
        const move = choose(legal, below) as (typeof legal)[number];
        const next = applyLegal(state, move);
        plies++;
        const valid = validated(next);
        if (isLeft(valid))
          throw new Error(
            `seed ${seed}: ${game.moveText.print(move)}: ${printFault(valid.left)} ${game.position.print(state)}`,
          );
        const wrong = step(state, move, next);
        if (wrong !== undefined)
          throw new Error(`seed ${seed}: ${game.moveText.print(move)}: ${wrong} ${game.position.print(state)}`);
        if (next.phase !== 'end' && next.switches['leech-timing'] === 'immediate' && toMove(next).length !== 1)
          throw new Error(`seed ${seed}: one seat decides`);
        met(
          move._tag === 'Action' ? `Action ${move.space}` : move._tag === 'GiveUp' ? `GiveUp ${move.what}` : move._tag,
        );
        state = next;
      }
      expect([seed, state.phase, state.round]).toEqual([seed, 'end', 6]);
      for (const seat of state.seats) met(factions[seat.faction]!.id);
      const sum = (source_: number): number => state.seats.reduce((total, { points }) => total + points[source_]!, 0);
      expect(sum(10)).toBeLessThanOrEqual(56);
      expect(sum(11)).toBeLessThanOrEqual(36);
      expect(sum(12)).toBeLessThanOrEqual(36);
    }
    console.log(
      `${count} games, ${plies} plies: ${[...seen]
        .sort()
        .map(([what, times]) => `${what} ${times}`)
        .join(', ')}`,
    );
  });

  test('every faction and every kind of move occurs', () => {
    for (const { id } of factions) expect([id, (seen.get(id) ?? 0) > 0]).toEqual([id, true]);
    const kinds = [
      'Setup',
      'PickColor',
      'Bid',
      'Take',
      'Build',
      'Transform',
      'Dig',
      'Upgrade',
      'Advance',
      'Send',
      'Pass',
      'Leech',
      'Decline',
      'Favor',
      'Town',
      'Step',
      'Bridge',
      'Burn',
      'Convert',
      'Unlock',
      'Done',
    ];
    for (const kind of kinds) expect([kind, (seen.get(kind) ?? 0) > 0]).toEqual([kind, true]);
  });
});
