/** Ledgers as the site wrote them: what it decided by chance, what people typed by hand, its earlier forms (TMY-24.7, TMY-24.12). */

import { readFileSync } from 'node:fs';
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { printFault } from '../../../src/core/index.js';
import {
  applyLegal,
  checkRecorded,
  type FactionId,
  factions,
  game,
  legalMoves,
  type Move,
  moverOf,
  moveText,
  type Options,
  readMove,
  type State,
} from '../../../src/games/terra-mystica/index.js';
import { checkLedger, readLedger, writeLedger } from '../../../src/games/terra-mystica/ledger/index.js';
import { offersOf } from '../../../src/games/terra-mystica/ledger/offers.js';
import { after, cultsOf, game0, listed, power, scene, seat, verdict } from './kit.js';
import { gamesOf, played, replayed, sharedFolders, textOf } from './ledger-kit.js';
import { ownFolder } from './own-ledgers.js';

const rich = { workers: 20, coins: 40, priests: 3 } as const;
const deferred = { 'leech-timing': 'deferred' } as const;
const good = readFileSync(`${ownFolder}/own-01.txt`, 'utf8');
const lines = good.split('\n');

const printed = (read: ReturnType<typeof readLedger> | ReturnType<typeof checkLedger>): string =>
  isLeft(read) ? printFault(read.left) : 'no fault';

const differing = (text: string): unknown => {
  const read = checkLedger(text);
  return isLeft(read) ? printFault(read.left) : read.right.differences;
};

describe('a choice that the ledger leaves open and the figures of the row decide', () => {
  const ground = { E4: 'black', E3: 'black', F2: 'black', E5: 'black' };
  const town = (cults: readonly number[], hand: object = {}) =>
    scene({
      seats: [['darklings', { ...rich, cults, ...hand }], ['witches']],
      hexes: { E5: '0D', E4: '0D', E3: '0TP', F2: '0TP', F3: '1D' },
      ground,
      options: deferred,
    });
  const cultsAfter = (state: State, row: string, told: readonly [number, number, number, number]) => {
    const { fault, figures, now } = played(state, 'darklings', row, [2], { cults: told });
    return [fault, cultsOf(now), figures.includes('cults')];
  };

  test('of two markers that a town tile moves to 10 with one key, the one that the row shows there', () => {
    const row = 'upgrade E5 to TP. +TW5';
    expect(cultsAfter(town([9, 9, 1, 0]), row, [10, 9, 2, 1])).toEqual(['', '10/9/2/1', false]);
    expect(cultsAfter(town([9, 9, 1, 0]), row, [9, 10, 2, 1])).toEqual(['', '9/10/2/1', false]);
    expect(cultsAfter(town([9, 9, 1, 9]), row, [9, 9, 2, 10])).toEqual(['', '9/9/2/10', false]);
    expect(cultsAfter(town([8, 9, 8, 9]), 'upgrade E5 to TP. +TW6', [9, 10, 10, 9])).toEqual(['', '9/10/10/9', false]);
    expect(cultsAfter(town([8, 9, 8, 9]), 'upgrade E5 to TP. +TW6', [10, 9, 9, 10])).toEqual(['', '10/9/9/10', false]);
  });

  test('the first in track order if the figures fit no choice', () => {
    expect(cultsAfter(town([9, 9, 1, 0]), 'upgrade E5 to TP. +TW5', [3, 3, 3, 3])).toEqual(['', '10/9/2/1', true]);
  });

  test('a step that the row names is the choice, unless the figures show that it was another step', () => {
    const due = town([9, 9, 1, 0], { steps: 1 });
    expect(cultsAfter(town([9, 9, 1, 0]), 'upgrade E5 to TP. +TW5. +WATER', [9, 10, 2, 1])).toEqual([
      '',
      '9/10/2/1',
      false,
    ]);
    expect(cultsAfter(due, 'upgrade E5 to TP. +TW5. +WATER', [10, 9, 2, 1])).toEqual(['', '10/9/2/1', false]);
    expect(cultsAfter(due, 'upgrade E5 to TP. +TW5. +EARTH', [9, 10, 3, 1])).toEqual(['', '9/10/3/1', false]);
  });

  test('two markers that stopped at 9 stay there and the seat keeps the key, unless the row says otherwise', () => {
    const stopped: State = { ...town([9, 9, 1, 0]) };
    const both = after(stopped, 'darklings: upgrade E5 to TP');
    const open: State = { ...both, turn: { ...both.turn, blocked: 3 } };
    const kept = played(open, 'darklings', '+TW8', [], { cults: [9, 9, 1, 0] });
    expect([kept.fault, kept.moves, cultsOf(kept.now), seat(kept.now).keys]).toEqual([
      '',
      ['+TW8', 'keep key', 'done'],
      '9/9/1/0',
      1,
    ]);
    const used = played(open, 'darklings', '+TW8', [], { cults: [9, 10, 1, 0] });
    expect([used.moves, cultsOf(used.now), seat(used.now).keys]).toEqual([['+TW8', '+WATER', 'done'], '9/10/1/0', 0]);
    const named = played(open, 'darklings', '+TW8. +WATER', [], { cults: [9, 10, 1, 0] });
    expect([named.moves, named.figures.includes('cults')]).toEqual([['+TW8', '+WATER', 'done'], false]);
  });

  test('no player can keep a key', () => {
    const both = after(town([9, 9, 1, 0]), 'darklings: upgrade E5 to TP', 'darklings: +TW5');
    expect(verdict(both, 'darklings: keep key')).toBe('TMY-10.6');
    const read = checkRecorded({ _tag: 'KeepKey', by: 'darklings' });
    expect(isLeft(read(both))).toBe(false);
    expect(isLeft(read(town([9, 9, 1, 0])))).toBe(true);
  });
});

