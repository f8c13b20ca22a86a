/**
 * A model of local sessions: several handles and spectators look around, play, leave, take back, comment, save and load in any order. After each step, nobody
 * sees what somebody else did who may change nothing, each handle shows the position of its ply, nobody learns a secret, and the record of the game
 * verifies and loads to the same position. `MODEL=20 npx vitest run test/web/session/model` tries twenty times as much; the seed of a failure replays it.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game as goofspiel } from '../../../examples/goofspiel/game.js';
import {
  applyText,
  firstSeats,
  type Game,
  type GameTypes,
  isLeft,
  isRight,
  none,
  readRecord,
  type Seat,
} from '../../../src/core/index.js';
import { hides } from '../../../src/core/playing/seat-moves.js';
import {
  icetradersFace,
  terrafexFace,
  terraMysticaFace,
  toframennFace,
  transformartianFace,
} from '../../../src/face/index.js';
import { roundOf, seenBy } from '../../../src/table/deciding.js';
import { type Session, type Source, session } from '../../../src/web/session/index.js';
import { savedOf } from './saved.js';

/** In every other game, others play on when a seat leaves; the bot that plays on never answers. */
const setupOf = (seats: number, seed: number, isGoingOn: boolean) => ({
  seats: Array.from({ length: seats }, () => ({})),
  seed,
  ...(isGoingOn ? ({ leaving: 'bot', leavingBot: 'slow' } as const) : {}),
  bots: { think: () => new Promise<never>(() => undefined) },
});

const kinds = [
  ...Array.from({ length: 9 }, () => 'play' as const),
  ...Array.from({ length: 4 }, () => 'jump' as const),
  ...([
    'undo',
    'undo',
    'back',
    'back',
    'redo',
    'redo',
    'now',
    'comment',
    'comment',
    'offer',
    'agree',
    'decline',
    'load',
  ] as const),
  'resign' as const,
];

/** A step: who acts (the last one is a spectator), what they do, and a number that chooses a move or a ply. */
interface Step {
  readonly who: number;
  readonly kind: (typeof kinds)[number];
  readonly n: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(5),
  kind: fc.constantFrom(...kinds),
  n: fc.nat(1000),
});

/** What one handle shows, as data that can be compared. */
const shown = <T extends GameTypes>(game: Game<T>, handle: Session<T>) => {
  const { view, moves, ply, waiting, deciding, cause, comments, draw, end, left, canUndo, canRedo, picked, told } =
    handle.snapshot();
  if (view === null) throw new Error('no position');
  const text = handle.snapshot().viewer === 'all' ? game.position.print(view) : game.viewText.print(view);
  return {
    text,
    moves: moves.length,
    ply,
    waiting,
    deciding,
    cause,
    comments,
    draw,
    end,
    left,
    canUndo,
    canRedo,
    picked,
    told,
  };
};

/** The states of the game before and after each move, from the record of whoever opened the session. */
const statesOf = <T extends GameTypes>(game: Game<T>, host: Session<T>): readonly T['State'][] => {
  const read = readRecord(game)(savedOf(host, host.snapshot().plies));
  if (isLeft(read)) throw new Error(JSON.stringify(read.left));
  const { record, start } = read.right;
  return record.moves.reduce<readonly T['State'][]>(
    (states, text) => {
      const after = applyText(game)(text)(states.at(-1)!);
      if (isLeft(after)) throw new Error(JSON.stringify(after.left));
      return [...states, after.right];
    },
    [start],
  );
};

const act = <T extends GameTypes>(
  watch: Session<T>,
  handle: Session<T>,
  { kind, n }: Step,
  host: Session<T>,
): unknown => {
  const { plies, ply } = handle.snapshot();
  switch (kind) {
    case 'play': {
      const { viewer } = handle.snapshot();
      const [seat = null] = watch.snapshot().deciding.slice(n % 3);
      const mine =
        viewer === 'spectators' || handle.snapshot().moves.length > 0 || seat === null ? handle : host.as(seat);
      const { moves } = mine.snapshot();
      return mine.play(moves[n % Math.max(1, moves.length)]);
    }
    case 'jump':
      return handle.jump(n % (plies + 1));
    case 'now':
      return handle.jump(watch.snapshot().ply);
    case 'undo':
      return handle.undo();
    case 'back':
      return handle.undo(Math.max(0, ply - (n % 4)));
    case 'redo':
      return handle.redo();
    case 'comment':
      return handle.comment(`about ${ply}`);
    case 'offer':
      return handle.offerDraw();
    case 'agree':
    case 'decline':
      return handle.answerDraw(kind === 'agree');
    case 'resign':
      return n % (host.snapshot().seats.length > 2 ? 2 : 8) === 0 ? handle.resign() : undefined;
    case 'load':
      return handle.load(savedOf(host, watch.snapshot().ply));
  }
};

