/**
 * The building blocks of results: the types `Either` and `Option` of fp-ts, and the few functions that programs need to read them. The types and
 * functions are re-exported here because plain Node, unlike bundlers, cannot import the short names of fp-ts (`fp-ts/Either`) into an ES module.
 *
 * @packageDocumentation
 */
import type { Option } from 'fp-ts/Option';
import { constant } from './constant.js';

export { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
export { isNone, isSome, type Option, some } from 'fp-ts/Option';

/**
 * Nothing. A frozen value of this library that equals `none` of fp-ts. The value is frozen because it is handed out again and again.
 *
 * @example
 * ```ts
 * import { isNone, none } from 'rulehouse';
 * isNone(none); // true
 * ```
 */
export const none: Option<never> = constant({ _tag: 'None' });
