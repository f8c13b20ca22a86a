/**
 * Answers those questions of the batch protocol that ask for texts: positions, moves, refusals, records and pictures.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, isRight, left, map, right } from 'fp-ts/Either';
import { isNone, some, toNullable } from 'fp-ts/Option';
import { type Analysis, type Budget, type Search, thinkNow } from '../../../bots/index.js';
import type { GameTypes } from '../../../core/contract/game.js';
import { chanceMove } from '../../../core/playing/chance.js';
import { applyMove, applyText } from '../../../core/playing/play.js';
import { hides, legalMovesOf } from '../../../core/playing/seat-moves.js';
import { isObject } from '../../../core/reading/objects.js';
import { verifyRecord, writeRecord } from '../../../core/records/record.js';
import { chain } from '../../../core/values/either.js';
import { type Fault, fault, show, under } from '../../../core/values/fault.js';
import { isSeed } from '../../../core/values/random.js';
import { isSeat, type Seat } from '../../../core/values/seat.js';
import type { Batch } from '../../../environment/index.js';
import { unknownId } from '../../../environment/space.js';
import { readBot, readKnown } from '../../host/bots.js';
import { pictureOf } from '../../host/pictures.js';

type EnvRequest = Readonly<Record<string, unknown>>;

type EnvAnswer = Either<Fault, unknown>;

const text = (asked: EnvRequest, name: string): Either<Fault, string> => {
  const value = asked[name];
  return typeof value === 'string' ? right(value) : left(fault([name], `${show(value)} is not a text`));
};

/** The whole number that a question contains under the given name; 0 if there is none. */
const wholeIn = (asked: EnvRequest, name: string): Either<Fault, number> => {
  const { [name]: value = 0 } = asked;
  return isSeed(value) ? right(value) : left(fault([name], `${show(value)} is not a whole number from 0 to 2^53 - 1`));
};

const seedOf = (asked: EnvRequest): Either<Fault, number> => wholeIn(asked, 'seed');

const seatIn = ({ seat }: EnvRequest, count: number): Either<Fault, Seat> =>
  isSeat(seat) && seat < count ? right(seat) : left(fault(['seat'], `${show(seat)} is not a seat of this table`));

/** The fault of a question that says one thing in two ways; undefined if it has at most one of the given keys. */
const contradiction = (asked: EnvRequest, names: readonly string[]): Fault | undefined => {
  const [first, second] = names.filter((name) => asked[name] !== undefined);
  return first === undefined || second === undefined
    ? undefined
    : fault([second], `a question has ${first} or ${second}, not both`);
};

/**
 * The position that a question is about, given as text or by a place in the batch. Given as `game`, a place means the current position of its game;
 * given as `ended`, the last position of the game that most recently ended there.
 */
const stateOf = <T extends GameTypes>(batch: Batch<T>, asked: EnvRequest): Either<Fault, T['State']> => {
  const { game, ended } = asked;
  const twice = contradiction(asked, ['game', 'ended', 'position']);
  if (twice !== undefined) return left(twice);
  if (ended !== undefined) {
    const last = typeof ended === 'number' ? batch.lastOf(ended) : undefined;
    return last === undefined
      ? left(fault(['ended'], `no game ${show(ended)} has ended since the last reset`))
      : right(last);
  }
  if (game === undefined) return chain(text(asked, 'position'), batch.encoding.game.position.parse);
  const state = typeof game === 'number' ? batch.stateOf(game) : undefined;
  return state === undefined ? left(fault(['game'], `${show(game)} is not a game of the batch`)) : right(state);
};

/** The parts of a description that views and positions have in common. */
const common = <T extends GameTypes>({ encoding: { game } }: Batch<T>, view: T['State'] | T['View']): object => ({
  toMove: game.toMove(view),
  seats: game.seatCount(view),
  names: Array.from({ length: game.seatCount(view) }, (_, seat) => game.seatName(seat as Seat, view)),
  teams: game.teams(view),
  board: game.board(view),
});

/** Describes a position, in texts and numbers. */
const described = <T extends GameTypes>(batch: Batch<T>, state: T['State']): unknown => {
  const { game } = batch.encoding;
  return {
    position: game.position.print(state),
    ...common(batch, state),
    scores: game.score(state),
    outcome: toNullable(game.outcome(state)),
  };
};

/** Describes a position as a seat sees it. */
const describedFor = <T extends GameTypes>(batch: Batch<T>, state: T['State'], seat: Seat): unknown => {
  const { game } = batch.encoding;
  const view = game.view(some(seat))(state);
  const outcome = game.outcome(state);
  return {
    position: game.viewText.print(view),
    ...common(batch, view),
    // Before the end of the game, a score may reveal what other seats hide.
    scores: hides(game) && isNone(outcome) ? null : game.score(state),
    outcome: toNullable(outcome),
  };
};

