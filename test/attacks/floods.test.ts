/**
 * Floods: one player repeats messages that do not advance the game, until the log of the table is full and nobody can move, resign or win on time.
 * Each player has a separate quota, and a message that ends the game is always accepted.
 */
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLeft } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decode, type Game, type GameTypes, printFault } from '../../src/core/index.js';
import { game as icetraders } from '../../src/games/icetraders/index.js';
import { game as terrafex } from '../../src/games/terrafex/index.js';
import {
  act,
  alarm,
  look,
  type Message,
  recordOf,
  restart,
  type Table,
  type TableSpec,
} from '../../src/table/index.js';
import { look as lookCodec } from '../../src/table/look-codec.js';
import { bundled, type Running, served } from '../node/server/kit.js';
import { opened } from '../table/kit.js';
import { say, send } from './kit.js';

/** The maximum number of lines that a server writes to one log. */
const full = 50_000;

/** A table that is flooded: its current value, and its log. */
const flooded = <T extends GameTypes>(game: Game<T>, spec: Partial<TableSpec>) => {
  const start = opened(game, spec);
  const lines = [...start.lines];
  let table = start.table;
  let now = 0;
  /** Sends a message; returns true if it was accepted. */
  const tell = (message: Message): boolean => {
    const acted = act(table, message, now);
    lines.push(...acted.lines);
    table = acted.table;
    return acted.taken;
  };
  return {
    lines,
    tell,
    table: () => table,
    at: (moment: number) => (now = moment),
    /** Repeats messages until none of them is accepted any more, or the log of a server would be full; returns how many were accepted. */
    repeat: (messages: (table: Table<T>) => readonly Message[]): number => {
      let taken = 0;
      for (let quiet = 0; quiet < 3 && lines.length <= full; ) {
        const before = taken;
        for (const message of messages(table)) if (tell(message)) taken++;
        quiet = taken === before ? quiet + 1 : 0;
      }
      return taken;
    },
    /** The log restores the same table. */
    restarts: (): void => {
      const again = restart(game, lines);
      expect(isLeft(again) ? printFault(again.left) : again.right).toEqual(table);
    },
  };
};

const ply = <T extends GameTypes>(table: Table<T>): number => look(table, 'spectators', 0).sight?.ply ?? 0;

const three = { options: { players: 3 }, players: ['Ada', 'Bo', 'Cy'] };

const two = { players: ['Ada', 'Bo'] };

