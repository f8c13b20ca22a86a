/** The modules that code on a page may import: the built package, and the libraries whose values it uses. */
export const offered = [
  'rulehouse',
  'rulehouse/arena',
  'rulehouse/author',
  'rulehouse/bots',
  'rulehouse/core',
  'rulehouse/environment',
  'rulehouse/face',
  'rulehouse/german',
  'rulehouse/icetraders',
  'rulehouse/session',
  'rulehouse/svg',
  'rulehouse/table',
  'rulehouse/terra-mystica',
  'rulehouse/terra-mystica/ledger',
  'rulehouse/terrafex',
  'rulehouse/toframenn',
  'rulehouse/transformartian',
  'fp-ts/Either',
  'fp-ts/Option',
  'fp-ts/function',
  'io-ts',
] as const;

/** The name of a module that may be imported. */
export type Offered = (typeof offered)[number];

/** True if code may import the module of this name. */
export const isOffered = (name: string): name is Offered => offered.some((one) => one === name);
