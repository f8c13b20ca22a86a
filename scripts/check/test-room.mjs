/**
 * Runs the tests of one room: `npm run test:room terrafex [-- -t TF-7.9]`.
 *
 * The folders of the tests are named like the rooms, so a room is given by its last folder (`terrafex`) or by its path (`node/server`, `games`). A
 * change may also break other rooms, so run all of `npm test` as well.
 */
import { spawnSync } from 'node:child_process';
import { roomsCalled, testedRooms } from './rooms.mjs';

const [room = '', ...options] = process.argv.slice(2);
const folders = testedRooms('test');
const called = roomsCalled(folders, room.replace(/\/+$/, ''));
if (called.length === 0) {
  console.error(`${room === '' ? 'give the name of a room' : `there are no tests for ${room}`}: ${folders.join(', ')}`);
  process.exit(2);
}
const { status } = spawnSync('npx', ['vitest', 'run', ...called.map((folder) => `test/${folder}/`), ...options], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