describe('one player', () => {
  test('decides and takes it back, over and over, while the others have yet to decide', () => {
    const { repeat, lines, tell, table, restarts } = flooded(icetraders, three);
    const taken = repeat(() => [
      { _tag: 'Move', player: 'Bo', ply: 0, move: 'good' },
      { _tag: 'AskUndo', player: 'Bo', ply: 0 },
    ]);
    expect(taken).toBeLessThan(2000);
    expect(lines.length).toBeLessThan(2000);
    // The other players need not do anything, and the game continues.
    for (const player of ['Ada', 'Bo', 'Cy']) tell({ _tag: 'Move', player, ply: 0, move: 'evil' });
    expect(ply(table())).toBe(3);
    restarts();
  });

  test.each(['own', 'agreement'] as const)('moves and takes the move back, which requires: %s', (undo) => {
    const { repeat, lines, tell, table, restarts } = flooded(terrafex, { ...two, undo });
    repeat((now) => [
      { _tag: 'Move', player: 'Ada', ply: ply(now), move: 'G^c5' },
      { _tag: 'AskUndo', player: 'Ada', ply: 0 },
      // The other player is a bot, which agrees to everything.
      { _tag: 'AnswerUndo', player: 'Bo', accept: true },
    ]);
    expect(lines.length).toBeLessThan(3000);
    expect(table().stage._tag).toBe('Playing');
    // A player who has asked for little may still ask, and both may resign.
    if (ply(table()) === 0) tell({ _tag: 'Move', player: 'Ada', ply: 0, move: 'G^c5' });
    if (undo === 'agreement') expect(tell({ _tag: 'AskUndo', player: 'Bo', ply: 0 })).toBe(true);
    restarts();
    expect(tell({ _tag: 'Resign', player: 'Ada' })).toBe(true);
    expect(recordOf(table())._tag).toBe('Right');
  });

  test('offers draws and takes the offers back, with a move and its return in between', () => {
    const { repeat, lines, tell, table, restarts } = flooded(terrafex, { ...two, undo: 'own' });
    repeat((now) => [
      { _tag: 'OfferDraw', player: 'Ada' },
      { _tag: 'AnswerDraw', player: 'Ada', accept: false },
      { _tag: 'Move', player: 'Ada', ply: ply(now), move: 'G^c5' },
      { _tag: 'AskUndo', player: 'Ada', ply: 0 },
    ]);
    expect(lines.length).toBeLessThan(3000);
    // They can still agree to a draw: the other player offers it, and the player without messages left accepts.
    expect(tell({ _tag: 'OfferDraw', player: 'Bo' })).toBe(true);
    expect(tell({ _tag: 'AnswerDraw', player: 'Ada', accept: true })).toBe(true);
    expect(table().stage._tag).toBe('Over');
    restarts();
  });

  test('sits down and stands up, alone or under two hundred names', () => {
    for (const names of [1, 200]) {
      const { repeat, lines, tell, table, restarts } = flooded(terrafex, {});
      const seats = (player: string): readonly Message[] => [
        { _tag: 'Sit', player, seat: 0, belonging: null },
        { _tag: 'Sit', player, seat: 1, belonging: null },
        { _tag: 'Comment', player, text: 'here I am' },
        { _tag: 'Sit', player, seat: null, belonging: null },
      ];
      repeat(() => Array.from({ length: names }, (_, number) => seats(`guest ${number}`)).flat());
      expect(lines.length).toBeLessThan(names === 1 ? 600 : 8000);
      restarts();
      // A player who was waiting for a seat can take one, and the game begins.
      if (names === 200) continue;
      for (const [seat, player] of [
        [0, 'Ada'],
        [1, 'Bo'],
      ] as const)
        expect(tell({ _tag: 'Sit', player, seat, belonging: null })).toBe(true);
      expect(table().stage._tag).toBe('Playing');
    }
  });

  test('comments: neither spectators nor a player can silence the others', () => {
    const { repeat, lines, tell, restarts } = flooded(terrafex, two);
    repeat(() =>
      Array.from({ length: 40 }, (_, number) => ({ _tag: 'Comment', player: `guest ${number}`, text: 'I' })),
    );
    repeat(() => [{ _tag: 'Comment', player: 'Bo', text: 'and I' }]);
    expect(lines.length).toBeLessThan(1600);
    expect(tell({ _tag: 'Comment', player: 'Ada', text: 'may I?' })).toBe(true);
    restarts();
  });

  test('comments with two others, until no client could read the table any more', () => {
    const { repeat, table } = flooded(icetraders, three);
    for (const player of ['Ada', 'Bo', 'Cy']) repeat(() => [{ _tag: 'Comment', player, text: 'and another thing' }]);
    const read = decode(lookCodec)(JSON.parse(JSON.stringify(look(table(), 0, 0))));
    expect(isLeft(read) ? printFault(read.left) : read.right.comments.length).toBe(1500);
  });

  /** Everything that a player can send except a resignation, after the given number of moves. */
  const sayings = (player: string, made: number, move: string): readonly Message[] => [
    { _tag: 'Move', player, ply: made, move },
    { _tag: 'AskUndo', player, ply: made },
    { _tag: 'AskUndo', player, ply: Math.max(0, made - 1) },
    { _tag: 'AnswerUndo', player, accept: true },
    { _tag: 'AnswerUndo', player, accept: false },
    { _tag: 'OfferDraw', player },
    { _tag: 'AnswerDraw', player, accept: false },
    { _tag: 'Comment', player, text: 'again' },
    { _tag: 'Sit', player, seat: 0, belonging: null },
    { _tag: 'Sit', player, seat: null, belonging: null },
  ];

  const kinds = [...sayings('', 0, '').keys()];

  /** The length of the longest log that can be made by alternating two messages while the others agree to every undo. */
  const longest = <T extends GameTypes>(game: Game<T>, spec: Partial<TableSpec>, first: number, move: string): number =>
    Math.max(
      ...kinds.map((second) => {
        const { repeat, lines, restarts } = flooded(game, spec);
        repeat((now) => {
          const all = sayings('Ada', ply(now), move);
          const others = (spec.players ?? []).filter((player) => player !== 'Ada' && player !== null);
          const agreed = others.map((player): Message => ({ _tag: 'AnswerUndo', player: player ?? '', accept: true }));
          return [...all.slice(first, first + 1), ...all.slice(second, second + 1), ...agreed];
        });
        restarts();
        return lines.length;
      }),
    );

  test.each(kinds)('says two things in turn, the first of them number %i, and the others agree', (first) => {
    const all = [
      longest(icetraders, three, first, 'good'),
      longest(terrafex, { ...two, undo: 'own' }, first, 'G^c5'),
      longest(terrafex, two, first, 'G^c5'),
    ];
    expect(Math.max(...all)).toBeLessThan(3000);
  });
});

