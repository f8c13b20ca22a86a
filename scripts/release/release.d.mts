/** The data that a maintainer states in release.json. */
export interface Stated {
  readonly repository: string;
  readonly site: string;
}

export const faultsOf: (stated: Stated) => readonly string[];
export const fieldsOf: (stated: Stated, directory?: string) => Readonly<Record<string, unknown>>;
export const readmeOf: (stated: Stated, text: string) => string;
