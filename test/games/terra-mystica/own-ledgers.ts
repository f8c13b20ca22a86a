/**
 * The ledgers of `test/vectors/ledgers`: games that a simple player has played with the library from fixed seeds, exported by the library. Nothing in
 * them comes from other sources. `UPDATE_LEDGERS=1 npx vitest run test/games/terra-mystica/ledgers.test.ts` rewrites them.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { isLeft } from 'fp-ts/Either';
import { printFault, type Source, source } from '../../../src/core/index.js';
import {
  applyLegal,
  defaultOptions,
  type FactionId,
  factions,
  game,
  legalMoves,
  type Move,
  moverOf,
  type Options,
  type State,
} from '../../../src/games/terra-mystica/index.js';
import { writeLedger } from '../../../src/games/terra-mystica/ledger/index.js';

export const ownFolder = 'test/vectors/ledgers';

/** A game of the set: together, the games cover every faction, map, number of seats and answer timing. */
interface Plan {
  readonly factions: readonly FactionId[];
  readonly map: Options['map'];
  readonly leech: Options['leech-timing'];
  readonly seed: number;
  readonly options?: Partial<Options>;
}

const expansion: Partial<Options> = {
  'fire-and-ice-factions/ice': true,
  'fire-and-ice-factions/volcano': true,
  'fire-and-ice-factions/variable_v5': true,
  'fire-and-ice-final-scoring': true,
};
const extras: Partial<Options> = {
  'mini-expansion-1': true,
  'shipping-bonus': true,
  'temple-scoring-tile': true,
  'variable-turn-order': true,
};

const plans: readonly Plan[] = [
  {
    factions: ['cultists', 'darklings', 'dwarves', 'witches', 'swarmlings'],
    map: 'original',
    leech: 'deferred',
    seed: 1,
    options: extras,
  },
  { factions: ['halflings', 'engineers', 'mermaids', 'chaosmagicians'], map: 'original', leech: 'immediate', seed: 2 },
  {
    factions: ['engineers', 'acolytes', 'nomads', 'shapeshifters', 'icemaidens'],
    map: 'fire-ice',
    leech: 'deferred',
    seed: 3,
    options: { ...expansion, ...extras },
  },
  {
    factions: ['yetis', 'dragonlords', 'riverwalkers', 'auren'],
    map: 'fire-ice',
    leech: 'immediate',
    seed: 4,
    options: { ...expansion, ...extras },
  },
  { factions: ['fakirs', 'alchemists', 'giants'], map: 'fire-ice-2', leech: 'deferred', seed: 5, options: extras },
  {
    factions: ['riverwalkers', 'acolytes', 'darklings'],
    map: 'fire-ice-2',
    leech: 'immediate',
    seed: 6,
    options: expansion,
  },
  { factions: ['mermaids', 'cultists'], map: 'original', leech: 'deferred', seed: 7, options: extras },
  { factions: ['icemaidens', 'giants'], map: 'fire-ice', leech: 'immediate', seed: 8, options: expansion },
  {
    factions: ['shapeshifters', 'yetis', 'dragonlords', 'cultists'],
    map: 'fire-ice-2',
    leech: 'deferred',
    seed: 9,
    options: { ...expansion, 'mini-expansion-1': true, 'errata-cultist-power': false, 'strict-darkling-sh': false },
  },
];

/** The player's preference for each kind of move; all other kinds have 3. */
const liking: Partial<Record<Move['_tag'], number>> = {
  Build: 12,
  Upgrade: 12,
  Leech: 8,
  Decline: 2,
  Action: 6,
  Town: 9,
  Favor: 9,
  Burn: 0.5,
  Convert: 0.4,
  GiveUp: 0.4,
  Pass: 1,
  Done: 6,
};

/** The seat that moves next: a seat that has begun its turn ends it first, because ledgers record whole turns. */
const moving = (state: State, moves: readonly Move[], below: Source['below']): number => {
  if (state.phase === 'turn' && state.turn.act !== 'none') return state.active;
  const seats = [...new Set(moves.map((move) => moverOf(state, move)))];
  return seats[below(seats.length)] ?? -1;
};

const choose = (state: State, chosen: FactionId | undefined, below: Source['below']) => {
  const all = legalMoves(state);
  if (chosen !== undefined) return all.find((move) => move._tag === 'Setup' && move.faction === chosen);
  const seat = moving(state, all, below);
  const moves = all.filter((move) => moverOf(state, move) === seat);
  const weights = moves.map(({ _tag }) => 10 * (liking[_tag] ?? 3));
  let left = below(weights.reduce((sum, weight) => sum + weight, 0));
  return moves.find((_, index) => (left -= weights[index] ?? 0) < 0);
};

/** A ledger of the set. */
export interface OwnLedger {
  readonly name: string;
  readonly plan: Plan;
  readonly text: string;
  readonly totals: Readonly<Record<string, number>>;
}

const play = (plan: Plan, index: number): OwnLedger => {
  const options: Options = {
    ...defaultOptions,
    ...plan.options,
    players: plan.factions.length,
    map: plan.map,
    'leech-timing': plan.leech,
    'maintain-player-order': true,
  };
  const start = game.setup(options, plan.seed);
  if (isLeft(start)) throw new Error(start.left.text);
  const { below } = source(plan.seed);
  const moves: Move[] = [];
  let state = start.right;
  while (state.phase !== 'end') {
    const seats = state.seats.filter(({ faction }) => faction >= 0).length;
    const move = choose(state, state.phase === 'faction' ? plan.factions[seats] : undefined, below);
    if (move === undefined) throw new Error(`game ${index}: no move`);
    moves.push(move);
    state = applyLegal(state, move);
  }
  const text = writeLedger(start.right, moves);
  if (isLeft(text)) throw new Error(`game ${index}: ${printFault(text.left)}`);
  const totals = Object.fromEntries(state.seats.map(({ faction, vp }) => [factions[faction]?.id ?? '', vp]));
  return { name: `own-${String(index + 1).padStart(2, '0')}`, plan, text: text.right, totals };
};

/** Plays the whole set. */
export const ownLedgers = (): readonly OwnLedger[] => plans.map(play);

/** The manifest of the set. */
export const ownManifest = (ledgers: readonly OwnLedger[]): string =>
  `${JSON.stringify(
    {
      source: 'games of a simple player of this library, from fixed seeds',
      games: ledgers.map(({ name, plan, totals, text }) => ({
        game_id: name,
        log_file: `${name}.txt`,
        factions: plan.factions,
        map: plan.map,
        leech_order: plan.leech === 'immediate' ? 'immediate' : 'late',
        rows: text.split('\n').filter((line) => line.includes('\t')).length,
        expected_total_vp: totals,
      })),
    },
    null,
    1,
  )}\n`;

/** Writes the set to its folder, and nothing else. */
export const writeOwnLedgers = (ledgers: readonly OwnLedger[]): void => {
  mkdirSync(ownFolder, { recursive: true });
  for (const name of readdirSync(ownFolder)) if (/^own-\d+\.txt$/.test(name)) rmSync(`${ownFolder}/${name}`);
  for (const { name, text } of ledgers) writeFileSync(`${ownFolder}/${name}.txt`, text);
  writeFileSync(`${ownFolder}/manifest.json`, ownManifest(ledgers));
};
