/**
 * The tag in which a record names the program that wrote it.
 *
 * @packageDocumentation
 */

/** The value of the tag `writer` in records that the command writes, for the given version of the package. */
export const writerTag = (version: string): { readonly writer: string } => ({ writer: `rulehouse ${version}` });
