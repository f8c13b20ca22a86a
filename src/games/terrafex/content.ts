/**
 * The contents of squares as small integers: 0 empty, 1-3 fires, 4-6 mountains, 7-9 forests, 10-12 glaciers, 13-21 stacks.
 *
 * @packageDocumentation
 */
import { contentNames } from './tables.js';

/** The numbers that stand for the colours of the pieces. */
export const [red, yellow, green, blue] = [0, 1, 2, 3];

/** The code of an empty square. */
export const empty = 0;

/** The code of a fire of size 1..3. */
export const fire = (size: number): number => size;

/** The code of a mountain of size 1..3. */
export const mountain = (size: number): number => 3 + size;

/** The code of a bare forest of size 1..3; for size 0, the code of an empty square. */
export const forest = (size: number): number => (size === 0 ? empty : 6 + size);

/** The code of a blue piece on a forest of size 0..3; size 0 means a bare glacier. */
export const blueOn = (blue: number, green: number): number => (green === 0 ? 9 + blue : 9 + 3 * blue + green);

/** The kinds of contents that a square can have, including capped and frosted forests. @rule TF-8.1 */
export const Kind = { Empty: 0, Fire: 1, Mountain: 2, Forest: 3, Glacier: 4, Capped: 5, Frosted: 6 } as const;

const blues: readonly number[] = contentNames.map((name) => (name.startsWith('B') ? Number(name[1]) : 0));
const greens: readonly number[] = contentNames.map((name) => (name.includes('G') ? Number(name.at(-1)) : 0));
const sizes: readonly number[] = contentNames.map((name) => (name === '.' ? 0 : Number(name[1])));

const kinds: readonly number[] = contentNames.map((name, code) => {
  if (name === '.') return Kind.Empty;
  if (name.startsWith('R')) return Kind.Fire;
  if (name.startsWith('Y')) return Kind.Mountain;
  if (name.startsWith('G')) return Kind.Forest;
  if (greens[code]! === 0) return Kind.Glacier;
  return blues[code]! > greens[code]! ? Kind.Capped : Kind.Frosted;
});

/** The kind of a square's content: one of {@link Kind}. */
export const kindOf = (content: number): number => kinds[content]!;

/** The size of the blue piece on a square with this content; 0 if there is no blue piece. */
export const blueOf = (content: number): number => blues[content]!;

/** The size of the green piece on a square with this content; 0 if there is no green piece. */
export const greenOf = (content: number): number => greens[content]!;

/** The size of a single piece (fire, mountain, forest, glacier); for a stack, the size of its blue piece. */
export const sizeOfContent = (content: number): number => sizes[content]!;

const glacial: readonly number[] = kinds.map((kind) => Number(kind === Kind.Glacier || kind === Kind.Capped));

/** True if a square's content is a glacier, either bare or on top of a smaller forest. @rule TF-1.3 @rule TF-7.1 */
export const isGlacier = (content: number): boolean => glacial[content]! === 1;

const props: readonly number[] = kinds.map((kind) =>
  Number(kind === Kind.Mountain || kind === Kind.Glacier || kind === Kind.Capped),
);

/** True if a square with this content supports a glacier that moves away from it. @rule TF-7.3 */
export const isSupport = (content: number): boolean => props[content]! === 1;

/** The groups of square contents that the move generator searches for. Everything that a square can contain belongs to exactly one group. */
export const Group = {
  Empty: 0,
  SmallFire: 1,
  MediumFire: 2,
  SmallMountain: 3,
  MediumMountain: 4,
  SmallForest: 5,
  MediumForest: 6,
  LargeForest: 7,
  LargeFrosted: 8,
  Frosted: 9,
  Glacier: 10,
  Other: 11,
} as const;

/** The number of groups of square contents. */
export const groupCount = 12;

const groupOfContent = (content: number): number => {
  switch (kindOf(content)) {
    case Kind.Empty:
      return Group.Empty;
    case Kind.Fire:
      return content === fire(3) ? Group.Other : Group.SmallFire - 1 + sizeOfContent(content);
    case Kind.Mountain:
      return content === mountain(3) ? Group.Other : Group.SmallMountain - 1 + sizeOfContent(content);
    case Kind.Forest:
      return Group.SmallForest - 1 + sizeOfContent(content);
    case Kind.Frosted:
      return greenOf(content) === 3 ? Group.LargeFrosted : Group.Frosted;
    default:
      return Group.Glacier;
  }
};

const groups: readonly number[] = kinds.map((_, content) => groupOfContent(content));

/** The group of a square's content: one of {@link Group}. */
export const groupOf = (content: number): number => groups[content]!;

/** The size of the bare or frosted forest on a square with this content; 0 if there is no forest or the forest is capped. @rule TF-8.1 */
export const liveForest = (content: number): number => lives[content]!;

const lives: readonly number[] = kinds.map((kind, code) => (kind === Kind.Capped ? 0 : greens[code]!));
