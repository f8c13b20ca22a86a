import { spawn } from 'node:child_process';
import { live } from './base.mjs';

// A child of its group, and one that leaves the group and its parent.
const sleep = 'setInterval(() => undefined, 1000)';
const options = { stdio: 'ignore' };
spawn(process.execPath, ['-e', sleep, 'zoo-child'], options);
spawn(process.execPath, ['-e', sleep, 'zoo-child'], { ...options, detached: true }).unref();
live({ go: () => undefined });
