/**
 * Moves as text (TMY-19.7): the canonical spelling, and a lenient reader for texts that people type and for ledgers.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault, show } from '../../../core/values/fault.js';
import { type Notation, notation, wholeNumber } from '../../../core/values/notation.js';
import type { Move, Space, Split, Waste } from '../state/move.js';
import { earlierSpaces, specialSpaces } from '../tables/faction.js';
import { type FactionId, factions } from '../tables/factions/index.js';
import { type Cult, cults, type Kind, kinds, type Resource, resources } from '../tables/pieces.js';
import { ring } from '../tables/terrain.js';
import { bonusTiles, favorTiles, powerActions, townTiles } from '../tables/tiles.js';

/** The greatest length of a move's text. */
const longest = 80;

/** The greatest length of a move's text if it begins with the name of a seat. */
const longestNamed = longest + 20;

const suffix = (split: Split): string => (split === null ? '' : ` from ${split.join('/')}`);

/** The text of a move, without a seat's name in front. */
const bare = (move: Move): string => {
  switch (move._tag) {
    case 'Setup':
      return `setup ${move.faction}`;
    case 'PickColor':
      return `pick-color ${move.color}`;
    case 'Bid':
      return `bid ${move.points}`;
    case 'Take':
      return `take ${move.faction} ${move.place}`;
    case 'Build':
      return `build ${move.hex}${suffix(move.from)}`;
    case 'Transform':
      return `transform ${move.hex}${move.to === null ? '' : ` to ${move.to}`}${suffix(move.from)}`;
    case 'Dig':
      return `dig ${move.spades}`;
    case 'Upgrade':
      return `upgrade ${move.hex} to ${move.to}`;
    case 'Advance':
      return `advance ${move.track}`;
    case 'Send':
      return `send p to ${move.cult}${move.steps === null ? '' : ` for ${move.steps}`}`;
    case 'Action':
      return `action ${move.space}${suffix(move.from)}`;
    case 'Pass':
      return move.tile === null ? 'pass' : `pass ${move.tile}`;
    case 'Leech':
      return `leech ${move.power} from ${move.from}`;
    case 'Decline':
      return `decline ${move.power} from ${move.from}`;
    case 'DeclineAll':
      return 'decline';
    case 'Favor':
      return `+${move.tile}`;
    case 'Town':
      return `+${move.count === 1 ? '' : move.count}${move.tile}`;
    case 'Step':
      return `+${move.steps === 1 ? '' : move.steps}${move.cult}`;
    case 'Lose':
      return `-${move.steps === 1 ? '' : move.steps}${move.cult}`;
    case 'GiveUp':
      return `-${move.what}`;
    case 'Bridge':
      return `bridge ${move.a}:${move.b}`;
    case 'Connect':
      return `connect ${move.river}`;
    case 'ConnectHexes':
      return `connect ${move.hexes.join(':')}`;
    case 'Burn':
      return `burn ${move.tokens}`;
    case 'Convert':
      return `convert ${move.give}${move.from} to ${move.get}${move.to}`;
    case 'Unlock':
      return `unlock-terrain ${move.terrain}`;
    case 'GainToken':
      return 'gain P3 for VP';
    case 'Drop':
      return `drop ${move.faction}`;
    case 'Wait':
      return 'wait';
    case 'KeepKey':
      return 'keep key';
    case 'LeechAny':
      return `leech ${move.power}`;
    case 'Correct':
      return `-${move.amount}${move.what}`;
    case 'Done':
      return 'done';
  }
};

/** The canonical text of a move. @rule TMY-1.4 */
export const printMove = (move: Move): string => (move.by === null ? bare(move) : `${move.by}: ${bare(move)}`);

// ---------------------------------------------------------------------------------------------------------------- reading

const namesOf = <A extends string>(names: readonly A[]): ReadonlyMap<string, A> =>
  new Map(names.map((name) => [name.toLowerCase(), name]));

