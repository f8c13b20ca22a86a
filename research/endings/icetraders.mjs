/**
 * Two fleets of IceTraders: two seats with at most two ships each, red and yellow ones, in a small red and a small yellow system. Nobody can trade,
 * grow or build, so fleets only get smaller, and every ship that founds a system is lost to its fleet. Seat 0 is Good and seat 1 Evil; with two seats,
 * the one that eliminates the other wins, whatever its alignment.
 */
import { closure } from './closure.mjs';

const types = ['R1', 'R2', 'R3', 'Y1', 'Y2', 'Y3'];
const markers = ['R1', 'Y1'];

/** The fleets of one ship or two: the type and the system of each ship. */
const fleets = () => {
  const spots = markers.flatMap((_, system) => types.map((type) => [type, system]));
  return spots.flatMap((one, place) => [[one], ...spots.slice(place).map((other) => [one, other])]);
};

/** The ships in a system, as the text of a position lists them. */
const shipsAt = (both, system) =>
  both
    .map((fleet, seat) => {
      const here = fleet.flatMap(([type, at]) => (at === system ? [type] : []));
      return here.length === 0 ? '' : `${seat}${here.sort().join('')}`;
    })
    .filter((text) => text !== '')
    .join(',');

const textOf = (both, seat) =>
  `2 main ${seat} GE ++ - ${markers.map((marker, at) => `${at + 1}:${marker}=${shipsAt(both, at)}`).join(';')} -`;

/** The families of IceTraders. */
export const icetraders = {
  'two-fleets': (game) => {
    const all = fleets();
    const texts = all.flatMap((one) => all.flatMap((other) => [0, 1].map((seat) => textOf([one, other], seat))));
    return {
      name: 'two-fleets',
      about: { systems: markers.join(' '), ships: types.join(' ') },
      ...closure(game, texts, game.position.print),
    };
  },
};
