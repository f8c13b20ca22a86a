/**
 * Submitted bots, which arrive as a folder that contains a JSON file for each bot.
 *
 * @packageDocumentation
 */
import { lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isProgram } from '../../../arena/programs.js';
import { decode, text } from '../../../core/reading/codec.js';
import { json } from '../../../core/reading/json.js';
import { withDefaults } from '../../../core/reading/presets.js';
import { parseJson } from '../../../core/records/record.js';
import { chain } from '../../../core/values/either.js';
import { type Fault, fault, under } from '../../../core/values/fault.js';
import { failureText } from '../../host/failure.js';

/** A submitted bot, as read from its file. */
export interface Submission {
  /** The name of the bot, without its version and `@`. */
  readonly name: string;
  /** The version of the bot: letters and digits, with `.`, `+` and `-` allowed between them. */
  readonly version: string;
  /** The text of the bot, as in the spec of a tournament. */
  readonly text: string;
  /** The options that belong to the bot in each game, as in the spec of a tournament. */
  readonly belongings: unknown;
}

/** The codec of submissions. It limits the lengths of name and version, which together form the bot's name (at most 60 characters) in a tournament. */
const submission = withDefaults<Submission>(
  'a bot that is handed in',
  {
    name: text('a name (1 to 40 printable characters without @)', 40, /^(?! )[^\p{C}\p{Zl}\p{Zp}@]+(?<! )$/u),
    version: text(
      'a version (letters, digits, and . + - between them)',
      18,
      /^[A-Za-z0-9](?:[A-Za-z0-9.+-]*[A-Za-z0-9])?$/,
    ),
    text: text('the text of a bot', 1000, /\S/),
    belongings: json,
  },
  { belongings: [] },
);

const [mostFiles, longestFile] = [200, 64 * 1024];

/** Reads the text of an ordinary file that is not too long. */
const textIn = async (file: string): Promise<Either<Fault, string>> => {
  if (!(await lstat(file)).isFile()) return left(fault([file], 'is not a plain file'));
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestFile + 1), 0, longestFile + 1, 0);
    return bytesRead > longestFile
      ? left(fault([file], `has more than ${longestFile} bytes`))
      : right(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await handle.close();
  }
};

const submissionIn = async (file: string, mayRun: boolean): Promise<Either<Fault, Submission>> => {
  const read = chain(chain(await textIn(file), parseJson), decode(submission));
  if (isLeft(read)) return read.left.path[0] === file ? read : left(under(file)(read.left));
  return isProgram(read.right.text) && !mayRun
    ? left(fault([file, 'text'], 'is a program, which would run on this machine: --programs allows it'))
    : read;
};

/**
 * All bots in a folder, in the order of their file names; files other than JSON are ignored. If any file is wrong, the result is the fault of the
 * first wrong file. `mayRun` is true if programs are accepted as bots.
 */
export const submissionsIn = async (folder: string, mayRun: boolean): Promise<Either<Fault, readonly Submission[]>> => {
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
    if (names.length > mostFiles)
      return left(fault([folder], `holds ${names.length} bots, at most ${mostFiles} are read`));
    const all: Submission[] = [];
    for (const name of names) {
      const read = await submissionIn(join(folder, name), mayRun);
      if (isLeft(read)) return read;
      all.push(read.right);
    }
    return right(all);
  } catch (error) {
    return left(fault([folder], failureText(error, folder)));
  }
};
