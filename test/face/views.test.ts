/** States that are the same to a seat are shown to it in the same way: models, changes, words, clicks and pictures. */
import { isLeft } from 'fp-ts/Either';
import { none, type Option, some } from 'fp-ts/Option';
import { expect, test } from 'vitest';
import { playout } from '../../src/core/playing/playout.js';
import { decode } from '../../src/core/reading/codec.js';
import { source } from '../../src/core/values/random.js';
import { firstSeats, type Seat } from '../../src/core/values/seat.js';
import { icetradersFace as face, say } from '../../src/face/index.js';
import { icetradersSvg } from '../../src/face/svg/index.js';
import { game, type Move, type State, type View } from '../../src/games/icetraders/index.js';

const speak = say([face.english]);

/** Everything that is shown to somebody who looks at a view, and at how it arose. */
const shown = (before: View, move: Move | null, after: View): unknown => ({
  model: face.model(after),
  changes: face.changes(before, move, after),
  told: face.changes(before, move, after).map((change) => speak(face.describeChange(after, change))),
  move: move === null ? '' : speak(face.describe(before, move)),
  standing: speak(face.describeView(after)),
});

/** What a seat is shown of the move from one state to another. */
const seenBy = (eyes: Option<Seat>, mover: Seat, before: State, move: Move, after: State): unknown => {
  const seen = game.isSecret(before) && !(eyes._tag === 'Some' && eyes.value === mover) ? null : move;
  const look = game.view(eyes);
  return {
    ...(shown(look(before), seen, look(after)) as object),
    picture: icetradersSvg(after, { seat: eyes._tag === 'Some' ? eyes.value : undefined, interactive: true }),
  };
};

test('states with equal views are shown alike, whatever is hidden in them', { timeout: 120_000 }, () => {
  let [pairs, hidden] = [0, 0];
  for (const players of [2, 3, 4, 5])
    for (let seed = 1; seed <= 6; seed++) {
      const options = decode(game.options)({ players });
      if (isLeft(options)) throw new Error('no options');
      const start = game.setup(options.right, seed);
      if (isLeft(start)) throw new Error(start.left.text);
      playout(game)(start.right, source(seed), 200, ({ before, move }) => {
        const mover = game.toMove(before)[0] ?? 0;
        for (const eyes of [none, ...firstSeats(players).map((seat) => some(seat))]) {
          const other = game.determinize(game.view(eyes)(before), seed);
          const checked = game.check(move)(other);
          // A secret move by another seat may be illegal in the other state.
          if (isLeft(checked)) continue;
          const [a, b] = [game.applyLegal(before, move), game.applyLegal(other, checked.right)];
          // Only information revealed by the move itself may differ.
          if (JSON.stringify(game.view(eyes)(a)) !== JSON.stringify(game.view(eyes)(b))) continue;
          expect(seenBy(eyes, mover, other, move, b)).toEqual(seenBy(eyes, mover, before, move, a));
          pairs++;
          if (JSON.stringify(a) !== JSON.stringify(b)) hidden++;
        }
      });
    }
  console.info(`icetraders: ${pairs} pairs of states with equal views, ${hidden} of them different states, leaks 0`);
  expect(hidden).toBeGreaterThan(500);
});