describe('power taken without naming an offer', () => {
  const table = (hand: object, options: object = { 'strict-leech': false }) =>
    scene({
      seats: [
        ['giants', rich],
        ['cultists', { ...rich, bowl1: 5, bowl2: 7, bowl3: 0, ...hand }],
      ],
      hexes: { D4: '0D', E6: '1D' },
      options: { ...deferred, ...options },
    });

  test('is taken as far as bowls and points allow, also by a seat without an offer', () => {
    const three = played(table({}), 'cultists', 'leech 3');
    expect([three.fault, three.moves, power(three.now, 1), seat(three.now, 1).vp]).toEqual([
      '',
      ['leech 3'],
      '2/10/0',
      18,
    ]);
    const poor = played(table({ vp: 1, points: [1, ...Array.from({ length: 13 }, () => 0)] }), 'cultists', 'leech 9');
    expect([power(poor.now, 1), seat(poor.now, 1).vp]).toEqual(['3/9/0', 0]);
    const full = played(table({ bowl1: 0, bowl2: 1, bowl3: 6 }), 'cultists', 'leech 4');
    expect([power(full.now, 1), seat(full.now, 1).vp]).toEqual(['0/0/7', 20]);
    expect(played(table({ bowl1: 0, bowl2: 0, bowl3: 6 }), 'cultists', 'leech 4').fault).toBe('');
  });

  test('is refused with strict-leech, and to every player', () => {
    expect(played(table({}, {}), 'cultists', 'leech 3').fault).toBe(
      'TMY-8.1: line 1: leech 3: this power is not on offer',
    );
    expect(verdict(table({}), 'cultists: leech 3')).toBe('TMY-19.5b');
    expect(isLeft(checkRecorded({ _tag: 'LeechAny', by: 'cultists', power: 3 })(table({})))).toBe(false);
    expect(isLeft(checkRecorded({ _tag: 'LeechAny', by: 'cultists', power: 3 })(table({}, {})))).toBe(true);
  });
});

