import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { applyText } from '../../../src/core/index.js';
import { german } from '../../../src/face/german/index.js';
import { icetradersFace, terrafexFace, toframennFace } from '../../../src/face/index.js';
import { game, initial, type State } from '../../../src/games/terrafex/index.js';
import { session } from '../../../src/web/session/index.js';

const applied = (state: State, text: string): State => {
  const after = applyText(game)(text)(state);
  if (isLeft(after)) expect.fail();
  return after.right;
};

const at = (value: string) => ({ kind: 'square', value });

describe('what a move would do', () => {
  test('of a place that names a move: words, pieces and points', () => {
    const play = session(terrafexFace);
    const before = play.snapshot();
    expect(play.preview(at('c5'))).toEqual({
      words: 'White grows the forest on c5',
      parts: play.face.parts(play.snapshot().moves.find((one) => play.face.game.moveText.print(one) === 'G^c5')!),
      told: ['A medium forest on c5 becomes a large forest'],
      touched: [{ kind: 'square', value: 'c5' }],
      gains: [
        { who: 'White', points: -2 },
        { who: 'Black', points: 3 },
      ],
      costs: [],
      warning: '',
      then: applied(initial, 'G^c5'),
    });
    expect(play.snapshot()).toBe(before);
  });

  test('it matches what happens when the move is made', () => {
    const start = 'play:L a8:K1O2P3*,c6:W1B3,d3:B2Y3 a3:P1Y2G3,c5:Y1C2R3,d2:B1C2W3* - - std,null,caster,-,-';
    const play = session(toframennFace, { start });
    play.pick(at('d3'));
    const found = play.preview(at('f5'));
    play.pick(at('f5'));
    const { told } = play.snapshot();
    expect(found?.words).toBe(told[0]);
    expect(told).toEqual(expect.arrayContaining([...(found?.told ?? ['missing'])]));
    expect(found?.gains).toEqual([]);
  });

  test('none if a place names no move, or takes a pick back', () => {
    const play = session(terrafexFace);
    expect(play.preview([])).toBeNull();
    expect(play.preview(at('a5'))).toBeNull();
    expect(play.preview(at('z9'))).toBeNull();
    play.pick(at('a5'));
    expect(play.preview(at('a5'))).toBeNull();
    expect(play.preview(at('b5'))?.words).toBe('White moves the glacier on a5 to b5');
  });

  test('names of seats are those of the language', () => {
    const play = session(terrafexFace, { catalogues: [german.games.terrafex] });
    expect(play.preview(at('c5'))?.gains.map(({ who }) => who)).toEqual(['Weiß', 'Schwarz']);
  });

  test('names are those of the players', () => {
    const play = session(terrafexFace, { seats: [{ name: 'Ada' }, { name: 'Bo' }] });
    expect(play.preview(at('c5'))?.gains.map(({ who }) => who)).toEqual(['Ada', 'Bo']);
  });

  test('nothing that depends on what the seat does not see', () => {
    // This eliminates seat 1. Whether it wins the game depends on alignments that seat 0 does not know.
    const start = '3 main 0 GGE +++ - 1:R2=0Y1,1R3G2;2:Y1=0B3;3:B2=2B3 -';
    const mine = session(icetradersFace, { start }).as(0);
    const pick = (kind: string, value: string) => expect(isRight(mine.pick({ kind, value }))).toBe(true);
    pick('ship', 'R3@1');
    const found = mine.preview({ kind: 'owner', value: '1' });
    expect(found?.words).toBe('Seat 0 reduces a large red pyramid of Seat 1 in system 1');
    expect(found).toMatchObject({ told: [], gains: [] });
  });

  test('a move in a game with secrets is foreseen where it depends on none', () => {
    const start = '2 main 0 GE ++ - 1:R1=0Y1;2:R2=1R3;3:B1=;4:Y2= -';
    const mine = session(icetradersFace, { start }).as(0);
    mine.pick({ kind: 'ship', value: 'Y1@1' });
    expect(mine.preview({ kind: 'system', value: '3' })?.told).toEqual([
      'A small yellow pyramid of Seat 0 moves from system 1 to system 3',
    ]);
  });
});