describe('what ends the game is always taken', () => {
  const lone =
    'Y1Y1Y1Y1Y2Y2Y2Y2/Y2Y3Y3Y3Y3.../......../......../......../......../B1......Y1 w RYGB - 554 21 k2a21,12:11';

  /** A table with the given number of moves at which everybody's quota is used up. */
  const worn = (spec: Partial<TableSpec>) => {
    const { table } = opened(terrafex, { ...two, ...spec });
    if (table.stage._tag !== 'Playing') throw new Error('nobody plays');
    const { play } = table.stage;
    const one = {
      seat: 0,
      move: 'G^c5',
      took: 0,
      budget: { left: 0, free: 0 },
      turn: null,
      secret: false,
      key: null,
    } as const;
    const spent = ['Ada', 'Bo'].map((player) => ({ player, sat: 1e6, asked: 1e6, said: 1e6 }));
    const made = Array.from({ length: 30_000 }, () => one);
    return { ...table, spent, stage: { ...table.stage, play: { ...play, made } } };
  };

  test('beyond 30,000 moves no other one is taken, but a move that ends the game', () => {
    const quiet = act(worn({}), { _tag: 'Move', player: 'Ada', ply: 30_000, move: 'G^c5' }, 0);
    expect([quiet.taken, quiet.lines]).toEqual([false, []]);
    expect(quiet.out.at(-1)?.event).toMatchObject({
      text: '30000 moves have been made: only what ends the game is taken',
    });
    const last = act(
      worn({ start: lone, options: { support: 'adjacent', turnLimit: 21 } }),
      { _tag: 'Move', player: 'Ada', ply: 30_000, move: 'Ba1>b1' },
      0,
    );
    expect([last.taken, last.table.stage._tag, last.lines.length]).toEqual([true, 'Over', 1]);
  });

  test('resignation, time, and an offered draw', () => {
    const resigned = act(worn({}), { _tag: 'Resign', player: 'Bo' }, 0);
    expect([resigned.taken, resigned.table.stage._tag]).toEqual([true, 'Over']);
    const timed = worn({ clock: { _tag: 'Move', ms: 1000 } });
    const late = act(timed, { _tag: 'Tick' }, alarm(timed) ?? 0);
    expect([late.taken, late.table.stage._tag]).toEqual([true, 'Over']);
    const { play } = worn({}).stage;
    const asked = {
      ...worn({}),
      stage: { _tag: 'Playing', play: { ...play, talk: { ...play.talk, draw: { by: 0, agreed: [0], question: 1 } } } },
    } as const;
    const drawn = act(asked, { _tag: 'AnswerDraw', player: 'Bo', accept: true }, 0);
    expect([drawn.taken, drawn.table.stage._tag]).toEqual([true, 'Over']);
  });
});

