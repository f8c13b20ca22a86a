import { spawn } from 'node:child_process';
import { live } from './base.mjs';

// A child of its group, and one that leaves the group and its parent.
const sleep = 'setInterval(() => undefined, 1000)';
const options = { stdio: 'ignore' };
// The name tells the tests whose child it is.
const name = `${import.meta.dirname}/child`;
spawn(process.execPath, ['-e', sleep, name], options);
spawn(process.execPath, ['-e', sleep, name], { ...options, detached: true }).unref();
live({ go: () => undefined });
