#!/usr/bin/env node
/**
 * The `rulehouse` command: the program bound to the process.
 *
 * @packageDocumentation
 */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { run } from './program.js';

// A reader that has seen enough (`rulehouse playout ... | head`) is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

/** The folder for what a program keeps between its runs. */
const stateFolder = (): string =>
  (process.platform === 'win32' ? process.env['LOCALAPPDATA'] : process.env['XDG_STATE_HOME']) ??
  join(homedir(), '.local', 'state');

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
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
  ...(process.stderr.isTTY ? { progress: (text: string) => process.stderr.write(`\r\x1b[K${text}`) } : {}),
});
