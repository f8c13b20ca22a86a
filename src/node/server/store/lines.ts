/**
 * Files of lines: each line is appended and flushed to the disk, and can be read again after a crash.
 *
 * @packageDocumentation
 */
import { chmod, open, readFile, rename, rm, truncate } from 'node:fs/promises';
import { ownerOnly } from '../../host/secret-file.js';

/** The total length of a file's complete lines, in bytes. */
const lengthOfLines = (text: Buffer): number => text.lastIndexOf(10) + 1;

const split = (text: Buffer): readonly string[] =>
  text.subarray(0, lengthOfLines(text)).toString('utf8').split('\n').slice(0, -1);

/**
 * Reads the lines of a file, and leaves the file as it is, because another process may be writing to it. An incomplete last line is left out; the
 * result is empty if the file does not exist.
 */
export const readLines = async (file: string): Promise<readonly string[]> => {
  const text = await readFile(file).catch(() => undefined);
  return text === undefined ? [] : split(text);
};

/** Reads the lines of a file; the result is empty if the file does not exist. An incomplete last line is left out, and is also cut off on the disk. */
export const wholeLines = async (file: string): Promise<readonly string[]> => {
  const text = await readFile(file).catch(() => undefined);
  if (text === undefined) return [];
  // A restored copy may have wider permissions.
  await chmod(file, ownerOnly);
  const end = lengthOfLines(text);
  if (end < text.length) await truncate(file, end);
  return split(text);
};

/** Waits until the names of the files in a folder are on the disk. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Appends lines and waits until they are on the disk. The promise rejects if the lines could not be written; in that case the file is as before. */
export const appendLines = async (file: string, lines: readonly string[]): Promise<void> => {
  if (lines.length === 0) return;
  const handle = await open(file, 'a', ownerOnly);
  try {
    const { size } = await handle.stat();
    try {
      await handle.appendFile(lines.map((line) => `${line}\n`).join(''));
      await handle.datasync();
    } catch (error) {
      // Remove a partly written line, so that it does not corrupt the next one.
      await handle.truncate(size);
      throw error;
    }
  } finally {
    await handle.close();
  }
};

/** Replaces the content of a file. At any moment, the file has either its complete old content or its complete new content. */
export const replaceLines = async (file: string, lines: readonly string[]): Promise<void> => {
  const other = `${file}.new`;
  await rm(other, { force: true });
  await appendLines(other, lines.length === 0 ? [''] : lines);
  await rename(other, file);
};
