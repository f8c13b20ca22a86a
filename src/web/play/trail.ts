/**
 * The positions of a game that hides nothing, worked out from its moves: what each turn cost and gained, and where it happened.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import type { GameTypes } from '../../core/contract/game.js';
import { applyRecorded } from '../../core/playing/apply-recorded.js';
import { parseMoveIn } from '../../core/playing/play.js';
import { placesOf } from '../../face/change.js';
import type { Face } from '../../face/face.js';
import { type Message, message } from '../../face/message.js';
import { countAt } from '../../face/model.js';
import type { Place } from '../../face/part.js';
import { signed } from '../../face/signed.js';
import type { Played } from '../session/snapshot.js';
import type { PlayGame } from './game.js';

/** Moves that one seat made in a row. */
export interface MoveBlock {
  /** The seat that made the moves; -1 for chance; null if the seat is not known. */
  readonly seat: number | null;
  /** The number of moves before the first one. */
  readonly from: number;
  readonly moves: readonly Played[];
}

/** Joins the moves that the same seat made in a row. */
export const blocksOf = (history: readonly Played[]): readonly MoveBlock[] => {
  const starts = history.flatMap(({ seat }, ply) =>
    ply === 0 || seat === null || seat !== history[ply - 1]?.seat ? [ply] : [],
  );
  return starts.map((from, index) => {
    const moves = history.slice(from, starts[index + 1]);
    return { seat: history[from]!.seat, from, moves };
  });
};

/** The positions that a game has gone through. */
export interface Trail {
  /** Follows the moves of the game as far as they are known; moves that were taken back are forgotten. */
  readonly follow: (history: readonly Played[]) => void;
  /** What the seat that made the moves paid and gained; empty if that is not known. */
  readonly effects: (block: MoveBlock) => readonly Message[];
  /** The places that the moves named or changed. */
  readonly places: (block: MoveBlock) => readonly Place[];
}

/** The number of leading entries that two lists share. */
const shared = (one: readonly unknown[], other: readonly unknown[]): number => {
  const first = one.findIndex((entry, index) => entry !== other[index]);
  return first < 0 ? one.length : first;
};

/** The texts of a face for supplies begin with this word, and so does its text for points. */
const [costWord, pointsKey] = ['cost.', 'cost.points'] as const;

class StateTrail<T extends GameTypes> implements Trail {
  readonly #face: Face<T>;
  /** The words for supplies: the kind of the count, and the key of the text. */
  readonly #supplies: readonly (readonly [kind: string, key: string])[];
  /** True if the face has its own words for points. */
  readonly #hasPoints: boolean;
  #texts: readonly string[] = [];
  #states: readonly T['State'][];
  #known: ReadonlyMap<string, readonly Message[]> = new Map();

  constructor(face: Face<T>, start: T['State']) {
    const { texts } = face.english;
    this.#face = face;
    this.#states = [start];
    this.#supplies = Object.keys(texts).flatMap((key) =>
      key.startsWith(costWord) && key !== pointsKey ? [[key.slice(costWord.length), key]] : [],
    );
    this.#hasPoints = Object.hasOwn(texts, pointsKey);
  }

  follow(history: readonly Played[]): void {
    const same = shared(
      this.#texts,
      history.map(({ text }) => text),
    );
    const [texts, states] = [this.#texts.slice(0, same), this.#states.slice(0, same + 1)];
    if (same < this.#texts.length) this.#known = new Map();
    for (const { text } of history.slice(same)) {
      const after = text === null ? undefined : applyRecorded(this.#face.game)(text)(states[texts.length]);
      if (text === null || after === undefined || isLeft(after)) break;
      texts.push(text);
      states.push(after.right);
    }
    [this.#texts, this.#states] = [texts, states];
  }

  effects({ seat, from, moves }: MoveBlock): readonly Message[] {
    const to = from + moves.length;
    if (seat === null || seat < 0 || to >= this.#states.length) return [];
    const key = `${from}-${to}`;
    const known = this.#known.get(key) ?? this.#effectsBetween(seat, this.#states[from], this.#states[to]);
    if (!this.#known.has(key)) this.#known = new Map([...this.#known, [key, known]]);
    return known;
  }

  places({ from, moves }: MoveBlock): readonly Place[] {
    return moves.flatMap((_, index) => this.#placesAt(from + index));
  }

  #effectsBetween(seat: number, before: T['State'], after: T['State']): readonly Message[] {
    const { model } = this.#face;
    const [was, is] = this.#supplies.length === 0 ? [] : [model(before), model(after)];
    const paid = this.#supplies.map(([kind, key]): readonly [string, number] => {
      const at = `${kind}:${seat}`;
      return [key, was === undefined || is === undefined ? 0 : countAt(is, at) - countAt(was, at)];
    });
    const gained = this.#pointsOf(seat, after) - this.#pointsOf(seat, before);
    return [...paid, [this.#pointsKey(gained), gained] as const].flatMap(([key, by]) =>
      by === 0 ? [] : [message(key, { count: signed(by) })],
    );
  }

  #pointsKey(gained: number): string {
    if (this.#hasPoints) return pointsKey;
    return Math.abs(gained) === 1 ? 'play.log.point' : 'play.log.points';
  }

  /** The points of a seat, which may be those of its team. */
  #pointsOf(seat: number, state: T['State']): number {
    const { game } = this.#face;
    return game.score(state)[game.teams(state)[seat] ?? seat] ?? 0;
  }

  #placesAt(ply: number): readonly Place[] {
    const { game, changes, parts } = this.#face;
    const [text, before, after] = [this.#texts[ply], this.#states[ply], this.#states[ply + 1]];
    if (text === undefined) return [];
    const move = parseMoveIn(game)(text)(before);
    const named = isLeft(move) ? [] : parts(move.right);
    return [...named, ...changes(before, isLeft(move) ? null : move.right, after).flatMap(placesOf)];
  }
}

/** The trail of a game that begins in the position with the given text; null if the text cannot be read. */
export const trailOf = ({ open }: PlayGame, start: string): Trail | null =>
  open((face) => {
    const read = face.game.position.parse(start);
    return isLeft(read) ? null : new StateTrail(face, read.right);
  });
