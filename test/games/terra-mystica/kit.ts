/** Scenes: positions of Phase II described in a few words, and the effects of moves in them. */
import fc from 'fast-check';
import { isLeft } from 'fp-ts/Either';
import { source } from '../../../src/core/index.js';
import { drawSetup, initialState } from '../../../src/games/terra-mystica/course/initial.js';
import { seatFaction } from '../../../src/games/terra-mystica/engine/factions.js';
import {
  applyLegal,
  boardOf,
  checkRecorded,
  defaultOptions,
  type FactionId,
  factions,
  game,
  legalMoves,
  type Options,
  readMove,
  rules,
  type SeatState,
  type State,
} from '../../../src/games/terra-mystica/index.js';
import { setTerrain } from '../../../src/games/terra-mystica/moves/faction.js';
import { blankSeat, draftOf, newTurn } from '../../../src/games/terra-mystica/state/draft.js';
import { type Kind, kinds } from '../../../src/games/terra-mystica/tables/pieces.js';
import { grounds, ring } from '../../../src/games/terra-mystica/tables/terrain.js';
import { moveText } from '../../../src/games/terra-mystica/text/move-text.js';
import { counted } from '../../../src/games/terra-mystica/text/positions.js';
import { ruleTests } from '../../kit/rule.js';

export const rule = ruleTests(rules);

/** Option sets with every number of seats, map and option. */
export const optionSets: fc.Arbitrary<Options> = fc
  .record({
    players: fc.integer({ min: 2, max: 5 }),
    map: fc.constantFrom('original', 'fire-ice', 'fire-ice-2'),
    'leech-timing': fc.constantFrom('immediate', 'deferred'),
    'mini-expansion-1': fc.boolean(),
    'shipping-bonus': fc.boolean(),
    'temple-scoring-tile': fc.boolean(),
    'variable-turn-order': fc.boolean(),
    'fire-and-ice-final-scoring': fc.boolean(),
    'fire-and-ice-factions/ice': fc.boolean(),
    'fire-and-ice-factions/volcano': fc.boolean(),
    'fire-and-ice-factions/variable_v5': fc.boolean(),
    auction: fc.boolean(),
    'vp-variant': fc.constantFrom('standard', 'original_2017'),
  } as const)
  .map((chosen) => ({ ...defaultOptions, ...chosen }));

/** All options of the expansion turned on, for scenes with its factions. */
export const everything: Options = {
  ...defaultOptions,
  'mini-expansion-1': true,
  'shipping-bonus': true,
  'temple-scoring-tile': true,
  'fire-and-ice-final-scoring': true,
  'fire-and-ice-factions/ice': true,
  'fire-and-ice-factions/volcano': true,
  'fire-and-ice-factions/variable_v5': true,
};

/** A seat in a scene: any part of its state, in addition to its faction and terrain. */
export type Hand = Partial<SeatState> & { readonly terrain?: (typeof ring)[number] };

/** A scene: seats by faction, structures by hex (`0D` is a dwelling of seat 0; a star marks a town), terrains, bridges, and anything else. */
export interface Scene {
  readonly seats: readonly (readonly [FactionId, Hand?])[];
  readonly hexes: Readonly<Record<string, string>>;
  readonly ground?: Readonly<Record<string, string>>;
  readonly bridges?: Readonly<Record<string, number>>;
  readonly options?: Partial<Options>;
  readonly state?: Partial<State>;
}

const placed = (state: State, scene: Scene): State => {
  const board = boardOf(state.switches.map);
  const [ground, structure, owner, town, bridge] = [
    [...state.ground],
    [...state.structure],
    [...state.owner],
    [...state.town],
    [...state.bridge],
  ];
  const at = (name: string): number => board.byName.get(name) ?? -1;
  for (const [name, what] of Object.entries(scene.hexes)) {
    const seat = Number(what[0]);
    owner[at(name)] = seat;
    structure[at(name)] = 1 + kinds.indexOf(what.slice(1).replace('*', '') as Kind);
    town[at(name)] = what.endsWith('*') ? 1 : 0;
    const me = state.seats[seat]!;
    const tag = factions[me.faction]!.ground._tag;
    ground[at(name)] = tag === 'ice' ? 7 : tag === 'volcano' ? 8 : tag === 'cycle' ? ground[at(name)]! : me.home;
  }
  for (const [name, what] of Object.entries(scene.ground ?? {}))
    ground[at(name)] = grounds.findIndex((g) => g === what);
  for (const [pair, seat] of Object.entries(scene.bridges ?? {})) {
    const [a, b] = pair.split(':').map(at);
    bridge[board.spans.findIndex(([p, q]) => (p === a && q === b) || (p === b && q === a))] = seat;
  }
  const changed: State = { ...state, ground, structure, owner, town, bridge };
  return { ...changed, seats: changed.seats.map((seat, index) => ({ ...seat, ...counted(changed, index) })) };
};

