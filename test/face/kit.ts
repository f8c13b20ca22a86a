/** The laws of faces, over random games. */
import { isSome, none } from 'fp-ts/Option';
import { expect } from 'vitest';
import type { GameTypes } from '../../src/core/contract/game.js';
import { playout } from '../../src/core/playing/playout.js';
import { source } from '../../src/core/values/random.js';
import { applyChanges } from '../../src/face/change.js';
import type { Face } from '../../src/face/face.js';
import { choices, whyNot } from '../../src/face/index.js';
import { say } from '../../src/face/message.js';
import type { Part } from '../../src/face/part.js';

/** Counts of what was tried, for whoever reads the output. */
export interface Tally {
  plies: number;
  moves: number;
  targets: number;
  changes: number;
  said: Set<string>;
}

const keyOf = (parts: readonly Part[]): string => JSON.stringify(parts.map(({ kind, value }) => [kind, value]));

const targetsIn = (svg: string): ReadonlySet<string> =>
  new Set(Array.from(svg.matchAll(/data-([a-z-]+)="([^"]*)"/g), ([, kind, value]) => `${kind ?? ''}:${value ?? ''}`));

/** Plays a random game and tests every law of the face in each of its positions. */
export const holdLaws = <T extends GameTypes>(
  face: Face<T>,
  draw: (view: T['State'] | T['View'], seat?: 0 | 1 | 2 | 3 | 4 | 5) => string,
  beside: readonly string[],
  start: T['State'],
  seed: number,
  plies: number,
  tally: Tally,
): void => {
  const { game } = face;
  const speak = say([face.english]);
  const told = (text: string): void => {
    // A missing text would show its key. Only keys have a dot between letters; sentences do not.
    expect(text).not.toMatch(/[a-z]\.[a-zA-Z]|\{|undefined/);
    tally.said.add(text);
  };
  let deciding = 0;
  playout(game)(start, source(seed), plies, ({ before, legal, move }) => {
    tally.plies++;
    const seat = game.toMove(before)[0] ?? 0;
    const view = game.view({ _tag: 'Some', value: seat })(before);
    const all = legal.map((one) => face.parts(one));
    tally.moves += all.length;
    expect(new Set(all.map(keyOf)).size).toBe(all.length);
    if (deciding++ % 5 === 0) {
      const targets = targetsIn(draw(view, seat));
      for (const parts of all)
        for (const { kind, value, label } of parts) {
          tally.targets++;
          told(label);
          if (!beside.includes(kind)) expect(targets, keyOf(parts)).toContain(`${kind}:${value}`);
        }
      const { moves } = choices(face)(view, []);
      expect(moves.length).toBe(legal.length);
      const picked = choices(face)(view, face.parts(move));
      expect(picked.complete === null ? undefined : game.moveText.print(picked.complete)).toBe(
        game.moveText.print(move),
      );
      expect(isSome(whyNot(face)(view, face.parts(move)))).toBe(false);
      told(speak(face.describeView(view)));
    }
    told(speak(face.describe(view, move)));
    const after = game.applyLegal(before, move);
    const changes = face.changes(before, move, after);
    tally.changes += changes.length;
    expect(JSON.stringify(applyChanges(face.model(before), changes))).toBe(JSON.stringify(face.model(after)));
    expect(changes.length).toBeGreaterThan(0);
    for (const change of changes) told(speak(face.describeChange(after, change)));
    const shown = game.isSecret(before) ? null : move;
    for (const eyes of [none, { _tag: 'Some', value: 0 } as const]) {
      const [a, b] = [game.view(eyes)(before), game.view(eyes)(after)];
      const led = applyChanges(face.model(a), face.changes(a, shown, b));
      expect(JSON.stringify(led)).toBe(JSON.stringify(face.model(b)));
    }
  });
};
