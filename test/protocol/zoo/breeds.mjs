import { spawn } from 'node:child_process';
import { live } from './base.mjs';

// Start a child in the same process group, and another that leaves the group and its parent.
const sleep = 'setInterval(() => undefined, 1000)';
const options = { stdio: 'ignore' };
// The name tells the tests which program started the child.
const name = `${import.meta.dirname}/child`;
spawn(process.execPath, ['-e', sleep, name], options);
spawn(process.execPath, ['-e', sleep, name], { ...options, detached: true }).unref();
live({ go: () => undefined });
