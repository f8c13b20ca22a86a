/**
 * The state of a game of IceTraders, its views, and the functions that read them.
 *
 * @packageDocumentation
 */
import { type PieceName, pieceName, pieceNames, pieceNumber } from '../../pieces/pyramids.js';
import {
  colourOfShip,
  firstMarker,
  noPiece,
  numberOf,
  ownerOf,
  pieceOfShip,
  secondMarker,
  ship,
  systemOf,
} from './content.js';
import { supply } from './tables.js';

/** A seat of IceTraders, which can own ships. @rule IT-1.9 */
export type Owner = 0 | 1 | 2 | 3 | 4;

/** The settings of one table: the options that still matter after set-up. */
export interface Settings {
  /** The number of players. @rule IT-0.1 */
  readonly players: 2 | 3 | 4 | 5;
  /** Says when the mover is tested for its own elimination: after every action, or only at the end of its turn. @rule IT-0.2 @rule IT-7.4 */
  readonly selfCheck: 'action' | 'turn';
  /** Says whether a Good seat that another seat has eliminated still shares a Good victory. @rule IT-0.3 @rule IT-8.4 */
  readonly fallenGood: 'share' | 'lose';
  /** The number of completed turns after which the game is drawn, 10..9999; 0 for no limit. @rule IT-0.5 @rule IT-8.7 */
  readonly turnLimit: number;
}

/** All options of a game. */
export interface Options extends Settings {
  /**
   * The seat at which counting begins when a tie for first player is broken: seat 0 (`low`), or a seat drawn at set-up (`random`). @rule IT-0.4
   * @rule IT-2.6
   */
  readonly firstTie: 'low' | 'random';
}

/**
 * The kind of decision to be made: an alignment (`align`), a pair of pieces (`pick`), a first ship (`place`), an action (`main`), a use of a
 * sacrificed power (`sac`), an enterprise (`ent`), or a revolt (`rev`). In phase `over`, nothing is left to decide.
 *
 * @rule IT-1.10
 */
export type Phase = 'align' | 'pick' | 'place' | 'main' | 'sac' | 'ent' | 'rev' | 'over';

/** All phases, in the order of the rule book. */
export const phases: readonly Phase[] = ['align', 'pick', 'place', 'main', 'sac', 'ent', 'rev', 'over'];

/**
 * The reason why a game is over; `none` while the game continues. `evil`: an Evil mover eliminated another seat; `good`: all remaining seats are
 * Good; `last`: one seat is left; `void`: no seat is left; `limit`: the turn limit is reached.
 *
 * @rule IT-8.2 @rule IT-8.4 @rule IT-8.5 @rule IT-8.6 @rule IT-8.7 @rule IT-8.8
 */
export type Ending = 'none' | 'evil' | 'good' | 'last' | 'void' | 'limit';

/** The standing of a seat: still in the game, eliminated by another seat, or eliminated by itself. @rule IT-7.5 @rule IT-7.6 */
export type Standing = 'living' | 'eliminated' | 'selfEliminated';

/** The alignment of a seat; `unchosen` before the seat has chosen. @rule IT-2.2 */
export type Alignment = 'unchosen' | 'good' | 'evil';

/** An alignment as it appears in a view, where a chosen alignment may be `hidden`. @rule IT-9.1 */
export type SeenAlignment = Alignment | 'hidden';

/** Two types of pieces in canonical order, for instance `R1Y2`. @rule IT-2.3 */
export type Pair = Extract<`${PieceName}${PieceName}`, string>;

/** The pick of a seat; `unpicked` before the seat has picked. @rule IT-2.3 */
export type Picked = 'unpicked' | Pair;

/** A pick as it appears in a view, where a pick that has been made may be `hidden`. @rule IT-9.2 */
export type SeenPicked = Picked | 'hidden';

