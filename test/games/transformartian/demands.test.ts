/** For every demand, a position and a move that break it and nothing before it, together with the same case corrected. */
import { game } from '../../../src/games/transformartian/index.js';
import { demandTests } from '../../kit/demands.js';
import { deadRed, dia1, dia2, fresh, slide, tail } from './kit.js';

/** A position on the 5x5 grid with nothing scored. */
const on = (grid: string, turn: number, hands: string, rest = tail): string =>
  `${grid} ${turn} ${hands} ${fresh} 0,0 ${rest}`;

const third = on(dia1, 3, 'PR');

demandTests(game, [
  {
    rule: 'TX-9.3',
    title: 'a move after the last turn',
    in: on(dia1, 4, 'PR', tail.replace(/0$/, '3')),
    move: 'd1-e4=Y',
    mended: { in: on(dia1, 3, 'PR', tail.replace(/0$/, '3')) },
  },
  {
    rule: 'TX-10.2',
    title: 'a sixth colour with two teams',
    in: third,
    move: 'd1-e4=O',
    mended: { move: 'd1-e4=Y' },
  },
  {
    rule: 'TX-10.2',
    title: 'a sixth rank with two teams',
    in: third,
    move: 'd1-e6=Y',
    mended: { move: 'd1-e4=Y' },
  },
  {
    rule: 'TX-10.2',
    title: 'the squares the wrong way round',
    in: third,
    move: { _tag: 'Exchange', first: 'e4', second: 'd1', keep: 'Y' },
    mended: { move: { _tag: 'Exchange', first: 'd1', second: 'e4', keep: 'Y' } },
  },
  {
    rule: 'TX-8.2',
    title: 'a miss with a colour of no dead pair',
    in: on(deadRed, 3, 'RY'),
    move: 'miss=Y',
    mended: { move: 'miss=B' },
  },
  { rule: 'TX-4.6', title: 'two larges of one colour', in: third, move: 'd1-d2=P', mended: { move: 'd1-e4=P' } },
  {
    rule: 'TX-4.4',
    title: 'two larges without the colour in hand',
    in: on(dia2, 3, 'BP'),
    move: 'c4-d5=Y',
    mended: { in: on(dia2, 3, 'RP') },
  },
  {
    rule: 'TX-4.5',
    title: 'a large whose medium another team holds',
    in: on(dia2, 2, 'R-'),
    move: 'c4-d5=Y',
    mended: { in: on(dia2, 2, 'G-') },
  },
  {
    rule: 'TX-7.3',
    title: 'a third medium kept',
    in: third,
    move: 'd1-e4=B',
    mended: { move: 'd1-e4=P' },
  },
  {
    rule: 'TX-5.1',
    title: 'an isolated large and no continuous colour',
    in: on(dia2, 3, 'RP'),
    move: 'c3-c4=R',
    mended: { move: 'c4-d5=Y' },
  },
  {
    rule: 'TX-5.4',
    title: 'a shape on the first turn',
    in: on(dia2, 1, '--'),
    move: 'c4-d5=Y',
    mended: { in: on(dia2, 2, 'G-') },
  },
  {
    rule: 'TX-5.4',
    title: 'a shape that slides on the first turn, where that scores',
    in: on(slide, 1, '--', tail.replace('pi', 'ps')),
    move: 'b2-e4=R',
    mended: { in: on(slide, 1, '--') },
  },
  {
    rule: 'TX-7.1',
    title: 'the medium of the only shape kept',
    in: on(dia2, 2, 'G-'),
    move: 'c4-d5=R',
    mended: { move: 'c4-d5=Y' },
  },
]);
