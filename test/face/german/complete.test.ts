/** German is complete: it covers every text of every English catalogue, every refusal of a move, and every option. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { german } from '../../../src/face/german/index.js';
import type { Catalogue } from '../../../src/face/index.js';
import { faces, say } from '../../../src/face/index.js';
import { english as answers } from '../../../src/web/board/answers.js';
import { english as page } from '../../../src/web/play/english.js';

const gapsOf = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

const ofGame = (id: string): Catalogue => german.games[id as keyof typeof german.games];

/** Texts that are correctly the same in both languages. */
const alike = new Set(['refusal', 'seat', 'tile', 'plain', 'team', 'faction.auren', 'faction.yetis']);

const all = faces.map((face) => face.open(({ game: { id, optionInfo }, english }) => ({ id, english, optionInfo })));

test.each(all)('$id: every English text has a German one with the same gaps', ({ id, english }) => {
  const { texts } = ofGame(id);
  const keys = Object.keys(english.texts);
  expect(keys.filter((key) => texts[key] === undefined)).toEqual([]);
  const differing = keys.filter((key) => {
    const [own, other] = [gapsOf(english.texts[key] ?? ''), gapsOf(texts[key] ?? '')];
    // For a count of one, one language may use an article and the other a number.
    const counted = key.endsWith('.one') ? other.filter((gap) => gap !== '{count}' || own.includes(gap)) : other;
    return JSON.stringify(own) !== JSON.stringify(counted);
  });
  expect(differing).toEqual([]);
  const same = keys.filter(
    (key) => texts[key] === english.texts[key] && /[a-z]{3}/i.test((texts[key] ?? '').replaceAll(/\{\w+\}/g, '')),
  );
  expect(same.filter((key) => !alike.has(key))).toEqual([]);
  console.info(`${id}: ${keys.length} texts`);
});

test.each(all)('$id: the only keys that German adds are English sentences', ({ id, english }) => {
  const unknown = Object.keys(ofGame(id).texts).filter(
    (key) => ![english, page, answers].some(({ texts }) => key in texts),
  );
  const meanings = all.flatMap(({ optionInfo }) => optionInfo.map(({ meaning }) => meaning));
  expect(unknown.filter((key) => !key.includes(' ') && !meanings.includes(key))).toEqual([]);
});

/** The sentences of a game's demands and refusals, as its sources state them. */
const refusalsOf = (id: string): readonly string[] => {
  const root = `src/games/${id}`;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?:moves\/.*|check|course\/play|engine\/(?:pending|question))\.ts$/.test(name),
  );
  return files.flatMap((name) =>
    Array.from(
      readFileSync(`${root}/${name}`, 'utf8').matchAll(
        /\btext:\s*'([^']+)'|(?:broken|over|notYourTurn)(?:<\w+>)?\('[^']+', '([^']+)'/g,
      ),
      ([, text, sentence]) => text ?? sentence ?? '',
    ),
  );
};

test.each(all)('$id: every refusal of a move is German', ({ id }) => {
  const sentences = [...new Set(refusalsOf(id))];
  const { texts } = ofGame(id);
  expect(sentences.length).toBeGreaterThan(5);
  expect(sentences.filter((text) => texts[text] === undefined)).toEqual([]);
  console.info(`${id}: ${sentences.length} refusals`);
});

test.each(all)('$id: every option is explained in German', ({ id, optionInfo }) => {
  const { texts } = ofGame(id);
  expect(optionInfo.map(({ meaning }) => meaning).filter((meaning) => texts[meaning] === undefined)).toEqual([]);
  const values = optionInfo.map((option) => option.values).filter((text) => /\b(?:or|a|to|of)\b/.test(text));
  expect(values.filter((text) => texts[text] === undefined)).toEqual([]);
});

test('every German sentence has the gaps of its English one', () => {
  for (const catalogue of [...Object.values(german.games), german.others])
    for (const [english, other] of [...(catalogue.sentences ?? []), ...(catalogue.names ?? [])])
      expect(gapsOf(other)).toEqual(gapsOf(english));
});

test('other games hear what all games share', () => {
  expect(say([german.others])({ key: 'change.over', params: {} })).toBe('Das Spiel ist zu Ende');
  expect(say([german.others])({ key: 'it is for Seat 1, Anna to decide', params: {} })).toBe(
    'Die Entscheidung liegt bei: Platz 1, Anna',
  );
});

test('every answer of a board, and every key of its sheet, is German', () => {
  const known = ofGame('terrafex').texts;
  expect(Object.keys(answers.texts).filter((key) => known[key] === undefined)).toEqual([]);
});