describe('a server', () => {
  let [file, folder, data] = ['', '', ''];
  let server: Running;
  beforeAll(async () => {
    ({ file, folder } = await bundled());
    data = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'rulehouse-floods-'));
    server = await served(file, data, ['--store', 'files']);
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    for (const one of [folder, data]) rmSync(one, { recursive: true });
  });

  const tableAt = async (game: string, spec: object, bots: readonly object[] = []) => {
    const { body } = await say(`${server.url}api/tables`, { game, spec, bots });
    const id = body['id'] as string;
    const tokens = body['tokens'] as Readonly<Record<string, string>>;
    // Send from many addresses, because each address has a limit. The token identifies the player.
    let count = 0;
    const tell = async (player: string, message: object): Promise<number> =>
      (await say(`${server.url}api/tables/${id}/messages`, message, tokens[player] ?? null, 2 + (count++ % 40))).status;
    const lines = (): number => readFileSync(join(data, `${id}.log.jsonl`), 'utf8').split('\n').length - 1;
    return { id, tell, lines };
  };

  test('a person and a bot that lets every move be taken back', async () => {
    const { tell, lines } = await tableAt('terrafex', { players: ['Ada'], undo: 'agreement' }, [
      { seat: 1, bot: 'random' },
    ]);
    for (let count = 0; count < 3000; count++) {
      await tell('Ada', { _tag: 'Move', ply: 0, move: 'G^c5' });
      if ((await tell('Ada', { _tag: 'AskUndo', ply: 0 })) !== 200) break;
    }
    expect(lines()).toBeLessThan(2000);
    expect(await tell('Ada', { _tag: 'Move', ply: 1, move: 'Ba5>b5' })).toBe(200);
    expect(await tell('Ada', { _tag: 'Resign' })).toBe(200);
  });

  test('a log that was filled before there were bounds: the table is found again, and can be ended', {
    timeout: 60_000,
  }, async () => {
    const spec = { options: { players: 2 }, players: ['Ada', 'Bo'] };
    const tables = [
      await tableAt('icetraders', spec),
      await tableAt('icetraders', { ...spec, clock: { _tag: 'Days', days: 1 } }),
    ] as const;
    const opening = readFileSync(join(data, `${tables[1].id}.log.jsonl`), 'utf8');
    const at = (JSON.parse(opening) as { readonly at: number }).at;
    await server.end('SIGKILL');
    const line = (message: object): string => `${JSON.stringify({ at, message })}\n`;
    const flood =
      line({ _tag: 'Move', player: 'Ada', ply: 0, move: 'good' }) + line({ _tag: 'AskUndo', player: 'Ada', ply: 0 });
    for (const { id } of tables) appendFileSync(join(data, `${id}.log.jsonl`), flood.repeat(full / 2));
    // The clock of the second table expires a day after the table was opened, which is now.
    const past = JSON.stringify({ ...(JSON.parse(opening) as object), at: at - 86_400_000 + 3000 });
    const file2 = join(data, `${tables[1].id}.log.jsonl`);
    writeFileSync(
      file2,
      readFileSync(file2, 'utf8')
        .replaceAll(`"at":${at}`, `"at":${at - 86_400_000 + 3000}`)
        .replace(/^.*\n/, `${past}\n`),
    );
    server = await served(file, data, ['--store', 'files']);
    for (const { id } of tables) expect((await send(`${server.url}api/tables/${id}`)).status).toBe(200);

    const [resigned, timed] = tables;
    expect(resigned.lines()).toBe(full + 1);
    expect(await resigned.tell('Bo', { _tag: 'Comment', text: 'is anybody here?' })).toBe(409);
    expect(await resigned.tell('Bo', { _tag: 'Resign' })).toBe(200);
    expect((await send(`${server.url}api/tables/${resigned.id}/record`)).status).toBe(200);
    let over = false;
    for (let tries = 0; tries < 4000 && !over; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 25));
      over = (await send(`${server.url}api/tables/${timed.id}/record`, { from: 2 + (tries % 40) })).status === 200;
    }
    expect(over).toBe(true);
  });
});
