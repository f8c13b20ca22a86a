/** Games in the published boardgame.io: each is played to its end with two clients that watch, and the clients' data contains no secrets. */
import { createRequire } from 'node:module';
import { isLeft } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import { game as loveLetter } from '../../../examples/love-letter/game.js';
import { game as pig } from '../../../examples/pig/game.js';
import {
  decode,
  type Game,
  type GameTypes,
  printFault,
  randomMove,
  type Seat,
  settleChance,
  source,
} from '../../../src/core/index.js';
import { game as icetraders } from '../../../src/games/icetraders/index.js';
import { game as terraMystica } from '../../../src/games/terra-mystica/index.js';
import { game as terrafex } from '../../../src/games/terrafex/index.js';
import { game as toframenn } from '../../../src/games/toframenn/index.js';
import { game as transformartian } from '../../../src/games/transformartian/index.js';
import { type Board, type Boardgame, boardgame } from '../../../src/table/boardgame-io/index.js';
import { at } from '../../kit/play.js';

/** The part of boardgame.io that the tests use. Its folders cannot be imported as ES modules. */
interface Shown {
  readonly G: Board;
  readonly ctx: { readonly gameover?: unknown; readonly activePlayers: Readonly<Record<string, null>> | null };
}

interface Client {
  readonly start: () => void;
  readonly stop: () => void;
  readonly getState: () => Shown | null;
  readonly moves: { readonly play: (text: unknown) => void; readonly deal: () => void };
  readonly log: readonly {
    readonly action: { readonly payload: { readonly playerID: string; readonly args: unknown } };
  }[];
  readonly initialState: { readonly G: Board } | null;
}

interface ClientOptions {
  readonly game: Boardgame;
  readonly numPlayers: number;
  readonly playerID?: string;
  readonly multiplayer: unknown;
  readonly matchID: string;
  readonly debug: false;
}

const require = createRequire(import.meta.url);
// Declare only the part of the package's types that is used here.
const { Client } = require('boardgame.io/client') as { readonly Client: (options: ClientOptions) => Client };
const { Local } = require('boardgame.io/multiplayer') as { readonly Local: () => unknown };
const { RandomBot } = require('boardgame.io/ai') as {
  readonly RandomBot: new (options: {
    enumerate: Boardgame['ai']['enumerate'];
    seed: string;
  }) => {
    readonly play: (
      state: Shown,
      playerID: string,
    ) => Promise<{ readonly action: { readonly payload: { readonly args: readonly [string] } } }>;
  };
};

/** All data that a client has, as text. */
const held = (client: Client): string => JSON.stringify([client.getState(), client.log, client.initialState]);

let matches = 0;

/** A match with a client for each seat and one spectator. */
const matchOf = (made: Boardgame, seats: number) => {
  const multiplayer = Local();
  const matchID = `m${String(++matches)}`;
  const common = { game: made, numPlayers: seats, multiplayer, matchID, debug: false } as const;
  const clients = Array.from({ length: seats }, (_, seat) => Client({ ...common, playerID: String(seat) }));
  const spectator = Client(common);
  for (const client of [...clients, spectator]) client.start();
  return { clients, spectator, stop: () => [...clients, spectator].forEach((client) => client.stop()) };
};

const adapted = <T extends GameTypes>(game: Game<T>, setUp: object): Boardgame => {
  const made = boardgame(game, setUp);
  if (isLeft(made)) throw new Error(printFault(made.left));
  return made.right;
};

/** Plays a random game; the rules play it in parallel, and every client must have what its seat sees. */
const playOut = <T extends GameTypes>(game: Game<T>, setUp: object, seed: number, most: number): string => {
  const made = adapted(game, setUp);
  let state = at(game)(made.setup({}).text);
  const seats = game.seatCount(state);
  const { clients, spectator, stop } = matchOf(made, seats);
  const random = source(seed);
  let plies = 0;
  for (; plies < most; plies++) {
    const move = randomMove(game)(state, random);
    const seat = game.toMove(state)[0];
    if (move === undefined || seat === undefined) break;
    const text = game.moveText.print(move);
    clients[(seat + 1) % seats]?.moves.play(text);
    expect(clients[seat]?.getState()?.G.text).toBe(game.viewText.print(game.view(some(seat))(state)));
    clients[seat]?.moves.play(text);
    const isSecret = game.isSecret(state);
    state = game.applyLegal(state, move);
    for (const [other, client] of clients.entries()) {
      const seen = game.viewText.print(game.view(some(other as Seat))(state));
      expect(client.getState()?.G).toEqual({ text: seen, secret: isSecret });
      const last = client.log.filter(
        ({ action }) => Array.isArray(action.payload.args) || action.payload.args === null,
      );
      if (isSecret && other !== seat) expect(last.at(-1)?.action.payload.args).toBeNull();
    }
    expect(spectator.getState()?.G.text).toBe(game.viewText.print(game.view(none)(state)));
  }
  const over = game.outcome(state);
  expect(clients[0]?.getState()?.ctx.gameover).toEqual(over._tag === 'Some' ? over.value : undefined);
  stop();
  return `${game.id}: ${plies} plies, ${over._tag === 'Some' ? over.value.reason : 'goes on'}`;
};

