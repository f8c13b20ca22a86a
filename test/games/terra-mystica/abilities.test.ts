/** Every ability of every faction is used: a table of counts over random games and a few scripted ones. */
import { isLeft } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { source } from '../../../src/core/index.js';
import {
  applyLegal,
  defaultOptions,
  type Faction,
  factions,
  game,
  legalMoves,
  type Move,
  moverOf,
  type Options,
  readMove,
  type SeatState,
  type State,
  sources,
} from '../../../src/games/terra-mystica/index.js';
import { factionOf } from '../../../src/games/terra-mystica/state/selectors.js';
import { editions } from '../../../src/games/terra-mystica/tables/faction.js';
import { earlierFactions } from '../../../src/games/terra-mystica/tables/factions/index.js';
import { after, scene, verdict } from './kit.js';

/** What happened to one seat. */
interface Event {
  readonly before: State;
  readonly move: Move;
  readonly next: State;
  readonly faction: Faction;
  readonly old: SeatState;
  readonly now: SeatState;
  /** True if the seat made the move. */
  readonly own: boolean;
}

const hasStronghold = ({ counts }: SeatState): boolean => counts[3]! > 0;
const points = ({ points: all }: SeatState): number => all[sources.indexOf('faction')]!;
const tokens = ({ bowl1, bowl2, bowl3 }: SeatState): number => bowl1 + bowl2 + bowl3;
const isBuild = ({ move, before, own }: Event): boolean => own && move._tag === 'Build' && before.round > 0;
const spaceOf = ({ move, own }: Event): string => (own && move._tag === 'Action' ? move.space : '');
const isSpading = (event: Event): boolean =>
  (event.own && event.move._tag === 'Dig') || ['ACT5', 'ACT6', 'BON1', 'ACTG'].includes(spaceOf(event));

/** When a seam counts as used, by tag, if this needs more than the usual condition. */
const exercised = {
  ground: isBuild,
  digging: (event) => (event.faction.digging._tag === 'none' ? isBuild(event) : event.own && event.move._tag === 'Dig'),
  spading: (event) => event.own && ['Transform', 'Build'].includes(event.move._tag) && event.before.turn.spades > 0,
  perSpade: (event) => {
    const { faction, old, now } = event;
    switch (faction.perSpade._tag) {
      case 'nothing':
        return isSpading(event);
      case 'vp':
        return isSpading(event) && points(now) > points(old);
      case 'power':
        return isSpading(event) && hasStronghold(old);
      case 'step':
        return isSpading(event) && event.next.turn.steps > event.before.turn.steps;
      case 'token':
        return isSpading(event) && tokens(now) > tokens(old);
      case 'lost':
        // Cult bonus spades are lost. Only the scripted refusal below shows this.
        return false;
    }
  },
  shipping: (event) =>
    event.faction.shipping._tag === 'track' ? event.now.shipping > event.old.shipping && event.own : isBuild(event),
  skipping: (event) =>
    event.faction.skipping._tag === 'none'
      ? isBuild(event)
      : event.own && event.next.turn.skipped >= 0 && event.before.turn.skipped < 0,
  stronghold: ({ old, now }) => hasStronghold(now) && !hasStronghold(old),
  powerUse: (event) => /^ACT[1-6]$/.test(spaceOf(event)),
  passing: ({ faction, move, own, old, now }) =>
    own && move._tag === 'Pass' && (faction.passing._tag === 'nothing' || points(now) > points(old)),
  linking: ({ faction, move, own, old, now }) =>
    faction.linking._tag === 'river' ? now.rivers.length > old.rivers.length : own && move._tag === 'Town',
  neighbours: ({ faction, move, own, old, now }) => {
    switch (faction.neighbours._tag) {
      case 'nothing':
        return move._tag === 'Leech' && !own;
      case 'step':
        return now.steps > old.steps && move._tag === 'Leech';
      case 'token':
        return own && move._tag === 'GainToken';
      case 'gift':
        return move._tag === 'Leech' && !own && tokens(now) > tokens(old);
    }
  },
  exchange: ({ faction, move, own }) =>
    own && move._tag === 'Convert' && (faction.exchange._tag === 'nothing' || move.from === 'VP' || move.to === 'VP'),
  priests: ({ faction, move, own }) => own && move._tag === (faction.priests._tag === 'cycle' ? 'Unlock' : 'Send'),
  dwellings: ({ before, move, own }) => own && before.phase === 'dwelling' && move._tag === 'Build',
} satisfies Partial<Record<keyof Faction, (event: Event) => boolean>>;

const seams = Object.keys(exercised) as readonly (keyof typeof exercised)[];

/** Every row of the table, from the records of the factions in all editions. */
const lines = new Set<string>(['all declined: power', 'two favor tiles', 'preaching', 'town: vp', 'town: workers']);
for (const faction of [...factions, ...Object.values(earlierFactions).flat()]) {
  for (const seam of seams) lines.add(`${seam}: ${faction[seam]._tag}`);
  if (faction.ground._tag === 'volcano') lines.add(`volcano: ${faction.ground.price._tag}`);
  for (const { space, often, price, gain } of faction.actions)
    for (const line of [`action: ${space}`, `often: ${often}`, `price: ${price._tag}`, `gain: ${gain._tag}`])
      lines.add(line);
}

