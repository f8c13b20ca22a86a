/** The pyramids and tokens of Töframenn: where each one is, and where every move puts it, from chapters 1 to 8 of the specification. */
import { game, type Move, type State, type Toframenn } from '../../../src/games/toframenn/index.js';
import { add, type Census, censusOf, countWhere, type Ledger, shift } from '../../kit/census.js';
import type { Inventory } from '../../kit/conservation.js';

const colours = 'BCGKOPRWY';
const sides = ['L', 'D'] as const;

const squareOf = (index: number): string => `${'abcdefgh'[index % 8]}${1 + Math.floor(index / 8)}`;

/** TO-1.1 and TO-1.2: Light stands on light squares. */
const sideAt = (square: string): string => ((square.charCodeAt(0) - 96 + Number(square[1])) % 2 === 1 ? 'L' : 'D');

const on = (pyramid: string, square: string): string => `${pyramid}@${square}`;
const token = (square: string): string => `token@${square}`;
const hand = (side: string, wizard: string): string => `hand ${side} ${wizard}`;
const loose = (side: string, pyramid: string): string => `loose ${side} ${pyramid}`;

// The codes of wizards and loose pyramids are those that the state documents.

const pyramidsIn = (code: number): readonly string[] =>
  [100, 10, 1].flatMap((place, index) => {
    const number = Math.floor(code / place) % 10;
    return number === 0 ? [] : [`${colours[number - 1]}${index + 1}`];
  });

const pieces = ({ board, hands, loose: stacks }: State): Census =>
  censusOf([
    ...board.flatMap((code, index) => [
      ...pyramidsIn(code).map((pyramid) => on(pyramid, squareOf(index))),
      ...(code >= 1000 ? [token(squareOf(index))] : []),
    ]),
    ...sides.flatMap((side, number) => [
      ...hands[number as 0 | 1].map((code) => hand(side, pyramidsIn(code).join(''))),
      ...stacks[number as 0 | 1].map((code) => loose(side, `${colours[(code % 10) - 1]}${Math.floor(code / 10)}`)),
    ]),
  ]);

const pairsIn = (text: string): readonly string[] => text.match(/[A-Z][123]/g) ?? [];

const toldBoard = (text: string): readonly string[] =>
  (text === '-' ? [] : text.split(',')).flatMap((item) => {
    const [square = '', wizard = ''] = item.split(':');
    return [...pairsIn(wizard).map((pyramid) => on(pyramid, square)), ...(wizard.endsWith('*') ? [token(square)] : [])];
  });

const toldHand = (side: string, text: string): readonly string[] =>
  (text === '-' ? [] : text.split(',')).flatMap((item) =>
    item.startsWith('[') ? pairsIn(item).map((pyramid) => loose(side, pyramid)) : [hand(side, item)],
  );

const told = (text: string): Census => {
  const [, light = '-', dark = '-', lightHand = '-', darkHand = '-'] = text.split(' ');
  return censusOf([...toldBoard(light), ...toldBoard(dark), ...toldHand('L', lightHand), ...toldHand('D', darkHand)]);
};

/** The side of a piece, and the sizes of the pyramids in it; none for a token. */
const detail = (name: string): readonly [string, readonly string[]] => {
  const side = name.includes('@') ? sideAt(name.split('@')[1]!) : name.split(' ')[1]!;
  return [side, pairsIn(name).map((pyramid) => pyramid[1]!)];
};

const sizesOf = (census: Census): Census => {
  const sizes: Ledger = new Map();
  for (const [name, count] of census) {
    const [side, found] = detail(name);
    for (const size of found) add(sizes, side + size, count);
  }
  return sizes;
};

/** TO-1.1: five pyramids of each size and one token for each side; TO-1.4: one of each size in a wizard; TO-1.5: no token alone. */
const box = (census: Census, { stage }: State): string | undefined => {
  const sizes = sizesOf(census);
  const isWhole = stage._tag !== 'Play' && stage._tag !== 'Over';
  for (const side of sides) {
    for (const size of '123') {
      const count = sizes.get(side + size) ?? 0;
      if (count > 5 || (isWhole && count !== 5)) return `${side} has ${count} pyramids of size ${size}`;
    }
    const tokens = countWhere(census, (name) => name.startsWith('token') && detail(name)[0] === side);
    const isDone = stage._tag === 'Play' || (stage._tag === 'Mark' && stage.side === 1 && side === 'L');
    if (stage._tag !== 'Over' && tokens !== (isDone ? 1 : 0)) return `${side} has ${tokens} tokens`;
  }
  for (const [name, count] of census) {
    const square = name.split('@')[1];
    if (square === undefined) continue;
    if (count !== 1) return `${name}: ${count} pieces`;
    const here = [...census.keys()].filter((other) => other.endsWith(`@${square}`)).map((other) => other[1]!);
    if (new Set(here).size !== here.length) return `two pyramids of one size are on ${square}`;
    if (here.join('') === 'o') return `a token is alone on ${square}`;
  }
  return undefined;
};

