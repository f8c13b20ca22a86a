/**
 * What results are made of: the few functions of fp-ts that every program needs to read an `Either` or an `Option`. They are passed on
 * from here because plain Node cannot import the short names of fp-ts (`fp-ts/Either`) into an ES module; bundlers can.
 *
 * @packageDocumentation
 */
export { isLeft, isRight, left, right } from 'fp-ts/Either';
export { isNone, isSome, none, some } from 'fp-ts/Option';
