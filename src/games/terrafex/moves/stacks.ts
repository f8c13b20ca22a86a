/**
 * The arithmetic of chapters 7 and 8: the result when a glacier meets other pieces. The surrounding squares do not affect the result, so it is worked
 * out once for each of the six kinds of moving glacier and each content of the target square.
 *
 * A capped forest travels below its glacier. @rule TF-8.2
 *
 * Mountains are left out: glaciers push small mountains (see `glacier.ts`), and larger mountains split glaciers (see `split.ts`).
 *
 * @packageDocumentation
 */
import { pieceOf } from '../../../pieces/pyramids.js';
import {
  blue,
  blueOf,
  blueOn,
  empty,
  fire,
  forest,
  green,
  greenOf,
  Kind,
  kindOf,
  red,
  sizeOfContent,
} from '../content.js';
import type { RuleId } from '../rules.js';
import type { Settings } from '../state.js';
import { contentNames } from '../tables.js';

/** A piece that the pool must hold, given by its type number, and the rule to cite if the pool does not hold it. */
export interface Need {
  readonly piece: number;
  readonly rule: RuleId;
}

/** The result when a glacier moves onto the content of its target square. */
export interface Meeting {
  /** The content of the target square after the move. */
  readonly target: number;
  /** The content of the glacier's old square after the move. */
  readonly origin: number;
  /** The pieces that the pool must hold, in the order in which they are checked. */
  readonly needs: readonly Need[];
}

const needs = (colour: number, size: number, rule: RuleId = 'TF-3.7'): Need => ({ piece: pieceOf(colour, size), rule });

const onto = (target: number, ...pieces: readonly Need[]): Meeting => ({ target, origin: empty, needs: pieces });

/** The setting that says which pieces a merge needs. @rule TF-2.9 */
type Merge = Settings['merge'];

/**
 * Merges two glaciers of sizes b and t into one. A glacier of the combined size (at most large) is taken from the pool; but if one of the two glaciers
 * is large, it is the result, unless the setting asks for a piece from the pool even then. @rule TF-7.5
 */
const mergeBy = (merge: Merge, b: number, t: number): { readonly size: number; readonly needs: readonly Need[] } => {
  const size = Math.min(3, b + t);
  return { size, needs: merge === 'keep' && (b === 3 || t === 3) ? [] : [needs(blue, size)] };
};

/**
 * Two forests under a large glacier become one medium forest: one of the two if either is medium, otherwise one from the pool.
 *
 * @rule TF-8.6
 */
const underLarge = (c: number, k: number): readonly Need[] => (c === 2 || k === 2 ? [] : [needs(green, 2, 'TF-8.6')]);

/**
 * A glacier of size b on a forest of size c meets a glacier of size t on a forest of size k; c and k are 0 for no forest. @rule TF-7.5 @rule TF-8.5
 * @rule TF-8.6
 */
const meetGlacier = (merge: Merge, b: number, c: number, t: number, k: number): Meeting => {
  const merged = mergeBy(merge, b, t);
  if (c === 0 || k === 0) return onto(blueOn(merged.size, c + k), ...merged.needs);
  return onto(blueOn(3, 2), ...merged.needs, ...underLarge(c, k));
};

/** A glacier of size b on a forest of size c (0 for none) meets frost of size e on a forest of size f. @rule TF-7.12 @rule TF-8.6 */
const meetFrost = (merge: Merge, b: number, c: number, e: number, f: number): Meeting => {
  const merged = mergeBy(merge, b, e);
  const staysFrosted = merged.size <= f;
  if (c === 0 || staysFrosted) return onto(blueOn(merged.size, f), ...merged.needs);
  return onto(blueOn(3, 2), ...merged.needs, ...underLarge(c, f));
};

/**
 * A glacier of size b on a forest of size c (0 for none) meets a bare forest of size f, which shrinks before the glacier's own forest does. If both
 * forests end up below a large glacier, one medium forest stays. That forest is always available: one of the two is medium, or a medium forest has
 * just been returned to the pool.
 *
 * @rule TF-7.11 @rule TF-8.6
 */
const meetForest = (b: number, c: number, f: number): Meeting => {
  const rest = f - 1;
  if (rest === 0) return onto(blueOn(b, c));
  const shrunk = needs(green, rest);
  const bothCapped = c > 0 && b > rest;
  return onto(blueOn(b, bothCapped && b === 3 ? 2 : rest), shrunk);
};

/**
 * The result when a glacier of size b on a forest of size c (0 for no forest) meets a fire of size r. The glacier and the fire cancel each other out:
 * each shrinks by the size of the smaller one. The glacier's forest stays behind on the square that the glacier leaves. @rule TF-7.10 @rule TF-8.4
 */
const meetFire = (b: number, c: number, r: number): Meeting => {
  const origin = forest(c);
  if (b > r) return { target: blueOn(b - r, 0), origin, needs: [needs(blue, b - r)] };
  if (b === r) return { target: empty, origin, needs: [] };
  return { target: fire(r - b), origin, needs: [needs(red, r - b)] };
};

const meet = (merge: Merge, mover: number, target: number): Meeting | undefined => {
  const [b, c] = [blueOf(mover), greenOf(mover)];
  switch (kindOf(target)) {
    case Kind.Empty:
      return onto(mover);
    case Kind.Fire:
      return meetFire(b, c, sizeOfContent(target));
    case Kind.Forest:
      return meetForest(b, c, greenOf(target));
    case Kind.Glacier:
    case Kind.Capped:
      return meetGlacier(merge, b, c, blueOf(target), greenOf(target));
    case Kind.Frosted:
      return meetFrost(merge, b, c, blueOf(target), greenOf(target));
    default:
      return undefined;
  }
};

const codes = contentNames.length;

const isMover = (content: number): boolean => kindOf(content) === Kind.Glacier || kindOf(content) === Kind.Capped;

const meetingsBy = (merge: Merge): readonly (Meeting | undefined)[] =>
  contentNames.flatMap((_, mover) =>
    contentNames.map((__, target) => (isMover(mover) ? meet(merge, mover, target) : undefined)),
  );

const keeping = meetingsBy('keep');
const pooling = meetingsBy('pool');

/** Returns the result when a glacier moves onto this content; `undefined` for a mountain, or if the mover is not a glacier. */
export const meeting = ({ merge }: Settings, mover: number, target: number): Meeting | undefined =>
  (merge === 'keep' ? keeping : pooling)[mover * codes + target];

/** The first piece that a glacier's move needs but the pool does not hold; `undefined` if no piece is lacking. @rule TF-3.7 @rule TF-8.6 */
export const lacking = ({ needs: wanted }: Meeting, pool: readonly number[]): Need | undefined => {
  for (const need of wanted) if (pool[need.piece]! === 0) return need;
  return undefined;
};
