/**
 * Embeds a game in any page with two tags: `<script type="module" src="…/embed.js"></script>` and `<rulehouse-play game="terrafex">`. The
 * `<rulehouse-play>` tag can name a record instead of a game. Games, and the texts in the page's language, are loaded on demand.
 *
 * @packageDocumentation
 */

import { dress } from '../board/dress.js';
import { languageOf } from '../board/language.js';
import { deferPlay, definePlay, thinkIn } from '../play/define.js';
import { gamesLater } from '../play/games/later.js';
import { openWorker } from './worker.js';

// If the page does not set a size, use one that fits everything.
dress(
  document,
  ':where(rulehouse-play:not([small])){block-size:min(100dvh,56rem);--screen:min(100dvh,53rem);overflow:auto}',
);

thinkIn(openWorker);
deferPlay(gamesLater);
const isGerman = languageOf(document.documentElement.lang) === 'de';
definePlay([], isGerman ? [(await import('../../face/german/index.js')).german] : []);
