/** The sixty pieces of IceTraders: where each one is, and where every move puts it, from chapters 1 to 8 of the specification. */
import { game, type IceTraders, type Move, type State } from '../../../src/games/icetraders/index.js';
import { add, type Census, censusOf, countWhere, type Ledger, shift } from '../../kit/census.js';
import type { Inventory } from '../../kit/conservation.js';

const types = ['R', 'Y', 'G', 'B'].flatMap((colour) => [1, 2, 3].map((size) => `${colour}${size}`));

const stash = (type: string): string => `stash ${type}`;
const marker = (type: string, system: number): string => `marker ${type}@${system}`;
const ship = (owner: number, type: string, system: number): string => `ship ${owner}${type}@${system}`;
const place = (system: number): string => `system ${system}`;
const seat = (number: number, alignment: string): string => `seat ${number} ${alignment}`;

/** What the name of a piece says: its type, and the system where it is; 0 for none. */
interface Named {
  readonly type: string;
  readonly system: number;
  readonly isShip: boolean;
}

const known = new Map<string, Named>();

const namedBy = (name: string): Named => {
  const found = known.get(name);
  if (found !== undefined) return found;
  const type = (/[RYGB][123]/.exec(name) ?? [''])[0];
  const named = { type, system: Number(name.split('@')[1] ?? 0), isShip: name.startsWith('ship') };
  known.set(name, named);
  return named;
};

const typeIn = (name: string): string => namedBy(name).type;
const isShip = (name: string): boolean => namedBy(name).isShip;
const isAt = (system: number) => (name: string) => namedBy(name).system === system;

/** IT-1.2: everything that is neither a marker nor a ship. */
const withStash = (ledger: Ledger): Ledger => {
  const used = ofTypes(ledger);
  for (const type of types) add(ledger, stash(type), 5 - (used.get(type) ?? 0));
  return ledger;
};

/** The number of pieces of each type, wherever they are. */
const ofTypes = (census: Census): Census => {
  const counts: Ledger = new Map();
  for (const [name, count] of census) if (typeIn(name) !== '') add(counts, typeIn(name), count);
  return counts;
};

// The codes of systems and ships are those that the state documents.

const markersOf = (code: number): readonly string[] =>
  [(code >> 4) & 15, code & 15].flatMap((number) => (number === 0 ? [] : [marker(types[number - 1]!, code >> 8)]));

const pieces = ({ systems, ships, stash: counts, alignments }: State): Census => {
  const ledger = censusOf([
    ...systems.flatMap((code) => [place(code >> 8), ...markersOf(code)]),
    ...ships.map((code) => ship((code >> 4) & 7, types[code & 15]!, code >> 7)),
    ...alignments.map((alignment, number) => seat(number, alignment)),
  ]);
  types.forEach((type, number) => {
    add(ledger, stash(type), counts[number]);
  });
  return ledger;
};

const pairsIn = (text: string): readonly string[] => text.match(/[RYGB][123]/g) ?? [];

const toldPlace = (text: string): readonly string[] => {
  const [, number = '', markers = '', fleets = ''] = /^(\d+):([^=]*)=(.*)$/.exec(text) ?? [];
  const system = Number(number);
  const ships = fleets
    .split(',')
    .flatMap((fleet) => pairsIn(fleet).map((type) => ship(Number(fleet[0]), type, system)));
  return [place(system), ...pairsIn(markers).map((type) => marker(type, system)), ...ships];
};

const letters: Readonly<Record<string, string>> = { '.': 'unchosen', G: 'good', E: 'evil' };

const told = (text: string): Census => {
  const fields = text.split(' ');
  const systems = fields[6] === '-' ? [] : fields[6]!.split(';');
  const seats = [...fields[3]!.replace('!', '')].map((letter, number) => seat(number, letters[letter]!));
  return withStash(censusOf([...systems.flatMap(toldPlace), ...seats]));
};

/** IT-1.1: sixty pieces, five of each type; IT-1.3 and IT-1.4: what a system may have; IT-2.2: an alignment for each seat. */
const box = (census: Census, { settings }: State): string | undefined => {
  const counts = ofTypes(census);
  for (const type of types) if (counts.get(type) !== 5) return `there are ${counts.get(type) ?? 0} pieces ${type}`;
  if (
    countWhere(census, () => true) - 60 - countWhere(census, (name) => name.startsWith('system')) !==
    settings.players
  )
    return 'each seat has one alignment';
  if ([...census.values()].some((count) => count < 0)) return 'a place has fewer pieces than none';
  for (const name of census.keys()) {
    const { system } = namedBy(name);
    if (system !== 0 && census.get(place(system)) !== 1) return `${name} is in no system`;
  }
  return undefined;
};

// ---- moves ----

/** The number of ships of each colour in each system: `3R`. */
const crowdsIn = (census: Census): Census => {
  const crowds: Ledger = new Map();
  for (const [name, count] of census) if (isShip(name)) add(crowds, `${namedBy(name).system}${typeIn(name)[0]}`, count);
  return crowds;
};

