/**
 * The Tournament Report File of FIDE, which arbiters' programs and pairing engines read: each bot has one line, which lists all its games. The records
 * are those of TRF16 with the extensions of pairing engines (`XXR`, `BBU`), and beside them those of TRF26 that say the same (`142`, `162`).
 *
 * In the file, each game of a bot is a round of its own, as in a match of several games: two bots that meet in a round of a Swiss tournament play
 * their games one after another, with sides changed. Seat 0 counts as White. A bot that rests in a round of a Swiss tournament has a
 * pairing-allocated bye (`U`), worth a win, in all rounds of the file in which the others play. A bot without a game for any other reason has a
 * zero-point bye (`Z`).
 *
 * @packageDocumentation
 */
import { type Either, left, map, right, sequenceArray, traverseArray } from 'fp-ts/Either';
import type { ArenaSpec, Proved, Report } from '../../arena/index.js';
import { restsOf, roundOf } from '../../arena/rests.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, show } from '../../core/values/fault.js';
import { gainsOf } from './game-gains.js';

/** The three results that the file has for a game between two bots. */
type TrfGain = 0 | 0.5 | 1;

/** A game in the form that the Tournament Report File needs. */
interface TrfGame {
  /** The round of the tournament, from 0. */
  readonly round: number;
  readonly block: number;
  readonly game: number;
  readonly rotation: number;
  readonly white: number;
  readonly black: number;
  /** What White gained. */
  readonly gain: TrfGain;
}

/** A round of the file: its games, and the bots that rest. */
interface TrfRound {
  readonly games: readonly TrfGame[];
  readonly resting: readonly number[];
}

/** Collects games, and writes them as a file. */
export interface TrfWriter {
  readonly see: (game: Proved) => void;
  /** The text of the file; a fault if the file cannot hold the games. The bots have the ranks of the report. */
  readonly text: (report: Report) => Either<Fault, string>;
}

/** The greatest number of points for which a line has room, and the longest name. */
const [mostPoints, nameWidth] = [99.9, 33];

/** What White gained, as one of the results that the file has; undefined if it has none. */
const resultOf = (gain: number): TrfGain | undefined =>
  ([0, 0.5, 1] as const).find((one) => Math.abs(one - gain) < 1e-9);

/** A game as the file needs it; a fault if the file has no code for its result. */
const playedBy = (spec: ArenaSpec, { line }: Proved): Either<Fault, TrfGame> => {
  const { game, rotation, seating, pairing, key } = line;
  const white = seating[0]!;
  const gains = gainsOf(line);
  const gain = resultOf(gains[pairing.indexOf(white)]!);
  if (gain === undefined)
    return left(
      fault(
        [key],
        `a Tournament Report File has no result for the shares ${gains.join(' and ')}, only win, draw and loss`,
      ),
    );
  const black = pairing[pairing[0] === white ? 1 : 0]!;
  return right({
    ...{ round: roundOf(spec, line), block: (line.seed - spec.seed) % spec.blocks, game, rotation },
    ...{ white, black, gain },
  });
};

const inOrder = (a: TrfGame, b: TrfGame): number =>
  a.round - b.round ||
  a.block - b.block ||
  a.game - b.game ||
  a.white + a.black - b.white - b.black ||
  a.rotation - b.rotation;

/** Spreads the games of one round of the tournament over rounds of the file, in each of which a bot has at most one game. */
const spread = (games: readonly TrfGame[]): readonly (readonly TrfGame[])[] => {
  const rounds: TrfGame[][] = [];
  const busy = new Map<number, Set<number>>();
  const taken = (bot: number): Set<number> => busy.get(bot) ?? new Set();
  for (const one of games) {
    const [white, black] = [taken(one.white), taken(one.black)];
    let at = 0;
    while (white.has(at) || black.has(at)) at++;
    busy.set(one.white, white.add(at)).set(one.black, black.add(at));
    (rounds[at] ??= []).push(one);
  }
  return rounds;
};

/** The games of each round of the tournament, in order. */
const byRound = (games: readonly TrfGame[]): ReadonlyMap<number, readonly TrfGame[]> => {
  const rounds = new Map<number, TrfGame[]>();
  for (const one of games) {
    const all = rounds.get(one.round) ?? [];
    all.push(one);
    rounds.set(one.round, all);
  }
  return rounds;
};

