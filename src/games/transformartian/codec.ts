/**
 * io-ts codecs for positions of Transformartian, to check JSON that comes from outside.
 *
 * @packageDocumentation
 */
import * as t from 'io-ts';
import { list, whole } from '../../core/reading/codec.js';
import { exact } from '../../core/reading/objects.js';
import { codecsOf } from '../../core/reading/options.js';
import { described } from '../../core/reading/schema.js';
import { show } from '../../core/values/fault.js';
import { drawing, optionTable } from './options.js';
import { colourIndex, colourLetter, isColour, noMedium, type Settings, type State } from './state.js';
import { colours, five, lastTurn } from './tables.js';

/** The codec of a colour number. In JSON, the number is written as the colour's letter, or as `-` for no colour if that is allowed. */
const colourNumber = (none: boolean): t.Type<number, string> =>
  described(
    new t.Type<number, string>(
      'a colour',
      (u): u is number => whole(none ? noMedium : 0, 5).is(u),
      (u, context) => {
        if (none && u === '-') return t.success(noMedium);
        return isColour(u) ? t.success(colourIndex(u)) : t.failure(u, context, `${show(u)} is not a colour`);
      },
      (colour) => (colour === noMedium ? '-' : colourLetter(colour)),
    ),
    { enum: none ? [...colours, '-'] : colours },
  );

const lasting = (({ exxtra: _cards, grid: _drawn, ...rest }) => rest)(optionTable);

/** JSON codec that checks only the form of positions. The codec does not check whether the parts of a position fit together. @rule TX-10.3 */
export const position: t.Type<State, unknown> = exact<State>('a Transformartian position', {
  grid: list(colourNumber(false), 25, 30),
  turn: whole(1, lastTurn),
  hands: list(colourNumber(true), 2, 3),
  smalls: list(whole(0, 8), 25, 30),
  scores: list(whole(0, 999_999_999), 2, 3),
  settings: exact<Settings>('settings', {
    ...codecsOf<Settings>(lasting),
    shapes: list(drawing, five, five),
    levels: list(whole(1, 99), 1, 9),
  }),
});
