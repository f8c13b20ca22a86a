/**
 * What bots know about the games of the library, with everything that was learned by self-play. Programs for Node.js always have it at hand, while
 * pages load it on demand.
 *
 * @packageDocumentation
 */
import { learned } from '../../bots/evaluations/terra-mystica/learned/index.js';
import { type Known, knownById, knownGame, terraMystica } from '../../bots/index.js';
import { game } from '../../games/terra-mystica/index.js';

const withLearned: Known = knownGame(game, { ...terraMystica, learned });

/** Returns the game of the library with the given id, and what bots know about it; undefined if there is no such game. */
export const libraryKnown = (id: string): Known | undefined => (id === withLearned.id ? withLearned : knownById(id));
