/**
 * Changes: the effects of a move, in order; each change leads from one model to the next.
 *
 * @packageDocumentation
 */
import { byAscii } from '../core/values/notation.js';
import type { Seat } from '../core/values/seat.js';
import { countAt, type Model, piecesAt, pile, pointsIn, wordAt } from './model.js';
import { type Place, placeKey } from './part.js';

/** One effect of a move. A change of points names the source of the points. A choice that a seat may not see is a `Hidden` change. */
export type Change =
  | {
      /** A piece moved from one place to a different place. */
      readonly _tag: 'Moved';
      readonly piece: string;
      readonly from: Place;
      readonly to: Place;
    }
  | {
      /** A piece came from a supply to a place. */
      readonly _tag: 'Placed';
      readonly piece: string;
      readonly at: Place;
    }
  | {
      /** A piece went from a place to a supply. */
      readonly _tag: 'Removed';
      readonly piece: string;
      readonly at: Place;
    }
  | {
      /** One piece replaced another piece at the same place. */
      readonly _tag: 'Replaced';
      readonly at: Place;
      readonly from: string;
      readonly to: string;
    }
  | {
      /** A number changed, for instance the count of a heap, a resource or a track. */
      readonly _tag: 'Counted';
      readonly at: Place;
      readonly from: number;
      readonly to: number;
    }
  | {
      /**
       * The word at a place has changed, for instance the name of a terrain, an alignment or a tile. An empty word means that the place had no word
       * before the change, or has none after it.
       */
      readonly _tag: 'Became';
      readonly at: Place;
      readonly from: string;
      readonly to: string;
    }
  | {
      /** A choice was made that the viewer may not see. */
      readonly _tag: 'Hidden';
      readonly at: Place;
      readonly from: string;
    }
  | {
      /** A seat or team gained or lost points. */
      readonly _tag: 'Scored';
      /** The index of the seat or team in the list of scores. */
      readonly team: number;
      /** The source of the points, in the game's own terms. */
      readonly source: string;
      /** The number of points gained; negative if points were lost. */
      readonly points: number;
    }
  | {
      /** Another phase began. */
      readonly _tag: 'Phase';
      readonly from: string;
      readonly to: string;
    }
  | {
      /** The turn passed: different seats are to move now. */
      readonly _tag: 'TurnPassed';
      readonly from: readonly Seat[];
      readonly to: readonly Seat[];
    };

/** The places at which a change adds, removes or replaces pieces. */
export const placesOf = (change: Change): readonly Place[] => {
  if (change._tag === 'Moved') return [change.from, change.to];
  return change._tag === 'Placed' || change._tag === 'Removed' || change._tag === 'Replaced' ? [change.at] : [];
};

const placeOf = (key: string): Place => {
  const colon = key.indexOf(':');
  return { kind: key.slice(0, colon), value: key.slice(colon + 1) };
};

const without = <A>(items: readonly A[], item: A): readonly A[] => {
  const index = items.indexOf(item);
  return index < 0 ? items : items.filter((_, other) => other !== index);
};

const keysOf = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): readonly string[] => [
  ...new Set([...Object.keys(a), ...Object.keys(b)]),
];

// ---- applying ----

/**
 * Returns a copy of one part of a model, for instance of its pieces, with one entry set or removed. The keys of the part stay sorted, so that equal
 * models have the same JSON.
 */
const withEntry = <A>(
  entries: Readonly<Record<string, A>>,
  key: string,
  value: A | undefined,
): Readonly<Record<string, A>> => {
  if (value === undefined) {
    const { [key]: _, ...others } = entries;
    return others;
  }
  if (Object.hasOwn(entries, key)) return { ...entries, [key]: value };
  const all = Object.entries(entries);
  const next = all.findIndex(([other]) => byAscii(other, key) > 0);
  return Object.fromEntries(all.toSpliced(next < 0 ? all.length : next, 0, [key, value]));
};

const withPieces = (model: Model, key: string, pieces: readonly string[]): Model => ({
  ...model,
  pieces: withEntry(model.pieces, key, pile(pieces)),
});