const factionNames = namesOf<FactionId>(factions.map(({ id }) => id));
const terrainNames = new Map([...namesOf(ring), ['grey', 'gray' as const]]);
const groundNames = new Map([...terrainNames, ['ice', 'ice' as const], ['volcano', 'volcano' as const]]);
const kindNames = new Map<string, Kind>([
  ...namesOf(kinds),
  ['dwelling', 'D'],
  ['trading post', 'TP'],
  ['trading house', 'TP'],
  ['temple', 'TE'],
  ['stronghold', 'SH'],
  ['sanctuary', 'SA'],
]);
const cultNames = namesOf<Cult>(cults);
const resourceNames = new Map<string, Resource>([
  ...namesOf(resources),
  ['power', 'PW'],
  ['priest', 'P'],
  ['priests', 'P'],
  ['worker', 'W'],
  ['workers', 'W'],
  ['coin', 'C'],
  ['coins', 'C'],
]);
const spaceNames = namesOf<Space>([
  ...powerActions.map(({ id }) => id),
  ...specialSpaces,
  ...earlierSpaces,
  'BON1',
  'BON2',
  'FAV6',
]);
const bonusNames = namesOf(bonusTiles.map(({ id }) => id));
const favorNames = namesOf(favorTiles.map(({ id }) => id));
const townNames = namesOf(townTiles.map(({ id }) => id));
const wastes = namesOf<Waste>(['SPADE', 'BRIDGE', 'FREE_D', 'FREE_TP', 'FREE_TF', 'GAIN_P3_FOR_VP']);
const trackNames = new Map<string, 'ship' | 'dig'>([
  ['ship', 'ship'],
  ['shipping', 'ship'],
  ['dig', 'dig'],
  ['digging', 'dig'],
]);

const most = 999;

/** Reads the name of a hex: rows are named by capital letters, river hexes by a small r. Whether the map has a hex of this name is checked elsewhere. */
const hexName = (text: string): string => (text.startsWith('r') ? text : text.toUpperCase());

const amount = (text: string | undefined): number | undefined => {
  if (text === undefined || text === '') return 1;
  return wholeNumber(text, 0, most);
};

const splitOf = (text: string | undefined): Split | undefined => {
  if (text === undefined) return null;
  const [one, two, three] = text.split('/').map((part) => wholeNumber(part, 0, most));
  if (one === undefined || two === undefined || three === undefined || one + two + three === 0) return undefined;
  return [one, two, three];
};

/**
 * One spelling of a move: a pattern for the lower-case text, and a function that makes the move from the pattern's groups. The function returns
 * `undefined` if the groups name no move.
 */
interface Spelling {
  readonly pattern: RegExp;
  readonly read: (groups: readonly (string | undefined)[], by: FactionId | null) => Move | undefined;
}

