/**
 * The building blocks of results: fp-ts's types `Either` and `Option`, and the few functions that programs need for them. The library re-exports
 * these types and functions of fp-ts, because plain Node, unlike bundlers, cannot import short names such as `fp-ts/Either` into an ES module.
 *
 * @packageDocumentation
 */
import type { Option } from 'fp-ts/Option';
import { constant } from './constant.js';

export { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
export { isNone, isSome, type Option, some } from 'fp-ts/Option';

/**
 * The `Option` that has no value. It equals `none` of fp-ts, and is frozen because the library returns this one object again and again.
 *
 * @example
 * ```ts
 * import { isNone, none } from 'rulehouse';
 * isNone(none); // true
 * ```
 */
export const none: Option<never> = constant({ _tag: 'None' });
