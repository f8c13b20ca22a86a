/**
 * Two servers share a store, and one of them is killed at random moments: the other takes over its tables, and no acknowledged move is lost or made
 * twice.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { source } from '../../src/core/index.js';
import { bundled, type Running, served } from '../node/server/kit.js';
import { type Cluster, cluster, hasPostgres } from '../node/server/postgres-kit.js';
import { playing } from './playing.js';

let [file, folder, data] = ['', '', ''];
let postgres: Cluster | undefined;
beforeAll(async () => {
  ({ file, folder } = await bundled());
  if (hasPostgres) postgres = await cluster();
}, 60_000);
beforeEach(async () => {
  data = mkdtempSync(join(folder, 'take-over-'));
  if (postgres !== undefined) process.env['DATABASE_URL'] = await postgres.database();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  delete process.env['DATABASE_URL'];
  await postgres?.end();
});

/** The number of kills; `ATTACK_KILLS=20` gives the figures of the guide. */
const kills = Number(process.env['ATTACK_KILLS'] ?? 4);

const stores = hasPostgres ? ['sqlite', 'postgres'] : ['sqlite'];

test.each(stores)(
  'is a matter of seconds, and loses nothing: %s',
  { timeout: 60_000 + kills * 15_000 },
  async (store) => {
    const flags = ['--store', store, '--limit', 'requests=100000', '--limit', 'requestsPerSecond=100000'];
    const servers: Running[] = [await served(file, data, flags), await served(file, data, flags)];
    const random = source(7);
    const game = await playing(servers, 8);
    for (let kill = 0; kill < kills; kill++) {
      await pause(300 + random.below(700));
      const which = kill % 2;
      await servers[which]?.end('SIGKILL');
      await pause(200);
      servers[which] = await served(file, data, flags);
    }
    const { acknowledged, longest } = await game.end();
    console.info(
      `${store}: ${kills} kills, ${acknowledged} acknowledged moves, the longest wait for an answer ${longest.toFixed(0)} ms`,
    );
    expect(acknowledged).toBeGreaterThan(kills);
    for (const one of servers) await one.end('SIGTERM');
  },
);
