/**
 * Checks that the line about a game may be counted: the line must follow from the game's record, and the record must keep the rules.
 *
 * @packageDocumentation
 */

import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import type { AnyGame, Game, GameTypes, Outcome } from '../core/contract/game.js';
import { closureOf, mostDead } from '../core/playing/closure.js';
import { moverOf } from '../core/playing/play.js';
import { decode } from '../core/reading/codec.js';
import { entriesOf } from '../core/reading/entries.js';
import { finalPlaces, placesAfter } from '../core/records/departures.js';
import { type Verified, verifyRecord } from '../core/records/record.js';
import type { RecordDeparture } from '../core/records/shape.js';
import { addTo, countIn } from '../core/values/counts.js';
import { chain } from '../core/values/either.js';
import { type Fault, fault, show, under } from '../core/values/fault.js';
import { firstSeats, type Seat } from '../core/values/seat.js';
import { leagueIn } from './league.js';
import { type GameLine, gameLine } from './line.js';
import { withPlayers } from './players.js';
import { placesBy, sharesOf } from './points.js';
import { isProgram } from './programs.js';
import type { Adjudication, ArenaGame, ArenaSpec } from './spec-shape.js';

/** A line whose game was verified and may be counted, with further information from the record of the game. */
export interface Proved {
  /** The line of the game as it was read. */
  readonly line: GameLine;
  /** For each seat the number of its team. */
  readonly teams: readonly number[];
  /** The place of each seat: 1 for winners, and the same number for seats of the same team or seats that tie. */
  readonly places: readonly number[];
  /** For each seat, the number of moves it made. */
  readonly decisions: readonly number[];
}

/**
 * The given game, changed so that it counts each seat's moves while the game is replayed. Bots made the moves, so moves that only readers of other
 * games come across are refused.
 */
const counting = <T extends GameTypes>(game: Game<T>, decisions: Map<number, number>): Game<T> => {
  const note = (state: T['State'], move: T['Move']): void => {
    addTo(decisions, moverOf(game)(move)(state));
  };
  const { checkRecorded: _, ...played } = game;
  const { step } = played;
  return {
    ...played,
    applyLegal: (state, move) => {
      note(state, move);
      return game.applyLegal(state, move);
    },
    ...(step === undefined
      ? {}
      : {
          step: (state: T['State'], move: T['Move']) => {
            const after = step(state, move);
            if (!isLeft(after)) note(state, move);
            return after;
          },
        }),
  };
};

const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The first difference between the start of a record and the start of the game that was to be played, as a fault. */
const startMistake = <T extends GameTypes>(
  game: Game<T>,
  wanted: ArenaGame,
  { seed, opening, botSeeds }: GameLine,
  { record, options }: Verified<T>,
): Fault | undefined => {
  // If a secret was mixed into the seeds, only the record shows the seed of the set-up.
  const isNamed = botSeeds !== undefined && record.seed !== null;
  const isOwn = opening === null ? isNamed || record.seed === seed : record.seed === null;
  if (!isOwn) return fault(['record', 'seed'], 'is not that of the line');
  if (opening !== null && record.start !== wanted.openings[opening])
    return fault(['record', 'start'], `is not opening ${opening}`);
  // Seat options hold what belongs to the bots. They are not options of the tournament, so they are not compared.
  const { seatOptions = [] } = game;
  const agreed = decode(game.options)(withPlayers(game, wanted.options, wanted.bots));
  if (isLeft(agreed)) return under('options')(agreed.left);
  const said: unknown = game.options.encode(agreed.right);
  const is: unknown = game.options.encode(options);
  const names = game.optionInfo.map(({ name }) => name).filter((name) => !seatOptions.includes(name));
  const of = (json: unknown, name: string): unknown => new Map(entriesOf(json)).get(name);
  const other = names.find((name) => !sameJson(of(said, name), of(is, name)));
  return other === undefined ? undefined : fault(['record', 'options', other], 'is not that of the tournament');
};

/** The winners of a stopped game. */
const adjudged = (result: Adjudication['result'], teams: readonly number[], scores: readonly number[]) => {
  const most = Math.max(...scores);
  return result === 'draw' ? [] : firstSeats(teams.length).filter((seat) => scores[seat] === most);
};