/** The position of a scene: round 1, Phase II and seat 0 to act, unless the scene says otherwise. */
export const scene = (what: Scene): State => {
  const options: Options = {
    ...everything,
    'fire-and-ice-final-scoring': false,
    players: what.seats.length,
    ...what.options,
  };
  const draws = source(1);
  const start = initialState(options, drawSetup(options, draws), draws);
  const draft = draftOf({ ...start, phase: 'terrain', seats: what.seats.map(() => blankSeat()) });
  what.seats.forEach(([name, hand], seat) => {
    seatFaction(
      draft,
      seat,
      factions.findIndex(({ id }) => id === name),
    );
    if (hand?.terrain !== undefined) setTerrain(draft, seat, ring.indexOf(hand.terrain));
  });
  const inGame = draft.bonusIn.flatMap((isIn, tile) => (isIn === 1 ? [tile] : []));
  const base: State = {
    ...draft,
    phase: 'turn',
    round: 1,
    active: 0,
    turnOf: 0,
    order: what.seats.map((_, seat) => seat),
    turn: newTurn(1),
    // In the first round, only temples score.
    scoring: [8, 4, 5, 6, 7, 3],
    bonusCoins: draft.bonusCoins.map(() => 0),
    seats: draft.seats.map((seat, index) => {
      const { terrain: _, ...hand } = what.seats[index]?.[1] ?? {};
      return { ...seat, bonus: inGame[index]!, ...hand };
    }),
  };
  const set = placed({ ...base, ...what.state }, what);
  const held = set.seats.map(({ bonus }) => bonus);
  return {
    ...set,
    bonusIn: pool(set, held),
    favorPool: set.favorPool.map(
      (copies, tile) => copies - set.seats.filter(({ favors }) => ((favors >> tile) & 1) === 1).length,
    ),
    townPool: set.townPool.map(
      (copies, tile) => copies - set.seats.reduce((sum, { towns }) => sum + (towns[tile] ?? 0), 0),
    ),
    seats: set.seats.map((seat) => {
      const rest = seat.points.slice(1).reduce((sum, vp) => sum + vp, 0);
      return { ...seat, points: [seat.vp - rest, ...seat.points.slice(1)] };
    }),
  };
};

/** The tiles in the game (players + 3): those held by seats, then the first others. */
const pool = (state: State, held: readonly number[]): readonly number[] => {
  const chosen = new Set(held.filter((tile) => tile >= 0));
  for (let tile = 0; chosen.size < state.seats.length + 3; tile++) chosen.add(tile);
  return state.bonusIn.map((_, tile) => (chosen.has(tile) ? 1 : 0));
};

const read = (text: string) => {
  const parsed = moveText.parse(text);
  if (!isLeft(parsed)) return parsed.right;
  const move = readMove(text, null);
  if (move === undefined) throw new Error(`${text} is not a move`);
  return move;
};

/** The rule that a move breaks, or `legal`. */
export const verdict = (state: State, text: string): string => {
  const checked = game.check(read(text))(state);
  return isLeft(checked) ? checked.left.rule : 'legal';
};

/** The position after moves, made or parsed; the test is wrong if one is refused. */
export const after = (state: State, ...texts: readonly string[]): State =>
  texts.reduce((now, text) => {
    const checked = checkRecorded(read(text))(now);
    if (isLeft(checked)) throw new Error(`${text}: ${checked.left.rule} ${checked.left.text}`);
    return applyLegal(now, checked.right);
  }, state);

/** A seat of a position. */
export const seat = (state: State, index = 0): SeatState => state.seats[index]!;

/** Power bowls as `5/7/0`. */
export const power = (state: State, index = 0): string => {
  const { bowl1, bowl2, bowl3 } = seat(state, index);
  return [bowl1, bowl2, bowl3].join('/');
};

/** Coins, workers, priests as `15/3/0`. */
export const hand = (state: State, index = 0): string => {
  const { coins, workers, priests } = seat(state, index);
  return [coins, workers, priests].join('/');
};

/** Cult positions as `0/1/1/0`. */
export const cultsOf = (state: State, index = 0): string => seat(state, index).cults.join('/');

/** The terrain of a hex, by name. */
export const groundAt = (state: State, name: string): string =>
  grounds[state.ground[boardOf(state.switches.map).byName.get(name) ?? -1] ?? 9]!;

/** The structure on a hex, in the form used by scenes; empty if there is none. */
export const pieceAt = (state: State, name: string): string => {
  const hex = boardOf(state.switches.map).byName.get(name) ?? -1;
  const kind = kinds[(state.structure[hex] ?? 0) - 1];
  return kind === undefined ? '' : `${state.owner[hex] ?? -1}${kind}${state.town[hex] === 1 ? '*' : ''}`;
};

/** Legal moves whose text begins with a text. */
export const listed = (state: State, start: string): readonly string[] =>
  legalMoves(state)
    .map(moveText.print)
    .filter((text) => text.startsWith(start));

/** Every legal move as text. */
export const legal = (state: State): readonly string[] => legalMoves(state).map(moveText.print);

/** A game from the set-up after the given moves. */
export const game0 = (options: Partial<Options>, ...texts: readonly string[]): State => {
  const chosen: Options = { ...defaultOptions, ...options, 'maintain-player-order': true };
  const start = game.setup(chosen, 1);
  if (isLeft(start)) throw new Error(start.left.text);
  return after(start.right, ...texts);
};
