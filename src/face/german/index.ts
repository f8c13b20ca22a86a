/**
 * All German texts for the library's games, boards and sessions.
 *
 * If you pass {@link german} to `defineBoard`, boards on German pages are in German. For German texts, pass one of the catalogues of {@link german}
 * to `session`, `join`, `look` or `say`. The titles of rules stay in English, as do the rule books.
 *
 * @packageDocumentation
 * @module rulehouse/german
 */
import { constant } from '../../core/values/constant.js';
import type { Catalogue, Language } from '../message.js';
import { icetradersGerman } from './icetraders.js';
import { terraMysticaGerman } from './terra-mystica.js';
import { terrafexGerman } from './terrafex.js';
import { toframennGerman } from './toframenn.js';
import { transformartianGerman } from './transformartian.js';
import { germanWith } from './words.js';

export type { Catalogue, Language, Translated } from '../message.js';
export { icetradersGerman, terrafexGerman, terraMysticaGerman, toframennGerman, transformartianGerman };

/** The German language, with a catalogue for each game of the library. */
export interface German extends Language {
  /** The catalogues of the library's games, keyed by the ids of the games. */
  readonly games: Readonly<
    Record<'icetraders' | 'terra-mystica' | 'terrafex' | 'toframenn' | 'transformartian', Catalogue>
  >;
}

/**
 * The German texts for every game of the library. For games by other authors, only the texts that all games share are included.
 *
 * @example
 * ```ts
 * import { say, terrafexFace } from 'rulehouse/face';
 * import { german } from 'rulehouse/german';
 * import { initial } from 'rulehouse/terrafex';
 * const speak = say([german.games.terrafex, terrafexFace.english]);
 * speak(terrafexFace.describe(initial, { _tag: 'GrowForest', square: 'c5' })); // 'Weiß lässt den Wald auf c5 wachsen'
 * ```
 */
export const german: German = /* @__PURE__ */ constant({
  language: 'de',
  games: {
    icetraders: icetradersGerman,
    'terra-mystica': terraMysticaGerman,
    terrafex: terrafexGerman,
    toframenn: toframennGerman,
    transformartian: transformartianGerman,
  },
  others: /* @__PURE__ */ germanWith({}),
});
