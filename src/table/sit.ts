/**
 * Players sit down with their belongings, and the game begins.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, map, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../core/contract/game.js';
import { optionsOfStart } from '../core/playing/options-of-start.js';
import { decode } from '../core/reading/codec.js';
import { isObject } from '../core/reading/objects.js';
import { chain } from '../core/values/either.js';
import { type Fault, fault, under } from '../core/values/fault.js';
import type { Seat } from '../core/values/seat.js';
import { withChance } from './chance.js';
import { begun, freshClocks } from './clock.js';
import { refuse, type TableStepResult } from './consequence.js';
import { decidingIn } from './deciding.js';
import { wentOn } from './ending.js';
import { toAll } from './event.js';
import type { Sit } from './message.js';
import type { Belonging, TableSpec } from './spec.js';
import { type Play, silence, type Table } from './table.js';

/** The options as JSON, with the belongings of the seated players filled in. A roster, for instance, follows its player from seat to seat. */
const optionsFor = <T extends GameTypes>(
  game: Game<T>,
  { options }: TableSpec,
  players: readonly (string | null)[],
  belongings: readonly Belonging[],
): unknown => {
  const { seatOptions = [] } = game;
  const own = seatOptions.flatMap((name, seat) => {
    const brought = belongings.find((one) => one.player === players[seat]);
    return brought === undefined || brought.option === null ? [] : [[name, brought.option]];
  });
  return own.length > 0 && isObject(options) ? { ...options, ...Object.fromEntries(own) } : options;
};

/** The options of a game from JSON. */
const optionsIn = <T extends GameTypes>(game: Game<T>, given: unknown): Either<Fault, T['Options']> => {
  const read = decode(game.options)(given);
  return isLeft(read) ? left(under('options')(read.left)) : read;
};

/**
 * The options of a game from JSON, and its starting state: the one that a text describes or, without a text, the one that is set up. Options
 * that are left out are taken from such a text.
 */
export const beginningOf = <T extends GameTypes>(
  game: Game<T>,
  given: unknown,
  { seed, start }: Pick<TableSpec, 'seed' | 'start'>,
): Either<Fault, Pick<Play<T>, 'options' | 'start'>> =>
  chain(optionsIn(game, given), (options) => {
    if (start === null) {
      const made = game.setup(options, seed);
      return isLeft(made)
        ? left(fault(['options'], made.left.text, made.left.rule))
        : right({ options, start: made.right });
    }
    const read = game.position.parse(start);
    if (isLeft(read)) return left(under('start')(read.left));
    return map((fitting: T['Options']) => ({ options: fitting, start: read.right }))(
      optionsOfStart(game, given, options, read.right),
    );
  });

/** The options and the starting state of the game for the seated players. */
export const setUp = <T extends GameTypes>(
  game: Game<T>,
  spec: TableSpec,
  players: readonly (string | null)[],
  belongings: readonly Belonging[],
): Either<Fault, Pick<Play<T>, 'options' | 'start'>> =>
  beginningOf(game, optionsFor(game, spec, players, belongings), spec);

/** A game at its beginning, with the moves of chance that come before the first decision. */
export const freshPlay = <T extends GameTypes>(
  { game, spec, players }: Table<T>,
  from: Pick<Play<T>, 'options' | 'start'>,
  now: number,
): Play<T> => {
  const clocks = freshClocks(spec.clock, players.length, now);
  const fresh: Play<T> = {
    ...from,
    state: from.start,
    made: [],
    sealed: [],
    clocks,
    talk: silence,
    due: players.map(() => 0),
    course: 1,
    courses: players.map(() => 1),
    takenBack: -1,
    left: [],
  };
  const play = { ...fresh, ...withChance(game, fresh, spec.seed) };
  return { ...play, clocks: begun(clocks, decidingIn(game, play)) };
};

/** Begins the game if all seats are taken. */
export const begin = <T extends GameTypes>(table: Table<T>, now: number): TableStepResult<T> => {
  const { game, spec, players, belongings } = table;
  const said = [toAll({ _tag: 'Seated', players })];
  return chain(setUp(game, spec, players, belongings), (from): TableStepResult<T> => {
    if (players.includes(null)) return right({ table, said });
    return right({ table: wentOn(table, freshPlay(table, from, now)), said });
  });
};

/** All players' belongings after one player has brought a new one; a fault if the player may not bring it. */
const brought = <T extends GameTypes>(
  { game, spec, belongings }: Table<T>,
  player: string,
  belonging: unknown,
): Either<Fault, readonly Belonging[]> => {
  if (belonging === null) return right(belongings);
  if (game.seatOptions === undefined) return left(fault(['belonging'], 'in this game nothing belongs to a player'));
  if (spec.start !== null) return left(fault(['belonging'], 'the game begins from a position of its own'));
  if (spec.belongings.some((one) => one.player === player))
    return left(fault(['belonging'], 'this player is registered with something else'));
  return right([...belongings.filter((one) => one.player !== player), { player, option: belonging }]);
};

const moved = (players: readonly (string | null)[], player: string, to: Seat | null): readonly (string | null)[] =>
  players.map((one, seat) => (seat === to ? player : one === player ? null : one));

/** A player sits down, changes seats or stands up. */
export const sit = <T extends GameTypes>(
  table: Table<T>,
  { player, seat, belonging }: Sit,
  now: number,
): TableStepResult<T> => {
  const { players, spec } = table;
  if (seat !== null && seat >= players.length) return refuse(`there are ${players.length} seats`);
  if (seat !== null && players[seat] !== null && players[seat] !== player) return refuse('the seat is taken');
  if (spec.players.includes(player) && spec.players.indexOf(player) !== seat)
    return refuse('the seat of this player is agreed');
  if (seat === null && !players.includes(player)) return refuse('this player has no seat');
  if (seat !== null && players[seat] === player && belonging === null) return refuse('this player sits here already');
  return chain(brought(table, player, belonging), (belongings) =>
    begin({ ...table, players: moved(players, player, seat), belongings }, now),
  );
};
