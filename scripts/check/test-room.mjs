/**
 * Runs the tests of one room: `npm run test:room terrafex [-- -t TF-7.9]`.
 *
 * Tests lie in folders of the rooms' names, so a room is called by its last folder (`terrafex`) or by its path (`node/server`, `games`). What a
 * change of a room can break elsewhere only the whole of `npm test` shows.
 */
import { spawnSync } from 'node:child_process';
import { roomsCalled, testedRooms } from './rooms.mjs';

const [room = '', ...options] = process.argv.slice(2);
const folders = testedRooms('test');
const called = roomsCalled(folders, room.replace(/\/+$/, ''));
if (called.length === 0) {
  console.error(`${room === '' ? 'name a room' : `no tests of ${room}`}: ${folders.join(', ')}`);
  process.exit(2);
}
const { status } = spawnSync('npx', ['vitest', 'run', ...called.map((folder) => `test/${folder}/`), ...options], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
