/**
 * The last game played in a browser, which is kept there so that people can go on with it later.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode, list, text, whole } from '../../core/reading/codec.js';
import { isObject } from '../../core/reading/objects.js';
import { parseJson } from '../../core/records/record.js';
import type { Around, PlayGame } from './game.js';
import { Match } from './match.js';
import { keep, readKept } from './storage.js';

/** A game that a browser keeps. */
export interface KeptGame {
  /** The id of the game. */
  readonly game: string;
  /** The number of moves made so far. */
  readonly moves: number;
}

const key = 'rulehouse last game';

/** A record is shorter than this; browsers keep at least 5 MB for a site. */
const longest = 1_000_000;

const player = t.partial({ bot: t.string });

const keptCodec = t.type({
  ...{ game: text('a game', 100), moves: whole(0, 1_000_000), record: text('a record', longest) },
  seats: list(player, 1, 20),
});

/** The options in a record; those of the library's records are always there. */
const optionsIn = (record: string): Readonly<Record<string, unknown>> => {
  const read = parseJson(record);
  const options = isLeft(read) || !isObject(read.right) ? undefined : read.right['options'];
  return isObject(options) ? options : {};
};

/** What the browser keeps; null if it keeps nothing that can be read. */
const readLast = (): t.TypeOf<typeof keptCodec> | null => {
  const json = parseJson(readKept(key) ?? '');
  const read = isLeft(json) ? json : decode(keptCodec)(json.right);
  return isLeft(read) ? null : read.right;
};

/**
 * The last game that was played in this browser in an element with the attribute `keep`. The link `last` opens it.
 *
 * @returns the game; null if there is none, if it is over, or if the browser keeps nothing
 *
 * @example
 * ```ts
 * import { keptGame } from 'rulehouse/play';
 * keptGame(); // null
 * ```
 */
export const keptGame = (): KeptGame | null => {
  const last = readLast();
  return last === null ? null : { game: last.game, moves: last.moves };
};

/** The game that is kept; null if it is another game, or if it cannot be continued. */
export const keptMatch = (game: PlayGame, around: Around): Match | null => {
  const last = readLast();
  if (last?.game !== game.id) return null;
  const match = new Match(game, { options: optionsIn(last.record), seats: last.seats }, around);
  if (match.play.snapshot().fault === null && !isLeft(match.play.load(last.record))) return match;
  match.leave();
  return null;
};

/** True if a person has moved; a game that was only looked at does not replace the last one. */
const isPlayed = ({ play, persons, isStudy }: Match): boolean =>
  !isStudy && play.history().some(({ seat: mover }) => persons.some((person) => person === mover));

/** Keeps a game, with its players and options; a game that is over is forgotten. */
const keepMatch = (match: Match): void => {
  const { game, play } = match;
  const record = match.record();
  if (isLeft(record)) return;
  const { plies, seats } = play.snapshot();
  const players = seats.map(({ bot }) => (bot === null ? {} : { bot }));
  const last = { game: game.id, moves: plies, record: record.right, seats: players };
  keep(key, match.hasEnded ? null : JSON.stringify(last));
};

/** Keeps the game of an element as it goes on. */
export class Keeping {
  #match: Match | null = null;
  #plies = 0;

  /** Keeps a game if moves were made or taken back since the last time. */
  follow(match: Match | null): void {
    const plies = match === null ? 0 : match.play.snapshot().plies;
    if (match === this.#match && plies === this.#plies) return;
    [this.#match, this.#plies] = [match, plies];
    if (match !== null && isPlayed(match)) keepMatch(match);
  }
}
