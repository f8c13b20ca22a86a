/**
 * What the fuzzer tests: for each kind of input a corpus of valid inputs, the function that handles a text, and what must hold. Inputs are always
 * texts, so that a finding can be shrunk and stored.
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
  type Source,
  seats,
  source,
  verifyRecord,
  writeRecord,
} from '../../src/core/index.js';
import { games } from '../../src/games/catalogue.js';
import { game as terraMystica } from '../../src/games/terra-mystica/index.js';
import { checkLedger, writeLedger } from '../../src/games/terra-mystica/ledger/index.js';
import { initial, game as terrafex } from '../../src/games/terrafex/index.js';
import { mutateJson, mutateText } from '../../src/laws/strange.js';
import {
  answerLine,
  checkConversation,
  notificationLine,
  readLine,
  requestLine,
  type Said,
} from '../../src/protocol/index.js';
import { act, type Message, open, restart, type Table } from '../../src/table/index.js';
import { walk } from '../kit/play.js';
import { choicesOf, move, plyOf } from '../table/kit.js';

/** One kind of input. */
export interface Target {
  /** For instance `terrafex position`. */
  readonly name: string;
  /** Valid inputs, from which hostile ones are made. */
  readonly corpus: readonly string[];
  /** True if inputs are JSON, so that their structure can be mutated too. */
  readonly json: boolean;
  /** What went wrong with an input; undefined if nothing did. */
  readonly look: (input: string) => string | undefined;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const explained = (rules: object, { reason, path, rule }: Fault): string | undefined => {
  if (reason === '' || reason.length > 1000) return `a reason of ${reason.length} characters`;
  if (rule !== undefined && !Object.hasOwn(rules, rule)) return `${rule} is not a rule of the book`;
  // Deep values have long paths, but every key in a path is shortened.
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

/** A value that a codec has decoded passes its own type guard. */
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
  if (kind === 'options') {
    // Options that can be read may still allow no set-up, for example if a layout is not a valid board. But every set-up must be a valid position.
    const start = game.setup(read.right, 1);
    return isLeft(start) || isRight(game.position.parse(game.position.print(start.right)))
      ? undefined
      : 'an impossible start';
  }
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
  const tables = [1, 2, 3].map((seed) => begunWith(game, seed));
  const [begun] = tables.map(({ table }) => table);
  if (begun === undefined) return [];
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
      corpus: tables.map(({ log }) => log),
      json: false,
      look: (text) => {
        const read = restart(game, text.split('\n'));
        return isLeft(read) ? explained(game.rules, read.left) : undefined;
      },
    },
    {
      name: `${game.id} message`,
      corpus: messagesAt(begun, moves),
      json: true,
      look: (text) => lookAtMessage(begun, text),
    },
  ];
};

const players = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fay'];

const opened = <T extends GameTypes>(game: Game<T>) => {
  const table = open(game, {}, 0);
  if (isLeft(table)) throw new Error(table.left.reason);
  return table.right;
};

/** A table with all seats taken and some moves made, and its log. */
const begunWith = <T extends GameTypes>(game: Game<T>, seed: number) => {
  const random = source(seed);
  let { table, lines } = opened(game);
  const tell = (message: Message): boolean => {
    const acted = act(table, message, 1 + lines.length);
    if (acted.taken) [table, lines] = [acted.table, [...lines, ...acted.lines]];
    return acted.taken;
  };
  for (const [index, player] of players.entries())
    tell({ _tag: 'Sit', player, seat: seats[index] ?? 0, belonging: null });
  for (let made = 0, tries = 0; made < 6 && tries < 100; tries++) {
    const seat = seats[tries % players.length] ?? 0;
    const choices = choicesOf(table, seat);
    const text = choices[random.below(choices.length)];
    if (text !== undefined && tell(move(table, players[seat] ?? '', text))) made++;
  }
  return { table, log: lines.join('\n') };
};

/** Messages from everybody at a table, including moves that can be made now. */
const messagesAt = <T extends GameTypes>(table: Table<T>, moves: readonly string[]): readonly string[] =>
  players.flatMap((player, index) => [
    json({ _tag: 'Sit', player, seat: 0, belonging: null }),
    json({ _tag: 'Tick' }),
    json({ _tag: 'Resign', player }),
    json({ _tag: 'Comment', player, text: 'well' }),
    ...[...choicesOf(table, seats[index] ?? 0).slice(0, 40), ...moves.slice(0, 10)].map((text) =>
      json({ _tag: 'Move', player, ply: plyOf(table), move: text }),
    ),
  ]);

/** A refused message changes nothing, and only its sender hears of it. */
const lookAtMessage = <T extends GameTypes>(table: Table<T>, text: string): string | undefined => {
  const value = parseJson(text);
  if (isLeft(value)) return undefined;
  // Any value may arrive as a message.
  const acted = act(table, value.right as never, 50);
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

/** A conversation as text: `> ` before lines of the host, `< ` before those of the bot. */
export const saidIn = (text: string): readonly Said[] =>
  text.split('\n').map((line) => ({ by: line.startsWith('<') ? 'bot' : 'host', line: line.slice(2) }));

const conversation = (): readonly string[] => {
  const view = terrafex.viewText.print(initial);
  const [move = ''] = terrafex.legalMoves(initial).map(terrafex.moveText.print);
  const begin = { id: 'a', game: 'terrafex', options: {}, seat: 0, players: ['x', 'y'], seed: 1 };
  const lines = [
    `> ${requestLine(1, 'initialize', { protocol: 1, games: ['terrafex'], limits: { ms: 1000, line: 1000 } })}`,
    `< ${answerLine(1, { name: 'one', version: '1', options: { legal: true } })}`,
    `> ${requestLine(2, 'newGame', begin)}`,
    `< ${answerLine(2, null)}`,
    `> ${requestLine(3, 'go', { id: 'a', view, budget: { ms: 300 } })}`,
    `< ${notificationLine('info', { id: 'a', text: 'hm' })}`,
    `< ${answerLine(3, { move })}`,
    `> ${notificationLine('quit', undefined)}`,
  ];
  return [lines.join('\n'), ...lines];
};

const protocolTarget = (): Target => ({
  name: 'protocol conversation',
  corpus: conversation(),
  json: false,
  look: (text) => {
    const said = saidIn(text);
    for (const { line } of said) readLine(line);
    for (const { reason } of checkConversation(games, said))
      if (reason === '' || reason.length > 1000) return `a reason of ${reason.length} characters`;
    return undefined;
  },
});

/** Every target, or those whose names begin with a text. */
export const targetsOf = (prefix: string): readonly Target[] =>
  [...games.flatMap((any) => any.open(gameTargets)), ledgerTarget(), protocolTarget()].filter(({ name }) =>
    name.startsWith(prefix),
  );

const plain = (_: string, value: unknown): unknown =>
  ['bigint', 'symbol', 'function', 'undefined'].includes(typeof value) ? null : value;

/** A hostile input: a valid one after some edits, or two joined together. */
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
