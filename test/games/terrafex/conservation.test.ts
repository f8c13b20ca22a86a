/** The 56 pieces in play are kept: along every recorded line, and along lines that begin at set-ups and on boards full of stacks. */
import { isLeft } from 'fp-ts/Either';
import type { Source } from '../../../src/core/index.js';
import { defaultOptions, game, type State } from '../../../src/games/terrafex/index.js';
import { conservation } from '../../kit/conservation.js';
import { inventory } from './inventory.js';

const drawn = <A>({ below }: Source, items: readonly A[]): A => items[below(items.length)]!;

const setups = (random: Source): State | undefined => {
  const start = game.setup(
    {
      ...defaultOptions,
      layout: drawn(random, ['1', '2']),
      push: drawn(random, [1, 2]),
      support: drawn(random, ['adjacent', 'line']),
      merge: drawn(random, ['keep', 'pool']),
      turnLimit: drawn(random, [0, 6]),
      quietLimit: drawn(random, [0, 2]),
    },
    1,
  );
  return isLeft(start) ? undefined : start.right;
};

const stacks = ['B2+G1', 'B3+G1', 'B3+G2', 'B1+G1', 'B1+G2', 'B2+G2', 'B1+G3', 'B2+G3', 'B3+G3'];
const glaciers = ['B1', 'B2', 'B3', 'B2+G1', 'B3+G1', 'B3+G2'];
const singles = ['R', 'Y', 'G', 'B'].flatMap((colour) => [1, 2, 3].map((size) => `${colour}${size}`));

/** Draws a content for a square; nothing if the box lacks its pieces. */
const contentFor = (random: Source, used: Map<string, number>): string => {
  const content = drawn(random, [
    '.',
    '.',
    drawn(random, stacks),
    drawn(random, glaciers),
    drawn(random, ['Y2', 'Y3', 'Y1', 'B3']),
    drawn(random, singles),
    drawn(random, singles),
  ]);
  const pieces = content.match(/[RYGB][123]/g) ?? [];
  const lacks = (piece: string): boolean => (used.get(piece) ?? 0) >= (piece[1] === '3' ? 4 : 5);
  if (pieces.some(lacks)) return '.';
  for (const piece of pieces) used.set(piece, (used.get(piece) ?? 0) + 1);
  return content;
};

/** The text of a position on a random board, often with all fires that are left of some size in the pit. */
const crowdedText = (random: Source): string => {
  const { below } = random;
  const used = new Map<string, number>();
  const density = 2 + below(5);
  const row = (): string =>
    Array.from({ length: 8 }, () => (below(7) < density ? contentFor(random, used) : '.')).join('');
  const rows = Array.from({ length: 7 }, row).join('/');
  const pit = [1, 2, 3].map((size) => {
    const left = (size === 3 ? 4 : 5) - (used.get(`R${size}`) ?? 0);
    return below(2) === 0 ? left : below(left + 1);
  });
  const turn = 1 + below(4);
  const settings = `k${1 + below(2)}${drawn(random, ['a', 'l'])}${drawn(random, ['', 'p'])}${drawn(random, ['0', '5'])},2:0`;
  return `${rows} ${turn % 2 === 1 ? 'w' : 'b'} ${drawn(random, ['RYGB', 'RB', 'B', 'RYB'])} - ${pit.join('')} ${turn} ${settings}`;
};

const shuffled = <A>({ below }: Source, items: readonly A[]): A[] => {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
};

const rowsOf = (contents: readonly string[]): string =>
  [0, 1, 2, 3, 4, 5, 6].map((row) => contents.slice(row * 8, row * 8 + 8).join('')).join('/');

/** A position in which nothing can act but glaciers: all forests and mountains stand, and all fires are burnt. */
const dormantText = (random: Source): string => {
  const all = ['Y', 'G'].flatMap((colour) =>
    [1, 2, 3].flatMap((size) => Array.from({ length: size === 3 ? 4 : 5 }, () => `${colour}${size}`)),
  );
  const some = Array.from({ length: 1 + (random.below(4) === 0 ? 1 : 0) }, () => drawn(random, ['B1', 'B2', 'B3']));
  const board = shuffled(random, [...all, ...some, ...Array.from({ length: 56 - 28 - some.length }, () => '.')]);
  return `${rowsOf(board)} w RYGB - 554 1 k2${drawn(random, ['a', 'l'])}0,${drawn(random, ['1', '2'])}:0`;
};

/** A position on an open board with a glacier at the edge that stands before a mountain or a fire. */
const meetingText = (random: Source): string => {
  const board = Array.from({ length: 56 }, () => '.');
  const [mover, target] = [
    drawn(random, [...glaciers, 'B3', 'B2+G1', 'B2+G1', 'B2+G1']),
    drawn(random, ['Y2', 'Y3', 'Y3', `R${1 + random.below(3)}`]),
  ];
  const rank = 1 + random.below(5);
  [board[rank * 8], board[rank * 8 + 1], board[52]] = [mover, target, 'G3'];
  return `${rowsOf(board)} w ${drawn(random, ['RYGB', 'B', 'YB'])} - 000 1 k2l0`;
};

const position = (text: (random: Source) => string, random: Source): State | undefined => {
  for (let attempt = 0; attempt < 20; attempt++) {
    const read = game.position.parse(text(random));
    if (!isLeft(read)) return read.right;
  }
  return undefined;
};

/** Where a line begins, and how many plies it has. */
const kinds = [
  ...Array.from({ length: 8 }, () => [crowdedText, 5] as const),
  ...Array.from({ length: 6 }, () => [dormantText, 3] as const),
  ...Array.from({ length: 10 }, () => [meetingText, 1] as const),
];

const targets = ['nothing', 'a fire', 'a mountain', 'a forest', 'a glacier', 'a capped forest', 'a frosted forest'];

conservation(inventory, {
  start: (random, line) => {
    const [text] = kinds[line % 25] ?? [];
    return text === undefined ? setups(random) : position(text, random);
  },
  lines: 1500,
  plies: (line) => kinds[line % 25]?.[1] ?? 40,
  chapters: [
    ...['SpreadForest', 'GrowForest', 'StartMountain', 'GrowMountain', 'SelectFire', 'StartFire', 'GrowFire', 'Burn'],
    ...['MoveGlacier', 'SplitGlacier'],
    ...['a glacier', 'a capped forest'].flatMap((mover) => targets.map((target) => `${mover} moves onto ${target}`)),
    ...['B1', 'B2', 'B3', 'capping B2', 'capping B3'].map((glacier) => `${glacier} is split by Y2`),
    ...['B1', 'B2', 'B3', 'capping B2'].map((glacier) => `${glacier} is split by Y3`),
    ...['frost shrinks', 'frost melts', 'a forest burns down', 'a forest burns away'],
    ...['a fire is left', 'a fire is left from the pit'],
    ...['glaciers', 'quiet', 'limit', 'stuck'].map((ending) => `ending ${ending}`),
  ],
});
