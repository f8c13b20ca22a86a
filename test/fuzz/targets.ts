/**
 * What hostile input is tried on: for each kind a corpus of good inputs, what is done with a text, and what must hold. Texts only, so that a
 * finding can be made smaller and kept.
 */
import { createHash } from 'node:crypto';
import { isLeft, isRight } from 'fp-ts/Either';
import {
  anyGame,
  applyMove,
  applyText,
  checkLine,
  decode,
  type Fault,
  type Game,
  type GameTypes,
  parseJson,
  randomTranscript,
  readRecord,
  source,
  type Source,
  verifyRecord,
  writeRecord,
} from '../../src/core/index.js';
import { games } from '../../src/games.js';
import { mutateJson, mutateText } from '../../src/laws/strange.js';
import { checkConversation, readLine, requestLine } from '../../src/protocol/index.js';
import { act, open, restart } from '../../src/table/index.js';
import { game as terraMystica } from '../../src/terra-mystica/index.js';
import { checkLedger, writeLedger } from '../../src/terra-mystica/ledger/index.js';
import { walk } from '../kit/play.js';

/** One kind of input. */
export interface Target {
  /** For instance `terrafex position`. */
  readonly name: string;
  /** Good inputs, from which hostile ones are made. */
  readonly corpus: readonly string[];
  /** Whether inputs are JSON, so that they can be changed by their structure too. */
  readonly json: boolean;
  /** What is wrong with how an input was taken; undefined if nothing is. */
  readonly look: (input: string) => string | undefined;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const explained = (rules: object, { reason, path, rule }: Fault): string | undefined => {
  if (reason === '' || reason.length > 1000) return `a reason of ${reason.length} characters`;
  if (rule !== undefined && !Object.hasOwn(rules, rule)) return `${rule} is no rule of the book`;
  // A path is as long as a value is deep, and its keys are cut.
  return path.some((key) => key.length > 100) ? 'a path that repeats the input' : undefined;
};

/** An accepted text is canonical, and the first, middle and last of its legal moves lead to accepted texts. */
const lookAtPosition = <T extends GameTypes>(game: Game<T>, text: string): string | undefined => {
  const read = game.position.parse(text);
  if (isLeft(read)) return explained(game.rules, read.left);
  if (game.position.print(read.right) !== text) return `printed as ${game.position.print(read.right)}`;
  const legal = game.legalMoves(read.right);
  for (const index of new Set([0, legal.length >> 1, legal.length - 1])) {
    const move = legal[index];
    if (move === undefined) continue;
    const after = game.position.print(game.applyLegal(read.right, move));
    const again = game.position.parse(after);
    if (isLeft(again)) return `${game.moveText.print(move)} leads to ${after}: ${again.left.reason}`;
  }
  return undefined;
};

const json = (value: unknown): string => JSON.stringify(value);

/** What a codec reads it knows again. */
const lookAtJson = <T extends GameTypes>(game: Game<T>, state: T['State'], text: string): string | undefined => {
  const value = parseJson(text);
  if (isLeft(value)) return explained(game.rules, value.left);
  const { kind, data } = Object(value.right) as { readonly kind: unknown; readonly data: unknown };
  const codec = { options: game.options, state: game.state, view: game.viewState, move: game.move }[String(kind)];
  if (codec === undefined) return undefined;
  const read = decode<unknown, unknown>(codec)(data);
  if (isLeft(read)) return explained(game.rules, read.left);
  if (!codec.is(read.right)) return 'the codec does not know what it has read';
  const again = decode<unknown, unknown>(codec)(JSON.parse(json(codec.encode(read.right))));
  if (isLeft(again)) return `what was written cannot be read: ${again.left.reason}`;
  if (kind === 'options') return isLeft(game.setup(read.right, 1)) ? undefined : undefined;
  if (kind !== 'move') return undefined;
  const after = applyMove(game)(read.right)(state);
  return isRight(after) && isLeft(game.position.parse(game.position.print(after.right)))
    ? 'an impossible position'
    : undefined;
};

const gameTargets = <T extends GameTypes>(game: Game<T>): readonly Target[] => {
  const options = decode(game.options)({});
  if (isLeft(options)) return [];
  const walks = [1, 2, 3].map((seed) => walk(game, options.right, seed, 120));
  const states = walks.flatMap(({ states: all }) => all);
  const middle = states[60];
  const moves = states.flatMap((state) => game.legalMoves(state).slice(0, 20).map(game.moveText.print));
  const documents = states.slice(0, 150).flatMap((state) => [
    json({ kind: 'state', data: game.state.encode(state) }),
    json({ kind: 'view', data: game.viewState.encode(state) }),
    ...game
      .legalMoves(state)
      .slice(0, 5)
      .map((move) => json({ kind: 'move', data: game.move.encode(move) })),
  ]);
  const records = walks.flatMap(({ states: [start], moves: made }) => {
    const record = writeRecord(game)(options.right, null, start, made.slice(0, 40));
    return isLeft(record) ? [] : [json(record.right)];
  });
  const transcripts = [1, 2].flatMap((seed) => {
    const start = game.setup(options.right, seed);
    return isLeft(start) ? [] : [json(randomTranscript(game, sha256)(options.right, start.right, source(seed), 30))];
  });
  const logs = walks.flatMap(({ moves: made }, index) =>
    logOf(game, made.slice(0, 12).map(game.moveText.print), index),
  );
  return [
    {
      name: `${game.id} position`,
      corpus: states.map(game.position.print),
      json: false,
      look: (text) => lookAtPosition(game, text),
    },
    {
      name: `${game.id} move`,
      corpus: moves,
      json: false,
      look: (text) => {
        const read = game.moveText.parse(text);
        if (isRight(read) && game.moveText.print(read.right) !== text)
          return `printed as ${game.moveText.print(read.right)}`;
        const after = applyText(game)(text)(middle);
        return isLeft(after) ? explained(game.rules, after.left) : undefined;
      },
    },
    {
      name: `${game.id} json`,
      corpus: [...documents, json({ kind: 'options', data: game.options.encode(options.right) })],
      json: true,
      look: (text) => lookAtJson(game, middle, text),
    },
    {
      name: `${game.id} record`,
      corpus: records,
      json: true,
      look: (text) => {
        const read = readRecord(game)(text);
        if (isLeft(read)) return explained(game.rules, read.left);
        return isLeft(verifyRecord(game)(JSON.parse(json(read.right.record))))
          ? 'a record that verifies only once'
          : undefined;
      },
    },
    {
      name: `${game.id} transcript`,
      corpus: transcripts,
      json: true,
      look: (text) => {
        const read = checkLine([anyGame(game)], sha256)(text);
        return isLeft(read) ? explained(game.rules, read.left) : undefined;
      },
    },
    {
      name: `${game.id} table log`,
      corpus: logs,
      json: false,
      look: (text) => {
        const read = restart(game, text.split('\n'));
        return isLeft(read) ? explained(game.rules, read.left) : undefined;
      },
    },
    { name: `${game.id} message`, corpus: messagesOf(moves), json: true, look: (text) => lookAtMessage(game, text) },
  ];
};

const players = ['Ada', 'Bo', 'Cy', 'Di'];

const opened = <T extends GameTypes>(game: Game<T>) => {
  const table = open(game, {}, 0);
  if (isLeft(table)) throw new Error(table.left.reason);
  return table.right;
};

/** The log of a table at which some moves were made. */
const logOf = <T extends GameTypes>(game: Game<T>, moves: readonly string[], seed: number): readonly string[] => {
  let { table, lines } = opened(game);
  for (let seat = 0; seat < 6; seat++) {
    const sat = act(
      table,
      { _tag: 'Sit', player: players[seat] ?? `P${seat}`, seat: seat as 0, belonging: null },
      1 + seed,
    );
    if (sat.taken) [table, lines] = [sat.table, [...lines, ...sat.lines]];
  }
  for (const [ply, text] of moves.entries())
    for (const player of players) {
      const acted = act(table, { _tag: 'Move', player, ply, move: text }, 10 + ply);
      if (acted.taken) {
        [table, lines] = [acted.table, [...lines, ...acted.lines]];
        break;
      }
    }
  return [lines.join('\n')];
};

const messagesOf = (moves: readonly string[]): readonly string[] => [
  json({ _tag: 'Sit', player: 'Ada', seat: 0, belonging: null }),
  json({ _tag: 'Tick' }),
  json({ _tag: 'Resign', player: 'Ada' }),
  json({ _tag: 'Comment', player: 'Ada', text: 'well' }),
  ...moves.slice(0, 100).map((move) => json({ _tag: 'Move', player: 'Ada', ply: 0, move })),
];

/** A refused message changes nothing, and says so to nobody but its sender. */
const lookAtMessage = <T extends GameTypes>(game: Game<T>, text: string): string | undefined => {
  const value = parseJson(text);
  if (isLeft(value)) return undefined;
  const { table } = opened(game);
  // Whatever was sent may come as a message.
  const acted = act(table, value.right as never, 5);
  if (acted.taken) return undefined;
  if (acted.table !== table || acted.lines.length > 0) return 'a refused message left something behind';
  return acted.out.every(({ to }) => to === 'sender') ? undefined : 'a refusal is told to others';
};

const ledgerTarget = (): Target => {
  const options = decode(terraMystica.options)({ players: 3 });
  const corpus = [1, 2].flatMap((seed) => {
    if (isLeft(options)) return [];
    const { states, moves } = walk(terraMystica, options.right, seed, 400);
    const [start] = states;
    const ledger = start === undefined ? undefined : writeLedger(start, moves);
    return ledger === undefined || isLeft(ledger) ? [] : [ledger.right.split('\n').slice(0, 60).join('\n')];
  });
  return {
    name: 'ledger',
    corpus,
    json: false,
    look: (text) => {
      const read = checkLedger(text);
      return isLeft(read) ? explained(terraMystica.rules, read.left) : undefined;
    },
  };
};

const protocolTarget = (): Target => ({
  name: 'protocol line',
  corpus: [
    requestLine(1, 'hello', { version: 1 }),
    requestLine(2, 'newgame', { game: 'terrafex', seat: 0, options: {}, seed: 1 }),
    requestLine(3, 'go', { position: 'x', moves: ['G^c5', null] }),
    json({ jsonrpc: '2.0', id: 3, result: { move: 'G^c5' } }),
    json({ jsonrpc: '2.0', method: 'info', params: { text: 'hm' } }),
  ],
  json: true,
  look: (text) => {
    const read = readLine(text);
    const faults = checkConversation(games, [
      { from: 'host', line: text },
      { from: 'bot', line: text },
    ] as never);
    return typeof read._tag === 'string' && Array.isArray(faults) ? undefined : 'no answer';
  },
});

/** Every target, or those whose name begins with a text. */
export const targetsOf = (prefix: string): readonly Target[] =>
  [...games.flatMap((any) => any.open(gameTargets)), ledgerTarget(), protocolTarget()].filter(({ name }) =>
    name.startsWith(prefix),
  );

const plain = (_: string, value: unknown): unknown =>
  ['bigint', 'symbol', 'function', 'undefined'].includes(typeof value) ? null : value;

/** A hostile input: a good one after some edits, or two that were joined. */
export const hostileInput = (random: Source, { corpus, json: isJson }: Target): string => {
  const text = corpus[random.below(corpus.length)] ?? '';
  switch (random.below(isJson ? 8 : 4)) {
    case 0: {
      const other = corpus[random.below(corpus.length)] ?? '';
      return text.slice(0, random.below(text.length + 1)) + other.slice(random.below(other.length + 1));
    }
    case 1:
    case 2:
    case 3:
      return mutateText(random, text, corpus);
    default:
      return JSON.stringify(mutateJson(random, JSON.parse(text)), plain);
  }
};
