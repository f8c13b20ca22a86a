/**
 * In boardgame.io, a game of this library is played with one move, `play(text)`. The move `play` is checked only on the server, because a client
 * knows only the view of its seat.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isSome, type Option, some } from 'fp-ts/Option';
import type { Game, GameTypes, Outcome } from '../../core/contract/game.js';
import { hasChanceAhead, settleChance } from '../../core/playing/chance.js';
import { applyMoveAs } from '../../core/playing/play.js';
import { legalMovesOf } from '../../core/playing/seat-moves.js';
import { decode, leaf, nullable, text } from '../../core/reading/codec.js';
import { json } from '../../core/reading/json.js';
import { isObject, optionsOf } from '../../core/reading/objects.js';
import { constant } from '../../core/values/constant.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, printFault } from '../../core/values/fault.js';
import { isSeed, type Seed } from '../../core/values/random.js';
import { none } from '../../core/values/results.js';
import { firstSeats, isSeat, type Seat } from '../../core/values/seat.js';

/** The part of a dealt match that only the server knows. */
export interface Dealt {
  /** The seed for the set-up and for all outcomes of chance. */
  readonly seed: Seed;
  /** The number of moves made so far, including those of chance. */
  readonly ply: number;
}

/** The value that boardgame.io calls `G`: the complete position on the server, the seat's view on a client. */
export interface Board {
  /** The text of the position, or of a view; empty until the server has dealt. */
  readonly text: string;
  /** True if the last move was made in secret, so that its entry in the log is redacted. */
  readonly secret: boolean;
  /** The set-up of the match; present only until the deal. */
  readonly setUp?: SetUp;
  /** The part of a match that only the server knows. The field `dealt` is present only on the server, and only if the match was dealt. */
  readonly dealt?: Dealt;
}

/** The set-up of a match, in which every key may be left out. */
export interface SetUp {
  /** The options of the game as JSON; `{}` by default. */
  readonly options: unknown;
  /** The seed of the set-up; 0 by default. */
  readonly seed: Seed;
  /** The text of the position to begin from; null (the default) if the game is set up from its options and seed. */
  readonly start: string | null;
}

/** The arguments that boardgame.io passes to a move: its `G`, the player, and the events. */
export interface Active {
  /** The board. */
  readonly G: Board;
  /** The player who makes the move; left out if boardgame.io does not name the player. */
  readonly playerID?: string | null | undefined;
  /** The functions that boardgame.io calls events. */
  readonly events: {
    /** Sets the players who may move now. */
    readonly setActivePlayers: (active: { readonly value: Readonly<Record<string, null>> }) => void;
  };
}

/** A move in the form that boardgame.io expects. */
export interface Move {
  /** Returns the board after the move that the text names, or `INVALID_MOVE` for an illegal move. */
  readonly move: (active: Active, text: unknown) => Board | 'INVALID_MOVE';
  /** Always false: the move never runs on a client, because a client does not know the complete position. */
  readonly client: false;
  /** Returns true if other clients must not learn the move. */
  readonly redact: (context: { readonly G: Board }) => boolean;
}

