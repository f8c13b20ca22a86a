/** Writes the server's page into a folder. */
export declare const buildPage: (outdir: string) => Promise<unknown>;

/** Writes the files for pages without npm into a folder, and returns the number of files. */
export declare const buildBundles: (outdir: string) => Promise<number>;