describe('earlier forms', () => {
  const giants = scene({
    seats: [
      ['giants', { ...rich, bowl3: 4 }],
      ['witches', rich],
    ],
    hexes: { D4: '0D', F3: '1D' },
    options: deferred,
  });

  test('income, alone or before other commands, changes nothing', () => {
    expect(played(giants, 'witches', 'income')).toMatchObject({ fault: '', moves: [], figures: [] });
    expect(played(giants, 'giants', 'income. burn 0. income')).toMatchObject({ fault: '', moves: [] });
    expect(played(giants, 'giants', 'income. advance ship').moves).toEqual(['advance ship', 'done']);
  });

  test('a seat corrects itself downwards, in its turn or not', () => {
    const lower = played(giants, 'witches', '-1w. -C. -2VP. -2 p');
    const { workers, coins, vp, priests } = seat(lower.now, 1);
    expect([lower.fault, workers, coins, vp, priests]).toEqual(['', 19, 39, 18, 1]);
    expect(lower.moves).toEqual(['-1W', '-1C', '-2VP', '-2P']);
    expect(power(played(giants, 'giants', '-3PW').now)).toBe('8/7/1');
    expect(played(giants, 'giants', '-21w').fault).toBe(
      'TMY-2.2: line 1: -21w: the seat has less than it would give up',
    );
    expect(played(giants, 'giants', '-0w').fault).toBe('line 1: "-0w" is not a command');
    expect(verdict(giants, 'giants: -1W')).toBe('TMY-19.4');
    expect(isLeft(checkRecorded({ _tag: 'Correct', by: 'witches', amount: 1, what: 'W' })(giants))).toBe(false);
  });

  test('a place after dig and a level after advance are ignored', () => {
    expect(played(giants, 'giants', 'dig 2 E5. transform E5 to red').moves[0]).toBe('dig 2');
    expect(played(giants, 'giants', 'advance ship to 1').moves).toEqual(['advance ship', 'done']);
    expect(played(giants, 'giants', 'advance dig to 1').moves).toEqual(['advance dig', 'done']);
    expect(played(giants, 'giants', 'dig 2 nowhere').fault).toBe('line 1: "dig 2 nowhere" is not a command');
  });

  test('four options that allow nothing more to replays change nothing', () => {
    const loose = ['dig', 'lose-cult', 'multi-spade', 'done'].map((name) => `option loose-${name}\n`).join('');
    const [one, two] = [checkLedger(loose + good), checkLedger(good)];
    expect(!isLeft(one) && !isLeft(two) && [one.right.options, one.right.differences]).toEqual(
      !isLeft(two) && [two.right.options, []],
    );
  });

  test('without a list of players, the rows that choose factions are counted', () => {
    const alone = lines.filter((line) => !line.startsWith('Player ')).join('\n');
    expect(alone).not.toBe(good);
    expect(differing(alone)).toEqual([]);
    const one = lines.filter(
      (line) => !line.startsWith('Player ') && !/^(darklings|dwarves|witches|swarmlings)\t/.test(line),
    );
    expect(printed(readLedger(one.join('\n')))).toBe(
      'line 1: a game has 2 to 5 players, not 1 (lines "Player 1: name", or rows "setup")',
    );
  });
});

/** A position at the beginning of a game with deferred answers. */
const begun = (options: Partial<Options>, ...texts: readonly string[]): State =>
  game0({ ...deferred, ...options }, ...texts);

