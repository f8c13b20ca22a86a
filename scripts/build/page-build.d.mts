/** Writes the page of the server into a folder. */
export declare const buildPage: (outdir: string) => Promise<unknown>;
