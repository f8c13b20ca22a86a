/** The 56 pieces in play of Terrafex: where each one is, and where every move puts it, from chapters 1 to 9 of the specification. */
import {
  game,
  look,
  type Move,
  type Square,
  type State,
  squares,
  type Terrafex,
} from '../../../src/games/terrafex/index.js';
import { add, type Census, censusOf, countWhere, type Ledger, shift } from '../../kit/census.js';
import type { Inventory } from '../../kit/conservation.js';

const colours = ['R', 'Y', 'G', 'B'] as const;
const sizes = [1, 2, 3] as const;
const types = colours.flatMap((colour) => sizes.map((size) => `${colour}${size}`));

/** TF-1.2: one large piece of each colour is its tracker and never enters play. */
const inPlay = (type: string): number => (type[1] === '3' ? 4 : 5);

const on = (type: string, square: string): string => `${type}@${square}`;
const pool = (type: string): string => `${type} pool`;
const pit = (type: string): string => `${type} pit`;
const selected = (type: string): string => `${type} selected`;

/** The sizes of the pieces of each colour on a square; 0 for none. */
interface Land {
  readonly red: number;
  readonly yellow: number;
  readonly green: number;
  readonly blue: number;
}

const landOn = (state: State, square: Square): Land => {
  const content = look(state, square);
  const bare = { red: 0, yellow: 0, green: 0, blue: 0 };
  switch (content._tag) {
    case 'Empty':
      return bare;
    case 'Fire':
      return { ...bare, red: content.size };
    case 'Mountain':
      return { ...bare, yellow: content.size };
    case 'Forest':
      return { ...bare, green: content.size };
    case 'Glacier':
      return { ...bare, blue: content.size };
    case 'Capped':
    case 'Frosted':
      return { ...bare, green: content.green, blue: content.blue };
  }
};

const onSquare = (state: State, square: Square): readonly string[] => {
  const { red, yellow, green, blue } = landOn(state, square);
  return [`R${red}`, `Y${yellow}`, `G${green}`, `B${blue}`]
    .filter((type) => !type.endsWith('0'))
    .map((type) => on(type, square));
};

const pieces = (state: State): Census => {
  const ledger = censusOf(squares.flatMap((square) => onSquare(state, square)));
  types.forEach((type, number) => {
    add(ledger, pool(type), state.pool[number]);
  });
  for (const size of sizes) add(ledger, pit(`R${size}`), state.pit[size - 1]);
  if (state.selected !== 0) add(ledger, selected(`R${state.selected}`));
  return ledger;
};

const typeIn = (name: string): string => name.slice(0, 2);

/** What a board text has on each square: TF-11.3. */
const toldBoard = (text: string): readonly string[] =>
  text.split('/').flatMap((row, index) => {
    const contents = row.match(/\.|[RYGB][123](?:\+[RYGB][123])?/g) ?? [];
    return contents.flatMap((content, file) =>
      (content.match(/[RYGB][123]/g) ?? []).map((type) => on(type, `${'abcdefgh'[file]}${7 - index}`)),
    );
  });

/** TF-1.5: what is nowhere else is in the pool. */
const told = (text: string): Census => {
  const [board = '', , , chosen = '-', burnt = ''] = text.split(' ');
  const ledger = censusOf(toldBoard(board));
  for (const size of sizes) add(ledger, pit(`R${size}`), Number(burnt[size - 1]));
  if (chosen !== '-') add(ledger, selected(`R${chosen}`));
  for (const type of types) add(ledger, pool(type), inPlay(type) - countWhere(ledger, (name) => typeIn(name) === type));
  return ledger;
};

const box = (census: Census): string | undefined => {
  const counts: Ledger = new Map();
  for (const [name, count] of census) {
    if (count < 0) return `${name}: ${count} pieces`;
    add(counts, typeIn(name), count);
  }
  const wrong = types.find((type) => counts.get(type) !== inPlay(type));
  return wrong === undefined ? undefined : `there are ${counts.get(wrong) ?? 0} pieces ${wrong}`;
};

// ---- moves ----

/** TF-1.6: fires go to the pit, all others to the pool; nothing is given for a size of 0. */
const give = (ledger: Ledger, colour: string, size: number, square: string): void => {
  const type = `${colour}${size}`;
  if (size > 0) shift(ledger, on(type, square), colour === 'R' ? pit(type) : pool(type));
};

