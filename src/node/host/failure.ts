/**
 * Puts into words why the operating system refused an operation.
 *
 * @packageDocumentation
 */
import { resolve } from 'node:path';
import { errorField, errorMessage } from '../../core/values/error-fields.js';

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

/**
 * Says why an operation, for instance on a file, failed. The text names the file that caused the failure, unless that file is `file`, which the
 * caller names anyway.
 */
export const failureText = (error: unknown, file?: string): string => {
  const meaning = meanings[errorField(error, 'code')];
  const path = errorField(error, 'path');
  if (meaning === undefined) return errorMessage(error, longest);
  return path === '' || (file !== undefined && resolve(file) === resolve(path)) ? meaning : `${path}: ${meaning}`;
};