/** The spellings of moves, grouped by the word or symbol with which they begin. */
const spellings: Readonly<Record<string, readonly Spelling[]>> = {
  setup: [
    {
      pattern: /^setup ([a-z]+)$/,
      read: ([name = ''], by) => {
        const faction = factionNames.get(name);
        return faction && { _tag: 'Setup', by, faction };
      },
    },
  ],
  'pick-color': [
    {
      pattern: /^pick-color ([a-z]+)$/,
      read: ([name = ''], by) => {
        const color = terrainNames.get(name);
        return color && { _tag: 'PickColor', by, color };
      },
    },
  ],
  bid: [
    {
      pattern: /^bid (\d+)$/,
      read: ([text = ''], by) => {
        const points = wholeNumber(text, 0, most);
        return points === undefined ? undefined : { _tag: 'Bid', by, points };
      },
    },
  ],
  take: [
    {
      pattern: /^take ([a-z]+) (\d+)$/,
      read: ([name = '', text = ''], by) => {
        const [faction, place] = [factionNames.get(name), wholeNumber(text, 1, 5)];
        return faction === undefined || place === undefined ? undefined : { _tag: 'Take', by, faction, place };
      },
    },
  ],
  build: [
    {
      pattern: /^build ([a-z]\d{1,2})(?: from (\d+\/\d+\/\d+))?$/,
      read: ([hex = '', text], by) => {
        const from = splitOf(text);
        return from === undefined ? undefined : { _tag: 'Build', by, hex: hexName(hex), from };
      },
    },
  ],
  transform: [
    {
      pattern: /^transform ([a-z]\d{1,2})(?: to ([a-z]+))?(?: from (\d+\/\d+\/\d+))?$/,
      read: ([hex = '', name, text], by) => {
        const [to, from] = [name === undefined ? null : groundNames.get(name), splitOf(text)];
        if (to === undefined || from === undefined) return undefined;
        return { _tag: 'Transform', by, hex: hexName(hex), to, from };
      },
    },
  ],
  dig: [
    {
      pattern: /^dig (\d+)$/,
      read: ([text], by) => {
        const spades = amount(text);
        return spades === undefined || spades === 0 ? undefined : { _tag: 'Dig', by, spades };
      },
    },
  ],
  upgrade: [
    {
      pattern: /^upgrade ([a-z]\d{1,2}) to ([a-z ]+)$/,
      read: ([hex = '', name = ''], by) => {
        const to = kindNames.get(name);
        return to === undefined || to === 'D' ? undefined : { _tag: 'Upgrade', by, hex: hexName(hex), to };
      },
    },
  ],
  advance: [
    {
      pattern: /^advance ([a-z]+)$/,
      read: ([name = ''], by) => {
        const track = trackNames.get(name);
        return track && { _tag: 'Advance', by, track };
      },
    },
  ],
  send: [
    {
      pattern: /^send p(?:riest)? to ([a-z]+)(?: for (\d))?$/,
      read: ([name = '', text], by) => {
        const cult = cultNames.get(name);
        const steps = text === undefined ? null : text === '1' ? 1 : text === '2' ? 2 : text === '3' ? 3 : undefined;
        return cult === undefined || steps === undefined ? undefined : { _tag: 'Send', by, cult, steps };
      },
    },
  ],
  action: [
    {
      pattern: /^action ([a-z]+\d?)(?: from (\d+\/\d+\/\d+))?$/,
      read: ([name = '', text], by) => {
        const [space, from] = [spaceNames.get(name), splitOf(text)];
        return space === undefined || from === undefined ? undefined : { _tag: 'Action', by, space, from };
      },
    },
  ],
  pass: [
    {
      pattern: /^pass(?: (bon\d+))?$/,
      read: ([name], by) => {
        const tile = name === undefined ? null : bonusNames.get(name);
        return tile === undefined ? undefined : { _tag: 'Pass', by, tile };
      },
    },
  ],
  leech: [
    {
      pattern: /^leech (\d+) from ([a-z]+)$/,
      read: ([text, name = ''], by) => {
        const [power, from] = [amount(text), factionNames.get(name)];
        return power === undefined || from === undefined ? undefined : { _tag: 'Leech', by, power, from };
      },
    },
    {
      pattern: /^leech (\d+)$/,
      read: ([text], by) => {
        const power = amount(text);
        return power === undefined ? undefined : { _tag: 'LeechAny', by, power };
      },
    },
  ],
  decline: [
    { pattern: /^decline$/, read: (_, by) => ({ _tag: 'DeclineAll', by }) },
    {
      pattern: /^decline (\d+) from ([a-z]+)$/,
      read: ([text, name = ''], by) => {
        const [power, from] = [amount(text), factionNames.get(name)];
        return power === undefined || from === undefined ? undefined : { _tag: 'Decline', by, power, from };
      },
    },
  ],
  '+': [
    {
      pattern: /^\+ ?(fav\d+)$/,
      read: ([name = ''], by) => {
        const tile = favorNames.get(name);
        return tile && { _tag: 'Favor', by, tile };
      },
    },
    {
      pattern: /^\+ ?([12]?)(tw\d)$/,
      read: ([text, name = ''], by) => {
        const tile = townNames.get(name);
        return tile && { _tag: 'Town', by, tile, count: text === '2' ? 2 : 1 };
      },
    },
    {
      pattern: /^\+ ?([12]?)([a-z]+)$/,
      read: ([text, name = ''], by) => {
        const cult = cultNames.get(name);
        return cult && { _tag: 'Step', by, cult, steps: text === '2' ? 2 : 1 };
      },
    },
  ],
  '-': [
    {
      pattern: /^-([a-z_0-9]+)$/,
      read: ([name = ''], by) => {
        const what = wastes.get(name);
        return what && { _tag: 'GiveUp', by, what };
      },
    },
    {
      pattern: /^-([134]?)([a-z]+)$/,
      read: ([text, name = ''], by) => {
        const cult = cultNames.get(name);
        return cult && { _tag: 'Lose', by, cult, steps: text === '3' ? 3 : text === '4' ? 4 : 1 };
      },
    },
    {
      pattern: /^- ?(\d*) ?([a-z]+)$/,
      read: ([text, name = ''], by) => {
        const [count, what] = [amount(text), resourceNames.get(name)];
        return count === undefined || count === 0 || what === undefined
          ? undefined
          : { _tag: 'Correct', by, amount: count, what };
      },
    },
  ],
  bridge: [
    {
      pattern: /^bridge ([a-z]\d{1,2}) ?: ?([a-z]\d{1,2})$/,
      read: ([a = '', b = ''], by) => ({ _tag: 'Bridge', by, a: hexName(a), b: hexName(b) }),
    },
  ],
  connect: [
    {
      pattern: /^connect ([a-z]\d{1,2})$/,
      read: ([river = ''], by) => ({ _tag: 'Connect', by, river: hexName(river) }),
    },
    {
      pattern: /^connect ([a-z]\d{1,2}) ?: ?([a-z]\d{1,2})(?: ?: ?([a-z]\d{1,2}))?$/,
      read: (names, by) => ({
        _tag: 'ConnectHexes',
        by,
        hexes: names.flatMap((name) => (name === undefined ? [] : [hexName(name)])),
      }),
    },
  ],
  burn: [
    {
      pattern: /^burn (\d+)$/,
      read: ([text], by) => {
        const tokens = amount(text);
        return tokens === undefined || tokens === 0 ? undefined : { _tag: 'Burn', by, tokens };
      },
    },
  ],
  convert: [
    {
      pattern: /^convert (\d*) ?([a-z]+) to (\d*) ?([a-z]+)$/,
      read: ([give, from = '', get, to = ''], by) => {
        const [out, into, lost, got] = [resourceNames.get(from), resourceNames.get(to), amount(give), amount(get)];
        if (out === undefined || into === undefined || lost === undefined || got === undefined || got === 0)
          return undefined;
        return { _tag: 'Convert', by, give: lost, from: out, get: got, to: into };
      },
    },
  ],
  'unlock-terrain': [
    { pattern: /^unlock-terrain gain-priest$/, read: (_, by) => ({ _tag: 'Unlock', by, terrain: 'gain-priest' }) },
    {
      pattern: /^unlock-terrain ([a-z]+)$/,
      read: ([name = ''], by) => {
        const terrain = terrainNames.get(name);
        return terrain && { _tag: 'Unlock', by, terrain };
      },
    },
  ],
  gain: [{ pattern: /^gain p3 for vp$/, read: (_, by) => ({ _tag: 'GainToken', by }) }],
  drop: [
    {
      pattern: /^drop ([a-z]+)$/,
      read: ([name = ''], by) => {
        const faction = factionNames.get(name);
        return faction && { _tag: 'Drop', by, faction };
      },
    },
  ],
  wait: [{ pattern: /^wait$/, read: (_, by) => ({ _tag: 'Wait', by }) }],
  keep: [{ pattern: /^keep key$/, read: (_, by) => ({ _tag: 'KeepKey', by }) }],
  done: [{ pattern: /^done$/, read: (_, by) => ({ _tag: 'Done', by }) }],
};