const take = (ledger: Ledger, colour: string, size: number, square: string): void => {
  if (size > 0) shift(ledger, pool(`${colour}${size}`), on(`${colour}${size}`, square));
};

const carry = (ledger: Ledger, colour: string, size: number, from: string, to: string): void => {
  if (size > 0) shift(ledger, on(`${colour}${size}`, from), on(`${colour}${size}`, to));
};

/** Exchanges a piece for one of another size. */
const resize = (ledger: Ledger, colour: string, square: string, from: number, to: number): void => {
  give(ledger, colour, from, square);
  take(ledger, colour, to, square);
};

/** TF-6.6, TF-6.7, TF-6.9. */
const burn = (ledger: Ledger, { green, blue }: Land, size: number, square: string): void => {
  const rest = `R${size - green}`;
  const reserve = (ledger.get(pool(rest)) ?? 0) > 0 ? pool(rest) : pit(rest);
  shift(ledger, selected(`R${size}`), pit(`R${size}`));
  if (blue > 0) {
    resize(ledger, 'B', square, blue, Math.max(0, blue - size));
    return;
  }
  resize(ledger, 'G', square, green, Math.max(0, green - size));
  if (size > green) shift(ledger, reserve, on(rest, square));
};

interface Path {
  readonly from: Square;
  readonly to: Square;
  /** TF-2.3: the square to which a small mountain is pushed. */
  readonly beyond: string;
}

const pathOf = ({ settings }: State, from: Square, to: Square): Path => {
  const file = to.charCodeAt(0) + settings.push * (to.charCodeAt(0) - from.charCodeAt(0));
  const rank = Number(to[1]) + settings.push * (Number(to[1]) - Number(from[1]));
  return { from, to, beyond: `${String.fromCharCode(file)}${rank}` };
};

/** TF-8.6: two forests become one. */
const oneForest = (ledger: Ledger, { from, to }: Path, mine: number, theirs: number, rest: number): void => {
  give(ledger, 'G', mine, from);
  give(ledger, 'G', theirs, to);
  take(ledger, 'G', rest, to);
};

/** TF-7.10, TF-8.4: the glacier's forest stays behind. */
const melt = (ledger: Ledger, { from, to }: Path, glacier: number, fire: number): void => {
  give(ledger, 'B', glacier, from);
  give(ledger, 'R', fire, to);
  take(ledger, 'B', Math.max(0, glacier - fire), to);
  take(ledger, 'R', Math.max(0, fire - glacier), to);
};

/** TF-7.11. */
const flatten = (ledger: Ledger, path: Path, { green: mine, blue }: Land, forest: number): void => {
  const { from, to } = path;
  const left = forest - 1;
  resize(ledger, 'G', to, forest, left);
  carry(ledger, 'B', blue, from, to);
  if (mine === 0) return;
  if (left === 0) {
    carry(ledger, 'G', mine, from, to);
    return;
  }
  if (blue <= left) {
    give(ledger, 'G', mine, from);
    return;
  }
  oneForest(ledger, path, mine, left, blue === 3 ? 2 : 1);
};

/** TF-7.5, TF-7.12, TF-8.5, TF-8.6. */
const merge = (ledger: Ledger, path: Path, mover: Land, target: Land): void => {
  const { from, to } = path;
  const size = Math.min(3, mover.blue + target.blue);
  give(ledger, 'B', mover.blue, from);
  give(ledger, 'B', target.blue, to);
  take(ledger, 'B', size, to);
  if (mover.green === 0) return;
  if (target.green === 0) {
    carry(ledger, 'G', mover.green, from, to);
    return;
  }
  const isFrosted = target.blue <= target.green;
  if (isFrosted && size <= target.green) {
    give(ledger, 'G', mover.green, from);
    return;
  }
  oneForest(ledger, path, mover.green, target.green, 2);
};

const advance = (ledger: Ledger, state: State, path: Path): void => {
  const { from, to, beyond } = path;
  const [mover, target] = [landOn(state, from), landOn(state, to)];
  if (target.red > 0) {
    melt(ledger, path, mover.blue, target.red);
    return;
  }
  if (target.blue > 0) {
    merge(ledger, path, mover, target);
    return;
  }
  if (target.green > 0) {
    flatten(ledger, path, mover, target.green);
    return;
  }
  carry(ledger, 'Y', target.yellow, to, beyond);
  carry(ledger, 'B', mover.blue, from, to);
  carry(ledger, 'G', mover.green, from, to);
};

