/** Mistakes planted in a game without secrets: the template `perfect`, in which two seats connect their sides of a board of hexagons. */
import fc from 'fast-check';
import {
  broken,
  type Codec,
  isObject,
  isSome,
  left,
  mint,
  type Notation,
  type Outcome,
  right,
  some,
} from '../../../src/core/index.js';
import type { LawOptions } from '../../../src/laws/index.js';
import { cellAt, game, type State, sideOf, type Types } from '../../../templates/perfect/src/game.ts';
import { lawOptions } from '../../../templates/perfect/src/laws.ts';
import { type Broken, codecLike } from '../broken.js';

export { game };

export const known: LawOptions<Types> = {
  options: fc.record({ side: fc.integer({ min: 3, max: 5 }) }),
  wins: 'most',
  candidates: lawOptions.candidates ?? [],
  deals: false,
  unordered: [],
};

const reading = <A>({ print, parse }: Notation<A>, change: (text: string) => string): Notation<A> => ({
  print,
  parse: (text) => (typeof text === 'string' ? parse(change(text)) : parse(text)),
});
const ended = (change: (outcome: Outcome) => Outcome): Partial<typeof game> => ({
  outcome: (s) => {
    const outcome = game.outcome(s);
    return isSome(outcome) ? some(change(outcome.value)) : outcome;
  },
});
/** A codec that changes an object before it reads it. */
const lenient = <A, Input>(
  codec: Codec<A, Input>,
  change: (json: Readonly<Record<string, unknown>>) => object,
): Codec<A, Input> =>
  codecLike(codec, { validate: (u, context) => codec.validate(isObject(u) ? change(u) : u, context) });
const only =
  (...names: readonly string[]) =>
  (json: Readonly<Record<string, unknown>>): object =>
    Object.fromEntries(names.flatMap((name) => (name in json ? [[name, json[name]]] : [])));
const no = left(broken('MG-2.2', 'not here'));
const full = (s: State): boolean => s.cells.split('.').length < 5;
const sorted = (text: string): string => [...text].sort().join('');