describe('games on boardgame.io', () => {
  const runs = [
    () => playOut(terrafex, { options: { turnLimit: 30 } }, 3, 2000),
    () => playOut(toframenn, { options: { quietLimit: 30 }, seed: 4 }, 4, 2000),
    () => playOut(transformartian, { options: { players: 2, turnLimit: 60 } }, 5, 2000),
    () => playOut(icetraders, { options: { players: 2 } }, 6, 2000),
    () => playOut(icetraders, { options: { players: 4 } }, 7, 2000),
    () => playOut(terraMystica, { options: { players: 2 }, seed: 8 }, 8, 4000),
  ];
  test.each(runs.map((run, index) => [index, run] as const))(
    '%i: a game to its end, every client holds its view',
    (_, run) => {
      const told = run();
      console.info(told);
      expect(told).not.toContain('goes on');
    },
  );

  test('two games that differ only in what is hidden from a client look the same to it, byte by byte', () => {
    // Set the seed of boardgame.io's own random numbers, which no game here uses; otherwise it differs from match to match.
    const made = { ...adapted(icetraders, { options: { players: 3 } }), seed: 'x' };
    const play = (texts: readonly string[]): readonly (readonly [string, string, string])[] => {
      const { clients, spectator, stop } = matchOf(made, 3);
      const seen = texts.map((text, ply): readonly [string, string, string] => {
        clients[ply % 3]?.moves.play(text);
        const [own] = clients;
        return [own === undefined ? '' : held(own), held(spectator), JSON.stringify(clients[2]?.log)];
      });
      stop();
      return seen.map((all) => all.map((one) => one.replaceAll(/"m\d+"/g, '"m"')) as [string, string, string]);
    };
    const one = play(['good', 'evil', 'good', 'pick:R1Y2', 'pick:G3B1']);
    const other = play(['good', 'good', 'evil', 'pick:R1Y2', 'pick:R2B3']);
    expect(one.map(([own]) => own)).toEqual(other.map(([own]) => own));
    const third = play(['evil', 'good', 'evil', 'pick:Y1Y2', 'pick:R2B3']);
    expect(third.map(([, spectator]) => spectator)).toEqual(one.map(([, spectator]) => spectator));
    expect(JSON.stringify(one)).not.toContain('"args":["evil"]');
  });

  test('bots of boardgame.io find their moves', async () => {
    const made = adapted(icetraders, { options: { players: 2 } });
    const { clients, stop } = matchOf(made, 2);
    const bot = new RandomBot({ enumerate: made.ai.enumerate, seed: 'x' });
    let plies = 0;
    for (; plies < 3000; plies++) {
      const state = clients[0]?.getState();
      const [seat] = Object.keys(state?.ctx.activePlayers ?? {});
      const own = seat === undefined ? undefined : clients[Number(seat)];
      const shown = own?.getState();
      if (
        state === null ||
        state === undefined ||
        state.ctx.gameover !== undefined ||
        seat === undefined ||
        shown == null
      )
        break;
      const { action } = await bot.play(shown, seat);
      own?.moves.play(action.payload.args[0]);
    }
    expect(clients[0]?.getState()?.ctx.gameover).toBeDefined();
    expect(plies).toBeGreaterThan(4);
    stop();
  });
});

