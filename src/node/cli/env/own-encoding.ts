/**
 * Encodings by other authors: a module that `--with` loads may export an encoding as well as its game.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../../../core/contract/game.js';
import { isObject } from '../../../core/reading/objects.js';
import { type AnyEncoding, anyEncoding, type Encoding } from '../../../environment/index.js';
import { guestExports } from '../../host/own-games.js';

/** True if a value has all the parts of an encoding. */
const isEncoding = (u: unknown): u is Encoding<GameTypes> =>
  isObject(u) &&
  typeof u['name'] === 'string' &&
  isObject(u['game']) &&
  isObject(u['actions']) &&
  isObject(u['actions']['space']) &&
  typeof u['actions']['idOf'] === 'function' &&
  typeof u['actions']['moveOf'] === 'function' &&
  isObject(u['layout']) &&
  typeof u['layout']['write'] === 'function';

/** The encoding that a loaded module exports under the given name or for the game with the given id; undefined if there is none. */
export const ownEncoding = (id: string): AnyEncoding | undefined => {
  const found = guestExports()
    .flatMap((exported) => Object.values(exported))
    .filter(isEncoding)
    .find(({ name, game }) => name === id || game.id === id);
  return found === undefined ? undefined : anyEncoding(found);
};
