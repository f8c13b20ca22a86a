/** See type-names.mjs. */
export declare const typeNamesIn: (source: string) => ReadonlyMap<string, readonly string[]>;
export declare const shareWing: (files: readonly string[]) => boolean;