/** Each handle shows the position of its ply, as its viewer may see it, and no decision of others. */
const checkSights = <T extends GameTypes>(game: Game<T>, host: Session<T>, handles: readonly Session<T>[]): void => {
  const states = statesOf(game, host);
  for (const handle of handles) {
    const { viewer, view, ply, waiting, last, end, left, moves } = handle.snapshot();
    if (viewer === 'all' || view === null) continue;
    const state = states[ply]!;
    const seen = viewer === 'spectators' ? game.view(none)(state) : seenBy(game, state, viewer);
    expect(game.viewText.print(view)).toBe(game.viewText.print(seen));
    for (const one of waiting) if (one.seat !== viewer) expect(one.move).toBeNull();
    if (left.some(({ seat }) => seat === viewer)) expect(moves).toEqual([]);
    const before = states[ply - 1];
    if (before !== undefined && last !== null && last.seat !== viewer && game.isSecret(before))
      expect(last).toEqual({ seat: last.seat, text: null, words: null });
    const isOver = host.snapshot().end !== null || end !== null;
    if (handle !== host && hides(game) && !isOver) expect(isLeft(handle.save())).toBe(true);
  }
};

/** The record of the game loads to the same position, with the decisions that wait; `watch` shows the position at which the game goes on. */
const checkSaved = <T extends GameTypes>(
  given: Source<T>,
  host: Session<T>,
  watch: Session<T>,
  seats: number,
  isGoingOn: boolean,
): void => {
  const other = session(given, setupOf(seats, 77, isGoingOn));
  const { ply, deciding, waiting } = watch.snapshot();
  const text = savedOf(host, ply);
  expect(isRight(other.load(text))).toBe(true);
  expect(savedOf(other)).toBe(text);
  expect(other.positionText()).toBe(host.positionText(ply));
  for (const seat of firstSeats(seats)) {
    const waits = waiting.some((one) => one.seat === seat);
    const own = other.as(seat).snapshot();
    expect(own.waiting.some((one) => one.seat === seat && one.move !== null)).toBe(waits);
  }
  expect(other.as(null).snapshot().deciding).toEqual(deciding);
  other.close();
};

/** People at handles of their own, or, if `isShared`, all at the screen of whoever opened the session, while the seats' handles only watch. */
const run = <T extends GameTypes>(
  given: Source<T>,
  game: Game<T>,
  seats: number,
  [seed, steps, isShared]: readonly [number, readonly Step[], boolean],
) => {
  const isGoingOn = seed % 2 === 0;
  const host = session(given, setupOf(seats, seed, isGoingOn));
  expect(host.snapshot().fault).toBeNull();
  const players = firstSeats(seats).map((seat: Seat) => host.as(seat));
  const everybody = [host, ...players, host.as(null)];
  const isOneScreen = isShared && !hides(game);
  const actors = isOneScreen ? [host, host.as(null)] : [...players, host.as(null)];
  const watch = isOneScreen ? players[0]! : host;
  for (const one of steps) {
    const by = actors[one.who % actors.length]!;
    const others = everybody.filter((handle) => handle !== by);
    const before = others.map((handle) => shown(game, handle));
    const [was, at] = [by.snapshot(), watch.snapshot().ply];
    const record = savedOf(host, at);
    act(watch, by, one, host);
    const to = by.snapshot().ply;
    const isStep = was.ply !== at && (one.kind === 'undo' || one.kind === 'redo');
    // Where all share one screen, a jump to moves that were taken back makes them again.
    const isLooking = isStep || one.kind === 'now' || (one.kind === 'jump' && !(isOneScreen && by === host && to > at));
    // Nothing changes for others when someone only looks at another position, or when a spectator does anything.
    if (isLooking || by === host.as(null)) {
      expect(others.map((handle) => shown(game, handle))).toEqual(before);
      expect(savedOf(host, watch.snapshot().ply)).toBe(record);
    }
    checkSights(game, host, everybody);
    checkSaved(given, host, watch, seats, isGoingOn);
    // The game never continues from a position between decisions that are made at once.
    const { ply, plies } = watch.snapshot();
    if (ply > 0 && ply < plies) expect(roundOf(game, statesOf(game, host)[ply - 1]!)).toEqual([]);
  }
  host.close();
};

const times = Number(process.env['MODEL'] ?? 1);

const all: readonly (readonly [string, number, (how: Parameters<typeof run>[3]) => void])[] = [
  ['terrafex', 4, (how) => run(terrafexFace, terrafexFace.game, 2, how)],
  ['toframenn', 4, (how) => run(toframennFace, toframennFace.game, 2, how)],
  ['transformartian', 3, (how) => run(transformartianFace, transformartianFace.game, 2, how)],
  ['icetraders', 8, (how) => run(icetradersFace, icetradersFace.game, 3 + (how[0] % 3), how)],
  ['terra mystica', 3, (how) => run(terraMysticaFace, terraMysticaFace.game, 2 + (how[0] % 4), how)],
  ['goofspiel', 14, (how) => run(goofspiel, goofspiel, 3, how)],
];

describe('handles of a session in any order', () => {
  test.each(all)(
    '%s',
    (_, count, check) => {
      const steps = fc.array(step, { minLength: 20, maxLength: 60, size: 'max' });
      const property = fc.property(fc.tuple(fc.nat(1000), steps, fc.boolean()), check);
      fc.assert(property, { numRuns: count * times, ...(times === 1 ? { seed: 1 } : {}) });
    },
    60_000 * times,
  );
});
