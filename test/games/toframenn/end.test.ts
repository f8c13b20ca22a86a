import { isSome } from 'fp-ts/Option';
import { describe, expect } from 'vitest';
import { game } from '../../../src/games/toframenn/index.js';
import { at, legalTexts, result, walk } from '../../kit/play.js';
import { dark, light, rosters, rule, tail, withOptions } from './kit.js';

const after = result(game);
const position = at(game);

/** The reason and the winners of a position that is over. */
const outcome = (text: string): string => {
  const ended = game.outcome(position(text));
  return isSome(ended) ? [ended.value.reason, ...ended.value.winners].join(' ') : 'on';
};

const stage = (text: string): string => text.slice(0, text.indexOf(' '));

describe('the end', () => {
  rule('TO-8.1', 'the side whose Archmage is destroyed has lost at once', () => {
    const duel = after(light('c2:K3*,d3:Y3', 'a7:W3,d4:G1*'), 'd3xd4:1');
    expect(duel).toBe(`over:L:archmage c2:K3*,d5:Y3 a7:W3 ${tail}`);
    expect(outcome(duel)).toBe('archmage 0');
    expect(after(dark('e6:B1*', 'd6:R3*'), 'd6xe6:1')).toBe(`over:D:archmage - f6:R3* ${tail}`);
    expect(stage(after(light('a8:R3*', 'a5:B1*'), 'a8~a5:3>1'))).toBe('over:L:archmage');
  });

  rule('TO-8.2', 'also if it destroyed itself, alone', () => {
    expect(after(light('b1:R3,e4:R2*', 'a3:K1*,e7:B3'), 'e4~e7:2>3')).toBe(`over:D:archmage b1:R3 a3:K1* ${tail}`);
    expect(stage(after(dark('a2:K1*,e4:B2C3', 'a7:R3,e7:R2*'), 'e7~e4:2>2'))).toBe('over:L:archmage');
  });

  rule('TO-8.3', 'both by one Bolt: the caster, or the count of what is left', () => {
    const both = (side: typeof light, own: string, opponent: string, fall: string): string =>
      stage(after(side(own, opponent, `- - std,null,${fall},-,-`), side === light ? 'e4~e7:2>2' : 'e7~e4:2>2'));
    expect(both(light, 'b1:R2,e4:R2*', 'a3:K3,e7:B2*', 'caster')).toBe('over:L:archmage');
    expect(both(light, 'b1:R2,e4:R2*', 'a3:K3,e7:B2*', 'count')).toBe('over:D:archmage');
    expect(both(light, 'b1:R3,e4:R2*', 'a3:K3,e7:B2*', 'count')).toBe('over:=:archmage');
    expect(both(light, 'b1:R1R3,e4:R2*', 'a3:K3,e7:B2*', 'count')).toBe('over:L:archmage');
    expect(both(dark, 'b1:R3,e4:R2*', 'a3:K2,e7:B2*', 'caster')).toBe('over:D:archmage');
    expect(both(dark, 'b1:R3,e4:R2*', 'a3:K2,e7:B2*', 'count')).toBe('over:L:archmage');
    // Both sides lose their last wizard.
    expect(both(light, 'e4:R2*', 'e7:B2*', 'caster')).toBe('over:L:archmage');
    expect(both(light, 'e4:R2*', 'e7:B2*', 'count')).toBe('over:=:archmage');
  });

  rule('TO-8.4', 'over when no pair is alive: by gap, size and colour', () => {
    const ends = (own: string, opponent: string): string => stage(after(dark(own, opponent), 'b6-c5'));
    // From a8 to c5 the gap is 5.
    expect(ends('a8:G3*', 'b6:Y3*')).toBe('play:L');
    expect(ends('a8:G1*', 'b6:Y3*')).toBe('play:L'); // yellow attacks green
    expect(ends('a8:Y1G3*', 'b6:B1*')).toBe('play:L');
    expect(ends('a8:G2*', 'b6:Y2*')).toBe('over:=:passed');
    expect(ends('a8:G2*', 'b6:Y1Y2*')).toBe('over:D:passed');
    expect(ends('a8:G2K3*', 'b6:Y2*')).toBe('over:L:passed'); // the large pyramid attacks nothing
    const next = (own: string, opponent: string): string => stage(after(dark(own, opponent), 'd6-e5'));
    // From d7 to e5 the gap is 1 + 2 = 3.
    expect(next('d7:G2*', 'd6:Y1*')).toBe('play:L');
    expect(next('d7:G1*', 'd6:Y2*')).toBe('play:L');
    expect(next('d7:G1*', 'd6:Y1*')).toBe('over:=:passed');
    expect(next('d7:K3*', 'd6:B3*')).toBe('over:=:passed');
    // A single live pair keeps the game going; with a gap of 1, its pyramids do not matter.
    expect(stage(after(dark('d7:K1*', 'd6:B1*,d8:B1'), 'd6-e5'))).toBe('play:L');
  });

  rule('TO-8.5', 'over when neither side can act, though a pair is alive', () => {
    const stuck = light('a6:K3,a8:B1,c6:B1,c8:B1*', 'a1:B1,b2:R1*,c1:B1');
    expect(after(stuck, 'c6-b7')).toBe(`over:L:passed a6:K3,a8:B1,b7:B1,c8:B1* a1:B1,b2:R1*,c1:B1 ${tail}`);
    // It is enough if one side has a Move.
    expect(stage(after(light('a6:K3,a8:B1,c6:B1,c8:B1*', 'a1:B1,b2:R1*,c1:B1,h2:B1'), 'c6-b7'))).toBe('play:D');
    // A null Duel counts as long as it is legal.
    const walled = 'a6:K1,a8:K1,c6:K1,c8:K1*';
    expect(stage(after(light(walled, 'a7:O1O2O3*'), 'c6-b7'))).toBe('play:D');
  });

  rule('TO-8.6', 'the pips on the board; the token counts nothing', () => {
    const passed = (own: string, opponent: string): string => stage(after(dark(own, opponent), 'b6-c5'));
    expect(passed('a8:K2*', 'b6:R2*')).toBe('over:=:passed');
    expect(passed('a8:K1K2*', 'b6:R2*')).toBe('over:L:passed');
    expect(passed('a8:K2*', 'b6:R1R2*')).toBe('over:D:passed');
    expect(passed('a8:K2*', 'b6:R1*,c1:R1')).toBe('over:=:passed');
  });

  rule('TO-8.7', 'the counters and what resets them', () => {
    const limits = (quiet: string, plies: string): string =>
      light('e4:R2Y3*', 'e7:B1C3*', `- - std,null,caster,${quiet},${plies}`);
    expect(after(limits('8:6', '40:9'), 'e4-d5')).toContain(' std,null,caster,8:7,40:10');
    expect(after(limits('8:7', '40:9'), 'e4~e7:2>1')).toMatch(/^play:D .*8:0,40:10$/);
    expect(after(limits('8:7', '-'), 'e4-d5')).toBe(`over:L:quiet d5:R2Y3* e7:B1C3* - - std,null,caster,8:8,-`);
    expect(after(limits('-', '40:39'), 'e4~e7:2>1')).toMatch(/^over:L:plies .*40:40$/);
    expect(after(limits('1:0', '-'), 'e4-d5')).toMatch(/^over:L:quiet /);
    expect(after(limits('-', '1:0'), 'e4-d5')).toMatch(/^over:L:plies /);
    expect(after(limits('-', '-'), 'e4-d5')).toContain(' std,null,caster,-,-');
    // A pass and a Duel without a removal count as quiet; a removal resets the count.
    expect(after(light('a8:R3*', 'c7:B1*', '- - std,null,caster,9:2,-'), 'pass')).toContain('9:3');
    expect(after(light('d3:B1*', 'd4:R3*', '- - std,null,caster,9:2,-'), 'd3xd4')).toContain('9:3');
    expect(after(light('d3:B3*', 'd4:R1,h8:R1*', '- - std,null,caster,9:2,-'), 'd3xd4:1')).toContain('9:0');
    // The set-up does not count.
    const { states } = walk(game, withOptions({ quietLimit: 3, plyLimit: 3, build: 'stack' }), 2, 40);
    const first = states.find(({ stage: { _tag } }) => _tag === 'Play');
    expect([first?.quiet, first?.plies]).toEqual([0, 0]);
    expect(states.length).toBe(26);
  });

  rule('TO-8.8', 'over means no moves, and any text is refused by this number', () => {
    const over = `over:L:archmage a8:R3* - ${tail}`;
    expect(legalTexts(game, position(over))).toEqual([]);
    expect(game.toMove(position(over))).toEqual([]);
    for (const move of ['a8-b9', 'pass', '', 'b1*', '+R1G2B3', 'a8~a5:3>1', 'R1G2B3@b1', 'a8xa7'])
      expect(after(over, move)).toBe('TO-8.8');
  });

  rule('TO-8.9', 'pips on the board, in hand and loose; 30 each before play; the winner may have fewer', () => {
    const { mixed, other } = rosters;
    const { states } = walk(game, withOptions({ lightRoster: mixed, darkRoster: other, build: 'stack' }), 5, 22);
    for (const state of states) expect(game.score(state)).toEqual([30, 30]);
    expect(game.score(position(light('e4:R2Y3*', 'e7:B1C3*')))).toEqual([5, 4]);
    const fewer = after(light('b1:R2,e4:R2*', 'a3:K3,e7:B2*'), 'e4~e7:2>2');
    expect([game.score(position(fewer)), outcome(fewer)]).toEqual([[2, 3], 'archmage 0']);
    expect(outcome(`over:=:passed a8:K2* c5:R2* ${tail}`)).toBe('passed 0 1');
    expect(outcome(light('e4:R2Y3*', 'e7:B1C3*'))).toBe('on');
  });

  rule('TO-8.10', 'archmage, then passed, quiet, plies', () => {
    const all = '- - std,null,caster,8:7,9:8';
    expect(stage(after(light('a8:R3*', 'a5:B1*', all), 'a8~a5:3>1'))).toBe('over:L:archmage');
    // Black attacks red, an Archmage; the remaining wizards have also passed each other.
    expect(stage(after(dark('a8:K2*', 'b6:R2*', all), 'b6-c5'))).toBe('over:=:passed');
    expect(stage(after(light('e4:R2Y3*', 'e7:B1C3*', all), 'e4-d5'))).toBe('over:L:quiet');
    expect(stage(after(light('e4:R2Y3*', 'e7:B1C3*', '- - std,null,caster,8:6,9:8'), 'e4-d5'))).toBe('over:L:plies');
    expect(stage(after(light('e4:R2Y3*', 'e7:B1C3*', all), 'e4~e7:2>1'))).toBe('over:L:plies');
  });
});
