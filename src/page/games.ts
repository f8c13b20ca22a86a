/**
 * The games of a page: each is loaded when a table of it is shown.
 *
 * @packageDocumentation
 */
import { isLeft, isRight } from 'fp-ts/Either';
import { defineBoard } from '../board/define.js';
import type { BoardGame } from '../board/game.js';
import type { Game, GameTypes } from '../core/contract/game.js';
import { ruleUrl } from '../core/contract/rule.js';
import type { Seat } from '../core/values/seat.js';
import type { Face } from '../face/face.js';
import { say } from '../face/message.js';

/** A position, as its seat sees it. */
export interface Seen {
  /** The view for the board. */
  readonly view: unknown;
  /** The state of the game in words. */
  readonly standing: string;
  /** The name of a seat. */
  readonly seatName: (seat: Seat) => string;
  /** Reads a move that is legal here: its value and its words; undefined for any other text. */
  readonly read: (move: string) => { readonly move: unknown; readonly words: string } | undefined;
}

/** A game as a page needs it. */
export interface Parlour {
  /** The titles of its rules by number. */
  readonly rules: Readonly<Record<string, string>>;
  /** The address of a rule in the documentation. */
  readonly ruleUrl: (rule: string, site: string) => string;
  /** Reads the text of a view; null for a text that is not one. */
  readonly see: (view: string) => Seen | null;
}

const parlourOf = <T extends GameTypes>(face: Face<T>, board: BoardGame): Parlour => {
  const game: Game<T> = face.game;
  const speak = say([face.english]);
  const rules: Readonly<Record<string, string>> = game.rules;
  return {
    rules,
    ruleUrl: (rule, site) => ruleUrl<string>({ id: game.id, rules }, site)(rule),
    see: (text) => {
      const read = game.viewText.parse(text);
      if (isLeft(read)) return null;
      defineBoard([board]);
      const view = read.right;
      return {
        view,
        standing: speak(face.describeView(view)),
        seatName: (seat) => game.seatName(seat, view),
        read: (moveText) => {
          const move = game.moveText.parse(moveText);
          return isRight(move) && isRight(game.check(move.right)(view))
            ? { move: move.right, words: speak(face.describe(view, move.right)) }
            : undefined;
        },
      };
    },
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
