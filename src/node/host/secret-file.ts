/**
 * Keeps the secret of a run in a file that only its owner may read.
 *
 * @packageDocumentation
 */
import { readFile, stat } from 'node:fs/promises';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { errorField } from '../../core/values/error-fields.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { failureText } from './failure.js';
import { writeWhole } from './files.js';
import { newSecret, type Secret, secretPattern } from './secret.js';

/** The permissions of a file that contains a secret: only the file's owner may read and write it. */
export const ownerOnly = 0o600;

/** The greatest length of a secret's file: enough for a secret and a line end. */
const longest = 34;

/** Reads the secret in a file; undefined if there is no such file. */
export const readSecret = async (file: string): Promise<Either<Fault, Secret | undefined>> => {
  try {
    const found = await stat(file);
    if (!found.isFile()) return left(fault([file], 'is not a plain file'));
    const text = found.size > longest ? '' : (await readFile(file, 'utf8')).trim();
    return secretPattern.test(text)
      ? right(text)
      : left(fault([file], 'is not a secret: 32 hexadecimal digits are needed'));
  } catch (error) {
    if (errorField(error, 'code') === 'ENOENT') return right(undefined);
    return left(fault([file], failureText(error, file)));
  }
};

/** Writes a secret to a new file that only its owner may read. */
export const writeSecret = (file: string, secret: Secret): Promise<Either<Fault, void>> =>
  writeWhole(file, `${secret}\n`, 'keep', ownerOnly);

/** Reads the secret in a file. If the file does not exist, a new secret is written to it. */
export const secretAt = async (file: string): Promise<Either<Fault, Secret>> => {
  const read = await readSecret(file);
  if (isLeft(read)) return read;
  if (read.right !== undefined) return right(read.right);
  const secret = newSecret();
  const written = await writeSecret(file, secret);
  return isLeft(written) ? written : right(secret);
};