const systemsIn = (census: Census): readonly number[] =>
  [...census.keys()].filter((name) => name.startsWith('system')).map((name) => Number(name.slice(7)));

const markersIn = (census: Census, system: number): readonly string[] =>
  [...census.keys()].filter((name) => name.startsWith('marker') && isAt(system)(name));

const toStash = (ledger: Ledger, name: string): void => {
  const count = ledger.get(name) ?? 0;
  for (let index = 0; index < count; index++) shift(ledger, name, stash(typeIn(name)));
};

/** IT-2.5: the picks become systems in the order of the seats, unless some type is wanted more than five times (IT-2.4). */
const reveal = (ledger: Ledger, { picks, mover, settings }: State, pair: string): void => {
  if (mover + 1 < settings.players) return;
  const wanted = pairsIn([...picks.slice(0, mover), pair].join(''));
  if (types.some((type) => wanted.filter((other) => other === type).length > 5)) return;
  wanted.forEach((type, index) => {
    add(ledger, place(index + 1));
    shift(ledger, stash(type), marker(type, index + 1));
  });
};

/** IT-1.6, IT-4.9. */
const discover = (ledger: Ledger, mover: number, type: string, from: number): void => {
  const used = systemsIn(ledger);
  const free = Array.from({ length: 60 }, (_, index) => index + 1).find((number) => !used.includes(number)) ?? from;
  add(ledger, ship(mover, type, from), -1);
  if (free !== from) add(ledger, place(free));
  add(ledger, marker(type, free));
};

/** What the action itself does, before a concentration. */
const act = (ledger: Ledger, state: State, move: Move): void => {
  const { mover } = state;
  switch (move._tag) {
    case 'Align':
      shift(ledger, seat(mover, 'unchosen'), seat(mover, move.alignment));
      return;
    case 'PickPair':
      reveal(ledger, state, move.pair);
      return;
    case 'PlaceShip':
    case 'BuildShip':
      shift(ledger, stash(move.piece), ship(mover, move.piece, move.system));
      return;
    case 'MoveShip':
      shift(ledger, ship(mover, move.ship, move.from), ship(mover, move.ship, move.to));
      return;
    case 'TradeShip':
    case 'GrowShip':
      shift(ledger, ship(mover, move.ship, move.system), stash(move.ship));
      shift(ledger, stash(move.piece), ship(mover, move.piece, move.system));
      return;
    case 'Destroy':
      shift(ledger, ship(move.owner, move.ship, move.system), stash(move.ship));
      return;
    case 'Reduce': {
      const smaller = `${move.ship[0]}${Number(move.ship[1]) - 1}`;
      shift(ledger, ship(move.owner, move.ship, move.system), stash(move.ship));
      shift(ledger, stash(smaller), ship(move.owner, smaller, move.system));
      return;
    }
    case 'Sacrifice':
      shift(ledger, ship(mover, move.ship, move.system), stash(move.ship));
      return;
    case 'Research':
      for (const type of move.ships) shift(ledger, ship(mover, type, move.system), stash(type));
      shift(ledger, stash(move.piece), ship(mover, move.piece, move.system));
      return;
    case 'Discover':
      discover(ledger, mover, move.ship, move.system);
      return;
    case 'Enterprise':
      shift(ledger, stash(move.piece), marker(move.piece, move.system));
      return;
    case 'Revolt':
      shift(ledger, ship(move.owner, move.ship, move.system), ship(mover, move.ship, move.system));
      return;
    case 'Decline':
    case 'Nowhere':
    case 'Pass':
    case 'Stop':
      return undefined;
  }
};

/** The system and colour whose number of ships an action raised to five or more. @see IT-6.1 */
const concentrationOf = (before: Census, after: Census): readonly [number, string] | undefined => {
  const then = crowdsIn(before);
  for (const [crowd, count] of crowdsIn(after))
    if (count >= 5 && count > (then.get(crowd) ?? 0)) return [Number(crowd.slice(0, -1)), crowd.slice(-1)];
  return undefined;
};

/** IT-6.2 and IT-6.3: what is mandatory. */
const concentrate = (ledger: Ledger, [system, colour]: readonly [number, string]): void => {
  if (colour !== 'R' && colour !== 'Y') return;
  const lost = [...ledger.keys()].filter((name) => isAt(system)(name) && (colour === 'R' || !isShip(name)));
  for (const name of lost) toStash(ledger, name);
  if (colour === 'R') add(ledger, place(system), -1);
};

/** IT-1.4: a hyperspace without ships vanishes. */
const vanish = (ledger: Ledger): void => {
  const used = new Set([...ledger.keys()].map((name) => namedBy(name).system));
  for (const system of systemsIn(ledger)) if (!used.has(system)) add(ledger, place(system), -1);
};

