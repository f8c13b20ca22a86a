/**
 * The seeds of a tournament's games, and the secret in its folder.
 *
 * @packageDocumentation
 */
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { ArenaSpec, GameLine, GameOrder } from '../../arena/index.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { type Deal, dealsOf, havePrograms, needless, openDeal } from '../host/deal.js';
import { failureText } from '../host/failure.js';
import { newSecret, type Secret } from '../host/secret.js';
import { ownerOnly, readSecret, writeSecret } from '../host/secret-file.js';
import type { DealtGame, NamedOrder } from './assignment.js';
import { namesIn } from './play-games.js';

/** True if a program takes part in a tournament, so that the tournament has a secret. */
export const isSecret = ({ bots }: ArenaSpec): boolean => havePrograms(bots.map(({ text }) => text));

/** The notice for games that were played with an earlier release, before games had secrets. */
export const computable = (games: number): string =>
  `${games} games were played by an earlier release, with seeds that a program could compute`;

/** The path of the file that contains a tournament's secret. */
export const secretFile = (folder: string): string => join(folder, 'secret');

/**
 * Deals the games of a tournament, that is, gives each game its seeds. If there is a secret, the seeds are hashes of the secret together with the
 * identity of the block.
 */
export const dealsIn = (spec: ArenaSpec, secret: Secret | undefined): ((order: GameOrder) => Deal) => {
  const dealOf = dealsOf(secret);
  // Without a secret, a deal follows from the seed alone.
  const { block } = secret === undefined ? { block: () => [] } : namesIn(spec);
  return (order) => dealOf(block(order), order.seed, order.rotation);
};

/**
 * Deals games. If an earlier release began a block, the rest of the block gets the seeds that the earlier release would have given it. Mixing the
 * seeds of two releases would give the games of a block different starts. `wasOpen` returns true if the game with the given key was played with seeds
 * that follow from the spec.
 */
export const dealing = (
  spec: ArenaSpec,
  secret: Secret | undefined,
  wasOpen: (key: string) => boolean,
): ((named: NamedOrder) => DealtGame) => {
  const { key } = namesIn(spec);
  const deal = dealsIn(spec, secret);
  const isOld = (order: GameOrder): boolean =>
    secret !== undefined && order.pairing.some((_, rotation) => wasOpen(key({ ...order, rotation })));
  return ({ key: name, order }) => ({
    key: name,
    order,
    deal: isOld(order) ? openDeal(order.seed, order.rotation) : deal(order),
  });
};

/** Reads the secret from a file; a missing file is a fault. */
const givenIn = async (file: string): Promise<Either<Fault, Secret>> => {
  const read = await readSecret(file);
  if (isLeft(read)) return read;
  return read.right === undefined ? left(fault([file], 'there is no such file')) : right(read.right);
};

/** Writes the secret's file if it is missing, and makes sure that no other user can read the file. */
const kept = async (file: string, secret: Secret, isThere: boolean): Promise<Either<Fault, Secret>> => {
  if (!isThere) {
    const written = await writeSecret(file, secret);
    return isLeft(written) ? written : right(secret);
  }
  try {
    await chmod(file, ownerOnly);
    return right(secret);
  } catch (error) {
    return left(fault([file], failureText(error, file)));
  }
};

/** The reason why a secret cannot be the one used for the given game; undefined if the game was played with that secret. */
const strangeTo = (spec: ArenaSpec, secret: Secret, { botSeeds, ...order }: GameLine): string | undefined =>
  botSeeds?.[0] === dealsIn(spec, secret)(order).bots[0] ? undefined : 'the games here were played with another secret';

/**
 * The secret of a tournament: read from its folder, otherwise from the file named by the flag, otherwise newly made. The secret is undefined if no
 * program takes part. `played` is a game that was played with the secret, if there is such a game.
 */
export const secretIn = async (
  folder: string,
  spec: ArenaSpec,
  flag: string | undefined,
  played: GameLine | undefined,
): Promise<Either<Fault, Secret | undefined>> => {
  if (!isSecret(spec)) return flag === undefined ? right(undefined) : left(fault(['--secret'], needless));
  const file = secretFile(folder);
  const own = await readSecret(file);
  if (isLeft(own)) return own;
  const given = flag === undefined ? right(undefined) : await givenIn(flag);
  if (isLeft(given)) return given;
  if (own.right !== undefined && given.right !== undefined && own.right !== given.right)
    return left(fault([folder], 'this folder has another secret'));
  const known = own.right ?? given.right;
  if (known === undefined && played !== undefined)
    return left(fault([file], 'the games here were played with a secret, and its file is missing'));
  const secret = known ?? newSecret();
  const wrong = played === undefined ? undefined : strangeTo(spec, secret, played);
  return wrong === undefined ? kept(file, secret, own.right !== undefined) : left(fault([file], wrong));
};