const moved = (state: State, move: Move): Census => {
  const ledger = new Map(pieces(state));
  switch (move._tag) {
    case 'SpreadForest':
      take(ledger, 'G', 1, move.square);
      break;
    case 'StartMountain':
      take(ledger, 'Y', 1, move.square);
      break;
    case 'GrowForest': {
      const { green } = landOn(state, move.square);
      resize(ledger, 'G', move.square, green, green + 1);
      break;
    }
    case 'GrowMountain': {
      const { yellow } = landOn(state, move.square);
      resize(ledger, 'Y', move.square, yellow, yellow + 1);
      break;
    }
    case 'SelectFire':
      shift(ledger, pool(`R${move.size}`), selected(`R${move.size}`));
      break;
    case 'StartFire':
    case 'GrowFire':
      give(ledger, 'R', landOn(state, move.square).red, move.square);
      shift(ledger, selected(`R${move.size}`), on(`R${move.size}`, move.square));
      break;
    case 'Burn':
      burn(ledger, landOn(state, move.square), move.size, move.square);
      break;
    case 'MoveGlacier':
      advance(ledger, state, pathOf(state, move.from, move.to));
      break;
    case 'SplitGlacier':
      give(ledger, 'B', landOn(state, move.from).blue, move.from);
      resize(ledger, 'Y', move.to, landOn(state, move.to).yellow, landOn(state, move.to).yellow - 1);
      for (const { square, size } of move.landings) take(ledger, 'B', size, square);
      break;
    case 'DrawExtraTurn':
      break;
  }
  return ledger;
};

const trackerOf = (move: Move): number => {
  switch (move._tag) {
    case 'SpreadForest':
    case 'GrowForest':
      return 4;
    case 'StartMountain':
    case 'GrowMountain':
      return 2;
    case 'MoveGlacier':
    case 'SplitGlacier':
      return 8;
    case 'SelectFire':
    case 'DrawExtraTurn':
      return 0;
    case 'Burn':
    case 'GrowFire':
    case 'StartFire':
      return 1;
  }
};

/** TF-3.3 and TF-3.5: the four trackers. */
const step = (before: State, move: Move, { turn, trackers, active }: State): string | undefined => {
  const down = before.trackers & ~trackerOf(move);
  const [standing, side] = turn === before.turn ? [down, before.active] : [15, 1 - before.active];
  return trackers === standing && active === side ? undefined : `the trackers ${standing} stand for seat ${side}`;
};

// ---- chapters ----

const kindOf = ({ red, yellow, green, blue }: Land): string => {
  if (red > 0) return 'a fire';
  if (yellow > 0) return 'a mountain';
  if (blue > green) return green > 0 ? 'a capped forest' : 'a glacier';
  if (blue > 0) return 'a frosted forest';
  return green > 0 ? 'a forest' : 'nothing';
};

const burnChapter = (state: State, size: number, { green, blue }: Land): string => {
  if (blue > 0) return size < blue ? 'frost shrinks' : 'frost melts';
  if (size <= green) return size < green ? 'a forest burns down' : 'a forest burns away';
  return (pieces(state).get(pool(`R${size - green}`)) ?? 0) > 0 ? 'a fire is left' : 'a fire is left from the pit';
};

/** What a move is, and on what. */
const hint = (state: State, move: Move): string => {
  switch (move._tag) {
    case 'Burn':
      return burnChapter(state, move.size, landOn(state, move.square));
    case 'MoveGlacier':
      return `${kindOf(landOn(state, move.from))} moves onto ${kindOf(landOn(state, move.to))}`;
    case 'SplitGlacier': {
      const { blue, green } = landOn(state, move.from);
      return `${green > 0 ? 'capping ' : ''}B${blue} is split by Y${landOn(state, move.to).yellow}`;
    }
    case 'GrowFire':
    case 'GrowForest':
    case 'DrawExtraTurn':
    case 'GrowMountain':
    case 'SelectFire':
    case 'SpreadForest':
    case 'StartFire':
    case 'StartMountain':
      return move._tag;
  }
};

const chapters = (state: State, move: Move, after: State): readonly string[] => [
  move._tag,
  hint(state, move),
  ...(after.ending === 'none' ? [] : [`ending ${after.ending}`]),
];

/** The inventory of Terrafex. */
export const inventory: Inventory<Terrafex> = { game, pieces, told, box, moved, step, chapters, hint };