const counts = new Map<string, number>([...lines].map((line) => [line, 0]));
const met = (line: string): void => void counts.set(line, (counts.get(line) ?? 0) + 1);

/** Counts the effects of a move on every seat. */
const observe = (before: State, move: Move, next: State): void => {
  const mover = moverOf(before, move);
  for (const [seat, now] of next.seats.entries()) {
    const old = before.seats[seat]!;
    if (old.faction < 0) continue;
    const faction: Faction = factionOf(before, seat);
    const own = mover === seat;
    const event: Event = { before, move, next, faction, old, now, own };
    for (const seam of seams) if (exercised[seam](event)) met(`${seam}: ${faction[seam]._tag}`);
    const watched = before.watches.some(({ from, taken }) => from === seat && taken === 0);
    if (watched && move._tag === 'Decline' && next.watches.length < before.watches.length && tokens(now) > 0)
      met('all declined: power');
    if (!own) continue;
    if (move._tag === 'Favor' && faction.favors.each > 1) met('two favor tiles');
    if (move._tag === 'Send' && faction.preaching.extra > 0 && hasStronghold(old)) met('preaching');
    if (move._tag === 'Town' && faction.founding.vp > 0 && points(now) > points(old)) met('town: vp');
    if (move._tag === 'Town' && faction.founding.workers > 0) met('town: workers');
    if (faction.ground._tag === 'volcano' && (move._tag === 'Lose' || tokens(now) < tokens(old)))
      met(`volcano: ${faction.ground.price._tag}`);
    const action = faction.actions.find(({ space }) => space === spaceOf(event));
    if (action === undefined) continue;
    met(`action: ${action.space}`);
    met(`often: ${action.often}`);
    met(`price: ${action.price._tag}`);
    met(`gain: ${action.gain._tag}`);
  }
};

const games = 200;

const optionsOf = (seed: number): Options => {
  const { below } = source(seed + 2_000_000);
  const flip = (): boolean => below(2) === 1;
  return {
    ...defaultOptions,
    players: 2 + below(4),
    map: (['original', 'fire-ice', 'fire-ice-2'] as const)[seed % 3]!,
    'leech-timing': flip() ? 'deferred' : 'immediate',
    'mini-expansion-1': flip(),
    'shipping-bonus': flip(),
    'temple-scoring-tile': flip(),
    'variable-turn-order': flip(),
    'fire-and-ice-final-scoring': flip(),
    'fire-and-ice-factions/ice': true,
    'fire-and-ice-factions/volcano': true,
    [`fire-and-ice-factions/${editions[seed % editions.length]!}`]: true,
    'manual-fav5': flip(),
    auction: below(5) === 0,
  };
};

/** Prefers moves that make a seat stronger: strongholds, special actions and growth rather than passing. */
const weight = (move: Move): number => {
  if (move._tag === 'Upgrade') return move.to === 'SH' ? 9 : 4;
  if (move._tag === 'Action') return move.space.length > 4 && move.space.startsWith('ACT') ? 9 : 5;
  if (move._tag === 'Pass' || move._tag === 'Burn') return 0;
  if (move._tag === 'Convert' || move._tag === 'GiveUp') return 1;
  return move._tag === 'Build' || move._tag === 'Connect' ? 6 : 3;
};

const choose = (legal: readonly Move[], below: (n: number) => number): Move => {
  const some = Array.from({ length: 1 + below(6) }, () => legal[below(legal.length)]!);
  return some.reduce((best, move) => (weight(move) > weight(best) ? move : best));
};

test(`every ability is used in ${games} random games and in scripted ones`, { timeout: 120_000 }, () => {
  for (let seed = 0; seed < games; seed++) {
    const start = game.setup(optionsOf(seed), seed);
    if (isLeft(start)) throw new Error(start.left.text);
    const { below } = source(seed);
    let state = start.right;
    for (let legal = legalMoves(state); legal.length > 0; legal = legalMoves(state)) {
      const move = choose(legal, below) as (typeof legal)[number];
      const next = applyLegal(state, move);
      observe(state, move, next);
      state = next;
    }
    for (const { faction } of state.seats) met(`faction: ${factions[faction]!.id}`);
  }

  // Riverwalkers get nothing for spades, so these actions are refused.
  const walkers = scene({
    seats: [['riverwalkers', { terrain: 'red', bowl1: 0, bowl2: 0, bowl3: 12 }], ['witches']],
    hexes: { D4: '0D', F3: '1D' },
  });
  if (verdict(walkers, 'action ACT5') === 'TMY-4.9') met('perSpade: lost');

  // Witches score for towns. Their moves are counted like those of random games.
  const witches = scene({
    seats: [['witches', { coins: 20, workers: 9 }], ['giants']],
    hexes: { D4: '0TP', D5: '0TP', C3: '0TP', E6: '0D', I12: '1D' },
    ground: { E7: 'green' },
  });
  const built = after(witches, 'build E7');
  const town = readMove('+TW1', null);
  if (town !== undefined && verdict(built, '+TW1') === 'legal') observe(built, town, after(built, '+TW1'));

  for (const { id } of factions) expect([id, (counts.get(`faction: ${id}`) ?? 0) > 0]).toEqual([id, true]);
  console.log([...counts].map(([line, times]) => `${line}  ${times}`).join('\n'));
  expect([...counts].filter(([, times]) => times === 0)).toEqual([]);
});
