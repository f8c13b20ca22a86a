/** For every demand, a position and a move that break it and nothing before it, together with the same case corrected. */
import { game } from '../../../src/games/toframenn/index.js';
import { demandTests } from '../../kit/demands.js';
import { light, rosters, sourceBoard, tail, withOptions } from './kit.js';

const source = `play:L ${sourceBoard} ${tail}`;
const hands = `${rosters.mixed.join()} ${rosters.other.join()}`;
const place = `place:L - - ${hands} std,null,caster,-,-`;
const build =
  'build:L - - B1G2B3,B1O2B3,G1Y2K3,R1R2R3,[W1Y2Y3] B1K2C3,C1O2G3,G1P2W3,G1R2Y3,[O1R2Y3] std,null,caster,-,-';
const third =
  'place:L h1:B1O2R3 a7:C1W2B3,b8:G1Y2O3 G1P2K3,R1C2Y3,W1B2G3,Y1K2O3 K1R2W3,O1B2C3,P1G2R3 std,null,caster,-,-';
const mark =
  'mark:L a2:B1O2R3,c2:G1P2K3,d1:R1C2Y3,f1:W1B2G3,g2:Y1K2O3 a7:C1W2B3,b8:G1Y2O3,c7:K1R2W3,e7:O1B2C3,g7:P1G2R3 - - std,null,caster,-,-';
const beside = 'play:D a8:K1O2P3*,c6:W1B3,d1:B2Y3 a3:P1Y2G3,c5:Y1C2R3,d2:B1C2W3*';

