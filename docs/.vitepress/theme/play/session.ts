/**
 * A game at one screen: who sits where, what was played, and bots that think in a worker. Knows no page; the components show it.
 */
import {
  decode,
  type Fault,
  fault,
  type GameTypes,
  isLeft,
  isRight,
  isSome,
  type Legal,
  none,
  readRecord,
  type Seat,
  some,
  writeRecord,
} from 'rulehouse/core';
import type { Analysis } from 'rulehouse/bots';
import { connect, type Remote } from 'rulehouse/bots/worker';
import { type Face, say } from 'rulehouse/face';

/** Who sits at a seat: a person, or a bot by its text. */
export type Sitter = 'person' | string;

/** One step of a game: the position, and the move that led there with its words. */
export interface Step {
  readonly state: unknown;
  readonly move: unknown;
  readonly words: string;
}

/** A candidate of a bot, as a line of a table. */
export interface Line {
  readonly words: string;
  readonly share: number;
  readonly value: number | null;
  readonly proven: string | null;
}

/** What a component needs of a game, its types closed. */
export interface Session {
  readonly steps: readonly Step[];
  readonly options: unknown;
  readonly seats: number;
  readonly names: readonly string[];
  readonly toMove: readonly Seat[];
  readonly standing: string;
  readonly hides: boolean;
  readonly view: (ply: number, seat: Seat | null) => unknown;
  /** The session after a move; undefined if it is not legal. */
  readonly play: (move: unknown) => Session | undefined;
  readonly undo: (until: (session: Session) => boolean) => Session;
  readonly record: () => string;
  readonly position: (ply: number) => string;
  /** The move of a bot; undefined where it finds none. */
  readonly think: (remote: Remote, bot: string, seat: Seat, signal: AbortSignal) => Promise<unknown>;
  readonly analyse: (
    remote: Remote,
    bot: string,
    onInfo: (lines: readonly Line[]) => void,
    signal: AbortSignal,
  ) => Promise<void>;
}

/** What can go wrong is told in words. */
export type Result = Session | { readonly fault: Fault };

/** Bots by level: more thought, not another mind. */
export const levels = (id: string): readonly (readonly [text: string, name: string])[] => {
  const kind = id === 'icetraders' ? 'ismcts' : 'mcts';
  const [quick, usual, slow] = id === 'terra-mystica' ? [15, 60, 200] : [40, 400, 3000];
  return [
    ['random', 'Bot: random'],
    [`${kind}:iterations=${quick}`, 'Bot: quick'],
    [`${kind}:iterations=${usual}`, 'Bot: careful'],
    [`${kind}:iterations=${slow}`, 'Bot: strong'],
  ];
};

const linesOf = <T extends GameTypes>(
  face: Face<T>,
  view: T['View'],
  team: number,
  found: Analysis<T['Move']>,
): readonly Line[] => {
  const speak = say([face.english]);
  const visits = found.candidates.reduce((sum, one) => sum + one.visits, 0);
  return found.candidates.slice(0, 6).map((one) => ({
    words: speak(face.describe(view, one.move)),
    share: visits === 0 ? 0 : one.visits / visits,
    value: one.value[team] ?? null,
    proven: one.proven,
  }));
};

