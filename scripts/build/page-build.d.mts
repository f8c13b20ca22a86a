/** Writes the page of the server into a folder. */
export declare const buildPage: (outdir: string) => Promise<unknown>;

/** Writes the files for pages without npm into a folder, and says how many there are. */
export declare const buildBundles: (outdir: string) => Promise<number>;
