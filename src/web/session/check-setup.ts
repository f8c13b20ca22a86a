/**
 * Checks the values that a program passes to a session. The types say which values are valid, but a program in JavaScript may pass anything.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
import type { GameTypes } from '../../core/contract/game.js';
import { decode } from '../../core/reading/codec.js';
import { isObject } from '../../core/reading/objects.js';
import { orNull } from '../../core/values/absent.js';
import { type Fault, fault, show, under } from '../../core/values/fault.js';
import type { Catalogue } from '../../face/message.js';
import type { ClockSpec, LeavingSpec } from '../../table/index.js';
import { clockSpec, leavingSpec, playerName } from '../../table/spec.js';
import type { Confirm } from './driver.js';
import type { SessionSetup } from './local-setup.js';
import type { SeatSetup } from './snapshot.js';

type ReadValue<A> = Either<Fault, A>;

const isLeftOut = (u: unknown): u is null | undefined => u === null || u === undefined;

const textIn = (u: unknown, key: string): ReadValue<string | undefined> => {
  if (isLeftOut(u)) return right(undefined);
  return typeof u === 'string' ? right(u) : left(fault([key], `${show(u)} is not a text`));
};

/** Reads the name of a player; an empty name counts as none. */
const nameIn = (u: unknown): ReadValue<string | undefined> => {
  if (isLeftOut(u) || u === '') return right(undefined);
  const read = decode(playerName)(u);
  return isLeft(read) ? left(under('name')(read.left)) : read;
};

/** Reads the player at a seat. Other keys are ignored, so a seat taken from a snapshot can also be read as a player. */
export const playerIn = (given: unknown): ReadValue<SeatSetup> => {
  if (!isObject(given)) return left(fault([], `${show(given)} is not a player: an object with a name and a bot`));
  const [name, bot] = [nameIn(given['name']), textIn(given['bot'], 'bot')];
  if (isLeft(name)) return name;
  return isLeft(bot)
    ? bot
    : right({
        ...(name.right === undefined ? {} : { name: name.right }),
        ...(bot.right === undefined ? {} : { bot: bot.right }),
      });
};

/** Reads every item of a list that may be left out, and says which item is wrong. */
const listIn = <A>(given: unknown, key: string, item: (u: unknown) => ReadValue<A>): ReadValue<readonly A[]> => {
  if (given === undefined) return right([]);
  if (!Array.isArray(given)) return left(fault([key], `${show(given)} is not a list`));
  const items: readonly ReadValue<A>[] = given.map((one, index) => {
    const read = item(one);
    return isLeft(read) ? left(under(key, String(index))(read.left)) : read;
  });
  return items.find(isLeft) ?? right(items.flatMap((one) => (isRight(one) ? [one.right] : [])));
};

const isCatalogue = (u: unknown): u is Catalogue =>
  isObject(u) && typeof u['language'] === 'string' && isObject(u['texts']);

/** Reads the catalogues of a session. A board also accepts a whole language. A session refuses a language with a fault that explains the difference. */
export const cataloguesIn = (given: unknown): ReadValue<readonly Catalogue[]> =>
  listIn(given, 'catalogues', (one) => {
    if (isCatalogue(one)) return right(one);
    const isLanguage = isObject(one) && isObject(one['games']);
    return left(
      fault([], isLanguage ? 'this is a language; a catalogue is one of its games' : `${show(one)} is not a catalogue`),
    );
  });

const clockIn = (given: unknown): ReadValue<ClockSpec | undefined> => {
  if (isLeftOut(given)) return right(undefined);
  const read = decode(clockSpec)(given);
  return isLeft(read) ? left(under('clock')(read.left)) : read;
};

/** What is agreed for seats that leave, and the bot that plays on for them. */
type Leaving = Pick<SessionSetup<GameTypes>, 'leaving' | 'leavingBot'>;

/** Reads what happens when a seat leaves. The first bot at a seat plays on if no other bot is named. */
const leavingIn = (given: Readonly<Record<string, unknown>>, seats: readonly SeatSetup[]): ReadValue<Leaving> => {
  const leaving = isLeftOut(given['leaving'])
    ? right<Fault, LeavingSpec>('ends')
    : decode(leavingSpec)(given['leaving']);
  if (isLeft(leaving)) return left(under('leaving')(leaving.left));
  const named = textIn(given['leavingBot'], 'leavingBot');
  if (isLeft(named)) return named;
  const bot = named.right ?? seats.find((seat) => seat.bot !== undefined)?.bot;
  if (leaving.right === 'bot' && bot === undefined)
    return left(fault(['leaving'], 'this session has no bot that could play on'));
  return right({ leaving: leaving.right, ...(bot === undefined ? {} : { leavingBot: bot }) });
};

const confirms: readonly unknown[] = ['ambiguous', 'always', 'never'] satisfies readonly Confirm[];

const isConfirm = (u: unknown): u is Confirm => confirms.includes(u);

const confirmIn = (given: unknown): ReadValue<Confirm | undefined> =>
  given === undefined || isConfirm(given)
    ? right(given)
    : left(fault(['confirm'], `${show(given)} is not one of ambiguous, always, never`));

/** A set-up that was checked. */
export interface CheckedSetup<T extends GameTypes> {
  /** The set-up without its faulty parts, so that a record can still be loaded. */
  readonly setup: SessionSetup<T>;
  /** The first fault in the set-up; null if there is none. */
  readonly fault: Fault | null;
}

/** Checks the parts of a set-up that belong to the session; options, seed and start are read by the game. */
export const checkedSetup = <T extends GameTypes>(given: SessionSetup<T>): CheckedSetup<T> => {
  const whole: unknown = given;
  if (!isObject(whole)) return { setup: {}, fault: fault([], `${show(whole)} is not a set-up`) };
  const seats = listIn(whole['seats'], 'seats', playerIn);
  const [confirm, clock] = [confirmIn(whole['confirm']), clockIn(whole['clock'])];
  const catalogues = cataloguesIn(whole['catalogues']);
  const leaving = leavingIn(whole, isLeft(seats) ? [] : seats.right);
  const wrong = [seats, confirm, clock, catalogues, leaving].flatMap((read) => (isLeft(read) ? [read.left] : []));
  const { confirm: _, clock: __, leaving: ___, leavingBot: ____, ...others } = given;
  return {
    setup: {
      ...others,
      seats: isLeft(seats) ? [] : seats.right,
      catalogues: isLeft(catalogues) ? [] : catalogues.right,
      ...(isLeft(leaving) ? {} : leaving.right),
      ...(isLeft(confirm) || confirm.right === undefined ? {} : { confirm: confirm.right }),
      ...(isLeft(clock) || clock.right === undefined ? {} : { clock: clock.right }),
    },
    fault: orNull(wrong[0]),
  };
};