export const mistakes: readonly Broken<Types>[] = [
  ['the board is always of side 5', 'GC-4.10', { setup: (_, seed) => game.setup({ side: 5 }, seed) }],
  [
    'an underscore is read as an empty cell',
    'GC-4.5',
    { position: reading(game.position, (text) => text.replaceAll('_', '.')) },
  ],
  [
    'blanks between rows are skipped',
    'GC-4.5',
    { position: reading(game.position, (text) => text.replaceAll(' ', '')) },
  ],
  [
    'a missing end of the board is filled up with empty cells',
    'GC-4.5',
    { position: reading(game.position, (text) => text.padEnd(9, '.')) },
  ],
  ['a hyphen in a move is skipped', 'GC-4.8', { moveText: reading(game.moveText, (text) => text.replace('-', '')) }],
  [
    'a move is read with the number first',
    'GC-4.8',
    { moveText: reading(game.moveText, (text) => text.replace(/^(\d)([a-i])$/, '$2$1')) },
  ],
  ['the key counts stones', 'GC-4.4', { key: (s) => sorted(s.cells) }],
  ['the key sees only the last twenty cells', 'GC-4.4', { key: (s) => s.cells.slice(-20) }],
  [
    'the key takes a board and its mirror for one',
    'GC-4.4',
    { key: (s) => [s.cells, [...s.cells].reverse().join('')].sort()[0] ?? '' },
  ],
  ['positions show no option', 'GC-4.10', { contradicted: () => undefined }],
  [
    'only boards that are larger contradict the option',
    'GC-4.10',
    { contradicted: ({ side }, s) => (sideOf(s) > side ? 'side' : undefined) },
  ],
  [
    'only boards without stones contradict the option',
    'GC-4.10',
    { contradicted: ({ side }, s) => (/^\.+$/.test(s.cells) && sideOf(s) !== side ? 'side' : undefined) },
  ],
  ['the points are those of the other seat', 'GC-1.4', { score: (s) => [...game.score(s)].reverse() }],
  ['seat 1 wins without a point', 'GC-1.4', { score: (s) => [game.score(s)[0] ?? 0, 0] }],
  ['both seats have the first place', 'GC-1.3', ended((outcome) => ({ ...outcome, places: [1, 1] }))],
  [
    'nobody wins where seat 1 connects',
    'GC-1.4',
    ended((outcome) => (outcome.winners.includes(1) ? { ...outcome, winners: [], places: [1, 1] } : outcome)),
  ],
  [
    'the last cells of a full board are not listed',
    'GC-2.3',
    { legalMoves: (s) => game.legalMoves(s).slice(0, full(s) ? 1 : undefined) },
  ],
  [
    'a stone may be placed on one of the other seat',
    'GC-2.3',
    {
      check: (move) => (s) =>
        s.cells.includes('0') && cellAt(sideOf(s), s.cells.indexOf('0')) === move.cell && game.toMove(s)[0] === 1
          ? right(mint(move))
          : game.check(move)(s),
    },
  ],
  [
    'applying a move in one step skips the check',
    'GC-2.10',
    { step: (s, move) => right(game.applyLegal(s, mint(move))) },
  ],
  [
    'records may not have the moves of players',
    'GC-2.10',
    { checkRecorded: (move) => (s) => (s.cells.includes('1') ? no : game.check(move)(s)) },
  ],
  ['both seats have one name', 'GC-1.5', { seatName: () => 'Player' }],
  ['a name begins with a small letter', 'GC-1.5', { seatName: (seat) => `seat ${seat}` }],
  [
    'seats that are not at the table have no number',
    'GC-1.5',
    { seatName: (seat) => ['Red', 'Blue'][seat] ?? 'Nobody' },
  ],
  ['a team for each seat in turn', 'GC-1.6', { teams: (s) => (game.toMove(s)[0] === 1 ? [1, 0] : [0, 1]) }],
  ['a game is longer than its author says', 'GC-1.7', { lengths: { longest: () => 5 } }],
  ['a bound is not a number', 'GC-1.7', { lengths: { longest: () => Number.NaN } }],
  [
    'with the limits that it names, a game may not end',
    'GC-1.7',
    { lengths: { longest: () => Number.POSITIVE_INFINITY, limits: { side: 3 } } },
  ],
  [
    'a limit is no value of its option',
    'GC-1.7',
    { lengths: { longest: () => Number.POSITIVE_INFINITY, limits: { side: 99 } } },
  ],
  ['a seat option that does not exist', 'GC-4.3', { seatOptions: ['roster', 'roster'] }],
  [
    'the text of a position has a line for each row',
    'GC-4.1',
    {
      position: {
        print: (s) => `${s.cells.slice(0, 3)}\n${s.cells.slice(3)}`,
        parse: (text) =>
          text[3] === '\n' ? game.position.parse(text.replace('\n', '')) : game.position.parse(`${text} `),
      },
    },
  ],
  ['the picture ends with a new line', 'GC-5.6', { board: (s) => `${game.board(s)}\n` }],
  ['unknown options are skipped', 'GC-4.3', { options: lenient(game.options, only('side')) }],
  [
    'options that are too large are cut off',
    'GC-4.11',
    { options: lenient(game.options, (json) => (Number(json['side']) > 9 ? { ...json, side: 9 } : json)) },
  ],
  ['unknown fields of a position are skipped', 'GC-4.11', { state: lenient(game.state, only('cells')) }],
  ['unknown fields of a move are skipped', 'GC-4.11', { move: lenient(game.move, only('_tag', 'cell')) }],
  [
    'a set-up takes any side',
    'GC-4.6',
    {
      setup: ({ side }, seed) =>
        typeof side === 'number' && side > 9 ? right({ cells: '.'.repeat(100) }) : game.setup({ side }, seed),
    },
  ],
  [
    'the help names another default',
    'GC-4.3',
    { optionInfo: game.optionInfo.map((info) => ({ ...info, default: '7' })) },
  ],
  ['the help names no option', 'GC-4.3', { optionInfo: [] }],
];
