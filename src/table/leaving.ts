/**
 * Leaving a game that others play on: by resigning, by running out of time, or because another seat claims the seat.
 *
 * @packageDocumentation
 */
import { right } from 'fp-ts/Either';
import type { GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import type { RecordDeparture } from '../core/records/shape.js';
import type { Seat } from '../core/values/seat.js';
import { withChance } from './chance.js';
import { budgetOf, claimableFrom, countedTo, nextFlag } from './clock.js';
import { became, playing, refuse, seatOf, seatOfSubstitute, staying, type TableStepResult } from './consequence.js';
import { isInTime, made } from './decide.js';
import { decidingIn, ticking } from './deciding.js';
import { afterLeaving } from './departure.js';
import { lostBy } from './ending.js';
import { toAll } from './event.js';
import type { Claim, Substitute } from './message.js';
import { keyAfter } from './repetition.js';
import { type Made, type Play, silence, type Table } from './table.js';

/** The game without the requests that were open: whoever leaves, or is left, may ask again. */
const silenced = <T extends GameTypes>(play: Play<T>): Play<T> => ({
  ...play,
  talk: { ...silence, questions: play.talk.questions },
});

/** Makes the move by which a seat drops out. Decisions that waited for that seat are made again, because the position is another one. */
const dropped = <T extends GameTypes>(
  table: Table<T>,
  before: Play<T>,
  seat: Seat,
  move: Legal<T['Move']>,
): Table<T> => {
  const { game, spec } = table;
  const { clocks } = before;
  const isDeciding = decidingIn(game, before).includes(seat);
  const state = game.applyLegal(before.state, move);
  const drop: Made = {
    seat,
    move: game.moveText.print(move),
    took: isDeciding ? Math.max(0, clocks.since - (clocks.began[seat] ?? clocks.since)) : 0,
    budget: budgetOf(clocks, seat),
    turn: clocks.turn,
    secret: game.isSecret(before.state),
    key: keyAfter(game, state),
  };
  const after = withChance(game, { state, made: [...before.made, drop] }, spec.seed);
  const moved = { ...after, sealed: [], clocks: { ...clocks, turn: null }, talk: before.talk };
  return made(table, before, moved, [seat]);
};

/** Lets a seat leave the game at the given time: the game ends or goes on. */
export const departed = <T extends GameTypes>(
  table: Table<T>,
  play: Play<T>,
  seat: Seat,
  reason: RecordDeparture['reason'],
  now: number,
): Table<T> => {
  const next = afterLeaving(table.game, table.spec.leaving, play, seat);
  if (next._tag === 'Ends') return lostBy(table, play, reason, seat);
  const clocks = countedTo(play.clocks, ticking(table, play), now);
  const gone = { seat, ply: play.made.length, reason, substitute: null };
  const after = silenced({ ...play, clocks, left: [...play.left, gone] });
  return next._tag === 'DropsOut' ? dropped(table, after, seat, next.move) : playing(table, after);
};

/** Lets the seat leave that ran out of time first, if one has by the given moment; otherwise undefined. */
export const timedOut = <T extends GameTypes>(table: Table<T>, now: number): Table<T> | undefined => {
  if (table.stage._tag !== 'Playing') return undefined;
  const { play } = table.stage;
  if (play.clocks.budgets.length === 0) return undefined;
  const running = ticking(table, play);
  const flag = nextFlag(play.clocks, running);
  if (flag === undefined || flag.at > now) return undefined;
  // Stop the clocks at the exact moment when the time ran out, so that the clock of that seat shows zero.
  const clocks = countedTo(play.clocks, running, flag.at);
  return departed(table, { ...play, clocks }, flag.seat, 'time', flag.at);
};

/** A duration in words, for instance `2 h 5 min`; a part of a second counts as a whole one. */
const durationText = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  const parts = [`${days} d`, `${hours} h`, `${Math.floor(seconds / 60) % 60} min`, `${seconds % 60} s`];
  return parts.filter((part) => !part.startsWith('0 ')).join(' ');
};

/** A seat claims another seat, whose player has not decided for too long. */
export const claim = <T extends GameTypes>(
  table: Table<T>,
  play: Play<T>,
  by: Seat,
  claimed: Claim,
  now: number,
): TableStepResult<T> => {
  const { game, spec, players } = table;
  const { seat, ply } = claimed;
  if (spec.claim === null) return refuse('at this table no seat can be claimed');
  if (seat >= players.length) return refuse(`there are ${players.length} seats`);
  if (seat === by) return refuse('nobody can claim their own seat');
  if (!staying(table, play).includes(seat)) return refuse('this seat has left the game');
  if (!decidingIn(game, play).includes(seat)) return refuse('this seat has nothing to decide');
  if (ply !== play.made.length && !isInTime(play, seat, claimed))
    return refuse('this seat has decided since: the claim is too late');
  const from = claimableFrom(play.clocks, seat, spec.claim.afterMs);
  return now < from
    ? refuse(`this seat can be claimed in ${durationText(from - now)}`)
    : became(departed(table, play, seat, 'forfeit', now));
};

/** The host names the bot that plays on for a seat that has left, or ends the game because there is no such bot. */
export const substitute = <T extends GameTypes>(
  table: Table<T>,
  play: Play<T>,
  { seat, player }: Substitute,
): TableStepResult<T> => {
  const gone = play.left.find((one) => one.seat === seat);
  if (table.spec.leaving !== 'bot') return refuse('at this table no bot plays on');
  if (gone === undefined) return refuse('this seat has not left the game');
  if (player === null) return became(lostBy(table, play, gone.reason, seat));
  if (table.players.includes(player) || seatOfSubstitute(table, player) !== undefined)
    return refuse('this name is taken');
  const left = play.left.map((one) => (one === gone ? { ...gone, substitute: player } : one));
  return right({
    table: playing(table, { ...play, left }),
    said: [toAll({ _tag: 'Substituted', seat, player })],
  });
};

/** The seat for which a player speaks, as its own or as a bot that plays on; undefined if the player speaks for none. */
export const voiceOf = <T extends GameTypes>(table: Table<T>, player: string): Seat | undefined =>
  seatOf(table, player) ?? seatOfSubstitute(table, player);
