/**
 * The adapter: one move, `play(text)`, which is judged on the server only; what a client holds is what its seat sees.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isSome, type Option, some } from 'fp-ts/Option';
import { decode, leaf, nullable, text } from '../core/reading/codec.js';
import { chain } from '../core/values/either.js';
import { type Fault, fault, printFault } from '../core/values/fault.js';
import type { Game, GameTypes, Outcome } from '../core/contract/game.js';
import { json } from '../core/reading/json.js';
import { isObject, optionsOf } from '../core/reading/objects.js';
import { applyMoveAs, moverOf } from '../core/playing/play.js';
import { isSeed, type Seed } from '../core/values/random.js';
import { none } from '../core/values/results.js';
import { isSeat, type Seat } from '../core/values/seat.js';

/** What boardgame.io calls `G`: on the server the whole truth, on a client what its seat sees. */
export interface Board {
  /** The text of the position, or of the view. */
  readonly text: string;
  /** Whether the last move was made in secret: then its log entry is redacted. */
  readonly secret: boolean;
}

/** How a match is set up; every key may be left out. */
export interface SetUp {
  /** The options of the game as JSON; default: `{}`. */
  readonly options: unknown;
  /** The seed of the set-up; default: 0. */
  readonly seed: Seed;
  /** A position text to begin from; default: null, the set-up of options and seed. */
  readonly start: string | null;
}

/** What boardgame.io hands to a move: its `G`, who moves, and its events. */
export interface Active {
  /** The board. */
  readonly G: Board;
  /** Who moves; left out: nobody says. */
  readonly playerID?: string | null | undefined;
  /** The events of boardgame.io. */
  readonly events: {
    /** Says who may move now. */
    readonly setActivePlayers: (active: { readonly value: Readonly<Record<string, null>> }) => void;
  };
}

/** The only move. */
export interface Move {
  /** The board after the move of that text, or `INVALID_MOVE`. */
  readonly move: (active: Active, text: unknown) => Board | 'INVALID_MOVE';
  /** Never on a client: it does not know enough. */
  readonly client: false;
  /** Whether other clients must not learn what was played. */
  readonly redact: (context: { readonly G: Board }) => boolean;
}

/** A game of boardgame.io. */
export interface Boardgame {
  /** The id of the game. */
  readonly name: string;
  /** How many seats there are. */
  readonly minPlayers: number;
  /** The same. */
  readonly maxPlayers: number;
  /** Nobody takes back what others have seen. */
  readonly disableUndo: true;
  /** The board at the start; `setupData` of a match are a {@link SetUp}. */
  readonly setup: (context: unknown, setupData?: unknown) => Board;
  /** What is wrong with the `setupData` of a match; undefined: nothing. */
  readonly validateSetupData: (setupData: unknown, numPlayers: number) => string | undefined;
  /** The moves. */
  readonly moves: { readonly play: Move };
  /** Who may move at the start. */
  readonly turn: {
    /** Says who may move now. */
    readonly onBegin: (active: Active) => void;
  };
  /** How the game ended; undefined while it goes on. */
  readonly endIf: (context: { readonly G: Board }) => Outcome | undefined;
  /** What a player, or a spectator (null), sees. */
  readonly playerView: (context: { readonly G: Board; readonly playerID?: string | null | undefined }) => Board;
  /** For bots of boardgame.io. */
  readonly ai: {
    /** The legal moves of a player. */
    readonly enumerate: (
      G: Board,
      ctx: unknown,
      playerID?: string,
    ) => readonly { readonly move: 'play'; readonly args: readonly [string] }[];
  };
}

const setUpCodec = optionsOf<SetUp>('a set-up', {
  options: { codec: json, default: {} },
  seed: { codec: leaf('a seed', isSeed, { type: 'integer', minimum: 0 }), default: 0 },
  start: { codec: nullable(text('a position text', 4000)), default: null },
});

const positionOf = <T extends GameTypes>(game: Game<T>, given: SetUp): Either<Fault, T['State']> =>
  chain(decode(game.options)(given.options), (options): Either<Fault, T['State']> => {
    if (given.start !== null) return game.position.parse(given.start);
    const start = game.setup(options, given.seed);
    return isLeft(start) ? left(fault(['options'], start.left.text, start.left.rule)) : start;
  });

/** The start, if it hides nothing: boardgame.io sends it to every client as it is. */
const startOf = <T extends GameTypes>(game: Game<T>, given: unknown): Either<Fault, T['State']> =>
  chain(decode(setUpCodec)(given ?? {}), (full) =>
    chain(positionOf(game, full), (start) =>
      game.viewText.print(game.view(none)(start)) === game.position.print(start)
        ? right(start)
        : left(fault(['start'], 'the start hides something, and boardgame.io shows it to everybody')),
    ),
  );

