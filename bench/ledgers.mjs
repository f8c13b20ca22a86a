/**
 * Measures how many ledgers of Terra Mystica are replayed and checked per second, in a warm process and in a new one.
 * The ledgers are not part of the package; without a folder of ledgers, nothing is measured.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { right } from './subjects.mjs';

const folder = process.env.BENCH_LEDGERS ?? '../shared/terra-mystica/ledgers';

/** The texts of the ledgers; empty if the folder does not exist. */
export const ledgers = () =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.txt'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
    : [];

/** Replays one ledger at a time; a unit is one game. */
export const replaying = async (build) => {
  const { checkLedger } = await import(build.entry('terra-mystica/ledger'));
  const texts = ledgers();
  return (round) => {
    right(checkLedger(texts[round % texts.length]));
    return 1;
  };
};
