/** Fragments: what is written can be read again, and an invalid one means nothing. */
import { expect, test } from 'vitest';
import { readAddress, serverOf, writeAddress } from '../../../src/web/page/address.js';

const table = 'AbCd-_0123456789';
const token = '0123456789abcdef0123456789abcdef';

test('what is written is read again', () => {
  for (const server of [null, 'https://example.org/tables/'])
    for (const address of [
      { server, table: null, token: null, invite: null },
      { server, table, token: null, invite: token },
      { server, table, token, invite: null },
    ])
      expect(readAddress(writeAddress(address))).toEqual(address);
});

test('an address without a table or a token says nothing', () => {
  expect(readAddress('')).toEqual({ server: null, table: null, token: null, invite: null });
  expect(readAddress('#table=../../x&token=abc&server=javascript:alert(1)')).toEqual({
    server: null,
    table: null,
    token: null,
    invite: null,
  });
  expect(readAddress(`#table=${table}&token=${token}x&__proto__=1`)).toEqual({
    server: null,
    table,
    token: null,
    invite: null,
  });
});

test('servers as people write them', () => {
  expect(
    [
      'localhost:8080',
      'http://localhost:8080',
      ' https://example.org/a ',
      'https://user:pass@example.org/?q=1#x',
      '[::1]:80',
    ].map(serverOf),
  ).toEqual([
    'http://localhost:8080/',
    'http://localhost:8080/',
    'https://example.org/a/',
    'https://example.org/',
    'http://[::1]/',
  ]);
  expect(['', 'http://', 'javascript:alert(1)', 'data:x', 'x'.repeat(301), null].map(serverOf)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});