const sessionOf = <T extends GameTypes>(
  face: Face<T>,
  options: T['Options'],
  start: T['State'],
  seed: number | null,
  played: readonly { readonly move: Legal<T['Move']>; readonly after: T['State'] }[],
): Session => {
  const { game } = face;
  const speak = say([face.english]);
  const states = [start, ...played.map(({ after }) => after)];
  const state = states[states.length - 1] ?? start;
  const at = (ply: number): T['State'] => states[ply] ?? state;
  const seats = game.seatCount(start);
  const eyes = (seat: Seat | null) => (seat === null ? none : some(seat));
  // A game that hides something tells of secret moves at the end only.
  const hides = !Object.is(game.viewState, game.state);
  const isOver = isSome(game.outcome(state));
  const self: Session = {
    options: game.options.encode(options),
    seats,
    hides,
    names: Array.from({ length: seats }, (_, seat) => game.seatName(seat as Seat, state)), // a number below the number of seats
    toMove: game.toMove(state),
    standing: speak(face.describeView(game.view(none)(state))),
    steps: states.map((one, ply) => {
      const made = played[ply - 1];
      const before = at(ply - 1);
      const words =
        made === undefined
          ? 'The start'
          : game.isSecret(before) && !isOver
            ? `${game
                .toMove(before)
                .map((seat) => game.seatName(seat, before))
                .join(', ')} decides in secret`
            : speak(face.describe(before, made.move));
      return { state: one, move: made?.move ?? null, words };
    }),
    view: (ply, seat) => game.view(eyes(seat))(at(ply)),
    play: (move) => {
      const checked = game.check(move as T['Move'])(state); // `check` says of any move whether it is legal
      if (isLeft(checked)) return undefined;
      return sessionOf(face, options, start, seed, [
        ...played,
        { move: checked.right, after: game.applyLegal(state, checked.right) },
      ]);
    },
    undo: (until) => {
      if (played.length === 0) return self;
      const before = sessionOf(face, options, start, seed, played.slice(0, -1));
      return until(before) ? before : before.undo(until);
    },
    record: () => {
      const record = writeRecord(game)(
        options,
        seed,
        start,
        played.map(({ move }) => move),
      );
      return isRight(record) ? JSON.stringify(record.right) : '';
    },
    position: (ply) => game.position.print(at(ply)),
    think: async (remote, bot, seat, signal) => {
      const player = remote.sit(game, bot, played.length + 1);
      const found = await player.think(game.view(some(seat))(state), seat, { signal });
      player.leave();
      return isRight(found) ? found.right.best : undefined;
    },
    analyse: async (remote, bot, onInfo, signal) => {
      const [seat] = game.toMove(state);
      if (seat === undefined) return;
      const view = game.view(some(seat))(state);
      const team = game.teams(view)[seat] ?? 0;
      const player = remote.sit(game, bot, 1);
      const found = await player.think(view, seat, {
        signal,
        onInfo: (info) => onInfo(linesOf(face, view, team, info)),
      });
      if (isRight(found)) onInfo(linesOf(face, view, team, found.right));
      player.leave();
    },
  };
  return self;
};

/** A new game. */
export const begin = <T extends GameTypes>(face: Face<T>, given: unknown, seed: number): Result => {
  const options = decode(face.game.options)(given);
  if (isLeft(options)) return { fault: options.left };
  const start = face.game.setup(options.right, seed);
  return isLeft(start)
    ? { fault: fault([], start.left.text, start.left.rule) }
    : sessionOf(face, options.right, start.right, seed, []);
};

/** A move that was tried and refused: after how many moves, and why. */
export interface Tried {
  readonly ply: number;
  readonly move: string;
  readonly rule: string;
  readonly text: string;
  readonly title: string;
}

/** A game from the text of a position, with moves after it. Those that the rules refuse are told with the rule. */
export const beginAt = <T extends GameTypes>(
  face: Face<T>,
  position: string,
  moves: readonly string[],
): { readonly result: Result; readonly tried: readonly Tried[] } => {
  const { game } = face;
  const [start, options] = [game.position.parse(position), decode(game.options)({})];
  if (isLeft(start)) return { result: { fault: start.left }, tried: [] };
  if (isLeft(options)) return { result: { fault: options.left }, tried: [] };
  const titles: Readonly<Record<string, string>> = game.rules;
  let [state, tried] = [start.right, [] as readonly Tried[]];
  const played: { readonly move: Legal<T['Move']>; readonly after: T['State'] }[] = [];
  for (const text of moves) {
    const move = game.moveText.parse(text);
    const refuse = (rule: string, reason: string): void => {
      tried = [...tried, { ply: played.length, move: text, rule, text: reason, title: titles[rule] ?? '' }];
    };
    if (isLeft(move)) {
      refuse(move.left.rule ?? '', move.left.reason);
      continue;
    }
    const checked = game.check(move.right)(state);
    if (isLeft(checked)) refuse(checked.left.rule, checked.left.text);
    else {
      state = game.applyLegal(state, checked.right);
      played.push({ move: checked.right, after: state });
    }
  }
  return { result: sessionOf(face, options.right, start.right, null, played), tried };
};

/** A game from a record: every move of it is checked. */
export const load = <T extends GameTypes>(face: Face<T>, text: string): Result => {
  const { game } = face;
  const read = readRecord(game)(text);
  if (isLeft(read)) return { fault: read.left };
  const { record, start, options } = read.right;
  return record.moves.reduce<Result>(
    (session, one) => {
      const move = game.moveText.parse(one);
      if ('fault' in session || isLeft(move)) return session;
      return session.play(move.right) ?? session;
    },
    sessionOf(face, options, start, record.seed ?? null, []),
  );
};

export { connect };
