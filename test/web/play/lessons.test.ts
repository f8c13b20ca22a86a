import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import type { Part } from '../../../src/face/part.js';
import { type Around, type Lesson, type PlayGame, plays } from '../../../src/web/play/index.js';
import { asksFor } from '../../../src/web/play/lesson.js';
import { Course } from '../../../src/web/play/lessons/course.js';
import { lessons } from '../../../src/web/play/lessons/index.js';
import { lessonIn } from '../../../src/web/play/link.js';

const around: Around = { pace: () => Promise.resolve(), worker: () => undefined, catalogues: [] };

const all: readonly (readonly [id: string, game: PlayGame, lesson: Lesson])[] = lessons.map((lesson) => {
  const game = plays.find(({ id }) => id === lesson.game);
  if (game === undefined) expect.fail();
  return [lesson.game, game, lesson];
});

/** The moves of the current step, as clicks, and moves that people might try but the rules refuse. */
const movesIn = ({ game, session, step }: Course): { wanted: (readonly Part[])[]; refused: (readonly Part[])[] } =>
  game.open((face) => {
    const { view } = session.snapshot();
    const isLegal = (move: unknown) => isRight(face.game.check(move)(view));
    const wanted = face.game.legalMoves(view).filter((move) => asksFor(step, face.game.moveText.print(move)));
    return {
      wanted: wanted.map((move) => face.parts(move)),
      refused: face
        .tried(view)
        .filter((move) => !isLegal(move))
        .map((move) => face.parts(move)),
    };
  });

/** Clicks the parts of a move in order, and confirms it. */
const clicked = ({ session }: Course, parts: readonly Part[]): void => {
  for (const part of parts) session.pick(part);
  if (session.snapshot().move !== null) session.play();
};

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

const wordsOf = (course: Course) => course.session.snapshot().view;

describe.each(all)('the lesson of %s', (_, game, lesson) => {
  test('has six to ten steps, each about a rule', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(6);
    expect(lesson.steps.length).toBeLessThanOrEqual(10);
    for (const { rule } of lesson.steps) expect(game.rules).toHaveProperty([rule]);
    expect(lesson.steps[0]?.position).not.toBeNull();
  });

  test('has three texts for each step, in every language', () => {
    const keys = lesson.steps.flatMap(({ name }) =>
      ['task', 'hint', 'done'].map((kind) => `${lesson.game}.${name}.${kind}`),
    );
    for (const { texts } of lesson.texts)
      expect(Object.keys(texts).filter((key) => key.startsWith(`${lesson.game}.`))).toEqual(keys);
    for (const { texts } of lesson.texts) for (const key of keys) expect(texts[key]!.length).toBeLessThan(260);
  });

  test('asks for legal moves; one alone where the next step goes on from it', () => {
    const course = new Course(game, lesson, around, () => undefined);
    for (const [at] of lesson.steps.entries()) {
      course.go(at);
      const { wanted } = movesIn(course);
      expect(wanted.length).toBeGreaterThan(0);
      if (lesson.steps[at + 1]?.position === null) expect(wanted).toHaveLength(1);
    }
  });

  test('goes from its first to its last step by clicks', async () => {
    const course = new Course(game, lesson, around, () => undefined);
    for (const [at] of lesson.steps.entries()) {
      course.go(at);
      expect(course.isDone).toBe(false);
      clicked(course, movesIn(course).wanted[0]!);
      expect(course.isDone).toBe(true);
      await settle();
      const after = course.session.snapshot().ply;
      // If the next step continues from here, its position is the one shown now.
      if (lesson.steps[at + 1]?.position !== null) continue;
      course.go(at + 1);
      expect(course.session.snapshot().ply).toBe(after);
    }
    expect(course.isLast).toBe(true);
  });

  test('marks only what leads to a move of the step', () => {
    const course = new Course(game, lesson, around, () => undefined);
    for (const [at] of lesson.steps.entries()) {
      course.go(at);
      const { wanted } = movesIn(course);
      const { offers } = course.session.snapshot();
      expect(offers.length).toBeGreaterThan(0);
      for (const { kind, value } of offers)
        expect(wanted.some((parts) => parts.some((part) => part.kind === kind && part.value === value))).toBe(true);
    }
  });

  test('refuses a move that breaks a rule with that rule, and one that is not asked for without', () => {
    const course = new Course(game, lesson, around, () => undefined);
    let rules = 0;
    for (const [at] of lesson.steps.entries()) {
      course.go(at);
      for (const parts of movesIn(course).refused.slice(0, 15)) {
        const before = wordsOf(course);
        for (const part of parts) {
          const done = course.session.pick(part);
          if (!isLeft(done)) continue;
          if (done.left._tag !== 'Fault') rules++;
          else expect(['play.lesson.other', 'this is not part of a move']).toContain(done.left.reason);
          break;
        }
        // Some refused moves begin with all the clicks of a requested move.
        if (course.isDone) course.go(at);
        else expect(wordsOf(course)).toBe(before);
        while (course.session.snapshot().picked.length > 0) course.session.unpick();
      }
    }
    expect(rules).toBeGreaterThan(3);
  });
});

test('a hint comes after two wrong tries, and is gone with the next step', () => {
  const [, game, lesson] = all[2]!;
  let changes = 0;
  const course = new Course(game, lesson, around, () => changes++);
  const miss = () => {
    expect(isLeft(course.session.pick({ kind: 'square', value: 'a1' }))).toBe(true);
    course.missed();
  };
  miss();
  expect(course.wantsHint).toBe(false);
  miss();
  expect(course.wantsHint).toBe(true);
  expect(changes).toBe(2);
  course.go(1);
  expect(course.wantsHint).toBe(false);
  course.go(99);
  expect(course.at).toBe(1);
});

test('the step of an address', () => {
  expect(['lesson', '#lesson=3', 'lesson=x', 'lesson=-2', '', 'position=a'].map(lessonIn)).toEqual([
    0,
    2,
    0,
    0,
    null,
    null,
  ]);
});