const looked = <T extends GameTypes>(batch: Batch<T>, state: T['State'], asked: EnvRequest): EnvAnswer =>
  asked['seat'] === undefined
    ? right(described(batch, state))
    : map((seat: Seat) => describedFor(batch, state, seat))(seatIn(asked, batch.seatCount));

/** The legal moves of all seats to move, each with its id. */
const legalIn = <T extends GameTypes>({ encoding: { game, actions } }: Batch<T>, state: T['State']): unknown =>
  game.toMove(state).flatMap((seat) =>
    legalMovesOf(game)(state, seat).map((move) => ({
      seat,
      move: game.moveText.print(move),
      id: actions.idOf(move, game.view(some(seat))(state), seat),
    })),
  );

const observed = <T extends GameTypes>(
  { encoding: { game, layout } }: Batch<T>,
  state: T['State'],
  asked: EnvRequest,
): EnvAnswer =>
  map((seat: Seat) => {
    const view = game.view(some(seat))(state);
    const numbers = new Float32Array(layout.length);
    layout.write(view, seat, numbers, 0);
    return { view: game.viewText.print(view), observation: [...numbers] };
  })(seatIn(asked, game.seatCount(state)));

const drawn = <T extends GameTypes>(
  { encoding: { game } }: Batch<T>,
  state: T['State'],
  asked: EnvRequest,
): EnvAnswer => {
  const svg = (picture: string): unknown => ({ svg: picture });
  if (asked['seat'] === undefined) return map(svg)(pictureOf(game.id, game.position.print(state)));
  return chain(seatIn(asked, game.seatCount(state)), (seat) =>
    map(svg)(pictureOf(game.id, game.viewText.print(game.view(some(seat))(state)), { seat })),
  );
};

/** The number of milliseconds that a bot may think about a question; the batch answers nothing else during this time. */
const longestThought = 60_000;

/** The number of iterations between two checks of the clock. */
const slice = 256;

/** Thinks until the budget is spent; undefined if that takes too long. */
const thoughtOf = <Move>(search: Search<Move>, budget: Budget): Analysis<Move> | undefined => {
  if ('ms' in budget) return budget.ms > longestThought ? undefined : thinkNow(search, budget);
  const until = performance.now() + longestThought;
  for (let left = budget.iterations; performance.now() < until; left -= slice) {
    const analysis = search.step(Math.min(left, slice));
    if (analysis.done || left <= slice) return analysis;
  }
  return undefined;
};

/** The move that a bot of the library chooses from the view of its seat. */
const chosen = <T extends GameTypes>(
  { encoding: { game } }: Batch<T>,
  state: T['State'],
  asked: EnvRequest,
): EnvAnswer => {
  const bot = chain(text(asked, 'bot'), (name) => readBot(name));
  if (isLeft(bot)) return bot;
  const seed = seedOf(asked);
  if (isLeft(seed)) return seed;
  const [seat] = game.toMove(state);
  if (seat === undefined) return left(fault(['position'], 'no seat is to move'));
  // Pass the position as text, because the game here and the game of the bot have different types.
  const view = game.viewText.print(game.view(some(seat))(state));
  return chain(readKnown(game.id), ({ open }) =>
    open((same, knowledge) => {
      const read = same.position.parse(view);
      const seen = isRight(read) ? read : same.viewText.parse(view);
      if (isLeft(seen)) return seen;
      const player = bot.right.sit(same, knowledge, seed.right);
      const search = player.look(seen.right, seat);
      if (search === undefined) return left(fault(['position'], 'no seat has anything to decide here'));
      const thought = thoughtOf(search, player.budget);
      return thought === undefined
        ? left(fault(['bot'], `thinks longer than ${longestThought} ms: it needs fewer iterations`))
        : right({ seat, move: same.moveText.print(thought.best) });
    }),
  );
};

/** The outcome of chance in a position; the outcome follows from the given seed and the number of earlier moves. */
const fallen = <T extends GameTypes>(
  { encoding: { game } }: Batch<T>,
  state: T['State'],
  asked: EnvRequest,
): EnvAnswer =>
  chain(seedOf(asked), (seed) =>
    map((ply: number) => {
      const move = chanceMove(game)(state, seed, ply);
      return { move: move === undefined ? null : game.moveText.print(move) };
    })(wholeIn(asked, 'ply')),
  );