/** The winners of a game that ended by its rules: those in first place, behind whom all come who left. */
const winnersOf = (
  { winners, places }: Outcome,
  teams: readonly number[],
  left: readonly RecordDeparture[],
): readonly Seat[] => {
  if (left.length === 0) return winners;
  const final = placesAfter(teams, left, places);
  return firstSeats(teams.length).filter((seat) => final[seat] === 1);
};

/** Each seat's share of the game's one point according to the record; null if only the line states the shares. */
const deserved = <T extends GameTypes>(
  game: Game<T>,
  { end }: GameLine,
  { final, record }: Verified<T>,
  { result }: Adjudication,
): Either<Fault, readonly number[] | null> => {
  const teams = game.teams(final);
  const outcome = game.outcome(final);
  if (isSome(outcome) !== (end.reason === 'rules'))
    return left(fault(['end'], isSome(outcome) ? 'the rules had ended the game' : 'the rules have not ended the game'));
  if (isSome(outcome)) return right(sharesOf(teams, winnersOf(outcome.value, teams, record.left ?? []), null));
  const points = game.score(final);
  const scores = teams.map((team) => points[team]!);
  switch (end.reason) {
    case 'rules':
      return right(null);
    case 'time':
    case 'crash':
    case 'illegal':
    case 'protocol':
      return end.seat < teams.length
        ? right(sharesOf(teams, [], end.seat))
        : left(fault(['end', 'seat'], `there are ${teams.length} seats`));
    case 'dead':
      if (closureOf(game, mostDead)(final)._tag !== 'Dead')
        return left(fault(['end'], 'it is not proven that no play ends the game'));
      return right(sharesOf(teams, adjudged(result, teams, scores), null));
    case 'plies':
      return right(sharesOf(teams, adjudged(result, teams, scores), null));
    case 'adjudicated': {
      // A replay cannot prove that the bots agreed to end the game, so only check that the record and the line name the same winners.
      const winners = firstSeats(teams.length).filter((seat) => record.end?.places?.[seat] === 1);
      return winners.length === 0 ? right(null) : right(sharesOf(teams, winners, null));
    }
  }
};

/** The place of each seat according to the rules of the game and its departures; undefined if the game did not end by its rules. */
const placesIn = <T extends GameTypes>(game: Game<T>, verified: Verified<T>): readonly number[] | undefined =>
  isSome(game.outcome(verified.final)) ? (finalPlaces(game)(verified) ?? undefined) : undefined;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

/** Replays the game recorded in a result line. */
const replayed =
  (spec: ArenaSpec, wanted: ArenaGame, line: GameLine) =>
  <T extends GameTypes>(game: Game<T>): Either<Fault, Proved> => {
    const decisions = new Map<number, number>();
    const read = verifyRecord(counting(game, decisions))(line.record);
    if (isLeft(read)) return left(under('record')(read.left));
    const { final } = read.right;
    const wrong = startMistake(game, wanted, line, read.right);
    if (wrong !== undefined) return left(wrong);
    const teams = game.teams(final);
    if (teams.length !== line.seating.length) return left(fault(['seating'], `there are ${teams.length} seats`));
    const score = game.score(final);
    if (!line.scores.every((one, seat) => one === score[teams[seat]!]))
      return left(fault(['scores'], `the record gives ${teams.map((team) => score[team]!).join(' ')}`));
    return chain(deserved(game, line, read.right, spec.adjudication), (shares) =>
      shares === null || shares.every((one, seat) => isNear(one, line.shares[seat]!))
        ? right({
            line,
            teams,
            places: placesIn(game, read.right) ?? placesBy(teams, line.shares),
            decisions: teams.map((_, seat) => countIn(decisions, seat)),
          })
        : left(fault(['shares'], `the record gives ${shares.map((one) => Math.round(one * 1e4) / 1e4).join(' ')}`)),
    );
  };

/** The number of rounds with separate seeds in a tournament. */
const roundsOf = ({ format, bots }: ArenaSpec): number => {
  switch (format._tag) {
    case 'Swiss':
      return format.rounds;
    case 'KnockOut':
      return Math.ceil(Math.log2(bots.length));
    case 'RoundRobin':
    case 'Gauntlet':
    case 'League':
    case 'Match':
      return 1;
  }
};

