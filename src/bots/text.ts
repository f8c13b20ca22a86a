/**
 * The texts of bots, for instance `mcts:iterations=1000,cut=20`; a text names the same bot everywhere.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { chain } from '../core/values/either.js';
import { type Fault, fault, show } from '../core/values/fault.js';
import { wholeNumber } from '../core/values/notation.js';
import { type BotInfo, botInfo, type Defaults, type ParameterName } from './parameters.js';

/** A bot as described by its text. */
export interface ParsedBot {
  readonly info: BotInfo;
  /** The parameters that the bot's text gives. */
  readonly given: Defaults;
}

const longest = 200;

const names = (infos: readonly { readonly name: string }[]): string => infos.map(({ name }) => name).join(', ');

const infoOf = (name: string): Either<Fault, BotInfo> => {
  const found = botInfo.find((info) => info.name === name);
  return found === undefined ? left(fault([], `no bot ${show(name)}; there are: ${names(botInfo)}`)) : right(found);
};

const readParameter = (info: BotInfo, text: string): Either<Fault, readonly [ParameterName, number]> => {
  const [name = '', value = '', ...more] = text.split('=');
  const found = info.parameters.find((one) => one.name === name);
  if (found === undefined)
    return left(
      fault(
        [info.name],
        `no parameter ${show(name)}; ${info.parameters.length === 0 ? 'there are none' : `there are: ${names(info.parameters)}`}`,
      ),
    );
  const read = more.length > 0 ? undefined : readWhole(value, found.min, found.max);
  return read === undefined
    ? left(
        fault(
          [info.name, name],
          `${show(text.slice(name.length + 1))} is not a whole number from ${found.min} to ${found.max}`,
        ),
      )
    : right([found.name, read]);
};

/** Reads a whole number within bounds; undefined if the text is not such a number. */
const readWhole = (text: string, min: number, max: number): number | undefined =>
  text === '1000000000' && max >= 1_000_000_000 ? 1_000_000_000 : wholeNumber(text, min, max);

const readAll = (info: BotInfo, parts: readonly string[]): Either<Fault, ParsedBot> => {
  const given = new Map<ParameterName, number>();
  for (const part of parts) {
    const read = readParameter(info, part);
    if (read._tag === 'Left') return read;
    const [name, value] = read.right;
    if (given.has(name)) return left(fault([info.name, name], 'given twice'));
    given.set(name, value);
  }
  return right({ info, given: Object.fromEntries(given) });
};

/** Reads a bot's text: the kind of bot and its parameters. */
export const readName = (text: string): Either<Fault, ParsedBot> => {
  // JavaScript callers may pass a value of any type.
  if (typeof text !== 'string') return left(fault([], `${show(text)} is not the text of a bot`));
  if (text.length > longest)
    return left(fault([], `${show(text)} is too long: at most ${longest} characters are read`));
  const colon = text.indexOf(':');
  const [name, rest] = colon < 0 ? [text, undefined] : [text.slice(0, colon), text.slice(colon + 1)];
  return chain(infoOf(name), (info) => readAll(info, rest === undefined ? [] : rest.split(',')));
};

/** Writes the text of a bot, with its parameters in the usual order, each of them only once. */
export const printName = ({ info, given }: ParsedBot): string => {
  const parts = info.parameters.flatMap(({ name }) => (given[name] === undefined ? [] : [`${name}=${given[name]}`]));
  return parts.length === 0 ? info.name : `${info.name}:${parts.join(',')}`;
};