/** The public part of a position: everything but alignments and picks. @rule IT-9.3 */
export interface Table {
  /** The options in force at the table. */
  readonly settings: Settings;
  /** The phase, which says what has to be decided now. */
  readonly phase: Phase;
  /** The seat that decides, 0..4; -1 when the game is over. @rule IT-1.9 */
  readonly mover: number;
  /** The colour of the sacrificed ship, 0..3 (R Y G B), as long as uses of its power are left; otherwise -1. @rule IT-4.4 */
  readonly power: number;
  /** The remaining uses of the sacrificed power, 0..3. @rule IT-4.5 */
  readonly uses: number;
  /** The number of the system of a pending decision (phases `ent` and `rev`); otherwise 0. @rule IT-6.5 @rule IT-6.6 */
  readonly pending: number;
  /** True if the mover has lost its last large ship in this turn, but the test for its elimination is deferred. @rule IT-7.4 */
  readonly bereft: boolean;
  /** True if the alignments of all seats are public. @rule IT-8.1 */
  readonly revealed: boolean;
  /** The standing of every seat. */
  readonly standings: readonly Standing[];
  /** The seat from which a tie for the first player is broken; always 0 outside the phases `align` and `pick`. @rule IT-2.6 */
  readonly tieSeat: number;
  /** The types that may not be picked as twins, with one bit for each type number; always 0 outside the phase `pick`. @rule IT-2.4 */
  readonly barred: number;
  /** The codes of the systems in ascending order; {@link look} decodes these codes. @rule IT-1.3 */
  readonly systems: readonly number[];
  /** The codes of the ships in ascending order, one for each ship; {@link look} decodes these codes. @rule IT-1.5 */
  readonly ships: readonly number[];
  /** The number of completed turns; 0 if there is no turn limit. @rule IT-8.7 */
  readonly turns: number;
  /** The reason why the game is over, or `none`. */
  readonly ending: Ending;
  /** The winning seats in ascending order; empty while the game continues. */
  readonly winners: readonly Owner[];
}

/** The part of a view that a masked position text shows. The stash is not included, since it follows from the rest of the position. @rule IT-9.3 */
export interface ViewPosition extends Table {
  /** The alignment of every seat, as far as it may be seen. */
  readonly alignments: readonly SeenAlignment[];
  /** The pick of every seat, as far as it may be seen, in the phases `align` and `pick`; empty afterwards. */
  readonly picks: readonly SeenPicked[];
}

/** The part of a state that a position text shows. @rule IT-10.1 */
export interface Position extends ViewPosition {
  /** The alignment of every seat. */
  readonly alignments: readonly Alignment[];
  /** The pick of every seat in the phases `align` and `pick`; empty afterwards. */
  readonly picks: readonly Picked[];
}

/** The stash, which is public like everything except the hidden choices. */
export interface Stash {
  /** The number of pieces of each type in the stash, in the order R1 R2 R3 Y1 .. B3. @rule IT-1.2 */
  readonly stash: readonly number[];
}

/**
 * A position as one seat or a spectator sees it. Every {@link State} is also a view, one that hides nothing.
 *
 * @rule IT-9.1 @rule IT-9.2 @rule IT-9.3
 */
export interface View extends ViewPosition, Stash {}

/**
 * A position of IceTraders. A state is plain data. {@link look} decodes the systems of a state, and a state's stash is indexed by type number. States
 * come from `setup`, from the codecs and from moves. Nothing in a state shows how the position was reached.
 */
export interface State extends Position, Stash {}

/** The five seats. */
export const owners: readonly Owner[] = [0, 1, 2, 3, 4];

/** A ship as returned by {@link look}. @rule IT-1.5 */
export interface Ship {
  /** The seat that owns the ship, 0..4. */
  readonly owner: number;
  /** The type of the ship, for instance `R1`. */
  readonly piece: PieceName;
}

/** A system as returned by {@link look}. @rule IT-1.3 */
export interface System {
  /** 1..60. @rule IT-1.6 */
  readonly number: number;
  /** The markers: none in a hyperspace, one in most systems, and two in a dual system, where the larger marker comes first. @rule IT-1.4 */
  readonly markers: readonly PieceName[];
  /** The ships in the system, ordered by owner, then by type. */
  readonly ships: readonly Ship[];
}

