/** Laws of sessions over random games: whatever is played, taken back, shown, saved and loaded, the states equal those of a replay. */
import { describe, expect, test } from 'vitest';
import { game as goofspiel } from '../../../examples/goofspiel/game.js';
import { game as loveLetter } from '../../../examples/love-letter/game.js';
import { game as pig } from '../../../examples/pig/game.js';
import {
  type Game,
  type GameTypes,
  isLeft,
  isRight,
  readRecord,
  replay,
  type Seat,
  type Source,
  source,
} from '../../../src/core/index.js';
import {
  icetradersFace,
  terrafexFace,
  terraMysticaFace,
  toframennFace,
  transformartianFace,
} from '../../../src/face/index.js';
import { type Source as Given, type Session, session } from '../../../src/web/session/index.js';
import { savedOf } from './saved.js';

interface Played {
  readonly name: string;
  readonly games: number;
  readonly run: (seed: number) => void;
}

/** Every handle of a session: each seat and the spectators. */
const handlesOf = <T extends GameTypes>(play: Session<T>): readonly Session<T>[] => [
  ...play.snapshot().seats.map((_, seat) => play.as(seat as Seat)),
  play.as(null),
  play,
];

/** The moves up to the position that spectators see, and that position, agree with a replay from the start. */
const checkReplay = <T extends GameTypes>(game: Game<T>, play: Session<T>): void => {
  const spectator = play.as(null).snapshot();
  const read = readRecord(game)(savedOf(play, spectator.ply));
  if (isLeft(read)) throw new Error(`${game.id}: ${JSON.stringify(read.left)}`);
  const { record, start, final } = read.right;
  const played = replay(game)(start, record.moves);
  expect(isRight(played) && game.position.print(played.right)).toBe(game.position.print(final));
  expect(record.moves.length).toBe(spectator.ply);
  const seen = game.view({ _tag: 'None' })(final);
  expect(game.viewText.print(spectator.view)).toBe(game.viewText.print(seen));
  expect(spectator.moves).toEqual([]);
};

const step = <T extends GameTypes>(game: Game<T>, play: Session<T>, random: Source): void => {
  const before = play.snapshot();
  const dice = random.below(20);
  if (dice === 0) {
    const { canUndo } = play.as(0).snapshot();
    expect(isRight(play.as(0).undo())).toBe(canUndo);
    if (canUndo) expect(play.as(0).snapshot().cause).toBe('undone');
    return;
  }
  if (dice === 1) void play.as(0).redo();
  else if (dice === 2) expect(isRight(play.as(null).jump(random.below(before.plies + 1)))).toBe(true);
  else if (dice === 3 && before.ply > 0) expect(isRight(play.load(savedOf(play)))).toBe(true);
  else {
    const { deciding } = play.snapshot();
    const seat = deciding[random.below(Math.max(1, deciding.length))];
    if (seat === undefined) return;
    const own = play.as(seat).snapshot();
    expect(own.moves.length).toBeGreaterThan(0);
    const move = own.moves[random.below(own.moves.length)]!;
    const done = play.as(seat).play(random.below(2) === 0 ? move : game.moveText.print(move));
    if (isLeft(done)) throw new Error(JSON.stringify(done.left));
  }
};

const played =
  <T extends GameTypes>(given: Given<T>, game: Game<T>, seats: number, steps: number, options: object = {}) =>
  (seed: number): void => {
    const random = source(seed);
    const setup = { seats: Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}` })), options, seed };
    const play = session(given, setup);
    expect(play.snapshot().fault).toBeNull();
    let told = 0;
    const handles = handlesOf(play);
    const stops = handles.map((handle) => handle.subscribe(() => told++));
    for (let ply = 0; ply < steps; ply++) {
      step(game, play, random);
      const handle = handles[random.below(handles.length)]!;
      expect(handle.snapshot()).toBe(handle.snapshot());
    }
    checkReplay(game, play);
    expect(told).toBeGreaterThan(0);
    for (const stop of stops) stop();
    const quiet = told;
    const { ply } = play.snapshot();
    play.as(null).jump(0);
    expect(told).toBe(quiet);
    checkReplay(game, play);
    play.as(null).jump(play.snapshot().plies);
    checkReplay(game, play);
    // The game goes on where it was.
    expect(play.snapshot().ply).toBe(ply);
    play.close();
  };

const all: readonly Played[] = [
  { name: 'terrafex', games: 40, run: played(terrafexFace, terrafexFace.game, 2, 40) },
  { name: 'toframenn', games: 40, run: played(toframennFace, toframennFace.game, 2, 40) },
  { name: 'transformartian', games: 30, run: played(transformartianFace, transformartianFace.game, 2, 30) },
  { name: 'icetraders', games: 60, run: played(icetradersFace, icetradersFace.game, 3, 40) },
  { name: 'terra mystica', games: 12, run: played(terraMysticaFace, terraMysticaFace.game, 3, 40) },
  { name: 'pig', games: 150, run: played(pig, pig, 2, 60) },
  { name: 'love letter', games: 120, run: played(loveLetter, loveLetter, 3, 40) },
  { name: 'goofspiel', games: 120, run: played(goofspiel, goofspiel, 3, 40) },
];

describe('any sequence of play, undo, redo, jump, save and load agrees with a replay', () => {
  test.each(all.map((one) => [one.name, one] as const))('%s', (_, { games, run }) => {
    for (let seed = 1; seed <= games; seed++) run(seed);
  });
});
