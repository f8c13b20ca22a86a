/** Random games, drawn in German: no text in a picture remains English. */
import { isLeft } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { decode, type GameTypes, source } from '../../../src/core/index.js';
import { playout } from '../../../src/core/playing/playout.js';
import { german } from '../../../src/face/german/index.js';
import {
  type Face,
  icetradersFace,
  terrafexFace,
  terraMysticaFace,
  toframennFace,
  transformartianFace,
} from '../../../src/face/index.js';
import { svgText } from '../../../src/face/paint/element.js';
import {
  type BoardGame,
  icetradersBoard,
  terrafexBoard,
  terraMysticaBoard,
  toframennBoard,
  transformartianBoard,
} from '../../../src/web/board/index.js';

const englishWord =
  /\b(?:the|of|and|to|is|its|from|with|seats?|turn|white|black|light|darkness|small|large|square|pit|pool|points?|pips?|wins?|system|ship|picked|hidden|good|evil|out|left|stash|archmage|passed|quiet|plies|limit|stuck|last|void|target|glaciers|dwelling|trading|house|temple|stronghold|per|built|pass|coins?|workers?|priests?|power|spades?|forest|lakes|hex|tile|taken|free|bridge|town|cults?|faction|order)\b/i;

const spoken = /(?:<(?:text|title)\b[^>]*>|aria-label=")([^<"]*)/g;

/** Painters measure English texts; a translation may be a few letters longer. */
const fits = (plain: string, told: string): boolean => told.length <= Math.max(plain.length + 9, 1.4 * plain.length);

const shownIn = (svg: string): readonly string[] =>
  Array.from(svg.matchAll(/<text\b[^>]*>([^<]*)/g), ([, text = '']) => text);

const textsOf = (svg: string): readonly string[] => Array.from(svg.matchAll(spoken), ([, text = '']) => text);

/** Letters, numbers, codes, and names that are the same in both languages. */
const isNotation = (text: string): boolean => !/\p{L}{3}/u.test(text);

const isSame = /^(?:(?:Team|System|Material) .*|.*Auren|Yetis|Terra|Terra Mystica|[A-Z]+\d*)$/;

const drawn = <T extends GameTypes>(
  face: Face<T>,
  board: BoardGame,
  variants: readonly unknown[],
  plies: number,
  isBroken = false,
): void => {
  test(`${face.game.id}: pictures of random games are German`, { timeout: 120_000 }, () => {
    const catalogues = [german.games[face.game.id as keyof typeof german.games], face.english];
    const seen = new Set<string>();
    const left = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) {
      const options = decode(face.game.options)(variants[seed % variants.length]);
      if (isLeft(options)) throw new Error(JSON.stringify(options.left));
      const start = face.game.setup(options.right, seed);
      if (isLeft(start)) throw new Error(start.left.text);
      const compare = (state: T['State']): void => {
        const looks = [board.pictures, ...(board.desk === undefined ? [] : [board.desk])];
        for (const [draw, narrow] of looks.flatMap((look) => [[look, false] as const, [look, true] as const])) {
          const pictures = (more: object) => draw(state, { interactive: true, seat: 1, ...more }, narrow).map(svgText);
          const plain = pictures({}).flatMap(textsOf);
          const told = pictures({ catalogues });
          expect(told.join('')).not.toContain('<desc>');
          const shown = pictures({}).flatMap(shownIn);
          // Lines are broken after translation, so a translated picture may have a different number of lines. Skip such pictures.
          const texts = told.flatMap(shownIn);
          for (const [index, text] of isBroken || draw === board.desk || texts.length !== shown.length
            ? []
            : texts.entries())
            expect([shown[index], text, fits(shown[index] ?? '', text)]).toEqual([shown[index], text, true]);
          const english = new Set(plain);
          for (const text of told.flatMap(textsOf)) {
            if (seen.has(text)) continue;
            seen.add(text);
            const isEnglish = englishWord.test(text.replaceAll('System', ''));
            if (isEnglish || (!isNotation(text) && !isSame.test(text) && english.has(text))) left.add(text);
          }
        }
      };
      compare(playout(face.game)(start.right, source(seed), plies, ({ before }) => compare(before)));
    }
    expect([...left]).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
  });
};

drawn(terrafexFace, terrafexBoard, [{}, { layout: '2', push: 1 }, { turnLimit: 30, extraTurn: 'drawn' }], 250);
drawn(toframennFace, toframennBoard, [{}, { build: 'stack' }, { quietLimit: 20 }], 200);
drawn(transformartianFace, transformartianBoard, [{}, { players: 4 }, { players: 6, teams: 3 }], 40);
drawn(icetradersFace, icetradersBoard, [{ players: 2 }, { players: 3 }, { players: 5 }], 300);
drawn(terraMysticaFace, terraMysticaBoard, [{}, { players: 3 }, { players: 5, map: 'fire-ice' }], 50, true);
