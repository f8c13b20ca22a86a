/**
 * The last glacier of Terrafex: one small glacier and one free small mountain below a wall of the other thirteen mountains, which nothing can move and
 * which count alike for both sides. All fires are in the pit and no forest is left, so each turn is one step of the glacier. Small mountains are pushed
 * by one square, and so change their owner with each push. A game ends after twelve turns without a push.
 */
import { closure } from './closure.mjs';

const wall = ['Y2Y1Y2Y1Y2Y1Y3Y1', 'Y2Y3Y2Y3Y3'];

/** The squares below the wall, as file and rank from 0. */
const free = [...Array(48).keys()].map((at) => [at % 8, at >> 3]).filter(([file, rank]) => rank < 5 || file > 4);

const rankText = (rank, pieces) => {
  const from = rank === 5 ? wall[1] : '';
  const files = [...Array(8 - from.length / 2).keys()].map((file) => file + from.length / 2);
  return from + files.map((file) => pieces.get(`${file},${rank}`) ?? '.').join('');
};

const textOf = (glacier, mountain, side, quiet) => {
  const pieces = new Map([
    [glacier.join(), 'B1'],
    [mountain.join(), 'Y1'],
  ]);
  const ranks = [5, 4, 3, 2, 1, 0].map((rank) => rankText(rank, pieces));
  return `${[wall[0], ...ranks].join('/')} ${'wb'[side]} RYGB - 554 ${21 + side} k1l0,12:${quiet}`;
};

/** The text of a position without the number of its turn, which makes no difference here. */
const withoutTurn = (game) => (state) =>
  game.position
    .print(state)
    .replace(/ ([wb]) (\S+ \S+ \S+) \d+ /, (_, side, rest) => ` ${side} ${rest} ${side === 'w' ? 21 : 22} `);

/** The families of Terrafex. */
export const terrafex = {
  'last-glacier': (game) => {
    const counts = [...Array(12).keys()];
    const texts = free.flatMap((glacier) =>
      free
        .filter((mountain) => mountain !== glacier)
        .flatMap((mountain) => [0, 1].flatMap((side) => counts.map((quiet) => textOf(glacier, mountain, side, quiet)))),
    );
    return {
      name: 'last-glacier',
      about: { wall: wall.join('/'), push: 1 },
      ...closure(game, texts, withoutTurn(game)),
    };
  },
};
