#!/usr/bin/env node
/**
 * The `rulehouse` command: the program bound to the process.
 *
 * @packageDocumentation
 */
import { run } from './program.js';

// A reader that has seen enough (`rulehouse playout ... | head`) is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  input: process.stdin,
  width: process.stdout.isTTY ? process.stdout.columns : 80,
  ...(process.stderr.isTTY ? { progress: (text: string) => process.stderr.write(`\r\x1b[K${text}`) } : {}),
});