const withWord = (model: Model, key: string, word: string): Model => ({
  ...model,
  words: withEntry(model.words, key, word === '' ? undefined : word),
});

const withCount = (model: Model, key: string, count: number): Model => ({
  ...model,
  counts: withEntry(model.counts, key, count === 0 ? undefined : count),
});

const taken = (model: Model, piece: string, at: Place): Model =>
  withPieces(model, placeKey(at), without(model.pieces[placeKey(at)]!, piece));

const given = (model: Model, piece: string, at: Place): Model =>
  withPieces(model, placeKey(at), [...piecesAt(model, placeKey(at)), piece]);

const scored = (model: Model, team: number, source: string, points: number): Model => ({
  ...model,
  points: model.points.map((sources, index) => {
    if (index !== team) return sources;
    const after = pointsIn(sources, source) + points;
    return withEntry(sources, source, after === 0 ? undefined : after);
  }),
});

/**
 * Returns the model after one change; the keys of the new model are sorted. The function never fails: a change that does not fit the model removes
 * nothing, but still adds what it contains.
 *
 * @param model - the contents of a picture, keyed by place
 * @param change - the change to apply
 * @returns a new model; the given model is not changed
 *
 * @example
 * ```ts
 * import { applyChange, terrafexFace } from 'rulehouse/face';
 * import { initial } from 'rulehouse/terrafex';
 * const at = { kind: 'square', value: 'e3' };
 * const after = applyChange(terrafexFace.model(initial), { _tag: 'Placed', piece: 'G1', at });
 * after.pieces['square:e3']; // ['G1']
 * ```
 */
export const applyChange = (model: Model, change: Change): Model => {
  switch (change._tag) {
    case 'Moved':
      return given(taken(model, change.piece, change.from), change.piece, change.to);
    case 'Placed':
      return given(model, change.piece, change.at);
    case 'Removed':
      return taken(model, change.piece, change.at);
    case 'Replaced':
      return given(taken(model, change.from, change.at), change.to, change.at);
    case 'Counted':
      return withCount(model, placeKey(change.at), change.to);
    case 'Became':
      return withWord(model, placeKey(change.at), change.to);
    case 'Hidden':
      return withWord(model, placeKey(change.at), hidden);
    case 'Scored':
      return scored(model, change.team, change.source, change.points);
    case 'Phase':
      return { ...model, phase: change.to };
    case 'TurnPassed':
      return { ...model, toMove: change.to };
  }
};

/** The word that stands for a value that the viewer may not see. */
export const hidden = 'hidden';

/**
 * Returns the model after a list of changes. If the list contains all changes of a move, the result equals the model of the position after the move,
 * and has the same JSON.
 *
 * @param model - the contents of a picture, keyed by place
 * @param changes - the changes, in their order
 * @returns a new model; the given model is not changed
 *
 * @example
 * ```ts
 * import { applyChanges, terrafexFace } from 'rulehouse/face';
 * import { initial } from 'rulehouse/terrafex';
 * const model = terrafexFace.model(initial);
 * applyChanges(model, []) === model; // true
 * ```
 */
export const applyChanges = (model: Model, changes: readonly Change[]): Model => changes.reduce(applyChange, model);

// ---- finding ----

interface LoosePiece {
  readonly piece: string;
  readonly at: Place;
}

const missingFrom = (pieces: readonly string[], others: readonly string[]): readonly string[] =>
  others.reduce<readonly string[]>(without, pieces);

/** Finds moved pieces. A piece counts as moved if exactly one piece of its kind left a place, and exactly one appeared at a place. */
const moveOf = (gone: readonly LoosePiece[], come: readonly LoosePiece[]): readonly Change[] =>
  gone.flatMap(({ piece, at }): readonly Change[] => {
    const [to, second] = come.filter((other) => other.piece === piece);
    const only = gone.filter((other) => other.piece === piece).length === 1;
    return to === undefined || second !== undefined || !only ? [] : [{ _tag: 'Moved', piece, from: at, to: to.at }];
  });

