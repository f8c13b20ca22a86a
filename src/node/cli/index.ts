#!/usr/bin/env node
/**
 * The `rulehouse` command, connected to the standard streams of the process.
 *
 * @packageDocumentation
 */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { progressLines } from '../host/progress.js';
import { run } from './program.js';

// The command has not failed if the reader closes the pipe early (`rulehouse playout ... | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

// The reader of standard error may disappear at any time. That must not end the command.
process.stderr.on('error', () => undefined);

/** The folder in which programs keep data between runs; the command has a folder of its own inside it. */
const stateFolder = (): string =>
  (process.platform === 'win32' ? process.env['LOCALAPPDATA'] : process.env['XDG_STATE_HOME']) ??
  join(homedir(), '.local', 'state');

/** The progress line of a command; empty if there is none. Printed output replaces the progress line. */
let shown = '';
let drawn = 0;
const clear = (): void => {
  if (shown !== '') process.stderr.write('\r\u001b[K');
  shown = '';
};

const barWidth = 12;

const barOf = (part: number): string => {
  const full = Math.round(barWidth * part);
  return `[${'#'.repeat(full)}${'.'.repeat(barWidth - full)}] `;
};

/** Overwrites the previous line with a new one, cut to the width of the terminal, at most ten times a second. */
const draw = (text: string, part?: number): void => {
  if (text === '') clear();
  else if (performance.now() - drawn > 100) {
    drawn = performance.now();
    shown = `${part === undefined ? '' : barOf(part)}${text}`.slice(0, process.stderr.columns - 1);
    process.stderr.write(`\r\u001b[K${shown}`);
  }
};

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => {
    clear();
    process.stdout.write(`${text}\n`);
  },
  err: (text) => {
    clear();
    process.stderr.write(`${text}\n`);
  },
  input: process.stdin,
  width: process.stdout.isTTY ? process.stdout.columns : 80,
  isTerminal: process.stdout.isTTY,
  env: process.env,
  onInterrupt: (act) => {
    process.once('SIGINT', () => {
      act();
      process.exit(130);
    });
  },
  ...(process.stdin.isTTY ? { kept: join(stateFolder(), 'rulehouse') } : {}),
  progress: process.stderr.isTTY ? draw : progressLines((line) => process.stderr.write(`${line}\n`)),
});
