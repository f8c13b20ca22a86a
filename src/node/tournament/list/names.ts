/**
 * The names of bots in a public list, and the files of their pages.
 *
 * @packageDocumentation
 */
import { hash } from 'node:crypto';

/** A bot, several versions of which may take part: `hunter@2` is version `2` of `hunter`. */
export interface Versioned {
  /** The name that all versions of the bot share. */
  readonly bot: string;
  /** The version of the bot; null if the name does not contain a version. */
  readonly version: string | null;
}

/** Splits the name of a bot: the text after the last `@` is its version. */
export const versioned = (name: string): Versioned => {
  const at = name.lastIndexOf('@');
  return at > 0 && at < name.length - 1
    ? { bot: name.slice(0, at), version: name.slice(at + 1) }
    : { bot: name, version: null };
};

/** The name of a bot's version in a tournament, such as `hunter@2`. */
export const nameOfVersion = (bot: string, version: string): string => `${bot}@${version}`;

const partsOf = (version: string): readonly string[] => version.match(/\d+|\D+/g) ?? [];

const compareParts = (a: string, b: string): number => {
  const areNumbers = /\d/.test(a) && /\d/.test(b);
  // Version numbers may exceed the range of safe integers.
  const [one, other] = areNumbers ? [BigInt(a), BigInt(b)] : [a, b];
  return one < other ? -1 : one > other ? 1 : 0;
};

/** Ranks the parts that only one of two versions has: 0 if there are none, -1 for a pre-release such as `-rc1`, otherwise 1. */
const restOf = (rest: readonly string[]): number => (rest.length === 0 ? 0 : rest[0]!.startsWith('-') ? -1 : 1);

/**
 * Compares two versions part by part, and the numbers in them by their values: 10 is higher than 9, `1.10` is higher than `1.9`, and `2.0` is higher
 * than `2.0-rc1`.
 */
export const compareVersions = (a: string, b: string): number => {
  const [one, other] = [partsOf(a), partsOf(b)];
  const differences = one.slice(0, other.length).map((part, place) => compareParts(part, other[place]!));
  return (
    differences.find((difference) => difference !== 0) ??
    restOf(one.slice(other.length)) - restOf(other.slice(one.length))
  );
};

/** The file name of a bot's page. It contains only characters that every file system allows, and a digest, so that no two bots share a file. */
export const fileOf = (bot: string): string => {
  const words = bot
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
  return `${words === '' ? 'bot' : words}-${hash('sha256', bot).slice(0, 8)}.html`;
};