describe('a seat that leaves before round 1', () => {
  const drop = (state: State, faction: FactionId): State => {
    const checked = checkRecorded({ _tag: 'Drop', by: faction, faction })(state);
    if (isLeft(checked)) throw new Error(checked.left.text);
    const left = applyLegal(state, checked.right);
    const again = game.position.parse(game.position.print(left));
    if (isLeft(again)) throw new Error(printFault(again.left));
    return left;
  };
  const next = (state: State): string =>
    `${state.phase} ${factions[state.seats[state.active]?.faction ?? -1]?.id ?? ''}`;
  const three = begun({ players: 3 }, 'setup witches', 'setup nomads', 'setup giants');

  test('loses its remaining turns, whether it is to decide or not', () => {
    expect(next(three)).toBe('dwelling witches');
    expect(next(drop(three, 'witches'))).toBe('dwelling nomads');
    const two = after(three, 'build A3', 'build A5');
    expect([next(two), next(drop(two, 'giants')), next(drop(two, 'nomads'))]).toEqual([
      'dwelling giants',
      'dwelling nomads',
      'dwelling giants',
    ]);
    const only = after(drop(two, 'nomads'), 'build A6', 'build A9', 'build C3');
    expect([next(only), only.seats.map(({ counts }) => counts[0])]).toEqual(['bonus giants', [2, 1, 2]]);
  });

  test('loses its bonus tile; from round 1 on, it has its incomes and no turn', () => {
    const tiles = after(drop(after(three, 'build A3', 'build A5'), 'nomads'), 'build A6', 'build A9', 'build C3');
    const [tile = ''] = listed(tiles, 'pass');
    const taken = after(tiles, tile);
    const both = drop(taken, 'giants');
    expect([next(both), both.seats[2]?.bonus]).toEqual(['bonus witches', -1]);
    const round = after(both, tile);
    expect([round.round, next(round), round.seats.map(({ bonus }) => bonus >= 0)]).toEqual([
      1,
      'turn witches',
      [true, false, false],
    ]);
    expect(round.seats[1]?.workers).toBeGreaterThan(2);
  });

  test('chooses no terrain and no tile', () => {
    const maidens = begun({ players: 2, 'fire-and-ice-factions/ice': true }, 'setup icemaidens');
    expect([next(maidens), next(drop(maidens, 'icemaidens')).split(' ')[0]]).toEqual(['terrain icemaidens', 'faction']);
    const favored = after(maidens, 'pick-color red');
    const left = drop(favored, 'icemaidens');
    expect([favored.phase, left.phase, left.turn.favors]).toEqual(['favor', 'faction', 0]);
    expect(next(drop(after(favored, '+FAV11', 'setup witches'), 'witches'))).toBe('dwelling icemaidens');
  });

  test('is written into ledgers and read from them', () => {
    const moves: Move[] = [];
    let state = three;
    const play = (move: Move): void => {
      moves.push(move);
      state = move._tag === 'Drop' ? drop(state, move.faction) : after(state, moveText.print(move));
    };
    for (const text of ['build A3', 'build A5']) play(readMove(text, null)!);
    play({ _tag: 'Drop', by: 'nomads', faction: 'nomads' });
    for (const text of ['build A6', 'build A9', 'build C3']) play(readMove(text, null)!);
    while (state.round < 2)
      play(legalMoves(state).findLast(({ _tag }) => _tag === 'Pass') ?? legalMoves(state).at(-1)!);
    const start = begun({ players: 3 });
    const setups = ['witches', 'nomads', 'giants'].map((faction) => readMove(`setup ${faction}`, null)!);
    const text = writeLedger(start, [...setups, ...moves]);
    if (isLeft(text)) throw new Error(printFault(text.left));
    expect(differing(text.right)).toEqual([]);
    expect(text.right).toMatch(/build A5\nnomads dropped from the game\ngiants\t.*\tbuild A6$/m);
    // Where the player types that it leaves, the site writes the next seat's command into the row of the seat that left.
    const shared = text.right.replace(/^giants(\t.*\tbuild A6)$/m, (_, cells: string) => {
      const [, , vp, , coins, , workers, , priests, , bowls, , tracks] = /^nomads(\t.*)\tbuild A5$/m
        .exec(text.right)![0]
        .split('\t');
      return [
        'nomads',
        '',
        vp,
        '',
        coins,
        '',
        workers,
        '',
        priests,
        '',
        bowls,
        '',
        tracks,
        '',
        cells.split('\t').at(-1),
      ].join('\t');
    });
    expect(shared).not.toBe(text.right);
    expect(differing(shared)).toEqual([]);
  });
});

