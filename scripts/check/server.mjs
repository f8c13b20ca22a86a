/** Starts a server of tables for the scripts that test pages, and waits for what a page shows. */
import { spawn } from 'node:child_process';

/** Starts `rulehouse serve` with the given command; returns its address, its output, and a function that ends it. */
export const served = (command, data, port, flags = []) =>
  new Promise((resolve, reject) => {
    const args = [command, 'serve', '--port', String(port), '--data', data, ...flags];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    process.once('exit', () => child.kill('SIGKILL'));
    const gone = new Promise((done) => child.once('exit', done));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${printed}`)));
    child.stderr.on('data', (chunk) => (printed += chunk));
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const url = /http:\S+/.exec(printed)?.[0];
      const end = (signal) => {
        child.kill(signal);
        return gone;
      };
      if (url !== undefined) resolve({ url, end, pid: child.pid, printed: () => printed });
    });
  });

/** Waits until a page shows something. */
export const until = async (what, holds, tries = 400) => {
  for (let count = 0; count < tries; count++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`timed out waiting for: ${what}`);
};
