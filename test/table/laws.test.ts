/** The laws of tables, over random messages to tables of every game; TABLE_MESSAGES sets the total number. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  type Game,
  type GameTypes,
  isObject,
  none,
  printFault,
  type Source,
  some,
  source,
  verifyRecord,
} from '../../src/core/index.js';
import { game as icetraders } from '../../src/games/icetraders/index.js';
import { game as terraMystica } from '../../src/games/terra-mystica/index.js';
import { game as terrafex } from '../../src/games/terrafex/index.js';
import { game as toframenn } from '../../src/games/toframenn/index.js';
import { game as transformartian } from '../../src/games/transformartian/index.js';
import {
  act,
  type ClockSpec,
  look,
  type Message,
  type Out,
  recordOf,
  restart,
  type Table,
  type TableSpec,
  type Viewer,
} from '../../src/table/index.js';
import { playAt } from '../../src/table/look.js';
import { choicesOf, opened, randomMessage, toldTo } from './kit.js';

/** The total number of messages; the figures in the guide are from 100,000. */
const wanted = Number(process.env['TABLE_MESSAGES'] ?? 12_000);

interface Tally {
  messages: number;
  tables: number;
  ended: number;
  refused: number;
  undone: number;
  compared: number;
  told: number;
  restarts: number;
}

const clocks: readonly (ClockSpec | null)[] = [
  null,
  { _tag: 'Move', ms: 60_000 },
  { _tag: 'Fischer', ms: 300_000, increment: 2_000 },
  { _tag: 'Delay', ms: 200_000, delay: 3_000 },
  { _tag: 'Days', days: 2 },
];

const specOf = (options: unknown, seats: number, seed: number): Partial<TableSpec> => ({
  options,
  seed,
  players: Array.from({ length: seats }, (_, seat) => `p${seat}`),
  clock: clocks[seed % clocks.length] ?? null,
  undo: (['agreement', 'own', 'agreement', 'never'] as const)[seed % 4] ?? 'never',
  leaving: seed % 3 === 1 ? 'bot' : 'ends',
  claim: seed % 2 === 0 ? { afterMs: 30_000 } : null,
});

/** True if decisions are made again, each of which has a time of its own. */
const beginsAnew = <T extends GameTypes>(before: Table<T>, after: Table<T>): boolean => {
  const [was, is] = [playAt(before)?.course ?? 0, playAt(after)?.course ?? 0];
  return is > was && ['Move', 'Days'].includes(before.spec.clock?._tag ?? '');
};

/** Clocks never go back in time, and none shows more unless its seat was paid for a decision or makes it again. */
const holdClocks = <T extends GameTypes>(before: Table<T>, after: Table<T>, message: Message): void => {
  const [was, is] = [playAt(before)?.clocks, playAt(after)?.clocks];
  if (was === undefined || is === undefined) return;
  expect(is.since).toBeGreaterThanOrEqual(was.since);
  for (const [seat, { left, free }] of is.budgets.entries()) {
    const old = was.budgets[seat];
    if (old === undefined || (left <= old.left && free <= old.free) || beginsAnew(before, after)) continue;
    expect(message._tag).toBe('Move');
    expect('player' in message && message.player).toBe(`p${seat}`);
    const { clock } = before.spec;
    const most = clock?._tag === 'Fischer' ? old.left + clock.increment : clock?._tag === 'Delay' ? old.left : left;
    expect(left).toBeLessThanOrEqual(most);
  }
};

/** What the rules allow a viewer to see, to which the law is limited. The test compares what the table says about it. */
const sees = <T extends GameTypes>({ game, stage }: Table<T>, viewer: Viewer): string =>
  stage._tag === 'Seating'
    ? ''
    : game.viewText.print(game.view(viewer === 'spectators' ? none : some(viewer))(stage.play.state));

/** The same message in the other world, in which the secret decisions of others are different. */
const elsewhere = <T extends GameTypes>(twin: Table<T>, viewer: Viewer, message: Message, random: Source): Message => {
  const play = playAt(twin);
  const isMove = isObject(message) && message._tag === 'Move';
  if (!isMove || play === undefined) return message;
  if (!twin.game.isSecret(play.state) || message.player === `p${viewer}`) return message;
  const seat = ([0, 1, 2, 3, 4] as const).find((one) => message.player === `p${one}`) ?? 0;
  const choices = choicesOf(twin, seat);
  if (!choices.includes(message.move)) return message;
  return { ...message, move: choices[random.below(choices.length)] ?? message.move };
};

/** Another world that looks the same: the same log with different alignments for the other seats. */
const otherWorld = <T extends GameTypes>(
  game: Game<T>,
  table: Table<T>,
  lines: readonly string[],
  viewer: Viewer,
  random: Source,
): Table<T> | undefined => {
  for (let trial = 0; trial < 4; trial++) {
    const other = lines.map((line) =>
      line.includes(`"player":"p${viewer}"`)
        ? line
        : line.replace(/"move":"(good|evil)"/, () => `"move":"${random.below(2) === 0 ? 'good' : 'evil'}"`),
    );
    const made = restart(game, other);
    if (!isLeft(made) && sees(made.right, viewer) === sees(table, viewer)) return made.right;
  }
  return undefined;
};

