import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { live } from './base.mjs';

// Start a child in the same process group, and another that leaves the group and its parent.
const sleep = 'setInterval(() => undefined, 1000)';
const options = { stdio: 'ignore' };
// The name tells the tests which program started the child.
const name = `${dirname(process.argv[1])}/child`;
spawn(process.execPath, ['-e', sleep, name], options);
spawn(process.execPath, ['-e', sleep, name], { ...options, detached: true }).unref();
live({ go: () => undefined });
