/**
 * Ledgers that the library exports, replayed by the public engine of terra.snellman.net, which is not part of the project: the environment variable
 * `TERRA_MYSTICA_ENGINE` names the folder of its sources. It needs Perl with JSON, Moose, Clone, Readonly, Method::Signatures::Simple,
 * Exporter::Easy, indirect and Math::Random::MT.
 */

import { execFileSync } from 'node:child_process';
import { isLeft } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { type Legal, printFault, source } from '../../../src/core/index.js';
import {
  applyLegal,
  checkRecorded,
  defaultOptions,
  factions,
  game,
  legalMoves,
  type Move,
  moverOf,
  type Options,
  type State,
} from '../../../src/games/terra-mystica/index.js';
import { writeLedger } from '../../../src/games/terra-mystica/ledger/index.js';
import { maps } from '../../../src/games/terra-mystica/tables/maps.js';

const engine = process.env['TERRA_MYSTICA_ENGINE'];
const games = 20;

const liking: Partial<Record<Move['_tag'], number>> = {
  Build: 24,
  Upgrade: 24,
  Leech: 16,
  Decline: 4,
  Action: 12,
  Town: 18,
  Favor: 18,
  Burn: 1,
  Convert: 1,
  GiveUp: 1,
  Pass: 2,
  Done: 12,
};

const optionsOf = (seed: number, below: (bound: number) => number): Options => {
  const flag = (): boolean => below(2) === 0;
  const expansion = flag();
  return {
    ...defaultOptions,
    players: 2 + (seed % 4),
    map: maps[seed % maps.length]!.id,
    'leech-timing': 'deferred',
    'maintain-player-order': true,
    'mini-expansion-1': flag(),
    'shipping-bonus': flag(),
    'temple-scoring-tile': flag(),
    'variable-turn-order': flag(),
    'fire-and-ice-factions/ice': expansion,
    'fire-and-ice-factions/volcano': expansion,
    'fire-and-ice-factions/variable_v5': expansion,
    'fire-and-ice-final-scoring': expansion,
    'errata-cultist-power': below(4) > 0,
    'strict-leech': below(4) > 0,
  };
};

/** True for moves that the engine cannot be told: a choice of bowls, a turn that ends with an open step, an exchange after a change of terrain. */
const isUntold = ({ turn }: State, move: Move): boolean =>
  ('from' in move && Array.isArray(move.from)) ||
  (move._tag === 'Done' && turn.steps > 0) ||
  (move._tag === 'Action' && move.space.startsWith('ACTH'));

const pick = (state: State, below: (bound: number) => number): Legal<Move> => {
  const all = legalMoves(state).filter((move) => !isUntold(state, move));
  const seats = [...new Set(all.map((move) => moverOf(state, move)))];
  const seat = state.phase === 'turn' && state.turn.act !== 'none' ? state.active : seats[below(seats.length)];
  const moves = all.filter((move) => moverOf(state, move) === seat);
  let left = below(moves.reduce((sum, { _tag }) => sum + (liking[_tag] ?? 6), 0));
  return moves.find(({ _tag }) => (left -= liking[_tag] ?? 6) < 0)!;
};

/** A game in which one seat leaves if the seed is odd: before round 1, or later. */
const played = (seed: number) => {
  const { below } = source(seed);
  const options = optionsOf(seed, below);
  const start = game.setup(options, seed);
  if (isLeft(start)) throw new Error(start.left.text);
  const moves: Move[] = [];
  let state = start.right;
  let leaving = seed % 2 === 1 ? options.players * (seed % 4 === 1 ? 2 : 20) : Number.POSITIVE_INFINITY;
  while (state.phase !== 'end') {
    const id = factions[state.seats[below(options.players)]!.faction]?.id;
    const isMoment = moves.length >= leaving && state.phase !== 'faction' && state.turn.act === 'none';
    const drop = isMoment && id !== undefined ? checkRecorded({ _tag: 'Drop', by: id, faction: id })(state) : undefined;
    if (drop !== undefined) leaving = Number.POSITIVE_INFINITY;
    const move = drop !== undefined && !isLeft(drop) ? drop.right : pick(state, below);
    moves.push(move);
    state = applyLegal(state, move);
  }
  const text = writeLedger(start.right, moves);
  if (isLeft(text)) throw new Error(`game ${seed}: ${printFault(text.left)}`);
  return { text: text.right, map: options.map };
};