describe('what an export holds', () => {
  /** Offers of nothing to seats that have passed, by replaying the moves: the rows that have to decline them. */
  const idle = (start: State, moves: readonly Move[]): readonly string[] => {
    const rows: string[] = [];
    let state = start;
    for (const move of moves) {
      const seat = moverOf(state, move);
      const checked = checkRecorded(move)(state);
      if (isLeft(checked)) throw new Error(checked.left.text);
      const now = applyLegal(state, checked.right);
      if (now.builds > state.builds)
        offersOf(now, seat, move).forEach((amount, to) => {
          const isReal = now.offers.some((offer) => offer.build === state.builds && offer.to === to);
          const me = now.seats[to]!;
          if (amount > 0 && !isReal && me.passed === 1 && me.dropped === 0)
            rows.push(`${factions[me.faction]!.id}: decline ${amount} from ${factions[now.seats[seat]!.faction]!.id}`);
        });
      state = now;
    }
    return rows;
  };

  const declines = (text: string): readonly string[] =>
    text.split('\n').flatMap((line) => {
      const [faction = '', ...cells] = line.split('\t');
      const commands = cells.at(-1)?.split('. ') ?? [];
      return commands.filter((command) => command.startsWith('decline ')).map((command) => `${faction}: ${command}`);
    });

  const others = sharedFolders.flatMap((folder) =>
    gamesOf(folder)
      .slice(0, 25)
      .map((entry) => [folder, entry] as const),
  );

  test('every offer of nothing to a seat that has passed is declined', () => {
    let declined = 0;
    for (const [folder, entry] of others) {
      const { start, canonical } = replayed(entry.log_file, textOf(folder, entry));
      const text = writeLedger(start, canonical());
      if (isLeft(text)) throw new Error(printFault(text.left));
      const real = canonical().flatMap((move) => (move._tag === 'Decline' ? [moveText.print(move)] : []));
      const wanted = idle(start, canonical());
      declined += wanted.length;
      const missing = [...real, ...wanted];
      for (const row of declines(text.right)) {
        const place = missing.indexOf(row);
        if (place >= 0) missing.splice(place, 1);
      }
      expect([entry.log_file, missing]).toEqual([entry.log_file, []]);
    }
    console.log(`${others.length} games exported: ${declined} offers of nothing declined`);
    expect(declined > 0 || others.length === 0).toBe(true);
  });

  test('the only seat that has not passed ends its turn by name where its next action could belong to the last', () => {
    const own = readFileSync(`${ownFolder}/own-06.txt`, 'utf8');
    expect(own).toMatch(/\tdig 1\. transform B2 to volcano\. -3FIRE\. done\n.*\n.*\tdig 1\. /);
    expect(own.match(/\. done$/gm)).toHaveLength(1);
  });
});

describe('refusals', () => {
  const row = lines.findIndex((line) => line.includes('upgrade'));
  const said = (change: (cells: string[]) => void): string => {
    const cells = lines[row]!.split('\t');
    change(cells);
    return printed(checkLedger(lines.with(row, cells.join('\t')).join('\n'))).replace(`line ${row + 1}`, 'line n');
  };
  const command = (text: string): string => said((cells) => (cells[14] = text));

  test('name the line, the word and the reason', () => {
    expect(command('dance')).toBe('line n: "dance" is not a command');
    expect(command('+1c')).toBe('line n: "+1c" would give the seat something by hand, which is not supported');
    expect(command('bridge A1:B2 allow_illegal')).toBe('line n: "bridge a1:b2 allow_illegal" is not a command');
    expect(said((cells) => (cells[0] = 'dwarfs'))).toBe('line n: no faction "dwarfs"');
    expect(said((cells) => (cells[0] = 'nofaction3'))).toBe(
      'line n: no faction "nofaction3": its player left before choosing one',
    );
    expect(said((cells) => (cells[4] = 'many C'))).toBe('line n: the figures of the row cannot be read: "many C"');
    expect(said((cells) => (cells[10] = '1/2 PW'))).toBe('line n: the figures of the row cannot be read: "1/2 PW"');
    expect(said((cells) => (cells[12] = '0/x/0/0'))).toBe('line n: the figures of the row cannot be read: "0/x/0/0"');
    expect(said((cells) => (cells[13] = '1 two'))).toBe('line n: the offers of the row cannot be read: "1 two"');
    expect(printed(checkLedger(good.replace(/^(cultists\t.*)$/m, 'mermaids dropped from the game\n$1')))).toMatch(
      /^TMY-19.5: line \d+: mermaids dropped from the game: no such faction is at the table$/,
    );
  });

  test('of the script of a game name the line and the command', () => {
    const script = ['# Random setup', 'delete bon9', 'setup Nomads', 'Nomads: Build A5', 'start'];
    const about = (from: number): string => printed(checkLedger(script.slice(from).join('\n')));
    const reason =
      'is a command of a script, not a row of a ledger: the scripts of games cannot be read, only the ledgers made from them';
    expect(about(0)).toBe(`line 2: "delete bon9" ${reason}`);
    expect(about(2)).toBe(`line 1: "setup Nomads" ${reason}`);
    expect(about(3)).toBe(`line 1: "Nomads: Build A5" ${reason}`);
    expect(about(4)).toBe(`line 1: "start" ${reason}`);
    expect(differing(`witches: leech 1\n${good}`)).toEqual([]);
  });
});
