/** Words: every language works in the same way. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { german as translation } from '../../src/face/german/index.js';
import { type Catalogue, describeRefusal, faces, say, terrafexFace, terraMysticaFace } from '../../src/face/index.js';
import { check, initial } from '../../src/games/terrafex/index.js';
import { run } from '../../src/node/cli/program.js';
import { after } from '../bots/kit.js';

/** A part of Terrafex in German. Missing texts appear in English. */
const german: Catalogue = {
  language: 'de',
  texts: {
    'piece.R1': 'ein kleines Feuer',
    'piece.R2': 'ein mittleres Feuer',
    'piece.R3': 'ein großes Feuer',
    'piece.Y1': 'ein kleiner Berg',
    'piece.Y2': 'ein mittlerer Berg',
    'piece.Y3': 'ein großer Berg',
    'piece.G1': 'ein kleiner Wald',
    'piece.G2': 'ein mittlerer Wald',
    'piece.G3': 'ein großer Wald',
    'piece.B1': 'ein kleiner Gletscher',
    'piece.B2': 'ein mittlerer Gletscher',
    'piece.B3': 'ein großer Gletscher',
    'move.SpreadForest': '{who} breitet einen Wald nach {square} aus',
    'move.GrowForest': '{who} lässt den Wald auf {square} wachsen',
    'move.StartMountain': '{who} beginnt einen Berg auf {square}',
    'move.GrowMountain': '{who} lässt den Berg auf {square} wachsen',
    'move.SelectFire': '{who} wählt {piece}',
    'move.MoveGlacier': '{who} zieht den Gletscher von {from} nach {to}',
    'change.moved': '{piece} zieht von {from} nach {to}',
    'change.placed': '{piece} kommt auf {at}',
    'change.removed': '{piece} verlässt {at}',
    'change.replaced': '{from} auf {at} wird zu {to}',
    'change.scored.one': '{who} gewinnt {count} Punkt ({source})',
    'change.scored.other': '{who} gewinnt {count} Punkte ({source})',
    'change.turn': 'Am Zug: {who}',
    'source.forest': 'Wälder',
    'source.mountain': 'Berge',
    'source.fire': 'Feuer',
    'phase.turn': 'der Zug',
    'standing.usual': 'Am Zug: {who}',
    'standing.phase': 'Am Zug: {who} ({phase})',
    'a glacier cannot move to a square that is not adjacent': 'dieses Feld ist nicht benachbart',
  },
};

const speak = say([german, terrafexFace.english]);

describe('one of something, and several', () => {
  const [english, translated] = [
    say([terraMysticaFace.english]),
    say([translation.games['terra-mystica'], terraMysticaFace.english]),
  ];
  const start = after(terraMysticaFace.game, { players: 2 }, 1, 40);
  const convert = { _tag: 'Convert', by: 'witches', from: 'W', to: 'C' } as const;

  test.each([
    [1, '1 worker to 1 coin', '1 Arbeiter in 1 Münze'],
    [2, '2 workers to 2 coins', '2 Arbeiter in 2 Münzen'],
  ])('conversions of %i', (count, one, other) => {
    const said = terraMysticaFace.describe(start, { ...convert, give: count, get: count });
    expect(english(said)).toContain(`convert ${one}`);
    expect(translated(said)).toContain(`${other} eintauschen`);
  });
});

