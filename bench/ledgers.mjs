/**
 * Ledgers of Terra Mystica: how many games a second are replayed and compared, in a process that has warmed up and in one that begins.
 * The ledgers are no part of the package: without a folder of them nothing is measured.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { right } from './subjects.mjs';

const folder = process.env.BENCH_LEDGERS ?? '../shared/terra-mystica/ledgers';

/** The texts of the ledgers; none where there are none. */
export const ledgers = () =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.txt'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
    : [];

/** Replays one ledger at a time; one unit is a game. */
export const replaying = async (build) => {
  const { checkLedger } = await import(build.entry('terra-mystica/ledger'));
  const texts = ledgers();
  return (round) => {
    right(checkLedger(texts[round % texts.length]));
    return 1;
  };
};
