/**
 * Puts into words why the operating system refused an operation.
 *
 * @packageDocumentation
 */
import { resolve } from 'node:path';

const meanings: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  ENOTDIR: 'no such file',
  EISDIR: 'is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'nothing can be written there',
  ENOSPC: 'no space is left on the disk',
};

const longest = 300;

const textOf = (error: unknown, key: 'code' | 'path'): string => {
  const value: unknown = error instanceof Error ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : '';
};

/**
 * Says why an operation, for instance on a file, failed. The text names the file that caused the failure, unless that file is `file`, which the
 * caller names anyway.
 */
export const failureText = (error: unknown, file?: string): string => {
  const meaning = meanings[textOf(error, 'code')];
  const path = textOf(error, 'path');
  if (meaning === undefined)
    return error instanceof Error ? error.message.replace(/\n.*/s, '').slice(0, longest) : 'unknown reason';
  return path === '' || (file !== undefined && resolve(file) === resolve(path)) ? meaning : `${path}: ${meaning}`;
};