describe('words in another language', () => {
  test('moves, changes, positions', () => {
    expect(speak(terrafexFace.describe(initial, { _tag: 'GrowForest', square: 'c5' }))).toBe(
      'White lässt den Wald auf c5 wachsen',
    );
    expect(speak(terrafexFace.describeView(initial))).toBe('Am Zug: White');
    const checked = check({ _tag: 'GrowForest', square: 'c5' })(initial);
    if (isLeft(checked)) throw new Error(checked.left.text);
    const after = terrafexFace.game.applyLegal(initial, checked.right);
    const told = terrafexFace
      .changes(initial, checked.right, after)
      .map((change) => speak(terrafexFace.describeChange(after, change)));
    expect(told).toContain('Ein mittlerer Wald auf c5 wird zu ein großer Wald');
    expect(told.some((text) => /^(White|Black) gewinnt \d Punkte? \(Wälder\)$/.test(text))).toBe(true);
  });

  test('a refusal is translated sentence by sentence, and what is not stays English', () => {
    const refused = check({ _tag: 'MoveGlacier', from: 'a5', to: 'c5' })(initial);
    if (!isLeft(refused)) throw new Error('legal');
    const { rule, text } = refused.left;
    const own: Catalogue = { language: 'de', texts: { [text]: 'dieses Feld ist nicht benachbart' } };
    expect(say([own, terrafexFace.english])(describeRefusal(refused.left))).toBe(
      `${rule}: dieses Feld ist nicht benachbart`,
    );
    expect(say([terrafexFace.english])(describeRefusal(refused.left))).toBe(`${rule}: ${text}`);
  });

  test('a translation adds no keys to the English ones except sentences of refusals', () => {
    const unknown = Object.keys(german.texts).filter((key) => !(key in terrafexFace.english.texts));
    expect(unknown.every((key) => key.includes(' '))).toBe(true);
    expect(Object.keys(german.texts).length).toBeGreaterThanOrEqual(30);
  });

  test('plural forms are those of the language', () => {
    const polish: Catalogue = {
      language: 'pl',
      texts: { 'p.one': '{count} punkt', 'p.few': '{count} punkty', 'p.many': '{count} punktów' },
    };
    expect([1, 3, 5].map((count) => say([polish])({ key: 'p', params: { count } }))).toEqual([
      '1 punkt',
      '3 punkty',
      '5 punktów',
    ]);
  });

  test('a sentence that names a player is translated around the name', () => {
    const own: Catalogue = {
      language: 'de',
      texts: { seat: '{name}' },
      sentences: [
        ['it is for {who} to decide', '{who} entscheidet'],
        ['not {one}, but {other}', 'nicht {one}, sondern {other}'],
      ],
      names: [
        ['White', 'Weiß'],
        ['Seat {number}', 'Platz {number}'],
      ],
    };
    const heard = (key: string): string => say([own])({ key, params: {} });
    expect(heard('it is for White to decide')).toBe('Weiß entscheidet');
    expect(heard('it is for Anna, Seat 2 to decide')).toBe('Anna, Platz 2 entscheidet');
    expect(heard('not White, but {other}')).toBe('Nicht Weiß, sondern {other}');
    expect(heard('it is for White to decide now')).toBe('It is for White to decide now');
    expect(heard(`it is for ${' to decide'.repeat(100_000)}`)).toMatch(/ entscheidet$/);
    expect(heard('not '.repeat(100_000))).toMatch(/^Not /);
    expect(say([own])({ key: 'seat', params: { name: 'Seat 1' } })).toBe('Platz 1');
    expect(say([own])({ key: 'seat', params: { name: 'Whiteley' } })).toBe('Whiteley');
  });

  test('a key that nobody knows is said as it is, and gaps without a value are empty', () => {
    expect(say([german])({ key: 'nothing.known', params: {} })).toBe('Nothing.known');
    expect(say([{ language: 'en', texts: { a: 'x{missing}y' } }])({ key: 'a', params: {} })).toBe('Xy');
    expect(say([german])({ key: '__proto__', params: {} })).toBe('__proto__');
  });
});

describe('the command says what it shows', () => {
  const ask = async (...args: readonly string[]): Promise<string> => {
    const lines: string[] = [];
    const io = {
      out: (text: string) => lines.push(text),
      err: (text: string) => lines.push(text),
      input: process.stdin,
      width: 80,
    };
    await run(args, io);
    return lines.join('\n');
  };

  test('why and show with --words', async () => {
    const position = terrafexFace.game.position.print(initial);
    expect(await ask('why', 'terrafex', position, 'G^c5', '--words')).toBe('White grows the forest on c5: legal');
    expect(await ask('why', 'terrafex', position, 'G^c5')).toBe('legal');
    expect((await ask('show', 'terrafex', position, '--words')).split('\n')[0]).toBe('To move: White');
  });

  test('every game of the library has a face', () => {
    expect(faces.map(({ id }) => id)).toEqual([
      'icetraders',
      'terra-mystica',
      'terrafex',
      'toframenn',
      'transformartian',
    ]);
  });
});

test('verbs agree with the plural names of factions, and stay singular after the name of a player', () => {
  const english = say([terraMysticaFace.english]);
  const told = (key: string, who: string, params = {}): string => english({ key, params: { who, ...params } });
  expect(told('move.Pass.tile', 'Darklings', { tile: 'BON4' })).toBe('Darklings pass and take BON4');
  expect(told('move.Pass.tile', 'Ann', { tile: 'BON4' })).toBe('Ann passes and takes BON4');
  expect(told('move.Action', 'Chaos Magicians', { space: 'ACT6' })).toBe('Chaos Magicians use ACT6');
  expect(told('move.Bridge', 'Seat 1', { a: 'E7', b: 'E9' })).toBe('Seat 1 builds a bridge between E7 and E9');
  expect(told('standing.won', 'Witches', { why: 'the end', count: 1 })).toBe('The game is over (the end): Witches win');
});
