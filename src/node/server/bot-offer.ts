/**
 * The bots that people may seat. The operator names these bots; people choose the bots' thinking time within the operator's limits.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, isRight, left } from 'fp-ts/Either';
import { bySearch, type FiveBots, fiveBotsOf, strengths } from '../../bots/levels.js';
import { type ParsedBot, printName, readName } from '../../bots/text.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { type Entrant, readEntrant, usualLimits } from '../host/entrant.js';
import type { Limits } from './limits.js';

/** The bots from which people may choose, and the limits of their thinking time. */
export interface BotOffer {
  readonly entrants: readonly Entrant[];
  readonly limits: Pick<Limits, 'botIterations' | 'botMs'>;
}

const budget: readonly string[] = ['iterations', 'ms'];

/** A bot's text without the budget of thinking time; the rest of the text stays as it was written. */
const bare = ({ info, given }: ParsedBot): ParsedBot => ({
  info,
  given: Object.fromEntries(Object.entries(given).filter(([name]) => !budget.includes(name))),
});

const kindOf = (named: ParsedBot): string => printName(bare(named));

/** Reads the bot that a text describes; undefined unless the bot, apart from its budget, equals one of the operator's bots. */
const likeOne = ({ entrants }: BotOffer, text: string): ParsedBot | undefined => {
  const named = readName(text);
  if (isLeft(named) || !named.right.info.parameters.some(({ name }) => name === 'iterations')) return undefined;
  const kind = kindOf(named.right);
  const isLike = (one: Entrant): boolean => {
    const known = one.bot === undefined ? undefined : readName(one.text);
    return known !== undefined && isRight(known) && kindOf(known.right) === kind;
  };
  return entrants.some(isLike) ? named.right : undefined;
};

/** The reason why a bot would think for too long; undefined if its thinking time is within the limits. */
const tooLong = ({ info, given }: ParsedBot, { botIterations, botMs }: BotOffer['limits']): Fault | undefined => {
  const usual = info.parameters.find(({ name }) => name === 'iterations')?.default;
  const [ms = 0, iterations = usual] = [given.ms, given.iterations];
  if (ms > botMs) return fault(['bot'], `bots think for at most ${botMs} ms here`);
  return ms === 0 && iterations !== undefined && iterations > botIterations
    ? fault(['bot'], `bots think for at most ${botIterations} iterations here`)
    : undefined;
};

/**
 * Finds the bot that a text describes. If the server has no such bot, the fault names the available bots; if the thinking time is too long, the fault
 * names the limit.
 */
export const botNamed = (offer: BotOffer, text: string): Either<Fault, Entrant> => {
  const listed = offer.entrants.find((one) => one.text === text);
  if (listed !== undefined) return { _tag: 'Right', right: listed };
  const named = likeOne(offer, text);
  if (named === undefined)
    return left(fault(['bot'], `this server has: ${offer.entrants.map((one) => one.text).join(', ')}`));
  const long = tooLong(named, offer.limits);
  return long === undefined ? readEntrant(text, usualLimits) : left(long);
};

/** The numbers of iterations that menus show, each of which is about three times the previous one. */
const steps = [30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000, 300_000, 1_000_000];

/** The texts of the bots in a menu: those that the operator names, and weaker and stronger versions of each. */
export const menuOf = (offer: BotOffer): readonly string[] => {
  const { entrants, limits } = offer;
  const texts = entrants.flatMap(({ text, bot }) => {
    const named = bot === undefined ? undefined : readName(text);
    if (named === undefined || isLeft(named) || likeOne(offer, text) === undefined) return [text];
    const { info, given } = bare(named.right);
    const others = steps
      .filter((iterations) => iterations <= limits.botIterations)
      .map((iterations) => printName({ info, given: { ...given, iterations } }));
    return [text, ...others];
  });
  return [...new Set(texts)];
};

/** A bot of a game, by the strength under which people choose it. */
export interface StrengthOffer {
  /** The word for the strength, such as `easy`. */
  readonly name: string;
  readonly bot: string;
}

/** The bots of a game whose strengths nobody has measured. */
const unmeasured = (hidesSomething: boolean): FiveBots =>
  bySearch(hidesSomething ? 'ismcts' : 'mcts', [60, 120, 250, 500, 1000]);

/** The bots that people may seat in a game, by strength. A strength whose bot the operator does not offer is left out. */
export const strengthsAt = (offer: BotOffer, game: string, hidesSomething: boolean): readonly StrengthOffer[] => {
  const bots = fiveBotsOf(game) ?? unmeasured(hidesSomething);
  const all = [{ name: 'random', bot: 'random' }, ...bots.map((bot, at) => ({ name: String(strengths[at]), bot }))];
  return all.filter(({ bot }) => isRight(botNamed(offer, bot)));
};

/** Reads a stored bot again and accepts any thinking time, since the limits may have been different when the bot sat down. */
export const botStored = (offer: BotOffer, text: string): Entrant | undefined => {
  const found = botNamed({ ...offer, limits: { botIterations: Infinity, botMs: Infinity } }, text);
  return isRight(found) ? found.right : undefined;
};
