/** All games of the site, each loaded when a page needs it. */
export const parlours = {
  icetraders: () => import('./icetraders.js'),
  'terra-mystica': () => import('./terra-mystica.js'),
  terrafex: () => import('./terrafex.js'),
  toframenn: () => import('./toframenn.js'),
  transformartian: () => import('./transformartian.js'),
} as const;

/** The id of a game. */
export type GameId = keyof typeof parlours;
