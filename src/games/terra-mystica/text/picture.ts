/**
 * Draws a position for a terminal: the map with coordinates, terrain, structures and bridges, then every seat.
 *
 * @packageDocumentation
 */
import { movers } from '../engine/deciding.js';
import { usedSpaces } from '../engine/spaces.js';
import { inPool } from '../engine/tiles.js';
import type { Board } from '../state/map.js';
import { boardIn } from '../state/map.js';
import { at, factionAt, seatOf } from '../state/selectors.js';
import { type SeatState, type State } from '../state/state.js';
import { cultBoard, cults, kinds } from '../tables/pieces.js';
import { grounds } from '../tables/terrain.js';
import { bonusTiles, favorTiles, finalTiles, powerActions, scoringTiles, townTiles } from '../tables/tiles.js';

const cell = 6;
const half = cell / 2;

/** A hex in two lines: its name, such as `E7`, and then its ground and structure, such as `K1TE`. A structure in a town is marked with a star. */
const land = (state: State, board: Board, hex: number): readonly [string, string] => {
  const ground = grounds[state.ground[hex]!]!;
  const letter = {
    yellow: 'Y',
    brown: 'U',
    black: 'K',
    blue: 'B',
    green: 'G',
    gray: 'S',
    red: 'R',
    ice: 'I',
    volcano: 'V',
    river: '~',
  }[ground];
  const kind = kinds[at(state.structure, hex) - 1];
  if (ground === 'river') return ['~~~', '~~~'];
  const piece = kind === undefined ? '' : `${at(state.owner, hex)}${kind}${state.town[hex] === 1 ? '*' : ''}`;
  return [board.names[hex]!, `${letter}${piece}`];
};

const rowsOf = (state: State): readonly string[] => {
  const board = boardIn(state);
  return Array.from({ length: 9 }, (_, row) =>
    board.places.flatMap((place, hex) => (place.row === row ? [hex] : [])),
  ).flatMap((hexes) => {
    const indent = ' '.repeat(board.places[hexes[0]!]!.x * half);
    const cells = hexes.map((hex) => land(state, board, hex));
    return [0, 1].map((line) => (indent + cells.map((pair) => pair[line]!.padEnd(cell)).join('')).trimEnd());
  });
};

const bridgesOf = (state: State): string => {
  const { names, spans } = boardIn(state);
  const built = spans.flatMap(([a, b], span) =>
    at(state.bridge, span) < 0 ? [] : [`${names[a]!}:${names[b]!} (${at(state.bridge, span)})`],
  );
  return `bridges: ${built.join(' ') || 'none'}`;
};

const ids = (tiles: readonly { readonly id: string }[], test: (index: number) => boolean): string =>
  tiles.flatMap(({ id }, index) => (test(index) ? [id] : [])).join(' ') || 'none';

/** For each priest space of a track, the seat whose priest stands on the space, or a dot if the space is free. */
const priestSpaces = ({ preachers }: State, cult: number): string =>
  preachers
    .slice(cult * cultBoard.priestSpaces.length, (cult + 1) * cultBoard.priestSpaces.length)
    .map((seat) => (seat < 0 ? '.' : seat))
    .join('');

const poolsOf = (state: State): readonly string[] => [
  `scoring: ${state.scoring.map((tile, index) => `${index + 1 === state.round ? '>' : ''}${scoringTiles[tile]!.id}`).join(' ')}${state.finals.map((tile) => ` final ${finalTiles[tile]!}`).join('')}`,
  `bonus: ${bonusTiles.flatMap(({ id }, tile) => (inPool(state, tile) ? [`${id}(${at(state.bonusCoins, tile)}C)`] : [])).join(' ') || 'none'}`,
  `favor: ${favorTiles.flatMap(({ id }, index) => (at(state.favorPool, index) > 0 ? [`${id}x${at(state.favorPool, index)}`] : [])).join(' ') || 'none'}`,
  `town: ${townTiles.flatMap(({ id }, index) => (at(state.townPool, index) > 0 ? [`${id}x${at(state.townPool, index)}`] : [])).join(' ') || 'none'}`,
  `actions taken: ${ids(powerActions, (index) => state.taken[index] === 1)}`,
  `cult priests: ${cults.map((cult, index) => `${cult} ${priestSpaces(state, index)}`).join(' ')}`,
];

const tilesOf = (state: State, seat: SeatState, index: number): string =>
  [
    seat.bonus < 0 ? '' : bonusTiles[seat.bonus]!.id,
    ids(favorTiles, (tile) => ((seat.favors >> tile) & 1) === 1),
    ids(townTiles, (tile) => at(seat.towns, tile) > 0),
    usedSpaces(state, index).length > 0 ? `used ${usedSpaces(state, index).join(' ')}` : '',
    seat.passed === 1 ? 'passed' : '',
    seat.dropped === 1 ? 'left the game' : '',
  ]
    .filter((part) => part !== '' && part !== 'none')
    .join(' ');

const seatLine = (state: State, index: number): string => {
  const seat = seatOf(state, index);
  if (seat.faction < 0) return `${index} no faction yet`;
  const { title } = factionAt(seat.faction);
  const home = seat.home < 0 ? '' : ` (${grounds[seat.home]!})`;
  const hand = `${seat.vp} VP ${seat.coins} C ${seat.workers} W ${seat.priests} P ${seat.bowl1}/${seat.bowl2}/${seat.bowl3} PW`;
  const tracks = `cults ${seat.cults.join('/')} keys ${seat.keys} ship ${seat.shipping} dig ${seat.digging}`;
  return `${index} ${title}${home}: ${hand} ${tracks} ${tilesOf(state, seat, index)}`.trimEnd();
};

const auctionLine = ({ auction, phase }: State): readonly string[] =>
  auction === null || phase !== 'auction'
    ? []
    : [
        `on offer: ${auction.tokens.map((token) => factionAt(token).title).join(', ')}; bid ${auction.bid < 0 ? 'none' : `${auction.bid} by seat ${auction.bidder}`}`,
      ];

/** Draws a position in several lines: the seat that decides, the map, the pools and the seats. */
export const picture = (state: State): string =>
  [
    state.phase === 'end'
      ? 'the game is over'
      : `round ${state.round}, ${state.phase}: seat ${movers(state).join(', ')} decides; order ${state.order.join(' ')}`,
    ...rowsOf(state),
    bridgesOf(state),
    ...poolsOf(state),
    ...auctionLine(state),
    ...state.seats.map((_, index) => seatLine(state, index)),
  ].join('\n');
