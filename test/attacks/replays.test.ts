/**
 * Moves that occur only in ledgers: a seat that leaves, and a seat that waits. Every seat tries them wherever games are played, and they are accepted
 * wherever recorded games are read.
 */
import { createHash } from 'node:crypto';
import { type Either, isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { proveLine } from '../../src/arena/index.js';
import {
  applyMove,
  applyMoveAs,
  applyText,
  checkRecorded,
  checkTranscript,
  digestOf,
  firstSeats,
  type GameRecord,
  moverOf,
  replay,
  resultOf,
  verifyRecord,
  writeRecord,
} from '../../src/core/index.js';
import { batchOf, terraMysticaEncoding } from '../../src/environment/index.js';
import { terraMysticaFace } from '../../src/face/index.js';
import { games } from '../../src/games/catalogue.js';
import { breakdown, defaultOptions, game, type Move, type State } from '../../src/games/terra-mystica/index.js';
import { answerTo } from '../../src/node/cli/env/questions.js';
import { exportText, importText } from '../../src/node/cli/ledger.js';
import { readBot } from '../../src/node/host/bots.js';
import { botFrom, playGame } from '../../src/node/match/index.js';
import { AgentTables, toolsOf } from '../../src/node/server/mcp/tools.js';
import { checkConversation } from '../../src/protocol/index.js';
import { boardgame } from '../../src/table/boardgame-io/index.js';
import { act } from '../../src/table/index.js';
import { session } from '../../src/web/session/index.js';
import { playAll, specOf } from '../arena/played.js';
import { rulehouse } from '../node/cli/kit.js';
import { after as afterMessages, opened, refusalOf } from '../table/kit.js';

const must = <A>(read: Either<unknown, A>): A => {
  if (isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right;
};

const options = { players: 3, 'leech-timing': 'deferred' } as const;
const start = must(game.setup({ ...defaultOptions, ...options }, 7));

/** The first legal moves from the start, up to the first round. */
const setUp = ((): { readonly moves: readonly Move[]; readonly state: State } => {
  const moves: Move[] = [];
  let state = start;
  while (state.round === 0) {
    const [move] = game.legalMoves(state);
    if (move === undefined) throw new Error('the set-up has moves');
    moves.push(move);
    state = game.applyLegal(state, move);
  }
  return { moves, state };
})();
const { state } = setUp;
const position = game.position.print(state);
const texts = setUp.moves.map(game.moveText.print);
const ids = firstSeats(3).map((seat) => game.seatName(seat, state).toLowerCase().replaceAll(' ', ''));
const [mover = 0] = game.toMove(state);

/** Drops of each seat and waits by each seat, with the rule that forbids players to make them. */
const privileged: readonly (readonly [move: string, rule: string])[] = ids.flatMap((by) => [
  ...ids.map((of) => [`${by}: drop ${of}`, 'TMY-18.1'] as const),
  [`${by}: wait`, 'TMY-19.4'] as const,
]);
const read = (text: string): Move => must(game.moveText.parse(text));
const ruleIn = (result: Either<unknown, unknown>): unknown =>
  isLeft(result) && typeof result.left === 'object' && result.left !== null && 'rule' in result.left
    ? result.left.rule
    : 'taken';

describe.each(privileged)('in play %s is refused by %s', (text, rule) => {
  const move = read(text);

  test('by the rules, whoever hosts', () => {
    expect(ruleIn(game.check(move)(state))).toBe(rule);
    expect(ruleIn(applyMove(game)(move)(state))).toBe(rule);
    expect(ruleIn(applyText(game)(text)(state))).toBe(rule);
    for (const seat of firstSeats(3))
      expect(ruleIn(applyMoveAs(game)(seat, move)(state))).toBe(
        seat === mover && text.startsWith(`${ids[mover]}:`) ? rule : 'TMY-19.1',
      );
  });

  test('at a table, from every seat', () => {
    const players = ids.map((_, seat) => `p${seat}`);
    const { table } = opened(game, { options, start: position, players });
    for (const player of players) {
      const { taken, out } = act(table, { _tag: 'Move', player, ply: 0, move: text }, 0);
      expect([taken, refusalOf(out)]).toEqual([false, expect.stringMatching(/^TMY-(18\.1|19\.[14])/)]);
    }
  });

  test('in a session', () => {
    const play = session(terraMysticaFace, { options, start: position, seats: ids.map((name) => ({ name })) });
    expect([ruleIn(play.play(text)), ruleIn(play.play(move)), play.snapshot().ply]).toEqual([rule, rule, 0]);
    play.close();
  });

  test('on boardgame.io', () => {
    const made = must(boardgame(game, { options, start: position }));
    const events = { setActivePlayers: () => undefined };
    for (const seat of firstSeats(3))
      expect(made.moves.play.move({ G: made.setup({}), playerID: String(seat), events }, text)).toBe('INVALID_MOVE');
  });

  test('as a question of an environment, and as a command', async () => {
    const batch = must(
      batchOf(terraMysticaEncoding, {
        games: 1,
        options: { ...defaultOptions, ...options },
        reward: 'places',
        maxPlies: 0,
        illegal: 'refuse',
      }),
    );
    expect(ruleIn(answerTo(batch, { ask: 'apply', position, move: text }))).toBe(rule);
    const { code, out } = await rulehouse(['why', 'terra-mystica', position, text]);
    expect([code, out]).toEqual([0, expect.stringContaining(rule)]);
    expect((await rulehouse(['apply', 'terra-mystica', position, text])).code).not.toBe(0);
  });

  test('in what a program answers', () => {
    const line = (body: object): string => JSON.stringify({ jsonrpc: '2.0', ...body });
    const go = { id: '1', ply: 0, seat: mover, view: position, legal: null };
    const said = checkConversation(games, [
      { by: 'host', line: line({ id: 1, method: 'go', params: go }) },
      { by: 'bot', line: line({ id: 1, result: { move: text } }) },
    ]);
    expect(said.length).toBeGreaterThan(0);
  });
});

describe('a bot that plays them', () => {
  test.each(['drop', 'wait'] as const)('%s loses the game, and the record does not contain the move', async (what) => {
    const liar = botFrom('liar', (view: unknown, legal: readonly unknown[]) => {
      // A bot from an untrusted author may ignore the types.
      const seen = view as State;
      if (seen.round === 0) return legal[0];
      const by = ids[mover];
      return what === 'drop' ? { _tag: 'Drop', by, faction: ids[(mover + 1) % 3] } : { _tag: 'Wait', by };
    });
    const honest = botFrom('honest', (_view: unknown, legal: readonly unknown[]) => legal[0] as never);
    const bots = firstSeats(3).map((seat) => (seat === mover ? liar : honest));
    const { loss, record } = must(await playGame(game, bots, { options, seed: 7 }));
    expect([loss?.seat, record.moves]).toEqual([mover, texts]);
  });

  test('is an agent', async () => {
    const tables = new AgentTables({ name: () => 't1', bot: readBot, listed: true, most: 9, mostOwn: 9 });
    const tools = toolsOf(tables, { group: 'here', id: 'a', turn: (think) => think() });
    const { signal } = new AbortController();
    const call = async (name: string, args: object) => tools.find((tool) => tool.name === name)!.call(args, signal);
    must(await call('new_table', { game: 'terra-mystica', options, seed: 7, seat: null }));
    for (const move of texts) must(await call('play', { table: 't1', move }));
    for (const [move, rule] of privileged.filter(([text]) => text.startsWith(`${ids[mover]}:`)))
      expect(ruleIn(await call('play', { table: 't1', move }))).toBe(rule);
  });
});

describe('a tournament', () => {
  test('does not count a game that has one of them', () => {
    const spec = specOf({
      games: [{ game: 'terra-mystica', options: { players: 2, 'leech-timing': 'deferred' }, bots: 2 }],
      bots: [
        { name: 'a', text: 'random' },
        { name: 'b', text: 'random' },
      ],
      blocks: 1,
      adjudication: { plies: 60 },
    });
    const [line] = playAll(spec);
    if (line === undefined) throw new Error('a game is played');
    const prove = proveLine(spec, games);
    expect(isRight(prove(line))).toBe(true);
    const { moves, options: own, seed } = line.record;
    const chosen = must(game.options.decode(own));
    const begun = must(game.setup(chosen, seed ?? 0));
    const waited = moves.findIndex((text) => text.endsWith(': done'));
    const by = moves[waited]?.split(':')[0];
    const all = moves.toSpliced(waited, 0, `${by}: wait`).map(read);
    const record = must(writeRecord(game)(chosen, seed, begun, all));
    expect(ruleIn(prove({ ...line, plies: all.length, record }))).toBe('TMY-19.4');
  });
});

describe('who reads a game that was played', () => {
  const dropped = `${ids[mover]}: drop ${ids[(mover + 1) % 3]}`;
  const moves = [...texts, `${ids[mover]}: wait`, dropped];
  const record: GameRecord = must(writeRecord(game)({ ...defaultOptions, ...options }, 7, start, moves.map(read)));
  const final = must(replay(game)(start, moves));

  test('replays it, verifies its record, and tells where its points come from', () => {
    expect(final.seats.map(({ dropped: out }) => out)).toEqual(
      firstSeats(3).map((seat) => Number(seat === (mover + 1) % 3)),
    );
    expect(must(verifyRecord(game)(record)).final).toEqual(final);
    expect(isRight(breakdown(record))).toBe(true);
    expect(isRight(checkRecorded(game)(read(dropped))(state))).toBe(true);
  });

  test('goes on with it, is shown it, and can write it as a ledger and read that', () => {
    const play = session(terraMysticaFace, { seats: ids.map((name) => ({ name })) });
    expect(isRight(play.load(JSON.stringify(record)))).toBe(true);
    expect(play.snapshot().ply).toBe(moves.length);
    play.close();
    expect(terraMysticaFace.changes(state, read(dropped), final).length).toBeGreaterThan(0);
    const ledger = must(exportText(JSON.stringify(record)));
    expect(ledger).toContain('dropped from the game');
    expect(must(importText(ledger))).toMatch(/"moves":\[[^\]]*: drop /);
  });

  test('compares its transcript', () => {
    const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
    let now = start;
    const plies = moves.map((text) => {
      const legal = game.legalMoves(now).map(game.moveText.print);
      const ply = {
        seat: moverOf(game)(read(text))(now),
        legal: legal.length,
        digest: digestOf(sha256, legal),
        move: text,
      };
      now = must(replay(game)(now, [text]));
      return ply;
    });
    const { over, scores, winners } = resultOf(game)(final);
    const played = {
      game: game.id,
      options,
      start: game.position.print(start),
      plies,
      final: game.position.print(final),
    };
    expect(isRight(checkTranscript(game, sha256)({ ...played, over, scores, winners }))).toBe(true);
  });

  test('seats at a table cannot go on with it by asking for the same again', () => {
    const players = ids.map((_, seat) => `p${seat}`);
    const { table } = opened(game, { options, seed: 7, players });
    const played = texts.reduce(
      (before, move, ply) =>
        afterMessages(before, [
          {
            _tag: 'Move',
            player: `p${moverOf(game)(read(move))(must(replay(game)(start, texts.slice(0, ply))))}`,
            ply,
            move,
          },
        ]),
      table,
    );
    for (const seat of firstSeats(3))
      expect(act(played, { _tag: 'Move', player: `p${seat}`, ply: texts.length, move: dropped }, 0).taken).toBe(false);
  });
});
