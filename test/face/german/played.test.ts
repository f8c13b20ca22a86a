/** Random games of every game, described in German only: nothing remains in English. */
import { isLeft } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { applyMoveAs, decode, type GameTypes, seats, source } from '../../../src/core/index.js';
import { playout } from '../../../src/core/playing/playout.js';
import { german } from '../../../src/face/german/index.js';
import {
  describeRefusal,
  type Face,
  icetradersFace,
  type Message,
  say,
  terrafexFace,
  terraMysticaFace,
  toframennFace,
  transformartianFace,
} from '../../../src/face/index.js';

const games = Number(process.env['GERMAN_GAMES'] ?? 4);

/** Notations and numbers belong to no language. */
const isPlain = (text: string): boolean => !/[a-zäöü]{3}/.test(text);

interface Heard {
  readonly said: Set<string>;
  readonly refused: Set<string>;
}

/** Every key of a message and of the messages in its gaps. */
const keysOf = ({ key, params }: Message): readonly string[] => [
  key,
  ...Object.values(params).flatMap((value) => {
    if (typeof value !== 'object') return [];
    return 'key' in value ? keysOf(value) : value.flatMap(keysOf);
  }),
];

const english = /\b(?:the|of|and|to|is|from|with|place|seat|white|black|light|darkness|small|large|hex|square)\b/i;

const listen = <T extends GameTypes>(
  face: Face<T>,
  start: T['State'],
  seed: number,
  plies: number,
  heard: Heard,
): void => {
  const { game } = face;
  const own = german.games[game.id as keyof typeof german.games];
  const speak = say([own]);
  const isKnown = (key: string): boolean =>
    own.texts[key] !== undefined || own.texts[`${key}.other`] !== undefined || speak({ key, params: {} }) !== key;
  const told = (said: Message, into: Set<string>): void => {
    const text = speak(said);
    if (into.has(text)) return;
    for (const key of keysOf(said))
      if (!isPlain(key)) expect(own.texts[key] ?? own.texts[`${key}.other`], `${game.id} ${key}`).toBeDefined();
    expect(text).not.toMatch(/\{|undefined|[a-z]\.[a-z]/);
    // Remove the rule number, because its letters come from the game's name.
    expect(text.replace(/^[A-Z]+-\S+: /, '')).not.toMatch(english);
    into.add(text);
  };
  let ply = 0;
  playout(game)(start, source(seed), plies, ({ before, legal, move }) => {
    const after = game.applyLegal(before, move);
    told(face.describeView(before), heard.said);
    for (const change of face.changes(before, move, after)) told(face.describeChange(after, change), heard.said);
    told(face.describe(before, move), heard.said);
    if (ply++ % 20 !== 0) return;
    for (const move of legal) {
      told(face.describe(before, move), heard.said);
      for (const { said, kind } of face.parts(move)) {
        expect(said, kind).toBeDefined();
        if (said !== undefined) told(said, heard.said);
      }
    }
    for (const move of face.tried(before)) {
      const checked = game.check(move)(before);
      if (isLeft(checked)) told(describeRefusal(checked.left), heard.refused);
    }
    for (const seat of seats.slice(0, game.seatCount(before))) {
      const [first] = legal;
      const made = first === undefined ? undefined : applyMoveAs(game)(seat, first)(before);
      if (made === undefined || !isLeft(made)) continue;
      const text = speak(describeRefusal(made.left));
      expect(isKnown(made.left.text)).toBe(true);
      heard.refused.add(text);
    }
  });
};

const played = <T extends GameTypes>(face: Face<T>, variants: readonly unknown[], plies: number): void => {
  test(`${face.game.id}: random games are described entirely in German`, { timeout: 300_000 }, () => {
    const heard: Heard = { said: new Set(), refused: new Set() };
    for (let seed = 1; seed <= games; seed++) {
      const options = decode(face.game.options)(variants[seed % variants.length]);
      if (isLeft(options)) throw new Error(JSON.stringify(options.left));
      const start = face.game.setup(options.right, seed);
      if (isLeft(start)) throw new Error(start.left.text);
      listen(face, start.right, seed, plies, heard);
    }
    console.info(`${face.game.id}: ${games} games, ${heard.said.size} sentences, ${heard.refused.size} refusals`);
    expect(heard.said.size).toBeGreaterThan(50);
    expect(heard.refused.size).toBeGreaterThan(3);
    if (process.env['GERMAN_SAYS'] !== undefined) console.info([...heard.said, ...heard.refused].join('\n'));
  });
};

played(terrafexFace, [{}, { layout: '2', push: 1 }, { turnLimit: 30, extraTurn: 'drawn' }], 250);
played(toframennFace, [{}, { build: 'stack' }, { quietLimit: 20 }], 200);
played(transformartianFace, [{}, { players: 4 }, { players: 6, teams: 3 }], 40);
played(icetradersFace, [{ players: 2 }, { players: 3 }, { players: 5 }], 300);
played(
  terraMysticaFace,
  [
    { players: 2 },
    { players: 3, 'leech-timing': 'deferred' },
    { players: 4, map: 'fire-ice' },
    { players: 3, auction: true },
  ],
  260,
);