// ---- moves ----

const namesAt = (census: Census, square: string): readonly string[] =>
  [...census.keys()].filter((name) => name.endsWith(`@${square}`));

const relocate = (ledger: Ledger, from: string, to: string): void => {
  for (const name of namesAt(ledger, from)) shift(ledger, name, name.replace(from, to));
};

/** TO-1.5: a wizard's pyramid is removed, and its token with the last one. */
const remove = (ledger: Ledger, square: string, size: number): void => {
  for (const name of namesAt(ledger, square)) if (name[1] === String(size)) add(ledger, name, -1);
  if (namesAt(ledger, square).join('') === token(square)) add(ledger, token(square), -1);
};

/** TO-7.2: the square behind the opponent; undefined off the board. */
const behind = (from: string, to: string): string | undefined => {
  const file = 2 * to.charCodeAt(0) - from.charCodeAt(0) - 97;
  const rank = 2 * Number(to[1]) - Number(from[1]);
  return file < 0 || file > 7 || rank < 1 || rank > 8 ? undefined : squareOf(file + 8 * (rank - 1));
};

const leapOf = (census: Census, from: string, to: string): string | undefined => {
  const goal = behind(from, to);
  return goal === undefined || namesAt(census, goal).length > 0 ? undefined : goal;
};

const decider = ({ stage }: State): string => (stage._tag === 'Over' ? '' : sides[stage.side]);

const moved = (state: State, move: Move): Census => {
  const before = pieces(state);
  const ledger = new Map(before);
  const side = decider(state);
  switch (move._tag) {
    case 'BuildWizard':
      for (const pyramid of pairsIn(move.wizard)) add(ledger, loose(side, pyramid), -1);
      add(ledger, hand(side, move.wizard));
      break;
    case 'PlaceWizard':
      add(ledger, hand(side, move.wizard), -1);
      for (const pyramid of pairsIn(move.wizard)) add(ledger, on(pyramid, move.square));
      break;
    case 'MarkArchmage':
      add(ledger, token(move.square));
      break;
    case 'MoveWizard':
      relocate(ledger, move.from, move.to);
      break;
    case 'CastBolt':
      remove(ledger, move.to, move.target);
      if (move.spell <= move.target) remove(ledger, move.from, move.spell);
      break;
    case 'FightDuel': {
      const goal = leapOf(before, move.from, move.to);
      if (move.removal > 0) remove(ledger, move.to, move.removal);
      if (goal !== undefined) relocate(ledger, move.from, goal);
      break;
    }
    case 'Pass':
      break;
  }
  return ledger;
};

/** TO-8.7: plies without a removal, and all plies, as far as the options count them. */
const step = (before: State, move: Move, { quiet, plies, stage, settings }: State): string | undefined => {
  if (before.stage._tag !== 'Play') return undefined;
  const removes = move._tag === 'CastBolt' || (move._tag === 'FightDuel' && move.removal > 0);
  const wanted = removes || settings.quietLimit === 0 ? 0 : before.quiet + 1;
  if (quiet !== wanted) return `${quiet} quiet plies instead of ${wanted}`;
  const played = settings.plyLimit === 0 ? 0 : before.plies + 1;
  if (plies !== played) return `${plies} plies instead of ${played}`;
  return stage._tag === 'Play' && stage.side === before.stage.side ? 'the same side decides again' : undefined;
};

// ---- chapters ----

const hint = (state: State, move: Move): string => {
  if (move._tag === 'CastBolt') return `a ${move.spell} shoots at a ${move.target}`;
  if (move._tag !== 'FightDuel') return move._tag;
  const leap = leapOf(pieces(state), move.from, move.to) === undefined ? 'without' : 'with';
  return `a duel ${leap} a leap removes ${move.removal}`;
};

const chapters = (state: State, move: Move, { board, stage }: State): readonly string[] => {
  const count = (codes: readonly number[], least: number): number => codes.filter((code) => code >= least).length;
  const [wizards, marked] = [count(state.board, 1) - count(board, 1), count(state.board, 1000) - count(board, 1000)];
  return [
    move._tag,
    hint(state, move),
    ...(wizards > 0 ? [`${wizards} wizards destroyed`] : []),
    ...(marked > 0 ? [`${marked} Archmages destroyed`] : []),
    ...(stage._tag === 'Over' ? [`ending ${stage.reason}`] : []),
  ];
};

/** The inventory of Töframenn. */
export const inventory: Inventory<Toframenn> = { game, pieces, told, box, moved, step, chapters, hint };