const seatOf = (playerID: string | null | undefined): Option<Seat> => {
  const seat = typeof playerID === 'string' && /^[0-5]$/.test(playerID) ? Number(playerID) : undefined;
  return isSeat(seat) ? some(seat) : none;
};

/** The position of a board on the server, the view of one on a client. */
const viewOf = <T extends GameTypes>(game: Game<T>, { text: shown }: Board): Either<Fault, T['State'] | T['View']> => {
  const state = game.position.parse(shown);
  return isLeft(state) ? game.viewText.parse(shown) : state;
};

const allow = <T extends GameTypes>(game: Game<T>, state: T['State'], { events }: Active): void =>
  events.setActivePlayers({ value: Object.fromEntries(game.toMove(state).map((seat) => [String(seat), null])) });

/** Plays one move on the server; what is not legal is no move. */
const played = <T extends GameTypes>(game: Game<T>, active: Active, given: unknown): Board | 'INVALID_MOVE' => {
  const state = game.position.parse(active.G.text);
  const seat = seatOf(active.playerID);
  const move = typeof given === 'string' ? game.moveText.parse(given) : left(fault([], 'no text'));
  if (isLeft(state) || isLeft(move) || !isSome(seat)) return 'INVALID_MOVE';
  const after = applyMoveAs(game)(seat.value, move.right)(state.right);
  if (isLeft(after)) return 'INVALID_MOVE';
  allow(game, after.right, active);
  return { text: game.position.print(after.right), secret: game.isSecret(state.right) };
};

/**
 * A game as one of boardgame.io, for its `Client`, `Server` and `Local`. Nothing that a seat may not see reaches a client: what is hidden is masked
 * by `playerView`, secret moves are redacted in the log, moves run on the server only, and a start that hides something is a fault here.
 *
 * @param game - the game
 * @param setUp - how matches are set up that say nothing else; a match may send the same as `setupData`, and should send a seed of its own
 * @example
 * ```ts
 * import { isLeft, isRight, printFault } from 'rulehouse';
 * import { boardgame } from 'rulehouse/boardgame-io';
 * import { game } from 'rulehouse/icetraders';
 * const made = boardgame(game, { options: { players: 3 } });
 * if (isRight(made)) made.right.setup({}).text; // '3 align 0 ... +++ 0:-,-,- - -'
 * const hiding = boardgame(game, { options: { players: 2 }, start: '2 pick 0 GE ++ 0:-,- - -' });
 * if (isLeft(hiding)) console.log(printFault(hiding.left)); // start: the start hides something, and boardgame.io shows it to everybody
 * ```
 */
export const boardgame = <T extends GameTypes>(game: Game<T>, setUp: Partial<SetUp> = {}): Either<Fault, Boardgame> =>
  chain(startOf(game, setUp), (usual): Either<Fault, Boardgame> => {
    const seatCount = game.seatCount(usual);
    const startFor = (setupData: unknown): Either<Fault, T['State']> =>
      startOf(game, isObject(setupData) ? { ...setUp, ...setupData } : (setupData ?? setUp));
    return right({
      name: game.id,
      minPlayers: seatCount,
      maxPlayers: seatCount,
      disableUndo: true,
      setup: (_, setupData) => {
        const start = startFor(setupData);
        return { text: game.position.print(isLeft(start) ? usual : start.right), secret: false };
      },
      validateSetupData: (setupData, numPlayers) => {
        const start = startFor(setupData);
        if (isLeft(start)) return printFault(start.left);
        const seats = game.seatCount(start.right);
        return seats === numPlayers ? undefined : `there are ${seats} seats, not ${numPlayers}`;
      },
      moves: {
        play: { move: (active, given) => played(game, active, given), client: false, redact: ({ G }) => G.secret },
      },
      turn: {
        onBegin: (active) => {
          const state = game.position.parse(active.G.text);
          if (!isLeft(state)) allow(game, state.right, active);
        },
      },
      endIf: ({ G }) => {
        const state = game.position.parse(G.text);
        const outcome = isLeft(state) ? none : game.outcome(state.right);
        return isSome(outcome) ? outcome.value : undefined;
      },
      playerView: ({ G, playerID }) => {
        const view = viewOf(game, G);
        return isLeft(view) ? G : { ...G, text: game.viewText.print(game.view(seatOf(playerID))(view.right)) };
      },
      ai: {
        enumerate: (G, _, playerID) => {
          const view = viewOf(game, G);
          const seat = seatOf(playerID);
          if (isLeft(view) || !isSome(seat)) return [];
          return game
            .legalMoves(view.right)
            .filter((move) => moverOf(game)(move)(view.right) === seat.value)
            .map((move) => ({ move: 'play', args: [game.moveText.print(move)] }));
        },
      },
    });
  });
