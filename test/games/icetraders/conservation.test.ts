/** The sixty pieces are kept: along every recorded line, and along lines that begin at set-ups and close to concentrations and endings. */
import { isLeft } from 'fp-ts/Either';
import type { Source } from '../../../src/core/index.js';
import { game, type State } from '../../../src/games/icetraders/index.js';
import { conservation } from '../../kit/conservation.js';
import { inventory } from './inventory.js';

const drawn = <A>({ below }: Source, items: readonly A[]): A => items[below(items.length)]!;

const setups = (random: Source): State | undefined => {
  const start = game.setup(
    {
      players: drawn(random, [2, 3, 4, 5]),
      selfCheck: drawn(random, ['action', 'turn']),
      fallenGood: drawn(random, ['share', 'lose']),
      firstTie: drawn(random, ['low', 'random']),
      turnLimit: drawn(random, [0, 10]),
    },
    random.below(1000),
  );
  return isLeft(start) ? undefined : start.right;
};

const colours = ['R', 'Y', 'G', 'B'];

/** Some pieces of the box in random order. */
const shuffled = ({ below }: Source): string[] => {
  const box = colours.flatMap((colour) =>
    [1, 2, 3].flatMap((size) => Array.from({ length: 5 }, () => `${colour}${size}`)),
  );
  for (let last = box.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [box[last], box[other]] = [box[other]!, box[last]!];
  }
  return box;
};

const takeWhere = (box: string[], holds: (piece: string) => boolean): string => {
  const index = box.findIndex(holds);
  return index < 0 ? box.pop()! : box.splice(index, 1)[0]!;
};

/** A marker or two, or none. */
const markersFor = ({ below }: Source, box: string[], isNeeded: boolean): string => {
  const form = isNeeded ? 1 : below(3);
  if (form === 0) return 'H';
  const first = takeWhere(box, (piece) => form === 1 || piece[1] !== '1');
  const isDual = form === 2 && first[1] !== '1';
  return first + (isDual ? takeWhere(box, (piece) => piece[1]! < first[1]!) : '');
};

const fleetText = (ships: readonly (readonly [number, string])[], players: number): string =>
  Array.from({ length: players }, (_, owner) => {
    const own = ships.filter(([seat]) => seat === owner).map(([, piece]) => piece);
    own.sort((a, b) => colours.indexOf(a[0]!) - colours.indexOf(b[0]!) || Number(a[1]) - Number(b[1]));
    return own.length === 0 ? '' : `${owner}${own.join('')}`;
  })
    .filter((text) => text !== '')
    .join(',');

/** The text of a position in which a system holds four ships of a colour, and the mover has a fifth one elsewhere. */
const crowdedText = (random: Source): string => {
  const { below } = random;
  const box = shuffled(random);
  // Once in a while all that there is stands before an Armageddon.
  const isDoomed = below(4) === 0;
  const players = isDoomed ? 2 : 2 + below(3);
  const mover = below(players);
  const colour = isDoomed ? 'R' : drawn(random, colours);
  const ships: (readonly [number, number, string])[] = [];
  const put = (system: number, owner: number, piece: string): void => void ships.push([system, owner, piece]);
  const systems = Array.from({ length: 3 + below(3) }, (_, index) => {
    const isOpen = index === 1 && (isDoomed || below(3) > 0);
    return [index + 1, isOpen ? 'H' : markersFor(random, box, isDoomed && index > 0)] as const;
  });
  const owner = (): number => (below(2) === 0 ? mover : below(players));
  for (let count = 0; count < 4; count++)
    put(
      1,
      owner(),
      takeWhere(box, (piece) => piece.startsWith(colour)),
    );
  for (const [number, markers] of systems.slice(1))
    if (!isDoomed && (markers === 'H' || below(2) === 0))
      put(
        number,
        owner(),
        takeWhere(box, () => true),
      );
  put(
    2,
    mover,
    takeWhere(box, (piece) => piece.startsWith(colour)),
  );
  for (let seat = 0; seat < players; seat++)
    put(
      seat === mover || below(2) === 0 ? 2 : 1,
      seat,
      takeWhere(box, (piece) => piece[1] === drawn(random, ['3', '1'])),
    );
  const places = systems.map(([number, markers]) => {
    const here = ships.filter(([system]) => system === number).map(([, seat, piece]) => [seat, piece] as const);
    return `${number}:${markers}=${fleetText(here, players)}`;
  });
  const settings = `${players}${isDoomed ? '' : drawn(random, ['', 't'])}${drawn(random, ['', 'd'])}`;
  const turns = drawn(random, [
    ['', '-'],
    ['L10', '9'],
    ['L20', '7'],
  ] as const);
  const moving = colour === 'Y' ? 'main' : 'sac:Y2';
  const phase = drawn(random, [moving, moving, moving, 'main', 'sac:B3', 'sac:R2', 'sac:G2']);
  const alignments = Array.from({ length: players }, () => drawn(random, ['G', 'E'])).join('');
  return `${settings}${turns[0]} ${phase} ${mover} ${alignments} ${'+'.repeat(players)} - ${places.join(';')} ${turns[1]}`;
};

const crowded = (random: Source): State | undefined => {
  for (let attempt = 0; attempt < 20; attempt++) {
    const read = game.position.parse(crowdedText(random));
    if (!isLeft(read)) return read.right;
  }
  return undefined;
};

const places = ['a hyperspace', 'a single system', 'a dual system'];

conservation(inventory, {
  start: (random, line) => (line % 25 === 0 ? setups(random) : crowded(random)),
  lines: 2700,
  plies: (line) => (line % 25 === 0 ? 30 : 4),
  chapters: [
    ...['Align', 'PickPair', 'PlaceShip', 'MoveShip', 'TradeShip', 'GrowShip', 'BuildShip', 'Destroy', 'Reduce'],
    ...['Sacrifice', 'Research', 'Discover', 'Pass', 'Stop', 'Enterprise', 'Revolt', 'Decline'],
    ...['MoveShip', 'TradeShip', 'GrowShip', 'BuildShip', 'Destroy', 'Reduce'].map((kind) => `sacrificed ${kind}`),
    ...['red', 'yellow', 'green', 'blue'].flatMap((colour) => [
      ...places.map((place) => `${colour} concentration in ${place}`),
      `${colour} concentration with large ships`,
    ]),
    ...['evil', 'good', 'last', 'void', 'limit'].map((ending) => `ending ${ending}`),
    ...[
      'a hyperspace vanishes',
      'eliminated',
      'selfEliminated',
      'several fall at once',
      'traitor',
      'too many of a type',
    ],
  ],
});
