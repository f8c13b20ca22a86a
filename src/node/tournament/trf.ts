/**
 * The Tournament Report File of FIDE (TRF16), which arbiters' programs and pairing engines read: each bot has one line, which lists all its games.
 *
 * In the file, each game of a bot is a round of its own, as in a match of several games: two bots that meet in a round of a Swiss tournament play
 * their games one after another, with sides changed. Seat 0 counts as White. A bot that rests in a round gets a zero-point bye (`Z`).
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import type { ArenaSpec, GameLine, Proved } from '../../arena/index.js';
import { type Fault, fault } from '../../core/values/fault.js';

/** A game in the form that the Tournament Report File needs. */
interface TrfGame {
  /** The round of the tournament, from 0. */
  readonly round: number;
  readonly block: number;
  readonly game: number;
  readonly rotation: number;
  readonly white: number;
  readonly black: number;
  readonly gain: number;
}

/** Collects games, and writes them as a file. */
export interface TrfWriter {
  readonly see: (game: Proved) => void;
  readonly text: () => string;
}

const playedBy = (spec: ArenaSpec, { game, seed, rotation, seating, shares }: GameLine): TrfGame => {
  const at = seed - spec.seed;
  return {
    ...{ round: Math.floor(at / spec.blocks), block: at % spec.blocks, game, rotation },
    ...{ white: seating[0]!, black: seating[1]!, gain: shares[0]! },
  };
};

const inOrder = (a: TrfGame, b: TrfGame): number =>
  a.round - b.round ||
  a.block - b.block ||
  a.game - b.game ||
  a.white + a.black - b.white - b.black ||
  a.rotation - b.rotation;

/** The games in each round of the file; a bot without a game in a round rests. */
const roundsOf = (games: readonly TrfGame[]): readonly (readonly TrfGame[])[] => {
  const rounds: TrfGame[][] = [];
  let first = 0;
  for (const [index, one] of games.entries()) {
    // A new round of the tournament begins, so the rounds so far are complete.
    if (index > 0 && games[index - 1]!.round !== one.round) first = rounds.length;
    const isFree = (round: readonly TrfGame[]): boolean =>
      round.every(({ white, black }) => ![white, black].includes(one.white) && ![white, black].includes(one.black));
    const free = rounds.findIndex((round, at) => at >= first && isFree(round));
    if (free >= 0) rounds[free]!.push(one);
    else rounds.push([one]);
  }
  return rounds;
};

const number = (value: number | string, width: number): string => String(value).padStart(width);

/** Converts a name to the file's character set and fixed width, because programs find the file's fields by column. */
const nameIn = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .slice(0, 33)
    .padEnd(33);

const resultOf = (gain: number): string => (gain > 0.75 ? '1' : gain < 0.25 ? '0' : '=');

/** The result of one bot in one round: the opponent, the side, and the points. */
const cellOf = (bot: number, round: readonly TrfGame[]): string => {
  const game = round.find(({ white, black }) => white === bot || black === bot);
  if (game === undefined) return '  0000 - Z';
  const isWhite = game.white === bot;
  const other = isWhite ? game.black : game.white;
  return `  ${number(other + 1, 4)} ${isWhite ? 'w' : 'b'} ${resultOf(isWhite ? game.gain : 1 - game.gain)}`;
};

const fileOf = (spec: ArenaSpec, games: readonly TrfGame[]): string => {
  const rounds = roundsOf([...games].sort(inOrder));
  const pointsOf = (bot: number): number =>
    games.reduce((sum, { white, black, gain }) => sum + (white === bot ? gain : black === bot ? 1 - gain : 0), 0);
  const points = spec.bots.map((_, bot) => pointsOf(bot));
  const rankOf = (bot: number): number =>
    1 + points.filter((one, other) => one > points[bot]! || (one === points[bot] && other < bot)).length;
  const lines = spec.bots.map(({ name }, bot) =>
    [
      // The format also has sex, title, rating, federation, number and birthday, which are unknown.
      `001 ${number(bot + 1, 4)}      ${nameIn(name)} ${' '.repeat(31)} ${number(points[bot]!.toFixed(1), 4)} ${number(rankOf(bot), 4)}`,
      ...rounds.map((round) => cellOf(bot, round)),
    ].join(''),
  );
  const title = nameIn(spec.name === '' ? 'Tournament' : spec.name).trimEnd();
  return [`012 ${title}`, `062 ${spec.bots.length}`, `092 ${spec.format._tag}`, `XXR ${rounds.length}`, ...lines]
    .map((line) => `${line}\r\n`)
    .join('');
};

/** Makes the writer of a Tournament Report File; the result is a fault if any table has more than two bots. */
export const trfWriter = (spec: ArenaSpec): Either<Fault, TrfWriter> => {
  if (spec.games.some(({ bots }) => bots !== 2))
    return left(
      fault([], 'a Tournament Report File has two players a game: more bots meet at a table of this tournament'),
    );
  const games: TrfGame[] = [];
  return right({
    see: ({ line }) => {
      if (line.seating.length === 2) games.push(playedBy(spec, line));
    },
    text: () => fileOf(spec, games),
  });
};
