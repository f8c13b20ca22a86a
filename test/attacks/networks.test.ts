/**
 * One IPv6 network has more addresses than all others together. It can shut out nobody, neither strangers nor its own neighbours, and gets only a
 * limited part of the total.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { mostOf, NetworkCounts, networksOf, widestOf } from '../../src/node/server/networks.js';
import { Openings } from '../../src/node/server/opening-limiter.js';
import { limiter } from '../../src/node/server/rate.js';
import { limitsWith, openedAt, tablesAt } from '../node/server/tables-kit.js';

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-networks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hex = (number: number): string => number.toString(16);

describe('the networks of an address', () => {
  test.each([
    ['192.0.2.7', ['192.0.2.7']],
    ['2001:db8:1:203::5', ['2001:db8:1:203::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0:0::/48']],
    ['2001:0DB8:0001:02ff:a:b:c:d', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0:0::/48']],
    ['::', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0:0::/48']],
    // IPv4-mapped IPv6 addresses.
    ['::ffff:192.0.2.7', ['192.0.2.7']],
    ['::ffff:c000:207', ['192.0.2.7']],
    ['64:ff9b::192.0.2.7', ['192.0.2.7']],
    ['table of nobody', ['table of nobody']],
  ])('%s', (address, names) => {
    expect(networksOf(address).map(({ name }) => name)).toEqual(names);
    expect(widestOf(address)).toBe(names.at(-1));
  });

  test('use up to sixteen times the limit of one client, and never more than half of the total', () => {
    const [one, home, site] = networksOf('2001:db8::1');
    expect([one, home, site].map((network) => network && mostOf(network, 10, 1000))).toEqual([10, 40, 160]);
    expect([one, home, site].map((network) => network && mostOf(network, 100, 1000))).toEqual([100, 400, 500]);
    expect([one, home, site].map((network) => network && mostOf(network, 32, 40))).toEqual([32, 32, 32]);
  });

  test('are counted until none of them is left', () => {
    const counts = new NetworkCounts(2);
    const addresses = ['2001:db8::1', '2001:db8::2'];
    for (const address of addresses) counts.add(address);
    expect([counts.hasRoom('2001:db8::3'), counts.hasRoom('2001:db8:0:1::3')]).toEqual([false, true]);
    for (const address of addresses) counts.remove(address);
    expect(counts.hasRoom('2001:db8::3')).toBe(true);
  });
});

describe('the rate of requests', () => {
  test('is that of the network: new addresses in it change nothing', () => {
    const { take } = limiter(1, 10, () => 0);
    const taken = Array.from({ length: 1000 }, (_, index) => take(`2001:db8::${hex(index + 1)}`)).filter(Boolean);
    expect(taken).toHaveLength(10);
    // A neighbour in the same site is still served, and so is everybody else.
    expect([take('2001:db8:0:100::1'), take('2001:db8:1::1'), take('192.0.2.1')]).toEqual([true, true, true]);
  });

  test('of a site ends somewhere, whichever of its networks asks', () => {
    const { take } = limiter(1, 10, () => 0);
    const ask = (site: string) =>
      Array.from({ length: 5000 }, (_, index) => take(`2001:db8:${site}:${hex(index)}::1`)).filter(Boolean).length;
    expect([ask('1'), ask('2')]).toEqual([160, 160]);
  });

  test('of others does not suffer from any number of networks that ask', () => {
    const { take } = limiter(1, 10, () => 0);
    for (let index = 0; index < 200_000; index++)
      take(`2001:${hex(index >> 16)}:${hex(index & 0xffff)}::${hex(index % 1000)}`);
    expect(Array.from({ length: 10 }, () => take('192.0.2.1'))).not.toContain(false);
  });

  test('of a network is not used up by refused requests', () => {
    let now = 0;
    const { take } = limiter(1, 10, () => now);
    for (let index = 0; index < 1000; index++) take('2001:db8::1');
    expect(take('2001:db8:0:1::1')).toBe(true);
    now += 1000;
    expect([take('2001:db8::2'), take('2001:db8::3')]).toEqual([true, false]);
  });
});

test('one network opens tables up to its limit, and others can still open theirs', { timeout: 60_000 }, async () => {
  const limits = limitsWith({ tables: 100, tablesPerAddress: 5, openings: 1000 });
  const tables = await tablesAt(folder, { limits });
  const openings = new Openings(tables, limits, () => 0);
  const open = async (address: string): Promise<boolean> => {
    if ((await openings.refusal(address)) !== undefined) return false;
    openings.opened(address, (await openedAt(tables, 'terrafex', {})).room.table.id);
    return true;
  };
  let count = 0;
  for (let index = 0; index < 80; index++) if (await open(`2001:db8:0:${hex(index * 256)}::1`)) count++;
  expect(count).toBe(50);
  for (let index = 0; index < 8; index++) await open(`2001:db8:1::${hex(index + 1)}`);
  expect(await open('2001:db8:1::99')).toBe(false);
  expect([await open('2001:db8:1:1::1'), await open('192.0.2.1')]).toEqual([true, true]);
  await tables.close();
});