const pieceChanges = (before: Model, after: Model): readonly Change[] => {
  const keys = keysOf(before.pieces, after.pieces);
  const loose = (a: Model, b: Model): readonly LoosePiece[] =>
    keys.flatMap((key) =>
      missingFrom(piecesAt(a, key), piecesAt(b, key)).map((piece) => ({ piece, at: placeOf(key) })),
    );
  const [gone, come] = [loose(before, after), loose(after, before)];
  const moved = moveOf(gone, come);
  const stays = ({ piece }: LoosePiece): boolean => !moved.some((one) => one._tag === 'Moved' && one.piece === piece);
  const [left, new_] = [gone.filter(stays), come.filter(stays)];
  const replaced = left.flatMap((from): readonly Change[] => {
    const there = new_.filter(({ at }) => placeKey(at) === placeKey(from.at));
    const alone = left.filter(({ at }) => placeKey(at) === placeKey(from.at)).length === 1;
    const [to] = there;
    return alone && there.length === 1 && to !== undefined
      ? [{ _tag: 'Replaced', at: from.at, from: from.piece, to: to.piece }]
      : [];
  });
  const settled = ({ at }: LoosePiece): boolean =>
    !replaced.some((one) => one._tag === 'Replaced' && placeKey(one.at) === placeKey(at));
  return [
    ...left.filter(settled).map((one): Change => ({ _tag: 'Removed', ...one })),
    ...moved,
    ...replaced,
    ...new_.filter(settled).map((one): Change => ({ _tag: 'Placed', ...one })),
  ];
};

const wordChanges = (before: Model, after: Model): readonly Change[] =>
  keysOf(before.words, after.words).flatMap((key): readonly Change[] => {
    const [from, to] = [wordAt(before, key), wordAt(after, key)];
    if (from === to) return [];
    return [
      to === hidden ? { _tag: 'Hidden', at: placeOf(key), from } : { _tag: 'Became', at: placeOf(key), from, to },
    ];
  });

const countChanges = (before: Model, after: Model): readonly Change[] =>
  keysOf(before.counts, after.counts).flatMap((key): readonly Change[] => {
    const [from, to] = [countAt(before, key), countAt(after, key)];
    return from === to ? [] : [{ _tag: 'Counted', at: placeOf(key), from, to }];
  });

const pointChanges = (before: Model, after: Model): readonly Change[] =>
  after.points.flatMap((sources, team) => {
    const had = before.points[team] ?? {};
    return keysOf(had, sources).flatMap((source): readonly Change[] => {
      const points = pointsIn(sources, source) - pointsIn(had, source);
      return points === 0 ? [] : [{ _tag: 'Scored', team, source, points }];
    });
  });

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat, index) => seat === b[index]);

/**
 * The changes that lead from one model to another: first pieces, then words, counts, points, phase and turn. A piece is considered to have moved if
 * exactly one piece of its kind left a place, and exactly one appeared at a place.
 *
 * Time: linear in the number of differences, except for matching the pieces that left with the pieces that appeared.
 */
export const between = (before: Model, after: Model): readonly Change[] => [
  ...pieceChanges(before, after),
  ...wordChanges(before, after),
  ...countChanges(before, after),
  ...pointChanges(before, after),
  ...(before.phase === after.phase ? [] : [{ _tag: 'Phase', from: before.phase, to: after.phase } as const]),
  ...(sameSeats(before.toMove, after.toMove)
    ? []
    : [{ _tag: 'TurnPassed', from: before.toMove, to: after.toMove } as const]),
];

/**
 * The changes between two models: first those that are already known, then all others. Known changes are needed because equal pieces can come and go
 * in a single move, and the models alone do not say which of them moved.
 *
 * @param before - the contents of the picture before the move
 * @param known - the first changes of the move, in their order
 * @param after - the contents of the picture after the move
 */
export const following = (before: Model, known: readonly Change[], after: Model): readonly Change[] =>
  known.length === 0 ? between(before, after) : [...known, ...between(applyChanges(before, known), after)];

/** The changes for several pieces that move together from one place to another. */
export const moving = (pieces: readonly string[], from: Place, to: Place): readonly Change[] =>
  pieces.map((piece) => ({ _tag: 'Moved', piece, from, to }));
