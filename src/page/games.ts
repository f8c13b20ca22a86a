/**
 * The games of a page: each is loaded when a table of that game is joined.
 *
 * @packageDocumentation
 */
import { defineBoard } from '../board/define.js';
import type { BoardGame } from '../board/game.js';
import type { GameTypes } from '../core/contract/game.js';
import type { Face } from '../face/face.js';
import type { Catalogue } from '../face/message.js';
import { join } from '../session/remote.js';
import type { AnySession } from '../session/closed.js';

/** A game as a page needs it. */
export interface Parlour {
  /** Joins a table of the game. */
  readonly join: (table: string, token: string | null, catalogues: readonly Catalogue[]) => AnySession;
}

const parlourOf = <T extends GameTypes>(face: Face<T>, board: BoardGame): Parlour => {
  defineBoard([board]);
  return {
    join: (table, token, catalogues) => join(face, table, { catalogues, ...(token === null ? {} : { token }) }),
  };
};

/** The games by id. */
const parlours: Readonly<Record<string, () => Promise<Parlour>>> = {
  icetraders: async () => {
    const [{ icetradersFace }, { icetradersBoard }] = await Promise.all([
      import('../face/icetraders/index.js'),
      import('../board/games/icetraders.js'),
    ]);
    return parlourOf(icetradersFace, icetradersBoard);
  },
  'terra-mystica': async () => {
    const [{ terraMysticaFace }, { terraMysticaBoard }] = await Promise.all([
      import('../face/terra-mystica/index.js'),
      import('../board/games/terra-mystica.js'),
    ]);
    return parlourOf(terraMysticaFace, terraMysticaBoard);
  },
  terrafex: async () => {
    const [{ terrafexFace }, { terrafexBoard }] = await Promise.all([
      import('../face/terrafex/index.js'),
      import('../board/games/terrafex.js'),
    ]);
    return parlourOf(terrafexFace, terrafexBoard);
  },
  toframenn: async () => {
    const [{ toframennFace }, { toframennBoard }] = await Promise.all([
      import('../face/toframenn/index.js'),
      import('../board/games/toframenn.js'),
    ]);
    return parlourOf(toframennFace, toframennBoard);
  },
  transformartian: async () => {
    const [{ transformartianFace }, { transformartianBoard }] = await Promise.all([
      import('../face/transformartian/index.js'),
      import('../board/games/transformartian.js'),
    ]);
    return parlourOf(transformartianFace, transformartianBoard);
  },
};

/** The game with an id; undefined where the page has none. */
export const parlour = async (id: string): Promise<Parlour | undefined> =>
  Object.hasOwn(parlours, id) ? parlours[id]?.() : undefined;
