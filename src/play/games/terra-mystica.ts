/**
 * Terra Mystica to play in a page.
 *
 * @packageDocumentation
 */
import { terraMysticaBoard } from '../../board/games/terra-mystica.js';
import { terraMysticaFace } from '../../face/terra-mystica/index.js';
import { levelsOf, type PlayGame, playGame, type Rounds, type Sources } from '../game.js';
import { isLeft } from 'fp-ts/Either';
import { breakdown, pointsBySource, type State } from '../../terra-mystica/index.js';

const sourcesOf = (state: State): readonly Sources[] =>
  state.seats.map((_, seat) => Object.entries(pointsBySource(state, seat)));

const roundsOf = (record: unknown): readonly Rounds[] => {
  const read = breakdown(record);
  return isLeft(read) ? [] : read.right.map(({ rounds }) => rounds.map((round) => Object.entries(round)));
};

/** Terra Mystica to play in a page. */
export const terraMysticaPlay: PlayGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ playGame(terraMysticaFace, terraMysticaBoard, {
    levels: /* @__PURE__ */ levelsOf('mcts', [15, 60, 200]),
    lesson: 'library',
    sources: sourcesOf,
    rounds: roundsOf,
  }),
);
