/** See type-names.mjs. */
export const typeNamesIn: (source: string) => ReadonlyMap<string, readonly string[]>;
export const shareWing: (files: readonly string[]) => boolean;
