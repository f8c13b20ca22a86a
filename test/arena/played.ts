/** Plays small tournaments of real games in this process. */
import { createHash } from 'node:crypto';
import { isLeft, isRight } from 'fp-ts/Either';
import { type ArenaSpec, arenaSpec, type GameEnd, type GameLine, sharesOf } from '../../src/arena/index.js';
import { botOf, thinkNow } from '../../src/bots/index.js';
import { decode, type Game, type GameTypes, isSome, type Seat, some, writeRecord } from '../../src/core/index.js';
import { gameById } from '../../src/games/catalogue.js';

/** Reads a spec that must be valid. */
export const specOf = (json: unknown): ArenaSpec => {
  const read = decode(arenaSpec)(json);
  if (isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right;
};

const subsets = (bots: number, size: number): readonly (readonly number[])[] =>
  size === 0
    ? [[]]
    : Array.from({ length: bots }, (_, last) => subsets(last, size - 1).map((rest) => [...rest, last])).flat();

const must = <A>(read: { readonly _tag: string; readonly right?: A }): A => {
  if (read.right === undefined) throw new Error(JSON.stringify(read));
  return read.right;
};

/** Plays one game of a spec with the bots it names, for at most `limit` plies. */
const play = <T extends GameTypes>(
  game: Game<T>,
  spec: ArenaSpec,
  at: { readonly game: number; readonly pairing: readonly number[]; readonly seed: number; readonly rotation: number },
): GameLine => {
  const options = must(decode(game.options)(spec.games[at.game]?.options));
  const start = must(game.setup(options, at.seed));
  const teams = game.teams(start);
  const seating = teams.map((_, seat) => at.pairing[(seat + at.rotation) % at.pairing.length] ?? 0);
  const players = seating.map((bot, seat) => {
    const read = botOf(spec.bots[bot]?.text ?? '');
    return isRight(read) ? read.right.sit(game, {}, at.seed * 64 + at.rotation * 8 + seat) : undefined;
  });
  const [millis, iterations] = [teams.map(() => 0), teams.map(() => 0)];
  const moves: T['Move'][] = [];
  let state = start;
  while (moves.length < spec.adjudication.plies) {
    const seat: Seat | undefined = game.toMove(state)[0];
    const player = seat === undefined ? undefined : players[seat];
    if (seat === undefined || player === undefined) break;
    const search = player.look(game.view(some(seat))(state), seat);
    if (search === undefined) break;
    const found = thinkNow(search, player.budget);
    millis[seat] = (millis[seat] ?? 0) + 1;
    iterations[seat] = (iterations[seat] ?? 0) + found.iterations;
    for (const one of players) one?.told(found.best);
    moves.push(found.best);
    state = game.applyLegal(state, found.best);
  }
  const outcome = game.outcome(state);
  const end: GameEnd = { reason: isSome(outcome) ? 'rules' : 'plies' };
  const score = game.score(state);
  return {
    ...at,
    key: createHash('sha256').update(JSON.stringify(at)).digest('hex').slice(0, 32),
    opening: null,
    bots: seating.map((bot) => spec.bots[bot]?.name ?? ''),
    seating,
    millis,
    iterations,
    plies: moves.length,
    shares: sharesOf(teams, isSome(outcome) ? outcome.value.winners : [], null),
    scores: teams.map((team) => score[team] ?? 0),
    end,
    record: must(writeRecord(game)(options, at.seed, start, moves)),
  };
};

/** All games of a round-robin spec. */
export const playAll = (spec: ArenaSpec): readonly GameLine[] =>
  spec.games.flatMap((wanted, game) =>
    subsets(spec.bots.length, wanted.bots).flatMap((pairing) =>
      Array.from({ length: spec.blocks }, (_, block) =>
        pairing.map((__, rotation) => {
          const any = gameById(wanted.game);
          if (any === undefined) throw new Error(wanted.game);
          return any.open((one) => play(one, spec, { game, pairing, seed: spec.seed + block, rotation }));
        }),
      ).flat(),
    ),
  );
