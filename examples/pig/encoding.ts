/** Pig as an environment for learning programs: two ids, and seven numbers for what a seat sees. Start it with `rulehouse env pig --with` this file. */
import { type Encoding, layoutOf, spaceOf } from 'rulehouse/environment';
import { game, type Pig, type State } from './game.ts';

export { game };

const seats = 6;

const space = spaceOf([
  { name: 'Roll', shape: [], meaning: '' },
  { name: 'Hold', shape: [], meaning: '' },
]);

const layout = layoutOf<State>([
  {
    ...{ name: 'points', shape: [seats], kind: 'number', low: 0, high: 2000 },
    meaning: 'points, the seat that looks first',
    write: ({ points }, seat, out, at) => {
      for (let index = 0; index < points.length; index++) out[at + index] = points[(seat + index) % points.length] ?? 0;
    },
  },
  {
    ...{ name: 'brought', shape: [], kind: 'number', low: 0, high: 2000 },
    meaning: 'what the turn has brought',
    write: ({ brought }, _seat, out, at) => {
      out[at] = brought;
    },
  },
]);

export const encoding: Encoding<Pig> = {
  name: 'pig-v0',
  game,
  layout,
  actions: {
    space,
    idOf: ({ _tag }) => (_tag === 'Roll' ? space.first.Roll : _tag === 'Hold' ? space.first.Hold : -1),
    moveOf: (id) =>
      id === space.first.Roll ? { _tag: 'Roll' } : id === space.first.Hold ? { _tag: 'Hold' } : undefined,
  },
};
