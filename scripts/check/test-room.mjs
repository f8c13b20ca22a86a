/**
 * Runs the tests of one room: `npm run test:room terrafex [-- -t TF-7.9]`.
 *
 * Tests have the names of the rooms of `src`, so a room is named by its last folder (`terrafex`) or by its path (`games/terrafex`, `node`).
 * What a change of a room can break elsewhere only the whole of `npm test` shows.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'tinyglobby';
import { foldersCalled } from './rooms.mjs';
