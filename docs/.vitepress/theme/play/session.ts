/**
 * What the player of the site adds to a session: levels of bots, examples of a rule book with moves that are refused, and what a bot thinks.
 */
import { type Fault, fault, type GameTypes, isLeft, isRight, type Seat } from 'rulehouse/author';
import type { Analysis } from 'rulehouse/bots';
import { connect } from 'rulehouse/bots/worker';
import { type Face, say } from 'rulehouse/face';
import { type AnySession, type SeatSetup, type Session, session } from 'rulehouse/session';

/** A candidate of a bot, as a line of a table. */
export interface Line {
  readonly words: string;
  readonly share: number;
  readonly value: number | null;
  readonly proven: string | null;
}

/** A move of an example that was refused: after how many moves, and why. */
export interface Tried {
  readonly ply: number;
  readonly move: string;
  readonly rule: string;
  readonly text: string;
  readonly title: string;
}

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

/** A game of the site: its session, whether something is hidden in it, and what a bot thinks of the present position. */
export interface Table {
  readonly play: AnySession;
  readonly hides: boolean;
  readonly analyse: (bot: string, onInfo: (lines: readonly Line[]) => void, signal: AbortSignal) => Promise<void>;
}

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

const tableOf = <T extends GameTypes>(face: Face<T>, play: Session<T>, worker: () => Worker): Table => ({
  play,
  hides: !Object.is(face.game.viewState, face.game.state),
  analyse: async (bot, onInfo, signal) => {
    const [seat] = play.snapshot().deciding;
    const { view } = play.as(seat ?? null).snapshot();
    if (seat === undefined || view === null) return;
    const team = face.game.teams(view)[seat] ?? 0;
    const player = connect(worker()).sit(face.game, bot, 1);
    const tell = (info: Analysis<T['Move']>) => onInfo(linesOf(face, view, team, info));
    const found = await player.think(view, seat, { signal, onInfo: tell });
    if (isRight(found)) tell(found.right);
    player.leave();
  },
});

/** A new game. */
export const begin = <T extends GameTypes>(
  face: Face<T>,
  worker: () => Worker,
  setup: {
    readonly options?: object;
    readonly seats?: readonly SeatSetup[];
    readonly start?: string;
    readonly seed?: number;
  },
): Table => tableOf(face, session(face, { ...setup, bots: { worker } }), worker);

/** Plays the moves of an example; those that the rules refuse are told with the rule. */
export const replayed = (play: AnySession, moves: readonly string[]): readonly Tried[] =>
  moves.flatMap((move) => {
    const done = play.play(move);
    if (!isLeft(done)) return [];
    const why = done.left;
    const rule = why.rule ?? '';
    const { rules } = play.face.game;
    const text = why._tag === 'Fault' ? why.reason : why.text;
    return [{ ply: play.snapshot().ply, move, rule, text, title: rules[rule] ?? '' }];
  });

/** A game from a record; every seat is a person's. */
export const load = <T extends GameTypes>(face: Face<T>, worker: () => Worker, text: string): Table | Fault => {
  const table = begin(face, worker, {});
  const done = table.play.load(text);
  if (isLeft(done)) return done.left;
  return table.play.snapshot().view === null ? fault([], 'there is no position') : table;
};

/** Every seat of a game. */
export const seatsOf = ({ play }: Table): readonly Seat[] => play.snapshot().seats.map((_, seat) => seat as Seat); // an index of the seats