/** A game in the form that boardgame.io expects. */
export interface Boardgame {
  /** The id of the game. */
  readonly name: string;
  /** The number of seats. */
  readonly minPlayers: number;
  /** The same. */
  readonly maxPlayers: number;
  /** Always true, because a move that other players have seen cannot be taken back. */
  readonly disableUndo: true;
  /** Returns the board at the start of a match; the match's `setupData` is a {@link SetUp}. */
  readonly setup: (context: unknown, setupData?: unknown) => Board;
  /** Returns what is wrong with a match's `setupData`; undefined if nothing is. */
  readonly validateSetupData: (setupData: unknown, numPlayers: number) => string | undefined;
  /** The moves: `play` with the text of a move, and before that `deal` if the server has to deal. */
  readonly moves: { readonly play: Move; readonly deal: Move };
  /** The rule that says who may move when the match begins. */
  readonly turn: {
    /** Sets the players who may move now. */
    readonly onBegin: (active: Active) => void;
  };
  /** Returns the result of the game; undefined while the game continues. */
  readonly endIf: (context: { readonly G: Board }) => Outcome | undefined;
  /** Returns the view of a player, or of a spectator if the player is null. */
  readonly playerView: (context: { readonly G: Board; readonly playerID?: string | null | undefined }) => Board;
  /** The part that boardgame.io's bots need. */
  readonly ai: {
    /** Lists the moves that a player may make now. */
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

/** The start of a match: its set-up, its first position, and whether the server has to deal. */
interface Start<T extends GameTypes> {
  readonly setUp: SetUp;
  readonly state: T['State'];
  /** True if the server has to deal first, because boardgame.io would send an initial state unmasked to every client. */
  readonly isDealt: boolean;
}

const startOf = <T extends GameTypes>(game: Game<T>, given: unknown): Either<Fault, Start<T>> =>
  chain(decode(setUpCodec)(given ?? {}), (setUp) =>
    chain(positionOf(game, setUp), (state): Either<Fault, Start<T>> => {
      const isOpen = game.viewText.print(game.view(none)(state)) === game.position.print(state);
      if (isOpen || setUp.start === null)
        return right({ setUp, state, isDealt: !isOpen || hasChanceAhead(game)(state) });
      return left(fault(['start'], 'the start hides something, and boardgame.io shows it to everybody'));
    }),
  );

/** The board of a match before the deal. */
const undealt: Board = /* @__PURE__ */ constant({ text: '', secret: false });

/** Deals on the server: sets up the game with a seed that no client knows, and plays any outcomes of chance before the first move. */
const deal = <T extends GameTypes>(game: Game<T>, { setUp, state }: Start<T>, active: Active, seed: Seed): Board => {
  const start = setUp.start === null ? positionOf(game, { ...setUp, seed }) : right(state);
  return isLeft(start) ? undealt : settled(game, start.right, active, { seed, ply: 0 }, false);
};

/** Returns the board after a move and after all outcomes of chance that follow the move. */
const settled = <T extends GameTypes>(
  game: Game<T>,
  after: T['State'],
  active: Active,
  { seed, ply }: Dealt,
  secret: boolean,
): Board => {
  const { state, moves } = settleChance(game)(after, seed, ply);
  allow(game, state, active);
  return { text: game.position.print(state), secret, dealt: { seed, ply: ply + moves.length } };
};

const seatOf = (playerID: string | null | undefined): Option<Seat> => {
  const seat = typeof playerID === 'string' && /^[0-5]$/.test(playerID) ? Number(playerID) : undefined;
  return isSeat(seat) ? some(seat) : none;
};

/** Reads the board: the position on a server, the view on a client. */
const viewOf = <T extends GameTypes>(game: Game<T>, { text: shown }: Board): Either<Fault, T['State'] | T['View']> => {
  const state = game.position.parse(shown);
  return isLeft(state) ? game.viewText.parse(shown) : state;
};

const allow = <T extends GameTypes>(game: Game<T>, state: T['State'], { events }: Active): void =>
  events.setActivePlayers({ value: Object.fromEntries(game.toMove(state).map((seat) => [String(seat), null])) });

/** Plays one move on the server; returns `INVALID_MOVE` if the move is not legal. */
const played = <T extends GameTypes>(game: Game<T>, active: Active, given: unknown): Board | 'INVALID_MOVE' => {
  const state = game.position.parse(active.G.text);
  const seat = seatOf(active.playerID);
  const move = typeof given === 'string' ? game.moveText.parse(given) : left(fault([], 'no text'));
  if (isLeft(state) || isLeft(move) || !isSome(seat)) return 'INVALID_MOVE';
  const after = applyMoveAs(game)(seat.value, move.right)(state.right);
  if (isLeft(after)) return 'INVALID_MOVE';
  const secret = game.isSecret(state.right);
  const { dealt } = active.G;
  if (dealt !== undefined) return settled(game, after.right, active, { ...dealt, ply: dealt.ply + 1 }, secret);
  allow(game, after.right, active);
  return { text: game.position.print(after.right), secret };
};

/** The functions that only a server supplies. */
export interface Host {
  /** Draws the seed for a match that has to be dealt, for instance from the random bytes of Node's crypto module. */
  readonly seed: () => Seed;
}

/**
 * Turns a game of this library into a game for the `Client`, `Server` and `Local` of boardgame.io. Nothing that a seat may not see reaches a client:
 * `playerView` masks hidden information, secret moves are redacted in the log, and moves run only on the server.
 *
 * boardgame.io sends the initial state of a match to every client, so games with a hidden set-up or with chance begin with an empty board. When any
 * player makes the move `deal`, the server deals, using a seed from `host` that only the server knows. A `start` position that hides something gives
 * a fault.
 *
 * @param game - the game to be turned into a game of boardgame.io
 * @param setUp - the default set-up of matches; a match may send a different one as `setupData`, and should send its own seed
 * @param host - draws the seeds of matches; needed only on the server, for games that must be dealt. If `host` is left out, `deal` uses the seed of
 * the set-up, which clients may know
 * @returns the game object that boardgame.io expects, or a fault
 * @fails if the set-up is refused, a fault whose path begins with `options` or with `seed`; if an option is wrong, the fault names the rule
 *
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
export const boardgame = <T extends GameTypes>(
  game: Game<T>,
  setUp: Partial<SetUp> = {},
  host?: Host,
): Either<Fault, Boardgame> =>
  chain(startOf(game, setUp), (usual): Either<Fault, Boardgame> => {
    const seatCount = game.seatCount(usual.state);
    const startFor = (setupData: unknown): Either<Fault, Start<T>> =>
      startOf(game, isObject(setupData) ? { ...setUp, ...setupData } : (setupData ?? setUp));
    return right({
      name: game.id,
      minPlayers: seatCount,
      maxPlayers: seatCount,
      disableUndo: true,
      setup: (_, setupData) => {
        const read = startFor(setupData);
        const start = isLeft(read) ? usual : read.right;
        return start.isDealt
          ? { ...undealt, setUp: start.setUp }
          : { text: game.position.print(start.state), secret: false };
      },
      validateSetupData: (setupData, numPlayers) => {
        const start = startFor(setupData);
        if (isLeft(start)) return printFault(start.left);
        const seats = game.seatCount(start.right.state);
        return seats === numPlayers ? undefined : `there are ${seats} seats, not ${numPlayers}`;
      },
      moves: {
        play: { move: (active, given) => played(game, active, given), client: false, redact: ({ G }) => G.secret },
        deal: {
          move: (active) => {
            const start = startFor(active.G.setUp);
            if (active.G.text !== '' || isLeft(start) || !start.right.isDealt) return 'INVALID_MOVE';
            return deal(game, start.right, active, host?.seed() ?? start.right.setUp.seed);
          },
          client: false,
          redact: () => false,
        },
      },
      turn: {
        onBegin: (active) => {
          const state = game.position.parse(active.G.text);
          if (!isLeft(state)) allow(game, state.right, active);
          else if (active.G.text === '') {
            const everybody = firstSeats(seatCount).map((seat) => [String(seat), null] as const);
            active.events.setActivePlayers({ value: Object.fromEntries(everybody) });
          }
        },
      },
      endIf: ({ G }) => {
        const state = game.position.parse(G.text);
        const outcome = isLeft(state) ? none : game.outcome(state.right);
        return isSome(outcome) ? outcome.value : undefined;
      },
      playerView: ({ G, playerID }) => {
        const view = viewOf(game, G);
        if (isLeft(view)) return G;
        return { text: game.viewText.print(game.view(seatOf(playerID))(view.right)), secret: G.secret };
      },
      ai: {
        enumerate: (G, _, playerID) => {
          const view = viewOf(game, G);
          const seat = seatOf(playerID);
          if (isLeft(view) || !isSome(seat)) return [];
          return legalMovesOf(game)(view.right, seat.value).map((move) => ({
            move: 'play',
            args: [game.moveText.print(move)],
          }));
        },
      },
    });
  });
