/** The pyramids and tokens are kept: along every recorded line, and along lines that begin at set-ups and between wizards that face each other. */
import { isLeft } from 'fp-ts/Either';
import type { Source } from '../../../src/core/index.js';
import { defaultOptions, game, type State } from '../../../src/games/toframenn/index.js';
import { conservation } from '../../kit/conservation.js';
import { inventory } from './inventory.js';

const drawn = <A>({ below }: Source, items: readonly A[]): A => items[below(items.length)]!;

const setups = (random: Source): State | undefined => {
  const start = game.setup(
    {
      ...defaultOptions,
      pool: drawn(random, ['nine', 'four', 'set24']),
      build: drawn(random, ['given', 'stack', 'stack']),
      nullDuels: drawn(random, [true, false]),
      bothFall: drawn(random, ['caster', 'count']),
      quietLimit: drawn(random, [0, 5]),
      plyLimit: drawn(random, [0, 10]),
    },
    random.below(1000),
  );
  return isLeft(start) ? undefined : start.right;
};

/** A wizard with at least one pyramid. */
const wizard = (random: Source): string => {
  const sizes = drawn(random, ['123', '123', '12', '13', '23', '1', '2', '3', '2', '3']);
  return [...sizes].map((size) => drawn(random, Array.from('RYGBRYGBKWOPC')) + size).join('');
};

const allSquares = Array.from({ length: 64 }, (_, index) => [index % 8, Math.floor(index / 8)] as const);

/** The text of a position of the stage `play`, in which two Archmages with few pyramids often face each other. */
const facingText = (random: Source): string => {
  const { below } = random;
  const squares = { L: new Map<string, string>(), D: new Map<string, string>() };
  const free = [...allSquares];
  const put = ([file, rank]: readonly [number, number], text: string): void => {
    const side = (file + rank) % 2 === 1 ? squares.L : squares.D;
    const square = `${'abcdefgh'[file]}${rank + 1}`;
    if (!squares.L.has(square) && !squares.D.has(square) && side.size < 5)
      side.set(square, [...side.values()].some((other) => other.endsWith('*')) ? text : `${text}*`);
  };
  const [file, rank, distance] = [below(8), below(3), drawn(random, [1, 3, 3, 5])];
  const small = (): string => `${drawn(random, Array.from('RYGB'))}${drawn(random, [2, 3])}`;
  put([file, rank], below(2) === 0 ? wizard(random) : small());
  put([file, rank + distance], below(2) === 0 ? wizard(random) : small());
  for (let count = below(8); count > 0; count--) put(drawn(random, free), wizard(random));
  const board = (side: ReadonlyMap<string, string>): string =>
    [...side]
      .sort()
      .map(([square, text]) => `${square}:${text}`)
      .join(',') || '-';
  const settings = `std,${drawn(random, ['null', 'live'])},${drawn(random, ['caster', 'count'])}`;
  const limits = drawn(random, ['-,-', '-,-', '3:0,-', '-,4:0']);
  return `play:${drawn(random, ['L', 'D'])} ${board(squares.L)} ${board(squares.D)} - - ${settings},${limits}`;
};

/** An attacker that is far stronger than its neighbour on the last rank, so that it cannot leap; or two wizards of which one cannot act. */
const edgeText = (random: Source): string => {
  const file = random.below(6);
  const at = (right: number, rank: number): string => `${'abcdefgh'[file + right]}${rank}`;
  const strong = drawn(random, ['K1K2K3*', 'K1K2K3*', 'K2K3*', 'K1K3*']);
  const weak = drawn(random, ['R3*', 'R2R3*', 'R2*', 'R1R3*', 'R1*']);
  // Light stands on light squares; the last rank is light where the file is even.
  const isLight = file % 2 === 0;
  if (random.below(2) > 0) {
    const [first, second] = isLight ? [at(0, 7), at(0, 8)] : [at(0, 2), at(0, 1)];
    const text = isLight ? `L ${first}:${strong} ${second}:${weak}` : `D ${second}:${weak} ${first}:${strong}`;
    return `play:${text} - - std,null,caster,-,-`;
  }
  const [light, dark] = drawn(random, ['c8 e7', 'e8 g7', 'e8 c7', 'g8 e7']).split(' ');
  return `play:L ${light}:K3* ${dark}:R1* - - std,null,caster,-,-`;
};

const facing = (random: Source): State | undefined => {
  for (let attempt = 0; attempt < 20; attempt++) {
    const read = game.position.parse(random.below(4) === 0 ? edgeText(random) : facingText(random));
    if (!isLeft(read)) return read.right;
  }
  return undefined;
};

conservation(inventory, {
  start: (random, line) => (line % 25 === 0 ? setups(random) : facing(random)),
  lines: 1300,
  plies: (line) => (line % 25 === 0 ? 36 : 5),
  chapters: [
    ...['BuildWizard', 'PlaceWizard', 'MarkArchmage', 'MoveWizard', 'CastBolt', 'FightDuel', 'Pass'],
    ...[2, 3].flatMap((spell) => [1, 2, 3].map((target) => `a ${spell} shoots at a ${target}`)),
    ...['with', 'without'].flatMap((leap) => [0, 1, 2, 3].map((size) => `a duel ${leap} a leap removes ${size}`)),
    ...['1 wizards destroyed', '2 wizards destroyed', '1 Archmages destroyed', '2 Archmages destroyed'],
    ...['archmage', 'passed', 'quiet', 'plies'].map((reason) => `ending ${reason}`),
  ],
});
