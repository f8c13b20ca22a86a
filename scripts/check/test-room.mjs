/**
 * Runs the tests of one room and of what stands directly on it: `npm run test:room terrafex [-- -t TF-7.9]`.
 *
 * A room is a folder of `src` or of `test`. What a change of a room can break elsewhere only the whole of `npm test` shows.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const [room = '', ...options] = process.argv.slice(2);
const folders = (parent) =>
  readdirSync(parent, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/** Tests that stand in folders of other names. */
const elsewhere = {
  server: ['test/node/server', 'test/node/server/mcp'],
  host: ['test/node/cli', 'test/protocol'],
  tournament: ['test/arena'],
};

const own = existsSync(`test/${room}`) ? [`test/${room}`] : [];
const all = [...own, ...(elsewhere[room] ?? [])];
if (room === '' || all.length === 0) {
  const rooms = [...new Set([...folders('test'), ...Object.keys(elsewhere)])].sort();
  console.error(`${room === '' ? 'name a room' : `no tests of ${room}`}: ${rooms.join(', ')}`);
  process.exit(2);
}
const { status } = spawnSync('npx', ['vitest', 'run', ...all.map((folder) => `${folder}/`), ...options], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