describe('games that are dealt by the server', () => {
  const dealt = <T extends GameTypes>(game: Game<T>, options: object, seed: number): Boardgame => {
    const made = boardgame(game, { options }, { seed: () => seed });
    if (isLeft(made)) throw new Error(printFault(made.left));
    return made.right;
  };

  /** Plays at random from what the clients see, while the rules play in parallel with the host's seed. */
  const playDealt = <T extends GameTypes>(game: Game<T>, options: object, seed: number): number => {
    const made = dealt(game, options, seed);
    const seats = made.minPlayers;
    const { clients, spectator, stop } = matchOf(made, seats);
    expect(clients[0]?.getState()?.G.text).toBe('');
    clients[seats - 1]?.moves.deal();
    clients[0]?.moves.deal();
    const chosen = decode(game.options)(options);
    if (isLeft(chosen)) throw new Error(printFault(chosen.left));
    const start = game.setup(chosen.right, seed);
    if (isLeft(start)) throw new Error(start.left.text);
    const random = source(seed);
    let [state, ply]: [T['State'], number] = [start.right, 0];
    const settle = (): void => {
      const after = settleChance(game)(state, seed, ply);
      [state, ply] = [after.state, ply + after.moves.length];
    };
    settle();
    while (game.toMove(state).length > 0) {
      const [seat = 0] = game.toMove(state);
      const move = randomMove(game)(state, random);
      if (move === undefined) break;
      clients[seat]?.moves.play(game.moveText.print(move));
      [state, ply] = [game.applyLegal(state, move), ply + 1];
      settle();
      for (const [other, client] of clients.entries())
        expect(client.getState()?.G).toEqual({
          text: game.viewText.print(game.view(some(other as Seat))(state)),
          secret: false,
        });
      expect(spectator.getState()?.G.text).toBe(game.viewText.print(game.view(none)(state)));
      const everything = [...clients.map(held), held(spectator)].join();
      expect(everything).not.toContain('"dealt"');
    }
    expect(clients[0]?.getState()?.ctx.gameover).toEqual(
      game.outcome(state)._tag === 'Some' ? (game.outcome(state) as { readonly value: unknown }).value : null,
    );
    stop();
    return ply;
  };

  test('hidden hands: the deck and the hands of others are nowhere in what a client holds', () => {
    for (let seed = 0; seed < 20; seed++)
      expect(playDealt(loveLetter, { players: 2 + (seed % 3) }, seed)).toBeGreaterThan(0);
  });

  test('dice: the server rolls after every move', () => {
    expect(playDealt(pig, { players: 3, goal: 30 }, 5)).toBeGreaterThan(20);
  });

  test('what a client holds of two deals that it cannot tell apart is the same, byte by byte', () => {
    const seen = new Map<string, string[]>();
    for (let seed = 0; seed < 400; seed++) {
      const { clients, stop } = matchOf({ ...dealt(loveLetter, { players: 2 }, seed), ...{ seed: 'x' } }, 2);
      clients[0]?.moves.deal();
      const view = clients[1]?.getState()?.G.text ?? '';
      const whole = clients[1] === undefined ? '' : held(clients[1]).replaceAll(/"m\d+"/g, '"m"');
      seen.set(view, [...(seen.get(view) ?? []), whole]);
      stop();
    }
    const alike = [...seen.values()].filter((all) => all.length > 1);
    expect(alike.length).toBeGreaterThan(10);
    for (const all of alike) expect(new Set(all).size).toBe(1);
  });
});

describe('the adapter', () => {
  test('a start that hides something is a fault: boardgame.io would show it', () => {
    const made = boardgame(icetraders, { start: '3 pick 2 GGE +++ 0:R1Y2,R3G3,- - -' });
    expect(isLeft(made) && printFault(made.left)).toBe(
      'start: the start hides something, and boardgame.io shows it to everybody',
    );
    const one = adapted(icetraders, { options: { players: 3 } });
    expect(one.validateSetupData({ start: '3 pick 2 GGE +++ 0:R1Y2,R3G3,- - -' }, 3)).toMatch(/^start: /);
  });

  test('set-ups of matches are read, and wrong ones told', () => {
    const made = adapted(toframenn, {});
    expect(made.setup({}, { seed: 5 }).text).not.toBe(made.setup({}).text);
    expect(made.validateSetupData({ seed: 5 }, 2)).toBeUndefined();
    expect(made.validateSetupData(undefined, 3)).toBe('there are 2 seats, not 3');
    expect(made.validateSetupData({ seed: -1 }, 2)).toBe('seed: -1 is not a seed');
    expect(made.validateSetupData({ options: { pool: 'x' } }, 2)).toMatch(/pool/);
    expect(made.validateSetupData('x', 2)).toMatch(/not an object/);
  });

  test('what is not a legal move is INVALID_MOVE', () => {
    const { moves, setup } = adapted(terrafex, {});
    const events = { setActivePlayers: () => undefined };
    const G = setup({});
    for (const [playerID, text] of [
      ['0', 'G^a1'],
      ['1', 'G^c5'],
      [null, 'G^c5'],
      ['7', 'G^c5'],
      ['0', 7],
      ['0', 'x'.repeat(1e6)],
    ] as const)
      expect(moves.play.move({ G, playerID, events }, text)).toBe('INVALID_MOVE');
    expect(moves.play.move({ G, playerID: '0', events }, 'G^c5')).toMatchObject({ secret: false });
  });
});