demandTests(game, [
  {
    rule: 'TO-8.8',
    title: 'a move after the end',
    in: 'over:L:archmage a2:R3* a7:B3 - - std,null,caster,-,-',
    move: 'a2-b3',
    mended: { in: light('a2:R3*', 'a7:B3*') },
  },
  {
    rule: 'TO-5.5',
    title: 'a Move onto a wizard',
    in: light('a2:R3*,c4:Y1', 'a7:B3*'),
    move: 'a2-c4',
    mended: { in: light('a2:R3*', 'a7:B3*') },
  },
  {
    rule: 'TO-9.1',
    title: 'a Move from a square of another board',
    in: light('a2:R3*', 'a7:B3*'),
    move: { _tag: 'Move', from: 'a9', to: 'b3' } as never,
    mended: { move: 'a2-b3' },
  },
  {
    rule: 'TO-3.1',
    title: 'a wizard placed while they are built',
    in: build,
    move: 'W1Y2Y3@b1',
    mended: { move: '+W1Y2Y3' },
  },
  {
    rule: 'TO-4.1',
    title: 'a wizard moved while they are placed',
    in: place,
    move: 'b1-c2',
    mended: { move: 'B1O2R3@b1' },
  },
  {
    rule: 'TO-4.5',
    title: 'a wizard moved while the Archmages are marked',
    in: mark,
    move: 'a2-b3',
    mended: { move: 'a2*' },
  },
  { rule: 'TO-5.1', title: 'an Archmage marked in play', in: source, move: 'd3*', mended: { move: 'd3-f5' } },
  {
    rule: 'TO-5.7',
    title: 'a pass with an action',
    in: light('a8:R3*', 'a7:B1*'),
    move: 'pass',
    mended: { in: light('a8:R3*', 'c7:B1*') },
  },
  { rule: 'TO-5.2', title: 'a Move of an opposing wizard', in: source, move: 'c5-d4', mended: { move: 'd3-c4' } },
  { rule: 'TO-5.4', title: 'a Move backwards', in: source, move: 'd3-c2', mended: { move: 'd3-c4' } },
  {
    rule: 'TO-5.5',
    title: 'a Move over a wizard',
    in: light('a2:R3*,b3:Y1', 'a7:B3*'),
    move: 'a2-c4',
    mended: { in: light('a2:R3*', 'a7:B3*') },
  },
  {
    rule: 'TO-5.6',
    title: 'a Move past an opposing wizard',
    in: light('b3:R3*', 'c5:B1*'),
    move: 'b3-d5',
    mended: { move: 'b3-c4' },
  },
  {
    rule: 'TO-5.2',
    title: 'a Bolt of an opposing wizard',
    in: source,
    move: 'a3~d3:3>3',
    mended: { move: 'd3~a3:3>3' },
  },
  {
    rule: 'TO-6.2',
    title: 'a Bolt over seven squares',
    in: light('h1:R3*', 'a1:B1,c1:B1,h8:B1*'),
    move: 'h1~a1:3>1',
    mended: { move: 'h1~c1:3>1' },
  },
  {
    rule: 'TO-6.3',
    title: 'a Bolt at nobody',
    in: light('e4:R3*', 'e1:B1*'),
    move: 'e4~e7:3>1',
    mended: { move: 'e4~e1:3>1' },
  },
  {
    rule: 'TO-6.4',
    title: 'a Bolt over a wizard',
    in: light('a2:R3*,a4:Y1', 'a7:B3*'),
    move: 'a2~a7:3>3',
    mended: { in: light('a2:R3*', 'a7:B3*') },
  },
  {
    rule: 'TO-6.5',
    title: 'a small as spell',
    in: light('e4:R1R2R3*', 'e7:B1*'),
    move: 'e4~e7:1>1',
    mended: { move: 'e4~e7:2>1' },
  },
  {
    rule: 'TO-6.5',
    title: 'a spell that the caster does not have',
    in: light('e4:R1R3*', 'e7:B1*'),
    move: 'e4~e7:2>1',
    mended: { move: 'e4~e7:3>1' },
  },
  {
    rule: 'TO-6.6',
    title: 'a medium over five squares',
    in: light('a2:R2R3*', 'a7:B3*'),
    move: 'a2~a7:2>3',
    mended: { move: 'a2~a7:3>3' },
  },
  {
    rule: 'TO-6.7',
    title: 'a target that the wizard does not have',
    in: light('a2:R3*', 'a7:B3*'),
    move: 'a2~a7:3>2',
    mended: { move: 'a2~a7:3>3' },
  },
  {
    rule: 'TO-6.8',
    title: 'a colour that does not attack',
    in: light('e4:R3*', 'e7:R1*'),
    move: 'e4~e7:3>1',
    mended: { in: light('e4:R3*', 'e7:B1*') },
  },
  { rule: 'TO-5.2', title: 'a Duel of an opposing wizard', in: source, move: 'd2xd3', mended: { move: 'd3xd2' } },
  {
    rule: 'TO-7.1',
    title: 'a Duel along a diagonal',
    in: light('a4:R3*,b5:Y3', 'a5:R3*'),
    move: 'a4xb5',
    mended: { move: 'a4xa5' },
  },
  { rule: 'TO-7.1', title: 'a Duel over a distance', in: source, move: 'd3xc5', mended: { move: 'd3xd2' } },
  {
    rule: 'TO-7.1',
    title: 'a Duel with nobody',
    in: light('a4:R3*', 'a5:R3*'),
    move: 'a4xb4',
    mended: { move: 'a4xa5' },
  },
  { rule: 'TO-7.7', title: 'a removal that is not made', in: source, move: 'c6xc5', mended: { move: 'c6xc5:1' } },
  {
    rule: 'TO-7.8',
    title: 'a Duel that changes nothing where that is switched off',
    in: `${beside} - - std,live,caster,-,-`,
    move: 'd2xd1',
    mended: { in: `${beside} ${tail}` },
  },
  {
    rule: 'TO-7.6',
    title: 'a removal of a size that is not there',
    in: light('d3:B1B2B3*', 'd4:C1C3,h8:R1*'),
    move: 'd3xd4:2',
    mended: { move: 'd3xd4:1' },
  },
  { rule: 'TO-7.5', title: 'a removal beyond the margin', in: source, move: 'c6xc5:2', mended: { move: 'c6xc5:1' } },
  { rule: 'TO-4.2', title: 'a wizard of the other hand', in: place, move: 'C1W2B3@b1', mended: { move: 'B1O2R3@b1' } },
  { rule: 'TO-4.3', title: 'a wizard on the third rank', in: place, move: 'B1O2R3@b3', mended: { move: 'B1O2R3@b1' } },
  {
    rule: 'TO-1.2',
    title: 'a wizard of Light on a dark square',
    in: place,
    move: 'B1O2R3@a1',
    mended: { move: 'B1O2R3@b1' },
  },
  { rule: 'TO-1.3', title: 'a wizard on another', in: third, move: 'G1P2K3@h1', mended: { move: 'G1P2K3@f1' } },
  { rule: 'TO-4.5', title: 'an opposing wizard marked', in: mark, move: 'a7*', mended: { move: 'a2*' } },
  {
    rule: 'TO-3.2',
    title: 'a wizard of pyramids that are not loose',
    in: build,
    move: '+W1G2Y3',
    mended: { move: '+W1Y2Y3' },
  },
  {
    rule: 'TO-2.5',
    title: 'the limited table for more than its four colours',
    options: withOptions({ lightRoster: rosters.equal, darkRoster: rosters.mixed, table: 'limited' }),
    mended: { options: withOptions({ lightRoster: rosters.equal, darkRoster: rosters.equal, table: 'limited' }) },
  },
]);