const table = new Map(Object.entries(spellings));

/** The first word of a lower-case text, or its leading plus or minus. */
const headOf = (text: string): string => {
  if (text.startsWith('+') || text.startsWith('-')) return text.slice(0, 1);
  const space = text.indexOf(' ');
  return space < 0 ? text : text.slice(0, space);
};

/**
 * Reads one move leniently, accepting any case, `grey`, long names of structures and tracks, and omitted amounts (TMY-19.7). Returns `undefined` for
 * a text that is not a move. This function is meant for texts that people type; {@link moveText} is strict.
 *
 * @param text - the text typed by a person
 * @param by - the faction that moves, or null if only one seat can move
 * @returns the move, which is well formed but may be illegal
 *
 * @example
 * ```ts
 * import { moveText, readMove } from 'rulehouse/terra-mystica';
 * const move = readMove('upgrade e7 to trading post', null);
 * if (move !== undefined) moveText.print(move); // 'upgrade E7 to TP'
 * readMove('nonsense', null); // undefined
 * ```
 */
export const readMove = (text: string, by: FactionId | null): Move | undefined => {
  if (typeof text !== 'string' || text.length > longest) return undefined;
  const small = text.trim().toLowerCase();
  for (const { pattern, read } of table.get(headOf(small)) ?? []) {
    const found = pattern.exec(small);
    if (found === null) continue;
    const move = read(found.slice(1), by);
    if (move !== undefined) return move;
  }
  return undefined;
};

/** Reads the canonical text of a move, strictly. */
const parseMove = (text: string): Either<Fault, Move> => {
  const colon = text.indexOf(': ');
  const name = colon < 0 ? undefined : factionNames.get(text.slice(0, colon));
  const move = name === undefined ? readMove(text, null) : readMove(text.slice(colon + 2), name);
  if (move === undefined) return left(fault([], `${show(text)} is not a move`, 'TMY-19.10'));
  return printMove(move) === text
    ? right(move)
    : left(fault([], `${show(text)} is written ${show(printMove(move))}`, 'TMY-19.10'));
};

/**
 * The canonical notation of moves: each move has one spelling, beginning with the seat's name if several seats may act.
 *
 * @rule TMY-19.5 @rule TMY-19.10
 * @example
 * ```ts
 * import { moveText } from 'rulehouse/terra-mystica';
 * moveText.print({ _tag: 'Send', by: null, cult: 'FIRE', steps: 2 }); // 'send p to FIRE for 2'
 * moveText.parse('SEND P TO FIRE'); // left: TMY-19.10
 * ```
 */
export const moveText: Notation<Move> = notation<Move>({
  rule: 'TMY-19.10',
  longest: longestNamed,
  print: printMove,
  parse: parseMove,
});