/** The position after a move. The move is given as text, or as the id of a move of the first seat that is to move. */
const moved = <T extends GameTypes>(batch: Batch<T>, state: T['State'], asked: EnvRequest): EnvAnswer => {
  const { game, actions } = batch.encoding;
  const { id } = asked;
  const twice = contradiction(asked, ['id', 'move']);
  if (twice !== undefined) return left(twice);
  if (id === undefined)
    return chain(text(asked, 'move'), (move) =>
      chain(applyText(game)(move)(state), (after): EnvAnswer => right(described(batch, after))),
    );
  const [seat] = game.toMove(state);
  if (typeof id !== 'number') return left(fault(['id'], `${show(id)} is not a number`));
  const move = seat === undefined ? undefined : actions.moveOf(id, state, seat);
  if (move === undefined) return left(fault(['id'], unknownId(actions.space, id)));
  const after = applyMove(game)(move)(state);
  return isLeft(after) ? left(fault(['id'], after.left.text, after.left.rule)) : right(described(batch, after.right));
};

/** The moves that a question lists as texts. */
const movesIn = <T extends GameTypes>(
  { encoding: { game } }: Batch<T>,
  { moves }: EnvRequest,
): Either<Fault, T['Move'][]> => {
  if (!Array.isArray(moves)) return left(fault(['moves'], `${show(moves)} is not a list of moves`));
  const read: T['Move'][] = [];
  for (const [ply, move] of moves.entries()) {
    const parsed =
      typeof move === 'string' ? game.moveText.parse(move) : left(fault([], `${show(move)} is not a text`));
    if (isLeft(parsed)) return left(under('moves')(under(String(ply))(parsed.left)));
    read.push(parsed.right);
  }
  return right(read);
};

const setUp = <T extends GameTypes>(
  { encoding: { game }, settings: { options } }: Batch<T>,
  seed: number,
): Either<Fault, T['State']> => {
  const state = game.setup(options, seed);
  return isLeft(state) ? left(fault(['options'], state.left.text, state.left.rule)) : state;
};

const recordOf = <T extends GameTypes>(batch: Batch<T>, asked: EnvRequest): EnvAnswer =>
  chain(seedOf(asked), (seed) =>
    chain(setUp(batch, seed), (start) =>
      chain(
        movesIn(batch, asked),
        (moves): EnvAnswer => writeRecord(batch.encoding.game)(batch.settings.options, seed, start, moves),
      ),
    ),
  );

type QuestionHandler = <T extends GameTypes>(batch: Batch<T>, asked: EnvRequest) => EnvAnswer;

/** A kind of question, and the keys that it may have. */
interface QuestionKind {
  readonly keys: readonly string[];
  readonly answer: QuestionHandler;
}

/** Makes a kind of question about a single position, which is given by `game`, `ended` or `position`. */
const about = (
  keys: readonly string[],
  answer: <T extends GameTypes>(batch: Batch<T>, state: T['State'], asked: EnvRequest) => EnvAnswer,
): QuestionKind => ({
  keys: ['game', 'position', 'ended', ...keys],
  answer: (batch, asked) => chain(stateOf(batch, asked), (state) => answer(batch, state, asked)),
});

const started: QuestionHandler = (batch, asked) =>
  chain(seedOf(asked), (seed) => chain(setUp(batch, seed), (state): EnvAnswer => right(described(batch, state))));

const verified: QuestionHandler = (batch, { record }) =>
  chain(
    verifyRecord(batch.encoding.game)(record),
    ({ final, record: read }): EnvAnswer => right({ plies: read.moves.length, final: described(batch, final) }),
  );

const questions: Readonly<Record<string, QuestionKind>> = {
  start: { keys: ['seed'], answer: started },
  look: about(['seat'], looked),
  legal: about([], (batch, state) => right(legalIn(batch, state))),
  observe: about(['seat'], observed),
  svg: about(['seat'], drawn),
  bot: about(['bot', 'seed'], chosen),
  chance: about(['seed', 'ply'], fallen),
  apply: about(['move', 'id'], moved),
  record: { keys: ['seed', 'moves'], answer: recordOf },
  verify: { keys: ['record'], answer: verified },
};

/** The names of all questions. */
const questionNames: readonly string[] = Object.keys(questions);

/** The answer to a question: either a value or a fault. The fault names the rule if a rule was broken. */
export const answerTo = <T extends GameTypes>(batch: Batch<T>, asked: unknown): EnvAnswer => {
  if (!isObject(asked)) return left(fault([], 'a question is an object'));
  const { ask } = asked;
  const kind = typeof ask === 'string' && Object.hasOwn(questions, ask) ? questions[ask] : undefined;
  if (kind === undefined) return left(fault(['ask'], `${show(ask)} is not one of ${questionNames.join(', ')}`));
  const stranger = Object.keys(asked).find((key) => key !== 'ask' && !kind.keys.includes(key));
  return stranger === undefined
    ? kind.answer(batch, asked)
    : left(fault([], `${show(stranger)} is not a key of this question, which has ${kind.keys.join(', ')}`));
};