/** The seats that the mover eliminates. @see IT-7.1 */
const fallen = (before: Census, after: Census, { standings, mover }: State): readonly number[] => {
  const has = (census: Census, owner: number, size: string): boolean =>
    countWhere(census, (name) => name.startsWith(`ship ${owner}`) && typeIn(name).endsWith(size)) > 0;
  const others = [...standings.keys()].filter((owner) => owner !== mover && standings[owner] === 'living');
  return others.filter((owner) => {
    const size = has(before, owner, '3') ? '3' : '';
    return has(before, owner, size) && !has(after, owner, size);
  });
};

/** IT-8.3: a Good mover that eliminates a Good seat becomes Evil. */
const betray = (ledger: Ledger, before: Census, state: State): void => {
  const { alignments, mover } = state;
  if (alignments[mover] === 'good' && fallen(before, ledger, state).some((owner) => alignments[owner] === 'good'))
    shift(ledger, seat(mover, 'good'), seat(mover, 'evil'));
};

const moved = (state: State, move: Move): Census => {
  const before = pieces(state);
  const ledger = new Map(before);
  act(ledger, state, move);
  if (move._tag === 'Align' || move._tag === 'PickPair') return ledger;
  const found = concentrationOf(before, ledger);
  if (found !== undefined) concentrate(ledger, found);
  vanish(ledger);
  betray(ledger, before, state);
  return ledger;
};

/** The uses of a sacrificed power: as many as the ship's size, and one less after each. @see IT-4.4 @see IT-4.5 */
const step = (before: State, move: Move, { phase, mover, uses }: State): string | undefined => {
  const had = move._tag === 'Sacrifice' ? Number(move.ship[1]) : before.phase === 'sac' ? before.uses - 1 : before.uses;
  const goesOn = mover === before.mover && (phase === 'sac' || phase === 'ent' || phase === 'rev');
  return goesOn && uses !== had ? `${uses} uses are left instead of ${had}` : undefined;
};

// ---- chapters ----

const colourNames: Readonly<Record<string, string>> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' };
const markerNames = ['a hyperspace', 'a single system', 'a dual system'];

const concentrationChapters = (before: Census, ledger: Census): readonly string[] => {
  const found = concentrationOf(before, ledger);
  if (found === undefined) return [];
  const [system, colour] = found;
  const name = `${colourNames[colour]} concentration`;
  const large = countWhere(ledger, (piece) => isShip(piece) && isAt(system)(piece) && typeIn(piece).endsWith('3'));
  return [
    `${name} in ${markerNames[markersIn(ledger, system).length]}`,
    ...(large > 0 ? [`${name} with large ships`] : []),
  ];
};

const actedOn = (before: Census, state: State, move: Move): Census => {
  const ledger = new Map(before);
  act(ledger, state, move);
  return ledger;
};

const chapters = (state: State, move: Move, after: State): readonly string[] => {
  const before = pieces(state);
  const then = new Set(systemsIn(pieces(after)));
  const vanished = systemsIn(before).some((system) => !then.has(system) && markersIn(before, system).length === 0);
  const falls = after.standings.filter((standing, owner) => standing !== state.standings[owner]);
  return [
    move._tag,
    ...(state.phase === 'sac' ? [`sacrificed ${move._tag}`] : []),
    ...concentrationChapters(before, actedOn(before, state, move)),
    ...(vanished ? ['a hyperspace vanishes'] : []),
    ...(after.phase === 'over' ? [`ending ${after.ending}`] : []),
    ...new Set(falls),
    ...(falls.length > 1 ? ['several fall at once'] : []),
    ...(after.alignments.some((one, owner) => one === 'evil' && state.alignments[owner] === 'good') ? ['traitor'] : []),
    ...(move._tag === 'PickPair' && after.barred !== state.barred ? ['too many of a type'] : []),
  ];
};

/** The system and colour in which a move adds a ship. */
const target = (move: Move): readonly [number, string] => {
  if (move._tag === 'MoveShip') return [move.to, move.ship];
  if (move._tag === 'TradeShip' || move._tag === 'Research') return [move.system, move.piece];
  return [0, ''];
};

const numberOf = (type: string): number => types.indexOf(type);

/** The kind of a move, and whether it may be the fifth ship of a colour: moves are chosen by it. */
const hint = ({ ships, picks, systems }: State, move: Move): string => {
  if (move._tag === 'PickPair') return picks.includes(move.pair) ? 'picked again' : move._tag;
  const [system, type] = target(move);
  if (system === 0) return move._tag;
  const colour = Math.floor(numberOf(type) / 3);
  const there = ships.filter((code) => code >> 7 === system && Math.floor((code & 15) / 3) === colour);
  if (there.length < 4) return move._tag;
  const markers = systems.filter((code) => code >> 8 === system).map((code) => markersOf(code).length);
  return `fifth ${type[0]} ${markers.join()}`;
};

/** The inventory of IceTraders. */
export const inventory: Inventory<IceTraders> = { game, pieces, told, box, moved, step, chapters, hint };
