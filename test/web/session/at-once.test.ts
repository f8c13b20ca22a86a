/** What a player hears of decisions that all seats make at the same time: each decision once, by name, and only when it was made. */
import { expect, test } from 'vitest';
import { german } from '../../../src/face/german/index.js';
import { icetradersFace } from '../../../src/face/index.js';
import { joined, names } from './joined-kit.js';

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

/** What the player of a seat hears while three seats choose their alignments and then pick their pieces, each report once. */
const heardBy = async (
  viewer: 0 | 1 | 2,
  catalogues: Parameters<typeof joined>[3] = [],
): Promise<readonly string[]> => {
  const spec = { options: { players: 3 } };
  const { play, say } = joined(icetradersFace, spec, viewer, catalogues);
  await soon();
  const heard: string[] = [];
  let last: readonly string[] = [];
  play.subscribe(() => {
    const { told } = play.snapshot();
    if (told.length > 0 && told.join() !== last.join()) heard.push(...told);
    last = told;
  });
  const decide = async (seat: number, move: string, ply: number): Promise<void> => {
    if (seat === viewer) play.play(move);
    else say({ _tag: 'Move', player: names[seat]!, move, ply });
    await soon();
  };
  await decide(2, 'good', 0);
  await decide(0, 'evil', 0);
  await decide(1, 'good', 0);
  await decide(0, 'pick:R1Y2', 3);
  await decide(2, 'pick:R2Y2', 3);
  await decide(1, 'pick:R1Y1', 3);
  play.close();
  return heard;
};

test.each([
  [
    0,
    [
      'The alignment of Ada: Evil',
      'The alignment of Bo is chosen in secret',
      'The alignment of Cy is chosen in secret',
    ],
  ],
  [
    1,
    [
      'The alignment of Ada is chosen in secret',
      'The alignment of Bo: Good',
      'The alignment of Cy is chosen in secret',
    ],
  ],
  [
    2,
    [
      'The alignment of Ada is chosen in secret',
      'The alignment of Bo is chosen in secret',
      'The alignment of Cy: Good',
    ],
  ],
] as const)('seat %i hears of alignments by name, and of no pick that was not made', async (viewer, alignments) => {
  const heard = await heardBy(viewer);
  expect(heard.slice(0, 4)).toEqual([...alignments, 'Now: the picks']);
  expect(heard.filter((text) => /pick of|[Ss]eat \d/.test(text))).toEqual([]);
  expect(heard).toContain('Now: the first ships');
});

test('the same in German', async () => {
  const heard = await heardBy(1, [german.games.icetraders, german.others]);
  expect(heard.slice(0, 3)).toEqual([
    'Die Gesinnung von Ada: geheim entschieden',
    'Die Gesinnung von Bo: gut',
    'Die Gesinnung von Cy: geheim entschieden',
  ]);
});
