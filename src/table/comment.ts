/**
 * The texts of comments, and their number.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import { text } from '../core/reading/codec.js';

/** The greatest number of characters in a comment. */
export const longestComment = 1000;

/** The greatest number of comments of all players together. */
export const mostComments = 3000;

/** The codec of the texts of comments. */
export const commentText: t.Type<string> = /* @__PURE__ */ text(
  'a text of 1 to 1000 printable characters',
  longestComment,
  /^[^\p{C}\p{Zl}\p{Zp}]+$/u,
);
