/** For every demand a position and a move that break it and nothing before it, with the same thing put right beside it. */
import { game } from '../../src/terrafex/index.js';
import { demandTests } from '../kit/demands.js';

const all = 'w RYGB - 000 1 k2a0';
const empty = '........';
const rows = (row7: string, row4: string, row1: string, rest = all): string =>
  [row7, empty, empty, row4, empty, empty, row1].join('/').concat(' ', rest);
/** Row 4 of an otherwise empty board. */
const row4 = (row: string, rest = all): string => rows(empty, row, empty, rest);
/** The other seat has a fire of this size to play. */
const fire = (row: string, size: number): string => row4(row, `w RYGB ${size} 000 1 k2a0`);

demandTests(
  game,
  [
    {
      rule: 'TF-9.5',
      title: 'a move without glaciers left',
      in: row4('G1.......', 'w RYG - 000 1 k2a0'),
      move: 'Y@h7',
      mended: { in: row4('G1......B1', 'w RYG - 000 1 k2a0') },
    },
    {
      rule: 'TF-11.1',
      title: 'landing squares out of order',
      in: row4('B2Y3......'),
      move: {
        _tag: 'SplitGlacier',
        from: 'a4',
        to: 'b4',
        landings: [
          { square: 'b5', size: 1 },
          { square: 'b3', size: 1 },
        ],
      },
      mended: { move: 'Ba4>b4=b3:1,b5:1' },
    },
    {
      rule: 'TF-6.3',
      title: 'another fire than the one selected',
      in: fire('G1......B3', 1),
      move: 'R2xa4',
      mended: { in: fire('G1......B3', 2) },
    },
    {
      rule: 'TF-6.3',
      title: 'a fire that nobody has selected',
      in: row4('G1......B3'),
      move: 'R1xa4',
      mended: { in: fire('G1......B3', 1) },
    },
    {
      rule: 'TF-3.3',
      title: 'a colour whose tracker is down',
      in: row4('G1......B3', 'w RGB - 000 1 k2a0'),
      move: 'Y@b4',
      mended: { in: row4('G1......B3') },
    },
    {
      rule: 'TF-6.1',
      title: 'a fire of which none is left',
      in: row4('R1R1R1R1R1..B3'),
      move: 'R1',
      mended: { in: row4('R1R1R1R1...B3') },
    },
    {
      rule: 'TF-6.2',
      title: 'a fire that cannot be played',
      in: row4('R1......B3'),
      move: 'R3',
      mended: { move: 'R2' },
    },
    {
      rule: 'TF-6.4',
      title: 'a fire on a mountain',
      in: fire('Y1......B3', 1),
      move: 'R1@a4',
      mended: { move: 'R1@b4' },
    },
    {
      rule: 'TF-6.4',
      title: 'a medium fire that starts',
      in: fire('G1......B3', 2),
      move: 'R2@b4',
      mended: { in: fire('G1......B3', 1), move: 'R1@b4' },
    },
    {
      rule: 'TF-6.5',
      title: 'a fire that grows by two sizes',
      in: fire('R1G1.....B3', 3),
      move: 'R3^a4',
      mended: { in: fire('R2G1.....B3', 3) },
    },
    {
      rule: 'TF-6.8',
      title: 'a glacier on a forest burned',
      in: fire('B3+G1G1.....B3', 1),
      move: 'R1xa4',
      mended: { move: 'R1xb4' },
    },
    {
      rule: 'TF-3.7',
      title: 'a forest burned to a small one that is not there',
      in: '.......B3/......../......../......../..G2...../.....G1G1./.....G1G1G1 w RYGB 1 000 1 k2a0',
      move: 'R1xc3',
      mended: { in: '.......B3/......../......../......../..G2...../.....G1G1./.....G1G1. w RYGB 1 000 1 k2a0' },
    },
    {
      rule: 'TF-6.9',
      title: 'a fire left of which there is none in pool or pit',
      in: fire('G1R2R2R2R2R2.B3', 3),
      move: 'R3xa4',
      mended: { in: row4('G1R2R2R2R2..B3', 'w RYGB 3 010 1 k2a0') },
    },
    {
      rule: 'TF-4.2',
      title: 'a forest beside no large one',
      in: row4('G3......B3'),
      move: 'G@c4',
      mended: { move: 'G@b4' },
    },
    {
      rule: 'TF-4.2',
      title: 'a forest on a mountain',
      in: row4('G3Y1.....B3'),
      move: 'G@b4',
      mended: { in: row4('G3......B3') },
    },
    {
      rule: 'TF-3.7',
      title: 'a small forest of which none is left',
      in: rows('G1G1G1G1G1...', empty, 'G3......B1'),
      move: 'G@a2',
      mended: { in: rows('G1G1G1G1....', empty, 'G3......B1') },
    },
    {
      rule: 'TF-4.3',
      title: 'a frosted forest that grows',
      in: row4('B1+G2......B3'),
      move: 'G^a4',
      mended: { in: row4('G2......B3') },
    },
    {
      rule: 'TF-4.1',
      title: 'a large forest that grows',
      in: row4('G3......B3'),
      move: 'G^a4',
      mended: { in: row4('G2......B3') },
    },
    {
      rule: 'TF-3.7',
      title: 'a medium forest of which none is left',
      in: rows('G2G2G2G2G2...', empty, 'G1......B1'),
      move: 'G^a1',
      mended: { in: rows('G2G2G2G2....', empty, 'G1......B1') },
    },
    {
      rule: 'TF-7.1',
      title: 'a forest that moves as a glacier',
      in: row4('G1......B3'),
      move: 'Ba4>b4',
      mended: { in: row4('B1......B3') },
    },
    {
      rule: 'TF-7.2',
      title: 'a glacier that moves two squares',
      in: row4('B2.......'),
      move: 'Ba4>c4',
      mended: { move: 'Ba4>b4' },
    },
    {
      rule: 'TF-7.3',
      title: 'nothing to move away from',
      in: row4('G1B1......'),
      move: 'Bb4>c4',
      mended: { in: row4('Y1B1......') },
    },
    {
      rule: 'TF-7.9',
      title: 'landing squares without a mountain',
      in: row4('B2.......'),
      move: 'Ba4>b4=a4:1',
      mended: { move: 'Ba4>b4' },
    },
    {
      rule: 'TF-7.7',
      title: 'a large glacier that becomes one on a medium mountain',
      in: row4('B3Y2......'),
      move: 'Ba4>b4=a4:2',
      mended: { move: 'Ba4>b4=a4:2,b3:1' },
    },
    {
      rule: 'TF-7.8',
      title: 'a large glacier that becomes two on a large mountain',
      in: row4('B3Y3......'),
      move: 'Ba4>b4=a4:1,b3:1',
      mended: { move: 'Ba4>b4=a4:1,b3:1,b5:1' },
    },
    {
      rule: 'TF-7.9',
      title: 'a landing beyond the mountain',
      in: row4('B2Y3......'),
      move: 'Ba4>b4=b5:1,c4:1',
      mended: { move: 'Ba4>b4=b3:1,b5:1' },
    },
    {
      rule: 'TF-3.7',
      title: 'a split into more small glaciers than there are',
      in: rows('B1B1B1B1....', 'B2Y2......', empty),
      move: 'Ba4>b4=a4:1,b3:1',
      mended: { in: rows('B1B1B1B2B2B2B2.', 'B2Y2......', empty) },
    },
    {
      rule: 'TF-3.7',
      title: 'a split into a medium glacier that is not there',
      in: rows('B2B2B2B2B2...', 'B3Y2......', empty),
      move: 'Ba4>b4=a4:1,b3:2',
      mended: { in: rows('B2B2B2B2....', 'B3Y2......', empty) },
    },
    {
      rule: 'TF-7.9',
      title: 'a medium mountain without landing squares',
      in: row4('B2Y2......'),
      move: 'Ba4>b4',
      mended: { move: 'Ba4>b4=a4:1,b3:1' },
    },
    {
      rule: 'TF-7.6',
      title: 'a mountain pushed onto a forest',
      in: row4('B2Y1.G1....'),
      move: 'Ba4>b4',
      mended: { in: row4('B2Y1G1.....') },
    },
    {
      rule: 'TF-3.7',
      title: 'a large glacier for a merger of which none is left',
      in: '......../......../......../B2B2....../......../.....B3../.....B3B3B3 w RYGB - 000 1 k2a0',
      move: 'Ba4>b4',
      mended: { in: '......../......../......../B2B2....../......../.....B3../.....B3B3. w RYGB - 000 1 k2a0' },
    },
    {
      rule: 'TF-8.6',
      title: 'a medium forest for two small ones of which none is left',
      in: '......../......../......../B2+G1B2+G1....../......../.....G2G2./.....G2G2G2 w RYGB - 000 1 k2a0',
      move: 'Ba4>b4',
      mended: {
        in: '......../......../......../B2+G1B2+G1....../......../.....G2G2./.....G2G2. w RYGB - 000 1 k2a0',
      },
    },
    {
      rule: 'TF-5.1',
      title: 'a mountain on a forest',
      in: row4('G1......B3'),
      move: 'Y@a4',
      mended: { move: 'Y@b4' },
    },
    {
      rule: 'TF-3.7',
      title: 'a small mountain of which none is left',
      in: rows('Y1Y1Y1Y1Y1...', empty, 'G3......B1'),
      move: 'Y@a2',
      mended: { in: rows('Y1Y1Y1Y1....', empty, 'G3......B1') },
    },
    {
      rule: 'TF-5.2',
      title: 'a large mountain that grows',
      in: row4('Y3......B3'),
      move: 'Y^a4',
      mended: { in: row4('Y2......B3') },
    },
    {
      rule: 'TF-3.7',
      title: 'a medium mountain of which none is left',
      in: rows('Y1Y2Y2Y2Y2Y2..', empty, 'G3......B1'),
      move: 'Y^a7',
      mended: { in: rows('Y1Y2Y2Y2Y2...', empty, 'G3......B1') },
    },
  ],
  [
    {
      rule: 'TF-2.6',
      file: 'setup.ts',
      nth: 1,
      why: 'the codec of the options, asked before, refuses every layout that is not a board',
    },
    {
      rule: 'TF-2.6',
      file: 'setup.ts',
      nth: 2,
      why: 'the codec of the options, asked before, completes the same start and refuses what has no glacier or too many pieces',
    },
  ],
);
