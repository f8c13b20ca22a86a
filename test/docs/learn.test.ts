/** What the beginners' books must tell: rules that surprise people, and decisions of ours that change how a game plays. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { german } from '../../src/face/german/index.js';
import { english } from '../../src/web/play/lessons/english.js';

const page = (path: string): string => readFileSync(`docs/${path}.md`, 'utf8').replaceAll(/\s+/g, ' ');

describe.each([
  ['terrafex', 'the fire pit gives back', ['comes from there (TF-6.9)', 'it comes back from the pit']],
  ['terrafex', 'frost burns', ['Fire burns frost', 'TF-6.7', 'move: R1xd4']],
  [
    'terrafex',
    'there are two readings of `support`, and how often play reaches the ending under each',
    ['Both readings are natural', '`line`, the default', 'With `adjacent` it must be on the next square', '173'],
  ],
  ['transformartian', 'W is a decision of ours', ['The W is our decision', '`shapes`', 'TX-2.2']],
  ['transformartian', 'sliding is not forming by a decision of ours', ['`sameShape` `scores`', 'TX-6.2']],
  [
    'icetraders',
    'when the Good win',
    ['**When the Good win**', 'IT-8.4', 'after the reveal', '`fallenGood` is `lose`'],
  ],
  [
    'toframenn',
    'the table of four colours is in force by itself',
    ['in force by itself', '`table` is `standard`', 'TO-2.5'],
  ],
  ['terrafex', 'what ends a game', ['need not end', '`quietLimit`', '`turnLimit`', 'TF-9.4']],
  ['toframenn', 'what ends a game', ['need not end', '`quietLimit`', '`plyLimit`', 'TO-8.7']],
  ['icetraders', 'what ends a game', ['Only eliminations end a game', '`turnLimit`', 'IT-8.7']],
  ['transformartian', 'what ends a game', ['need not end', '`turnLimit`', 'TX-9.2']],
  ['terra-mystica', 'what ends a game', ['A game always ends after round 6']],
] as const)('learn %s: %s', (game, _title, parts) => {
  test.each(parts)('%s', (part) => expect(page(`learn/${game}`)).toContain(part));
});

test('nothing says that the fire pit keeps everything', () => {
  const lessons = [english, german.games.terrafex].map((catalogue) => JSON.stringify(catalogue));
  for (const text of [...lessons, page('learn/terrafex'), page('rules/terrafex'), page('guide/glossary')])
    expect(text).not.toMatch(/the pit for good|They do not come back|für immer in der/);
});