/** The names of a system's markers, read from the system's code. */
export const markersOf = (code: number): readonly PieceName[] =>
  [firstMarker(code), secondMarker(code)].filter((piece) => piece !== noPiece).map(pieceName);

/**
 * Lists the systems on the table, ordered by number.
 *
 * @param view - a state or view
 * @returns each system with its number, markers and ships
 * @rule IT-1.3 @rule IT-1.4 @rule IT-1.5
 * @example
 * ```ts
 * import { game, look } from 'rulehouse/icetraders';
 * import { isRight } from 'rulehouse';
 * const state = game.position.parse('2 main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -');
 * if (isRight(state)) look(state.right).map(({ number, markers }) => [number, ...markers]); // [[1, 'B2'], [2, 'Y1']]
 * ```
 */
export const look = (view: ViewPosition): readonly System[] =>
  view.systems.map((code) => ({
    number: numberOf(code),
    markers: markersOf(code),
    ships: view.ships
      .filter((one) => systemOf(one) === numberOf(code))
      .map((one) => ({ owner: ownerOf(one), piece: pieceName(pieceOfShip(one)) })),
  }));

/** The index of the system with the given number in a list of systems; -1 if there is no such system. */
const indexOfSystem = (systems: readonly number[], number: number): number => {
  // The numbers ascend from 1, so a number is at its own index or before it.
  for (let index = Math.min(number, systems.length) - 1; index >= 0; index--) {
    const found = numberOf(systems[index]!);
    if (found <= number) return found === number ? index : -1;
  }
  return -1;
};

/** The code of the system with the given number; 0 if there is no such system. */
export const systemAt = ({ systems }: Pick<Table, 'systems'>, number: number): number => {
  const index = indexOfSystem(systems, number);
  return index < 0 ? 0 : systems[index]!;
};

/** True if there is a system with the given number. @rule IT-1.3 */
export const hasSystem = (view: ViewPosition, number: number): boolean => indexOfSystem(view.systems, number) >= 0;

/** The number of ships with the given owner and type in a system. */
export const countOf = (view: ViewPosition, number: number, owner: number, name: PieceName): number =>
  countCode(view.ships, ship(number, owner, pieceNumber(name)));

const countCode = (ships: readonly number[], code: number): number => {
  let count = 0;
  for (let index = 0; index < ships.length; index++) if (ships[index]! === code) count++;
  return count;
};

/** The number of ships in a system, whoever owns them. @rule IT-5.7 */
export const shipsIn = (ships: readonly number[], number: number): number => {
  let count = 0;
  for (let index = 0; index < ships.length; index++) if (systemOf(ships[index]!) === number) count++;
  return count;
};

/** The number of ships of the given colour in a system, whoever owns them. @rule IT-6.1 */
export const coloured = (ships: readonly number[], number: number, wanted: number): number => {
  let count = 0;
  for (let index = 0; index < ships.length; index++) {
    const code = ships[index]!;
    if (systemOf(code) === number && colourOfShip(code) === wanted) count++;
  }
  return count;
};

/** The lists that contain every piece outside the stash. */
type Pieces = Pick<Table, 'systems' | 'ships'>;

/** The stash of a position not yet checked. A count is negative if the position uses more pieces of that type than exist. */
export const stashOf = ({ systems, ships }: Pieces): readonly number[] => {
  const stash = full.slice();
  const take = (piece: number): void => {
    if (piece !== noPiece) stash[piece] = stash[piece]! - 1;
  };
  for (const code of systems) {
    take(firstMarker(code));
    take(secondMarker(code));
  }
  for (const code of ships) take(pieceOfShip(code));
  return stash;
};

const full: readonly number[] = pieceNames.map(() => supply);

/** True if a seat is living, which means that it has not been eliminated. @rule IT-1.9 */
export const isLiving = (view: Table, seat: number): boolean => view.standings[seat] === 'living';