/** The rounds of the file. If bots rest in a round of the tournament, it has all its rounds in the file, even while games are missing. */
const roundsOf = (spec: ArenaSpec, games: readonly TrfGame[]): readonly TrfRound[] => {
  const played = byRound(games);
  const players = new Map(
    [...played].map(([round, all]) => [round, new Set(all.flatMap(({ white, black }) => [white, black]))]),
  );
  const rests = spec.bots.map((_, bot) => new Set(restsOf(spec, players, bot)));
  return [...played].flatMap(([round, all]) => {
    const resting = [...spec.bots.keys()].filter((bot) => rests[bot]!.has(round));
    const rounds = spread(all);
    const count = resting.length === 0 ? rounds.length : 2 * spec.games.length * spec.blocks;
    return Array.from({ length: count }, (_, at) => ({ games: rounds[at] ?? [], resting }));
  });
};

const number = (value: number | string, width: number): string => String(value).padStart(width);

/** A text in one line: characters that end a line or cannot be seen become spaces. */
const oneLine = (text: string): string => text.normalize('NFC').replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');

/** A name in the width of its field; readers count characters of Unicode, and find the fields by column. */
const nameIn = (name: string): string => {
  const letters = [...oneLine(name)].slice(0, nameWidth);
  return [...letters, ' '.repeat(nameWidth - letters.length)].join('');
};

/** What a bot did in one round: the opponent, the side, and the result; and the points for it. */
const cellOf = (bot: number, { games, resting }: TrfRound): readonly [text: string, points: number] => {
  const game = games.find(({ white, black }) => white === bot || black === bot);
  if (game === undefined) return resting.includes(bot) ? ['  0000 - U', 1] : ['  0000 - Z', 0];
  const isWhite = game.white === bot;
  const [other, gain] = isWhite ? [game.black, game.gain] : [game.white, 1 - game.gain];
  return [`  ${number(other + 1, 4)} ${isWhite ? 'w' : 'b'} ${gain === 0.5 ? '=' : gain}`, gain];
};

/** The line of a bot; a fault if its points need more columns than there are. */
const lineOf = (bot: number, name: string, rank: number, rounds: readonly TrfRound[]): Either<Fault, string> => {
  const cells = rounds.map((round) => cellOf(bot, round));
  const points = cells.reduce((sum, [, one]) => sum + one, 0);
  if (points > mostPoints)
    return left(
      fault(
        ['--trf'],
        `${show(name)} has ${points} points: a Tournament Report File has columns for ${mostPoints} at most`,
      ),
    );
  // The format also has sex, title, rating, federation, number and birthday, which are unknown.
  const start = `001 ${number(bot + 1, 4)}      ${nameIn(name)} ${' '.repeat(31)}`;
  return right(`${start} ${number(points.toFixed(1), 4)} ${number(rank, 4)}${cells.map(([text]) => text).join('')}`);
};

/** The order of the bots in the report: that of its table, if it has one, and otherwise that of the standings. */
const orderIn = ({ table, total }: Report): readonly number[] => (table ?? total.standings).map(({ bot }) => bot);

const fileOf = (spec: ArenaSpec, report: Report, games: readonly TrfGame[]): Either<Fault, string> => {
  const rounds = roundsOf(spec, [...games].sort(inOrder));
  const order = orderIn(report);
  const hasRests = rounds.some(({ resting }) => resting.length > 0);
  const head = [
    `012 ${spec.name === '' ? 'Tournament' : oneLine(spec.name)}`,
    `062 ${spec.bots.length}`,
    `092 ${spec.format._tag}`,
    `142 ${rounds.length}`,
    `XXR ${rounds.length}`,
    ...(hasRests ? ['162  P 1.0', 'BBU  1.0'] : []),
  ];
  const lines = traverseArray((bot: number) => lineOf(bot, spec.bots[bot]!.name, 1 + order.indexOf(bot), rounds));
  return map((all: readonly string[]) => [...head, ...all].map((line) => `${line}\r\n`).join(''))(
    lines([...spec.bots.keys()]),
  );
};

/** Makes the writer of a Tournament Report File; the result is a fault if any table has more than two bots. */
export const trfWriter = (spec: ArenaSpec): Either<Fault, TrfWriter> => {
  if (spec.games.some(({ bots }) => bots !== 2))
    return left(
      fault([], 'a Tournament Report File has two players a game: more bots meet at a table of this tournament'),
    );
  const games: Either<Fault, TrfGame>[] = [];
  return right({
    see: (game) => {
      games.push(playedBy(spec, game));
    },
    text: (report) => chain(sequenceArray(games), (all) => fileOf(spec, report, all)),
  });
};
