/**
 * How a game of a tournament ended, and the share of the game's single point that each seat gained.
 *
 * @packageDocumentation
 */
import type { Agreement, ArenaSpec, GameEnd } from '../../arena/index.js';
import { sharedBy } from '../../arena/points.js';
import type { Game, GameTypes } from '../../core/contract/game.js';
import type { RecordNotes } from '../../core/records/shape.js';
import type { Seat } from '../../core/values/seat.js';
import { deadTags, type GameCourse, lossNotes, sharesBy } from '../host/play-game.js';
import type { MoveChoice } from '../host/seated-player.js';

/** An umpire, which gives the game to a team once all players have agreed for long enough that this team has won. */
export const umpire = <T extends GameTypes>(
  teams: readonly number[],
  { value, plies }: Agreement,
): ((seat: Seat, choice: MoveChoice<T>) => number | undefined) => {
  const opinions: (number | undefined)[] = teams.map(() => undefined);
  let since = 0;
  return (seat, { analysis, said }) => {
    const values = analysis === null ? said?.value : analysis.candidates[0]?.value;
    const favourite = values?.findIndex((one) => one >= value);
    opinions[seat] = favourite === undefined ? undefined : teams[favourite];
    const [team] = opinions;
    since = team !== undefined && opinions.every((one) => one === team) ? since + 1 : 0;
    return since >= plies ? team : undefined;
  };
};

/** How a game ended, and the share of the game's single point that each seat gained. */
export interface GameVerdict {
  readonly end: GameEnd;
  readonly shares: readonly number[];
  readonly notes: Partial<RecordNotes>;
}

/** The verdict on a game that was played in a tournament. */
export const verdictOf = <T extends GameTypes>(game: Game<T>, spec: ArenaSpec, course: GameCourse<T>): GameVerdict => {
  const { final, result, loss, given, dead } = course;
  const teams = game.teams(final);
  if (loss !== undefined) {
    const { seat, reason, rule, text } = loss;
    const end: GameEnd = { reason, seat, rule, text: text.slice(0, 400) };
    return { end, shares: sharesBy(teams, course), notes: lossNotes(teams, loss) };
  }
  if (result.over) return { end: { reason: 'rules' }, shares: sharesBy(teams, course), notes: {} };
  const best = Math.max(...result.scores);
  const leading = teams.filter((team) => result.scores[team] === best);
  const winners = given !== undefined ? [given] : spec.adjudication.result === 'score' ? leading : teams;
  const shares = sharedBy(teams, winners);
  const won = new Set(winners);
  const places = teams.map((team) => (won.has(team) ? 1 : won.size + 1));
  const tags = deadTags(course);
  const notes: Partial<RecordNotes> = {
    end: { reason: 'adjudication', seat: null, places },
    ...(dead === undefined ? {} : { tags }),
  };
  const reason = dead !== undefined ? 'dead' : given === undefined ? 'plies' : 'adjudicated';
  return { end: { reason }, shares, notes };
};