/** Sends messages to a table until it is over and a little longer, or until the given number is reached. */
const feed = <T extends GameTypes>(
  game: Game<T>,
  spec: Partial<TableSpec>,
  seed: number,
  most: number,
  tally: Tally,
): void => {
  const random = source(seed);
  const start = opened(game, spec);
  const viewer: Viewer =
    random.below(4) === 0
      ? 'spectators'
      : (([0, 1, 2] as const)[random.below(start.table.players.length > 2 ? 3 : 2)] ?? 0);
  const said: (readonly Out[])[] = [start.out];
  const lines = [...start.lines];
  let table = start.table;
  let twin: Table<T> | undefined = game.atOnce === undefined ? undefined : start.table;
  let [now, after] = [0, 0];
  for (let count = 0; count < most && after < 12; count++) {
    const message = randomMessage(table, random);
    const die = random.below(500);
    now =
      die === 0 ? now + 250_000_000 * random.below(2) : die < 25 ? Math.max(0, now - 500) : now + random.below(4000);
    const next = act(table, message, now);
    tally.messages++;
    tally.told += next.out.length;
    expect(act(table, message, now).out).toEqual(next.out);
    if (next.lines.length === 0) expect(next.table).toBe(table);
    else expect(next.table).not.toBe(table);
    if (!next.taken) tally.refused++;
    holdClocks(table, next.table, message);
    if (twin !== undefined) {
      const mirrored = act(twin, elsewhere(twin, viewer, message, random), now);
      if (sees(mirrored.table, viewer) === sees(next.table, viewer)) {
        expect(toldTo(mirrored.out, viewer)).toEqual(toldTo(next.out, viewer));
        if (isObject(message) && message.player === `p${viewer}`)
          expect(toldTo(mirrored.out, 'sender')).toEqual(toldTo(next.out, 'sender'));
        expect(look(mirrored.table, viewer, now)).toEqual(look(next.table, viewer, now));
        tally.compared++;
        twin = mirrored.table;
      } else twin = otherWorld(game, next.table, [...lines, ...next.lines], viewer, random);
    } else if (game.atOnce !== undefined && count % 16 === 0 && next.table.stage._tag === 'Playing')
      twin = otherWorld(game, next.table, [...lines, ...next.lines], viewer, random);
    if (toldTo(next.out, 0).some(({ _tag }) => _tag === 'Undone')) tally.undone++;
    if (next.lines.length > 0) said.push(next.out);
    lines.push(...next.lines);
    table = next.table;
    if (table.stage._tag === 'Over') after++;
  }
  tally.tables++;
  if (table.stage._tag === 'Over') tally.ended++;
  const again: (readonly Out[])[] = [];
  const restarted = restart(game, lines, (out) => again.push(out));
  if (isLeft(restarted)) throw new Error(printFault(restarted.left));
  expect(restarted.right).toEqual(table);
  // A tick before a message has a log line of its own, so compare the messages of all lines together. Refusals are not logged.
  const spoken = (all: readonly (readonly Out[])[]): readonly Out[] => all.flat().filter(({ to }) => to !== 'sender');
  expect(spoken(again)).toEqual(spoken(said));
  tally.restarts++;
  const record = recordOf(table);
  if (isLeft(record)) throw new Error(printFault(record.left));
  const verified = verifyRecord(game)(JSON.parse(JSON.stringify(record.right)));
  expect(isLeft(verified) ? printFault(verified.left) : '').toBe('');
};

const law = <T extends GameTypes>(
  game: Game<T>,
  variants: readonly (readonly [unknown, number])[],
  share: number,
): void => {
  it(`${game.id}: logs restart, secrets are kept, clocks go on, refusals change nothing`, {
    timeout: 3_600_000,
  }, () => {
    const tally: Tally = { messages: 0, tables: 0, ended: 0, refused: 0, undone: 0, compared: 0, told: 0, restarts: 0 };
    for (let seed = 1; tally.messages < wanted * share; seed++) {
      const [options, seats] = variants[seed % variants.length] ?? [{}, 2];
      feed(game, specOf(options, seats, seed), seed, 700, tally);
    }
    console.info(`${game.id}: ${JSON.stringify(tally)}`);
    expect(tally.restarts).toBe(tally.tables);
  });
};

describe('laws of tables', () => {
  law(
    icetraders,
    [
      [{ players: 2 }, 2],
      [{ players: 3 }, 3],
      [{ players: 5 }, 5],
    ],
    0.4,
  );
  law(terrafex, [[{}, 2]], 0.15);
  law(
    toframenn,
    [
      [{}, 2],
      [{ build: 'stack', quietLimit: 50 }, 2],
    ],
    0.15,
  );
  law(
    transformartian,
    [
      [{ players: 3, teams: 3 }, 3],
      [{ players: 4 }, 4],
    ],
    0.15,
  );
  law(
    terraMystica,
    [
      [{ players: 2 }, 2],
      [{ players: 3, 'leech-timing': 'deferred' }, 3],
    ],
    0.15,
  );
});