const automatic = /^(cult|other)_income_for_faction$|^\[|^score_resources$|^\+\d+vp for /;
const volcanoes = ['acolytes', 'dragonlords'];

/** The commands of a ledger, as people type them for the engine. */
const commandsOf = (text: string): readonly string[] => {
  const rows: string[] = [];
  const seats: string[] = [];
  const tiles: string[] = [];
  let begun = false;
  for (const line of text.split('\n')) {
    const [, option] = /^option (.+)$/.exec(line) ?? [];
    const [, tile] = /^Round \d scoring: (\w+)$/.exec(line) ?? [];
    if (option !== undefined) rows.push(`option ${option}`);
    else if (tile !== undefined) tiles.push(tile);
    else if (line === 'Round 1, turn 1') begun = true;
    rows.push(
      ...[
        /^(map .+)$/,
        /^Player (\d):/,
        /^Removing tile (.+)$/,
        /^Added final scoring tile: (.+)$/,
        /^(\w+) dropped/,
      ].flatMap((pattern, kind) => {
        const found = pattern.exec(line)?.[1];
        return found === undefined
          ? []
          : [[found, `player P${found}`, `delete ${found}`, `final-scoring ${found}`, `drop-faction ${found}`][kind]!];
      }),
    );
    if (tile !== undefined && tiles.length === 6) rows.push(`score ${tiles.join(',')}`);
    const gone = /^(\w+) dropped/.exec(line)?.[1];
    if (gone !== undefined) seats.splice(seats.indexOf(gone), 1);
    if (!line.includes('\t')) continue;
    const cells = line.split('\t');
    const [faction = ''] = cells;
    const commands = (cells[14] ?? '').split('. ').filter((command) => command !== '' && !automatic.test(command));
    if (commands[0] === 'setup') {
      seats.push(faction);
      rows.push(`setup ${faction}`);
      continue;
    }
    for (const [index, command] of commands.entries()) {
      // During the set-up, a row with a favor tile may hold the next seat's command.
      const isOther = !begun && index > 0 && commands[0]!.startsWith('+FAV');
      const next = seats.find((seat) =>
        command.startsWith('pick') ? volcanoes.includes(seat) : seat !== 'chaosmagicians',
      );
      rows.push(`${isOther ? next : faction}: ${command}`);
    }
  }
  return rows;
};

const colours: Readonly<Record<string, string>> = {
  Y: 'yellow',
  U: 'brown',
  K: 'black',
  B: 'blue',
  G: 'green',
  S: 'gray',
  R: 'red',
  '~': 'x',
};

/** A map as the engine's list of terrains. Its first row is A; a map whose rows begin with B has an empty row before. */
const terrains = (id: string): readonly string[] => {
  const { rows, firstRow } = maps.find((map) => map.id === id)!;
  return [
    ...(firstRow === 'B' ? ['E'] : []),
    ...rows.flatMap((row) => [...Array.from(row, (hex) => colours[hex]!), 'E']),
  ];
};

const replayedBy = (sources: string, text: string, map: string): readonly string[] =>
  execFileSync('perl', ['test/games/terra-mystica/ledger-peer.pl', sources], {
    input: JSON.stringify({ rows: commandsOf(text), map: terrains(map) }),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  })
    .trimEnd()
    .split('\n');

const rowsOf = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => line.includes('\t')).map((line) => line.toLowerCase());

if (engine === undefined)
  console.log('TERRA_MYSTICA_ENGINE is not set: exported ledgers are NOT replayed by the public engine');

test.skipIf(engine === undefined)(
  `${games} exported games: the public engine has the same rows`,
  { timeout: 300_000 },
  () => {
    for (let seed = 1; seed <= games; seed++) {
      const { text, map } = played(seed);
      const lines = replayedBy(engine ?? '', text, map);
      expect([seed, lines.filter((line) => line.startsWith('error')), lines.at(-1)]).toEqual([seed, [], 'finished']);
      expect([seed, rowsOf(lines)]).toEqual([seed, rowsOf(text.split('\n'))]);
    }
    console.log(`${games} exported games replayed by the public engine`);
  },
);

test('a ledger as commands', () => {
  const { text } = played(2);
  const commands = commandsOf(text);
  expect(commands.slice(0, 2)).toEqual([expect.stringMatching(/^option /), expect.stringMatching(/^option /)]);
  expect(commands.filter((command) => command.startsWith('setup '))).toHaveLength(4);
  expect(commands.every((command) => !automatic.test(command.split(': ').at(-1)!))).toBe(true);
});
