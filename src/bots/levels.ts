/**
 * The bots of the library's games by strength, the weakest first. Pages and servers offer these instead of the texts that programs use.
 *
 * @packageDocumentation
 */

/** Five bots in text form, the weakest first. */
export type FiveBots = readonly [string, string, string, string, string];

/** The names of the five strengths, the weakest first. */
export const strengths = ['beginner', 'easy', 'medium', 'hard', 'best'] as const;

/** Bots that use the same search with more and more iterations. */
export const bySearch = (
  kind: string,
  [one, two, three, four, five]: readonly [number, number, number, number, number],
): FiveBots => {
  const bot = (iterations: number): string => `${kind}:iterations=${iterations}`;
  return [bot(one), bot(two), bot(three), bot(four), bot(five)];
};

/** The bots for each of the library's games, with strengths that were measured. */
export const strengthsOf = {
  terrafex: /* @__PURE__ */ bySearch('mcts', [90, 130, 250, 500, 1000]),
  toframenn: /* @__PURE__ */ bySearch('mcts', [60, 120, 250, 500, 1000]),
  transformartian: /* @__PURE__ */ bySearch('mcts', [100, 170, 300, 550, 1000]),
  icetraders: [
    'flat:iterations=10,explore=70',
    'flat:iterations=25,explore=70',
    'flat:iterations=50,explore=70',
    'greedy:by=1',
    'ismcts:iterations=1000',
  ],
  'terra-mystica': ['flat:iterations=20', 'flat:iterations=30', 'flat:iterations=80', 'greedy:by=1', 'plan'],
} as const satisfies Readonly<Record<string, FiveBots>>;

const isMeasured = (game: string): game is keyof typeof strengthsOf => Object.hasOwn(strengthsOf, game);

/** The five bots of a game; undefined if nobody has measured their strengths. */
export const fiveBotsOf = (game: string): FiveBots | undefined => (isMeasured(game) ? strengthsOf[game] : undefined);

/** The strength of a bot in a game, in one word; undefined if it is not one of the five. */
export const strengthOf = (game: string, bot: string): (typeof strengths)[number] | undefined =>
  strengths[fiveBotsOf(game)?.indexOf(bot) ?? -1];
