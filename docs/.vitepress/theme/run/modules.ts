/** The modules that code on a page may import, each loaded when it is imported. */
import { isOffered, type Offered } from './offered.js';

type Module = Readonly<Record<string, unknown>>;

const modules: Readonly<Record<Offered, () => Promise<Module>>> = {
  rulehouse: () => import('rulehouse'),
  'rulehouse/arena': () => import('rulehouse/arena'),
  'rulehouse/author': () => import('rulehouse/author'),
  'rulehouse/bots': () => import('rulehouse/bots'),
  'rulehouse/core': () => import('rulehouse/core'),
  'rulehouse/environment': () => import('rulehouse/environment'),
  'rulehouse/face': () => import('rulehouse/face'),
  'rulehouse/german': () => import('rulehouse/german'),
  'rulehouse/icetraders': () => import('rulehouse/icetraders'),
  'rulehouse/session': () => import('rulehouse/session'),
  'rulehouse/svg': () => import('rulehouse/svg'),
  'rulehouse/table': () => import('rulehouse/table'),
  'rulehouse/terra-mystica': () => import('rulehouse/terra-mystica'),
  'rulehouse/terra-mystica/ledger': () => import('rulehouse/terra-mystica/ledger'),
  'rulehouse/terrafex': () => import('rulehouse/terrafex'),
  'rulehouse/toframenn': () => import('rulehouse/toframenn'),
  'rulehouse/transformartian': () => import('rulehouse/transformartian'),
  'fp-ts/Either': () => import('fp-ts/Either'),
  'fp-ts/Option': () => import('fp-ts/Option'),
  'fp-ts/function': () => import('fp-ts/function'),
  'io-ts': () => import('io-ts'),
};

/** Loads modules by name; all names must be offered. */
export const loaded = async (names: readonly string[]): Promise<ReadonlyMap<string, Module>> =>
  new Map(await Promise.all(names.filter(isOffered).map(async (name) => [name, await modules[name]()] as const)));