/** The reason why a block of games does not belong to the tournament; undefined if it does. */
const strangeBlock = (spec: ArenaSpec, { pairing, seed, opening }: GameLine, openings: number): Fault | undefined => {
  if (spec.format._tag === 'Gauntlet' && pairing[0] !== 0)
    return fault(['pairing'], 'the first bot sits at every table of a Gauntlet');
  const at = seed - spec.seed;
  if (at < 0 || at >= roundsOf(spec) * spec.blocks) return fault(['seed'], 'the tournament has no such block');
  return opening === (openings === 0 ? null : at % openings)
    ? undefined
    : fault(['opening'], 'this block begins from another position');
};

/** True if the line belongs to one of the league's tables; always true in formats other than the league. */
const tablesIn = (spec: ArenaSpec): ((line: GameLine) => boolean) => {
  const tables = leagueIn(spec)?.map((all) => new Set(all.map((table) => table.join())));
  if (tables === undefined) return () => true;
  return ({ game, pairing }) => tables[game]?.has(pairing.join()) === true;
};

/** The reason why a line's game does not belong to the tournament; undefined if it does belong. */
const stranger = (spec: ArenaSpec, line: GameLine): Fault | undefined => {
  const wanted = spec.games[line.game];
  if (wanted === undefined) return fault(['game'], `the tournament has ${spec.games.length} games`);
  if (line.pairing.length !== wanted.bots)
    return fault(['pairing'], `${wanted.bots} bots meet at a table, not ${line.pairing.length}`);
  if (line.pairing.some((bot) => bot >= spec.bots.length))
    return fault(['pairing'], `${spec.bots.length} bots take part`);
  const block = strangeBlock(spec, line, wanted.openings.length);
  if (block !== undefined) return block;
  if (line.botSeeds !== undefined && !spec.bots.some(({ text }) => isProgram(text)))
    return fault(['botSeeds'], 'no program takes part, so the seeds follow from the spec');
  if (line.rotation >= wanted.bots) return fault(['rotation'], `there are ${wanted.bots}`);
  const other = line.bots.findIndex((name, seat) => name !== spec.bots[line.seating[seat]!]!.name);
  if (other >= 0) return fault(['bots', String(other)], 'another bot has this place in the tournament');
  return line.record.game === wanted.game ? undefined : fault(['record', 'game'], `${show(wanted.game)} was played`);
};

/**
 * Reads a line and checks three things: the line is well-formed, its game belongs to the tournament, and its record keeps the rules and agrees with
 * the line. If the proof fails, the fault names the first mistake in the line. The proof cannot show who made the moves, or whether a bot really was
 * late or crashed.
 *
 * Takes as long as replaying the record.
 *
 * @param spec - the tournament whose lines are read
 * @param games - the games that lines may name; a line of any other game leads to a fault
 * @returns a function that takes one parsed line of JSON and checks that the line's claims are true
 * @fails a fault whose path leads to the first wrong field, for instance `record.moves.17`; if that field is a move, the fault names the broken rule
 *
 * @example
 * ```ts
 * import { decode, games, isLeft, isRight, printFault } from 'rulehouse';
 * import { arenaSpec, proveLine } from 'rulehouse/arena';
 * const spec = decode(arenaSpec)({ games: [{ game: 'terrafex' }], bots: [{ name: 'a', text: 'random' }, { name: 'b', text: 'greedy' }] });
 * const proved = isRight(spec) ? proveLine(spec.right, games)({}) : spec;
 * if (isLeft(proved)) console.log(printFault(proved.left)); // key: missing
 * ```
 */
export const proveLine = (spec: ArenaSpec, games: readonly AnyGame[]): ((u: unknown) => Either<Fault, Proved>) => {
  const isTable = tablesIn(spec);
  return (u) =>
    chain(decode(gameLine)(u), (line): Either<Fault, Proved> => {
      const wrong =
        stranger(spec, line) ??
        (isTable(line) ? undefined : fault(['pairing'], 'these bots have no table in the League'));
      if (wrong !== undefined) return left(wrong);
      const wanted = spec.games[line.game];
      const any = games.find(({ id }) => id === wanted?.game);
      return any === undefined || wanted === undefined
        ? left(fault(['game'], `no game ${show(wanted?.game)}`))
        : any.open(replayed(spec, wanted, line));
    });
};
